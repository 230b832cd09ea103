/// English words in frequent use, each row with twice the binary logarithm of how often they stand in the texts
/// that were counted; docs/develop/recognition.md tells which, docs/develop/licenses.md whose.
enum CommonWords {
  static let english: StaticString = """
    31 the
    29 of and to a
    28 in
    27 i was that it
    26 he you
    25 his as for had with is at
    24 be by have not her which on my but from she were said this
    23 me all there so upon no him an been
    22 they one we or what when their into if then would who out up very man are now your could
    21 do more will some time them well than down little about has over
    20 see any should two only its did other before like such shall new know may how come came p
    20 can our states am must think made way good after
    19 first never here yes much face own just great us might back day say house old oak door night
    19 go where again hand under long through too years these room away being men nothing woman
    19 government against went without don't every still yet found
    18 between though war last same even right thought quite heard matter eyes make state three
    18 once those troy few left most however why young small off united many side case himself
    18 people morning miss saw take tell light looked took far seemed place life get put mind half
    18 having ever round give end congress another look head while business enough
    17 among country turned until o let name power seen done hands oh rather home course also
    17 passed president soon open asked money each thing work going find indeed south both part
    17 perhaps brought sir large law year looking words five women knew within always gone world
    17 whole west got love something better four public during stood anything street window wish
    17 act high labor behind days less land
    16 constitution pp st called point because true history north wife hardly national since want
    16 myself moment set white word father gave interest possible became fire front general poor
    16 question road union across almost cannot voice friend help party doubt red black call
    16 together already really began ten lady use held strange told form given hair next free
    16 followed dear paper minutes keep known second leave system farmer lay political sat several
    16 along c things appeared hour alone opened whether position person hope speak opinion cried
    16 heart king sure taken twenty felt short six read till feeling table turn evening fact
    16 present able close towards thus dark early hundred trade carried remarked clear times ask
    16 hat later sound that's s death hear nature used dog least nor eye kind believe coming
    16 entered strong
    15 church continued heavy air body chair bed cut suddenly york common letter office slavery ye
    15 colonies whom english french dead does herself laid answered manner full line best girl john
    15 returned lord nearly southern ground near ah self either met seven son effect account god
    15 making note water certainly direction late past above farm married can't closed understand
    15 beside idea itself sort town bring ff save hill number lost whose cause hard story federal
    15 others quick earth necessary sent colonial order outside rest forward revolution certain
    15 city ma'am shepherd nation spirit low standing subject republican rights civil suppose
    15 o'clock papers reason yourself mean ready none deep important led pay reached single company
    15 feet beyond industry seems thank police view waiting field corner east fanny horse rose
    15 family husband ran floor he's pray stone return spoke taking talk week e else force quiet h
    15 show fell middle sense sitting step formed friends character sheep tall ago experience marry
    15 won't
    14 finally action answer court feel mine mistress run there's walked further marriage arms
    14 powers gentleman gold market size j neither republicans blue cry independence bank fear foot
    14 sometimes struck thousand bad convention kept brown dress means mother peace turning simple
    14 easy hours sergeant attention drew k remained wrong figure care change doing military need
    14 silence added bill coat meet bell drawn eight german news property sight b facts sky chance
    14 following popular themselves threw break lips mark seeing square steps baker didn't foreign
    14 often private seem third western become events silver cases clothes glass it's miles society
    14 wall f laws river showed age book doctor natural placed promise control crime entirely
    14 serious t wait affairs companion d farmers gate l policy purpose service usual whatever wind
    14 absolutely afternoon capital fellow likely lines opening slowly army boy different leaders
    14 meeting please sign tariff w walk declared economic example frank group instant bath fair
    14 hotel object play around features safe saying secret cold grass inside measure scene whilst
    14 yellow election equal future observed remember fall growth happened sun thirty value wood
    14 chief commerce fixed garden iron measures movement nine received arm beautiful broken
    14 everything matters mouth passage passing sea suffrage g master mere top truth happy
    14 illustration live longer occurred pocket rise started station fifty getting quietly shown
    14 therefore citizens grew grey leaving lived result rushed support terrible territory treaty
    14 vote afraid blood bright dressed engaged hall issue politics railways rain silent sleep
    14 watch address box distance moved royal
    13 danger drove green months questions raised series singular sister tone tree attempt circle
    13 industrial influence instantly n soul special dr excellent hold moon problem written
    13 although breath exclaimed members nobody pleasure scale senate snow thin battle except move
    13 obvious persons points strength aid beginning human letters merely pulled says stop trust
    13 appearance client complete dozen drive explain morrow start upper drink fine follow key
    13 local maid northern pass r slight surprise yours century circumstances impossible lamp
    13 practice shade spring trouble breakfast child direct instead latter living path press wanted
    13 windows bird class daughter dreadful forth marked quarter rooms wrote x ay bottom caught
    13 democracy immediately m minute relations sudden you'll carriage condition considerable
    13 darkness died draw fancy lead peculiar representatives send sit sprang visible y democrats
    13 die knowledge ought pacific rich running ship stand tax waited connection debt glad imagine
    13 probably real train v wedding wide wonder forty ha lane league population replied results
    13 situation slaves yesterday bridge broke deal firm houses island officers reach respect
    13 valley visitor whispered worth building clay colonel extraordinary join lock man's notes
    13 opposition pretty sharp thinking woman's apparently articles broad campaign finger forces
    13 former lower paid period produce rate regular reply signs thrown ball caused greater headed
    13 inspector machine presence remarkable rule somewhat walking wished bit existence huge plan
    13 problems shape slow tried wild amendment amid blow coronet determined goose ill march
    13 ourselves speaking speech wouldn't administration bound carry clearly conduct difficult drop
    13 established fields fresh importance journey trees adventure interesting liberty required
    13 ring she's allowed authority driven independent summer u writing children dropped expected
    13 giving grave hot justice knows lantern murmured pain parties pounds suggested bent comes
    13 credit democratic duties edge fill lying pale pool process quickly secure smoke stay terms
    13 weeks advertisement advice anyone crown difference founded glanced hurried interests
    13 majority opposite pen photograph settlement cities claim covered laughed listened piece
    13 plain reading seat shoulders soil twelve afterwards cab development makes official village
    13 working arrived evidence governor language lodge spite thick towns
    12 aside details ear glance legislature length notice pipe reasons seized smile spot spread
    12 ways worse acts appears bitter duty iii lands particular prevent theory weather worn yard
    12 absolute burst clock loss meant narrow neck previous sad ships slave vol double faith locked
    12 main million parish thoughts triumph affair alive bag beneath boots cleared enterprise
    12 fashion fingers glancing heavily henry particularly railway shook statement try weary wen
    12 advanced bedroom cloth copy effort goods hunter occasion soft soldier sweet thoroughly
    12 unless write besides cotton dashed ears excuse forced holding kindly major moreover mystery
    12 ones planting principles remark secretary settled surprised twas usually bearing commercial
    12 compromise corn frightened holder policies putting section shot throw weight z angry band
    12 big chain companies conversation desire due hurry leading legislatures nations orange
    12 perfectly pity possession price provided roof stamp straight sum thumb twice addition appear
    12 art chamber copper event hedge innocent memory motel possibly regarded rising social
    12 software supreme arose assistance cup distinct eastern eleven enter evidently freedom judge
    12 knowing naturally oak's occasionally organization organized post admission decided deeply
    12 doors immense industries intention lately laugh laughing level manager mistake offered
    12 perfect personal places presented professional progress shoulder space surely visit wealth
    12 what's altogether beauty ceased commission con conclusion dressing education evil exactly
    12 heaven immigration increased lives mass observe share spoken suit uncle adopted article bear
    12 beg bought buy cain consider expression failed fate impression noise ordered raise sought
    12 stretched tail throwing angel assistant board carefully colonists concerned convinced food
    12 handed heads hole horses hung ii information leaves methods midst parliament pushed soldiers
    12 source turner vanished wages wooden agreement anxiety aware books comfort dignity doctrine
    12 equally extreme finding flock frame grounds hanging increase lip looks match month native
    12 pair promised q relation school season shut slipped stick tea wear worked yards anybody
    12 built carrying der drawing efforts empty expect harm learn operation protection sorry star
    12 taxes thrust begun busy candidate date directly em frequently gun involved isn't legislation
    12 lie loose mainly necessity noble ordinary original planters platform principle probable
    12 refused resources returning stepped stock success test thousands tongue votes warm winter
    12 wound allow banks conditions continue creature especially examined hearing interested
    12 learned payment picture proposed search smell smiling stage struggle touch troops according
    12 advance bold changed charge clean cloud dry easily exchange exercise familiar inquiry jack
    12 list metal moving narrative page portion practical prepared record servant shadow shone
    12 sides simply someone spent stepfather stoner stream study wheat accepted animal belief bread
    12 clever contrast empire entering escape fortune frontier game instance keeping meaning mood
    12 plantation pointed stairs sufficient sword trusts wet wore breaking cast cheeks chin curious
    12 decision defense delegates directed extended fallen final flung gloom larger lies message
    12 noticed powerful prices proof proved quit request steady unions wheels witness agitation
    12 ancient balance born considered created entire executive favor highest jump knee leadership
    12 listen lot mad nevertheless opportunity religious shining storm streets strike swiftly
    12 talking term throughout
    11 agriculture angle argument brother conflict contrary conviction countries debts emotion
    11 estate faced federalists fox loved milk motion pleasant proper remembered resolution served
    11 sixty sounds trick accept budget closing compelled degree dollars driving false geese
    11 greatest hate here's income inquired jewel keen majesty material medical music older
    11 republic revolutionary seed shortly tobacco trying alarm announced awake barn chosen coffee
    11 colony crowd cruel de dull fight filled flight folk fortunes horrible ink jury lit lose
    11 member passion precisely rates reasoning report settle sold tide amount anxious approached
    11 arc astonishment calling coal computer confess conscious cover declaration discovery feared
    11 generally higher indoors knees lighted managed nose quality sake senator stopped touched
    11 vast whistle actually advantage bar bonds cost couldn't demand domestic envelope evident
    11 fifteen franklin hay immediate legs method offer purchase reference sank seldom slope sugar
    11 swept terror throat upstairs violent walls appointment ballot believed brain candle cellar
    11 chapter china coast collar connected contest currency definite difficulty distinctly dotted
    11 ex firmly fit fourteen frock gently hollow jersey kiss male modern plans quarters reform
    11 saved solid surface text we'll youth basket committed completely county crop dangerous
    11 discovered everybody expansion fast finished fly forms fourth furniture handsome incident
    11 inn northwest park paused presently receive retired ruin scandal slip striking watched weak
    11 won acres anger appeal cloak closely confederation consciousness couple dirty families
    11 feelings foolish growing grown hence horror individual knot merchants millions miserable
    11 newspaper observation oxford playing purposes remain rough scattered science sections
    11 servants sheet shouldn't showing similar suggest temper tent tower underwood vice victory
    11 zoom accustomed acquaintance armchair assembly autumn bringing ceiling confidence
    11 consideration continental coroner correct cross current division dust earlier farms friendly
    11 hospital impulse ladder leaning leather mills oil otherwise parts per race rays relief
    11 representative reward safety sentiment seriously shake task unfortunate veil violence voters
    11 anti background border bore bowed cat choose concern conference data employed extent fat
    11 favored federation figures grant habits hers including issues lazy lover madam markets
    11 missing nervous nice polygon rapidly reaction repeated revealed sell sentence sex shaking
    11 shouted stable stranger successful sympathy unusual urged xxx yer apple arranged arrested
    11 authorities crisis dim dream flag flowers forehead forever frequent fully gained gives grand
    11 grief hut instrument legal manufactures map picked plainly precious pull quarrel region
    11 responsible secured senators steel supper suspicion tears territories trap wool zero
    11 appointed approval attitude beeches branch brow cap co confederate crawl den detail
    11 disappearance ellipse ended examination explanation furnished immigrants leader lee lifted
    11 lights loud mountain needed operations ports positive research signed tones unknown
    11 ventilator wasn't waste wax willing admitted advocate atmosphere avoid begin clue college
    11 color criticism crossed despair destruction drawer eighty elected error essential excited
    11 famous father's financial fray glove goes handkerchief household husband's international
    11 investigation iv joined joy keeper knife lad mentioned named opposed painful rat readily
    11 recognized resolved robin scheme signal suffered sunk unable utter volume wants wonderful
    11 accompanied apply armed breakdown burning cart cowboy deed describe dinner disappeared
    11 distant doesn't expressed fairly guide habit hurt injured keenly likewise liquid lonely
    11 midnight mile mysterious newton offices prison produced ratification recent reconstruction
    11 regard rick rush scotch shutters skill smiled spirits stars traces track turf undoubtedly
    11 whip accident acting approach arrow asking below canvas careful catch chalk cigar curiosity
    11 deduce destroyed dying energy expand forgotten fortunate fruit gathered gems granted
    11 increasing lawn leaf manufacturing marks mixed owners patient pressed pride provision
    11 records reserve roads row separate services shirt shock silk solution somebody thirds
    11 treasury views warning whenever
    10 agreed applied approaching attempted attempts basis blame claims competition complex
    10 delicate demanded ease effects egg erase establish establishment forget hadn't happiness
    10 highly inquiries insert leg merry moral murder numbers pa partly plate poured print
    10 profession retained rolled salt severe sinister skin sole steadily supply telling threatened
    10 toward vague vessel works attack august bachelor bare base birds bouquet central cider
    10 cockpit command committee composed constitutions courts dependent en farther font forgive
    10 gazed gentle handwriting hoped ice judgment kitchen lake management names newspapers opium
    10 owner partner prisoner recovered remains respectable sixteen skirt starting stones transfer
    10 treated troubled twisted useful wheel wing workers add agent album apparent assure bailiff
    10 beard bills blind bureau cattle clouds continent crack curve daily elections enacted enemy
    10 exceedingly fool gain helped immigrant kindness ladies lascar lawyer learning lens meal mild
    10 missed mist navy nearer officer pavement pink pips proceedings proportion prove regret
    10 rotate sandwich seas settlers sovereign supplies supposed tale thirteen tired trace
    10 uncertain unconscious upgrade vital wars withdrew advantages asleep banking burden card
    10 check deadly debate depend disappointment disturbed earnest engine escaped expense fail
    10 faint falling formidable gentlemen grain hastily health heavens hopes inhabitants lap
    10 laughter moments nullification occupation owe poet poison program protect protests
    10 punishment questioning rope satisfied security shop smooth solemn style suggestive swear
    10 teeth treat trivial unfortunately uttered watching xylophone zigzag abroad active associated
    10 beaten boat brilliant brush carpet cheerful corporation crook denied devil eager electric
    10 employees employers engagement entertainment equilibrium excitement explained extremely
    10 fastened fold gather gaze goodness ideas inclined instinct kick lamb laying minor
    10 obligations obliged performance played quest refuse resistance selected spline standard
    10 stoke taste taxation tendency understood vigorous wicked win woods abolition absence acted
    10 alliance analysis arrival assured attend badminton belonged briony bury chevron club
    10 conjunct consent constitutional continually cool countenance custom delete descended
    10 difficulties diplomacy disease dispute divided downstairs duke enjoy everywhere export
    10 express exuberant facing flute governments grip hastened heat imagined impressed issued
    10 jacket jumps liked naval occupied persistent pioneers pockets presume proposal province
    10 reaching rectangle runs scarlet setting sphere staying steam stirred substance thanks
    10 trousers turquoise vehicle vigorously wife's appendix approved arch area aroused aspect
    10 banker birth bosom brass breathing burned carelessly cheap chose cocktail concluded confined
    10 cord corridor criminal desert desperate discuss disposition dominion effective ewes faces
    10 fanny's gig happen he'll heels hum hundreds imposed inevitable judges kettle luxe marrying
    10 maybe meetings pardon parted physical poverty presidential pressing principal prominent
    10 protective range recall remainder revenue ride risk shears shelf snob solved song spend
    10 startled stated straw strongly swift thunder tied total travel trembling understanding
    10 update utterly absurd affected anecdote apart ascended assembled attacked based bazaar
    10 becomes boldly buried bushes charged choice civilization completed consult crowded daring
    10 deadline denounced department described deserted developed dimly discover distribution
    10 elastic emerged engineer failure federalist fish fitted forming generous hypotheses imperial
    10 inner introduced lone needs nonsense novel numerous origin outcome particulars plant
    10 preserve profit progressive re rebellion reduced referred religion remaining removed rival
    10 scherzo serve smaller somewhere stair staring statesmen studies subjects suffer theories toe
    10 trial trifling twist virgin vision wave wire workshop you've advise aged algebra aorta
    10 association attracted backup bolster brandy bye charisma chest column confederacy
    10 controversy conventions crush designed discussion disturb doubts edelweiss equipment
    10 expedition extract feedback fifth flat friend's generation glasses glided governors
    10 gradually halve homes honest hydraulic imagination inconvenient input invention judicial
    10 knowhow landing larynx limited machinery meanwhile mention mercy misery mission mysteries
    10 ness ninety occur ohm owing permanent phase pigment pressure projector proud provincial
    10 queen rejected rid rod seaboard seek sending seventeen seventy shoes spare symposium thinks
    10 ties tomahawk topics triplet vacuum wanting winding wise worst wrist actual advancing afford
    10 aldehyde alluvium alp analyst antecedent backward bond bottle breast byte calcium candidates
    10 capacity charter clearing collected combined comfortable comparison cow croquet curtain
    10 declaring delay delight departure description disguise dizzy driver earnestly eighteen
    10 electors enjoyed eve fatal fault feather feature flesh gipsies glow grace guess height hide
    10 hurriedly informed insisted insurance internal islands keyboard largest materials meat
    10 nihilist oath objects occasional ownership palm parallel perceived pistol plantations
    10 pneumococcus possibility prefer proceeded quota regions regulation restless samovar seated
    10 serpentine servitude sleeve sofa softly solve stack supported suspended tomorrow tracks
    10 troubles unlike valuable various waistcoat weapon wonderland wretched abdomen accordingly
    10 acquired adjunct admit afore amanuensis anywhere arbitration arrangement assumed authorized
    10 average batik beat beating bladder boundary bow bride canal certainty cheese commonplace
    10 council debugger design determine drinking dutch earn eat enormous erect eventually exact
    10 exodus expert factories folly footsteps forests funds gazing gigantic gown guard guilty
    10 halfback hart hills horizon informant injury inquire jumped kiwi limit mental pitch plane
    10 popcorn protest provisions pulling push ray remove resolve revue route satisfaction squaw
    10 stem store stout takes talked tender thief tight timid title tooth traffic treatment upward
    10 voices warmth waters weakness westward accused actions activity apology ashamed ashes aunt
    10 bone boot build burn canals center changes charming citizen coburg community constant
    10 contained copywriter corps cough cuts dashboard deodorant desired disjunct duly entrance
    10 essay examine existed experiment fears fertile flame flower funny gas gasped girl's golden
    10 grasp hamster healthy heartily ideal image included inexact introduce joke kidnapping knock
    10 legislative limbs literature lodgings maxwell migration napoleon net newly observer odd onto
    10 outline owned paint patience paying porter privileges proceed prospect pursued recognize
    10 references reserved resolutions risen salesman schools shadows shan't sheriffs sneeze sons
    10 stark stern strict stronger suggestion supremacy thread tragedy truly unhappy useless vain
    10 vols walrus whisper wishes worm wrapped
    9 accounts additional adherent agricultural amusement assume awful awkward becoming beheld
    9 bodyguard camp career cent characteristic checklist coach confusion conservative content
    9 corporations damp dance degrees dignified dock equality exceptional fancied fierce flames
    9 flocks fuchsia gang gift grasped hero homestead index indicated interfere interior junior
    9 killed kremlin lady's library lunch manage meantime merchant ministers misfortune mistaken
    9 mister mud negotiations nerves nights obviously opponents orders papyrus profits promises
    9 prospectus protested provide pure raising ratified recognition remarks represented review
    9 robbery roll secession shapes showman shuttle sill smart smock solemnly sovereignty stared
    9 stiff strychnine suspected tableau teamwork tinted trading trifle type umbrella unexpected
    9 university using victoria wandered wash widely worthy adjustment agents animals annexation
    9 backed barred basin billy bonnet boughs boutique bundle butter ca cake causes chuckled
    9 claimed colonnade conclusions considerably consisted decline deepest delinquent deny
    9 district domain dragged dried drunk dusk enforce exception excluded extension fascist feeble
    9 fighting finance fjord folded fond formal framed gates heap hook hotdog hyena improvements
    9 include inhumane initials intended interview interviews japan job let's lightning louis
    9 loving lunchroom manners mighty mill minds modest mountains neutral outstanding pattern pit
    9 pointing premises printed pro production prosperity provinces qualifications rare
    9 responsibility resting revolt secrecy significance snake staggered stroke thereof trekking
    9 twilight uncle's verse viii villain waterloo whiskers abstinent addressed advocates ave bay
    9 beginnings behavior benjamin bitterness boiling boys branches brave buffet capable chemical
    9 churchyard circular clad classes clergyman clients combinations concerning conquest
    9 construction contents corners countess cutting decide deeper devoted director dis distress
    9 draft editor enemies entry estates execution farming fathers female fireplace flora flush
    9 forgot formerly fourteenth frankfurt freehold gladiator gravely happens hearty hesitated
    9 holes interference invasion invisible jitter joint king's learnt maiden manufacturers mines
    9 mixture niece non notion objections officials onyx paperback parents portfolio proclamation
    9 prompt proprietor providence published puzzled rail rd reasonable reflex repeal retreat
    9 rhesus rice routine rules sailors score searched selection sensation shame sharply shearers
    9 shipping shrugged sister's sleeves slightly sorrow spreading sticks stories suffering
    9 superior suspicious temporary tenure tune tut universe van vessels vi void whence yoga
    9 abandoned adding altar angst announcement appropriate aqua available belonging blowing blunt
    9 blush bodies bucket bulb bush candles ceremony chairs chloride compare conjecture
    9 consequence count cycle daylight dealing deeds defeat defeated definitely destined
    9 diplomatic directions dixieland doings drift elements enlarged examining faintly fearful
    9 finish flash fled fleet gesture girls glimpse grim harbor harvest hearted hit honor idle
    9 inch indifference indifferent injuries institutions intense largely loudly loves masters
    9 mazurka minister motive movements nail namely nicely overcome panama pew possess possessed
    9 pot promptly providing radical reported representation responded reverse revolver rode sale
    9 sand scissors session settlements shattered shout shows silently singing slept supplied
    9 sweetheart swung tom tomb tonic traced training unique unpleasant vacancy viewed welcome
    9 withdraw younger adventures ahead assemblies assist avenue baby bitterly borax borrowed
    9 breadth calculated cared checked circumstance closer commons communication compensation
    9 concubine conscience containing copyright critical damage desk destiny develop device
    9 distinguished dogs dollar easier ed educated encouraged errand ewe exercised expenses
    9 extending fantastic fee flew flushed formation foul freely friendship gymnast harmony
    9 haven't historian hitherto hunting inches insect intimate jest kill kissed knocked lambs
    9 landscape lawful liberal limits linen lining listening lovely lumber mechanics nationalism
    9 normal opinions parson potpourri practically praise preceded previously promotion puzzle
    9 refusal restaurant restored returns ricks rubbing safely shades sick sightseeing splendid
    9 stands status stewards strategic studio submitted surrender surrounded sweatshirt sweeping
    9 swinging thereon ticket tie tips travelled twill ultimately uniform ventured vii voltmeter
    9 warrant warren's wasted abnormal adoption affection alarmed alien alpha altered assizes
    9 attached bargain beer begging benefit bijouterie bite bless blockade blows boards bobby
    9 bridegroom carbuncle celebrated centers channel clerk coin condemned considering cooee
    9 covering cunning dare detective discharge disgust disputes eagerly economy elapsed everyone
    9 expensive extend factory farmer's fiction file followers foresight frost fuller's gathering
    9 generations genre grandfather grants handle hideous hoping horse's humanity illegal
    9 intellectual interstate invested jujube laborers losing mail marble mid mounted negro nerve
    9 nominated observing paced painfully pencil perception personally petition philosophy pick
    9 placing politicians port powder precaution preceding pump ranks receipt receiving reed
    9 remote repeat resist rings roots sample savannah scarcely scream select she'll shoe
    9 significant sneer sooner speed sponge stocks stopping stopwatch sustained tapped taught
    9 tightly tore transferred transportation unit victim voted wandering warfare warmly who's
    9 wondered wondering you'd yucca abolished abuses access admiration afforded afterward
    9 agitated agree alike allied allowing annual answering apartment artisans avoided bars blade
    9 blew brake brushed burke calmly captain characters cheek coldly combination confused
    9 contemporaries conveyed cottage countrymen creation creeping curled dad dearest declare
    9 deliberately delicacy diagnose discretion doubtless drastic elbow emancipation endure
    9 energetic enforcement etc fascinating fashioned forbidding fort foundation fun genuine
    9 gravel harsh hated hearts helpless hopeless hulk incidents insist interrupted invited
    9 latterly lift liquor lowest mantelpiece masker massive merest metallic miners morris
    9 mortgage neat openly optimum originally paragraph passionate peaceful permit phases planted
    9 pleased plenty porch presidency profound proposition purely puritans pushing rank rapid
    9 rattle reckless reckoned reformers rendered respects rolling root saving screamed seal
    9 securing shaped shore sigh sin sinking snuff sombre spade spectacle spinning spoils
    9 springing startling stillness stolen stooped submit succession sums surgeon tiny tossed
    9 trained trapezium treason turnpike varied variety verge visited welfare widespread
    8 abolitionists accomplished acquire affect alternative amendments apt arrest assumption
    8 beggar bible bide borders boxes breeze buildings buttoned cease challenge char chase
    8 churches colorado com committees compared conceal cook couch cp crimes cushion daughters
    8 deprived deserve determination disturbance documentary downward electoral emotions enclosure
    8 enthusiasm farmhouse fed fix flourished fog fork frankly globe god's granting grizzled heed
    8 homeward horn ignorant kingdom landlord leisure liable lively maintain mane manhood mankind
    8 margin measured mining moist monarchy murdered nineteen occasions offended ornament pause
    8 peeped perplexity pierced pile planter prevented product qualities recommend rely remarkably
    8 rent response rested restore riverside role romance ruined salary searching shouting
    8 signature sleeping souls stanza stepping stirring strikes succeeded summoned tapping tariffs
    8 teaching technical tin trail transport tread treasure treaties tremendous unnecessary
    8 venture vested violin wake wine wisdom women's writer wrung activities agency amiable
    8 anxiously argued associate attacks attic bass battles begged bench blocked blown blushed
    8 borne breathed brick brimmed changing cheetah coffin colonization companions comparatively
    8 conferred courting crazy creditors crops crying dancing daresay dearly deduction derived
    8 devotion digestion discovering drafted dread drops drug ends erected exclamation exposure
    8 extra fainted fence foliage forbidden ft fur giant gleam hansom heaven's holy humor illness
    8 importation imposing induced initiative institution jelly keeps leaned license lined link
    8 loyal luck men's moderate monkey nodded obtained ocean pace packed panel parcel passions
    8 perceive perform performed permission phrase plot plunged policeman pony proclaimed
    8 prosperous races rage rang reasoner reflected regretted require restoration rock rural
    8 rushing sail sailing scent seemingly shearing shed shillings shrieked sideboard spots stole
    8 strangers succeed summary survey swim swing thirdly tragic transaction traveller travelling
    8 twopence typewritten unnatural urgent veins violation washing wearing whisky wilderness
    8 withdrawn acid agony arguments aristocratic attended attraction audible awakened belongs bet
    8 binding block borrow bred burnt button chimneys choosing christian chronicle circulation
    8 clash clause coarse cocked communicate compact compass compressed confirmed consistent
    8 consulting create creating criminals curse deserved dismissed disposed document dominions
    8 dramatic element employer evolution exit experienced extensive eyebrows faded failing
    8 fancies favorable flying foundations fundamental fury gloomy gloves greeting groom he'd
    8 hereditary hidden highway indies ingenuity inquest instincts irrigation ivy jay jealousy jet
    8 justified knights la laden lodging logical lords lurid magnitude maids manufacture mask
    8 megahertz melancholy moisture moor motives mutual needle neutrality occupant opaque patent
    8 perplexed pictures possessions preliminary prepare promising prosecution quill rattled raw
    8 rear recently referendum regiment renewed reports representing reproach sallow scenes
    8 scoundrel sedition separation settling shaken shared sharing sheer sink southwest spared
    8 springs stained stains stake stalked sticky stomach streamed strongest structure stuck
    8 subtle surveyed thereby thoughtfully today torn unconstitutional upwards villages virtue
    8 wage waved we've writings zeal acquisition ale ally anyhow appearing armies artificial
    8 attempting authorizing averse bacon beautifully bottles boy's buffalo buying camera caster
    8 causing caution characteristics chink choked cigarette clothing concerns confederates
    8 contraction controlled cooperation corpse correspondence counted counties crash creatures
    8 cripple cure dash dashing decisions deemed defend dense diminished discern distinguish
    8 diversity doctor's doctrines drank drowned drunken eaten eighteenth elderly enable ending
    8 ensued establishing existing expecting experiences extremity eyed ferns fetch filling flowed
    8 forbid fought fragment fro futile gable gaiters generosity gravity grieved groaned grow
    8 hammer hardened hello hint hinted holiday homely homesteads hopeful hue hurrying impressions
    8 improvement inconvenience indirectly individuals insult invent journal lambing leads lover's
    8 lowered maintained majesty's manor matches mem militia mingled momentary mostly municipal
    8 muscle nearest neglect neighbors night's nut objection output outskirts overcoat pains
    8 panting pennies perpetual pieces pl polish posts potato precise proprietary proprietors
    8 reception recover recovering reduction reflection register relative reminded repair
    8 respective restrain restrictions rub rusty satisfactory savage schedule sealed seizure
    8 sensible sheaves simplicity sketch skilled smack smoked species stately sternly stocking
    8 stores stretching strife successor suicide supervision suppressed surrey sustain tales
    8 tenderly territorial theirs touching traders tray tugged turns ulster undertaking vacancies
    8 valentine victuals violet vivid washed wherein wisely wrinkled writ you're zodiac adjusted
    8 advocated affecting aimed akin alleged alluded amused announce ant application arrangements
    8 arrive arts asserted assisted assurance awoke bears bending blaze blinds boundaries bricks
    8 brief briefly brightly brisk buttons cabinet cabman calls cards characterized charm chimney
    8 cigars comb commander commence confine confronted consequences conservation contempt
    8 contract crisp critics curves customary dangling dawn deceived decisively decree deduced
    8 defects delayed delighted delivered demands denial descending destroy devices dew
    8 differently dissolution doctors drain echoed embarrassment employment enabled enact
    8 enactment encourage encyclopaedia endless enjoying exist expressions factor farewell feed
    8 fiery finer flashed floating flood forbade forgetting fortunately freight frighten frozen
    8 genial genius gets goat gracious greeted grievances groups guards hanged hasty hunt hunters
    8 hypothesis improve inaugurated induce indulged inflicted innocence intentions intervals
    8 intervention intolerable jug jurisdiction keys lack landed lash lent lest lifting lounging
    8 magnificent meadow meadows meditation monotonous moods motionless multitude murderer natives
    8 navigation offensive offering ours outer parapet patriot patriots pausing penny perceptible
    8 perplexing peter pig portable positions preparing presidents presumably probability profile
    8 project pronounced propose protruding punish purchased purse railroad reality recorded
    8 regarding relatively rep residence richer ridge rigid roar rogue rounded sacrifice sadly
    8 sales sectional seize sensitive sentiments separated shy sing socialists societies son's
    8 spark speckled spectators spoon stir stretch successive sundial sunshine suspense sweep
    8 sympathetic tails telegram terribly testimony tilled tint torture trusted trustees twentieth
    8 tying unbroken uneasy unlocked utmost varieties verdict visitors waist whither widow wounded
    8 writers abstracted accidents accomplish acute admirably agencies allegiance allusion
    8 ambassador animated apiece appeals applying aristocracy astounding attorney awhile badly
    8 barley battered bee believing beloved bizarre bob bough bounds builders bulky cane cannon
    8 capture captured car chat child's chill circles clang clerks climax clutched commissioners
    8 commissions companion's compress concealed condemning confession controversies costume craft
    8 cream crept cruelly cruelty dangers darling dated debates defined departed depths devised
    8 dismal dissensions dissolved downwards drenched dropping engage evils exalted exhausted
    8 exposed exquisite fearfully fellows feudal fiercely finances finds flourish footing
    8 forefinger foreigners fowl freedmen fruits gains garments ghastly glances governed gradual
    8 grateful gratitude haste heated hedges hesitating hive identity ignorance inauguration
    8 indicate indignation ingenious inscription inspection instituted instructions intercourse
    8 item jam joking lame lamps ledger lids lingered longed martin masses mechanical memorable
    8 monopoly nominal nook notably noted offset ominous opportunities opposing pamphlets pierce
    8 planning plants pledge plumber pouring preposterous prohibited rack rails recess reins
    8 repetition reputation respecting retain revision riding ringing robin's routes sailor
    8 scenery scientific seconds shiny shorter shutter site slim smoking snatched soap sock
    8 soothing sounded spotted stacks sticking stitch strangely struggling subdued subjected
    8 summit sworn tangled tap therein threshold throne timber tossing transformed trembled
    8 tribute trip trunk underground uneasiness vanish wander warned waving wheeler whereabouts
    8 wit's wizard
    7 absorbed adopt advertising affliction aided alas apparatus appealed arrange artistic aspects
    7 attachment attendance author aversion baboon betrayed billion bondmen brazen brute charges
    7 clung coinage colleague collection colored complained congregation connections
    7 considerations constantly constructed consumption convincing cork costly counter courtesy
    7 coveted crest culture cupboard curling customer customs darted dates decade decades declined
    7 defending digital disagreeable disappointed discontent disgraceful dismay disorders drab
    7 drifted dwell earliest earned edges enforced entitled enumerate equestrian expressive
    7 expressly fainting faults feminine fired fourths fowls furnish gale gallant governess
    7 granary gross guarantee gulf handling heroic highways horseback hostility huddled
    7 humiliation impatiently implored improved injunction injuring inspect intensity
    7 interpretation introduction invariably irresistible isolated isolation ix jaw kings knots
    7 labors launched liberties lightly loans lucky males malignant mat menace mineral moment's
    7 moonlight morals mouths mug nineteenth nursery obedience obtain opponent ordinance overhead
    7 owed paces pacing package painted passenger passengers paste persistently pin pitiable plea
    7 pooh possibilities pound prank preparations prescribed president's presumption preventing
    7 primary procedure producing prohibition properly prose rabbit rarely regulate relentless
    7 relinquish reluctant replace restraint retire revenge rivers rocket sadness safeguard scores
    7 screw seats senses serving severely shelter shepherd's shrank sideways silly sixth skillful
    7 skull slit smallest smash specific speeches spirited strategy strengthen stuff stupid
    7 submarine sufficiently suspect swamp tar teachers telephone temperature temple terrified
    7 threat thriving throws traditions tunnel ultimate unforeseen universal unobserved uprising
    7 valleys visiting volumes vulgar wealthy wherever wings womanly worry zany zebra abbreviate
    7 abruptly accent accumulated aforesaid aloud amnesty appreciative argue arise ash astonished
    7 astonishing attenuated authors automatic baffled barracks belong berry beryl beryls
    7 bewilderment biz bodily bohemian brightest brougham buck's bygone calif capitalists careless
    7 cash casting catching cession chestnut childhood chronic clapped clearer collapse
    7 commissionaire comprehension concentration concessions conferences confessed congratulate
    7 conspicuous contact contrasting coolness corp cosmopolitan cove curiously curl damages
    7 deceased deductions defended democrat depends deposit dialogue dilemma dining directors dirt
    7 disorder dispose distressing divine don drag dreams dug dummy edged ejaculated elbows
    7 elephant empowered enclosed enveloped estimate estimated exceeded exhibited expanded
    7 experiments external falls feller felony fern fists foreseen forest fp fringe funding
    7 funeral glare glide glorious greenbacks guidance guilt guinea hang hardy hatred hats heading
    7 heavier helping hesitation highroad historical ho holders holly humble hurdles ideals
    7 implying impressive imprisoned imprisonment incomes indentured indistinct individuality
    7 inferences infinitely inhabited insight interval intuition invaluable investigate jumping
    7 landau landlady lapse lasting lawyers legged log louder lucrative luxury mare mayor mead
    7 metropolis milestone milking minded ministry mirror mirth misgiving molasses mortal moss
    7 mother's ms murderous mustn't muttered nearing negotiation nodding noiselessly nomination
    7 noon noting novelty nowhere null openings organizations outbreak packet paddock pane
    7 pawnbroker's peering penetrating people's personality persuaded phrases piano plains
    7 populists pore postmark potatoes prayer printing professor profoundly prominence proofs
    7 proportions propriety prudence puffing qualification queer racing raj reaches recompense
    7 reducing regulars regulations reign related relatives relaxed remedy remoter removal
    7 resemblance resentment resolute responsibilities restive resumed retaining roused rubber
    7 rude rudeness rustle saddle satisfy scar shag sheaf sheets shippers shops shriek shutting
    7 skylight sleepy snap soup speaker specie stamped staples stare sting student stump
    7 substantial sunset superfluous supplemented supporters swayed talents tearful teddy
    7 temperance tempted tendencies tested thatching threatening thrusting token tonight totally
    7 trails tramp transparent tresses tweed twinkled typewriting undisturbed ungrateful unlikely
    7 vainly vanquish vegetables vile voyage waged walks warnings whistled whites whitewashed
    7 winds winning wishing withheld woolen xii yielding yourselves zealot zoology ability
    7 abstract acceptance accepting addressing adjacent airport allowance alter amateur amazement
    7 ambition answers array assault ate attained attendant bade balanced bands bankers beef bees
    7 belt bewildered bondage bushel bustling buzz calf campaigns carries chambers chances
    7 charters cheery cherished circuit clambered clasped climate clump coachman cocaine collapsed
    7 collect comely conclusive conducted confirm congressional conjectured consumed contributed
    7 convenient countryside courage cousin cracked creases cultivation dazed defect depended
    7 depression depth descend designs differ differences dipped discerned discussed dislike
    7 dispatched dissatisfied distinction distracted doubtful dragging drawers drifting drives
    7 dwelt efficient elsewhere eminent employ enterprises enthusiastic episode epistle equinox
    7 equip erection evenings excessive exchanged exertion faithful faithfully fashionable feeding
    7 fewer files financier fixing floors flour flow flowing fluffy foremost forge fortnight gap
    7 generals gentleman's gram grievous grimly handy happily hired honestly honesty host hotels
    7 hungry hurled idly imbecile impatience imports impossibility incisive indebted indulge
    7 insurrection introspective intrusted investigations irrepressible jovial judiciary keenest
    7 ketchup labored labyrinth lain lakes latest legitimate levers lid lighting lime limp
    7 literally loaf loomed loop loosened lustre magazine magistrate magnifying mastery mechanism
    7 meek mo mourning naked necessarily nobility notices nourished nurse one's oppressed orphan
    7 outlet oven overthrow owning passers passionately pea permitted persuade perturbed petitions
    7 picking picturesque pilgrims pioneer politic pond posted precision preferred prey prime
    7 privately privilege proposals puritan pursuit quantities quartering queue quivered radicals
    7 railroads rake rapidity reclamation reduce reeds refined rendering repairs replaced
    7 represent resort resounded resource respected reveal revived revolutions ridiculous roofs
    7 ropes rubbed ruddy ruled saucer seeds seeking sees selling semi seventeenth she'd shine
    7 slender slippers slipping smith snapped sober stages stalls stayed stove stricken stripped
    7 strolled studied suggesting suited suits summons sunlight sunny surrounding swarm tailor
    7 takings talent tallow tearing thereupon thicket tidings toleration tools topic trains treble
    7 triumphant trough trumpet tube twins ugly uncertainty unusually usage vacant vanishing
    7 vanity vexed villagers warren wit wives workingmen world's woven wrists writhed writs xi xvi
    7 zipper absent adjoining admire affording aliens allude angles anticipated arbitrary ardent
    7 assisting attractive avert awaiting backs bald begins behalf benefactor biographical blades
    7 blandly bloom bones bordered bounded bowing brains breach broadened brows cabin cadence
    7 carelessness cathedral cents centuries cheerfully citizenship clamor clay's clearness clergy
    7 clues coil collecting colleges comer commanding comment communities complaint compliment
    7 conceivable concentrated conciliation consist consisting constable constrained contemplation
    7 contests continuous contracted convenience councils crib cries critically crushed dank dared
    7 decisive define deliberate deposited diary disaster discharged discipline discreet disgrace
    7 display disregard disturbing diverted dowry dragoon dreadfully eastward educational
    7 emancipated emphasis encountered encouragement engaging enjoyment entreaties epoch escaping
    7 evergreens exaggerated exceptions exclusion expressing ext farthest feasible firing fist
    7 fits flaming floated folks follows footprints ford foresee forgiveness forthcoming forts
    7 frantic freed freeholders gaping gay gliding greatly guise guns handful harry haven heel
    7 hemp herd hoarse hood hues hunger hurst hush hysterical immensely imminent imperialism
    7 implied imply import impunity incipient incredible incredulity indifferently inform
    7 infringement inquiring inspected instruction investments issuing jealous jealousies junction
    7 justify kent killing kneeling lace languor laurel leaps leapt liar lichen lingering listless
    7 listlessly loan lots loyalists lump makers malt masculine mechanically medal memories merits
    7 miller mingling misgivings missionaries modesty modified monopolies moustache museum
    7 nervously nest newcomers nobleman nostrils notwithstanding obeyed oblivious observant
    7 obtaining occupy offenders organizing orient outburst outlined outright outward overlay
    7 overtook palpitating parliamentary pastoral patients peal peculiarity penalties pence
    7 pending peoples perch perils petty phenomenon phoenix pillow plaster platforms players
    7 pledged plough pluck polls possessing practices praised precipitated presents pretence
    7 procession proclaiming promoted prophecy protesting provoked purple quote random ranges
    7 realized recalled recollect recommended reliance relieve relieved rents repealed resented
    7 restricted resumption retiring revelation revenues rider roadside rocks roger roughs rum
    7 rummaged sack saints salvation savings schoolmaster screen screening selecting settles
    7 shapeless shepherds signified simultaneously sins sits slammed sob sobbed softer soldier's
    7 spars specimen speedily squire stammered starvation statehood stealthily stile strain
    7 stripes sub substitute superiority supporting suspicions swell sympathies symptoms tear
    7 tells temporarily tenderness tense tension testament they've thieves tickets tongues toss
    7 tour trades travelers travellers trifles trimmed trotted turkey twigs typewriter typical
    7 unanimous unite uses utilities vault vehemence vertical villa virtually wagon wan wavering
    7 waves wayside weighted wharves whimsical whoever wholly widened winch winners wiped wired
    7 witnessed workmen worrying wreck yawn zoo
    6 ably abolishing accompany achievements administrations admirable advertised agreeing alight
    6 amazing ample amusing annoyance aperture apportioned approve architecture areas ascertaining
    6 askance assailed assent assuredly asylum attentions aunt's barmaid barque barrel barrow
    6 basic bedrooms beds beech biding blank blot blotted bored boxer bride's brink burdens burr
    6 bushy butler cage calamity cancel candid cans captains carpenters cars caucus cavalry cave
    6 cedars cement ch chagrin champion chanced chap charred chartered cheer childish chlorine
    6 cinema circumstantial civilized cola comical commodities commodore commonly commonwealth
    6 complain complicated compunction computing confidential conflicts consequently consists
    6 constables constituted contended continuously cooking cooperative coroner's crackling crate
    6 crumpled crutches curly cursed curved custody czar davenport decidedly decorated decoyed
    6 dedicated deplored descent deserts desirable despised detained devil's differed disabilities
    6 dispersed disposal disreputable distorted distracting districts diversified divisions
    6 dominance doorway doubled doubly drama dreaming drooping dump dwelling earnings earthly
    6 eating eaves echo ejaculation elder elevation eleventh eligible emotional emphatically
    6 endorsed enlisted entertaining entries exams excepting excitedly exhibition explaining
    6 exploration faction fare fateful fever fifteenth figured finest finishing fires fishing
    6 flags flap flattered flattery flaw fondness footmarks freak fulfilled fulfilment fund
    6 furthermore garrison gentlemanly glazed glimmered glory governing graceful gray guardsmen
    6 guineas halted handing handled hark harrow haze heaped heartless hemisphere hid hiss
    6 historic horrid horrors hostile hour's humbly humdrum hurts impassioned impatient
    6 impeachment impulsive impulsively inability incline indications infantry inferior inherited
    6 injustice instructed instructive intelligent intend intending interposed intervening
    6 investment irony jane jerry jewels kicked knelt lasted lateness lesson licked livelihood
    6 load loafer location lounged loyalty lust magic maintenance maker materially melting merit
    6 messenger mews militiamen minimum minority minutely mistook mobile monograph moonshine
    6 morally morose motto mount muscles neatly needn't neglected neighboring noblest nominating
    6 oats obey objected obstacle obstinate onward onwards operate operating oppression outlines
    6 overland overpowering pack pail pal parent parking parkway participation patch peasants
    6 peculiarly perfection permanently phil photography pillars pipes planned player plush poker
    6 pole politician polled pope's popularity populous prairie prayed preserved pretensions
    6 prevailed principally prize processes products prolonged prostrate protruded pupil quantity
    6 quarrels quicker quivering radiance ratio realize reckon reforms regards registration
    6 reigning released relish renew repeatedly requiring requisite restraints resulting retreated
    6 reverie rhythm richest romantic roughly rubbish ruefully rug safer sailed sang savagely
    6 scrawled scuffle seasons secretly seizing sensational senseless serpent sessions shaven
    6 shilling shrill sighed sighted sized skirts sleeper slice slid slide slogan sly smiles
    6 softened solely solitude somehow sometime songs sorts splash spur staff stall stamping
    6 standards static steaming stimulating stored strode strokes struggled students suburban
    6 successfully suffragists suite supposition surrendered suspend swan swimmer swimming swollen
    6 systematic teach technology ted telegraph tempered tenants tended textile theft thirteenth
    6 thoughtful thoughtless thrusts tissue tons tout travels tremble trunks twinkle unborn
    6 uncommon uncontrollable undoubted unfair uniformity uniting unmarried upset urban users
    6 velvet vengeance version veto victories vigor vilest virtuous visits vs walker weren't wharf
    6 wheeled where's whipcord widower wonderfully wont worms writhing year's yelled abandon
    6 abashed abiding absurdly abundance abutted accidentally accord accumulation accurately ache
    6 adapted adequate administered admired admitting adopting advertise affections aggression
    6 alighted alley allies alternatives amazed amends amounted anticipations applause
    6 appropriated approximately arising arouse ascend ascertain asks assented assistants assuring
    6 attending attract awkwardness balancing bang bark barrack beam beams beckoning bedded befall
    6 bells bend bird's blankly blazing blister bloody blushes boiled bother bounties braced brand
    6 branded braved breezes brim briskly brushing buttoning caps cares caring carpets carriers
    6 casually catastrophe caterpillar ceded cell certificates chapel chaps charlotte chatter
    6 cheered chiefly childlike chinks claiming clammy cleaned clink clothed cloudless clover
    6 cocks coins colleagues collins commonplaces communism conceive concert conquered constraint
    6 construed consulted contemplated continuance contrived convey copying corpus corruption
    6 counsel cravat crimson crooked crushing cultivated cups customers cynical daintily dainty
    6 damn darker day's deadlock decaying defiance desires desperately desperation despise
    6 desultory devoid devote diamond differing diminish discrimination disdain disguised disliked
    6 displayed disregarded dissent dissenters dissenting distraction dizziness doorpost drake
    6 drawback dreary dripping drum dubiously duchess dusty earners eccentricity effected eh elect
    6 elective elevated embarrassed emergency emerging endowed enfranchised entangled era erratic
    6 erred escort evidences evolved exceed exceeding exceptionally excess exciting exclusive
    6 executed exhaled exhibiting exists expectation expiration extinguished eyelids facial
    6 fainter fasten fated favoring feathers featureless fetched fetching fevered financing
    6 firmness fitting fl flagon flapped flattened flatter fools footstep foresaw founding framing
    6 fraud frenzy fright fungi fuss fuzzy gables gaining garish gaunt gem gin glaring glimmer
    6 glitter gloomily glowing gospel graduated grandeur gratefully grating groove grotesque
    6 guessed guest haggard hailed halfway hangs hastening haughty heaps heather hey historians
    6 hither horizontal horizontally horned hound howling hubbub humane humming husbands ignore
    6 immortal implicate implore imported improper improving inc increases incurred indictment
    6 inference infinite inflamed influences influx injure innumerable inspired inst instinctive
    6 intimidation intrusion invaded inward irritating kyle lacking lance leafless lean lending
    6 lengthened letting levels likes lily limitation limitations literary livid loading lodged
    6 loneliness loungers lure lured ma mangled manila manors mansion manual manufacturer
    6 marketing mastiff medicine meditated mercury metropolitan minerals miniature misjudged misty
    6 model momentarily momentum monotony morsel mothers mournful mowing musing nails
    6 nationalities natured newcomer ninth nocturnal noiseless noticeable notions numbered
    6 obnoxious obscure occurrence offense offers oldest olive overthrown pages panic partially
    6 pat pathetic pathway peculiarities pensions percent perceptibly performing persistence pet
    6 piled pillows pinch plays pleasures poetry populist positively preservation pretended prince
    6 printer prior producers programme projecting promote promptness pronounce properties
    6 protected proves publicity purchasing purport rash ratify readers realm recognizing recruits
    6 regained relate relics remarking remembering removing repent repose repudiated repute
    6 requirements resignation resolutely restriction rests retaliation reveals reversed rigidly
    6 roared ruling rumble runaway rustling ruthless scruples seamen seekers senior sequence
    6 sergeant's serves severed shaded shady shave shear shearer sheen shelves sherry shifted
    6 ship's shorn shrink shudder shunned shuttered skinned slabs sleepers sleeps snarled snug
    6 socialism soda softness sorely sources southward sovereigns sparkled speaks specially
    6 spokesmen sprung squirrel stain staircase staple statements stealthy steamer stimulated
    6 strait streaming stride string strip stubborn submission substituted sue sufferer suitable
    6 summarily surprising survived sweating sympathized systems tackle team techniques television
    6 temerity temptation tending tens thatched therefrom they'll thither threes thrilling
    6 tombstone touches toy tract tracts tradition treachery tries trim trot troubling trustworthy
    6 turner's tween tyranny uncompromising undertake undulating unlawful unmoved unreasoning
    6 unrest unwilling unwonted vacation valued varying vexatious victor violated vitality
    6 voluntarily wagons wardrobe warehouse weaker web week's weighed weird welcomed whereon whim
    6 whistling wider wink wiping wiser withdrawing wood's worker worlds worship worthless
    6 wounding wretchedly wretchedness wring wrinkles wronged zone abide abolish abrupt absorb
    6 absurdity abundant abuse accordance achieved acknowledge acre addresses adhered admiral
    6 adverse advertisements adviser afield agrees aisle ajar ambitious analytical analyze anew
    6 anguish ankles annually annulled anyway apex appreciated approving arched arena assert
    6 astute attain avail avowed awaited award bags ban banana barriers baseball battleships
    6 beauties beckoned belligerents benevolent bind birthday bits bitten blasted bleating
    6 blushing boarding boasted boats breed bridges brings broker bronze brutal bull bullet
    6 bundles bustle caged calculation calm cape carts carved ceasing census chairman champions
    6 chaos chapters chased chicken civilians claws cleverness closet clumsy collective columns
    6 comet commanders commencement company's compel compliance component compulsory concave
    6 concealment confer confiscation consistently conspiracy consternation contains continuity
    6 contracts contradict contrasts convince coolly coral cordially correspondent crawled crayons
    6 crew crocuses crossing cruisers cured currents curt darkened darting dazzle death's debtors
    6 deceive decent deepened deference defiantly delicately demonstration demurely departments
    6 depressed deprive derision derive descriptions despairing destructive dies diligent
    6 disastrous discoveries ditch dominated doubted drunkard dwindled earl earning eclipse
    6 elaborate embargo emperor employing encircled encouraging enemy's enhance enlarge essence
    6 excitable exclaiming excluding expenditures exploit explore facilities facility fanned
    6 fascination faster feast fidelity filed financiers fingertips flashing flats flee flickering
    6 flitted flooded flourishing focus fogs folding foreman forgery formulated frontiers frosty
    6 fuel fugitive fugitives fulfil fusion futility gallop gallows gifted gifts glared glowed
    6 goal gossip govern grammar grandmother grandson greasy grind grinding guests guy harshly
    6 headstrong hears herbs heroes hindrance honorable hopelessly hopping horns horribly humbler
    6 illicit illuminated illusion illustrate impassable impending impertinent impulses incapable
    6 indignantly individually indulgence inevitably inexorable infant inflation infringed
    6 inherent inheritance inland insane inspiration intellect intelligence interpreted
    6 interruption intimacy intricate irregular jaws jeopardy jerking journeys juice juncture
    6 keener kindled kindling kinds knight knit knitted languages languid lanterns lashed latch
    6 lease lifeless lighten limb linger linked lofty logic loitering losses lovers luncheon
    6 lustrous madness managing marriages martial massacre masterly mathematics mentioning mess
    6 mildly mob moderation monster mortgages motor multiplied multiplying mustard muster naming
    6 narrowly nation's necktie negotiated network nickel nigh objectionable omitted orchard
    6 organize oriental ounce outdoor outrages outspoken overcame overlooked pairs particle paths
    6 patriotism pays penalty perched performer peril perish persecution persisted phone picnic
    6 pinched pint piping planks pleas plow populations portions pots powerless preach precedent
    6 preference prejudice prejudices preparation pretend primarily printers privileged processing
    6 professions protecting publicly puffed purchases pursue qualified quench questionable
    6 questioned quorum quoted quotes rabbi radius ramrod readiness reasonably rebels receipts
    6 reclining reconsidered redress refrain refuge regain regime regularly reluctantly remedies
    6 remembrance remnants render renewal repay repented requested researches resembled resembling
    6 resided residing resisted resorted restrictive resulted revealing revolved revs rifle risks
    6 rivals roasting robberies roman rotten sacred saddled salmon sandy saturated scales scared
    6 scratching secondary sensations servile seventh shamefully shawl shell shocked shooting
    6 shores shrunk sided sincere singularity singularly situated slam sloping smog smote sobbing
    6 sobs socialist sounding sow span speakers specifically speculative speculators spell spies
    6 splashed splashing spoiled spokesman sport spouting stables staggering stagnant statesman
    6 stooping stormy straighten streak streams strengthened stress strictly striding submarines
    6 subway successes surmise surmounted surplus surroundings suspecting sustaining swearing
    6 swelled swelling tawny taxed temperate tend tents thence theoretical thinker thorough
    6 threats throats timely tinged toast tolerated tool topical tops trampled transient transmit
    6 transverse traversed tribunal trite tunes twinkling uncomfortable unconcerned uncovered
    6 underneath undertook undoing undressed unimportant unity unlocking unofficial unprecedented
    6 unreasonable uppermost urging ushered vegetable veiled veterans visions vividly volunteers
    6 vowed vows warn waylaid wayward wedlock weed weigh wells wheeling whirling wholesome wicket
    6 wildly wilful willingly withdrawal witnesses wrath xiv yield
    5 accents accessories accommodation accomplishments accorded accurate achievement actor
    5 administrative admiring adult adventurers advisable advised aerial afar affectionate aim
    5 aims alert alighting alternately amiss amply analogy animal's annoyed antagonist antics
    5 appointments appreciation arduous arid ark ascending ashen ashore attends automatically
    5 autonomy autumnal averted avoiding backwards baggy bakers banker's barely barricade bathed
    5 bean beast beats beholder berths bestowed betray bleat bleeding blindness bliss blithe
    5 blooded blotches blotting bobcat body's bookcase bosses brazier bridle brightening
    5 brilliantly brooks bulldog bullion bump burnished burrowing bushels busily butt cabs
    5 cardboard carrier's carton cashier castle cells chains charcoal charity charms chorus chuck
    5 cited clamped clanging clatter clattered cleaver climbed clinch cloaked clocks cloths
    5 clutches cognac combating combine combining comfortably comic commanded commands
    5 communicated complication composing composition compression compromising computers comrades
    5 conceited conceived concentrate conception concussion condescend confidant confide confided
    5 connecting conquering consensus consumer contemptible contingencies contours contribution
    5 convulsion convulsions copied coppers corporate corresponds countenances counteract coupled
    5 cows cracks crafts crease creed creep crescent criteria criticisms criticize crutch cuff
    5 culprit currently cushions cylinders daisy damning danced dangerously darkest deadliest
    5 deafness dealer dealer's deaths deer definition delegate delirious delirium demanding
    5 demolish denunciation denying depart deserves desolate despite destitute deter developing
    5 developments devouring dexterity diamonds diet diminutive disappear disappointing
    5 disconcerted discouraged disputing disregarding distinctive distressed distrust distrusted
    5 divined dreaded drowning dumb duplicate dusky eagerness earrings eccentric editions eggs
    5 elbowed eloquent embellish embraced emerge employe encased encircling encyclopedia endured
    5 enlarging enrolled enters entertain entreaty equipped escorted eternal evoked exacted
    5 exacting exclude exercising expanding expanse explanations exploits explored exports
    5 exterior factions factors faculties faculty fads fangs fathom fattened favorite fearing
    5 felon film fir firs fishes fiver flagged flank flapjacks fleece fleecy flies flinch flirt
    5 flooring flushing fluttered foggy forcibly fore foreheads forks forlorn forum forwards
    5 fountain franchise frantically freshened frightful function furious furiously furlough
    5 furnace furs furthest gage gaily gales gallery gambler gaped garb gauntlet gear gibe ginger
    5 gladly glamour gleamed gleams glistening glossy gnarled goddess gods governesses graduate
    5 grate graveyard greenback grievance grin grinder grinning groan groping guaranteed guessing
    5 gurgle harbors hardship harness harnessed hatch havoc hawk hazy heavenly heirs hellish
    5 helper hen hens hinges hiring hoeing hollows honeymoon hoofs hooks horrify housekeeper humid
    5 hurling hurrah identical identified illuminating illustrious imagining impeccable impelled
    5 impertinence impetus improbable inaugural inclination incorporated indorsed inexplicable
    5 infamous infancy infatuation infer inhabitant initial initiated injurious inmates
    5 insinuating insufficient intensified inter intervene introducing invite involve
    5 irregularities itemize jail jerked jewelers jig jolly journeyed judicious jungle
    5 juxtaposition kiln lacked lads landlords lapsed leaden leaping lecture legend lists locality
    5 locket lodger loophole loosely lowering luminous lunatic luxurious maddening malting
    5 managers manifestation manifested manifold manufactured manuscript marine marines master's
    5 maximum meager meanings meditating meets mercantile mien mike millionaire minding mischief
    5 miser mistress's moan mole monogram monthly morbid mornings motions mounting movie mumbled
    5 mumbling murmur muttering muzzle narratives nationality neckerchief negative neighborhood
    5 nicknamed nod noisy nomenclature northward notebook noteworthy noticing nylon obligation
    5 oblivion observers occupants occupations occurrences offhand oppose orations orator orators
    5 orderly ordinarily organ originality origins ornamental other's outlying outwardly oval
    5 overt overwhelming oxygen ozone pacified pained pants paralyzed parcels partisan patted
    5 pattered pauper pawnbroker pedestrian penetrated pens percentage perjury perpendicular pie
    5 pigs piteous pitiless plague pleasing plight plucked polished poll polygamy pompous
    5 popularly portly postpone pour prairies preamble precedents premier presses prestige pretext
    5 prisoners probed proceeds projection promoting prompted propaganda prophet proportionate
    5 proving proviso publication pulpit putty quarrelling query quotas rabbits raid railed
    5 railing ranch ranged ransacked rattling rearranging reasoned recesses recognizes redhead
    5 refers reflecting reflections refreshment refusing regardless regent regulating rejection
    5 rejoiced release reluctance remedied remorse rending reopening repulsive requirement rescue
    5 rescued resigned respectfully respectively restaurants restlessly restoring retirement
    5 retreating rev reverberation reverses rewarded riches richness riddle riders rifled rim ripe
    5 rows ruinous ruler ruts saddles saffron sally sanction sandwiched sash scanned schemes
    5 scored scraped scrawl screaming scripture scythes seared securer seedy segmentation selfish
    5 selfishness selves sensationalism seriousness sermon shabby shadowy shallow shaping sharpest
    5 shaving shifting shoots shots sickness simpler singly sings sinned sinner sixteenth sixties
    5 slang slanted slaps slate sliced slides sliding slipper slippery sloped smearing smelling
    5 smokes smoothed snarl snores snowy sodden sojourn solemnity spaces spacious sparkling sparks
    5 sparrows spear speeding splendidly spoilt spun stanch standpoint starving stations statute
    5 stimulate stimulus stoned stowed straggling straightened strand stray strenuous strove
    5 struggles studios stung sturdy suburb suggests suing summed superb suppress survivor
    5 sweetness swore syllabus tack tambourine tangible tenant tenor tenth termination
    5 thoroughfare threatens tier tiptoes tire titles toil toils tomcat toned tonnage transactions
    5 transpired trash traveler tremor trotting troublesome trusty tuft tufts tumbled turmoil
    5 turnip twelfth twin twos unanimously undertaken undertakings uneasily unfavorable
    5 universities unjust unmistakably unoccupied unseen unworthy upright urge utterance vacuous
    5 vagabond valid values vane vanguard velocity verses vetoed vicinity vicious victorious
    5 villains villas voluntary voting vulnerable waiter waking ward warped warriors waterproof
    5 waterways weaken weakened weekly whetting whistles whoa wickedness withered womankind
    5 wondrous wooing workings wreaths wrestle wringing wrought xiii yawning yew yoke youngster
    5 zealous abode abound abscess absorbing accompanying accounted acquainted acrimonious adds
    5 adjoin adjourned ado advent advocating afflicted agreements alarming alkaline alleys
    5 alluring alterations alternating ambitions amen amounts amuse anarchy angrily ankle annals
    5 appealing appearances appoint appreciate appropriation arguing arm's armaments arrows artist
    5 ascertained ass assemble assigned associations attaching autobiography ax balances balls
    5 bandage banished bankrupt barrier basement bashful beach beetle behold beings belligerent
    5 betraying bias bigger bishops blast bleak blessing blinked blinking blockaded blocks
    5 bloodthirsty boast boasting bode bombs boxed bracelets bran bravely braving breaks breeding
    5 breeds brighten brighter brightness bristling brothers buck bulk bunch burdened bursting bus
    5 calamities calculate capitalist caressing cargo carpenter cartoon category catholic caustic
    5 cavern ceaseless ceases censorship certificate chagrined challenged chancellor channels
    5 chatting cheating cheers cherry chirping chocolate christened cinder clashes clenched
    5 climbing clone closure clouded coaches coalition coating coaxing cobbler's cock coincidences
    5 coldness collectively collision commissioner commit commonwealths communist competitors
    5 complaints complexion complications comprehensive compromised conceit concentrating
    5 concerted concession concluding concord concrete concurrence condemnation confiscated
    5 conflicting confounded confusing conscientious consented conservatives consistency
    5 constructive consumers contain contemptuous continents continual convalescence conveniently
    5 converging converse conveyance convicted convulsive coolest cooperate cordial correctly
    5 corrupt cosy cottages counsels couples courses courteous covenant crane creaking creditable
    5 creditor crust curb curses cursing curtailed dairy dams daytime deaf dealings deceptive deem
    5 deepening deluded delusion dependence deposed deposits depressing desolation destroying
    5 detected dexterous diabolical dial dictated dilate dine dingy disappearing disc discord
    5 discussing discussions disguises dismantled dispense disputed disqualify diversion docks
    5 documents dot dramas drapery dribbling drill droning eagle earshot earthquake ebb ebbing
    5 eclipsed eclipses economics eighth eject electricity elephants elm embarrassing embodied
    5 emerald emigrants emphasized emptied enclose enduring engineers engrossed enlargement ensue
    5 entailed enumerated enumeration enunciation environment episodes escapade espionage
    5 essentially everybody's exam exchanging excursion expectancy expectations expiring explains
    5 exploded exposition extracts extravagant fairy fame fanciful fastening favors feat feigned
    5 fenced ferment feverish fib fiend fifths finely fiscal fisheries flare flatly fleeing fling
    5 florid florist fluffed flurried foam foes foolishly footpath foreigner forestalling foretold
    5 forges forgetfulness forgiven forgo formalities formula fortitude foster fostered fracture
    5 framework franchises fret frightening frill frosted frugal garment geographical ghost
    5 gleaming glisten gnat gong goodwill grains grasping grazing greet gritty guesses guitar
    5 habitation hail haired halls halting ham hammered hampered handkerchiefs happening harassing
    5 harrowing hash hauling heaving helps herds hesitate hinting hoard hobby hobgoblin homeless
    5 honors horseman hostel hunter's identify illegally illiteracy imbedded impetuous implicit
    5 implies importing inadequate inclining incomplete indignant indispensable industrious
    5 infirmity inflection informing insignificant insistence insists installed installment
    5 instances insured integrity intensely intent interpreting interrupt intersection intervened
    5 intrenched intruding invaders invitation irritation items ivory jar jargon joining jokes
    5 joyful judged justifiable jutted jutting kerchief kid kitty lamented latent lawsuit leap
    5 leggings legible lengthen lengthy lenses lesser libraries lifeboat lighter limiting links
    5 lithe loathsome locations locks looming lounge luggage lurking luxuriant luxuries machines
    5 magazines magnet mania manifest manned maritime martyr mastered mediation medium melt memo
    5 merciful mercifully merged meshes messages metals midsummer midway milky millionaires moaned
    5 modification monosyllables moody multitudes murky murmuring muscular musical narrowed
    5 natures nautical needless nick nip nowadays nuts obstinacy officially oily omen opal
    5 operated ordering ore organic outhouse outset overhauled overhear oversight overtaken
    5 overwhelmed owls packing pallor palpable panelled panted par parade paradise paradoxical
    5 parched passages passes pasture pastures patriotic peeping penned philosopher philosophers
    5 physically pickled pike pirates pits pizza plainer plateau plausible playground ploughed
    5 plum plumbing plump plunging pollution pondered preface prerogative prescribe presentation
    5 preying primitive princess prizes proceeding professed profited progressives prolong
    5 prosecuted prosper protestant provincials provoking puppet purest pursuits puts quell
    5 quickened radiated rainbow rambling rangers ranging razor reared reconciliation recovery
    5 redder redeem redeemed reductions refinement refinements reflect refrained refund registry
    5 regularity regulated relating renounce rental repaid reporter requires reservations resident
    5 reversals revival revolve rickety ridges ridiculed rift riots robber robed rocked rooted
    5 ruffled rumors saddest saint salaries saluted sanitation satisfying scandals schemer scope
    5 scorn scouts scratch screams scribbled scrutiny secluded secreted sect semicircle sermons
    5 sharpened shield shimmering shipped shivering shouts shrewd shuddered sidled signifying
    5 sinful sitters skirted slopes slums slung smacked smoothing soaked socket soles solicitor
    5 spanner spans sparkles specialized speck spectator speculator speedy spike split spongy
    5 sprig spurring squander squatter staid stale statue stealing steep stems stocked
    5 stockholders stoop stormed strained stratum strayed streaked strenuously stretches stripe
    5 stripper stupefying subscribed subsequent successors sung superseded supplying supposing
    5 suppressing surveillance suspension swam sway symbols tablet tact tangle tavern taxpayers
    5 tediously telescope temples tennis terminated thanked thankful thanking thickening thickness
    5 threaten thrill throbbed throbbing throng tides tidy tilted timidly tireless toes tolerable
    5 tomboy ton toothache tortured tottering traditional traitor traitors transformation treating
    5 trespass trials triangular tribes tricks triumphs tucked tug twig twitch twitching ugliness
    5 unanswerable undergoing undo undone undue unduly unpleasantness unravelling unsolved
    5 untouched unwise unwound uprisings utility uttering vacated variously vary vehemently
    5 vehicles verbs verify versus victimized villainy violently voiced volunteered wafer wanton
    5 warmest waxed weariness wearisome wears weaving weeping weighty whims whined whispering
    5 whispers wholesale width willed willfully winced windy wiry wisp withering woke womanhood
    5 wooded worried wretch writes xix xv xvii xviii xxi xxii xxiii xxiv xxv yielded yonder
    5 youngest zoomed
    4 abandonment abhorred abreast absolved abstaining abstraction abusive accentuated
    4 accumulations accuracy aching acknowledged acquaintances acquiesce acquiring acquitted
    4 actress adept adhere adhering adjustments administrator adored advancement adventurer
    4 adventurous adversity affiliated affirmation aggressive agitating agitators agonies agonized
    4 allotted allows allusions ambassadors ambiguous amble amongst amounting anecdotes annexed
    4 anonymous antagonistic antiquity apologetic apologies apologize apples applicant
    4 appropriations approximate approximating architects archway arises arithmetic armistice
    4 arresting artillery ascent ascribed assaulted assertion astonish astonishingly astray
    4 astride astronomy atone atrocious attacking attainments attentively attested attribute
    4 auburn auto autocratic await awakening axiom azure babe bachelor's badge baggage ballad
    4 ballet bananas bandages bandy bankruptcy barber bared barest bargaining barking bat baying
    4 beads beaming bearings belly benefits bequeathed berries beset bid bidden bile biographies
    4 biography blackberry bland blanket blazed blessed blindest bluff blundering blunders bluntly
    4 blurred boisterous boom booth bothering bounding bouquets bowled bowls boyish brace
    4 breakfasting brethren briefcase brightened bristled broader broadest broadly bronzed brook
    4 brown's builder bulbs bulge bunker buoyant burglar busied buyers cabins cactuses calves
    4 camping canary candlestick cant cargoes carriages cascade casual cautious cedar ceding
    4 celebrate chafed champagne championed charitable chasing chastisement cheapest checks
    4 cheerfulness chemistry christening cigarettes circumvented civic clashed classify clerical
    4 clicking clockwork clogged cloudy cluck coated coax coerced coincidence combs comforts
    4 commandments committing commotion communications communion comparing compelling compensated
    4 competitive completest complimented compliments comply composer compressing compromises
    4 computer's conceptions concise confederated confidences congresses congressmen conjunction
    4 conning consciences consolidated consolidation constitute construct consuming contemporary
    4 contending contented contention contestants contested contiguous contingency continues
    4 continuing contraband contracting contractors contribute controlling converged conversed
    4 convict coordinator coping costs cot coughed counselor counting counts courted courtship
    4 covet cowardice cowboys crab crackpot crazed creaks creased credible crevices crippled
    4 crises crowned crowning crude crudest crumb crunching crystal cubic culminated culmination
    4 dampness dances darkly dawning daybreak deadened debated deciding decreed defenders
    4 deformities defy degraded delegation deluging demonstrated demonstrations denominations
    4 denoting denouncing dentistry depot deprecating describes describing desirability despatched
    4 detain deviation devoured dialogues diameter dictator dig dilation dipping dire disability
    4 disabled disadvantages discerning discourage discourse discredit discredited disentangled
    4 disinterested dismiss disordered disposing disquiet distaste distended disused dividing
    4 dogged dominant dominate doom doomed dough downs dragon dreamy dregs drooped drought drown
    4 dual dubbed dues dully dusting dwellers eats ecclesiastical eddy edifice edited editors
    4 effectual effigy effusive electing elegant elicited eliminated elongating elude embodiment
    4 embracing emigrant emigrated emit emitted employs encounter endangered endeavor energies
    4 enhanced enraged enriched enriches enroll ensure enterprising entertainer entreated envied
    4 epithets equalled equanimity equity equivalent erections errant errors establishments
    4 evaluation everyday ewe's excesses excessively exclamations exclusively excuses excusing
    4 execute executing executives exert exertions exotic expeditions expenditure expired
    4 explicitly expound expressway extremities eye's facade faintest faltered faltering fan
    4 fancying fathomed fearless fearlessly feathery fencing fend ferret fiddler fiendish fills
    4 films fitful fitness flagging flakes flapping flinging flitting floored fluid flurry
    4 fluttering foothill footnotes format forsake fortified founders fours fragile frames
    4 freshness friction froth fruitless fulness furnishes galloped galloping geography geraniums
    4 germ gigs gloss godfather goodbye gourd graceless grade grapefruits grassy graves
    4 gravitation greatness grieve guaranteeing guarded guerrilla gurgling hair's halter halters
    4 halves hammering handcuffs happier hardest hardware hares harmless headache hearse hearth
    4 heaviness heightened heights helpful helplessly henceforth herein heroine hiding hinder hips
    4 hire hissing hogs holler hoof horde hotly hovered how's hued humility hungrily hunted husky
    4 hymn idiot images impair impartial impassive impish impose impress inalienable incentive
    4 inception incidentally includes inclusive incoherent incongruity incongruous incorrigible
    4 indefinable indefinitely indescribable indicating indication indigo indirect indiscretion
    4 indoor induction indulging inequalities inferred inflame inflicting injunctions inmate
    4 innocently inoffensive insanity inscribed insisting insolence inspiring insulted insulting
    4 insults insurgents intact interfering interim intermittent intrigue intrigues intrinsically
    4 inventors investors invincible invisibly inviting involving inwardly inwards iridescent
    4 irrelevant isle jamming jauntily javelin jeering jigging jilt jilted jockey joins juggler
    4 justification kicks kindle kneel kneeled knitting knives labor's lament lances latitude
    4 lawyer's layer layers leafy leaped leased leathery lectures lecturing lend lengths lessons
    4 lets levied levity licence licking lightness likeness liking lilies listeners loathing
    4 lobotomy lobster loosening lord's loveliness lumbering lumps magician mails maintaining
    4 malted manifestations manifesto mannish marched margins marking masked mason math maxim
    4 meals meddle meekly melody membership memorandum menaced mending mentally meridian merriest
    4 migratory milder milkman mincing mindful miner misfortunes missive mistakes moderately
    4 modulated moles momentous monarch monarchs monetary monochrome monsters mosaic mosses
    4 motivated moves muffled muggy mule multiply musician mustered mysteriously mystic nab nailed
    4 nameless nape nasty nationalist nationalized naturalized nature's naught naughty nay neared
    4 necessitated negligible neighbor nettled newer niche nimble noblemen nominate nooks
    4 northeast notable notify nuisance oars oaths oblong observable occurring oddly odious
    4 offspring oftener ointment onset oozing orbits orifice originated ornaments oscillation
    4 outcry outdone outfit outlook outpost outsider overborne overflowing overhanging overhung
    4 overlooking overseas oversee owl owns oxen pallid palpably pamphlet pantomime parachute
    4 paramount parishes parson's partners partnership passer pastime patronage pavilion payments
    4 pearl peasant peer pencils penmanship perceiving perceptions perfume permanence permitting
    4 perpetrators persevering person's perspective pertinent phenomena picket pilgrim's piling
    4 pinned piqued pitiful pitifully pitted placid placidly plank plated playfully plaza pleaded
    4 pleading pleasantly plied plots plows plumes poem poetic poetical poking polite pollutant
    4 ponder pools poorer poorly poplar populace possesses postal posterity poultry practise
    4 pranced preached precarious precautions precursor predicts predominated pregnant premature
    4 prerogatives presenting primrose princes prints prisons profitable programmer programs
    4 prohibit prohibiting projected prophesied prosecute prosecutions prospectors proverb prying
    4 psychology pub publish publishing pudding puff pulls pulsation punished pupils purchasers
    4 purity purses quartered quartz quenched radiation radiator raged raging raking ram ranches
    4 rap rarity ratifying reader reads realistic realities reaper reapers reappeared rebuff
    4 recalling receded receiver recklessly recollected recollection recommendation
    4 recommendations reconsider recourse rectangular reddening redemption referring regretting
    4 rejoicing relevant renounced renouncing renting reopened reparation replying represents
    4 reproaches repugnance repugnant repulse requests resemble reservation reserving residents
    4 resourceful respectability reticence retort retorted revolving revulsion rewards rhythmic
    4 ribs riot ripples rival's rocking rocky rooks rouse runner ruse rustled sacrificed
    4 sacrifices sacrificing saddened safeguards saintly salient salute sanctioned sands sapling
    4 satin scaffolding scarce schooling sciences scoop scorched scourge screened scriptures
    4 scrubbing scrutinized seaman seaports seceded seclusion secretive secrets securities seeming
    4 seepage selections seller sensibly sentimental serene serenity severing severity sewing
    4 shaky shapely sharpening sheared sheltered shivered shopping shovel shred shrubs shyness
    4 sighing signatures signify silks silvery similarly simmer sinewy singers sizes skeleton
    4 skilful skins slashed sleek sleepless slices slighter slighting slitting slop sluggish
    4 smarting smashed smiths smocks snakes snapping sockets sod solicitous solidity solitary
    4 sorting sour spanned specialist spectacular speculation spiritual spit spoil sporadic
    4 spouted spouts sprouted spurs squalid squarely squat stagecoach stagger stalwart stammering
    4 stamps stances standstill staunch stealth stereos sterner stiffened stinging stolid stone's
    4 stony stops storage straining strap stratagem straws stronghold subjugate substitutes
    4 subtlest succeeding succumbed sufferings sulking summoning sunrise superimposed supervise
    4 supervising supplement supplementary supplementing suppression surfaces surged surly
    4 surpassed surveying survive swallow swamps sweeter swerved swords syllables symmetry talks
    4 taunted taxing tease tedious teeming tenderest terse tests thatch theater thee thereabouts
    4 thesis thickened thickly thinkers thirst threshing thrilled thrive thumps tickling
    4 tightening tilling tilt timed ting tinge toad today's toll topped tornado torrent torturing
    4 tragically trailed tramping transform transition translated transmitted trappers trauma
    4 traveled traveling treatises trickster trifled trod truce truism trumpets turbulence
    4 turpentine tutor twine twirl twirling twisting twitched typographic tyrannical unawares
    4 unchanged underlying undermine unemployment unequal unfasten unfastened unfinished
    4 unfriendly uninteresting unjustly unkind unlimited unmistakable unquestionably
    4 unsatisfactory untied untrue untying unwell unwieldy upbeat upheaval upsets upside user
    4 utensils vacuuming valentine's valuables vanquished veered vertically vestige veteran
    4 victims vindictive violets virtues visibly wail waived wards warming warring wasteful
    4 wasting watered weakly weaknesses wearied weathers weighing wetted whereupon whirled widows
    4 wigs wildness willful willow wither wits workforce workman workshops xx xxxv yawned yearly
    4 yellowing zenith zipping
    """
}
