/// Words of Polish in frequent use, each row with twice the binary logarithm of how often they stand in 920,000
/// words of text. Made by Training/Words/language-words.py from wordfreq's data (Robyn Speer and others,
/// CC BY-SA 4.0); docs/develop/licenses.md has their sources.
enum WordsOfPolish {
  static let table: StaticString = """
    30 w
    29 i nie na
    28 się to z
    27 do jest że
    26 o jak
    25 a ale co
    24 tak za od po dla
    23 tym czy przez tego są ma tylko już mi mnie ze
    22 może bo ja ten oraz bardzo będzie
    21 być jego by sobie ich mam jeśli roku też jeszcze był które jako jestem było jej kiedy który nawet teraz
    20 go no pod coś ci lat tam te więc gdy gdzie tej bez żeby jednak lub wiem nic wszystko można przy ludzie przed więcej
    20 chyba ludzi nas także tu on
    19 była u tych również ta takie ktoś niż dobrze kto zawsze która właśnie masz sie aby albo ty osób czas mają dzięki którzy
    19 podczas
    18 bardziej dlaczego dzieci nich raz mu nad nigdy pracy im mamy życie chce dnia innych je jesteś temu tutaj wiele został
    18 będą jeden miejsce polski wszyscy wszystkich wszystkie były kilka nam sposób we domu dzień których prostu razem siebie
    18 taki chodzi swoje trochę czasu dlatego każdy którym dwa miał moje mój naprawdę ok polsce sam trzeba ją mieć mówi nim
    18 ciebie mogą mogę oni cię dalej dużo nikt stanie
    17 dziś której moja ona rzeczy strony życia kraju pierwszy the jakie lepiej potem wtedy aż będę dni jaki osoby tyle cały
    17 ile moim my najbardziej niego wielu czasie inne według czemu czym musi oczywiście swoją została zrobić świata czyli
    17 którego między niech proszę taka temat ani prawa później takich wszystkim dobry możesz pan pewnie czego często jeżeli
    17 nadal was jakiś polska poza dziękuję jakieś lata np prawo rok dwóch jesteśmy dzisiaj kiedyś ponad zdjęcie część miasta
    17 prawie stronie swoich
    16 chcę jednym kurwa nowe pani powiedział problem samo takiego trzy wygląda chcesz film miała niej tą wcześniej świecie one
    16 swoim części gdyby końcu miejscu nowy ponieważ robi szybko dobra koniec obecnie pewno szkoły którą mimo możemy prawda
    16 nadzieję należy nasze około powodu przecież razy swojego wydaje byli dopiero jakby rozumiem sama swojej wieku wiesz bym
    16 celu historii jedna latach miejsca mojej tę wciąż wśród zbyt dwie muszę of państwa pierwsze samym sprawie widzę
    16 większość dość kogoś powiedzieć robić słowa typu wam wie człowieka da dokładnie myślę swój udział zdjęcia świat brak
    16 chociaż dobre grupy początku pytanie razie rodziny takim centrum danych drugiej jednego jedną każdym kilku maja mojego
    16 niestety znaczy życiu choć jedynie każdego natomiast pieniądze pomocy powinien usa wraz zaraz zostały związku
    15 człowiek dziecko mniej nasz naszych ostatnio partii pracę przypadku raczej rzecz znaleźć śmierci coraz czasem daj jedno
    15 kobiety skoro de innego nr przykład sobą uwagę ważne chcą dzieje nią twoje zamiast e informacji jednej końca różnych
    15 znowu zostało będziemy in kobiet myśli nimi ogóle sprawy strona system sytuacji innymi moją nowego oznacza przeciwko
    15 przynajmniej rady ziemi inny naszego zarówno zmiany and gra głównie innym istnieje lecz mieszkańców naszej poprzez wobec
    15 względu zostać źle drugi lubię moich podoba ramach rząd szczególnie twój warto wody wystarczy zostanie całe działa fakt
    15 ii informacje polskiego pomiędzy pomysł sa stało taką zł żadnych będziesz daje działania gdzieś inaczej mało minut osoba
    15 pomoc sprawa znajduje boże bądź długo grupa gry kolejny miasto miałem mieście naszym stronę wojny zobaczyć chwili ciągu
    15 http marca musisz mógł pieniędzy powinno super ciekawe idzie jednocześnie jutro kultury mieli nocy pis pisze polskich
    15 problemy udało widać wy
    14 chciał dom iść iż jakoś jaką muszą mówią pierwszym projekt samego sprawę sumie trzech wiadomości xd zanim znam byłem
    14 całą czegoś firmy kobieta kocham musimy następnie nowych państwo podstawie polskiej program same wczoraj dr godzin
    14 godziny historia kim możliwe najlepiej oczy okazji polskie razu trudno września zgodnie klasy książki mocno najpierw
    14 nasza pana pokoju rano rozwoju różne skąd władzy byłoby cała ciągle czasami kogo miało mną mówić nowa nowym panie
    14 października pierwszej pomóc przede szkole wcale zależy całej całym cztery dane dać drogi inni jaka kolejne la
    14 możliwości organizacji pamiętam prawdopodobnie prezydenta przepraszam szczęście terenie tys zdrowia zrobił zwłaszcza
    14 drodze imię kraj miesięcy ostatni praca stan stanu szkoda takiej twoja zupełnie czerwca jakim lutego mogli mówiąc obok
    14 ochrony oto pierwsza podobnie powinna rodzaju serio stycznia ustawy śmierć akcji chwilę czuję grudnia góry momencie
    14 nowej projektu pół warszawa warszawie byłam kościoła liczba postaci rodzina sami sieci spraw tez tymi ulicy zaczyna
    14 zdjęć badania europy kwietnia mama mówię nami niektórych prezydent ruchu stać telefon tysięcy tzw walki wszystkiego
    14 wyniki zjednoczonych zmienić żyć bezpieczeństwa całkiem ciała każda każdej listopada macie małe media mężczyzn systemu
    14 trakcie uwagi wartości zwykle całego ciężko gdyż głos kierunku miały nagle najlepszy niektórzy nikogo ojciec ostatnie
    14 pomocą poziom programu pytania rosji tydzień zespół znacznie brzmi chcemy duże głowy juz język miałam niektóre
    14 odpowiedzi policja ponownie rodzice sierpnia stylu uważam wielki zaś żadnego całkowicie celem dniu jasne kupić lipca
    14 możliwość nauki oprócz parę powiem powinni rynku tobie wiadomo wiec większości xx you
    13 dawno dziecka filmu francji gminy km najlepsze pierwszego powinny prowadzi robią siły sytuacja widzisz wiedzieć
    13 zdecydowanie zobacz autor dostęp hej jakaś języka kościół miłość najmniej niby plan potrzebuje samej spokojnie twoim
    13 wyborach wyłącznie zdaniem znów chciałbym drugie kolei ludziom naszą polecam rządu ręce serca stanowi stron szkoła słowo
    13 ul widziałem wiedzą wybory żyje artykuł broni czymś europie liczby matki napisał okres pracowników rodziców twarz
    13 wrażenie wyniku względem właściwie związane łatwo badań droga druga drzwi mówił nazwa niczego nieco numer ostatnich
    13 policji polskim poniżej poważnie praw tekst tobą tygodniu wielkie wokół blisko bóg cóż itp matka miłości mogła odpowiedź
    13 polityki ponadto posiada prace produkcji spotkanie wiemy wpływ zasady zatem źródło boga brakuje członków dziewczyna
    13 dziewczyny filmy jakiegoś komisji lepsze lubi nową pewien pięć poziomie problemu problemów serii słów uważa wkrótce
    13 wolności wszędzie środowiska drugim działalność internet ludźmi mały możecie online pojęcia sporo stał tv uda wersji
    13 wiadomość wypadku zespołu zmian al fajnie for internecie kategorii krwi minister mln moze muzyki niczym niemcy okresie
    13 powiedziała powinniśmy przeciw ruch serce społeczeństwa studia treści współpracy wysokości własne zaczął zazwyczaj
    13 żadnej cześć firma głowie jakąś miejsc miesiąc mocy nazywa obraz pochodzi porządku proces rację rolę rozwój stąd sztuki
    13 twojej tytuł wielka wierzę wina wreszcie wspólnego wziąć zna znaczenie znajdują żaden cokolwiek czasach daleko dodatkowo
    13 dostać europejskiej głosów koło meczu musiał obu pewne pierwszych pokazuje polaków potrafi przyjaciół przyszłości robisz
    13 stary szczerze zacząć związek budynku cel codziennie czasów dobrym idę ilość konto moment noc ojca osobą podobno pory
    13 post spotkania stoi syn służby twarzy unii widzenia wyboru świetnie cm częścią edukacji iii języku krajów liście ogólnie
    13 pl pomimo pracuje prawdziwe proste sprawia sąd tacy wiecie y zdanie złe św święta art błąd dniach dobrego dolarów
    13 działań dziwne euro google jesteście linii listy myślałem mógłby partia pewnością pracować robię wybór akurat chciałam
    13 dał dopóki głównym ministra niemal obrony pisać prawdę premier stanach twojego wojna wolność wsi zostaje
    12 bedzie czeka dotyczące ilości jedzenie ku link mała najczęściej piękne początek pokazać potrzeby pozwala południowej
    12 rynek rzeczywistości samochód stanowisko uwaga zawiera zrozumieć bezpośrednio członkowie dotyczy drugiego ds
    12 działalności formie krajach pewnego pełni polityka rodzaj rodzinie rozmowy stopniu wersja włosy zajmuje znany zrobi byc
    12 cieszę doszło drugą duży energii faktycznie kolejnych liczy milionów muzeum myślą młodych młodzieży opozycji pamięci
    12 piosenki szef szkół twitterze tymczasem uniwersytetu wiedzy wielkiej witam wychodzi własnej środku braku chciała
    12 czterech decyzji gówno historię jedyne john kontroli lepszy muzyka pierwszą piątek podobne polacy radę reszta
    12 rzeczywiście spoko stacji staje stara strasznie sukces sądu trwa ue warszawy wg wieczorem wyjść wypowiedzi zadanie
    12 źródła armii brat ceny czuje dawna innej jedynym jesli kimś kończy książek los me miesiące mm moi myśl myślałam
    12 mężczyzna new ostatnim powie pozycji problemem przypadek rp rękę społecznej widzi wyborów wówczas środków akcja ciało
    12 czytać dobrej dużej dużą gdybym jedyny każde komentarz komuś mecz myślisz narodowego niedługo niemiec okazało opinii
    12 opis osobiście piękna powierzchni powoli przyszłość punktu regionie roli samych sił wschodniej wynik wynika wzrost
    12 władze znaczenia zostali zły byłby ból chętnie człowiekiem dam dobrą głowę internetu itd jakiego jakimś jednostki mówisz
    12 niedawno ostatecznie plus premiera profil publicznej punkt sprawdzić stanów stosunku telewizji weź wolno wymaga wynosi
    12 własną zmienia znalazł zwierząt złego atak bycie choroby dyskusji dłużej facet filmów inna kiedykolwiek kod kontakt
    12 liceum list ludności min niemczech niewiele odpowiada pokój politycy pomaga prac prezes przypomina próbuje póki stare
    12 uczniów udziału warunki widziałam wielkiego światowej chciałem drogą drogę filmie godzinę gorzej komentarze książka
    12 miast mieszka nagrody najlepszym napisać nasi osobę pasuje potrzeba powodzenia powód sezon stała szybciej tata tuż
    12 tygodnie tłumaczenie wielkim większe woli wydarzenia własnych zakresie zmiana znak zrobię związanych biura chciałabym
    12 chuj cos dosyć duża granicy ha is it konta kwestii miejscach miło momentu musieli najlepszych okolicy parku pobliżu
    12 pomoże poznać przestrzeni punktów rozwiązanie sensu swego syna szansę trudne walczyć wielką woda zdrowie zeby zostaną
    12 byś chcecie dostał doświadczenia dyrektor gimnazjum istnieją jakich jakiej kampanii którymi michael mieliśmy mężczyźni
    12 niepodległości obchodzi polega praktycznie prawdziwy pytań samochodu sprawiedliwości stanowiska tle twierdzi tygodni
    12 użytkowników wasze wchodzi własnego zapewne zdaje zła buty chcieli decyzję forum grupie krakowie krok leży lubisz
    12 mnóstwo myśleć nagrodę narodowej natychmiast nogi normalnie ono państw równie samą specjalnie technologii uczyć ustawa
    12 weekend więzienia wręcz wsparcie wątpliwości zasad znasz żona bierze boli broń chłopak głupi hiszpanii każdą kolejna
    12 nikomu oficjalnie powiedz pro prof przykro san składa swoimi szukać twoich twoją większą łatwiej żołnierzy biorąc budowy
    12 cie czarny decyzja grać jakości jan jezu jorku kraków króla metrów moc młody nazwisko oczach oglądać pojawia
    12 politycznych potrzebne powstania publicznych roboty siłę telefonu wiedział wiek wodę wolny zachód zasadzie zgadza ładnie
    12 środki żebym andrzej angielski charakter czekać gospodarki główny książkę kwestia miejscowości model najlepsza
    12 najważniejsze niedzielę obie okazuje pewna pewnym piękny powodów pozostaje skład stanowią wybrać wyszło znajdzie
    12 zobaczymy zrobiła złotych
    11 banku bycia bylo dobrych efekt grup imieniu lekarza lekko lista listę największy nauczycieli nauczyć obywateli ofiary
    11 operacji ostatniej pięciu politycznej powyżej poziomu połowie północnej radio rozwiązania rzadko siedem spotkać
    11 społeczeństwo społecznych sytuację sześć słyszałem układ umowy uwielbiam walka wojnie wolę wspólnie władzę zachowanie
    11 zewnątrz znajomych ameryki budynek będąc ciąży czasy dowód jedyna konstytucji lekarz londynie mając materiały miliony
    11 mogło najwięcej niezależnie opinie ostatnia patrzeć pięknie polską porównaniu prawem prowincji przeczytać serial spać
    11 szpitala tygodnia usług uważasz widok własnym zagranicznych zastanawiam zmieni znajdziesz łodzi świetny czekam córka
    11 dają dodać dostępne dowiedzieć firm formy górze głównej internetowej klubu kości kraje mediów mieszkanie największe
    11 następnym nazwy poczucie podróży pojawił poparcie powoduje prawdy rosja sklepu stopnia studiów szansa słońce tysiące
    11 użytkownika wartość wyraźnie wywiad zachodniej zaczęła zgadzam żywo aktualnie bank biały częściej inną jedzenia kochanie
    11 konferencji król leci materiał mieszkania mowa mąż nigdzie odcinek ode opieki organizacja polskę poniedziałek postać
    11 pozdrawiam psa regionu samolot sobotę styl typ urzędu wyjdzie własny zabić zaledwie zrobili ataku brata byłeś dosłownie
    11 dużym działanie dziećmi granicą interesuje jakbym jazdy jeść komunikacji krew marek max małych musiała nowo patrz paweł
    11 powietrza powrót pracował procent przejść przyjdzie przyznać publicznego rada rozmawiać samochody siostra sprzedaży
    11 szanse szczególności sądzę słucham teren twitter twittera video wejść wideo wniosek wojnę wojska wrócić wszelkie wygrał
    11 wypadek wziął średniej światła źródeł administracji angielskiego artykułu bliżej boję chodzić demokracji dzielnicy grę
    11 głupie jednakże kolejnym kolor koszty ks liczne mediach nazwie park podróż polityczne polityków potrafią powstanie
    11 religii sprawdź słuchać tom troche tworzy uczucie używać zachowania zero zmarł znane śmieszne cena chodziło cicho
    11 członek dotyczących długi facebooku fajne idź jana kg klasa klasie kuchni liczbę liczyć największych największym
    11 nauczyciel pamięć pełne pies plany pochodzenia policję portalu potrafię pozostałych programie przepisy przeszłości robił
    11 rozpoczął rozumie ryzyko seks sens sklepie spośród słyszę ukrainy umiejętności używa walce wiary województwa wysokie
    11 wysokość zacznie zakaz zapraszamy światło żyją biuro bowiem domów doskonale dużych działać el główne jakość japonii
    11 jezus klub konkurs le mózgu nazwiska ofiar pamiętaj papież potrzebuję powinnam pozostałe połowa prezesa prowadzić próby
    11 ps pt rośnie skali stolicy szczęścia urząd warunkach wewnątrz wolne world wskazuje zdania azji brać czuć drużyny
    11 dzieckiem grupę górę głosowania głosy halo jedyną karty koncert kościele kultura lubią materiałów miarę mieszkańcy
    11 narodów oh oko okresu piotr piszę polityce prawdziwa prawej procesu przypadkach późno raport republiki rządów różnica
    11 sali serialu spokój sprawą szefa szpitalu teksty trzeci uczestnicy uczestników widział wierzy wyglądają wyglądać wyżej
    11 wzrostu władz znać łączy życiem afryki celów chłopcy cieszy córki david dostępu dupie dupy dziedzinie dziennie
    11 dziękujemy gier gość instytucji jechać kasy każdemu kocha kolega komisja kontekście lewej móc najlepszego narodu news
    11 obejrzeć parlamentu patrząc portal prywatne płyty rodzin ręki sezonie skończy społeczne takimi tytułu uczucia wierzyć
    11 wsparcia wyjątkiem wystarczająco zmianę zmienił zresztą żadna żart album ang angielsku bezpieczeństwo chwila dobranoc
    11 drzewa faktu firmę gazeta internetowych jakiejś kompletnie love miejscem mogły mozna nadzieje narodowy nauka nazwę
    11 pamiętać powstał pracownicy przedstawia punkty pyta pytam północy rzeki sezonu siedzieć skóry status stały
    11 stowarzyszenia strach studentów szukam teorii tj wrócił zaczęło łódź łącznie adres akcje artykuły cenę czarne darmo
    11 doświadczenie ej funkcji głównych james komu konkursu lgbt lol mogłam następnego niemiecki osiem otwarcie panowie podaje
    11 podejście poszedł powrotem proc profesor projektów prosto przodu przychodzi pójdzie pójdę płci sceny siedzi staram
    11 sztuka słońca terytorium trzyma tvp uniwersytecie wakacje widzieć wieczór większej więzieniu wrocław youtube zachodu
    11 zajęcia ziemię anna całości dziennikarz długość festiwalu finansowe godzinie głosu głową idealny informacja któremu
    11 metody miesiąca męża należą napisane nazwą niezwykle oceny odpowiednio otrzymał otwarte papieża pełna podstawowych
    11 politykę poszczególnych prezent projekty przestać pójść raka red relacji rodzinę rosyjski sensie show sport sto szacunku
    11 szkołę sędzia termin warunków ważny wielkości wielokrotnie większa większy wstyd wydania występuje zaczynają zdobyć
    11 zwycięstwo adam auto autora budowa budynków czekaj dajcie dniem francja gwiazdy głównego handlu info iv jezusa małym
    11 milion morza młodzi nauczyciele obecnej obecny okej ostatniego piszą planu początkowo pozwolić pozycję połączenie
    11 programy regularnie społeczności sprawach sprzed statystyki stowarzyszenie systemie szacunek tyłu uchodźców usługi
    11 uwierzyć ważna wolnego wydarzeń wyjścia wyrok wysoki zabawy zadania zakupy zapraszam zarządu zbrodni zdjęciu zwierzęta
    11 żadne żony akt ben byle byliśmy cele choćby czerwony czytam data dodatkowe dół długie europejskiego fajny fanów głośno
    11 główną hotelu idealnie kawałek klientów miastach muzykę największą niemożliwe obiad ochotę odpowiedzialności okazję
    11 owszem podobny pole poseł potrzebują powstała prl produkcja przemysłu reklamy resztę rodziną rozpoczęła rozumiesz seria
    11 sieć siostry spokoju spotkaniu starego stronach stworzyć szans tekstu tematy test transportu uczniowie utrzymać
    11 wiedziałam wiedziałem wiedzę wprost wykorzystać założyć zdarza zwrócić śmieci
    10 badanie białe czwartek czynienia członkiem dokumenty dostanie dowodów dwoma dzieciom emocje europa europejskich festiwal
    10 forma jestes kobietę kolejną komentarzy ksiądz ktos kwiaty lepszego międzynarodowej nieważne opowiada perspektywy
    10 poglądy pojawiają przyjaciele radia relacje stwierdził słabo tradycji trzymać tworzą uczelni uzyskać widzimy wiecej
    10 wielkich wpływu wykonane wyników wzdłuż właściciel zamian ziemia znalazłem zrobiłam środowisko armia biznes byłaby bólu
    10 całość chronić czujesz dochodzi dodaje fragment godz główna jedzie kandydatów kary las marsz ministerstwa myślenia
    10 najgorsze nienawiści obejmuje obrazy obszarze oddać oj osiągnięcia ostatnią placu pozwoli produktów przepisów publikacji
    10 reakcja rąk samochodów se start szczyt szkołach treść urodziny używane walkę wow wprowadzenie wygrać wyspy zależności
    10 zapewnić świetne życzę żydów all artykułów bronią cholera dyrektora działo granice kobietą kontrolę ktokolwiek materiału
    10 mówili mówimy naród nienawidzę nieźle normalne obronie odpowiedzialność opinię osiągnąć pisał poznań pracują prawdziwym
    10 prezydentem produkty przeciwieństwie przekonać przemocy próbował restauracji robimy sen setki skutek sprzedaż stali stop
    10 ukrainie umowę uważają wami wiedza większych wojsko wspomnienia wygląd wyszedł zachować zeszłym znana absolutnie
    10 autorstwa bazy będziecie cyklu czyta częściowo decyzje drużyna drzew etc francuski grze głęboko jasno koniecznie
    10 krzysztof krótko kurs letni małego michał miesiącu międzynarodowych mózg następny oba odkąd ogromne panią pary pol
    10 potrzebujemy powstrzymać południe programów publicznie rosyjskiego rozmowa rękach sekund sercu serwis siedzibą skarbie
    10 specjalne st starych swej szczegóły szeroko uniwersytet wbrew wpis wrześniu wtorek wynikiem zabawne zaczęli zagrożenia
    10 zapłacić założenia zmieniło znanych średnio środka świadomość świetna ameryce amerykański aresztowany city dodał dole
    10 dostałem działają dziesięć dzieła elementy fundacji george gości granicę gratulacje głowa harry jednostek kanał korzyści
    10 lekarzy lokalnych małej najlepszą najwyższy niz obecność oczywiste odbył odnośnie organizacje panu piwo platformy
    10 polityk pracownik profilu przygotować przykładem próba publiczne racji rzeczywistość sklep smutne spod sprzęt spróbować
    10 stany straty tematu uczy udziałem wersję widzą znalazła świętego żebyś artykule bazie bronić brytanii bywa czele
    10 dokumentów domy dotąd dowody dróg fakty gazety gotowe historie igrzysk imigrantów istnienia janusz kierowca kierowcy
    10 kilometrów koszt logo maju małżeństwa ministerstwo mogłem mogłoby napisała następne natury obowiązek ochrona odbyła okno
    10 okoliczności partie paul państwowej pełen podatku podać pola pomysły poparcia populacji potrzebna powietrze poznaniu
    10 połowy przypadków robert sejmu spotkań strefy szuka top tworzenia układu up ust wejście wraca wschodu wspólnoty
    10 wszystkimi wyborczej wydanie wysoko wyspie zadaniem zająć zmianie znają związki alkoholu auta budowę budżetu chłopaki
    10 dasz dostaje ducha edycji from góra ilu international kasę konieczne kosztuje lekcje lekcji małą nadaje narzędzia
    10 niemieckiego osobom para patrzy piosenka podobnych polityczna powszechnie połowę producent przeszkadza przyjaciela
    10 przyszedł punkcie reformy specjalnych sześciu tomasz ubrania usłyszeć użyciu wewnętrznych wschód wydziału wyjątkowo
    10 wysłać włosów zabrać zapomnieć zjeść zrobiłem świąt święto święty żoną angielskim anglii australii błędy chiny choroba
    10 czerwcu córkę danej daniel dokument dziewczynę dziwnie efekty firmie hasło https imprezy instytut jakbyś językiem kawy
    10 koncie korzystać krótki ledwo lee ligi marcu maria marszu minuty młoda młodzież najprawdopodobniej naturalne niedaleko
    10 niesamowite oczu odnaleźć odpowiedzieć ograniczenia okna osobie pawła piłki poszło poważne powiedzenia południowo
    10 połączenia przedsiębiorstwa przyczyną przypadkiem psy rosyjskiej rządy siła skończyć sposobu starszych trafił tylu udaje
    10 wodą wrocławiu wróci wschodzie zagrożenie zasługuje zgody zrób związków złoto łóżka ślub agencji am amerykańskich black
    10 ciekawy dała dziennik edukacja grzegorz hmm idą indziej inicjatywy komputer ktore lekarze leki lepsza medal meksyku
    10 miejskiej mistrzostw mniejsze najszybciej następujące naukowych nawzajem ochronę oka okolicach określenie pobytu
    10 podstawowe pokazują potrzebujesz powiedzieli prawdą przedstawiciele przyjaciel przyjaciółmi reakcji samolotu scenie
    10 serwisie siłą sposobem transport trasy tvn tłumaczy usta użyć vs wiedzieli wracam wzór węgla zarządzania zrobione
    10 śmiercią środę żołnierze artystów bohaterów boku ciekawa czerwone czytaj internetowa jaja jarosław kolejnego koleś
    10 komitetu kurde leczenie lewo life linki live mieszkam naukę nieba nosi obecności odbywa odszedł ognia opcji organizację
    10 ośrodek pacjentów pamięta paru pewnych pełną piszesz podstawy podział pojawi poland pora powodem południu pośrednictwem
    10 przedstawicieli przyjęcia racja radość reszty rewolucji rozdział serwisu społecznego stałe straszne syrii szczęśliwy
    10 sędziów tematem trzecie with większego wolnym wprowadzić wyobrazić wyszła zaczynam zamiar znamy złota ściany śniadanie
    10 as bawić be biała chciałby chin chłopaka dodatek domem dotychczas dyskusja dziwnego element emocji godzina gorąco grał
    10 grozi grudniu idziemy imienia istotne jadę kaczyński kadencji kierunek kieszeni kilkanaście klimat konkursie krajem
    10 leczenia mięsa mięso moge mogłaby najwyraźniej narodowe niebo oddział peter podstawowej pojawiły polscy polu poszła
    10 potrzebny pracą praktyce prywatnych przyczyny przypominam rana spróbuj spółki stopni strachu straży słychać tekstów
    10 tytułem tzn winy wspaniałe wspaniały współpracę wydawało wydział xix zabawa zacząłem zakończenie zakład zapytać
    10 zatrzymać zginął ładne średnia akademii amerykańskiej anty aplikacji babcia bogu boi byl cen cieszyć czekają dało doktor
    10 dostaniesz dostępny dumny dziadek em en gazu granic głosowanie hasła idziesz informację jacek kara kontaktu kryzys marki
    10 masa miałby misji mistrz mówiła najważniejszych naprawde niezbyt nosić obozu opinia osobami otwarty pojawiła polityczny
    10 powiedziałam procesie prowadzenie przyczyn przyjęcie rocznie roślin ryby starym stracił styczniu służy temacie umie
    10 uniknąć upadku usunąć warte wniosku wpływem wymiany własności znajdą łatwe środek świetle źródłem biorą blog czarna
    10 czytania dawać dna dookoła długości funkcję galerii gotowi grecji humoru inwestycji jakis kochasz kosztów krajowej
    10 krótkie linia lot marcin międzynarodowe musiałem nato nauk ni niemniej not opowieści otrzymała pamiętasz popularne
    10 prowadzenia prowadzone przyjąć północ płacić rio rt sesji sportu społeczeństwie sprzętu stworzył sądzie teoria this
    10 trzecia umiem wybuchu wygra wyjaśnić zachodzie zaczęły zamek zauważyć zimno związany złoty środowisku żal ah aha
    10 amerykańskiego branży brazylii byłaś błędów cechy chorych człowieku dachu doczekać drzewo duda dzieło fb gdańsk języków
    10 klubie krakowa kwietniu marka mieści modelu moskwie nadziei nagrania najwyższej obcych obszar oby odpowiednie
    10 odpowiedzialny ogromny open państwie państwowych plac pochodzą pogoda poprzednich powiatu powrotu prawdziwą prosty
    10 prowadzą przekazać przerwy przestrzeń przewodniczący przypadki przyszłym radości różnice sposoby stosunkowo studio
    10 sukcesu swych symbol systemem tk trener tusk tworzenie twórcy wiatr wnioski wszedł wyborców wybrane wybrany wydawać
    10 wyglądało władza zachodnich zarazem zauważył zdobył zestaw zgoda zrobisz świadczy żadnym akcję amerykańskie analizy
    10 braci charlie chorób chrystusa chwile danego darmowe day dostała drogie dzisiejszych formę godzinach grupą głosować
    10 hotel idealne kartę kina komórki książce ktory lasu miastem mierze mistrzostwa międzynarodowy miłego mowy nagroda nagród
    10 najwyżej nauczania obowiązki odcinku ogień ojcem ojczyzny ostro państwowe pewność podaj pojęcie pokazał powinieneś
    10 przeczytaj przypomnieć przyszła próbują referendum reklama religia religijnych rzeczą scenariusz serdecznie skalę
    10 skończył skutki sms spadek spodnie spodziewać stosuje stworzenie sztuk szwecji trasie troszkę trudności turnieju uk
    10 wcześnie wypowiedź wywiadu znalazłam zobaczysz zostawić
    9 ależ białorusi bilety bloga bohater bożego czyni dali dodatku dorosłych dzieli dziennikarzy dziewczynki elementów faktem
    9 gaz gospodarka karę kot lato lesie man małżeństwo morze mów nagranie obawiam oczami odbędzie opisuje piosenek pisarz
    9 polityczną pomyśleć posiadają pr przestań rozmowę samochodem si solidarności starszy strefie swą szefem szereg szkolenia
    9 tel ulicach us ważniejsze wprowadzenia wyborcza wydał włochy xxi zakresu zastanawia zginęło znaleźli żonę aborcji
    9 charakterze chinach chłopców ciepło cudem dupę dużego dziewczyną ego ewentualnie facebook gen holandii house imperium
    9 jakies kamery kolegów konsekwencje konsekwencji kulturze licznych linie lipcu ludzkie matką minimum naukowe
    9 niebezpieczne niemców obiekt obrazu określa opozycja otworzyć paryżu patrzcie październiku pkt politycznego porozmawiać
    9 posiadanie potrzeb pozytywnie prawdziwego prawnik prawnych przechodzi przeżyć prędzej reguły różni silnik solidarność
    9 sorry sposobów sprzedać stanowisku swe szczęśliwa szpital szukasz ton tuska tysiąc umiera walczy wiąże wyglądał zaczęłam
    9 zasada zrobią zsrr złym łóżku żywności ach an automatycznie autorem białego biurze brawo chęć czarno członka dalsze damy
    9 deszcz dostępna duzo fajna gotowy idei internetowe jakiekolwiek jasna korei ktora kwestie literatury lotu ludziach mamo
    9 mapa maszyny mecze moimi musiałam narodowych okaże patrzę pałacu pln pokaz polsko polsku poprawić posty postępowania
    9 powieści promocji płyta rejonie rola ręką samobójstwo sejm sierpniu społeczny stają stawia stopień synem systemy tamtym
    9 testy trybunału trzeciej umowa utrzymanie widoczne wlasnie wojskowej wola wydarzenie wygrywa wykorzystuje wyższe
    9 zainteresowania zainteresowanie zakończeniu zamachu zasięgu zastosowanie zdolności zgromadzenia zjawisko świadomości
    9 światem żyjemy agencja anime bezpiecznie białym big chuja czekamy czyżby danym daty delikatnie doktora dziennikarze
    9 dziewięć dziękuje edycja filmik finansów funkcje istnienie izraela kariery karierę katastrofy kształt leków louis lutym
    9 marzenia mega miliona mld nożnej obrazek odległości okazja okiem paliwa podjąć podstaw pomagać pomysłów poznania
    9 pozwalają proponuje prosta prosze przedstawić przykłady przysięgam realizacji rokiem rzeczypospolitej seriale siedmiu
    9 silne składzie specjalny stacja stworzenia swojemu sytuacje szukają służyć telewizja towarzystwo trzeciego twierdzą
    9 udowodnić unia uważać uznał użytkownik vi wagi wasz wejścia wierzą wizyty wodzie wpływa wroga wspólne wzięli wątpię
    9 własność york zadowolony zespole zwycięstwa złożyć afryce amerykanie are autorzy biblioteki btw chciałbyś ciężkie dodam
    9 doprowadzić dziewczynka ekonomii fizyki gadać gdańsku gorsze gościa gwiazd igrzyska interesy jedziemy kart katowice kawę
    9 komitet konkurencji kota like mark martwi medycyny miesiącach mile ministrów międzynarodowego mleko mogliby musze
    9 mężczyzny młode młodego nadzieja największa nazwać obecne obecnych oddziały oferuje ogłosił pisanie pokolenia pomnik
    9 postanowił powiedziałem powiesz pozycja prawdziwych przeciwnie przestępstwa przeszedł przyjemność przyszło prędkości
    9 rozpoczyna rozwiązać rozwiązań sekcji skazany so spojrzeć sprawiedliwość stopy systemów słowem tony traci trzymaj uczuć
    9 ukraina ulice urodził wierzysz wolna wydawnictwo wygrała występ występują wyższej zabił zamach zawodników zawodowych
    9 zawody zdarzenia zielone zmieniają zrobiło związana artysta at bilet biorę bracia brał budowie byśmy del dotrzeć dziwny
    9 efekcie form gatunku gotowa gwiazda impreza kapitan konstrukcji korzysta lider londyn lotnisku magazyn mające matematyki
    9 matkę metoda metra mniejszości mogłabym narodowym narzędzi naszymi naturalnie nauczyciela oddziału ogromną opiera
    9 oświadczenie pełno platforma podzielić poradzić powody powstały prawne przeważnie przyrody próbę reprezentacji rodzicami
    9 samemu skończyło sp sprawdza street sugeruje terenu tworzyć tłum uroczystości ustawę użycie ważnym widzicie większym
    9 wydać wyjście wysokich wysłał your zabija zadań zajmują zaufania zmieniać zmieniła zobaczę zrozumienia zęby zło ów
    9 bratem budynki cisza ciśnienie czynności dziecku dzisiejszego dzisiejszy europejska galeria gospodarczej instytutu
    9 interes internetowy jazda jean kaczyńskiego kandydata kochać kolejnej konflikt kredyt lokalne marzenie mógłbym mówiłem
    9 napis obóz odbyło okazać osobiste partię pas pewną piosenkę pić pociąg pokonać policjanci port pozbyć pracownika prosimy
    9 przebieg przepis przynosi republika rozmów rozwiązaniem ruchy rzędu seksu spacer społeczna stoją stóp techniczne that
    9 tworząc urządzenia ustaw wchodzą wieczoru wieloma wszelkich wyjaśnia wyroku wytłumaczyć wzięła zamknąć zapach zawodów
    9 zjednoczone znajdziemy zrobienia zwykłe ładny śledztwo środkowej albumu bieg biznesu brzegu błagam cz czarnej czują
    9 czytanie dojść dziedzictwa dziewczyn egzamin energię funkcjonuje głupia he informuje inwestycje jakichkolwiek
    9 jakikolwiek julia języki klimatu ko koloru koła kupił lepszym listopadzie martin miałeś międzyczasie miła nieruchomości
    9 non obywatele oporu opuścić parafii pasażerów pisania piłka planuje pokładzie polak poprzedniego popularność postawić
    9 powiedzmy powrocie pozytywne produkt przyjmuje przyznał rozmowie spotkał sprawić starej statek stopniowo stosowane
    9 stosunek struktury studenci szczycie terenów time towarzystwa użycia wersje wiecznie wieś wizerunek wojskowych zamknięte
    9 zdarzyło zdecydował zdrowy znajdziecie zniszczyć łeb świadków żyję aktywności autobus autorka białych biegu blogu byłego
    9 chęci chłopca dokonać dźwięk etapie fragmenty gdybyś infrastruktury jack jeździć kamień kandydat krzyż londynu minęło
    9 miły mocne myślicie niemieckich niesamowicie niżej obecna piersi piwa plaży poczuć popiera porozumienia prosi prosić
    9 przygotowania prądu prędkość rekord rzut rządzie rób samodzielnie scena silny skorzystać skupić skutecznie spotyka stale
    9 sygnał szkolenie tereny trzymam turcji turystów uśmiech użytku ważną wiarę wiedząc wracać wybierz wydają wykonaniu
    9 wyzwanie wzięło zachowuje zakup zarząd zbiór znaczeniu zwyczajnie złych ładna żarty alex andrzeja białej bohatera boją
    9 byla center chory chwilą ciele czarnych czerwona dojdzie domowej domowych duszy dwadzieścia dziwi finansowych fotografii
    9 francisco gratuluję idea idealna instytucje interesujące jerzy kampania księżyca lokalnej ludność ludzkości magazynu
    9 mapy mieszkaniu mistrzem mówiłam narzędzie nazwał obaj odbyły odnosi opiekę or otrzymuje pa pełnym pismo pięknych piłkę
    9 planów podnieść posła potwierdza poważny pozostanie prezentuje publiczna redaktor rodzaje rosyjskie ryzyka równocześnie
    9 różnicy skrzydła spółka spędzić statku służb talent taniec temperatura traktuje tłumaczenia tłumaczyć umożliwia
    9 utrzymania uznaje używany ważnych widząc wysokiej zaufanie zdolność znajomości zobaczy zostają zwykły żebyśmy życzenia
    9 ak autorów babci bezpieczne biedny bieżąco chłopiec ciasto czarnym czyste czytałem dobro dzieciaki emisji ewa
    9 francuskiego generalnego hehe hiszpański ip izby klienta kolej kolejce kłamstwo lech lepszą mamą mateusz metod napisz
    9 niemieckie oczekiwania odwiedzić ofiarą okazał oparciu opcja operacja owoce planie podatek pomagają projekcie
    9 przedstawienie przemysł psów rany rolnictwa rosjanie specjalnego stosunki swym sędziowie słaby służba telefony
    9 tożsamości typowy umrzeć van warunkiem waszych widze witaj wojciech wojną wolnych wspierać wybacz wyborami wydarzyło
    9 wykorzystywane wymiar węgry właściciela właścicielem yt zaczną zakończenia zamierza zasobów zdjęciach zgodę znajdę znaki
    9 złożył światowych żałuję alkohol aparat baby bawi bać budzi chociażby cytat córką demokracja deszczu dodatkowych duch
    9 elektrowni fabryki federacji flagi funduszy gmina gram humor indywidualne jacka kazdy kierowców klas kojarzy konfliktu
    9 konkretnych krótkim kłamstwa li liga ludu mających martwić medycznej miec następnych nogami obiektów obrębie odebrać
    9 odległość ogromna ogólne out pada państwem pociągu porządek powiat powinienem przejdzie przejście przemoc przeprowadzić
    9 próbuję prąd region robota rower rzecznik rządzi samochodzie skok snu spada spotkałem stanisław swoja szybki taylor
    9 terenach trudny trzecim uczą ulic umiesz urodzenia walczą wasza what widzów wieści wiosna wskazują wybrał wykonania
    9 wykonywania wysokim włoch xvi zaczynamy zajmie zajęć zapewnia zatrudnienia ziemią znaków zróbmy zwraca ścianie ślady
    9 analiza angeles apple bloku brakowało czarnego czysto decyduje dyskusję dział dzieki dzisiejszym ekipa elementem etap
    9 fundacja generalnie interesów kilkadziesiąt klient kodeksu koledzy komputera krajowych kroku kryzysu lady liczbie
    9 lotnisko ludzkiej mapie most nareszcie naukowcy nazywają normy obecnego obszarów oficjalne ogłoszenie onz ośrodka par
    9 play podatków podjął podlega podpisał pokolenie policjantów pomóż potrafisz powietrzu pozostali pracowała praktyki
    9 problemami prokurator prowadził przedmiotów płytę rejestracji rocznicę rozwija różnymi społeczność stracić słabe
    9 słyszałam tryb trybunał tweety udawać urzędnicy wspiera współpraca wyjechać wysoka zainteresowany zarzuty zbrojnych
    9 zmarła znajomi znalazły znaleziono zwany ćwiczenia żydzi banki beda bogaty brytania chicago czerwonym dala dawniej długa
    9 fali gejem jednostka kawa kazał kolejki konia kontrola liczę lotniska maciej medycznych mieszkać miłe musicie
    9 najbliższych najwyższego napisałem napisem napisy następuje naturalnych niekoniecznie niemieckim niskie odcinka
    9 odpowiedział oglądam opowieść otwiera papier pewności piękną planety poczucia ponoć pop postów poszli potencjał powieść
    9 pracuję propozycję przyda przyznaje publicznym robili rocznicy rozkaz siedzę smak sprawi stole studiach stwierdzić
    9 sytuacjach szczegółów słusznie teatru techniki telefonie telefonów trafi ulubionych ustawie uznać vat walczył weźmie who
    9 wino wioski wrócę wspaniała wybiera wydaniu wydatki wykonać wystawy wyższa wzajemnie właścicieli zamiaru zarządzanie
    9 zastanowić zawierają założył zostałem zwrot ad aktywnie aktywność amerykańska bad biało bogiem brakiem burmistrz cd
    9 chemii chleb chodzą cholernie czynników czysta dach di domach domowe dramat dzieciństwa europejskie free głodu hot
    9 imprezę indywidualnych karta kolejności komórek królem księdza kształcie mający marzeń maszyn masę miałaś
    9 międzynarodowym musiało muzułmanów nastąpi niezły nikim obowiązków odejść odpowiedz ograniczenie określić oprogramowania
    9 otrzymać pare pisma pisząc plecy poczekać podstawowa pojechać poprzednim popularny porze posiadania posłowie pozwolenie
    9 prawnej propozycja protest przeciez przyjął puste płeć rak rannych religijne richard ryb równości sklepów spojrzenie
    9 straż sun szczecin tamtego totalnie traktować tweet uciec ulubiony używają walk waszego wejdzie wiara wniosków włoszech
    9 zakłada zapomniał zasięg zespołem zjawiska zobaczyłem zwolenników zwykłych łazienki łukasz ściśle śmiechu
    8 będący charles chciało cudowne czułam dania dostałam doświadczeń ekspertów emeryturę europejski faktów flaga franciszek
    8 gatunków good haha historią jaj jakichś jemu jeziora kadry katolicki kochają kontrakt kontynuować korzystanie krajowego
    8 latem lepszych lidze miejskich mistrza mniejszych mo morderstwo narkotyków niebie niegdyś niewielkie normalny obszaru
    8 odwagi określenia otwarcia państwowego pewnej plakat podał podkreśla pokaż pokaże posłuchać połączyć pośród
    8 przedsiębiorcy przegląd przeszło przeze przychodzą płaci płakać racje radzi radzie rankingu reprezentuje robienia robiła
    8 rock rodzicom rozpoczęcie rozwijać rusza sesja silna sportowe standardy stanął stu szczytu szkodzi służbie służbę teatr
    8 tragedia trenera turniej typowe urządzenie urządzeń ustawą utwór uzyskania waszym wierze witamy wizyta wprowadza
    8 wybierać wyglądam wyjazd zakończyć zamierzam zapis zauważyłem zielona zielony zwiększyć złote śmiało żył ataki berlinie
    8 butów chcieć chcąc cudownie czerwonego demokratycznej dokonał dziesięciu ed faceci faceta fanem filozofii fizycznej fot
    8 francuskie generalny goście głosem handel istnieć katowicach kilkunastu klucz kupiłem kwoty laboratorium linię ludowej
    8 mieszkasz morzu mężem młodym niebieski nos obecną oboje obserwacji obserwować odpadów okolice okulary op oparte oparty
    8 osiągnął partnera poglądów porno postępowanie powstało powtarzam położenie prawdopodobne propozycje przedmiotem przekaz
    8 przekonany przeszła przewodniczącego przyjaźni przyjść przykładowo przyszli putin social spadł strategii sukcesem
    8 symbolem technicznych thomas tradycja trafić trasa ulicę ulubione urodzin użytkownicy używam wiedziała wkład wrogów
    8 wyglądasz wyglądała wykorzystanie wystawa własnością zakładu zamku zapowiada zegarek zobaczył zza air archiwum armię ba
    8 bajki bezpieczny bohaterem bomby charakteru cierpi cud czarną dana dno dowiedziałem dołączyć drewna drobne dwukrotnie
    8 dyskusje dłoni dłoń ekipy fani generał graczy gwiazdą hiszpania idiota internetowego izrael jakiejkolwiek kasa
    8 katolickiego każe kilkoma kolana kontrolą krzyża królowa książę kup little mamie masy miejskiego mieszkań mistrzów
    8 miłością mr myślał najwyższym national nielegalne niemieckiej niewielu niezbędne obrazów obsługi ochroną odpowiednich
    8 odzyskać oglądania panny panuje papieru plecach podstawowym podsumowanie podziękować pojazdów policjant politycznym
    8 polityką pomogą pomysłu pomyślał poszukiwania powstaje proponuję protesty przedsiębiorstw przewagę przyjaciółka robicie
    8 rodzinne rosną rosyjskich rozpocząć rośliny scenę skandal smaku standard szacunkiem szybkie sąsiadów słowami technologia
    8 tematów trwają twarzą urodziła używanie warszawskiego więźniów wpadł wprowadził wspaniale wspólnej wybrzeża wymagają
    8 wyobrażam wyspa wystąpienia zbiera zbliża zdecydować zm świętej świętych życzenie adama aktor aktywny bije bitwy bramki
    8 budować but cenie centralnej chorobę cykl dupa działacze dzisiejszej energia et foto francuskiej frank granica hasłem hm
    8 if imiona iraku islam jakimi just kieruje koalicji kobiecie kontrolować krytyki królestwo kręci kupować letniej lidera
    8 ludzkiego mariusz medyczne metodą miedzy miejski mija mleka more mozesz mężczyznę należało narodzenia niekiedy niski
    8 numerem obowiązku oczekuje odniesieniu odrobinę opisać opublikował osobowości oszczędności otóż pacjenta pewny podobna
    8 podobnym pomógł powiecie pozostało pozycje prośbę przeciwników przedmiot przedsiębiorców przestanie przestępstwo
    8 przyjacielem przynieść puchar północno płacą rafał real reżyser rodzi rzuca rzucić samoloty sekretarz sercem serię
    8 siedział sprawiają strefa szok szoku sędziego słodkie tamtej telewizyjne trafia trasę trwania udać ukryć utrzymuje via
    8 white will wiosny wolnej wychodzę wyjątkowy wykonanie wyobraź wywiadzie wzrok zabrakło zachodnie zajął zamieszkania
    8 zawodach zawodowe zawodu zbudować zebrać zwiększenie żołnierz aczkolwiek artyści brukseli celach celowo ciekawie ciemno
    8 dalszej departamentu dostępnych fi finał gatunek gdańska gdziekolwiek gościem grają górach herbaty imprezie indii jutra
    8 karnego kawałki kevin kończą kradzież kulturę kursy kółko lasów lecha liczą lud ludzkich mary ministrem moda mojemu
    8 mógłbyś narkotyki naukowców nienawidzi niesamowity nosa obawy obecnym objawy obozie obrońcy obywatel odbywają odpowiedni
    8 ofiara ogłoszenia okręgu olimpijskich opowiadania otwarta ośmiu palce pc pewni pełnej pierwotnie placówki plotki podatki
    8 podziału pomysłem pomyślałem poprzedni posłów poświęcić propagandy prowadzona przekonanie przyjechał przyniesie punktem
    8 rad regulacji rejestru resztą robotę rosyjska rozumieć samolotów sekundy silnie skarbu sklepy składają spowodowane
    8 sprzedaje stamtąd star słodki tamtych tańca tokio tolerancji towar tożsamość tradycyjnie waga widzieli wpływy
    8 wykształcenie wypada wyższych zachowań zagraniczne zamknij zapomniałem zaproszenie zarobić zbierać znacie łzy śląska
    8 agnieszka az byłbym cech chrześcijan czytelników dawaj dokumentu dotyczą dowodem dumna finansowej gospodarczego
    8 historyczne irlandii jacy joe józef katastrofa kolego koncerty konferencja kontakty korzyść królestwa księżyc któryś
    8 kłopoty lek lepszej letnie lokalnego lublin mac maila mike minął nadszedł najgorszy naturalny nazywać niedziela
    8 niepełnosprawnych ocenie ochronie odcinki ofertę opcje opuścił panem piotra podobnego pomyśl popieram poprawy pozostać
    8 położony południa południowym prasy prawdziwej produkcję produktu przejścia przeznaczone rachunek radiu raportu rasy
    8 rozumieją rysunek rzeczach skończyła sn spodoba spory spowodowało ss stanowić story stworzony szkody szkolnego team
    8 telewizor temperatury tradycyjne typy tyłek ucieczki upadek uszy używając warta wchodzę wisły wizytę wschodnim wspomina
    8 wybranych wychodzić wychodzą wymienić wyraz zabije zacznę zakończył zakres zakładam zawód zespoły zgłosić zrobic złą
    8 agresji andrew artysty boisz bożej bzdury będące cholery chore cia cywilizacji czysty dajesz dany dawne decyzją dodaj
    8 donald dorośli drzwiami du dzielić ekonomicznych facetów filmach finansowego gospodarczy gówna henry historycznych
    8 imieniem jajka kampanię kino kluczowe koncertu konieczności konieczność końcem krytyka księżniczka księży kątem letnia
    8 liderem maszyna mechanizm miejmy mężczyzną naprawić narodowa natura nick nienawiść obcy obszary oficjalnej pierwsi
    8 piękno pobyt podobają podstawą polish poprostu poproszę postacie postacią poszukiwaniu power powierzchnia pracujących
    8 producentów programem promocja przedstawił przestał przetrwać przybył przyniósł psl rasizm relacja rezultaty rosją
    8 rozmiar różnią santa scott sektora sięga sklepach specjalnej społeczną stosunków student sztukę tanie terapii toczy
    8 tragedii trening trwały twoi ulica umysł umysłu usd ustalić uznania uznanie wieków windows wolą wrzesień wróciła wspólny
    8 wyciągnąć wyglada wymagania wynagrodzenia wysiłku wysyła wód własnie zabiera zabrał zachodnim zajebiście zajęło zapytał
    8 zasługują zgodził zlecenie znanego zniszczenia zobaczenia zrobimy zwane łóżko ślubu śmiać ameryka amerykańskim banków
    8 baza bbc can chodź chris chęcią ciekawego cieszą czwarty czynniki daję dalszym doświadczeniem drogach dzieł ekranu
    8 europejską formą fotografia fundusze generała gold gospodarczych granicach ilością indiach jedne johna kierownik kodeks
    8 koncertów korzystają koszulki krótka letniego line lo mail maj marii marta miejska miss mocniej modlitwy mon motyw
    8 naturalnego niszczy ocenić oddał odpowiedniej odsetek odwrotnie oficjalny ogląda os pali panów państwu pieśni pkp
    8 podobało pogadać portugalii porównania poszukać połączone producenta projektem propozycji prób próbować próbowałem pytać
    8 pzpr płynie reklam robiłem rosyjscy rozmawia rozpoczęcia rozpoczęły ruchem ręka siedziby simon spełnić stanowisk starcie
    8 stwierdzenie szkolny szkolnych teledysk tempie testów trend trudnych twórców uchwały uderzył umarł uratować używania
    8 waszej wewnętrznej widocznie wizji wspominając wspomnieć wyborczy wyborczych wychowania wykonana wyróżnia wyścigu
    8 włączyć załogi zielonych znajdź zwolniony złość ścianę śpi au bar biblioteka blue bohaterowie carlos centralnego ch
    8 dadzą dalszych dochodów dostali dumni fair festival gospodarcze have honor jork kapitału karol katarzyna konstytucja
    8 kroki licencji lublinie majątku mial mieszkają minutę muzyczny myślenie nacisk nadzoru najlepszej napięcia nastrój nauce
    8 nt numery obiektu obowiązuje odbiór odcinków oddaje odpowiedniego oficjalna organizowane otworzył parlament paryża pilot
    8 piłkarzy począwszy poinformował powodują pozbawienia press prysznic przeciwnym przedsiębiorstwo przedstawiciel przestaje
    8 przyszły robienie rogu rosyjskim ruszyć sala school science sejmie sierpień sile silnika społecznym stacje szyi sądem
    8 tato teoretycznie tor tour trzecią ur uważaj weszła wezwanie william wrocławia wskaźnik wyborcze wyglądu wysokiego wyspę
    8 wyższy właściwy zabójstwo zakończyła zaprasza zdjęciami zespołów zgodne znakiem znanym zostaw ścieżki średnie świadkiem
    8 arenie atmosfera awans biologii bok budżet chora ciekawych ciąg ciężki dan datę dba debaty dokąd don dostanę dot dwaj
    8 dworze działał dziesiątki dóbr dłuższego edward emigracji fm france green group głupio handlowe handlowych internetowym
    8 jezeli joanna kibiców kliknij kochamy komunikat koni konkretne konkretnie kopalni kupię mandat matko michaela mniejsza
    8 mogliśmy mogłyby morderstwa musiały muzyką młodej największej niedziele niespodzianka niezależne now nowoczesna nóż
    8 ochoty oferty off oparta operację opowiedzieć opór opłaty organy organów oryginalny ot oznaczać parlamencie
    8 parlamentarnych pełny porozumienie pozwól południowa premierem procedury prowadzący prywatny przeciwnika psychicznie
    8 rewolucja różnicę skrócie smakuje sportowych stację starsze straszny strata sukcesy szkolnym słyszeć tabletki tematyce
    8 teorie towarzystwie uczeń university usunięcia wejdź wesołych wizerunku wykonuje wyobraźni wyrazić wysoką wątpienia
    8 zacznij zamknięta zamknięty zawartość zdrowe ziemie znaku znalazło zorganizować zwykła śnieg śniegu argument badaniach
    8 bliskich burmistrza burza byłyby chile ciszy czytałam dając danie dostają dowodu duchu działacz działaczy europejskim ex
    8 gminie gorsza grand gwałt interesują jakiegokolwiek jesień józefa kanale kanału kapitana klubów kolorze komunikacja
    8 komunistycznej kontaktów krajowa krawędzi krzyczy lewicy losy marzec misja międzynarodowa mszy muzycznej męskie
    8 narodowości niedawna nieprawda nobla obrona obronę ogranicza organizuje oskarżenia partner pisałem pogląd polaka
    8 poprosił portu powiedzą powtarzać poście pragnie pragnę prasa profesora prokuratura prywatnym przeszłość przygotowane
    8 przyjemnością próbowali putina re reakcje remont rozrywki ruchów rzekomo senator skomplikowane skontaktować spadku steve
    8 stosowania stroną stół sumienia sztuce tadeusz tekście transakcji trudna trwała trzymają twórczości ugrupowania wady
    8 wagę wchodzić west wewnętrzne win winny wnętrze woj wpisy wrażenia wspomnienie współczesnej wypadków włoski zaburzenia
    8 zadowolona zagrać zapewnienie zaskoczony zastanawiać zastępca zbigniew zdarzają zielonego zmuszony znalezienie zus
    8 zwrócił zębów ślad średnich światowego ac agent ali amerykanów argumenty ataków biblii bliski bliskim bob bydgoszcz
    8 błędu ciemności cycki dar dawnych dnie domowa dowiedział dvd dziadka dłuższy dźwięku edukację ekonomiczne eksperci
    8 elektryczne ew fala filmowy fizycznie front fundusz gdyni grafika grupach high home honoru interwencji jakkolwiek
    8 japonia kalendarz kolory kościołem któregoś kw majątek mać miesięcznie mini mody niesie nowoczesnej nóg obiekty
    8 obszarach ocenę odmiany odpowiadają odpowiadać odpowiednim oficer ogół okolic okolicznościach ostre palec party parze pe
    8 podejścia podnosi pojazd pojazdu popatrz postawy poszedłem potrzebę pow powstają pozostają pracodawcy pranie prywatnego
    8 prywatności przedmioty przeprowadził przyjemności próbujesz pw płacz płyt ratować rosjan senatu serbii smutno smutny
    8 sony spadła spełnia spore spoza standardów stanąć strój substancji szansy szczecinie szkołą słucha taty tl tradycyjnych
    8 trafiła uciekł ukazał użył wart wrażeniem wspólną wujek wybuch wyposażenie wystarczyło zajmować zakazu zamówienie
    8 zapobiec zapytaj zasadach zawodnicy założona zbytnio zgromadzenie zima zmarłych zmianą zrobiłeś zwykłym śląsk światową
    8 adresem adwokat best bić brutto ciepła czystej czytając daleka dalszy dbać dobrzy drużynie dwoje dwór dziedziny dług
    8 długich ekranie gdybyśmy gorszy głupoty herbatę historycznej homo jones juan kategoriach know kobietom kochana kodu
    8 kolekcji kosztem koty krwią ktorzy kupuje lekarzem literatura mario miami mil mit mocny moj możliwy muzyce napewno
    8 negatywne niepodległość obliczu odbiorców ogród opisał osobistych paczki patrzysz pałac personel picia pojawiło
    8 poprzedniej popularności por poważna pozostał południowy połączeniu prezenty producenci przedstawienia przekracza
    8 przenieść przeraża przygotowany próbując publiczności publiczny północnym rodzajów role rowerze rozpoczęciem siedzibę
    8 siedzą specjalistów spędził stolica straciła stres synów szedł sądzi teorię towarzyszy tęsknię tło urzędników usunięcie
    8 uznany wejściu wiernych wojen wspomnień współczesnych wstydu wyborczego wybrali wydziale wykonany wyślij względów
    8 właściciele włącznie zadowoleni zapisać zastąpić zatoki założenie zewnętrzne zielonej zimą zniszczone zwiększa złożone
    8 śledztwa śląsku średnią aktualne bazę beata białoruś bogatych będących chan chleba chroni chłopakiem czasopisma czułem
    8 człowiekowi dałem deklaracji domku drodzy efektem epoki fałszywe fizyczne flagę franciszka gazecie godność gospodarstwa
    8 hali integracji inteligencji jakub jasny jebany jezioro ka king kl klasę korporacji kosmos krzyczeć księgi kursu kurwy
    8 kwiecień legii letnim likwidacji lody lokalizacji małgorzata mieszkał mix możliwa młodszy napiszę naprzód nauczycielka
    8 nazywam niebieskie niewątpliwie nocą obywatelskiej obywatelstwo ocenia ojcu opisane organ organizacją osi osob otoczenia
    8 palcem partnerem paryż pasują pilota podjęcia pogrzeb pokazała polo popierają populacja porównanie postęp potencjalnych
    8 pozostała prawny przekonania przeprowadzenia przygotowanie przypomniał ranny roman ropy ryszard samolotem seksualnej sex
    8 smith spis spodziewałem spowodować sprzeciw stadionie tablicy taniej technologie trzema umrę urlop wakacji warsztaty
    8 wiejskich wieży wiosną wp wrogiem wschodniego wspaniałą wycieczki wygodnie wykonywać wykształcenia właściwe zapalenie
    8 zapewnienia zapytania zdarzeń znieść zostanę zrozumiałem zwolennicy australia bibliotece cala chodzę ciężka cuda
    8 czerwonej czerwonych czerwoną definicji dekady departament dzisiejsze długą ekonomicznej funtów godności hobby
    8 indywidualnie isis jakże językach kapitał kartki kelly kobietami komentarza kongres konkretnego korzystania krótkich
    8 kwotę latka leczyć legenda liczbą litery lubimy ludzki luty matematyka metro mikołaja minutach moskwy mądry napisany
    8 narodową nastąpiło niebawem niemiecka nowymi obywatela ocena och ograniczyć okropne okupacji olej otwartym państwowy
    8 pełnego piwnicy pkb platformę podobnej podstawową popełnił popularna popularnych porażka potwierdzone położone pp
    8 prawnego przejąć przekazu przerażające przewiduje przygody przyjaźń pucharu pytał płuc redakcji rose ręku skarb
    8 specjalista sprzedam sprzedał spójrz starają stosowanie str stulecia style szwajcarii tweetów tworzeniu tytuły tytułów
    8 uwierz użyciem wesele wi wiersz więzienie wnętrza wodnych wydane wyjaśnienia wymyślił wyższym wzrosła zabawę zadać
    8 zagranicy zagrożeniem zaproponował zauważyłam zdobycia złapać
    7 abyśmy aleksandra belgii biednych butelki bydgoszczy byłych bądźmy ciał ciężkiej danii disco dobę dochody dowodzi dusza
    7 dystans dziwię dzwoni fazie gali gdynia gmin idealnym indie internetową interpretacji islamu istoty jedziesz kc
    7 komentarzu komisję koncepcji kont korzenie kręgu księcia kuba lektury licząc lotnicze luke maksymalnie marszałek martw
    7 meksyk mianowicie miałaby miałbym miliardów mostu możliwych mysle nadzieją nagrań najnowsze nieustannie niewielka niska
    7 numeru obaw odbiera odchodzi odkryć odpowiedzią ogólnej ogółem okay opieką opłat oryginalne otrzymali pasy piłce
    7 podejmuje pogodzić pokoleń poprawę porusza postaram potwierdzenie powiązane pozytywny pożar premiery prezesem procesów
    7 przebiegu przegrał przyjaciółki publiczną publikacje ramię republice rezultacie robin robiąc robotników rocznik
    7 rodzinnym równe seminarium skończyły skutkiem skórę starał starczy starsza stefan stypendium szczęśliwi sąsiedzi słyszał
    7 technik tkwi trudniej trybie trzymajcie twórca uczestniczyć wcześniejszych wikipedii wirusa wojskowe wprowadzono
    7 wpływają wracają wyjaśnienie wyraża wywołać wywołuje wyścig xi zaakceptować zaangażowanie zabójstwa zacznijmy zbrodnie
    7 zdajesz zgodzić zoo zwiększenia świątyni adrian alarm apel aplikacja atmosferę back bede białą biletów bogate bronił
    7 całych ciężkich davida dodatkowy dostawy duszę egiptu ekran ekspert filmiki gościu gw głosowaniu historyczny holandia
    7 how idąc inicjatywa jeździ kanałów kiedys kolejka konstrukcja konstytucję krajowe kupi lasy liczb light limit martwy
    7 marzy mg miller mniejszy modele ms mur myśląc nadchodzi najlepsi negatywnie niedobrze niemcami nogę norwegii oddziałów
    7 ogromnym okazała operacje oprogramowanie osobistego oświadczenia pasa patrzą per peru pieniędzmi pizza pochodzenie
    7 podwójne pojedyncze pojemności poszczególne pozwolenia praktyk prawach prawidłowo prawnika prokuratora przejmować
    7 przerwie przerwę przykładów przystanek przyszłych ptaki rejonu rolników rozmawiał rzucił równowagi skierowany skończyłem
    7 skutków smutek sos specjalną spotkała spotkałam społeczno sprowadza spółek stadion stanisława staramy stawki stałego
    7 strzela szwecja szybkiego słaba słyszy turystyki tweeta twierdził tygodniach ubrań uczył umieszczone umrze ustach utwory
    7 walter warszawskiej widziała wirus wojennych wolisz wszelką wyjątkowa wyznania wątek właściwości xviii zagranicznej
    7 zajęcie zakłady zależało zarzutów zatrudnienie zawodnik zawodowej znacząco znajomość znajomy znajomymi zobaczyłam
    7 zwycięzca zysk zyski złej ćwiczeń łamach ścian środa środowisk światu świetnym świetną święte żywy aktorów aktu antoni
    7 aplikacje audio autorskie basen bezpośredni bill bliska caly chorobą ciepłe cierpienie codzienne czoła czytasz czyż
    7 członkami des dialogu diego dotarł dowódca dziwna eh fantasy finansowania fotograf grona gwarantuje ideologii imigranci
    7 jadą jakos jamesa jedzą kciuki kilkudziesięciu kolegi komentarzach konfederacji kongresu konstytucyjnego krzywdy
    7 królowej kurczaka kwestią kwota kłamie larry lecie lokalny lotów mamę may metal miasteczka mowi muzyczne mówienie
    7 najważniejsza napisałam nastąpił naturalnym nawiązuje nazw necie nisko normalna nudne obiecał obsługa oczekiwać oddam
    7 odmówił odwagę oferta ogniem ograniczeń olimpijskie osiągnięcie oskarżony panna pięknym piłkarze podejrzewam podzielone
    7 pojazdy poprzednie powierzchnię powszechne pozwolił poświęcony pracowałem prawdopodobieństwo protestów prowadzonych
    7 prywatnej przedsiębiorca przedsięwzięcia przestańcie przestępstw przyjaciółką przykładu próbowała ptaków reklamę
    7 rodzinnego rozmawiamy różnego ręcznie scen seksualne sprawami strajk stwierdza sądów słuchaj tajemnicy teatrze technikum
    7 tekstem times trwać twórczość ubezpieczenia united ustawić utraty vii waszą wieki wizję wojsk wolałbym wrócą wstęp
    7 wycieczkę wygrali wykonał wymienia wysp własnymi young zabawny zaczynasz zainteresowanych zakładów zasoby zawodowego
    7 zdjęciem zdrowotnej zle zmęczona znając zrezygnować ścianach światowa żyjesz aktualizacja anny atakuje auschwitz austrii
    7 baterii białystok blok br brzuch centralny chłop ciasta cierpienia cukru dociera doprowadziło dostaną dowolnym dzielą
    7 francuskich francuskim francuzi funkcjonariusze gardło ginie gorące hab hitlera imprez ipn jackson jem johnson kanadzie
    7 kilkaset kogokolwiek komputerze konie konstytucją konwencji koszmar kwalifikacji kwiatów latek leżą lokalnym losu lubie
    7 matce michała mikołaj misję mistrzostwo moga monika morzem najbliższe największego narzędziem następnej następujących
    7 nazwisk nazwiskiem niemu niezłe nosił obce obrońców obserwuje oficjalnym określonych old organizatorzy osiedla otwartych
    7 pamiętajcie partią partnerów people pijany pije planach podobną podpis podstawa poezji pojawią pomyślałam poprawnie
    7 postu powiedzcie powtarza powyższe prawicy prezydenckich procesy przyjemnie przypadkowo right robic rzeczywistością sara
    7 ser silniki siostrą siostrę skuteczne składu sld smutna spotka statków statusu stawiam struktura strzelił sypialni
    7 sytuacją szaleństwo szkolnictwa sądy tajemnica technika toku ucho uchodźcy unikać von war warzywa wielkość wisła wolną
    7 wpływów wynagrodzenie zabezpieczenia zabitych zakupu zamordowany zapasy zastosowania załatwić ziemniaki zmianami
    7 zmniejszenie zrozumie zycie złożony żyła american anioł anne architektury artur atmosfery august aut autobusu bliskiego
    7 boisku bramy brała brytyjskiego buduje cc chiński ciałem ciemne cień club codziennego czesc czuł czyny czytamy dalszego
    7 doprowadził dostarczyć drzwiach duma dyrektorem dyspozycji dz długiej eksperyment elity elizabeth europe funkcjonariuszy
    7 gejów gospodarkę granicami grecja gór halloween heh ho idee informatyki istniała japoński jedni jesienią kalifornii
    7 kamienia klatki komorowski koń kukiz laski laura lewa lisa listopad lotniczych magia medium medycznego men mistrzostwach
    7 miłośników moglibyśmy najgorszym nauczył negocjacji netto niebezpieczeństwo niebezpieczny niektórym niezależnych noszą
    7 nowość oczywiscie odnieść odwiedził osobisty owoców oświaty paliwo paulo piętrze piłsudskiego podają pojechał polecenie
    7 potrafił poznał pozostały praktyka prywatna przechodzą przeczytałem przeznaczenie przyjedzie przypominają przystanku
    7 przyszłego prócz psem radzić reforma regionalne roberta rozpocznie różnym sanktuarium sektorze specjalna specjalnym
    7 spowoduje stosować strat strategia strzał stwierdzenia stworzone suma szczególną szydło sądzisz słowy tamten
    7 telewizyjnych terminu tlenu towarów uciekać uczynić umów utworzenie utworów wedle widoczny widziałeś wskutek wspólnych
    7 wyjechał wymiana wyprawy wysyłać zabrania zaczniesz zadzwonić zapomnij zasadami zawarte zdobyła zniknie zniszczenie
    7 zostawił zwrotu zyskał śpiewać żałosne żołnierza administracja amber central chaos chwała cudowny cywilnej dobrymi
    7 dochód dostarcza dwójka facebooka filmiku filozofia finale gest get gospodarstw history informacyjny istniał jakas
    7 japońskie kancelarii kandydatem koleżanki kompetencji koncercie krajowy kryje kuchnia kupiłam kwalifikacje kwestię
    7 logika makijaż maski masło mordercy myśleli najważniejszym napięcie nastąpiła nożem oceniać oficjalnych ograniczone
    7 ogrodzie ogólny opublikowany opłaca pacjent piec pierdolę pięknego plakaty pochwalić policjanta politycznie poprosić
    7 posiadać posiłki postaw powrócił położyć prawdziwie problemach przekazał przeprowadzone przesłanie przewodnik pytasz
    7 rocznica rodzinnych rozgrywek rozwojem rzadziej rzymie sobota sok soli sportowy społecznościowych sprawił szeregu
    7 szkolne szlak szukamy służą tag traktują transmisji trump trwało turcja tył ucieka uczelnie uczestnik umierać
    7 uprawnienia uważał walczyli wali ważnego winę wkurwia wodnej województwie wojskowego wojskowy wpada wracając wspomniał
    7 współpracować wstać wybrzeżu wydarzeniach wydatków wygranej wykorzystania wymyślić wyszły wyzwania węgier zabawki
    7 zachodni zajęciach zajęła zamówić zarabia zawartości zmusić znajdujących śledzić śmiech aktorka aktywnych allegro
    7 amunicji baba bajka banda berlin białymstoku brali byciu bój bądźcie ciągnie czech czegokolwiek decydują dj dotarła
    7 dotyka drużynę dziennika dziewczynie fale formalnie funduszu funkcjonowania gada godne grafiki gruby głupota głębi
    7 głębokie herbata istniejących istnieniu istotny izraelu janusza jebać junior kanady karolina kat katolików kawał klienci
    7 kochany kolację komputerów kradzieży krs kwestiach latami latać lekki liderów lis listu lubić lustro mapę martwię miej
    7 miejskie msz music mylę młodości naczelny nadejdzie najważniejszy należących napisali napisana nasa nauczycielem
    7 niewielki niewielką niewoli nosem oceanu odkrycie odmówić odwrót oficerów ogarnąć okropnie opowiadanie otoczeniu pachnie
    7 palcami paznokcie październik pdf piekła planem planet planowania pocałunek pochodzące pochodzący podanie podpisać
    7 podłodze polecenia poradnik porównać postanowiłem potwierdził powiedzenie powodzeniem powstaniu pozdrowienia pracowali
    7 pracujący prokuratury protestu przedstawione przeznaczony przyjechać przyjemne przyznaję próbie prędkością pytają pójdą
    7 rakiety ramienia robiłam rozum rumunii ryj rzeczpospolita seriali skierowane skrót sojusz solo spora stal statki stresu
    7 stworzona styczeń szanuję szeroki szerokim treningu trzymał twarze typowo tłumacz uczę umieścić wa wezmę wiatru wiosnę
    7 więzień wspieranie wymienionych wyższego włożyć zabijać zachowują zachowywać zakładzie założyciel zdają zdań zebranie
    7 zgłosił ziem zmarłego zmierzyć zmniejszyć zniesienia znika zostałam zrobiliśmy zycia śmierdzi żywcem akademia alan
    7 antonio argumentów berlina bezpośrednie bliskie całkowita charakterystyczne cholerę chrystus college dajmy doceniam
    7 dochodu dokładniej dotacji dołu działaniach dzieciak dzis dziury dłonie ech fizycznego format gazet geografii girl gracz
    7 grube handlowej hollywood hugo jacyś jesieni kanały katastrofie kazimierz kiepsko kluczem kolegami korea krokiem krzesło
    7 kształcenia kujawsko leo les lodu ludzkość mianem miałoby miecz miejscowość miejscowych miejską mobile mogłabyś
    7 muzułmanie nadają nadzór narazie natalia nazywał obchody obrzydliwe ocean odc odniósł odpowiednik odszkodowania okręt
    7 opcję ostrzeżenie paula państwowa place plecami pochodzących podróże podręcznik podsumowując pogody pojawić pomogło
    7 porażki poszłam potwierdzić poważnego poznałam pozwolą pracujemy przejmuje przeniesienie przybyli przykładzie przywrócić
    7 radzę realizacja rzeczami rzeka rządem siedzisz spełnienia startu straszna strzelać sukcesów swobodnie szerokości
    7 słowach słyszysz toalety trafiają traktowane traktowanie tron ubezpieczenie ubiegłym uczestnictwa udał udziela ukazuje
    7 upewnić uprawiać uw uwadze uważany uwielbia użyte viii wezmą wojskowa współpracuje wybrzeże wygraną wystąpienie wystąpić
    7 wyszli węgiel węgrzech zamyka zapłaci zasadę zauważa zdobycie zebrane zginęli zmianach zmień zostaniesz zwanego zwanej
    7 zwierzę łączą śpiewa żółty agentów aleksander analizę andy aparatu autobusy barbara barwach biskup bitwa bp bzdura
    7 całkowitej chińskiej chętnych ciemny ciążę cywilnego czerwiec czesto davis dialog doliny dostrzec dowiemy działające
    7 działających działu dziwić ekologiczne ewolucji fabryka fantastyczne finanse first funkcjonować gabinetu gang grach
    7 gramy grą hanna historyk hitler ie kamil kariera karierze katolickim ke klasyczny kolumbii kompleks koncepcja
    7 konsumentów korzystając księga kuzyn kłopotów laska leczeniu ludzką made magazynie magdalena mandatów masakra metalu
    7 miejscami mniejszą mogłeś mowie młodą napisze narzekać naszemu naukowy nogach obcego obchodzą odbyć oddech określone
    7 operator osiedlu osobowość ośrodków pamiętacie pisarza pisała piętro poczta podane podziwiam pojadę pokazywać pomogła
    7 poprzednio portret poważnych powiedziane powszechny pożyczki pracując prostych prowadzonej prze przeciągu przejął
    7 przygotowuje przyjrzeć przyjęty przystojny przywódcy przyznanie publikacja pustyni pyszne półtora ramiona raporty
    7 reakcję reprezentantów rozkazy ryan rzece sb sebastian siedziba skala skupia spadnie spokojny starsi statystyk stawiać
    7 stałym stołu tańczyć tracą tytule uważnie uwolnić warszawskim wcześniejsze wewnętrzny wiadomościach wodne wschodnia
    7 wspaniałym wspólnota współczuję wybieram wydawnictwa wyłączyć wzrasta zabity zachowaniem zatrzymał zdrowiu zimy zmierza
    7 zmusza zmęczony znaczne zwolnienia zwolnienie łamie śmieszny średni świeże żywe żywność badaniu barwy bedziesz bierz
    7 bogata brown byście chmury chodził chłopaków dark definicja doszedł dowiedz dołączył dyskryminacji dyskutować
    7 dystrybucji dzieciństwie dziekuje dzien dziewcząt egzaminu firmą francuska funkcja gabriel generacji gospodarce grzech
    7 gwałtu inwestorów jakoby janeiro kadr ki koalicja kolorów komputerowe komputery kontakcie kroków kulturą kupuję mająca
    7 marszałka memy minucie morawiecki mordę muzyków najwyższych należałoby night niskich nocne noszenia notatki obcym
    7 obrazki odebrał odpowiednią opinią opracowanie piekło pizzę podchodzi podium podkreślił poeta poprawia powiedziec
    7 powszechnego południowego poświęcone prawnicy project prośbą prywatną przejmuj przepisami przeszły przeżył przyjęciu
    7 przyniosła radością ran reaguje realne regionalnego regionalnych regionów rosję rzeszy schody sekcja sir siłami skoki
    7 skóra sportowej sprzeczne spór staną stosowany straciłem sumy sygnału szanuje szerokość szkodliwe szukając słowacji
    7 służył tajne telewizję telewizyjny true uderzenia uderzenie układzie ulega umiejętność umieszczony unesco usłyszał
    7 utrata utworzenia uzyskał wad wewnętrznego wifi wizja wojsku wskazać wspaniałych wstecz wszelki wyborem wyjdę
    7 wykorzystał wymianę wymiaru wystąpił wywodzi wątroby własna zaatakował zabrali zachodniego zadbać zaprosić zawodzie
    7 zeznania zgadzają znajomym znał zobaczcie zwycięzcy światowy żyli aktywne artystycznej bezpieczna biedne biegnie bla
    7 bomba boy brytyjski budowlane byly ca chcieliby ciekawi cv czekał czytał częściach daniela dawid debata decydować
    7 demokrację dochodzenie dolinie doskonały dusze działalnością dziewięciu długim express fabuła fiction filmem
    7 finansowanie ford genialne gospodarczą historycznego homoseksualistów hymn idiotą instalacji instytucja interesie
    7 jarosława jedzeniem jestesmy jordan ju kandydaci katolickiej kijowie klatce kluby koleżanka komentuje kontra kosza
    7 kowalski krystyna kryterium krytykę ktorym letnią long major mali marne martwe marynarki merkel microsoft minęły
    7 międzynarodową najwyższą naruszenie naukowej nauką niesamowita nieznane niezła normalnego oglądanie ogole ograniczona
    7 ogłoszono opieka opole opublikowane osobno oznaczało padł palca parą państwach personelu pieprz pieszych pisz platformie
    7 plemienia podawać pomijając pomóżcie porucznik postawa poszukuje powiązania powtórzyć poznaj prezentacji prostej
    7 prowadzony przekonaniu przemyśle przeprowadzenie przeprowadzono przyjeżdża przywódca przyznam reform research rezultat
    7 rodzinnej rozkład rozmawiam rozprawy rudy rywalizacji rzeszów rządowi równa różnic sarah seksualnych sektor singiel
    7 spowodował sprawozdanie sprzedawać spędzać stanowiskach starszego starą sydney szczególnym szlaku słownik tabeli testu
    7 tradycje trendy twardy tysiąca ufam umierają un uszkodzenia utworu używał winna wprowadzeniu wracamy wspólnym wydany
    7 wydała wymienione wystarcza wzywa yo zabronione zabytków zapomniałam zapowiedział zasadniczo znajomego zrezygnował
    7 zrozumienie zwana zwykłego ślubie śmieszy świeżo żartów żebyście żywych abym alfa amy autobusem bawią biedna bierzesz
    7 bmw bogów celi chciałaby cierpliwość ciągłe cmentarz cmentarzu dc depresja depresji dodawać dokładne doradca dowiesz
    7 down dumy dzieciństwo ekonomiczny elementami english finału fuck gabinecie gniew gola gruncie horror informacjami
    7 institute interesujący inżynier istocie ix japońskiej jednoznacznie jedności kadencję karze kawiarni kinie królewskiej
    7 kult kupa last lecia letnich marketingu matury mem mieliby ministerstwie miłej myślimy najchętniej najgorszych najgorzej
    7 najnowszych następująco naturze naucz niskim niższe nominację nowoczesne obama obrońca obywatelskich odpocząć okazały
    7 oku opowiadać opozycję orientacji osiąga osiągnęła otrzyma our palić pamietam pisane pisarzy podejść podlegają porządnie
    7 posiadaniu postanowili powiedziałbym poziomem pracownikiem prasie prawym precz przedszkola przydatne przyjechali przykre
    7 przypada psychiczne psychologii ptaka pułkownik ray recenzje relację resztki rozpoznać rzymu serwisów skargi skrajnie
    7 spełniają sprawdziłem sprzedawcy starać straciłam stroju symbole szerokie szkolnej szybka sławy tempo toruniu trwał
    7 uroczystość uważamy uśmiechem używamy używanych vegas victor wejściem when widac widzieliśmy wisi więźniowie wróciłem
    7 wróg wskazówki wspierają współczesne wybierają wyborcy wydana wykorzystują wyrażenia wysiłek wzorem zabieg zaginął
    7 zajmował założę zdarzyć zdać zera znanej zorganizował zwłoki zysków złotego śląskie świnie żądanie abyś adwokata aktorzy
    7 aktualny alice amen antenie aresztu argentyny artystyczne basenie biedy brązowy budowania budowanie cechą ceremonii
    7 charakteryzuje chciałabyś chcielibyśmy chociaz cichu czechy czekając czujemy danymi darmowy domek doprowadzi dosc
    7 dotyczący drobnych drużyn dudy dywan dziennikarka echo etapu fabryce fotografie frontu gatunki genialny grande happy
    7 hetero igrzyskach jechał kamienie kanada kategoria kibice klasyfikacji kolekcja kompetencje komputerowych kotów kredytu
    7 kurcze lekcja lew linka listów luis magiczne magii menu metodę mniejszej modlić najwidoczniej nastawienie nastroju nerwy
    7 niewielkim niewinnych norma obchodów oddziale odpowiedzialna oglądając ograniczony opisu opowiadał organizatorów
    7 organizm oscara ostry paczkę paszport pańskiego picie pierdole pierścień pisali pisałam początkiem podejmować pokrywa
    7 polegać polsat ponosi poprawki popularnością postanowiła potrzebował potwierdzam pracach progu przedmiotu przepływu
    7 przerwa psie ptak pytaniem płacę płatności radzą rezygnacji rysunku rzek samorządowych scenariusza see sferze silną
    7 skończę skórze sondaż stanem struktur stwierdziła stwierdzono sukienkę słuchasz słuchawki taśmy technologię terrorystów
    7 toruń ucha udany uderza ukraińskich umieć uprawnień uznali używana używasz wałęsa wczesniej wdzięczna weryfikacji wiki
    7 więzi wojenne wprawdzie wschodnich wujka wygodne wyjebane wykorzystując wyrazy wystawę występy wyszukiwania wytrzymać
    7 zaczęto zakupów zawodowo zimna zrobiony zrobiły łatwy źli życiowe życzy żyjących żądania aplikację aresztowania army
    7 aucie biedni brzucha burzy byłym całkowite chciały chińskie chrześcijanie ciekawości czwartej częstotliwości dajemy
    7 dałam denerwuje domową dostajesz drużyną dymisji dzieciach dziennikarza dzisiejsza dźwięki egipcie ekonomicznego
    7 eksploatacji eu facetem gotować gr gruba grudzień gruzji homoseksualizm idioci jednych kamera kierować kk krzywdę krótką
    7 kul liter litości lokalu medyczny minimalnej mówicie naczynia należące ne niecałe nielicznych niepotrzebnie niewielkiej
    7 niewolników niezwykłe norm obiektem obowiązkiem obozach odróżnieniu ogniu oleju orange palców paliw papierosy pasek
    7 patrzył pobrać podjęcie podkreślić podobał podstawę podziękowania poniedziałku porady postanowiłam postawę poznałem
    7 pozornie pozytywnych pracownikom prawnie prawnym procedura prosił prowadziła przyjęła pól rachunki radzieckiego raj
    7 rządzącej równo service silnym sięgają skuteczność sojuszu spotkało spotykają sprawdzać sprawozdania spróbuję stanowiły
    7 stopa straci szanować sztuczne sztuką tradycją trzydzieści typem uczestniczył umowie uprawy urlopu urocze urodzony
    7 wierzył wilk województwo wprowadzone wróciłam wychowanie wygrana wyroki wyrzucić wysłałem wzrostem włączając zabaw
    7 zabili zaczęliśmy zainteresowani zakazane zalicza zaoferować zapisane zapoznać zastanawiałem zasługi załoga zbiorów
    7 zbudowany zgłoszenia zmienili znajdujące łazience świadkowie aaa absolwentów action amerykańską aspekt atmosferze
    7 autobusie bezpośrednim białka boisko brazylia carl całkowitą chcieliśmy ciuchy ciężar cukier czoło czynnik diabła dodała
    7 dotyczącej dwudziestu egzekucji fan finlandii full garść godzinami gorąca gracza gronie gruntów gwarancji głupiego
    7 henryk historycznym hodowli il intencji jebane jennifer joseph jury karola kartą kolorowe komunistów koncu kopii
    7 krytykuje krzysztofa kwiat kłócić ledwie legendy lekka leszek lokalna malo masowe minie minus moralności mądrości
    7 męskiej najbliższym najlepszymi należał następna naukowo nazywasz niechęć niskiej niską normalnej nowi obraża oddychać
    7 odkrył odniesienia odwołania oglądałem ojców okładka osobowych ośrodki pasji pensji pit piątku planecie please plików
    7 poczytać podjęła policją polskimi potrafimy potrzebie powszechnej powszechnym pozbawione pożaru prawników programowania
    7 prośba przejściu przesada przestała próbowałam publiczność puszczy płacze płatki realu religijnej religię reprezentacja
    7 rodzic rozgrywki rozmawiałem rundy rysunki salę samotności senat seniorów skuteczności sporą spotkali spędza starań
    7 stałych strukturę szafy szukaj szukanie szukał tablice technicznej tomasza tracić twierdzenie typów ufać ukraińców
    7 układy ulubiona ulubionym usłyszałem warty wprowadzony wróć wspólna współczesnego wszelkiego wybrana wycofać wyda
    7 wydarzy wydawał wyjazdu wyjątkowe wyjściem wyjściu wypełnić wyposażony wyraził wzroku właściwym zabiła zachodzi zachował
    7 zadaje zadzwonił zalety zbrodnia zdołał zdrowa zewnętrznych zginęła zimę zjazd zmieniły znaczna znaną związanego zwracać
    7 zwykłą złamał łaski ściągnąć śmieje światowe
    6 aa ambasador aspekty autem autobusów autorskich autostrady biskupa blokuje bogaci bramkę brązowe byłej cale codziennym
    6 czuła czwarte dama dawnej die domowym dyplom dzieciaka dziewczęta dłuższe efektu efektów emocjonalnie etyki europę
    6 fizyka floty fu głęboki hiszpańskiego hop infrastruktura island jakąkolwiek jaw kierunki kolonii konferencję krajowym
    6 kryteria krytyków kultur laptopa lecą lekkie lewica lewy lipiec manipulacji mechanizmy miasteczko miejskim mili mlekiem
    6 motywy myli nagrodą najgorsza najwyższe naprawy nastolatków negatywny negocjacje nia nienawidzą niezgodne normalnym
    6 obydwu ocalić oddania odejście odkrycia odpowiadam odwrócić oficera ogólna ogłasza określony olsztyn otoczenie owe
    6 oświadczył paris patrick piję pistolet pizzy piłkarz podejrzanych podstawowy poinformować pomnika porażkę posiłek
    6 potencjalnie potwierdzają powinnaś powraca prawy promowanie promować promuje przeczytałam przemawia przeprosiny przepływ
    6 przesady przycisk przyciąga przyjdą przyjechała przyjmować przypominać rzecznika samorządu serie siedzenia skończyłam
    6 spotkamy sprawcy spytać spójrzcie stracili szczególne szczęśliwe szło sól sądownictwa techniczny torby tradycję turze
    6 ubiegłego ukraińcy ulicą urzędzie vincent waszyngtonie weszli winni wiosce witajcie wojewódzkiego ws wtf wymiary
    6 wymiarze występu wyższą zagrał zarabiać zarzut zasięgiem zawierające założeniu założone zdrowotne zechce zeszłego zgodą
    6 znani znałem zostań zrozumiał łatwiejsze średnicy angielskiej arabskich areszcie artystycznych beach budowlanych
    6 budownictwa chemicznych chwilach czechach domowego dostaję dotrze end fbi filmowej finansowy gospodarcza grób gus górnej
    6 głosi głód hard hit informacją informacyjne interesu inż istniały jason jersey jerzego jorge kogos kojarzę kolumny
    6 komorowskiego konkretnej kosztować koszulkę krzesła krzyczą królestwie kwas listach liści logiczne loty macierewicz map
    6 marian marie małymi meczów miasteczku mieszane minimalna mniejszym modeli monitor najnowszy nielegalnie niemalże
    6 niezależny obowiązkowe obozy obrad odbędą oddali oknem osiedle osobach osobistej paniki papierze pecha petru pięknej
    6 poczty podania podniesienie podręczników pomagał pomieszczenia pomniki posta powrócić powstać poz pozwoliła połączeń
    6 prania prawami prawdzie prezentacja prostą przeczytaniu przestępców przesłuchanie przewidzieć przewodniczącym przodków
    6 przyjmowania ranking realizację refleksji rozumiecie rozumiemy rządzących różnorodność rękami samotnie schemat setek
    6 skierowana skraju składki soboty south space sprzeciwu starzy symboli szafie szpitali szybkim słabości słyszałeś tani
    6 transfer ukraiński um upadł usiąść uznają walentynki warstwy warsztatów wchodzisz weźcie widoczna widziane wierzymy
    6 williams wilson wrócili www wyjeździe wykazać wypowiada wyzwolenia względnie zaangażowania zabierze zakładając zamienić
    6 zapomniałeś zapotrzebowanie znacznej zniszczył zobaczą zróbcie zwyczaj śląskiego środkiem akcent aktów america armią
    6 atakują bateria braki brytyjskich budynkach buta chciałaś chemiczne chodzisz cierpię cierpliwości ciesz ciężką cool
    6 cyfrowej dal dawał dawnego dokonuje doprowadziły dostaliśmy dowódcy drewniane dysk emerytury facto got gracze grali
    6 grobie gubernatora głupich handlowego haseł hill hmmm id idiotów inteligentny inwazji jakimkolwiek jane jasnej kamer
    6 kamieni kanapki kar kielce kiepski klucze komendy kontekst kopie koszulka kredytów laptop lekcjach literaturze ludzka
    6 make marketing martina martwych maskę matt małżeństw meble miejscowego miliardy modlitwa montaż muzycy muzycznych mylisz
    6 myśle najpopularniejszych narodzenie never nierówności noga obiegu odbywały odgrywa odmawia odmienne odpowiedzialne
    6 odwołanie ogromnej ogólnego okien olsztynie opuszcza organizowanych orzeł otrzymują papiery parkingu pedro pi pierdol
    6 pociągiem poddać pokazali pokryte polakom pomorskie posiadam poszły pozostawia pozostałości pozwolę pragnienie proboszcz
    6 produkuje profile prowadzących przebywa przekazanie przekazuje przywódców regulacje rodaków rozpoczęło ryba rzadkie
    6 rządowej sekretarza sm sportowców sportowego stosowana strajku strzały stwierdzam substancje szczegółowo szymon sądząc
    6 słodka tadeusza targu ted twoimi tygodnik uciekają uciekła ukradł ukryte ukrywać usłyszałam uznane victoria wakacjach
    6 weekendu wiedz wiekiem wielkimi wisłą wpisów wspomniane wstaje wydano wyjdź wykazuje wymagań wyposażenia wywiadów wzięły
    6 zabicie zainteresowaniem zajebiste zamieszanie zapewni zapomnieli zapomnę zaprosił zapytam zatrzymany zatytułowany zimne
    6 zmniejsza zostawia zrobienie zrozumiałe zwolennikiem zwykli zyskać łapie żonaty about afera akty alicja atakiem bal
    6 betty bezrobocie biegiem bierzemy bogactwo bohaterka bolesne brian business call choc cieniu cole czynnikiem death
    6 digital dotarło dotknąć dowiedziałam działający dziki długopis elektrycznej eric fazy filmików fizycznych grafik grała
    6 grunt gust głowach here identyfikacji indian inspiracją instagram istniało jo kazdym kontraktu księżniczki kłamać
    6 lokalizacja lotniczego lou madrycie margaret maryi mateusza maturę miałabym mieszkańcom możliwością mądra męski
    6 najwyższa nastolatek nauczanie naukowego nominacje ocen oddanie odpady odpowie okładki osiągnięć osobista ostateczny
    6 ostatnimi otwartego pacyfiku pakiet piąty pociągi poczekaj początki podam podatkowe podpisania podwyżki podłogi pokonał
    6 polonia pomogę ponowne poprawi poradzi poranek portfel poruszać postawił pozniej producentem programach przeciwnikiem
    6 przedstawiono przemyślenia przeszkadzać przyczyna przynależności przypomnę restauracja rodzinny romans rozwinąć rpa
    6 równi różnie salonie sankcje santiago serwisy snów socjalnych spektakl spektaklu spierdalaj spoczywa spodziewał
    6 stanowczo state stephen strażnicy szacuje szczeblu szkła słynny technicznego town trenerem twierdzę typowym uczynił
    6 ustalenia usunięty wall waluty way why wieczne wiejskiej wierni wspaniałego wsparciu ww wykaz wykazują wymagane
    6 wyposażone wziąłem władysław zabijają zablokować zagłady zajebisty zakończy zaoferowania zawierający zbadać zdaję
    6 zimowych zmienią zostawię zysku złodziej ćwiczyć łamanie łańcuch łez ściana ścieżka śmiesznie świadectwo świętym anglia
    6 anioła ankiety association byliby będącego charlotte chciałeś chemia chorobie chorzy chrześcijańskiej chujowo cudowna
    6 cytaty czekasz depresję dokumencie doprowadziła dorosły dowie drogowego drugich dylan dziale elektrycznych fast
    6 finansowo gorący głównymi hajs hi ian informacyjnych inspiracji intensywnie jeziorem jim karnych kierownika kij
    6 kolorowych konieczna kontrowersje kontynentu kosmetyki kończąc kościoły kościołów królową kręcić książkach kupisz lewym
    6 meczach medalu mielibyśmy modernizacji moskwa mądre młodszych najważniejszą narzekają negatywnych niższa noce nowak
    6 obiecuje obiecuję obozów odmiana odszkodowanie odzyskania oglądają oglądał ogłosić over paczka palenie pamiętajmy
    6 papierów penisa pieszo pilotów pogodę pojąć portale potrwa powinniście położona poświęcenie poświęcił pracowni prawna
    6 produkcją przedstawiciela przedtem przemiany przybywa przygotowana przyjęta pusty raporcie ras relacjach road rowniez
    6 rozpoczęli rundzie rzym równolegle say schroniska sekundę silnego skończą spokojna spotykam stadionu starszym stefana
    6 studium sumę szczepionki szczęśliwie szeroką sztucznych szykuje sądowego sąsiada sąsiedztwie słodko słuszne tanio
    6 technicznie tyler ubranie ubrać ukrywa umarła ustroju uznano wadze widoku wielkopolski wieża wpisu współpracowników
    6 wstydzić wykazały wykorzystywanie wykorzystywany wykorzystywać wynosiła wypowiedzieć wypłaty wysłała wywiady wyślę
    6 władcy zabezpieczenie zabraknie zagrożeń zajmowała zakończona zamknięcia zamknięcie zanieczyszczeń zapas zapomina zasnąć
    6 zniszczona zorganizowane zrobiłaś związanej środkami świadczeń świadomy żyły afery aktualizacji antoniego bezpośredniego
    6 bilans bogatym boska bywają całkowitego cenne chronione cięcia czci czyn dariusz dave der dokladnie dokumentacji
    6 doprowadza dostawcy dotycząca dwanaście dym działki dzienniku filmowe finansowa flagą game garażu gej geniusz georgia
    6 giną global globalne gorszego gotów głodny hd hip historyczna hiszpańskiej hope iphone izba jakakolwiek kampanie karny
    6 kate kilkuset klasyczne klasą kolejno komiks komunikację kontroluje korzystne kostki krajami kupują land lekcję marco
    6 masła miejscowej mieszkała mysli młodsza nagrał najbliższej naprzeciw niebezpiecznych niejednokrotnie niepotrzebne
    6 nieraz niezależna niszczą normalnych noszę obywatelskiego oczekują odbioru odda odpowiadał odpowiedzialni ofiarami
    6 ofiarę ogłosiła only oo organizmu palenia pamiętnik papierosów piasku pięćdziesiąt piśmie podniósł pojedynczy
    6 pojedynczych pokazanie pokojowe ponownego popatrzeć potwierdzenia pozew poznaje pracodawców pracujesz prawną produkowane
    6 promieniowania propaganda przemysłowej przyjęli pysk północna płycie ranem regionalnej reszcie rolą rozszerzenie ruszył
    6 rządowych rządzić róg równość schodach silników składać sofia spotkaniach sprzedają strefę stworzyli suche szczera
    6 szczery słońcu tajemnic tajemnice tatą terminie there tradycyjnej tworzone typie typowa ulotki umieram ustawione
    6 uzyskanie wczesnych wdzięczny weekendy wersją winien większością więź wkurza wpaść wspierania wstępne wycieczka
    6 wyglądały wykorzystaniem wykład wykłady wynikające wysoce wyzwaniem wzięłam zachowaniu zachęca zagadnienia
    6 zainteresowana zajmujących zarabiają zaszkodzi zawierać zazdroszczę zaznaczyć zdecydowała zgadzasz znaczną znaczące
    6 znalezienia zobaczycie zombie środy świeci świętować żadną absurd aktorem bałam biegać body bravo budynkiem błędne
    6 całkowity centralnym cenzura chłopie cierpieć ciśnienia company czekolady czwartym czystą czytelnik dacie dance diecezji
    6 dodanie domyślam donalda dostosować dużymi dwiema działka długiego egzaminów emma ery es forach formacji gabinet gotówki
    6 grzechy grzyby górników głośniej głów hiv hołd hr imion innemu inwestycja istotnych japońska kasie katolickich katowic
    6 kilo kluczowych komentować konfliktów konkretny konkurencja korki korona korony kultu kumpel kąpieli lewis leżeć linków
    6 lodówki lord makijażu mandatu matthew medale metodami mieszkalnych morskiego motywacji muru mówienia mądrze nabrać
    6 nadania najmłodszych nazywane niespodziewanie niesprawiedliwe obejmują obietnice obniżenie obojętnie odbudowy odwołać
    6 ogrodu ogromnie organizator ostrożnie palą paski perspektywie pisu piszemy planeta plecak podróżować podręczniki
    6 postanawia postępu powołania pracodawca premierze priorytetem prostego przeciętny przekonana przekonuje przestrzegać
    6 przygotował puszcza rangi rasa regulamin rob roger rozwijają ryż rządowe saint sióstr skomplikowana society spodobało
    6 spojrzenia sprzedawca srebrny starania stawić stałą stolicą swiecie szczególny sławny tablica tajemnicą take takze
    6 terroryzm too treścią troje twoj tygodnika tymczasowe tłumy ukrainę ulicami umieją umyć uratował walczymy want
    6 washington wenezueli wiersze wpadnie wpadła wpłynąć wracaj wydarzeniu wykorzystane wyznawców wódki xvii zabezpieczyć
    6 zachodnia zaczniemy zainteresowań zaliczyć zapisy zaproponować zapytałem zdarzenie zdarzy zemsty ziobro zjadł zniknęła
    6 zrealizować zwanych łatwa śpiew świadczą świadek żartuje afganistanie alternatywy artykułem babka bartosz baterie
    6 bezrobocia bezrobotnych biali bieda bonus bułgarii bólem będącej błędem cali chorego chorym christian chrześcijaństwo
    6 chujowe chwil ciekawostki cięcie cup cyrk czołowych czwarta czystości dały disney dobie dodatki dodatkową dorota
    6 dostajemy dostaniemy dotyczącą dołącz dzieciaków dziedzictwo dziedzinach dziełem dziwki dłuższą edukacyjnych ewidentnie
    6 fajnych fałszywych filozof frekwencja gałęzi grania granie grobu gubernator głosowali głębiej hall hannah heart hello
    6 inspektor inżynierii iran istotna jakbyśmy jedynego jeff karma karnym kartkę kinga klimacie kolegą komentarzem komunizmu
    6 kończę kulturalne kulturowe lada legalnie lewą makaron misją miód mięśnie miłosierdzia mocna moon mury nacjonalistów
    6 naczyń najbliższy nakaz nancy napisami naprzeciwko narodzin narzeka nauczy nauczyłam naukowym network obietnic oblicze
    6 oczekuję odejdzie odnotowano odpowiednia odpowiem ogólnym oknie okolicznych okresem określił opracowania opublikowano
    6 owoc ośrodku partnerami patriotyzm państwową planują pliki poczułam pojawiać polowanie popełnić powszechna prasowej
    6 prawdziwi prezydencie procedur promieniowanie promocję prostym protestujących protokół prywatnie przedstawiają
    6 przedziale przejęcie przemysłowych przeprowadza przeprowadzonych przesłuchania przyczynił puścić płac radom ramionach
    6 redakcja robot rolnicy ross rozumu rzeką sale samobójstwa samochodowych samolocie sd seksualną siedzibie sk smutku song
    6 source spełniać spodni spowodowała spowodowały stałej synowie szczegółowe szpitale sąsiad słowacja tamto troski
    6 trzymanie turbo twarde tyś uczelnia uczenia ucznia układa uroczy walii warmińsko web weszło wieść wpisuje wskazówek
    6 wybierasz wyborczym wyborze wyjdą wymieniać wypadkach wzięcia właściwego włoskiej xii zabawna zagraża zajęta zapamiętać
    6 zapisu zaprojektowany zasilania zatrzymania zawodnika zawodowym zbudowane zdjąć zginąć zgodzie zniszczony zorganizowana
    6 zwalczania zwanym zwycięzcą świadomie żywa adresu again agata akceptacji ambasady amerykanin ano anthony award biblia
    6 biegów bio bitwie bogactwa bośni bramek cameron charakterystyka chelsea chrześcijaństwa ciekaw cieszył ciocia clinton
    6 control czarni czytają debil demokratycznego design dodane dorobku dostępem duchem dwunastu dziennikarstwa eliminacji
    6 elżbieta fabuły face fc fotel fotki fundację funkcjonowanie gazetę gniazdo gospodarczym grecki grzechu głodna hałas
    6 interpretacja iron islandii istota istotnie jednostkę justin justyna kardynał katalog kobietach komedia kompletny
    6 kosztują kropka krzyk krótkiej kłamstw leku lepsi let linda lokalnie masowo mat matek miguel milczenie mięśni modlitwę
    6 monte mowę możliwie musza narodem niższy obawiać obecni obywatelom obywatelska odbywać odczucia odkryli oficjalną opon
    6 opuściła organizacjami osobistym otrzymania oznaczają pacjenci padło pamiętamy parking patryk pekinie pełnych piątej
    6 podano podejmowania podszedł podłogę poglądach point polecamy pomyłka portali postępy potter powiadomienia powietrznych
    6 pośrodku praktykę prawą procesem prowadzimy przebiega przeciwnik przejęcia przemówienie przeszkód przełomie przyjmie
    6 pseudo psycholog publikuje robione rolnictwo rosyjską rowerem rozbił rozmawiają rozpoczęciu sg siak składania sny
    6 spektrum społecznie sprawiło stopnie studenta sukienka sukienki sygnały szkło sztabu szyję tajemniczy talk tatuaż
    6 terapia they twierdzy ubrany uczysz udostępnia ukończeniu upa urzędnik utrzymywać uzasadnienie uzyskaniu wspomniany
    6 wszechświata wybuchła wymagać wymianie wyprawa wyróżnienie występowania wyznanie właściwą włosach włosami włoskiego yeah
    6 zabijanie zabrała zagra zajęli zajęty zanieczyszczenia zapewniają zaproszenia zasłużył zatrzymanie zbiory zbrojne zegar
    6 zieloną zimnej znajdujący znalezione zostaliśmy zrozumiałam zwierzętami zwłok złodziei złości łączności łączyć śladów
    6 żelaza administracyjnego albert beta bezdomnych biją bomb boskiej bruce brzeg budżecie buenos bunt bzdur case chwali
    6 cierpią ciężkim come cruz częste debiut demokratycznych diana dodają dodając dokonania dokonano dolnej dolnym drewno
    6 dyplomacji dysku dzielnica dzienne dziewczynami dzikie edukacyjne ekonomiczna elektronicznej elektronicznych filip fox
    6 frytki gabriela generacja gitarze god handlowym hong ignorować imo intencje jadąc japońskiego jedzeniu jeju kanapie
    6 kazimierza klucza kolanach kompleksu kosmosu kosztowało krajową krowy ktorej ktorych kubek kulturowego kupy league
    6 lecieć lewandowski lodówce lądowania madryt mafii marsa marzeniem materii mazowieckiego mb mc miala mickiewicza mikrofon
    6 mocą monachium morderca morgan musiałby mylić myslisz nabiera nakazał napisania naruszenia nastąpić nawiązanie nazwisku
    6 nazywamy nazywany niedzieli niespełna nina nowoczesnych nowości nożna objął obrotu oczywisty odbija odeszła ogolnie
    6 opowiedział pilnować pociągów poezja pojęć politechniki popełnia popołudnie popularnym postem posłanka potencjału
    6 powstańców pozwoliło pozytywnego pracowałam prawnikiem prezentują prowadzę przeciwny przedszkole przekazane przekroczyć
    6 przemian przemysłowe przemyśl przewagi przeznaczonych przeżycia recenzji reguł reprezentują rodzajem rozgrywa
    6 rozporządzenie rytm rzeszowie różnorodne różowy salon samotna sean senatora sierra smacznego smoka snem sosnowiec
    6 specjaliści sprawnie sprzyja strukturze summer szary szerzej szukałam słabość słuchajcie tańsze telefonem towaru
    6 tramwaju tymczasowo ukraińskiego umieścił unię urban user uważane uzasadnione uznała uzyskała wczesnym wewnętrzną witold
    6 wojennego wpisać wpłynie wstępu wybaczcie wybitny wybranego wybrała wyd wydaję wydało wynikami wyniosła wyrażenie
    6 wzmocnienie wątku włączone zakończyły zamknął zarobki zastanawiałam zastosować zaszczyt zatrzymali zawieszenie założyli
    6 zbioru zdrowotnych zelandii zemsta zgodzi zgłoszenie zimowe znaczący znajdować znali zorganizowano zorganizowany złem
    6 złożona świadczenia świń żółte abc afryka aires bada biologia blizny brudne butelkę chińska cienia ciężarówki cyfrowych
    6 częstochowa dead dekad diabeł dieta dniami dopuścić doskonałe dumą dworzec dwu dystansu działało dąb długu eddie edwarda
    6 egzemplarzy ekstra fajnego figury food formacie formuła gardła gdzies gwałtownie gwinei głupim human jednemu jedz jesz
    6 johnny journal językowe kadra karcie karą kazała kody korwin korzeni królewska krąg kupę kwatery leon leżał likwidacja
    6 ludzkim maraton marcina mazowieckie miano momenty morskie morskiej musieliśmy myślach mówiło męska należę naraz następną
    6 nauczyła nazwany niespodziankę niższych oczekiwaniu odbierać odpowiedzialnością oficjalnego ojczyznę okazje okładce
    6 olimpijski opublikowana oryginalnego otworzy pamiętają piekle pieprzyć piją pilne pilnie piosenkarka pióra pociski
    6 podzielona pogrzebie pojedynek pojemność polecić pomorskiego poprawa portalach portugalia poważnym powołanie pozbawiony
    6 pożarnej pożegnanie pragną protestować przedsiębiorczości przedstawiony przeznaczona przygoda przygotowań przyjęte
    6 public pytaj północnego raju ram rejon rodem rozmiarów rzucać rządami róża salonu sekret siedząc spisu spotykamy
    6 sprawdzam stawiają stałem stosowanych sztab sławomir słońcem słuchania tajlandii tamte tim torebki tory torze tradycyjny
    6 trudniejsze turystyczne turystyka twierdzisz tłumaczył ub ulubioną usuwa warszawskie widokiem widzieliście wielce
    6 wikipedia wpisz wrzucić wschodni wskazał wspominać wybrzeży wyjaśnił wykonują wyobraźcie wyrazu wystarczą występować
    6 władimir władzą właściwej wściekły zabójstw zadzwoń zainteresować zajrzeć zależnie zamówienia zaplanowane zastanów
    6 zawierających zaznaczył zdecydowali zdrowo zezwolenia znikają znoszę zrozumieją zupę zwaną zwracam zwykłej złamanie
    6 złotej złotym ławki ścieżkę życzymy abu agenta akceptuje aktora aktualna ala alexander angel better biletu bohaterami
    6 brzydkie budową byłą będąca błędnie centre certyfikat channel ciasteczka ciastka cofnąć czołgów czynów diety dostawców
    6 dowiedziała dowiedzieli dyscypliny dyskryminacja działała dzielnic dziewczynek dziwnych dąży east ekonomia elektryczny
    6 elit faza ferrari futbolu gangu gorącą grałem hey historyczną ice instrumentów irlandia istniejące jabłko karku katedra
    6 katolicy kierowcą kilkukrotnie kolejnymi komuniści konkretnym kraina krajobraz kredyty kursów kwiatki lecę level lokal
    6 ludów lunch lęk maile marginesie masowej masowych materiałem metry mgr mieszanka mieszkaniec miny mobilnych moralne
    6 mordy mt najbliżej najdłużej napęd naturę net nieznany niszczenie niższej norwegia nosie nurtu obchodzić obejrzenia
    6 obrót oc oliver opony osobowe otwartej phil pierogi piątki piętra piła podstawówki pomożesz ponieść posiadał posiadłości
    6 potężne przebywał przechodzić przeciwnicy przegrali przegrała przenosi przestało przeszli przeżyje przyczynę przydałoby
    6 przód pseudonimem rakiet recenzja rejestracja religijny rolnik rozmowach rozwiązaniu ruszy różnicą sesje siatkówki skoku
    6 smoleńsk spełni sprawdził spółkę stawka stoję strategię sucho szkód szukałem szybkość szyszko służące tejże tonie toż
    6 traktowania trzymając turystycznej tygodniowo tłumaczeniu ubrana uczyła ujawnia ukraińska ukraińskiej uprzejmie urocza
    6 uspokoić utratę utrudnia walkach warszawski wartościowych wojenny wprowadziła wpływać wspominał współczynnik wydawcy
    6 wyglądem wyjeżdża wyjątek wykorzystano wynikających wynosić wyspach wystawie występujących wysłali wzrokiem zaatakować
    6 zabiegów zależne zapomniała zaskoczenie zawodowy zdobywa zdolny zdrowego zdrój zjednoczenia znajdowały złodzieje śliczna
    6 aborcja absolwent after aktywnym ambasadora artystka atrakcyjna audycji barcelonie bicie blokady brama braćmi
    6 budapeszcie cenach centralne chodzenia chorwacji cover czlowieka członkowskich dawida dbają demonstracji dolara drudzy
    6 dworca działaniami dziennikarstwo dziura dziwnym dzwonić egzaminy ekonomicznym ekonomista ekspertem ellen era etat ethan
    6 fakcie fernando finansową francuzów fun funkcjonują games gender grając grubo gustu gwiazdę głosują identyczne ideę igor
    6 indonezji istotnym japońskich kamerę katolickie kierunkach kolano kolegę komisarz konferencje konfrontacji koszule
    6 krzyżem księża kurtkę legalne liberałów limitu literackie luz magiczny maksymalna maryja master maxa mechanika miałyby
    6 mienia murem myszy myślała męczy mś naczelnego nago najdalej napisałeś napój naukowa nerwów niebezpieczna nocny
    6 nowoczesny nędzy odejścia odrzucił oglądasz ogłoszeniu okropny opcją opolu oprzeć oryginalna otoczony otrzymaliśmy part
    6 pasie pasja petera pełnił planetę planuję pleców poczuciem podejrzany podejrzenia podobieństwo podstawowego polki
    6 pomieszczeń pomyślę poszukiwanie powyższych pozostawiając pozwólcie pracownikami prezydenckie pryzmat przedstawiona
    6 przedszkolu przeniósł przeprosić przełom przeżycie przysługuje przyznano pudełko półki płacy ranka redaktora
    6 rozmawialiśmy rozszerzenia ruda ryzykować rzucają rządzą równy sad schodów set siedzenie siłowni skad spisek
    6 spodziewałam sprzeczności stałam stopę stosują stroje studiować stwarza stwierdzili stworzyła swiat szczecina
    6 szczęśliwego szwajcaria szybkiej słynne tajnych takiemu targ targi tegoż telewizora tolerancja toronto trafiły trójka
    6 ucieczka uczciwie układów ultra url urodzić uszu utworzona uznawane uśmiechu walką warunek widziany wieczny wieczora
    6 wojennej woman worek wsadzić wyglądzie wyklętych wykonawcy wypierdalaj wyraźne występów wyszłam zabij zaczynając
    6 zadziała zagadnień zainwestować zakładach zaskoczona zatrzyma zatrzymuje założeń założyła załóżmy zbieranie zbiórki
    6 zdaniu zdecydowałem zdobyli zebrania zejść zestawienie zgłaszać zgłoś zmieniając zmuszeni znacznym znajduję zyskała
    6 agentem aids aka amerykańscy angielskie arab arabii architektura asystent autorki bali boje book brąz bum butach byłabym
    6 błędzie cenzury challenge chca chińskich codziennej country cyfrowe czerwono daily delta dobrowolnie dodano dominika
    6 dotacje dowcip dozwolone duet dziedzin filmowego gadanie gary girls gordon grzecznie głąb hala inicjatyw innowacji
    6 instrukcje instytucie inżynierów iranu jabłka jaskini jay karne katolicka klientem klinice kolekcję konflikty konkursów
    6 konsekwentnie kontekstu kontrole kurczę litwie lokalną lp lwa manuel melbourne miejscowościach miejscowym mieszkańcami
    6 minuta modne momentach muzyk męskich należący nastroje następujący naturalnej nauczyli naukową nawiązać nazistów netflix
    6 niedźwiedź nienawidzisz niesamowitą niezależnego niezależność niezmiernie obrażać obudzić oburzenie obydwa ogon
    6 określonej ominąć ooo opady opanować otrzymało otrzymały otwartą otwierają palestyny pielęgniarki placówek poczekam
    6 podobała pojawiały pokoje pokroju pomagam poważnej powiedziałeś powietrzem położenia poświęcona premierę presja
    6 przedstawicielami przejazd przestali przetrwanie przeznaczeniem przynależność przypadkowe przypomnienie przyrost
    6 przyznała pójdziesz północną queen ra radiowych reagować reportaż rezydencji rocka rozmiary rozważyć rozwiąże rury rzekę
    6 sea siecią skutku sprawdzenia suka surowców szaleństwa szansą szósty sądzą temperaturze toma tradycyjnego trafiło
    6 tramwaj transformacji trudnej turystycznych udają uderzyć ukazała unijnych uniwersalne uruchomić uzna ułatwić
    6 użytkowania watch waży weźmy widziałaś wilki winić wolniej wybrałem wychodzisz wydawanie wyjątkowego wyobrażasz wyrobów
    6 występujące wzgórza wzmianki włoskim zabierać zaczynać zagrożony zakończone zapowiedzi zapłacił zatrudnionych zawartych
    6 załóż zbiornik zdecyduje zdrowych zdążył zebrał zezwolenie ziemniaków zimną zjawisk zobaczyli zrobiono zrozumiesz
    6 zwracają zwyciężył zyskuje łapy średniego średnim światowym żałować abp administracyjnych agenci akcją aktach aktywnego
    6 albumy angielska angielskich artystyczna aspektów ban basenu bay bał bezpiecznego bramę brytyjskie brzuchu bynajmniej
    6 bóle chrzest com cooper costa czołgi czymkolwiek deklaracja demokratyczna detektyw dokonała dokumentalny domowy
    6 dotychczasowych dziecięcej eee fajną fal gazem gitara gotowości gps hahaha homoseksualnych jedynymi kamerą kamienicy
    6 kamiński kazali kilogramów kliniki kobiece kochani komisarza konsultacji kopia kość krainy kulturalnych kupiła kupujesz
    6 kurna kąt kłamią lasach leczy legia lewe leżała liczył linią lu macedonii madison marc mas mia minę monety mówiono
    6 mówiący nade najnowszej należała naturalna naukowiec nieznanych obcokrajowców oczekiwań odpoczynku oferują office
    6 określonego olbrzymie oscar ostra otwierać otworzyła padły perfumy petersburgu planowane pn podobać podwórku pojawienie
    6 powołany pozytywnym pretensje problemie przedstawiam przegrać przejebane przejechać przekonań przeprowadziła przyjacielu
    6 przyjmują płyn rachunku radą rakiem randkę rap rasizmu regionach reżim reżysera rodzeństwo royal rozpoczęto rumunia
    6 rzeczywistym równych sesję skrzyżowaniu smaczne socjalne spa spojrzał sporu spotify sprowadzić sprzedawane stolicę
    6 strone stylem sumienie szare szatana szerokiej szkocji szpitalach sądzić sędzią słuchaczy słuchanie słyszymy talentu
    6 tendencje terminy terroryści testament torbę tort towary traktowany trumny tt tudzież tłumu udziałów uj umieszczono
    6 uratuje urzędy usunął walczący walczących wchodząc wiarygodne wiarygodność widza wiedzie wojciecha wojskowym wojskową
    6 wole won word wskaźniki wybranym wyciąga wydarzeniem wykonano wykorzystaniu wyniósł wypad wystarczyć wysyłają władca
    6 włoskich yes zaangażowany zabierają zakładać zapłaty zarejestrowanych zatrudnia zawał zawieszenia zbierają zgadzamy
    6 zniknął złotą złożyła łatwością środkowym świadka żałosny żydowskiej
    5 ab age alei aleppo ambasada armenii artystycznego asia atomowej awansu badawczych barw bezpiecznym bi biznesie boiska
    5 bractwa bronisław brytyjczycy będe car chińczycy chińskiego chmur chorwacja chujowy chwilkę chwilowo ciagle ciekawostka
    5 ciezko ciąża cudów cywilnych czterdzieści darmowa dodatkowa dostawać dotyczyć druku dwójki dzielnice dziękować edit
    5 egipt est family fragmentów francis gliwice grey groszy grzegorza harris historycznie howard infrastrukturę intel jacob
    5 jadł jamie jasność jazdę jedność jeździł jeżdżą juniorów kamieniami kamila kategorie kielcach komiksów kompletne konrad
    5 krewnych kuby kładzie licencję liczymy lily lucy mafia magda mechanizmu mentalności mieszkali motor motywacja młodość
    5 nadać najpiękniejsze nasiona nastolatka nice nierzadko ninja objawów obydwie obywatelem odbicie odpoczynek ofe okropna
    5 opracowany organizatorem organu oryginał orzeczenie osiągnie pablo pań pieprzone pocztowy podłoże polowania posiedzenie
    5 posiłków poszukaj potrzebnych poważną powodować poziomy położonych pożyczek praktyczne presji prezentację prowadzące
    5 prośby przestaną przestrzegania przeszkody przeznaczenia przygotowaniu przypomniało przywilej przywrócenie przywódcą
    5 próg późniejszym raportów ratuje regionalny religijnego religijnym represji rezerwy rozumieniu ryzykiem róż różowe
    5 sarkazm skargę skrzynki składniki soft specjalność sprawca sprawców srebro statystyczny sugerują szafki szalony szatan
    5 szkodę szlag szła słyszycie trumpa trybu tunelu twierdząc typowego tłumaczeń udzielania udzielić ugrupowanie ujęcie
    5 ukryty umysły urazy urok uszkodzony użyty wezwał wietnamie wioska wojewoda wojtek work wprowadzania wprowadzać
    5 wprowadzeniem wydali wydawca wyjaśni wyjątkowym wyjątkową wypełnione wyrokiem wystąpi wzory xiii zabierz zagranicą
    5 zalezy zarejestrowany zatrudniony zatrudnić zaufać zauważy zeznań zjawiskiem zmienię zmniejszenia znakomicie zniknęły
    5 zobowiązania zorganizowanej zostal zupa zważywszy zwolnić zwycięzców złożonych śmieją środowiskiem administracyjne
    5 alternatywą ana ania atakować awarii badacze badaczy band bałagan beka benjamin bieganie billy bon cba centralna chcial
    5 cios clark czegos czekałam czwórka dalszą daną days debacie definiuje domena domeny doniesienia dorosłe doszła dream
    5 duchy dworcu dziadków dziurę eksperymenty eksport elektryczna elena feministki fifa filtr flash force galerie geja
    5 giełdzie godny hałasu henryka historyków indywidualnym internetem ironia izolacji jajko jasności jerry jonas jonathan
    5 julii kapelusz kolorach kopa kopacz kopię korupcji kosmicznej kt kuli kupili kwasu lawrence lektura lodzie logiki london
    5 lubił markę marzę masowego matura mechanizmów medycyna medyczną mentalność michelle mieliście morderstw mądrość napisano
    5 narracji nastolatki naturalną nauczyłem nazwali need nieobecności nieopodal niewinny nkwd objęte odpowiedziała odrzuca
    5 oficerowie opakowania opowiedz oryginalnej oryginalnych otrzymałem owego oznaczenie papa parlamentarne pełnią pierre
    5 pisarka piłką plik poddaje podzielił poinformowała poprosiła popularnej popyt poradzę posiłku poszukiwań potężny
    5 powstałe połączony prix przechodząc przejazdu przekłada przerwać przetarg przetłumaczyć przykładami przywileje próbki
    5 próbą ramieniu remontu roberto romeo rozdziału rozkazu rozsądek rozsądku rozwinięte runda ruszyła samodzielnego samotny
    5 schetyna schodzi serwery sięgnąć smog smoleńsku sposobie sprawdzę sprawiedliwe sprawuje stanowił swiata szału szukania
    5 szyby teresa tracimy trans trzymamy tyczy tylne uczcić ukrycia uległy usunięte utworzyć uznana użytkownikom użyto warsaw
    5 warszawskich water wczesnego weszły wiceminister winą wizy wizycie wolnością wprowadzanie wsparciem współcześnie
    5 współczucia wybrałam wydawane wyjechała wykonywane wykonywanie wymiarach wynajem wynieść wypadł wypowiadać wyprowadzić
    5 wysłany wyświetleń wątki xiv xv yang zabudowy zadane zagrożone zakończony zapowiedź zasilanie zastąpi zawarcia
    5 zdecydowana zgodziła zjednoczonej znaczą znajdował zniesienie zniknąć zrzucić związaną świadkami żydowski agresywny ai
    5 aktywna alternatywa annie arabów arthur bajek bariery bd bibliotekę biega biskupów boju brwi camp chciałoby cieszymy
    5 codziennych cytując czynu czystym damian demo dochodzenia dochodzą dodatkiem dokonali dominuje dowodzenia dowolny dwójkę
    5 dziejów dzika emisja energetyczne energetyki energią epoce ewangelii faktach filmowa firmach franco galaxy generalnym
    5 goli granicznej greckiego guy gwiazdami handlowa higieny incydent indywidualny internautów iranie istotą jajek jam jazz
    5 językowych kai karate kilkakrotnie klasycznym klasyka kochał kolorem komunii kontynuacja kosmosie kosztował koszulce
    5 kozak końców krajobrazu krytycznie królów kręgosłupa kula kurier kursie lekarstwo literackich lublina macierewicza
    5 mazowiecki mercedes monitoringu naczelnik najstarszych narkotykami narody nepalu next niemiecku niepokój nieszczęście
    5 nominacja numerze obejrzeniu obserwacje obsesję obsługuje obwód odchodzą oddziałami odpowiedzialnych odwiedza odwiedź
    5 ogółu ojczyzna ojej organizowany orientację osobistą osobna otrzymaniu page patrol paznokci państwowym piasek pieśń
    5 pocisk podając podała podejrzane podpisów podwójnie pojawili polakiem pomieszczeniu popełnienia posiadające posiadający
    5 posługuje powodując poznała pozostałymi pozwolili pragniemy premium przechowywania przeczytania przybyło przyjaciółkę
    5 przyjeżdżają przyszłe psychologa publikowane płakał radni reformie regularne rodu rolniczych rosnące rozwiązany ryżu
    5 rzeźby ról róże samochodowy schować siedzimy siema silnej skały skup sondażu spadły spalić sprawdzi spróbuje stad
    5 stadium stanęła startuje sterowania stone strażnik swobody szefowa szli słabym sławę słodycze słuchając talentów terapię
    5 tezy tkanki tok treningi trudnym trójki ucz uczestnictwo ukończył uprzednio ups usłyszy utrzymują uważali wariant wars
    5 warsztat warzyw wesprzeć wez widzowie wierny willa wizytą wliczając wspomniana współczesna współczesnym wstawić wydajesz
    5 wydanych wynikach wyrazem wystąpiła występował xxx zaginęła zagrożonych zakażenia zakonu zamiarem zamkniętych zapewnił
    5 zaprezentował zasadą zaskakujące zbierania zdawać zdobywając zdobędzie zdradę zebranych zeszyt zidentyfikować zl znaczyć
    5 zostawiam zwyczajny złapał złożenia łódzkiego śledzi śliczne śmiał amazon artystą autorytet awards badaniami barcelona
    5 bedziemy bielsko bloki brody brygady byciem bydła bydło centrali chodzenie chrześcijańskich czapkę czasopismo czaszki
    5 czekali czystego darmowych dean deser dofinansowanie dojechać dopuszcza dostatecznie dotarły dowiaduje drewniany
    5 duchownych dziala ewakuacji finlandia franka gdybyście geje gniazda gorączka gotuje grasz great grzywny idealną
    5 interesować ivan jawnie jimmy jon jose julian karabin karen kierował konga korytarzu kończyć końcówki krem krzyczał
    5 krzywda królowi ksiąg kurewsko kłopot lekturę litwa look ludowa maksymalną medycynie metali metę miedzi mieszkamy mikro
    5 miłą morskich msza mszę namiot nelson niebezpieczeństwie nogą nominacji norman numerów objęcia obrażenia obrażeń
    5 obywatelstwa odbieram odciąć oddała odeszli odniosła odpadami odrazu ogłoszony ojczyźnie okazją określonym opowiem
    5 organizować otwórz oś państwami pierdolony piersiowej piosenką plastycznych pochodził pochodzę podatników podejściem
    5 podejściu podjęli podjęto podpisy pojedzie pokład pomylił pomyśli postawiono posłem powodzi pozostawił poświęcenia
    5 prawicowych prezydentowi priorytety prywatność przebić przedstawiamy przejmują przeprowadzona przestępcy przestępczości
    5 przyczynia przyniosły przynoszą przypuszczalnie przyzwyczaić psuje punktach quo ramy realia reformę rezultatów river
    5 roboczej robotniczej rodzić ruszać rządził rządzący różnorodnych samoobrony seksualnego skomplikowany sky składników
    5 specjalizuje sporcie sportowcy sposob sprawdzają square still su susan sylwestra systematycznie szalona sądowych słabych
    5 tania telewizyjnym tommy traktatu trzej turyści ubezpieczeń ubogich uciekli uczniom uh ukraińskie uszkodzenie utrzyma
    5 uważacie ułatwia ważnej ważności wersjach wewnętrzna wiktoria wogóle wojowników wolf wracasz wszak wszedłem wybierze
    5 wybitnych wybrani wychodząc wycofał wykorzystywania wykładowca wypadki wyraźny wyznacza wzmocnienia zaatakowali zabiegi
    5 zabijania zachęcam zachęcić zajmujący zajęte zapachu zapasów zaproszony zaszkodzić zauważyła zawdzięcza zawodowa zbędne
    5 zdrady zewnętrznej znajdowała znajdowało zniszczeniu zobaczyła zobowiązań związkach zwyczaje zwyczaju ładunek ścianą
    5 śledczy śpią środkowo święci żonie żołądka żydowskich abyście animacji ann argentyna argentynie artystyczny badanych
    5 benedykt bloków brzegi błogosławieństwo cat cesarza chaosu charakterystyczny chcących chłopów ciekawość ciekawą czlowiek
    5 czterema czynią delikatny demokratyczne dol dominik dołączyła działająca działaniem dzikich elementu extra fake fire
    5 fizyczną florydzie gacie gadania gazy gazów gotowych grace grubą grupami głosuje help his ignoruje instagramie instancji
    5 irytuje istotną jadłem jednostką jeżdżę katalonii kawałków każą ken kierując kitu klimatyczne kolejność kolejowych
    5 kolesia komendant kompleksy komputerowej konstytucyjny kontrowersyjne korzystam kosmiczny koszula końcówka kraść kres
    5 krytyk księdzem lin litwy macicy market mars marty migracji minimalne miękkie mmm modelem modelka muzułmańskich
    5 muzycznego mężczyznami nagraniu napić niecierpliwością niemiecką niszczyć obejść obiadu obowiązkowa obywatelskie ogarnia
    5 okularów operatora opuszczenia orła osobne panel partnerskie paulina pensje perfect pobił podstawówce podwójna podziały
    5 poleciał pomagamy pomogli pomożemy pomysl poniekąd porodu postanowienia potrzebować powiedziano powszechnych poznali
    5 pozytywną położonej pretekstem prezentacje prezentów profesorem projektach propagandę prowincja przebywać przeciwnej
    5 przegranej przekonani przemysław przemyśleć przepadam przeprowadzonej przybyła psychologiczne pułkownika północny
    5 płacisz płaszcz randki ratunku reakcją rejonach remis rita rodzą rolnych rozmawiali rozmawiałam rynki ryszarda said
    5 samopoczucie samotność samymi seksie selfie she siergiej skazani skomentował skrzydło slowa smoleńska sportowym spot
    5 spożywczych stając stalina standardu starasz starość starożytnych staż szanowny szczęśliwym sądowej sądowy słabą taa
    5 tabela technology tematyka temperaturę terminem totalna towarzysze trafiłem tragiczne tragicznie transmisja twardych
    5 tworzymy udała udzielił ujawnić ukarany ukraść ukryta uroczo urzędów ustalono uświadomić well whisky wiceprezes wiejskie
    5 wojennym wprowadzi wschodnie wschodnią współpracował wstawać wszystkiemu wybieramy wyborczą wyeliminować wykonanych
    5 wykres wypowiedział wyprodukowane właścicielami zabawnie zaburzeń zachęcamy zadawać zastanawiasz zatrzymała założeniem
    5 założono założony zgodzę ziomek znad znajoma zorganizowanie zostawcie zrozumieli związkiem zwycięstwie łacińskiej
    5 śmiertelnie śnie świadectwa żydowskie żydowskiego żyjący administrację aj april baz belgia bolało brutalnie brytyjskiej
    5 budowli butelek caritas ce coca czyjeś czytelnicy dac dachem dawn dokumentach domaga dorosłym doskonała dowiem dysponuje
    5 dziennikarzem elektroniczne energetycznej etapy finansowym fizyczna fort fragmentu gadasz gala galerię gorącym grant
    5 grilla groźby grzybów gównem homoseksualizmu homoseksualne hp ideą imigracji imprezach instrumenty izbie jednostce
    5 jedynej jk kasia kierowania kierowcę kolegium kolo kryzysie kształtu ktorego kupno kół kłótni lobby low lubiłem mającej
    5 male metr mieczem miliarda mind murów mówcie mózgi nagrany nagrać nagrywania narodziny narracja naturą niebieskim
    5 nienawidzić nienawiścią nieobecność niepokojące niewielkich nieznana nieznanego obrazku obserwujemy obsługę oczywista
    5 odcinkach oddany odejściu odkryłem odnosząc odwołany ogólnych ogólną ojcowie opiece opisany opisy opowiadają opłata
    5 organizują oryginału oskarżenie ostatecznym ostrzeżenia oszukać pakietu pal pap pierścienia pisaniu podziale podziel
    5 pojechała pokrycie polka popołudnia porodzie porozmawiajmy portrety porządny postępować pragnienia prasowa proszą
    5 prowadzeniu prowadząc przeczytał przejęli przekazywane przodkowie przyjemny psychiatra pusta płatne realizować realizuje
    5 renault reporter reprezentować reputację rezultatem rezygnację rosa rozwód ruiny run rządząca rzędzie róbcie saudyjskiej
    5 secret serc serem silver sonda spam specyficzny spisku spowodowany srebra stanowiło starszej stowarzyszeń strasznego
    5 stref sugerujesz szara szeregach słoneczny telewizyjnej toba tradycyjnym transferu two tłumacza tłuszczu ukrywam
    5 umożliwiają uważana uznawany warszawę ważniejszych wczesne wejdą wierszy winnych wita witaminy wnętrzu women wprowadzona
    5 wszechświat wycofania wykazał wylądował wys wystawić wytłumaczenie wózek włączył zabiegu zagranicznego zajmująca
    5 zajmujące zakopane zaległości zamienia zaprzecza zaskakuje zdrada zewnętrzny zimie zjedz zmusił znajdujemy znajdującego
    5 znalazłeś zużycie zwróci złamać śniadania airlines aktualności alberto albumie analizie android ankieta artystyczną
    5 austria autostradzie bella bezpośrednich bolą brazylijski brzmiało brzmią budują bułgaria cecha china chrome
    5 chrześcijańskie ciepły coli curie czołówce datą diecie doc docenić doktorat dotychczasowe dzieją dziewczyno dziwie
    5 dzwonek earth efektywne european ewy feel filozofię firmami gb geografia gitary globalnego gospodarzy grafikę grosza
    5 grosze guzik górnym górą hashtag hierarchii hiszpańskie inicjatywę instrukcji ios jakiegos jedenaście jemy juliana julie
    5 jądrowej kadrze kakao kamieniem kapitanem kaplicy kard kardynała katar katedry kierowane komiksy komory komputerem
    5 kontynuował końcowy krakowskim krzyki książką kulturowych kupic legend ligę lipa litrów lotniczy lubelskie marynarka
    5 mieszać mieszkający milo mina miś mogąc morderców mw młodszym młodzieżowych nadzorem najnowszym nba nfz niebem
    5 niedźwiedzia nieistotne nielegalnych nocnych nowoczesną obniżyć obudził oddają oddycha oddziaływania odkrywa odpuścić
    5 odłożyć ofercie ofert ogrody opisie opowiadań org oryginalnym orzeczenia other pamiętał parady piechoty piesek
    5 piętnaście planujesz plastiku plusy podatkowych podmiot podniesie podpisany podpisała podwójny polakami pomyślcie poparł
    5 porównując porę potencjalne potocznie potrafili potrafiła powiedzial pozdro prawdziwymi prince produkcje produktem
    5 projektowania przedsięwzięcie przeszłością przetargu przybycie przygotuj przyjazny pseudonim puszki północnych radny
    5 reagują regiony robie robiliśmy rolnicze roy roślina rzeczpospolitej sal samodzielne samsung serwer sezony side
    5 silnikiem silnych skrajnej skype składający składnik smok smoleńskiej spadają spokojnej stawów strażacy strzelec surowe
    5 syf synowi szachy szkodliwych sądzicie słoneczne słonecznego słuchał słyszeli tabu tańce teledysku telewizyjna terroru
    5 towarzyszył trafiłeś tunel uczestniczy uczniem ukochany uległ umożliwić ustalone usuwanie utratą vitro warszawska
    5 ważniejsza wielcy wizyt wodny wolałabym woła wspomniałem wu wychodzimy wyklucza wypić wystawił wzmocnić włoskie zabicia
    5 zachowaj zaczynał zamki zamykają zaobserwować zapłacą zarządza zastosowano zasługa zatoce zauważyli założycieli
    5 zbiorowej zdał zje zjem zrozumieniem związanym zwyczajne ósmej ścieżką świnia świąteczny żołnierzami życiowych adresy
    5 akademickim anderson andrea ap arabskie ball bikini bitwę blond box boys brzmienie buntu byliście całymi centra charlesa
    5 claire cywilne czapki czekałem czynsz danny dawny deklaruje development dlugo dojazd dostawę dowiedzieliśmy dupe dylemat
    5 dziadkowie działkę eko eksplozji ever ewentualne fazę fizyczny formularz funkcjonariusz gleby golden gospodarstwo gp
    5 houston ideologia integracja interakcji interesująca isc kalendarzu klasycznej kochałam kolacja kompletna kompromis
    5 konkursy konserwacji kopalnia kościelne kp krowa krytykować kupna kąpiel leonard linkiem literackiego literaturę lubicie
    5 marshall mediami medyczna mierzy mieszkających mieszkańca moczu modelki mokre monitorowania mosty motywację męczenników
    5 naciskiem nagły najbliższego najpiękniejszych należeć napastnik nazywana niepokoi nieprzerwanie niezależności obalić
    5 odpada odporność odrzucić ogrzewanie operacyjne opuścili oryginalnie ostateczna ostateczne oszustwa owi padać pałacem
    5 pen perfekcyjnie pieniadze pierdolić piloci pocisków pocztę poczuł podręcznika podziwiać podziwu pogotowie pokażę poleci
    5 pomocne posadę postanowienie powyższym pozarządowych pośpiechu pośrednio poświęconych price profesorów profit prognozy
    5 propos przedstawicielem przegrywa przejęła przekazania przetrwania przeżyła przygotowani prądem pójdziemy płacenia
    5 ramionami rejestr renata reżimu rozkładu rozmaite rozważania rozwiniętych rusz rękoma samochodowym samorządowe satelity
    5 schronienie sera shawn siłach skrzydeł skuteczna sopot spełnienie spodobał sprawiły standardowe sterowanie stojący
    5 strumień szczegół szczere szlaki sztucznie szum teatralne technicznym torba torunia traktat trzęsienie twierdza ujawnił
    5 ukończenia uważajcie uwielbiają uwięziony uwzględnieniem walić warstw warszawą widnieje wierzchu wojskiem wpisane
    5 wspomnę wyciągnął wyczuwam wyjdziesz wykonawców wyrażania wyroków włosi xddd zadzwoniła zagadki zagwarantować zamknięciu
    5 zaplecze zapominać zapomnijcie zastanawiał zastąpił zawodową zdalnie zdałam zewnętrznego zgromadzeniu zjada zmagania
    5 zmianom znaczny znaleźliśmy zrozum zwierzęcia ładną łamią łączna śpię świadomi świeży żarcie żyd żywi żywym abraham
    5 absurdalne administrator aresztowano baru barze bazą beton bezpośredniej bibliotek bit borys bruno buddy chcielibyście
    5 ciagu cichy ciepłą ciągłym czekolada czosnek czynny dary dawała debatę dodatkowego dominują doprawdy dowolnego dowolnej
    5 dowództwo dragon duszą dywizji działaczka działaniu dzielimy dziewczynkę dzisiejszą egzemplarz ekologicznej elektrownia
    5 elektrycznego emigrantów etatu eur federacja filtry flag formatu fr francją geniuszem gg głosował her idźcie ikony
    5 informatyka instytucjach inteligentne jelita językowej kabaret kalorii karl kase katalogu kfc kierownicy kit klasyk
    5 klubem klęski kolacji kolan kompozycji komukolwiek komunistyczna komunistycznych koniu kontuzji konwencja korporacje
    5 krąży kształcenie kurczak kuzyna kwiatami lampy licznymi lotnictwa lustra lwów magazyny mającą manifestacji maszynę
    5 miejscowy mięsem miłych modzie momentów muzyczną nagie nakazuje niezwłocznie nożną obraza obrazie obserwuję oddawać
    5 odzieży opiekun ostrzega oszustwo otwarciu owo pad panowania papieżem pearl penis perry poczułem poda podejmowane
    5 podkreślają podpisanie poduszki podziemia pogrzebu politykiem pomarańczowy pomnikiem pomyślą popularnego porwanie potwór
    5 potęgi powstałych poziomów położył praga procentach protokołu prysznicem przeciętnego przeciętnie przedstawiać przekonał
    5 przekroczył przemocą przeniesiony przewodnika przeżywa przygód przypomniała przyznania pudełka późniejsze płace radnych
    5 rebeliantów redaktorem redukcji rehabilitacji reklamie rip rodzica room rozmiaru russell rzuciła różnorodności samorząd
    5 sankcji seksualna spotkam spowiedzi sprawdźcie sprzątanie spytał spędziłem stanęło stosunkach stratą sw szczerość
    5 sąsiednich służących telewizyjnego terroryzmu think tomek trendów uczestniczyła uczestniczyło uczniami ująć uniemożliwia
    5 union uprawia utworzono używali vancouver wahania wcześniejszego where wiecznego wiecznej wiążą wiśle wnieść wodach
    5 wodna wpierw współczesny wstydzę wymagało wyobraźnię wystaw wysyłam wyszedłem wyzwań wzbudza wątpliwość węgierski
    5 węgierskiego włącza włączenie zabijając zach zagraniczny zalet zamienił zamieszkać zamieszki zamykać zapalenia
    5 zaprojektowane zapytała założyłem zbiornika zbiórka zdrowiem zielonym złożyli łaskę łącznej ślepy śpiewał średniowiecza
    5 średniowieczu światłem świątynia żalu żartem żołnierzom agencje akcentem anton architekt audi austin babcie bogowie
    5 burzę carter chór ciemnej ciotka content cross czwartego db delikatna dodatkowym dog dogadać dolny doskonałym dostało
    5 dostępność dowódcą drobny dzielnie dżungli ee ekipę eva farby felix filmowych fit flota francuską gazetach git gniewu
    5 gorączkę gumy głosami głosujących głupią hymnu idealnego ilustracje informator informować jakimiś jakością jakuba
    5 japończycy kancelaria kanclerz kartka kategorię kazachstanu kevina kiepskie klanu koledze komplet konca konkurencję
    5 konserwatywna konsumpcji korupcja korzystał kowalczyk krakowskiej kulturalny kupując kwiatkowski liberalnej lincoln
    5 marihuany marnować masłem materiale meksykański mistrzowie mobilne moce momentami mozemy muchy mylą nacisku
    5 nadzwyczajnego naftowej napisów nasion niektórymi niemcom niezbędnych noszenie nurt obojga obserwuj obwodzie oczywistym
    5 oczyścić odczuwam odnoszą ogłosili okręgowego okręgów olbrzymi osady ostatecznego osłony owa oznaki palcach palnej
    5 paradoksalnie paragraf photo plotka poczatku podpisane pokojowej polach poległych polonii poparciem porad porcie porto
    5 poród posiedzenia posłuchaj pot powróciła powstawania powtórzę pozbawiona poznanie poznasz pozwalające pozytywna
    5 projektant przedstawiający przeglądu przeniesienia przepisu przewaga przyjdź przyjmując przypisuje płk płot radiowe
    5 rejestrze religie religijna rozpaczy rozrywka rysunków rywala sandra sezonów singlem siostrze skoków skuteczny skutkuje
    5 skłonności smród sowieckiej spadać spania specjalisty spokojne spotkasz sprawiła spółdzielni stanowiące starcia starszą
    5 stawkę stereotypy studiu stężenie szkoleń szokujące szóstej sława słuchają słyszeliśmy taxi terytorialnego tlen trawie
    5 trwałe trylogii trzydziestu trójkąt twierdzenia tychże tyłka tęcza tłumie ubiegać uczuciem ujęciu ukarać ulgi umiał unią
    5 uwzględnia uzasadnienia użytek villa wada walcz wiedziec wiktor wpisie wstanie wybuchem wydajność wydarzyć wyjaśnień
    5 wykorzystany wykładów wypłatę wystarczające wyścigi wyśle węża władysława właściwych zagłosować zainteresuje zakochana
    5 zakończyło zapisz zbigniewa zdecydowałam zestawieniu zginęły zimny zmienione zostawiając zrozumiałeś ławce łukasza
    5 ścigania świece świąteczne świętą żeś żyj żąda administracyjny akcjach algorytm analiz angela awaria azja baron
    5 benedykta bezpiecznej białymi bicia biurko blokowanie boba boży bracie brałem brednie budka błotem carmen całkowitym chi
    5 chodniku chwalić chwały cicha ciągłego con cudzoziemców czerpać czerpie dallas darmową dd deputowanych deski doda dolina
    5 dolnośląskie doradcy dorobek dostawca dostałeś dotarli dumnie dyktatury efektywnie efektywności eksperta eksportu
    5 elektorat email etnicznych fa firmom formach francję genetycznie gospodarzem gołym grażyna górny głębokość hale han
    5 harold hejt hiszpańskim intelektualnej interwencja istotę iz jake kadencja kazda kids kierunkiem kijów klasztoru
    5 klimatycznych kluczowym kolejowej komendanta konsekwencją koszta krainie kropki kryteriów krytyczne krytyką książkami
    5 kulturalnej literackiej lokali lubelskiego lucas lód magazynów mającego mającym maska mass mechanik metalowe mialem
    5 millera mniejszość mocną morawieckiego myślami mężczyźnie młodsze nacjonalizm nadrobić największymi należały narusza
    5 nazwana niezbędna niezwykły niskiego normalni nota obiedzie obowiązują obraźliwe obronić obwodu odczytać oddaj odróżnić
    5 ogromnych ogórek olimpiady olimpijskiego operacyjnego opodatkowania orkiestra otwór owych paczek padła pasją pasować
    5 pedał perspektywa pewnymi pielęgniarka pierś pijesz piknik pisarze pił plaża pls pobić pobrania podejmują podmiotów
    5 podobni pomieszczenie popierać porsche porównaj posiadasz posterunek potraw powitanie pozorom połączona pożegnać presją
    5 prowadzili przypuszczam pułku pytaniami pytałem płytki pływać rade rajd ramion realnej rebecca robotnicy rolnictwie
    5 roweru rozsądne rzeczywistych santos security sedno sikorski single skarby skarpetki składek slow sojuszników sowieckich
    5 spaghetti spotykać społeczeństwem stacjach steven strzelają sue swobodę swoj sylwia szalone szczerzy szczątki szeregi
    5 szybkich sądziłem słownika słyszą tabletek tablic tacie tango tarczy tech technologią terminów testamentu than today
    5 towarzyszu trenerów troszeczkę trójkę tumblr tymczasowego ubierać uczelniach uczestniczą ukradli ulec uruchomienie
    5 ustalenie utrzymywał wartością wasi waszczykowski wayne wciaz weselu widoki wilka wojewódzki województw wolni wpierdol
    5 wpłynęło wręczenia wyciąć wycofanie wykonała wypełnia wyrwać wyrzuca wzajemnej władzami zabieram zablokował zachodem
    5 zadnych zajmuję zajęci zakochany zaplanowano zarządzać zaskakująco zaskoczenia zatwierdzony zbiorniki zbudowana zbudował
    5 zdarzało zdradza zeszłej zgromadzonych znaczących znakomity znosi zróżnicowane zwrotów złodzieja łamania łap śmiechem
    5 śpiewu żałuje act acta ag algierii andre anioły aniołów apteki arabskiego autorką barcelony barry bedą bezpieczniej
    5 bieżących bobby bratu braun bridge brzmieć burdel carol cechuje ceremonia che chujowa ciut ciągnąć cmentarza collins
    5 crystal czekanie częstotliwość debile deficyt definicje delikatne dobór dokonane dopasowanie dotyczącego drogowych
    5 dziejach dzielenia ekstraklasy epidemii fabryk fabułę fantastyczny federalnej filtrów frakcji francusku garden globalnej
    5 globalnym gole gotowania gotowość groby gruntu górnicy hbo indyjski instalacja inteligencja interesujących io iq japan
    5 jessica jr kazania kent kierownikiem kierują kin koalicję kole kolegom komiksu komisją komórkowych konflikcie konkursach
    5 konstrukcję kontrowersji którymś kukurydzy kwadratowych kółka laty law lektor lesbijki lewicowych leżące magazine mangi
    5 medali metrze miliard ministrowie misje miłym mk morska muzycznym młodszego najmniejszy najmocniej naleśniki name
    5 nastawiony następcy nauczę neo nerki niebezpiecznie niedobór nieprzyjemne niewłaściwe nigerii odnoszę odwiedzających
    5 ogarniam oglądaj oglądałam określają okręg okrętu operatorów organizacjach organizacyjne orlando ostrym otacza otrzymasz
    5 pat perspektyw pełnić pieca piece pieniądza pierwszeństwo pierwszymi pisarzem plakatów plażę podejmie pogoni pogoń
    5 poniewaz popracować porażką porwał porównuje posiedzeniu postarać poszliśmy powiązany powstrzymuje pozwalając pradze
    5 prasowy prawe procedurę programista programowanie przeczytam przedstawiające przegra przekazywania przepraszamy
    5 przepraszać przerażona przetwarzania przeznaczyć próbek próbuj psychicznego psychologia pójście rachunków radiowej
    5 radomiu rain ratowania rekrutacji rico robocie robót rodzinom romantyczne rozporządzenia rynkach rytmu rzeczywiste
    5 rękawiczki scenariusze senior sofii software son spalony spider sprzedażą sprzątania stojąc straciło stracony sugestie
    5 support sweter sygnałów sympatii syria szklanki szukali słodyczy technologicznych tendencję tenisa terror tesco
    5 towarzyskie trawy tronu uczciwy uczymy udzielać uprawnionych usunięto utrzymaniu utrzymywanie użyj vice voice walizki
    5 wang wanna warstwa warunkami watykan wchodził wejdę wiarą widowni wieje wiekszosc windy wirusem witryny wnosi wo wodza
    5 wprowadzając wspaniałej wspierający wybaczyć wybrano wygłosił wytrzyma wytyczne wzrośnie wąż własnoręcznie włos włączony
    5 zabierzcie zabiorą zajrzyj zamierzają zareagował zastosowaniu zawarta zdolni zdziwiony zgaduję zginie zgodny zgłoszeń
    5 zostawili zostawiła zrealizowany śliczny śląski śpisz środkowego środowiskach świetnych życzeń żądać adopcji akcie akta
    5 aktualnych alternatywne ambicje anonimowy anti bandytów beczki belgradzie bieżącego biorących biurem boskie boską budzić
    5 byloby błyskawicznie castro cegły celowe centymetrów chrztu ciastko ciekawsze ciemna ciesze claude corocznie cyrku
    5 cywilów czekania częstochowie córek dat diamenty dietę docenia dokończyć dorosła doszedłem drastycznie dubaju dumę
    5 dystrybucja dzielenie elita emily ewolucja fantazji fascynujące finansowane foundation funkcją gadają galaktyki gay
    5 gospodarza grubości górna gębę głownie hajsu imie irak jebana josh kalifornia kandydaturę kazdego kierownictwo kierunków
    5 kijem kijowski klip kobiecej kolumna koncern kosztach końcowe kręgosłup któraś kule lecimy lokalizację losem lotniczej
    5 majtki maści miejscowe migrantów miłosierdzie mma mn modlę motto motywem mowia mołdawii moście możliwym musiałbym must
    5 myć nada nadzorczej najmniejszego najstarszy nakazu napojów narodowo nasuwa naszyjnik nauczysz nerek nerwowy nieliczne
    5 niemca nieprawidłowości niewygodne niezależnej niezwykła niezwykłą nik nudzi obecnością oczyszczania odbudować odtąd
    5 odwaga ofiarom ognisko okręgowy opadają opóźnienie organizmie organizowanie oskarżonego ostrożności palmer pieprzony
    5 pierścionek piątego piękności pochodząca podanych podpisuje podzielony poetów pokazały pokazując pomylić portfela
    5 poruszania postaciami posterunku postępuje potajemnie powiązanych poznaliśmy poznamy pozostaną położonym połączonych
    5 pożywienia prezentowane proboszcza promocje proteście przedstawieniu przekazany przepiękne przestały przygotowują
    5 przyjęciem przykrywką przytomność przyznają radziecki ratunek reality rejs religią reprezentant richarda rmf ro robia
    5 rodo rodzinna rolnej różnej samochodami samuel sercach sfery shit sikorskiego skale sorki spotkały spowodowana
    5 społeczeństwu sprawiedliwy spędzają srebrne stanowiła starali starciu starożytnej stawu studentem sukcesie sur sushi
    5 szanują szczególnego szczytem słuszna słysząc things tolerować tracisz tramwaje trudnego trudu trzecich trzymali
    5 turystyczny tworzących tymczasowy uczestniczyli udanego udawał uderzyła udziale uległa umieszcza upadnie upraw urodziłam
    5 ustanowienia uszach usługach uwage uzyskane wazne wierzących wietnamu wizje więźnia wjazd wnętrz wspierał wybuchł
    5 wydajności wykorzystywana wysłane wywołał wywołało wywołują wzajemne wódka zabytki zajebista zając zajść zaletą
    5 zależność zaoszczędzić zawierał zazdrości zdecydowaliśmy zdradził zdrowym zgodzili zgonów zgłasza ziarno zielono
    5 zlikwidować zmienisz zrozumiała zrozumiem zyciu złotem złoży łączenia śladu ślicznie śląskim śmieszna śpiewają śpij
    5 świadoma żegnaj żenujące aborcję also ambicji amerykę amsterdamie anita arabskiej arena artura automat bezpośrednią
    5 biznesowe blogi bogato bogatą bogdan boleć brzydki błoto carla caroline całemu całować ciężkiego cywilny czasowo czuli
    5 czwartą czyje córce damon danuta dawki dałeś dekadę demokratycznym dofinansowania dolary dostaw drzewach dusz dziennym
    5 dziwo dźwięków edukacyjny ekologii elektrycznym emeryturze emocjami epizod fejsie fenomen figura fotografa fred froncie
    5 godna grono gwałtów górski głosowało głębokim head hitem hongkongu informacyjnego izraelski kalibru klasyczna klubach
    5 kombinacji kompanii kontrakty korespondencji korytarz kotka kościuszki kradnie kradną krytycy kulą lalki lego leśnych
    5 liam liderzy linku lodów malutki manipulacja maturze mego mentalnie minimalną mocnych moralność mtv multi męskiego
    5 naczelnika najbogatszych nakłada napaść napraw narzekam nazwała niedopuszczalne nowoczesnego obniżenia obrady obrażanie
    5 obsada obserwują oceniam odbiorcy odmian odmowy odzyskanie ograniczać ograniczoną operacyjny opery opierają opozycją
    5 opublikowała order ordynacji orkiestry osobowy oznaczone ośrodkiem pamiątkę parametry parker parków patriotyzmu pensję
    5 pierdolone piw piąta piątka piłkarza piłsudski plamy poddał podekscytowany podmioty podpowiada poprzeć porzucić potok
    5 potwora powietrzne powróci powtórzy pozna pozostawić pozwoliły położeniu położonego prasowe prezydentów przedsięwzięć
    5 przekroczyła przepaść przeprosin przełożyć prześladowania przygodę przyjęło przyszedłem przywilejów półtorej płaczą
    5 radiowy radykalnych rankiem rasistowskie realnym rezerwatu robiłaś robiło romana ron rowery rozczarowanie rozwiązuje
    5 rynkiem semestr senacie serbskiej siatki silniejszy silva socjalistów socjalizmu soku spadło spokojnego sportowa
    5 sprawiać sprawowania sprostać sri stabilność stalin stalo stoisz stosując strażników stworzono symbolu szczęściem szefów
    5 sąsiadami słowniku taksówki talerz techniką teledyski tempa teorią their towarzysz towarzyszyć trafisz tragiczny ts
    5 twardo tweecie twierdzić tylnej tłuszcz uchwałą uchwałę ucieczce uczyłem udzielenia ugrupowań ukazały urodzi urodziłem
    5 urzędnika ustaleń ustrój usuwania uzależniona uzbrojony waldemar walking wcisnąć wesela wiarygodności widmo wnuki
    5 wodnego worka wrzucił wybraliśmy wydawania wygrywają wyjechali wyjątkowych wynikało wyposażona wyroby wysłuchać
    5 wyłączenie wzięte węgierskiej xdd zagadka zainteresowane zainteresował zależeć zamieszczone zarejestrowane zarzutem
    5 zaskoczyć zawiadomienie zdałem zdjecie zmuszona znalezc zniszczeń zrealizowane zrobil związani zwiększy złóż łączność
    5 ścieków ścigać śląskich adaptacji agencję anteny arcybiskupa artystki aspekcie atenach atrakcją avenue bakterie bakterii
    5 bawił bałem bena blokada boczne bohaterki boimy bus bush butelka chemicznego chirurgii choinkę chętni ciche cienie cioci
    5 czołg das dawało deputowany dick dokładny dolna dostały dotyczyła dotykać drzewie duchowe duchów dwieście dyrektorów
    5 działały dążenie dłuższym ehh ep eyes falę fiat four future geny gloria grający gratulujemy grosz groźba guru gwardii
    5 głupotę handlową has helen hotele ida idiotę idz import infekcji intensywnej into istot jedynki jeziorze jezusie kabel
    5 key kiblu kierownictwa klasach komórka koncertach konserwatystów kontaktach kontynuuje kotem kręgach kupowanie kłamstwem
    5 lake led lekkim lewego licznie likwidację literacki literą luki maks maksymalny malować medialny melissa miesza misia
    5 modyfikacji monet monitoring montana moralnego much mysz mądrego męską napaści napiszesz nauczycielami nazywanie nei
    5 nicole niebieska niebieskich nieporozumienie niespodzianki normalności north note notowania nudna obejrzyj obowiązywać
    5 oczekujesz odczuwa oddzielnie oderwać odkryto odpowiadając odważny ograniczają ogrodzenie okolica opartej opisem owym oz
    5 ośrodkach padają pasażerowie phoenix placki planowanie plastikowe plusem poczujesz poddany podążać pograć pojechali
    5 policzyć politykami poprawek poruszają posprzątać powiedziałabym powiązań powtarzają prawica preferencje pretekst
    5 priorytet przeciwna przejdź przeszkadzają przetrwa przetrwał przyjęto przyłącz publikację punktami pytali płacimy płock
    5 płonie race rafała regularnych rektora restauracje reżyserii robieniu rodzeństwa roszczeń rowerów rozpoznanie
    5 rozwiązywania ruski rys samorządy satysfakcji siedziała siedziałem sienkiewicza skromny smakują socjalistycznej
    5 socjologii specjalistą spożycia sprawdzenie sprawe sprzedania spędziła spędziłam stado stand stoczni stracone strategie
    5 studenckich stworzy stężenia swobodnego symbolizuje szybszy sądziłam taktyka tarnowie tańczy tegorocznej traktował tras
    5 trenować trudną trzymasz twe umieszczenie umówić upada update ustawienia uzależnienie uzależniony uznając używaj
    5 walczyła walker wałęsy wdzięczni wesoło wewnętrznie weźmiemy wiceprezydent wielkopolskie wielkopolskiego wierz
    5 wizerunkiem wpisany wspomóc wszedzie wuja wybudować wygraliśmy wygranych wyprawę wytwórni względami wzgórzu wóz wątków
    5 węgrzy właściwa włoska zabito zaginionych zakazać zakładał zamieszania zamówień zapisuje zapobiegania zapominają
    5 zapotrzebowania zapyta zawieszony zbiorników zdolne zdrajcy zgonu zimowy zmieniam znaleziony zupy związanymi zwolnieniu
    5 łuk śląskiej średnica środkowy świateł żywego
    4 aktorką aktualnego aleja aluminium apetyt ar aresztować atrakcje atrakcyjne automatyczne babki badacz bang bankowe
    4 betonu bezpieczeństwem bezpieczni białek biednym bin bogatego boom branie brawa chłopcem codzień community czarnymi
    4 czujniki czworo czynność dawka dałoby definitywnie demokratyczny derek dialogi dojrzałości dolnego domagać dominacji
    4 doradcą dostałaś dotyczyło dożywocie drogowe dziadkiem dziać eksperymentu elektoratu emigracja europejczyków fabrykę
    4 genetyczne gorzów greckiej górnik głupot inflacji informacyjnej inwestować inżyniera jadwiga japońskim jedi jezior jądra
    4 kalendarza kamienica kartce katedrze kawałku kawie kimkolwiek klatka kluczy koktajl komunikacyjnych kongresie
    4 kontrowersyjny kontynencie kontynuacji kosmiczne kosztowne kulturowej kupienia laureat liberałowie linux ludobójstwa
    4 magic malarz maluje management martwa marzyć masie masową mazurek małpy mety mna modlitwie mokry molestowanie momentem
    4 monopol morski msze muzea najmniejszej najnowszego naklejki nalezy napoje narażone nawiązania nici niebezpieczeństwa
    4 niejako nike nominowany ny obniża obowiązkowo obrazem obserwacja odezwał odgłosy odnosić odrzucenie odróżnia odwiedziny
    4 ogromnego okładkę opiekuje opierać opiniami opracowane orlen oryginale osiągnięciem oszczędzać otoczona papierosa
    4 paradoks parafia parodia partyjnej pastor pasów patrzenia pistoletu piszcie piątkę podali podobieństwa podziemnych
    4 pokazania politycznymi pomorza popcorn popierał poprawne postulaty posłuchajcie potencjalnego potomków potwory powiesić
    4 poznam projektami promowania proporcje proszku prościej przechowywane przekaż przenieśli przeszkodzie przychodów
    4 przyjaciołom przypomnienia przywrócenia psychicznych punk płaca rabat ratowanie recepty receptę rekonstrukcji rekordy
    4 rewolucję rezerwat rolniczej rosnąć rozdziale rozgłos ryja rynków rywalizacja rzuci rzymskiego równowagę róży rączki
    4 samochodach scotta seksualnym serwera serwerów silni soba socjalnej some spalił spotkaliśmy sprzątać stabilności
    4 stabilny strażaków strzałów sucha surowo swemu sylwetki systemach sz szczegółach szczegółowy szesnaście słoneczna
    4 słonecznych słoniowej słynnego słyszeliście taak targów technologiczne telefonicznej tematykę touch trafili transmisję
    4 trudem trzykrotnie tunezji uczenie uczyli uderzy ujęcia ukochanej układem ulegają ulgę urodzili ustala vide vip warren
    4 warsztatach watson watykanu wdzięczności wezwania wielkanoc wiosek wpadłem wprowadzają wrzuć wsiach wspominam wszelkiej
    4 wykonaną wymówki wysłanie wzoru wódkę wózku ya year zachodnią zadłużenia zakończeniem zamknięto zaprzeczyć zaznacza
    4 zaćmienie zdziwienie zestawu zgodność zieleni zmęczenie znałam zostawiają zw zwróciła zygmunt złamania złoża ówczesnego
    4 ćwierć ładnych łapać absolwenci akademickich apelu aresztowanie azjatyckich bana bandy bankowości bałtyku beautiful
    4 benzyny bestia bezpłatne bezsensowne biedronki bokach boki boliwii bostonie brad breaking budzą burze buzi bylem bytu
    4 cenny cesarz change chen chinami chodziła chronią chuju ciągłej ciężej classic coz craig cyfrowy czyjegoś czytaniu
    4 członkini członkostwa daleki dawkę debili deklaracje deklarację demony derby donosi dotknął doznał dołączy drogo dwojga
    4 działającego działającej dziennego dziwią dziwną dążyć długów elektroniki er erica etiopii fałszywy forest fryzjera
    4 genialna getta gliny gmt gorszym gotowanie grubsza grupowej haiti helena hiszp hunter ide identycznie identyczny igły
    4 imponujące indywidualnej ironicznie iso jednoznaczne językami kabiny kanapkę khan kill kliknąć komandor kombinacja
    4 komentarzami komfort komunistyczny komórkę konkurować konsoli kopernika kostkę końcowym kościołowi kretyn krążą
    4 księgarni kulturalnego kuzynka lane lauren libii litość ludowego malarstwa mao marką mgła mitchell mocnego moralnie
    4 motywów mycia męczyć młotem nadanie najmniejsze napisanie nazwane niebieskiego nieletnich niespodzianek normalną normą
    4 notes obietnicy odmiennych odrzucenia odzież określeniem okręty onr opartą opisana opuszczenie oskarża oslo padało
    4 partiami pasem pasował pasowało patriotów pilotem piąte placówka pliku pochodzić podpisali podpisana poeci pogarsza
    4 pokazane popełniają poprawności porozumieniu postawienie postawili postrzeganie potomkowie potrzebni potęga potęgę
    4 poziomach pozwólmy pracownia prawde preferencji przeciętna przeczyta przegrana przeprowadzony przestrzeganie przesłać
    4 przewodnictwem przewodnicząca przyjadą przypomnijmy przyroda próbach próbujemy psychicznej regionalnym religijną
    4 reprezentację ricardo roczne rodzinach roszczenia rozwojowi rywali rz satysfakcję sceną serbski silniejsze snow solidne
    4 sponsorów sprawdzałem standardem standardowa stanley stażu stolik stronami studies studni suchy sufit synek synu
    4 szczególnej szlachta sztuczna szybką sądach słownictwo tajnej terrorystycznych trade tradycyjna trafią trafiłam typowych
    4 uchronić uczonych ugotować ujrzeć ukochaną ukrainą umieszczona umową umożliwi under usb usprawiedliwia utworzone
    4 uwierzył val view walcząc wchodzimy weronika wierność wierzyli wiązać wmówić wolontariuszy wspomnianych wydawała wygrają
    4 wygramy wyjazdem wynająć wynalazek wysłano wytwarza władzom włącz years yu zabawka zabezpieczeń zablokowane zadaniu
    4 zainstalować zajmując zamieszkuje zamordowanych zapomni zareagować zarządzenie zauważyłeś zawarty zawieszeniu zbliżają
    4 zbudowano zdarzały zdolna zerwał ziom zjednoczenie zniszczyli znosić ząb złożenie ówczesny łącząc żaba akademickiego
    4 alkoholem androida anglicy any arcybiskup aspektach bb beaty biedronce bieliznę biznesowych brania brało brodę brytyjska
    4 budowaniu błędach cafe canal castle chowa christina christopher ciszę code cyfry cywilnym czasopism czekała czyja
    4 czytałeś dbam dekret denis dobrać dobrem doby doradców dostrzega dotarcie dotyczącym dotyczącymi dramatu działek dziwka
    4 dłoniach echa edition efektywność eye ga genów gospodarz groźne gwiazdki głębokości handlowy harmonii hills hipokryzja
    4 holland indywidualna instruktor inżynierem istniejącego its jakims jelenia jeremy jugosławii julio kartach katastrofę
    4 każdych kilometr kilometry klimaty kluczowy kluczową kobieto komary komedii kompania komunistyczne koncernu kong
    4 kopenhadze korekta korpusu kostka kosz kosztowała kryją krzyżowej kupie kłótnie larwy lekką licznik losowo louise lwowie
    4 lądowanie lęku marsze medialne memów milczeć ministrze minusy minęła mirosław mokra moralnych mostów muzyczna młot
    4 najgorszego należącym napastnika narządów nathan niema niesłusznie nintendo niszczenia nocnej nocnym nudny obietnica
    4 objaw objąć obliczenia oblężenia obróbki obserwujących ocenił odbierze odkryłam odpowiedzialnego odwołuje odzwierciedla
    4 okresy okrutne opadów opera operacyjnej opierając opisano opowie organizowanym ostrożność oszukiwać owady panele pie pij
    4 piątym planowana planował planujemy plastik pocałować podawanie podejrzenie pokazało pokrywają pomieścić pominąć pomyłkę
    4 poniosło poproś porucznika posiadających posiadamy potrzebowali potrzebujących potwierdziła powiatowej powierzchnią
    4 powołując powtarzał powtórka programistów protestach prowadząca przeczucie przejdą przekazała przeniosła przesłania
    4 przetrwała przyjmowanie przykładowe przyszłością pustych późnym pączki płynnie que radnego ratusz regulaminu ricky
    4 roczny rodzinami rolniczego rozgrywkach rybę rycerz rysować rytuał rzekł rzeź serbia sharon singla skrzyżowania skutkach
    4 solą sosem spała spełnione spoczynku sprzętem spędzam stajemy starając starymi stwierdzeniem sugeruję sweet szkoleniu
    4 szybę słodkich słonko słowackiego słuchu tablicę tajemnicę tamta tatuś technikę tradycyjną trolli trybunałem twarda
    4 tysiąclecia tła uchwała uczciwość uczelnię uczyłam ud udostępnienie ukrywał umiemy urody ustami ustawiony uważałem
    4 uznaniem ułożyć wait wartościami wartościowe wczorajszego weteranów wezwać wieczory wieżę wioskę wpadli wróciło
    4 wskazywać wygodniej wygrało wyjątku wykorzystywanych wymogów wynikają wyobraźnia wypraw wypuścił wysiłki wystąpili
    4 wystąpiły wywołała wzmianka wzorów wąskie zachowała zachowały zachowywał zadowolić zakazem zakopanem zakładają
    4 zakłócenia zaleca zalecenia zapalić zastanowienia zastrzelony zazdrosna zazdrość zbieg zdjecia zebraniu zeszyty zlecenia
    4 zlokalizowany zmarły zmroku znaczącą znajdujesz znakomita znikną zobaczmy zobowiązanie zwalnia łączenie śpiewając światy
    4 żartujesz żeńskiej żyło arka arkadiusz atrakcji autonomii azyl badać bas biednego biegania bieli biografii bird biur
    4 biurku bliscy blues boża brutalne będącym care cebula cenię cerę chińskim chodziłam ciemnych cr czerń czynszu dalekiego
    4 demokraci dennis dokładna dopuszczalne dorosłego dos doszliśmy dotarliśmy dotyczyły dowolne dowolną drogowym działce
    4 dłuższej ekonomiczną emerytów friends garcia general generuje genewie gks gminnej gromadzi grupowe gwarancję gęsto
    4 głęboką hiszpańska honorowym huh inspekcji instrument interfejs internauci jednostkach kacper kaszel kasą katolicyzm
    4 kierownicą klasycznych klawiatury klątwa kolesi komórkowej koncepcje koniecznością kontrolowane kopać korporacja koszulę
    4 kreatywność kropla kuchnię kukiza kur kurczaki kurtki kurwo kutas lance lewactwo lewicowy licencja liny ludowych luźne
    4 lądu macieja malezji mar marcus matmy mebli meczem milczy movie mroczne mucha młodsi najmniejszym najnowsza napad nauczą
    4 nicolas niejaki niem niewolnictwo niszcząc obca oblicza obliczeń obydwoje ochronić ochronną odbić ogrom opuszczać
    4 opóźnienia organizowania otwieram owadów owiec oświadczeniu oświetlenie panował patrzyłem perspektywę pielęgniarek
    4 pierdoli piratów pióro playstation plaza plemię pobity pobliskich poboru początkujących podatkowego podobały podpisem
    4 podpisze podwyżkę podwójnego podwójnym poety pojęciem polecił policyjne polskiemu poprawił poprzednia posiadająca
    4 poszanowania powołuje pozory pozytywnej pożyczkę pożytku prezydenckim prima profesjonalny profesjonalnych propagowanie
    4 prostsze przedmieściach przeglądać przelew przepiękny przeprowadzili przestępca przyciągnąć przyjaźnie przyjemna
    4 przyłączyć późniejszych radosław rafael raymond regionalna rejony rekomendacji rick rozdaje ruskie ryzykowne rzec saga
    4 sankt schronisko screen seattle sexy siedzieli sim skakać skierował skojarzenia składające socjalizm sondy sophie
    4 spacery spodobała stada standardowy staraj starałam startował statystyczne stojących store stream suchej szalenie
    4 szczury szerszy szkolna szlakiem słyszała targach telefoniczne testach tortur totalny trzymania tworzeniem tęsknić
    4 udajesz udając udane udowadnia uprawa usuń uszkodzone usługę uśmiecha vpn wczorajszej wdzięczność wiersza wieże wiktora
    4 williama wirtualne wiz wprowadzili wrażliwy wrogowie wskazane wstał wstydzi wydanym wydarzeniami wygrania wyjątki
    4 wyleczyć wyrażać wzmacnia zadał zagraniczną zagłębie zaleceń zamkniętym zaopatrzenia zapominaj zapominajmy zarejestrować
    4 zarys zarządzaniu zaskoczeniem zaspokoić zastanawiają zastępuje zasłony zatwierdził zawodnikiem założyciela założycielem
    4 zdrajca zegarka zepsuł zespołowi zestawy zewnętrznym zgromadzeń zmieniał zmienic zmęczeni zniszczy zobaczyc zostawiłam
    4 zrobiona zwolnił zwroty łodzie łódzkie śmiejesz świadomością świętami żółta aaron aktem alt arabski aresztowana
    4 artystami bagno balkon balu bartłomiej barykady baw bazując białko biec bieżące billa bis biuletyn bogini boris bożym
    4 brytyjskim byt ceni centralną centro chili chirurg cho chorobami chryste cola conajmniej copyright cyfrowa czary czasowe
    4 czystość delegacji dentysta dodatków dołącza dołączyli doświadczyć drive dwutlenku dyktatura dyplomatyczne działamy
    4 ekologicznych emisję ewidencji fajki federalnego fora formuły generalnej gimnazjów gol golfa gorącej grammy gratis gta
    4 górki górne górskich głębokiej hans image imieniny infinity information inspektora istniejący jacques jedynka jedź jet
    4 kaczka karmy kawałka kijowa klasycznego koleżanek kolonie komentowania komercyjnych kompletnym komunistycznego komuny
    4 koncept kopalnie korpus kościelny kościołach kratki krymu królewski kulki kupowania lekarstwa lekkich lena leśne
    4 liczyłem lit lokaty louisa lucky magistra mai maleje martwią massachusetts mazowieckim mazur med memoriał mierzyć
    4 mieszczą mieszkałem miłosne mode mogl mozliwe muzeów muzułmanin mężów młodszą młodzieżowej nacjonalizmu nadawania nadał
    4 nadmiar napędu narrację nauczycielom niechaj niechętnie niewinne nijak obamy obciążenie objętych ochroniarz oczekujemy
    4 oddziałach odliczanie odnalazł odporności odpowiadasz odpowiedzialnym odrodzenia odważna odwraca oficerem opiekuna
    4 opisują opracował orientacja panowanie patronatem patrzymy pawłowicz pink piosenkarz piłkarzem pks plaże plot pobieranie
    4 podatkiem podawane podnosić podłożu pojedynku poleca polecieć polegają policzek pomiarów pomiedzy popatrzcie popularną
    4 postanowień powodzenie pozwolimy pozycjach południowych poświęca pożyczyć presję profesjonalnie prokuraturę propozycją
    4 prosiła prowadzącego przedłużenie przejęciu przekonasz przekraczać przeprasza przeprowadzać przestają przestałem
    4 przesyłkę przeszkadzało przewodnikiem przychody przyniosło przypomnij przyzwyczajenia prędko psychiatry pudełku płuca
    4 rajdu realnego reguluje rektor resort rezygnuje robiłeś rozwiązał rozwiązywać rurki schronienia seksualnie seksualności
    4 seksualny shadow sięgnął skazał skrzyżowanie smyczy sol solidnie spalania spodniach spodziewa spojrzałem spokojnym
    4 sportów sporów spotkaniem społecznościowe sprawność sprzeda stanami statkiem strong strzelanie suwerenności sylwester
    4 szeroka szlaków sądowe służący taaa tamci tarcza techniczna tekstach tematyką temp tendencja torebka toru traktowana
    4 twego typa tędy uchodzi uchodźcami uczciwe udziały ufa ufo ukrywają ulubionego umożliwiające uprzedzenia upływie
    4 urugwaju usługa usłyszała utworzeniu wal walczyły ważniejszy widziały wigilię willi winnego wjazdu wolał wracał wrak
    4 wrażliwość wróciły wspieramy wstępie wybitnie wyciek wydobycia wydobycie wydostać wyjąć wykazała wykluczone wykluczyć
    4 wyprodukowany wyskakuje wystarczającą wzrosły wódz xbox zaatakowany zaatakowały zabrze zachodzą zadnego zajmą zamachów
    4 zapisów zaproszeni zarobił zastępcą zawrzeć zbieram zbudowanie zdawało zdobyte ziemiach zmarło znajomo znikąd zofia
    4 zostawi zrównoważonego złożyło łamać łazienka łóżkiem śladami żartu żywą adriana analizować areszt ash aukcji autorami
    4 badawcze badawczy bazuje bezpieczną biodra biskupi biznesmen blake bliskiej bogatej bramkarz branża brały będącą
    4 cambridge charytatywne chodziłem chrisa chóru chłopakami ciekawym cold corporation cukierki czapka czekoladę częstochowy
    4 członkom członkostwo dalsza definicję detroit dolar dolnych domagają dostarczają dotyk drinka drobna drogowy drugiemu
    4 duchowny dwóm dyskutuje dziecięca ekipą emocjonalne emocjonalny etniczne fantastycznie gadam geograficzne gesty gil
    4 globalny gośćmi graham groził harvard hańba immunitet indeks informacyjna irena islamskich iwona jackie jajo jamy
    4 jednymi kanałach kapłanów karaibów karetki kgb klan klasyczną kobiecy kobiecych kolumbia komfortowo komunizm koncentruje
    4 koncerny konieczny konsekwencjami konsultacje kontem kontrast kontynuacją koronę kosmicznych kostium kostiumy koszuli
    4 kryminalne krytyczny krzycząc królewskich krótkiego kręcone kręcą księciem księdze kubie kumpla kurtka kurz kwitnie kwot
    4 language lekkiej lenina lesbijką lewicowe lewicowej litra loda lorda lorenzo madame maili majdan mala malowanie mana
    4 mariusza martwego małgorzaty małopolskie medalem mel miastami milicji mitów murphy mydło mówie mówiłeś mówiły mózgów
    4 nadając nadużyć nagrane nagrywać najmniejszych nastawiona nawiasem naśladowania neil nierealne nieskończoność
    4 niewiarygodne niezależnym niezależną nieznacznie niezłą niniejszy nosiła nowotwór obejmujący obiekcie obrazić
    4 obywatelami obywatelski oceniają oczekiwanie oczywistych odczuwać odgrywają odwiedzać ogłoszone osiedli ostrą otrzymywać
    4 owce parki partiach pełnienia pge pieniedzy pierścieni piwko player plotek pm pobicia pocieszenie pociąga podana
    4 podatkowy poddawać podjęta podniesienia podnoszenie podnoszą podobnymi podziękował pojechaliśmy pojedynczego pokazie
    4 pokazy pokonany polem pomiaru pomników poprosiłam popytu porażce posiadaczy postrzelony poszukujemy potwierdzi
    4 powiatowego powstrzyma powyższy pożarze prawu prestiżowych profesjonalistów prognoza protestują prowadzącej przeglądarki
    4 przejaw przejechał przepisach przeprowadzane przestanę przestałam przewagą przyczynić przydać przydałby przyjazne półce
    4 płaski płaszczyźnie płynu radar rdzenia relatywnie reprezentanci reżyseria robiły rocznika rondo rowerowe rundę sary
    4 sejmowej serwisach seulu sic sierżant ski something sowa spojrzy sprawdzone spółce spłacić srebrna startować
    4 statystycznych stracą straszy strategiczne strzelić studenckie szacun szczęśliwych szły słowacki talenty tanich tarnów
    4 tatry tatuaże tekstami thompson turystycznego tw twórcą udali unijne unika uwag uzbrojenia uzbrojonych uzyskuje
    4 waszyngton wgl wiekowych wodnym wojewódzkiej wojnach wspólnotę współczesną współpracownicy wychodził wyciągać wykonawca
    4 wykształceniem wynosił wynoszą wyrazów wytrzymam wyznawcy włączona zaawansowane zabita zagraniczna zamkną zamykam
    4 zamykanie zapewniam zapominasz zapłać zastosowane zawiódł zderzenia zdążyć zerwać zmieniłem zmienne znalezieniu zrobicie
    4 zweryfikować zębami złapali ładunku łaska śmiesznego świeżego świeżym żenada żołnierzem żołądek życiowy afganistanu
    4 akademickie aktywnej ankietowanych arts ashley asystenta babcią badaniem banana bani bankowych bell berg beznadziejny
    4 biskupem blade blokadę bractwo bram bramkarza brałam break brytyjczyków byleby bywało cal catherine ceną chemicznej
    4 children chopina chroniony columbia cukrem czesław czynne cząsteczki danielle demonstracje departamencie diagnoza din
    4 dodania dodatkowej dokonanie dokonywać doktryny domen domyślić dowodami dudę epoka eve fatalnie filmowym fuj futbol
    4 gadżety galicji garnitur garstka gate gdańskiej gm gminę gorszych graczem greckie grecy hand hektarów ignorancji
    4 innowacyjne instytucją inteligentni jechałem jednoczesnym jin jolanta june kaczki kanałem kapłan kask kasyno katastrofą
    4 kenii kiełbasa kijowskiego klaus klawiaturę kodeksie komisariat kompa komunikacją konsumenta korekty kotku kościelnych
    4 kryzysem krótsze księżna księżniczko kulturowo kury kłamiesz leje leśnej lloyd ludowe marnuje małpa medycznym mialo
    4 miałbyś miesięczny mity mogłaś money morale mp nacjonaliści nadeszła nagłówki najbliższą najmłodszy narodzie nicholas
    4 niemieccy niepewności nieść nocna noża noże obawa obiady obrzeżach obsady obserwatorów obszarem oddechu odmowa oferując
    4 oglądamy ogródek ojcze okrągłe okrętów omar omega opartych opuszczeniu organami osiągają oskar osobny ostrego oznaczenia
    4 padnie pascal pasję patriarcha pko platform pochodzeniu poczet pocztą poczytaj poddane podejrzanego podwójną podąża
    4 pokrycia police pomagała pomogły poniższe poradzisz portów porównywać postanowiliśmy poszukam potwierdziły potężna
    4 pozwalam poświęconej praktycznych prasę prezydenci przebywania przednie przedstawionych przedstawiła przegapić
    4 przekazywać przeliczeniu przemówienia przeprowadzonego przewidział przeżyli przybyciu puk puli putinem pułapkę pzpn
    4 pętli płocku romantyczny ronda ropa rozległe rozumienie ruszamy rzeźba samobójstw sałatkę sekretarka sekretarzem
    4 selekcji short siatkarze siłownię skierowanie skierować skończyli skurwysyny składam składał skłonny sowieckiego spali
    4 speed spencer spodziewam sportem starałem statystycznego staw stracenia stracisz studiował studiuje szamba szczęśliwą
    4 szykują słabej taktyki tiger torres troska trzymała trójkąta uczennica ukończyła ukraińskim umyśle uniknięcia uroczyście
    4 uwazam uwolnienie ułożone vega vel wanny warstwą wat wbić wcześniejszym welcome wenecji widziana wieczorami winie witryn
    4 wodną wojownicy wośp wrócimy wspólnot wszelkimi wycieczce wykształconych wyobrażenie wyruszył wyrzucił wyróżnić wystawia
    4 wzroście wzrósł zabawek zabójcy zagrożona zakazie zakażeń zakładników zamachem zamierzał zapewniając zaplecza zarobków
    4 zarzuca zatrudnił zatrzymują zawodzi zbieramy zbiórkę zdołali zdrową ziarna zieliński zlokalizowane zmarli zmieniłam
    4 zniknęło zniszczonych zoe zorganizowania zwiazku złożonej ćwiczeniach łańcucha ścieżek ścisłej śmiertelne świadczyć
    4 źródłach życzyć żółtym abw ada afrykańskich ahmed aktorki akwarium aleksiej allen apartament apollo autorytetu autostrad
    4 autostrada azs bankowego batman beznadziejne bełchatów biedronka bielsku bor brakować brane brothers burdelu burmistrzem
    4 capital casa chińscy chodnik chłopcami ciemną cieszysz copa cyfrowego cywilizacja czole czynić członkowskie deska
    4 dobrobytu dochodziło docierają dopasować duchowej dwoch dworu dynastii dystrykcie dystryktu dziewczynom dąbrowskiego
    4 edyta egzystencji etnicznej europą farbą filmami forever formalne fortuny fotelu francuscy franklin freedom gadał giełda
    4 gorączki gołębie graliśmy gratuluje grzechem grzechów guma głosie głębokiego harmonogram hodowla honorowe ideologię
    4 ikona ilościach imigrantami ingerencji interpretacje istniejącej jesus kardynałów katarzyny kieszenie klientami kojarzą
    4 kol kolejowe kolonia komentator komórkowe komórkowy koncepcję konkretną kontrolują koryta kremla kulturowy lan leciał
    4 lex liberalna liu logikę luka lądzie magiczna malarstwo manga mata medicine mej meksykańskiej melanie mema michel miną
    4 moglibyście morris mowisz murami mądrych mąki mężczyznom najpewniej najpóźniej naprawę następstwie nałożyć negatywnego
    4 niebiesko nielegalny nieoficjalnie nieprawdziwe niewolnictwa nocnego obawia obcej obejrzę obiecali obojętne obrońcą
    4 obsesja odczuć oddane oddzielne odrobina odszkodowań odważne odwrócił ogonem ograniczonym okazują oliwy opiekować osobną
    4 ostrej otaczają oświęcimiu palestynie pamięcią pedagog philip pierwotnych piątą pociągnąć początków podsumowuje
    4 podziałów podłoża pojutrze pokażcie pokryty portalem potrawy powyższego południowe połączeniem poślubić prasowych
    4 produkują prom prowadzonego prowadzącym przebojów przejrzeć przejęty przeprowadzki przerażający przesyłka przyciągają
    4 przypominamy przysięgę publikować pucharze puls płacił racjonalnie radykalne ratusza reprezentował restaurację rich
    4 rolne rosła rozpoznania rozprawa rozsądnie ruskich rzadki rządzenia równej równym różnić senatorów sin skończ skrajnych
    4 skrzypce skłonność smutnym sondaże spałam special spodem sponsorem sprawdzanie sql stanowiący statystyka stojące
    4 strategicznych strzelców stworzyliśmy swymi szanghaju szarych szczebla szkodliwy szybkości słabsze słowie słownictwa
    4 słuchałem taśma teatrem teksasie tenis teologii tezę tracę trawa ucieczkę uczuciami udostępnione ukryciu ukrytych
    4 uprawiania uprzejmości usprawiedliwienie uszkodzeń utrzymywania uwierzę użyta vera walczącej wcześniejszej were widziało
    4 wierzch wilków wskazując wspaniali wspomnianego wszechświecie wszytko wybierzemy wybitne wydaniem wydrukować wykonując
    4 wykryto wymagające wyobrażenia wypełnienia wyskoczy wystarczający wyszukiwarki wyłącza wyświetla wędrówki włączenia
    4 zagrali zagranicznym zakupach zależna zamieszkujących zapisał zaprezentować zapłacisz zastępcy zbrodnię zgodna
    4 znajdującej zorganizowanych zwalczać zyje łapówki łóżek ściągać śmigłowce śródmieście świtu świętowania żydem żydowska
    4 żółtą aferę agresywne akademicki aleksandrii alexa allison aparatem arabia armie biologicznej bliskości brud błony
    4 calkiem carlo cebuli certyfikaty christine chronionych ciemnym cieni ciepłej cierpiał cieszyła crazy czerwoni czołówki
    4 czytelnika damskie dbanie dentysty dm dokonują drewniana duza dziecięcy eksperymentów elektronicznego elo energetyczna
    4 energetyka etapów fanką far federalny formule foster frekwencji godnego greg groźny gwatemali górnictwa hal harrison
    4 hiszpańskich huragan illinois impuls inc innowacyjnych inżynieria isaac islamie jasnych jasną klasztorze klauzula kodów
    4 kolekcje komitetów kompleksów kompozycja komputerach konfederacja kongu konsultant kory koszalin krk krytyce krócej
    4 krótszy kręgów księgę kutasa lalka laskę latają latki litera living lubin ląduje mandaty manifest mariana masakry
    4 medialnej miedź mieszkaniowe musical młodzieżą naga najłatwiej należącego narodowi narodowość narzędziami nauczycielki
    4 nord nsz nóżki obligacje obrazków obronne obroną obudziłem oczekiwał oczyma odbudowę odkryła odmówiła odpowiednikiem
    4 odrobiną odwiedzin odwrotu ogólnopolski ogłoszeń okrągły olga opakowanie opola opolskie opóźnieniem osiągnięciu
    4 osiągnęli otwartymi owocami ożenił pakistanu papierowe parada pasku pasmo pasta paszportu perfum pilnuje piosence pisac
    4 pisaliśmy pizze piłkarskiej plastyczne platformą pluton pobawić pobliskiego pochodziła podaję podejrzewa podpisano
    4 pojechałem pojecia pokonali pokryć policyjnej polityczno pomagali pomocnik pomysłami pomyśle popełnione porzucił
    4 postawione postawą postulatów posługiwać potrzebowała powaznie powiązanie powrotnej pozbawić pozwalać pozyskiwania
    4 pracująca pracujące praktyką prasowego prawego prawosławnego prosząc prowokacja prywatyzacji przechodził przekazana
    4 przestępstwem przełamać prześladowań przyjazd przyszłej przyzwolenie rachel radośnie radykalnie rakieta read realnych
    4 rebelianci reka retoryki rey rezygnacja rodzicach rozciąga rozdzielczości rozmaitych rozwojowych rządowa rządowego różny
    4 sebastiana siatkę siódmy skacze skazanych skupiają smart soczewki sodu spalin spał specyficzne sporadycznie społecznymi
    4 sprzedawał stanęli starosta strachem strefą sugerować sumieniem swoboda symboliczny szacunków szczepień szerszej
    4 sztuczny sławna słonia słynie tajemnicze tbh tegorocznych terytorialnej toalecie torów towarzyszą trasą trofeum
    4 trzęsienia turystyczną tusz tweetuje twojemu tyg tłumaczeniem tłumacząc ubaw udzielenie uefa ukochanego uniwersalny
    4 uniwersytetów urodzeniu utrudnienia uwierzyli wade wan wenezuela wirtualny wizją więzieniach wkłada wrogami wskaźnika
    4 wspominają wstrzymać wybuchowych wygrane wyklęci wypadają wypierdalać wyrażają występujący wytwarzania wywołane xp
    4 zabiją zależą zamów zaplanować zapobiegać zapominam zapraszają zapłacili zarzutu zawierała zbiorowe zgadzać zgwałcił
    4 zimowym zmieniamy zobowiązany zone zorganizowała zrobiłby zwróć zwyczajna zyskują ó ósmy łagodny śledzę śluby śniło
    4 śpiewała żon adresów af agnieszki akceptują alexandra alternatywnych angola ankietę another apeluje argumentem arizona
    4 baker bernard bił blachy boze brudnych budki budzę burke celebrytów cezary chrześcijańskiego chętny chłopa ciepłego
    4 colorado coming cs cudownego cudowną cyfr czekoladowe czyj dałbym delhi demokratycznie demon detale dochodzić doczekał
    4 dokumentacja doo dostawa droższe druk dymu dyrekcji dyrektywy dystansie dziecięcych ekspansji elegancko elektroniczny
    4 empatii energy enrique epidemia estetyki estonii etapach fachu fantastyczna fizycznym focus formacja gates generator
    4 giełdy gliwicach golf gore gospodarczo gotówkę granat gray greków grubego gt głośne głęboka herb hiszpańsku honorowy
    4 horyzoncie html index indyjskiego inflacja innowacje intensywne inter interesach interpretację jade jakiemuś jebanym
    4 jednogłośnie jeńców kluczowa klęska koc kochanka kocioł kodem komputerowy konkurencją konserwatywnej konserwatywnych
    4 konwój kosztami kpina kreatywności krzyżu kulturowym kupuj kurt lasek latte legendą leszka lodówkę lojalność lola
    4 lubiłam manager martwcie materiałami małp mean menedżer mhm michnik mobilizacji mocnym monitorowanie morning murach
    4 myślałaś męczące młyn nadchodzą nagi nagrywanie najświętszej narzuca następcą nauczycielką nerwowe niemożliwa
    4 nieuniknione niewinności niezwykłym nokia notatek nsa nsdap obietnicę obraca obsługiwać obudzi odkryty odległych
    4 ogrodzenia okolicę określane opowiedziała orzechy oskara ostatecznej ostateczną ostrych oszczędzić partnerskich patent
    4 patriotyczne pierwotny piramidy pisany pobicie poczcie poczęcia podasz podjęte podpisu podłoga pogłoski poinformowano
    4 pokarmowego pokażą pokoi pokonała polek pomidory ponownym poprawka poprowadzi poznajcie południową pre prezydentury
    4 promują prowadzisz przechodzę przeciwnych przedniej przejmie przekroczenie przenoszą przyczyniły przyznaj pszczoły pył
    4 płodu randka regulacja resortu rozmawiasz rozpoczynają rozpoznaje rozprawę rozrywkę rozsądny rozwijających russia rzucie
    4 róbmy rówieśników ręcznej samobójcze scenariuszy sekcję self skomentować skrzyni skupienia specjalności spodenki
    4 spotkają sprawdzian spytała spędzasz standardowo starannie starała stosowne strasznym strzałem strzelania sukni sum
    4 symboliczne sympatyków szersze sztucznej szwedzki słonecznej słynnej tatę tematach tematycznych tematyki terry
    4 testamencie toleruje tortury totalnej tower transakcje trawę tronie trud truskawki tyłach ubóstwa udostępnianie
    4 udowodnił udzielanie ukrywanie ulubionej upadła uparcie urodzona usłyszę uznanych uznałem wartościach wczorajszym
    4 wesołego wieczna wiedziały wiekowej wieloletni wierzcie wojewody wolski wpadłam wpłynął wrazenie wrażliwa wspólnocie
    4 współczucie współpracownik współzałożyciel wybiorę wymogi wynagrodzeń wynikać wypełniony wypowiedzenia wyprzedaż
    4 wyróżnienia wysyłanie wyznaje wzgórze zaangażowanych zabawą zaburzenie zabójca zachowując zachwycona zajmującej zakazuje
    4 zaliczył zamknęli zamknęła zaoferował zarejestrowana zasadnicza zasługujesz zazdrosny załatwi załogę zbawienia zbudowali
    4 zebrali zgadnij ziemii zimbabwe zjadłem znajdującym znanymi zostac zostałeś zszedł zwiastun zygmunta złożeniu ścisłych
    4 ślubów śpiewali światów świętości acz agresję albowiem alternatywę ambitny aresztowali atakami autorskim barier bawię
    4 bezkarnie białegostoku biblię biegi blask blasku bluza bluzy bojowników bombę bramka bramą briana bud budowlany calym
    4 chować chudy ciągły cook county cudze czując czyniąc dalekie dań deep dekoracji delegacja demokratów dodaję dolną
    4 dorasta doskonałą dostarczanie doszczętnie dotychczasowy dowództwem doświadczeniach doświadczeniu drama drewnianych
    4 działając dziesiąty dąbrowa długimi dłuższa ekologia eleven elewacji fe figurę ft fundamenty gorsi grom grupka
    4 gwiezdnych gwoli górnego głowami hamilton health helikopter huawei indyjskie inspiracje intensywny jarek jehowy js
    4 kaczor kamienic kapitalizmu karnej kiepska kierowanie kierowany kierujący kinach klinika kom komenda konstrukcje
    4 kontynuację korytarza kozy końcowych kończymy kończyn kpt królowie krów księżycu kuriera kurski legalny leżąc lg limity
    4 liść lojalności lopez losowanie lustrze maksimum marcel marchew marchewki marzą masaż maya małopolski mechanicznych
    4 medialnych mianowany miecza miejscowi miesiecy mieszkając minimalnie miodu mistrzyni modlitw mona montażu mróz
    4 męczennika nadawać nalot natychmiastowe nazywali nbp nerwowego niechęci niejasne niepodległej nieświadomie niższą
    4 nothing nowością obalenia obwiniać odniesienie odpalić odwrotny offline opowiadała oskarżonych owej oze oświetlenia
    4 pakistanie panelu panorama parterze pasty patriotycznych performance petycję pierwotne pobiera podatkowym podróżował
    4 podróżuje pojawiał pokazac pokazu pokojowy politykom polowa pomyślenia pomyślnie poparciu poprawiła postawiony
    4 poszukiwany potomstwo powiadomienie poznają pożary pragnął pretty prezentujemy procesor profesjonalnego proponowane
    4 protestuje przebaczenie przeciwdziałania przeczytanie przedwczoraj przekona przenosić przestrzega przychodzić
    4 przygotowała przynosić przyrodniczych przysługę próbowałeś pułapka półwyspu płaczesz płaczę płaska płatków płyną ramie
    4 rejonów ring rozbić rozdziały rozmiarach rozpoczynamy rozwojowe ruszają rzeczywisty rzesza rzezi rzygać ręcznik sekrety
    4 seksem skoczni skromnym skróty solidny spełniło spiskowe sprawne stac stawać stawy stay straciły strzelca sygn synka
    4 szaleje szczyty szefowie szkoly szumu słoneczko słowackich słoń technologicznego teczki tp trzynaście uczeni udanych
    4 udostępnić ujdzie ujmując umieszczonych uruchomienia usunięciu uszami utworzony uznawana ułatwi valley wannie warsztatu
    4 week wenus wicepremier wiedniu wierzycie witryna wjechał wkracza wnuk wpisana wraku wyciągnięcie wykonywał wykorzystana
    4 wykwalifikowanych wyobraża wypoczynku wystartował wytłumaczy wyznań wzywam węgierskie zachęcają zajdzie zakon
    4 zamordowana zaopatrzenie zapadła zarabiam zarządzie zaszła zasługujemy zawału zawiedziony załamanie zbadania zbrodniarzy
    4 zdawał zderzenie zdroju zgodności zignorować zmieniony zmieścić zobowiązani zostajesz zwalczanie zwolennik zwrócenie
    4 złamane ślepo świetlnych żydom żydowskim żywej żółtego akceptacja andrzejem aptece arabowie atlantic atlas awansował
    4 banany been bekę bili bojowe broniąc brooklyn browar budżetowej bułki cara carrie całokształt centralnie
    4 charakterystyczną chińczyków church chwalą chłopi cieplej ciepłym ciotki ciągną ciężarówka crew cudzych cytuje czerni
    4 czujecie czwórki częstym dachy daria darmowej deficytu dokładną dolne dostarczone doszli dowiedzą drzewami drzewem
    4 dyrekcja dyskusjach działy dziekan dziur dzwonił edukacją edukacyjnej ekspresji ekstremalne emilia energetyczny farba
    4 ferie fotograficznego fotograficzny fryzura give gowno graficzne grypy hair hasłami hell hipokryzję hk hormony hu
    4 humanistycznych importu inwazja irytujące isabel jacksona janet joan joy judy kadencje kambodży kansas kartek katherine
    4 klasyfikacja kocie kolejkach kolesie kolizji komplement komunikacyjne kondycji kreatywne królu latał left lekarzami
    4 liczbami lodówka logicznie ludobójstwo lux lwowa maksa materialne małżeństwie medycynę ministrowi mobilnej murze
    4 musiałeś mówiące należąca narciarskich naziści nielegalnego niesamowitego niezwykłego niższym nk nodze normę nova obawie
    4 obowiązkowy obowiązujące ocalałych oczka odnosił ofc official oknami ola organizacyjnych osobników pająk pakować pasma
    4 patriarchy patrona pd pedały pekin pic pieniądz pkw plakatu planowany poczuła podany podchodzić pojedziemy polegała
    4 pomocny poprowadzić poprowadził posługują potwierdzona powiedziało powierzchnie powstań pozwać poświęconą pożarów
    4 pracami prefekturze procentowych produkowany produkować prokuratorem proroka prostytutki przekroczenia przestrzenią
    4 przesyła przeszkodą przybycia przyczyniła przygotowali przypomni przystało przyzna publicysta pytałam płytą rasę raty
    4 realna realny realną republikanie respondentów restauracjach retoryka roberts robocza rozdania rozpadu rozwiązana
    4 rumuński rysuje rzeszowa rzutu samolotami sarkazmu sentyment sezonem sieciach silniejsza sklepem skręca skądś sory soul
    4 spaść sporty sprzedawców spytaj stanowili starości statutu stawiał stratę streszczenie sugar suko surowce syndrom
    4 systemami szajs szczegółami szeregowy szklankę szt szyb słodkiego tako tamtejszej technologiczny telekomunikacji
    4 terrorystą towarem turner tychy tęczy tęskni uczestnikami udalo ufc ukazują umysłowo unosi urlopie ustawienie uzbrojeni
    4 very wczesnej wewnętrznym wezwaniem wgląd wiedzieliśmy wierzyłam wirtualna without wrażeń wrażliwości wrócisz wsiąść
    4 współpracują wstawaj wycofali wygodny wyjeżdżają wykonali wykorzystali wykupić wymioty wypełnienie wystrój wysyłane
    4 wysłana wysłania wyłączone włożył włókna zabiję zachwycony zadłużenie zagospodarowania zamierzasz zamknie zamkniętymi
    4 zapaść zapłacimy zapłatę zasadnicze zaskoczyło zawarł zawiesił zawieszone zejdzie zeszły zewnętrzną zgłaszam zgłosiła
    4 zjazdu zjednoczona zmieniono zmęczenia znacząca znaczącym zniżki zostaniemy zwyczajnym zyska łazienkę łodzią łukiem
    4 świeża świt żyda żywot absolutną agresja akceptowane aktualnej albumów alma amnesty aresztowaniu argentyński babcię
    4 bandyci bankach bałaganu belle beznadziejna bezpieczeństwie bezwzględnie biologicznych biurka bodajże brzydka bull chang
    4 chemiczny chodzili chorzów chwalił chłodno cleveland council cry cytatów czerwonymi czesi czeski czuły dający dekoracje
    4 denise dinozaury dodawanie dojrzałe doktorem dostępnej dotyczył double drake działającą dzie dziele dziwisz dzwon
    4 dzwonią edycje ekipie ekscytujące elektryczną emerytur facetami fajnym faktury fana federalnym filipinach fundamentów
    4 gale gamma gierki globu grawitacji grecka grzeczny górskie gładko hamulce heavy hola hrabia indywidualną inteligentna
    4 interakcje interesującego ironii islamskiego językowa kalisz karetka klientom kobieca kolczyki komfortu konkretna
    4 koordynator kosmicznego krajowi krześle królik królika kręgi księgarnia kumple kupiłeś kąta kłamał lalek legnica legnicy
    4 lekkiego lenistwo liberalne liczenia lisy lokalnymi loterii luksus mailem malutkie maroko materialnych małżeństwem
    4 metropolii mialam michigan miki milczenia miranda mirror misiewicz mowiac mowic mrs młodzieżowy nadany nadawany nagłówek
    4 należysz narciarskie nazistowskich negatywnym niedorzeczne niejeden niepokoju niepotrzebny nieszczęścia niewolnikami
    4 niosą nowemu nowoczesnym obserwując obydwaj ochota oddano oddanych oddzielić odebrane odległe odnaleziono odnowy
    4 odpierdala odznakę ohio ojczystym okresach okręgowej opiekunem orbicie organem organizowanego oskarżeń oszukuje otwarci
    4 owocem pamiętniki parasol partnerzy pasażera pielgrzymki piorun pism pobierać poczynając podajemy podejmowanych
    4 podejrzeń podkreślał politechnika pomorzu ponoszą porty porwania postaraj potasu potraktować potwierdzono powszechną
    4 powódź pozarządowe pościel pożarna pragniesz prawosławny preferuje promujący proponowanych przebudowy przeczytajcie
    4 przednią przegranych przemysłowego przestępczość przeszłam przesłuchaniu przesłuchań przewodniczącą przychodni
    4 przyjacielowi przynieś przypuszczać przyrodnicze przyspieszyć psami pustym puścił pójścia płatny radomia realizowane
    4 realnie rejonowego reklamach reklamowej reprezentujący republikę rezydencja reżyserem robinson robotów rozumiał ruth
    4 różaniec samochodowe samochodowego samodzielnej saudyjska semestrze separacji series siada skarg skazana skoczyć
    4 skończysz skuteczną skłania socjalistyczna soczi sopocie sporej społeczeństw stabilizacji stajesz stajni staliśmy
    4 staniesz starszymi stawiając straszną suszy szanowni szatni szkice szwedzi słowian słynnym tajemnicza tajny tańczą taśmę
    4 techno tendencji terrorystyczne teście ti traktowani troskę trup trust trwającej twierdzili tyłki tłusty uboczne ubrane
    4 ubraniach uczestnikiem uff ukarani upaść uporać uprawiają uroczyste uroczystościach ustalił ustanowienie usłyszeli
    4 utalentowany utworzyli używanego użyła warianty wciągnąć wejdźcie weryfikacja wiadro wielkopolskim wilgotność wirtualnej
    4 woo worki wpadło wpuścić wybaczam wybierzesz wygody wyjdziemy wyjątkami wyrasta wyrażam wyrażanie wyrobić wyrzucony
    4 wysokimi wyznaczonym wzajemnego wzajemnych względy zacznijcie zamieszek zaprezentowane zaprzestania zaskoczył
    4 zasugerował zasłużyli zatwierdzenia zbiorem zbiorowego zdała zdobądź zdążyłem zmieniasz znaczek zorganizowanym
    4 zrobiliście zwolniona zyc łuku ślepa śmietniku śniadaniu świcie żaby żartuję żałosna afer against aktualizacje alfabet
    4 allah alpha amatorów analizuje animacja architekta artystę asp atlantyku autentycznie badz barbie bartek biegają bitew
    4 bk blood bożą bruksela brutalny budapeszt budżetowych butami butem cash cesarskiego cherry choinki cholerne ciemność
    4 cienkie comic cristina cudo czyimś czyjąś czytała dekadzie demokracją denerwować deutsche disneya dobroci doceniać
    4 dopuścił dorothy dostarczać dowiadujemy drogich dyscyplinie dyskretnie dyskusyjne dziewczynką easy egzekucja ekrany
    4 eliminacjach energetycznego evans fanami fanatyków farm farmy ff filozofów football franków gałęzie glowy godziną
    4 gospodarze gramatyka gromadzenia grypa gryzie górnictwo gł głupotą hanny hashtagiem hat hate hoteli hubert ideały ikea
    4 informatyk inwestycyjnych iskra jacht jedenastu justice kawałkiem kawą knight kompleksie komputerowego komunikacie komus
    4 kongo konklawe koordynacji korek koron kosmetyków krakowska krakowski kredytowej krytykują kształtuje którejś kumam
    4 kwasem kwaśniewski kwotą kącie lekarskiej leslie león malutka mamusia maroka mason matematykę mechaniki meczet mediom
    4 mialy miejscowa mir miriam misjonarzy missouri ml modli mountain mroczny msw myje mądrym mężowi młodymi młodzieżowe
    4 naczelnym nadawanie napadu napady nartach nauczaniu nawołuje nazywając nc niedzielny nm nocach nszz nuda nudy ob
    4 obejrzałam obiektywnie obr oczko odczuciu odebrała odegrał odwiedziła odwołał ogrzewania oho okolo okrutny olbrzymią
    4 omówić operacją opisanych opublikować opuszczone opłacić organiczne organizatora osiągnęły oznaka palm panujących
    4 partnerki pańskiej pech pedagogicznej piechotę pierwotnego pisało piłkarskie pobierania pocztowych początkach podajcie
    4 podzielę podziemne pogratulować pojawienia pokoleniu polegające popadnie popełniła popierasz poprawiać posiadała
    4 postawie poszkodowanych posłanki potrzebowałam powiatów poznawać prawicowej praworządności pride produktami
    4 profesjonalne prokuratorów przeglądam przejawia przeprosił przerw przesyłania przyjmujemy przymusu przysięgi przytulić
    4 próżni psychiczny publicznością pwn płaczu płaskie reportażu retro rodzimych rozejm rozkazał rozwinięty rozwiązane rpg
    4 rzadkich rzucam rządowy sanitarnych sensem simona singapurze siostrami skarpety skała skoncentrować skrajne skutkami
    4 small smutną sonia spadam spadkiem spojrzysz spowodowanych sprzedali spróbujcie starzec storm strukturach stworzeniu
    4 stworzyłem sumieniu surowca swift szczepienia szczescie szerszym szlachetne szpiku szybsze sądowym tatuażu taśmą
    4 tegoroczne telefonach telefonicznych tokyo towarzyszyła trafnie tragiczna treningów trójce typową tłumaczą uczony ukaże
    4 umiejętnościami uniwersum uniwersytetach upadkiem upał uprzedzeń ustanowił uzupełnienie uścisk użyli waluta wampirów
    4 wawelu wc wedlug wendy wielkopolska wilgotne winnym wiodących wrzucam wstaw wychował wydanej wydawców wyjeżdżać
    4 wykładowcy wymóg wypowiadają wypływa wyspą występie występowanie wyzywać wziąść wzrosło węzeł youtubie zabranie
    4 zajmujemy zakazana zamieszkują zapamiętam zapytałam zareaguje zastrzeżeń zażądał zbliżone zbędnych zdj zdobyciu zebrała
    4 zen zestawienia zioła zjeździe zmierzchu znajdująca zniszczyła zwiedzających zwiedzanie zwyczajów łatwego łysy łódzki
    4 ściąga śmiali środkach świadome żelazo żeńskich życiowej academy adams adhd akademickiej akademię ambasadorem ambasadzie
    4 aparaty artykułach atom autorytetem bała blogów bolesław boleśnie boski bowl brzydko bu budowle bukiet bytom błaszczak
    4 błogosławi carlosa centrów charakterystycznych chwyt ciepłych clarke cloud cohen connecticut czesci czyt dawajcie dino
    4 dk dmitrij doctor dojście dokonanych dorastał dostępie dotychczasowego doświadczony dt duchowni dumnym dziesiątej
    4 dziewięćdziesiątych eco egzaminie einstein ekonomię emmy fachowców feminizm figurki filipa friend gdański ghost gościł
    4 greckim grozić grożą grubość górniczej gęsi hiszpanie inspiracja instynkt inteligencję interpretować japończyków jasnego
    4 jebie jogurt kartami katyniu kazdej keith kibla kierownictwem klasztor klawiaturze knf kochaj kolejek kolejowego
    4 koleżankę kolorado kompletną kontrowersyjna kopią koran kształtowania kształtowanie kumpli kurator kusi lakier laury
    4 lechia lekarskie leonardo listą literackim lmao locie logan losie luksusowe luna lęki magicznego magiczną magię majora
    4 manewr marine masowy matematyczne melodia meta mickiewicz mie miecze miescie mitologii mniejszego monster mostem
    4 motocykl możliwościami mundialu mundury myślałeś nadmiernie nagrodzony nagłe naiwne najgorszą najmłodszym naomi napisac
    4 narzekanie nastąpiły naukowca naukowcem nazwano nazywała newsweek newsy nieprawdopodobne niezgodnie obejrzałem oceniania
    4 odkryta odrobiny odrodzenie odry odznaki okrutnie okręgach olbrzymia opanowania operacyjnych opuszczają opłatę
    4 oryginalną orzekł osobowej ostrze oszukał otworzyli owca palę panikę parametrów partnerstwa peace pensja pianinie
    4 pieczęć pieniężnych pierdoły pierwotnej pisemne piętnastu planowanej planować plasuje pobór początkowe podejmowanie
    4 podlegać podwyższenia podwyższenie podwórko poglądami pogotowia poinformowany pokojowych polakach policje policyjnych
    4 political polityczni pomagasz pomarańczowe pomieszczeniach pomniku pomorskim poniósł poniższy poprawie poprze poradził
    4 poranne portfolio postępowaniu potencjalnym potężną powiązana pozorem pozostałej pps prawnicze precyzyjnie prezentem
    4 prezentować priv produktach profilaktyki projektowanie promieniu protestujący prowadzoną przebywają przeciwne przedział
    4 przekaże przekonaniem przekręt przesyłki przeszedłem przybyły przypisać przypominasz próbowano próżno publikacjach
    4 puerto pyłu pływanie radiem ralph randce rdzeń realiów reklamowe remix republiką resztek ringu robotnik rodzinną rogi
    4 rosyjsko rozszerzyć rozwinęła rybki rzucili rzymskie rządach ród równego ręczne samodzielny save sf shepherd skorzystał
    4 skończony smartfony smsa sosnowcu spalone spotykasz sprawny spędzonych stanowiskiem statusie statut stawiasz stołem
    4 strzelali suki surowy systemowi szafa szampana szał szczerym szczerą szekspira szyldem sąsiadka słupsku służąca słynna
    4 tajnym taras temperatur toksyczne trafiony trailer trzeźwo tura turecka twardej twarzach tworzę tysiącach tyłem ukochana
    4 unikalny uniwersytety uratowała uspokaja usuwać uv uwierzy uśmiechnął użyłem wadą wchodzących wczorajszy wdowa wdrożenie
    4 widowisko wiecznym wiesław wizualnie wnuka wojskowi wprowadzane wrażliwe wrocławskiej wsie wskazania wskaźników wspieram
    4 wybić wybuchnie wycięte wydawnictw wydźwięk wymówka wypowiadał wypuścić wyrusza wysyłając wyszliśmy wyłącz wzorce
    4 wątpliwe węgierskich węże władców zaatakowała zabudowa zachwyca zadają zadziałać zadzwoni zagłosują zagłębia zakupie
    4 zamierzamy zamordowano zamordował zanieczyszczenie zapadł zapobieganie zapoznania zaraza zasobami zastosowaniem
    4 zastrzelił zaszło zatytułowanej załamania zbawiciela zbierał zdarzeniu zdołała zdążyła zegarki zepsuć zmartwień
    4 zmieniona zrobie zróżnicowanie zwolennikami łagodne łagodnie łańcuchy ścieżce śmiertelnych środowiskowych źródłami żyjąc
    3 abd abrahama aglomeracji akceptować albumem always angażuje angelo angoli archipelagu aresztowani ari atomowa atrakcyjny
    3 aw badawczego balkonie baran basic bawili bielizna blokować blokują boss bronisława brzmiał budowane byk bylibyśmy bys
    3 byłyśmy bł cape cb centralnych cha chad chaty chcialem chemiczna chetnie ciekawostek ciąże common could cudu cywili
    3 czekały czuwa czystki czystych człowieczeństwa dawanie desce dobrobyt dojrzewania dostac dostępności dotknie
    3 dyplomatycznych dyscyplina działacza dziecięce dziekuję dzielni dzikiego dębu dżem ekstremalnie eleanor eliminuje eliza
    3 emerytalnego eurowizji frustracji fryzurę going gorzowie grupowych gwarancja górnych gęby handlem hillary identyfikacja
    3 inspirację instrukcja instytucjami interwencję inwestor inwestowanie jabłek jackiem jankowski javier jednostkami jezdni
    3 josepha jules kaca kamienice kija kompozycje komputerowa korupcję koszykówki kościelnego krople krym lampa lektur leniwy
    3 lokale lubuskie luisa lukę macha mad mak malta maszynie maszyną mechaniczne medical miare mieczysław miles milionami
    3 minute miękka mińsku mpk męskim najniższym należycie należącej napoju naprawa nara niedzielne nietypowe obchodzone
    3 obcymi obejmujące objawia obligacji obserwował obyczaje oceanie oceną ocieplenia ocieplenie odbudowa oddaję odsłon
    3 odtworzyć okienko określona om opolskiego osiemnaście ostateczności osłabienie otoczone otrzymają otrzymujemy ową oxford
    3 oświecenia palił panika pasażer patrycja piersią placówce plaga planowanym poczuje pokazywał polegający polsatu pomiary
    3 pomocna porzadku posłużyć pour powstaniem położoną pośmiać pracowniczych prezenter prezentu prezerwatywy promienie
    3 prowadziło prowadzącą przeciwnikami przedmieścia przedstawi przekroczy przerażająca przerwanie przerywa przewidzenia
    3 przewodnim przełożonych przybiera przyczyniło przyjętych pustkę puszczać późna płynące radek ratuszu realizowany reed
    3 reprezentujących rezerw rm rodacy rolach rolnika rosyjsku rosły rozbudowy rozmawiając rozpacz ruszyli rzymski równowaga
    3 sałatka search sejmiku sekty serialach seryjny siódmej skarbów skorzysta skupiać skórą spełnił sprawdzania sprawią
    3 spring sprzedała spytam spytałem stacją stawek stopie straszyć strzelaniny substancja sukience swietnie szambo szkic
    3 szkielet sztuczną tamtejszych tarcze terroryzmem theo towarowych tr traktuję trawnik trio tropem trzaskowski turków tury
    3 turystyczna twardego tworzyw tęskniłam tłumacze ubiór uderzeń ujawnienie ujął ulegnie ulga unikanie upałów uroda urodę
    3 use usytuowany uwzględniając użyteczności użytkownikiem viva wadę walczę walencji wanda waszymi watykanie wiadomością
    3 wiedziało wieloletnie wierzenia wietnam większymi wpływowych wrzuca wycinki wyciągnie wyjeżdżam wykluczenia wymagana
    3 wypowiedziach wyprawia wystarczająca wystąpieniu wysyłania wyzwolenie wąsy wściekli zachorowań zaistnieć zajmij zajęły
    3 zapomniane zapomnimy zaryzykować zastrzeżenia zatrzymaj zaufaniem zawartością zaznaczone zaświadczenie zbiorowa zdzisław
    3 zechcesz ziemnego ziemskich zmiennej zmiennych zmysły zorganizowali zwiększają zwycięstw złudzeń ładunków łonie łzami
    3 ścisłe ścisłą śledzenia śmigłowców żegnam adaptacja airbus akceptację aktywną angażować aniołem anną asystentem
    3 azerbejdżanu bańki belki bezużyteczne biegną bieszczady blondynka bluzka brązu błota chodnika cholerny chrześcijańska
    3 ciu civil cudownym cytryny czarownice czelność czterdziestu czubek czwartku czyms cząstki debilem decydujesz dokonywane
    3 dopisać doskonalenia dostarczenia dostarczenie dowolnie dowódcę dramatyczne dreszcze dyktator dąbrowski ekologiczny
    3 ekosystem ellie entuzjazm etyka faktyczny ferguson fitness fotek gap gardle gatunkiem gigant goni gospodyni grubym
    3 gwałtowny gęstość głośny głupiej harper herman holenderski holmes honda ic inn inteligentnych islandia izraelem janie
    3 jawne jejku jeździłem job jordanii kamienny karaoke karmić kasi kay kierowana kiss klatkę kochane kolejkę komentatorzy
    3 komórce koncertem kondolencje kora koreański korzystasz koszulek krakowskiego kreskówki krytycznych księżniczką kucharz
    3 kulturowa kupował kupujemy laser latków laureatów legion lekami leone limited lodowej ludzmi maga maksymalnej maps masą
    3 materiałach małopolskiego messi miejcie miesiącami mieszkalne mikrofonu miodem modernizację modlą moduł monarchii
    3 mordercą mówiących nagrali nagrywa naiwny najbliższa namiocie napięć narzekał nawiązując nazwami negocjować nicka nico
    3 nieistniejący niepotrzebnych niewolnikiem niezadowolenie nosisz nowelizacja nowsze objętości obrazę obrzydliwy
    3 obserwację oburzenia odbywała odkryte odsunąć okoliczne olimpiadzie opartego operacyjnym opublikowanych osada
    3 osobistości oszukujmy oznaczałoby pamiątki paragwaju patologia pawlak petycja piłkarski plemion pochowany poddanie
    3 podsumował pogardy pojebało pokarm pokazano polske pomagając poniższa poprzednika poranka pornografii porozumień
    3 portland postrzegania powiększa powołał prawdopodobieństwa prezydenckiego przebudowa przednia przekazując przekazywanie
    3 przeniesiono przerwał przesyłam przewidziane przydadzą przydaje przydatny przymierze przyp przypadkowych przywiązanie
    3 przyłączył psu pudło półfinale półwyspie późniejszego queens ratunkowe reggae reguła rejestrację remember
    3 restrukturyzacji rezultatu rogiem roi roll roma romantyczna rozbudowa rozmiarze rozpada rozumiałem rozważa rozwodu rubli
    3 rybnik sally samotnych sans schudnąć sergio skończone skromnie spekulacje spełnią sponsora sportową sposobami spowiedź
    3 spożywcze starożytnego starożytnym stawał stawką stopniem string strzelał studentom suką szach szczepionka szerokiego
    3 szpilki szpitalem słuchawek słusznej tkanek toczą torach torbie toteż tragedią transmisje troszczy trza tworzony tymże
    3 ubrani ucieknie uczestnika uczestnikom udostępniania ukończenie una usiadł uzależnienia uzyskali wagonów walczysz wargi
    3 wariat weźmiesz wiedzieliście wiernym wierzący wkładu wpadają wprowadzą wrogie wskazanie wspierających wyborca wybucha
    3 wybudowany wychować wycieczek wyjazdy wykroczenia wymagający wypłata wyrzuty wyskoczył wystawienia wytłumacz wyznaczone
    3 wyznaczono wyłączenia względzie wzięcie zabici zakochał zakładania zapał zapobiega zapory zaprosiła zarazić zarządzenia
    3 zastąpiła zatrudniają zauważysz zbliżyć zgubił zgłaszania znakami zobaczyliśmy zona złapałem złośliwy ładu śladem
    3 śmietnik śmieć świętem świętujemy ahh amerykańsko ami angie annę anonimowe artystycznym ateistą aten aurora bagaż baku
    3 baltimore bankiem batalion batalionu bezmyślnie biologiczne blad bluzkę brac bramce bronie brygada burns calej cechami
    3 cennych charakterem charakteryzują chemię chińską cierpliwie ciągła cnn cody codzienna creative curry czarnecki
    3 czekajcie damn darmowego darowizny dawały dee dokona doszły droższy dziewiątej ekonomicznie ekonomiści eli enterprise
    3 erze evan faith faktycznego fałszywa filipiny forda fotografią fryzury gestapo godnie gory gorącego gramów groźbą guza
    3 gwałty gwiezdne głosił głuchy hejtu homoseksualiści horyzonty ideałów indywidualnego inicjatywą jeb jpg judith karmi
    3 kato katolik kcal keep kennedy kilogram kolacje komisariatu koszmary kropli księżniczkę któż kurka kwestionuje lepszymi
    3 liberty liczący liniach lm ludwika luzie madagaskaru magisterskie manipulować manuela marihuana mazury mobilna
    3 molestowania morda morderstwem mount możliwej mundur mym najtrudniejsze nakład namówić napływ narodził nastrojów
    3 natychmiastowego nazywano nerwowo niecały niedostępny niepożądane niewidomych niewolnicy niezle obchodzimy obciążenia
    3 obiecałam obrażają obronnych odbierają oddając oferowanych ofertą ogarnij ogniska ograniczonej określoną okrążenia
    3 olimpiada omg opaski operatorzy opisania opłatą otto own ozdobne pack pakt partnerstwo partyzantów pasków patologii
    3 pańskie ph philippe piast pierdolisz pierwotnym piosenkami placówkach plemiona pobili poddanych podpisz podwyżek
    3 podziałem pogodowe pogodzie pojebany pomaganie poprosi portfelu portoryko potworów potężnym powstawały powstańcy
    3 pozostawał pożywienie pra prezydenckiej produkowanych progi programami przebywających przedstawiająca przedstawiał
    3 przemiana przewodu przewód przyglądać przyjazdu przylądka przymierza przystanki przystosowane przyznali psuć psychikę
    3 psychologiem pttk puszczę pytała pęka płakała płomień racjonalne rekonstrukcja relations reputacji revolution rozdziałów
    3 rozgłośni rozpoznawania rycerzy rysownik rzeczywistego rzuciłem samotne serwerze sformułowanie sieciowych sięgać
    3 skutecznym składając składamy smsy sobotni socjalistycznych sowietów specjalizacji spowrotem sprawdzał sprawozdań
    3 sprzeciwia stawiane stawianie stos stypendia sub syberii szarej szeryf szerzenie sztandar szukacie szyjki słupsk słówka
    3 tate tańcu tańszy tbilisi techniczną terrorystami then trenerzy tydzien tygrys tylnego tylnym tymczasowej udana udawaj
    3 ukazało umarłych umożliwiający und upewnij uraz urodzinach urodziło urodzonych usiłował usłyszysz uwolnienia uznaniu
    3 ułamek użytkowanie wejdziesz wiednia winston wir wjechać wnuczka wojewódzkim wspomniała wstępna wwf wykazało wymienił
    3 wyraziła wyróżniają wystarczającej wysyłał wytrzymał węglem właścicielka zablokowany zabrano zachorował zachęcać zadaję
    3 zagadnienie zagrają zakażenie zakochanych zakochałam zalewa zamachy zamordowani zapisany zapiski zapomnienie zaproszona
    3 zasadniczą zasiłek zasłużony zawierającą załatwił zboża zbrojnej zdajemy zdobywca zdrajców zdrajcą zerwania zeznanie
    3 zmysłów znała zostania zostałby zrozumiały zwracał złożonego ładowania śledztwie śniegiem świeckich świąteczna żeńskie
    3 żądam absolutnej absurdalny absurdu akceptuję aktywni analogicznie anders antoine archeologiczne architekturę
    3 architektów archiwa archiwów atrakcyjną autorowi autyzmu bawiłem bear beck believe bernie biel bliskość bojowych błocie
    3 chat cher chmura choruje chorą chujem cis ciężarówek codzienność cudownych curtis cynk czadu czytelnikom dano depresją
    3 diane dodawania dokumentalnych dong dowodzą drobną dynamiki dzielnicach dzienniki dziewica dzikiej dążą dźwiękowe
    3 eduardo elvis emitowane episkopatu etapem fantazje fałszywą federalnych festiwale fizyce flory fotograficzne fundacje
    3 galaktyce generalna generałem gilbert gonić gospodarką graffiti grobów gumę gusta gładkie hardcore hawajach hero hilary
    3 hipokryzji historycy humorem ideał ideologią idioto ignorują ilustracji informują interesującą izabela jad jensen kadrę
    3 kathy kazanie kid kodzie kombi komentatorów komunistyczną kontrolowania kontrowersyjnych kończyny kulturalna kumplami
    3 kupca kłamstwie kłótnia lechii leicester leona licytacji liczyła liverpool lokalni ludzkimi magdaleny maggie main malik
    3 mein miastu mieszanie mine minimalny monroe motywuje mówiłaś nadmierne najniższe najniższy najnowszą napędzany negatywną
    3 nielegalna nieliczni niepewność niewinność niezbędny niniejszym nowotworów nrd obchodach obraził obwodnicy odbywało
    3 odczucie odmienny odnawialnych odwiedzili oferować oglądalność ogródku ogórki opiekunów optymistycznie orbitę orzeczeń
    3 palmy parlamentarzyści partyjny patryka patrze piecze pieniężne pięknymi poczekajmy podatkowej podawał podejrzewać
    3 podniosła poduszkę pogodowych pojawiające pojechałam pojednania pojedynkę pokazów pokonując polowe pomorze poprawkę
    3 poprzednią poruszyć posady posiedzieć postawienia posunięcie powietrznej powitać pozbycie pozostałą pozwalał pościg
    3 premedytacją prezydencki prime procentowe prokuratorzy promieni proporcji prowokacji przeciwstawić przeczytasz przekrój
    3 przemyśleń przeprowadzania przewodniczył przewoźnika przełomu przygotowując przyjmą przymusowe przyniosą przyprawy
    3 przysłowie przyznawane płatnych pływania rakietowe rewanż rosnących rozwijał rzadka rzetelne rzymianie rządową santo
    3 schmidt seksizm services shannon siedzący sienkiewicz singapur skandynawii skrócić skutecznych smuci smutnych socjolog
    3 somalii spakować spółką spędzania standardzie stanowiących stars stawiamy stek stephanie strojów strzału sympatię
    3 szczęki sztucznego szóstego słabiej słonecznym służbą taktykę tb tegorocznego tell teoretyczne terminal them thomasa
    3 three total towarzysza towarzyszyły trupem type tyłku tłuste ucieszy uczuciach ucząc udawanie układać umożliwiając
    3 usiłuje ustnej usłyszymy uważając uważano uwierzcie uśmiechać walut warstwę wartościowego wartą warzywami wciąga western
    3 wiszą witrynie wpół wpłynęła wspierała wspomnieniach wstąpił wuj wybieraj wybiorą wybrało wyczuć wyczyn wydanego
    3 wygrałem wyjątkowej wykryć wypełniać wywalić wyłączony wąski węgrów węzłów włodzimierz yale zadowolenia zakładanie
    3 zależny zanotowano zaowocowało zapisanych zaprezentowany zbiorowy zdecyduj zdobywać zdoła zepsuty zet zgwałcona
    3 zjednoczonego zjesz zmarłym zobowiązuje zwiększanie zwrócili zwycięstwem złożoną śmietnika śmigłowiec świadczenie
    3 świadom świętokrzyskie świętowanie życiową żądają absolwentka adolf agh alejandro alimenty alison allaha amd amsterdam
    3 amunicję aniżeli australijska away bajkę balon banknoty banner beauty bene bezpiecznych biznesowy bolesława boston
    3 bramie brand bransoletki bronisz bronię brudna bryan budowlanego budujemy cda cechę cenami centrach centrala chodz
    3 cienki cio claudia cmentarze codzienny cywilna czechosłowacji cząstek dolegliwości dolinę dorastają dostarczania
    3 dostępnym douglas doświadczeniami drony dubbing dzwonię edge elektronika elle emerytalny event explorer farmie festiwali
    3 fight find francuz gitarę godzinny gonna gospodarstwach gpw grad grzyb gwałtowne gównie gęstości hazard historyka hokej
    3 hold hugh hughes ignacy ignorancja instagrama instrukcję intelektu intelektualnie inwestuje izbę jadłam jestescie joey
    3 juana kamińskiego karabiny karoliny katolika kolejni komisje komitecie komunikaty koncentracyjnych konserwatywne konsole
    3 konsumenci kontynent korespondent kosmiczna kowal kołem końcówkę krotnie krwawe krytycznym krzyczeli kupią kuratora
    3 kursach laską leżącego libanu licz lina literacką logiką luc ludwik madagaskar madrytu marks melodii menadżer metafora
    3 miejscową miesiącem miękki moskiewskiego murzyn nadto nadużycia nah najniższych najpopularniejsze najprostsze
    3 najwcześniej nakręcony napędem narty narządy nastawienia nawiązał niepełnosprawne niewydolność nope objęty obserwator
    3 ochotników odbywał odezwie odnalezienie odpowiedniki odruch odwiedzają odzyskał ofierze oglądalności ogrodów okazali
    3 okazywać okupacja omawia ominęło oprocz opuści orientuje original osiągając owsiak oznak paranoja patrolu pesel pete
    3 pijana pismem piłem planami pobierz pochwy podałem podkarpackie podkład podlaskiego podyplomowe poezję pokazujesz
    3 pokazywanie pokojem pokojowego pokonuje polecę pomorski pomyłki popołudniu poradzą porządne porządnego postach
    3 posłuszeństwa powrócili powtórnie pozdrów pozostałym pozwalający pozyskać połóż prezencie profilowe promieniowaniem
    3 proponujesz proszek przebija przedostać przekonywać przemyślane przeniesieniu przetłumaczone przybliżeniu przybliżyć
    3 przydomek przypuszcza przyszłam przywódcę pusto pustą puszka płcią radca radzenia recyklingu rewolucje rodzicem roz
    3 rozdanie rozmawiała rozpatrzenia rozporządzeniem rozumowania rpo ruchome rzęsy równanie sadze sensacji serią
    3 sformułowania siedzących singli siódmego skazano skierowanych skokach skrzynia skupienie smieszne sowieckie sprowadził
    3 sprytnie sprzedana spędziliśmy stosowaniu straciliśmy strumienia studentka studiowała stuleci stulecie stworzeniem
    3 supermarkecie sylwetkę sympatyczny symulacji szczątków szeregów szkolnictwo szkolną tablet tara techników text teza
    3 tonem tonę transakcja transportem trochu trybuny tutejszych tyko typowej tysiącami ubiera uciszyć uciąć udanej ufają
    3 uległo umiała urazu uzbrojenie vanessa veronica vol wallace wesoła wf wiatrem wojownik wokalista wolontariusze wpisem
    3 wpłynęły wrota wspierające wspomnianej wspomnieniami wstępnych wulkan wybaczenie wybitnego wybrania wybuchowe wychodziło
    3 wychowaniu wyczucie wydobyć wygranie wygrywać wykorzystała wykładowców wymieniony wymówek wypadło wyszukiwanie
    3 wytłumaczenia wywołanie wyznaczony wyznał wzgórzach wzorzec yi yorku zaakceptowania zabezpieczone zabójstwie
    3 zachodniopomorskie zaczynałem zagranie zakochać zaliczają zamieni zamówił zaplanowany zapomną zaproponowano zapytanie
    3 zasadniczej zatrzymano zawodniczki załatwia założy założyłam zbiorach zdobywają zerwanie zgodzą zgłoszony zhang zmusiła
    3 znaleziona zostaly zrobieniu zupelnie zwracając złom łatwość ściema śpiewania śpiewanie średniowiecze święcie absolutna
    3 access administracyjnym agora alarmu analizą aneta autograf baner bankructwa bastion being białorusini bielizny
    3 biurokracji biznesem boks bombardowania bosko brandon broda brązowych budownictwo budynkami burger candy canon cham
    3 chamstwo chciwość chwale ciągłych clay cy cyrus cywilizację czarów czasowych czyjejś dawnym dałaś deszczem dobitnie
    3 dokumentację doniesień dostaniecie dostarczy dostawał dowództwa doświadczonych dyplomu dyrektorzy dziesięciolecia dziką
    3 dzwonili długotrwałe education edycję egzemplarze ekstremalnych electronic elektrownie emigranci enough faktami faszyzm
    3 filozoficznych fioletowy five flotę funkcjonariusza gazie gałąź graficzny grających grane grało guide gówniany
    3 homoseksualistą hotelem ike incydentu inspirowany integrację interesem interesował intro inżynierowie irene isbn
    3 izraelskie janek java judo kamerami kamieniu katolicką kenneth kilkoro klasyki klein kompozytor konferencjach koniem
    3 konstytucyjne koronie końcówce kraty kruk krzyże kulę kwadratu kółkach latające latarni legalizacji legalna lekarka
    3 leśnictwa leżały licencje liczenie literami lotto ludowym maca maly marię marksa marsie martinez marzeniami mate
    3 małżonka mecenas medialna meet mienie mieszanych misiu mks mniejszymi moniki moore moralny muzykiem mężu
    3 nacjonalistyczne najważniejszymi napastników napiszą napoleon naprawi naruto nat natural nicku niektorzy niewinni nom
    3 normie obcokrajowcy obieg objętość obronności obstawiam obszerne obsługą obywatelską ocenianie oczyszczenie odkrywać
    3 odwiedzenia ograniczanie określany opisywał opozycyjnych opracowana optymizmu orban osp oszustów ołówek pająki pakistan
    3 paneli paradzie parlamentarnej partyjnych patrzenie patrzyli pański perła pełnomocnik piekarni pielgrzymów pielęgnacji
    3 pieszy pięść pochodzącego poczekamy podarował podatny podbić poddawaj podwórka podzieli pogadamy pojebane pojedynczej
    3 pokojach pokonania pokryta pokrój polegająca pomiar pomocnika pompy popełnili porozumieć porter poruszające porządki
    3 postrzegany poszukują potrzebującym powagi powtórzył pośladki poświęcać poświęcono pracującego primo programowej
    3 prokuraturze promocyjne proponują prowadziły przedsiębiorstwem przejawem przekazują przekroczeniu przekształcenia
    3 przerasta przerobić przyczyniają przygotowywać przypadkowy przypadł przytrafiło pure puszek pułapki rama really rekordu
    3 religijni rfn rod rosie rowerzystów rozliczenia rozwalił rozwodzie rur rycerza rycerze rywalizację rzecznikiem równania
    3 różna satelitarne scooby seksowne semestru serdeczne shaw singh siódmym skał skorzystam skromna skrytykował skrzynce
    3 smoki sonny spoiler spontanicznie sporym sprawiedliwych stambule stażem stosie subtelne suzuki sylwetka szaty szczęściu
    3 szklanka szkodzą szyje sąsiadem sąsiedniej słabego słodkim słuszną taco tagi tancerz tarczę technice telefonii terenem
    3 teresy thank thing tkaniny toczyła tomy torebkę toyota transformacja transporcie troll trolle trucizny trupa trzynastu
    3 trądzik tsunami tureckie tvpis twardym uczciwości uczestniczyły udostępniane ukazać uniemożliwić upamiętnienia
    3 uprawianie uprawiał uruchomiona ustalania ustawia ustąpić uzbrojone używała vinci vote wawie wcześniejszy wesoły wiadome
    3 wierzyłem witolda wnioskiem wojewódzkich wozy wpadka wrocławskiego wrzucają wrzucać wróbel wulkanu wykona wykonywanych
    3 wylot wylądować wymagał wymarzony wymowa wymowy wymyślać wyposażeniu wystarczyłoby występem wysłałam wywiadach wywoła
    3 wyścigów węży zaatakowana zabytkowe zaczęłaś zagranicznymi zagrała zagrożeniu zajmowali zakładamy zamiary zapomnisz
    3 zapowiadają zara zarabiasz zaskoczy zastosowań zastąpienie zawierania zaznaczono zbudowania zdobyły zestawie zgon
    3 zgromadził zgłosi zjednoczyć znaczyło znajome znaleść zostawiłem zredukować zwalczyć zwiększyła zwycięzcę zyskały
    3 ćwiczenie żelazny adwokaci afganistan alliance arcydzieło artykułami automatu automatyczny autostradę bangladeszu
    3 bankowy bezpośrednia biedę bogusław born brooklynie brzydkich celami ceremonię charakterystycznym chcialbym chrystusem
    3 chuck chętniej clean cofa czar dające dbał demonstracja denver desperacko detali dodałam dojdą domyślnie door
    3 doskonałości dotację dowodził dołożyć dramaturg dramatyczny drastyczne drogowej dupą durny duze dystansem działaj
    3 dziedzina dzieląc dziennikarzom dzwony ekranem eksplozja ekspozycji ellis empire energetycznych eryk escobar esej
    3 etyczne ewangelia fantazja farmer fashion faszyści final formularze gdańskiego gościnnym gramatyki gru grubej grunty
    3 gwarantuję górną hipoteza homofobia hood hormonów identyfikację implementacji indianie inspiruje instalację instytucję
    3 jamesem jebanego jechali jenny jezusem kable kant karabinu katyń kazać koleżanką kolumn kombinezon komentował komora
    3 konsorcjum kontach konwersacji kowalskiego krawczyk kretynem krytykował księdzu kupców kupione kupiony kwestionować
    3 lekarskich leśna liczbach lidlu lima liniami logiem losach lubiła mag magicznie manchester mango marina martwym masowa
    3 mielec miesięczne minas minionych mistrzami mitsubishi mińska mod modern motywacje możliwą museum mydła myslalem myszka
    3 nadia nadzwyczajnej nazajutrz neta niemożliwy niezwykłej nieładnie nikola nuty obelgi obiektywny obrotowy obrotów
    3 oddajcie oddalone odnajduje odnalezienia odrzucona odrębne odważnie odwołane odzywa ogłosiło ogłoszona okaz określać
    3 olivera operacjach optymizm organizował orzechów ostrzegam otrzymamy oznaczony ołtarza pacjentom parkiem patelni patrzac
    3 pier pijaku ping piotruś pisana pisaniem piwem pięści planowanych pocztowe poczynania początkowej podatnika podań
    3 podpisaniu podłączyć pojedynczo pokarmu pokażemy polegał politechnice pomyliłem poprawność populację poranku
    3 powiedziawszy powiek powołać pozycją pracodawcę pracowac pracującym pragi praktyczny premierą profili promień
    3 protestantów prototyp przechodziłem przejściem przekazano przerażony przerwania przesadzasz przesunięcie przesłanek
    3 przesłanki przełożony przygodach przyjazna przyjmuję próbny psychologów pycha półkuli pękła płn radzieckim ratunkowego
    3 recepcji remoncie reportaże review rosnącą rozbudowę rozejść rozpoczną rozpowszechnianie rozszerzona rozwinie rządowym
    3 równoznaczne różowym sedna seksowny siarki skandalu skarbowego skradzione skrzydłami składane sole sondę sophia sosie
    3 soundtrack sowy spiskowych sprzedane srebrnym stalowa starosty statystycznie stojącego stracimy strajki strasznych
    3 stuart studentami szarym sącz sęk słabszy słuch słupki taśmie telewizyjną ter terenowe tm tortu tramwajów trwający
    3 trwale turecki tworzył tęsknisz tłumaczone uciekając uciekam uciekał udar udostępnienia ujawnienia ulicznych
    3 upamiętniający uratowanie urszula uzyskały vu walcząca warsztacie wdech wdrożenia werdykt wesołe westerplatte wiadomosci
    3 wiceprezydenta widz widzialem wiernie wigilia winda wniósł wodospad wogole wrzucę wróciliśmy wręczył wstępnej wszech
    3 wszelkim wszy wybudowane wykonywana wykorzystywał wyniosły wyprawie wyraziłem wystawiony wytrwałości wyznaczonych
    3 wyłączność wziąłeś włochami włochów włocławek zaangażowana zaangażowaniu zaangażować zabawie zabronić zabrzmi zabrzu
    3 zachwyceni zagraniczni zajmującą zapomniałaś zaproszonych zapytany zapłaciłem zarazy zaskoczyła zawartego zbadanie zda
    3 zdolnych zdrowotna zebrało zegara zerknąć ziemniaka zimowej zlecił zlot znow zwiedzić złymi śledczego ślubem
    3 środowiskowe światopogląd świeczki świętuje żartować życiorys życzył życzą żądań administracją administratorem
    3 amerykanina angeli animal antykoncepcji arabskim archeologicznych arsenal augusta australian awantura azotu bagna
    3 barbary barierę battle beki bezdomny bezpodstawne biologiczna bliźniego bohaterom bond bruk budżetem casey całuje
    3 celowniku cenzurę cesarstwa cezar charytatywnej child chodzimy chuje ciemnego cierpieniu class colin court czyim czynnej
    3 częściowe dale dalekim damaszku davisa dawali demonstrantów demonów diablo dl dn dobiega dokonany doktorze dokładnych
    3 dostarczane dostrzegać dotknięty drukowane drzewka duński dylana dyrektywa dysków dyżur dzi dziad dziewictwo egipski
    3 ekologiczna emerytowany emerytura eugene evil fabule fajerwerki fauny field flagami fragmencie frajer gadu gromadzenie
    3 grubych gruzach gubernatorem halina hgw him historyjki hotelach informatycznych islamiści jadła jakiejs jared jechała
    3 jerozolimy kan kataru katolikiem kinematografii klimatem kolejowy kolorowy koncentracji konserwatyści kontrolowany
    3 konwencję kopernik kor korzystali kończył krajobrazy krajom kredytowe kremem kroniki kumplem kung kwasy kwiatu kwocie
    3 lara legendarny lekarstw lekarzom leżących lost losów ludzku luźno lynch lópez magazynach magister magnetyczne malowania
    3 manifestacje marion markus masce matrix mazurskie metodologii mig milczą motocykli mowil mswia muhammad musial
    3 najciekawsze najniższą nakręcić nation nawiązaniu nazistowskie niebezpiecznym niedalekiej nieruchomość nmp obiecała
    3 obowiązującego obrócić obserwatora obszerny obyczajów ochroniarza oddychanie odległej odpowiedziałem okienka oknach
    3 opisz opracować oprawa oprogramowaniem organizacyjny osobnik oszust ow oznaką pakiecie patricia paść pedofil pieprzona
    3 pieska poczekalni poczuli podważa poe pojedyncza polowań pomocnicze pomodlić poprzedników porwana posiadając postaramy
    3 postawi potencjalny powiedziałaś powinnismy powyższej pozbawienie połączyła pośredników prezesów prize produkcyjnej
    3 promujące prosiłem prowadzonym przeddzień przedmiotami przejmowanie przekraczają przenoszenia przeróżnych przestaniesz
    3 przewidywania przeznaczonego przeznaczonym przybywają przychodzę przydarzyło przyjeździe przypadła przypuszczenia
    3 przywitać przyzwoitości psychicznym pytając płakałam płaszcza płynów radykalnej rangą ranni rasistowskich rażenia rb
    3 redukcja rekordów relaks report reprezentanta rex rosnąca rozmieszczenie rozmówcy rozpoczynając rozstanie rozwijania rs
    3 ruin ruszyły rywalizować ryżem rzad rzuć równą ręczna safe samodzielną schengen schodzą sci shin skandaliczne skazane
    3 sklepiku skontaktuj skończeniu skromne skrzynek skrzynka spalili spin sportowiec spożywania sprowokować sprzedajemy
    3 sprzedając spróbował spółkach stabilne stanford step stoimy stojąco sygnałem szantaż szczegolnie szczurów
    3 sześćdziesiątych szyszki tajemniczych tajlandia television telewizorem tomie torebce toto turcy udaję udostępniony
    3 udowadniać ujrzał ulotek umożliwienie universal urodzinowy urządzić urzędach ustanowione ustanowiony ustąpił usunęła
    3 utah utracie uwierzą ułatwienia village waha wapnia waszyngtonu wchodźcie widocznych wiedzial wielokrotne wilsona
    3 wiązało wolontariat wolontariatu wood words would wspierali wstępny wybrałeś wychowany wydając wydawałoby wygrasz
    3 wykluczenie wynajęcia wypisać wypowiedzenie wypracowanie wypróbować węglowego wściekła xxii zaburzeniami zadnej zajęciem
    3 zakładasz zaleta zamówiłem zapisem zapoczątkował zaprojektowana zaproponowała zarządem zastąpiony zauważ zawodnikami
    3 zawroty zaśpiewać zbiorowych zbliżony zdecydowało zdobywania zdążyli zgubić zgłoszonych ziemskiej zmieniaj zmieniała
    3 zmniejszy zniszczono zob zostalo związkami ćwiczy łowca łączące śledzenie świadectwem świeckim żeglugi żyjące absolutny
    3 aferze agresją aktualnym aktywistów alana alone anonimowych babeczki badawczej bawełny bc beverly beyond bezskutecznie
    3 bhp biedzie biegle birmingham bitcoin bluzki brzegów bułka bye bylam byłbyś byłe bójki chata chatę chlebem choinka
    3 chorej christiana ciężarem czarownica czasopiśmie czekaliśmy czołem częściami daisy darem diagnozy diamond did dodali
    3 dodałem doprowadzenie dostrzegam drewnianej drogami dymem dysponują dziesiątkę dziewicą dążenia egzekucję elblągu
    3 eliminacje emeryci exit fabrykach fanatycy feat fidżi fikcyjne filadelfii filipin formalności fortuna fotografowie
    3 fotografów frazy frodo glos gwiazdka gwiazdkę gwóźdź gęste głosowaniem idealnej identyczna ig india informacyjnym int
    3 interesujesz islamskie jagody jazzu jednolite jeleniej joshua jung jurek jw kal kanadyjska kawiarnia kazachstan
    3 kazachstanie klika kolumnie komendę komin kompromisu komunikować komórkowego konsultantem kontraktów kontrwywiadu kop
    3 kpp kreatywna kredytową krewetki krokami krynicy krytycznego kręcenia któreś kubki kwartale kąty lamp laurent liverpoolu
    3 ludową ląd mapach marino maską materialnej mazurach małopolska maść meczy megan mila misjach mjr mnichów modernizacja
    3 montrealu moralnym moskiewskim multimedia nabyć nadawane najniższa najszybszy nash nature naukach nawyki nazwałem ngo
    3 niechcący niepełnosprawni niewiarygodnie niezliczone niezręcznie nikaragui nocleg objawienia obojętny obrazka obronił
    3 obrzydzenie obudziłam oceanem ochronny oczekuj oczyszczenia odbicia odbiło odbywających odebrano odkładać odpadł
    3 odpowiednika odrzucony odwagą odżywiania oecd oglądali oglądaniu ogólnokształcące określeń okrągło olimpijskiej omija
    3 omówienia opowiadam organizujemy oskarżył pacjentami pakiety panienko panujący paskudne pay pedofilów pepsi peterson
    3 pełnię pieniądzach pieprzy pięćdziesięciu piłkarskiego planowanego pobliskim pocieszyć podróżowanie podziela podziw
    3 poglądu pokłady polować pomarzyć pomyślała poniesie pooglądać popieranie poprawione posesji postawiła postrzegane
    3 potomstwa potężnego poważni powstające poznańskiej poświęconym prawdziwość prawicowe prezesowi problematyczne procentowy
    3 prochy producentami programiści proporcjonalnie prowadzeniem prus przebije przechowywanie przecie przegrany przekleństwo
    3 przekonamy przekroju przemieszczania przepiękna przesunąć przesyłanie przewozu przeziębienie przeżywać przybliża
    3 przygotowanych przypominający przypominał przystani przystań przystosowany przyszłą puchary puszczają półfinał późnych
    3 pęknie płciową regulować republic rozszerza rydzyka rzeczywistej różowo samiec samopoczucia samorządów sanok second
    3 seniora siatka skrzydle skupił slowo smartfon sokół sort spieszy sporze sprawdziła sprawności ssie steam stoliku
    3 strategicznego stwierdziłem stworzeń styczność synami szalonego sześćdziesiąt szklane szmata szukających szóstym
    3 sławnych tajemniczego tapety terrorysta teściowa todd topie trybunale tworzący twórczością ukraińscy urodzone usytuowane
    3 uzupełnienia uzyskanych virginia volvo walczyliśmy ważność ważnymi weteran wezwany widzenie wieczorne wierna wietrze
    3 wiktorii wild wilnie wkroczył wokal wpisał wyjaśniać wykształceni wylewa wymieniają wymyślili wyniknie wypadła
    3 wyposażeniem wyruszyć wystawiona wystawiła wytycznych wyższość wójt wózka wątpić węzła włączam xiaomi yyy zaawansowanych
    3 zablokowana zachodzące zachowane zaczeli zadeklarował zaden zadziałało zaglądam zagłosuje zajmowały zakochuje zakłóceń
    3 zasiada zawdzięczamy zbliżenia zgromadzone ziobry zmysł znalezionych zorganizowanego zostaję zrezygnowała zwykłymi
    3 łaskawie łatwiejszy łącze środkowa świeckie świeżych świątecznej żałoby żyłach abel abs adolfa agresywnych aktywiści
    3 alternatywna alternatywnego alternatywny anglików animacje apelacji arabska autobusowy ażeby badaniom badał bagażnika
    3 bananów banknotów baterię bełkot biednej biografia biżuterię bliższe blokiem bodaj bojówki bolesna bożena brazylijskiej
    3 browna brutalna bug bukareszcie błogosławieństwa california chopin christmas chroń chrześcijański chu ciosem culture
    3 czerpią decydującym diagnozę dokonań dokumentem doprowadzając doris dotychczasową dowiecie download dowódców dra
    3 drukarni duncan dyskursu dziw early ekspozycja ela elbląg emmanuel erotyczne even ewakuację ewentualnej ewentualnych
    3 faktycznym fanom fatalne fear fejk fikcja filmowi filmową formalnych french gadżetów gallery gigi glass godnym godzi
    3 gołąb grafice grobach gross głosuję hanka hel holocaustu holu honorowego ideału igrzyskami indiana indyjskim
    3 informacyjną internety ir islamistów israel janem jessie jezyk jeździe jojo językowy kalkulator kanalizacji kanapka
    3 kanapy kark kelner kieliszek kiełbasy kilometra kojarzyć kolanie koleje komercyjne komornik komuna konfiguracji konno
    3 koreańskiej kosowie koszalinie koszyka kreatywny kreml kretyni krystyny królewna królewskiego kulisy kupimy kuźwa
    3 kwadrat latania libanie literę liturgii lotnictwo lwy maku markecie marnie maroku martyna masters miarą miesiac mikke
    3 minecraft monica morderstwie motywu myśmy młodzieżowego nabożeństwa naciski nadchodzące nagrywał najstarsza nakładem
    3 napisanych napisałaś narzucać natalii natężenie naśladować niebieską niemowląt niemowlę niezdrowe niełatwo notorycznie
    3 numerami obciąć obejmował objawami obowiązujących obroty obrzydliwa obs obyś ochotnicy ochotniczej ochroniarzy
    3 oczekiwaniami odbieranie odchodzić oddadzą oddziaływanie odebrali odejdź odesłać odnoszące odważnych odznaczenie ogarnął
    3 ogólnopolskiego ogłosi oki określana olać olimpijskim oparcia opresji optymizmem organizowana orgazm ortografii oscarów
    3 oskarżyć otaczających otuchy otwory ołtarzu oświęcim palikot paper papieskiej pass pepe perły pełnymi pf pierdlu pijemy
    3 pisownia pisowskie plantacji plecaka pobudek pochodziły pochówku poczuciu podchodzą podejmując podlaskim podnieś
    3 pogorszy pokazany pokory poleceń politics pomidor pomidorów poranny porażek porcję posiadłość poszczególnymi powiększyć
    3 powolne powolny pozwu poćwiczyć pośrednictwa prasową prawidłowe prawnymi precedens procesach procesji profesorze
    3 propagandą prorok przedmieściu przedstawili przegapiłem przejdę przejdźmy przenigdy przepada przeprowadzeniu przeżyję
    3 przeżyliśmy przychód przydział przyjedź przywiózł przyznane psychologicznej psychologiczny publikowanych pustej pustka
    3 pustki puści płomieniach radiową rainbow redaktorzy regularnego represje rn robiony rocky rodrigo rodzimej rodzine rolki
    3 ronnie rowerowy rozgrywka rozumienia rozumowanie ru rum ruszą rzeczywista salach senegalu serduszko sherlock skarga
    3 skazać skrupułów skurwysyn składy skłonić skłonni smakiem southern spanie spisać spotykał spowodowanie spędzili spędzony
    3 ssd stanik starostwa stories stosował strzelając stworzonych suwerenność sypie szczeblach szczur szkolnictwie szlachty
    3 sztorm sądze sąsiedztwa słabi sławnym sługa słup tajną talentem taśm technologicznym telewizorów tia tik tolerancję tomu
    3 turcją tworzące twórcze tygrysa tytułami ubuntu uciekaj uczciwym uczestniczących uderzyło udostępnił udowodniono
    3 umiarkowanie umieszczane umrą urazić used uzależnione uzupełnia uzupełnić używanym waltz ward ważni wiceministra widziec
    3 wiejska wind winne wozów wpływie wskazywał wspominałem współpracujących wybierane wycofaniu wygrały wyjątków wyk
    3 wykorzysta wykracza wypali wyprzedza wyprzedził wyszukiwarka wyszyńskiego wytrzymała wyświetlania włączeniu youth zabiło
    3 zainteresowanym zakazał zakonnice zakończono zakończyli zamordowali zamożnych zanika zaplanowana zapłacę zaskoczeni
    3 zatrucia zatrudnieni założonej zdenerwowany zdąży zechcą zerwała zestawów zewnętrzna zezwala zimowa zimowego zioło zla
    3 zrealizowania zreszta zrywa zrównoważony zwiększając złapie złotówkę ówczesnej łapę łącza śledź śmiej śmierdzą żarcik
    3 żółto alkoholizm analityk apteka australijskie australijskiej bandyta barwa beze bieżącej biologiczną bity bliskimi
    3 blokowania bojkot boty british broniła brooks brzmiała brzmienia budzik campbell ceo cerkwi cezara chacie
    3 charakterystyczna choi chłopczyk ciuchów cyfrowym cywilną cze czwórkę członkinią debila deskę dobija dodajmy dojrzały
    3 doug drew drzewko dwójką dynamiczny dyski dyskryminację dziecięcym dzielnicę dziennikarzami dziób ekspertami emitowany
    3 emituje europejczycy fanpage finansowany florence fortunę fotka frankfurt friday garaż gear genetycznej gmach godło
    3 gospodarowania greckich groźnie gruzja grzeje grzyba guz gwałcicieli hamulec hart harvey hełm hudson ibn igora
    3 informował instruktora ira itunes jada jun jądrowych kaliber kanadyjski kapelusza kapłana karane karetkę kasyna
    3 katastrof kawaler kibic koleżankami komendzie kopalń korytarzach koszulkach kradzieże krewni krymie królewskie
    3 kształtować kubica kwartał laguna lahti lajków lana liczysz literaturą lok ludowi malarza maleństwo manchesteru march
    3 mazurskiego małżonkowie mendes mer merytorycznie metalowy mhz milionach mleczko mnich mnisi mocarstwa modem mokotów
    3 musieliby myślący módl nacji nadawcy nadchodzących nagrana nagraniach nagła najniższej napięciu narażać nastolatką
    3 następcę naucza nawyk nazizmu negocjacjach niebieskiej niedostępne niedźwiedzie niektore niezależni nieznanym noah
    3 norweski obawiają obejmie obronny obserwatorium odbiega oddawania odebrania odegrać odeszły odmowę odmówili odporny
    3 odwrócenie og oglądałeś ograniczania okrągłego opanowanie organizmów oskarżać otrzymałam otworzą ou ozdoby oznajmił
    3 ołowiu oświadczeń pająka panamie parkach parówki pastę perskiej petersburga pg piany pieprzenie pierdolonym piosenkarki
    3 piwie pizdu podaniu podarować podatne podbił podróżowania podsumowania poetka pomogłem popierania postoju potyczki
    3 powietrzną powołana powtórki pozostając pozwalających pośrednie prawd prawicowy prawidłowa prezentował prod protokoły
    3 przedstawiając przedstawię przedwcześnie przejściach przejściowy przeklinać przerwą przestarzałe przestrzennego
    3 przeszliśmy przyjęć przymusowej przyrodzie przyłączenia pustynia płaskiej płocka ranę raptem referat reformą regionem
    3 rekompensaty rekrutacja reprezentacją reż robertson rodzeństwem rossa rozgłosu rozróżnia rura rzymian różowa ręczny
    3 satelita seans sfer siana siatkówka siedlce skrzywdzić smierci smoleński sound spojrzała spokojnych spożycie sprawdzamy
    3 sprzedawany spółdzielnia srebrnej stalowej standardowym stanęły starcza statuetkę stojąca stracie strzelam studenckiego
    3 suchych sukcesami symptomy systems szafce szampon szczególna szczegółowych szczesny sztokholmie szłam słuchamy słupek
    3 tabliczki tan tank tarapaty tedy testowania these tracąc traktujesz transfery trendu trenuje trop turystycznym tworzysz
    3 uderzeniu udokumentowane ugh ukraińską uliczny umarło umieszczenia umożliwiło umrzemy umrzesz uprawie urodzinowe usg
    3 usprawiedliwienia uuu uważałam ułatwiają viktor wachlarz waltera widoczność wiedziałaś wielkopolsce wieloryba wiosenne
    3 wiążące woods wspierane wspierany współrzędne wtorku wujkiem wybitnym wyciągają wykonawczy wykonywali wymaganych
    3 wymagała wymawia wymyśli wyobrażałam wypadałoby wypuszczony wysiłków wystąpień wysyłamy wytrzymałości wytwórnia wywodzą
    3 wyznaczył wzięty wózki wątroba zaakceptuje zaangażowani zabrzmiało zaginiony zaloguj zamkniętego zapewnione zapisana
    3 zapomniany zapraszać zapłaciła zatytułowana zatytułowaną zawierającego zbierze zbiorniku zgubiłam zgłaszają
    3 zjednoczonymi zmartwiony zmartwychwstanie zmierzamy zmniejszyła zwalczaniu złodziejem ładować łbie ło łomży łódzkim
    3 śmieję śpiewam śródmieściu świadomym świecą żółw aaaa abonament abstrakcyjne acha alternatywnej amatorzy amelia andriej
    3 anglik around audycja balkonu bangkoku barwę batorego bałtyk before bezrobotny biznesowego block bolek brother buraka
    3 busa busha cannes chanel chodziły choice churchill chwałę ciastek core creek cyber czyszczenie czytac deal detektywa
    3 diametralnie diesel direct docelowo dochodowego dokonana domagał domyślać dotyku dramatycznie duke dupsko duńskiego
    3 dynamicznie dyplomacja dziadku działaniom dziecięcego dziko dzwonisz ea earl elka emil ems estonia every factor falą
    3 filozofią fine folii formalnej fundament genialnie gerard gigantyczne grami gwardia górnika humanistyczne informuję
    3 inside izraelskiego jacoba japońską jedyni kanapek kandydatury kaplica karać karmę kas kasety kasynie kasza klaudia
    3 klocki kolejowa komisariacie komorze kompie koncertową konstrukcyjne konstytucyjnym kontynentach krwawy krytycznej
    3 kulisami kupiliśmy kura laptopie lasem latający late lesbijek liberalny lidla listonosz lokalizacje lotem ltd lubelskim
    3 ludowy majątkiem maliny maluch manhattan manifestacja marvel matematyce merlin mf mieszkalny miłosny mobilizacja modelką
    3 monitorować mother muzykami mądrzy męki nabrał nadużycie nadzwyczajne najświętszego namioty naprawia narkotyk
    3 następującym natychmiastowym nawiązują nazwiskami nazywaj neutralne newsa niebezpieczną niektorych niepotrzebna
    3 niesamowitych nietolerancji nietrudno niewinna niezgodna nocami nonsens nowoczesność noworodków obrażania obsłudze
    3 oburzony ocalenie oceniasz oczekiwaniom odczuwają odczyt odpowiedzieli odzyskaniu ogólnokształcącego okularach opanował
    3 opisywać ordynacja orzechowe ostanie ostrza otwieramy otworzyłem oświadcza palikota pamiętając panda partnerka pasach
    3 pasożyty past patriotycznej pekinu pigułki pin pizda piątkowy pięcioma pochodzącą pocisku podatnicy podaży podejmowaniu
    3 podejrzani podjęły podpisały podwójnej pogranicza pojazdem pojedziesz pokazuję poker pokona politolog pompa poprawny
    3 porwać posiadali postanowiły potrzebą potwierdzony powiedziały powierzyć powstaniec powstałej położyłam południem
    3 połączył pożądane pożądania pracowały praniu prezentowany proceder profesorowie propagowania prostytutka protestowali
    3 przeczy przeczytała przedsiębiorczość przedsiębiorstwie przeglądzie przepięknie przesrane przeszkadzał przetestować
    3 przewyższa przeznaczono przeżywają przyjdę przykładowy przypadło przypomniałem przyspieszenie psychiczna psychiczną
    3 pustymi płacili płaczem płodów rabin radzieckiej rasizmem rebelii regulaminem remonty ren reprezentacje reprezentantem
    3 robaki roczna rodzinka ropę rozne rozpoczęty rozsądna ruchami rurę rytuały rywalem rzekome rzucając safari sek sekta
    3 shirt sing skrótów skupiona slim slogan sorosa sosu sowiecki spalenie specjalnymi spodu sprawiedliwego spędzamy staremu
    3 starć stereotypów strukturą sugerował synonimem systematyczne szarego szefową sznur szukała szwedzka szyja tanzanii
    3 technologicznie teksas tfu toksycznych tonu towarzyszące tramwajem treningowe trwające trójcy tworzona twórczej
    3 tymczasowym tysiecy tępy ubioru uchu ucierpiał udzielają udzielam ujemny ukończone ulrich uprzejmy upływem uruchomiony
    3 urzędem ustawiona uszanować usłyszeliśmy utrzymaniem uwolniony wagon wiarygodny wiejskiego winem witrynę wizualnej więzy
    3 wkurzony wolfgang woodstock worku wozu wołyń wróżka wróżki wstrzymanie wstydź wychowawca wydajemy wyjedzie wykonanej
    3 wykorzystaj wykończona wypełniają wyrównać wyskoczyć wystawiać wytrzymałość wywołania wyłączył właścicielowi yup zachowa
    3 zaczac zadziwiające zagrania zainicjował zakazy zamkniętej zaobserwował zapleczu zaproponowali zaprzestanie zarabiania
    3 zarobek zasadom zastępcę zatrudni zatrzymaliśmy zawiedziona zbawienie zbytu zdecydowały zdrowi zgrupowania zieleń zly
    3 zmierzch znaczki znacznego zorganizowaną zorientował zrozumiec zęba zębach złamała ładuje łapki łatwym łowcy łódzkiej
    3 łączący śmiertelność środkową śródziemnego świni świnka żabę żebra żelazna adwokatem africa agresywnie aktualizację
    3 alberta algorytmy amanda amator animowany antek antenę apokalipsy armstrong ars atakach automaty autyzm awaryjne barona
    3 bestie biografie bog bradley brazylijscy brudny brzegiem bs calego celuje chipsy chirurdzy chodźmy chorąży cipki cit ck
    3 codzienności cracovia cyprze czechów czołgu czyszczenia czyścić degradacji dekretu desperacji discovery dodany doping
    3 dostawą dotknęła drogiego dupkiem durne dyrektorka działali dziedziczenia dziewicy dzikim dziwką ekonomistów
    3 ekstraklasie episkopat ergo etykiety fałsz federalne filharmonii fizykę forex fotografię fragmentem gazetą gene
    3 geograficznej globalna godnością gotówką gościnny graniczne gromadzą guardian guess głośna hak hindi hiszpańską horroru
    3 hrabstwa huta ideologicznych idziecie ikon ileż ilustracja interesowało interwencje ironiczne ironię jakościowo jasona
    3 jedli joanny jądro kampanią kapitałem kieszeniach kings kioto kluski kobiecego kojarzony kolędy konin konkurencyjne
    3 kontrolny korespondencję kosciola kosztowały kotek koza końcowej krakowskich kredytowych ksw kubę kwaterze lotniczym
    3 lotos lubelski ludem macedonia machine magicznym manewry marcela markiem mawiał milan mistrzu mokro momentalnie moneta
    3 mord mostek motyle mus myśleniem naciskać najpiękniejszy napiszcie naprawiać narodowymi narysować następca nawigacji
    3 negatywnej niesamowitym nieufności niewolnik niezadowolony nieśmiało nu nudno obejmować oceniane oddziela odmawiać
    3 odrzuciła odrzucone ofensywy ofiarach ogniwo ogólnopolskim określania okrutna ole oleg olivia onet opisywane opisów
    3 opowiadali opozycyjne opuszczony organizując ost ostrów otwarciem oznaczonych palcu pamiątkowe panama panamy papierem
    3 personalne petersburg piecu pisanych podlaskie podróżnych podwładnych pojawieniem pokojowo pokonanie pomarańcze
    3 pomyśleli poniższych poruszał potraficie pottera potwierdziło potężnych poważnymi powołaniem pozostawienie pozwolono
    3 pracuj prasowym prawidłowy premii prestiż pretensji prezydium profesjonalnej propagandzie prowokacje przebicia
    3 przebudowę przebywanie przechodniów przeciwieństwem przejmował przeniesiona przerwane przewoźnik przybyć przychodzisz
    3 przyjechałem przypominające przyspiesza przywództwo puszce płynących płytek pływa radosny ramos rc ready records
    3 redakcję relikwii rodriguez rozprzestrzenia rozróżnić rozszerzone rozszerzony rozwala rozwinął roślinnych rożne ruska
    3 ruszam rzemiosła sanitarne sc schował sernik sieje simmons siłownia skoczył smartfona socjalnym soo spadki spalanie
    3 spamu spierdalać spotykane sprawcą sprawiał spłaty standardami stanleya stanę startem symbolami szaleją szanujesz
    3 szariatu szczególnych szkoleniowych szwajcarski szwedów szybcy sławne słuchy tajna talerze tarczycy teatralna tegoroczny
    3 telefoniczną tematami terapie terra testowanie tnie traktowali transportowe trujące truth trwałych trzeźwy tureckiego
    3 tweetach tłumaczka ubogi udałoby uderzeniem udostępniać ujawniono ujęte ujście ukończony umiejętnie umożliwiających
    3 upały ustalona ustawił uzbrojona uświadomiłem wbił weszłam weterynarii wieloletnim wierzchołek wierzeń wizualne
    3 wkurwiony wong wprowadzonych wspinać wstrząs wybuchy wychowywać wydatek wydawanych wykonawczej wykładu wyniesie
    3 wyobrażacie wypadkiem wypij wystąpiło wzbudzić wzorców węgrami władcą właścicielom zaangażowane zaawansowany zabierając
    3 zachorowania zachwytu zacząłeś zajścia zakazany zamiana zamieścił zamkiem zamknięciem zamków zamość zapada zapewniające
    3 zapisywane zaprowadzić zarejestrowano zauważą zawierały zawiodła założonego zbrojnego zdefiniować zdobędziemy zdziałać
    3 zeszła zgłosili zieloni zmarnować zmarłej zmienimy zmuszając zmuszać znajdującą zniszczyły znudzi zrezygnuje zrobiłabym
    3 zrzut zróżnicowanych zwiedzać zwolnieni ładnym łał ściągnął śmiertelny świadectw świetnego świetnej świetni świętach
    3 żucia życiowa żydowską żyjącego żółwia adekwatne albanii alfabetu alfred anonimowo arogancja artylerii asfalt asian
    3 atomową atrakcyjności azjatyckiej aś bagażu balet bam baniek bariera baseball basia benzyna beznadziejnie białorusinów
    3 bierzcie biurach bliźniaki bocznych bohaterką brunatnego brzoza butelce błogosławiony cennego charliego charytatywną
    3 cienka cierpisz cieszyły covid cyfryzacji cygan cynizm czarownicy czekoladowy czeskiej czternaście czytaniem decydujący
    3 delikatną demokratyczną diesla dogłębnie dominacja dosyc doszłam dotykają drut duchownego dudą dupska dłonią ekspertyzy
    3 ekspres ekwadoru electric elfów empiku etacie fantastyki fascynuje finalnie finansowymi finałowej fish fisher florydy
    3 flow fly formami fotela geograficznych german globalnych graj grupki had helikoptery hipotezę hotelowym ibm idiotyczne
    3 ignacego imprezą informatyczne integralną intensywnego izraelskich izraelskiej jaime japonię jebanych jelit jolie kairze
    3 karnawał klawiatura kochali kolorami komarów konkurencyjności kontynuując kosmici kosowa kołobrzeg kr kremów kreski
    3 krystian krzywa krzywe królewską kształty kulturalnym kupiec kwadrans lekiem lil ling lydia lynn manhattanie mazowsze
    3 mercedesa miałyśmy microsoftu miesięcznego mieszania mieszkałam mijają militarne minimalnym minionym mogla mogące mordu
    3 morską mroku murray módlcie nadano najmniejsza najstarszym najwięksi najzwyczajniej namiary naruszeniem narzeczony
    3 następującymi natalie nawierzchni nawozów newsów nieograniczony niespodzianką niewinnego niezłym nn noty nowaka
    3 obejmowała obejmowały obejmującej obi objęcie obowiązującą obrazuje oburzeni ochotnika oczyszczanie odkryliśmy odmawiają
    3 odnajdziemy odpowiednimi odrobinie odzwierciedlenie odzyskuje ogarnie ograniczeniu ogrodem olsztyna opada organizowanej
    3 osobowego osłabienia otrzymanie ozdobione ołtarz pale pamiątka parafian paska paszporty patriota pawłem pańska pedałów
    3 perkusji petycji piechotą piekne pierdolenie piosenkarza pisarką pisowni piłkarskim piły plastikowych pobierają
    3 pobliskiej poczytam podatkowa podawania podpisało pogardę pojemnik pokazujący ponury poparte poprawna porcji porwany
    3 posługiwania potępienie powiedziałby połową połączy pracowaliśmy prawicowego preston produkowana profesjonalną
    3 protestował przebił przebywała przeciwni przedsiębiorcom przedstawiane przegraliśmy przejrzyste przekazów przemysłowa
    3 przesadnie przesadzaj przespać przesuwa przetłumaczył przygotowaniach przyjaznych przyjmował przyjęły przyklad
    3 psychologicznych późnej płatna płd racjonalnego rasowych ratowniczych regina regulowane reklamą republikanów rewolucją
    3 rights robocze roczną rosnącej rozbudowany rozwinięta rude russian ruszyło ryzykuje rzesze rządzącą różową ręczniki
    3 salonach salą samochod samorządzie sanatorium simone skoczków skrótu skutecznej składanie skłoniło sprzęcie spytałam
    3 stabilna stania station sterować stoku stowarzyszeniu strategią sudanu surowa sypialnia syreny szaro szkoleniowego
    3 szwagier szykuj szymona słodką służbowe tae tanią tenże testem thanks title toczyć tofu totalne towarowe trudność
    3 trzysta twin tworzyli tytoniu uciekło uczczenia uczestniczenia udaru ufasz ukrytą uliczne umysłów upamiętnienie urojenia
    3 uruchomił usunie utalentowanych utworzył uwięzieni uśmiechnij wagonu walory warunku wchodzili wice wiceprzewodniczący
    3 wiejski wierząc wigilii wirtualnych więzieniem więziennej wklej wlkp wszelka wybierając wybranie wyciąg wyginięciem
    3 wykroczenie wymagająca wymagany wymień wymyślone wyruszyła wystartować wyszlo wyłączona wyścigach węgierska xdddd
    3 zabezpieczony zabierał zabytkowych zachwyt zaczynałam zaczynało zaginionego zagrozić zajmijcie zamykając zapewniał
    3 zapominając zarządzający zarządził zastąpienia zawalił zawodowi zdecydowany zdobytych zespołami znaczącego znalezieniem
    3 zniszczyło zniszczą zużycia zważając zwiedzania zwiększona złośliwe łapię łąki ścieki ściga śni śp śpiewak świętość
    3 żeńska żyjącym żądamy abby ace adoptować adwokatów afro aktorstwo alimentów alina amerykanami archidiecezji architektem
    3 arki article atakował atomowych autobusami autorytetów awaryjnego badawczym bel benzynowej bestii bezpłatna bingo bliską
    3 board boicie books brain britney budowniczy byka ceramiki cheryl chodzilo chłopakowi cichą cieczy cierpiała ciąć colę
    3 czołowy czynnika czyści dajecie dbaj debiutu decydujące diabli diament dobrowolne dochodzimy dochodzę dodaniu
    3 dodatkowymi dojdziemy doktryna dokładnym dolnośląskiego domino domyśle donoszą dostarczył dramatycznych duńskiej dziady
    3 dzielny dzik dążył edukacyjnego edytor effect elżbiety emocjonalnego faso fatalny figur finansami fladze forbes fuzji
    3 gangów geniuszu golenia gre greene grypę grzeczna gu gówniane głodni głosujący hb hity horizon idiotka independent
    3 indyjska instalacje intelektualny intensywnych inwigilacji jadem jadwigi jaskinia joel jogi johnem joker jp kabinie
    3 kamiennej kapela kasta kawalerii kebab kebaba kiepskim kler klęskę kochanek komedie komplikacje koncertowej koniecznym
    3 konserwatywny kontynuowania kopalniach koryto kosmiczną kotły kościach krakowskie kryminalnych krótkimi legalnych
    3 lekarską lesbijka leżało limuzyny lodem ludziska majewski majtek malują marilyn marko marzeniach materia medialnym
    3 medytacji mgle miary michaiła mieszko minutowy miski mocnej monopolu moralnej moskiewski motyla musiałbyś muszli mórz
    3 nagrała nagłych najdroższe najpopularniejszym najprościej najstarsze najwiecej nakręcił namawia napisało narazić
    3 narzeczonego następstwem nazbyt negatywna nicei niejakiego niekorzystne nieudanych niewiadomo niósł nowelizacji nowiny
    3 nowojorskiej ns nudzić nuklearnej odbytu odcina oddziałem odebranie odmienić odnieśli odpoczywać odrą odstawić
    3 odtwarzanie odwet omen opublikowanym osadników oskarżona osobnika otwartość owen owocowe paradę pasażerski perełki pick
    3 piraci pocieszenia podanym podchodzę poddana podekscytowana pokazujemy poki pokojowa policyjnego policyjny pomału
    3 poniższym popis poprawienia poprawnej popu poradzimy porozmawiamy postanowiono postulat poszłaś posąg potrwać potrzebną
    3 powiadomić powiemy powiesił powiększenie powtarzasz pozbawionych poznaję pozostawione pozwalamy pozyskania poświęcają
    3 prawicę prawniczej prototypu przebrać przebudzenie przeciek przeciętne przedyskutować przegląda przeglądając przejażdżkę
    3 przeniesione przeprowadzi przerwami przesadzone przestawić przeważają przewidują przychodu przydało przygotowanego
    3 przypadkami przypadkowa przyznawania psp psują pszczół pula pzu północne płynąć płód ramieniem rasowej reaktora realizmu
    3 refren regularnej res rewelacja roboczą rodzime rowerowa rozwalić rozwijanie rożnych ryana rzeczowe rów równiez sanchez
    3 sarajewie sceptycznie sekundzie serbów sierść singapuru size siłom skarbowy smacznie smitha sokiem specyficzną spokojem
    3 sprawcę sprawował sprostowanie sprowadzenie sprytne spójności spływa srebrnych srodku stalowe stanowiącej starożytni
    3 starożytności starzeje stereotyp sterowane stopniowe studiowałem subtelny suknie superman synonim szacunki szafę
    3 szczepionek sztukach szycia słowiańskich taksówkę taneczne tatrach terytorialnych thor till toaleta troszke troy ucisku
    3 uczciwi uczciwych udawało udzieli umieszczać une uniknął upływu urodzeń urządzeniem urzędowego usunęli uwagą uznało
    3 użytkownikami używano vr walutę wawel wells which widelec widoczności widziani wiedeń wielkanocne wierności wilno wizę
    3 wlasciwie wpadki wrocławski wspierasz wybranej wyciąganie wyjaśniła wykop wyleciał wynajmu wynoszącej wypełniona
    3 wypowiedziami wyprodukowano wyprodukować wyraźną wyrzucili wystarczającym wysyp wytłumaczył wójcik władimira włókien
    3 włóż zabawnego zabiły zabrałem zabójców zachciało zachowana zachęcał zadaj zadecydował zaglądać zagłosował zainspirowany
    3 zakazów zalew zamawiać zamkniętą zapomnieliśmy zaprezentowała zaprosili zasłużyć zawiodłem zawisza załatwienia
    3 zdecydujesz zdobywanie zdrowej zdążę zeszytów zgodni zgłosiło zmierzające zostawiać zrobiłbym zrozumcie zrozumieliśmy
    3 złapała ład łask łańcuchu ścierwo ściąganie śledzą ślubny śmigłowca świątynią źe żydami żywią
    2 addison admirał alleluja analizując antybiotyki archiwalne argumentacji arte aspektem atut audrey autorski autostradą
    2 aux awantury azerbejdżan azjatyckie azylu balcerowicz balony bandę bawimy bańka bernardo bezcenne bezdomni bezdomnym
    2 bierzmowania biorący bpa brodą brązowym cam cierpiących cl claudio click codzienną coleman cywile czad czerwieni
    2 czerwień delegatów demona den dodzwonić dojrzałość dokumentami dominację domingo dotarcia dowodzenie dramaty drutu
    2 dwudziestego dyktatora dyr dyskryminacją dzienny dąbrowie echem edwards ehhh epic erdogan ewolucję exchange finansach
    2 fletcher floyd formularzy francesca frekwencję fryderyka gangi garści gazowe gigantyczny gorszą górskiego głosowałem
    2 główkę handlarzy hasztag heather hilton honey horyzont ignorując indyjskiej infekcje inicjały inwestora istotnego italia
    2 jamajce jarmark jedziecie jelena jesiennej jprdl kamienna kamiennego kibica klapki klasowe klon komentują konstytucyjnej
    2 kontrolne kontrolowanie korzeniami krawędź krzywo kształtowaniu kulturalnie kurek kuzynem kwasów kłam latanie
    2 lekarskiego leżącej lini liścia lotnisk lubelskiej luk lustrem magicznych marsylii marvela melodie miasteczek michałem
    2 michnika midnight migracja mniam mogących mojżesz monterrey moreno motion motocykle motyl mundial murowana myśliwych
    2 mądrzejszy nacional nadmiernej naiwna najpiękniejszą narażony narysował narzeczona nastawieni nations natychmiastowej
    2 nawiązywać nazwanie nazwijmy nicki niebiosa niemoralne nieoczekiwanie niewiedzy niewłaściwego niewłaściwym niezmiennie
    2 nieznanej nieśmiały normami novi nowotworowych obejmując obiecują objawem ocalenia oczywistą odbierania odcięcie
    2 oddawanie odejściem odporne odpowiedzą odrzucili odsetki odwiedziłem odznaczenia oglądało ognisku ograniczeniem oil
    2 okresów okropnego omijać opakowaniu opatrzności opracowano orzeszki osiągnęło osobe otoczeniem pacjentem pakietów
    2 pamiętnika panoramę paskiem person php pierdla pierdolona pili pip pisałeś plama początkowy poddają podjętych podjęło
    2 podróżą pogorszenie pogrzebowy pojawiających polegającą policy polowy polubień pomysłodawcą popraw postrzega postąpił
    2 poszukiwaniach potwierdzili potwornie powiew powstawanie powtarzane pozdrawia pozwolisz poświęciła pracowało prawicowym
    2 prawosławnych produkcyjnych profesjonalnym przechodzimy przeciwieństwo przeciętnej przedstawiających przejawy przekonaj
    2 przekąski przepełnione przepływa przeważającej przygotowaniem przygotowywania przyjętej przywrócił przyznawana próbowało
    2 puszczą put pułk pyszny pytajcie pójściem północą płótnie qui radiowego radykalnego rani ranne rekina reklamowy
    2 religijnymi rocznego rodzajami rodzimym romantyczną rozpad rozpoczęta rozpowszechniania rozpraw rozumem rupert rybka
    2 rzucał równouprawnienia salem samotnym sanders sanitarnego satyra says sałatki schneider segregacji sekcje sekrecie
    2 sektorów sekundach seo seryjnego seta seven siedziałam skrzynkę smutkiem socjalny sowiecka spodziewali społecznością
    2 spożywczy sprzedających standardowego steel strasburgu studenckiej surowym suwałki suzanne szkoleniowy szmaty sztuczki
    2 sztywny sądowi służbami takowe tancerze tarapatach tatr taylora teczka teraźniejszość thatcher togo toksyny totalną
    2 transportowych tree trip trzęsie turnieje twardą uam ubierania ubóstwo uchwycić ugody ultimatum unijnego uniknięcie
    2 uniwersytetem urugwaj uspokój ustawodawca uszkodzić uszkodzona utopić uzyskując użyje używałem valentine wampira warci
    2 wariatów weszliśmy whatever wiadomościami wiedzialem wiedziałeś wiedźmin wille williamsa wirusy wisłę wołanie woźniak
    2 wstępnie wychowała wycofuje wygrałeś wykonawczym wykresy wykroczeń wymawiać wyobraźmy wypuścili wysyłasz wywołany
    2 wyznacznikiem wyznaczyć wzgórz wznowienie wzywają wściekłość xl zaakceptował zabawkę zabijaj zabijcie zabijesz zabraknąć
    2 zabudowania zachowali zadecydować zadziałał zadzwonię zagląda zakochała zakupić zamka zapala zapominamy zarezerwowane
    2 zasiłku zastanawiamy zastraszyć zastąpione zastępczy zawiesić zawieść załapać zbroi zdawała zdawałem zdobędą zdrowotnego
    2 zmuszają zniżkę zupełności zwie zwierzaki zwiększać ładnego ławie łańcuchów łączymy łączących ściągnij śpiący świątynię
    2 życzeniem administratora aga agencją akademiku akcjami alergię alert amerykaninem amsterdamu anglojęzycznych
    2 antysemityzm apartamentu apokalipsa architekturze argumentu arnold arogancji artystką ass atrakcyjność audycje
    2 autorytarne awansować awiwie badawczo balans bankowej bat bayern bezpieczniejsze bezpłatnie biblioteką billboard
    2 biuletynu biust blondynki bokiem borysa boso braków budapesztu casino chamskie chroniona chrześcijanin chłopaku cieszyli
    2 comics comment cp cyryla czasowy czujnik czwartki czynnego czytnik częstsze częściowy dawną debat dem dns dochodowy
    2 dodawane dokładnego dona dostosowane drgania duńska dyscyplin dyscyplinę dystrykt dzielił dziwek eden eleganckie
    2 elektrownię empik energetyczną ernesto fetysz firefox formułę fortepian fotograficznej frakcje freddie gadaj gama
    2 gdzieniegdzie gierek gl glenn gmo gniezno godzine gorszej gorących gowin graficznej granicznych guido głosuj głośnym
    2 half hana heidi hindusów hrabiego hunt idiotami ignorowanie incydentów indonezja inspirujące inteligentnego intensywność
    2 internetach istniejącym istnień itf jar jasnym jednorazowe jednorazowy jedząc jes jesse ji kancelarię kapusta kasku
    2 kiepskich klasyków klawisze klątwy komunikatów konstytucyjną konsul konsulatu koreańskiego koszmarnie kościelnej kreacji
    2 krosno krzyczę krzyku krążek krążenia kręcił ksiazki kulturalną kupony kurskiego kwalifikacjach kółkiem kłócą lampę
    2 legionów liberalno licencjat licząca likwiduje listem loga luca lulu luther margines marines marynarce marynarkę maz
    2 meksykańska mgły mieszanki mieszkalnego miłosna mlecznej mniemaniu monty motorem move mycie myliłem myśleliśmy młodszej
    2 nagłego najbiedniejszych najmniejszą namalował napoleona nauczyło nd nieaktualne nieodpowiednie nieszczęśliwy nieważny
    2 niewolnika numerek obrażaj obudziła obwinia odbiorca odcień oddzielny oddzielnych odgłos odkryj odpowiadające odznaczony
    2 odzwierciedlają odzwierciedleniem once opakowań opiekunka opiekuńczy organicznych osiągną oskarżeni oszuści osłabia
    2 otwarto oun panom panujące parkowanie paroma patricka patrzyła peso piastów piechota pień pigułce piotrowicz piramida
    2 pitnej piętno piłkarskich pk plaż plony pochodzącym pochwały poddania podkreślając podkreśliła podnoszenia podnóża
    2 podporządkować podróżnik podręczniku poduszka podwyżka podziemnego podłe pokochać poluje poprawienie poprosiłem
    2 porannych pornografia poszerzyć posłuszeństwo poważaniem powierzył powstrzymanie pozbawieni pościgu poświęconego
    2 prawdopodobny prawidłowego prefektury prezerwatyw priorytetów projektowaniu propaguje prosili prostymi przebiegała
    2 przebraniu przechowywać przedni przedłużyć przejrzałem przejęło przekonałem przekształcić przekór przemyślu
    2 przeprowadzce przesłuchać przetrwało przewody przewraca przewóz przeznaczoną prześlij przydatna przywraca przyzwoity
    2 przyzwyczajeni próbowały psychiatrii pudła późnego pętla płytka radach radiowa radosna ratownicy razi realiach renowacji
    2 rewolucyjnej robak ros rozbudowane rozczarowana rozczarowania rozdają rozpoczęte rozstania rozwinięcie rybołówstwa
    2 rzetelnie sakramentu samoobrona sandy santander satelitę seksualność sensowne ship siedliska skonstruowany skorzystaj
    2 składająca skłodowskiej sojusznicy sondaży sosny sowieci spacerze sprzyjają srać stankiewicz staraliśmy startują
    2 startujących stawiania stella stephena stevens stojącej stosowanej stowarzyszeniem stołek straciłeś strefach
    2 stwierdzeniu suknia suv sympatią sympatyczna syrop szerszą szokuje szósta sławnego słonie sługą taksówkarz talii tatusia
    2 tańcem telefonami teleskop terminarz terytoria testosteronu toaletowy tobago trafne tragedię trosce try trzymajmy tuneli
    2 tylna tłumaczyła tłumów uchodźcom ucieczką uciążliwe ujawniła ukochanych umyj unikalne uno urbana uwalnia uwazasz
    2 uważała uwielbiasz ułatwienie użytych vision vista wagony walizka walt walucie warstwie wartościowy wałbrzych wczorajsze
    2 wdrożyć weiss widuję widziano widzom winter wiązania wokalistka wpisaniu wprowadziło wrzuciłem wróćmy wspomniałeś
    2 wszczęcia wydawana wyemitowany wykształcony wymieniłem wymusić wyprzedzić wyrósł wystąpią wyszukiwarce wyzwiska
    2 wyśmienicie wyższości wściekłości zabiorę zablokowania zablokowała zadupiu zagraj zagłosowało zakupiony zakątków
    2 zamawiam zaniepokojony zapasowe zapisała zastrzyk zaszły zasług zatoką zbrodniarze zdając zdobyty zelandia zgadnąć
    2 zgadywać zimnym zlego zomo zrezygnowali zwiększoną zwlaszcza łyżki śmie śmiesz śnieżka świetlne świetności żadnymi
    2 żałośnie żołądku adidas admin afrykę agresywna airport alfredo angelina apostołów aresztowanych autentyczne automatyczną
    2 bezczelność bezużyteczny białowieskiej biedroń bing biżuterii bogactwem bojowy bro brzozy budowlanej camille cbos cebulę
    2 chirurgiczne chodniki chodząc chorymi chusteczki ciekawiej cleo cnoty coroczne css cykle częsty częstych dalekiej dei
    2 deluxe dobroć doceniają doczekała dokumentalne domeną dopasowane dopływ dostawcą dotychczasowej dowieść doyle drażni
    2 drewnianą duzy dw dziada działów dzienników długoterminowe ekstremistów elegancki elektroniczną erika falach fall falls
    2 feb felipe feministka filmikiem florencji fundamentalne futra generałowie glebie godną gołębi grill gromadzić
    2 gronkiewicz ground grozy gumki górniczych głośnik główni hah hasztagiem hehehe historyjka hiszpanów ibrahim idealnych
    2 identyfikuje ideologiczne idol imigrant imponujący inteligencją interesom intymne istniejącą jagiellońskiego jajkiem
    2 jara jednoczesnie jerozolimie juliusz kanałami kanon kapeli karolinie kazano kazań kazde kciuk kielc kiosku kochała
    2 kolorowo kombinować komplikuje koncernów kontaktowe korwina korzeń koszyk koszykówka kończyły kraft kremu kronika
    2 kryminał krzeseł krzewy kuchenne kulinarnych kulturach kv kwiatek kątach kłopotliwe leave lechu legendarnego lewicowa
    2 liczna litr lizać losowych lubili maciek magicznej mahometa majątkowych marketingowych marna mazowsza mcdonalda meczetu
    2 melodię merytoryczne metodach micro mielismy mieszkaniach mieszkaniowych militarnych minimalnego misie misiewicza miskę
    2 mięśnia modlitwą monetę mrówki musiałaby muza muzułmanami muzułmańskiej mózgiem mądrą młotek nabycia nabór nagrodami
    2 najmłodsza namiętności narzucić navy niechęcią niekorzyść niewystarczające niszczeniu nora notuje obciążeniem ochroni
    2 odbierane odbudowie oddana oddałem odgrywać odkryciem odkrywają odnowić odpuszczę odwróciła oferuję ogłoszeniem
    2 okazjonalnie okrągła opisujące orbity orły osioł otaczającego paniom panstwa patronem pedagogiki pedałem penny pereira
    2 perfekcji perfekcyjne pet pierścienie pietrzak pijani pisały pistolety plecaki początkowym podeszłym podmiotu
    2 podróżujących podsumować podtrzymuje podzieleni pojedynczym polegli polskości poprawiło portretów poruszył posiadanych
    2 postanowiło postępów poszukujących potrzebom potrzebujecie poufne poważniejsze poznałaś pozostawały pozyskanie
    2 pożegnania pożyteczne praktykach prestiżowej prezentując proponował prowokuje przebywali przechodzisz przechodziła
    2 przeczytałeś przelewu przeżyłem przychodził przyjaciółek przyjaciółkami przyjadę przyjmę przyrostu przystanków przywitał
    2 przywództwa przyznaniu przyzwoicie półkach płacąc płciowe płytkie radzieckich raper refleksje rejonowy reklamowych
    2 rewolucyjne reżyserów robertem roland rondzie rosario row rowerach rowerową royale rozczarowany rozdzielić rozegrać
    2 rozkazów rozważać rozwijające rozwiązaniami rybak rybniku rzucali sadzie samoa scarlett scenarzysta schematu schronisku
    2 sferę sieciowe skutecznego składających snach soi spałem specjalizująca specyficznych specyfikę spojrzeniem sporządził
    2 spostrzeżenia sprawdziłam sprytny staję stalowych starczyło statystykach stery stricte stworzyło sunny swobodny sygnale
    2 szarą szczegółową szefowi szerszego sztuczek szturm szuflady szukac szybkością słuchałam służącym tamtejsze taniego
    2 tchórze tegorocznym telefoniczna telekomunikacyjne those tito towarowego tragicznej trampki travis trybunach tureckich
    2 tuzin uchodźca uczyni uczyniła ukończyć ulgą umieść umysłowe urzędnikiem urzędowych uszkodzeniu utworem uwięziona
    2 uświadomiłam vladimir wacław walizkę wcześniejszą wers whitney wibracje wiejskim wisconsin wizerunki więźniami wkurzona
    2 wojenna wołyniu wrażliwych wrogom wspierając współpracowała wydań wygrałam wykonanym wykonywany wynalazki wynalazków
    2 wyprowadził wyrzucać wyspać występowała wywołały wyzysk zabijali zablokuje zaczynała zadecyduje zagadkę zaiste zajmowało
    2 zamieszany zamieszczonych zamościu zamykania zamówiłam zapewniła zapomniana zapowiadał zaprezentowano zaprojektował
    2 zastanawiając zatwierdzone zauważam zauważono zawieszona zaćmienia zbić zdaniach ziemkiewicz zjebane zjebany zmieści
    2 zmuszone znajdowali znaliśmy znicz zorientowałem zostala zostawmy zwierzęciem zwyczajem złożono śledczych śledził
    2 światełko żartami adele adoracji agaty akcentu aktorami aktywnością alternatywną amunicja anno antologii apelacyjnego
    2 archie asa aukcja baaardzo bass batmana bawiąc bawiłam bezprawnie bielska bieszczadach bigos bij blair bonnie boskiego
    2 bowie boyd branżą brytyjską budując burz buziaka bywam cargo cause celne cene chciałyby chemical chilli chodźcie chwyta
    2 cnót conference czeskiego cząsteczek dame date deszcze dialogów diaz dinozaurów dnem dok dokładnej domki done dopłaty
    2 doradzić dorosłymi dorzucić dostania dołączyły drona drukarki duchowego dwójce dyskurs dystrybucją dziecięcą dzwoń edgar
    2 efektywna elektroniczna entuzjazmu everything fajni farbę faszyzmu fat fo found fryzjer funkcjonował garniturze garnka
    2 gejowskie geometrii getcie gnu gorzka gotuj grac gruziński grzeczne gwarantowane gwint górskiej górskim głoszą hadze
    2 herbu highway holocaust holy hosting incydencie innowacyjny intelektualnego intelligence interesuję inwestycją jai
    2 jardów jescze jeździsz jima kaliszu kane kapitalizm kapłani karmienie kaukazu kb kenny kolce komik komputerową
    2 komunikatu komórkach kontroler kontrolnych konwoju koranu kostek kołobrzegu kryjówki kryształy krytykowany kryzysowego
    2 krzykiem krzyknął krzyżyk królewskim którąś kubka kulkę kurwą kwaśne kwestiami lekarski lekarstwem lenin leniwi leżę
    2 lgbtq lionel lt lusterko madagaskarze makaronu maksymalne manewru marianne marny marzena marzysz masek masowym mcdonald
    2 meksykańskie meksykańskiego meksykiem metalowej metalowych michaelem mickey minerałów minąć mocz modułu mohamed mordują
    2 myśliwce mózgowe nabożeństwo naciśnij nadzwyczaj nadzwyczajny najciekawszych najpiękniejsza najsmutniejsze
    2 najśmieszniejsze natychmiastowo niczemu niedoboru nieporozumienia niewykonalne niezwykłych notatka nowszych oakland obcą
    2 obejmujących obiecywał obiektyw obowiązującej obrazami obrońcę obserwowanie obserwowałem odcinkiem odciski oderwany
    2 odkryciu odkrywanie odkurzacz odmawiam odmówi odrzucają odrębnych odwiedzając odżywianie oferujemy olaf olbrzym olsen
    2 opiekował opisała opisujący opodatkowanie organizmy organizowaniu ostrzałem otrzymanych otwierał otworzyły otyłość
    2 paluszki pannę patrole patrzyłam personal piersiach piesze piosenkarką pitt pięter placek pobycie podało podaż podeszła
    2 podmiotem podpowiedź podróżnicy podwójnych poetą pomożecie poparła poprawiają porannej porównywalne pospolite posłuży
    2 potępia powiatowych powieki powstaną pozostających poł pri prostytutką prowokować proxy prysznica przeglądanie przekład
    2 przemowa przemowy przemysłowy przestrzenie przesłaniem przełęcz przybyłych przygotowanym przygotowujemy przykazań
    2 przykrością przymusem publishing pucharach późniejszymi pączka racjonalny rankingach ratunkowej redaktorów rekreacji
    2 reprezentowane reprezentowania reputacja rezerwacji robbie romero rosół rowerowej rozliczyć rozmawiac rozmawiało
    2 rozszerzeniu rozszerzonej rozważam ruby ruchomych rue rysy rzeczniczka rzeczywistą rzucasz sammy samotni scene schodami
    2 segment segmentu sierot skazanego skoczkowie skomplikowanych skontaktował skopiować skończmy skończona skurcze skurwiel
    2 składowych smutnego sobieskiego som spadaj spojrzałam spójrzmy sra staniemy stewart strajków studiowania studiuję
    2 stworzonej suchą sugestia sunshine symbolicznie szanujemy szwedzkiego słabszych sławomira słownie słupy tajwan tajwanie
    2 teatralnych tow traktujemy translation transparent trwających trzon tsue tutejsze tworzonych tępe uchwalił udzielał
    2 uniwersalnego urządzeniach usprawiedliwiać usprawiedliwić utalentowana uwielbiałam użyłam victora violet virgin walenie
    2 wchodziły wehrmachtu weterynarz wolała wotum wrestling wright wskazówka współpracując współpracujący wstąpienia wyciągam
    2 wyciągnęli wyeliminowanie wyglądający wyjazdów wykonujących wymusza wymyślają wyposażonych wypłacić wyraźnego wyraźnym
    2 wyrzucenie wystawach występując wz wózków wł włoską zaangażował zabawić zabolało zabroni zachęty zadałem zaginione
    2 zagramy zakończonej zamieszczony zamiłowanie zanosi zapierdalać zapomnienia zareagowała zatrzymało zawierająca zdarzył
    2 zdecydowane zdecydowanej zdjął zdobyło zdradziła zebrano zemścić zepsuje zgadnę ziemniakami zlokalizowana zlokalizować
    2 zmieniłaś znaczącej znakomite znicze zwierzaka zwracamy ówczesnych łączę śruby świecić żółtych absolutnym adamem alto
    2 ambitne amerykanom ao aresztują australijskich autentyczność autonomię babciu bf biegach biurokracja blanco blogach
    2 bronili brytyjscy budował budżetowe calvin cegła celownik chemicznym chemiczną chrobrego chroniąc chrzestny chłopakom
    2 clara credit cywilizowany czarnoskórych czasow cła diabły dobiegł dojrzeć dominującym dopuszczenie dostawie doświadcza
    2 dresy drink dwustu dynamikę dzieciakom dzielę edukacyjnym eks ekwadorze ełku faktyczną fasoli fałszywego fed filia
    2 filologii financial flocie formalnego fotkę fps genetycznych geoffrey geograficznym glupi gotówka grawitacja grudziądz
    2 grupowy górkę gęsty gładka głębokich hassan hector hipotezy histerii hołdzie ideałem igła iluzja ing inspirowane
    2 intelektualistów interpretuje inwestorzy islamskiej jamal japońscy jednostkom jedzcie johnsona joyce kali karabinów
    2 karalne kaucją kiełbasę kingston klej klik kogut kolonię komercyjny komputerowym koncentracyjnego konsumpcja kontaktować
    2 kontynuowała korku korków końcowa kończysz kpiny kradł kryminalnej krzyżaków królestwem księgowy kun kwatera kółek
    2 kłamca labirynt lang lars legitymację literacka logiczny lojalny lokalach loki londyńskim losowania madonna majów
    2 malcolm manipulacje maryland matematycznych mdłości memem merytorycznych mieszają milczeniu minerały mitu
    2 międzynarodowymi mięsień mocniejsze monaco morał morskim moto mundurze murowany myslec myśleliście nadaję nadawał
    2 nagłośnienie najazd najmu najsilniejszy nakłonić napięciem nastawione naturalnymi nazwij niania nieee niesprawiedliwość
    2 nieudane niewidzialna niewiem niewykluczone notre obalenie obojętność oczekiwałem odczyty odleciał odpisać odpowiadała
    2 odpowiedzialną odpływ odwróci odzyskała ogarnęła ogrodach ogólnopolskiej ohh oklaski opakowaniach operze opiekuńcze
    2 opuściły orleanie osadzonych osiągnięty ostrzegał otwartości otwieranie oznaczające oznaczającego panującej papierowych
    2 partnerką pasowała patron perez philips piach piciem pierwiastek podejdzie podkreślenia podlasiu podlaski podważyć
    2 pogrom poległ policjantem policyjna pomalować popierających poprosili porównywanie postrzegana postrzegać posunąć
    2 posługując potrafiły potwierdzeniem poważniejszych powracają prawosławnym probuje produkcie produkcyjne prosisz
    2 prymitywne prywatyzacja przedsiębiorstwach przeglądarkę przegranym przekształcenie przenośne przeprowadzamy przesłał
    2 przyczynili przyjmij przykryć przywołuje przywrócony przyznało przyzwyczajony psychiki psycho pub publikujemy puzzle
    2 pytanko pytany płacenie płciowych płótno queensland radykalny rajem randy reading reaktor recenzję regulaminie repertuar
    2 rest retoryczne rezygnować richards rodzicow rolniczym rowie rozdawać rozumieli rytuałów rywal rzadkość samsunga sand
    2 scenariuszu screena serwerach shelley shi shop shrek siedzieliśmy siedź sięgając skandynawskie skojarzeń skrajną
    2 skrupulatnie skrzynię solaris solidna spermy spieszyć spisał spisie split spogląda sponsor sponsorzy sprawować sprzętów
    2 stopami stwierdziłam sufitu sugerując suk survival suski suweren swat swetry sycylii szablon szczęsny sączu sądową
    2 słupska tamtejszym technicznymi telewizją teraźniejszości thriller timothy tkanin tomka tonacji towarzyskim translate
    2 turek tworzyły twór twórcami ubierają uchwycił udaną ukrywania układach układają umowach unikam unikania uroku urwał
    2 urzędowym uwzględnić uzasadnić uzupełniających uzyskany ville walnąć wartego wał weekly wiadra wielkanocy wieniec
    2 wiezienia wodociągowej wolnymi wołają wroclaw wspomnianym wstała wstydzą wstąpić wybieranie wychowuje wyczyścić
    2 wyglądali wykrycie wylądowała wymagam wynajmuje wypracowania wyprowadza wypuszcza wypuści wypłat wyrabia wyrzucają
    2 wysiłkiem wystartuje wyżywienie wzgledu zabawnych zack zadowolenie zadośćuczynienia zagłada zakonnica zanotował
    2 zaobserwowano zaplanowanych zapowiedziała zarobisz zarobku zarzutami zasnął zastanówcie zasób zatrudniać zatrzymanych
    2 zawory załogą zdrowotną zeta zgrupowanie zhou zjadła zmartwychwstania zmieniające zmierzają znakomitą zniechęcić
    2 zniknięcie znikome zo zorientować zrozumieniu zróżnicowana zwiększania zwolniono zwrotny zwrócone zwyczajnego ząbki
    2 złamie złotówki złośliwości łacinie ławka łopatki łączną śliczną śmiesznych świętokrzyskiego żywiec żę absolwentem
    2 afrykańskie aktualną alfonso alive anonimowość apelacyjny api app ateista australijskiego autobusowych awokado bajce
    2 banalne banery bennett bezczelny biegunka biologiczny biorące biznesmena biznesmenów biżuteria blu bojowej boksu
    2 bombardowanie bombowy bot budowla budownictwie błagać błędami błędna carlton cechach charakterystykę charytatywnych
    2 ciszej ciudad ciążą ciśnieniem coco cream cultural cyfrową cyklicznie czarownic czasowej częstochowskiej człowieczeństwo
    2 dałby deskach dirty dochodząc dokonało domami dowcipy dreams drukarnia duchowych dusi duńskie dymisję dystrybucję
    2 dzieciakami dzieję dziennikarskie dziwnej dzwoniła edukować egzekucje egzotyczne elfy emerytalnych entuzjazmem erik
    2 fabularny fantastyka felieton fenomenu foreign frajerzy frakcja funny futro garrett gejami gibson gigantów gimnazja
    2 globalnie globalną glowie gmachu gong graficznych gwinea głosujemy hamuje heroes holly hospicjum hurt hyde identyfikator
    2 indyjskich inwestycję irina irlandzki izraelscy jae jakbyście jeffrey jeleń jump kabaretu kaczyńskim kandydatka
    2 kapitanie karton katy kieruję kinder kochanym kolonią kolorowa komina komunikowania koncepcją konserwatywnym kontynentów
    2 kontynuowanie kopiuj kopnął korepetycje kotki kradzione kreatywnych kremy krwawienie kryty krzewów księżnej kształtem
    2 kulturową kupowałem kupujących kuratorium kąpielowy latwo leczą legalnego leigh lektorem lem liczącej lokomotywa
    2 lokomotywy lotnicza magią mailową mamusi mati mazowszu medialnego memu mercy michele militarnej mobilności moderator
    2 modyfikacje moskwą motywami możnaby musiałaś muzułmańskie mylił męskości naczynie nagich nagrodzona naj napierdala
    2 napisal napoli napędza narciarski narodzinach nauczyliśmy nawoływanie niebezpiecznego nielegalnej niepełnosprawnym
    2 niespecjalnie niesprawiedliwości niestosowne nosze obejrzał obiema obserwacją obsłużyć ocal odbiorze oddala oddaniem
    2 odkryje odniosło odporna odtwarzacz odwołana odwrocie okażą określający okręgi okręgowym oparcie opisując opracowała
    2 orderu organizacyjną organizowała orędzie osadzone osaka osiągnęliśmy osłonę otrzymywania otrzymywanie otworem pachy
    2 palace paparazzi pasujące patronat paz pałace percy peron pieców pielgrzymka piszący planowano pochód poczuj poczują
    2 podajesz podatkach poddani poddawane podzieliła pokazujące pokojową pokrewnych polepszyć policyjnym policyjną policzki
    2 pomóżmy poniedziałki poprzedzającym poradni portretu posiadacze postami poszukując potraktował potęgą potępienia
    2 powiedzie powiązać powodzie powstawać powstrzymał pozostawać pozwoleniem pozyskiwanie pożyczka pracującej prado
    2 preparaty prezesie procesora projektantów protestanci przebiegać przebiegła przeczytali przedziału przedłużenia
    2 przejrzyj przesadzam przestępczością przewodów przewrotu przełożonego prześladowani przodem przybrał przychodzili
    2 przyczyni przyjechałam przyjrzyjmy przypuszczenie przypływ przyrodę psychiatrycznym publikował puka pustego płytach
    2 radosnych ranczo randall ratując rece regułę rekolekcje renty reszte rising ronaldo rosjanami rowerowych rozbieżności
    2 rozbiórki rozdzielczość rozkwit rugby rysowania rysowanie rywale rządzili rósł sady sekunda serbscy seth siedlisk
    2 siedlisko siku skałę skojarzenie sobię spaliła spec specjalistka specjalistyczne spirit spodziewaliśmy spodziewała
    2 sportowca sports sposobach spożywczego sprawiedliwie sprawowanie sprzecznych sprzedany spędzał sram stadiony
    2 standardowych standardową statkach stopą strumienie studiami sukcesywnie sung susza suszone sweterek sympozjum
    2 szczegółowa szkołami szpieg szyk sądowa sąsiednim słuchawkę służyły taaak tajnego tarnowa tańcz tańców tea teatralnej
    2 texas tradycyjnymi trafienie trasach trenował trolla trudnościami trupów trójmieście tunezja turniejów twierdziła twist
    2 tygodniowy typek ubraniami uchwalenia ujawni ujścia umiarkowanym upiec urzędowy usunięta utracone utrudniać uzbierać
    2 uzupełniają ułoży używaną vale walczyłem wampir warmii while wiatry wicepremiera wiceprezesa widelcem wieczność wieczną
    2 wieżowce wizualizacji wkurwiają wodno wodzą wojciechowski wojenną worków wróży wskazujące wstrząsy wtorki wybaczy
    2 wybuchły wycinka wydech wygoda wyklęty wykonawcą wymyśliła wyruszyli wystawienie występująca wytworzenia wywiadem
    2 wyłączeniem wzbudził wznosi wójta zaawansowanej zablokowanie zaborów zadbaj zakopanego zaliczony zamieniają zanik
    2 zaprzeczył zaradzić zarządzane zastrzeżone zasugerować zasłona zauważać zawołanie zaśpiewał zbliżenie zebys zgwałcić
    2 zgłosiłem zleceń zmartwienia zmierzających zmuszanie zniesiono zniknęli znoszą zrelaksować zużyte związać zwolni
    2 zwolnili ósmego ćwiczę łacińskiego łamiąc ścisłym ślepi świra żale żelazną żeromskiego żywienia żółtej żółwie abe
    2 afrykańskiego afrykańskiej aktorstwa allena aneks angielsko antybiotyków antykoncepcja apogeum aptek arsenał atakowanie
    2 atmosferyczne autentyczności autonomicznej beth bezczelnie biedactwo billie boksie bostonu browaru brudną brzmisz
    2 building bury bylby caracas casting celny check chińczyk ciasteczek ciałami cieplutko cierpień ciosów cięższe clive
    2 conrad crash cudnie czasowa czasownik czcionki czekoladą czemuś czynna daja dans dariusza daru dodatkami dodge dojrzała
    2 dokonywanych doktorzy doktorów domagam dopóty dostrzegasz dowolna drewnem droższa dwudziesty dyplomaci działającym
    2 dzieciakiem dziesiątek dziełami edmund egzotycznych ein emocjonalnym escape etui ewelina ewidentne expo fact fałszywym
    2 frytek geographic gimnastyka giuseppe gospodarstwie graniczną graniczy grobem gruzu grzbiecie harrym histeria hokeja
    2 holokaustu homofobii identyfikować igieł indeksu innowacyjność instrumentu intelektualne inteligentnym iście jadący
    2 jagiełło jamajki janina jj joachim julius językową kaczmarek kamienne kapusty karany karierą karzeł katie kałuży kerry
    2 kierowcom klauzuli klientowi klęską kojarzysz koktajle koleją kolesiem komplikacji komunie koncentrację konczy koniach
    2 konsekwencjach konsensus konsolę kontrolowanych kopercie korytarze kramer kruche krwawienia kręcenie którykolwiek kubą
    2 kulinarne kłamcy lekarskim lenny leszno lewackie liban lip logic lotniczą lowe ludnością luksemburg lądują madeleine
    2 mapą marcelo marsh marszów martwiłam marzyłam mater małopolsce małżeńskie meh metabolizm mexico middle mieszankę ming
    2 minimalnych mocarstw modlił molo monako monitora mordzie motywacją musiałabym musieć mych mózgowych młodu nabrała
    2 nadwozia najgłośniej najpopularniejszy najważniejszego nakręca napisu nepotyzm niedźwiedzi niepowodzenia nieskończenie
    2 niezgodny nowotworu obawiając obawiał obchodzony obejrzysz obiecać obliczyć oblężenie obserwowania obserwowany oburza
    2 oddaniu odlot odniosły odnotował odnowienie odpowiedziało odra odwiedzał odwiedzi ojczystego okresowe okrucieństwa ol
    2 oprawie optymistą orlik osobiscie osobowym osądzać osłona otrzymujesz otworu pachną pacjentka pajac paki pakuje paliwem
    2 pancerz pandemii panującego papierach paraliż parkiecie parlamentarzystów pasje patriotyczny pieczenie pionowe pisowski
    2 pisza piszczek placebo placówkę platformach plk pocałunku pociągnął podlaskiej podwodne podwodnych pograniczu pokryje
    2 polką pomarańczy popełnionych porcja porywa pos posadzić poselskiego postępowaniem potop potrawa potężnej poważniej
    2 powiadam powiatowym powiedziala pozarządowymi pozbierać poziome pradesh prawdziwości prawko prefektura premie
    2 promocyjnej prostytucji przeanalizować przedsiębiorcą przedstawiany przejazdów przejmujesz przekazie przemawiać
    2 przemianę przeprowadziłem przerwach przestaję przestępczej przetwarzanie prześladowanie przybyciem przygotuje
    2 przyjechało przyjmowane przyjąłem przypisane przystąpili prężnie pu półkę pętlę płotki quinn racing radykałów radziwiłł
    2 ratuj rekordowy rene rewolucyjny rezolucji rezygnują robil rodzenia romansu rosnącym roth rozegrane rozegrał rozległych
    2 rozprawie rozrachunku rozstrzygnięcia rozwiązywanie rynkowej rzeszę różnił rączkę samodzielna scenariuszem siedemnaście
    2 silnymi skromność skrócenie skręt skupione składnikiem slabo smutni socjalna sołectwa spaceru specjalizujący srebrną
    2 staro stosunkiem strojach strzelanina strzelcem stworzonego stworzonym sullivan szalik szczepionkę szedłem szlachetny
    2 szukaliśmy szybie tajemniczej tarnowskich tatarzy teksasu terenowych terrorystyczny tomów torcie tragedie trójką turcję
    2 twórczych tygodniku tygrysy tłumaczę udostępniona umieszczonym umieścili unikają unit ursus uspokojenie ustawami usuwają
    2 utrzymał uzbekistanu uznaję volkswagen wakacyjny warzywo wdrażanie weterynarza wiatrak wiewiórki wirusów wiśniewski
    2 wkurzył wojownika wpłacić wsieci współpracowali wstaję wstępną wt wybudowano wygnaniu wyjaśnij wyjaśnione wykluczony
    2 wykonanego wykrywania wymagały wypowiedziane wypromować wyprzedaży wyprzedzeniem wyrażeń wyrwał wystrzelił wysyłki
    2 wywoływać wyzwolić wznowić wózkach włączyli zadawania zadawał zagrajmy zagroził zajmowania zakupem zakwalifikować
    2 zamordowanie zamysł zaniedbania zaproponuje zaprzeczenie zarabiał zarobi zarzucić zasadniczym zastępstwo zasłania
    2 zatwierdzenie zauważają zawracać zdecydowano zdążyłam zgubiłem zgłaszanie zmaga zmusili zmyć znamiona znęcanie
    2 zwierzętach złocie łacińska łyk łącząca śledczym śmiertelnym świdnik świątecznych żałobie aarona abonamentu akcesoria
    2 alexis alias ambitnych analitycy andreas anglię apostolskiej aranżacje audycję australijski badawcza bankowość bauer
    2 behind bezpodstawnie białorusią bite bladego bocznej budowana budy butelką błogosławieństwem błysk błędnych cdp celna
    2 cenionych cenią cesarskie ceta chevrolet chip chloe chroniące chrząszcz ciota close czacie czułości czyjaś czytacie
    2 daliśmy decydujemy dekoracja doradztwo dostępną dosłownym dowiedziec drewnie drobno dublinie duchowa dumne dywany
    2 dziennikarką eastern eda egipskie egipskiej ekologicznego elektryczność elewacje epizody erin error ewakuować
    2 ewentualnego fajek fajerwerków fakturę faktycznej faq fasola faworytem federację feng festyn filar filii flores
    2 formalnym formularza fortu fotele fra francuza fraser fraza freda gdańskim generałów geście gimnazjach gleba glebę
    2 globalizacji gomez government graficzna groziło gruźlicę guziki gwarancje hamulców happening harcerzy haven herbert huty
    2 idiotyczny idiotyzm ikei instrumencie intelekt intelektualna intercity irl jastrzębie jednolitego jkm jow jubileusz
    2 juniora kabina kajdanki kandydatami karabinem kghm kierownicę kijowskim kitty klapa kliknięcie klimatycznej kliniczne
    2 knajpie kodowania kola kolarstwo kolumnę konkurencje kontrolowana kosmitów kotlety kotła kościelna kreska kreta kretyna
    2 krośnie krucjaty krynica krytyczna księgach kubański kultem kupiłaś kyle ladnie lampki leczeniem legendę lidl literki
    2 liv losowe lubia lubiany luksusowych marshalla marszem maszynowy matta mechaniczny met metrem miejsko mieszanką
    2 mieszkacie milionom miłośnicy mniemam mom montgomery muzycznie myszki myślących najdłuższy najemników nalotu naraża
    2 neapolu neutralność niecierpliwie nieograniczone niepowodzenie nietypowy nieznajomych nigel nocną nolan normalność
    2 noszony obchodził obrączki obsesji obwodów ochronne oddalona odejdą odmianę odp odpadają odpoczywa odprawy odszukać
    2 odwala odświeżyć ogona ograniczonych ogłaszam okrągłym olejem operatorem osadzie otaczający otyłości panować papryka
    2 pgnig pierce pieszego pio pobliskie pobrali pochwalił podjąłem podjęliśmy podlasia podobieństw podręcznikach podłączone
    2 pogłębia pojadą pokładowy polakow policjantom pomija pomijam poniosły portugalski postaciach posłom potrącił potworem
    2 powołują powstrzymania poznańskiego pozwalającą pozycjonowanie położono połączyły pożytek prezesi prolog proroków
    2 prosiłam przebywając przeciwnego przeciętnych przedstawieniem przedstawień przegraną przekazem przemowę przemysłem
    2 przemyśla przenika przenoszone przeprowadzonym przeróbki przewozy przewoźników przeznaczył przyciągnie przygląda
    2 przygotowałam przygotowywał przyjście przystankiem przystąpienia przytul psi psychologicznego pszenicy puść pyszna
    2 pytaniu płynny rakietowych rangę ratują regularny rejestracyjne rejsu renesansu rocznych rozchodzi roznica rozpadzie rss
    2 rtęci ruinie rus rush russo rzucanie salvador samochodowej samuela sejmem selekcja senegal sense siedemdziesiątych since
    2 six siódma siłowe skomplikowaną skórki składającego solowy soros sosnowca sounds spałaś specjalnością spekulacji
    2 spodobać sportowo sprawdzic sputnik spóźnia stabilnie stark starożytne stracę strychu strzeli sudanie symboliczną synku
    2 szczeciński szkocja szkolno szukaniu sąsiadki słowianie służącego tabliczka taj telefonicznie terytorialne toksyczny
    2 tolerancyjny totalnym towarzyski towarzyskiego trwałość trylogia tunele tuskiem twitterem twych tyły tłok ubolewam
    2 uciekinierów uczynki ujawniają ujawniać ujawnione ujęć ukazujący ukochane ulubieńcem umknęło umm unijnej unikaj
    2 uniwersalnych urn uszkodzonych utrudniają utworzyła vis wariata wchodziła wczesny wesley widuje widzew wieksze wierszami
    2 wież wlasne wnioskuje wpisanie wrony wskazała wspomniano wstępnego wybierał wydawały wygrany wyjątkowi wylicza wyląduje
    2 wymianą wymieniany wymysł wywieźć wzmocni wzorca xxiii zaangażowaniem zabrany zabójcą zachowany zachowujesz zaczekaj
    2 zadebiutowała zadowolone zaginięcie zagrywki zagłosowali zalany zalecane zalogować zambii zamieszczono zaprezentowana
    2 zapytali zarzucił zasadniczy zatrudniania zatrzymaniu zaufaj załatwiać założeniach założymy zbiegł zbliżania zbędny
    2 zdejmuje zdenerwowana zdziwiona zdążysz zebym zespołach zgadnijcie zgadzało zimnego zmieniliśmy zmienna zmniejszeniu
    2 zmusiło zmęczone zrzesza zupełny związkowcy zwolnień zwrócono zwycięży ławy łotwa łyka śdm świecka świnio żabka żniwa
    2 żydach żywota afrykański ahmad amerykanka angielską ankiecie aranżacja arizonie armaty armenia arrow arturo badają
    2 badawczą bale barszcz bei bezpieczeństwu bezpłatnych białoruskich biegacz biografię bita bitą biznesowej blogerów bloom
    2 bluzę boczek bolszewików bono brytanią buk celom cenna cennym chase chemioterapii chorzowie chrześcijańską chwilowe
    2 chłopcu ciasno cieniem cieplarnianych civic color connor cudzej cytuję czapce czaszka czesława córeczki daddy dawni
    2 deklarują delikatnym department dezinformacji dobiegła dobić dodac dolores dominique domostw doprowadzą dora dotarciu
    2 dotkniętych dowiedziałaś downa dozą doświadczeni dp drewnianym duchowieństwa duchowości duecie dupek dynamika dywanu
    2 dzban dziecinne dziesiąta dziewiąty efektami efektywny egzaminem ekologicznym elektryk energie enter eugeniusz
    2 europejscy evo farta ferii fest figurą fotografem fotograficznym gadka gi giganta gliński gminą gorzkie gospel gołe
    2 grama gregory grupom guillermo gumowe gun górami górnicza głupcy hai handlować harley hawaje hayes heroiny hindusi
    2 histoire hybrydy ilekroć imigracja impact informowania ino intencją interaktywna ipad ipada jeansy judaizmu jutrzejszym
    2 kabli kandydatura kibel klonów kojarzone kombinuje kompletu kompromitacja komunistycznym konkursem kontuzja korupcją
    2 korzeniach kresu kris kryształ ksenofobii księstwa kulka kurzu kładąc lama latam laureatem lecisz legalnej lekach
    2 leśnego leśny liczyło limitów limuzyna lubuskiego luksusowy mailu maleńka manipuluje many maratonie mari martwił
    2 mgnieniu mieszany milicja millennium milton ministerstwem molly moralną mordo mozambiku msc musielibyśmy młodzieżowa
    2 nadali nadawca najdroższy najtańsze narzekania nastolatkowie następującej naukowymi nielegalną niepewne niespotykane
    2 nieudanej niszczyciel nowogrodzkiej obchodziło objęła obracać obserwowanych obsługiwane obyło oczekiwany odbił odbyt
    2 odczytu odpowiadali odrzuceniu odsłona odsłonięcie odwdzięczyć odwołaniu odwoływać odznacza oglądaliśmy ograniczając
    2 okazalo okropną oooo opowiadający organizacjom osiągniesz osiągnięte osobniki osobnym panami panują paolo pb
    2 pedagogiczne pedofila pełnomocnika pianino pieski piotrem piszących piękniejsze pięta pięćset placów pluje pochodne
    2 podejrzanie podkarpaciu podnieśli podpisywać podzielili podzielono pojmuję pokrewne pomoce poradziła portugalskiego
    2 poruszających poruszenie porą postój posuwa poszanowanie poszukuję powiadasz powieścią powolutku powrócą powstrzymywać
    2 pozatym pozostania położyła poślubił pracodawcą premię promujących propagandową przechowuje przeciwdziałanie przekazaniu
    2 przekonała przepustkę przeszkodę przewrócił przełożonym przyczepić przydatnych przydał przydałaby przygnębiające
    2 przyjazdem przymusowo przywiązuje psychopata ptaszek publicznymi publikacją publikowania płaszczyzny płynem radnym rapu
    2 regent rejestrować rekomendacje rewelacyjnie reżyserka rodzajach rosemary rosnący rownież rozbija rozkłada rozpadnie
    2 rozrywkowy rozumiałam rozwijała ruskim rynkowe rzekomym sagi samica samodzielnych samodzielnym satelitarnej schematy
    2 schwytany serum sid simpson sims sl smile smogiem smoków socjalistyczną socjalnego spalona spierać sportowcem sprawdzasz
    2 sprawdzeniu sprawdzony sprzedanych spróbujmy stanowiąc starbucks starców stargard stereo stodoły stosowano struny suchym
    2 surowych swoistą szerzy sądami sąsiednie sędziemu słoik słuszność służbowych tabele tablicą tama teatralny teatralnym
    2 technologies temperaturą toalet trwającego tylnych ubocznych ucisk uczelnią uczennice udowodni udowodnienia ukazanie
    2 ukrytej ultimate umożliwienia umysłem universe urządzeniu ustalili ustalonych utrzymywała utworzonych uzyska używaniu
    2 var vito walczące walentynek wave weryfikację wezwała wilna wiosennej wnioskuję wniosła wnoszą wojewódzkie wojtyła
    2 wordpress wprowadziły wpłaty wredny wskoczyć wsp wspólników współczynnika wtyczka wydobywa wykonywaniu wymiarów
    2 wypełniania wypracować wyrazili wyrośnie wyróżnieniem wysiąść wystawiania wystawione wywiera wzywał wąskich włamanie
    2 włączy zaangażowała zabudowę zabójstwem zadaniami zadebiutował zadna zadowolonych zaginionej zagram zagrażają zajmę
    2 zakończonych zakupami zamiarów zapamiętaj zapanować zapewniać zapewnią zapisywać zaplanował zasługą zatrudnieniu
    2 zatrzymani zatrzymywać założonych zdefiniowane zdiagnozowano zdjęciowa zdradzie zdradzę zdziwi zdziwieni zepsute
    2 zezwoleń zezwolił zmniejszają zmusi znacznych znajdując zniesieniu znudziło zobaczenie zostawiamy zraniony zwalcza
    2 zwierzątka zwiększeniu zycze ćwierćfinale ładniej ładowarki ścianami śmiem środkowych świeckiego żarcia życzysz agentka
    2 agresywni akceptujesz akcjonariuszy amerykańskimi aresztowań ariel ateizm autonomiczne ave axel banan bawisz bałkanach
    2 blada ble blokach boeing bolka brazylijska bułeczki camerona castillo całowanie cebulą ceniony cenną cery chana
    2 chcieliście chojnice chrom chronił chwilka ciecz commerce creed cytowany czajnik czarnoskóry czeczenii czujników
    2 denerwuj desek dojścia dokładnością doprowadzili dorobić doroty dorwać dostarczając doznała dołączam doświadczyłem
    2 dożyje drinki drop dur dyplomów dziennikarki długopisy economic egzaminach ella emocjonalnej engineering espresso
    2 estetyczne farmaceutyczne federalna feministek finn fioletowe formalny frankfurcie funduszem gadamy gazowego gazowych
    2 generalne generować giertych glosowac gniewem gnój godnych godzilla gotuję grałam groźnego grzbietu głoszenie haczyk
    2 hahahaha hamowania hashtagu hiszpan holenderskie honorowych hrabstwie hyun ideologie idioty imho interesami
    2 interesującym irański iris istniejemy jachtu jawi jednostronnie jesienne jeździec kamizelki kanonu kasty kije klasycznie
    2 koles komara komisjach komplementy komórkami koncentrują konsensusu koordynatora kończyła kradzieżą krakow krawat kredki
    2 kresach kreuje krwawych krwinek krzywy kupon kwarantannie kwater kwaśniewskiego lab laboratoriach latającego leczniczych
    2 lenistwa licznym liczyłam lili lindsay listen lsd luck majątki making maksymiliana malawi margot martwej marzył mawiają
    2 małżonek merytorycznej miana mianował miesięcznej miłosnych miłosz mrok mvp nadchodzącej nadużywanie nadążyć nagłej
    2 najwybitniejszych namiotu namiętnie napawa narzekasz nastał następującą nauczać nałożenie neutralny nickiem niechcianych
    2 niemcow niepewna niewidoczne nieznaną nominowane notkę obniżki obuwie obwody ocenami oczom odbierał odbycia oddychania
    2 odejdę odpowiadający odrębnej odważni odwiedzający odzywać ogarniać ogniwa określając określające olejnik omówienie
    2 opiekuńczego opium opozycyjnej orp orłem oskarżono ostrzegł osłoną pacific padał pasowały pasztet pavel pbs pedofilii
    2 pensylwanii personalnych pełnia piachu piekielnie piekna pieniążki pierwiastków pierwszeństwa pionowej piwnica plakacie
    2 pobudka pochopnie podanej poddali poddała pojawiała pojazdami pokazywania polaryzacji policzkach pomocników pomocną
    2 porcje porównał postępem posłucham posłużył potoku potrafia potwierdzające powiatowe powiodło pozwalała połówki prawno
    2 precyzyjne prestiżu procesami proch produkcyjny promowany prywatnymi przeboje przebudowie przemawiają przemysłową
    2 przemówić przenośnych przeprowadzanie przeprowadziliśmy przeszczep przetłumaczony przełamanie przyj przytomności
    2 przyznana przyznawać przyłożyć przyłączenie próbkę próśb płyny płytami pływające quality radcy rafa rafaela ranna
    2 ratunkowa rdzennych realistyczne reke robotem roczniki rodowicz rosło rowu rozbicie rozdzielone rozmieszczone rozpadł
    2 roślinne roślinność ruiz rzadu różniły różowych ręcznych rękawice sabina sap scenach seksowna senatorem sfera siedlcach
    2 siostrzeniec skarży skrypt smogu smoleńskiego sobieski sobotnie solidnego spektakle spowodowanej spód stanton staszica
    2 straight strange strażnika strike strzała strzelnicy stuleciu sumą szanuj szarości szczytów szliśmy szwagra szybciutko
    2 szynka sądził sędziom służyła tamtą tarcia tegoroczna telefoniczny telekomunikacyjnych telewizory terminologii tesla tie
    2 tina toczyły towarzyskich tradycjami travel trwająca trwałą trzymałem tymczasowa tęczowe ubiegał uboczny uczennicą
    2 udowodnij udowodnione umiarkowane umiarkowany umożliwiająca unieść unikając upływa uruchamia urzędowania ustępuje
    2 uszczerbku utrzymując wchodzenia wchodziło wcześniejsza wdrażania wege wicedyrektor widocznym widownia wieczności
    2 wierszem wing winogrona wish wizualnych wnuków worth wrocławskim wrong wskazywały wspinaczki wspomaga współudział
    2 wstałem wstrzymał wstążki wszczęła wychodziła wydawnicza wydałem wygodna wyjebać wykluczają wymyśliłem wypadnie
    2 wyposażono wypożyczenie wyrobu wyróżnił wystawili wytrzymuje wytwarzane wyłączyli wyślą wzrosną wzruszające wąska
    2 włodarczyk yourself yuri zaawansowana zabitego zabrało zabronił zabytek zachodniopomorskiego zachęta zagubiony
    2 zagwarantuje zainteresowała zamykane zamęt zanieść zapasowy zaprawdę zaproś zaprzyjaźnić zarobkach zasłużyła zatonął
    2 zatrudnianie zatrzymana zatwierdzona zawarcie zawdzięczam zawiezie zbudujemy zdecydują zdejmij zdradzić zgarnąć
    2 zgromadzić zloty zmobilizować znamienne zniszczeniem zniszczonego zniósł znp zobowiązane zobowiązał zofii zrzeszenie
    2 zwiększonej zwycięzcami zwycięża złożoność złożyłem łaciny ładunki łapach łba łuski łączącej ścisłego śmieciami
    2 światłach żarówki żel życiowym żydowscy abdul adamczyk adaptację administracyjną african ajax akcyzy andrei aparatury
    2 aparatów architekci area areny arsenału ask asystentów aszdziennik atakując atomu autopsji avengers baczność bagażnik
    2 bartoszewski beer beneficjentów benzynę bet bezczynnie bezsenność bezwzględny bibliotekach blanca boa bolesny borze
    2 braciom bratanek bronic brzemię brzuszek brązowa budzisz bójcie błękitne błękitny charakterystyki chorobach chrystusie
    2 chłód ciągłość ciężaru crawford cudne cut cypr cywilizacje czekoladki czepiać czeska czyjś czynnościach dalece darwin
    2 dbania debilu determinacji diabłem dluzej dokonanego dokonały dosięgnąć doslownie dostal dołączona doświadczył drag
    2 dramatów dre drobnymi dubbingiem duchowym dudek duty dywizja dziecię dziedzińcu dzielna dziurki dzwonki dźwiękiem eeee
    2 egipskich ekolodzy eska fame folder fotograficznych fryderyk galę gardzę gazetki gierka glina gościnnie graficznego
    2 granatów grzbiet gwiazdek głodne głogów głucha głębszy heleny helikopterów hercegowiny holding holiday hongkong idący
    2 ileś informacyjno izolacja jakież jawna jedwabne jedynkę julią justina kadłuba kamionka kata kierowali kieszeń
    2 klinicznych knajpy kompleksem kompletnego komputerami komór konsula kontynuowali kryminalistów księciu kształtów kurii
    2 latarnia lecznicze lewicę liczyli logicznego lokacji lokata lte magisterskich maksymilian marvin maurice małżonki
    2 meksykańscy menadżera metanu mineralnych minionego miękkich mińsk mnożyć mordów mroczna mundurach munduru mx myszką
    2 mówiliśmy mówiącego nagą najgorszej nakładać nakłady neutralności newton niedzielnego niepodległa niespodziewane
    2 niewielkiego niezrozumiałe nissan nosek nostalgii notka nurcie obalił obczyźnie obowiązkami obrzędy obrzędów obszerna
    2 odbiorcami odezwij odmiennej odwiedziło odwołano ogrzać okrucieństwo okrążenie okupacją okupanta opracowaniu opus
    2 organizacyjna organizacyjnej osiemdziesiąt oszczepem palma parami parkiet pastora patriotycznego pcha pck perfekcyjny
    2 placem planowaną pocałował poddam poinformowali pokera pokrywy pokus polepszy polubić pomalowane ponownej ponowny
    2 poprzek poruszanie porównań posiłkiem pospolity posłał potencjalnej potrzebami potrzebowałem poznawanie pozwalały premia
    2 problematyką przebiegał przebierać przeciwności przedstawiania przegrane przelewy przemieszczać przemówił przeniosą
    2 przeprowadzanych przełomowy przybysz przygotowaliśmy przyjaciółce przyjdziesz przymus przytulać próbne publikowanie
    2 punktualnie pustynię radził range rat raw realistycznie rejonowym rekordowo robieniem rolnikom rom rozbita rozchodzą
    2 rozdziela rozrywkowej rozsądnych rtv ruscy rybą rydze rydzyk ryś rzekach rzucę równać rękawy salami samotnego satyry
    2 seminariów sery silniej silniku simple skarbem skupiając składem soboru socjologia soon specjalistami specjalistycznych
    2 spojrzę spowolnienie sprawdzisz sprzeczność sprzedaję spuścić spędzę stabilizacja standardowej stanowej steruje stojącą
    2 stopach stopniach stosowali straszą strategiczny stworzyły stworzą styku stępień substancjami sudan sufitem swoiste
    2 syryjski szachach szczeliny szer sztucznym sztywna szwedzkiej szyku sądownictwo sąsiadom sławą słówek tabletka tabletkę
    2 tai target technikami teen teologia terapeuta thomson toby topic tracił tracy tragicznych traktaty trwałym
    2 trzaskowskiego trzustki trzynastego trójmiasta trójmiasto turku turysta tweetować ua uchem uczciwa ulegać umiarkowanych
    2 umożliwił upokorzenie upowszechnianie uprawę urodą usprawnić ustalony ustanowić usunięciem uznawać uznały uzupełniające
    2 używanej version wake wandalizmu wartych wcielenie wei wejrzenia wiarygodnych wieczorek wieczornych wiejską
    2 wieloletniego wine wiosenny witamina wkroczyć wodoru wpływami wrzucili wskaźnikiem wstań wtórne wybor wychodzenia
    2 wycofała wydalony wydarzyła wydały wydziałów wykształcone wymyślony wyrosła wystroju wysyłka wytrwałość wyśmiewa wzgląd
    2 wątrobę wędrówkę węzły zaatakowani zabawkami zachodnimi zadziwiająco zagadnieniem zakochałem zamieszkujący zamordowanego
    2 zarejestrował zarobione zart zasilacz zasiłków zasnę zastaw zastosował zatrudniona zawierającej zawołał zbrodnią zbóż
    2 zerwali zgłoszone zielonymi zjedzenia znajomej znawca znienacka zobowiązana zosia zranić zwyczajnych zyskało złamali
    2 złudzenie łapią łączył łączyło ściganie ściągnięcia śmiała świętują źródle żurek żywca żywnością żyłam żyłem
    2 administratorów ae agnes akapit aktami alain algorytmu alicji animowanych antysemityzmu apartamenty arc architektoniczne
    2 arenę atakowany ateistów atelier atutem bab badane bailey banks barki bary barów beast belgijskie benz bezpowrotnie
    2 bezpłatny biologicznego bip bohaterach bonusy borek brazylią bring budowali budyń buffalo burzą carolyn ccc certyfikatów
    2 chcący chirurgów chwycił ciarki cienkiej cn cop cynku czeki czołowe czujność czytali dani darować dbamy deportacji devon
    2 doceniasz dodana dokumentalnego domagała dominic dominującą dopiskiem dopoki doprowadzają dopuszczają dostrzegł drobnym
    2 drzeć dupka dyktować dymisja dyplomatycznej dziewiątym dłuższych edytować elaine emocjach encyklopedia ewaluacji fail
    2 faworyt faworyta fejsa filozoficzny finansuje fontanny frost fsb funduszami fury gazowej gerais germany glosow
    2 godzinnego goes granatu gruz gryf grzybami grzywnę gróźb głosowała głowicy głupka instrumentem intrygi iskry izraelska
    2 jadalni jechac jednakowo jeste kablowej kadłub kaja kamerunu kampusie kelnerka kentucky kielich kiepskiej kiwi klatę
    2 klejnot kleru kocem kochacie komar kombinacje komentowanie kompromitacji konrada konsola konspiracji kopanie kosztowna
    2 księgowości kulinarny kwadratowy kładę kłódkę laureata legalizacja legią lekcją leroy lidia liniowej lokatę ludy luźna
    2 malina mann marnujesz maxi małżonków merytoryczna mick military mistrzowskie mocniejszego moduły mojżesza morduje
    2 mozliwosc możliwościach myliłam mysl myszkę myśliwi mówiąca młodzieniec nabierze nabija naciska nadchodzący nadgodziny
    2 nadzwyczajnych nagonki najstarszego najstarszą naklejka narodowców naw neon nfl niebios nielegalnym niemożność
    2 nieokreślony niewiernych niezadowolenia niezbędną niższego noży nożyce nudów obecnymi objęta obowiązkowym obrażasz
    2 obroni obrotach obszarami oceniana ochoczo oczekujących oczywistego oddajemy odebrany odezwę odkupienia odmianą
    2 odpierdol odważy ogłaszają ogłosiły olejek oliwa opartym oparł opel opisywany opracowań opuściło osad oznaczona ożywić
    2 pacjentki parach parafrazując patroli pedagogika percepcji phila piaski piasta pijak pisano plecaku pochowano pocz
    2 początkowa początkowego podawaj podchodzimy podczerwieni podkarpacia podlegających podstawowymi podążają pogardą polan
    2 pomp poniosła popada popatrzył porozmawiaj posiadającym postrzegają potomka potwierdzających powyższa praktyczną
    2 prawicowi prewencji profesji profesjonaliści projektanci promo prowadziłem przeczytacie przegramy przekonywał
    2 przekształcone przemyt przeprowadzają przerażenie przeszukania przewiduję przewija przełknąć przeżyłam przydatności
    2 przydzielono przystosować przywileju raven regularnym rehabilitację rewolucyjnych rise rocha rodaka rodzynki rogera
    2 rosjanin rozejrzeć ruchach rumuńskiego rynkowych rzeczpospolitą rzekomej rzekomych rzeźb rzuty rządziła rówieśnikami
    2 różną różowej ręczni sabotaż satysfakcja schetyny sekretów serbska serbskiego serduszka sfałszowane sformułowane sh
    2 siatkówce siedemdziesiąt sily site skoczek skomentowała skrótem skór socjaliści spadające spd sprawdzą stanowego
    2 staruszka stań stevena stranger stronom strzeż studnia styczniowego suficie sugestii summit surowiec suwałkach symulator
    2 systemowe szekspir szerzyć szpiegów sąsiadujących sławek słuchali taktyczne tanga teatrów tele tera through toksyczna
    2 topór tora towarzyszących trevor trudniejszy trzem trzody turn turystom twórczego tylną tymczasową tęczową tęsknoty
    2 tłumaczem uchodźcach udanym ukształtowanie ulepszenia ulicznego umieszczanie upadki uroczysty uroczą usilnie uss
    2 ustalane ustawiać ustawieniach uwierzysz uwzględniają uświadamia użytkowej użytkownikowi wariantów wbija wezwano whiskey
    2 wieksza wos wołał wprawy wprowadzimy wrogich wsadził wspominała wspomniałam wstawił wybierali wybierany wybraną
    2 wybudowania wydziały wyjaśniał wykonawcę wymagałoby wymyśla wypowiedziała wyrażone wysłaliśmy wytycznymi wywalili
    2 wyznaczają wyzywa wzrosnąć wzywać włada zaciera zagadką zaginięcia zajmowanie zajmujesz zakazanych zaklęcia zakupił
    2 zakwaterowanie zamawia zamieniła zamieszkały zamknijcie zaprzestać zarządca zaręczyny zastępczej zasłużonych zatrucie
    2 zażądać zbiorze zeus zhp zjechać zlew zmaganiach zmagań znajomą znawcy zodiaku zostawią zostałaby zrozumiecie zwarte
    2 zwiazane zwyciężyła zyskali złagodzić złotymi złożoności ćwierćfinału łagodna łotwy łoś łącznik łączącą łęczna ślepe
    2 śmieciem śródmieścia świnoujście żalem życzliwości alzheimera analityków anatomii antena arch argentyńskiej arkusz
    2 arsenalu ateiści atp aukcję autokar automatyzacji avatar babe bagaże barman becky belka benzyną białoruskiej biblijne
    2 biennale bron buda buntowników burkina błyskawica cechują celebryci celnie cerkiew chirurga chrześcijańskim chłodny
    2 chłodzenia ciałach cichym collection cycków cyk czołowym czołówka czuj czytałaś darek darów delikatnej denerwujące ding
    2 dokonaniu dominikanie domków dramatycznym dres drobnego drogowa drukowanych dudzie dwutlenek dydaktycznych dyplomatyczny
    2 dyplomatów dywanów działaczami dzieciaku dzong dłońmi długotrwałego ek elektryczności emerytalne encyklopedii england
    2 etniczna evelyn extreme fachowcy faktyczne fanatyzm faszystów finałowy floryda folk frankfurtu genitalia geo gif gnoju
    2 golenie gotówce granaty grubsze gubi guys hamburgera hamburgu hear helikoptera herbatą hierarchia honorem howarda iana
    2 informatyce informując instrumentach interweniować iranem islamski jaruzelski jaś jaśnie jefferson jelenie jobs
    2 jonathana jonesa judaizm kampus kaptur kick kier kierowniczych klątwę kochanowskiego kolejowym kolumba kolumbijski
    2 komandora kompleksowe kompletnej komunikacyjnej konstrukcją kontuzje konwersji koperty kopiowania koreańskich
    2 korzystających kostaryki koszmarem kosztu koszykówkę końcowego krawędzie kreowanie krewnym kryminalny krzycz krzyczała
    2 krzyży króli kultowy kwintesencja kącik lam lampka leciała lekarzowi lekturą leć liczni liniowy londyńskiego londyńskiej
    2 lucia luźny machina malbork material maxwell małemu małżeński merry mfw mikrofony milioner mistrzynią miękkiej mnicha
    2 mnożenia mocniejszy mog monarchia monitorze mono mową mutacji módlmy nabierać nadajnik nadciśnienie nadleśnictwa
    2 nadleśnictwo najtańszy najwazniejsze najświeższe nalotów nan naokoło nastoletnich nauczał naukowcami nawa nazywania
    2 nelsona newsweeka niemcem nieoficjalnych nieporozumień nieprawdaż nieprawdą niewidzialny niewłaściwie nigeria nostalgia
    2 nudności obejdzie objawienie obowiązkowego obudowy ochronnej oczekując odbije oddechowego odebrałem odnajdzie odnaleźli
    2 odpowiedziałeś odpowiesz odprawa odstrasza odzyskali ojczysty okrada okrzyki okrąg okręcie okupowanych omawiane operować
    2 opłacalne oskarżają osobowa otchłani oznaczała oświecenie palisz pamietasz paskudny paso pasożyt pasterza patrzec pchać
    2 petycje photography piekarnika pięścią planowali planujecie podcast poddano podjęciem podniosą podwaliny podziemnej
    2 podły podświadomie pogorszenia pojeździć pokażmy pokocha polecają polubiłam pom poproszony portem porzuciła postanowi
    2 postuluje powala pozostawało pozostawiają pozwany prawicowa prawniczka prawom prawosławni projekcja prostytucja
    2 przebranie przebywający przeciwdziałaniu przeciwną przedszkoli przeglądania przekazywana przekładzie przepisom
    2 przestrzegają przesyłać przewodził prześladuje przyczyniając przyjścia przykrywka przypodobać przytacza przytrafić
    2 próbnych putinowi puścili pytamy pózniej półek półfinału płodności radzimy rae reki reklamować respekt rety rl roboczych
    2 rocznicą rolling romanse rosyjskimi rozliczenie rozmówca rozpędu ruinach rynkowa ryzykował ryzyku rzeczywiscie rzucą
    2 rzymskich rzymskim rządom salut sekwencji serbowie sgh shirley shore shot siemka sieroty skocz skojarzyło skrawek
    2 skrzywdził składowania smakowe smartfonów sokołowski solową spodziewają sprawdźmy sprawiając sprawują sprzeciwiał
    2 sprzedawcą sprzyjających srednio starostwo states stawił stałymi stosownie studentki subskrypcji suchego szkółki
    2 sąsiedniego słowiańskie słyszałaś taksówek talerzy tamy tauron tolerancyjni tomem tornado towarzystwem trafna tragiczną
    2 traumy triumf trudniejsza tubylców tureckiej tybetu ubraniu uczta udzieliła ukradła ula umawiać umieszczania umyślnie
    2 uni uranu urodziły usłyszenia uzasadnia uśmiechasz va valle vargas vicente vida vod vous wampirem wczesną wewnętrznymi
    2 wizytówka wlosy wojenni wolałem wpisują wrocławskie wybudowana wycieku wydłuża wykrycia wyliczenia wymagających
    2 wymaganego wyobrażać wypełnij wypowiem wypuściła wyrastają wyrzutni wyróżniona występowali wytwarzanie wytworzyć
    2 wytwórnię wytłumaczę wyłania wyłączeniu wyślesz wędrówka węglowy włamania yep zachowuj zajmującego zakwaterowania
    2 zaliczane zamieszcza zamieszczane zamieszkała zaostrzenia zapewnieniu zapierdala zapowiedzią zapytaniem zastrzelili
    2 zastrzelić zawczasu zawiodłam zawodem załamana założycielka załączonym zbiegu zbierając zburzyć zbyszek zdradzać zeszło
    2 zjedzą zmodyfikowany zmotywować znakomitej zrzuca zwiększone zwrócenia zwróciłem zwycięskie zwyczajowo złomu łamaniu
    2 łapcie ścigał śmiecia śmietaną żar żałował żeglarzy żółci abbott administracyjnej akustyczne angażują aniołki
    2 aresztowaniem atari attack autonomiczny balboa bankier barany barierki bata baśni beat bejrucie biegam biegał bluetooth
    2 bm boczny bora brakujące brazylijskim bronimy budowlana bóstwo bąk bębny błaszczykowski capitol cela celebryta centów
    2 ceramiczne chamem charytatywna chciano chemikaliów chodzic cholerna christie chrześcijanami ciągnął ciężkimi contact
    2 czaisz czechami czlowiekiem czosnku czołowej darren deborah dech decyzjami destrukcji diagnostyka diagram donna dont
    2 dortmund dołek drukować duo dutch dyplomata dywanie dziekana dziesięcioleci dźwiękowej eagle edith edukacyjną
    2 efektywnego eksploatacja eksploatację ekstraklasa ekwador elektronicznym emocjonalna emocjonalnych eng erdogana ernest
    2 esa etnicznie eurowizja ewentualnym facetowi farsa fascynacja faz fikcji filozofa filozoficzne frajerów franek fucking
    2 fundamentalnych gatunkami gazociągu generalną glasgow glosy gniazd gran groźna gwałtownych głośniki główki haka haki
    2 heaven hodowlanych hut inicjatywie innowacyjności intelektualnych intelektualną intymnych januszem jaskiń jednością
    2 jordana juliusza juniorzy kalendarium kampaniach kampusu kanclerza karanie kategorycznie kawalerski klimatyzacja
    2 klimatyzację kochający komplecie kompozycję kon konkurentów konserwatywni konstytucje kontynuowane koroną kostką koszary
    2 koszu kowalska kościuszko kością krainę kredytowa krzakach krzywdzi królików książąt kurtyna kuzynów laptopy leciało
    2 leczył legal lekarska lekturze liczebność liczyc liderami lig local lokatorów lokomotyw loży lżej magnus maine
    2 manipulacją marchewka marianna masażu mase mechanicznego mecie mera metalową miasteczkach michaił miesiace mieszkaniem
    2 mieszkaniowego mieszkanka million moskwę multum myśleniu myśliwy młodemu nacisnąć nadgarstku naftowego namalowany
    2 napisanej narażeni narzeczoną nastawieniem nastawionych niebezpieczni niemiecko niepełnosprawnością niepoprawne
    2 nieprzyjemny niesłychanie nitki nosili nosy nut nędza obaleniu obrazi oburzające oburzona obwieszczenie oceniany ocet
    2 odcieni oddalić oddalił oddzielone odjechał odmianach odpowiadających odpowiedziach odpowiedzialnej odtworzenie odwrotne
    2 odzyska ofensywę olivier ominie opisanie opowiadaj osobnych ostrzał otaczające otwierając pająków pam panną
    2 parlamentarnego państwowości perełka philipa piciu pik pikuś pingwiny pisarki piszecie pochodzącej pocieszające podałeś
    2 podejrzana podpisując poinformowało pokazałem popełnienie popierając popisu poranki porzucenie poszerzenie powiodła
    2 pozwalasz pożądany pracownicze pradziadek pragnąc predyspozycje present prezentowała prochu profesjonalna promowane
    2 prowincję pruszków przebiegły przegrywają przejmując przerwała przeskoczyć przestaniemy przełęczy przyjmiemy
    2 przypadkowym przypadłość przyrodniczego przyrządy przystąpić psychiatrycznego pucharów puder pussy python półwysep
    2 pączków pęknięcia quasi quiz ramirez ratownik realizacją rejestrów rewizji rezerwowych rossi rozpadła rozpatrywać
    2 rozrywkowych rozwinięcia rybaków rzadkością rzeźbiarz rzucania rzymsko rządzącym sadzić sake sandały satelitarnych sejf
    2 sensacja sharp ska skan skazania skierowaną skin sklepik snajper sondażach spears spektakularne spokojni sprint
    2 sprzedawanie sprzyjające sprzęty spłacać sta stambuł staruszek stresie strukturami stwierdzając stwierdzi szerzenia
    2 szykować słoneczną służbom tarcz technologicznej telewizje terrorystycznego testuje towarowym traktując tropikalne
    2 tylera tęczowa tłumem ubiegłych uchodzić ug ujemne ukazujące umierasz umysłach uratowania urodzenie urodziłeś ustalają
    2 ustaliła ustawodawczej utwierdza uwięzionych uwzględnione uzasadniona uzasadniony voyager walkera walutą warunkowe
    2 wczesna wet weterana wiecznych wiedzcie wieliczka wieprzowiny wiodący wirginii wirtualnego wirtualnym wit wpisach
    2 wracała wręczyć wspólnymi współpracownika współpracownikiem współrzędnych wstępem wybaczę wybił wycofa wyjatkowo wyjmij
    2 wykonywanej wykończony wymuszenie wymyśliłam wynikającą wyprodukowanych wyrażał wyrzutów wyrzuć wyszukiwarkę wyszłaś
    2 wywarł wyżywienia wzmocniony wózkiem wątpie włosku włączyła zabawną zabic zadawane zamachowiec zamierzonego zamień
    2 zapakowane zapomnijmy zarządcy zarządzany zaskakujący zauważyliście załatwienie zbliżać zboczu zboże zbudowanego
    2 zdenerwował zgubiła zjawia zmniejszanie znieczulenie zorientowali zuzanna zużywa zwalić zwiększeniem zwiększył zwróciło
    2 łac ładowanie łks świnią świątecznego absolutne adamowicz akceptowalne aleksandr alko allan amazonki anarchiści
    2 antologia aria artyście asortyment astronauta astronomowie asystentka audyt autentyczny automatyczna automatycznego
    2 automatyki awarie balonów bandą barana baranów bezkarność bezsilności biegli bierność biologicznie boo boryka
    2 brazylijskiego brexit brutalnych bureau burundi cache calais cappuccino cejrowski cementu charytatywny chrzanowski
    2 ciśnie clare cofnął cracovii cyganów cytatami czaję daewoo daniels datki dbając dedykowany delfiny dilera doniesienie
    2 dopuścili dorastała dostrzegają dowolnych dołączenia dronów dyskutujemy działem dziel dzienna dziewczynce ec edwin ei
    2 ekranów elastyczność exodus fabio false fascynująca faworytów feminizmu figuruje filtracji filtrem finalistów formowanie
    2 furorę gandhi gangster gapi gdyz ge giełdę glen gmbh goryczy gołymi graniczna grały greenpeace greta grzywna guillaume
    2 gustaw guście głosić głosujcie hol hula ignacio ikoną imperator ingerować intuicja islamem istotami jaruzelskiego jawie
    2 jeana jednolity jeno kadrą kanadą kanapę karp kartografii katolikami kazik kenia kilogramy klinicznej kochanki kolczyk
    2 kolonizacji komunalne konsultanta kontrakcie kontrolnej korzystający korzystny kreacje króliki króluje kupnem kuzynki
    2 kłaść latin lać lekkoatletycznych len leonarda lewicowego liberalnego liczbowe liczące liniowe lite litewskiej litwę
    2 logiczna maksymalnym marx maryjo maseczki masturbacja maszynami md medialną meeting messenger mieszkaniowej mistrzowski
    2 międzyludzkich mobilny modlisz mogliście morales mordowali mozilla mości multimedialne mylące męstwo nacisków nadine
    2 nagraniem nakładów następni natychmiastowa nałóg nicky niebieskimi nielogiczne niemieckimi nienawidzimy niepewny
    2 niepożądanych nieuzasadnione niewyobrażalne nilu nić noble nosz obiektywna obietnicą obłęd oczyszczony odbywania odciął
    2 odezwać odpadła odparł odradzam odwecie odwiedzanych odwołali odznaka ofiarować ohydne okienku olimpijskimi oliwki
    2 oporów opowiedzieli opublikowanej organizatorami osiemdziesiątych ostrzału ostrzegają otaczającej otrzymując ołów
    2 paradise paragon patrioci paw pełniący piaskiem piaskownicy pierdolenia pijanego plam planowałam plastycznej pobiegać
    2 pobierał pochłania począć podbija podbój podkreślać podróżach podtrzymywania podziała podziękowanie podłączony
    2 pojedynczą poleciała polegało pomarańczowym ponosić poparli popełniłem poprzedzone populacje porabiasz posada
    2 postawionych postępują poszkodowanym potrzebnej powołano powtarzanie pozbycia pośrednich pożytecznego pragnieniem
    2 prawniczych premierzy president protection pryszcze przebrany przejmuję przejściowym przekazy przelot przemówieniu
    2 przeprowadzka przestępcami przeszkadzam przeszkoda przetrwały przewodzi przeznaczonej przezwyciężyć przyczepy przyjaznym
    2 przyjezdnych przypał przysięga przystoi przyszlosci przysłał przytoczyć przyzwoite przyzwyczajona publikują puszkę półka
    2 pędy pęknięcie płacząc płaskim rachubę radiofonii radykalna ranek rasowym realizm recepta reddit refleksja rejestruje
    2 reklamową repertuaru return reuters riley rodzimy rogue rover rozbite rozstać rozwijający rozwiązywaniu rozwodów rund
    2 ruszaj rytmie równikowej różnorakich rękaw safety saturn savage schodowej schulz serialem shaun siedemnastu silence
    2 silnikami składała songs sopotu sortu spierdolić spodziewasz spokojną spożyciu sprawdz sprzedano sprzedawana spędzanie
    2 spędzi starca startowy stoch stoisko stolika struga sty swieta switch syrena szczegółowej szczękę szkodliwa szmat szopka
    2 szpiegostwo sztokholmu słowacy tajemniczym tajemniczą taksówką tanecznych tarczą tc teamu technologiami telewizorze
    2 tkanka torpedy tottenham trek tru truciznę trupy trwającym trzciny trzydziestych tureckim twierdze twórczy tyson uchodzą
    2 uczęszcza udo udogodnień uhonorowany ukraine umacnia umieszczonego uniwersyteckiego ustawiają uszczęśliwić utknęła
    2 utrzymujemy utworzeniem uwierzycie uzywac uświadomienie użyteczne vw wadami wampiry warner wierszu windzie witch wkładam
    2 wkładać wlicza wojtka wolałby wolontariacie wredna wrocławska wróćcie wschodem wspominałam wspomnieniem współcześni
    2 współczuje wstają wstydzisz wtrącać wybuchów wychowałem wychowywała wycinanie wyjsc wykonawczych wymienię wymowę
    2 wynoszący wypaść wypełnił wypowie wypowiedz wypożyczenia wystawi występującego wywalczył wywołując wyłożyć wyżyny
    2 wzbudziła włączyłem zachorowała zad zajmowałem zakładem zalana zaliczenie zameldowania zapobieganiu zarabiamy
    2 zarezerwować zasłużonym zawierającym zawrócić zdołają zgubiłeś zjechał zjedzeniu zmniejszył zmusiły znieczulenia
    2 zróżnicowanej zwołał zwróćcie złamany złożyliśmy łamane łapami śmiejemy średniowiecznej świadomych żandarmerii
    2 żołnierzach
    1 alternatywnym amazing aparacie architektonicznych arthura artykul asz atrakcję autorskiego autoryzacji azjaci bandzie
    1 betonowe bezcelowe bezpieczenstwa bezrobotni bitch bochenek bocian bokser boliwia bombaju brazylijskie brenda bryant
    1 burak burgery bytomiu bóstwa błękit cage cap całkowitych całością cenione certyfikacji chama chaosie chełm chowają
    1 chronionego chun chłopcom committee cukrzycy czai czeskich czo czułaś czynnikami czytelnictwa córkami damskiej danielem
    1 darowizn dedykuję definicją destiny deszczowe dobiera doboru dojrzałych domenie dorosnąć dorosłej dostarczyła dostawcę
    1 dostępnego drabiny drze duchowy dzwoniłem dżinsy ebook elite emiraty eta faktycznych farma farmę fałszywej files focha
    1 fontanna fortepianie francois funkcjonowaniu funkcjonujące garderoby gemma generatora geniusza ghany ginąć gościnne
    1 grahama grunwaldem gsm gwarantem górniczy górska głupców halę hampshire handlarze hara henderson herbatkę herberta
    1 holenderskim hucie ilosc immunitetu inauguracja industrial industries informacjach instruktorów japońsku jedynce jemenie
    1 jewgienij julię karania kendall klatek klony kocyk komediowy komedię konserwatywnego konstytucyjnych konsulat
    1 kontaktował kopertę kopiować kosmicznym koszul końce kościelnym kratkami kretynów kryć krzyżowa krótkometrażowy
    1 kłopotach kłóci lb lcd legalną leonid less lewacka lezy lindsey lindy lodowisko lokalizacjach loteria magdy
    1 magnetycznego majonez malowane marcusa marksizmu matematyką maty maybe małysz metale metodzie michela midi miesięcznika
    1 miguela mills modelek modę mural muzułmaninem nabyte nadajesz nadana nadchodzącym nadgarstek nadmiaru nagłówków
    1 najszybsze naloty namalować naprawił narodami narodziła nazywanego niecałą niedozwolone niedługim niemałe nieszczęść
    1 noel noise nokaut nowoczesności nowotwory nurkowania nurty obiektach obowiązkową obudzę oceanów ochotnicza ochronnego
    1 odcięcia odniesie odnoszących odwetu odwiedzam ogonie ogólnopolskich określanie okręgowa okupację olx oman omijają
    1 opanowany opiekunki opona opowieścią optymistyczne organiczny organizacyjnego orkiestrę osiągi osobową otrzymacie
    1 otwierasz otworzę oznacz paczce pamiętali panstwo paragwaj pastorem payne pałeczki paśmie penn perkusja peugeot pieczywo
    1 pieprzonym pilnują piotrowski pisal piwnic pizzą pięciokrotnie plutonu pocałunki podjęłam podnosząc podobam podpalił
    1 podpisywał podróżują podzielenie pogadaj pogodą pogrąża pokoleniem pompki pomylili pomyliłeś pon popiół poprzednik
    1 popular poruszający porzuca powell powiatowa powiatowy powietrzna powikłań powinnien powstałego poznańska pozoru pralki
    1 prezydencka procesowi prognoz promu przeczytac przednim przeglądarce przejmujemy przekazali przekształca przeleciał
    1 przemieszcza przeniesie przenoszenie przewodni przełożenie przybędzie przyjeżdżać przykra przyrząd przystąpienie
    1 przywieźli psychologiczna płaszczem płciowego płoną raportem rasie reportera reporterzy reporterów reprezentowany
    1 reprodukcji rewanżu reynolds robina rocznej rogers rolnego romów rozegrany rozpierdol rozpowszechniony rozumiany rozwali
    1 rusi ruszenia rączka samce samobójstwie sceptyczny schodzić screeny segmencie sensownego siedzeń siedziec siedzące
    1 siekierą sięgnęła skandalem skory skorzystają smaki somalia spadkobierców spadną spalono speak spectrum spełniał
    1 spodobały spotu sprawiedliwi spróbują stacey stacjonarnych stanowe strategicznym strażak stróż studenckim stwarzają
    1 stypendiów substancję sutki symfonia szafkę szaleć szariat szczegółowego szokiem sztabie słabsza słodkiej słoni służę
    1 takowych talibów tatiana tańsza tematyczne tematycznie teoretycznej teściowej tokiem treningowy troską tryby tęsknota
    1 tłumaczyli tłumienia uchwalona ukrył uks ulg uniwersyteckim upadło upadłość uratuj urodzeni uroki urywa urzędowe
    1 usiłowanie uszkodzeniem utc uwarunkowania uzależnia uznam uznanym visual vive vox wakacyjne walczyło walentego wałki
    1 wciela wdowy wes wezwali wiedźmina wielbicieli willie winogron wioskach wniesie wodnymi wonder wpadnę wracałem wrecz
    1 wróciłeś wskaż współautor wybierania wychowali wykładzie wymarły wymieniona wymiotować wynikająca wyobrażeń wypowiadania
    1 wyruszają wyrób wyspami wywołana wyzwaniu wzmacniają yan yong zabiłam zaboli zabrałam zaczynały zadając zadaniach
    1 zadziwia zadzwoniłam zainstalowany zajęciu zajście zakazano zakończyliśmy zakręcie zaliczone zamontowane zaniechania
    1 zaopatrzyć zareagowali zarządzał zasiadł zastosowany zatoka zawarła zawdzięczają zaznaczam założonym założysz zdarzyła
    1 zdolnością zdolnym zebraliśmy zestrzelony zeznał ziemskiego zimową zjadłam zjednoczeniu zniesiona zniknięcia zorganizuje
    1 zszokowany zwierze zwierzyny zwolnione złapany złapią ładniejszy ściągania śnieżnej świnki świtem świątecznym żartowałem
    1 aba agresywną aktywów aleje alfons amazonii andersa apele astronomii autorskimi ała bach bagażniku bangkok banie
    1 barbarzyńcy baseny beau between bezcen bezprawne bg bierzecie birthday bliźniaków bliźnięta bol bolesną bransoletkę
    1 brany buddyzm buraki bóbr błyszczące cas chciala chester chińczyka chrześcijaninem ciasteczko ciekawszych circle cięć
    1 ckm coach cofnięcie commission cudownej cytryną czcionka czołowego czynnie dachach damskich danger daw decydował
    1 dekadach della deweloperów dogadamy dokłada domowymi doom doradztwa doskonałej dramatyczna drewnianego drobnej duck dunn
    1 duńskich dwudziestych dyktatorem dziennikarskiej długopisem edmunda egz ekg elektryka entuzjastycznie epokę erę faul fei
    1 fiata fidesz fin fiona fitzgerald frustrację funta fx gabi gad garfield garnek geneza gestem gminnym gnieźnie godła
    1 gościom graficzną grecję gromadzone grunwald gui gwałciciela głaz głodem głowice głębszych handluje hani hansen hearts
    1 hermana holden hyundai ibf ilona iluzji implikuje industry indy informatyków inwestycjach ireneusz irving isp istny
    1 jabłoni jakbys janowie jedn jezdnię jeża jubileuszu kac kanapa kapsułek karami kindle kitchen kombatantów koncentracja
    1 kondygnacji konkretniej kopalnych kresów krwawa kryzysy krzaki krzyżacy książeczki kwantowej kłopotu lala lambert lasami
    1 latających laureaci legendarne legionistów legitymacji leśnicy litry logicznych lotosu luiza magnum majątkowe manu
    1 marginesu marią marketingowe marnowanie martha maszt match materialnego mediolanie memphis miernik mnogiej moralna
    1 mordercę mordować mysla myśliwiec młodo nabierają nadała nadzorczych nagłym naiwnie najgorsi najsilniejszych najszybszym
    1 nakładania napadów napisanego napisaniu narkotykach nauczyły nazwiesz netflixa neumann neurologiczne ng niczyjej
    1 niebezpieczeństwem niebezpiecznej niedostępna niegrzeczne niekorzystnie nierówność noe number numerach obozem
    1 obserwatorzy obudź ochronnych odbiornik odciągnąć oddawaj oddechowych odgórnie odjeżdża odkryją odkręcić odniesionych
    1 odsyłam ogarnięcia ograniczeniami ogórka okoliczność opaskę opierała opublikowania organom orzech osiedlach otworzyło
    1 otworów owak oświadczyny oświęcimia parkowania parlamentarna paryskiego pauline perspektywą pew phone pijanych piper
    1 pistoletem plagiat planowała plastyka plebanii plonów podaniem podjęciu podkarpackiego podkreślenie podrzucić podróżując
    1 podziemnym podziękuję pokazywane pokładu polegającej polly polskość poprzednimi poprzedzających porządkiem porządna
    1 postawiona powiększone powod powołanych powróciły pozdrawiamy poznacie pozostałością pozwie położyłem pośrednika poźniej
    1 pożądanie pożądanych pracownica praktyczna prawi prezentujące princeton produkujące profesjonalizmu professional
    1 programowi promująca propagandowych propagować prowincjach przechodzenie przecinek przeczucia przedsiębiorcami
    1 przedsięwzięciu przedstawiana przekąskę przemawiał przenośni przeprowadzana przerażeni przestan przestrzeniach
    1 przetrwają przetłumaczona przewieziony przewozów przeświadczenie przeżywamy przodka przychylność przycisku przywieziono
    1 przyznac psychologię publikując puławy pzl płakałem radiowym raf ranią rasą ratujmy realizując reasumując recykling
    1 regionalną relacjami resocjalizacji rezerwacie rezonans ri rity rodów rosjanom rowy rozbudowana rozegrała rozglądać
    1 rozmową rozmówców rozróżnienie rozsiane rozstaw rozstrzygnięcie rozwiniętą ruchać rujnuje rzekomego rzekomy rzeźbę
    1 rzutów równoległe różowego samobójców sarkazmem saul sciences sekretariatu sekretne sfrustrowany sidney siedzib skarżą
    1 skazy skm skomplikowanego skonczy skopje skórzane składającej składanka sojusznika sosy sosów spadkobiercy specyficzna
    1 spice spostrzeżenie sprawna sprzeczny sprzedawcę sr stage stawianych stopu stoły strategicznie stresem stronkę
    1 strumieniem strzałka swobodne sypać syryjczyków szczep szefostwo sześcioro szkodliwego szybsza słowenia sługi słuszny
    1 służbowy słynnych taktyczny talerzu tamara tao teledysków templariuszy thora toro traktuj traumę traw tropie trumnie
    1 trzymac trądziku tur turbiny tutejszy tuziny tworzywa tęsknił ubierz ubikacji ubogim uciekły uczestniczka udajemy uderz
    1 ugryźć ukończeniem umieli umieściła umożliwiającą uparty uprawiana uratowali uregulowania urodzonego urodzonym
    1 ustawionych usuwane uznamy valencia vernon vogue wadliwe walizce warcie widowiska wieczyste wielkiemu wielkością wieżą
    1 wilkiem wini wiodącą wiosenna wiszące witek wlk wodospady wpadać wrogowi wskazówkami wskaże wspomagają wsrod wybija
    1 wychowawczych wychowawczyni wydawcą wydawniczy wyeliminowania wygraj wygrałaś wygrywając wykonaniem wykorzystuję
    1 wynalazł wynikającej wypożyczalni wyprowadzi wypłaca wystarczających wystawianie wysłuchaniu wytchnienia wyznać
    1 wyłączając wznoszą wzwyż zabytkowego zabytkowy zaczal zaczniecie zalewska zalewski zamierzali zamieszkał zamieścić
    1 zapłon zarządzaniem zaspokojenie zastąpiono zastępując załodze założyłeś zbiorowym zderzeniu zewsząd zhao zjedli
    1 zjednoczonym zleci zmniejszając zmodyfikowane znaczeń związał zwrócona zwyciężyć ścienne śmieciu świadczące żałosnym abo
    1 adrenaliny adresowany alkoholi almeida alvarez ambasadorów aneksji anglojęzyczne animals anonimowa antropologii aprilis
    1 argumentując armat aws azję badając badan bahia bandery banknot bawełnę bazują bazylice bałtyckie beznadziejnym bliźniak
    1 bojowym bony brunei buddyzmu byłabyś bójka błogosławieni carr cdu chwycić ciazy ciężarówkę commons concept coupe crime
    1 cykliczne czarnuch czekających czepiasz czesne czułość debilami decyduję degradacja demonstrację deputowanego dereka dev
    1 dina district division dogonić domagali donikąd dostawali dowiaduję dramy działaczem dziwniejsze dążeniu dł dżentelmen
    1 ekosystemu elf eliminując embargo emiratów esther everest experience fabułą falami festiwalach fotograficzna frajdy
    1 francuzem frederick furgonetki gadki galerią geograficzna gildii ginęli gitarzysta granicznego griffith groziła grubas
    1 gubię gustavo hamburger hansa harcerze harmony hawk heat helikopterem herbatki hiszpanię hondurasu hopu hours hymnem
    1 hype ilustruje ingerencja instruktorem interfejsu jednolitej jeśliby jill josephine jutrzejszy językowego kabla
    1 kanadyjskiej kardashian karteczki kartonu kasjerka kei kochania kodowanie koi koki kompozytora komputerowo koncesji
    1 kondycja kondycję konik konsekwencja korektę korzyścią kozła kołek kończyło kreacja kreatywnego krrit kurczowo kurdów
    1 kwalifikuje kwiatków kylie kłody latarnie lechem lema leniwe liściach lonely looks luster luzu macedoński magnes malezja
    1 marin maszynki materac mediacji meksykanie metafory metodologia metrach metrowy mieszkająca mieściła migracje mission
    1 miłośnik mobilną modyfikacja motorze muzeach męczą młotkiem nadejście nadzieji nadzwyczajna najczęstsze naprawie
    1 narażona narobił następującego natknąłem natychmiastową nauczenie nawiązywał nazwach nazwiemy nazywanej nałogu nbc
    1 nieetyczne nienawidził nieodwracalne nieoficjalna niewiedza niezgodności nieśmiała noś nur nw obiecałem oblicz obniżeniu
    1 obrażał obronnej obrzęk ocalał odbiciem odbierz odblokować odbywające odchodzę odeszło odetchnąć odnajdą odwrócenia
    1 odzew odłóż ojczym okupu opowiadając opowiedzenia opuszczona opłacało orgazmu orzeczeniem osadzona osadzony osiek
    1 osiągać ostrożny oszustw parter partyjne partyjnego paryskiej photoshop pile pionowo pisowska pisowskich pociągnie
    1 pocztówki poczynań podawany podały podciągnąć podejmował podkomisji podległych podporządkowania podążając poetycki
    1 pokażesz pokemon polakowi pomagały pomocni pomoze pomyliło poranną porywaczy poszukiwanych potocki potrafiłam potępił
    1 powalczyć pożyczył pracowity praktycznego prestiżową prezentujący procenta procesja propagandowe prostokąta prostota
    1 proszeni prz przednich przedsięwzięciem przejrzystość przejęciem przejściowego przekroczyły przenosząc przepyszne
    1 przestrzennej przetwórstwa przeżyły przydała przynieśli przypominało przystojnego próbka późniejszy płaskiego płaszcze
    1 płciowej płotu ramki rate rejestrowane relacją relaksu relikwie renesans rewizyjnej rockowy romantycznie ronald
    1 rozkazuje rozkwitu rozpaczliwie rozwojowej rysia rywalizują ryzach rzadkim rzymskiej równouprawnienie ręczną salony
    1 separatystów serbskie server shane shapiro sieciowej sierżanta skandale skierowania skierowanym skomplikowanym skorpion
    1 skorzystali skończonym skrajnym skrytykować smakowało smierc spokoj spotkałaś spotykanych spr springfield sprowadzony
    1 spóźniony starty stażysta stołecznym stworzoną suknię swobód swędzi sylwii symetrii symulacja syntezy syryjskiej szaloną
    1 szeregiem szeryfa szkoleniowe szkoleniowym szlaban szwy szymański szynki słodyczami słupa służącą słówko tancerzy
    1 tarasie tatarów teheranie telenoweli terminalu thinking thread tip toster track tragicznym transparenty troszczą trumnę
    1 trwającą tuz tworząca tygodniem tęczowy tętnicy uchodźcą ucierpi uczestniczące uczyc uczynili uczęszczać udowodnili
    1 udzial ukrainiec ukrytym umiar umiejętnościach umieszczając umocnienia uprawnione urodzinami urosły ustawka uszkodził
    1 utożsamia utrudnić utworami uwaza uwolnieniu uwu vader velvet verde vic vincenta vita walczyłam wciska wczasy wglądu
    1 widnieją wiekszosci wierzyc wietnamski wilgoci wilgotności wilgoć willy wiodą wirtualną więziony wkroczyła wkurwił
    1 wojewódzka województwach works wpadam wrogość współczesności współczuć współżycia wstążka wszelakie wta wychodziły
    1 wydrukowane wygram wygrywał wyjechałem wykonuję wykorzystam wymarzone wymyka wynoszącą wypadły wypije wypożyczyć
    1 wyprowadziła wyraźna wysadzić wystawiono występami występowały wytłumaczysz wyśmienity wzorowany wzrokowy węgierską
    1 węglowe węglowej włączać xavier yahoo zablokowali zabroniony zadzwonili zajmującym zakochani zamachowców zamieszczanie
    1 zamieszkujące zamykamy zamówiła zapachy zapału zaproszono zaprzeczać zapłodnienia zastrzelono zatuszować załatwione
    1 zbierali zbity zbrodniach zdesperowany zejście ziemniak ziemskie zjednoczeni zmalała zminimalizować zmywa zmyślone
    1 znaleziska zniesione zorganizowało zostawisz zrodził zwani zwariować złożonym ósmą łza śmiały śpiewem żartowałam żem
    1 żywnościowe administration advanced agd akumulatorów aldo alicia antybiotyk atakujących athletics atmosferycznych
    1 atrakcyjnych autorytety awansowała azjatów balcerowicza baltic barwie based because biathlon biegnij biegun bocznym
    1 bogatymi bojkotu bom braterstwa brzmieniu burton buziaki błędnego celtic cenisz chwilami chłodniej chłopcze cienko
    1 ciotkę cioty collegium combo communications corner cukrowej czasochłonne czaszkę czcionką czterej czytelne czytelny
    1 daruj delegacje delgado diany dickinson dochodowym dojazdu doki dokumentacją dopuszczalna dostarczono dragons dyktuje
    1 dzicz dziedzic dzielisz dziwni egipcjanie ekip ekonomiczno ekshumacji ekspansja ekspansję elliot enea epok eskalacji
    1 ewidentny factory fanka farmaceutycznych fascynujący fatalna flaki font franz gdybys generale gimnastyki gone goodbye
    1 gop gorzki gothic gościć grabowski grobowiec gruszki grzebać gwarancją gwarantują gómez głupek hancock harmonia heroina
    1 higiena holenderskiej horrorów hotelowy hub idące incydenty interaktywne internetowi internetów inwentarz inwestowania
    1 isabella istniejąca istotnej iuris ivana iwan jacuzzi jajkami japonią jarka jaśniej jedliśmy jednoznaczna jemenu jeżdżąc
    1 jsw juice kaczora kapcie kapelan kapeluszu kapitałowych katecheta katolicyzmu kciuka kena kibicuję kieszonkowe
    1 kirgistanu klauzulę kliknięcia klimatyczny kolwiek komercyjnego komitetem komunikator konkrety konkurencyjnych konnej
    1 kontuzję kontynuowana kopciuszek kopuła korzystaj krytyczną księgowość kształci kuchnie kukurydza kulami kurczakiem
    1 kurtce laureatka legalności lewicowi liberalnych liberalną licencją likwidacją litwini lives lvl majac malowidła mariano
    1 marketingowy masona masturbacji maturalny małgosia mechaniczną mechanikiem menadżerem mesjasza migranci mika miks
    1 ministerstw miodowy mię międzywojennym mohammed momo mordowanie motocyklistów mołdawia mówmy męczennik nadmierną
    1 najpopularniejsza najważniejsi nakazy nakładają należymy narodowcy narzekań nastolatkiem natasha nauczaniem nauczenia
    1 nauczycielskiego navarro nazistowskiej nałożone nerkę neutralnym niebezpieczeństw niedlugo niedobre nieoficjalne
    1 niepełnosprawnościami nieskończone niesprawiedliwy nieudany niewyobrażalnie niewłaściwą nieznajomy niezupełnie nikita
    1 noo nor normalnymi nożyczki obejrzy obojętna obywatelskim odbijają odbiła odezwała odmieni odpowiedników odrzuceniem
    1 odziedziczył oferujące okazy określiła oleje olgi oli opadły operacyjną operuje opierał optyczne opuszczonych opóźnień
    1 ordo organizowali oscarem osiedlili otrzymywali otworzyłam pancernej pandora panienka pasami pawłowski pekao pełniła
    1 piecach pieprzenia pierogów pijąc pileckiego pisemnej pizzerii plamki planszy plaster plebiscycie plikami plusa
    1 podkarpacie podkreślam podnieca podobasz podzielam pogorszyć pogorszyło pojebana pokazywali pokrzywdzonych polanie
    1 polecacie policzone polsacie polubił pomarańczowej pomyślmy ponizej poniższej popełniać poprawiam poruszony poruszyła
    1 porządkowe postawiłem postąpić posłami poufności powiadomień powodowało poziomej poznaniem pozostawała pozyskane
    1 połączonego poświęcając pracownikowi prawdopodobna prestige promotor prostytutek protestem przebiegiem przebrała
    1 przechowywanych przecieki przeciwbólowe przeciwdziałać przejdziemy przejęły przekonam przekonują przekraczającej
    1 przemyślana przepraszaj przerażająco przesadza przestraszył przeszukać przewidziano przeznaczeniu przybliżenie przybory
    1 przybrzeżnych przydzielony przyglądał przygodzie przypraw przyszliśmy puczu płać pływają rakietę ramon raul reflektory
    1 regułami reid reklamowa reportaży reprezentujące richmond ricka robiący rogów rosnącego rozciągają rozpoczęliśmy
    1 rozpowszechnione roztwór running rzepliński rzęs salvatore samotną sankcjami sektorach sektory sensownie sherman should
    1 sierp siłownie skaner skończymy skończyłeś skrzydłem skrzypcach skręcić skuteczniej socjalistyczny sojusze spala
    1 specjalistycznego specyfika spełniła spokrewnieni spożywanie spódnicy srednia stanowiącym statkami strop sultan syberię
    1 syfu symbolicznym syryjskiego szczęka szklana szkodzić sztywne szukajcie szwecją szyfrowanie szóste tarnowskiej tańczył
    1 teddy thai thought tomaszów toni towarzystw tragicznego transporter trick trofea trwałego tuba tymczasowych tyłkiem tłem
    1 ubiegających uboczu uczennic uczyniło uderzają udostępniono ugandy umierali umk unikalną uniwersyteckich urny usłyszą
    1 utrzymywali utworzonej użyteczność vhs wahań walnie wejsc weneckiej wide wiecu wielkanocny wielokrotnego wilhelm wings
    1 wjeżdża wkoło wkurwiać wniebowzięcia wolfa wpadły wsch wsiada wsiadaj wspierającej wspierana wspominamy wstępnym
    1 wulgarne wybiegu wychowawczej wychowywania wyczytać wydadzą wydasz wykorzystywaniu wylatuje wylew wylądowali wypalił
    1 wypił wypowiadam wyrazami wyrazi wywodzących wywołanych wyznaczonego wzmacnianie własnemu wściekłych zabierajcie
    1 zagadnieniach zagrożeni zagrożeniami zajmiemy zajmijmy zalane zapiszę zapoznaj zapoznanie zasadność zastąpią
    1 zatytułowanym zauważasz zawiodłeś zawstydzony zawór zbudowanych zbudowała zbuduje zdalne zdasz zdecydowaną zdołamy
    1 zdziwił zebra zerem zerwane zgoła zintegrowany zmniejszono znalazłaś zorientuje zrobilem zwiększyło zwracasz zwycięskiej
    1 ósma łamaniem łódki śmiejąc śmieszną śpiewasz światłami świec świeżości świątynie świętokrzyskim żagle żeber żelaznej
    1 żądaniem administratorzy adobe akbar alec alkoholikiem alternatyw amp anarchia archiwalnych areną artystom atakujący
    1 atomowe auf aura baldwin bankowym bart bayer bałtyckich berry beskidu biegnę biskupowi biurkiem biznesowa bliższa bloger
    1 bolała bonda bosch brasil brooke brudziński brzusznej budowlanym buy bywał bzdety cars celnych celsjusza cenzurze
    1 chamstwa charakterystycznymi chude cieszynie ciosy ciąż clear cmentarzy coroczny cory current cytować czasowym czesciej
    1 czuliśmy czuwania czuwanie czytało damien decydowania denerwują depresje deputowani determinuje dhl doceni dojeżdża
    1 doniósł dopadnie dopuszczalny dorzucę dostosowanie dotarłam dowodzić doświadczona drgawki dynastia dyskomfort dziecmi
    1 dziurą dziwko egiptem egoizm eksperymentować ekspresu elektromagnetyczne emigracyjny emila etniczną fabularnych faktom
    1 fantastycznym filozofowie finałowego foty frankie fund funkcjonalności gaciach gas genesis genialnym geograficznie
    1 gminna goebbels goleniu grodzisk guerrero gumowych gębą głośników handlowo haute hipokrytą historycznymi hodowlane
    1 holenderskiego holendrzy homoseksualna homoseksualnej humanitarnej hurra idiotką idźmy ik imigrantom informatora
    1 instynktownie interpretacją inwigilacja ironią irytujący islamskim iza jaguar janka jaskinie jednakowe jednorazowo
    1 jezyka jeździmy jowisza jpii julien kaczyńskiemu kalisza kalorie kamizelkę karmienia karpia kobiecą kobra koloniach
    1 kompas kompilacja konfrontacja konkretów konsument korytarzem kotlet krajobrazowego kranu krater kumar kurczaków kładą
    1 kłania lamborghini lao leeds lewackiej lewactwa liberalizacji linuksa lipy listki litewski lizbonie logice lois lukas
    1 luzik lądowaniu lądować macierzy marnym maszynowego matter mentor mercury meredith merytoryczny metabolizmu miałabyś
    1 mieczysława miednicy mieszanej mineralne minnie minusem mirosława mistrzostwami motors mtb muzułmańskiego mówca nabycie
    1 nabywcy nadajnika nadciąga nadążam najgłupsza najsilniejsze nakładu naruszają nastanie native nazywało neguje nerw
    1 niepamięć niepowodzeniem nieruchomościami nieuchronnie nieustanne nieścisłości nomen normalka norris obcokrajowiec
    1 obczaj obejrzenie obowiązkowych obrazach obrażając odbywający odcięty odczuwalne oddałam odkupienie odrażające
    1 odsłonięte odwołują okradać okresowo określono opisanej opisujących opowiadaniu opracowywania opłaci ora oryginalność
    1 oszczędność osłabić overwatch owcy ołówki pac pacjentowi pamietaj parafialnej parti partiom pasażerskich państwowymi
    1 pieczenia pieczone pieczęci pieluchy pionierów pisowcy piszczy piłkarska pobrane początkowych poderwać podlegające
    1 podpisanych podpisałem podziemny podłóg poezją poinformowani pokazana polowaniu pomarańczowo pompą pomówienia popełniasz
    1 porannym porcelany poruszane porwali porządnych posiadacz posiadało potencjałem potomek potrafiłem potrzebujący
    1 powstawał poznański połączyło ppor praktykuje precyzja profesjonalizm prowokację prowokują pruski przebrał przekleństwa
    1 przepełniony przepisem przeszkodami przewodniczącej przewodników przełyku przeżyło przyciągania przyjemnego przykazanie
    1 przynależy przystosowanie przyznajesz próbujących psia psychicznymi pękło płatność radiowóz radziłbym rajdzie
    1 rasistowski rasistą rata ratowników ratunkowy ratunkowych reagował reflektorów reklamuje rewolucyjna richie rivera roba
    1 romantycznego root rozmnażania ruinę ruskiego rzadką rzędy różę salt sanitarny sanoku sapiens sezonach sferach shake
    1 shanghai siatkowej sierocińca silesia siniaki sito skandaliczny skutkować sleep smażone smsów sojowe sołtys spalenia
    1 sponsorowane sprowadzać sprzeciwić sprzedajesz sprząta spłonął stanowych starter startowej stracona strategicznej stylów
    1 sunset szaleństwem szejk szerokich szkodniki szmato szorty sędziami słodkości słowenii słowiański tajwanu talking
    1 tekstowe tem theater tima tomaszewski tone trafienia tylny uchylenia uchylenie udzielone umożliwiła unikał
    1 uniwersyteckiej upokarzające uprzedzam upór usłyszycie utrudnianie uwzględnienia uzasadnieniu uznawanych uściski
    1 uświadomił veracruz voodoo waginy wagner wara wchodzenie wcielony wer wiadomosc widzewa wiece wielkanocnych wiewiórka
    1 wikingów wilanów windowsa wisiał witamin wkręcić wmawiać wokoło wolimy wozić wr wrogości wręczenie wspinaczka
    1 współpracujemy wybieranych wybudowanie wychowanków wyciekły wyjechałam wykazie wykorzystujący wykresie wykłada wypisuje
    1 wyposażyć wyprodukowana wyślemy wzmacniacz wąskiej wędruje węgierscy władcę włamał włączę zabrac zabrane zachodzących
    1 zachęcanie zaczekać zadość zainteresowaniach zaklęcie zakątku zależnych zamienili zamieszkane zamontować zapewniały
    1 zapisałem zarania zasilane zaułek zawiedzie zbliżających zbrojnym zdobyciem zdążą zgodnych ziomuś zięć zjadają zmagać
    1 zmieszany zniesławienie zostawać zwalniać zwrócą ćwierćfinał łańcuszek łby łk łączącym śledzimy śmiertelnego śpiewający
    1 śr środkowe żeński absurdalna agentami alkoholików alp alta ameryką angelika angry anonimowego antropolog apelację
    1 apostoła arizony atrakcyjnej augusto authority bajzel barnes base basel bee benny beskid biegła biegły bieliźnie
    1 biologicznym birkenau bolszewicy bombowych bones braterstwo browary brudu brytanię brązowego burt bójkę będa cacy cegieł
    1 cement chciwości chemikalia chinese chińsku chodzący chung chwasty chłodne cieplnej cipa ciągłości coffee costello csi
    1 cukierków cynicznie cyniczny czepia czerpał czeskie dających damiana davies dawania deana dell denerwuję desert deseru
    1 deus diagnostyki dictionary dodajesz dokończył doliną dominującej dostarczał dostarczonych dotykaj dowcipów dołożył
    1 dołączenie doświadczają droge drożej dude duetu dyrektorowi dyskryminowani dysonans dywidendy działam dziewczynkami
    1 dźwiękowych ekologów eksperymencie eun fabian faktur faraona faszystowska fikcyjnych filmowców follow funkcjonalność
    1 funkcjonujących gadali gaga gamę gardner garnitury gliwic glob glowa glownie glukozy glupie gminach gordona gospodarek
    1 gospodarzami gracie griffin gębie głodnych hardy harolda harvardzie helu hora ideami identyfikują ideologicznej idola
    1 ignorancję images imionami indyjscy informowanie infrastrukturą insta instalować integralności interesowały ironiczny
    1 irytują jadalne jagiellonia jagoda jakubiak jang jasia jebac jechałam jeż joo joł kandydować kanion kapituły kapral
    1 kapturem karnawału ketchup kiełbaski kims kira klifu kliknięć kominów komunalnych komunia komunikacyjnego komunistami
    1 komunię koniunktury konkluzja konkretnymi konserwator kontenerów konwersacje korzystała korzystna kotłowni kotłów
    1 krzyżówki książkowe kuala kurierem kwalifikacyjnej kłamię lalkę larsen lei lemon lie linijki linkami litewskiego lks ll
    1 lodowe lojalni lądowe lądowych mainstreamu majka makes malec manning matma mayo małżeńskim mbank medalista misiek miska
    1 moglby morde movement mrocznej mundurowych murzyna mąkę mężowie nadejściem nadgarstka nadwyżki nadzorował nadzwyczajnym
    1 nagonkę nagraniami naiwność najbliżsi najmłodszą najniżej nakazem nakładanie napadł napięta narażonych nasila
    1 nastolatkami następują nawyków naładować nepal nero niedoskonałości niemożności nieprzyjaciela nieskuteczne nieudolnie
    1 niewiadomych niewidomy norweskiego november nowinki obalony obiektami objaśnienia obowiązkowej obrocie obserwowana
    1 oczekiwali oddalony odkłada odkładam odpala odpocznij odpowiadały odpuść odwiedzę ogłoszą okupacyjne opiekunowie ops
    1 optymalizacji osace ostatecznych otoczyć otwierania ołtarze padwie paktu palmera pancernych panowała parafialnym parteru
    1 pauli pazury persona pieknie pieniężną pierścieniem pigułka pilna pisowskiej plusów pobije pochówek pociągami poczatek
    1 podpisywania podporządkowane podtrzymać poetę pogarda pogorszył pojdzie polana polać pominięciem pomysłowy pomyśleliśmy
    1 poparło poraz porządkowych porządną porównują poręba potencjalną powiadomił powiaty powiedzialem powinnyśmy powtórkę
    1 poznac połączonej połączyli pożyczyłam prawdopodobieństwem programowa prym prymasa przechodziły przedstawicielka
    1 przekazywanych przekształciła przemieszczanie przeproszeniem przeprowadziły przetargów przewidywany prześledzić
    1 przypomniałam przyprawami próbowaliśmy prądy push pś raportach raza realizowanego redukcję republik rolkach romowie
    1 roosevelt rozbity rozdaniu rozdawanie rozebrać rozgrywkę rozkazami rozległy rozmawiaj roznych roztworu ruskiej
    1 rzetelności rządzenie różańca sage sas sasha schronisk seksownie setkami siadaj sianie siedzącego sj skalą skierowała
    1 skrzynie skuter smaczny smakować smutnej soki solidnej sposobność spowodują sprzeciwił sprzątaczka spyta spóźniona
    1 stabilizację stalowy stawie sterling stick stoiska straszliwie studencka studniówkę study stój suite supermarket
    1 surowego swoistym synod sypialnie szczupła szlachetnych sztandarem szwedzkie szyny słono tagu td telekomunikacja testowy
    1 tiny tkankę tolerują tonight tosty traktor trefl tres trzymane turniejach turniejem twierdzeń twórcom tęsknie tłusta
    1 ubiegania ubogie uczcie uczciwej uczniowski ukończyli umiecie uniewinniony upgrade upodobania upoważniony uprawiany
    1 uprawiasz uroczystym ustawowo usługami utracili ułaskawienie vas walia wariancie warszawską wdzięku wenecja weterani
    1 wiarygodna wieszać wiesława wiązanie wiązki więzienny wpuszczać wpłyną wracali wrogo wskazujący wspierały wspólnicy
    1 wstawanie wulgarny wyborcom wybrac wyciągnij wydawali wydawniczej wydziela wykorzystamy wykształcona wykupił wykąpać
    1 wymienionymi wypełni wyprzedzając wyrażasz wzbudzają wąską właścicielką włocławku zabijaniu zacytować zada zadajesz
    1 zadne zagrywka zagubiona zaimponować zakłócanie zaliczamy zamieszani zamieszkałych zamówię zapadają zapowiedzieli
    1 zapłaciliśmy zarabianie zasilany zastanawiali zauważyliśmy zawodniczek zdechł zdecyduję zdobyliśmy zdrajcami zdrówko
    1 zeznawać zg ziaren zmodyfikować znajomością zraniona zrodziła zwiększony zwycięski zyskiem ładnej łasce łokieć łusek
    1 ślimaka śmiertelna śmiertelną śmietana środowiskami żniwo życzeniami akademika aktywa akumulator akustycznej alba
    1 alexandre algorytmów ambasadę anal asha astmę atrament av awf azerbejdżanie babel bagdadzie banał bandytami barwny
    1 baterią beethovena belo bezdomnymi biedniejszych blachą blizej boczna bogdana bojownicy bramką brauna bredzisz brew
    1 brnie broken brzegach budowanych busy butelkami butler bułkę błaszczaka błędny casual całował cecilia celnej chmurze
    1 chowanego chwileczkę ciemnościach ciii computer cukrzyca cyfra czekoladzie czujnym cząstkę częstości częściową córeczka
    1 danią darczyńców dawką dawson demograficzne determinacja diamentów doba dodało domagając domysły donosił dostarczona
    1 dostepne dowiedziało dołączą drgań dubois dydaktyczne dziennej dziesiątego dziurze edukacyjna ekskluzywny
    1 eksperymentalne eksplozję eleny engine entuzjastów enzo esencja esteban ewakuacja fart fikcją fizyk flotą folwark
    1 formacje gadżet gd genach glory gminnego gn gościowi gościła grającego greenwich gruntownie hakerów harbor hawanie
    1 hayden hen hobbit hodowlę hokeju husaria hz identycznych iks infekcja inkwizycji instytucjom irytować jabłkowy
    1 jurysdykcji kaczek kaczynski kamiennych karaibach karaiby karmią karo karuzela kazachski kieliszki kierowanego killer
    1 kinem klubowe kluczyk koch koleżance komórkowym koncertowa kontener kotami kotwica kozioł końcach końcową końcówką
    1 krokodyle krwawą krzew krzyczałam kóz lanka least leżąca liberii liczebności liz lotniskach ls lucasa macho magnetyczny
    1 maki malucha mame mare martwisz medina mendoza mercer merytoryczną metropolita miar miesięcznik ministerstwu miękkiego
    1 moskiewskiej moss mozliwosci możliwego nadaniem naftowa nagiego najtrudniej najwspanialszy najwyzej namibii napisaną
    1 naprawione narobić nastoletni następująca nauczycielkę nazwałbym niechciane niee niemen niemiłosiernie nieudana
    1 nieustającej niewinnie niewydolności niezawisłość niezawodny niezgodność niezręczne nobody noir noszący nowakowski
    1 noworodka nuklearną nuż obchodzono obiektywie obniżył obowiązkach obowiązującym obrażony obrzydliwie obserwatorem
    1 odcisków odeprzeć odnajdziesz odnalazła odniesień odważnym oficyna ogrodnika olbrzymich olszewski opaska oponentów
    1 oprawę opublikowanego opublikowało organach organization osiągnięciami ostrowie oszczędza otrzymałeś otwórzcie
    1 oznaczający pace pakowanie palestyna palestyńskiej palących parlamentem patrzyć pała pańskich pedale piekarniku piekny
    1 pięcioro pnia poboczu pochodzimy podawana podejmowali podpalenia pogrążyć pokojów pokrytych polemiki polepszenie polszy
    1 pomyślałeś pope popełni poprawną porada potrzebach powróciło powtarzając powtórz pożegnał pracownikach problemow
    1 procesory procesorów process professor promującym proponując prowizji prusy prymas przeciwnikom przeczytane
    1 przedstawiającą przejrzystości przejęte przekonanych przelotu przemówień przeróbek przybierają przyciągnął przyczynami
    1 przyjętą przyleciał przypuszczał przyrządów przystankach przystąpiła przywołać przywództwem przyznając próbujecie
    1 pszczoła późniejsza pędzi płatnego raczy radzisz rannym raya reagan realizują refleksję rejestracyjny rekinów rekrutację
    1 renowację reporterka rice ride riot robaka roboczy robotniczego rocznice rocznym rolniczy rosy royce rozkręca
    1 rozpierdala rozpoznał rozproszonych rozróżnienia rozłożyć ruben rubin rybami ryk ryzykowny rzecze rządzącego różą
    1 sabotażu sadu sadzonki santi sars seana seba serwują setkę shell siano siatkarzy siatkówkę sieciowego siedzeniu
    1 simulator skupisko składka snajpera spadających speech spodobają spodziewamy spoty społecznościowy spożywać sprawdzimy
    1 sprawiało springs spust squad stabilnej starożytny stażystów stodole stołecznego stworzymy stylach sugestię swoi synodu
    1 syryjskich szaleni szalonych szatanem szczęśliwej szkiców szkola szkolić szlachcic sznurki szpitalnych szukający szyfr
    1 tajski tal tancerki techniczno tkwią torturowany towarowy tra trzymałam ttip twarzami tygodniami tytoń tępym
    1 uczestniczki uczono uczynek ukazane ukazania uniwersytecki upadłego upr upust uran ustanowiona utrudnione uwielbiamy
    1 uwielbiałem uwolnił uzdrowienia uścisku vigo wadliwy walczącego wale walijski ważą wbudowany wchodzące wciskać
    1 wczorajszych wiatraki wiać winchester windą wkroczyły wkładasz wnosić woody wosk wołomin wpuścił wpływom wsadzą wskazany
    1 wspomnianą wtyczki wychodzenie wyciągnęła wyczucia wydam wydziałem wyjechało wyjeżdżając wyjeżdżamy wyjmuje wyjątkowość
    1 wymuszenia wypisane wyrządzić wyspiańskiego wywalczyć wywóz wziac wzmiankę wąskim zaatakowane zabiegał zabieramy
    1 zachowywali zaczepki zaczynali zagwarantowane zajętych zakryć zamiarze zaniepokojenie zaorać zapachem zapisze zapora
    1 zaprezentowali zatrzymując zatytułowanego zawarto zawartą zawierało zawodami zażalenie zbliżył zbędnego zdawałam
    1 zdążyliśmy zegary zepsuła zerknij zeusa zgromadzeni zgłoszono zidentyfikowano zjazdy zmierzyli znaczeniem znakach
    1 znieważenie znikać zużytych złamało złożą ósmym ówczesne łaskawy łuków łączny łączyły ściska śmieszki śnić śpimy świeżą
    1 świąteczną żartował żałobę żyłka alarmowy almanach ama amatorski analny aniu apeluję aprobaty arabsku asseco atomów
    1 augustyn austro autobusowe autonomicznych autorstwo autostradach barack barku bayernu bazyliki bałtyckiego bednarek
    1 bezgranicznie bezinteresownie bielizną bolszewickiej brakło bryły button bęben caitlin cent cera chamski chorobowe
    1 chorwaci chrobry chwalili ciach ciasne cieśniny ciężarowych codziennością cwaniak cyryl czarownicą czekac czołową
    1 cząstka dancing dante daphne datami dedykowane delikatnych desperacja dh dixon dobierać doceniamy dokończę dolce
    1 dotkliwe dramatycznego driver duchową duzej dyni egzekwowania elastyczne elektrody eliminacja enzymów epickie epizodów
    1 etaty ewentualny fałszywie federation finały flamenco forów fotografować frajerem fundacją gadaliśmy gałki geodezji
    1 gersdorf getto gigantyczna gimnazjalny gina goodman gotham grafiką granty gwałciciel gwałtownego gówniarz głowica
    1 głupocie głębsze hands hist hitów idolem indyka inspektorem jacku jastrzębia jenkins jesc jordania jąder jądrowa jęz
    1 kami kania karczmy karla karnacji karuzeli kaseta katynia klapy kleszcze klimatyzacji koce kodeksem kolejką kombinację
    1 komentujących kominek komitety koncentracyjnym koninie konkurenta korkach kosmetyczki krajobrazie krewetek książe lanie
    1 large lawina lc leciały lekceważyć lektora liczącą ligowych lokalizacją lpg mafię majstersztyk mającymi malarzem mara
    1 marciniak marihuanę markowe marnotrawstwo masztu matematycznej maxim małopolskim małżeńskiego mechanizmem meritum
    1 metropolia miara mieczy mielcu miesięcznym mikser mister mięsne mj modelach modlili monde mos motoryzacyjnej mozarta
    1 mustang myślcie męczeństwa mężatką nacjonalistycznych nadawców nairobi najbogatszym najpopularniejszą najróżniejszych
    1 nakładzie należącą nasha nasienie nb niekompetencji nienawidze nieosiągalny niepewnie niepotwierdzone nieprawdziwych
    1 niestabilny niezbędnym nikki noego notariusza nwm obejrzyjcie obficie obniżać obronną obręb obsesją oceniła oczekiwana
    1 odbierając odbierasz odcięta oddamy odechciewa odmienił odnajdują odpuści odrzucając odstępach odwal odzywaj ofensywa
    1 ograniczy ograniczył ogrodnik ogólnopolskie ojczyzną olewa opanowały opcjonalnie opini opiniach opolskim opublikowanie
    1 opuszczam origin oscary ostrzegawczy oszukasz papierowej papieży paranoję parkingowe pasożytów patriot pały państwom
    1 peaks pedagogicznego pedofilia pendrive peronie pianę pielęgniarką pieniężnej piersiową pierwiastki pilecki pięty
    1 pięściami pkn plażach plotkę pocałuj podatni poddawany podszedłem podziemiach podziękowała pojednanie pokazaliśmy polami
    1 polecanych policjantami pomocniczych porach porzucone porównywalna posiedzeń potu potwierdzonych pouczać powiedzieliśmy
    1 powstałym powtarzające poznańskich poznańskie pożarem praworządność problemom proboszczem produkował promocyjnych
    1 promującej prowincją prowokacją przeciwnikowi przedmiocie przedniego przedłużona przekonałam przepisać przeprowadziłam
    1 przepustki przestajesz przesunął prześcieradła przyciski przyczepa przykryte przypominały przystąpieniem przywróci
    1 przyłapany ptasie ptaszki pull puma późniejszej pączek radami rannego rd realizacje redakcyjnego refleks restauracją
    1 rezolucję robiono robiących rolls rolna rolnikiem romantycznych roszczenie router rozbicia rozkoszy rozstaniu rozsądną
    1 rozwinęły roślinę rurze rutkowski rutyna ryzykując rzeczownik rękopisów satyryczny saw seicento siedliskiem skarbiec
    1 skazuje skrajna skrajnego skreślić skrzyżowaniem skupiał składali sluchaj sobczak socjalistyczne sofie solidarnie sosna
    1 sparaliżowany spełniły społecznościach społecznościowym sprawdzałam sprzątaniu spędzenia spędzisz srają stawała
    1 sterylizacji strajkują stronki strzelce styles subiektywne subtelna swietny szczura szczytowym szkockiej sztafecie sącza
    1 sławni słone słowacka słuchała tchem tennessee teoretyczną testować timesa tlenek toaletowego tolkiena traktowano trwam
    1 trybun tube turystyce tychach tęczą uber uczulenie uderzać ukraińca ulubionymi umniejsza umówmy unie unieważnienie
    1 unijnym uokik uplasował uporządkowane uratowany ustanowiła ustawili ustne utracić utrzymane ułożenie venus victorii
    1 walutowy walą watpie wcielić wciągnął wiodącym wk wkroczyli wlezie wmawia wokalistką worldwide wspieraniu
    1 współpracownikami wsród wtyczkę wtórnych wulkanów wybaczą wybuchło wychodzących wycofano wycofują wyeliminowany
    1 wyglądamy wyjaśnieniem wykładowcą wylotu wymuszone wynikło wynos wypełnionych wypisz wypoczynek wyrażeniem wyrzuci
    1 wyrzuciła wystawiają wysłanych wysłuchania wytwarzają wywiadowczych wywnioskować wywód wyłączam wyślijcie wyświetlacz
    1 wódką wąwozu węglowych yellow zachowywała zadba zainspirował zająca zakonnicy zakopać zalecam zamachach zamordować
    1 zaniepokojona zaopiekować zapleczem zapomniano zaprojektowano zasiłki zastąpiona zaszedł zbiegiem zbliżającym zbrojny
    1 zdjec zdolnego zdyskredytować zejdę zemstę zerowy zgaduje zięcia zmierzam zn znac znakomitym znalezisko znikoma zoom
    1 zrobila zróżnicowania zwiększonym zwolniła ósemki ładniejsze łyżek łódkę śmieciach śmiejecie śmieszą śpiąca
    1 środowiskowego świetlicy żadnemu żałujesz żyjecie żyliśmy adventure agresywnego aktorska aktywacji alergia alf
    1 alkoholowych ambicja analogię andrzejowi apetytu argentyńskiego armando astra autobusowego avon aziz azjatycka banderą
    1 baton bawcie betlejem bezzwłocznie biegł bilion bojąc bożych bramkarzem bronek brutalność bt budowano budowany budził
    1 bundesligi bylaby bywały byłymi cad carolina cenowo cesarskich chcialam chuda ciągnik colina concern czarodziej
    1 czytaliście dachów darcy dawcy defense detal dmowskiego dojazdowej dojdziesz dokładność domieszką doradza dosadnie
    1 dotarłem drukiem dum dusić dynamiczne dyskusją dziadkami dziewięćdziesiąt dzwoniąc dzwonka dążąc długotrwały einsteina
    1 ekhem elbląga entertainment etatów etiopia europoseł eutanazji fajnej falun faraon fałszowanie finansowana flora flynn
    1 francusko gabinety generation geograficznego ginekologa glupoty gniazdka godzą gpu granicznym grillu gum gówniana
    1 herkules hms hoffman hołdu hs hufca hybryda identyfikacyjny ignorujesz ivy jasmine jaźni jebanej jebaną jechaliśmy
    1 jednorożca jeep joke judasz kandydował kandyduje kapelusze kaw kawałkami kibole kingdom klauna kobe koka kolbe kolekcją
    1 komunikacyjny komórką konstrukcyjnych kornel korytarzy koszmarów kończące końskie krakowem kresy kret krokach
    1 kryminalnym kryształów kubiak kulach kurki kurze kwiatkowskiego kąpiele kłamcą lanki latwiej lewaków lewandowskiego
    1 lewiatan leśnym leżący lifting ligą listami liste lodz lokum lotach lubinie lustracji makro malcie malin maluję
    1 manifestu marszałkiem martwiła maryla maszynowe matematyk mazowiecka maśle meksykańskim meteoryt might mikołajem
    1 militarną mleczne mogący monitory mąka mężczyznach nacjonalistami nadaniu nadgodzin nagranych naiwnych najdroższych
    1 najemnicy naklejkę nalega napastnikiem napędowy napędową nasienia nastała natężenia nawoływania niepodległego
    1 niepodległościowego niesprawiedliwie niełatwe niger niki notatkę notatnik nowina nudnych nurtem nysa obejrzymy obsadzie
    1 obserwowali obsługują obudowa ocalały oczywistość odczuwasz odebrałam odnośniki odrobić odsiadki odtworzenia odwodnienie
    1 oferował ograniczono ogródka okolicznościowe olbrzymiej operacyjna opracowywanie opuszczania opłacać orzeka orzekania
    1 osiągania ostrożni oszacować oszukują otoczeni otrzymane papierowy paraolimpijskich patriotą pałki peer peggy perth
    1 phillips pielgrzymek pielgrzymi pieprzonego pikniku pinokio piór pochowana pochwała podejmujemy podejrzewają podniesione
    1 podróżnika podsumowaniu pokazywała pokonywać pomarańczowa pomieści pomorskiej ponure poprawią poprawnym poproszono
    1 postrzegam posłuchał potędze powaga powieszenie powoływać powtarzamy powłoki pozostawienia pozwoliłby połączono
    1 poświęcili pracującą prać precedensu prestiżowego produkujących promila promocją prowadzono przededniu przejedzie
    1 przekazywany przeprosiła przeproś przesłuchiwany przetrzymywany przybrać przybrała przypominając przypominała
    1 przyrządzić przyspieszenia przystojniak pseudonimie ptt późne późną płatek quest rachunkach rajstopy raków random
    1 reagowania realizowana redakcją referatu rejestracyjnych remake richtera robiona rocket rolety rolny romania rozeszły
    1 rozeznanie rozlewu rozpadło rozstrzygnąć rozwiązała ryzykowna rzetelny równomiernie różnimy rękawie sabine sai
    1 samobójstwem sands schron sel serek serge sezonowych shield siadam siedzącej skandynawskich skądinąd smokiem socjalną
    1 sokoła solid someone sparta spierdolił spontaniczny spożywczym sprawiasz sprawiedliwością sprayu spóźnienie ssaków
    1 stoisku strzałki stwierdzają sugerowanie sukienek sul surowej sven szali szanowany szata szklany szklanych szkoli
    1 sąsiadowi sławie słowniki słudzy tanaka tańczysz technologiach teoretyczny terrorystycznym tiffany towarzyszem toy
    1 trafem trafiliśmy traktowaniu transferów trauma tupolewa turystykę tuwima tytan tęczę ucierpiała uczciwego uczciwą
    1 uczących ujmuje ukrywasz umarli underground uporządkować uproszczenie uroczym uruchomiono uruchomiła ustaliliśmy
    1 ustanawia utopia utracił utrzymany uzupełnione użyję waiting walczyc wałbrzychu waż wb wejściowe wellington wiceprezesem
    1 widocznej wieżowiec wizualny wkładki wrzuci wrzucony wspominasz wspomnieli wstydem wybije wychodzili wychodziłem
    1 wyciągną wydajny wydawanego wygnany wyjaśniam wyjął wykształceniu wymiarem wymogiem wymyślona wynalazca wypożyczony
    1 wyrosło wysiada wywierać wyśmienite względności wzięliśmy węzłem właścicielki zaakceptowany zachowano zaczynaja
    1 zadawanie zainstalowanie zaistniałej zakupione zalać zaniedbanie zaniedbań zanotowała zapobiegają zapłaciłam zapłata
    1 zaskakująca zastępują zasypia zawołała załamał zbieraniu zbrojeń zderzak zdezorientowana zdołały zdrowiej zerowe
    1 zerwaniu zginą zgłaszane ziemne zjawił zlecone zmienny znaczków zostajemy zrealizował zrobionych zu zwycięstwu
    1 złodziejami łapiesz łososia łowić łup łącz ścigany śledzisz ślubna ślubne świadomego świadomej świeżej święcenia
    1 świętokrzyskiej żałoba żyjąca żółwi abonentów agitacji alego alter analityka aniołowie antona anulowanie ara
    1 archeologicznego aresztował aresztuje ashton autonomicznym awansuje baletu bananem bartłomieja basenem bawiliśmy
    1 bezbronny bezradny biedak bishop bobo bogaczy boja botswanie bransoletka brett bridget broniący budda budżetowego
    1 buraków burbon busem buzię błaga błona calkowicie camps canada cesarstwo chmurach chorwacka ciacho covery cw czajka
    1 częsta dalekich damą deszczowych dinozaur dlc doborze dobytek dochodzeniu dorastania dorosłość dress drobiu dyskoteki
    1 dziadu dziadów działającymi dziedziniec dzielili dzielnicą dziewiątego eat ebc egipskiego eksploduje eksterminacji
    1 elastyczności elitę emitowanych empatię ethana ewę faktura farmaceuta fermentacji fighting filologia flowers frances
    1 francuzom fresh frontach gaming gejowski generację gerald giorgio gotowego gotta gołąbki graficznym grażyny gregor guzy
    1 gówniarzu głosowe głupków głupszy główka hastings herrera hitlerem ia idealni identyczną iga inf inicjatorów instytutem
    1 inteligentną interesująco internatem internationale jajami jasiu jesienny jeszce jeźdźców kamerunie kapłanem katem
    1 kawaleria kazimierzu kia kierownicze kilograma kioskach klanów klimatyczna klubowych kochanków koguta kokainy kolumnowej
    1 komentując kominy komuch kontaktem konwencją koreańska koreańskie korespondencja koreę kosowo kozłowski kołnierz
    1 krucjata krótsza ksiazka kształtują ktorymi kubuś kupujący kuwejt kuzynką kwarantanny kwiatach kąpać kłótnię lewych
    1 leżysz liang liczone luksemburgu luksusowym lunchu machać maduro magnezu maguire mahomet makaronem marynarzy
    1 mazowieckiej mikey milionow milosc mitch mokrych motocykla murzynów musiałoby muzułmański myję mądrzejsi młodocianych
    1 nacjonalistycznej naczelnych najprostszy napięte narodzinami naruszać nastepnym nauczyłeś nazywacie nerwowych nestor
    1 newtona niedzielnych nierówno niespodziewany nieuczciwe niewłaściwy niezdolność nil norbert nowatorskie npr nz obcasach
    1 obiektywne objęły oboma obraźliwy obywatelowi octavia odcięte oddziaływać odnawialne odnośnik odpoczywaj odprawę
    1 odwiedzane oglądała ogólnopolska oliveira opozycjonistów oprogramowaniu opłacani opłacenie organicznej osobistymi
    1 ostrzegania oszacowania otworzysz owocowy oznaczał oznaczyć paco pak pamiętała pank parafiach partners pax pałę
    1 peruwiański phoebe pikseli pingwin pionki pionu piotrze pixel piękni piłek plebiscytu plują pobiła pochodnych pochwałę
    1 pochłonęła podanego podaruj podejmą podstęp podwodny podłączenia pojedynki pojsc pomidora pomyłek pomyślności
    1 poniedziałkowy poprzedza pornograficznych portugalskim poruszyło poselskie postac postanowieniem posunięcia poszerza
    1 poznajemy pozwalającej ppp praktycznej prawicą prawych preferuję presley programowe przebudzeniu przeciwciała
    1 przedstawionej przejawów przejeżdża przejściowe przekazanych przelać przeprowadzał przestarzały przeszczepu
    1 przeszkodziło przewodem przewodniczy przeznacza przełomowe przełomowym przyglądam przygotowano przygotowuję
    1 przygotowywane przyjemniej przynosząc przyznaniem przyzwoitość przyzwyczajać pójdź płaskowyżu quick radziecka rand
    1 ratownictwa reelekcji reformacji regularna reklamami rekordowe relacjonuje reprezentująca rewelacyjny rezerwowej
    1 rolnictwem romantycznej rotten rozgrywane rozkręcić rozprzestrzeniania rozpuszcza rozsądnym rudzie rundach rupii
    1 rwandzie ryżowe rzuciłam rój równań równiny salomon samca samice samobójczych sarkastyczny satelitów scenami sceptycyzm
    1 secie sekwencja september shame siemens silvio skaczą skakał skasować skokiem skomplikowanej skupiła skupmy składkę sor
    1 sous społeczni sprzeczna sprzymierzeńców stanowcze startowe stawiali stein stodoła stosowaniem stwarzać stwórz stylowy
    1 subtelnie sure suwerena swobodnej syberia synchronizacja synkiem syntetycznych szacunkowych szaleniec szantażu szatę
    1 szczepienie szczerych sznurek szufladzie szwed szwedzkich szyba szynką sądownictwie sędzi tabelę talerza tancerka tanim
    1 tapeta theatre together trafię traktacie uchwyt uciekniesz uczonego uczyliśmy udostępniają ukarana ukradzione
    1 umożliwiającego unity upadłości upon upośledzenie upośledzony uprawiali usiądź uwolnij ułatwiające ułożył używały vidal
    1 vintage visa warunkowo wawy wału widma widoków widzialam widły wiekszy wieloryby wierne winnicki wkładają wolałbyś
    1 wolskiego wołowina wpadniesz wpadną wpisania wrażliwi wrona wsią wspolnego współtwórca wstawia wstawki wstrzymuje
    1 wszelakich wybitna wybitni wyborcami wyciągasz wyczerpana wykonawcami wykonawczego wykonujemy wykończyć wymarzonego
    1 wypełniając wyrzucone wystaje wyszukać wywodzący wyznają wyścigiem wyświetlanie wznieść węgierskim wś zaapelował
    1 zaatakowało zabezpiecza zabiegowi zabierzesz zabraniają zacny zacofany zagładę zajebać zakochasz zalała zaliczam
    1 zamachowca zamiany zamieszczam zamieszczamy zamknęły zamordowania zapewniło zaskakują zastępstwie zasłonę zasłużyłeś
    1 zatrzymane zatwierdzić założyliśmy zbliżona zbrojenia zbudowanym zburzony zdobycz zdobędę zdołało zdziwiło zemstą
    1 zgromadziła zielińskiego ziemnych ziemski zmarnowane zmieniłeś ztm zwierzaków zwrotnym złudzenia ósemka łaciński
    1 ładniejsza łaźni łotwie łukaszenki łyżka ścierwa śledziłem śliwki śpiewaka świdnicy świnoujściu świątyń żak żenujący
    1 agentki akcenty alpy amatorskie andersen antonia apartamencie apartamentów apostoł argumentami argumentował asada aston
    1 auchan autokaru automatycznej awaryjnych banalnie bankructwo barach bazujące bed bezczelne bezustannie bibliotecznych
    1 bielecki bitcoina biurowe biznesowym blackberry blady blanc bliższy boczku bokserki bongo bree brudnej brzuchem budapest
    1 bylismy błonę carbon cdc chance chemik chemią chińsko chorują chujnia cichutko cieście cindy cisco ciuchach ciężarów
    1 clarence clifford coby cyferki czat czujni czułe czynnych dałabym dbałość demograficzny departamentem dobremu doceniona
    1 docenił dokonując dopilnować dopłat dostane dowodach dozwolona doświadczać dożywotnio drinków drukarz drób dubbingu
    1 dyskutują dystrybutor efektach efektywnym ekspresowa elise emeryt emi enjoy eucharystii europejskimi ev expert fanny
    1 feeling fizycznymi forget gardzi gazowy gaśnie geometria gestii gofry gorączką gosc gospodyń gotową grałeś grega gs
    1 gwałcił głosowań hakerzy harmonogramu hawkins heheszki hipotetycznie hitlerowcy hoc hokkaido holenderska humorze ib
    1 ignorowana imigranta iowa ipod isabelle istniejesz jednoczy juventus jądrową kadetów kanye kapustą karnet katrina kawały
    1 keller kirk klatkach klipy klocków kolonialnych kolumną konfliktem kopania końcowi kratami królowe kuchnią kulminacyjnym
    1 kutasem labiryntu legends lemingi libia libre lilia litwinów lovely lpr ludowo macierzystej mailowy majątków makowski
    1 malował mandarynki mania marcinem maskotka matematyczny mechanicznej medytacja menedżera michalik miejscowymi miejskimi
    1 mies migawki milena milordzie mohammad molina motocyklu musicalu muzułmańska myslalam mz męczeństwo młodzieńca nabrało
    1 nacieszyć naczelna naftowe nagrobek najczęstszą najdziwniejsze najdłuższa najeźdźców najważniejszej najzabawniejsze
    1 należności namiotowe napij narciarskiego narzucone następstwa nauczycielowi nauczyłaś nazwanego nazywani nazywanych nemo
    1 nerwu niejasnych niekorzystny nienormalne nieobecny nieoficjalny nietoperze niewystarczająco nieznajomość nikłe noclegu
    1 nominowana nominowani nowojorskiego nękanie obronnego obudowę odcisk odjebało odnotowuje odpalił odrę odwiedzania
    1 odłączyć oglądacie okey okropnych olimpijska opanowana oporem opowiadasz opuszczając orzeszków osa osobnej oswoić osy
    1 paczką pamiętniku pancerne parlamentarną partnerkę pasterz paszy patch patriotyczna paulem paznokieć penisem pentagon
    1 perkins pianki pierwotna pilnuj pinto pisie pobudza poddaję podjechać podlasie podpisanego podpisuję podstawach
    1 podstawówka podwozie podzielimy podziemiu points pokazywały pokemony pokojowym pokładów polecane pomagałam pomalowana
    1 pomarańczowego pomocnikiem poniatowskiego pony popadła popierali popularnie poranna poruszając porządnym posłucha
    1 potoczy potwierdzą powieściach powodowane powołane powołaniu powództwa poznajesz poznały pozorów pozostawiła połącz ppk
    1 prawicową prawnikami prestiżowe prezbiterium private progów projektanta promem promując protokołów przebicie przebiegają
    1 przebrnąć przedwojennej przekażcie przekręty przemek przerażają przestrzegał przewieźć przewodnictwo przygotowywała
    1 przyjrzymy
    """
}
