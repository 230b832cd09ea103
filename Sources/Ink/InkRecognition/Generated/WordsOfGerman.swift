/// Words of German in frequent use, each row with twice the binary logarithm of how often they stand in 920,000
/// words of text. Made by Training/Words/language-words.py from wordfreq's data (Robyn Speer and others,
/// CC BY-SA 4.0); docs/develop/licenses.md has their sources.
enum WordsOfGerman {
  static let table: StaticString = """
    30 die
    29 der und
    28 in
    27 das ich ist
    26 nicht zu den von mit es ein auf für
    25 im sie eine sich auch dem des
    24 als er an dass so bei wie aber aus hat sind
    23 nach noch wir du war nur wenn oder wird was werden einen am man um haben
    22 einer zum kann über da dann einem schon habe ja mehr mir sein vor mal
    21 zur durch hier mich bis doch ihr immer jetzt diese wurde wieder keine alle sehr
    20 können muss uns bin unter vom gut gibt hatte ihre dieser gegen seine alles also geht viel zeit ab ganz machen
    19 denn meine damit dir will einfach ohne weil beim etwas waren zwei mein eines kein seit soll selbst wo dich menschen hab
    19 heute kommt nichts nun würde leben wer macht anderen deutschland ihm jahr ob ihn jahren seiner viele zwischen
    18 jahre wäre diesem dieses wurden dabei a dort müssen gerade neue sondern erst ersten ihrer lassen sollte andere hast
    18 warum weiß weiter wirklich ihnen ihren mann wohl drei seinen vielleicht dazu diesen euch kommen wollen bitte hätte sei
    18 könnte sehen sowie tag berlin dafür ins sagen steht während
    17 bereits deutschen ende nie uhr weg wegen besser einmal frau stadt welt gehen gemacht genau danke gar konnte leute neuen
    17 seinem unsere dies etwa jeder natürlich the bist gute recht finden geben kinder werde geld gleich keinen lange sagt teil
    17 allem beiden davon eigentlich fast richtig tun arbeit de denen deutsche erste frage meiner sieht zurück deine jedoch
    17 klar paar große großen liegt welche wissen zusammen einige fall gab kannst sicher e frauen ihrem kam allen darauf hatten
    17 letzten meinen nein schön sogar vielen worden zwar
    16 allerdings art schnell sollen darf jeden jemand später stehen wollte ganze gerne möchte seite spiel weitere wenig heißt
    16 liebe oft sagte fragen land neben statt dein gehört lässt platz besonders geschichte ne nehmen of darüber deren hin vier
    16 gesagt guten kurz meinem morgen sonst unser bekommen bzw euro gesehen kleine spielen weniger familie ging haus sollten
    16 arbeiten bild bleibt eigenen je möglich weit deshalb eben gewesen glaube minuten polizei außerdem beide findet ganzen
    16 leider musste online stellen tage unternehmen woche würden besten bleiben daher grund kaum namen problem
    15 daran halt nacht neu stand stunden thema beispiel genug allein dessen direkt echt halten kleinen schule solche zeigt
    15 überhaupt anders essen lang usa abend dank ebenfalls eher hinter mag musik münchen pro wasser alten bald erhalten junge
    15 lieber nachdem ort sofort zweiten aller auto bringen danach deutlich dr finde hand jede kopf männer nächsten unserer us
    15 damals endlich eu fünf gefunden gilt person schwer wichtig zeigen egal gesellschaft hoch letzte stark alter anfang
    15 gegenüber kind oben rund spd straße bekannt bisher eltern europa gott hätten los mutter wochen augen beste braucht denke
    15 gruppe her is meisten millionen schreiben treffen trotzdem artikel bestimmt deutsch folge glück herr hilfe leicht
    15 mehrere niemand politik sache scheint zunächst alte bayern bisschen denken fand film internet laut lesen oh personen
    15 regierung richtung schließlich stellt team and buch dinge dürfen früher geworden ii prozent sohn spaß stelle wort
    14 bereich besteht bringt ernst groß mensch mädchen o vater zukunft all darum eigene fahren fest form frei idee jedes
    14 keiner liegen neues passiert österreich bevor gegeben hamburg jedem manchmal raus super tut wahl wert wien einzige
    14 entwicklung folgen freunde führt helfen kosten könnten obwohl sehe suchen weiteren ziel ziemlich angst ca dadurch erfolg
    14 hause krieg lage läuft mai probleme september to verstehen voll wann wieso afd alt aufgrund brauchen innerhalb insgesamt
    14 klasse konnten nimmt ok preis rein rolle stimmt tagen tod völlig zudem ach außer cdu gekommen gern gestern irgendwie
    14 kirche meist märz na seines trotz vergessen verschiedenen vorbei zahlen anderes blick dagegen deinen ebenso führen
    14 kaufen lernen meinung name partei reden seiten w willst wobei zweite hält jungen moment schlecht sechs spiele spielt
    14 sprechen video august bilder dachte glauben mitte november scheiße sowohl st wahrscheinlich april deiner einigen
    14 frankfurt freund insbesondere per peter raum spricht system tatsächlich z anderem bekommt erreicht gemeinsam juli juni
    14 links mach new nämlich oktober schaffen setzen suche versucht bedeutet einsatz falls gleichzeitig großer habt hören
    14 ihres köln möglichkeit nr rahmen rechts sachen schweiz stück welches fällt genommen hoffe höhe job ließ michael nächste
    14 sex sommer stunde titel tochter unseren wohnung wären zahl zehn handelt kennen kunst mitarbeiter sah sorgen sprache
    14 verloren weise zumindest übrigens
    13 bad band chance fehler gebracht hallo hinaus langsam menge meter mindestens musst selber sicherheit spieler drauf
    13 erklärt erster gefühl gleichen km laufen medien saison tv verschiedene weiterhin ziehen überall antwort bahn berliner
    13 dennoch dezember gesicht guter machte monate seien somit thomas toll tragen vergleich versuchen entscheidung gedanken
    13 gehören gemeinde gutes herz jahres januar jeweils nutzen nähe siehe sinn stuttgart sucht vorher welcher bereit daten
    13 deinem falsch fertig foto häufig interesse kultur könig la luft lösung nen reihe schöne stimme boden bruder erreichen
    13 februar frankreich fußball heraus informationen kennt kritik manche neuer nochmal opfer passt plötzlich region richtige
    13 schwarz seid setzt situation sonntag unten warten wirtschaft anderer bevölkerung darin deutscher firma gedacht
    13 geschrieben gewinnen hohen kamen kleiner kreis körper lass länger mitglieder nachrichten punkt rede typ verein verwendet
    13 zeiten ausbildung beginn beispielsweise deswegen ergebnis eure freundin gestellt grünen kenne kindern licht markt
    13 mittlerweile monat offen politiker politische rechte regel russland solchen staat teilweise unserem weder acht bedeutung
    13 europäischen fc folgenden gefallen hälfte lag martin programm reicht schüler selten sieben sowas text unbedingt
    13 unterwegs verbindung wenigstens zeitung zuvor ahnung bürger eins erfahrung erklären erzählt funktioniert grad größte
    13 hohe indem kampf kraft mache monaten nahm okay politischen projekt präsident punkte sport tat zimmer zuerst alleine
    13 druck entfernt facebook fehlt genauso größten hans herren hört lediglich liste schauen soweit stimmen wochenende beginnt
    13 bietet dran dritten durchaus erwartet fallen gehe inzwischen komplett kunden müsste niemals on schau schritt staaten
    13 unterstützung verfügung verlassen wenige wirst wählen angebot bett blieb einzelnen erneut gefahr gefällt genannt google
    13 hilft klein linie max natur schuld top wahrheit worte wusste öffentlichen aufs co etc gibt's gmbh hey it klingt knapp
    13 live mannschaft ordnung paris reich rot samstag satz teilen themen vermutlich ändern aufgabe bezeichnet chef dollar
    13 entweder entwickelt fotos freuen geh gewählt john lehrer leipzig runde scheiß schluss serie teile total verstehe
    13 veröffentlicht wollten ähnlich
    12 bank beitrag cm entscheiden erkennen freitag früh gebäude gesetz gleiche hotel jedenfalls komm ländern nahe nennen zieht
    12 zug aktuell bewegung china ehe ehrlich erde erfahren ergebnisse flüchtlinge folgt gebe gehabt geht's gespielt gewalt
    12 gold gruppen gründen karl nix no nummer rechten reise sieg sitzen start tür universität verdient verhalten verstanden
    12 aktiv besuch bildung darunter denkt dürfte eh englisch gefragt glücklich großes hart irgendwann landes leuten linken
    12 länder offenbar post rest ruhe schreibt sinne werk begriff bericht drin erwarten fans fenster for freien freiheit
    12 hannover jemanden lebens lebt meines mussten nennt schönen stolz verfahren verkauft versuche vorstellen york zahlreiche
    12 zeichen zuletzt absolut arbeitet auswahl christian derzeit dritte erfolgreich freude http interessiert jungs leistung
    12 lieben meint meinte montag plan regelmäßig stellte trifft versuch vertrag wichtige zusammenhang angaben arzt befindet
    12 daraus en erstmals gegangen getan grenzen hund linke mm sag schneller sicht zeitpunkt anzahl baden bau bloß entsprechend
    12 erstmal geführt glaub größe heutigen hintergrund immerhin karte langen lust mehreren meister regeln sobald solange sonne
    12 tiere trägt unterstützt volk website wenigen al arsch außerhalb bestehen folgende frank gelesen gesamte gezeigt grenze
    12 handy internationalen kaffee komme kontakt könnt laden lustig mittel paul perfekt position richtigen schloss schutz
    12 studium ständig unterschied verkaufen videos wagen winter you zusätzlich ag aktuelle anschließend benutzt bücher freie
    12 gewonnen heißen italien kollegen legen leid london mitglied naja quelle sachsen studie tages technik tisch union urlaub
    12 verletzt weißt welchen werbung amt auge betrieb bier brachte club draußen einfluss erfahrungen erwähnt fällen fühlen
    12 führte fürs gebiet gericht himmel iii irgendwas jahrhundert jugend kleines maria maßnahmen möglichst patienten
    12 persönlich schlafen teilnehmer tief verbunden voller willkommen aktuellen antworten autos bauen besondere bieten
    12 deutschlands energie erinnert ex fuß geboren geschafft glaubt herzen hoffnung holen kilometer merkel relativ schweizer
    12 show sitzt spät sterben stets tolle trainer usw version wald abschluss aufgenommen basis begann beschäftigt csu dahin
    12 ddr ding friedrich gelten gesamten gespräch gesucht getroffen interessant irgendwo meinst möglichkeiten müller nachricht
    12 nötig parteien partner party qualität richter schaden schulen see tor täglich verlieren wahr aktion anteil app aufgaben
    12 ausschließlich beziehung cool david dresden froh funktion genutzt gesetzt halte haut hielt hinten inhalt kontrolle kurze
    12 leisten minute möchten rücken soldaten sozialen starke vergangenheit vertrauen wirkt zustand aussehen bewusst bremen
    12 damen diskussion entschieden fdp fehlen fort franz fährt gehalten gestorben größere ideen könne künstler literatur
    12 miteinander organisation passieren rennen sage schade schlimm sekunden setzte soziale türkei umgebung verantwortlich
    12 weltweit wünsche youtube zog zufrieden zusammenarbeit berichtet düsseldorf et familien geburtstag gegensatz gekauft
    12 grundsätzlich hände insel machst netz normal prozess schwester sprach un vertreten vorhanden wolfgang wünschen zuhause
    11 ans autor bezahlen brauche dienst dumm eindruck enthält entstehen feiern feuer fühlt gefahren geschehen grüne halle
    11 hingegen interview kamera lachen praxis preise ruhig szene telefon trinken unterstützen verhindern weißen wetter
    11 wiederum zugleich zählt album allgemein bestimmte bestimmten bundesliga dar demokratie eingesetzt entdeckt erinnern
    11 erstes extrem flughafen freut gebaut grün jährige kostenlos krankenhaus link längst mund osten positiv schützen tot
    11 tritt verkehr verlag wen werke wichtiger wiener wirken allgemeinen anschluss anspruch arm armee auftrag ausland
    11 behandlung bestätigt böse diesmal dorf einzelne erfolgt erhält erscheint fiel findest gelernt gesprochen größer handeln
    11 herbst hoffentlich hängt karten konzept kämpfen min notwendig näher plus professor rat reichen spiegel spitze star
    11 straßen test tour verantwortung wege weiteres wesentlich wunsch andreas außen behandelt beiträge bekannten bessere blut
    11 bürgermeister büro ehemaligen erlaubt fanden farbe führung garten gegner gründe gäste heimat industrie innen
    11 jahrhunderts kg kostet legt leitung lied liga mehrheit offensichtlich robert schließen schwarze solltest unglaublich van
    11 vorne waffen westen wohnen abs be befinden bezahlt bezug bilden bus by england entstanden fernsehen filme finale find
    11 general geschlossen kaiser leiter meer neun park polen schwarzen theater traum verwendung werte wirkung zeigte
    11 öffentlich alexander anlage arme arten ausgabe baby beträgt brief enthalten erzählen fahrt freunden gewissen herum höher
    11 internationale iv juden kauf kommentar landkreis leistungen modell museum nehme produkte religion roten stärker urteil
    11 veranstaltungen versteht vertreter verwaltung verändert wow zahlreichen öffentliche übernehmen angriff bekam echte
    11 einiges europäische forschung fälle geplant grundlage größeren herrn jung karriere letzter mark material mögen nett
    11 polizisten schafft schicken schrieb seele selben strom treten trump unfall ungefähr wollt abends abgeschlossen
    11 ausstellung beginnen daniel entgegen erklärung falle fragt frieden geil gelegenheit geschäft gezogen gingen
    11 hauptsächlich hinzu krank lauf lief milliarden mittwoch moderne möglicherweise rom rum schwierig strecke studien städte
    11 verdienen weiße wichtigsten wind zentrum öffentlichkeit allgemeine alternative angeboten ansehen aussage besonderen
    11 dauert davor dortmund eigenes einzigen erhielt extra fahrer französischen genannten gesundheit ha hof international
    11 klaus leiden ma mama not presse produktion radio reisen schlechte selbstverständlich sendung sicherlich song sorry
    11 twitter vollkommen walter wand weiterer welchem wissenschaft wunder überzeugt at bahnhof bedarf bedingungen benutzen
    11 besuchen di ecke einführung empfehlen eröffnet generation hoffen israel küche mail maße melden mitten schaut schiff
    11 schlimmer seitdem sogenannten sowieso spanien spielte standen starken stiftung unmöglich verdammt vergangenen
    11 vollständig werner wär zerstört ah anfangen bekannte beruf besitzt computer entspricht finger fleisch fliegen gearbeitet
    11 geist georg halb jan laufe le leichter main mio offiziell pc quellen roman schweden starb steckt stein technischen
    11 unabhängig verhältnis ziele zweifel alkohol anna blau bund donnerstag durchgeführt ebene entsprechenden erinnerung
    11 erleben erlebt euer falsche firmen fordert gemeint geschichten gottes handel heinz hinweis höhere institut interessen
    11 jeweiligen kurs lager männern müssten norden one reaktion rote schlagen siehst sparen steigt studenten up veranstaltung
    11 vieles wm zürich amerikanischen aufmerksamkeit ball breite bundesregierung dienstag entlang entsprechende früheren fühle
    11 gegend heinrich historischen holz keinem kommission kriegen kurzen länge meistens passen ps punkten red risiko runter
    11 russischen sodass sorge sprachen stil stimmung tatsache teils trat traurig täter unseres wein woher zuschauer zweck
    11 überrascht amazon angenommen armen bestand besucher bewegen bildet darstellung dienen entsteht entwickeln feld gewinn
    11 geändert gibts grade heiligen information johannes kino lasst league legte letztes lösen me nase nürnberg original pause
    11 prinzip prüfung regen schwere schöner starten technische tradition training typen tätigkeit umwelt ursprünglich
    11 verwenden vorstellung vorteil weihnachten wem wilhelm willen würdest zählen öffnen übernommen abgesehen abstand amerika
    11 angeblich ansonsten antrag anwendung baum behalten berg bislang bonn bühne city ehemalige fischer frühen geblieben
    11 gemeinsamen haare hessen komisch mehrfach nem nächstes parlament persönliche praktisch private respekt schuhe schönes
    11 simon steuern warte wichtigen zwölf
    10 analyse andererseits aufnahme auftritt aussagen behörden berichten beteiligt brücke dient erfüllt ergibt freue förderung
    10 gelegt gemeinden gemeinsame genießen geschaffen geschickt getötet glas heiß hierbei hieß johann josef jährigen konzert
    10 möglichen münster nachbarn news nrw politisch publikum real rechnung sammlung service standard streit städten teams
    10 theorie tier umgang verkauf verständnis werfen weshalb west angefangen beschreibung charakter daneben desto dringend
    10 eingestellt entscheidungen gang gebraucht gefährlich gerät gewisse halbe hamburger heiße hängen höre leer manchen
    10 modernen my realität republik retten rhein schmidt sogenannte stattdessen steigen syrien termin texte tipps verboten
    10 witz zugang zweimal übrig begonnen betrachtet beziehungen brauchst eigener eindeutig einrichtung eis erhöht erscheinen
    10 experten falschen fan gast gegenteil gelang gemäß gewinnt homepage japan jesus jugendliche jährlich kategorie kommenden
    10 kommst krankheit morgens nachts namens nazis nutzer nutzung otto papier pflanzen posten richard russische schlägt sitz
    10 stefan stehe ton tätig unterschiedliche verlauf verpflichtet wechsel übrigen afrika ansicht aufbau automatisch beendet
    10 beine beispiele beschrieben betrifft bot chancen dame design durfte frisch fuhr gelassen george hervor informiert islam
    10 keller lasse lohnt momentan nahezu offenen persönlichen privaten präsidenten rock sorgt staffel stammt unterschiedlichen
    10 untersuchung verliert versuchte with worten württemberg übertragen angebote anhänger anlass as bekomme besonderes big
    10 dach dargestellt dauer demnach einfache einheit eng englischen ergeben erklärte farben gewicht hersteller händen häuser
    10 jemals jürgen kaputt minister mittels niveau pdf philosophie positive projekte präsentiert rechnen schließt schweren
    10 software süden teuer toten unmittelbar unterricht verfolgt verlangen vorschlag wahre weist widerstand wolf zentrale
    10 ärzte äußerst abteilung adresse amerikaner anzeige ausnahme aussieht bester betroffenen bisherigen do einiger fläche
    10 fordern formen gegründet gestalten gesund gewann hauptstadt hi high hoher höchsten infos jene kalt liest ludwig medizin
    10 mission mögliche müsse nachmittag null pass pflicht ruf ruft singen single that y zeug zeugen zweiter anscheinend
    10 autoren bar beweis black brandenburg breit drogen einfacher endet ersetzt freiburg ganzes gefühle geschenk gesetze
    10 großartig hunde höchste kommunikation lautet leser liebt mainz manager media mühe nah niemanden nord ost privat rang
    10 revolution schauspieler scheinen spätestens stecken temperatur tja uni verbreitet verlangt vermeiden voraus wahlen
    10 wartet wettbewerb world ältere älteren österreichischen achten apple auflösung ausgezeichnet bd besitz besseren
    10 betrieben dasselbe details einst einstellung fahrzeuge figur flucht formel geb griechenland griff hasse holt höheren
    10 integration james kümmern langer maschine mut op phase produkt prof ring schlechter schulz teilnahme tore traf ums
    10 wohnungen womit ähnliche überlegen übersetzung überzeugen angesichts anti au ausdruck besitzen bestellt bewegt beweisen
    10 bewohner bundestag code debatte definitiv dm drehen ehre eier eingeladen einrichtungen erschienen forum gas geschmack
    10 gratis hermann hinweise hundert interessante journalisten kriegt letztlich liefern ließen mord moskau möchtest oberen
    10 ohnehin personal pläne restaurant schmerzen schwanz schwierigkeiten solcher spur standort trug vorgestellt vorsitzender
    10 weh wichtigste witzig worauf wähler zumal achtung amerikanische anstatt aufhören aufmerksam auftreten ausgeschlossen
    10 bedeuten begeistert besucht boot christoph daraufhin entstand erforderlich europas ewig fahrzeug frag geeignet
    10 gemeinschaft halben hergestellt historische hm inneren kochen machten marke musiker nahmen normalen rufen san schlaf
    10 schnitt silber smartphone status story tasche tom unterscheiden verteilt wechseln werd zufällig ändert abhängig aktien
    10 angekommen anwalt aufnehmen auswirkungen behauptet beobachtet bitten braun brüder echten eigenschaften engel erstellt
    10 französische funktionieren getrennt haltung island jugendlichen kommentare krise kurzer methode milch mist normalerweise
    10 speziell strafe sturm this tipp ukraine vaters verheiratet verlust verpasst versehen verzichten via warm webseite
    10 zeitraum zustimmung zusätzliche öfter abschnitt alltag anfangs angesehen auflage ausreichend banken beobachten
    10 beschreibt betroffen brot diejenigen einwohner elf erfolgen ernsthaft erschien festgestellt frühstück gaben geburt
    10 gespannt grunde hass hauses hierzu hör kern kreuz müde ner nerven open philipp planung rollen sc schatten schicksal shop
    10 spuren startet stern sämtliche tiefe tu ungarn unternehmer ursache verbrechen verurteilt veränderungen vielmehr
    10 vorbereitet wild wohin wolle änderung übersicht arbeitgeber aufgebaut begleitet beides benötigt besitzer beteiligten
    10 blog bundesrepublik dingen diskutiert el ermöglicht fakten feuerwehr flug folgte frankfurter galt german geschlagen
    10 geöffnet hochschule infrastruktur joachim katze kleinere kriege kritisiert kräfte lagen lösungen maschinen maß messer
    10 methoden nachfolger nutzt offene oma operation pfarrer pflege profil rückkehr sagst salzburg schwerer sender sieger
    10 sinnvoll social sofern soviel statistik stress tausend tote umfeld user vergeben verhindert verstand volle weltkrieg air
    10 anhand arbeiter augsburg beschlossen botschaft bundeswehr cd denk einerseits erfüllen erinnerungen erkannt euren
    10 eventuell fahrrad festival ficken gelände generell gerhard geschwindigkeit getragen gucken herkunft hochzeit hrsg humor
    10 hättest informieren initiative kanal klare kuchen kurzem lächeln marketing normale produziert quasi redet saß scheinbar
    10 stellung sv süß umfasst variante verbessern vereins verlor washington wächst zeitschrift anlagen augenblick ausgaben
    10 belegt blieben bord brauch community erkennt eur fick frühjahr geholfen genauer genügend graf hinein hitler jobs
    10 kombination lieb maximal motor nationalen niederlage ohren orte papst prüfen rand rief sammeln schlechten schlug
    10 schmeckt schritte se server sitze stadion station verbot verfolgen verhandlungen verändern vorstand vortrag westfalen
    9 absicht aufgestellt aufklärung begründung behaupten best bezeichnen bezeichnung bezieht bezüglich bildern blöd bock
    9 christen direktor eingeführt eintritt ermöglichen existiert fahre flugzeug fr fragte führer gefängnis gehörte gelb gib
    9 großbritannien hals hunger inhalte keinerlei kirchen klassischen kleidung königin könntest landschaft lehre liebsten
    9 life lkw love management mannes menschheit metern nazi ordentlich papa plätze regionen sauber seh sichern solle taten
    9 trend unteren unterschiede verfassung verschwinden viertel vierten vorbereitung wach wachsen wirft wunderbar zufall
    9 aktivitäten bedenken bereichen bescheid besetzt bestätigen bezirk brand business carl dahinter dauern dieter drüber
    9 drücken einfachen engagement entscheidet enttäuscht erfolge ff figuren gelaufen greifen helmut hölle interessieren
    9 kannte karlsruhe kennst koch landwirtschaft last lebe leise lese lieder locker lügen mario merkt mitgliedern nato
    9 niedersachsen nimm schnee sichtbar späteren stieg stoff studio summe tee therapie tollen truppen umsetzung umso
    9 umständen untersuchungen verband vogel vorteile weisen weitgehend windows wissenschaftliche zunehmend öl anbieten
    9 anschauen arbeite bayerischen beantworten betrug dankbar denkst dicht doppelt dreht drittel einzig erhöhen fluss
    9 freundlich freundschaft fritz geschäfte gestaltung gezwungen gäbe günstig heim herstellung heutige horst hose häufiger
    9 info inklusive innere irgendwelche jahrzehnten junger kapitel klappt klima klinik konto kunde lauter mannheim motto
    9 nachfrage prinz sahen schriften sebastian solch stammen sterne still strand strategie struktur stufe stärke tausende
    9 untersucht verfügt vergleichen vermögen verursacht voraussetzungen vorgehen vorn vorsichtig vw we wodurch zdf zuständig
    9 überraschung aktionen anbieter anforderungen anfrage angegeben ausdrücklich autobahn bauer behandeln bemerkt besseres
    9 bestellen blumen bmw dicke dunkel eingerichtet fett forderung forderungen fremden fuer fängt füße gegenwart gehirn
    9 gelöscht geräte geschieht gesperrt großteil gründung gymnasium handlung herzlich iran komplette konkurrenz kölner loch
    9 markus matthias mauer million nachdenken nette nieder nochmals offiziellen orten parallel pferd reagiert reine runden
    9 scharf schlag schnelle schwach schweigen songs spannend stell stirbt stücke süd treiben turnier töten ulrich
    9 unternehmens unterschiedlich vereine vieler vorbild wahren warst weile wesentlichen wiesbaden wissenschaftler
    9 wissenschaftlichen wozu zucker zuge züge abenteuer archiv bauern beinahe ben brasilien deutsches effekt ei elemente
    9 ereignisse erledigt ermittelt fassen funktionen fähigkeiten gabriel game gebildet gegenseitig gegessen gelingt geraten
    9 gestaltet greift heilige https identität jederzeit katholischen kerl langweilig liefert liter magazin mannschaften marie
    9 merken messe meyer mini netzwerk organisationen organisiert rad reagieren schien schlüssel schulden schuss schönheit
    9 sexy spenden staatlichen steuer thüringen unterhaltung verbringen vs wesen wofür wohnt älter überblick übernimmt
    9 überwiegend anerkennung ansatz ausbau basel beamten berichte bestehenden betrachten beziehen bäume chat chemie damaligen
    9 dick dienste einschließlich erwachsene ferner flasche format gebeten gedanke gehts gelangen geschlecht go hinterher
    9 hörte kandidaten leichte mischung mittelpunkt müll münchner offizielle out pferde plattform play pop positiven rassismus
    9 reduziert sitzung ss süße tabelle türkischen umfang unterhalten vereinigten verfügbar verstärkt wachstum waffe
    9 wirtschaftliche wirtschaftlichen übel absatz absolute account atmosphäre ausgesprochen bekommst beschäftigen bibliothek
    9 brust darstellen direkte direkten diskutieren dritter eingang em enden erhoben ernährung erweitert felix fraktion
    9 freiwillig from fördern garantiert geile geprägt gewohnt glaubst haar hammer harry helden indien jean kevin konflikt
    9 kooperation las lol lächerlich mittleren nachher nannte negativ or perfekte problemen richten räume schneider strukturen
    9 systeme sänger tanzen tode türen umfrage verbindungen versprechen vorstellungen wagner wirklichkeit zahlt zufolge
    9 akademie albert allzu angela annehmen ausgehen bernd bestes betont bezogen darmstadt datum deal definition droht
    9 einladung endgültig englische fair finanzierung franken free gefühlt gelungen gerechtigkeit gering harte heidelberg
    9 herrscht hut jener jähriger kapitän katzen klassen klassische klicken koalition kontakte mode mr oliver paket
    9 perspektive putin rauchen regelung staatliche systems teufel umgehen umgesetzt vermisst vorgesehen vorsicht wiederholt
    9 würzburg übersetzt abgelehnt akzeptieren angebracht ard aufstieg aufwand auseinander baut beenden bern bestimmen bio
    9 blatt burg bösen darfst dpa edition einsetzen entwurf erfasst erwischt feste französisch freizeit front gehalt gelöst
    9 gespräche gewinner grundlagen innenstadt jemandem jäger king kleineren konsequenzen les löschen löst magst mehrmals
    9 modelle nordrhein positionen rente ritter schreibe schwerpunkt schwimmen spüren street telekom tim tonnen verbesserung
    9 verschiedener versicherung versorgung veröffentlichung westlichen your zwecke änderungen österreichische övp übergeben
    9 überlassen üblich üblichen abgeordneten adam android angeht arbeitete aussicht bauch beziehungsweise bleibe breiten cent
    9 cup diverse einziger entfernung entlassen erheblich erinnere ersetzen eröffnung fach feier filmen freier fremde
    9 geheimnis geholt gelegen gemeldet gerecht gesammelt guck göttingen hauptsache henry heutzutage hinsicht hinweg höchstens
    9 insofern jo julia kassel kiel kohle kritisch künftig linien längere menschlichen müsst oberfläche opposition option pkw
    9 rainer rechtzeitig rheinland rosa sand schatz schickt schmerz schäden schätzen schönsten stattfinden stärken tanz tatort
    9 temperaturen testen time umgekehrt verdacht verrückt verteidigung wisst ärger überraschend aktive altes angegriffen
    9 angelegt beliebt beratung bernhard berücksichtigt beteiligung braunschweig britischen center charles decke eigentliche
    9 einkommen entfernen entwickelte erdogan erfolgte erreichte existenz feiert festen fokus forscher games gefolgt
    9 gelegentlich geschäftsführer gestartet glückwunsch hafen haha he inkl kauft lernt magdeburg nationen preußen rezept sa
    9 schießen spannung trennung träume typisch verbessert verbreitung verliebt veränderung wahnsinn weber wenden wünscht
    9 abgeben aktiven arschloch australien barbara bedroht berge berufen betreiben bewertung bielefeld bischof blauen
    9 britische chaos definiert deines dichter ergänzt erlauben ersatz erweiterung existieren feind flügel franzosen fur
    9 gebrauch gefordert gehst genaue geringer haufen haushalt herrschaft hierfür hotels jüdischen kategorien kindheit knie
    9 kontext krebs lady leidenschaft lokalen master miete militär mitarbeitern mobile mond nackt nee ohr peinlich planen
    9 politischer potsdam rathaus richtet rose schriftsteller sprecher stahl tiefer tolles verbindet verschwunden verteidigen
    9 vorkommen vorschläge wörter zitat zoll öffnet überleben überlegt überprüfen alex alternativen anhalt aufnahmen
    9 ausgestattet befand bereiche box branche demnächst don durchs dürften erfolgreiche eva event fein fernseher fisch fit
    9 galerie gebiete gefördert großem heftig herausforderung herzog joseph justiz kampagne konkrete korrekt krone laufenden
    9 lebensmittel level lisa louis menschliche migranten oftmals pr priester präsentieren regensburg russen schätze siegen
    9 sozial staates stock technisch tieren träger tränen unrecht vierte villa voran wahlkampf werdet wählt üben aachen ad
    9 angesprochen angezeigt anne arbeitnehmer architektur auseinandersetzung ausgerechnet ausgesetzt bach bachelor begründet
    9 beschreiben bundes chor chris darstellt date day del demokratischen echter einkaufen einstellen enge erwachsenen erzeugt
    9 erzielt faktoren feinde feststellen flächen frühere führten gedreht gefeiert gemüse gerettet gewinne gewusst golf graz
    9 haft heft hinsichtlich hitze home händler italienischen kanada kenn krass krieges kurt käse landen lebte logo nation
    9 nationale nich physik planeten portal profitieren reifen riesen rudolf salz sauer schiffe schleswig shirt singles
    9 situationen spannende spö streng stört trennen umsonst vorgenommen wandel weite wieviel wovon würd zentralen ähnlichen
    9 österreicher übernahme anlässlich annahme anzeigen aufgefallen aufgehoben ausländer befehl behörde bein berater betrag
    9 betriebe bibel dumme durchschnitt ehefrau eigentlichen einander einziges entdecken entscheidend erfolgreichen
    9 erstaunlich eurer finanzielle gerufen gesichert gipfel gr grüße harten intensiv jack jüngeren klang königs lacht lecker
    9 löwen manfred mathematik mercedes mitnehmen motivation natürliche net neubau pfalz prinzessin probieren profi quatsch
    9 reihen römischen schrift schwarzer seht serien spezielle steine strecken technologie teilnehmen tests unterlagen
    9 ursprünglichen verbinden vereinigung verletzung verlässt wars weinen zeitungen zweier zähne
    8 afghanistan aspekte ausgeführt ausstattung beeinflusst begrenzt beschluss bestandteil bestehende beweise brechen bricht
    8 brüssel demo drama ehren empfangen entstehung erlangen evangelischen gebieten gefangen gerechnet gesellschaftlichen
    8 geworfen günter halbfinale herbert iphone jagd kenntnis klage kloster klären kollege konferenz konzentrieren kürzlich
    8 male massiv mexiko mitteln momente mädels objekt patrick polizist ran rande rasch reaktionen seitens solches spontan
    8 stars szenen teilt terroristen treibt türken verantwortlichen verraten verständlich vollen vordergrund vögel
    8 wahrscheinlichkeit weltmeister zone zweites alfred angekündigt angewiesen anton austausch bedingt belgien bergen
    8 beschränkt blaue block bochum dialog diskussionen dunkle ed einheiten einnahmen erhielten erhältlich errichtet erzählte
    8 fassung fliegt frische füßen geschenkt geschützt grab hd hell hsv hübsch institutionen investieren irgend jahrzehnte
    8 jenseits kabel kim kleid küste landtag lädt marco mega messen natürlichen negative note pizza provinz redaktion räumen
    8 schneiden schülern sekunde seltsam set signal sog sprich stoppen symbol traditionellen trocken unsinn unterscheidet
    8 update verlängert versteckt versteh vgl vi vorlage vorschriften wünschte äußern ablauf abschied anrufen ansichten are
    8 arena austria bedient begleiten beraten bereitet bewertet bewusstsein buchstaben christlichen dfb digitale dreimal
    8 eigentum erwartungen finanziellen finanziert flüchtlingen fuck geboten geleistet geliefert generationen geringen
    8 geschlafen griechischen hahn hiermit hunderte idioten konkreten kontrolliert krankheiten kumpel liege lokale marc marx
    8 microsoft mittag motiv muster national parkplatz partie porno protest raten riesige riesigen schlacht späten tel
    8 tourismus transport typische türkische unbekannt verhältnisse vermitteln vermittelt versetzt vielfalt virus
    8 voraussetzung wichtiges widerspruch wlan wussten zeigten zerstören zugänglich affäre anerkannt angehörigen angenehm
    8 angriffe aufgegeben bat beachten befreit belegen besonderer bestanden bestens briefe ch christus daheim digital dreck
    8 dunklen durchführung dvd einig entschuldigung erfährt erzielte festgelegt fühlte geprüft geringe gewünscht goldene
    8 grundstück gutem hinterlassen index isst kasse kindergarten kindes knochen kontrollieren kriterien kämpfe laune leitet
    8 logik medizinische mengen mike mittelalter neuem olympia onkel pokal propaganda qualifikation quer re rechtlichen
    8 regisseur reiche rio samt sarah schlechtes schulter senden speziellen streifen stuhl talent tickets vertraut verträge
    8 vorhandenen vorwurf ware weibliche wetten wonach wurzeln wut wüsste zinsen übers abstimmung anruf armut beantwortet
    8 begriffe brach brauchte decken derart dokumente dorthin dänemark einverstanden entspannt ermittlungen erzielen fern
    8 first folgendes gefasst gelebt genossen gerichte geschah geschenke grand group grundschule heil holstein house
    8 immobilien klagen klaren klassiker konkret kritische leo lippen meldung ms muslime nebenbei nö off plant power reform
    8 schaue scheitern spieltag spreche sätze ticket toller träumen verordnung versprochen werken wies wirkte woran
    8 wunderschön ähnliches übernahm abkommen agentur andrea argumente aufgeben ausführung billig blind bonus brachten
    8 chinesischen content dauerhaft dieselbe duisburg durchschnittlich ebay ehemann eingehen empfang entsprechen erfurt
    8 erkennbar erstellen experte fangen fähigkeit genannte ggf gras günther heiraten historisch hohem höhepunkt irak jörg
    8 katastrophe kette langem langfristig leere legende like madrid mangel medikamente meldet mitmachen ns obama passend
    8 premiere reichlich richtiger rtl sack schief schild sichere sonstige springen stille städtischen tiefen umsatz verhaftet
    8 verlegt versammlung vorsitzende welle white william wärme zeichnen zitiert äh überwachung altstadt ansprüche argument
    8 beeinflussen beider belastung berührt besorgt betreibt bewiesen bleib college db derselben durchmesser durchsetzen
    8 eigentümer elisabeth erhöhung erkenntnis erziehung faktor ford frühling ge geduld gefährdet gemessen geredet gezielt
    8 gründer hattest herzlichen hilfreich hmm hobby holte höchst inseln instrument integriert investiert katholische kritiker
    8 kämpfer kämpft kümmert letztendlich lohn lüge meinungen mieten ministerium more möge nahen praktische prozesse
    8 psychologie risiken schenken senat sky soeben staatsanwaltschaft starker stellten stören such umstände untersuchen
    8 ursachen wahrnehmung weichen wende werkstatt wiederholen zeige zogen zunge zurzeit ägypten abgegeben asien aufenthalt
    8 basiert begrüßen berechtigt betreuung blätter börse büchern dan dicken donald doof empfehlung empfiehlt empfohlen engen
    8 entwicklungen ereignis erfunden erkenntnisse ermordet erworben evtl fifa finanzen fünften gebühren genehmigung glatt
    8 goethe größter günstiger happy hielten jacke jahrelang kulturelle lee lehrerin medizinischen meisterschaft metall model
    8 modern modus mrd märchen nsa oper oscar pünktlich ressourcen restlichen roth schlicht schwestern spielten stephan
    8 studieren söhne tempo termine these tübingen verließ verzichtet vielzahl vorerst web wenn's witze womöglich zugelassen
    8 zustande abgeordnete action adolf angabe ankunft anmelden anschlag apps aufstehen ausgelöst ausnahmen autofahrer bayer
    8 bestimmungen betreiber bezeichnete bill brille champions derjenige detail deutliche diversen entschied erzeugen fazit
    8 fortsetzung gebrochen gehandelt geplanten germany gestiegen gestohlen getestet gg goldenen grau handelte hollywood
    8 hurensohn intelligenz irre jena journalist julian kalten kapital kennenlernen kongress laura lebenden linz magen mary
    8 maul ministerpräsident mochte mütter nahrung nationalmannschaft niemandem nächster obst packen pech piraten portugal
    8 rechtliche regie regionale schuldig seehofer sg sieh skandal sms sozusagen spanischen stationen stehenden streiten tal
    8 tendenz terror trafen trage treffer tunnel verlängerung verstecken verteilen vfb vorhaben vorhin weiten zugunsten
    8 zurecht österreichs überprüft übersehen übertragung übung abitur akten akzeptiert anliegen aufgeführt autorin barcelona
    8 begegnung benjamin bequem borussia br can diesel dj dokumentation drückt dt durften dusche einschätzung erschossen exakt
    8 finanziell folgten gebunden geklärt geregelt gesang gesellschaftliche gesetzlichen halbzeit hassen held hütte ice
    8 infolge investitionen italienische jahrgang jens jetzigen just kostenlose käme leichten leidet lord mails maus monster
    8 npd persönlichkeit platte produzieren reduzieren religiösen roger schalke schauspielerin schick schrecklich seither
    8 sicherer singt sir sound spruch stattfindet studiert störung support tempel teurer tue ufer unklar unterhalb varianten
    8 verletzungen verwirrt warf who wilde wirtschaftlich xd zentimeter zusammengefasst ältesten angepasst aufbauen
    8 aufeinander aufgeregt ausgebildet ausgleich auskunft auszeichnung beamte bearbeitet bedienen berufung bestraft bob
    8 botschafter brennt christliche dazwischen doktor erfüllung erich erwähnen esse express flagge forderte fortschritt
    8 friedhof fuchs geleitet gitarre grafik ideal individuelle irgendetwas jones jüdische kids kilo klingen kompliziert
    8 kredit kugel kulturen kühlschrank major mittlere mörder negativen neulich notwendigen olympischen opa opfern patient
    8 richtungen robin roboter roland schlimmste schmuck sicheren sp suchte titten touristen ulm umgeben umzug ungewöhnlich
    8 uwe verglichen vergnügen versorgt verstorbenen vorm what zb zeichnet zerstörung zumeist örtlichen abnehmen abseits aha
    8 angeles anstieg arabischen arthur audi ausgang befreien begangen beitragen bemüht berühmten beschädigt besetzung
    8 betreten bewegungen burger bvb chemnitz chinesische danken dauernd daumen dementsprechend demokratische distanz end
    8 entwickler erkrankung erlebnis erstens events gedichte gen geplante geschossen gewachsen gleicher good größtenteils
    8 hauptbahnhof interpretation jakob jünger keineswegs klavier konsequent kräftig lokal luxemburg mac maler marken
    8 materialien merkmale motorrad music männliche ned niederlande niedrigen night norwegen objekte panik phänomen prima
    8 programme reiner religiöse schokolade schreien schröder schwieriger special typischen unabhängigkeit unbekannte
    8 verbreiten verfügen vermutet verteilung voneinander wandern waschen welch werten wette wohnzimmer wuppertal zellen
    8 zusätzlichen adler alice angelegenheit angestellten anmeldung arbeitsplätze auffassung aufzunehmen ausgegangen ausschuss
    8 balkon begegnet bereiten berichtete beschwerden bewahren bogen buße einzeln enorm entscheidende erbe erhöhte erleichtert
    8 ermitteln ertragen etliche faust festgenommen fonds formuliert führenden führerschein gelandet gepostet gestanden
    8 gestört geteilt getrunken gutachten güte hagen harald helfer hinblick holland how jazz joe kader koffer kulturellen
    8 kurzfristig li lob luxus maßnahme menschenrechte mi mitunter monats mächtig nachgewiesen neuesten neustadt niedriger
    8 notwendige orf phil porsche preisen radfahrer ray reichweite rolf rostock rücktritt schlafzimmer schnellen schönste si
    8 sollst soziales spanisch stadtteil stream symptome treppe turm unbekannten untergebracht verbraucher verfolgung verluste
    8 verschwindet verwandten wenigsten wesentliche woanders zugriff zuständigen zweitens albrecht aspekt ausgewählt
    8 außenminister bande bearbeitung bekannter ber beschäftigung bewerben bisherige boy butter bündnis dauerte dennis
    8 digitalen dom down durchschnittliche eg eintracht engagiert ergab eric erkrankungen erwarte fabrik fehlende ferien
    8 fresse gebrauchen gegenstand gegenstände gehörten gelbe gemerkt habs halbes handbuch haupt hinweisen hirn interviews
    8 irgendeine japanische kammer kennengelernt konrad konzentration konzerte köpfe lg liegenden längeren marcel massen
    8 mitteilung männlichen noten organisieren pfund profis rettung sam schießt schlampe schoss schreibtisch setzten sophie
    8 sportler stabil standards strich tante theoretisch tirol traten umbau universitäten verbracht vereinen verpflichtung
    8 volkes vorwiegend vorwürfe wahnsinnig wahrgenommen warnt weiblichen weißer weiterbildung winkel wolfsburg zuviel zwingen
    8 äußerungen übergang überzeugung ablehnung alpen bart bayerische beck becker behauptung bekämpfen berechnet
    8 berichterstattung beschäftigte beschäftigten bilanz blicken blue budget bürgern demonstranten doppel element endete
    8 erfordert erheben erledigen erreichbar fake fielen fische fpö gefüllt gemälde gesichter global hoffmann hosen if
    8 ignorieren instrumente irgendein kameras kehrt know konstruktion kurse laptop leipziger leiten mancher marcus mieter
    8 miss moderator notwendigkeit nunmehr paderborn rauch reiter rätsel schicht schmecken seltener springer sprung supermarkt
    8 tafel tennis unendlich unglück unnötig unterschreiben ursprung verlaufen verpassen verwandelt veröffentlichen vorgänger
    8 vorliegen wider wolken wütend zugeben zwanzig
    7 akt angestellt anziehen arnold aufregung aufstellung ausprobieren bahnen bedrohung begegnen beinen beleidigt benötigen
    7 bestätigung beute binnen bittet blödsinn boss check claudia dax din dokument drum eingeschränkt eintrag entschlossen
    7 erhebung eurem fing flaschen früchte funk füllen fürchten gb gefreut geklappt gestalt gewartet gewöhnt gießen gregor
    7 götter half handwerk herrlich hot il individuellen installiert instituts jüngere kalender kfz klub kompetenz kreisen kw
    7 käufer leeren liberalen make manuel mithilfe moral non office pilot pleite prag probe regime regional regionalen reiches
    7 rüber saal schande scheibe schonmal schreib schützt sed solo susanne texten theologie traditionelle unsicher unterm
    7 verbieten verteidigt vorfeld vorsitzenden weitem werder wilden wissenschaften wände absoluten allianz american anzusehen
    7 asyl aufpassen ausführlich ausgebaut ausgegeben ausländische ausrüstung basketball bestimmung betroffene beurteilen
    7 diagnose doppelte dortigen ehemaliger eingegangen emotionen entschuldigen erteilt feine gemein genial gerichtet gesunde
    7 girl green herausgegeben hierher hol höhle id image jüngsten kanzler katharina konflikte konzentriert konzern leiche
    7 matt may medium michel mitgliedschaft monatlich neugierig niedrig offener orange orchester part performance pierre
    7 piloten polnischen proben rechtsanwalt route sagten schlau schock school schwanger schwul selbe setze sexuelle siege
    7 sofa soldat spektrum spielern spätere steve taxi traditionell trainieren trainiert treu trier tropfen vereinbarung
    7 verletzte vermuten verschoben verstehst vllt volker wechselt whatsapp zeuge zoo älteste abendessen abwarten akku
    7 angeschlossen arbeitsplatz ausländischen axel bedürfnisse begleitung beinhaltet besuchte bevorzugt briten clubs coach
    7 drehte dutzend einblick einzelfall emma entwickelten episode erfreut erhebliche erläutert fahr fehlte festhalten fitness
    7 fließt florian genuss geriet geruch geschaut geschätzt grafen großartige gästen handlungen have hebt heimlich
    7 hingewiesen hob hohes hr häusern identifizieren interessierte kandidat kanzlerin kaufe kennzeichen kommende
    7 konservativen lukas marine mg militärischen missbrauch mittagessen motive musikalische nenne nervt norbert obere opel
    7 pack panzer penis pool premium präsentation rate rechner regelungen regierungen reichte reife reihenfolge reinen reis
    7 rekord samsung sau schrank smith sonstigen sozialer spiels steigern stieß streichen times todes treue trick täglichen
    7 untereinander vergleichsweise verkäufer verspricht versuchten vision vorgaben vorgeschlagen wehren wenns
    7 wissenschaftlich wohne zelle ali angemeldet angemessen ankommt anlegen attraktiv aufgelöst aufgewachsen aufruf bedeckt
    7 beeindruckt benzin bewerten book bruno brücken camp chr christine data denkbar dienstleistungen drinnen ebenen echtes
    7 ecken eigenem elektrische empfänger experiment fleißig freilich freiwillige fressen fuhren furchtbar gebt gedächtnis
    7 geflogen gelangt geradezu gesetzlich gesunden gewährt gewöhnlich heran hervorragend illegal inhaber inhaltlich
    7 internationaler islamischen jesu kalifornien kalte komplex konstanz kranke kranken kreise körperliche lieferung line
    7 mecklenburg nachbar nachbarschaft nass nirgends norm normaler passende pflanze problemlos public queen reinhard reporter
    7 riecht schaffst schaffte schieben schlimmsten schläft science scott smartphones solidarität sowjetunion sozialismus
    7 spielzeug startete student südlich teilte toilette toleranz trauer umfangreiche universum ursprüngliche vollständige
    7 vorbereiten warnung wiesen wird's wundern wüste zeitweise zusammenfassung äußeren agenda amsterdam angehörige
    7 angelegenheiten anklage architekten begeisterung beruht berücksichtigung berühmte beweist bewerbung biete bremer
    7 damalige derartige derer designer donau edward einzelner einzug eisen energien erhalt erlaubnis eröffnen fotografie
    7 friedlich gefährliche geklaut gekostet gelben gemütlich genießt gescheitert gesetzes gesetzliche gesorgt getrieben girls
    7 gramm handwerker heben heut hit hochschulen ignoriert instagram irland jenen jury kartoffeln katalog kenntnisse klarer
    7 kriegst landet lebendig liebes lies lustige lärm maske mathe mehrerer melde metal militärische moritz nebel netflix
    7 niederlanden nirgendwo nördlich nützlich obersten ofen orientierung praktischen produkten protokoll rasen rechtlich
    7 rumänien sabine seminar senioren sicherung sinkt sklaven spanische spielzeit stehst stellungnahme sängerin trauen tust
    7 unabhängige untere verfasst vergisst verliehen verläuft vernünftig vertritt völker wunderbare yeah zusammenhänge zwang
    7 ähm öfters überlebt absolviert anblick anfragen anleitung anstelle aufhalten ausgelegt ausmaß bands bargeld bauarbeiten
    7 bemühungen berücksichtigen brd bring bronze brunnen charlotte chicago comic datenbank datenschutz dirk durchführen
    7 einstieg einsätze empfinden enger erfuhr errichtung erwachsen ethik europe frühe gedenken gedicht gekennzeichnet geladen
    7 gelegenen geliebt geschlossenen get getreten graben gutschein hartz hg interessanter jackson jerusalem junior klick klug
    7 kommunen kompletten konstant kritischen leib letzteres luther malen maßgeblich massive mitleid motiviert nachhaltig
    7 nachteile nachweis nachweisen nachwuchs nick nimmst ober oberhalb partien platten pol pressemitteilung realisiert
    7 registriert reiten rentner sanktionen schichten schlange schwein schwächen siemens sinken springt stamm staub stoßen
    7 strauß südafrika tagebuch taschen teppich truppe twitch umfassende unangenehm unterschiedlicher verabschiedet verdienst
    7 vergleichbar vermissen verschaffen verzweifelt veröffentlichte veröffentlichten vorwärts wall wiedersehen wille
    7 zeichnungen zurückkehren abholen alarm angeordnet angerufen argentinien asylbewerber auflagen ausrichtung back bauten
    7 beauftragt befasst begannen begrüßt bekamen betrunken bezahlung bildete blasen bundesländern bäumen cover datei
    7 digitalisierung diktatur dna doc dreier dunkelheit duo engländer entscheidenden ey faul feedback fieber finanzieren
    7 flach flugzeuge fortschritte frist fürst gattung gelingen genügt gesellschaften gesteckt gewerbe gewerkschaften gewiss
    7 grob größen haaren hektar herausforderungen herunter hugo identifiziert ig immernoch innsbruck investoren italiener
    7 jeans jegliche journal kai kapitalismus kuss kürze lebten leder lena lernte leverkusen lübeck malerei nachträglich
    7 paradies pflegen ralf rechnet salat scherz schwert sehnsucht senken ski son sorgte starben steh steigerung stoffe
    7 teenager tätigkeiten unterbrochen unterrichtet veranstalter veranstaltet verbundenen vermehrt vernunft versagt
    7 versichert weine wuchs wundert wurst zahlung zulassen zustimmen ankommen anteile antreten arbeitsmarkt athen aufgehört
    7 aufzubauen ausgerichtet bedeutende behinderung beruhigt beschloss bgb billiger blöde brennen bringe bundesweit
    7 bürgerkrieg christentum christi circa cloud cola costa demonstration disziplin download duell dünn eingetragen
    7 einigermassen elite energiewende entdeckung erreichten erwerben felder ferdinand fette filter flotte frankreichs
    7 freiwilligen frischen fröhlich gaming garnicht gebäudes gedauert geheimen getränke gewarnt gewidmet ginge günstige güter
    7 hasst heer hl horn ideale informatik irgendjemand istanbul kleider knast konsequenz konzepte kälte königreich kündigung
    7 labor listen logisch migration mitbekommen mitgenommen mittelmeer mitternacht museen musikalischen neueste nice nutze
    7 nötigen osnabrück ostsee over paare partnerschaft preußischen rache restaurants resultat rosen russisch schickte
    7 schwäche sohnes sparkasse starkes straftaten stufen störungen stößt suchst südlichen teller transparenz trends umsetzen
    7 untergang unterschieden vermisse verstärkung vielfach vorübergehend weimar weitaus wellen wg wärst zeig zentral ziehe
    7 zielen öffentlicher ac andern andre anordnung anstrengend antwortet aß becken bemühen benachbarten beobachtung
    7 berechnung besorgen besserung bestellung bestätigte bildschirm braut charaktere eingebaut eishockey elbe ensemble
    7 evangelische extreme feierte festgehalten fliehen fördert fünfte gastgeber gefangenen geglaubt gehöre gemeinderat
    7 genauen geschnitten gewollt handys haushalte hintern häufigsten isbn japanischen kaufmann koblenz kurve langsamer lars
    7 leinwand lücke marathon mars mauern meiste merkwürdig minus mix muskeln nachteil nehmt netter nina notfall papiere
    7 pariser perspektiven persönlicher quote rückzug schreit schriftlich security segen stehende stift stop taucht tauschen
    7 telefonnummer töchter uber united urkunde verdanken vereinbart versagen versionen vertrieb verwendeten vfl volumen
    7 vorfall vorhandene vorsprung vorträge warnen wiese williams zeitlich zustände überlegungen überwinden abfahrt
    7 abgebrochen abwehr aktie alternativ amtszeit angeben anhören ann annähernd anpassung anschließen anwesend anzunehmen
    7 atem auffällig aufstellen ausflug ausgeben auswertung bamberg beach begreifen bekanntlich belastet benannt beruflich
    7 beruflichen betreut bombe boxen buchen buches carlos chinesen crew diebstahl dietrich einheimischen einschränkungen
    7 empfehlungen entdeckte erben erscheinung erzählung fasst ferne films folgender football freu gedrückt geistig gepäck
    7 gerüchte geschwister gewechselt gezahlt gezählt geäußert grauen griechische großvater gustav hab's helm herstellen
    7 historiker hä hügel ingenieur innenminister jonas junioren kapelle klo kreises königlichen landgericht lerne letztere
    7 linux lizenz match mindestlohn möbel münzen nehm oberste ostern podcast probiert reserve ruhestand rücksicht saudi
    7 schaffe schwangerschaft schülerinnen sportliche studierte stärksten tablet technischer testament texas thailand tony
    7 tricks trinkt tsv university verarbeitet vereint vermieter vermittlung versorgen verursachen viertelfinale vorliegt
    7 war's werkzeug wertvolle wirkliche wunderschöne zigaretten überschritten übliche übungen affen andy angeschaut anpassen
    7 anwesenheit anzeichen arbeitslosigkeit ausdrücken ausgenommen backen bass bedanken beeindruckend befreiung belohnung bi
    7 bitter btw bundesland bunt bunte effekte einfallen einleitung einschränkung empfehle enkel ergänzung errichten erweitern
    7 fakt fantasie fehlenden finnland francisco fähig genf gestoßen gnade gänzlich handball hauptmann ikea illegale
    7 interessantes interne ironie julius jüngste klamotten kommando kommentiert kopie korrektur künstlerin landesregierung
    7 led lege lehren look ländlichen marktplatz men minderheit mitgeteilt mitteilen moderner muschi nervös netten nächte
    7 oldenburg pflichten primär projekten proteste rabatt rasse regelmäßige reißen römer saarland sanierung satt schein schuh
    7 schultern schwierige siegfried smart socken staats stadtrat stetig stirn str stuttgarter stürzen sz tasse tobias topf
    7 trugen tötet unfassbar unwahrscheinlich verfassungsschutz verwandte victor vol vorjahr welten weltmeisterschaft
    7 wikipedia wissens zeilen zettel zuschauern überaus überraschen übertrieben abgenommen alters antike apotheke aufweisen
    7 ausführungen ausgedrückt ausmachen begraben behindert besaß bestehend besuche blockiert brown bruch but christopher
    7 coole denkmal deutschsprachigen diente dokumentiert drohen echo effektiv einstellungen entspannen erfindung ergebnissen
    7 erhebt erik erkannte europäischer ewigkeit exemplare explosion fahrzeugen felsen flammen flecken freundinnen fühl garage
    7 gerd grüßen gültig günstigen hall hinzugefügt honig hübsche individuell islamisten jacob jubiläum kasten kita
    7 komponenten küssen legal leon little löcher markiert massiven meldungen mobil nationalsozialismus nominiert nsu
    7 nördlichen orientiert passenden plastik politisches prüfungen ringe royal russlands samen schwache schwachen sechsten
    7 solltet sorte spende staatsanwalt teilnehmern thüringer unglücklich unterkunft venedig verbrecher verhält verkaufe
    7 verlegen vermutung vernichtet verschieben väter weich westliche zaun zeitalter zukommen zulässig zurückzuführen zwingend
    7 zwischendurch abbau abhängigkeit abschaffung allmählich anbau angestellte antifa ausbruch auseinandersetzungen ausgeht
    7 baustelle begriffen beleuchtung benutzung berühmt berühren besprochen beteiligen betragen bewerber blase blicke breiter
    7 bremsen bull couch dankeschön dat demonstrieren deutlicher duschen einbruch einzusetzen erdbeben ernannt faden fahne
    7 fester fließen flur garantie gegeneinander geheime geister gesungen gewählten glaubte gärten hessischen html identisch
    7 ideologie ios ip iss johnson keinesfalls kleinste kuh kärnten lehnt liebhaber long manches mantel maximilian mayer
    7 mediziner merke mitbringen märkte nachgedacht nachkommen now nummern objektiv offizier old optionen passwort
    7 persönliches porn positives pressekonferenz rebellen rechter rechtfertigen richtete riesig ross sch scharfe schwierigen
    7 schwule sexuellen shit sinnlos sorgfältig spitzen stabilität stattgefunden store strafen style ständige tatsächlichen
    7 taylor uk unverändert vergehen verhandlung vorgelegt wdr werben willi wirtschafts wolltest wäsche young zelt zulassung
    7 zusammensetzung öffnung abgesagt aktivität aktualisiert amateur analog anfänger ansätze anwendungen apfel architekt
    7 atmen aufführung aufkommen aufrecht auftritte ausgestellt award befanden begeben beherrschen beigetragen bereitschaft
    7 betracht bitcoin brüste bundesrat dark debüt dieselben durcheinander durchgesetzt eingriff einwohnern eisenbahn
    7 emotional est europäer fantasy fox führe fürchte gerissen gestrichen gibst gruß guckt heller hemd herausgeber hofft
    7 holocaust idiot indirekt ingolstadt institution interessanten italienisch jahrhunderte jänner ka kanton kehrte
    7 klimawandel knoten komische komplexe kreativ kritisieren körperlich körpers lebende lebensjahr locken löste messung
    7 mythos niedrige nikolaus nötige oberst orden os passagiere planet plätzen polnische praktikum prinzipiell prinzipien
    7 professionell prognose psychische qualifiziert realen regelmäßigen richtlinien riss rucksack saint satire schicke
    7 schrecken schreibst schwaben schwachsinn semester stich sven süßen ten tiger traurige trinke tschechien ueber
    7 umfassenden umgehend unabhängigen ursula verletzen vermute verschieden vertretern verweist vorfahren vorgang vormittag
    7 wa weitergehen wendet zieh zielgruppe zugrunde abgestimmt abstieg abzug achte angehen anleger arabien auftauchen
    7 ausführliche ausstellungen auszug ba babys begründete bekämpfung belege beschweren besiegt besprechen binden blüten
    7 boris brav browser bundestagswahl bunten daily dance denselben dresdner elektronische erforderlichen erheblichen
    7 erhöhten erwiesen erwähnte eröffnete fakultät fang fingern fix flüchtling formulierung führende gebäuden gekämpft gift
    7 gleichermassen griechen grundgesetz haken herzustellen hierzulande hässlich ichs institute integrieren irgendeiner jagen
    7 jim jochen journalismus jura kacke kilometern kopfschmerzen korruption kotzen kreativität kroatien könige künstliche
    7 ladung landrat lauten leichen leistet lewis linker medaille mitgebracht mönchengladbach nachvollziehen neuigkeiten
    7 palast persönlichkeiten point reformen religionen report reste review rhythmus roter römische safe saft saßen schalten
    7 scheidung schienen schweine sony sorten sportlich statistiken sätzen tatsachen techniker theodor toren tödlich töne
    7 unheimlich unterschrieben ur vereinten vergewaltigung vergleiche verkehrt verweigert vollem vorab vorbereitungen
    7 vorkommt vorpommern warmen worum zeitschriften zuhören zusammengestellt übersetzer
    6 abgeholt absichtlich abt abwechslung alpha amtsgericht ansprechen aufgerufen aufl ausblick bakterien bedingung benutze
    6 berufliche beschwerde bosch brötchen busch bw bürgerlichen campus dating depression deutet dinger diskriminierung dreh
    6 durchbruch durchzuführen eigenschaft eingenommen einnehmen elektrischen email english entschuldigt erinnerte focus fremd
    6 fun gemeinsames gestattet globalen gründlich heide heizung hertha highlight hinteren hip hoffnungen hubert jenem
    6 jeweilige jungfrau jährlichen kameraden konfrontiert konsum krieger kurden künstlerischen kürzer laute leitete light
    6 mailand mangels marburg marsch meilen miller missbraucht moschee musical männlich nichtmal offenbach oskar petra pp
    6 richtiges rufe sanft scheiterte schädel schäfer sehenswürdigkeiten selbstmord shirts spanier standpunkt stellvertreter
    6 sturz te tommy ulrike unentschieden ups verbrannt verbände verhandeln verrät verschiedensten verteidiger victoria
    6 vollendet vorbehalten warme weisheit widersprechen wissenschaftlicher äußere äußert östlichen überprüfung about
    6 absoluter aggressiv ankündigung antisemitismus anwenden anzug asche aufgefordert auftakt ausfallen ausgangspunkt
    6 befürchten bemerkenswert bemerkte berufe beten betrachtung bienen boten braune brutal bär chemische christ clinton cum
    6 dei demokraten dimension doku dummen dörfer eignen eingeleitet einkauf einsteigen erfolgreicher erhaltung erlebte fa
    6 favoriten faz ferrari food france fred frühzeitig gefickt geistigen geliebten genehmigt gewannen gewerkschaft gewisser
    6 glanz gottesdienst grundlegende größerer größeres hardware hartmann hat's hau helene here hintergründe inmitten inne
    6 insekten interpretiert irgendwer jonathan justin klappen klauen knopf konservative kreuzung kriminalität künstlerische
    6 lande lebenslauf lehnte meins meinungsfreiheit neckar nils nutzte organisierte people phasen po politikern potenzial
    6 problematisch professionelle rapper recherche rechnungen regiert regt reißt rettet ringen roma rückt santa seelen
    6 selbstständig sendungen sonnenschein sprüche state statement sternen ständigen teure theorien tl trio unterschrift
    6 verdächtigen vergewaltigt verlief versand verschwand viktor voraussichtlich vornehmen wandte way weiterentwicklung
    6 widmen wunden zimmermann zukünftig zukünftige zukünftigen ära üblicherweise ak analysiert anonym antrieb applaus
    6 aufträge ausführen bedeutete bedürfnis befördert benz beobachter beseitigen besetzten bildeten darzustellen dummheit
    6 easy eingreifen einladen einzel entgehen erneuert erstreckt exklusiv explizit fassade fire forschungen fortgesetzt
    6 fusion futter ganzer gedruckt geeignete geeigneten gefehlt geltend gereicht grammatik haltestelle hamilton hardcore
    6 hauen haustür hinauf historischer ho hubschrauber höhen indes innovation jennifer juristische kehren keines kleinsten
    6 kohl label lampe lothar lucas manchester maßstab melodie mind mutig mängel nebenan nicole nürnberger oberbürgermeister
    6 oberliga orgel pauli permanent player potential putzen rohr salzburger sandra schlagzeilen schlimme seinerzeit sonntags
    6 spazieren sprichst standorte std steiermark stillen substanz suppe süßer tagsüber tägliche umfangreichen umfragen
    6 umstand unterstellt usb verbesserungen vertretung verwiesen verzeichnet verzicht vii wechselte wiederholung wieviele
    6 wilson win wohn wortes worüber wunderschönen währung zeichnung zugeordnet zügen abgabe akteure aktueller aldi anal
    6 analysen angehört angesagt angewendet angezogen anime antonio anträge anwälte aufhebung aufstand aufzeichnungen
    6 aussprechen ausüben baron bayreuth beachtet beantragen bedacht befragten belegte benehmen berger besuchern betonen
    6 betonte betreffen betten blitz boys brian bundesamt bundesländer bände call charlie cia disney düsseldorfer eingezogen
    6 entnehmen erfassen ergänzen ernte erzählungen etabliert evolution faschismus feinen full fürsten gab's geistige gelacht
    6 geräten geschlossene gesetzen gespeichert gewähren gewährleistet gezeichnet glücklicherweise großmutter grüner hamm
    6 helle hill hits indischen ing internen internetseite jahreszeit jap jedesmal johanna juristen kater ki kirchengemeinde
    6 kiste kollegin kommissar komödie kriminelle kündigt künstlern lagern leg liefen lit low made magie materie mia miami
    6 mobilität nachfolgenden nackte nu offensive optimal ordentlichen panorama perfekten plänen premier problematik präsenz
    6 prüft pur raketen reichtum rezension road rundfunk rückseite sammelt sang schafe schuljahr schwedischen sektor senator
    6 siegel spaziergang speicher stichwort städtische stürmer sur takt tauchen telefonieren tokio trikot türkischer
    6 umzusetzen uno vegas verabschieden verarbeitung verbrennen verkehrsunfall verleihen verlierer versicherungen verspätung
    6 verwandeln verwandt verweisen vorderen wachsenden wecken work wöchentlich würdet zahn zivilisten zweit überfordert achse
    6 afrikanischen allgemeines ampel anführer ausmacht ausprobiert aussuchen befassen begleiter beherrscht beleidigung bgh
    6 biologie case chefin claus clemens darstellungen deckt desselben diensten direkter dunkeln ehemals einsam eintreten
    6 entworfen erholung erleichtern erstaunt erwin festivals feucht filiale flieger flog florida flüge fotograf fu geehrt
    6 gefährlichen gefährlicher gesendet gewaltig gleiches got han harz hausaufgaben heimischen herrscher hole horizont
    6 instanz investition ipad isis japaner kommandant kommunizieren kompetenzen kräften köpfen künftigen landtagswahl langes
    6 lieferte liegende läden maximale motoren museums mächtigen nachmittags nacken nagel normales normen operationen
    6 orientieren parken peking pink quartal rahmenbedingungen rap reale richtlinie sammelte sankt sauerstoff schach scholz
    6 seltsame serbien space sperren sprang staatlich steuerung studiums systematisch talk tweet uhrzeit umstellung unzählige
    6 url ver vergiss verletzten vorherigen weiber weswegen wohlstand wohnraum zeile zeitgleich zorn zusehen zuständige
    6 zwischenzeitlich zählte überflüssig überwacht abbildung abgesetzt abo abschließend aktiviert aktivisten angeklagten
    6 angesetzt angetan antwortete anwesenden arbeitszeit assad audio ausgesucht ausweis bearbeiten befestigt begehen
    6 bestimmter betreffenden bindung bodensee bomben bräuchte comeback dead definieren demonstrationen diener display
    6 dissertation drehbuch drucken drucker eindrücke eingehalten einigung elend engagierte enttäuschung ep erwerb european
    6 fass festung flüssigkeit gebet gedeckt gefertigt gefährden gegebenenfalls gegenzug gekocht gepackt gepflegt
    6 gerechtfertigt gesetzgeber geweckt gewährleisten haltet hintereinander hätt ich's illegalen infektion intensive
    6 interessierten irren it's jenes johnny klappe klimaschutz kommunisten kredite krimi kv kündigen langjährige läufer mafia
    6 med mo mutti osteuropa pegida pornos prinzen priorität privatsphäre problems produzenten programms realistisch reicher
    6 reinigung ruhiger schaffung schließe schottland schwarzwald schämen schüsse signale skeptisch sozialdemokraten
    6 sozialistischen spart steuerzahler stimmte stärkste sächsischen taktik thread thron timo tschüss two verbergen verbrauch
    6 vergeblich vergleicht verpflichtungen vietnam vincent vollständigen vorlesungen vr wat weib weiblich weitermachen
    6 wertvoll westlich wirklichen wirksam workshop xxx yorker zahle zueinander zwingt ängste äußerte überfallen abgebaut
    6 abschließen absurd abteilungen abwesenheit akzeptanz alan allesamt angegebenen angreifer anschließenden anstellen
    6 anweisungen anzubieten artikeln aufgetaucht aufsatz ausgetragen beantragt beiträgen benutzer beseitigt besetzen
    6 besonderheiten bewirken bravo brett buche bucht bulgarien cannabis captain challenge channel chips deckung dichte dicker
    6 diego diplom division drängen dynamik einfaches elizabeth engagieren entstandenen erden erdgeschoss erlebnisse exemplar
    6 falscher family favorit fickt folglich fraglich gabe gekündigt geltenden gemalt globale glückliche herrschte
    6 hervorragende horror iris jahrhunderten jay jenny jude kanäle karin ketten kissen komponisten kontinuierlich kz leber
    6 lehrern londoner lutz meier nachfolge namentlich neumann organe packt parlaments pension pfosten porto pour profitiert
    6 ralph rechtsprechung reist ruhr ruhrgebiet russischer räder rückgang rückstand rückwärts sauna schadet schiedsrichter
    6 schreiber schritten seen seltene speed stau suchten sun systemen tageszeitung tastatur teilgenommen tomaten traditionen
    6 tragödie trailer transportiert trennt udo umkreis umstritten unfälle unmittelbarer untergrund urban verkündet vermieden
    6 versprach verzeichnis veröffentlichungen volkswagen vorliegenden wahrnehmen wartete weis willy wirds witwe wunde wähle
    6 wälder zocken ablehnen abstimmen anfängt angeführt angenehme arabische argumentation arsenal aufforderung aufm aufsicht
    6 ausgeliefert auslösen ausschluss außenpolitik ausübung batterie baute bbc begründen belohnt berechnen beruhigen beton
    6 beurteilung bezog blume boston branchen brandt böses büros christina classic comedy dachten dc demselben derzeitigen
    6 deutlichen diana drachen drüben durchgehend dürfe eigens einrichten einseitig entkommen entlassung entschädigung
    6 entsprechender erklärungen erlassen ernähren erotik erschaffen erwähnung ewige feststellung fleck fotografieren fächer
    6 galaxy gebirge gestaltete gleichgewicht gouverneur gründete guido halbinsel hang harter hc heilen herein hofer homo hop
    6 hunden härter impulse inspiriert inszenierung ist's jordan juan jährliche kaninchen kapazität kardinal karneval
    6 katholiken kaufte klassischer kompromiss korrigiert krankenkassen kriminellen kuba kündigte künste lahm lautete liberale
    6 lt maas meldete menschlich nd ndr netzwerke niederlagen nudeln nähere only pa philip plakate projekts psychisch
    6 psychischen publikationen publiziert realisieren redakteur reichstag reif ruhm saarbrücken sap schiller schmid speisen
    6 sports steinen stiefel strategien stärkung stürzte sünde tatsächliche toni unternommen vegan vergangen verwendete vize
    6 vorgeworfen wahrlich weißes wertung widerspricht wunderbaren xbox yo zahlreicher zigarette zurückgekehrt zwischenzeit
    6 überfall abgeschafft abzugeben agieren aktuelles anmerkung anstalt ausgetauscht ausgewählte ausschließen beachtung
    6 becher befindlichen befragt begeistern behält beliebte berlins bescheuert bruders charme chip claude comics darsteller
    6 davis depressionen einsicht elektro elementen entführt erarbeitet erneute erweiterte fabian fantastisch flora freies
    6 fremder furcht fußgänger fällig fühlst geantwortet geborene gegenwärtig geheimnisse geliebte genie geräusch geräusche
    6 gesprächen gewöhnen gladbach glücklicher grill großeltern guy heftigen heilig heimspiel heißer herauszufinden his huber
    6 inflation installieren islamische jane java jh kirchlichen klassisch kombiniert komplexen konkurrenten korrigieren
    6 krefeld körperlichen körperverletzung kühl law lenken lp löhne mallorca manch marion mb mitarbeit ml monika mozart
    6 munition mühle nachzudenken neuseeland nordkorea och olaf organisierten petition pi plattformen psychiatrie puls pure
    6 qualitativ radweg redest regieren ruth sank session shows steigenden stellvertretender stiegen strahlung studierenden
    6 symbole sympathisch südtirol süßes tags teen tina traut treffpunkt trockenen ultra umweltschutz unerwartet uniform
    6 verbesserte verbündeten verrückte vertrieben verzweiflung vorausgesetzt wachsende weltweiten yoga zugegeben zwangsläufig
    6 überholt absturz agent altar anbietet anmerkungen anregungen aufwachen ausfall aushalten ausnahmsweise ausschnitt bay
    6 bedeutenden beeinträchtigt begegnungen behinderte beobachtungen besatzung bestimmtes bewirkt bewältigen bit bl
    6 bundeskanzler bye bäcker deckel demos deuten diabetes dutzende eingestuft einzelhandel einzelheiten entziehen ermittlung
    6 erneuerung erneuten erobert erschöpft erwartete erwähnten export final fragst gastronomie gegenden gehofft geilen gelder
    6 gesunken glaubens grimm grundstücke gönnen gürtel hacker heiko herausfinden hofmann human höchster höherer intern
    6 irgendeinem jeglicher jessica junges kabinett kate kommentieren kommune kram kugeln kult künstlich langjährigen latein
    6 laufende lesben let's letztens leuchten libyen lose luzern mahlzeit moralische nachhaltigkeit nachvollziehbar naiv
    6 naturschutz netto nordsee nützt oberösterreich plakat privater punk rb rechtsstaat regionalliga relevant relevanten
    6 renaissance romantik ruhen ryan sachlich schauspiel scheiben schiebt schließung schwedische senior sexuell silvester
    6 spannungen spezialisiert statistische statistischen steigende steven straßburg straßenbahn stundenlang stärkere stücken
    6 stürzt tagung taz teilzunehmen track transfer trost umfassend ungern unschuldig unterliegen unterzeichnet vera verbietet
    6 vereinzelt vermeintlich verringert weimarer wänden zack zeugnis zitate zuverlässig ähnlicher älterer ärgern überlege
    6 abgerissen accounts adrian after ahnen aids alben amerikanischer andrew angeblichen angreifen anhang antiken anwesen
    6 arte beendigung befreundet boote braunen brexit bruce caroline charts country derby diät dose dosis eduard eignet
    6 eingeschlossen einhaltung elektronischen emotionale energy enorme entspannung ereignissen erobern esel experimente
    6 fahrten falsches feder feierabend folter forst fortan fotografen freundes freundlichen fund fügt fülle geheim
    6 geheimdienst genre geringere gestoppt geträumt gläser golden great großstadt großzügig grundlegend grundsatz hard
    6 harmlos hauch heftige hinunter history homosexuell hp hörst indianer inn intelligent israels jedermann jugendlicher
    6 juristischen kaisers kelly kennenzulernen konzerne krankenversicherung kupfer künftige landkreises landschaften
    6 landwirtschaftlichen lautsprecher lebensqualität lehmann leichtes lippe loswerden mandat meisterschaften millimeter
    6 money monitor mäßig nebeneinander nebst nest netzwerken nico niederländischen niederösterreich nintendo nsdap offiziere
    6 ortsteil outfit ozean passierte pastor pater paypal pen petersburg präsent qualifizierte radikale radikalen register
    6 research rezepte sat schale schnauze selbstbewusstsein solide souverän spiegelt stall standorten straßenverkehr su
    6 säulen tanja tank techniken technologien terrasse tiroler ungarischen unglaubliche unterliegt unterrichten urteilen
    6 verbraucht verbreitete verfahrens verknüpft verleihung vernichten verschlossen verstärken veränderte viii vodafone
    6 vollzeit wache webseiten wei weltbild weser wählte wölfe wörtlich zensur ärzten östlich überwachen überzeugend abbruch
    6 abfall abgehalten abgeordneter abgezogen abgrenzung akte aktiver angel angriffen artikels assistent aufregen badezimmer
    6 banner beifall bekanntesten beleidigen benedikt beschränken beschwert bestreiten bewahrt bewährung blickt blockieren
    6 blonde blues board budapest bundesstaat bären cam chemischen chile chronik container cottbus daimler dateien
    6 diesjährigen dominiert dosen drängt durchschnittlichen durchzusetzen ego einbringen eingebunden eingereicht emil
    6 entfernten ergreifen ermittler erzbischof ev externe fachkräfte fehlern festzustellen flash flensburg florenz fräulein
    6 geldes generalsekretär geste gewählte gordon hannah hannes hauptstraße herrmann hinzufügen howard intensiver
    6 interessenten key kilogramm kinos klarheit kommunistischen kreative kreditkarte kühe landete liebevoll lila linda lorenz
    6 lufthansa mainzer majestät mangelnde marianne marktes merkte mies mischen moin morgan nachhaltige neapel neonazis
    6 nüchtern optisch ordentliche our periode pm porträt prime provinzen reg regulären reisende revision rewe rezeption rita
    6 sammlungen seltenen seminare services sexualität sichert sicherte sowjetischen soziologie steffen stockholm strahlen sub
    6 substanzen syrische südamerika tabletten teuren thematik thematisiert türkisch umbringen umfassen unterscheidung
    6 unterstützer verbundene verhältnissen verkaufte verschafft verstoßen verwechselt vorallem vorzustellen wahrer watch
    6 weltcup wettkampf when wohnhaus wohnst word wtf wörterbuch xi zahlungen zurückgezogen zutaten öffnete örtliche
    6 überschrift übersetzen abhalten agenten akzent analysieren anderswo athleten aufmachen aussteigen austauschen
    6 ausverkauft autors beiseite bekämpft beliebten besagt beschließt bewerbungen bla bonner brigitte bundesstraße champion
    6 con darm dialekt dramatisch drittes einbezogen einflüsse einführen empfunden empörung erwünscht erzähl etablieren ewigen
    6 fell fetten fi fotze freigegeben frohe frost fürth gebot gebühr gefühlen gesamt geschäften gläubigen graue grube gärtner
    6 halber homosexualität hongkong höflich jetzige jimmy kaiserslautern kanzlei keins kerzen klares konsumenten konten
    6 kostenlosen kostüm krim kurzes laser lasten lebensmitteln legten lesung lichter liedern logistik längerer löwe maut
    6 mehrheitlich misst mittags mt napoleon neutral niederschlag order page pest platt poster professoren rakete ram release
    6 roller romane roy run rückblick samuel scheiden scheitert schriftliche schubert schuf schwäbisch sektion simone
    6 speichern spezialisten staatssekretär streben streik stützen suite summen syrischen südkorea tech theo thesen
    6 todesstrafe totale tätigen uff uhren umgebracht unsicherheit untersagt verdammte vertreiben wanderung ward weint
    6 weitergeht widerlich wohnte zahnarzt zusatz änderte übergabe abgebildet abgeschnitten abschneiden abu amtes ap
    6 arbeiteten areal asiatischen attacke aufgeteilt ausgefallen aussprache ausstrahlung austritt auszuschließen basierend
    6 befragung befürchtet beigebracht beliebig bemerken benötigte besonderheit billige billy bundeskanzlerin böden carlo
    6 central christlich debatten defekt duft ec eigen eingeschaltet einzigartig elefanten erforschung erspart extremen fange
    6 federn feuerwerk finanz force freundliche frischer garantieren gebucht gefecht gehäuse gemischt gene genervt
    6 geschlechter grundrechte gunsten gänge handels heidi heilung highlights holger hure individuen ingenieure installation
    6 internationales iso italiens jahrzehnt jersey jg katja ken kiew killer ko kombi kontrollen kopfhörer kurier kämpfte
    6 königliche künstlers lan laufzeit lecken lindner lücken migrationshintergrund mrs musikalisch münze nebenwirkungen
    6 nettes organ pakete passau paulus petrus pistole pole pommes port portion press protagonisten präsidentin publikation
    6 pussy ratgeber regal reines roll räuber saale salon schaute schildert schräg schublade schwung siedlung sitzungen
    6 snowden sonderlich sonstiges south spezifische spürt stadium streitkräfte sydney take tausenden terrorismus tesla trip
    6 unzufrieden verarbeiten verbrachte verdrängt verwechseln vita vizepräsident vorläufig vorzubereiten vögeln
    6 wahlbeteiligung walker wart werkzeuge widmet wirksamkeit wolff zivilisation zunehmende zürcher ärztin abgaben abschalten
    6 adressen airlines aluminium arg aufweist auszeit autorität basteln bedenkt beleg besitze besserer bestritten beta bond
    6 car cds chefs chinas conrad diesbezüglich disziplinen double dunkler ehepaar einblicke einheitliche einklang einsetzt
    6 endgültige erhaltenen erkenne erkläre erlitten erneuerbare erstellung erwies eugen fb feiertag fertigstellung finanzamt
    6 fotografiert freiheiten früherer fucking future gefangene geistes gerichtshof gerücht gesellschafter gestrigen geübt
    6 gleichwohl glocke gps gültigen halloween handschrift harmonie helft herd herrschen hetze heulen hülle ic irrtum isoliert
    6 klettern kläger korb krankenkasse landstraße lebewesen lebst ließe list madame milf modellen nachdruck nenn neuerdings
    6 newsletter notizen packung paula peters phoenix plane premierminister radikal rates reformation regina relevanz rennt
    6 reparieren repariert ruhige sahne schenkt schlafe schmalen schneidet schrei schulze schweizerischen schwerpunkte
    6 schäuble serviert sexkontakte shakespeare sonnenuntergang spinner spritzen stone stopp strenge süßigkeiten tankstelle
    6 taufe theoretische unterdrückung urkunden verbandes verdienste verdächtige verfolgte verschwörung versichern verstorben
    6 verurteilung vitamin vorlagen vornehmlich vorzeitig wahlrecht wahres wehe wiegt wladimir währenddessen wärs zugestimmt
    6 zusammenarbeiten übersetzungen
    5 abb abgelegt absetzen aka allerlei angebliche angehören angrenzenden anhalten ar araber armin aufschwung augsburger
    5 ausgedacht ausgehend auslegung ausrichten auszugehen az balance bann beat beförderung belasten bemerkbar berechnungen
    5 beschriebenen besuchten bezeichneten bohnen button böhmen carmen cat company demonstriert derselbe dhl diskurs drang
    5 draus earl edgar effizienz einheimische einsehen einstein einzugehen elektronik ellen entertainment entzogen erbaut
    5 erika farm faszinierend fasziniert fbi fischen flachen fluch flüchten formation französischer frisst fände fügte
    5 geführten geheiratet gehör geiler geistlichen gelogen gesessen gewebe gewünschten gleicht gliederung gottfried grillen
    5 halbwegs heiliger heimatstadt hellen heuer hingehen hältst illusion industriellen ingrid initiativen jahrbuch jason
    5 kaiserlichen kap kicker klassik kocht kommentaren kontinent kreislauf kämen laien lateinischen lebensraum liebst
    5 literarische menü mohammed muslimischen mütze narren nervig neuere next pakistan parks partnern quartier regelt
    5 repräsentiert republikaner riechen sammler schlage schnitzel schrott schwarzes schwulen seitlich sichergestellt siebten
    5 sinnvolle skala spaltung spielplatz sportlichen stab stadtgebiet statistisch stattfand steckte strache strategische
    5 studierende syndrom ta talente thriller tische unbekannter ungewöhnliche valley verfasser vergrößert verhandelt
    5 verhältnismäßig verlängern verpasste verringern verschickt verweigern verwickelt verzeichnen vorgesetzten vorschlagen
    5 vorsitz well wellness wirt wohnsitz zauber zehnten zirkus zubehör zugehörigkeit zwecks zweifeln äpfel öffnungszeiten
    5 abgelaufen abi abriss absage ai angeklagt anhängern anweisung appetit arbeitslos aufbewahrt aufgepasst aufzug
    5 ausgeglichen ausgewiesen auswärtigen ausziehen automaten automatische barth batterien befehle behauptete beleuchtet
    5 bewertungen beworben billigen biologische björn bullen bush cash come copyright cousin damm deluxe doppelten doris
    5 dreißig drohte dünne ebenda ehrliche eimer eingebracht einnahme einsamkeit einziehen entfallen entfernte erlitt ezb
    5 flyer freiem frequenz fußballer gay gegründete geguckt gelohnt genieße geringeren geschäftsführung gewitter gleichfalls
    5 gleis großartigen haftung hanna herausgefunden hirsch ihk inhalten inspiration irgendeinen its jeff kabine kliniken
    5 kluge kommunalen komponente kopftuch korn kreuzberg kulissen lade landung langeweile laufbahn lehnen leistungsfähigkeit
    5 leitungen leuchtet ludwigshafen lügt mais marokko melanie menschlichkeit ministerpräsidenten mitarbeiterin
    5 mitgliedstaaten mitmenschen mittelalterlichen modernisierung morde motiven möglicher nachlesen nationaler nelson never
    5 niklas ortes parallelen parkplätze parteitag partys peer pfeil pferden platziert playstation positiver präzise
    5 psychologische realschule regierungschef reinhold renault reparatur right rückte rüdiger scharfen schirm schläge
    5 schnelles shopping siegte spam sperma spezifischen spot staatsbürgerschaft stange steiner stephen strengen summer
    5 szenario tanzt tarif tg tonne triumph ts tüte unfair ungeachtet untertitel updates urteile vaterland verleiht
    5 vernünftige versammelt vertragen verwundert vorgänge vorigen weiche weltweite zero zufriedenheit ämter ärgerlich
    5 überraschungen überschreiten abbildungen abermals abgeleitet ablegen abraham absolvieren achso act akademischen allee
    5 angehalten angesiedelt anwohner aufgeklärt auschwitz balken base batman beitritt benutzte berührung beschrieb
    5 bibliotheken bike bleibst blättern boom bundespräsident cc deep denjenigen deutschem differenz doctor dokumenten drohung
    5 edith engl englischer enthielt entschuldige entstandene erfinden erleichterung erschienenen erschreckend erweiterten
    5 etablierten fahrbahn fenstern finanzminister fortsetzen frech friedliche frisur frucht fundament fürchtet geachtet
    5 gebote gefiel gelsenkirchen germania geschoben gestimmt getreide gewässer glücklichen gymnasiums haste helfe herzens
    5 hinnehmen hitlers hype höcke ihrerseits immobilie inwiefern inwieweit iq jurist kannste kellner kiefer kompliment
    5 konzeption konzipiert kunstwerk kurven langfristige lektüre leopold leugnen lidl liechtenstein literarischen lte maps
    5 maschinenbau mc minimum mobilen mädel nachhinein nachlass nationalpark neid neo neueren nigeria oberhausen partnerin
    5 pille potter predigt präsentierte ra regnet reisenden reiz renate rendite river rotes rundschau räumlichkeiten sascha
    5 satzung saufen schalter schaltet scheine schlank schwerin schätzt schütze sendet solar sollt source spezies stasi steil
    5 stellenwert stgb tabellen tagesordnung transformation transportieren treffe trieb true umgewandelt umzugehen
    5 unmittelbaren unverständlich veranstalten verarschen verderben verkürzt versetzen versteckte verwirrung vo vorarlberg
    5 vorurteile vorwort wappen warschau weibchen workshops übt abgang allenfalls allgäu alliierten anbindung aneinander
    5 antworte anzufangen arabisch arbeits arbeitsbedingungen armer aufgegriffen ausbauen auslöser ausrede außerordentlich
    5 badewanne bayerns beamter beibehalten bell bescheiden beschissen body brauerei breslau clan clark control cross
    5 demokratisch dieb dschungel eberhard eck eindeutige einschalten empfängt entfällt entnommen erfahrene erfolglos
    5 erforscht ergaben erzogen faire faktisch fashion festlegen feuchte filialen franziskus freitags füllt gattin gefährdung
    5 geistliche gelegene gesetzgebung gesundheitlichen getränk gewaschen gewünschte gt guide hats heilbronn himmels hygiene
    5 härte hürde ian ix jahrestag kassen kassiert kerle kirchliche kleinanzeigen kleinstadt kneipe kollektion kopenhagen
    5 korea korrekte kostete krankenhäuser kritisierte kronen krüger kunstwerke landeshauptstadt latte lebensweise leine
    5 liebling liebte lobby logische lunge magic mainstream mans marina mehl michelle milde minden minderheiten mitteilungen
    5 moralischen männchen münchener nacheinander naturwissenschaften nimmer optik ordner other pfad philippinen print
    5 professionellen pädagogik quadratmeter read referendum reinigen resultate romantische router ruhigen schlimmes schlucken
    5 schmitt schockiert schulzeit schwimmbad stabile stanley steam stehlen stinkt syrer säule südwesten sünden teich th they
    5 trans transparent uefa umgebaut umziehen unterbringung vanessa verankert vergeht verließen verlorenen vernichtung
    5 verstoß vertrages verwirklichen volleyball vorgeschrieben weiden wohnort zentraler zunahme zwecken zweifellos
    5 öffentliches aaron airport anerkannte angemessene ansprechpartner asiatische attraktiver aufgelegt auflösen ausgerüstet
    5 ausreichende autobahnen bandbreite beauty befunden belastungen benennen benötigten bestrafen bestseller bewaffneten
    5 bewegte bewohnern bezweifle biss blüte brüdern bspw buchhandlung bude casino clara dad dave deck delegation diejenige
    5 dinner dramatische dörfern edeka einbrecher einträge einwanderer einzustellen emissionen empört engineering enormen
    5 entschluss erarbeiten erfinder erschüttert ersichtlich erteilen erzielten fahrräder feature festes flache formal
    5 freundeskreis friedlichen frust fährst förmlich für's gallen gebacken gefärbt gelangte gelobt gerichts gestellten
    5 gestürzt gewagt gleichnamigen grausam grünes has hebel heirat henning historie hübschen innerlich insider interaktion
    5 invasion irgendwelchen israelischen kannten kennedy kit klagenfurt klicks kontrast kriterium ladies lappen losgehen luca
    5 luke lustigen mathias matrix mdr merkmal moses mächtige mühsam nachbarin nannten nasa offenes offline paper perry ph
    5 pilz planungen profit promotion registrierung rektor resolution respektieren rohstoffe räumt satelliten saubere
    5 schlimmeres schülerin segeln sing solingen sozialistische spa spielst sponsoren sr staatlicher statue stechen stellst
    5 sterbe tafeln there touren trinkwasser turner tüv ukrainischen umliegenden unruhen unverzüglich verarscht verfallen
    5 verfehlt verkehrs verlangte verleger verlorene viren vogt vorgehensweise vorhang vornamen wacht weltkriegs wär's zonen
    5 zugenommen zunehmenden zutiefst zwiebeln ästhetik ökonomie überarbeitet überstanden abgrund abhängen abkürzung
    5 abschaffen absolvierte achtet adac alexandra allemal allgemeinheit america anerkannten anfassen anschläge anstrengungen
    5 anthony apotheker argumentiert atelier auftaucht ausgeschieden ausgezeichnete außergewöhnlich beendete bekenntnis
    5 beliebigen bereicherung bestehe betriebssystem betrüger biologischen botschaften brannte cameron cap chinesisch clever
    5 coburg dampf danny darlehen depot drive durchgang eingetreten eingetroffen ekelhaft erfassung erfolgten erfordern
    5 erläutern etage etappe expedition fahnen feldern feminismus finds fliege flut foren formulieren fortuna franziska fulda
    5 gabriele gedrängt gemeinsamer gender geringsten gespart gesteigert gesteuert gestärkt gewertet grobe gräfin gutscheine
    5 göttin haftbefehl hanau heißes hiervon hildesheim hing humboldt husten hühner idealen inc industrielle innern insolvenz
    5 japanisch journalistin keramik knappen komischen krankenschwester köhler kühlen luis machbar massage maurer meeting
    5 mehrzahl menschlicher mer messungen mitgefühl mitspielen monarchie moon mordes nachfragen neuerungen neugier neuzeit
    5 nordamerika nähern optimale outdoor pfeffer philosophen pilze poker project pulver pädagogischen ratschläge rauf revue
    5 rollstuhl ruß rwe sara schiffen schmeißen schnellste schumacher schuppen schüssel schütteln selbständig sin society some
    5 sortiment spalte spannenden spotify spürbar steinmeier stories studies studios stämme stände tauchte teilzeit titeln
    5 toiletten tool tuch unerträglich unterhalt unterschätzt vergangene vergrößern verpackung versicherte verstärkte vieh
    5 vorrangig wangen watt wenngleich wiedervereinigung wirtschaftlicher yt zurückziehen zusammenschluss ähnlichkeit
    5 ärztliche absichten achtelfinale adel afrikanische alias alois angenehmen angenehmer anleihen anrufe anstand anstoß
    5 arschlöcher aufgebracht aufgefunden aufhört aufkleber aufsichtsrat ausreden ausreichen ausscheiden ausschreibung
    5 ausstieg ausweg auswendig bang beate bedauern beethoven beklagte belästigt bevorzugen bewährt bischöfe bosnien
    5 bürgerliche carsten ceo chirurgie cl derweil dimensionen domain dublin dummes durchsucht eiern eingeweiht empfehlenswert
    5 empfinde enterprise entsprach entwürfe epoche erfolgreichsten erhalte erklärten erschwert erstattet erweisen erzieher
    5 erzähler eugh externen faschisten fasste feat festnahme feuchtigkeit fh fraktionen francis friedens gefälligst gelehrt
    5 gelitten gerald gleichberechtigung gläubiger grundsätze halbjahr ham hase hawaii health hilf hindernis hindurch
    5 hinterlässt homosexuelle homöopathie hänge indische infektionen inhaltliche intensiven investor judith jähriges kleben
    5 klingelt komposition kostüme krisen kräftigen käfer lake limit litt lost lyrik längerem löffel malte manga medaillen
    5 meinten moralisch munter network netze north og par pausen pay pflegt poesie politikerin privates pädagogische
    5 qualitäten quo rassen ratten raub realisierung redner rhetorik riskieren ruder sachverhalt sattel schiene schlager
    5 schmale schmerzhaft schnaps schriftlichen schwöre schüchtern sechste sek sophia spielraum spinnen spring stadtverwaltung
    5 streich streitigkeiten studentin studiengang tagesschau tagesspiegel tausch trade traue tödliche udssr ungerecht
    5 unterstützte usd venezuela veranlasst verantworten verdächtig vereinbaren verpflichten versehentlich versuchst verweis
    5 viermal visionen vorgesehenen vornherein wagt wehrmacht zeichnete zittern zwillinge ökonomischen überein abbrechen abc
    5 abgelöst abgerufen abwechselnd age anerkennen angewandte ansieht anzeiger anzupassen anzuwenden arbeitest arbeitsgruppe
    5 aufsehen aufsteiger auftraggeber aufzugeben außergewöhnliche aussichten beauftragte bedeutendsten begleitete beklagen
    5 berner beruhen beschleunigen beschließen beschlüsse besiegen biographie boah bundesministerium bundesverfassungsgericht
    5 bäckerei bühnen capital catherine change clip com dankbarkeit days dermassen disco dortmunder douglas draht drohnen
    5 dummer dur dämlich dürft ea eingesetzten einmalige einsätzen endgültigen enthaltenen erforderliche erhaltene erholen
    5 erholt essay explodiert fahrgäste fame fertigen festplatte geführte gegebenheiten gegnern gegründeten geldstrafe genügen
    5 geringste gezielte glaubwürdigkeit gleichmäßig haag hacken harris hasen herzinfarkt hilfsmittel hiv hochgeladen huhn
    5 hürden ibm intelligente intensität jacques joint jr ju kalorien karma kay kekse kippen klopp knappe kolonien kommunismus
    5 komponist konzerten kraftwerk kunststoff leiterin letzterer lexikon libanon lohnen lüneburg magische mar martina
    5 mechanische minimal montage monte nahles nahrungsmittel neuwahlen niederländer norman nutzlos nähert offenheit
    5 offizieller optimistisch parameter parker pascal pat patientin pfanne privatleben prost psychiater reduktion referent
    5 regiment renten reserviert richtigkeit rollt romantisch rühren schaust schema schenk schilder schlaganfall schlechteste
    5 schul schweiß schweres schwächer secret sommerferien spalten sportarten staatsbürger starkem stempel stick streaming
    5 stühle systematische tower universal unterstütze var variationen verbreiteten verbringt verdiente verfügbaren verkleidet
    5 verlegung vermeintlichen verwaltet vg vielfältigen visier vorrunde werft western wolke yes zimmern zuhörer
    5 zurückzukehren zuschauen zuwanderung überwunden abschiebung adidas aktivieren allgemeiner angeklagte angewandt anja
    5 antun aufarbeitung aufgetreten aufklären ausdrucken auswählen bedienung befürchte behinderten behoben bekanntschaft
    5 beliebtesten bestandteile beutel bezahlte bh bisweilen celsius chefredakteur controller cooper dato denis dergleichen
    5 derzeitige drastisch drücke durchweg einmalig elegant empfindlich endspiel ente entfalten entsetzt erlernen ernste
    5 ernstes erwartung exil face feiertage fetisch feuchten flair flexibel franzose frisches friseur fähre gebildeten
    5 gekriegt gelagert gem gerichten gesenkt globalisierung griechisch grundlegenden gucke handtasche hess hierdurch
    5 historisches israelische jeher kanns kleinigkeiten klinge komplexität konsens koran kragen krause kriegs kummer leutnant
    5 lissabon loben lud luftwaffe maier manipuliert martha massaker mei merkst metro milliarde mine mithalten mittelfeld mom
    5 momenten montags mtv muslimische märkten müsstest nackten neuauflage nägel offenbart operiert orgasmus originale ots
    5 oxford pas passte patent perlen polo projektes protestieren prozesses prävention puh puppe ranking rechtsextreme
    5 rechtsextremen registrieren regulierung reichs repertoire romeo rudi samstags saniert saturn schere schlachten schlossen
    5 schöpfung sd sicheres sicherstellen sim singapur soul staunen straftat swiss süddeutschen tattoo teilung telefonisch
    5 trink umgestellt unterlag venus verdoppelt verfolgten vergabe vergleichbare verstößt verzögerung vielfältig vielfältige
    5 vollzogen vorlesung voss wahlkreis walther wanderer wehrt weltkrieges werkstätten wertschätzung wesentlicher wiki wilder
    5 wünsch zögern ärgert ökonomische öpnv özil überdies überlebenden absagen abschnitte absolutes absolventen adams admiral
    5 airbus andauernd anderson anderthalb anno annäherung arbeitsgemeinschaft atom attentat attraktive aufteilung ausfüllen
    5 ausgemacht ausgewählten ausgeübt ausschalten ausweichen bauernhof bb bedeutend beliebtheit betreffend beurteilt
    5 bewundern bezeichnungen birgit blogs blutdruck bnd bo breites bringst bug christiane crash dauerhafte dean dessau
    5 dienstleistung drohungen drückte dänischen döner east effizient einschlafen einstimmig einwanderung einzuführen
    5 erkenntnissen ermordung erschießen erzähle falten fiat fixiert gary gefesselt gelungene geschlechts gestehen gitter
    5 grenzt grey grinsen grundsätzliche hallen hartmut hauptquartier hauptrolle heine herangezogen herausragende hiesigen
    5 hoffte hungrig inklusion inland insassen inter interpretieren kapazitäten kb kessel klimaanlage konstruiert
    5 kontaktanzeigen kopieren kopiert kramer kraus künstlichen landwirte lara lea lehrt leichtathletik louise ludwigsburg
    5 magazine medikament misstrauen mitgemacht mountain nadel neidisch ni nicolas objektive oktoberfest ortschaften palästina
    5 pan parlamentarischen phantasie philosophischen preußische produzent qual qualifizierten rassistisch reality reduzierung
    5 regelrecht reiste revier rick ron routine rt schlangen schuhen schwangere schwitzen schwäbischen second seil silver sm
    5 sonja sozialisten spar sperre staffeln stalin steigert stillstand stärkeren swr sächsische tabak tendenzen terminal tus
    5 tötung umland unfähig unterbrechung vereinigte vergesse verhaftung versaut verschont verursachte vierter vlt
    5 vorgeschichte vorüber waage wachen wasserstoff wayne weckt wehr werdenden wettbewerbs wiederaufbau winkler wirbt wäldern
    5 zurückgreifen zusammenbruch zusammenleben zweig öko übereinstimmung überzogen aa abziehen acker administration agnes
    5 allah andernfalls anfänge anfängen angeregt angucken ankara anker anlehnung annimmt anzutreffen armes attackiert aua
    5 aufgewacht aufheben ausbeutung ausgeprägt ausschusses begrenzte begrüßung beleidigungen beliebter bella bergmann bernard
    5 beschleunigt betreuer bewaffnet briefkasten che checken class codes ct dichtung differenzen drunter ds dämonen eiche
    5 eindringen eingeschlafen einhalten einheitlichen einkaufszentrum eintreffen eisernen entlastung erbracht erfreuen
    5 ergriffen erneuerbaren erwachsener erwarteten fachbereich fehlender feines freistaat frosch fäden fügen geflohen geisel
    5 gesundheitswesen götz handschuhe head henkel herrin hervorragenden hesse hochwertige hope impfung ingo ironisch jaja
    5 jubel kairo kant kante katrin knacken knoblauch kolleginnen kosovo königreichs lampen legenden lego lehrbuch leiser let
    5 limburg lloyd luise lupe malaysia markieren militärs mittelalters mitwirkung much muttersprache mythen nachweislich
    5 nationalspieler nba niederländische notiert notruf nutzern parat passiv prediger produktionen residenz reutlingen ruht
    5 rügen same schenkte schilling schluck schlugen schrauben schuster sessel sooo sortiert stadien sw sympathie sämtlichen
    5 tabu their tippen trauma trocknen trottel ttip tunesien tweets tänzer ukrainische umwandlung unesco unruhe unschuld
    5 unsichtbar unterhaltsam unterschriften vegane verschenken verzögert waschmaschine watson weitestgehend weizen wurzel
    5 zuordnung zurückgehen zurücktreten äußerung übernahmen abständen anbetracht angerichtet ansprache antibiotika attacken
    5 aufgehalten aufnimmt aufräumen aufwendig aufzeichnung aug ausgebildete aussah ausschlaggebend auswirken auswärts awards
    5 balkan basieren bedeutender beeindrucken behielt beibringen beispielen beklagt belange beschaffen beseitigung besessen
    5 besprechung betrogen beträge bettina bezirke bismarck blauer bon brecht buchstäblich bullshit chief colin cousine cs
    5 dallas death diebe dienten dilemma dreieck droge dsl dubai durchgehen durchlaufen durst eeg einfachste eingeräumt
    5 eintragen eiskalt elena emotionalen erfahrenen ernsthafte erweist extremisten fachleute fiction flexibilität flughäfen
    5 flüsse frey friends funken fächern füttern gebannt gefilmt gegenwärtigen geprägten gestalteten glocken gratulieren
    5 gruppierungen gruselig götze gültigkeit hahaha handtuch helena herkommen hexe hilfen hilflos hillary hindern holding
    5 hörer individuum infiziert inschrift inszeniert intervention kann's kapiert kehle kieler kindergärten kisten klammern
    5 knall kolonie kong kontaktieren kopien kundgebung kur könntet lat leckere leihen lotto lucky manipulation masken
    5 meistern merkels militärisch mittelstand mod moll mon mum musikern neigung noah nominierung notfalls parlamentarische
    5 passage paulo penny pfeifen philosoph platzen populär preisträger privilegien prix propheten rausch reagierte
    5 rechtfertigung relevante religiös resonanz romans schnellsten schweinsteiger segment selbständige sichtweise
    5 souveränität spezial strafbar strategischen suizid taunus teddy tenor territorium theaters theoretischen treppen trumps
    5 täuschen tödlichen unterdessen unterhält unterschätzen unterwäsche ute verborgen vereinfacht verkauften verlage
    5 vermeintliche verurteilen veränderten visa volkspartei volles vorbilder vorname vorschrift wage wecker wegnehmen werkes
    5 wiederherstellung wurf zentren zielt zulässt zuwachs abgedeckt abgestellt again alb angefertigt anregung anschein
    5 anzuschauen apropos arbeitslose assistenten ausdehnung auseinandersetzen ausführlichen ausgewertet auszeichnungen
    5 authentisch basler battle bc bedürfnissen begrenzung behauptungen beileid bestrafung beteiligte betrachter bissl blinde
    5 brandenburger bremerhaven broschüre bsc burgenland care chen cpu depp detaillierte dienstes dienstleister dirigent diss
    5 dokumentieren dominanz drück dünnen edle effektive ehrenamtlich einbau eingefallen einspruch eklig entsprechendes erregt
    5 fairen feige feiner fertiggestellt fesseln flamme fordere formular freud gegebenen gehn gekannt gekürzt geltung genfer
    5 genossenschaft geschieden geschweige gewaltigen gewehr gewissermassen gleichstellung grant hate hausfrau heck heftiger
    5 heimatland hermes herrliche heutiger homer höheres hörten innenministerium jet justizminister kartoffel klinische
    5 kolumbien komitee konflikten kreativen kritischer kurzzeitig landwirt leichtigkeit leonard lern lesern liebste lifestyle
    5 lustiger lügenpresse magnus matthäus maximum medizinisch meiden mobbing most mädchens nahverkehr nationalrat neunten
    5 nike nov nutzten obergeschoss olympische opfers optische orleans passagen pflaster philosophische physiker place
    5 portfolio praktiken produktivität psychotherapie puppen rast recherchen referat relation riesiges rührt scheißegal
    5 scheune schleife schnäppchen schwingen sea setz sexueller she sicherzustellen sierra simple slowakei slowenien sofia
    5 sofortige soße sparkassen sprecherin sprint stammtisch stellungen stellvertretende stroh stumpf suv switch sylvia
    5 synagoge synonym süddeutsche tb teilnehmenden textes theologischen too toyota trockene tschechischen turbo unterdrückt
    5 unweit veganer vereinbarungen vereinigt vernachlässigt vernünftigen verpackt verrat vers verschärft vorfreude wartezeit
    5 wassers weitergegeben westfälischen whisky why wirbel xx youtuber zeitplan zentrales zugewiesen zusammenstellung zutritt
    5 zyklus ökologische übernachten abreise adenauer agiert albern amy angelegten anhörung annette anschaffung apotheken
    5 apparat army aschaffenburg ast atlas attentäter aufgezeichnet aufwärts ausfällt auskommen ausländischer bananen baumann
    5 beerdigung befürworter beginne behälter beißen beliebige bergbau besoffen bestände blei blickte bobby boeing brauchten
    5 break brenner carter castle chelsea chf clown demenz dietmar diktator director distanziert dorfes dynamo edlen eingriffe
    5 einlegen einordnung einwandfrei elektrisch endes engels enthüllt entstehenden erlaubte erschlagen fe fehlten foundation
    5 ga gange geduldig geheimdienste geiles gelegenheiten gereinigt geringem geschäftsstelle gesellschaftlich gesundes
    5 gewisses gewissheit gewöhnlichen griffen grippe groko gültige hack handle helen helga henri herab herkömmlichen
    5 hinterfragen hunter häftlinge jammern jobcenter karlsruher kaserne kick kl klausur klärung koma kommend kommunale
    5 konsole koordinaten langjähriger laster legendären legislaturperiode liberal lieblings linden lucy materials meinetwegen
    5 menschenleben metzger ministeriums missverständnis mitbewohner mitgliederversammlung models moderiert modernes monaco
    5 morden movie must mönch nachweisbar nationalismus natürlicher neffe objekten pablo parade pedro perfektes pokemon promi
    5 prominente protein prozessen prägen psyche pullover päckchen pässe quoten racing radar rege renoviert renovierung rex
    5 riesiger rückgängig sachs schaf schinken schläger schlösser schrittweise schätzung schätzungen selbstständige short sic
    5 sklaverei sonder speck spezialist späte spüre starren strömungen stürmen surfen tauben torwart transporter typischer uh
    5 umlauf under unnötige unterdrücken unzähligen urheber vermeidung vermieten verschrieben vertraute verärgert vierzehn
    5 volksbank vorstandsmitglied wechselnden weiterentwickelt weiters wertvollen wirkten wirkungen wochenenden worin
    5 wundervoll wurm würdig zugeschrieben zugute zuständigkeit zylinder ähnelt übergab aalen ablenkung abstammung akademische
    5 algorithmus anhieb anlauf anspielung arbeitslosen asia aufbruch aufzustellen ausbreitung ausweitung auswärtige
    5 auszudrücken axt bars bastard begehrt beheben beinhalten berichteten berät beschaffung beschimpft biathlon bildes bip
    5 birgt blogger bloße boulevard braten british bundespolizei bundestages bunker burschen card cooler crystal daniela dante
    5 della deutschsprachige dominik dramatischen durchziehen ebert ebook ehesten eifel eingesperrt einheitlich einzigartige
    5 elektrotechnik entdeckten erforschen erkunden erlangt erlass eroberung ersparen fantastische features fels fertigung
    5 five fortbildung fotografien frechheit freibad freiburger freundlicher fünfzehn garde gasthaus gekonnt geldbeutel
    5 geographie geraucht geschäftsmann gesinnung getrennte getriebe gewaltige gewonnenen gewordenen gm grundstein
    5 handelsblatt handvoll hessische hexen hindernisse hinterließ hochladen homburg huren impuls innovationen insoweit
    5 investment julie karton klienten klosters kommunalwahl komplexer komplizierter lachend lagerung landwirtschaftliche
    5 lawrence lebendige leistete lenkt lenz lernst leyen litauen lo lächelt längste marvin masters maurice meckern mikro
    5 mikrofon minder mona montiert multi nancy nationalsozialisten neuss nm näheren oberbayern pep pforzheim pin prognosen
    5 pumpen pärchen qm rafael random rauskommt relative restliche retter rezensionen rn rob romantischen sauce schal
    5 schreckliche schrieben schumann season self senf senkt sensoren shops side sogleich soundtrack spannender spezifisch
    5 sponsor stammende strafrecht stärkt säure torte toter träumt umgeht umgestaltung unwetter use verb verbaut verdeckt
    5 verdiene vereinbarten verlieben versicherten verwandtschaft vetter vhs virginia voice want weltraum widerlegt wächter
    5 wählern würfel zombie zulegen zurückgeben zähnen zügig österreichischer überlegung
    4 ablenken abrechnung academy affe afx algerien alltäglichen angesicht ansprüchen anständig arno ausdenken ausgenutzt
    4 bangkok barry bautzen befindliche belassen belgischen bemerkungen beobachtete bereitete besorgte blu books boxer
    4 brasilianischen brunner bzgl cambridge creme cut dealer deals derartigen desktop dichten dog dortige edge eid
    4 eigenständige einfachsten einfällt einfügen eingelegt einzurichten elias entscheide episoden erdgas erhob ernten
    4 erschließen erschließung erwachen erwacht facto festzuhalten freigabe freilassung freundschaften freute fsv galten gasse
    4 gates gattungen gedient geheilt gekümmert gera gesichtet gestützt gez gier gloria haas harvard heiratete herrlichen
    4 hoffenheim houston hs hunderten hybrid hättet inder innenraum instrumenten integrierte intel internets into jahn jerry
    4 joa kamin karibik kassieren klagt kokain kumpels kämpften lack lebensunterhalt leck lincoln lok längsten magischen malta
    4 maya medikamenten merkur mischt mittagspause moderatoren motivieren mülheim nachfolgende nachgehen naht nature navy nerv
    4 niedlich novelle nüsse orient oswald peru petry platzierung please prince protesten provozieren quartett raab race
    4 radfahren rallye regimes reportage rico riefen ronald schildern schlauch schmeißt schmutz schwager schädlich schöpfer
    4 screenshot sekt selbstbestimmung shanghai skulptur sorgten spree stadtwerke stückchen sultan söder taschenbuch
    4 taxifahrer technology ter touch town trank tsg türe ungarische unterstützten vagina verdammten vergütung verkörpert
    4 verkünden verliere vernetzung verräter verträgen verzeihen vip vorrang warmes which wiegen willkürlich wundervolle
    4 wurdest wörtern wünschenswert würstchen zauberer zeitgenössischen ägyptischen überdenken überfahren übergriffe
    4 überlegenheit abgewiesen absprache abstellen abweichungen alba ana anatomie anfühlt archive arzneimittel aspekten aue
    4 aufbringen aufhängen aufsteigen aufzeigen augenhöhe ausgestrahlt ausgezogen auslieferung auswirkung bachmann baustellen
    4 beabsichtigt bedenklich beef begrenzten begünstigt berechtigte betrachte bilde bildenden biografie bka brother brutto
    4 coolen county delta development diagnostik dreckig durchsetzung eddie ehrenamtlichen ehrlichkeit eifersucht eig eile
    4 einbauen einkünfte einteilung emily entführung erhobenen erkrankt ernennung erstatten erträge eskalation expansion
    4 fabriken feierlich folgend freiheitsstrafe fröhliche funde fünfzig gabs gekleidet geständnis gesunder gewürdigt giovanni
    4 glänzend grande größenordnung größtes gymnasien gütersloh hbf heart heroin hingerichtet hinreichend hinrichtung
    4 hochwasser hockey holmes honda hospital hz höhlen import infrage irene irritiert jahresende juckt juristisch jutta
    4 kandidatur kanten kennzeichnung klartext klänge kollektiv konditionen koordination kostenfrei kräuter königsberg
    4 kürzester landshut lateinische lebenszeit lieferanten lotte machine madonna manhattan marshall matthew mehrwert meme
    4 menschliches mentalität miguel mitbürger mitzuteilen moore mäuse neger nennst neukölln nichte norddeutschland nutzbar
    4 operative ortschaft palmer passanten pauschal pfarrkirche piano postet prioritäten probier provoziert range rbtv
    4 religiöser rs ruinen scham schlauer schmal schmutzig scho schob scholl schonen seltsamen senkung sherlock shoppen sklave
    4 skulpturen slam slogan spekulationen sperrung sprachgebrauch steinbach strikt tageslicht taste telefoniert tierheim
    4 tischtennis tools treff türke unauffällig ungemein unmittelbare veranlassen verantwortliche verbirgt verbleib vergesst
    4 verpflegung verprügelt vettel vorlesen vorzunehmen widerstehen wiederholte winfried worms württembergischen zehen
    4 zeitliche zeugt zitieren zunehmender zusammenspiel zwickau äußersten ökologischen übergewicht überliefert überqueren
    4 überträgt abgeht abgeschaltet achim afrikaner amateure amerikas anbietern andenken anderweitig anfänglich angefahren
    4 angeln angetreten ansage ansbach anstellung apollo arbeitskräfte artillerie aufführungen aufschrift auftritten ausfindig
    4 ausgelassen ausgeschaltet ausgezeichneten ausgiebig ausnahmslos aussterben avenue baker ban befragen bert besichtigung
    4 besonderem bewaffnete bremse butler bürgerschaft bürokratie cafe ce christlicher contest defensive desaster dipl dream
    4 dreharbeiten ehrenamtliche ehrgeiz eilig einlassen einstigen empfindet erweckt feinsten fink flüchtlingspolitik
    4 forderten fronten fränkischen gegriffen gemeinnützige gemischten genosse gerückt geschützten geweint god haften herde
    4 herrschaften hunt hurra hymne hässliche hüfte intellektuellen jawohl joghurt joker judentum kerze kleinigkeit klingeln
    4 kommunistische kompetent konfrontation konservativ kostenloses künstlerisch langfristigen lanz laufend linkspartei lockt
    4 lounge mad makler man's marktwirtschaft mechanismus merk merkwürdige miles minderjährigen moderation moser moslems
    4 mönche nachtrag nassen nationalität neigt neumarkt niedrigeren nokia nordosten nova oberflächlich oberpfalz olg
    4 organismus philadelphia platzieren police praktischer preises profile programmen prostituierte prostitution pseudo
    4 rebecca recherchiert rechne rechtschreibung renommierten reparaturen retro riegel roberto ruiniert rüstung scheinst
    4 schiffes schlussendlich schmitz segel sehenswert seinerseits selbstvertrauen sichtbare sichtbaren sichtlich signifikant
    4 sk sol sonnenaufgang spannendes stehend steuert stoppt stumm stützt sweet tanken taube ti ticker tip tragisch trek
    4 treppenhaus troll unabhängiger unangenehme ungewöhnlichen uv verbänden verfassen verkündete vermag verschicken
    4 verstorbene vertrags verwundet vice virtuelle virtuellen volt vorfälle vorherige vorsatz vorwand vulkan walk walking
    4 wanne weht weinheim weitergeben würdigen wüssten xii zehntausende zeitnah zentrums zerstörte zusammenhalt überholen
    4 überlieferung überstehen alljährlich altersvorsorge amtliche angestellter anonymen anschließende anzulegen apartment
    4 appell arbeitstag arts auffallen aufgelistet aufsätze aufzuhalten ausm ausschreitungen australischen autonomen autonomie
    4 azubis baue beißt bekennen beklagten beliebtes beratungen beschreibungen bestellungen betreuen betriebs bevorstehenden
    4 blüht bälle börsen castro celle chan chili cod derjenigen detroit deutschlandweit dickes dorn durchgeführten
    4 eindrucksvoll einher erbringen erbärmlich erkältung erschlossen ertrag etwaige europäisches fachmann fax fehl
    4 finanzieller flirten floss formate fühlten gate gebrauchte gedroht gefressen gegenleistung gegenständen gemeine geniale
    4 geordnet ger geräumt geschwindigkeiten gespendet gesundheits gewinnspiel gisela groben gründet gummi hartes help
    4 herrschenden herstellers hinzuweisen häuschen indonesien itunes jon jüngst jüngster kenia klassenerhalt klatschen
    4 klopfen komplikationen kosmos krasse kulisse köstlich kühn leidenschaftlich limousine liverpool lügner manuskript
    4 mechanismen melodien mental minderjährige morris muslimen natalie nationalsozialistischen neffen neigen neubauten
    4 neuland niederlassung nutten oberstufe peugeot physikalische physische potsdamer programmieren psychologen qualifizieren
    4 raf rapid remscheid repräsentieren reus russell saugen say schlagzeug schreck sekretär seriös sorgfalt spiegeln spontane
    4 stellenweise stiftungen stoffen strahlt strategisch strömung sumpf susan tab taugt teig teilhabe therapeuten till
    4 torhüter tschechische typisches umschlag unbemerkt unwichtig unzureichend urlauber variablen vatikan verfall verhängt
    4 verschwenden versuchung verteidigte verurteilte vienna volkswirtschaft vorgetragen vorlegen vorläufigen vorstellt water
    4 webcam weißem wessen weste westens widmete wilfried wolfram xvi zahlreich zaubern zeitgenossen zeitlichen zerlegt
    4 ziegler zugreifen zähle öffentlichkeitsarbeit überstunden abheben abschaum absicherung aktiengesellschaft alexa
    4 angezündet anita anschreiben anzusprechen argumentieren astrid auf's auktion ausfahrt ausnutzen ballett banking
    4 befördern bemerkung berechtigten bereitgestellt beschaffenheit beschuldigt beschützen besteuerung betreffende bezüge
    4 biologisch blank briefen buchstabe busfahrer bürgerinnen charlottenburg chrome clans detailliert diamanten dns dritt
    4 eingebrochen einreichen einschätzen elsass ems entlasten erachtens erfolgreiches ergo erhofft erkrankten
    4 erscheinungsbild erzeugung erziehen esslingen europaweit eventuelle exemplaren fernen festgelegten flanke flat floh
    4 flüssig fuße föderation gala gefangenschaft gegenseitige gejagt gelehrten genauigkeit generelle geraden geringfügig
    4 geschirr gewaltsam gewerblichen gewinnung gleichheit graffiti greenpeace grundriss gulden gutachter haushalten
    4 hausmeister heike hotline hütten ineinander infanterie ivan jetz joel jugendamt julien jüdischer kat klärt kofferraum
    4 koks kompakt kontroverse krankenhäusern kräftige kwh larry lebensstil lex macht's mandanten margaret marmor marschieren
    4 mechanik metropole milieu millionär mittendrin mittlerer monatlichen muslim nachnamen naher need niedersächsischen nora
    4 norddeutschen nützen oberschenkel optimierung optischen pfleger philippe praktiziert pre president privileg programmiert
    4 prompt putsch que rassistische rechtfertigt rentenversicherung rettete rich richte ritual room rosenheim rückweg said
    4 saisonende sanfte schauplatz schlimmen schmetterling schrecklichen schrie schulung schwebt schweinfurt sehn seife series
    4 signatur silbernen simpel simulation skepsis small sozialdemokratie spender sportart sprengen stabilen steigender
    4 stephanie stevens stolze szenarien tarife thai than themas tiefsten titelverteidiger tokyo type unfähigkeit ungeheuer
    4 ungleich ungleichheit ungültig urheberrecht urin valentin variiert verbannt verbund vergleichbaren verrückten
    4 verschlüsselung verschwiegen verwehrt verwirklicht very view vorgegeben vorliebe vorläufige völkermord wartung wehen
    4 weihnachtsmann weihnachtsmarkt weiterhelfen were wichtigkeit wiederholten wohnungsbau wohnwagen wortlaut zerschlagen
    4 zerstörten zivilen äußerlich öffne abgeschoben abnahme abonnenten afrikas analysten angebaut angedeutet angelika ankam
    4 annahmen anzugreifen area aufgesetzt aufrufen aufsuchen ausbilden ausdauer ausgebrochen ausgezahlt aussetzen banane
    4 bekleidet bender besichtigen betritt blond bloßen blöden bänder böser bürgermeisters christa client clips contra cops
    4 corps crazy dachau dekan dez drk drohne dänische effektiver egon eigenständig einbeziehung eingeschlagen einreise
    4 einverständnis einweihung elfmeter erhard erotische etablierte etlichen faszination freiwilliger friede ft gangster
    4 gehoben gehälter gelangten geltende gemeinsamkeiten gemischte genetische geschick gesellschaftlicher getauft getraut
    4 gewöhnliche gin grace gräber guthaben hattet heimweg herausgabe herman hinbekommen homosexuellen hotelzimmer hu häfen
    4 häufigkeit innovative intellektuelle jana janeiro jules kaiserin kakao kampagnen kinderwagen kiosk kitas klickt klinikum
    4 kolumne komplizierte konntest konvention kopp krug kulturell kühle kühler kürzeren learning leitfaden löw malt
    4 manipulieren map massiver merz miese ministerin mk motors musikvideo muskel narben nathan neonazi nieren nützliche
    4 perfekter pl publikums rassisten raymond rechtsextremismus referenzen reflektiert regierenden robben rubrik rädern rät
    4 rückspiel schacht schlamm schlesien schlichtweg schlief schreie schweigt schweizerische schwelle seitensprung soo
    4 staatsangehörigkeit stapel stefanie stella stimmten storch ständiger stünde sämtlicher terrorist things thompson
    4 thorsten tierarzt titan todesfälle tournee turniers unterseite untersuchte verbleiben verbleibenden verbliebenen
    4 verfügbarkeit verhaltens verkehrsmittel verknüpfung vermarktung vermerkt verschiebung vierzig vollständigkeit waldes
    4 wandert warren weigert westdeutschen wi wirksame wisse wissenschaftlern wochenlang wärmer years zart zeitgenössische
    4 zeremonie ziegen zitierte zucht zugehörigen zugeschlagen zunehmen zusätzlicher zuversicht zuweilen überreicht
    4 übertreiben abhängt ablaufen ableiten abzuschließen akzente albtraum amen anhaltspunkte animation anm anreise anrichten
    4 ao apostel arbeitswelt arrogant association aufgemacht baumwolle bauwerk bebauung befriedigen begrenzen bereuen
    4 bestreitet betonung betteln bezirks bge blass bote bridge brooklyn bundespräsidenten bundesverband champagner
    4 chemikalien cockpit cyber dialoge differenziert doll dominieren doping durchsuchen echtzeit edel einfahrt eingefügt
    4 einsame einschlägigen einwilligung elvis endlos engeren erlebe erläuterungen ermöglichte erstaunliche ever
    4 fachhochschule fauna feiertagen fl fukushima funktionierte förster führungskräfte garden geborgen geformt gegners geiger
    4 generieren genres genutzten geometrie gepasst gerührt geschäfts gesetzentwurf gesprengt gestatten gesteht gestellte
    4 gewohnheit glatte glaubten gleichem gran gruppierung gängigen hai hansen hauptschule hausarbeit heavy hinterkopf hong
    4 häufige hörbuch ib imperium integrierten involviert isabel jagt jeglichen jubeln kanonen katholisch keks kent kid
    4 kleinem klubs kombinationen konstantin konstellation konstruktive kooperieren kost krönung küsse landesliga
    4 lateinamerika lehrte leide liegend linde ln lobt location lokaler macher magdalena manuell march market mathematische
    4 matratze ministerien miriam mitzunehmen mob modells moderatorin monatelang motivierte nachgefragt nachhilfe neusten
    4 neutralität nfl notiz nähen offizielles oldtimer olympiasieger parkhaus pcs pia pkk pony porzellan privatpersonen promis
    4 psychologischen rau raumes reduzierte rheinischen rotation rundum sach sale satan schlechtesten schlosses schreibweise
    4 schwierigkeit schütz sen sexismus sf sh singer sizilien spielfeld spionage spital spoiler stammte steak steige streams
    4 strebt tassen terry tracks trilogie triple tumor tönen umweg unterkünfte unterlassen untersuchten unterzogen vampire
    4 vereinbar vermischt verschluss verschwendet verwalten verwende verübt vorangegangenen vorzüge wagenknecht
    4 wahrscheinlicher wanderungen where wichser wie's wirtschaftspolitik xy year zell zeugnisse zig zuflucht zurückhaltung
    4 zusammenhängen zusätzliches zypern ämtern überweisen überwiesen access alfons amtlichen angelegte angemessenen
    4 anschaulich ansetzen arbeitskreis aufgeführten aufgehängt aufschrei ausgleichen auszubauen auszuüben autonome bahnsteig
    4 banden baumarkt beer begab begeht belegten benutzten berufsschule besetzte bestellte betriebsrat bezahlten blockade
    4 bücherei caritas cheftrainer claire collins corporate dasein dawn detlef diplomatischen dobrindt dozenten dual duke
    4 dynamische dünner effizienter ehem ehen eingeteilt eiweiß elternhaus entsorgen entsorgt erfolgreichste erfreulich
    4 erwecken erwischen erzeugten eskaliert esther ewald existierenden farbigen fernsehsender festschrift firefox
    4 fluggesellschaft folgendem franklin fungiert gabel geforderten gelistet gemeinschaften genoss gesamtheit geschmückt
    4 gestritten getauscht gewirkt gleichung gmünd gotha großartiger großstädten göttinger handelskammer hansestadt harold
    4 hmmm hochzeiten holländer hunderttausende identifikation immunität inge integrität interpretationen iron isses
    4 jahreszeiten katastrophen khan klassisches knien kompositionen lachte lastwagen lautstärke leader lebensdauer leiste
    4 lektion lernten lichtenberg lieferungen lk lm log mbit meisterwerk mittelalterliche moskauer motorsport mount neos
    4 neutrale nutte pakt pfeiffer physischen political poste progressive prophet provokation präsidium rannte rauschen
    4 realismus rechtslage reiben richterin risse ritt sachliche saga satzes schließ schlüsse schmerzt schnabel schwankungen
    4 schwimmer sean selbständigen seo sid sogenannter soli sowjetische spandau spitz sprichwort spürte square suisse sähe
    4 südwest taschengeld ted teilchen theologische thor tierschutz traffic ui uli umgezogen unschuldige unterbrechen
    4 unterteilt unterzeichnen vage verdrängen verhaltensweisen verhungern verklagt versicherer verständigen verstöße vertrat
    4 vertrauten verwunderlich viktoria vordere vorgestern vorrat vorsorge wasserversorgung weges welcome werfe wilhelmshaven
    4 winde wings wittenberg zeugin zugesagt zurückgewiesen zurückhaltend zuversichtlich ärmel ärztlichen überreste überschuss
    4 überzeugte aachener abende abgeschlossenen abweichen achja alien alltags anbringen anonyme anstrengung anzünden
    4 argumenten arztes auffallend aufgetragen aufgezeigt aufregend ausgeschrieben ausruhen basic beats because bedankt
    4 begeisterte behinderungen bekannteste berthold berufsausbildung beschlagnahmt bestenfalls bewusste bindet bingo blinden
    4 blowjob brachen brennenden bvg böhm casting cocktail cornelia credit dab dates dgb eineinhalb eingelassen einholen
    4 einigkeit einwände elektroautos elke empfahl empfing endeffekt engagierten entspannter enttäuschend entwerfen
    4 erschrocken erteilte ertrinken explodieren falter festgesetzt festlegung finsternis fließend flow flusses
    4 folgendermassen folie formulierungen freiherr freising freitagabend fw gaststätte gebietes gebildete geborenen
    4 gegenseitigen gemachten gemütlichen generator gerechte gesammelten geschockt geschuldet geschäftsmodell gesetzten
    4 gespalten getanzt gewand gewordene gleise gnaden grafiken gremien göttlichen günstigsten haustiere herausgestellt
    4 herzogin hetzen hindert hintere hobbys hoff innenhof isolation jamaika jamie jong joy jugendarbeit kalk kamm kanälen
    4 kerstin klinischen kommerziellen kompanie konstante konzentrierte konzerns kostenloser kreuze kreuzes lach lache laub
    4 leibniz leonardo loser loslassen loyalität lu luna mangelt mannheimer marktanteil maßstäbe mint mitarbeiterinnen
    4 mitschüler murray möller müdigkeit notar nuss obendrein ops photo pisa pixel popcorn potentielle professioneller
    4 prominenten pumpe quiz radius rassistischen raucher ravensburg rechtes reguläre revolutionäre rotwein rutschen rutscht
    4 röhre sales samstagabend sb schlechtem schleifen schlichten schmunzeln schneide schwarzem sep sgb siegt sigmar spaniens
    4 sparte spencer spinne steif steilen sticht stier streiks studiengänge svp säcke süchtig tagelang taliban tango tapfer
    4 tasten technisches thun traurigen tt turin ua unendliche untergehen unterschiedlichsten ursprungs va verdeutlicht
    4 vermietet vermittler vernehmen versammelten vertrauens vorbildlich vorderseite wales warfen warnte week weitesten
    4 wertvoller wusstest xxl ziehst zuneigung zurückkommen zusage zwerg öbb öfteren abneigung af aggressiven aliens amanda
    4 amerikanern amüsant anfing anstehenden arbeitern asphalt auferstehung aufsetzen aufwendungen ausgefüllt ausländern
    4 außergewöhnlichen auszugleichen autounfall bayerischer beachte behindern bekanntgegeben benennung berechtigung
    4 bereichern bereichert bernie besaßen bestrebungen bewohnt bieber bildhauer bildungs blutigen bläst boateng bäder
    4 charmant chemiker commander dahingehend deaktiviert denker deppen dragon drink drohenden durchfall durchgängig dvds
    4 eingabe eingeben einzuhalten eliten emden englands entlastet erkrankte erlösung erneuern ernährt essener exakte excel
    4 exklusive fertige finanzkrise finn flaggen flohmarkt fragestellungen franck fußgängerzone färbung gauck gaza
    4 gedenkstätte gedruckten geeinigt gefallenen gereist gertrud geschrei gesondert ghana gl glatten glaubwürdig glückwünsche
    4 gomez grafschaft gratuliere greifswald grundeinkommen gunst heimische hervorgehoben hoheit hui hypothese indie internat
    4 jemen joggen jun kaliber kathedrale kenner knüpfen konkreter kontinuität konventionellen kraftwerke kratzer kreuzer
    4 kruse kuhn kurzfristige körner kürzere lamm landesverband lausanne lehr letzteren lieutenant lucke längen marius
    4 mechanischen mediale metz mister monatliche mutmasslichen mündung nachhaltigen nationales neil neustart niedergang nope
    4 normalität offenbarung opera operativen optimismus orientierte paaren passion pillen piper platin policy pressefreiheit
    4 projektleiter provider psycho rasche realistische referenten reitet rekonstruktion remix rezeptfrei rinder rippen russe
    4 sarg sauerland schlechthin schnittstelle schultz schäme selbstbewusst seltenheit senats shuttle sonde spahn spezielles
    4 spielerisch stellvertretenden stile stockwerk subjektive süddeutschland südosten tendenziell torsten treuen turn
    4 umdrehen umher unsichtbare unterworfen vegetarier verbrennt verdienten vergibt vermehren versammeln verschenkt
    4 verschließen verschwendung vertraue verweise vorwerfen waffenstillstand wan weiterführende wiege witzige wordpress
    4 würzburger xp zen zombies zugabe zusagen zwischenfall zählten ökologisch überlebende abbiegen abe abhilfe ablesen
    4 abläuft abzuwarten aggressive akkus akp alleinige ambiente amis atlantik aufgedeckt aufgestanden augustin ausführlicher
    4 ausgeliehen ausgestaltung ausreicht bastian baumeister bauweise bedrohen been beherbergt bekennt bellen bemühte
    4 bereitstellung bergisch berufsleben beschert beschleunigung beschriebene blech bräuchten bub bulle busen bußen canon chi
    4 coaching commerzbank cornelius diverser drache dringt dude dulden edmund ehrungen eingebettet einsatzes einseitige
    4 einzigartigen erdbeeren erfüllte erwarb erwärmung expertise fahrplan fed fernando fernseh flugplatz fm formulierte
    4 fragebogen franco franke freigelassen fremdsprache friedrichs früchten förderverein gehasst gehörst gelaunt georgien
    4 gesprungen getränken gewohnten gewundert gina gnadenlos granit großartiges großraum guardian göring görlitz göttliche
    4 haftet haller haltbar handhabung hautfarbe heidelberger herford herzogs hinab hingabe hinterm hood images ir
    4 islamistischen ists italienischer iwf jupiter kanadischen karate karls kempten klebt klischees kombinieren kompromisse
    4 kundschaft käfig kätzchen kühne landau late lehrkräfte lettland lieferten lions logos lux ländliche mami manöver
    4 marihuana maximalen meta mexico mitchell mitsamt mitteleuropa mittelfristig mv mächtiger mündliche nachdenklich
    4 nachsehen nat neuanfang nische nissan obdachlose ordens ot palette palästinenser paprika patricia pfarrei phone platzes
    4 platzt plätzchen polnisch popularität populismus posts prager raphael raucht recherchieren recklinghausen regenbogen
    4 repräsentative respektiert rohre rumpf rv schauer schweben schwersten schwindel schwänze seattle seide sekretärin sekte
    4 selbstverständlichkeit sonnenbrille speyer sportwagen stadtzentrum stammenden startseite startup stattfindenden stecker
    4 steile stipendium stuart superstar synthese söhnen taiwan tell thematisch think three titanic tk tr trainings trinkgeld
    4 truck täuschung umgerechnet umstrittene umsätze unbewusst unfällen variieren verehrt verfasste vergessenheit
    4 verteidigungsminister verweilen videospiele volksschule vorgeführt vorgesehene vorletzten vorträgen vorzugehen
    4 wahlergebnis warteten wc weide weißrussland werdende wetzlar widersprüche wildnis wohnten www wählten zarte zuordnen
    4 zusammengesetzt zuschlag zuverlässigkeit ökonomisch überdurchschnittlich überführt übermorgen überreden überwältigt
    4 abgefahren abgelenkt abwicklung abzuhalten aggression aktionäre aktualisierung akute altona amd amüsiert angels
    4 angestrebt angetrieben ankauf anrufer anschlägen anschuldigungen antenne any anzuschließen augenmerk ausgearbeitet
    4 ausgebildeten ausgesehen auslastung aussteller auszuführen aviv baseball baujahr beansprucht beeindruckende befestigung
    4 begibt begrüßte belagerung benötige berlinale berufs beruft beschränkung beugen birne bistum bittere bluetooth born
    4 brasilianische bt buben buddha bushaltestelle chronisch cnn court dauerhaften definitionen demzufolge diplomaten direct
    4 dos dozent du's dynamischen edit eingeholt einschlagen einschränken eisenach empathie empfand empire entschloss entzug
    4 erlebten errichtete erweiterungen eröffneten estland europameister evakuiert fahrzeugs feed festland fitnessstudio
    4 flogen führungen gebete gebrauchten gefeuert generalversammlung generiert gerede geschehnisse geschwächt gesundheitliche
    4 ghetto graham gruber guckst gütern handgelenk haustier havel heiner heiratet helligkeit herne hildegard hinzuzufügen
    4 humanitäre ideologischen inbetriebnahme inside intention iranischen japans kabarett kahn kammern karen karsten kaufpreis
    4 keith kinn kleinerer knight komma konsolen kooperationen kotzt kpd kuppel kärntner kümmerte lebend lebzeiten legendäre
    4 lehne leichnam leinen lewandowski liegst lilly lindau lionel lot ltd lyon mangelnder mediathek meh mh missstände modul
    4 mächte nickel niederrhein niedrigere nl nordafrika olga optimieren ordentliches organische ostdeutschen panther parodie
    4 pfeife physikalischen pn potenzielle price prämie präzision putz rachel rauskommen rechenschaft reflexion rettungsdienst
    4 robinson rocky schaff schlepper screen sees siedlungen sitten skype slalom sortieren sounds spin stan starteten states
    4 ständen stützpunkt subjektiv subventionen swing tablets teresa theory trauben turniere umsteigen ungeeignet
    4 ungerechtigkeit unmut unternimmt untersuchungshaft unzufriedenheit unzulässig verabschiedete verbote verdeutlichen
    4 verklagen verschiebt versenkt verspielt verspätet versteck versöhnung verwöhnt vie volks vollendung vorgegebenen
    4 völliger wahlweise weggenommen weiblicher weltanschauung wiedergabe winzigen wirbelsäule witterung wortschatz
    4 wunderschönes zentralbank zirka zurückgegangen zweieinhalb übersteigt übertroffen abtreibung alleinerziehende anekdoten
    4 anhört anreiz ansatzweise anschaut arbeitenden arndt attraktivität auffällt aufrechterhalten ausschlag außenseiter
    4 außerordentlichen auszusetzen babe beantwortung beauftragten befahren befolgen beilage belegschaft belle bereut bewegten
    4 bianca bischofs blickwinkel blöcke blühen bodo bohren britischer buenos buffet caesar chronischen chuck colorado coming
    4 daddy dankt danzig dazugehörigen dee deko demokratischer denkmalschutz dirty drittens durchsetzt dw dynastie düster
    4 early earth eder eifersüchtig eingangs einsamen eisbären entscheidender erfahre erheblicher erreger erschweren erstmalig
    4 erwägung etagen fee feel feeling flott four freundlichkeit frühestens gag garcia gefüttert gegenseite gehörig gelte
    4 gelungenen genesung gesprächspartner getäuscht geweiht gitarren give gs gysi halter handele hansa hartnäckig hefte heise
    4 hendrik herstellern hervorgegangen hoden holten holy höchstwahrscheinlich identifizierung ilse individueller
    4 inhaltlichen inneres jasmin justus kaiserliche kan kaufst kill kontrollierte kp kr kreditkarten kreuzen kriegsende
    4 kritikern kultureller kurfürsten küsst küsten labyrinth landkreise landtags language larven latex lebendigen lehrerinnen
    4 lobte luftfeuchtigkeit lustiges magdeburger magier mahlzeiten manier mathematischen meeres meilenstein messenger met
    4 mitspieler moscheen männlicher nadine neutralen nietzsche obgleich od ostdeutschland palace panama parasiten passe
    4 passender perle petersen pfannkuchen phantom pick plural portrait positioniert potentiellen protokolle pubertät
    4 querschnitt radler raumschiff referenz regnen reichsten remis res reue revolutionären roberts rost rover rupert saar
    4 schalte schauspielern scheinwerfer scheißen schlampen schleppen schmelzen schmetterlinge schnitte schwamm seat senkrecht
    4 silberne silvia sinnvoller six sommers sozialdemokratische sozialdemokratischen sozialwissenschaften spekulation spieß
    4 sportverein stationiert stationären stiller storm streicht sushi symbolisch symptom tauber techno theaterstück til tippe
    4 totalen tourist trägst ultimative umarmen umfangreich umstrittenen unberührt une ungestört uniformen unregelmäßig
    4 unterbinden val value vegetation vehement veranlasste verbotene verbundenheit verbündete verfolge verhinderte vermisste
    4 versammlungen verspätungen vertreibt vertreibung verursachten verwalter verwandelte vielerlei vorgeht vormarsch
    4 vorschlägen vorstoß vorzugsweise warnungen websites wedding wegfall weicht weithin welpen wichsen willkür wk wohle women
    4 woraus wunderbares würdigung yen yvonne zertifikat zielsetzung ziffer zivile zugesprochen zutun zuwanderer ängstlich
    4 überwiegende überwindung abläufe abweichende akzeptabel andi anfall angehoben anmeldungen apa armeen attraktiven
    4 aufgebot aufrufe aufzuklären austin auszusprechen auszutauschen av backup bde beeinträchtigen beginnenden beihilfe
    4 bekleidung bekomm belieben benny bergab beruhigend beständig bezirken bg biegen braunkohle brennende bro brüllen bu
    4 buchhaltung bundesebene clean commerce core curry damaskus deutung dezent digitaler doppelter dreist duden durchhalten
    4 düren eifrig eignung enten entsorgung entspringt epidemie ergänzte erklär errichteten erschießt erschließt erzwingen
    4 facharzt falk farbige filmemacher fine fn fokussiert fragestellung fragten french frequenzen frustriert fröhlichen
    4 fußboden färben gasthof geeigneter geheimer geldern gelächter georges gepaart germanischen geschildert geschwistern
    4 geschäftsjahr gestochen gilbert gletscher gläubige glücksspiel grazer gremium hach heimsieg herbei him hipster htc ioc
    4 irrelevant islamischer joan joshua jugoslawien kanadier kandidatin kaution kennzeichnen kindle klischee knallt
    4 kommerzielle kompensieren komplettes kratzen kursen kurzerhand landesamt lane leckeren leitende lenin letzt liberalismus
    4 lin loszuwerden länderspiel marseille matte maxi medical meditation melbourne mensa messi methodik mobilfunk mohr moos
    4 mythologie mühlen müttern nachholen nasen neuhaus nit nizza nächtlichen oberkörper oberlandesgericht oecd offenkundig
    4 organischen orientierten originalen oslo oz partners polemik postfach privatisierung provision prächtig quälen raumfahrt
    4 reflektieren regionaler reha reuter rheinische rocket routen sander scheu schier schlägerei schmutzige schranken
    4 schriftstellerin schulte schwimmt schwingt schwäbische sehnen selbstständigkeit senders sensation servieren siebte
    4 sieht's sonnabend spaghetti speer spendet spott sprengstoff spritze starr stießen strömen teilhaben teilten terrain
    4 testspiel theresa totaler tracht travel treibstoff tumblr undenkbar unfug untersuchungsausschuss ununterbrochen utopie
    4 ve veraltet verdi verfügte vergaß vermögens verse versteckten versuchs versäumt verwertung verwies verworfen verwöhnen
    4 viagra vollständiger volvo vormittags vorratsdatenspeicherung vorstellbar völkern wahrung weitergeleitet werbe werks
    4 westeuropa wiederaufnahme willens winters wodka wu xiv xl zeitgeist zink zivilgesellschaft zubereitet zurückgegeben
    4 zutreffend übermittelt überweisung abbauen abel abgesichert abgesprochen abkommens abteilungsleiter akademiker akut
    4 akuten ameisen amts angespannt ansäßigen antoine antritt anzugeben apokalypse arizona aufgegangen aufruhr augenbrauen
    4 aura ausfälle automobil bagdad begründeten belästigung beobachte beraubt bertelsmann berufserfahrung beschränkte
    4 bestritt betrat bewährte bezahle bezweifeln bikini blondine brei brocken bruchteil brutale charakteristisch chronische
    4 dans datiert denise differenzierung dinosaurier diplomatische donner drake drehe eichhörnchen einbindung einfamilienhaus
    4 einfließen eingeschätzt einwand elektrischer erasmus erfuhren erhebungen erleiden erpressung erschrecken ersticken
    4 erstickt evangelisch exekutive fache fachlich fahndung familienmitglieder fantastischen fasten feinden frohes
    4 frühstücken funke fünfmal ganzem gebrannt gedichten geehrte gemachte genauere geographische geradeaus gerichtlich
    4 geschmeckt gestapo gewandt gewässern ghost globus glänzt grandios grundlos gunnar gurken haftstrafe haider haltestellen
    4 hamas handelns hehe hemden hervorgeht hervorzuheben hinweist hinüber hub hübsches ih indirekte indiz informations
    4 informierte initiiert intro irischen isabella kapsel kickers komfort komiker kommentierte kompletter komplexes kongo
    4 krachen kraut körperlicher landhaus lauterbach leb lebensgefahr legitim lenkrad limited lina linsen lungen lässig mali
    4 manifest marmelade mathematiker medizinischer meisters message metapher minen moor motorräder mundart nachzuweisen nhl
    4 niedrigsten nordischen nordwesten obdachlosen officer okt optional palais passendes passive pearl photoshop physisch
    4 pinkeln podium polens posen produzierte programmierung protestanten prämien quark ried riese rings riskiert roms rp
    4 rundgang running schlucht schriftzug schulabschluss schwacher seins sept seriöse shooting sigmaringen skandinavien
    4 skizzen sonnigen spirit sprünge stade stadtteile stande starter staubsauger streamen strukturelle tan teheran thw toast
    4 toronto treffend trete universums unterstreicht unterziehen unverschämt uruguay verabschiedung verbesserten verbindlich
    4 verbraucherschutz vergiftet verhelfen verlagert vermutete vermutungen vernetzt verstärkten vorenthalten vorgegangen
    4 vorschau vp völkerrecht wacker wahn wasserfall wels wenzel wertlos westdeutschland wiederhole winzige wirtschaftskrise
    4 woman woraufhin wucht wunderbarer yang zeichner zugeteilt zurückhalten äste ökologie ökonomen
    3 abgeordnetenhaus abgeschossen abgestürzt abschieben abwärts adventure algorithmen alm alphabet alzheimer ami anhaltende
    3 arbeitszeiten archäologie arroganz auflistung aufrichtig ausbilder ausflüge ausleihen außenministerium australische
    3 auswärtssieg away barock bauteile bauzeit bayrischen beanspruchen bedürfen befinde beirat bekanntes belgische bereite
    3 bereue berühmter bevorzugte bewilligt bitteschön blaues bomber booten brandstiftung brasilianer brauner brigade bunter
    3 carolina collection commission computern cook cyrus dargestellten datierung dd definierten department diesjährige dildo
    3 diplomatie distanzieren dividende dreizehn dylan einlagen einnimmt einzunehmen eiserne ella elster engagements ensembles
    3 erfrischend erschreckt essig evangelium evil eye feindlichen flieht folk forschen forster fragezeichen friedrichshafen
    3 funktionäre fündig fünfter gassen geflüchtet gefühlte gegnerischen gegossen geheimnisvolle gehorsam geige geistiger gel
    3 geopfert gerieten gesamtes gesünder getrennten gewohnheiten grass grundwasser göttern hausen hei helikopter hoffnungslos
    3 hold hopp händlern igel ignoranz impfungen inspirieren instant inventar ionen jahrzehntelang kaltes kantons katar kings
    3 kleinkind knöpfe koche kommuniziert konferenzen koordiniert kosmetik krasser krawatte kreisstadt kürzen laterne
    3 lebenserwartung lebensfreude legion lehrgang lehrstuhl leonhard leuchtturm liam lizenzen magistrat mangelnden manuela
    3 martini mathematisch mcdonald's meile mietvertrag mill mosel nachkriegszeit nachname nadeln niedergeschlagen objektiven
    3 offenem ohnmacht ole omas opern organisatorischen palma pandemie panne peace pendant permanente pharma playoffs plz
    3 porträts potenziellen pracht prosa prototyp prozentsatz rasieren rebellion rechtswidrig renner reserven rudolph rächen
    3 räumung rückgabe rückrunde sabrina sami sbb scanner scheuer schlussfolgerung schmeiß separat siedler sinnen site sl
    3 sockel spargel spezieller stage stammten streicheln strenger sus tc them theologen today tragischen traktor trasse
    3 trommeln tube tugend tz umdenken umfangreiches umfasste unterstellen variable verdoppeln vergewaltigen verhinderung
    3 verlusten verschwanden verstarb vertraglich verurteilten verwirrend verziert violine voigt vorlieben vorstandes
    3 vorweisen wachs wagens wahrheiten wahrzeichen wegwerfen wiesn wrack xaver zins zitrone zutrifft zuzuordnen überraschende
    3 überzeugungen abkühlung absender abweichung abzulehnen advent aktives albanien angebotenen angegangen angegebene
    3 arbeitsweise arche aristoteles asiaten astra atlanta aufbrechen ausprägung ausschau auszahlung auszugeben automatischen
    3 bag bahnhöfen bauhaus beatles beeren beginnend begriffs behalte bequemer beschissene beschränkungen bestehens bete
    3 betrieblichen betty bewundert bezeugt bj blonden blutige bologna bp brothers buchholz bänden circus craig culture
    3 deaktivieren dekoration delegierten direktorin disposition donna dorothea dreifach druckerei dänen edv einberufen
    3 eindeutigen eingedrungen einleiten einstecken emails enkelin entfaltet erhöhter erraten erzgebirge ess ethische
    3 familiären fasern feierten fernbedienung financial fortgeführt fortzusetzen funktionierende fälschung geforderte
    3 gefüllte gehirns geier geiseln geknackt gelassenheit genetisch genüge gerechten germanistik geschaffenen gespürt gesten
    3 getätigt grades griechenlands gänsehaut had hauptsitz hausarzt hauser heilmittel heizen herunterladen heult highway
    3 hässlichen ibiza ida ie illustrationen immunsystem innerer jeremy josh jüngerer kampfes karikatur kindergeld komisches
    3 konstruktiv kontrollierten konzentrationslager korrekturen kranker kunstgeschichte küken leckeres ligen livestream
    3 living löscht markenzeichen meinerseits mel mexikaner milan minecraft mitteilte mose mp mw münden nachfolgend navi
    3 negatives oberfranken ocean odenwald oesterreich oo optimalen ordnet orthodoxen para parolen penner planck product
    3 produktiv promille prosieben prägt prägung prügeln psychologe redete relegation religionsunterricht repräsentativen rica
    3 rosenberg rotem ruck rumlaufen räumliche rückgrat schafften schaum schnelligkeit schraube schweiger schwerste sende snow
    3 sodann sommerpause sonnenlicht soooo sperrt sprachlich stecke stellungnahmen steyr sticker straubing streitet
    3 stromversorgung strophe subjekt symbolik that's timing tinte todesopfer trolle trommel tänzerin tötete umstellen
    3 unerwartete unglaublichen unterbringen unternahm unters vakuum verachtung verdankt vergewaltiger vergrößerung verlinkten
    3 verordnungen verschlechtert verträgt vielem visum volksrepublik vorliegende vorort vors vortag wahrzunehmen
    3 weihnachtszeit weiler weils westfälische wiederholungen wiederwahl wildes wirtschaftlichkeit wirtschaftswachstum
    3 wohlbefinden wohnmobil wood zarten zerfall zerrissen ziffern zoom zukommt zusammenfassen zuspruch ähneln ähnlichem
    3 österreichisch überleg überwiegen üble übrige übte ableger abschließenden abzeichen abzusehen aires akzeptiere alaska
    3 aleppo altem anhaltenden anknüpfen anreize anwendbar arbeitsrecht aufgebrochen aufgeräumt aufgezogen ausgrenzung ausstoß
    3 auszubildende autofahren bedrohte beispielhaft bemerkenswerte besiegte bestehender betrachtete betriebliche better
    3 bewies bewältigung bf bliebe bordeaux brad broker brühl buddy bundesbank bundesgerichtshof burgen california causa
    3 christentums coca congress covid defizite det detmold diagnostiziert diamant dämmerung eden editor ehrlichen eichen
    3 empirische endstand entzündung erdöl ereignete errungenschaften erwartest esc eures eve experience expertin facetten
    3 fachgebiet feindliche fiktion fliegende fliegenden flöte flüchtlingskrise flüssigkeiten fragwürdig fraunhofer
    3 freigesprochen führender füllung gallery gebauten gehaltenen gekrönt gema gemahlin geschützte gesellen gesetzte
    3 gesichtsausdruck ging's glied glänzen grundgesetzes grüß gängige halfen hauptdarsteller henrik herausragenden herder het
    3 hudson höschen hübscher hüten ick indikator informatiker inhaltsverzeichnis inkrafttreten inschriften inspektion jesse
    3 jordanien jubiläums kapitalistischen kathrin katz kehrten keil kessler kippe kiss klassenzimmer klausel klaut komischer
    3 kontrovers krankenhauses kristall kundenservice langsame lau lautstark lebenswerk legitimation lehramt liveticker luc
    3 materiellen mbh mdb merklich militärischer missbrauchen missionen misstrauisch montana move murphy musikalischer mutige
    3 mutmassliche märtyrer mülleimer mündlichen nasse nennenswerte nicholas notaufnahme nw obhut omg operieren optimiert
    3 organisatorische ott owen papstes paradox pendler pete pfeift phänomene picasso pilger pinsel planmäßig pressen
    3 prozessor prüfer radiosender rasiert regelmäßiger reinhardt resultiert return rind römisch rückhalt rückmeldung salvador
    3 santiago santos scheidet schlagzeile schleuse schlichte schnecken schwankt seitlichen selbstverständnis sextreffen shell
    3 skript sofortigen sozialhilfe sozialleistungen sozialpolitik sparsam spektakel sportlicher sprachliche stadtbibliothek
    3 steuerberater stiel strahl strike taxis terminen theke trag trauern trauriger trösten typs tätern ulmer unbegründet
    3 ungeduldig unruhig unterlegen valencia versager verschlafen verschlüsselt verschweigen verständigung vertieft
    3 verzichtete viva volksabstimmung vorbeischauen vorschein wahrsten wallis wang weigerte wendt wettbewerbe wiedergegeben
    3 wiedergewählt xavier yahoo zeitgeschichte zelte zugeführt zugehen zugänge zurückgelegt zuschlagen übergehen abdecken
    3 abgeschlossene abschnitten absehbar abstrakte abzuholen ace analysis angeschrieben anspruchsvolle antonius anzurufen
    3 arbeitsplätzen armenien aufgehen auftretenden ausleben außenwelt außerordentliche ausstellen auswärtsspiel
    3 automatisierung badischen ballon bedeutungen befürwortet behandlungen behaupte beitreten belgrad benachbarte
    3 benachteiligt bernstein bettler biblischen biene bildende birnen bluse bosse bratwurst bs bundesstaaten christmas cis
    3 cole countdown datenbanken deutschlandfunk discounter diskret diözese edelstahl ehrlicher eilt einmaligen einwohnerzahl
    3 einzelpersonen elefant elektrizität else endrunde energieversorgung entdecke enttäuschen equipment erkennung erlaubten
    3 ermessen ermordeten erstellte ethischen ethnische ethnischen europameisterschaft fachwissen fahrern far feuerwehren
    3 fight find's flexible flughafens flügeln folgst forstwirtschaft fortgeschrittene freihandelsabkommen freuden fungieren
    3 furchtbare förderer fürchterlich gamer garderobe gefundenen gefälscht gefüllten gehörenden gleichgültig gottesdienste gp
    3 gray haie halberstadt heeres heinrichs herkommt hero herstellt hervorragender hierarchie hills hinspiel hochwertigen
    3 hugh hummels höflichkeit importiert individualität indizien infizierten isabelle jose kameramann kappe kart kk
    3 kleinkinder klöster knecht kometen kommentator konjunktur konsistenz krach kranz langsamen lenker lie linear lorenzo lou
    3 lästig machtlos maja mandate margot massenhaft maxim meintest mexikanischen mhm michaela mineralien monde musikschule
    3 naturwissenschaftlichen nennung niederländisch norwegischen nunmal oberflächen obigen ohio oral ordnen ostküste ou
    3 packte pe pensionen pflegte pissen polizistin positionieren probiere produzierten professional prädikat quatschen
    3 rational rauben rechtsstreit regelfall rehabilitation reichten ren resultierenden rhön rivalen rolling ronaldo rue ruine
    3 salomon sanitäter schimmer schlanke schleier schmaler schotten schwan sepp seuche sevilla sicherheitsgründen skills
    3 solang spielchen spitznamen spurlos späterer stabilisierung starte stendal steuererklärung stoß strafverfahren strange
    3 straßenseite stütze südliche terra tierischen transaktionen treiber triathlon trompete tyler tätige täuscht univ upgrade
    3 valentinstag verbrauchen verbrennung verdreht verehrung vergebung verkehrsteilnehmer verkraften verkürzen verlange
    3 verlass verstreut verteilte verteilten vertraulich verunsichert verzögerungen viola visuelle volksverhetzung
    3 vorstellungsgespräch vorteilhaft vorweg vorwürfen vpn völlige wange weiser weltall wendung werdegang westlicher winkt
    3 winterspiele zahlte zehnte zeigst zeus zubereitung zugestellt zwiebel ägyptische überlässt übertreffen abreißen
    3 abspielen achsen alltägliche alonso angebots anke anregen antonia anzeigt arbeitnehmern arbeitskraft arminia arne
    3 arrangiert assistentin astronomie aufwändig aufzulösen augustus auspacken babylon befahl befürchtung begreift behilflich
    3 beiträgt beizutragen bezeichnend birthday bleistift blockchain blum brillen brite bräutigam bundesminister buntes
    3 bussgeld buy bürgermeisterin campingplatz cape casa chinese chirurg cocktails cohen controlling cooles coup dana
    3 darauffolgenden denkmäler depressiv designs deutete digitales drohende durchbrechen durchgemacht edler eingesetzte
    3 einkommens einpacken elsa englischsprachigen entgangen entsetzen entstehende erfahrungsgemäß erhitzen erlaube erzählten
    3 etat evelyn fachliche faschistischen fassaden fat feierlichen flossen flugzeugen fly fracht frauke freistoß fürn
    3 galerien galileo gdl gefälschte gehackt geknüpft gekoppelt gepflanzt geplatzt geschaltet gesichtern gestein gitarrist
    3 glass gleichsam goebbels gottheit greta gros grundschulen hardy harley hingelegt holst hormone höfe hörspiel imbiss ina
    3 industrial industrialisierung interesses isaac italia item jahresbericht jauch juncker kansas kassierer kaufmännische
    3 keyboard kinderbetreuung kinderzimmer kompass kompatibel komplizierten kondom konsequente kontaktiert korrekten
    3 kreuzfahrt kritiken kräftiger lacher lahn landsleute laurent lausitz lesbische letzterem lichts likes lockerer lokführer
    3 madison manchem manner marlene masche mast mate medialen mikrowelle mitgliedsstaaten module multiple müsli nachweise
    3 nationalisten niederbayern notebook nzz obergrenze ordentlicher organisatoren parallele paralympics pavillon pazifik
    3 pipeline plaza plötzlichen population programmierer proteine prügel pölten qualifikationen rasant ratte redakteure
    3 rekorde reviews sanders sauberen save scheck schimmel schlitten schnappt schreiner schulischen sensibel ser seven shaw
    3 shooter singe sitzend sitzplätze soest soft sohle somalia sporthalle ssd stadtentwicklung stellvertretend stoffwechsel
    3 stopfen straftäter strick strukturiert städtchen symposium telefonat teufels tischen trau turnhalle umarmung umbenannt
    3 umbruch uneingeschränkt uraufführung vancouver veranstaltete verbotenen verfilmung verführen verführt vergebens
    3 verkehren verl verlags verlasse verlieh verlinkt verlängerte versenden versus vertretenen viertelstunde vollends
    3 vorgekommen vorgeschriebenen wallace wartezeiten westdeutsche wiens winken xiii xing zeigefinger zerbrechen ziege zivil
    3 zuschuss zähler übernehme abgewickelt ablehnt abonnieren abzulenken agenturen akw alkoholiker amnesty amtlich anfällig
    3 angeschlagen angie anlaufstelle anpfiff anspricht anständige antisemitische anzuerkennen aok atomwaffen aufenthaltsort
    3 aufgeschlossen aufzuzeigen ausgerufen ausspricht ausweisen bamberger banker basierte bauchschmerzen beatrix befohlen
    3 before befriedigt befund beleuchten belästigen bereitstellen bergauf beschuldigten beschuss besichtigt beunruhigt
    3 bezirksliga bezweifelt bk blake blood boni boykott brandschutz briefmarken bundesweiten bwl cabrio calvin centre charly
    3 chinesischer cicero clowns corporation cruz defizit demgegenüber denkens doktorarbeit dokumentarfilm dreifache drinks
    3 economy eigenkapital einflussnahme einflüssen eingefangen eingerichteten eingesehen einkommensteuer einkäufe
    3 einsatzbereit einsatzkräfte einsteiger elternteil engine engsten enteignung entzündet erfolgs ergänzend erinnerst
    3 ermorden errechnet erworbenen erzeugte espresso exportiert festspiele foul fra fracking fragmente freedom galaxie gans
    3 gebastelt geduldet gefoltert gefundene gegenüberliegenden gehobenen gehweg genetischen geographischen geologie gequält
    3 gesammelte geschadet geschlechtsverkehr geschätzten gewerbliche gewährte gezeigten geärgert glaubhaft greg grundrecht
    3 gräben hamburgs handarbeit handschriften harrison hashtag haube hauptgrund haushalts hervorrufen herzliche hinlegen
    3 honor huawei hust händchen igor impfen insgeheim instandhaltung intelligenter interaktive iranische islamistische jensen
    3 kafka kaiserreich kalter kanadische kaplan katholischer knaben kneipen konkretes konter kontroversen kot kreisliga
    3 kriegsverbrechen krimineller ks ku landsberg layout losgeht lydia lächelnd lächerliche magazins massgabe mechaniker
    3 mehrwertsteuer meissner meistertitel mittelschule monopol motorradfahrer mountainbike nachrichtenagentur narbe nepal
    3 niere ninja nn nordhausen nutella offensiv orts palme paradise parlamentarier pasta pd pervers petri pfeile photovoltaik
    3 plausibel pointe portemonnaie preisverleihung pretty pub pyramide radwege ratlos recycling regio reguliert reichsbürger
    3 respektiere richteten riga rights roh rollenspiel räumlich schachtel scheiterten schied schießerei schnellstmöglich
    3 schufa schulleiter schwede schwächeren schärfe schöpfen selbstständigen sense seoul serben simpsons sklavin sonnen
    3 soviele spare speicherung spezialitäten spider spielerinnen sportplatz stadtteilen stifte stockwerke sylt systematischen
    3 söldner talkshow then tieres tigers todesursache trading tragische trennten tresor triffst trikots tristan turnieren
    3 töchtern tüten ungünstig unschuldigen unterirdischen unterrichts unterstreichen untertanen unterwelt unwissenheit
    3 verabredet verbringe verkleidung vernachlässigen verschärfung vielseitig vinyl vizemeister vorläufer vorzubeugen
    3 waffenruhe wahlperiode wechselten weitergeführt wellenlänge wells wiederfinden wii wintersemester wirkende wirkenden
    3 wright wundervollen zitierten zurückkehrt zweige zweitgrößte zwerge ändere überlebte abflug abgibt abspaltung add adria
    3 altersgruppen angelo angestiegen angriffs animal anlässen anmerken anschlüsse anspruchsvoll armband around atemzug
    3 atmung aufgeht aufgeschrieben aufgestellten aufwachsen auskünfte auslaufen australier authentizität automobilindustrie
    3 bafög beautiful beeinträchtigung beladen belgier benannten berühmtesten bescheidenen bestätigten bmi botanischen brain
    3 breaking breitet buck bürgerlich canyon chemisch codex colonel compact conference contact cop dachboden demand dh
    3 diagramm dienststelle dirndl drehten dringen drängte dunkles dämon dümmer düstere ehrt ehrung eifer eingestiegen
    3 electric emmy entspannte entspannten entzieht erahnen ergehen ergänzungen erkennst erlangte ernsten ernster erregte
    3 erschienene erwartenden eule europawahl ew executive experimentelle fettes fies formale forschern füchse garmisch
    3 gefolge gegenwärtige gehindert gelenkt gemeinnützigen genua georgia geringerer geschriebenen gesegnet gew gewahrt
    3 gewandelt glückliches goes gratulation grauer großteils großzügige grundsätzen größerem göppingen harvey hassan heiden
    3 heidenheim heiter hello hervorgerufen hetero heu hommage häufigste ideologische inner input jahrgänge jupp kanzleramt
    3 kapseln kaufhaus kaufleute kirsten kitty kleber kommandanten kommunalwahlen kontakten kontinuierliche krankenwagen
    3 kristina königlich küchen landesweit latina lautes lebenslange lächelte lüften materielle mau melissa mendelssohn
    3 misshandelt missverstanden mittelfeldspieler mitwirken mitzumachen monica motion muskulatur mystery nachschub namibia
    3 naturgemäß natürliches neuling newton notarzt notwehr nt obliegt omega ortsteilen parkett partnerschaften passwörter
    3 portland protestantischen puerto push rabatte rage rar rbb rechtlicher rechtskräftig repräsentanten respektlos
    3 sachbearbeiter sandwich schaft scherben schlüpfen schmiede schott schub schuldigen schwartz schwedens schwiegersohn
    3 schwören sensor shorts sicherheits skizze sn sommerzeit spezialisierte spitzenkandidat sprachlos stabiler steg steig
    3 steuerhinterziehung stollen strang study tattoos tegel teuerste through traumhaft traurigkeit trennte tropischen turnen
    3 täte umständlich unangenehmen unbegrenzt unerlässlich ungewöhnliches unhöflich unis unkraut unterzeichnung unwohl veit
    3 verbrechens vereinbarte verheiratete vermissten verpiss verringerung verschwörungstheorien verwirklichung verzehr
    3 verzeihung vielfaches vollendete vollgas vorabend vorgabe vorhersagen vorsätzlich vorzeichen wagte wandelt warentest
    3 wegweiser weinberg weitreichende wieland wifi without wortwahl would wöchentlichen zeitgemäß zuges zugezogen
    3 zugänglichen zuverlässige ästhetische überarbeitung übereinander übergibt überschreitet abgerundet abkehr ablösung
    3 abrufbar abstrakt ahh aktivierung aktivist alexis amberg ambitionen analoge ananas andersrum angeguckt annie ansehe
    3 ansteigen anwältin arbeitslosengeld assoziiert atlantis aufenthalts aufhält auflegen aufständischen aufwärmen aufzuhören
    3 augenblicke augenscheinlich ausbreiten ausgeprägten ausweisung auswirkt bange bataillon bauliche beben befehlen befolgt
    3 bel belangen bergischen besagten beschuldigte beschäftige besen bestelle bevorzuge bewährten biber bibliographie biker
    3 blaulicht brahms bros bruderschaft brut bsp bumsen böhmischen campbell charakterisiert chicken darwin dastehen davos
    3 defekte definierte deo dessert dino diy durchkommen einordnen eintragung ekel electronic epochen erscheinenden evans
    3 ewigkeiten examen exchange falken familiäre fanny fantasien fassungslos festzulegen finnischen flüchtigen forever fußweg
    3 gastfreundschaft gau geerbt geerntet gefährten gehängt gelber genaues gentleman genäht geprägte gerannt gereizt
    3 gesamtschule geschriebene geschädigt gespür gewonnene giftig glich glänzende glücks grausame griechischer grundstücks
    3 guardiola gudrun hauptversammlung helsinki hinterfragt hirten hochhaus hoeness horde hummel häftling
    3 höchstgeschwindigkeit hüte idol illustriert int jake jüdisch kacken kalb kamerun kantine kaputte kavallerie keep keime
    3 klara klugen krassen kreml krimis körpergewicht künstlerischer küstenwache labels lama landsmann lebensbedingungen
    3 legale legst lehrplan ler lesungen lucia luftfahrt marktführer mat mineralwasser missverständnisse mittelklasse
    3 mittwochs munde möcht mündet nachschauen negativer neuordnung ng nächten nächtliche nördliche offenburg orangen ordnete
    3 ostfriesland pankow pauline peinliche perfect perfektion philips ping pionier piste pk plakaten playoff plenum plädoyer
    3 populären predigen production präsentierten pulli putins pädagogen quantität quarantäne quest rangliste rath razzia
    3 regulär reiß rene restlos ricardo riskant romanen royale ruinieren rumänischen russisches rückfahrt sanften santo
    3 schadensersatz schenke schlachtfeld schlagartig schmied schmücken schnellere schwiegermutter sec selig sibirien silva
    3 simpson sonntagabend spektakuläre spezialität spritzt spvgg statuen steinzeit stewart strafverfolgung streiken string
    3 stute swift symptomen tagtäglich tankstellen testet tickt tribut tribüne try typischerweise ufo ungewohnt unna upload
    3 vampir verbrachten verdächtigt verena vergraben verkäufe verlockend vermächtnis verschlechterung verschleppt
    3 versprechungen verwaltungsgericht vintage vizekanzler vll vollbracht vorbeikommen vorführung vorgelesen vorräte vorsieht
    3 vox walzer wechselnde weltrekord wesel wettkämpfe wirkstoff wirtschaften wohlfühlen zertifikate zugefügt zugelegt
    3 zurückzahlen zuschüsse zustellung zweierlei zünden äquivalent übermäßig abgehoben abkürzungen abzunehmen afghanen
    3 akteuren alarmiert allerhand altersgruppe amtierenden angelangt ansiedlung anstehen antragsteller anzuziehen aquarium
    3 arbeitgebern asian atmet atp aufbaut aufgebraucht aufladen aufschluss aula ausdrücke auseinanderzusetzen ausgehenden
    3 ausgeprägte ausging beantworte befunde behandelte beieinander beobachteten beschützt betraf betriebskosten betrunkene
    3 betrügen between betätigung bewusstlos blutig bozen brutalen buchmesse burnout cannes charakteren cherry chirurgen
    3 choice cindy clarke color common concordia consulting dargelegt darstellte demut diamond did duck dynamisch dz dürre
    3 effect egoistisch eigenständigen eingangsbereich eingeht einhorn einsperren einstufung einvernehmen elektroauto
    3 elektromobilität entdeckungen erbrechen ereignet ergreift erlös erregen erschöpfung essays etappen existierte eyes
    3 fachkraft fahrstuhl fairer farmer fatal faulen feinstaub field filtern fleiß flächendeckend forest fortführung
    3 fortpflanzung fotzen francesco frauenquote friedrichshain fristen fränkische frösche fußballspiel fürsorge gamescom
    3 geehrter gegliedert gehauen genialen genutzte geparkt gert gerüchten geschehens gescheiterten geschätzte gesicherten
    3 gesichts getrost gewalttätig gezielten gif goethes grenzwerte grundsätzlichen gründeten grüßt guinea günstigere harburg
    3 harmonisch hebamme heels heile hersfeld hh hinterland hoc huh häufigen höchstem hüften hündin identitäten illegaler
    3 illustration inakzeptabel interessiere janet jansen japanischer jefferson johan joyce kantone karren kenny ketchup
    3 kindisch klientel koalitionsvertrag kognitive kollektive kommandeur komponiert kondome konsumiert kriminell kundin
    3 labour lagerfeuer laptops lebenslang leslie local luftangriffe läge machts markierte marschall marschiert mas mason
    3 matches mazedonien md mechanisch mentor milden minimieren mixed morning muscheln musstest mutmasslich mühen natural
    3 neugestaltung neuzugang nonne nonnen normalfall norweger np nächstenliebe näheres obs olivenöl onlineshop opt
    3 ordnungsgemäß palmen partikel patente patrioten pet pfand pfefferspray pfeiler pflegeheim pfoten phrasen pianist
    3 picknick plötzliche porter praktika preisgeld puzzle pächter päpstlichen quadrat rassist rating rauche rc reader reed
    3 registrierte reibungslos religionsfreiheit reportagen rip rituale rubel runder rückenschmerzen sachbeschädigung
    3 sachverständigen sandro sarkasmus satellit schaffhausen schalen scheren schwanken schöneres schüttelt sciences score
    3 screenshots sequenz sessions shield silke sinngemäß slim sogenanntes soja spielplan spion spontanen spülen stabilisieren
    3 stadler startelf stationäre steckdose sterling stichwahl stifter ständer suchmaschine sudan suhrkamp superman suzuki
    3 thiel thing thrones tieferen tierisch tierische tm todestag toskana toto traditioneller trieben trust trümmern täters
    3 tübinger türme unbrauchbar unerheblich unheil unnötigen unvollständig unvorstellbar variation verbal verborgenen
    3 verkäuferin vermarktet vermittelte verwandter vielerorts virtual volksmusik vorstandsvorsitzender wahlgang wahlprogramm
    3 wandeln westküste wiederhergestellt windräder winterthur wolfenbüttel yu zeitweilig zelten zeugs zigeuner zurückgeführt
    3 zusteht übelkeit überfällig übersee abgeliefert abhandlungen abnimmt abschließende abwenden achter ackermann adele
    3 adrenalin ahmed ahnt airline albums alptraum anfallen anfertigen anforderung angeschafft anklang anvertraut arbeitende
    3 arbeitgebers asozial aurich ausarbeitung auseinandergesetzt ausgebucht ausgedehnte ausgedehnten ausgestorben ausklingen
    3 auslöst ausnahmefällen auszahlen avec azubi badische barack baulichen beantragte bediente bedrohlich befriedigung
    3 begnügen belebt bequemlichkeit bergstraße bestell bestem bitch bitteren bordell bowl brooks buchhändler burkhard canada
    3 carla cha chats columbia dagmar dell dirigenten diskutierten dogs dolmetscher dominant drehung dsgvo education ehr
    3 einfachheit einladungen einlass einmischen einmündung einzubringen elektronen elektronisch endergebnis entführen
    3 entwendet erfurter ernannte ernsthaften erstem euphorie eventuellen every exotische fahrschule familienunternehmen
    3 fasching fehlerhaft feierlichkeiten fetter feuern fichte fiktiven fingen flüchtete flüssen formeln forschungs foster
    3 freddy fundierte gameplay gap gauland gebaute gedankengut gefährliches gefäß gegenstück geimpft geiste geküsst gemietet
    3 gemisch genesis geo gerichtsbarkeit geschichtliche geschmissen geschäftspartner gewaltsamen gewillt gewürze gezüchtet
    3 gips glenn goldmedaille gothic gro großbritanniens gutmenschen heimliche hohl holländischen homophobie host huch hundes
    3 hörner ideologisch innenseite ira iren irische iserlohn jacobs jaguar kanu kath klopft klüger knaller kollision
    3 kompetente konstantinopel konventionelle kooperiert korrespondenz kreisstrasse kurzgeschichten kürbis lachs landkarte
    3 landtagswahlen lauschen lebensgeschichte lest lets lich lichte lineare lockere logan löchern malcolm mao markierung
    3 marvel mcdonalds messias mild miliz missachtet mitgewirkt mobilisieren monsieur mu multimedia mündlich nachspielzeit nam
    3 narr naturpark nerd nero nicolai objektivität offenbaren olivia om orlando passagier pauschale peggy pelz pohl portale
    3 praktikanten prestige pseudonym psychiatrischen puff quali quality rain rampe rathauses rausgehen rausholen rd ready
    3 rechtmäßig regale regenwald reh reiseführer rl rückschlüsse rückzahlung sachverhalte scheuen schimpfen schottischen
    3 schwedisch schöneberg seelische selbsthilfe shadow sigmund signalisiert sos spekuliert spielfilm spielregeln
    3 sprachlichen sprinter staatspräsident steck sterbehilfe stones strafanzeige stressig sulzbach symbolischen tanks torres
    3 tragende trainingslager ulf umfassendes umgegangen una ungefährlich ungewiss unterfranken unterhielt uralte usern ventil
    3 verabreicht verbindliche verbuchen verden verfassungswidrig vergeltung verona verzichte village violett vollidiot
    3 vollmond vormals votum wanderte wehrpflicht weingut wichtigere widerlegen wiedergeben windeln witten wohingegen woods
    3 wunderschöner wählbar yacht zeitlang zugehört zurückgeht zärtlich übersichtlich aarau abnehmer abonniert absehbarer
    3 abtei adels adoption against akustik alberto alleingang amerikanisch analogen analogie anfänglichen angelina angerechnet
    3 anheben anschrift anwender anzutreten anzuzeigen arbeitsstelle asthma asylanten auffällige aufgefasst ausbeute
    3 ausgestiegen ausmaße auszüge bacon bagger bahnhofstraße bahnhöfe bauarbeiter bauart befallen befreundeten befugnisse
    3 bekanntgabe berges besagte bevorzugten biblische biergarten bing bird brasiliens buchs buddhismus bundesweite burn
    3 bverfg böhmermann candy charakteristischen cookies dichters dietz diskriminiert dl dominic drop durchdacht dächer ebola
    3 ee ehc ehrenamt eingespielt einzuordnen einzuschätzen elegante emotion entfaltung erfindungen ermutigt erprobt erzählst
    3 even exklusiven extremer extremismus fachkräftemangel fahrenden fahrlässig fasse feldzug ferienwohnungen fertigkeiten
    3 fish fisher formell fossilen freiberg fresh freudig fälschlicherweise fünftel gatten gebissen geblasen gebüsch
    3 geflüchteten gefällig gegenspieler gegönnt gelangweilt geneigt genötigt geologischen geraumer gerüstet geschlechtern
    3 geschult gewerbegebiet glatze heiligkeit hengst hergestellten himmelfahrt honorar horizontal hour hsg händel höhepunkte
    3 idealerweise implementierung impliziert incl inhalts intendant israelis jacken jahrelange jorge kabul kapitulation
    3 kartons kasper katalonien kauften keeper kegel kippt klagte knallen konversation konzil korps kracht kran krupp krämer
    3 kurfürst körpergröße lab landeten lateinisch lebensversicherung lehrers lift lola lothringen luder lübecker magisch
    3 mahler making matter matura meere mehrkosten mentale merkmalen meth mhz mid migräne mitreden morgigen münch nachruf
    3 namhafte nebenher netzes neuerung neunte nischen nobelpreis nordwest nostalgie notieren oberster oö palm paolo
    3 paragraphen patriot pfennig pfingsten philologie plateau playlist plays polizeilichen polster populäre postkarte
    3 postkarten primäre protestiert psychologisch puma qui rationale raw reduzierten regisseurin reinheit reizen ride rogers
    3 rohstoff ronny ruh ruprecht rush sachlichen salafisten sally salzgitter sandstein schall scharia schlechtere schubladen
    3 schuldner schulhof schutt schwerter schwuler seidel seilbahn selektion servus sidney skelett sofortiger
    3 sozialversicherung spitzenreiter sprit sri sta staatsregierung stabilisiert starre startschuss step sternchen straight
    3 sure sympathien systematik tabellenplatz taktische tatbestand teuersten textilien ticken titels tram transaktion
    3 transfers treuer tschechen tugenden tui ul ungarns unkompliziert unterirdisch unterwerfen unweigerlich uran urne vanille
    3 verhütung verlierst verlinken verlässliche vermeidet verordnet verprügeln verrichten vertauscht verteidigungsministerium
    3 vertiefen vitamine vorgeschlagenen vorgestellten vorhänge vorreiter vorsichtiger wal warner weigern wettbewerben wil
    3 windkraft winzer wirtschaftsminister wischen wissenschaftliches wohngebiet würmer xv zulieferer zusammengearbeitet zw
    3 zwölften zäh öde östliche überfluss übergriffen überregional abfluss abgespielt abhandlung absteiger abstimmungen
    3 abstrakten absurde abwasser abweichend ala algen allergie alma altern always andauernden anführen angebunden angemacht
    3 angesteckt angreift anhängen antikörper arbeiterbewegung artist assoziation auer aufzutreten ausreichenden ausreichender
    3 auszuprobieren aux backe baltimore bamf barfuß barmherzigkeit based baukosten bdsm beatrice bedrohten beerdigt
    3 befürchtungen begabung begehren behutsam beistand beizubringen beliebteste belohnen benachrichtigung bennett berief
    3 bestückt betraut bewundere bey bibi braunschweiger bushido bv carol cem cleveland cold continental cups datenvolumen
    3 dauernden dekret deutliches devise diakonie dp dreckige durchgeführte ecuador eich eingeführten einräumen einstige
    3 einzelnes einzuladen elektronischer elften emanzipation empor erbsen erdboden erdogans erkannten erläuterung ermittelten
    3 ernstfall erzeugnisse ez faber fackeln faq feldes ferienhaus fetzen feuers foyer freiraum fremdes fußballfans gaga
    3 gartens gebührt gedeutet geförderten gentechnik geputzt geschütze gesicherte gesichtspunkten gesprächs getöteten
    3 gewahrsam geworben gewöhnlicher gigantische goldener goslar gottschalk government greife grundstücken gruppenphase hain
    3 handhaben hausnummer hb hector heilt heimisch helfern helles herzegowina heuchler hierauf hieße hinterlegt hofes hort
    3 hungern hypnose höfen illusionen impfstoff india indiens instanzen intakt irina jackpot jep justice karre kelch keys
    3 kies kirchner klappte kleiderschrank kleinwagen knabe knapper kollektiven kommunaler komplizen kongresses konstanten
    3 konstruieren kreide kriechen kulturgeschichte kurdischen kuscheln kühlung künstlicher lana left legend lesbisch liebend
    3 lindern linse logischen ludwigs luisa längs lösten mack madeleine mara margarete maßgeblichen meinungsäußerung minimale
    3 minsk mittelfranken mittelschicht mochten modernisiert moslem msc netzteil neujahr newcomer obi obmann oettinger
    3 offshore oha ordnungsamt originell pepe persischen playboy plug polit polizeigewalt pressesprecher professur prototypen
    3 präsidentschaft python raiffeisen rapide reinste reizt relief renommierte ri roch roche rossi runterladen rutsch rz
    3 röhren schiss schlosser schnappen schranke schwarm schweitzer schwieriges schätzte selbstverteidigung sensible
    3 sinnvollen sinnvolles sit skoda spannen spektakulären sponsoring stadtrand statements statthalter stay steffi stühlen
    3 suspendiert tape teilnehmerinnen theme therapien tick trockenheit uganda umfangreicher umgebenden umgedreht umstieg
    3 ungeklärt unternehmungen unterzubringen venture verlangten vermessen vernommen vernünftiger vernünftiges verschlossenen
    3 versetzung verwandlung veteranen videospiel vielversprechend villen volkshochschule vorschreiben vorstands wachstums
    3 wahlberechtigten walt wandels warschauer weltwirtschaft wertvolles working zeitreise ziemlicher zufällige zugeschnitten
    3 zuständen zutrauen zuwendung zuzulassen zwangsarbeit ähnlichkeiten überarbeitete übereinstimmen überfüllt übernachtungen
    3 übertragenen abgegebenen abgetrennt abrufen abschlüsse absteigen abzubauen administrator agb agency alfa alu
    3 amerikanisches ampeln anbelangt anfange angepisst angibt annahm anspannung anspielungen antarktis anteilnahme antwerpen
    3 arbeiterklasse attraktion aufführen aufgesucht auftrat aufzuheben aufzustehen ausgeweitet ausschnitte außergewöhnliches
    3 ave baustein bauwerke beckmann bedauerlich bedeutendste bedingte begrüße beifahrer bekanntmachung belehren benennt
    3 beschafft beschädigte beteiligungen betet betätigen bevorstehende bewacht beängstigend bildergalerie binde binder
    3 bischen bitcoins bombardiert boots brave britta broadway bryan brüsten bukarest bundesanstalt bundestags cars
    3 charakteristische chur church claudio corona cäsar dachgeschoss denkweise denver detektiv dialekte direktion div
    3 dringende due duncan economic edwards eingeliefert eingepackt eingestehen eiszeit engere enthielten entschlossenheit
    3 erfand erringen ersatzteile eth evakuierung fact falles faule feierliche feministische fersen feuerwehrmann
    3 fingerabdrücke fischerei flo flüchtet follower formulare franchise freigeschaltet freispruch freistil function geahndet
    3 geburten gecheckt gefälle gegenwind geistern geistlicher gekippt geklagt geldbörse gelernte gemäßigten genehmigen
    3 gerichtsverfahren geschlossener geschrien geschäftsführerin gestand gestiftet gewährleistung gigantischen going
    3 günstigste hands handschellen hefe hegel helge herzliches heuchelei hintertür hoppe humanismus höherem hörbar hübner
    3 infolgedessen informativ inspektor isar jade jeanne journalistische kaffeemaschine kahl kanone kapieren kaufmännischen
    3 keim kilian kissingen kleidern kn knöchel kohlenhydrate kommentatoren konsumieren korrelation krallen kreta kurdische
    3 kälter lambert landeshauptmann larissa leitenden letztem library linkes linzer litern liv lynn lörrach maassen
    3 machthaber macron mahnmal mall marquis masern mean medizinisches meiningen memmingen menschenverstand mexikanische
    3 mittig motivierten munchen muse mutigen möchtet mücken münsterland nassau navigation neuheiten nexus niedrigste niki
    3 oase oberhaupt olli organismen origin ortsteile ostens oval pascha pate patriotismus pirat piratenpartei plante plasma
    3 platzierungen plot plädiert portionen portugiesischen praktikant praktizieren preuß privatbesitz professorin projektion
    3 psalm pv quadratmetern queens radsport rammstein raums reservieren restauriert restaurierung rotterdam rudel räumlichen
    3 römischer rückwirkend saiten sandy sans schaltung schlussfolgerungen schmerzmittel schmutzigen schnitten schnur schoko
    3 schramm schreitet schränke schwabe schwangeren schwerem schönem seemann selbstverwaltung selfie separate siehts
    3 skifahren snacks soliden soros spektakulär spekulieren spezialisierung spinnt spirituelle split stadtbild stadtpark
    3 standpunkte steigerte stimmzettel strafrechtlich stralsund straßenrand stur stätte synode südtiroler taschenlampe tea
    3 terroranschlag teures therapeut tiefes tinder tracking train trainierte trash tänze ukrainer umleitung umzubringen
    3 unbeschadet ungesund unrealistisch untergeordnete unterste vegetarisch verachten vereinigungen verflucht verfügbare
    3 verlässlich versteigert verwaltungs verweigerte verzweifelte vfr vl vorfahrt vorstadt vorzulegen waffeln weihnachtsbaum
    3 weltlichen whiskey wich widerstands wikinger wirklicher wirtshaus wp wuppertaler ze zeh zeitdruck zeitspanne zerreißen
    3 zurückgelassen zurückkehrte zusammengetragen zusammentreffen zuteil zuzug zweifelt zynisch ästhetischen ökonom abfälle
    3 abgerechnet abkühlen abmessungen achterbahn adern advanced ae aktualität amadeus amg anleihe annika anpassungen anstrich
    3 ansäßig anthropologie anzugehen arbeiterpartei archäologen aufziehen ausbrechen ausgangslage ausgebreitet auszuhalten
    3 auszuschalten auszusehen avantgarde bangladesch basf bbw beauftragen beeinflussung beeinträchtigungen befestigen
    3 befristet befürchtete beging beheimatet being bes beschissenen besorgnis betitelt betreute beweglichkeit bewirbt bgbl
    3 biberach billionen blocks bode bohlen bots breisgau budgets building bursche chemnitzer concept curtis dankte
    3 darmstädter degen domina dong dow downloaden durchatmen dvb dünger ebenholz einfahren eingekauft eingliederung einmarsch
    3 einreden elektriker elfmeterschießen elmar enthaltene erachtet erleidet ermittelte errungen erscheinende erstrecken
    3 erteilung ethisch evaluation experimenten fahrenheit fahrtrichtung fairness falke festnahmen fg finalen fleischer flex
    3 flirt folgerichtig folgezeit forex fortgeschritten frechen frischem frühlings ganzjährig geahnt gehorchen gemeinen gerda
    3 gesamtwertung geschichtlichen gesundheitszustand granaten grandiose greifbar gruben gta gw gönnt hannibal hanns hein
    3 henker herausstellen heroes hervorgebracht hingen hinsetzen hochburg hysterie häuptling häusliche hölzernen imam immens
    3 indessen jahreswechsel jeffrey jos jugendlich kaugummi kiez kirchheim klee kleingeld kleve kompensiert konflikts
    3 konstruktionen kristalle kutsche lagers lauer lehm leitlinien leone lesbar liebesgeschichte lily mahnung mangelhaft
    3 marxismus medial mehmet mehrfacher meißen memory mick missachtung mobiltelefon moers mühelos nachforschungen
    3 nationalhymne naturwissenschaft nc neugierde neunkirchen nichtsdestotrotz niedrigem number nürburgring oberhand omar own
    3 panda patch permanenten peterson phillip php pius planer plans podiumsdiskussion polizeiliche pott predigten probanden
    3 prozentpunkte psa pt purer putzfrau quittung realistischen records reflex refrain reisepass respektive reuters richtern
    3 riester ringer rocker rosberg rotenburg rss ruby rufnummer rückblickend rückschlag sackgasse safari sangen saugt schanze
    3 schickten schlanken schnapp schweinefleisch schätzungsweise shampoo shitstorm sieges sinti souls spanischer spielende
    3 spon stadthalle streife superior supermärkte symbolische symbolisiert sympathischer sünder taktischen taub teilnahmen
    3 tempelhof tibet tiefgarage tiergarten tischler together trockener umbauen unbequem unerwünscht unglücklichen unterfangen
    3 unverzichtbar used verbindlichkeiten verfassungsgericht verfällt vergab vergessene verhaften verlesen verlobten
    3 vermarkten verriet verschluckt verschulden verwirren vorangetrieben vorspiel vorziehen wachsender weggehen weicher
    3 weil's weitergabe weltgeschichte weltmeisterschaften wiederkommen wilhelms wing winterpause wirke wirkungsgrad wohlfahrt
    3 währungen wäscht wöchentliche wüsstest ya zahnbürste zeiss zeller zucken zugehörige zulauf zusammenkommen zusammensetzen
    3 zweifelhaft zweikampf züchten ägypter ökostrom übermitteln überschätzt aargau abbild abgeschrieben abmahnung
    3 abschiebungen abschuss accessoires ads alain amazonas amtierende anflug angefasst angefordert angelehnt anonymität
    3 another anruft anspruchsvollen anstrengen antje arge atlantic aufgestiegen aurora ausgegraben ausgeraubt auskennt
    3 auszeichnet autismus backofen bahnhofs bahnstrecke bailey ballade barbie bedeute bedrängt begehrten begleichen
    3 behandelten beidem beigetreten beitrags bekräftigt benannte benno berührte bestreben bet betriebenen blutungen blöder
    3 briefwechsel bruck büchner caspar cello chaotisch col darbietung decker deins delhi delle denkmals dessous diplomat dis
    3 dominierten donnerstags drangen drehmoment dus eddy effektivität egoismus eigentums einbeziehen eingeführte eingeordnet
    3 einmischung einstellt einzelfällen einzutreten elfen elle enrico entrichten entwicklungshilfe erfahrener erfährst erging
    3 ergriff erkranken erläuterte eroberte erwirbt erwirtschaftet existierende fachlichen factory fehlverhalten festnehmen
    3 fiktive fin flexibler floyd fluggesellschaften fluten forums fotografin fugen funktionierenden funktionsweise färbt gaby
    3 garnichts gedeihen geheimes gelehrte gelenke gell geländes gesamtbild gesamtzahl geschoss geschädigten geschäftsbereich
    3 geschäftsleitung gesehn gespritzt gest gesuchte gewalttätigen gewinnst gfk gilde gleisen globaler großstädte guttenberg
    3 göttlich hamlet handwerks harper heimgesucht herrlicher hieraus hießen hocker hyundai hähnchen härtesten impressionen
    3 indiana intelligenten interface intuition isch jeep jugendhilfe jump justizministerium kapstadt karlheinz karotten
    3 kasachstan kaufkraft kiffen kinderbuch kinofilm kleist konkurrieren konstruktiven konzepten koordinieren kostengünstig
    3 kubikmeter kunsthalle kurzfristigen langweilige lb leibliche leonie lessing leuchtende liebevolle lockeren lokales
    3 luftballons lutherischen marian marko masturbieren maxime mdl memes memoiren menzel merseburg michigan milliardär
    3 mineral moleküle mont mozarts mysteriöse männlichkeit nervosität neugeborenen neumünster nichtraucher niederschläge
    3 nippel nothing nylon offensichtliche parfüm passiven perücke philosophisch pier plaudern positionierung preiswert
    3 psychoanalyse rabe rechtspopulisten regensburger regte regulieren reim renn repräsentativ resort revolutionär richards
    3 richters rummenigge rückführung sachschaden scan schenkung schilderung schildkröte schimpft schlegel schmieden
    3 schnarchen schossen schwerkraft senatoren sensationell sensiblen separaten seriösen sicherheitsrat silicon spiritualität
    3 spätsommer sry staatsoberhaupt staatsoper startups steuerlich steuerte stiften stolzen stricken stromnetz strong
    3 strukturellen störend stünden suggeriert superhelden symbolen tatverdächtigen taucher tempels therapeutische tiefpunkt
    3 tierarten titelseite toben tobt torschütze trauung treffern tschechoslowakei tuberkulose tödlicher umsatzsteuer umwege
    3 unbestimmte unglückliche uninteressant unit unpassend unschlagbar unwirksam uvm vandalismus verfolger vergangener
    3 verkackt verliebte vermietung veronika verrückter verschuldet vertiefung verwaltungsrat verzerrt verziehen vollzug
    3 vorhersage wait waldeck weiterentwickeln weiterleiten weltklasse wertpapiere wettbewerbsfähigkeit wide widerstände
    3 wiederherzustellen wohlergehen wohlhabenden wulff wwe zehnmal zoe zufälligen zulässige zutage zutreffen zuzuhören
    3 zweifelsfrei zweitligisten ältester übergänge überließ überraschte übersteigen
    2 absätze abtreten acta adobe aggressiver aktuellem amerikanerin annexion anschlussstelle anstalten ansätzen apr
    2 arbeitszimmer armstrong arrangements astronauten aufnahm aufrechterhaltung aufschlag aufzählung ausgedehnt ausgespielt
    2 ausgibt auslosung außenbereich auswandern auszeichnen auszubildenden autohaus bade baten bedauert bedeutsam befürworten
    2 beidseitig beisammen belogen bertram bestandsaufnahme beugt bewunderung bewölkt bilderbuch bingen blanc blutung bradley
    2 brandenburgischen bretter brüllt bubble burka camps cas click constantin cookie cox creek crime cuxhaven derbe diene
    2 dienstags differenzierte discord dokumentationen dramen durchlesen dümmste eco effekten effektiven eigenheim
    2 eindringlich einsparungen eisenbahnen emanuel endlose energisch entfernungen entlarvt erlebnissen erliegen erregung
    2 ertappt eugene euros euskirchen explosionen exzellenz fahrradfahrer fahrwerk farbig faszinierende fehle fernverkehr
    2 feststellt finanzierte flügen folklore formalen formaten fortgeschrittenen friedberg friederike fs furchtbaren fürchtete
    2 gegnerische genaueres generals gepresst geritten germanen geschaffene gesuchten gesundheitlich gesundheitssystem
    2 gewichte gewissens gibraltar gierig gleichzeitiger gleiten glory glänzenden goldman googeln gotteshaus gotthard gun
    2 hagel hameln harmlose hecht heimspiele heißem herauskommen herausstellt hergestellte hihi hilde hinsehen hinterhof
    2 hippie hocken holiday hosentasche humanitären hüllen indizes initiator intoleranz investments iphones irrt islamismus
    2 jesuiten kira klammer kluger komitees kratzt kreaturen kreiert kugelschreiber landesstraße leerer lehen
    2 leidenschaftliche leisen leitender leuchtenden lobbyisten locke lopez lucien luthers lv lösch machenschaften magister
    2 magnet malaria mandeln many maskottchen menschenwürde micro mietwagen mitbegründer mmn mobiles modi mol monroe mosaik
    2 mrt mustafa mutiger nachgeben naive native natura neuwied norwegische ode oliven olle outfits peak personelle pfiff
    2 pforten pfui plakette platon podcasts poetry polnischer porta practice prenzlauer prise proportional prächtigen reading
    2 rechtsextremisten ref regelwerk regierungsbezirk ressource rheine ro romanischen rubin rumänen rundfahrt röntgen salt
    2 sarrazin sauberer scannen schalker schaufenster schenkel schifffahrt schnecke schulische schulungen seitz serbischen
    2 sergio serum sheriff signifikante sigrid sketch soccer sommerfest sonderpreis spinat sprüchen stemmen steuereinnahmen
    2 stickstoff strahlend straßenbau stronach stöhnen subjektiven supercup sympathische symphonie taktisch tara telefone
    2 thilo todd todesfall totschlag trachten trail transparente treibende trophäe trägern uf ultimate umgangssprachlich
    2 unfreundlich urteils vase venen verben verbinde verdichtet vereinfachen vergewaltigungen verkleinert verlagerung
    2 vermischen versetzte verspreche verzeichnete verzug views waschbecken wave weltkulturerbe wiedergutmachung windenergie
    2 wirth wrestling württembergische zahlst zeche zielgruppen zugerechnet zusammengeschlossen überbieten überflutet
    2 überlastet überquert überschwemmungen überspringen abgehen ableitung ablösen abschrecken abzuwenden allergisch
    2 allermeisten alpine amoklauf anarchie andres anfordern angeführten angemessener angestrebten anhält anni anschaffen
    2 anstreben antisemitischen anzieht archäologischen arnsberg aroma artig aufbewahren aufgearbeitet aufgeladen
    2 ausgestattete ausgestatteten ausnahmezustand aussehende auszumachen ausübt avatar bali bankrott baur beachtliche
    2 beherrschte beige bekäme beleben bescheidenheit besorgten bestellten bestärkt bettwäsche bewege beweismittel bewältigt
    2 beyer bindungen blenden blinder bremst brände bugs bundesagentur bundesligisten bureau bürgerinitiative ceta charakters
    2 charta chase chefarzt ci civil ck coffee conny convention corpus could creative cruise derartiger distribution
    2 dschungelcamp durchbrochen dächern einlädt eleganz emotionaler engeln entgegenkommen entgelt erfasste eritrea erkundigen
    2 erlernt erlöse erneuter erscheinungen etwaigen exemplarisch fachleuten ferienwohnung festnetz forschungsergebnisse found
    2 friend gebrüder gebäck gebürtige gedanklich gedruckte geflügel gefälschten gefängnisse gefäße gehaltene gehörigen
    2 geldwäsche geringes ges geschissen geschwätz gespenst gestolpert gewehre gewehrt gewerkschafter gkv gleichwertig
    2 gratuliert gunther hanf haram hausfrauen hautnah hektisch hiesige hinausgehen hubertus hussein häng hüpfen idealfall ik
    2 ikone impact impressum inhaftiert initialen innenpolitik instinkt interaktionen irrsinn islamisierung items jam janssen
    2 jerome judas judo jusos kassiererin klaas klägerin knallhart koffein konservativer konstrukt konzepts korrespondent
    2 krakau kurzfilm kölsch künstlerinnen latin lebender letzen lf liedes lilien liturgie loslegen lotus mamas mehrfache
    2 mehrheiten mekka member merlin miesen milizen miranda mississippi molly montreal msv multiplayer mustern nachfolgerin
    2 nationalitäten nationalversammlung naturschutzgebiet naumann nebenjob nennenswerten neuste neuwagen niederlassungen ny
    2 nötigung official opus outlet papers peitsche pennsylvania pfarrhaus physikalisch pickel pitt plauen points politikers
    2 polizeibeamte potenz prostituierten psychiatrische qualitative ragt ratschlag reaktor rechnete reinem relations
    2 renovieren reporterin repräsentation respektvoll revolver rindfleisch rudern rugby rust rutschte sachsens sal salem
    2 sandalen schauten schicksale schlagwort schlägen schräge schusswaffen schwab schwalbe schwiegervater schädigen script
    2 sektoren selbständigkeit semi sets smiley span stadtarchiv strikte stromausfall stündlich tabellenführer tageszeitungen
    2 technologischen temperament tiefere trüben tunnels twin türkis umarmt umbauten unangemessen undercover ungehindert
    2 ungeschlagen unterhose unverhältnismäßig urs verbandsliga verdorben verdächtiger vergleichende verknüpfen verlobt
    2 verpflichtete verrechnet verschmelzen versteigerung vertikal verzweifeln volksfest vorbehalte vorbeigehen vorurteil vu
    2 wade wahrhaft waldemar walten warmer wegfallen weihe weiher weinte wett wiederbelebung wikileaks winterspielen wirren
    2 yay zalando zehntausend zeitverschwendung zentimetern zerbrochen ziegel zirkel zk zwangsweise züchter ägyptens ärmsten
    2 ätzend übe überragend überraschenden überwiegt abbekommen adhs admin aida allan altersklasse amor amp ams angekündigten
    2 anschließender ansteckend api arbeitsvertrag arrangement artur ask aßen atomkraft attack aufprall aufteilen auftretende
    2 ausgesagt ausgrabungen ausschüsse außenstelle aut autogramm autsch ava basti bauvorhaben bedenke begründer belag belehrt
    2 beläuft bereichs berichts beruhigung beschimpfen beschneidung beschränkten beschädigung bestechung betrachtungen
    2 betriebene betriebes bezeugen bildungssystem bischoff bourbon brauchtum brennpunkt bundestagsabgeordnete bündel bündeln
    2 carbon cartoon cholera chrom churchill ciao close cluster crowdfunding currywurst daniels defense derartig ders done
    2 dorfbewohner dringenden drumherum durchschaut einfrieren einsparen einzuschränken ellis emilia endlosen entdecker
    2 entfliehen entladen entscheid erdmann erpresst erstochen ertrunken erzherzog erörtert experimentieren exporte
    2 fachrichtung familienmitglied farce fcb fehlerfrei ferguson festigen festplatten flag fliesen folien formationen
    2 frühesten funktionalität fußballs fv füge fürstin gc geirrt gelehrter gelungener gemeinhin generaldirektor generellen
    2 geregelten getrocknet gewölbe gf goldenes gottlieb grausamen grober grünem gurke hal hatt heiligabend heldin
    2 herausstellte herzschlag hf hingestellt hinz hiphop hulk hypo ibn imstande ingeborg intuitiv isolieren jackie jasper
    2 jedi jin juliane jungfrauen jülich kanals kapitals kaputten ke kingdom klingel klotz knut kommunist konfiguration
    2 konventionen korridor kreativer kreistag kreuznach kulturelles köche kümmere kürzung lehrling lehrlinge lka loge lords
    2 malers markanten meisterin mettmann meyers mirror mitbringt mitfahren mitgehen moi möchtegern nachtisch namhaften nenner
    2 niederen nikolai ob's oberschicht ortskern osteuropäischen papieren pappe parts patronen personalausweis pfadfinder
    2 physiologie picture pietro pinguine pistolen portugiesen prallen psychischer pudding put quick rachen radikaler rainbow
    2 rampenlicht ratio rechtsradikale reize reports resultierende rinde robbie rr ruin räumte rück rückläufig rücksichtslos
    2 safety salami sardinien schadens schaun schicksals schlagzeuger seltsames shot sicherstellung siebziger sinfonie
    2 sinkende sinnlose sitte skin snack solidarisch soll's solls something sonn sonnenstrahlen sparten splitter spucken
    2 steinbruch stolzer straßenbahnen streuen stube stämmen tarifvertrag tauchten theresia therme toaster türk umgestaltet
    2 umgibt unbestritten unendlichen unfalls ungenau unger unglaubwürdig ungläubigen unsicherheiten unsichtbaren unsterblich
    2 untergeht untersten untreue unverantwortlich unverbindlich unversehrt unverständnis valerie ventilator verantwortlicher
    2 verfechter verfehlte verfickte verkaufszahlen verlassenen verlobung versauen vertriebenen vertuschen verwaltungsgebäude
    2 verwüstet vorhandensein vorkommnisse wahrnimmt weingarten weltliche wertet wiederkehrende wirksamen
    2 wirtschaftswissenschaften wohnheim wuchsen zerlegen ziemliche zivilbevölkerung zugeht zumachen zurücklegen
    2 zurückzuziehen zusehends zuwendungen ärztlicher äußeres örtlich özdemir übergegangen abdruck abfinden abfolge abgebrannt
    2 abzulegen abzuschaffen adjektiv altenburg andauernde andrej angesprochenen angestrebte anklagen ansammlung anschließt
    2 antiker anziehungskraft attraktionen auffordern aufpreis aufrüstung aufschreiben ausdrucksweise ausgetreten
    2 ausgezeichneter austragen automatik automatisiert barbaren baubeginn bauherren bausteine bea bear bedanke bedecken
    2 begegnete begutachtung behrens bekanntheit beleidigend belief bemalt besitzerin bessern betreff betrunkener betätigt
    2 beyond bildungspolitik blair bolivien bregenz brillant bulletin bundesgebiet bundestagsfraktion bögen camping century
    2 charity chatten children chöre cisco communication cowboy derartiges dialektik differenzieren diäten domains drucke dtv
    2 ecclestone edinburgh einbrüche eingearbeitet eingegeben eingeplant einheitliches einreisen einschätzungen einzubeziehen
    2 ellenbogen endstation entgegenzuwirken entwicklungsländern erfolges erhitzt erreichung erstaunen esa ethnie etikett
    2 europäisch fahrkarte faulheit federal fei fettsäuren finance finanzministerium fließenden flöten fo forscht frauchen
    2 freundliches frontal förderungen gabi gear gebrochenen geburtstags geflüchtete gegensätze geheißen gekehrt gelockt
    2 geländer gemocht gerichtete gerichtlichen gerüst gesandt geschnappt gesetzlicher gewalttaten grausamkeit grinst
    2 gutenberg gymnastik gänze harmonische hebe hedwig henne herauskommt herkömmliche hieronymus hildebrand histoire hohn
    2 hunderttausend hunsrück häufen hörbücher hügeln ige imo indian indikatoren interpreten jahrhundertwende jets jmd joey
    2 juhu jürgens kambodscha kamerad kandidieren kennzahlen kerne kirmes klopapier kluft kmu knox koalitionspartner kollegah
    2 konkurrent kontinents kontrahenten krampf kreisverkehr kulinarische kulmbach kunz kurzum landeskirche lava lc least
    2 lebensende lebensgefährlich lebhaft leckt leisteten leite leukämie liebster limitiert lines lippenstift lock
    2 lungenentzündung löschung machtkampf mager manu marien mayo mayr melancholie michail milton mimik ministers misere
    2 mitstreiter mitteilt modifiziert mächtigsten mühlhausen nabu nachhaltiger nasser neunziger nichtig nichtmehr
    2 niedergelegt nordens nordic notfälle notwendigerweise ohh originals ostdeutsche parfum partenkirchen pendeln pentagon
    2 percy personals philharmonie podest politics pollen popmusik potentiell progressiven prägte pu raiffeisenbank ratsam
    2 rausgekommen rechtsradikalen regeneration rennstrecke republikanischen rev reynolds riemen rissen rohstoffen rossmann
    2 sachverständige sagtest sahara sauberes scharfer schiffs schnupfen schwefel schwingungen schwärmen sci search seelischen
    2 segler sicherheitskräfte sichtbarkeit sichtweite sie's simons sitzplatz socke solothurn sonstiger sozialarbeiter spaltet
    2 species speisekarte spielers spielweise spirale spitzname steigend steuerliche stolpersteine strukturell stätten stürme
    2 tau thalia tierpark tips toleriert tornado tragbar trainerin tresen triebe twist typus unsre unterwerfung
    2 unterzeichneten variabel verbands verdrängung vereinigen verfassten verschaffte verschollen verursacher verzögern
    2 villach visitenkarte vista visual vollidioten vollmacht vorgeben vorgezogen vorjahres vorurteilen wahrhaftig weggeworfen
    2 weglassen wertschöpfung widerspiegelt winston winzig wismar wissenswertes woody wüsten yale zar zecken zelda zeppelin
    2 zunehmendem zwanziger ängsten äthiopien überführen übertrifft überzeugende abbilden abgebildeten abgedruckt abrupt
    2 absprachen absprechen abwägung achtziger adorno africa akteur aktionstag altbau ambulante ambulanten angeblicher
    2 angeordneten angewachsen anstehende ansäßige antiquitäten anwälten anzuhören asylbewerbern attribute aufbereitet
    2 aufbereitung aufbewahrung auferlegt aufwertung ausdrückt ausschließt aussehe autorinnen baba banks baumgartner baureihe
    2 bawü bedrohungen beigelegt bekloppt berufsgruppen berüchtigten besiegelt besuchs betrunkenen bikes blade blitzer bluten
    2 brauchbare breiteren brüche bsg buchenwald bundestrainer bänke böblingen cards claudius comedian css demokrat
    2 diplomarbeit direktem disqualifiziert dominante dominierte dot downloads dreckigen duett duisburger durchsuchung
    2 düsteren effiziente ehegatten eichel einfangen einkaufswagen einzuholen eleganten elterlichen empfindliche erbschaft
    2 erlöst erpressen erstere erwirtschaften exponate exposition fehlerhafte festgelegte finnische flacher flüchtig
    2 flüchtlingslager flüstert freigesetzt freiheitlichen fremdsprachen frieda fries fundort funny förderlich füreinander
    2 gase gebilde gekürt gelähmt gemüt gemüter genugtuung gerechter gerlach germain gesamtkosten gestank gestreckt gestresst
    2 getreu gewähr geöffneten glasfaser gleichgesetzt glühwein gong grabe grafikkarte gunter günstigeren halbmarathon hamster
    2 handtücher hecken heimatverein hektik hinfahren hochgradig hooligans ibrahim inanspruchnahme inbegriff informiere ingwer
    2 inhaftierten instruments jacobi june jungle kalkül kara kasseler katholizismus kerber klarinette klettert klicke koennen
    2 kohlenstoff kolben koller konkurs kontraproduktiv konzernen kostbare kreisverband kretschmann labern langweiligen
    2 leichtem leuchtend liberaler liebenden lithium loop louvre ls lsd läuten magnesium mahnt mandy martinez masturbation
    2 mclaren medienberichten meetings meldeten merci mimimi missen mithin momentanen mondes monitoring montenegro morgenpost
    2 mysteriösen mähren mögliches müllers nachdenkt nachgeholt nahtlos naivität nationalsozialistische neuigkeit
    2 niedersächsische nordamerikanischen norddeutsche normandie notes nutz nährstoffe oberarzt oberteil odyssee ohrringe
    2 palästinensischen parole pds pers phrase pic pilzen politischem por portugiesisch potenziell prominent propagiert
    2 publishing punktzahl pyramiden raste raumstation registrierten reichenbach reisten relativiert remake riet rollte
    2 rosenthal round rundfunks räte saisonstart sandte sanieren satte saul schar schiefer schlaue schlechteren schleichen
    2 schwächere sechzehn seile sekretariat sharing sims skandale sokrates souveränen sowjets speaker spezialisierten spärlich
    2 ssv staatsstraße stadtkirche stangen steel sterbenden stichtag stipendien studiere stürmt säge table tagebücher taler
    2 tamara taugen testaments theologe tomas touristische touristischen translation trauriges traute tribute trompeten träne
    2 trümmer turbine tutorial unbekanntes unentgeltlich unfreiwillig untergegangen unternehmern unverletzt uralten urteilt
    2 utc verbandsgemeinde verbleibt verdeckte verehrte vereinzelte verlaufenden verlost verlosung vermindert verrecken
    2 versailles verschuldung verschärfen versendet verständigt verwaltungen verwundeten verzehrt verzweifelten vierer viertes
    2 vokabeln vorarlberger vorgelegten vorgeschmack vorkehrungen vorübergehende wartest wehrdienst weihnachtsfeier
    2 weiterführen wernigerode widerrufen wiss witt wohnhäuser ws yep yourself zach zahlenmäßig zitaten zugelassenen
    2 zulässigen zweifle überlegenen überreichen abartig abdeckung abendmahl abhanden abiturienten abstecher ackerbau adapter
    2 agierte alibi allseits amtsantritt anerkannter angehende angeschlossenen angetroffen ankündigungen anmachen annemarie
    2 anstecken ansteht anwärter anzumelden archiven arktis arrangieren aufgibt augenzeugen ausbildungen auszurichten
    2 baltischen bares barrierefrei beabsichtigte bedeutungslos beeindruckenden befasste befreite begleiteten beirut
    2 bekanntwerden benutz beruflicher besitzungen betreuten beträchtlich beweggründe biest bindend blauem blutes bodens borg
    2 brandes brauchbar breitere briefwahl buchhalter buffalo bundesnetzagentur bürgerrechte camille carola centrum
    2 chancengleichheit checkt cher child chronologie circle clay coop cowboys cr cry denkmalpflege derek deut dia direction
    2 dominique doppelpack dosierung dringender durchführt duty eingestellten eingetragenen einzelfälle ekd empirisch
    2 enthüllungen eos erleuchtung eroberten error ersteres erwägt esprit exit experimentellen expo faschistische felipe fixen
    2 fossile fp freak frisuren fruchtbaren funktionär fördermittel führend gal gandhi garant gebundene geburtstage
    2 gefährdeten geheimtipp gemarkung gemütliche geologische geometrische geraubt gerichteten gerichtliche gestreift
    2 geweigert gezockt gings girokonto gittern giuseppe grabstein gravierende grenzwert gronkh großvaters großzügigen
    2 hannelore hauptberuflich hauptfigur headset hebräischen hecke heiliges heilpraktiker helme hepatitis hergeben
    2 herrlichkeit herzblut highschool hilfsbereit hinausgeht hk hofe hurensöhne ilmenau imperialismus importieren indirekten
    2 internetauftritt interviewt ipod irgendwem javascript joh kack kanne karosserie kaspar katastrophal klarkommen klatsch
    2 klimawandels klippen kollegium konsolidierung konsul kreieren kulturgut kyle köchin kürzungen lanka lauren lausitzer
    2 legalen lindenberg linguistik luigi maren marzahn matteo menschenmenge merkwürdigen mfg misserfolg miterleben
    2 mitteldeutschland mitverantwortlich mods montagmorgen morbus morgenstern mother motorhaube mus musikalisches mögt mücke
    2 nachträgliche nachzugehen naturwissenschaftliche netzwerks niko nobel nom näherte oberschule ohnmächtig once orakel
    2 orthodoxe ostpreußen packe paragraph pardon peinlichen phönix pimmel pioniere pizzeria pommern probst prospekt präparate
    2 prüfstand qr qualitätssicherung quecksilber quentin quinn radikalisierung raimund ranger raschen rationalen really
    2 reputation reservierung rey rhythmen rod rodriguez rolls roosevelt rückten sammelten sauerei schadenersatz scheich
    2 schindler schiri schlitz schmilzt schriftenreihe schulbildung schwaches schärfer schüren sehne seltenes servern seth
    2 share sicherste sign simulator sinkenden skandinavischen slow sparta stammes standardmäßig standhalten steigung
    2 stimmungen strafraum strahlte stromerzeugung studentische sugar sukzessive sunday supreme surface tagungen tales tatjana
    2 taufen tauscht telegramm telekommunikation thematisieren third titus tolerant tolerieren tomate trinkst trojaner trumpf
    2 trägerschaft unbedenklich unerwarteten unerwünschte ungewissheit unheimliche unregelmäßigen unterbrechungen
    2 unternehmensberater unterstrichen vc veilchen verbale verbrannte verbrennungen verkürzte verlobte vernehmung
    2 verpackungen versinken verstört verstößen versuchter verweigerung vinci visuellen volksbegehren vollziehen vorbehalt
    2 vorbereitete vorgeschriebene vorsorglich wagners wehrte weiterführenden weltrangliste wes wettkämpfen wichtigster
    2 wiedergeburt wittgenstein works zehntel zeitzeugen zement zensiert zerstörer zufriedenstellend zufügen zugeständnisse
    2 zunft zurückgenommen zusammenstoß zweifelsohne zäune öffnungen überbrücken überreichte überschaubar üblen abgelegenen
    2 abstiegskampf abstände active adult ahnte akustische alone aminosäuren andacht angrenzende anständigen anvertrauen
    2 anzumerken arabischer arbeitsgruppen armenier attila auffälligen aufgerissen aufreißen ausgerichteten auslegen ausreise
    2 automotive bab bam baumaßnahmen bedingten bee befriedigend begehrte beichte bemessen bemängelt benommen benziner
    2 berühmtheit beschossen besitzern bestmögliche bewerbern bewirtschaftung billard bochumer borken bottrop brauer bräuche
    2 bucher buckel bösewicht bürgers carsharing cham coco council cristina dampfer delikte depressive detaillierten diane
    2 distanzen dk drängten durchmachen durchschauen dämliche echtheit ehepartner eigenartig eigenständigkeit einfuhr
    2 eingeklemmt einschreiten einsehbar einsetzte eintrittskarten einzulassen einzusteigen enthüllung entwarnung entwürfen
    2 epos ergeht erhoffte erlag erstellten erwachsenenbildung erwiderte erwähnenswert essenz exzellente feb fiese finnen
    2 flanken fledermaus frankenberg freigestellt friday füllte garantien gatte geburtsdatum geburtsort geeignetes
    2 geisteswissenschaften gemeinwohl gemobbt georgen gerammt geschenken geschosse geschäftlichen gestürmt getragene gi
    2 giftige gleichberechtigt gleichgültigkeit gregory grundversorgung gründliche gönne günstiges hafenstadt hakenkreuz
    2 harmlosen hauptteil hausbesitzer havanna henriette hertz hgb hightech hingezogen hinstellen hohenzollern honey hughes
    2 in's industries innovativ intensivstation interventionen ion isolierung jubelt jucken kamp kanalisation kauen kerry
    2 keule kirk klassifikation klassifiziert kommunalpolitiker konsulat konzentrierten korrektheit korrupt kraftstoff kreatur
    2 kroaten kung kunstwerken köder küsschen landgerichts lanze laufender lautlos legendär leistungsträger lima lingen linus
    2 literarisch losen luxemburger mango manipulationen manufaktur mathilde matrosen mauerwerk metropolen midi miene
    2 mikroorganismen mills mimi mining mitbestimmung mitbewohnerin miterlebt mitsubishi mitteldeutsche moto nachdenke
    2 nachfahren nachtschicht nadja nas naumburg nebenkosten neigungen nicola nil oberseite offizieren olivier orban organen
    2 packungen panel passagieren peine pf pfarrgemeinde pflegekräfte pforte pfälzer phillips preisvergleich prozedur
    2 präsentationen pädagogisch ragen rats rechnerisch rechtsanwälte record regierungschefs reiseziel reißverschluss
    2 rekonstruieren rekruten ries rohe root rumänische römern salbe sauberkeit schrein schulsystem schwarzenegger
    2 schwerwiegende schwierigsten schwuchtel scooter sechzig seelsorge selbstständiger sicherheitspolitik siegerin silvio
    2 sinnlich slip soda solchem sonnig sonntagmorgen sorgerecht sotschi spalt spiegelbild spielbetrieb sporadisch sporen
    2 statuten steifen stettin steuergelder stinken strafrechtliche strahlenden streifenwagen strümpfe stücks susi
    2 sympathischen säubern südseite tai tansania tausendmal teamkollegen teppiche tester thermometer transporte triff töpfe
    2 ullrich umwandeln unbedeutend unmengen unmögliche unterlaufen unterzeichnete unvermeidlich urlaubs verachtet
    2 veranstaltungsort verschiedenste verstärker vertikale vertrauter vertretbar videoüberwachung vizepräsidenten volksmund
    2 vorstelle vortragen vorzeitige voting vous wahlergebnisse wahllokal wahnsinns wanderwege wespen wichtigstes
    2 widerspiegeln wimbledon windkraftanlagen wirf wirkliches wurscht wölfen würfeln yamaha yves zerfällt zimt zpo zubereiten
    2 zurückführen zurückgekommen zurückgetreten zusammenhängt zweigen überfahrt überführung übernachtet überredet
    2 übertragungen aba abenteurer abgehört abliefern abschätzen absichern abzugrenzen acc aktualisierte akuter akzeptierte
    2 ale alf alina allergien allgäuer alliance alpinen alsbald altenheim androhung angefragt ankündigen anrede anstoßen
    2 anstrengenden ansturm anteilen ash assoziationen atombombe aufgestellte aufn aufrechtzuerhalten aufschlagen auftauchte
    2 augenblicklich auslassen ausrufezeichen austrian autobauer autonom babelsberg bachs background bader baldige bauherr
    2 bauteil beamer bed begeisterten beibehaltung beisein beneide benimmt bereitwillig bernburg beschädigen bestattung
    2 bestehendes bestrebt beträchtliche beverly biere bleibenden brutaler bülow cage carina cast chlor combo comment
    2 computerspiele courage cp daisy dani defensiv deggendorf dekoriert derlei didaktik dienstzeit dill doktortitel donnie
    2 doppelmoral dreien durchgezogen durchsage echtem eingehend eingeschränkte einsetzbar eintauchen einzugreifen einzuleiten
    2 elisa emission energieverbrauch entnahme entzündungen erbaute erfolgsgeschichte erfülle erfüllten erhoffen erhöhtes
    2 erloschen ermittlungsverfahren ers erstligisten erstreckte erträglich esch eskalieren exportieren fabio fachkräften
    2 fahrlässigkeit faith farblich feindes female fiedler fkk flop fohlen freigeben fromm geblockt geburtshilfe
    2 gefährlichsten gefängnissen geförderte gegebene gehandhabt geheimnisvollen geliehen gepflegten gerard gerber
    2 gerichtssaal gerutscht gesamtbevölkerung geteilten gewaltiger gewinnerin glasgow graubünden greif güterverkehr hallenbad
    2 hansi heat heirate hendricks herangehensweise herb heribert hering herrchen hierüber himmlische hingeht honecker
    2 horizonte hubraum hypothek ideologien immun individuelles ines infizierte inhaltsstoffe installationen instandsetzung
    2 intellektuell intelligence irish isa islands jacqueline jost js kabinen kane kanon kapuze karfreitag karstadt
    2 kinderspiel kirchengeschichte kirsch kirschen kittel kleidungsstücke kletterte kombinierte kompakte komplimente koste
    2 krankenschwestern krater krauss krems kulturzentrum landratsamt langweilen lead lebensweg lech legalisierung leibe
    2 leistungs levi lgbt linkshänder login macbook machtergreifung malmö mangelhafte markante markierten masterarbeit
    2 menschenrechtsverletzungen messing metalle mieser mindern monument nachzulesen napoleons netzbetreiber neuregelung
    2 nevada niels nordische notre novum obligatorische oil orbit organisator orientalische osnabrücker paranoid personalien
    2 perverse psychologin pöbel qualifizierung quantum raben ranch randy ratingen reagan reger regiments rei reproduktion
    2 ressort resten rezession riedel risk rm rockstar rouge ruhiges scene schaltete scharen schleunigst schlimmere schläfst
    2 schmackhaft schneit schockierend schriftstellers schulgebäude schweinen schwächsten schämt schönberg sechster sechziger
    2 sehnt seltsamer setting sicherheitsbehörden sichersten sichtweisen sina sinnliche sitzenden sneaker spannungsfeld
    2 speichert staatsgewalt stach stamme standing starts stattfindende steckten steirischen sterblichen strauch streicher
    2 strip strände sue suhl sunny syriens tapferkeit technologische temporär terminkalender terroristischen tierwelt tonfall
    2 torten traditionelles träge träumte tummeln twilight ufern ultraschall umfallen unbeliebt ungeschickt unregelmäßigkeiten
    2 unsympathisch unterhaltsame unterhielten unterirdische unternehmensgruppe unumgänglich urteilte veraltete veranlassung
    2 vereinfachung vererbt vergiftung verkleiden verliefen verlängerten versenken verstopft vielseitige viersen vorbeugen
    2 vorherrschaft vorlauf vorzeitigen wasch wechselwirkung wechselwirkungen weggelassen weihnachtsfest wendepunkt werbespot
    2 wesentliches westafrika wichtigeres willis wink wogegen words wundere zeiger zeitaufwand zertifizierung zitiere zschäpe
    2 zufahrt zufälle zunimmt zusammenkunft zusammenstellen zweifelsfall zügel ärgere ästhetisch überbewertet übergeht
    2 überwiegenden abfindung abgeführt abgehängt ableben abos absetzung abzocke abzusetzen adoptiert affiliate aktualisieren
    2 alexanderplatz alive alla analytische angehöriger angekündigte angenehmes angeschossen ansagen antennen
    2 arbeitslosenquote archäologische ashley asterix atome aufdecken aufenthaltes auffassungen aufgefüllt aufgestockt
    2 aufseher auftrieb aufwendige ausgelacht ausgepackt ausgewiesenen aussagekraft außenseite australiens austreten
    2 autohersteller autoindustrie bambi barriere bashing battlefield baumes bavaria bearbeitete beendeten befristete
    2 behaupteten benachteiligung benedict berühmteste beschlossene beschädigungen bestaunen besteigen bethlehem betrugen
    2 bewaffneter bewilligung bewusster bez bezahlst biedenkopf bim bissen blühende blütezeit bohrer botanik bowie brannten
    2 brustkrebs buchhandel bud burke cad cafeteria camera casper chrysler cousins crack demjenigen devon dexter dito
    2 diversity dn doofe doom dora dramatischer dreieinhalb dreyer dutch ebner edwin ehefrauen eheleute ehrenmitglied
    2 eigentumswohnungen eigenverantwortung eingeschrieben eingetragene einsammeln einschlag einzureichen einzuwenden eklat
    2 elternzeit ent entertainer entfielen enthusiasmus erdoberfläche erfassten erließ ermutigen etablierung eulen
    2 europaparlament eurovision fackel fakultäten feigen fernab feststeht feuert fiesta fixieren flip flotten flüchtige
    2 flüchtlings fond forbes forchheim fragment frederick freizeitpark fried frustrierend funktionale gartenbau gedenkt
    2 gefürchtet geheimhaltung gekaufte geklebt geldanlage gelebte geliebter gemälden genehmigte genossenschaften genozid
    2 geregnet gernot gescheiterte gestohlenen getarnt gil glaser glen governance grafiker groll grübeln gu hackfleisch
    2 haltbarkeit hater haupteingang heiligtum heimkehr heitere hemmungen herhalten heuss hilfeleistung hilton holländische
    2 holm horizon häuslichen hüter identische implementiert innovativen insulin internetseiten irakischen ire iwan jaeger
    2 jahrelangen jammer jedenfall kabarettist kalle kenntnissen kh kleiden kolleg kommerziell konturen kretschmer krokodil kt
    2 kurzgeschichte kürzeste large lauch lauern legislative legitimiert lehnten leichtfertig leim leitbild lenkte lesenswert
    2 lightning literaturwissenschaft litten lkws lockern luftangriff lüdenscheid maik marek marge martins mazda meeresspiegel
    2 meet mehren memo mess micha mickey mika mira mitbewerber mitleidenschaft mitmacht moped moss munich musicals nachbarland
    2 nahost neige ngos noir nomen nordirland oberland obligatorischen offensichtlichen omi onkels orchestra output pannen
    2 past pegel pharao plastische poet polizeieinsatz pos pot prepaid process produktions projektmanagement promenade
    2 prominenter putzt qualen ramona raser raupen reagierten reinkommen rennfahrer repression rise rk rottweil royce rändern
    2 rückreise rücksprache saatgut sammle samurai saskia schafen scharfes schickst schilderte schildkröten schmerzhafte
    2 schmerzlich schnittstellen schreckt schultag schutzmaßnahmen schwergewicht scotland sendern sensibilität shawn
    2 sicherheitsdienst sicherheitsmaßnahmen siegburg sinnlosen sozialstaat spielerin sprechstunde springe staatsanleihen
    2 starbucks staus steglitz stellenangebote steuerrecht stocken stöbern störte supermärkten sylvester teenie
    2 therapeutischen thiago tierhaltung tree tölz ultras umfassender umgehung umsehen unterbau unterbunden unternehmung
    2 unterschrieb unvermittelt vegetarische veralteten verehrer verfilmt verglich verheirateten verhör verkündigung verlages
    2 verneint veronica verwerten vollenden voranzutreiben vorgeschlagene vorhersehbar vorkommenden vorletzte vorprogrammiert
    2 vorzug vorzüglich wale wanderten weisung weitsprung werbeagentur wertes widersprach widersprochen winden wog
    2 wohnungsmarkt wwf yuan zuhört zukünftiger zunichte zurückblicken zurückzugeben zynismus zölle älteres ökumenischen
    2 österreichisches übereinstimmt überlaufen übernachtung abba abgedreht abgefeuert abschreiben abwegig adaption agrar
    2 akkordeon algebra alledem alternativer altersarmut amazing angesehenen angestrengt animiert ankamen anlässe anschaue
    2 antwortest apples applikation arc argentinischen aufgenommenen aufmarsch ausgeschöpft ausgewechselt ausschreibungen
    2 aussichtslos automat autoritären ballons bangen basen befragte begabt begebenheiten begräbnis belaufen beliefert bequeme
    2 beraterin beschädigten besiedelt betrachteten biel bielefelder bietigheim billiges blatter bloch blutet bratislava
    2 brauereien brutalität brühe buchung bunde bundesverfassungsgerichts burns bürgersteig caro cf christof clique corp dacht
    2 damaliger dancing dazugehörige debakel deprimierend desweiteren deutz devisen dolch dome domäne dossier dressur dualen
    2 durchschnittsalter eagle eckardt eckart eigenständiges eigtl eindrücken einseitigen einzugsgebiet ek elements elise
    2 ellwangen entgeht entschärfen epic erarbeitete erarbeitung erfindet erkämpft erlösen ersparnisse erstattung ertönt
    2 erwärmt erzieherin esser etienne europäern explodierte explorer factor false flüssigen font französisches freust
    2 friedrichstraße frieren fälschungen gebiets gebliebenen gefangener geflossen gefühlten gegenwehr gekauften geladenen
    2 geldpolitik gelenk gemeindehaus gemeindeverwaltung gemeinsamkeit gemeistert generäle geprügelt gerhardt gesandten gesch
    2 geschlachtet gesellschaftliches gesponsert gesänge getroffenen gewandert geänderten gnädig grenzgebiet gräbern hacke
    2 halbiert handynummer hauptaufgabe hawk heimatort heimweh henderson herrschende hervorheben hetzt hinfällig hinschauen
    2 hinzukommen horrorfilm härtere idealismus identity imker instituten institutionelle inszenieren inzest irmgard ironman
    2 irreführend isolierte jahrtausend johannesburg junker kajak kaltem kataloge kaufland kaukasus kehl kirchengemeinden
    2 klatsche klängen kochbuch kohlendioxid kolonne kontinuierlichen konvoi krankenpfleger kritisierten ksc kundgebungen
    2 köpenick körpersprache leitner leopard lichtjahre lieferant linearen listet liz loyal lr luftdruck mandant maschen
    2 massachusetts massieren mats meerschweinchen merck mietpreisbremse minnesota missouri mitschuld mobilisiert moderat
    2 moderieren montagabend morgenstunden musizieren mutation mysterium mülltonne nahrungsmitteln nationalistischen
    2 nationalparks nations nerds nervensystem netzen neuartige neukirchen neuwahl nfc ngo nicken northeim nvidia nützlichen
    2 ohrfeige ortsvorsteher ortszeit pain pal parlamente partizipation patientinnen pb peripherie pferdes pinguin plugin
    2 plündern podolski preisgeben preußens princess promo provence prächtige prüfe publisher rabbi rausgeschmissen raven
    2 rechtsgrundlage rechtsschutz renditen reptilien restauration rice riot robust roulette ruanda ränder rücklagen rückruf
    2 sachlage sad sammy sanfter schalt schilde schizophrenie schleicht schlosspark schluckt schreckliches schriftführer
    2 schusswaffe schwarzmarkt separatisten sequenzen should siegerehrung silhouette simulieren sinclair size snapchat soap
    2 solisten spitzenkandidaten sprecht sprengt staatliches stanford statische stoll streckt strengere studentinnen
    2 suchmaschinen sullivan sunshine sympathisanten synchronisiert südostasien tanzte temporäre teneriffa territorien
    2 therapeutin therese tp trauerfeier traumatisiert tsunami tuchel täler töte türmen ubs uelzen umkehren unabhängiges
    2 ungewollt ungewöhnlicher unglaubliches universelle unschön unsinnig untergeschoss unterschlupf unterschreibt uta
    2 verbannen verdauung verdienter vereinbarkeit verhängnis verkehrsminister verkehrsmitteln verkehrte verkommen
    2 verlegenheit verrate verschleiss verschmelzung versperrt verwechslung vielseitigkeit villingen vis vollständiges
    2 vorarbeiten vorder vorhandener vorteilen völligen wander warb wasserkraft wedel weilheim weitergehende widerstandes
    2 widmung wiederkehrenden wimmer wortwörtlich wr wuerde zahllose zauberhafte zivilcourage zuckerberg zugehörig zugetraut
    2 zungen zurücknehmen zusammengebrochen zusammenhängende zusammenlegung ärmer überarbeiten überdosis überschriften
    2 übertrug überwältigend üppig abgefangen abgetragen ablagerungen abspielt adligen alkoholkonsum altersklassen altmodisch
    2 anekdote anklicken anleitungen anomalie anpacken arbeitsamt arch ars aserbaidschan asiens astronaut auerbach
    2 aufdringlich aufeinandertreffen aufgeschlagen aufregende auges ausgelastet auswanderung auszuweichen bachelorarbeit
    2 badminton bahr bas basilika bedeutendes beethovens beginnende behaart beiderseits beisitzer bequemen beratungsstelle
    2 beschnitten bewegende beweglichen beziehe bezwungen bildlich bildnis bildungseinrichtungen blackberry blickfeld blitze
    2 bohrungen boll brote brüsseler bundesrates böhme bügeln cache catering chain chemotherapie cobra connor course creed
    2 crossover dahingestellt datenverarbeitung davids deklariert diskrepanz domino dramatik drastische dreiviertel dress
    2 drogenhandel dtm dummerweise eckhard eheschließung einatmen einbinden einfachere eingerichtete eingewechselt einigem
    2 einlösen einzufangen eitel emmerich empirischen endspurt energieeffizienz enges entpuppt entscheidest entstammt
    2 entstehungsgeschichte entwarf enzyklopädie erding erkennbaren erkundet erreiche erwischte erz excellence externer extras
    2 fahrverbot fallout fca feuerzeug finster fledermäuse fleißigen fluchen flying fokussieren follow foreign fortbestand
    2 frame frankenstein freizügigkeit friedensvertrag friedhelm fritsch gaius garantierte gefestigt gegrillt gelblich
    2 gemeinte genüsslich geplündert geschmacklos geschüttelt gespült getippt gibson gleichbedeutend gleichungen gläsern gore
    2 grandiosen grenzenlos gruft grundsicherung gym gängen haase halo handlungsbedarf harmonischen haute haydn header hegen
    2 heidegger heikel heimreise herold hilfreiche himmlischen hinrunde hinterbliebenen holly hook hopfen horizontale
    2 humanistischen hysterisch höhenmeter icon illustrierte importe industriegebiet intellekt intrigen iraner jahrelanger
    2 jegliches ji juwel jörn kaff kandidiert kanzel kapitalistische karikaturen kartell kasernen kaufvertrag kenneth kepler
    2 kia kitzbühel klassenkameraden klassifizierung klassikern knopfdruck kreuzungen kripo küss ladys landesebene leeres
    2 leises leitungswasser lernens lh liberalisierung lokomotive lover lutschen länderspiele machs mae maestro mahl marburger
    2 marta maybe meisterwerke memphis miley minimalen mitkommen mittelfinger mueller mützen nachmachen nana nervige neuburg
    2 nickt nordseite norma norris nuancen oje oregon organisatorisch panisch parties paste pathos penn petit phantasien
    2 pictures pisse pittsburgh plage plagen platform polizeibeamten prall pranger program promovierte präferenzen puffer
    2 raubüberfall raupe rausfinden rechtsaußen redaktionen redlich regierte regierungs reid reinziehen rekrutiert relativen
    2 rettungswagen rhetorische rieche rockmusik rosinen rottenburg russia rutsche ränge saat sachlichkeit sag's schadstoffe
    2 schatzmeister scherer scherze schiebe schlapp schleim schränkt schufen schulleitung schwachstellen schwänzen schädigung
    2 schüssen section seitliche seminars sergej shake sharon sicherten siegreich signifikanten solutions sozialdemokrat
    2 staatsarchiv stadtmauer standesamt starrt stereo stiche stichworte stiefvater stolpern stpo syntax tatverdächtige teaser
    2 telefonate telefonbuch tellerrand teste thiele tobi toi toulouse trance ubuntu ulla umlage unbezahlbar unermüdlich
    2 universitätsbibliothek unlängst unmissverständlich unterbewusstsein unterstellung urbanen uschi ust veb vega veranda
    2 verblüfft verdammter verfügten verheerenden verhört verirrt verkürzung verlagen vermehrung vermuteten verpacken verpasse
    2 verpflichtend verstrickt vertrete verunsichern verwachsen vladimir voltaire vorführen vorhergehenden vorherrschenden
    2 wackeln wahlsieg weckte weinbau weinend weißwein werkzeugen westerwald wetters widerfahren wiederherstellen wirfst
    2 wohlgemerkt wohlwollend wütende zahnpasta zander zeichne zerbricht zinn zitronen zucchini zugestanden zusammensetzt
    2 zustandekommen zuständigkeiten zuverlässiger zuzusehen zählung zündet öle überlegte affären alicia allerersten
    2 altersheim andeuten anerkennt anfallenden angehängt angepasste angestoßen ansprechend arie assange asset asta
    2 aufgefangen ausgerichtete ausgestellten außerirdische australian auszubilden auszulösen auszunutzen authentische awo
    2 bahrain balladen balls basics bedarfs bedingungslos befugnis begründungen begünstigen benachrichtigen bescheidene
    2 bescheinigung beschissener besiegten betroffener bevölkerungsgruppen bewahre bewerkstelligen bezwingen biegt blanke
    2 britisch bundesministeriums böller bühler calais chauffeur chronologisch cities cologne commons cotton cultural custom
    2 dam damon dauernde departement depressiven dev dichtungen digga diskutierte diva djs does dorothee dragons draxler duale
    2 dämlichen effects ehm einfall einflussreiche einfordern eingefahren eingefroren einjährigen einlage eintraf einzuziehen
    2 elan elfenbein eli emir empfindlichen endeten endung englisches ergänzende erlöser erworbene erwägen essens europapokal
    2 exakten exzellent fernhalten festhält feuchter file fingerabdruck florence flüssige forschungsprojekt francois
    2 fröhliches gaststätten gebogen gegentor geklingelt geldautomaten geldgeber geläufig gemeinschaftlich gemeldeten
    2 gemütlicher genialer genieß genius germanische geschichtsschreibung geschleudert geschmiert geschworen geschäftsordnung
    2 gestiegenen gestrickt gesundheitsamt gewachsenen gewendet gewährung gleichzeitige gliedert goodbye grafische grat
    2 großmeister grundbesitz guru gus hamann handwerklich heinemann hermine herzogtum heutiges hidden hierhin hochdeutsch
    2 hoffman honduras humorvoll hölzerne inbegriffen inclusive inquisition inszenierte ital joke journalistischen juventus
    2 jva kfw kindertagesstätte kindesalter kirchberg kleineres kling knüpft kollaps komfortabel kommandos kontingent konvent
    2 korrupten kotze kraftvoll krankheitsbild kriminalpolizei krippe krumm kupplung lad leasing lebendiger legends legitime
    2 leitern leuchte leugnet liberty lieferbar lion liu lmao luftraum ländereien löse mailänder marilyn maßstäben masten
    2 middle mindeste mithelfen mittwochabend mordfall mz münchens nachgelassen natascha neisse neugründung neymar nixon
    2 normalem orchesters oscars pad pamela parteichef peng personellen photos politikwissenschaft polizeipräsident
    2 portugiesische pride primären privacy professionalität puncto radeln radtour ramos realitäten recep rechnungswesen
    2 redakteurin reggae reglement reichskanzler reinschauen rer riley rode rostocker ru ryanair röcke saftige samantha samba
    2 saum schaffner schamlos schaukeln scheide scheißdreck scheißt schlanker schleudern schmieren schnelleren schrumpft
    2 schulkinder schwerpunkten schädliche schädlichen seelsorger seifert selbstdarstellung sicherheitslücken silbe solid
    2 sommersemester sparer spielenden spielminute spirituellen sportlern spray sprengung srf stammspieler stationär
    2 stattliche steinfurt steuergeldern stiehlt strahlende sträucher stuck stürzten survival tarnung taschentuch task
    2 teilnimmt teleskop terrassen tessin testosteron textil thermische threads tiefste topmodel toppen transit trauert
    2 trierer ub umkehr umstrukturierung unangebracht unmenschlich unsterblichkeit untergraben unwürdig verborgene verdauen
    2 vergiften vermochte verschärfte verunsicherung vielfältiger vierteln vorantreiben vorgesetzte vorgibt vorverkauf
    2 wanderweg webdesign weltuntergang werther westermann widerruf willkommene wir's woll wolltet wonder wünschten
    2 württembergs yellow yi zaren zinssatz zuckt zurückgehalten zweijährigen überregionale übersetzte abendlandes abschließt
    2 abteil abwanderung abwehrspieler abwertung acts ader ajax alexandria andrews anfreunden angemerkt anhaben antlitz antrat
    2 anzüge aqua arab arbeitskollegen article assistenz astrologie astronomen atemberaubend attackieren aufzusuchen
    2 ausdrückliche ausführt ausgehandelt aushilfe ausliefern aussagt ausweiten baar babies bandes barrieren bartels
    2 befehlshaber befruchtung behielten behind behinderter beil believe benachrichtigt berufswahl bescheinigt besteck beth
    2 betriebswirtschaftslehre bette bewohnten bewussten biomaße bisserl bistro bizarre blitzschnell bm bog boomt brennstoff
    2 breuer brockhaus bulgarischen bundesamtes bundesbürger burton bz calcium caps cargo casual ccc championship chemtrails
    2 chillen coins collage defekten denkende dit dividenden dreams dreifachen durchzogen eb ehemaliges einbildung eindeutiger
    2 eingerechnet eingespart eingriffen eingänge einschnitt einschüchtern einwirken elfriede ellbogen emsland engem
    2 enttäuschungen erft ergangen erlegen ermöglichten errang ersetzte erwärmen erzeuger erzieherinnen estg eurofighter
    2 ewiger ewiges fahrerlaubnis fahrrädern fatale ferkel fernzuhalten festigkeit feuilleton filz finanzierten flechten
    2 fleißige flüstern forrest fps fragwürdige frühes fundamente fußballspielen fässer führungskraft gegenüberstehen
    2 gegoogelt gehetzt geistiges gelaber genetik genus geringerem geschäftliche geschäftsleute gespeist gewichtung
    2 gewissenhaft gezeigte ghz giftigen giorgio gleichgesinnten gleichzusetzen gliedmassen globuli gläschen gorilla grieche
    2 groschen grönland gurt hair handicap handwerkern haufenweise hebammen hebräisch heino heizöl herkules heruntergeladen
    2 herzstück hilfestellung hindeuten hobbit hochzeitstag hohle horse hupen höchstpersönlich höxter injektion instabil
    2 institutes inszenierungen interaktiven interessantesten interkulturelle internationalem internetpräsenz ivo jahrgangs
    2 janine jehovas joch jop julio juristischer kali kappa kassette katie kerker klöckner knackig kognitiven komet kopfes
    2 kreatives kreuzzug kritisches kroatischen kämmerer kästen käuflich küsste lackiert lauda lebensformen lebenssituation
    2 leichtere leidenschaftlicher lemgo lilli liquid lucius macho malware manieren mare markierungen marl massenmedien matten
    2 membran missbrauchs mitarbeiters mitgespielt mittelwert moderate moderaten moinmoin monk monsanto montgomery monty
    2 moralischer mustang mutmasslicher mwst möbeln möhren nachbildung nathalie nationalistische naturforscher neubrandenburg
    2 niedergelassen notlage offs olympiade opium opladen ortsgruppe oster ov owl palermo parlamentswahl parlamentswahlen
    2 persien pfarrers pianisten pie piece poe pokalsieger polizeibericht popp populisten pose pragmatisch pralinen
    2 preußischer prinzessinnen protestantische prozessoren publizieren pump quadratkilometer quantitative raid rangers raubt
    2 raue receiver rechtens rechtsstaatlichkeit rechtswissenschaft regisseure reibt reiht reisebüro rennens repräsentant
    2 republikanische resultieren romanze rosenkranz sao sauren scala schaffens schaufeln schert schieß schleusen schornstein
    2 schotter schuljahres schwesig schüttelte scout seelisch selbstwertgefühl serbische serena serge shakespeares singular
    2 sinnbild songwriter sonic sopran speise spione spots sprachwissenschaft spreewald staatsmann stadtmitte stehn sternwarte
    2 stetige stolberg stromberg studiengebühren ständiges stürmisch synthetische säugling tanze technologies teens
    2 terroranschläge terrors thunfisch tilgung tochtergesellschaft transgender trupp umgeleitet umschalten umverteilung
    2 unabdingbar ungehorsam ungestraft universitäts unproblematisch unsern unsicheren unstimmigkeiten unwesen urwald veganen
    2 verankerung verbleibende vergriffen verpassten versandkosten versaute verschlungen versinkt veto vicky vieleicht
    2 vollzieht vorhergesagt vorsichtshalber vorstellte vorstände wackelt waisenhaus walde weigerung weilburg weltbank
    2 weltreise wimpern wohnhaft zahlungsmittel zahnärzte zange zeiträume zugeschickt zugesetzt zugängliche zurückholen
    2 zurückzukommen zusammenbrechen zusammenhalten zusammenwirken zusammenzuarbeiten zuzugeben zuzuschreiben zwilling zöllner
    2 überlastung überschrieben übler abfahren abholung abschnitts ackerland adventskalender aggressionen akademischer alabama
    2 alessandro alk altenpflege alto amber amüsieren anfahrt anfühlen anhalter anhaltspunkt anordnungen ansah anselm
    2 anzubringen arbeitsverhältnis atemberaubende auffinden aufschlussreich auftraten aufträgen ausgeblendet ausgelöscht
    2 auskennen aussetzung ausspielen auszuwählen azur bayerisch bayrische befiehlt befragungen befugt begierde beherrschten
    2 beinah beizutreten bekundet belastend bemerkten bergung beschlossenen bestzeit beweglich bewertete bewusstseins
    2 bezogenen bitterfeld bizarr bleibende blizzard bohrung bolzen brandon braunau brent broschüren champ chart chic
    2 chroniken conan cramer crm daf dale demokratien demütigung depots detective dhabi eat ehrfurcht eigenheiten eigenhändig
    2 eigentor eigentumswohnung eindrucksvolle eingangstür einhundert einschlägige einstweilige einzusehen elton
    2 englischsprachige entscheidungsträger entschädigt ergreifend erkennbare erkundigt erotischen estate etf eurozone
    2 everything ewg fachliteratur fahrkarten fanatiker feministinnen fixe fixierung fragwürdigen franc frauenfußball
    2 fremdenfeindlichkeit führers führungspositionen gangbang geborgenheit geburtstagsfeier gebärmutter gedeiht geendet
    2 geklickt gekommenen geleistete genick geschluckt geschwiegen gesundheitsminister gewalttätige gewickelt gewächshaus
    2 giganten gleichgestellt glieder globe golfplatz googles grauenhaft gänse haiti halleluja heaven heimlichen heiratsantrag
    2 heißesten herumlaufen hildebrandt hilfsorganisationen hochtouren homogene hotspot hörsaal idealer ill illinois
    2 influencer initiatoren inkompetenz irakische irgendwen irrtümer israelischer jagte javier jenaer johns kalkulation
    2 kameradschaft kapitalisten kategorisch katherine kauder kennzeichnet kirchenmusik klarem klausuren klebeband klingelte
    2 klose kodex kombinierten komödien konnen kooperationspartner krankenpflege kriegsführung kunstmuseum kunstvoll kästner
    2 käthe körpern körperschaft lance landkreisen lauert legitimität leichteren liebig lindemann lokalisiert louisiana
    2 lächerlichen läufst maggie magnetische makel managen marks marktgemeinde mehrfachen meinungsverschiedenheiten mez micky
    2 milo minütigen mitsingen mittelständische mixer momentane morddrohungen mtb murat musk märkischen naheliegend
    2 nebeneffekt nigel nk notenbank nuklearen nützliches ohrwurm olympiastadion orion orkan osmanischen pauls pfälzischen
    2 pochen pokals polizeichef polizeirevier postbank praktisches projiziert prolog prophezeiung protagonist prämisse
    2 präsidentschaftswahl purple quad raster rauchmelder rausgeworfen raussuchen rechtschreibfehler reformiert reichelt
    2 rennrad resp rette rieger rome rommel ronnie rothaarige rumliegen runner rückmeldungen sabotage sande schilderungen
    2 schlafstörungen schmuckstück schnappte schrumpfen schrägen schulklassen schwerte schwierigste schwägerin schönbrunn
    2 schönheiten selbständiger sieb signalisieren silent sind's sitzende sonnige sons sorgsam souveräne spannt spaßig sphäre
    2 spitzer sportfreunde sprachkenntnisse sprechenden spuckt spülmaschine staatsexamen stadtmuseum stattfanden stilistisch
    2 stirbst straßer stromverbrauch städtischer stückes subtil südafrikanischen südens südeuropa sündenbock taille tbh teltow
    2 term terrororganisation thank theoretischer trab trauerspiel tri trigger tschernobyl ultimatum umgelegt umsetzbar
    2 unbegrenzte unbehagen uncool unendlichkeit ungemütlich unglaublicher ungut unmöglichkeit unordnung ursprünge usedom ut
    2 vb verallgemeinerung veranlagung veranschaulicht veranstalteten verbalen verblüffend verbrannten verdrehen vergrößerte
    2 verkaufs verlagern verlegte verleumdung vermischung verreisen versenkung verwahrt verwertet verwurzelt vierbeiner
    2 visuell volke volksentscheid vong vorgängen vorherrschende weiterfahren weiterleben weiterlesen weitet wickeln widder
    2 wine witzigen wogen won wortspiel wovor zahllosen zaubert zeitz zerfallen zertifiziert zumutbar zusammenfassend
    2 zusammengeführt zusammengeschlagen zusammenhängenden zuverlässigen zweibrücken zwischenfälle ökosystem überschreitung
    2 abdullah abgekürzt abgeschlagen abwechslungsreich abzubrechen abzustimmen achtzehn adolph afghanische akustischen alaba
    2 albaner alpin anbot angebotene angefühlt angelsächsischen anordnen anträgen apache arbeitsleben ari auffahrt aufgreifen
    2 aufsichtsbehörde augustinus ausgehalten auslöschen außerirdischen ausstehen austoben bahnlinie ballast barocken
    2 beachtlich bedrängnis bedürftigen beeilen begehung begonnene begonnenen beherrschung beigesetzt bela bergsteiger
    2 berichtigung berry besitzes bestechen bestimme betonten bewahrung bezirksamt binnenmarkt blos blödes bonnie brandstifter
    2 britney broken bronzemedaille bruns buchführung bulls burgund ccm character charisma chaussee chill chinesisches
    2 chirurgische cinema coaches columbus copy counter cube darlegen deutschunterricht dienstagabend different dimitri dings
    2 direktoren ditib dorothy dummkopf durchläuft dwd dürr ebooks eckert ef eilen eingeborenen eingebüßt einsichten einsturz
    2 einteilen einzudringen emblem empfindungen enzyme era erbarmen erdreich ergattern erkundung erlischt erna ernennen erp
    2 errungenschaft erwidert erwähne facharbeiter fahrgast fahrzeit faymann feng fernsehens festgeschrieben feuerbach
    2 fingernägel firmensitz flieg flohen fontane fortnite freddie friedlicher funktional galaxien galgen gastarbeiter gaumen
    2 geblendet gedankt gefechte geilste geländewagen gemeindevertretung genies geplanter gerry geschädigte gesprochene
    2 gestehe gestohlene gestreut gipfels glamour gliedern gretel grotesk grünflächen guss gönn halsband handschlag harfe
    2 hausarrest haven hegt herauf herausragend herrliches hierin hilfsorganisation himmler hinkommen hinkriegen historia
    2 hollande hospiz hug idea idylle ignoriere independent inga interdisziplinäre interessanterweise irdischen
    2 jahresabschluss jahresbeginn japanisches jenkins josephine jp juwelier jüdisches kalifornischen kapiteln katalysator
    2 kathy katy kausalität kirchlicher klinisch kohlen kommt's kon konfession konsequenter kontinenten korrekter krediten
    2 kulturlandschaft kunze kutscher kästchen kürzel laie landebahn lauenburg launch leave lebendiges lebensräume lei leiht
    2 len leroy liebende ll logischerweise lucie lösche maker manns martens maßlos mauerfall maulwurf maxwell mehrfamilienhaus
    2 meilenweit menschenrecht mertens messbar messern michaelis milano milder mille ming ministerrat mirko mobiler
    2 mobilisierung modem monarchen mächtigste mäusen nanny nationalbibliothek netzneutralität neuerscheinungen neurologie nh
    2 nickte niger nominierten nordost notierte nässe obamas oberstes obrigkeit oda odessa omen orientalischen originelle papi
    2 paranoia parkinson passat pathologie pavel pendel philipps pont portalen primus prior produktes professors progression
    2 provisorische provisorischen prozession präziser psychopathen publik qaida ranken rastatt rausgefunden realer
    2 realistischer rechtsform reformierten regierungspartei regierungsrat reichert reihenweise reit response rheinhessen
    2 ricky rider rivalität rolex romantiker rpg rösler rütteln saalfeld saddam sags sanchez schaufel schiefgehen schlichter
    2 schlüssig schone schottische schuler schwindet schwitzt schwächt schärfste schönere seminaren severin shift sibylle
    2 siegreichen simplen slot smalltalk sonate spessart spielberg sprechende stadions stadtgeschichte stalker stammbaum
    2 starnberg ste steaks sternzeichen storys stoße strategischer strophen strumpfhosen subs südstadt tablett tausender tippt
    2 tofu tragenden tragweite traktoren transparenten trockner tumoren umbenennung umgangssprache underground unerhört
    2 unerreichbar ungünstigen unhaltbar unverschämtheit ureinwohner utrecht vereinsgeschichte vergessenen vergnügt verkörpern
    2 verladen verlangsamt verschiedenes verschleiern verschüttet verstellen vertreterin verwundete vielmals viert virtuell
    2 vital vogue volkskunde vollversammlung vorgegebene vorsteher vorwarnung völkischen wachsam wandlung wanken wartezimmer
    2 wb weihnachts weltkriege wendete wertungen what's widerliche widersacher willig wohler wurd wörtchen wütenden yard
    2 zauberei zeitgenössischer ziert zurückgeblieben zwangen zweijährige zärtlichkeit öffentlichem öffneten ökonomischer
    2 übereinkommen übergeordnete überragenden übersieht übten
    1 aaa abdel abgründe abhauen abruf abschreckung abstoßend abwägen abzuziehen ade adieu administrative adoptieren
    1 aggressivität ahmad aigner alltäglich aloe amtsblatt anfängliche anhebung anlegt antisemiten anwesende appel arendt arms
    1 armselig artenvielfalt asylsuchende atemlos aufbauend aufwacht auguste auseinandersetzt außendienst aussortiert ausweise
    1 automobile awesome bambus bankkonto barnes bartsch bayreuther bedankte bedürftige beherbergen bekanntenkreis belasteten
    1 bemerkenswerten bensheim bereiteten berkeley bescheren bestürzt betriebswirtschaft betäubt bewegliche bien biologischer
    1 biste botschafterin bowling breitband brise brock brummt burgdorf busbahnhof bärbel bündnisses bürgerhaus cal canal
    1 cancer capri casinos centers chemischer chorleiter computing connection credits credo cvp datteln delegierte
    1 demografische dienststellen disc discovery diskrete distrikt djk dollars donnerstagabend door dornen dringlichkeit
    1 drogerie drohten duftet duldung durchdringen ehrgeizig eigner einflussreichen eingeschränkten einigten einlässt
    1 einwirkung einzahlen einzigartiges eitelkeit ekg emmanuel energetische entfacht entgegnete entsprachen entstammen
    1 erarbeiteten erbrachte erbrecht erfahrt erfreuliche erntet erwogen escort ethnisch evan evangelischer evidenz existent
    1 familienangehörigen familiengeschichte familienvater farmen fassungen favorisiert feindlich feststellungen
    1 feuerwehrleute filmmusik fk flaggschiff fleming fluges fortführen fortlaufend fraß friedhöfe friedliches fußstapfen
    1 förderte gamma gebrochene gehege gehörende genannter genen genitalien geschleppt geschmacks gesindel geteilte gigantisch
    1 gleichmäßige googlen granate grimme grundausbildung grundzüge gründungsmitglied gummersbach guys gönner handwerkliche
    1 hausgemachte herausgegebenen herausgekommen herbeizuführen herrgott hilden hilflosigkeit hinkt hochwertig hochwertiger
    1 hungersnot hühnchen ia improvisation interagieren jahreshauptversammlung jahrtausende jobsuche jumbo jup kaufbeuren
    1 kernenergie kirch klarstellen kohlensäure komik kompetenten konstellationen kontaktlinsen kontra korrupte kostbaren
    1 kostengründen kriegsverbrecher kristin kulinarischen kultiviert kund känguru köpfchen kühen lahr lauft lil liquidität
    1 literarischer lodge lore lumpen lüfte magnum manuelle manuskripte marbach marktwert memorial menschenhandel mentalen
    1 metropolregion mina miniatur mittagszeit motorola muffins naomi nelly nene neuausrichtung neuerer neuheit norderstedt
    1 nordöstlich nägeln org orgie paares pacific packst papas passten perser pfade pflanzliche pflanzlichen philharmoniker
    1 praktiker praxen preislich pressemitteilungen privatschule probezeit prometheus psst pünktlichkeit qualitativen
    1 rahmenprogramm rappen rasenmäher regenschirm regierende reinkommt rocken rohde rückstände salvatore sarkastisch sas
    1 schelling scheut schickes schlachthof schlinge schläuche schminken schoen schreibens schroeder schutzengel schwarzwälder
    1 schwyz sechsmal selfies senegal seymour sicherheitsvorkehrungen siebzehn simuliert skill skyline sonderausstellung
    1 sorgfältige speech sprachrohr sprech springs staatsanwälte stadtfest starkregen statistisches steuergeld stils
    1 sängerinnen tablette tagblatt tagebau tageblatt talentierte tanne tanzfläche tele thea thüringischen totes triest tücher
    1 türsteher umgangen umgebungen umzuwandeln unbefriedigend unberechenbar unerwünschten unterrichtete untrennbar uralt uwg
    1 veranschlagt verbrauchern verdachts verfehlen vergleichbarer vergleichbares verhinderten verlaufende verleugnen
    1 verschlingen verspürt vertikalen vizepräsidentin vnd volume vorarbeit vorgesetzter vortrags vote vt vätern wahllos
    1 wahltag waisen weiblichkeit weihnachtsgeschenk weiterkommen weltmeisterin wendungen wertheim wesley while widersetzen
    1 widersprüchlich wiedereinführung wiedergefunden wiederkehr willkürliche wilmersdorf wireless wirkungslos wirkungsvoll
    1 witte wohlhabende wrong wunderte würdigt zeitungsartikel zeugenaussagen zoos zuende zumutung zurückgebracht
    1 zurückgeschickt zurückliegenden zuzustimmen zuzüglich zwecklos äußerten übergeordneten überragende überschlagen
    1 überwindet überziehen abbas abbringen abgelaufenen abgesperrt ablassen abonnement abpfiff abschlussprüfung abspritzen
    1 absurden abwechslungsreiche abwehren adalbert addiert adäquat afghanischen afrikanischer afro akkurat aktenzeichen alg
    1 amok amtsgerichts annalen anus anzuhalten argentinier ashton asse auffüllen aufgezählt aufregt ausgebeutet ausgewogen
    1 ausmalen auswerten authentischen autofahrern aw balthasar banal barrierefreiheit basierten bauchgefühl baust bauwesen
    1 bayerisches bebauungsplan beckenbauer befreiten behaarte behandelnden bekunden benachrichtigungen bewirtschaftet
    1 biologen blackout blanche blende blitzen blocken blühenden bonbons breslauer bretagne bundesheer bundesvorstand
    1 bürgerbeteiligung chad chang checkliste chirurgischen cholesterin chores comes communities comp compliance corinna
    1 creampie cv dag davidson deich detlev dlc dock donezk dreijährigen dreißigjährigen drucksache dünen einbrechen einloggen
    1 eintrat einwanderern einzelhändler elementare eliminieren eliminiert elsässer emile endpunkt engelbert enormer enteignet
    1 entgegenwirken entlarven entsprechendem entwicklungs erfundene erklingt erklärst erosion erreichbarkeit erstklassige
    1 erwägungen erwählt eröffnungsfeier esoterik exkursion exotischen fachzeitschrift familienleben fastnacht festsetzung
    1 feststellte fia fidel finanzverwaltung fis flandern flynn forciert fortbildungen freaks fröhlicher fsk fundamental
    1 fundamentale fungierte fänden fängst fäuste fütterung gastro gebirges generale gerhart geschichtswissenschaft
    1 geschlossenheit geschmeidig gesuch gewaltsame gewerbesteuer giro gis gitarristen gleichgeschlechtliche gottseidank
    1 grinsend großmann größtem gülen haftstrafen halskette handelsregister hann hanse hauptziel hausmann hayes hdmi heiler
    1 hingucker hinzugekommen horizontalen hoyerswerda hälst härteste immanuel indoor informationstechnik innenverteidiger
    1 innsbrucker installierte institutionellen io irgendjemanden italienisches jahrtausenden jule july kaida kapellen
    1 kartenspiel kartoffelsalat karussell katastrophalen klassenkampf kleidungsstück klerus klinke klippe kom kommunalpolitik
    1 konfessionen konzentrationen kopfschütteln koreanischen kostbar kronprinz krähen kurator kurios kurses landesmuseum
    1 landstraßen lebensgefährtin lebenshilfe lebenslänglich lebenszeichen lebkuchen lel lenovo leut lindsay lotterie lps
    1 lugano lunch lynch lästige lüneburger maastricht magna malik mappe markets markgraf massentierhaltung mastercard
    1 matratzen mauritius medizintechnik menschenrechten messwerte meuthen michaels mikroskop minor mitzubringen modellierung
    1 modifikationen moldau monolog mur muttertag mülltonnen nachgegangen nachlassen nachtigall nackter narrative neubaugebiet
    1 neugeborene neugierige neuhausen neukunden neustädter neutraler nichtwähler nikotin nino noel nominierungen nor
    1 nordwestlich notstand nudel nussbaum oberer ochsen ohm oklahoma ol oldenburger osze pandora pausieren perez persona
    1 phantastische pierce platzierte portraits powell princeton protection präparat publizist radioaktiven rasten realisierte
    1 rebell rechtmäßigen rechtmäßigkeit rechtsmittel rechtssicherheit reederei rekonstruiert rekrutieren relativieren
    1 rettungskräfte rh romantischer ruben rückendeckung sachverständiger salzwedel sammelband saw schauspielhaus schlafenden
    1 schlüter schneewittchen schreiten schuhmacher segeberg segmente sendezeit sergeant ses sherman sinai sirenen sleep
    1 sommermonaten sonny sorgfältiger spendiert spielsachen sportdirektor sprachraum spurensuche staatskanzlei stadtbahn
    1 stapeln stetigen steuerlichen stichprobe stillgelegt strafmaß streiche streichung syrischer südfrankreich tagesablauf
    1 talkshows tannen target tax teilnehmerzahl telefonnummern telegram thought thurgau tiefgang titelbild tonight topic
    1 traube travis triebwerke trocknet trophäen tschuldigung tuttlingen tägliches umsetzt unsichere unwesentlich
    1 unübersichtlich valle verdecken verehren verführung vergangenes vermittelten verpflichteten verschiedenster
    1 verschwundenen verständliche versunken verunglückt verunglückte verwunderung verzaubert verzeiht vibrator vorbildern
    1 vordringen vorfinden vorfällen vorgängers vornimmt wacken waldshut wallfahrt wasserwerfer weglaufen weinberge
    1 weiterführung weltpremiere wettbewerber whistleblower whitney wiesbadener windpark wirksamer wirtschaftliches wissend
    1 witziger wunderland youth zagreb zapfen zehlendorf zeitig zelebriert zenit zielte ziff zittert zugetragen zurückschicken
    1 zwängen ökologischer überlieferten überregionalen übertreibt übertreibung abgegrenzt abgeneigt absehen abstriche
    1 abweicht abzusichern abzweigung abzüglich achtsamkeit ada addition aktienmarkt aktivistin alarmanlage allgegenwärtig
    1 altdorf ammoniak amour anbauen andernorts anfahren anfängst angebrachten angedacht antidepressiva antifaschistischen
    1 anwalts anzusetzen application arbeitskräften ariel arrow aschermittwoch asylpolitik atme auferstanden aufhielt
    1 ausgebildeter ausgedruckt ausgewandert ausnutzung ausschüssen ausverkauf auswanderer auszuziehen avocado bademantel
    1 bahnverkehr baltikum barca barrikaden befestigte befestigten bereitzustellen besprechungen beständen betrügt bewaffnung
    1 bewahrte biden bildschirme biografien bischofskonferenz bits blamiert blankenburg bloom blümchen bocholt bor bottom
    1 brauen brinkmann bulgaren bundeslandes buttons börsengang büste cathy cb cesare chester choreographie cie classics
    1 clevere coesfeld complete count critical dachverband dalai damian dea dehnen deus dfl dg diaz didier diktatoren displays
    1 dogma dracula dramaturgie drehzahl dsds dunkelbraun durchzieht dänisch eingebürgert eingegriffen eingelagert eingewiesen
    1 einhalt einhergehen einschließen einweisung einwurf einzubauen emigration entfremdung entsandt entscheidungsfindung
    1 entschärft entsetzlich entspannend entsprochen erbach erforderte ernest erreichst erwirken escape eta ethan everest evp
    1 exempel extern fahrende feinheiten feinste ficker filmt finnisch flight flixbus flugblätter flügels flüssiger formt
    1 fraglichen framework freche friedensbewegung frustration frz fähigen garnison gebohrt gebraten gebräuchlich gebündelt
    1 gefährlichste gegenmaßnahmen geglückt gegrüßt gehörige geldstrafen gelegentliche gemeinschaftlichen genehmigungen
    1 gepflegte geschicke geschickte gesonderte gespielten geyer großeinsatz ground guatemala gülle haben's hahahaha handschuh
    1 hausbau herausgebracht herbeigeführt hilfst hybriden ifa ilona implizit indischer influenza intellektueller intensiviert
    1 investierte jahrmarkt jar jur kantonen karpfen kc kcal kinderarzt kitsch klett knowledge komischerweise konform
    1 kontinente koreaner kracher kreisel kreissparkasse kroos kunstsammler käufe leadership lebensgefühl lebensumstände
    1 lebhafte lenkung lichtblick lichtenstein lieblinge lieh lindenstraße ling liszt luck mach's madagaskar malerischen
    1 managements manning markgrafen masterplan math menschenbild meran mfs mil mitläufer mitteldeutschen mittelständischen
    1 modernsten mohamed mono mulde multikulti nachsicht nano nash nicolaus niemeyer nobelpreisträger nolte nurnoch obdachlos
    1 oberflächliche obige oc oi operativ ostukraine ozeans paarung panzern paten patron peta pisst placebo players poetische
    1 poppen posting primitiv prison privatwirtschaft problematische produkts psychologischer pushen quot ramadan ramelow
    1 ramon raps rauen reagiere regenwasser reimer reizvoll reklame religiöses rentnerin rheingau ritters rocco rockt rufus
    1 russian rückfall rücknahme rüsselsheim samtgemeinde sarajevo saxophon schaukel schmeckte schmerzensgeld schmerzhaften
    1 schminke schneid schreiend schulhaus schwachstelle schwenningen schwerwiegenden schwierigkeitsgrad schülers schützenfest
    1 scrollen seilen sepa sichtung signiert sippe skeptiker skigebiet slave soko sold spaten sprangen stalingrad starrte
    1 steinberg steinbrück steinernen steinmetz stirb straßburger streamer stuff stäbchen sung synchron südost südwestlich
    1 tadellos tarzan tatkräftig tegernsee tennessee terminals thanks timm timothy tippfehler tito tours trainern trial tropen
    1 tränengas träum turnschuhe unbeschreiblich unity unkontrolliert unserm unterbrach unterdrückten unterhaltungen
    1 unternehmensberatung unternehmensführung unterzahl uri utah vdi verabschiedeten verbannung verkneifen vermehrte vermerk
    1 verschwörungstheorie versiegelt vertragspartner verunreinigungen volljährig vollkommene vollzog vorbereiteten vorheriger
    1 vormund vorrichtung wahnsinnige walser wanda wanted wegner weiterzugeben weltmarkt werth wills wisch wohneinheiten
    1 wählerstimmen za zebra zeitfenster zeitvertreib zuallererst zugesichert zuliebe zurückgegriffen zus ärmeren ärsche
    1 äußerste öh überdeckt überlegene übern überrollt überschwemmt überzahl überzeugenden abendbrot abenden abendland
    1 abgefragt abgewinnen abgeworfen abhängigkeiten abhören absolvierten absorbiert abwerfen abzuwehren acid adeligen aeg
    1 alleiniger anbetung ander anderseits anfeindungen anger angesehene angler animationen animieren antifaschisten antriebe
    1 appartement arabern arbeitsstunden architektonischen ariane athlet attribut aufgenommene aufjedenfall aufpasst aufwind
    1 aufzubringen augenschein ausbezahlt aussiehst bastarde beachvolleyball bearb bebaut bedeutsame bediensteten
    1 bedingungslose begeisterter begutachten bemerke beschleunigte beträchtlichen beule beworfen bezahlbar bischöflichen
    1 blassen blöcken bogenschießen bois bones bora bose boyd braunes brieftasche brudi bsi bundestagsabgeordneten cannstatt
    1 cappuccino chantal charakterisierung clear crawford darling dauerten davies direktes doha doug dreijährige drew
    1 druckmittel durchgespielt egger ehrenamtlicher ehrenmann eichstätt eidgenössischen eigenart eilte einbahnstraße
    1 einbringt eingebauten eingebildet einhergeht einmaliges einsamer einschreiben einzelteile einzukaufen eleanor electro
    1 emoji entferne entschuldigte entzückt erfreute erhaben erlangung ernsthaftigkeit ersparnis erwerbstätigen erörtern
    1 expert explizite fabelhaft fahrers fail faser fastenzeit felgen feministin fer fifty filmfestival fiona firewall fitz
    1 flatrate flexiblen flugzeugabsturz fläschchen flüchtlingsheim foltern fossilien fraktionschef französin frauenbewegung
    1 freestyle fromme fruchtbar furz fühler gage gags garrett gauss geburtstagsgeschenk geometrischen geregelte geringeres
    1 gerollt geschehe geschöpf gesichtspunkt gewaltenteilung gezogenen gezündet geänderte git gluck gläubig goldberg gronau
    1 grub grundfläche grundidee gutmensch gutscheincode habsburg hafer hartwig hearts heftiges heist herbeiführen hercules
    1 hergerichtet hiller hindernissen hj hochdruck hockt hofften holden humanisten hundertprozentig hurrikan höchstes
    1 imaginären immense immigranten indianern individuums indiziert industriell isolierten jakobs kalkuliert kappen kei
    1 kernstadt kirchturm kitchen kitzingen kläglich knüppel kolb kompakten kompensation kondition konzession koreanische
    1 korrigierte kreuzfahrten kriecht kronach kürzesten lagert lampedusa landesweiten lasagne lebensform lebensstandard ledig
    1 leihe leni lenk liegenschaften limitierte limo losfahren losgelassen losgelöst luden lungenkrebs luxembourg lyrics
    1 längerfristig malerin managerin maritime mccarthy melken merkwürdiges mesut methan michelangelo michelin mietwohnungen
    1 misshandlung mitzuwirken morgengrauen muhammad musikverein myanmar mystische mähen mängeln möse nachzukommen
    1 nahegelegenen naturwissenschaftler neon neulinge nielsen nordpol oberbefehlshaber odin odysseus ortsnamen partitur
    1 patriarchat patrone pegasus pennen personell petr piazza pils pinterest pipi pirmasens pit polka postings preston
    1 primitive privilegierten professionelles prägten pumps pädophilie rabbiner rasend rauslassen reck reformieren refugees
    1 reibung remote rg roaming rohrbach rousseau rückflug sammer saure schiffer schrecklicher schröter schuldet schwellung
    1 schwimm schwärmt schwör schälen schöpft setup showdown sick siebenbürgen silikon sindelfingen sole sorg spaziergänge
    1 spendete spielerische spuk squad stabiles stadtbücherei stadtplanung stagnation stellplätze stiefmutter stoiber
    1 strohhalm strukturwandel stärkeres susanna symmetrisch südsudan tanzten tapferen td tequila those todesurteil
    1 totalitären tracker tragt traust trotzen tröstet tänzerinnen umschreiben umsturz unausweichlich unfallversicherung
    1 ungefragt unicef unnatürlich unscharf unterbricht unvereinbar unzureichende unüblich urbane verabreden verabredung
    1 verankern verbraucherzentrale vereinte verhaftungen verhängen verkleinern verlassene verlaufe verringerte verschmolzen
    1 verschmutzung verspottet versöhnen vervollständigt verzogen vince vito vordermann vorgarten vorgefallen vorgehalten
    1 vorige vorkam waggons wandten wasserhahn weiterem weitgehende wer's werl wertvollsten westseite whirlpool willie wirtin
    1 wisconsin wund wunderlich wärmen zerbrach zi zieren zugegen zugewandt zumute zwischenstopp zündung überflüssige
    1 überglücklich überlebten überweisungen üppigen abenteuern ablehnte abwesend abzustellen achilles ain airbnb airways
    1 akustisch alec alexandre altmaier amtsinhaber andersherum anfangszeit angehörte angereist angewandten anhaltend anhöhe
    1 anschließendem anstellt anteils antrags anzahlung apostolischen arbeiterinnen arbeitskreises archivs argentinische
    1 artgenossen asiatisch aspirin asteroiden aufenthalte auffangen aufholen aufmachung aufstrebenden aufzudecken ausbleiben
    1 ausgeschüttet ausgewogene ausgänge aushelfen ausläufer ausschüttung ausspruch badass bahamas banditen baus bausubstanz
    1 bergwerk beschützer besiedlung besinnen beständigkeit beunruhigend border brettern brillanten bruckner build
    1 bundesgesetz burschenschaft buxtehude campen carolin casey cause chin chronischer communications cost curt customer
    1 dachs dakota darts dativ dekade delmenhorst deportiert diablo diagnosen diakon diskutiere distanzierung diversität dix
    1 dlr dmitri dschihad duos durchblick durchfahren durchgehende durchsichtig dutzenden dynamics dämpfer eingereichten
    1 einjährige einschließt einspringen einzuschalten emirate entlohnung entsenden entwirft enzo erlernte ermordete ern
    1 erneuerbarer erstklassig erwartungshaltung esstisch establishment ethnien experimentiert facebookseite facts fahrzeuges
    1 feigheit feinem festem fichten fortzuführen forward fraktionsvorsitzender frauenanteil freibetrag frick frohen
    1 fürstenfeldbruck galatasaray gastspiel gbr gebiss gebremst gebären gedenktag gefährdete gefährt gehalts geheimnisvoll
    1 geleert gemeiner geographisch geplagt gesamtlänge gescheit geschöpfe getragenen getroffene gewachsene gezeugt
    1 gleichgesinnte glut gonna gotischen großflächig großunternehmen grundordnung grundsteuer hah haltern handwerklichen hank
    1 hasste hauptproblem hauptthema heinsberg hie hilfsbereitschaft hipp hirte homberg ht hälften hühnern illegales imho
    1 imperator improvisieren industrieller industrien industry inferno informanten inoffiziell intensives interner intime iot
    1 iraker jahrtausendwende jb jedermanns jojo juri jägern jüdin kaiserzeit kalkstein karim katholik kentucky kfc kirchlich
    1 klargestellt klarmachen klatscht klon klosterkirche knights koalitionsverhandlungen konstitution koordinator kräutern
    1 kulturkreis kunstverein königen körperteile laternen lazarus lehrkräften leserinnen leserschaft libyschen liebknecht
    1 lite looking längeres löffler lösungsansätze macos magd magneten magnetischen maine manila marin marschierte maßgebliche
    1 mater matsch meets milchstraße millionäre minderung minütige mitm mittelgroßen mittler moabit mohn mongolei mossul murr
    1 mx müden nachdrücklich nachteilig nachwelt nbc nele nester networks neuartigen neubauer neufassung niedersachsens
    1 nienburg noble nos notizbuch notwendiger nowak nähte oberstdorf oberstleutnant oer opas oppositionelle oppositionellen
    1 oppositionspartei oracle orangensaft orthopädie papierkram paraguay parkplätzen patriarchen personenverkehr pilgern
    1 pinneberg plädieren polizeiruf profitierte prostata psychotherapeuten qua raffiniert rascher reaktoren regierungsbildung
    1 republic resident resources revival rheinfelden rhythmische rihanna rosemarie rothschild rücksichtnahme
    1 rüstungsindustrie sauerkraut schachzug schlesischen schnallen schnuppern schopenhauer schwarzenberg schweigend schwört
    1 schürze schütte sehnsüchtig sekten sektionen sekundär selb selbige select seufz sicherheitshalber sichten silben sirene
    1 sixt slawischen snake softwareentwicklung sozialarbeit sozialem soziologe soziologen spanne spatz spielend spieltagen
    1 sportvereine spy staatsbibliothek staatssicherheit stadttheater statischen steuerreform strafgesetzbuch strömt stürmte
    1 stürze supply switzerland sylvie symbiose sättigung südamerikanischen tanzmusik tate tauglich tausche teilstück tex thc
    1 theil thematische tho thoma tochterunternehmen tone tracy trap treffens trichter trockenes ug umliegende undeutlich
    1 ungarisch untergeordnet upper vasen verbindlichen verblieben verbündet verdanke verführerisch verging vergünstigungen
    1 verleih verleitet verschlagen verschleiert verschweigt vertagt viecher visualisierung vivian vm vollmer voodoo
    1 vorbeifahren vorzuweisen wake wasserleitung weed wehtun weites wetterbericht windschutzscheibe wirr wirs wochenmarkt
    1 wulf wusstet würdigte wüst xml yin zara zeichneten zeitlos zerren zerschlagung zerstreut zipfel zugespitzt zumuten
    1 österr übertriebene abgeschickt abgestiegen abgetreten acer agierenden alejandro allerbeste allg altmark amphibien
    1 anastasia andauern andersen anfangsphase ankündigt anrecht anständiges anwaltskanzlei anzukommen apartheid
    1 architektonische areas asylanträge atheist aufdruck aufgeklärten aufleben auflöst aufschub aufstellt aufwendigen
    1 aufzuräumen ausbildungs ausblenden ausbreitet auserwählten ausg ausgefallene ausgerottet aushängeschild auszudenken
    1 auszufüllen autofahrt baldigen beckens beeindruckender beende befähigt bentley bergheim bernau berta bertha beruhte
    1 beschneiden beschwören beschämend besiedelten besucherzahlen betreibe betäubung bibliothekar bisheriger blabla blinken
    1 blockbuster bohne bosporus both boykottieren brennholz bruchsal bumm bundeskanzleramt bussgelder byron byzantinischen
    1 bändern bäuerlichen büchse büßen camper cara carlsen cats cbs cell chevrolet christel clyde cohn collagen compagnie
    1 computers concert condor cotta cutter dario dasjenige delay demontiert deniz diabetiker didi direktors district dodge
    1 drogendealer drummer dschihadisten duldet durchgegangen dustin ebbe ebersberg economics einbußen eingehende
    1 einhergehenden einplanen einzudämmen elektromagnetische elektromotor emojis energiepolitik energieversorger enter
    1 enthüllen entwicklern erblickt erblickte erinnerten erotisch erstaunlichen ersuchen ertrage erwerbstätigkeit fahrerin
    1 fallschirm fernsehserie festlich festlichen feuerlöscher ffm ficke fiesen flächendeckende formulierten freuten friert
    1 früheste fundus funktionelle fälschlich fünfziger fürstenberg garagen gebilligt geduscht gefertigte gefertigten
    1 gegenüberstellung gegraben geheimdiensten gehirnwäsche geilsten geiselnahme geleiteten gelockert gelungenes gelübde
    1 gemütlichkeit gerüche geschütz gespenster gestörte getrocknete gewohnte gig glatter gleichaltrigen gleichbehandlung
    1 gleichnamige glitzer gnu gone graph grundlagenforschung haarfarbe habsburger haftpflicht handwerkskammer hbo heiterkeit
    1 helium helmholtz hentai herausforderer herrschten himalaya hindenburg hingehört hingenommen hinreißen hinrichtungen
    1 hinterhalt hotspots hummer hässlicher häupl imitieren ind indikation infizieren insb instrumental irgendwelcher
    1 johanniter judy jugendherberge jugendstil kampfsport katastrophale kellnerin kgb kicken kiefern kindesmissbrauch
    1 klarstellung kleinkindern kommilitonen kommode konstanzer kopfkissen kriegerischen kruste kunsthandwerk königinnen
    1 künftiger labert lachten landgraf landtagsabgeordnete landwirtschaftlicher lasen leckereien lichten lieferwagen
    1 lockerung lockte logischer lohnsteuer londons looks loss luka lyrische läufe lübbecke lüttich machtübernahme malz mamma
    1 marode massig maximaler metaphysik michele misch moderierte munster muschel mäßigen nachwort nachzuvollziehen naiven
    1 nationaltrainer natrium niedere nikon nunja oeynhausen olympiasiegerin orchideen organisch orth panasonic photographie
    1 pics platze prognostiziert provisorisch psychose päpstliche quält radioaktive radioaktivität raspberry rationalität raul
    1 rauswerfen rauswurf realisierbar regelmäßiges regens regierten regionales relevanter rendsburg rep requiem ressorts
    1 retrospektive revolutionen rheinisch rheins riff ringt riviera robot robuste rollenspiele rosengarten rudy rules rätseln
    1 saarlouis samson schaumburg scheiterhaufen schieber schlappe schriftart schriftzeichen schuldige schutze schwarzweiß
    1 schätzchen sell shannon sicherheiten sido siehste skizziert snowboard specht spektrums sperrmüll staatsminister
    1 stadtverordnetenversammlung stadtviertel statisch steckst sticks stud studentischen stv substantiv sui sunrise surfer
    1 suzanne synchronisation synthetischen sägen sören südöstlich tageszeit talenten tayyip teufelskreis tiefbau tora
    1 torschützen touchscreen touristik tranken treptow tropische trubel trucks träumer turbulenzen ukw umbringt
    1 unannehmlichkeiten ungenutzt unklaren unterkriegen unterkünften unternehmers unterstützern untertiteln untätig vader
    1 vechta verdeckten vereinfachte verheimlichen verhungert verkehrsaufkommen verkehrsbetriebe verleiten vermessung
    1 vermögenswerte vernetzen verständlicher vertan vertrauliche vervollständigen verwendbar veräußert veräußerung vokabular
    1 vorausgegangen vorbestraft voreilig vorgenannten vorgestellte wahrend wahrhaben warendorf warteliste wasche wassermann
    1 watzke wegbereiter wegener weiches weilt wenger wettstreit wiederbelebt wildschweine wirkstoffe wohnungstür zielführend
    1 zuchthaus zurücklassen zustimmt zweifache zyklen öfen überfüllten übergriff überzeugten abdul abgase abgearbeitet
    1 abschreibungen administrativen adäquate ahlen ahnungslos akbar albers analyst analytics andrang aneignen anfechtung ange
    1 angeordnete angleichung anreisen anstrebt arnim arrest artefakte athener aufgabenstellung aufgeflogen aufgewertet
    1 auflaufen aufmacht aufspüren aufstocken auftragen aufwuchs augusta ausbricht ausdrücklichen ausfiel ausflugsziel
    1 ausgebrannt ausgeprägter aussehenden außenhandel außerordentlicher ausstrahlen baader bannen barocke basta bauernhaus
    1 baugenehmigung bauunternehmen bauunternehmer befreundete begabte begleitenden beharren beilagen beiläufig
    1 bekanntheitsgrad bekämen belegung beliebiger bemühe bertrand bestie betrachters bewachen bezeichne biochemie biographien
    1 birken bishop bloggen bonhoeffer bonität bono breche brückner brügge buchten bundesverwaltungsgericht bunny bühl
    1 bürgertum bürste büsche calw cases chancenlos chanel charge chiemsee christin clients cloppenburg construction cora csd
    1 darth dash deb demonstrativ derivate destiny dezentrale dfg diktiert divisionen dixon doktrin dominierende dorian
    1 dozentin durchqueren durchsetzte dürftig egg eigeninitiative einberufung eingaben eingelöst einreichung einschnitte
    1 einschulung einsetzung einzubinden elektrisches engagierter enrique entsprechung entzünden enzym epilepsie erbauten
    1 erbeten erbrachten erd erfundenen erhofften erkältet erlangten erleuchtet erprobung erw erwachte europacup existierten
    1 fallenden fanclub farb fck fehmarn fertigt fig finalisten finish finsteren flugzeugs fortfahren fossil fotoshooting
    1 francs frankenthal frederik freigelegt fresenius frühzeitige fuhrmann fundiert gebessert gebetet gebrauchtwagen
    1 gebührend gedämpft geforscht gegenverkehr gehirne gekommene gekühlt gelbes genesen gent geordneten geschichts
    1 geschichtsunterricht gestillt gestopft gesundheitsversorgung giebel gießt gilles gleichwertige gospel gottlob graphik
    1 groove grundhaltung guerilla gustavo gästezimmer haarige hammond heb heimatmuseum heldt herberge herbstferien herzberg
    1 historischem hochwertiges hours hänsel höchststand identischen immobilienmarkt implementieren informierten infrarot
    1 ingenieuren instand intendanten ironische irrtümlich islamisch isolde jahreszahl jahrzehnts jonny jz kamel kampflos
    1 kennenlernte kinderarbeit klingende knappes knüpfte kolonialismus kommissarin konventionell konzentriere kopplung kovac
    1 ksv kultusminister lachst landtagsabgeordneter langwierigen laudatio lawine lazarett leaks lebenserfahrung leerzeichen
    1 liberia lili limits lund lösegeld lünen margit massa massgebend meld merle methodisch mett meute mitnimmt mitspielt
    1 modernste movement musica musikerin mystik nachbarländern nachgekommen nachhaltiges nachstehenden narrativ nationalbank
    1 nes newman nicaragua nine nächst nährboden obligatorisch obsolet oe offenbarte oleg operations opernhaus organist pacht
    1 paketen palazzo palästinensische parkt parteiführung patriotische pensionierung pestizide petite pflegeversicherung
    1 pharmaindustrie planten plastiktüten poliert polizeipräsidium ponys popular poren posaune present programmiersprache
    1 promoviert präsentiere qualifying qualitätsmanagement quintett reben regelmäßigkeit reichstags reichste reifer reliefs
    1 reverse revidiert revolte rezepten riesling rinne rockband rodrigo rotz rwth sachsenhausen saftig sahra salsa salze
    1 salzwasser schleicher schlich schmarotzer schneefall schnurrbart schultze schulunterricht schwächung schärfen schönefeld
    1 selina selma sexistisch shirley shisha since sonderfall sonntage southern souveräner speisesaal spießer stacheldraht
    1 stadtplan standhaft statik streift strukturierte strumpfhose studiengängen studierten szenerie sängern tagt tempolimit
    1 terminator territoriale terroristische theatre tit trainiere traunstein treibe trevor trollen troy tyrannei tönt
    1 uckermark ukrainischer umschreibung ungenügend universell unterer unterkiefer unterlegt untermauern untermauert
    1 unversehrtheit unvollständige upon ursächlich ventile verantwortlichkeit verbündeter verfolgungsjagd verhalte
    1 verhältnismäßigkeit verkündung vernetzte verschlechtern verschreiben versprachen verspüren verwerflich verwüstung
    1 verzehren vic vielseitigen virgin vokal vollbringen vorbringen vordergründig vorschreibt vorstandsmitglieder vorzuziehen
    1 vorübergehenden völkisch wahlzettel wahnsinnigen waldrand walzen warburg warcraft warscheinlich wasserdampf weekend
    1 weißenfels weltbevölkerung weltweiter werbekampagne wettlauf whatever wiedereröffnung wish wohlwollen wohnungssuche
    1 wunschliste wärt würze zepter zigarre zugestehen zuhälter zuhörern zusammengelegt zweien zweihundert zwingende änderten
    1 ästen übereinkunft überforderung überfälle überraschenderweise übertraf übertragbar abenteuerliche abfangen abgehauen
    1 abgewendet abgeändert abhält abschaltung abstinenz abtretung abweichenden abzüge adelheid adi affinität agile ahorn aj
    1 alemannia allererste alphabetisch ammann andren angelaufen angesammelt angezweifelt anwendungsbereich apfelsaft
    1 arbeitsleistung armutszeugnis arsen artenschutz asylwerber atm atombomben atomkraftwerk atommüll atv auffahrunfall
    1 aufstockung aufzeigt aufzählen augenarzt ausbrach ausschlafen australia auszustatten autoritäre badehose balsam bassist
    1 bbl beauftragter belagert beneiden berchtesgaden bergleute berüchtigte beschimpfungen beschuldigen besitzers besteuert
    1 bestünde betreibern bewegungsmelder beziffert bildband bindeglied blendend blockaden blutbad boa boogie boomer
    1 brennstoffe brillante bundeszentrale burgtheater butterfly bäche bösartige böttcher bünde büschen carrie cebit chapman
    1 chloe cliff coast computerspiel connecticut corsa cos craft cro cuba cw datensätze dawson deckmantel default
    1 demografischen diaspora diebstahls dieburg diesbezüglichen dingern diskretion diszipliniert doppelpass drastischen
    1 dreckiger drittligisten driver drucks druckt dämpfen dämpfung döring dünnes dürer eau edelmann eindrucksvollen
    1 eingebaute eingesammelt eingezeichnet eisenstadt elliot elvira emilie energiewirtschaft enkelkinder entschließt
    1 entschlüsseln erdkunde erfahrungsbericht ergebe erhöhtem ernannten erteilten esst exkursionen fachen fahrstreifen faires
    1 falcon farbgebung faschist fear fehlanzeige fehlst feindschaft fiskus formelle forte frachter frauenrechte
    1 freundschaftsspiel friesen föderalismus fötus füttert galizien gedankengang gefärbte gehaltserhöhung gehende geladene
    1 geleitete gelüftet gemeindezentrum geplantes geprüften gepumpt gerrit geschmolzen geschäftlich gesonderten gestrige
    1 gewogen gewählter ggmbh gino giraffe gleichzeitigen gottesdienstes gourmet grenoble grenzüberschreitenden guillaume
    1 hager haue hauptaugenmerk hauptgebäude hauptwerk heizt hellblau hervorragendes herzchen hetzer hintergründen hinzunehmen
    1 identifizierte imperativ initiierte internetverbindung irrer iwie jessie jul jüngling kahlen kalium kantonalen karat
    1 karoline kichern kirsche klimaanlagen klos kommissare kommunikations kontaktaufnahme kontern kontrabass korpus kreuzt
    1 kribbeln kriegserklärung kröten kunststoffe kurzfassung kurzform kurzschluss kühlt künstlerisches ladungen lagerraum
    1 lagune landschafts landwehr lebensjahre lebenslangen legionen legitimen lehrgänge leiblichen leidenschaften lemberg
    1 leonberg lernenden lkr loos luftverschmutzung lumen luzerner ländlicher lüfter manifestiert manko mari marionette marker
    1 median megan miet ministern missionare mitarbeiten mittelgroße monarch monitore monkey mozilla musikgeschichte
    1 musikvideos mutationen müllabfuhr nachhause narkose nationalteam natuerlich nciht neoliberalismus neuester niesen nikki
    1 nobody nöten oberhaus oberleitung olymp oppenheim ortsbürgermeister ostseite ostwestfalen ottos outlook ovg pah parcours
    1 pax paz perioden petitionen pickup piet pitch pkv pocket poetisch polieren potenziale pragmatische produktionsfirma
    1 profitabel pronomen prophezeit quarterback quarz quere radfahrern rauchverbot rauscht raushauen reflexionen reimt
    1 remember revanche rf richie richmond rising rohren rollstuhlfahrer romanische romantisches romero rother ruhrpott russin
    1 rückfragen rüsten sanken schallplatten schirmherrschaft schliefen schrader schweigepflicht schwiegertochter
    1 selbstbewusste selbstzweck siggi sigma silbermedaille sinsheim siri skorpion softwareentwickler sonderbar sous
    1 spatenstich staatsministerium stadthaus stattgegeben stefano stehender stereotypen sternenhimmel stolpert stores streite
    1 structure strukturierten stundenplan stunt stützte sucher summa syn säbel südlicher tabus teilnahm terminologie terminus
    1 thyssen tierchen tierschützer tierversuche tilgen toilettenpapier transportmittel triebwerk troja tropft trophy
    1 trunkenheit tum tut's töpfer unaufhaltsam unbegreiflich uneingeschränkte ungläubig universitätsklinikum unterbreiten
    1 unterlage unterstrich unterteilen urheberrechtlich urkundlich ursprünglicher vde vds velbert verbots verfassungsschutzes
    1 verkaufst verkehrssicherheit verpisst verschwörungstheoretiker versen verseucht verstecke verstopfung
    1 verständlicherweise vertrauenswürdig verzierungen verzögerte vin vodka volltreffer vorgebracht vorhalten vorjahren
    1 väterlichen wahrnehmungen waldorf walldorf walsh wandelte waz weck weekly weilte weiterarbeiten weitreichenden
    1 weltordnung werbespots werkstoffe westerwelle widersprüchliche wirtschaftsförderung wirtschaftsinformatik witwen
    1 wohngebäude workout wta wünschst yards zerreißt zerstörungen zigarren zion zopf zurich äpfeln überdacht übereinstimmend
    1 überlasse übermäßige überquerte überschattet abgeschleppt abgestempelt abgetan abgrenzen absperrung abzuleiten
    1 alleinerziehenden alleinigen alleinstellungsmerkmal allmächtigen almosen ambitionierte ambulanz andeutungen angehenden
    1 anonymer anteilig anwendet anzustellen arbeitsschutz arnstadt aston asus ateliers audienz aufgebauten aufgekauft
    1 aufzeichnen aufzüge augustiner ausdehnen ausgehe auslöste ausprägungen auspuff ausrasten ausreißer aussagekräftig
    1 außenpolitischen automatisierte autoverkehr avancierte banknoten barren baumeln befahrbar bekanntermassen bekleidete
    1 bernadette berufstätige bescheuerte beschwerte besinnung bevorsteht bewohnte bezahlbaren bezieher bieter billigste birds
    1 birke birkenfeld bistums blumenstrauß bombardierung bonaparte bundesdeutschen bundesgericht bundesinnenminister
    1 böhmische böll bühnenbild bürgerlicher bürogebäude cams capitol cartoons castrop christliches cody consultant conti
    1 crisis dachdecker damn dargestellte debattiert dementiert demokratisierung deux diesbezügliche differenzierter
    1 dominanten dramatiker dry durchgefallen dynamischer ebd einsparung eintrifft elende engelhardt engelmann entführer
    1 enttarnt epa epische erbeutet erklingen eroberer erschoss erschüttern erstaunlicher erwartungsgemäß erzwungen esp etfs
    1 falco falschem fastfood favre fechten fertigte fließende fokussierung frankie frederic freiräume freudenstadt
    1 fruchtbarkeit fußballspieler fürstentum gaddafi gall gallus gaulle geblitzt gefallene gefrühstückt gefüge gegentore
    1 geissler gelieferten geltendes gemieden genaueren genehmigten geschicklichkeit geschlossenes geschrumpft geschäftsidee
    1 gesprochenen gewöhnungsbedürftig gladbeck gravierend greiz griech griffin großbrand großkreutz gtx guantanamo guess
    1 haferflocken handelnden harlem hawkins he's hege helgoland hella herausholen herpes herrenhaus hervorbringen herüber
    1 hohlen holle hopkins häh hörspiele identitären ihresgleichen immensen inaktiv inspirierte instabilität instinktiv
    1 instruktionen integrierter jammert janina jever johannis jour judentums juice kammermusik kanye karaoke karrieren
    1 kaufmännischer kek kernel klemmen klingenden klägers knackpunkt kommunion kriegsgefangenen krümel kyoto kälber
    1 königlicher körbe köstliche köthen kündigungen kür ladegerät landtages lebenslanger lebenswelt leckerbissen lederhosen
    1 leerstand lenny lesart letter liebenswert liebeskummer lippstadt lobo ländlich läutet magenta malteser manor mathieu
    1 mayen medienkompetenz melone metadaten metzler mietpreise military militärisches misshandlungen molekül momo morrison
    1 muslimischer nachgesagt naidoo naturkatastrophen nb neuerlichen nf nickerchen nordhorn notebooks novak nukleare
    1 obendrauf oberndorf olsen operette oppermann optiker optimum ortsmitte paletten parzellen passauer patrik pedal pence
    1 pfeifer photography pilotprojekt pippi plantage planungs plump pnp powerpoint progress proportionen protestantismus pvc
    1 rassistischer reales rechtsanspruch rechtsextremer redeten regalen regelrechte regent regenten reinbek reingefallen
    1 replik reply ritz roi rächt rückbau saisonbeginn sakrament salzkammergut samstagmorgen schauspielerei schauspielerinnen
    1 schicker schlaft schleppt schreckens schweinehund schweriner schwindelig schwur schüttet scientology sehenswerte seiler
    1 sekundarstufe sekundäre selbsthilfegruppe selbstkritik sem semantik sharp siegten siena sneakers solides sonnensystem
    1 spagat spears spedition spengler spielklasse sportwetten sql staatsgebiet steele stetten stiefeln stoffes straff
    1 strafrechtlichen stramm streitkräften strobl ströme säuberung talking tapete thronfolger thüringens tie titelgewinn toy
    1 trampolin transplantation tripolis truth tusk tyrannen töteten umgangs umrahmt unbehelligt ungefähre ungleiche unlogisch
    1 unterhaus unternehmerische using verarbeitete verbittert vereinsmitglieder verfehlungen verfickten verfiel verjährung
    1 verlernt verlässlichkeit vernissage versammelte verschließt verschönern verstellt verteiler volkslieder vorgeschoben
    1 vorgängern vorlag vorsehen waere waffel wahlhelfer warhol wasserdicht wegzudenken weihrauch weird weitläufigen
    1 weltpolitik wendy werkstoff werra wettervorhersage willkommenskultur wintersport within wochenzeitung wohnanlage
    1 wohnungsnot währe würgen würzen xiaomi zornig zt zufriedener zufälligerweise zugverkehr zumba zurückkam zustehen zz öhm
    1 überfordern übergangen überlieferungen überm übermacht übriges abendstunden abhebt ablehnend abstraktion abstürzen
    1 abwechslungsreichen abwechslungsreiches abwischen adressaten ahhh ahmet ahoi albträume alleinstehende allerletzte alta
    1 ambulant amnestie anbeginn aneignung anfertigung anfälle angehörten angemeldeten angenommenen anspruchsvoller
    1 anstrengende anstrengender ante anwachsen anziehend anzustreben anästhesie arbeitsagentur aschenbecher assi
    1 asylverfahren atheismus attraktives aufgebaute aufruft aufsichtsrats aufzubrechen aufzuregen ausfällen ausgeführten
    1 ausgehändigt ausgeräumt ausgewählter auskommt ausrechnen babysitter baukunst bauphase beachtlichen befall befremdlich
    1 belebung belehrung beleuchtete bellevue belohnungen besagen betriebsräte betriebssysteme betroffenheit bezaubernde
    1 bildmaterial binäre birmingham bissel blinker bolt bombenanschlag bos bracht briefmarke brit brokkoli brunch brünn
    1 buchladen buden bündnisse bürgschaft charleston citizen clarence cms cn cnc collegium colt compilation conchita crown cu
    1 dargeboten dav deckte deportation designerin diez differenzierten diktaturen dillenburg diplomatisch dkp dont doyle drag
    1 dreher dumont dunkelziffer dunst durchgelesen dümmsten edelsteine einsatzort eintopf einzuschlagen einzustufen
    1 elastische elenden elfenbeinküste empfindlichkeit empfohlenen energiekosten entbunden entführte entsendung entspringen
    1 er's ereignisses erektion ergebnisses ergründen erheblichem erholsamen ermächtigt eros erstaunlicherweise
    1 europameisterschaften fancy faschos fauler fdj felde feldkirch feldmarschall feministischen finals fletcher flugverkehr
    1 forschungszentrum fortschritts fortune fraktionsvorsitzende fraktur frances freihandel freimaurer freundschaftliche
    1 fricke friedel friesland frommen fuge funden funktionierendes fähnchen förderprogramm galen gartenhaus gebhardt gedachte
    1 gefechten gefährder gegengewicht gehenden geizig gelernter gemäßigt generatoren gerste gesandter geschmiedet geschont
    1 geselligkeit gesetzesentwurf gesetzesänderung gesoffen getaucht gewichts geöffnete glyphosat granada
    1 grenzüberschreitende großhandel grote grundsätzliches gruppenspiel guard gästehaus haarschnitt halbem halts haltungen
    1 handhabe harbor hartem hartung harzer haustüre heften hierarchien hingeben hinziehen hobbies humanistische hypothesen
    1 häftlingen häme hämmern hängenden hängst ignaz immobilienmakler ingelheim innenministeriums inserate installierten
    1 interessenvertretung interkulturellen intervall intim islams ita ivy jared jill jus kassierte kaufhof kd ketzer
    1 kinderbücher klassenfahrt klimatischen klumpen knick kommts konsortium konsument kopfweh krämpfe krücken
    1 kultusministerium kunstausstellung kurort kämpfern königreiche köstlichkeiten labors ladens lagerhaus lago landeskunde
    1 landesvorstand landtagsfraktion landwirtschaftlich laschet laube lawrow lean lebenswert lehrkraft leidenschaftlichen
    1 leistungssteigerung leiters lesbischen less liber liebevollen linkedin literarisches literaturgeschichte magazinen
    1 magnetfeld makro malediven malerische marino marschierten maschinengewehr massives maximilians maximus mediengruppe
    1 menden mercy mesz milieus milz mischte missachten mitgekriegt mitgliederzahl mittelbar mittellinie mobiliar
    1 modernisieren motel musikanten mussolini mvp mär nachzuholen nacktheit neuendorf neuzugänge norton nullen nutzfläche
    1 oberes oberleutnant objekts oligarchen ons opening opfert ouvertüre path peinlicher personenkreis perversen pfirsich
    1 pianistin pilatus pisten populärer posse prekären priestern problematischen produktionskosten provokationen prä
    1 publizistik pult pädophile quadratischen queer raffael randale rausschmeißen redewendung reeperbahn regnete reimann
    1 reinigt rekordmeister rendezvous renne reuss rezeptoren rothe rott rus rw ryder rängen rührend sachbuch sachse sattler
    1 schlusslicht schnellstens schreibmaschine schränken schwalm schwächste schäm schärfere serienmäßig shane
    1 sicherheitslücke sinnlichkeit skispringen smile solarzellen solider sonneberg spatzen speicherplatz spezifikation
    1 spezifischer sprühen startplatz stauffenberg stehendes steinkohle sternberg steuerfrei steuermann steuerpflichtigen
    1 stimm stockwerken straf stroms strudel stumme stvo störe substrat subway summit säuren tandem tanker tao tapfere
    1 taschenrechner teilst temple tendiert tf tnt tonic trainers trefft truhe tschechisch ty täten tüchtig ueberhaupt
    1 umgekehrte unangenehmer unbequeme unfallstelle unitymedia universe universitätsklinik unkenntnis unnütz unumstritten
    1 unvorbereitet unzuverlässig uraufgeführt urgroßvater valentine verantwortungsvoll verbreitert verdichtung verfälscht
    1 verharmlost verhielt verhängte verlaub vermindern vernachlässigung verschlingt verschlüsselte verstoßes verstörend
    1 vertraulichen vertretungen verwirrte verzeih veränderter viehzucht vieren volkszählung vollendeten vollpfosten
    1 vorkommende vorrücken vorstufe wahllokale wahlwerbung waldhof warn wartungsarbeiten waschmaschinen webber weggezogen
    1 weihnacht weisungen weiterfahrt wellington weltherrschaft wesens wildschwein windel wirte wirtschaftsprüfer wühlen
    1 zehner zeil zip zugführer zunutze zurückbleiben zurückkommt zuwenden zuwenig zögert ärgernis ölgemälde österreichern
    1 überbleibsel übergangszeit aas abarbeiten abgegangen abgehakt abgewählt abhängigen ablöse abschloss abzuschalten
    1 adblocker adressiert afp ahrens allerbesten allerseits ama amore analsex anarchisten angebrachte angedroht angesprochene
    1 anmut ansteigt ant arbeitsteilung arcade arztpraxis asa assistant atheisten atomkraftwerke auffiel auffindbar
    1 aufgabenbereich aufrechten aufwies aufzuspüren ausgelagert außenstehende ausversehen auszusteigen automation backstage
    1 bafin bankier barometer bastion bauabschnitt baumgarten beast bedrückt beförderte begleite beinamen belastete berauben
    1 bergland bestiegen betrinken bevölkerungswachstum bewogen bewundernswert bewährungsstrafe bezahl bezwang bfv bilateralen
    1 blamage bollwerk bong bourgeoisie brady brennend brigaden bösartig bürgerkriegs büttner casablanca cecilia chandler
    1 chopin committee como containern dal darbietungen dasteht deadline dear decks demographie deu dias dienstwagen diner
    1 doppelgänger drosseln droste dunklem durchhaltevermögen during edi eds eger eingeschüchtert einheimischer einheitlicher
    1 eintrittskarte einzulegen elfer empfohlene empfängern energieträger entziffern episch erbin erhöhe erkämpfen erkämpfte
    1 erlegt ermahnt erneuerte ersehnte erwachsenenalter erzbischofs erzengel exodus experimentell fachhochschulen fairtrade
    1 familiennamen fassungsvermögen febr feen fehde fehlerhaften finder finne flick forsa fran francesca freundschaftlich
    1 fröhlichkeit früheres fußballverein garn gauner geburtstages gefängnisstrafe gefärbten gegebener gehüllt geleckt
    1 gemessenen genügte geordnete gepflogenheiten gerader gerochen gerold geschworenen gesellt gespann gestell gestik
    1 getrockneten gießener ginger gleitet glätten glühbirne gorbatschow gravierenden grenzkontrollen großzügiger gummibärchen
    1 guts görlitzer hackt handelsabkommen handlanger hardt hasan hauptrollen heißeste hellwach herden herkunftsland hiroshima
    1 hochsommer hofrat homosexueller hufeisen hybride hängematte häufung häuslicher iban immerzu innensenator inoffizielle
    1 interessengemeinschaft interessierst internetzugang irans irrenhaus joanna jod journey junkies juwelen kapitalmarkt
    1 kawasaki kelten kempen kika kindliche king's kirchensteuer klan klarzustellen klimas knusprig kommissionen komponierte
    1 konvertieren konvertiert korrespondenten kostenpflichtig krampfhaft krankes kreditinstitute kroatische kuratorium
    1 kurdistan kuwait könnens körpertemperatur künstliches lala langweiliger langweilt lateinischer lebensart levels levy
    1 liebesleben ließt lives losgegangen lpg lulu lästigen läuft's lüftung machete madeira magda maggi makeup margret
    1 maryland merkwürdiger method mf mieses mietern militärdienst mitspracherecht mordkommission mountains musikhochschule
    1 musikinstrumente mutiert mächten männliches mühldorf nachtruhe natalia nationalgarde neoliberalen nervigen neuerlich
    1 nicky nordhessen nottingham novellen onlineshops oralsex organspende osaka parlamentarischer pausenlos personalkosten
    1 persönlichem pflücken pluto politikwissenschaftler popper privatkunden profiling prophylaxe prämiert
    1 präsidentschaftswahlen punkto pures pädagoge raabe rally ranges rare rausnehmen referentin regenfälle regierungszeit
    1 regulation reisender related reliquien rentenalter ressentiments ribery rilke romance rundherum rückschritt salzen sasha
    1 schallplatte scheffel scheinbare schlagt schriftlicher schwandorf schwenken schäferhund schärfsten schütten screening
    1 sehenswürdigkeit sel selbstredend seltensten senkte sensibler siebenten sion sklerose sobotka sohlen sonnenbrand soon
    1 sozialamt sozialistischer spitzel spitzenkandidatin sprachkurse sprichwörtlich spucke spüle staatschef staatspräsidenten
    1 stachel stacheln statur steckdosen stegner steuersatz stilles stimmrecht stimulation stoppte strafbarkeit streifte
    1 streitereien streits subtile suicide superintendent sync syphilis sähen säugetiere takes tang tanner thunder tiffany
    1 timeline title tn toro tragischer transsexuelle traumhafte tönnies umlaufbahn umsatzes umschauen unbegrenzten ungläubige
    1 unions unschöne unterarm unterhaltsamen unterhosen unteroffizier untersagen untertan unvergesslich utopisch vargas
    1 veggie vektor verbockt verdichten verehrten verfassungsbeschwerde vergütet verkürzten verlosen verneinen verrücktes
    1 versandt versehene versprochene verstaatlichung verstorbener verwarnung verwirrten vidal viertels volksvertreter
    1 voraussicht vorbildliche vorgefunden vorhabens vorhat vorzuwerfen voyager wachte waggon wartburg wegziehen weibern
    1 weinzierl weiterzuentwickeln wendel wertigkeit wertvollste wied willem wissentlich witcher währt währungsunion zahlende
    1 zeichens zentralrat zf zielscheibe zollen zulässigkeit zustandes zuwider zuzurechnen zweifelhaften ör örtlicher überragt
    1 überschneidungen überzeugender aal abgekommen abhängige abmahnungen abrüstung abschießen abtransport adressbuch african
    1 agatha akne aktionär alp amos analytischen anden anhaltender anschauung ansporn anzusiedeln argumentierte armbanduhr
    1 aromen arthritis arzneimitteln asv atlantischen atomenergie attest aufwendiger aufzumachen ausgestaltet ausreisen
    1 außergewöhnlicher ausstatten austragungsort auswertungen auszustellen autogramme autonomes autoritäten ay bah bauleiter
    1 beabsichtigten bedeutsamen befeuert begaben begegneten beglichen begreife behaftet bekanntschaften bemängeln bene
    1 beratern bereinigt bertolt beschenkt besorge bestätige beunruhigen bevölkerungsdichte bewässerung bhs biedermann
    1 bierchen biermann blickpunkt blow bn bone booster bouffier brauchbares breitete bruttoinlandsprodukt bulgarische bum
    1 bundesstraßen bundesversammlung burghausen bügel bürokratischen cadillac campo carb chiara cho christie clayton cognac
    1 comments corner dacia dahme dai darius darstellten darüberhinaus deutschlandradio deutschrap dialogen dialogs dlf
    1 dokumentierte dolle dornbirn dover drogenkonsum drums durchfahrt durchschnittlicher edathy eigentümern einbrachte
    1 einfarbig einführt eingeblendet eingestellte eingezahlt eingreift einigte einkaufszentren einsetzten einzahlung
    1 electronics elektronisches elfte elon enthoben entschädigungen erfolgter erhältst erledigung erträgt erwidern essentiell
    1 euler evidence fangt feiere feldweg felle festsaal fiasko firmware fischbach flattern forschungsinstitut fortsetzt
    1 freeman fruchtbare fundstücke funktionalen fähige fünftes gabalier gassi gaul gazprom gedulden gefroren gefährlichkeit
    1 gehirnerschütterung gehobene geklettert geknallt gemeindegebiet generelles gentlemen gerundet gerätschaften gesandte
    1 geschraubt gespielte gesteine getrübt gewaltiges gewürzen gezerrt gezielter giftgas gmunden goa golfer goliath
    1 gravitation grenzenlose grenzübergang growth guinness haber handtaschen hastings haug hauke haust hausverbot
    1 hausverwaltung heh hennig herrje higgins hno hoben hochachtung hochland hochrangige humanität hv hymnen hypothetisch
    1 hässliches implikationen infektionskrankheiten iowa irgendwohin isdn italienern jahrgangsstufe jolie jona kassetten
    1 kastanien kehre kennenlernt kinderwunsch klemm klemme klinger klitoris knabbern knackt knallte koalitionen kohler
    1 kompetenter konstatiert konstrukteur kontraste koordinierung koreanisch kosmische kraftwerken kreischen kreuzfahrtschiff
    1 königshaus körbchen kühles kündigungsfrist lafontaine lamborghini langweile layer leckerer lederjacke lehrbücher
    1 lehrreich lektionen lichtenfels lichtgeschwindigkeit liefere lille lindsey lohmann loose louisa ludger luftangriffen
    1 lägen löwenzahn managern marcello marias marty materiell mediums medizinstudium melchior mes metallica metaphern mexikos
    1 midnight mitch mitglieds mitgliedstaat mittleres molekulare mouse mönchen nachgeschaut nairobi naked nauheim nebensache
    1 nemo neptun nik noise nsfw nutzungen oa obduktion offerte oranienburg orpheus osterreich ostersonntag packard
    1 paderborner parlamenten parma parteimitglieder partnersuche petersilie pfarreien pfau pfister physiotherapie pieper
    1 poetischen portugals postbote primitiven profilieren progressiv präventiv puck punks qi quadratische quell radios rail
    1 raoul rechtsberatung rechtsweg reflexe regler reisebericht reiseveranstalter requisiten reset rin risikofaktoren robe
    1 rosetta roundup row rubens rummel rumstehen röder rüben rückkehrer rüde sachverstand sandhausen schieb schlafanzug
    1 schmückt schriftstellern schubsen schwebte schwerlich schwimmbecken seltsamerweise semestern serienmörder shin sirup ska
    1 soso sozialforschung specials spielhalle spitzenspiel sportlehrer sportunterricht sprachkurs steiger straffrei
    1 strafzettel strass streitig strittig stumpfen sturms suchmaschinenoptimierung sum survey svenja synagogen sächsisch
    1 südafrikas taifun teamarbeit teamleiter teint temp thieme timer topographie towers toxische tragfähigkeit transparenter
    1 trapp treatment tribunal trinker trouble trägerin ue umfunktioniert umringt umzüge unantastbar unerfahren unerkannt
    1 unerwähnt ungeniert unique unschädlich unterbreitet unternehmerischen unterschiedlichem unterteilung unwissend
    1 usbekistan utensilien varietäten veranstaltungsreihe verbliebene verbucht verdirbt verdrängte verewigt verfüge
    1 vergewissern vergingen verholfen verlässlichen verpissen versehenen versorgte versprochenen verstreichen verstummt
    1 vertriebs verwehren visit vogelarten vormachen vorsaison wachtmeister wahlberechtigt waiblingen wannsee warrior
    1 wasserfälle wasserstand weather wechsle weigel weigere weltfrieden westphal widersetzt wiedererkennen wilke willste
    1 winchester windsor winterzeit wischt worth wto wundersame wundervolles wählst xviii zahlenden zauberhaften zauberwort
    1 zaum zehnjährigen zeitalters zeitgemäße zeitmaschine zeitumstellung zhang zierliche zimmers zocker zoologie zr zuerkannt
    1 zurücklehnen zusammenlebens zutat zweifelhafte zwillingen überholte übermittlung überrannt üppige abführen abg abkaufen
    1 abschlussarbeit abschlussbericht absehbare absätzen ags allzeit altertum altmann amelie angeeignet angepassten ankläger
    1 anpasst antisemitisch appelliert aquarell arbeitsalltag arbeitsgericht archer artemis assessment assimilation audrey
    1 aufrechte aufwändige ausarbeiten ausgebauten ausgefallenen ausgelaufen ausgerastet außenministers außenpolitische
    1 auszulegen autobiographie badeanzug bare barkeeper basilikum baurecht beantwortete bedford beeinflusste beflügelt
    1 befristeten begleitende beharrlich bekehren berührungen beschieden beschlussfassung beschriftung beschämt besonnen
    1 bessert bettdecke bewegenden bewegungsfreiheit bezogene bildchen bins bitterer blasmusik blendet blutiger bosbach
    1 branding brass breakfast briefes brustwarzen bundestagsabgeordneter burkhardt bädern büchlein bürgen cable cappella
    1 carson chaplin charmante cheers chemiewaffen cheng closed consumer coupons cristiano dankend danziger degradiert delfine
    1 demokratisches desert devil dichtes digger doing doktoranden dope dorsten drähte durchgehalten eidgenossenschaft eike
    1 einfacheren einging einstehen einwandfreie einzumischen emerson eminem entlässt entry entspreche epischen equity
    1 erachten erbes erderwärmung erwartende erzbistum esszimmer extended extremfall fachbereiche fahrradfahren fam
    1 festanstellung festliche festungen fff files finstere fischers flicken flugzeugträger formalitäten freiberufler
    1 freiheitliche fremdgehen fremdkörper freudenberg friedhofs friedman fundamentalen fury galle ganzheitliche gebhard
    1 gebildeter gedenktafel gedränge gefaltet geisteskrank gekränkt gelegentlichen geleisteten geleugnet geltungsbereich
    1 gemeinwesen gemäßigte generalprobe genitiv geringfügige gesamtausgabe gesamtgewicht geschnitzt gesteuerte gezaubert
    1 gifhorn giga globales glorreichen gn goal gogh graphen großfamilie großveranstaltungen grove grundbuch gulasch habeck
    1 habens habitus hafens harms hastig haushälterin hazard headline heimfahrt heirateten helios hemmt heppenheim
    1 herausgefordert hergeholt hergekommen hervorgehen hieb hirt hisbollah hochhäuser hochverrat homogen horden hostel hyper
    1 indigenen inländischen innenausstattung interest irma italy jaaa jeanette jenna kaffe kalifat kantor karo keinster
    1 kickstarter kindertagesstätten kindlichen kirby kirchdorf kirchhof klum klöstern knorr kokosnuss komponieren
    1 kontaktdaten kooperativ kopfbedeckung korsika kurzsichtig königsberger körperschaften köster lam later lebensjahres leds
    1 legacy leistungssport leitstelle leningrad lennart lester lieferservice loft lokomotiven lump lutherische lästern macken
    1 maden malle mariä markennamen marokkaner mart massenhafte meerwasser meg meppen metternich mietwohnung migrant
    1 ministerpräsidentin miserabel mitgründer mitnichten modifizierte moments monatsende monique movies muschis mystischen
    1 mäßige nachahmer nachbarländer nachteilen nachtleben nagellack neuenburg niederlassen niedliche nikita nirvana nolan
    1 nonstop normalisierung norwegens notdienst nördlicher nöte nüchternen nürtingen nützlicher oberflächlichen oetker
    1 operator organisierter ostafrika ostermontag overall paradoxon pauschalen percussion pfahl pflanzenarten pflegepersonal
    1 physischer platzierten poor popo postleitzahl preview privatem präsidentenwahl psv putze pädophilen quartiere rapp
    1 rasante rausgeholt rauxel rechenzentrum rechtsordnung redaktionelle reese regisseurs reichts reitern religions rem
    1 resignation rhetorisch rocks rohen rosig rudolstadt rule rätselhaft rätselhafte rüstet saftigen sanatorium sandkasten
    1 scale scarlett schals scherzhaft schieden schillers schimpansen schlägst schmalkalden schmalz schmelzer schurken
    1 schweißen schwellen schwinden schädlinge schützenverein sekundären selbstbild selektive send shades shall sicherungen
    1 skateboard skurril solomon sorglos sozialisation speist spielzeuge springfield spule staatsanwältin staatsschutz
    1 staatstheater steinigen steins stellwerk sterbende sterblichkeit studienzeit störche stückzahl sud sunset tabs tanten
    1 techn testsieger textilindustrie thematischen thinking tilo titelblatt token tops torjäger tranny transe trompeter tuba
    1 tutorials ubisoft ud umfahren umgekehrter umgekommen umzingelt ungar unhcr unheimlichen unterschreibe unterwandert
    1 unterzeichner unwiderstehlich urplötzlich utopia vaduz vaihingen valentino verantwortungslos verdammtes vereidigt
    1 verfassungsrechtlich verhältnisses verkörperte verletzter verrichtet versah verschiebungen verschlimmert verächtlich
    1 vesper veteran violet vogtland vokale vollstreckung voraussetzen voraussetzt vorbeugung vorsätze vorwerk waschmittel
    1 wasseroberfläche wasserqualität wasserwirtschaft weibliches werwolf wetterdienst widerspreche widerwillig wiederzusehen
    1 wilders winterschlaf wochenend wochentag worst wz wähl wärmstens wärmt würdiger yannick zahlten zeitlebens zentralbanken
    1 zertrümmert ziehung zielort zugegebenermassen zusammenzustellen zusätze zuweisung zögerlich ökumenische überproportional
    1 übersichtlicher überweist überwältigende abbott abendblatt ablage abschottung absitzen absolvent ahrweiler ahs aid
    1 allahs allerheiligen allison altersgrenze angereichert ansprechende ansteckung apo arbeitstage argen armeniern
    1 astronomischen asylsuchenden athens auffälligkeiten aufmerksame aufzucht ausgangssperre ausgestoßen auslesen ausrauben
    1 aussahen baier basierende bastelt bauland baumstamm bauteilen beharrt beigefügt beilegung beisteuern beizubehalten
    1 beleuchteten belügen bemühten beratungsstellen beschreibe beschriftet bestleistung betraten bewachung bewerbe bewohnen
    1 bezichtigt bfh bildfläche bildungswesen biologe blechen blondes bluff bluthochdruck botanische brandenburgs brüning
    1 bäuerin casanova centro champs char comfort command current darstelle deborah def dekanat demographischen demonstrierten
    1 denkbaren deprimiert devils diem disk disneyland django domizil dorfplatz downtown drehbuchautor dub durchdrehen
    1 durchlebt each ebenbürtig eberswalde eichhorn eigentümers einflussreichsten eingefordert einschaltquoten einstand
    1 einvernehmlich elo empfänglich engländern entwicklungsländer erschreckende erübrigt este europäischem expeditionen
    1 fachschule fahrverbote falkenberg fanta federer festlegt festsetzen festspielen finanzpolitik flankiert fler flüchteten
    1 forcieren fortwährend forza fragebögen freiwilliges friedensverhandlungen fuhrpark fälligen fällst fäusten führst
    1 führungskräften gardasee gastbeitrag gebundenen geburtstagskind gedachten gefassten gelnhausen gemahl gepriesen
    1 gerichtshofs gerichtsvollzieher geschminkt geschäftsbericht gesäubert getting gewichten graues grazie großflächige
    1 großzügigkeit grotte gruselige gräueltaten größtmögliche göteborg haftpflichtversicherung halbieren handfeste hanno
    1 hausdurchsuchung heikle heiterem hellem hemmungslos henryk herausgeben herbe herzhaft hieran hineingezogen hinterlegen
    1 hinterließen homophob hydraulik häppchen hölzer hüpft ignorant illustrierten inline inneneinrichtung insekt irving isaak
    1 jahrbücher jahrtausends jen jogginghose juliette juniorinnen juris kalenderjahr kampfkunst kanadas karel karnevals
    1 kerlchen kernen kiewer kindererziehung kinderheim kirchhoff kitschig kleriker kommunal konfrontieren konkretisiert
    1 konzeptes kopfball kopfüber koppeln kor korrigiere kosmischen kostümen krawall kriegsschiffe kris kronprinzen kufstein
    1 kylie königstein küster lamellen landbevölkerung landing langzeit laufwerk laurentius legierung legitimieren lemon
    1 leserbrief liebeserklärung listenplatz lobe lower lyriker lyrischen lz lückenlos madchen massenmord means mechanischer
    1 metallen meteorologie mhd might minimiert missgeschick mitschnitt mittelmäßig mmh montessori morgendlichen muh
    1 nachgesehen nachschlagen nachvollziehbare nada nadal navigator nel nervenzellen nid nights notgedrungen notwendiges
    1 novel oberhof oberpfälzer oida olpe olten omnibus ordre originellen ortsrand osterferien ozeane padua pape pepper pff
    1 pfälzische pharmazeutische phishing phosphor pike plastiktüte plate pofalla pokalfinale polizeiwache popkultur
    1 populationen pressemeldung printmedien profilbild prominenz protagonistin proviant publicity punch quantitativ rambo
    1 rannten ravensburger rechtspopulismus referiert regimenter reibungslosen reichenau religionsgemeinschaften relikt
    1 results resümee rhythmisch riesenslalom rippe roggen runen sachlicher sample sandmann sant satirische satten sche scheel
    1 schilddrüse schlampig schleich schluchten schmuckstücke schuften schultheiß schutzes schweifen seal segne seidl
    1 seinesgleichen seitenlinie senke setzung shepherd sichtbarer siebenjährigen siebert siebzig siegmund silvesternacht
    1 smash sommerlichen sowjetischer sozialist spannweite spe spezialeinheit spielstand sprungbrett ssw stalins statistiker
    1 stecher stellplatz stereotype stillschweigen stilvoll stimmig storage straßennamen streuung stöcke stürmten
    1 symbolisieren synonyme systemische säen südosteuropa südsee takte tale tanke tatenlos teilnehmerfeld telefonische
    1 telegraph terre tessa theoretiker tin touristisch tragödien ttt tucker tuen tunis tw ulbricht ulli umweltfreundlich
    1 umzustellen unberechtigt ungerechtigkeiten ungnade unrechtmäßig unterdrückte unterhalte untersteht unvergessliche
    1 vasallen vehikel verblasst verbrochen vereitelt verfluchte verhalf verjagt verkaufspreis verlangsamen verliebten
    1 verspätete versteuern vertragsverlängerung vertuscht verwandelten verwerfungen verzeichneten vitrine vollstreckt vorraus
    1 vorspeise vulkane vv wahlplakate wahlversprechen wanna wechselkurs wegschmeißen welpe werf westfalens whole wiedemann
    1 windparks winner winnetou winterreifen wohltuend wohnbau wohnfläche würdige xxiii zahnfleisch zeitarbeit zh zugegangen
    1 zulagen zurückbringen zusammenarbeitet zustrom zweifach ölpreis überarbeiteten übergangs überwachungskameras überwintern
    1 üblicher abendlichen abgefunden abgekühlt abgemeldet abl abschrift absenkung adriana alexanders alkoholismus alster
    1 altersversorgung amtssprache anbraten andernach anführt ang angeklickt angus annegret anonymous ansprechbar anständiger
    1 anthologie architekturbüro asbest aufatmen aufstände aufzusteigen ausatmen ausführte aushandeln aushält auslachen
    1 ausmaßes ausrutscher backnang balingen ballen bartholomäus bath bearbeitungen bedauere begebenheit belvedere bengel
    1 benson bergedorf bescherte beschränkter bestattet bestrahlung besuches betrafen bevorzugung biogas bitkom blanco
    1 brautkleid brettspiel brustkorb buddhisten bällen böhmer börde carrera catch cents chefkoch christo cleverer climate
    1 cringe dachstuhl dachtest daniele darknet darren dart definiere dehnt demeter denkenden desinteresse detektive developer
    1 diebstähle dokus dolly dolomiten doppeltes dotiert dpd drs durchwegs eagles eastern einband einbeck eingehenden
    1 einmaliger einnahmequelle eintauschen einzieht elektroden elliott elterliche energetisch entführten entgegennehmen
    1 entgegentreten entging entlassungen entschließen erbgut ernsthaftes erzwungene eskalierte ethanol etiketten euthanasie
    1 exklave fahrgästen fargo farid feldherr fernbus fesselt feststellbar figaro flower fluren flüchtlingshilfe
    1 forschungseinrichtungen forsten fortbewegung frames frankfurts freital frida friedensnobelpreis frühsommer fsj
    1 funktionsfähig fälschen fänd füllten fürstlichen gabriela gazastreifen gebadet gebliebene gebotenen gegenseitiges
    1 gegenseitigkeit geiz gekennzeichneten gekrochen gelobte gentechnisch gepredigt gerichtsverhandlung geschichtlich
    1 geschilderten geschmacklich geschmackssache geschäftsführender gesehene gesiegt gewalttäter gewappnet gewinns gezogene
    1 gigabyte giulia glücklichsten glühen golem grabmal griffe grundlegendes grundprinzipien grundvoraussetzung gruner gui gv
    1 gynäkologie hakt halterung handschuhen hannovers hausarbeiten hay hdr heiland helmstedt herausnehmen herrsche hessisch
    1 hildburghausen historikern hofburg holzkohle hufen hygienischen idiotisch imperiums important indigo infinity ingame
    1 inhaftierung intelligentes irgendwoher isenburg johansson jugendfeuerwehr jugendschutz junkie juristin juso jw kerner
    1 kettensäge kik kipping klauseln klugscheißer knete kniet kollidiert konjunktiv konnt konsequenten kreisverwaltung
    1 kämpfenden körperhaltung köstlichen küchentisch landesbank landesgrenzen landesverbandes landschaftlich landsleuten
    1 landwirten laos lastet latent leica leitartikel leiteten lektor leoben linksextreme lira logbuch lotta lsg luftverkehr
    1 macbeth magisches mahnen marcos marionetten materieller matthews mcdonald mediamarkt medici medicine meilensteine
    1 metropolis metzgerei migros milchprodukte mindestmaß miroslav mitgestalten monday motte multipliziert muße mörtel
    1 nachbarstaaten nate nationalstaaten nazareth neandertaler neuerliche neugierigen neutralisiert nigga nominieren
    1 oberschwaben object offenlegung offensiven olive osmanen paint patriarch pauken pedale personalabteilung personengruppen
    1 pessimistisch petersburger pfarre pflanzenwelt pg phantastisch pharmazie picard plugins polar polizeistation postmoderne
    1 prater prekäre privatperson produktiver profilen proof propst publizierte pulse qu quedlinburg question raider rama
    1 rasanten ratsherr raumtemperatur rausbringen raute rechteck rechtsanwältin rechtsgeschichte regine rehe reinickendorf
    1 relaxen rennwagen rhodan rindern ritus romy rosette rundfunkbeitrag runtergeladen saisonauftakt salonfähig
    1 scharfschützen schelm schengen schiiten schlafende schlaflosigkeit schmach schorndorf schulklasse schwerere schäbig
    1 seifen seist semesterferien sensationelle sexvideos sia siegeszug skip skrupel soetwas solarenergie sparbuch spice
    1 spielleiter staatshaushalt staatsstreich stadtteils staff stammzellen stampfen standbein startpunkt statistischer
    1 stausee steinerne steppe stritten stromkosten studi stuhlgang styling stöger swan symmetrische säle säuglinge südstaaten
    1 tacho tam tauschten tears teilnehmerin temporären tendieren testphase thorn thx thyssenkrupp tiefem tierquälerei tino
    1 todesangst todesfällen turkey tussi täglicher umgekippt umschlossen unfassbare ungeziefer ungünstige unliebsame
    1 unterführung unterhaltsamer unterstehen unterwasser untypisch unvergesslichen unvermeidbar urnen uss verbrechern
    1 verheerende verkraftet verstaut vertiefte vertragliche vertrau vertretene verwischen verzerrung verüben vielfältiges
    1 vikings ville volkmar volkszeitung vorausgesagt vorgetragenen vorstehenden vorstellungskraft vorwahl vorwirft voten
    1 warnemünde wasserstraße webster weidel weinstraße weißensee weiterspielen welterbe wertpapieren wertvorstellungen wet
    1 wetterlage wheeler wiedermal wife windig winke wochenstunden wolkenkratzer writing xix zauberhaft zebrastreifen zentner
    1 zielgerichtet ziels zockt zugelassene zurückgezahlt zusammenbringen überging überladen überlagert überwältigen
    1 überzeugter
    0 abdeckt abfrage abhaken absatzes abwaschen ago akademien akzeptierten alternativlos ambrosius anglo anlegern anlocken
    0 annehme anrechnung anschuldigung ansinnen anteilseigner anziehung appellieren arbeitnehmers arbeitsspeicher archives
    0 areals aria arien armbänder aron arznei asylantrag attentate auffordert aufgedreht aufkommt aufrüsten ausführliches
    0 ausgelost ausklang ausrufen außenministeriums auszählung autobiografie baguette bahia baldwin bariton barney bean
    0 beantragten bedeuteten befürchteten begriffes belangt belebten bemerkenswerter benachteiligten berechtigter
    0 berufungsgericht besorgniserregend betrachtungsweise betrübt bewerbungsgespräch bewerte bewerteten bewirkte bezaubernd
    0 biennale bilanzen biodiversität bischöfen bissingen blas blies blindheit boyle brands brandung brauhaus brisbane bristol
    0 brüten buchhandlungen bullet bully bundesverdienstkreuz bändigen bös bücken bürgerliches called clement coupon cream
    0 crossing csr dahlem darstellerin dauerausstellung definitive dekor dent detaillierter dienstmädchen diepholz disko
    0 diskreditieren diskriminierend doe dolce dresdener dritteln drittgrößte drücker drückst dsc dum durchschlagen
    0 durchstarten editionen een eidgenossen eingegliedert eingeschlichen eisenberg ela eleganter elia embryo emilio enormes
    0 entschädigen erb erfolglosen erhobene erhängt erhöhungen erschafft experiments expression extension fachwerk falkenstein
    0 fallende familienangehörige familienbetrieb familiennachzug fatih fegen feilen fields fighter filip filmes fitzgerald
    0 flüssiges forschungsarbeit forts franziskaner fresken freytag fundierten fußes futsch fürchteten gabler galaxis gardinen
    0 gaston geballte gebumst geburtsurkunde gedenkfeier gefasste gefolgschaft geformte gegendemonstranten gegenseitiger
    0 geheimdienstes gehorcht gelinde gemeinschaftliche genützt geografischen germanwings geschickter geschiedene geschwollen
    0 geschwungen geselle geselligen gesetzbuch gestorbenen gewinnspiele gipfeln gk gleichauf gnädige gottheiten grabungen
    0 großherzog grundprinzip grundschüler gräser güterzug haan hannoverschen hattingen hauck hauptrunde heather heider heime
    0 herausragender herten hervorging hervorruft heul hicks hinters hippies hochmut hochsprung hofmeister hohenstein
    0 holzhausen hundehalter hypotheken häschen ide ignorierte illustrieren immo imperial imposante individual inka internes
    0 iw jaime jehova jericho jugendorganisation kahle kandidatinnen karla katastrophenschutz kaviar keck keimen kelvin
    0 kenntnisstand kinzig kipp kläranlage komplize konfirmation konkurrenzfähig konstanter kostenfreie kraftfahrzeuge
    0 kritikpunkt kräftiges kröte kuckuck kulturpolitik kundendienst köter labs latino lauthals lebensalter lebhaften leier
    0 lev liegenschaft linderung liturgischen lois loriot lugner lämmer mahnte malereien mandel mantra margarine marines
    0 marlies mediation meinungs michi mila minderjährig minze mische mischungen missionar mitbekommt mitgegeben mitschülern
    0 modifikation morales motorrädern muttermilch myers mäntel namensgeber neal nebensächlich neuestem neuestes neville
    0 notbremse notfällen nächstgelegenen oli onkologie ooh osama ostasien pace pair pak palmöl paulsen pearson pendelt pepsi
    0 perth pflaumen pflug phelps pichler piercing pisser pls pope pornhub possible postillon powers prallte problemlösung
    0 produktive präzisen prüfte psychopath publizierten punktet punsch qualifizierter radverkehr rankings ratet rechnern
    0 rechnungshof rechtssystem regentschaft regenzeit retail roadster romano rotkäppchen runtergefallen röm salzig salzungen
    0 sams satiriker savage schachteln scherzen schiefe schieße schimpfwort schlauen schlussstrich schlägereien schlössern
    0 schmidts schnellem schnitzer schokoladen schreibstil schult schwebe schweinerei schönebeck schürt schützende seehofers
    0 seeleute selbstgemachte selektiv senatorin sera seufzt shine sichel sicherheitskonferenz sicherheitsrisiko sig
    0 smartwatch soc soden solaranlagen solist sone sonntagnachmittag sozialgeschichte soziologische spezialgebiet
    0 spezifisches spielball spieldauer spielzeiten spontaner spürst ssl staatskasse stack startklar stattlichen striche
    0 strikten stränge styles stöcken stückzahlen suppen swinger synchro sängers tagte taktiken tarnen tatsächlicher taverne
    0 teamgeist technical teiche terroranschlägen there's tiny tsd tucholsky tur turbinen twain twittern ubahn umdrehungen
    0 umgebende umgekehrten umkehrschluss umweltpolitik umweltverschmutzung unerträgliche ung ungebrochen unlimited unnötiger
    0 unterhaching unterschlagen until unverkennbar vattenfall veganes verabschiede veranlagt veranschaulichen
    0 verbraucherschützer verfassungsgerichtshof verinnerlicht vermehrten vernon verschwindend verständlichen verstärkungen
    0 versäumen vertrage verurteile verwendungszweck verwoben victory vorhaut vorschlägt vorzuschlagen waffengewalt wah warne
    0 weggang wegzunehmen weilchen weißte weltmacht wire wo's zeitraums zerstöre zoff zoologischen zugibt zugucken
    0 zurückgedrängt zweistelligen zweitrangig zwitschern zwänge überbringen überlieferte überlingen abdrücken aberglaube
    0 abfragen abfuhr abgefüllt abgeklärt abgleich abscheulich absurdum abzubilden adfc akkord alfonso alison alkoholische
    0 analphabeten anarchismus angeborene angelique angewohnheit anis anlaufen anschlusstreffer ansgar ansprachen anzuregen
    0 arbeitsaufwand arbeitslager assistenzarzt astronomische aufregenden aufstellungen auktionen ausgegrenzt ausgewichen
    0 ausgewiesene ausrottung ausschöpfen auswärtiges auswüchse auszuliefern avengers aziz backhaus badesee ballern barrel bda
    0 bedurfte beeinflussten beete befassten behebung behördliche belanglos below belächelt berufstätig berufstätigkeit
    0 besagter betriebsleiter betriebswirtschaftliche betrugs bevormundung billie billigsten biographische blamieren blinkt
    0 blutgefäße bläser bmg bodenständig bombardieren bombay bonbon boost borsten boutique brauchbaren brautpaar brisant
    0 brooke brunn bryant buddhistischen bundesanwaltschaft buslinien buss byzanz bäckereien bäh bänken bäuerliche bündig
    0 bürde camilla castor chanson chaoten chaotischen chapter chick cialis coleman cornwall coupe daphne daseins datensatz
    0 deg delphi demografie denkmalgeschützten description dialekten diehl digitalisiert diktat diktieren dip diskus doofen
    0 dorfstraße dormagen dotierten drinne duelle dutt dv ebel ect edelstein ehrliches einflusses eingeworfen einleuchtend
    0 einstimmung einstmals einzelgänger eistee elastischen elch elektrik emigranten empfindung energetischen energiequelle
    0 engpässe enkeln enough entferntesten entgegengesetzte enthauptet entscheidendes erbauer erbringt ergebenden erholte
    0 erlöschen ernsthafter erörterung eschenbach exekution existiere exklusives exotisch expressionismus extremitäten
    0 fahrlässige faktische federführung feindbild femme fichtelgebirge finanzmärkte flink flops flüchtlingsunterkunft
    0 fortschreitenden frauenarzt fundamentalisten fährte föhn gangs garantiere geburtstagsparty gebürtiger gedeckten
    0 gemeindeordnung gemeinnütziger gesamtsumme gesundem gewinnbringend gewinnern gewürzt gezeichneten ggü giant gideon
    0 gleichberechtigte gluten glücksfall godesberg gothaer gral graphic griffith groteske gräbt gründerin haarausfall
    0 hallöchen hanne happen hardenberg hauptverhandlung hausherren hauswand hawks hehl heiligenstadt heizkosten helmuth
    0 herauszugeben hergibt herrschers herzlichst hiernach hinderlich hofheim holsteinischen holsteins holzes homogenen hoppla
    0 horten hq härteren höhö ikonen impossible innerorts inspirierend intakte interdisziplinären internationalisierung
    0 intimen intimität jepp kabinetts kamele kampfhandlungen kanaren kelheim kiffer kinostart kissinger klopfte knospen kolbe
    0 kommentars kompliziertes kompression konkurrierenden konstituierenden konstruierte konstruierten kontrolleure
    0 kooperative korallen kosaken krasses kreditinstitut kreist krumme ktm kubicki kugelstoßen kunststück kurie laboratorium
    0 langenfeld langt lateinamerikanischen lautesten lebensführung lechner leicester liebten liedermacher limonade loki
    0 lorraine lwl löhnen magere mah mammut managers manual maskulin massenmörder mechthild meerjungfrau mehrjährige
    0 methodische miniaturen mischa missverständnissen mittelalterlicher mittelhessen momentaufnahme myself nachahmung
    0 nachwirkungen nationalelf natürlichkeit near netzausbau neubeginn nic nitro nominierte nordstadt northern nva näherer
    0 oberlausitz october ohhh orig ortsverband palastes parametern partout penthouse perl petroleum pfaff pfaffenhofen
    0 pfannen phantastischen pizzen pluspunkt polizeiarbeit polizeilich polizeischutz pong pornofilme ports positivem postamt
    0 primo prisma property provisionen pull qatar qualitäts ras reaktionären regatta regierungskoalition reime reisekosten
    0 rekrutierung relais rems republikanern resistent ritzen rosenmontag rufst rückenwind rückschläge rückspiegel saarbrücker
    0 sager salons sapiens schadenfreude schauspielers scheitel schenkungen schlafsack schlusspfiff schlüpft schotte
    0 schuldgefühle schulpflicht schulweg schwarzarbeit schwerpunktmäßig schönau schönborn schürrle scientific seibert shots
    0 simson sint sister sitcom skandalös skinny skins skyrim slots smarte smoke sonntagen sortierung souvenirs spaniern
    0 speichel spieles sprengel staatsvertrag statten stengel stilmittel strapazen strebte streckte strompreise stundenlohn
    0 sturmgewehr städtebau städtebaulichen stürmischen suggerieren sybille symbolbild säfte säkularen südkoreanischen
    0 talentiert teilnehmende thatcher tochtergesellschaften tollste tomorrow tottenham toys transition treuhand troisdorf
    0 truman tschetschenien uerdingen uhm unattraktiv unbeantwortet ungarischer ungereimtheiten universellen unternahmen
    0 unterstand unvergessen unwahr verdun vereines vereinigtes vergönnt verhafteten verhaltensmuster verharmlosen
    0 verkleinerung verknüpfungen vermieterin verschleierung verschwundene versenkte vertraglichen violette virgil vk
    0 volksgruppe vollbeschäftigung vorführungen vornehm vorraum vortäuschen vorzeigen wagten wallet walz wattenscheid wegs
    0 wehner weiterleitung weiterzumachen weizsäcker wetzel wh wildbahn wilkes windmühlen wintermonaten wittmann witzen
    0 wolfsburger wong wormser wundervoller wählerisch wärter zeitgenosse zersetzt ziellinie zielstrebig zittau zivilrecht
    0 zurückfallen zusammenzufassen zuständigkeitsbereich zweckmäßig äther überflüssigen überheblichkeit übernatürliche
    0 überraschender übersteht überwachungskamera aberkannt abgewehrt abnutzung abzudecken agentin aktionismus alfredo algier
    0 alltagsleben alpträume altpapier alufolie amal amelia amri anbieters anderweitige anführungszeichen angola animes
    0 animierte anmutenden anneliese ansetzt antifaschistische antreffen anwohnern arbeitslosenversicherung architektonisch
    0 archiviert argentiniens assads astor atemnot atmete aufdeckung aufeinanderfolgenden aufrichtigkeit aufspielen aufsteht
    0 auftrags aufwärtstrend ausbeuten ausbrüche aussprach austauschbar auszusuchen author backwaren bademeister bahnübergang
    0 bankett basil beanspruchung beanstanden beau bedauerlicherweise bedrohliche behördlichen beifahrersitz beigeschmack
    0 beinhaltete beleidigte belgiens beobachtern beratungs berndt berufsbildung berufsfeuerwehr berufsverkehr beruhigende
    0 bestmöglich besuchst betriebswirt bevölkerungszahl bildschirmen bios blender blute blutvergießen bobo bogenschützen
    0 bonds bright britisches bruchstücke brünette buchungen bundle büdingen bürgerwehr canaria cayenne celine cheese
    0 chevalier chung constanze crowd damien darzulegen dbb demontage diagonale documenta dornröschen drehbücher dreifacher
    0 dreiste drohe duales dämlicher düfte ear ehebruch einbürgerung eindämmen einfamilienhäuser einhergehende einspielen
    0 einträgen elektromagnetischen elementar elterngeld emotionales empfingen endphase engineer entrüstung entscheider
    0 entwässerung entzog erbauen erinner erledigte erlässt ermächtigung erniedrigt erproben erscheine euphorisch europarat
    0 eurosport evt ewe extrakt fachrichtungen fahndet favorite faxen fehlendes fernglas fernsehturm fleisches
    0 fortschrittliche fortschrittlichen frauenkirche freiwilligkeit frommer frühzeit funkeln further fußt futtern fx färöer
    0 fördervereins füller fürstlich gabriels garantierten gardner gebeine gebeugt geburtsjahr gedemütigt gefalle geformten
    0 geheult geleit gemessene generalstaatsanwalt gerau gerätes gesamtfläche geschnittene gesät getilgt gewerblich gewissem
    0 gezeichnete gezweifelt gifs glotze glühbirnen gouverneurs grafisch graphische grauens gravity greiner grenz grundgedanke
    0 grundlegender grönemeyer gucci gummistiefel guns gutachtens gärtnerei halbbruder handgepäck handjob hauptamtlichen hear
    0 heere heimen heli hellersdorf hells hemmen hen hendrix heranwachsenden heranziehen herausfordern herrenmannschaft
    0 hessens hindeutet hingegangen hinhalten hinterlasse hockenheim holzminden homme horace hornhaut humorvolle hundebesitzer
    0 hundefutter hungrigen hupe husum iaa ilm imitation imposanten inkompetent innenleben innersten insolvenzverfahren
    0 inspector instrumentalisiert interieur internetnutzer irgendjemandem islamist jahrestagung janus jesiden jess joko
    0 jungtiere junta kain kapitalerhöhung kati kemal kerngeschäft khz kleinasien klemens knebel knigge kol konkurrenzkampf
    0 konzerts kopfhörern korsett kotz kramp kreationen kremer kritikpunkte kuala kubanischen kuriose kurzurlaub ladet
    0 lagerhalle landessprache landkarten langlauf langwierige lavendel lch learn lehn leichtesten leitlinie lens lew lmu
    0 lobbyismus lokalisieren luftlinie lösungsmittel macke margarethe markant markteinführung marsh massenweise massimo
    0 meckert megawatt mehrjährigen melancholisch merkten messner meteoriten milk minutes missfallen mitgift mobility
    0 monographie montabaur morphologie morton motten mussen möpse nachrichtendienst nachwuchses nadia napoli navarra neubaus
    0 neuruppin newcastle nichtstun nicki niedergebrannt nlp nummernschild nusra nährt oberösterreichischen opitz optischer
    0 originalität others owens ozon packs pages papagei paradebeispiel parteivorsitzenden partisanen patriotischen persische
    0 pflaume pflichtspiel pilsen pirna pkt pools portals pragmatismus pratt preisgegeben presley primark privateigentum
    0 privilegierte profifußball provinzial psg pyjama quadratisch rasierte raststätte rechtsfragen reelle regelrechten
    0 regierungsparteien reichhaltige reigen reproduzieren repräsentantenhaus rhodes rhodos robotern roden rogue rosi rotten
    0 rubriken rätselhaften rötlich rübe satans saudis schad schattenseiten scheer schiedsgericht schlussphase schneemann
    0 schulbus schweinchen schwelgen schwiegereltern schützling seenot seenotrettung sektors selbigen selbstjustiz
    0 senatsverwaltung shan shaun sheldon siebter simmons sofie solution sonderausgabe sonderstellung sonnenfinsternis
    0 souvenir spandauer spieltage spitzt sprechers spült standardisierte standortes steffens steiler stinkenden stockt
    0 strategy straub stränden stützpunkte subaru suchfunktion suspekt svg symmetrie südafrikanische teilweisen testergebnisse
    0 thermischen thierry thomson tiberius tilly tisches totalschaden tragik trips trübe tuning täufer ude umbenennen
    0 umgefallen umhang umlegen umriss umtauschen umweltminister umweltministerium unbewussten ungeduld ungeheure ungleichen
    0 ungleichgewicht unix unklarheiten unkontrollierte unmoralisch unternehmenskultur vanilla verbiegen verblieb verbreiteter
    0 verfeinert verharren verheerend verheimlicht verhöhnt verlogen verminderte verordnete verpflichtende versagte verspeist
    0 verständnisvoll vertragsabschluss verunglückten veräußern vitalität vogelsang volkslied volltext vorhandenes votes
    0 völkische warmem wasserburg wasserturm wehtut weiterlaufen weltliteratur wessel wildtiere wochenblatt wohlhabend währen
    0 wärest zentralstelle zerbst zivildienst zugfahrt zurechtkommen zurückbekommen zurückzugewinnen zusammenfasst ärgerte
    0 ärztlich übelst übelste überhand überheblich übermäßigen überschätzen überschüssige überstand überzogene abendzeitung
    0 aberglauben abfahrten abgebrochenen abgeraten abgeschwächt abgänge abschlussfeier abstreiten abtransportiert abzieht
    0 abzuschneiden achtzig activity adjektive alexej alman altena amerikanischem anderenfalls angespielt angry ankomme
    0 anmarsch anwesens apparate applikationen arbeitsverhältnisse argh asi asylrecht aufbaus aufgab aufgewendet aufzuführen
    0 ausgeführte ausgewirkt ausnehmen ausräumen außenwand auswahlverfahren automobilhersteller aws bahncard barrett basar
    0 bates baulich begangenen begrenzter begrüßten begutachtet bekräftigte belang beliefen berichterstatter berlusconi
    0 berufskolleg beschlag betete beuys bewarb bezahlbare bezirksregierung bezügen biotechnologie blutkörperchen bosco
    0 breitbandausbau briefkästen brutus burkina busfahrt bzö bändchen bösartigen büffel carey cave cet chambers champagne
    0 charakteristik chassis christkind chromosomen cincinnati clash competition couleur dackel debattieren dekorativen
    0 demographische descartes dickens diesseits diffamiert diplomatischer disease divers dominierenden donbass drachenlord
    0 dsv dunkelblau durchgreifen dülmen ebensowenig ehelichen ehrenbürger eiffelturm eigenartige eigenständiger eigentlicher
    0 einkünften einlaufen einnahm einsiedler einzutragen ekelhafte elastizität elberfeld elektrifizierung elli entgegenstehen
    0 entgegenzusetzen enthalte entkam entspann entwickle entwurfs erblicken erdenklichen erfragen erfrischung erica erin
    0 erklärbar ernennt erschütterungen erstanden erstklassigen erstmaligen escher eschweiler ethnologie etikette evangelien
    0 evangelisten expandieren exzellenten fabelhafte fachbereichs faches fachzeitschriften fahrerflucht familienpolitik
    0 fantastisches father feet feldwebel fleischmann fliegst flugblatt fol foot formellen fotografierte französischem
    0 freiheitlich freiherrn freisetzung fremdwort fristlos frontmann frömmigkeit fuller fußnote fünfjährigen gail ganges
    0 gartenarbeit gdp geborener gebräuchlichen gef gegangenen geheiß gejammer gelatine geliebtes gemischter genommenen
    0 geoffrey geografische gerichtsurteil gesamtkonzept gescannt geschnittenen gespickt gesteigerte gestiegene geweihten
    0 gewerbetreibenden gleichsetzung glossar glucose gläubigern glückseligkeit gmail goldmünzen gondel gonzalo goss gretchen
    0 gruyter gütesiegel hacks haftbar halluzinationen handumdrehen harmloser harmony harriet harting haschisch hauptfach
    0 hauptschulabschluss hauseigenen hausflur hayden heidnischen heini hemmung henze heterosexuelle heuschrecken hilferuf
    0 himmelreich hinken hinzugehen hirschfeld hochrangigen hochziehen hogan holder hufe hunderttausenden identitäre indisch
    0 informellen inhaberin inoffiziellen insurance ipads japanern jawoll jewish jugendzeit kaiserschnitt kampfgeist kenntlich
    0 kleinlich klemmt klimapolitik knöpfen kollaboration kolonisten konzentrierter konzils krawalle kriegsgefangene
    0 kubanische kunstform kuschelig körperbau kündige lakers landesregierungen landesweite langfristiger langstrecken
    0 laufzeiten leaf lebensjahren lebenspartner leiharbeit lesch lesebuch lesezeichen lichtes lichtung lieg limousinen lind
    0 lokalisierung lorch lähmung läufen magischer mainboard maison makellos mannen margarita marienkirche marktteilnehmer
    0 massiert meidet meisterstück meldest melody mem merch mic michels militanten mitfahrer mitt mittelmaß mittelweg
    0 mitwirkenden mobiltelefone mofa mollig moskaus musiklehrer nachempfunden nachfolgern nachgang nahaufnahme
    0 nahrungsaufnahme namensgebung nationalstaat nebengebäude nebraska neurologische nibelungen niederlegen nieten nähten
    0 oberverwaltungsgericht objektiver offenlegen oman organischer orks osmanische ossi osteuropäische ovale pabst panikmache
    0 parteiprogramm philosophy plantagen plastischen playing plettenberg plädierte pocken poeten polizeibeamter poseidon
    0 potentiale potentieller preiswerter preußisch products proklamation proteinen protestierte prozente präambel
    0 prädestiniert prügelei pudel päpste qualitätskontrolle quereinsteiger rank rasmussen rastplatz realschulen rechtmäßige
    0 rechtswidrige reellen reimen reizende rembrandt rentabel reservoir rfid riemann risikos rollo rothenburg rundes sancho
    0 sanskrit satirischen scharfschütze schatzkammer schenker schleppend schreibfehler schwieg seenplatte segnen seligen
    0 senkrechten sensibilisieren seriöser sexkontakt ship sich's sicherheitslage simulationen singh sofas solidarische sonia
    0 sonnencreme sphären spike spätzle staatsmacht standardisierten stiefeletten strategisches strg stripper ställe sunniten
    0 südländer südöstlichen tannenbaum tarifen teamkollege teilhaber terrier textur theatergruppe thier toby toledo touchdown
    0 tra trauten tres trient tulpen tyson umschließt umwerfend unbezahlte unfallort unglücklicherweise unlustig unplugged
    0 unschuldiger untergekommen unterlassung unterrichte unterschicht valentina venice verantwortet verblassen verdammen
    0 verdaut vereinzelten verfassungsänderung verifizieren verkehrsanbindung verlegten versicherungs versicherungsschutz
    0 verteidige verurteilungen verzweifelter vogler vollkommener vorangehen vorkenntnisse vormundschaft vorschnell
    0 wahlberechtigte wahlkreise wasserwerk weinstein weisheiten weller wertsachen widerwärtig wiedergibt wiegand willibald
    0 wim winnie wirtschaftskammer wirtschaftsleistung wissenschaftlerin woah wohnungs wolfratshausen wyatt würfe wütender
    0 xperia ypg zacharias zensieren zufriedene zurückweisung zusammengefügt zusammenhält zuschläge zustehenden zuviele
    0 zweifacher zweitgrößten zwischenstand zwölfte zählenden ärztekammer ödp üb übeltäter übertritt abby abenteuerlich
    0 abgelassen abgelehnte abhang above abrechnen abschicken abschreckend abstract abwickeln abzuschätzen abzusprechen
    0 achseln acryl adipositas agierende ais alljährlichen alwin amateuren ambitionierten amokläufer andersdenkende
    0 angeklagter angezeigten anging anliegenden anschloss ansiedeln antik antreibt anzueignen anzuheben anzuschaffen ara
    0 armenischen artists atemwege athena atomausstieg auffassen aufging aufkommenden aufmerksamer aufreger augstein aurel
    0 ausgereift auslauf ausrichter auszuweiten backt banana baracken bataillons bayernliga bearbeiter bearbeiteten befristung
    0 begleiterin begnadigt begnadigung begrifflichkeiten behr beisetzung belt benfica bento benötigst bereist bernhardt
    0 beruhigte berüchtigt bescheidener beschlüssen besorg besticht beurlaubt bevölkert beweislast bilaterale bissi bizarren
    0 blocker boards borussen botschafters brandenburgische brandner brentano brilliant broder buchautor buchner
    0 bundeshauptstadt bundestagswahlen buslinie böschung bürgerinitiativen cake camillo carroll celtic chocolate clint coke
    0 dada darstellern deponiert dirigieren diskothek domingo dor doreen drau drehscheibe dropbox durchquert durchzuziehen
    0 edelweiß eduardo effizienten ehrte eil eindämmung einfühlsam eingehender einschüchterung einsendungen ekstase
    0 elbphilharmonie elmshorn ene enns entließ entsendet entzündete eon eps erbitterten erfahrungsaustausch erklimmen
    0 erweiterter eso ester evangeliums facelift familienmitgliedern fanatismus fasnacht faszinierenden fensters festmachen
    0 feuerwache fingerspitzen flamenco flint floskeln following forces formats formiert franks frenzel fritzbox fähnrich
    0 gabor garnelen gastiert gaudi geber gebrauchtes gedankenwelt gekillt geldbuße genealogie geneigten gesamtpaket
    0 geschmückten getaggt gifte gipfeltreffen glock glänzte gläsernen godzilla goodman gotham grafischen grundkurs
    0 grundregeln grundsteinlegung guitar gulag handelten hauer haufe hauptsponsor hausrat hdd hellas henke henrich hera
    0 herausgearbeitet heutigem heynckes hindu hinzugeben hna hock hocke hohenlohe humane hung hungerstreik hus häufiges
    0 identifizierten imaginäre imago impfgegner inflationsrate innenpolitische intensivieren intervallen intus ips ironischen
    0 islamistischer itzehoe jedwede jenner jüngstes kaktus kapellmeister karriereende kathleen keltischen kiessling killen
    0 kimi kindergeburtstag kleinod knoll koennte kommerz kommunikative kongresse konsonanten konsorten kostspielig
    0 kreisgebiet kreuzigung krypto kundendaten kurhaus kurpark kursieren kurtz königswinter köpfige kümmer laken landesliste
    0 landesverbände lcd lebensmittelindustrie leibwächter leif leit leoparden lia liebstes lifetime lights lindgren
    0 logistische lohse lukrative länglich läufts maid maike mak mandela mangas mangold marginal marrakesch marshal martial
    0 massagen massivem matthes medienlandschaft medina meditieren meinungsbildung mellitus menüs meteor minderjähriger
    0 mitbürgern mittelamerika mittelteil mls moechte monopoly mori mumbai mumie mundtot musikszene muskelkater mysteriös
    0 märkische möwen münsters nachgegeben nachstehend nachvollziehbaren nacktfotos nasdaq nestle netanjahu nichten
    0 niederschlagen niedlichen nikola nordwestlichen nude nächstgelegene nähren nüchterne oberursel obschon olympus
    0 ortsansäßigen osterholz ostfriesischen outen overwatch ow paco panthers parasit passus payback pelle perkins
    0 persönlichkeitsentwicklung pesto pharmazeutischen physiologischen pikachu pokalspiel pornografie praktikantin
    0 praktizierte pralle probefahrt produzierenden programmiersprachen propeller prozentual psalmen pusten quetschen rammt
    0 ramstein randalierer ratifiziert razzien reason rechtsvorschriften redewendungen regierungserklärung regionalverkehr
    0 reichsmark reingesteckt relationship religionsgemeinschaft resultierte rheinländer rheinmetall rheintal rheinufer
    0 rigoros rittern rivers robertson rohbau rolltreppe romain ronja rosalie rundweg rupp rückstellungen rüge rüssel saab
    0 sangerhausen schippe schlecker schmerzfrei schmuggeln schnickschnack schnitzler schottlands schreibung schwedischer
    0 schächten sds selbstbewusster sentimental seuchen sinds singende sissi slawen snap snooker sonderangebote
    0 sozialwohnungen spanner spermien spielplätze spiritus sprunghaft spulen ssc staatssekretärin stammplatz standes
    0 starnberger steril stilisiert stilllegung stillschweigend storniert strafvollzug stumpfe stäbe städtebauliche stärkerer
    0 störende sutter tagesgeschäft tampons tauschte territorialen theatern tiefgreifende tivoli tomb topographische
    0 traditionsreichen trainingseinheiten trockenem tropf tätowiert täusche türkisches uhrwerk ultima ultimativen umkleide
    0 umschläge umschulung umstellt unbefristet unbeschwert unbewusste undankbar unentschlossen unerlaubte unermüdlichen
    0 ungerade unsinnige untergebenen unternehmerin unterton unvermögen users varianz vaterschaft veranlassten
    0 verbesserungsvorschläge verde verhilft verkehrten verschwinde verschärften vertraten vervielfältigung verwaltungsrecht
    0 vida videoaufnahmen vielversprechende vierfache viewing volkswirtschaften vonnöten voraussagen vorfalls vorplatz
    0 vorsätzliche vulkanischen wachmann wahlbezirk wahnvorstellungen wahrnehmbar wahrscheinlichkeiten wallach waltz wartenden
    0 waterloo weckruf wehre wehrlos weihbischof weiterzuführen westend wick widerlicher wildpark willenskraft willkürlichen
    0 windrichtung wirtschaftsforschung wirtschaftswoche wise wochenendes wunschdenken wälzen yet zahlungsverkehr zeitlupe
    0 zeitrechnung zelebrieren zentralregierung zeremonien zerkratzt zielsetzungen zurückfahren zurückgestellt zurückgewinnen
    0 zusammenbricht zusammengekommen zustands zuteilung zuweisen zuzuschauen zweitbeste zwinger zwo zögerte zündete äcker
    0 übersetzten abfällt abgesegnet abgewogen ableitet abscheu abschlag abschleppen abspann adaptiert aero affaire ahaus
    0 alban allgemeinbildung allrounder alpe altparteien altötting amir amtsträger analysierte anatomisch anbei angefügt
    0 angesetzten anschlags anschreien apollon appenzell architektin artus arztpraxen asiatischer asp atrium aubameyang
    0 aufgegessen aufgeschoben aufklärer auflauf auftreiben aufwarten aufwändigen aufzusetzen aufzwingen augenzeuge ausgehoben
    0 außenspiegel auszuweisen automatischer backups badener baptiste baronin baseballschläger baugewerbe bauingenieur
    0 baumaterial bauprojekte beanspruchte bedingungsloses befähigung begegne belastbarkeit beliefern benutzername beordert
    0 bescheide beschilderung beschlagnahmen beschreiten besserem bestandteilen beträgen bezirkes bisheriges biz bleiberecht
    0 blitzt bloomberg bornheim braven brezel brighton brisanz bundesbahn bundesverbandes bungalow burda burning bürgerrecht
    0 bürsten caracas carte cedric ces checkpoint checks chors citroen connect context crypto dampfen darlegung datenträger
    0 dazugeben dekadenz demütigen derzeitiger desire dhb dillingen donaueschingen donuts drängeln ducati dungeon dunkelsten
    0 durstig duschgel duzen dürren eckstein ehemannes eichsfeld eigenregie eigentümerin einarbeiten einbezieht eindeutiges
    0 eindringlinge eingangshalle eingesteckt einkäufer einräumt einsatzgebiet einsetzenden eint eintragungen einzuräumen
    0 eisdiele eiswürfel elastisch elder elementaren embedded empires empore entbehren entspanntes erhebliches erhört erkauft
    0 ernüchterung erstehen erstrahlt erträglicher eröffne esv ethnischer eurokrise fachärzte fahrweise faso fate faustregel
    0 feigling feiglinge fellow fernost ferse feuchtes feuerte finanzielles fingers floor fortgang fortschreitende fowler
    0 freelancer freibier freilichtmuseum freistadt furchtbarer fördergelder gan gastgeberin gavin gebraut geigen gemeinten
    0 gemütliches genscher gentrifizierung geologen geprüfte geradewegs geretteten geräts gesamtwerk gesandtschaft geschmäcker
    0 geschäftsreise geschützter gestrandet gestörten gesundheitspolitik gewettet gewinde gewährten gewöhnliches giants gibbs
    0 gibs glashaus goldpreis gotische gotta grammar greene grünberg grünkohl gti guillermo hale hambacher hanni harder
    0 hauptdarstellerin heard hebräische hee heinze heit herausgenommen herodes hex himmlisch hinrichten hochgezogen
    0 homeoffice huhu hurricane hyde hydra häkchen hängende höllisch ideales igitt ihr's importierte inch
    0 informationsaustausch informationsveranstaltung inserat integral interessengruppen invest ireland isn jahreshälfte japp
    0 juno kardinäle karina kata katakomben kautschuk kayser kehrtwende kerlen kiwi klient klopf klugheit knotenpunkt
    0 konfliktes kontostand konzipierte korreliert kosteten kreisklasse kriegern ksk kun kunstsammlung lebensverhältnisse
    0 lederer leerlauf leistungsfähige lemke lettern levin libre liebermann liebevoller literature loewe logen loszulassen
    0 lucifer luz maass mam mansfeld marktanteile markthalle marquardt marzipan mba mechatroniker melsungen
    0 menschheitsgeschichte meredith messegelände messlatte messtechnik middelhoff militante milwaukee mindert mitgearbeitet
    0 mitgezählt mittagstisch mittelrhein mittelstufe modulen mongolen musikgeschmack musiktheater musterbeispiel nachbau
    0 nachfolgers naruto nebenwirkung nigger njw nuggets nähmaschine oberklasse objektes ochs offense ohg oho opec ortsverein
    0 ostfront otter papierkorb parmesan parteilos pavillons pawel perfide philosophieren physiologische planmäßige plastisch
    0 platzte plünderung pod pornostar pov privatvermögen produktiven protestierten prothese präsidiums psi punktuell puren
    0 pyrenäen quellcode quellenangabe rabbit rahmens rammen randall rangiert rausgehauen rauszukommen rec rechtliches
    0 rechtsstreitigkeiten reformer regularien reichel reinlassen reinstecken reizend relativitätstheorie reservat
    0 reservierungen restriktionen rettungsaktion ria richterliche risikomanagement ritterschaft role roxy rundreise
    0 rückzieher sanktion sarkozy sars schaller schecks scher schmankerl schmelze schongau schwimmende schädigt schäfchen
    0 segmenten selbstmitleid seniorin sexual shipping sichtbares sigismund singend slowenischen smoothie sonnenbrillen
    0 soundcloud spain spaziert spesen spielbar spirituosen spongebob spritzer spritzte spross sputnik späteres spürbare
    0 stagniert steigendem steuererhöhungen stimmberechtigten stocker straffen stranger stutzig städter stürmische
    0 subventioniert suchergebnisse sumatra supi surf symptomatisch tabellenführung tangiert tap tarifverträge tchibo
    0 technologisch texter thermen tierärztin togo tornados tröpfchen turnverein tälern ukrainisch ullmann umgangsformen
    0 umrüstung unentbehrlich unisex unterleib unterordnung untertauchen untätigkeit unzulänglichkeiten unübersehbar ural
    0 valve vaterländischen verbindlichkeit verblendet verdoppelung verdünnt verf vergebenen vergrößerten verifiziert
    0 verkehrsverbund verkörperung verminderung vernachlässigte verpönt verschwommen verwahrung verwaltungsgemeinschaft
    0 verwerfen verzieht verzinsung vinzenz viral virtueller visitenkarten vogels volksgruppen vollumfänglich vonstatten
    0 vorentscheidung vorstandsvorsitzende waffenlieferungen walliser waschlappen waters wattenmeer wegfahren wegkommen weihen
    0 weihnachtliche weitblick weltausstellung weltgesundheitsorganisation weltgrößte wendler werfer werktags wetterau
    0 widerlichen widmann wiedenbrück wiederzufinden wilma winkelmann winkeln wirksames wolter xyz zartes zeitrahmen ziviler
    0 zurückzuholen zurückzunehmen zusagt zusammenführung zusammengehalten zusammenreißen zusammenschließen zuschreiben
    0 zwickmühle zwischenbilanz äußerer öfb übernommenen übersprungen aaah abgebildete abgeriegelt abtrennung abverlangt
    0 accord adlige adventszeit akademisch akribisch allegro allianzen altere amstetten anbringung andeutet anfingen
    0 angemessenes ani animals ankreuzen anmutende annas ansiehst anzufertigen apartments apex applied armand arrogante assist
    0 assmann auditorium auffälliges aufgefahren aufgekommen aufstiegs aufzuwachen ausbildungsplatz ausführenden
    0 ausgangssituation ausgehende ausgezählt auslese ausschreiben auswechseln auszügen automatisches automatisierten
    0 autopilot autoreifen avant avery bae baer bahnt bai baku barbier bataillone baxter bds bedienten berechnete besoffene
    0 bestieg betäubungsmittel bias bildungsarbeit billion blablabla blickfang blondinen blumenkohl bmx boo breitenbach
    0 britannien bronx buchhandels butt byte callcenter carpenter cbd cecil charakterisieren cheerleader chemo chilenischen
    0 christchurch clooney complex datensicherheit datieren dauerhafter daz dazugehören december dekorationen democracy
    0 deutschsprachiger dezentral dezidiert dig dion diw draft drahtzieher drews drohender drückten durchgehenden
    0 durchgekommen dämme däne ecstasy edelmetall ehlers eigenbedarf eigenmächtig eindrücklich eingebrockt eingeloggt
    0 eingeweide einladend einstweiligen ellie enders energiegewinnung energiequellen enjoy entgegengesetzt entreißen
    0 entschlüsselt erbauung erbschaftssteuer erc erdnussbutter erfrieren erkaufen erlanger erlebbar erlenbach erlittenen
    0 ernie erreichbare erreichbaren erschaffung erwirkt erzeugnissen ethernet europaweiten evo ewr fabrikanten fachgruppe
    0 fachtagung fad fahrlehrer farbton federführend fehlers fellner fernsehsendung fertiges festakt festgestellten fitch
    0 flensburger flinte foley folgekosten frachtschiff franzi freiberuflich freiheitskämpfer frontex fußabdruck
    0 fußballverband fußgängern fußnoten futsal futtermittel fähren führ gaia gastwirt gateway gebar gebärdensprache gefahrlos
    0 gefährte gehemmt geislingen gelernten gemach geneigte gens geschehnissen geschirrspüler geschlechtskrankheiten geschubst
    0 geschäftsmodelle gesellschafts getesteten gewerbeflächen gewichtsklasse gezahlten ghettos glarus glaubensgemeinschaft
    0 glichen glühende goldschmidt gpu grabsteine grundstock gsm gusto gündogan habermas hana hangar hannoversche har
    0 heilbronner heiteren hellbraun hellste herausragendes herta herzfrequenz hessischer hilfskraft hilfsmitteln himbeeren
    0 hinausgehende hindus hintergedanken hinzugezogen hochfahren hochglanz hochrechnungen hochzuladen homöopathische honnef
    0 horb horoskop hummeln humphrey ibbenbüren idyllischen iec impfstoffe individualisierung industriestaaten inf infusion
    0 ingenieurbüro inhaltlicher inhaltsangabe injiziert inländische innerstädtischen innovativer irrational irrationale jacky
    0 jahrzehntelange jakobus jasmine jc jecken jj jogger josefine juristisches jährig karawane kastriert kathi kehr kelle
    0 kendall kerbe kernkraftwerk kirschbaum knauf knechtschaft kneipp koblenzer kobold kocher koffern kolumbus kolumnen
    0 komplettiert konfisziert konservatorium konserviert kontexten kontroll konventioneller konversion kos kreuzzüge
    0 kriegsschiff krähe kunsthaus käufern laber lagerfeld landesbibliothek landgrafen laufband lautem lautsprechern
    0 lebendigkeit leeds leibnitz leichtsinnig leidenden letztgenannten lichen limes linn lip lohne lumpur lung lügst
    0 machtverhältnisse mackenzie mangelware marienplatz maritim martyrium mathis mccain mea meisner mercury mhh milligramm
    0 miltenberg mineralogie modifizieren monet montieren moose motivierter moves murmeln nachlässig nachlässt nachm names
    0 naschen natürlichem nektar nell neoliberale ness neurologischen newsticker niedergeschrieben niederschrift niklaus
    0 nomaden nordöstlichen norwegisch notice nut nz nötigste oboe ohje ollen organization osiris parlamentarismus parsons
    0 partiell patenschaft patientenverfügung patrouille pazifischen personengruppe pfizer pflanzt pfütze philosophischer pico
    0 piemont pins pocht polarisiert polizeidirektion privatdozent privatschulen producer profite proxy präferenz prägnant
    0 präsidentschaftskandidat psych psychotherapeut pumpt pädagogischer pünktchen questions racer raja rasierer rastet
    0 rathausplatz rathenow raubtiere rausgesucht rechtsruck referate reference reges regionalbahn regulärer reichhaltigen
    0 reicht's reiser relaunch relax reno renovierungsarbeiten repressalien retour ridge riege ringstraße riten rucksäcke
    0 ruhte rumhängen rumsitzen russischem rückwand saarlandes saarländischen sammel satzzeichen sausen schelle schliff
    0 schlossgarten schlüsselanhänger schmelz schneeflocken schnüren schont schwabing sehenden selbiges selbstironie
    0 selbstkontrolle selbstreflexion selbstverwirklichung sieber simbabwe sinus sirius skandals skater sohns sonnenschutz
    0 sooooo sopranistin sozialistisch spekulanten sperrte spiegelung spielertrainer spießig staate staatsangehörige staatsrat
    0 stadtplaner standardisierung steigungen stellv stempeln stimmst stimmts stoßstange strahlendem streichquartett
    0 strompreis strömten stutzen sultans supplement surprise syrisch systematischer talbot talentierten tapeten terrormiliz
    0 theodore thront thumbnail titelverteidigung tores tritte trivial trüb turms twittert ugh umbauarbeiten umweltschützer
    0 unangenehmes unbedeutende unentdeckt unerlaubt ungelöst unglücklicher universitären unruhigen unsicherer unt unterkommen
    0 unterrichtsstunden unterstellte unterstellten unvernünftig unzucht usv varietät ventilatoren verachte veranstaltern
    0 verarsche verbissen verdreifacht vergleichs verkleidete verlauten verpennt verschmutzt versüßt verträglich verurteilter
    0 verwaltete verweigerten verzeihe verzerrte verübeln vespa viereinhalb vierjährigen violetten vorbeikommt vorbildfunktion
    0 vordenker vorgesetzt vorgetäuscht vorneherein vorrätig walters warfare wear weia weiland weinst weltwirtschaftskrise
    0 wertverlust westdeutscher wickelt willigen windes windrad wintergarten wirtschaftsgeschichte wissenschafts witziges
    0 wolfs wos wusterhausen ww würdenträger yorkshire zauberstab zeitgemäßen zimperlich zivilisierten zuckte zurueck zwinge
    0 zähl zäsur ölen überschaubaren übertriebenen abbey abbildet abdrücke abfallen abgab abgegebene abmachung abmelden
    0 absieht absterben abwertend addieren adelige agents agitation akkorde albrechts allerletzten alljährliche altlasten amin
    0 among anfeuern angefallen angestammten anhängerschaft anrufbeantworter ansprach architecture arjen ark artikulieren
    0 aschersleben atatürk atomaren attac aufgespürt aufregendes aufwenden aufzubewahren augenblicken auktionshaus ausflügen
    0 ausgebaute ausgeglichenen ausgeschiedenen ausgewachsenen ausländisches ausläuft außenstehenden aussichtspunkt avignon
    0 bao barbarei baskets bbq beckett bedauerte bedingungslosen befüllt beglückt bentheim berchtesgadener bereithalten
    0 bergische bermuda berufsbezeichnung beschlusses besetzungen bestatter bestellst bethesda beuth bildqualität biotop
    0 birkenau blattes blutprobe blähungen bootes booth bosheit botaniker boykottiert brake brandy brächte brück bsv
    0 buckingham bundesligist bundesstaates camus charakteristika charmanten chun cinderella conte contemporary cord crow
    0 cynthia dalton dauerregen dazugehört deckungsgleich deklaration dekorative delbrück delfin demi departements
    0 deutlichsten deutungen diagnostizieren dialyse dichterin dieben dina dinslaken direktmandat dirigiert dissidenten
    0 distanzierte dokumentierten dramas dre drecks dubois dwight düsen edda edited ehemänner ehingen ehrenzeichen
    0 eidgenössische eindringt eingefunden eingeständnis einkaufs einkehr einschlägt eisbär eko elektroniker eliot enbw
    0 endverbraucher entbindung enthauptung erbärmliche erklang erneutes ersatzlos erstelle erstrebenswert essbar evers
    0 existenzen fandest fangemeinde farbiger farbstoffe fehlentscheidungen fehlgeschlagen feldmann felicitas fernwärme
    0 feuerwehrhaus fingerspitzengefühl flüssigem flüsterte forschungsgruppe fremdschämen friedl fährmann führern fünfer
    0 fürther garching gefürchteten gegenpol gegenübergestellt gekotzt gekreuzt gemeinderates genanntes gertrude geräuschen
    0 gesamtergebnis gesamtwert geschliffen gespeicherten gestalter gesäß gewichtet gewohnter gezeiten gladbacher gleichstrom
    0 glänzender goldmedaillen grete greven großbuchstaben großflächigen grundgedanken grundrechten grundstimmung gütig hakan
    0 hanke hanks hausaufgabe hayek heimischer herauszuholen hinauslaufen hinführen hormon hänger häufchen hölderlin icd
    0 initial innenstädte insolvenzverwalter instinkte inszenierten integrative intentionen internetportal interpretierte
    0 intrige introduction jamal jargon jau jedweder jk judge justizvollzugsanstalt jämmerlich kaffeehaus kardashian
    0 kardiologie kasino kehrseite kernkraftwerke kev kinderleicht klassenraum klempner knackige knarre knicken kochte kogler
    0 kollidierte kolloquium kolumnist kompakter komplexere konditorei konfetti kontonummer krafttraining krawatten kreation
    0 kundenzufriedenheit kurbel kurswechsel körperpflege kübel kümmel lac lackierung ladekabel lanciert landesgrenze
    0 landtagsabgeordneten laurel leander legalisiert leggings lehrenden lehrveranstaltungen lernende ley lichtern lichtquelle
    0 liebespaar lieblich lig liiert litauischen literaten lukrativ lumia lächerlicher mageren mahlen mahmud mailbox
    0 mancherorts marguerite marley marlon medienunternehmen meeresboden melle menschenmassen mey mielke millennium minijob
    0 minutenlang mitgetragen mitlesen mitmischen mitteleuropäischen monoton mopo mor moreno muessen mumm mundharmonika
    0 musikunterricht mvg mähne mörderische möwe mündete müssig nachholbedarf nachlegen nachspiel namensänderung namhafter nan
    0 networking neunter nidda niemandsland nivea niveaus oberarm ordnungswidrigkeit ortega ortung ostalbkreis paarweise
    0 pakistanischen paläste papenburg paradigmenwechsel parteivorstand passives patzer pausiert perg pestalozzi
    0 pflegebedürftigen phänomenal pioneer piss pizarro planlos polarisierung politikerinnen poly populärsten portfolios
    0 produktpalette professionalisierung projektmanager proletariat präses puste pvp pw raffinerie rammte rangehen
    0 rausgenommen rays reaktionäre regular reinhart reizvolle religiosität rennbahn rent retteten rezeptur rhythmischen richt
    0 richtigem ringsum rohes romana roos rory roswitha rotieren rowohlt rsv rüberkommen rührei sabbat sakko salate salomo
    0 scans schaaf schaltungen schamanen schlagabtausch schleuderte schlimmstenfalls schmeiße schnappschuss schulmedizin
    0 schäffer schützte seefeld sehnsüchte selbstbestimmt selbstschutz senftenberg sensibilisiert signalen sinatra sis
    0 sitzbank sj skipper slowakischen sodbrennen sommerurlaub sowjet sowjetrepublik sparsamer speiseplan spendenaktion
    0 spielerischen spitzenpolitiker spremberg spätherbst staatsdienst stadtbezirk stadtgemeinde stadtverkehr stammkunden
    0 standardwerk staunt steirische stiftes stiftskirche strahlender strebe stuft städtepartnerschaft stöhnt sulz
    0 südkoreanische südwestlichen süßwasser tagesthemen taschentücher teer telefonie thale thaler theben thurn todt
    0 trainierten trakt traumjob triggern trinity trägers trägheit ufos umgestiegen umkämpften unbedingte unbesetzt ungeahnte
    0 unglücks unheilbar unpraktisch unprofessionell unsterblichen untauglich untragbar urenkel vandenhoeck vatikanischen
    0 verbrennungsmotor verdächtiges vereinheitlichung verhandelbar verjährt verkrampft vernichtungslager verschlimmern
    0 verschlossene verschollenen versorger verspüre versöhnt vertriebene verwaltungskosten vibriert videospielen vielfachen
    0 vierjährige vimeo vincenzo violoncello visite vivien voices volksinitiative volkspark vorgemacht vorhinein wagnis
    0 waltraud warenhaus warteschlange watts weggefallen weggefährten weltsicht weltweites widme wiederzugeben wildcard
    0 willige wissensstand wohlbehalten wortlos wunderkind wählerschaft wörterbücher xvii yorks zerstritten zitadelle zufuhr
    0 zusammenpassen zwangsarbeiter zwillingsbruder zähen äquator östlicher überblicken überbrückt überzogenen abdrehen
    0 abgebogen abgefallen abgerutscht abgeschreckt abtreibungen abweisen abzielt abzuliefern aga agreement airbag aktionären
    0 albanischen allradantrieb analytik anatomischen anfangsbuchstaben angebrochen angerührt angeschlossene angeschrien
    0 angewidert anhalts anhängig anmassend anschaffungen anschaffungskosten anything anzuzünden applaudieren aso assists
    0 attitüde aufgeblasen aufmerksamen aufwiesen ausbaus ausgereicht ausgerutscht ausgeschildert ausgezeichnetes außengrenzen
    0 ausspioniert ausstehenden austragung austrocknen ausübte autorennen ballbesitz ballerina ballermann barmer barrierefreie
    0 barthel barton basierenden bauträger beachtete beanstandet bedeutungslosigkeit beeindruckendes befindest benachteiligte
    0 benefiz berufliches besatzer beschmiert beschwört bestenliste bestohlen bestärken besänftigen bevölkerungsschichten
    0 bewerfen bewähren bianchi bindegewebe blackbox blasorchester blast bloody blumentopf bolton brandneue brech breitbart
    0 bremens brennweite brink bräunlich bugatti bums bundespost bwv bürokratische came cg chai chapeau chemical christophe
    0 chronist chu circuit cochem commonwealth corso daches dachterrasse darstellende datums daun delphine demütig deute
    0 device diagramme didaktische dienstreise diskurses dissertationen dlrg doms draghi drecksau dresdens drift drugs dun
    0 dunn durchsetzten düse eckernförde eckhardt eckhart eckig edo ehrenfeld ehrgeizige eileen einfälle eingerahmt
    0 eingeschult eingewandert eingrenzen einlauf einsatzbereitschaft einschlägig einsichtig einwendungen einzelzimmer eisigen
    0 elektrogeräte elektron empfindest empfindlicher entfachen entgegnet enthaltung entlohnt enttäuschte entworfene
    0 erbschaftsteuer erdnüsse erfreulicherweise ergänzenden erlebst erotischer erschwerend erstarrt ersteren explosive
    0 facharbeit fade fahrtkosten faktum familia familiär fanboy fatalen fehr feingefühl fernsehprogramm ffc fidschi finales
    0 fleckchen forschungsgemeinschaft freilassen freistellung fruit functional fürsprecher gadgets ganztagsschule gebauer
    0 gebogenen gedenkstätten gefiltert gegenwert gehäuft geköpft gemalten geratenen gesagte gesichtserkennung gesteuerten
    0 getankt gewaltanwendung gewollte glimpflich glorreiche gottesdiensten grabes greuther grundbesitzer gwen göbel
    0 göttlicher haager halbfinal hanauer handballer handbremse handelspartner handschriftlich hannoveraner hansjörg
    0 harmonisierung heiser herleitung hexerei higher hilfswerk hingekriegt hinzustellen hochschulreife hohenheim hollow
    0 hoover hosting hotellerie hundertmal hydraulische hät höhenflug hütet ibu ideas ilias immigration improvisiert
    0 industrieunternehmen innehalten innenpolitischen innig insta intakten interactive irdische irritieren irritierend ismail
    0 israeli issue jaa jain jakobsweg jetziger kal kanzlerkandidat kapitels kapitäns karlsbad kaufmanns kerr kiesel kiki
    0 kinderschänder kirchenkreis kits kleeblatt klitschko knackigen knechte kompatibilität kompost kompromisslos kontrakt
    0 konzerthaus konzertsaal kopfhaut koppel kpö kraftfahrzeugen krapfen krebserkrankung kreisky kristen kronberg
    0 kronleuchter kruger krönen kämpf kö kölns königliches küchenchef kümmerten labrador lagerstätten landesgartenschau
    0 landesverteidigung leah lebendes lebenskraft lebensretter leberwurst lederhose lehman lesbarkeit leseprobe levante lj
    0 luchs lukrativen lupus lustspiel löschte macdonald materialismus mayonnaise mehraufwand mein's melancholische
    0 menschlichem mephisto messgerät mig migrationspolitik mim mindener mindest mis misslang missverstehen mittelständler
    0 mollath monheim monographien monstern moralisches motorisierten musikers mutanten mutwillig mächtiges mödling mühlheim
    0 nachbarort nachbarstadt nachschlagewerk nachtclub nachttisch nachziehen nervenkitzel netzhaut netzwerkes neutralisieren
    0 niederösterreichischen nordseeküste nous nuclear nährstoffen nüssen oberstein oculus offiziers opferrolle orang ordern
    0 ordnungen ortsbeirat osterfeuer osterode palästinensern pampa panische papageien papiers peanuts pga platons
    0 plattenspieler potenzieller ppp preisniveau preiswerte priesters prinzips privatisiert profession projektionen projektor
    0 psychosen quarter rag rauskam rauszuholen reddit regierungspräsidium reingekommen reite resigniert rgb rute römisches
    0 rüstungen sax schaefer schamlippen schen schleichend schlossberg schlossplatz schmälern schulmädchen schutzlos
    0 schwalbach schweigens schwertern schwerverletzte scr seasons seefahrt seitenwechsel selbsternannten selection semesters
    0 sergei settings seufzen shared sheila shore siebenmal sigi sinnlichen sintflut sites sith skispringer solarstrom som
    0 sozio spanisches spezifikationen spielerei spielverlauf stadtkern stalinismus stativ stehts steinchen sten stigma
    0 straftatbestand subjekte subvention sup supporter svw sy sägewerk taschenmesser tdi teamchef telefonsex temps themse
    0 tilman tonband torchancen torf torpedos transen transferiert transformers traumfrau treffende trendy trent trias trios
    0 trittin trotzig typhus tyrann umhüllt umrisse umts umweltbundesamt unbeachtet uneinigkeit ungeklärten ungewisse
    0 ungewohnten uniklinik unkommentiert unregelmäßige unschlüssig unspektakulär unterschritten unterstellungen unterstützend
    0 unverhofft unzulässige unzumutbar usc verabreichen verantwortungsvolle verbauen verbesserter verbiete vereinfachten
    0 vereinsheim verengt vererbung verflogen vergleichbarkeit vergoldet vergänglichkeit verkehrspolitik verletzungsbedingt
    0 verlässlicher vermeintlicher vermögensverwaltung vernetzten verstümmelt versäumnisse verteidigungsministerin
    0 verzichteten viewer vive volatilität vorgelegte vorstrafen vöcklabruck wahrheitsgehalt wanzen wd wegschauen weigerten
    0 weihnachtsgeld weihnachtsgeschenke weinkeller weißenburg weiterbildungen weiterempfehlen weltanschauungen werber wespe
    0 wiederfindet wimmelt window winkte wirkens wirtschaftswissenschaftler wohnhäusern wählerinnen ye yoda zaghaft zahnersatz
    0 zarter zauberflöte zeitlicher zugangs zugemacht zugeschaut zugesehen zugrundeliegenden zurückverfolgen zurückzieht
    0 zusammengebaut zuspitzung zusteller zwangs zweigstelle zwischenmenschlichen zähneputzen überdachte übereinstimmungen
    0 überfällt übernatürlichen überschüsse abgemacht abgeschlossenes abgezockt absurdität abtauchen adventures afdler affairs
    0 affekt agrarpolitik ahne akk aktionsplan altenpfleger alternatives altersstufen andermal andromeda angeheuert angelogen
    0 angemeldete angesehener angeworben ankommenden antalya antifaschismus antoinette anyone arbeiterschaft areale armani
    0 armbrust attestiert auffahren aufgeboten aufgeweckt aufgreift auftauchten augenmaß ausgingen ausländerbehörde ausstrahlt
    0 austeilen authentischer bak baracke bastel baufirma bauform bauherrn baumaterialien baustoffe bdi beabsichtigen beet
    0 begünstigten behaarten behandle behütet beirren bejaht belagerten bello beschlagnahme besoldung bestandenen betrage
    0 betriebssystems bev bewunderer bib bilbao binz blah blickkontakt boat bondage breitem brendan bronzezeit btc buchanan
    0 bundeskriminalamt bundespolitik carry cgi challenger changes chefredakteurin choi choral claim cock collier
    0 computerspielen conway coolste cornflakes cortina criminal cupcakes cyril cz dahl dampfmaschine debütalbum dekorieren
    0 delivery deputy despoten dessauer detonation dienlich discount diskussionsrunde domkapitel doppelzimmer dramatisches
    0 dreiecks drops durchreise dämmung eckpunkte eclipse edles eichmann einbilden einfachem einflussfaktoren eingeschränkter
    0 eingespannt einigt einparken einzahlungen eisenhüttenstadt eisleben empfanden empfundene empfängers engste entbehrt
    0 entkräften entkräftet entwickeltes erbärmlichen erdbeere erinnerungskultur erleichterungen ermuntert erniedrigung
    0 ersehnten ersetze ersucht erwerbstätige erzfeind fabel fachlicher fallzahlen fas fcn fehlermeldung feindseligkeit
    0 feldkirchen fever filmmaterial flachland flitterwochen flocken flotter flugs flüchtenden flüchtlingskinder forelle
    0 forellen forschungsarbeiten framing frischkäse frisör funktionellen funky fußballplatz fußballstadion förderschule
    0 fürchterliche galler galopp gareth gebräuchliche gefahrenabwehr gegenrichtung geilheit geklopft gemeinderats
    0 generalmajor generalsekretärin georgina gepachtet gereift geschlossenem geschwommen gesellschaftskritik gesetzeslage
    0 gesundheitsförderung gesundheitsministerium gewagte gewerbetreibende gewänder geäußerten gianni glasklar gleichnis
    0 glücklichste grammy grausamer grausamkeiten gravierender grenzschutz großhändler groups größenwahn gründern gründlicher
    0 grünwald guest halbmond handlungsfähigkeit handzeichen harding hardliner hattrick hauptgeschäftsführer headhunter
    0 hechingen heilkunde heimatschutz helix hemingway herankommen herausgegebene herzlichkeit herzöge hexenjagd hifi
    0 hinterrad hinterteil hinwendung hirsche historical hitlergruß hochbau honoriert hungrige husch hydraulischen hürth
    0 illustrator imagination imame importierten induktion industrieländern industrienationen inkludiert instrumentalisieren
    0 instrumentalisierung interessanteste interessierter interpol invasoren investiere isabell issues jahreszahlen jahrgängen
    0 jahrhundertelang jerusalems jugendabteilung juliana kabeln kalkulieren kanister kants kanzlers kapern kapp kaschmir
    0 kingsley klaue klebte kleinbauern kleopatra kommunistischer komplott kondensator konstatierte kooperativen korkut
    0 kraftfahrer kraftvolle krankhaft kreisverbandes krummen kundinnen kunstakademie kunstschule kursziel körperteil kühnen
    0 lammert landesamtes landesmeister landesrat langfristiges langsames laws lebensabend lebensgrundlage legalisieren legat
    0 leitmotiv lerner libysche liebenswürdig likör limbach lips lis lombardei lorsch losung lul lösbar machern maduro
    0 mahnwache manipulierte marder marktforschung marxistische masseneinwanderung massenhaften masturbiert mathematischer
    0 medaillon medizinern meike mens metrik metropolitan mietpreis minna missverständlich mitbestimmen mitgeben mitgebrachten
    0 mitreißen mitverantwortung modelliert modifizierten modisch modische montpellier mort mozzarella murdoch murmelt murnau
    0 muttis myspace mäßiger mörders nabel nei nervensystems nervenzusammenbruch nestor neuenahr niederländischer notdürftig
    0 numerische nutzbare nutzers obsession ochse ontario optimaler organisations osborne otte outsourcing paarmal panini
    0 paracelsus parteispitze passierten patterson pauly pereira persönlichkeitsrechte pine pkws planwirtschaft plünderungen
    0 polizeisprecher poll porträtiert posiert preist premieren premierministerin privatrecht produktionsmittel prospekte
    0 protokolls prägend pssst rauer rave rea reaktionszeit rechtsextrem rechtswissenschaften rechtzeitige reeves reformierte
    0 regierungspräsident regis reims reingehen reisezeit relationen rettungssanitäter rheuma richterlichen rna robusten
    0 rockefeller rollator rosslau rosso ruhenden ruhestätte sakura saldo salome salto sana saunders schah scheibenwischer
    0 schenkten schergen schiele schlauchboot schmoren schober schulbesuch schulbücher schulwesen schw schwenkt schwereren
    0 schwingung schädlicher schönfeld selbstorganisation selena seneca seniorenheim sensibilisierung seriennummer sesshaft
    0 sichs signaturen silence sinkender sitzungssaal skandinavische skifahrer slogans smoothies solaranlage someone
    0 sonderheft spaces spaziergänger spitzengruppe staatsbesuch staatsschulden staatsverschuldung stadtgrenze stadtrates
    0 startlöchern steckbrief stehenbleiben sterns stilistische streber streichelt streut strukturieren tanzschule tatwaffe
    0 tauche tec telepolis terrorgruppe thermomix thorax tic tobte tollsten tonart tonnenweise torpedo torschützenkönig
    0 totalitäre tragbare traumata tre träumst ttc tumult turbulenten tutti tätowieren uhrzeigersinn uhu umfragewerte umhin
    0 unabsichtlich unbestimmten unbewaffneten unding unentwegt ungewohnte untergetaucht untern untreu unwählbar urknall
    0 urlaubstage usk vale valide vandalen vdb vektoren verbeugung verfluchten verjüngt verkündeten verletze verlier
    0 vermeidbar vermeide verordnen verortet versammlungsfreiheit versetzten verstummen vertreters verwalteten verwendest
    0 verwirkt verwischt vibrationen vietnamesen visionär vivaldi vollmachten vorbeigefahren vornehme wahlkreisen
    0 wahrscheinlichsten waldgebiet waller wasserzeichen webb weben webers weißbrot weitsicht westberlin westeuropäischen
    0 wiederaufstieg wiederentdeckt wilhelmsburg windgeschwindigkeit wirbeln wirkst wirtschaftslage wittern witwer write
    0 würste zebras ziemlichen zionismus zugegriffen zukünftiges zurückgeholt zurückgerufen zusammenfassungen
    0 zusammenzubringen zuschauerzahlen zuschicken äußerster über's abbremsen abenteuerlichen abgeleitete abgestimmte abholt
    0 able ablehnende abschlusstraining abstufungen abzufangen abzuheben abzuwägen adjutant aggressives akira akkulaufzeit
    0 aktienkurs aktuellsten alberne alder algerier allmächtige along alteingesessenen anbrennen ancient angeliefert
    0 angetrunken angreifbar animierten anlagenbau anregend ansteigenden anzügen apfelkuchen approbation aquarelle arbeitsort
    0 arctic arkaden armutsgrenze asb atmosphärische atx aufbauten auffliegen aufgelösten aufladung aufrichtige aufschließen
    0 aufschneiden aufsichtsratsvorsitzender auftritts aufzuziehen augenfarbe ausgeschlagen auslage auslagen ausschaut
    0 aussehens außentemperatur aussichtsplattform austern auszuarbeiten auszubrechen auszukommen authority autopsie autoritär
    0 avi babel bades bale banjo bankiers barbarossa beamtin bebel bedaure bedienstete beerdigungen befindlichkeiten beg
    0 beglücken begünstigte beharrlichkeit beihilfen beiße bejubelt bekenntnisse bernardo berufsverband besatzungsmacht
    0 bespielt bespricht betz bildungszentrum bilfinger billigere blanken bleich bleiche bleichen bloßem blumenthal bolle bomb
    0 bra brisante brixen brummen buddhistische bummeln burma bürokraten caleb cardiff career cato cesar chaotische christl
    0 cosplay creepy cromwell curie datenmengen daum desmond deutlichkeit diagonal dieselmotor dieu diffamieren diffuse dio
    0 dirigierte diskreditiert drehort drehst dreifaltigkeit dressing druckluft drug duh durchblicken durchbricht durchführbar
    0 durchgeknallt durchschneiden edison eigentliches eingefasst eingeleiteten einzufordern einöde eliza emi empfundenen emrk
    0 endprodukt endzeit entre entsprungen entweichen entwicklungsgeschichte entworfenen eppendorf erdacht erdbeer erlernten
    0 ermangelung ermüdend erpresser errechnen erstmalige erstrahlen erträgen erzählerin esports faible faktischen
    0 falschparker fands farbstoff feldberg feminin ferrara filialleiter filmstar flemming flickr fließband flitzer fontaine
    0 formte formula fortsetzungen frack fraser freikarten freizeitgestaltung freya fristgerecht frühgeschichte funktionären
    0 führungsriege gastronomen gebietet geflecht gegenseitigem gegenübersteht gegolten geheimrat gekleidete gelagerten
    0 gelenken geltendmachung geoutet geradlinig gesamteindruck geschmuggelt gesetzgebers gets gewaltbereite gewehren gewürz
    0 giacomo glawischnig gleichschaltung gmünder gossip grenzöffnung grid großkonzerne groth gruppenarbeit grünland guild
    0 gusseisen gutgeschrieben gürtellinie hades haette haien hak hanser hashtags hauptamtliche hauptplatz hauptpreis
    0 haustieren havelland hecker hegemonie heimniederlage herauskam hernandez herwig herzlicher hewlett hindi hinlänglich
    0 hintergrundinformationen hinwies hirschberg hochschullehrer hoffnungsträger hopper hunderter ideologen idyllisch ifo
    0 igen iger indy informelle inständig intervalle irischer ischl ismael istanbuler jagst jennings jogi joschka jt
    0 jugendmannschaften justine kamst karotte karrenbauer katechismus kellern kennzeichnend kerpen klammert klargemacht
    0 klassentreffen klau klebrig klink kloß knochenmark kompetenzzentrum kontaktiere konvergenz korken kostengünstiger
    0 kostprobe kotflügel krankheitserreger kritisiere krüppel kubaner kulturhaus kunsthändler ladefläche landesvorsitzende
    0 landesvorsitzender laue lazio leak leonid leuchter liane libido lilie linder lineal lire logic lohr luiz mabel machste
    0 mailadresse maischberger makes maserati massenproduktion mattes maz meide menstruation messers miesbach mietrecht
    0 mikrofone millimetern mitfahrgelegenheit mittragen morgenröte mourinho muskelkraft männerchor mäuschen mörderischen
    0 mörser müritz nachtwächter nanu narzissmus nationalfeiertag naturfreunde natursekt naturwissenschaftlich nazizeit
    0 nemesis netzpolitik nitrat normalisiert nouvelle novartis nutzfahrzeuge nylons octavia omni orb orga originaltitel
    0 ostblock osttirol ovalen packet palo paola parabel payment perverser petermann pfeilen phosphat pinto pirates pis
    0 planning powered prahlen primera profitierten puder putschversuch pädagogin pässen quadrate quattro quellenangaben
    0 ramsey raserei raushalten rauszufinden rechen rechtspopulistische renovierte reorganisation reproduziert retina
    0 revidieren riesenrad robotik rodney rohrleitungen roots rosie rotary rumänisch russel räum rückbank rückert sabotieren
    0 samariter satellite scheinbaren scheinheilig schell scherzt schieflage schilf schlachtung schlafend schlendern schlumpf
    0 schonend schuhwerk schulalltag schulferien schwalben schwangerschaften schwechat schweizerischer schwenk schwimmenden
    0 schöneren schüssler schützenden scifi scouts seeger sehenswerten seitwärts selbstbestimmungsrecht selbsterkenntnis
    0 sellerie senkrechte sensationellen seriosität sexvideo siegtreffer singapore sisi sitzplätzen sixtus skelette skurrile
    0 smoking soltau sonnenblumen sonneneinstrahlung southampton sozialsystem spacex sportliches sprüngen spülung staatsform
    0 stadtauswärts stahlen statisten staut stehle steht's stimmabgabe stimuliert sting stolperte streckenabschnitt
    0 streckenweise sträuchern ställen suboptimal suffix suiten sulzer synchronsprecher säuberungen südafrikaner tanzenden
    0 tausendfach technischem tempeln thailändischen theol theologisch tortur toxisch traditionsreiche traumhaften trunk
    0 tüchern uhl um's umrühren umsiedlung umzudrehen unanständig unfallflucht unklare unklug unkritisch unnötiges
    0 unschuldsvermutung unseriös unterhändler unterschiedlichster unwahrheiten urlaube usf vans vatertag verbünden
    0 vereinsleben vergebene verkehrszeichen verkommt verlinkung vermerken vermieters vermont verpachtet verschossen versprüht
    0 verspäteten verstärkter verteidigten vertraulichkeit verwechslungen verzaubern verübten vetternwirtschaft vitro vivo
    0 vlies volkswirtschaftslehre vorangegangen vorbeigegangen vorgedrungen vorzufinden vos vögelchen wachse waden waldstück
    0 waldviertel wallenstein wallfahrtskirche walze waschbär wasserkocher watte wau wechselnder welthandel weltkarte
    0 weltspitze werkzeugmaschinen wertete westf westminster widerstandskämpfer wieser wilderer wirkungsweise wirtschaftsrecht
    0 wittert wohngebiete wohnräume youtubern zahnmedizin zeitreisen zeugenaussage ziemliches zufluss zuhilfenahme zusammentun
    0 zuschnitt zzgl züchtung ägyptischer ökumene überfiel überhöhte überlassung überschwemmung überstellt übersät übertreten
    0 aargauer abendländischen abgehandelt abgelesen abgeordnetenhauses abgerundeten abgespeichert abgewartet abreisen
    0 abwandlung abzielen achtel affront aktivismus aluhut amsterdamer amtmann analytisch anarchist anbeten andalusien
    0 angeglichen angehäuft angelockt angeschnitten ankündigte anlaufstellen anstiftung array atomare auferstehen auffälliger
    0 aufführt aufgang aufsteigenden aufsteigt aufstrebende aufsätzen augenzwinkern ausbildungsberuf ausgelöste ausrotten
    0 bankräuber baptist barmherzigen bauelemente baumhaus bauwerken bauwirtschaft bav beatmung beeindruckte beförderungen
    0 begabten beichten beileibe beiß beistehen belastbar beliebiges beratend berlinern berufsverbot berühmtes bescheuerten
    0 betriebswirtschaftlichen bevölkerungsentwicklung bewegend bewirtschaften bewunderte blasphemie blickten blunt bohn
    0 bombardier bordstein bourne brandanschlag brennender brennstoffzellen bränden bundeshaushalt bundesparteitag burckhardt
    0 böen büchel carrier catharina cdc cheeseburger chico clare clou colour combat comte constant copa crailsheim creator
    0 curriculum dafuer daherkommt danielle deutschlehrer dickem dieselmotoren dietl dingolfing dkb dogmen dolores donovan
    0 doors dota dreidimensionale dubiose durchsichtige dx egmr ehrgeizigen eingriffs einschränkt eiskalte ekkehard elba emo
    0 engelchen entbehrlich entledigen entlehnt entrissen entspräche epstein erbitten eren erfahrungswerte erfolgreichster
    0 erhebe erholsame erleichterte erler ermäßigung ernesto ernüchternd erotisches erstarken erzieht esche esslöffel etw
    0 etymologie europ everett evi fab facility fand's fes festtage feuerstein fieser fleischhauer flor fluglärm
    0 flächendeckenden flöhe formierte fossiler fregatte freistaates freudige freundschaftlichen friedhöfen friseure frites
    0 fränkisch fundstelle funktionsfähigkeit furious fußballfan galeria gallier garniert gealtert gebratene gebrochenem
    0 gebrüllt geburtsstadt gedankengänge geehrten gefrorenen gefährtin geheimnissen geldbetrag gemma genom genommene geratene
    0 gero gesamtsieg geschlagenen geschäftshaus geschüttet gesehenen gesellschaftsordnung gestattete geteilter
    0 gewaltverbrechen geweihte gewichen gewiesen gießerei gläserne glühenden glüht gonzalez grafikkarten granny grauzone
    0 greis grevenbroich groningen grußwort grünanlagen gründers gründungsmitglieder guben guides handbücher
    0 handelsbeziehungen hauptursache hausbesuche hawking helferinnen hennen hensel herauszukommen herborn hervorbringt
    0 herzklopfen himmelskörper hinterachse hochrechnung hochschul hogwarts hoheitsgebiet homophobe hoodie hypothetischen
    0 hysterische häkeln händedruck hörensagen ideologischer ignorierst initiieren initiierten injektionen innerdeutschen
    0 interaktiv intermezzo interviewen iranischer irreführende israelitischen italienerin janis jfk jimi josephs jpg
    0 jugendzentrum junggesellen jure jäh kapitalanlage karg karies katzenfutter kennung kerns kernstück keynote kin kinde
    0 kinderklinik kinderlos klappern klebstoff klingst knappheit knobloch knödel knöllchen koh kolonialen komprimiert
    0 konserven kontert korrosion kowalski kratz kreuzweg kroll kröger kunsthistoriker kurfürstendamm kühlschränke kürten
    0 labore landauer landest langweiliges larve lasset laufsteg launen lebensabschnitt lebenshaltungskosten lebenslagen
    0 lebenslanges leckte legierungen lehrmeister leichtsinn leistungsfähig lennon lernprozess lesbe leserin liken
    0 linksradikalen lächle läuferinnen mangelhaften mani marquez marxistischen maschinenfabrik medikation metier milliardäre
    0 mitlaufen mixtape mma mohammad moldawien molekülen mos mosbach mossad musterung mutet mutmassungen mutterland mystisch
    0 mördern nacktbilder namenlosen nationalratswahl nena neuausgabe neuorientierung neutrales newport nigerianer noack
    0 nutztiere oakland obdachloser obelix oberbürgermeisters ofc offengelegt oneplus osterfest pam papyrus paradigma passant
    0 pastoren payne penelope personalentwicklung pflanzenschutzmittel planetarium pocher polizeiinspektion prallt
    0 preiserhöhung preisgekrönten prekär pressestelle privatleute produktionsstätten provokant prozedere pupillen
    0 pädagogisches quintessenz raffinierte ramses ravenna reichsstadt reift reingezogen rel relativer rentnern reporting
    0 resource riskante ritten rooney runge rückerstattung sagenhafte saisonal saite sandigen sanktioniert santana santander
    0 schaar schauplätze schießstand schiffbau schill schirmer schlachter schlafplatz schlusswort schmales schwedt schweige
    0 schwäne schönster schützend seefahrer seher sekundarschule selbstkritisch seyn shelley shock sievers soma sommertag
    0 sonden sort sozialsysteme spast speak speiseröhre spendieren spezialeinheiten spielstätte spurensicherung stadtwald
    0 standart stegen stevie stigmatisierung stornieren stottern strafbare streifzug stündigen subkultur swimmingpool säcken
    0 säkulare tahiti talmud tappen tecklenburg teelöffel tees teilbereich teureren thesis tonstudio tonträger totales
    0 treffender tron trübt töpfen ulmen umgerüstet umgeschrieben umgesehen umkehrung unaufhörlich unbedeutenden unerbittlich
    0 unerheblichen unerlaubten ungeborenen unstrittig updaten vegetarischen veranstalters verfassers vergütungen
    0 verharmlosung verlorener verordneten verreckt verschlägt verschlüsseln verschwitzt versicherungsunternehmen versorgten
    0 verzierten verzog vf videomaterial vikar viking vitae vitale volljährigkeit vorbehaltlich vorschuss vorsichtige vorspann
    0 völkerrechtlich waldbrand walden waldorfschule waldsee warenkorb warriors wassertemperatur wechselstrom weichsel
    0 weinbergen weltkriegen werkstätte werter wetterbedingungen windet winterberg winziges wirtschaftskraft wittlich wl
    0 wohltäter woo wortspiele wortwitz wutbürger währte yan yuki zehnter zufluchtsort zuruck zurückzulegen zusammengebracht
    0 zusammensein zwergen übels überdurchschnittliche übergewichtig übertragene abd abendkleid abfällen abgas abgesenkt
    0 abklären ablösefrei abschneidet absichtliche abstrakter abwechseln abzweig addison agg aim aki akkreditierung allergiker
    0 allrad almanach almost altäre anc andorra anette anfechten angefochten angelpunkt angespannten annähern ansichtssache
    0 antisemitischer antworteten anzulocken apfelbaum arbeitsbereich argumentativ arturo assisi aufarbeiten aufdrängen
    0 aufenthaltsraum aufregender aufsichtsrates aufspaltung aufzufangen aufzugreifen aufzuschreiben aufzuteilen ausdrucks
    0 ausgangsposition ausgeglichene ausgelösten ausgemalt ausgeruht ausgeschlafen ausgesprochene ausleihe auslöschung ausruf
    0 auszahlungen auszieht auszudehnen auszuwerten bankkaufmann baumaschinen baupläne bauprojekt bautätigkeit beam bedeckte
    0 beherrsche beier beisammensein bekloppte belastende benutzern berufsbild berufsgenossenschaft berufsgruppe
    0 beschleunigten beschwer beschworen besichtigungen betreibers beugte bezaubernden billigt bindemittel blazer blomberg
    0 blücher bodyguard bohrt bolognese bosnischen bratkartoffeln braver brechts briggs bronchitis brüderlichkeit buster
    0 bäumchen bürgermeisterwahl caddy calling carlton cashback cembalo checke chiang ching choreografie christdemokraten
    0 christophorus coburger commercial crane cricket cruises csi dae dagobert damenschuhe datenblatt dauerhaftes defensiven
    0 demonstrierte deutlichem df diffamierung disclaimer diskurse dispo disput domenico dreijähriger dubiosen dummheiten
    0 durchzug dämpfe düsterer eberle ehrenmal ehrennadel eilmeldung eindhoven einführte einzigste elektromotoren endliche
    0 enke environment ephraim erbt erfahrungsberichte erfolgsaussichten erfordernissen erhellt erregend erschütternd
    0 erzwungenen eschwege esm etwaiger etz eucharistie exklusiver fachpersonal fallt familiärer fantastischer fegefeuer
    0 fixierte flieder fma folgejahren forget formieren forschungsprojekte fortlaufende freiheitsrechte fribourg frozen fry
    0 fsa furore fußballmannschaft förderpreis gabrielle gadget gallien gambia ganzheitlichen gasen gaspedal gebr gebrüll
    0 gefielen gegenmittel gehilfen geklatscht gelegten generalstreik geniales geografie georgi gesangs geschulten
    0 geschäftsführenden gestarteten gestreichelt getue gewerblicher gicht glücksbringer gram grauem greenwich grell grinste
    0 großbanken grünlich gymnasiasten gültiges halde handke hara hasses hausherr hauswirtschaft heimarbeit herber heyne
    0 hilflose hintergrundwissen hinterzimmer hiob hitchcock hochstapler hoffnungsvoll homeland hon huldigen huskies
    0 hypertonie hypothetische höhenunterschied hülsen ilja imitiert infekt inspirierten interim irlands isländischen iwo
    0 jahresumsatz jhd joop journals jungfräulichkeit kadaver kakerlaken kakteen kalenders kampfflugzeuge kanarischen kapitol
    0 kategorisierung killing kippte klamm klarzumachen kleidet klonen kluges kobe kollabiert komfortable kommender
    0 konkurrierende konzessionen koordinierte korbach kostenpflichtige krabben kraftvollen krokodile kruzifix krümmung
    0 kulinarisch kuppe kutschen königshofen königsklasse körperkontakt landesteilen landleben landschaftsbild
    0 landwirtschaftsminister langenhagen langstrecke latour lay ld leistungsdruck lem libri lise loire lone lorbeeren
    0 luftballon lymphknoten lübben lümmel magma malerisch mana mangan manson mata meeren meisterhaft mende mergentheim
    0 mietspiegel mitnahme mitspielern mitteleuropas modellbau mortimer motorischen mouth muller mute mythischen münsingen
    0 münsteraner nachfolgender nachträglichen nachtzeit nashorn nashville nds nebenrolle neuankömmlinge niemann nomenklatur
    0 nordafrikanischen oberlandesgerichts oldie oppenheimer oppositionsparteien oratorium ortseingang ostseeküste outside pac
    0 paraden paso peach penalty penibel perfektioniert periodisch perso personaler personalmangel personennahverkehr perücken
    0 peu pflegenden pfote phobie pilates planst plausible plumpe pokale pompeji posaunen primaten propagieren prosecco
    0 prothesen präzedenzfall prügelt punkrock putzig pyrmont qualvoll radiologie rampen randolph rarität rasur rausziehen
    0 reaktiviert rechtswidrigen recovery redensart reduzierter referendariat regenschauer rehm remo remy rentabilität
    0 resistenz resultaten riad ringo ritualen rlp rohöl rossini rowan runs rössler röttgen salvini sandwiches sanierungen
    0 sartre saurer sbz schlafengehen schlips schnittpunkt schnürsenkel schriftstück schröders schund schwarzkopf schwor
    0 schwül secrets seemeilen selbsternannte selbstmordattentäter seufzte shenzhen sherry sies smileys sonderangebot
    0 sozialdemokratischer sozialpädagogik sozialwissenschaftler sparsamkeit spektakulärer spekulativ sphinx spieltags
    0 sportpark stadtführung stalking startkapital staudamm steinhaus stele steppen sternbild stichproben strukturierung
    0 städtisches superstars suspendierung swap syrern sächsischer südkoreaner tac talks tarantino tata teenies teiler
    0 telefonzelle template theaterstücke thornton tierischer tischplatte tj totenkopf touring trauernden treibenden
    0 treuhänder tunlichst tödliches uci umgebauten unangetastet undicht unerwartetes ungleichbehandlung unikat unmöglichen
    0 unreif unsrer unteres unterholz untermalt unterscheide unverdient vd verblendung verdrehte verfangen verfassungsrecht
    0 verfestigt verfärbt vergaser vergossen verkehrswege vermelden versailler verschwörungen verschönert
    0 versicherungswirtschaft versieht verspeisen versperren vertont verwundern verzahnung verängstigt vielschichtig viernheim
    0 volkstümliche volkstümlichen volkswirtschaftliche vollbremsung vollwertige voranbringen vorankommen vorschlug
    0 vorsichtsmaßnahmen vorstandschef vortritt völkerrechts warteschleife warzen waschbären wehmut weihnachtslieder
    0 weitläufige weltmeistertitel werbungskosten werktag werne westafrikanischen who's wichtigeren widerspruchs wilhelmine
    0 wirtschaftsministerium wohngemeinschaft wohnhauses wolga wunsiedel wärend würds würth yung zahlungsunfähigkeit
    0 zeitmanagement zerbrechlich zerschnitten zersetzung zertifizierte
    """
}
