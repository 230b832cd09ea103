/// Words of Italian in frequent use, each row with twice the binary logarithm of how often they stand in 920,000
/// words of text. Made by Training/Words/language-words.py from wordfreq's data (Robyn Speer and others,
/// CC BY-SA 4.0); docs/develop/licenses.md has their sources.
enum WordsOfItalian {
  static let table: StaticString = """
    30 di
    29 e che
    28 il la a in
    27 non un per è
    26 del i una le si
    25 con della da sono ma
    24 al ha come più dei se nel mi
    23 alla anche lo gli delle o questo ho
    22 ci su ad dal solo essere io nella ti
    21 cui era stato quando tutti ed questa tutto cosa hanno tra fatto prima suo loro parte perché anni due sia sua ai fare
    21 così dalla degli dopo sul
    20 alle uno ne poi quello sempre fa me chi ancora molto senza mai ogni altri ora mio può quanto mia sulla tempo
    19 dove vita nei no già sei quella quindi secondo hai proprio altro bene grazie lavoro modo dai noi nelle vi casa persone
    19 qui sta te volta dire italia tu giorno mondo questi stata lui siamo stesso via
    18 cose grande primo contro de caso li mentre tutte abbiamo quel oggi tanto città nuovo detto fine po qualche quale suoi
    18 viene aveva anno dalle sarà stati storia tre tuo va avere fino foto altre dello erano meglio queste visto ciò meno però
    18 sarebbe so sotto momento aver vedere
    17 deve forse giorni invece nostro agli qualcosa sembra fosse oltre perchè troppo vero allora durante fu gente legge niente
    17 posto alcuni fuori nome poco roma sto voi andare insieme punto qualcuno quelli tipo tutta altra davvero dice nessuno
    17 nuova quali tua verso volte comunque far lei negli possono video sui voglio male nostra numero quasi quelle sì cazzo
    17 certo gruppo persona stessa sue sulle dato società uomo famiglia nulla ore paese problema puoi circa credo governo molti
    17 posso potrebbe col ecco esempio ben donne fanno italiano milano possibile rispetto sistema vuole
    16 abbia adesso bisogno serie allo almeno donna miei nazionale the generale guerra infatti morte sito avuto base film
    16 politica pure spesso uomini comune sa subito centro dio fra inoltre parlare scuola vuoi appena buona ce idea mano siano
    16 alcune amici avrebbe causa corso forza importante mesi presidente seguito senso successo basta diritto fai nostri parole
    16 scritto soprattutto stanno terra padre penso piace dare devo piano porta settimana state trovare vengono vista genere
    16 letto migliore pubblico realtà strada livello lungo mezzo problemi ragazzi seconda tale bella diversi grandi particolare
    16 pubblicato ragione settembre dovrebbe marzo notte possa presso quattro san situazione
    15 attività attraverso bambini consiglio faccio forma italiana libro qualsiasi sapere saranno soldi buon campo dagli faccia
    15 figlio prendere progetto propria servizio testa accordo amore avevo capo conto giusto madre periodo preso studio tratta
    15 unico ciao dati diverse gioco grado voce facebook forte giro gran italiani maggio mese nello ricerca unica uso capire
    15 corpo facendo fatti luogo nemmeno ormai parla partito passato quei ragazza tv avanti avete euro favore figli milioni
    15 minuti molte sicurezza tuttavia acqua aprile casi cuore difficile domanda giugno occhi presente siete trova vedo
    15 articolo bello capito chiesa cioè devi ex informazioni lì maggior media of ottobre parola pochi prova sera stai sud
    15 titolo vorrei cinque europa fatta luglio musica nuove nuovi paesi paura pensare primi regione sociale sopra stare dietro
    15 eh inglese maggiore messo nord post questione re termine vicino vivere abbastanza data dell dico ero giornata lingua
    15 mettere piccolo posizione possibilità potere programma usa zona controllo cultura devono dovuto febbraio futuro ieri
    15 mercato neanche polizia veramente alto amico avevano cura davanti dicembre magari nonostante novembre pare personale
    15 piuttosto possiamo punti scelta semplice sviluppo tanti trovato tuoi ultimi agosto condizioni dentro fronte leggi luce
    15 mare motivo opera piu poter probabilmente rapporto resto sai sicuro vari
    14 ah attenzione farlo gennaio giovani napoli nessun né online parti risposta ruolo sola stessi vedi guarda linea mente ok
    14 tempi uniti classe continua esperienza mie pubblica ragazze squadra ultimo voglia arte auto giovane lavori merda oppure
    14 piazza processo qualità ragazzo risultati significa specie aiuto bisogna capisco colpa domani effetti facile genitori ii
    14 internazionale libri mani produzione repubblica sinistra spero ufficiale ultima é dobbiamo fondo leggere libertà massimo
    14 metà passo popolo presto ricordo sede serve spazio studi territorio valore varie vera verità viaggio bel cerca diritti
    14 francia mamma migliori moglie new nostre pace papa politico presenza servizi stiamo vogliono breve civile lavorare
    14 ministro nessuna ordine oro pensa piedi rete speciale torino tramite all calcio centrale codice felice pagina piccola
    14 provincia riguarda sentire sole vado vanno vede web cosi internet macchina movimento notizie perdere riguardo sento
    14 stile cittadini domande età inizio nota occasione opere passare perso prezzo prodotto qua scusa secolo stagione
    14 università vai and cambiare camera corte deciso destra ecc formazione locale maria mondiale necessario popolazione
    14 portato reale sesso soltanto tante terzo testo totale twitter versione alta bambino chiaro chiesto dieci diventare
    14 finalmente fratello fuoco interesse maniera natura ovviamente partire piacere portare potuto quanti risultato
    14 semplicemente vostro arriva arrivare aspetto carta cercare completamente comunità danno dicono esiste festa forze
    14 francese importanti libero presenti principale pur relazione scrivere stampa tornare usare avrei comuni entrambi
    14 francesco furono messaggio mostra prime prossimo scopo simile
    13 beh cibo direttamente facciamo figlia finale lato lunga prodotti propri sangue tema vecchio voto anzi avesse basso
    13 contratto costa crisi dallo differenza entrare fortuna fossero guida idee immagini incontro iniziato intorno nero
    13 notizia ottenere pena principali azione chiedere creare culo discorso diventa entro fin lista locali morto pari pensiero
    13 posti proprietà rischio settimane sicuramente solito soluzione superiore telefono vale andato armi atto autore campagna
    13 colore commissione difesa diretta direttore eventi giovanni infine là matrimonio morti porto pratica qualunque scena
    13 storico usato vivo vogliamo alcun aria assolutamente capitale guardare mattina militare oh riesco salute sentito settore
    13 stava tali to ufficio uscire chiama chiamato difficoltà firenze lettera mangiare partita pieno precedente prende qual
    13 resta riferimento signore stesse venire animali azienda cielo conoscere diverso dunque esattamente finito germania
    13 giochi gruppi lascia modello nato parlando politiche poteva progetti ritorno scoperto social vittoria vostra bianco
    13 canzone case cercando chiunque compagnia dicendo dovrebbero dubbio effetto entra evitare giustizia medico merito mette
    13 mille noto ovvero passa politici potrebbero radio ricevuto scorso soli struttura termini vuol andata aperto bologna
    13 capacità comunicazione dici direzione essendo immagine ministero morire normale on paolo parlato richiesta rimane siti
    13 sé volevo avrà confronti gay inizia lasciare lasciato pensato poche precedenti premio rende riesce sacco scuole seguire
    13 sette son studenti tardi tue york abbiano attuale aziende bocca chiedo commenti contrario costruzione documenti edizione
    13 elezioni europea farsi fase giocare interessante luoghi membri memoria naturale origine paio peggio pensi perfetto presa
    13 pubblici purtroppo regno rosso sezione sugli tenere vediamo vinto voluto voti accesso america analisi coloro conoscenza
    13 domenica giusta materiale mezzi motivi pd perche piccoli poiché presenta pro proposta proprie provato responsabilità
    13 ricorda sanno sarebbero simili sociali sport succede torna trovano uscita visita altrimenti arrivato arrivo articoli
    13 credere distanza dà egli km lega marito miglior obiettivo pagare palazzo potete scelto spagna teatro abitanti area art
    13 cambio capelli carlo chiede economia economico famiglie libera manca metri misura necessità provare regole santa storie
    13 terza utenti venezia venne aiutare autorità avrebbero azioni battaglia buono canale cane coi culturale dollari est
    13 faceva google importanza insomma interessi italiane odio originale parlamento peso proposito prossima segno speranza
    13 vive
    12 appunto aspetti contatto costituzione danni doveva elementi fate festival fonte funzione impossibile lontano massa medio
    12 messa natale nomi oggetto opinione ottimo pagine pezzo test umano verrà affari cinema considerato cristo decisione
    12 dolore economica energia errore fede giuseppe lavoratori link maggiori particolarmente permesso piena prove raccolta
    12 raggiungere rapporti roba silenzio stasera unità utile venga amo aumento benissimo certa club conosco continuare coppia
    12 crescita critica evento farà figura funziona gara gestione marco parco potrà pronto sala santo sbagliato seguente spese
    12 tradizione voci zone belle colpo conseguenza conti costo creato cucina discussione disposizione esistono essa fiducia
    12 finire indietro maggioranza mancanza numerosi otto passaggio prego profilo rappresenta rendere rispondere serio
    12 strumenti volete alcuna attacco banca commento conosciuto conte do fece fonti iniziare intervento londra lotta materia
    12 onore passi personaggi popolare responsabile sale scegliere scrive segue stazione stelle strade antonio bagno cambiato
    12 caratteristiche chiamata computer concetto concorso contenuti el for grave mandato occhio ognuno parigi peccato quantità
    12 ragioni religione riforma russia sabato sindaco tribunale vendita voleva ambiente amministrazione associazione avendo
    12 categoria decreto essi fame farmi finché fisica forme gesù intanto john lavora mantenere pelle prezzi rimanere risorse
    12 sicilia significato sogno sorella supporto teoria trovo ucciso ultime umani valori vecchia verde violenza amica bar blog
    12 certe certi cina contesto diversa esso estate facilmente forti fratelli intero legale miliardi offerta organizzazione
    12 permette piccole pressione privato regioni ricordi riuscito sappiamo spettacolo spirito sullo attualmente caffè coraggio
    12 direi dolce europei fatte http membro modi partecipazione percorso pericolo pezzi pietro protezione strumento velocità
    12 addirittura anima carattere carne cento complesso costi diretto diventato doppio dura ebbe esercito femminile giornale
    12 iii isola it malattia massima medici metodo militari missione momenti nazionali numeri pensavo posta recente relazioni
    12 rimasto rosa sarei schifo sebbene stia strano super tecnica titoli tweet visione vittime volo vostri aperta aree
    12 argomento bellezza bravo campi chiave collaborazione comprare crede denaro dettagli europeo farti fenomeno genova
    12 immediatamente interno minimo museo ovunque partiti prof quante seguenti sembrano serata signora specialmente stavo
    12 tanta team tecnologia traffico u vino zero aspettare attesa caldo caro cellulare cena chat condizione consigli contenuto
    12 dedicato documento eppure fiume fondamentale fondi giù imprese mario monte notare note potrei prese ricordare solamente
    12 tecnico tenuto traduzione ufficiali volontà americani americano autori blu capitano carriera cervello chiuso co colori
    12 confronto democrazia episodio esame espressione immagino intera inutile linee operazione portata possano pubblicità
    12 risulta sistemi spiega stanza studiare tour venerdì album bianca caccia carico centri certamente cinese commerciale
    12 continuo corrente dipartimento disponibile dovrei elettorale entrambe frattempo imparare informazione leader livelli
    12 molta ottenuto perciò pomeriggio ponte potenza realizzato secondi signor singolo tipi trattato trovi veloce affrontare
    12 ama app artisti atti conta dormire gratis importa inferiore internazionali letteratura news operazioni ospedale perdita
    12 personali potresti pranzo praticamente pubblicazione resistenza reso rivista rivoluzione salvini scoprire sentenza
    12 servono spalle standard tentativo ve vittima
    11 accanto aprire aspetta beni buone buoni carica comitato diciamo disse enorme et farò freddo funzioni giappone giudice
    11 interessa migliaia misure nasce nave nazione opportunità pagamento palermo passione personaggio programmi pronti
    11 regionale soldati star treno triste unione vecchi villa volume andiamo andrea attorno bassa cambia cm commercio compito
    11 comportamento corsa diceva dimensioni giornalista guardia impegno limiti luigi maestro morale nascita offre oggetti
    11 piani presentato principe professore renzi risposte risposto scritta segreto sente tratto umana uscito vincere affatto
    11 arrivati chiara chiaramente cittadino clienti conferma conosce conseguenze costruire debito errori francesi grosso
    11 intenzione lettura limite luna occidentale partecipare poveri principalmente principio quartiere ridere risolvere
    11 sembrava sostegno terreno utente veniva votare aereo aumentare bilancio canzoni carte cercato cerco david debba
    11 dichiarazione esperienze fianco finita fiori frase gas intervista istituto live messaggi minore minuto modalità negozio
    11 nonché numerose parlano privata quarto raggiunto regime regina romano scala sguardo sorta spesa top utilizzato account
    11 avvocato by civili comunale corsi creazione dispiace don dovrà durata esce formato fossi giapponese lavorato lettere
    11 lezione lingue madonna medicina metti moda persino prigione primavera reazione ricerche rossi salvare scrittore show
    11 spiegare stranieri superficie tedesco trasporto vantaggio aiuta andando appare applicazione assieme capace cliente
    11 composto considerazione date definizione desiderio digitale disegno distribuzione dover evidente famoso generazione
    11 giornali identità incidente ingresso istituzioni latte linguaggio migliorare mila muro nata ottima parliamo particolari
    11 perfetta piacciono punta racconta regola sapevo scienza segretario senti sfida soggetto speciali tratti vento vicini
    11 villaggio anti arrivano arrivata berlusconi brutto castello combattere controllare coscienza credito dipendenti fan
    11 filosofia giudizio grecia iniziativa is moto nazioni nonna norma norme partenza pertanto possibili rai ricco software
    11 storica temi tesoro testi tiene utilizzo venuto vicenda voler you accettare acque agenti aggiungere appuntamento
    11 argomenti cara compagni dando decidere dipende file immigrati incredibile manifestazione mica michael minori
    11 naturalmente nera positivo posizioni ricevere risponde scienze soggetti successivo superiori tecniche trattamento turno
    11 vince viva youtube aggiunto artista biblioteca chiudere concerto contiene divertente dovremmo droga esistenza fermo
    11 finisce fondazione impresa legno messi nemico nove oddio olio onda pane passati pensando porte pp quegli richieste
    11 riuscire russo scarpe senato spagnolo strutture vada valle veri vissuto alessandro appello ascoltare bordo buongiorno
    11 caduta cavallo chiamare comincia completa congresso costante crescere croce dovresti educazione fila gioia gusto ipotesi
    11 luca lunedì materiali migranti moderna novità ordini palle parlo patrimonio pensano perfettamente pianeta previsto
    11 principi pronta restare ritardo scoperta sensazione situazioni sostenere spiaggia stadio tal toscana tutela usando
    11 vacanza vite volto y alti apertura assenza bellissima bellissimo cambiamento chiese classico comando culturali
    11 dichiarato disponibili emergenza esserci estremamente farci ferro gravi incontri influenza istruzione modelli naturali
    11 papà parli proposte protagonista quadro questioni reato ristorante sentimenti sessuale sin tasse tavolo tendenza tizio
    11 tradizionale tranne venti vorrebbe vostre addosso americana anna antica assoluto attivo band braccio campione cani
    11 chiusura ciclo collega colpito conferenza dimostrare disco entrata esclusivamente esempi forum gestire giunta hotel iv
    11 lezioni mail mancano marina max montagna potente potesse preferito prendi promozione pubbliche quotidiano racconto rossa
    11 sarò scelte simbolo sorpresa ulteriori vieni africa agenzia amicizia andrà angelo assistenza bere bianchi biglietto
    11 chissà confine conflitto considerare contributo corpi descrizione dovere episodi eravamo facoltà fini fisico fornire
    11 fuga gambe generalmente gentile giardino giocatori industriale inghilterra interna lago macchine padova parere
    11 partecipanti povero presentazione referendum regalo sapete semplici successivamente tesi tocca utilizzare vedono vestiti
    11 andate banche blocco borsa capisce clima colleghi completo copertura costretto discutere dubbi es esatto giornalisti
    11 guardando mal malattie motore notato one piacerebbe pietra poesia prevede proprietario provenienti puntata reddito
    11 relative salvo scambio sensi sicura sogni soluzioni sufficiente terre tornato ufficialmente veneto ali antico attimo
    11 avessi avranno avviene avviso bassi canto cause dedicata differenti diffusione dimostrato distretto epoca intende
    11 interni latino movimenti occupa organizzato partecipato pensieri piede pizza poteri privati processi propone reali
    11 realizzare realizzazione regolamento relativi ridurre rischi secoli singoli specifico taglio tasso temperatura
    11 tranquillo verranno
    10 acquisto aiuti altezza apre avessero campionato carcere cittadinanza collo consenso decisamente destino dominio figure
    10 finora firma garantire giorgio greco laurea legato liberi metto neri obiettivi omicidio opinioni ovvio pesce puo
    10 richiede riconoscimento romanzo scusate signori smettere svizzera uguale usata utili vicina vivi vuoto arti brutta
    10 centinaia colazione condividere dall detta dovesse duro elemento espresso faranno ferma generali giocatore gol
    10 matematica metodi mezza morta musicale offerte ossia paga pagato personalità piante pubblicata relativa riuscita rotto
    10 sardegna segni sino speriamo storici time uccidere viso visti addio andava animale appartamento arma arrestato attiva
    10 bambina be brasile capitolo cercano chilometri classifica cominciato commerciali compagno compleanno compreso confini
    10 convinto costituzionale divisione economiche economici filo gia immaginare imparato indipendente indirizzo mattino
    10 mediante michele minaccia mm necessaria network notevole partite partner pasta peggiore penale profondo rimasta sanità
    10 talmente tavola terremoto trasmissione turismo ulteriore verona vie alternativa ambito ampio associazioni attacchi
    10 cancro candidato casino cattolica collezione comprendere considerata consumo day difendere dignità dimenticato dimostra
    10 diventata eccezione esperti felici finestra finta fotografia fretta frutto genio gioca ideale iniziale latina man
    10 mandare mobile mondiali my nemici nuovamente obbligo organi orientale pensione perde permettere porti possesso potevano
    10 potranno produrre raccolto racconti reti richiesto riduzione saputo scorsa seguendo soccorso stefano suono troviamo ue
    10 unito vendere vescovo vivono zio anime annuncio aspettando bari cadere chiedono cinesi cit copia dovuta eletto esse
    10 fatica fondamentali fortemente frega indagine james laboratorio mettono monti paul paziente pazienti pensate peter
    10 piattaforma prendo probabile proposto prossimi quota recenti registrazione regolare roberto romana sapeva seriamente
    10 superare televisione totalmente up varietà viaggi afferma alberi argento batteria birra chiamano chiusa componenti
    10 crimine cristiani dimenticare diventando edifici elettrica en evoluzione fantastico giocato giuro incontrare indica
    10 legati liceo logica matteo offrire opposizione patria pc proteggere ricchi rifiuti ripresa scientifica scritti stavano
    10 stretto svolta torre vice w weekend andati capi cerchi citato cominciare comprato comprende conclusione correre decide
    10 denuncia differenze dovete dovranno esercizio esterno falso farla fi indagini industria inglesi interessanti interventi
    10 jack lasciando località lorenzo lunghi manco merita muore neppure noti nè open parma pioggia portano prendendo presi
    10 razza regionali regista riescono riso rivolta romani salire sposa tedeschi tenuta tom valutazione adoro agente angolo
    10 averlo braccia condanna contento controlli crea denti dibattito dirlo effettivamente entrato fascia federico fermare
    10 gradi guardate introduzione invito lavorando lombardia naso ospiti percentuale piatto pratiche prendono procedura
    10 professionale rabbia record relativamente relativo resa riserva scientifico set sostanza squadre stella stima studente
    10 tiro titolare uffici vacanze venivano vol aggiornamento ampia assunto atteggiamento avevamo battuta big brescia carino
    10 chiedendo city colpi comandante decenni definito edificio efficace elenco etc europee fattori george gesto incontrato
    10 individui iniziative inverno inviato lancio milione mosca nell nick op parenti passando passata propaganda raccontare
    10 registrato riceve riconoscere riconosciuto sara scrittura segreti semi siccome spazi spiegato stamattina strategia
    10 tecnologie tende accusa aggiunta alberto appartiene basi black calabria canali classica comunista considera contatti
    10 contratti costruito curiosità decisioni dialogo dr emozioni enti esami fallimento familiare famosa farebbe fiscale
    10 franco gatto giallo impatto interessato investimenti israele mettendo navi pene preparazione sbaglio socio solidarietà
    10 spedizione statale velocemente vere vestito world albero approccio assoluta avrai banda bandiera brava cammino catena
    10 coda comma condotta condotto conversazione critiche critico cronaca deputati esperto esprimere essersi firmato giovedì
    10 governatore impressione intelligente kg larga leone lol louis lunghezza lupo maglia mar messico occupazione oscar palla
    10 park personalmente pesante pisa presentare prestito prospettiva rapidamente rappresentanti realmente recentemente riesci
    10 riferisce rio ritiene rock scendere sembrare sostiene statistiche traccia troppi uova usano venuta vigore votato accade
    10 accedere accordi adulti agire alte approvato assai assumere carabinieri cattivo complimenti condannato conosci
    10 continuano democratico dichiarazioni duca enrico esseri fabbrica familiari felicità frasi garanzia girare governi guerre
    10 insegnante intendo isole leggermente letteralmente manager ministri moderno negozi nonno origini pausa piangere pianta
    10 preciso provo raccogliere razzismo ricorso ringrazio riportato saremo seduta siria street superato tantissimo tensione
    10 terribile togliere trattati trovata truppe usati vergogna abito altrove annunciato belli biglietti boh bomba cantante
    10 cari cassa categorie coppie credi debole deriva ebrei email filippo giornate interamente international laura lazio los
    10 madrid mappa meridionale nati necessarie oriente paradiso poeta popolari pre private provinciale religiosa religioso
    10 resti ricetta rumore scomparsa segnale seria tempio tracce abbandonato alimentare altrettanto apple arresto assemblea
    10 attore attori avvenuto buio business capisci capita catania colonna confermato connessione consiste contributi corretto
    10 corruzione credono definire determinato dirti doppia entrate esecuzione eventuali farei formula globale harry impiego
    10 indicare lascio licenza maggiormente marcia maschile okay organizzare out ovest parlamentari patto perfino piaciuto
    10 pista preferisco premi privacy residenza ricostruzione rimangono scene schermo seguono settori sonno sorriso staff
    10 statunitense torno trasporti vederlo vittorio aggiunge ancor android attuali benvenuto berlino bloccato bosco calma
    10 candidati chiamate ciascuno circolare classi conoscenze considerando contare corriere cristiano cure des dieta difficili
    10 disegni dite eliminare esteri estrema famosi figa fumo galleria giudici guidare impianti india indicato integrazione
    10 interpretazione italy lettori mangiato manifestazioni minima modena moneta mossa mostrare negativo occasioni occhiata
    10 orario pericoloso plastica pone popoli portale puro pò quarta ricca rimasti rom solitamente spiegazione successivi
    10 talvolta testimonianza tetto tornata turchia utilizzata verdi washington
    9 accettato antichi anziani aperti architettura audio autobus avventura bonus ca cambiamenti cc composizione composta
    9 contemporanea continui criminale cristiana decine design diffusa dimensione distrutto dita dito diversamente doccia
    9 egitto elettori esigenze esser evidentemente facevano feste fiera gloria grazia indipendenza inizi inizialmente
    9 insegnanti lavorano legame leggo lettore love materie metro necessari neve nomina normali offerto ordinato perdono porre
    9 possiede povera profonda pura rappresentano rappresentante ricordato risoluzione riunione riusciti rivela selezione
    9 sforzo sicuri somma talento tecnici tipico tradizionali tragedia tranquilla trovate utilizzati vergine verifica visitare
    9 zucchero amato ambientale ansia arrivi cattiva cesare cifra commesso competenze contrasto coppa cresciuto dica diffuso
    9 discorsi diventano dolci grillo impedire impianto incarico mangia maschi maschio nominato occorre organizzata
    9 organizzazioni polvere porno portando positiva potenziale potremmo probabilità promuovere protagonisti restano ricchezza
    9 ridotto riguardanti russa sappia sarai sessione sfondo studiato terapia tono trasferimento trieste trovava trump uguali
    9 ultimamente usi utilizzando vedremo venduto virus accaduto an ascolta autonomia cardinale certezza chimica cima civiltà
    9 claudio coglioni competenza compiti consegna consente controllato culto dichiara disastro disoccupazione disposto dodici
    9 dottore eri fantastica farne giudicare illegale indice largo lunghe martedì mercati necessariamente nipote ospite
    9 parecchio pazienza periodi poca presidenza produce professione professionisti programmazione rappresentato recuperare
    9 rendono responsabili rispettare salto sexy singola sostanze suolo umanità universale usate vecchie vengano volere
    9 affitto alex aperte argentina assurdo basato calore cd cerimonia chiedi comodo comporta contemporaneamente costituito
    9 disciplina fattore federale ferrari finanza formare frank han infanzia luci mafia marino mentale mike mostrato na
    9 occupato padrone parlamentare peraltro potrai preparare presentano promessa promesso pubblicati reggio revisione rose
    9 scherzo scritte sentimento server sinceramente smesso specchio specifica st stabile stabilire stabilito stupido
    9 successiva suona svolto tedesca tim tradizioni turisti unici vantaggi vetro violazione volevano allarme approvazione
    9 arrivando avvenuta benedetto canada caratteri cavalli circolazione circostanze cittadina cognome concorrenza conosciuta
    9 consapevolezza consigliere conviene definitiva descritto diavolo disagio distruzione dottor emilia fantasia free
    9 generazioni individuale istituzione lati leggendo mancato manda mercoledì meta mo olimpiadi pero presentata prevista
    9 procuratore profondamente raggi raggiunge red rifiuto riflessione riforme santi scontro scrittori sentirsi solare
    9 sospetto spada strana territori this unite vennero affinché ammettere anticipo ascolto autorizzazione bacio ballo bruno
    9 campagne coinvolto collegio comunicare comunicato concerti conservazione costantemente costituisce criminali desideri
    9 dettaglio elena evidenza fascista fiore fondata fornisce ghiaccio gira henry immigrazione lady legata magia mettersi
    9 mistero nucleare opzione piatti piemonte proprietari protesta province qualora quinto real reati recupero ridicolo
    9 riporta riposo riprese robert saggio salva sconfitta seno smartphone stavolta straniero straordinario suicidio tentato
    9 testimoni torta trasformazione umane vengo viaggiare vorresti wow acquistare aiutato ammesso anello annuale attento
    9 aumenta avremmo benefici benessere bergamo brevi cavolo cazzate celebre chiamati chiude cifre colpevole compresa
    9 comunicazioni concessione considerati corona criteri daniel diretti eroe esposizione extra fidanzata fondato fornito
    9 frequenza frutta giacomo guadagnare guardi guardo insegna iscrizione lancia lasciano legali legate liberazione libia
    9 limitato medie mediterraneo meraviglioso miglioramento motori mura nascosto normalmente parecchi passano pesanti poste
    9 precedenza premier preparato priorità produttori provvedimento rappresentare realizzata robot rotta russi salvatore
    9 sapore saprei scappare scheda schiena servire sessuali soci stipendio tappa tengo tolto trattare ulteriormente vabbè val
    9 van venisse abilità affetto amiche avvocati barca basata bei bravi campioni capaci cazzi circolo coglione compagnie
    9 costume distruggere dono dovevo elevato equilibrio fastidio fedeli finanziaria giovanile giri go gratuito impiegato
    9 insegnato mark mobili modifiche omaggio or palestra parete pieni poliziotti povertà professionista pubblicare puntate
    9 quanta radici registro regolarmente rifugio ritratto sacro salvato sciopero senatore stomaco sveglia sviluppare
    9 sviluppato svolge unita uscite abbandonare accuse amare appoggio archivio asia avrò bus calda center chiamo collegamento
    9 commissario compresi confusione copertina cresce destinato destro dirigente du entità esprime essenziale esterni ferito
    9 fissa fisso foglie grossa impero incluso incontra iniziata intelligenza inviare joe medica messe nobile parlava passate
    9 peggiori pesca pop potevo prestazioni produttore puglia raccontato rappresentazione redazione risparmio rispettivamente
    9 ritiro rompere scrivo siena sintesi sopravvivere spiace stop stress tagli taglia tette tieni troppe universo valutare
    9 vincenzo viola volontari vs with accoglienza affermazione agricoltura alternative austria barcellona battute cade
    9 caratteristica charles chiusi college com conoscono conquista dirigenti discussioni disposizioni dovevano emma eventuale
    9 faremo fargli fasi flusso giulia impiegati inchiesta iniziano innovazione inserito interessati intitolato lee lentamente
    9 leonardo manuale mira montagne operatori opposto originali permettono petto popolazioni posteriore precisa preghiera
    9 procedere raccolte religiosi sbagliata scarsa sentono single soldato sorelle straordinaria tenendo tessuto treni trenta
    9 vasta vendetta verificare vicende windows xvi accetta altrui amante ami anziché appartenenti artistico assicurazione
    9 australia averne boschi camminare carità catalogo cellule conclude dar deserto dia diede dimostrazione dipendente
    9 disturbo edizioni elettronica fallito farmaci fondatore foresta funzionare guido impegnato incendio infrastrutture
    9 instagram intento intervenire inutili iphone iscritti lacrime lanciato leggera lusso marchio marketing meccanismo
    9 messina operai orgoglio panico pareti perdendo positivi pressi principessa pubblicazioni raramente religiose residenti
    9 rilievo scolastico sconto soddisfazione sospensione sostenuto streaming stronzo suonare terrorismo terzi tira tuttora
    9 vaticano vincitore virtù visite aerei alba ambienti angeli antiche armata armate attaccato attivi auguri avevi cagliari
    9 carina centrali chiuse comportamenti concesso creduto danza die divieto domenico editore erba estratto facciano
    9 federazione fenomeni fermato fidanzato finanziario gamba gare giapponesi giocando glielo grossi home house
    9 indipendentemente industriali intellettuale ispirazione leggenda line mary monete ombra onde ove permanente persa porca
    9 potenti prato richard riflettere ritorna scadenza scale sig situato sostituzione specifiche sperare stando steve
    9 tentativi teste trento trono vedrai volentieri volesse abiti amministrativa andrebbe applicazioni assistente assume at
    9 avremo baby calendario cantare cioccolato clinica colonnello componente comprensione concetti convegno costretti crimini
    9 culture deposito diamo diario dimissioni dipendenza dirmi documentazione eccellenza ehi elezione enormi esistenti ferite
    9 fermata ferrara figo finestre food frequenti frutti giulio gola grasso green idiota imperatore informatica intesa
    9 investimento istituti lasciate lontana lontani marche martin maschera mettiamo min minoranza miss mito monaco mr
    9 musicali nicola nozze organo palco parcheggio pilota pistola profondità prossime quindici raccolti rapida rassegna regia
    9 riconosce riguardano ripeto rischia scandalo scopri scrivendo scrivi scuse settentrionale sforzi sky sofferenza status
    9 successive svezia trama uccide us valido venendo versi z zia accompagnato aggiungo arco ascolti avresti banco bando
    9 calcolo causato commedia competizione consapevole continuamente controlla convenzione convincere corea creata curva
    9 definitivamente deputato destinazione divano documentario dotato fama fascismo favorevole feriti foglio folla furto
    9 gatti grano insegnare interne invitato kim labbra leggero legislativo libreria like limitata mancata medaglia nascondere
    9 normativa odore orecchie partendo parto pensiamo perugia pesci pittura poliziotto portogallo professori promesse
    9 provvedimenti raggio respiro risolto ritmo saltare scaricare segnato seguita sinistro sms sostituire spagnola sparare
    9 speranze spinta stabilità statua storiche strettamente tagliare temo tendenze terreni thomas tirare tony troia varia
    9 adatto apparentemente applicare assicurare attaccare averla benzina bill bottiglia campania cavaliere certificato cita
    9 compiuto conosciuti coperto corretta creando darti deboli ente esclusiva falsa farle fermi figlie fredda fumetti girato
    9 hashtag improvvisamente istruzioni les manifesto manutenzione master meriti occhiali off orari osservare osservazione
    9 pagano partecipa party parziale pazzo performance polemica prescindere requisiti ricette riprendere ritenuto ritornare
    9 rosse scatola schema sesto soggiorno sportivo sposato stretta svolgere temporale troppa trovati uccisi utilizza
    9 vincitori visibile viviamo
    8 accusato acido acquistato aeroporto angeles artistica asilo basa bensì buco caos cerchiamo charlie compiere concluso
    8 conseguente corrispondente darsi debiti digitali divisa doc docenti eco entrano entusiasmo eroi espansione esterna
    8 fedele festeggiare follia giunto grafica greci gusti introdotto lasciati life miracolo moderni monumento mostrano muri
    8 musei nudo occidentali offrono ossa percezione perdite piacevole pietre pio prete prigionieri procedure progresso
    8 prosegue reparto riccardo riva rivolto rottura sano saper scegli schiavi stupida teorie tomba tristezza volumi walter we
    8 accademia aggiornamenti alleanza alleati amministratore ampiamente atmosfera bici borgo calo cancellare cattolici
    8 ciascuna classici colui coprire decennio depressione der differente dimmi dirò dramma duomo end false farli favorire
    8 femminili fiamme finchè greca indicazioni individuo indossare insulti intendi intenzioni liberamente malato merci miglia
    8 milanese mostro motivazione netto nucleo orientamento ottiene passeggeri pavimento poesie portati precedentemente
    8 promosso proporre quinta raccoglie reazioni ridotta riportare ripreso ruota sam sanzioni sensibilità sindacati sintomi
    8 socialista sorveglianza sostanzialmente splendida stanco sti taxi torto university venuti viste acciaio adolescenti
    8 adottato affermato alice allenamento amano andò anniversario aspettavo assegnato camere citazione colpisce crescente
    8 cugino definisce disponibilità ditta divertimento eccezionale editoriale eseguire esercizi esistere estensione fabio
    8 facevo febbre fresco fuggire funzionamento generi guai guardie impegni imprenditori include indipendenti info
    8 insegnamento lavoratore liste lucia malati malgrado maurizio metropolitana mini negativa obama occidente omicidi
    8 panorama pil pratico precisione prevenzione privo procedimento procura profili proveniente pulizia que radicale ripetere
    8 salerno sana sanitario scorta scrisse simone sondaggio sottile spalla spinto stanotte supera tipica toccare toni
    8 trasparenza trucco veicoli versioni vide xi abitudine alimentari allenatore auguro bibbia cancellato chitarra chris
    8 codici color console corre costituiscono costituita curare dante definita descrive destinati determinare determinazione
    8 dir dispositivo facesse fallo fortunato gazzetta gianni giornalismo guardato guidato ignoranza inter iscritto leva logo
    8 meravigliosa milan mix modifica muove pienamente piero pietà polonia prendersi previste profumo project psicologia
    8 qualcun richiedere riferito rilasciato rilevante rinunciare riproduzione ristoranti romagna rubare rubato ruoli sabbia
    8 scenario scopi sentita sfera sospeso specifici ss stagioni statistica straniere studiosi succedendo tabella tasca
    8 tempesta testimone testimonianze tommaso trattava uccelli valida vasto vedendo vedete veicolo veste vienna vii adozione
    8 aggiornato altamente amor apparire armati armato arriverà aspettano aspettative aspettiamo aula avvenimenti barba belgio
    8 bisogni bob buonanotte cambiano cavo ch chiavi ciascun cinquanta collegato como compagna complicato conosciamo
    8 continuato copie coro corto dargli darà descrivere difetti diventi dott effettuare efficacia elettorali eredità esserlo
    8 formaggio fotografie grafico imposta inferiori informato innanzitutto ironia iva juan legislazione leo liberale lord
    8 metallo miseria modificare motivazioni musulmani negare operativo parità pensioni perfezione petrolio piscina play polo
    8 portate preferisce prevalentemente quotidiana rapido razzista resistere retta sapendo sergio servito sezioni silvio
    8 soffrire spendere spot stazioni sveglio televisivo tengono terrore tirato trasmesso tè vietato volare xii xx albergo
    8 anteriore as autunno avvicina barbara beneficio bicchiere brano bruxelles cattivi cattolico comunali concreto condiviso
    8 condurre coperta corrisponde costumi crema critici custodia delegato dialetto dipinto divenne diventati dovuti
    8 elementari farvi fiumi fontana forno francesca from gioventù grigio hey imposte imprenditore ingegneria innamorato king
    8 lasci lucca match neo offesa paesaggio pantaloni porterà previsti pugno pulito rappresentanza recensioni report
    8 ricordano riferimenti salve sedia segna separazione significativo spirituale statuto sè tentare toccato tradotto trend
    8 urbano veda vicine videogiochi virginia acquisti automatico avversari azzurro battista best bianche bloccare bombe
    8 caduto california cappella carlos chiediamo circuito compare complessa consumatori contadini continente contribuito
    8 correnti cover crediamo democratica difensore diploma divina docente dose eccellente elevata emanuele esistente
    8 eventualmente fanculo femmina fiat finanziamento giustamente https ingegnere investire lasciamo league men mezzanotte
    8 mezzogiorno minacce mussolini national navigazione nn not notti operare pittore polemiche precisamente preparati puttana
    8 rimase rivedere sanitaria scherzi scopre sentite sfruttare simpatico soddisfare soddisfatto solita sub tifosi trasferito
    8 vicenza virtuale visitatori william affermare agenzie andranno annuncia arabi attrice automaticamente avanzata benché
    8 cambi cappello coalizione coinvolti comunisti consentito considerate consulente cooperazione corrispondenza curioso
    8 davide disposti elegante elementare essenzialmente etica farai ferita finanziamenti finiti fusione future gigante giuste
    8 golfo immediato inferno inserire ispirato kevin meccanica mestiere modificato morì nascere padri penna potessero
    8 professor profitto profughi punizione quadri quote ragazzino realizzati recensione regali registrare ricordate rigore
    8 rilascio riviste sacrificio saluto salvezza scende scrivono seminario sentiamo sentivo singole soglia sorpreso
    8 spazzatura sportiva stanze statali stradale stronzate suoni that timore tokyo tornando tribù troverai uniche
    8 universitario vendite visibilità wikipedia will your accademico adottare alimentazione ambientali amministrativo
    8 appartenenza appartengono bacino basse boy brillante bronzo can champions chiami collettivo combinazione cominciò
    8 community conduce contenta cosiddetta coste costruita cucinare cv database destinata dicevo dirette dispositivi divorzio
    8 donato dritto ebbero elettrico eseguito facili falsi fammi fisiche futura girl godere idioti impegnati incidenti
    8 incremento invita jean lanciare legami libere liquido livorno mac maio mancare margine meraviglia moltissimo monumenti
    8 muoversi negativi orologio osserva parlarne pollo primarie pubblicate putin quartieri retorica ri ricercatori richiedono
    8 risale riservato ritrovato saperlo scarica scienziati sconosciuto scontri scusami seduto segnali sembri settimanale
    8 simon sopportare sorge sottolineare sovrano spetta spettatori stiano succedere sull taylor tenuti territoriale toglie
    8 tonnellate torni trasformare trasformato utilizzate xiii xv abbandono amazon americane are atene bis borse carbone
    8 chiarezza colonia concordo confermare contano contribuire credevo crediti curato delitto dicevano diego dna eletti esci
    8 esperimento esposto folle galera gelato ginocchio identificare imbarazzante incinta inclusi indispensabile individuali
    8 invasione inventato island lasciata lento mise morendo mostri nere nervoso operato opzioni orribile ospedali over pa
    8 parzialmente passeggiata pasto pazzi pericolosa piene postato prospettive pulita raro ricordati ricordiamo rientra
    8 rispondi ritengo ruote scott secco siate sindacato sorte sovranità spettacoli ste svolgimento tantissimi tenta tubo
    8 tumore ucraina undici uni vescovi voli volti vorrà à accolto alessandria amanti ambasciatore angela aquila arabo
    8 assistere budget cassazione cerchio cmq colloquio colpire commissioni compra concludere condivisione consentire
    8 convinzione corti desidera diagnosi diventerà diversità diviso esecutivo finanziari formale futuri gamma gestito gravità
    8 guardano hitler immediata immobili immobiliare jim ladri letterario limitare lire magico magistratura more ospita ottimi
    8 pancia paris pianto preferiti prezioso professionali ramo ray ribelli rifiuta rifiutato righe rimuovere risparmiare
    8 rovina sacra salta sanremo sarah scientifiche segnalare seri simboli sincero soliti sopratutto sostenibile sostituito
    8 spagnoli sperando straniera strategie successi taranto tassa tastiera tenente teresa tradimento tramonto urla veloci
    8 vota west whatsapp xiv affascinante andarsene apprezzato ascoltato attendere avrete aziendale ballare battere boom
    8 camicia capite cariche collaboratori concentrazione costretta dedica dimostrano dintorni dirà distrutta escono esito
    8 esponenti estero firmare formazioni funzionale giacca giurisprudenza gomma group impara intellettuali ix ladro mali
    8 manovra medesimo misto multa nobili occupati pacchetto password patate pavia piaccia piaceva politicamente ponti
    8 preferita prendiamo progressi provi registrati retro richiamo riconosciuta rispondo risultano rito rivelato sfruttamento
    8 singolare soffre sopravvivenza spera stupidi stupro successione supremo tag televisiva tematiche torneo turco ungheria
    8 universitari velo vende viale violento vitale white aiutano applicata battaglie bretagna brutte caratterizzato catene
    8 cella cellulari censura chef chiare citazioni colonne compenso complessi comunemente concezione continuità cortile
    8 cosiddetto costruzioni cristina cuori daniele debbano dedicati difficilmente dvd effettuato espressioni fantasma fb
    8 fecero fegato femmine finiscono fiorentina fiscali flash fresca fumare giustificare guidata hot ideali impegnata indiano
    8 individuare integrale josé liguria mantova margherita merce meritano mobilità molteplici musicisti onestamente operaio
    8 operatore ostacoli pacifico paola passaggi pensava petizione prepara previsioni proseguire protocollo reputazione rese
    8 rimini rubrica saggi salita saremmo sceglie sensibile sondaggi sovietica spara stipendi tela terroristi tradurre
    8 trascorso turchi udine ugualmente urgente usciti vaffanculo variazioni venduti villaggi vini vivendo volendo vorrebbero
    8 abbigliamento affare alquanto alzare american anonimo appunti atleti camion capitato cartello chiarire comprese
    8 conclusioni contenente contenere creature crollo dan dc determinati diminuzione dispone divide dj donazione dovessi
    8 droghe eliminazione esplosione estremo fabrizio ferie figurati finali fumetto gerusalemme giusti grandezza gravidanza
    8 immobile inclusa incubo inevitabile innocenti intelligenti intensità iscrizioni lasciar liberare lottare magnifico
    8 mantiene marca martino mauro medioevo mensile menti monastero nasconde panni penisola pensarci perduto power preoccupa
    8 prevenire prodotta pronuncia religioni rendendo rientrare rientro romanzi scomparso scontato sedi seguo smith solitudine
    8 spinge stanca striscia sufficienti suprema tassi tel times trasmettere urbana abitazioni abuso accadere accogliere adam
    8 adulto amministrative ancona andarci andrò annunci archivi assistito assunzione attenta attenti attuazione avversario
    8 basket battuto bestia bicicletta brani burro busta candidatura canna canta capolavoro cartone cemento colle
    8 combattimento completato conflitti confuso considerazioni convinta corse darmi dava definitivo dischi dittatura
    8 dizionario escluso esemplari essenziali faccenda fiato friuli gestisce grosse guide imbarazzo industrie iniziando
    8 innocente investito istante lana las lasciò little maestri matrimoni modulo napoletano orale padroni pag pagati patente
    8 pe piattaforme portoghese preoccupazione prestazione ragionevole riesca riflessioni rimarrà riprende risarcimento
    8 riserve scoperte segreteria sensibili serena sii situata sospetti sottoposto speso splendido studia subire tagliato
    8 teatrale tendono tornati uccisa unisce uovo utilità vapore vedrà viceversa vigili volante xix
    7 acceso adatta addetti agricola apposta approvata bimbo boss box calci carnevale cavalieri chimiche citta coltello
    7 consegnato contattare contempo coordinamento cresciuta cristianesimo datore dea determinata dette detti diametro difetto
    7 distanze distinguere energie entrati entri eric esercitare famose fascino fascisti fisici giovanna giuria gratuita
    7 gratuitamente guadagnato implica impone imposto interessata interpretato lama legittimo letta maglietta mantenuto
    7 mentalità microsoft moderne mosse muscoli nastro nazionalità obbligato ognuna palazzi pasqua pastore peggior pericolosi
    7 periferia pesi preoccupato press prigioniero quotidiani rappresentata resi riassunto ricorrere riscaldamento ritrova
    7 roccia rurale saluti sapienza shock sposare strage succederà tennis terminato tessuti testamento tocco tortura traguardo
    7 under unicamente variabile abitazione accento air alimenti alunni alza animo apprezzare artificiale autonomo avermi
    7 blocchi book cadavere cambiando canone cattedrale chirurgia cimitero clicca collana collettiva colto commentare comparsa
    7 competente completare concorrenti conduttore conquistare contenti conversione convinti corda decise deluso democratici
    7 digital discesa equivalente eva facciata farina fissato formata fotografo genitore giardini giunti gold guadagno hard
    7 impedisce imperiale indicati infinito intenso interviste inteso invitati isolamento istituzionale jazz jones killer kong
    7 lecce magazzino marmo marte monza nascono onesto opportuno oramai parecchie pazza pm provenienza ps punteggio recita
    7 residente rifugiati risorsa romeo salone scarso scientifici sedere segreta separati sindrome sofia spiegazioni sportivi
    7 telecamere temperature trans trasforma trentino trovarsi uk urlare valentino venditore volontario von abitudini abruzzo
    7 act africani allievi ammette apertamente appaiono arresti autorizzato avvenire bambine bersaglio britannico cambiata
    7 carro chiari cio civico comico conferenze contengono cortesia creano disperazione disturbi dovrai dovrò dovute esemplare
    7 estrazione eu facilità finto francisco frazione frontiera funzionano game gentili giuridico gode grassi ignorare
    7 immagina incapace incontrano inserita intensa introdurre irlanda italian jackson juventus legittima linguistica logico
    7 madri mah mantenimento marcello matt maturità meccanismi mega miele monitoraggio municipio music mutuo obblighi occupano
    7 occupata od originariamente originario ospitare osservazioni part pelo portò positive previsione priva proteste protetto
    7 pulire radice razzisti replica ricevuta rimborso ringraziare ritrovo sacerdote saint schede seppur tecnicamente tipici
    7 tornano treviso tunnel vangelo vicinanze what abbraccio alcol alexander alpi altronde am amata anelli apri ascoltando
    7 assedio associato attacca autonoma bastano batte beneficenza biscotti bisognerebbe bolla brian capitali causare
    7 chiacchiere chiamava citare collaborare commenta compromesso condannati consiglieri continuate correttamente creatura
    7 degno denunciato determinate diana dichiarare diffondere divertenti dolori dominante dottori dottrina dubito ebbene
    7 efficaci eliminato esclusione esperimenti esteso evidenti facce firme fortunatamente funzionari giudiziaria ideologia
    7 imporre indagare indiana infinita iran isolato italo lavorazione mangio medicine mentali metta moltissimi obbligatorio
    7 ottenuti pdf piacenza plus poichè prestiti primaria progettazione proviene pubblicamente rara respirare riduce rilevanza
    7 rischiare salsa samsung saperne scambi scherzando seguite sentiero sequestro serva sfuggire sigarette source spostare
    7 suggerisce terrà tornerà truffa tutelare universitaria utilizzano valere vedeva venite verbale verticale vinci
    7 abbandonata abusi alcool anziano applica assalto assurda bagni botte brindisi cantiere card casse cast cercate
    7 circondato coinvolgimento collegati colpita conservare consumi creatività criticare dappertutto diffuse esco esista
    7 esposti estera esterne finanze fisicamente football foreste garibaldi giocano giudiziario giunge identificato indiani
    7 indicano indicazione iniziamo innamorata innumerevoli invisibile larry malta mancava narrazione notevoli obbligatoria
    7 occuparsi olanda opposta ordinare organizza oscuro palma parallelo parlate passò potevi preda presentati puzza
    7 ragionamento ride riga riguardante riportata rocco salutare sapevano sarete scuro senatori sfide slogan sostengono spia
    7 stronzi sviluppi telefoni umberto uniforme vasca vederla vedova vicepresidente viii visibili week xviii accessibile
    7 accorto addetto affrontato applicato armonia augusto avventure casuale celebrare claudia collina compie complessivo
    7 conserva continuando contrastare convento coperte criminalità croazia decidono declino dinamica disabili distante
    7 divenuto divinità ennesima erede etichetta favorevoli filosofo finanziarie foggia formati frequentare frequentato
    7 geografica governare hong horror indossa ingredienti interpretare legalità letti made marine meccanico mediche minor
    7 muoiono nido notevolmente organizzati ossigeno pagamenti parametri percorsi portiere porzione postale prestare producono
    7 produzioni ragazzina rami ravenna razionale rendi rimosso scelti scolastica sconosciuti segnalato semplicità serviva sol
    7 sostenitori spingere sportive statunitensi store suggerimenti sviluppa torri tranquillamente trovò victor violenta
    7 visitato viveva affidato aggressione aldo amministratori andamento andrew aspettato assicurato autostrada babbo
    7 benvenuti blue borghese bugie caduti cagare calciatore capiscono capitoli centesimi chicago code coerenza colombo
    7 cominciano congratulazioni conquistato consigliato consulenza contea creati crudele danimarca delusione dipinti
    7 discriminazione distinzione dolcezza eccesso edilizia editrice ella emozione estesa eterno farcela ferdinando first
    7 formano frequente garantisce garantito geniale geografia identificazione incaricato invio islam junior lavorava lenta
    7 macchia magica maiale mandati manifesta marchese medievale missioni nacque narrativa nate noia nonni omosessuali
    7 ostacolo pacco pallone pericoli pochissimo portafoglio potessi potrò prenda provocare redditi regalato registri
    7 ricostruire rilevanti rimozione rinuncia riportati sanitari scappa segui sembrerebbe serra silvia simpatia sindaci sir
    7 sottolinea sparato spaziale sperimentale spettacolare stand strato stretti succo supermercato svariati tacere testata
    7 udienza urgenza valuta verrebbe vertice viaggiatori vigilia abbiate aborto accetto action affermazioni aggiungendo
    7 alfonso amministrazioni ammissione analizzare andavano appassionato attirare attraversare attualità basilica batterie
    7 bottiglie canti catturato cia combattuto complessità complice copre credete credeva cuba debolezza discipline disney
    7 dovette efficiente estende estetica fabbriche fango favola ferrovie fibra fidati filmato finirà funghi funzionato
    7 gabriele giordano giuliano incredibilmente indicata infinite insetti interessano isis kit larghezza laureato legalmente
    7 letteraria liberali lotte luke lupi magazine mamme mando marchi margini masse memorie morgan moro mortale muovere
    7 nazisti nuda onesti orlando ottime peli persi pescara pessima piazze pochino portava potenziali potremo prendete
    7 prescrizione progettato promossa provando provano psicologico realizza realizzate risate ritrovare riuniti riusciamo
    7 riuscite riuscì scarico sci secondaria segnalazione sequenza significativa sosta stabilimento tappe tav tipologia toro
    7 transizione valgono verificato wifi xvii adesione anonima anteprima appartamenti approfondire architetto arrivate
    7 assassini assassino asse associati attentato aumentato avvio benjamin bimbi bolzano boston brown buttare buttato
    7 capodanno cazzata cedere centinaio chili citati coca cogliere collegamenti coltivazione conoscevo contesti continuazione
    7 continue crescendo denunciare dinamiche diocesi disperato dovessero down duri dì eccezioni emerge eterna farmaco fasce
    7 flotta fotografica full funerale gaetano generare giu grandissimo grida guadagna idem informatico inquinamento intendere
    7 intitolata ip jeans johnny laboratori lenti libretto limita litri luis lutto medesima meteo minchia minerali miracoli
    7 misericordia monica ms musicista napoleone nazista occupare orgoglioso panchina parente pasquale pianificazione
    7 popolarità porco pozzo pressioni provoca puntare quotidianamente raccontano radicali raffaele ragazzini rare rimaste
    7 riportate riuscirà scorsi sennò service sete siciliano sofferto sparire spiagge spiego sponsor sposi storicamente story
    7 strani svolte tantissime targa tenda terme traduzioni trasparente tribunali vario verbo vietnam vittorie vuota
    7 accompagna accompagnata adeguata agio ala alan altresì andy appuntamenti assente assicurazioni attentamente atteso
    7 averci back balcone bruciare call carburante castelli cat cattura click clinton condivido consegnare corridoio crescono
    7 criterio decisivo dedicate delegazione direttiva disoccupati editori esplicitamente feci genera gesti gliene guglielmo
    7 infantile informa informatici inno intendevo intraprendere iraq maratona mari mogli monaci municipale nebbia odia ong
    7 organismo pan paragone partono passaporto pi povere preferisci pregiudizi prevedere problematiche provate puramente
    7 qualifica quaranta restauro ricci riempire rimedio rinnovo riscatto risparmi risultare rita rt sacrifici sali satira
    7 sbagli sbagliate scopare seguaci sorprende spessore spina sporco stabilisce strane televisivi tipicamente tranquilli
    7 trovavano vadano varese variabili vaso vederti violenti vivente abolizione achille acquisito adolescente aerea affronta
    7 alfredo apprezzo arrestare asta aumenti avviato billy bo browser cap care carichi caterina cattive cavi cercava china
    7 cibi cieco coincidenza colline composti concorsi consorzio contraria conversazioni core crederci derivanti descritta
    7 difende diminuire direbbe eccetto edward efficienza emissioni enzo estinzione estremi europe fatemi fattura fermarsi
    7 fido filtro finalità frigo fucile fuochi garage gemelli generico good grand grandissima grido id improbabile
    7 inevitabilmente iniziali insulto isolati joseph lamenta look marocco mela metterci mettermi nascosta negative nobel
    7 notaio olandese onesta originaria osservato pablo paragrafo pellicola perdi permettendo pessimo posa preferenze
    7 preparando primario privilegi procede provocato queen rame rari rendersi restituire ricevono rispettivi ristrutturazione
    7 riunioni rocca saggezza scatole sensazioni servi settimo sollievo sonora sorgente spieghi sposata stronza superficiale
    7 tariffe termina terrestre trailer uccello uccise umidità und urbani varianti zitto abbonamento acquista adeguato
    7 affidabile agenda aggiungi amicizie aprono assicuro atteggiamenti attive aumentano basti bellissimi bloccata brasiliano
    7 brutti buonasera cambierà caratterizzata caricare carl catturare celeste centimetri cessione complicata confessione
    7 connessi conservato continuiamo contrari controversie costituire curriculum dapprima definiti denominazione discusso
    7 divisioni dorme dormito dotata download eccessivo elizabeth esclusi esclusivo fedeltà fili finanziare fissare fonda ford
    7 fotografico ginevra ginnastica gioielli girone giudizi golf gratuiti gravemente hd impazzire incapacità interrotto
    7 islamico journal lieto lodi malissimo manuel menzionato miami morali nettamente notifica orchestra ordinaria organismi
    7 ottica partecipano pepe perfetti pericolose pier posteriori potenzialmente potersi prassi preghiere premessa presentate
    7 preziosa proiezione quest regolari renato rispondono rivolge rivoluzionario roger romania rosario saga santuario sapevi
    7 savona school scommetto scriveva secca sentirmi sessanta sigaretta sigla sorprendente sorprese specialità strati tasto
    7 telefonata tenore tiri tristi troverà umore unire vedevo vicinanza vigilanza violenze vorremmo votazione wall abbassare
    7 abituati alfa amichevole andar angoli apparso arcivescovo attivamente baia barriera bellissime bibliografia butta
    7 calcoli cantanti chiedeva chimici cintura citata classificazione coinvolgere comandi confermata considerano controllata
    7 conveniente detenuti diffusi dimora diviene dottorato entrando er escludere eseguita esigenza esplodere espressa fiamma
    7 fiero foro frammenti frontiere gallo gang garanzie gita gregorio guadagni immaginazione indirizzi iniziò interrompere
    7 inviati istinto jane jimmy legislatura letture loco lotto luciano maestà magistrati manchi mappe marini marrone mensa
    7 mettete mister nominare nono ombre ordinanza orrore par paure peccati perle permanenza perse picco piloti prefettura
    7 pregare preliminare preoccupare preoccuparsi presentarsi preti profonde raccomando registrata ricche riservata riusciva
    7 romantico salvataggio scemo schiavitù sconosciuta scrittrice sedici serate sereno sfumature somme sottoposti spa
    7 spostato stage strisce suggerito svegliato svolgono territoriali tl tor trattative tregua turistica uccidendo ultra
    7 unghie vanta variante vene vincente xd young accettazione affetti affidamento agisce aiutarti amen amsterdam aosta
    7 appartenente appassionati appositamente arena arezzo arrivò ascoltate attrazione attribuito banale beach bla campionati
    7 celebrazione cesso cile clemente competenti concilio costiera darci deficit degrado delicato derivati dirgli disposta
    7 domestica domicilio donare eccessiva ehm esisteva estiva fantascienza faro fondatori franca franchi gary georgia
    7 giuridica gr illegali impedito impressionante includono informati ingegneri interiore invenzione invidia laureati
    7 lavorativa maestra mago mantenendo martiri mass matrice meridionali metal minimi miti mondi montaggio nega negato nervi
    7 nina novara nuoto onestà patrick piaciuta pianeti pianura pino podio potrete presidenti prodotte pronte prostituzione
    7 recarsi resterà rilevato risalire ritirare rivelazione rivolte rotazione routine rovinato ryan salario saresti savoia
    7 schemi sconti seguiti sfortunatamente shopping sinonimo sognato solido sorridere sottolineato spettro stampo tasche
    7 tecnologico texas trasmissioni vaccino vola voluta abita adottata alzato ampie animazione araba arthur assegno
    7 attraversato avvicinarsi azzardo bande basterebbe beatrice becco biologico bontà britannica cabina calibro cam car
    7 castel central chiederti chimico civica clandestini commessi complessiva condotti consiglia consistente contattato
    7 contenute coordinate cornice cosiddetti costoso creatore decina divino divisi effettiva effettivo effettuata esagerato
    7 fortezza fossimo fottuto frequentemente funzionalità gen gestita giganti giuramento guerriero have hoc immaginato
    7 impulso inaugurazione indeterminato inquietante installazione interessate interviene ivan jason jonathan justin liberato
    7 lombardo magna management mangiano matto mele mercedes metterlo miniera misterioso motto mutande ni nodo norvegia
    7 novecento ordina orientali pago pareggio piange portatile portavoce potreste precisi preferite privilegio promette
    7 proporzionale provengono pullman puttane rap rapina reagire rendo riconosciuti ridotti riflette riparare rompe saudita
    7 scudo sembrato sfogo significativi socialismo soffitto sottili sottotitoli stavamo stupendo tablet talk tattica
    7 telecamera terribili torniamo trappola trionfo unirsi united validità vena venir vertici
    6 aggiungono ago amaro ambiti api asiatico aumentando avvenne barone bbc biblioteche biologia brucia bruciato campana
    6 capitalismo circo circonda cola collocazione colombia combinato complotto confusa contanti copyright cotta cremona
    6 decorazione derby dialoghi disputa divenire domestici dotati eleganza esilio essenza estratti ettari fake fermati
    6 ferroviaria fibre fogli gabbia gabriel happy ian importo infezione intendono intere invernali invia inviata istituito
    6 laterale lesioni lewis limone linda manga mangi marie mediazione menzione minacciato miniere monitor ordinario organico
    6 palese parchi parrocchia permettersi peste pianoforte piega pochissimi potenze pregiudizio pressoché pretendere preziosi
    6 privi produttività protetta psicologica registra regolamenti riferiscono rifiutare riflesso rimanendo riparo ritratti
    6 road robin salvi schiavo scultura sec sentenze sex siracusa solite sopravvissuti spento stimato straordinari ta tavole
    6 tenga tenute testate tolleranza trarre trasportare turni vaccini variazione viaggia visioni abituato addestramento
    6 ammetto ann arrestati assessore assicurarsi assunta attende autrice avanzato averli avuta azzurra benedizione beve
    6 bevuto biografia botta cantina carenza cartella cartoni chance christian cinquecento coerente collaboratore colonie
    6 colpevoli concessa conclusa conosceva contemporaneo decente densità desiderato dichiarata dimenticata disprezzo
    6 distingue distretti dividere dovevi dovreste eccomi elettrici emendamento ennesimo entrò esserne express fantastici
    6 follower formalmente games genovese gentilezza gentilmente girolamo giurisdizione goccia grammatica he high howard
    6 immenso incluse interi introdotta investitori johnson laddove leggono lesbiche licenziamento lisa long magistrato maglie
    6 martello micro minoranze modella moltissime monopolio moon mostre narra necessita nelson netta night nostalgia nucleari
    6 nuvole offrendo orso passioni pechino penali possedere prega prenderà preoccupazioni profeta proiettili ragionare regio
    6 restando ribellione ricominciare riscontro ritengono sasso scrivania seduti seggi servirà seta sincera sistemare sognare
    6 sony sottoscritto specializzato spedito sposta statue studiando successore temporanea tranquillità tributo troll
    6 turistico venere versato vincent volontariato zaino accendere adattamento affermando aggiornata alieni ammirare
    6 architetti assunti autista aventi baci beppe bio bionda blocca bloccati calciatori campus celebrità censimento check
    6 clan coach colpiti comprendono concreta coniglio conoscete continuerà convince corta cost create creativo dario davis
    6 decimo decisa degna dente designer destinate detective difese dimentica discendenti disegnare dissi dl domestico dona
    6 dovremo dylan energetica esatta esibizione estivo etero fattoria fermate fetta fiorentino fornita fortunati fossa furia
    6 generato geni girano giungere gradualmente hill identico if iniziate interprete interruzione ira jeff largamente laser
    6 levi lgbt licenziato lite ll mais maledetto massacro mediaset obbiettivo odierna ottenuta pagata page paghi palo
    6 parentesi partigiani passerà perla pesantemente poeti poterlo prestato presumibilmente presunta presunto quarti
    6 rafforzare rappresentati registrazioni ricambio ricevute richiama risveglio romantica rovinare russe salari salito
    6 sbaglia scatto scavi scienziato scorre separate serbia siciliana socialisti south spiriti stadi sur sviluppata tarda
    6 temere teologia tessera trasferire trasformata trattamenti tredici uscendo usiamo valigia veleno venezuela vettura ville
    6 vocale volgare ac africano agostino agricole agricolo albert alloggio artistiche aspettava aumentata avvertito avviare
    6 benevento bernardo cacciato cambiate cancello carri cava certificati colla collegata collegate commercianti comunione
    6 condotte configurazione cronache cugina curiosa danneggiato difeso ditemi dopotutto drive durare effettuate ego elevati
    6 emilio equivale essermi etico evitando ferrovia fifa finlandia fragile france freccia giudicato gridare hugo impronta
    6 installare intimo ios ispettore just laterali lieve light limitazioni linguistico london lontane malata marea mazza
    6 miliardo miller monarchia nascosti nipoti nudi oliver orizzontale panino passivo pellegrini percentuali pesa piove
    6 pomodoro pompa praticare precise prenderlo preside prestigio profitti promuove proteine pub razze renderlo ribelle
    6 richiesti rimani rinascita ringraziamento rinnovato risolve sacerdoti scarpa sceso scolastici sega sentiva sesta sicure
    6 simpatica sostenuta sposo spostamento spunto stone stradali strega sun talenti tariffa telecom tenersi tensioni tommy
    6 tornò trauma triennale tumori ubriaco ugo umbria victoria vizio vuoti welfare abbandonati acquisizione adige adriano
    6 andasse andremo animato apprendimento arbitro au bandiere banner barriere basilicata bastava battesimo beccato bon brand
    6 buenos cammina carla caserta casini classiche collaborato collezioni compassione comprensibile compro concedere
    6 concentrato conformità consapevoli contadino contenenti controversia corde credibilità cross cuneo defunto determina
    6 diplomatico direttori discreto distribuito donald dosi drago elettriche elettronico emissione esca esporre eugenio
    6 farmacia fascio fast filmati fondamento fornitura freno funzionario gialla giustificazione gomme hacker hollywood
    6 ignoranti im incapaci incarichi incredibili indigeni indubbiamente inflazione insegnamenti installato interpretazioni
    6 invernale jordan ligure lobby lu may meme milanesi missili mondadori mostrando napoletana nodi notturno now particolar
    6 pen permessi piombo point polso poltrona pr prefetto presenze pretesto proviamo pulizie punito ra raggiungimento regge
    6 renda rendimento repertorio repressione ricevuti richiamato ridicola ripete rispose rituale ross roy salotto sani
    6 santiago sanzione scattare scossa scusi segnala sembravano separato serenità servo smetterla societa sottofondo special
    6 stephen stesura stranamente studioso sudafrica svariate svedese system tappeto tazza telefonate terrorista tipa
    6 trasmette tubi valerio vela vendono vincoli vito abate accettabile acquisire adulta affidata aggiunti ahah apparato
    6 archeologico argentino assegnazione automobili banchi basate bestie bruce bulgaria cameron cancellazione canne capoluogo
    6 capra ceduto cereali combatte comincio compaiono comunica concrete condivisa condominio consensi consentono
    6 contemporanei convivenza corteo costituzionali cotone cranio cretino cristallo curve dark debutto detenzione disperata
    6 divertirsi domando donazioni dorso duecento eccezionali elaborazione emergere esaminare esordio espresse fantasy fauna
    6 fernando fico figuriamoci florida fox gennaro guarigione hardware icona ignorante incertezza indirettamente institute
    6 ironico juve legittimità lucio marijuana marta massimi mattarella medicinali meeting mercurio migliora miguel molla
    6 mulino normalità novanta operano orecchio oscura ottanta pareva pazzesco pedro perù poker preferiscono presta produttivo
    6 prossimità pseudo qualcuna ricercatore rimediare ripartire ritenuta ritirato riuscendo rotonda rurali saldo satana
    6 scaricato scatti sconfiggere selfie sella senno sentiti separata severo sostanziale speravo spiegano stupenda
    6 sufficientemente suppongo supportare tabacco teneva tratte trofeo tunisia vigente vip viventi wi abbandona aggiornare
    6 agricoltori aires aiuterà allevamento andavo anne applausi apposito arancione arriveranno attaccata attentati attivato
    6 bang bastone beato bestiame bilancia bottega cairo cameriere canadese cantato cantieri casale castro ceramica chiamiamo
    6 cieli coinvolta commettere comoda competere complesse condivide congregazione conosciute consumatore contribuisce
    6 convocato correggere corrispondenti credibile dave depositi determinante diciotto difatti difendersi dirige dirvi
    6 discute distacco divise domini dopoguerra drammatica duramente ebraica eccolo emesso espone facilitare family farebbero
    6 fiction fissata fissi gabinetto genetica gordon grotta how illusione imminente indifferente infarto informare ing ipad
    6 lamentano lavare liberarsi magnifica mandano maschere microfono misurare modificata napoletani nativi navale negri
    6 nominati onu ostilità panini patologia pian pistoia poster potenzialità presidio presupposto pugni qualificato
    6 radiazioni richiamare ridotte risiede rispettive riuscivo rivelare rocce romane sanitarie sapone sappi sconfitto scopa
    6 sentimentale siciliani significare sindacale sistemazione sofferenze sostenendo spari specializzazione spezia spreco
    6 stampato studentessa tech toscano tragico trasferta travaglio trovarlo troverete tumblr usb uscì valli vissuta vivace
    6 volontaria wilson abbattere abbondante accadrà accolta aggiornati agricoli alleato amava andrei animati apparente arabia
    6 atleta attenzioni attraversa attrezzature avanza bad balle bancario cadaveri carbonio cattedra causata celebra
    6 circondata cloud coltivare commentato complessivamente comunismo cooperativa costanza costruite country cresciuti
    6 decadenza delta diesel difensori discoteca distinti drammatico educativo elisabetta esposte evidenziato faresti favorito
    6 finite flussi fondamentalmente force forniscono forniti frontale gb gene general giovanili global identica illuminazione
    6 immensa impostazione indicate influenzato ingiusto irlandese islamici istanza istituzionali know limitati lucas macchie
    6 malapena mandi mattinata maya medi meraviglie metafora miglioramenti misteri negro obbligati odiano olimpico omosessuale
    6 operativa ordinamento organizzate ospitato ostaggio pacchetti palestina pannelli pasti patti penne people por prendeva
    6 preventivo primato quadrati quadrato quattordici relax ricorrente rimettere riparazione riportano riposare rispetta
    6 ritardi rivolgersi rugby salvati schiera scimmia scozia selezionati semestre settanta sfruttando significative smart
    6 solari solida sollevato sottoposta sparsi spegnere spontanea sposarsi stime subisce ted tipiche tradito trasferita
    6 trattano umile uva veniamo venissero vestita vieta vogliano vuote was workshop zoo alessio alternativo ar arturo
    6 ascensore assicura assomiglia attuare avanzate aziendali basati blogger body cacciare cadono cercavo chirurgo collegare
    6 coloniale comodità consistenza continuava cooperative cori cottura crociera cuoco dance definite desiderare desidero
    6 direttive disegnato dispetto doti dottoressa doveri draghi duo eccome effettuati elettricità elisa emily esplorare
    6 esponente espulsione filtri finendo fortunata francamente getta guardiamo guerrieri hi inaccettabile inaugurato inciso
    6 indagato intrattenimento invitare ipocrisia jerry jobs julia kelly lineare mangiando martire maternità medaglie metalli
    6 moderato moduli mortali niccolò notturna nude oceano odi offensivo opposti paesaggi pagate papi parroco passiamo perduta
    6 permetta picchiato pietroburgo potendo pregio prevedono propongo provinciali punte purché random rapito reca regalare
    6 resoconto riabilitazione rimanga ripetuto risata ritirata sbagliare scia scioglimento scoperti sere serietà serpente
    6 setta society specializzata strategica strutturale superiorità sviluppati telefonica terminale tg togli totali
    6 tradizionalmente traduce trapani trasmessa turca ungherese usarlo valga vasi verdure vinta vomito xxi zampe zombie about
    6 afghanistan aggiunte altare amministrativi antenati appalto apro associata averti award balla barche busto cacciatori
    6 capirlo carmen celle chan cocaina coinvolte collaterali colpe comanda compongono condizionata conseguito considerarsi
    6 considerevole controllate convocazione cuffie cup curata didattica dimenticati distribuiti ebreo economicamente elevate
    6 energetico esposta espressamente evita filippine fornite fotocamera giunse gonna grammi igiene illustrato improvviso
    6 indifferenza influenzare inganno integrità introduce jr leggende leggeri levante lino liquidi litigare lode maledizione
    6 martini matura mc menu multe netflix noioso office ossessione ottenendo ottenne perdo pesaro phil poli preferirei
    6 preliminari preoccupata protegge quartier raduno realta rilasciata rimango rinascimento ringrazia ripetutamente
    6 ritrovano rotte ruba sacri salvaguardia saprà sassari scommesse scoppio scudetto seconde seggio segnare seme sessioni
    6 sessualità spaventa specchi stereotipi stili strette suite tardo target telefilm terminata titolari tombe tracciato
    6 transito trascorrere trasferiti uh validi vederli venduta veronica vesti accesa accorge altissimo andrebbero annullare
    6 anticipato approfondimento arriviamo ascesa ascoli aspettate assisi assumono attaccati attivare automatica avanzare
    6 avverte awards azzurri bank barry baseball beata bevande borghi brevemente carceri celebri chiedermi chiudi ché
    6 cinematografica circostanza cittadine clausola colloqui coma concorrente concreti confermano conservatori consultare
    6 contest continentale continuò cos costano costantino costruiti cupola custode danese daranno decorazioni dedicare
    6 descritti detenuto direttrice dollaro doloroso doni duemila durato eccetera elettronici eredi fascicolo festività
    6 finisca firmata focus frode fuso gigi indie indizi integrato ita jo josh kate leoni lesbica libano lisbona maniche
    6 martina mollare mori mosso mtv multinazionali muscolare offerti opporsi orgogliosa os panoramica particelle pass
    6 percorrere piemontese pollici pratici preoccupati problematica professionalità proibito propongono rapper rettore
    6 ricordando rifare risonanza sandro sapesse sardo sedute signorina sorti sospesa sostituto sperimentazione splendore
    6 stampare stan suggerimento tatuaggio tedesche teme temporaneo thailandia tipologie totalità traduttore trascorsi valide
    6 vegetali vincolo vocabolario williams accademici accompagnare agito aglio allen alluminio analogo anziana apparecchio
    6 appropriato assetto attraversando attrezzi autentico automobile avessimo bersani beta biologica boris bot branco buchi
    6 but calcolare caricato carter comportarsi contenuta contribuenti cooper correzione corrono corrotto cosenza costituente
    6 cronologia daniela decreti demoni digiuno dirigere disabilità disposte divenuta dote east eddie elicottero estranei
    6 evidenzia fantasmi fatevi fianchi flora foglia furti galaxy garcia gelosia gemma importi improvvisa incazzare indizio
    6 infortunio ingiustizia islamica ispira je lava lavaggio law leadership lecito liam linux lombardi manchester manifestare
    6 marx mg migliorato mista molise munizioni napolitano obbliga odiare offensiva ondata osservando pakistan para paradosso
    6 particolarità pastorale pci permetterà potevamo professoressa propriamente qualificazione quo raggiunta rapimento
    6 recuperato reggimento reparti requisito respira ricercato rick ricoperto rigorosamente rilancio ritenere rovine rumori
    6 season secondarie secondario sedie segrete sentirti serbo servita sfugge sim smettila sopporto space specificato sposati
    6 spunti starebbe stupide svizzero tito tragitto trattativa triangolo trio trovando uccidono union usava vagina vedrete
    6 vendendo venerdi verbali vocazione volessi watch who yo ab accessori accetti accoglie adatti africana aiutando
    6 alessandra apparecchi applicate argomentazioni averle barra campeggio cassetto casta cauzione cesena chiudono
    6 combattenti cominciando comitati compatibile comportano concessioni conduzione conservatore considero consulta coop
    6 copiare corrotti creda davano delicata denominato derivano dimostrando direzioni dittatore diverte dopodiché dozzina
    6 dritta ebraico elaborato erbe expo festeggia finanziato gian gianluca gino giocattoli giovinezza globo goal got hope
    6 ideato identifica immaginario incendi inerenti inseriti integrante interagire interpreti irene istanze ivi jay last
    6 legislativa low maschili messicano michelangelo mod mortalità neonato nova nozioni ottengono parlavo passava patatine
    6 pecore pescatori pierre pillola podcast pomodori preferenza preoccuparti profondi progressivamente proposti prostitute
    6 protetti psicologo punk respinto review riconosco rientrano rilevare rinvio ristretto rivoluzionaria roman scelgono
    6 sebastian selvaggio sepolto servirebbe sguardi sherlock significati significhi solitario sp spettatore stabili sterline
    6 successe summer supporta svegli teen temporali tener tenne tentando tentazione teorico torrente tragica tram troveranno
    6 uguaglianza vivevano vocali vorranno xxx abitato affinchè allerta alloggi ampi apposita aprendo assassinato assegnati
    6 assistenti assumendo avellino azionisti bay bevo bimba boldrini burocrazia caratterizza cardinali caserma celebrato
    6 centrodestra cerebrale circoli colli compiuti concentrati connessioni conservati contorno contraddizione contrariamente
    6 convertito criticato dean demolizione diamanti dichiarò diga disporre dogana dure emotivo eroina esclude estremità
    6 etichette etnica fazione federali figata fornitore forzata forzato generoso gettare ginocchia hall immaginate incentivi
    6 individuato insalata insiste intenti interazione interazioni irregolari iscritta istat karma laghi lampada lasciarsi
    6 lente limitate lira luisa machine manifesti marittima marshall metterti modesto mozione muori muovono nasa nico offeso
    6 old oltretutto orgogliosi padiglione padrona pallavolo panna polacco polmoni possibilmente praga preavviso preziose
    6 priori procedimenti prodi professioni pronunciato proporzione prosciutto provarci pugliese pulsante rafael raggiungono
    6 raid rate regala remoto riconoscono rinunciato rispettato sassi satellite scomparire segnalazioni senta shawn smette
    6 soffrono sottostante spaccio specialista stabilita stampe stanchi stringere stronzata strutturali suggerire suicida
    6 teatri temporaneamente tuta uber unioni valutazioni variare vegas vegetale ventura vidi vivamente volontariamente volpe
    6 abolire accadendo accennato acuto aggressivo amiamo ammazzare ammessi amori ana annuali armadio artiglieria asiatici
    6 assassinio aurora autorizzata bah bilanci binari bollente bolognese brigata cacciatore calcolato camp cannabis
    6 caratteristico carrello casco cassetta catanzaro cavalleria certificazione cfr chiedevo chiudendo ciclismo clark
    6 coinvolge collettività cominciamo company complici compone concepito congo contessa costantinopoli cotto creativa decisi
    6 decisiva deposizione dimostrata diranno disordine distrugge dog dorsale emiliano emozionante equipaggio esclusa
    6 esplicito espressi estendere fieri fred gallerie genocidio giove gliela governa grant grillini hamilton here ignora
    6 influenze innamorati inps insediamento intendeva intima irregolare jessica jorge lawrence leggerezza linguaggi lione
    6 list lou manhattan manica manovre matti merkel minorenni misteriosa mona never nokia onorevole palio pareri pensionati
    6 perfette perseguire piangendo piazzale poetica positivamente premere premium preparata prevalenza prevedeva previa prive
    6 proporzioni provvedere pubblicitari punire qualificati rappresentate razzi recitare reclusione redatto residui ricevendo
    6 rigido risalto rissa ritrovata ron salti scenari scherza senior serial sessi settimanali shakespeare singapore soldo
    6 sosteneva sostenibilità spaghetti spedizioni spostamenti stanchezza startup starà steven sudore tenete teniamo terminare
    6 trattasse trattata trovarmi trucchi versare volevi volle vulcano water wind
    5 abbondanza accessibili accettata adeguatamente affini appalti approva archi attivita attribuita autostima banana
    5 bartolomeo bell bitcoin bolle bollettino bombardamento bonifica brave cala candele cannoni causando causati charlotte
    5 chiamarlo chiudo cinematografico cioe citate clero cocco collabora combattendo confederazione conforto consolato coperti
    5 coraggioso corna credenti credimi cronica cuscino darle darò delibera delinquenti denominata dentista denunce
    5 dettagliato dimenticate dimesso dipendono dirci discarica discrezione distribuire diventate eccessivamente eserciti
    5 evasione evo fallire fazioni fisco forestale francis funzionali gestiti gi gialli girls giustifica gps grigia harvard
    5 hobby imparando imponente includere inedito infelice infortuni integrare iscriversi khan lanciano lavorativo macedonia
    5 madame magliette make mariano matthew maturo mediatico mentire meritato miglio millennio mina mole montare mt nausea
    5 oliva operativi osso ostile ottimista pagando palestinesi parodia partiamo pia pillole pirata piste policy ponendo
    5 pontefice portali premiato prendermi preoccupante programmato progressivo prontamente raggiunti rappresentazioni reality
    5 restituzione ricavato ridendo rilasciare ripetizione rischiano riservati ritrovati rivali rivelano sappiano scacchi
    5 scorrere see segmento selezionato settecento share silva soccorsi soft soppressione sopravvissuto sostituisce sound
    5 sovietico spencer sperimentare spostarsi straordinarie streghe tagliata tavolino tifo tina topi triplo tronco uscirà
    5 veneta vetri accettano acidi ahahah aiutarmi alberghi allegato alt anton appoggiato approvare asti attaccano austriaco
    5 ba bastardi bastare basterà bobby brividi budapest bufala cadde caldi calmo ceca cenere cerchia chelsea chiarito chic
    5 chiedersi cipolla circostante cliniche cocktail collocato completamento compromessi concede consultazione contenitore
    5 convenzioni coso cucciolo danny darei datemi delirio delitti dialetti diamante diminuisce dipingere disciplinare
    5 distanti distinte distrutti divertiti dubai ebook eccoci eleggere epidemia eseguiti esplorazione estetico facci
    5 facessero fatturato fondare fornendo frattura funerali globalizzazione golden grafici grassa impossibilità insegnano
    5 insistere inutilmente ken lamentarsi lanciata lavorative legna lego letterarie licenze liscia localizzazione lunedi
    5 magistrale maledetti mancini manuali maresciallo mattoni meditazione menù misero mons morandi mouse nano nicole nobiltà
    5 olive oppone osservatorio percepito piogge please portiamo potter prati pretende protette radicalmente registrate
    5 reperti repubblicani repubblicano resistente riempito right rileva rima rimanda rimedi rinnovare riti ritmi sacchi
    5 scambiare scoprono sean selvaggia settima simbolico sollevare specialisti spesi step stupore sufficienza superano
    5 tatuaggi telaio tonno trasferirsi vacca valeria vegetazione vendute verdura vladimir votazioni yoga abbassa accada
    5 accadde aderenti affidabili ag allontana allontanare anteriori anthony apparsa appreso artificiali assi association
    5 australiano autentica avvenimento bagaglio bce birre bmw cacca cartelli ceneri chiamavano cl concentrarsi condividono
    5 consideri consumare contribuiscono costruendo cristalli dama discreta divulgazione documentari domina dormi dream
    5 edoardo einaudi eletta elite esprimono estere estraneo ettore evidenziare falsità farsa fatelo filiale fornitori fossili
    5 galla geometria gocce grace gratitudine guardarlo guidati guinea ignorato indotto inediti iniezione innocenza
    5 inserimento instabile insultare interfaccia invano isabella ispirata istanbul jan jennifer laureata leggerlo luminoso
    5 matematico mediamente mediatica meloni metterla metterà metteva muscolo musical nancy nascoste negazione nino normative
    5 orizzonte oxford panda parker pdl peggiorare perdonami philip piaci preceduto pretese produttiva pulite ragazzine
    5 raggiungendo ram registi retribuzione revoca ricordata ricorre ricovero riflessi rinnovabili riparazioni rivolti round
    5 saluta sappiate sarcasmo sceneggiatura scimmie sciolto sembro sen sistematica sit smettetela smetti soggetta sovrani
    5 specializzati sporca spray stabilimenti stimoli strasburgo stupisce succedono suicidi televisive tematica ticino tocchi
    5 tornate tr transazioni valentina vano variano venditori vetta videogioco violazioni vitali vo wars abile accompagnati
    5 adeguate allievo ammirazione annullato aperitivo applicano appoggia artigiani assicurati atletica attese attrezzatura
    5 avente avvengono bastardo batman blake bollo bombardamenti brillanti brodo calde candela cera cercherò chiedete chip
    5 citando coincide collasso cominci compimento confessa confondere connesso conosca conoscendo contrattuale convenienza
    5 convinzioni coraggiosa costringe crudo cruz cuccioli dammi definizioni delegati dennis devastante dino economie educare
    5 elaborare elio english entusiasta espulso evitato evviva fidarsi fiere fondamenta fori furbo gaza gettato guanti guarire
    5 idonei illustrazioni inclusione indovinare inizierà inserisce intelligence iso jacob jacopo jake larghe lucido
    5 meccaniche mediterranea militanti next nigeria nintendo nizza nonchè offendere offro opposte organizzando organizzatori
    5 orto parlerà pastori patriarca paypal pazzia pensavano perdonare persecuzione piana player pneumatici porsi pose
    5 prefazione presero primis proroga provvisorio public regni regolamentazione relatore rinnovamento rispondendo rivale
    5 rivisto roberta saltato scarsi sciogliere screen sebastiano security segretaria serale simulazione sintomo soia
    5 soprannome sportello spotify stabiliti stalin stefan suddetto suonato susan svegliata terni tesori tigre torres
    5 traditore trattenere turistiche urbane vedrò vernice versante vignetta visualizzazioni war way wolf abbraccia
    5 abbracciare aderire adolescenza adottate aggredito albanese alternativi altrettanti amanda amy apparizione aspettativa
    5 attraente autorizzati banconote belga bicchieri biennale brasiliana cancella cancelli canoni cantando capitare carolina
    5 cercò cerimonie cervelli champagne ciechi claire clara colpite cominciarono concordato condannare confezione confidenza
    5 coordinatore corrado cravatta credenze crocifisso cugini curiosi deliberazione demone derivante desiderano devozione
    5 diabete dibattiti dirle disastri dovevamo dovunque ducati educato elimina erroneamente esistano esperta esprimersi
    5 estivi estreme fantasie favole fingere finisco fluido forlì frequenze geloso get giungla giurato greg guidi hit hop
    5 illustra impressioni incazzato incidenza incontrati indennità innovativo innovazioni insopportabile introdotte ipocrita
    5 kenya kiev lasciarlo lecco letterari liberata limitazione magazzini massiccio matera mazzo mensili michel minerale
    5 minimamente mmm moderati mon monitorare montato moreno moretti mrs muta norman occupando officina omofobia orribili
    5 osservatore penetrazione perenne pirati pistole pittori postare presentava profit protestare provocazione pubblicitaria
    5 pubblicitario puntato raccontata reggere renderà ricevi riducendo riempie riferirsi riguardi ritenuti royal russell
    5 sandra sardi science scompare sconvolta sentieri sergente simpson somministrazione spade sparo speculazione spoiler
    5 sponda stivali successa suore sviluppatori templi teorica terry tolta tondo tyler urlando vaga valencia valeva ventina
    5 visconti vomitare academy accidenti accurata aeree amati amatoriale ampliare angoscia annunciata antologia appetito
    5 applicabile apprezzamento approfondita artistici assegnare assoluti attribuire austriaci autostrade avvertimento avvisi
    5 bandito binario bullismo cancelliere casalinga cellula cenni cgil channel cioccolata classifiche cole collettivi
    5 coltelli combattimenti complicità compositore composizioni concentra concentramento concerne concordia consumato
    5 contabile contrada corno costanti costato creative dee dettagliata dinanzi disordini distruggendo dom dos dossier dotate
    5 drone droni eduardo equazione ernesto esportazioni fashion favorisce filosofi frecce freni frequenta frustrazione fucili
    5 gemella generatore geografiche gestore gg girando godono graduatoria grey griglia guasto halloween history inc incrocio
    5 indicando infermiere inserite julie land lavoriamo lincoln liscio maddalena magno mandando maniere marc massimiliano
    5 matita mediocre mera metropoli migrazione miscela monetaria mucchio musulmano nascondono nicchia omosessualità orsi
    5 osservatori paglia palcoscenico parassiti periodico perlomeno pink pizzeria platino polacchi portarlo possiedono
    5 prenderanno presento preservare prevedibile processione proiezioni pubblicò rachel regolarità residenziale restrizioni
    5 retto ricarica ricompensa ricorsi rip ripercussioni ritrovi river sbattere scendono semifinale semmai separare sfigato
    5 siede silver siro skype sociologia solidale sorgenti sospetta sospettato sparse spezzato spie sporchi strategico
    5 superata svizzeri svolti tavoli tecnologica telecomunicazioni telefonico ten topo tossici trascrizione trasformazioni
    5 trimestre trovino umiltà urgenti usciva user valley vecchiaia veder vedersi versa vestire vien vincitrice vincono
    5 viterbo vizi volevamo accademica acuta aiutatemi alcolici allah allontanarsi andarono ansa apparteneva apprendere
    5 assenti attaccante attestato avorio bacheca bagnato bastato batteri bellezze bravissimo calabrese camillo campane
    5 cantone caramelle carini casella catastrofe celebrazioni centesimo chiamando cieca circuiti collaborazioni completi
    5 conforme consecutivi consuma contraddizioni controllati convenzionale corrispondono cosciente cristiane cruciale darebbe
    5 datori degni desktop dicesse dimentichi dimentichiamo diplomatica disagi disperati dolorosa drama ds economisti edito ep
    5 esaminato esaurito eseguite esercita facciamolo fagioli fermano feroce ferri fire folli galassia gallery garante
    5 giornalistica gp ignazio imputato incerto indovina intervallo intervistato inviate inviti julian laico lascerà lealtà
    5 leon librerie liquidazione madagascar menzogna menzogne mode moralità moschea museum muso nicolò oneri onorato orologi
    5 ottone paghiamo pecora pollice preghiamo prenotare prigionia protestanti provata provocando pu puntualmente quinte ragno
    5 rancore rango realizzando reciproco rene restante restituito ridicoli rimandare riservate rispetti ristretta sacchetto
    5 samuel santità scommessa scomparsi sconvolto scosse scout scura sedile senzatetto separa serbatoio soddisfacente
    5 sostenitore specificamente spontaneo stavi storto strumentale stufa stupidità style superfici tar tele tenera teso
    5 tessere tetti tinta tizi torinese tracciare trad trasformarsi trazione tribuna trovarci uccisione urbanistica vabbe
    5 valenza vedranno vergognoso verificarsi verifiche vinti violato violino vorrai walker women zecca accorta adotta
    5 affermano agrigento aiutarci alieno allegro ambulanza ammazza analizzato analoga apollo archeologia attivisti avvenuti
    5 bagagli barista bin bit borghesia botto camino cardiaco carrozza chilometro cicli confrontare coniugi contribuendo
    5 convocati damon dead delega destinatario diedero difensiva dirla dirsi dissenso documentato domiciliari dominato
    5 doppiaggio dormo drink dublino eccellenti emergenze equo facciate fantastiche favori femminismo festeggiamenti fo
    5 fotografi fottuta fr freschi fulmine garantita giancarlo giudica governato granata idraulico imbecille impegna
    5 importazione impossibili inchiostro insolito interrogatorio intrapreso investe irruzione istruttore jersey jon karen
    5 kennedy ko liberati lido manodopera manoscritto mantello mantengono mentalmente meritava ministeriale multinazionale
    5 musiche muto noiosa noleggio nominata north nuclei obbligata olandesi ordinò ottimismo pacchi pacifica patologie pensata
    5 peperoncino poema porzioni precoce premesse presunti presupposti produttive progressiva psicologici radar razziale
    5 reagito riconosciute rilievi rimasero ritorni riunisce riviera rome room salvata sbarco sculture secchi seicento
    5 silenziosa sindacali sisma somiglianza song sospendere sottosegretario spedire square srl stagionale stampata
    5 supermercati sussidi tacchi take tenerlo tenero terremoti tesa testimoniare topolino torte tragedie tromba tubercolosi
    5 umido vendo vetture vicario wayne work yang zitta zitti abitano accende alfano amate andrai annunciare apostoli aprì
    5 arrestata assunzioni attivazione attribuzione austin avuti avvento ball bi biella bond brutale buca butto calcola
    5 calorie calze camminando cannone capisca capitan cass chieti ciro colorazione comodi complicazioni condividi consegne
    5 consegue conservata continueranno convivere costringere crudeltà culla danneggiare decidi definiscono descritte
    5 descrizioni diaz dichiarati diffamazione disgrazia dissero dormendo dotazione ducato durerà ebay edition einstein em
    5 emergenti emigrazione emotiva erdogan errata etiopia fabbisogno ferroviario finisci formaggi formando frati freddi getto
    5 giustificato gossip governativa grosseto guardava human ia immunità impari imperiali impiegata implicazioni impronte
    5 inchieste infiniti informativo insufficienza interpreta intervenuto inviando iris irrilevante itinerario jet karl ki
    5 lucy margaret mariti mattia michelle ministeri monopoli obiezione occupava omar organizzano padella palestinese
    5 pattuglia ph piaga picchiata pilastri pizzo pochissime politecnico precisare prenderla preparo presentando presunzione
    5 previdenza pride profumi prosa provider pt pubblicano raccogliendo ragusa raymond realismo reciproca regimi renderla
    5 renzo riferire rimesso risalente riscontrato ritenute rive rubano sbagliati sc scaduto scappato scarto scatta scattata
    5 scesa scherzare seminari sentendo sessualmente sfiducia sfortuna sfrutta side signoria slovenia sorgere spine
    5 spontaneamente sprecare staccare start stimolare succeda superamento supervisione sviluppando taiwan tenerezza tiziano
    5 trecento trilogia turista uscirne usufruire vago vercelli voluti aaron abbattuto abbi abitare abu accese affrontano
    5 aggiornate algoritmo alpha ammazzato ampliamento anderson annie archeologici artificio assegni assiste attratto
    5 avvertire bada banane bancarotta bevi blues bordi brooklyn bugia bush cadute candidata capirai capolavori cappotto
    5 casinò catherine cede cell cercavano cittadella client cod coloni cominciata coming compilare compiuta complete
    5 comportato comunicati condanne conferito connesse consideriamo contrasti coreano corri cosiddette cosimo costosa costosi
    5 costruisce crollare das demo derivato diano dick disaccordo disperatamente distintivo dovrete eravate ercole esistevano
    5 esiti face falla fanteria fatale feedback fertile finì font foundation francoforte front fronti frosinone funebre galli
    5 giunte grato harris ideologica immaginavo immobiliari inesistente inventare irregolarità isolata jamie lamento lima
    5 luminosa macerie magra mainstream malvagio manipolazione mansioni marciapiede materno meravigliosi minime net palme
    5 parata partecipando pat playstation pontificio portafogli prenderne presumo preventiva prince produttivi proiettile
    5 proprietaria pseudonimo psichiatra puntuale reclamo reportage ricezione riferisco riteniamo rivoluzionari sacramento
    5 scarse scopro seguì sfilata soddisfatta soddisfatti sostituita sparano sparatoria spirale tabelle tagliati teatrali
    5 technology teramo tirano torneranno tosse town trafficanti trattate um une urbino valutato veglia verissimo virtuali
    5 volley want watson yemen accolti accrescere aeroporti affida age agiscono aiutarlo alleanze altissima alzarsi annuo
    5 arrabbiato arrogante arroganza aspettarsi assemblee associate attesta balli basandosi benedica bosnia bottino bottone
    5 brad breaking cambridge cameriera caroline cartelle cecilia centenario christopher chuck circondano collegi colorado
    5 colorati comici comparire complimento comporre congedo congiunta contestazione controparte convincente correlazione
    5 decima delfino demonio dinamico dipendenze dirigenza distrettuale doppi duello editor elicotteri emessa esistesse
    5 esposizioni estive etnia farete fasci fax fe federica femminista flessibile formule fortissimo ga generica gigantesco
    5 giocattolo giuda grana guidate hamburger illecito illustri immediate impegnarsi indicatori indici indossato infezioni
    5 insultato intenda invisibili ispezione kurt laguna lampedusa lavatrice led legislatore locazione lucro madison mafioso
    5 mandata marce mb meccanici mercenari messaggero metodologia missile mitico ml mobilitazione mucca mutui nadia
    5 nazionalismo nazismo nervosa nomination nutre obbligazioni offese orleans ormoni ostia palesemente pali patata pelliccia
    5 perplessità pianificato pippo plurale polacca polizza pompei presidenziale presidenziali price prostituta quercia
    5 raccomandata raffaello ricevo richiedenti riguardava riporto riprendendo ritornato rodriguez sagra salvador sapori sarda
    5 scatenato scese scopata scorte secret serviti severa sforza shanghai shirt simpatici sincerità sistematicamente sodio
    5 solista solitaria sorrisi spirituali stagno stante subiti superficiali supportato sviluppano terrazza they timido
    5 traditori tradotta trae transazione trapianto universali urlo ventre venute verdetto vigenti visivo zucca accuratamente
    5 accusati adattarsi affidare alcuno alema aleppo allegria allenamenti allontanato altitudine ambasciata ammazzo ammessa
    5 andai annualmente aperture appartenere apporto approfondito arbitri asl aspirazione assurde attira avverrà avvicinare
    5 background ballerina benedetta bossi br british caffe camicie cappelli cascata catalogna chiedergli chiesta chilo class
    5 clinico combinazioni comics commissariato compressione concentrata concesse condannata contabilità control coprono
    5 correndo costituiti dichiarando dinastia dista dividono dominazione dovendo ei eleganti emendamenti esercitato estrarre
    5 eur european fabbricato farfalla felix fertilità formali frammento furgone gallina gap garda genesi gio giudiziari help
    5 huawei imputati infermiera intercettazioni interrogato invaso lara legalizzazione lena leonard linguistiche macerata
    5 mafiosi mandate manifestanti maometto materna midollo milizie molestie mountain nathan negoziati ninja noce olimpici
    5 orizzonti orme ottava our pas pellegrino pentola percepire perdiamo porteranno portoghesi possibilita pozzi praticato
    5 premesso prenderti prenotato preparate progettata pronunciare puliti purezza quaderni qualificata querela quesito
    5 quotidiane rebecca respingere ribasso ricchezze rico ring ripartizione ritirarsi robe scegliendo scioperi sedersi
    5 seppure siam significativamente silenzioso sinceri slovacchia socialmente spam sparito stimolo stringe sussidio tasti
    5 tentano tip trentina vattene vedermi veneziano vergogno visse votano élite abc accorti aderito agnello aka alias angel
    5 apice arcobaleno atomica attendono attribuisce ausilio ave avvenga biagio bollette britannici bull buste campidoglio
    5 candida caraibi caratterizzati carmine carrara centrocampista chieda ciclisti circoscrizione circostanti classificato
    5 cliccare coesione colin combustibile combustione composte compri comunitario confesso conteneva corano corporation
    5 correttezza credevano cresta cute daily daisy danze darvi dedicarsi dedizione dimostrazioni direttivo disk divario
    5 diventeranno easy ecclesiastica efficienti egiziano eliminando emergono emettere emigrati equivalenti fair ff filosofico
    5 flessibilità fondazioni formulazione frate friends funzionante gemelle gerarchia girati godersi greche guardati harold
    5 hillary hp identificati ignoto illuminato illustrazione immortale imposti ingannare iniziati innovative insufficiente
    5 integrata interrotta isaac ispirati israeliano istituire jacques janeiro jugoslavia laici lane letale lirica living loop
    5 lopez lordo loreto lotti maledetta mancavano manoscritti massaggio matrimoniale melissa mento meravigliose migliaio
    5 migliorando molecole monsignor nani navigare nerd notifiche organica originalità ospitalità pala parlata parlavano
    5 passanti passeggero patrimoniale pazzesca periodici permanenti pizzico prenderò preparativi prometto promotore
    5 promozioni proponendo protocolli proverò qualifiche qualita raccomandazioni reporter residuo resiste ribalta riceverà
    5 ricevimento ricoprire rigida rintracciare ritira rituali scavare scelgo scuri sdegno separatamente sepoltura servivano
    5 shop soddisfazioni sommato sonia spezie studiata suddetta suonano sviluppate telefonia thompson tirocinio trasmessi url
    5 urne vanessa var vespa viaggiatore vintage violente visuale yes yogurt abituata accusare affinità affreschi affrontando
    5 aids albania allegra ambizioni amedeo ammiraglio analizza anatomia apostolica apparati appieno appoggiare artigianale
    5 asiatica ass assad assegnata attitudine aule avvicinato ballottaggio ban belgrado biondi biondo bisognerà bolletta bono
    5 brexit buddha canonico capello carni casualmente cautela certezze climatico clip colloca comandare confessare confessato
    5 confessioni confrontarsi conseguenti contrapposizione controllano cortina cosicché decesso depresso diciassette diffonde
    5 dillo dipartimenti distrutte divertito douglas duce economista edit elia emerso erezione esplicita eta falco fastidioso
    5 finti giocata giocate giochiamo graduale graham grata guy hip holmes impegnate impiegare imposizione imprenditoriale
    5 informata interessare iter jeremy lampo lasciarla lasciatemi latini liberta lily logiche lombarda lunare macchinari
    5 magro manifestano marcus migliorata militante motivato normativo nozione onorare osato oscuri panama paper parametro
    5 parrocchiale partnership peculiarità perimetro perlopiù pete photo picchiare piramide portarono prepararsi presentò
    5 profezia prototipo quantomeno quattrocento raccolgono rappresenti reagisce respinta richiami ricorrenti rimarranno
    5 rinnovata rischiato rivelata ro scambiato schermata scissione scolastiche sconfitte scoppiare scudi sea self sfere
    5 siviglia stemma stessero sugo superando tenebre tirando toccano toccherà tossico tripoli trovarono tutorial unitamente
    5 usavano valorizzare vampiro veneti vergini vetrina viaggiato vicolo view virgilio vodafone volano votanti when wu ya
    5 zelanda zurigo abbandonate accessi adatte alitalia alzi amara ambasciatori ambizione ammontare analoghe annullamento
    5 anonimi antonella armando attivista austriaca avanguardia avenue avviata backup baffi bancari beati bona brevetto
    5 cadenza camper cancellata cantano ceo cilindro cipro commessa commesse commosso concittadini concluse congressi coni
    5 consigliare consueto cool corsia credenza curatore dame decido default delinquente delizioso detiene differenziata
    5 dilemma diplomatici discendente discutibile disparità distinto domestiche dorata duplice effettua efficacemente eleonora
    5 emittente esportazione este estese fabbricazione facessi famigliari fattispecie fermamente festeggiato format
    5 fotografare fregato fugge fui fà galileo gelosa gender gentiloni gestite giovedi governativo grafiche gratuite
    5 guadagnano ideologico imbarcazioni imitazione immigrato incentrato indirizzata indonesia indurre intraprese jin leggete
    5 licenziare lieta location lottato lungi mangiamo manifestato maps mara marcel massiccia maxi miles miranda modelle
    5 modernità mosaico murphy muti nastri nativo nazionalista nomadi nomine nuotare odierno operative opposizioni pannello
    5 parcheggi parleremo perry plausibile polli portavano pour prelievo prenotazione pretesa prigioni prosperità provvisoria
    5 puntando rado recato research ribadito ricatto ricercare ricopre rifiutano rilevata ringraziamo riposa risparmia
    5 risponda riteneva rivivere rolling rotti rovigo rubati saldi salendo salento salvaguardare sante santos scandali
    5 scendendo scomparse scopriamo segnalati segnata segretamente short solidi somiglia spagnole spasso specificare
    5 sperimentato spicco sprechi stadium stallo stragi suv talent tanzania tessile tonalità trasferimenti trasparenti
    5 trenitalia true uhm umorismo universitarie usarla utopia valorizzazione vasco veterinario virale warren zuppa
    4 aa accettate accompagnamento acquisita adorabile aiutarli albo ale algeria alimentato allenatori alzata ante apprezza
    4 approvate arrivasse arrivava atterraggio avanzati avervi baciare basano bastasse battaglione biciclette bisognava
    4 calzini cambogia casetta catalano cavour celebrata cervo clientela compatibili compensare concretamente connazionali
    4 conseguire constatare contestato cucchiaio dem discutendo disinformazione dispersi durano edicola elettroniche empatia
    4 erasmus esagerare escluse esegue eternità etnie faccende facendosi famigliare fica fidanzati fior formate fuck gesso
    4 giornaliero giuridiche goditi gradito gregory incaricati incidere incrementare incubi individuazione informale ingenti
    4 interpretata inversione islanda labirinto lamentele lamenti legare legga legislative manzoni marcio marsiglia melodia
    4 mercanti milizia moderata modificati montana mosche negoziare noci nona orfani partecipi pellegrinaggio pg pianificare
    4 piatta platea pmi pordenone preferire propose qu qualsivoglia raggiungibile range rappresentava recitazione rendeva reno
    4 repubblicana riassumere ricavare ricognizione rinchiuso ripetizioni ripristino risalgono ritrovamento ritrovarsi
    4 ritroviamo run sabrina sacchetti sacrificare scattato scintilla scritture sensori sfiga sic situati sogna sopravvissuta
    4 spaccato sperato spiegando spingono starei stupefacenti suggerisco sushi tecnologici telefoniche terribilmente
    4 testimonia topic toscani trasportato tropicale ucciderlo uniscono urlato valanga valvola vedano vederci videoclip
    4 vietare vietata vincendo visiva volerlo volessero word xbox zanzare abituale accelerare acquistati adriatico alzo
    4 amichevoli anale analogamente annesso antropologia apparecchiature apparenza approcci arrabbiata aumentati av avvelenato
    4 bancomat barbari battisti bellini biancheria biennio bonifico calice cambiati cancellati capre casalinghe castiglione
    4 castle cene cercata cessa challenge chiamò chirurgico clausole collins colta compagne comunitaria concepire confermo
    4 connessa conoscerti contrastanti convenzionali costruttori credendo ct cum cuoio curati death denunciati dimenticavo
    4 discepoli discoteche disgustoso dispersione ditte divertendo dorato drammi elefante escort fisse flavio fritto
    4 fronteggiare fuma giocava giulietta governative gradino grotte guardavo habitat haha helen hunter idrogeno ignorando
    4 illusioni imola impediscono indignazione infermieri instabilità inventata javier joan kai lavoravo let letterale
    4 limitano litro logan loggia lontananza ludovico lugano marittimo martirio marvel mentana mero metterò migrazioni modesta
    4 modificazioni mora moralmente morso multi nba neil nesso neutrale nominale notturni offline onere operaia orbita paesino
    4 pantaloncini paradossalmente parallelamente pasticceria paulo pennello percepisce persecuzioni picchi ping portarla pos
    4 poterla preparano prettamente progressista promozionale pronunciata prudente raccontando raffreddamento ragionamenti
    4 rating recessione rendiamo ricavi ricevette ricoverato rilanciare rimborsi rinforzi riprendersi risparmiato rispecchia
    4 ritornano riusciranno rivoluzioni rob scatenare scavo scesi schiaffo schiava scultore sfruttato sigillo singolarmente
    4 slot solenne somalia sostenute spionaggio spunta stabilite starò stimolante stuart stupri sudan suddetti suggeriscono
    4 superstiti svegliati task tassazione telefonici teorema terrestri testare there touch trade traghetto update valutando
    4 vampiri vedute vele venticinque versamento vestirsi vettore vigile accertamento addominali adeguati adrian affidabilità
    4 affitti aggettivo aggira aggressioni agnelli allegri ambizioso analoghi andarmene antonino ape assist assurdità audace
    4 autonome avergli avvisato balcani bambola banchetto baracca battito baviera bernard bevanda bravissima buffo buttati
    4 cadendo capsula carol cime cinta colonizzazione combattono compensi compilazione complicate concept condivise conduttori
    4 congiunto conigli consentendo conservate controverso cospirazione craig crimea crociata crotone culmine dannoso delicati
    4 designato dichiarano difendono distribuite dovettero driver duchessa earth edge elencati eni esplosivo fari fc
    4 feltrinelli femminicidio fermiamo fighe forestali freud frigorifero fumi genoa gianfranco gioie gioiello giornaliera
    4 giudiziarie hannah idoneo illegalmente impasto importazioni impostazioni indiretto indispensabili infame ingiusta
    4 integrati introdotti israeliani istituita jules lanci legittimi lesione lett maiali mama manicomio marginale medievali
    4 mel mestre metterli mirino mitchell moderazione monetario monumentale nascondersi nature neonati nilo novella nutella
    4 nuvola occasionale occupate oggettivo oggigiorno oli ottieni ovvia pagani parziali pasolini passiva patetico patrizia
    4 pelli perdona permetti pieve pixel poggio pompe pongono port precipitazioni principato processore producendo provveduto
    4 qatar quaderno quiz rappresentativa rei reni riconoscimenti rientrato ripristinare riprodurre rischioso riunire riunite
    4 romanticismo rubata sacre sandy sapranno sceriffo schierato scontata scooter scoprendo screenshot seattle secolare
    4 sedili selezionare sensibilizzazione sentir seo ser sfidare siriano smalto solleva sorride sorry sospesi spostati
    4 stipulato stock subiscono supporre suscitare sussistenza svantaggio svelato tabù tappo tattiche taverna thread trash
    4 tremenda troie trovarti trust turistici urban verrebbero voga voice why yacht zingari abbonamenti abitati acquistata
    4 acronimo affidati agraria albanesi alma andreas apparve appeso appositi apprezzata arrendersi aspiranti asso
    4 assorbimento attirato autonomamente autonomi banditi benedetti bizzarro board bozza bug campanile cash caviglia cent
    4 children cicatrici circondati clandestino climatici coglie cognato colmare compilato condusse conquiste continenti
    4 copione cortese creativi danilo decade diamine digli dimentico diplomazia discriminazioni doversi drasticamente dubitare
    4 editoriali elenchi emigrare equazioni ereditato esserti export fata fette fitta fuggito gate generosa genetico genitali
    4 gentiluomo geografico giglio governativi granché guscio hans iene illuminati illustrare importantissimo incisione
    4 indagati indetto indosso information insigne internamente invadere japan job ke klaus lasciava lassù lavoravano mala
    4 manico market maroni messicana metallica minute mitologia moltitudine monferrato mostrava movie muoio nettuno nicolas
    4 notiziario nov numerosa ordinata organizzatore oscurità paradigma paragonare partecipazioni pascoli periodicamente
    4 permetto personal pigiama pin portarsi portatori portico prestigioso propositi raccomandato rapidi ratti renderebbe
    4 restanti riciclaggio ricorrenza riportando ritardato rotelle scalare scalo scuso selvaggi semplificazione serviranno
    4 slancio sodo soggette sordi spaventato spende sperimentali sprecato staccato stanley states statistico sterminio
    4 suscitato tolgono toronto trasversale tremendo tricolore tutore ubriachi uff urss usciamo utilizzi veneziani verita
    4 viareggio vulnerabile wa zen abbattimento abolito accurato adamo after again ahi alpino alzano amelia ammiro ampiezza
    4 animi anticipazioni antifascista applauso approvati architettonico asino aspirazioni assaggiare assaggio assolto
    4 attribuiti aurelio avv avvicinano balletto bara betty bloccate bocconi break candidature capanna carpi cartolina cavità
    4 cavoli chiodo ciononostante clandestina colorate commentatori commovente comprano comprata concludendo coniuge
    4 conoscevano consegnati consulenti continueremo continuerò coraggiosi corpus cortometraggio costoro creazioni cristoforo
    4 culi damasco descrivono development didattico dipendere distinguono distrazione distributore dm donati dormono dosso eli
    4 elsa enormemente epoche estremisti ethan facevi fausto filone finge fratellanza giuridici gl gomito grandioso gregge
    4 guru gustavo his ice identici indicatore ingiustamente integra intel lance lasciarmi lavagna leopardi logistica lucida
    4 main marmi martedi mas matta membrana menta microonde mollato molo monta morirà mq muovendo musulmana neutro nicholas
    4 notorietà nullo nutrire occupi odiato oggettiva ops orrori ottimale parassita pavese place plan plasma porci portone
    4 possedeva precede premiazione proclamato propensione psicologi puzzle questura quirinale quotidianità racchiude
    4 rafforzamento raffreddore rana razziali reclutamento redattore rendita res rialzo riassume rifornimento rilasciati
    4 ripulire risultava riuscirai rizzoli robusto saggia samantha satellitare sbarre scoppiata scoprirlo segua simbolica
    4 simona sistemato sopravvive sordo sostenuti sottovalutare spacca sparisce spaziali statistici stefania sultano suor
    4 tangenti tartaruga tatto tornerò toto trading trasformando trovarla trovavo truffe two unesco vagamente vedervi vedevano
    4 ventiquattro verificano verificata vette walt western woman zhang abitualmente accede accesi accompagnano adora affaccia
    4 affluenza agevolazioni aggregazione aggressiva ahimè alonso ambientato analizzando andré animata annunzio anzichè
    4 architettonica armatura arrivarci avanzi avvolto barbiere basic benvenuta brivido cacciata camorra campanello cantata
    4 cappuccio caratteristici carine cattolicesimo change cipolle clinici comfort compromettere conducente conferisce cono
    4 conservatorio consistenti costanzo costui crescenti daremo datato deceduto demografica derek derivate dimostri
    4 dispongono diventò dubbia eclissi ecologica ergo esattezza esposito fallimentare fallimenti fanciulla favorita feccia
    4 fida finzione folk fondamenti forniture fotte franklin furioso gala gatta generosità gestori gil globali god governanti
    4 grappa guancia guardarsi harvey heart identiche ideologie igienica imbarazzanti imbecilli imitare impostare inaspettato
    4 inaugurata incompetenza indossando inedita infinitamente ingenuo iniziarono inseguire interrogazione intolleranza
    4 intuito invitano ironica ischia joyce jung keith kiss laggiù lauren lavorativi liverpool mag magic mancate mancati mania
    4 manipolare march marocchino massime mei menziona mestieri mete mezze minacciare mission nascente nemica nervo newsletter
    4 notai notturne nutrizione ortodossa ottavo pallida paragonabile parallele pensò periferie pescare pizze platone pokémon
    4 poltrone pontificia postazione potuta praticata precauzioni progettare prolungata promosse promotori prospetto protesi
    4 protettore prudenza quell quiete raccomandazione raccordo registrano restiamo ribadire ricordavo rieti riflettori
    4 risulti riusciremo riuscirò rogo roll rubate scema schermi scioglie scrupoli segnati seguirlo selezioni sembrerà sfigati
    4 sfuggita shaw siero significherebbe siriani smentita solide sophie spezzare spiegate spiritualità sposate stoffa stories
    4 strappare studiate suppone surreale svolgendo tango tantomeno telegiornale termica terze testimoniano than today tornei
    4 totò tradire tradotti tributi trinità troveremo troverò turner ufo ulisse unanime usanza verticali vesuvio viabilità
    4 viaggiano village vincerà viti volutamente wang wireless xxiii abbracci accadono accelerazione aceto affascinato
    4 aggredita alibi alimenta allargare altrettante amavo amoroso aneddoti anomalia antibiotici ap apostolo approfittare
    4 approfondimenti apr aprite arancia armenia arrivarono aspettavano auguriamo augurio augusta autorevole avvicinamento
    4 bacia balena ballerini belluno better bravura brevetti cal caratterizzano carmelo cartellone casuali catturati centre
    4 chen chrome clarke claude clown coerenti colture competitivo completata comporti comprendo concessi condoglianze
    4 confraternita consolazione container contesa contingente contrarie convertire correlati corridoi costituite costruttore
    4 danneggiati delusa deposto diecimila discendenza dominare doppietta dritti eccola eliminati emerse enel enfasi epico
    4 equilibri etnico eutanasia facendolo faenza falcone faticoso forever forni fratture frazioni fregare fresche ft ghetto
    4 gialle goduto gorizia guardiani honda idolo impiega impiegate incentrata incerta innovativa innovativi inserisci
    4 insignificante insistito intense invitata jesse joel lan lavorate leggiamo leopoldo lex liberty lin litigato lloyd lost
    4 macello mannaggia mantenuta manufatti marmellata martha menzionare metano minacciando money moore morbido mozzarella
    4 municipalità nacional negata negativamente negligenza newton nr nubi offende ombrello only operanti orientata ottocento
    4 pagherà parallela parmigiano partigiano percepita percy permetteva photoshop pompieri portatili porterebbe poté pres
    4 preservativo prestigiosa presume produttrice provocano puri quantitativo racing raggiunse ragiona rain rallentare rata
    4 razzo renale resistito resteranno rich ridosso riformare rimpianto riprova riscontri risotto rivalità rompono salgono
    4 sane sapessi sbagliando scappano scarti schiuma sconosciute secondari seguiranno seguirà sem sirena sistematico soap
    4 soda soffro spiegata spinti splendide sponde spugna sterile stirpe subite sublime succedeva suocera tagliando tagliate
    4 tana telecomando telegram temono things thriller timori tirate togliersi too torture trasferisce trattandosi trattenuto
    4 triennio turbo valigie vallo verosimilmente vinse virgola volanti abbondanti abitante abusivi accertamenti accettando
    4 accompagnate acquisiti adottati aggiungiamo agitazione alpini alzati angelica appendice apposto argomentazione
    4 aristotele armeni arrivederci articolata attrarre attraversano avreste avvia badia barre bastoni becca bernardino
    4 biodiversità briga buche bugiardo butler cacchio capiamo centrato centrosinistra cercherà ceto ciglio collera colpiscono
    4 coltivazioni coltura competitività competizioni concentrare concepita confermate consecutivo conseguentemente
    4 consuetudine contaminazione contava contrabbando cook copiato corsica croato danneggiata decoro delicatezza deliziosa
    4 deprimente derivata dilettanti dimagrire disoccupato distinta divento divergenze domattina durò eleanor elemosina
    4 enciclopedia entrava entrerà eruzione escludendo esplode evince fatture ferrero feto finestrino fissati forense fottuti
    4 fragilità fungo garantiti golpe great gt guardiano ibrido igor incantesimo inclinazione incolpare indaga indimenticabile
    4 indirizzato indossano infrastruttura inside insostenibile intermediari intuizione invitiamo italico ius jesus joy
    4 justice lab lasso lastre lina magnetico malessere malinconia manciata marinai mars matematici maturi metterei minacciata
    4 misti model mostrata must nu nun omonimo onori oppositori orali orgasmo originari osservata partecipante pessime piastra
    4 piccante piccioni precari pregi promossi provvede psi puntano raga ralph rappresentativo resistenti rex riapertura
    4 ricambi ricardo ricostruito riescano riferendosi rinnova rischiando risolta router rovescia salsiccia salutato salvarsi
    4 sapevamo saprai scatena schieramento scoppia scozzese serpenti sharon siberia sonda sostituiti sottoporre sparate spegne
    4 sperma spiegarmi squali squalo stampati station stento stereotipo studiati stupito svegliarsi tentò ticket tirata
    4 toccata todd togliendo tollerare tolti training trasmesse uccido universita valvole ventennio veronese videro vincenti
    4 visualizzare volersi yahoo abilitazione accusata acquirente africane aggiunse alfabeto allestimento anomalie antenne
    4 apportare approfitta arrabbiare assegna ateneo bagnata barocco baroni bassano bolivia boys brianza bunker buonissimo
    4 cacao calabresi camerino capri carissimo cartina cascate causano causate cave celesti cessazione cestino chang
    4 chiedevano chiodi christine cognizione collocata colorato commemorazione comment commerciante commette conferire
    4 confronta consolidamento consorte consultato contagio contrazione coscia costrette cubo cuor darwin days dazi decida
    4 democratiche deviazione disabile discapito disgusto display distribuita dolcemente ducale egoista emanato emotivamente
    4 energy esagerata etnici facto fallita falliti farfalle feed felicemente felipe filosofica finiranno firmati fischio five
    4 fly frequentano gesuiti giustificata governatori gridando gru guidando has health icone ikea importare incantevole index
    4 indifferenti individua inerente influenti infranto intendiamo intensamente iron isabel istanti itunes ja java lacune
    4 lasciami layout lenin lenzuola lieti lussemburgo macchiato mafie mason massoneria maturato mercante metabolismo mettiti
    4 minorenne miserabile misurazione molle morsi mosè multimediale nascite netti nonne obiezioni oca organici orientato oso
    4 ostili ott ottenute palude paralleli patrocinio pay pentito philadelphia piacerà piacimento piemontesi pila pini poetico
    4 polare polmone portarmi precisato prenderli prenditi presentiamo prevalente privilegiato probabili promettente
    4 pubblicando quì raffinato rally rapita remota repliche resurrezione riconosci ricordatevi rimaneva rimessa
    4 riorganizzazione ripetuti risorgimento riunito riuscirci rivolgere rodrigo sal sapersi sapremo sasha sbarchi scaffali
    4 scaletta scapito scarsità scemi schmidt scoglio scoprì script sensibilmente sfuggito sintonia sirene soffrendo sommario
    4 sopravvento sotterraneo sottoposte sottoscrizione spicca staremo steso stoccolma strappato strappo striscione suora
    4 supplemento switch sx sydney tassisti televisore ter tifoso timbro tizia traduttori trovasse ubriaca ucraino veneziana
    4 violare visualizzazione vulnerabilità wallace win wtf abbandonando access accorgi acquirenti affermava aggiuntive alfred
    4 alternanza ammesse annessa annui anticipata applicando approssimativamente april armeno articolato artigianato attendo
    4 aumentate autorizzazioni avanzamento bacini ballerino balzo banchieri barattolo barbecue bevono biologici bloccano boia
    4 bordello bruciata buttata bye capitalista capiti cappuccino caratterizzate caravaggio caritas chiederà chitarrista civil
    4 colossale combinare commedie comodamente confermati confonde confusi consegnata conservano contabili contatta
    4 controversa corretti correzioni cosmo costruttivo covo creditori crollato dallas dans demografico denis diari diarrea
    4 dimettersi dipinta dispensa dispiacere doppie duetto ecologia economy effettivi ellen entriamo eros erotico esamina
    4 esaurimento esecuzioni esibizioni esistito factor fans felpa femministe fiabe fort galles galline generation genovesi
    4 gergo giornaliere grati harrison hiv html illustre imparziale incisioni incontrarsi incontriamo infernale ingiustizie
    4 inquinanti insediamenti inserendo insicurezza intervenuti intese invidio iscriviti key legittimazione litorale ln magici
    4 magnus malaria manette mangiate med meritevoli messicani millimetri miniatura miste mit morirono mozart mucche naufragio
    4 nazionalisti necessitano neutralità ogm oratorio orazio osa osi owen papale parabola partì perduti perizia piacevoli pie
    4 pirateria potabile potassio potenziamento predecessore prendano prenotazioni pretendono prevalere programmare proverbio
    4 recinto reg reggiseno regna regolazione reliquie respirazione ricercati ridicole riducono rifiutata rilascia rilassante
    4 ripresi rispettano rispettate ristabilire ritenendo rivestimento rodolfo rousseau rovescio ruby salma sanchez schifoso
    4 scientificamente scorse scriverlo scusatemi shampoo sintetico situate sm soggettivo some sorridendo southern sovietici
    4 sparando specializzate specificatamente spettacolari spread stacca stagionali stampante subita suonava supporti
    4 supremazia svedesi svela svilupparsi teoricamente terapie timone tirar tirreno torace tradisce trascinato trasformati
    4 trattarsi udito uruguay ventesimo verbi veterani vibrazioni vigna visitate visual warner wells wild yu abbinamento
    4 accadeva accettati acustico adiacente adriana aggiuntivi aliena alimento alleviare annulla antichità appassionata
    4 approfittando aprirsi attaccando attaccate attrici audizione autorevoli avvenute bacchetta badare balia barconi
    4 barzelletta bottoni bridge cagate caldaia cambieranno capitani capua cartacea cautelare cessi ciclista cinture cito
    4 coetanei colpevolezza complementare comprate condivisi condizionale confindustria contenitori corrette corteccia credit
    4 cronista curia cyrus deep delusi destinazioni dettata diciannove diffondersi disturbare diventasse dozzine edilizio
    4 elefanti escursione espandere evadere falli fara faraone ferire filippi formiche formidabile formulare forzare fotografa
    4 fredde gelo giornalmente glutine gradevole gradimento gradini guardian hawaii hello hockey ilaria illumina immerso
    4 impotenza impulsi incanto incide incoraggiare inedite inizieranno innegabile insolita integralmente interlocutore jackie
    4 ka kw labbro lampade licenziati liquida lobo maggie maglione malvagi mancante mantenersi map materasso mediatore
    4 memorabile merde merenda metter mettevano murray narrativo norvegese notoriamente occupo officine operante operata
    4 organizzativa orrendo ostaggi pack parlò parrucchiere passante patricia pedofilia pericolosità pescatore piave piceno
    4 plaza populismo porsche portatore posizionato predica programmatore promo proventi quesiti raccontava rapidità
    4 realistico reattore revolution ricordarsi ricordava riferiva riflettono rifugiato rimandato riqualificazione
    4 risentimento riuscisse rivelarsi riveste ruggero said salata satelliti saviano scade scheletro scivolare scriva semaforo
    4 sentirlo settentrionali sez sisi soggettiva sophia sottovalutato spaventoso spin spostata susa sweet tangenziale tata
    4 tea telefonino terapeutico termico terrazzo tese tipografia tori traumi umili vega verrai vignette vision vissuti
    4 vitamina volantino ward willie zara abbondantemente abili accenno aderisce aiutata aiutati alone alzando ammetterlo
    4 analista annata apocalisse appelli apprezzati appropriata arricchito artt ash ashley assicurata assorbire aste astratto
    4 automatici baker battono beatles bivio branca bussola cagata calciomercato camminata carenze casual cattiveria
    4 cattoliche cenare cenno ceppo chiamarla chiesti cilindri cleveland colosseo combustibili cominciate commozione compatto
    4 compiute comportare condividiamo conferimento conformi convention coppe cr cruda cu damiano dannosi deciderà den
    4 dialettica diminuito diremo eccone egiziani emette energetiche eretto esercitazioni esibirsi esistenziale evacuazione
    4 fazio fidanzamento finalizzata finlandese fortune freelance frenare garden girata giungono greta grigi hart homo image
    4 imam impongono impostato imprigionato incassi incentivare incomprensibile inferiorità ingressi interroga intervalli
    4 intesi investigatori investiti jenny jonas jong language lascerò lavoratrici lazzaro lentezza library linguistici
    4 lotteria luminosità magiche magnetica major maltempo marconi marxista mattone maturazione medioevale medium mentito
    4 meredith millenni mind mine mirror molecolare mu natalizio nietzsche ny oggettivamente once ottico pandemia paragonato
    4 paternità paula pause peace penetrare perdersi perdute pere pilastro portante poterti preferibile premiata premiati
    4 prescritto prescrizioni principesse progressione promessi provviste prussia psicologiche puniti raccomanda radiazione
    4 rapine razionalità reed reggia renderli reperire rica riccio rifatto rimossi riportiamo rm ronaldo rossetto scansione
    4 scattate scetticismo schiaffi sciolta scommettere scure seguiva servite sharing significava slim smentito soffio
    4 sollevata sommità sorprendentemente stereo stragrande succederebbe suddiviso suon suscita telefonare tenutosi terranno
    4 terrificante tevere text tiranno trascurabile trasportati trattando uefa unitario uscente varsavia verme volantini wade
    4 accenti accogliente accontentare acustica adattare agevolare aggressivi aiutami aiutarvi allenare allevamenti
    4 allontanamento amarezza anarchici annibale annua annunziata antenna applicati aquino aragona arancio archiviazione
    4 arnold arricchire arrivino arsenale aspettarti astinenza astronomia attribuite attuata bandi battendo bersagli
    4 biologiche blair botanico building cacciati cai camilla campionessa cantautore capirà capitata capiva carboidrati
    4 carestia cartellino casaleggio caverna cha chirurgica chiudiamo ciccio circolari classic clic combattuta comicità
    4 commissari conducono confezioni considerava consolare contestualmente contribuente coordinare copertine cosce costare
    4 cpu creta crudeli cs curtis debolezze dicano differenziale dimenticando discussa dissoluzione divertire divieti dolomiti
    4 domino dragon duke duncan dx eccitante ecologico ecosistema elettore eliminata emancipazione epica esplosioni ezio
    4 fallisce farmacista favoloso final finte fiorentini forzati fritte gadget gaia garantiscono ge gemme gestiscono giorgia
    4 giudicati graduatorie gramsci gravissimo guaio guardarla identificata illuminata imperatori implementare implementazione
    4 informarsi innesto intestinale introducendo kyle larghi leale leghista lievemente mancherà manto manzo mazzini
    4 metteranno misurata multipla nepal nos obbligare onorario opportunamente ovale padana pamela paradise paragoni paralisi
    4 patrono percento percorrendo permettermi phone piazzato pinocchio playlist pompino populista prenderci primari primitivo
    4 procurato programmata progredire proiettato provenire psicologicamente recante remo replicare ricomincia riconciliazione
    4 ridono ringraziato rinvenuto rispettando rispettata rivestito roberts romantici rudy ruth salato sans save say
    4 sbarramento sbloccare scadente scadenze scandaloso scendi schiacciato scorie scorrimento segmenti segnalo seguiamo
    4 semplificare sensore serba sfortunato sfruttati sgradevole sigle smaltimento sonoro sopracciglia sos sospettati
    4 spaventata speaker splendidi stregua tac tassista tecnologiche temendo tenerla tenevano teodoro terminologia theory
    4 torti tosta trasformano trasmettono unitaria urto usura utero vaccinazione vani vendicarsi vergognarsi vettel vico
    4 violentemente webcam wiki youth zuccheri abbonati accorgo accumulato ada addormentata adrenalina agency aggirare
    4 aiutarla aprirà ascoltata asili atletico atomi autorizza avvisare balsamo bancone barile barletta bhe bike biscotto
    4 bradley bucato bue calvino canadesi candidarsi capital cartaceo cassette chiacchierare cho circondario cisco clamoroso
    4 cody coefficiente columbia combattente compensazione concomitanza conoscenti consisteva consolidare contadina conteggio
    4 contestare coordinato coperchio correlate costringendo court creò decenza deficiente delicate deludente din diplomatiche
    4 divennero doctor doveroso drake durezza eccessi eccitazione emblema empoli eritrea escursioni eyes facevamo fano feudo
    4 fiocchi fmi fornero fottere fragili fragole funzionava fusto gattini generalità gif glenn gonzaga grandiosa grasse hr
    4 illegittimo impegnativo incaricata incentivo ingenua insegne intime intimi inventore ironicamente jared kosovo laica
    4 lapide lastra livio lt macro mandarlo maremma marziale medical melbourne menzionati mer mh missionari mistica mossi moti
    4 multiple multipli musa neuroni numerica obbiettivi obbligatorie occasionali occasionalmente odori olimpica omonima onlus
    4 partorito patty pesto pet pigro piume preoccupano presuppone privilegiata prolungato provarlo provincie psiche
    4 psichiatrico pubblicizzare ragionevoli ranieri ratto recinzione ricky ricotta rimonta risaputo riservatezza risolti
    4 riunirsi rivelazioni rue sapevate sconfitti segnalano sel sensibilizzare seth severe sintetica sorto sottolineando
    4 spacciatori spingendo spoglie sporche spostando stewart superman svantaggi telefonato telespettatori terrò trani trofei
    4 tunisi twittato ungheresi uniformi utenza valsa vaste veduta ventimiglia very vige vitalità vivaci vodka votata voucher
    4 wordpress yeah zanzara zoom abraham accettiamo adesivi affonda affondare agendo agguato agonia alexis alfieri analogia
    4 anticipare appresso approfittato argilla arrabbiati arrivavano asciutto associa assoluzione assurdi atta attuato audi
    4 autisti avatar bangkok bevendo bluetooth bocciato books bulgaro burke caga campbell cantava cardiaca chiacchierata
    4 chiamarsi chiarisce cinematografiche cisl clone coincidenze coinvolgono collaterale coloniali colorata
    4 commercializzazione compatta concorrere consentita contemporanee contrattuali convocata convoglio cookie coreana costose
    4 credente crosta cucine culturalmente dannosa decorato depositato derivare derivazione dicessi dichiaro dicitura
    4 difendendo diffidenza disperso dispiaciuto distratto documentata echo educativi elaborata errato esenzione fabbri
    4 favoriti fazzoletto fichi fioritura fissando fluidi fontane foster fotografiche freedom gates girate graffiti gray hanna
    4 hardcore houston immersione imparano impazzito impedendo impieghi incolumità incontrate indossava influente informatiche
    4 innamora innanzi input instaurare insurrezione intermedio interruzioni intimità inventario inverso ipotizzare irlandesi
    4 israeliana istantanea istinti janet lake lame laurent learning legione legislativi lessico liberal licei localmente
    4 lodato louise malesia mancherebbe mao menzionata meritare mettano migrante miliardario minatori mite monologo morbida
    4 motivata multimediali nada name natalie navigatore nora oasi obbligatori oculare ordinari ordinati orecchini
    4 organizzativo oscure passivi peculiare peggioramento pendolari perda perderà perito pertinenti pianista piantare pipì
    4 playoff pol polenta polmonare polpette portarti posseduto poterli predisposizione pregato prestano preventivamente
    4 proseguendo proseguono radiofonico raffigurante rammarico randy recupera recò reggente regolamentare regolatore remote
    4 renault repubbliche ribadisce richiedeva ridare riguardare rimanenti ripensare robusta rossini saliva sally saturno
    4 sbatte scegliete scettico scherma scusarsi selva semina sepolcro sequestrato serbi sessismo sierra snack snow soddisfa
    4 sorpasso sorpresi sostengo sostentamento sparso speculazioni spiacevole spiegarlo sposano stay stellare studiano taci
    4 taglie tastiere temuto tenermi terminal terroristico tolgo tornava tot total trame trascinare trovarne turbato turbine
    4 ubicazione umiliazione vermi viaggiando virtualmente
    3 abusivo accorgersi adams adeguamento adele adesivo adorato ambientazione anglo anita annullata anonime antimafia ao
    3 archeologica asfalto aura autorizzate avvicinando azoto bailey ballando balotelli bambole bangladesh bergoglio border
    3 borghesi brandon brera bui bureau calcare cartoline cascina cerebrali chiarimenti chiederle chigi civitavecchia cognomi
    3 colmo colti coltivato comandanti combina complemento conclave condizionato conferme conobbe consoli consolidato contando
    3 contraddittorio convenienti corro council credenziali criticano cronologico danneggia dawn dedurre degne delinquere
    3 demenza deroga detesto dettagliate disegna doganale educativa egoismo elogio emergente equipaggiamento erogazione
    3 esercitata esplosivi espulsi evans fanatici fascicoli feat fed ferme fidare fighi florence funebri gilbert governance
    3 guerriglia guest idrico ie illeciti imu incoraggiamento indiretta intensi interferenze irrazionale joey julio kent
    3 laterza lauro lavato leggendario leghe lette lg liberalismo licenziamenti lievi liturgia lucky mad mancanti mandiamo
    3 manfredi marcato marinaio matematiche memorial memoriale memory mercoledi metallico microfoni miriam mittente montata
    3 muratura ndrangheta negoziazione novo nutrito paia pandora patrizio pedofili pedofilo pedoni persistente philippe
    3 pirandello pisciare pisello podestà portami portarli portland possessori possiate precipita precisazione presentazioni
    3 pri problem profeti promise pudore purgatorio quinn raccontate race radiofonica ranger redenzione regolano rendermi
    3 rettangolare riceviamo riconoscibile ricordarmi riempiono rigide rimossa ripieno ritrae riuscirono rivelando rivincita
    3 rubinetto rush saprebbe sarcastico scadere scappati scendo sconvolgente scordato scosso sepolta sepolti sequel
    3 sequestrati sgombero shell siccità sita slow sobrio sommo sopporta sorridente soul sparita spediti sperano spoleto sri
    3 stars straccio strutturato suicidarsi summit svelare swift tam tendenzialmente teorici terminali terraferma testimoniato
    3 tibet tool traiettoria trarne tremila trip tutele uragano utensili vantare verificati verrò veto vinile violentata
    3 virtus vitto vulnerabili where without zolfo adolfo af affrontati aggiorna algoritmi alunno andreotti apparsi arance
    3 arca armamenti arredamento assegnate ateo atroce attilio attrazioni beauty bikini bisognosi bollire bruciano buffa
    3 buffet bulli calce calmare caltanissetta camille campanella centomila cessare chiamarmi chiederlo chiostro ciglia
    3 cinghiale ciotola classificati cn coast collocati colosso comica comizio comprati comprendeva consolidata contenzioso
    3 continuavano contorni costruttiva cratere craxi crolla cuocere cyber dadi darla ddl debitore decidiamo delfini
    3 destinatari detriti disattivare disegnata dominanti dominata education elaborati emittenti equità ereditario ergastolo
    3 esclusivi ever falle favorendo ferroviarie fidi figliolo figurano finche finiva fisher flauto fogna fosso friendly
    3 fulcro furbi generano generata geneticamente gestionale giostra guance guardarmi guidano her ictus ideata illustrata
    3 immune imprevedibile inaspettata incertezze incostituzionale individuati induce informativa insetto installati intensiva
    3 interrompe intervengono intervenuta intuire invalidità investitore ipotizzato irresistibile isolare italica lanciati
    3 lasciarti lavanderia legname leslie lievito limitrofe limitrofi locke longobardi malcontento martinez marziali mattei
    3 missionario modificate monasteri montano nat natural navali nike nolan occupazioni olivia oslo pale pancetta paradossale
    3 parrocchie pascal passarono paterna pellicole perfezionamento pesare piaceri piacevano pigrizia piper pole polveri pool
    3 posizionamento postali preferibilmente prenderei presieduta problematico procurarsi promemoria proseguito protagoniste
    3 provino raffica ragion rapide ratio resort respinge riciclo riconducibili riconoscendo ricorderò rileggere rimorso
    3 riparte ripetuta riprendono riscosso risponderà rizzo salite saverio sbagliano scarsamente sciocco sequenze series shin
    3 soprannominato sottratto sovrappeso spaccare spacciatore spariti spenta spiccano spostano stamani starbucks still
    3 studies stuprata suffragio suonando supereroi superi suvvia tenevo think three tic timida tinte torturato traffici
    3 travel traverso tremare tristemente ubuntu ulivi unificazione universalmente vane ver vorreste vr walk wine abbinato
    3 abbracciato acquario acquisite addormentato alterazioni amianto analisti anglosassone annessi applicabili approdo
    3 arianna ariel arredi arterie ascoltano associare atlantico attributi autografo avena avevate avute bach banali berna
    3 bruciati brutalmente bufale byron canapa carabiniere carote chiesi collettive colomba committente comparso condividendo
    3 connotazione coperture cordone corredo correlato correva corrotta datazione decennale decisionale denso dimenticherò
    3 dirai distributori dora doria drew elencate emorragia equa erik esportare esservi etici evan fabbro facciale fall fato
    3 fava feudale firefox fitto form franz fun fuorilegge gaeta gallese gela genti gigantesca giubileo glieli gloriosa grembo
    3 guatemala hills idrica impeccabile importato impotente indirizzare iniziava inseguito interferire interrogare intitola
    3 inventa invenzioni involontariamente israel itinerari jose katherine lavarsi lecca levati liguri linkedin longo malcolm
    3 malvagia mandorle manifattura meyer mitica molli momentaneamente muscolari mutazione navetta nemiche nice nuziale
    3 offriamo omicida oppressione ordinate osservano other parcheggiare parlerò pec peppino periodica petali pezza picasso
    3 pick planet poggia pompeo pony porter postazioni prelevare presunte prevale primitiva prole proponiamo punteggi recano
    3 records redatta regolata restò ricominciato riferita rigidi riguardato rimando rimette ripetute riuscirebbe riuscirei
    3 rivendicazione rumeno running sacca salmone sanguigno santissima sbattuto schieramenti sciocchezze sciroppo scomodo
    3 scoprirà secchio secessione sembrata sensuale seriale sf sharia sopprimere sorridi spargere specificità speri spezza
    3 stacco stalker stra stufato stufo subendo superfluo susanna sussiste sviluppatore tab tacco targhe tempeste thai thor
    3 tivoli trascina travolto tullio tutor ventenne veridicità videocamera vile visitando vitello vivete wendy winter
    3 zingaretti zucchine abbassato abisso accensione acuti aderente albano alessia allenarsi allenato alterare alterazione
    3 ambiguo andre anestesia anticorpi anziane architetture army arresta arteria artigianali assorbito attendibile auschwitz
    3 autenticità banchiere barbarie beautiful beneficiare bielorussia bird bocche bè canon capendo capogruppo capsule carisma
    3 certificazioni cessate chiavetta chissa chiudete civici complementari conoscerlo consecutive consenta consigliate
    3 contrarre convegni cor cordiale coscienze costata covid cretini crowdfunding cult darlo desiderata destinare dettato
    3 dialogare dichiarava dignitosa diluvio dinosauri dispute domeniche donatore donatori ecclesiastici emirati equilibrato
    3 esclusive eve farmaceutica farmacie feeling finn floyd followers formativo fratellino frequentando froci frocio
    3 frustrante fs giacimenti gnocchi gradita guardaroba hospital hub ibm illuminare immorale impensabile incasso
    3 incompetente indicativo indicava infrazione int intermediario intervistati introiti invasori irrigazione iscrivere
    3 isolate its ji lasciarono liquore litigio liv localizzato lola madrelingua marcata marciapiedi marcos marroni mercatino
    3 met metallici metterle ming minimizzare minuscolo mirano modem monarca monde narratore nativa naviglio notano order
    3 orizzontali palace partenze passeggiare passeggiate pavimenti peggiora pendenza penny pensai percorre pic piegare
    3 piovere pisani pornografia poterci precario prelevato preme prendesse prendevano preservativi procinto programmatori
    3 proponeva protestante protezioni psichiatria psicologa quarantena raffinata rallenta restituisce retaggio riaprire
    3 ricoperta ridi rilasciate rilevati ringraziamenti rinvenuti ripetendo ripetono rise ritornò rivendicare rivera rossetti
    3 rovere rum salienti saliti sassuolo secche segnalata selezionate seni sentì serratura sidney simil slide soc soffocare
    3 sostituite spinte stabilendo strategici striscioni sudditi suocero superati supportano surf svolgersi tagliano tattico
    3 tenerli torneremo tosto trovai vantaggioso varco vederle viktor abbasso accertato accumulo adattato affettuoso affidarsi
    3 affittare affresco aggettivi agile aiutino alejandro alter alzarmi analytics anidride annessione anzianità anzitutto
    3 apostolico apposite apprende arrosto arts attivata automobilisti avvisa away bacon baglioni bancaria basilari bb berlin
    3 bestemmia bestemmie biografie blitz bonaparte bruni buia cada campano campobasso carrozzeria cattaneo centimetro
    3 centrocampo chiamami cicerone cinico climatiche coco cognata collaborando collection collezionato collocare coltivate
    3 compatibilità competitiva confermando conquistata consultazioni contenimento controllando coreani corner cupo curry dana
    3 decisero deliberatamente dessert devastato differenzia dirtelo discuterne dolo educati elaborate elastico eretta erotica
    3 esalta esatte esercitazione esodo esploso esponenziale fabbricati favoriscono feel finanziati fiocco fish fitness fondò
    3 frame freddie fumatori gelati gesta gheddafi ghost giacche giannini giovan girava giudicata godendo godo grillino hal
    3 hamas helsinki ignorano imbattuto immediati immondizia impegnativa importava indumenti interessava intestino into jedi
    3 jolly joshua kay kyoto lanciando lasciarli libica limitarsi lineari liquidità locanda log lucrezia malafede mancanze
    3 mancia marsala marty massaggi mastro matilde matricola matrix mickey mirate misurato moldavia molecola monroe mozzafiato
    3 municipali nash need ns nullità nunzio operando orti palmer parteciperà pascolo passeggio pattern pensaci perennemente
    3 pessimismo pianti predecessori predetto prenota prerogativa primogenito prolungamento prosecuzione protestano provocata
    3 pugliesi punizioni pupazzo questore realistica recesso reich reprimere ricordiamoci rientri rifacimento rilevazione
    3 riscossione risultata risvolti robinson rotondo salame salvate santoro scalata segnalate segnano seguirono sentirai
    3 services severi severino sicilie similmente sintassi size sketch smarrito sorprendere sospese sostanziali sostituendo
    3 sottomissione spavento specialistica speed spinse spontanee spring starci stimo succhiare suddette supereroe supponiamo
    3 svalutazione svegliare tantino tap tara tessili toyota tralasciando trappole tropicali trovarli udite usanze vaticana
    3 velluto vendi veronesi vinca visibilmente yen zampa zar zeus zii abbandonano abruzzese accettò accezione accidentalmente
    3 addominale adempiere adottando adozioni adsl aeronautica agevole aggiuntivo aggiustare aggressività aggressore ahaha
    3 aleksandr alghe allevatori alzate anarchico angelina antonello arch arginare arizona assaggiato austerità avveniva
    3 barbaro basilea battenti beffa bennett blackout brigate butti caio calamità calmi canonici cantoni cape capricci
    3 carlotta casting cataloghi chanel churchill cinismo collegano cometa comprensivo conducendo confinanti confisca
    3 conseguimento consigliati constatato contestazioni convergenza corporazioni costerà costruiscono crei croci cuscini dani
    3 dannato datata db densa deserta determinano deutsche dicevi discografica diventiamo drammatici ea entrarono esagerando
    3 facenti familiarità fia fiaba filtrare fisiologia fortissima foste fulmini funzionerà gabriella gel genero gerardo
    3 ghiacciaio giornalistico giubbotto giura idiozia imperia induzione inesistenti infantili infiammazione innocenzo
    3 inquietanti insistenza insufficienti interferenza interrogativi investigatore leccare levare liberalizzazione limited
    3 lucidità lungomare magnitudo malik mangiata mariana medesime mercantile messia metamorfosi mexico migratori milf
    3 minacciano mitra morirò morris mostrati mostrò muse natali noah nocciolo noir nordest nottata nuca odierni orrenda
    3 orsini ottomano pallido parlasse parso patriottismo pensionato permetterci perseguitati piaciuti piglia pisano politics
    3 potenziare precipitare precipitato predisposto pregando premiare processato progettati promettere proseguimento pulci
    3 quartetto raffigura recitato registrando responsabilita retroscena rettifica richiamano richiedente ricorrendo ricorrono
    3 rifiutò rifugi rime rispettoso rispondeva ristorazione ritornando rivendicazioni rovinata sanders sant scambiano
    3 scarichi scavato schierati schizzi sciolti sconcertante scrivete seghe seguimi sentirci seppe she shot smetto socrate
    3 sorgono sorrento sottoporsi sovente spaventare sperava spose stalla stendere studentesse stupratore stà svago tace tai
    3 tan tangibile tappeti tavoletta tesla trascorse troupe uffizi unicredit vaniglia vedesse vergognosa vis vortice won wwf
    3 xl zinco abe accertare accusano adempimento adorazione affascinanti afflusso agnese aliquota amatoriali ambiguità ananas
    3 andassero apportate apra ascoltatori audience australiana autentici automazione aviv barbie barbieri battuti beneficiari
    3 bloccando blood bordeaux botti boxe brasiliani broadway buonissima candido cannella canyon capacita casey cassano cela
    3 cf chiarimento ciclabile clay commi comode competitivi compiendo concordare condomini congiuntamente conrad contato
    3 contrattazione controller corrispondere crack credibili curdi curvatura dale dannati dannose dev dimostrò dipinge direct
    3 dissidenti distintivi diventino divertita ecuador edgar elencato ellis emo empire enea enrique enterprise entry evoluto
    3 fermarmi fermento files flat flop fm foce funge gemello genericamente giordania giudicate giurista gmail gomez graziano
    3 griffin guardata head hugh hunt illegalità impaziente improbabili informatore ingrediente insaputa intatto intermedia
    3 inventati jeffrey june karaoke kid lamentato latitudine letizia leve liu lontanamente lottando maestre maggiordomo
    3 maggiorenne magnifici mammiferi mandò martelli mascotte medesimi middle migliorano mirata mirato mischia mistico modus
    3 mostrate muratore nah natalità nic nickname nm nutrono odissea offrirti olga omega oneste optato oratori orvieto
    3 ossessionato ou overdose ovviare palmo panno paranoia partecipate passavano patetica patrioti penitenziario pensavamo
    3 peperoni perdenti permetterebbe petra piselli pitture piuma plastico popolato porcellana portuale preoccuparmi
    3 presentatore presieduto presti prossimamente razionali reclami redini remake resoconti restaurazione riaperto riferisci
    3 rifornimenti rigori rinforzo rispettati ritenersi riuscivano rivolgono roland rotoli rotolo sailor saul sbarcare scampo
    3 sciocchezza sconforto scorretto scotti seguitemi senese separano sereni sinodo smog sommerso soprano spider spiegami
    3 spietato stabilmente stark stimata suicidato support tamburi telegramma tenutasi toccando trascurare tutt unisciti
    3 urlano vanto wagner walking welcome well zuckerberg abbassamento accampamento accusando affiancato affiliati aghi
    3 agitato ahmed aia alvaro alzheimer ambulanti amnistia apparenze apriamo arbitrio artefice articolazione aspirante
    3 attaccamento attendiamo attendibili autorizzare avversaria benito braccialetto brooke bruna calare cancellate canonica
    3 capiranno capivo caricatore caspita cassaforte catechismo cda censurato cercarlo chiamarli chiederei chirurghi cisterna
    3 coccodrillo coincidono collare colon colposo comizi commentando comprarmi compravendita comprendente concessionario
    3 conduttrice confuse conservatrice consulenze consumata corrispettivo costituiva crash creme curate danesi dedicano
    3 definirsi defunti delizia desiderate desse dic dichiarate digerire dirigendo disciplinari disegnatore dispiacerebbe
    3 distrarre doganali doug dovessimo drop ecclesiastico ediz egiziana eguali elba emigranti emigrato emozionato epilogo
    3 estranea falde fat fest festivi fig forchetta four freezer frodi fusi generando generati gerard giacché giustificazioni
    3 glorioso goethe grezzo guadagnarsi hudson importantissima incrociate inerzia ingenuità jeep kenny kids lanciò
    3 logicamente macron maggi magicamente manualmente marchesa marchesi mate mecca meritiamo metropolitane mettesse mil
    3 ministeriali mongolia muhammad mutamento necropoli noel novi occupanti occupiamo oil opinion ospitano ostacolare osteria
    3 oz pappa parliamone patrimoni peggiorato pensavi pensino perdente periferiche pertinente phoenix pieghe pile pls polizze
    3 portici portino potermi poterono precarietà preceduta preoccupate prescelto presenterà privilegiati program provava
    3 proveniva psicoterapia qi questionario radicata rafforza raggiungerlo ragni reagan relatori release residenziali
    3 resistenze ricevitore riconducibile rido rigoroso rinviato ripetersi ripropone risanamento rispettabile rovesciato
    3 rubino salmo samurai sancito sbarra scaglia scipione scriviamo search seguirmi senegal shane simpatie solco solidità
    3 soprintendenza sospettare sotterranei sottosuolo sovrana spendono spiegava sputare stampate statura strategiche
    3 strumentali strutturata svegliarmi svolgerà tentata terzino their tradotte tranquille trattasi tratterebbe triplice use
    3 vendicare vestite veterano vincolante virtual virtuoso visitatore vissute volgari vu vv wright abitata abituali accaduti
    3 addestrati agevolmente aggiudicato aiutiamo allarga allontanati alterato altissimi amburgo anarchia anticipate antoine
    3 apprendistato approvvigionamento ari aspirapolvere assenze assunse atalanta augura autismo autonomie avi avvelenamento
    3 basilico beverly brevissimo briciolo brooks calcolata candy capillare carbonica carriere celentano chad chase ciccione
    3 citano cofano colei collisione colpì commercialista commonwealth comparto comunitari conciliazione consigliata contati
    3 contesta controllore corale cordoglio cosmico croati crusca dandogli deliberato denari depressa detroit dexter
    3 diffondendo dimostrarlo diplomato discepolo discutono disinteresse distribuisce diva doge domus dormiva drammatiche dò
    3 earl eccellenze edile editoria edwards eliminate elle emesse emessi enigma entusiasti erzegovina esecutiva esibisce
    3 esplora eufemismo eventualità evidenziano evolve ferisce fermezza fermò finalizzato finanzia finanziata fingendo
    3 firewall fiumicino flessibili fondate forex formalità fotografici frainteso frizione fumato generatori geo giardinaggio
    3 gina giustiziato gorilla gruppetto guasti gustare handicap holly ideologiche idoneità includendo incomincia influisce
    3 ingaggiato ingaggio intenzionalmente intercettare interessarsi invoca ipotetico irritante isbn iscritte ivrea laptop
    3 laziale libre litigi luminosi macellaio maghi maiuscola mango marilyn mattine maurice mediocri mena metodologie minorile
    3 modica mollo mono montalbano nation networking numerico numeroso obbedire obbligatoriamente occuperà oceani offensive
    3 oltraggio oltranza osare osservate pagliaccio palato pallacanestro panca pappagallo paraguay parentela parlarmi
    3 passaporti patch patriarcato pedagogia pensasse penserà pera perderti perquisizione persia piango piantato pokemon
    3 poniamo poterne prefisso preposto presidi privatizzazione proteggono quadrata rallentamento rampa ranch rapire razziste
    3 rc rea read rep restava restrizione riavere ricade riconquistare riflettuto rigenerazione rigorosa rimaniamo rimpianti
    3 rinascimentale rione ristampa risultante ritornello riuniscono rompi rover ruiz salvano salviamo salì sbocco scanner
    3 scontrino seduzione sembianze senatrice sinistri sl snob soppresso sorellina sottomarino sparta staranno strike
    3 tartarughe tax togliamo togliermi tossica trasporta travi trevor tuffo ultras umanitaria umida uranio valor valutata
    3 ventidue verginità visivi vizioso votati were wilde woody yi yuri acc accessibilità accorsi accumulare accuratezza
    3 affezionato affido affronto aggiungerei aggiungete alain alghero allungare also ambedue ambrogio americhe amministrare
    3 ano anticipa apologia appariva appeal ardente ariete artist ascoltati atlante attesi attrae australiani avvolta
    3 ballerine battezzato because beccati been beethoven benefica berti bingo boni borbone breccia cagnolino cammini
    3 carreggiata casalingo castelnuovo cenerentola centra cercheremo chiamerà chiederò cinquantina cinquemila colera
    3 comprarlo compressa comunitarie conca concernenti conciliare conoscerla consacrato consumano content contiamo corone
    3 corporea corvo cowboy cronico csi curarsi dado denota descrivendo desiderava device dimenticano disgrazie disparte
    3 distruggono diventava divenuti divulgare dogma double ebbi eden elvis equilibrata esplosa esprimo evoluta exchange eye
    3 fattibile feb ferguson ferragosto filiali finirla foligno folklore formarsi formulato fran fuggiti gesuita giace gin
    3 giorgi giovanissimo giuliani gotico governante granito grattacieli greggio guadagnando harley helena historia hood
    3 idealmente igienici immaginando impegnano impiccato implicitamente indagando infedele infrangere ingannato insonnia
    3 interrogatori intrappolati invasa irpef kant larve lasceranno leggevo londinese lucidi lunghissima lydia mafiosa malware
    3 marion mascella mature mea milionario milo minchiate miseramente moriva most mostrarsi motta mulini muoia nanna notata
    3 nube oltrepassare orange ordinarie ortodosso ottavi padrino padronanza pagheranno parecchia partorire peccatori pedonale
    3 pensatori piaccio piangeva piazzare poetessa pongo precauzione premia procedendo proclamazione proliferazione
    3 pronunciate quadra quadrante raimondo rasoio rassicurante reduce regolato rendano reynolds ricaricare riccione
    3 riceveranno ricorderà riduzioni riferivo rinforzare riproduce risalenti rispondete ritardare rivoglio rovesciare sahara
    3 salomone santissimo scie scomoda scontare second sembrò servitore sessista severamente sfondare sfruttano significano
    3 sinonimi sognando sonore sostenibili spietata spoglio sr stamane stilista stream strong suddivisione suggerendo tate
    3 telegiornali telenovela teologo testimonial tirannia tomo torcia tormento track trastevere trek trovandosi troy tsipras
    3 tsunami underground utilizzabile vandali vendeva vettori visualizzato vitamine volpi volute winston yamaha year zappa
    3 abbazia abusato ace acquisizioni acquistando acri afro against agrario aiuteranno alighieri allunga alluvione ammalato
    3 ammazzano amorosa ampliato annotazioni anonimato anticamente antonia appoggiata apprezzano arabe architettoniche arduo
    3 articolazioni ascoltarlo asiatiche attico attrito aut aviazione bagagliaio basilare beccare belvedere benefico beth
    3 biblico bibliotecario birmania bloom bomber bonifacio bracciale briciole bro bronzi bruscamente bullo buttate cali
    3 cambiamo cambiarlo canal cantine capirci capitalisti capriccio carrie ceramiche christina cigno circonferenza
    3 classificata colombiano coltivatori commentatore commerce communication compose comprando compratore concentrazioni
    3 conclusiva confido coniugale consapevolmente constatazione contatore creatori cricket cripta dalmazia decretato delhi
    3 deputata devoto dignitoso dimette disastrosa discutibili disfatta divine drogato ebrea editrici educatori emerito
    3 equivoco erica esente esige evacuare fastidiosa fautori fenice fermentazione feroci festeggiamo festeggiano fondati
    3 forbes frana frusta fuggono gastronomia gattino gibson giornalieri globe granduca graziosa gridano gu guardarti
    3 guardavano guarito hand hank henri homer ida idonea idraulica imbarco immaginari immersa impressionato improprio
    3 incazzata incontrò incoraggiato incrociato indiretti infilato intatta integrali interim interrogativo interruttore
    3 intrapresa inusuale invasioni inventate iraniano javascript kane kenneth kill knox latine lavandino lea levate level
    3 lirico luogotenente maison mantenute marchetti marianna martinelli massoni mcdonald metterebbe minuscola modeste
    3 molteplicità morelli motorizzazione movente nana negano nerone omero omissis omofobo omogenea onnipotente ortodossi
    3 osseo paiono palline parlante passatempo passeranno pearl peer pentole perseguita peugeot piangono piazzetta piccione
    3 pionieri pl pompini positività potuti predatori pretendo progressisti promettono proprieta prospetta provocati puerto
    3 puntini raddoppio raul recuperati regalano remix renderci restate reverendo ricercata rider riferiti rino risorto
    3 ritrovate romagnoli rovinando sabina sacrificato same sampdoria scaffale scambiati sceneggiatore scherziamo schiacciare
    3 sciarpa sclerosi scogli scoppiato scopriremo scorpione scriverò scrutinio selvatico shadow sharp siglato silvestro
    3 simultaneamente smettono soccer sollevamento sostieni stabilirsi stalle starsene stimare stupefacente succhi supervisore
    3 temeva temporanei terroristici tirati trattiene tree tribune usarli utilizzatori vargas vascello veleni ven vic
    3 videogame vin vote wood years zoe abramo accenna accessorio acquistate addestrato addietro adiacenti affermò affrontate
    3 agitata alison allergia allestito allucinazioni ammenda analitica anas andartene animal anticipazione artigiano asma
    3 assalito assistita astratta atlanta atterrato automatiche autoritario autunnale avversione baghdad bart becchi
    3 berlinguer buffone cagato calcutta calvin camminano cantate capienza caratterizzazione caricamento caschi caucaso
    3 cercasi ceti chiarissimo chiasso chiederanno cicatrice circoscrizioni colesterolo coll colonialismo coltivati comandato
    3 concettuale conference consigliano contra cornici cortesemente cortometraggi cospetto costava costiere cp crystal culti
    3 decessi dedico democrazie deportazione diavoli dicci dichiari differisce dilettante dipenda dipinte dirigersi distesa
    3 disturba diverrà documentare dong doping doverlo drogati ec educata elettorato elliot episcopale eroico estensioni
    3 estremista evidenze evoluti farnese fecondazione fedelmente financial firmate forbici fotografato fottutamente fulvio
    3 gelatina ghiandole giga giornalistiche glie glucosio grimaldi hassan illimitato immensamente imponenti imporsi incassato
    3 incompatibilità indovinate inevitabili influire informativi innalzamento innamorarsi insulta interlocutori invalidi
    3 invertire investigare investita ipocriti ispirare kung lager lampadina lasciarci legano liberate limbo limpido lituania
    3 lj lottano louisiana lourdes ltd magi maligno mancino mangiati manna marciare materialmente melanzane mentore
    3 meriterebbe merlin metafisica milton mineraria montenegro morning moschee mostruoso mutazioni mutua nam negarlo niger
    3 notando nuoro obbedienza odioso offriva opportune organizzarsi oristano ospitati osservo otterrà palloncini pam partiva
    3 paterno pennsylvania pensarla penultimo pesano pezzetto piantagioni piegato pinguini plauso polemico polsi ponente
    3 poveretto praticano preesistente preoccupi previo promuovendo provenza quantistica ranking rarità reciprocamente reina
    3 renderti rendete reperibile ricadute rieletto rights rilassarsi rilassati rilevamento ripagare risiedono risolvono
    3 romero rubando rubriche scacco scalda scegliamo schifezze seneca servano sfondi simulare sinfonia sipario smetta soglie
    3 sollecitare somiglianze sorteggio sospiro sottoscrivere sottrarre spariscono spiacevoli stressante strumentazione
    3 subordinato sudamericano supportata svoltosi talora taluni taormina tazze tigri tirocini toby tossiche trattore
    3 tributario turche umanitari umanitario unilaterale urbanistico usciranno userò vanità vescica vivevo vivrà wave xavier
    3 youtuber abitava abusiva acida afferrare affine aggiuntiva aiutante alec algebra allena allungato alternano always
    3 angelis angolare appoggi arcangelo archiviato arretrati articola asciugare assessori atena atte attribuiscono autopsia
    3 azionario balene bonino borgia bosch bozze brilla britanniche bruciando bulgari buttano caffeina calato calcestruzzo
    3 calcistica cambiò camminato capolinea cappuccini cardine carrozze cecchini cherry chicco cimiteri cioé clacson
    3 collaborano commission compete completezza comunicano concentrano conformazione consegnate consigliamo corsie criticità
    3 croata crociate cubi curiosamente daje dannazione debbono decollo deliziosi destini deus devastanti difficolta
    3 digestione diminuendo discusse distorsione dolorose dop dormitorio dottrine duratura eccoti eccovi effettive epic eresia
    3 esercitano esitare estorsione etniche etruschi eugene facilita falls farm felicissimo felicita fiducioso fight
    3 filosofiche finisse flessione foca follow fossile frena gandhi generici genetiche germanico germano gerry giovanissimi
    3 gironi gite giurati glass godetevi gonzalo governano governata grafia grazioso guidatore hosting identificativo idoli
    3 ignoti immacolata impazzendo impresso inaugurale incisa incompatibile incompatibili indiane infila influenzano
    3 ininterrottamente insegue inseguimento installata installazioni inversa investendo irresponsabile istria kazakistan
    3 lanka libici lindsay listino lorena luc lucano lux macedone madama maleducato mandarmi manuela marciano marzio
    3 massachusetts masters medina meritevole merlino mill minestra modificando molly monito morde muovi mutamenti naomi navy
    3 nb ndr negando oltreoceano omaggi omogeneo oppongono oppressi orientamenti palazzina pallina paragrafi partirà passasse
    3 passerella pavel peggiorando pento permise petrarca pianure piccolino piramidi posseduta premuto prendersela pretty
    3 processuale prognosi proibita pérez qualificate ragionevolmente rapiti realizzarsi reggae remoti rendite riconosca
    3 riconoscenza ricoverati ricreare rifà rimanente rimasi rinchiusi rinunciando risente ritornata robbie rocky rompendo
    3 root rv saltano sandali sbarazzarsi scivola scompaiono scopano sembrate serali serenamente servisse sg shepherd sismica
    3 sisto smontare socializzare sofisticato sospensioni sostenne spogliatoio squalifica stanziati stellari stevens sudare
    3 suddivisi tantum telescopio teoriche testato toccante toledo tormenta tradita traggono trascorre trasloco traumatico
    3 travis tripla trovassi tuono turba udinese ui ulivo vacche vantano ventilazione verosimile vescovile volatili wanda
    3 whisky xxii accettabili acta addice affermarsi affollato agghiacciante aggravata alaska algeri alimentata allan alleata
    3 allegati altari ammasso ammettendo ammirato ammonta amp annali ansioso antifascisti antincendio apparizioni appesa
    3 apprezzate artigli ascia aspirare assicurano astronauta attenersi auditorium avvertita banalità beat bidone bionde block
    3 bonnie boot brothers bruciate buddy burocratico cache cadrà caldaie camerun cancelleria cannes capì caracciolo carbonara
    3 caverne centralità cher classificate cloni comodino comparazione concordano configura connettività conoscesse
    3 contraddistingue coordinazione crazy cresciute criticata culinaria custodi darren decomposizione delusioni designazione
    3 dicendomi difensivo diminuita direttorio dis disperate distinzioni divertimenti dividendo domenicale eccitato educative
    3 emmanuel esibire esistita esteticamente etruria evitate experience falò fanatismo fasciste fatiche fidato fisiologico
    3 fragola frammentazione frittata fritti frizzante fughe furiosa gallipoli genuino geograficamente giocherà giunsero
    3 gliele gpl granada graziani hahaha histoire ignorata inadeguato inarrestabile incinte incroci indian infedeli insegni
    3 insensibile inspiegabile invocare ioni iper islandese itinerante kansas lang lanterna lasagne latin legittimamente
    3 legnano leucemia liber limitando lume lunghissimo luther manifestarsi mantenuti marittimi marxismo masticare matteotti
    3 meramente mettetevi mick miur montati motorino nanni nasale negoziato nidi nigeriano occorrono oculari oi onorata
    3 ordinazione otranto ottavio pacificamente parlavamo particella passerò patologica perdonato perez periferica perplesso
    3 pessimi pettegolezzi piangi pipa polmonite popcorn porterò possessore poterle pranzi predicare predicatore prepararmi
    3 prescritti produsse progettista proletariato pubblicita pubblicitarie pugnale punisce punita puntuali rabbino raccolse
    3 ragioniere ramos rane ratifica raven reading realizzano redigere ren rey ric ricadere riconobbe ricoverata rif rilassato
    3 riparato riscrivere riscuotere robertson roosevelt rossella rs saccheggio saldamente saltando salvarlo sar satirico
    3 scalpore scelse schianto scongiurare scoppiò scorrono scuderia sentimentali sgarbi site sollecito sora sorvegliare
    3 sotterranea spaventosa spedita spezzata spinelli stabilizzazione sterili stregone tamburo tenacia terziario tesoriere
    3 testuali tiffany trasformate trattoria trattò traversa travestito trincea turn tweets universal urina valico valtellina
    3 vecchietta vendiamo versati veterinaria vicinato volando volt votate wyatt za abbandoni abel abitate abolita aborti
    3 abortire accidentale accolte accurate acquistano adesioni affanculo affetta ahahahah allarmi allegramente alvarez ambra
    3 ambulante ammalati andria aneddoto annoiato annunciano apprendista apprezzabile architettonici armonica arricchimento
    3 arricchisce artificialmente ascendente aspira assumersi assunte atei atlantic atlete attraenti automobilistico avverto
    3 avviamento avviati azzurre ballano bava beirut bernie biasimo bilico botanica boxer briganti buonsenso cagna calza
    3 camerieri carota cartelloni caruso caselle cassino cav cazzone cee cessato chianti chiappe circolano collane combinata
    3 comparse compromessa concernente confrontato congiura contestata convertiti convincermi convocare cordiali corporazione
    3 corrompere costringono crew cubano danneggiate datti decidendo denise denunciano dicendogli diete divorziato domingo
    3 duraturo epocale esagerazione esaminando esatti esprimendo etiche evidenziando evito faith fanti fareste fattorie
    3 favolosa fca ferroviari fidarmi focaccia fosforo fregata frequentata friend fruizione frumento gaga gargano
    3 generazionale giacinto giudicano gnocca godimento gonfia grammaticali graphic guinzaglio hate ibridi idrocarburi
    3 illuminante inaugura incompetenti incompleta inconcepibile incontrata individualmente infastidisce infilare influenzata
    3 ingrandimento insegnando intervistare intreccio ipod ispirate istigazione keep leali left leghisti legittime legumi liga
    3 limitatamente limoni linfa litigano louvre malpensa mangiava mantenga mantra marginali md metalliche mettervi mills
    3 ministra mirati miriade misera misteriosi modernizzazione molestia montreal morbo nas natalizie nevi nola numerazione
    3 nuocere occupò offra olbia oreste organizzative pagava palinsesto paludi parlanti parlarci parolacce patriarcale
    3 perseguitato pervenire picchia pirelli pitt placca poligono pontificato popolata possiedo poverino preludio prezzemolo
    3 prigioniera proclama progressive prostata provocazioni qualcosina quaresima queens raso reggono regine renata
    3 riassumendo riceverai richieda ricordarlo rifugiarsi rimpiazzare rinnovabile risulterà ritornerà riunita rivolgendosi
    3 rivoluzionarie ruggine rughe safari salvando samuele saprete scappata scenografia sd secolari sedicenne selvatici
    3 semplificato sentirà sfiora siciliane silvestri slavi smentisce soffriva sognano solitari soprannaturale sorprendenti
    3 sparsa spessa spiegarti sprint spuntano squillo stanford statica storiografia strauss studentesco stupire stupirsi
    3 supplementari televisioni temporanee testosterone tiberio ton tormentato tornado tornarci trascurato trial tripadvisor
    3 ubicato umiliante umiliato urso vacante vagone valute vederne vendette verificate vestono vetrine vicoli visitata volata
    3 wide zagabria zecche
    2 accettarlo accorgono acquisisce adidas adulterio affamati affamato agnes alexandra alicia alloro alpina altezze ambo
    2 analysis appesi arbitrario argentini arie arpa arretrato arriveremo asciugamani assalti astenersi astensione atterrare
    2 aumenterà auricolari avanzano aversa avverse baciato badge balconi barzellette bayern bellico benestante bibite bizzarra
    2 boca botteghe bresciano buy cafè cameretta carr casello castigo catalani catasto cavalcare ceci cedendo cohen colletto
    2 colpendo coltiva commando commettono complessivi congiuntivo coniato considerevolmente convincerlo copenaghen corazza
    2 cornuto costituenti credetemi cristallino crucis cucinato cuochi curano dd dedicò degustazione diacono diagnostica
    2 diagramma diresse disattivato disuguaglianza diventerebbe divertono dizionari docce dune dèi edita elasticità elenca
    2 elettrodomestici emersi ennio equivoci escludono estetici estinto estonia evitano evitiamo evolversi ezra facendola
    2 fagli fanny farmaceutiche fdi ferrante finiamo fissate focale fondatrice foreign fornelli frequentati gameplay
    2 garantendo ghana gigli giochino glee ground gta gubbio gus harper heather host identificate ignorati illustrate ilva
    2 immunitario incantato incastrato incline incognito indegno indossi infelici infetti infinità intenzionale interattiva
    2 interrogazioni intrattenere intravedere invitando iscriverti karate letali lipsia liquori luminose machiavelli magnesio
    2 maker mann maradona marisa masturbazione mediano melodie meritata metrica michigan miserabili moi monache monster morsa
    2 muffa muraglia nascondo natalia nego nexus notarile notate occupavano ocean olivetti ondate ordinanze pagliacci paladino
    2 pallottola pallottole paoli parabrezza paracadute partecipò paz pedali pensarlo periodiche permetterti perno perseguito
    2 persiani pessimista piedistallo piscio plagio pomeriggi poppa porro powell predominante preparatevi principianti prologo
    2 promuovono prosecco pulisce puntati qualitativo raccontò raddoppiare raggiungerà rappresentando rappresentavano
    2 realizzazioni reid renderle residenze respiri restituiti ricava ridire riflettendo rigidità rimangano rinchiusa ripeti
    2 riproposto risoluzioni ristrutturato ritieni romolo ronald ryanair sales sanguigna saprò saro scaricati schifezza scoop
    2 selvatica seminare seminato semplicissimo sense sfruttata siriana sodalizio soffia soffitta sopravvivono sorgeva
    2 sorrentino sovvenzioni sportelli sports spuntare stabilì statuti stupendi succhia superficialità talpa teenager
    2 tempistiche tendente tenerti tengano theo titanic tomas tornino tosi traguardi transessuale trasferite trasposizione
    2 trave traversata trema twin ucraini urine utilizzazione valse vassoio vasti vegetariani venice ventaglio vestiario
    2 vibrazione vida vogliate volontarie wedding wii words abbandonò accadesse acconto aderenza adorano african agro aiutaci
    2 allineati alture animate ansie antipatico appartenevano appellativo appendere armonico artico asd aspettarci aspettavamo
    2 assorbe atmosferica august autodifesa avvale avvistato avvolge aw badante banconota baratro barbera bau bauer benigni
    2 breakfast brunetta bud caffé calle cantù casapound causale chitarre ciampi cnr coffee collocamento compagine compiono
    2 complicati comunita concentrate conchiglie conclusi confrontando congetture congiunzione conoscente consistono contante
    2 cortona costruirsi crittografia croniche cucchiaino demolire denominazioni desideriamo deterioramento diagnosticato
    2 diamond diane differiscono dimostrate dirigono discussi dritte ebola eccessive eddai emerson espandersi espellere
    2 espiatorio excel favorite fieno filosofici flag flores franceschini frenata furore generiche gerarchie giamaica gioiosa
    2 giurare governatorato gufo hair haiti hector hollande ict imperfetto impostata imputazione inaspettatamente incassare
    2 incipit incontrando inconveniente indeciso innamorare inquadrato inquilini intendersi intendesse intermedi intra
    2 intrappolato invariato invocato irrimediabilmente iscrive jace jenna kara lai lamborghini lanciate lascialo lauree lavo
    2 lavoratrice lavoretto lenzuolo lesa libico limito locandina lyon macchinario macchinetta maltrattamenti maniaco
    2 marittime mediana medusa meet meg mendoza menzionate mercenario mimmo misteriose montanari morente move much navicella
    2 ned nikita noiosi om omesso opportuna orfano organizziamo ottaviano palatino palestre palloni pantalone parer parta
    2 partecipe passaparola pendici permettano perpetua persiano pertinenza pettine piastre pinacoteca pinguino pirla plotone
    2 populisti portasse posato postino precaria preferendo pregate prepotente primaverile progettando promettendo proteina
    2 provati provenivano puntura radical raffaella ragù rainbow rappresaglia rappresentativi rassegnazione realista
    2 registrarsi reperibili rette revocare rideva riferisca rifiutando rifondazione rinaldo rinascere rinomato risse ritiri
    2 rivelò rotture runner sagoma salumi sapessero scaldare scheletri schiacciante schifosa scorgere sedermi seguirla
    2 selettiva sentivano servitù sfido shirley shore sigh simpatiche singh siri sminuire solidali sonorità sostenevano
    2 spiegati sposò squallido stephanie straordinariamente stravagante stringa stucco sugar svoltasi tao terracotta
    2 terrorizzato teschio testuale them title toccati trascorsa trionfale troverebbe tt tunisino ul vaccinazioni vecchietto
    2 venivo vergognare vietati vietnamita visive vittore volato vous vpn vulcanica weber xiaomi yuan zeno adda adeguarsi
    2 adriatica adulte afferra affrontata aggravato airlines aiutate alfabetico amari amarti ambientata appropriazione
    2 approssimativa arrampicata arrestano arrow assicurativa atmosfere atmosferico atroci atrocità avverso babilonia bacche
    2 beyond bianconeri bizantina bluff bombardare bu café calata calenda calvario cappelle caricati cartucce cecità cervi
    2 cespugli ciccia ciecamente clamore clamorosa classificare cnn collage collezionista collocate commentano condurrà
    2 consulto cont contenga contraente convulsioni coprendo coprifuoco cosmetici dacci debutta decenti def denunciata dettami
    2 dicevamo diplomati disastroso disparati disponeva disturbato dittature divenendo diverto documentati domandato dorothy
    2 duchi ebbrezza eccezionalmente ein elliott entrasse erigere erika erotici esplosiva estasi evitarlo facendogli facente
    2 fenomenale fermarci fermarlo fermerà fertili figurine fissazione flavia friedrich gag garantisco generalizzato generosi
    2 geografici geologia geopolitica germanica ghisa gioacchino giotto giuristi give glaciale gm granate gridato guanto honor
    2 hour hyde identificano idonee illustrati imparate impariamo imperativo imprescindibile incantesimi incarnazione
    2 inconscio incoraggia incorrere indennizzo indichi inestimabile influsso ingente inserirsi insignificanti insulina
    2 interezza interpretati intollerabile invincibile invitate ispettori ispirano istruito jaime jefferson joker jun
    2 lavastoviglie lc leggeva legioni liriche luciana lucifero lugo lunghezze mancheranno mandami mandarino maneggiare
    2 marquez mascherato mascherina massacrato mazzette mazzi memorizzare mescola michela minerva modenese mohammed morfologia
    2 mostravano motogp mutare native nemo normanni novel offri olocausto ori padiglioni palmi parisi parlino parteciperanno
    2 patriota peculiari pedonali percepiti percezioni pericolosamente person planetario poe preoccupo proclami prodigio
    2 professionalmente prolungare proteggersi provvidenza psichiatrica psicosi pulcini rappresentative ras reception reclute
    2 remi resina restauri restituite restringere revocato ribadisco ricavati rice ricordarti rimosse riporti risarcire
    2 riscoperta ristrutturare risveglia rodi rota rotonde rovereto salariale saltata sarto saturazione scolpito sedurre
    2 senegalese sequestri serbatoi sfratto sgomento sicché simmetria slitta small somministrato sondrio soros sosteniamo
    2 sostituirlo sottotitolo sovrapposizione spaventati speculare spente sponsorizzato strappa supposizioni sò tappi
    2 temperamento tenace testicoli timeline tiranni toccate totti tours transessuali triangolare troika ts ucciderla
    2 umanistica vali vasche vegana vigevano vigilare vigneti vincolato volkswagen votando và working yves abilitati
    2 accelerato accorse addome adottano affianca affidate aggravante alberti allargamento allison altissime analfabetismo
    2 anatra annate annuario ant antecedente appassiona apprese approfondite arancioni arbitraria arnaldo asciutta assolvere
    2 astuto attaccanti attingere autobiografia avanzo aveste avra avversità azzeccato baluardo bam barack barili bass bea
    2 before beneficiario benone bergamasco berlina bilaterali boccone bolognesi borromeo bowie brace brezza brusco btw
    2 bugiardi bussare calvo capro cargo carlino castagne catalana cavolate ceco cei certosa chiederci chiesero chioma chloe
    2 cinzia civati climatica comandamenti combinati comprensiva conchiglia condizionamento condizionatore conegliano congress
    2 considerevoli consultivo coordinata coreografia corp corsivo costole cotte crepa cristian cut definendo dettate
    2 devastata dipenderà distaccato documenta dopodomani dosaggio dual eccessivi eccoli economic elevazione elfi elias
    2 emotivi equitalia erosione esiliato estati esteriore eterni evoca facciamoci farmacisti fiasco figc filologia finalisti
    2 fiorente fit fonde freschezza friulano frustrato fund funzionanti fusa gareggiare geniali genuina giordani giudico
    2 goldman gole guardami guardò guidava hayes hostess hulk ideatore ideologici igienico immortali impegnare imperdibile
    2 imperfezioni impermeabile importati indole indubbio infettive infiltrazioni iniezioni inquisizione intelletto ipotetica
    2 irreversibile istruttori jam jolie katie kebab kerry kingston lacrima laghetto laicità lucchese mancando maniglia
    2 marocchini matite memorabili meridione metropolitano mettiamoci minare monsieur montecitorio morales narrative navata
    2 nervosi nsa nutrimento oo orzo osservati ossido osvaldo paladini passeggino passionale patologico penelope philips
    2 piccolissimo pierce pit plinio pluralità porn posate prede preferiamo pregevole prelievi prematura preposti prevedendo
    2 progress prospero protettivo psico raddoppiato raphael ready reattori recuperando retina ria riformista rilancia riley
    2 rimettersi ritirati rolex rupert rustico saldare salem salt saraceno sareste scalinata schiacciata scioccata scoprirai
    2 scorcio screditare segnate segretezza seguivano semantica servitori seul sfollati sid simbolismo smaltire smentire
    2 soffice soppressa sottoscritta sottostare souvenir sparati spiegherebbe staffetta statista statuetta straziante studiò
    2 study sullivan svincolo svuotare talebani teatrino television tenti terminate termometro tessitura tir tornasse tout
    2 tragici trampolino trasformi trattenuta tronchi ua unit utilizzarlo variabilità vedove vegani vegetariana vegetariano
    2 venture vigliacco vinceremo wesley zu abbienti abd accorgimenti aggregato agi aiuterebbe alluvioni alternativamente
    2 amalfi ammissibile andavamo ankara annunciati any apparse arachidi arbitrariamente arrestate ascoltiamo assenso assolo
    2 assomigliano atm attratti autentiche azionista bagnati bat bear benny biancaneve bistecca boccia brando brillare brother
    2 bufera camminava canarie caporale cappellano carcerati censurare chievo chinese chiuderà cileno cin circola civ cloro
    2 coinvolgendo coldiretti collegarsi colleghe collezionisti combinando comincerà common compilation concordi consacrata
    2 conscio controcorrente corredato costituendo costituivano costruttive cotti coupon cultural decisivi deformazione
    2 democraticamente deportati deterrente deviare devoti diciottesimo drastica edili edith egemonia elaine elastica eliot
    2 energetici esaminati esilarante espressiva essendoci estendono estesi esuli evolutiva faq fatima feudi fiorire
    2 fortificazioni francobolli fune fuoriuscita galilei gangster gasolio gasperi gestiva giampaolo giardiniere gilberto
    2 giudicando godermi gonne grandissimi guadagnati guerriera guillermo hee herbert holland immersi implicita inadeguatezza
    2 inca individuata infallibile infinity ingegno inn insegno insisto insistono intenzionato intrighi invecchiamento
    2 invecchiare involucro iss istruiti judith kernel kitty lasceremo libbre litio locuzione login lori maionese manu
    2 marchionne massi matrigna melanie messaggistica minacciati minaccioso modern montale montatura montevideo motion munito
    2 murales muratori mutato naruto negoziante nikki nutrirsi offrì olimpia omofobi onomastico originarie ospiterà pacifici
    2 pal palpebre paradisi parimenti pecorino penalità pensionistico peppe percosse persiste piacesse piacevolmente
    2 piantagione pioniere pittorica portiera postura pot precursore preoccupatevi prepariamo presentavano primordiale
    2 procurare proxy prurito pulpito pungente python quentin racchiuso radicato raggiunga ranghi ravioli reclamare rendendolo
    2 repentaglio riferendo rinomata ripari riprendo rischiamo risolva risultò ritenga ritirate rivendica robotica rode ronnie
    2 ros salernitana sanguinosa sbatti scambia scempio scogliera scontati scoprite segretari sentano sentirei serenissima
    2 servì seven sfidano sfidato sfumatura sgualdrina sindacalista sleale sommersa sorso sottostanti sottovoce spenti
    2 stancato starai statico sticazzi storiella storta stracci stratagemma strofe stupidaggini sunday tantissima telo
    2 tentazioni th thailandese tornarono tracy trap tute tutelato type umanita unicità uscisse usd vallata ventilatore
    2 ventuno vergogni wikileaks willy wong abissi accaduta accanimento accendo accontentarsi accreditato acidità affascina
    2 alert aliquote allargata allargato allestita allorché ammazzati amorevole analfabeti analogie andassi annalisa
    2 antonietta apparirà appoggiano approda archeologi armani arricchita ars articolare aspettarmi assomigliare astronauti
    2 astronave audrey avengers baltimora barbone battaglioni belgi bonaventura buffon bulgara buoi calorico canestro
    2 capezzoli caramella carboni carburanti carducci carente caricata catturata cesareo cessò chiudersi cinematografici
    2 cinghia cliccate cliché coccole coinquilino combo committee comportava condizionare configurare consumati continuata
    2 coppola crearsi crocetta cuffia decidesse decorrere deficienti depositata determinando deviato devon dimmelo dinamo
    2 diocesano direte disappunto discende discretamente disonesto distorta dorati doris edilizi enna epatite esagerate
    2 esaltazione esplorato esternamente etrusca euforia eviti extracomunitari fantozzi fermarti ferretti flashback fondano
    2 formativi frane frankie frequentazione friday galleggiante gallia gamberi gaspare generalizzata geova germi giova
    2 giretto giudiziale giuliana gomorra grammy grani grinta homepage hughes iddio ignorate ignota illegittima imbarcazione
    2 impazienza impazzita imperi incontrarlo indebita indignati individuate infastidito influencer influito informano ingenui
    2 ingrassare iniziai innata inquietudine insegnate interessamento inutilità invade invecchiato irina ist istruire jae
    2 klein knight lampi lasciavano lesbo lionel liti lividi maggiorenni magie maleducati mandarli mangiarlo medicinale
    2 microscopio mirko motivare mp muniti mv mw nasceva neonata notes nuvoloso obesità ohio original osceni osceno ospitata
    2 output pac pacific panel pantheon parare parlamenti pecca peggiorata penalmente penitenza pensionamento pf piccolissima
    2 piercing pierluigi pietoso piombino plastiche pope pranzare precetti prestigiosi primitivi priore procuratori protegga
    2 pulitzer quarantina quinquennale quorum rafforzato rallentato referto regressione rené reputo respinti rev riceveva
    2 ricostruzioni rifatta rinaldi riposto riproporre risalita risvegliare ritardata ritenne rogers schierarsi sciences
    2 scintille scomparve scontate scrivimi segnando selettivo sentirla sett sfilate silicone skin sobria sollecitato sorda
    2 spacco spiegò spontaneità spuntino squilibrio starebbero stigma stimati stimola stimolanti stipulare stupende stupisco
    2 successori suez suzuki tangente teheran teneri terminati terrorizzata tex through timo tiziana tm tonnellata transgender
    2 trasferirmi trattazione travestiti udienze umide urbanizzazione usò vaglio valente vana velivolo versailles vidal vinte
    2 virtuosi voghera xenofobia xxv zelo zimbabwe abbattuti abbreviato abilita accademiche accelera accendi accomuna acquistò
    2 ade adelaide aderiscono agita agrumi alemanno alleate allergica allucinante amatori ampliata anch annovera anomalo
    2 antipasto approvo aprilia arcipelago armstrong arrende ascensori asini ask attack attratta audaci auspicio aux avviate
    2 avvicini azerbaigian babysitter baciano basilio benestanti bernini berretto bias bilanciare bipolare blackberry
    2 bravissimi burocratiche canton cappa cardinal carissima carmela cartagine cassonetti caviglie censure chapman ciclabili
    2 cioccolatini cliccando cogli coltivata concorda confinante consacrazione consorzi consueta continuarono continuino
    2 corporeo correttore danubio danzare deborah definiva delinquenza demand derivi dialettale didascalia dimentichiamoci
    2 diminuiscono dina dinamismo disegnate dispari ditelo dogmi dominano dominicana edison electronic elmo elogi emanuela
    2 emersa engineering entusiasmante etimologia evelyn evoluzioni explorer fabbricare facilissimo federalismo femminilità
    2 fesso fidatevi fogne fuggi galeazzo garantite gazebo georges getti giada giocavo giustino gogh goti government
    2 gravissima guasta hammond hay hegel ibn imponendo imprevisti inattività incondizionato incursioni indecente
    2 indiscutibile influenzati inganni innalzato innocuo inquadrare inquadratura insorgere insorti interattivo
    2 intercettazione intrinseca investono isp kindle lamentare lamina lascerei lav leggerla leggibile letterati liberando
    2 lock lordi lucarelli maga malate manning massacri maturare mausoleo mediocrità megan melone mense mood muoveva
    2 nascondiglio nazi nissan nudità obbligano oblio oc og operatoria oroscopo ortaggi oscilla osservanza ottennero ovvie
    2 paghe palesi pancreas pannella passavo paste patterson pazze penseranno percepiscono percorrenza permetteranno
    2 personalizzata petit piacciano prender preoccupanti prevedo protettiva provaci psicopatico pubblichiamo raffiche
    2 ragioneria rassegnato regale renderanno resistono ribellarsi ricaduta richie riciclare riconoscente riconoscibili
    2 ricostruita rifarsi riferite rilasciano rimorchio rimpatrio riscontra riscossa risvegliato ritornati rivelati
    2 rivenditori romeno sad salverà salvia sancisce sanguigni sapiente sarajevo sarde sassonia satellitari savage sbalzi
    2 sbarcati scaricando scelga schizzo sciocca scoraggiare scovare screening scrissi scrivevo segnaletica seguace seller
    2 sentii seppellire sheldon silenzi silvana simulazioni smetterà solid soo sotterranee spazzolino spiare spinale
    2 stilistica stoccaggio stregoneria subìto sudato suggestione sung superate suzanne tabellone tank teddy temperato
    2 template terapeutica terminò tifoseria timidezza tirolo togliatti toglierlo togliete toilette tollerato tratterà
    2 tredicesima tri truffatore twist uccisioni unendo urli userà utilizzabili uve vegan vendemmia venderlo venete vertebrale
    2 violet voll voltaire wan zingaro zip zoccola zur abbatte abbattuta accompagnatore acconsentito accreditati acquedotto
    2 affiliato aggredire aggregati agriturismo aida almanacco amnesty analizzati animatori ansiosa antidoto appennino
    2 appresta apprezzamenti appropriate apriva ariana arrigo asciugamano asset assistendo assorbenti atomo attimi attivati
    2 automobilistica azeglio azz bambù beck benetton bestemmiare bilaterale blind borsellino bovini bryan caf calligrafia
    2 calunnia cambierebbe caricate carissimi cas casanova cassandra cattività child cie codardo cognitivo commercialisti
    2 commissionato compresse congestione conquistando consecutiva contrarietà contrasta contribuì cozze crebbe cresci cri
    2 crime cronisti cucire cumulo dakota danielle darne dateci decorata decorativi decorativo definirlo dettagliatamente
    2 diagonale dinamici dirglielo disarmo discariche distogliere distrazioni dolorosi donata dot early egizio elettricista
    2 enne enzimi epatica esonero evil falegname famigerato fanciullo favorevolmente fil filippini fletcher folto forconi
    2 formò fortunate frederick freghi french frequento gasparri gear gentaglia gesu ghiacciai gilda ginnasio giocati
    2 grattacielo grottesco guarisce had half hannibal hiroshima idraulici immensi implicito import impose imprevisto
    2 incominciato incompleto inconvenienti inefficace inesorabile infiltrazione insegnava inseriscono inserzioni intensivo
    2 intestata inviano irraggiungibile irritazione ital korea lacci lamentarmi lascito lavoretti lavorò leggendaria leroy
    2 lettino lidl lisci localizzare lois magnifiche magnum malfunzionamento malizia mantenne mariani mart masi mattutina
    2 mentendo meritate micidiale militanza miracoloso miscuglio mob moderatore montecarlo morbide motel mugello nascondi nbsp
    2 nicaragua nixon novelle ocse operandi optare ordigno oretta orfeo osaka ospitante pagarlo pagg paraggi paralizzato
    2 partizione pasticcio patriottico peluche perdeva perfezionare perseveranza pesticidi pezzetti picchiano pinerolo
    2 pluralismo pneumatico pon popolano portar portarci pozzuoli preistoria premetto pretorio princìpi privatamente progetta
    2 proseguì proverbi provò psichica psichico psicoanalisi puccini punibile purificazione qaeda quindicina reagiscono really
    2 relitto restaurare revival reyes ribaltare riepilogo rimandano rimorsi ripassare riprendermi ripubblicato rischiosa
    2 risparmiando risulterebbe rivelerà roccaforte ruppe sabbie santuari scettro scherzavo scozzesi scuotere sdraiato
    2 seleziona semplificata senigallia sensato servendosi sfiorato simboleggia sinai sindacalisti smarrimento socializzazione
    2 sofisticata sollevate something sospette sottolineano sovraccarico sparizione spesse splendente spogliatoi sporcizia
    2 stellato stende stimolazione stipula suggestioni suggestiva supplementare supponendo supportati svolgeva tacchino tacito
    2 tae tamara tardiva telefona tell tendere tennero teologica tiger timor tofu torrenti trail trascinata trasversali
    2 tremendamente truffatori tumulti ultimate ultimatum urlava variamente veltroni versamenti vertigini vetrate visitano
    2 voip volgarità volterra voterà wait which wolfgang xp zenzero abete accolgono adventure ahh aldilà alito allontanano
    2 ambulanze ammettilo ammira annesse anselmo approdare approssimazione ara arduino argo atac atelier avvalersi avvicinò
    2 backstage barcone barocca batti battiti beer benson bisnonno boomerang bora bra braccetto brenta bruto bum burocratica
    2 buttarsi cabaret cafe calcetto cammello carezze carovana casablanca cavia ccnl cecchino cervicale chilogrammi chioggia
    2 ciel civilmente colossi comic commemorativa comparve compositori concentrarmi concludono connette conservando contagiosa
    2 contrapposti copenhagen correlata correte cracovia creditore cremonese crespi crude cry cubana custom dash debitori
    2 definitive delicatamente denominatore deporre dettare dichiaratamente diffondono digitalizzazione dille dimenticarsi
    2 discreti distinguersi dns duole eclatante editing elevare emotive esaltare escalation esecutore esenti esitazione
    2 espande esploratori evocare falchi faso fateci fazzoletti fedi festeggiando fidarti filiera filmare finestrini finiremo
    2 fiona foglietto framework frost fuggita furie gal genitale geologica geometra gettito godi goffredo goku goldoni gommone
    2 gonfio gs hardy hebdo holding idioma ig ignobile illuminate immane imprevedibili improvvisazione incantata incazzati
    2 incessante incontrerà incorporato indomani industrializzazione inondazioni inopportuno inquieta inquirenti integrarsi
    2 integrate integrazioni intercettato interrotte interrotti intestato inviò ipotizza ippolito irritato jade ju kamikaze
    2 kirk kuwait late lattina leicester liceale lidia lineamenti livia lodo lynch mae magnate maine malamente malo malore
    2 mandibola manila marcire marionette mascherare mat merlo migliorate minsk misi missouri misurazioni mln moderatamente
    2 montanelli motivati mozambico mulo nothing novello nt odessa offensivi ol oltrepassato omissione opus ortografia
    2 ottimizzare outfit pad padania papato patito pergamena pertini perverso pescato petrolifera piacerti picnic piece pippa
    2 piscine pitti polpa pori posare postumi pound precoci preesistenti prendevo preparazioni prepari proceduto professional
    2 prudenti puma quantitativi quarzo quintali realizzi reclutare relazionale rendimenti ridursi rimarrebbe rimetto
    2 riparliamo riprenderà ristretti ritmica rombo rouge rovesciata ruotare sabotaggio safety scaduti scettici schierata
    2 schneider scopato selezionata seminterrato senna seoul separarsi servirebbero sfogare sfortunata shield siedono
    2 signorile simpatizzanti sobborgo sociologo sorse specchietto staccata stalking stein stringhe stupratori suggestivo
    2 susseguono terroristica toc toccava tolte tracciati tradimenti trainer treccani trekking ttip turbina ubi umidi unghia
    2 universi usarle uscivano vabbé vagabondo vaghi valentine vegano veli velletri vendola versate vicedirettore viceré
    2 violando virgolette watt woo wrong ye yin zelda abituarsi abrogazione accademie accontenta accosta ae affrontarlo
    2 aforismi aloe andrés annoia antagonista appartenga aprirlo aquile ardua argomentare arrabbia ascoltarla aspettavi
    2 aspetterò aspre asteroide astro asus ata ateismo atenei attinenti attirano attivate audizioni auspicabile avidità
    2 avvicinati bagna bali bancarelle bancarie barnes batterista beretta biglietteria bing biologo bishop borgogna brenda
    2 broker bros burger burocrati buzz cambino carbon carson casette celibato ceppi cessioni chernobyl ciclone cognitive
    2 commossa complessive conclusivo conduceva conferita confiscati congiunti connor consiglierei contaminato contendenti
    2 contrade controversi convogli cooperativo cospicuo costellazione crociere cruciali crudi css curando custodito dalai
    2 dannatamente davo deduce delirante deluxe demetrio denominati denver deserti determinanti detrattori detrazioni
    2 devastazione did didattici dilagante direbbero disgustosa disonore disuguaglianze divertirmi dodicesimo drastico
    2 eccentrico eccita edimburgo effettuando egoisti elencare emanata emblematico equipaggi eroica errate esaltato eseguendo
    2 esigere esistessero esotici esplose estinta estinti estradizione evangelica every fedez fetish filarmonica fintanto
    2 firmatari fischi fotocamere francescani francescano fregano fregatura frequentate fritta fritz furgoni gabbiano gaio
    2 gancio gardner gerald gestendo gettata ginecologo giovanotto giuseppina globuli gotica graffi grandine grigliata heavy
    2 heidi horizon immuni imparzialità imperatrice impiegano imprenditoriali inammissibile incolla inconsapevole incontreremo
    2 indigene indirizzate inesorabilmente innescare inoltrato insegnò instancabile interpretando intestazione intrinsecamente
    2 intuitivo invadente investigativa invii irc katy laden lampante lascino lavanda lavorarci leasing legittimato letame
    2 logistico lor lune lynn macho maestoso malese mater matrimoniali mattutino meningite metafore mettici mir modestia
    2 mohamed mosaici mount movies muller mundo murale nascondendo nassau naturalezza ndt neon netanyahu normativi odiosa
    2 oraria ospedaliera ot passività pavone pedale pensati penultima percorsa perdete perdoni perfect permane permessa
    2 permettete pervenute pesche peterson picche pietanze placare placche plenaria polline ponga porpora portandosi
    2 prendiamoci preteso preventivi processioni proibiti propagazione prov provocò prua psicoterapeuta pubblichi pussy
    2 raccomandati raffinati rassegne reduci referente regalando reggiano registratore restaurata return rialzato riassunti
    2 ricatti ricondurre ricoperte rimanevano ristoro risultando robusti romantiche ru rubi rumena sabine salse salsicce
    2 salvarla sancti sap sas sbagliavo scafo scappando scatenata schifosi scomode scorrendo sensualità sentendosi seppellito
    2 shannon shi siae siedo silenziosamente simeone sitter slam smantellamento smettete soffocato solomon sonny sopportato
    2 sottrazione sposarlo staminali stasi statisticamente stesa strip strofa suicide surplus sw sylvia tb tc termale then
    2 timer timothy tollerante tower travolgente trimestrale vangeli vanni verra vietate vinciamo vincita vittoriosa vogue
    2 weekly wes wrestling zack zanetti zoccolo abbondano abdul accoltellato accordato add addizionale affacciano affette
    2 affiancare agata albi albori allontanata ambientalista ambiziosa analitico analogico antisemitismo apprezzi appropriati
    2 arbitrale archeologiche armadi aroma arredo asporto assicurando assorbita atlantica attenuare austro avec baku balcanica
    2 banchetti battello bc bengala bg bho biblica bilingue boccaccio braccianti brioche bs burton buttando calcolati
    2 caldamente calvi calzature caricatura castellano century cercheranno chicken chiedervi chisciotte chiuda christi
    2 ciliegina clemenza cliff cluster coalizioni cognitiva collaudo coloranti colorare compact compleanni comunicativo
    2 concludersi condimento condividerlo confermò connazionale consentiva consideravano convenga coordinati corps cosplay
    2 defunta delinea delineare desmond detenute diciamolo didattiche dighe director disarmato disegnati dislivello donatella
    2 doppiato dotto drag ecologici educatore elabora electric emanare emozionata eolico esercitando espediente evangelista
    2 facendoli falce fardello faremmo federal fellini fiduciario filadelfia find fischer fisiologica flaminio fondente
    2 formica gdf gentiluomini ghiacci gioire giudichi giungendo gnu goblin godeva gonfie gourmet grigie guardarli guinness
    2 herman hero ibrahim images imboscata imitazioni immaginaria impedimento inadeguata includeva inconsapevolmente
    2 incursione indignato indotta infami informate infrazioni inni interdizione introdusse investigazione istantaneamente ivo
    2 jihadisti joint kimi lavati lavorazioni legalizzare levato licenziata lilly liz loredana lupin machete maldive maltese
    2 mandava mappatura marcella marines massimizzare mclaren mendes mescolare messenger migliorie minato miracolosa molfetta
    2 moltiplicano monolocale montecatini montgomery morrison mostruosa muffin muovermi napoletane nervosismo neutralizzare
    2 nicoletta ninfa nocciole noiose notre novita oggettivi omo orientati orwell ospitale ospitava palazzetto parks parlar
    2 parlarti pattuglie pavimentazione perderlo persistenti personalizzato photography piaggio piccolina pigri pitagora
    2 plebiscito plugin political portuali pozza prada pregati preoccuparci prerogative primati proibizione propenso proverà
    2 raccontarci raddoppia rafforzata rag randagi recati relatività religiosità reo restaurato revisioni ricavata richiedendo
    2 ricoveri rifiutati rigetto riguardavano rimanesse rimborsare rimorchiare rinviata ripieni riportava ripristinato
    2 risentito risurrezione rivalutazione rivelate rivestita rss rude rumeni saluzzo salvò saraceni sauditi scacciare
    2 scadenti scaduta scaglie sceneggiatori scuote ses sfamare sfavorevole sfoglia sfortunati sigilli similari sinagoga
    2 sinistre sistemata sistemati slip smentite smile soddisfacenti soleil soprusi sperimentando spiccioli spike spillo
    2 spinaci spostate sputo stampanti steel stralcio studiava subordinata substrato sudamerica sup superstar superstizione
    2 tarantino terrieri timidi trasferì traspare truppa uccidermi ud uil umanista umbra ustioni utilissimo varrà vascolare
    2 ventenni versano versatile vigne vinco viverci voltare volvo website wired would abbinamenti abi abilitato abitavano
    2 addebito adolescenziale affronti aggiungersi aj allergico alves amarlo amazing ambigua ambiziosi ambrosio ammettono
    2 anatomy animalisti animatore annunciò antidroga apache appoggiati arm arno arruolato arsenal asa aspramente assolti
    2 assuma astuzia atp attente attestazione autoctoni avvincente ax baciami bagnoli banchina bandire barcelona bed benefiche
    2 bile binocolo bizzarri blanc boa brady brambilla brasil buccia cake campare capitava cassiere celebrate cercarono cervia
    2 cesto chiedendomi cilento ciuffo colletta colma cominciava comportamentali concessionaria condono confida configurazioni
    2 confondono confraternite congelato connettere consola contenevano convincenti cooperare coordina cop corallo corn
    2 corregge corrieri cosmopolita costituisca creek creiamo cremlino crollata cruise decadimento decifrare decorso definirei
    2 designa diaframma dichiararsi differenziano differenziazione diffida diletta dimostrati directory disdetta disparate
    2 distratta dolente dovermi dracula ecclesiastiche ee effettuano egregiamente elettroni entertainment equipe esotico
    2 essendosi estendersi eurovision evasori evolutivo falda federazioni ferrarese filato finalizzate finanziatori fornace
    2 fornirà fortezze franchigia frascati frego frequentava fumettista fungere fuorviante furba gaming gelateria gettando
    2 giravano gobbo gotham guarnigione hogan hu ibiza ibrida igieniche imparerai impegnando ina inappropriato incessantemente
    2 incombe incomprensioni incrociare incuriosito indesiderati inganna inosservato inserzione insistente intenderci
    2 interpretano ir islamiche ispezioni jacobs julius kira kyenge lanza lattosio lia lilla local magenta magri mandela
    2 manufatto marley marò maschilista meditare melo message meteorologiche mettendosi mid molina moriranno morra
    2 motociclisti muovo nacquero nascondeva naufraghi nom norimberga ode odierne onorevoli opel opinionista oppio optional
    2 orchidee ordino organizzativi ossessivo oswald ottimisti pap parcheggiato parrucca partecipo passivamente penoso
    2 pentagono perversa picchio pinze placebo placido polari policlinico pong portanti posizionati possiedi precarie
    2 prendervi presentimento presepe presiede prestando primissimi provocate provvisto psichiatrici pugile punteggiatura
    2 raduni raggiungibili raggruppamento reame recava recuperi regnante rendevano respiratorie ricoperti rientrata
    2 rimpiangere rinforzato risorgere risparmiatori risponderti ritirò rivolgo rivolse rosetta rovinati ruanda rubinetti
    2 sabatini sachs sacramenti sagre sarcofago sb scacchiera scappi scaricata scioccato scorrevole scorza scrivevano
    2 segnaliamo sfondato sfrenato sfruttate shelley sica sign sismico smeraldo sn snowden soccorrere soffri sollevati
    2 sospende sottrarsi soviet spal specificando sputa standing sterling stivale strange studios sudafricano supposizione
    2 supposta tagliente tamil tampone tendo tenerci toh tonino tossicità traiano travolta triathlon turbata uccidi uganda
    2 ulrich vaginale vasari ventotto verga vicentino videocamere viviani vulcani walsh xxiv zeri adagio admin adoperato
    2 aggancio aggressive aggressori alcunché allergie allude amadeus anal angola antagonisti applaudire aquileia archiviare
    2 armena arroganti assecondare assolute attestano attivismo ausiliari autenticazione autocritica autografi autostradale
    2 ava avvenendo az barricate based bassista bazar bevete bieber blanco boicottaggio boulevard braccialetti buddhista burns
    2 calcolatore caltagirone cambiarla campani canova caparra capiscano caracas carismatico carrelli carretto cassetti caste
    2 castellammare catastrofi cavarsela cds celebrano centralizzato chiamerò christie christmas codardi coincidere
    2 coinvolgente collezionare completano concretezza condor confina confortevole conoscerne consensuale consentiti consta
    2 continentali controllori coscienti costrinse costruiamo could county crampi cucchiai cuoca dear debitamente deceduti
    2 decollare dela delegare depositare dessero desta detenuta diagnostico difficilissimo disgraziato dismisura disperse
    2 disuso diventerò durissima eat edificazione eguaglianza entreranno epicentro ercolano ernest esclama espliciti estetiche
    2 estrazioni eterosessuali facendomi factory fanciulle fastidiosi fatturazione felicissima field finirò finocchio firmando
    2 fluida follie fondali fondere franchezza frangente frankenstein gabbie gaffe generate giocavano gioconda giogo
    2 giuridicamente giustificano gori governati gravina gravissime gross gucci guevara gv hell hermann humor hussein
    2 identificarsi iglesias imbarazzato impatti impiegando impressa incise indigena indiscrezioni informi ingannevole
    2 iniziasse integro intermedie intollerante introduttivo iraniana irrilevanti isa istruttoria jesi jesolo jill kentucky
    2 ladra lamezia laos latitante leave leg lester letterato libanese lidi ling lm loc lp lustro maiorca malatesta
    2 maleducazione mandarti manderò mandolino mantovano marcelo marvin mendicanti mentono menzioni midnight mika milazzo
    2 milionari mirava mississippi moderatori moltiplicazione morse moses motocicletta mps municipi navigli nicchie nigel
    2 nirvana num number numerosissimi official oltremodo opuscolo oracolo oserei ospedaliero ovaie palloncino paranoie
    2 partigiana partners pedone pensateci peri perpetuo persico pestato phoebe piaghe pianificando piccini polarizzazione
    2 portieri posseggono poveracci poveraccio predisporre preferiva procedono profano promontorio proteggerla prototipi
    2 psichici pulsanti quattrini radioattivo raggiunte ramsey reflex regolati reliquia replicato resero restituita restyling
    2 reticolo rettangolo rfi riceva ricevente richiamando ringraziarti riordino riprodotta rising risparmiati rivediamo rospo
    2 rottami rullo russian saddam salgo salonicco salotti sandwich sbagliarmi sbatto sbloccato scalzi scambiarsi scaricate
    2 sciacca sciare scopate segnò seguivo sentisse sincere sing six slovacco sobborghi soccorritori societario soddisfano
    2 sofferente sonori sopperire sostantivo sottomesso spacciato spegni sperimentazioni spiccata split sposarmi sprecata
    2 spudoratamente squad stones subì suonata supplica suscitando svanisce svolse swing tempismo teo thatcher theatre tinto
    2 tirava toccò tortona toscane tramonti transitorio trasformò trasmettendo trasportata trentacinque tributaria trota tube
    2 tufo tutelati valutati vancouver varrebbe vastità vedasi vedrei venerazione venirmi veranda vibrante views villetta
    2 virile vittorioso vivacità vollero whiskey woods zaini aaa abbiam abbina abbracciano accentuato accetterà accoppiamento
    2 accoppiata acquatico adattata adeguare adepti adibiti adibito adolf affligge ahhh alimentano allontanando alpine amalia
    2 ambientalisti anastasia antistante antivirus antonelli apprensione aspra assorbente astenuti attrezzo augurare authority
    2 autodidatta avvertenze ballata batterio battersi benevolenza betlemme biblici biliardo bizantino blade blindata boat
    2 bobbio bracci bucarest buttarmi cabine caleb calmata camionista capirò carezza carnagione cartacei castiglia cercarla
    2 chattare chiamerei chicca chico chiesetta chirurgiche choc choi choice clerici coesistenza commemorare commerci
    2 completate complotti comportamentale comportando comprendendo condottiero conquistati conseguiti consigliabile contate
    2 contingenti contraffazione convenuto copri cora cornetto corporate corrispondeva corrisposto cottage crawford creo
    2 crepuscolo cresceva cricca cupido daddy dating deal declinazione deduco delia depositati destiny detrazione diciottenne
    2 diminuiti distese dittatori divorziati dolcetti door dorate duty ecologiche effect emmy ensemble entrarci esibiscono
    2 esonerato esordito esp esprimeva event fabriano fanatico fartelo fernandez ferramenta ferruccio festivo finiscano
    2 fissano fonderia forest forzate frances frange frantumi fusti gelido genetici geronimo giocarci giurisdizionale gomiti
    2 gram grammaticale grammo hat illimitata immancabile improvvisato incarna incrociati indebolito individualità indovinato
    2 inequivocabile inferi ingerenza ingoiare ingrandire insoddisfazione integratori intrigante inventarsi invero iracheno
    2 irrisolti isabelle istituiti jogging lamentarti lamentava lamentela lardo large lasciatelo legal leggerli lennon lim
    2 lions liza logici longitudinale maestria maia malavita malvagità mansione matrici mayer mem membrane menomale mes
    2 meschino metropolitan migliorati minacciava miracolosamente moderate moment monaca monty morbillo mosto mummia musulmane
    2 narrazioni nc neal nomenclatura notiziari noè obbligate olivier operaie opporre orde ordinamenti ormonale ottenerlo
    2 ovidio pagarsi paletta papiro patenti payne peccatore pelato peloso penserò piacendo police pornostar portfolio
    2 possedevano possente potessimo pradesh praticante prenderebbe primitive profezie progettate programmati proiettare
    2 promettenti pronostici provai quan raffigurato raggiungo rama rand rasa respiratoria restino retribuzioni rianimazione
    2 riapre ricchissimo richiamata richiederebbe ricoprono riempita rimarrai rinvia rinviare ripeterlo ripostiglio
    2 riproducono risolverlo risolverà rompo saldatura salina sanita sapresti savino sblocco scartato scendiamo schiave
    2 scompiglio scontento scriverà sensata sentiranno sentirete silenziosi sillaba sillabe simbolicamente sloveno sopportano
    2 sostituiscono sottotenente sottratti spendendo spontanei squadrone stabiliscono stanton sterlina strepitoso suddivisa
    2 suddivise superstite supposto sv taccuino tancredi tatuato tempistica temple tenerle teologico terminano terremo
    2 tibetano tiroide tnt tolga toninelli trapianti trick triple tronto tucker tuffi upgrade vagoni valutate vedrebbe
    2 verifichi vetrata virgin visa vitae viziata viziato voglie voterò wei whitney yale zi abbinare accendono accolse
    2 affidano affollata aggiudica alexa alimentati allineamento alzò amabile ammalata ande anemia anfiteatro annunciando
    2 antipatia approfonditi assassina assassinati assicurarti assicurativo assimilare atmosferiche attua attuate audacia
    2 aurea avezzano baldini barberini batter battle benedire between bicarbonato boemia boeri bracciali brutalità buddhismo
    2 build burattini burkina cactus cage capannone cappellino carcinoma caserme cazzeggiare celano chiedesse chiusure
    2 ciambella circle cobra comiche comm commendatore compatti complica compriamo conferiscono cons consolati conventi
    2 convincono cornelio croccante crolli cruscotto cupa dategli decorare decorati deejay desideroso diabolico diary
    2 differita diligenza dinosauro dipinse disonesti distaccata distribuzioni dividendi doo drenaggio ecosistemi edilizie
    2 elijah eludere emana england epidemie ernia erode esaustiva escrementi esorta esplicite esponendo espulsioni esther
    2 facendole fastweb federer fessura fidanzate flagello flow found francobollo frangia freddezza frontali funzionando
    2 gentilissimo geometrica gettate gf giambattista gip globalmente gne gong gratta hei hemingway idol idriche ignoro
    2 imagine imita impediva implacabile improvvisi incerti incoerente inconsciamente indebolire indetta indirizzati
    2 indistintamente indoor ingiustificato insuccesso intervenne invecchiando investigativo investigazioni invidiare invitava
    2 irresponsabili irrita italici jamal jenkins judy keller ketchup kitchen lamentando lavata lavi legittimare lime
    2 linciaggio lit loto mantenerlo margarita materialismo merano meritocrazia milani millimetro miniature montepulciano
    2 mother muova nasca naturalistico negatività nocciola nominativo notazione nuoce offesi offrirà ooo opportuni oppose
    2 ordinando orgia ornamenti oss ossessionata ossidazione ostacolato otteniamo palchi paragonata parlargli parleranno
    2 pasquali passeggiando passera pastor pastorali patriottica patrizi pattinaggio pearson pedaggio peggy percepisco
    2 perderanno perderla perdonatemi pilot pinna playboy poemi poetiche porcate posizionata possedimenti postata potentissimo
    2 potervi potra preferivo premiere premura prenderle preveda princeton processori produrrà produttrici provocatorio
    2 pubertà punch qualificazioni quoziente randall redazioni redentore regolamentari rendesse respiratorio resteremo
    2 retromarcia rho ricadono ricavarne ricordarci ricreazione riduttivo rifarlo rifiutava rimandata rimarrò rimprovera
    2 rinomati riprodotto rispecchiano rispondermi ritroso rockstar rossoneri roth saloni saltuariamente salutari sax scavando
    2 schiaccia schietto schizofrenia scioccante scolari scommesso scontrarsi scultori seguirli sentiremo sentirne sentirvi
    2 sentore sfilare sindaca sintetici soddisfatte solennemente speech splende sposti squilibri stabia stagista stilisti
    2 stirare stronze stuprato sudamericani sulmona svenire svolgevano tauro tenetevi thanks tilt tino tolosa tommasi topless
    2 tornaconto toy tralasciare trapano trasgressione tridimensionale trovassero twilight umanamente unicef urgentemente uri
    2 uscirono vacci valesse variegato veicolare velocizzare venerato venosa ventisette vigo vorrete width yard zaccaria
    2 zambia
    1 abusare abusivamente accattivante accertarsi accertata accompagni affermata affermati affronterà aiutateci allungamento
    1 allungata allusione altoparlanti ancorché anglosassoni anticorruzione approfitto arbitrato arcaica ariano article
    1 ascelle assassinare assordante astrologia attraversata aumenteranno austerity autorita avversarie avvistamento baba bare
    1 basarsi baudelaire bee benigno bersaglieri bisessuale boeing bombardato bonelli bonn boo brain buddista buttiamo
    1 cacciano calendari capillari caputo catering cauto cazz cb cercarti cerimoniale charter chiavari church ciabatte cicogna
    1 cinghiali civetta civiche cleopatra cloruro coinquilina colorito combinate comportati comporterebbe comprerò concedo
    1 connecticut conoscersi conseguita consentirà considerarlo consigliera convivono corazzata corridori cosmica cream cucchi
    1 cucino custodire daccordo dawson decapitato degenerazione demanio demi dentifricio denunciate depressi desistere
    1 detentore dimestichezza diresti dirmelo disc dissesto distrusse dixon dizione dolcissima dolores doloso domandare
    1 dominic done doom doppiamente doyle dragone dubita eccitata ecografia edicole egizi emanazione emozionale entravano
    1 entre equamente eretici esauriente esibito esiguo esita esplorazioni espongono etichettato even exit facendone fanciulli
    1 fervore fessi finanziariamente finanziate firmano follemente forniva funivia funzionerebbe galletti geometriche
    1 ghiandola gianna giochetti girasole ham him hobbit ignori immaginiamo immense immissione imperialismo inaccettabili
    1 incazza incomprensibili incriminato incrocia indefinito indelebile indimenticabili indolore infedeltà infiltrato
    1 ingranaggi innalzare innovare innovation installate instaurato interagiscono interpersonali interruppe invadono invase
    1 invidioso istantaneo ivy kappa kart kathy kgb lat latente latta lavorati legislatori letter linus longhi lupa mack
    1 maggioritario mandorla manipolato marcatori mean mercatini migliorerà migratorio minnesota mino misteriosamente misurano
    1 molinari mozilla natività nelly neutrali ng nutro odino oleg oneroso ono pacca palladio pannolini panorami paragona
    1 parallelismo parigini patrimoniali pendente perch perdermi pezze piaciute piglio pina pinto pont posteriormente practice
    1 pregiudicato premendo prenderemo president prevedibili previdenziale previdenziali principiante problematici procederà
    1 proficuo pronostico proto provenga quantita ragionando rapinatore rapinatori raw razionalmente recanati recata recitava
    1 reggenza reggimenti retribuito rettilineo revocata riccardi ricompense ricorderanno rielaborazione rifletta rigo
    1 rimpiazzato rintracciato ripensando ripugnante ris risollevare ritroveremo rivalsa romagnolo romena rory rotterdam route
    1 rovente ruggiero ruscello sacerdotale safe sbarca scandinavia scaricabile schegge segregazione sentinella september
    1 servirsi sgabello sinclair sistemate smetteranno sobrietà sold sollecita sollecitazioni sopraffatto sosia sparite
    1 spartizione spezzoni squisito staccarsi sterilizzazione stick supportate susseguirsi svizzere tartufo tatiana
    1 tecnologicamente temevo tempestivamente tentava tento terapeuta termali terrei these tolomeo tormentata trafficante
    1 tremando trincee trombe umanistiche umanitarie ur valzer vantaggiosa vedessi verrei visitati vissero winchester
    1 zafferano abbott abitativo abruzzesi acero aci acquatici adito agg aggiungeva agonistica agostini ahmad albino allevare
    1 alliance amarla amichetti andavi animazioni around arsizio arteriosa assimilazione assistono atomico austriache averi
    1 baratto barella battiato baule beneficiato bentornato berry bert berta billie bisex borges brama bratislava brennero
    1 calcistico camila camomilla candidate canoa caotico capanne capii capone carroll casomai castagna cavalca cdc cecchi
    1 celebrati cenato certifica chiamasse chirurgici clary commettendo commons compensato compianto comprenda comprensibili
    1 comprensorio concepimento condannate condivisibile connettersi connubio contact contattati contavano contrappone
    1 convertita cornea costrizione criticando crossover cucito curatori dakar danneggiano deceduta decorate designati difendi
    1 difettoso discutiamo distruttivo divorato documentate dodicesima dogane doha dolcissimo dormivo economics edificare
    1 engine erge eruzioni esageriamo esaurita esaustivo estratta eterosessuale eugenia ev evaso fac faggio fail fantoccio
    1 fatela faticosa fave fidel fiesta finemente fluviale fobia folta fondono formativa formulata fotocopia frustrati funny
    1 galassie galizia garrett generose georg ghiaia gift gotta granchio gridava grilletto grove gustav gustoso haven heinrich
    1 herrera hmm holiday illustrano impopolare impropriamente inaccessibile inaspettati incisi incoronazione indecisi
    1 inflitta infuriato ingaggiare iniziazione innalza innocua inoltrata insider instabili intersezione intossicazione
    1 intrinseco intro invasi iraniani israeliane johann julien lam lampadine lateralmente lattine laurearsi lev limitandosi
    1 lippi lubrificante lutero mandante manipolo mantovani margot marianne marin marra maserati massacrati mauri mercantili
    1 metteremo miliare monologhi mosul muschio mute natalizia nautica nocera nomade nonnina normalizzazione nulle nutrita
    1 obiettare oche onor operatività organiche orientate osta ottiche ottimizzazione padano pallanuoto palm pani paragonabili
    1 pardon parlarvi parrebbe parteciparono patetici pendenti pensierino perbene perder perderebbe periferici persistenza
    1 pestaggio petizioni piastrelle pico pineta poetici polpo popular portaerei praticanti predatore prematuro
    1 privatizzazioni processare procreazione proibire proibisce protettrice provini provvederà pucci quindicenne raggiungi
    1 ragionato redattori referenze render retrocessione rettili reuters revue rientrando rientrati riflessa rilassata
    1 rimanete rimesse rimuove ripercorre riporre riscattare riscontrate riscoprire ristrutturata ritrarre rivalutare rivede
    1 rivederti romagnola romeni roulette royce saba salate sammy sat sbocchi scali scandalosa scartare sconvolge scrigno
    1 segnalando sfuggono siringa sistina socievole sollevando soppressi sopravvalutato sostitutiva spalti spaziano spettano
    1 spingersi spirit spumante stallone steam stipulati stiva stranger studentesca stufi stupidaggine succedesse sus
    1 svolgeranno telematica tematico tendenti tendine teologi terrena tipe tiratura tonda totem traino trent trevi truth
    1 turbare ubicata uma unicorno ut utenze vampire vantarsi variegata velivoli ventunesimo viali virali viveri vocaboli wc
    1 writer yankee abbassando abilmente abominio abruzzi accedervi accendino accordarsi adempimenti affettiva affiancati
    1 affianco affittato agricoltore albenga alcolismo allegata allende alterna amber ambulatorio amleto amnesia antibiotico
    1 aperitivi approfittano argomenta armamento aromi attestati attiene attitudini attrattiva autorevolezza avanzando
    1 avignone avvertimenti bahamas bahia benefit bevuta bidoni buffy cad calzino cao cards cassonetto castellani cedimento
    1 chandler chiameremo chicchi citiamo ciurma codifica colombiana comedy compendio competitive complicanze concedendo
    1 confermi confessionale confondersi connotati conoscano consumismo contemplare convalida convinte correggio corvi course
    1 crepe cresca crociati cronometro dannata decimi deduzione definì deliri demagogia demografia dentale derubato
    1 desiderabile diciannovesimo difenderlo difendiamo diletto dinnanzi diplomi disagiate discografico discordia disteso
    1 divergenti dlc doi donate dresda ebollizione eduard eileen eloquente embrione enjoy equatoriale eremita erin esitato
    1 esprimermi estrae etna evolvere farsene fateli favoreggiamento fondale fukushima fuoristrada gamberetti generalizzazione
    1 geologico gestazione gestionali gettano gettoni giacimento giacobbe giovanissima girò glen godfrey grassetto grilli
    1 guerrero hackerato hale hastings identificabile ignaro impadronirsi impazziti imponibile impotenti impunemente
    1 inaugurare incassa inchino incisivo incognita incollati incontrarti incontrollata indiscusso inducono industrial indù
    1 infografica informatori informo ingiunzione inquadramento insicurezze intestinali invitò ipertensione irragionevole
    1 jaguar jensen jess johannesburg jovanotti kabul kat kinder lanterne lao larsen lasciandosi legni leila leopardo ligabue
    1 lil liquidare locomotiva longitudine magistrali magnetici manchino mantieni massicce melfi messinscena mettevo mhz
    1 miliziani minerario miniato miseri modalita mom montane moralista moriremo mostriamo multiplo muretto nadal nando
    1 nascendo natasha nations negoziazioni negra nominò norcia norton nostalgici numerosissime obiettori occuparci
    1 omologazione orfanotrofio osserviamo ostello pacato paghino pagnotta palmieri panza paperino parcheggiata pareggiare
    1 parigino paro pauline pedina penetra pentimento percorrono perline perquisizioni php pianificata pienezza pittoresco
    1 portarle position potestà pra precedono prelevati preparava prescrive presumere privazione progettisti prolunga
    1 proteggerlo provavo provvisoriamente pulcinella quality raccapricciante radiografia rae rapite reader realisti
    1 regolatori renali repressa residua restrittive ribrezzo riempimento rifarei riformato rimandi rinuncio ripartito
    1 ripensamento ripenso ritardati ritenevano roi rossano rovinano royale rubo sab salda sauna sbattendo schengen scherno
    1 scusato sensazionale sfidando siemens sigismondo simposio slovacca smuovere soave sofisticati soma soon soprannomi
    1 sospira spaccia sperduto spettava spore sputato ssn starmi stele stenti stilato stiles sunny swan tasi tiburtina tieniti
    1 titanio todi tolkien tondi tormentone tottenham trascurata trinidad trovarvi ucciderà useranno vecchietti ventimila
    1 ventisei versetto violentato vivaio volonta voteranno wonder wwe zanzibar acceleratore accostamento accostare accumula
    1 adorare affettuosa aiutava alcolico alienazione allegre amministrata amministrato ammiratore angie annientare anormale
    1 another anversa appaia appia argine argini armature assicurarci assistiti astio atlantide atrio attendibilità attinente
    1 aus autoritaria autoveicoli avana avido avvicinata avvisati ay ballato banks barese baron bartolini bastata being
    1 believe bernardi bidet bocce bocciata boutique bowling brett burattino calcolatrice camerata camice cancellando canile
    1 capitelli carciofi carie castani castità certificata ceta chiedendogli cinematografia ciudad civita clandestinità climi
    1 clio combinano competono comunicata confetti congelamento congelati conservativo contadine contagioso contraddice
    1 contribuzione convoca costerebbe costituzioni cotton cox cromo cubani curi cutanea darebbero daresti decidete dedito
    1 dedotto deliziose deludere desolata detentori deviazioni diagnosticata diaries difendo difensive differenziato dimore
    1 dipartita disgustato distruttiva dividersi donovan dov eau egidio eleva ema emozionanti endemica ereditaria erogare
    1 eroismo esecutivi esecutori esercenti esibiti esigente establishment esultanza eusebio fasano fbi femore feng ferdinand
    1 fidano filamenti filippino finirono fomentare gdpr germogli gerolamo gettati gioielleria giurata glamour gore gruber
    1 guess highway immortalità inclinato incollato incominciare inefficienza infetta informali inquilino interiori
    1 interminabile intuizioni inverosimile ire isernia italicum jerome jihad kafka kang kb lasciasse latticini lavorerà leigh
    1 libiche libido linguista localizzata lodge longevità lot lucchetto lucerna luiz lumaca lumache macinato magre making
    1 manderà masturbarsi mata materassi mediatori mediterranee memorandum meravigliosamente mestruazioni michail miliardari
    1 militarmente minuscole mont montate motociclista multiplayer muoviti myers narrata nascerà nashville navarra neruda
    1 nevada nope notebook novak nyc occupandosi omeopatia opuscoli organizzi orrendi ossea ostruzionismo ottici paco pagarla
    1 pakistani paolino parkinson parodi patagonia patronato percussioni periti perizie permanentemente peters piacermi
    1 poverina precariato prepotenza prestigiose presuntuoso primissimo privare processuali procure programmate proverbiale
    1 pubblicizzato punture put puzzano quantum raccogli rassicurare ratificato razionalizzazione recitando reggiana
    1 rendiconto reset retweet rialzarsi ricercatrice richter riconosciamo ricostruisce riempiendo rievocazione rifanno rim
    1 riprovare risarcimenti riuscii rivendicato rotaie rotondi ruderi rumoroso salirà samba sami sansone sbirri scappo
    1 scatenando sceicco scolpita scorretta scriverci scrivermi segretariato seguirci semifinali sermone silvano similitudini
    1 simmons singles sire sla smantellare smarrita smettiamola sofferma sopralluogo sostenerlo sottopone sovrasta spaventano
    1 spoglia sponsorizzazione sprofondare stabilizzare stanziamenti stelo stu supergirl supreme suscettibile svanire table
    1 taggato tandem tarocchi technologies tentacoli tenue tin tirarsi tiriamo toast torturare tragicamente trattori tribale
    1 truman tumulto unificato usino uv varato velata velocita venirne venturi verbalmente verte viadotto viaggiava violetta
    1 violoncello yellow aah acconciatura accorga accumulati accurati addetta adobe affettivo affiliazione afflitto affondato
    1 ahahaha alcolica alien allarmante alleggerire allestimenti allestire amd amour analfabeta andrè anomala ansiosi
    1 anticipatamente approfondisce aqua archeologo archimede armistizio arrampicarsi ashton attendeva attributo
    1 autodeterminazione bacca bag baggio bale ballate barney basile bassissimo basteranno battelli batterica bean benedict
    1 beniamino bien bilanciamento blockchain bones broccoli btp burrone bussa buttarla cadore caffetteria calcolando calici
    1 camilleri canaglia canina capirebbe cartografia casali cauti cdx cespuglio chez chia chiamarono chimera chin chissene
    1 chiudeva cinica circus citarne clean cliccato clifford cold collettivamente collinare comparata comparato compari
    1 comparsi comperare concedono concezioni condito confratelli controverse convincerli corrisponda costituzionalmente
    1 costola criceto cristianità cromosomi crostata csm culpa custodisce cynthia danneggiamento darli dedicarmi definitivi
    1 desiderosi detector dettagliati dicessero difesi dimenticarti dipendeva disegnando dispersa distorsioni distratti
    1 divenute dorian dostoevskij ecommerce elaborazioni elegge emettono emi escano eseguono esigo esprima esteban
    1 evangelizzazione facciali fallaci fermatevi ferrata finezza finger firmware fisioterapista flynn focolare foga
    1 forzatamente fraser fraternità fraterno frenesia gabrielli gateway gdr generalizzare generosamente girevole goderti
    1 gravidanze gregori guarderò guarita guyana gwen honduras iban ignacio immacolato impressionanti incita inclini indi inf
    1 infliggere influiscono infondate infortunato inizierò insorgenza installa intaccare intervenute intolleranti
    1 involontario iodio ispanici isterica juniores kick kingdom kristen lacuna lasciateli laurel lembo licenzia lipari
    1 lodovico luck macao maestosa maledette maligni malviventi manie manterrà massone maturata maura megafono melodramma mic
    1 microchip miraggio mirandola modugno molesta molluschi morbidi mose murakami museale nadine nervose nigeriana nikola
    1 nocivi norris obiettivamente oggettive omg opaco origin ormone ospizio panchine pantera papua paragonando paranoico
    1 parigina parlarle passino pegno pergamene permettimi persegue pictures pietrasanta pinne pippe plebe poiche pollaio
    1 pontedera porgere posseduti poverini pragmatico predominio presagio proceda produceva progettuale proposizione
    1 proseguita protestato puntino qualvolta quantificare question quotato raccontaci raoul rapisce ravvicinata recipiente
    1 recuperata reputa ricavate riconferma rieducazione rinvenuta ripara ripasso riprendiamo riscontrati risiedere rispettosa
    1 ritocchi ritrovò rivoli robuste rosmarino rovesciamento rumor sacrosanto salutano salvatori santini scagnozzi scalato
    1 scava scavalcare scendeva sceneggiata scenica schierare scontrano seguano selvagge semplicissima sentinelle serrata
    1 shooting siepi silicon simulatore socialiste soffiare soffici solar somigliano soppresse sottosopra spengo sporting
    1 sprovvista stanziamento stanziato stat stemmi stimolato storm str stringendo stringono strinse subordinati sum sutura
    1 tachicardia tagliatelle tallone testualmente tie tintura tiratori titan together torinesi tossine trance trasferiscono
    1 trasportano trasportate traumatica trentennale trovarle ultimato unitevi unto unì utilizzarla vaghe varchi veggente
    1 venia verificando vicissitudini viscere vivano volerla voltato zie zola abitative accadrebbe accenni acclamato
    1 accorgersene acute adattano addis adottivo affascinata aggrediti agilità airport alcoliche amarmi amazzoni ambasciate
    1 amendola ammiratori ammirevole annunciate anteprime antiochia antiquariato antiterrorismo antony arcade archer artiste
    1 ascensione ascoltavo asp assistenziale astronomico aurelia auspica balneare barbarossa bayer bellamy benedizioni bicocca
    1 bigliettino binomio biografico bizzarre bollito born borsetta bowl bozzetti buck calamita campa capolista carnefici
    1 carolyn carrozzina cartoon casal catalizzatore categoricamente cautelari cavalcata cavare cavata celere cercasse chain
    1 chiamatemi chiuderla cilindrata clive cofanetto collaborativo combatti cominceranno compressore comunicando concepiti
    1 conformemente connotazioni conversare creatrice cretina crisis crocevia crozza damien daria degradazione delibere
    1 demente dementi demolito deriso desideravo desio difficoltoso dilatazione dimitri discovery diurno divini dome
    1 doppiatori dovetti dreamers durate editto egida eiffel elfo ellie elvira eminente enciclica eretico ermanno ernst erro
    1 esauriti esordi espedienti estense ester estremismo eternamente evvai faida fallendo fer fermarli fervente fiandre
    1 filtra fiorini fittizio fluire focolaio forca formavano fotovoltaico francavilla freddy frittelle funk funzionasse
    1 gallagher genoma giles gilet gradite gratificante guerriglieri gun haram hitchcock hoffman holden hunger idroelettrica
    1 illecite immaturo imparo impedisca implementato implicato imprenditoria inaffidabile incarcerato incarnato incerte
    1 inclinazioni incominciò incosciente independent ingannati innato innescato inquadrature inserto interessarti interrogata
    1 intonaco invertito isla jen johannes kobe lapidi laurie leggerà legislazioni lepre localizzati lodevole loghi lombare
    1 malinconico manina marsilio mascara masseria massicci matricole mensilmente meri milza mirare molotov mordere morisse
    1 mortadella motrice msi murano mutandine nan narcos naviga negozianti neutra nigeriani noccioline norvegesi notificato
    1 novelli nulli odiava odiavo oltremare onorati operate orco organization pacifista patron pellicce pendio perfezionato
    1 persero persiane petrolifere piccanti pistacchio pizzerie platform plutarco posiziona potevate praticati predicatori
    1 predicazione preferirebbe prescrivere presentarmi prestabilito proust puntiamo querce rabbit racconterò rachele raf
    1 ratzinger realistici rebus reciproche redatti redditizio richmond riconoscerlo ridusse rifiutarsi riina rilevate
    1 riluttanza ringhiera ripeta riproduzioni risponderò risultino ritorniamo rivedo rn rosato rugiada rustica saggistica
    1 sanare sapiens scalini scenda sciame scola scomunica scorci scotch scotto sementi senape senile sentirli sergei
    1 sfaccettature shark singhiozzo smascherare smettiamo sommersi sottomettere spazzare spazzola spedisce spiegherò spinato
    1 sporgere sproposito ssd stilata strappati stringi suggerita superstrada supplico svuotato tangibili telefonini temibile
    1 templari tiscali topografia torce traducono trapelare trascrizioni trattino triade trionfa tunica tuoni usuale
    1 utilizziamo value vassalli velvet venezuelano vergognati version vespe vicinissimo villafranca vincesse viscerale
    1 volerci voyager weiss xxvi zac zanne zenit zingara abbreviazione abs accogliendo accordati acireale adattati adottiva
    1 affezionata affliggono aggravare alberico alive amido amir andrete antecedenti antisemita antitesi anzio application
    1 arcaico arcate archie artù assale attestata attirando autovettura avendone avvertono axel bandita baronessa battente
    1 beige benda berkeley biasimare bitch blanca bobo borussia bronx brusca brutali buffoni buonissimi buttarlo button
    1 calogero caloroso calpestare cameraman captain caricando castagno casualità catanese cavie centrifuga cesar
    1 chemioterapia chiamarti chung cianuro cimici collocano commentate concentrando contemplazione contraddistinto copriva
    1 cortei crescerà cristallina criticate crociato crush culetto cuscinetto datati debbo decideranno decisive deliberare
    1 delizie designata detersivo diaspora dicotomia dimenticarlo discordanti discosta disperdere distaccamento divergenza
    1 divertirti dodicenne dp echi edo elton emiliani espressivo esprimi etiope evangelico facilitato facoltativo farine
    1 farmelo fattibilità feature fiesole filetto finalizzati fiorito flame folletto fornello fregio fumano furbetti fusaro
    1 gaber galante galleggianti garzanti ghiacciata giallorossi ginger giustiniano giustiziati gonfiato greenpeace hanson
    1 harriet hopkins idrauliche immaginata impeto implicano important incitamento incivile indagano indigeno indire infondata
    1 infuso ingombrante inibitori innaturale interminabili intervenga intimidire intoppi introducono istituisce jasmine kia
    1 kilometri knowledge kun lasciarle legend leggerò lincei lion lizza lobi lorenzin lucifer lumia lun lussuria macelleria
    1 malincuore mancherai manipolazioni masso matilda mayo mazze mecenate medaglione mendicante mercy meritavano mescolato
    1 meteorologico mettiamola michelin minigonna mischiare mitigare mn modesti momentanea monotono monumentali morfina movida
    1 msn navarro nazionalizzazione neghi networks nocive noemi none normandia obsoleto occupazionale orda ottimamente paige
    1 pakistano paolini parate paraurti paso pds pedalare pedine pensassi permettevano perplessa petri petroliferi pilotare
    1 pistoiese plebei pocket poneva porcata portatemi posizionare prateria preannuncia prelato prendessero preponderante
    1 prevalgono proclamata produca promozionali proponi propulsione protection proteggendo psichiatri pugilato push puttanate
    1 quotazioni racchiusa raffigurazione raggruppamenti rappresentino rebel recare reperibilità rest ricambiare riciclato
    1 ridge rientrava rigettato ringraziarlo ripetiamo riposi risalendo riscaldare riscontrata riscosse risolte risolvendo
    1 rispondiamo ritagli ritenzione romance rosi rr ruben sacche saccheggi sagittario saline sang santana sarri savio sblocca
    1 scambiate scintillante scrupolo seducente semafori serrature servigi sgradevoli sh shah sherman ship shiva sicari siedi
    1 silente sinora sintetizzare societaria sommossa sostituzioni spacciare sparata spettri sposarla squisita stilare stilo
    1 stimano strozzi student subentra sviluppò svolga tang techno tempera tennessee terminerà tesserino thinking tollera
    1 toracica tornerai tournée trasferte trasportava trenino triangoli tris tristan tunisini tutori uncino unificata upload
    1 urna urta utilizzava valenti valentia vedenti versata villeggiatura visi vitalizio volessimo volge vomitato wisconsin wo
    1 xxix zanichelli zodiaco zoppo accedono accertati adattamenti advanced aeroplano afferrato aggirano agisca alchimia
    1 altruista ammettiamo ammontano amplificatore anca antartide anteriormente apparte appese approfittarne approssimativo
    1 arbusti arci arretrata arricchirsi arto assestamento assicuri assiduamente assumo attrezzata attrezzati attrezzato
    1 automobilistiche avvalendosi avvertendo bacco balestra banking barattoli barlume batista batteva bellica benchè
    1 bizantini blasi boicottare bone botola brass brick burocratici caino calderone cambiava cammelli capannoni capirne
    1 capitalistico cardiff carli cartine cartuccia castelfranco castillo cattedre cerniera chemio cherubini chiederne chun
    1 ciliegie commestibile completati complicare complicazione compratori compresso conceda concessionari concorde concorrono
    1 condita confidenziale considerarla contempla contrassegnata controproducente coraggiosamente cordialmente costruisci
    1 costruttivi crearne creerà cuccia culinario curiose césar danaro daniels dazio designare dettati dg dicastero difenderla
    1 dimenticatoio dimessa diniego direction disapprovazione disfunzione disneyland disturbata div divani dogs donatello
    1 durissimo ecclesiae eredita escobar esistiti esordisce essenze estenuante ethernet etrusco events falcon faticato
    1 ferocia fiduciosi filtrato finirebbe firmi fittizia floreali focalizzato forbice forcella fossato fotogramma fragranza
    1 frigoriferi fruibile frustrazioni fry fuggendo fusco gabbiani gallarate gavin gengive geologiche giacciono gigantesche
    1 giganteschi giudei giustificati goffo going gorgonzola gottardo grandissime guadagnata idiozie illecita illuso
    1 imbattibile importate incondizionatamente inconfondibile incostituzionalità incredulo incrociano indebolimento infetto
    1 ingiuste inquinato insensata insiemi intendevi intrusione irrispettoso isacco ivano jj jp jude kermesse lamiere lasagna
    1 lasciali lau legamento legenda leggersi leningrado libretti liceali limits litiga locatelli lombarde lounge lowe
    1 lucertola ludwig lungimiranza macché magistero magni mandria manlio marlene maryland marziano mascherata mascherati
    1 menare mignolo minerarie minniti mire misericordioso modellato modulare molino moltiplicato momentaneo moravia mostrerà
    1 mucosa muoverti musicalmente natalizi nazareno noleggiare nondimeno offendono offshore olimpiade oms opportunita ornato
    1 ortega ostacola ostinato ostinazione paletti panettone parlavi passerai passion pastiglie pedagogico peni penserei
    1 peroni persuadere pinochet pisana pittrice podere portavo porteremo posteri preconcetti primissima prix profugo
    1 proiettore prontezza prosperare protezionismo purchè qe quaggiù quarantenne quot quotata raccoglitori racconterà rada
    1 raffiguranti raggiungerla raggiungeva raggruppati rappresaglie rappresentanze rappresentò rassicura recettori regalati
    1 reperto republic retrospettiva reverse ricominciamo ricorderemo riempite rihanna riordinare ripercorrere riportò
    1 riproduttiva risaltare riscontrano ritirano riunificazione rivederlo rivoltosi rolando rovinate rovini rulli salazar
    1 saltate saltati salvarci salò sarti sbattono scenderà scomparendo scusare semestrale should sigaro sigma sognava
    1 somministrare sorridenti sostenga sostituti sottovalutata sovrintendente sparatorie spiccato spiegarci squallida stampi
    1 storage stormo studiosa stupita sunset systems tanaka tavolette tegole terapeutiche termiche termici tessa thing tiepida
    1 toglierti totalitario tragiche transitoria trascritto treviglio ty uccellini umiliare umiliazioni uniformità ups
    1 vaccinati vagare valdarno vallone vassallo venni vestirmi vigliacchi virilità vitro vocabolo warning waters werner yep
    1 yong zaia zoccoli abbandonarlo abitativa accentuata acconsente addizionali adinolfi aerospaziale aggredisce ak allevato
    1 alpe alterata alterni amando ammoniaca amorose andra andrej angiò annoio apportato arabica aristide aristocrazia arrendo
    1 asciuga aspe assemblaggio assise astrazione ateniesi atmosferici atterra attraversamento autocontrollo barricata
    1 basamento basketball basterebbero bates bermuda bianconero bigotti bilanciato bilbao bisceglie bompiani bouquet bp
    1 britney brogli burqa burt burundi bustina bustine buttarti cadeva cadi califfato cambierei canavese capitanata
    1 caricabatterie caricano castellana causalità censurata centravanti cerro cetriolo chaplin ciondolo circoncisione
    1 circondate cisterne clyde colata colgo colombe comes communications comparabili componimento comporterà comprarsi comprò
    1 comunicativa confortante contado contattarmi contattata controindicazioni converrebbe conversioni coraggiose corriamo
    1 cous creava curo decisionali decorrenza dedicando dhabi diametralmente dichiararono dignita diplomata dirigeva
    1 disarmante discese discriminare disidratazione disprezza disumano diverti divorziare domenicano dormiente dreams durava
    1 durevole dwight ebraiche eccitare eccitati egualmente elica eng enigmi epilessia ere ernie facemmo fact fagiolo
    1 farmaceutico fasti fenomenologia figaro films finirlo fitzgerald fl fossati frida fuor garantisca garbo garrison gelida
    1 genialità geographic gibilterra gonfiabile gra gradazione granchi harmony hawk hernandez iconografia imbroglio impact
    1 impedirgli impunità incazzo incongruenze inflitto infradito inseguono insicuro insignito insinuare insultando integrando
    1 integrativa intendevano interagisce interfacce intoccabile invalido inventano investitura istruita jasper katia keynes
    1 label ladies lamentati larva lavarmi lessi liturgico lives lunghissimi lungometraggio lupus maggioranze many marocchina
    1 masini mauritius mensola mensole meravigliarsi mezzora monografia montani mortacci mò narrare nicky nicolai nicotina
    1 notò numericamente nuovissimo nutrienti nvidia obiettività odiata offerente oratore orrende oscillazioni ottenimento
    1 partecipava passeremo pentiti penuria perderci perdonate performer permettiamo personalizzazione perversione phillip
    1 piacque piegata piegati pig pilato pipistrello pizzi piè plutone pochissima poggi pomeridiana pornografico portamento
    1 postate powerpoint prefetture prepararci preston promulgazione propensi proteggerli protesto pubblicherà puntualità quad
    1 quick raccoglitore raffreddare ramirez rapallo rapitori realizzabile rec regalata relazionarsi rendendola rendendosi
    1 renziani respiratori ricciardi ricercate riesame rilevano rimuovendo ringo ripa riposta riscritto risi risposi
    1 ritraggono riuscissi rivers roghi rothschild rozzo sabotare sands sarkozy saronno sarzana sborra scariche sceglierà
    1 sciabola scoiattolo scongiuro scordare sdraio secrezione seriali sfogliare sfuggendo shuttle simple singer socia
    1 solennità sopracciglio spazzato spedite spessi spigoli spinosa spiraglio spregevole stabiliva stagni statuette stefani
    1 stelvio stendardo strappi stravaganti strazio suini suis suola suspense svevo svuota tabacchi tania tari tariffario
    1 tempore tenesse terracina terrazze terrorizzati tess thank ticinese titolarità tolse torah tossicodipendenti tozzi
    1 tracciamento tracollo traghetti travolti tribali triestino ucciderti ulcera umiliati uniformemente valeri valigetta
    1 vasetto vedovo vertenza viagra vipera viscido visivamente vit vivaldi voilà volatile vongole abbaia abbas abbassata
    1 abitabile accompagnò addormentarmi affogare affollati affrontiamo aggiudicazione aggregata albani allattamento alterne
    1 amatrice ammortizzatori anagrafe andarcene antidepressivi apatia appannaggio appiano apriranno arcadia arcieri arido
    1 aristocratico arrivassero assassinata assediata assistenziali astra astronomi atomiche attentatore attila auricolare
    1 ausiliario autunnali avvolti bacchette bagliore baita baracche barboni barrett basale bastione bavaglio bebè beccano
    1 beckett benin bergamaschi berretti blindato brasiliane brennan bruciore buonismo caddero cadente caotica casca caselli
    1 catacombe cataldo cazzaro cellulosa cfu chaos cheap chester chirico chissenefrega cilena cisti citi clarence comitiva
    1 compulsivo concettuali concluderà conducenti coniugare conquistate consentano contraccettivi converte convincerla
    1 coreografie costituì crollando cutanee cè daphne darai decano decoder dedita delegazioni demarcazione democristiano
    1 densamente devota dicerie difendeva differenziare dip discontinuità discrete disputato distorto distruggerà dive
    1 division dolcetto dortmund eclettico edificata edificato eliminarlo esagera esasperato esplodono esploratore esporsi
    1 esportato eterogeneo fam fassino favolosi fei fiano fidata figurarsi fingono fiorella fisionomia formatosi fratellastro
    1 friggere friulana fuse genealogico ger ghiacciato giosuè glasgow glossario gogna gonzalez graal graficamente grandezze
    1 grandiose hermes ic idealista ignorarlo ill imbarazzata imbarcato imbatte immaginatevi imparata impennata imprigionati
    1 improvvisare incidono incontrarci indebitamento indecenti inerte infettato ingrid inquadra insediato insostituibile
    1 intimidazione intoccabili invecchia inventando irreale isee ispirandosi kendall landi lapo lattea lead leipzig lele
    1 letargo letterature liberarci lisce logge lucania lucien lussuoso macina mackenzie maduro magnani mance mandarla
    1 manganelli mangiavano mantenerla marathon marko meriterebbero mimi mld moltiplicare monoposto monotonia monsignore
    1 moratti moroso multato mutilati mx myanmar nairobi narici narrato nettare nette nikon nominativi nordico nostrum occulto
    1 odiamo oggettività oliviero olmo ombrellone onorificenza opzionale orologeria orta oscurato osservava padovano pagavano
    1 palermitano partirono partivano parvenza pastorizia patogeni pattini pazientemente pediatra pende perfavore pesava
    1 petrucci pettorali pezzettino piantine pierino poletti pomodorini pontile popper portachiavi possediamo postumo
    1 praticabile precisazioni pregano pregiati preparatori progenie proietti pronunciarsi provarla provvista quadrate ramon
    1 reboot recapito recinzioni regolate reincarnazione richards richiederà riguardando rilassa rilevazioni riluttante
    1 ripartiti ripensarci risk riuso rod role ronda rossoblù roulotte ruffini rumorosa rupe salmi sannio sbronza scambiata
    1 scandinavi scarafaggi scherzano scomodi scontra scriverle scudetti seat sempione senesi serrato setole sfacciata sfatare
    1 sfoghi sforzarsi sheila shift shoah sidi signorine silenziose singolarità sistemica ski slave soffocata sofisticate
    1 sollevazione solstizio spaccatura sperimenta sposto sql starti stecca sterminare storielle stressata stressato striscio
    1 suggerite suggeriva suoneria suscettibili svegliarti swat taipei taser telai telegrammi tentati terapeutici thrones
    1 tokio touring trafitto tramonta trasferisco tropea tudor ucraine umilmente unificare unix uscivo username valentini
    1 vandalismo vantava varo vastissima venderla vibo vitalizi vos wish wp zapata équipe abbassano abitua abusive acciughe
    1 accompagnando accompagnava accostato addestrare adibita adorabili adria affiliate agroalimentare aiutò alexandre altera
    1 amaramente ammetti américa analogica anders ang ani annunciava appoggiate apprendisti approvi aprirono arbitrarie
    1 ascoltatore asiago asian autobiografico automobilista avvicinandosi avviò baciata bagnare baldi bano barilla bastioni
    1 bastonate beccaria belen bestiale biagi bindi boko bollati bollino bombole bongiorno bottom bovino boyd bt budino bulbo
    1 cadorna calano calcolate camionisti cancer cantavano capirete capitolare catastrofico cazzoni celestino celso centralina
    1 centrata cercarmi cerchino cheryl chiang chips chrysler chu clandestinamente clandestine close coerentemente colte
    1 coltellate comandamento comandata cominciai compilata comprarli condividete condominiale congegno consolari consultabile
    1 contrazioni contributivo coprirsi corsini cory cubetti dalton darsena dec decrescente demolita denominate descriveva
    1 destato destre difenderci dildo direzionale dirne disastrose discografia disinvoltura disoccupata disponiamo diventarono
    1 diventavano diversificazione divo docg domenicani edwin eliminano embargo emiliana enough equipaggiato equivalgono eran
    1 esistenziali estinguere faber faccino faire familia fao fategli faticare faust femme ferrer finlandesi fotto friedman
    1 frozen futurista félix gelmini gestisci giuditta giustissimo gmt goduria gonfi gpu gradisce gravitazionale grimm
    1 guardarci harbor hawkins henderson higuain hold holy hpa htc huffington idrogeologico ignari illegittimità immateriale
    1 improvvisati imputabili inaudita incesto inchiodato incondizionata incontrerai indulgenza inefficaci ingrato inondazione
    1 insegnata inseparabili inserti insidie insinua insistendo insopportabili insultano integrano interpretate intimamente
    1 intuitiva invocando ipotizzando isaia jessie josef kiwi kris lasciala lasciateci ledere leonardi lettonia limpida lines
    1 lmao localizzate losanna lotus macchinista madeleine madrepatria magistris malinconica manfredonia mangiarli marotta
    1 maschilismo matematicamente material medea mediare merendine mescolanza messaggeri metastasi mirtilli mmh mola
    1 moltiplica mondovì montuosa morgana mortai movement mundi munita muscolatura narciso nasconderlo nasi nomignolo nordici
    1 numerici obsoleta occuparmi okinawa omino omnibus onnipotenza opponeva orbite orfana orientarsi ostriche otello
    1 ottenerne ovvi pannolino paparazzi patrice pax pediatria pelosa pelosi peralta percussione peschiera phillips piazzati
    1 pigra pilar pirro plancia pola polmonari posizionate postepay praterie prediletto predisposti prescelta prioritario
    1 procida programmando proibite promotrice protettori qing query raccoglieva raccontarmi raccontarvi radunare rapimenti
    1 reclutato redistribuzione religion represso reserve responso restarono retail ribella riempiti riff rimbalzo rimetterci
    1 rimpiango rincorrere riot ripiegare ripulito riscalda riscaldato riscontrare risentire risolvi rivedremo rivolgermi
    1 rosanna rosie rsi ruggeri sacerdozio sbarcato sceglierei scocca scolpiti scontrini sconvolti scope scovato sedicesimo
    1 segnava seguirò sequestrate sestri simpatizzante sinfonica smontato soggiorni sognavo sorrido soste sovrapposti spartito
    1 spe spegnimento spense spiritoso springfield squalificato squallore staccati stacchi stack stazza steroidi stranezze
    1 strutturalmente stuprare suarez succursale sudafricana sudcoreano surface sussistono sà sù teletrasporto terrorizza tfr
    1 thorne tifare tisana torretta tortora tosti translation trattiamo trentadue trentenne trentini trionfare uccisero
    1 umanistico uniamo urti used valso vegeta veneziane vernon verrete versus vincitrici visionario visitò visualizza vlad
    1 voragine wheeler xxxi abbassate abusa adattatore administration adorata affanno affermi affondata aggiorno akbar alabama
    1 alfabetizzazione allenati allusioni altamura altura ambasciatrice ammala amos ampliando angelico angelini angelino
    1 annegare annota appoggiando archive aritmetica artigiane aspri assemblare assicurate assistiamo assolve attivano
    1 attraversava auge autovetture avvertiti avvolte bagnate bastoncini bd beccata becker bertrand birmingham bloody boccale
    1 boi borgata brisbane bristol cadenti cairoli calunnie caminetto campos capezzolo capolino carbonato carceraria cardiaci
    1 carpet carrier casacca cate cattedrali cavallino centralino chile chiuderanno chiuderlo cipriani cirillo claus colt
    1 compiacere comprarla comprarti concentrandosi condivisioni confluenza congettura contemplato convergere corleone
    1 corrosione corteggiamento cortili cromatica crostacei curiosita decidano decrescita dediti definirla deliberazioni
    1 delude deodorante deplorevole deposizioni dialisi dicasi dispense distrae divengono diventeremo dixit domandano dormiamo
    1 dotti edmund eheh ele elogiato embrioni energica eos esenzioni esotica espulsa esta estendeva evenienza evolution
    1 facessimo falsamente farmene fautore fedelissimi federation ferrea fetale feudali fim finirai fiom fix fluttuazioni
    1 focalizza formulate fornisca foscolo fotocopie fottute fruttato fuggitivi fuorché furgoncino gale genesis gestioni
    1 giannino giovine graffio gravissimi guanciale guardalo guardatevi guelfi hacking hbo hilton hubert immutabile impazienti
    1 imputare inadeguati inail inaspettate inattivo incastrare inclinata incontreranno incredulità indirizza inesattezze
    1 infiltrati infuriare ingerenze inserisco intenta interrogati intrecciano intuisce inverni ione ipoteca iracheni
    1 irrisolto irrompe iscrivermi jang johns judo juliet kayak kickstarter koch lasciarvi likes liliana loda loretta
    1 lungamente madonne madrina mafiose maiuscolo malformazioni mane mangiavo manteniamo margin maschietti mato mazara
    1 mescolano mezzaluna midi milena minecraft minuscoli miri mitici monarchie motor multimedia murat natia naturalista
    1 navigando nerazzurri nipotina nooo nostalgico nuora nutrizionista obbligazione offrirvi olaf olii olivo omnia operati
    1 operò ordigni org orientare otterrai ottimali own pagliacciata pallino paradossi parrucchiera partenariato partitura
    1 penalizzato pendolo pentita percepite perforazione pers pes piccino pinot pinza pipistrelli pittsburgh pomeridiano poni
    1 popolate postando potenziato praticità presentarvi pretendendo pretore production professa proletaria prometteva
    1 proporzionali pubblicava puzzo raccontiamo raja rampe rca reazionario recuperate regnare regular restrittiva reunion
    1 revisori ribattere ricalca riconosceva ricordarvi ridete rielezione rimbalzi rinnegare rinnovi riportarlo riprendeva
    1 riprodursi riquadro riscaldata rispettiamo risultanti risuona rivestiti robaccia rompersi rosberg rottamazione rustici
    1 sac salentino scampato scellini sciamano sciocchi scisma scolo sconsigliato scuolabus semiotica send sequestrata sermoni
    1 serre session severità sfigata sfocia sicario siepe sifilide simultanea slang smarriti soffra solvente sottolineo sousa
    1 spezzate spiacenti stern stoffe stoviglie stravolto stretching strutturati stucchi subirà suonati supero sviare sync
    1 taboo tabula tebe tem thiago tonica torrent torso toti tp trasparire tredicesimo truccato try ucciderli umbro undicesimo
    1 unirono unisco upon vaiolo venderli venerabile verremo vertebre vibrare villanova violinista volturno wally webber
    1 willis writing yan yt zerbino zorzi abba abominevole accogliamo accompagnarlo accomunati accontento accumulano
    1 accumulate acquistarlo agevolato agitare alimentate alimentatore allearsi allegoria allevati alziamo andrews angels
    1 angus annue antropologico appariscente approvò artefici articolate assodato assumerà autistico baptiste bernardini
    1 biochimica bobina bonucci branche braun broken cagano calca candidare capricorno cardiache cardini cardio carly
    1 carnefice cartaginesi cascato cavallette cecoslovacchia celata cercarsi cervantes ciocca cividale clinicamente cocci
    1 coercizione collaboratrice colleziona comp compariva concludo conflittuale conformarsi conoscerci conoscerli conoscerà
    1 consentirebbe conservo consultate consumando contaminata contraddire contribuirà controparti coralli coronato
    1 corrispettivi cortesi cospicua courtney crederlo crederà damiani denunciarlo destare diablo diffidente diffondete
    1 digitare diglielo dinamite dios disciplinato disegnatori disobbedienza disputare dissentire distribuiscono diventarlo
    1 divertiamo divora draft dt dutch ecumenico edema ef elastici else emarginati emoji empirica epifania epistolare equestre
    1 esaltante esaminata esiliati essergli etere evidence fab fallace fermandosi ferreira fertilizzanti fighissimo finch
    1 fiorello fisioterapia flaminia fleming forward fotomontaggio francois fumante gad garofalo giubbotti godiamo goes guaina
    1 hack halo hara hashish herald hm hole homme ilarità illustratore imitando impeachment imperdonabile importata
    1 improvvisata improvvise incoraggiante indossavano industry ines infante infelicità influenzate iniziavano insensato
    1 insicura insita inspiegabilmente interculturale intravede khmer lamiera lars lenticchie less lesse levano liberismo
    1 livornese lodare logistici loki lore loschi lulu lumi maestranze maglioni mall mana manageriale mancasse mandala
    1 manifestando manifestata marcare marchigiano marci matte matthews maxwell mazzate meli meridiana merluzzo moncalieri
    1 monet montalto montpellier moquette mort mustafa navigatori nfl nichel nicholson nutrizionali obeso obiettiva offrivano
    1 omessa ometto oregon organizzo ostruzione ottenga otterranno pacata pagheremo parrocchiali parrucchieri parsa path
    1 patriarchi percorribile pergola periferico perkins perseguiti persuasione pesantezza picture pinterest piovono
    1 piramidale pittorico pizzaiolo plastici pooh porge portal pozione pragmatismo prestata priscilla prisma processati
    1 proclamare productions proietta prolifico provvisori psycho publishing pulcino pupa pv quaglia raccontami radiologia
    1 raffinatezza raffreddato rallentando rapa realizzo recitano reggina residence ricambiato ricevevano rimandiamo
    1 ringraziano rinvenute ripagato riposano riposati riposato riservare rispettabili ristrutturazioni ronde rossana rural
    1 sadico salvarmi salvarti sartori scafisti scatenati scaturisce scheggia schiacciati schiere sciagura scivolo scoppi
    1 scotta sdraiati sentirò sfrenata sibilla simonetta singolari sintetizza sintomatologia skills soffermarsi solenni
    1 sommaria sopravvissute sovietiche spaventosi specializzazioni speravano spietati spinga spinoza spy stanche stiate
    1 stimate storytelling strepitosa stéphane suggestivi sultan sunshine supercoppa sventura svenuta sylvester telegraph
    1 televoto timpano todos toga tomaso tornavo tortellini traditi tramandato trambusto trascinati trascura tripletta tro
    1 troverebbero truccate uccellino udire uscirò valletta valoroso vaticani vedevi velocissimo ventola vernici viole
    1 visconte volerti votiamo windsor xxvii yvonne zhou zombi abbronzatura abeba abolite accise accreditata accrescimento
    1 acquaviva acqui aderendo affermativo agatha aid alcolizzato allargando allenata allettante alternati alì amavano
    1 analizzata andresti annette annoverare anticipando anulare apnea appartengo appezzamento apporre appropriarsi ardere
    1 ardore armoniosa arms array arreso aspettati aspetterei aspro assaggi assiduo atlas att attenuanti avendolo avversa babe
    1 baltico banfi bardi bas bash battezzati bavarese becky begli benefattore bengasi benz bisanzio blacklist blasfemia
    1 blindati booth botswana bresciana brighton bruti buddismo bueno campestre capiterà capitolato carnale carrera cassie
    1 ceduti cercavamo chavez chief chiosco chocolate chè cialtroni cigni ciliegia cipriano citizen clamorosamente clap clash
    1 clint coinquilini colora commistione committenti commuove compassionevole compatrioti componimenti computo condannano
    1 condannò condensazione conferiti confrontati consumate consumer controllava convertirsi cordata corridore costantini
    1 costellazioni costitutivo cozza crane credano creed crinale crocifissione culinarie custoditi dacia dad dancing
    1 debuttato decadente declinare delineato demmerda descrivi destabilizzare diatriba differenziali dillon dimenticheremo
    1 diocleziano dionisio disastrosi dischetto divertitevi divi donò dovevate dress drug emarginazione emulare entrino enzima
    1 equitazione erotiche esagerati esaurite esausta esausto esigono esplorando ettaro eun evolute facolta farmaceutici fauci
    1 favor fear felpe feltri fermeranno ferraris filiberto finivano flirt fn focalizzare focalizzata formarono formosa
    1 fortissimi fummo funzionavano fury garantiva gaulle gelosi genealogia geometrico german germani geschichte giustificate
    1 gladiatori grappolo grottesca ibride ideologicamente illegittimi imbrogliare immaginati immaginava immediatezza
    1 impedirlo impegnarmi importano importantissimi impugnata inatteso inavvertitamente incoerenza incolpa incompiuta
    1 indicavano inefficiente infamia infilata infrarossi intellettualmente interview intimato ispiratore istintivamente
    1 istituite ito kings lambert lavatrici leggerti leonessa lerner liberista licata limitò limousine litigando liturgica
    1 lolita macedoni maledettamente malsana mangerei manichino maree marti mauritania medagliere metodica metterne
    1 microrganismi minacciate minus mistici modificano montone mostrarvi motorola mozzo multiculturale muoiano naturalistica
    1 neuro nevica nitrato nitro norte notiamo obbligando obi occhiolino oracle originato ospedaliere osservi pacifiche
    1 pagarmi panettiere pantano paradigmi parenzo parlaci pascià passarci pediatrica peloponneso pentirai piane pignoramento
    1 pisapia piscia plesso plug pompiere porcodio pratt preferenziale preferiresti prefissato pregiato prendila presentarono
    1 pretesti prodigo prog prosieguo prot pubblicarlo pulisco pull qualitativamente quarantacinque queer quirico
    1 radioattività raggruppa rassegnati ravvicinato rdc recensito reciproci reddit replay repost ricchissima ricciardo
    1 richiamati richiedevano richiedi riempi rievoca riorganizzare riparto rischiava risparmiata risposero risultavano
    1 risvolto ritegno ritrovamenti riusciresti rivisti robustezza roccioso romanziere rotella rotolare rouen rubini sacralità
    1 sanctis sata savi sballo scaccia schumacher scolare sedicente selvaggiamente sembrerebbero sensoriale sfavorevoli
    1 sfiorare sfociare sie sigillata simbolici since sine sintetiche sintonizzati smantellato socialità soffitti soffocando
    1 solletico sostituirla sottinteso sottoterra speculatori spiegargli spigolo spilla sponsorizzare sporadici squadroni
    1 stagnazione staremmo stesi stocazzo strappata stravolgere suonate superba superbo tascabile tee teglia televisori
    1 temevano tendiamo teppisti terapista terranova theodore tiratore tn tormenti tossicodipendente trascurando trasformarlo
    1 tredicenne tuttofare ufficializzato umori undicesima uninominale unisca usavo usufruito vanvera velato vendesi versilia
    1 verticalmente veterinari vigilante viminale volermi wire xxviii zorro abbracciando accadute accessorie accompagnerà
    1 accusava addormenta addormentare adducendo adler affezionati affiancano affitta agonistico airbnb aiutanti alia
    1 alimentando alloggiare ammortamento annamaria annullate antenato apoteosi appella appendici appoggiò apprezziamo
    1 appurato apriti architecture asciutti ato atri attivando avamposto avversi azzeccata baffo banksy barare bassorilievo
    1 bastavano beau bevilacqua beyoncé biden bilocale binarie bl bocciatura bollettini boyle braga brendan brent bresciani
    1 buonarroti cacciavite calmati capa carestie carrellata cassio castrazione catalogazione catastale catturate cedono cedro
    1 cesarea char chiamandolo chierici chino cine citofono clare coefficienti cogliendo cognac comandati commercial
    1 commestibili comprendiamo comprovata concepite congiunte conoscermi consiliare consolidate consuntivo contente
    1 continuativa continuativo convalescenza cooking cordova corredata corrispondenze cortez costrutto crepare cronici cus
    1 decorativa dedichi democristiani denunciando desert det determinò dimostrerà dionigi discrezionalità disinteressato
    1 distinguo diventerai does domandando dorma drammaticamente dry dubbioso duck eddy elettra eminenza entourage erasmo
    1 erbacce error esa esageratamente esaltati esulta eternit falsificazione farglielo farmela feltre ferraro fessure
    1 fiduciosa figuri filtrata finanche fisarmonica fitte frequentatori fusion fusioni galattica galilea gasdotto geoffrey
    1 gettò giovanardi gnam graditi gravity gui guys hindi identificabili identita illinois imballaggio img immesso imminenti
    1 imp impenetrabile inaccessibili inattivi incentrati incisivi incomplete incontrollabile incuriosisce indegna indenne
    1 indovino indulto inesauribile ingombro inizino innamorano inosservata inseguendo insito insuperabile intemperie
    1 intonazione invariata investite ippocrate kaiser konstantin kristina kwh lanciarsi lascerebbe lenny leto linfociti
    1 liquidato livre loft lottatore lug lunetta macabro magnete malefico manubrio marinelli marzia mazzetta mcdonalds memphis
    1 mescolate messer meteorite metrico micio minacciosa minatore mining miopia modellare modificazione monastica monetari
    1 monk monreale moroni mossad muco mus muscoloso mussulmani nardi nautico nebulosa negati newman nine nocivo noise nuota
    1 occuparono october offrirgli onora orlo oscena oscenità ostelli ottengo padding pagana pagherei painting panic paniere
    1 panificio parmense pauroso penalizzazione penosa pepper permisero perquisito perseverare pestare pianeggiante pigliare
    1 pk postano pragmatica predisposta pregevoli preghi preoccuperei presidentessa prestissimo preventive prize produciamo
    1 profilassi proliferare pronomi proseguite provalo psg psicopatici publishers puffo pupazzi pupille quadriennale
    1 quattordicenne radioattivi raffineria rallentamenti rapinato rat razioni reattivo recepito redditività relations
    1 rendering resisti revenge riaperta riccamente ridato rilettura rimarcare rimostranze rimprovero rin rincorsa rinnegato
    1 ripiano risponderanno ritchie ritorsioni riuscirete rivederla riveli rivisitazione rocciosa rocket roditori rompa
    1 rompicoglioni rosea rubli rui salvarli sanzionare sanzionato satirica savana scapolo scaricano scavate sceglierne
    1 schianta schiavone scienziata scilla sciogliersi scoccia sconveniente scoprirete score scusiamo sdraiata segre seguiremo
    1 seguirti selvatiche sent senz serafino servendo sfavore sfinimento sincronizzazione sion skate sme soggettività
    1 sognatore som sonata sottomarini sovrastante spalletti sparirà spendo spengono sporadicamente sposarti sposerà spreca
    1 sproporzionato stabilirono stargli sterzo stessimo stilistico stranissimo stregoni succeduti succeduto summa supplente
    1 supporter survival svelta synth taglienti talbot talune tant tassello terna tirarmi totalitarismo totalizzato
    1 trascinando treccia tridente trittico trolley udc univoca uvetta vagabondi valerie vapori varcare vendevano verificatosi
    1 versace versava vicky vietano vila vinceva virtuosa visitarla vole volevate voodoo wales zach zainetto zeppo zeta
    0 abbaiare abby accanito accompagno accorda accortezza addolorata addormentarsi adoravo ads agganci aggiunga albertini
    0 allenando ambientazioni ambigue amò andatura anglofoni antifascismo appagante aristocratica arricchiti ascanio ascoltami
    0 ascoltarti asparagi aspetterebbe assimilabile asterisco astratti astri ateniese attraggono attribuibile autoritratto
    0 autosufficiente avaria avvicino aziz bancarella baricentro bdsm belva bibita biopsia birds birrificio blah bloomberg
    0 bolt bom bordelli bottas brigadiere bruci burla cadetti calais calando campeggia capisse caramello caratterizzare
    0 carneficina carosello castano castoro catone cavalcavia cavalier cdp cdu ceduta celebriamo cerotto cheng ciano cindy
    0 civitanova classificazioni codificazione coin coleman collegando colossali coltivano comandate comandò combattute comete
    0 comprarne concedersi condividerla confidente connection consegnano consolle contagiato contestano contestati continental
    0 contraccezione contrapposte contrassegnati contropiede corfù correggo cosentino costò creerebbe crocefisso cuscinetti
    0 danneggiando dat davies delgado deludenti demografici descrisse desolazione devastazioni diabolica diedi digerente
    0 dimensionale dipingono discografiche dispiaciuta distruzioni divorziata docile dolly dominus dungeon elettrodi elisabeth
    0 elogia emicrania enrica equipaggiamenti equivalenza ereditare esaurisce esercitarsi esibita esistiamo espansioni esperte
    0 esponenzialmente espose executive fabri falsariga fanta farnesina fartela fatali fattezze felino feriali fettine
    0 figuraccia finanziatore fischia flipper follonica fondamentalisti forniamo fortino forzatura freeman futurismo gambo
    0 geek gendarmeria genius georgiana ghigliottina gianluigi gibbs gideon girarci gommoni gonfiare gonfiore gonzales
    0 grembiule guardatelo guggenheim hipster hollow iena impedimenti incenso indipendentisti indo indossate ineccepibile
    0 infermeria infusione inibizione insensibili interscambio inversamente irving iseo isteria jacqueline jelly joanna khalid
    0 lavate lavorino leeds legambiente legends lettiera lgbtq lib lignaggio lucci macbook madia maiuscole mammina mandanti
    0 maniglie marghera marrakech matter meo merchandising mercury mestruale metaforicamente mettilo millennium miope mirella
    0 miscele miserie mixer monografie morir motociclette murata narrativi nbc nestor nevrosi notificare ola oltreché oman
    0 operatorio oppositore orarie organizzatrice ortodossia osano ostetrica ottocentesca ottuso padoan pagarne pantofole
    0 parodie patroni pensar pensavate peperoncini perfida perfido permettergli perpendicolare perplessi perseguibile
    0 pervenuta piedini piovendo pipino pirlo pitbull pièce pochezza polis popolosa portafortuna porvi prado preambolo
    0 princess prospera provvisti quantitative quarterback raccontati rampante ran reazionari recavano regalino relazionali
    0 riavviare riempirsi riformisti rilevando rinunci riporterà riscontrabile ristrette ritrovarmi rivelatore rivestimenti
    0 rivestono rosaria rudimentale rumors sanatoria sanpaolo sardine sarno sato schivare sciiti scogliere scorciatoie seimila
    0 sentivamo serafini sessisti sfidante shan sigari silicio simbologia sintetizzato skywalker smise sognatori sottomessa
    0 sottospecie sovranista sparisci spendi spezzo spinello sponsorizzata springs stevie stolto stranezza strumentalizzazione
    0 suda sudest suoli superstizioni superò surreali sventola svetlana tentarono teodosio termoli terrificanti tiramisù
    0 tobias toglierla tollerata transilvania trasformerà trasmettitore trattenuti travestimento trentasei tres tributari
    0 trovar tyson uccida ultimata ungaretti unni usasse vantaggiosi vas venda venissi vesto violante vivian volgere vox
    0 xenofobo yourself abbinati abituare accarezza accidentali accidente acquedotti affacciarsi affisso affronteranno aggrava
    0 agiata algerino allontani alternate ammalarsi ammise ammodernamento angry annoiata antichissima antipasti
    0 appassionatamente appresa approdato arcivescovile ariani arretrate arriverò artrite aru aspirina assicurative associano
    0 assorbono astronomo auf autocarri autovelox avro avvelenare azzecca balilla bardo barton basare bastarda battistero
    0 beneficia bentley berardi bip bombola bonifiche boreale boschetto botticelli brillano busti buttar calotta cambiasse
    0 cancellieri capirla capitate cars casalinghi casata cedette centrare cercati cesari chambers charleston cherokee
    0 chiacchiera chicchessia chihuahua ciampino ciclistica ciliegio cinecittà cinici cirillico cobalto codacons collassare
    0 colse combatteva commentata comparativa comportarmi composito comprerei compton conobbi consegnando consono contaminati
    0 contrassegno contrattare convincerti corinto cornicione costiero costituzionalità cresima crocchette daccapo davidson
    0 deb decapitazione decorative demolizioni denigrare deserte desi desiderati desolante deux dickens didascalie dig
    0 discrepanza discriminati disp dualismo ebraici egiziane elaborando elisir epopea equipaggiati erogati espressive
    0 espropriazione estranee everett evitata evocato exploit extraterrestre fallimentari fanghi fattorino ferocemente
    0 fibrillazione finanzieri firmo folgore formia fortificato fotografata friulani frontier fugace fumatore fuoriclasse gdo
    0 georgiano giggino glory groenlandia guardandomi harlem hawking hayden height hippie hk idrici imperialista impugnare
    0 inattesa incendiato incolpato incomprensione incoronato incoscienza incrementato incrementi indagata indotti industries
    0 infernali infrange infuria innesti insaziabile insoliti intatti internazionalizzazione intrappolata inventiva iot item
    0 jerusalem kirby labrador laccio lamberto lecita legacy leggerle legiferare liberia lip loris macbeth maccheroni
    0 magdalena malinteso malone mandavano manny marano marcate marinara mastercard mastino meandri medioevali mensilità
    0 metadati metropolis mettessero mikhail millesimo milly mirando momo monarchico mortal moscow mutilato nevicata nfc ninna
    0 nipotini nordovest occupazionali ombelico onofrio onorio operava oppresso opprimente orazione orge orgogliosamente
    0 orlandi ornamentali ortiz ossessionati ostetricia outdoor paschi past pastello patibolo peg pensatore perugino
    0 pervertito picchiati pieghevole pigmenti pittoresca pluviale ponderata ponendosi portabilità postati predilezione
    0 prefigge prematuramente pressa proficua proiettati prolungati pronome proporzionalità proteggi pulsioni qualificarsi
    0 raccontarlo rape rave realizzerà regata regolamentata relegato rendendoli resterai resterò restringe retribuiti
    0 riattivare ricamo ricorrenze rilassamento risolviamo rispettosi ritocco rivendita rivenditore rivestite robbins rocciose
    0 rollins rolls rompermi rubio rufus ruotano saccheggiare sagrestia salati salisburgo salman santino saturi scarlett
    0 scaturire scettica schietta schopenhauer schulz sciacalli sciascia sconcerto segnerà sheva siculo siediti simulacro
    0 sinergia slalom smash smoking sodoma soffiato soldini solubile sorrideva sostitutivo sparge spazia spiegherà sprovvisto
    0 squisitamente staccano stilistiche stiro stupidamente stupiti suffisso suole survey svilupperà tabernacolo tagliamento
    0 tales tattici tbilisi teaser temete temiamo tempestivo tesina tesseramento tirarlo tirocinanti tlc toccarlo toglierle
    0 tollerabile tracciata tracking tradiscono trascurati trasformandosi trasportando trecce trenord trionfato trovavi
    0 umanisti univoco utet uzbekistan vaganti vanity vascolari vedessero ventata vessillo vincolati visitarlo volga wing
    0 works abbandonerà abbassi abbey accarezzare accumulata aggrada aliene alleluia allineato alternata alternato amplia
    0 anarchica ancelotti angolazione antille antipatica antitrust antonomasia armonie arsenico artiglierie artisticamente
    0 aspettata assaporare assegnazioni attinge augustus auspicato australe australiane autoctona automatizzato avocado
    0 azzardato baden bartolo battezzata benedettini beneficienza benji bertinotti betsy bibi boccata both bryce buddisti
    0 bugiarda cable cain calco canottiera cantiamo cantore carignano casistica catturano causò cbs cefalù charity checco
    0 chiedigli cisgiordania clausura colgono collegiale conad conan confinato confucio congelatore conglomerato conoscitore
    0 conquistatore continuavo converse convive costituirsi costringerlo cova criptovalute dalia debbie deflazione detenere
    0 diamoci dini direttrici discuto disgraziati disperare dittatoriale drammaturgia dumas edipo elettrotecnica emergency
    0 enunciato erotismo errante esaudire esercitò esisterebbe espositivo estraneità estratte evangelici extravergine
    0 falliscono fante faticano fermarla ferreri figurato filosofie finalista fisiologici flottiglia fluviali formattazione
    0 franchising frenetico frullatore fuffa fuggitivo furiosi futili gabriela gambero geoff giano giocarsi giolitti giostre
    0 gladiatore gospel granducato granuli grava gravita grezzi guardai gustosa hayley heights holt honey iceberg icon ila
    0 illimitati illuminano imbarcarsi imbattuta immancabilmente immerse impartire imparziali impressionare improntata
    0 incurabile indicativamente indifesi indonesiano indusse inesperti infettare infranti inimmaginabile innsbruck inquinata
    0 ins insisti intendendo interdetto interdisciplinare interpellato interrompendo intervenendo inventori invocano
    0 involontaria ipnosi islamisti isolante issa jeanne josephine jus karim katrina khaled laburista lastrico laurentiis
    0 lavano lavorata leggermi len leu lie lungimirante maastricht maffei magister magneti maledizioni mameli mandamento
    0 marzano massacrare meccanicamente mediterranei melania meraviglio migrare million minacci mitch mitragliatrici
    0 modestamente moira montante moss mostrarono motorie movimentata mtb mumbai narcisismo neh noodles nordamericano nostrani
    0 november nueva obesi operator orchi orgasmi origina osservò ostinata outlet padronale pagherai paint papers paralizzata
    0 parati paride partecipavano pascale passerebbe pasticcini pausini pentecoste periodicità personalizzare pervenuto
    0 petronio piacentini piatte pioli pioveva planetaria pluriennale polesine polisportiva portarvi poveretti praticate
    0 precipizio predilige preferì prendimi pretendenti proletari promulgata prostatite pupo puzzolente quantitativa
    0 questionari quindicesimo quotate quotazione raccontarti radunati rappresenterà rcs recanti reference regis
    0 regolarizzazione renziano restavano resterebbe ricavo ricevettero ricorderai riflessivo rigorosi rimanerci rimediato
    0 rinato rinvii ripida riposarsi ristabilito riuscissero rivestire rivoluzionare rodney ronchi ronzio rosalia rosy rotante
    0 ryder salah saldato saliamo salice samir saperla sarcastica scarcerato scavata scrivesse scrupolosamente sedano serviamo
    0 settimanalmente setto sferica sgravi shake shining sigillato significasse sincronizzato smalti smania snoda soccombere
    0 soffocante soggezione sollevano solventi sonetti sottrae sovvenzione spaccata spalato spessissimo spezzano spiga
    0 sporcare spritz spruzzo squat stagnante stavate sterco stratega strutturate suoceri svelata tangentopoli tazzina td
    0 tematici tempia tenerne terminando terror terroristiche teseo titolato tonight torcere tornerei transfer trattenute
    0 trepidazione tria trionfi troncare unilateralmente univ ursula utilizzavano vendicatori venier versando vespasiano
    0 videogames vigneto villette vincolata violano violata weimar weinstein while wilhelm write zattera aborigeni
    0 accampamenti accappatoio acerbo aden adottivi affettuosamente affiliata agorà aiuole alfio allegare allevatore alterati
    0 ambrosiana ammazzando anguria anonymous ansaldo apparvero approvano aquilone arcano argenti aromatiche artefatti asimov
    0 associo attendendo attuando auspici autoctone avercela baldassarre baldo barman befana bellinzona benfica benino
    0 bergamasca beveva bhutan bic bigliettini biografici bollicine bolton bonifici bourbon bozzolo branch brandi brody bryant
    0 buffalo bulletin burgos burn buzzi cadevano calabro calpestato cambierò cancellano cassone cavolata cecina cellulite
    0 centralizzata cercavi cern cesenatico cheesecake chiamalo chiedilo cimentarsi circonvallazione clayton coetaneo
    0 comandano commemorativo compasso comprava comunicò comuniste condominiali confidiamo connettore conoscevamo conquistano
    0 consentite consob consonanti conteso continuerai convergono coordinatrice copra coral corollario coronamento corra
    0 correttivo costruì coupé crasso credevamo curiosare dara decretare deforestazione demenziale dentisti deo depone
    0 dicendole diminutivo dimissionario dirigenziale discendono discuteva disimpegno disponendo dmitrij domare dormivano
    0 duran dureranno eccezion eccitanti editi eliminiamo emil epigrafe episode eretti esigua espanso esproprio estendendo
    0 eterogenea fabbricante facchinetti facendoci fedora fellow fernanda fesserie fide figlioli fioretto flair flirtare
    0 flotte flower fondersi fonseca fortini foulard francescana fucina fuggì funzionino fvg garza geometri geometrici
    0 gestisco ghe giampiero giocoso gioioso giuoco goda golia goran guadagnarci guccini gufi guiderà gulag guzzanti hammer
    0 hendrix heroes hotspot huang icardi immaginarlo imo impegnandosi impegnative imperfetta impiccagione impropria imputata
    0 incivili incollare incorporata indicante indifferentemente indigenti indistruttibile industrializzati inesperto infissi
    0 ingiustificata ingrosso innervosire innovatori insistenti intatte intercessione intermediazione ivana juncker kurdistan
    0 lag lanciatore laziali lenovo leopold levarsi liberatorio liguori lingerie locomotive locri lontanissimo lorraine lunari
    0 maltrattato malumore manara maniaci marcantonio marcatura mazzoni meda memories mentite micheli misoginia missionaria
    0 moka monetarie monotona monsanto montando mortaio mostrarti motivate motors muli mutanti mystic méxico namibia nasconda
    0 nascondino ness neville nonche odiati odiosi ole omissioni opportunista organizzò oscurare ospedalieri ovuli palatina
    0 parato parquet parsons peggiorano penetrante pensarono perderai perderò perenni persiana personam peruviana peruviano
    0 pervenuti perversi pesato pezzenti pickup piegarsi piovana planimetria poliziesco pompare porticato preferisca presagire
    0 presenziare pressochè prestate primaverili procione procreare product profumato programmatico prop prospetti radicati
    0 ramazzotti ramen rappresentatività rarissimo rattrista reazionaria reciprocità regolamentazioni resource retrocedere
    0 richiedano ricreativo riemergere rifiutate riletto rimarremo rimproverato rincoglionito ringraziando rinoceronte
    0 rinvenimento riprenda risolverebbe risolverli risultate riuniva riversa rivolgerti rocchi rodotà rooney rosselli
    0 rotatoria rpg rudi sabino saccheggiato sacrificando saghe salutiamo sancita sanguinose sanguinoso sanna santis savannah
    0 sawyer sbirciare scarponi scientology scortese scriverla scuderie segale seguisse semplifica serravalle sgomberare sila
    0 silla simbiosi sister slavo smetterò smistamento sofferta sollecitazione sonde sospettoso souls spargimento sparò speck
    0 spensieratezza spezzati stancante stoccarda stolti styles subdolo sudcoreana sunniti suol superarlo superficialmente
    0 superpoteri suso sussurra tabloid tarde tavolini temps tetta tettone til titano toccarmi tonto torturati trasferendo
    0 trinity tut twitta ubriacarsi umanistici uragani userei valutano vaschetta veemenza velenoso vendersi versetti vigorosa
    0 visionare vitelli vitigni vivrai vivranno void weather xml yates zelig zeppelin zucche zuppe abbinata abbonda accecato
    0 accoglienti accorgiamo accusate aeroplani affacciato affidò aggiudicata aiutasse ajax alette allieva ally amareggiato
    0 ammassi amputazione andarlo andromeda annales anpi anticamera apocalittico apparivano appennini appezzamenti archetipo
    0 arditi aristocratici arlecchino arme arrabbiarsi arrestarlo arrivai artefatto asburgo asteroidi attentatori avant avery
    0 avvertenza avvicinava azionari baciarla backdoor bartoli bebe berlusca bevute bianconera bidello bilderberg blanche
    0 booking bosniaco bruschi bundesliga byte caesar cafone califfo camminate campata cantò capoluoghi casaccio casato caspio
    0 catrame cecco cel celare cercarli chiocciola ciambelle cimeli cis civilizzazione clientelismo coccodrilli colbert colf
    0 colorante colpirlo combutta committenza compiaciuto concretizza condimenti confidato confiscato confrontano consegnò
    0 contegno continuum contraddittori contromisure conviventi corporatura croissant curvo cutaneo damigella datevi davos
    0 deduzioni deficienza degradato depurazione detengono diagnostici dieu dim dimettere dirk disagiati discorrendo discount
    0 disertori disfarsi disfunzioni dislocati distinse diversificare divorzi documentano domenicali donà dotazioni dovra
    0 dubitato duelli eagle egeo eleven entusiasma epiteto equipaggiata esaminate escludo esortazione esplosive etiopi
    0 evangelisti facendoti fantacalcio faraoni fidate filippina filoni finanziano flagranza florio foche fornirci forrest
    0 fosfato fraintendimento frustrata fumando gelata gentil gerarchica germaniche giacarta ginecologia giochetto giradischi
    0 giubilo glitter gnomi godevano hazel heidegger heritage herpes hola hyundai iberica identity ignoriamo immaginarie
    0 immettere impedì implora implorare imposizioni impoverito imputabile inadatto incombente inculata indumento
    0 inequivocabilmente inermi infiamma influssi insidioso insofferenza instituto intagliato integri intellettivo intrecciate
    0 intrigo introduttiva intruso invidiabile invidiosi involtini ipa irma ironici isolani ispirazioni istruttivo lamentata
    0 lamentiamo lasciandolo lessicale lettrice liberatoria lifestyle linate lorca losco ls lucchesi macchinette macellazione
    0 malaysia maligna manche manteneva marian mascherine mastroianni memo menopausa mescolando metaforico metriche moby
    0 mooolto moratoria morosini mostrarci mostrarlo motoria mubarak murdoch musk naples nascituro nd nes nor nuovissima ob
    0 occulta oklahoma onnipresente opaca opportunismo orecchi ossessioni ottenerla pareggi passive pathos penitenziaria penn
    0 perpetrato personalizzati perturbazione peschereccio pesos pharma piantina plausibili points poll polly porchetta
    0 pranzato precocemente predetta prendilo preparò presentarti preservazione presse pretendi prisco promoter pronunciati
    0 provocante pueblo pulisci puntava raccogliamo raffronto ragionano ragnatela rail realizzarlo realizzò recapitare
    0 recidiva reese reeves region reintegrazione rem remissione rendersene respirando respirava resuscitare revisore
    0 ribattezzato riccioli ricompensato riconversione ridimensionato rilassarmi rimborsato rinchiudere risanare risoluta
    0 ritroverà riutilizzare rivive rondine roseto ruspa sabati sagge sama sand sangro sanguinante saperi scappatoia scappiamo
    0 schiacciate sciolgono scorciatoia scriverti sedare sedeva seggiolino sepolture shit signorini similitudine sionista snap
    0 snapchat soggettive solchi solfato solitarie sospiri soto spartani specificati spegnete spending spensierata spingerlo
    0 standardizzazione steiner stelline straccia superior surrogato suscitano svendita taiwanese tanya tibia till toglierli
    0 togo tolentino tolstoj toma tombola tools trascendentale trasimeno trattenermi travertino trigger vabbeh valevole valgo
    0 vallate valve vara vegetativo verificarne vhs vili vincolanti violini window worldwide xenofobi xu zenone zhu zoccole
    0 ztl abigail accoglierà accontentano active addison additivi addolorato aeronautico affiancata affrettato afrodite
    0 aggiunsero aggiustamento agitazioni alda alessi allineate allorquando als altalena ambire analitici andatevene anoressia
    0 applicativi ariosto arnoldo arona arrossire ascoltava assalitori assistant associated attirò attraversò avanguardie avis
    0 avvelenata avvistamenti baciarti badoglio bagnai bait balneari barrette bastia bender berg bertone bibliche biografiche
    0 birthday bisessuali bombardieri boomer bridget broadcasting bunny buster calati capodimonte capovolto carabina carrefour
    0 carso castiglioni cazzeggio celtica ceretta cerignola cero cheese chiedimi chimicamente cilindrica cilindrico ciottoli
    0 civitella clarissa cleo codificato collettore coltre combatterla compartimento compattezza completando concettualmente
    0 condiziona configurato confinati confondendo congedato conica conor conservatrici consultati consultiva contee
    0 contumacia cornetta crederai critichi crosby cumuli curante custodita cyril databile decaduto decimale deposita dessi
    0 devil dialettali dibattuto dibba dickinson dilaga dispiaciuti diurne dotare dragoni dunn dynamic eboli egocentrico
    0 elettromagnetico eminem emporio emulazione energico entroterra environment enza escursionisti eseguì esistendo esisti
    0 esitazioni estirpare estro eterne famosissimo fasc festeggiata fields fina finanziere fiorisce fiuto floreale forensi
    0 fucking gabrielle gae gail garantirsi gelsomino ghibellini ghirlanda glicemia gobbi graziella grezza gualtieri guard
    0 guidò gusci hearts hera hype ici imitato impassibile impazzisce impedirà impoverimento impresario incasinato incatenato
    0 incollata incula indirette infermieristica infilo ininterrotta insegnargli insisteva insoddisfatto insolitamente
    0 instaura intensificare interessantissimo interest intraprendente inutilizzabile ipoteticamente istituì jihadista kal
    0 lagune lampioni lattuga leandro lebron legalizzato leggesse liberano liberarmi lingotto lirici lis locarno longobarda
    0 longobardo lubiana ludovica lumen madonnina magnolia malaspina malawi malefica maltrattamento mammella mangiarla manson
    0 marek marinella maxim mediale migratoria millenaria mitologico molecolari moltiplicatore mondana monfalcone monitorato
    0 monkey monnezza montella mor moralisti morivano mortem muovendosi nasali natio nationale nautiche navate naz nazareth
    0 newcastle newyorkese nientemeno nipotino noncuranza nuevo null obsolete obsoleti oligarchia olimpiche omogeneità oneplus
    0 onorari onorificenze ornella orsetti orsetto outlook pacchia pacificazione palestrina parmigiana passarlo patina pel
    0 peng pennelli perdutamente personificazione pervade pescia piantati piccina pike piloni pine pip planner plot possible
    0 posticino posticipare postuma pozzetto precetto preoccupava preposte pressante prevenuto print proc proporzionalmente
    0 prosegui psa puffi pugnalata querele rabbioso raccomandate racket radioattiva rafforzando raggiunsero rappresentasse
    0 rasato rd recedere reclama remunerazione repubblicane reputi request respinse restaurant restituendo ribattezzata
    0 riconquista ricucire ridimensionare riferisse rimetti ringraziarla ripetitivo ripiena riproposta rischierebbe
    0 risparmiate rispettino rispondano rispondevano rosati rovesci salutando sansa scatenante scriverne scroto sein selettivi
    0 sembrasse sensate sensoriali sensuali seppia sequela sergej sesamo setaccio setti sfilano sfogarsi sindone sistematici
    0 sitcom smascherato snake snello snowboard soho sonetto soprannaturali sorretto sorsero sorvegliato sottotitolato sous
    0 sparks spartiti spears spegnersi spice splendidamente spogliato sprovvisti spugne sputi squilla stimolando studiamo
    0 subacquea such sughero suonavano superbia supernatural suppliche surrogata sutton svegliano svista syria taciuto tahiti
    0 tenebra terremotati tes tester thomson thought tifoserie tolleranti tollero tonico tornai torsione tossicodipendenza
    0 tovaglia tracolla trattenendo uffa umoristico urlavano uruguaiano usciremo utah velleità venditti venirci venus verdone
    0 vesta vicente villani violati volò wanna wellington wolfe zavorra zebre zoologia aaah abbassarsi abbracciati abitiamo
    0 abitui acciai accoglierli accordata accumulando acer acquerello adi affaticamento affidiamo affondando afroamericani
    0 agent aggiusta alberghiero alfiere allie allocazione allungano alo altruismo amazzonia amigos amministra ammonizione
    0 anatre anfibi applicativo apporta aragonese asportazione assomigli assomigliava attuati avidi avril avventuroso avvoltoi
    0 bahrain bellici belo benestare bibliotecari bong brochure bruco bruttissima bulbi bulloni buonissime buonista cacare
    0 caffettiera cambiale campate campionamento camus cannibali capiremo capitalizzazione capitol capitolina caporedattore
    0 cappio caproni carati carcassa carena cartesio cassidy cassiera cavalletto celia censori chiana chieri ching cip
    0 circoscritto clarice coagulazione coli compilatore comprendi concentrarci concepisce conciso concistoro condannando
    0 condensatore confutare congelare congrega conservatorismo constant contestuale convinse convitto costituirà criminal
    0 crollano crono crowley debora declinato decreta definendolo definisco department deroghe destituito diciamocelo
    0 diciassettenne dioniso diramato disabilitare disarmati discriminatorio disdire disegnano disonesta dissimile
    0 distribuendo divertentissimo divulgato domandarsi doppiatore drammaturgo egual eliza emigra emissario emorroidi
    0 ereditata erodoto esercitate esigenti esistenze esorbitanti espressivi esselunga eticamente etichettare everest
    0 everything evidenziata facciamola fantomatico fastidi fastidiose ferimento fermava feticismo fienile fifth filtraggio
    0 fiorentine fis flex fluidità focolai fonetica fora fornaio fotogrammi fraudolenta fregati frizzi fucilazione fuggirono
    0 fumagalli furious futile futsal gabon gallesi gattuso gaudio geremia gerhard ghetti giobbe giochini giraffa giurate
    0 gonfiabili gonfiati greve growth hesse hezbollah hoepli hopper hora idiote idromassaggio immergersi improntato
    0 incandescente incompleti incontrarla incontrarono incontrarvi incoraggianti increduli indecisa indescrivibile
    0 individuano indossati inesperienza inetto iniettato insinuando instaurazione insuccessi intendete interessarmi
    0 intermittente introvabile invitante invocazione irrazionali irrefrenabile ispirarsi italianità italie joaquin kanji keys
    0 labour lasciassero lasciatevi legalizzata liberarlo lillo limit liquirizia livrea lonely lorde lunigiana lurido lussuosa
    0 machina macos malto manifestò manovrare marshmallow mediolanum melinda melma membra mettergli military mineo mis
    0 misurabile modigliani modulazione mol molestare molesto mongoli moz muraria mutante napoleonica naziste ncd nia nl
    0 omertà orizzontalmente ornata ossidi paranormale partigiane pasticci patire pecuniaria pendenze pennarello perizoma
    0 petrolifero peyton piazzata piccolissimi pietanza pigna piovuto placenta places poliziotta portogruaro praticando
    0 precipitando precipitazione precursori predire prefetti prepararti prevedevano profuma proibizionismo prostituirsi
    0 protagonismo provocatoria pubblicista publica purificare pvc quadrare quito radiatore radicalizzazione radioterapia
    0 raffigurano raggruppare reclutati reflue remore renaissance rerum retoriche rettangolari ribaltamento riconfermato
    0 ricopriva ricordatelo ricordino rilasciando rilassare rimessi ripensato riprendi risolversi rispettiva riutilizzo romina
    0 rosina rossoblu saggista sapienti saturo sbando sbrigare scarpette scaturito scenografie schio scoppiano scoreggia
    0 scorsese seal seccato secondariamente sedicenti sedimenti seg separatisti sha signorino silent sima simboleggiare
    0 simboliche simmetrica smorfia socialdemocratico sociologico sode soggettivi solisti sommano sonni sopporti sottobosco
    0 sovranisti spaccano spielberg spira sporgenti sporto sposando sradicare struzzo sughi sumatra surgelati surriscaldamento
    0 tagliamo tapis tardivo teca tenerife teoremi termodinamica tesserati testando theresa tia timbri tinder tiny torturata
    0 tozzo traduttrice trafficata tran trascende tripudio troisi tso umanesimo unirà unlimited urano urtare vacillare
    0 vastissimo velenosi vergognano verificatisi viennese vignola viverla vivibile vivrò wakefield warhol watts worth xe yun
    0 zane zhao abitativi accedi acide affezioni affrontarli airbus allego allestiti alternando altoparlante altrettanta amerò
    0 ammazzi amorosi amplificato analizzano andalusia annusare anticipi antonini antropologo appetibile aq archivista arida
    0 arrangiamenti aruba ascoltarli aspettasse assegnano assessorato assicurativi astronomica attivarsi augurato aumentarne
    0 avvenisse avviando balbo balletti batosta bentivoglio beviamo biancorossi bible biografo biologi birreria blaine
    0 blogfest bocciati bogotà bonomi botanici bottiglietta brecht brigante bruta bruttissimo buddhisti calcolatori camini
    0 campanelli candeggina canguro caporetto caraffa cartapesta casati cascine catetere cefalea cenacolo ces cestini chakra
    0 chiamavo chopin ciak cinetica cj coadiuvato coesistere cognitivi collegiata colletti colonnine comacchio combini
    0 commentò commuovere comparare compatte compila concetta concordata condanno condivida confessore confino connie
    0 conoscessi conquistò consenzienti consolo contaminazioni conterrà continuasse contraddistinguono coordinatori corallina
    0 correct cracker credevi cristallizzazione customer damn decadi declinazioni dedichiamo definisci denny deportato
    0 depositate description descrittiva desideravano diagrammi diocesana distrarmi donando eguale ellenica emisfero eolica
    0 epici equi esisterà esordienti espandendo esuberante eurozona evidenziati extension extraterrestri falange fantasticare
    0 fargo fatina faye fedina femministi fiaccolata fibrosi fidanza fingi flebo flessioni flip foley foraggio frau frenetica
    0 frequentavano fruire frullato fuller funeraria funky fuorigioco furio fx gambia garanti gastone gastrica geografo
    0 germain gimignano giudea giuffrè giulianova giò gone graz grillina guerriere guisa hasan hicks hume hz immaturi
    0 immersioni impaurito imperante impugnatura impurità includevano inclusivo incorporare ind indios inflitte ingrati
    0 innesca insegnati insinuazioni intendano intenzionati interattive internacional interrompono intransigente intrecciati
    0 introito inventò invisible iq irreparabile irritanti italiche izzo joanne journey kan kashmir lampadario lancaster
    0 latitudini lavello leaf legamenti lemma lemon lover lucente macinare maggioritaria mandar manetta manine maschietto
    0 massonica masterchef matters mattioli mediorientale meridiano messinese metalmeccanico militato milwaukee mistura
    0 moderare monetine motiva mucose mustang mutilazione nafta napoleonico narcisista narcotici nebbie negate nicki niki niko
    0 normanna notabili notarili notav oakland occorso occulti occuparsene octavia oltralpe ombrelli orio ottawa padovani
    0 pagherebbe pagherò pain palette palpabile palumbo paolina parade pareggiato partecipata patogeno pdc pedagogica pedalata
    0 pensionabile pensionistici percio perseo peru piacentino pianerottolo piastrine pierpaolo pittoriche planning plastic
    0 pod pollame polverone pomigliano pornografici portatrice posticipato precipitata première prenderai present presenteremo
    0 presentino prestati procedurale procurata prometeo prometti prominente propio proporrei provvedono pupillo quantico
    0 quarantotto quebec quinquennio raffinate raquel rassicurazioni razione reggo repentino resine respirano retrogusto
    0 rialto riconoscersi riconsiderare riedizione riferì righi rilanciato rimontare rimproverare rinnovate rinunciano ripaga
    0 ripiego riposino risalta riscuote risparmiano rispondimi ristoratore rocker rosicare roster russel saggiamente salutami
    0 sanguinare sanguinario sapientemente sartre sbalordito scampi scarcerazione scarpata scarpetta scenata schierate
    0 schiller sciacallo scolpite seychelles sfoggio sfumato sgombrare sherry shh silence siringhe skateboard slava sleep
    0 soddisfi somali somigliare sonar sondare sonnolenza sordina sosterrà sottufficiali sovrapposte sparargli spartiacque
    0 spogli spogliati sporge sprecate staffe stephan sterminato stradina strenuamente stringente strizza stufe successioni
    0 sulcis svegliatevi tagliarmi tagliarsi taro tarquinia tenendosi tentavano terence terminava termostato testicolo tiepido
    0 tirarti todo togliti token tombale torpore tradizionalista traendo train tremonti tubature turnover umbri unendosi
    0 vacanti venerata veritiera verstappen vibra vicepremier vigilata visualizzati vorrò wagon wien yay yee zanotti zittire
    0 zum aas abituate aboliti abrogato acquisendo adattate affacciata affinare affrettati alessandrini allucinazione
    0 alpinismo alternarsi amin analitiche analizzate ancoraggio antioco arab arciduca argomentato arkham arricchiscono
    0 arrotondato arruolamento arruolati asr assange ati autoritari autostop avanzò avila avvelenati avvertite azzardare azzo
    0 badi baleari balza baxter bela belfast beneficiano bey bios bitonto boato borbonico borneo bracco brandelli brandy
    0 brillantemente brock bruttezza buttafuori butterfly calcarea camping cantori capitello cappelletti caravan carcerazione
    0 catastali certificare cetrioli champion chiamino ciad clooney cocente collezionismo colpirà comme comunicative concedi
    0 concittadino concorre confederati confluire consumazione contattaci contattate contemporaneità contratta contrattacco
    0 contribuirono cornetti corsaro cosette cossiga cremonini cresceranno cronologica cucinano dandole derivava derrick
    0 detentiva determinerà different dipingendo diramazione dirty disavanzo dispendio dispiaceva dispose disseminati
    0 distillato distillazione divorare domiciliare dominati donano dopodichè dux ebraismo egregio eiaculazione elegantemente
    0 emile ems enfatizzare esaurire esequie esotiche esperanza extremis facoltativa fallite fanfani faticosamente favolose
    0 fecondità fermeremo fg ficcare figurativa finance flight floris folclore fondamentalismo fontanella fottiti fregate
    0 fregatene frettolosamente frittura frodo fruttare gabbana galateo galeotti gallura garofano genitoriale geologo
    0 giachetti giallorosso giorgetti girarsi giudeo giustiniani gradire greene greggi grigliate hook humour humphrey hyun
    0 immigranti immobilismo impareggiabile imperfezione implicazione impossibilitato imprecisato impuniti inadeguate
    0 indesiderate indiscussa individuando ingegnoso innocui inox insabbiare instant interesserà internazionalmente
    0 interrogarsi invalsi invasiva ionica irpino irrompere isidoro islamista ispirò israeliti istruite ivanov jojo jordi kahn
    0 kazan kiko kirsten kramer kubrick labor lancette langhe langue lasciargli lievitare lilli limitava lipidi listen
    0 litigate locandine logos lorda macchiata magnificamente maleducata manicure mannaro maybe mazzola mccarthy mein merli
    0 meschina mib minas mint misere mitragliatrice modellino muoverci musumeci myspace narrano nazional neurale neuroscienze
    0 neutri nominate nomini nordica nostrano np numismatica occhiaie olfatto omelia onoraria oralmente oria orsa oscillazione
    0 ostiense ostuni otis ottomila pagarti pagò palazzolo pallavicino palmira panacea panoramico pappagalli parafrasando
    0 pargolo paritaria parlami parteciparvi partenopea patrigno pediatrico pegni penombra percorse pereira permettesse pesco
    0 piadina pira piumino porrà prenotate presentatrice pretendiamo proiettata prorogato punite purple pz quadruplo
    0 qualitativa quand quattromila quieto racimolare radere radicate radu raggiante raggiungerli rambo rarissimi realistiche
    0 recuperarlo regnanti relativismo renne resident riassunta ribadendo ribaltato ricevimenti ricomincio ricordò
    0 ridimensionamento rifletti rifornire rift rina rinchiuse rinforzata ringraziarvi ritenevo ritmico ritorsione riuscissimo
    0 rivedrò rizzi romanza rosen rossore rune russ sacrilegio sagome salentina saletta salirono sansoni sao saponi sbaraglio
    0 scampia scartata scasso scherzosamente scherzoso sciolse scioperare scontenti scoprii scotland scrissero selena
    0 selvaggina sena separando seppi shepard shoes shrek somigliante sons soriano sostennero sottobanco sottoscrivo
    0 sovraffollamento sparava sperati sperimentata spettrale spicchi spinola spinsero sprecano sprezzante sputnik squarcio
    0 stamperia storiografica storte sudo sunto superava suscettibilità suscitò sveglie svelto sventolare taco talentuoso
    0 talmud tare tartaro tbc teodorico those tirarla togliergli torchio traducendo transizioni trentesimo trentuno
    0 trequartista triestina troverei truck turin tuscia ugh univa vaccinare vance varcato verificò versanti virginio vistoso
    0 viticoltura vivevamo vm vogel volatilità vomita vorremo vt vulcaniche wake whole yoda ze zebra zelante zeppa zo abbonato
    0 abbracciata accaparrarsi accelerando accompagnavano accorgerai additato adoperando afa affairs affidi afrique aiello
    0 airbag allagamenti allenarmi allungate alzava ambigui ammirano ammirate ammissibili analizziamo ancestrale ancorato
    0 angelus annullati antropologica appartengano appassionante aprirla arcangeli arcivescovi arcore articolari aspirano
    0 asserito assicuratore astrale astratte attrezzate australian autogrill autrici avaro baja baldwin bambi barbuto barlow
    0 barolo barretta barrow bassissima batta berto betti bimbe bisognose borboni breda brevettato brevissima broncio bubble
    0 cab cadillac calzolaio cambiar canino canonizzazione cantautori cantico capacito capisaldi capitalistica capitò capperi
    0 carcerario carteggio cecenia cedric celio clamorosi clarinetto clou collusione combatto cominciavano commiato compì
    0 comunicate concime confidare congenita conoscervi consci considerino consonante controbattere controlliamo controsenso
    0 conway coppi copy cordialità corinne correvano corvino cospirazioni costieri costringendolo countdown cromwell custer
    0 daenerys damian dedalo deliranti denunciò desk destrezza diagnosticare dias dibattere dictionary diem dies difenda
    0 differenziati dirottato discolpa disordinata disprezzare distale diving docenza dolorante dormitori doverosa doverti dpr
    0 duplicato durature durazzo eroici esaltano esportatori estetista faccina falsificato famigerata fantasiose fatidico
    0 fermenti finocchiaro fionda fisiologiche flamenco flint floor fondarono fortificazione foscari fottono fowler fp
    0 frustate fucsia garfagnana garrone gemellaggio geologi giordana gn gobba goldberg gregor gridavano guastalla hands hdmi
    0 heat hilary homeland horn ich ide illuminismo imballaggi immaginarmi impiccati impostore inaffidabili incazzano incitare
    0 inconsapevoli indaco indugi inerti ingombranti insanguinato insultata intermezzo internati interrogando interrogano
    0 intreccia inzaghi irachena jana jelena july ku kylie landini lario lasciamoli lauda lcd lettone levo liberatore liberò
    0 litighiamo lizzie longitudinali lottizzazione lucani lufthansa lula lunghissime magnetiche mailing makes malizioso
    0 malora mancò manderanno maniacale mantegna marinare marionetta marisol materne mattonelle mauricio mef melchiorre melody
    0 mens mere mertens meteorologia mettendolo minestrone minutes misano modellazione moltiplicarsi moonlight moscata
    0 moschettieri nannini necrologio nemesi neolitico neto neurologico nomen nouvelle novarese obbligatorietà obbligava
    0 occorrente occultamento odiate oppressori ornamentale ortolani ospitate ottocentesco ovali padovana paesaggistico papera
    0 papillon partes participio pedemontana pelose penserebbe perdano permuta personalizzate pesta pezzettini piantala
    0 pilotaggio piroscafo pn poggiano pois poor porcherie possenti potentissima poveretta predicato prendendosi prendetevi
    0 prescritta presentatori prestige prevalso preview procedurali propaga provenzale proveranno provocatore provocatori
    0 psicopatica pubblicheremo pusher putiferio pyongyang raccolgo radunato raffigurazioni raggiungeranno raj ramificazioni
    0 ramsay rappresenterebbe razionalizzare receptionist recovery regga remember renna repulsione rescue restituiscono
    0 riacquistare ricapitolando ricariche ricostituzione riduca rilento rinnovati ripiene riprovo rispondergli ritrovarci
    0 ritroveranno roca rotaia ryo sacrifica sacrificarsi sacrificata sacrificati sassoni sbalzo sbronzo scacchiere scaricarlo
    0 scatoletta scattano scaturita schienale scintillanti scirocco scoiattoli scommettiamo scream seduce sembriamo sepolte
    0 settentrione sforzesco shorts simo simula sinatra sirio sismiche sistemico snella soffiata soglio somalo sopportabile
    0 soprannominata sostanzioso sottolineata sovra spago specialistiche spensierato sperduta spermatozoi spicchio sposarci
    0 springsteen spuntato staffa staresti stimolano straight studentesche subacquei suddividere suggerì suicidata superflua
    0 sussidiaria svastica tacciono teach tempestiva tequila terenzio testarda third timpani tirana tomorrow tornassi tossina
    0 traboccare tracciando transnazionale traslazione trasse travagliata travolgere treves tribuno truffato turbamento
    0 uccidersi underwood urge useremo utc utilissima valorizza vantaggiose vel ventinove ventitré vergognose vermont verna
    0 vessazioni vicari vicesindaco vicki videos videosorveglianza vigila villar vivesse viziati vn volleyball weaver zaffiro
    0 zig abbandonarono abdullah accusò acqueo adorno affrettate aggiornando aggiudicarsi aggiustato akira alcamo anagni
    0 ancorata andammo anniversari anticristo antipodi apartheid appartenuto approfonditamente arbitrari arborea arc ardito
    0 ares argentine arresa asi aspettatevi assediati assicurò assimilati astuccio attaccarlo attaccò audiovisivi aumentò
    0 aureo autostradali avvera bae balzac bane bellino bellucci benedettino berger biberon bonolis brazil brevità
    0 brigantaggio brocca brune bucce buie buonisti cado californiana calzoni cambiarono cant cantautrice cappotti cassia
    0 categorico celato celebrity celti celtic cerreto chiederemo cinisello circondava cisalpina civic civilizzato clamorose
    0 clelia climate clitoride clonazione cna colorazioni concludiamo concorsuale condivideva condizionamenti condussero cone
    0 congelata congregazioni contese contini contorto contributiva conveniva convivente cornell corni cpi cranica crispi
    0 culmina cupcake decadere decremento defibrillatore delegata descrittivo desenzano desolato detesta deva dewey difendermi
    0 diffidare dignitari ding discrimina disease diserzione disfare dissenteria distruttore dolby domodossola drogata dubbie
    0 ecclesiale educatamente effigie elette elettromagnetiche elusione engels engineer eolie epub errati errico esile
    0 esorcista etf evaporare evolvono extreme farisei farmacologia farro fatico fatidica faziosi features figurative
    0 fincantieri fiscal fischietto fisicità fognature foot forfait formative forzando fps frankfurt furbizia galleggiare
    0 gattina gauguin gelosamente gens gentilissima gh giocatrice giorgione giudicarlo giullare giunga giustiziere gnome
    0 goderci grappoli greek grinfie guardino hye ideare identikit idi ilario imbattersi immatricolazione immortalato
    0 impegnativi implementata imponeva imponga incalza incalzante incoraggiata individualismo indonesiana indossata infilarsi
    0 informando informarti informarvi informiamo ingenuamente ingiurie ingrandita innovatore interattivi intraprende
    0 intrattiene invadendo invasore irritabile irritata iside jennings josè juliette juventino kilo krishna lagna lamentate
    0 lasciai learn lebbra leda legarsi legion lello liars libraio licia lila linguisti logistiche lower lsd lucera
    0 magazziniere magnificenza makeup malaga malnutrizione mandarle mandy mangiarsi manifatturiero manzi marcellino maso
    0 mccain mediata mirabile mirto misogino misurarsi mobilita mogadiscio mohammad mondani montalcino morricone mutò nagasaki
    0 narrati nasser necessiti nellie neologismo nikolai normal noterà novgorod occorreva occuperemo ohi olivi olivieri omini
    0 omogenee opening operiamo opinionisti orione osimo ospitando ossessiva ovini pallini paperone papille parlarsi parlassi
    0 pasha passai pausania perseguitata piegate pireo plasmare pnl pomata posata prediche pregiata premuroso prepotenti
    0 presiedere pressanti preziosissimo propagandistico proporsi proseguiamo provvedendo prugne pseudonimi pupi purga qr
    0 quadrifoglio quattordicesima queensland raccolga radiale raiuno rassegnarsi rassegnata reagendo reattività reperimento
    0 requiem restio restrittivo rhodes riaccendere ribatte ricomporre ridevano riformata riformatore rilasci rilevatore
    0 rimettendo ripartita riprenderci ristampato ritratta ritrovarlo rompete rossonero roulant rsa rucola rudolf runa
    0 saliente satura saw scalzo scandicci schiantato sconfigge scordati sed semplificando semplificazioni sequestrare sessa
    0 settecentesca sexual sfregio sgombro shelby shine shu signa sims simulato sommare sorpassato sostegni sostenersi
    0 sottomettersi sottratte spartaco specchietti spendiamo sperone spezzone spieghiamo spongebob sproporzionata ssh staccate
    0 steward stordito strascico stratificazione subconscio svenuto tacos taddeo talia taste temptation ternana terriccio
    0 terroni testardo testina testing texture therapy thom thunder thè trai tralasciato tranello trascorrono trasformarla
    0 trattenersi trombosi tucci tulipani tunisina ultrà umiliata unisci universe uo urbanistici valsugana vascelli vaughn
    0 vece venaria ventricolare vestigia vibratore viceministro vinceranno virtuose votava warriors westminster weston
    0 wimbledon abbattendo abbattute abed acacia accettarla accetterebbe accomodare accordissimo acume acustiche adori adottò
    0 affittuari afflitta affollate affondano albe alegre allontanate altopiano amelio amiga anastasio anatomica anatomiche
    0 angioletto annientato annoiando anticostituzionale appassionate applaude applichi aprisse arenaria aridi arrendere
    0 arrese articolati ascoltarmi asserendo asserzione assortimento assumiamo astronomiche astuta athena attaccarsi
    0 attendevano attraversi avermelo avventurarsi bagnetto bandini basava beffe bennet berengario birth bloc boots bormio
    0 bovina bracciano britannia bufalo bussi cagando calamari calate camerini campari candidi cantonese cappellini carpe
    0 centrista cesta chamber chiamarle chinatown cialde ciclico cincinnati circolante coeli coke combatterono commerciare
    0 componendo comportata computing concentriamoci condensato condizionatori consenziente conservi consigliarmi
    0 contrabbandieri contrappeso corigliano corporali correttivi cortocircuito coyote cuckold curatrice curzio cy cyborg
    0 degradante delimitato denunci descriverlo diabetico difenderti diligente dimessi dimezzato dimostrino dimostro
    0 dipendesse diporto disavventure disciplinata disclaimer discriminante disgustosi disinfestazione dispendioso
    0 dispregiativo disservizi distingueva distruggerlo dormite dow dustin eclatanti edera egypt emorragie empedocle esausti
    0 esclamò esisto esporta euri euripide europeista fang fannulloni fazioso featuring feti filati filtrazione fininvest
    0 finmeccanica finocchi fissava foibe fondiaria formeranno fornaci fotografati frammentato frattanto frontex funi
    0 gabinetti galimberti gastrico gelli gestirlo ghz giammai giocavamo giornalistici giudaismo giustifichi giustina
    0 governava grandiosi granita gruppetti guadalupe gualtiero guantanamo guardandosi haley hansen hellas hobbes ideazione
    0 illazioni illeggibile immaginabili imperfetti impermeabili imprigionata imprimere incappare inclusiva incompiuto
    0 indebolisce indifendibile indignata indossarlo indulgente infette infiammatoria infondere informarmi ingenue inimitabile
    0 innesco inoltrare insalate insoddisfatti insolente insolvenza intelligenze interregionale interruttori intervistata
    0 inusuali juliana kenji lagos lamelle lando leccese leggano leggendari levy liberalizzazioni lucciole luciani macabra
    0 maldestro mandargli mangerò manolo mantengo maranello marchigiana mariella massari memorizzazione mess metafisico
    0 metalmeccanici mettessi mettila mf migliorarlo migliorarne miley minimizza minuta mischiato misticismo mitologica
    0 mitsubishi mmmh mobilitare moli monitora monitorando montecassino montefeltro morena motorsport muriel nantes narrate
    0 negroni nepotismo neurali niagara nicolini nobiliare nomino normanno nottetempo oltrepassa ombelicale orecchino
    0 ornamento osama oscene ospitali oste ostentazione palinsesti paracadutisti pardo parroci partido parve pau pellegrinaggi
    0 pendii pensandoci permangono permetterselo perpetuare perseguitare piccolomini pinelli pirenei pisolino pixar placa
    0 platinum polaroid politicanti polivalente pomezia portello potro predisposte pregressa premeditato prendertela
    0 prepararlo preparatore prescelti prescritte presentandosi previene privilegiare procedeva producer prolungate
    0 proposizioni propulsore proteggerti provetta provvisorie prussiano pubblicizza pulce purpose quadretti quadretto quark
    0 quasimodo quindicinale quintana quintetto quinti raccomandare raddoppiati ragionata raimondi rapportarsi refettorio
    0 reggiani regolamentati renoir restituisca retorico ricami ricaricabile ricettive riconoscerà rifaccio rimettono riparata
    0 ripensa ripensandoci ripeteva riportarli ripulita riscoperto rispettivo risvegli ritornate ritroverai rivendere
    0 rivolgendo rivolgiamo roaming rogna roses rostro rusty rutelli sacrificale saltò salutati sanguina sanseverino saporito
    0 sartoria sassone sberle scagliato scalfari scambiando scatenò scaturiscono scesero sciarpe scientific sciolte scivolata
    0 scommette scopriranno scoraggiato scorda scordata scortato sfilato shen simoni sissi situa sobri soffoca soffocamento
    0 solidarieta sommando sopraffatta sorveglia sottomessi southampton sovrappongono specialistico specificata spediscono
    0 spiedo spinoso spiritualmente spostò sprecando squame stamina stipulata strabone strategicamente string suonatore suonò
    0 svanito tanner targhetta teschi thanos theater titani tornerebbe toys tracia tradusse tramanda trasferirti trasfusione
    0 trasgressioni trattengono tutelata unanimemente unanimi ustica vaccinale venezuelana ventennale ventrale verbania
    0 vergognosi versatilità vietnamiti violi visitabile vittimismo vittoriano vocina voices warehouse warwick webster willow
    0 worst xiao zamboni zecchino zeit zigomi abb abele abissale accettava accorgerà accresce acustici addormentati aeromobili
    0 affamata affidando agganciato allontanò altroché alvin amichetto ampezzo amplificare anguilla answer antoni appendino
    0 appiccato apportati apprezzabili arrecato arretratezza arriverai artemisia asher assediato assorbiti aston atea
    0 attinenza attingendo aumentava aumenterebbe austen avvenivano avventurieri bacione ballet bambolina baraccone basco
    0 bastati beast beep belliche benzinaio bhè bianchini bilanciata biotecnologie bloccarlo bosa bossoli bozzetto brancaccio
    0 brio bronze bullet cadetto calcistiche cale carenti caricature celebrando cere chalet chapeau charly cheyenne chiariamo
    0 chini chitarristi chomsky christy chronicles cid cirrosi cities citt classicismo clear coatto colombiani combattevano
    0 commissariamento comparirà compensa compi compia comunico concentrarti concentro concludeva conf confermarlo
    0 confezionato confinata congruo conguaglio coniugazione conoscitivo conservò consultori contendono contestate
    0 contraddittorie contrassegnato convocazioni coronata correntemente corteggiare cosmetica coup cove coworking crollati
    0 cromosoma cucini cullen culminante cupole curcuma curdo danzatori deja deontologia deviata dibattuta diciannovenne
    0 diciassettesimo difettosi digos dimenticanza dinastie dione dior dirotto disgregazione disintossicazione disputata
    0 distensione distintamente diurna divertite divertiva docet dolorosamente donizetti doppiati dossi dre eccedere edmondo
    0 egg egizia eine elastiche elettromagnetica emanate enclave endovenosa epiche erette erogato erwin esercitava espatrio
    0 espositori estensi esternare esule evacuato evaporazione fabi falkland farmacologico fatele fattene felicia feltro
    0 fenici fighter filamento filastrocca flacone flickr flo flowers fluente fortissime foss franchise francisca fruibili
    0 fruit fumava fur galeotto ganci gandalf gastrite gavetta gaz gazza gem germanici gesualdo ghanese giuri globalizzato
    0 gogo granaio grill guzzi haas harbour henrik hentai héctor iconica ideas illuminanti illustrando imbarcare imbuto
    0 imperial imprenditrice impugnato impunito incastra inceneritori incentrate incontrai incoraggiati incubazione indigenza
    0 inetti infastidita infermità infettati inquadrati intaglio intensive intensivi intimidazioni intralcio inventi ionico
    0 iowa irriconoscibile irripetibile jackpot jar jour jump kaos khalifa knock lamine lamponi lawson legando locazioni loren
    0 macdonald mancuso mandarci manderei maneggio mangiarne maniero marcati marsh marziani massaggiatore mesopotamia mfw
    0 migratorie minacciavano mincio minh misfatti mmmm mobbing molestato monday mongolfiera montecchio monteleone morbosa
    0 morboso morirai msf munite murcia murgia musso narni nathaniel navigator navona neoplasie nielsen notariato nous nubile
    0 obelisco occorrerà oceania odo ognissanti olsen omnium opt orban origami ormonali orticello ortodosse ortona paci
    0 paganini pagarle pak pao partecipiamo passeggera passeggia passerei passero patriottici patrocinato patteggiamento
    0 pedaggi percepibile perrone pestilenza pisciato pistone polemici polito pom porcellum posero precipitati precisando
    0 prelati presidiare privilegiate problems prod profumeria prosperi proteico protestando psichiche puff punitiva putti
    0 quarantadue radioattive radiofoniche radiofonici rancori ravvicinati rb recluta redditizia regalò regolamentato relitti
    0 repressi resuscitato retrograda revolver rf riaffermare ricavano ricongiungimento ridefinire riferibili rigettare
    0 rigidamente rigorose rileggi rimbalza rimpiazzo rinascimentali rinnovano rinunce riprenditi riscontrabili rispondenti
    0 ritenete riunendo riuscirebbero roseo rtl sacrosanta salga salvataggi sanguinosi scacciato scodella sconfinato select
    0 sensitiva separi seregno sessantina sfinge sfoga sfonda sfuggente sfuggiti siluri similare sip skinny smartwatch
    0 smentiscono sobre socialdemocratici sociologi société soletta sommerse soprattuto sor sostituì sottoscritti spacciata
    0 spacciati spain spaventose specialistici speculativa spianata sporgente spuntata stargate sterno stilistici stoner
    0 strategy stremo stringenti struggente subbuglio subirono suk svanita sviene svuotamento tacca talismano targata tassare
    0 tau tay temp tempestività tenco tetra tifone tirreni tollerati toponomastica toppa torquato tostato tramandata
    0 trascendente trasmissibili traumatizzato traverse tremano trippa trucchetti truffati twain ubaldo unicum unirti
    0 uscirebbe utility utilizzatore utrecht vagante valanghe valige vatti vediamoci venera venirti vergata vergognatevi
    0 vestibolo vetere vianello vicariato vichinghi vikings visiera voyage wen yorkshire zan accorciare adegua affilato
    0 affumicato aggrapparsi aggregate aggregatore agreement alato alcatraz alcide alludendo alzarti amar anc andres angolino
    0 annunciazione anomali apostrofo appellarsi appiglio approfondendo archiviata arrabbiate artigiana ascendenti assetti
    0 assicuratevi atipico attendi attribuzioni attriti automotive autosufficienza avvertiva baciarsi badate balsamico
    0 basiliche battipaglia becero bernadette bibliografiche bicchierino bimby bleu bojack bollenti borbonica botteghino bri
    0 briscola brufoli buffi bunga buonumore buzzfeed cabinet cablaggio cacciate cacciatrice cacio cago calò came candia
    0 cannuccia canottaggio capirmi caritatevole carmagnola cartellini cartilagine cartoncino cedo celeberrimo cenci censiti
    0 centauri centauro cer ceri cet cetacei chart chiacchere ciclica cingoli cir codesto colpisca coltivatore combattiamo
    0 cominciasse compirà comprenderà conoscerai conquistatori conserve considerò consigliarti consultabili contraddittoria
    0 contrastato contromano conversano correa cosmologia cristi criticati crocifissi cronistoria cul cà dae datate davanzale
    0 debolmente dedicandosi degenza delimitazione depresse devoluto diapositive dimostranti dimostrarono dirottare dirvelo
    0 disinfettante dislocazione disonestà disordinato dissolve distruttivi diversificata divulgativo dock donde donetsk
    0 dopamina dormita dotarsi doverla eccole economist edi effettuazione elemosinare emigrano eolo equity eritrei
    0 esasperazione esegui esemplificativo espansiva esternazioni estorsioni etanolo etienne fantini feliciano feudatari
    0 fiancata fiche flagrante foa fondotinta fornivano foucault fregarsene frenato fresh frey gagliardi galantuomo gao
    0 gardaland gastronomica gastronomico generis genuini gettone giasone giava gilles gioiellino glassa gradirei graf
    0 grigioni guado guardandolo header higgins hours idro idroelettrico ignote igp immigrata imparò impiccare impossessarsi
    0 impossible impraticabile imprecisioni impulsivo incantare incrementando indecisione indicò indifesa indisturbato
    0 indossavo inerme infettiva infiltrarsi inflessibile infondato initiative insistentemente insolite inspiegabili
    0 integrativo interessando interpretativa intrecci investigando ionio istintivo jamaica kanye kc kei killing kind labiale
    0 landa landing latenti latenza latitanza lavinia leclerc legava lettrici librai lilith locus looking luana macchi machado
    0 macigno mahmood malaffare manipolando marlowe marsupio martins marxisti mattoncini mckenzie medicea medita medjugorje
    0 meetup mesa mesetto mile milk miniserie misurate misurati modera molare monnier montessori moreau morirei mortara morton
    0 mostrerò mostruose motosega motrici negò nichilismo niro notati numerati nutriva oliveira ooh operavano opponevano oreo
    0 originalmente orticaria ostina paesini paramilitari pareggia parlati partorisce passarla passibile pavesi peaks pedana
    0 pente peperone perdesse permettetemi persuaso piantate piddini pietosa pilone pinoli poggibonsi politically polpaccio
    0 portassero porterei possieda potute predetti pregiate presbiterio prevendita procediamo professioniste profumata
    0 progettuali pronunciò propagandistica proseguirà proteica protettivi provenzano proveremo pulmino punjab pupilla rabat
    0 rabbrividire racchiudono raccontarle raccontavano raggiungiamo ramona recandosi reggie regie renzie reputano resisto
    0 respinte restasse riappare ricambia riceverlo richiese ricordasse riders ridiamo rifarmi rigor rileggendo rimandati
    0 rimorchi rinasce ripetermi riprovevole riscuotendo risolvo roche rodano romanesco sarta scaglione scaldarsi scemenze
    0 scherzato scherzava sciita sciogliendo scollatura sconvolgere scorge scrittrici scudiero sedotto semantico serrati
    0 sfumata sicula silas sis skill skip smisurato sommi sopraffare sostenitrice sottolineava sovvertire speak spelling
    0 spiegarle spiegatemi spingeva spostiamo stamp starmene starter stenta stroncato subdola superenalotto supererà superga
    0 supplementi symbol talking teli temibili tenaci tendini terminator tier tit tornassero tosca transport trascorrendo
    0 trasfigurazione tremende tremo trionfante unicorni unirci utilizzarli vantato veci vedevamo vers vertigo vettoriale
    0 vilipendio violence vistosi volava voltaggio watching webb winnie wolff wolverine xanax zheng abbandoniamo abbreviata
    0 abbreviazioni aberrante abnorme abrogata accelerata acconsentire accudire accumulazione accumuli accusi acerbi acne
    0 acrobazie adoriamo advisor aggiornarsi agitando agrarie agri airways aisha alb alcolizzati alpinisti alveare
    0 ambientaliste ambrosini amerigo amino ammirando ammonio amplificazione anagrafica anamnesi aneurisma angolari annegato
    0 annoiati annotazione antidemocratico antifurto appoggiarsi arbitrali ardentemente argent ariccia aromatico aspetterà
    0 associarsi assumeva asticella attrattive audit author avola avvicinarmi azzerare badanti baie baionetta barbados barrio
    0 bassezza becchiamo beijing bende bettino bettola bim bisturi bleah bn bolgia bolscevichi bombarda bova branding bright
    0 buttò buzzati cadranno calorosa camicetta camminiamo capitaneria cappuccetto caprio carcasse carcerato cardiologia
    0 carogna carry carrà cart casalino catullo cavano caviale cercatori cervice cessata championship character chiediti
    0 chiellini chieste circondare circuit collegava colmi combriccola comunicatore concordati confidenziali confrontata
    0 congiuntura coniglietto connettivo conseguono conservation consolidati consueti consuetudini contattami contengano
    0 contrapposto copiata corey coriandoli cornelia corolla corposo costati crateri creste criminologia cronologicamente
    0 culminata curò dandomi darth ddr definibile degenerare deluse destituzione df difensivi dimostrava dirompente dirupo
    0 disattivazione discernimento dispensare distrettuali district disumana docu domain dominique donaldson dory dubois
    0 eastwood eataly eg ela eliminarli ellenistica ellittica elogiare embrionale emersione emiro engagement eremo erranti
    0 esaltata escogitato esercente esibirà espiare espressività eucaristia evitarla faglia fanne farmacologica faziosità
    0 federalista fiale fidenza fingersi fiorenza fiorita fischiare fitz floppy forestieri fortificata franchigie francigena
    0 freccette frederic fregi fè garfield gertrude gestirla giornalino gleba glorie graffito grandemente groppa guadagnava
    0 guardiola hampshire hung icaro ignara illusorio immaginabile immensità impacciato imparerà impedivano impercettibile
    0 impreparato impugnazione inalterato incrociata indegni indiscriminata indiscriminatamente indovinello inebriante
    0 infastidire infiammato infimo infuocato ingranaggio ingrandito inibisce inizierai inizieremo inosservati insostenibili
    0 integrative intendiamoci interessavano invidiosa invogliare istintiva istituendo johan karabakh karel keaton kiki kuala
    0 lacca lakers lamentarci lanciafiamme lattice lavoreremo layer legislature leiden liang lignano lindo livido luigia luz
    0 magma maiden malefatte mandatemi mangiar manifestate marinetti masha mateo mbps mds menzionano miao mieli migliorarsi
    0 mignotte mimosa minerari mixtape mk mma mogol molestata monteverde montuoso moralismo moscato msc mueller muovevano
    0 murder musi mutilazioni neolaureati neurologia ngc nicosia nouveau ntv nutriti nuziali nylon omofoba operations opprime
    0 originals orléans ost ostacolano pancrazio pansa paolucci parcheggia parlerei peccare peculato penserai pensiate
    0 pentirsi percepiamo peripezie perseguimento perugina peruzzi pezzente phd philosophy phon picard piego pigli plateau
    0 pollini ponzio poole porridge portellone posse possedute possessione potatura pozioni precipitò prelazione prequel
    0 presenteranno prestò pretendeva prevalenti prigioniere priorato promulgato provochi psicofarmaci psp puente quà
    0 racchetta radicchio raffigurati rage raikkonen rallentano rapitore rashid rato razionalismo recite redatte regolarizzare
    0 reinserimento reintroduzione related rendervi reporting residue retroguardia rettile ricostruendo ridistribuzione
    0 rilassarti rinomate ripetitore riprenderlo risaie risponderemo risultanze ritrovai rivolgeva roller romanica rotazioni
    0 row rua rumorosi rus sakura salvarle saprebbero sborsare scaltro scarabeo scenderanno schiavismo schizzare scontando
    0 scorreva scrivano seguirne sembrati serge serrano sichuan sicurissimo signal signorelli sintomatico siriane siècle
    0 sloveni snodo somministrata sonya sopportarlo sorgerà sostituirà spacchi spiegel sputano stanislao statisti stellata
    0 storti structure studiavo subacquee sudamericana sudata sudditanza svoltare tagliò tavolozza tcp timidamente tirocinante
    0 tornavano torrette tosco tostapane traducibile traiettorie transitare trapezio trascurabili trasformatore trattarlo
    0 treatment trentennio truccata twit uccideva usci usufruendo usurpatore uè vabè varata vedetta vent ventosa vicentina
    0 virgole vivrei whitman wife wilder yao yoko
    -1 abbassati abituarmi accadimenti accaniti accantonato accertate adattando addii advertising affettuosi affidandosi
    -1 agevolata aggirarsi aggiungeranno alassio alga allarmanti amasse anacronistico anci andersen andrade apparenti
    -1 archiviati argomentando arrecare arricchite arriverebbe artiglio asfissia asserisce assimilato astrid attestazioni
    -1 attica attratte ausiliaria avviano baccano baciati bagnino bahrein bao baraccopoli barchetta baritono battezzare
    -1 beatitudine behind beneplacito bestialità bestseller bf bibliotecaria biellese blackjack blaise bongo bosso bressanone
    -1 brizzi bruciava brunello bucci bulldog bund bungalow cadice calli calmarmi campeggi cana carver cato centurione ceuta
    -1 charge chemical chiedano ciarlatani clessidra coautore codardia codex colloquiale colors coltellata coltivando columbus
    -1 combat combatterlo commentari comodissimo compartecipazione complementi condensa confcommercio confezionamento
    -1 confidenze coniugali consegnerà conservativa considerarli consip consistere constance contatori contentino contentissimo
    -1 contorta convertite convincendo convincersi cookies corporei credette crediate crepi criticava crown cucinando cultori
    -1 danzante davi decentemente deformazioni degenerata degnamente deh delimitata deportazioni derisione derubati difettosa
    -1 dilagare disattiva disciolto disseminate disturbati diversivo doll doodle dorsali dragons drastiche dybala dyson déjà
    -1 easter edgardo elettro emise emissari epurazione esplosi esultare evergreen evolvendo fantasiosi fargliela fassa
    -1 femorale fermiamoci ferragni fiati filologo fir firth focalizzarsi fondamentalista fondanti formigoni formulazioni
    -1 fortuito forzoso fourth freak frequentavo frequentazioni fuggite gazzella gemini gemiti gettarsi gherardo giamaicano
    -1 giustificarsi giusy goccio goodbye grate grayson greenwich gregoriano grifone guardavi guarino guillaume gusta hannover
    -1 hash heaven herb horse hua ibi ideati immaginarsi immatura immorali immoralità impareranno impastato impiantato impressi
    -1 incessanti incetta incisiva incoerenti incontrastato indebolita indigna indiscutibilmente infestata ingerito
    -1 inguardabile inserzionisti interferisce interrato invertiti ipotetici irpinia jai jingle kaplan kawasaki kono labile
    -1 labs lacerazione ladroni laila lande lateranense legionari lella lesivo levata liberarsene lindsey loca locatore lodata
    -1 louisa lte lucide macellai mademoiselle maggiorazione magistralmente magliana magnati malocchio manganese mantenerli
    -1 marge markus materialista maturati memento mental meschini mescolati messicane meteorologica meyers middleton minacciosi
    -1 minchiata missiva moe monarchi mos motti mulder multiculturalismo mummie nasci nascondermi natiche ncc neutroni noli
    -1 novellino nyt obbedisce occupante odontoiatria officer ogniqualvolta operation operetta opposero orchidea organizzarono
    -1 ossola ottomani pacini paestum pancake panche pantani pantelleria papali paragonati parapetto particolato pater pegaso
    -1 penalizzati penicillina pepsi perdevano perego persistono petite phelps pianifica piccolissime piovoso playa plutonio
    -1 poggiare ponzi portandola prc preferenziali premurosa preoccupando preparavano prestava principati problemino process
    -1 progressiste proponevano proprietarie proteggerci protrae provavano pula pulendo quattrocchi raddoppiata radiato radioso
    -1 raffigurare raffigurata rangers rasata regeni regolo regresso reims restarci rettori ricattare rientrò rifai rifatti
    -1 rileggo rimarrete rinfresco ripensamenti riposte riprodotti rischiose risplende ristoratori riveduta rivendicano
    -1 rivoluzionato rocchetta romanico romanze rompicapo rondini ruggito sage salutarlo sauro scantinato scapoli scappate
    -1 scatolone scegliersi sceneggiato scoprirono scordi scorri serenata serpe servile seveso sgomberi simultaneo sindromi
    -1 slovena smettesse smonta sodomia soggiornare sognata sollevarsi somministrati sonic sopportazione sorpassa sottratta
    -1 souza sparrow spaziosa spiacente spiccare spiegarsi sprecati sprona steli stevenson stivaletti stringo strutturare
    -1 svantaggiati sven tall tamponi tape tappetino tartufi tattoo telegrafo tenervi tenterà term terrier tetro ticinesi
    -1 tiepolo tifa tirò toponimo tora traditrice tramandare travolge tristissimo trote tuorlo turi turing ultrasuoni unirmi
    -1 valpolicella varoufakis vc velina vertebra viaggiavano villino visore vor xena yeon yolanda yoo abati abbate accedendo
    -1 accetterei acchiappa accoglimento accresciuta adelphi adopera affar afferenti agisci alcolisti alf aly ammettiamolo
    -1 amuleto anatomico ancore angolazioni animare anselmi applaudito applicarsi apporti appurare aramaico arazzi ariston
    -1 armadietto armoniche arrestando arya assegnando assemblato assolta attaccarono auchan avarizia avventurosa avverato
    -1 avvocatura baccalà bagnanti bandierina battermi battiamo bautista benchmark bergman biathlon biglia biologicamente
    -1 bivacco bm bolli bombardata boost borderline borg bose bronchite buffonata butch caghi calling cambieremo capocannoniere
    -1 capponi capriolo carey carrillo casper castelletto castigliano cavalcando cayman cdl celebrava centralizzazione cereale
    -1 cerotti cg chiamiamolo chiazze chierico ciarlatano circolanti coccolare colato collant cominciati commutazione
    -1 compaesani competitor compilando comportarti comunichiamo concentri confluiscono congolese conio consigliò consolida
    -1 consultando consulting contemplata convalidato convinci convinco copa copio corinzi corriera corsari costituirebbe
    -1 costruttrice crearono cremazione crescano custodite danger decalogo decentramento defense democracy demografiche dentali
    -1 denuncio depp deputazione derive developer dialettico difficilissima diluito disamina discernere dispiaccia
    -1 dispiegamento dissuadere distaccati disturbano diventassero diversificate divin doe dropbox dua editare educate effimero
    -1 eguagliare elise elon eminenti emozionati emulatore entrai environmental erronea esagero esattori esercitati
    -1 esibizionista esilaranti esorcismo espiazione espositiva ettolitri evade evasi facilitando fantasiosa farrell favorisca
    -1 felini ferrate fiammingo figurare filare finanziando fogliame foglietti fossano freestyle fregava friburgo fucecchio
    -1 fuorvianti galatina garner gaston gc gd genuine ginestra giovanotti giriamo gittata giugliano goo gozzi gradisca grafite
    -1 granelli granello gratificazione guadalajara haskell heath heidelberg hermione hl holder idealismo iec impararlo
    -1 implicare impreparati impresse improvvisate inadempimento incantevoli incontenibile incrementa indottrinamento infermi
    -1 informative ingannano ingiuria iniettare innamorate insonne interesso intersecano intestine introvabili irritare
    -1 isterico jillian jonio lacrimogeni lamentandosi lampione lanfranco laterano layla leaders lectio leggibili leggilo
    -1 lehman liberiamo listini londinesi lustri magnetismo malvagie mandarono manipolatore mans mantenete marcatore mariangela
    -1 marmorea mastica masturba maturate mazda mazzata meh menato mengoni mikael milite mimo minimale miro mita molesti
    -1 montoya moran morfologiche mourinho muoviamo murali mutata narrante negoziale nicht normalissimo occhioni omologhi
    -1 orchestre ordinano ordito orson ortiche oscillano outsider ow pacifisti palazzine papavero paramedico parlassero
    -1 partiranno pasquetta passami patentino patologiche pazzesche perderli pestaggi phantom phishing piazzamento pidocchi
    -1 pietose pilates pinta pkk pluto pluviali podemos polpetta pontifici porterai portugal positano pov powers ppe prenotati
    -1 presentasse prestabiliti privazioni procedette pronunciano proverei quant quassù racchiusi raccomandiamo ravi
    -1 realisticamente referendario rega regolabile regoli renderai repressiva resources ressa riace ricevano ricino riduci
    -1 ridurlo ridurrebbe rilevamenti ripeterò riportarla ripresenta risuonare ritirando riunivano rivalutato rivolga rocha rog
    -1 ruberie rudolph rusconi salterà sanguisughe sansepolcro sari saudi says sbandati sbirro sbornia scendete sceneggiature
    -1 scenico schermate scioltezza scivolando sconsiderato scrutatori secchia secchione sembrino sensazionalismo sentissi
    -1 sfizio sfuma sganciare shy siluro sirte sistemazioni sistemo sloan smettano sommelier sommosse sospettata sottomarina
    -1 spacex spartire spasmi sperimentati spettanti spetti spogliarsi spremere springer stammi steph stoppa stralci
    -1 strumentalizzare sufi suggestive suonerà superflui supermarket sure suu svoltesi swiss tajani tamigi tamponamento tane
    -1 tbh tendeva tenui teologici terno tesoreria tetano tettona tibetani tobia tomi tonfo tory touchdown traduca trafila
    -1 trendy tributarie truccare trucchetto tumorali turchese uccidete umilia uniamoci usarono usuali utilizzerà vanti
    -1 vecchioni velocissima venature venoso verificabile vinili violentare vivavoce vivendi volerne vomero wat wechat yorker
    -1 zampino abbellire abitacolo abside accendete accoglierlo accontentato accordano accorgimento addormento adolescenziali
    -1 agili aidan allentare amazzonica ammonito amorevoli andamenti annualità annullano antiquario anyway apocalittica
    -1 apocalittici apparecchiatura appiccicoso applichiamo arcata arciprete ardea armare arredare arresi ascolterà asociale
    -1 aspettami assimilabili astronomici attaccava audiolibri auguste ausiliarie avvicinarci babele bal baldacchino ballava
    -1 barbe barberino baschi basil bastiglia batto bensi berman bertini bertolucci bisnonna bisognosa boccetta bocchino
    -1 bondage bondi bosforo braille briggs brit brunei bullock cabo canarino canosa caparezza capivano capostipite carafa
    -1 cardona carnivori cartier cary caschetto castrato causi cavalleresco cellini cercai cercar cercatore chao chiedile
    -1 christ cicero cinquantenne cippa ciuffi clement clementi clock colazioni comodato comprensivi concert conclusasi
    -1 confessando congiunge consulti contraffatto controriforma controspionaggio corali cordoba correlazioni costruiremo
    -1 creino critical cromatico cupi daesh darcy debian decathlon dense deviati diamogli dibattimento dimenticherà
    -1 disattenzione dislessia dismissione dissidente distruggerla distruggerli dominatore domiziano donbass dondolo duma duna
    -1 eccidio educatrice elevatissimo elmer emergendo empiriche endurance esche esserle estremismi etilico etto eucaristica
    -1 eureka everywhere evitati excelsior excursus extracomunitario fairy falsificare fantasioso farcito fasulle fatiscenti
    -1 fattelo femminicidi fidarci figliola filetti finalissima finaliste fiscalità fittizi flying following formulario foschia
    -1 fotovoltaici franciacorta ftse fucilato fuentes fw galere galloni geopolitico gerarchico gets getting ghirlande giaceva
    -1 giacomelli giocheranno giurì glam glande gould gratuità gravano griffith groove grossolanamente grossolano guardarle
    -1 guarderà guarnizione guns hae hamid hippy hiro hmmm huxley hyung idiomi illusi illustratori imbrogli imho impagabile
    -1 impopolari includa inclusive incorporati incudine incurante ingestione inoltra inquadrata inquieto inquisitore insensate
    -1 insormontabile insultarmi intercambiabili interinale internationale invariati invasive invento invincibili invoco
    -1 ippolita ips iride iscrivono justine kardashian kathryn lamar lap lean lelio lettres libertas liegi lucina magda maghreb
    -1 magione maialino malvasia manetti manganello marat marchisio marissa marks marmotta matassa mathias mathieu mattanza
    -1 maze means mediatici memorizzato mercé meritarsi meritati metodologico minimalista modellini modernismo molière
    -1 moltiplicati montanaro montuose morello morini mormora morty moser mostruosità motivazionale motu mozioni mutevole mysql
    -1 mystery nadir nara naviganti nebraska necrosi nikolaj nominando noooo nubia nuotatori oa occorrerebbe onoranze operi
    -1 ordiniamo oscars oscurata oscurati otterrebbe package packard padroneggiare paesani paesello pagella parlane parrucche
    -1 pasteur pasticche patrona pazzie pedante pedrosa pei penalizzare perderei perditempo permetterò perotti perspicace pied
    -1 pigliano plant poligamia polimeri poltiglia ponto portandolo ppi preclude prefissi premiate prepariamoci pretendente
    -1 pretoria primissime prioritaria prose proteggermi provasse pugnali quadrilatero quarte quattordicesimo quoto raccontarla
    -1 rad raddrizzare raduna radura ragioniamo rallegra ramadan rao rapaci rassegnare recando recco reggiseni repentinamente
    -1 resilienza resistendo resp respingendo rh ricostruiti riferivano rimetta rinnovando rintracciabile rintracciabili
    -1 ripartite ripristinata rischiate ritrovarti riusci riversare rodrigues rompipalle rondò rosica rowling ruffo rules saab
    -1 salernitano saltava salutate sambuca satta scalino scaricabili scazzo scenate sciacallaggio scivolato segnatamente
    -1 sentivi serotonina setting setup seymour sfila sil sinapsi sio sionismo skipper slash soi solving somigli sommergibili
    -1 sona sopraffatti sospettano sostituirsi spacciano spaventosamente sperduti sperimentano spiano spingi sporcarsi spurs
    -1 squilibrato stacy strutto stò subordinate succedette suisse superflue supervisionare svaniscono svendere sventato
    -1 tacchini taddei telelavoro tennista tentiamo tettoia theme thierry timmy torelli traforo tranquillizzare trascinano
    -1 trascritti trasportatore trattavano traumatiche trentaquattro tricolori turati ubisoft ulcere unguento usarne usassero
    -1 utopie uu vaccinato valter vanilla veg veglie veneranda verdini vergognarti veritiero vertigine verve viandante
    -1 videoludica vira visuali viviana wah wanted yusuf zag abbracciami abusata accampati accoppiato acquerelli acquosa
    -1 addebiti addizione agar agitati agnostico agonizzante agrippa alessandrino alleva allineata alloggiato allori allungati
    -1 alvise amalfitana amalgama amaranto amarsi ambita ambrosiano ameno amerai androide ange angioletti annullando
    -1 anticrimine anto apicale appariscenti apportando apriremo aranci arrigoni aspettarlo assaggia assicurandosi assumi
    -1 assunsero assurdamente attaccarci augurano autocertificazione automezzi autoritarismo bambin bankitalia barbabietola
    -1 barbero barbosa bassifondi baudo belve benevolo berberi besciamella bettini bicameralismo bicentenario biosfera
    -1 bisognoso bistecche bloch bnl bonificare boscaglia bourne bow bpm branchi bruciò brunelleschi buffer buongiornissimo
    -1 cabala cadesse calamaro cami cantastorie cantonale caorle capirsi capitasse capitolino capofitto caporali caracalla
    -1 carlton carola cartiera catalogare catastrofica catturando cavalla cavani certificate chantal cheerleader chet
    -1 chiarissima cianfrusaglie ciaone cig coabitazione coinvolga colonizzatori coltellino comandava cominceremo comincerò
    -1 commensali comprensibilmente compromette confidando conformismo confrontate coniata connect consentì conservava
    -1 consideravo consigliava contrastata contrattempo contribuisca convenire convocate corrida corrotte cosca cosidetta
    -1 cracco cranico creduta cresciamo cringe datteri debellare debra definiamo degenerato demoniaca dent devoluti diceria
    -1 differenziate diffonda dilemmi dimostrarsi dimostrativo dion discrepanze disertato disgelo disgraziata dissipare
    -1 ditemelo diversificato divideva documentale dolls dudley dài eastern ecclesia effimera eliseo embedded emoticon
    -1 emotività enigmatico erich escamotage escape esclusività espletare eterogenei eterogeneità evacuati evgenij ez facchini
    -1 fanali fatalità favoritismi feels few filomena flebile focalizzati fotta fraintendimenti frammentata frantumato fronzoli
    -1 fumata galati galoppo gareth genocidi germe ginecologi ginepro giovannini gioverebbe goduta godzilla gras gronda gum
    -1 halle hang hertz illeso illudere imbottito imbroglioni immobilità impedirne impostate improponibile imprudente impugna
    -1 inasprimento incarica incisore incomodo incontrava incontravano incrociando indifeso inducendo ingestibile insediati
    -1 insegnerà inseguiti insoddisfacente institut interessantissima interista internamento internato intriso invalida
    -1 invertite investigative ion ipo isotopi iure izzy jakob kirghizistan ktm lafayette lange languages lasciandola
    -1 lavoreranno lazzari leonida libra linfonodi linneo logora louie lunario lusinghiero lv magone makers masochista mastella
    -1 maury mediorientali meduse menano merdoso merende mimì minds mirtillo mogherini mondano monitorati moody mostruosi muffe
    -1 munch murate mutate muzio naked nascose nava navigato neoliberista neurologo ninfe noialtri novero oasis oda ohm
    -1 omogenei opzionali ossimoro paddy palacio palermitani panetteria papiri pavarotti peck peduncolo permeabilità persistere
    -1 pervertiti pettinatura piantata pilotato plain platonico polarità polinesia porcheria porcini poro porterebbero
    -1 portofino potergli ppp preceduti preminente presentarlo privatizzare procedi procurati producevano proletario promettimi
    -1 proseguiva provvigioni puglisi pulp punica punitivo quid raffinazione rarissime rasatura rasta represse rettificare
    -1 reversibile rialzata ricercando ricreato ridley ridurrà rifrazione rigenerare rincoglioniti rinfrescante ripartono
    -1 ripercuote ripido risentono risolse ritrattare romney rosita rovistare rule rutto rx sainte salme sample santander
    -1 saragozza sbarcano sbattuta scandalizza scandinavo scandito scansioni scherzetto schiaccianti schubert scivoli
    -1 sconcertato sconfinata scooby scusarmi scusati sens separarci seu sfascio sfugga shang sheikh sibilia smagliante
    -1 smontata sopracitato sorpassare sorridono sostenerli sottovalutati spareggio spazza speaking speculativo spegnendo
    -1 spiritosa sponsorizzati sproporzione spuma staccando statiche steele stellina strabiliante strapotere strappalacrime
    -1 strisciando stucchevole suggeriti supplizio sussulto targato teologiche timoteo tipografica tonale tonelli tonio trader
    -1 tradursi trascurate traslochi travagliato trends tristano troietta trois troveremmo té ubriachezza ubriacone
    -1 urbanistiche usl vaghezza vaglia vagliare valorosi variegate velenose vendicatore veritas vespucci voltastomaco
    -1 vulcanico waves webmaster wurstel www yakuza youporn zoey zuffa abrogare abstract acca accompagnarla acli adiposo ado
    -1 affrontarla agents agganciare alberghiere albini algerini alli allineare almirante alsazia amicis ammazzata ammetta ance
    -1 animaletti animalista annientamento antigone antipatici appartenne appio appoggiava apprendiamo apprendono aprivano
    -1 ardenti arene arese armonioso armonizzazione arrenderti assiomi assoli astenuto ate atomic atterrati attribuendo
    -1 ausiliare autoctono autogol autosufficienti avventori avvicinate ayala bagheria barbariche baresi barnaba barometro
    -1 battitura battlefield belotti bini bioetica bismarck bk blasfemo blob bobine bocelli boiate borrelli bran bray brie
    -1 brunch calpesta cambiarle camerati camminavo cancelliera canossa canotta capuano caratura carnia carpenter casas castiel
    -1 cathy cats causerà cen cerere chardonnay ciabatta cicala cinquestelle ciocche cipressi cirenaica coito commemora
    -1 commentario comprenderne computazionale comunichi conc conci concomitante concretizzare concussione condividevano
    -1 confermava confrontarci consistevano convincimento copiando copioni corazzate cornovaglia cornuti corporale cosidetto
    -1 costeggia cruciani cuoce daredevil darete daryl december deliberata delrio deridere derrate despota destinarsi devia dhl
    -1 diabetici diminuite diseguaglianza diseguaglianze disertare distruggi distruttive dominatori donzella dum dumping
    -1 dynamics ear eccentrica efeso elmetto emblematica entella equiparato erariale eroine errani erudito esploderà
    -1 estendendosi estremiste fabian fabiola facoltosi fantino fassina fasullo faustino fda fee fiacca finiture fiorite flood
    -1 flor formi fornirgli frignare gassman gazzettino genus genzano giallastro giocheremo giorn girasoli gomes grossolana
    -1 groups guadagnerà guitar gutiérrez hahahaha heinz hoffmann hogwarts iconico illimitate illogico imboccare immunitaria
    -1 immutata imparino impedirebbe implicati importatori incaricate incentiva inconciliabili inconfutabile incontriamoci
    -1 incorpora incorporazione incuria indagate indicibile indicizzazione indipendentista indiscriminato ineguagliabile
    -1 inimmaginabili inoltro inossidabile inscenato inseguita inserirlo intercettati interverrà invitarti ippodromo
    -1 irrinunciabile ispiratrice janine jax jenner jfk jing kenia kmq kruger lannister leibniz lentini leuca lights limonata
    -1 lombroso lovecraft lucchetti lukas maggiorparte mangime manifatturiera manovella mantovana marne massive materni maximum
    -1 meditazioni mettendoci metterai michaela midwest mig minoritaria monticelli moriamo mostrarmi muslim nai narnia
    -1 narratori naughty navigabile ncis nec oglio olimpo olona omettere omologo osservabile ossi ottusi packaging pagarli pais
    -1 palate paleolitico paralizzare paria parlerebbe partirò partizioni patologici pattumiera pays pb pegasus peggiorate
    -1 permesse perseguendo perseguono pettorale photos piera pigmento pignatelli pioppo pipe pistacchi plusvalenze pontificie
    -1 ponza pornhub posacenere preannunciato preistorica prenoto preoccupiamo prison privilegia professionistico propendere
    -1 proporzionata prorogata proseguo provengano publio pulsazioni qualificare raggruppate rapinare rappresentiamo razzie
    -1 reggenti reign relatrice rena reversibilità revista rg riavvicinamento riavvio ricamato riconoscerla ridente riempio
    -1 riesaminare rifugia riguardasse ripararsi riparati ripercussione ripley ripone riproduttivo risolutivo risulteranno
    -1 ritorneranno rivederci roby romperti rompeva rubava rubens ruvida ruvido salaria salvadanaio samara samaritano sanctorum
    -1 sanremese sbuca scadono scafati scatenate schiavitu sciatori scimmietta scoccare scoparsi scoprirne scortare seconds
    -1 secrezioni settecentesco sfoggiare sfottò shaun significante silos simmetrico sint slovacchi sneakers sontuoso
    -1 sopraggiunge sormontato sorrise sottovuoto sparavano spariranno spaventi specificate spetterà spicciolo spregiudicata
    -1 stabilisca stampelle standards stecche stendhal sting stracciato stupra stuprano subentrato successone suggerisci suino
    -1 sully sunnita sussurro svenimento sventure talentuosi tano taschino terzetto tesserato tienimi tijuana titus toglierei
    -1 toglierà tornelli tortuoso tracciate tradurlo tramandate tramuta transatlantico trascrivere trattarla trattengo tremendi
    -1 trey trombone tron trovatore tui turbolenza ufficialità ukulele uniranno unity urania uscissero userai userebbe
    -1 vademecum varicella ventricolo vespri vialetto vigoroso vivido volantinaggio vulgata waldo winner ying yoon abdicare
    -1 aberrazione abeti academia accessoria accettarono accompagnatrice accozzaglia acquari adoperò adult aeroportuale
    -1 aggiustamenti aggregare agronomo ahia aire aiutarsi alina allargate alleno allieve annegati annoverato anticipati
    -1 aprirmi aragonesi arce archives aride arrotondata artica aspetteranno assaliti assegnò assioma athos atom attiri
    -1 attracco audiovisivo avvelena bail balance balocchi barbabietole barbaramente barbato basel bastoncino beacon
    -1 beatificazione benefattori bernstein bet biasi birmano blizzard bollato bolsena brucio bruges buckingham buffe bundle
    -1 buttarci cachi cafoni calciare calderoli callisto calzoncini candeline canini cannocchiale cannoli capitolini caraibica
    -1 caricatori carrozzone carvalho casalmaggiore casolare castrum catch cattiverie centrafricana cercarne cesano champs
    -1 chevrolet chiedessi chirurgicamente chivasso cifrato cms cnt collaborativa colo colpiva combattivo comparabile complex
    -1 comprarle comprovato comun condicio conduca confartigianato conforta confrontiamo connotato conoscevi consegnarlo
    -1 contagi contaminare contattarlo contenziosi contrabbasso contraddicono contraffatti copto cosparso cottarelli count
    -1 cruenta cultivar curie cyberbullismo cz dax deflusso delaware deleghe delli dermatologo devastare didier digestivo
    -1 dimmerda direttissima dirimere dissapori django dolcezze donnarumma duplicazione eccelsa ecm elettiva elie emarginato
    -1 emozionare epitaffio epiteti eppoi equiparare erogata esasperata esibizionismo eso essai eterogenee evidenziate
    -1 fantascientifico farah farsela favelas ferendo fermando fermasse fiammiferi fidiamo figliol fimi finestrella flaubert
    -1 folletti formidabili fortitudo frastuono fregna fruitori frutteti fruttivendolo fulminante funding fuoriesce gabe gai
    -1 galatasaray galattico galleggia gallico garantirà garba genny geometrie giovannino giudiziali gmbh goffa goloso gonfiano
    -1 goodman gradevoli graziosi guarnizioni haiku hanoi haynes igt immateriali immette impersonale imprecare incasinata
    -1 inconcludente incoraggiando infestato influenzando informò inginocchiati innalzano inosservanza inquinante insegnarti
    -1 insinuato insonni insorge insultate insultati intavolare interior intermittenza intoppo intravisto inutilizzabili
    -1 invasivo inviaci inviarlo invocata involuzione iperbole irremovibile ismail itaca jakarta jimi juniors kazako kcal keita
    -1 kerala kierkegaard kili kimono known lac lacerato lede leggasi lennox libererà license limes lorenza lorenzetti loy
    -1 macario malumori mandarini manichini manni mannoia mappare margherite mash mask massonico medicare melandri mercer
    -1 metastasio metterebbero metteresti metteteci metz micah mistiche misty misurando mitiche monarchici monossido montepremi
    -1 montesilvano montezemolo moral moria mortalmente movimentazione murature nardo nardò nascesse nascondigli nevicate
    -1 neymar nitida nominali noterai numerate observer occupino ohh oncologia opportunisti ordinazioni originata orte
    -1 ortopedico ossequio ottemperanza ottenibile otterremo pagherete pai pallavicini panoramiche pappone paritario parliamoci
    -1 passerelle pasticcere paterni pence pensassero pericle period permetteremo perpetrati personalita pervaso petro
    -1 piergiorgio piva plasmato pletora poderosa poligoni popolati porgo possedendo preistorico preservato profumati
    -1 proiettano proof propulsori provvide questions raffredda raggiungevano ratificare reclamano reclamato recuperano regal
    -1 regnò rembrandt renderebbero rescissione retrovie riaccende rialza riassumono ricercarsi ricettazione richardson
    -1 ricoverare rievocare rifinitura rifiutarono riformatori rigetta riguardino rimettermi rimpasto ripicca risa rispecchiare
    -1 risplendere rist rivedendo rl rojas rosanero rosemary rot rotary rudimentali rust sabbiose sacerdotessa sadie salariali
    -1 saltiamo salutata salvami salviati santoni saran sassolino sbilanciato scaldato scan scandalose scarseggiano schedina
    -1 schultz scontroso sconvolgimenti scorretti scrivente senziente seppelliti settantadue sfarzo sfiorano sfornare
    -1 silenziatore silk sirenetta skinner societari sofferenti softball solaio solferino sollevò sorretta sorvegliata
    -1 sorvolare sottilmente spanish spazioso specificazione spedisco spicci spiderman spinning splash stanzino stealth stem
    -1 sterminati stipulazione strafare strangolato strappano stura subacqueo subcontinente succube svelano svuotata sykes
    -1 tagliandi tailandese tailandia telecomunicazione telecronaca tempra testimoniata tettuccio tierra timide tipografo
    -1 titubante tornarsene tracker tragga traviata troiani trolls trujillo uci urbe utilitaria vader vans velasco velenosa
    -1 veneree verbano vergognosamente vestiva vicinissima villano vincite vinicio violate visco viscosità visiti vitigno viv
    -1 votavano workers wuhan xo xperia xy abbindolare accettasse accreditate acetato addestrata addicted adotti adunanze
    -1 affluente affrettata agamennone aggeggio agglomerato agiva alberta alibaba allagata allungando altar ambientati ambrose
    -1 amer amminoacidi ancestrali annoi annoiano annotare anthology applicabilità apprezzando aretino aron arredato ascella
    -1 ascendenza assenzio astrofisica attraversati autoradio avverti avvisate avvolgere avvoltoio badessa badminton bai
    -1 ballard barroso basico beaumont becchino bergen biondina bocciare bolivar bombay bomboniere bonjour bring browning
    -1 burocrate burrasca cacciando caetani caligola camerale camorristi canzoncina canzoniere capirli capirti cardiovascolare
    -1 cardiovascolari cardo castelluccio catechesi censurati chamberlain chapter chicche chick chiedendosi chiedessero
    -1 cicciona cimice cineasta cinghie cippo clementina collego comments compere comporto comprimere comunicanti condomino
    -1 coniuga coniugati consista consuete contattando contraenti contrappunto contusioni convertitore coppetta coreane
    -1 coreografo cospiratori counter cravatte crearlo credici croccanti crowd crowe ctrl cuculo curda dazn decibel delacroix
    -1 delivery deprime desiderosa diffusamente digerito dimostrabile dinner dirittura disarmata disgusta disponevano distrarsi
    -1 domandò dominava donnie doraemon doro doverci dpi dribbling duc duecentomila ebano eccedenza ecologista editorialista
    -1 elettivo emery encore engel entropia ericsson esagerazioni esaurendo esegesi esportatore euforico everyone evocano
    -1 evocazione fagiolini fallout famo faraday fatemelo federici ferrario festeggiava fieramente fierezza filip fingo
    -1 firmatario flixbus fois fontanelle formava fornirti fotti fq frequentatore fringe frontalmente frontespizio fuggiasco
    -1 function fundo fungono generò geologici gerais geraldine geroglifici gior giovamento giunzione giusi gloriosi goto
    -1 graves gravitazionali gunnar gustave honorem hoover ht ile imitatore impedita impera impetuoso imprecazioni imprevista
    -1 inalterata incanalare incastrata incidentalmente incognite incolore incomparabile incorporate inculate indissolubilmente
    -1 indy infiammabile infierire infili inghiottire iniqua innamorarmi inonda interessasse interessò
    """
}
