/// Words of Dutch in frequent use, each row with twice the binary logarithm of how often they stand in 920,000
/// words of text. Made by Training/Words/language-words.py from wordfreq's data (Robyn Speer and others,
/// CC BY-SA 4.0); docs/develop/licenses.md has their sources.
enum WordsOfDutch {
  static let table: StaticString = """
    31 de
    30 van het
    29 een en in
    28 is
    27 op ik dat voor je
    26 te met niet zijn die
    25 als er maar om aan
    24 hij ook ze door naar uit bij dan dit was we wat
    23 heeft of over nog deze hebben kan meer zo
    22 al geen mijn wel tot u wordt heb worden nu haar ben
    21 kunnen veel jaar me moet hoe mensen na ons waar werd goed gaan gaat onze wil zich zou doen
    20 andere hier dus tegen maken alleen mij onder had hun twee nieuwe weer zien zal jij moeten eerste komt wij echt eens daar
    20 heel toch dag mee staat
    19 alle tijd zij zoals iets komen leven omdat toen ga waren hem jullie tijdens altijd tussen ja weet wie laten waarom alles
    19 net via even gewoon grote man terug af laat zonder uur
    18 steeds zie bent eigen keer maakt willen iedereen weg hele iemand binnen uw werden werk nooit zit één drie the zelf
    18 aantal geven hebt kinderen samen vinden kunt plaats snel toe deel elkaar huis laatste mag nederland nodig vanaf vind
    18 vrouw weten doet krijgen want allemaal beter erg staan zeggen zegt denk gemaakt land naam zeker zullen misschien stad
    18 verschillende volgens
    17 anders goede houden volgende blijven graag jou kwam verder wanneer beste lang niets per vandaag vragen werken dagen
    17 eerst elke vraag zelfs gebruikt gezien ging nee wereld a helemaal jaren kom lijkt paar doe foto geld kijk vooral leuk
    17 nemen vaak achter gedaan groot natuurlijk sinds zo'n bijna geeft kijken mooi ten week dood hadden familie kon nieuws
    17 rond website wilt zitten jouw kleine online moment tweede vrouwen ligt manier politie welke buiten enkele geleden
    17 geweest kun water zei
    16 eten klaar mannen nieuw oude september ter denken echter enige gebruik helpen hoop men minder nou open beetje bekend
    16 dingen genoeg groep later maart mogelijk ziet auto school soms thuis den film gebruiken krijgt mooie niks spelen zoek
    16 blijft hen onderzoek terwijl vier zeg zorgen eigenlijk informatie pas waarin amsterdam april nederlandse probleem vanuit
    16 video vindt zouden maak ooit soort vader vast vrienden zeer zuid artikel begin gebied moest vrij werkt zodat amerikaanse
    16 best daarom idee leren moeder ongeveer regio vijf boven der e foto's niemand oktober verhaal brengen eerder kans meest
    16 grootste hand horen november opnieuw ander bestaat echte kreeg meisje muziek naast slechts waarbij zetten zoon
    15 daarna duidelijk hoofd kind minuten vond wachten zorg zowel boek dank gehad gemeente gratis hoor hou lekker maanden
    15 problemen team vroeg weinig belangrijk blij druk gelijk houdt lopen mogen oud precies vol afgelopen beginnen betekent
    15 december dezelfde geval miljoen o sommige zoeken zoveel halen lange lezen mei moeilijk nummer ouders partij top weken
    15 zaken bezig i januari langs morgen hulp klein krijg m'n nadat vele bedankt bijvoorbeeld delen gevonden maand noord
    15 oorlog praten recht wilde zag zet begon einde kamer maakte meeste plaatsen prijs programma stond twitter facebook gaf
    15 liggen meisjes neem orde volgen deed geef geplaatst juist kant landen reden vanwege waardoor zaak elk euro europa gevoel
    15 geworden jonge media tv valt voordat aandacht anderen beide dacht geschiedenis hetzelfde juli lees midden new ogen
    15 proberen slecht stuk to vervolgens waarschijnlijk bedrijf februari gegeven gelukkig handen juni leden lichaam onderwijs
    15 plek stellen wedstrijd wist zes dochter ervan meteen persoon rol uiteindelijk vorm woord word
    14 augustus buurt contact gepubliceerd hoge kopen leeftijd lid liefde minister neemt toekomst verenigde zat and avond
    14 betalen denkt doel hart heen ieder organisatie provincie tien vergeten actie belangrijke huidige km nationale rest bang
    14 begint centrum direct gezegd god internet inwoners jan jarige kwamen leuke loopt oh plan president zichzelf alsof basis
    14 derde enkel geloof genoemd http mens overal politiek project staten vertellen waarvan woorden zin bestaan ervoor
    14 europese extra grond hoeveel konden kort leiden seizoen vallen algemeen antwoord bericht daarmee doden eind geweldig
    14 hard korte links meter nam omgeving onderdeel speelt succes vanavond ver welkom wet boeken gebeurt gehouden hoewel
    14 iedere kleur langer site stap telefoon vorige waarmee waarop wonen bed beeld bezoek dienst gek inderdaad jezelf jongens
    14 leger lijst los personen rijden stem verloren zwarte belangrijkste blijf club erop frankrijk geboren genomen helaas kent
    14 mis ontwikkeling rode spel sterk totaal veilig vriend waaronder bedrijven begonnen diverse inmiddels internationale
    14 licht sociale veranderen voorbij voorkomen vormen aanwezig duitsland eiland geschreven hoeft jongen ken la link meestal
    14 pijn prima punt stoppen verwacht volgt actief fijn gekomen gekregen koning kop liet meerdere nacht normaal politieke
    14 prachtig regering straat trots voel vraagt vrije zaterdag belang bovendien broer eindelijk ergens kennen live namen
    14 nederlands noemen on partijen periode richting schreef titel universiteit volledig zee belgië bepaalde brengt dorp dr
    14 for gisteren kiezen officiële schrijven
    13 afrika blijkt daarnaast heerlijk hoogte john mocht ondanks overleden raad reis serie slapen start stel stemmen sturen
    13 tegenwoordig utrecht versie vertrouwen vriendin wakker z'n ziekenhuis acht baan centraal dicht dieren gebracht gegaan
    13 gewonnen half ie no overheid relatie ruim rust slechte tekst vrijdag vs witte york bank energie gebouw gingen helft
    13 helpt hoog juiste klopt kracht les ontvangen pagina reactie ruimte situatie sorry spreken systeem voelen voelt zeven
    13 zondag bekende dankzij gebeuren geheel hoort kaart kerk liever taal voorbeeld vroeger west bron feit gevolg gezet
    13 gezicht heet prachtige punten radio rotterdam amerika beschikbaar betrokken blog dragen fc gehoord gelegen gevallen heer
    13 jong kennis keuze plezier slag speciale activiteiten cultuur daarvan duitse economie eerlijk ene gekozen haag hotel
    13 leggen markt resultaten rustig samenwerking snap winnen wit zomer zwart bijzonder fout franse gedurende geloven genieten
    13 gesprek lokale lucht makkelijk pakken publiek regels val verhalen verschil voetbal behalve bereiken brand eraan geslacht
    13 geweldige google haat invloed kunst moesten moord park sport stelt strijd wk bekijk controle dames engels geluk
    13 gesproken jongeren koffie loop macht moeite ontstaan persoonlijke procent stop super trekken verkiezingen waard aarde
    13 band begrijpen betere china eeuw feest gevraagd gewone hond huwelijk tevens vakantie veiligheid waarheid wacht wees
    13 bevolking bieden bouwen deur erbij ervaring films gebeurd groningen holland mezelf opgenomen stand studenten terecht
    13 vermoord viel voormalige vorig bevat bracht britse burgemeester doordat international kilometer kosten let lijn namelijk
    13 opdracht oplossing peter ronde rusland schuld seks verlaten welk zoekt drinken gezin hoger kwijt mening niveau post
    13 stuur verleden zon afstand beelden beschermen betreft bleef blijkbaar festival functie jeugd komende last londen mm name
    13 perfect plannen rechter respect schip spanje speciaal veranderd vlak volk
    12 boos enorm houd kijkt kost lijken maandag museum oosten overzicht praat rij schade soorten steden stil toegang vergeet
    12 vertelt zwaar zware app baby betaald biedt brief bus daarbij daarvoor deelnemers frans gebaseerd gesloten hield hierdoor
    12 hieronder hoi hopen luisteren mail nergens persoonlijk positie probeert russische sluiten spelers straks uitgevoerd up
    12 wegens zomaar bellen dagelijks david gang generaal hiermee kregen middel militaire mond oog optreden schrijver serieus
    12 sta steun verband wijk winkel you aangezien algemene beleid besloten bestuur beweging bewijs bouw eruit gebieden groter
    12 interessant it parijs prijzen regelmatig resultaat spaanse verantwoordelijk verkopen weekend bel directeur enorme gedrag
    12 gezondheid groene help kantoor klinkt lieve mama probeer proces slaan stichting vervangen voeren vrijheid werkte zover
    12 allen allerlei bepaald bestaande ding economische ex frank lag liep max netwerk opleiding rechten rijk rug show
    12 slachtoffer stappen trein type verkocht vonden voorzitter waarde warm woont world ziek zorgt advies bleek gesteld
    12 hoogste jammer koop natuur officieel oost openbaar verdienen vertelde winnaar bedoeld bekijken bos by donderdag duurt
    12 financiële gebruikte gevangenis gewerkt grappig grens groepen historische islam koninkrijk locatie ondertussen onderweg
    12 paul rechts rivier rood san schoenen scholen spreekt station vaker verkeerd wapen wilden aanval advocaat angst antwerpen
    12 artikelen bedoel bereikt bureau camera cijfers digitale erin gedachten gegevens gespeeld gestuurd goud hoofdstad
    12 interview japan jezus leeft leek leiding momenteel muur nr tafel toestemming trouwens verliezen volledige voorzien wijze
    12 achtergrond belgische finale gehaald gelezen gevaar groen hallo hoorde inhoud model mr ok premier reizen risico schrijf
    12 sneller sterke vereniging vlaanderen westen zodra besluit commissie daardoor draagt el favoriete geniet georganiseerd
    12 gericht gevolgen gouden grotere halve hierbij indruk lastig moderne ochtend vlucht vuur zolang absoluut afdeling
    12 afkomstig auto's bewoners dikke dollar heren keren maat medewerkers mogelijke mogelijkheid omstandigheden onderwerp
    12 ongeluk redden sociaal volg woensdag wou zuiden zus aflevering bezoekers brussel burgers collega's college dak deden
    12 gebeurde hiervan inclusief neer noemt noorden reacties reeds rekening sint tegenover teken tijden tips totdat verkeerde
    12 vervoer voormalig voorstellen account beroep betrekking blauwe erger gaten gedood geldt gemeenten geopend geweld
    12 hiervoor huizen leerlingen leider leidt mede michael miljard one openbare stijl turkije uitgebreid vaste verdwenen wind
    12 zulke aardig afspraak begrijp bescherming bezit binnenkort chinese eet eisen fantastisch fiets gekocht geleerd hoef hoek
    12 internationaal japanse kleding krant laag maatregelen maatschappij nogal onderzoeken oranje organisaties overwinning pro
    12 red samenleving slaap sluit toegevoegd tom toont uren verdachte vieren vlees vrijwel woning ziekte
    11 album aldus australië bezoeken brug buitenland centrale dergelijke diep eigenaar eén gebouwd geluid gevolgd harde he hey
    11 ii kamp klanten lachen lage leidde lief negen neuken ontwerp reageren strand stukje tuin tweets vandaan vrede vreemd
    11 zingen behandeling beneden berichten brabant code eenmaal ermee gebouwen geraakt honger ideeën italië leer meid min
    11 mogelijkheden my partner producten productie regen speler st veld verjaardag verlies vertaling voorbeelden w waarvoor
    11 zogenaamde afhankelijk bal besloot boom buitenlandse cm degene des discussie duizenden etc eu fijne gasten geest kritiek
    11 love lukt mooiste pak parlement rapport slachtoffers sprake tijdje verbeteren verklaring verwachten vlag vliegen voet
    11 voldoende vrouwelijke wens arts bijdrage bijzondere blauw city dinsdag dromen editie gebruikers genaamd hangt heerlijke
    11 hopelijk inzet kust langzaam le legt limburg melden moslims motor nationaal nl ontdekt personeel raken schrijft spijt
    11 storm tonen training verbonden verdient wijn youtube zoiets beperkt bergen bewust bloed boodschap bronnen campagne
    11 collectie contract droom eentje hè james koud kwaliteit luister mark mexico ministerie nauwelijks ontwikkeld projecten
    11 redenen standaard stonden studie televisie totale troepen verliefd volle vormt baas communicatie duur engelse ervaren
    11 gefeliciteerd gezond goeie haalt initiatief kaarten kleuren medische meneer missen omhoog positieve rechtbank republiek
    11 soldaten tenzij verkeer voedsel vrijwilligers wellicht werkelijk willem aangeboden all alweer bad beslissing categorie
    11 combinatie gelegenheid george hoeven interesse kapot klasse laatst olympische onzin opgericht organiseren ouder past
    11 probeerde schat selectie stelde thee twintig uitspraak vechten veroorzaakt wapens wensen werknemers zagen zeeland én
    11 akkoord anti as bedoeling bereid boot dansen dienen draaien draait feiten fouten gast geile gemakkelijk gemiddelde
    11 getrouwd gewond gezocht hangen heilige italiaanse kampioen koningin manieren materiaal meiden merk mobiele oke olie
    11 ontwikkelen oudere pad passen politici positief raakte restaurant schoon simpel social sprak stierf tenminste test tweet
    11 twijfel unieke verkoop verzoek vierde voelde voornamelijk wedstrijden winkels winter won adres at behulp berg bevindt
    11 bier compleet computer daarop dame debat district effect evenement gedeelte gevoelens haal israël leveren natuurlijke
    11 oma ontzettend raar steken ton traditionele verbinding verenigd verschenen verschillen verwijderd verwijderen vóór ware
    11 wint zaten afgesloten arm auteur bomen broek dichtbij diensten dom flink gemeenschap gent geregeld hogere ineens leeg
    11 life overigens status stof time verboden vergadering verslag verteld vluchtelingen aanleiding art betekenis details
    11 eenheid excuses geholpen gemist gesprekken india iphone kader keuken klant klas medewerker mevrouw operatie paard pers
    11 professor route service stukken technische teksten teveel tevreden uiteraard verandering vis vliegtuig zult anna
    11 begraven bepalen bewijzen bloemen brazilië concert daarin date directe duits eenvoudig erover ervaringen gehele
    11 generatie gevestigd glas golf landelijke las maakten milieu minuut news onmogelijk populair rijdt rondom schatje sfeer
    11 slim speelde spoor stadion tour vlaamse voeten voort vooruit wegen woon agenten antwoorden belachelijk betekenen big
    11 black ca canada day gedacht gestart gezellig graden grenzen groei handel hans herinneren industrie jaarlijks keek levert
    11 middelen moe out overeenkomst product reeks schuldig snelle sporen taak techniek temperatuur thema tijdelijk turkse unie
    11 verantwoordelijkheid verplicht voorstel websites wereldwijd alsjeblieft arme be beiden beschreven dagelijkse game
    11 gevaarlijk groeien harry hof journalist kwaad league lengte ma mate neus oorspronkelijk opening originele paus plekken
    11 presentatie richten shit slot stroom trap verandert verdeeld winst zette behoefte beurt coach collega concept datum
    11 deuren duren et griekenland hoeveelheid honden indien ingezet kwestie leg lekkere liefst lul menselijke noemde normale
    11 onafhankelijke ontmoet oorzaak platform profiel raakt relatief roepen schiet sexy spullen sterven street studio tas
    11 tegelijkertijd termijn tijdschrift trekt twaalf vermeld verscheen vertrek volwassen wetenschap z
    10 afrikaanse bespreken bob brood burger cc controleren dode doorgaan eveneens gelooft gestolen gevangen gooien
    10 interessante jack kansen kende kont maria onmiddellijk ontworpen oplossen overige prins ring seconden sterren
    10 technologie terrein trainer trouwen verdwijnen zeiden aangenomen begrip benen beschouwd bezocht bijeenkomst boord crisis
    10 da data engeland europees feestje fietsen gele geprobeerd grap held homo honderd honderden indonesië kandidaat karakter
    10 koken leest meerderheid onderstaande ontbijt ontmoeten openen perfecte planten poging populaire publieke race regionale
    10 sector single slaat snelheid starten sterker tekenen thomas vertel vreselijk with zak zwemmen acties afbeelding allebei
    10 avonds bar behoorlijk charles culturele democratie dik dubbele eer eindhoven fans fantastische gebrek gisteravond hierin
    10 home houten info jaarlijkse kat kies kleren letterlijk manager miljoenen minstens miss missie moeders onderwerpen
    10 opnemen opzichte plus real spaans steen talen uitdaging uitgezonden uitslag voordeel afbeeldingen appartement
    10 bibliotheek cd creëren gelukt handig hierover high maatschappelijke martin nogmaals non nummers ontslagen papa richard
    10 ruzie sommigen trek trok velen vissen workshop zweden aanvallen aanwezigheid an apple been begrepen behandeld behouden
    10 bekeken berlijn beschermd betaalt bewegen dier duurzame elektrische ernstig goedemorgen haven kabinet lager machine
    10 namens oceaan oproep patiënten polen privé reed roept shirt speel telt term theorie toon verdere vergelijking vertrekken
    10 verzet vreemde waarna aanbod agenda agent bestellen carrière deelname dichter gebeurtenissen gebleven gebruiker gedragen
    10 huid hé inspiratie kanaal klassieke klik korting lagen maastricht meedoen meester mochten nijmegen ontwikkelingen
    10 praktijk sindsdien stenen straf testen toevallig trouw vermist waarden war washington actieve armen azië bezorgd breed
    10 bv cel do duizend enig evenals forum friesland gas gaven geleid geleverd gemiddeld geschikt haarlem individuele justitie
    10 kim kut lossen madrid mannelijke momenten national noem onlangs ontslag ploeg programma's regel regelen richt rijke sex
    10 ster stoel veilige vluchten volgde werkelijkheid wijzen wisten zwanger aanpak afscheid barcelona bedacht benieuwd
    10 bevestigd buren christus dans dating free geel geheim herinneringen instantie landschap lot makkelijker melding netjes
    10 oké piet qua rio schaal stopt syrië talent toilet us veranderingen verrassing verslagen vn warme behandelen beveiliging
    10 blik boeren broers donker duurde fifa geslagen geïnteresseerd haalde hout humor instituut islamitische kanten kilo
    10 klimaat lagere nachts noch omgaan optie pensioen podium privacy rand reageert robert succesvol theater uitzending
    10 uitzondering verloor verzamelen vogels vriendelijk zetels zichtbaar aangepast aanslag banden bedreigd belangrijker
    10 beroemde bevatten bijdragen bleven breng commentaar cup dient documenten duidelijke echtgenoot eenvoudige eigendom enz
    10 fase games gearresteerd gedwongen gegeten geheime go instellingen joden kanker kast kiest koos logisch maan mike
    10 moeilijke onafhankelijk roze student teams tegelijk tentoonstelling this tientallen toegestaan uitleg vastgesteld virus
    10 visie zakken zwembad albert alsnog arnhem begrijpt behoren chris co cool dokter droog egypte evenementen gevecht gooi
    10 kampen komst kunstenaar leraar lied lijden literatuur logo monument nabij naties negatieve opeens overgenomen overleven
    10 papier patiënt sam stilte stuurt toernooi traditie uitgebreide vanmorgen voorlopig wezen woningen y aangesloten analyse
    10 assistent bak banen bevinden café center congres content dertig dubbel eerdere enthousiast gedachte groeit heden helder
    10 herstellen jarig klacht magazine middag mist ondernemers ontdekken ontstond opgelost oudste overleed party plastic plein
    10 professionele raam revolutie schieten schijnt smaak star studeren tanden telkens tijdelijke uitgegeven update verspreid
    10 vertaald vogel volgend vroege winnaars zicht beslist boerderij braziliaanse dorpen draag eilanden eindigt gat getuigen
    10 gezonde grotendeels henry house ict jas lente lunch medisch moskou muren nederlanders nieuwste opstand reclame
    10 samenwerken schepen scherp set sites steunen suriname tegenstelling tip tuurlijk uiterlijk vanochtend vermogen video's
    10 voorkeur voren wederom woonde xxx zorgde accepteren ach amerikanen banken bedrag breda competitie donkere droeg drugs
    10 elementen erkend gekeken gewend gewicht griekse ha hierna hot https huilen huur indiase inzetten katholieke klachten
    10 krachten lessen locaties lol mars meegemaakt mobiel oefenen ondersteuning oorspronkelijke opgepakt overlijden paarden
    10 plaatselijke pop rekenen rook samenvatting software steek technisch toezicht treinen uitvoering vak veroordeeld
    10 verschrikkelijk villa vingers vliegveld vocht voert werkzaamheden wild zaal ziel zwolle bevel boer commerciële deels
    10 duurzaam ed elf financieel gelegd gestopt getuige gevaarlijke girl happy historisch hoezo hongarije ijs immers ingang
    10 knap koninklijke legde levens liedjes marine meegenomen meldt ondernemen ondernemer ondersteunen onderzocht opa ophalen
    10 paleis prinses recente redelijk relaties roken soldaat spanning steve succesvolle toegankelijk toepassing vangen
    10 verklaard vertrokken vijftig voorkomt wagen wereldoorlog werkzaam
    9 aangevallen afval alvast bestuurder bill christelijke conflict erfgoed ergste gebeld hemel inkomen kasteel kg klagen
    9 korea landbouw laptop leert maximaal not ongelooflijk ontmoeting ontstaat oplossingen overtuigd pagina's paniek plaatste
    9 poort principe puur stress verborgen verdieping verkoopt waaraan wiens alex alexander arabische bedenken bedoelde
    9 beschrijving besteld breken buik cadeau complete das definitief del domein durf ernstige extreem feite from geboorte
    9 gereden gerust geslaagd goederen gouverneur hierop houding identiteit kapitein kevin koers kunstenaars leerde merken
    9 mode moed nadenken nek onderdelen ouderen passie religie religieuze slimme sms sneeuw springen straten stuurde symbool
    9 tekort tim tony uitgebracht vandaar vannacht vecht verdrag vernietigd volgers web wijst zand zone zwak aanbieden
    9 artiesten behoort bodem bosch chauffeur chinees conclusie defensie di dj doelen eric gay gepland gescheiden getekend
    9 green herinnering kenmerken kerst kleiner kleinere leef lieten line louis minste negatief pand pc plaat realiseren sloot
    9 toekomstige tranen treden united verdedigen vet vijfde voorwaarden werking westerse zijde air alcohol award aziatische
    9 beheer belangen bestond boodschappen bord brieven daniel delft docent eieren fan gaande gauw gebroken genoten gevormd
    9 goedkoop henk interne jean joe jr junior kaas klok liedje maal marc misdaad modellen onbekende ontsnappen oren plaatje
    9 plant publiceerde rome rt schoonheid simon spannend sporten stoffen terugkeer toegepast toestand vergelijken verliest
    9 vermoedelijk verstand verzameling vielen volwassenen voorstelling vrolijk wandelen zilver aangegeven ad ah ajax anne
    9 apart aparte back beslag bruin business charlie cursus deal ellende families functies gemeld gered gezellige haast harte
    9 impact intussen investeren jongste kandidaten lee lichte loon luxe melk menselijk metro moorden oekraïne ofwel
    9 organiseert play raden rob roman russisch sleutel specifieke structuur tegenstander uitbreiding uitgenodigd uitleggen
    9 uitstekend veranderde verhuizen verslaan vloer voorzichtig wijken zoektocht zojuist alternatief bart belangstelling
    9 beperkte btw drama du elftal filmpjes johan jongere koopt late make medicijnen methode middelbare misbruik nat neef
    9 opname opvallend politicus prestaties publicatie rechtstreeks rijn sarah seksuele sloeg streek taken tante tel typisch
    9 uitvoeren variant verdediging verdiend verdriet verschijnen vijand vlaams voordelen wetenschappelijk zelden zelfmoord
    9 artsen betaalde blad blok dam dankbaar deelnemen definitie duitsers externe extreme figuur filmpje geduld gekke herstel
    9 hetgeen job jones keuzes laura liegen luchthaven negeren off ontvangt oom overleg plaatsvinden promotie ramp reguliere
    9 salaris scherm transport verdacht verkrijgbaar veroorzaken verrast vlakbij volop wetten zacht zanger zekerheid
    9 aangekomen aard adam alternatieve armoede automatisch bas belasting beloofd bewaard bewezen bijbel blijken brede clubs
    9 constant democratische documentaire drukken fotograaf gelopen getroffen gras hoorn iran jarenlang juridische kern kip
    9 kruis leugens levende ms naartoe netwerken onderhouden ontdekte oostenrijk opkomst opmerking opstaan pa papieren
    9 professioneel rollen tellen toestel trainen vastgelegd verbergen verklaren verwachting wetgeving white wow zelfde
    9 apparaten aspecten beurs bezorgen blanke brittannië complex contacten creatieve da's diepe dure file gedeeld geldig
    9 gelijke geregistreerd hel jury kids kijkers king kocht marokko medaille mijne mini nick onderhoud oordeel pot realiteit
    9 rock roy schone stopte taxi tilburg trend triest uniek verbetering vergeleken vervolg verzameld voorbereid voorbereiding
    9 vullen waarschuwing walter wetenschappelijke wifi windows wiskunde zender zonde aangetroffen amerikaans australische
    9 beker bereik betaal dachten degenen dick dochters dvd eerlijke elite emoties geestelijke gemeenteraad geschoten
    9 gevangenen harder inkomsten japans joodse kijkje koude lijf mac meenemen militairen officier omvang pieter prestatie
    9 provincies rare recept rennen restaurants spreek tropische uitzicht verschijnt vertrekt waarover your zekere zelfstandig
    9 advocaten afkomst amper argentinië bedanken bedraagt bedreiging beschrijft besproken bussen daaraan domme doos douche
    9 economisch elders erik fabriek front geheugen gekend gelderland getoond getrokken gezelschap grootte hit hitler
    9 infrastructuur ingesteld inzicht jawel lady landelijk leerling lokaal michel muzikale naakt noordelijke noorwegen
    9 onbekend onvoldoende oorsprong oscar overtuigen pakket pik pvda recepten record rit robin saai scheiding se spiegel
    9 verblijf voegen voortaan voortdurend voorzieningen vriendje will wolf aanvraag activiteit adviseur am archief
    9 betreffende binnenstad blind borst deelt destijds diploma don doorheen dringend duo effecten eh eigenschappen eng
    9 federale formule gewonden gezamenlijke gezinnen geïnspireerd grand group haren herinnert journalisten kaartje kolonel
    9 lege letten lift lukken mary minimaal onszelf onzeker patrick pen plaatst planeet redactie soep toeristen uitspraken
    9 valse vervelend verwijzen vrees vriendschap waaruit wetenschappers win workshops zwijgen aandelen aanmelden are boel
    9 bossen brak brian canadese context daadwerkelijk daarover dader diner dna drank dutch erachter es fles geil gezamenlijk
    9 gezondheidszorg grondwet hi hoer hoopt jacht kennelijk keus leefde leeuwarden letters levend lieverd luitenant marco nep
    9 omroep ontwikkelde opgesloten or pakt partners pauze poolse pure racisme ras reizigers resolutie road sc schande
    9 schreeuwen taart tempel tenslotte tent uitsluitend un vent verhogen verklaart vinger voorgesteld wc welzijn wettelijke
    9 woonplaats aanwijzingen anoniem beantwoorden bidden boze brachten brugge camera's check christenen circa coalitie cover
    9 dossier downloaden drenthe eindigde elektronische erkenning eva fruit genomineerd geproduceerd gestorven gezag gold
    9 grapje grondgebied hierboven hollandse hoogtepunt instelling irak jaloers lijnen minst moeilijker onderzoekers ontwerpen
    9 opmerkingen opzet russen stelling supermarkt tijde toeval toren treedt updates vanmiddag verbod verlopen vermoorden
    9 versterken vijftien vincent voertuig vreselijke werkgever aangewezen aanpakken actuele afloop ali ambassadeur android
    9 bedoelt bereikbaar besteden betrouwbare binnenlandse box branden bruine chaos design dijk doelwit dronken drukke duel
    9 durven eeuwen ei flinke focus francisco gelaten gevoelig gevoerd gezeten glimlach goedkope good graf handelen hersenen
    9 heuvel integratie jo knop koninklijk kranten lach lenen massa mensheid night noodzakelijk obama onderscheid pan petitie
    9 raak ramen reputatie scott serieuze sla slotte south spellen stimuleren strategie texas tieten uitgesproken university
    9 vanzelf verdachten vergroten vernietigen verwachtingen vi vijanden voorwerpen vriendinnen westelijke
    8 absolute afsluiten alarm amsterdamse benoemd beschadigd bestemming bewustzijn bezet bezwaar boete chef commissaris
    8 daarentegen elektriciteit ere ernaar exemplaar fotografie gaaf gecontroleerd gespecialiseerd gij hielden hongaarse
    8 informeren juan jurk kerken krachtige leiders leo lucas malen mes modern nood ontvang opgesteld perspectief recent riep
    8 seconde special stijging stom tempo verscheidene verwoest vietnam vooraf voorsprong woede zuidelijke à aankomen aanleg
    8 aanzienlijk achtergelaten achternaam ambtenaren american amersfoort apparaat assen beantwoord behoud beschikking
    8 besluiten bestand besteed bevestigen bewaren boy carlos comité criminelen digitaal download effectief ek eur expert
    8 explosie feesten fysieke gedoe gegooid gepresenteerd gestaan geweten graaf hal hartelijk helden herfst incident
    8 innovatie island josé kamers kok kritisch linkse lui management marokkaanse militair ns onthouden ontvangst opgezet
    8 passagiers pijnlijk private produceren schilderij schrijvers signaal smith sowieso specialist spelletjes statistieken
    8 teleurgesteld thailand veelal veertig verkiezing verlaat vermoeden voorheen weigerde weleens werkgevers wethouder wonder
    8 allah arthur badkamer ballen bbc bek commandant dennis dordrecht elizabeth fred garage gedeeltelijk gelden geliefde
    8 genoemde gepleegd geur graven great herkennen johannes kritische kwart laden leuven lisa little massaal meld nederlaag
    8 nuttig onafhankelijkheid ontmoette opende opgeven opnames oppervlakte oprichter opvolger proef ray rivieren rot
    8 slaapkamer snelweg state twente varen verbaasd verdween verdwijnt verhouding verklaarde vermijden verspreiden vertrok
    8 voertuigen voice william zocht aannemen aanpassen aantrekkelijk aanvankelijk au baby's beer beslissingen blue bond bood
    8 bril bruiloft budget burgeroorlog computers danny deelnemer diefstal down end excuus gedichten geslapen gezorgd greep
    8 grijs grijze hielp hoogleraar indrukwekkend jim keel klap leeuw maarten mannetje marathon marketing moslim nieuwsbrief
    8 normen nul onderneming onderscheiden ontbreekt opent paspoort pijpen plat portugal prettig risico's scherpe senator
    8 slagen steekt story support tegenstanders that uitkomt vaart verlichting vers verwerkt vliegt voorraad zout zweedse
    8 aangehouden acteur afgesproken arbeid architectuur basisschool bedekt belt beperken beschermt besef besparen bestel
    8 blonde cda chemische commercieel communiceren costa cultureel debuut draai drukte ertoe exact examen fort fractie france
    8 gary gewoonlijk gods hete ho hugo ingeschreven johnny joseph kiezers kussen massage materialen ministers mooier
    8 nieuwsgierig ochtends overeen patroon planning plotseling procedure re regent rijbewijs schoot score secretaris slechter
    8 sloten stage standpunt stemming stille suiker uiterst uitgave vallei vergelijkbaar verplaatsen vuil waardering
    8 waarschuwt weigeren wenen what wim ziekenhuizen zonen zoo aangeven bakker begeleiding betrokkenheid brandstof californië
    8 challenge cliënt colombia concurrentie danken discriminatie docenten doelpunt dreigt eenheden figuren ford fuck gedicht
    8 heette herman hill ingediend kampioenschap katten kees liepen maagd master mix more music ontvoerd opgeheven origineel
    8 overgang plegen roep schatting series simpele slaapt so stabiel stoelen talloze traject uitmaken uitnodiging uitslagen
    8 union venlo verbrand verkregen verrassend verstandig verwijst voorafgaand voorbereiden voorjaar vvd wandeling wisselen
    8 zul aangekondigd abonnement afspraken airport ambulance autoriteiten bereikte bert beslissen bewijst bezetting boys
    8 breekt cent chili chocolade dagblad decennia denemarken dichterbij doc document droge eraf favoriet florida fysiek ge
    8 gebeurtenis gemeenschappelijke gepakt gestemd gestoken goedgekeurd heten idioot interim keizer kogels lab lezers li lijk
    8 linda luistert marie natte ongeacht ontbreken ophouden prof review rusten schattig skype snapt streven subsidie syrische
    8 systemen tekeningen theo tijdperk tijdstip toegeven trappen vaardigheden velden verminderen versterkt vooruitgang
    8 werkten aangebracht aanslagen aansluiting adem ai ambtenaar arbeidsmarkt avontuur bekendheid beperking capaciteit carl
    8 creatief dave diezelfde diversiteit duiken east event financiën gewaarschuwd gezichten hedendaagse interieur israëlische
    8 jacob jesse kopje koppel kroatië laagste lukte maaltijd meet meldingen metalen mexicaanse nadruk ongetwijfeld ongeval
    8 ontspannen opzetten pizza power priester samengesteld samsung schermen schrijfster scoren smartphone studies sub
    8 tegemoet telefoons terugkeren toenemende toerisme traditioneel tunnel uitgeschakeld uitkomen universiteiten verblijven
    8 verliet verwerken voortgezet wennen zachte zilveren aanbieding aandeel almere apparatuur architect beach bepaalt
    8 beperkingen bestrijden bevorderen bewegingen bewerkt bloem bom bovenop burgerlijke correct daden drankje emotionele
    8 enthousiaste experts filmen fox geselecteerd gitaar goedkoper groeten hekel il illegaal inzake jonger knappe krachtig
    8 kwetsbaar label leugen lichamen liter maatschappelijk match mijzelf mo monster nachten oefening onschuldig onschuldige
    8 oor opstellen overdag particuliere percentage plaatse plicht protest regisseur registratie rose schema schilderijen
    8 schot senior sophie specifiek speelgoed staatssecretaris steunt terroristen tieners tocht uitgeroepen verkrijgen verloop
    8 vrolijke wassen wenst wettelijk zesde zieke zuidoost aanzien achteraf alan alkmaar arabisch auteurs bekendste bestelling
    8 bod bol brein centimeter chicago crimineel desondanks deventer diens doorgaans emotioneel enschede eredivisie experiment
    8 face factoren first gemak gevierd gewenst gewijzigd girls haten iii illegale instrument juridisch kloppen klus lading
    8 leukste like machines mails moskee neerslag nodige omvat ontving oppositie oprichting overval porno prettige rechtszaak
    8 referendum research rick roos ruil schelen sectie sessie situaties society stadje taylor trokken uitgelegd uitstekende
    8 verderop verlangen verleend verre verspreiding victor vliegtuigen voer weergegeven wereldwijde woestijn zwakke
    8 zwitserland administratieve afgerond apeldoorn apps bakken begrafenis betekende cellen eist emma fraude gebruikelijke
    8 gecreëerd gemeen gemeentelijke gerecht gevangene groeiende heleboel hieraan hr iemands industriële invoering jackson
    8 johnson julia keert ketting klote kopie leverde lichten liefste lippen muzikanten neergeschoten nut ontdek opgebouwd
    8 opzoeken overeenstemming permanente plekje pond populariteit proeven roger ron sara schulden server stevig stijgen style
    8 tag talenten toevoegen tong trouwde uiterste verbinden verplaatst verwijzing volkomen vrachtwagen waarderen wang warmte
    8 winkelcentrum zuster zusters aankomst aanvang aanvragen achterkant achteruit alstublieft amateur arresteren august
    8 balans belgisch benadering beschikt beschrijven biologische bot brown creativiteit delta depressie dirk dodelijk draak
    8 durft eigenaren fashion fonds foundation gave gemaakte gemakkelijker gerechten here hoofdstuk instructies ipad italiaans
    8 kaartjes kroon letter leuker luis marcel maximale meen merkt microsoft moordenaar nader object objecten onderhandelingen
    8 onduidelijk ongelofelijk overdreven overijssel piano pogingen portret publicaties respectievelijk run santa schitterend
    8 sp startte strijden supporters tekening times uitgaan uitmaakt usa vaders verdeling verdrietig vertrouwde verzinnen vice
    8 vierkante voeding voldoen voorwaarde vuile werkende zodanig afgeleid afgewezen arena awards beloofde bende bevestiging
    8 beïnvloed boekje bovenaan champions cv daad dol dwars eindigen enigszins eventuele filipijnen flat geert geruchten
    8 gevuld glazen goedkeuring groeide halverwege hilversum hits how huiswerk huren id ideale ingericht jeroen just knvb
    8 koste kus langdurige lef lening lezing meent mobile moge motoren noodzaak omschreven ouwe overheden overkomen overnemen
    8 peru philips port probeerden provinciale rijst schaduw slaven slechtste sparen staart toename tram verpest voornaamste
    8 vos weerstand williams woonden wraak zakelijk zeldzaam zestig zoet zonnepanelen aa aanrader afgenomen artiest
    8 association autoriteit batterij behalen beleven beseffen bevonden conferentie congo consumenten degelijk detail diegene
    8 dorpje dwingen enthousiasme gerard gereed gevechten gordon have heftig horloge indeling initiatieven isis kwartier leed
    8 losse mishandeling omzet oorzaken opdrachten opdrachtgever opgeroepen oprecht opties opvallende praktisch praktische
    8 profiteren promoten regio's saint scheelt scheiden schoten seksueel shop slet steeg tank toegekend toeristische toets
    8 toonde trio uitgaven vergelijkbare vermiste verse vertegenwoordigd vestiging viert waarschuwen zijne zingt aangifte
    8 about behaald belofte bescheiden bevrijd bezittingen bovenste broeders bruggen centre cirkel daarbuiten demonstratie
    8 erom exclusieve factor fit food garanderen gebakken geroepen gsm han hbo hersteld hoeveelheden hogeschool horeca index
    8 investeringen jay jimmy kerel knie lelijk licentie maas magische manchester may migranten mol motivatie münchen neen
    8 nest nicht norman now ondergaan ondersteund ontkennen ontwikkelt order persbericht plaatjes psv rechtse ruime schouders
    8 sea sluiting snijden spannende steven stiekem strak tja vacatures vals vat versies verzorgd verzorgen volgden voorgaande
    8 vrijgelaten walgelijk wall werknemer zakelijke zeilen zusje
    7 aangenaam afghanistan alice allang anderhalf arbeiders beek begreep beoordelen bevestigt bijeen bladeren book borsten
    7 clinton complexe database davis dé edward ellen express feitelijk gelanceerd generaties gevoelige grappige hartstikke
    7 hek her historie hitte ingenomen interviews jagen jason kindje koper kostte leiderschap lezer maten mohammed nauw nazi
    7 nederlander nelson old omgekomen opgegeven opruimen optredens overeenkomsten overgedragen pakte people plaatsgevonden
    7 professional rapper samenstelling schoonmaken singles sir solo spits spoedig sprong ss stedelijke stelen stuks sydney
    7 tal verdediger verkozen vertegenwoordiger vertrouw vies vleugels voeg voltooid vries vrijwilliger vroegere waardevolle
    7 wauw webcam werkelijke wijs wijsheid zitting zwangerschap aangelegd aanhangers aantallen aanwezige aardige advertentie
    7 alhoewel anderzijds audio bekendgemaakt belastingen beleg beschikken betrouwbaar billy brandweer broertje daders doek
    7 doelstellingen duidelijkheid erkende europe exclusief fm gedreven gestegen getest gouda gram grijpen haagse hendrik
    7 hobby ideaal ijzeren ingevoerd inschrijven jazz kardinaal kortrijk kou landgoed latere leeuwen maatregel musea
    7 nabijgelegen nationaliteit onderzoekt opbouwen opbrengst opgeleid opmerkelijk os plots presenteren processen regime rtl
    7 schilderen simpelweg speelden sterft stijgt track uitzien vasthouden vergroot vergunning verkracht verlengd vermoed
    7 vervanging voorop webshop who wilders yeah zevende act afgezet andy ban bemanning bestuurders bevrijding boten bridge
    7 community daaruit dekking dieper donald drink duurzaamheid erotische eventueel feb filosofie florence gepraat get
    7 hectare herinner huisje instrumenten jansen jeruzalem jonathan jordan jos kelly koffer leerkracht liga lopende lord
    7 luidt meesten mega mercedes oftewel onderling oorlogen overname poëzie release rellen roma ronald schiphol seizoenen
    7 senaat servië shirts straling typen uitdagingen uitgerust verdiende verdomme verwarring vormde vrijwillig wetenschapper
    7 wijziging zelfstandige zinnen zoom aanklacht aanstaande academie action actrice amanda angeles appel argument
    7 beoordeling beroemd beëindigen bo bocht buitengewoon cameron camping campus casino charlotte cuba daling dance deken
    7 departement diende divisie doorgeven echtgenote ede eis erna exemplaren finland functioneren geboden geluiden gemeten
    7 goden haha herhaling hoofdkantoor indrukwekkende institute joost journalistiek kelder klappen kliniek koelkast ligging
    7 literaire london long lost marcus mario molen nina olympisch omlaag onrust opleveren organiseerde overgebracht overwegen
    7 paris platen pre rustige schilder schuur smart staal sterkte tachtig tanks tassen thema's toegenomen typische uitgeverij
    7 uitzoeken va verf verplichte verschillend videoclip voorbereidingen voorwerp vroegen vrouwtje werkloosheid wél zangeres
    7 zelfvertrouwen aankomt aankoop aap ac achteren administratie afgebroken alsmede andrew belde beschermde beschuldigd
    7 betaling betekend bevond bevriend bied bommen cbs chat constructie criminele doelpunten earth eddie eventjes fantasie
    7 flessen gebruikten gekoppeld gewapende gigantische grappen handelingen heilig herkenbaar herkent herkomst hieruit
    7 hoofdredacteur identificeren inzien journal kunstwerk liberale lig logistiek loslaten medelijden metaal meten morgens
    7 najaar nathan nieuwbouw okt omliggende omtrent opgehaald oppervlak parkeerplaats piloot plaatsvindt platteland poster
    7 rap rebellen richtte rijen rondje royal samuel schooljaar smalle stal stevige streng therapie ticket tokio traag trui
    7 veertien veiliger vergeven verkrachting vertegenwoordigers vervallen vieze visser vreugde weigert zetel zuurstof actueel
    7 afrikaans ambassade andré az bekijkt beloften benzine betrekken bijeenkomsten bon boston britten brons bulgarije buurman
    7 combineren dagje definitieve dertien diepte egyptische essentieel fenomeen feyenoord finse frisse gelukkige getraind
    7 gids gooit huh if individueel inspireren instagram kamerlid keten kijker kondigde langere lidmaatschap light look luc
    7 maag majoor masker mb mc munt oostelijke opvang part pech poten publiceren raakten regeling rente rijtje scenario scène
    7 slang snelste stak store straffen stukjes tevoren treffen trump uk ultieme venezuela verlengen vermelding vervullen
    7 volgorde volume voorkomende vriendelijke weinige wezens zijden zonnige aangemeld aangepakt afsluiting allereerste
    7 argumenten arrestatie avenue bagage bedenk beloning bevallen beweert blote bmw bravo bruid can carter cijfer cliënten
    7 dodelijke doodgeschoten eeuwig eeuwige element elkaars engel expeditie fair familieleden finish fris gebleken
    7 geblokkeerd gebruikelijk geconfronteerd gepaard gewassen gewoonte golven guy handhaven handtekening herhalen hollywood
    7 ingewikkeld instellen jaap jeetje khan klinken koeien koreaanse lelijke level lijdt markten mensenrechten moeilijkheden
    7 nadien nagedacht ned network offline ogenblik omringd only opera opgelegd oproepen permanent pierre prioriteit reageerde
    7 regionaal renovatie ryan schoen schouder sigaretten slaaf socialistische spot stalen stoere stomme strenge sven tak
    7 tickets tiener toetsen treft uitziet verbieden verbranden verdelen verdien verschrikkelijke versterking vervolgd
    7 verzonnen vlieg volksgezondheid voorlopige vriendjes zeldzame zussen aangedaan achtste barry bay belooft beschikbare
    7 bewakers biertje bleken blond chinezen circuit classic communistische concentratie daaropvolgende daartoe dialoog
    7 dreiging failliet filipijnse force gedraaid genezen geplande gesteund getal getiteld gevaren graad grootvader herken
    7 heuvels hing hockey hoelang hoeren hoofdpijn howard huisarts installatie interpretatie jasje java jongeman jubileum
    7 kantoren kogel lacht lawaai leraren medailles meren musical nachtmerrie officieren omwille ontwerper opbouw opgeleverd
    7 opvoeding paradijs phil pink porto posten potentiële première presenteert primaire principes registreren robinson
    7 romantische schaam schakel schatten science singapore sparta spring staande stam stefan stelsel sterkste stromen
    7 studeerde tabel terras titels toepassingen toespraak trouwe uiteen uitkomst uitstoot verhoging verhoogd verkoper
    7 verstaan vertalen vertraging verzekeren verzocht vlaggen vrezen vrijdagavond way woonkamer wortels aardbeving afwachten
    7 anno anonieme bereiden besmet betrapt bijbehorende bijgewerkt brits bundel categorieën clark corruptie curaçao dergelijk
    7 dominee doorgaat dun duwen etnische faculteit federatie feestdagen financiering firma fransen geboekt gemengd ham heus
    7 homo's hotels idioten imago incl indianen indienen inrichting introductie invullen keihard kerstmis klassiek kleinste
    7 koe koppen lewis liefje lust madagaskar matt miami minute nagels noten onverwachte pijnlijke playstation prince rechte
    7 rené ross rotterdamse schedel schudden sinterklaas speech spontaan spraken stelletje stranden symptomen talrijke
    7 telefoonnummer terrorist thaise toegelaten toneel trending uitgeven uitgever uurtje vaderland varianten veelvuldig
    7 verbeterd verdragen vereist verward voetballer voornaam vruchten weliswaar werkgelegenheid wijzigen women young zegen
    7 zoete écht aanmerking aansluiten aller anderlecht aspect begraafplaats beheerder belast beschouwen bevalt bewind
    7 beïnvloeden bijstand bijv bioscoop blokken bonus champagne circus collectieve conflicten diana dieet doelman doorbrengen
    7 draad effectieve emmen entertainment evolutie fel garantie geaccepteerd gedronken gedrukt gekleed gemeentehuis
    7 gerechtigheid gespannen gewijd hang heerenveen hoofdkwartier jobs kabel kap keerde kenteken klooster koor kroatische
    7 lamp lancering maleisië merkte morgenochtend naarmate nature nazi's north ontsnapt onverwacht opgegroeid opgehangen
    7 opgeslagen organen overleefd persoonlijkheid pet ploegen politieagent portretten radicale redacteur reserve rijd
    7 romeinse ruikt schapen sky sony sovjet spelletje stadium stemt ui uitgestorven varkens vee verplichting verzamelde
    7 verzekering vestigen vliegende vonnis vuurwerk vv zege zijnde zogenaamd zweer aanbiedingen afnemen afvragen applaus
    7 behandelt beheersen beschreef blazen busje cartoon dalen dc digital draaide drinkt echtpaar emotie expositie fabrikant
    7 fotos freelance gebed gekenmerkt griep health helm hmm hol huishoudens ice insecten interactie interactieve jeans julie
    7 justin kenia klassen korter kunstwerken legende lek lever living luik margaret mbo mechelen medium miguel mislukte
    7 moordenaars next omgezet omstreden onderzoeker ontdekking onzekerheid oostende operaties oven overlast parkeren producer
    7 rechters relevante rijkdom robot sa shows slovenië staken stapt stoer strafbaar terrorisme topic uitdrukking
    7 verantwoording verlenen verricht vertegenwoordigen vervoeren vloot wageningen wetboek woordvoerder zeventig zwangere
    7 academy achterhalen afgeschaft afgevaardigden andersom arabië atelier baard barbara belgen bestuderen besturen bevelen
    7 beweegt beëindigd bijen boter christian concerten consument culturen deelnemende doctor douchen drijven ds duivel
    7 duurder dylan edition enquête flauw frequentie full geacht gebonden geschilderd gesloopt godsdienst gok grieken gronden
    7 hals hoed ierland immigratie innemen jerry jongetje kong lesbische levenslang linker luid maatje machtige mededeling
    7 meningen migratie mulder navo nicole norm office opgewonden opzij pakistan paulo poetin portemonnee presentator
    7 produceert redt regelgeving ruimen schamen schrik sokken song soortgelijke staf stemde streep symbolen testament
    7 toeschouwers twijfelen verstopt verwachte verwachtte verzorgt victoria virtuele voeden von winkelen ziekten
    7 zonsondergang zuidelijk überhaupt aangetrokken aanzienlijke accounts beseft beton beweren bezitten bloot collectief
    7 constante cross dagboek disney dubai duidelijker duim echo em ernst exacte gastheer gekost gemengde georgia getallen
    7 gevangenisstraf gevestigde gevoeld gewonde geïnstalleerd grondig harmonie hasselt inspanningen jessica joods jungle
    7 kalender kilometers kwalificatie kwetsbare liefhebbers made mar menu miste morgan mysterieuze noemden noorse okay oliver
    7 omgaat ondersteunt opvattingen paal peking persconferentie petersburg plassen preventie protocol regie renault room
    7 ruiken ruilen schijf schitterende sean stabiliteit stapte straal tandarts tech terreur tevoorschijn tommy turks twijfels
    7 uitgesloten uitgesteld uitoefenen vanzelfsprekend verbouwing vernietiging verrassen verzoeken voegt wanhopig wars watch
    7 weduwe wetsvoorstel wijzigingen zielig zowat zutphen aanloop achterin alliantie amerikaan angel begroting
    7 belastingdienst beschaving bestemd bezienswaardigheden bezoekt billen blokkeren bouwt breiden bruce ceo chatten
    7 christendom commando deense dekker diagnose dunne eerbetoon erfenis erkennen friese garde geheimen geleefd gerealiseerd
    7 gewapend gezongen gif global godverdomme groepje harris hashtag helikopter human indische ingaan inheemse jane jersey
    7 keken klimaatverandering klimmen knuffel koloniale koran lastige leerkrachten legaal liegt mam maximum meldde
    7 middeleeuwen muis nos olifant onderhandelen onderlinge onderste onzichtbaar oogst opgelopen opleidingen overheen owen
    7 plaatsvond plank redding respecteren ridder rondlopen schakelen security sieraden slaagde spa stadhuis termen toestaan
    7 universum vegas visuele vloog vluchtte volhouden voorkant voorstander vorming wateren zestien aandoen aanvulling accent
    7 alphen bd beest begaan behoeften bemoeien bestanden bestrijding bevrijden bi binnenland blinde brooklyn conservatieve
    7 controleer dierentuin doeleinden doelgroep doorlopen energy ers falen feestelijke felle festivals francis galaxy
    7 geaardheid gedownload gereageerd gerichte gestraft geïntroduceerd glad golden groots grootschalige hee helmond hoorden
    7 hypotheek ijzer inspecteur kinderopvang konijn kooi leefden lichamelijke lijstje louise meemaken middels nadeel
    7 natuurgebied nederlanden nigeria onderaan ondertekend onthuld ontkent opnamen opslag overtuiging palestijnse pdf
    7 personages platte pleit point posities potter pp put raadslid reet repareren river roermond schaamte scheppen smit
    7 snappen spin steel suggesties sv tape technieken tekens tennis tijdschriften toepassen tradities tuinen tweemaal
    7 uiteindelijke uitgezet uitrusting vacature verbannen verbindt verhuisd verkennen verlagen verloopt vernieuwd veronica
    7 veroorzaakte vormden wachtwoord wolken wonderen zoenen zuur zó
    6 aanklager aantrekken aanvullende achtige acteurs agressief annie anton asielzoekers begrijpelijk behaalde bio borden
    6 buis company continu dienstverlening doodstraf drive elektrisch email engelstalige erdogan export françois gefilmd
    6 gegarandeerd gegroeid geliefd gelovigen gevochten geweigerd goes grof hakken harvard hoofdzakelijk hoopte inc
    6 installeren invasie item janssen jeff kenden koekjes kook leve makers martha medewerking misdaden misdrijf moedig nice
    6 nova omschrijving orkest overstap overtuigend pastoor penis ps realiseerde rubriek sandra schild see semi sleutels
    6 slimmer smaakt spieren sports stierven strip terugkomen tiende toetsenbord tools trip troon uiteenlopende uitkering
    6 unesco utrechtse vera verbaast verenigingen verhuisde verklaringen vertonen verwondingen vette vitesse voldoet wagens
    6 whatsapp wilson work yang yoga zolder aangetoond ab abraham achtergronden afdelingen almelo althans artistieke austin
    6 bedrijfsleven beleefd bezoeker bid br brave bush call caroline chen cola control coördinator critici doei engelen ep
    6 evenveel eye feedback foute friends gecombineerd gedaald geleidelijk gene genoegen gevlucht gewoond groenten grot
    6 gunstig haan herdenking hevige hoeken honing huishouden hulpmiddelen ijssel individuen inspirerende intelligentie iris
    6 it's iv jegens jemen jennifer kate klantenservice leken loopbaan luchtmacht marianne mat merendeel michelle mislukt must
    6 nabestaanden nagenoeg never onnodig oplopen overdracht place poes praag professionals psychologie puerto rapporten
    6 satelliet schiereiland schijnen sexdate sprekers successen sweet teen tof turken types uitbrengen vakbonden verdiepingen
    6 vest voorouders vuren wal welvaart werkdag wiel wielen wikipedia zakenman zenders zenuwachtig zochten zorgvuldig
    6 accepteer adel affaire afwezigheid agressie ambitie ann anthony arrest avonden benoemen blank blogs bovenstaande
    6 brabantse cash catherine chelsea chip chronische column con consequenties criminaliteit cyclus directie doorbraak
    6 dringen ego eindstand ff football fusie genève georganiseerde gerrit gerucht gewaardeerd gewezen goeds grace groente
    6 handicap handige hertogenbosch hoofdrol inbraak individu inkt innovatieve instanties intelligent interesseert inwoner
    6 jamie joey kanalen key kippen klonk knieën koningen kring lake langste leon liverpool marshall massale matthew medicijn
    6 middelburg miller motief neutraal nico nodigen noordoosten noot nov nucleaire onderdak ondernemingen ontvoering oordelen
    6 opgemerkt orkaan oslo our overtreding panama parade pk plaatsje plafond populairste posters propaganda rico rolstoel
    6 rozen saus schrikken slavernij space spanningen springt stan standpunten suite tablet tegenhouden temperaturen there
    6 toestellen trainingen troost uitzonderlijk verantwoordelijke verbazen vergoeding verhoogde verhuizing vermelden
    6 verschuldigd versus vervanger vervelende vooraan voorgoed voorspellen vrouwelijk wekelijks wereldkampioen willekeurige
    6 wordpress wouter xbox ziektes zodoende zwaard zweet aangeklaagd aanvaller aanwijzing abu academische achteraan afleggen
    6 afspreken alfa archeologische argentijnse balkon begeleid beledigd bevalling bezuinigingen bijnaam bisschop bondscoach
    6 botten brandt breder buurten captain checken chips close crew criteria development dhr discussies doelstelling drankjes
    6 enerzijds entree fabrieken gb gekleurde gereedschap geslaagde gevel groenlinks grove gun horizon hulpverlening
    6 indonesische ingehuurd inleiding inter invoeren israel jager joegoslavië kpn kruising laan latijns lex list logica
    6 manhattan middellandse natie ongelukkig opzoek outfit palestina pesten pikken potje praktijken press queen reist scan
    6 scene schaffen scheidsrechter scholieren scoorde storten strategisch strikt subsidies sur surfen toegewezen trad
    6 tsjechië universele variëren verbeterde verrichten vertegenwoordigt verzetten voerde voetballen wa walker woonhuis zaden
    6 zuiver zwitserse aanzetten abc accepteert achtertuin achterzijde afleveringen afstanden aluminium apen atmosfeer
    6 avonturen beauty beesten betrokkenen bobby boris breedte bronzen broodje brussels but channel conclusies concrete
    6 conditie county cruciaal cursussen d'r daalt deskundigen dosis droegen educatie eeuwse favorieten fotograferen future
    6 geneeskunde geweer geïdentificeerd grootmoeder hd heerlen heerst heldere helen hoefde hoogst huisvesting ian ingrijpen
    6 kale klaas kleurrijke knoop knopen know leen lens libanon map materieel matig mia microfoon minderheid misbruikt
    6 monniken monsters moois nadelen okee opkomen opmerkelijke oss ov passeren philip pijp profeet public putten raket
    6 raymond ringen rip roeien romantisch rommel rondleiding santos sectoren stok storing strategische stront timing touw
    6 trends uh uploaden verbindingen verlaagd vermaken vernield vernieuwde vernieuwing veroveren verzekerd verzonden village
    6 vladimir vlinders vul aangemaakt achterstand afgelegen afvallen agentschap agrarische alert allround alvorens
    6 architecten atlas begeleiden benadrukt benjamin blz boog bosnië boulevard bull cadeautje care case ceremonie
    6 concentreren craig democratisch denis districten dollars durende erkent essentiële experimenten fictie fk formaat frame
    6 gebeden gekleurd geneukt geraken geschorst gestoord grieks groet gulden haak hall halte havo hip huisdier ikzelf
    6 immigranten incidenten inval ios jacques jazeker ki kleinzoon koen koorts lobby magie maurice menigte middags mijl
    6 minimale morele motie motto natuurkunde neiging omgekeerd onderworpen onjuist oostenrijkse openlijk opstelling optimaal
    6 overlevenden particulier paulus ram regelt regeren revolutionaire schreven slangen snoep solidariteit stapje stone
    6 strijders sultan sumatra sun taiwan tekende troep uitbreiden uiten uitstel uniform ut uzelf vasteland vastgoed
    6 veenendaal verbleef vermeende verpleegkundige verslaafd verstuurd vertalingen visserij voegde vrouwendag waanzin werelds
    6 worstelen zeep aangrenzende aanhanger aanpassingen adviseert airlines allerbeste alsook antonio assortiment bbw benaderd
    6 bevoegdheden borrel cadeautjes cao carnaval compensatie divers ecuador eenzame eerlijkheid evenwicht ferrari flash
    6 gebaar gedeelde genade gerekend geschikte gesneden gooide gps halt harten hongkong im ing ingetrokken ingrediënten
    6 intens invloeden janeiro klikken legendarische leonard maandelijkse mailadres maya menen meters mi mijnen minimum monte
    6 naakte nancy nauwkeurig nintendo ofzo omheen ouderwetse overgebleven overkant paars plakken plekke pr prefectuur
    6 progressieve psychische psychologische publiceert realistisch ren roer rotsen salon schaatsen schuiven short smaken
    6 sportief standard staren take tand tegenkomen toenmalige toppers toronto uiting urban veiling verander verblijft
    6 verhoogt verlenging verliep verlof verwelkomen verwezen verzorgde virginia voorlichting waardevol wekken zinloos
    6 zoekmachine zwaarder aangevuld aanvaarden afgelegd afgezien age aids america ass athene automatische bedreigde beloven
    6 benaming bewaakt bird boedapest bolivia bram buurvrouw cake cam carmen cat chauffeurs christelijk concurrent contrast
    6 demo dichtstbijzijnde dictatuur doch donder doodde driehoek duiden duistere european ezel formele geladen gelijkspel
    6 genk genocide geschat graafschap hong hoogtepunten infectie jon joop joris karel kenmerk kostbare kramer kruipen laurent
    6 leningen levering liggende likes limburgse lo macedonië mali mand meningsuiting minderjarige mrs negentig nk objectief
    6 ondergebracht onderkant opgevallen oplevert pacific pakje parken personage po potentieel priesters procedures producent
    6 producenten psycholoog radar sap schaap schadelijk script shock signalen sportieve stort summer syndroom technology
    6 tekenaar telefonisch tenen terry theorieën transparantie tt uitgang uitgekomen uwv vaag veen veiligheidsraad verbazing
    6 verraad verschilt verslaggever viering vrijwilligerswerk vulkaan wekelijkse woman yo aanbevolen admiraal afschuwelijk
    6 airco alias angela archieven australian beland benodigde biologisch blessure borg briefje bruto bye car central come
    6 continent cooper db deelde doodt dreigde engelsen esther exploitatie genre gert geschenk gewelddadige goals haalden
    6 hamas hamilton handhaving hardlopen harrison hengelo hop huishoudelijke hulpverleners ierse inch intern inzichten irene
    6 kist kloof knippen kozen kunstmatige laarzen lampen letsel luxemburg meeting middernacht mobiliteit motieven muzikaal
    6 nepal nsa omstreeks opdat ophef orange otto overvallen overweegt pap parlementaire pasta piloten politiebureau portugees
    6 postcode prominente prooi psychiater rachel rechtspraak relevant religieus resten riem right rijken rooster schotland
    6 senioren serveren sigaret spectrum stapel ted teleurstelling tijdlijn toenemen transfer trouwt tweeling uitspreken
    6 valley vergelijk verraden vervaardigd verwijder voorstellingen vr vrachtwagens weblog werkplek woedend zenden zieken
    6 zijkant zong zonne aandoening aanpassing aanvaard administratief afmaken ambities ambt asiel atleten baarn betaalbare
    6 betreden bevatte bewerking bloeddruk body boetes bondgenoten broodjes buitenlanders christine christopher clip
    6 confrontatie corrupte crash dateert daten death dec diameter discipline doorgebracht dresden dringt duivels duiven dwong
    6 ecologische eigenschap est felix fernando fietsers files fondsen fraaie fun geachte gemeenschappelijk gemeenschappen gen
    6 gerechtshof gerelateerd gewest geïsoleerd gigantisch gr hamer hilarisch hollands illustraties inschrijving integriteit
    6 investering juf kamperen kassa kolonie kwijtgeraakt lof lunchen madonna mailen monumenten munten mw mysterie neuk
    6 ondergrondse ongemakkelijk opinie opmaken parker participatie protesten puinhoop quick rita rotzooi ruimtes russell
    6 schadevergoeding schandaal schotse scooter services servische sierra sittard slaagt sloop songfestival spul square sri
    6 stank stemmers stroomt system telefoontje telefoontjes thai trailer tribune twitteren tyler uitgekozen uitgereikt
    6 uitwisseling unit uv vakbond veren view vlam vluchteling voldaan volkslied voordeur waardeloos wayne weegt werpen wiet
    6 wo zoetermeer zoontje aanbevelingen aangetast advertenties afgebeeld afschaffen alternatieven amber amstelveen amy audi
    6 beheren behoeve belgie benaderen bevordering bewuste binnenkomen bizarre blake codes deelgenomen diego dien doorstaan
    6 dorst duinen flora fulltime geduurd gefinancierd gil got gp grip hak inhoudt inlichtingen intellectuele itunes jaagt
    6 jasper kapitaal klaagt klaarmaken leuks logan lou lucky mindere mits mop nare ne nobelprijs nrc ongewenste optocht
    6 ouderwets overeind overkomt overleefde parfum performance pest pijl pols poorten portugese precieze qatar rabobank
    6 racistische rede remmen renners rica robots saaie sales saoedi schadelijke schenken sportpark stations stelden stephen
    6 steunde stijgende suggestie susan takken tegenovergestelde terroristische texel tomaten tu turner uwe vakken
    6 verbeteringen vermeldt veroordeelde veroordeling vervangt vlissingen voorbije voorhoofd voorpagina voorraden vrijwillige
    6 weergave welterusten willy winnende woud zalm aangevoerd aankondiging achtervolging achttien ademen adviezen afwijkende
    6 amateurs beledigen beroofd bin blikken bloei branche buit camp compliment complot concreet country democraten dictator
    6 dream dreigen druppel duke eiste enge enzovoort ervaart executie feestdag feestjes fi fluit formeel fors frustratie
    6 gabriel gaza geestelijk geesten gemerkt gerenoveerd gezelligheid giftige grant gravenhage greg heftige helsinki horst
    6 ideologie indië inpakken inspirerend intensieve jeffrey jet jl kalm kapper karen kenny keurig kleinkinderen kletsen
    6 kraan kruispunt lam lelystad lijsten luke managers mannelijk marina medicatie meende metal milan miles mishandeld
    6 misselijk naïef negeert noodzakelijke nuttige ondergang oneens opgeruimd opgevoed opmars opneemt opvatting overbodig
    6 overduidelijk peloton planeten rat read receptie redelijke reken ricky rok roosendaal rotonde sancties scheveningen
    6 schiedam schreeuwt shell silver slepen specialisten sportschool standbeeld sukkel technologieën terugkerende thans
    6 tijger toevoeging tol tunesië uitgeput uitgevonden uitzendingen ups vastleggen vergelijkt vlekken volkeren volkswagen
    6 vorst vrijgegeven vvv wederzijds werven wetenschappen willekeurig zero zonnetje aangeeft aankomende aanspraak aanvoerder
    6 aardappelen achterlaten ado afgegeven alberto alfabet anderhalve bedreigingen bepaal berichtje bescherm bevestigde
    6 biologie broeder buitenkant burgerlijk campagnes castle certificaat christen color container dapper doorn dreef easy
    6 eenzaam efficiënt etappe europeanen financieren fragment gedraagt gedumpt gehoor geluisterd general geregistreerde
    6 geschonken gespaard grondslag halloween handschoenen harold herhaald hiernaast hiertoe hoofddoek integendeel ip irritant
    6 ivan kantine keith kenneth kruiden kunsten kwalijk landschappen latijn libië lint maker meewerken mentaliteit methoden
    6 mount mt multi munitie mythe negende noordzee npo opereren orders orgel pablo page palace parcours
    6 parlementsverkiezingen patronen plaatselijk plas pm pokémon prestigieuze pride prive regenen ronden ruwe schietpartij
    6 schijn schokkend secretaresse slikken soul sponsor sponsoren spotify spuit staking stammen stijve strafrecht
    6 supermarkten tienduizenden trauma trotse tsjechische uitgegroeid uitgevers under valencia verslaat verstrekken vertaler
    6 vertrouwd vitamine vlammen vloeistof vrijlating waardig waartoe webwinkel weert when zinken zogeheten zoons aanraking
    6 aanspreken absurd afgelast afgevoerd after aftreden alpha analyseren beloftes berichtgeving betrekkingen beweerde binden
    6 breek breuk caesar caravan carolina casa cia citaat credit dal dark diegenen distributie doorgegeven douane droogte
    6 duidt dumpen ein emily examens fbi functioneel gelegenheden gelijktijdig genegeerd geografische georgië geëxecuteerd
    6 graham hartaanval hertog hope illusie ingenieur ingevuld inspectie installaties integreren iraanse japanners kaarsen
    6 karakters kenmerkend kick kinky kortom kostuum laboratorium lekkerste lichter lidstaten lodewijk luie manifest mijlpaal
    6 mitchell moeilijkste nicholas nichtje oekraïense oever oevers omgekeerde omloop ongelukken opgedragen opzettelijk pedro
    6 poker romeinen rots ruth ruud schijnbaar schutter sergeant sessies sharon side snelwegen spirituele spoed sprint
    6 sprookje tamelijk teruggebracht today trof tumblr two uitkeringen uruguay vereiste vermoorde verplichtingen vervoerd
    6 vervolgen verzamelt vlug vmbo volwassene vooralsnog voordoen voorschriften vrouwe wedden wendy wi xl zozeer aangesteld
    6 aangevraagd adviseren afgeleverd afschaffing afwezig ameland amstel appartementen applicatie attractie avondje balk
    6 ballingschap ballonnen basketbal bedreigen beheerst bekennen belg beloond benelux benoeming bestuurlijke bewerken
    6 bezette bezwaren bibliotheken bloedbad bonen briljant bruno buitenwereld change class clean controleert dean deutsche
    6 dieven dikwijls dozen drinkwater duikt eend enterprise ethiopië evans flevoland forse fragmenten fundamentele
    6 gedefinieerd gehackt gekookt geloofde genot grey groninger handje hartje heide herkend hervorming hoeverre hoofden icoon
    6 indian industrieel inflatie iso kaal kapotte kappen karin karl kas kikker kingdom klm koel konijnen led levendige lopend
    6 lullen maandelijks materie messen middeleeuwse middenvelder miljarden monteur morgenavond nette offer omgeven ontvanger
    6 onzichtbare overleggen photo pier plaatsing porsche portefeuille pvv raadsel ralph ratten reality resulteerde ritme roll
    6 rugzak ruiter rustiger scheren scoort sluis smartphones som speed spinnen spreker stijlen stralen strijdkrachten
    6 structuren tarief tekent toelichting trainers true tuig vergaderingen vergezeld verrassende verschijnsel vervolging
    6 vijver vissers vlot vooraanstaande warren warschau weghalen wei werkplaats wijf wu zangers zonden zones zuigen zwaaien
    5 aalst aanduiding aantekeningen aaron adviseurs afdrukken antwoordde bacteriën bands battle bedragen bedrog
    5 beschuldigingen bevoegdheid bewaken bijten binnenkant boeiende bouwde buenos buigen cadeaus castro chief clan
    5 complimenten componist consumptie daglicht daily dappere diamant diplomatieke doneren doorgevoerd douglas eenzaamheid
    5 eenzelfde eenzijdig eronder essay excelsior fraai galerij geactiveerd geavanceerde gedetailleerde goddelijke gogh
    5 grondstoffen haai hecht hervormingen identificatie ijsland inloggen jee joy judith kapsel kennedy kennismaken kerkhof
    5 kermis kopenhagen koppelen lars magazijn martijn mel michiel mineralen mobieltje omar ondergoed ongemak onroerend
    5 ontsnapte ontwikkelaar opgroeien oprichters overlijdt parodie passende paste patricia planet plukken pool programmeren
    5 proost reageer register reisde rekent richtlijn richtlijnen ritje rooms rue ruimtelijke samenwerkingsverband sander
    5 schok schop schorsing shoppen sneek staatsgreep stoep stortte strepen su technologische tegenaan tegendeel terugtrekken
    5 transformatie uitnodigen usb veluwe verbazingwekkend verbond verpleegster verven verwennen verzorging vk vlinder
    5 vodafone voorziet wand wolven wonden zaterdagavond zeuren zorgden óf aangepaste accountant achterste afzonderlijke
    5 algerije alleenstaande analyses arie aruba assad aug ba beoordeeld berekend berlijnse beschoten bevroren blootgesteld
    5 braken broederschap brusselse cast chi colin collecties comfortabel compilatie contracten cook demonstreren duik dwingt
    5 elektronisch euh family fatsoenlijke focussen garden gemeentelijk genootschap genoteerd gevangenschap gokken grafisch
    5 grande hapje hassan hoorzitting huisdieren hét idiote ikea impuls investeerders islamitisch jam landing lego liederen
    5 lood lyon makelaar makkelijke manschappen mentale mentor mn money moon moraal moskeeën muzikant naald navolging neil
    5 notaris nv onmiddellijke onrechte opletten oprichten orgaan overwinnen paarse palestijnen panden paralympische
    5 parlementslid peer perry pic podcast presidentsverkiezingen publiciteit raketten rent rijp sebastian size stoute
    5 structurele studente surinaamse text uitgedrukt vangt verpesten versieren verspillen versturen volkskrant volvo worst
    5 yes zeist zomers aanmaken aanwezigen aardbeien adressen afgestudeerd aires anita antwerpse apotheek arizona armenië beet
    5 berekening bernard beschuldigen bijgedragen bijt biografie blijvende board claim claire cloud cruciale culinaire daan
    5 dead dealer denise dog donna doorbreken dossiers dramatisch dramatische droomt duitser edwin eed elisabeth familielid
    5 fauna fb filip filmfestival five flesje formatie gedekt geding gelijkheid genoot gerelateerde gereserveerd gestudeerd
    5 gevlogen ghana godin hannah huwelijken ingrid intieme joan jood jorge karakteristieke kathedraal keulen kinder
    5 klassieker klem kondigt kroeg kurt kwaliteiten kwartaal law likken lincoln logeren logische louter maaltijden meedoet
    5 mekaar mengsel meubels mick mind miranda modder movie nederlandstalige neutrale niels noordwesten onbeperkt ondertekenen
    5 oneerlijk ongewoon ontevreden onvoorstelbaar opgetreden oppassen oprechte opzicht organisator outdoor overwegend
    5 particulieren pasen paula pleegde polder pony premie pret pussy races racistisch recensie regelmatige rendement
    5 resterende ronnie routine schattige schreeuwde sliep soest southern spanjaarden stabiele statistiek stella stellingen
    5 stevens suggereert tanzania thompson tik toonaangevende toyota trieste truck tweeten uitvinding vastgehouden verbaal
    5 verbeelding verleiden verlieten vermaak volstrekt voorganger voorts vrucht vu wee weggaan wielrennen zaad zondagavond
    5 zuidwesten achterna activist adams afgevaardigde agressieve allerlaatste antieke appels applicaties ar arnold bali bdsm
    5 bedoelen beginnende beheerd bekentenis belediging bella beschikbaarheid betalingen beu bezorgde boeiend botsing
    5 bovenkant casey civiele clown columnist creëert datzelfde deals deelstaat dekken demonstranten diesel drijft drone
    5 durfde duurste elvis emmer enzo erdoor ernaast euro's fascinerend fatsoenlijk galerie gangen geassocieerd gebruikmaken
    5 geleend geschokt gespecialiseerde geteld gewelddadig gewenste geïnformeerd give gloednieuwe goal grafiek hamburger
    5 handschrift heelal herhaaldelijk herzegovina hooguit hp hype ingegaan intelligente jamaica jeremy johanna jules julian
    5 kampioenen kapel kringen kwetsen langdurig langskomen larry lesbiennes lezingen literair liu maps marty mg micro
    5 mijnheer milaan mkb moreel natalie netflix neukt niettemin nieuwjaar onderbroken onderuit ontkomen overleeft oversteken
    5 overtreden peters pistool politieman prostitutie rang rassen reportage roemenië salade salvador santiago schriftelijke
    5 schuilplaats sedert shoot silva simone smakelijk soedan soepel sophia sound spion sporters sr stinkt stroming tactiek
    5 teruggekeerd toffe toiletten tragedie twin uitsterven uitverkocht uitzetten uurtjes vaarwel vel verdronken verlegen
    5 verminderde veroordelen vervelen voorlezen wave werelden wijd woerden wreed zang zucht aankwam aanzet accu aldaar
    5 anderson antwoordt atlantische batterijen beat beatrix bedoelingen behandelde belachelijke bereidt beroepen betonnen
    5 betoog bewoner bezorgt bijhouden bikini binnenkomt boeien brandende bruikbaar corporation crazy dallas dana dankjewel
    5 days delegatie dialect ditmaal dokters doorgang drijvende droevig eenmalig eindeloos facebookpagina felicitaties fitness
    5 geschapen geschriften getrouwde geweren geïntegreerd gijzelaars glorie groetjes grotten gruwelijke géén havens heffen
    5 herhaal hetzij historicus holocaust hup hut illustratie indoor jenny june kaak keeper keertje klei kortere lanceren
    5 lenzen lerares lesje levensstijl lokken longen machtig mariniers masters monaco netto note ocean ode ongelijk
    5 ongelooflijke ontmoetingen onwaarschijnlijk ooh ophangen opsluiten opvoeden ottomaanse overblijfselen overvloed palm
    5 passend pillen pseudoniem psychiatrische rafael recensies reünie rik roland rutte save schildpad shawn shot sk
    5 spectaculaire sperma spontane stanley stedelijk stoot stoten taalgebruik talk telegraaf tempels tokyo train uitermate
    5 uitproberen verdreven vergissing verwarming volendam vondst wanhoop wesley willems winston woonachtig wortel zakje
    5 zenuwen zoveelste zulk aandeelhouders aangaan aangesproken aanhouden afgehandeld africa allereerst alpen ana armband
    5 asfalt atleet atletiek baron batman bediening belgium bell belle bemachtigen beroemdheden beruchte bestuurd bewonderen
    5 bizar blood boeing bondgenoot bordje break catalogus claudia correctie coup dadelijk dawn deelnam deeltjes dek
    5 demonstraties deskundige disco drake eenvoudiger eitjes emo erwin essentie exotische expo faillissement feliciteren
    5 finales formulier fotografen franstalige gebaseerde gedeputeerde gediend gedraag gemotiveerd genetische gevolge gloria
    5 grafische haaien handtekeningen hiphop hoes houston huisvrouw hulde huurders ingewikkelde inspanning intimidatie
    5 ironisch jacobs jagers jans joh kar katholiek kit kleuters koffers kontje kostuums krijt lekken lloyd maandagavond
    5 muizen nauwe nen noah ondernemerschap onderstaand onvermijdelijk oosterse opgeblazen opgevolgd opkomende opkomt opleggen
    5 overstromingen paramaribo pass pat peace pleiten poosje presentatrice prioriteiten provider puin realiseert records
    5 regenboog regeringen remix restauratie rex ritueel romeo schrappen sep si sushi tea tests tournee town trade trust
    5 uitgewerkt vacht variatie vaststellen veranderende verkleed verkopers vermindering verschijning vertoont verwijdert
    5 vierkant vleugel voetballers vrijgezel vwo werkwijze why wijten wonnen zaandam zielen zoekresultaten zomerse
    5 zomervakantie aanbiedt aangeduid aantonen abortus afspeelt alfred andermans andrea associatie autonome baai baker
    5 bangkok beheert benoemde bereikten beschouwt besliste beters beveiligd blackberry bulgaarse carol cd's correcte creatie
    5 datgene dementie dook faciliteiten filter flikker frits gearriveerd gehakt getuigenis gewacht geëist gister glasvezel
    5 goedemiddag handleiding herzien hevig hillary hondje hoogeveen horror inhouden intensief invloedrijke jesus kam kid kiev
    5 kookt kv lanka liberaal limiet lionel low mannetjes market mason medio meegedaan metrostation mevr mom monica naaste
    5 nachtmerries nasa och oekraïens onderschat onmogelijke ontmoetten ontstonden original overgrote oxford pakketje plak
    5 player pol poppen profielfoto ra rechterlijke rechtstreekse richtingen rijswijk samengewerkt slank snor songwriter
    5 stadsbestuur steelt strakke stuart tan tapijt telecom thuiswedstrijd trans tussentijd uitbraak uitdelen uitkijken
    5 uitreiking uitstraling uitzenden uitzonderingen valkenburg verbroken vermoordde vertaalde vicepresident vlek voorspeld
    5 voortdurende vrijen vuist waarnemingen wantrouwen where woonwijk xx zaaien zielige zogenoemde aanleggen aansprakelijk
    5 abn aleppo alledaagse anaal ardennen astrid away barst beantwoordt bedenkt bedienen begane besteedt bestellingen
    5 bestemmingen bevindingen bevoegd bewaar bingo boeddhistische bont briljante brouwerij canvas canyon chirurg christina
    5 cocaïne colombiaanse concern dekens drop drukt dwang dynastie eddy educatieve elektronica feitelijke fr franklin fries
    5 functioneert gebogen gedoopt gehandicapten gehoopt gelogen gemonteerd genen gevoed ggz hare hell homoseksuele honda
    5 huidskleur hypocriet informele ingedeeld ingepakt interventie intrekken juichen klopte knooppunt korps ladies lagerhuis
    5 lane lat liberalen magic march meesteres messenger montage morris motorfiets naomi nieuwsgierigheid nike offs
    5 ondertiteling onjuiste ontbijten ontdekten oogsten opgelet opladen opvolgen passage pauw pearl peeters peugeot ph pilot
    5 pim prix puzzel referentie rekeningen reus rosa routes safe scènes sd sec sets sleep slogan small spijtig spuiten staand
    5 stier toeren tool troy tunnels tussendoor tweedehands twijfelt twintigste valentijnsdag var veer verhoudingen
    5 verondersteld verrassingen verschaffen verspreidt verstoord verticale verwerking verzekeraars verzekeringen videos
    5 viktor visa voerden voorgeschreven vooroordelen voorzijde waardigheid watson woest year zachtjes zeeuwse zendt zuivere
    5 zwaarste aantrekkelijke aartsbisschop access albums antarctica aow armeense auditie azerbeidzjan barneveld bb bepalingen
    5 beschadigen beveiligde bevorderd bewaarde bijl biodiversiteit bitch blanken bloggen breaking burgemeesters calais canon
    5 collins communisten compagnie council daaronder depressief deugd deurne dierbare dominante dos duisternis dynamische
    5 eindeloze els emile ervaar ethiek filosoof fire fischer geloofd gematigde geniaal gerechtelijke giftig grootse hap
    5 harvey hebreeuws hechtenis heerschappij henri herinnerde hotelkamer huilt hunter image ingeschakeld introduceert jonas
    5 joyce kazachstan klaus klim krediet ladder lead lonen madame marge meesters meijer mengen methodes mona monarchie
    5 myanmar nadert neefje nigel nutteloos oefeningen offensief omdraaien onderdrukking ondergrond onterecht ontploffing
    5 ontspanning opgepikt opluchting opvangen overstappen pack peuter pil pit praatte print quality quote recentelijk
    5 rechterhand rechtvaardigheid resort rondjes schijven secret slopen spencer starbucks statement structureel tenten
    5 tentoonstellingen teruggetrokken thriller toelaten toewijding tweeën uefa uitvoeringen um vakanties varieert varken
    5 vegen verbleven verbouwen verdorie verdubbeld vereerd verenigen verhuurd verscheidenheid verstoren vertelden vormgeving
    5 vriendinnetje weekblad wenkbrauwen wolk woordenboek ww zalig afgewerkt afmetingen again arabieren ark arriveerde baat
    5 bachelor balie ballon bbq belanden beleggen benadrukken bepaling beschermende betaalbaar better bewaking bezighouden
    5 blues boren borstkanker bredere brouwer brunette centra coole corrupt court covers cyprus defect derhalve documentatie
    5 dortmund double druiven edge eenmalige erasmus events expres fast fiat finn fiscale flirten fossiele freedom gala
    5 gedetailleerd gehuurd geleerde gepasseerd gepast geplaatste gerepareerd gevulde gordijnen guatemala haas hardcore
    5 hartslag heks helena hoofdpersoon hoofdstukken hopeloos idealen ingrijpende inhoudelijk inhuren italianen jarenlange
    5 kansas kazerne kerstboom ketel komend koppeling langzamerhand lg lin lucia lucy luisterde maffia magisch main
    5 mechanische medeleven mickey middelbaar monique nakijken neergezet niveaus nota omver onderliggende ondernomen ontslaan
    5 onveilig openheid petra phone pin piramide piraten plaza poetsen pompen predikant presentaties racen razend rende
    5 republikeinse romantiek roots ruben ruiten ruw samenstellen samenzwering sanchez satan schandalig scholing sim sloegen
    5 slowakije smerig somalië son spelling step stick stoom streeft ta tegengekomen telde tevergeefs thierry tracks uitvoerig
    5 ultra universitaire vagina verdedigt vergunningen verhuist versierd vertoond verworven vestigingen visum vochtig
    5 vochtige vooraleer voorspelling voorste waal waarnemend warmer wereldrecord whisky winters ya zeil zeventien zittende
    5 zonsopgang aanhoudende aansluitend achterlijke adoptie afbreken afkorting afleiding akte alain alexis ambitieuze angola
    5 animatie arrogant autisme bach baden bediende behorende beloof beschadigde beschuldiging besmetting bezetten bijzonders
    5 boden boekhandel boksen brad chrome comfort conference courant creative cruise detective dierenarts dimensie donatie
    5 drukker duels eersten feel feestelijk forever fortuna frankfurt garandeert gear gelukkiger geparkeerd geringe grijpt
    5 homoseksualiteit html hu huil inbreuk inleveren introduceerde isaac ivo jassen journaliste juwelen klaarkomen kluis ko
    5 kortste loterij lydia majesteit mamma memphis milde mozes naaien nalatenschap netherlands nm nokia onbelangrijk opdoen
    5 openbaring opgevangen oppakken optimistisch orleans overgeplaatst overgewicht pardon paren parkeergarage pete petrus
    5 piek politica polo procureur puntje que rails rem reserveren return roem rover sale sandy scheikunde schetsen scheuren
    5 schoongemaakt schrok second sol songs sprookjes stars stempel stockholm symposium tattoo teller tezamen thuiskomen
    5 toegankelijkheid too uitdagende uitgezocht uitsluiting uitwedstrijd unaniem valk verkrachten vernoemd verpleegkundigen
    5 versleten versloeg verte verval veteranen vip vlaardingen vlamingen volken voorrang vooruitzicht vpro waarborgen
    5 waardeloze wachtte well wen wmo woordje zakt zonlicht aanbeveling aanwinst aardbevingen ag amen andre aziatisch bauer
    5 begeleider begeven besefte beslissende bewondering bh blokkeert boekt brink buddy cafés chan chocola claude coma cor
    5 daarboven daphne deadline doorsnee droomde flexibel fly fucking gans garcia gastvrijheid gedateerd geliefden
    5 geloofwaardig genereren gift gisterenavond gozer groepjes groote guido handelt heffing heiligen herziening huidig huize
    5 hybride ic import inhalen innerlijke intact isoleren jakarta kameroen kater kraken ku legale leidden leverancier linux
    5 mal mechanisme michigan mills mouwen negeer neo nicolas nóg omwonenden ongekende ongezond ontbonden ontsteking opgedaan
    5 opwinding orlando oudsher paraplu parochie phoenix platforms pomp poot protesteren rechtszaal reflectie richtten roberto
    5 royale rus schaken sein seo shaw sjaal skiën smerige stuurden tabak taboe tentoongesteld terreinen things toegewijd
    5 toneelstuk topper touch uitingen uitstellen uitvoert und vandoor vaten verbiedt verdwijning verleent verlichten
    5 vervuiling verwijten views voelden voetgangers wade wandel weersomstandigheden weggehaald weiger za zelfgemaakte
    5 zimbabwe aangezet aardgas acceptatie acteren acute adidas afgeven afrit amro authentieke ball base bayern beautiful
    5 belandt beleving belonen berekenen bespaar bewaker blijk block boerderijen boosheid borstvoeding boycot braaf cambodja
    5 carla cees chronisch columns complicaties continue controller copyright creditcard diplomaat discussiëren dolfijnen
    5 draaiende drastisch eco egmond episode evenwel flow franco gamma geduldig genoodzaakt gerald geschoven gescoord
    5 gestimuleerd gevangengenomen gewekt ggd hemd hervat hiv hoeve identiek indicatie information innovatief integraal
    5 intentie invallen items its jc kleden kleindochter koreaans krim kwesties lawrence lekkers lesgeven let's liften mailtje
    5 marktplaats meermaals mentaal mer minderheden monitor murphy nabijheid natura neergelegd oa olifanten onrecht ontploft
    5 onvergetelijke opdrachtgevers opgestart pal pannenkoeken pater perron poesje pour proficiat purmerend rally recreatie
    5 retail ricardo romans ruïnes scala seksualiteit sevilla speeltuin starters stekker stimuleert strips tegenkomt tell
    5 terugvinden therapeut uitschakelen uitwerking urine vatbaar verbouwd verdenking verhinderen verlicht veroorloven
    5 verslaving verwend virtueel vonk voortzetten vrijuit vult waalwijk weefsel wier wijnen wissel woensdagavond wol zing
    5 aandoeningen aanstelling afgemaakt afleiden afspelen aftellen afwachting anale anker antibiotica ballet bandje
    5 bangladesh bc bedden begrippen beken benutten bespreking betty bewoond bezoekje bijwonen binnenlands bussum cafe carlo
    5 celstraf cinema cocktail coevorden cole condooms cornelis criterium cum daklozen dankbaarheid dd dee deep diabetes
    5 diamanten dief director domeinnaam dorpjes drong dublin edgar eeuwenoude elena ella eren etage evangelie ferry finalist
    5 fontein geannuleerd geloofwaardigheid gelul gemeentebestuur gentse gepost geserveerd gezegend glenn greenpeace grenst
    5 hanna heart heil herder hunt ibn indirect inventaris istanbul jose katwijk kay klootzak knip lesbisch leugenaar levendig
    5 liefhebber liefs lifestyle lima logistieke loper manilla meegaan meeneemt melkweg moeras murray nabije nagaan nakomen
    5 namiddag nikki nominaties ohio ondergronds onderscheiding opgetrokken opheffen opvalt overbrengen overgave overig para
    5 parel photoshop plaatsten planken plattegrond presenteerde publiekelijk puntjes racing rain ranglijst rapporteren reikt
    5 ria rouw rs samantha schipper schoonmaak schrift schuim selfies sexdating she singer slager slagveld sofia spoorlijn
    5 switch terminal tiger toekijken tragisch treinstation trekker turbo tweehonderd uien uitgevallen uitje universal utopia
    5 verantwoord verluidt vernomen verspilling verwarrend verzekerde vintage virtual volt voordelig vrijgesproken vrt vtm
    5 waterschap werf wright yvonne zending zichtbare zitplaatsen aangereden aanmeldingen aannemer achterop afwijking
    5 afzonderlijk airbnb alliance apollo arrogantie arsenal banaan behoorlijke bekroond benedictus benny beschrijvingen beta
    5 beweerd bezighoudt bezorgdheid bijkomende bijwerkingen blijvend bryan buizen bunker cannabis card ce chemie cohen
    5 commentator connecties contant correspondent cruz cs daken dale dichte dichters diersoorten dikker doof doorgestuurd
    5 duif edith engineering essen evaluatie finance fisher folders foutje gefaald gehandhaafd gekwalificeerd gelderse
    5 gemarteld geneesmiddel gepest geschillen gesponsord gin gladde gorinchem grootouders halfjaar handeling hechten hello
    5 herhaalde hoofdstraat hooggerechtshof huishoudelijk ij inbegrip intensiteit interviewen ipv ist jaloezie jeugdzorg joel
    5 josh jozef jurist justice kabels kai kane kool kostbaar krimpen kwartet laser leeftijden leerden leidse leverbaar
    5 maatjes mad mans manuel marion maskers meppel mit modem momentje máxima méér nagelaten namibië napoleon neergestoken
    5 ondervraagd oneindig onenigheid ongelijkheid ongepast ongewenst onthullen ontvingen opel operationeel opgezocht
    5 opvolging opzichten overdosis overslaan overweeg parallel personal picture populatie pt quiz randstad rauwe realisatie
    5 relax religies rituelen ronduit rum running sahara sarcasme sauna schaars schimmel smal solliciteren staakt sterrenbeeld
    5 stichten stoort systematisch tegels tegengehouden they thijs timmerman toestanden tolerantie tomaat total uitgeoefend
    5 vanwaar vatten verbintenis verbreken verpakking versnellen verworpen voorkom voorspelt vrijheden waanzinnig waargenomen
    5 waarschuwde wake walt waterval werkdagen werkend wieg wisselende women's yu zake zoal zuinig zure
    4 aangeschaft achterlijk activeren ademt afrikanen ahmed army atlanta attracties autorijden av avondeten bah balen bazen
    4 bestuurslid brievenbus british campbell candy catering comeback containers creek cry cyrus daarheen daniël derby
    4 doesburg doetinchem doris dreigende dringende eigendommen english ernest evenmin expliciet factuur fatale fish flexibele
    4 formulieren fryslân gate geknipt geprezen gestort gestreden ghazi gilbert godsnaam goedenavond golfbaan graan groningse
    4 gt guyana haard handboek hanteert haïti head hercules herdenken hert hint homepage honduras hoofdklasse huiselijk héél
    4 ingezonden janet jill joint joke katie kerkrade kin kleed kleintje kolen kortingscode kosovo kudde landgenoten ledematen
    4 lichamelijk lier linkedin litouwen loting loyaliteit middenin middenveld middle missies moore mot nadere naderen nagel
    4 nb negentien nodigt nuchter onderscheidt onmisbaar onthulling ontwijken onvrede opgewekt organische oudheid peil
    4 pennsylvania pi policy pri prize program pu rechterkant rijkswaterstaat rudy schuilt schuin search seattle self shanghai
    4 simons simpson spirit stichter stickers stijf still sympathie tang telefonie teleur thuisland toegevoegde treurig
    4 vaticaan verantwoordelijkheden vergat vergeef vermoedt verordening verpleeghuis verstandige vertragen vlogen voortgang
    4 vuilnis waarnaar wederopbouw weekendje willie woningbouw zadel zinvol aanraken afwijkingen afzetten agnes agrarisch
    4 amnesty ap aub bagdad bakkerij baksteen bam bedreigt bekendmaking beren beroerd bespreekt bestonden beurzen
    4 bewustwording bijgehouden bittere blanco blije bloemendaal blogpost blootstelling bn bomaanslag bombardementen brigade
    4 broeken brother chemisch coca compact dessert dinsdagavond discovery discreet dochtertje drietal duin econoom eden
    4 eerstvolgende einstein empathie ende erotisch escort falls fictieve ganse gegrepen gehecht geretweet gesticht ghost
    4 glass gratie gunstige hackers handdoek harderwijk hardware harm helderheid hierheen hood hoogstwaarschijnlijk hygiëne
    4 ieders indrukken ineen infecties inn inschrijvingen ipod jordanië joshua journaal journalistieke jumbo junioren karma
    4 kastje killer klusjes koepel koesteren kw lanceerde lasten legers lounge magere malik marvin massachusetts medical
    4 melanie memory millimeter misbruiken mondiale nachtelijke nederzettingen negentiende niger nochtans official omschrijven
    4 omslag ongekend opgelucht opgemaakt opstarten ouderdom overgegaan overschot overwogen pakjes panel penny pijlen
    4 plotselinge popcorn present privéleven randen retour ribben richter rijksmuseum samenhang schending schenk screenshot
    4 servers snij soevereiniteit spaar stalin stilstaan strijder subtiel sylvia tafels tarieven tatoeage televisieprogramma
    4 terneuzen terugbrengen teruggevonden terugkeerde terugkomt than tibetaanse toelaat trollen uitgaande uitgangspunt
    4 uitgestrekte uitwisselen venetië verkochte verleiding verstoppen verstoring vietnamese vista vo voetbalclub voorgestelde
    4 voortbestaan voortzetting vreemdeling vrouwtjes wagner walk walvis weekeinde werkgroep without xi zaterdagochtend zeeuws
    4 zond zuilen aanmoedigen aanraden achterhaald ademhaling afgekeurd afname afslag afwisselend animal artikels astma
    4 bedekken beeldende bekleed bewonder bezichtigen binnenin bondage boss bui capital chique citroen clara componenten
    4 crystal cut daadwerkelijke daag decor dilemma dronk dusdanig eagles editor eeuwenlang efficiëntie elise emiraten
    4 ethische eve federaal fietspad fik firefox flip fundamenteel geconcentreerd geneesmiddelen geopereerd gepubliceerde
    4 getreden getuigt gezakt geïnvesteerd geïsoleerde glaasje goeiemorgen goh grapjes gregory gunste guus handbal hands has
    4 heersende herrie hoede hoera holmes ietwat imam intellectueel internetverbinding introduceren iraakse isabel ka kauwgom
    4 klokken klussen knoppen koek kopers krabben loser luisteraars luna mager magnetische manuscript maxime mid middelste
    4 misdrijven morning mtv muts nations netanyahu oeganda onacceptabel ongedaan oogpunt opdagen opeten opgave overgaan
    4 overlevende paraguay poeder police portaal poule price productiviteit prominent raadsleden radicaal randy realiseer
    4 reiziger resulteert revolutionair riau roeselare said samengevat schippers schuif servisch six slippers sm smeren
    4 suzanne theaters third tiel tiental tina toegegeven tracht tweetal uitgedeeld vage vega verblijfplaats verhuur
    4 verminderd veruit vestigde viool voltooien vzw wallace waregem weigering westland wethouders wii winnares wood xvi youth
    4 ziggo zwaan zweeds aankleden academisch achterover afl afstandsbediening antiek ava bale basic befaamde bejaarde
    4 belgrado beluisteren beugel bewerkstelligen bijdraagt bitter bl blogger boeg boeit boekarest bonussen buitengewone
    4 buitenlands cape censuur cilinder client com commissies conventie crawford cubaanse curator curtis daalde dansers danst
    4 din dirigent drachten drager drempel education eigenaars eikel enkhuizen gates gefrustreerd gehuwd geiten gekwetst
    4 gelinkt gemarkeerd genetisch gereformeerde gestaag gewild gillen graffiti harper hc hein helikopters herinnerd heroes
    4 hoofddorp horizontale hulst imf importeren inlichtingendienst iq jackie jul kaars kanon knuffelen koekje konvooi
    4 kopiëren krankzinnig langzamer laptops lastiger leidinggevende littekens matrix matthijs melissa middelpunt milf motion
    4 need nieren obstakels omsingeld onbepaalde onbereikbaar ong ongebruikelijk onkruid ontlopen opgeleide opgevoerd
    4 opwarming overeenkomt overweg paden paspoorten passeert pleegt poel popmuziek populairder presidentschap profielen
    4 quarantaine raadt rauw referenties registers relaxed riool riskeren roberts rookt rubber samenkomen scheidsrechters
    4 schepper schilders schneider schoppen senegal slachten slanke slap solar spider spier sporthal stervende stormen streken
    4 symbolische tegoed terugkijken terugweg theoretisch thuisbasis tij tl todd travel trillen turnhout twaalfde uitgaat
    4 ultimate veendam vegetarisch verhaaltje verlengde vertrouwt verwijt verzwakt vinyl viva vizier vochten voedt volwaardige
    4 voorbehouden waardeer weggegooid weggelegd wekt wissen wrede yoghurt zen zombie zondagochtend zooi zwaartekracht
    4 aankopen achterban african afschuwelijke afspraakje alexandrië amazing arrestaties barbecue basisonderwijs basisscholen
    4 beoogde beroemdste beschaafd bestelde betwijfel bijlage bioscopen bladen boxtel building canadees chirurgie clarke
    4 columbia combi comedy compromis conservatief consultant dammen debatten decreet demonen desalniettemin division dude
    4 duwt ec eigenlijke emancipatie epidemie executive fa fabrikanten finalisten forensisch fortuin freddy gebruikgemaakt
    4 gehandeld gelachen gelder gemiste generaals geplant geraadpleegd gestationeerd giro gitarist gore grijp hamburg heineken
    4 hema hmmm idd ijsje indertijd ingaat inge inside inslag inspiratiebron intro inwendige jake jurken kitty komedie
    4 kroonprins kutjes levenslange library lieg linden lip local loos lynn mededelingen mislukking monumentale nadia
    4 neerzetten neger ninja noordpool omgebouwd onthoud onthult ontwerpers onverwachts oo opbrengsten operator opgerichte
    4 opheffing opleiden orthodoxe overhoop parttime paviljoen perfectie persen philadelphia please pleidooi politieagenten
    4 programmeur rainbow ramon recherche republikeinen rich romp schmidt schuift selfie slimste slordig smelten spectaculair
    4 split sprekende staatshoofd stilstand strekt string strook struiken studeert taalkundige terra til toeneemt trage
    4 tralies uden uitbarsting uitstappen vara vastgebonden verkeert verlangt verplaatsing verspild vertrouwelijk vervolgt
    4 vervult volgelingen vught wales wassenaar western wijzer wilhelmina wond zalen zaterdagmiddag zonnebril zzp aanklagen
    4 achtbaan achterhoek activisten adriaan afgrond afronden alom angsten antwerp arbeider automaat bailey bankje bass bekent
    4 beklimmen beleef besturingssysteem bianca bijzijn bitcoin bits bliksem boeddha cap capelle chang chileense cnn
    4 concurrenten consequent daarachter darm delhi dergelijks dominicaanse donderdagavond drogen ebola eromheen experience
    4 floor floris frederik ft gadgets geboortestad geconstateerd gelieve gemeentes geneigd genres gereisd gewoontes gewoonweg
    4 geëvacueerd globe gray haken handelaar hardop hemzelf herdacht heusden hilarische honderdduizenden inbreng instorten ira
    4 jacqueline jarigen jefferson katoen kerncentrale kleinschalige koets kreeft krijgsmacht kutje lara legden lekt lets
    4 levenswijze loo loods mantel martine matige matras meespelen moedige moer moreno most mountain nationalisme navigatie ni
    4 nieuwegein nieuwsblad noodtoestand omega onderdrukt ongedeerd ongevallen operationele opgegeten opslaan opsporen
    4 oriëntatie oscars other overeenkomen overnachten overweging papoea pascal periodes preek rene reparatie revolution rey
    4 rijker rocky roda roel rwanda schoorsteen shakespeare soft source spannen spijkerbroek stijn stip stream strijken
    4 superieur syrisch tegenstand terechtgekomen toegankelijke tottenham triple uitsluiten universeel valentine vasten venus
    4 verbetert verbruik verkleinen verleende verliezer verraders vert verzint vijandige vlakke vld volleybal voordien
    4 vreemdelingen wan weergeven weglopen wegnemen wereldkampioenschap werkloos werkvloer wiki xp zandvoort zijt zuidoosten
    4 aanbrengen aandringen aangename aardappel aardse achterhoofd afbraak agatha amazon analist analisten asbest avatar axel
    4 bediend beginselen beleefde beschuldigde bespaard betrof beyond bezochte bit bloeit bloggers buigt burg charme
    4 christenunie chuck claims conrad corps cynthia dalende danseres delfzijl department depot dertiende desnoods detroit
    4 diamond diederik diepste doodsbang dove drang drummer ecologisch ee fiscaal fluiten freddie gebouwde gedroomd
    4 gehoorzamen gejaagd gelijknamige geloofden genaaid genezing genomineerden gepaste gesprongen gestaakt gevaarlijker
    4 giovanni goedkoopste grave groeperingen handboeien helling heroïne heupen hills hm hok holle hoogland ibiza informatieve
    4 injectie inspireert instructie ir ironie jelle kade kennismaking koerden koerdische koerier kortingen krater kris
    4 kwijtraken lan leerzaam lies lik lingerie luchtvaart luiers luther machteloos manipulatie mcdonald's mest mexicaans
    4 module modus nassau nationalistische neerleggen nicaragua nobelprijswinnaar noordelijk objectieve onbegrijpelijk
    4 onderbreking onderdrukken onduidelijkheid oorbellen opgeschreven opvallen overhalen pag passief perzische philippe
    4 postzegels preventieve problematiek psychiatrie queensland rage rai range realistische reconstructie regenwoud
    4 repertoire reservaat ridders riet rijkste rom rondes ruik sas schakelt schoonmoeder ser share smelt snijdt sofie sonja
    4 speelronde spray stadsdeel stewart systems tankstation think toerist transactie trevor trinidad trucks vaccin vanessa
    4 venster verdedigd verdedigers verfrissend verheven verkochten vermoeiend verticaal vervolgde virussen vlieger
    4 voetbalbond vooravond voorburg voorwaarts vraagstukken vrijstaande weren werkers wijven zh zonnig zwager aangebroken
    4 aanschaf ace acts adhd adjunct afgepakt akkers alien altaar always ambassadeurs arriveert arriveren asia automobilisten
    4 balkan bankrekening bear bedroeg beleggers berekeningen besparing bewogen bezien beïnvloedt blaast blessures
    4 bureaucratie button chantal condoom connectie decennium defecte demon dieptepunt donaties dozijn dwerg earl eender
    4 eiwitten etnisch evan experimenteren expertise explosieven fantasy fascinerende fataal fatsoen franciscus gaatje gallery
    4 gedeeltelijke geduwd geldige gemotiveerde genie geoefend gerespecteerd gevormde gezonder gym haalbaar hanteren heavy
    4 heersen heijn hoekje indiaas ingehaald ins interpreteren irritante ivoorkust jamal kachel kennissen kerels kerkelijke
    4 kill kleedkamer kleurrijk kristallen kruipt kunststof kwade kwartfinale kweken lachte lanceert latin leidingen lekkerder
    4 lijsttrekker lily limited linkerkant lissabon luidde marseille memorial meta metingen mieren misstanden mmm mohamed
    4 monnik morgenvroeg nac nasleep nieuwsbericht noordwijk omarmen omkleden ongewone onwetendheid oosterhout opgaan oplage
    4 oprit overkwam oversteek overwinningen oz parket portie postkantoor potten praatje printen profiteer programmering
    4 psychisch random raven respecteert respondenten robbie roc rubberen ruit schenkt spek spoel statistische stemrecht
    4 straatsburg tango through tibet toedoen toegeschreven uitgekeken uithalen una undercover verbranding verdeelt verklaar
    4 vermoordt veroordeelt vervuld verzen voorspelbaar voorval vreemden webpagina westkust zagreb zombies zuiveren zwaarden
    4 zweten aanbesteding aantrekkelijker abe abel achilles aka allergisch ambacht analytics barendrecht bedriegen behandel
    4 bekken belicht bevoegde bike bindend binnenplaats blaas blair blokkade bokser books brochure bundelen butler cabine
    4 caribische cecilia ch charleroi chemicaliën coke coming conform constructies controles cruijff culture daisy
    4 dienstplicht disneyland drones drs dusver error etiket evacueren faber fascistische fin flesjes gangbare geboorteplaats
    4 gebroeders gelijkenis geplunderd gerechtelijk geschatte geschonden gezonden giften gijs hardenberg havenstad hebreeuwse
    4 heft hekken herberg herhaalt herinrichting herkende hero hielpen hoesje hollander hoogheid hour informatica ingreep
    4 instemming invulling issue juventus kalf kaliber kanonnen keep kempen kleintjes kochten koperen koppels kunstenares
    4 kwetsbaarheid lp luiden machtigste mai major marijke materiële mieke mister mos nadrukkelijk navy neven offeren
    4 omvangrijke ongerust ontroerend opgeknapt oppikken overdrijven pakketten parels pec php pick pittige plot plug pocket
    4 pools portal randje rechtop rector redde regenval rijders salem scandinavische schaar schokkende segment sexcontact
    4 sharia shepherd sims ski spektakel storen stories swift terugkeert toekenning tropisch trucs tsaar uil uiterlijke
    4 uniformen verdrijven vergt verontwaardiging vertegenwoordiging vloek voorafgaande voorgedragen voorstelt vraagtekens
    4 vreest waarschuwingen walking wangen warenhuis wederzijdse weinigen welcome wijden winterswijk woensdagmiddag zachter
    4 zgn zoe zorgverzekeraars zwarten zwerver aangaande aangemerkt aanklachten aankwamen accessoires accommodatie adolf
    4 afgevuurd afhalen agency ahead akoestische alaska arrow baart bananen beeldmateriaal before bekenden benz berlin
    4 beroemdheid beschuldigt bestuurlijk blijdschap bochten bolt brandon brothers burn cameraman camper circulaire civil
    4 columbus combineert compositie derden dia diepere directeuren documentaires dominant dragon eagle ehbo electric elias
    4 ellis erica ethan explosief fascisme fleur flirt format fransman fungeren garanties gastvrij geboortedatum gedroogde
    4 gefotografeerd gehanteerd geit gekund geland geleerden geschil geschreeuw geworpen gezegde gilde goor gordel groeiend
    4 guinea gülen harlingen heerste hemelsnaam hoesten humanitaire huurt implementatie indiaanse ingeslagen ingrijpend
    4 innerlijk into investeert isolatie ivm kenmerkende kiezer kinderboeken kindjes kirsten kloten knock koeweit kompas
    4 kopieën kvk langzame lauren leefomgeving lester leur liefdevol lokatie lotto lt machten mainstream maritiem merkwaardig
    4 mislukken mon monde nation natural nora olivier omgang omzeilen ontbinding ontbrak ontdoen overtredingen panda passion
    4 peiling personeelsleden phillip picknick pieten pittig presidenten presteren prototype rangers rebecca rechtvaardig
    4 relaxen repetitie report reële roddels ruby sanne saskia scheef schelden schuilen sen setje slappe socialisten solidair
    4 spotten stamt stoornis stopgezet stunt sukkels superman textiel theoretische toer toetje tolk tovenaar traint truc twist
    4 uitgemaakt uitvoerend uitzonderlijke universitair vakgebied vastzitten verdedigde verdiepen verdrinken verkeerds
    4 verleidelijk vermoedelijke vernieuwende veronderstelling vertrouwelijke verwerven voorziening vriendelijkheid wanden
    4 wasmachine weerhouden weetje weggestuurd werpt wielrenner wordende zeeman aanbouw aanneemt achterliggende adelaar
    4 afgestemd afgevallen albanië andreas angstig anwb ash asian assistentie banner benoemt beslaat besmettelijk bestudeerd
    4 beveren bewaart binnengekomen blaadjes bonte bouwwerk bouwwerken browser buitenaf caïro children coast conversatie
    4 corner creëer ct deelden diarree dolfijn dot draagvlak duister eeuwigheid eitje elaine elia empire erfgenaam erge
    4 ergernis etentje evengoed ever evt ezels fame farm fletcher four geestelijken gegoten gel gennep gerechtvaardigd
    4 geschrapt geschrokken gestelde gevels glans goedheid hacken hai hergebruik hermans hetero hierom hongersnood huisarrest
    4 huisjes ism jun kerstman klep knallen kuifje landhuis leone lepel longontsteking lorenzo luchthavens maa marcos
    4 marteling menselijkheid middelgrote minnesota mondkapje motorsport move multiculturele naalden nathalie nicky nie
    4 nominatie onbewust onderbroek onderkomen ongelukkige onnodige onthoofd ontvoerde oordeelde opgestaan oplost optreedt
    4 optrekken ordening organisatoren overgestapt paardrijden palmer paneel passagier pauline penalty peper postnl primair
    4 producties projectleider provinciaal psychologisch punk rc rijdende sabine safari sans say schooldag schuldgevoel screen
    4 sg sheriff skin soundtrack stallen stout strategieën strong sunshine them tikken tower treffer uitgegaan uitmaakte
    4 uitpakken url vallende vennootschap verlaging veroverd versnelling vertraagd verwante verwijdering viagra vlakken
    4 voetbalwedstrijd voldoening voordracht voorhand voorman voorproefje vraagstuk vriendschappelijke vuurtje wapenstilstand
    4 weerstaan wells wenden wijde winden worm years zeeniveau zn zwaait aangemoedigd aanhang aansluit aantrekt aardrijkskunde
    4 ada afghaanse afkeer afkomstige afscheiding alone alzheimer ambitieus area ashley attent aviv babe bedrijventerrein
    4 bejaarden bekeek belastingbetaler beleeft betrouwbaarheid bewering bezochten binnenuit boekhouder boeven bordeaux bp
    4 brigadier charmante child coaches comments communisme compenseren conservatorium consulaat controverse coureur cr daagt
    4 damon darmen deelnamen derek designer dienden duck duimen efficiënter efteling engagement envelop era exchange
    4 familiebedrijf far fee femke financial flex foster geanalyseerd geproduceerde gerenommeerde gestapt geïnterviewd gieten
    4 granaat grill haarlemmermeer hapjes herten holding holy horizontaal hulpdiensten huurder illustrator instinct intense
    4 inzending keiharde kledij kledingstuk knal komaan krachtiger krap lachend landt leegte lijm liken loodgieter lopez
    4 massief meditatie mensenhandel mild misverstand mollige montana montenegro much negeerde ondergaat onderschatten
    4 ondertekende ongewijzigd overboord plaatsvonden portland premium puppy rebel rechercheur rechtvaardigen regelmaat
    4 rembrandt respecteer retweeten riepen rosie saudi secundaire sensatie soccer stadskanaal staven sticker stiefvader
    4 straight telefoonnummers terugbetalen teruggekomen tijdig torens tragische transitie trofee trouwden truth turn uitkwam
    4 vastbesloten ven verplichten verrader verspreidde verveeld verzenden vorderingen waait walvissen weggooien
    4 werelderfgoedlijst werker winkeliers zusjes zwevende zwijg aangaat aankijken afgaan aflopen akkoorden antoine aquarium
    4 bakstenen beau bene bennett besluitvorming bestaand bestempeld bestraft bestreden betreffen beverly beviel
    4 bevolkingsgroepen bolle boost botswana brabants brenda brooks bruidegom brute bushalte calvin canarische cannes
    4 churchill colorado combinaties concludeert contactpersoon credits crowdfunding dijken dino donkerder doop draken drug
    4 duncan ea eduardo enrique ensemble ergere experimentele explosieve feed feministische filmmaker final flikken
    4 fractievoorzitter gebergte geblesseerd gering gesmolten gespeld gevaarlijkste geëindigd gracht granaten haaks hacker
    4 hechte heup hinder hogescholen hole horse hugh ilse interessanter isabella italiaan jaargang jupiter juristen kei keuren
    4 klank knokke kuip laad langst laren legend lena losgelaten malcolm mama's manifestatie mann marieke mart mazzel memo
    4 mitch mother mouse mozambique mét natuurreservaat nba nederlandsche observatie offers olympia oman omschrijft omstreken
    4 onderdanen onderwijzer ontbrekende ontleend opsturen oregon partido pitt pittsburgh porter premies prikken produceerde
    4 prostituees pruik pyjama rampen ranking regeert reistijd reparaties reusachtige reviews roeping roofdieren salarissen
    4 sally samenwonen sanders schacht scores semester sinclair sletten smeken smet spaghetti specificaties sponsors
    4 spoorwegen stagiair straalt teef tegenslag televisiezender tess tessa th toelating toetsing tonnen torres trilogie
    4 tsunami tussenkomst uittrekken vancouver velde veldhoven verantwoorden vergoed verhoor verkondigen vernietigt vernieuwen
    4 verontrustend verouderde very vin vingeren voorspellingen vork vreedzame vriezer vruchtbare vw waarneming wachtwoorden
    4 ward weegschaal weekje weeshuis weigerden wekker windmolens zalige zambia zittend zondagmiddag zorgverzekeraar zwakte
    4 aalsmeer aandoet aangedreven aangeraakt adrian afloopt afrekenen afvoer afwijzen against aliens antenne antillen arno
    4 arrangement australia avant bacterie barnes bataljon behandelingen behoorde beladen beroerte beth beveiligen bewees
    4 bladzijde boa bommel border boterham buurlanden california cheque cindy cl claimen consensus daagse dakloze dankt
    4 decoratie deksel dhabi dijkstra dineren dion dj's dolle dongen doosje draden dries dvd's dynamisch eastern echtscheiding
    4 eenhoorn eergisteren eik eiken elfde erven escorte eurovisiesongfestival evert expressie eyes faalt filteren filters
    4 frustrerend fu fundament gaga gameplay garnalen gassen gebit geheten gejat gekken gekopieerd gelijkaardige
    4 geprogrammeerd gesignaleerd gewisseld gibson glijden grachten groepering guinee handmatig haram hawaï helpende herbergt
    4 hernieuwbare hippe hiërarchie hy idem idols ijmuiden inrichten inzendingen irritatie isabelle jade javier jeanne juliana
    4 kameraad kb knox kussens kyle laffe leefbaar leidende liberia losser lotte maggie martens mast maurits merkbaar meting
    4 musici musicus naburige nachtje nicolaas nijkerk nobel notities nsb ombudsman omzetten onderbreken ondertekening
    4 onderverdeeld oneindige ongeschikt ontwierp oostkust overblijft overeengekomen overgeven overtuigingen overwegingen
    4 palen panelen paraat patent philippines pl plunderen poep pracht preventief problematisch proefschrift profit pv ready
    4 rechtbanken rekken reëel ride rights rijschool ruzies safety sarcastisch scheepvaart scout selecteren seminar slow
    4 spandoek speelfilm spiritueel spoelen steentje steevast sterkere stokje studios stuit suggereren swing systematische
    4 sánchez talkshow teruggaan thuiskomt thuiszorg tomas tree tribunaal ts uitlaten urenlang variabele verheug verloofde
    4 verlost vernederd veroverde verschijnselen versterkte verwond verzamel vezels vic visueel vitale vleermuizen vloeibare
    4 voldeed vrijkomt vuurwapen walgelijke werkervaring yep yuri zeggenschap zeventiende zonneschijn zonnestelsel zuigt
    4 zwaardere zyn aanvallers aanwijzen aardappels adopteren adventure afluisteren aftrekken aha algehele algoritme amazone
    4 amendement anime antonius apr archeoloog armstrong atlético attack attentie aurora behulpzaam beschamend beveelt
    4 beverwijk bieren bk boekhouding boem bosjes brandwonden briefjes camille charmant continenten decaan dienstregeling
    4 donateurs druppels duw dát entiteit evil felipe flores flyer fnv font forest formules gap geadopteerd geb gecontroleerde
    4 gedrukte gegijzeld geplukt getalenteerde gezeik granada hardst harley heather hendriks herstelt himalaya hoofdsponsor
    4 hooi houder hudson hypothese inbegrepen initiatiefnemers inkoop inkopen interface israëlisch issues jaguar jens jeuk
    4 jouwe judo jurkje jurkjes kampioenschappen kerry knoflook kolom korfbal kusten kwalitatief lak laken laos latijnse
    4 levensverhaal liam liberty liggend linie liz londense luca mais martelaar meesterwerk middenklasse mijnbouw minnaar
    4 minuutjes moeizaam moss multimedia nesten nieuwkomers noa oldenzaal olivia onbetrouwbaar onhandig ontruiming ontwaken
    4 onwijs onzekere opgegraven opgelegde opstappen optische opzeggen organismen overgeslagen overstroming patient picasso
    4 pindakaas postbode praatjes processor prostituee protestantse ranger reporter revalidatie rhenen riolering robertson
    4 ruiters rukken scannen schaamteloos schepping schotel scouting scouts sensoren sept simply singh skills slapende snijd
    4 soap solomon some spanjaard specialiteit spoorloos stamboom standen steenwijk stein stilgelegd stokken strengere strikte
    4 subtiele synoniem tepels terechtkomen terugkerend together traden té uitkomsten uitrusten valerie vastgestelde veerboot
    4 venray ventje verbanden vermaakt vermeden versneld vertoning vertoonde verwarde verwierf verzin vicevoorzitter vleugje
    4 vloeibaar vloeit voogd voorronde vraagprijs vrijlaten waag wildernis yellow zaag zelfverdediging óók
    3 aanrijding abdij abstract achteruitgang adequate afgespeeld afleveren afstuderen akelig alt annuleren around aten
    3 baantje bahrein baltimore beeldvorming beginners beijing beschouwing bestelt beuningen bewerkte bezigheden binnenste bla
    3 blussen bombardement brandstichting chase cirkels citaten cock coen commissarissen congreslid continental criticus
    3 dankje definiëren desert dichten dierenwelzijn doeken drentse duet edities eenvoud erf fabian filiaal filosofische
    3 forrest frisdrank gangsters gebak geblazen gecompliceerd gedragscode geleen gelekt gelet geoffrey gereduceerd geschopt
    3 gevangenissen gevoegd goedkopere haasten handelaren hank havana heemskerk heerser heuvelrug hilton hoever holly htc
    3 huilde huisartsen humeur ibm images impressie informatief ingebouwd inhoudelijke insect intiem julio kado
    3 kamerverkiezingen kastelen kasten kernenergie kfc kindertijd klimt koppig koren lakens lap levenden lichtjes lopers
    3 loyaal madison malta manipuleren marokkaans marokkanen martelen ministeries mission mont mosterd mozart mu muggen
    3 naarden nagedachtenis nier notes oeuvre omgedraaid overdragen overhemd pakhuis par pensioenen pension perioden perse
    3 plekjes potentie potlood pradesh promoot push pérez raadplegen razendsnel rechtsstaat regina renner representatief
    3 reservoir roest satire scenario's schets schilderde schouwburg secundair sense slaag slagroom sluier snow spaargeld
    3 spiegels spionage sprongen steile stock stopten synagoge teleurstellen teleurstellend terschelling terugblik teruggaat
    3 terugkomst thuisblijven tienen toevlucht tristan turk uitgerekend uitnodigingen uitstek valentijn veghel ventilatie
    3 vergist verhuisden verkenning verlegenheid vernedering vernieling verstandelijke verstreken vervalt vervuild verwees
    3 verwoesten verzekeraar verzoening vluchtten volksrepubliek vondsten voorstelde vraagje waarmaken wallen wandelaars
    3 waters waterstof weide went wereldberoemde winsten wonende woods ziens zinloze zorgverleners aansluitingen achtig
    3 afhankelijkheid ak amsterdams angelo apk auschwitz baba badplaats bakje bamboe banda barbie bars bee beginnend belandde
    3 bereikbaarheid beëindiging blikjes boeddhisme bombarderen bonaire boon bright brutale cf chicken cleveland clips
    3 coaching colleges commentaren commercial coördinatie cricket crème cyber dakar damascus danielle decoratieve degradatie
    3 dichtst diepgang dora eendracht effectiviteit eindexamen electronic enigste faalde feminisme ferdinand filmregisseur
    3 filosofen flits floyd gebombardeerd gebundeld gehandicapte gematigd gender generator geregeerd geschoren geïntegreerde
    3 gips globale goedkeuren groenen hagel hector heist heracles hoefden hormonen humoristische ich ieper immuniteit
    3 initiatiefnemer inslaan iron iss jensen jochie kapitalisme karim kartel kenbaar keurt klop knight koele koelen kortweg
    3 kromme leent leonardo levensmiddelen libre linkerhand lola lotus luchtvaartmaatschappij maatschappijen martinez medvedev
    3 melodie mengeling menno mensenlevens merkel miriam misdadigers missionaris moeizame molens mouw nadenkt nh oefent oeps
    3 omgevingen omringende omroepen omvatten onderging ontvluchten opgravingen overmaken pakistaanse parool pelgrims piraat
    3 poll preken prestige pretpark profiteert prognose psychologen randall really rechercheurs regelde regende regenwater
    3 reiken resources reuze rijksdienst rijstroken ritten ro rolling rotten rugby ruk rush samson schonk schut schutters
    3 sneakers sonny spam spijkers spoken standaarden stemden stephanie stikken stilletjes stoet storingen straatbeeld
    3 strafblad tags tamil tanken technicus teddy tekeer temple tequila tering teruggegeven that's tijdrit tillen titanic
    3 toestaat transacties transfers tumor uitbetaald uitbrak uitkiezen uitvoerende vaas vb velsen verbood vergeving verholpen
    3 verhuren verkeersveiligheid verkeren verklappen verlichte vermeer verstrekt verwikkeld verwoesting vijfentwintig vliet
    3 vloeien voc voorgelegd voorkomend voorstanders voorzitterschap vrijgekomen waddenzee wending wijlen wong words zijkanten
    3 zweven aandachtig aangeraden aannemelijk aanspreekt acceptabel alejandro alto anouk arjan atlantis autochtone banks
    3 barack behoeft beklimming bemiddeling bemoei bendes berouw bes beschouw bing bloedige bolwerk bouwmeester carbon
    3 cognitieve comment committee concludeerde contra creaties culemborg dage dildo dingetje dmitri donor dynamiek edele
    3 eenden ehm eilandengroep elsevier erfelijke faciliteit field filmt flying franeker gehalte gemene gerookt gewandeld
    3 geïnterpreteerd gonna guardian gunnen gunst haakjes halle harnas heemstede hellingen hingen host impliceert ingesloten
    3 intel intimiteit invoer islands jeugdige katholieken kerstavond kikkers klare klikt klinkers kreta kwik laste
    3 leveranciers lil loer macro mandaat mara margriet mekka messi mie mina minderjarigen minimumloon mk nagellak
    3 natuurmonumenten newton nutteloze oil oma's omtrek ondervinden ontnomen ontstoken onweer opbrengen oppas opwarmen
    3 ouderlijk ow panorama paper parking patrouille pisa plaatsvervangend pleinen pootjes presentatoren presidentskandidaat
    3 prettiger pretty prime printer psychiatrisch rad raw rechtszaken regelingen regiment rouwen rupert sal samengestelde
    3 schept schooltijd schoonzus schouten schreeuw schriftelijk skip smokkelen snelheden sollicitatie speaker spijkenisse
    3 splitsen splitsing spoort sporter spreuk stadspark ste stinkende strafbare sunday survival tasje techno tenue
    3 tienduizend tikt timur toegepaste toekennen tonijn trail transparant tussentijdse twitteraars uitgebrachte uitgevoerde
    3 uitschot uva vargas vegetariër verduren vereisten verschoven verstappen verwarren verwelkomt verwijzingen viii
    3 vijandelijke vloeiend voluit voorspel vooruitzichten vossen vracht vrijblijvend vuurwapens waalse werelderfgoed wish
    3 zenuwstelsel zowaar aangelegenheden aantrekkingskracht abonnees achtergebleven achtervolgd afgesneden afstaan afvalwater
    3 alsmaar apotheker arbitrage archeologie barrière bedrogen bemoeit berecht bessen bloeiende boef bootjes botsen bradley
    3 branding bult bundesliga cars catharina cliché coachen cobra concurreren conservatieven constructieve controversiële
    3 core cristina culinair degelijke developer diemen disciplines doodslag doorzoeken dorpelingen drukste echtgenoten edit
    3 egyptisch eindig eiwit equivalent ertussen explorer fe fine functionaliteit geboeid gehangen gelukkigste geschenken
    3 gesleept getweet gevarieerd gezonken grondstof handvol heimwee huiskamer huurwoningen industrial ingenieurs innen input
    3 jaya jj joggen julius kano karate katherine keur kings klasgenoten klauwen kouder kristal kruisen kustlijn labour
    3 landskampioen leende leslie lindsay luchtaanval luchtruim luchtvochtigheid melbourne merkwaardige mertens metafoor mill
    3 moto naleving nederzetting negers nmbs obesitas observeren oezbekistan olaf ondervraging ongeduldig ongeldig
    3 ongelofelijke onschuld ontwikkelaars oogje opblazen opgedoken outs overgaat overhandigd overheerlijke peggy percy pis
    3 plaag plagen posts prik purple queens radboud rechtvaardige redenering regenachtige reguleren rek residentie retro
    3 ronaldo rouge rtv schaden schagen scheur schijt schikking schrikt schuil seven slak slakken sok somber spijker spiraal
    3 sprinter standplaats stay strenger strijdt striptekenaar tesla thea tie tinten topje toscane trouwdag twijfelde
    3 uitgezonderd uitvallen uitvinder uitwerken user variaties vastberaden veelbelovend verbouwingen verdienste vergaderen
    3 verloving vermijd vernielen verouderd verrot versnellingen verstaat vervroegd verwaarloosd vesting voetsporen voorhanden
    3 vreemdgaan vreesde vulkanische waarschijnlijkheid wachtend wallonië wegwezen werkwoord wetgevende wetgever wilhelmus
    3 wisselend yves zegel zhang zwemmers aanbieder aangaf aangehaald aanmelding adverteren andorra angels autonomie avondklok
    3 baarmoeder bebouwing beeldend bekleden belangrijks berkel beschaafde beveiligers bezat bijbelse bijgewoond bloeden
    3 blondje boe bootje brit broadway canal caribbean carrie casper christmas clubhuis cold complexiteit concepten cotton
    3 curriculum curry cynisch danser dexter domeinen doo draagbare driekwart drift düsseldorf eervol energieverbruik engineer
    3 escape etalage evacuatie fanatiek fanfare fasen filialen friend functionele gangster ganzen garrett gebruikersnaam
    3 gemeenteraadsverkiezingen gerestaureerd gevarieerde gordijn grondlegger ground guard hakim hammond handdoeken hemelse
    3 hobby's hokje hughes ibrahim ingebouwde inname intuïtie ivy judas kamerleden kara kaukasus kijkcijfers klassiekers
    3 korporaal kruip kustwacht kwaadaardige lei lijntje lion loep log ls ltd luier lynch mantelzorgers matroos mechanisch
    3 medeoprichter meebrengen memoires millennium minachting mir morse movement nachtrust nerd ng nieuwere nieuwpoort niklaas
    3 nipt nissan ommen ondernemende ondersteunde onderwereld onopgemerkt ontkende ontploffen onvoorwaardelijk oproept
    3 overleef overschreden overtuigde overweldigend panne platformen proper radiozender rapportages rationeel rescue roet
    3 rooie samenleven schaamt schroef schuldige screening sekte sgp shannon sidney sjoerd skelet slam snellere solid speer
    3 spionnen sprekend stef sterf straatje strike stromingen symbolisch syriërs taliban tao target terugkwam terugreis
    3 titanium tm toegezegd tor tours toveren tractor trager troosten try tweeduizend uitdagend uitgeschreven uitlatingen
    3 uitval vaardigheid vastgezet veranda veranderden verblijfsvergunning verdomd verhoren verschuiving verzette vink visual
    3 voorgenomen voorkeuren vroegtijdig vuurtoren wachttijd wanhopige waterland weggegaan weiland wenste wereldreis
    3 wereldtitel wever winkelstraat winning wintersport zakte zebra zeespiegel zoen aanbidden aangericht aanpakt aanviel aas
    3 ademhalen afgevraagd afkoelen afpakken afro alicia alinea alison archipel arend ariel armin artistiek authenticiteit
    3 baal baasje bandleden bankier bedrijfsvoering belastinggeld benut bespaart bespreek besprekingen besteedde beveiliger
    3 bewusteloos bijgestaan bindt binnenkwam bonnie boogschutter bs buck buffet bulgaren capsule cartoons casablanca chance
    3 coco commerce commission component corporaties daags dakloos dar diane doorzettingsvermogen draadloze drew drums duiker
    3 effe eritrea eruitziet eugene faciliteren feature figuurlijk fijner folder franz fresh gambia gaming garen geallieerden
    3 gedanst gekende geleide gelijkwaardige ger geuit gewoonten gezondheidsproblemen gijzeling gletsjers godzijdank
    3 government griet grondige grondwater haring heerlijkheid herbert hersens hoest hondjes honkbal hoofdprijs iconische
    3 inbreker innovaties instructeur interesseren jihadisten joker ju juryleden kettingen klassement klinische knijpen
    3 knipoog krullen laars lassen lichaamsdelen linde luider maandagochtend manen margot meegewerkt mein miljonair mirror
    3 mobieltjes moedigen naoorlogse napels nash nevada nevel noteer ober octopus offerfeest ogenschijnlijk ondervonden
    3 ongemerkt openbaarheid opheldering opknappen opschieten opschrijven opsporing overall overdekte overgeleverd overneemt
    3 pasgeboren patterson pay peel pianist pikt pompoen productief protection psycho pub publieksprijs rein relatieve
    3 respectvol rif rijssen rokers rolt ruige ruis rutger samenwerkt scanner schatkist season sergio sicilië slavin
    3 spelregels stikstof studeer sue taferelen tax terechtkomt teruggestuurd ti tijgers toonden topman troffen tuinbouw
    3 tweeps uitbuiting uitstaan uitvaart uitweg vacuüm vd veelbelovende vegetarische vereisen vergaan verhoeven verhuis
    3 vermoeidheid verpakt verpleging verwant verwoord viaduct videoclips voorin voornemen voorspelde voorwaardelijke
    3 vriendschappen waartegen wagon warner watt weddenschap weldra wereldbeeld winschoten wiskundige wisselt wrak yamaha
    3 yorkse zaltbommel zeewater zongen zweren échte aangegaan abnormaal absurde afzeggen andes anp apartheid assistenten
    3 autopsie barsten beeldscherm benodigdheden berger bestuurt betaalden bewaring binding blinden bonden bouwden
    3 brandstoffen buitengebied bundels burkina buur capaciteiten cave cliff cockpit commons commotie concluderen console
    3 consul corrigeren cowboy coördinaten crime cuijk dani darts dekt dingetjes douwe dubieuze dwergen eat electro elegant
    3 elementaire elleboog elst factory faso fietser follow fotoalbum frequenties gaatjes gelovige gem gemanipuleerd gerda
    3 gerry gestoorde getrapt geïnteresseerden gmail grootschalig hay heksen helium hervormde hub imperium informeel ingestort
    3 integrale jaarboek jessie juffrouw kaapstad kandidatuur kenmerkt kirk klanken koolstof krokodil krom kuil kuipers
    3 landbouwgrond learning lemmer levensduur liefhebben liesbeth luchtkwaliteit lusten lux machinist marleen massa's menig
    3 messias meubilair meyer milton misgaat misleiden ml moedertaal monitoring mri nap neerhalen nes nieuwkomer noteren
    3 observaties omgedoopt onderhoudt ongeloofwaardig ongesteld onrustig ontkenning ontsnapping ontwaakt ontwikkelingslanden
    3 opeenvolgende opgeschort opslagruimte organisch orgasme ou paling patty perez pieters pinnen piste plateau pupillen
    3 radiostation reading regenbui regulier rijder rijksweg rogers rosmalen runnen runner russia schattingen scheidt scherper
    3 schultz serena shake shuttle slaapkamers slip snack staatsbosbeheer stadions states stones streamen strik studio's
    3 tegengestelde thor timmermans tiny titan toepasselijk topless trapt trendy uitdagen uitgebroken uitoefening verdeeldheid
    3 verdiensten verdwaald verheugen verkiezingscampagne verlang vermengd vermoedde verslavend verving verzekert verzending
    3 verzoekt vince vision vlakte volbracht voorgelezen voorkoming voorwaardelijk waarbinnen waarheden weggelopen werkloze
    3 wide wijkt wilma zhou zwijndrecht aandrijving aangeboren achterlaat advocate afsluitende arriveerden astronaut balletje
    3 beatles beck bekritiseerd beledigend benedict berry bever bijkomen bim bladzijden blouse borgtocht bouwer bro broertjes
    3 buitenste buitenzijde cambridge carel catalaanse centen chocolademelk chr citeren clay coffee congressen cycling daddy
    3 davids delict denkbeelden deskundig dierbaar dikte dl dome domino doodsoorzaak doorvoeren educatief eervolle erotiek
    3 ertegen ethiopische fanatieke fikse fokken franchise friday fritz gaar gardens gebrekkige geheimzinnige gekeerd gekraakt
    3 gekte gemaild genesis gesitueerd gewijzigde gezant geïnteresseerde gruwelijk halfuur heaven heerhugowaard highway
    3 homoseksueel hubert huisman huurde hypotheken implementeren intelligence interactief intimideren johannesburg kaap kathy
    3 keurmerk klaver kuala labels luchtvaartmaatschappijen luchtwegen lus maandenlang maassluis maatwerk malaria mandela mao
    3 mas masterclass med misleid mississippi moestuin mongolië mortuarium mp nairobi nodigde noemer obsessie ome omstanders
    3 onbedoeld ondeugend opereert opgegaan opgestuurd oppervlakkig optimisme organiseerden outfits overschrijden papierwerk
    3 parc paso pennen pgb ping pont por productieproces quinn raadsman reactor reorganisatie reserves reynolds ringweg rising
    3 rotte ruggengraat rundvlees saldo schenden seculiere serum shirley slaagden snacks snelst snoepjes sporadisch sportclub
    3 stadscentrum stark starter stephan stilaan stofzuiger stopzetten symboliseert sympathiek taarten tactische taxichauffeur
    3 tegenstellingen tennessee terzijde toekomstig tr tracy trading transformeren tube twitteraccount upgrade uranium
    3 vakmanschap vanop vasthoudt veerkracht verbruikt verdiept verdomde vergelijkingen verlangens vermindert versierde
    3 verslaggeving veteraan vinci volstaat voorbehoud voorgangers vreedzaam vreten vruchtbaarheid waarnemer wachttijden wed
    3 weggeven wezenlijk woonruimte worstelt wrijven zintuigen zuivering zwakker aah aangestoken aanschaffen abstracte
    3 adviseer afdruk afspraakjes afzien ago alba albanees anus arbeidsrecht argentijns arrondissement atlantic avocado bayer
    3 bbp beast bedrijfsnaam begraafplaatsen begroet being berichtjes beroving besmette bestseller bestuurde bewapend
    3 bezetters biljetten bisschoppen bloeien boekte breakfast bug buitenlucht burcht burgos cabaret chantage chick chipkaart
    3 cognac collection competitiewedstrijd deelneemt denkers dictators doorgemaakt eb elegante enter eo erheen etten excursie
    3 fact fases fax federation feliciteert fokker frankie friet frustraties geboorteland gedeporteerd gedomineerd geplakt
    3 geproefd geruime gezeur geëerd gina gl glen going grensoverschrijdende hack hamburgers handjes happen harlem hawaii
    3 hebzucht hilde historici hoeden hold hoofdpersonage hoogleraren hoopvol horloges huilend hulpmiddel immuun inademen
    3 independent indie inspireerde inzittenden jin kalmeren kardinalen killing kinderachtig kiss kisten klaagde kondigen
    3 koptelefoon kunde kwetst lampje leicester leidschendam levensonderhoud leverden loont magnetron magnus malawi mallorca
    3 mandje martini mascotte maxi mclaren mijden motiveren nacional naderhand natuurgebieden nieuwsgierige nijl noodgedwongen
    3 normaliter nostalgische offerte officer offshore onderschept onervaren onredelijk openden opwindend organisme otis
    3 overbruggen overspel overwonnen pact panty paragraaf parlementsleden personenauto phantom pion pizza's plantage
    3 presidentiële primeur producers productieve productions reageerden rechtmatige recycling rees registreert reid reisden
    3 reportages roelof ros roth round ruimteschip santo schildpadden schokken seat span specialiteiten spons spugen sterling
    3 stoffelijke strafschop sunny suzuki tadzjikistan taxi's tegenaanval tekenden televisieprogramma's television telling
    3 teresa teruggeven teweeg tobago toezichthouder treffers troef truien tussenstand uiteinde uitgehaald uitgelezen
    3 uitgeroeid uitroeien uitte uitverkoop uitziende underground urgent urk verbijsterd verdeelde versteld verteller verveel
    3 verwijderde verzachten verzamelaar vie violet vita voelbaar volger voordelige voorover voorschot waarschijnlijke weesp
    3 wegdek westers wetende wis woo wouters wrong xu yale zeus aanbood aannam aansprakelijkheid aantocht aanvaring achterdeur
    3 achterliet angstaanjagend archeologen arriva arrogante assisteren autonoom badge baseball berging bermuda beroven berust
    3 besten bet beving beweringen blade blikje bloedingen bouwjaar bovenal bowl bruut burundi circle citadel citroën
    3 commando's congress correspondentie cox coördineren customer daarnet dante darwin dealers deens dell deskundigheid deugt
    3 dirty dokkum driver ecosysteem eekhoorn effectiever eg elle ellendige enkelen espresso euthanasie familienaam fat fed
    3 fietstocht fiji fiscus fl flyers formuleren fungeert gaandeweg gebeten gecompenseerd gekookte gekropen generation
    3 gezworen goddelijk goldman gone goot grietje hagen hangende his hoezeer holiday hoofdweg hospital ideologische inmenging
    3 innoveren invaller inzage italie joep kamergenoot kansloos karton kerkelijk kiki kleurtje knecht kolonisatie kotsen kp
    3 kritieke lader lance lettertype linken lokeren luidsprekers machthebbers making marilyn medewerkster meehelpen mees
    3 mercy minsk neergestort nieuwsberichten noodgevallen noodlot noor nor nord ny obstakel onafgebroken ondergedoken
    3 ondermijnen onderwezen onduidelijke onkosten onnozel onschuldigen oostelijk opengesteld opgeofferd optimale overbodige
    3 overkoepelende overtreffen pandemie pb peilingen plussers progressief providers quentin radicalen rating reductie rel
    3 remco renaissance restanten reuzen riley risk rits rodrigo rondhangen roosevelt ruimten samenhangende sammy sao
    3 satellieten schappen scheen schoner sergej sigaar sliepen socialisme socialist speciaals spike startten stereo stijlvol
    3 strange struik stuitte sugar sullivan sunset teelt tegenhanger telenet terugdringen thais three tin tobias toegewijde
    3 toernooien tongeren toto tuberculose turnen uitdrukkelijk uitgelaten uitlaat vaccinatie valuta vampier vandalen
    3 varkensvlees ve veiligheidsdienst veiligste vergaren vergetelheid verliezers verontschuldigingen version versta
    3 verwezenlijken verwoorden verzendkosten vliegvelden volslagen vuilnisbak waarnemen wateroverlast weggeweest werkzame
    3 woeste woningmarkt wormen yahoo yuan zink zoekfunctie zonnen zwem zwijgt aangekocht abbott abdul achtereenvolgende
    3 achtervolgen actieplan afmeting afwijzing allesbehalve analoge ananas anja appartementencomplex bag barbaren bates
    3 behoudt bepalend bestelwagen besturing boekjes bouwkundig brady brasserie breidt bronckhorst buikpijn cambuur cas coupe
    3 coureurs dakota davy dieter dimitri domineren doorzocht doug doven dunner eerlijker egyptenaren eindresultaat engine ev
    3 evenredig evers fabio facturen fall fund fundering gastvrouw gebaren gecheckt gedenkteken geklaagd geldigheid
    3 gesuggereerd getwijfeld geuren gm gomez gretig guest gymnasium heersers hendrix herenigd holten honor hoopten hoven
    3 ietsje infrarood ingestelde irina istanboel jongetjes jurisdictie kanselier kapsalon keuring keyboard kilo's
    3 kinderbijslag koersen koloniën kroatisch lands lastigvallen laurens lauw legioen leidinggevenden levi luchtvervuiling
    3 makelaars mandy mango maritieme marmer matthews mavo maïs medemblik mira mirjam misverstanden mondelinge monopolie
    3 morales mv nacompetitie nadine nils nimmer norte obligaties og onbekenden onderzijde ongenoegen onrechtmatige ontdaan
    3 ontdekkingen ontelbare ontmanteld onttrekken ontvoeren onveilige onverminderd openingstijden opgezegd oplichter opmerken
    3 opsomming opstanden overhand overlaten overspoeld overvolle own passieve pegida plantages prijsuitreiking primitieve
    3 privileges prometheus provence pup reinigen ri schaatser schildert schoonzoon scooters secties shampoo showroom siemens
    3 singel spots spreuken streden synthetische tamara tehuis telefoongesprek telescoop terugdraaien terugtrekking tito
    3 tjonge toegebracht toespraken trajecten trillingen tweette upload utah vaccinaties vakantiehuis ventilator vergelding
    3 verhaaltjes verkoudheid verlamd versa vertegenwoordigde verzorgende vianen vloeken volkspartij voortplanting voorwoord
    3 weggenomen werktijd werner werving what's who's wijsbegeerte wouden yi zeeën zwemt aangekondigde aantoonbaar aanvalt
    3 abrupt accommodaties achterom achterwege afwisseling ala ale allergie anneke astrologie astronauten balkenende beestje
    3 bekers bekomen beschavingen betoogt bewegingsvrijheid beëdigd bijzonderheden binnenvallen blanc blokjes blom bluetooth
    3 bok boo boor born braziliaans brendan brutaal buffalo buitenaardse capitol cement choice concordia controversieel
    3 creëerde dagboeken deluxe deo dezen dk doods doorbroken doorzetten doorzichtig dop dorothy droger early eenduidig
    3 eerstejaars extra's fraser fuller gare getinte getrainde geverfd gevorderd gezochte gibbs globaal gooiden grootheid gs
    3 hale handelsblad heat helpdesk herkenbare hiertegen history hoofdrolspelers huisstijl hulpverlener imitatie incest
    3 inchecken informeert inzetbaar isbn janine jung juweel katrina keerpunt kleinschalig kleuter kleuterschool knapper
    3 komkommer kunstmatig landbouwer larsen legal lekke levels licenties lille lions lokt lucifer markeren mcdonalds meegaat
    3 meeuwen mexicanen mixen moor moordzaak mystery nachtdienst neergeslagen neuzen newcastle nijmeegse nuchtere october
    3 oefen olijfolie omgetoverd onthulde ontnemen ontroerende oord opleverde opsluiting opstijgen orale overbelast pakweg
    3 parasieten pax playboy plichten poe postzegel powell profeten psalm puma qaida ratio rationele regerende reggae
    3 regisseurs richie rivaal rutten schil schoof screenshots selectieve sensor shah shane sherman slik snaar sns soortgelijk
    3 spenderen stapten stembus stimulans symboliek talentvolle tast terechtkwam their theresa touwtjes tweelingen ty
    3 uitdrukken uitgangspunten vegetariërs vergemakkelijken vergiftigd verhelpen verheugd verslaafde verstandelijk verzorger
    3 viking vilvoorde visitekaartje vredig vrijmaken woody working works worp zeelandse zelfstandigheid zestiende zierikzee
    3 zomerspelen zorgwekkend zu aandeelhouder aankondigen aanname aanvaardt aart accepteerde achtergrondinformatie afc
    3 affiniteit afgedaan afzetting akker allerhande appingedam aqua assistente authentiek avondmaal aziz babylon bacon based
    3 baten beestjes behaalt beleidsmakers bestuursvoorzitter betuwe bewegende biertjes bilt binnenzijde bondgenootschap
    3 bosbranden bouwplaats bovengenoemde boxmeer brexit burke busstation buurtbewoners bw caribisch collage cop cp crack
    3 custom databank deelneming denver devon dierbaren dierlijke dogs dolly dominantie downloads dreams driemaal dronten
    3 duikers economic eenzijdige efficiënte eigentijdse eisten eli elsa evenwichtige executeren fernandez fernández fons
    3 forceren freek frietjes functionarissen geopende gerapporteerd gesneuveld gino glimlachen goeden goochelaar gorilla gran
    3 halfrond hebbende heidi heinz hiernaar hitlijsten honderdduizend hospitaal hypocrisie ijskoud ijskoude ijsselmeer
    3 indonesisch instant insteek instituten jihad josef jump juwelier kauwen keniaanse kenner kerncentrales kernwapens
    3 kilogram klom kluisje komeet koningshuis kookboek koopman krokodillen kroop lafaard laster lay leave legitieme leunen
    3 leventje libanese loket loodsen loonsverhoging léon maestro manon marjolein medici mediteren meerwaarde mischien
    3 mondeling monroe monteren montgomery montreal mountainbike muhammad muziekfestival nageleefd nakomelingen neder nerveus
    3 nigeriaanse nights odin omschreef opgeladen overledene paradise parallelle pastor pe penning penningmeester perceel
    3 person perspectieven perverse perzisch pip plastische prullenbak quasi rade raf rail rapporteert reagan rechthoekige
    3 refrein remise republic retweet riemen rivm roddelen roof roubaix router rups saddam salsa scarlett sceptisch schenking
    3 schimmels schort secretariaat sl smurfen snake snapte snoeren sos speeltje statuten steigers stippen stropdas
    3 studiebeurs suv tablets taco tactisch technici tegenkwam tellende teneinde territorium theologie toegediend toekomt
    3 twerken uhm uitgedaagd uitspreekt uitstapje valkenswaard vang veeg vellen verbaasde verhagen verhit verkiesbaar
    3 verklaarden verstoort verstopte verveelt verwarmen verwonderlijk vijandig villa's vliegramp vloeren volmacht
    3 voorprogramma voortgekomen wachtlijst wine zelfstandigen zheng zijlstra zoë aanbieders abs afgekort afgeschreven
    3 afwassen alonso analoog annemarie autoverzekering beats bedekte bedelen begeleidt beiroet bekroonde belanghebbenden
    3 beschrijf bespelen bestudeert bevordert bie bijbels bijstaan borgen brasil brooke cal carr charter claus cluster
    3 confronteren conventionele dalton dekmantel dominique doorlopend drum dt dutje duty dwaas elektrotechniek
    3 energiebesparing erosie erp exploiteren fear fotografe fronten frost functionaris gebreken gedachtegoed gemert generale
    3 georgische gerund geselecteerde getogen gevreesd gewaardeerde gewist grammatica gravin haarzelf hair handelaars hayes
    3 hemels hernieuwde hindi hittegolf holes horde hulpeloos hz ib ingegeven ingeleverd inkomens inschatten inspraak intrede
    3 jenkins jurylid kanjer keller kitchen klink knaagdieren komische koploper kraag kusje laf langskomt lava leefstijl lenin
    3 leroy leusden lintje liveblog louisiana lullig lyceum maaike mailbox mall marko maxim maxima melvin mendoza merknaam
    3 molenaar mondkapjes mvv mysterieus nec nietwaar noodsituatie nucleair oceanen omgegaan onaanvaardbaar ondersteboven
    3 onderwijzen ondiep ongebruikelijke ongedierte onrechtmatig ontwerpt opduiken overgelaten overmorgen overzeese parijse
    3 pekela persoons petit pg photography potjes praatten preston processie quo ramadan rappers rb rechtsgeleerde redder
    3 regelrechte renoveren replica revue riskeert rkc rotterdams rund rv sar satirische schalen schoonvader serra seth shadow
    3 shift specialisatie sponsoring standbeelden stiefmoeder surveillance tam tap teamleider tegenslagen tegenspraak tekorten
    3 terugval timothy toeschouwer tolerant towers trace transgender transparante trial troje uitgewisseld unicef updaten usd
    3 vandalisme vegan vensters verantwoorde verdraaid vergaat veronderstelde verpleeghuizen verraste verspreide visite
    3 voetjes vordert vredesnaam vrijspraak vulde vuurgevecht weergeeft wespen wijngaard windmolen winkeltje winterstop
    3 wonderbaarlijk wout wrok xxl zara zwaargewond zwemmer abonnementen achttiende adult advanced adventures afdaling
    3 afgedwongen afhangt afneemt afschieten aftrek ahmadi ahoy alma amor andersen animals azijn bahama's bedenkingen bedreven
    3 beginsel behoeden behoorden benadrukte bestuursleden bevolkingsgroep biefstuk bijgesteld birds blu bnp bovenzijde boyle
    3 breien britt brok broken buitengesloten burns burton buurland carte cavalerie celtic che cisco ciudad corona corpus
    3 coupé dansende did disc doorgaande doorsnede driehonderd duwde edwards eelde eigenbelang eindpunt eisers elektra elly
    3 ermelo estland ethisch feng fier fotoshoot french fysiotherapie gaia gamen gandhi gecondoleerd gefabriceerd gegund
    3 gekoppelde gelost georgisch geveild geïnfecteerd geïrriteerd gijzelaar gletsjer godver governance grazen grepen grid
    3 griffin groothandel grootst guide gulle haartjes halo hansen harige havermout herenhuis honey hoofdgebouw hoogstens
    3 hoorbaar houvast huisnummer huwelijksreis ijsselstein improvisatie ingewikkelder intellectuelen interpol investeerder
    3 jai jolie kabouter kijkend kobe kolonisten kosmische koster kubus lachende lama lana legio lekkage liberalisme locale
    3 lokaliseren macbook maf maine manege marley matchen meedogenloos militie molenbeek molly mug mvo nana nemo nieto nuon
    3 ongelijke ongestoord onnozele ontkend ontwikkelingshulp onvermijdelijke openingen overdrijf overleefden overlopen
    3 overweldigende paradiso partnerschap pedofielen pepper peterson peuters pie pluk popular pornofilms portfolio privilege
    3 profetie protestanten protocollen proximus puberteit qaeda racisten ravijn rechtdoor reclames reg regeerde reset
    3 response rib richards rivera rivers sarajevo scheet schijnwerpers schoolmeisje schroeven shield shine shots siberië
    3 simulatie sing solide speeldag spook sporting spotje springfield spulletjes staatsblad stalker steenbergen stoken
    3 stromend tai teheran tekortkomingen telstar tendens tex thank thing tilt toegeeft toppen touwen traceren uitgelekt
    3 uitgewezen uithangen uitvoer uitzendbureau velgen verdoving vergoeden verkiezen vermeulen vermomd vernederen vertalers
    3 verwanten verzwijgen vijftiende visies vleermuis vogeltje volbrengen volwaardig voorbestemd voorgrond voorloper
    3 voortijdig voorzorg vrijdagmiddag vrijdagochtend vruchtbaar waan werklozen wes would zakgeld zevenaar zuidwest zwijn
    3 zürich
    2 abou adele afdwingen afgestudeerde afwas afwijkend amerongen arresteert audrey auf baantjes badminton bebouwde beheerde
    2 benaderde beroeps beuken bidt bloemetjes boko bombay bossche bouwers bowlen brandend brandpunt bree bring broccoli
    2 calorieën canadian chalet cherry christiaan church clarence compacte compassie cookie copy cove cristiano daniels debbie
    2 delicate dis diva dok done dranken drukkerij drukwerk dynamo elftallen emigreren emmy engelsman enkels epic explosies
    2 farmaceutische firewall francesco gekapt gekweekt georiënteerd gepromoveerd geregisseerd geschut getto getuigenissen
    2 geïmporteerd gilles ginger haaglanden harbour hysterisch ideeen immer indiana industries inkomende inktvis int intenties
    2 ioc isla janken jasmijn jef jen joanna johann julien jus kaken kakkerlakken katja keramiek kernen keurde knopje knuffels
    2 knul kortsluiting kos kremlin kro ladingen leerdam leerzame lenny leopold lodge logo's lois luchtdruk lukas madam
    2 magneet magnetisch male maleisische manga marcia marian meerijden meervoudige metamorfose mierlo migraine milo minima
    2 mondriaan multinational mustafa mythen nagekeken nagekomen netten noordoost norton oleg ondergeschikt oneerlijke
    2 ongelovigen onthaald oordeelt opgeborgen opgevat opiniestuk oploopt ouden overmacht overste paolo paradox parasiet
    2 patienten penthouse piep plasma prijst primitief princess proppen quest rca rechtzaak reduceren rekenkamer ridderkerk
    2 rinkelen rivalen rk roemeense rondrijden samengevoegd sandwich schakelaar schap schelpen schuren seine seksleven
    2 selectief smeek sociologie stabiliseren startende statuut stevie suf surf tara tate telecommunicatie thuiskomst
    2 toegelicht toevallige traoré travis tucker uitgescholden uitlegt ur vergis verhoord verkiezingsprogramma verlaagt
    2 verlossing vermeldde vernietigde verrijken verveling vibrator vliegticket volgehouden voorafgegaan voordoet vormgegeven
    2 waanzinnige wedding weggelaten wijngaarden window woedende xavier zegeningen zijlijn zoogdieren aaien aalten aanhouding
    2 actiegroep advocatenkantoor aftrap afweten algen ans apostelen armeniërs arrestatiebevel artist asten authority balken
    2 bazaar because beethoven beklaagde belangrijkere belemmeren berucht bestemmingsplan betreurt bevoorrading beweeg
    2 bezuinigen bilbao binnenhof birma birmingham boodschapper bosnische bouterse brands broekje buitenlander burgerschap
    2 buster campos cappuccino carré cassette celsius chic claes claimt climax comfortabele composities corporate courtney
    2 databases dates deeg diersoort dip diploma's display dito doekjes donny doodden doodgaan doorgezet doorsturen drieën ecb
    2 eilandjes eindronde enclave excellentie exit extreemrechtse faith farao flanders foutmelding gebrand geciteerd
    2 gecombineerde gedegradeerd gegraven gehinderd geldrop gemakkelijke gemotoriseerde gemunt geografisch gespot gewaagd
    2 gewesten geïnspireerde hardnekkige hartstilstand hattem headset hees heijden heldin hepatitis herkenning hindernissen
    2 hollanders holt huawei identieke immense immuunsysteem inbrekers intrekking italia jelena juliette katalysator
    2 kerkstraat kers kerstdag klinisch koh kristof landingsbaan lappen lc lean libische liefdevolle lijve lochem macedonische
    2 maison malware matje mcdonald md mediterrane meedenken meegedeeld meegekregen moeiteloos mondje mutatie
    2 muurschilderingen mythische naked namaak nationalisten neerschieten nietzsche nixon nonnen noodhulp noors ocmw
    2 oisterwijk olijven omgerekend omweg onderscheppen ongestraft ontruimd ontruimen onvoorwaardelijke ops opwindende
    2 overheersing overheerst overtuigt pannen parkeerplaatsen periodiek pf pinterest pionier ploeggenoot prinsen probleemloos
    2 proof rainer rijksoverheid roddel ruimtestation rvs saba scenes scharen sharp slachting slijm slipje smeden smid
    2 speeltijd squad staats stakingen steentjes steiger steil stiller straffe stralende streaming streed streepje stuurman
    2 sweater tnt toekomen toenemend tongen topics transmissie trotseren turtle uitbesteden uitbundig vakantiegeld vanille
    2 verdubbelen verkrachters vermeend vermoeid versailles verzamelden vijfhonderd voorgedaan voorst vrijgemaakt waardige
    2 wast weggaat weilanden welkome werkdruk wijchen wilskracht winkeltjes winterse wodka woensdagochtend zooitje zwembaden
    2 aanblik aanvaarding achten afkomen aflossen afsluiter ahmad ambulances andries arc archer arjen artillerie asperges
    2 australiër bankiers basta beangstigend bedank bedrijfspand bekering bekleedde bekwame belasten bernie betogen beuk
    2 bewoning bezem binnenhalen blankenberge blies blowjob bourbon breukelen bruijn bugs buitenwijk bullshit buma cases chain
    2 champs climate cocktails col comic commodore componisten connie dash decennialang demografische dimensies doolhof
    2 draadloos drongen drugshandel dsm duivelse edam eigenwijs eindje energierekening facts fake fatima feat fellow fest
    2 festiviteiten fietst fietste flats forces freeman gabon gebruikmaakt gedetineerden gefietst gehoorzaamheid geintje
    2 gelijkmatig gelijkwaardig geluidsoverlast geniale geo gerukt gesigneerd gevat geïdentificeerde gistermiddag gitaren
    2 golfen golflengte griffier groten haley halfweg handelde happiness henderson herders him hoekstra hs hulk
    2 identiteitsbewijs informeer ingedrukt intercity irma isa jachthaven jacobus jantje jupiler kindermishandeling
    2 klaarblijkelijk klusje knappen koeler kookplaat kopgroep korrel kosteloos kostschool krankzinnige krassen lambert latino
    2 leah lekte len lieden lijntjes loggen lok lover luchten mandaten manu mascara mass masturberen matteo medina meldden
    2 meredith moederdag mooiere mosselen motel motorkap mystieke nastreven nationaliteiten native nederlandstalig nero nexus
    2 nikita odessa oesters onbetrouwbare onderwijsinstellingen ongemakkelijke onlogisch ontstane ooms operations opgesplitst
    2 oplichting opliep opviel opvoeren opwekken organiseer organist orion overblijven overhandigen overtroffen overzichtelijk
    2 paddenstoelen pamela paprika paranoia pareltje paz pedagogische peren pictures pierce pitch poepen profijt promo prorail
    2 putin quintana raadsvergadering rampzalig rangen recessie remy resp rijkelijk rillingen riskant rod rudolf salazar saul
    2 schaft schep schijndel schorpioen schouwen senatoren sexfilm sherlock sigma smeer smile smits smullen spoorweg stafchef
    2 stapels steenkool strafrechtelijk strafrechtelijke stroomopwaarts substantie superheld swan sébastien tafereel tapes
    2 terugsturen terzake thuiskwam toenmalig totstandkoming trakteren trance traumatische trekpleister valleien vatte
    2 verblind verjaagd verjaardagen verjagen verminkt verste vervang vervuilde verweven viertal vingerafdrukken vloed
    2 vluchtelingenkamp voogdij voorruit voorschrijven vous vreet vrouwenrechten vws waarnemers wachtkamer waken walsh wanna
    2 waterdicht webcams wekenlang wekte werkzoekenden zaanstad zeebodem zegels zorgverzekering aanbevelen aandenken
    2 aangekleed aanleren aanvoer aar abbas achmea adrenaline afgewisseld afhandelen aj akbar amir andrés antropoloog arctic
    2 aston aula automatisering babbelen bakt barman bedienden bedient bedroefd bedwingen beheerders bekerwinnaar bekrompen
    2 belletje betwist bevriezen bijenkorf bijgevolg bijkomend biomassa bishop blatter bordeel bottom breuken bso
    2 buitenstaanders buy bèta cara castricum cb chester civiel condé conferenties congolese consumeren course coöperatie
    2 cupcakes daadkracht dagenlang damme darren deprimerend desbetreffende digitalisering dixon dm doornemen doorwerken
    2 doping dover driebergen egoïstische eigenaresse eigenhandig elburg elton erfgenamen esteban etienne etniciteit feminist
    2 fietspaden fight flarden forbes fortuyn fosfaat franc friezen gebarentaal gedocumenteerd gefascineerd geformuleerd
    2 gekker gelijkenissen gelijkvloers gemalen gepensioneerde geroosterd getalenteerd gezang gigi hahn handelsmerk hef heli
    2 hijzelf hoedje hollande hours hui ijshockey indisch ingebroken initialen inkomstenbelasting isolement jackpot jeep kalk
    2 kantoorruimte keukens kever kinderboerderij kinshasa kitten klasgenoot koch komisch krimp kunstgras laar landgraaf lazen
    2 left likt longkanker loten mantelzorg marken mathilde maud mayonaise medemens meedeed melodieën merel metgezel mob moi
    2 mok morrison mus nachtclub naderende natasha neergehaald neon neushoorn niezen noc noordwest nostalgie nvm nét ob
    2 oceanië oer onbruikbaar ondenkbaar onderneemt onderwater ondeugende ongezien ontbinden ontvoerders opeisen openhartig
    2 opgelicht overdekt overmatig paps parks persoonlijkheden pijlers pole prison ramsey raoul realisme reanimeren reep
    2 reglement reserveer rocket romance rss rudi sat schalke schorsen serious serviërs setting shan shopping skinny sleept
    2 sluizen smeekt smurf sneeuwwitje speld spiritualiteit statistisch stro strot superieure tafeltje tarwe telefoneren
    2 tevredenheid theory thermische till tintje tirol toby toebehoren toegangspoort toenadering toeslagen toevluchtsoord togo
    2 tolereren topsport tori traffic tv's uitgevaardigd uitvoerde vc verankerd verassing verbazingwekkende verbrande
    2 vermoeide verplaatste verschuiven versterkingen verwoeste verzorg vestigt ving vlieland voetstappen voorbaat voorschoten
    2 vrijstelling vve waardeert warmen weber weekenden weerspiegelt welnee welverdiende witwassen wreedheid wtf xander
    2 zwaarst aankan add afgeblazen aflossing afstammelingen allochtonen amateurvoetbal ambtelijke antisemitisme aria arsenaal
    2 atheïst atjeh background ballast bandjes barre basel begaf belemmeringen beroepsbevolking bestek betoging bewuster
    2 billboard bollen boudewijn bouwkunde brandweerman bubbels cafetaria chanel cilinders colonne communications constatering
    2 constitutionele convention csi deeltje detailhandel dichtheid doeltreffend doorlopende dressuur dwaze eindbestemming
    2 elektromagnetische ellie emmanuel energiek erboven exporteren extremisten fantasieën femme flight fluitje fossiel frames
    2 fukushima gal gediskwalificeerd gelast gelovig gemis genius geraakte gespoten giant glimp grafsteen grensgebied grimm
    2 gros guys gwen gómez hallen handschoen handtas hartjes hastings hat hengst heuse hoedanigheid homohuwelijk hooge ig igor
    2 industrieterrein infra inheems jakob jolanda jonker judy kampvuur karaoke karretje kelvin kiesdistrict kimberly
    2 kleermaker kleurige knuppel koffertje komma konings koningsdag koophandel kosmos krijgsraad kwalificaties kwartfinales
    2 landstitel large león lichtere linnen lippenstift lisse lock loes loves makkelijkste mams man's marktaandeel mayo mengt
    2 minor minus moerdijk monsieur mosul mrt mueller müller nadoen nageslacht napoli nbc nc normandië nt oegstgeest oirschot
    2 onderbouwing ongerepte onlosmakelijk onmenselijk ontcijferen ontwikkelingssamenwerking ontzet onzinnig ophanging oplader
    2 ouderschap outlet papegaai parameters participatiewet pasten patat pensioenfondsen pepijn petto plechtigheid pluim
    2 polarisatie precisie preview profileren prompt puck raap rama remi rijnland royce rufus sang schillen schoonhoven select
    2 sheila shore siegfried sleepte snoepje spelende spraak standje stelselmatig steunden stewardess stinken stoffelijk
    2 stroomgebied suicide talentenjacht tales tegenpartij terugkrijgen then tibetaans tikkeltje toeslag topklasse topscorer
    2 traan trachten trijntje tropen trut ufo uiteinden uitgeeft uitgespeeld vanbinnen venezolaanse verbreden vernederend
    2 verontwaardigd veroordeel verraadt verstoorde vertaalt vervoermiddel verwerpt victory vierdaagse vierden vliegbasis
    2 voicemail voices voordele voorrecht voorzichtigheid vriendenkring vulling vurige wachtten waste waterman weerzien
    2 wenselijk were werkstuk wing wir wolters wonderland zangeressen èn aangelegde aanstaat accu's actualiteit affiche
    2 afgeronde afgeslacht afgezegd afrekening afzender alexandra allerbelangrijkste alta analytische arbeidsvoorwaarden
    2 armbanden assist bange barbados bea begeeft behartigen behuizing bekeerd bekendstaat bekwaam benson betrekkelijk
    2 betreuren bevestig bewijsmateriaal binnengehaald bios birthday blokker bodegraven boezem bogota boots bouillon
    2 bouwvakkers bovennatuurlijke bowie boyd braak britney broeden broekzak bros brouwers bruikbare brunssum buitenaards
    2 bumper buzz cabaretier casanova catch ck clowns codex commander competentie cornelia cowboys ddr denker denktank dermate
    2 dezer dialecten diepgaand diplomatie doha doorbracht dragers dre duurstede dwight ebay eert egbert estafette extern ezra
    2 geantwoord gedeelten gefocust geleidelijke gelre genadeloos geografie georges gestalte geteisterd geweven gezwommen
    2 groeve hardy hedendaags herald huisgenoot hutten hyundai incasseren ingerichte ingesproken instappen interesses
    2 inzameling ion jamaicaanse jedi july kalmte katy kil kinderboek knokken krijger landje latina lease lede leid
    2 lekkernijen leukemie levenscyclus limburgs liv lower lto lu lucien lumpur maarssen magister mak mathieu meubelen mine
    2 moleculen mozilla mtb multifunctioneel murdoch naargelang nauwgezet nazaten nd neerkomt nic noir nuenen oefenwedstrijd
    2 onderhandeld ongeloof ongeslagen ontplofte onverantwoord onvermogen oorlogsmisdaden operation opgraving opnam opperste
    2 oprah optimist organisatorische oro overgestoken pandora parkeer parlementariërs persoonsgegevens persvrijheid phillips
    2 pieken pijnacker pijpleiding piper pissen pluto polis portier poseren practice prikkeldraad proefpersonen
    2 projectmanagement promenade rapen regeerperiode rendabel request richmond roden rodney rossi rossum rovers ruig sanctie
    2 sasha scheer schelde schiep schilderachtige schizofrenie scholten schouw sliedrecht smeris smoothie somalische stapelen
    2 stilgestaan surinaams swat tandenborstel tegengaan telegram theodor thom tno toeslaan toonaangevend tornado uber
    2 uitgepakt uitpraten uitwerpselen ussr vaandel vanouds vernielingen verpleegsters verrijkt versiering vertragingen
    2 verwonding vochtigheid voortgebracht voortkomen voyager véél waakzaam windenergie wonderlijke zakdoek zeewolde zinvolle
    2 zulte zwaai zwijnen aanbestedingen aanschouwen aantreden aanvullend actrices aed afgehaald afgeluisterd algerijnse
    2 amsterdammer anderszins ankara aquino arbeidsomstandigheden assessment bassist beaumont bedje bedriegt beffen behang
    2 beige bekostigen belegerd benin bern betogers bewoog bijles bil bolsward borger brandde bretagne brigitte buitenwijken
    2 bulgaars burgemeesterschap cate chagrijnig cn coop crematorium crm cultural debatteren deen definities demo's dienaar
    2 doorslaggevend doorstart dorpshuis downs droppen druif duizelig dwangarbeid economen eeuws ef eigenwaarde elektro
    2 emigratie feeling ferguson fields financiele flower félix gecorrigeerd geknoeid geldermalsen gemeenteraadslid
    2 geneeskundige geoff gereedschappen geregend getikt gevoeligheid gewikkeld gezinsleden giet gilmore gld gluren
    2 grondrechten gvb gymzaal haags halal hamster harrie hartelijke hb heffingen hei henny hermes herr hoofdletter hoogezand
    2 huiselijke indonesia infanterie ingangen ingestemd ingewanden inneemt innovation institutionele insturen internetpagina
    2 janneke jerome kameel kantelen karakteristiek ketens khalid kinderfeestje klaargemaakt knol kronen launch leader
    2 lineaire ling linksaf liza loog luchtaanvallen lulu macho madeleine marten masseren matter mayer meel megan midi mint
    2 minutes misleiding monteurs nada niki nunspeet once onderdanig ondernemend onofficiële ontsloeg ontvankelijk onwetend
    2 oordopjes opgaat opgehouden opgeëist optiek optrad oudenaarde overgegeven overgehaald pam parachute patriotten pentagon
    2 perken perm pistolen podia profs psyche qing quad quincy releases remedie restant richel roekeloos rolls schatjes
    2 schilderkunst scholier scriptie sexfilms sjeik slide slinger sneeuwt spandoeken spant speels springs stanford stek
    2 sterfgevallen stijlvolle stoor straatjes strekken strikken tegenstrijdige tegenzin tekenfilms terminale terughoudend
    2 thuiswedstrijden timer titus toebrengen toezien toni toro toy treurige trompet tuinman tussenpersoon uitbreken uitgangen
    2 uitmaakten uitsteken uitvinden uitvoerder vaartuig vakgebieden vangst vaststelling veeleer veelzijdige
    2 veiligheidsmaatregelen verbergt verhaallijnen verloofd vermoedens vernam verovert verras verreweg verschiet vervroegde
    2 verwerpen verwisselen verworden verzwakte vijfduizend vliegend vooraanstaand voorliefde vouwen vragenlijst vrijkomen
    2 vuisten waas warming westerlo whitney width zogezegd aangespannen accountants achterbank afschrikken alfredo
    2 ambtstermijn anatomie andrews anonimiteit apache arab arbeiderspartij arne autochtonen bannen batavia bekeren berchem
    2 beschadiging bevelhebber bezigheid bibi binnenshuis binnenvaart bjorn bloedvaten booth borne brommer cactus cairo
    2 catalonië cello chaotische checklist classics clear clinic competenties correctheid davidson dei deinze desktop
    2 dinsdagochtend dividend doordringen doorgegaan dracula eduard egg emmeloord eneco energieke england ether every
    2 executies filmmakers flexibiliteit flop fouilleren franstalig frontale gardner gazastrook geenszins gekkenhuis
    2 gekwalificeerde gemaskerde geographic gepresteerd gestrand gestreepte geëxporteerd gokje greene grind gruwel gucci
    2 hahaha harbor harp hawk helmen hijsen holden huiseigenaren hunne iers illustreren industry ingebracht instabiel
    2 instandhouding integer interviewde jacks jacky jeugdopleiding juicht kaneel kantoorgebouw kentucky kersen
    2 kinderbescherming kirgizië kl klootzakken koolhydraten kousen kruidvat kwijtraakt laagje landde lhbt liang ludo luide
    2 luiken maagden mae malle marcheren meemaakt meme meningsverschillen michail miep minderjarig mishandelde mollen muiden
    2 muller mussolini mustang naaldwijk nalatigheid natuurbescherming newman nieuwkoop noordoostpolder nsf omg onbeperkte
    2 onderbouw ondersteunende ondraaglijk onthullingen ontmoetingsplaats ontwikkel ontwikkelden openlijke opgezette
    2 oplevering oprotten opstandelingen parkeerterrein parkinson pd percussie petronella populisme prijsvraag ranch rechtsaf
    2 reinier relschoppers retoriek rijksuniversiteit rodriguez rokje rolf rommelig rondloopt sacha same sanering santander
    2 schikken simpsons sloep smeets snowden soera soleil sonde spaart steam strafzaak sup supply tekstschrijver teruggave
    2 toevertrouwd toonbank trams trol tulp tunis tussenuit ultimatum veehouderij veiligheidsdiensten verbreekt verduistering
    2 vergiffenis verkering verkouden verscheurd vervaardigen verwaarloosde verwachtten verzamelaars vleuten vng
    2 voetbalvereniging voetbalwedstrijden voorgevel voorspoed waaien wandelt warrior webcamsex wegverkeer wierden wierp
    2 wimpers zamelen zwaaide aankunnen aanspraken aantreffen aantreft aanvullen afgestudeerden aleksej alimentatie alleszins
    2 allison altena alwaar amc amsterdammers ao atomen audiovisuele babes backup bandieten bat becker bedankje bedevaart
    2 beeldje belazerd bentley bertrand beval bewolkt biljoen blokje bloom boekhouden borussia bosco botste bout bouwbedrijf
    2 boxer brent buffy capella caraïbische cassatie cats christ clausule command correcties cq dageraad dancing demi denen
    2 diepgaande dinner diplomaten dnb doelgericht doorging doorrijden dope elliot evo extremistische focust foley fortis
    2 fosfor gedempt geheimhouding gelijkmaker gemenebest genodigden geopperd gepijpt geruststellend geslepen gestructureerd
    2 glanzend golfclub greet hannibal herstelde hiroshima homoseksuelen horn huurlingen huurwoning ier ijstijd inbrengen
    2 industrieën ingelicht ingezameld inschakelen jurgen kamelen klaslokaal kleven klinieken komiek kraft krakau kramp kuste
    2 laatstgenoemde leder legendarisch leugenaars liefdes lila linkt lokte looks loste machinegeweren machtiging mafkees
    2 magnum maling marechaussee mariene martina mean milities missy mobilisatie murcia mutaties naamwoord nadelig nan
    2 natuursteen near novak olga olympus omkeren omkwamen onderbuik ondergeschikte ondertitel ongevoelig onheil ontbossing
    2 ontevredenheid oogcontact oogt opener opgeeft opkwam oplichters oproer opstaat origine overeenkomstig overhouden
    2 overuren passages patrice pedagogisch pensioenfonds persbureau piemel pijnstillers planner porselein prepaid professoren
    2 quebec rechtvaardiging regulering reikwijdte rekende retweets rijdend rinus rolde romy rondweg rosso salt schaduwen
    2 schandalige schans scheidde schreeuwend sedan serge siberische sid significant sketch sletje snapchat soda southampton
    2 spannender speculatie speelveld spinazie spreekuur stomp studentenvereniging superhelden tarzan tc tekenfilm
    2 telefoongesprekken terrassen territoriale tinder tineke toegestane tref triatlon tripoli tunes twentse uilen uitbouw
    2 uitgeleverd uitoefent veere veertiende verdergaan verdraaien vergeleek verifiëren verkiest verkort vermoordden vernielde
    2 versnelde verstrikt verzuim vidal vingerafdruk vlotte voorbijgaan voorlaatste voortouw vor vrachtauto vrijgeven
    2 vrijgezellenfeest waarlijk wandelroute watervallen wazig weiden werkster westerbork whiskey wilder wildlife willis
    2 wonderbaarlijke wrijf yen zakjes zingende zonet zélf aapje aardolie abby actiever adjudant aegon afblijven afvraagt
    2 agenda's alabama allan alledrie ambachtelijke amusement angry archie arnhemse ashton avi aw awesome barney basisplaats
    2 begroeten belden bengalen bereidheid beschermend bhutan bnn boeket bones boomgaard botanische briefing bruna carriere
    2 cartoonist castillo cercle championship cie classificatie combo concours concurrerende configuratie constitutie consult
    2 continuïteit cosmetische cu córdoba dansvloer deborah dem deportatie destiny dies diy dmv dodental donk dopen
    2 dorpsstraat ecologie edinburgh edmund eilandje emir enfin evelyn everton falcon fix functionerende funk gadget
    2 geadviseerd gecertificeerd gehuild geplaagd gepromoot gestapo gevluchte gezogen geïmplementeerd gidsen goedgekeurde
    2 groeiden gy gênant heiligdom herroepen hoax hoertje ht hulpbronnen hypnose inbraken intolerantie iraans irriteren ivoor
    2 jahjah jeugdhulp jojo jordaan kensington kik kleurt knippert koraal kortstondige kraaien kras kwal lachwekkend lande
    2 lantaarn lazarus leefbaarheid leidend lichtgewicht lie limonade ll losers loze ludwig maaien machtsmisbruik markeert
    2 martelaren marvel marx milieuvriendelijk mishandelen misselijkheid mod monitoren motors mx notulen oerwoud oklahoma ola
    2 onderhandeling ondertitels oostenrijks opleving opstandige org osaka oswald padang paralympisch parlementair perceptie
    2 plezierig porties prent pruimen python raaf raalte rabat ravage reservering resource restjes rijnmond rijpe rocks
    2 rondleidingen roulette sabrina salons saturnus schaarse schandalen schelp schoolplein shire simple simulator sletjes
    2 slingeren slok snoeien soo spain speakers stern steviger stoned stralend streets suggereerde sylvie symfonie synode taai
    2 tafeltennis tantes tata tegenop telen terence terugwerkende terugzien testte tholen tienermeisjes tig trucje trucjes typ
    2 uci uitdroging uitzetting vakantiepark veerman verdwalen vergiftiging verkiezingstijd verona veroordeelden verpakkingen
    2 vertolking vervangende vervoerde vervoert verzwakken vicki vindplaats vitaal vito vivian vlaming vloeistoffen
    2 volksvertegenwoordigers voorgekomen voorzet waarheen wafels windkracht woordenschat woudenberg yasser zend zwitsers
    2 aanmerkelijk abdullah accountmanager afbreuk afgebrand afwerken afwijken aken amalia arrangementen associaties
    2 australisch autoritaire bankroet baren bean bedankte bedrijfskunde bedrijfsleider beheersing belegering benadert
    2 betuigen bewoonde bijgekomen bilthoven blaadje blaricum bloederige bloedvergieten blootgelegd bode bonnen boxen
    2 braziliaan brokken brom buien bungalow burgerrechten cain calcium cause chroom collaboratie communist concentratiekampen
    2 construction corsica cups dagbesteding dagvaarding dateren deuk dhl diary discotheek doctrine donders doormaakt drents
    2 dry economy edelstenen eene eenvoudigweg eliza enjoy estate flair flauwe foreign foutloos frances française fysica
    2 geaccepteerde geallieerde gecompliceerde gedoneerd geestig gehandicapt gehoorzaam gehuld gejuich gelijkaardig geschrift
    2 getransformeerd gevangengezet gewichten gewin glijdt glimlachte glory haaksbergen handels heights herstart hervatten
    2 hoofdingang hosting hv idool ingeschat ingrediënt inzetbaarheid islamisering jaars jaartje jemig jongelui keerden
    2 kennemerland khmer kieslijst kittens kolommen kung kwh kyoto lade lagune lazio legends lina lonely loss lowlands mabel
    2 mato medaillon meervoud michele middenweg minnares mongolen monkey montfoort mooist msc multinationals naasten navraag
    2 neptunus ngo's niek notendop notitie oblast oei onbeschoft ondermijnt ondervond onderzoeksresultaten ongevraagd ontslaat
    2 opgerold opgroeide oracle ortiz ouderlijke palestijns papa's papiertje participeren pasje percelen petje plantaardige
    2 plezierige politics prado puber radioactieve rammen ramos reader reflex repetities repressie res rice rondkijken ru sari
    2 sbs schepenen scheurt scientific seriemoordenaar sign sin sit solliciteer sombere souvenirs stift stigma summit
    2 taekwondo tanaka tbs teruggedraaid terughalen toereikend trinity tromp typerend uitgeverijen uithoorn uitverkoren
    2 unlimited upper veelgebruikte veelzijdig velp verbind verdampt verdeel verenigt vergaderzaal verkrachtte verwelkomd
    2 verwoestte vespa visioen vittorio vloerbedekking voedselketen voetafdruk volmaakt voortkomt vurig wanda wandelingen
    2 weerhoudt weloverwogen werkstraf windstoten wisseling woz wta xtc yourself zaait zelfbeeld zondagen zuidwestelijke
    2 zuivel zwom aandeed aanmoediging aantoont activisme adviseerde afgekondigd afgeleide afgerekend afm andrei anubis aris
    2 automobilist badpak baken barakken basiliek bavaria beamen begrafenissen benauwd beroepsvereniging bescheidenheid betrok
    2 bevolkingsgroei billie björn bloeding bogen bokaal brain bremen bristol bunny butt camouflage cards carrefour cdc
    2 chassis chileens citeer clayton cohesie collier concertgebouw consulent cora cube dalfsen damian dashboard dear delden
    2 denkend diaz dierenmishandeling doken donderdagochtend donovan draadje dreven drijfveren dying dyslexie economics edison
    2 eemnes electronics elimineren epe exposities fiasco find folie forums fracties gamers gazelle gedegen geforceerd gesp
    2 gestikt geweerd globalisering goudse haastig hannover heimelijk hindoeïsme hoogtes hopeloze houdbaar huub hydraulische
    2 ignacio immigrant indy infuus inging inspecteren intrinsieke kampt kayla kbc ke keizerlijke kersverse klaren klomp
    2 knoeien koninginnen kraai kraanwater kwartje legging lightning lm loc mack madagascar mang mare mensenleven metropolitan
    2 michaels miljardair mimi minds minerva minneapolis missouri monden mossad moves nah natalia nikon nine nonsens ná
    2 ofschoon ollie onbemande ondervragen onrustige ontgaan onthoudt ontmaskerd onveiligheid onveranderd onvolwassen oogjes
    2 openingsceremonie openstaan openstaande opgedeeld opgespoord opvolgende overgemaakt pakketjes pastorie phishing pioniers
    2 pluche psychose rabbit radioactief rd ref repeteren resoluties ridge roemeens rosé sami samir sand sars setjes ship
    2 silence silvia smeerlap snaren sorteren speculeren speeksel speelplaats staaf stelletjes sterfte stopcontact strakker
    2 suikers surprise sutton tee tegel telefonische tellingen tentoon teun tgv thatcher toelage toorn trainde trapte tribunes
    2 tussenliggende uitdragen uitputting unilever vaccins verbale verleid verongelukt verscholen vertoon vlaggenschip
    2 vliegtickets voedingsstoffen voetbalveld volmaakte voltrokken voorstad voortuin waterschappen westelijk westminster
    2 wheeler wilhelm wilrijk wisconsin woningcorporaties workout zelda zelfverzekerd zhao zomermaanden zot zuiveringen
    2 zundert zwoer zéér aaa aanpast aanranding activa afwerking algarve alledaags also anarchie andermaal annelies annette
    2 any aron asjeblieft audities aziaten barmhartigheid basisinkomen basketball bassin beantwoording bedenker beerschot
    2 behield beijerland bekritiseerde belazeren belegerde bemoeienis benfica benul berend bewapende bieb blanca blaren bono
    2 bourgeois bovenbouw branches brett bridges brunch bz carson character chill citeert conclaaf connecticut couplet crow
    2 deputy derksen diplomatiek doeltreffende donetsk doodlopende droevige druipt dynamics eau eenieder egoïstisch eikels
    2 elephant ernie evolueren excel expansie fenerbahçe fiction forensische forward frequent freud gaal gaby gastarbeiders
    2 gaston geboord gebruiksvoorwaarden gedaante gehesen geoordeeld gerookte gespeelde geërfd geïllustreerd gideon greta
    2 groef haltes hammer handvat hawkins herindeling herkansing herleven hoogstaande hrm ideal illinois indiaan instroom
    2 insuline iowa jaloerse jeu journey juistheid kessel klaag koeman koks koningschap kots kozijnen kroes kwaadaardig
    2 laboratoria labs larsson larven lasagne letland lierse lijstjes lindsey maandblad marnix mathias maureen medicinale
    2 meedogenloze meldpunt minas mixed monumentaal moordaanslag moving muziekschool navel naw nestor number oase onbetaalbaar
    2 ondernam ongeoorloofde onopvallend onvoorspelbaar ooggetuige ooggetuigen oortjes opduikt opgekomen ophoudt oplichten
    2 opper opriep opslagplaats otter overnachting pac peak petite pinkpop pinot piraterij pkn plantaardig plato playing
    2 pleister presenteer qu rabo rbc remember reptielen respons revolutionairen rijbaan rimpels rivaliserende robuust
    2 sabotage saga samengaan samenvoegen sample saunders scandinavië schoolkinderen schrijfstijl scootmobiel seal senna
    2 sister slechtere slikt sloveense smaakte smash souvenir spelend sportscholen staaltje staatsburger staphorst statische
    2 stripverhaal supporter sw sympathieke table tastbaar tegenprestatie tegenwoordige terugbetaling tijdverspilling timmer
    2 timo transporteren triathlon tsjaad turijn twilight twittert units vaakst variërend verhoog verweten vida videobeelden
    2 vii voorbijgangers vordering vrachtschip vriendelijker vuelta walibi wally weduwnaar welles welt welvarende werkplaatsen
    2 wissels yan yin yvette zaventem zeilboot zeit zoekopdracht zondebok zonsopkomst aad aansteker aanvankelijke abd
    2 achterblijven acid activiste afgaat afgedekt afgelost afhandeling antigua appeltaart ask aura auw averechts baanbrekende
    2 beduidend belemmering beoefenen berlusconi bernhard besmettelijke bewerkingen bezeten biljet blanche blockchain blow
    2 borsato borstel broeikasgassen buffer cacao cass casting cavendish cha chaotisch cholera clyde communistisch competities
    2 cosmetica covid crises cure daarbinnen dax decker decoraties dele dendermonde dijkgraaf disk doorbrengt doordachte
    2 drastische duurdere eeg eetlust enzovoorts episch epische february flatgebouw fok frederick frozen fury fusion gabrielle
    2 galatasaray garant gavin geborgen gediscrimineerd gedroogd gehaat geheven gehucht gelederen gelieerd georgetown
    2 gerestaureerde germain gerold gescheurd getale gieren glitter grijns guess heetste hellevoetsluis herdenkt
    2 herfstvakantie hierachter hints huisbaas humane ijsbaan indirecte indringer infinity instituties jp kamertje kart
    2 kerkdiensten kerkje kippenvel kleins kleurtjes kraak kreet krijgers kringloop kruistocht kwartiertje laatsten
    2 langverwachte lans layla lemon less letterkunde levensgevaar levensgevaarlijk levensverwachting lilly lizzy looking
    2 magazines mariano martins maryland meelopen meerdaagse message meteoriet mhz migrant moederschap mora motorrijders
    2 muurschildering nino noedels nyc ohh omgevallen onderzoekscommissie ontlasting onvergetelijk opdraaien overschat
    2 overschrijven palmen patriot persé pitten plagiaat plantjes poets points pos postuur presteert process projectie psalmen
    2 rae rashid reanimatie rebellie recyclen renesse rentree respectievelijke rijks romeins roxy sad samenlevingen
    2 samenwerkingen sandalen schaamteloze schatte schendingen schiermonnikoog schoolgebouw schoorl schudt scoorden seh
    2 seksisme serveerster serveert simmons skigebied skyline smaad snackbar solutions specials spierpijn spoedeisende stads
    2 stagiaire strooien strop sunrise tabletten task teamgenoten teleurstellende thanks tov trent trigger trommel tulpen
    2 uitgelopen uitschakeling uitvalt uni veldslag verbondenheid vermomming veronderstellen verpakken verreden
    2 versnellingsbak vertaal vervulling verwaarlozing verwierp verwijzend vettel vhp vitaminen vitamines voetbalelftal
    2 vrijgesteld vulkanen wanbeleid waterpolo webb weersverwachting wereldje wereldkampioenschappen wereldranglijst wijntje
    2 wille winsum winterslaap wolkenkrabber ye youssef zeehonden zeemeermin zeur zinkt zinnetje zwanen zweep aardiger
    2 academici actievoerders afgeschoten afspiegeling agile aldi allergische allicht ammoniak anke annex beatrice
    2 bedrijvigheid begeleiders bekeerde belemmerd belgian bemiddelaar beschermer beslis bewonderd bezorger biecht bloemlezing
    2 blunder bolletje bomaanslagen boone bosbouw bosnisch boycotten brielle buitenspel bunnik casus ceuta chapman chateau
    2 chirurgische ci cito cody concessies conservation contouren cradle crown cubaans davies della dina dodge dolgraag
    2 dominic dong doofpot dp duwtje eetkamer elitaire else emmers encyclopedie enkelvoudige environment essent evenaren
    2 feministen fiona flank flauwekul flint foot franky freya gardiner gastheren gearchiveerd gehersenspoeld gehuisvest
    2 gelach gezette gezuiverd gmbh goliath gonzalez granen gta haifa hartfalen hashtags hennep herentals hihi hijs hoffman
    2 hoofdletters hoofdzaak hooglanden hopper hotspot houders huurling hyper ida ijsjes illusies inlichtingendiensten
    2 intrigerend jordaanoever junk kaarsjes kabouters kameraden kandidatenlijst karwei keizerin kia kiel kiem kindermisbruik
    2 klos knuffelt knutselen koeling kooien kozakken kraam krab krat kriebels kwalificeren latex limousine lines litteken
    2 loco lommel lozen luizen marcelo martinus matthias meng merci merkten mexicaan middeleeuws missionarissen mondiaal
    2 naaktfoto's nar officiele ol ommekeer onderbouwd onlusten ono onregelmatige onregelmatigheden ontmantelen ontzeggen
    2 onverharde onverklaarbare opgewassen opsteken overtuigende overzien pain paint pels photos piepen pils platina polsen
    2 poos porn poëtisch prenten prikkels primer proeftijd proteïne psychosociale publiceerden raadhuis racist rechtvaardigt
    2 regenwouden reisje renate reza rijtuig rochelle ronny root row ruiz sagan samenloop sanitair sb schoften schuine schurk
    2 sekse shen sigaren simkaart sirene sjaak snellen sollicitatiegesprek stichtse stimulerende streepjes stromende stuff
    2 tactieken talking tandpasta tb terreurgroep thuisploeg tikje tippen toevoegingen tombe tomtom topclub transit treed tune
    2 turkey tussenbeide tweedeling tweetalig uitdrukkingen uitjes vaatwasser variabelen vector veiligheidsregio verbeek
    2 verdienden verdoen verhandelen vermenigvuldigen vermogens veroorzaker veroverden verstuur verwart
    2 verzekeringsmaatschappij verzekeringsmaatschappijen verzoekschrift vogeltjes voorgeschoteld voorkwamen voorleggen
    2 voortreffelijk walcheren warmste webshops wereldbank werkweek wetend wettige wielrenners wikimedia wonderlijk
    2 woningcorporatie wrijving zeik zorginstelling
    1 aanvielen aanvoelen aardbei acm acuut adembenemende ae afgedrukt afrikaan afzet aid arabier astra bari barton beboet
    1 beenderen beha bekritiseren beschouwingen beul bevlogen bhv bijpraten bj blaffen bloedt blogt boliviaanse bone borculo
    1 boswachter bridget brillen brock brugse buitengerechtelijke caraïben cherokee chloe chloor chung clive coleman
    1 communiceert condities consumentenbond cursisten curve cz daartussen daf dawson dekbed delige discrimineren doodgereden
    1 doorsnijden doorzichtige doyle drieduizend edelen eetbaar eline enzymen etages exodus fay feministe fijnste filosofisch
    1 flitser fossielen gedachtes gedoemd gedropt geinteresseerd geldende gesplitst getraceerd getracht glee goeree goldberg
    1 goudvis grauwe groesbeek gronings gustavo haaren hagedis heerde heiloo hellendoorn hemelvaart hendel herhalingen
    1 heterdaad hobbit hongerig hooft hsv ijdelheid ijskast impulsief incasso inclusive ineke innam inspecties instabiliteit
    1 interacties jaartal jess jordi judoka kammen kathleen keltische kenners kiosk kleppen koog koord kostprijs krachtigste
    1 langzaamaan lau ledenvergadering leidsche leila lesbian letterlijke levensbelang lidl lorraine luisteraar luka lyme
    1 maagdelijkheid mafia mals manden marks markus meegeven meeging meern meeuw memories midnight mier mille mitsubishi mj
    1 montpellier monty monza moscow multiplayer nachtwacht nate navarro nerds nieuwstraat nn oak olympique omkoping omzetting
    1 onderteken onderzoeksbureau onno onschadelijk ontmoedigen onverschillig onvolledig ooievaar opinion oppositieleider
    1 oprapen opt organization oudewater overzichten pannenkoek partizanen pepperspray pereira phd pincode platinum plechtig
    1 political privatisering progressie pseudo pubers radioprogramma raj rapportage reeksen regenjas registreer ret reyes
    1 rihanna rijkdommen roes rollenspel rugpijn samoa savage scheidden scherven scheve schitteren schots schrap schumacher
    1 segers selecties sem seoul shark shrek sie significante sip smeergeld smoes snijders snowboarden soa soja speeltjes
    1 sportcentrum springer springlevend stages strijde stu supervisor suárez tandem tatoeages tenerife these thought
    1 toiletpapier touwtje treinverkeer trouwring twijfelachtig uitgifte uitlevering uitvindingen uitzag upc velvet verbreding
    1 verdorven verdubbeling vergroting verhullen verkloot vernon verpletterd verrekijker vicente vijvers viral vogue volstaan
    1 volwassenheid voorhoede voorschijn waasland waddinxveen weekends wereldbevolking wessel wils woedt wolff woonoppervlakte
    1 wyatt zakendoen zuipen zweeft aangelegenheid aangeslagen aannames abbey accurate afliep afronding agente airbus alive
    1 amin amp anc annexatie antoinette arresteerde auteursrecht bahia bastiaan bekendmaken bemanningsleden bereiding
    1 beschikten beschouwde bewandelen bezorg bezorging biesbosch bijgeloof bijhorende bisdom blokkades boerka bordjes
    1 bouwmaterialen bowling brasschaat broodnodige bruidspaar bud busjes cafeïne cassius chad charge ciao consequentie
    1 contacteren coronacrisis counter credo creed deelstaten def democraat deurwaarder discretie domburg dooie doorloopt
    1 doormidden dow drugsgebruik dubois eiffeltoren elfen erectie eurozone excellent extremisme facto found franken
    1 freelancer frequente gateway gedag gelieerde gerangschikt gerespecteerde gezegende gezind geëvalueerd gi gleed gloed
    1 goose groenland groenlo gross hague haters hertogin hoc hoeksche hook hovenier ia identiteiten important inhuldiging
    1 jaarverslag jatten joure kalifaat kappers kinderkamer kleinkind klinkende knettergek koopje kralen kruid kweek labrador
    1 lammers laurie lb leegstand legendes leie lgbt liefdadigheid linies liquidatie loenen louisa luuk maartje mannelijkheid
    1 marinus marja marjan marktplein mata mauritanië maxwell medestanders meegerekend meets mendes mijnwerkers ming misdadig
    1 misleidend misten moeskroen mundo muziekstijl natuurkundige nelly neutraliteit ngo nietig norma okinawa onaangenaam
    1 onderdanige onderhandelaar onregelmatig ontzien onwettig oosterbeek opgeteld orchestra ouderenzorg overtocht pair patch
    1 paypal permitteren pod pope presents problem promoveren pupil puzzels raadde radiostations rechterzijde regeerakkoord
    1 rekeningnummer rep reve rietje roeren rogier rolletje ruimtelijk ruimtevaart schopt shiva silent silvio smoel snuffelen
    1 sober spar sparren spreekwoord ssl stappenplan steenweg stembureau stichtingen stroomversnelling studententijd subs
    1 symboliseren symptoom tanger tanja tbilisi theodore tilburgse tine tirannie title toenam toezegging tolken
    1 toneelschrijver treatment tri tros tussenstop tyfoon uitroepen uitverkochte vastgelopen veeleisende venture verbeter
    1 verbrandt vergrijzing verhandeld verhuizingen verkeersongeval verliefdheid vermisten vernieuwend veroordelingen
    1 verschuilen verslaggevers vertrekkende vervalste verwerpelijk verwisseld vesten veto vijfjarige vliegers voller vormige
    1 vriendinnetjes vrijstaand waterpeil weekly weerzinwekkend weggevaagd wevelgem wikileaks woongebied yoo zaklamp zegge
    1 zeiken zoekende zoute zuidkant zw zwakste zwevend aanvaardbaar achtereenvolgens actoren adriana aktie alcoholische
    1 allochtone andromeda angus api baanwielrennen baars barend bax behaarde behorend beknopte belichten bereikbare bereken
    1 bergachtige betekenissen bevolen bezetter bezoekerscentrum bijbaan bijbrengen binnendringen boat bobo boekenkast bong
    1 bovenaf bovenin bronvermelding bruiloften bt budapest buikje build cabrio calcutta carly chambers chillen cj colombo
    1 concentraties cookies cynisme davey delfland delftse depressieve dialogen dienstmeid dienstmeisje diensttijd divisies
    1 donkerbruin donner doodgegaan doordacht doorslag dwalen ear eersel eetbare energietransitie enigen epilepsie erika
    1 establishment ester fairtrade fietsenstalling flitsen fooi fora fornuis foutieve francois fuji funny fysiotherapeut
    1 gazon gebrouwen genealogie geneest geobsedeerd gerechtsgebouw gerwen geus gezaaid gezoend gibraltar gier groeven
    1 handiger hanger hardnekkig hari heeze hervormen hillegom hilvarenbeek hinderen hinderlaag hoesjes hofman hoofdstedelijk
    1 hoogverraad hsl hulpvraag ikke inbreken independence ingehuldigd ingelogd ingrepen javaanse ji jongedame justitiële kaft
    1 kartonnen kasper kelders khz kinderkleding kloosters knack koksijde konijntje koplampen kratten labyrint lakken lampjes
    1 landerijen leiderdorp levensjaar loslaat magnesium mariska marmeren mazda mckenzie member mep meppen merlijn microscoop
    1 mile mindanao mineraal moderniseren moederbedrijf mogendheden morgenmiddag mythologie mythologische nieuwelingen
    1 nippertje nootdorp notre occasion omkwam onderdrukte onderin onderwijzers ongemakken ongezonde onopgeloste onsterfelijk
    1 ontmanteling ontsluiting ontvlucht oosterhuis operatiekamer opmaak oprukken orchideeën overledenen overvallers
    1 papendrecht passant peng periodieke perkins plenaire poen politicologie pollen pornoster prees prijslijst prinsessen
    1 problematische provocatie psychiaters pudding punta quotes raampje radius recreatieve redeneren regional reliëf renden
    1 renee reports rhodes rj rockband rocken rules samoerai schaarste schendt schud scoop scripts sentiment showcase sieraad
    1 simpeler slachthuis slagerij sleuren smoke snuiven soesterberg sons spd spiegelbeeld spil stegen stootte strauss
    1 stuttgart sul superleuk superster suzy talpa tanker testosteron thunder tijdschema toegestuurd toetreding tonic tonight
    1 trampoline trant trauma's trilt tubbergen uitgeleend uitkijk uitzitten uttar vaatziekten variëteit vastberadenheid
    1 vechter verantwoordelijken verfijnde verhaallijn verheffen verjaardagsfeestje verkeersregels verkorte verkrachtingen
    1 verlengt verlosser vermakelijk vernemen verontreiniging verstoppertje verstoten verzwegen veters vetten vicky vluchtig
    1 voegden volumes voorhout vooringenomen voorspoedig voorzag vriezen vroegste vt wals watertoren wegvallen wereldberoemd
    1 wereldnieuws wereldtentoonstelling werft winchester zelfdoding zetje zijzelf zorgverlener zwervers aanrichten aanstellen
    1 aarschot abba achterdochtig afhangen amigo angelique arcade archeologisch arkel aspirant assistant ateliers
    1 attractiepark awbz babbel backstage barstte bath bedrijfstak beeldhouwer beieren belegger bennie binnenlopen bis blender
    1 blijde blokkeerde boonen bora bouman brazil bres bronx bruins buitenpost bvb cache campaign canadezen casino's centro
    1 chardonnay chocolate circuits clash combineer communie compromissen concentreert connect consistent constructeur cream
    1 damen damien dansje darius deco denkbeeldige detentie dijen diëten dns doelbewust does dokken dolf domeinnamen doom
    1 doordeweeks doorreis downtown dreigden eigendomsrechten eindhovense eleanor engineers ergst ernstiger ez fanny father
    1 façade fifty filmde fitzgerald flag flynn fotoserie gaius gareth gebeurden gebukt gefilterd gepassioneerd geruild
    1 geschaad gesmeerd gespleten gevoelloos gilze glijmiddel golfer graphics gupta gynaecoloog halsband handgeschreven
    1 handjevol hardheid hardwerkende hdmi heeren heinrich herziene hielen highlights hitlers hooggeplaatste hoogstraat
    1 hopkins huwelijksnacht huys hyde hypocriete ike ilias imiteren ina incidenteel injecties inspecteurs intensive
    1 interviewt intocht irrelevant jaja jerusalem jiang kaartspel kapelle keppel kickstarter kille klaarlichte knipperen knmi
    1 knus kofferbak kuikens kusjes kwast laadt lantaarnpaal lawson lea leermeester legen leipzig leonie lips listen lombok
    1 losgeld losjes lubbers luisterden luisterend lunteren magnolia manifestaties manning marlon marsh mbt mededogen mik
    1 misvatting moleculaire mozaïek mutant mysteries nas nasr nauwkeurige nav neal neurologische niko noordwaarts nothing
    1 objectiviteit onderbrekingen ongeboren onontbeerlijk ont ontzag onvolledige opoffering overheersen overheidsinstanties
    1 overwerken partijtje partnership pauzes pc's people's piece pigment pinda's pinguïns plakt postbus predikanten princeton
    1 proporties pvc racefiets ree rheden rituele rolex runt rupsen russ russel salarisverhoging scans scherpenzeel schutting
    1 serieuzer servies sf shakira sharing sirius slee smiley snavel sneuvelen snoek someren splinter staar stack staff
    1 stampen stationsplein stelten stipt stoornissen strekking strijdmacht synthetisch tabellen td theme theologische
    1 toeristisch tracker transcriptie trappenhuis truiden tumoren uitbreidingen uitgeest uno uurwerk vangnet verdwaalde
    1 verhinderd verhuurder verlaagde vermeldingen vermissing verovering versterker verteren vertraagde vids vierjarige
    1 vindplaatsen virgil vlaggetjes voltooiing vreesden waagt wandelende wandeltocht waterkant weaver weduwen weggegeven
    1 wilfred wilfried winkelketen wizard woedde worth yard zaanstreek zeden zeedijk zorgeloos zuidhorn zwaargewicht zwelling
    1 é aaneengesloten aanraakt abcoude abt active acv afbouw afgeschermd afkomt allure alléén alvarez amara ambachten
    1 ambiance antonia antwerps apostel argentina armeens atoombom baar ballerina balletjes barbaarse baseert belangrijkst
    1 believe benadeelde benji berekende bergman bernadette beroepsonderwijs bespraken besta betalende betrekt beveland
    1 bevriende bevrijdt biermerk binaire binnenkomst bloedcellen bloemist blunders boekel booster botsingen brandhout brecht
    1 brighton bullet byron cadeaubon cage cammen caro celebrity cesar chandler cheap choreografie château codenaam conducteur
    1 confetti conversie corso dakpannen dare delicten depressies detecteren dg diefstallen dieu dolblij dorian dress duurden
    1 duurzamer eersteklas eindjes electrische embleem engeltje erfelijk evalueren exotisch experimenteel fam fiesta folk
    1 fuseren gade gediscussieerd gegraveerd gelaat gemoederen geofferd geperst gepredikt gestel gist glasgow glutenvrij
    1 graaft griek grieven haarkleur haarlemse harriet hasan hate hear heils heleen hetty hippie hogerhuis hollandsche
    1 informanten informatieavond ingegrepen ingestuurd islamieten ismail jasmine kadaster kalkoen kerstbomen keys klaarstaan
    1 knaap knik koekoek kopjes koreanen korst krans krukken kuzu lastiggevallen leidster lelie leonidas linkerzijde lokalen
    1 luidspreker machtspositie maja manoeuvre marwan mattie mccarthy meedelen meeslepen metropool modernisering motogp
    1 naturel navigator nienke noodzakelijkerwijs nootjes onderpand ondertoon onderzeeër onherkenbaar onthaal openstelling
    1 overkapping overspannen paardensport pacifische pearson plc ploegentijdrit ploegleider ponte punjab racer reizende remt
    1 representatieve rider rietveld romero roodharige saab scoor scotia scratch sebastiaan sensationele sjors sleur sloane
    1 sofa spaarrekening spakenburg spears speelsters spongebob sterre steur stik stropers studiedag study stunts sudan svb
    1 swiss technical tentamen termijnen tienerjaren tiran toebehoort toppunt tovert tussentijds tóch uitgroeien uitkleden
    1 uitlachen uitschrijven uri uss vakkundig veerle vegetatie verduurzaming vergif verhindert verhuurt verkeerslichten
    1 veroorzaakten verrijking verschaft vervloekt verwarmd viola volksvertegenwoordiger voorkwam vooroordeel wachter
    1 wangedrag wb weerszijden weetjes windturbines wings wolfsburg worsteling wouw www zaanse zeebrugge zenuw zomertijd
    1 zonnebloem zwakken aanbidding aanfluiting aangedrongen aangewend aankondigde aantasting aanvallende aardewerk aarzel
    1 abonnee accuraat aderen afbetalen afweging aivd akoestiek alec amandelen amuseren anglo animo anticonceptie
    1 arbeidskrachten ari artis asscher assembly atp attributen auditorium autobiografie badjas bankieren bankrekeningen
    1 baseren bastille behoeftes bekerfinale bekleding beledig benijd beoordeel bergeijk berk beschermheer betsy bijdehand
    1 blabla blut boskoop braun bruidsschat bukken bunkers bureaus buuren cargo cell centrales certificaten clarkson clement
    1 clouseau complexer complottheorieën coöperatieve crematie cruiseschip dab debiel deeltijd dienaren dierentuinen
    1 directrice doekje domineert doneert dosering dreigend drol dual dupe egel energiebedrijf energieleverancier eos ergeren
    1 fez fictief flickr flowers fn fo fotoboek frankenstein frontlinie funky gangbaar gecoördineerd gedenken gekeurd gekste
    1 gelokt geruimd gescheurde geteeld gezichtsvermogen geëvolueerd geïmproviseerde glanzende gossip goudmijn gouw grafieken
    1 gronde handleidingen hartstochtelijk hazel headlines heere heeswijk hersenletsel hinderlijk homer hoofdje horrorfilm
    1 huishouding ind insider insigne intermediair inzamelen io irriteert jaime kabelbaan kassen keerzijde kinderarbeid
    1 kinderdagverblijf kledingkast klikte kooten korten kraampjes kranen krol kurk lamborghini laurel leidraad leverkusen
    1 lieke locomotief lomp mahdi marga marino massamoord masten meebrengt meegebracht mercury mijdrecht mln mma monday msn
    1 myers myn nalaten nano natuurpark nauwkeurigheid naïeve neuroloog nirvana noodweer noordkant oe oldambt onderhevig
    1 onderwerping ongehinderd onnatuurlijk ontroerd opschrift optraden opvolgers orchidee overgrootvader pacht paranormale
    1 passeerde patenten patriarchaat perzik pinksteren pirate polders politiemensen pony's prijskaartje programmeurs pronken
    1 proxy publishing puree rachid ramses rapid rechtssysteem recordaantal reeuwijk relaas remake rien rijksmonument riot
    1 rise riviera robbert rolletjes rowan runs ryder sage schoonmaker schroot seychellen sfeervolle shoes snorkelen spande
    1 speculaties sportman steak stieren sting strijdende strijk subjectief surinamers taiwanese talbot tamme tappen tariq
    1 teamgenoot tegenkom temidden terrasje textielindustrie thessaloniki thuishaven toast toedienen toewijzen tracking
    1 trakteer translation trudy tweakers uitlopen umc ursula uyl vakman vechtpartij vergezelde verkoopster verkrachter
    1 verliepen vernieuwingen versieringen vervagen vervuilende vibe vierhonderd vissoorten vlooien voedingsmiddelen
    1 voetbalschoenen voetbalteam voetstuk voldemort volksmond voornemens voorrondes voorzie vriendschappelijk wapenbezit
    1 webwinkels wellness wezel wijzigt winderig winkelier winstgevende woog wèl yates zandbak zevenbergen zwavel zwembroek
    1 aangeleerd aangezicht aankomend aanschuiven aansteken accenten achtervolgt actualiteiten adviesraad advocatuur affiches
    1 afvoeren airways allee amg angelina assemblage attitude automotive baanbrekend basten beantwoordde bedolven bekwaamheid
    1 beoogd beoordeelt beoordelingen berichtte bertha bespeelt bespreekbaar bestrijdt beyoncé bijgebouw bleke blijdorp
    1 bloemkool bloody bolletjes borders bourne bubble cable cadillac camilla cebu century charley chefs chile chin clint
    1 collegegeld confrontaties consortium criminal curacao daarnaar demand derk dictatoriale dig direction doelsaldo
    1 economieën effects eliot embryo emil eureka evangelische evenaar everest famous fancy garderobe gedreigd gehalveerd
    1 geklopt gemaal geschied gesorteerd gespeculeerd getekende geul geverifieerd gevouwen gevreesde gewilde glijbaan glucose
    1 goedendag graftombe grasland greintje harmony hasj hattrick heidense hekwerk hennie hergebruikt hersentumor hiernamaals
    1 hongaars hoorns hotspur huissen identificeert imposante inspannen instemmen invalide invalshoek jah kalium kinderarts
    1 kinderrechten koninkrijken koopkracht koppige kreupel kroniek kruik kruk kuiper kylie lagos lai landbouwproducten
    1 leegstaande letteren lights lise lithium lone loopgraven losmaken lourdes lucius luck luipaard maes magistraat maguire
    1 markante massieve meekijken meermalen meervoudig meloen membraan mil mindy moderner moeilijkheid monetaire moppen morton
    1 moses myspace nachtkastje netvlies nijverdal norris np nullen nuttigs oedenrode omvangrijk onderscheidend ondervoeding
    1 ondiepe ongeschonden onschatbare opa's opium opzichter ouderkerk overnam overnames pasjes pegasus pixel pleintje
    1 plundering podcasts poor postma powers progressive projectontwikkelaar rampzalige refereert reinhardt renkum repair reu
    1 rijgedrag robuuste roemenen rooney royaal ruimere ruimt samentrekking samenvoeging samples saoedische sato savannah
    1 schandpaal schommel schoolmeisjes scooby selena selma setup sexcam shape shi shooter should slijten slotfase snee spice
    1 spies staatshoofden stedenbouwkundige straatnaam strafschoppen stug stuiten sylvain sympathisanten synchroon
    1 tegenvallende terughoudendheid thc tijdmachine toentertijd torpedo trainingskamp tsja tunesische turkmenistan tyfus ueno
    1 uitblijven use vaar vanachter vergezellen vergissen verkenner verplaats verwerkte verwoestende voorarrest voorbijganger
    1 voorkennis voorvechter vormgever vp wachtrij waddeneilanden wait waterleiding watje weefsels weerbericht wegwerken welle
    1 werkomstandigheden willemstad wisselden woestijnen woordspeling yannick zack zeges zelfbeheersing zigeuners zitje
    1 aanmeldt aannemers aapjes aarzelen achievement adembenemend aders administrateur adri aex affair afpersing afremmen
    1 airconditioning allermooiste ard argos asa assepoester atheïsme avontuurlijk balthazar baxter bemmel bennekom
    1 besnijdenis beterschap bevechten binnengedrongen biseksuele boei boeten bommenwerpers boring borstkas boterhammen botst
    1 brazzaville broadcasting broden brunei buro caps carey champignons cholesterol cnv commonwealth connor could crane
    1 current darling debuutalbum denkwijze desi dex dickens dierenpark discrete div donau donderdagmiddag draaiden
    1 dreigementen eff eindigden elisa facility fascisten federal fietsroute filantroop flanken flauwgevallen flo
    1 fotografeerde fry gebrekkig gedemonstreerd gedijen gehore geldautomaat gepensioneerden gepoetst geschiedt gespierde
    1 gesponsorde gesteente glimmende gluten goirle gouwe greater groener gus gut haute hazard hazes hens herboren
    1 hergebruiken hester hightech hindoestaanse huishoudster huisvrouwen hybrid hysterie iconen ido ill immens ineenstorting
    1 ingeblazen interventies intriges investigation ix jaarbeurs janus joanne jody johns joël juliet kaartverkoop karikatuur
    1 kenya kerstfeest ketchup knapste koker komaf krimpenerwaard kunstmest laagst labor landgenoot landgoederen landsgrenzen
    1 lector lectuur lederen leeftijdsgroep leesbaar leeuwarder lichting lichtte liefdesleven limit logboek lult machado
    1 mackenzie maris marta material meevallen meldkamer melken menstruatie miskraam mobiliseren mountains ncrv neigingen
    1 nieuwtjes nolan oc oja ombouw onaangename onderscheidende onderstel onmiddelijk onverantwoordelijk onverschilligheid
    1 oorlogsgebied oosterschelde oppervlakkige opschudding opstap opvragen ordinaire osama overladen oxfam palermo pelt
    1 petten pijpt piramides pixels plattegronden pleitte politiegeweld priscilla receptioniste rechthoekig regenbuien
    1 rekruteren relevantie rens revolver rings rodrigues rotterdammers rpg ruïne réunion salland samurai sana schakelde
    1 scotland serre shisha sich silicon snuit soto sounds spat speurtocht spotlight spy stadhouder stang sterkst steunpunt
    1 stroop svetlana tab tapijten tennissen terechte thorn tje topsnelheid travestiet truus tuinieren uitbuiten uitging uurs
    1 veelbesproken veelvoud veeteelt veiligheids venen verde verergeren verfijnd verkrijgt verlangde vernietigende
    1 veronderstelt verpleegkunde verregaande verweer verwende voedselbank voorgeschiedenis voorvallen voorzorgsmaatregelen
    1 vredesmacht weeg weerspiegeling weglaten weiss wellington werkendam windpark witt woordjes zion zondagmorgen zuidlaren
    1 zuiverheid aangestuurd aangrijpende aantekening aanwenden accordeon accountancy aden afgehakt afkortingen afspeelde
    1 afstandelijk afstemmen airborne akoestisch aminozuren anniversary antennes antisemitische antony armand arnoud aux
    1 bagger balance battlefield bbl behielden behoor belfast bemiddelen berm besprak beweerden bewolking bling bloedonderzoek
    1 bosbrand bosje brinkman buitenstaander capitool cecil chemo cité cleopatra cnc common compressor concessie connexxion
    1 contest dampen desmond deugdelijk different dillon dir docente doll domheid doorgenomen doorgronden eaton ebook
    1 ecosystemen eem elektrificatie enveloppe euforie excl exhibition explodeerde facelift fakkel favorite female fidel
    1 fijnstof forten fourth fowler friso fruitig führer gasthuis geavanceerd gefrituurde geheimzinnig geilste geldbedrag
    1 gemoedstoestand geordend geramd getolereerd geveld gewaagde gewas gewogen geïntimideerd giel giorgio gloednieuw goebbels
    1 goeroe goodbye grendel grofweg gunt gustav hampshire handgemaakte handlangers helicopter herb hindoeïstische hongerige
    1 hoofdtrainer hoogwaardige houtskool hypotheekrente iban ieren impasse indicator indo interland invalshoeken inwendig jac
    1 janssens january jd jenna jericho jes jing josephine justine jw kafka kaiser kalveren kappa kavels kgb kleedkamers klif
    1 klompen konstantin koopmans kruisje kunstacademie lennon levensverzekering linksback lpg lsd luciano macron magdalena
    1 marius maya's meg mila milfs militanten milk ministerraad mono mossel movies muze muziekindustrie naa naamloze naleven
    1 nguyen nobody nom nuclear nwo oasis oekraïners oldtimer olieverf onderschrift ondertekenaars ontbijtje ontvangers
    1 oogleden opgaven opgevuld opmerkt optioneel optisch oudenbosch overhandigt overwint penelope pep pepe pepsi pesticiden
    1 pieper pijler pleegden plunderingen poeh pokemon polar polly prikt promoveerde prostaat protesteerde proza pulse punch
    1 pur rapporteerde recensent rederij rehabilitatie rekenmachine reuters riekt riel rijstrook robben robson rocco roses
    1 ruimer ruimschoots rukt runderen sands scarlet scherpte schetst schoenmaker schotten sexdates shimano sisters skateboard
    1 snik soe spelt stadia tattoos teer telfort tepel terminologie terpstra thuisbezorgd tis tone toonbeeld tops torentje
    1 totalitaire tricks troepenmacht tsjetsjenië twins ufc uitbraken uitgebreider uitgekeerd uitgelicht uithoudingsvermogen
    1 uitzet utrechts vanalles vazen verdenkt verdrongen verkleind vermont vernoemen verrukkelijk vierentwintig vijftal
    1 vismarkt vlaag vluchtende volks voorschrift voortplanten vredige vrolijken waaier watersport waterstaat webster
    1 weerspiegelen weeën werkeloos wife wtc xxxx zadeldak zegene zelfgemaakt zorginstellingen zwemster aaaah aangenamer
    1 aangrijpend aanhoren aansluitende achterblijft adobe afgeslagen afhaken afkicken akkerbouw alleenstaand allergrootste
    1 amateurclub aso autobedrijf babies behulpzame belevenissen belichting bemoedigend beoefend bep besparingen betreedt
    1 bevers bezinning bijlmer bijwerken boekwinkel bots brouwen buiging burt caracas charleston chemotherapie chihuahua cobb
    1 cod commentatoren commercie concord constance constateren constructief corrie crackers cycloon cynische danste debutant
    1 dekentje dinges doelt dolce domweg donut driessen drievoudige droomhuis dyson eerbied eindtijd energiebron erfpacht
    1 everything evidence expats faam farce features feet feijenoord folklore forel friedrich frontier fur für gastronomie
    1 geboortedorp gecodeerd geflikt gekaapt geoogst gers geschiedde geschiedenisboeken geschud gevist geüpload gf glashelder
    1 glimlacht goedkeurt goedmaken gonzález graal graniet grootmachten grootsheid guadeloupe happening hierzo hindoes hogan
    1 hoogvliet horoscoop huisgenoten humanisme immateriële indochina installatietechniek inventarisatie ito japanner jar
    1 jelly jochem kabul kapitalistische kbvb kielzog kirby kistje klets koester koppie korrels kristina lac lesbienne lilian
    1 liturgie loge lotgenoten lovende lp's ludieke makelaardij margaretha mariana mats mechelse minderen mindfulness
    1 misselijkmakend modules mumbai muntjes musicals mythes nadal nagasaki natuurbeheer nectar nederigheid neville noach
    1 nordic obs octrooi oi omarmd omgebracht onafhankelijkheidsoorlog onderbouwen onderen onderscheidingen ontspan openlucht
    1 ophield opofferen opruiming ot oudjes overijsselse overtreft pantser pauwels pine pioneer plastisch poëtische prikkel
    1 printers proeverij projecteren promovendus province pulitzer rabbijn recorder redacteuren reef regisseren renée rie
    1 rijpen ruyter sake samara sappig satellietbeelden saturn scepter scheten schrijnende sepp siege slapend smoesjes sommen
    1 sonic speak spit sportclubs sportvereniging sportverenigingen spreiden stagiaires stalken startschot stefano sticks
    1 stylist surfer sync technologisch temperament terugslag thread tia tivoli toekomstplannen toi totaalbedrag tourist
    1 traktatie treffend tribute triomf turf tweetjes uitbundige uitgebuit uitleveren uitsprak urn vakwerk valentina variabel
    1 vastgemaakt verbouw vergoedingen vermelde verschuivingen verteerd verwondering visioenen vreselijks vrijgezellen vuurt
    1 walg webber weelde wegkomen welpen werkgebied wervelkolom wimbledon winner wormerveer yong zakenreis zalf zegevieren
    1 zere zi zingend zool zwakkeren zwolse aanhoudt aanlopen aanrecht ads afgebouwd alblasserdam alvin andalusië
    1 angstaanjagende ant armste avengers bakkie banana barrett bartlett basale bassie belegd bespot bestempelen bestendig
    1 bevredigen bindende bladel bonnetje boordevol bouwkundige bouwsector bouwstenen buschauffeur carroll carrosserie carry
    1 casual catastrofe cava cavia cheers cher christie christophe chrysler concentratiekamp conte cru damn dart debuteerde
    1 deck deelneemsters deus dev device diskjockey django doorstroming dorpsraad duiveland dupont effen ellendig emerald
    1 emigranten endemische ergo essays esthetische exterieur facetten financiert floot fluwelen form frau gc geheugenverlies
    1 gelekte gelijkwaardigheid gemeenteraden gentleman geraak gerrie gesmeten gespierd gevoetbald gezelliger gietijzeren gis
    1 gort grass grasveld grensovergang groepsfase guerrilla gymnastiek haalbare hakt hanson hardere hebbe heidenen heller
    1 henzelf higgins homeland hoofdsteden huilende huiszoeking humphrey hung hydro iig ijsberg illegalen immoreel implantaat
    1 ingekort ingeperkt ingeruild inning instort irakezen jaarrekening jacuzzi jana jfk jongs juk kaag kamervragen kapt
    1 karakteristieken karper kc kendall keurige klauw knipt kommen kralingen kristen kroegen kyra landinwaarts lanzarote
    1 laude legitimatiebewijs lerarenopleiding leukst leveringen liberal liberation lidstaat lipstick loft logies louie loyale
    1 luiheid machinegeweer mandarijn margin marlies meander michielsgestel mies mig mijlen mika miniatuur ministeriële
    1 modeshow moedigde moskouse motorische mummie musk mystic mystiek naamsvermelding naastgelegen nadenk nederweert
    1 neerbuigend nieuwer nieuwland nigeriaans nok noodlanding noordzijde oksels olde ombouwen omgeleid omheining omhulsel
    1 onbegrip onbewoonbaar onderhand onderwijzeres onderzoekscentrum ongehoorzaamheid ongelovige onstabiel opgedrongen
    1 opvrolijken orgie outlook ovale paco palliatieve pedofiel penn piercing pinda plooien politiechef population premiere
    1 principieel proeft projectmanager pré psi psychopaat pulp raadgever rahman rao recentste regeringsleiders reno resetten
    1 revanche ringo rohan rory rossem roxanne rubens samenzijn sarkozy schemering schenen schermutselingen schijten
    1 schildklier schuldigen schurken schuurman scorebord seksen sensuele shirtje sirenes sjaals slacht slijtage smaller
    1 something sopraan sprakeloos sql stapjes steps stereotype sterrenhemel steward stimuleerde stoorde stoptrein sylvester
    1 tahiti talks tec technologies tegenstrijdig temmen terminator terror terugtrekt thrillers thuishoort tielt tiffany
    1 topografische transgenders trouwjurk tweedelige uitbetaling uitgebouwd uitgestrekt uitwijken vaardigde vastzit verdiep
    1 verneukt verrukkelijke verslaafden vertegenwoordigden vertolkt vervalsing verwaarlozen vilt virgin voorschrijft vrome
    1 vrouwenvoetbal vuilnisbelt welvarend wesp winactie winterspelen woonwijken yacht zelfmoorden ziektekostenverzekering
    1 zweert zz aankijkt abnormale abp afgunst afsluitdijk ajb albanezen amelia amos ancona angstige another apothekers aroma
    1 atoom australiërs automaten aye beef beertje bekrachtigd belaagd belastingaangifte beraad berechten bestolen bezopen
    1 bieber bitcoins blessuretijd bobbie bootcamp bosman bouwwerkzaamheden bronze budel buitensporig bunschoten campings
    1 catholic challenger checkt chiro citizen colbert communicatiemiddelen cot cottage cycle daartegen delphine denny devil
    1 diagonaal diaken diepvries diskrediet doodgeslagen doppen eettafel eifel elektriciteitscentrale environmental eta evy
    1 feestelijkheden fia flamingo fonteinen fortune freak freestyle galen garfield garmin gd gee gein geitenkaas gekochte
    1 geleverde gelijkmatige gelijknamig gemelde gemoed geometrische gepersonaliseerd geraardsbergen geraden gerend
    1 gesubsidieerde getild gevraagde gill glamour guns hancock hangend hartig hella helper herbergen herleiden heroveren
    1 hidden hk hl hogerop holst hoogbouw hydra identificeerde importeur inloop inschatting intake inzitten iphones javascript
    1 jennings jip jodendom join kaders kansarme keramische kits klaslokalen kleedje kloon krul lavendel lawine lcd
    1 legaliseren levensloop lichaamsgewicht lichtelijk logistics losgemaakt luchtig manipuleert marin matrozen
    1 medeplichtigheid meededen mello menukaart mercurius messing meubel mio moederland moedigt monk morfine motorrijder naad
    1 nantes nfl nieuwerkerk none noteert ntr obi onderduiken ondergedompeld onderricht oneven ongehuwd onhandige
    1 onrechtvaardig onttrokken onwaarschijnlijke onweerstaanbaar oostzaan opgebracht opgepast opperhoofd opstanding orakel
    1 oudsten ovaal overdrijft overflakkee overgelopen overvaller overvloedige overwoog pabo palestijn pang pedaal piazza
    1 pictogrammen piepkleine plakband pom positiever potloden prille profile proosten pz rana rank reclassering regelrecht
    1 regimes relaxte revisie rhodos rijlessen roedel roerige roofvogels rosen rouwt sachs sacred salim samenspel sanctuary
    1 schaamhaar schandelijk scheurde schoorstenen schulz shades sherry siena signatuur skaten smokkelaars staatsschuld
    1 startup stationsstraat stemmingen sterrenstelsel stoffig stoke str strafzaken stripper striptease stroken styles
    1 subjectieve summers supervisie supreme taakstraf tasten tele tentje teylingen thesis thinking thumbnail thunderbird
    1 timberlake tochten tomorrow tussenin tweelingbroer twisten twitterde uiteenlopend uitstap uitzendkrachten verbied
    1 verdedig verduidelijken verfilmd verjaardagscadeau verontrust verspeeld vervoerder verzamelingen verzeker vijandigheid
    1 visje vlechten voetpad volharding voodoo voorbode voorvoegsel vorderen vrijelijk vrolijker vroom waakt waalre
    1 wapenhandel waterdichte watjes wedergeboorte wegwijs wereldleiders wetering wetswijziging wiebes willekeur winnie
    1 wonderful wording wp wy wát xd zeewier zelve ziekenfonds zuidwaarts zuren zwaluw aanvoelt achterstevoren acteerwerk
    1 afbakening afgekoeld afslaan afsluit alberts ally ambassades andersdenkenden annemiek antarctische apel appeltje
    1 assemblee autosport avonturier bakkers basket begeerde beilen bespeeld bestaansrecht bestorming bestudeerde
    1 beveiligingsbedrijf bissau boegbeeld bonbons bovenverdieping bromfiets bruyne bureaucratische buurmeisje cabriolet
    1 carlton chiara children's cincinnati clubje conciërge coral crashen crush daniela daryl defence defensieve diaspora
    1 didier dienstverlener directoraat doodmoe driedaagse druten déjà eenpersoons eigenzinnige eindzege emilio emissie ero
    1 ethiopisch evelien falling federer foyer fractieleider francesca functieomschrijving fysio geblesseerde geboortedag
    1 gecharmeerd gecremeerd gekoeld gekroond genetica geprikt gereinigd gespreid gestoten gianni glow goossens gotische
    1 grandioos graves grillig hagedissen har hardhandig hars haver hayat hekserij helga henrik heropening herverdeling
    1 hoeksteen hoofddoel ijslandse incompetent ingekocht ingewilligd instrumentale internetten interval ironische ivoren
    1 jared jb jewel joeri jongemannen jürgen kali kameleon kanye keizerrijk kendrick kinderporno kingston klaassen knalt
    1 koestert kolk kustgebieden kutwijf kwak landmacht latte least leeds liters looptijd loppersum louvre lovely lucratief
    1 luidruchtige lumia luxueuze makend makkie manila mappen marlene martelingen masterplan matches medeplichtig medicine
    1 meegesleurd meeuwis meisjesnaam metselwerk michaël middelmatig middelmatige milkshake milwaukee minnie mirakel
    1 misdadiger misleidende moo mtr multiple muziekles natrium neefjes neerwaartse nieuwssite nihil nis nix nlp nonkel
    1 nouveau ole oliën omaha omgeslagen omheind oncologie ondankbaar ondertekent ongeregeldheden ontbeten ontvoeringen onwel
    1 opus opzien opzoekt osdorp output overeenkomstige overgehouden overheersende overreden owens padden palma parma parsons
    1 partijleider pdc peaks peilen pelikaan pharma pint poli politiemacht pratt presidentieel privaat programme progress
    1 promoties promotor protectoraat quito raadsels raciale rake rambo rechtsback rechtsbijstand reformatie reikte reiniging
    1 relais relations resulteren reïncarnatie rijmen rm rojas rokken rustplaats saar saksen sassenheim schaadt schoolfeest
    1 schoondochter sciences sculptuur segmenten seintje seminarie seymour sh shaun shorts sic sier sil siliconen sinaasappel
    1 skate sloterdijk sluipschutters smoothies sneu spreekbeurt staatsbedrijf staatsveiligheid strings suikerriet suites
    1 superioriteit supplement takes talrijk tegenvaller temptation terugkoppeling thrones tirannen touring treinstel trekking
    1 trimester triumph uitgetrokken uitslapen uniforme urgentie vanden verbeeld verkleden verkoeling verstedelijking visjes
    1 vliegdekschip voip vondelpark vrachtwagenchauffeur wad wagons wandelaar warmtepomp wash waterkrachtcentrale wax weather
    1 wemelt werkplekken westerlingen whatever which wilco winkelcentra wip witten wlz wollen writing xiv zaakjes
    1 zelfredzaamheid aantijgingen aarzelde absorberen ade agro akp alicante almaar alpine alternative analyseert animatiefilm
    1 anonymous antidepressiva argentijn argumentatie attest azerbeidzjaanse azur babel baldwin bashir basil bedrading bedtijd
    1 bedum bedwang begeleidende beletten bender bepleit berkeley beschilderd besmetten bestraffen bevooroordeeld bevoorrechte
    1 bevredigend beëindigt bijeengebracht bijster bioloog blinken bologna boogschieten both botox brass brt brugklas brutus
    1 bu buitenplaats burgerwacht buurthuis canaria catwalk certificering chant chevrolet cheyenne circulair commissariaat
    1 compagnon conny convenant cruiser dansend definieert deftig deftige delfshaven dh dienste directory donkerblauw dordtse
    1 dragende drijfveer due duiding duikboot dumoulin dunk dunn dynamic egypt eijsden elektriciteitsnet emailadres emergency
    1 eroverheen erwten esa etiketten evident eyeliner ferme fien flauwvallen froome fundamenten gabriël gefokt gelimiteerde
    1 gemoderniseerd gepompt gerais gerritsen geslingerd gesmeed getagd getint getipt getransporteerd geworteld gewrichten
    1 gezichtje gezondheidsrisico's giang grenada guggenheim haatte haft hanne hapert hardinxveld hartman hayashi hbs heers
    1 helderder hengel herbouwen herkozen hernández hh hoevelaken hollandia hongaren honk hoofdverdachte hotspots houtje hove
    1 huurauto huwde ijsberen impulsen infiltratie ingehouden inruilen inziet italy ivar joepie kahn kalenderjaar kampioene
    1 kasjmir kavel kerkdienst kinderwagen kinetische klakkeloos klapt klarinet klokkenluider knijp knijpt krc kroost kruger
    1 kumar kunstje lamsvlees leigh lev lieshout lives loch loof loondienst luchtballon luigi luk macaroni malone managing
    1 marginale margo mcguire medeweten meetings meewerkt melody merrie michelin middaguur minhstad mohammad mor muffins
    1 muiterij málaga naait nato natuurschoon nauwlettend nicolai nightingale nik nikola nld noordwijkerhout oakland oid
    1 omelet onaardig onbewoond ondervindt onhoudbaar onmiskenbaar ontken oosters openluchtmuseum opgeschrikt opgetogen
    1 opknapbeurt oplopende oppositiepartijen orang overweldigd overwinteren pace pakhuizen paleizen papua personele phelps
    1 pics pleitbezorger presley prijzengeld primera prinsjesdag prop protect pull pups rechterrijstrook redactionele
    1 republikein resulterende robby roche rondreizen roosteren rotary rustgevend ryanair salzburg samenvattingen
    1 samenwerkende sanitaire saw sci sfeervol sneed soon soortgenoten sotsji spreiding stempels strafhof strippen stroomde
    1 suez sure sussen taaie talkshows tanjung televisies tijn traangas transporter tsjechisch tussendoortje tyson ubuntu
    1 uitgedaan uitgestelde uitnodigt uitsteekt unique uns vaderlands vakmensen vastzat vca verademing verbouwde
    1 verjaardagsfeest verliefde visit voedselvoorziening voordragen voorgerecht voortduren vrolijkheid waals waarvandaan
    1 wadden walters waterkwaliteit watts weed weerhield weerleggen wegblijven wenkbrauw werchter werkje werktuigen
    1 westerwolde wijhe winstgevend worldwide zapata zichtbaarheid zonnestralen zuiderzee zuil aanbetaling aantasten
    1 aborigines adapter ader adler administrator afd afdoen afgeraden afgesteld afwegen afwijkt alcoholist alegre alledag
    1 amal assendelft atb avery babysitter barbaars beademing beentjes begeleidde behind bekritiseert belangstellenden
    1 beledigingen beller beperk berijden beschikte beseften bethlehem bewonderde bezaaid beïnvloeding bien bijpassende
    1 bloederig boerin branch brummen bulls carola cathy champion chimpansee chirurgen choco cities click clooney closer coa
    1 compatibel consultants creditcards côte dansten davos degraderen derrick desk detox dewey diem dilemma's dolores donuts
    1 doodsbedreigingen doodvonnis dorpsbewoners dorpskern dpi durend duvel dvb dwarsbomen eck eekhoorns eetzaal entiteiten
    1 ergs eropuit esprit everett evolutionaire fanclub feller fiche flikt fondsenwerving fran francine fuentes gastland
    1 gedetecteerd gedonder geertje gehuldigd gekruist gemaaid gemixt genomineerde gerben gestrande gesubsidieerd
    1 gevechtsvliegtuigen geveegd gezwollen giraffe grapjas gul halfbroer halsema herbie heritage herstellende hoofdbureau
    1 hoofdlijnen huiswaarts ijsvogel ilja ingeburgerd ingepland interpretaties invasion invloedrijkste jeannette jk joos
    1 jordy kaj keniaans kevers khalifa kiwi kliffen knapperd koetshuis kolonies koppelt krappe kruist kubieke
    1 kunstgeschiedenis kunstschilder kunstvorm leerjaar leersum legacy lekkernij levine lexus lichtenvoorde liefdesverhaal
    1 linten lovend lovers luisa mankracht many marije marktwerking mask matilda medestudenten meenamen mekong methodologie
    1 metropolis microfoons mien milt mood nebraska nikkel ninove noise nomineren normal notering nottingham nuance nummertje
    1 nw olst onbewuste onderschrijven ontoereikend ontrouw onverstandig onwaar oostkant opmerkte oppositiepartij
    1 optimistische opwekking overtollige padding palmbomen pappie paracetamol patches pathé patriottische percentages pia
    1 piekeren pinokkio pissig pleasure pleegouders politieauto position pretje projectiel putte quantum reclamecampagne
    1 regeltjes reine relief religieuzen repen resident respectabele respectvolle rijtuigen roe romano rommelmarkt rondreis
    1 roodkapje sappige scheffer schepsels schilden schudde schuldeisers serienummer shabaab siem siert silo siri slechten
    1 sleen sociëteit spectre ssd standvastig stedentrip stofzuigen stroperij studiejaar subject superstar sustainable tall
    1 tandartsen terugdenken tint tofu torpedo's tos tutorial uitdoen uitgeprobeerd uitgestoken uitgestuurd uitlaatgassen
    1 uncle uruguayaanse vaderlandse verbrijzeld verdampen verdoofd verduidelijkt verkleint vermenging vermits verscheept
    1 vertrouwden verzekerden vila vitaliteit vlog vredesakkoord vriendjespolitiek waarneembaar wandelpad waterloo weeks
    1 wegsturen werkeloosheid werkkamer westkant weston westzijde whitaker wikkelen wilgen wok wolfgang wolkenkrabbers
    1 wreedheden yorkshire zach zakenvrouw zelfrespect zimmerman zondig zorggroep zovelen zwerven
    0 aankloppen aantrof aanverwante achtereen adviesbureau aert afgescheiden afschuw ahold albatros almachtige anekdotes asr
    0 astronomen avontuurlijke babs bakermat bandbreedte barok barones basisprincipes beeldjes beemster begaafd belevenis
    0 beloningen betrappen betwijfelen bevochten bewaakte bezichtiging blader bladmuziek blindheid bollywood bomb bonn boomhut
    0 boomstammen booty bouwplannen bubbel bulk calculator camerabeelden cardiff chinatown collaborateur colt communication
    0 cooking cornelius coronavirus cougar craft crowe crèche csu darryl dassen dealen deloitte detector diagnostiek diagram
    0 dimmen dinsdagmiddag dios discriminerende disease ditzelfde domain domste doorkomen drogist eenvoudigste eenwording
    0 elliott emiraat enveloppen ets eupen fantastic fever flashback francken fresco gastel gebaat geblinddoekt
    0 geclassificeerd gedetineerde gegenereerd geks gekust gelikt gemma gemogen genereert gesprekje gestrest gevorderde
    0 gewaarborgd geëxperimenteerd ghanees giethoorn giga goodman graphic gregor grillen grondwettelijk guangzhou gunning
    0 habitat halleluja handwerk hazen heidelberg herstructurering heuvelachtige honderdste hunger hunze huwelijkse idealisme
    0 ijsbeer ijsselmonde imperial indiërs inspelen installeerde instorting investeer jeanette jeanine joosten juda justsaying
    0 karren katrien kerkgebouw kettingzaag keuzevrijheid kinderspel klerk klonen kreten krimpt ks kuur lachertje legitimeren
    0 levant levensbeschouwing lichaamstaal lichaamstemperatuur lieven locke lori losgeslagen lucratieve luidruchtig luz
    0 madeira mailtjes makreel maldonado malt mank mantra marker marne marrakesh mccain mediation meenam meerssen meetelt
    0 methodiek middenstand misplaatste miyagi molukse monet monoloog muslim myriam myself narcose nasser natuurstenen nauta
    0 nbsp nederlagen nfc olsen olympic omnium onderdirecteur ongehoorzaam ontlading ontzetten onzekerheden oogstte oostwaarts
    0 opgejaagd optimaliseren overheidsinstellingen ovj pamflet panchayat papers pareltjes peruaanse pijnloos pikante
    0 politiewerk poppetje pornofilm porte positiefs powerpoint pratende pta qui rechtsgang reese reflecteert reporters
    0 respectloos rijles rijmt rommelen rostov rozenburg ruggen russian sardinië sax sbb schedels schema's schopte
    0 schouderklopje schouwspel schroevendraaier scroll selectieprocedure shelley sheridan sierlijke slaapzak sleutelbeen
    0 sloffen snede sovjets spaanstalige spleet sportpaleis sprinkhanen srebrenica staatsburgerschap statisch stats stede
    0 stikt storend stuwdam sy teacher teek terugbetaald there's tijds toesturen toewijzing trekjes trias tw twitteraar
    0 uitbetalen uitnodigde uitstapjes uitvalsbasis umcg une vale valpartij vande vastzetten vdl velzen verdedigende
    0 verdrietige verleggen verontrustende verschonen verstek violen vluchtige vnv voetbalseizoen voila voltallige voltooide
    0 voo vooruitstrevende voorzichtige voorzitters vorsten waarschuw wallis wanted wasserij webdesign webinar welnu werkenden
    0 werkomgeving werktuig westerschelde wevers windt winnend worde workum xs zaterdagnacht zeppelin zevenhuizen ziekelijk
    0 zienswijze zoeterwoude zoey zometeen zootje zorgcentrum zorgkosten zweed aanhoudend aantrok aards acroniem adresgegevens
    0 afgetreden afkoeling afwijst alf alumni anekdote argo armoedegrens arroyo artefacten atheneum atrium aya baasjes
    0 balanceren banger basin basispakket bbm bedonderd bedrijfje bedrijfs begrensd behaard behagen belemmert beproevingen
    0 beslissend bette beurten bevelhebbers bevolkt bibliothecaris bijhoudt bijscholing birth bistro blazers bloemetje bor
    0 buskruit cabo cartman cassidy celine chapter charisma cheese cheryl cicero circuleren claudio cleo comes compressie
    0 contactgegevens contactpagina correlatie cult dierenbescherming dierlijk doodschieten doorgeeft dor droogt duit dwongen
    0 dáár désiré echtgenotes eeklo eigenaardig embargo emiel empirisch ems enne ergert essex evaluaties evenzeer fabricage
    0 fabulous fallon feitje fer fiorentina foetus fontys framework franck frontaal gaas gao gazette gea gealarmeerd
    0 geautomatiseerd gebod geconsumeerd geklede genegenheid georg gepensioneerd gepoogd geresulteerd geroerd geschieden
    0 geschilderde gezagvoerder goran gouvernementele grimbergen groeneveld grondwettelijke hamers hartstocht hayden healthy
    0 hemelen herschrijven hola hoogmoed huurcontract hyena's hyves idea iet inburgering indigo infiltreren inkijk inslapen
    0 instaan internaat irwin islamisten ivn jargon jaspers jesper jijzelf jodium joling jpg jura kabeljauw kachels karavaan
    0 katje kawasaki keet kentekens kerkplein kerstdagen kinderziekenhuis kleurstof knikken koraalriffen koudste lasers
    0 leefgebied lekkende lia liefdesverdriet lijfwacht ln lob loosdrecht luidkeels macedonisch marijn matten mazelen
    0 memorabele metten metz mgr mic moes mojo multifunctionele naai nationalistisch nederlandsch neerzet neigt nomadische od
    0 omgevingswet onderstreept ongebruikt ongewapende onmacht onmenselijke onmisbare onthouding ontmaskeren ootmarsum
    0 opdringerig opstelt overheidsdiensten overtollig overzetten panter pará patel pedalen peuterspeelzaal picknicken
    0 piepklein pietje plafonds pletter plotse popje poppodium poriën poseert prediken psa radiator radio's rampplek rayan
    0 recruitment reeves reflecties reglementen remote ribbon ricaans roebel roemer rokende rooien roosters russo rusthuis
    0 samengebracht schuurtje separatisten sesamstraat session sessions sexual sheikh slanker slapeloosheid snurken
    0 speerpunten sportevenementen sportvelden spreekwoorden stamp startpunt steiner stilzwijgend straatnamen strijen
    0 studentes surface survey taille tegelen thermometer ties tigers toehoorders tracé transportbedrijf trick tweestrijd
    0 uitgelachen uitvechten vakje valverde verdringen verduurzamen verharde verhofstadt verkondigd verschafte verschrikkingen
    0 verschuift verslinden vervalst verwoestingen verzacht verzilveren vete vive volgeboekt volkshuisvesting voltijds
    0 voorbereidt vrijer vub warmond warriors wasbeer wedde wegrijden wer werktuigbouwkunde wheels wiskundig wr wreken xperia
    0 yolanda ziektekosten zijner zionisme zuidbroek zwaluwen aanklagers aansturen aanvallend across activeert adder afgaande
    0 afghanen aftrekbaar afwezige allahu alter amman amstelland anastasia anorexia anwar arbiter ares armani artritis asse
    0 asset bacteriële badhuis barn bekentenissen beschadigt beschutting bezitter bf bink birdie bleu bloedsomloop blossom bmi
    0 bobbi bongo boogie brandstapel broos bruikleen bryant buddha cadet campers cassandra charkov chávez clemens
    0 complottheorie corporatie cpu cupido daarenboven dalai danseressen decentralisatie defensief digid dinosauriërs dispuut
    0 diversen doorgedrongen driel eigenwijze electriciteit epa etiquette europa's fantaseren farmer feelings fenomenaal
    0 financier flippen garth gaswinning gedenkplaat gehaast gelokaliseerd geloofsgemeenschap gelukkigen genemuiden gerhard
    0 geweldloze geëlimineerd ghetto godsdienstige gong gunther handgemaakt handlanger harald hardlopers hardste hechtingen
    0 herbestemming herbouwd hernandez hezbollah hfc hilary hoensbroek hommels hoogten hoover horende huisvesten humaan
    0 humanitair huurbasis identiteitskaart illustreert implantaten indringers intellect intrek investment inwijding isle
    0 jeune jia juice kabinetten kakkerlak kee kennende keukentafel klieren klokje kluizenaar knapt kondigden kontakt kopman
    0 laarsjes lactose ladders landsmeer legitimatie lent leuzen levenloos lichtjaar lijmen lijnrecht lufthansa lustrum
    0 machtiger manson marihuana marit marloes marum mathijs mba mensch mensenrechtenschendingen mental middelvinger miley
    0 miljonairs million mindset mokken monddood moraliteit motorfietsen mountainbiken mouth mss muil muziekvideo naslagwerk
    0 nastreeft natuurrampen nazareth nf nhg noden nominale noort nza occupy omhelzing onderklasse onderzoeksjournalistiek
    0 ongerustheid ongevaarlijk ononderbroken onophoudelijk onpartijdig ontzettende oorkonde oorlogstijd opbergen
    0 opensourcesoftware opfrissen opgewekte oponthoud optimus opvarenden ovens overgezet overheidsbeleid overstag ovl palet
    0 palmolie paxton pelgrim persona phoebe pilaren pilots plaatsnemen players pleegzorg pluis plukt polyester prehistorische
    0 primark provinciehuis psychopaten raid refereren roderick roi rokjes rotatie rozendaal rozijnen rr rugnummer rukte
    0 rustdag salto samenvatten schenkingen schors sculpturen seinen sferen signalement sjiitische skateboarden slaapplaats
    0 slepende sluipt sobere songteksten speeches splinternieuwe sportcomplex sportevenement stofwisseling stokbrood stoplicht
    0 stroomden sunderland swingen syria tandjes tanner tarot teambuilding teamwork temse textuur thanh theatervoorstelling
    0 thuisgekomen thuishoren tientje tijdvak tonny toom torenhoge tp trivia trottoir truman uitgekleed uitgelokt underdog
    0 vakantiegangers veegt veerdienst vennep vennoot vennootschappen verbazend verdienstelijk verloskundige vermijdt
    0 verongelukte verspreidden verstuurt vertraagt vervoerders vervorming verwarrende veter veurne vlakten
    0 vluchtelingenstroom voetbalclubs vollenhove vonken voordeliger voorzichtiger vraagteken warcraft wasserette wc's
    0 weerwolf weggewerkt westhoek wijsmaken windsnelheid wisselwerking writers ying zaadjes zac zeurt zinnige zittingen
    0 zoekend zoeker zuidas zuiger zurich zwakkere zweinstein zwoele aaltje aangerand aangespoord aanstootgevend abdel
    0 afdoende afkeuren afkeuring afvuren ais akelige ambachtelijk amnestie annemieke anticiperen argwaan asser atatürk audit
    0 audiëntie avalon avrotros ay balls bambi bane barcode bedelaars beklommen berekent beroepsgeheim besmettingen
    0 beziggehouden bijgebouwen bijtelling blokkeer bluf bmx borrelen bourgogne brennan buffel bugatti buurtschap calvijn
    0 capsules cetera changing cho collin colonia combat compton confederations contributie conversaties copa coöperaties cpb
    0 cramer css cyril dad dagbladen deelgemeente desire deugden deuntje deurbel deurmat discipelen dn dommer doodeng
    0 doodschoot doordeweekse dragons drijvend drugsdealer drumstel drunen easter efficiency eigenaarschap encryptie entourage
    0 enzym erdoorheen faire ferenc fifth fleming formulering frieten fusies galg gallagher gallo gamer gebr gedeeltes gedrang
    0 gedurfd gefeest gehate gehoorzaamt gekant gelders genummerd geoorloofd gepleit gescand getoetst gezaghebbende
    0 gezelligste geïmporteerde giants godfather goesting granieten gv hara havik heijmans hekje helix helse heroverwegen
    0 herschreven heruitgegeven hoofdrollen hoopje horden huizenprijzen huls hummel hussein huurmoordenaar imagine imo
    0 inactief initiative initiële inner instabiele insurance interest kesteren king's knieblessure kokend korpschef kous
    0 kraakt krakers kreek krijgsgevangenen kuiken lamar langedijk leendert leesplezier license luchtje maasvlakte magazijnen
    0 makes manche manor marketeer marktwaarde mauro medezeggenschap medusa meerderen mehmet mentoren micha minuutje misdaan
    0 molenstraat monnickendam morgana multatuli mum muziekvereniging nepalese nichtjes nicola nicotine norg nrs ocw offertes
    0 ogenblikken omkijken omleiding ondernemingsraad ondersteun ondertiteld onfatsoenlijk onschendbaarheid ontboden ontucht
    0 oogarts opdrinken openbaren opgang opgezwollen oplegt oplet opperbevelhebber overheidsinstantie overleving overspoelen
    0 overtuig overvol paashaas pakistaans parlementariër pensionering pijplijn poppenkast poppetjes prinsesje prisma
    0 programmeertalen psp puzzelen rcd realiseerden rechtsonder reclamebureau redacties registreerde restaureren rijzen
    0 ritchie rivaliteit robbins roepnaam roker romein rosse saboteren salaam scheids schoentjes schoonmaakster schril seen
    0 segregatie serene slagers smokey snoepgoed specht specialisme speelse spiderman spijbelen spinning spoorde stacey
    0 stadsschouwburg stembanden straaljagers stroomstoring svp swansea tampa tapas tdi teamleden telegraph tender teugels tj
    0 toelichten treinreis trekpleisters trouwfeest tui uitbarsten uitbarstingen uitbreekt uitchecken uitlokken uitstralen
    0 vakjury varend vdab veldwerk veraf vereenvoudiging verfilming vergadert vergeeft vergiftigen vergulde verheugt
    0 verkenners verlangd verlossen vernietigden verpleegkundig versnelt verspilt verstandiger vertoeven vervloeken verwekt
    0 verzeild verziekt vid vikingen vinkje vlekjes voetbalstadion voilà wagenpark walden weerman werelddelen
    0 wereldgeschiedenis wereldse werkman wettig wheel winterjas wiske witness witteman worstel wurgen zeehond zeeuw
    0 ziekenboeg zomerkamp zondvloed aangewakkerd aangiften achterhoede acquisitie activeer adellijke afgetrokken afvegen
    0 afvroeg alexa alfabetische almeida animaties apa arbo auke auteursrechten ave ax badkuip bai barrier bastion
    0 bedrijfsruimte begaafde beroering besteding bestuursrecht bg blondine blozen boeking bolton bordspel borneo brochures
    0 brokstukken buikspieren bulletin buslijn cbr centimeters clichés clusters colijn collecte commercials concorde consoles
    0 contador count crowd dadels deadly designs deugdelijke diest dinosaurus dixie dlc dock doodziek doorgebroken doorkruist
    0 doormaken doors doortrekken dordogne douches draadjes drempels dreun dropbox dulden durban edelman eeuwenoud ego's
    0 emilie esch extraatje fargo farrell faye fd filips flexwerkers fotoverslag foutjes fv fysische galactica geer
    0 gemanipuleerde georiënteerde gerommel gets gewaad gezegt gezindheid godinnen goedenacht golfers golvend gospel gotta
    0 gravenzande haddad haiku hamlet hanneke harden harding hawks healing heiligheid hemden hera hertha hicks hiel himmler
    0 hoertjes hoofdgerecht hoofdrolspeler hoogtevrees huizenmarkt icc iggy impliciet incompetente inductie infectieziekten
    0 interieurs inzoomen iot isp jekaterinenburg jerevan jesaja joachim kapen kaya keepers keniaan kerala ketels khaled
    0 kicken kimi kinderwens kippenhok kleurloos knagen komop koppelingen krachtens kruimels kuit kunstzinnige kuuroord
    0 kwalitatieve landbouwers lazer leaf learn leasen leefomstandigheden leergang legitiem legitimiteit leudal leunt
    0 limburger luiz lyrisch maarja maassen mahmoud malibu mankeert marshal mary's mccoy meegegaan meespeelt meezingen
    0 meningsverschil metselaar mikken missing mixtape mog moldavië monumentendag motiverend muziekje nachtleven nashville
    0 navigeren nel nichten nicki nijland nobele noorderlicht novum ochtenden odoorn olive ontgrendelen ontmaagd ontzegd
    0 opdringen openmaken opgestoken opkijken oppakt oppervlaktewater opponent optellen opzadelen opzettelijke origin oskar
    0 overblijfsel overgoten paasdag paleo panther parfums passe paulien pechtold perceeloppervlakte pir pkc pleeg plezieren
    0 portable prairie prijsje projectontwikkelaars protesteert pyreneeën qr ramona rape raphaël rave rayon regenseizoen
    0 replay residence ricaanse rijnsburg rijstvelden rikki rutgers salvatore sata satirisch saudische saxofoon schrale
    0 schubert scrum seasons seksistisch signaleren sigrid sinatra smeert smijten smoking speuren spitsen splash spoelt
    0 sprinters spui stalling sterken stink stormachtige straft stuifmeel sturing telefoonlijn thieme timmeren tk toeter
    0 toezichthouders toga toneelstukken trakteert trophy tsjetsjeense tweederde ugent uithoeken veldrijden verbluffend
    0 verdedigend verhelderend verkoos verlanglijstje vernietigend verscherpt verschuilt versleutelde verst vervaardiging
    0 verwoordt vetzuren vlekkeloos vlies voorverkoop voorziene vote wachters wateringen waterstand wear weeskinderen
    0 weggebruikers wereldgezondheidsorganisatie werke westerveld woii wolvega wéér xml zaan zembla zendtijd zeshonderd
    0 zondags zwam aanduiden aarden abonneren achternamen achterwerk achtte adverteerders afsnijden afvraag afwees ahh
    0 alfabetisch alibi alv amersfoortse ami anna's antalya antichrist apocalypse appie arbeidsovereenkomst arbeidsplaatsen
    0 architectenbureau arco ariana artwork asn associated astro athena atheïsten atlete augustinus aus autootje axe basgitaar
    0 behaalden bei belangenverstrengeling bergafwaarts beschadigingen bestrijdingsmiddelen bies biezen bijval binnenstebuiten
    0 blinkt boerenkool boks bondskanselier bouwmarkt brace brandveiligheid breskens brie brownie buste bypass camps capri
    0 capuchon cato chaam charmes chavez christy clans communicatiemiddel conservator coolste dakterras dalend dane deadlines
    0 deeltijds dekkers delhaize denkende det diertjes djibouti dobbelstenen dolk dommel doorhebben draagbaar drieluik dump
    0 eetcafé eileen einddatum ellebogen embryo's emerson erft estelle europarlementariër extremen failliete fitter formaten
    0 fte gaarne gazet geadopteerde geconcludeerd gedefinieerde geloofwaardige genua geologische germany geroofd gesteunde
    0 gestreept getoonde gezaagd gezondheidstoestand god's googelen gz hadith hamid handbereik handreiking harmonieus
    0 hartinfarct hechting heropbouw hersenbloeding hersenschudding hiep hospice hulptroepen hum hunnen ijzersterk ijzersterke
    0 inbox ingecheckt ink inscriptie instinctief interesseerde invoert izegem jacoba jeugdteams joannes joeg jonah juno katz
    0 kazen kettingreactie kleerkast klemmen klonken klopjacht knikkers koerdisch koi koopwaar koplopers krop kruit kundig
    0 kwadraat langen leien levensgrote levenswerk levertijd ley lien limieten limo linke loek loire loopje maaiveld
    0 maandagmiddag maasdijk mania manlief markering marktleider marsen maximumsnelheid meat mechanismen merry mets montserrat
    0 moody moslimbroederschap mutsen natasja networks neuro newport nijntje noel nonchalant nps oefenwedstrijden offert
    0 omgevormd onderarm onderzeeërs ongehoord ongelukje ontknoping ontkomt onvindbaar onwaarheden onwettige opengaan
    0 opgevraagd overhemden overlevering overveen paardje parasol partijdig pathologie payne pedicure pike pinguïn pirates pla
    0 platenmaatschappij pleisters ponden pong precedent prehistorie proefrit proefwerk ptss puntige punto puurs
    0 radicalisering ransomware raphael raul ravenstein rechtmatigheid rechtsboven regenten renswoude rijeka roeiers rollator
    0 roller rolmodel roven rp ruurlo samenkomst schaak schoonebeek seculier sharepoint she's shortlist showen showtime sick
    0 signeren slingers slochteren smooth snoer socrates soepele specialistische speerpunt startsein stealth steele sterfbed
    0 sterfdag steriel stilzwijgen stomen studeerden sunweb superior supersnel swim taste taxichauffeurs telefoonboek
    0 teleurstellingen teniet terroriseren theoloog therapeutische thorne tijdgeest toegekomen toet toevoegt toledo tovenaars
    0 toys transavia transplantatie tre twintiger ugh uitgedacht uitkijkt uitsmijter usain vaals vakantiehuisjes veilingen
    0 verbindend verduidelijking verhuurde verleidt verminking verontschuldigen verrichtte verslaglegging verslechtering
    0 verveelde vervormd verzend verzorgingshuis vezel vg vijandelijk visscher vivaldi vocale vogelgriep volley voorbarig
    0 voorjaarsvakantie voornamen voortvluchtige voorzitster vroegtijdige vrouwelijkheid waargebeurd wajong wanen wanorde wao
    0 watermeloen waylon weerstation wegdoen wereldbeker wereldstad werkwoorden wetenswaardigheden willow wonde wonderkind
    0 woordenboeken yankee ziekelijke zitplaats zoniet zonk zonnebrillen zuidpool zuidzijde zuig zwaartepunt abvv acte
    0 afgeschilderd alpe ama amd ames annet architectonische atalanta atm badkamers banket battery bedorven bedrukt beetjes
    0 bejaardentehuis bekender bekertoernooi bekerwedstrijd bekommeren berge betoogde betrokkene betwisten bewapening bewegend
    0 bezielt bib bible biet bijnamen bijrol bijtende bleiswijk bmc brandenburg bredase buchanan cardiologie carrier cedric
    0 celeste champ cheng chez clancy clifford cocon communities componeren confederatie constantijn cordon corry cost
    0 courgette cw datacenter datums delig derivaten dertienjarige description diablo dienstdoende donaldson donoren draaiend
    0 draft dwazen eendje eensgezind efficiëntere eibergen elan electra eminem engeltjes entertainer epd erbarmelijke etappes
    0 euronext expliciete extase faillissementen familiale fascinatie felicia fenton flitsende florian forget forza friendly
    0 frontman gangbang gecoördineerde gedecoreerd geerts gegil geklaard geleider gember gemeentesecretaris gemobiliseerd
    0 gepikt geprint germaanse getraumatiseerd gevlochten gezichtspunt glazuur gooise grade gw hangmat harelbeke harig harmen
    0 harmonieuze havenbedrijf havengebied heh helmut helpers hernia hertz hindernis hindert hoo houdend hq huist ijburg
    0 improviseren ingetogen inspreken instap invaliditeit irving jachten jagger janie jannes jep jets jockey johnnie junta
    0 jurisprudentie juárez kaarslicht karaat keien keizersnede kereltje kink klantvriendelijk kleedt kleurstelling klimop
    0 klusjesman knows knsb kol krampen ktm kustgebied lago lancaster lasse latten lesley levenskracht libelle lichaamsdeel
    0 loki lolly magneten malaga manuela markeringen markies masturbatie mckay meepraten melle merle mess metallica methaan
    0 militante misgegaan mislopen mnd mook moonlight mubarak nablijven ness nestelen newark niagara oksel oldebroek onbeleefd
    0 ondervraagden onderzoeksteam ongebruikte ontlasten ontwijkt onvoorziene onwaardig oorden oprechtheid opruiing opstart
    0 opwaartse orkesten orthodox overstroomd overtreders oververhitting painting parcs pasfoto pee pepers pitbull plaatsnaam
    0 planbureau playlist pokken popelen pops pornografie predicaat prints profitorganisatie pronk prophet raster reclamebord
    0 recovery reflecteren reisgids resistance revoluties rockers rodenrijs rolstoelen rondingen roofdier rugklachten rw
    0 rwandese says scheepswerf schie sexuele sharif sieren silk slavenhandel slipper slogans sluitingstijd snot soc sonia
    0 specifieker spitsbergen stacy startups stasi statenlid stemmetje sterretjes stimulatie stormachtig strijdig surfers
    0 suske synthese taskforce tegenvallen tere thermostaat tijdstippen tjeerd toegedaan toneelgroep topmodel torhout touré
    0 trefzeker trilling uitbater uitdager uitmuntend uitspelen uitwijzen ul unity universe used vakblad valkuil value venice
    0 verdoezelen vergaard vergeefs verlegd verspil verstuurde vervaardigde verwen verwijs verzamelnaam verzonken vietnamees
    0 vijgen voetlicht vogelsoorten vooronderzoek voorrechten voortleven vorden vpn vuilnisbakken vuurpijl waardes warmere
    0 wegbrengen wembley wendingen wereldvrede werkzoekende wester wetteren while wien wijzelf yasmine yoko zaman zelfrijdende
    0 zorro zum aanbid aanbidt aangeleverd aangeschoten aanhangen aanvoeren aardbol abigail acer achterwiel adil americans
    0 angie annabel antropologie ara aristoteles associëren atwood badges bardo baskenland bate bears bedenktijd
    0 bedrijventerreinen begroeting belastende beleefdheid beleidsmedewerker bells beloont bemand benadeeld benamingen
    0 beschaamd beschietingen beschuldigden bestanddelen besturingssystemen betrek bilaterale blikt bloesem boompje bosma
    0 braden brakel branson breugel broche bruisende brullen bubbelbad buk bukkake bulldog bullock burnout californische
    0 cancer cardio ceremonieel chanteren chico chu clare cms codering colour comics compartiment confronteert consultatie
    0 controllers coolblue creme cupcake daagde decoder delivery democracy democratic denekamp deodorant derks destructieve
    0 diksmuide doelloos dons doorkruisen dreigement dreigingen drost druppelen dubbelspel dubbeltje duffel dweilen eijk
    0 elektricien elektronen elsloo engelstalig ervaringsdeskundige escobar eters ethanol eurovisie evolution excellente
    0 extensie fabiola farrow fearless fenomenen fighter finch foutief frambozen gandalf garnizoen gecommuniceerd gegronde
    0 gemini gendt genitale gerecycled gerst geruzie giles gladiator gleuf goodwill griezelig guinness gulf hades handhaaft
    0 header height helene heling helle hereniging heropend hersencellen hokjes hollow hoof hoogopgeleide houdende houthalen
    0 humoristisch huntington hurley inauguratie inbreuken informant ingespeeld ingewijd inkeer inleg insmeren interactive
    0 intercom internazionale jaarmarkt kerstvakantie kier kira kleef klip klucht knielen knooppunten koppositie krekels kwel
    0 laks lansingerland larissa leyte lokomotiv lollig loving maatstaf magda magiër maquette marcheerde maru mauricio
    0 menschen method milder minderwaardig momentum musketiers muziekinstrumenten naamsbekendheid naruto nathaniel navragen
    0 neurenberg neutraliseren nostalgisch nylon obscure odd oerknal oldtimers omslaan omvallen ongegrond onsterfelijkheid
    0 onvoorspelbare oorverdovend opgestelde opgewarmd oppervlakken opstond opvatten ordinair originaliteit orkanen osman
    0 overdoen overschakelen paaltje pauzeren pedagogiek perkamentus pijnstiller pilatus pizzeria plande poema polls poortje
    0 productiever promise prototypes raider rayna rechterarm rendieren reusel rieten riviertje rudolph sacramento salomon
    0 samar samba schaatsers schakels scheelde scheidslijn schietpartijen scholengemeenschap schoonfamilie schoonouders
    0 schriften sha simba slokdarm softbal sokkel spark sparrow specerijen specialiseren specificatie spijsvertering
    0 spraakmakende staanplaatsen staartje stamcellen standing stands steenwijkerland sterilisatie stiekeme stoeien stoeltje
    0 strijkt success tatiana teruggezet theft thialf tietjes timmy toelatingsexamen toepasselijke trachtte traditiegetrouw
    0 traditional tweeënhalf twijfelachtige twintigers tynaarlo uitgebreidere uitgerold vaccineren vakbeurs valide veeleisend
    0 verbijstering verbreed verdraagzaamheid vergaarde vergelijkende verkoopcijfers vervalsen vervangers videospellen vienna
    0 vocaal voorthuizen waarschijnlijker wandelpaden warehouse waves wetsvoorstellen whitepaper windesheim windrichting wolfe
    0 woordvoerders yunnan zekerheden zelfportret zoekactie zolen zwemles álle aanbied aansporen accijns afnemende afstoten
    0 akten algebra allerliefste aloude ams après aromatische assists autoverkeer bao beaufort beelen behandelden belinda
    0 bemoeilijkt benton bergh bernardus beroepsgroep berusten besneden bestormen bevind bewakingscamera's bewijslast
    0 bewonderaar bezettingen blackjack boeddhisten bois bommenwerper bonnetjes boontjes bouwtekeningen brander
    0 brandweerkazerne buckingham buckley bundeling butch bvd cadzand called cheerleader chet china's clienten colosseum
    0 comfortabeler cosmo criminologie daal daniëlle debutanten deelneemster dennen desmet didi dienstverband dikkere doende
    0 donkey donnie doorboord doorzien draagkracht draaiboek duarte duimpje duran echo's edel edna egoïsme electronica emilia
    0 ending enkeling escalatie escorts ethel evi evolueert ewald experten facilitair fascist fda filmster fluisteren
    0 fotosessie fs futuristische gabriela geboortekaartje gedaagden geklommen gemoeid gepantserde geparkeerde gepassioneerde
    0 german geroosterde gevleugelde ghosts giessendam gillis gloeiende godsdiensten greenwich groenendijk grootgebracht
    0 gunnar hallucinaties heftiger hellend herverkiezing hg hindoestanen holleeder hoopvolle hutje idaho identity imac
    0 impossible informatievoorziening ingevoerde inline inzit jacco jammeren jeugdbeweging junkie kaatsheuvel kalme kapiteins
    0 kathmandu kemp klaagden klapper klooien kn kneep kofi kopstukken kpmg kr kramen krikken kritischer kruizen legenden
    0 lelies leuvense levenloze levensbedreigende lingua linus liquid livingstone lk lont lopik lpf maasland maatstaven mana
    0 mansion maori mapping marbella marguerite markant marquez massamoordenaar meegegeven meemaakte meesterwerken meir mena
    0 merchandise mijnwerker misbruikte mixer modernste moerassen monopoly montessori motten neigen neurale nj noodsituaties
    0 noren olv omgekocht omringt onderdruk ones ongepaste ongewild onnatuurlijke ontberingen ontleden ontneemt ontspannend
    0 ontzetting onwetende onzinnige oogopslag opgeslokt opspraak opstandig opstapt optimalisatie ordenen ornamenten orwell
    0 overgekomen overlaat paddestoelen pakten pastorale patrol pesterijen plaatsvervanger playa poef poesjes pompt pose
    0 prediker prentenboek products promoveert provinciebestuur psg question ralf ramde razende rechthoek redders region
    0 reisbureau renard renata rendez rendier reserveringen reuzenrad rev rhoon riante roadtrip roald rogue saigon
    0 salafistische sant sarcastische schepsel schoeisel schoolbus schoonbroer scotch selecteert sergei skeletten skye
    0 slordige solitaire somers sommer sportwagen spread staatsburgers staatsuniversiteit standby steekpenningen stellig
    0 sterrenstelsels stewards stijgend structure styling superleuke tegemoetkoming tegenwind tenor terugtrokken thuisfront
    0 toekomstperspectief toepasbaar tosti tragedies triootje trouwerij tussenpozen uitlekken uitpakt uitroeiing uitsluitsel
    0 uitwendige uitzendt upon valentino verbaas verbindende verbrak verdrinkt vergoedt vergrijp vergrootglas verhaalt
    0 verkeersongeluk verrijzen verstevigen vervoort vervulde verwelkomde verwonderd verzorgingsstaat verzorgingstehuis vgl
    0 vgz vikings violist virale visvangst vl vliegtuigje vm vogelaar voorbereidende voorselectie vriendengroep waakhond
    0 waardebon wandelde wapenen warenhuizen waterweg watford weent weggespoeld weleer whole wierook windsor wise woudrichem
    0 yosemite zaterdagen zeerste zendmast zoekmachines zoektermen zorgwekkende aalter aanrijden aansturing aanvechten
    0 aanvullingen accessoire achterwaarts activistische adequaat afdelingshoofd afgedankte aflezen aftappen alarmerend alla
    0 andel aov appelsap asc astronomische avon avonduren avontuurtje baarden bakel balkons barak beers begeerte bekeuring
    0 bela beloofden beluisterd benefiet bertens beschut betaalmiddel beteren between bevolkte bezuinigd bieder bijkomstigheid
    0 bijwerking binnenkwamen bloedend bodyguard boekingen brandweermannen bucket carlisle cfr chapeau charly chiang coll
    0 condor confronterend connection conservatisme cultuurhistorische damp dea dempen denkbaar departementen dese dga dilbeek
    0 dochteronderneming dorstig doses drivers dubbelganger ducati dwingeloo edo eelco emails ericsson fastfood figuranten
    0 finaal flamenco fluistert franssen freelancers froger fuif galerijen gall gastouder geabsorbeerd geamuseerd
    0 gedocumenteerde gedoucht geertruida gehanteerde gehuurde geklikt gelijken gestrekt gierig gigolo gijzelen godsamme
    0 godslastering gootsteen goten grensoverschrijdend grenzend groepsverkrachting gulpen hartog havelte he's hearts hellen
    0 herinvoering heuvelland hippies hofstede hoodie horner hufters huidkanker incompleet incorrect inde informeerde
    0 ingespoten inlichten inwerken jaarbasis jap jenner jetlag jeugdspelers judge jurassic kaarsje kapers keen ketnet kieswet
    0 kinderloos kletst koreaan krantenkoppen kroning kruisweg kuurne kwaal kwalificeert leerplicht lennart lepels liberté
    0 lichtje limoen linea lineair lipa lite logischer lucille lugo luxor makkum managen manifesteren margarita marginaal
    0 mariah martel mcqueen mededelen metgezellen metro's milano misgaan moby moments msv muntje nauwkeuriger nazomer nestlé
    0 niche nichols nicolette nijenhuis noemenswaardige northern numbers obligatie observer odette oester onderhandelt
    0 onderhoudend onderspit ondertekenden onderwijl onderzochten ongenade ontketenen ontmoedigd oorbel oostburg oostzijde
    0 opengebroken opstellingen oudejaarsavond packard pagode papegaaien parkstad partijvoorzitter patholoog patiënte
    0 patrouilles pensioenregeling periodetitel phnom picard pilsje pitstop pj pluimvee politiezone pompoenen prada prey puk
    0 raamwerk rains rate rdw realtime regerend reply rianne rijbewijzen rodgers rog romana rosalie rpm rvv salades samsom
    0 santana saturday sauron schoolweek schoonmakers sien siroop sis sleutelrol slijpen smokkelaar sniper songtekst spe
    0 spookhuis squash steekproef stefanie sterretje struikelen subliem such susteren tegenkwamen tegenwerken tennisser
    0 tentakels theehuis toedracht toevoer toontje torino toulouse trainingspak triangle turbine turbulente tweedaagse typhoon
    0 uithof uitlaatklep uitloopt uitstrekt vakgroep veolia verdovende vereren vergezelt vergrijpen verhalenbundel verhard
    0 verkend verklapt verkondigde verleidingen vermeerderen versleuteld verstond vervlogen verwent vettig vlagen vogelvlucht
    0 voortreffelijke weerloze wieder wijnkelder wijsgemaakt winehouse wire wolter wsw zip zondagse zorgzaam zuurkool
    0 aangekeken aanslaan aanzoek acupunctuur addison afgestaan aflegt afslanken afzondering alamo alban albany alg amour
    0 annan anything anyway arnie ars asus azie bagageruimte barometer bash bedrieger begrijpelijke belastend beledigde
    0 belgacom belo benoem beproeving bergtoppen berkhout bertus beslecht bestanddeel bethesda beveel bevestigden bijlen
    0 bijschrift bijstellen biljart binnenvielen blaise blauwdruk blijer blindelings bm bomvol booker bosbessen botje bouten
    0 bovenbeen brahms brazilianen breivik brouwerijen campussen cannon capitulatie caspar cctv citytrip concertzaal
    0 constateert constitutioneel corp costello countdown cute dahlia darth datingsite dertiger diertje documenteren
    0 dodelijkste dodo dogma donateur doorbreekt drag drama's drechtsteden dronkenschap duizeligheid dust explodeert
    0 exploitant feilloos fender finger fingers fins flamingo's fobie fokke forma fotografische freaks futures fysiologie
    0 geanimeerde geassisteerd geblokkeerde gecastreerd gecomponeerd ged geertruidenberg geffen gegokt gemeend generatoren
    0 gepositioneerd gestage gestoeld getting gewricht gezelschappen gladys glitters gn goddeloze groningers grootheden guitar
    0 gum hampton handdruk hannes heelt hermitage hollen hoofdpersonen hooikoorts hormoon huisartsenpraktijk huurprijs
    0 huwelijksaanzoek icloud ilona immaterieel inboedel indringende ingebruikname ingezien inrichtingen intuïtief investeerde
    0 inzichtelijk irish israëliërs jafar jemenitische jeugdgevangenis jimi kaa kabaal kapstok kilimanjaro klokhuis knights
    0 koeken koelt kokos kraakbeen krijgsheren kritieken kwekerij language leeftijdsgrens leerstof legering leids lettertjes
    0 leuze lieveling lili lng logic loosduinen luchtfoto luifel luiten lumen lyrics maandagmorgen mailing maintenance
    0 manicure marrakech maserati masterclasses matte matters maybe mccartney meijers mercer merlin meulen mf michelangelo
    0 minecraft moedermelk mors motiveert moulin moussa murder muse muurtje muziekinstrument nagegaan nazorg nickelodeon
    0 nieuwsbrieven nomad nope octavia odo ongunstige onroerende ontdooien onteigening onterechte ontheven ontmoetingsplek
    0 ontoegankelijk oordeels opscheppen ove overbelasting overwinnaar paas paige paperback pens persberichten pervers pico
    0 pkk plast plasterk plays plechtige plezant plop poh poirot politiecommissaris populistische postte praxis pretparken
    0 psychotherapie psychotische ptn qi quattro rechtsom rechtspersoon reconstrueren recreatief regeringsleger renske
    0 richardson rn robijn rogge schadeclaim schalkwijk schatkamer scheert schilderwerk schreeuwden schuit servet sheldon
    0 sight skopje slapeloze slaperig sleutelhanger sloan smoorverliefd snoepen snoop socioloog soho sollicitaties spaan
    0 spetterende staatshervorming stanton stedenbouw steenbok stilstaand stroomuitval studentenhuis succesvoller suit sykes
    0 synchronisatie teloorgang terminals terugwinnen toebedeeld tout trailers transfervrij transporten trash trefpunt ugly
    0 uiterwaarden uitreiken uittocht uitzie ulrich unión upgrades vaartuigen vaat vance vans veldslagen verdonk verdronk
    0 verdwijn vereeniging vergen vergissingen verheerlijken verscheurde verschrikking verslechterd verstevigd vervangend
    0 verwerft verwonden verzadigd verzorgden victoriaanse vimeo vinnen visualisatie voedde voetbalvelden voorbeeldig
    0 voormiddag vouw vriest vriezenveen waagde walhalla warfare watten weeral westfalen wiggins wijdt wijsvinger wimpel
    0 workers wyoming xii zeedieren zenit zijdelings zonnebrand aanbeden aangeschreven aangetekend aardverschuiving aarzeling
    0 academicus achmed achterland actieradius admin affectie afgezette afgezonderd afleidingsmanoeuvre afschrijven ain alam
    0 aldo alessandro allergieën aloysius alves amine anarchisten armando autoritair avanti baalt baarde baarle babette
    0 baltische bankbiljetten bavel beckham bedelaar beginjaren beginner beheerste beierse beke bekroning berbers bermen
    0 betoverd betoverende bevruchting bewerkstelligd bewoordingen bezweken bezwijken bijvullen binnengevallen blitz blizzard
    0 boosdoener botte brevet briesje briggs brocante broncode broodrooster brownies bruidsjurk brutaliteit bsc buijs bundy
    0 butter butterfly cali callcenter celia cg challenges circulatie citroenen clitoris collector comedian cooler corey
    0 cornwall corrigeert cortex creator cubanen dahl daley damloop darcy darmkanker dhc dikste dinsdagmorgen dio distributeur
    0 dojo dolby dollen dombo doodgeboren doorgereden dorpsplein drill dunlop dustin ebony echtheid economist egberts
    0 eigenaardige eindstreep enkelband entry essence facebookgroep feestvieren fenomenale fg fringe ftp geboortekaartjes
    0 gebraden gecreëerde gedagvaard gehandicaptenzorg geheimpje gelukwensen geluncht gemeentebelangen geschoolde
    0 gestabiliseerd gevaccineerd geïllustreerde glorieuze golfbanen grassen griffith grolsch grover grow gruwelijkheden gti
    0 harmelen heads healthcare heftruck heg henegouwen hiddink hilda hirsch hoofdcommissaris hoofdeiland hortus htm ibis icon
    0 imponeren informatiebronnen ingeleid islamistische janice jenever joomla jt jude jumping kalfjes kangoeroe karina kato
    0 kennel kermit kerosine kieskeurig kinderlijk klara kluwer knapen knopjes konijntjes koopjes kot kwaliteits laila lamme
    0 lapland laurence layout lazy leefmilieu legioenen lekkerst lenig leukere levensomstandigheden libanees liegende
    0 linksboven luidop lummen lunchpauze lv maagzuur maaseik machinebouw machtigen maffe malaise malden mantelzorger mari
    0 marriott martial mateloos mau mensenrechtenactivist meyers middenmoot minuscule misplaatst modaal mogadishu mondial
    0 moppie mort mutanten myra naarstig nagemaakt nanny nederig neerslaan nieuwtje nijlpaard nijs notie nvidia nvwa nys olav
    0 onbeduidend onderbreekt onderbrengen onderdoor ontrafelen oorlogsschepen oorlogsschip opgeleiden opgestegen opkopen
    0 opmaat oprichtster ouddorp overhandigde overheerlijk overheidsdienst overlappende overmaat palazzo pauselijke penetratie
    0 peninsula pensioenleeftijd persgroep personenvervoer pezen pig pilletje pino piramiden pleeggezin plint plugin poedel
    0 pootje poppy popster pornhub pray precious prei prijzig printing procederen projects prominenten protesteerden proud
    0 pruiken pruim pumps pushen raast rabbi randweg ranst ranzig rebound regan regatta regeringsbeleid reina relaxt
    0 retorische reverse rhode ricciardo ritmische rivierenland roesten romaanse roterende roti royalty rws röntgen salafisten
    0 sanoma schaats scrollen section sfinx sjiieten slaapwel slechterik slechtst sleepy sleutelen sluipen sn snol
    0 soennitische spannendste spartanen speling spendeerde spreekbuis springende squadron stafford stamper startpagina
    0 stavoren stengels sterrenkunde stitch stokjes stormt stortplaats subway switchen tackle taco's tandvlees temeer
    0 tentamens tewerkstelling thalys tijdlang tino toekijkt toko toms treintje tripje tropez tucson tuinders tuintje turkish
    0 uganda unicum unix vampiers vampire vastpakken vechtende veelvuldige veenhuizen verbeelden verdedigden verdubbelt verdun
    0 verharding verificatie verkeersborden veroudering verslaggeefster verspilde verstikt verstrijkt vervolgingen verzoenen
    0 veste vlas vlijmen vodka voetganger volste voorsteden vortex vredesonderhandelingen vrijgezelle wakefield wanten
    0 wapperen wedstrijdje weggejaagd westbroek westervoort wezenlijke wicked wickham wieden willeke wisselde wm yards yet
    0 yuki zaïre zelfmoordaanslag zg zinnig zomerdag zwoegen aai aalburg aansprak achtervolgers acosta addis adr afdalen
    0 affiliate afmelden afwisselende alexandria allernieuwste allez amerika's analytisch angkor annika antje apostolische
    0 arch areas arends armer banking bankpas baptiste bases baudet bedachten bederven bedrijfsuitje begrijpend begroeiing
    0 behangen behoeven bengaalse berechting beringen betrapte bevriest bezitters bijverdienen bind binnengaan blazer
    0 borgerhout bourgondische bouwproject brandalarm broedplaats bromfietsen bsn buig builder buisje bulten bussemaker cabral
    0 calle calls career carrousel christoph closed comp contactadvertenties controleerde cornell couscous creëerden
    0 crossroads dansschool deb decibel decors delicatesse detectives deutschland deux devices diagnoses dienblad diergaarde
    0 dierproeven diever diëtist doelgroepen dolgelukkig dominion donkerblauwe doodzonde doorgetrokken drievoudig drm drummen
    0 duizendpoot dv eastwood eenvandaag egels eigelijk eindspel elfstedentocht emden empowerment ernaartoe ernesto excursies
    0 expedition extravagante falco fedex fei festijn fff finding fitch flame forte fotomodel fotoreportage fototoestel
    0 fragiele funda furious gale galileo gangetje garrison gaspedaal geisha genialiteit genoegdoening geopolitieke georgina
    0 geprojecteerd gerardus geregisseerde geslachten gevoeliger gewijde gezinnetje gezondheidscentrum geërgerd geïnfecteerde
    0 gibbons gillend gmt goedvinden gothic granger haakt haalbaarheid hakenkruis harmsen hartproblemen heiden heksenjacht
    0 heldhaftige hemingway hermann hermelien heroïsche herpes heter heverlee highland hijab hitchcock hotelkamers
    0 houdbaarheidsdatum huib huldiging ideetjes ijlst ijssalon ijver imperialisme indicaties influencer ingelegd ingen
    0 inlopen inplannen instituto invisible israëlieten jat jaws jolly js jumper kanarie kapellen kdv kentekenplaat
    0 kernwaarden kietelen knot koloniaal kolonialisme koninginnedag kostten kwalen kwalificatiewedstrijd lafayette ld
    0 leadership leerstoel lehman lette levensvormen lichtblauw lords loretta lowe lozano luchtsteun luieren lyra mach macos
    0 macy maden malafide malaysia malmö mannenkoor manual maple marinier maura meebracht middelharnis mietjes
    0 milieuvriendelijke mineur mink mischa misgelopen mogelijks moreau mortieren moties nakomt nasi naturalis
    0 natuurwetenschappen navigatiesysteem netneutraliteit neu nieuwenhuis norbert norfolk nuth omarmt omdraait omgebouwde
    0 onconventionele onderzoeksproject onderzoeksrechter ondoorgrondelijk ondubbelzinnig onsterfelijke ontplooien
    0 ontwikkelende opgescheept opgestapt opgetekend opperde opstel optillen overnieuw overstroomde overvloedig paddenstoel
    0 pages pappa partijgenoot parts patton peize pepernoten peppers peruviaanse perzen plantensoorten poco pornografische
    0 presenteerden prijsverhoging protestants proto pruisen puppy's raadsheer ral randolph receptionist rechterlijk
    0 rechtzetten reddingsoperatie reuma reusachtig revenge rijkere rijm rna rodeo roomse rosario rosita rts rucphen sabbat
    0 sail saints salami sankt santpoort sapiens sappemeer sauber scheveningse schittert schoolboeken schoonste schutterij sde
    0 sfeertje sheet shelby sheppard silhouet sjef slib slijterij smakelijke smog smoren sneijder sneuvelt southwest spanish
    0 specs spetterend stamppot stembiljet stichtte stilzitten stormloop stormvloed storting storytelling strandje strateeg
    0 strategy studiekeuze suarez tadic tanya teammanager tennisbaan terminaal teruggehaald teruggekeerde thornton
    0 thuisontvangst tiet tn tochtje toegankelijker toog topsporters treinstations tuindorp twan tweetten twister uberhaupt
    0 udo uitgevochten uithangbord uitmuntende uitstraalt uitvinders uitwedstrijden uitzond utopie uz vaardig vaderschap
    0 veehouders veelvoorkomende veiligheidsredenen veldhuis verdrinking verhandeling verhitte verkreeg verleidelijke
    0 vermenigvuldigd vertaalster vervreemd victorie vliegverkeer voetje voorde voordrachten vrachtverkeer vroegst vulcan
    0 waart wai wapenstok watching waterpijp weerbaarheid wegrennen weird wende wieken wielersport wijdverbreid wijdverspreid
    0 wwe yankees yasmina ypenburg yup zaterdagmorgen zegde zeldzaamheid zenne ziggy zoent zorgtoeslag zuidwolde ééntje
    0 aankomsttijd aartsen achterberg achterblijvers achterhuis adwords afas afbeelden afgeweken agt aisha alarmsysteem
    0 analogie angelica ansjovis anthonis antistoffen apocalyps appreciëren architecture ardenne arkansas armbandjes arms
    0 atmosferische atv audiovisueel australie autos autosnelweg avg badhoevedorp bankjes bara barker baronie bedrijfsarts
    0 bedrijfseconomie beginpunt beider bekrachtigen belet bellamy bereden bereidde bestuursorgaan beugels bewonderaars
    0 bezienswaardigheid bic biddinghuizen blaak blink blueberry borduren bosrijke bounty bow bradford breedste broadcast
    0 burgerinitiatief busvervoer buurjongen caravans cardioloog chicks christel cid coalities coderen conserveren
    0 constateerde consultancy coppens crasht dato deelnemersveld denkbare desiree developers dewelke dierenwinkel diet
    0 disaster doelmatigheid doing donkergroen doordrenkt doorweekt drinker duivendrecht ebert eight einddoel ekeren eland
    0 elmer emirates epicentrum etcetera etmaal europeaan excentrieke exclusive exploderen fabel fabels false firma's firmware
    0 fleet galapagos gastvrije gathering geboortejaar gedaagde gedoken gedragingen gedroeg geens gefixeerd gekrompen gelakt
    0 george's gepiept gereguleerd gerekruteerd gerenoveerde gesigneerde gespoeld gespuis gestarte gestreken getij getreurd
    0 geëlektrocuteerd geïnjecteerd ghanese ghz glippen godheid gramsbergen greatest grenzeloos guillaume hag handvest hanze
    0 hartverwarmend hash hectische heisa hengelsport herbouw herontwikkeling herstarten hodges hondenpoep hoofdinspecteur
    0 hoogstraten hoogwater hue hulpje hulporganisatie humberto img importeert indelen inez ingevroren injecteren intermezzo
    0 internetprovider invriezen ipcc irritaties iwan janne joni jordaanse juul kadootje kalenders kanjers kantonrechter
    0 kapsels karachi kcc kenniscentrum kernreactor kiekeboe kika kinderboekenweek kleeft kleurenblind kluisjes kokosnoot kome
    0 kooldioxide koppijn kor krachttraining kredietcrisis kreeften kruisboog kwf lahore landal lata leeftijdsgenoten
    0 leerlinge legalisering leterme lichtsnelheid lifetime logopedie louche luchtstroom luitjes lutz mah mahler makker
    0 maleisisch mambo marketeers meegenieten meerderjarig meesterlijk minimaliseren moda momo monkeys monseigneur munch
    0 naderde nascar nickerie noodles notitieboek occulte octrooien oen officials olieprijs omging ommuurde omwenteling
    0 onbelangrijke ongeduld ontgroening ontkrachten ontvoert onvriendelijk openhouden opgaf ouderavond oval overs overwicht
    0 overwon paaltjes pampus panty's papiergeld parra paulowna payroll peck pence piept pius placenta plannetje plantje
    0 pluspunt podiumkunsten polonaise postuum prostaatkanker provisie quint radeloos rappen raspberry reason reiger repareert
    0 requiem resoluut reuk rf robles rockstar rollins rondkomen roomboter roomservice rsi ruggenmerg sainte sawyer scepsis
    0 schei schoenmaat schommelen schorten schout schwarzenegger sciencefiction shepard shops sisi situering sj slater
    0 smaakvol socialistisch soedanese spaarne spiegeltje stadsarchief standhouden stinkend streams stucwerk students
    0 studiereis stuiteren stuiver sum supernova sus sutter systematiek taboes tandje tatum teamlid techneuten terre
    0 terugslaan terugvallen those toerental toestroom toetreden tog triangel trier tutti twents tx tz uitgestapt uitrol
    0 uittesten unicorn urdu vastgelegde veb vennootschapsbelasting ventura verbindingsweg verdenkingen verhulst vernielt
    0 verontreinigd verplaatsten verstrijken vertrapt verzorgers vestje vingen vlecht vliegtuigongeluk voedselveiligheid
    0 voorname voorteken vrijzinnige walnoot wasmiddel waterkracht wereldtop wilkes woonachtige ws wuhan xiii yorker zaakje
    0 zeezout zouten zuchten zuidgrens zuidplas zwerm zwitser über aanstaan aanstoot aantast aartsengel abchazië
    0 achterstallige adriatische aedes afgebeelde afkopen aftocht afvalbak alberta albino aldoor algemeene allerminst aloha
    0 along anas aquarel aram arias asociaal autoweg azure bae barrel beerta behoudens beklag belastingontduiking beledigt
    0 beleggingen bemachtigd bemerkt benefits bepalende beschik beschilderen bestelbus betwiste bevreesd bloedig bng boekdelen
    0 boekten bollenstreek braille bramen brandweerlieden buitenbeentje buitenhof burgh cad calling carillon carver castor cdu
    0 chair chakra chart citeerde collaborateurs colruyt comm communautaire como complexen complimentjes computing
    0 conventioneel conway csv debby dedemsvaart delia demonstreerden dertigste dietrich dijsselbloem direkt discours
    0 dobbelsteen dodd doelde doodskist doorspelen doortocht draw dua dubieus ebooks echtparen eindredactie ema ends
    0 energievoorziening enterprises eskader eveline existentiële faal falende fallout farmacie feeds femdom finishte firth
    0 freaky geautomatiseerde geblust geclaimd gedane gedenkwaardige geenstijl gelijktijdige gemeentemuseum geprotesteerd
    0 geroemd gesaneerd gespen gesteldheid getrakteerd gezondheidsraad gezouten gondor gooische gopro groeps grootmeester
    0 guzman haase haastrecht habib hanoi hardloper hebdo heino hendrikus hermetisch herstelling hertrouwd hongerstaking
    0 hoogheemraadschap hoogwaardig hooiberg hoon horny hospitality hsp hufter icarus ideetje ijsblokjes indonesiërs instaat
    0 interior interlands inv jachtvliegtuig jag jette john's kamertemperatuur kantjes kapelaan kapje karst kastanjes katapult
    0 keizers keyser kham kindermeisje kitsch kk klaarstaat klan klederdracht kluivert knaagdier knechten knieen knollen
    0 koelewijn koetsier kruisiging kuiten kunsthal kwadrant kwantum kán lachgas lala lanceerden legs lesmateriaal
    0 levensstandaard likeur linksom loden luchtbed luchtige lustig luxueus maduro malediven malo mammoet mandala marche
    0 marktonderzoek marques maximus mcgregor medeverantwoordelijk meegeteld meertje messe midas mikt millie momentopname
    0 monding motorblok motorola multinationale musa musica myrthe nachtelijk ndp nellie neurologie nieuwkerk nieuwslezer
    0 nuttigen observatorium omlijsting omvattende onafscheidelijk onbegrepen onbetwiste onethisch ongeneeslijk onleesbaar
    0 onopvallende ontgaat ontleent ontsluiten ontsteken oorlogs openluchttheater opgewacht oplegger opvoering opvullen otten
    0 overmatige overslag overzijde packs pallet paparazzi peacock penh persoonlijks perth pessimistisch pieces pijpbeurt
    0 pikachu pikant pilates politiekorps poortjes preciezer proefles projecties proloog proteïnen prothese qmusic raqqa
    0 ratificatie rectificatie reggie rekruten remo renovaties rig riga riskante roosje routebeschrijving rozemarijn
    0 ruimtesonde scale scheepsbouw schikt schoolkrant schreeuwende sena sensation sensueel sexueel shadows sharpe sheeran
    0 sheffield shelly shelter sherwood shut sidi sjiek sjouwen skinner sox speelster spoedcursus spoot spotlights stadswijk
    0 steppen stereotypen stoeltjes stretch strijdtoneel struikelt stuitten subcultuur subtropisch superkrachten tampons
    0 tandheelkunde tay terugvindt teven theatre tijdloos tiki toepast toeters toeziend tortilla transformator truitje tuk
    0 tupac tweejarige uitloop uitschieters uitvoerige utc vaginale vakjes vastmaken veiligstellen ventileren verberg verering
    0 verguld verkleinde verlaag verlamming vermaarde verpleger verrekte verstrekte vertellingen verwantschap verzot
    0 videocamera vitae voetnoot voorn vrachtauto's waaide wachtende wegloopt weke werkbezoek wieltjes willens winterbanden
    0 wintertijd wisselvallig zaalvoetbal zakenpartner zelfmoordterrorist ziekenwagen zuidkust zwaluwe zwanenburg
    0 zwangerschappen zwerfafval zy
    -1 aangebrachte aangescherpt aanhangwagen aanstekelijk aboriginals afgewerkte afnam afstammeling alcatraz alexei alina
    -1 allard alligator almost alyssa amélie ansichtkaarten antoon application appèl apv aristide arturo astronomie augsburg
    -1 aut autobanden azen azoren b's bab banjo barlow bazel beachvolleybal beckett becky bedreigend belabberd belfort belgique
    -1 benodigd bepleiten beursgang bevrucht bewerk bezige binnengebracht bloedverlies blondie bornem bouwvakker bpm braaksel
    -1 braderie brakke bran bruisend bryce buitendienst catalina caterpillar cbd charismatische charity checkpoint cider coc
    -1 coldplay coninck contanten coo copiloot cromwell daaromheen dada dakkapel danger dansles debacle deer dekbedovertrek
    -1 delaware delgado delven destructief detectie dichtbevolkte dirt dissidenten dodenherdenking doelwitten dogma's
    -1 doodgestoken doorlezen doper dub dukes edmond eisenhower eiser enger erelid erken ervandoor escaleren etna euhm
    -1 everybody fervent fiches fjord fluisterde foods fotografisch gecensureerd gedode gedragsproblemen gefinancierde gehuwde
    -1 geldboete gelderlander geldprijs gelijkgesteld gelijksoortige genuanceerde geregelde geruststelling geschiktheid
    -1 gevechtsvliegtuig geverfde gevorderden gigant girlfriend grasmaaier grim grondslagen grootegast hallelujah harteloos
    -1 hatelijke haus hebron heldhaftig hemelsbreed herbekijken hervormd hindoe hoedjes hogg holman hoofdtelefoon hoofdvak
    -1 hoogkerk horace huwen imdb indelingen influenza ingebed ingeënt innige inplaats installeert interviewer joch junkies
    -1 kalksteen kalligrafie karnataka kastjes katjes kerstmarkt kiespijn kiesrecht kijkduin kock korf kringloopwinkel kristel
    -1 krommenie ksa kuijpers kwa kwalijke kweekt lambertus langlopende larson latest lepeltje leugenachtige leuning
    -1 levensbehoeften levensvatbaar lichaamsbouw liemers lijdende loonlijst marges margreet marissa marsman masseur mattheus
    -1 medal meetbaar meghan melkveehouderij mensenrecht meryl metaforen mh middellange military minded miniem misdragingen
    -1 misser moetje monsanto montferland moors mortel mz navigation niklas norwich noteerde nowhere nva oefende oeso oeste ohm
    -1 olijf ondermijning ongefundeerde onherstelbaar ontsloten ontspant ontstekingen onwerkelijk opgedoekt optima oranjerie
    -1 osiris ossetië oudje outside overdraagbaar overplaatsing paddy parkeert parlementsgebouw paterson peek penguin pero
    -1 planetarium politieonderzoek poseidon poulsen prefab probleempje projectteam provoceren puls rebels recruiter
    -1 regeringspartij reisverslag reorganiseren restje retailers roberta roeland roelofs rollende rooij rozet runde salman
    -1 samenwerkingsverbanden schaalvergroting schoolhoofd schoonheidssalon schrijvende seksspeeltjes shame shin signature ska
    -1 ski's slipjes sluwe smartwatch smulders sneeuwval sneuvelde spatie spinner spoiler spoorbrug springkussen starr steriele
    -1 stiefzoon stilstaat stroef stuurgroep supercup tbc tekenfilmserie televizier temp testresultaten thalia themapark
    -1 thematische therese tijdsduur toolkit topkwaliteit topping trips trom trossen tso ua uitbreidt uitkijktoren uitlenen
    -1 uitlopers uitvoerbaar vakantiehuisje valdez vampieren vastbinden vbo vechters veilen veiligere ventoux verbruiken
    -1 verhoudt verkloten vernederende veronique verontschuldigt verstandhouding verve verweij verzieken violence viraal visnet
    -1 vogelvrij voorouder voorvaderen vrachtwagenchauffeurs vuilniszakken waargebeurde wachtlijsten waneer webapplicatie
    -1 webbrowser wederopstanding weir wereldklasse willebroek wintermaanden wortelen xerxes youtuber zestal zintuiglijke
    -1 zorgelijk zorgsysteem zorgzame zoude zuidlijn zuiniger a's aangespoeld aanhalen aanmaak abb achterbakse afb akzonobel
    -1 aletta alfabetten ankers arnemuiden arresteerden asean asielzoeker ati auditor automerk avro balustrade barber barrow
    -1 basics belegging benoit bergambacht bertram beschieting beslaan bespeuren bespotten bestelauto bewapenen beweegredenen
    -1 beëindigde bijgevoegde bijzaak biseksueel bitches boeddha's bop borrels botsten bovenleiding brasilia brick buitenshuis
    -1 bun caddy caramel carina catacomben catastrofale cgi choi citrus clair coating controleur cools corinne coupon couture
    -1 crypte ctrl cx cy daalden daarbovenop damage deler delete delicious denzel designers diamonds dissident doktoren dorre
    -1 driften duisburg dura durant dusty dweil editions eendjes eengezinswoning eindredacteur electorale embedded
    -1 enkellaarsjes enrico episodes erbuiten erotic evenwichtig everyone excellence exporteert exposure extended fakkels faq
    -1 farah febr feenstra fetish floriade fried frituur gecrasht gedisciplineerd gegrilde gegrond geklemd geobserveerd geplast
    -1 geprofiteerd geschoold geslachtsgemeenschap gesterkt getuigenverklaringen geurtje gewestelijke gezichtsherkenning
    -1 gezondheidsklachten gg glimmen glossy goa godfried godsdienstvrijheid goedzo gogo goochelen goodwin groentjes guardians
    -1 guilty guldens gunde hangar hefboom henna hitman holte holtes hongkongse hopend horton hsm humo hypotheekrenteaftrek
    -1 hysterische inbev inclusieve ine inga ipads itv iz jasjes jolien kanton kebab kindertjes klagers klapte kluizen kluts
    -1 knelpunten kolere kontich koolmonoxide kortstondig kruidenier kuilen kustplaats kuyper kwallen laguna lamb lammetje leem
    -1 leeuwin leidinggeven levenservaring lexington libido lieverdje lillian lingewaard linkerbeen loodrecht lr lula macdonald
    -1 madhya manoeuvreren manufacturing matisse mea meevalt meindert melis meloenen merijn merksem metabolisme metrolijn
    -1 michiels minerale miraculeuze moezel mons month mud muziektheater nadelige nagenieten nida nima obama's obsessief
    -1 oktoberfest omringen omruilen onbeschermd onbezonnen onderwaterwereld onderwijssysteem ongunstig ontheffing oortje
    -1 openingswedstrijd opgroeit ophaalt opjagen opstaande oraal oral oriënteren ostrava otters overschrijdt oversized
    -1 overwerk pamfletten parten pathologische pees peg pellen performing perrons petities peyton pff piccolo pinautomaat
    -1 pionnen pita pitje playoffs portugezen prater prefect prior profvoetballer radiologie rechtgezet recreatiegebied recycle
    -1 reddingsboot reeën rekenschap represailles representatie responsive rijsbergen rijzende ritmes rolschaatsen roo rosberg
    -1 rubrieken ruilde ruinen rupo sambal samenhangend schaarbeek schoolreis schoolreisje schooltje schuldgevoelens seedorf
    -1 shuffle sieg sig slijmen sluiter smeekte sneaker sneeuwpop solis solution spatten springsteen staatsman stadstaat
    -1 startplaats steigerhout steunpilaar stopcontacten stuwen stvv sublieme supermarktketen supersnelle susanne swimming
    -1 symmetrisch taverne tegenhoudt televisiezenders telg tester teugen therapeuten thuiskom tijs tinus toetsenist toscaanse
    -1 trekhaak trey trujillo tsjernobyl tuincentrum turbines ubisoft uitgeweken uitrekenen uitsluit uranus usher vaassen
    -1 vaderdag vasthoudend veelheid verbijsterend verdergaat verenigingsleven verhuizers verkade vermalen verstelbare
    -1 vervoegen verwondde vingertoppen visitekaartjes volharden voordeed voorstraat vooruitstrevend voorwiel vreemdste
    -1 vrijmetselaars vuilniszak waardenburg wandelroutes wendt werkgroepen werkruimte weven willemijn witteveen woonomgeving
    -1 worstelde zeef ziekteverzuim zwangerschapsverlof zweeg aal aansprekende aanwijst absorptie acryl adelaide adrie aero
    -1 affaires afgezaagd afgezwakt afstemming alden amar ambrose andijk antilliaanse artiestennaam aru asher aspen asterix
    -1 avermaet axis bakboord ballard barmhartige barça bavo bebe beding beekbergen behelst belijden bemoeide benaderingen
    -1 beoordeelde berkelland bernstein beschieten beteugelen betoverend beursgenoteerde bewegwijzering bijgaand bikes biologen
    -1 bipolaire bir blijkens blouses bof boiler boompjes bouwstijl brabander bruinsma bruxelles buggy cambodjaanse camino
    -1 capture caraïbisch cedar cfo chino chorizo clone columniste competitief contacteer corendon cultura cva declaraties
    -1 decolleté delfts depp dichtste diepten diners docs donkergrijs doopsgezinde doorheeft doosjes draaimolen
    -1 driedimensionale driejarige drugsverslaafde dwingend dx eicel elegantie elzas enclaves eps equipe eredienst esp euregio
    -1 eurocommissaris evolutionair ew exportproduct faalden familiedag financiers finnen flood floortje fond formaties
    -1 fortaleza fra frieda fulham gabriella gail galactische garnaal gastenboek gebruiksaanwijzing geconcentreerde gedoofd
    -1 geforceerde geheugenkaart gekletst geneesheer geprikkeld gestandaardiseerde geurts gever geziene geïnformeerde geüpdatet
    -1 ginkel gissen glastuinbouw godzilla golvende gotham grol grondbeginselen grootbrengen groove growth gullit hamme hauser
    -1 hawking hazerswoude helende hessel hobo hoeder hommage honolulu horens hostel houses houtkap ide ideologisch
    -1 ijsselmuiden immigratiedienst installeer jaartjes jari jayden jethro jingle kaat kabila kandelaar kang kannen
    -1 kanttekeningen keijzer kel klaveren klimmers kmo knikt kno koffiehuis koot kredietkaart kriebelen kruisingen kruiwagen
    -1 kul kunstgrasveld kunststoffen labo lammetjes lennox leraars lichtbruin lienden lime linkerarm linksbuiten linksonder
    -1 lore lynx maanlicht madness makkelijkst manny manoeuvres markelo matrassen meevaller melkveehouders members menzis
    -1 middelkerke milieuvervuiling mistig models moeilijkheidsgraad moran morrow mortal mortsel moz museumplein naderden
    -1 nalatig narnia nazisme ncw neede nelissen neppe neushoorns nierfalen nieuweling noble nürburgring obelix oculus odyssey
    -1 onbetaalde ondergrens onderofficier onderzochte onderzoeks ondraaglijke onherroepelijk ontdekkingsreis onthoofding
    -1 ontsnapten ontwerpster oomen oorlogsgeweld operatief opgebouwde oplosmiddelen opp opvolgt opwaaien opwekt overgangen
    -1 overnacht pali paola parliament passeerden patsy perkament personenauto's persoonlijkheidsstoornis pikte pilaar pins
    -1 pistes plaatsvervangende places plankton platenspeler pressure prikbord protestactie provinciehoofdstad ptt raars reach
    -1 reddingsactie remmers reproductie restricties revalideren reynders rijrichting roei rookie rop rosetta ruilt sarawak
    -1 schaamde schakeling scheel scheenbeen scheidingen schilderwerken schim schoft schweitzer servetten sigmund sioux
    -1 slagharen slotje solist solisten soup sparks speelgoedwinkel speurders spuitbus stichters stoker stoplichten subaru
    -1 symmetrie szw taalcursus taalgebied taj takjes tankstations teeven telefoniste teruggebeld terugpakken tier tilde tilly
    -1 timon topvorm trainings trees treuren triade triodos tweelingzus uitgesneden uitgewerkte uithuizen uitviel ukraine
    -1 ulysses valkuilen valle vechtsport verergerd vergast verloskunde vermoeiende verpletterende versterk vertelling
    -1 vestigingsplaats visualiseren vladivostok vno voetbaltoernooi voorne voornoemde vorken vormgeven voss vulden
    -1 waddeneiland walsen warning weggevallen weight westerkwartier westkapelle winkeldiefstal winstoogmerk woonboot
    -1 woonzorgcentrum wrijft wynn yasmin yellowstone yours yvon zebra's zelfkennis zonovergoten zorgvuldige zottegem
    -1 zweepslagen zwerfvuil aangeplant aankondigt academiejaar activering afgegaan afslachten afwerpen afwisselen afzijdig
    -1 alarmfase allochtoon amfibieën annemie antoni apos apparaatje archibald architecturale article ast astronoom atom bandit
    -1 baro basilicum bastian battles beagle beamer bedrukken beekje beeldschoon begunstigde beheersbaar benidorm beoefening
    -1 beoogt bertie betast betogingen bewindvoerder bezoekjes bezuiniging bijgezet binnenwerk bled blikvanger blogje bnr bold
    -1 boliviaans boomstam bouwman bovengronds bovenlichaam brandblusser brava brazilie broedseizoen bureaustoel busbaan caine
    -1 caleb camel carolien carolyn char chromosomen circuleert coenen colors compartimenten cortina croft cullen cyclonen
    -1 dagdromen dapperheid datering deelgenoot dekkingsgraad denim diepenbeek dijbeen dim dior doctoraat doodstil doorhad
    -1 dressing duc dummies ect eemshaven elements eliminatie elo energielabel enough eq essential etherische evp exponentieel
    -1 fairfax feministisch ferm few flashbacks flashmob frederic freeze frisser fw gebarsten gegrift geheid gehonoreerd
    -1 gelatine geleegd gerezen gertrude gerustgesteld geschetst gesmokkeld gesprekspartner gewag gezondere geëngageerde
    -1 gifstoffen gijsbert grappigste grauw greppel grillige göteborg günter hartverscheurend heerenberg helpe hendrika
    -1 hoessein holloway holwerd hondenvoer huey huiden huisbezoek hummus huygens ici immigratiebeleid importeurs infinite
    -1 ingevallen inherent instructeurs internetgebruikers intimiderend intolerant jaarwisseling jannie janny jarno jarvis
    -1 jeuken jona jongeling jukbeen jukebox kaapverdië kapster kathryn kde kerker keynote killers kinderlijke kleedjes
    -1 kleingeld kloven knalde knife kostenpost krachtbron krishna kruispunten kuddes kwasten kwetsbaarder köln lachten
    -1 lancelot leads leerboek leisure lekkerland lemmet leopard leus lichtbron lijven lim liveshow lizzie lj location lockhart
    -1 lompe lorca lukraak lunchtijd luxemburgse maaskant maatschappijleer macbeth machinekamer mailt makeup maradona massive
    -1 mater mauritius meijel meivakantie middagje misdragen mislukkingen moeilijkst moesson mvr naastenliefde navalny needs
    -1 neeltje negativiteit nielsen nieuwbouwwoningen nieuwsuur nieuwszender node noordeinde noordkust num odysseus officieus
    -1 ofte oger omgevingsvergunning ommetje omstandigheid onaangetast onbeantwoorde onbegrijpelijke onderbewuste onderbouwde
    -1 ondermijnd ondersteunend oneplus onfortuinlijke onthoofden onzen ooievaars oorlogsvoering opgediend opgedroogd oprollen
    -1 opschorten optionele opwelling opzette oudheden overbleef overheids overloop overstuur overtrof paranoïde parkeergarages
    -1 perzië phineas pijltje pineut pinpas pipo pist plaquette plastics plunderaars pooier portiek processors queeste quintus
    -1 rangorde rechtmatig reflexen rhythm rijksmonumenten risicofactor robotica romney ronse rouwende rvc saleh samenwerkte
    -1 scanners schamele schenker schmink schoolgeld schoolslag schuilplaatsen scientology seizoensgebonden send ses
    -1 sexafspraak sia sinaasappelsap since skull smilde sneltrein sop sous spangen sponsort sportschoenen stabieler stagiairs
    -1 stapsgewijs stefaan sterrenbeelden sterspeler stilstaande stolwijk straatverlichting stuntman succesvolste sutherland
    -1 swinkels telers ternauwernood terroristisch terugbellen teruggeroepen tervuren theatrale tijdrijden ting toegangsweg
    -1 toegetreden toegewenst tractoren trappelen trekkers uhh uitgaand uitprinten underwood vaarwater vakkennis varkentje vas
    -1 vechtpartijen verbanning verdi vereenvoudigd verfrissende vergrendeld vero veronderstel verrichtingen verrotte
    -1 vervloekte verzon veulen vibrators vierduizend viezerik vijlen vinkeveen vinnie vla voedingsbodem volbloed voorlopers
    -1 waakzaamheid waardevols waldo wandelstok warhol warp waterbeheer waterlopen waterpartijen waterzuivering weerloos
    -1 wegennet wegwijzer wehkamp weldoener weller wereldkaart westwaarts whistler wieringen wies wijzers wisselgeld woensel
    -1 wormer xerox yum zelfbeschikking zingeving zonnebank aanbreken aanjagen aanplant aarts abuis accra acda achterlicht acne
    -1 adrianus aeg afbouwen afhankelijke akko alexandre aloe alvleesklier anatomisch ansichtkaart appelmoes arrestatieteam
    -1 artemis asielaanvraag aslan assange associate aubergine azc bain bakjes bangalore bast beeldschone beginfase bekostigd
    -1 bello benchmark benghazi beven bevoorraden bevrediging bevries bewijsstukken bihar bilzen blaze blerick blikseminslag
    -1 bloempot boca boogschutters bordelen borderline bottle bouwbesluit bouwprojecten bovenstaand boventoon bowman brains
    -1 bruist budgetten buitensporige burgerij caen carpe castilla catalogi centjes chemicus christa claw commandanten
    -1 competition complementaire conan cruyff crypto dankbare defense dexia diagnostische dichtbevolkt dienstbaar dierenrijk
    -1 dino's dix donkerste dopamine dorpskerk drentsche driftig dubrovnik dudley duitstalige dumpt durfden dwaling editors
    -1 eenduidige eenling eggs eigenares eikenhouten elastiek energiecentrale energieneutraal ens epstein ernstigs etenstijd
    -1 eter expat fanatisme farmaceutisch faro fenna fietsroutes filmhuis finest flodder formula franje fregat fuel fx
    -1 fysiologische garibaldi garland geacteerd gegarandeerde gekoesterde gelimiteerd gemarkeerde geopenbaard
    -1 gepersonaliseerde geplet geroken geslikt gezondheidsdienst geïmproviseerd gietijzer gils graveren gravity griezel hani
    -1 haringvliet haïtiaanse heath hectisch heengaan hendrickx hoboken hockeyclub hogepriester huizes humanistische huurden
    -1 icm idealistische ijverig ikje inbeelden inbouw indicatoren informatietechnologie ingenieursbureau ingevolge inquisitie
    -1 instemt instruments intrappen irc ivf jaa jaargetijden jaffa jeugdwet jicht jillian kakken kann karsten kasseien keenan
    -1 kegel kelsey kerktoren khalil kieft kledingstukken kleurstoffen kloppend koenraad koeriers kookboeken kookplaten
    -1 kortgeleden kruiken lama's landingsgestel landskampioenschap langszij lantaarns lapje leaders leegmaken leidseplein
    -1 lesbos lettergrepen levensgevaarlijke lexmond ligplaats lijkwade lira literatuurprijs livestream lobbyen lucinda mano
    -1 manolo martien marxistische maw mechanica medemensen mediterraan meesterlijke memoriam meneertje metropoolregio micky
    -1 mijlpalen miki mindering misha mobility mozzarella mugabe mulisch muziekonderwijs mvg nails nalezen narigheid negerin
    -1 neveneffecten nibali niemandsland nouja novo nvb oef ofc ondankbare ondergetekende onderzoeksjournalist onrealistisch
    -1 ontbraken ontkracht onverzadigde ookal oostblok opendoen opiniepeiling opschuiven opsluit opstelten opvangcentrum
    -1 oranjes orpheus outsider overblijvende overheidsgeld overlegd overtreedt overzee oviedo padre panningen parallelweg
    -1 penalty's pfff pien piepers piercings pijnen placebo plakje pluimen poels poperinge prijswinnaars profiteerde projector
    -1 propositie psych psychologe puik purpose pyjama's raffinaderij ramón ranglijsten realistischer rec rechtervoet
    -1 rechtsgebied rechtsorde relativeren reservisten reykjavik riant ripper risicovol roltrap rommelige rompslomp rondvaart
    -1 rotor roulatie rudd sabel sacrament schaapskleren scheemda schepje schipbreuk schoolstraat schotels schuman scorende
    -1 sevenum shade shipping shopper sinaasappels sith slaags slagboom slurf smederij smokkel sneeuwen souterrain spannends
    -1 spottend spruitjes stadsdelen steegje steunbetuigingen stiefdochter stompen stoms stork strelen strippers stuurboord
    -1 susanna suzan sweaters sé tegengif tempeliers terechtkwamen terugzetten therapy thorium tienjarige tijdverdrijf tijdzone
    -1 tmg toeleggen tok tornooi tournament tractie trommels troonopvolger trumps tuinhuis tweed typt uitlezen uitrollen
    -1 uitschakelt uitstroom upgraden vaillant valls vana veenstra verderf verdoemenis verlening vermenigvuldiging verrek
    -1 verslechteren versteeg versterkers verstraete vervuilen verwezenlijkt verzwijgt vijfjarig villarreal vincenzo vinder
    -1 vine volgeling volta voorbedachten walnoten walrus wankelen warande wasgoed waterput werksters werkveld wessex wiener
    -1 windturbine within worlds zaandijk zakenmensen zelfingenomen zelfmoordpoging ziele zijnen zilverkleurige zinnigs
    -1 zonnebloemen zuiderpark aanblijven aanbreekt aanknopingspunten aankondigingen aansporing aanspreekpunt abi achtkarspelen
    -1 adama adieu aflopende afnemers afschermen afvalstoffen agreement aim airbags akkerman aladdin alanya aleksandar
    -1 allemachtig allerleukste alva annulering arboretum armoedebestrijding armzalige autumn baarlo ballonvaart bamboo banning
    -1 barclay barrières batavus bauke bedreigden bedrijfswagen bekommert belastingvrij belize benzinestation beroepsmatig
    -1 beroerde bestraling biceps bierbrouwerij bijblijven bijstaat biobased bitterheid bliss bloedarmoede bloedgroep bloedheet
    -1 blokzijl bobo's boersma boobs borssele bottas bouwmateriaal boyband bredene buitenhuis burgess calamiteiten caldwell
    -1 cane carnavalsvereniging cateraar charlene cheques chromosoom civic ckv coffeeshop collie componeerde computable
    -1 condensator congolees contactlenzen cornflakes crossen cruises darkness davenport declareren decoratief deezer demping
    -1 dempsey desastreus detachering didam dieselmotor dikzak dinosaurussen dinxperlo diskwalificatie distilleerderij dive
    -1 docu doordringt doorgaand drugsbaron dsc duffy dutroux each edelsteen eds eindklassement eindsprint eindstrijd eldorado
    -1 energiekosten epileptische esmeralda esthetiek esthetisch etui experimenteert exploratie facet faux feestzaal feniks
    -1 figure finishen firenze flik flor foltering fondation frodo gage gapen gebiedsontwikkeling gedemonteerd gedempte
    -1 gedrocht geesteren gefrustreerde gekanteld gelegerd gemachtigd gemoeten gentlemen genuanceerd geometrie geremd
    -1 geschreeuwd gesneuvelde getrouw gevangenisstraffen gezinsleven gillian gio giraf goederenvervoer goffin goodnight
    -1 grachtengordel griezelige gucht haamstede hadj haider haller handrem hardstyle harem harken harry's hartige haze helften
    -1 henriette herkenden hermanus heumen hewlett holdings hordes howe hubble humanitas hunters idf ijdele ile indiaans
    -1 ingesmeerd inhield inleven inlezen inteelt intensiever internetgebruik jeremiah joggingbroek josip karamel kardashian
    -1 kimberley kj klantenbestand klokkentoren koala koopwoningen kopieer kreunen kristin kunstwereld kuren laadruimte
    -1 languedoc lauda lauwe liechtenstein loeren logeerde logitech lowell lucca luftwaffe lund lyle maalt maastrichtse
    -1 machinisten macintosh magenta makelij marathons mardi mediamarkt meetkunde melancholie melinda meute mining ministry
    -1 miserie mistige modi moedertje mopperen neanderthalers neersteken neerstorten nepalees nhl nieuwsmedia nodeloos nola nox
    -1 noël odeon oliemaatschappij omkomen onbalans onbeduidende onberispelijk ongecontroleerde onmiskenbare onrechtvaardigheid
    -1 ontario oorlogsmonument opbouwende openbaart opererende opgekocht opinies opmeer opnoemen opvangt opwachting
    -1 oscaruitreiking overbevolking overloon pallets panasonic paribas pattaya patti peach penseel petrov phyllis pigmenten
    -1 platt ploeggenoten polio poppel productiebedrijf production professionalisering prom published pukkelpop quichot quinten
    -1 quota rajoy ran recife reddit regionen repeat retraite reuver revival riders ridley rijkaard rijksstraatweg rooy
    -1 rosemary rothschild rotterdammer salam samenspraak scania sch schijnbare schiller schoolmeester schools schrokken
    -1 seksistische shout shui simpelste sire sjieke slikte slingert sluitend snelkookpan soennieten someone spartaan speedboot
    -1 spierkracht splinters splitst spotjes spuwen stabilisatie standards stans statiegeld stelsels stembureaus stillen stops
    -1 storage strijkers strijp stripboeken stud studievereniging stuipen substraat succesverhaal sverdlovsk swahili swart
    -1 tafelen talisman tandwielen taxibedrijf tbv teamverband teddybeer telefoonlijnen televisieserie tennet tennisster
    -1 terugkrijgt terugtocht thijssen thoughts thuisstad toegaan toegaf toegejuicht toegeslagen toekomstvisie toetjes
    -1 topografie traineeship trede trix troeven tuniek turnster turquoise twenterand twintigduizend uitbrengt uitdraaien
    -1 uitgaansleven uitgehuwelijkt unibet vakantieverblijf valken valsheid vaughn vergrote verkoopprijs verkopende
    -1 verontreinigde verslechtert vervreemding vestigden vhs vieringen villas vital voedingsindustrie voetbalsupporters
    -1 volwassener vumc wageningse wankel watergraafsmeer weelderige weerd welsh werkterrein werktijden wijkagent wilg wippen
    -1 worsten wrakken wratten xv yay yusuf zapp zesduizend zonnepaneel zonnewijzer zorgeloze zwaag zónder aachen aanbesteden
    -1 aankleding abo acc aerts afbreekt afgereisd afgrijselijk afschrijving aftiteling afvaardiging afvallige afwasmiddel
    -1 agents agora airplay alarmcentrale alblas albuquerque alcoholgebruik annick aorta armoedige asperen assisteert attila
    -1 autistische autorisatie bagels bakfiets baptist barrie batista bdo bedien beeltenis beerput begrenzing belfeld bellevue
    -1 bess betrouwbaarder bevriezing bezoedeld bfc bilal binnenweg bless bohemen bonita boomer boort bose boskamp boswachters
    -1 bovag brainstormen brassband bredevoort breeze bronwater browning bruggetje cale calgary cary cervantes chaplin chevron
    -1 chimpansees cobain collegiale communicatief complicatie concilie congresleden cops cornelissen coucke cranendonck cycli
    -1 darten dees deugen df dharma dichtbundel dierenasiel dij disciplinaire domotica donkerbruine doorslaggevende dorien dtp
    -1 dui démocratique eczeem eef eefje eenrichtingsverkeer eindigend emanuel energieleveranciers enigma erben espace ewijk
    -1 exploiteert fabriceren familiebedrijven fiber fighters filmmuziek financieele flikkers forrester framboos fret frida
    -1 frites funest garderen gaslek gecontracteerd gedachtegang gediagnosticeerd gedurfde geeneens gehoorapparaat geinig
    -1 geldschieter geloot geruisloos gestrooid gevierde geweldpleging gilt giuseppe goethe goofy goudkleurige govert
    -1 graslanden greens griffel haagsche haakte haatzaaien handomdraai hartley hatch heels herstelwerkzaamheden heviger hidde
    -1 hide hijgen hik holm homeopathie horrorfilms horses houdbaarheid houtkachel hull humanistisch huntelaar inbeslagname
    -1 inclusie inferno informatiebeveiliging inspiration jae janis jeugdspeler jock jopie judea juncker juweeltje jvc kalmeert
    -1 keaton kentekenplaten kickboksen kijkende kleertjes kobalt kommer kookpunt kostbaarheden krajicek kwetsend lachje
    -1 lanaken leemans legereenheid levenseinde limburgers loekasjenko loi lon lorena lunetten lupus machinaal machtsstrijd
    -1 manneke margraten marjorie massagraf medestander meekomen metadata meubelmaker middelgroot millionaire misty modieuze
    -1 mortimer moslimvrouwen naamgeving natuurpunt neck nieuweschans nispen noordenveld novelle nummerplaat oberhausen
    -1 oezbeekse omgegooid onbekwaam onderhandelaars ondersteunden ongeschreven onthou onverslaanbaar onvruchtbaar onwenselijk
    -1 oosterwolde openstellen opgaande opgehelderd opwaarts opwinden opzichtig orka orson orthopedie overbrenging overdenken
    -1 overstak overvecht oxidatie parachutisten passé path pearce peperdure percent pernis pfizer picnic pietro pipe plakkerig
    -1 plate poetry polymeer popeye populaties pornosterren prat predator principiële professionaliteit promovendi purcell
    -1 quarter quinta raadgevend raiders rats ravi razzia redactioneel reddingsbrigade regeringsperiode rekt renzo resteert
    -1 results rift riverside riyad roode runners röntgenfoto's saamhorigheid sainz samenbrengen schaakspel schaf schaik
    -1 schandelijke schengen schijfje schrapen scorpion sensationeel senseo serenade shotgun silicium silke sion sissy skins
    -1 skywalker slave sleepboot slokje sneeuwstorm soit souburg spareribs speelruimte spitse spookt sprinten spuien sst starre
    -1 startbaan starts stekels stemgerechtigden stonk strawberry strek struisvogel teaser teefje tegengewerkt tegenlicht
    -1 tegenwicht tegoeden tekenend terdege terlouw teruglopen tijdgenoten tijdsbestek tijdslimiet titelverdediger toediening
    -1 tongue topclubs treasure tropical tumult tussenwoning tut twintigtal uitbouwen uiteenzetting uitgepraat uurtarief
    -1 vakantiegevoel venetiaanse ventilatiesysteem verbroedering verdienmodel verhongeren verkiezingsuitslag verliezende
    -1 vermakelijke verraderlijke versla verslapen verstoringen vervangbaar verwennerij verwondt victoria's vips vlaktes
    -1 vloeiende vloerverwarming voltaire voorblad vooringenomenheid voorspelbare waak wasbak waterscheiding weddenschappen
    -1 weerwolven weggeblazen wegvalt werdt wereldgroep whitman wiebe wildcard willard wins witch woensdrecht wolden woodstock
    -1 woordenwisseling xenon zakenlui zangles zeelieden zegenen zegening zelfmedelijden zelfreflectie zieker zintuig
    -1 zionistische zoog zorgaanbieders zwakheden zwarts zwelt aanschouw aanvaarde absorbeert achting advance afbranden afgifte
    -1 afsplitsing agentschappen airbag albanese alblasserwaard alkmaarse alm ambassador aphrodite arabia arcadia arlington
    -1 armageddon asperger asv autobom autorit bakens barricades bastaard bataven bedford bedrijfsgegevens beeldspraak begaat
    -1 bekertje bemanningslid bendeleden bennet benschop bergaf beschutte besmeurd bestookt betovering beulen bezielde bezwijkt
    -1 biggen biljarten bleker blessureleed blondjes bodems boet bohemian boodschappers bosgebied bouwgrond bpost brenner
    -1 brittany buidel bulldozer burnett bühne cactussen camden camerawerk charlois cheesecake clouds coeur coin compenseert
    -1 competitieve concerto consulting corsa cory courtois coördineert cyborg damrak dauw decentrale degradeert delano dice
    -1 diepenheim digi dinther distributiecentrum dobson doema domper doodmaken doorspoelen doorverwezen droombaan dru ebs
    -1 egaal electrabel empty energiezuinige escher etos evenwijdig exen extensions faculteiten fantasia farc fascistisch
    -1 feestmaal feliciteer fighting fiod flux fotogalerij fratsen fucked gearrangeerd geboorteakte geciteerde gefluisterd
    -1 gegroepeerd geklets geneeskrachtige geologie gespecificeerd gestreefd getuigde gezondheids ghb gisting gloeien gloeilamp
    -1 gondel gonzales gtst guantanamo guetta gunstiger gutierrez gênante haringen harmonische hartmann heef heem heetten
    -1 herenigen heute hf hin hoognodig hoogspanning hubertus hulpgoederen hulporganisaties hutu implicaties incognito indiende
    -1 ingewijden inroepen instrumentatie integere interculturele interessants interferentie invult inwerkingtreding
    -1 jaarcijfers jaco jameson jongvolwassenen jordans jour kamercommissie kameroens kamervoorzitter kamphuis katanga kaviaar
    -1 kbo keelpijn kemper kinderjaren kledinglijn kliek klier klokkenluiders knikte kobayashi koninkrijksrelaties kooij
    -1 kooistra krekel kruin kutten lasser leading lelijkste lichtgrijs lijdend linkshandig linschoten lisette lit lith livia
    -1 lolita loodgieters luchtverontreiniging mafkezen magnitude maksim mallory manueel manuscripten marijnissen marke
    -1 massamoorden massavernietigingswapens massey masteropleiding meegeholpen meetbare menu's merg mildred milly misloopt
    -1 misstap monarch moniek monumentenzorg münster naadloos nabil nachtegaal nadele nail natuurwetten navid nieuwen nile
    -1 nordhorn nx oaks oeroude olympiade omarm omvormen onbeantwoord ondergeschikten ongemoeid oordoppen oorlogsmisdadiger
    -1 oostvoorne opdragen opdrukken opera's operatoren opgeschoven oplopend orden overdraagt overnachtingen ozon paaien
    -1 palladium palmboom paniekaanval pantoffels parish passanten passerende passing pays pelle phi pitcher pittoreske plovdiv
    -1 polaris poortvliet porren positionering positive positiviteit presse puistjes pzc questions reaal redemption
    -1 reformatorisch reilly restafval robyn romain rommeltje rookte rozenkrans rui ruststand salomo sanatorium sandman schier
    -1 schimmelpenninck schubben schwartz showbizz simuleren slaapliedje slachtpartij slagwerk slash sletterig snelgroeiende
    -1 sociaaleconomische soestdijk spaarnwoude spartacus spec speedy spence spijk spoelde spontaniteit sproeien spurs spuug
    -1 spuugzat staarten staatsbezoek staatssteun stadshart stadsregio steekpartij stengel struikgewas stuwmeer suikerziekte
    -1 surrender sweeney synoniemen tachtiger tegenhangers tekenaars terrorismebestrijding terugnemen themes tijdreizen
    -1 tijdsdruk tipje toegangswegen toine token tomb tomorrowland townsend transportmiddelen traumatisch tred troebel trombone
    -1 turbulentie tutsi twello typografie uitg uitgestald uitgezeten uitgezien uitgraven uitverkorenen unitas vakantiedagen
    -1 valpartijen valreep vanilla vaticaanstad velo veluwse verassen vergiet versier verstop vertrouwelijkheid vertrouweling
    -1 vervaagt verweren verzetsbeweging verzorgenden verzwolgen vibraties vijftigste voed volhoudt voorgelogen voortbrengen
    -1 voortduurt voorvork voorwerk vrijheidsstrijder vroomshoop vso vuitton waterrijke weerselo weerwoord weggestopt
    -1 werkvoorbereider wh wia wick wijdde wink wireless yassin yaya yogi zaadje zaakwaarnemer zandloper zetmeel zigeuner zijl
    -1 zomeravond zoogdier zoutelande zwangerschapstest élysées aambeien aanboden aangegrepen aanrekenen aanzicht accijnzen
    -1 achtergrondmuziek acta acteert activatie administration afgang afgewend afrique afternoon algeheel alie america's amon
    -1 analyseerde anatomische annabelle aoc appen arbeidsongeschiktheid argentijnen arya austria avonturiers awb bankwezen
    -1 bazar beans bedrijfjes beentje beerse beginne bejaardenhuis beledigende belletjes bemoeid berends bergsma bestelen
    -1 bestemde bestoken bestrating bestudering bgt biggetjes binnendienst blackout blogbericht blowen bock boekhandels bonne
    -1 bootsen bouma bouwvergunning braam brederode brody bronkhorst buitenverblijf buttons calder camelot cantate carrières
    -1 castratie cavia's chau chronologisch cirque clementine clifton clio compost contrabas contractant conversations coyote
    -1 crashte crescendo crohn cultus curt dali dario datje dermatoloog devils dhaka dienstverleners digitaliseren dji donar
    -1 doorgeslagen doorverwijzing doorzet douwes driving duh duinkerken dussen duval ecg echten elektromotor emdr emeritus
    -1 encore enen equipment erfde erfrecht evening evolutietheorie expression extract extractie fail fietsend fig flap fluffy
    -1 fod fol fontaine fortnite franstaligen furore galeries gastenlijst gediplomeerd gedraaide gegroet gekneusd geller
    -1 gemeengoed genas geoloog gepolijst gerechtigd geruchtmakende gesnoerd gesolliciteerd gestapeld gestroomlijnd
    -1 gesynchroniseerd gevalideerd gevers gewurgd gezichtsveld gloeiend googlen grenzeloze grimes gro hamsters handmatige
    -1 hanen hayley heengegaan hemelvaartsdag hess hofland horizonte hurricane hush huwelijks iep indenken infecteren
    -1 influencers informatiebijeenkomst intonatie inziens iraq jaarsalaris jax jeb jeugdwerk jochies johnston juweliers
    -1 karabach kiesdrempel kinderachtige klantcontact klippen kopbal koptische kurhaus kwantiteit laadvermogen lafaards
    -1 langwerpige lanschot leefbare leeftijdscategorie leiderstrui lerende lessons lew lichtblauwe linoleum lis lobos lofzang
    -1 logeert login luchtmachtbasis lucifers lz maarschalk madeline maghreb magma maia marionet markthal mash mazen meedoe
    -1 mehdi meis mette mietje mikpunt minne moedwillig monitors motoriek msm munnik muppet nachtclubs naschoolse natter nestje
    -1 neuronen nietes niettegenstaande nieuwendijk nomaden noormannen notitieboekje nuances nursing oefenduel onaantastbaar
    -1 onbewerkte ondervraagde onderwerpt onderwijsinstelling ongetrouwde onredelijke ontladen ontlenen ontslagrecht
    -1 onvoorstelbare oooh oostzee opbrengt opdonderen opdruk openbaringen opgesomd oplaadbare opticien optrekt opzitten
    -1 ouderlingen ovatie overbetuwe overgeheveld overlap overschie overstijgt pascale passies pastel paswoord patriottisme pds
    -1 pepermunt petroleum peuk philly plane plastiek platenlabel pneumatische pon pov prijkt primaten raakvlakken rammel
    -1 rapporteer rebelse reboot rechtsbuiten rechtsgeldig recreanten regeringstroepen reich rijping rijstijl ringtone riolen
    -1 robbe roggel rondo rookmelder rookvrij ruimdenkend rumoer ruste ruwweg salie sauzen savanne scheldwoord schepers
    -1 schokland schreuder schreurs schuurmans screens securities settings shining shoe sleutelwoord slob sloepen sloppenwijken
    -1 smaakvolle snyder sodom soeverein sole sollicitanten somme spartak spelcomputer sprinkhaan staatsgevangenis stadsgezicht
    -1 stafleden startblokken startdatum stemgerechtigde stoelgang stofje stokes straalde strafvordering stripboek stripes
    -1 studierichting sundance swaziland syracuse tania tau tegenspreken tegenwerking tekken terriër teruggekregen testing tijm
    -1 tirade toegekende toertocht toevertrouwen torre touché tover tramlijn transfersom transparanter trouble tuinfeest
    -1 tulband tweevoudig uitgeteld uitgezette uithaalt uitrijden understatement vakantiehuizen vaststaat velletje verassingen
    -1 verbitterd verdaagd vergaande verheerlijking verhuizer verkeers verkondigt vermeersch vermengen verplegers versace
    -1 versloegen verwittigen ville viper virtuoos vlad vleesetende volgroeid volledigheid voorgevoel vorderde vorstin voucher
    -1 vreemds vrijthof vrijwilligster vruchtvlees vuursche waargemaakt wakkeren wandaden wankelt waterdamp waterschade waver
    -1 weense weggezet weidevogels welja wereldomroep wessels westeinde winkelstraten witter wob wolverine wor worstjes yeti
    -1 yoda yung zap zeiljacht zidane zoetwater zomerseizoen zondaars zondigen zuurgraad zwevegem aanrandingen aanwinsten
    -1 aardbodem achterstallig acker adelaars afblazen afijn alarmnummer alfons amulet anarchistische anesthesie ariadne arnaud
    -1 arrestanten assisi ate austen automatic auvergne baja barokke baseer batenburg beam beenmerg bef begrotingstekort
    -1 behartigt beleidsplan berooft beteken bevingen bewindslieden bewoonster bezegeld biesheuvel bieten bijgaande biograaf
    -1 blaft blaster bogotá bomber bons bookmakers borre borstbeen bouwactiviteiten bouwlagen bowen brake brandy bubbles bueno
    -1 bureaucraten cabernet cadetten calderón calvo camiel candice capabel carburateur centauri ceremoniële charger chemical
    -1 chopin chun commandeur conceptuele conor constantinopel contracteren controlepost cos cosby crassus crying cunningham
    -1 danig debet defender demonstreert deurs dierenartsen doelpuntenmakers domina doorbraken doorgespeeld doornik doornroosje
    -1 doorverkocht driedelige drieling driewieler editorial eenige eigendomsrecht eigenen elektroden elm elon elvira
    -1 energiebedrijven erich eriksen eros eucalyptus evenementenhal expedities exposeert exposeren eyck feestartikelen
    -1 felicitatie filippijnse fraudeur frituren frédéric fysiotherapeuten föhn gabber galilea gareel gastrol gastspreker
    -1 gedaagd gedijt geduchte gehavend geinspireerd geknuffeld geldschieters gendergelijkheid geneefse geraldine gereformeerd
    -1 germaine geroep geschikter getroost getwitterd gevoerde gewei gezangen giessen goedele golfstaten gon grafstenen granny
    -1 grayson grimmig guillermo gérard halveren hartkloppingen hartstochtelijke hendricks herplaatst hilariteit hoff hogeland
    -1 homemade homie hooligans humanist hw hydraulisch hypermoderne illuminati imams inbound incompetentie industriëlen
    -1 ingeademd ingeving inlaat internationals interpreteert intranet jammerlijk jrg kampf karikaturen kazernes kentering
    -1 kessler kinderafdeling kinds kingsley kleurgebruik klimaatakkoord klinker knaller knel knowledge koepels koko kolf
    -1 komkommers kostelijk kraanvogel kraker krantenartikel kreng kwan kweker lanen langley lech lely lesbo levenslicht levy
    -1 liefdesrelatie lijdensweg lijstduwer locomotieven loskoppelen maartensdijk madsen mani manifesteert margarine marthe
    -1 martyn mateo matteüs maui meertalig meierijstad meister merckx merendeels middelstum mikael mods molecuul mongoolse
    -1 montfort musselkanaal muziekwereld naïviteit nelleke nerf neusje niel nitraat nonstop nuttiger obdam odijk ohja
    -1 omwisselen onbeschadigd onherstelbare onstuimig ontslagvergoeding ontspoorde onvermoeibaar openstaat operators opgebeld
    -1 opruimt ordelijk otterlo ouderling overstaan pallas pants papillon partnerruil party's pavel pek penningen peoples
    -1 perikelen persie persoonsgebonden peuteren pinto pjotr plaatsjes plenty poepie poncho ponton poppenhuis portman
    -1 pragmatische prediking psy puf pw pyongyang quartet radioactiviteit raes rajasthan ramt razen rea rechtzaal refereerde
    -1 resorts rijscholen riva roofvogel roompot rowling rva sac salarisadministratie sauerland schaaldieren scharnieren
    -1 schermer schorem schröder scorpio sgt shooting sierlijk signal slaafje slaappillen slaapzaal smsjes snotneus sodemieter
    -1 souls spaarpot spetters speurwerk sportwereld sportzaal spuugt stabiliseert statige steroïden suits summa tampon tantra
    -1 tasjes terreurbeweging thanksgiving thematiek tiara tiberius tic touchscreen transformeert transformers treffende
    -1 trompetten tuba tubantia tunesisch twain uc ufo's uitbesteed uitwisselingen ulft umm uu v's vakantiebestemming
    -1 vakantieperiode veldtocht venema veranderlijk verbeeldt verbrandde verdiepte verdwijningen verging verkleuring verlammen
    -1 verlengstuk vermogende verplaatsingen versiert verslavingszorg versnipperd vertrekpunt vervalsingen vibes vlekje vlogs
    -1 vocabulaire voerendaal voertaal voetbalde voetbalfans volgeladen voltage voltrekken voorgevallen vooroorlogse vree
    -1 vrijmetselarij wafel walls wandelend warmt wartaal wasbeurt wasstraat wek wendbaar wennemars wereldorde wervelwind
    -1 westendorp westerling wetsontwerp wielrenster wijkcentrum wilbert wilcox wilnis winkelgebied wl woodward worteltjes wrap
    -1 wwf wüst zalando zelzate zesjarige ziekenfondsen zijdelingse zoden zondaar zonnepark zonodig zuckerberg aandoenlijk
    -1 aanduidingen aangevochten aanging aardoppervlak aartsvijand above adios afgebakend afslachting afstammen afstappen
    -1 afweer ahmet aix aline allerhoogste ambient ambtswoning amendementen amer amusant anakin ange apex aquaduct arendonk
    -1 autosalon aviation backer bartels beddengoed bedek bedoelden beeldhouwen beesd begeert beinvloeden bekendmaakte bekleedt
    -1 beloop benader benarde benno bento beperkten bergtop berlage bestuursvergadering betasten beweer bijbaantje bijgebleven
    -1 bison bligh blinddoek bobs boekenbeurs boerenbedrijf boksers bommelerwaard bonjour boogaard boonstra boontje bordes
    -1 borstels bourgondië bouwterrein bovengrondse bozer brabanders breath bungalowpark busreis capone carolus chamberlain
    -1 chats ching choreograaf computerprogramma consistentie construeren corn correspondenten corridor dacia danwel degen
    -1 demonische diepen dijksma diss driehoeken driehoekige dug dwing eclips edegem edu eikenhout eilandbewoners eindcijfer
    -1 eine energiebronnen ennis enschedese ethernet excentriek facial faciliteert familiegeschiedenis fazant filippijnen fist
    -1 fokkers formaliteiten fotografeert frey fruitbomen fryske functioneerde fundatie gan gasunie gebiedsdelen gecultiveerd
    -1 gedrongen geinstalleerd geldproblemen gelredome gemotoriseerd gereconstrueerd geringste geroyeerd gewetenloze gewillig
    -1 gezichtsverlies geëxploiteerd gig goddank golfoorlog gorter graafmachine grasmat gravel gravure greece grootboek
    -1 guillotine haacht haasje hanks hark heidevelden heim helios hepburn herbeleven herengracht herodes heuvelachtig
    -1 hoekwoning holder homogene honkballer honorarium hoogwerker huurtoeslag huwelijksdag hybriden ifa indycar inspector
    -1 integreert intercommunale invloedrijk iona isaak jaag jazzy jehova jg johansson jongh joo jop jozua juffen julianadorp
    -1 kajuit kantje kastanje katia katoenen keane kiesdistricten kinderdijk kirchner klampen klankbord kloot knuppels kollum
    -1 kompleet koopwoning kopieert koralen korset kraamzorg krabbé kunne kunstproject kvv laaiend langstraat leap leefwereld
    -1 lenovo lespakket libellen lieverds linkervoet linssen lockdown locker loketten loopafstand loopband luang lubach
    -1 luchtafweergeschut lucie lukaku lullaby lussen maagdelijke maandje maasmechelen mailde marcello marxisme mechanical
    -1 medicus meenden meerkerk meetellen megen meltdown mem memorie mesa migreren miniaturen minions misdadige misvattingen
    -1 mnm modale modewereld modulaire moederbord moorsel muisje nabootsen natascha natuurijs natuurramp nbb netter nibud
    -1 nietsnut nil nitro noodopvang norah notebook nuts obscene onderbrak onderdaan ondermaats onderonsje onderzoeksrapport
    -1 ontvreemd onverenigbaar oogschaduw oorlogsslachtoffers oostkamp opblijven opdook opgewaardeerd oplettende oplosbaar
    -1 oplossingsgerichte opportunity opwerpen orgels origami ornament overheidssteun overmeesteren overtoom parallellen parkje
    -1 parodieën patronaat pda pekel pendelen pincet pirelli planetaire plee plopsaland polemiek politiemannen pps praal praet
    -1 presteerde prijsstijgingen projectcoördinator propere providence puppies radical rara reclamespot reference renderen
    -1 repliek reptiel rim ritjes rolden rompuy rondt rubin rule sadie sailing sanaa saxofonist schare schipluiden schreden
    -1 schrijnend seed selecteerde sell semper senegalese sepa skoda slaapproblemen slade slechtzienden sleeptouw slijk sloom
    -1 sollicitatiebrief somaliërs somt spelden spielberg sprang spreid stellingname stevenson stimulerend sully sweden syriër
    -1 tact taks teisteren telescopen texelse tha theaterstuk tienden tikte toezeggingen toonder toos torso toverdrank
    -1 translate traveeën treiteren trojan twaalfjarige tweeëntwintig twenty tycoon ucl uitgeruste uitgestippeld url's vacant
    -1 vallend veearts veltman vennoten vereenvoudigen vereerde vering veritas verkeerslicht verkorten vermeldden
    -1 veronderstellingen verpletteren verspringen vervolgden verwarmde verzachtende verzamelpunt vh vicepremier vide viespeuk
    -1 vijfendertig vlagtwedde vlammende vluchtelingenkampen volker voorbereidend voordeligste voorwaar waarborg warnsveld
    -1 waterdruk weblogs wegenbouw wezep wig wijfje wnt woe woonhuizen wringen youri zeiler zeilschip zeldzamer zendingen zig
    -1 zorgkantoor zsm zumba aambeeld aanhalingstekens aars acapulco acceptabele achterhaalde achterhouden achterpoten
    -1 achterwand afdrogen afgeeft afnemer afspeellijst afsteken albers algoritmes alleenstaanden ani animation apg aps aquaria
    -1 arcen armbandje arte asics automatiseren automobiel babi badje bakr ballade balzak barca bedrijfskundige behoedzaam
    -1 belangeloos benedenverdieping beni benutte berber bergschenhoek beschilderde bestrijkt betekenisvolle bev
    -1 bevolkingsdichtheid bevrijdde biden bijbehorend bijgepraat bijgevoegd binnenkom binnenkomende bioscoopfilm bites
    -1 bloedneus bloembollen bonaparte boomgaarden bosrijk bounce bouwkunst boyz bra brainstorm bread breekbaar bret brommers
    -1 brunel buitenplaatsen burning cao's castreren chapel chubby colette concurrerend congregatie coolsingel coronel cummings
    -1 daarvandaan danslessen daw debra defecten dekolonisatie delicaat denton devies dichteres dimensionale disproportioneel
    -1 doffe dogg doodle doorgesneden dory draco dts dunkt duurzamere eetstoornis eierstokken elites engie enquêtes enten epos
    -1 erfbelasting erotica esdoorn etsen ewing excessief eyed falklandeilanden faraday fata fixatie fluister fluor frauduleuze
    -1 frisbee frog fuerteventura furieus galant ganz gastenverblijf gebakje geboortes gebruiksvriendelijker gees gefloten
    -1 gekkenwerk geklonken gelogeerd gemeenteraadsleden geraamd geraffineerde gereproduceerd gerrard gertjan getypt
    -1 gevarenzone geïnitieerd gft giulia glimmend gould gracie greer grondtroepen gtx gunn havelaar hemmen henriëtte herdruk
    -1 hervormer hippo hodge homme hoogteverschil hoogtij hor hoy huurverhoging ijsselstreek ijzige illustere imposant inblazen
    -1 indringend infographic informatiecentrum ingeroepen ingestapt inseminatie insteken internetproviders ionen iraniërs
    -1 irena islamic jer jippie joegen jongleren juich kak kal kampong kannibalisme kanshebbers kantoorpand karla karten
    -1 katendrecht kennisgemaakt kernel klimmer klit klundert knevel knipte koenders krista kroonluchter kunstcollectie
    -1 kwantitatieve laatje lacey lancia landscape langlaufen larve laure legislatuur legoland lekkerkerk lesgegeven limbo
    -1 linksachter lipgloss ljubljana lunchroom luxembourg machete mademoiselle magen magnifiek manna matty maurik mcbride
    -1 medeburgers meunier michels mighty milieudefensie minutieus miracle modelleren momma moordrecht motorclub motorrijden
    -1 munster muziekstijlen myron móet naughty neanderthaler nederige neerkomen negatieven negro nell niall nieuwveen nijhuis
    -1 nikolai noordoostelijke noud nour nuis nz obsessieve ogende oliebollen omgooien onderbroeken onderkennen ongehuwde
    -1 onofficieel onopgelost ontdekker ontgoocheld ontpopt opdraven opeenvolging operette oplichterij opzich oratie orks
    -1 osborne osbourne overschrijving overspoelt ozzy paniekaanvallen partituur paterswolde paté peildatum pensions perla
    -1 pharrell pimp pits plaagt polaroid polman poly poortwachter powder pragmatisch primo princes prinsenhof probleempjes
    -1 problems proefdieren puy rak regenachtig reginald reinheid reiskosten relikwie repatriëring rhijn roan rockefeller rokin
    -1 rommelt routers rugtas rustte saloon samenstellingen sande santokhi sapje sasa scary schede scholte schrijfwijze
    -1 schuilnaam sclerose sds sel selim seminars sendai sensors shakes siciliaanse sigaretje sind slapengaan sleutelhangers
    -1 smak socio soepeler soevereine solliciteert spaarzaam spade spijs sportvrouw spuitje staak stadsbus stationsweg steady
    -1 stewardessen stomerij stomste straaljager stroomvoorziening superbike takt talentvol tatjana taxatie tegenspoed
    -1 telefooncentrale tennisbanen tennisvereniging theatergroep thermen thin tienermeisje tjerk tlc toeverlaat toxische treat
    -1 trekvogels tres tricky trixie trois tuinslang twa tweeënhalve ub uitbaters uitkeren uitzagen vacante vechtstreek
    -1 veerpont veldhuizen vennen verankering verbeke verdenk verhitten verkies verkleuren verontschuldigde verordeningen
    -1 verstikken verstrooid vertolken verwerk verzinsel verzuipen vetter videobanden visitatie vissersdorp
    -1 voedingssupplementen voorbeeldige voorbijkomen voorstaat voorzetten vouchers vrijkwam waarachtig walid wanprestatie
    -1 warffum warwick waterwegen wauters weemoed weergaven weggevoerd welgeteld wijnbouw wijnegem winterseizoen woelige wolfs
    -1 woordkeuze woude write xo xtreme yassine zelfbewustzijn zelfverklaarde zelfvoorzienend zevenkamp ziende ziener zijstraat
    -1 zijstraten zint zorgboerderij zorgplicht zorgsector zoutzuur zwartsluis aang aangelopen aanricht aanvangen
    -1 aardappelpuree aarzelt aboriginal abrams accreditatie adnan afgeknipt afwikkeling akzo albertus alida aman amfetamine
    -1 amr anderstalige anis aperitief appelscha argus arische armada aspiraties atc aubrey austerlitz autistisch avocado's
    -1 baak bags bake banners barista barnett bashar bastard bedriegers bedwongen beertjes benefietconcert bernardo
    -1 beschermengel beschermers bh's bias bijeenkomen bindweefsel biotechnologie bkr blijheid bloedbaan bloedmooie
    -1 bloedtransfusie blur boeman boemerang bolero bovenlaag bracke breidde brouwershaven brunswijk buitgemaakt bunch
    -1 buslijnen bytes byzantijnse carine carmel cartagena channing characters charm chesterfield chow claudius coffeeshops
    -1 copenhagen cork correa cracker croix crosby cruiseschepen cuisine cécile dampkring dayton denkbeeldig desastreuze devos
    -1 dia's dictee difference dirigeren dolder dommelen doorgekomen drain drogisterij drooglegging dropping dubbeldam duplex
    -1 dàt eben ecuadoraanse eenderde eensgezindheid eerherstel efficient eigenzinnig eindbaas eindstation elfjes epc erfdeel
    -1 esta eventing evenzo evrm faalangst fait fernandes filet fink firm fundamentalistische gabor gaskamers gaulle
    -1 gecertificeerde gecodeerde geconstrueerd gedecoreerde gedigitaliseerd gefaseerd gekko gekruisigd geleende geleiding
    -1 gelofte geloofsovertuiging generieke geste gestookt getver gevogelte gh ginny gj godfrey goedje gol grandioze grata gri
    -1 groepsfoto guthrie gympen haantje handelswijze hassani heerlijkheden heid heteren hoekschop hoepel hoofdartikel
    -1 hoofddoekje hoofdmacht hooper horatio houdingen houdini hua icoontje immo impressies inboorlingen indiër infiltrant
    -1 ingegraven ingetrapt ingrijpt initieel inkijken innsbruck instortte ives jacket jambon jennie jian jonkvrouw jorritsma
    -1 kamerik kaplan katelijne katheter kattenvoer kaufman kennemer ketterij kev klaarzetten kleuterklas klommen knikker
    -1 koelkasten kometen kooplieden kraampje kranenburg kruipruimte kruistochten kwetsende laaste lakers lammeren lem lesstof
    -1 levante lichtpuntje lindeboom linkerflank linkje linn lisanne load loopbrug ly maasbracht maffiabaas mahone manfred
    -1 marionetten marry mastercard mathis mausoleum maxine meelopers meerdijk meezit meier merelbeke mesdag meteorologische
    -1 mfc minimumleeftijd mobistar monetair mongool mourik muiderberg murat muurvast nabestaande nach napa neerstortte
    -1 netbeheerder nieuwbouwwijk nipte nivea niét nota's notarissen notenkraker nur omschakeling onbemand oncomfortabel
    -1 onderbewustzijn ondergaande ondergelopen onderstrepen ondervraagt onstuimige oorlogsmisdadigers opkomend oprijlaan orbán
    -1 overdaad overgevoelig overhaast overheidsgebouwen overlappen overlegt overstromen ovse palmares panic papendal
    -1 paraatheid paradigma participeert partijbestuur pasadena passat pelé pes pesto pfeiffer plexiglas plutonium polikliniek
    -1 pooh poole poppe pow primus prius privaatrecht proefpersoon profilering prognoses provocerend puike queer rag ramsay
    -1 rangschikking recensenten reclameborden redelijkheid relatieproblemen renbaan rentmeester rh rigide risotto rodin
    -1 rolverdeling ronan rookverbod rotsachtige saartje salontafel samensmelting sandro sarcofaag sascha satijnen saté saxo
    -1 schaaf scheut schijfremmen schonere scotty screenen selina sensei sentinel servicedesk shea siamese silas skiërs
    -1 slaapplek slechtziende sligro smakeloos snufje spaak sportdag spreekwoordelijke stadgenoot stadsontwikkeling stageplaats
    -1 started static stationsgebouw stervend strafschopgebied strengen stressvol stroomafwaarts sud suikerbieten suis sung
    -1 supplementen sz tachtigjarige tahoe taro tastbare teder tegenstrijdigheden teunissen tg theaterfestival tikkie tissue
    -1 toekomstbestendig tomatensaus tomatensoep toppie totally troubadour tutu uiteten uitgehold uitgerukt uitleven uitriep
    -1 uitzendbureaus uitzendkracht urgente vac valentin veldmaarschalk veldman vensterbank verbluffende verborg verduisterd
    -1 verergert vergane verhaald verkent verne verneemt verrezen vesuvius veur vijfhuizen vijzel vino vist vlaai
    -1 vluchtelingenwerk voorafging voorleest vroedvrouw wachtruimte walen walging walmart walvisvaart wantrouwig wastafel
    -1 waterbouw welgestelde wemel wereldeconomie wervels westerman wetens wierd wijder willemsen woonwagen yara zaai zeebaars
    -1 zegden zestiger zodanige zonnestraal zonwering zoran zotte zweef zwemkleding zwerft zéker aagje aanslaat aantoonbare
    -1 aantrekking aartselaar aberdeen abonneer abstractie acceleratie achterbaks achthonderd advent affairs afgeworpen aicha
    -1 aki alarmerende allianz alpes alsje alvaro amazonegebied amis aq arrangeren asbak asymmetrische athos autorijschool
    -1 avondschool ayatollah bahrain basisverzekering bedreigende bedrijfslogo bedrijfswagens beeldbank beets belkin benito
    -1 benzinemotor betoverde bezaten biedingen bijkomt bild bint birch blackadder blended blokhuis boekenweek boekhouders
    -1 bonsai bovenlip brancheorganisatie brandschoon bratislava briefwisseling brook bucketlist busy bvv cameratoezicht cams
    -1 carnegie cds celibaat ceremoniemeester chai changes chirurgisch chop coalition collective collegae corrosie cote
    -1 croissant crowley cultuureducatie cultuurlandschap céline césar daartegenover debuteert debuteren deckers delphi
    -1 denkvermogen detachement deutsch dickie documentatiecentrum dolfinarium donnelly doodgaat doodleuk doorvertellen
    -1 dramaserie drimmelen drukten dtm dudok dwaasheid dwangsom dwayne dè eea eemland eeuwigdurende ehealth elsene emery
    -1 energiezuiniger ensembles ent erbovenop erfgename esmee eufemisme fab fabeltje feesttent feeën feitjes fenix fitz fleece
    -1 fleuren flevo foam fong foreman formaldehyde fotostudio francs funderingen galop gatver gechanteerd gecoacht
    -1 gedebatteerd gedroegen geilen gekkie genezende genuttigd geoptimaliseerd georgie gepoept gepresenteerde gereformeerden
    -1 gestructureerde gestuurde geweerschoten geweken gezichtsbehandeling gezichtsuitdrukking gezwegen gitaristen gloeilampen
    -1 graceland grammaticale grappiger griffioen grille grimmige gui gulp guru gypsy haarfijn hacking handboeken harddrugs
    -1 having heelhuids heijningen herpen hiller homofobie hondsrug hoofdstedelijke horus houtsnijwerk huurhuis hyena iec
    -1 imiteert incidentele ingeladen ingevoegd inholland inkoper inlog inslikken intelligenter internetbankieren
    -1 internetverkeer invasieve ipa irrationeel jaarvergadering joaquin jorrit jutland kadootjes kaki kamal kanttekening
    -1 karnemelk katern kegels klaarliggen klantgericht kloppende knokploeg kodak kolossale kontjes kopstuk korpsen kortzichtig
    -1 krabbel kredieten kriebelt kruisband krullend kuis kuub kwader laagjes lamellen landkaart largo levensjaren lf lianne
    -1 libra libris liebherr liempde lievelingskleur lijfwachten linge lobbyist logos loot looy loud luanda lynne maatschap
    -1 majestic makende maldegem mapje maritime markermeer mcallister meadow meegeleverd meerjarige meewerkend meij
    -1 melkwegstelsel mensenrechtenorganisatie mere mevrouwtje mich microscopisch miedema mijlenver mikhail miljoenste
    -1 millingen mineraalwater minh mobil moira mori mosoel motorrijtuigen mourinho mummies munk muriel mussen naaimachine
    -1 nagorno naja nakomeling nay neusgaten nude numerieke omen omhelzen omnibus onderkaak onderneem ondervoed onderzeeboot
    -1 onderzoeksinstituut ondoorzichtig ontelbaar onthullende onweerstaanbare oops openingszin opensource opgraven
    -1 opleidingscentrum opvallendste orb ortega ost others ouderbijdrage overgangsperiode overvalt oververhit pacemaker
    -1 pakkend palin panamese pastoraal patio pebble pedagoog peptalk piano's pianoles pied platgebrand plum poezen
    -1 politicoloog portefeuilles portemonnees powered pratend predikte prevention prooien property quickstep raadsbesluit
    -1 rabarber radiozenders ragnar raptor reactoren recentere rechtenstudie rechterbeen redmond registraties reinders revoir
    -1 ric ridderzaal rijexamen rina roon ryland salamander sappen scheermesjes schol schöne scp secretaresses seksdate sesam
    -1 sheba singels sjah slimmere sloopt slotervaart smaragd snufjes socialer soldier spaken spee speelbaar sperziebonen
    -1 spieken spinoza spruit staatsbedrijven standaardisatie statushouders steriliseren sticht stoomboot streekproducten
    -1 strijkkwartet strikje studentenverenigingen studieboeken substantieel subtop supercomputer swagger syd synagogen
    -1 systeembeheerder taartjes taurus tcp teach tem tentenkamp terugblikken testfase thermisch thuisshirt thule tijdloze tijl
    -1 tinnen tio toegift tommie tonge tony's topniveau topschutter totem tra tril trolley truffels tussenstanden uitbeelden
    -1 uithoek uitkwamen uitwassen umbrella umbrië vae variëteiten varsseveld veegde veelzeggend veertje veiliggesteld
    -1 veiligheidsbeleid velt verd verdraaide verheffing verkeersbord verken verleerd verlovingsring verrijzenis verviers
    -1 verwoestten verwoordde verzegeld verzender videogames vindbaar vinken vlo vloedgolf vnl volksopstand vollenhoven
    -1 voorburgwal voortvluchtig voorvader voorzienigheid vredenburg waarlangs wachtrijen wandelgangen warmerdam waterpark
    -1 waterstanden watkins webpagina's wedstrijddag weekdagen wegwerkzaamheden welbekende welig westlandse westra wijkraad
    -1 wijnproeverij wildervank wilkins woubrugge wringt wwb zachtst zaligheid zanzibar zeikerd zelfgekozen zelhem zijspoor
    -1 zijwaarts zomerstop zonhoven zonneveld zonsverduistering zoonlief zorgprofessionals zuma zwaktes aanbellen aangekochte
    -1 aangiftes aanvaardde aanzette aat achtbanen achtergehouden achtergevel acting afbetaling afgekocht afgeschrikt afging
    -1 afleidingen albertine alcoholvrij algauw almanak alphabet angolese annen antananarivo antwoordapparaat apeldoornse argon
    -1 armoedig arsenicum artie asml asp assertief atkins augurken automerken avril baarmoederhalskanker bahn balbezit bamako
    -1 bariton barr barth basiself beambte bedding beekman beekse beesel beetsterzwaag belfius belichaming bend bennebroek ber
    -1 bergkamp bespottelijk bestedingen bestraffing betekenisvol beweeglijkheid bijtanken billboards bocholt boekpresentatie
    -1 boerenbond boi boijmans bolide borstelen botjes bouwput bovenliggende bruiden bsa buinen buisjes buitenmuur bumpers
    -1 calypso campert capua carpaccio catcher citizens cocaine coda cologne consumer contactformulier conventies copd corine
    -1 corners dagvoorzitter deejay delay dicaprio dinah dinar divine dochterlief dochterondernemingen doctors dolls dolphin
    -1 doms domus doorstroom dracht dreaming driedubbele drops dunnere edited eerbiedwaardige eeuwwisseling eindrapport
    -1 eindtoets einduitslag eleven elio engerd enkelvoud erve erwtensoep esc eugenia europoort eurovision ewan exoten fetisj
    -1 financien flies foo foxtrot francorchamps fresno fudge fut gamble gangpad gargamel geboycot gebruikmaking
    -1 gedigitaliseerde gedoogd gefolterd gegadigden gekidnapt gekluisterd gekort gekruid gemakkelijkste genealogische
    -1 geneugten geruïneerd geschakeld geschept geschift gesnapt gesport geteste gezeild gifgas godwin goudsmid grad
    -1 groenvoorziening hameren handle harmonica hathaway hayek hebberig heeten helderziende herleid hernieuwd hessen hewitt
    -1 hittegolven hocus hofje hornet ick idolen ijsthee illegaliteit inenting inferieure ingeborg ingezette inladen inperken
    -1 insgelijks intenser intuïtieve invrijheidstelling iva jaeger jansma jeugdliefde jeukt jodie jonkies joon juryvoorzitter
    -1 kalverstraat kantooruren karlsruhe kasterlee katerina kauwgum kepler kieskring kinderschoenen klaarmaakt klazienaveen
    -1 kleineren kmo's knallende knapperig koerse kokosnoten konten kopte krijgsheer kwarts lammert lander languit lao
    -1 lastminute latour lesuren levensdoel lichaamsbeweging lifter lindy lino lintjes lire lisa's lose lotion lotje
    -1 luisterboek luit macedoniërs madden maiden marek marisol marly marwijk massages matching maynard medaillespiegel
    -1 meeluisteren metje mettertijd minnaars minpunt missende mitchel mivb mja modehuis moderator modernere moeheid molukkers
    -1 muisjes mussert naaktheid nascholing nederlanderschap neerijnen negenjarige nij nijverheid noemenswaardig notch null
    -1 oder ohrid oliewinning omkering omrijden omvatte onaantrekkelijk onbeslist onbevoegde ondernemingsplan onderop
    -1 oneindigheid onpartijdige onpartijdigheid onrein onstabiele ontdekkingsreiziger ontfermen ontloopt openbreken
    -1 openhartige oppermachtig orban oreo outlaw overtrokken pacino package panda's paradoxaal paragrafen paranormaal
    -1 parochies passes pedofilie pel performer personeelszaken perst petrochemische plain pls poept polak possible potentiele
    -1 presterende programmamaker protestant proviand quotum raadzaal ranzige rassemblement rated receptoren referenda rehab
    -1 reigers remington resonantie restschuld rijksinstituut ripley risicovolle rl roeiboot ronddraaien rope rx sadistische
    -1 sahel sallandse schietbaan schommelt schram scope seksdating seri sexadvertenties shared shu sik sikhs simulaties skunk
    -1 slagkracht smijt spacex speculaas spint spitten sprankelende springplank staarde stadjes stadskantoor stalkt stargate
    -1 statements stiften stoffige stootje suffolk suggestieve supermooi swalmen taartje teletekst terloops teruggedrongen
    -1 theaterzaal theologen tijdbom tijdslijn titelstrijd toegetakeld toejuichen tron tuning tweetalige uitten vakgenoten vane
    -1 varende veenkoloniën veertigste veevoer veil verburg verdachtmakingen verdamping verdrukking vereenvoudigde vergelijkend
    -1 verruimen verruiming verschoond versmelten vertoonden verversen vervormen verzadigde verzilverd vfl vijftienjarige
    -1 viooltjes vliezen vogelen volkel volksfeest voorbedachte vps vrijbuiter vrijstaat vrijwilligersorganisaties vruchtensap
    -1 vulkaanuitbarsting vulpen vóórdat waterfront weggedaan wereldlijke werkgeheugen werkvergunning whiplash wiersma
    -1 wijdverspreide wiley willigen winkelwagen xe xenos zestienjarige zhejiang zindelijk zine zuidplein zuinige zé áls
    -2 aanbidders aandrang aangerekend aankon aanvoering abeba achterneef afgekomen afp afscheidsbrief afschriften afzettingen
    -2 allo ambulancedienst amicitia antonie apt aragon areaal argumenteren arkham artez astana atoombommen auckland
    -2 automonteur autosleutels avec aws baalde babykamer backoffice balboa baret basf basketballen bastenaken begroeid beheers
    -2 bekendmakingen belangenvereniging belijdenis benoemingen beproeven berghem beschuit beslechten bestempelt
    -2 beveiligingssysteem bevrijdingsdag bey bijgebracht bijrijder binnengekregen biotoop birgit bite blackstone blokfluit
    -2 blokhut blokkeerden boarding boekelo boomerang boottocht borgia bosz bries brut buff burgermeester burgerslachtoffers
    -2 cabal candida canterbury cardoso carpenter cartier cecile chadwick chinook chronologische clercq clinch coaster cocu
    -2 coins collages colonnes colours combineerde commune compilation computersysteem conceptueel condensatie consistente
    -2 consulaire courage coverband cultuurcentrum curves dai dakbedekking dandy datalek ddos deacon decoreren dede delight
    -2 deling denkje denmark deuropening devil's dian diepst diergeneeskunde dijkhuizen dildo's dionne donkerrood doorstromen
    -2 doorwerth dorus drainage dsb dunbar dwdd easyjet eelt eerstgenoemde egyptian eigentijds eindige eindproduct elastisch
    -2 elba elmo energetische enquete epo erts ervaringsdeskundigen esso eurostar evergreen excessen exponentiële ey faisal
    -2 fang farao's fem ferro filistijnen filmploeg filmsterren flipt flitsers forster fractuur franchisenemer frictie fsc
    -2 furie gebrachte gebruiksvoorwerpen geek geldzaken gelegaliseerd geloosd geluksdag genezingsproces gents gepatenteerd
    -2 gereduceerde geronimo getankt gevang gewaden geëxcommuniceerd gilden goku gom grensstreek grondwetgevende grootmoeders
    -2 haardvuur hagelslag halsketting handelswaar handpalm hannie hardsteen hartverwarmende hatchback hazelaar hedel heesch
    -2 heimelijke hertogdom hetgene hindeloopen hipster hirsi historic hobbes hobbs hoefijzer hollandsch hotline hulzen hurk
    -2 hva hvv ijdel imitaties imre incredible inferieur ingenieus ingeslikt israëls italian jaaa jacobi jakkes janmaat jelmer
    -2 jorn joss judd judoka's juriste kaaiman kampeerders keirin kelk kerkenraad kerkklokken kerstdiner kh kleurloze
    -2 kleurplaat knutsel koetsen kopieren krantje kruiser kwark laarbeek langerak lassie latente lebbeke lengtes leu leunde
    -2 linkeroever loreto maarheeze macarthur magento magna mahal manage marjolijn marlin marokkaan maroon massagraven
    -2 mediabedrijf meekrijgen megafoon meterkast meurs mireille mmmm mobutu modderige moederszijde montmartre moose moro
    -2 mortier murakami muscat möller najagen nasty nauwer nele neptune neymar nigga nightmare niro nonsense nsdap numansdorp
    -2 oakley objectieven ochtendshow omsloten omvalt onderhouds onderhoudswerkzaamheden onderrug ontoelaatbaar onttrekt
    -2 ontvoerder ontwerpwedstrijd onverwoestbaar openhaard opgebruikt opgeschoten opgeworpen optochten organic orginele
    -2 overduidelijke owner palmas parkiet patron peddelen penang persoonlijker peterselie piggy plooi plopsa politiediensten
    -2 poppins porseleinen poules presidents prijsgeven procedurele promotion pui pump qin raadzaam racers rammelen rammstein
    -2 rancune ranken rather raza rechtuit reims related releasedatum reproduceren reserveonderdelen residentiële resistentie
    -2 rhino rijverbod roerend rohda roteren sacramenten samengekomen samensteller samenzweerders sams santino sasaki sauvignon
    -2 schadeloosstelling schermutseling schietincident schoonheden schoonmaakt scientist separatistische servicepunt
    -2 sexcontacten sidekick simeon slaapbank slof slome sluitstuk sma smeekbede sneuvelden sobre sonar speelbal speelsteden
    -2 speen spell speren spetter spoilers stadsleven stadsmuren stangen startend startnummer statief stedenbouwkundig
    -2 steenstraat stereotiepe stolp stonehenge stortvloed stranger stropdassen studeerkamer studietijd stuw suikervrij
    -2 taalkunde takenpakket talentontwikkeling teaching tek telefooncel theatermaker theatershow theepot thermo tijdverlies
    -2 tls toespreken tolerante torch toshiba traagheid trafalgar trainingscentrum transformaties trentino troonrede tulip
    -2 twitch typering uitdrukt uitgebrand uitgeprint uitschelden vadertje vakantiewoningen valery vangrail vanuatu
    -2 veganistisch veluwezoom verga vergaderd vergaderruimte vergaten verhoef verijdelen verkeersinformatie verlinde
    -2 verslonden verstikking verstrengeld verwaarloosbaar verwar verwittigd verworvenheden vijftiger vil vj vleeswaren
    -2 vliegwiel vluggertje vocalen voerman voorbeeldfunctie voorpaginanieuws voorspellende voortvarend vrijpartij waant
    -2 wagenaar wallet wants wap wapenfeiten waterkering watermolen wateroppervlak waterplanten watervoorziening wd webcammen
    -2 weersvoorspelling wegjagen wegzetten wereldkampioene werkjes werkzaamheid westerpark wijkteam wolkje
    -2 woningbouwvereniging wraakactie writer wulf zeeziek zoover zwaarbevochten zwakheid aangetaste aangrijpen aanhangsel
    -2 aanvoerders abra achterhoekse achtjarige actiefilm adv adviescommissie aerdenhout affleck afgedankt afgestapt afgewogen
    -2 afhandig afreizen afsterven afterparty aftrad agrariërs agri airline albergen aleen ali's amai ambachtslieden americana
    -2 analysis andres apple's astor athletics autofabrikant average basisspeler bastogne bats bcc beeldmerk belastingbetalers
    -2 bergop berisping berta bespeelde bestrijd bestuurskunde betaalbaarheid beticht bevallingen bevolkingsonderzoek
    -2 bevrijdend bevrijders beweegbare bezieling bezighielden bezoekende biobrandstoffen birmese bly bolwerken bourgondisch
    -2 bouwbedrijven brancard brandsma breekpunt brewster britain broeikaseffect brokjes brugstraat brusselmans buza caf cameo
    -2 campo carlson cascade catalunya cern chatroom chess christi cinderella classy coacht coby collections comet
    -2 competitiewedstrijden confucius continentaal coon copywriter corleone cpo creatiever critical croissants croo curvy
    -2 danilo dashcam decision deelen definieer dela delirium demonteren depri desserts dez dias dickinson dicky diensthoofd
    -2 dieptepunten dieselmotoren dinamo dire do's doggy doorzochten driejarig drijfzand drupal duane dunes duo's dwaalt
    -2 dynamiet ej elkander engageren enkelvoudig ergerde esoterische etende ewa expressieve extensies fameuze feather
    -2 feestavond fervente figurant fitte foei formaliteit fragiel franke friendship friesche frisia fungeerde galblaas gansu
    -2 gebaard gebruikmakend gecontacteerd geflankeerd geformuleerde gehaktbal geiser geknepen gekweekte geloften genoom
    -2 gereedheid geruststellen geweldloos geïnstrueerd ginneken glijd gob goeder goodyear gordels gorredijk gorssel gradaties
    -2 grady grevelingen groenewegen grunberg gsm's gunsten gva gymles haelen halley handbagage handschriften handzame hawkeye
    -2 healy heard heck helderziend herk herlezen herwijnen hiervandaan hind hitachi hoegaarden hofleverancier hogerhand
    -2 honderdtal hoofdcoach hoofdofficier huismerk huisregels humanisten ideologieën ijmond iman indianapolis ingemaakt
    -2 internist intervallen intrekt irrationele ismael istrië jaargangen jakobus jardin jeeps jehova's jonk jonny juniors
    -2 justitia kanoën kantoorgebouwen katholicisme katrin kattenbak keizersgracht ketters keukenhof kinepolis klaart
    -2 klanttevredenheid klarenbeek klere knhb knieschijf koekenpan koriander koudekerke kraanvogels kristoff kroket
    -2 kroongetuige kroonluchters kruisstraat ksv kt kunstzinnig kwetsbaarheden kwijlen landarbeiders landstede langgerekte
    -2 lavinia leegstaand leisteen leun lh lichtshow likje lode longa loverboy lutherse maargoed maasstad mandalay manpower
    -2 matic mattheüs maverick mckenna meadows meditatieve meetinstrument melder mensenkennis miele mikey millennials
    -2 minimalistische missers misstaan molenaars moll moritz motorcross motorvoertuig muesli mönchengladbach nachtbus
    -2 narcissen nasir necrologie neerlegt neukte nieuwbouwproject nieuwleusen nme noordelijker npr ochtendspits omhuld omkopen
    -2 onbevreesd onderduikers onderkend onderschatte onheilspellend onklaar onomkeerbaar ontnam onverschrokken oosterpark
    -2 opging opiniepeilingen optical originelen ouverture overgeschakeld overhandiging overheidsinstelling overlijdens
    -2 pacificatie pakkende palais pantheon panthers parochianen patience paulette paulina peet pga pippi pixar plage plymouth
    -2 pooiers posse potato praktischer prescott prinsenbeek priori pritchard priya processing proefperiode proeftuin
    -2 profileert protestantisme puurheid quiche raadszaal rachael radioshow ramirez rampgebied rdm rect regisseert rei
    -2 rekenden relatietherapie renaat residu resistent rijsel rijvaardigheid ritmisch ritz riverdale rockanje roede roert
    -2 rondte roorda rouen rowena ruimteschepen ruinerwold sampdoria sandrine santi schaijk scheikundige schelpdieren schinnen
    -2 schond schoonmaakbedrijf schuilkelder selection sera sergey setlist shall shelton sinus sjanghai skater sketches skiër
    -2 slechthorenden slijt slopende smaakmaker snowboard soma somberheid soy spookstad spoorlijnen sportkleding steegjes
    -2 stimulering stroman stupid supergoed surrealistisch symphony synergie tail takel talige tandwiel taser tears teennagels
    -2 teeuwen teren tesamen tinnitus toeliet toewensen transferperiode transportmiddel treinkaartje treinstellen tribe
    -2 tsjeljabinsk tuesday tyrone tête uitbesteding uitblazen uitgemoord uitgewist uitrukken uitvergroot uitwaaien uitwendig
    -2 uitzaaiingen umberto vakbeweging valve vanonder veerse veracht verdraagt vergelijker verjonging verkenningen
    -2 verkiezingsuitslagen verlinden verminder verminkte verscheuren versnippering verzegelde verzinsels vestia vicieuze
    -2 videotheek vinex vir visitors vliegreis vloerkleed vreselijkste vrijgevig waiting wankele waterlijn wazige wederhelft
    -2 weerslag wegging wegleggen wendde wijsheden wijzig wilbur willebrord winkelpand winterberg wisselkoers yerseke zakmes
    -2 zater zeehaven zelfbouw zenith zoverre zuidland zwemmend zwermen èèn aaneenschakeling aangrenzend aanlokkelijk accident
    -2 achterdocht achterveld achterzak actiecode activity advertising afgemeld afgestraft afgezant afschrift afsloot afstellen
    -2 afstudeerde aggregaat aida alchemist algoritmen alo ambtelijk ambulancezorg analyseer antilichamen architects arsène
    -2 aster ath avila aziaat baku balinese banier bankzaken barbra bedaren bedrijft beel beknopt belettering belgi beluister
    -2 beng benzinepomp beroepsgroepen bestwil betreurenswaardig beveiligingscamera bewaarder bewakingscamera biechten biesen
    -2 bijgevuld bikini's blaine blast blowjobs boeddhist bolkestein bona boorden boosaardige boulogne bovendrijven boz
    -2 bradshaw brandbaar brievenbussen brunettes btc buddies buitenspelen bum busch bv's caesars campagneleider campina carne
    -2 castellum causaal charlton chica clermont clover contractuele corfu cortez corvette cow crea crossing cultuurhistorisch
    -2 cutler dakgoot dap davao dci democratisering dent descartes dichtsbijzijnde diepenveen differentiatie dodewaard doomsday
    -2 doorbrak doorzetter dreads droefheid drugssmokkel dubbeldekker duff dwangbuis earthquake ehh eindhovens elanden
    -2 elastische elfjarige ellison emc emoji eurosport evangelisatie evenredige exploitanten facilitaire fantasiewereld faust
    -2 figuurtje fijnere filmmateriaal fina forge formeren fotosynthese foz fps français frieslandcampina frissen functionerend
    -2 fvd gad garandeer gedragstherapie gedragsverandering gedrenkt geluidskwaliteit gemodificeerde geneve genummerde geologen
    -2 gerenommeerd gesmaakt gespendeerd gestuit geterroriseerd getijden gillende goe goederentrein gokt graaien grieten
    -2 grijpskerk groenblijvende grondleggers grootaandeelhouder grou gusto halfuurtje halsteren handbalvereniging heldendaden
    -2 hels hindu hiërarchische hommel hoofdveld hoogerheide hosten houtsoort hoveniers huez huisartsenpost hungry husky
    -2 huurovereenkomst ien inca indi ingmar inkomensongelijkheid inlevingsvermogen inluiden inrijden instrumentarium inzenden
    -2 iom islamabad jacksonville jessy jokers josje jumpsuit jv kaboel kajak kanaries kansloze kats kelen kerkgangers
    -2 kermissen kernwapen kills kinderjury kippensoep klaargestoomd klemtoon kneepjes koolstofdioxide kopstoot kortaf kromming
    -2 kronieken kruisvaarders kuijt kuisen kwaliteitsborging langsgaan leestekens lelijkerd lemmens levensecht liars lijster
    -2 lochristi loodje looft loom losgekoppeld loven luipaarden maccabi madelief maribor mathilda mcgee mckinley means
    -2 meewerkte melkboer menopauze middenstuk midweek mijdt millennia milligram mito molenweg moordend moordende mores mulo
    -2 muziekstuk naaktfoto naamsverandering namaken nao narcistische ncs neoliberale nepnieuws nicholson niekerk nieuwjaarsdag
    -2 nijlpaarden nissewaard noodoproep noordbroek noppes normaalste nous oefeninterland oegandese oeh oki olson omvormer
    -2 onbegrensd onbetaald oncoloog onderhoudsbeurt onderlip onderzoeksraad ongeplande ongrondwettelijk onkunde ontgoocheling
    -2 ontvluchtten onvrijwillig onweerlegbaar onwil oorlogsjaren opdrogen opgingen ophoesten opleidingsinstituut oppepper
    -2 opschorting opsplitsen originals paasvakantie paf pantservoertuigen parameter pardoes pats paul's pauls peanuts pestkop
    -2 phong pictogram pieck plantsoen platencontract png pogen pokeren portofoon potts potverdorie ppm ppp priorij pro's
    -2 processoren produkt professioneler programmeertaal prosecco provocerende prut psychedelische pythagoras racebaan rangoon
    -2 ratings reactief recidive reclamespotje regeneratie reisadvies repressieve rg rietjes rioolwater rivièra roekeloze
    -2 roestvrij rondliep rookmelders rooskleurig rude rugzakken ruin röntgenfoto sabam sailor saneren sausje schaaktoernooi
    -2 schaamlippen schoenendoos schoolvoorbeeld schuldenaar sentimentele sequentie serveer serviër shaffy sherpa shilling sho
    -2 siam sleeping slotsom sly smallingerland snoepwinkel sodomie softwarebedrijf spoon spoorwegovergang sss stakers
    -2 standhouders standjes steengroeve sticky stompe stotteren strijkijzer struggle struikelde surhuisterveen svv taalkundig
    -2 taft takje taps telefoonhoesje tennistoernooi terracotta titelsong toegespitst toilette toonzetting tory touren
    -2 treinkaartjes typerende ubbergen uiteengezet uiteenvallen uitgeslapen uithuizermeeden uitliep uittrekt vaderlandsliefde
    -2 vander varieerden veder veelgestelde veelzijdigheid veganist vehicle veilinghuis ventiel verafschuw verbrandden
    -2 verdienstelijke veredelde vergankelijkheid vergrendelen verheijen verhuisdozen verkerende verkooppunten verloochenen
    -2 verlos verneuken vertier vervuilt verwekken vichy videogame visma vitrine vliegdekschepen vlinderslag
    -2 vluchtelingenkinderen vocal voedings voka voltreffer voordeden voorgaan voortschrijdend vooruitlopend vraaggesprek
    -2 vrijaf vuurde wadi wael wagentje wandelingetje wanner wasmachines weerga wegwedstrijd wellens welwillend werkuren wiz
    -2 wognum woluwe woontoren wuustwezel youp zandweg zedong zeiss zelfmoordaanslagen zevenhonderd zinderende zoontjes
    -2 zoutkamp zulu álles aanhad aanhoudingen aanvoerdersband abidjan abrahams achtervolgden adempauze adviserende afbreekbare
    -2 afknippen afvalt aidan ako albrecht alcoholvrije alde alfonso alken alleeen alletwee alley alright amazones ambulante
    -2 ampère anbi andriessen antibioticum aquarius asperge asteroïde augusta autobiografische avans badpakken badwater ballad
    -2 ballin ballistische bami basketballer baton bazin belandden bellers belly below bemande berken beroepsopleiding
    -2 bestormden betalingsverkeer beten bewaak bewonen bezweek bindmiddel bist bladerdeeg blanchard bloedtest bloedverwanten
    -2 boaz bodies bodybuilder boeijen boomsma botbreuken bovengemiddeld bovennatuurlijk brandbare brandstofverbruik braxton
    -2 brij browsers brugman buick built buitenschoolse burggraaf carmichael charts checks cheerleaders chest cis
    -2 coalitiepartijen congrescentrum coster coulissen crooswijk crop cusco cutting cvs darby declaratie deeltjesversneller
    -2 default dementerende demografie deporteren deurwaarders devin diaries dizzy domingo donderen donkergrijze doorverwijzen
    -2 draaischijf drankprobleem drees driedubbel duizendste dw edouard eerde elektrotechnische elementair elsie emissies
    -2 emmerich engste erm espn etablissement excalibur excuseert exeter exo fabienne fairy familia familiewapen felice
    -2 fietsersbond flush formidabele fotootje frappant frazier frisdranken fundamentalisme gallië gasflessen gebreid gedogen
    -2 geestige gehaktballen gekoesterd geldverspilling geledingen gelicht geluidshinder gerlach geïndustrialiseerde gielen
    -2 glimt goblin godsdienstig goo graadmeter grammy grutto guardiola haarden haarlems hadi hana hanteerde haïtiaans hearst
    -2 hell's hellas hellende hifi hillen hoektanden honderdvijftig hoofde hoofdplaats hoogspringen hoorzittingen horne
    -2 houthi's huiseigenaar hulplijn hypothetische ilya impresario inentingen informateur ingelopen ingeluid inleidende
    -2 internal intrigerende ireland itt jabbeke jeannie jeugdigen julianne kaai kabinetsformatie kadastrale kaf kalmerend
    -2 kamikaze kapotmaken ker kicks kievit kimono kinderliedjes klaasen knowles kockengen koopzondag koudere krabbelen
    -2 krijgsgevangene kruipend kuisheid kwalificatieronde kyushu langeveld lastigste laterale leeggehaald leeuwendeel
    -2 levensbedreigend levensvragen lez lian lieberman linkshandige lintworm loonkosten loose lowry lsp luchtfoto's lumc lush
    -2 lutte lyman maakindustrie maansverduistering maarn maddie maillot malloot mammie mansour marshmallow mcleod meeleven
    -2 meissie meteoor middelkoop middleton might minieme modificatie moeren mollema mondstuk moren moria mps munteenheid
    -2 muziekcentrum naaktstrand nagerecht needle nena nerveuze nieuwsflits nivo noorderzon notice novel oblivion octavianus
    -2 olievlek omleidingen omschakelen onafhankelijkheidsdag onbesproken ongeldige ongrijpbare onhaalbaar ontketende
    -2 onveranderlijk onverbiddelijk onverklaarbaar onzorgvuldig oorschot oosterpoort opblaasbare opec opgevouwen oplegde
    -2 opschrijft opsteker optredende opzienbarende ortho ouwehoeren overl overschrijding overviel pannetje paraplu's paria
    -2 partiële patriarchale pau penitentiaire peso phuket pilar pimpen pina pines pinochet piotr plakjes plm poetst pollock
    -2 poulefase prak presidium pretoria productielijn proefde propeller publishers pulsar pwc quechua raadhuisplein racket
    -2 radcliffe rami rampspoed razendsnelle realist reaper relativeert relativiteitstheorie relikwieën remko remus rennend
    -2 reuben rieu rijsenburg ritter rivierengebied rollercoaster rombouts rondrit ronselen rousseff rox rusty ruïneren rvo rwe
    -2 sadistisch salma samenwerkten sandwiches sapphire saxion scandinavisch scant schakelaars schering scheuten schiedamse
    -2 schizofreen schommelingen schuitje schurft sekswerkers selecteer serotonine shag shredder skill slaatje slagader
    -2 slotenmaker sluw sneden snijder soberheid sociedad songwriters spangas specialiseert spekjes sphinx spiritus spitfire
    -2 sportveld ssst staatsloterij startlijst steekje stephens stockton stoner stopzetting strasse stripverhalen strooit
    -2 substantiële subtieler sucre suikerspin syl sylvana syntus taggart taptoe tart tedere telepathie tennisclub
    -2 teruggeplaatst testrit thelma theodorus therapeutisch throat thuislozen thx tits told tosca toverstaf tracey trechter
    -2 trillende triton truffel tudor tuktuk turners typetjes uitdrogen uittreksel ultron uzi vastlopen veels
    -2 veiligheidsoverwegingen verbruggen verhaeghe verheerlijkt verheft verjaardagskaart verlamde verloedering verloot
    -2 versneller versoepeling verwarmt verzakking vestdijk villar visionair vissersboot voedingspatroon voering voetbalt
    -2 voetvolk voldoe volksmuziek vorstelijk vossemeer vox vrijbrief vullingen waardeerde waterlinie weerlegd weinstein wenn
    -2 westfries wijdverbreide winfrey wondere wt zachary zandsteen zeelui zeepbel zeilde zetelt zever zoende zomerhit zuider
    -2 zulks zweefvliegen éne aankeek aanraders aansloot able aboutaleb accountantskantoor adrien aduard advisor afbetaald
    -2 afdekken afgetrapt afhouden afmaakte afraid afstamming agovv alcoholpercentage alleenrecht allertijden amadeus
    -2 amateuristisch amigos andros apathie apo arabist ariane arrows artrose asahi assassin's autopsierapport avondspits
    -2 barroso basiskamp beboste begrafenisondernemer bekoren belastingadviseur belastingplan beleefden belga bepaalden
    -2 beplanting bergse betoveren bevo bewaarders beware bewijsvoering bewolkte bibliografie bijzonderheid biker biografieën
    -2 biënnale bloede bloeide bloomberg bomans bonuspunten bouwkosten boxers boxershort bras brisbane bronson buitenruimte
    -2 buizerd burrows cab cakejes calm camara cath ceo's cheat chefkok chia clock colonel complotten connolly cordoba
    -2 coupletten crevits cultuurhistorie curatele curly cuypers dagkaart dancer decembermoorden deerlijk delfstoffen dialyse
    -2 dinteloord discs distribueren doodgewone dooft doorgeschoven doorslaan doorstond draaier draven driehuis drijver
    -2 droomden dungen durham dusseldorf dwarsfluit dwingende echtwaar eenentwintig eenhoorns eenrum elfje empirische
    -2 enerverende esf excuseer existentie extreemrechts familierecht farid feestvreugde felicity fell fernand figaro
    -2 figuurlijke figuurtjes filmserie finesse fitnessen flames fontana fotowedstrijd frasier gasleiding gebotst gecamoufleerd
    -2 gedupeerden gefundeerde gehemelte gekneusde gekscherend gelabeld geldof geluidseffecten geluksvogel genageld geologisch
    -2 gereanimeerd geschiedenisles geschiedschrijving gesmoord gest gestript gevaert gewestelijk gezel gijp ginder gipsy
    -2 glitch gonzalo goos grappigs gretchen griffie grootscheepse groupon guam guild hackett hakte hama handy harmon harsen
    -2 hartstichting heathrow hedwig henricus herenhuizen herontdekt herschel hersenactiviteit hersenloze herwinnen hitje
    -2 hoofdband hoofdredactie hoogbegaafd hoornse hov hpa hulpjes ibuprofen icd icoontjes igz imker indiensttreding
    -2 inefficiënt infrabel ingerekend inkeping inkijkje inlevert instapt intimiteiten inventariseren investments israëli's
    -2 jang japanese jett jihadstrijders jinek kamerkoor kamperfoelie kankerbestrijding kankercellen kankerpatiënten kano's
    -2 kansrijke kantoortje kaper kaïn kerkwijk kerstcadeau kerstkaart kinderopvangtoeslag kipfilet kledingwinkel kleuring
    -2 klopten koekkoek koetjes kookte koolmees kosmisch kraantje krampachtig krantenkop kz lal leather leerlingenvervoer
    -2 leesbril lieveheersbeestje ligue limits lln loert lonnie loodzware loops loskomen lyn lyndon lyons machteld macleod
    -2 manuele marinebasis marisa martino mauve mbar mccall meert meike memorandum menigeen merkteken metoo mezzo mijnstreek
    -2 milieubescherming mime mirage mmc moab modieus motorvoertuigen mousse multidisciplinaire munchen musée mute narcist ncis
    -2 neergang nieuwezijds nijvel noortje nop nopjes nostra nuland nummering nynke nypd observeert olé ombrengen omer omhelst
    -2 omzeild ona onderbeen ondergewaardeerd ongebonden ongelimiteerd ongewisse ontleed ontregeld onweersbuien ooo oosterwijk
    -2 opbreken opgezadeld opheft opmeten opperbevel opzouten ora organisatorisch ork osb overheidsbedrijven overloopt
    -2 overmeesterd overvliegen ozb pais pannekoek papi parton passport pelgrimstocht perk pertinent pijnlijker pinocchio
    -2 playmobil ploegmaat plof politieagente polka preekstoel prefereren prep profetieën proportioneel publicist putje
    -2 puzzelstukjes pvdd quinoa quitte raadselachtige raamsdonksveer raarste rack rantsoen rawlings rechterflank recta
    -2 reimerswaal reisjes rentes representeert retourneren riding ringetje role rooijen rookvrije roscoe rousseau royalty's
    -2 sabbatical samenhangt sanskriet sceptische schaliegas schilde schuurt sco scream seconds sekspartner selecte servo
    -2 sexting sikkel sjakie slayer sleutelbos slippen slowaakse snugger sosa spartaanse speelfilms speelplein spelersgroep
    -2 spiegelen spreidt stalingrad steengoed stekelenburg sterrenwacht stoffel straffeloosheid strafpunten strandde strekte
    -2 stressen sudoku susie suus suïcidaal swanson swingend sybrand tamar tar tayyip techneut tederheid tehuizen
    -2 telecombedrijf teo terugkwamen testers thursday thérèse titans tjes toegangskaarten toeteren transponder triestig tripel
    -2 troll tru tucht tuinier tulsa tweejaarlijkse ucla ud uitademen uitblinken uitbracht uitgangspositie uitkijkpunt
    -2 uitvaartcentrum ultiem usual vaarbewijs vaseline veestapel venhuizen verankeren verdrievoudigd vergiftigde verheugde
    -2 verkassen vermomde verstaanbaar vertigo vertrekkend vervoersmiddel vesper videoland viezigheid vijven vloeide vod
    -2 voedselproductie vof vogezen volkje vredelievende vreugd vriespunt vrijheidsbeeld vrijwaren vrijwilligersorganisatie vsv
    -2 waterproof waterreservoir weel weerkaatst weerzin weghaalt wegneemt wehrmacht welgesteld welwillendheid wereldkundig
    -2 wereldleider werff westfriese wicht wierde wieringa wijdemeren wijsneus wildste willibrord windje woef woodrow
    -2 woordenlijst wrang wur xinjiang zandpad zandvliet zebrapad zedd zeester zeezicht zegje zeta ziekbed zomerperiode
    -2 zonnecellen zwangeren zwellen aankaarten accord achtergekomen adolescentie adonis afgedragen afgehaakt afgekeken
    -2 afgetapt afwenden alhier amateurclubs amputatie anal antivirus ardèche att augurk autocad autovrij axa ballerina's
    -2 baseerde bedachte bedroevend begripvol begroot belangwekkende bellingwolde bemannen berman beroofde beschrijvende
    -2 betaamt betuigt bierbrouwer bijgelegd bijvoeglijk boekenwinkel bols boni bootleg borsele bouwplan bovenarm bovenbenen
    -2 bovenlijf boyfriend braassem breeam breedtegraad breuer buitenechtelijke buitenveldert butters buurtje cakes carole
    -2 cassie cathedral cellulaire chao checkte cheetah chiel christoffel citroensap claimde clubgebouw cochran comfortzone
    -2 comédienne continentale couperus crediteuren cto cursor cybercrime cybersecurity dagopvang dakje dankuwel daria dawkins
    -2 dedicated deursen diesels dikkie dilsen districtsbeker dolomieten doneer donkerrode doorbloeding doortastend dorothea
    -2 droomwereld duijn dvs dynamite eclectische eclipse eerbeek eersteklasser effectenbeurs eid eko electrisch
    -2 elektrotechnisch elijah endurance enkeltje enschot ereburger erfelijkheid evv fauteuil faxen fdp ferb ferrari's ferrera
    -2 fey fjorden flatje following fotonen franks frequency fundamentalisten fungeerden garages gebezigd gecentreerd
    -2 gedeponeerd gedragsregels gedupeerde geilt gekkigheid geklaag geklapt gekoelde gelei geleiders gemeden gemiddelden
    -2 gemoedsrust geneeswijzen gerepeteerd gesteriliseerd gevangeniswezen gewillige geëmigreerd geënt gijzelnemers
    -2 gisterochtend goedaardig gravendeel greetje grosjean gruwelen haarlak hadde haersma haga halfbloed handelsnaam happens
    -2 heeg heidens heikant helmondse henan hentai hief higher highlands hilversumse hobbels hoofdlijn hoogopgeleiden hopman
    -2 horecagelegenheden houben huisvest huppelen hutt huursoldaten hypothetisch hélène ibarra iceman ideas imitator
    -2 incarnatie inf ingediende ingezetenen inkom inkomstenbron inpikken inzinking jaszak jawoord jetta jeugdherberg jimenez
    -2 jongerenwerk joystick kalkoenen kanshebber kansrijk kaste ketter keuzen kiemen kita klaarkomt klavier kleedde kleinst
    -2 kletsnat kluif kokende kontneuken kootwijk kortrijkse kraakpand krijsen kunstjes kwakzalverij lace lacoste lades lafheid
    -2 laminaat lapdance lauwersoog leede leeftijdsverschil leerschool leeuwerik legion levenspartner levi's lexie liedboek
    -2 lierop limmen lobo logischerwijs looi loslopende luikse maasdriel machelen machinefabriek manchetknopen maren martinique
    -2 maskeren massimo mcgill medespelers meerval melkkoeien merkkleding merlot merwede mitrailleurs mitt modulair moedeloos
    -2 monsterlijke montréal moonen motorolie mun muppets musthave nak nekken nespresso nevenfuncties nigger niksen
    -2 noordwestelijke normalisatie notoire nouri officieuze omgewisseld omi onaangekondigd onafhankelijkheidsstrijd
    -2 ongrijpbaar onhandelbaar onprettig ontdekkingsreizigers ontketend onverantwoordelijke openbaarmaking opgetild
    -2 opleidingsniveau oplosbare opschonen opwarmt ordernummer ore orgaandonatie ottawa oudezijds overijse overkill
    -2 overschaduwd overslaat paaseieren paddo's pai pale palestine palmyra pancras parenclub patrimonium pea peddel
    -2 personeelsbestand pesach pfaff philharmonisch pijltjes pinksterdag plasje platenzaak pleuris plons poelen politiecel
    -2 politiestaat politiewagen pons praktijkervaring praktijkonderwijs prikkelende proportie puinhopen putt quan rada raleigh
    -2 rapunzel reddende reinder reisverzekering rhys ritsen rocher rochester rockwell ronda rosanne royals ruziën sama
    -2 samaritaan samenhangen samenvallen schemer scheurtje schoolbesturen schoolverlaters schroefdraad schuw sexcams shabab
    -2 sheen shorttrack sikkim simpelveld sinister slachtofferhulp slinkse sloerie slotdag sneep sommers spare speeldagen
    -2 spreekkamer stijfheid stills stomverbaasd stoomtrein straaten streef strikes stripclub studiefinanciering stuivers
    -2 summertime suri suède syfilis symmetrische taxateur teamuitje tegengesteld teistert temperen tennissers terheijden
    -2 teteringen tijdspanne tijdsverschil tinker toekwam tolstoj tomislav trappers trekkracht trofeeën trouwste trusten
    -2 tsjechen tuinhuisje tusk tusschen tweepersoons twenthe ue uitblinker uitdeelde uitersten uitslaan uitzichtloos
    -2 ultraviolet umts unief unite vakliteratuur varkenshouderij vdb vechtend vechtlust vechtsporten veldje vendetta
    -2 verbintenissen verdoven verdubbelde verduisteren verkaveling verkeersleiding vernedert vernieuwt verraadde verruimd
    -2 verschoten verstoken verwerving verwisselde videokaart vietnamezen viv vives vlogger vlugt vocals vogelbescherming
    -2 volkert vonnissen voorzover vorarlberg voudig voyage vrijheidsstrijders waarschuwden
    """
}
