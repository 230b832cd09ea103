/// English words that the counted books lack, by the levels of SCOWL's lists: after each level, the
/// words. docs/develop/licenses.md tells whose they are.
enum ListedWords {
  static let english: StaticString = """
    10 American Brown Christian Congress Doctor England English Europe French God John Mister Mr
    10 Mrs abilities academic acceptable accepts accessible accidental accords achieve achieves
    10 achieving acquires adjust admits admittedly adopts advances advertises advises advising
    10 affects ages aiming algorithm algorithms alias altering alternate alternatively alters
    10 amuses analog analogue annoy annoying annoys anyplace applications applies appreciates
    10 appreciating approves argues arranges arranging arrives arriving assembler associates
    10 associating assumes assuming assures attach audience automobile avoids backing bases
    10 basically basing battery beforehand behave believes bets betting bidding bids biggest binary
    10 binds biology bites biting borrowing borrows bothered bothers bracket brackets broadcast
    10 broadcasting broadcasts buffer bug bugs builds bulletin buries burying buys bytes
    10 calculations cassette catalog catches categories charging chars cheaper checking chip chips
    10 chooses clarify clearest clears closes closest code coded codes coding collects colors
    10 combines commented commenting comments commitment comparable compares compatibility
    10 compatible compiler complaining complains completes completing complexity complicate
    10 complicates complicating components compose composes compute computed computes concept
    10 confident confirming confirms confuse confuses connect connects considers constraints
    10 context continuation contributions controls conventional convert convinces cope copies core
    10 corrected correcting correction corrects corrupted corrupting corrupts costing covers
    10 crashed crashes crashing creates crisps cs cum cumming cums cursor cycles damaged damaging
    10 database dating datum deals dealt decides declares decrease dedicate dedicates dedicating
    10 deeming deems default defines defining definitions definitive deleted deletes deleting
    10 deliver delivering delivers delivery demonstrate depending derives deriving designing
    10 desiring destroys detailed detailing detect detecting detects determines determining
    10 develops devotes devoting dictionary digit digits directing directory directs disadvantage
    10 disagree disappears discount discourages discouraging discovers discs discusses disk
    10 displaying displays distribute distributed distributes distributing disturbs ditto divide
    10 divides documentation documented documenting doe dozens draws drivers dubious easiest edit
    10 editing edition edits effectively electronic electronics elects elevator embarrass
    10 embarrasses employee enables encountering encounters encourages engineered engineering
    10 ensured ensures ensuring entitle entitles entitling entity eraser err establishes evened
    10 evens examines examples excludes executes expands expects experiencing experimental experts
    10 explicit expresses extends fails fastest feeds feels fewest filing finishes finite firstly
    10 fixes flashes flavor flexible flied float floats flown forcing forgets fraction fries fry
    10 functions fundamentally games garbage gasoline generate generated generates generating
    10 global gotten grands graph graphic graphics grinds grosses grows guarantees hack handles
    10 harder harmful header hell hereby hes hides hints hits hitting holds holidays hopefully
    10 ignored ignores ignoring impact implement implemented implementing implements implication
    10 implications importantly imposes improves inclines incompatible inconsistent incorrect
    10 independently indicates info informs initially inputs inputted inputting inserted inserting
    10 inserts install installing installs integer integers integral intends interact interface
    10 interpret interprets introduces invalid invented inventing invents invites involves irritate
    10 irritated irritates isolate isolates isolating jobs junk justifies justifying kills knocking
    10 knocks label labeled labeling labels laboratory lacks lasts layout leach leaded learns
    10 leaved legally lied lifetime linear linking listed listing loaded loads locking logged
    10 logging logs longest lorries lorry loses magnetic maintains manages manipulation manuals
    10 mathematical meaningful meaningless measuring mechanic media mediums mentions messy minimal
    10 mislead misleading misleads misled misses mistaking misunderstand misunderstanding
    10 misunderstands misunderstood misuse mix mixes mixing mod mode models modifies modify
    10 modifying monitor multiple naive nearby needing networks nicer nicest normally numb numbest
    10 numerical objecting observes obtains occupies occupying occurs odds omit omits omitting
    10 opens operates operator operators opposes option optional options organizes overall owes
    10 packages partial patterns payed peak performs permits persuades persuading petrol pi picks
    10 planet plastic pleases plug plus pointless pop posting postmaster potential potentially
    10 preferable preferably preferring prefers prepares prevents printout processed processor
    10 processors produces programmed programmers programming projects prone proposes proposing
    10 protects provides publishes punctuation puncture pushes putt putted putts qualifies qualify
    10 qualifying quickest quits quitting quoting radio raises randomly react readable realizes
    10 realizing receives recommending recommends recording recovers reduces redundant refer
    10 reflects refuses registered registering registers reject rejecting rejects relates
    10 relationship releases releasing relevance reliable remembers remind reminding reminds
    10 remotely removes repeating repeats replacement replaces replacing replies reporting
    10 reproduce requesting reserves respond responses restart restores restrict restricting
    10 restricts rewrite ridding rids rumor safest satisfies saves scan scrap screens script
    10 searches secondly seeks selects sells seminar sends sentences separately sequences serial
    10 server sets shares shift shoot shopped shortage shortest shuts signals significantly signing
    10 simplest simultaneous sincerely sites situations skills slower slowest solutions solves
    10 solving someplace soonest sophisticate sophisticated sophisticates sophisticating sorted
    10 specified specifies specify specifying spelled spelling spells spending spends splits
    10 splitting spotting spreads starts stating statistic statistical statistics stays steal
    10 storing straightforward strings structures studying submits submitting subset suffers
    10 suffice suggestions suitably suiting supervisor supports supposedly supposes surprises
    10 survives surviving suspects suspending suspends switch switched switches switching symbol
    10 syntax tables tank tanks tape tapes target tasks teacher teaches technique tends terminal
    10 terminals terminology testing timing transferring transfers translate translates translating
    10 translation trapped trapping traps treats truck trucks trusting typed types typing
    10 unacceptable unaware unclear undergraduate undergraduates understands units unnecessarily
    10 unsuitable unwanted updated updates updating upsetting vacations vaguely validity vans
    10 variable variables variation varies vastly vector versions via video waits warns wastes
    10 watches weekend welcomes welcoming whatsoever whereas whereby widest wills wins wonders
    10 worded wording worries worthwhile
    20 aardvark abandoning abandons abbreviated abbreviates abbreviating abbreviation abbreviations
    20 abnormally abolishes abort aborted aborting abortion aborts absorbs abused abusing abysmal
    20 academics accelerate accessed accesses accessing accommodate accompanies accomplishes
    20 accomplishing accountant accountants accounting accumulate accumulates accumulating
    20 accusation accusations accuse accuses accusing accustom accustoming accustoms ace
    20 acknowledges acknowledging acorn acoustic acronym acronyms activate activated activates
    20 activating actively actors adapt adaptation adapter adapting adapts addict addicted
    20 addicting addictive addicts additionally additions adequately adheres adjective adjusting
    20 adjusts administer administering administers adults advantageous adversely advert adverts
    20 advisers advisor advisors advisory aesthetic aesthetically aforementioned afternoons agenda
    20 aging aiding aids aircraft alarms albeit albums alcohol alcoholic algebraic aliases align
    20 aligned aligning alignment aligns allegation allegations allege allegedly alleges alleging
    20 allergic alleviate allocate allocated allocates allocating allocation allocations allowable
    20 allowances alongside alphabet alphabetic alphabetical alteration amaze amazes amazingly
    20 amber ambient ambiguities ambiguity amend amended amending amp amplifier anagram analogous
    20 analyses analyzed analyzes analyzing anatomy ancestor ancestors angels anniversary
    20 announcements announces announcing anomalies anomaly anorak anoraks anthology anticipate
    20 anticipates anticipating anticipation antidote antique antisocial apathetic apathy
    20 apologized apologizes apologizing apostrophe appall appalled appalling appallingly appalls
    20 apparatuses append appended appending appends applicable applicants appointing appoints
    20 appraisal approaches appropriately approximation arbitrarily arcade arcane archaic archive
    20 archived archives archiving arguable arguably arisen arming arrays arrests arrogance
    20 arrogant artificially artists ascends ashcan assembles assembling asserting asserts assess
    20 assessed assesses assessing assessment asset assets assign assigning assignment assignments
    20 assigns assists assort assorted assorting assorts assumptions asterisk asterisks astronomer
    20 astronomers asynchronous atheism atheist atheists atlas atmospheric atom atomic atoms
    20 atrocities atrocity attitudes attorneys attracting attracts attributed attributes
    20 attributing audiences audio authentic authorization authorize authorizes automate automated
    20 automates automating automobiles availability awaits awarded awarding awards awareness
    20 awfully axes axioms axis babies backbone backgrounds backlog backspace bacteria bacterium
    20 baffle baffles baffling bake baked bakes baking banal bandwagon bandwidth banned banner
    20 banning bans barked barks baroque barring barrister barristers bash bashed bashes bashing
    20 basics basses bastard bastards batch bathroom baths batteries baud beans bearded bearding
    20 beards beasts beers beginner beginners behaved behaves behaving beliefs believable believer
    20 believers bends beneficial beta beware biased biases biasing biblical bicycle bicycles bigot
    20 bigoted bigotry billfold billions bin biochemistry biological biologist biologists biscuit
    20 biscuits bishop bitmap blackboard blackmail blacks blamed blames blaming blanks blasting
    20 blasts blatant blatantly blesses blindly blink blob blocking blues blurb bobs bog bogged
    20 bogging boggle boggles bogs bogus boil boils bolt bomb bombed bombing bonus booked booking
    20 booklet bookshop bookshops bookstore boost borderline boredom bores boring boss bounce bout
    20 bowl bracketed bracketing brakes branding brands breathe breathes brigade browse browsed
    20 browses browsing bubble bucks buffered buffering buffers bugger buggers bullets bureaucracy
    20 burns bursts buses businesses bust buyer bypass cabbage cable cabled cables cabling caffeine
    20 cakes calculates calculating calculator calculus calendar caller cam cameras campaigned
    20 campaigning camps campus canceled canceling cancels cancer canonical capabilities capability
    20 capitalism capitals captures capturing carbon careers carrier carrot carrots cartoons
    20 cartridge cartridges cased casing cassettes casts catalogs catastrophic categorically cater
    20 catered catering caters cats causal causality caveat celebrates celebrating celebration
    20 cellular censor censored censoring censors centered centering centrally challenges
    20 challenging changeover chaotic charities charmed chart charts chases chats chatted cheaply
    20 cheat cheated cheats checker chemicals chemist chemists chess chew chewed chewing chews
    20 chickens choices choir chop chopped chopping chops choral chord chucked chucking chucks
    20 chunk chunks circa circuitry circuits circulate circulated circulates circulating cite cites
    20 citing civilian civilize civilizes civilizing clarification clarified clarifies clarifying
    20 clarity classed classic classical classics classification classified classifies classifying
    20 classing clauses cleaner cleaners cleanest cleaning cleanly cleans clearance cleverer
    20 cleverest click cliff climb climbs clinic clinical clip clipped clipping clips clique clog
    20 clones clothe clubs cluster clusters coats cobbler cobblers coherent coincide coined coining
    20 coke collaboration collapses collapsing collate collated collates collating collections
    20 colon coloring combat comedy comics comma commandment commas commentary commentator
    20 commentators commercially commissioned commissioning commitments commits commodity communal
    20 communicates communicating communists comparative comparisons compassion compels compensate
    20 compete competed competence competent competes competing competitor compilation compile
    20 compiled compilers compiles compiling complacent complement complementary completeness
    20 completion composers composite compound comprehend comprehensible compresses comprise
    20 comprised comprises comprising compulsion computation computational computerize computerized
    20 computerizes computerizing concatenate concatenated concatenates concatenating concealing
    20 conceals concede conceivably conceives conceiving concentrates concepts conceptual concerto
    20 concerts conclude concludes concur concurrently condemn condemns condense condensed
    20 condenses condensing conditional conditioned conditioning condom condone conducting
    20 conductor conducts confidentiality configuration configurations configure configured
    20 configures configuring confines confining confirmation conflicted conform confront
    20 confronting confronts congest congested congesting congestion congests congratulations
    20 connector connotation connotations consciously consecutive consenting consents consequent
    20 considerate consolation console constants constituency constituent constituents constitutes
    20 constrain constraining constrains constructing constructions constructs consultancy
    20 consultant consultants consultation consults consume consumes contacted contacting contacts
    20 container contemplate contemplates contemplating contend contentious contexts continuations
    20 continuum contour contraception contradicted contradicting contradiction contradictory
    20 contradicts contravention contributes contributing contributor contributors contrive
    20 contrives contriving controller controllers controversial conversations conversely
    20 conversion conversions converted converter converting converts convicting convictions
    20 convicts convincingly cooked cookie cookies cooks cooled cooling cools coordinate
    20 coordinates coordination coped copes corpses corrections correlate correlation correspond
    20 corresponded corresponding cosmic cosmology costed counseled counseling counterexample
    20 counterpart counterparts countless coupling courier coverage cozy cracking cramp cramped
    20 cramping cramps crap crass crawling crawls creative creator credibility credits cricket
    20 criterion critic criticized criticizes criticizing crosses crossroad crossroads crossword
    20 crowding crowds crucial cruise cruised cruises cruising crunch crunched crunches crushes
    20 cryptic crystals cube cuckoo cuddly cue cult cultural cultures cumbersome cumulative cures
    20 curing curriculum curry curtains custard cute cycled cycling cyclist cyclists cylinder cynic
    20 daft damnation damned damns dares dashes databases dealers debatable debating debug debugged
    20 debugging debugs decay decimal deck declarations declines declining decode decoded decodes
    20 decoding decreased decreases decreasing deduces deducing defaults defeating defeats
    20 defective defends defensive deficiencies deficiency degenerate degradation degrade degrades
    20 degrading deity delaying delays deletion delicious delightful delighting delights delimiters
    20 delta demented demise democratically demolished demolishes demolishing demonstrates
    20 demonstrating denies denominator denote denotes density dentist departmental depress
    20 depresses deprives depriving deputy derange deranged deranges deranging derivative
    20 derogatory descends descriptive deserting deserving designate designated designates
    20 designating designer designers desktop destination destine destines destining detach
    20 detached detaches detaching detectable detection detector deterrent detract devastate
    20 devastated devastates devastating developer developers devious devise devises devising
    20 diagnosis diagnostic diagnostics diagonal diagram diagrams dialect dialects dialed dialing
    20 dialings dialog dials dice dictate dictatorship dictionaries diesel differential
    20 differentiate differs digest digging digs dimension dimensional dimensions dined diner dines
    20 dip directive directives directories disable disables disabling disagreed disagreeing
    20 disagreement disagrees disappoint disappoints disasters discard discarded discarding
    20 discards disciplinary disclaimer disco disconnect disconnected disconnecting disconnects
    20 discontinue discontinued discontinues discontinuing discounts discrepancy discrete
    20 discriminate discriminated discriminates discriminating diseases disguising disgusted
    20 disgusting disgusts dish dishes dishonest dislikes disliking dismisses dismissing disposable
    20 disposes disrupt disruption dissertation dissimilar distances distasteful distinctions
    20 distinguishes distinguishing distort distorting distortion distorts distract distracts
    20 distresses dive dived diverse divert diverting diverts dives diving divorce dodge dogma dole
    20 dominates dominating donate donated donates donating donation donations dons dooming dooms
    20 dose doses dots dotting doubles doubling downhill downright drafting drafts drags drained
    20 draining drains dramatically drastically drawbacks drawings dreading dreads dreamed dresses
    20 dries drinks drip dripped drips drivel drowns drugs drums drying duck ducks duff dumped
    20 dumping dumps dumpster duplicated duplicates duplicating duplication duration dustbin
    20 dynamic dynamically dynamics earns eater echoes echoing ecological ecology economical
    20 economically economies editorial educate educates educating effectiveness efficiency
    20 efficiently ego egos electorate electrical electron electronically elementary elevators
    20 eliminate eliminates eliminating elite elitist embed embedded embedding embeds emerges
    20 eminently emotionally emphasize emphasizes emphasizing empirical empties emptying emulate
    20 emulation emulator emulators enabling encloses enclosing encode encoded encodes encoding
    20 endings endlessly enforces enforcing engages engines enhancement enhances enhancing
    20 enjoyable enjoys enlarges enlighten enlightened enlightening enlightenment enlightens
    20 enormously entail entails entertained entertains entirety entities envelopes environmental
    20 environments envisage envisaged envisages envisaging envy epic equals equate equation
    20 equations equipping equips equivalents erased erases erasing ergo erroneous escapes esoteric
    20 essays estimates estimating estimation eternity ethic ethical ethics ethnic etymology
    20 evaluate evaluated evaluates evaluating evenly eventual evolutionary evolve evolves evolving
    20 exaggerate exaggerates exaggerating examiner exceeds excepted excepts exchanges excite
    20 excites executable exempt exercises exhaust exhausting exhaustive exhausts exhibit exited
    20 exiting exits experimentally experimentation experimented experimenting expertise expire
    20 expires expiry explanatory explode explodes exploding exploitation exploited exploiting
    20 explores exploring explosion explosions explosive exponential expose exposes exposing
    20 expressways extant extensions extensively extents externally extinction extracted extracting
    20 extraction extraneous extraordinarily extras extremes extremist eyesight fabric facilitate
    20 factual factually failures fairer fairest fairness fake fallacious fallacy familiarity
    20 famine fans fantasies fantasy farce fascinate fascinated fascinates fashioning fashions
    20 fatuous faucet faulty favorites feasibility featured featuring fees females feminist
    20 feminists fender fenders festival fiber fibers fictional fiddle fiddled fiddles fiddling
    20 fighter fights figuring filmed filming filter filtered filtering filters filthy finalize
    20 finalized finalizes finalizing finals financially findings fined fines fining firework
    20 fireworks firms fished fizzy flawed flawing flaws flexibility flip flipped flipping flips
    20 flooding floods floppy flows fluctuation fluctuations fluent flushes folder folders folds
    20 follower fonts foods fooled fooling football footnote forbids forecast forecasting forecasts
    20 foreseeable forgave forgives forgiving formally formats formatted formatting formulae
    20 formulation forwarded forwarding fossil founds fractions fragments freaks freeing frees
    20 freeway freeways freeze freezes freezing frequencies frequency fried frightens frivolous
    20 frog frogs frown frowned frowning frowns froze frustrate frustrated frustrates frustrating
    20 frustration frying fudge fulfill fulfilling fulfills fuller fullest fume fumes functional
    20 functionality functioned functioning fundamentalist funded funnier funniest furry fuse fussy
    20 galactic galaxy gaps garage garble garbled garbles garbling gardens gasp gateway gathers
    20 geared gearing gears gender gene generalization generalizations generalize generalized
    20 generalizes generalizing generator generators generic genes genetic genetically genetics
    20 genocide genuinely geology geometry gibberish girlfriend glean gleaned gleaning gleans
    20 globally glows glue gnome goals goldfish goldfishes golf goodies goody gorgeous governs grab
    20 grabbed grabbing grabs grades graduates graduating graduation graffiti graffito grammatical
    20 graphical graphs gratuitous gratuitously gravitational greed greedy grid grips grossly
    20 grouped grouping guarding guided guideline guidelines guides guiding gullible gum gut guts
    20 gutter guys hacked hacker hackers hacking hacks haircut hairs hairy halt halts handbook
    20 handicap handler hangover happiest hardback harden hardening hardens hassle hasten hates
    20 hating hazard hazards headers headline headlines heating heats heaviest helicopter helmet
    20 heresy heritage heroin herring herrings heterosexual hexadecimal hided hideously
    20 hierarchical hierarchy highlight highlighted highlighting highlights hilarious hindsight hip
    20 hires historically hog homosexual homosexuality honey honorary honored honoring hooked
    20 hooking hordes horrendous horrendously horrific horrified horrifies horrifying hospitals
    20 hosts housed housing hugely huh humans humorous hunts hurting hydrogen hyphen hypocrisy
    20 hypocrite hypocritical hypothetical icon icons id idealistic ideally identically
    20 identification identifier identifiers identifies identifying ideological ideology idiom
    20 idiosyncratic idiotic idiots illiterate illogical illustrated illustrates illustrating
    20 illustrations imaginary imaginative imagines imbalance immature immoral immune impaired
    20 impairing impairs impend impended impends imperative imperfect impersonal implausible
    20 implementation implementations implicitly impractical impresses impressing imprison
    20 imprisoning imprisons inaccessible inaccuracies inaccuracy inaccurate inadvertently inane
    20 inappropriate incarnation incidence incidental inclusion incoming incompetence incompetent
    20 incomprehensible inconsistencies inconsistency inconvenienced inconveniences inconveniencing
    20 incorporate incorporates incorporating incorrectly increasingly incredibly increment incur
    20 incurring incurs indefensible indefinite indent indeterminate indexed indexes indexing
    20 indicative indicator indicators indirection indistinguishable induces inducing indulges
    20 ineffective inefficiency inefficient inequality inertia inexperienced infallible infantile
    20 infect infected infecting infection infects infelicity inferiority infinity inflexible
    20 inflict influenced influencing influential informal informally informative infrastructure
    20 infrequent ingredient ingredients inhabit inhabiting inhabits inherently inherit inheriting
    20 inherits inhibit inhibited inhibiting inhibition inhibits initialization initialize
    20 initialized initializes initializing initiate initiates initiating inject injures innovation
    20 innovative inquires insects insecure insensitive insertion insidious insofar inspecting
    20 inspects inspire inspires installation installations institute instruct instructing
    20 instructs instrumental instruments intake integrate integrated integrates integrating
    20 integration intensive intentional intentionally interacted interacting interaction
    20 interactions interactive interactively interacts interestingly interfaced interfaces
    20 interfacing interfered interferes intermediate internally internals interpretations
    20 interpreter interrogate interrupting interruptions interrupts intersections intervenes
    20 interviewed interviewing intolerance intrinsic introductory intuitive invade invades
    20 invading invalidate inventions inventor inverse invert inverted inverting inverts invest
    20 investigated investigates investigating invoke invoked invokes invoking involvement ion
    20 irate ironic irrational irrespective irresponsible jackets jammed jams jazz jeans jellies
    20 jerk jointly joints joked journalist journalists journals judging judgments justifiably
    20 juvenile ken kernel keyboards keyed keying keystroke keystrokes keyword keywords kicking
    20 kidded kidding kidnap kidnapped kidnaps kidney kids killer kit kits lab labs lag lager lark
    20 laser lasers laughs launch launches launching lavatory lays laziness leaflet leaflets leak
    20 leans lectured lecturer lecturers legendary legitimately lemon lends lenient lesbian lethal
    20 liability liaison libel librarian licensed licenses licensing lifestyle lifts lightest
    20 lightninged lightnings likelihood linguistic linkage lion lisp listener listens listings
    20 liter literal literate litter liver livest loader lobby locally locals locate located
    20 locates locating logically logo loops loudest lousy lowers luckily ludicrous ludicrously
    20 lunchtime lung lungs lurk lurked lurks lyric lyrics magical mailbox mailed mailing mainframe
    20 mainframes mains mainstream maize malfunction malicious mandate mandatory mangle mangles
    20 mangling manifestly manipulate manipulated manipulates manipulating manning manpower mans
    20 manually mapped mapping maps marginal marginally marital marker markers marketed marries
    20 marvelous massively matched matching mate mathematically mathematician mathematicians
    20 matrices matrix mature maximize maze measurement measurements mechanisms medieval megabyte
    20 megabytes mend mended mends mentality menu menus merge merges merging messed messes messing
    20 metaphor meter meters metric metro metros mice microcomputer microcomputers microprocessor
    20 microwave midday migrate migrated migrates migrating mileage mimic mindless mined minimalist
    20 minimize minorities mint minus miracle miracles miraculous mirrors miscellaneous misdirect
    20 misdirected misdirecting misdirects miserably misguide misguided misguides misguiding
    20 misinterpret misinterpreted misinterpreting misinterprets misplace misplaced misplaces
    20 misplacing misprint misread misreading misreads misrepresent misrepresented misrepresenting
    20 misrepresents missile missiles mistakenly mists mnemonic moaning moans mock modeled modeling
    20 modelings modes modifications module modules mold molecular molecule molecules mom monitored
    20 monitoring monitors monkeys moons morality moron morons mortality mortals motivate motivates
    20 motivating motivation motors motorway motorways mounts mouse movies muck mucked mucking
    20 mucks muddle muddled muddles muddling mugs multiples multiplication multiplies mum mumble
    20 mummy mundane murdering murders museums musicians mutter mutters mutually myth mythical
    20 mythology myths nailing narrower narrowest nastier nastiest nationally needles needlessly
    20 negate neglecting neglects negotiable negotiate negotiates negotiating nested nesting nests
    20 nets networked networking neural newest newsletter newsletters nicked nicking nickname
    20 nicknames nicks nightmare nil node nodes noises nominally nominates nonetheless norm
    20 normality noses nostalgia notation noticeably notification notified notifies notifying
    20 notorious noun nouns novels novice novices nuclear numbering numeral numerals numeric nun
    20 nuns nurses oar obeying obeys objective obligatory oblige obliges obliging obscene obscured
    20 obscures obscuring obscurity observations obsess obsessed obsesses obsessing obsession
    20 obsolete obstruct obstructed obstructing obstructs obtainable offend offender offending
    20 offends offenses offerings offsets offsetting omission omissions oneself ongoing onion onus
    20 opera operas operational oppress oppresses oppressing opt opted optic optical optimal
    20 optimistic optimization optimize optimized optimizes optimizing opting optionally opts opus
    20 opuses oral orbit orbital orchestra orchestral organizer organizers organs orientate
    20 orientated orientates orientating orientation oriented orienting orients originals originate
    20 originates originating originator orthodox outcomes outdated outgoing outlining outputs
    20 outrage outraged outrageous outraging outweigh outweighs overcomes overcoming overdraft
    20 overdue overflow overheads overlap overload overloaded overloading overloads overlong
    20 overlook overlooks overly overnight overprice overpriced overprices overpricing overridden
    20 override overrides overriding overrode overtime overtone overtones overview overwhelm
    20 overwhelms overwriting overwritten pacifier packaged packaging packets packs pad padded
    20 padding pads paged paging painless painting paintings paints palace pan panels pant paradox
    20 paragraphs parallels parameter parameters paranoia paranoid paraphrase parentheses
    20 parenthesis parity parked parks parochial parody parrot parse parsed parses parsing
    20 participant participants participate participated participates participating particles
    20 partition partitioned partitioning partitions passive passport password passwords patched
    20 patches patching patronize patronized patronizes patronizing pauses peaks peanut peanuts
    20 pedal pedant pedantic pedantry pedants pedestrians peers pend pended pends penguin perceives
    20 percents performances periodic periodically periods peripheral peripherals permissible
    20 persecute persecuted persecutes persecuting persist personalities personnel persuasion
    20 perverse pharmacies pharmacy phased phasing phenomenons philosophical philosophies phoned
    20 phones phoning photo photocopy photographic photographs photos phrased phrasing physic
    20 physicist physicists physics physiology pigeon piles pill pills pilot pinches pinching pins
    20 pints pipeline pitfall pitfalls pizzas plagued plagues plaguing planes planetary planets
    20 plastered plastering plasters plates plotted plotter plotting ploy plugged plugging plugs
    20 plural poems poets pointer pointers poisoned poisoning poisons poke polar polishes polishing
    20 politeness politically polynomial poorest pope popped popping pops populate populated
    20 populates populating pork pornography portability ported porters porting portray portrayed
    20 portraying portrays pose posed poses posing positioned positioning postage postcard poster
    20 posters postponed postpones postponing postscript postulate pours powered powering
    20 practicable practicals practiced practicing pragmatic prayers praying prays preaches
    20 preaching precede precedence precedes predecessor predecessors predict predictable predicted
    20 predicting prediction predictions predominantly preferences prefix prefixed prefixes
    20 prefixing pregnancy prejudiced prejudicing prematurely premise premium prerequisite
    20 prescribes prescribing prescription preserves preserving pressures presumed presumes
    20 presuming pretending pretends pretentious prevail prevalent prevention preview previewer
    20 priced pricing priest priests primes primitives printouts priorities priority privacy
    20 privatization privileging probabilities procedures proclaim producer productive productivity
    20 professionals profiles programmable progressed progresses progressing prohibits
    20 proliferation prolonging prolongs promotes prompting prompts pronoun pronounces pronouncing
    20 pronunciation proportional prosecutes prosecuting prospective prospects prostitute
    20 prostitutes protein protocol protocols prototype proven provisional provocative provoke
    20 provokes proximity pseudo psychological psychologist psychologists publications publicize
    20 publicized publicizes publicizing publisher publishers pulp pulse pulses pumped pumping
    20 pumps pun punch punched punches punching punishes punishing puns punt punts purge pursues
    20 pursuing puzzles puzzling python qualifier qualifiers quantum queens queries questionnaire
    20 queued queues queuing quibble quieter quietest quiz quotation quotations rabid raced racial
    20 racism racist racket racks radar radically radios rag raids rained raining rains rampant
    20 rant ranted ranting rants rape rarer rarest rated rating rational rationale rationally
    20 ratios rats rattles rave raved raves raving reacted reacting reactionary reactions reactor
    20 reacts readership readings realization realms rearrange rearranged rearranges reassure
    20 reassured reassures reassuring rebuild rebuilding rebuilds rebuilt recalls recipe recipes
    20 recipient recipients reckoning reckons reclaim recognizable reconcile recorder recordings
    20 recreational recruit recruited recruiting recruitment rectified rectifies rectify rectifying
    20 recursion recursive recycle recycled recycles recycling redefine redefined redefines
    20 redefining redirect redundancy referenced referencing refine refines refining reformat
    20 reformed reforming refresh refreshed refreshes refreshing refute regional regrets
    20 regrettably reinstate reinstated reinstates reinstating reiterate relationships relativity
    20 relax relaxes relaxing relay reliability reliably relied relies relieves relieving religions
    20 relocation relying reminder reminiscent rename renamed renames renaming rend renders
    20 rendition rends renewing renews repaired repairing repeatable repertoire repetitive rephrase
    20 replacements representations reproduced reproduces reproducing reproduction reread rereading
    20 rereads researcher researchers resembles resent reset resets resetting reside resides resign
    20 resigning resigns resolves resolving resorting resorts responding responds restarted
    20 restarting restarts restrained restraining restrains resume resumes resuming resurrection
    20 retail retains retires retract retrieval retrieve retrieved retrieves retrieving reuse
    20 reversing revert reviewed reviewing reviews revise revised revises revising revolted
    20 revolting revolts rewrites rewriting rewritten rewrote rhetorical rhyme ribbon ridden rides
    20 ridiculously rightly rigorous ringed rip ripped ripping rips rises risked risking risky
    20 ritual rituals robot robots robust roles rolls rot rotated rotates rotating rotation
    20 roundabout rounding rounds rout routed routinely routines routing routs royalties ruining
    20 ruins rulers rumored rumoring rung rushes sabotage sacked sacking sacks sadden saddening
    20 saddens saga sails sampled samples sampling sandwiches sane sanity sarcasm sarcastic
    20 satellite satellites satire satisfactorily sauce scaled scaling scanner scanning scans scare
    20 scares scarf scaring scatter scattering scatters scenario scenarios scheduled scheduler
    20 schedules scheduling scholar scholars scientifically scientist scientists scoring scrapped
    20 scrapping scraps scratched scratches screwed screwing screws scripts scroll scrolled
    20 scrolling scrolls scum sealing seals sec seconded seconding secretaries sector sects secular
    20 segment segments selective selectively semantic semantics seminars sender sensitivity
    20 sentenced sentencing sentient separates separating separator separators sequel sequential
    20 servers settings sexes sexist sexual sexuality sexually sexy shakes shareholder shareholders
    20 shedding sheds shells shelve shifts shined shines shocking shocks shorten shortened
    20 shortening shortens shorthand shorts shove shower showers shutdown sic sicken sickened
    20 sickening sickens siding sighting sights sigma signaled signaling silicon sillier silliest
    20 similarities similarity simplified simplifies simplify simplifying simplistic simulate
    20 simulated simulates simulating simulation sine singer singles sinks situate situates
    20 situating sizing skeptical sketches skip skipped skipping skips slag slash slicing slightest
    20 slips sloppy slot slots slowed slowing slows smallish smashes smashing smells smelly smoker
    20 smokers smoothly smug snack snag snail sneak sneaked sneaking sneaks sneaky sniff snobbery
    20 socially socks solar solicitors solo sordid sore soundtrack spaced spacing spares spatial
    20 specialize specializes specializing specialty specification specifications spectrum
    20 speculate sped speeds spellings spigot spill spin spiral spits spitted spitting spoiling
    20 sponsor sponsored sponsoring sponsors spontaneous spontaneously spoof spool sports spout
    20 spray spurious spy squad squared squares squaring squash squashed squashes squashing squeeze
    20 squeezed squeezes squeezing stability staggers stance standardize standardized standardizes
    20 standardizing stares starred starring starter starters startle startles starve starved
    20 starves stationary steals steer steered steering steers stereo stereotype stereotypes
    20 sterile sterling stimulates stimulation stirs storms strains strangest strategies stressed
    20 stresses stressing stringent stripping strips strive structural structured structuring
    20 stuffed stuffing stuffs stumble stumbled stumbles stumbling stun stunned stunning stuns
    20 stunt stupidity styles subjecting subjective subroutine subroutines subscribe subscription
    20 subsequently subsidiary subsidize subsidized subsidizes subsidizing substances substantially
    20 substituting substitution subtleties subtlety subtly subways succeeds sued sues sufferers
    20 suffix suicidal suitability summaries summarize summarized summarizes summarizing summing
    20 sundry super superficial superficially supermarket supernatural supervised supervises
    20 supervisions supervisors supplier suppliers supporter suppresses surgery surname
    20 surprisingly surround surrounds surveys survival susceptible suspiciously sustains swallowed
    20 swallowing swallows swamped swamping swap swapped swapping swaps swears sweat sweats sweeps
    20 swims swum symbolic symmetric sympathize symphonies symphony symptom syndicate syndrome
    20 synonym synonymous synonyms syntactic syntactically synthesis synthesizer tab tabs tacked
    20 tacking tackled tackles tackling tacks tactic tactical tactics tactless tag tailored
    20 tailoring tailors taker takers talented tame tangent targets tasted tasteless tastes tasting
    20 taxi taxpayer teams teapot teared technically technological teenage teenager teenagers
    20 telephones temperatures tempt tempting tempts tentative tentatively termed terminally
    20 terminate terminates terminating terminator terming terrifies terrify terrifying terrorism
    20 terrorist terrorists textbook textbooks texts textual thankfully theme themes theological
    20 theology theorem theorems theoretically therapy thereafter theses thieve thoroughfares thou
    20 thous throughput thy tick tidied tidies tidying tiger tile tiles timer timescale timetable
    20 tins tip tires tiresome tiring toggle toilet toilets tokens tolerance tolerant tolerate
    20 tolerates tolerating tomato tomatoes tome tough tourist tourists towers toys tracing tracked
    20 tracking traded traditionally trailing transcript transforming transforms transit
    20 translations translator transmission transmissions transmits transmitter transmitters
    20 transmitting transported transporting transports trashcan travelings trek tremendously trend
    20 trends trendy triangle triangles tribe tricky trigger triggered triggering triggers trilogy
    20 trinity triple tripos trips trivia trivially trolley troop trouser truncate truncated
    20 truncates truncating truths tubes tuned tuning tunnels turntable tutorial twists typeset
    20 typesets typesetting typically ugh unaffected unambiguous unattended unauthorized
    20 unavailable unavoidable unbalanced unbearable unbelievable unbelievably unbiased unconnected
    20 unconvincing undefined underestimate undergo undergoes undergone undergrounds underlain
    20 underlay underlie underlies underline underlined underlines underlining understandable
    20 undertakes underwent undesirable undid undocumented undoes unemployed unexpectedly
    20 unexplained unfamiliar unfounded unhealthy unhelpful unified unifies uniformly unify
    20 unifying uniquely unites universally unjustified unload unlock unlocks unlucky unobtainable
    20 unpopular unpredictable unread unreadable unrealistic unrelated unreliable unsafe unset
    20 unsolicited unsound unspecified unstable unsuccessful unsupported unsure unsuspecting untidy
    20 unto unusable unused unwelcome unworkable upbringing upgraded upgrades upgrading ups urgency
    20 urgently urges usable usefully usefulness valuing valve valves vandalism vanishes variance
    20 variant variants variations vat vectors vegetarian vein vend vended vending vendor vends
    20 venue venues verb verbal verbally verbatim verbose verification verified verifies verifying
    20 versatile vet viable vicar viewer viewing viewpoint viewpoints vintage vinyl violate virtual
    20 virus viruses visual visually vocabulary vocal voltage volunteer volunteering vomit voter
    20 vouch vowel wade waded wades wading waffle waked wakes wallet wanders warmed warms warp
    20 warping warps warranty wartime wary washes weapons weasel weasels wed wedded weds wee
    20 weekday weekends wets wetting whale whales whichever whiskey wholeheartedly whoop whoops
    20 winded windowing wines winner wipe wipes wires wiring wisest witch withdraws witnessing
    20 witty wive woken wolf wombat workable workload workstation workstations worldwide wow wrap
    20 wrapper wrappers wrapping wraps wrecked wrecker wrecking wrecks wren wrongly wrongs yeti
    20 yields zeros zones
    35 AIDS African Africans Allah Americanism Americanisms Americans April Aprils Asian Asians
    35 August Augusts British Britisher CIA CO CPA Catholic Catholicism Catholicisms Catholics
    35 Celsius Chicano Christianities Christianity Christians Christmas Christmases Cs DC DDT DNA
    35 December Decembers Dutch Easter Easters Englisher Englishes Es Eskimo Eskimos European
    35 Europeans FBI FM Fahrenheit Februaries February Friday Fridays GI GNP GOP Greek Greeks
    35 Halloween Halloweens Hebrew Hebrews Hispanic Hispanics ID IDs IOU IRS Indian Indians Islam
    35 Islamic Islams Januaries January Jew Jewish Jews Judaism Judaisms Julies July June Junes KO
    35 LSD Latin Latiner Latins MA MD MI MO MS March Marches Marxism Marxisms Marxist Marxists May
    35 Mays Monday Mondays Ms Muslim Muslims NE NW Nazi Nazis Negro Negroes November Novembers OK
    35 OKed OKing OKs OR October Octobers Os PA PR Passover Passovers Protestant Protestants Quran
    35 SC SOS SW Sabbath Sabbaths Satan Saturday Saturdays Scotch Scotches September Septembers
    35 Sunday Sundays TB TNT TV TVs Taurus Tauruses Thursday Thursdays Tuesday Tuesdays UFO UFOs UN
    35 VA VCR VD VIP VIPs Wednesday Wednesdays Xmas Xmases YMCA YWCA Yankee Yankees Yiddish aback
    35 abacus abacuses abate abated abates abating abbey abbeys abbot abbots abdicate abdicated
    35 abdicates abdicating abdication abdications abdomens abdominal abduct abducted abducting
    35 abducts aberration aberrations abet abets abetted abetting abhor abhorrence abhorrent
    35 abhorring abhors abides abject ablaze abler ablest abnormalities abnormality aboard abodes
    35 abominable abomination aboriginal aborigine aborigines abortions abortive abounded abounding
    35 abounds aboveboard abrasive abrasives abridge abridged abridges abridging abrupter abruptest
    35 abscessed abscesses abscessing abscond absconded absconding absconds absences absented
    35 absentee absentees absenting absents absolutes absolutest absolve absolves absolving
    35 absorbent absorbents absorption abstain abstained abstains abstention abstentions abstinence
    35 abstracting abstractions abstracts abstruse absurder absurdest absurdities abundances
    35 abundantly abuser abusers abyss abysses academically academies academy accede acceded
    35 accedes acceding accelerated accelerates accelerating acceleration accelerations accelerator
    35 accelerators accented accenting accentuate accentuates accentuating acceptability acceptably
    35 acceptances accessibility accessory accidentals acclaim acclaimed acclaiming acclaims
    35 acclimate acclimated acclimates acclimating acclimatize acclimatized acclimatizes
    35 acclimatizing accolade accolades accommodated accommodates accommodating accommodations
    35 accompaniment accompaniments accompanist accompanists accomplice accomplices accomplishment
    35 accordion accordions accost accosted accosting accosts accountability accountable
    35 accountancy accredit accredited accrediting accredits accrue accrued accrues accruing
    35 accuser accusers aced aces ached aches achievable acidity acids acing acknowledgment
    35 acknowledgments acne acorns acoustics acquaint acquainting acquaints acquiesced acquiescence
    35 acquiesces acquiescing acquisitions acquit acquits acquittal acquittals acquitting acreage
    35 acreages acrid acrider acridest acrimony acrobat acrobatic acrobatics acrobats acrylic
    35 acrylics actives activist activists actresses actualities actuality actuary acumen
    35 acupuncture acutely acuter acutes acutest ad adage adages adamant adaptable adaptations
    35 adaptive addendum addiction addictions additive additives addressee addressees adepts
    35 adherence adherents adhesion adhesive adhesives adjectives adjoined adjoins adjourn
    35 adjourning adjournment adjournments adjourns adjuncts adjustable administrators admirals
    35 admirer admirers admires admissible admissions admittance admonish admonished admonishes
    35 admonishing admonition admonitions adobe adobes adolescence adolescences adolescent
    35 adolescents adoptions adorable adoration adore adores adoring adorn adorned adorning
    35 adornment adornments adorns adrift adroit adroitly ads adulation adulterate adulterated
    35 adulterates adulterating adulteration adulteries adultery adulthood advancements advantaged
    35 advantaging adventured adventuring adverb adverbial adverbials adverbs adversaries adversary
    35 adverser adversest adversities advertiser advertisers advisories aerials aerodynamic
    35 aerodynamics aerosol aerosols aerospace affable affably affectation affectations
    35 affectionately affidavit affidavits affiliate affiliates affiliating affiliation
    35 affiliations affinities affinity affirm affirmations affirmative affirmatives affirmed
    35 affirming affirms affix affixed affixes affixing afflict afflicting afflictions afflicts
    35 affluence affluent affordable affords affront affronted affronting affronts aflame afloat
    35 afoot afresh aftereffect aftereffects afterlife afterlives aftermath aftermaths afterthought
    35 afterthoughts agendas aggravate aggravated aggravates aggravating aggravation aggravations
    35 aggregate aggregated aggregates aggregating aggressively aggressiveness aggressor aggressors
    35 aghast agile agility agitate agitates agitations agitator aglow agnostic agnosticism
    35 agnostics agonize agonizes agonizing agreeable agreeably aground ahoy aide aides ail ailed
    35 ailing ailment ailments ails aimless aimlessly airborne aired airfield airfields airier
    35 airiest airing airline airliner airliners airlines airmail airmailed airmailing airmails
    35 airplane airplanes airports airs airstrip airstrips airtight airy aisles alarmingly alarmist
    35 alarmists albino albinos alcoholics alcoholism alcohols alcove alcoves alerted alerting
    35 alerts ales alga algae aliased aliasing alibi alibied alibiing alibis alienate alienated
    35 alienates alienating alienation aliened aliening alights alignments alimony alkali alkalies
    35 allay allayed allaying allays allegiances allegorical allegories allegory allergies allergy
    35 alleviated alleviates alleviating alliances alligator alligators allot allotment allotments
    35 allots allotting alloy alloyed alloying alloys alludes alluding allure allured allures
    35 allying almanac almanacs almighty almond almonds alms aloft aloof alphabetically alphabets
    35 alphanumeric altars alterable alternated alternates alternation alternator altitude
    35 altitudes alto altos altruism altruistic aluminum amalgamate amalgamated amalgamates
    35 amalgamating amalgamation amalgamations amass amassed amasses amassing amateurish amateurs
    35 ambiance ambiances ambidextrous ambiguously ambitiously ambivalence ambivalent ambled ambles
    35 ambling ambulance ambulances ambush ambushed ambushes ambushing amenable amenities amenity
    35 amethyst amethysts amiably amicable amicably ammonia ammunition amnesia amnestied amnesties
    35 amnestying amoeba amoebae amoebas amok amoral amorous amorphous ampere amperes ampersand
    35 ampersands amphetamine amphetamines amphibian amphibians amphibious amphitheater
    35 amphitheaters ampler amplest amplification amplifications amplified amplifiers amplifies
    35 amplify amplifying amplitude amps amputate amputated amputates amputating amputation
    35 amputations amulet amulets amusements amusingly anachronism anachronisms anal analgesic
    35 analgesics analogies analysts analytic analyzer anarchic anarchism anarchist anarchists
    35 anathema anatomical anatomies ancestral ancestries ancestry anchor anchorage anchorages
    35 anchored anchoring anchors anchovies anchovy ancienter ancientest ancients android androids
    35 anemia anemic anesthesia anesthetic anesthetics angelic angered angering angers angled
    35 angler anglers angling angrier angriest anguished anguishes anguishing angular animate
    35 animates animating animation animations animosities animosity annex annexations annexes
    35 annexing annihilate annihilated annihilates annihilating annihilation anniversaries annotate
    35 annotated annotates annotating annotation annotations announcer announcers annoyances
    35 annoyingly annuals annuities annuity annul annulling annulment annulments annuls anoint
    35 anointed anointing anoints anomalous anon anonymity anonymously answerable antagonism
    35 antagonisms antagonists antagonize antagonized antagonizes antagonizing anteater anteaters
    35 antelope antelopes antenna antennae antennas anthem anthems anthill anthills anthologies
    35 anthrax anthropological anthropologist anthropologists anthropology antibiotic antibiotics
    35 antibodies antibody antic anticlimax anticlimaxes antidotes antifreeze antipathies antipathy
    35 antiquate antiquated antiquates antiquating antiqued antiques antiquing antiquities
    35 antiseptic antiseptics antitheses antithesis antler antlers antonym antonyms ants anus
    35 anuses anvil anvils anxieties anybodies anythings aortas apartheid apartments ape aped
    35 apertures apes apexes aphorism aphorisms aping aplomb apocryphal apologetically apostle
    35 apostles apostrophes apparel appareled appareling apparels apparition apparitions appease
    35 appeased appeasement appeasements appeases appeasing appendage appendages appendices
    35 appendicitis appendixes appetite appetites appetizer appetizers appetizing applaud applauded
    35 applauding applauds appliance appliances applicability applicator applicators appointee
    35 appointees apposite appraisals appraise appraised appraises appraising appreciable
    35 appreciations apprehend apprehended apprehending apprehends apprehension apprehensions
    35 apprehensive apprentice apprenticed apprentices apprenticeship apprenticeships apprenticing
    35 approachable appropriates appropriating approvals approximated approximates approximations
    35 apricot apricots apron aprons apter aptest aptitude aptitudes aptly aquamarine aquamarines
    35 aquarium aquariums aquatic aquatics aqueduct aqueducts arable arbiter arbiters arbitrate
    35 arbitrated arbitrates arbitrating arbitrator arbitrators arbor arbors arcades arced
    35 archaeological archaeologist archaeologists archaeology archbishop archbishops archer
    35 archers archery arches archest archetypal arching archipelago archipelagos architect
    35 architectural architectures archways arcing arcs ardently ardor ardors arduously arenas ares
    35 argumentative aria arias aristocracies aristocrat aristocrats arks armadillo armadillos
    35 armament armchairs armistices armor armored armories armoring armors armory armpit armpits
    35 aroma aromas aromatic aromatics arouses arousing arraign arraigned arraigning arraigns
    35 arrayed arraying arrears arrivals arrogantly arsenal arsenals arsenic arson arterial
    35 arteries artery artful arthritic arthritics arthritis artichoke artichokes articulate
    35 articulated articulately articulates articulating articulation articulations artifact
    35 artifacts artifice artifices artisan artistically artistry artwork asbestos ascension
    35 ascensions ascents ascertains ascetic ascetics ascribe ascribes ascribing asexual ashed
    35 ashing ashtray ashtrays asides askew asparagus aspen aspens aspersion aspersions asphalt
    35 asphalted asphalting asphalts asphyxiate asphyxiated asphyxiates asphyxiating asphyxiation
    35 asphyxiations aspirant aspirants aspiration aspirations aspire aspired aspires aspirin
    35 aspiring aspirins assail assailant assailants assailing assails assassin assassinate
    35 assassinated assassinates assassinating assassination assassinations assassins assaulter
    35 assaulting assaults assemblers assenting assents assertions assertive asses assessments
    35 assessor assessors assimilate assimilated assimilates assimilating assimilation associative
    35 assortment assortments assurances assureds asterisked asterisking asteroid asteroids asthma
    35 astonishes astound astounded astounds astringent astringents astrological astrology
    35 astronaut astronauts astronomical astutely astuter astutest asylums asymmetry asynchronously
    35 atheistic athlete athletes athletic athletics atlases atmospheres atoned atonement atones
    35 atoning atrociously attachments attacker attaining attainment attains attendances attendants
    35 attentive attest attesting attests attics attire attired attires attiring attractions
    35 attractiveness attributable attribution auction auctioned auctioneer auctioneers auctioning
    35 auctions audacious audacity audibles audibly audios audit audited auditing audition
    35 auditioned auditioning auditions auditor auditorium auditoriums auditors auditory audits
    35 augment augmented augmenting augments auguster augustest aunts aura aural auras auspicious
    35 austere austerer austerest austerities austerity authentically authenticate authenticated
    35 authenticates authenticating authenticity authored authoring authoritarian authoritative
    35 authoritatively authorizations authorship autobiographical autobiographies autocracies
    35 autocracy autocrat autocrats autograph autographed autographing autographs automatics
    35 automation automobiled automobiling automotive autonomous autopsied autopsies autopsy
    35 autopsying autos autumns auxiliaries auxiliary availed availing avails avalanche avalanches
    35 avarice avaricious avenge avenged avenges avenging avenues averaged averages averaging
    35 aversions averting averts aviation aviator aviators avid avocado avocados avoidable
    35 avoidance avow avowal avowals avowing avows awaken awakens awakes awaking awe awed awes
    35 awesome awfuller awfullest awing awkwarder awkwardest awkwardly awning awnings awoken awry
    35 axed axing axiomatic axle axles aye ayes azalea azaleas azures babble babbled babbles
    35 babbling babes babied babier babiest baboons babying babyish bachelors backbones backer
    35 backers backfire backfired backfires backfiring backgammon backhand backhanded backhanding
    35 backhands backings backlash backlashes backlogged backlogging backlogs backpack backpacked
    35 backpacking backpacks backside backslash backstage backtrack backtracked backtracking
    35 backtracks backwoods bacterial badder baddest badger badgered badgering badgers badges
    35 badness bagel bagels bagged baggier baggiest bagging bail bailed bailing bails bait baited
    35 baiting baits bakeries bakery balconies balcony balded balder baldest balding baldness balds
    35 bale baled bales baling balk balked balking balks ballads ballast ballasted ballasting
    35 ballasts balled ballerina ballerinas ballets balling ballistics balloon ballooned ballooning
    35 balloons balloted balloting ballots ballroom ballrooms balm balmier balmiest balms balmy
    35 baloney bamboo bamboos bamboozle bamboozled bamboozles bamboozling bandaged bandaging
    35 bandanna bandannas banded bandied bandier bandies bandiest banding bandit bandits bandstand
    35 bandstands bandwagons bandying banged banging bangs bani banish banishes banishing banister
    35 banisters banjo banjos banked banknote banknotes bankruptcies bankrupted bankrupting
    35 bankrupts banners banquet banqueted banqueting banquets banter bantered bantering banters
    35 baptism baptisms baptize baptized baptizes baptizing barb barbarian barbarians barbaric
    35 barbarous barbecue barbecued barbecues barbecuing barbed barbered barbering barbers barbing
    35 barbiturate barbiturates barbs bard bards bareback barefoot barer bares bargained bargainer
    35 bargains barge barged barges barging baring baritone baritones barman barnacle barnacles
    35 barns barnyard barnyards barometer barometers baron barons barrage barraged barrages
    35 barraging barreled barreling barrels barren barrener barrenest barrens barrette barrettes
    35 barricaded barricades barricading barrings bartender bartenders barter bartered bartering
    35 barters baseballs baseline basements baser basest basil basins bask basked basketball
    35 basketballs baskets basking basks bassoon bassoons baste basted bastes basting batched
    35 batches batching bathe bathes bathing bathrooms bathtub bathtubs baton batons bats batsman
    35 battalion battalions batted batter battering batters batting battled battlefield
    35 battlefields battleship battling bawdier bawdiest bawdy bawl bawled bawling bawls bayed
    35 bayonet bayoneted bayoneting bayonets bayou bayous bays bazaars beached beaches beaching
    35 beacon beacons bead beaded beadier beadiest beading beady beagle beagles beak beaked beaker
    35 beakers beaks beamed beaned beaning bearable bearer bearers beater beaters beautician
    35 beauticians beautified beautifies beautify beautifying beaver beavered beavering beavers
    35 beckon beckons bedbug bedbugs bedclothes bedder bedding bedlam bedlams bedridden bedrock
    35 bedrocks bedside bedsides bedspread bedspreads bedtime bedtimes beefed beefier beefiest
    35 beefing beefs beefy beehive beehives beeper beeswax beet beetled beetles beetling beets
    35 beeves befallen befalling befalls befell befit befits befitted befitting befriend befriended
    35 befriending befriends beggared beggaring beggars begrudge begrudged begrudges begrudging
    35 begs beguile beguiled beguiles beguiling behalves behavioral behead beheaded beheading
    35 beheads behinds beholding beholds beige belabor belabored belaboring belabors belated
    35 belatedly belch belched belches belching belfries belfry belie belied belies belittle
    35 belittled belittles belittling bellboy bellboys belled bellhop bellhops bellied bellies
    35 belling bellow bellowed bellowing bellows bellying belongings beloveds belted belting belts
    35 belying bemoan bemoaned bemoaning bemoans bemuse bemused bemuses bemusing benched benches
    35 benching bender benediction benedictions benefactors beneficiaries beneficiary benefited
    35 benefiting benevolence benevolences benighted benign bents bequeath bequeathing bequeaths
    35 bequest bequests bereave bereaved bereavement bereavements bereaves bereaving bereft beret
    35 berets berried berrying berserk berth berthed berthing beseech beseeches beseeching besets
    35 besetting besiege besieged besieges besieging besought bested bestial bestiality besting
    35 bestow bestowing bestows bests betcha betrayal betrayals betrays betrothal betrothals
    35 bettered bettering betterment betters bettor bettors beverage beverages bewared bewares
    35 bewaring bewilder bewildering bewilders bewitch bewitched bewitches bewitching bib
    35 bibliographic bibliographies bibliography bibs bicentennial bicentennials bicker bickered
    35 bickering bickers bicycled bicycling bides biennial biennials bifocals bigamist bigamists
    35 bigamous bigamy bigots bike biked bikes biking bikini bikinis bilateral bilingual bilinguals
    35 billboard billboards billed billfolds billiards billing billow billowed billowing billows
    35 binaries binder binders bindings bingo binned binning binomial bins biochemical
    35 biodegradable biographer biographers biologically bipartisan biped bipeds biplane biplanes
    35 birch birched birches birching birdcage birdcages birded birding birthdays birthed birthing
    35 birthmark birthmarks birthplace birthplaces births bisect bisected bisecting bisects
    35 bisexual bisexuals bison bitch bitched bitches bitching bitterer bitterest bittersweet
    35 bittersweets blab blabbed blabbing blabs blackberries blackberrying blackbird blackbirds
    35 blackboards blacked blacken blackened blackening blackens blacker blackest blackhead
    35 blackheads blacking blackjack blackjacked blackjacking blackjacks blacklist blacklisted
    35 blacklisting blacklists blackmailed blackmailer blackmailers blackmailing blackmails
    35 blackout blackouts blacksmith blacksmiths blacktop blacktopped blacktopping blacktops
    35 bladders blameless blamer blanch blanched blanches blanching blancmange blander blandest
    35 blanked blanker blankest blanketed blanketing blankets blanking blare blared blares blaring
    35 blaspheme blasphemed blasphemes blasphemies blaspheming blasphemous blasphemy blaster blazer
    35 blazers blazes bleach bleached bleaches bleaching bleaker bleakest blearier bleariest bleary
    35 bleated bleats bled bleed bleeds blemish blemished blemishes blemishing blend blended
    35 blending blends blessings blight blighted blighting blights blimp blimps blinded blinder
    35 blindfold blindfolded blindfolding blindfolds blinding blindingly blinker blinkered
    35 blinkering blinkers blinks blip blips blissful blissfully blistered blistering blisters
    35 blithely blither blithest blitz blitzed blitzes blitzing blizzard blizzards blobbed blobbing
    35 blobs bloc blockades blockading blockage blockbuster blockbusters blockhead blockheads blocs
    35 blogged blogger bloggers blogging blogs blond blonde blonder blondes blondest blonds
    35 bloodhound bloodhounds bloodied bloodier bloodies bloodiest blooding bloods bloodshed
    35 bloodshot bloodstream bloodthirstier bloodthirstiest bloodying bloomed blooming blooms
    35 blossom blossomed blossoming blossoms blotch blotched blotching blots blotter blotters
    35 blouse bloused blouses blousing blowout blowouts blowtorch blowtorches blubber blubbered
    35 blubbering blubbers bludgeon bludgeoned bludgeoning bludgeons bluebell bluebells blueberries
    35 blueberry bluebird bluebirds blued bluegrass blueprint blueprinted blueprinting blueprints
    35 bluer bluest bluffed bluffer bluffest bluffing bluffs bluing blunder blundered blunted
    35 blunter bluntest blunting bluntness blunts blur blurring blurs blurt blurted blurting blurts
    35 bluster blustered blustering blusters boa boar boarded boarder boarders boardwalk boardwalks
    35 boars boas boastful boastfully boasts boated boating bobbed bobbin bobbing bobbins bobcats
    35 bobsled bobsledded bobsledding bobsleds boded bodes bodice bodices boding bodyguards
    35 bodywork boggled boggling boiler boilers bolder boldest boldness bologna bolstered
    35 bolstering bolsters bolted bolting bolts bombard bombarded bombarding bombardment
    35 bombardments bombards bomber bombers bombings bonded bonding boned bonfire bonfires bonier
    35 boniest boning bonnets bonuses bony boo booby booed booing bookcases bookend bookends
    35 bookings bookkeeper bookkeepers bookkeeping booklets bookmark bookmarked bookmarking
    35 bookmarks bookshelf bookworm bookworms boomed boomerang boomeranged boomeranging boomerangs
    35 booming booms boon boons boor boorish boors boos boosted booster boosters boosting boosts
    35 booted bootee bootees booths booties booting bootleg bootlegged bootlegging bootlegs
    35 bootstrap booty booze bop bordering borderlines boringly borough boroughs bosoms bossed
    35 bossier bossiest bossing bossy botanical botanist botanists botany botch botched botches
    35 botching bothersome bottled bottleneck bottlenecks bottling bottomed bottoming bottomless
    35 bottoms boulder boulders boulevard boulevards bounced bounces bouncing boundless bountiful
    35 bounty bourbon bourgeois bourgeoisie boutiques bouts bovine bovines bowel bowels bowlegged
    35 bowler bowling bows boxcar boxcars boxers boxing boycott boycotted boycotting boycotts
    35 boyfriend boyfriends boyhood boyhoods bra bracelet braces bracing brackish brag braggart
    35 braggarts bragged bragging brags braid braided braiding braids brained brainier brainiest
    35 braining brainless brainstorm brainstormed brainstorming brainstorms brainwash brainwashed
    35 brainwashes brainwashing brainy braise braised braises braising braked braking branched
    35 branching brandied brandies brandish brandished brandishes brandishing brandying bras brash
    35 brasher brashest brasses brassier brassiere brassieres brassiest brassy brat brats bravado
    35 braver bravery braves bravest bravo bravos brawl brawled brawling brawls brawn brawnier
    35 brawniest brawny bray brayed braying brays brazened brazening brazens braziers breached
    35 breaches breaching breaded breading breads breadths breadwinner breadwinners breakable
    35 breakables breakdowns breakfasted breakfasts breakneck breakpoints breakthrough
    35 breakthroughs breakwater breakwaters breasted breasting breasts breather breathers
    35 breathless breaths breathtaking breeder breeders breezed breezier breeziest breezing breezy
    35 brevity brew brewed breweries brewery brewing brews bribe bribed bribery bribes bribing
    35 bricked bricking bricklayer bricklayers bridal bridals bridegrooms brides bridesmaid
    35 bridesmaids bridged bridging bridled bridles bridling briefcases briefed briefer briefest
    35 briefing briefs brigades brightens brilliance brilliants brimming brims brimstone brine
    35 brinier briniest brinks briny brisked brisker briskest brisking brisks bristle bristles
    35 britches brittle brittler brittlest broach broached broaches broaching broaden broadening
    35 broadens broads broadside broadsided broadsides broadsiding brocade brocaded brocades
    35 brocading broccoli brochure brochures broil broiled broiler broilers broiling broils
    35 brokered brokering brokers bronchitis bronco broncos bronzes bronzing brooch brooches brood
    35 brooded brooding broods brooked brooking broom brooms broth brotherhood brotherhoods
    35 brotherly broths browbeat browbeaten browbeating browbeats browned browner brownest brownie
    35 brownies browning browns bruise bruised bruises bruising brunch brunched brunches brunching
    35 brunette brunettes brunt brushes brusque brusquer brusquest brutalities brutality brutally
    35 brutes brutish bubbled bubbles bubblier bubbliest bubbling bubbly bucked bucketed bucketing
    35 buckets bucking buckle buckled buckles buckling bud budded buddies budding buddy budge
    35 budged budges budgeted budgeting budgets budging buds buff buffaloed buffaloes buffaloing
    35 buffed buffeted buffeting buffets buffing buffoon buffoons buffs bugged buggier buggies
    35 buggiest bugging buggy bugle bugled bugler buglers bugles bugling bulbous bulged bulges
    35 bulging bulked bulkier bulkiest bulking bulks bulldogged bulldogging bulldogs bulldoze
    35 bulldozed bulldozer bulldozers bulldozes bulldozing bulled bulletined bulletining bulletins
    35 bullfight bullfighter bullfighters bullfights bullfrog bullfrogs bullied bullies bulling
    35 bulls bully bullying bum bumblebee bumblebees bummed bummer bummest bumming bumped bumper
    35 bumpers bumpier bumpiest bumping bumps bumpy bums bun bunched bunches bunching bundled
    35 bundling bung bungalow bungalows bungle bungled bungler bunglers bungles bungling bunion
    35 bunions bunk bunked bunkers bunking bunks bunnies bunny buns buoy buoyancy buoyed buoying
    35 buoys burble burbled burbles burbling burdening burdensome bureaucracies bureaucrat
    35 bureaucratic bureaucrats bureaus burger burgers burglaries burglars burglary burgle burial
    35 burials burlap burlier burliest burly burner burners burnish burnishes burnishing burp
    35 burped burping burps burred burring burro burros burrow burrowed burrows burrs bursar bused
    35 bushed busheled busheling bushier bushiest bushing busier busies busiest businessman
    35 businessmen businesswoman businesswomen busing busted busting bustled bustles busts
    35 busybodies busybody busying butcher butchered butcheries butchering butchers butchery
    35 butlers buts butte butted buttercup buttercups buttered butterflied butterflies butterfly
    35 butterflying buttering buttermilk butters butterscotch buttery buttes butting buttock
    35 buttocks buttonhole buttonholed buttonholes buttonholing buttress buttressed buttresses
    35 buttressing butts buxom buzzard buzzards buzzed buzzer buzzers buzzes buzzing byes bygones
    35 bypassed bypasses bypassing bystander bystanders byway byways cabaret cabarets cabbages
    35 cabbed cabbing cabinets caboose cabooses cacao cacaos cache cached caches caching cackle
    35 cackled cackles cackling cacti cactus cad caddie caddied caddies caddying cadences cadet
    35 cadets cafeteria cafeterias cages cagey cagier cagiest caging cajole cajoled cajoles
    35 cajoling caked caking calculators calculi calendared calendaring calendars caliber calibers
    35 calibrate calibrated calibrates calibrating calibration calibrations calico calicoes calk
    35 calked calking calks callable callers calligraphy callings callous calloused callouses
    35 callousing callow callus callused calluses callusing calmed calmer calmest calming calmness
    35 calms calorie calories calve camaraderie camel camels cameo cameos camouflage camouflaged
    35 camouflages camouflaging campaigner campaigners camped camper campers campuses canaries
    35 cancellation cancellations cancers candidacies candidacy candidly candied candies candled
    35 candlesticks candling candor candy candying caned canes canine canines caning canister
    35 canisters canker cankered cankering cankers canned canneries cannery cannibal cannibalism
    35 cannibals cannier canniest canning cannoned cannoning cannons canny canoe canoed canoeing
    35 canoes canon canons canopied canopies canopy canopying cantaloupe cantaloupes cantankerous
    35 canteen canteens canter cantered cantering canters canvased canvases canvasing canvass
    35 canvassed canvasser canvassers canvasses canvassing canyon canyons capably capacitance
    35 capacities capacitor capacitors caped caper capered capering capers capes capillaries
    35 capillary capitalization capitalize capitalized capitalizes capitalizing capitulate
    35 capitulated capitulates capitulating capped capping caprice caprices capricious capriciously
    35 capsize capsized capsizes capsizing capsule capsuled capsules capsuling captained captaining
    35 caption captioned captioning captions captivate captivated captivates captivating captive
    35 captives captivities captivity captor captors caramel caramels carat carats caravan caravans
    35 carbohydrate carbohydrates carbons carburetor carburetors carcass carcasses carcinogenic
    35 carded cardiac cardigan cardigans cardinal cardinals carding careered careering carefree
    35 carefuller carefullest carefulness caress caressed caresses caretaker caretakers caribou
    35 caribous caricature caricatured caricatures caricaturing carnage carnal carnation carnations
    35 carnival carnivals carnivore carnivores carnivorous carol caroled caroling carols carouse
    35 caroused carouses carousing carp carped carpentered carpentering carpentry carpeted
    35 carpeting carping carps carriageway carrion carted cartel cartels cartilage cartilages
    35 carting cartographer cartographers cartography cartons cartooned cartooning cartoonist
    35 cartoonists cartwheel cartwheeled cartwheeling cartwheels carve carves carving cascaded
    35 cascades cascading cashed cashes cashew cashews cashiered cashiering cashiers cashing
    35 cashmere casings casino casinos cask casket caskets casks casserole casseroled casseroles
    35 casseroling castaway castaways caste casters castes castigate castigated castigates
    35 castigating castings castled castles castling castoff castoffs castrate castrated castrates
    35 castrating casuals casualties casualty cataclysm cataclysmic cataclysms cataloged cataloging
    35 catapult catapulted catapulting catapults cataract cataracts catastrophes catcall catcalled
    35 catcalling catcalls catchier catchiest catchings catchment catchy catechism catechisms
    35 categorical categorize categorized categorizes categorizing caterer caterers caterpillars
    35 catfish catfishes cathedrals catnap catnapped catnapping catnaps catnip catwalk catwalks
    35 caucused caucuses caucusing cauliflower cauliflowers caulk caulked caulking caulks causeway
    35 causeways caustics cautioned cautioning cautions cautiously cavalier cavaliers cavalries
    35 caveats caved caverns caves caviar caving cavities cavity cavort cavorted cavorting cavorts
    35 caw cawed cawing caws cc ceasefire ceaselessly cede cedes ceilings celebrations celebrities
    35 celebrity celery celestial celibacy celibate celibates cellars cellist cellists cello
    35 cellophane cellos cellulars cellulose cemented cementing cements cemeteries cemetery censure
    35 censured censures censuring censused censuses censusing centennial centennials centerpiece
    35 centerpieces centimeter centimeters centipede centipedes centralize centralized centralizes
    35 centralizing centrals centrifuge ceramic cereal cereals cerebral ceremonial ceremonials
    35 ceremonies ceremonious certainties certificated certificating certified certifies certify
    35 certifying cervical cessation cessations chafe chafes chaff chaffed chaffing chaffs chafing
    35 chagrining chagrins chained chaining chainsaw chaired chairing chairmen chairperson
    35 chairpersons chalet chalets chalice chalices chalked chalkier chalkiest chalking chalks
    35 chalky challenger challengers chameleon chameleons champ champagnes champed champing
    35 championing championship championships champs chancellors chancing chandelier chandeliers
    35 changeable channeled channeling chant chanted chanting chants chapels chaperon chaperoned
    35 chaperoning chaperons chaplain chaplains chapped chapping characteristically
    35 characterization characterize characterizes characterizing charcoals chargeable charger
    35 chariot chariots charismatic charismatics charitably charlatan charlatans charring charted
    35 chartering charting chasm chasms chassis chaste chasten chastened chastening chastens
    35 chaster chastest chastise chastised chastisements chastises chastising chastity chatterbox
    35 chatterboxes chattered chattering chatters chattier chattiest chatty chauffeur chauffeured
    35 chauffeuring chauffeurs chauvinist chauvinists cheapen cheapened cheapening cheapens
    35 cheapness checkers checkout checkpoint checkup checkups cheeked cheeking cheep cheeped
    35 cheeping cheeps cheerfuller cheerfullest cheerier cheeriest cheering cheesecloth cheesed
    35 cheeses cheesing cheetahs chef chefs chemically cherish cherishes cherishing cherries cherub
    35 cherubim cherubs chestnuts chests chewier chewiest chewy chi chic chicer chicest chick
    35 chickened chickening chicks chide chided chides chiding chiefer chiefest chiefs chieftain
    35 chieftains childbirth childbirths childhoods chili chilies chilled chiller chillest chillier
    35 chilliest chilling chills chilly chime chimed chimes chiming chimp chimpanzee chimpanzees
    35 chimps chinked chinking chinned chinning chins chintz chipmunk chipmunks chipped chipper
    35 chippers chipping chiropractor chiropractors chirp chirped chirps chisel chiseled chiseling
    35 chisels chivalrous chivalry chloroform chloroformed chloroforming chloroforms chlorophyll
    35 chocolates choicer choicest choirs choke chokes choking cholera cholesterol choosier
    35 choosiest choosy chopper choppered choppering choppers choppier choppiest choppy chorals
    35 chords chore choreographer choreographers choreography chores chortle chortled chortles
    35 chortling chorused choruses chorusing chow chowder chowders chowed chowing chows christen
    35 christenings christens chrome chromed chromes chroming chromium chromosome chromosomes
    35 chronically chronicled chronicles chronicling chronological chronologically chronologies
    35 chronology chrysanthemum chrysanthemums chubbier chubbiest chubby chuckle chuckles chuckling
    35 chug chugged chugging chugs chum chummed chummier chummiest chumming chummy chums chunkier
    35 chunkiest chunky churn churned churning churns chute chutes ciders cinch cinched cinches
    35 cinching cindered cindering cinders cinemas cinnamon cipher ciphered ciphering ciphers
    35 circled circling circuited circuiting circuitous circulars circulations circulatory
    35 circumcise circumcised circumcises circumcising circumcision circumcisions circumference
    35 circumferences circumflex circumstanced circumstancing circumvent circumventing
    35 circumvention circumvents circus circuses cistern cisterns citation citations citric citrus
    35 citruses civics civilities civility civilizations clack clacked clacking clacks clairvoyance
    35 clairvoyant clairvoyants clam clamber clambering clambers clammed clammier clammiest
    35 clamming clamored clamoring clamors clamp clamping clamps clams clan clandestine clanged
    35 clangs clank clanked clanking clanks clans clap clapper clappers clapping claps claptrap
    35 claret clarifications clarinet clarinets clashing clasp clasping clasps classifications
    35 classmate classmates classroom classrooms classy clattering clatters claustrophobia claw
    35 clawed clawing cleanlier cleanliest cleanliness cleanse cleansed cleanser cleansers cleanses
    35 cleansing clearances clearings cleat cleats cleavage cleavages cleave cleaved cleavers
    35 cleaves cleaving clef clefs cleft clefts clemency clench clenches clenching clergies
    35 clergymen cleric clerics clerked clerking cleverly clicked clicks cliffs climactic climates
    35 climaxed climaxes climaxing climber climbers clime climes clinched clinches clinching cling
    35 clinging clings clinically clinics clinked clinking clinks clipboard clipboards clippings
    35 cliques clitoris cloaking cloaks clocked clocking clockwise clockworks clod clods clogging
    35 clogs cloister cloistered cloistering cloisters closeness closeted closeting closets
    35 closures clot clothespin clothespins clots clotted clotting cloudburst cloudbursts cloudier
    35 cloudiest clouding clout clouted clouting clouts clove cloven clovers cloves clown clowned
    35 clowning clowns clubbed clubbing clubhouse clubhouses clucked clucking clucks clued clueless
    35 cluing clumped clumping clumps clumsier clumsiest clumsily clumsiness clustered clustering
    35 clutch clutching clutter cluttered cluttering clutters coached coaching coagulate coagulated
    35 coagulates coagulating coagulation coaled coalesce coalesced coalesces coalescing coaling
    35 coalitions coals coarsely coarsen coarsened coarseness coarsening coarsens coarser coarsest
    35 coastal coasted coaster coasters coasting coastline coastlines coasts coaxed coaxes cob
    35 cobalt cobble cobra cobras cobs cobweb cobwebs cockeyed cockier cockiest cocking cockpits
    35 cockroach cockroaches cocktails cocky cocoa cocoas coconut coconuts cocoon cocooned
    35 cocooning cocoons cod codded codding cods coefficient coefficients coerce coerces coercing
    35 coercion coexist coexisted coexistence coexisting coexists coffees coffer coffers coffined
    35 coffining coffins cog cogency cogent cognacs cognitive cogs coherence coherently coiled
    35 coiling coils coinages coincided coincidental coincidentally coincides coinciding coked
    35 cokes coking col colander colanders colder coldest colds colic collaborate collaborated
    35 collaborates collaborating collaborations collaborative collaborator collaborators collage
    35 collages collapsible collarbone collarbones collared collaring collars collateral collation
    35 collectives collector collectors collegiate collide collided collides colliding collie
    35 collies collisions colloquial colloquialism colloquialisms collusion colonels colones
    35 colonials colonize colonized colonizes colonizing colons coloreds colorful colorless
    35 colossal colt colts coma comas combatant combatants combated combats combed combing
    35 combustible combustibles combustion comeback comedian comedians comedies comelier comeliest
    35 comestible comestibles comets comforted comforting comings commandant commandants commandeer
    35 commandeered commandeering commandeers commando commandos commemorate commemorated
    35 commemorates commemorating commemoration commemorations commenced commencements commences
    35 commencing commend commendable commendation commendations commended commending commends
    35 commentaries commercialism commercialize commercialized commercializes commercializing
    35 commercials commiserate commiserated commiserates commiserating commiseration commiserations
    35 commodores commoner commonest commotions commune communed communes communicable
    35 communicative communicator communing communions communique communiques commutative commute
    35 commuted commuter commuters commutes commuting compacted compacter compactest compacting
    35 compaction compacts companionship comparatives compartment compartments compassed compasses
    35 compassing compassionate compatibles compatriot compatriots compensates compensating
    35 compensations competences competently competitions compilations complacency complemented
    35 complementing complements completer complexes complexioned complexions complexities
    35 compliant complied complies complimentary complimenting complying composites compositions
    35 compost composted composting composts composure compounded compounding compounds
    35 comprehended comprehending comprehends comprehensions comprehensively comprehensives
    35 compulsions compulsive compulsories compunctions computations comrade comradeship
    35 concatenation concatenations conceded concedes conceding conceits concentrations concentric
    35 conceptually concerting concertos conciliate conciliated conciliates conciliating concisely
    35 conciseness conciser concisest conclusively concoct concocted concocting concoction
    35 concoctions concocts concordance concourse concourses concreted concretes concreting
    35 concurred concurrences concurrency concurrent concurring concurs concussions condemnations
    35 condensation condensations condescended condescending condescends condiment condiments
    35 conditionally conditionals condolence condolences condominium condominiums condoms condoned
    35 condones condoning condor condors conducive conductors cone cones confection confections
    35 confederacies confederating confederations conferrer conferring confers confesses confessing
    35 confessions confetti confidants confidentially confidently confides confiding configurable
    35 confinement confinements confirmations confiscate confiscates confiscating confiscations
    35 conformed conforming conformity conforms confound confounding confounds confrontation
    35 confrontations congeal congealed congealing congeals congenial conglomerate conglomerated
    35 conglomerates conglomerating congratulated congratulates congratulating congregate
    35 congregated congregates congregating congregations congressman congresswoman congresswomen
    35 congruent conical conifer coniferous conifers conjectures conjecturing conjugal conjugate
    35 conjugated conjugates conjugating conjugation conjugations conjunctions conjure conjured
    35 conjures conjuring connective connectivity connectors conned connoisseur connoisseurs
    35 connote connoted connotes connoting conquer conqueror conquerors conquers conquests cons
    35 consciousnesses consecrate consecrated consecrates consecrating consensuses consequential
    35 conservatism conservatories conservatory conserve conserved conserves conserving consign
    35 consigned consigning consignment consignments consigns consistencies consolations consoled
    35 consoles consolidate consolidates consolidating consolidations consoling consonant
    35 consonants consort consorted consorting consortium consorts conspicuously conspiracies
    35 conspirator conspirators conspire conspired conspires conspiring constancy constellation
    35 constellations constipation constituencies constituting constitutionally constitutionals
    35 constrict constricted constricting constriction constrictions constricts construe construes
    35 construing consul consular consulate consulates consuls consultations consumable consumables
    35 consumerism consummate consummated consummates consummating contagion contagions contagious
    35 containers contaminate contaminated contaminates contaminating contamination contemplative
    35 contemplatives contender contenders contends contenting contentions contentment contestant
    35 contesting contextual continentals contingent contingents contort contorted contorting
    35 contortion contortions contorts contoured contouring contraceptive contraceptives
    35 contractions contractor contractual contradictions contraption contraptions contraries
    35 contrasted contravene contravenes contributory contrite controllable convalesce convalesced
    35 convalescences convalescent convalescents convalesces convalescing convection convene
    35 convened convenes conveniences convening convent conventionally convents converge
    35 convergence converges conversant conversational converses conversing converters convertible
    35 convertibles convex conveyances conveying conveys convoluted convoy convoyed convoying
    35 convoys convulse convulsed convulses convulsing coo cooed cooing cookbook cookbooks cooker
    35 cooler coolers coop cooped cooper cooperated cooperates cooperating cooperatives cooping
    35 coops coordinated coordinating coos cop copier copiers copious copiously copped copperhead
    35 copperheads copping cops copulate copulation copyrighted copyrighting copyrights corals
    35 corded cordials cording cordless cordon cordoned cordoning cordons cords corduroy cored
    35 cores coring corked corking corks corkscrew corkscrewed corkscrewing corkscrews cornea
    35 corneas corned cornered cornering cornet cornets cornflakes cornier corniest corning
    35 cornmeal corns cornstarch corny corollary coronaries coronary coronation coronations
    35 coroners corporal corporals corpulent corpuscle corpuscles corral corralled corralling
    35 corrals correcter correctest corrective correctness corrector correlated correlates
    35 correlating correlations correspondences correspondents correspondingly corridors
    35 corroborate corroborated corroborates corroborating corroboration corrode corroded corrodes
    35 corroding corrosion corrosive corrosives corrupter corruptest corruptible corruptions
    35 corsage corsages corset corseted corseting corsets cortex cosmetic cosmetics cosmonaut
    35 cosmonauts cosmopolitans cosmos cosmoses costings costlier costliest costumed costumes
    35 costuming cots cottoned cottoning cottons cottontail cottontails cottonwood cottonwoods
    35 couched couches couching cougar cougars coughing coughs councilor councilors counselors
    35 countable countdown countdowns countenanced countenancing counteracted counteracting
    35 counteracts counterattack counterattacked counterattacking counterattacks counterbalance
    35 counterbalanced counterbalances counterbalancing counterclockwise countered counterfeit
    35 counterfeited counterfeiting counterfeits countering counters countersign countersigned
    35 countersigning countersigns countesses countryman countrysides coup coupon coupons coups
    35 courageous courageously couriers coursed courser coursing courteously courtesies courthouse
    35 courthouses courtroom courtrooms courtships courtyard courtyards cousins covenanted
    35 covenanting covenants covert covertly coverts coves coveting covetous covets coward cowardly
    35 cowards cowed cower cowered cowering cowers cowgirl cowgirls cowhide cowhides cowing cox coy
    35 coyer coyest coyote coyotes cozier cozies coziest cozily coziness crabbed crabbier crabbiest
    35 crabbing crabby crabs cracker crackers crackle crackled crackles crackpots cradle cradled
    35 cradles cradling crafted craftier craftiest craftily crafting craftsman craftsmen crafty
    35 crag craggier craggiest craggy crags cram crammed cramming crams cranberries cranberry
    35 craned cranes craning cranium craniums crank cranked crankier crankiest cranking cranks
    35 cranky crasser crassest crated crater cratered cratering craters crates crating crave craved
    35 craves craving cravings crayfish crayfishes crayon crayoned crayoning craze crazes crazier
    35 crazies craziest crazily craziness crazing creak creaked creakier creakiest creaky creamed
    35 creamier creamiest creaming creams creamy creasing creations creatively creatives creativity
    35 creators credence credential credentials credited crediting credulous creeds creek creeks
    35 creepier creepiest creeps creepy cremate cremated cremates cremating cremation cremations
    35 crepe crepes crescendo crescendos crescents crested crestfallen cresting crests cretin
    35 cretinous cretins crevasse crevasses crevice crewed crewing crews cribbed cribbing cribs
    35 crickets criminally crimsoned crimsoning crimsons cringe cringed cringes cringing crinkle
    35 crinkled crinkles crinkling cripples crippling crisped crisper crispest crisping crisply
    35 crispy crisscross crisscrossed crisscrosses crisscrossing critique critiqued critiques
    35 critiquing croak croaked croaking croaks crochet crocheted crocheting crochets crock
    35 crockery crocks crocodile crocodiles crocus crofts cronies crony crookeder crookedest
    35 crooking crooks croon crooned crooning croons cropped cropping crossbow crossbows crosser
    35 crossest crossings crosswalk crosswalks crosswords crotch crotches crouch crouched crouches
    35 crouching crow crowbar crowbars crowed crowing crowns crows crucially crucified crucifies
    35 crucifix crucifixes crucifixion crucifixions crucify crucifying crudely cruder crudity
    35 crueler cruelest cruelties cruiser crumbed crumbing crumble crumbled crumbles crumblier
    35 crumbliest crumbling crumbly crumbs crummier crummiest crummy crumple crumples crumpling
    35 crunchy crusade crusaded crusader crusaders crusades crusading crustacean crustaceans
    35 crusted crustier crustiest crusting crusts crusty crux cruxes crybabies crybaby crypt crypts
    35 crystallization crystallize crystallized crystallizes crystallizing cub cubed cubes cubicle
    35 cubicles cubing cubs cuckoos cucumber cucumbers cuddle cuddled cuddles cuddling cued cues
    35 cuffed cuffing cuffs cuing cuisine cuisines culinary cull culled culling culls culminate
    35 culminates culminating culminations culpable culprits cultivate cultivates cultivating cults
    35 culturally cultured culturing cunninger cunningest cunningly cupboards cupful cupfuls cupped
    35 cupping cur curable curator curators curbed curbing curbs curd curdle curdled curdles
    35 curdling curds curfew curfews curio curios curiosities curls currant currants currencies
    35 curricula curried curries currying cursory curtail curtailing curtails curtained curtaining
    35 curter curtest curtsied curtsies curtsy curtsying curvature curvatures curving cushioned
    35 cushioning custards custodian custodians customization customize customized customizes
    35 customizing cutback cutbacks cuter cutest cuticle cuticles cutlery cutlet cutlets cutter
    35 cutters cutthroat cutthroats cuttings cyanide cybernetics cyclic cyclone cyclones
    35 cylindrical cymbal cymbals cynicism cynics cypress cypresses cyst cysts czars dab dabbed
    35 dabbing dabble dabbled dabbles dabbling dabs dachshund dachshunds daddies daddy dads daemon
    35 daffodil daffodils dagger daggers dailies daintier dainties daintiest dairies dais daises
    35 daisies dallied dallies dally dallying dam dame dames dammed damming damnedest damped dampen
    35 dampened dampening dampens damper dampest damping damps damsel damsels dancer dancers
    35 dandelion dandelions dandier dandies dandiest dandruff dandy dangle dangled dangles danker
    35 dankest dapper dapperer dapperest daredevil daredevils darken darkening darkens darlings
    35 darn darned darning darns dart darts dashboards dastardly daub daubed daubing daubs daunt
    35 daunted daunting dauntless daunts dawdle dawdled dawdles dawdling dawned dawns daydream
    35 daydreamed daydreaming daydreams daze dazes dazing dazzled dazzles dazzling deacon deacons
    35 deaden deadening deadens deader deadest deadlier deadlines deadlocked deadlocking deadlocks
    35 deafer deafest dean deans dearer dears dearth dearths deathbed deathbeds deaves debase
    35 debased debasement debasements debases debasing debaucheries debauchery debilitate
    35 debilitated debilitates debilitating debilities debility debit debited debiting debits
    35 debonair debrief debriefed debriefing debriefs debris debtor debunk debunked debunking
    35 debunks debut debuted debuting debuts decadence decadent decadents decanter decanters
    35 decapitate decapitated decapitates decapitating decayed decays decease deceases deceasing
    35 deceit deceitful deceitfully deceits deceives deceiving decencies decency decently
    35 decentralization decentralize decentralized decentralizes decentralizing deception
    35 deceptions decibel decibels deciduous decimals decimate decimated decimates decimating
    35 decipher deciphered deciphering deciphers decked decking decks declension decoder decompose
    35 decomposed decomposes decomposing decomposition decorate decorates decorating decoration
    35 decorations decorative decorator decorators decorous decorum decoy decoying decoys decreeing
    35 decrees decrepit decried decries decry decrying dedication dedications deduct deducted
    35 deducting deductive deducts deeded deeding deepen deepens deeps deface defaced defaces
    35 defacing defamation defamatory defame defamed defames defaming defaulted defaulting
    35 defeatist defecate defecated defecates defecating defected defecting defectives defendant
    35 defendants defender defensed defenseless defenses defensible defensing defer deferential
    35 deferred deferring defers defiant deficient deficit deficits defied defies defile defiled
    35 defiles defiling definable deflate deflated deflates deflating deflation deflect deflected
    35 deflecting deflection deflections deflects deform deformed deforming deformity deforms
    35 defraud defrauded defrauding defrauds defrost defrosted defrosting defrosts deft defter
    35 deftest deftly defunct defying degenerated degenerates degenerating dehydrate dehydrated
    35 dehydrates dehydrating deified deifies deify deifying deign deigned deigning deigns deities
    35 deject dejected dejecting dejection dejects delectable delegated delegating delegations
    35 deleterious deletions deli deliberated deliberates deliberating deliberation deliberations
    35 delicacies delicatessen delicatessens deliciously delimit delimited delimiter delimiting
    35 delimits delinquencies delinquency delinquents deliriously deliriums delis deliverance
    35 deliveries deltas delude deludes deluding deluge deluged deluges delusions deluxe delve
    35 delved delves delving demagogue demagogues demean demeaned demeaning demeanor demeans
    35 dementia demerit demerits demised demises demising democracies demolition demolitions demon
    35 demons demonstrably demonstrative demonstratives demonstrator demonstrators demoralize
    35 demoralized demoralizes demoralizing demote demoted demotes demoting demotion demotions
    35 demount demure demurer demurest denials denigrate denim denims denomination denominators
    35 denoted denounce denounces dens densely denser densest densities dent dental dented denting
    35 dentists dents denunciations deodorants deodorize deodorized deodorizes deodorizing
    35 departing departs departures dependable dependencies dependency dependents depict depicted
    35 depicting depiction depicts deplete depleted depletes depleting deplorable deplore deplores
    35 deploring deport deportation deportations deported deporting deportment deports depose
    35 deposes deposing depositing depots deprave depraved depraves depraving depravities depravity
    35 deprecate deprecated deprecates depreciate depreciated depreciates depreciating depreciation
    35 depressingly depressions deprivation deprivations deputies derail derailed derailing
    35 derailment derailments derails derelict derelicts deride derided derides deriding derivation
    35 derivations derivatives derrick derricks descendant descendants descents describable
    35 descriptor descriptors desecrate desecrated desecrates desecrating desecration desegregation
    35 deserter deserters designation designations desirous desist desisted desisting desists desks
    35 desolated desolates desolating despaired despairs despicable despises despising despondent
    35 despot despotic despots dessert desserts destabilize destinations destinies destitution
    35 destroyer destroyers detachable detachment detachments detaining detains detectives
    35 detectors detention detentions detergent detergents deteriorate deteriorated deteriorates
    35 deteriorating deterioration determinable determinations determinism deterministic deterred
    35 deterrents deterring deters detest detested detesting detests dethrone dethroned dethrones
    35 dethroning detonate detonated detonates detonating detonation detonations detonator
    35 detonators detour detoured detouring detours detracted detracting detracts detriment
    35 detrimental detriments devalue devastation deviant deviate deviated deviates deviating
    35 deviations deviled deviling devils devolution devolve devolved devolves devolving devotee
    35 devotees devotions devour devours devout devouter devoutest devoutly diabetes diabetic
    35 diabetics diagnosed diagnoses diagnosing diagonally diagonals diagrammed diagramming
    35 diameters diametrically diaper diapered diapering diapers diaphragm diaphragms diaries
    35 diarrhea diatribe diced dices dicing dictates dictating dictation dictations dictatorial
    35 dictators dictatorships diction dieseled dieseling diesels dietaries dietary dieted dieting
    35 diets differentiated differentiates differentiating differentiation diffuse diffused
    35 diffuses diffusing diffusion digested digestible digesting digestions digestive digests
    35 digitally digitize digitized digitizes digitizing dignifies dignify dignifying dignitaries
    35 dignitary dignities digress digressed digresses digressing digression digressions dike diked
    35 dikes diking dilapidated dilated dilates dilating dilemmas diligence diligently dill dills
    35 dilute diluted dilutes diluting dilution dime dimer dimes diminishes diminishing diminutives
    35 dimmed dimmer dimmest dimming dimple dimpled dimples dimpling dims din diners dinghies
    35 dinghy dingier dingiest dinned dinnered dinnering dinners dinning dinosaur dinosaurs dins
    35 diocese dioceses dioxide diphtheria diphthong diphthongs diploma diplomas diplomat diplomata
    35 diplomatically diplomats dips directer directest directness direr direst dirge dirges
    35 dirtied dirtier dirties dirtiest dirtying disadvantaged disadvantageous disadvantaging
    35 disagreeably disagreements disallow disallowed disallowing disallows disambiguate
    35 disappearances disappointments disapproval disapprove disapproved disapproves disapproving
    35 disarm disarmament disarmed disarming disarms disarray disarrayed disarraying disarrays
    35 disavow disavowed disavowing disavows disband disbanded disbanding disbands disbelief
    35 disbelieve disbelieved disbelieves disbelieving disburse disbursed disbursement
    35 disbursements disburses disbursing discernible discerns discharges discharging disciple
    35 disciples disciplinarian disciplinarians disciplined disciplines disciplining disclaim
    35 disclaimed disclaiming disclaims disclose disclosed discloses disclosing disclosure
    35 disclosures discolor discoloration discolorations discolored discoloring discolors
    35 discomfort discomforted discomforting discomforts disconcert disconcerting disconcerts
    35 disconsolate disconsolately discontented discontenting discontents discontinuity discordant
    35 discorded discording discords discos discounted discounting discouragement discouragements
    35 discoursed discourses discoursing discourteous discourtesies discourtesy discrediting
    35 discredits discreeter discreetest discreetly discrepancies discretionary discriminatory
    35 discus discuses disdained disdainful disdaining disdains diseased disembark disembarkation
    35 disembarked disembarking disembarks disenchantment disengage disengaged disengages
    35 disengaging disentangle disentangles disentangling disfavor disfavored disfavoring disfavors
    35 disfigure disfigured disfigures disfiguring disgraced disgraces disgracing disgruntle
    35 disgruntled disgruntles disgruntling disgustingly dishearten disheartened disheartening
    35 disheartens dished dishing dishonestly dishonesty dishonor dishonorable dishonored
    35 dishonoring dishonors dishwasher dishwashers disillusion disillusioned disillusioning
    35 disillusionment disillusions disincentive disinfect disinfectant disinfectants disinfected
    35 disinfecting disinfects disingenuous disinherit disinherited disinheriting disinherits
    35 disintegrate disintegrated disintegrates disintegrating disintegration disjoint disjointed
    35 disjointing disjoints disks dislocate dislocated dislocates dislocating dislocation
    35 dislocations dislodge dislodged dislodges dislodging disloyal disloyalty dismally dismantle
    35 dismantles dismantling dismayed dismaying dismays dismember dismembered dismembering
    35 dismembers dismissal dismissals dismissive dismount dismounted dismounting dismounts
    35 disobedience disobedient disobey disobeyed disobeying disobeys disordering disorderly disown
    35 disowned disowning disowns disparage disparaged disparages disparaging disparate disparities
    35 disparity dispassionate dispassionately dispatch dispatches dispatching dispel dispelled
    35 dispelling dispels dispensaries dispensary dispensation dispensations dispensed dispenser
    35 dispensers dispenses dispensing dispersal disperse disperses dispersing dispersion displace
    35 displaced displacement displacements displaces displacing displease displeased displeases
    35 displeasing displeasure disposables disposals dispositions dispossess dispossessed
    35 dispossesses dispossessing disproportionate disprove disproved disproves disproving
    35 disqualified disqualifies disqualifying disquieted disquieting disquiets disregards
    35 disrepair disrepute disrespect disrespected disrespectful disrespecting disrespects
    35 disrupted disrupting disruptions disruptive disrupts dissatisfaction dissatisfies dissatisfy
    35 dissatisfying dissect dissected dissecting dissection dissections dissects disseminate
    35 disseminated disseminates disseminating dissemination dissension dissented dissenter
    35 dissents dissertations disservice disservices dissident dissidents dissimilarities
    35 dissimilarity dissipate dissipated dissipates dissipating dissipation dissociate dissociated
    35 dissociates dissociating dissociation dissolute dissolve dissolves dissolving dissonance
    35 dissonances dissuade dissuaded dissuades dissuading distanced distancing distantly distastes
    35 distend distending distends distill distillation distillations distilled distiller
    35 distilleries distillers distillery distilling distills distincter distinctest distinctively
    35 distinguishable distorter distortions distractions distraught distressingly distributions
    35 distributor distributors distrustful distrusting distrusts disturbances disuse disuses
    35 disusing ditched ditches ditching dither dithered dithering dithers ditties dittoed dittoing
    35 dittos ditty diver diverge diverged divergence divergences divergent diverges diverging
    35 divers diversifies diversify diversifying diversions diversities divest divested divesting
    35 divests dividend dividends diviner divines divinest divining divinities divinity divisible
    35 divisive divisor divisors divorced divorces divorcing divulge divulged divulges divulging
    35 dizzied dizzier dizzies dizziest dizzying docile docked docking doctorate doctored doctoring
    35 documentaries dodged dodges dodging dodo doer doers doggedly doggerel dogging doghouse
    35 doghouses dogmas dogmatic dogwood dogwoods doilies doily doldrums doled doleful dolefully
    35 doles doling doll dolled dollies dolling dolls dolly dolphin dolphins domains dome domed
    35 domes domesticate domesticated domesticates domesticating domesticity domestics domicile
    35 domiciled domiciles domiciling dominants domination doming domino dominoes donkey donkeys
    35 donor donors doodle doodled doodles doodling doorman doormen doorstep doorsteps doorways
    35 dope doped dopes dopey dopier dopiest doping dormant dormitories dormitory dorsal dos dosed
    35 dosing dote doted dotes doting doubtfully doubting doughnut doughnuts dour dourer dourest
    35 douse doused douses dousing dove doves dowdier dowdies dowdiest dowdy downcast downed
    35 downfall downfalls downgrade downgraded downgrades downgrading downhearted downhills downier
    35 downiest downing downpour downpours downstream downtown downy dowries doze dozed dozes
    35 dozing drabber drabbest drabs draconian draftier draftiest draftsman draftsmen drafty
    35 dragonflies dragonfly dragons drainage dramatist dramatists dramatization dramatizations
    35 dramatize dramatized dramatizes dramatizing drape draped draperies drapes draping drawbridge
    35 drawbridges drawl drawled drawling drawls dreamer dreamers dreamier dreamiest drearier
    35 dreariest dredge dredged dredges dredging drench drenches drenching dresser dressers
    35 dressier dressiest dressings dressmaker dressmakers dressy dribble dribbled dribbles drier
    35 driers driest drifts driftwood drilled drilling drills drinkable drinker drinkers driveled
    35 driveling drivels driveway driveways drizzle drizzled drizzles drizzling droll droller
    35 drollest drone droned drones drool drooled drooling drools droop droops dropout dropouts
    35 droppings dross droughts droves drowse drowsed drowses drowsier drowsiest drowsiness
    35 drowsing drowsy drudge drudged drudgery drudges drudging drugged drugging druggist druggists
    35 drugstore drugstores drummed drummer drummers drumming drumstick drumsticks drunkards
    35 drunkenly drunkenness drunker drunkest drunks dryer dryers dryly dryness drys dualism dub
    35 dubbing dubs duchesses ducked ducking duckling ducklings duct ducts dud dude duded dudes
    35 duding duds duel dueled dueling duels duet duets dugout dugouts dukes dulled duller dullest
    35 dulling dullness dulls dumbbell dumbbells dumber dumbest dumbfound dumbfounded dumbfounding
    35 dumbfounds dummies dumpier dumpiest dumpling dumplings dumpy dunce dunces dune dunes dung
    35 dunged dungeon dungeons dunging dungs dunk dunked dunking dunks dunno duo dupe duped dupes
    35 duping duplex duplexes duplicity durability durable duress duskier duskiest dusted dustier
    35 dustiest dustmen dustpan dustpans dusts dutiful dutifully duvet dwarf dwarfed dwarfing
    35 dwarfs dweller dwellings dwells dwindle dwindles dwindling dye dyed dyeing dyes dynamical
    35 dynamite dynamited dynamites dynamiting dynamo dynamos dynasties dynasty dysentery dyslexia
    35 eagerer eagerest eagles earache earaches eardrum eardrums earls earmark earmarked earmarking
    35 earmarks earner earnestness earnests earring earthed earthier earthiest earthing earthlier
    35 earthliest earthquakes earths earthworm earthworms earthy eased easel easels eases easing
    35 easterlies easterly easygoing eave eavesdrop eavesdropped eavesdropping eavesdrops ebbed
    35 ebbs ebonies ebony eccentricities eccentrics eclectic eclipsing ecologically ecologist
    35 ecologists economist economists economize economized economizes economizing ecosystem
    35 ecosystems ecstasies ecstasy ecstatic ecumenical eczema eddied eddies eddying edger edgewise
    35 edgier edgiest edging edgy edible edibles edict edicts edifices editorials editorship
    35 educations educator educators eel eels eerie eerier eeriest effecting effeminate
    35 effervescent efficiencies effigies effortless effortlessly effusively egalitarian egged
    35 egging eggplant eggplants egocentric egoism egotism egotist egotists eigenvalue eighteens
    35 eighteenths eighths eighties eightieth eightieths eights ejaculate ejaculates ejaculating
    35 ejaculations ejected ejecting ejection ejections ejects eke eked ekes eking elaborated
    35 elaborately elaborates elaborating elaboration elaborations elapse elapses elapsing
    35 elasticity elastics elation elbowing elders eldest electives elector electorates
    35 electrically electrician electricians electrified electrifies electrify electrifying
    35 electrocute electrocuted electrocutes electrocuting electrocution electrocutions electrode
    35 electrodes electrolysis electromagnetic electrons electrostatic elegance elegantly elegies
    35 elegy elemental elevate elevates elevating elevations elevens elevenths elf elicit eliciting
    35 elicits eligibility elimination eliminations elites elitism elk elks ellipses ellipsis
    35 elliptic elliptical elms elongate elongated elongates elope eloped elopement elopements
    35 elopes eloping eloquence eloquently elucidate eluded eludes eluding elusive elves emailed
    35 emailing emails emanate emanated emanates emanating emancipate emancipates emancipating
    35 embalm embalmed embalming embalms embankment embankments embargoed embargoes embargoing
    35 embark embarked embarking embarks embarrassments embassies embassy embellished embellishes
    35 embellishing embellishment embellishments ember embers embezzle embezzled embezzlement
    35 embezzles embezzling embitter embittered embittering embitters emblem emblems embodies
    35 embody embodying emboss embossed embosses embossing embrace embraces embroider embroidered
    35 embroideries embroidering embroiders embroidery embryo embryonic embryos emeralds emergence
    35 emergencies emergent emigrate emigrates emigrating emigration emigrations eminence eminences
    35 emir emirs emissaries emissary emission emissions emits emitting emotive empathy emperors
    35 emphases emphatic emphysema empires employments emporium emporiums empower empowering
    35 empowers empress empresses emptier emptiest emptiness emulated emulates emulating emulations
    35 emulsion emulsions enacting enactments enacts enamel enameled enameling enamels encapsulate
    35 encapsulated encapsulates encapsulating encase encases encasing enchant enchanted enchanting
    35 enchantment enchantments enchants encircle encircles enclosures encompass encompassed
    35 encompasses encompassing encore encored encores encoring encouragements encroach encroached
    35 encroaches encroaching encrypted encryption encumber encumbered encumbering encumbers
    35 encumbrance encumbrances encyclopedias endanger endangering endangers endear endeared
    35 endearing endearment endearments endears endeavored endeavoring endeavors endemic endemics
    35 endive endives endorse endorsement endorsements endorses endorsing endow endowing endowment
    35 endowments endows endurance endures endways enema enemas energetically engagements engender
    35 engendered engendering engenders engrave engraved engraver engravers engraves engraving
    35 engravings engross engrosses engrossing engulf engulfed engulfing engulfs enhancements
    35 enigma enigmas enigmatic enjoyments enlargements enlist enlisting enlistment enlistments
    35 enlists enliven enlivened enlivening enlivens enmities enmity enormities enormity enrage
    35 enrages enraging enrich enriching enrichment enrolling enrollment enrollments enrolls
    35 ensemble ensembles enshrine enshrined enshrines enshrining ensign ensigns enslave enslaved
    35 enslaves enslaving ensues ensuing entailing entangle entanglement entanglements entangles
    35 entangling entertainers entertainments enthrall enthralled enthralling enthralls enthusiasms
    35 enthusiast enthusiastically enthusiasts entice enticed enticement enticements entices
    35 enticing entomologist entomologists entomology entrails entranced entrances entrancing
    35 entrant entrants entrap entrapped entrapping entraps entreat entreating entreats entrench
    35 entrenched entrenches entrenching entropy entrust entrusted entrusting entrusts entwine
    35 entwined entwines entwining enumerates enumerating enunciate enunciated enunciates
    35 enunciating envelop enveloping envelops enviable envies envious enviously environmentally
    35 environs envoy envoys envying enzyme enzymes eon eons epaulet epaulets ephemeral epics
    35 epidemic epidemics epidermis epidermises epilepsy epileptic epileptics epilogue epilogues
    35 epitaph epitaphs epithet epitome epitomes epochs epsilon equaled equaling equalize equalized
    35 equalizes equalizing equated equates equating equator equatorial equators equestrians
    35 equilateral equilaterals equine equines equinoxes equitable equities equivalence
    35 equivalently equivocal eradicate eradicated eradicates eradicating eras erasers erasure
    35 erecting erects ergonomic erode eroded erodes eroding erosion erotic errands erratically
    35 erring erroneously errs erstwhile erudite erupt erupted erupting eruption eruptions erupts
    35 escalate escalated escalates escalating escalation escalator escalators escapades escapism
    35 escorting escorts esophagi esophagus especial essayed essaying essences essentials esteem
    35 esteemed esteeming esteems estimations estrangement estrangements etch etched etches etching
    35 etchings eternally eternities ether ethereal ethically ethnics ethos etiquette etymological
    35 etymologies eulogies eulogize eulogized eulogizes eulogizing eulogy euphemism euphemisms
    35 eureka euthanasia evacuate evacuated evacuates evacuating evacuation evacuations evade
    35 evaded evades evading evaluations evangelical evangelicals evangelism evangelist
    35 evangelistic evangelists evaporate evaporated evaporates evaporating evaporation evasion
    35 evasions evasive evener evenest evenness eventful eventualities eventuality evergreen
    35 everlasting everlastings evermore eves evict evicted evicting eviction evictions evicts
    35 evidenced evidencing eviler evilest evocative evoke evokes evoking exacerbate exacerbated
    35 exacerbates exacerbating exacter exactest exacts exaggeration exaggerations exalt exaltation
    35 exalting exalts examinations examiners exampled exampling exasperate exasperated exasperates
    35 exasperating exasperation excavate excavated excavates excavating excavation excavations
    35 excel excelled excellence excellently excelling excels excerpt excerpted excerpting excerpts
    35 excise excised excises excising excitements exclaim exclaims exclusives excommunicate
    35 excommunicated excommunicates excommunicating excommunication excommunications excrement
    35 excrete excreted excretes excreting excruciating excursions excusable excused executioner
    35 executioners executions executor executors exemplary exemplified exemplifies exemplify
    35 exemplifying exempted exempting exemption exemptions exempts exerted exerting exerts exhale
    35 exhales exhaling exhaustion exhibitions exhibits exhilarate exhilarated exhilarates
    35 exhilarating exhilaration exhort exhortation exhortations exhorted exhorting exhorts exhume
    35 exhumed exhumes exhuming exile exiled exiles exiling existences existent existential
    35 existentially exoduses exonerate exonerated exonerates exonerating exoneration exorbitant
    35 exotics expandable expanses expansions expansive expatriate expatriated expatriates
    35 expatriating expectant expediencies expediency expedient expedients expedite expedited
    35 expedites expediting expel expelled expelling expels expend expendable expendables expended
    35 expending expends expertly expletive expletives explicable explorations explorer explorers
    35 explosives exponent exponentially exponents exported exporter exporters exporting
    35 expositions exposures expounded expounding expounds expressively expulsion expulsions
    35 extemporaneous exteriors exterminate exterminated exterminates exterminating extermination
    35 exterminations externals extinct extincted extincting extinctions extincts extinguish
    35 extinguisher extinguishers extinguishes extinguishing extol extolled extolling extols extort
    35 extorted extorting extortion extortionate extorts extractions extracurricular extradite
    35 extradited extradites extraditing extradition extraditions extrapolate extrapolated
    35 extrapolates extrapolating extrapolation extrapolations extraterrestrial extraterrestrials
    35 extravagance extravagances extravagantly extremer extremest extremists extricate extricated
    35 extricates extricating extrovert extroverts exuberance exude exuded exudes exuding exult
    35 exultant exultation exulted exulting exults eyeball eyeballed eyeballing eyeballs eyebrow
    35 eyeing eyelash eyelashes eyelid eyesore eyesores eyewitness eyewitnesses fable fables
    35 fabricate fabricated fabricates fabricating fabrication fabrications fabrics fabulous
    35 facades faceless facet faceted faceting facetious facets facials facile facilitated
    35 facilitates facilitating facsimile facsimiled facsimileing facsimiles factored factorial
    35 factoring factorization fad fade fades fading faggot faggots fagot fagots failings faints
    35 fairies fairs faithfulness faithfuls faithless faiths faked fakes faking falcon falcons
    35 fallacies fallible fallout falsehood falsehoods falsely falser falsest falsetto falsettos
    35 falsification falsifications falsified falsifies falsify falsifying falsities falsity falter
    35 falters famed familiarize familiarized familiarizes familiarizing familiars famines fanatic
    35 fanatical fanatics fancier fanciest fanfare fanfares fang fanning fantasied fantastically
    35 fantasying faraway farces fared fares farewells faring farmed farmland fascinations fascism
    35 fascists fashionably fasted fastener fasteners fastenings fastens fastidious fasting fasts
    35 fatalistic fatalities fatality fatally fates fathered fatherhood fathering fatherland
    35 fatherlands fatherly fathoming fathoms fatigue fatigued fatigues fatiguing fating fats
    35 fatten fattening fattens fatter fattest fattier fatties fattiest fatty faucets faulted
    35 faultier faultiest faulting faultless fauna faunas favorably favoritism fawn fawned fawning
    35 fawns faze fazed fazes fazing fearsome feasted feasting feasts feathered featherier
    35 featheriest feathering feats feces federalism federals federations feds feebler feeblest
    35 feeder feeders feeler feelers feign feigning feigns feint feinted feinting feints feline
    35 felines felled fellest felling fellowship fellowships fells felonies felons felted felting
    35 felts feminines femininity feminism fen fences fended fending fends fermentation fermented
    35 fermenting ferments ferocious ferociously ferocity ferreted ferreting ferrets ferried
    35 ferries ferry ferrying fertility fertilization fertilize fertilized fertilizer fertilizers
    35 fertilizes fertilizing fervent fervently fervor fester festered festering festers festivals
    35 festive festivities festivity festoon festooned festooning festoons fetches feted fetid
    35 feting fetish fetishes fetter fettered fettering fetters fetus fetuses feud feudalism feuded
    35 feuding feuds feverishly fevers fez fezzes fiasco fiascoes fibbed fibber fibbers fibbing
    35 fiberglass fibs fiche fickle fickler ficklest fictions fictitious fiddlers fiddly fidget
    35 fidgeted fidgeting fidgets fidgety fielded fielding fiendishly fiends fierceness fiercer
    35 fiercest fierier fieriest fiesta fiestas fifteens fifteenths fifties fiftieth fiftieths fig
    35 fighters figment figments figs figurative figuratively figurehead figureheads filament
    35 filaments filch filched filches filching filet filler fillet filleted filleting fillets
    35 fillies filly filmier filmiest filmy filth filthier filthiest fin finale finales finalist
    35 finalists finality financed finch finches finesse finessed finesses finessing fingered
    35 fingering fingernail fingernails fingerprint fingerprinted fingerprinting fingerprints
    35 fingertip finickier finickiest finicky fins firearm firearms firecracker firecrackers
    35 firefighter firefighters fireflies firefly fireman firemen fireplaces fireproof fireproofed
    35 fireproofing fireproofs fireside firesides firewood firmed firmer firmest firming firmware
    35 firsthand firsts fiscals fisher fisherman fishermen fishery fishier fishiest fishy fission
    35 fissure fissures fitter fittest fittings fives fixable fixation fixations fixture fixtures
    35 fizz fizzed fizzes fizzing fizzle fizzled fizzles fizzling flabbier flabbiest flabby
    35 flagpole flagpoles flagrant flagrantly flagship flagships flagstone flagstones flail flailed
    35 flailing flails flair flairs flak flake flaked flakier flakiest flaking flaky flamboyance
    35 flamboyant flamboyantly flamed flamingo flamingos flammable flammables flanked flanking
    35 flanks flannel flanneled flanneling flannels flapjack flaps flared flares flaring flashback
    35 flashbacks flasher flashest flashier flashiest flashlight flashlights flashy flask flasks
    35 flatness flatted flatten flattening flattens flatterer flatterers flattering flatters
    35 flattest flatting flaunt flaunted flaunting flaunts flavored flavoring flavorings flavors
    35 flawless flawlessly flea fleas fleck flecked flecking flecks fledged fledgling fledglings
    35 fleeced fleeces fleecier fleeciest fleecing flees fleeted fleeter fleetest fleeting fleets
    35 fleshed fleshes fleshier fleshiest fleshing fleshy flex flexed flexes flexibly flexing flick
    35 flicked flicker flickered flickers flicking flicks flier fliers fliest flightier flightiest
    35 flightless flights flighty flimsier flimsiest flimsiness flimsy flinched flinches flinching
    35 flings flint flints flippant flipper flippers flippest flirtation flirtations flirtatious
    35 flirted flirting flirts flit flits flocked flocking flog flogged flogging flogs flooder
    35 floodlight floodlighted floodlighting floodlights flop flopped floppier floppies floppiest
    35 flopping flops floral floras florists floss flossed flosses flossing flotilla flotillas
    35 flounce flounced flounces flouncing flounder floundered floundering flounders floured
    35 flouring flourishes flours flout flouted flouting flouts flowered flowerier floweriest
    35 flowering flowery flu fluctuate fluctuated fluctuates fluctuating flue fluency fluently
    35 flues fluff fluffier fluffiest fluffing fluffs fluids fluke flukes flunk flunked flunkies
    35 flunking flunks flunky fluorescent flurries flurrying flusher flushest fluster flustered
    35 flustering flusters fluted flutes fluting flutist flutists flutter flutters flux fluxed
    35 fluxes fluxing flyover flyovers foal foaled foaling foals foamed foamier foamiest foaming
    35 foams foamy focal focused focuses focusing fodder fodders foe fogged foggier foggiest
    35 fogging foghorn foghorns fogies fogy foible foibles foil foiled foiling foils foist foisted
    35 foisting foists folklore folksier folksiest folksy follies followings foment fomented
    35 fomenting foments fonder fondest fondle fondled fondles fondling fondly foodstuff foodstuffs
    35 foolhardier foolhardiest foolhardy foolishness foolproof footage footballs footed foothills
    35 foothold footholds footings footlights footnoted footnoting footpaths footprint foots
    35 footstool footstools footwear footwork forage foraged forages foraging foray forayed
    35 foraying forays forbear forbearance forbearing forbears forbiddings forbore forborne
    35 forceful forcefully forceps forcible forded fording fords forearm forearmed forearming
    35 forearms forebode foreboded forebodes foreboding forebodings forefather forefathers
    35 forefingers forefront forefronts forego foregoes foregoing foregone foreground foregrounded
    35 foregrounding foregrounds foreleg forelegs foremen forensic forensics foreplay forerunner
    35 forerunners fores foreseeing foresees foreshadow foreshadowed foreshadowing foreshadows
    35 foreskin foreskins forestall forestalled forestalls forested foresting forestry foretaste
    35 foretasted foretastes foretasting foretell foretelling foretells forethought forewarn
    35 forewarned forewarning forewarns forewent foreword forewords forfeit forfeited forfeiting
    35 forfeits forged forger forgeries forgers forgetful forging forgoes forgoing forgone forked
    35 forking formality formalize formalized formalizes formalizing formals formations formative
    35 formless formulas formulate formulates formulating formulations fornication forsaken
    35 forsakes forsaking forsook forswear forswearing forswears forswore forsworn forte fortes
    35 forthright forthwith forties fortieth fortieths fortification fortifications fortifies
    35 fortify fortifying fortnightly fortress fortresses fortuitous forums forwarder forwardest
    35 forwent fossilize fossilized fossilizes fossilizing fossils fostering fosters fouled fouler
    35 foulest fouling fouls founder foundered foundering foundling foundlings foundries foundry
    35 fount fountains founts fourteens fourteenths fowled fowling foxed foxes foxier foxiest
    35 foxing foxy foyer foyers fracas fracases fractal fractional fractured fractures fracturing
    35 fragility fragmentary fragmentation fragmented fragmenting fragrance fragrances fragrant
    35 frail frailer frailest frailties frailty frameworks franc franchised franchising francs
    35 franked franker frankest frankfurter frankfurters franking franks fraternal fraternities
    35 fraternity fraternize fraternized fraternizes fraternizing frauds fraudulent fraudulently
    35 fraught frayed fraying frays freaked freaking freckle freckled freckles freckling freedoms
    35 freehand freelance freer freest freezer freezers freighted freighter freighters freighting
    35 freights frenzied frenzies frequented frequenter frequentest frequenting frequents freshen
    35 freshening freshens fresher freshest freshly freshman freshmen freshwater fretful fretfully
    35 frets fretted fretting friar friars friended friending friendlier friendlies friendliest
    35 friendliness friendships frieze friezes frigate frigates frighted frighteningly frightfully
    35 frighting frights frigid frigidity frillier frilliest frills frilly fringed fringes fringing
    35 frisk frisked friskier friskiest frisking frisks frisky fritter frittered frittering
    35 fritters frivolities frivolity frizzier frizziest frizzy frocks frolic frolicked frolicking
    35 frolics frond fronds frontage frontages frontal fronted fronting fronts frostbit frostbite
    35 frostbites frostbiting frostbitten frostier frostiest frosting frostings frosts frothed
    35 frothier frothiest frothing froths frothy frugality frugally fruited fruitful fruitier
    35 fruitiest fruiting fruition fruitlessly fruity frustrations fudged fudges fudging fueled
    35 fueling fuels fulcrum fulcrums fulfillment fulled fulling fullness fulls fumble fumbled
    35 fumbles fumbling fumed fumigate fumigated fumigates fumigating fumigation fuming
    35 functionally fundamentalism fundamentalists fundamentals funerals fungicide fungicides
    35 fungus funnel funneled funneling funnels funner funnest funnies funnily furies furl furled
    35 furling furlong furlongs furloughed furloughing furloughs furls furnaces furnishing
    35 furnishings furor furors furred furrier furriest furring furrow furrowed furrowing furrows
    35 furthered furthering furthers furtive furtively furtiveness fused fuselage fuselages fuses
    35 fusing fussed fusses fussier fussiest fussing futures futuristic fuzz fuzzed fuzzes fuzzier
    35 fuzziest fuzzing gab gabbed gabbing gabs gadget gadgets gag gagged gagging gags gaiety
    35 gainful gait gaits gal gala galas galaxies gall gallantry gallants galled galleries galley
    35 galleys galling gallivant gallivanted gallivanting gallivants gallon gallons gallops galls
    35 galore gals galvanize galvanized galvanizes galvanizing gambit gambits gamble gambled
    35 gamblers gambles gambling gamed gamer gamest gaming gamma gamut gamuts gander ganders ganged
    35 ganging gangling gangplank gangplanks gangrene gangrened gangrenes gangrening gangs gangster
    35 gangsters gangway gangways gape gapes garaged garages garaging garbed garbing garbs gardened
    35 gardener gardeners gardenia gardenias gardening gargle gargled gargles gargling gargoyle
    35 gargoyles garland garlanded garlanding garlands garlic garnet garnets garnish garnished
    35 garnishes garnishing garret garrets garrisoned garrisoning garrisons garrulous garter
    35 garters gaseous gases gash gashed gashes gashing gasket gaskets gasping gasps gassed gassing
    35 gastric gated gateways gatherings gating gaudier gaudiest gaudy gauge gauged gauges gauging
    35 gaunter gauntest gauntlets gauze gavel gavels gawk gawked gawkier gawkiest gawking gawks
    35 gawky gayer gayest gays gazelle gazelles gazes gazette gazetted gazettes gazetting gee geed
    35 geeing gees gel gelatin geld gelded gelding geldings gelds genders genealogical genealogies
    35 genealogy genera generality generics generosities generously geneses genesis geneticist
    35 geneticists genially genie genies genii genital genitals geniuses genres gent gentile
    35 gentiles gentility gentled gentleness gentler gentles gentlest gentling gentries gentry
    35 gents genuineness genus geographic geographically geographies geological geologies geologist
    35 geologists geometric geometries geranium gerbil gerbils germicide germicides germinate
    35 germinated germinates germinating germination germs gestation gesticulate gesticulated
    35 gesticulates gesticulating gestured gestures gesturing getaway getaways geyser geysers
    35 ghastlier ghastliest ghetto ghettos ghosted ghosting ghostlier ghostliest ghostly ghosts
    35 ghoul ghouls giants gibber gibbered gibbering gibbers gibed gibes gibing giddier giddiest
    35 giddiness giddy gifting gigged gigging giggle giggled giggles giggling gild gilded gilding
    35 gilds gill gills gilt gilts gimme gimmick gimmicks gingerbread gingerly gingham ginned
    35 ginning gins giraffe giraffes girder girders girdle girdled girdles girdling girlfriends
    35 girlhood girlhoods girlish girth girths gist givens gizzard gizzards glacial glacier
    35 glaciers gladden gladdened gladdening gladdens gladder gladdest glade glades gladiators
    35 glads glamorize glamorized glamorizes glamorizing glamorous glamoured glamouring glamours
    35 gland glands glandular glares glassed glassier glassiest glassing glassware glassy glaze
    35 glazes glazing glee glen glens glib glibber glibbest glibly glider gliders glides glimmering
    35 glimmers glimpsed glimpses glimpsing glint glinted glinting glints glistened glistens
    35 glittered glittering glitters gloat gloated gloating gloats globes globular globule globules
    35 gloomier gloomiest gloried glories glorification glorified glorifies glorify glorifying
    35 gloriously glorying glossaries glossary glossed glosses glossier glossies glossiest glossing
    35 gloved gloving glower glowered glowering glowers glucose glued glues gluing glum glummer
    35 glummest glut gluts glutted glutting glutton gluttons gluttony glycerin gnarl gnarling
    35 gnarls gnash gnashed gnashes gnashing gnats gnaw gnawed gnawing gnaws gnomes gnu gnus goad
    35 goaded goading goads goalie goalies goalkeeper goalkeepers goatee goatees goats gob gobbed
    35 gobbing gobble gobbled gobbles gobbling goblet goblets goblin goblins gobs godchild
    35 godchildren goddesses godfathers godless godlier godliest godlike godly godmother godmothers
    35 godparent godparents godsend godsends goggle goggles goldener goldenest golds goldsmith
    35 goldsmiths golfed golfer golfers golfing golfs gondola gondolas goner goners gonged gonging
    35 gongs gonna goo goodnight gooey goof goofed goofier goofiest goofing goofs goofy gooier
    35 gooiest goon goons goosed gooses goosing gopher gophers gore gored gores gorge gorged gorges
    35 gorging gorier goriest gorilla gorillas goring gory gosh gosling goslings gospels gossamer
    35 gossiped gossiping gossips gouge gouged gouges gouging goulash goulashes gourds gourmet
    35 gourmets gout governmental gowned gowning gowns grabber graced gracefully graces gracing
    35 graciously graciousness gradation gradations graded grader gradient gradients grading
    35 graduations graft grafted grafting grafts grammars grammatically gramophone grams grandchild
    35 grandchildren granddaughter granddaughters grander grandest grandfathered grandfathering
    35 grandfathers grandiose grandly grandmothers grandparent grandparents grandsons grandstand
    35 grandstanded grandstanding grandstands granite grannies granny granola granular granule
    35 granules grape grapefruit grapes grapevine grapevines graphed graphically graphing graphite
    35 grapple grappled grapples grappling grasps grassed grasses grasshopper grasshoppers grassier
    35 grassiest grassing grated grater graters grates gratification gratifications gratified
    35 gratifies gratify gratifying gratings gratuities gratuity graved graveled graveling gravels
    35 graven graver gravest gravestone gravestones graveyards gravies graving gravitate gravitated
    35 gravitates gravitating gravy grayed grayer grayest graying grays graze grazed grazes grease
    35 greased greases greasier greasiest greasing greats greedier greediest greedily greediness
    35 greened greener greenery greenest greenhorn greenhorns greenhouse greenhouses greening
    35 greens greetings greets gregarious gremlin gremlins grenade grenades greyhound greyhounds
    35 griddle griddles gridiron gridirons grids griefs grieves grieving grill grille grilled
    35 grilles grilling grills grimace grimaced grimaces grimacing grime grimed grimes grimier
    35 grimiest griming grimmer grimmest grimy grinders grindstone grindstones grinned grins gripe
    35 griped gripes griping gripped gripping grislier grisliest grisly gristle grit grits gritted
    35 grittier grittiest gritting grizzlier grizzlies grizzliest grizzly groaning groans grocer
    35 groceries grocers grocery groggier groggiest groggy groin groins groomed grooming grooms
    35 grooved grooves groovier grooviest grooving groovy grope groped gropes grossed grosser
    35 grossest grossing grotesques grotto grottoes grouch grouched grouches grouchier grouchiest
    35 grouching grouchy grounded grounding groundless groundwork grouper groupers groupings grouse
    35 groused grouses grousing grove grovel groveled groveling grovels groves grower growers growl
    35 growled growling growls growths grub grubbed grubbier grubbiest grubbing grubby grubs grudge
    35 grudged grudges grudging gruel grueling gruesome gruesomer gruesomest gruff gruffer gruffest
    35 gruffly grumble grumbled grumbles grumbling grumpier grumpiest grumpy grunt grunted grunting
    35 grunts guarantor guarantors guardian guardians gubernatorial guerrillas guessable guesswork
    35 guested guesting guffaw guffawed guffawing guffaws guidebook guidebooks guild guilds guile
    35 guillotine guillotined guillotines guillotining guiltier guiltiest guiltily guiltless guises
    35 guitarist guitars gulch gulches gulfs gull gulled gullet gullets gullies gulling gulls gully
    35 gulp gulped gulping gulps gumdrop gumdrops gummed gummier gummiest gumming gummy gumption
    35 gums gunfire gunman gunmen gunned gunner gunners gunning gunpowder gunshot gunshots guppies
    35 guppy gurgled gurgles guru gurus gush gushed gusher gushers gushes gushing gust gusted
    35 gustier gustiest gusting gusts gusty gutted guttered guttering gutters gutting guyed guying
    35 guzzle guzzled guzzles guzzling gym gymnasium gymnasiums gymnastics gymnasts gyms
    35 gynecologist gynecologists gynecology gyrate gyrated gyrates gyrating gyration gyrations
    35 gyroscope gyroscopes habitable habitat habitations habitats habitual habitually hackney
    35 hackneyed hackneying hackneys hacksaw hacksaws haddock haddocks hag haggle haggled haggles
    35 haggling hags hailing hails hailstone hailstones haircuts hairdo hairdos hairdresser
    35 hairdressers hairier hairiest hairline hairlines hale haled haler hales halest halibut
    35 halibuts haling hallelujah hallelujahs hallmark hallmarked hallmarking hallmarks
    35 hallucination hallucinations hallway hallways halo haloed haloing halon halos haltered
    35 haltering halved halving hamburger hamburgers hamlet hamlets hammed hammers hamming hammock
    35 hammocks hamper hampering hampers hams hamsters hamstring hamstringing hamstrings hamstrung
    35 handbag handbags handbooks handcuff handcuffed handcuffing handedness handfuls handicapped
    35 handicapping handicaps handicraft handicrafts handier handiest handiwork handlebar
    35 handlebars handlers handmade handout handouts handrail handrails handshake handshakes
    35 handsomer handsomest hangar hangars hanger hangers hangings hangout hangouts hangovers
    35 hanker hankered hankering hankers haphazard hapless happenings harangue harangued harangues
    35 haranguing harass harassed harasses harassment harbored harboring hardier hardiest hardliner
    35 hardliners hardships hardwood hardwoods hare harebrained hared harem harems haring harked
    35 harking harks harlot harlots harmed harmfully harming harmlessly harmonic harmonica
    35 harmonicas harmonies harmonious harmonize harmonized harmonizes harmonizing harms harnesses
    35 harnessing harp harped harping harpist harpists harpoon harpooned harpooning harpoons harps
    35 harpsichord harpsichords harried harries harrowed harrows harrying harsher harshest
    35 harshness harts harvested harvester harvesters harvesting harvests hashed hashes hashing
    35 hassled hassles hassling hasted hastens hastes hastier hastiest hasting hatched hatches
    35 hatchet hatchets hatching hateful hatefully hatreds hatted hatting haughtier haughtiest
    35 haughtily haughtiness haul hauled hauls haunt haunted haunting haunts havens haves hawked
    35 hawking hawks hayed haying hays haystack haystacks haywire hazarded hazarding hazardous
    35 hazed hazel hazels hazes hazier haziest hazing headaches headfirst headier headiest headings
    35 headland headlands headlight headlights headlined headlining headlong headmaster headphone
    35 headphones headquarter headquarters headrest headrests headroom headstone headstones headway
    35 heady heal healed healer healers healing heals healthcare healthful healthier healthiest
    35 heaping hearings hearsay hearses heartache heartaches heartbeat heartbeats heartbreak
    35 heartbreaks heartbroken heartburn hearten heartened heartening heartens heartfelt hearths
    35 heartier hearties heartiest heatedly heater heaters heath heathen heathens heave heaved
    35 heavenlier heavenliest heaves heavies heavyweight heavyweights heckle heckled heckler
    35 hecklers heckles heckling hectic hedged hedgehog hedgehogs hedging heeded heeding heedless
    35 heeds heeled heeling heftier heftiest hefty heifer heifers heighten heightening heightens
    35 heinous heir heirloom heirlooms helicoptered helicoptering helicopters heliport heliports
    35 helium hellos helm helmets helms helpers helpfully helpings hem hemispheres hemlock hemlocks
    35 hemmed hemming hemoglobin hemophilia hemorrhage hemorrhaged hemorrhages hemorrhaging hems
    35 henchman henchmen hepatitis herald heralded heralding heralds herb herbivorous herded
    35 herding hereabouts hereafter hereafters heredity heresies heretic heretical heretics
    35 herewith heritages hermaphrodite hermit hermits hernia hernias heroins heroism heron herons
    35 herpes hesitancy hesitant hesitates hesitations heterogeneous heterosexuality heterosexuals
    35 heuristic hew hewed hewing hews hexagon hexagonal hexagons heyday heydays hi hiatus hiatuses
    35 hibernate hibernated hibernates hibernating hibernation hiccup hiccuped hiccuping hiccups
    35 hick hickories hickory hicks hideaway hideaways hierarchies hieroglyphic hieroglyphics
    35 highbrow highbrows highland highlands highs hijack hijacked hijacking hijacks hike hiked
    35 hiker hikers hikes hiking hilarity hillbillies hillbilly hillier hilliest hillside hillsides
    35 hilly hilt hilts hims hind hindered hindering hinders hindrances hinds hinge hinged hinging
    35 hinterland hinterlands hipped hipper hippest hippie hippies hipping hippopotamus
    35 hippopotamuses hippy hissed hisses histogram histories hitch hitched hitches hitchhike
    35 hitchhiked hitchhiker hitchhikers hitchhikes hitchhiking hitching hived hives hiving hoarded
    35 hoarder hoarders hoarding hoards hoarseness hoarser hoarsest hoax hoaxed hoaxes hoaxing
    35 hobbies hobbit hobble hobbled hobbles hobbling hobbyhorse hobbyhorses hobgoblins hobnob
    35 hobnobbed hobnobbing hobnobs hobo hobos hock hocked hockey hocking hocks hodgepodge
    35 hodgepodges hoe hoed hoes hogged hogging hoist hoisted hoisting hoists holdup holdups holed
    35 holidayed holidaying holier holiest holiness holing hollered hollering hollers hollies
    35 hollowed hollower hollowest hollowing holocaust holocausts holster holstered holstering
    35 holsters homage homages homed homeland homelands homelier homeliest homemade homesick
    35 homesickness homespun homesteaded homesteading homework homey homeys homicidal homicide
    35 homicides homier homiest homing homogeneous homogenize homogenized homogenizes homogenizing
    35 homonym homonyms homophobic homosexuals hone honed hones honester honestest honeycomb
    35 honeycombed honeycombing honeycombs honeyed honeying honeymooned honeymooning honeymoons
    35 honeys honeysuckle honeysuckles honing honk honked honking honks hooded hooding hoodlum
    35 hoodlums hoods hoodwink hoodwinked hoodwinking hoodwinks hoofed hoofing hoop hooped hooping
    35 hoops hooray hoot hooted hooter hooting hoots hooves hop hopefuls hopped hopper hops
    35 hopscotch hopscotched hopscotches hopscotching horded hording horizons horizontals hormone
    35 hormones hornet hornets hornier horniest horny horoscope horoscopes horsed horseplay
    35 horsepower horseradish horseradishes horseshoe horseshoed horseshoeing horseshoes horsing
    35 horticultural horticulture hose hosed hoses hosiery hosing hospitable hospitality
    35 hospitalization hospitalizations hospitalize hospitalized hospitalizes hospitalizing hostage
    35 hostages hosted hosteled hosteling hostels hostess hostessed hostesses hostessing hostiles
    35 hosting hotbed hotbeds hothead hotheaded hotheads hotter hottest hounded hounding hounds
    35 hourglass hourglasses hourly houseboat houseboats households housekeepers housewarming
    35 housewarmings housewife housewives housework housings hove hovel hovels hover hovering
    35 hovers howl howled howls hows hub hubbubs hubs huddle huddles huddling huff huffed huffier
    35 huffiest huffing huffs huffy hug huger hugest hugged hugging hugs hulking hulks hull
    35 hullabaloo hullabaloos hulled hulling hulls humanely humaner humanest humanism humanist
    35 humanitarian humanitarians humanities humanize humanized humanizes humanizing humanly
    35 humbled humbles humblest humbling humbug humidified humidifies humidify humidifying humidity
    35 humiliate humiliated humiliates humiliating humiliations hummed hummingbird hummingbirds
    35 humored humoring humorist humorists humorously humors hump humped humping humps hums hunch
    35 hunchback hunchbacks hunched hunches hunching hundredth hundredths hungered hungering
    35 hungers hungrier hungriest hunk hunks hurdle hurdled hurdling hurl hurls hurrahed hurrahing
    35 hurrahs hurricane hurricanes hurries hurtful hurtle hurtled hurtles hurtling husbanded
    35 husbanding hushed hushes hushing husk husked huskier huskies huskiest huskily huskiness
    35 husking husks hustle hustled hustler hustlers hustles hustling hutch hutches huts hyacinth
    35 hyacinths hybrid hybrids hydrant hydrants hydraulics hydroelectric hydroplane hydroplaned
    35 hydroplanes hydroplaning hyenas hygiene hygienic hymnal hymnals hymned hymning hymns
    35 hyperbole hypertension hyphenate hyphenated hyphenates hyphenating hyphenation hyphened
    35 hyphening hyphens hypnosis hypnotic hypnotics hypnotism hypnotist hypnotists hypnotize
    35 hypnotized hypnotizes hypnotizing hypochondria hypochondriac hypochondriacs hypocrisies
    35 hypocrites hypotenuse hypotenuses hypothesize hypothesized hypothesizes hypothesizing
    35 hysteria hysteric hysterically hysterics iceberg icebergs icebreaker icebreakers iced ices
    35 icicle icicles icier iciest icing icings icy idealist idealists idealize idealized idealizes
    35 idealizing identifiable identities ideologically ideologies idiocies idiocy idiomatic idioms
    35 idiosyncrasies idiosyncrasy idled idler idles idlest idling idol idolize idolized idolizes
    35 idolizing idols idyllic ifs igloo igloos ignite ignited ignites igniting ignition ignitions
    35 iguana iguanas ilk illegals illegible illegibly illegitimate illiterates illnesses ills
    35 illuminate illuminates illumination illuminations illusions illusory illustrative
    35 illustrator illustrators imaged imagery imaginable imaginations imaging imbalances imbeciles
    35 imitate imitated imitates imitating imitation imitations imitative imitator imitators
    35 immaculate immaculately immaterial immaturity immeasurable immeasurably immensities
    35 immensity immerse immersed immerses immersing immersion immersions immigrate immigrated
    35 immigrates immigrating imminently immobile immobilize immobilized immobilizes immobilizing
    35 immoralities immorality immortality immortals immovable immunity immunization immunizations
    35 immunize immunized immunizes immunizing imp impacted impacting impacts impairment
    35 impairments impale impaled impales impaling impart imparted impartiality impartially
    35 imparting imparts impasse impasses impatiences impeach impeached impeaches impeaching
    35 impedance impede impeded impedes impediment impediments impeding impel impelling impels
    35 impenetrable imperatives imperceptible imperceptibly imperfection imperfections imperfectly
    35 imperfects imperialist imperials imperil imperiled imperiling imperils impersonally
    35 impersonate impersonated impersonates impersonating impersonation impersonations impervious
    35 impetuously impetuses impinge impinged impinges impinging implacable implant implanted
    35 implanting implants implementable implementer implicated implicates implicating implores
    35 imploring impolite importations imposition impositions impossibilities impossibles
    35 impossibly impostor impostors impotence impotent impound impounded impounding impounds
    35 impoverish impoverished impoverishes impoverishing imprecise impregnable impregnate
    35 impregnated impregnates impregnating impressionable impressively imprint imprinted
    35 imprinting imprints imprisonments improbabilities improbability improbably impromptu
    35 impromptus improperly improprieties impropriety improvisation improvisations improvise
    35 improvised improvises improvising imps impudence impudent impulsed impulsing impure impurer
    35 impurest impurities impurity inabilities inaction inactive inactivity inadequacies
    35 inadequacy inadequately inadmissible inadvertent inadvisable inaner inanest inanimate
    35 inapplicable inarticulate inasmuch inaudible inaugurals inaugurate inaugurates inaugurating
    35 inaugurations inauspicious inborn inbred inbreed inbreeding inbreeds inbuilt incalculable
    35 incandescence incandescent incantation incantations incapacitate incapacitated incapacitates
    35 incapacitating incapacity incarcerate incarcerated incarcerates incarcerating incarceration
    35 incarcerations incarnate incarnated incarnates incarnating incarnations incendiaries
    35 incendiary incense incensed incenses incensing incentives inceptions incessant incessantly
    35 incest incestuous inched inching incidences incidentals incinerate incinerated incinerates
    35 incinerating incinerator incinerators incision incisions incisor incisors incite incited
    35 incitement incitements incites inciting inclinations inclusions incognito incognitos
    35 incoherence incoherently incomparable incompatibilities incompatibility incompatibles
    35 incompatibly incompetents inconceivable inconclusive incongruities inconsequential
    35 inconsiderable inconsiderate inconsolable inconspicuous inconveniently incorporation
    35 incredulous incremental incremented increments incriminate incriminated incriminates
    35 incriminating incubate incubated incubates incubating incubation incubator incubators
    35 incumbent incumbents incurable incurables indecencies indecency indecent indecision
    35 indecisive indelible indelibly indelicate indentation indentations indented indenting
    35 indents independents indestructible indicatives indices indict indicted indicting
    35 indictments indicts indigenous indigestible indigestion indignities indignity indiscreet
    35 indiscretions indiscriminate indiscriminately indispensables indisposed indisputable
    35 individualism individualist individualists indivisible indoctrinate indoctrinated
    35 indoctrinates indoctrinating indoctrination indolence indolent indomitable inducement
    35 inducements induct inducted inducting inductions inducts indulgences indulgent industrialist
    35 industrialists industrialization industrialize industrialized industrializes industrializing
    35 inedible ineffectual inefficiencies inefficiently inelegant ineligible ineligibles inept
    35 ineptitude inert inertial inescapable inexcusable inexhaustible inexorably inexpensive
    35 inexperience inexplicably inextricably infamies infamy infantries infants infatuations
    35 infeasible infections infectious infelicities inferiors inferno infernos inferring infers
    35 infertile infest infestation infestations infested infesting infests infidel infidelities
    35 infidelity infidels infield infields infiltrate infiltrated infiltrates infiltrating
    35 infiltration infinitesimal infinitesimals infinities infinitive infinitives infirm
    35 infirmaries infirmary infirmities infix inflames inflaming inflammable inflammation
    35 inflammations inflammatory inflatable inflate inflated inflates inflating inflationary
    35 inflections inflicts influenza influxes informality informants informational informer
    35 informers infraction infractions infrared infrequently infringe infringements infringes
    35 infringing infuriate infuriated infuriates infuriating infuse infused infuses infusing
    35 infusion infusions ingeniously ingest ingested ingesting ingests ingrain ingrained
    35 ingraining ingrains ingratiate ingratiated ingratiates ingratiating ingratitude inhale
    35 inhaled inhaler inhalers inhales inhaling inheritances inhibitions inhospitable inhuman
    35 inhumanities inhumanity initialed initialing initiation initiations initiatives initiator
    35 initiators injected injecting injection injections injects injustices inked inkier inkiest
    35 inking inkling inklings inks inky inlaid inlay inlaying inlays inlet inlets innards innate
    35 innermost inning innings innkeeper innkeepers innocents innocuous innovations inns innuendo
    35 innuendos inoculate inoculated inoculates inoculating inoculation inoculations inoperative
    35 inopportune inordinate inquests inquisition inquisitions inquisitive ins insanely insaner
    35 insanest insatiable inscribe inscribes inscribing inscriptions inscrutable insecticide
    35 insecticides insecurities insecurity insensitivity inseparable inseparables insertions
    35 insider insiders insides insights insignia insignificance insincere insincerely insincerity
    35 insinuate insinuated insinuates insinuation insinuations insipid insistent insolent
    35 insoluble insolvency insolvent insolvents insomnia inspections inspectors inspirations
    35 instability installments instanced instancing instantaneous instantaneously instants instep
    35 insteps instigate instigated instigates instigating instigation instill instilled instilling
    35 instills institutes instituting institutional institutionalize institutionalized
    35 institutionalizes institutionalizing instructor instructors instrumentals instrumented
    35 instrumenting insubordinate insubordination insubstantial insufferable insufficiently
    35 insular insulate insulated insulates insulating insulation insulator insulators insulin
    35 insurances insure insurer insurers insures insurgent insuring insurmountable insurrections
    35 intakes intangible intangibles integrals intellects intellectually intellectuals
    35 intelligently intelligible intelligibly intenser intensest intensifies intensify
    35 intensifying intensities intensives intents intercede interceded intercedes interceding
    35 intercept intercepted intercepting interception interceptions intercepts interchange
    35 interchangeable interchanged interchanges interchanging intercom intercoms interconnect
    35 intercontinental interdependence interdependent interiors interject interjected interjecting
    35 interjection interjections interjects interlock interlocked interlocking interlocks
    35 interloper interlopers interlude interluded interludes interluding intermarriage
    35 intermarriages intermarried intermarries intermarry intermarrying intermediaries
    35 intermediary intermediates interment interments interminable interminably intermingle
    35 intermingled intermingles intermingling intermission intermissions intermittently intern
    35 internationally internationals interned interning interns interplanetary interplay
    35 interpolation interpose interposes interposing interpreters interracial interred interring
    35 interrogated interrogates interrogating interrogation interrogations interrogator
    35 interrogators inters intersect intersected intersecting intersects intersperse interspersed
    35 intersperses interspersing interstates interstellar intertwine intertwined intertwines
    35 intertwining interventions interviewer interviewers interweave interweaves interweaving
    35 interwove interwoven intestinal intestine intestines intimacies intimated intimately
    35 intimates intimating intimation intimations intimidate intimidated intimidates intimidating
    35 intolerably intolerant intonation intonations intoxicate intoxicated intoxicates
    35 intoxicating intoxication intractable intramural intransitive intransitives intravenous
    35 intravenouses intrepid intricacies intricacy intrigued intriguing introductions introvert
    35 introverts intrude intruded intruder intruders intrudes intrusions intrusive intuitions
    35 intuitively inundate inundated inundates inundating inundation inundations invader
    35 invalidated invalidates invalidating invalided invaliding invalids invariable invariables
    35 invariant invasions invective inventive inventoried inventories inventory inventorying
    35 inversely inverses inversion inversions invertebrate invertebrates investigator
    35 investigators investing investor invests inveterate invigorate invigorated invigorates
    35 invigorating invisibility invitations invocation invocations invoice invoiced invoices
    35 invoicing involuntarily involuntary involvements invulnerable iodine ions iota iotas
    35 irascible ire iridescence iris irises irk irked irking irks ironed ironically ironies
    35 ironing irons irradiate irradiated irradiates irradiating irrationally irrationals
    35 irreconcilable irrefutable irregularity irregulars irrelevance irrelevances irreparable
    35 irreplaceable irreproachable irresponsibility irretrievable irretrievably irreverence
    35 irreverent irreversible irrevocable irrevocably irrigate irrigated irrigates irrigating
    35 irritability irritable irritably irritant irritants irritations islander islanders isles
    35 isthmus isthmuses italic italicize italicized italicizes italicizing italics itch itched
    35 itches itchier itchiest itching itchy itemized itemizes itemizing iterate iteration
    35 iterations iterative itinerant itinerants itineraries itinerary ivies ivories jab jabbed
    35 jabber jabbered jabbering jabbers jabbing jabs jackal jackals jackass jackasses jackdaw
    35 jacked jacking jackknife jackknifed jackknifes jackknifing jackknives jackpot jackpots jacks
    35 jade jaded jades jading jagged jaggeder jaggedest jaguar jaguars jailed jailer jailers
    35 jailing jails jalopies jalopy jamb jamboree jamborees jambs jangle jangled jangles jangling
    35 janitor janitors jarred jarring jars jaundice jaundiced jaundices jaundicing jaunt jaunted
    35 jauntier jauntiest jaunting jaunts jaunty javelins jawbone jawboned jawbones jawboning jawed
    35 jawing jays jaywalk jaywalked jaywalker jaywalkers jaywalking jaywalks jazzed jazzes jazzing
    35 jealously jeer jeered jeers jell jelled jellied jelling jells jellyfish jellyfishes jellying
    35 jeopardize jeopardized jeopardizes jeopardizing jerkier jerkiest jerks jerky jerseys jested
    35 jester jesters jesting jests jets jetted jetties jetting jettison jettisoned jettisoning
    35 jettisons jetty jeweled jeweler jeweling jewelries jewelry jibe jibed jibes jibing jiffies
    35 jiffy jigged jiggle jiggled jiggles jiggling jigs jigsaw jigsawed jigsawing jigsaws jilting
    35 jilts jingle jingled jingles jingling jinx jinxed jinxes jinxing jitterier jitteriest
    35 jitters jittery jobbed jobbing jockeyed jockeying jockeys jocular jog jogged jogger joggers
    35 jogging jogs jointed jointing joker jokers jollied jollier jollies jolliest jollying jolt
    35 jolted jolting jolts jostle jostled jostles jostling jot jots jotted jotting journalism
    35 journeying jovially joyed joyfuller joyfullest joyfully joying joyous joyously joys joystick
    35 jubilant jubilation jubilee jubilees judicially judiciaries judiciously judo jugged
    35 juggernaut jugging juggle juggled jugglers juggles juggling jugs jugular jugulars juiced
    35 juices juicier juiciest juicing juicy jumble jumbled jumbles jumbling jumbo jumbos jumper
    35 jumpers jumpier jumpiest jumpy junctions junctures jungles juniors juniper junipers junked
    35 junket junketed junketing junkets junkie junkies junking junks junta juntas juries juror
    35 jurors juster justest justices justifications justly jut jute juts juveniles juxtapose
    35 juxtaposed juxtaposes juxtaposing juxtapositions kaleidoscope kaleidoscopes kangaroo
    35 kangaroos karat karate karats kayak kayaked kayaking kayaks keel keeled keeling keels keened
    35 keening keens keepers keepsake keepsakes keg kegs kelp kennel kenneled kenneling kennels
    35 kerchiefs kernels kerosene kettles keyboarded keyboarding keyhole keyholes keynote keynoted
    35 keynotes keynoting keystone keystones khaki khakis kickback kickbacks kickoff kickoffs
    35 kidnapper kidnappers kidneys killers killings kilned kilning kilns kilo kilobyte kilobytes
    35 kilogram kilograms kilometer kilometers kilos kilowatt kilowatts kilt kilts kimono kimonos
    35 kin kinda kinder kindergarten kindergartens kindest kindles kindlier kindliest kindnesses
    35 kindred kinfolk kingdoms kingfisher kingfishers kink kinked kinkier kinkiest kinking kinks
    35 kinky kinship kiosk kiosks kipper kisses kissing kitchenette kitchenettes kitchens kite
    35 kited kites kiting kitten kittens kitties kiwis knack knacker knacks knapsack knapsacks
    35 knead kneaded kneading kneads kneecap kneecapped kneecapping kneecaps kneed kneeing kneels
    35 knickers knifed knifes knifing knighted knighthood knighthoods knighting knits knob knobs
    35 knocker knockers knockout knockouts knoll knolls knotted knottier knottiest knotting knotty
    35 knowingly knowings knowledgeable knuckle knuckled knuckles knuckling koala koalas kosher
    35 koshered koshering koshers kowtow kowtowed kowtowing kowtows kudos laboratories laborer
    35 laboring laborious laboriously labyrinths laced lacerate lacerated lacerates lacerating
    35 laceration lacerations laces lacier laciest lacing lackluster lacquer lacquered lacquering
    35 lacquers lacrosse lacy laddered laddering ladders lade laded lades lading ladle ladled
    35 ladles ladling ladybug ladybugs ladylike laggard laggards lagged lagging lagoon lagoons lags
    35 lair lairs lambda lambed lamed lamentable lamentation lamentations lamenting laments lamer
    35 lames lamest laming lampoon lampooned lampooning lampoons lanced lancing lander landings
    35 landladies landlocked landmark landmarks landowner landowners landscaped landscapes
    35 landscaping landslid landslide landslides landsliding lanes languish languished languishes
    35 languishing languorous languors lankier lankiest lanky lapel lapels lapped lapping laps
    35 lapses lapsing larcenies larceny lard larded larding lards larges larked larking larks larva
    35 larvae larynges laryngitis lascivious lashes lashing lass lasses lastly latched latches
    35 latching lateral lateraled lateraling laterals latex lath lathe lathed lather lathered
    35 lathering lathers lathes lathing laths latitudes latrine latrines lattice lattices laud
    35 laudable lauded lauding lauds laughable laughingstock laughingstocks launcher launchers
    35 launder laundered laundering launders laundries laundry laureate laureates laurels lava
    35 lavatories lavender lavenders lavish lavished lavisher lavishes lavishest lavishing lawless
    35 lawmaker lawmakers lawns lawsuits lax laxative laxatives laxer laxest laxity layered
    35 layering layman laymen layouts lazied lazier lazies laziest lazying leafed leafier leafiest
    35 leafing leafleted leafleting leafs leagued leagues leaguing leakage leakages leaked leaking
    35 leaks leaky leaner leanest leapfrog leapfrogged leapfrogging leapfrogs leases leash leashed
    35 leashes leashing leasing lectern lecterns ledge ledgers ledges leech leeched leeches
    35 leeching leek leeks leer leered leerier leeriest leering leers leery leeway lefter leftest
    35 leftmost lefts legacies legacy legalistic legality legalize legalized legalizes legalizing
    35 legals legends legging legibility legibly legion legions legislate legislated legislates
    35 legislating legislator legislators legitimacy legitimated legitimates legitimating legume
    35 legumes leisurely lemme lemonade lemons lengthening lengthens lengthier lengthiest
    35 lengthwise leniency lentil lentils leopard leopards leotard leotards leper lepers leprosy
    35 lesbians lesion lesions lessen lessened lessening lessens letdown letdowns lethargic
    35 lethargy lettered letterhead letterheads lettering lettuce lettuces letup letups leukemia
    35 levee levees leveled leveling lever leverage leveraged leverages leveraging levered levering
    35 levies levy levying lewd lewder lewdest lexical lexicon lexicons liabilities liaisons liars
    35 libeled libeling libelous libels liberalism liberalization liberalize liberalized
    35 liberalizes liberalizing liberally liberals liberate liberated liberates liberating
    35 liberation libertarian librarians libretto lice lichens lick licks licorice licorices lieu
    35 lieutenant lieutenants lifeboats lifeforms lifeguard lifeguards lifelike lifeline lifelines
    35 lifelong lifespan lifestyles lifetimes ligament ligaments ligature ligatures lightened
    35 lightening lightens lighters lighthouse lighthouses lightweight lightweights likable
    35 likelier likeliest likelihoods liken likened likenesses likening likens liker likest lilac
    35 lilacs lilt lilted lilting lilts limber limbered limbering limbers limbo limed limelight
    35 limerick limericks limes limestone liming limitless limousine limousines limped limper
    35 limpest limping limps linchpin linchpins lineage lineages linearly linefeed liner liners
    35 lingerie lingers lingo lingoes linguist linguistics linguists liniment liniments linings
    35 linker linoleum lint lioness lionesses lions lipstick lipsticked lipsticking lipsticks
    35 liquefied liquefies liquefy liquefying liqueur liqueurs liquidate liquidated liquidates
    35 liquidating liquidation liquidations liquids liquored liquoring liquors lisped lisping lisps
    35 litanies litany literacy literals literates liters lither lithest lithium litigation
    35 litterbug litterbugs littered littering litters littler littlest liturgical liturgies
    35 liturgy livable livelier liveliest livelihoods liveliness liven livened livening livens
    35 livers livestock livings lizard lizards llama llamas loadable loafed loafers loafing loafs
    35 loam loaned loaning loath loathe loathed loathes loathings loaves lob lobbed lobbied lobbies
    35 lobbing lobbying lobbyist lobbyists lobe lobes lobs lobsters locale locales localities
    35 localize localized localizes localizing locker lockers lockets locksmith locksmiths
    35 locomotion locomotive locomotives locust locusts lodgers lodges loft lofted loftier loftiest
    35 loftiness lofting lofts logarithm logarithmic logger logician loin loincloth loincloths
    35 loins loiter loitered loiterer loiterers loiters loll lolled lolling lollipop lollipops
    35 lolls lonelier loneliest lonesome longevity longhand longing longings longish longitude
    35 longitudes longitudinal longs longshoreman longshoremen lookout lookouts loom looms loon
    35 loonie loonier loonies looniest loons loony looped loopholes looping loosed loosen loosens
    35 looser looses loosest loosing loot looted looting loots lop lope loped lopes loping lopped
    35 lopping lops lopsided lorded lording lore loser losers lotion lotions lotteries lottery
    35 lotus lotuses loudness loudspeaker loudspeakers lounges louse louses lousier lousiest
    35 lovable lovelier lovelies loveliest lovingly lowdown lowed lowing lowlier lowliest lowly
    35 lows loyaler loyalest loyalties lozenge lozenges lubricant lubricants lubricate lubricated
    35 lubricates lubricating lubrication lucid lucked luckier luckiest lucking lucks lug lugged
    35 lugging lugs lukewarm lull lullabies lullaby lulled lulling lulls lumbered lumberjack
    35 lumberjacks lumbers luminaries luminary lumped lumpier lumpiest lumping lumpy lunacies
    35 lunacy lunar lunatics lunched luncheons lunches lunching lunge lunged lunges lunging lupine
    35 lupines lurch lurched lurches lurching lures luring luscious lush lusher lushes lushest
    35 lusted luster lustier lustiest lusting lusts lusty lute lutes luxuriate luxuriated
    35 luxuriates luxuriating lye lymph lymphatic lymphatics lynch lynched lynches lynching lyre
    35 lyres lyrical macabre macaroni macaronis mace maced maces machete machetes machined
    35 machining machinist machinists macho macing mackerel mackerels macroscopic madame madams
    35 madcap madcaps madden maddened maddens madder maddest madhouse madhouses madly madman madmen
    35 mads maelstrom maelstroms magenta maggot maggots magically magicians magistrates magnanimity
    35 magnanimous magnanimously magnate magnates magnesium magnetism magnetize magnetized
    35 magnetizes magnetizing magnets magnificence magnified magnifies magnify magnitudes magnolia
    35 magnolias magnum magpie magpies mahoganies mahogany maidens mailboxes mailman mailmen maim
    35 maimed maiming maims mainland mainlands mainline mainstay mainstays maintainability
    35 maintainable maintainer maintainers maizes majestic majestically majesties majored majoring
    35 majorities majors makeshift makeshifts makeup makeups maladies maladjusted malady malaria
    35 malevolence malevolent malformed malice maliciously malign malignancies malignancy maligned
    35 maligning maligns mall mallard mallards malleable mallet mallets malls malnutrition
    35 malpractice malpractices maltreat maltreated maltreating maltreats malts mama mamas mamma
    35 mammal mammalian mammals mammoth mammoths manacle manacled manacles manacling manageable
    35 managerial mandated mandates mandating mandible mandibles mandolin mandolins manes maneuver
    35 maneuvered maneuvering maneuvers mange manger mangers mangier mangiest mango mangoes
    35 mangrove mangroves mangy manhandle manhandled manhandles manhandling manhole manholes maniac
    35 maniacal maniacs manias manic manicure manicured manicures manicuring manicurist manicurists
    35 manifesting manifestos manifests manifolded manifolding manifolds manipulations manlier
    35 manliest manliness manly mannequin mannequins mannerism mannerisms mansions manslaughter
    35 mantel mantelpieces mantels mantle mantled mantles mantling manure manured manures manuring
    35 manuscripts maple maples mapper mappings mar marathon marathons marbled marbles marbling
    35 marcher marches marching mares margarine maria marigold marigolds marijuana marina marinas
    35 marinate marinated marinates marinating mariner mariners marionette marionettes markedly
    35 marketable marketplace marketplaces markings marksman marksmen marmalade maroon marooned
    35 marooning maroons marquee marquees marred marring marrow marrows mars marsh marshal
    35 marshaled marshaling marshals marshes marshier marshiest marshmallow marshmallows marshy
    35 marsupial marsupials mart marts martyrdom martyred martyring martyrs marvel marveled
    35 marveling marvels mas mascara mascaraed mascaraing mascaras mascot mascots masculines mash
    35 mashed mashes mashing masking masks masochist masochists masonry masons masquerade
    35 masqueraded masquerades masquerading massacred massacres massacring massage massaged
    35 massages massaging massed massing mast masterful mastering mastermind masterminded
    35 masterminding masterminds masterpiece masterpieces masticate masticated masticates
    35 masticating masts masturbation matador matadors matchbook matchbooks matchless matchmaker
    35 matchmakers mated materialism materialist materialistic materialists materialize
    35 materialized materializes materializing maternal maternity mates mating matriarch
    35 matriarchal matriarchs matriculate matriculated matriculates matriculating matriculation
    35 matrimonial matrimony matron matronly matrons mats matte matted mattered mattering mattes
    35 matting mattress mattresses matured maturer matures maturest maturing maturities maturity
    35 maudlin maul mauled mauling mauls mausoleum mausoleums mauve maverick mavericks maxima
    35 maximal maximized maximizes maximizing maxims maximums maybes mayhem mayonnaise mayors mazes
    35 mealier mealiest mealy meander meandered meandering meanders meaner meanest measles measlier
    35 measliest measly measurable meats mechanize mechanized mechanizes mechanizing medallion
    35 medallions medals meddled meddler meddlers meddles meddlesome meddling median medias mediate
    35 mediated mediates mediating mediator mediators medically medicals medicate medicated
    35 medicates medicating medication medications medicinal medicines mediocre mediocrities
    35 mediocrity meditate meditates meditations medley medleys meeker meekest meekness
    35 megalomaniac megaphone megaphoned megaphones megaphoning megaton megatons mellow mellowed
    35 mellower mellowest mellowing mellows melodic melodies melodious melodrama melodramas
    35 melodramatic melon melons melted melts memberships membrane membranes memento mementos
    35 memoir memoirs memorably memorandums memorial memorials memorize memorized memorizes
    35 memorizing memos menaces menacing menagerie menageries menial menials menopause menstrual
    35 menstruate menstruated menstruates menstruating menstruation mentalities menthol mentor
    35 mentored mentoring mentors meow meowed meowing meows mercenaries mercenary merchandise
    35 merchandised merchandises merchandising mercies merciless mercilessly meres merger mergers
    35 meridians meringue meringues merited meriting mermaid mermaids merrier merrily merriment mes
    35 mesdames mesh meshed meshing messengers messier messiest metabolic metabolism metabolisms
    35 metallurgy metamorphose metamorphoses metamorphosis metaphorical metaphorically metaphors
    35 metaphysical metaphysics mete meted meteor meteoric meteorite meteorites meteorologist
    35 meteorologists meteorology meteors metered metering metes methodical methodology meticulous
    35 meting metropolises mettle mew mewed mewing mezzanine mezzanines microbe microbes
    35 microbiology microcode microfiche microfilm microfilmed microfilming microfilms micrometer
    35 micrometers microorganism microorganisms microphone microphones microscope microscopes
    35 microscopic microsecond microseconds microwaved microwaves microwaving middleman middlemen
    35 middles midget midgets midriff midriffs midstream midways midwife midwifed midwifes
    35 midwifing midwives miens mightier mightiest migraine migraines migrant migrants migrations
    35 miked mikes miking mildest mildew mildewed mildewing mildews mileages milestones militancy
    35 militant militants militarily militate militated militates militating militias milked milker
    35 milkier milkiest milkmen milks milled millers milligram milligrams millimeter millimeters
    35 milliner milliners millinery milling millionth millionths millisecond milliseconds mime
    35 mimed mimes mimicked mimicking mimicries mimicry mimics miming mince minced mincemeat minces
    35 mindbogglingly mindedness mindlessly minefield mingle mingles miniatures minibus minibuses
    35 minicomputer minimalism minimally minimized minimizes minimizing minimums minion minions
    35 ministered ministerial ministering ministries mink minks minnow minnows minored minoring
    35 minors minstrel minstrels minted minting mints minuet minuets minuscule minuscules minuses
    35 minuted minuter minutest minuting miraculously mirage mirages mire mired mires miring
    35 mirrored mirroring misadventure misadventures misapprehension misappropriate misappropriated
    35 misappropriates misappropriating misappropriation misappropriations misbehave misbehaved
    35 misbehaves misbehaving misbehavior miscarriage miscarriages miscarried miscarries miscarry
    35 miscarrying miscellany mischievous misconception misconceptions misconduct misconducted
    35 misconducting misconducts misconstrue misconstrued misconstrues misconstruing misdeed
    35 misdeeds misdemeanor misdemeanors misdirection miseries miserly misers misfit misfits
    35 misfitted misfitting mishap mishaps misinform misinformation misinformed misinforming
    35 misinforms misinterpretation misjudge misjudges misjudging mislaid mislay mislaying mislays
    35 mismanagement mismatch mismatched mismatches mismatching misnomer misnomers misprinted
    35 misprinting misprints misquote misquoted misquotes misquoting misrepresentation
    35 misrepresentations misshapen missionary missions missives misspell misspelled misspelling
    35 misspellings misspells misted mistier mistiest misting mistletoe mistresses mistrust
    35 mistrusted mistrusting mistrusts mistype mistyping misunderstandings misused misuses
    35 misusing mite mites mitigate mitigated mitigates mitigating mitt mitten mittens mitts mixer
    35 mixers mixtures mnemonics moat moats mobbed mobbing mobiles mobility mobilization
    35 mobilizations mobilize mobilized mobilizes mobilizing mobs moccasin moccasins mocked
    35 mockeries mockery mocking mockingbird mockingbirds mocks modal moderated moderates
    35 moderating moderator moderators modernity modernization modernize modernized modernizes
    35 modernizing moderns modestly modicum modicums modifier modifiers modular modulate modulates
    35 modulating modulation modulations mohair moisten moistened moistening moistens moister
    35 moistest molar molars molded moldier moldiest molding moldings molds moldy molest molested
    35 molesting molests mollified mollifies mollify mollifying mollusk mollusks molt molted molten
    35 molting molts moms monarchies monasteries monastery monastic monastics monetarism mongoose
    35 mongrel mongrels monies monk monkeyed monkeying monks monogamous monogamy monogrammed
    35 monogramming monograms monolithic monologue monologues monopolize monopolized monopolizes
    35 monopolizing monorail monorails monosyllable monotonically monsoon monsoons monstrosities
    35 monstrosity monstrous monthlies monument monumental monuments moo moodier moodiest moodily
    35 mooed mooing moonbeam moonbeams mooned mooning moonlighted moonlighting moonlights moored
    35 mooring moorings moors moos moose moot mooted mooting moots mop mope moped mopes moping
    35 mopped mopping mops morale moralist moralists moralities morass morasses moratorium
    35 moratoriums morgue morgues morn morns moronic morphine morphology morsels mortally mortar
    35 mortared mortaring mortars mortgaged mortgaging mortification mortified mortifies mortify
    35 mortifying mortuaries mortuary mosaics mosque mosques mosquito mosquitoes mossier mossiest
    35 mossy motels moth mothball mothballed mothballing mothballs mothered motherhood mothering
    35 motherly moths motif motifs motioned motioning motivations motley motleys motlier motliest
    35 motorbike motorbikes motorcade motorcades motorcycle motorcycled motorcycles motorcycling
    35 motored motoring motorist motorists motorize motorized motorizes motorizing mottoes mound
    35 mounded mounding mounds mountaineer mountaineered mountaineering mountaineers mountainous
    35 mourn mourned mourner mourners mourns moused mouses mousier mousiest mousing mousse moussed
    35 mousses moussing mousy mouthed mouthful mouthfuls mouthing mouthpiece mouthpieces movable
    35 movables mover movers mow mowed mower mowers mows mu mucous mucus muddied muddier muddies
    35 muddiest muddy muddying muff muffed muffin muffing muffins muffle muffler mufflers muffles
    35 muffling muffs mugged mugger muggers muggier muggiest mugginess mugging mulch mulched
    35 mulches mulching mules mull mulled mulling mulls multi multinational multinationals
    35 multiplications multiplicative multiplicities multiplicity multiprocessing multitasking
    35 mumbles mummies mummified mummifies mummify mummifying mumps munch munched munches munching
    35 municipalities municipality municipals mural murals murderers murkier murkiest murmurs
    35 muscled muscling muse mused muses mush mushed mushes mushier mushiest mushing mushroom
    35 mushroomed mushrooming mushrooms mushy musically musicals musk musket muskets muss mussed
    35 mussel mussels musses mussing mustache mustaches mustang mustangs mustering musters mustier
    35 mustiest musts musty mutant mutants mutate mutated mutates mutating mutation mutations mute
    35 muted mutely muter mutes mutest mutilate mutilated mutilates mutilating mutilation
    35 mutilations muting mutinied mutinies mutinous mutiny mutinying mutt mutton mutts muzzled
    35 muzzles muzzling myopic myriad myriads mystical mysticism mystics mystified mystifies
    35 mystify mystifying mythological mythologies nabbed nabbing nabs nag nagged nagging nags
    35 naively naiver naivest naivety nakedness namesake namesakes nap napalm napalmed napalming
    35 napalms napes napkin napkins napped nappies napping nappy naps narcotic narcotics narrate
    35 narrated narrates narrating narration narrations narrator narrators narrowing narrowness
    35 narrows nasal nasals nastily nastiness nationalistic nationalists nationalize nationalizes
    35 nationalizing nationals nationwide nativities nativity nattier nattiest natty naturalist
    35 naturalists naturalization naturalize naturalizes naturalizing naturalness naturals
    35 naughtier naughtiest naughtily naughtiness naughts nausea nauseate nauseated nauseates
    35 nauseating nauseous navel navels navies navigable navigate navigated navigates navigating
    35 navigator navigators nays nears nearsighted nearsightedness neater neatest neatness nebula
    35 nebulae nebulous necessaries necessitate necessitates necessitating necessities necked
    35 neckerchiefs necking necklace necklaces neckline necklines necks neckties necrophilia nectar
    35 nectarine nectarines needier neediest needled needlework needling needy negated negates
    35 negating negation negations negatived negatively negatives negativing neglectful negligee
    35 negligees negligence negligent negligently negotiator negotiators neigh neighbored
    35 neighborhoods neighborliness neighborly neighed neighing neighs neon neophyte neophytes
    35 nephew nephews nepotism nerved nerving nervousness nestle nestled nestles nestling nether
    35 netted netting nettle nettles nettling neurologist neurologists neurology neuron neurons
    35 neuroses neurosis neurotic neurotics neuter neutered neutering neuters neutralize
    35 neutralized neutralizes neutralizing neutrals neutron neutrons newbie newbies newborn
    35 newborns newfangled newsagents newscast newscaster newscasters newscasts newsier newsiest
    35 newsprint newsstand newsstands newsy newt newts nibble nibbled nibbles nibbling niceties
    35 nicety niches nickels nicknaming nicotine nieces niftier niftiest nifty nightclub
    35 nightclubbed nightclubbing nightclubs nightfall nightgown nightgowns nightingale
    35 nightingales nightly nightmares nightmarish nighttime nimbler nimblest nimbly nincompoop
    35 nincompoops nines nineteens nineteenths nineties ninetieth ninetieths ninnies ninny ninths
    35 nipped nippier nippiest nipping nipple nipples nippy nips nit nitrate nitrated nitrates
    35 nitrating nitrogen nits nitwit nitwits nobler nobles noblewoman noblewomen nobly nobodies
    35 nods noes noised noisier noisiest noisily noisiness noising nomad nomadic nomads
    35 nomenclatures nominations nominative nominatives nominee nominees nonchalance nonchalant
    35 nonchalantly noncommittal nonconformist nonconformists nondescript nonentities nonentity
    35 nonfiction nonflammable nonpartisan nonpartisans nonprofit nonprofits nonresident
    35 nonresidents nonsensical nonstandard nonstop nontrivial nonviolence noodle noodled noodles
    35 noodling noose nooses norms northeasterly northeastern northerlies northerly northwestern
    35 nosebleed nosebleeds nosed nosier nosiest nosing nostalgic nostril nosy notables notations
    35 notch notched notches notching notebooks nothingness nothings noticeboard noticeboards
    35 notifications notional notoriety notoriously nougat nougats nourish nourishes nourishing
    35 nourishment nova novelist novelists novelties noxious nozzle nozzles nuance nuances nuclei
    35 nucleus nude nuder nudes nudest nudge nudged nudges nudging nudity nugget nuggets nuisances
    35 nullified nullifies nullify nullifying nulls numbed numbing numbness numbs numerate
    35 numerator numerators numerically nuptial nuptials nursed nursemaid nursemaids nurseries
    35 nursing nurture nurtured nurtures nurturing nutcracker nutcrackers nutmeg nutmegs nutrient
    35 nutrients nutriment nutriments nutrition nutritional nutritious nutshell nutshells nutted
    35 nuttier nuttiest nutting nutty nuzzle nuzzled nuzzles nuzzling nymph nymphs oaf oafs oaks
    35 oared oaring oases oasis oatmeal obedient obediently obelisk obelisks obese obesity
    35 obfuscation obituaries obituary objectively objectives objectivity objector objectors
    35 obligate obligated obligates obligating oblique obliques obliterate obliterated obliterates
    35 obliterating obliteration oblongs oboe oboes obscener obscenest obscenities obscenity
    35 obscurer obscurest obscurities observance observances observatories observatory obsessions
    35 obsessive obsolescence obsolescent obsoleted obsoletes obsoleting obstacles obstetrician
    35 obstetricians obstetrics obstruction obstructions obstructive obtrusive obtuse obtuser
    35 obtusest occasioned occasioning occupancy occupational oceanic oceanography oceans octagon
    35 octagonal octagons octal octave octaves octopus octopuses ocular oculars odder oddest
    35 oddities oddity ode odes odometer odometers odor odors offbeat offbeats offed offensiveness
    35 offensives officiate officiated officiates officiating officious offing offings offload offs
    35 offshoot offshoots offshore offstage offstages oftenest ogle ogled ogles ogling ogre ogres
    35 ohms ohs oiled oilier oiliest oiling oils ointments okay okaying okays okra okras olden
    35 olfactories olfactory olives omega omelet omelets omens ominously omnibus omnipotence
    35 omnipotent omnipresent omniscient oncoming onerous onions onlooker onlookers onomatopoeia
    35 onrush onrushes onsets onslaught onslaughts onuses oodles ooze oozed oozes opals opaqued
    35 opaquer opaques opaquest opaquing opener openers openest openness operand operands operatic
    35 operative operatives ophthalmologist ophthalmologists ophthalmology opinionated opossum
    35 opossums opportune opportunist opportunists opposites oppressive oppressor oppressors
    35 optician opticians optics optima optimism optimist optimists optimums optioned optioning
    35 optometrist optometrists opulent oracle oracles orals oranges orangutan orangutans oration
    35 oratories oratory orbitals orbited orbiting orchards orchestras orchestrate orchestrated
    35 orchestrates orchestrating orchestration orchestrations orchid orchids ordain ordained
    35 ordaining ordains ordeal ordeals orderlies ordinances ordinaries ordination ordinations ores
    35 organics organism organisms organist organists organizational orgasm orgies orgy
    35 orientations originators ornamented ornamenting ornate ornately ornithologist ornithologists
    35 ornithology orphanage orphanages orphaned orphaning orphans orthodontist orthodontists
    35 orthogonal orthogonality orthography orthopedics oscillate oscillated oscillates oscillating
    35 oscillations oscilloscope osmosis ostensible ostensibly ostentation ostentatious ostracize
    35 ostracized ostracizes ostracizing ostrich ostriches otter otters ouch ounces oust ousted
    35 ouster ousters ousting ousts outbound outbreaks outbursts outcast outcasts outclass
    35 outclassed outclasses outclassing outcries outdid outdistance outdistanced outdistances
    35 outdistancing outdo outdoes outdoing outdoors outed outermost outfield outfields outfits
    35 outfitted outfitting outgrew outgrow outgrowing outgrown outgrows outgrowth outgrowths
    35 outhouses outing outings outlaid outlandish outlast outlasted outlasting outlasts outlaw
    35 outlawed outlawing outlaws outlay outlaying outlays outlets outlive outlived outlives
    35 outliving outlooks outmoded outnumber outnumbered outnumbering outnumbers outpatient
    35 outpatients outposts outputted outputting outrageously outran outrun outrunning outruns outs
    35 outsets outshine outshines outshining outshone outsiders outsides outskirt outsmart
    35 outsmarted outsmarting outsmarts outstandingly outstation outstations outstrip outstripped
    35 outstripping outstrips outwards outweighed outweighing outwit outwits outwitted outwitting
    35 ova ovals ovaries ovary ovation ovations ovens overalls overate overbear overbearing
    35 overbears overblown overboard overbore overburden overburdened overburdening overburdens
    35 overcast overcasting overcasts overcharge overcharged overcharges overcharging overcoats
    35 overcrowd overcrowded overcrowding overcrowds overdid overdo overdoes overdoing overdone
    35 overdose overdosed overdoses overdosing overdraw overdrawing overdrawn overdraws overdrew
    35 overeat overeaten overeating overeats overestimate overestimated overestimates
    35 overestimating overflowed overflows overgrew overgrow overgrowing overgrown overgrows
    35 overhand overhands overhang overhangs overhaul overhauling overhauls overheard overhearing
    35 overhears overheat overheated overheating overheats overkill overlaid overlain overlapped
    35 overlapping overlaps overlaying overlays overlie overlies overlying overnights overpass
    35 overpasses overpopulation overpower overpowered overpowers overprint overprinted
    35 overprinting overprints overran overrate overrated overrates overrating overreact
    35 overreacted overreacting overreacts overrule overruled overrules overruling overrun
    35 overrunning overruns overs oversampling oversaw overseeing overseen overseer overseers
    35 oversees overshadow overshadowed overshadowing overshadows overshoot overshooting overshoots
    35 overshot oversights oversimplification oversleep oversleeping oversleeps overslept overstate
    35 overstated overstates overstating overstep overstepped overstepping oversteps overtake
    35 overtakes overtaking overthrew overthrowing overthrows overtimes overtly overture overtures
    35 overturn overturned overturning overturns overuse overused overuses overusing overweight
    35 overwhelmingly overwork overworked overworking overworks overwrite overwrites overwrought
    35 ovum ox oxidation oxide oxides oxidize oxidized oxidizes oxidizing oyster oysters pacemaker
    35 pacemakers pacifiers pacifies pacifism pacifist pacifists pacify pacifying packer packers
    35 pact pacts paddies paddle paddled paddles paddling paddocked paddocking paddocks paddy
    35 padlock padlocked padlocking padlocks pagan pagans pageant pageantry pageants pager
    35 pagination pagoda pagodas pails painfuller painfullest paining painlessly painstaking
    35 painter paired pairing pajamas palaces palatable palate palates palatial paled
    35 paleontologist paleontologists paleontology paler pales palest palette palettes paling pall
    35 pallbearer pallbearers palled palling palls palmed palming palms palomino palominos pals
    35 paltrier paltriest paltry pamper pampered pampering pampers panacea panaceas pancake
    35 pancaked pancakes pancaking pancreas pancreases pancreatic panda pandas pandemonium pander
    35 pandered pandering panders paneled paneling panes pang pangs panhandle panhandled panhandler
    35 panhandlers panhandles panhandling panicked panicking panicky panics panned panning panorama
    35 panoramas panoramic pans pansies pansy panther panthers pantie panties pantomimed pantomimes
    35 pantomiming pantries pantry pap papa papacies papacy papal papas papaya papayas paperbacks
    35 papered papering paperweight paperweights paperwork paprika papyri parable parables
    35 parachuted parachutes parachuting paraded parades paradigm parading paradises paradoxes
    35 paradoxically paraffin paragon paragons paragraphed paragraphing parakeet parakeets
    35 paralleled paralleling paralyses paralysis paralytic paralytics paralyze paralyzes
    35 paralyzing paranoids paraphernalia paraphrased paraphrases paraphrasing paraplegic
    35 paraplegics parasite parasites parasitic parasol parasols paratrooper paratroopers parceled
    35 parceling parch parches parching parchment parchments pardonable pardoned pardoning pardons
    35 pare pared parentage parental parented parenthetical parenthood parenting pares paring
    35 parishioner parishioners parka parkas parkways parliaments parlor parlors parodied parodies
    35 parodying parole paroled paroles paroling parred parring parroted parroting parrots pars
    35 parsec parsecs parser parsley parsnip parsnips parsonage parsonages parsons partake partaken
    35 partakes partaking partiality partials participle participles partied parting partings
    35 partisans partnered partnering partnerships partook partridge partridges partying pas
    35 passable passageway passageways passbook passbooks passively passives passports pasta pastas
    35 pasted pastel pastels pastes pasteurization pasteurize pasteurized pasteurizes pasteurizing
    35 pastiche pastier pasties pastiest pastimes pasting pastor pastorals pastors pastries pastry
    35 pasts pastured pasturing pasty patchwork patchworks patchy pate patented patenting patently
    35 patents paternal paternalism paternity pates pathetically pathological pathologist
    35 pathologists pathology pathos pathways patienter patientest patiently patio patios patriarch
    35 patriarchal patriarchs patrimonies patrimony patrol patrolled patrolling patrols patron
    35 patronages patrons pats patter pattering patterned patterning patters patties patting patty
    35 paucity paunch paunches paunchier paunchiest paunchy paupers pave paved pavements paves
    35 pavilions paving paw pawed pawing pawn pawnbrokers pawned pawning pawns paws payable payer
    35 payers payload payoff payoffs payroll payrolls peaceable peacefully peacemaker peacemakers
    35 peaces peach peaches peacock peacocks peaked peaking pealed pealing peals pear pearled
    35 pearling pearls pears peas peat pebble pebbled pebbles pebbling pecan pecans peck pecked
    35 pecking pecks pedagogy pedaled pedaling pedals peddle peddled peddler peddlers peddles
    35 peddling pedestal pedestals pediatrician pediatricians pediatrics pedigree pedigrees peek
    35 peeked peeking peeks peel peeled peeling peels peep peeps peered peerless peeve peeved
    35 peeves peeving peevish peg pegged pegging pegs pelican pelicans pellet pelleted pelleting
    35 pellets pelt pelted pelting pelts pelvic pelvis pelvises penal penalize penalized penalizes
    35 penalizing penance penances penchant penciled penciling pendant pendants pendulum pendulums
    35 penetrate penetrates penetration penetrations penguins penicillin peninsula peninsulas penis
    35 penises penitence penitent penitentiaries penitentiary penitents penknife penknives pennant
    35 pennants penniless penning pension pensioned pensioner pensioners pensioning pensive
    35 pensively pentagon pentagonal pentagons penthouse penthouses penultimate peon peonies peons
    35 peony peopled peopling pep pepped pepper peppered peppering peppermint peppermints peppers
    35 pepping peps percentages perceptive perchance perches perching percolate percolated
    35 percolates percolating percolation percolator percolators percussion peremptory perennial
    35 perennials perfected perfecter perfectest perfecting perfectionist perfectionists
    35 perfections perfects perforate perforated perforates perforating perforation perforations
    35 performers perfumed perfumes perfuming perfunctorily perfunctory periled periling perilous
    35 perilously perimeter perimeters periodical periodicals peripheries periphery periscope
    35 periscopes perishable perishables perished perishes perishing perjure perjured perjures
    35 perjuries perjuring perk perked perkier perkiest perking perks perky permanents permeate
    35 permeated permeates permeating permissions permissive permutation permutations pernicious
    35 peroxide peroxided peroxides peroxiding perpendiculars perpetrate perpetrated perpetrates
    35 perpetrating perpetrator perpetually perpetuals perpetuate perpetuated perpetuates
    35 perpetuating perplex perplexes perplexities persecutions persecutor persecutors perseverance
    35 persevere persevered perseveres persisting persists persona personable personalize
    35 personalized personalizes personalizing personals personification personifications
    35 personified personifies personify personifying perspectives perspiration perspire perspired
    35 perspires perspiring persuasions persuasive persuasively pert pertain pertained pertaining
    35 pertains perter pertest perturb perturbing perturbs perusal perusals peruse perused peruses
    35 perusing pervade pervaded pervades pervading pervasive perversion perversions pervert
    35 perverted perverting perverts peskier peskiest pesky pessimism pessimist pessimistic
    35 pessimists pest pester pestered pestering pesters pesticide pesticides pestilence
    35 pestilences pests petal petals petered petering peters petite petites petitioned petitioning
    35 petrified petrifies petrify petrifying petroleum pets petted petticoat petticoats pettier
    35 pettiest pettiness petting petulant petunia petunias pews pewter pewters phantom phantoms
    35 pharmaceutical pharmaceuticals pharmacist pharmacists pheasant pheasants phenomenal
    35 phenomenally philanthropic philanthropies philanthropist philanthropists philanthropy
    35 philosophize philosophized philosophizes philosophizing phlegm phlegmatic phobia phobias
    35 phonetic phonetics phonics phonied phonier phonies phoniest phonograph phonographs phony
    35 phonying phosphor phosphorescence phosphorescent phosphorus photocopied photocopier
    35 photocopiers photocopies photocopying photoed photogenic photographed photographer
    35 photographers photographing photoing photon photons photosynthesis phototypesetter
    35 phraseology physicals physician physicians physiological physique physiques pianist pianists
    35 pianos piccolo piccolos pickax pickaxed pickaxes pickaxing picketed picketing pickets
    35 pickier pickiest pickle pickles pickling pickpocket pickpockets pickup pickups picky
    35 picnicked picnicking picnics pictorial pictorials pictured picturing piddle piddled piddles
    35 piddling pieced piecemeal piecework piecing pier pierces piercing piers pies piety
    35 pigeonhole pigeonholed pigeonholes pigeonholing pigeons pigged pigging piggish piggyback
    35 piggybacked piggybacking piggybacks pigheaded pigments pigpen pigpens pigtail pigtails piked
    35 pikes piking pilfer pilfered pilfering pilfers pilgrim pilgrimage pilgrimages pillage
    35 pillaged pillages pillaging pillar pilled pilling pillowcase pillowcases pillowed pillowing
    35 piloted piloting pilots pimple pimples pimplier pimpliest pimply pincushion pincushions pine
    35 pineapple pineapples pined pines pining pinion pinioned pinioning pinions pinked pinker
    35 pinkest pinking pinks pinnacle pinnacles pinning pinpoint pinpointed pinpointing pinpoints
    35 pioneered pioneering pious piped pipelines pique piques piquing piracy piranha piranhas
    35 pirate pirated pirating pirouette pirouetted pirouettes pirouetting pis pistachio pistachios
    35 pistols piston pistons pitched pitcher pitchers pitches pitchfork pitchforked pitchforking
    35 pitchforks pitching piteously pithier pithiest pithy pitied pities pittance pittances
    35 pitting pitying pivot pivotal pivoted pivoting pivots pixie pixies placard placarded
    35 placarding placards placate placated placates placating placement placenta placentas
    35 plagiarism plagiarisms plagiarist plagiarists plagiarize plagiarized plagiarizes
    35 plagiarizing plaice plaid plaids plainest plaintiff plaintiffs plaintive planar planed
    35 planetarium planetariums planing planked planking plankton planner planners plantain
    35 plantains plaque plaques plasma plastics plateaued plateauing plateaus platformed
    35 platforming plating platinum platitude platitudes platoon platooned platooning platoons
    35 platter platters plausibility plausibly playable playback playful playfulness playgrounds
    35 playhouse playhouses playmate playmates playpen playpens plaything playthings playwright
    35 playwrights plazas plead pleads pleasanter pleasantest pleasantries pleasantry pleasings
    35 pleasurable pleasured pleasuring pleat pleated pleating pleats pledges pledging plentiful
    35 plentifully plethora pliable pliant pliers plies plighted plighting plights plod plodded
    35 plodding plods plop plopped plopping plops plotters plowed plowing ploys plucking plucks
    35 plucky plumage plumb plumbed plumbers plumbs plume plumed pluming plummet plummeted
    35 plummeting plummets plumped plumper plumpest plumping plumps plums plunder plundered
    35 plundering plunders plunge plunger plungers plunges plurality plurals pluses plusher
    35 plushest plutonium ply plying plywood pneumatic pneumonia poach poached poacher poachers
    35 poaches poaching pocketbook pocketbooks pocketed pocketing pockmark pockmarked pockmarking
    35 pockmarks pod podded podding podium podiums pods poignancy poignant poinsettia poinsettias
    35 pointedly pointlessly poise poised poises poising poisonous poked pokers pokes pokey pokier
    35 pokiest poky polarity polarization polarize polarized polarizes polarizing poled polemic
    35 polemics poles policed policemen polices policewoman policewomen policing poling polio
    35 polios politely politer politest polka polkaed polkaing polkas pollen pollinate pollinated
    35 pollinates pollinating pollination polling pollster pollsters pollutants pollute polluted
    35 pollutes polluting polo polygamous polygons polynomials polyp polyps polytechnic pomegranate
    35 pomegranates pomp poncho ponchos pondering ponderous ponders ponds ponies pontoon pontoons
    35 poodle poodles pooled pooling poop pooped pooping poops poplars poppies poppy populaces
    35 popularize popularized popularizes popularizing porcelain porches porcupine porcupines pored
    35 pores poring pornographic porous porpoise porpoised porpoises porpoising porridge portables
    35 portal portals portend portended portending portends portent portents portfolios porthole
    35 portholes portico porticoes portioned portioning portlier portliest portrait portraits
    35 portrayal portrayals posies positional positives positivism possessive possessives possessor
    35 possessors possibles possum possums postbox postcards postcode posterior posteriors
    35 postgraduate postgraduates posthumous posthumously postman postmarked postmarking postmarks
    35 postmasters postmen postponement postponements postscripts postulated postulates postulating
    35 posture postured postures posturing posy potassium potency potent pothole potholes potion
    35 potions potted potter pottered potteries pottering potters pottery potting pouch pouched
    35 pouches pouching pounce pounced pounces pouncing pounded pounding pout pouted pouting pouts
    35 powdered powdering powders powdery powerfully powerhouse powerhouses powwow powwowed
    35 powwowing powwows practicalities practicality practitioner practitioners pragmatics
    35 pragmatism praises praiseworthy praising pram prance prances prancing pranks prattle
    35 prattled prattles prattling prawn prawned prawning prawns preacher preachers preambled
    35 preambles preambling precariously precautionary precinct precincts precipice precipices
    35 precipitate precipitates precipitating precipitation precipitations precipitous preciser
    35 precisest preclude precluded precludes precluding precocious preconceive preconceived
    35 preconceives preconceiving preconception preconceptions precursors predator predators
    35 predatory predefined predestination predicament predicaments predicate predicated predicates
    35 predicating predictably predictor predisposition predispositions predominance predominant
    35 predominate predominates predominating preeminence preeminent preempt preempted preempting
    35 preempts preen preened preening preens prefab prefabbed prefabbing prefabs prefaced prefaces
    35 prefacing prefect preferential pregnancies prehistoric prejudicial preliminaries prelude
    35 preludes premeditation premiere premiered premieres premiering premiers premised premising
    35 premiums premonition premonitions prenatal preoccupation preoccupations preoccupied
    35 preoccupies preoccupy preoccupying prepaid preparatory prepay prepaying prepays
    35 preponderance preponderances preposition prepositional prepositions prerequisites
    35 prescriptions presences presentable presentations presenter preservative preservatives
    35 preside presided presidencies presides presiding pressings pressured pressuring prestigious
    35 presto presumptions presumptuous presuppose presupposed presupposes presupposing pretender
    35 pretenders pretense pretenses pretension pretentiously pretentiousness pretexts prettied
    35 prettier pretties prettiest prettying pretzel pretzels prevailing prevails prevalence
    35 preventable preventive preventives previewed previewers previewing previews preyed preys
    35 priceless prick pricked pricking prickle prickled prickles pricklier prickliest prickling
    35 prickly pricks prided prides priding pried pries priestess priestesses priesthood
    35 priesthoods prim primal primaries primate primates primed primer primers primeval priming
    35 primly primmer primmest primp primped primping primps primroses princesses principalities
    35 principality principals printable printings priors prism prisms privater privates privatest
    35 privation privations privatize privatized privatizes privatizing privier privies priviest
    35 privy prized prizing probabilistic probables probation probe probes probing problematic
    35 procedural processional processionals processioned processioning processions proclaims
    35 proclamations procrastinate procrastinated procrastinates procrastinating procrastination
    35 procure procured procurement procures procuring prod prodded prodding prodigal prodigals
    35 prodigies prodigious prodigy prods productions profane profaned profanes profaning
    35 profanities profanity profess professes professing professionally professors proffer
    35 proffered proffering proffers proficiency proficient proficiently proficients profiled
    35 profiling profiteer profiteered profiteering profiteers profiting profounder profoundest
    35 profundities profundity profuse profusely profusion profusions progeny prognoses prognosis
    35 progression progressions progressively prohibitions prohibitive prohibitively projectile
    35 projectiles projections projectors proletarian proletarians proletariat proliferate
    35 proliferated proliferates proliferating prolific prologue prologues prom promenade
    35 promenaded promenades promenading prominently promiscuity promiscuous promontories
    35 promontory promotions prompter promptest proms promulgate promulgated promulgates
    35 promulgating prong prongs pronouncement pronouncements pronouns pronunciations proofed
    35 proofing proofread proofreading proofreads prop propagate propagated propagates propagating
    35 propagation propel propelled propeller propellers propelling propels propensities propensity
    35 properer properest prophecies prophesies prophesy prophesying prophetic prophets proponent
    35 proponents proportionality proportionally proportionals proportioned proportioning
    35 propositional propositioned propositioning propositions propped propping proprietaries props
    35 propulsion pros prosecutor prosecutors prospected prospecting prospector prospectuses
    35 prospered prospering prospers prostituted prostituting prostitution prostrated prostrates
    35 prostrating protagonist protagonists protections protector protectors proteins proton
    35 protons prototypes protract protracted protracting protractor protractors protracts protrude
    35 protrudes protrusion protrusions prouder proudest proudly provable provably provenance
    35 proverbial proverbs provider provisionally provisioned provisioning provisos provocation
    35 provocations prow prowess prowl prowled prowler prowlers prowling prowls prows proxies proxy
    35 prude prudent prudes prudish prune pruned prunes pruning pry psalm psalms pseudonym
    35 pseudonyms psych psyche psyched psychedelic psychedelics psyches psychiatric psychiatrist
    35 psychiatrists psychiatry psychic psychics psyching psychoanalysis psychoanalyst
    35 psychoanalysts psychologically psychologies psychopath psychopaths psychoses psychosis
    35 psychotherapies psychotherapy psychotic psychs puberty puck pucker puckered puckering
    35 puckers pucks puddings puddle puddled puddles puddling pudgier pudgiest pudgy pueblo pueblos
    35 puffer puffier puffiest puffs puffy pugnacious puke puked pukes puking pulley pulleys
    35 pullover pullovers pulmonary pulped pulping pulpits pulps pulsate pulsated pulsates
    35 pulsating pulsations pulsed pulsing pulverize pulverized pulverizes pulverizing puma pumas
    35 pumice pumices pummel pummeled pummeling pummels pumpernickel pumpkin pumpkins punchline
    35 punctual punctuality punctuate punctuated punctuates punctuating punctured punctures
    35 puncturing pundit pundits pungent punier puniest punishable punishments punitive punk punker
    35 punkest punks punned punning punted punter punters punting puny pup pupped puppets puppies
    35 pupping puppy pups purchaser puree pureed pureeing purees purer purgatory purged purges
    35 purging purification purified purifies purify purifying puritanical purpler purples purplest
    35 purported purporting purports purposed purposeful purposing purr purred purring purrs pursed
    35 pursing purveyor pus pusher pushers pushier pushiest pushover pushovers pushy puss pusses
    35 pussier pussies pussiest pussy putative putrid putter puttered puttering putters puttied
    35 putties puttying pyramid pyramided pyramiding pyramids pyre pyres pythons qua quack quacked
    35 quacking quacks quadrangle quadrangles quadrant quadrants quadratic quadrilateral
    35 quadrilaterals quadruped quadrupeds quadruple quadrupled quadruples quadruplet quadruplets
    35 quadrupling quagmire quagmires quail quailed quailing quails quaint quainter quaintest quake
    35 quaked quakes quaking qualitative qualm qualms quandaries quandary quantifier quantify
    35 quantitative quarantine quarantined quarantines quarantining quark quarreled quarreling
    35 quarrelsome quarried quarries quarry quarrying quart quarterback quarterbacked
    35 quarterbacking quarterbacks quarterlies quarterly quartet quartets quarts quash quashed
    35 quashes quashing quaver quavered quavering quavers quay quays queasier queasiest queasy
    35 queened queening queenlier queenliest queenly queered queerer queerest queering queers
    35 quelled quelling quells quenches quenching queried querying quested questing questionnaires
    35 quests quibbled quibbles quibbling quiche quicken quickening quickens quicksand quicksands
    35 quieted quieting quiets quills quilt quilted quilting quilts quinine quintessence
    35 quintessences quintet quintets quintuplet quintuplets quip quipped quipping quips quirk
    35 quirked quirking quirks quirky quitter quitters quiver quivers quizzed quizzes quizzical
    35 quizzing quorums quotient quotients rabbis rabbited rabbiting rabble rabbles rabies raccoon
    35 raccoons racer racetrack racetracks racially racier raciest racists racked racketed
    35 racketeer racketeered racketeering racketeers racketing rackets racking racy radars radial
    35 radials radiant radiate radiates radiating radiations radiators radii radioactive
    35 radioactivity radioed radioing radish radishes radium raffle raffled raffles raffling raft
    35 rafted rafter rafters rafting rafts ragamuffin ragamuffins rages ragged raggeder raggedest
    35 ragging rags ragtime raided raider raiders raiding railings railroaded railroading rainbows
    35 raincoat raincoats raindrop raindrops rainfall rainfalls rainier rainiest rainstorm
    35 rainstorms rainwater rainy raisin raisins raked rakes rallied rallies rally rallying ramble
    35 rambled rambler ramblers rambles ramification ramifications rammed ramming ramp rampage
    35 rampaged rampages rampaging ramps ramrodded ramrodding ramrods rams ramshackle ranched
    35 rancher ranchers ranching rancid rancor rancorous randomness ranger ranked ranker rankest
    35 ranking rankle rankled rankles rankling ransack ransacking ransacks ransom ransomed
    35 ransoming ransoms raped rapes rapider rapidest rapids raping rapist rapists rapped rapping
    35 rapport rapports raps rapt rapture raptures rapturous rared rares raring rarities rascal
    35 rascals rasher rashes rashest rashly rasp raspberries raspberry rasped rasping rasps raster
    35 ratifies ratings ration rationales rationality rationalization rationalize rationalized
    35 rationalizes rationalizing rationals rationed rationing rations ratted ratting rattler
    35 rattlers rattlesnake rattlesnakes ratty raucous raucously ravage ravaged ravages ravaging
    35 ravel raveled raveling ravels raven ravened ravening ravenous ravenously ravens ravine
    35 ravines ravings ravish ravished ravishes ravishing rawer rawest rayon raze razed razes
    35 razing razors reactionaries reactive reactors readability readied readier readies readiest
    35 readjust readjusted readjusting readjusts readying realer realest realism realist
    35 realistically realists reallocate reallocated reallocates reallocating reals realty ream
    35 reamed reaming reams reap reaped reaping reappear reappearing reappears reaps rearing
    35 rearrangement rearrangements rears reassurance reassurances rebate rebated rebates rebating
    35 rebel rebelled rebelling rebellions rebellious rebind rebinding rebinds rebirth rebirths
    35 reborn rebound rebounded rebounding rebounds rebuffed rebuffing rebuffs rebuke rebuked
    35 rebukes rebuking rebut rebuts rebuttal rebuttals rebutted rebutting recalcitrant recant
    35 recanted recanting recants recap recapped recapping recaps recapture recaptured recaptures
    35 recapturing recede recedes receding receipted receipting receivers recenter recentest
    35 receptacle receptacles receptionist receptionists receptions receptive recessed recessing
    35 recession recessions recharge rechargeable recharged recharges recharging reciprocal
    35 reciprocals reciprocate reciprocated reciprocates reciprocating recital recitals recitation
    35 recitations recite recited recites reciting recklessness reclaimed reclaiming reclaims
    35 recline reclined reclines recluse recluses recoil recoiled recoiling recoils recollecting
    35 recollections recollects recompensed recompenses recompensing recompile recompiled
    35 recompiling reconciled reconciles reconciliations reconciling recondition reconditioned
    35 reconditioning reconditions reconfigure reconfigured reconnaissance reconnaissances
    35 reconnect reconnected reconnecting reconnects reconsidering reconsiders reconstruct
    35 reconstructed reconstructing reconstructions reconstructs recorders recount recounted
    35 recounting recounts recoup recouped recouping recoups recoverable recoveries recreate
    35 recreated recreates recreating recreation recreations rectal rectangles rector rectors
    35 rectum rectums recuperate recuperated recuperates recuperating recuperation recur recurred
    35 recurrence recurrences recurrent recurring recurs recursively redden reddened reddens
    35 reddest redeemable redeeming redeems redefinition redesign redesigned redesigning redesigns
    35 redheads redid redirected redirecting redirection redirects rediscover rediscovered
    35 rediscovering rediscovers redistribute redistributed redistributes redistributing
    35 redistribution redo redoes redoing redone redraft redraw redressed redresses redressing reds
    35 redundancies reef reefed reefing reefs reek reeked reeking reeks reel reelect reelected
    35 reelecting reelects reeled reeling reels referee refereed refereeing referees referendums
    35 refill refilled refilling refills refineries refinery reflective reflector reflectors
    35 reflexes reflexive reflexives reformation reformations reformatted reformatting reformer
    35 refraction refraining refrains refreshments refrigerate refrigerated refrigerates
    35 refrigerating refrigeration refrigerator refrigerators refuel refueled refueling refuels
    35 refugee refugees refuges refunded refunding refunds refurbish refurbished refurbishes
    35 refurbishing refurbishment refusals refutation refuted refutes refuting regaining regains
    35 regal regale regaled regales regalia regaling regatta regattas regenerate regenerated
    35 regenerates regenerating regeneration regents regimen regimens regimental regimented
    35 regimenting regiments regimes registrar registrars registrations registries regress
    35 regressed regresses regressing regression regressions regretful regrettable regulates
    35 regurgitate regurgitated regurgitates regurgitating rehabilitate rehabilitated rehabilitates
    35 rehabilitating rehabilitation rehash rehashed rehashes rehashing rehearsal rehearsals
    35 rehearse rehearsed rehearses rehearsing reigned reigns reimburse reimbursed reimbursement
    35 reimbursements reimburses reimbursing rein reincarnate reincarnated reincarnates
    35 reincarnating reincarnation reincarnations reindeer reined reinforce reinforced
    35 reinforcement reinforcements reinforces reinforcing reining reinstatement reiterated
    35 reiterates reiterating reiteration reiterations rejections rejoice rejoices rejoin rejoinder
    35 rejoinders rejoined rejoining rejoins rejuvenate rejuvenated rejuvenates rejuvenating
    35 rejuvenation relaid relapse relapsed relapses relapsing relational relativistic relaxation
    35 relaxations relayed relaying relays releasable relegate relegated relegates relegating
    35 relent relented relenting relentlessly relents reliant relic reliefs religiously
    35 relinquished relinquishes relinquishing relished relishes relishing relive relived relives
    35 reliving reload reloaded reloading reloads relocatable relocate relocated relocates
    35 relocating remade remainders remake remakes remaking remedial remedying remembrances
    35 reminders reminisce reminisced reminiscence reminiscences reminisces reminiscing remiss
    35 remission remissions remit remits remittance remittances remitted remitting remnant remodel
    35 remodeled remodeling remodels remorseful remorseless remotes remotest removable removals
    35 remunerate remunerated remunerates remunerating remuneration remunerations renaissance
    35 rendezvous rendezvoused rendezvouses rendezvousing renditions renegade renegaded renegades
    35 renegading renege reneged reneges reneging renewable renewals renounces renovate renovated
    35 renovates renovating renovation renovations renown renowned rentals rented renunciation
    35 renunciations reopen reopens reorganization reorganize reorganized reorganizes reorganizing
    35 repatriate repatriated repatriates repatriating repaying repayment repayments repays
    35 repealing repeals repel repelled repellent repellents repelling repels repentance repentant
    35 repenting repents repercussion repercussions repertoires repetitions repetitious replay
    35 replenish replenished replenishes replenishing replete repleted repletes repleting replica
    35 replicas replicate replicated replicates replicating replication reportedly reporters
    35 reposed reposes reposing repositories repository reprehensible repress repressed represses
    35 repressing repression repressions repressive reprieve reprieved reprieves reprieving
    35 reprimand reprimanded reprimanding reprimands reprint reprinted reprinting reprints reprisal
    35 reprisals reproached reproaching reproductions reproductive reprogram reprogrammed
    35 reprogramming reprograms reprove reproved reproves reproving reptile reptiles republics
    35 repudiate repudiates repudiating repudiation repudiations repulsed repulses repulsing
    35 repulsion reputable reputations reputed reputedly reputes reputing requiem requisites
    35 requisition requisitioned requisitioning requisitions reroute rerouted reroutes rerouting
    35 resale reschedule rescheduled reschedules rescheduling rescind rescinded rescinding rescinds
    35 rescuer rescuers rescues rescuing researched researching resemblances resentful resenting
    35 resentments resents reservoir reservoirs reshuffle residences residential residual residuals
    35 residue residues resignations resilience resilient resin resins resistances resistant
    35 resisting resistor resistors resists resolver resonance resonances resonant resound
    35 resounding resounds resourcefulness respectably respectful respiration respirator
    35 respirators respiratory respite respites resplendent responsibly responsive restful
    35 restfuller restfullest restitution restlessness restorations restructure restructured
    35 restructures restructuring resubmit resubmits resubmitted resubmitting resultant resultants
    35 resumptions resurface resurfaced resurfaces resurfacing resurgence resurgences resurrect
    35 resurrected resurrecting resurrections resurrects resuscitate resuscitated resuscitates
    35 resuscitating resuscitation retailed retailer retailers retailing retails retainer retainers
    35 retaliate retaliated retaliates retaliating retaliations retard retarded retarding retards
    35 retch retched retches retching retention rethink reticent retina retinas retirements
    35 retorting retorts retrace retraced retraces retracing retracted retracting retraction
    35 retractions retracts retreats retribution retributions retries retrievals retriever
    35 retrievers retroactive retrograde retrospect retrospected retrospecting retrospective
    35 retrospectively retrospectives retrospects retry returnable returnables retype reunion
    35 reunions reunite reunited reunites reuniting reused reuses reusing revamp revamped revamping
    35 revamps revel revelations reveled reveler revelers reveling revelries revelry revels
    35 revenged revengeful revenges revenging reverberate reverberated reverberates reverberating
    35 reverberations revere revered reverence reverenced reverences reverencing reverent
    35 reverently reveres reveries revering reversal reversible reversion reverted reverting
    35 reverts reviewer reviewers revile reviled reviles reviling revisions revisit revisited
    35 revisiting revisits revivals revive revives reviving revoke revoked revokes revoking
    35 revolutionaries revolutionize revolutionized revolutionizes revolutionizing revolvers
    35 revolves revues revved revving rewarding rewind rework rhapsodies rhapsody rhetoric
    35 rheumatism rhino rhinoceros rhinoceroses rhinos rhododendron rhododendrons rhubarb rhubarbs
    35 rhymed rhymes rhyming rhythms rib ribbed ribbing ribbons riced rices richly ricing ricketier
    35 ricketiest rickshaw rickshaws ricochet ricocheted ricocheting ricochets riddance riddled
    35 riddles riddling ridged ridging ridicule ridicules ridiculing rife rifer rifest rifles
    35 rifling rifted rifting rifts rig rigged rigging righted righteous righteously righteousness
    35 righter rightest rightful rightfully righting rightmost rightness rigidity rigor rigorously
    35 rigors rigs rile riled riles riling rimmed rimming rims rind rinds ringleader ringleaders
    35 ringlet ringlets ringworm rink rinks rinse rinsed rinses rinsing rioted rioter rioters
    35 rioting riotous ripen ripened ripeness ripening ripens riper ripest riposte ripple rippled
    35 rippling riser risers riskier riskiest rite rites rivaled rivaling rivalries rivalry rivet
    35 riveted riveting rivets roach roaches roadblock roadblocked roadblocking roadblocks
    35 roadsides roam roamed roaming roams roaring roars roast roasted roasts rob robbed robbers
    35 robbing robe robes robing robins robs robuster robustest robustness rocker rockers rocketed
    35 rocketing rockets rockier rockiest rodent rodents rodeo rodeos rods roe roes rogues roguish
    35 roller rollers romanced romances romancing romantically romantics romp romped romping romps
    35 roofed roofing rook rooked rookie rookies rooking roomed roomier roomiest rooming roommate
    35 roommates roomy roost roosted rooster roosters roosting roosts rooter rooting roped roping
    35 rosaries rosary rosemary roses rosier rosiest roster rosters rostrum rostrums rosy rotaries
    35 rotary rotations rote rotisserie rotisseries rotor rotors rots rotted rottener rottenest
    35 rotting rotund rotunda rotundas rouge rouged rouges roughage roughed roughen roughened
    35 roughening roughens rougher roughest roughhouse roughhoused roughhouses roughhousing
    35 roughing roughness rouging roulette roundabouts rounder roundest roundness rouses rousing
    35 routeing router rowboat rowboats rowdier rowdies rowdiest rowdiness rowdy rowed rowing
    35 royally royals royalty rpm rubbers rubbished rubbishes rubbishing rubble rubier rubies
    35 rubiest rubric rubs ruby rucksack ruckus ruckuses rudder rudders ruddier ruddiest rudely
    35 ruder rudest rudimentary rue rued rueful rues ruff ruffed ruffian ruffians ruffing ruffle
    35 ruffles ruffling ruffs rugby rugged ruggeder ruggedest rugs ruing rulings rumbled rumbles
    35 rumbling ruminate ruminated ruminates ruminating rummage rummages rummaging rummer rummest
    35 rummy rump rumple rumpled rumples rumpling rumps rums runaways rundown rundowns rune runes
    35 rungs runners runnier runniest runny runt runts runway runways rupture ruptured ruptures
    35 rupturing ruses rust rusted rustic rustics rustier rustiest rusting rustler rustlers rustles
    35 rusts rut ruthlessly ruthlessness rutted rutting rye sabbatical saber sabers sabotaged
    35 sabotages sabotaging saboteur saboteurs sac sacrament sacraments sacrificial sacrilege
    35 sacrileges sacrilegious sacs sadder saddling sades sadism sadist sadistic sadists safari
    35 safaried safariing safaris safeguarded safeguarding safekeeping safes safeties saffrons sag
    35 sagas sage sagebrush sager sages sagest sagged sagging sags sailboat sailboats saintlier
    35 saintliest salable salad salads salami salamis salesmen salespeople salesperson salespersons
    35 saleswoman saleswomen salients saliva salivate salivated salivates salivating sallower
    35 sallowest salmons salon salons saloon saloons salted salter saltest saltier saltiest salting
    35 salts salty salutation salutations salutes saluting salvage salvaged salvages salvaging
    35 salve salved salves salving sameness sames sampler sanatorium sanatoriums sanctified
    35 sanctifies sanctify sanctifying sanctimonious sanctioning sanctions sanctity sanctuaries
    35 sanctuary sandal sandals sandbag sandbagged sandbagging sandbags sanded sandier sandiest
    35 sanding sandman sandmen sandpaper sandpapered sandpapering sandpapers sandstone sandstorm
    35 sandstorms sandwiching saner sanest sanitarium sanitariums sanitary sanserif sap saplings
    35 sapped sapphire sapphires sapping saps sarcasms sarcastically sardine sardines sari saris
    35 sashes sassier sassiest sassy satanic satchel satchels satellited satelliting satires
    35 satirical satirist satirists satirize satirized satirizes satirizing satisfactions saturate
    35 saturates saturating saturation sauced saucepan saucepans saucers sauces saucier sauciest
    35 saucing saucy sauerkraut sauna saunaed saunaing saunas saunter sauntered sauntering saunters
    35 sausage sausages savaged savager savageries savagery savages savagest savaging saver savior
    35 saviors savor savored savorier savories savoriest savoring savors savory savvied savvier
    35 savvies savviest savvy savvying sawdust sawed sawing saws saxophone saxophones sayings scab
    35 scabbed scabbing scabs scaffold scaffolds scalar scalars scald scalded scalding scalds
    35 scalier scaliest scallop scalloped scalloping scallops scalp scalped scalpel scalpels
    35 scalping scalps scaly scamper scampered scampering scampers scandalize scandalized
    35 scandalizes scandalizing scandalous scanners scant scanted scanter scantest scantier
    35 scanties scantiest scanting scants scanty scapegoat scapegoated scapegoating scapegoats
    35 scarcer scarcest scarcity scarecrow scarecrows scarfed scarfing scarfs scarier scariest
    35 scarred scarring scars scarves scary scathing scatterbrain scatterbrained scatterbrains
    35 scavenger scavengers scenic scented scenting scents scepter scepters schemed schemers
    35 scheming schizophrenia schizophrenic scholarly scholarship scholarships scholastic schoolboy
    35 schoolboys schoolchild schoolchildren schooled schoolteacher schoolteachers schooner
    35 schooners scissor scoff scoffed scoffing scoffs scold scolded scolding scolds scooped
    35 scooping scoops scoot scooted scooter scooters scooting scoots scoped scopes scoping scorch
    35 scorches scorching scorer scorned scornful scorning scorns scorpion scorpions scotches
    35 scotchs scoundrels scour scoured scourged scourges scourging scouring scours scout scouted
    35 scouting scowl scowled scowling scowls scrabble scram scramble scrambled scrambles
    35 scrambling scrammed scramming scrams scrapbook scrapbooks scrape scrapes scraping scratchier
    35 scratchiest scratchy scrawling scrawls scrawnier scrawniest scrawny screech screeched
    35 screeches screeching screwdriver screwdrivers screwier screwiest screwy scribble scribbles
    35 scribbling scribe scribes scripted scripting scriptwriter scriptwriters scrounge scrounged
    35 scrounges scrounging scrub scrubbed scrubs scruff scruffier scruffiest scruffs scruffy
    35 scruple scrupled scrupling scrupulous scrupulously scrutinize scrutinizes scrutinizing scuff
    35 scuffed scuffing scuffled scuffles scuffling scuffs sculptor sculptors sculpture sculptured
    35 sculptures sculpturing scummed scumming scums scurried scurries scurrilous scurry scurrying
    35 scuttle scuttled scuttles scuttling scythe scythed scything seafaring seafood seam seamed
    35 seaming seams seamstress seamstresses seaport sear searchlight searchlights searing sears
    35 seashell seashells seashore seashores seasick seasickness seaside seasides seasonable
    35 seasonal seasoned seasoning seasonings seating seaweed secede secedes seceding seclude
    35 secludes secluding secondaries secondarily secretarial secrete secretes secreting secretion
    35 secretions sectioned sectioning sectors securely secures securest sedan sedans sedate
    35 sedated sedater sedates sedatest sedating sedative sedatives sedentary sediment sedimentary
    35 sediments seduce seduced seduces seducing seduction seductions seductive seeded seedier
    35 seediest seeding seedling seedlings seep seeped seeping seeps seer seesaw seesawed seesawing
    35 seesaws seethe seethed seethes seething segmented segmenting segregate segregated segregates
    35 segregating segregation seizes seizures selector selectors sellers semantically semblance
    35 semblances semen semester semesters semicircles semicolon semicolons semiconductor
    35 semiconductors semifinal semifinals seminaries seminary senates senile senility seniority
    35 seniors sensed sensibilities sensibility sensing sensitives sensitivities sensor sensors
    35 sensory sensual sensuality sensuous sentience sentimentality sentries sentry separations
    35 sepulcher sepulchered sepulchering sepulchers sequels sequenced sequencer sequencing
    35 sequentially sequin sequins serenade serenaded serenades serenading serener serenest
    35 sergeants serials serpents serum serums serviceable serviced serviceman servicemen servicing
    35 serviette serviettes setback setbacks settable setter setters settler sevens seventeens
    35 seventeenths sevenths seventies sever severance severances severer severest severs sew
    35 sewage sewed sewer sewers sewn sews sexed sexing sexism shabbier shabbiest shabbily shack
    35 shackle shackled shackles shackling shacks shadier shadiest shading shadowed shadowier
    35 shadowiest shadowing shaft shafted shafting shafts shaggier shaggiest shaggy shakier
    35 shakiest shallower shallowest shallows sham shamble shambles shamed shameful shameless
    35 shames shaming shammed shamming shampoo shampooed shampooing shampoos shamrock shamrocks
    35 shams shanties shanty shapelier shapeliest shark sharked sharking sharks sharped sharpen
    35 sharpener sharpeners sharpens sharper sharping sharpness sharps shatter shattering shatters
    35 shaved shaver shavers shaves shawls sheath sheathe sheathed sheathes sheathing sheaths
    35 sheave sheepish sheepishly sheered sheerer sheerest sheering sheers sheikh sheikhs shelled
    35 sheller shellfish shellfishes shelling sheltering shelters shelved shelving shepherded
    35 shepherding sherbet sherbets sheriff sherries shes shied shielded shielding shields shies
    35 shiftier shiftiest shiftless shifty shimmer shimmered shimmers shin shingle shingled
    35 shingles shingling shinier shiniest shinned shinning shins shipment shipments shipshape
    35 shipwreck shipwrecked shipwrecking shipwrecks shire shirk shirked shirking shirks shirted
    35 shirting shirts shiver shivers shoal shoaled shoaling shoals shod shoddier shoddiest shoddy
    35 shoeing shoelace shoelaces shoestring shoestrings shoo shooed shooing shoos shopkeeper
    35 shopkeepers shoplifter shoplifters shopper shoppers shored shoring shortages shortcoming
    35 shortcomings shorted shortenings shortfall shorting shortlist shortness shotgun shotgunned
    35 shotgunning shotguns shouldered shouldering shoved shoveled shoveling shovels shoves shoving
    35 showcase showcased showcases showcasing showdown showdowns showered showering showier
    35 showiest showings showmen showy shrapnel shredded shredding shreds shrew shrewder shrewdest
    35 shrewdness shrews shrieking shrieks shrilled shriller shrillest shrilling shrills shrimp
    35 shrimped shrimping shrimps shrine shrines shrinkage shrinking shrinks shrivel shriveled
    35 shriveling shrivels shroud shrouded shrouding shrouds shrub shrubberies shrubbery shrug
    35 shrugging shrugs shrunken shuck shucked shucking shucks shuddering shudders shuffle shuffled
    35 shuffles shuffling shun shunning shuns shunt shunted shunting shunts shuttering shuttled
    35 shuttles shuttling shyer shyest shying sibling siblings sicked sicker sickest sicking sickle
    35 sickles sicklier sickliest sickly sicknesses sicks sics sideline sidelined sidelines
    35 sidelining sidelong sideshow sideshows sidestep sidestepped sidestepping sidesteps sidetrack
    35 sidetracked sidetracking sidetracks sidewalk sidewalks sidings sidle sidles sidling siege
    35 sieges sierra siesta siestas sieve sieved sieves sieving sift sifted sifting sifts sighs
    35 sightless signer signifies signpost signposted signposting signposts silenced silences
    35 silencing silenter silentest silents silhouette silhouetted silhouettes silhouetting silken
    35 sillies silliness sills silo silos silt silted silting silts silvered silvering silvers
    35 silversmith silversmiths silverware simile similes simmered simmering simmers simplex
    35 simplification simulations simulator sincerer sincerest sincerity sinew sinews singe singed
    35 singeing singes singled singling singulars sinners sinning sinus sinuses sip siphon siphoned
    35 siphoning siphons sipped sipping sips sire sired siren sirens sires siring sirloin sirloins
    35 sirs sissier sissies sissiest sissy sisterhood sisterhoods sisterly sisters sited siting
    35 sitter sixes sixpence sixpences sixteens sixteenths sixths sixtieth sixtieths sizable sizer
    35 sizzle sizzled sizzles sizzling skate skateboard skateboarded skateboarding skateboards
    35 skated skater skaters skates skating skein skeins skeletons skeptic skepticism skeptics
    35 sketched sketchier sketchiest sketching sketchy skew skewed skewer skewered skewering
    35 skewers skewing skews ski skid skidded skidding skids skied skies skiing skillet skillets
    35 skim skimmed skimming skimp skimped skimpier skimpiest skimping skimps skimpy skims
    35 skinflint skinflints skinnier skinniest skinning skinny skipper skippered skippering
    35 skippers skirmish skirmished skirmishes skirmishing skirting skis skit skits skittish skulk
    35 skulked skulking skulks skulls skunk skunked skunking skunks skying skylights skyline
    35 skylines skyrocket skyrocketed skyrocketing skyrockets skyscraper skyscrapers slab slabbed
    35 slabbing slack slacked slacken slackened slackening slackens slacker slackest slacking
    35 slacks slain slake slaked slakes slaking slamming slams slander slandered slandering
    35 slanders slant slanting slants slap slapped slapping slapstick slashes slashing slat slated
    35 slates slating slats slaughter slaughtered slaughtering slaughters slaved slaving slavish
    35 slay slaying slays sleazier sleaziest sleazy sled sledded sledding sledgehammer sleds
    35 sleeked sleeker sleekest sleeking sleeks sleepier sleepiest sleet sleeted sleeting sleets
    35 sleeveless sleigh sleighed sleighing sleighs slenderer slenderest slew slewed slewing slews
    35 slick slicked slicker slickest slicking slicks slier sliest slighted slights slime slimier
    35 slimiest slimmed slimmer slimmest slimming slims slimy sling slinging slings slingshot
    35 slingshots slink slinking slinks slipperier slipperiest slipshod slither slithered
    35 slithering slithers slits slitter sliver slivered slivering slivers slob slobber slobbered
    35 slobbering slobbers slobs slog slogans slogged slogging slogs slopped sloppier sloppiest
    35 slopping slops slosh sloshed sloshes sloshing sloth slothful sloths slotted slotting slouch
    35 slouched slouches slouching slovenlier slovenliest slovenly slowness sludge slug slugged
    35 slugging slugs sluice sluiced sluices sluicing slum slumber slumbered slumbering slumbers
    35 slummed slummer slumming slump slumped slumping slumps slunk slur slurred slurring slurs
    35 slush slut sluts slyly slyness smacking smacks smallpox smalls smarted smarter smartest
    35 smartly smarts smattering smatterings smear smeared smears smelled smellier smelliest smelt
    35 smelted smelting smelts smidgen smidgens smirk smirked smirking smirks smite smites
    35 smithereens smiting smitten smocked smocking smokestack smokestacks smokier smokiest smoky
    35 smolder smoldered smoldering smolders smoother smoothest smoothness smooths smother
    35 smothered smothering smothers smudge smudged smudges smudging smugger smuggest smuggle
    35 smuggled smuggler smugglers smuggles smuggling smugly smut smuts snacked snacking snacks
    35 snagged snagging snags snailed snailing snails snaked snaking snappier snappiest snappy
    35 snaps snapshot snapshots snare snared snares snaring snarling snarls snatch snatches
    35 snatching sneaker sneakers sneakier sneakiest sneered sneering sneers sneezed sneezes
    35 sneezing snicker snickered snickering snickers snide snider snidest sniffed sniffing sniffle
    35 sniffled sniffles sniffling sniffs snip snipe sniped sniper snipers snipes sniping snipped
    35 snippet snippets snipping snips snitch snitched snitches snitching snobbish snobs snooker
    35 snoop snooped snooping snoops snootier snootiest snooty snooze snoozed snoozes snoozing
    35 snore snored snoring snorkel snorkeled snorkeling snorkels snort snorted snorting snorts
    35 snot snots snout snouts snowball snowballed snowballing snowballs snowdrift snowdrifts
    35 snowed snowfall snowfalls snowflake snowflakes snowier snowiest snowing snowplow snowplowed
    35 snowplowing snowplows snows snowstorm snowstorms snub snubbed snubbing snubs snuffed snuffer
    35 snuffing snuffs snugged snugger snuggest snugging snuggle snuggled snuggles snuggling snugly
    35 snugs soak soaking soaks soaped soapier soapiest soaping soaps soapy soar soared soaring
    35 soars sobered soberer soberest sobering sobers sobriety soccer sociable sociables socialize
    35 socialized socializes socializing socials sociological sociologist sociologists sociology
    35 socked socking sodas sodded sodding sodium sodomy sods sofas softball softballs soften
    35 softening softens softest soggier soggiest soggy soiled soiling soils sojourned sojourning
    35 sojourns solace solaced solaces solacing solder soldered soldering solders soldiered
    35 soldiering soled solemner solemnest solicit solicited soliciting solicits solidarity solider
    35 solidest solidified solidifies solidify solidifying solidly solids soling solitaire
    35 solitaires solitaries soloed soloing soloist soloists solos soluble solubles solvent
    35 solvents somber somebodies someday someones somersault somersaulted somersaulting
    35 somersaults somethings somewhats sonata sonatas sonic sonnet sonnets sonorous soot soothe
    35 soothed soothes sootier sootiest sooty sop sophistication sophistry sophomore sophomores
    35 sopped sopping soprano sopranos sops sorcerer sorcerers sorceress sorceresses sorcery sorer
    35 sores sorest sororities sorority sorrier sorriest sorrowed sorrowful sorrowing sorrows sorta
    35 sounder soundest soundly soundproof soundproofed soundproofing soundproofs souped souping
    35 soups sourced sourcing soured sourer sourest souring sours southeast southeastern
    35 southerlies southerly southerner southerners southerns southpaw southpaws southwestern
    35 souvenir souvenirs sowed sowing sown sows spa spacecraft spacecrafts spaceship spaceships
    35 spacial spaded spades spading spaghetti spangle spangled spangles spangling spaniel spaniels
    35 spank spanked spanking spankings spanks spanners spanning spar sparer sparest sparing
    35 sparked sparking sparkle sparkler sparklers sparred sparring sparrow sparse sparsely sparser
    35 sparsest spas spasm spasmodic spasms spat spate spats spatted spatter spattered spattering
    35 spatters spatting spatula spatulas spawn spawned spawning spawns spay spayed spaying spays
    35 speared spearhead spearheaded spearheading spearheads spearing spearmint spears specialists
    35 specialization specializations specials specialties specifics specifier specimens specious
    35 specked specking specks spectacles spectacularly spectaculars specter specters spectra
    35 speculated speculates speculating speculations speechless speedboat speedboats speedier
    35 speediest speedometer speedometers spellbind spellbinding spellbinds spellbound speller
    35 spendthrift spendthrifts sperm sperms spew spewed spewing spews spheres spherical sphinx
    35 sphinxes spice spiced spices spicier spiciest spicing spicy spider spiders spied spigots
    35 spiked spikes spiking spilled spilling spills spinach spinal spinals spindlier spindliest
    35 spindly spine spineless spines spins spinster spinsters spiraled spiraling spirals spire
    35 spires spiriting spiritually spirituals spited spiteful spitefuller spitefullest spites
    35 spiting spittle splashes splat splatter splattered splattering splatters spleen spleens
    35 splendider splendidest splendor splice spliced splices splicing splint splinted splinter
    35 splintered splintering splinters splinting splints splurge splurged splurges splurging
    35 spokes spokespeople spokesperson spokespersons spokeswoman spokeswomen sponged sponges
    35 spongier spongiest sponging sponsorship spontaneity spoofed spoofing spoofs spook spooked
    35 spookier spookiest spooking spooks spooky spooled spooling spools spooned spoonful spoonfuls
    35 spooning spoons spore spores sporran sported sporting sportsmanship spotless spotlight
    35 spotlighted spotlighting spotlights spottier spottiest spotty spouse spouses sprain sprained
    35 spraining sprains sprawl sprawled sprawling sprawls sprayed spraying sprays spreadsheet
    35 spreadsheets spree spreed spreeing sprees sprier spriest sprigs springboard springboards
    35 springier springiest springtime springy sprinkle sprinkled sprinkler sprinklers sprinkles
    35 sprinkling sprinklings sprint sprinted sprinter sprinters sprinting sprints sprout sprouting
    35 sprouts spruce spruced sprucer spruces sprucest sprucing spry spud spuds spunk spurn spurned
    35 spurning spurns spurred spurt spurted spurting spurts sputter sputtered sputtering sputters
    35 spying squabble squabbled squabbles squabbling squadron squadrons squads squalider
    35 squalidest squall squalled squalling squalls squalor squandered squandering squanders
    35 squarer squarest squats squatted squattest squatting squawk squawked squawking squawks
    35 squeak squeaked squeakier squeakiest squeaking squeaks squeaky squeal squealed squealing
    35 squeals squeamish squelch squelched squelches squelching squid squids squint squinted
    35 squinter squintest squinting squints squired squires squiring squirm squirmed squirming
    35 squirms squirreled squirreling squirrels squirt squirted squirting squirts stab stabbed
    35 stabbing stabilize stabilized stabilizes stabilizing stabled stabler stablest stabling stabs
    35 stacked stacking stadium stadiums staffed staffing staffs stag stagecoaches staged staging
    35 stagnate stagnated stagnates stagnating stagnation stags staider staidest staining
    35 staircases stairway stairways staked stakes staking staled stalemate stalemated stalemates
    35 stalemating staler stales stalest staling stalk stalking stalks stalled stalling stallion
    35 stallions stalwarts stamina stammer stammers stampede stampeded stampedes stampeding
    35 stanched stancher stanches stanchest stanching standardization standby standbys standings
    35 standoff standoffs standpoints standstills stank stanzas stapled stapler staplers stapling
    35 starboard starch starched starches starchier starchiest starching starchy stardom starfish
    35 starfishes starker starkest starlight starrier starriest starry startlingly statelier
    35 stateliest stater statesmanship stationed stationery stationing statistically statistician
    35 statisticians statues stature statures statuses statutes statutory staunched stauncher
    35 staunches staunchest staunching staunchly stave staved staves staving steadfast steadied
    35 steadier steadies steadiest steadying steak steaks stealthier stealthiest steamed steamier
    35 steamiest steamroller steamrollered steamrollering steamrollers steams steamy steeled
    35 steeling steels steeped steeper steepest steeping steeple steeples steeps stellar stemmed
    35 stemming stench stenches stencil stenciled stenciling stencils stenographer stenographers
    35 stenography stepladder stepladders stereotyped stereotyping sterilization sterilize
    35 sterilized sterilizes sterilizing sternest sternness sterns stethoscope stethoscopes stew
    35 steward stewarded stewardess stewardesses stewarding stewed stewing stews sticker stickers
    35 stickier stickies stickiest stickler sticklers stiffed stiffen stiffening stiffens stiffer
    35 stiffest stiffing stiffly stiffness stiffs stifle stifled stifles stifling stigma stigmas
    35 stigmata stillborn stilled stiller stillest stilling stills stilted stimulant stimulants
    35 stimuli stinger stingers stingier stingiest stinginess stings stingy stink stinking stinks
    35 stint stinted stinting stints stipulate stipulated stipulates stipulating stipulation
    35 stipulations stirrup stirrups stitched stitches stitching stockade stockaded stockades
    35 stockading stockbroker stockbrokers stockholder stockier stockiest stockings stockpile
    35 stockpiled stockpiles stockpiling stocky stockyard stockyards stodgier stodgiest stodgy
    35 stoical stoked stokes stoking stoles stolider stolidest stolidly stomached stomaching
    35 stomachs stomp stomped stomping stomps stonier stoniest stoning stool stools stoops stopgap
    35 stopgaps stopover stopovers stoppage stoppages stopper stoppered stoppering stoppers
    35 stopwatches storehouse storehouses storekeeper storekeepers storeroom storerooms stork
    35 storks stormier stormiest storming stouter stoutest stoves stow stowaway stowaways stowing
    35 stows straddle straddled straddles straddling straggle straggled straggler stragglers
    35 straggles straightening straightens straighter straightest straightforwardly straights
    35 strainer strainers straitjacket straitjacketed straitjacketing straitjackets straits
    35 stranded stranding strands strangeness strangle strangled strangles strangling strangulation
    35 strapped strapping straps strata stratagems stratified stratifies stratify stratifying
    35 stratosphere stratospheres strawberries strawberry strawed strawing straying strays
    35 streaking streaks streamer streamers streamline streamlined streamlines streamlining
    35 streetcar streetcars strengthening strengthens strengths stressful stretcher stretchers
    35 strew strewed strewing strewn strews stricter strictest strictness stridden strides striker
    35 strikers strikings stringier stringiest stringing stringy striped striping striven strives
    35 striving stroked stroking stroll stroller strollers strolling strolls strongholds
    35 structuralist strum strummed strumming strums strung strut struts strutted strutting stub
    35 stubbed stubbier stubbiest stubbing stubble stubborner stubbornest stubby stubs stud studded
    35 studding studentship studious studs stuffier stuffiest stuffings stuffy stumped stumping
    35 stumps stunk stunted stunting stunts stupefied stupefies stupefy stupendous stupider
    35 stupidest stupidities stupidly stupids stupor stupors sturdier sturdiest stutter stuttered
    35 stuttering stutters styled styling stylish stylistic stylus suave suaver suavest subbed
    35 subbing subcommittee subcommittees subconscious subconsciously subdivide subdivided
    35 subdivides subdividing subdivision subdivisions subdue subdues subduing subgroup subjugated
    35 subjugates subjugating subjunctive sublet sublets subletting sublime sublimed sublimer
    35 sublimes sublimest subliming submerge submerged submerges submerging submersion submissions
    35 submissive subnormal subordinate subordinated subordinates subordinating subprogram subs
    35 subscriber subscribers subscribes subscribing subscript subscriptions subscripts subsection
    35 subsections subservient subsets subside subsided subsides subsidiaries subsidies subsiding
    35 subsidy subsist subsisted subsistence subsisting subsists substandard substantiate
    35 substantiated substantiates substantiating substitutions subsystem subterfuge subterfuges
    35 subterranean subtler subtract subtracted subtracting subtraction subtractions subtracts
    35 suburbans suburbs subversive subversives subvert subverted subverting subverts successions
    35 successively succinct succincter succinctest succinctly succor succored succoring succors
    35 succulent succulents succumb succumbing succumbs suck sucked sucker suckered suckering
    35 suckers sucking suckle suckled suckles suckling sucks suction suctioned suctioning suctions
    35 suds suede sufficed suffices sufficing suffixed suffixes suffixing suffocate suffocated
    35 suffocates suffocating suffocation sugared sugarier sugariest sugaring sugars sugary
    35 suggester suicides suitcase suitcases suites suitor suitors sulfur sulk sulked sulkier
    35 sulkies sulkiest sulks sulky sullen sullener sullenest sultan sultans sultrier sultriest
    35 sultry summered summering summers summits summon summonsed summonses summonsing sumptuous
    35 sunbathe sunbathed sunbathes sunbathing sunburn sunburned sunburning sunburns sundae sundaes
    35 sundials sundown sundowns sundries sunflower sunflowers sunglasses sunken sunlit sunned
    35 sunnier sunniest sunning sunrises suns sunscreen sunscreens sunsets suntan suntanned
    35 suntanning suntans sunup sup superber superbest superbly supercomputer supercomputers
    35 superhuman superimpose superimposes superimposing superintendent superintendents superiors
    35 superlative superlatives supermarkets supernaturals supers superscript superscripts
    35 supersede supersedes superseding supersonic superstar superstars superstition superstitions
    35 superstitious superstructure superstructures supervisory suppers supplant supplanted
    35 supplanting supplants supple supplements suppler supplest supportive suppositions supremely
    35 surcharge surcharged surcharges surcharging surer surest surf surfaced surfacing surfboard
    35 surfboarded surfboarding surfboards surfed surfing surfs surge surgeons surgeries surges
    35 surgical surging surlier surliest surmised surmises surmising surmount surmounting surmounts
    35 surnames surpass surpasses surpassing surpluses surplussed surplussing surreal surrendering
    35 surrenders surreptitious surveyor surveyors survivals survivors suspender suspenders
    35 suspensions sustainable sustenance swab swabbed swabbing swabs swagger swaggered swaggerer
    35 swaggering swaggers swampier swampiest swampy swans swarmed swarming swarms swarthier
    35 swarthiest swarthy swat swathe swathed swathes swathing swats swatted swatting swaying sways
    35 sweater sweaters sweaty sweeper sweepers sweepings sweepstakes sweeten sweetened sweetening
    35 sweetens sweetest sweethearts sweetly sweets sweller swellest swellings swells swerve
    35 swerves swerving swifter swiftest swifts swig swigged swigging swigs swill swilled swilling
    35 swills swindle swindled swindler swindlers swindles swindling swine swines swings swipe
    35 swiped swipes swiping swirl swirled swirling swirls swish swished swisher swishes swishest
    35 swishing switchable switchboard switchboards switcher swivel swiveled swiveling swivels
    35 swoon swooned swooning swoons swoop swooped swooping swoops swordfish swordfishes syllable
    35 syllabuses symbolism symbolize symbolized symbolizes symbolizing symmetrical sympathetically
    35 sympathizes sympathizing symphonic symptomatic synagogue synagogues synapse synapses
    35 synchronization synchronize synchronized synchronizes synchronizing synchronous syndicated
    35 syndicates syndicating syndromes synopses synopsis syntheses synthesize synthesized
    35 synthesizers synthesizes synthesizing synthetic synthetics syphilis syringe syringed
    35 syringes syringing syrup syrups systematically tabbed tabbies tabbing tabby tabernacle
    35 tabernacles tablecloth tablecloths tabled tablespoon tablespoonful tablespoonfuls
    35 tablespoons tablets tabling tabloid tabloids taboo tabooed tabooing taboos tabulate
    35 tabulated tabulates tabulating tabulation tacit tacitly taciturn tackier tackiest tacky taco
    35 tacos tactful tactfully tactlessly tadpole tadpoles tagged tagging tags tailed tailgate
    35 tailgated tailgates tailgating tailing taillight taillights tailspin tailspins taint tainted
    35 tainting taints takeoff takeoffs takeover talc talisman talismans talkative talker talkers
    35 taller tallest tallied tallies tally tallying talon talons tambourines tamed tamely tameness
    35 tamer tames tamest taming tamper tampered tampering tampers tan tandem tandems tang
    35 tangential tangents tangerine tangerines tangibles tangles tangling tango tangoed tangoing
    35 tangos tangs tankard tankards tanked tanker tankers tanking tanned tanner tannest tanning
    35 tans tantalize tantalized tantalizes tantalizing tantamount tantrum tantrums taped taper
    35 tapered tapering tapers tapestries tapestry taping taps tarantula tarantulas tardier
    35 tardiest tardiness tardy targeted targeting tarnish tarnished tarnishes tarnishing tarpaulin
    35 tarpaulins tarred tarried tarrier tarries tarriest tarring tarry tarrying tars tart tartan
    35 tartans tartar tartars tarter tartest tarts tasked tasking tassel tasseled tasseling tassels
    35 tasteful tastefully tastier tastiest tasty tattle tattled tattles tattling tattoo tattooed
    35 tattooing tattoos tatty taunt taunting taunts taut tauter tautest tautology taverns tawdrier
    35 tawdriest tawdry tawnier tawniest taxable taxicab taxicabs taxied taxiing taxis teachings
    35 teacup teacups teak teaks teamed teaming teammate teammates teamster teamsters teapots
    35 teardrop teardrops teas teased teases teasing teaspoon teaspoons teat teats technicalities
    35 technicality technician technicians technologically technologies tedium tee teed teeing teem
    35 teemed teems teen teens tees teeter teetered teetering teeters teethe teethed teethes
    35 teething teetotal teetotaler teetotalers telecommunications telegrams telegraphed
    35 telegraphing telegraphs telepathic telepathy telephoned telephoning telescoped telescopes
    35 telescoping teletype televise televised televises televising televisions teller tellers
    35 telltale telltales temperament temperamental temperaments tempering tempers tempest tempests
    35 tempestuous template tempo temporal temporaries tempos temptations tenable tenacious
    35 tenacity tenancies tenancy tenanted tenanting tendered tenderer tendering tenderize
    35 tenderized tenderizes tenderizing tenders tendon tendons tendril tendrils tenement tenements
    35 tenet tenets tenors tensed tenser tenses tensest tensing tensions tensors tentacle tentacles
    35 tented tenths tenting tenuous tenured tenures tenuring tepee tepees tepid terminators
    35 termini terminologies terminus termite termites termly terrace terraced terraces terracing
    35 terrain terrains terrestrial terrestrials terrier terriers terrific territorials terrorize
    35 terrorized terrorizes terrorizing terrors tersely terseness terser tersest testable
    35 testaments tester testers testes testicle testicles testified testifies testify testifying
    35 testimonial testimonials testimonies testis tetanus tether tethered tethering tethers
    35 textiles textually texture textured textures texturing thankless thatcher thatches thaw
    35 thawed thawing thaws theaters theatrical thefts theist theists theologian theologians
    35 theologies theoretic theorist theorists theorize theorized theorizes theorizing therapeutic
    35 therapies therapist therapists thermal thermals thermodynamics thermometer thermometers
    35 thermostat thermostats thesauri thesaurus thesauruses theta thicken thickens thicker
    35 thickest thickets thicknesses thigh thighs thimble thimbles thinly thinned thinner thinnest
    35 thinning thins thirsted thirstier thirstiest thirsting thirsts thirsty thirteens thirteenths
    35 thirties thirtieth thirtieths thistle thistles thong thongs thorn thornier thorniest thorns
    35 thorny thoroughbred thoroughbreds thorougher thoroughest thoughtfulness thoughtlessly
    35 thousandth thousandths thrash thrashed thrashes thrashing threadbare threaded threading
    35 threads thresh threshed thresher threshers threshes thresholds thrice thrift thriftier
    35 thriftiest thrifts thrifty thriller thrillers thrills thrived thrives throb throbs thrones
    35 thronged thronging throngs throttle throttled throttles throttling throwaway throwback
    35 throwbacks thud thudded thudding thuds thug thugs thumbed thumbing thumbs thumbtack
    35 thumbtacks thump thumped thumping thunderbolt thunderbolts thundered thundering thunderous
    35 thunders thunderstorm thunderstorms thunderstruck thwart thwarted thwarting thwarts thyme
    35 thyroid thyroids tiara tiaras ticked ticketed ticketing ticking tickle tickled tickles
    35 ticklish ticks tidal tidbit tidbits tided tidier tidiest tiding tiers tiff tiffed tiffing
    35 tiffs tigers tighten tightened tightens tighter tightest tightness tightrope tightropes
    35 tights tightwad tightwads tilde tiled tiling tills tilting tilts timbered timbering timbers
    35 timekeeper timekeepers timeless timelier timeliest timers timescales timetables timezone
    35 timider timidest timidity timings tinder tingeing tinges tinging tingle tingled tingles
    35 tingling tings tinier tiniest tinker tinkered tinkering tinkers tinkle tinkled tinkles
    35 tinkling tinned tinnier tinniest tinning tinny tinsel tinseled tinseling tinsels tinting
    35 tints tipped tipping tipsier tipsiest tipsy tiptoe tiptoed tiptoeing tirade tirades tireder
    35 tiredest tissues tit titillate titillated titillates titillating titled titling tits titter
    35 tittered tittering titters toads toadstool toadstools toasted toaster toasters toasting
    35 toasts tobaccos toboggan tobogganed tobogganing toboggans toddle toddled toddler toddlers
    35 toddles toddling toed toeing toenail toenails toffee toffees toga togas toiled toileted
    35 toileting toiling tolerably tolerances tolled tolling tolls tomahawked tomahawking tomahawks
    35 tombed tombing tomboys tombs tombstones tomcats tomes tomorrows tonal tong tongs tongued
    35 tonguing tonics toning tonnages tonne tonnes tonsil tonsillitis tonsils tooled tooling
    35 toolkit toot tooted toothaches toothbrush toothbrushes toothpaste toothpastes toothpick
    35 toothpicks tooting toots topaz topazes topographies topography topology topping topple
    35 toppled topples toppling torch torched torches torching torment tormented tormenting
    35 tormentor tormentors torments tornadoes torpedo torpedoed torpedoes torpedoing torque
    35 torrential torrents torrid torso torsos tortilla tortillas tortoise tortoises tortuous
    35 tortures tosses tot totaled totaling totalitarian totalitarianism totalitarians totalities
    35 totality totals tote toted totem totems totes toting tots totted totter tottered totters
    35 totting toucan toucans touchdown touchdowns touchier touchiest touchings touchy toughen
    35 toughened toughening toughens tougher toughest toughness toughs toupee toupees toured
    35 touring tournament tournaments tourniquet tourniquets tours tousle tousled tousles tousling
    35 touted touting touts tow towed towel toweled toweling towels towered towering towing
    35 townspeople tows toxic toxin toxins toyed toying traction tractor tractors trademark
    35 trademarked trademarking trademarks trader traditionalist trafficked trafficking traffics
    35 tragedies trailer trailers trainee trainees trainer trainers trait traitorous traits tramped
    35 trample tramples trampling trampoline trampolines tramps trance trances tranquil tranquiler
    35 tranquilest tranquility tranquilize tranquilized tranquilizer tranquilizers tranquilizes
    35 tranquilizing transact transacted transacting transacts transatlantic transcend transcended
    35 transcending transcends transcontinental transcribe transcribed transcribes transcribing
    35 transcription transcriptions transcripts transferable transformations transformer
    35 transformers transfusion transfusions transgress transgressed transgresses transgressing
    35 transgression transgressions transients transistor transistors transited transiting
    35 transitional transitioned transitioning transitions transitive transitives transitory
    35 transits translators transliteration translucent transparencies transparency transparently
    35 transpire transpires transpiring transplant transplanted transplanting transplants
    35 transportable transpose transposed transposes transposing transverses trapdoor trapeze
    35 trapezes trapezoid trapezoids trapper trappings trashed trashes trashier trashiest trashing
    35 trashy traumas traumatic traumatize traumatized traumatizes traumatizing traverse traverses
    35 traversing travestied travesties travesty travestying trawl trawled trawler trawlers
    35 trawling trawls trays treacheries treacherous treacle treading treadmill treadmills treads
    35 treasured treasurer treasurers treasures treasuries treasuring treatise treatments trebled
    35 trebles trebling treed treeing trekked treks trellis trellised trellises trellising trembles
    35 tremors trench trenched trenches trenching trended trendier trendies trendiest trending
    35 trepidation trespassed trespasser trespassers trespasses trespassing trestle trestles
    35 trialed trialing tribal tribulation tribulations tribunals tributaries tributary tributes
    35 tricked trickery trickier trickiest tricking trickle trickled trickles trickling tricksters
    35 tricycle tricycles trigonometry trill trilled trilling trillion trillions trills trilogies
    35 trimester trimesters trimmer trimmest trimming trims trinket trinkets trio trios tripe
    35 tripled triples triplets triplicate triplicated triplicates triplicating tripling tripod
    35 tripods tripped tripping triter tritest triumphed triumphing triviality trodden troll
    35 trolled trolleys trolling trolls trombone trombones trooped trooper troopers trooping
    35 trophies trophy tropical trots troublemaker troublemakers troughs trounce trounced trounces
    35 trouncing troupe trouped troupes trouping trout trouts trowel troweled troweling trowels
    35 truancy truant truanted truanting truants truces trucked trucking trudge trudged trudges
    35 trudging trued truer trues truest truffle truffles truing truisms trump trumped trumpeted
    35 trumpeting trumping trumps truncation trunking trustee trustful trustier trusties trustiest
    35 trustworthier trustworthiest truthful truthfully truthfulness tryout tryouts tub tuba tubas
    35 tubed tuberculosis tubing tubs tubular tuck tucking tucks tufted tufting tugging tugs
    35 tuition tulip tulips tumble tumbler tumblers tumbles tumbling tummies tummy tumor tumors
    35 tumult tumults tumultuous tuna tunas tundra tundras tuneful tuner tuners tunic tunics
    35 tunneled tunneling tunnelings turban turbans turbine turbines turbulent tureen tureens
    35 turfed turfing turfs turgid turkeys turmoils turnaround turnips turnout turnouts turnover
    35 turnovers turnpikes turnstile turnstiles turntables turquoises turret turrets turtle
    35 turtleneck turtlenecks turtles tusk tusks tussle tussled tussles tussling tutored tutorials
    35 tutoring tutors tuxedo tuxedos twang twanged twanging twangs tweak tweaked tweaking tweaks
    35 twee tweet tweeted tweeting tweets tweezers twelfths twelves twenties twentieths twiddle
    35 twiddled twiddles twiddling twigged twigging twined twines twinge twinged twinges twinging
    35 twining twinkles twinned twinning twirled twirls twister twisters twitches twittered
    35 twittering twitters tycoon tycoons typeface typescript typesetter typewriters typhoid
    35 typhoon typhoons typhus typified typifies typify typifying typist typists typographical
    35 tyrannies tyrannize tyrannized tyrannizes tyrannizing tyrant tyrants ubiquitous udder udders
    35 uglier ugliest ulcer ulcers ulterior ultimatum ultimatums ultra ultrasonic ultraviolet
    35 umbrellas umpire umpired umpires umpiring umpteen unacceptably unaccepted unaccountable
    35 unaccountably unadulterated unaltered unambiguously unanimity unanswered unarmed unassigned
    35 unassuming unattached unattainable unattractive unbearably unbeatable unbecoming unbeliever
    35 unbelievers unblock unblocked unblocking unblocks unbreakable unburden unburdened
    35 unburdening unburdens uncannier uncanniest uncanny unceasing uncertainties unchallenged
    35 uncharitable unchristian unclean uncleaner uncleanest uncles uncomfortably uncommoner
    35 uncommonest unconditional unconditionally unconfirmed unconsciously uncontrolled
    35 uncontroversial unconventional unconvinced uncountable uncouth uncover uncovering uncovers
    35 uncultured uncut undamaged undaunted undecidable undecided undecideds undemocratic
    35 undeniable undeniably underbrush undercover undercurrent undercurrents undercut undercuts
    35 undercutting underdog underdogs underestimated underestimates underestimating underflow
    35 underfoot undergarment undergarments undergrowth underhanded underlays undermined undermines
    35 undermining underneaths undernourished underpants underpass underpasses underprivileged
    35 underrate underrated underrates underrating underscore underscored underscores underscoring
    35 undershirt undershirts underside undersides understandably understandings understate
    35 understated understatement understatements understates understating understudied
    35 understudies understudy understudying undertaker undertakers undertone undertones undertow
    35 undertows underwater underwear underweight underworld underworlds underwrite underwrites
    35 underwriting underwritten underwrote undeserved undesirables undetected undeveloped undoings
    35 undress undresses undressing undying unearth unearthed unearthing unearthly unearths
    35 uneasier uneasiest uneconomic uneconomical uneducated unemployable unenlightened unequaled
    35 unequivocal unerring unethical uneven unevenly uneventful unfailing unfairer unfairest
    35 unfairly unfaithful unfastening unfastens unfeasible unfeeling unfilled unfit unfits
    35 unfitted unfitting unfold unfolded unfolding unfolds unforgettable unforgivable unfortunates
    35 unfriendlier unfriendliest unfunny unfurl unfurled unfurling unfurls ungainlier ungainliest
    35 ungainly ungodlier ungodliest ungodly ungrammatical unhappier unhappiest unhappily
    35 unhappiness unhealthier unhealthiest unheard unhook unhooked unhooking unhooks unicorn
    35 unicorns unicycle unidentified unification uniformed uniforming uniforms unilateral
    35 unilaterally unimaginative unimpressed uninformative uninformed uninhibited uninitiated
    35 uninspired uninspiring unintelligent unintelligible unintended unintentional unintentionally
    35 uninterested unionize unionized unionizes unionizing uniqueness uniquer uniquest unison
    35 unities universals universes unjustifiable unkempt unkinder unkindest unkindlier unkindliest
    35 unkindly unknowns unlabeled unleash unleashed unleashes unleashing unlikelier unlikeliest
    35 unloaded unloading unloads unluckier unluckiest unman unmanned unmanning unmans unmarked
    35 unmask unmasked unmasking unmasks unmitigated unmodified unnamed unnerve unnerved unnerves
    35 unnerving unnoticed unoriginal unorthodox unpack unpacked unpacking unpacks unpaid
    35 unparalleled unpick unpleasantly unpopularity unprepared unprincipled unprintable
    35 unprivileged unprotected unproven unprovoked unpublished unqualified unquestionable unravel
    35 unraveled unraveling unravels unreal unreasonably unrecognized unrelenting unreliability
    35 unremarkable unrepeatable unrepresentative unreservedly unresolved unrestricted unrivaled
    35 unruffled unrulier unruliest unruly unsafer unsafest unsaid unsanitary unsatisfied unsavory
    35 unsay unsaying unsays unscathed unscheduled unscientific unscrew unscrewed unscrewing
    35 unscrews unscrupulous unseasonable unseat unseated unseating unseats unseemlier unseemliest
    35 unseemly unsettle unsettled unsettles unsettling unsightlier unsightliest unsightly unsigned
    35 unskilled unsophisticated unsounder unsoundest unspeakable unstructured unstuck
    35 unsubstantiated unsuccessfully unsuited unsung unsupportable untangle untangled untangles
    35 untangling untenable unthinkable untidier untidiest untie unties untiring untold untrained
    35 untruer untruest untrustworthy unveil unveiled unveiling unveils unwarranted unwary unwashed
    35 unwieldier unwieldiest unwillingness unwind unwinding unwinds unwiser unwisest unwittingly
    35 unwrap unwrapped unwrapping unwraps unwritten upbeats upbringings upend upended upending
    35 upends upheavals upheld uphill uphills uphold upholding upholds upholster upholstered
    35 upholsterer upholsterers upholstering upholsters upholstery upkeep uplift uplifted uplifting
    35 uplifts upload upped uppers upping uprights uproar uproars uproot uprooted uprooting uproots
    35 upshot upshots upstanding upstart upstarted upstarting upstarts upstream uptake uptight
    35 uptown upturn upturned upturning upturns upwardly uranium urbane urbaner urbanest urchin
    35 urchins urinate urinated urinates urinating urine urn urns usages uselessly uselessness
    35 usher ushering ushers usurp usurped usurping usurps utensil uteri uterus utilitarian
    35 utilitarianism utilization utilize utilized utilizes utilizing utterances utters vacate
    35 vacates vacating vacationed vacationing vaccinate vaccinated vaccinates vaccinating
    35 vaccination vaccinations vaccine vaccines vacillate vacillated vacillates vacillating
    35 vacuumed vacuums vagabonded vagabonding vagabonds vagaries vagary vagina vaginae vaginal
    35 vagrant vagrants vagueness vaguer vaguest vainer vainest valentines valet valeted valeting
    35 valets valiant validate validated validates validating validation validly valise valises
    35 valor valueless valved valving vampire vampires vandal vandalize vandalized vandalizes
    35 vandalizing vandals vanes vanguards vanilla vanillas vanities vanned vanning vanquishes
    35 vanquishing vapor vaporize vaporized vaporizes vaporizing vapors varnish varnished varnishes
    35 varnishing varsities varsity vase vases vaster vastest vastness vasts vats vatted vatting
    35 vaulted vaulting vaults veal veer veering veers vegetarianism vegetarians vegetation
    35 vehement veiling veils veined veining velocities velour velvety vendors veneer veneered
    35 veneering veneers venerable venerate venerated venerates venerating veneration vengeful
    35 venison venom venomous vent vented ventilate ventilated ventilates ventilating ventilation
    35 ventilators venting ventricle ventricles ventriloquist ventriloquists vents ventures
    35 venturing veracity veranda verandas verbals verbiage verbosity verdicts verged verges
    35 verging verier veriest veritable vermin vernacular vernaculars versatility versed versing
    35 vertebra vertebrae vertebrate vertebrates verticals vertices vertigo verve vest vestibule
    35 vestibules vestiges vesting vestment vestments vests veterinarian veterinarians veterinaries
    35 veterinary vetoes vetoing vets vetted vetting vex vexation vexations vexes vexing viability
    35 viaduct viaducts vial vials vibrant vibrate vibrated vibrates vibrating vibration vibrations
    35 vicarious vicariously vicars viced vices vicing viciously victimize victimizes victimizing
    35 victors videos videotape videotaped videotapes videotaping vie vied vies viewers vigil
    35 vigilance vigilant vigilante vigilantes vigils viler vilified vilifies vilify vilifying
    35 villager villainies villainous vindicate vindicated vindicates vindicating vine vinegar
    35 vines vineyard vineyards vintages vinyls viola violas violates violating violations violins
    35 viper vipers viral virginity virgins virile virility virtuoso virtuously virulent visa
    35 visaed visaing visas vise vised vises visibility vising visionaries visionary visioned
    35 visioning visitation visitations visor visors vista vistas visualize visualized visualizes
    35 visualizing visuals vitally vitamin vitamins vitriolic vivacious vivaciously vivacity
    35 vivider vividest vivisection vocabularies vocalist vocalists vocals vocation vocational
    35 vocations vociferous vociferously vodka vogue vogues voicing voided voiding voids volatile
    35 volcanic volcano volcanoes volition volley volleyball volleyballs volleyed volleying volleys
    35 volt voltages volts voluminous voluntaries voluptuous vomited vomiting vomits voodoo
    35 voodooed voodooing voodoos voracious vortex vortexes vouched voucher vouchers vouches
    35 vouching vow vowels vowing voyaged voyager voyagers voyages voyaging vulgarer vulgarest
    35 vulgarities vulgarity vulnerabilities vulnerability vulture vultures vying wad wadded
    35 wadding waddle waddled waddles waddling wads wafers waffled waffles waffling waft wafted
    35 wafting wafts wag wager wagered wagering wagers wagged wagging waging wags waif waifs wailed
    35 wailing wails waistline waistlines waists waiters waitress waitresses waive waiver waivers
    35 waives waiving waken wakened wakening wakens walkers walkout walkouts walled wallets walling
    35 wallop walloped walloping wallops wallow wallowed wallowing wallows wallpaper wallpapered
    35 wallpapering wallpapers walnut walnuts walruses waltz waltzed waltzes waltzing wand wanderer
    35 wanderers wands wane waned wanes waning wanna wanner wannest wantoned wantoning wantons
    35 warble warbled warbles warbling warded warden wardens warding wardrobes warehoused
    35 warehouses warehousing warhead warheads warier wariest warlike warmer warpath warpaths
    35 warranted warrantied warranties warranting warrants warrantying warred warrens warrior wart
    35 warts washable washables washcloth washcloths washer washers washings washout washouts
    35 washroom washrooms wasp wasps wastage wastebasket wastebaskets wastefully wasteland
    35 wastelands watchdog watchdogs watchful watchman watchmen watchword watchwords watercolor
    35 watercolors waterfall waterfalls waterfront waterfronts waterier wateriest watering
    35 waterlogged watermark watermarked watermarking watermarks watermelon watermelons
    35 waterproofed waterproofing waterproofs watershed watersheds watertight waterway waterworks
    35 watery watt watts waveform wavelength wavelengths waver wavered wavers wavier waviest wavy
    35 waxes waxier waxiest waxing waxy waylay waylaying waylays waysides weakening weakens weakest
    35 weakling weaklings wealthier wealthiest wean weaned weaning weans weaponry wearier wearies
    35 weariest wearily wearying weaseled weaseling weathered weathering weave weaved weaver
    35 weavers weaves webbed webbing webs wedder weddings wedge wedged wedges wedging weeded
    35 weedier weediest weeding weeds weedy weeing weekdays weekended weekending weeklies weep
    35 weeps weer wees weest weighs weightier weightiest weighting weights weirder weirdest
    35 weirdness weirdo weirdos weld welded welder welders welding welds welled welling wellington
    35 welt welted welter weltered weltering welters welting welts wept werewolf werewolves
    35 westerlies westerly westerns wetter wettest whack whacked whacking whacks whaled whaler
    35 whalers whaling whats wheedle wheedled wheedles wheedling wheelbarrow wheelbarrows
    35 wheelchair wheelchairs wheeze wheezed wheezes wheezing whens wheres wherewithal whet whets
    35 whetted whew whiff whiffed whiffing whiffs whiled whiles whiling whimper whimpered
    35 whimpering whimpers whine whines whining whinnied whinnies whinny whinnying whipped whipping
    35 whips whir whirl whirlpool whirlpools whirls whirlwind whirlwinds whirred whirring whirs
    35 whisk whisked whisker whiskered whiskeys whisking whisks whiskys whiten whitened whiteness
    35 whitening whitens whiter whitest whitewash whitewashes whitewashing whittle whittled
    35 whittles whittling whiz whizzed whizzes whizzing wholehearted wholes wholesaled wholesaler
    35 wholesalers wholesales wholesaling whooped whooping whopper whoppers whore whores whys wick
    35 wickeder wickedest wickedly wicker wickers wickets wicks widen widening widens widowed
    35 widowers widowing widths wield wielded wielding wields wig wigged wigging wiggle wiggled
    35 wiggles wiggling wigwam wigwams wildcat wildcats wildcatted wildcatting wilder wildernesses
    35 wildest wildfire wildfires wildlife wilds wilier wiliest willingness willows willpower wilt
    35 wilted wilting wilts wily wince winces winched winches winching wincing windfall windfalls
    35 windier windiest windmill windmilled windmilling windmills windowpane windowpanes windpipe
    35 windpipes windscreen windscreens windshield windshields wined winged wingers winging wining
    35 winked winking winks winnings winsome winsomer winsomest wintered wintering winters
    35 wintertime wintrier wintriest wintry wiper wipers wirier wiriest wisecrack wisecracked
    35 wisecracking wisecracks wises wishbone wishbones wishful wispier wispiest wisps wispy wist
    35 wistful wistfully witchcraft witched witches witching withdrawals withers withhold
    35 withholding withholds withstand withstanding withstands withstood witless witticism
    35 witticisms wittier wittiest witting wiz wizards wizened wobble wobbled wobbles wobblier
    35 wobbliest wobbling wobbly woe woes wok woks wolfed wolfing wolfs wolves womb wombats wombs
    35 wonderlands woo woodchuck woodchucks woodener woodenest woodier woodies woodiest wooding
    35 woodland woodlands woodpecker woodpeckers woodsman woodsmen woodwind woodwinds woodwork
    35 woody wooed woof woofed woofing woofs woolens woollier woollies woolliest woolly woos
    35 wordier wordiest wordings wordy workbench workbenches workbook workbooks workmanship workout
    35 workouts workplace worldlier worldliest worldly wormed wormhole wormholes worming worrisome
    35 worsen worsened worsening worsens worshiped worshiper worshipers worshiping worships worsted
    35 worsting worsts worthier worthies worthiest wot woulds wounder wounds wove wowed wowing wows
    35 wrangle wrangled wrangler wranglers wrangles wrangling wrappings wreak wreaked wreaking
    35 wreaks wreath wreathe wreathed wreathes wreathing wreckage wrench wrenched wrenches
    35 wrenching wrens wrest wrested wresting wrestled wrestler wrestlers wrestles wrestling wrests
    35 wretcheder wretchedest wretches wriggle wriggled wriggles wriggling wright wringer wringers
    35 wrings wrinkle wrinkling wristwatch wristwatches writable writhe writhes wrongdoer
    35 wrongdoers wrongdoing wrongdoings wronger wrongest wronging wry wryer wryest xenophobia
    35 xylophones yacht yachted yachting yachts yak yakked yakking yaks yam yams yank yanked
    35 yanking yanks yap yapped yapping yaps yardstick yardsticks yarn yarns yawns yearlies
    35 yearling yearlings yearn yearned yearning yearnings yearns yeast yeasts yell yelling
    35 yellowed yellower yellowest yellows yells yelp yelped yelping yelps yen yens yeses yessed
    35 yessing yesterdays yews yodel yodeled yodeling yodels yogurt yogurts yoked yokel yokels
    35 yokes yoking yolk yolks youngsters yous youthful youths yowl yowled yowling yowls yuck
    35 zanier zanies zaniest zebras zeniths zeroed zeroing zest zests zeta zigzagged zigzagging
    35 zigzags zillion zillions zinc zincked zincking zincs zip zipped zippered zippering zippers
    35 zips zodiacs zombie zombies zoned zoning zoological zoologist zoologists zooming zooms zoos
    35 zucchini zucchinis
    40 ABC ABCs AC ACT AM ASAP ATM AV AWOL Advent Advents Africa America Americana Anglican
    40 Anglicans Anglo Antarctic Antarctica Apr Aquarius Aquariuses Arab Arabic Arabs Arctic Aries
    40 Arieses As Asia AstroTurf Atlantic Aug Australia Australian Australians Ave BBQ BS Baptist
    40 Baptists Bible Bibles Blvd Braille Brailles Britain Brownie Brownies Buddha Buddhas Buddhism
    40 Buddhisms Buddhist Buddhists CD CEO COLA Canadian Canadians Cancer Cancers Cantonese Capitol
    40 Capitols Capricorn Capricorns Caribbean Caribbeans Caucasian Caucasians Chinatown Chinese
    40 Christ Christs Ci Co Coke Cokes Communion Communions Confederacy Confederate Confederates
    40 Congresses Constitution Cyrillic DJ DVD Dalmatian Dalmatians Danish Dec Democrat Democratic
    40 Democrats Dixie Dr EFL ER ESL ESP Emmy Episcopalian Episcopalians FYI Father Fathers Feb Fed
    40 Feds Frenches Freudian Fri Frisbee GED GMAT GPA Gemini Geminis Gen German Germans Gospel
    40 Gospels Grammy HIV HMO HQ Hanukkah Hanukkahs Highness Hindu Hinduism Hinduisms Hindus
    40 Hollywood Holocaust House INS IQ IRA IRAs IV IVs Inc Internet Inuit Inuits Irish Irisher
    40 Italian Italians Jacuzzi Jan Japanese Japaneses Jeep Jesus Jr Jul Jun Junior Juniors Jupiter
    40 Kleenex Kleenexes Korean Koreans Kwanzaa Kwanzaas Latina Latino Latinos Laundromat Lent
    40 Lents Leo Leos Libra Libras Ln Lord Lords Lutheran Lutherans MB Mace Mafia Mafias Mandarin
    40 Maori Maoris Mar Marine Marines Mars Martian Martians Mason Masons Mass Masses McCoy Mecca
    40 Meccas Medicaid Medicaids Medicare Medicares Mediterranean Mediterraneans Mercuries Mercury
    40 Messiah Messiahs Methodist Methodists Mexican Mexicans Midwest Midwestern Miss Mon Mons
    40 Mormon Mormons Mount Mt Muhammad Muzak NASA NATO NBA NFL NHL Neptune Nov OD ODs Oct Olympic
    40 Olympics Orient Oriental Orientals Oscar Oscars PC PCs PE PG PIN PMS POW Pacific Pentagon
    40 Pharaoh Pharaohs Pilgrim Pisces Pkwy Pl Plexiglas Plexiglases Pluto Polaroid Polaroids Pole
    40 Poles Polish Pope Popsicle Portuguese Presbyterian Presbyterians Prof Prohibition Puritan
    40 Pyrex Pyrexes RAM RAMs RIP RN ROM ROTC RSVP RV RVs Ramadan Ramadans Rd Realtor Renaissance
    40 Renaissances Rep Representative Republican Republicans Resurrection Rev Reverend Rollerblade
    40 Roman Romans Rte Russian Russians SASE SAT SE Sagittarius Sagittariuses Santa Sat Saturn
    40 Savior Scandinavia Scandinavian Scandinavians Scorpio Scorpios Scottish Scripture Scriptures
    40 Sec Secretary Sen Senate Senates Senior Sept Sgt Sikh Sikhism Sikhs Soviet Spanish Spartan
    40 Spartans Sq Sr St Styrofoam Styrofoams Sun Swiss Swisses TA TLC TM TOEFL Taiwanese Talmud
    40 Talmuds Teflon Teflons Terr Thanksgiving Thanksgivings Thermos Thurs Trinities Trinity Tues
    40 Tylenol US USA Uranus Velcro Velcros Venus Venuses Virgo Virgos WASP WWW Walkman Wed Welsh
    40 Western Westerner Westerns White Whites XL Xerox Xeroxes Yank Yanks Yuletide Yuletides abash
    40 abashes abashing abbr abduction abductions abolitionist aboriginals abrasively abridgment
    40 abridgments abruptness absenteeism absently abysmally acclimation accreditation accusingly
    40 acerbic achier achiest achiever achievers achy acidic activation activism actualization
    40 adamantly adapters adeptly adequacy adjectival adjudicate adjudicated adjudicates
    40 adjudicating adjudicator adjudicators admiringly adoptive adrenaline advents advocacy
    40 aerobic aerobics aesthetics affirmatively aftershave aftershaves aftershock aftershocks
    40 aggrieve aggrieved aggrieves aggrieving agings agonizingly aha airfare airfares airily
    40 airings airless airspace airwaves alderman aldermen alderwoman alderwomen alfalfa
    40 alleviation aloha alohas alpine alright altercation altercations alternations alumna alumnae
    40 alumni alumnus ambassadorial ameliorate ameliorated ameliorates ameliorating amelioration
    40 ammo amnesiac amnesiacs amputee amputees anachronistic anagrams anchorman anchormen
    40 anchorwoman anchorwomen anecdotal anesthesiologist anesthesiologists anesthetist
    40 anesthetists anesthetize anesthetized anesthetizes anesthetizing angelically anorexia
    40 anorexic anorexics antacid antacids antagonistically ante antebellum anted anteing antes
    40 anticlimactic antihistamine antihistamines antiperspirant antiperspirants antitrust anymore
    40 anytime aperitif aperitifs aphrodisiac aphrodisiacs apocalypse apocalypses apocalyptic
    40 apolitical apoplectic apoplexies apoplexy apostolic applesauce apportion apportioning
    40 apportions appreciatively apprise apprised apprises apprising apprize apprized apprizes
    40 apprizing approbation approbations approvingly approx arctic arctics armband armbands armful
    40 armfuls armhole armholes arousal arraignment arraignments arsonist arsonists artsier
    40 artsiest artsy artworks ascendancy assemblyman assemblymen assemblywoman assemblywomen
    40 assertively assertiveness asshole assholes assn assoc asst asthmatic asthmatics astrologer
    40 astrologers attackers attainable attractively attributions attune attuned attunes attuning
    40 atty audiovisual auspice auspices authoritarians autistic autonomously autoworker
    40 autoworkers avidly aw awakenings awash baa baaed baaing baas babysat babysit babysits
    40 babysitter babysitters babysitting backbreaking backdrop backdrops backpacker backpackers
    40 backsides backstroke backstroked backstrokes backstroking backups backyard backyards
    40 badlands badmouth badmouthed badmouthing badmouths bagpipe bagpipes bailiffs baleful
    40 ballistic ballpark ballparks banalities banality bane banes bangle bangles baptismal
    40 barbarism barbarisms barbell barbells barf barfed barfing barfs barometric barrio barrios
    40 barroom barrooms bassist bassists bate bated bates bathrobe bathrobes bating battleground
    40 battlegrounds beatings bebop bebops bedpan bedpans bedraggle bedraggled bedraggles
    40 bedraggling beeline beelines beep beeped beepers beeping beeps beholders belligerence
    40 bellybutton bellybuttons beltway beltways benchmark benchmarks berate berated berates
    40 berating bestseller bestsellers bevel beveled beveling bevels bibles bicep biceps bidder
    40 bidders biggie biggies bigmouth bigmouths bigotries bigwig bigwigs biker bikers bilaterally
    40 billionaire billionaires billionth billionths bimbo bimbos bimonthlies bimonthly binge
    40 binged binges binocular binoculars biopsied biopsies biopsy biopsying birdbrained birdseed
    40 birthrate birthrates bisection bisections bitchier bitchiest bitchy biweeklies biweekly
    40 blabbermouth blabbermouths blackness blah blankness blastoff blastoffs bleacher bleachers
    40 bleakly bleakness blearily blender blenders bloat bloated bloating bloats blockages
    40 bloodbath bloodbaths bloodless bloodstain bloodstained bloodstains bloodstreams blooper
    40 bloopers blotchier blotchiest blotchy blowup blowups bluish blurbs blurrier blurriest blurry
    40 blusher blushers boardinghouse boardinghouses boardroom boardrooms bodybuilding bogeyman
    40 bogeymen bohemians boilings bombshell bombshells bonanza bonanzas bongo bongos bonkers boob
    40 boobed boobing boobs boogie boogied boogieing boogies bookie bookies bookmaker bookmakers
    40 bookstores boondocks bootlegger bootleggers bootstraps boozed boozer boozers boozes boozing
    40 bopped bopping bops borrower borrowers bossily bossiness bouncer bouncers bouncier bounciest
    40 bouncy bozo bozos brainchild brainchildren brazenly breadbasket breadbaskets breakup
    40 breakups breaststroke breaststrokes breathlessly breathtakingly brewer brewers bricklaying
    40 briefings broadcaster broadcasters brogue brogues brokenhearted brokerage brokerages
    40 broomstick broomsticks brothel brothels brownish brownstone brownstones browsers brutalize
    40 brutalized brutalizes brutalizing bucktoothed buddings buildup buildups bulletproof
    40 bulletproofed bulletproofing bulletproofs bullfighting bullish bullshit bullshits
    40 bullshitted bullshitting bumble bumbled bumbles bumbling bummers buoyantly burglarize
    40 burglarized burglarizes burglarizing bursars busboy busboys businesslike buster busters
    40 busywork butterfingers buyout buyouts buzzword buzzwords bylaw bylaws cabbies cabby cachet
    40 cachets cadaver cadavers cadre cadres cahoot cahoots callously callousness camcorder
    40 camcorders camellia camellias cameraman cameramen camerawoman camerawomen campground
    40 campgrounds campsite campsites candlelight cannabis cannabises cannonball cannonballs
    40 capitol capitols capitulation capitulations cappuccino cappuccinos carbonate carbonated
    40 carbonates carbonating cardiology careen careened careening careens carjack carjacked
    40 carjacker carjackers carjacking carjackings carjacks carousel carousels carryout carvings
    40 casework caseworker caseworkers castigation castration castrations casualness catalyst
    40 catalysts catamaran catamarans caterings cattier cattiest catty cautionary caveman cavemen
    40 celluloid centenaries centenary centigrade ceramics certifiable certification certifications
    40 cervices cervix cesarean cesareans cesspool cesspools chainsawed chainsawing chainsaws
    40 chairmanship chairwoman chairwomen chalkboard chalkboards changeovers characterizations
    40 charade charades charmer charmers chateaus chauvinism chauvinistic cheapskate cheapskates
    40 cheater cheaters checkbook checkbooks checkerboard checkerboards checkered checkering
    40 checklists checkmate checkmated checkmates checkmating checkouts checkpoints cheddar
    40 cheekbone cheekbones cheerleader cheerleaders cheeseburger cheeseburgers cheesecake
    40 cheesecakes chemotherapy chessboard chessboards chickadee chickadees chiffon childbearing
    40 childcare childishly childless childproof childproofed childproofing childproofs chillings
    40 chino chinos chit chitchat chitchats chitchatted chitchatting chits chive chives chlorinate
    40 chlorinated chlorinates chlorinating choppiness chopstick chopsticks choreograph
    40 choreographed choreographing choreographs chump chumps churchgoer churchgoers churlish
    40 chutzpah cinematographer cinematographers cirrhosis civilly clampdown clampdowns clapboard
    40 clapboarded clapboarding clapboards classically classier classiest classifieds
    40 claustrophobic cleanings cleanup cleanups clergywoman clergywomen cliffhanger cliffhangers
    40 climatic clinician clinicians clipper clippers clitorises cloakroom cloakrooms clobber
    40 clobbered clobbering clobbers cloned cloning closeout closeouts clothesline clotheslines
    40 clunk clunked clunking clunks cm coatings cobblestone cobblestones cockiness coed coeds
    40 coeducational coercive coffeehouse coffeehouses cogently cohabit cohabitation cohabited
    40 cohabiting cohabits cohesion colas coleslaw collectible collectibles colloquially cologne
    40 colognes colonialism colonist colorblind columnist columnists comatose combative comebacks
    40 comedown comedowns comeuppance comeuppances comfier comfiest comforter comforters comfy
    40 commemorative commentate commentated commentates commentating companionable compartmentalize
    40 compartmentalized compartmentalizes compartmentalizing compensatory competitively
    40 competitiveness complicity concierge concierges conciliatory concretely condescension
    40 conditioner conditioners condo condos conformist conformists congenital congratulatory
    40 connivance connive connived connives conniving conscientiously consecration consecrations
    40 consecutively conservationist conservationists conservatively conservator conservators
    40 considerately consortia conspiratorial constipate constipated constipates constipating
    40 constructively consummation consummations contentedly contravened contravening
    40 contraventions contrition convivial cookout cookouts coordinators copilot copilots copter
    40 copters copulated copulates copulating cordiality cornbread cornerstone cornerstones
    40 correctives corroborations corrugate corrugated corrugates corrugating costar costarred
    40 costarring costars counselings counterfeiter counterfeiters counterproductive countrywoman
    40 countrywomen coverall coveralls coverings coworker coworkers crackdown crackdowns
    40 craftsmanship crannies cranny crapped crappier crappiest crapping crappy craps cravats
    40 credibly credo credos crematoria crematorium crematoriums creole creoles crick cricked
    40 cricking cricks crimp crimped crimping crimps crinklier crinkliest crinkly crispier
    40 crispiest critter critters croissant croissants crooner crooners crosscheck crosschecked
    40 crosschecking crosschecks crossfire crossfires crossover crossovers crosstown crud cruddier
    40 cruddiest cruddy crunchier crunchiest cryings cryptically cu cuddlier cuddliest culpability
    40 cupcake cupcakes curler curlers curlier curliest cursors curvier curviest curvy cuss cussed
    40 cusses cussing custodial customarily cutely cuteness cutoff cutoffs cyberspace cyclical
    40 cynically dampers darkroom darkrooms darneder darnedest daydreamer daydreamers deaconess
    40 deaconesses deadpan deadpanned deadpanning deadpans deafen deafened deafening deafens
    40 dealership dealerships deathtrap deathtraps debriefings decaf decaffeinate decaffeinated
    40 decaffeinates decaffeinating decal decals decathlon decathlons deceitfulness deceptively
    40 decor decors decriminalize decriminalized decriminalizes decriminalizing deductible
    40 deductibles defeatists defection defections defector defectors defensively definitively
    40 deforestation deformation deformations defuse defused defuses defusing degeneration
    40 dehydration dejectedly delightfully delineate delineated delineates delineating demagogic
    40 demo demoed demographic demographics demoing demonic demos denigrated denigrates denigrating
    40 denture dentures depletion deplorably deploy deployed deploying deployment deployments
    40 deploys dept derbies derby desegregate desegregated desegregates desegregating desktops
    40 despondently detentes determiner determiners deterrence detox detoxed detoxes detoxing
    40 devaluation devaluations devalued devalues devaluing deviants devilish devotedly dicey
    40 dichotomies dichotomy dicier diciest dick dicks dilapidation dipstick dipsticks disaffect
    40 disaffected disaffecting disaffects disappointingly disapprovingly disastrously disavowal
    40 disavowals disclaimers discoed discoing disconnection disconnections discontinuation
    40 discontinuations discoverer discoverers disenchant disenchanted disenchanting disenchants
    40 disenfranchise disenfranchised disenfranchises disenfranchising disfigurement disfigurements
    40 disgracefully dishevel disheveled disheveling dishevels dishonorably dishtowel dishtowels
    40 disinterest disinterests diskette diskettes disorganization disorganize disorganized
    40 disorganizes disorganizing disorient disorientation disoriented disorienting disorients
    40 dispensable dispirit dispirited dispiriting dispirits disproportionately disqualification
    40 disqualifications disrespectfully dissed disses dissidence dissing distastefully distention
    40 distentions distrustfully diversification divider dividers divinely docket docketed
    40 docketing dockets doctorates doggone doggoner doggones doggonest doggoning dollhouse
    40 dollhouses dollop dolloped dolloping dollops domineer domineered domineering domineers
    40 doodad doodads doohickey doohickeys doomsday doorbell doorbells doorknob doorknobs doormat
    40 doormats dork dorkier dorkiest dorks dorky dorm dorms dosage dosages dossier dossiers downer
    40 downers download downloaded downloading downloads downplay downplayed downplaying downplays
    40 downsize downsized downsizes downsizing downstate downtime downtrodden downturn downturns
    40 downwind doz drakes dramatics dreadlocks drifter drifters drinkings drivings drownings
    40 drowsily duos dyke dykes dynamism dysfunction dysfunctional dysfunctions dyslexic dyslexics
    40 earlobe earlobes earmuff earmuffs earphone earphones earplug earplugs earsplitting
    40 earthiness earthshaking earwax eastbound easterner easterners eastwards eateries eaters
    40 eatery eavesdropper eavesdroppers ebullience ebullient edification edified edifies edify
    40 edifying educationally eerily effervescence egalitarianism egalitarians egghead eggheads
    40 eggshell eggshells egocentrics egotistical egregious egregiously elate elated elates elating
    40 elbowroom elfin elitists elucidated elucidates elucidating emaciate emaciated emaciates
    40 emaciating embarrassingly embattled embezzler embezzlers emblazon emblazoned emblazoning
    40 emblazons embroil embroiled embroiling embroils emcee emceed emceeing emcees emeritus
    40 emirate emirates empathize empathized empathizes empathizing empowerment enamor enamored
    40 enamoring enamors enchilada enchiladas enclave enclaves energize energized energizes
    40 energizing enforceable enfranchise enfranchises enfranchising ensconce ensconced ensconces
    40 ensconcing enthuse enthused enthuses enthusing entitlement entitlements entourage entourages
    40 entrapment entrepreneur entrepreneurial entrepreneurs entryway entryways environmentalist
    40 environmentalists envision envisioned envisioning envisions epicenter epicenters epigram
    40 epigrams episodic epistles epitomize epitomized epitomizes epitomizing equivalences
    40 eradication erotically eroticism erudition es escalations escapist escapists eschew eschewed
    40 eschewing eschews esp espouse espoused espouses espousing espresso espressos estimable
    40 estrange estranged estranges estranging estrogen estuaries estuary eunuch eunuchs
    40 euphemistic euphemistically euphoria euphoric evacuee evacuees evenhanded everyplace
    40 excision excisions excruciatingly exec execs exes exhaustively exhibitionism exhibitionist
    40 exhibitionists exhibitor exhibitors exhumation exhumations exorcism exorcisms exorcist
    40 exorcists expansionist expansionists expectantly expensively exploratory expo exportation
    40 expos expropriate expropriated expropriates expropriating expropriation expropriations
    40 exquisitely exterminator exterminators extremism extroverted eyeglass eyeglasses eyeliner
    40 eyeliners facetiously fag fagged fagging fags fairground fairgrounds falterings familiarly
    40 famish famished famishes famishing famously fanatically fanaticism fannies fantasize
    40 fantasized fantasizes fantasizing farcical farmhouses farmyard farmyards farsighted fart
    40 farted farting farts fatalism fax faxed faxes faxing fearlessness fecal federate federated
    40 federates federating feedbag feedbags feedings feistier feistiest feisty fem fer fest fests
    40 fetal fiat fiats fibrous fieldwork filibuster filibustered filibustering filibusters
    40 filigree filigreed filigreeing filigrees fillings filmmaker filmmakers finagle finagled
    40 finagles finagling finder finders firebrand firebrands firewall firewalls fishbowl fishbowls
    40 fishnet fishnets fishtail fishtailed fishtailing fishtails fizzier fizziest fjords flab
    40 flabbergast flabbergasted flabbergasting flabbergasts flaccid flamenco flamencos flamings
    40 flashers flatulence flextime floggings floodgate floodgates floodlit floozies floozy
    40 flophouse flophouses flowerbed flowerbeds flowerpot flowerpots flub flubbed flubbing flubs
    40 fluidity fluoride fluorides flyswatter flyswatters fogbound follicle follicles footbridge
    40 footbridges footlocker footlockers footloose footsie footsies foreclose foreclosed
    40 forecloses foreclosing foreclosure foreclosures forehand forehands forgivable forklift
    40 forklifts formaldehyde formidably fornicate fornicated fornicates fornicating fourthly
    40 foxhole foxholes foxtrot foxtrots foxtrotted foxtrotting fractionally fractious frankness
    40 frat frats freebie freebies freelanced freelancer freelancers freelances freelancing
    40 freeload freeloaded freeloader freeloaders freeloading freeloads freethinker freethinkers
    40 freethinking freewheel freewheeled freewheeling freewheels frenetic fridge fridges
    40 friendless frivolously frizz frizzed frizzes frizzing fruitcake fruitcakes frumpier
    40 frumpiest frumpy fuck fucked fucker fuckers fucking fucks fungal funk funked funkier
    40 funkiest funking funks funky futilely gabbier gabbiest gabby gaffe gaffes gaggle gaggles
    40 gallantly gallbladder gallbladders galosh galoshes gangland gargantuan gassier gassiest
    40 gassy gastronomic gasworks gatecrasher gatecrashers gauche gaucher gauchest gazebo gazebos
    40 gearshift gearshifts geek geekier geekiest geeks geeky geezer geezers geisha gelled gelling
    40 gels genealogist genealogists generically genitalia genteel gentrification genuflect
    40 genuflected genuflecting genuflects geographer geographers geologic geometrically geriatric
    40 geriatrics gerrymander gerrymandered gerrymandering gerrymanders gerund gerunds getup
    40 ghostwriter ghostwriters ghoulish giblet giblets gigabyte gigabytes gimmicky giveaway
    40 giveaways gizmo gizmos glamorously gleamings gleeful gleefully glitch glitches glitz
    40 glitzier glitziest glitzy glob globetrotter globetrotters globs gloominess glowingly
    40 glowworm glowworms glumly gnarlier gnarliest gnarly goalpost goalposts gobbledygook goddamn
    40 goddamned godforsaken gofer gofers goings gollies golly gonorrhea gorgeously gotta
    40 governorship gracefulness grad graders grads grainier grainiest grainy granddad granddads
    40 grandma grandmas grandpa grandpas granulate granulated granulates granulating grassland
    40 gratis grayish greenish gridlock gridlocks gringo gringos groundhog groundhogs groundings
    40 groundlessly groundswell groundswells groupie groupies grunge grungier grungiest grungy gs
    40 guacamole guarantied guaranties guaranty guarantying guardedly guardrail guardrails
    40 guesstimate guesstimated guesstimates guesstimating guff guileless guitarists gullibility
    40 gumbo gumbos gunboat gunboats gunk gunnysack gunnysacks gunpoint gunrunner gunrunners
    40 gunrunning gushier gushiest gushy gusto gutsier gutsiest gutsy guttural gutturals guzzler
    40 guzzlers gynecological gyp gypped gypping gyps gypsies gypsy h'm haberdasheries haberdashery
    40 hairbrush hairbrushes hairnet hairnets hairpiece hairpieces hairsplitting hairstyle
    40 hairstyles hairstylist hairstylists halfhearted halfheartedly halftime halftimes hallow
    40 hallowed hallowing hallows hallucinate hallucinated hallucinates hallucinating
    40 hallucinogenic hallucinogenics hammerings handgun handguns handpick handpicked handpicking
    40 handpicks handsomely handstand handstands handwritten handyman handymen hankerings hankie
    40 hankies haphazardly hardball hardcover hardcovers hardheaded hardhearted harelip harelips
    40 harmoniously harmonization hashish hatchback hatchbacks haunch haunches hazelnut hazelnuts
    40 hazings headband headbands headgear headhunter headhunters headmasters headmistress
    40 headmistresses headwind headwinds healthily heartbreaking heartland heartlands heartthrob
    40 heartthrobs heartwarming heck hedonism hedonist hedonistic hedonists heiress heiresses heist
    40 heisted heisting heists helpfulness helplessness hemline hemlines hemophiliac hemophiliacs
    40 hemorrhoid hemorrhoids herbal herbivore herbivores hermetic heroically hertz hesitantly
    40 hickey hickeys hideout hideouts highlighter highlighters hijacker hijackers hijackings
    40 hilariously hilltop hilltops hindquarter hindquarters hippo hippos histrionic histrionics
    40 hoarsely hokey hokier hokiest holdings holdover holdovers holistic hologram holograms
    40 homecoming homecomings homelessness homemaker homemakers homeopathic homeopathy homeowner
    40 homeowners homer homered homering homeroom homerooms homers hometown hometowns homogeneity
    40 honcho honchos honorably hooker hookers hooligan hooligans hopefulness hopelessness hospice
    40 hospices hostilities hotcake hotcakes hotshot hotshots housebound housebreak housebreaking
    40 housebreaks housebroke housebroken househusband househusbands housekeeping housewares howdy
    40 hp hr hrs hubcap hubcaps humanists humanitarianism humankind humblings hunker hunkered
    40 hunkering hunkers hurdler hurdlers hygienically hype hyped hyper hyperactive hyperactivity
    40 hypersensitive hyperventilate hyperventilated hyperventilates hyperventilating hypes hyping
    40 hypocritically hypodermic hypodermics hypothermia hypothetically hysterectomies hysterectomy
    40 icebox iceboxes ickier ickiest icky idealism idiotically idleness idolatrous idolatry iffier
    40 iffiest iffy illegitimacy illogically imaginatively imbalanced imbibe imbibed imbibes
    40 imbibing imbue imbued imbues imbuing immediacy immobility immorally immortalize immortalized
    40 immortalizes immortalizing immutable impeachments impeccably imperialists impersonator
    40 impersonators implode imploded implodes imploding impolitely importer importers
    40 impressionistic impulsiveness inaccessibility inattention inattentive inaudibly incineration
    40 incompetently incompletely inconclusively inconsistently inconspicuously incontinence
    40 incontinent incrimination incurably indebtedness indecently indecisively indefinably
    40 indemnified indemnifies indemnify indemnifying indemnities indemnity indescribably indigent
    40 indigents indirectness indistinctly individualistic inebriate inebriated inebriates
    40 inebriating inebriation ineffectiveness ineligibility inequities inequity inessential
    40 inessentials inevitability inexpensively infallibility infatuate infatuated infatuates
    40 infatuating infertility infielder infielders infiltrator infiltrators inflatables
    40 inflexibility inflexibly infliction infomercial infomercials infrastructures infuriatingly
    40 inhalation inhalations innovate innovated innovates innovating innovator innovators
    40 inordinately inorganic inpatient inpatients inroad inroads insemination insensitively
    40 insignificantly insistently insomniac insomniacs inspirational instinctively instructively
    40 insufficiency insularity insureds insurgencies insurgency intendeds intensifier intensifiers
    40 intensively intently interchangeably interconnected interconnecting interconnects internist
    40 internists internment internship internships interpersonal interrelate interrelated
    40 interrelates interrelating intestate intransitively intricately introverted invasive
    40 investigative irrationality irregularly irreparably irresistibly irresponsibly irreverently
    40 itchiness jackhammer jackhammers jazzier jazziest jazzy jeez jerkily jigger jiggered
    40 jiggering jiggers jive jived jives jiving jobless joblessness jock jocks jockstrap
    40 jockstraps jocularity johns jowl jowls joyfulness joyridden joyride joyrider joyriders
    40 joyrides joyriding joyrode joysticks judgmental jukebox jukeboxes jumpsuit jumpsuits
    40 junkyard junkyards kW kaput karma keenness kg kiddie kiddies kiddo kiddos kidnappings
    40 kindhearted kingpin kingpins kleptomaniac kleptomaniacs klutz klutzes klutzier klutziest
    40 klutzy km knickknack knickknacks knobbier knobbiest knobby knowledgeably ks laminate
    40 laminated laminates laminating lampshade lampshades landfill landfills laptops lasso lassoed
    40 lassoing lassos lawlessness layaway layoff layoffs layover layovers lazily lb leakier
    40 leakiest leanings lecherous leftover leftovers leggier leggiest leggy legit lender lenders
    40 leniently leprous lesbianism lethally levelheaded levitate levitated levitates levitating
    40 levitation liaise liaised liaises liaising lib libido libidos lickings lien liens lifesaver
    40 lifesavers liftoff liftoffs lighthearted limbos limitings limo limos linens lineup lineups
    40 linkages lite litigate litigated litigates litigating logbook logbooks logistical logistics
    40 logjam logjams logos loner loners longingly longtime lookalike lookalikes looter looters
    40 loudmouth loudmouthed loudmouths lovesick lowbrow lowbrows lowercase loyally ls lucidity
    40 lucidly lugubrious lumberyard lumberyards lunchbox lunchtimes luridly luxuriously lynchings
    40 lyricist lyricists macro macrocosm macrocosms macros maddeningly magnification
    40 magnifications magnificently mailings mainstreamed mainstreaming mainstreams majorly malaise
    40 malfunctioned malfunctioning malfunctions malnourished mandarin mandarins manhunt manhunts
    40 manics manipulative mantra mantras marinade marinaded marinades marinading markdown
    40 markdowns marketability marketer marketers markup markups marrieds masc masculinity
    40 masochism masochistic masseur masseurs masseuse masseuses masturbate masturbated masturbates
    40 masturbating matchbox matchboxes matchmaking matchstick matchsticks matriarchies matriarchy
    40 mawkish max maxed maxes maxing mayday maydays mayo mealtime mealtimes meaningfully meatball
    40 meatballs meatier meatiest meatloaf meatloaves meaty mecca meccas mechanization med medalist
    40 medalists medians meetinghouse meetinghouses meg megalomania megalomaniacs megs meld melded
    40 melding melds meltdown meltdowns memorabilia meningitis menorah menorahs mesmerize
    40 mesmerized mesmerizes mesmerizing metallurgist metallurgists meteorological methadone
    40 methane methodically methodological methodologies meticulously mg mi microchip microchips
    40 microcosm microcosms microprocessors midair midterm midterms midweek midweeks midwinter miff
    40 miffed miffing miffs mildness milieu milieus militarism millennia millennium millenniums
    40 milliliter milliliters min minefields mini minis miniseries miniskirt miniskirts minivan
    40 minivans mintier mintiest minty misc miscalculate miscalculated miscalculates miscalculating
    40 miscalculation miscalculations mischievously misinterpretations misjudgment misjudgments
    40 mismanage mismanaged mismanages mismanaging misogynist misogynists misogyny mispronounce
    40 mispronounced mispronounces mispronouncing mispronunciation mispronunciations misreadings
    40 misspend misspending misspends misspent misstep missteps misters mistreat mistreated
    40 mistreating mistreatment mistreats mistrial mistrials mitigation ml mm modals modem modems
    40 moisturizer moisturizers molestation molester molesters mommies mommy moniker monikers mono
    40 monochromes monolingual monolinguals monolith monoliths mononucleosis monopolization
    40 monotone monotones monotonously montage montages mooch mooched mooches mooching moodiness
    40 moonlit mopeds moralistic mores mortarboard mortarboards mortician morticians mos
    40 motherboard motherboards motherfucker motherfuckers motorbiked motorbiking motorboat
    40 motorboats motorcyclist motorcyclists motormouth motormouths mottle mottled mottles mottling
    40 mountainside mountainsides mountings mournfully mouthwash mouthwashes mpg mph mudslide
    40 mudslides mudslinging muggings mulatto mulattoes multicultural multilateral multimedia
    40 multimillionaire multimillionaires multiplex multiplexed multiplexes multiplexing munchies
    40 munition munitions musings mutability mutable mystique nailbrush nailbrushes nannies nanny
    40 nappier nappiest narc narcissism narcissist narcissistic narcissists narcs nark nasally
    40 nationalization nationalizations navigational neg nerd nerdier nerdiest nerds nerdy
    40 neurological neutralization newlywed newlyweds newness newsworthy nigger niggers niggle
    40 niggled niggles niggling nightie nighties nightlife noncommittally nondairy
    40 nondenominational nonevent nonevents nonexistent nonfat nonintervention nonplus nonplussed
    40 nonplussing nonproliferation nonrefundable nonrenewable nonsmoker nonsmokers nonsmoking
    40 nonstick nonverbal nonviolent nope normalcy normalization normalize normalized normalizes
    40 normalizing northbound northeastward northerner northerners northernmost northwesterly
    40 northwestward nosedive nosedived nosedives nosediving nostalgically nudist nudists nuke
    40 nuked nukes nuking nylons nymphomania nymphomaniac nymphomaniacs oat obligingly obnoxiously
    40 obsessively obsessives obstinately occult oddness odyssey odysseys offensively oilfield
    40 oilfields oink oinked oinking oinks oldie oldies ombudsman ombudsmen omniscience onetime
    40 oops operable operationally opportunism opportunistic optimistically optometry opulence
    40 orally ordinal ordinals organically orgasms orientals oriole orioles orthodontics
    40 orthodoxies orthodoxy ostentatiously ostracism outage outages outback outbacks outbid
    40 outbidding outbids outcrop outcropped outcropping outcroppings outcrops outfielder
    40 outfielders outmaneuver outmaneuvered outmaneuvering outmaneuvers outperform outperformed
    40 outperforming outperforms outplacement outpouring outpourings outreach outreached outreaches
    40 outreaching outsource outsourced outsources outsourcing outspokenness outstretch
    40 outstretched outstretches outstretching ovarian overcompensate overcompensated
    40 overcompensates overcompensating overcompensation overextend overextended overextending
    40 overextends overjoy overjoyed overjoying overjoys overpopulate overpopulated overpopulates
    40 overpopulating oversimplifications oversimplified oversimplifies oversimplify
    40 oversimplifying oversize overviews ow oz pacesetter pacesetters padre padres pagers
    40 painkiller painkillers painstakingly paintbrush paintbrushes painters panache panelist
    40 panelists pantheism pantyhose paperboy paperboys papergirl papergirls paradigms paralegal
    40 paralegals paramedic paramedics paramilitaries paramilitary parquet parqueted parqueting
    40 parquets partway passerby passersby patchier patchiest paternalistic pathologically
    40 patriarchies patriarchy patricide patricides patriotically patrolman patrolmen patrolwoman
    40 patrolwomen patronizingly paycheck paychecks payday paydays payee payees payloads peaceably
    40 peacefulness peacekeeping peacetime pedagogical pedantically pedigreed pee peed peeing
    40 peekaboo peephole peepholes pees pejorative pejoratives penchants pepperoni pepperonis
    40 peppier peppiest peppy percentile percentiles perceptively perm permed perming perms
    40 perquisite perquisites personae persuasiveness perversely perversity pessimistically phalli
    40 phallic phallus pharmacologist pharmacologists pharmacology philistine philistines
    40 philosophically phobic phobics phoenixes phonetically phooey phosphate phosphates phrasings
    40 physiotherapy picker pickers pidgin pidgins piercings piggier piggies piggiest piggy piglet
    40 piglets pigmentation pigsties pigsty pileup pileups pilings pimp pimped pimping pimps pincer
    40 pincers ping pinged pinging pings pinkie pinkies pinprick pinpricks pinstripe pinstripes
    40 pinup pinups piously pipsqueak pipsqueaks piquancy piquant piss pissed pisses pissing pixel
    40 pixels pizzazz placebo placebos plainclothes plannings plantings plateful platefuls platonic
    40 playboy playboys playoff playoffs playroom playrooms plenaries plenary ploddings pluckier
    40 pluckiest plunk plunked plunking plunks pluralities plutocracies plutocracy pocketful
    40 pocketfuls pocketknife pocketknives podiatrist podiatrists podiatry poetically pogrom
    40 pogroms poignantly pointier pointiest pointlessness pointy poisonings polarities polemical
    40 politicize politicized politicizes politicizing polyester polyesters polygamist polygamists
    40 polygraph polygraphed polygraphing polygraphs polymer polymers polytechnics pompom pompoms
    40 pomposity pontiff pontiffs pontifical ponytail ponytails pooch pooched pooches pooching porn
    40 pornographer pornographers posh posher poshest posse posses postdate postdated postdates
    40 postdating postdoc postdoctoral postmortem postmortems postwar potbellied potbellies
    40 potbelly potluck potlucks potpourris pottier potties pottiest potty powerboat powerboats
    40 powerlessness pragmatist pragmatists prankster pranksters precept precepts precondition
    40 preconditioned preconditioning preconditions predate predated predates predating predestine
    40 predestined predestines predestining predetermine predetermined predetermines predetermining
    40 predilection predilections predispose predisposed predisposes predisposing preemptive
    40 preexist preexisted preexisting preexists prefabricate prefabricated prefabricates
    40 prefabricating prehistory prejudge prejudged prejudges prejudging premarital premeditate
    40 premeditated premeditates premeditating prep preparedness prepped preppier preppies
    40 preppiest prepping preppy preps preregister preregistered preregistering preregisters
    40 preregistration presage presaged presages presaging preschool preschooler preschoolers
    40 preschools prescriptive pressurize pressurized pressurizes pressurizing presupposition
    40 presuppositions prettily prewar pricey pricier priciest primacy primordial princelier
    40 princeliest princely principled prioritize prioritized prioritizes prioritizing prissier
    40 prissiest prissy pristine privatizations procreate procreated procreates procreating prof
    40 professionalism profitability profitably profs promo promos promoter promoters promotional
    40 promptings pronto propagandize propagandized propagandizes propagandizing propitious prosaic
    40 proscribe proscribed proscribes proscribing proscription proscriptions proselytize
    40 proselytized proselytizes proselytizing prostheses prosthesis protester protesters
    40 protraction provident provost provosts prudently prurience prurient psycho psychoanalyze
    40 psychoanalyzed psychoanalyzes psychoanalyzing psychopathic psychos psychosomatic
    40 psychotherapist psychotherapists psychotics pt pubescence pubic publicist publicists pubs
    40 puerile pullout pullouts pulverization puppeteer puppeteers purgatories purist purists
    40 purposely purser pursers purvey purveyed purveying purveyors purveys pussycat pussycats
    40 pussyfoot pussyfooted pussyfooting pussyfoots pygmies pygmy pylon pylons qt quad quads
    40 quantified quantifiers quantifies quantifying quarks quarterfinal quarterfinals queasiness
    40 quiches quickie quickies quietness quintessential quirkier quirkiest quixotic quotable
    40 radiologist radiologists radiology radiotherapy radon ragtag ragtags rambunctious rankings
    40 rapprochement rapprochements raspier raspiest raspy rationalizations raunchier raunchiest
    40 raunchy razz razzed razzes razzing readerships readjustment readjustments reappearance
    40 reappearances reasonableness reassuringly recalcitrance receivership reckonings recognizably
    40 reconstitute reconstituted reconstitutes reconstituting recruiter recruiters recyclable
    40 recyclables reddish redevelop redeveloped redeveloping redevelopment redevelopments
    40 redevelops redneck rednecks redness redouble redoubled redoubles redoubling redskin redskins
    40 redwood redwoods reeducate reeducated reeducates reeducating reeducation reelection
    40 reelections reenact reenacted reenacting reenactment reenactments reenacts reentries reentry
    40 ref reffed reffing refinance refinanced refinances refinancing refinish refinished
    40 refinishes refinishing refreshingly refs refundable refurbishments reggae regionally
    40 regretfully regroup regrouped regrouping regroups regurgitation rehab rehabbed rehabbing
    40 rehabs reinvent reinvented reinventing reinvents reissue reissued reissues reissuing
    40 rejoicings rekindle rekindled rekindles rekindling remarriage remarriages remarried
    40 remarries remarry remarrying remoteness remover removers renderings renter renters
    40 reorganizations repatriation rephrased rephrases rephrasing replaceable replayed replaying
    40 replays replenishment replications repossess repossessed repossesses repossessing reprise
    40 reprises reprising reps reptilian reptilians requiems reran rerun rerunning reruns resales
    40 reshuffled reshuffles reshuffling residencies residency resonate resonated resonates
    40 resonating resoundingly responsiveness restate restated restatement restatements restates
    40 restating restructurings resurgent retake retaken retakes retaking retardation rethinking
    40 rethinks rethought retinue retinues retiree retirees retook retractable retread retreaded
    40 retreading retreads retrial retrials retroactively retrod retrodden revaluation revaluations
    40 revalue revalued revalues revaluing revealings revitalization revitalize revitalized
    40 revitalizes revitalizing rewinding rewinds reworked reworking reworks rewound rhetorically
    40 rhinestone rhinestones rhythmically ribald rigmarole rigmaroles ringside ritually ritzier
    40 ritziest ritzy riverbed riverbeds riverfront riversides roadhouse roadhouses roadkill
    40 roadrunner roadrunners roadway roadways roadworthy robotics rollerskating rollick rollicked
    40 rollicking rollicks romanticize romanticized romanticizes romanticizing rooftop rooftops
    40 roomful roomfuls rootless roughshod roundup roundups rove roved roves roving rs rubberneck
    40 rubbernecked rubbernecking rubbernecks rubbery rubdown rubdowns rubella rudiment rudiments
    40 runaround runarounds rustproof rustproofed rustproofing rustproofs sabbaticals saccharin
    40 sacrosanct sadistically sailboard sailboards sailings salaried salesclerk salesclerks
    40 salmonella salmonellae salsa salsas saltwater sandblast sandblasted sandblasting sandblasts
    40 sandcastle sandcastles sanitize sanitized sanitizes sanitizing sardonic sass sassed sasses
    40 sassing satanism satiny satirically savers sax saxes scad scads scalper scalpers scam
    40 scammed scamming scams scavenge scavenged scavenges scavenging schism schisms schizophrenics
    40 schlep schlepped schlepping schleps schlock schmaltz schmaltzier schmaltziest schmaltzy
    40 schmooze schmoozed schmoozes schmoozing schmuck schmucks schoolgirl schoolgirls scintillate
    40 scintillated scintillates scintillating scoldings scoreboard scoreboards scorecard
    40 scorecards scornfully scotched scotching scrabbled scrabbles scrabbling scragglier
    40 scraggliest scraggly scrappier scrappiest scrappy screenplay screenplays screwball
    40 screwballs scrimp scrimped scrimping scrimps scrooge scrooges seamless secondhand
    40 secretively secs sedation seedless selfishly selfless sellout sellouts semifinalist
    40 semifinalists seminal semiprecious senatorial sensationally sensitively separable sequoia
    40 sequoias serenely serrated servicewoman servicewomen servings setup setups seventieth
    40 seventieths sexier sexiest sexists sh shadings shakedown shakedowns shakeup shakeups shakily
    40 shallowness shamelessly shantytown shantytowns shenanigan shenanigans shinnied shinnies
    40 shinny shinnying shipload shiploads shipyard shipyards shirtsleeve shirtsleeves shit shits
    40 shittier shittiest shitting shitty shoddily shootings shoplift shoplifted shoplifting
    40 shoplifts shortchange shortchanged shortchanges shortchanging shortcut shortcuts shortfalls
    40 shortsighted shortwave shortwaves showbiz showmanship showpiece showpieces showroom
    40 showrooms shrewdly shuckses shush shushed shushes shushing shutdowns shuteye shyly shyster
    40 shysters sideburns sidekick sidekicks sightings sightread sightseer sightseers signatories
    40 signatory signings silencer silencers silkier silkiest silky simper simpered simpering
    40 simpers simplifications simulators singsong singsonged singsonging singsongs sitcom sitcoms
    40 sittings skateboarder skateboarders skeptically skier skiers skillfully skinhead skinheads
    40 skintight skullcap skullcaps skydive skydived skydiver skydivers skydives skydiving slackers
    40 slalom slalomed slaloming slaloms slapdash slather slathered slathering slathers
    40 slaughterhouse slaughterhouses slayings sledgehammered sledgehammering sledgehammers
    40 sleepily sleeplessness sleepwalk sleepwalked sleepwalking sleepwalks sleepyhead sleepyheads
    40 sleuth sleuths sloppily slowdown slowdowns slowpoke slowpokes slurp slurped slurping slurps
    40 slushier slushiest slushy smoggier smoggiest smoggy smooch smooched smooches smooching
    40 smugness smuttier smuttiest smutty snafu snafus snazzier snazziest snazzy snit snits
    40 snobbier snobbiest snobby snottier snottiest snotty snowboard snowboarded snowboarding
    40 snowboards snowbound snowman snowmen snowmobile snowmobiled snowmobiles snowmobiling
    40 soakings socialite socialites socioeconomic sociopath sociopaths softhearted softies softy
    40 soliloquies soliloquy solvable somberly someway songwriter songwriters soothingly sophomoric
    40 soporific soporifics sorbet sorbets soreness sorrowfully soulful soundness soundtracks
    40 sourdough sourdoughs sourly sourness southbound southeasterly southeastward southwesterly
    40 southwestward soybean soybeans spacey spacier spaciest spaciousness sparingly sparseness
    40 spastic spastics spates speckle speckles speckling speedway speedways spiel spieled spieling
    40 spiels spiffier spiffiest spiffy splashier splashiest splashy splats splatted splatting
    40 splay splayed splaying splays splittings spoilsport spoilsports sporadically sportier
    40 sportiest sportscast sportscasting sportscasts sportsman sportsmen sportswear sporty
    40 spunkier spunkiest spunky sq squatters stabbings staffer staffers staggeringly stagings
    40 stakeout stakeouts stalker stalkers stalkings standout standouts starvings stash stashed
    40 stashes stashing stat statesmanlike statewide stats steamboat steamboats steamroll
    40 steamrolled steamrolling steamrolls steeply steepness stepbrother stepbrothers stepchild
    40 stepchildren stepdaughter stepdaughters stepfathers stepmother stepmothers stepsister
    40 stepsisters stepson stepsons stereotypical sterility steroid steroids stiflings stigmatize
    40 stigmatized stigmatizes stigmatizing stillbirth stillbirths stilt stilts stinker stinkers
    40 stipend stipends stoic stoicism stoics stomachache stomachaches stonewall stonewalled
    40 stonewalling stonewalls stoplight stoplights storyteller storytellers stranglehold
    40 strangleholds strapless straplesses strategically streakier streakiest streaky streetlight
    40 streetlights strident strikingly strippers striptease stripteased stripteases stripteasing
    40 stubbornly stubbornness sturdiness stymie stymied stymieing stymies subculture subcultures
    40 subjectively subjunctives subliminal subordination subpoena subpoenaed subpoenaing subpoenas
    40 subservience subtitle subtitles suburbia suddenness sufficiency suggestible suggestively
    40 sullenly summertime summery sunblock sunblocks superhighway superhighways superpower
    40 superpowers supplemental surefire surfer surfers surgically surprisings surrealistic
    40 surrogate surrogates swank swanked swanker swankest swanking swanks swatch swatches sweatier
    40 sweatiest sweatpants sweatshirts sweatshop sweatshops sweetener sweeteners sweetie sweeties
    40 swelter sweltered sweltering swelters swimmers swimsuit swimsuits sycamore sycamores
    40 sycophant sycophants symbolically symmetrically sympathizer sympathizers sync synced syncing
    40 syncs syndication synod synods synthetically tackiness tactically tad tads taffies taffy
    40 tailpipe tailpipes takeout takeouts takeovers tampon tampons tangier tangiest tangy
    40 tantalizingly tapeworm tapeworms tarmac tarmacked tarmacking tarmacs tarot tarots tarp tarps
    40 taster tasters tatter tattered tattering tatters tattletale tattletales tautly taxidermy
    40 tbsp teakettle teakettles teargas teargases teargassed teargassing teaspoonful teaspoonfuls
    40 technologist technologists telecommute telecommuted telecommuter telecommuters telecommutes
    40 telecommuting telescopic telethon telethons temp temped temping templates temps
    40 tenderhearted tequila tequilas terminations testier testiest testy thematic theoretician
    40 theoreticians thereabout thermonuclear thingamajig thingamajigs thirstily thoroughness
    40 thoughtlessness thrashings threateningly throatier throatiest throaty throwaways thumbnail
    40 thumbnails tic tics tiebreaker tiebreakers tightfisted tinderbox tinderboxes tinfoil
    40 tinglings tiredness tizzies tizzy toastier toastiest toasty tobacconist tobacconists toehold
    40 toeholds tofu tog togetherness toggled toggles toggling togs toiletries toiletry tokenism
    40 tollbooth tollbooths tollgate tollgates tomfooleries tomfoolery toolbar topless topographer
    40 topographers toppings tort torts torturer torturers touchstone touchstones tourism townhouse
    40 townhouses township townships toxicity toxicology tracer tracers traditionalists trailblazer
    40 trailblazers trajectories trajectory transcendence transcendental translucence transsexual
    40 transsexuals transvestite transvestites treatable treetop treetops trenchant triceps
    40 tricepses trident tridents trike trikes trimmings triumphantly trivialize trivialized
    40 trivializes trivializing tromp tromped tromping tromps tropic tropics troubadour troubadours
    40 troubleshoot troubleshooted troubleshooter troubleshooters troubleshooting troubleshoots
    40 troubleshot trucker truckers truckload truckloads truculent trumpeter trumpeters trundle
    40 trundled trundles trundling ts tsp tubbier tubbiest tubby tugboat tugboats turd turds
    40 turnarounds turncoat turncoats tush tushes tux tuxes twerp twerps twit twits twitted
    40 twitting tyke tykes typecast typecasting typecasts typefaces typewrite typewrites typewrote
    40 typo typos ubiquity uh ultrasound ultrasounds um umpteenth unabashed unabated unabridged
    40 unabridgeds unaccompanied unaided unavoidably unbeaten unbounded unbridled unbutton
    40 unbuttoned unbuttoning unbuttons uncannily uncertainly uncharacteristic uncharacteristically
    40 uncharted unchecked unclearer unclearest uncommonly unconscionable unconsciousness
    40 uncontrollably underage underclass underclassman underclassmen undergrad undergrads
    40 underpaid underpay underpaying underpays understaffed undetermined undisclosed unease
    40 unending unequally unfairness unfashionable ungratefully unholier unholiest unholy
    40 uninhabitable uninsured unisex unkindness unknowingly unleaded unlisted unnaturally
    40 unobtrusive unofficially unplug unplugged unplugging unplugs unproductive unprofessional
    40 unprofitable unquestioned unreserved unresponsive unrestrained unroll unrolled unrolling
    40 unrolls unruliness unspoken unsportsmanlike unsteadier unsteadiest unsteady unstoppable
    40 unthinking unthinkingly untimelier untimeliest untimely untouchable untouchables untoward
    40 untried untruthful unwitting unyielding unzip unzipped unzipping unzips upchuck upchucked
    40 upchucking upchucks upcoming upfront upliftings uppercase upperclassman upperclassmen uppity
    40 upscale upstage upstaged upstages upstaging upstate upsurge upsurged upsurges upsurging
    40 upswing upswings uptakes utopia utopias vacantly vacationer vacationers valedictorian
    40 valedictorians valiantly vanishings variability variances vasectomies vasectomy vegan vegans
    40 veggie veggies vehicular vendetta vendettas ventriloquism vibe vibes victimization
    40 videocassette videocassettes viewings vindication vindications violinist violinists visage
    40 visages viscosity viscous volatility voracity voyeur voyeurism voyeurs wackier wackiest
    40 wacky waistband waistbands wannabe wannabes ware wares warily warlock warlocks warlord
    40 warlords warmonger warmongering warmongers warship warships washbasin washbasins watchmaker
    40 watchmakers waterbed waterbeds waxiness websites weeknight weeknights weightless
    40 weightlessness weightlifter weightlifters weightlifting welsh welshed welshes welshing
    40 westbound westerner westerners westernize westernized westernizes westernizing westwards
    40 wetback wetbacks wham whammed whamming whams whatchamacallit whatchamacallits whiner whiners
    40 whiplash whiplashes whippings whodunit whodunits whoosh whooshed whooshes whooshing wiener
    40 wieners wile wiles willowy wimp wimpier wimpiest wimps wimpy windbreaker windbreakers
    40 windowsill windowsills windsurf windsurfed windsurfing windsurfs windswept wineglass
    40 wineglasses wingspan wingspans wingtip wingtips wino winos wiretap wiretapped wiretapping
    40 wiretaps wk woebegone woozier wooziest woozy workaholic workaholics workfare workloads
    40 workmanlike worksheet worksheets worryings wrongful wrongfully wryly wt xenophobic yarmulke
    40 yarmulkes yd yeah yeahs yearbook yearbooks yellowish yep yeps yest yippee yo yr yrs yuckier
    40 yuckiest yucky yum yummier yummiest yummy yuppie yuppies zap zapped zapping zaps zealously
    40 zit zits
    50 AA AAA AB ABM ABMs ACLU ACTH AF AFAIK AFC AI AK AL AMA AMD ANZUS AOL AP API APO AR ASCII ASL
    50 ASPCA ATP ATV AWACS AWS AZ AZT Aachen Aaliyah Aaron Abbas Abbasid Abbott Abby Abdul Abe Abel
    50 Abelard Abelson Aberdeen Abernathy Abidjan Abigail Abilene Abner Abraham Abram Abrams
    50 Absalom Abuja Abyssinia Abyssinian Ac Acadia Acapulco Accenture Accra Acevedo Achaean Achebe
    50 Achernar Acheson Achilles Aconcagua Acosta Acropolis Acrux Actaeon Acton Acts Acuff Ada Adam
    50 Adams Adan Adana Adar Addams Adderley Addie Addison Adela Adelaide Adele Adeline Aden
    50 Adenauer Adhara Adidas Adirondack Adirondacks Adkins Adler Adolf Adolfo Adolph Adonis
    50 Adonises Adrian Adriana Adriatic Adrienne Adventist Advil Aegean Aelfric Aeneas Aeneid
    50 Aeolus Aeroflot Aeschylus Aesculapius Aesop Afghan Afghani Afghanistan Afghans Afrikaans
    50 Afrikaner Afrikaners Afro Afrocentrism Afros Ag Agamemnon Agassi Agassiz Agatha Aggie Aglaia
    50 Agnes Agnew Agni Agra Agricola Agrippa Agrippina Aguadilla Aguilar Aguinaldo Aguirre Agustin
    50 Ahab Ahmad Ahmadabad Ahmadinejad Ahmed Ahriman Aida Aiken Aileen Aimee Ainu Airedale
    50 Airedales Aires Aisha Ajax Akbar Akhmatova Akihito Akita Akiva Akkad Akron Al Ala Alabama
    50 Alabaman Alabamans Alabamian Alabamians Aladdin Alamo Alamogordo Alan Alana Alar Alaric
    50 Alaska Alaskan Alaskans Alba Albania Albanian Albanians Albany Albee Alberio Albert Alberta
    50 Alberto Albigensian Albion Albireo Albuquerque Alcatraz Alcestis Alcibiades Alcindor Alcmena
    50 Alcoa Alcott Alcuin Alcyone Aldan Aldebaran Alden Alderamin Aldo Aldrin Alec Aleichem
    50 Alejandra Alejandro Alembert Aleppo Aleut Aleutian Alex Alexander Alexandra Alexandria
    50 Alexei Alexis Alfonso Alfonzo Alford Alfred Alfreda Alfredo Algenib Alger Algeria Algerian
    50 Algerians Algieba Algiers Algol Algonquian Algonquians Algonquin Alhambra Alhena Ali Alice
    50 Alicia Alighieri Aline Alioth Alisa Alisha Alison Alissa Alistair Alkaid Allahabad Allan
    50 Alleghenies Allegheny Allegra Allen Allende Allentown Allie Allison Allstate Allyson Alma
    50 Almach Almaty Almighty Almohad Almoravid Alnilam Alnitak Alonzo Alpert Alphard Alphecca
    50 Alpheratz Alphonse Alphonso Alpine Alpo Alps Alsace Alsatian Alsop Alston Alta Altaba Altai
    50 Altaic Altair Altamira Althea Altiplano Altman Altoids Alton Altoona Aludra Alva Alvarado
    50 Alvarez Alvaro Alvin Alyce Alyson Alyssa Alzheimer Am Amadeus Amado Amalia Amanda Amarillo
    50 Amaru Amaterasu Amati Amazon Amazons Amber Amelia Amenhotep Amerasian Americanization
    50 Americanizations Americanize Americanized Americanizes Americanizing Americas Amerind
    50 Amerindian Amerindians Amerinds Ames Ameslan Amgen Amharic Amherst Amie Amiga Amish Amman
    50 Amoco Amos Amparo Ampere Amritsar Amsterdam Amtrak Amundsen Amur Amway Amy Ana Anabaptist
    50 Anabel Anacin Anacreon Anaheim Analects Ananias Anasazi Anastasia Anatole Anatolia Anatolian
    50 Anaxagoras Anchorage Andalusia Andalusian Andaman Andean Andersen Anderson Andes Andorra
    50 Andre Andrea Andrei Andres Andretti Andrew Andrews Andrianampoinimerina Android Andromache
    50 Andromeda Andropov Andy Angara Angel Angela Angeles Angelia Angelica Angelico Angelina
    50 Angeline Angelique Angelita Angelo Angelou Angevin Angie Angkor Angleton Anglia Anglicanism
    50 Anglicanisms Anglicize Anglophile Angola Angolan Angolans Angora Angoras Anguilla Angus
    50 Aniakchak Anibal Anita Ankara Ann Anna Annabel Annabelle Annam Annapolis Annapurna Anne
    50 Annette Annie Anniston Annmarie Anouilh Anselm Anselmo Anshan Antaeus Antananarivo Antares
    50 Anthony Anthropocene Antichrist Antichrists Antietam Antifa Antigone Antigua Antilles
    50 Antioch Antipas Antofagasta Antoine Antoinette Anton Antone Antonia Antoninus Antonio
    50 Antonius Antony Antwan Antwerp Anubis Anzac Apache Apaches Apalachicola Apatosaurus
    50 Apennines Aphrodite Apia Apocrypha Apollinaire Apollo Apollonian Apollos Appalachia
    50 Appalachian Appalachians Appaloosa Apple Appleseed Appleton Appomattox Apuleius Aquafresh
    50 Aquila Aquinas Aquino Aquitaine Ar Ara Arabia Arabian Arabians Araby Araceli Arafat Araguaya
    50 Aral Aramaic Aramco Arapaho Ararat Araucanian Arawak Arawakan Arbitron Arcadia Arcadian
    50 Archean Archibald Archie Archimedes Arcturus Arden Arduino Arecibo Arequipa Ares Argentina
    50 Argentine Argentinian Argentinians Argo Argonaut Argonne Argos Argus Ariadne Arianism Ariel
    50 Ariosto Aristarchus Aristides Aristophanes Aristotelian Aristotle Arius Ariz Arizona
    50 Arizonan Arizonans Arizonian Arizonians Arjuna Ark Arkansan Arkansas Arkhangelsk Arkwright
    50 Arlene Arline Arlington Armageddon Armageddons Armagnac Armand Armando Armani Armenia
    50 Armenian Armenians Arminius Armonk Armour Armstrong Arneb Arnhem Arno Arnold Arnulfo Aron
    50 Arrhenius Arron Art Artaxerxes Artemis Arthur Arthurian Artie Arturo Aruba Aryan Aryans
    50 Asama Ascella Asgard Ashanti Ashcroft Ashe Asheville Ashikaga Ashkenazim Ashkhabad Ashlee
    50 Ashley Ashmolean Ashurbanipal Asiago Asiatic Asiatics Asimov Asmara Asoka Aspell Aspen
    50 Asperger Aspidiske Asquith Assad Assam Assamese Assisi Assyria Assyrian Assyrians Astaire
    50 Astana Astarte Aston Astor Astoria Astrakhan Asturias Aswan At Atacama Atahualpa Atalanta
    50 Atari Atascadero Athabasca Athena Athenian Athenians Athens Atkins Atkinson Atlanta Atlantes
    50 Atlantis Atlas Atlases Atman Atreus Atria Atropos Ats Attic Attica Attila Attlee Attucks
    50 Atwood Au Aubrey Auburn Auckland Auden Audi Audion Audra Audrey Audubon Augean Augsburg
    50 Augusta Augustan Augustine Augustus Aurangzeb Aurelia Aurelio Aurelius Aureomycin Auriga
    50 Aurora Auschwitz Aussie Aussies Austen Austerlitz Austin Austins Australasia Australoid
    50 Australopithecus Austria Austrian Austrians Austronesian Autumn Av Ava Avalon Aventine
    50 Avernus Averroes Avery Avesta Avicenna Avignon Avila Avior Avis Avogadro Avon Avondale Axum
    50 Ayala Ayers Aymara Ayrshire Ayurveda Ayyubid Azana Azania Azazel Azerbaijan Azerbaijani
    50 Azores Azov Aztec Aztecan Aztecs Aztlan BA BASIC BB BBB BBC BC BFF BLT BLTs BM BMW BO BP BSD
    50 BTU BTW BYOB Ba Baal Baath Baathist Babbage Babbitt Babel Babels Babylon Babylonian Babylons
    50 Bacall Bacardi Bacchanalia Bacchus Bach Backus Bacon Bactria Baden Badlands Baedeker Baez
    50 Baffin Baggies Baghdad Baguio Baha'i Baha'ullah Bahama Bahamas Bahamian Bahamians Bahia
    50 Bahrain Baidu Baikal Bailey Baird Bakelite Baker Bakersfield Baku Bakunin Balanchine Balaton
    50 Balboa Balder Baldwin Balearic Balfour Bali Balinese Balkan Balkans Balkhash Ball Ballard
    50 Balthazar Baltic Baltimore Baluchistan Balzac Bamako Bambi Banach Bancroft Bandung Bangalore
    50 Bangkok Bangladesh Bangladeshi Bangladeshis Bangor Bangui Banjarmasin Banjul Banks Banneker
    50 Bannister Banting Bantu Bantus Baotou Baptiste Barabbas Barack Barbadian Barbadians Barbados
    50 Barbara Barbarella Barbarossa Barbary Barber Barbie Barbour Barbra Barbuda Barcelona
    50 Barceloneta Barclay Bardeen Barents Barker Barkley Barlow Barnabas Barnaby Barnard Barnaul
    50 Barnes Barnett Barney Barnum Baroda Barquisimeto Barr Barranquilla Barrera Barrett Barrie
    50 Barron Barry Barrymore Bart Barth Bartholdi Bartholomew Bartlett Barton Baruch Baryshnikov
    50 Basel Basho Basie Basil Basque Basques Basra Bass Basseterre Bastille Bataan Bates Bathsheba
    50 Batista Batman Battle Batu Baudelaire Baudouin Bauer Bauhaus Baum Bavaria Bavarian Baxter
    50 Bayer Bayes Bayesian Bayeux Baylor Bayonne Bayreuth Baywatch Be Beach Beadle Bean Beard
    50 Beardmore Beardsley Bearnaise Beasley Beatlemania Beatles Beatrice Beatrix Beatriz Beau
    50 Beaufort Beaujolais Beaumarchais Beaumont Beauregard Beauvoir Bechtel Beck Becker Becket
    50 Beckett Beckley Becky Becquerel Bede Bedouin Bedouins Beebe Beecher Beefaroni Beelzebub
    50 Beerbohm Beethoven Beeton Begin Behan Behring Beiderbecke Beijing Beirut Bekesy Bela Belarus
    50 Belau Belem Belfast Belgian Belgians Belgium Belgrade Belinda Belize Bell Bella Bellamy
    50 Bellatrix Belleek Bellingham Bellini Bellow Belmont Belmopan Beloit Belshazzar Beltane
    50 Belushi Ben Benacerraf Benchley Bend Bender Bendix Benedict Benedictine Benelux Benet
    50 Benetton Bengal Bengali Benghazi Benin Benita Benito Benjamin Bennett Bennie Benny Benson
    50 Bentham Bentley Benton Benz Benzedrine Beowulf Berber Berbers Berenice Beretta Berg Bergen
    50 Berger Bergerac Bergman Bergson Beria Bering Berkeley Berkshire Berkshires Berle Berlin
    50 Berliner Berlins Berlioz Berlitz Bermuda Bermudas Bern Bernadette Bernadine Bernanke Bernard
    50 Bernardo Bernays Bernbach Bernhardt Bernice Bernie Bernini Bernoulli Bernstein Berra Berry
    50 Bert Berta Bertelsmann Bertha Bertie Bertillon Bertram Bertrand Berwick Beryl Berzelius Bess
    50 Bessel Bessemer Bessie Best Betelgeuse Beth Bethany Bethe Bethesda Bethlehem Bethune Betsy
    50 Bette Bettie Betty Bettye Beulah Beverley Beverly Beyer Bhopal Bhutan Bhutto Bi Bialystok
    50 Bianca Bib Bic Biddle Biden Bierce BigQuery Bigfoot Biggles Biko Bilbao Bilbo Bill Billie
    50 Billings Billy Bimini Binghamton Biogen Bioko Bird Birdseye Birkenstock Birmingham Biro
    50 Biscay Biscayne Bishkek Bishop Bismarck Bismark Bisquick Bissau BitTorrent Bizet Bjerknes
    50 Bjork Bk Blackbeard Blackburn Blackfoot Blacksburg Blackshirt Blackstone Blackwell Blaine
    50 Blair Blake Blanca Blanchard Blanche Blankenship Blantyre Blatz Blavatsky Blenheim Blevins
    50 Bligh Bloch Blockbuster Bloemfontein Blondel Blondie Bloom Bloomer Bloomfield Bloomingdale
    50 Bloomington Bloomsburg Bloomsbury Blu Blucher Bluebeard Bluetooth Blythe Boas Bob Bobbi
    50 Bobbie Bobbitt Bobby Boccaccio Bodhidharma Bodhisattva Boeing Boeotia Boeotian Boer Boers
    50 Boethius Bogart Bohemia Bohemian Bohemians Bohr Boise Bojangles Boleyn Bolivar Bolivia
    50 Bolivian Bolivians Bollywood Bologna Bolshevik Bolsheviks Bolshevism Bolshevist Bolshoi
    50 Bolton Boltzmann Bombay Bonaparte Bonaventure Bond Bonhoeffer Boniface Bonita Bonn Bonner
    50 Bonneville Bonnie Bono Booker Boole Boolean Boone Booth Bordeaux Borden Bordon Boreas Borg
    50 Borges Borgia Borglum Boris Bork Borlaug Born Borneo Borobudur Borodin Boru Bosch Bose
    50 Bosnia Bosporus Boston Bostonian Bostons Boswell Botox Botswana Botticelli Boulder Boulez
    50 Bourbaki Bourbon Bournemouth Bovary Bowditch Bowell Bowen Bowers Bowery Bowie Bowman Boyd
    50 Boyer Boyle Br Brad Bradbury Braddock Bradenton Bradford Bradley Bradly Bradshaw Bradstreet
    50 Brady Bragg Brahe Brahma Brahmagupta Brahman Brahmanism Brahmanisms Brahmans Brahmaputra
    50 Brahmas Brahms Brain Brampton Bran Branch Brandeis Branden Brandenburg Brandi Brandie Brando
    50 Brandon Brandt Brandy Brant Braque Brasilia Bratislava Brattain Bray Brazil Brazilian
    50 Brazilians Brazos Brazzaville Breakspear Brecht Breckenridge Bremen Bremerton Brenda Brendan
    50 Brennan Brenner Brent Brenton Brest Bret Breton Brett Brewer Brewster Brexit Brezhnev Brian
    50 Briana Brianna Brice Bridalveil Bridgeport Bridger Bridges Bridget Bridgetown Bridgett
    50 Bridgette Bridgman Brie Brigadoon Briggs Brigham Bright Brighton Brigid Brigitte Brillo
    50 Brinkley Brisbane Bristol Brit Britannia Britannic Britannica Britney Briton Britons Brits
    50 Britt Brittany Britten Brittney Brno Broadway Broadways Brobdingnag Brobdingnagian Brock
    50 Brokaw Bronson Bronte Brontosaurus Bronx Brooke Brooklyn Brooks Bros Browne Brownian
    50 Browning Brownshirt Brownsville Brubeck Bruce Bruckner Brummel Brunei Brunelleschi Brunhilde
    50 Bruno Brunswick Brussels Brut Brutus Bryan Bryant Bryce Brynner Bryon Brzezinski Btu Buber
    50 Buchanan Bucharest Buchenwald Buchwald Buck Buckingham Buckley Buckner Bud Budapest Buddy
    50 Budweiser Buffalo Buffy Buford Bugatti Bugzilla Buick Bujumbura Bukhara Bukharin Bulawayo
    50 Bulfinch Bulganin Bulgar Bulgari Bulgaria Bulgarian Bulgarians Bullock Bullwinkle Bultmann
    50 Bumppo Bunche Bundesbank Bundestag Bunin Bunker Bunsen Bunyan Burbank Burberry Burch Burger
    50 Burgess Burgoyne Burgundian Burgundies Burgundy Burke Burks Burl Burlington Burma Burmese
    50 Burnett Burns Burnside Burr Burris Burroughs Bursa Burt Burton Burundi Busch Bush Bushido
    50 Bushnell Butler Butterfingers Buxtehude Byblos Byers Byrd Byron Byronic Byzantine Byzantines
    50 Byzantium CA CATV CB CBS CFC CNN COBOL COD COVID CPI CPO CPR CPU CRT CRTs CSS CST CT CVS Ca
    50 Cabernet Cabot Cabral Cabrera Cabrini Cadillac Cadiz Caedmon Caerphilly Caesar Caesars Cage
    50 Cagney Cahokia Caiaphas Cain Cains Cairo Caitlin Cajun Cajuns Cal Calais Calcutta Calder
    50 Calderon Caldwell Caleb Caledonia Calexico Calgary Calhoun Cali Caliban California
    50 Californian Californians Caligula Callaghan Callahan Callao Callas Callie Calliope Callisto
    50 Caloocan Calvary Calvert Calvin Calvinism Calvinisms Calvinist Calvinistic Calvinists
    50 Camacho Camarillo Cambodia Cambodian Cambodians Cambrian Cambridge Camel Camelopardalis
    50 Camelot Camembert Camemberts Cameron Cameroon Cameroons Camilla Camille Camoens Campanella
    50 Campbell Campinas Campos Camry Camus Canaan Canada Canaletto Canaries Canaveral Canberra
    50 Cancun Candace Candice Candide Candy Cannes Cannon Canon Canopus Cantabrigian Canterbury
    50 Canton Cantor Cantrell Cantu Canute Capablanca Capek Capella Capet Capetian Capetown Caph
    50 Capistrano Capitoline Capone Capote Capra Capri Capt Capuchin Capulet Cara Caracalla Caracas
    50 Caravaggio Carboloy Carbondale Carboniferous Carborundum Cardenas Cardiff Cardin Cardozo
    50 Carey Carib Carina Carissa Carl Carla Carlene Carlin Carlo Carlos Carlsbad Carlson Carlton
    50 Carly Carlyle Carmela Carmella Carmelo Carmen Carmichael Carmine Carnap Carnation Carnegie
    50 Carney Carnot Carol Carole Carolina Caroline Carolingian Carolinian Carolyn Carpathian
    50 Carpathians Carpenter Carr Carranza Carrie Carrier Carrillo Carroll Carson Carter
    50 Cartersville Cartesian Carthage Carthaginian Cartier Cartwright Caruso Carver Cary
    50 Casablanca Casals Casandra Casanova Casanovas Cascades Case Casey Cash Casio Caspar Casper
    50 Caspian Cassandra Cassatt Cassie Cassiopeia Cassius Castaneda Castillo Castlereagh Castor
    50 Castries Castro Catalan Catalina Catalonia Catawba Caterpillar Cathay Cather Catherine
    50 Cathleen Cathryn Cathy Catiline Cato Catskill Catskills Catt Catullus Caucasoid Caucasus
    50 Cauchy Cavendish Cavour Caxton Cayenne Cayman Cayuga Cd Ceausescu Cebu Cebuano Cecelia Cecil
    50 Cecile Cecilia Cecily Cedric Celeste Celgene Celia Celina Cellini Celt Celtic Celtics Celts
    50 Cenozoic Centaurus Centigrade Cepheid Cepheus Cerberus Cerenkov Ceres Cerf Cervantes Cesar
    50 Cesarean Cessna Cetus Ceylon Cezanne Cf Ch'in Chablis Chad Chadwick Chagall Chaitanya
    50 Chaitin Chaldean Challenger Chamberlain Chambers Chambersburg Champaign Champlain
    50 Champollion Chan Chance Chancellorsville Chandigarh Chandler Chandon Chandra Chandragupta
    50 Chandrasekhar Chanel Chaney Chang Changchun Changsha Chantilly Chaplin Chapman
    50 Chappaquiddick Chapultepec Charbray Chardonnay Charity Charlemagne Charlene Charles
    50 Charleston Charlestons Charley Charlie Charlotte Charlottesville Charlottetown Charmaine
    50 Charmin Charolais Charon Chartism Chartres Charybdis Chase Chasity Chateaubriand
    50 Chattahoochee Chattanooga Chatterley Chatterton Chaucer Chauncey Chautauqua Chavez Chayefsky
    50 Che Chechen Chechnya Cheddar Cheer Cheerios Cheetos Cheever Chekhov Chelsea Chelyabinsk Chen
    50 Cheney Chengdu Chennai Cheops Cheri Cherie Chernenko Chernobyl Chernomyrdin Cherokee
    50 Cherokees Cherry Cheryl Chesapeake Cheshire Chester Chesterfield Chesterton Chevalier
    50 Cheviot Chevrolet Chevron Chevy Cheyenne Cheyennes Chi Chianti Chiantis Chiba Chibcha
    50 Chicago Chicagoan Chicana Chickasaw Chiclets Chico Chihuahua Chihuahuas Chile Chilean
    50 Chileans Chimborazo Chimera Chimu China Chinook Chinooks Chipewyan Chippendale Chippewa
    50 Chiquita Chirico Chisholm Chisinau Chittagong Chivas Chloe Choctaw Chomsky Chongqing Chopin
    50 Chopra Chou Chretien Chris Christa Christchurch Christendom Christendoms Christensen Christi
    50 Christie Christina Christine Christoper Christopher Chrysler Chrysostom Chrystal Chuck
    50 Chukchi Chumash Chung Church Churchill Churriguera Chuvash Cicero Cid Cimabue Cincinnati
    50 Cinderella Cinderellas Cindy CinemaScope Cinerama Cipro Circe Cisco Citibank Citigroup
    50 Citroen Cl Claiborne Clair Claire Clairol Clancy Clapeyron Clapton Clara Clare Clarence
    50 Clarendon Clarice Clarissa Clark Clarke Clarksville Claude Claudette Claudia Claudine
    50 Claudio Claudius Claus Clausewitz Clausius Clay Clayton Clearasil Clem Clemenceau Clemens
    50 Clement Clementine Clements Clemons Clemson Cleo Cleopatra Cleveland Cliburn Cliff Clifford
    50 Clifton Cline Clint Clinton Clio Clive Clojure Clorets Clorox Closure Clotho Clouseau Clovis
    50 Clyde Clydesdale Clytemnestra Cm Cobain Cobb Cochabamba Cochin Cochise Cochran Cockney
    50 Cocteau Cody Coffey Cognac Cohan Cohen Coimbatore Cointreau Col Colbert Colby Cole Coleen
    50 Coleman Coleridge Colette Colfax Colgate Colin Colleen Collier Collin Collins Colo Cologne
    50 Colombia Colombian Colombians Colombo Colon Colorado Colosseum Colt Coltrane Columbia
    50 Columbine Columbus Com Comanche Comanches Combs Comintern Commons Commonwealth Communism
    50 Communist Communists Como Comoros Compaq Compton CompuServe Comte Conakry Conan Concetta
    50 Concord Concorde Concords Condillac Condorcet Conestoga Confucian Confucianism Confucianisms
    50 Confucians Confucius Cong Congo Congolese Congregationalist Congregationalists Congreve
    50 Conley Conn Connecticut Connellsville Connemara Conner Connery Connie Connolly Connors
    50 Conrad Conrail Conroe Constable Constance Constantine Constantinople Consuelo Continent
    50 Continental Contreras Conway Cook Cooke Cooley Coolidge Cooper Cooperstown Coors Copacabana
    50 Copeland Copenhagen Copernican Copernicus Copland Copley Copperfield Coppertone Coppola
    50 Coptic Cora Cordelia Cordilleras Cordoba Corey Corfu Corina Corine Corinne Corinth
    50 Corinthian Corinthians Coriolanus Coriolis Corleone Cormack Corneille Cornelia Cornelius
    50 Cornell Corning Cornish Cornwall Cornwallis Coronado Corot Corp Correggio Corrine Corsica
    50 Corsican Cortes Corteses Cortland Corvallis Corvette Corvus Cory Cosby CosmosDB Cossack
    50 Costco Costello Costner Cote Cotonou Cotopaxi Cotswold Cotton Coulomb Coulter Couperin
    50 Courbet Courtney Cousteau Coventries Coventry Covington Coward Cowley Cowper Cox Coy Cozumel
    50 Cr Crabbe Craft Craig Cranach Crane Cranmer Crater Crawford Cray Crayola Creation Creator
    50 Crecy Cree Creek Creighton Creole Creoles Creon Cressida Crest Cretaceous Cretan Crete
    50 Crichton Crick Crimea Crimean Criollo Crisco Cristina Croat Croatia Croatian Croatians
    50 Croats Croce Crockett Croesus Cromwell Cromwellian Cronin Cronkite Cronus Crookes Crosby
    50 Cross Crowley Cruikshank Cruise Crusoe Crux Cruz Cryptozoic Crystal Csonka Ctesiphon Cthulhu
    50 Cu Cuba Cuban Cubans Cuchulain Cuisinart Culbertson Cullen Cumberland Cummings Cunard
    50 Cunningham Cupid Curacao Curie Curitiba Currier Curry Curt Curtis Custer Cuvier Cuzco Cybele
    50 Cyclades Cyclops Cygnus Cymbeline Cynthia Cyprian Cypriot Cypriots Cyprus Cyrano Cyril Cyrus
    50 Czech Czechia Czechoslovakia Czechoslovakian Czechoslovakians Czechs Czerny DA DAT DD DDS DE
    50 DHS DMCA DMZ DOA DOS DP DPT DPs DST DTP DUI DVR DVRs DWI Dachau Dacron Dacrons Dada Dadaism
    50 Daedalus Daguerre Dagwood Dahomey Daimler Daisy Dakar Dakota Dakotan Dakotas Dalai Dale
    50 Daley Dali Dalian Dallas Dalton Damascus Damian Damien Damion Damocles Damon Dan Dana
    50 Danbury Dane Danelaw Danes Dangerfield Danial Daniel Danielle Daniels Dannie Danny Danone
    50 Dante Danton Danube Danubian Danville Daphne Darby Darcy Dardanelles Dare Daren Darfur Darin
    50 Dario Darius Darjeeling Darla Darlene Darling Darnell Darrel Darrell Darren Darrin Darrow
    50 Darryl Darth Dartmoor Dartmouth Darvon Darwin Darwinian Darwinism Daryl Daugherty Daumier
    50 Davao Dave Davenport David Davids Davidson Davies Davis Davy Dawes Dawn Dawson Day Dayton
    50 DeGeneres DeKalb Deadhead Dean Deana Deandre Deann Deanna Deanne Debbie Debby Debian Debora
    50 Deborah Debouillet Debra Debs Debussy Decalogue Decatur Decca Deccan Decker Dedekind Dee
    50 Deena Deere Defoe Degas Deidre Deimos Deirdre Deity Dejesus Del Delacroix Delacruz Delaney
    50 Delano Delaware Delawarean Delawareans Delawares Delbert Deleon Delgado Delhi Delia Delibes
    50 Delicious Delilah Delius Dell Della Delmar Delmarva Delmer Delmonico Delores Deloris Delphi
    50 Delphic Delphinus Delta Deltona Dem Demavend Demerol Demeter Demetrius Deming Democritus
    50 Demosthenes Dempsey Dena Deneb Denebola Deng Denis Denise Denmark Dennis Denny Denton Denver
    50 Deon Depp Derby Derek Derick Derrick Derrida Descartes Desdemona Desiree Desmond Detroit
    50 Deuteronomy Devanagari Devi Devin Devon Devonian Dewar Dewayne Dewey Dewitt Dexedrine Dexter
    50 Dhaka Dhaulagiri Di DiCaprio DiMaggio Diaghilev Dial Diana Diane Diann Dianna Dianne
    50 Diaspora Dick Dickens Dickerson Dickinson Dickson Dictaphone Diderot Dido Didrikson
    50 Diefenbaker Diego Diem Dietrich Dijkstra Dijon Dilbert Dillard Dillinger Dillon Dina Dinah
    50 Dino Diocletian Diogenes Dion Dionne Dionysian Dionysus Diophantine Dior Dipper Dirac
    50 Dirichlet Dirk Dis Disney Disneyland Disraeli Diwali Dix Dixiecrat Dixieland Dixielands
    50 Dixon Django Djibouti Dmitri Dnepropetrovsk Dniester Dobbin Doberman Dobro Doctorow Dodge
    50 Dodgson Dodoma Dodson Doe Doha Dolby Dole Dollie Dolly Dolores Domesday Domingo Dominguez
    50 Dominic Dominica Dominican Dominicans Dominick Dominique Domitian Don Dona Donahue Donald
    50 Donaldson Donatello Donetsk Donizetti Donn Donna Donne Donnell Donner Donnie Donny Donovan
    50 Dooley Doolittle Doonesbury Doppler Dora Dorcas Doreen Dorian Doric Doris Doritos Dorothea
    50 Dorothy Dorset Dorsey Dorthy Dortmund Dostoevsky Dot Dothan Dotson Douala Douay Doubleday
    50 Doug Douglas Douglass Douro Dover Dow Downs Downy Doyle Draco Draconian Dracula Drake
    50 Dramamine Drambuie Drano Dravidian Dreiser Dresden Drew Dreyfus Dristan Dropbox Drudge
    50 Drupal Dryden Dschubba DuPont Duane Dubai Dubcek Dubhe Dublin Dubrovnik Dubuque Duchamp
    50 Dudley Duffy Duisburg Duke Dulles Duluth Dumas Dumbledore Dumbo Dunant Dunbar Duncan Dunedin
    50 Dunkirk Dunlap Dunn Dunne Duracell Duran Durant Durante Durban Durex Durham Durhams Durkheim
    50 Duroc Durocher Duse Dushanbe Dustbuster Dustin Dusty Dutchman Dutchmen Duvalier Dvina Dwayne
    50 Dwight Dyer Dylan DynamoDB Dyson Dzerzhinsky Dzungaria EC ECG ECMAScript EDT EEC EEG EEO EKG
    50 EMT EPA ERA ESPN EST ET ETA ETD EULA EULAs Eakins Earhart Earl Earle Earlene Earline Earnest
    50 Earnestine Earnhardt Earp East Eastern Easterner Eastman Easts Eastwood Eaton Eben Ebeneezer
    50 Ebert Ebola Ebonics Ebony Ebro Ecclesiastes Eco Ecuador Ecuadoran Ecuadorans Ecuadorian
    50 Ecuadorians Ed Edam Edams Edda Eddie Eddington Eddy Eden Edens Edgar Edgardo Edinburgh
    50 Edison Edith Edmond Edmonton Edmund Edna Edsel Eduardo Edward Edwardian Edwardo Edwards
    50 Edwin Edwina Eeyore Effie Efrain Efren Eggo Egypt Egyptian Egyptians Egyptology Ehrenberg
    50 Ehrlich Eichmann Eiffel Eileen Einstein Einsteins Eire Eisenhower Eisenstein Eisner Elaine
    50 Elam Elanor Elasticsearch Elastoplast Elba Elbe Elbert Elbrus Eldersburg Eldon Eleanor
    50 Eleazar Electra Elena Elgar Eli Elias Elijah Elinor Eliot Elisa Elisabeth Elise Eliseo
    50 Elisha Eliza Elizabeth Elizabethan Elizabethans Elizabethtown Elkhart Ella Ellen Ellesmere
    50 Ellie Ellington Elliot Elliott Ellis Ellison Elma Elmer Elmira Elmo Elnath Elnora Elohim
    50 Eloise Eloy Elroy Elsa Elsie Elsinore Eltanin Elton Elul Elva Elvia Elvin Elvira Elvis Elway
    50 Elwood Elyria Elysian Elysium Elysiums Emacs Emanuel Emerson Emery Emil Emile Emilia Emilio
    50 Emily Eminem Emma Emmanuel Emmett Emory Encarta Endymion Eng Engels Englishman Englishmen
    50 Englishwoman Englishwomen Enid Enif Eniwetok Enkidu Enoch Enos Enrico Enrique Enron
    50 Enterprise Eocene Epcot Ephesian Ephesus Ephraim Epictetus Epicurean Epicurus Epimethius
    50 Epiphanies Epiphany Episcopal Epsom Epson Epstein Equuleus Er Erasmus Erato Eratosthenes
    50 Erebus Erector Erewhon Erhard Eric Erica Erich Erick Ericka Erickson Eridanus Erie Erik
    50 Erika Erin Eris Eritrea Erlang Erlenmeyer Erma Erna Ernest Ernestine Ernesto Ernie Ernst
    50 Eros Eroses Errol Erse ErvIn Erwin Esau Escher Escherichia Esmeralda Esperanto Esperanza
    50 Espinoza Esq Essen Essene Essequibo Essex Essie Establishment Esteban Estela Estella Estelle
    50 Ester Estes Esther Estonia Estonian Estonians Estrada Ethan Ethel Ethelred Ethernet Ethiopia
    50 Ethiopian Ethiopians Etna Eton Etruria Etruscan Etta Eu Eucharist Eucharistic Eucharists
    50 Euclid Eugene Eugenia Eugenie Eugenio Eula Euler Eumenides Eunice Euphrates Eurasia Eurasian
    50 Eurasians Euripides Eurodollar Eurodollars Europa Eurydice Eustachian Eustis Euterpe Eva
    50 Evan Evangelina Evangeline Evans Evansville Eve Evelyn Evenki EverReady Everest Everett
    50 Everette Everglades Evert Evian Evita Ewing Excalibur Excedrin Excellencies Excellency
    50 Exercycle Exocet Exodus Exxon Eyck Eyre Eysenck Ezekiel Ezra FAA FAQ FAQs FCC FDA FDIC FDR
    50 FHA FICA FL FNMA FOFL FORTRAN FPO FSF FSLIC FTC FUD FWIW Fabian Facebook Faeroe Fafnir Fagin
    50 Fahd Fairbanks Fairfield Fairhope Faisal Faisalabad Faith Fajardo Falasha Falkland Falklands
    50 Fallopian Falstaff Falwell Fannie Fanny Faraday Fargo Farley Farmer Farmington Farragut
    50 Farrakhan Farrell Farrow Farsi Fassbinder Fatah Fates Fatima Fatimid Faulkner Faulknerian
    50 Fauntleroy Faust Faustian Faustino Faustus Fawkes Fay Faye Fayetteville Fe FedEx Federalist
    50 Federico Felecia Felice Felicia Felicity Felipe Felix Fellini Fenian Ferber Ferdinand Fergus
    50 Ferguson Ferlinghetti Fermat Fermi Fern Fernandez Fernando Ferrari Ferraro Ferrell Ferris
    50 Feynman Fez Fiat Fiberglas Fibonacci Fichte Fidel Fido Fielding Fields Figaro Figueroa Fiji
    50 Fijian Fijians Filipino Filipinos Fillmore Filofax Finch Finland Finley Finn Finnbogadottir
    50 Finnegan Finnish Finns Fiona Firebase Firefox Firestone Fischer Fisher Fisk Fitch Fitchburg
    50 Fitzgerald Fitzpatrick Fitzroy Fizeau Fla Flagstaff Flanagan Flanders Flatt Flaubert
    50 Fleischer Fleming Flemish Fletcher Flint Flintstones Flo Flora Florence Florentine Flores
    50 Florida Floridan Florine Florsheim Flory Flossie Flowers Floyd Flynn Fm Foch Fokker Foley
    50 Folgers Folsom Fomalhaut Fonda Foosball Forbes Ford Foreman Forest Forester Formica Formicas
    50 Formosa Formosan Forrest Forster Fortaleza Fosse Foster Fotomat Foucault Fourier Fourneyron
    50 Fowler Fox Fr Fragonard Fran France Frances Francesca Francine Francis Francisca Franciscan
    50 Francisco Franck Franco Francois Francoise Franglais Frank Frankel Frankenstein Frankfort
    50 Frankfurt Frankfurter Frankie Franklin Franks Franny Franz Fraser Frazier Fred Freda Freddie
    50 Freddy Frederic Frederick Fredericksburg Fredericton Fredric Fredrick Freeman Freemason
    50 Freemasonries Freemasonry Freemasons Freetown Freida Fremont Frenchman Frenchmen Frenchwoman
    50 Frenchwomen Freon Fresnel Fresno Freud Frey Freya Frieda Friedan Friedman Friedmann Frigga
    50 Frigidaire Frisco Frisian Frito Fritz Frobisher Froissart Fromm Fronde Frontenac Frost
    50 Frostbelt Fry Frye Fuchs Fuentes Fugger Fuji Fujitsu Fujiwara Fukuoka Fukuyama Fulani
    50 Fulbright Fuller Fulton Funafuti Fundy Fushun Fuzhou Fuzzbuster GA GB GE GHQ GHz GIF GM GMO
    50 GMT GNU GP GPS GPU GTE GUI Ga Gable Gabon Gaborone Gabriel Gabriela Gabrielle Gacrux Gadsden
    50 Gaea Gael Gaelic Gagarin Gage Gaia Gail Gaiman Gaines Gainesville Gainsborough Galahad
    50 Galahads Galapagos Galatea Galatia Galatians Galbraith Gale Galen Galibi Galilean Galilee
    50 Galileo Gall Gallagher Gallegos Gallic Gallo Galloway Gallup Galois Galsworthy Galvani
    50 Galveston Gamay Gambia Gamble Gamow Gandhi Gandhian Ganesha Ganges Gangtok Gantry Ganymede
    50 Gap Garbo Garcia Gardner Gareth Garfield Garfunkel Gargantua Garibaldi Garland Garner
    50 Garrett Garrick Garrison Garry Garth Garvey Gary Garza Gascony Gasser Gastonia Gates Gatling
    50 Gatorade Gatsby Gatun Gauguin Gaul Gauls Gauss Gaussian Gautama Gautier Gavin Gawain Gay
    50 Gayle Gaza Gaziantep Gd Gdansk Ge Geffen Gehenna Gehrig Geiger Gelbvieh Geller Gena Genaro
    50 Gene Genesis Genet Geneva Genevieve Genghis Genoa Genoas Gentoo Gentry Geo Geoffrey George
    50 Georges Georgetown Georgette Georgia Georgian Georgians Georgina Ger Gerald Geraldine Gerard
    50 Gerardo Gerber Gere Geritol Germanic Germany Geronimo Gerry Gershwin Gertrude Gestapo
    50 Gestapos Gethsemane Getty Gettysburg Ghana Ghanaian Ghats Ghazvanid Ghent Ghibelline
    50 Giacometti Giannini Giauque Gibbon Gibbs Gibraltar Gibraltars Gibson Gide Gideon Gielgud
    50 Gienah Gil Gila Gilbert Gilberto Gilchrist Gilda Gilead Giles Gilgamesh Gill Gillespie
    50 Gillette Gilliam Gillian Gilligan Gilmore Gilroy Gina Ginger Gingrich Ginny Gino Ginsberg
    50 Ginsburg Ginsu Giorgione Giotto Giovanni Giraudoux Giselle Gish GitHub Giuliani Giuseppe
    50 Giza Gladstone Gladstones Gladys Glaser Glasgow Glass Glastonbury Glaswegian Glaxo Gleason
    50 Glen Glenda Glendale Glenlivet Glenn Glenna Gloria Gloucester Glover Gnostic Gnosticism
    50 GnuPG Goa Gobi Goddard Godiva Godot Godthaab Godunov Godzilla Goebbels Goering Goethals
    50 Goethe Goff Gog Gogol Goiania Golan Golconda Golda Goldberg Golden Goldie Goldilocks Golding
    50 Goldman Goldsboro Goldsmith Goldwater Goldwyn Golgi Golgotha Goliath Gomez Gomorrah Gompers
    50 Gomulka Gondwanaland Gonzales Gonzalez Gonzalo Good Goodall Goodman Goodrich Goodwill
    50 Goodwin Goodyear Google Goolagong Gopher Gorbachev Gordian Gordimer Gordon Gore Goren Gorey
    50 Gorgas Gorgonzola Gorky Goth Gotham Gothic Gothics Goths Gouda Goudas Gould Gounod Goya
    50 Grable Gracchus Grace Graceland Gracie Graciela Grady Graffias Grafton Graham Grahame Grail
    50 Grampians Granada Grant Grass Graves Gray Grayslake Grecian Greece Greeley Green Greene
    50 Greenland Greenpeace Greensboro Greensleeves Greenspan Greenville Greenwich Greer Greg Gregg
    50 Gregorian Gregorio Gregory Grenada Grenadines Grendel Grenoble Gresham Greta Gretchen Gretel
    50 Gretzky Grey Grieg Griffin Griffith Grimes Grimm Grinch Gris Gromyko Gropius Gross Grosz
    50 Grotius Grover Grumman Grundy Grus Gruyeres Guadalajara Guadalcanal Guadalquivir Guadalupe
    50 Guadeloupe Guallatiri Guam Guangzhou Guantanamo Guarani Guarnieri Guatemala Guatemalan
    50 Guatemalans Guayama Guayaquil Gucci Guelph Guernsey Guernseys Guerra Guerrero Guevara
    50 Guggenheim Guiana Guillermo Guinea Guinean Guineans Guinevere Guinness Guiyang Guizot
    50 Gujarat Gujarati Gujranwala Gulfport Gullah Gulliver Gumbel Gunther Guofeng Gupta Gurkha Gus
    50 Gustav Gustavo Gustavus Gutenberg Guthrie Gutierrez Guy Guyana Guyanese Guzman Gwalior Gwen
    50 Gwendoline Gwendolyn Gwyn Gypsies Gypsy HBO HBase HDD HDMI HDTV HF HHS HI HMS HOV HP HR HRH
    50 HS HSBC HST HTML HTTP HUD Haas Habakkuk Haber Hadar Hades Hadoop Hadrian Hafiz Hagar
    50 Hagerstown Haggai Hagiographa Hague Hahn Haifa Haiphong Haiti Haitian Haitians Hakka Hakluyt
    50 Hal Haldane Hale Haleakala Haley Halifax Hall Halley Halliburton Hallie Hallmark Hallstatt
    50 Halon Hals Halsey Ham Haman Hamburg Hamburgs Hamhung Hamilcar Hamill Hamilton Hamiltonian
    50 Hamitic Hamlet Hamlin Hammarskjold Hammerstein Hammett Hammond Hammurabi Hampshire Hampton
    50 Hamsun Han Hancock Handel Handy Haney Hanford Hangul Hangzhou Hank Hanna Hannah Hannibal
    50 Hanoi Hanover Hanoverian Hans Hansel Hansen Hanson Hapsburg Harare Harbin Hardin Harding
    50 Hardy Hargreaves Harlan Harlem Harlequin Harley Harlingen Harlow Harmon Harold Harper
    50 Harrell Harriet Harriett Harrington Harris Harrisburg Harrison Harrisonburg Harrods Harry
    50 Hart Harte Hartford Hartline Hartman Harvard Harvey Hasbro Hasidim Hastings Hatfield
    50 Hathaway Hatsheput Hatteras Hattie Hattiesburg Hauptmann Hausa Hausdorff Havana Havanas
    50 Havarti Havel Havoline Hawaii Hawaiian Hawaiians Hawking Hawkins Hawthorne Hay Hayden Haydn
    50 Hayes Haynes Hays Haywood Hayworth Hazel Hazleton Hazlitt He Head Hearst Heath Heather
    50 Heaviside Hebe Hebert Hebraic Hebrides Hecate Hector Hecuba Heep Hefner Hegel Hegelian
    50 Hegira Heidegger Heidelberg Heidi Heifetz Heimlich Heine Heineken Heinlein Heinrich Heinz
    50 Heisenberg Heisman Helen Helena Helene Helga Helicon Heliopolis Helios Hellenic Hellenism
    50 Hellenisms Hellenistic Hellenization Hellenize Heller Hellespont Hellman Helmholtz Helsinki
    50 Helvetius Hemet Hemingway Hench Henderson Hendricks Hendrix Henley Hennessy Henri Henrietta
    50 Henry Hensley Henson Hepburn Hephaestus Hepplewhite Hera Heraclitus Herbart Herbert
    50 Herculaneum Hercules Herder Hereford Herero Heriberto Herman Hermaphroditus Hermes Herminia
    50 Hermitage Hermite Hermosillo Hernandez Herod Herodotus Heroku Herrera Herrick Herring
    50 Herschel Hersey Hershel Hershey Hertz Hertzsprung Herzegovina Herzl Heshvan Hesiod Hesperia
    50 Hesperus Hess Hesse Hessian Hester Heston Hettie Hewitt Hewlett Heyerdahl Heywood Hezbollah
    50 Hezekiah Hf Hg Hialeah Hiawatha Hibernia Hickman Hickok Hickory Hicks Hieronymus Higgins
    50 Highlander Highlanders Hightstown Hilario Hilary Hilbert Hilda Hildebrand Hilfiger Hill
    50 Hillary Hillel Hilton Himalaya Himalayas Himmler Hinayana Hindemith Hindenburg Hindi
    50 Hindustan Hindustani Hines Hinesville Hinton Hipparchus Hippocrates Hippocratic Hiram
    50 Hirobumi Hirohito Hiroshima Hispaniola Hiss Hitachi Hitchcock Hitler Hitlers Hittite Hmong
    50 Ho Hobart Hobbes Hobbs Hockney Hodge Hodges Hodgkin Hoff Hoffa Hoffman Hofstadter Hogan
    50 Hogarth Hogwarts Hohenlohe Hohenstaufen Hohenzollern Hohhot Hohokam Hokkaido Hokusai Holbein
    50 Holcomb Holden Holder Holiday Holland Hollands Hollerith Holley Hollie Hollis Holloway Holly
    50 Holman Holmes Holocene Holst Holstein Holsteins Holt Homer Homeric Hon Honda Honduran
    50 Hondurans Honduras Honecker Honeywell Hong Honiara Honolulu Honshu Hood Hooke Hooker Hooper
    50 Hoosier Hooters Hoover Hoovers Hope Hopewell Hopi Hopkins Hopper Horace Horacio Horatio
    50 Hormel Hormuz Horn Hornblower Horne Horowitz Horthy Horton Horus Hosea Hotpoint Hottentot
    50 Houdini Houma Housman Houston Houyhnhnm Hovhaness Howard Howe Howell Howells Hoyle Hrothgar
    50 Huang Hubbard Hubble Huber Hubert Huck Hudson Huerta Huey Huff Huffman Huggins Hugh Hughes
    50 Hugo Huguenot Huguenots Hui Huitzilopotchli Hull Humberto Humboldt Hume Hummer Humphrey
    50 Humvee Hun Hung Hungarian Hungarians Hungary Huns Hunspell Hunt Hunter Huntington Huntley
    50 Huntsville Hurd Hurley Huron Hurst Hus Hussein Husserl Hussite Huston Hutchinson Hutton Hutu
    50 Huxley Huygens Hyades Hyde Hyderabad Hydra Hymen Hyperion Hyundai Hz IA IBM ICBM ICBMs ICC
    50 ICU IDE IE IED IEEE IKEA IL IMF IMHO IMNSHO IMO IN ING IP IPA IPO IRC ISIS ISO ISP ISS IUD
    50 IVF Iaccoca Iago Ian Iapetus Ibadan Iberia Iberian Ibiza Iblis Ibo Ibsen Icahn Icarus
    50 Iceland Icelander Icelanders Icelandic Ida Idaho Idahoan Idahoans Idahoes Idahos Ieyasu
    50 Ignacio Ignatius Igor Iguassu Ijsselmeer Ike Ikhnaton Ila Ilene Iliad Ill Illinois
    50 Illuminati Ilyushin Imelda Imhotep Imodium Imogene Imus In Ina Inca Incas Inchon Ind
    50 Independence India Indiana Indianan Indianans Indianapolis Indies Indio Indira Indochina
    50 Indochinese Indonesia Indonesian Indonesians Indore Indra Indus Indy Ines Inez Inge
    50 Inglewood Ingram Ingres Ingrid Innocent Inonu Inquisition Instagram Instamatic Intel
    50 Intelsat Internationale Interpol Inuktitut Invar Io Ionesco Ionian Ionic Ionics Iowa Iowan
    50 Iowans Iowas Iphigenia Iqaluit Iqbal Iquitos Ir Ira Iran Iranian Iranians Iraq Iraqi Iraqis
    50 Ireland Irene Iris Irishman Irishmen Irishwoman Irishwomen Irkutsk Irma Iroquoian Iroquois
    50 Irrawaddy Irtish Irvin Irving Irwin Isaac Isabel Isabela Isabella Isabelle Isaiah Iscariot
    50 Isfahan Isherwood Ishim Ishmael Ishtar Isiah Isidro Isis Islamabad Islamism Islamist Ismael
    50 Ismail Isolde Ispell Israel Israeli Israelis Israelite Israels Issac Issachar Istanbul Isuzu
    50 It Itaipu Italy Itasca Ithaca Ithacan Ito Iva Ivan Ivanhoe Ives Ivory Ivy Iyar Izaak Izanagi
    50 Izanami Izhevsk Izmir Izod Izvestia JFK JP JPEG JV Jack Jackie Jacklyn Jackson Jacksonian
    50 Jacksonville Jacky Jaclyn Jacob Jacobean Jacobi Jacobin Jacobite Jacobs Jacobson Jacquard
    50 Jacqueline Jacquelyn Jacques Jagger Jagiellon Jaguar Jahangir Jaime Jain Jainism Jaipur
    50 Jakarta Jake Jamaal Jamaica Jamaican Jamaicans Jamal Jamar Jame Jamel James Jamestown Jami
    50 Jamie Jana Janacek Jane Janell Janelle Janesville Janet Janette Janice Janie Janine Janis
    50 Janissary Janjaweed Janna Jannie Jansen Jansenist Janus Japan Japura Jared Jarlsberg Jarred
    50 Jarrett Jarrod Jarvis Jasmine Jason Jasper Jataka Java JavaScript Javanese Javas Javier
    50 Jaxartes Jay Jayapura Jayawardene Jaycee Jaycees Jayne Jayson Jean Jeanette Jeanie Jeanine
    50 Jeanne Jeannette Jeannie Jeannine Jed Jedi Jeeves Jeff Jefferey Jefferson Jeffersonian
    50 Jeffery Jeffrey Jeffry Jehoshaphat Jehovah Jekyll Jenifer Jenkins Jenna Jenner Jennie
    50 Jennifer Jennings Jenny Jensen Jephthah Jerald Jeremiah Jeremiahs Jeremy Jeri Jericho
    50 Jermaine Jeroboam Jerold Jerome Jerri Jerrod Jerrold Jerry Jersey Jerseys Jerusalem Jess
    50 Jesse Jessica Jessie Jesuit Jesuits Jetway Jewel Jewell Jewishness Jewry Jezebel Jezebels
    50 Jidda Jilin Jill Jillian Jim Jimenez Jimmie Jimmy Jinan Jinnah Jinny Jivaro Jo Joan Joann
    50 Joanna Joanne Joaquin Job Jobs Jocasta Jocelyn Jock Jockey Jodi Jodie Jody Joe Joel Joey
    50 Jogjakarta Johann Johanna Johannes Johannesburg Johnathan Johnathon Johnie Johnnie Johnny
    50 Johns Johnson Johnston Johnstown Jolene Jolson Jon Jonah Jonahs Jonas Jonathan Jonathon
    50 Jones Jonesboro Joni Jonson Joplin Jordan Jordanian Jordanians Jorge Jose Josef Josefa
    50 Josefina Joseph Josephine Josephs Josephson Josephus Josh Joshua Josiah Josie Josue Joule
    50 Jove Jovian Joy Joyce Joycean Joyner Juan Juana Juanita Juarez Jubal Judaeo Judah Judaic
    50 Judas Judases Judd Jude Judea Judith Judson Judy Juggernaut Jules Julia Julian Juliana
    50 Julianne Julie Juliet Juliette Julio Julius Julliard Juneau Jung Jungfrau Jungian Juno
    50 Jurassic Jurua Justice Justin Justine Justinian Jutland Juvenal KFC KGB KIA KKK KP KS KY
    50 Kaaba Kabul Kafka Kafkaesque Kagoshima Kahlua Kahului Kaifeng Kailua Kaiser Kaitlin Kalahari
    50 Kalamazoo Kalashnikov Kalb Kalevala Kalgoorlie Kali Kalmyk Kama Kamchatka Kamehameha Kampala
    50 Kampuchea Kanchenjunga Kandahar Kandinsky Kane Kaneohe Kankakee Kannada Kano Kanpur Kans
    50 Kansan Kansans Kansas Kant Kantian Kaohsiung Kaposi Kara Karachi Karaganda Karakorum
    50 Karamazov Kareem Karen Karenina Kari Karin Karina Karl Karla Karloff Karo Karol Karroo Karyn
    50 Kasai Kasey Kashmir Kasparov Kate Katelyn Katharine Katherine Katheryn Kathiawar Kathie
    50 Kathleen Kathrine Kathryn Kathy Katie Katina Katmai Katowice Katrina Katy Kauai Kaufman
    50 Kaunas Kaunda Kawabata Kawasaki Kay Kaye Kayla Kazakh Kazakhstan Kazan Kazantzakis Keaton
    50 Keats Keck Keenan Keewatin Keillor Keisha Keith Keller Kelley Kelli Kellie Kellogg Kelly
    50 Kelsey Kelvin Kemerovo Kemp Kempis Ken Kendall Kendra Kendrick Kenmore Kennan Kennedy
    50 Kenneth Kennewick Kennith Kenny Kenosha Kent Kenton Kentuckian Kentuckians Kentucky Kenya
    50 Kenyan Kenyans Kenyatta Kenyon Keogh Keokuk Kepler Kerensky Keri Kermit Kern Kerouac Kerr
    50 Kerri Kerry Kettering Keven Kevin Kevlar Kevorkian Kewpie Key Keynes Keynesian Khabarovsk
    50 Khachaturian Khalid Khan Kharkov Khartoum Khayyam Khazar Khmer Khoikhoi Khoisan Khomeini
    50 Khorana Khrushchev Khufu Khulna Khwarizmi Khyber Kickapoo Kidd Kiel Kierkegaard Kieth Kiev
    50 Kigali Kikuyu Kilauea Kilimanjaro Killeen Kilroy Kim Kimberley Kimberly King Kingsport
    50 Kingston Kingstown Kinney Kinsey Kinshasa Kiowa Kip Kipling Kirby Kirchhoff Kirchner
    50 Kirghistan Kirghiz Kiribati Kirinyaga Kirk Kirkland Kirkpatrick Kirov Kirsten Kisangani
    50 Kishinev Kislev Kissimmee Kissinger Kit Kitakyushu Kitchener Kitty Kiwanis Klan Klansman
    50 Klaus Klee Klein Klimt Kline Klingon Klondike Klondikes Kmart Knapp Knesset Kngwarreye
    50 Knickerbocker Knievel Knight Knopf Knossos Knowles Knox Knoxville Knudsen Knuth Kobe Koch
    50 Kochab Kodachrome Kodak Kodaly Kodiak Koestler Kohinoor Kohl Koizumi Kojak Kokomo Kolyma
    50 Kommunizma Kong Kongo Konrad Koontz Koppel Korea Kornberg Kory Korzybski Kosciusko Kossuth
    50 Kosygin Kotlin Koufax Kowloon Kr Kraft Krakatoa Krakow Kramer Krasnodar Krasnoyarsk Krebs
    50 Kremlin Kremlinologist Kresge Kringle Kris Krishna Krishnamurti Krista Kristen Kristi
    50 Kristie Kristin Kristina Kristine Kristopher Kristy Kroc Kroger Kronecker Kropotkin Kruger
    50 Krugerrand Krupp Krystal Kshatriya Kublai Kubrick Kuhn Kuibyshev Kulthumm Kunming Kuomintang
    50 Kurd Kurdish Kurdistan Kurosawa Kurt Kurtis Kusch Kutuzov Kuwait Kuwaiti Kuwaitis Kuznets
    50 Kuznetsk Kwakiutl Kwan Kwangju Kyle Kyoto Kyrgyzstan Kyushu L'Amour L'Oreal L'Ouverture LA
    50 LBJ LCD LED LG LGBT LP LPN LPNs La Laban Labrador Labradors Lacey Lachesis Lacy Ladoga
    50 Ladonna Lafayette Lafitte Lagos Lagrange Lagrangian Lahore Laius Lajos Lakeisha Lakeland
    50 Lakewood Lakisha Lakota Lakshmi Lamar Lamarck Lamaze Lamb Lambert Lamborghini Lambrusco
    50 Lamont Lana Lanai Lancashire Lancaster Lance Lancelot Land Landon Landry Landsat Landsteiner
    50 Lane Lang Langerhans Langland Langley Langmuir Lanka Lanny Lansing Lanzhou Lao Laocoon Laos
    50 Laotian Laotians Laplace Lapland Lapp Lapps Lara Laramie Lardner Laredo Larousse Larry Lars
    50 Larsen Larson Las Lascaux Lassa Lassen Lassie Latasha Lateran Latinx Latisha Latonya Latoya
    50 Latrobe Latvia Latvian Latvians Laud Lauder Laue Laura Laurasia Laurel Lauren Laurence
    50 Laurent Lauri Laurie Laval Lavern Laverne Lavoisier Lavonne Lawanda Lawrence Lawson Lawton
    50 Layamon Layla Layton Lazaro Lazarus Le Lea Leach Leadbelly Leah Leakey Lean Leander Leann
    50 Leanna Leanne Lear Learjet Leary Leavenworth Lebanese Lebanon Lebesgue Leblanc Leda
    50 Lederberg Lee Leeds Leesburg Leeuwenhoek Leeward Left Legendre Leger Leghorn Lego Legree
    50 Lehman Leibniz Leicester Leiden Leif Leigh Leila Leipzig Lela Leland Lelia Lemaitre Lemuel
    50 Lemuria Len Lena Lenard Lenin Leningrad Leninism Leninist Lennon Lenny Leno Lenoir Lenora
    50 Lenore Lenten Leola Leominster Leon Leona Leonard Leonardo Leoncavallo Leonel Leonid
    50 Leonidas Leonor Leopold Leopoldo Lepidus Lepke Lepus Lerner Leroy Les Lesa Lesley Leslie
    50 Lesotho Lesseps Lessie Lester Lestrade Leta Letha Lethe Leticia Letitia Letterman Levant
    50 Levesque Levi Leviathan Levine Leviticus Levitt Levy Lew Lewinsky Lewis Lewiston Lewisville
    50 Lexington Lexus Lhasa Lhotse Li Libby Liberace Liberia Liberian Liberians LibreOffice
    50 Libreville Librium Libya Libyan Libyans Lichtenstein Lidia Lie Lieberman Liebfraumilch
    50 Liechtenstein Liege Lila Lilia Lilian Liliana Lilith Liliuokalani Lille Lillian Lillie
    50 Lilliput Lilliputian Lilliputians Lilly Lilongwe Lily Lima Limbaugh Limburger Limoges
    50 Limousin Limpopo Lin Lina Lincoln Lincolns Lind Linda Lindbergh Lindsay Lindsey Lindy
    50 Linnaeus Linotype Linton Linus Linux Linwood Lionel Lipizzaner Lippi Lippmann Lipscomb
    50 Lipton Lisa Lisbon Lissajous Lister Listerine Liston Liszt Lithuania Lithuanian Lithuanians
    50 Little Litton Livermore Liverpool Liverpudlian Livia Livingston Livingstone Livonia Livy Liz
    50 Liza Lizzie Lizzy Ljubljana Llewellyn Lloyd Loafer Loafers Lobachevsky Lochinvar Locke
    50 Lockean Lockheed Lockwood Lodge Lodi Lodz Loewe Loewi Loews Logan Lohengrin Loire Lois Loki
    50 Lola Lolita Lollard Lollobrigida Lombard Lombardi Lombardy Lome Lompoc Lon London Londoner
    50 Long Longfellow Longmont Longstreet Longview Lonnie Lopez Lora Lorain Loraine Lorelei Loren
    50 Lorena Lorene Lorentz Lorenz Lorenzo Loretta Lori Lorie Lorna Lorraine Lorre Lorrie Los Lot
    50 Lothario Lott Lottie Lou Louella Louie Louis Louisa Louise Louisiana Louisianan Louisianans
    50 Louisianian Louisianians Louisville Lourdes Louvre Love Lovecraft Lovelace Lowe Lowell
    50 Lowenbrau Lowery Loyang Loyd Loyola Lr Lt Ltd Lu Luanda Luann Lubavitcher Lubbock Lubumbashi
    50 Lucas Luce Lucia Lucian Luciano Lucien Lucifer Lucile Lucille Lucinda Lucio Lucite Lucius
    50 Lucknow Lucretia Lucretius Lucy Luddite Ludhiana Ludwig Luella Lufthansa Luftwaffe Luger
    50 Lugosi Luigi Luis Luisa Luke Lula Lully Lulu Luna Lupe Lupercalia Lupus Luria Lusaka
    50 Lusitania Luther Lutheranism Luvs Luxembourg Luxembourger Luxembourgers Luz Luzon Lvov LyX
    50 Lycra Lycurgus Lydia Lyell Lyle Lyly Lyman Lyme Lynch Lynchburg Lynda Lyndon Lynette Lynn
    50 Lynne Lynnette Lyon Lyons Lyra Lysenko Lysistrata Lysol MBA MC MCI ME MGM MHz MIA MIT MN
    50 MOOC MP MPEG MRI MSG MST MT MTV MVP Maalox Mabel Mable Mac MacArthur MacBride MacDonald
    50 MacLeish Macao Macaulay Macbeth Maccabeus Macedon Macedonia Macedonian Macedonians Mach
    50 Machiavelli Machiavellian Macias Macintosh Mack Mackenzie Mackinac Mackinaw Macmillan Macon
    50 Macumba Macy Madagascan Madagascans Madagascar Madden Maddox Madeira Madeiras Madeleine
    50 Madeline Madelyn Madera Madge Madison Madonna Madonnas Madras Madrid Madurai Mae Maeterlinck
    50 Mafioso Magdalena Magdalene Magellan Magellanic Maggie Maghreb Magi Maginot Magnitogorsk
    50 Magog Magoo Magritte Magsaysay Magyar Magyars Mahabharata Maharashtra Mahavira Mahayana
    50 Mahayanist Mahdi Mahfouz Mahican Mahicans Mahler Mai Maidenform Maigret Mailer Maillol
    50 Maiman Maimonides Maine Maisie Maitreya Maj Major Majorca Majuro Makarios Malabar Malabo
    50 Malacca Malachi Malagasy Malamud Malaprop Malawi Malay Malayalam Malayan Malays Malaysia
    50 Malaysian Malaysians Malcolm Maldive Maldives Maldivian Maldivians Maldonado Male Mali
    50 Malian Malians Malibu Malinda Malinowski Mallomars Mallory Malone Malory Malplaquet Malraux
    50 Malta Maltese Malthus Malthusian Mameluke Mamet Mamie Mamore Man Managua Manama Manasseh
    50 Manchester Manchu Manchuria Manchurian Mancini Mandalay Mandela Mandelbrot Mandeville
    50 Mandingo Mandrell Mandy Manet Manfred Manhattan Manhattans Mani Manichean Manila Manilas
    50 Manitoba Manitoulin Mankato Manley Mann Mannheim Manning Mansfield Manson Manteca Mantegna
    50 Mantle Manuel Manuela Manx Mao Maoism Maoisms Maoist Maoists Mapplethorpe Maputo Mara
    50 Maracaibo Marat Maratha Marathi Marathon Marc Marceau Marcel Marcelino Marcella Marcelo
    50 Marci Marcia Marciano Marcie Marco Marconi Marcos Marcus Marcy Marduk Margaret Margarita
    50 Margarito Marge Margery Margie Margo Margret Margrethe Marguerite Mari Maria MariaDB Marian
    50 Mariana Marianas Marianne Mariano Maribel Maricela Marie Marietta Marilyn Marin Marina Mario
    50 Marion Maris Marisa Marisol Marissa Maritain Maritza Marius Marjorie Marjory Mark Markab
    50 Markham Markov Marks Marla Marlboro Marlborough Marlene Marley Marlin Marlon Marlowe Marmara
    50 Marne Maronite Marple Marquesas Marquette Marquez Marquis Marquita Marrakesh Marriott
    50 Marsala Marseillaise Marseilles Marsh Marsha Marshall Marta Martel Martha Martial Martin
    50 Martina Martinez Martinique Marty Marva Marvell Marvin Marx Mary Maryann Maryanne Maryellen
    50 Maryland Marylander Marylou Marysville Masada Masai Masaryk Mascagni Masefield Maserati
    50 Maseru Mashhad Masonic Masonite Massachusetts Massasoit Massenet Massey MasterCard Masters
    50 Mather Mathew Mathews Mathewson Mathias Mathis Matilda Matisse Matlab Matt Mattel Matterhorn
    50 Matthew Matthews Matthias Mattie Maud Maude Maugham Maui Mauldin Maupassant Maura Maureen
    50 Mauriac Maurice Mauricio Maurine Mauritania Mauritius Mauro Maurois Mauryan Mauser Mavis Max
    50 Maximilian Maxine Maxwell Maya Mayan Mayans Mayas Mayer Mayfair Mayflower Maynard Mayo Mayra
    50 Maytag Mazama Mazarin Mazatlan Mazda Mazola Mazzini Mb Mbabane Mbini McAdam McAllen McBride
    50 McCain McCall McCarthy McCarthyism McCartney McCarty McClain McClellan McClure McConnell
    50 McCormick McCray McCullough McDaniel McDonald McDonnell McDowell McEnroe McFadden McFarland
    50 McGee McGovern McGowan McGuffey McGuire McHenry McIntosh McIntyre McKay McKee McKenzie
    50 McKinley McKinney McKnight McLaughlin McLean McLeod McLuhan McMahon McMillan McNamara
    50 McNaughton McNeil McPherson McQueen McVeigh Md Mead Meade Meadows Meagan Meany Medan Medea
    50 Medellin Medford Media Medici Medina Medusa Meg Megan Meghan Meier Meighen Meiji Meir Mejia
    50 Mekong Mel Melanesia Melanesian Melanie Melba Melbourne Melchior Melchizedek Melendez
    50 Melinda Melisa Melisande Melissa Mellon Melody Melpomene Melton Melva Melville Melvin
    50 Memcached Memling Memphis Menander Mencius Mencken Mendel Mendeleev Mendelian Mendelssohn
    50 Mendez Mendocino Mendoza Menelaus Menelik Menes Menifee Menkalinan Menkar Menkent Mennen
    50 Mennonite Mennonites Menominee Menotti Mensa Mentholatum Menuhin Menzies Mephistopheles
    50 Merak Mercado Mercator Merced Mercedes Mercer Mercia Merck Mercurochrome Meredith Merino
    50 Merle Merlin Merlot Merovingian Merriam Merrick Merrill Merrimack Merritt Merthiolate Merton
    50 Mervin Mesa Mesabi Mesmer Mesolithic Mesopotamia Mesozoic Messerschmidt Messiaen Messianic
    50 Metallica Metamucil Methodism Methodisms Methuselah Metternich Meuse Mexicali Mexico Meyer
    50 Meyerbeer Meyers Mfume Mg MiG Mia Miami Miamis Miaplacidus Micah Micawber Mich Michael
    50 Micheal Michel Michelangelo Michele Michelin Michelle Michelob Michelson Michigan
    50 Michigander Michiganders Mick Mickey Mickie Micky Micmac Micronesia Micronesian Microsoft
    50 Midas Middleton Middletown Midland Midway Miguel Mike Mikhail Mikoyan Milagros Milan Mildred
    50 Miles Milford Milken Mill Millard Millay Miller Millet Millicent Millie Millikan Mills Milne
    50 Milo Milosevic Milquetoast Miltiades Milton Miltonic Miltown Milwaukee Mimi Mimosa Min
    50 Minamoto Mindanao Mindoro Mindy Minerva Ming Mingus Minn Minneapolis Minnelli Minnesota
    50 Minnesotan Minnesotans Minnie Minoan Minoans Minolta Minos Minot Minotaur Minsk Minsky
    50 Mintaka Minuit Miocene Mir Mira Mirabeau Mirach Miranda Mirfak Miriam Miro Mirzam Miskito
    50 Mississauga Mississippi Mississippian Mississippians Missoula Missouri Missourian
    50 Missourians Missy Mistassini Misty Mitch Mitchel Mitchell Mitford Mithra Mithridates
    50 Mitsubishi Mitterrand Mitty Mitzi Mixtec Mizar Mn Mnemosyne Mo Mobil Mobile Mobutu Modesto
    50 Modigliani Moe Moet Mogadishu Mohacs Mohamed Mohammad Mohammedan Mohammedanism
    50 Mohammedanisms Mohammedans Mohawk Mohawks Moho Mohorovicic Moira Moises Moiseyev Mojave
    50 Moldavia Moldova Moliere Molina Moll Mollie Molly Molnar Moloch Molokai Molotov Moluccas
    50 Mombasa Mona Monaco Mondale Mondrian Monera Monessen Monet MongoDB Mongol Mongolia Mongolian
    50 Mongolians Mongoloid Mongols Monica Monique Monk Monmouth Monongahela Monroe Monrovia
    50 Monsanto Mont Montague Montaigne Montana Montanan Montanans Montcalm Monte Montenegrin
    50 Montenegro Monterey Monterrey Montesquieu Montessori Monteverdi Montevideo Montezuma
    50 Montgolfier Montgomery Monticello Montoya Montpelier Montrachet Montreal Montserrat Monty
    50 Moody Moog Moon Mooney Moor Moore Moorish Moors Morales Moran Moravia Moravian Mordred More
    50 Moreno Morgan Morgantown Moriarty Morin Morison Morita Morley Mormonism Mormonisms Moro
    50 Moroccan Moroccans Morocco Moroni Morpheus Morphy Morris Morrison Morristown Morrow Morse
    50 Mort Mortimer Morton Mosaic Moscow Moseley Moselle Moses Mosley Moss Mosul Motorola Motown
    50 Motrin Mott Mountbatten Mountie Mounties Moussorgsky Mouthe Mouton Mowgli Mozambican
    50 Mozambicans Mozambique Mozart Mozilla Muawiya Mubarak Mueller Muenster Mugabe Muhammadan
    50 Muhammadanism Muhammadanisms Muhammadans Muir Mujib Mulder Mullen Muller Mulligan Mullikan
    50 Mullins Mulroney Multan Mumbai Mumford Munch Muncie Munich Munoz Munro Muppet Murasaki Murat
    50 Murchison Murdoch Murfreesboro Muriel Murillo Murine Murmansk Murphy Murray Murrieta Murrow
    50 Murrumbidgee Muscat Muscovite Muscovy Muse Musharraf Musial Muskegon Muskogee Mussolini
    50 Mussorgsky Mutsuhito MySQL MySpace Myanmar Mycenae Mycenaean Myers Mylar Mylars Myles Myra
    50 Myrdal Myrna Myron Myrtle Mysore Myst NAACP NAFTA NASCAR NASDAQ NB NBC NC NCAA NCO ND NH
    50 NIMBY NJ NM NORAD NOW NPR NSA NSFW NT NV NVIDIA NWT NY NYC NZ Na Nabisco Nabokov Nader Nadia
    50 Nadine Nagasaki Nagoya Nagpur Nagy Nahuatl Nahum Naipaul Nair Nairobi Naismith Nam Namath
    50 Namibia Namibian Namibians Nampa Nan Nanak Nanchang Nancy Nanette Nanjing Nannie Nanook
    50 Nansen Nantes Nantucket Naomi Napa Naphtali Napier Naples Napoleon Napoleonic Napster
    50 Narcissus Narmada Narnia Narragansett Nash Nashua Nashville Nassau Nasser Nat Natalia
    50 Natalie Natasha Natchez Nate Nathan Nathaniel Nathans Nation Nationwide Naugahyde Nauru
    50 Nautilus Navajo Navajoes Navajos Navarre Navarro Navratilova Nazarene Nazareth Nazca Nazism
    50 Nazisms Nb Nd Ndjamena Ne Neal Neanderthal Neanderthals Neapolitan Nebraska Nebraskan
    50 Nebraskans Nebuchadnezzar Ned Nefertiti Negev Negroid Negroids Negros Nehemiah Nehru Neil
    50 Nelda Nell Nellie Nelly Nelsen Nelson Nembutal Nemesis Neo Neogene Neolithic Nepal Nepalese
    50 Nepali Nereid Nerf Nero Neruda Nescafe Nesselrode Nestle Nestor Nestorius Netflix
    50 Netherlander Netherlanders Netherlands Netscape Nettie Netzahualcoyotl Nev Neva Nevada
    50 Nevadan Nevadans Nevis Nevsky Newark Newburgh Newcastle Newfoundland Newfoundlands Newman
    50 Newport Newsweek Newton Newtonian Nexis Ngaliema Nguyen Ni Niagara Niamey Nibelung Nicaea
    50 Nicaragua Nicaraguan Nicaraguans Niccolo Nice Nicene Nichiren Nicholas Nichole Nichols
    50 Nicholson Nick Nickelodeon Nicklaus Nickolas Nicobar Nicodemus Nicola Nicolas Nicole Nicosia
    50 Niebuhr Nielsen Nietzsche Nieves Nigel Niger Nigeria Nigerian Nigerians Nightingale Nijinsky
    50 Nike Nikita Nikkei Nikki Nikolai Nikon Nile Nimitz Nimrod Nina Nineveh Nintendo Niobe Nippon
    50 Nirenberg Nirvana Nisan Nisei Nissan Nita Nivea Nixon Nkrumah NoDoz Noah Nobel Nobelist
    50 Nobelists Noble Noe Noel Noelle Noels Noemi Nokia Nola Nolan Nome Nona Nootka Nora Norbert
    50 Norberto Nordic Nordics Noreen Norfolk Noriega Norma Normal Norman Normand Normandy Normans
    50 Norplant Norris Norse Norseman Norsemen North Northampton Northeast Northeasts Northerner
    50 Northrop Northrup Norths Northwest Northwests Norton Norway Norwegian Norwegians Norwich
    50 Nosferatu Nostradamus Nottingham Nouakchott Noumea Nova Novartis Novgorod Novocain Novocaine
    50 Novokuznetsk Novosibirsk Noxzema Noyce Noyes Np Nubia Nubian Nukualofa Numbers Nunavut Nunez
    50 Nunki Nuremberg Nureyev NutraSweet NyQuil Nyasa Nyerere O'Brien O'Casey O'Connell O'Connor
    50 O'Donnell O'Hara O'Higgins O'Keeffe O'Neil O'Neill O'Rourke O'Toole OAS OE OH OHSA OJ OPEC
    50 OSHA OT OTOH Oahu Oakland Oakley Oates Oaxaca Ob Obadiah Obama Obamacare Oberlin Oberon
    50 Ocala Ocaml Occam Occident Occidental Occidentals Oceania Oceanus Ochoa Octavia Octavio
    50 Odell Oder Odessa Odets Odin Odis Odom Odysseus Odyssey Oedipal Oedipus Oersted Ofelia
    50 Offenbach OfficeMax Ogbomosho Ogden Ogilvy Oglethorpe Ohio Ohioan Ohioans Oise Ojibwa
    50 Ojibwas Okeechobee Okefenokee Okhotsk Okinawa Okla Oklahoma Oklahoman Oktoberfest Ola Olaf
    50 Olajuwon Olav Oldenburg Oldfield Oldsmobile Olduvai Olen Olenek Olga Oligocene Olin Olive
    50 Oliver Olivetti Olivia Olivier Ollie Olmec Olmsted Olsen Olson Olympia Olympiad Olympiads
    50 Olympian Olympians Olympias Olympus Omaha Omahas Oman Omar Omayyad Omdurman Omsk Onassis
    50 Oneal Onega Onegin Oneida Onion Ono Onondaga Onsager Ontario Oort Opal Opel OpenOffice
    50 Ophelia Ophiuchus Oppenheimer Oprah Ora Oracle Oran Orange Oranjestad Orbison Ordovician
    50 Oregon Oregonian Oregonians Orem Oreo Orestes Orin Orinoco Orion Oriya Orizaba Orkney
    50 Orlando Orleans Orlon Orlons Orly Orpheus Orphic Orr Ortega Ortiz Orval Orville Orwell
    50 Orwellian Osage Osaka Osbert Osborn Osborne Osceola Osgood Oshawa Oshkosh Osiris Oslo Osman
    50 Ostrogoth Ostwald Osvaldo Oswald Othello Otis Ottawa Ottawas Otto Ottoman Ouagadougou Ouija
    50 Ovid Owen Owens Owensboro Oxford Oxfords Oxnard Oxonian Oxus Oxycontin Oz Ozark Ozarks
    50 Ozymandias Ozzie PAC PBS PBX PCB PCMCIA PDF PDQ PFC PGP PHP PLO PM PO PP PS PST PTA PVC PX
    50 Pa Paar Pablo Pablum Pabst Pace Pacheco Pacino Packard Paderewski Padilla Paganini Page
    50 Paglia Pahlavi Paige Paine Pakistan Pakistani Pakistanis Palembang Paleocene Paleogene
    50 Paleolithic Paleozoic Palermo Palestine Palestinian Palestinians Palestrina Paley Palikir
    50 Palisades Palladio Palmdale Palmer Palmerston Palmolive Palmyra Palomar Pam Pamela Pamirs
    50 Pampers Pan Panama Panamanian Panamanians Panamas Panasonic Pandora Pangaea Pankhurst
    50 Panmunjom Pansy Pantagruel Pantaloon Pantheon Panza Paracelsus Paraclete Paradise Paraguay
    50 Paraguayan Paraguayans Paramaribo Paramount Parcheesi Pareto Paris Parisian Parisians Park
    50 Parker Parkersburg Parkinson Parkman Parks Parliament Parmesan Parmesans Parnassus Parnell
    50 Parr Parrish Parsifal Parsons Parthenon Parthia Pasadena Pascagoula Pascal Pasco Pasquale
    50 Passion Passions Pasternak Pasteur Pat Patagonia Patagonian Pate Patel Paterson Patna
    50 Patrica Patrice Patricia Patrick Patsy Patterson Patti Patton Patty Paul Paula Paulette
    50 Pauli Pauline Pauling Pavarotti Pavlov Pavlova Pavlovian Pawnee PayPal Payne Pb Pd Peabody
    50 Peace Peale Pearl Pearlie Pearson Peary Pechora Peck Peckinpah Pecos Pedro Peel Peg Pegasus
    50 Pegasuses Peggy Pei Peiping Peking Pekingese Pekingeses Pekings Pele Pelee Peloponnese
    50 Pembroke Pena Penderecki Penelope Penn Penney Pennington Pennsylvania Pennsylvanian
    50 Pennsylvanians Penny Pennzoil Pensacola Pentateuch Pentax Pentecost Pentecostal Pentecostals
    50 Pentecosts Pentium Peoria Pepin Pepsi Pepys Pequot Percheron Percival Percy Perelman Perez
    50 Periclean Pericles Perkins Perl Perm Permalloy Permian Pernod Peron Perot Perrier Perry
    50 Perseid Persephone Persepolis Perseus Pershing Persia Persian Persians Perth Peru Peruvian
    50 Peruvians Peshawar Petaluma Pete Peter Peters Petersen Peterson Petra Petrarch Petty Peugeot
    50 Pfizer PhD Phaedra Phaethon Phanerozoic Pharisee Pharisees Phekda Phelps Phidias Phil
    50 Philadelphia Philby Philip Philippe Philippians Philippine Philippines Philips Philistine
    50 Phillip Phillipa Phillips Philly Phipps Phobos Phoebe Phoenicia Phoenix Photostat Photostats
    50 Photostatted Photostatting Phrygia Phyllis Piaf Piaget Pianola Picasso Piccadilly Pickering
    50 Pickett Pickford Pickwick Pict Piedmont Pierce Pierre Pierrot Pike Pilate Pilates Pilcomayo
    50 Pillsbury Pinatubo Pincus Pindar Pinkerton Pinocchio Pinochet Pinter Pippin Piraeus
    50 Pirandello Pisa Pisistratus Pissaro Pitcairn Pitt Pittman Pitts Pittsburgh Pittsfield Pius
    50 Pizarro Planck Plantagenet Plasticine Plataea Plath Plato Platonic Platonism Platonist
    50 Platte Plautus PlayStation Playboy Playtex Pleiades Pleistocene Pliny Pliocene Plutarch
    50 Plymouth Pm Po Pocahontas Pocatello Pocono Poconos Podgorica Podhoretz Podunk Poe Pogo
    50 Poiret Poirot Poisson Poitier Poland Polanski Polaris Politburo Polk Pollard Pollock Pollux
    50 Polly Pollyanna Polo Poltava Polyhymnia Polynesia Polynesian Polynesians Polyphemus
    50 Pomerania Pomeranian Pomona Pompadour Pompeii Pompey Ponce Pontchartrain Pontiac Pontianak
    50 Pooh Poole Poona Popeye Popocatepetl Popper Poppins Porfirio Porrima Porsche Porter
    50 Porterville Portia Portland Portsmouth Portugal Poseidon Post PostgreSQL Potemkin Potomac
    50 Potsdam Pottawatomie Potter Potts Pottstown Poughkeepsie Pound Poussin Powell PowerPC
    50 PowerPoint Powers Powhatan Poznan Prada Prado Praetorian Prague Praia Prakrit Pratchett
    50 Pratt Pravda Praxiteles Preakness Precambrian Preminger Premyslid Prensa Prentice Pres
    50 Presbyterianism Prescott Presley Preston Pretoria Priam Pribilof Price Priceline Priestley
    50 Prince Princeton Principe Priscilla Prius Procrustean Procrustes Procter Procyon Prokofiev
    50 Promethean Prometheus Proserpine Protagoras Proterozoic Protestantism Protestantisms Proteus
    50 Proudhon Proust Provencals Provence Proverbs Providence Providences Provo Prozac Prudence
    50 Prudential Pruitt Prussia Prussian Prut Pryor Psalms Psalter Psalters Psyche Pt Ptah
    50 Ptolemaic Ptolemies Ptolemy Pu Puccini Puck Puckett Puebla Pueblo Puerto Puget Pugh Pulaski
    50 Pulitzer Pullman Pullmans Punch Punic Punjab Punjabi Purana Purcell Purdue Purim Purims
    50 Purina Puritanism Puritanisms Purus Pusan Pusey Pushkin Pushtu Putin Putnam Puzo PyTorch
    50 Pygmalion Pygmies Pygmy Pyle Pym Pynchon Pyongyang Pyotr Pyrenees Pyrrhic Pythagoras
    50 Pythagorean Pythias Python QA Qaddafi Qantas Qatar Qingdao Qiqihar Qom Quaalude Quaker
    50 Quakers Qualcomm Quaoar Quasimodo Quaternary Quayle Quebec Quechua Queen Queens Queensland
    50 Quentin Quetzalcoatl Quezon Quincy Quinn Quintilian Quinton Quirinal Quisling Quito Quixote
    50 Quixotism Qumran Quonset RAF RBI RCA RD RDA RDS REM REMs RFC RFD RI RNA ROFL RR RSV RTFM Ra
    50 Rabat Rabelais Rabelaisian Rabin Rachael Rachel Rachelle Rachmaninoff Racine Radcliff
    50 Radcliffe Rae Rafael Raffles Rainier Raleigh Ralph Rama Ramada Ramakrishna Ramanujan
    50 Ramayana Rambo Ramirez Ramiro Ramon Ramona Ramos Ramsay Ramses Ramsey Rand Randal Randall
    50 Randell Randi Randolph Randy Rangoon Rankin Rankine Raoul Raphael Rapunzel Raquel Rasalgethi
    50 Rasalhague Rasmussen Rasputin Rasta Rastaban Rastafarian Rastafarianism Rather Ratliff Raul
    50 Ravel Rawalpindi Ray RayBan Rayburn Rayleigh Raymond Raymundo Rb Re Reading Reagan
    50 Reaganomics Reasoner Reba Rebekah Recife Redding Redford Redgrave Redis Redmond Redshift
    50 Reebok Reed Reese Reeves Refugio Reggie Regina Reginae Reginald Regor Regulus Rehnquist
    50 Reich Reid Reilly Reinaldo Reinhardt Reinhold Remarque Rembrandt Remington Remus Rena
    50 Renault Rene Renee Reno Renoir Reuben Reunion Reuters Reuther Reva Revelations Revere Revlon
    50 Rex Reyes Reykjavik Reyna Reynaldo Reynolds Rh Rhea Rhee Rheingau Rhenish Rhiannon Rhine
    50 Rhineland Rhoda Rhode Rhodes Rhodesia Rhonda Rhone Ribbentrop Ricardo Rice Rich Richard
    50 Richards Richardson Richelieu Richie Richmond Richter Richthofen Rick Rickenbacker Rickey
    50 Rickie Rickover Ricky Rico Riddle Ride Riefenstahl Riel Riemann Riesling Riga Rigel Riggs
    50 Rigoberto Rigoletto Riley Rilke Rimbaud Ringling Ringo Rio Rios Ripley Risorgimento Rita
    50 Ritalin Ritz Rivas Rivera Rivers Riverside Riviera Rivieras Riyadh Rizal Rn Roach Roanoke
    50 Rob Robbie Robbin Robbins Robby Roberson Robert Roberta Roberto Roberts Robertson Robeson
    50 Robespierre Robin Robinson Robitussin Robles Robson Robt Robyn Rocco Rocha Rochambeau Roche
    50 Rochelle Rochester Rock Rockefeller Rockford Rockies Rockne Rockwell Rocky Rod Roddenberry
    50 Roderick Rodger Rodgers Rodin Rodney Rodolfo Rodrick Rodrigo Rodriguez Rodriquez Roeg
    50 Roentgen Rogelio Roger Rogers Roget Rojas Roku Rolaids Roland Rolando Rolex Rolland Rollins
    50 Rolodex Rolvaag Romanesque Romania Romanian Romanians Romanies Romano Romanov Romansh
    50 Romanticism Romany Rome Romeo Romero Romes Rommel Romney Romulus Ron Ronald Ronda Ronnie
    50 Ronny Ronstadt Rooney Roosevelt Root Roquefort Roqueforts Rorschach Rory Rosa Rosales
    50 Rosalie Rosalind Rosalinda Rosalyn Rosanna Rosanne Rosario Roscoe Rose Roseann Roseau
    50 Rosecrans Rosella Rosemarie Rosemary Rosenberg Rosendo Rosenzweig Rosetta Rosicrucian Rosie
    50 Roslyn Ross Rossetti Rossini Rostand Rostov Rostropovich Roswell Rotarian Roth Rothko
    50 Rothschild Rotterdam Rottweiler Rouault Rourke Rousseau Rove Rover Rowe Rowena Rowland
    50 Rowling Roxanne Roxie Roxy Roy Royal Royce Rozelle Ru Rubaiyat Rubbermaid Ruben Rubens
    50 Rubicon Rubik Rubin Rubinstein Ruby Ruchbah Rudolf Rudolph Rudy Rudyard Rufus Ruhr Ruiz
    50 Rukeyser Rumpelstiltskin Rumsfeld Runnymede Runyon Rupert Rush Rushdie Rushmore Ruskin Russ
    50 Russel Russell Russia Russo Rustbelt Rusty Rutan Rutgers Ruth Rutherford Ruthie Rutledge
    50 Rwanda Rwandan Rwandans Rwandas Rx Ryan Rydberg Ryder Ryukyu SALT SAM SAP SARS SD SEC SF
    50 SIDS SJW SLR SOP SQL SQLite SRO SS SSA SST STD STOL SUSE SUV SVN SWAT Saab Saar Saarinen
    50 Saatchi Sabik Sabin Sabina Sabine Sabre Sabrina Sacajawea Sacco Sachs Sacramento Sadat
    50 Saddam Sadducee Sade Sadie Sadr Safavid Safeway Sagan Saginaw Sahara Sahel Saigon Saiph
    50 Sakai Sakha Sakhalin Sakharov Saki Saks Sal Saladin Salado Salamis Salas Salazar Salem
    50 Salerno Salesforce Salinas Salinger Salisbury Salish Salk Sallie Sallust Sally Salome Salton
    50 Salvador Salvadoran Salvadorans Salvadorian Salvadorians Salvatore Salween Salyut Sam
    50 Samantha Samar Samara Samaritan Samaritans Samarkand Sammie Sammy Samoa Samoan Samoset
    50 Samoyed Sampson Samson Samsonite Samsung Samuel Samuelson San Sana Sanchez Sancho Sand
    50 Sandburg Sanders Sandinista Sandoval Sandra Sandy Sanford Sanforized Sang Sanger Sanhedrin
    50 Sanka Sankara Sanskrit Santana Santayana Santeria Santiago Santos Sappho Sapporo Sara
    50 Saracen Saracens Saragossa Sarah Sarajevo Saran Sarasota Saratov Sarawak Sardinia Sargasso
    50 Sargent Sargon Sarnoff Saroyan Sarto Sartre Sasha Saskatchewan Saskatoon Sasquatch Sassanian
    50 Sassoon Satanism Satanist Saturnalia Saudi Saudis Saul Saunders Saundra Saussure Savage
    50 Savannah Savonarola Savoy Savoyard Sawyer Saxon Saxons Saxony Sayers Sb Sc Scala Scaramouch
    50 Scarborough Scarlatti Scheat Schedar Scheherazade Schelling Schenectady Schiaparelli Schick
    50 Schiller Schindler Schlesinger Schliemann Schlitz Schmidt Schnabel Schnauzer Schneider
    50 Schoenberg Schopenhauer Schrieffer Schroeder Schubert Schultz Schulz Schumann Schumpeter
    50 Schuyler Schuylkill Schwartz Schwarzenegger Schwarzkopf Schweitzer Schweppes Schwinger
    50 Schwinn Scientology Scipio Scopes Scorpius Scorsese Scot Scotchman Scotchmen Scotia Scotland
    50 Scots Scotsman Scotsmen Scotswoman Scotswomen Scott Scottie Scottsdale Scrabble Scranton
    50 Scriabin Scribner Scrooge Scruggs Scud Sculley Scylla Scythia Scythian Se Seaborg Seagram
    50 Sean Sears Seaside Seattle Sebastian Sebring Seconal Secretariat Seder Seders Sedna Seebeck
    50 Seeger Sega Segovia Segre Segundo Seiko Seine Seinfeld Sejong Selassie Selectric Selena
    50 Seleucid Seleucus Selim Seljuk Selkirk Sellers Selma Selznick Semarang Seminole Seminoles
    50 Semiramis Semite Semites Semitic Semitics Semtex Sendai Seneca Senecas Senegal Senegalese
    50 Senghor Sennacherib Sennett Sensurround Seoul Sep Sephardi Sepoy Septuagint Septuagints
    50 Sequoya Serb Serbia Serbian Serbians Serbs Serena Serengeti Sergei Sergio Serpens Serra
    50 Serrano Set Seth Seton Seurat Seuss Sevastopol Severn Severus Seville Seward Sextans Sexton
    50 Seychelles Seyfert Seymour Shackleton Shaffer Shaka Shakespeare Shakespearean Shana Shane
    50 Shanghai Shankara Shanna Shannon Shantung Shapiro SharePoint Shari Shari'a Sharif Sharlene
    50 Sharon Sharp Sharpe Sharron Shasta Shaula Shaun Shauna Shavian Shavuot Shaw Shawn Shawna
    50 Shawnee Shcharansky Shea Sheba Shebeli Sheboygan Sheena Sheetrock Sheffield Sheila Shelby
    50 Sheldon Shelia Shell Shelley Shelly Shelton Shenandoah Shenyang Sheol Shepard Shepherd
    50 Sheppard Sheratan Sheraton Sheree Sheri Sheridan Sherlock Sherman Sherpa Sherri Sherrie
    50 Sherry Sherwood Sheryl Shetland Shetlands Shevardnadze Shevat Shi'ite Shields Shijiazhuang
    50 Shikoku Shillong Shiloh Shinto Shintoism Shintoisms Shintos Shiraz Shirley Shiva Shockley
    50 Short Shorthorn Shoshone Shostakovitch Shrek Shreveport Shriner Shropshire Shula Shylock
    50 Shylockian Si Siam Siamese Sibelius Siberia Siberian Sibyl Sicilian Sicilians Sicily Sid
    50 Siddhartha Sidney Siegfried Siemens Sierpinski Sigismund Sigmund Sigurd Sihanouk Sikkim
    50 Sikkimese Sikorsky Silas Silurian Silva Silvia Simenon Simmental Simmons Simon Simone
    50 Simpson Simpsons Simpsonville Sims Sinai Sinatra Sinclair Sindbad Sindhi Singapore Singer
    50 Singh Singleton Sinhalese Sinkiang Sioux Sirius Sistine Sisyphean Sisyphus Siva Sivan
    50 Sjaelland Skinner Skippy Skopje Skye Skylab Skype Slackware Slashdot Slater Slav Slavic
    50 Slavonic Slavs Slidell Slinky Sloan Sloane Slocum Slovak Slovakia Slovakian Slovaks Slovenia
    50 Slovenian Slovenians Slurpee Sm Small Smetana Smirnoff Smith Smithson Smithsonian Smokey
    50 Smolensk Smollett Smuts Sn Snake Snapple Snead Snell Snickers Snider Snoopy Snow Snowbelt
    50 Snyder Soave Socastee Socorro Socrates Socratic Soddy Sodom Sofia Soho Sol Solis Solomon
    50 Solon Solzhenitsyn Somali Somalia Somalian Somalians Somalis Somme Somoza Son Sondheim
    50 Sondra Songhai Songhua Sonia Sonja Sonny Sontag Sony Sonya Sophia Sophie Sophoclean
    50 Sophocles Sopwith Sorbonne Sosa Soto Souphanouvong Sourceforge Sousa South Southampton
    50 Southeast Southeasts Southerner Southerners Southey Souths Southwest Southwests Soweto
    50 Soyinka Soyuz Spaatz Spackle Spahn Spain Spam Spaniard Spaniards Sparks Sparta Spartacus
    50 Spartanburg Spears Speer Spence Spencer Spencerian Spengler Spenglerian Spenser Spenserian
    50 Sperry Sphinx Spica Spielberg Spillane Spinoza Spinx Spiro Spirograph Spitsbergen Spitz
    50 Spock Spokane Springdale Springfield Springsteen Sprint Sprite Sputnik Squanto Squibb
    50 Srinagar Srivijaya Stacey Staci Stacie Stacy Stael Stafford StairMaster Stalin Stalingrad
    50 Stalinist Stallone Stamford Stan Standish Stanford Stanislavsky Stanley Stanton Staples
    50 Starbucks Stark Starkey Starr Staten Staubach Staunton Steadicam Steele Stefan Stefanie
    50 Stein Steinbeck Steinem Steiner Steinmetz Steinway Stella Stendhal Stengel Stephan Stephanie
    50 Stephen Stephens Stephenson Sterling Stern Sterne Sterno Stetson Steuben Steubenville Steve
    50 Steven Stevens Stevenson Stevie Stewart Stieglitz Stilton Stimson Stine Stirling Stockhausen
    50 Stockholm Stockton Stoic Stoicism Stokes Stolichnaya Stolypin Stone Stonehenge Stoppard
    50 Stout Stowe Strabo Stradivarius Strasbourg Strauss Stravinsky Streisand Strickland
    50 Strindberg Stromboli Strong Stu Stuart Stuarts Studebaker Stuttgart Stuyvesant Stygian
    50 Styron Styx Suarez Subaru Sucre Sucrets Sudan Sudanese Sudetenland Sudoku Sudra Sue
    50 Suetonius Suez Suffolk Sufi Sufism Suharto Sui Sukarno Sukkot Sulawesi Suleiman Sulla
    50 Sullivan Sumatra Sumeria Sumerian Summer Summers Sumner Sumter Sunbeam Sunbelt Sundanese
    50 Sundas Sung Sunkist Sunni Sunnyvale Superbowl Superfund Superglue Superior Superman Surabaya
    50 Surat Suriname Surya Susan Susana Susanna Susanne Susie Susquehanna Sussex Sutherland Sutton
    50 Suva Suwanee Suzanne Suzette Suzhou Suzuki Suzy Svalbard Sven Svengali Swahili Swahilis
    50 Swammerdam Swanee Swansea Swanson Swazi Swaziland Swede Sweden Swedenborg Swedes Swedish
    50 Sweeney Sweet Swift Swinburne Swissair Switzerland Sybil Sydney Sykes Sylvester Sylvia
    50 Sylvie Synge Syracuse Syria Syriac Syrian Syrians Szilard Szymborska T'ang TARP TBA TD TKO
    50 TN TVA TWA TX Ta Tabasco Tabatha Tabitha Tabriz Tacitus Tacoma Tad Tadzhik Taegu Taejon Taft
    50 Tagalog Tagore Tagus Tahiti Tahitian Tahitians Tahoe Taichung Taine Taipei Taiping Taiwan
    50 Taiyuan Tajikistan Taklamakan Talbot Taliban Taliesin Tallahassee Tallchief Talley
    50 Talleyrand Tallinn Talmudic Tamara Tameka Tamera Tamerlane Tami Tamika Tamil Tammany Tammi
    50 Tammie Tammuz Tammy Tampa Tampax Tamra Tamworth Tancred Taney Tanganyika Tangiers Tangshan
    50 Tania Tanisha Tanner Tantalus Tanya Tanzania Tanzanian Tanzanians Tao Taoism Taoisms Taoist
    50 Taoists Tara Tarantino Tarawa Tarazed Tarbell Target Tarim Tarkenton Tarkington Tartary
    50 Tartuffe Tarzan Tasha Tashkent Tasman Tasmania Tasmanian Tass Tatar Tatars Tate Tatum
    50 Tavares Tawney Taylor Tb Tbilisi Tc Tchaikovsky Teasdale Technicolor Tecumseh Ted Teddy
    50 Tegucigalpa Tehran TelePrompter Telemachus Telemann Teletype Tell Teller Telugu Temecula
    50 Tempe Templar Temple Tennessee Tennyson Tenochtitlan TensorFlow Teotihuacan Terence Teresa
    50 Tereshkova Teri Terkel Terpsichore Terra Terran Terrance Terrell Terrence Terri Terrie Terry
    50 Tertiary Tesla Tess Tessa Tessie Tet Tethys Tetons Teutonic Tevet Tex Texaco Texan Texans
    50 Texarkana Texas Th Thackeray Thad Thaddeus Thai Thailand Thais Thales Thalia Thames Thanh
    50 Thant Thar Tharp Thatcher Thea Thebes Theiler Thelma Themistocles Theocritus Theodora
    50 Theodore Theodoric Theodosius Theosophy Theravada Theresa Therese Thermopylae Theron Theseus
    50 Thespian Thespis Thessalonian Thessaly Thieu Thimbu Thomas Thomism Thomistic Thompson
    50 Thomson Thor Thorazine Thoreau Thornton Thoroughbred Thorpe Thoth Thrace Thracian Thucydides
    50 Thule Thunderbird Thur Thurber Thurman Thurmond Thutmose Ti Tia Tianjin Tiber Tiberius Tibet
    50 Tibetan Tibetans Ticketmaster Ticonderoga Tide Tienanmen Tiffany Tigris Tijuana Tillich
    50 Tillman Tilsit Tim Timbuktu Timex Timmy Timon Timor Timothy Timur Timurid Tina Ting
    50 Tinkerbell Tinkertoy Tinseltown Tintoretto Tippecanoe Tipperary Tiresias Tisha Tishri Titan
    50 Titania Titanic Titian Titicaca Tito Titus Titusville Tl Tlaloc Tlingit Tm Tobago Toby
    50 Tocantins Tocqueville Tod Todd Togo Tojo Tokay Tokugawa Tokyo Toledo Toledos Tolkien Tolstoy
    50 Toltec Tolyatti Tom Tomas Tombaugh Tomlin Tommie Tommy Tompkins Tomsk Tonga Tongan Tongans
    50 Toni Tonia Tonto Tony Tonya Topeka Topsy Torah Torahs Tories Toronto Torquemada Torrance
    50 Torrens Torres Torricelli Tortola Tortuga Torvalds Tory Tosca Toscanini Toshiba Toto
    50 Toulouse Townes Townsend Toynbee Toyoda Toyota Tracey Traci Tracie Tracy Trafalgar Trailways
    50 Trajan Tran Transcaucasia Transvaal Transylvania Trappist Travis Travolta Treasuries
    50 Treasury Treblinka Trekkie Trent Trenton Trevelyan Trevino Trevor Trey Triangulum Triassic
    50 Tricia Trident Trieste Trimurti Trina Trinidad Tripitaka Tripoli Trippe Trisha Tristan
    50 Triton Trobriand Troilus Trojan Trojans Trollope Trondheim Tropicana Trotsky Troy Troyes
    50 Truckee Trudeau Trudy Truffaut Trujillo Truman Trumbull Trump Truth Tsimshian Tsiolkovsky
    50 Tsitsihar Tsongkhapa Tswana Tuamotu Tuareg Tubman Tucker Tucson Tucuman Tudor Tulane Tull
    50 Tulsa Tulsidas Tums Tungus Tunguska Tunis Tunisia Tunisian Tunisians Tunney Tupi Tupperware
    50 Tupungato Turgenev Turin Turing Turk Turkestan Turkey Turkish Turkmenistan Turks Turlock
    50 Turner Turpin Tuscaloosa Tuscan Tuscany Tuscarora Tuscon Tuskegee Tussaud Tut Tutankhamen
    50 Tutsi Tutu Tuvalu Twain Tweed Tweedledee Tweedledum Twila Twinkies Twitter Twizzlers Ty
    50 Tycho Tyler Tyndale Tyndall Tyre Tyree Tyrone Tyson UAW UBS UCLA UHF UK UNESCO UNICEF UNIX
    50 UPC UPI UPS URL USAF USB USDA USMC USN USO USS USSR UT UTC UV Ubangi Ubuntu Ucayali Uccello
    50 Udall Ufa Uganda Ugandan Ugandans Uighur Ujungpandang Ukraine Ukrainian Ukrainians Ulster
    50 Ultrasuede Ulyanovsk Ulysses Umbriel Underwood Ungava Unicode Unilever Union Unions
    50 Uniontown Uniroyal Unitarian Unitarianism Unitarianisms Unitarians Unitas Unukalhai
    50 Upanishads Updike Upjohn Upton Ur Ural Urals Urania Urban Urdu Urey Uriah Uriel Uris
    50 Urquhart Ursa Ursula Ursuline Uruguay Uruguayan Uruguayans Urumqi Usenet Ustinov Utah Ute
    50 Utica Utopia Utopian Utopians Utopias Utrecht Utrillo Uzbek Uzbekistan Uzi VAT VBA VDT VHF
    50 VHS VI VJ VLF VP VT VTOL Va Vacaville Vader Vaduz Val Valarie Valdez Valdosta Valencia
    50 Valenti Valentin Valentine Valentino Valenzuela Valeria Valerian Valerie Valhalla Valium
    50 Valiums Valkyrie Valkyries Vallejo Valletta Valois Valparaiso Valvoline Van Vance Vancouver
    50 Vandal Vanderbilt Vandyke Vanessa Vang Vanuatu Vanzetti Varanasi Varese Vargas Vaseline
    50 Vaselines Vasquez Vassar Vatican Vauban Vaughan Vaughn Vazquez Veblen Veda Vedanta Vedas
    50 Vega Vegas Vegemite Vela Velez Velma Velveeta Venetian Venetians Venezuela Venezuelan
    50 Venezuelans Venice Venn Ventolin Venusian Vera Veracruz Verde Verdi Verdun Verizon Verlaine
    50 Vermeer Vermont Vermonter Vern Verna Verne Vernon Verona Veronese Veronica Versailles
    50 Vesalius Vespasian Vespucci Vesta Vesuvius Viacom Viagra Vic Vicente Vichy Vicki Vickie
    50 Vicksburg Vicky Victor Victoria Victorian Victorians Victorville Victrola Vidal Vienna
    50 Viennese Vientiane Vietcong Vietminh Vietnam Vietnamese Vijayanagar Vijayawada Viking
    50 Vikings Vila Villa Villarreal Villas Villon Vilma Vilnius Vilyui Vince Vincent Vindemiatrix
    50 Vineland Vinson Viola Violet Virgie Virgil Virginia Virginian Virginians Visa Visalia
    50 Visayans Vishnu Visigoth Vistula Vitim Vito Vitus Vivaldi Vivekananda Vivian Vivienne Vlad
    50 Vladimir Vladivostok Vlaminck Vlasic VoIP Vogue Volcker Voldemort Volga Volgograd Volkswagen
    50 Volstead Volta Voltaire Volvo Vonda Vonnegut Voronezh Vorster Voyager Vuitton Vulcan Vulgate
    50 Vulgates WA WATS WC WHO WI WMD WTO WV WWI WWII WY WYSIWYG Wabash Wac Waco Wade Wagner
    50 Wagnerian Wahhabi Waikiki Waite Wake Waksman Wald Waldemar Walden Waldensian Waldheim Waldo
    50 Waldorf Wales Walesa Walgreen Walgreens Walker Wall Wallace Wallenstein Waller Wallis
    50 Walloon Walls Walmart Walpole Walpurgisnacht Walsh Walt Walter Walters Walton Wanamaker
    50 Wanda Wang Wankel Ward Ware Warhol Waring Warner Warren Warsaw Warwick Wasatch Wash
    50 Washington Washingtonian Washingtonians Wassermann Waterbury Waterford Watergate Waterloo
    50 Waterloos Waters Watertown Watkins Watson Watsonville Watt Watteau Watts Watusi Waugh Wausau
    50 Wayne Waynesboro Weaver Webb Weber Webern Webster Websters Weddell Wedgwood Weeks Wehrmacht
    50 Wei Weierstrass Weill Weinberg Weirton Weiss Weissmuller Weizmann Weldon Welland Weller
    50 Welles Wellington Wellingtons Wells Welshman Welshmen Wenatchee Wendell Wendi Wendy Wesak
    50 Wesley Wesleyan Wessex Wesson West Westinghouse Westminster Weston Westphalia Wests Weyden
    50 Wezen Wharton Wheaties Wheatstone Wheeler Wheeling Whig Whigs Whipple Whirlpool Whistler
    50 Whitaker Whitefield Whitehall Whitehead Whitehorse Whiteley Whitfield Whitley Whitman
    50 Whitney Whitsunday Whitsundays Whittier WiFi Wicca Wichita Wiemar Wiesel Wiesenthal Wiggins
    50 Wigner Wii Wikileaks Wikipedia Wilberforce Wilbert Wilbur Wilburn Wilcox Wilda Wilde Wilder
    50 Wiles Wiley Wilford Wilfred Wilfredo Wilhelm Wilhelmina Wilkerson Wilkes Wilkins Wilkinson
    50 Will Willa Willamette Willard Willemstad William Williams Williamsburg Williamson
    50 Williamsport Willie Willis Willy Wilma Wilmer Wilmington Wilson Wilsonian Wilton Wimbledon
    50 Wimsey Winchell Winchester Windbreaker Windex Windhoek Windows Windsor Windsors Windward
    50 Winesap Winfred Winfrey Winifred Winkle Winnebago Winnie Winnipeg Winston Winters Winthrop
    50 Wis Wisconsin Wisconsinite Wisconsinites Wise Witt Wittgenstein Witwatersrand Wm Wobegon
    50 Wodehouse Wolf Wolfe Wolff Wolfgang Wollongong Wollstonecraft Wolsey Wonder Wonderbra Wong
    50 Wood Woodard Woodhull Woodland Woodrow Woods Woodstock Woodward Woolf Woolite Woolongong
    50 Woolworth Wooster Wooten Worcester Worcesters Worcestershire WordPress Wordsworth Workman
    50 Worms Wotan Wovoka Wozniak Wozzeck Wrangell Wren Wright Wrigley Wroclaw Wu Wuhan Wurlitzer
    50 Wyatt Wycherley Wycliffe Wyeth Wylie Wynn Wyo Wyoming Wyomingite Wyomingites XEmacs XML XS
    50 Xamarin Xanadu Xanthippe Xavier Xe Xenakis Xenia Xenophon Xerxes Xhosa Xi'an Xiaoping
    50 Ximenes Xingu Xiongnu Xochipilli Xuzhou YMHA YMMV YWHA Yacc Yahoo Yahtzee Yahweh Yakima
    50 Yakut Yakutsk Yale Yalow Yalta Yalu Yamagata Yamaha Yamoussoukro Yang Yangon Yangtze Yaobang
    50 Yaounde Yaqui Yaroslavl Yataro Yates Yauco Yb Yeager Yeats Yekaterinburg Yellowknife
    50 Yellowstone Yeltsin Yemen Yemeni Yemenis Yenisei Yerevan Yerkes Yesenia Yevtushenko
    50 Yggdrasil Ymir Yoda Yoknapatawpha Yoko Yokohama Yolanda Yong Yonkers York Yorkie Yorkshire
    50 Yorktown Yoruba Yosemite Yossarian YouTube Young Youngstown Ypres Ypsilanti Yuan Yucatan
    50 Yugo Yugoslav Yugoslavia Yugoslavian Yugoslavians Yukon Yule Yules Yuma Yunnan Yuri Yves
    50 Yvette Yvonne Zachariah Zachary Zachery Zagreb Zaire Zairian Zambezi Zambia Zambian Zambians
    50 Zamboni Zamenhof Zamora Zane Zanuck Zanzibar Zapata Zaporozhye Zapotec Zappa Zara Zealand
    50 Zebedee Zechariah Zedekiah Zedong Zeffirelli Zeke Zelig Zelma Zen Zenger Zeno Zens Zephaniah
    50 Zephyrhills Zephyrus Zest Zeus Zhengzhou Zhivago Zhukov Zibo Ziegfeld Ziegler Ziggy Zimbabwe
    50 Zimbabwean Zimbabweans Zimmerman Zinfandel Zion Zionism Zionisms Zionist Zionists Zions
    50 Ziploc Zn Zoe Zola Zollverein Zoloft Zomba Zorn Zoroaster Zoroastrian Zoroastrianism
    50 Zoroastrianisms Zorro Zosma Zr Zsigmondy Zubenelgenubi Zubeneschamali Zukor Zulu Zulus Zuni
    50 Zwingli Zworykin Zyrtec Zyuganov aardvarks abaft abalone abalones abase abased abasement
    50 abases abasing abatement abattoir abattoirs abbess abbesses abductee abductees abductor
    50 abductors abeam abed aberrant abettor abettors abeyance abjectly abjuration abjurations
    50 abjure abjured abjures abjuring ablative ablatives abloom ablution ablutions abnegate
    50 abnegated abnegates abnegating abnegation abominably abominate abominated abominates
    50 abominating abominations abortionist abortionists abracadabra abrade abraded abrades
    50 abrading abrasion abrasions abrasiveness abrogate abrogated abrogates abrogating abrogation
    50 abrogations abscissa abscissas absinthe absolution absolutism absorbency abstainer
    50 abstainers abstemious abstractedly abstractly abstractness abstractnesses abstrusely
    50 abstruseness abusively abusiveness abut abutment abutments abuts abutting abuzz acacia
    50 acacias academia academical academician academicians acanthus acanthuses accentuation
    50 accessibly accession accessioned accessioning accessions acclamation acclimatization
    50 accouterments accretion accretions accrual accruals acct acculturation accumulative
    50 accumulator accurateness accursed accusative accusatives accusatory acerbity acetaminophen
    50 acetate acetates acetic acetone acetylene achoo achromatic acidified acidifies acidify
    50 acidifying acidly acidulous acme acmes acolyte acolytes aconite aconites acoustical
    50 acoustically acquiescent acquirable acquirement acquisitive acquisitiveness acrostic
    50 acrostics actinium actionable actualize actualized actualizes actualizing actuarial
    50 actuaries actuate actuated actuates actuating actuator actuators acuity acupuncturist
    50 acupuncturists acuteness adagio adagios adaptability addend addenda addends adder adders
    50 addle addled addles addling addressable adduce adduced adduces adducing adenoid adenoidal
    50 adenoids adeptness adiabatic adieu adieus adipose adj adjacently adjectivally adjudge
    50 adjudged adjudges adjudging adjudication adjuration adjurations adjure adjured adjures
    50 adjuring adjuster adjusters adjutant adjutants adman admen administrate administrated
    50 administrates administrating administratively admiralty admissibility admixture admixtures
    50 admonishment admonishments admonitory adorably adoringly adrenal adrenals adroitness adulate
    50 adulated adulates adulating adulterant adulterants adulterer adulterers adulteress
    50 adulteresses adulterous adumbrate adumbrated adumbrates adumbrating adumbration adv
    50 advantageously adventitious adventuresome adventuress adventuresses adventurously
    50 adversarial adverted adverting advisability advisedly advisement advt adware adze adzes
    50 aegis aerate aerated aerates aerating aeration aerator aerators aerialist aerialists aerie
    50 aeries aerobatics aerodynamically aeronautical aeronautics aery aesthete aesthetes
    50 affability affluently afforest afforestation afforested afforesting afforests affray affrays
    50 afghan afghans aficionado aficionados afire aflutter aforethought afoul aft afterbirth
    50 afterbirths afterburner afterburners aftercare afterglow afterglows aftertaste aftertastes
    50 afterword afterwords agape agar agate agates agave ageism ageless agglomerate agglomerated
    50 agglomerates agglomerating agglomeration agglomerations agglutinate agglutinated
    50 agglutinates agglutinating agglutination agglutinations aggrandize aggrandized
    50 aggrandizement aggrandizes aggrandizing aggregation aggregations agilely agleam aglitter
    50 agog agrarian agrarians agribusiness agribusinesses agriculturalist agriculturalists
    50 agronomist agronomists agronomy ague ahem aileron ailerons aimlessness airbrush airbrushed
    50 airbrushes airbrushing airdrop airdropped airdropping airdrops airfoil airfoils airhead
    50 airheads airiness airlift airlifted airlifting airlifts airman airmen airship airships
    50 airsick airsickness airway airways airworthy akimbo alabaster alacrity alb albacore
    50 albacores albatross albatrosses albs albumen albumin alchemist alchemists alchemy alder
    50 alders alertly alertness alfresco algebraically algebras algorithmic alienable alimentary
    50 alkalinity alkaloid alkaloids allegorically allegro allegros alleluia alleluias allergen
    50 allergenic allergens allergist allergists alleyway alleyways alliteration alliterations
    50 alliterative allover allspice allusive allusively alluvial alluviums aloe aloes aloofness
    50 alpaca alpacas alphabetize alphabetized alphabetizes alphabetizing alphas alternators
    50 altimeter altimeters altruist altruistically altruists alum alums amalgam amalgams
    50 amanuenses amaranth amaranths amaryllis amaryllises amateurism amatory amazon amazons
    50 ambassadorship ambassadorships ambergris ambidextrously ambitiousness ambivalently ambrosia
    50 ambulatories ambulatory amendable amiability amicability amidships amigo amigos amino amity
    50 ammeter ammeters amniocenteses amniocentesis amoebic amorality amorally amorously
    50 amorousness amorphously amorphousness amortization amortizations amortize amortized
    50 amortizes amortizing amour amours amperage amplitudes ampule ampules amt anaconda anacondas
    50 anaerobic analgesia analogously analogs analogues analytically analyzers anapest anapests
    50 anarchically anarchistic anathemas anatomic anatomically anatomist anatomists ancestress
    50 ancestresses anchorite anchorites anchorpeople anchorperson anchorpersons ancillaries
    50 ancillary andante andantes andiron andirons androgen androgynous anemometer anemometers
    50 anemone anemones anesthesiology aneurysm aneurysms angina angioplasties angioplasty
    50 angiosperm angiosperms angleworm angleworms angora angoras angstrom angstroms angularities
    50 angularity animatedly animator animators anime animism animist animistic animists animus
    50 anion anions anise aniseed ankh ankhs anklet anklets anneal annealed annealing anneals
    50 annihilator annihilators annular anode anodes anodyne anodynes anointment anons anopheles
    50 antarctic antecedents antechamber antechambers antedate antedated antedates antedating
    50 antediluvian anterior anteroom anterooms anther anthers anthologist anthologists anthologize
    50 anthologized anthologizes anthologizing anthracite anthropocentric anthropoid anthropoids
    50 anthropomorphic anthropomorphism antiabortion antiaircraft anticipatory anticked anticking
    50 anticlockwise anticyclone anticyclones antidepressant antidepressants antigen antigens
    50 antihero antiheroes antiknock antimatter antimony antiparticle antiparticles antipasti
    50 antipasto antipastos antipathetic antipersonnel antiphonal antiphonals antipodes antiquarian
    50 antiquarians antiquaries antiquary antis antiseptically antislavery antithetical
    50 antithetically antitoxin antitoxins antiviral antivirals antivirus antiwar antlered apace
    50 apathetically aphasia aphasic aphasics aphelia aphelion aphelions aphid aphids aphoristic
    50 apiaries apiary aplenty apogee apogees apologia apologias apologist apologists apostasies
    50 apostasy apostate apostates apothecaries apothecary apotheoses apotheosis appeaser appeasers
    50 appellant appellants appellate appellation appellations appendectomies appendectomy
    50 appertain appertained appertaining appertains appetizingly applejack appointive
    50 apportionment appositely appositeness apposition appositive appositives appraiser appraisers
    50 appreciably apprehensively apprehensiveness appropriateness appurtenance appurtenances
    50 apropos apse apses aptness aquaculture aquanaut aquanauts aquaplane aquaplaned aquaplanes
    50 aquaplaning aquas aquavit aqueous aquifer aquifers aquiline arabesque arabesques arachnid
    50 arachnids arbitrariness arboreal arboretum arboretums arborvitae arborvitaes arbutus
    50 arbutuses archaically archaism archaisms archangel archangels archbishopric archbishoprics
    50 archdeacon archdeacons archdiocese archdioceses archduke archdukes archenemies archenemy
    50 archetype archetypes architecturally archivist archivists archly archness arduousness argon
    50 argosies argosy argot argots argumentation argyle argyles aridity aright aristocratically
    50 arithmetical arithmetically armada armadas armature armatures armlet armlets armorer
    50 armorers armrest armrests aromatherapy arpeggio arpeggios arranger arrangers arrant arrogate
    50 arrogated arrogates arrogating arrowhead arrowheads arrowroot arroyo arroyos
    50 arteriosclerosis artfully artfulness arthropod arthropods articulateness artier artiest
    50 artificer artificers artificiality artiste artistes artless artlessly artlessness arty
    50 ascendant ascendants ascertainable asceticism ascot ascots ascribable ascription aseptic
    50 asexually ashamedly ashcans ashier ashiest ashram ashrams ashy asinine asininities asininity
    50 aslant asocial asp aspartame asperities asperity asphyxia aspic aspics aspirate aspirated
    50 aspirates aspirating asps assailable assay assayed assaying assays assemblage assemblages
    50 asseverate asseverated asseverates asseverating assiduous assiduously assiduousness
    50 assignable assignation assignations assize assonance assuage assuaged assuages assuaging
    50 aster astern asters astigmatic astigmatism astigmatisms astir astoundingly astrakhan astral
    50 astringency astronautics astronomic astronomically astrophysicist astrophysicists
    50 astrophysics astuteness asunder asymmetric asymmetrical asymmetrically asymptotic
    50 asymptotically atavism atavistic atelier ateliers atherosclerosis athletically
    50 atmospherically atoll atolls atomizer atomizers atonal atonality atop atria atrium
    50 atrociousness atrophied atrophies atrophy atrophying attar attender attentiveness attenuate
    50 attenuates attenuating attenuation attestation attestations attitudinize attitudinized
    50 attitudinizes attitudinizing attributive attributively attributives attrition atwitter
    50 atypical atypically audaciously audaciousness audibility audiophile audiophiles auger augers
    50 aught aughts augmentation augmentations augur augured auguries auguring augurs augury auk
    50 auks aurally aureole aureoles auricle auricles auspiciously auspiciousness austerely
    50 authentication authentications authoritarianism authoritativeness autism autocratically
    50 autoimmune automaton automatons autopilot autopilots avariciously avast avatar avatars avdp
    50 avenger avengers aver averred averring avers avg avian aviaries aviary aviatrices aviatrix
    50 aviatrixes avidity avionics avocation avocations avoidably avoirdupois avowedly avuncular
    50 aweigh awesomely awestruck awfulness awl awls axial axiomatically axon axons ayatollah
    50 ayatollahs azimuth azimuths babbler babblers babel babels babushka babushkas babyhood
    50 baccalaureate baccalaureates bacchanal bacchanalian bacchanalians bacchanals bacilli
    50 bacillus backache backaches backbit backbite backbiter backbiters backbites backbiting
    50 backbitten backboard backboards backdate backdated backdates backdating backfield backfields
    50 backhoe backhoes backless backpedal backpedaled backpedaling backpedals backrest backrests
    50 backslapper backslappers backslashes backslid backslide backslider backsliders backslides
    50 backsliding backspaced backspaces backspacing backspin backstabbing backstairs backstop
    50 backstopped backstopping backstops backstories backstory backstretch backstretches
    50 backwardness backwash backwater backwaters bacteriological bacteriologist bacteriologists
    50 bacteriology badinage bafflement bagatelle bagatelles bagginess bah bailiwick bailiwicks
    50 bailout bailouts baize balalaika balalaikas balderdash baldly baleen balefully balkier
    50 balkiest balky balladeer balladeers balloonist balloonists ballplayer ballplayers ballpoint
    50 ballpoints ballsier ballsiest ballsy ballyhoo ballyhooed ballyhooing ballyhoos balminess
    50 balsa balsam balsams balsas baluster balusters balustrade balustrades banditry bandoleer
    50 bandoleers baneful banishment banjoist banjoists bankbook bankbooks bankroll bankrolled
    50 bankrolling bankrolls banns banshee banshees bantam bantams bantamweight bantamweights
    50 banyan banyans baobab baobabs baptist baptisteries baptistery baptists barbacoa barbarities
    50 barbarity barbarously barberries barberry barbershop barbershops barefaced barefooted
    50 barehanded bareheaded bareness barista baristas barium barker barkers barmaids barnstorm
    50 barnstormed barnstorming barnstorms baroness baronesses baronet baronets baronial barracuda
    50 barracudas barrenness barrows basal basalt baseboard baseboards baseless baselines basely
    50 baseman basemen baseness bashfully bashfulness basilica basilicas bassinet bassinets basso
    50 bassoonist bassoonists bassos bast bastardize bastardized bastardizes bastardizing bastion
    50 bastions bather bathers bathhouse bathhouses bathmat bathmats bathos batiks batsmen batten
    50 battened battening battens battier battiest battlement battlements batty bauble baubles
    50 bauxite bawdily bawdiness bayberries bayberry bazillion bazillions bazooka bazookas
    50 beachcomber beachcombers beachhead beachheads beanbag beanbags bearish bearskin bearskins
    50 beastlier beastliest beastliness beastly beatific beatification beatifications beatified
    50 beatifies beatify beatifying beatitude beatitudes beatnik beatniks beau beaus beauteous
    50 beauteously beautification beautifier beautifiers becalm becalmed becalming becalms beck
    50 becks becomingly bedazzle bedazzled bedazzles bedazzling bedeck bedecked bedecking bedecks
    50 bedevil bedeviled bedeviling bedevilment bedevils bedfellow bedfellows bedroll bedrolls
    50 bedsore bedsores bedstead bedsteads beechnut beechnuts beefburger beefsteak beefsteaks
    50 beekeeper beekeepers beekeeping befog befogged befogging befogs befoul befouled befouling
    50 befouls befuddle befuddled befuddles befuddling begat beget begets begetting beggarly begone
    50 begonia begonias begot begotten begrudgingly beguilingly behemoth behemoths behest behests
    50 beholden behoove behooved behooves behooving belay belayed belaying belays beleaguer
    50 beleaguered beleaguering beleaguers belladonna belle belles bellicose bellicosity
    50 belligerency belligerently bellwether bellwethers bellyache bellyached bellyaches
    50 bellyaching bellyful bellyfuls benefaction benefactions benefactress benefactresses benefice
    50 beneficence beneficent beneficently benefices beneficially benevolently benignly benumb
    50 benumbed benumbing benumbs benzene berg bergs beriberi berm berms beryllium besieger
    50 besiegers besmirch besmirched besmirches besmirching besom besoms besot besots besotted
    50 besotting bespeak bespeaking bespeaks bespoke bespoken bestiaries bestiary bestir bestirred
    50 bestirring bestirs bestowal bestowals bestridden bestride bestrides bestriding bestrode
    50 betake betaken betakes betaking betas bethink bethinking bethinks bethought betide betided
    50 betides betiding betoken betokened betokening betokens betook betrayer betrayers betroth
    50 betrothed betrothing betroths betwixt bevies bevy bewail bewailed bewailing bewails biannual
    50 biannually biathlon biathlons bibliographer bibliographers bibliographical bibliophile
    50 bibliophiles bibulous bicameral bicuspid bicuspids bicyclist bicyclists biddies biddy bidet
    50 bidets bidirectional biennially bier biers bifocal bifurcate bifurcated bifurcates
    50 bifurcating bifurcation bifurcations bighearted bighorn bighorns bight bights bigness bilge
    50 bilges bilious bilk bilked bilking bilks billet billeted billeting billets billies billings
    50 billowy binderies bindery binnacle binnacles binomials biochemicals biochemist biochemists
    50 biodiversity biofeedback biomedical bionic biophysicist biophysicists biophysics biorhythm
    50 biorhythms biosphere biospheres biotechnology bipartite bipedal bipolar biracial birdbath
    50 birdbaths birdhouse birdhouses birdie birdied birdieing birdies birdwatcher birdwatchers
    50 biretta birettas birther birthers birthright birthrights birthstone birthstones bisector
    50 bisectors bisexuality bishopric bishoprics bismuth bisque bistro bistros bitcoin bitcoins
    50 bitingly bittern bitterns bitters bitumen bituminous bivalve bivalves bivouac bivouacked
    50 bivouacking bivouacs bizarrely blackball blackballed blackballing blackballs blackcurrant
    50 blackguard blackguards blackish blackthorn blackthorns blamelessly blameworthy blandishment
    50 blandishments blandness blarney blarneyed blarneying blarneys blasphemer blasphemers
    50 blasphemously blasters blazon blazoned blazoning blazons bldg bleeder bleeders bleep bleeped
    50 bleeping bleeps blench blenched blenches blenching blessedly blessedness blinders blindside
    50 blindsided blindsides blindsiding bling blintz blintze blintzes blissfulness blockchain
    50 blockchains blockhouse blockhouses blondness bloodcurdling bloodlessly bloodmobile
    50 bloodmobiles bloodsucker bloodsuckers bloodthirstiness bloomer bloomers blower blowers
    50 blowgun blowguns blowzier blowziest blowzy bluebottle bluebottles bluefish bluefishes
    50 bluejacket bluejackets bluenose bluenoses bluestocking bluestockings bluffers blunderbuss
    50 blunderbusses blunderer blunderers blustery blvd boaster boasters boastfulness boater
    50 boaters boatman boatmen boatswain boatswains bobbies bobble bobbled bobbles bobbling
    50 bobolink bobolinks bobtail bobtails bobwhite bobwhites bodega bodegas bodkin bodkins bogey
    50 bogeyed bogeying bogeys boggier boggiest boggy bogie bogies boilerplate boisterously
    50 boisterousness bola bolas boldface bole bolero boleros boles boll bolls bombardier
    50 bombardiers bombast bombastic bonbon bonbons bondsman bondsmen bonehead boneheads boneless
    50 boner boners bong bonged bonging bongs bonito bonitos bonnier bonniest bonny bonsai boobies
    50 boodle boodles bookish bookmaking bookmobile bookmobiles bookseller booksellers bookshelves
    50 boondoggle boondoggled boondoggles boondoggling boorishly bootblack bootblacks bootless
    50 boozier booziest boozy bordello bordellos borderland borderlands borer borers boron borscht
    50 bosh botnet botnets botulism boudoir boudoirs bouffant bouffants bouillabaisse
    50 bouillabaisses bouillon bouillons bounden bounder bounders bounteous bountifully bowdlerize
    50 bowdlerized bowdlerizes bowdlerizing bower bowers bowlers bowman bowmen bowsprit bowsprits
    50 bowstring bowstrings boxwood boyishly boyishness boysenberries boysenberry bpm bracken bract
    50 bracts brad brads bragger braggers braille brainteaser brainteasers brakeman brakemen
    50 bramble brambles brashly brashness brattier brattiest bratty bravura bravuras brawler
    50 brawlers brawniness brazenness breadfruit breadfruits breakage breakages breaker breakers
    50 breastbone breastbones breastplate breastplates breastwork breastworks breathable breathier
    50 breathiest breathlessness breathy breech breeches breezily breeziness breviaries breviary
    50 brickbat brickbats bridgehead bridgeheads bridgework briefness brier briers brig brigand
    50 brigandage brigands brigantine brigantines brigs brilliancy brimful brindled brinkmanship
    50 briquette briquettes brisket briskets briskness bristlier bristliest bristly brittleness
    50 broadband broadcloth broadloom broadness broadsword broadswords brogan brogans bromide
    50 bromides bromine bronchi bronchial bronchus brontosaur brontosaurs brontosaurus
    50 brontosauruses brooder brooders brotherliness brouhaha brouhahas brownout brownouts brr
    50 bruin bruins bruiser bruisers brunet brunets brushwood brusquely brusqueness brutishly
    50 buccaneer buccaneered buccaneering buccaneers buckboard buckboards bucketful bucketfuls
    50 buckeye buckeyes buckler bucklers buckram bucksaw bucksaws buckshot buckskin buckskins
    50 buckteeth bucktooth buckwheat buckyball buckyballs bucolic bucolics budgerigar budgerigars
    50 budgetary budgie budgies buffoonery bugaboo bugaboos bugbear bugbears builtin bulgier
    50 bulgiest bulgy bulimia bulimic bulimics bulkhead bulkheads bulkiness bullfinch bullfinches
    50 bullheaded bullhorn bullhorns bullock bullocks bullpen bullpens bullring bullrings bulrush
    50 bulrushes bulwark bulwarks bumbler bumblers bumpkin bumpkins bumptious bunged bunghole
    50 bungholes bunging bungs bunkhouse bunkhouses bunkum bunt bunted bunting buntings bunts bur
    50 burdock bureaucratically burg burgeon burgeoned burgeoning burgeons burgher burghers burgled
    50 burgles burgling burgs burka burkas burlesque burlesqued burlesques burlesquing burliness
    50 burnoose burnooses burnout burnouts burrito burritos burs bursitis busbies busby bushiness
    50 bushings bushman bushmen bushwhack bushwhacked bushwhacker bushwhackers bushwhacking
    50 bushwhacks buss bussed busses bussing busyness butane butch butches butterfat butterier
    50 butteries butteriest butternut butternuts buzzkill buzzkills byline bylines byplay byproduct
    50 byproducts byword bywords cabal cabals cabana cabanas cabinetmaker cabinetmakers cablecast
    50 cablecasting cablecasts cablegram cablegrams caboodle cacophonies cacophonous cacophony
    50 cadaverous caddish cadenza cadenzas cadge cadged cadger cadgers cadges cadging cadmium cads
    50 caducei caduceus caesura caesuras caffeinated caftan caftans cagily caginess cairn cairns
    50 caisson caissons cajolery cal calabash calabashes calamine calamitous calcified calcifies
    50 calcify calcifying calcine calcined calcines calcining calcite calculable calfskin
    50 calibrator calibrators caliper calipered calipering calipers caliph caliphate caliphates
    50 caliphs calisthenic calisthenics calligrapher calligraphers calliope calliopes callower
    50 callowest caloric calorific calumniate calumniated calumniates calumniating calumnies
    50 calumny calved calving calypso calypsos calyx calyxes camber cambered cambering cambers
    50 cambium cambiums cambric camisole camisoles campanile campaniles campfire campfires camphor
    50 campier campiest campy cams camshaft camshafts canard canards canasta cancan cancans
    50 cancerous candelabra candelabras candelabrum candidness cankerous cannibalistic cannibalize
    50 cannibalized cannibalizes cannibalizing cannily canniness cannonade cannonaded cannonades
    50 cannonading canoeist canoeists canonization canonizations canonize canonized canonizes
    50 canonizing cantankerously cantankerousness cantata cantatas canted canticle canticles
    50 cantilever cantilevered cantilevering cantilevers canting canto canton cantons cantor
    50 cantors cantos cants canvasback canvasbacks capacious capaciously capaciousness caparison
    50 caparisoned caparisoning caparisons capitalistic caplet caplets capon capons capriciousness
    50 capstan capstans captaincies captaincy captious captivation carafe carafes carapace
    50 carapaces caraway caraways carbide carbides carbine carbines carbonation carboy carboys
    50 carbs carbuncles carcinogen carcinogenics carcinogens carcinoma carcinomas cardio cardiogram
    50 cardiograms cardiologist cardiologists cardiopulmonary cardiovascular cardsharp cardsharps
    50 caregiver caregivers caret carets careworn carfare caricaturist caricaturists caries
    50 carillon carillons carmine carmines carnally carnelian carnelians caroler carolers carom
    50 caromed caroming caroms carotid carotids carousal carousals carouser carousers carpal
    50 carpals carpel carpels carpetbag carpetbagged carpetbagger carpetbaggers carpetbagging
    50 carpetbags carpi carport carports carpus carrel carrels carryall carryalls carsick
    50 carsickness cartilaginous carver carvers caryatid caryatids casein caseload caseloads
    50 casement casements cashback cassava cassavas cassia cassias cassock cassocks castanet
    50 castanets castigator castigators castor castors casuist casuistry casuists catacomb
    50 catacombs catafalque catafalques catalepsy cataleptic cataleptics cataloger catalogers
    50 catalpa catalpas catalysis catalytic catalyze catalyzed catalyzes catalyzing catarrh
    50 catastrophically catatonic catatonics catbird catbirds catboat catboats catchall catchalls
    50 catcher catchers catchphrase catchword catchwords catechize catechized catechizes
    50 catechizing categorization categorizations caterwaul caterwauled caterwauling caterwauls
    50 catgut catharses catharsis cathartic cathartics catheter catheters cathode cathodes
    50 catholicity cation cations catkin catkins cattail cattails cattily cattiness cattleman
    50 cattlemen caudal cauldron cauldrons causalities causally causation causative causeless
    50 caustically cauterize cauterized cauterizes cauterizing cautiousness cavalcade cavalcades
    50 cavalryman cavalrymen cavernous cavil caviled caviling cavils cayenne cedilla cedillas
    50 celebrant celebrants celebratory celerity celesta celestas cellulite cenotaph cenotaphs
    50 censer censers censorious censoriously centaur centaurs centenarian centenarians centerfold
    50 centerfolds centigram centigrams centiliter centiliters centime centimes centralization
    50 centrifugal centrifuged centrifuges centrifuging centripetal centrist centrists centurion
    50 centurions cephalic cerebellum cerebellums cerebra cerebrum cerebrums ceremonially
    50 ceremoniously cerise certitude cerulean cesium cessions cetacean cetaceans cf chaffinch
    50 chaffinches chairlift chairlifts chaise chaises chamberlain chamberlains chambermaid
    50 chambermaids chambray chamois chamomile chamomiles chancel chancelleries chancellery
    50 chancels chanceries chancery chancier chanciest chancy chandler chandlers changeling
    50 changelings chanter chanters chantey chanteys chanticleer chanticleers chaotically chaparral
    50 chaparrals chaplaincies chaplaincy chaplet chaplets charbroil charbroiled charbroiling
    50 charbroils chargers charier chariest charily charioteer charioteers charmingly chartreuse
    50 charwoman charwomen chary chaser chasers chastely chasuble chasubles chattel chattels
    50 chatterer chatterers chattily chattiness checkroom checkrooms cheekier cheekiest cheekily
    50 cheekiness cheeky cheerily cheeriness cheerless cheerlessly cheerlessness cheesier cheesiest
    50 cheesy chem chemise chemises chenille cheroot cheroots cherubic chervil chessman chessmen
    50 chevrons chewer chewers chiaroscuro chicaneries chicanery chichi chichis chickenpox chickpea
    50 chickpeas chickweed chicle chicories chicory chigger chiggers chignon chignons chilblain
    50 chilblains childishness childlessness chillers chilliness chimera chimeras chimerical
    50 chinchilla chinchillas chinstrap chinstraps chintzier chintziest chintzy chiropodist
    50 chiropodists chiropody chiropractic chiropractics chirrup chirruped chirruping chirrups
    50 chiseler chiselers chitin chitterlings chivalrously chlorides chlorination
    50 chlorofluorocarbon chlorofluorocarbons chock chocked chocking chocks choker chokers choler
    50 choleric chomp chomped chomping chomps choppily chorale chorales choreographic chorister
    50 choristers chromatic chronicler chroniclers chronometer chronometers chrysalis chrysalises
    50 chubbiness chuckhole chuckholes chumminess chunkiness churchman churchmen churchyards churl
    50 churlishly churlishness churls chutney chyron chyrons ciabatta ciabattas cicada cicadas
    50 cicatrices cicatrix cigarillo cigarillos cilantro cilia cilium cinchona cinchonas cincture
    50 cinctures cinematic cinematography cinnabar circadian circlet circlets circuitously
    50 circularity circularize circularized circularizes circularizing circumflexes circumlocution
    50 circumlocutions circumnavigate circumnavigated circumnavigates circumnavigating
    50 circumnavigation circumnavigations circumscribe circumscribed circumscribes circumscribing
    50 circumscription circumscriptions circumspect circumspection circumstantially cirrus cis
    50 cisgender citadel citadels citizenry citron citronella citrons civet civets civvies claimant
    50 claimants clambake clambakes clamminess clamorous clandestinely clangor clannish clarets
    50 clarinetist clarinetists clarion clarioned clarioning clarions classicism classicist
    50 classicists classifiable classiness classless clavichord clavichords clavicle clavicles
    50 clayey clayier clayiest cleanness clearinghouse clearinghouses clematis clematises clement
    50 clerestories clerestory clew clewed clewing clews clickable clickbait clincher clinchers
    50 clingier clingiest clingy clinker clinkers cliquish clit clitoral clits cloche cloches
    50 clodhopper clodhoppers clomp clomped clomping clomps clop clopped clopping clops closefisted
    50 closemouthed clothier clothiers cloture clotures cloudiness cloverleaf cloverleafs
    50 cloverleaves clownish clownishly clownishness cloy cloyed cloying cloys clubfeet clubfoot
    50 clunker clunkers clunkier clunkiest clunky coachmen coagulant coagulants coalescence
    50 coauthor coauthored coauthoring coauthors cobbled cobbles cobbling cocci coccis coccus
    50 coccyges coccyx cochlea cochleae cochleas cockade cockades cockamamie cockatoo cockatoos
    50 cockerel cockerels cockfight cockfights cockily cockle cockles cockleshell cockleshells
    50 cockney cockneys cockscomb cockscombs cocksucker cocksuckers cocksure coda codas coddle
    50 coddled coddles coddling codeine codependency codependent codependents codex codfish
    50 codfishes codger codgers codices codicil codicils codification codifications codified
    50 codifies codify codifying coeducation coequal coequals coeval coevals coffeecake coffeecakes
    50 coffeepot coffeepots cogitate cogitated cogitates cogitating cogitation cognate cognates
    50 cognition cognizance cognizant cognomen cognomens cogwheel cogwheels cohere cohered coheres
    50 cohering cohesive cohesively cohesiveness cohort cohorts coif coiffed coiffing coiffure
    50 coiffured coiffures coiffuring coifs coincident coital coitus colicky coliseum coliseums
    50 colitis collations collectivism collectivist collectivists collectivize collectivized
    50 collectivizes collectivizing colleen colleens collegian collegians collier collieries
    50 colliers colliery collocate collocated collocates collocating collocation collocations
    50 colloid colloids colloquies colloquium colloquiums colloquy collude colluded colludes
    50 colluding collusive colonialist colonialists colonizer colonizers colonnades colonoscopies
    50 colonoscopy coloration coloratura coloraturas colorfast colorfully colossally colossi
    50 colossus cols coltish columbine columbines columned combo combos combustibility comedic
    50 comedienne comediennes comeliness comers comfortingly comically comity comm commendably
    50 commensurable commensurate commercialization commingle commingled commingles commingling
    50 commissar commissariat commissariats commissaries commissars commissary committal committals
    50 commode commodes commodious commoners communally communicant communicants communicators
    50 communistic commutation commutations compactly compactness compactor compactors companionway
    50 companionways comparability comparably compassionately compatibly compellingly compendium
    50 compendiums competencies competency complacence complacently complainant complainants
    50 complainer complainers complaisance complaisant complaisantly complected comport comported
    50 comporting comportment comports compositor compositors compote compotes comprehensibility
    50 comprehensiveness compressor compressors comptroller comptrollers compulsively
    50 compulsiveness compulsorily computationally computerization concavities concavity
    50 concentrically conceptualization conceptualizations conceptualize conceptualized
    50 conceptualizes conceptualizing concertina concertinaed concertinaing concertinas
    50 concertmaster concertmasters concessionaire concessionaires conch conchs conciliator
    50 conciliators conclave conclaves concomitant concomitants concordances concordant concubines
    50 condemnatory condenser condensers condescendingly condole condoled condoles condoling
    50 conduce conduced conduces conducing conduction conductive conductivity conduit conduits
    50 confab confabbed confabbing confabs confectioner confectioneries confectioners confectionery
    50 conferencing conferment conferments confessedly confessional confessionals confessor
    50 confessors confidante confidantes confirmatory conflagration conflagrations confluence
    50 confluences confluent conformance conformation conformations confrontational confusedly
    50 confusingly confusions confute confuted confutes confuting conga congaed congaing congas
    50 congeniality congenially congenitally congestive conglomeration conglomerations
    50 congratulation congregational congruence congruities congruity congruous conic conics conj
    50 conjectural conjoin conjoined conjoining conjoins conjoint conjunctive conjunctives
    50 conjunctivitis conjuncture conjunctures conjurer conjurers conk conked conking conks
    50 connectives conniver connivers connotative connubial conquistador conquistadors
    50 consanguinity conscientiousness conscript conscripted conscripting conscription conscripts
    50 consensual consonance consonances constabularies constabulary constitutionality constrictive
    50 constrictor constrictors constructor constructors consultancies consultative consumptive
    50 consumptives cont contactable containment contaminant contaminants contd contemporaneous
    50 contemporaneously contemptibly contemptuously contentedness contentiously contiguity
    50 continence continua continuances contortionist contortionists contractile contractually
    50 contradistinction contradistinctions contrail contrails contralto contraltos contrapuntal
    50 contrarily contrariness contrariwise contretemps contritely contrivance contrivances
    50 controversially controvert controverted controverting controverts contumacious contumelies
    50 contumely contuse contused contuses contusing contusion contusions conundrum conundrums
    50 conurbation conurbations conventionality convergences convergent conversationalist
    50 conversationalists conversationally convexity conveyor conveyors conviviality convocation
    50 convocations convoke convoked convokes convoking convolution convolutions convulsively
    50 cookeries cookers cookery coolant coolants coolie coolies coon coons cooperatively coopered
    50 coopering coopers coot cootie cooties coots copings coppery copra copse copses copula
    50 copulas copycat copycats copycatted copycatting copywriters coquette coquetted coquettes
    50 coquetting coquettish cordite corduroys corespondent corespondents coriander corm cormorant
    50 cormorants corms cornball cornballs corncob corncobs corneal cornflower cornflowers cornice
    50 cornices cornrow cornrowed cornrowing cornrows cornstalk cornstalks cornucopia cornucopias
    50 corolla corollaries corollas corona coronas coronavirus coronaviruses coronets corpora
    50 corporeal corpulence correctable correctional correlative correlatives corroborative
    50 corrugation corrugations corruptly corruptness corsair corsairs cortical cortices cortisone
    50 coruscate coruscated coruscates coruscating cosign cosignatories cosignatory cosigned
    50 cosigner cosigners cosigning cosigns cosine cosmetically cosmetologist cosmetologists
    50 cosmetology cosmically cosmogonies cosmogony cosmological cosmologies cosmologist
    50 cosmologists cosplay cosponsor cosponsored cosponsoring cosponsors costliness cote coterie
    50 coteries cotes cotillion cotillions cotter cotters cottonmouth cottonmouths cottonseed
    50 cottonseeds cotyledon cotyledons councilman councilmen councilwoman councilwomen countably
    50 counteraction counteractions counterclaim counterclaimed counterclaiming counterclaims
    50 counterculture counterespionage counterexamples counterintelligence countermand
    50 countermanded countermanding countermands counteroffer counteroffers counterpane
    50 counterpanes counterpoint counterpoints counterrevolution counterrevolutionaries
    50 counterrevolutionary counterrevolutions countersink countersinking countersinks countersunk
    50 countertenor countertenors counterweight counterweights countrified coupe coupes couplet
    50 couplets couplings courteousness courtesan courtesans courtier courtiers courtlier
    50 courtliest courtliness courtly coven covens coverlet coverlets covetously covetousness covey
    50 coveys cowardliness cowbird cowbirds cowhand cowhands cowl cowlick cowlicks cowling cowlings
    50 cowls cowpoke cowpokes cowpox cowpuncher cowpunchers cowslip cowslips coxcomb coxcombs
    50 coxswain coxswains coyly coyness cozen cozened cozening cozens crabbily crabbiness
    50 crackerjack crackerjacks crackly crackup crackups craftiness cranial crankcase crankcases
    50 crankiness crankshaft crankshafts crape crapes crassly crassness craven cravenly cravens
    50 craw crawlspace crawlspaces craws creamer creameries creamers creamery creaminess
    50 creationism creativeness credenza credenzas creditably credulity credulously creel creels
    50 creeper creepers creepily creepiness crematories crematory creosote creosoted creosotes
    50 creosoting cress crewman crewmen cribbage cricketer cricketers crier criers criminologist
    50 criminologists criminology crinoline crinolines crispness crocked crone crones crookedly
    50 crookedness cropper croppers croquette croquettes crosier crosiers crossbar crossbars
    50 crossbeam crossbeams crossbones crossbred crossbreed crossbreeding crossbreeds crossly
    50 crossness crosspiece crosspieces crosswise crotchet crotchets crotchety croup croupier
    50 croupiers croupiest croupy crowdfund crowdfunded crowdfunding crowdfunds crucible crucibles
    50 cruciform cruciforms crudeness crudities cruet cruets cruller crullers crumbier crumbiest
    50 crumby crumpet crumpets cruncher cryogenics cryptocurrencies cryptocurrency cryptogram
    50 cryptograms cryptographer cryptographers cryptography crystalline crystallographic
    50 crystallography ct cubbyhole cubbyholes cubical cubism cubist cubists cubit cubits cuckold
    50 cuckolded cuckolding cuckolds cud cudgel cudgeled cudgeling cudgels cuds culotte culottes
    50 cultivator cultivators culvert culverts cumin cummerbund cummerbunds cumulatively cumuli
    50 cumulus cuneiform cunnilingus cunt cunts cupid cupidity cupids cupola cupolas curacies
    50 curacy curate curates curative curatives curer curie curies curlew curlews curlicue
    50 curlicued curlicues curlicuing curliness curmudgeon curmudgeons currycomb currycombed
    50 currycombing currycombs curs cursive cursorily curtailment curtailments curtly curtness
    50 curvaceous cushier cushiest cushy cusp cuspid cuspids cusps cutesier cutesiest cutesy
    50 cutlass cutlasses cutout cutouts cuttlefish cuttlefishes cutup cutups cyberbullies
    50 cyberbully cybernetic cyberpunk cyberpunks cybersex cyclamen cyclamens cyclically cyclonic
    50 cyclotron cyclotrons cygnet cygnets cynosure cynosures cystic cytology cytoplasm czarina
    50 czarinas d'Arezzo d'Estaing dB dabbler dabblers dacha dachas dactyl dactylic dactylics
    50 dactyls dado dadoes daemons daffier daffiest daffy dafter daftest daguerreotype
    50 daguerreotyped daguerreotypes daguerreotyping dahlia dahlias daintiness daiquiri daiquiris
    50 dairying dairymaid dairymaids dairyman dairymen dale dales dalliance dalliances dalmatian
    50 dalmatians damask damasked damasking damasks damnable damnably damply damson damsons dander
    50 dandle dandled dandles dandling dankly dankness dapple dappled dapples dappling daringly
    50 dartboard dartboards dashiki dashikis dashingly datatype dateline datelined datelines
    50 datelining dative datives dauber daubers dauntlessly dauntlessness dauphin dauphins
    50 davenports davit davits dawdler dawdlers daybed daybeds daylights deactivate deactivated
    50 deactivates deactivating deadbeat deadbeats deadbolt deadbolts deadliness deadwood dearness
    50 deathblow deathblows deathless deathlike deathly deb debacle debacles debar debark
    50 debarkation debarked debarking debarks debarment debarred debarring debars debater debaters
    50 debauch debauched debauches debauching debenture debentures debilitation debonairly debs
    50 debuggers decadently decamp decamped decamping decamps decant decanted decanting decants
    50 decapitation decapitations decedent decedents deceiver deceivers decelerate decelerated
    50 decelerates decelerating deceleration deceptiveness decimation decipherable decisiveness
    50 deckhand deckhands declaim declaimed declaiming declaims declamation declamations
    50 declamatory declarative declassified declassifies declassify declassifying declensions
    50 declination declivities declivity decolonization decolonize decolonized decolonizes
    50 decolonizing decommission decommissioned decommissioning decommissions decompress
    50 decompressed decompresses decompressing decompression decongestant decongestants
    50 deconstruction deconstructions decontaminate decontaminated decontaminates decontaminating
    50 decontamination decorously decremented decrements decrepitude decrescendo decrescendos
    50 decriminalization decryption deducible deejay deejays deepfake deepfakes deepness deerskin
    50 deescalate deescalated deescalates deescalating defacement defaulter defaulters defeatism
    50 defecation defensiveness deferentially deferment deferments defilement definer definers
    50 definiteness deflector deflectors defogger defoggers defoliant defoliants defoliate
    50 defoliated defoliates defoliating defoliation deforest deforested deforesting deforests
    50 defray defrayal defrayed defraying defrays defroster defrosters deftness degeneracy
    50 degenerative dehumanization dehumanize dehumanized dehumanizes dehumanizing dehumidified
    50 dehumidifier dehumidifiers dehumidifies dehumidify dehumidifying deice deiced deicer deicers
    50 deices deicing deification deism delectation deleverage deleveraged deleverages deleveraging
    50 deliciousness delineation delineations delinquently deliquescent deliverer deliverers dell
    50 dells delphinium delphiniums delusive demagnetization demagnetize demagnetized demagnetizes
    50 demagnetizing demagoguery demagogy demarcate demarcated demarcates demarcating demarcation
    50 dementedly demesne demesnes demigod demigods demijohn demijohns demilitarization
    50 demilitarize demilitarized demilitarizes demilitarizing demitasse demitasses demobilization
    50 demobilize demobilized demobilizes demobilizing democratization democratize democratized
    50 democratizes democratizing demographer demographers demographically demography demoniac
    50 demoniacal demonstrable demonstratively demoralization demur demurred demurring demurs
    50 denature denatured denatures denaturing dendrite dendrites deniability denier deniers
    50 denigration denizen denizens denominate denominated denominates denominating denominational
    50 denotation denotations denouement denouements denouncement denouncements denseness
    50 dentifrice dentifrices dentin denude denuded denudes denuding deodorizer deodorizers
    50 departmentalize departmentalized departmentalizes departmentalizing dependability dependably
    50 depictions depilatories depilatory deplane deplaned deplanes deplaning depoliticize
    50 depoliticized depoliticizes depoliticizing depopulate depopulated depopulates depopulating
    50 depopulation deposition depositions depositor depositories depositors depository deprecation
    50 deprecatory depredation depredations depressant depressants depressive depressives deprogram
    50 deprogrammed deprogramming deprograms deputation deputations depute deputed deputes deputing
    50 deputize deputized deputizes deputizing derangement deregulate deregulated deregulates
    50 deregulating deregulation dereliction derisive derisively derisory derivable dermatitis
    50 dermatologist dermatologists dermatology dermis derogate derogated derogates derogating
    50 derogation derringer derringers dervish dervishes desalinate desalinated desalinates
    50 desalinating desalination descant descanted descanting descants descender descried descries
    50 descriptively descry descrying desensitization desensitize desensitized desensitizes
    50 desensitizing desertion desertions deservedly desiccate desiccated desiccates desiccating
    50 desiccation desiderata desideratum desirably desolately desolateness despairingly desperado
    50 desperadoes despicably despoil despoiled despoiling despoils despondency despotism destruct
    50 destructed destructible destructing destructively destructiveness destructs detainee
    50 detainees detainment determinant determinants determinate detestable detestation
    50 dethronement detoxification detoxified detoxifies detoxify detoxifying detraction detractor
    50 detractors detritus deuce deuces deuterium developmental deviance devilishly devilment
    50 devilries devilry deviltries deviltry deviously deviousness devotional devotionals
    50 devoutness dewberries dewberry dewdrop dewdrops dewier dewiest dewlap dewlaps dewy
    50 dexterously dextrose dharma dhoti dhotis diabolic diabolically diacritic diacritical
    50 diacritics diadem diadems diagnostician diagnosticians diagrammatic dialectal dialectic
    50 dialyses dialysis dialyzes diametrical diaphanous diarist diarists diastolic diatom diatoms
    50 diatribes dibble dibbled dibbles dibbling dicker dickered dickering dickers dickey dickeys
    50 dicta dictum didactic diddle diddled diddles diddling diereses dieresis dieter dieters
    50 dietetic dietetics dietitian dietitians differentials diffidence diffident diffidently
    50 diffraction diffusely diffuseness digger diggers digitalis digitization digraph digraphs
    50 digressive dilatory dilettante dilettantes dilettantism dillies dilly dillydallied
    50 dillydallies dillydally dillydallying dimensionless diminuendo diminuendos diminution
    50 diminutions dimmers dimness dimwit dimwits dimwitted dinette dinettes ding dinged dinginess
    50 dinging dingo dingoes dings dinkier dinkies dinkiest dinky dint diocesan diocesans diode
    50 diodes diorama dioramas dioxin dioxins dipole dipper dippers dipsomania dipsomaniac
    50 dipsomaniacs directional directorate directorates directorial directorship directorships
    50 dirigible dirigibles dirk dirks dirtiness disablement disabuse disabused disabuses
    50 disabusing disadvantageously disaffection disambiguation disapprobation disarrange
    50 disarranged disarrangement disarranges disarranging disassemble disassembled disassembles
    50 disassembling disassociate disassociated disassociates disassociating disbar disbarment
    50 disbarred disbarring disbars discernment discombobulate discombobulated discombobulates
    50 discombobulating discomfit discomfited discomfiting discomfits discomfiture discommode
    50 discommoded discommodes discommoding discompose discomposed discomposes discomposing
    50 discomposure disconnectedly discontentedly discontentment discontinuance discontinuances
    50 discontinuities discontinuous discotheque discotheques discountenance discountenanced
    50 discountenances discountenancing discouragingly discourteously discreditable discriminant
    50 discursive discussant discussants disdainfully disembodied disembodies disembody
    50 disembodying disembowel disemboweled disemboweling disembowels disencumber disencumbered
    50 disencumbering disencumbers disenfranchisement disengagement disengagements disentanglement
    50 disestablish disestablished disestablishes disestablishing disfranchise disfranchised
    50 disfranchisement disfranchises disfranchising disgorge disgorged disgorges disgorging
    50 disgustedly disharmonious disharmony dishcloth dishcloths dishpan dishpans dishrag dishrags
    50 dishwater disinclination disincline disinclined disinclines disinclining disinformation
    50 disinter disinterestedly disinterment disinterred disinterring disinters disjointedly
    50 disloyally dismemberment disobediently disoblige disobliged disobliges disobliging
    50 disorderliness disparagement dispatcher dispatchers displayable disport disported disporting
    50 disports dispossession disproof disproportion disproportions disputable disputant disputants
    50 disputation disputations disputatious disquisition disquisitions disreputably disrobe
    50 disrobed disrobes disrobing dissemble dissembled dissembles dissembling dissimulate
    50 dissimulated dissimulates dissimulating dissimulation dissolutely dissoluteness dissonant
    50 dissuasion distaff distaffs distemper distension distensions distillate distillates
    50 distinctiveness distrait distressful distributive disturbingly disunite disunited disunites
    50 disuniting disunity diuretic diuretics diurnal diurnally diva divan divans divas diversely
    50 diversionary divination diviners divisibility divisional divisively divisiveness divot
    50 divots divvied divvies divvy divvying dizzily doable doc docent docents docilely docility
    50 dockyard dockyards docs doctoral doctrinaire doctrinaires doctrinal docudrama docudramas
    50 dodder doddered doddering dodders dodger dodgers dodos doff doffed doffing doffs dogcatcher
    50 dogcatchers dogfight dogfights dogfish dogfishes doggedness doggier doggies doggiest doggy
    50 dogie dogies dogmatically dogmatism dogmatist dogmatists dogtrot dogtrots dogtrotted
    50 dogtrotting dolmen dolmens dolorous dolt doltish dolts domestically domestication dominantly
    50 donned donning doodler doodlers dories dormancy dormer dormers dormice dormouse dory dotage
    50 dotcom dotcoms doth dotingly dotty doublet doublets doubloon doubloons doubter doubters
    50 doubtlessly douche douched douches douching doughier doughiest doughtier doughtiest doughty
    50 doughy dourly dovetail dovetailed dovetailing dovetails dowager dowagers dowdily dowdiness
    50 dowel doweled doweling dowels downbeat downbeats downloadable downscale downstage downswing
    50 downswings dowse dowsed dowses dowsing doxologies doxology doyen doyens dpi drably drabness
    50 drachma drachmas draftee draftees draftiness draftsmanship dragnet dragnets dragooned
    50 dragooning dragoons drainer drainers drainpipe drainpipes dram drams drawstring drawstrings
    50 dray drays dreadnought dreadnoughts dreamily dreamland dreamless dreamlike drearily
    50 dreariness dredger dredgers dressage dressiness dressmaking dribbler dribblers driblet
    50 driblets drippings drizzly drolleries drollery drollness drolly dromedaries dromedary
    50 droopier droopiest droopy droplet droplets dropper droppers dropsy drover drovers drub
    50 drubbed drubbing drubbings drubs druid druids dryad dryads drywall duality dubiety
    50 dubiousness ducal ducat ducats duchies duchy duckbill duckbills ductile ductility ducting
    50 ductless dudgeon duelist duelists duffer duffers duh dukedom dukedoms dulcet dulcimer
    50 dulcimers dullard dullards dumbly dumbness dumbwaiter dumbwaiters dun dungaree dungarees
    50 dunned dunner dunnest dunning duns duodena duodenal duodenum duplicator duplicators durably
    50 dustbins duster dusters dustiness dustless dustman duteous dutiable dwarfish dwarfism dweeb
    50 dweebs dyadic dyer dyers dyestuff dynastic dyspepsia dyspeptic dyspeptics dz e'er eBay
    50 eMusic ea eaglet eaglets earbud earbuds earful earfuls earldom earldoms earliness earthen
    50 earthenware earthling earthlings earthward earthwork earthworks earwig earwigs easiness
    50 easternmost eatable eatables eccentrically ecclesiastic ecclesiastics echelon echelons
    50 eclectically eclecticism eclectics ecliptic econometric ecotourism ecru ecstatically
    50 ecumenically edamame edema edginess edgings edibility editable editorialize editorialized
    50 editorializes editorializing editorially educable eeriness efface effaced effacement effaces
    50 effacing effectually effectuate effectuated effectuates effectuating effeminacy effervesce
    50 effervesced effervesces effervescing effete efficacious efficaciously efficacy effluent
    50 effluents effrontery effulgence effulgent effusion effusions effusiveness eggbeater
    50 eggbeaters eggnog eglantine eglantines egoist egoistic egoists egotistic egotistically
    50 egress egresses egret egrets eider eiderdown eiderdowns eiders eigenvalues elaborateness
    50 elderberries elderberry eldercare electioneer electioneered electioneering electioneers
    50 electrification electrocardiogram electrocardiograms electrocardiograph electrocardiographs
    50 electrodynamics electroencephalogram electroencephalograms electroencephalograph
    50 electroencephalographs electrolyte electrolytes electrolytic electromagnet electromagnetism
    50 electromagnets electronica electroplate electroplated electroplates electroplating elegiac
    50 elegiacs elephantine elfish elide elided elides eliding elision elisions elixir elixirs ell
    50 elliptically ells elocution elocutionist elocutionists elongation elongations elucidation
    50 elucidations elusively elusiveness emaciation emanation emanations emancipator emancipators
    50 emasculate emasculated emasculates emasculating emasculation embalmer embalmers embarkation
    50 embarkations emblematic embolden emboldened emboldening emboldens embolism embolisms
    50 embryologist embryologists embryology emend emendation emendations emended emending emends
    50 emery emetic emetics emo emoji emojis emollient emollients emolument emoluments emos emote
    50 emoted emotes emoting emotionalism empathetic empirically empiricism emplacement
    50 emplacements employable emptily ems emu emulsification emulsified emulsifies emulsify
    50 emulsifying emus encamp encamped encamping encampment encampments encamps encapsulation
    50 encapsulations encephalitis enchanter enchanters enchantingly enchantress enchantresses
    50 encirclement encoder encoders encouragingly encroachment encroachments encrust encrustation
    50 encrustations encrusted encrusting encrusts encrypt encrypts encyclical encyclicals
    50 encyclopedic endearingly endlessness endocrine endocrines endorser endorsers endue endued
    50 endues enduing endurable energizer energizers enervate enervated enervates enervating
    50 enervation enfeeble enfeebled enfeebles enfeebling enfold enfolded enfolding enfolds
    50 enforcer enforcers enfranchisement engagingly engorge engorged engorges engorging enhancer
    50 enigmatically enjoin enjoined enjoining enjoins enlarger enlargers enlistee enlistees enmesh
    50 enmeshed enmeshes enmeshing ennoble ennobled ennoblement ennobles ennobling ennui
    50 enormousness enrapture enraptured enraptures enrapturing enshroud enshrouded enshrouding
    50 enshrouds enslavement ensnare ensnared ensnares ensnaring entente ententes entertainingly
    50 enthrone enthroned enthronement enthronements enthrones enthroning entomb entombed entombing
    50 entombment entombs entomological entrenchment entrenchments enumerable enumerations
    50 envelopment enviably enviousness environmentalism epicure epicurean epicureans epicures
    50 epidemiology epidermal epiglottis epiglottises epigrammatic episcopacy episcopal episcopate
    50 epistemology epistolary epochal epoxied epoxies epoxy epoxying equability equable equably
    50 equalization equalizer equalizers equestrienne equestriennes equidistant equinoctial
    50 equipage equipages equipoise equitably equivocally equivocate equivocated equivocates
    50 equivocating equivocation equivocations erasures ere erectile erectly erectness erg
    50 ergonomics ergs ermine ermines erogenous erosive erotica errata erratas erratum ersatz
    50 ersatzes eruditely erythrocyte erythrocytes escapee escapees escarole escaroles escarpment
    50 escarpments eschatology escrow escrows escutcheon escutcheons esoterically espadrille
    50 espadrilles espied espies esplanade esplanades espousal espy espying esquire esquires
    50 essayist essayists est ester esters estimator estimators eta etcher etchers ethereally
    50 ethnically ethnicity ethnological ethnologist ethnologists ethnology etiologies etiology
    50 etymologist etymologists eucalypti eucalyptus eucalyptuses eugenics eulogistic euphony euro
    50 euros eutectic evanescent evangelize evangelized evangelizes evangelizing evasively
    50 evasiveness eventfully eventfulness eventide eventuate eventuated eventuates eventuating
    50 everglade everglades evildoer evildoers evilly evince evinced evinces evincing eviscerate
    50 eviscerated eviscerates eviscerating evisceration evocation evocations ewer ewers
    50 exacerbation exactingly exactitude exactness excavator excavators exceptionable exchangeable
    50 exchequer exchequers excitability excitation excitingly exclamatory exclusiveness
    50 exclusivity excoriate excoriated excoriates excoriating excoriation excoriations excrescence
    50 excrescences excreta excretion excretions excretory exculpate exculpated exculpates
    50 exculpating execrable execrate execrated execrates execrating executrices executrix exegeses
    50 exegesis exemplar exemplars exemplification exemplifications exhalation exhalations
    50 exhaustible exigencies exigency exigent exiguous existentialism existentialist
    50 existentialists exoplanet exoplanets exorbitance exorbitantly exorcise exorcised exorcises
    50 exorcising exotically expansively expansiveness expatiate expatiated expatiates expatiating
    50 expatriation expectorant expectorants expectorate expectorated expectorates expectorating
    50 expectoration expedience expediences expediently expediter expediters expeditionary
    50 expeditious expeditiously experimenter experimenters expertness expiate expiated expiates
    50 expiating expiation explicate explicated explicates explicating explication explications
    50 explicitness exploitative exploiter exploiters explosively explosiveness exponentiation
    50 expository expostulate expostulated expostulates expostulating expostulation expostulations
    50 expressible expressionism expressionist expressionists expressionless expressiveness expunge
    50 expunged expunges expunging expurgate expurgated expurgates expurgating expurgation
    50 expurgations extemporaneously extempore extemporize extemporized extemporizes extemporizing
    50 extendable extensional extensiveness extenuate extenuated extenuates extenuating extenuation
    50 extinguishable extirpate extirpated extirpates extirpating extirpation extortionist
    50 extortionists extractor extractors extramarital extraneously extrasensory extravaganza
    50 extravaganzas extrication extrinsic extrinsically extroversion extrude extruded extrudes
    50 extruding extrusion extrusions exuberantly exultantly eyeful eyefuls eyelet eyelets eyepiece
    50 eyepieces eyestrain eyeteeth eyetooth fMRI fa fabled fabulously facepalm facepalmed
    50 facepalming facepalms facetiousness facially facilitation facings factional factionalism
    50 factitious factorize factorizing factotum factotums faddish fain fainer fainest fainthearted
    50 faintness fairway fairways fairyland fairylands faithlessly faithlessness faker fakers fakir
    50 fakirs falconer falconers falconry fallaciously fallibility fallibly falloff falloffs fallow
    50 fallowed fallowing fallows falseness falsifiable falteringly familial familiarization fanboy
    50 fanboys fanciers fancifully fancily fanciness fandom fanzine farina farinaceous farmhand
    50 farmhands farrow farrowed farrowing farrows farsightedness farthing farthings fashionista
    50 fashionistas fastidiously fastidiousness fastness fastnesses fatalist fatalists fatefully
    50 fathead fatheads fatherless fathomable fathomless fatness fatuously fatuousness faultfinding
    50 faultily faultiness faultlessly faun fauns fealty fearfulness feasibly featherbedding
    50 featherweight featherweights febrile feckless fecund fecundity federally fedora fedoras
    50 feebleness feebly feelingly feldspar felicities felicitous felicity fellatio felonious
    50 femoral femur femurs fencer fencers fennel fens fentanyl feral ferociousness ferric ferrous
    50 ferrule ferrules ferryboat ferryboats fervency fervid fervidly festal festively feta
    50 fetchingly fetishism fetishist fetishistic fetishists fetlock fetlocks fettle feudalistic
    50 fey fiberboard fibroid fibula fibulae fiches fickleness fictionalize fictionalized
    50 fictionalizes fictionalizing fiddlesticks fiduciaries fiduciary fie fief fiefs fielder
    50 fielders fieriness fife fifes figurine figurines filamentous filbert filberts filial filings
    50 fillers fillip filliped filliping fillips filmstrip filmstrips filterable filthiness
    50 filtrate filtrated filtrates filtrating filtration finagler finaglers fineness finery
    50 fingerboard fingerboards fingerings finis finises finisher finishers finitely fink finked
    50 finking finks finny fireball fireballs firebomb firebombed firebombing firebombs firebreak
    50 firebreaks firebug firebugs firefight firefighting firefights firehouse firehouses fireplug
    50 fireplugs firepower firestorm firestorms firetrap firetraps firewater firmament firmaments
    50 firstborn firstborns firth firths fiscally fishers fishhook fishhooks fishwife fishwives
    50 fistful fistfuls fisticuffs fitfully fitly fitters fittingly fixate fixated fixates fixating
    50 fixative fixatives fixedly fixer fixers fixings fixity flabbiness flack flacks flagella
    50 flagellate flagellated flagellates flagellating flagellation flagellum flagons flagstaff
    50 flagstaffs flakiness flambeing flambes flamethrower flamethrowers flammability flan flange
    50 flanges flannelette flapper flappers flashbulb flashbulbs flashgun flashguns flashily
    50 flashiness flatbed flatbeds flatboat flatboats flatcar flatcars flatfeet flatfish flatfishes
    50 flatfoot flatfooted flatfoots flatiron flatirons flatteringly flattop flattops flatulent
    50 flatware flavorful flavorless flax flaxen flay flayed flaying flays fleetingly fleetness
    50 fleshlier fleshliest fleshly flibbertigibbet flibbertigibbets flightiness flimflam
    50 flimflammed flimflamming flimflams flimsily flintier flintiest flintlock flintlocks flinty
    50 flippancy flippantly flirtatiously floater floaters floe floes floorboard floorboards
    50 floppiness floridly florin florins flotation flotations flotsam floury floweriness
    50 fluffiness fluidly flukier flukiest fluky flume flumes flummox flummoxed flummoxes
    50 flummoxing fluoresce fluoresced fluorescence fluoresces fluorescing fluoridate fluoridated
    50 fluoridates fluoridating fluoridation fluorine fluorite fluorocarbon fluorocarbons
    50 fluoroscope fluoroscopes fluttery flyby flybys flycatcher flycatchers flyleaf flyleaves
    50 flypaper flypapers flysheet flyspeck flyspecked flyspecking flyspecks flyweight flyweights
    50 flywheel flywheels fob fobbed fobbing fobs fogginess foldaway folio folios fomentation
    50 fondant fondants fondue fondues fooleries foolery foolhardiness foolscap footballer
    50 footballers footfall footfalls footman footmen footrest footrests footsore fop foppish fops
    50 forager foragers forbiddingly forcefulness forebear forebears forecaster forecasters
    50 forecastle forecastles forefeet forefoot foreknowledge forelock forelocks foremast foremasts
    50 forename forenames forenoon forenoons foreordain foreordained foreordaining foreordains
    50 foresail foresails foreshorten foreshortened foreshortening foreshortens forestation
    50 forester foresters forevermore forewoman forewomen forfeiture forgather forgathered
    50 forgathering forgathers forgetfully forgettable forlornly formalism formalization formlessly
    50 formlessness formulaic forsooth forsythia forsythias forthrightly forthrightness fortissimo
    50 fortnights fortuitously forwardness fossilization foully foulness fountainhead fountainheads
    50 fourfold fourscore foursome foursomes foursquare foxglove foxgloves foxhound foxhounds fr
    50 frack fracked fracking fracks fractals fractiously fragrantly framer framers franchisee
    50 franchisees franchiser franchisers frankincense frappes fraternally fraternization
    50 fratricide fratricides fraudulence frazzle frazzled frazzles frazzling freakier freakiest
    50 freakish freaky freebase freebased freebases freebasing freebooter freebooters freedman
    50 freeholder freeholds freeman freemen freestanding freestyle freestyles freewill frenetically
    50 frenziedly fresco frescoes freshet freshets fretfulness fretwork friable fricassee
    50 fricasseed fricasseeing fricassees frigidly fripperies frippery friskily friskiness frizzle
    50 frizzled frizzles frizzling frogman frogmen frolicsome frontally frontiersman frontiersmen
    50 frontispiece frontispieces frostily frostiness frowzier frowziest frowzy fructified
    50 fructifies fructify fructifying fructose fruitfully fruitfulness fruitlessness frump frumps
    50 fryer fryers fuchsias fuddle fuddled fuddles fuddling fugue fugues fullback fullbacks
    50 fulminate fulminated fulminates fulminating fulmination fulminations fulsome fumbler
    50 fumblers fumigator fumigators functionaries functionary funereal funereally fungicidal
    50 fungous funicular funiculars funniness furbelow furbish furbished furbishes furbishing
    50 furriers furtherance furthermost furze fusible fusillade fusillades fusions fussbudget
    50 fussbudgets fussily fussiness fustian fustier fustiest fusty futon futons futurities
    50 futurity futz futzed futzes futzing fuzzily fuzziness fwd gabardine gabardines gabble
    50 gabbled gabbles gabbling gaberdine gaberdines gabled gad gadabout gadabouts gadded gadding
    50 gadflies gadfly gadgetry gads gaff gaffed gaffing gaffs gainfully gainsaid gainsay
    50 gainsaying gainsays gaiter galena galleon galleons gallium gallstone gallstones galvanic
    50 galvanometer galvanometers gambol gamboled gamboling gambols gamecock gamecocks gamekeeper
    50 gamekeepers gamely gameness gamesmanship gamete gametes gamier gamiest gamin gamine gamines
    50 gamins gammas gamy ganglia ganglion gangrenous gannet gannets gantlet gantlets gantries
    50 gantry garbageman garbanzo garbanzos garishly garishness garlicky garner garnered garnering
    50 garners garnishee garnisheed garnisheeing garnishees garrote garroted garrotes garroting
    50 garrulity garrulously garrulousness gaslight gaslights gasohol gastritis gastrointestinal
    50 gastronomical gastronomy gatepost gateposts gatherer gatherers gaucho gauchos gaudily
    50 gaudiness gauntness gauzier gauziest gauzy gavotte gavottes gawkily gawkiness gayness gazer
    50 gazers gazetteer gazetteers gazillion gazillions gazpacho gearbox gearboxes gearwheel
    50 gearwheels gecko geckos gelatinous gelid gemstone gemstones gendarme gendarmes generalissimo
    50 generalissimos generalities generative geniality genitive genitives genome genomes gentian
    50 gentians gentlefolk gentlewoman gentlewomen gentrified gentrifies gentrify gentrifying
    50 genuflection genuflections geocache geocached geocaches geocaching geocentric geode geodes
    50 geodesic geodesics geoengineering geologically geometer geometrical geophysical geophysics
    50 geopolitical geopolitics geostationary geothermal germane germanium germicidal germinal
    50 gerontologist gerontologists gerontology gestate gestated gestates gestating gesticulation
    50 gesticulations gesundheit gewgaw gewgaws ghastliness gherkin gherkins ghostliness ghostwrite
    50 ghostwrites ghostwriting ghostwritten ghostwrote giantess giantesses gibbet gibbeted
    50 gibbeting gibbets gibbon gibbons giddily gigabit gigabits gigahertz gigapixel gigapixels
    50 giggler gigglers gigglier giggliest giggly gigolo gigolos gimcrack gimcracks gimlet gimleted
    50 gimleting gimlets gimmickry gimpy gingersnap gingersnaps gingivitis ginkgo ginkgoes ginseng
    50 gird girded girding girds girlishly girt girted girting girts glacially gladiatorial
    50 gladiola gladiolas gladioli gladiolus gladness glaringly glassful glassfuls glaucoma glazier
    50 glaziers glibness glimmerings glissandi glissando glittery gloaming gloamings globalization
    50 glockenspiel glockenspiels glop glossiness glottis glottises gluey gluier gluiest glumness
    50 gluten glutinous gluttonous gluttonously glycerol glycogen glyph gm gneiss gnomish
    50 goaltender goaltenders goatherd goatherds goatskin goatskins gobbler gobblers goddaughter
    50 goddaughters godhood godliness godson godsons goggled goggling goiter goiters goldbrick
    50 goldbricked goldbricking goldbricks goldenrod goldfinch goldfinches gonad gonads gondolier
    50 gondoliers goober goobers goodbyes goodlier goodliest goodly googled googles googling gook
    50 gooks goop gooseberries gooseberry goriness gorse gossipy gouger gougers gourmand gourmands
    50 goutier goutiest gouty gov governable governance govt gr gracelessly gracelessness grackle
    50 grackles grafter grafters grail grammarian grammarians granaries grandee grandees
    50 grandiloquence grandiloquent grandness grange granges granularity granulation graphologist
    50 graphologists graphology grapnel grapnels gratefulness gravelly graybeard graybeards
    50 grayness greasepaint greasiness grebe grebes greengrocer greengrocers greenness greensward
    50 gregariously gregariousness grenadier grenadiers griddlecake griddlecakes grievously griffin
    50 griffins grimness grippe grist gristly grog groggily grogginess grommet grommets grosbeak
    50 grosbeaks grossness grotesquely grouchiness groundbreaking groundbreakings grounder
    50 grounders grout grouted grouting grouts groveler grovelers grownup grownups grubbiness
    50 grubstake grudgingly gruelings gruesomely gruffness grumbler grumblers grumpily grumpiness
    50 guano guardhouse guardhouses guardianship guardroom guardrooms guardsman guava guavas
    50 guesser guessers guilder guilders guileful guiltiness gulag gulags gunfight gunfights
    50 gunnery gunny gunslinger gunslingers gunsmith gunsmiths gunwale gunwales gurney gurneys
    50 gusset gusseted gusseting gussets gustatory gutless guttersnipe guttersnipes gymnastic
    50 gymnosperm gymnosperms gypsum gyro gyros haberdasher haberdashers habitability habituate
    50 habituated habituates habituating habituation hacienda haciendas hackle hackles hacktivist
    50 hacktivists hafnium haft hafts haggler hagglers haiku hailstorm hailstorms hairbreadth
    50 hairbreadths hairdressing hairiness hairless hairpin hairpins hairsbreadth hairsbreadths
    50 hairspring hairsprings hake hakes halberd halberds halcyon halfbacks halfheartedness
    50 halfpence halfpennies halfpenny halitosis hallucinatory hallucinogen hallucinogens halogen
    50 halogens haltingly halyard halyards hammerhead hammerheads handball handballs handbill
    50 handbills handcar handcars handcart handcarts handcraft handcrafted handcrafting handcrafts
    50 handheld handhelds handicapper handicappers handily handiness handmaid handmaiden
    50 handmaidens handmaids handset handsets handshaking handsomeness handspring handsprings
    50 handwork hangdog hangman hangmen hangnail hangnails hank hanks hansoms happenstance
    50 happenstances harbinger harbingers hardbacks hardener hardeners hardheadedly hardheadedness
    50 hardheartedly hardheartedness hardily hardiness hardness hardtack hardtop hardtops harlequin
    50 harlequins harmfulness harmlessness harmonically harmonics harmoniousness harpies harpy
    50 harridan harridans hashtag hashtags hasp hasps hassock hassocks hastiness hatcheries
    50 hatchery hatchway hatchways hatefulness hater haters hath hatter hatters hauler haulers
    50 hauntingly hauteur haversack haversacks haw hawed hawing hawker hawkers hawkish haws hawser
    50 hawsers hawthorn hawthorns haycock haycocks hayloft haylofts haymow haymows hayseed hayseeds
    50 hazily haziness hazmat headboard headboards headdress headdresses headless headlock
    50 headlocks headset headsets headwaiter headwaiters headwaters headword headwords healthfully
    50 healthfulness healthiness hearer hearers hearken hearkened hearkening hearkens heartiness
    50 heartlessly heartlessness heartrending heartsick heartstrings heathenish heaths heatstroke
    50 heavenward heavenwards heavyset hectare hectares hectically hector hectored hectoring
    50 hectors hedgerow hedgerows heedful heedlessly heedlessness heehaw heehawed heehawing heehaws
    50 heft hefted hefting hefts hegemony heinously heinousness helical helices heliotrope
    50 heliotropes helix hellebore hellhole hellholes hellion hellions hellishly helmsman helmsmen
    50 helot helots helpline helplines helpmate helpmates hematologist hematologists hematology
    50 hemispheric hemispherical hempen hemstitch hemstitched hemstitches hemstitching henceforward
    50 henna hennaed hennaing hennas henpeck henpecked henpecking henpecks hep hepatic hepper
    50 heppest heptagon heptagons heraldic heraldry herbaceous herbage herbalist herbalists
    50 herbicide herbicides herculean herder herders herdsman herdsmen hereabout hereof hereto
    50 heretofore hereupon hermaphrodites hermaphroditic hermetically hermitage hermitages heroics
    50 herringbone hesitatingly heterodox heterodoxy heterogeneity heuristics hewer hewers hex
    50 hexameter hexameters hexed hexes hexing hgt hibachi hibachis hibiscus hibiscuses hiccough
    50 hiccoughed hiccoughing hiccoughs hidebound hideousness hie hied hieing hierarchically hies
    50 highball highballs highborn highboy highboys highchair highchairs highfalutin highness
    50 hightail hightailed hightailing hightails highwayman highwaymen hillock hillocks hindmost
    50 hireling hirelings hirsute histamine histamines histograms hitter hitters hivemind hiveminds
    50 hoagie hoagies hoarfrost hoarier hoariest hoariness hoary hoaxer hoaxers hob hobbyist
    50 hobbyists hobnail hobnailed hobnailing hobnails hobs hoc hockshop hockshops hod hods hoedown
    50 hoedowns hogan hogans hoggish hogshead hogsheads hogwash hokum holdout holdouts hollowly
    50 hollowness hollyhock hollyhocks holograph holographic holographs holography homburg homburgs
    50 homebodies homebody homeboy homeboys homegrown homeliness homepage homepages homesteader
    50 homesteaders homestretch homestretches homewards homewrecker homewreckers homeyness homilies
    50 homily hominy homogeneously homogenization homograph homographs homophobia homophone
    50 homophones honeybee honeybees honeydew honeydews honeymooner honeymooners honorarium
    50 honorariums honorific honorifics hooch hoodie hoodies hoodoo hoodooed hoodooing hoodoos
    50 hooey hookah hookahs hookup hookups hookworm hookworms hooky hooliganism hoopla hooters
    50 hoppers hormonal hornless hornpipe hornpipes horology horridly horseflies horsefly horsehair
    50 horsehide horsemanship horsemen horsetail horsetails horsewhip horsewhipped horsewhipping
    50 horsewhips horsewoman horsewomen horsey horsier horsiest horticulturist horticulturists hos
    50 hosanna hosannas hospitably hosteler hostelers hostelries hostelry hostilely hostler
    50 hostlers hotelier hoteliers hotheadedly hotheadedness hothouse hothouses hotkey hotkeys
    50 hotness houseclean housecleaned housecleaning housecleans housecoat housecoats houseflies
    50 housefly householder householders housemaid housemaids housemother housemothers houseplant
    50 houseplants housetop housetops hoverboard hoverboards hovercraft howdah howdahs howitzer
    50 howitzers howler howlers howsoever ht hubbies hubby hubris huckleberries huckleberry
    50 huckster huckstered huckstering hucksters huffily hugeness hula hulas humaneness humanistic
    50 humanization humanizer humanizers humanness humanoid humanoids humbleness humbugged
    50 humbugging humbugs humdinger humdingers humeri humerus humidifier humidifiers humidor
    50 humidors hummock hummocks hummus humongous humorless humorlessness humpback humpbacked
    50 humpbacks humus hunchbacked hundredfold hundredweight hundredweights hungover huntress
    50 huntresses huntsman huntsmen hurler hurlers husbandry husker huskers hussar hussars hussies
    50 hussy hustings hwy hybridize hybridized hybridizes hybridizing hydra hydrangea hydrangeas
    50 hydras hydrate hydrated hydrates hydrating hydraulically hydrocarbon hydrocarbons
    50 hydroelectricity hydrofoil hydrofoils hydrogenate hydrogenated hydrogenates hydrogenating
    50 hydrology hydrolysis hydrometer hydrometers hydrophobia hydroponic hydroponics hydrosphere
    50 hydrotherapy hygienist hygienists hygrometer hygrometers hying hymen hymens hyperbola
    50 hyperbolas hyperbolic hypercritical hypercritically hyperlink hyperlinked hyperlinking
    50 hyperlinks hypermarket hypersensitivities hypersensitivity hyperspace hypertext
    50 hyperventilation hyphenations hypnoses hypnotically hypo hypoallergenic hypoglycemia
    50 hypoglycemic hypoglycemics hypos hypothalami hypothalamus hysteresis iOS iPad iPhone iPod
    50 iTunes iamb iambic iambics iambs ibex ibexes ibid ibis ibises ibuprofen icebound icecap
    50 icecaps icily iciness iconoclast iconoclastic iconoclasts idealistically idealization
    50 ideogram ideograms ideograph ideographs ideologist ideologists ides idiomatically idlers
    50 idolater idolaters ids idyll idylls igneous ignoble ignobly ignominies ignominious
    50 ignominiously ignominy ignoramus ignoramuses ignorantly ilks illegalities illegality
    50 illegibility illegitimately illiberal illicitly illicitness illumine illumined illumines
    50 illumining illus illusive imaginably imam imams imbecilic imbecilities imbecility imbroglio
    50 imbroglios immaculateness immanence immanent immaturely immemorial immersive imminence
    50 immobilization immoderate immoderately immodest immodestly immodesty immolate immolated
    50 immolates immolating immolation immortally immovably immunology immure immured immures
    50 immuring immutability immutably impala impalas impalement impalpable impanel impaneled
    50 impaneling impanels impassively impassivity impeccability impecunious impecuniousness
    50 impedimenta impenetrability impenetrably impenitence impenitent imperatively imperialistic
    50 imperially imperious imperiously imperiousness imperishable impermanence impermanent
    50 impermeable impermissible impertinently imperturbability imperturbable imperturbably
    50 impetigo impetuosity impieties impiety impingement impious impiously impishly impishness
    50 implacability implacably implantation implausibilities implausibility implausibly implosion
    50 implosions impoliteness impolitenesses impolitic imponderable imponderables importunate
    50 importune importuned importunes importuning importunity imposingly imposture impostures
    50 impotently impoverishment impracticable impracticably impracticality imprecation
    50 imprecations imprecisely imprecision impregnability impregnably impregnation impresario
    50 impresarios impressionism impressionist impressionists impressiveness imprimatur imprimaturs
    50 improvable improvidence improvident improvidently imprudence imprudent impudently impugn
    50 impugned impugning impugns impulsion impurely imputation imputations impute imputed imputes
    50 imputing inaccurately inadvertence inamorata inamoratas inanely inanities inanity
    50 inappropriately inapt inarticulately inboard inboards inbound inbox inboxes incalculably
    50 incapability incautious inchoate incise incised incises incising incisively incisiveness
    50 incivilities incivility inclemency inclement inclusively incombustible incommensurate
    50 incommunicado incomparably incompleteness incomprehensibly inconceivably incongruously
    50 inconsequentially inconsiderately inconsiderateness inconspicuousness inconstancy inconstant
    50 incontestable incontestably incontrovertible incontrovertibly incorporeal incorrectness
    50 incorrigibility incorrigibly incorruptibility incorruptible incredibility incredulously
    50 incriminatory incrustation incrustations incubus incubuses inculcate inculcated inculcates
    50 inculcating inculcation inculpate inculpated inculpates inculpating incumbencies incumbency
    50 incurious incursion incursions ind indecipherable indecisiveness indecorous indefatigable
    50 indefatigably indefensibly indelicacies indelicacy indelicately indemnification
    50 indemnifications indenture indentures indenturing indestructibly indeterminable
    50 indeterminacy indeterminately indictable indigence indiscernible indiscreetly indispensably
    50 indisposition indispositions indisputably indissoluble indistinctness individualize
    50 individualized individualizes individualizing indivisibility indivisibly indolently
    50 indomitably indubitable indubitably inductance inductee inductees inductive indulgently
    50 industrialism industrially industriously industriousness ineducable ineffable ineffably
    50 ineffectively ineffectually inelastic inelegance inelegantly ineluctable ineluctably ineptly
    50 ineptness inequitable inertly inertness inescapably inestimable inestimably inexcusably
    50 inexhaustibly inexpedient inexpert inexpressible inextinguishable inextricable infallibly
    50 infamously infanticide infanticides infantryman infantrymen infarction infectiously
    50 infectiousness infelicitous inferential infernal infighting infinitesimally infinitude
    50 inflect inflected inflecting inflectional inflects inflorescence inflow influentially
    50 infotainment infrequency ingenuous ingenuously ingenuousness ingestion inglorious ingot
    50 ingots ingrate ingrates ingratiatingly ingress ingresses ingrown inhabitable inhalant
    50 inhalants inhalator inhalators inhere inhered inheres inhering inheritor inheritors
    50 inhumanely inhumanly inimical inimically inimitable inimitably iniquities iniquitous
    50 iniquity initio injector injectors injudicious inkblot inkblots inkiness inkwell inkwells
    50 inline inmost innately innocuously inoffensively inoperable inquietude inquirer inquirers
    50 inquiringly inquisitively inquisitiveness inquisitor inquisitors insatiably inscrutably
    50 inseam inseams insectivore insectivores insectivorous insecurely inseminate inseminated
    50 inseminates inseminating insensate insensibility insensible insensibly insentience
    50 insentient inseparability inseparably inset insets insetting inshore insidiously
    50 insidiousness insightful insole insolently insoles insolubility insolvable insouciance
    50 insouciant instigator instigators instructional instrumentalist instrumentalists
    50 instrumentality instrumentation insufferably insuperable insupportable insurgence
    50 insurgences insurrectionist insurrectionists int intaglio intaglios intangibly integrator
    50 integument integuments intel intellectualism intellectualize intellectualized
    50 intellectualizes intellectualizing intelligentsia intelligibility intemperance intemperate
    50 intensification intentness interbred interbreed interbreeding interbreeds interceptor
    50 interceptors intercession intercessions intercessor intercessors intercollegiate
    50 interconnection interconnections interdenominational interdepartmental interdict interdicted
    50 interdicting interdiction interdicts interdisciplinary interfaith interferon intergalactic
    50 interj interlace interlaced interlaces interlacing interlard interlarded interlarding
    50 interlards interleave interleaved interleaves interleaving interleukin interlink interlinked
    50 interlinking interlinks interlocutory intermezzi intermezzo intermezzos internalize
    50 internalized internalizes internalizing internationalism internationalize internationalized
    50 internationalizes internationalizing internecine internee internees interoffice interpolate
    50 interpolated interpolates interpolating interpolations interposition interpretative
    50 interpretive interrelation interrelations interrelationship interrelationships interrogative
    50 interrogatives interrogatories interrogatory interscholastic interstice interstices
    50 interurban interviewee interviewees intone intoned intones intoning intoxicant intoxicants
    50 intractability intranet intranets intransigence intransigent intransigents intravenously
    50 intrepidly intriguingly intro intros introspection introversion intuit intuited intuiting
    50 intuits inure inured inures inuring invalidation invalidity inveigh inveighed inveighing
    50 inveighs inveigle inveigled inveigles inveigling inventiveness investiture investitures
    50 invidious invidiously invigoration invincibility invincibly inviolability inviolable
    50 inviolate invitational invitationals invitingly invulnerability invulnerably iodize iodized
    50 iodizes iodizing ionization ionize ionized ionizer ionizers ionizes ionizing ionosphere
    50 ionospheres ipecac ipecacs irascibility irately irateness iridium irksome ironclad ironclads
    50 ironical ironware ironwork irradiation irrecoverable irredeemable irrelevancies irrelevancy
    50 irrelevantly irreligious irremediable irremediably irresolute irresolutely irresolution
    50 irreversibly irritatingly irruption irruptions isinglass islet islets ism isms isobar
    50 isobars isolationism isolationist isolationists isometric isometrics isomorphic isosceles
    50 isotope isotopes isotopic isotropic issuance itemization iterated iterates iterating
    50 iterator iterators jabberer jabberers jabot jabots jackboot jackboots jackdaws jackrabbit
    50 jackrabbits jag jaggedly jaggedness jags jailbreak jailbreaks jalousie jalousies janitorial
    50 japanned japanning japans jape japed japes japing jasmine jasmines jasper jauntiness
    50 jawbreaker jawbreakers jeep jeeps jeeringly jejune jellybean jellybeans jeremiad jeremiads
    50 jerkin jerkins jerkwater jetsam jib jibbed jibbing jibs jihad jihadist jihadists jihads
    50 jimmied jimmies jimmy jimmying jingoism jingoist jingoistic jingoists jinn jinni jinrikisha
    50 jinrikishas jitney jitneys jitterbug jitterbugged jitterbugging jitterbugs jobber jobbers
    50 jocose jocosely jocosity jocularly jocund jocundity jocundly jodhpurs joggle joggled joggles
    50 joggling joiner joiners joist joists jokingly jolliness jollity jonquil jonquils josh joshed
    50 joshes joshing jottings joule joules jounce jounced jounces jouncing journalese journalistic
    50 journeyman journeymen joust jousted jousting jousts joviality joyless joyousness jubilantly
    50 judgeship judicature judiciousness juggernauts juicer juicers juicily juiciness jujitsu
    50 jujubes julep juleps julienne jumpiness junco juncos junker junkers junkier junkiest
    50 juridical jurisdictional jurisprudence jurist jurists justness kHz kaboom kale kaleidoscopic
    50 kamikaze kamikazes kaolin kapok karakul karaoke karaokes katydid katydids kazoo kazoos kc
    50 kebab kebabs kenned kenning kens keratin kestrel kestrels ketch ketches keto ketogenic
    50 kettledrum kettledrums keybinding keybindings keyboarder keyboarders keypunch keypunched
    50 keypunches keypunching khan khans kibbutz kibbutzim kibitz kibitzed kibitzer kibitzers
    50 kibitzes kibitzing kibosh kicker kickers kickier kickiest kickstand kickstands kicky kidder
    50 kidders kielbasa kielbasas killdeer killdeers killjoy killjoys kilocycle kilocycles
    50 kilohertz kiloton kilotons kilter kindliness kinematic kinematics kinetic kinfolks kinglier
    50 kingliest kingly kingship kinsman kinsmen kinswoman kinswomen kippered kippering kippers
    50 kismet kisser kissers kitchenware kith kitsch kitschy kittenish kleptomania knave knavery
    50 knaves knavish kneader kneaders knell knelled knelling knells knightly knitter knitters
    50 knitwear knockwurst knockwursts knothole knotholes knowable knucklehead knuckleheads
    50 kohlrabi kohlrabies kook kookaburra kookaburras kookier kookiest kookiness kooks kooky
    50 kopeck kopecks krone kroner kronor krypton kudzu kudzus kumquat kumquats labia labial
    50 labials labium laburnum laburnums labyrinthine lachrymal lachrymose lackadaisical
    50 lackadaisically lackey lackeys laconic laconically lactate lactated lactates lactating
    50 lactation lactic lactose lacuna lacunae laddie laddies ladings ladybird ladybirds ladyfinger
    50 ladyfingers ladyship lagers lagniappe lagniappes laity lam lama lamas lamaseries lamasery
    50 lambaste lambasted lambastes lambasting lambent lambkin lambkins lambskin lambskins
    50 lamebrain lamebrains lamely lameness lamentably lamination lammed lamming lampblack lamppost
    50 lampposts lamprey lampreys lams lancer lancers lancet lancets landfall landfalls landholder
    50 landholders landline landlines landlubber landlubbers landmass landmasses landscaper
    50 landscapers landward landwards languidly languorously lank lanker lankest lankiness lanolin
    50 lanyard lanyards lapidaries lapidary lapwing lapwings larboard larboards larcenous larch
    50 larches larder larders largeness largess largo largos lariat lariats larkspur larkspurs
    50 larval lasagna lasagnas lasciviously lasciviousness lassie lassies lassitude lastingly lat
    50 latecomer latecomers latency laterally latitudinal lats latte lattes latticed latticework
    50 latticeworks laudably laudanum laudatory laughably laughingly launderer launderers laundress
    50 laundresses laundryman laundrymen lavishly lavishness lawbreaker lawbreakers lawfully
    50 lawfulness lawgiver lawgivers lawlessly lawrencium laxly laxness layette layettes laypeople
    50 layperson laypersons laywoman laywomen laze lazed lazes lazing lazybones lbs lea leached
    50 leaches leaching leanness learner learners leas leasehold leaseholder leaseholders
    50 leaseholds leastwise leatherneck leathernecks leathers leaven leavened leavening leavens
    50 leavings lecher lecherously lechers lechery lecithin lees leeward leewards lefties leftism
    50 leftist leftists leftwards lefty legalese legalism legalisms legalization legate legatee
    50 legatees legates legation legations legato legatos legerdemain legionnaire legionnaires
    50 legitimize legitimized legitimizes legitimizing legless legman legmen legroom legrooms
    50 leguminous legwork lei leis leitmotif leitmotifs lemma lemmas lemming lemmings lemony lemur
    50 lemurs lengthily leonine leprechaun leprechauns lessee lessees lessor lessors lethargically
    50 letterbox leukocyte leukocytes leveler levelers levelheadedness levelness leviathan
    50 leviathans lewdly lewdness lexicographer lexicographers lexicography libation libations
    50 libeler libelers liberality liberalizations liberator liberators libertarians libertine
    50 libertines libidinous librettist librettists librettos licensee licensees licentiate
    50 licentiates licentious licentiously licentiousness licit lidded lief liefer liefest liege
    50 lieges lieutenancy lifeblood lifer lifers lifesaving lifespans lifework lifeworks ligatured
    50 ligaturing lightheaded lightheartedly lightheartedness lignite likableness limbless limeade
    50 limeades limier limiest limn limned limning limns limpet limpets limpid limpidity limpidly
    50 limply limpness limy linage linden lindens lineal lineally lineament lineaments linebacker
    50 linebackers lineman linemen linesman linesmen lingerer lingerers lingeringly lingerings
    50 lingual linkup linkups linnet linnets linseed lintel lintels lionhearted lionize lionized
    50 lionizes lionizing lipid lipids liposuction lipread lipreading lipreads liquefaction
    50 liquidator liquidators liquidity liquidize liquidized liquidizes liquidizing lira lire lisle
    50 lissome listlessness litchi litchis literati lithograph lithographed lithographer
    50 lithographers lithographic lithographing lithographs lithography lithosphere lithospheres
    50 litigant litigants litigious litigiousness litmus littleness littoral littorals livability
    50 livelong livelongs liveried liveries liverwurst livery lividly llano llanos lo loaders
    50 loamier loamiest loamy loaner loaners loanword loanwords loathsomeness lobed lobotomies
    50 localization locavore locavores loci lockable lockjaw lockout lockouts lockstep lockup
    50 lockups loco locoweed locoweeds locus locution locutions lode lodes lodestar lodestars
    50 lodestone lodestones loftily loganberries loganberry logarithms loge loges loggerhead
    50 loggerheads loggers logicians login logins logistic logistically logoff logoffs logon logons
    50 logotype logotypes logout logouts logrolling lolcat lolcats lollygag lollygagged
    50 lollygagging lollygags longboat longboats longhair longhairs longhorn longhorns
    50 longitudinally loofah lookup loopier loopiest loopy looseness lopsidedly lopsidedness
    50 loquacious loquacity lordlier lordliest lordly lordship lordships lorgnette lorgnettes lorn
    50 lotto lousiness lout loutish louts louver louvered louvers lovebird lovebirds loveless
    50 lovelorn lovemaking lowish lowland lowlands lowliness lowness lox loyalist luau luaus lubber
    50 lubbers lube lubed lubes lubing lubricator lubricators lucidness luckiness luckless
    50 lucratively lucre ludicrousness lugubriously lugubriousness lumbago lumbar lumberman
    50 lumbermen luminescence luminescent luminosity luminously lummox lummoxes lumpiness lumpish
    50 luncheonette luncheonettes lunchrooms lupus luridness lusciously lusciousness lushness
    50 lustful lustfully lustily lustiness luxuriance luxuriantly luxuriousness lyceum lyceums
    50 lymphoma lymphomas lynx lynxes lyrically macadam macaroon macaroons macaw macaws macerate
    50 macerated macerates macerating maceration machination machinations machismo mackinaw
    50 mackinaws mackintosh mackintoshes macrobiotic macrobiotics macron macrons madders
    50 mademoiselle mademoiselles madras madrasa madrasah madrasahs madrasas madrases madrassa
    50 madrassas madrigal madrigals madwoman madwomen maestro maestros magisterial magisterially
    50 magma magnesia magnetically magnetization magneto magnetos magnetosphere magnifier
    50 magnifiers magnums maharajah maharajahs maharani maharanis maharishi maharishis mahatma
    50 mahatmas maidenhair maidenhead maidenheads maidenhood maidenly maidservant maidservants
    50 mailer mailers mainlined mainlines mainlining mainmast mainmasts mainsail mainsails
    50 mainspring mainsprings majorette majorettes makings maladjustment maladroit malapropism
    50 malapropisms malarial malarkey malcontent malcontents malediction maledictions malefactor
    50 malefactors maleness malevolently malfeasance malformation malformations malignantly
    50 malignity malinger malingered malingerer malingerers malingering malingers malleability
    50 mallow mallows malodorous malteds maltreatment malware mambo mamboed mamboing mambos
    50 mammalians mammary mammogram mammograms mammography mammon manageability manatee manatees
    50 mandrake mandrakes mandrill mandrills maneuverability maneuverable manful manfully manga
    50 manganese manikin manikins manipulator manipulators manna mannered mannerly mannishly
    50 mannishness manorial mansard mansards manse manservant manses mantes mantilla mantillas
    50 mantis mantises mantissa manumit manumits manumitted manumitting marabou marabous maraca
    50 maracas marathoner marathoners maraud marauded marauder marauders marauding marauds marchers
    50 marchioness marchionesses margarita margaritas marginalia mariachi mariachis marimba
    50 marimbas marjoram marksmanship marlin marlins marmoset marmosets marmot marmots marquess
    50 marquesses marquetry marquis marquise marquises marriageable marten martens martinet
    50 martinets martini martinis martins marvelously marzipan masher mashers mashup mashups
    50 masonic masque masquerader masqueraders masques massiveness mastectomies mastectomy
    50 masterfully masterstroke masterstrokes masterwork masterworks masthead mastheads mastication
    50 mastiffs mastodon mastodons mastoid mastoids materialistically materialization maternally
    50 matins matricide matricides mattock mattocks maturation maturely matzo matzoh matzohs matzos
    50 matzot matzoth maunder maundered maundering maunders maven mavens maw mawkishly maws maxilla
    50 maxillae maxillary maximally maximization mayflies mayflower mayflowers mayfly mayoral
    50 mayoralty maypole maypoles mazurkas meadowlark meadowlarks meagerly meagerness meanly
    50 meanness measurably measureless mechanistic medial medic medicinally medics meditative
    50 meditatively medulla medullas megachurch megachurches megacycle megacycles megalith
    50 megaliths megalopolis megalopolises megapixel megapixels meh melancholia melancholic
    50 melancholics melange melanges melanin melanoma melanomas mellifluous mellifluously
    50 mellowness melodically melodiously melodiousness melodramatically membranous meme memes
    50 memorialize memorialized memorializes memorializing memorization menacingly menage menages
    50 mendacious mendacity mender menders mendicant mendicants menfolk menhaden menially
    50 menopausal menservants menses menswear mentholated mercerize mercerized mercerizes
    50 mercerizing merchantman merchantmen mercurial mercuric meretricious merganser mergansers
    50 merino merinos meritocracies meritocracy meritorious meritoriously merman mermen merriness
    50 merrymaker merrymakers merrymaking mesa mesas mescal mescaline mescals mesdemoiselles
    50 mesmerism mesquite mesquites messiah messiahs messieurs messily messiness mestizo mestizos
    50 metabolize metabolized metabolizes metabolizing metacarpal metacarpals metacarpi metacarpus
    50 metallurgical metamorphic metamorphism metamorphosed metamorphosing metastases metastasis
    50 metastasize metastasized metastasizes metastasizing metatarsal metatarsals meteoroid
    50 meteoroids methanol methinks methought meticulousness metrical metrically metrication
    50 metrics metronome metronomes mettlesome mewl mewled mewling mewls mfg mfr miasma miasmas
    50 mica microaggression microaggressions microbiologist microbiologists microeconomics
    50 microloan microloans micron microns microplastics microscopically microscopy microsurgery
    50 middies middlebrow middlebrows middleweight middleweights middling middy midge midges
    50 midland midlands midmost midpoint midpoints midshipman midshipmen midtown midwiferies
    50 midwifery midyear midyears mightily mightiness mil milch milepost mileposts miler milers
    50 milf milfs militantly militarist militaristic militarists militarization militarize
    50 militarized militarizes militarizing militiaman milkiness milkmaid milkmaids milkshake
    50 milkshakes milksop milksops milkweed milkweeds millage millennial millet millipede
    50 millipedes millrace millraces millstone millstones milquetoast milquetoasts mils mimeograph
    50 mimeographed mimeographing mimeographs mimetic mimosa mimosas minaret minarets minatory
    50 mindfully mindfulness mindlessness mineralogist mineralogists mineralogy minestrone
    50 minesweeper minesweepers miniaturist miniaturists miniaturization miniaturize miniaturized
    50 miniaturizes miniaturizing minibike minibikes minicam minicams minicomputers minim minima
    50 minimalists minimization minims ministrant ministrants ministration ministrations minster
    50 minuend minuends minuteman minutemen minuteness minutia minutiae minx minxes mirthful
    50 mirthfully mirthless misalignment misalliance misalliances misanthrope misanthropes
    50 misanthropic misanthropist misanthropists misanthropy misapplication misapplied misapplies
    50 misapply misapplying misapprehend misapprehended misapprehending misapprehends
    50 misapprehensions misbegotten miscall miscalled miscalling miscalls miscast miscasting
    50 miscasts miscegenation miscellanies mischance mischances mischievousness miscommunication
    50 misconceive misconceived misconceives misconceiving misconstruction misconstructions
    50 miscount miscounted miscounting miscounts miscreant miscreants miscue miscued miscues
    50 miscuing misdeal misdealing misdeals misdealt misdiagnose misdiagnosed misdiagnoses
    50 misdiagnosing misdiagnosis misdid misdo misdoes misdoing misdoings misdone miserliness
    50 misfeasance misfire misfired misfires misfiring misgovern misgoverned misgoverning
    50 misgoverns misguidedly mishandle mishandled mishandles mishandling mishmash mishmashes
    50 misidentified misidentifies misidentify misidentifying misogynistic misplay misplayed
    50 misplaying misplays misquotation misquotations misrule misruled misrules misruling missal
    50 missals missilery misstate misstated misstatement misstatements misstates misstating mistily
    50 mistime mistimed mistimes mistiming mistiness mistranslated mistrustful mistypes miter
    50 mitered mitering miters mitosis mizzen mizzenmast mizzenmasts mizzens mkay mobster mobsters
    50 mocha mochas mocker mockers mockingly modernism modernist modernistic modernists modifiable
    50 modish modishly modishness mods modulator modulators modulus mogul moguls moieties moiety
    50 moire moires moistly moistness moisturize moisturized moisturizes moisturizing molder
    50 moldered moldering molders moldiness molehill molehills moleskin moll mollification molls
    50 mollycoddle mollycoddled mollycoddles mollycoddling molybdenum momentousness monarchic
    50 monarchical monarchism monarchist monarchists monasticism monaural monetarily monetize
    50 monetized monetizes monetizing moneybag moneybags moneyed moneymaker moneymakers moneymaking
    50 monger mongered mongering mongers mongolism mongooses monkeyshine monkeyshines monochromatic
    50 monocle monocles monocotyledon monocotyledons monographs monomania monomaniac monomaniacs
    50 monophonic monopolist monopolistic monopolists monosyllabic monotheism monotheist
    50 monotheistic monotheists monotonic monoxide monoxides monsieur monsignor monsignors
    50 monstrance monstrances monstrously monumentally moocher moochers moonlighter moonlighters
    50 moonscape moonscapes moonshines moonshot moonshots moonstone moonstones moonstruck moorland
    50 moppet moppets moraine moraines moralize moralized moralizes moralizing moray morays
    50 morbidity morbidly mordant mordants moribund morocco morosely moroseness morpheme morphemes
    50 morphological morrows mortgagee mortgagees mortgagor mortgagors mortise mortised mortises
    50 mortising mosey moseyed moseying moseys mote motes motherfucking motherland motherlands
    50 motherless motherliness motile motiles motility motivational motivator motivators motocross
    50 motocrosses motorcar motorcars motorman motormen mountaintop mountaintops mountebank
    50 mountebanks mournfulness mouser mousers mousetrap mousetrapped mousetrapping mousetraps
    50 mousiness mouthwatering movingly mozzarella mucilage muckier muckiest muckrake muckraked
    50 muckraker muckrakers muckrakes muckraking mucky muddiness mudguard mudguards mudslinger
    50 mudslingers muesli muezzin muezzins mufti muftis muggle muggles mukluk mukluks mulberries
    50 mulberry muleteer muleteers mulish mulishly mulishness mullah mullahs mullet mullets
    50 mulligatawny mullion mullions multicolored multiculturalism multidimensional multifaceted
    50 multifarious multifariousness multilingual multiplayer multiplexer multiplexers multiplicand
    50 multiplicands multiplier multipliers multipurpose multiracial multitudinous multivariate
    50 multiverse multiverses multivitamin multivitamins mumbler mumblers mummer mummers mummery
    50 mummification mundanely municipally munificence munificent muralist muralists murderess
    50 murderesses murderously murk murkily murkiness murks muscat muscatel muscatels muscularity
    50 musculature mushiness musicale musicales musicianship musicologist musicologists musicology
    50 muskellunge muskellunges musketeer musketeers musketry muskier muskiest muskiness muskmelon
    50 muskmelons muskrat muskrats musky muslin mussier mussiest mussy mustiness muteness mutineer
    50 mutineers mutinously mutuality muumuu muumuus myna mynas myopia myrrh myrtle myrtles
    50 mysteriousness mystically mystification mythic mythologist mythologists nabob nabobs nacho
    50 nachos nacre nadir nadirs naiad naiads nakedly nanosecond nanoseconds nanotechnology naphtha
    50 naphthalene narcissus narcosis narwhal narwhals nary nasalize nasalized nasalizes nasalizing
    50 nascent nasturtium nasturtiums natal natl nattily naturalism naturalistic nauseam
    50 nauseatingly nautically nautilus nautiluses nave naves navigability naysayer naysayers
    50 nearness neath nebular necromancer necromancers necromancy necrosis needful neediness
    50 needlepoint nefarious nefariously nefariousness negativity neglectfully negligibly nematode
    50 nematodes nemeses nemesis neoclassic neoclassical neoclassicism neocolonialism neocon
    50 neocons neoconservative neoconservatives neodymium neologism neologisms neonatal neonate
    50 neonates neoprene nephritis neptunium nerveless nervelessly nervier nerviest nervy nestlings
    50 netbook netbooks nethermost nettlesome neuralgia neuralgic neuritis neurosurgery
    50 neurotically neurotransmitter neurotransmitters neutralizer neutralizers neutrally neutrino
    50 neutrinos nevermore newel newels newsboy newsboys newsflash newsman newsmen newspaperman
    50 newspapermen newspaperwoman newspaperwomen newsreel newsreels newtons nexus nexuses niacin
    50 nib nibbler nibblers nibs niceness nickelodeon nickelodeons nigga niggard niggardliness
    50 niggardly niggards niggas niggaz nigher nighest nightcap nightcaps nightclothes nighthawk
    50 nighthawks nightshade nightshades nightshirt nightshirts nightstick nightsticks nihilism
    50 nihilistic nihilists nimbi nimbleness nimbus ninepin ninepins ninja ninjas nipper nippers
    50 nirvana niter nitpick nitpicked nitpicker nitpickers nitpicking nitpicks nitrogenous
    50 nitroglycerin nix nixed nixes nixing nobleness nocturnally nocturne nocturnes nodal noddy
    50 nodular nodule nodules noel noels noggin noggins noiselessness noisemaker noisemakers
    50 noisome nonabrasive nonabsorbent nonabsorbents nonagenarian nonagenarians nonalcoholic
    50 nonaligned nonbeliever nonbelievers nonbreakable nonce noncom noncombatant noncombatants
    50 noncommercial noncommercials noncompetitive noncompliance noncoms nonconductor nonconductors
    50 nonconformity noncontagious noncooperation nondeductible nondrinker nondrinkers nonempty
    50 nonessential nonesuch nonesuches nonexempt nonexistence nonfatal nongovernmental
    50 nonhazardous nonhuman nonindustrial noninterference nonjudgmental nonliving nonmalignant
    50 nonmember nonmembers nonnegotiable nonobjective nonpareil nonpareils nonpayment nonpayments
    50 nonphysical nonpluses nonpoisonous nonpolitical nonpolluting nonprescription nonproductive
    50 nonprofessional nonprofessionals nonrefillable nonrepresentational nonrestrictive
    50 nonreturnable nonreturnables nonrigid nonscheduled nonseasonal nonsectarian nonsensically
    50 nonsexist nonskid nonsupport nontaxable nontechnical nontoxic nontransferable nonunion
    50 nonuser nonusers nonvoting nonwhite nonwhites nonzero noonday noontime normative northeaster
    50 northeasters northwards nos nosegay nosegays nosh noshed noshes noshing nosiness nostrum
    50 nostrums notaries notarize notarized notarizes notarizing notary notepad notepaper
    50 notionally nous novae novas novelette novelettes novella novellas novitiate novitiates noway
    50 nowise nth nu nuanced nub nubile nubs nucleic nudism nullity numberless numbly numeracy
    50 numerated numerates numerating numeration numerations numerology numismatic numismatics
    50 numismatist numismatists numskull numskulls nuncio nuncios nunneries nunnery nurseryman
    50 nurserymen nuthatch nuthatches nutmeat nutmeats nutria nutrias nutritionally nutritionist
    50 nutritionists nutritive nuttiness o'er oafish oaken oakum oarlock oarlocks oarsman oarsmen
    50 oaten obduracy obdurate obdurately obeisance obeisances obeisant obfuscate obfuscated
    50 obfuscates obfuscating obit obits obj objectionably objectiveness oblate oblation oblations
    50 obliquely obliqueness obliviously obliviousness obloquy oboist oboists obscenely obscurely
    50 obsequies obsequious obsequiously obsequiousness obsequy observably observantly
    50 observational obsidian obstetric obstetrical obstreperous obstructionist obstructionists
    50 obstructively obstructiveness obtrude obtruded obtrudes obtruding obtrusively obtrusiveness
    50 obtusely obtuseness obverse obverses obviate obviated obviates obviating obviousness ocarina
    50 ocarinas occidental occidentals occlude occluded occludes occluding occlusion occlusions
    50 occlusive oceangoing oceanographer oceanographers oceanographic ocelot ocelots ocher octane
    50 octet octets octogenarian octogenarians oculist oculists oddball oddballs odiously odium
    50 odoriferous odorless odorous offal offertories offertory offhandedly officeholder
    50 officeholders officialdom officiously officiousness offloaded offloading offloads offshoring
    50 offside oft oftentimes oho oilcloth oilcloths oiliness oilskin oleaginous oleander oleanders
    50 oleo oleomargarine oligarch oligarchic oligarchies oligarchs oligarchy omegas omnibuses
    50 omnipresence omnivore omnivores omnivorous oncology oneness onionskin onomatopoeic onrushing
    50 onshore onyxes opacity opalescence opalescent opaquely opaqueness openhanded openwork
    50 operetta operettas ophthalmic opiate opiates opine opined opines opining opioid opioids
    50 oppressively opprobrious opprobrium optically optimizations optimizer oracular orangeade
    50 orangeades orate orated orates orating oratorical oratorio oratorios orb orbs orc orcs
    50 orderings orderliness ordinariness ordnance ordure oregano organdy organelle organelles
    50 orgasmic orgiastic orifices origami origination ormolu ornamentation ornateness ornerier
    50 orneriest ornery orotund orthodontia orthodontic orthographic orthographies orthopedic
    50 orthopedist orthopedists oscillator oscillators oscilloscopes osier osiers osmotic osprey
    50 ospreys ossification ossified ossifies ossify ossifying osteopath osteopaths osteopathy
    50 osteoporosis otherworldly otiose ottoman ottomans outbalance outbalanced outbalances
    50 outbalancing outbuilding outbuildings outfitter outfitters outflank outflanked outflanking
    50 outflanks outfox outfoxed outfoxes outfoxing outgo outgoes outlandishly outplay outplayed
    50 outplaying outplays outrank outranked outranking outranks outrider outriders outrigger
    50 outriggers outsell outselling outsells outsize outsizes outsold outspokenly outspread
    50 outspreading outspreads outstay outstayed outstaying outstays outtake outtakes outvote
    50 outvoted outvotes outvoting outwear outwearing outwears outwore outworn overabundance
    50 overabundant overachieve overachieved overachiever overachievers overachieves overachieving
    50 overact overacted overacting overactive overacts overage overages overambitious overanxious
    50 overawe overawed overawes overawing overbalance overbalanced overbalances overbalancing
    50 overbite overbites overbook overbooked overbooking overbooks overcautious overconfident
    50 overcook overcooked overcooking overcooks overdrafts overdress overdressed overdresses
    50 overdressing overdrive overeager overemphasize overemphasized overemphasizes overemphasizing
    50 overenthusiastic overexpose overexposed overexposes overexposing overexposure overfull
    50 overgenerous overgrowth overindulge overindulged overindulgence overindulges overindulging
    50 overlord overlords overmuch overmuches overpaid overpay overpaying overpays overplay
    50 overplayed overplaying overplays overproduce overproduced overproduces overproducing
    50 overproduction overprotective overqualified overreach overreached overreaches overreaching
    50 overreaction overreactions overripe oversell overselling oversells oversensitive oversexed
    50 overshare overshared overshares oversharing overshoe overshoes oversold overspecialize
    50 overspecialized overspecializes overspecializing overspend overspending overspends overspent
    50 overspread overspreading overspreads overstatement overstatements overstay overstayed
    50 overstaying overstays overstock overstocked overstocking overstocks overstuffed oversupplied
    50 oversupplies oversupply oversupplying overtax overtaxed overtaxes overtaxing overthink
    50 overthinking overthinks overthought overweening overzealous oviduct oviducts oviparous ovoid
    50 ovoids ovulate ovulated ovulates ovulating ovulation ovule ovules owlet owlets owlish oxbow
    50 oxbows oxfords oxidizer oxidizers oxyacetylene oxygenate oxygenated oxygenates oxygenating
    50 oxygenation oxymora oxymoron pH pachyderm pachyderms pacifically pacification paean paeans
    50 paganism paginate paginated paginates paginating pailful pailfuls paintwork pairwise paisley
    50 paisleys palatal palatals palaver palavered palavering palavers palazzi palazzo paleface
    50 palefaces paleness palimony palimpsest palimpsests palindrome palindromes palindromic
    50 palings palisade palisades palladium pallet pallets palliate palliated palliates palliating
    50 palliation palliative palliatives palmetto palmettos palmier palmiest palmist palmistry
    50 palmists palmy palpate palpated palpates palpating palpation palpitate palpitated palpitates
    50 palpitation palpitations palsied palsies palsy palsying paltriness pampas pamphleteer
    50 pamphleteers panchromatic pandemic pandemics panderer panderers panegyric panegyrics
    50 panelings pannier panniers panoplies panoply pantaloons pantheist pantheistic pantheists
    50 pantheon pantheons pantsuit pantsuits paperhanger paperhangers papery papilla papillae
    50 papoose papooses paps parabola parabolas parabolic parachutist parachutists paradigmatic
    50 paragliding parallax parallaxes parallelism parallelisms parallelogram parallelograms
    50 paramecia paramecium paramedical paramedicals paramour paramours paranormal parapets
    50 paraplegia paraprofessional paraprofessionals parapsychology parasailing paratroops parboil
    50 parboiled parboiling parboils parenthesize parenthesized parenthesizes parenthesizing
    50 parenthetic parenthetically parfait parfaits pariah pariahs parings parkour parlance parlay
    50 parlayed parlaying parlays parley parleyed parleying parleys parliamentarian
    50 parliamentarians parochialism parolee parolees paroxysm paroxysms parquetry parricide
    50 parricides parried parries parry parrying parsimonious parsimony partaker partakers parterre
    50 parterres parthenogenesis participator participators participatory participial
    50 particularities particularity particularization particularize particularized particularizes
    50 particularizing particulate particulates partisanship parturition parvenu parvenus paschal
    50 pasha pashas passably passel passels passionless passivity passkey passkeys pasteboard
    50 pastern pasterns pastiches pastorate pastorates pastrami pasturage patchiness patella
    50 patellae patellas paternally pathogen pathogenic pathogens patina patinas patine patois
    50 patrician patricians patrimonial patronymic patronymics patsies patsy pauperism pauperize
    50 pauperized pauperizes pauperizing pavings pawl pawls pawnshop pawnshops pawpaw pawpaws
    50 paymaster paymasters paywall paywalls pct pd peafowl peafowls peahen peahens pearlier
    50 pearliest pearly peasantry pebbly peccadillo peccadilloes peccaries peccary pecs pectin
    50 pectoral pectorals pecuniary pedagogic pedagogue pedagogues pederast pederasts pederasty
    50 pedestrianize pedestrianized pedestrianizes pedestrianizing pediatric pedicure pedicured
    50 pedicures pedicuring pediment pediments pedometer pedometers peelings peeper peepers peerage
    50 peerages peevishly peevishness peewee peewees pekoe pelagic pellagra pellucid pendent
    50 pendents pendulous penetrable penetrative penile peninsular penitential penitently penlight
    50 penlights pennon pennons pennyweight pennyweights penologist penologists penology
    50 pensiveness pent pentameter pentameters pentathlon pentathlons penultimates penurious penury
    50 peonage peppercorn peppercorns peppery pepsin peptic peptics perambulate perambulated
    50 perambulates perambulating perambulator perambulators percale percales perceivable
    50 perceptiveness perceptual percussionist percussionists perdition peregrination
    50 peregrinations peremptorily perennially perfectible perfectionism perfidies perfidious
    50 perfidy perforce perfumeries perfumery pericardia pericardium perigee perigees perihelia
    50 perihelion periodicity periodontal peripatetic peripatetics periphrases periphrasis
    50 peritoneum peritoneums peritonitis periwig periwigs periwinkle periwinkles perjurer
    50 perjurers perkiness permafrost permeability permeable permissibly permissively
    50 permissiveness permute permuted permutes permuting perniciously peroration perorations
    50 perpetration perpetuation perpetuity persiflage persimmon persimmons persnickety personage
    50 personages perspicacious perspicacity perspicuity perspicuous pertinacious pertinacity
    50 pertinence pertly pertness perturbation perturbations perverseness peseta pesetas peso pesos
    50 pestilent pestle pestled pestles pestling petard petards petiole petioles petitioner
    50 petitioners petrel petrels petrifaction petrochemical petrochemicals petrolatum pettifog
    50 pettifogged pettifogger pettifoggers pettifogging pettifogs pettily petulance petulantly
    50 pewee pewees peyote pg phalanges phalanx phalanxes phantasm phantasmagoria phantasmagorias
    50 phantasms pharaoh pharaohs pharmacopoeia pharmacopoeias pharyngeal pharynges pharynx
    50 phenobarbital phenotype pheromone pheromones phial phials philander philandered philanderer
    50 philanderers philandering philanders philanthropically philatelic philatelist philatelists
    50 philately philharmonic philharmonics philippic philippics philodendron philodendrons
    50 philological philologist philologists philology philosophic philter philters phish phished
    50 phisher phishers phishing phlebitis phlegmatically phloem phlox phoebe phoebes phoneme
    50 phonemes phonemic phonetician phoneticians phoneyed phoneying phonic phonically phoniness
    50 phonological phonologist phonologists phonology phosphoric phosphors photoelectric
    50 photographically photojournalism photojournalist photojournalists photosensitive
    50 phototypesetting phrasal phrenology phyla phylum physicked physicking physiognomies
    50 physiognomy physiologist physiologists physiotherapist physiotherapists pianissimo
    50 pianissimos pianoforte pianofortes piazza piazzas pica picante picaresque picayune
    50 piccalilli pickerel pickerels pickings picnicker picnickers pictograph pictographs
    50 pictorially piebald piebalds pied pieing piercingly piffle piggishness pigskin pigskins
    50 piing piker pikers pilaf pilafs pilaster pilasters pilchard pilchards pilferer pilferers
    50 pillbox pillboxes pillion pillions pilloried pillories pillory pillorying pilothouse
    50 pilothouses pimento pimentos pimiento pimientos pimpernel pimpernels pinafore pinafores
    50 pinball pinfeather pinfeathers pinhead pinheads pinhole pinholes pinkeye pinkish pinnate
    50 pinochle pinstriped pinto pintos pinwheel pinwheeled pinwheeling pinwheels pip piper pipers
    50 pipit pipits pipped pippin pipping pippins piratical piscatorial pistil pistillate pistils
    50 pita pitchblende pitchman pitchmen pith pithily pitiably pitilessly piton pitons pituitaries
    50 pituitary pizzeria pizzerias pizzicati pizzicato pkg placation placeholder placements
    50 placental placentals placer placers placidity placket plackets plainclothesman
    50 plainclothesmen plainness plaint plaintively plaints plait plaited plaiting plaits plangent
    50 plasterboard plasterer plasterers plasticity plastique platelet platelets platen platens
    50 platitudinous platypus platypuses plaudit plaudits playact playacted playacting playacts
    50 playbacks playbill playbills playgoer playgoers playlist playlists pleader pleaders
    50 pleasantness pleasingly pleasurably plebeian plebeians plebiscite plebiscites plectra
    50 plectrum plectrums plenipotentiaries plenipotentiary plenitude plenitudes plenteous pleurisy
    50 plexus plexuses pliability pliancy plinth plinths plodder plodders plover plovers plowman
    50 plowmen plowshare plowshares pluckiness plugin plugins plumpness plunderer plunderers
    50 pluperfect pluperfects pluralism pluralistic pluralize pluralized pluralizes pluralizing
    50 plushier plushiest plushy plutocrat plutocratic plutocrats pneumatically pock pocked pocking
    50 pocks podcast podcasting podcasts poesy poetess poetesses poi pointillism pointillist
    50 pointillists poisoner poisoners poisonously pokeys pol polecat polecats polestar polestars
    50 policyholder policyholders poliomyelitis polisher polishers politesse politico politicos
    50 polities polity polliwog polliwogs polluter polluters polonaise polonaises polonium pols
    50 poltergeist poltergeists poltroon poltroons polyamories polyamory polyethylene polyglot
    50 polyglots polygonal polyhedron polyhedrons polymath polymaths polymeric polymerization
    50 polymorphic polyphonic polyphony polystyrene polysyllabic polysyllable polysyllables
    50 polytheism polytheist polytheistic polytheists polythene polyunsaturated pomade pomaded
    50 pomades pomading pommel pommeled pommeling pommels pompadour pompadoured pompadours
    50 pompously pompousness ponderously pone pones poniard poniards pontificate pontificated
    50 pontificates pontificating poohed poohing poohs poorhouse poorhouses popes popgun popguns
    50 popinjay popinjays poplin popover popovers poppa poppas poppycock popularization populism
    50 porcine porno porosity porphyry porringer porringers portage portaged portages portaging
    50 portcullis portcullises portentous portentously porterhouse porterhouses portliness
    50 portmanteau portmanteaus portraitist portraitists portraiture poser posers poseur poseurs
    50 posit posited positing positron positrons posits poss possessively possessiveness postcodes
    50 posthaste postlude postludes postmistress postmistresses postmodern postnatal postoperative
    50 postpaid postpartum potable potables potash potboiler potboilers potentate potentates
    50 potentialities potentiality potentials potful potfuls potholder potholders pothook pothooks
    50 potpie potpies potsherd potsherds potshot potshots pottage poultice poulticed poultices
    50 poulticing powerlessly pox poxes practicability practicably pragmatically praiseworthiness
    50 praline pralines prancer prancers prate prated prates pratfall pratfalls prating preachier
    50 preachiest preachy prearrange prearranged prearrangement prearranges prearranging preceptor
    50 preceptors preciosity preciously preciousness precipitant precipitants precipitately
    50 precipitously preciseness precises preclusion precociously precociousness precocity
    50 precognition predecease predeceased predeceases predeceasing predetermination predication
    50 predicative predictability predictive preeminently preemption preemptively prefabrication
    50 prefatory prefects prefecture prefectures preferentially preferment prefigure prefigured
    50 prefigures prefiguring preheat preheated preheating preheats prehensile prejudgment
    50 prejudgments prelate prelates premenstrual premonitory prenup prenups preordain preordained
    50 preordaining preordains prepackage prepackaged prepackages prepackaging prepayment
    50 prepayments preponderant preponderate preponderated preponderates preponderating prepossess
    50 prepossessed prepossesses prepossessing preposterously prequel prequels prerecord
    50 prerecorded prerecording prerecords pres prescience prescient presentiment presentiments
    50 preserver preservers preset presets presetting preshrank preshrink preshrinking preshrinks
    50 preshrunk pressman pressmen pressurization prestos presumable presumptive presumptuously
    50 presumptuousness preteen preteens preterit preterits preternatural prettified prettifies
    50 prettify prettifying prettiness prevaricate prevaricated prevaricates prevaricating
    50 prevarication prevarications prevaricator prevaricators preventative preventatives
    50 priestlier priestliest priestly prig priggish prigs primitively primness primogeniture
    50 prioress prioresses priories priory prismatic prissiness prithee privateer privateers privet
    50 privets prizefight prizefighter prizefighters prizefighting prizefights proactive probate
    50 probated probates probating probationary probationer probationers probity problematical
    50 problematically proboscis proboscises proclivities proclivity procrastinator procrastinators
    50 procreation procreative proctor proctored proctoring proctors procurator procurators
    50 procurer procurers prodigality prodigiously productively productiveness profanation
    50 profanations profanely professorial professorship professorships profligacy profligate
    50 profligates proforma progenitor progenitors progesterone prognostic prognosticate
    50 prognosticated prognosticates prognosticating prognostication prognostications
    50 prognosticator prognosticators prognostics programmables prohibitionist prohibitionists
    50 prohibitory projectionist projectionists prolifically prolix prolixity prolongation
    50 prolongations promiscuously promisingly promissory prompters promulgation pron proneness
    50 pronged pronghorn pronghorns pronounceable proofreader proofreaders propagandist
    50 propagandists propane propellant propellants propertied prophetess prophetesses
    50 prophetically prophylactic prophylactics prophylaxis propinquity propitiate propitiated
    50 propitiates propitiating propitiation propitiatory proportionately proposer propound
    50 propounded propounding propounds proprietorship proprietress proprietresses propulsive
    50 prorate prorated prorates prorating prosaically proscenium prosceniums proselyte proselyted
    50 proselytes proselyting prosier prosiest prosodies prosody prosperously prostate prostates
    50 prosthetic prostration prostrations prosy protean protectively protectiveness protectorate
    50 protectorates protestants protestation protestations protoplasm protoplasmic prototyping
    50 protozoa protozoan protozoans protuberance protuberances protuberant provender proverbially
    50 providential providentially providently providers provincialism provocatively prudential
    50 prudery prudishly psalmist psalmists pshaw pshaws psoriasis psst psychical psychically
    50 psychobabble psychogenic psychokinesis ptarmigan ptarmigans pterodactyl pterodactyls
    50 ptomaine ptomaines pubescent publican publicans publishable puckish puerility puffball
    50 puffballs puffin puffiness puffins pug pugilism pugilist pugilistic pugilists pugnaciously
    50 pugnacity pugs pulchritude pullback pullbacks puller pullers pullet pullets pulpier pulpiest
    50 pulpy pulsar pulsars pumper pumpers punchier punchiest punchy punctilious punctiliously
    50 punctually pungency pungently punster punsters pupa pupae pupal puppetry purblind
    50 purchasable purebred purebreds pureness purgative purgatives purgatorial purifier purifiers
    50 purism puritanically puritanism purl purled purling purloin purloined purloining purloins
    50 purls purplish purportedly purposefully purposeless pursuance pursuant pursuer pursuers
    50 purulence purulent purview pushcart pushcarts pushiness pusillanimity pusillanimous pustule
    50 pustules putrefaction putrefied putrefies putrefy putrefying putrescence putrescent putsch
    50 putsches puzzlement puzzler puzzlers pwn pwned pwning pwns pyorrhea pyramidal pyrite
    50 pyromania pyromaniac pyromaniacs pyrotechnic pyrotechnics pyx pyxes quackery quadrangular
    50 quadraphonic quadrature quadrennial quadriceps quadricepses quadrille quadrilles
    50 quadriplegia quadriplegic quadriplegics quadruplicate quadruplicated quadruplicates
    50 quadruplicating quaff quaffed quaffing quaffs quahog quahogs quaintly quaintness
    50 qualitatively quanta quarterdeck quarterdecks quartermaster quartermasters quarto quartos
    50 quasar quasars quasi quatrain quatrains quavery queasily queerly queerness querulous
    50 querulously quesadilla quesadillas questionably questioner questioners questioningly
    50 quibbler quibblers quicklime quickness quicksilver quid quids quiescence quiescent quietude
    50 quietus quietuses quilter quilters quince quinces quintuple quintupled quintuples
    50 quintupling quire quires quisling quislings quizzically quoit quoited quoiting quoits
    50 quondam quoth quotidian rabbinate rabbinical racecourse racecourses racehorse racehorses
    50 raceme racemes racers raceway raceways racily raciness raconteur raconteurs racquetball
    50 racquetballs radially radiantly radicalism radiogram radiograms radioisotope radioisotopes
    50 radiotelephone radiotelephones radiotherapist radiotherapists raffia raffish raga ragas
    50 raggedier raggediest raggedly raggedness raggedy raglan raglans ragout ragouts ragweed
    50 railleries raillery raiment rainmaker rainmakers rajah rajahs rakish rakishly rakishness
    50 rambunctiousness ramified ramifies ramify ramifying rampantly rampart ramparts rancidity
    50 rancorously randier randiest randomize randomized randomizes randomizing randy rangier
    50 rangiest ranginess rangy rankness ranter rapacious rapaciously rapaciousness rapacity rapier
    50 rapiers rapine rapper rappers rapscallion rapscallions rarefied rarefies rarefy rarefying
    50 rareness rascally rashers rashness ratchet ratcheted ratcheting ratchets rathskeller
    50 rathskellers rationalism rationalist rationalistic rationalists rattan rattans rattier
    50 rattiest rattletrap rattletraps rattlings rattrap rattraps raucousness raunchiness ravioli
    50 raviolis ravishingly ravishment rawboned rawhide rawness reachable reactivate reactivated
    50 reactivates reactivating reactivation readabilities readmit readmits readmitted readmitting
    50 readout readouts reaffirm reaffirmed reaffirming reaffirms reagent reagents realign
    50 realizable reallocation reamer reamers reanimate reanimated reanimates reanimating reapplied
    50 reapplies reapply reapplying reappoint reappointed reappointing reappointment reappoints
    50 reapportion reapportioned reapportioning reapportionment reapportions reappraisal
    50 reappraisals reappraise reappraised reappraises reappraising rearm rearmament rearmed
    50 rearming rearmost rearms rearward rearwards reassemble reassembled reassembles reassembling
    50 reassert reasserted reasserting reasserts reassess reassessed reassesses reassessing
    50 reassessment reassessments reassign reassigned reassigning reassigns reawaken reawakened
    50 reawakening reawakens rebelliously rebelliousness rebroadcast rebroadcasting rebroadcasts
    50 rebus rebuses recantation recantations recapitulate recapitulated recapitulates
    50 recapitulating recapitulation recapitulations recast recasting recasts recd receivable
    50 receptively receptiveness receptivity receptor receptors recessional recessionals recessive
    50 recessives recheck rechecked rechecking rechecks recidivism recidivist recidivists
    50 reciprocally reciprocation reciprocity recitative recitatives reclassified reclassifies
    50 reclassify reclassifying recliner recliners reclusive recognizance recognizer recombination
    50 recombine recombined recombines recombining recommence recommenced recommences recommencing
    50 recompilation reconcilable recondite reconfiguration reconnoiter reconnoitered
    50 reconnoitering reconnoiters reconquer reconquered reconquering reconquers reconsideration
    50 reconvene reconvened reconvenes reconvening recopied recopies recopy recopying recreant
    50 recreants recriminate recriminated recriminates recriminating recrimination recriminations
    50 recrudescence rectifiable rectification rectifications rectifier rectifiers rectilinear
    50 rectitude rectories rectory recumbent recuperative redbreast redbreasts redcap redcaps
    50 redcoat redcoats redecorate redecorated redecorates redecorating rededicate rededicated
    50 rededicates rededicating redeemer redeemers redeploy redeployed redeploying redeployment
    50 redeploys redheaded rediscovery redistributor redistributors redistrict redistricted
    50 redistricting redistricts redolence redolent redoubt redoubtable redoubts redound redounded
    50 redounding redounds redrafted redrafting redrafts redrawing redrawn redraws redrew
    50 redundantly reedier reediest reedy reefer reefers reemerge reemerged reemerges reemerging
    50 reemphasize reemphasized reemphasizes reemphasizing reenlist reenlisted reenlisting
    50 reenlists reenter reentered reentering reenters reestablish reestablished reestablishes
    50 reestablishing reevaluate reevaluated reevaluates reevaluating reeve reeves reeving
    50 reexamine reexamined reexamines reexamining refashion refashioned refashioning refashions
    50 refectories refectory referent referential referral referrals refile refiled refiles
    50 refiling refillable refiner refiners refit refits refitted refitting reflexively refocus
    50 refocused refocuses refocusing reforest reforestation reforested reforesting reforests
    50 reformatories reformatory reformulate reformulated reformulates reformulating refract
    50 refracted refracting refractories refractory refracts refresher refreshers refrigerant
    50 refrigerants refulgence refulgent refurnish refurnished refurnishes refurnishing refutations
    50 regally regencies regency regenerative regicide regicides regimentation regionalism
    50 regionalisms registrant registrants regressive regularize regularized regularizes
    50 regularizing regulator regulators regulatory reheat reheated reheating reheats rehire
    50 rehired rehires rehiring reimpose reimposed reimposes reimposing reinitialize reinitialized
    50 reinsert reinserted reinserting reinserts reinstall reinstalled reinstalling reinterpret
    50 reinterpretation reinterpretations reinterpreted reinterpreting reinterprets reinvest
    50 reinvested reinvesting reinvests relabel relabeled relabeling relabels relaxant relaxants
    50 relearn relearned relearning relearns relegation relentlessness relevancy relevantly
    50 relinquishment remaindered remand remanded remanding remands rematch rematches remediable
    50 remissness remonstrance remonstrances remonstrate remonstrated remonstrates remonstrating
    50 remorsefully remorselessly remortgage remortgaged remortgages remortgaging remount remounted
    50 remounting remounts remunerative renaissances renal renascence renascences renascent
    50 renegotiate renegotiated renegotiates renegotiating rennet renovator renovators renumber
    50 renumbered renumbering renumbers reoccupied reoccupies reoccupy reoccupying reoccur
    50 reoccurred reoccurring reoccurs reorder reordered reordering reorders reorg reorged reorging
    50 reorgs repackage repackaged repackages repackaging repaint repainted repainting repaints
    50 repairable repairman repairmen reparations repartee repast repasts repayable repeatably
    50 repeater repeaters repertories repertory repletion reportage reposeful repossession
    50 repossessions reprehend reprehended reprehending reprehends reprehensibly representational
    50 reproachful reproachfully reprobate reprobates reprocess reprocessed reprocesses
    50 reprocessing reproducible reproof reproofed reproofing reproofs republicanism republish
    50 republished republishes republishing repulsively repulsiveness reputably requester requital
    50 requite requited requites requiting rescission resell reselling resells resend resentfully
    50 reservedly reservist reservists resettle resettled resettles resettling resignedly
    50 resiliency resinous resister resisters resold resoluteness resonantly resonator resonators
    50 resourcefully resp respell respelled respelling respells respire respired respires respiring
    50 resplendence resplendently respondent respondents responsively restaurateur restaurateurs
    50 restfully restfulness restively restiveness restock restocked restocking restocks
    50 restorative restoratives restorer restorers restrictively restroom restrooms restudied
    50 restudies restudy restudying resupplied resupplies resupply resupplying resuscitator
    50 resuscitators retaliatory retardant retardants retell retelling retells retentive
    50 retentiveness retinal retold retool retooled retooling retools retouch retouched retouches
    50 retouching retrain retrained retraining retrains retrench retrenched retrenches retrenching
    50 retrenchment retrenchments retributive retried retrievable retrofit retrofits retrofitted
    50 retrofitting retrograded retrogrades retrograding retrogress retrogressed retrogresses
    50 retrogressing retrogression retrogressive retrorocket retrorockets retrospection retrying
    50 returnee returnees retweet retweeted retweeting retweets retyped retypes retyping
    50 reunification reunified reunifies reunify reunifying reupholster reupholstered
    50 reupholstering reupholsters reusable reveille reverend reverends reverential revilement
    50 reviler revilers revivalist revivalists revivification revivified revivifies revivify
    50 revivifying revocable revocation revocations revoltingly revolutionist revolutionists
    50 rewindable rewire rewired rewires rewiring reword reworded rewording rewords rhapsodic
    50 rhapsodize rhapsodized rhapsodizes rhapsodizing rhea rheas rheostat rheostats rhetorician
    50 rhetoricians rheum rheumatic rheumatics rheumy rhizome rhizomes rho rhodium rhomboid
    50 rhomboids rhombus rhombuses rhythmical ribaldry riboflavin ricked rickets ricking ricotta
    50 ridgepole ridgepoles ridiculousness riff riffed riffing riffle riffled riffles riffling
    50 riffraff riffs rifleman riflemen rightfulness rightist rightists rigidness rill rills rime
    50 rimed rimes riming ringer ringers ringmaster ringmasters ringtone ringtones ripely riposted
    50 ripostes riposting ripper rippers ripsaw ripsaws risible riskiness ritualism ritualistic
    50 riven riveter riveters rivulet rivulets rm roadbed roadbeds roadshow roadster roadsters
    50 roadwork roamer roamers roan roans roaster roasters robocall robocalled robocalling
    50 robocalls robotic robustly rocketry rockiness rococo roebuck roebucks roentgen roentgens
    50 rogered rogering rogers roguery roguishly roil roiled roiling roils roister roistered
    50 roisterer roisterers roistering roisters rollback rollbacks romaine romanticism romanticist
    50 romanticists romper rompers rood roods roofer roofers rookeries rookery roomer roomers
    50 roominess roseate rosebud rosebuds rosebush rosebushes rosette rosettes rosewood rosewoods
    50 rosily rosin rosined rosiness rosining rosins rotational rotogravure rotogravures rottenness
    50 rotundity rotundness roughneck roughnecked roughnecking roughnecks roundelay roundelays
    50 roundhouse roundhouses roundish roundly roundworm roundworms roustabout roustabouts
    50 routinize routinized routinizes routinizing rover rovers rowdyism rowel roweled roweling
    50 rowels rower rowers royalist royalists rps rte rubberize rubberized rubberizes rubberizing
    50 rubbishy rube rubes rubicund ruble rubles rubrics rucksacks ruddiness ruggedly ruggedness
    50 rugrat rugrats ruination ruinously rumba rumbaed rumbaing rumbas rumblings ruminant
    50 ruminants rumination ruminations rumpus rumpuses runabout runabouts runnel runnels runoff
    50 runoffs rupee rupees rusk rusks russet russets rustically rusticity rustiness rutabaga
    50 rutabagas sable sables saccharine sacerdotal sachem sachems sachet sachets sackcloth sackful
    50 sackfuls sacramental sacredly sacredness sacristan sacristans sacristies sacristy saddlebag
    50 saddlebags safeness safflower safflowers sagacious sagacity sago saguaro saguaros sahib
    50 sahibs sailcloth sailfish sailfishes sainthood saintliness saith salaam salaamed salaaming
    50 salaams salacious salaciously salaciousness salamander salamanders salesgirl salesgirls
    50 salesmanship salience saline salines salinity salivary salivation sallied sallies sallying
    50 saltcellar saltcellars saltine saltines saltiness saltpeter saltshaker saltshakers
    50 salubrious salutary salvageable salver salvers salvo salvos samba sambaed sambaing sambas
    50 samovars sampan sampans samplers samplings samurai sanctification sanctimoniously sanctum
    50 sanctums sandalwood sandbank sandbanks sandbar sandbars sandblaster sandblasters sandbox
    50 sandboxes sander sanders sandhog sandhogs sandiness sandlot sandlots sandpiper sandpipers
    50 sanely sangfroid sanguinary sanguine sans sapience sapient sappier sappiest sappy saprophyte
    50 saprophytes sapsucker sapsuckers sarcoma sarcomas sarcophagi sarcophagus sardonically sarong
    50 sarongs sarsaparilla sarsaparillas sartorial sartorially sashay sashayed sashaying sashays
    50 sassafras sassafrases satanically satay sate sated sateen sates satiate satiated satiates
    50 satiating satiety sating satinwood satinwoods satrap satraps saturnine satyr satyrs saucily
    50 sauciness savageness savanna savannas savant savants sawhorse sawhorses sawmill sawmills
    50 sawyer sawyers saxophonist saxophonists scabbard scabbards scabbier scabbiest scabby scabies
    50 scabrous scalawag scalawags scalene scallion scallions scammer scammers scamp scampi scamps
    50 scandalmonger scandalmongers scandalously scansion scantily scantiness scapula scapulae
    50 scarab scarabs scarceness scarified scarifies scarify scarifying scat scathingly
    50 scatological scats scatted scatting scenically schedulers schema schematic schematically
    50 schematics scherzos schismatic schismatics schist schizoid schizoids schlemiel schlemiels
    50 schnapps schnauzer schnauzers scholastically schoolbook schoolbooks schooldays schoolhouse
    50 schoolhouses schoolmarm schoolmarms schoolmasters schoolmate schoolmates schoolmistress
    50 schoolmistresses schoolroom schoolrooms schoolwork schoolyard schoolyards schuss schussed
    50 schusses schussing schwa schwas sciatic sciatica scimitar scimitars scintilla scintillas
    50 scintillation scion scions sclerosis sclerotic scofflaw scofflaws scoliosis sconce sconces
    50 scone scones scorcher scorchers scoreless scorers scoutmaster scoutmasters scow scows
    50 scrambler scramblers scraper scrapers scratchiness screechier screechiest screechy
    50 screenings screenshot screenshots screenwriter screenwriters scribbler scribblers scrimmage
    50 scrimmaged scrimmages scrimmaging scrimshaw scrimshawed scrimshawing scrimshaws scrip scrips
    50 scriptural scrod scrofula scrota scrotum scrounger scroungers scrubber scrubbers scrubbier
    50 scrubbiest scrubby scrumptious scrunch scrunched scrunches scrunchies scrunching scrunchy
    50 scuba scubaed scubaing scubas scud scudded scudding scuds scull sculled sculleries scullery
    50 sculling scullion scullions sculls sculpt sculpted sculpting sculpts sculptural scumbag
    50 scumbags scummier scummiest scummy scupper scuppered scuppering scuppers scurf scurfy
    50 scurrilously scurvier scurviest scurvy scuttlebutt scuzzier scuzziest scuzzy seabed seabeds
    50 seabird seabirds seaboards seacoast seacoasts seafarer seafarers seagoing sealant sealants
    50 sealer sealers sealskin seamanship seamier seamiest seamy seaplane seaplanes searcher
    50 searchers searchingly seascape seascapes seasonally seaward seawards seaway seaways
    50 seaworthy sebaceous secessionist secessionists seclusive secretariat secretariats
    50 secretiveness sectarian sectarianism sectarians sectionalism sectionals secularism
    50 secularization secularize secularized secularizes secularizing secy sedately sedge
    50 sedimentation seditious seducer seducers seductively sedulous seediness seeings seeker
    50 seemlier seemliest seemliness seemly seers seersucker segregationist segregationists segue
    50 segued segueing segues seismic seismically seismograph seismographic seismographs
    50 seismologist seismologists seismology selectivity selectman selectmen selenium selfie
    50 selfies selflessly selflessness selfsame selloff selloffs seltzer selvage selvages semaphore
    50 semaphored semaphores semaphoring semiannual semiautomatic semiautomatics semicircular
    50 semiconscious semimonthlies semimonthly seminarian seminarians semiotics semipermeable
    50 semiprivate semiprofessional semiprofessionals semiretired semis semiskilled semitone
    50 semitones semitrailer semitrailers semitropical semiweeklies semiweekly senders senna
    50 sensationalist sensationalists senselessly senselessness sensitiveness sensitization
    50 sensitize sensitized sensitizes sensitizing sensually sensuously sensuousness sententious
    50 sentimentalism sentimentalist sentimentalists sentimentalize sentimentalized sentimentalizes
    50 sentimentalizing sentimentally sentinel sentinels sepal sepals separatism separatist
    50 separatists sepia sepsis septa septet septets septic septicemia septuagenarian
    50 septuagenarians septum sepulchral sequencers sequester sequestered sequestering sequesters
    50 sequestration sequestrations sequined sequitur seraglio seraglios serape serapes seraph
    50 seraphic seraphs sere serendipitous serendipity sereneness serer serest serf serfdom serfs
    50 serge serialization serialize serialized serializes serializing serially sermonize
    50 sermonized sermonizes sermonizing serous serried servility servo servomechanism
    50 servomechanisms servos sesame sesames settee settees severally sewerage sexagenarian
    50 sexagenarians sexily sexiness sexless sexpot sexpots sextant sextants sextet sextets sexting
    50 sexton sextons shabbiness shad shadiness shadowbox shadowboxed shadowboxes shadowboxing
    50 shads shagged shagginess shagging shags shah shahs shaker shakers shakiness shale shallot
    50 shallots shalt shaman shamans shambled shambling shamefaced shamefulness shandy shanghai
    50 shanghaied shanghaiing shanghais shank shanks shantung shapelessly shapelessness shapeliness
    50 shard shards shareable sharecropper sharecroppers sharia shariah sharkskin sharpers
    50 sharpshooter sharpshooters shatterproof shavings sheathings shebang shebangs sheepdog
    50 sheepdogs sheepfold sheepfolds sheepishness sheepskin sheepskins sheeting sheikdom sheikdoms
    50 shekel shekels shellac shellacked shellacking shellacs shepherdess shepherdesses shibboleth
    50 shibboleths shiftily shiftiness shiftlessness shiitake shiitakes shill shilled shillelagh
    50 shillelaghs shills shim shimmed shimmery shimmied shimmies shimming shimmy shimmying shims
    50 shinbone shinbones shindig shindigs shiner shiners shininess shipboard shipboards
    50 shipbuilder shipbuilders shipbuilding shipmate shipmates shipper shipwright shipwrights
    50 shires shirker shirkers shirr shirred shirring shirrings shirrs shirttail shirttails
    50 shirtwaist shirtwaists shivery shocker shockers shockingly shockproof shoddiness shoehorn
    50 shoehorned shoehorning shoehorns shoemaker shoemakers shoeshine shoeshines shogun shoguns
    50 shooter shooters shootout shootouts shopaholic shopaholics shoptalk shopworn shoreline
    50 shorelines shortbread shortcake shortcakes shorthorn shorthorns shortish shortsightedly
    50 shortsightedness shortstop shortstops shovelful shovelfuls showboat showboated showboating
    50 showboats showery showgirl showgirls showily showiness showoff showoffs showplace showplaces
    50 shredder shredders shrewish shrift shrike shrikes shrillness shrilly shrinkable shrive
    50 shrived shriven shrives shriving shrubbier shrubbiest shrubby shtick shticks shuffleboard
    50 shuffleboards shuffler shufflers shutout shutouts shutterbug shutterbugs shuttlecock
    50 shuttlecocked shuttlecocking shuttlecocks sibilant sibilants sibyl sibyls sickbed sickbeds
    50 sickeningly sidearm sidearms sidebar sidebars sideboards sidecar sidecars sidelight
    50 sidelights sidereal sidesaddle sidesaddles sidesplitting sidestroke sidestroked sidestrokes
    50 sidestroking sideswipe sideswiped sideswipes sideswiping sidewall sidewalls sierras sifter
    50 sifters signalize signalized signalizes signalizing signally signboard signboards signers
    50 signet signets signification significations silage silica silicate silicates siliceous
    50 silicone silicosis silkworm silkworms silverfish silverfishes sim simian simians simpatico
    50 simpleness simpleton simpletons sims simulcast simulcasted simulcasting simulcasts sinecure
    50 sinecures sinfully sinfulness singleton singletons singularities sinkable sinker sinkers
    50 sinkhole sinkholes sinuous sinusitis sinusoidal sirocco siroccos sis sisal sises sitar
    50 sitars situ skedaddle skedaddled skedaddles skedaddling skeet skeletal skiff skiffs
    50 skimpiness skinless skinniness skitter skittered skittering skitters skivvied skivvies
    50 skivvy skivvying skulduggery skycap skycaps skyjack skyjacked skyjacker skyjackers
    50 skyjacking skyjacks skylark skylarked skylarking skylarks skyward skywards skywriter
    50 skywriters skywriting slackly slackness slags slammer slammers slanderer slanderers
    50 slanderous slangier slangiest slangy slantwise slaphappy slattern slatternly slatterns
    50 slaughterer slaughterers slaver slavered slavering slavers slavishly slaw slayer slayers
    50 sleaze sleazes sleazily sleaziness sledge sledged sledges sledging sleekly sleekness
    50 sleepiness sleepwalker sleepwalkers sleepwear sleety slenderize slenderized slenderizes
    50 slenderizing slenderness slicer slicers slickers slickly slickness slider sliders slideshow
    50 slideshows slightness slimness slinkier slinkiest slinky slipcover slipcovers slipknot
    50 slipknots slippage slippages slipperiness slithery sloe sloes sloop sloops sloppiness
    50 slothfulness slouchier slouchiest slouchy slough sloughed sloughing sloughs sloven
    50 slovenliness slovens slue slued slues sluggard sluggards slugger sluggers sluggishly
    50 sluggishness sluing slumberous slumdog slumdogs slumlord slumlords sluttish smacker smackers
    50 smallness smarmier smarmiest smarmy smarten smartened smartening smartens smartness
    50 smartphones smartwatch smartwatches smelter smelters smilingly smirch smirched smirches
    50 smirching smithies smithy smokehouse smokehouses smokeless smokiness smoothie smoothies
    50 smudgier smudgiest smudgy snaffle snaffled snaffles snaffling snakebite snakebites snakier
    50 snakiest snaky snapdragon snapdragons snapper snappers snappish snarkier snarkiest snarky
    50 sneeringly snifter snifters snippier snippiest snippy snivel sniveled sniveling snivels
    50 snobbishness snooper snoopers snoopier snoopiest snoopy snoot snootiness snoots snorer
    50 snorers snorkeler snorkelers snowblower snowblowers snowdrop snowdrops snowshed snowshoe
    50 snowshoeing snowshoes snowsuit snowsuits snuffbox snuffboxes snuffers snuffle snuffled
    50 snuffles snuffling soapbox soapboxes soapiness soapstone soapsuds soberly soberness
    50 sobriquet sobriquets sociability sociably socialistic socialization societal sodomite
    50 sodomites softener softeners softwood softwoods soggily sogginess sol solaria solarium
    50 soldierly solecism solecisms solemnize solemnized solemnizes solemnizing solenoid solenoids
    50 solicitation solicitations solicitously solicitude solidification solidness soliloquize
    50 soliloquized soliloquizes soliloquizing sols solstice solstices solubility solvency solver
    50 solvers sombrero sombreros somnambulism somnambulist somnambulists somnolence somnolent
    50 sonar sonars songbird songbirds songster songsters sonnies sonny sonority sooth soothsayer
    50 soothsayers sophism sophist sophistries sophists soppier soppiest soppy sordidly sordidness
    50 sorehead soreheads sorghum sorrel sorrels sorter sorters sortie sortied sortieing sorties
    50 sot sots sottish sou'wester sough soughed soughing soughs soulfully soulfulness soulless
    50 soulmate soulmates soundings soundless soundlessly soupier soupiest soupy sourpuss
    50 sourpusses souse soused souses sousing southernmost southwards southwester southwesters
    50 soviet soviets sower sowers soy spaceflight spaceflights spaceman spacemen spacesuit
    50 spacesuits spacewalk spacewalked spacewalking spacewalks spaciously spadeful spadefuls
    50 spadework spake spam spammed spammer spammers spamming spams spandex sparely spareness
    50 spareribs sparsity spartan spasmodically spatially speakeasies speakeasy spec specifiable
    50 specifiers speciously specs spectral spectroscope spectroscopes spectroscopic spectroscopy
    50 speeder speeders speedster speedsters speedup speedups spellbinder spellbinders spellcheck
    50 spellchecked spellchecker spellcheckers spellchecking spellchecks spellers spelunker
    50 spelunkers spender spenders spermatozoa spermatozoon spermicide spermicides spheroid
    50 spheroidal spheroids sphincter sphincters spiciness spidery spikier spikiest spiky spillage
    50 spillages spillway spillways spindle spindled spindles spindling spinet spinets spinier
    50 spiniest spinnaker spinnakers spinner spinners spinsterhood spiny spirally spirea spireas
    50 spiritless spiritualism spiritualist spiritualistic spiritualists spirituality spirituous
    50 spitball spitballs spitefully spitefulness spitfire spitfires spittoon spittoons splashdown
    50 splashdowns splenetic splicer splicers splines splodge splotch splotched splotches
    50 splotchier splotchiest splotching splotchy splutter spluttered spluttering splutters
    50 spoilage spoiler spoilers spoliation sponger spongers spoonbill spoonbills spoonerism
    50 spoonerisms spoor spoored spooring spoors spored sporing sportive sportscaster sportscasters
    50 sportsmanlike sportswoman sportswomen spotlessly spotlessness spotter spotters spottiness
    50 sprat sprats sprayer sprayers spreader spreaders sprightlier sprightliest sprightliness
    50 sprightly springiness sprite sprites spritz spritzed spritzes spritzing sprocket sprockets
    50 spryly spryness spume spumed spumes spuming spumoni spuriously spuriousness sputum spyglass
    50 spyglasses spyware squab squabs squareness squashier squashiest squashy squaws squealer
    50 squealers squeamishly squeamishness squeegee squeegeed squeegeeing squeegees squeezer
    50 squeezers squiggle squiggled squiggles squiggling squiggly squirmier squirmiest squirmy
    50 squish squished squishes squishier squishiest squishing squishy sriracha stabilization
    50 stabilizer stabilizers staccato staccatos stagehand stagehands stagflation staidly stainless
    50 stairwell stairwells stalactite stalactites stalagmite stalagmites staleness stamen stamens
    50 stammerer stammerers stanchion stanchions standoffish staph staphylococci staphylococcus
    50 stargazer stargazers starkly starkness starless starlet starlets starling starlings starlit
    50 startup startups statehouse statehouses stateless stateliness stateroom staterooms stateside
    50 statically stationer stationers statuary statuesque statuette statuettes stead steadfastly
    50 steadfastness steadiness steads steakhouse steakhouses steamers steamship steamships steed
    50 steeds steelier steeliest steely steeplechase steeplechases steeplejack steeplejacks
    50 steerage stein steins stenographic stent stentorian stents stepdad stepdads stepmom stepmoms
    50 stepparent stepparents steppe steppes steppingstone steppingstones stereophonic stereoscope
    50 stereoscopes sterilizer sterilizers sternum sternums stevedore stevedores stewardship
    50 stickiness stickleback sticklebacks stickpin stickpins stickup stickups sties stiffener
    50 stiffeners stiles stiletto stilettos stingily stingray stingrays stipple stippled stipples
    50 stippling stirrer stirrers stirrings stoat stoats stochastic stockiness stockroom stockrooms
    50 stodginess stoically stoker stokers stolidity stoners stoneware stonework stonily stooge
    50 stooges stopcock stopcocks stoppable storefront storefronts storied stormily storminess
    50 storybook storybooks stoutly stoutness stovepipe stovepipes strafe strafed strafes strafing
    50 stragglier straggliest straggly straightaway straightaways straightedge straightedges
    50 straightness straiten straitened straitening straitens strangler stranglers strangulate
    50 strangulated strangulates strangulating strategist strategists stratification streetwalker
    50 streetwalkers streetwise strenuousness strep streptococcal streptococci streptococcus
    50 streptomycin stretchier stretchiest stretchy striated stricture strictures stridently
    50 strikeout strikeouts stringed stringency stringently stringer stringers stripling striplings
    50 strobe strobes strongbox strongboxes strontium strop strophe strophes stropped stropping
    50 strops structurally strudel strudels strumpet strumpets stubbly stucco stuccoed stuccoes
    50 stuccoing studentships studiously stuffily stuffiness stultification stultified stultifies
    50 stultify stultifying stumbler stumblers stumpier stumpiest stumpy stunningly stupefaction
    50 stupendously sturdily sturgeon sturgeons stutterer stutterers sty styli stylishly
    50 stylishness stylist stylistically stylists stylize stylized stylizes stylizing styluses
    50 styptic styptics suavely suavity subatomic subbasement subbasements subclass subcompact
    50 subcompacts subcontinent subcontinents subcontract subcontracted subcontracting
    50 subcontractor subcontractors subcontracts subcutaneous subgroups subhead subheading
    50 subheadings subheads subhuman subhumans subj subjection subjectivity subjoin subjoined
    50 subjoining subjoins subjugation sublease subleased subleases subleasing sublimate sublimated
    50 sublimates sublimating sublimation sublimely subliminally sublimity submergence submerse
    50 submersed submerses submersible submersibles submersing submitter suborbital suborn
    50 subornation suborned suborning suborns subplot subplots subprime subprograms subsidence
    50 subsidization subsoil subsonic subspace substantiation substantiations substantive
    50 substantives substation substations substrata substrate substratum substructure
    50 substructures subsume subsumed subsumes subsuming subsystems subteen subteens subtitled
    50 subtitling subtotal subtotaled subtotaling subtotals subtrahend subtrahends subtropical
    50 suburbanite suburbanites subversion succinctness succotash succulence suchlike sucklings
    50 sucrose sudsier sudsiest sudsy suet sufferance suffragan suffragans suffragette suffragettes
    50 suffragist suffuse suffused suffuses suffusing suffusion sugarcane sugarcoat sugarcoated
    50 sugarcoating sugarcoats sugarless sukiyaki sulfate sulfates sulfide sulfides sulfured
    50 sulfuric sulfuring sulfurous sulfurs sulkily sulkiness sullenness sullied sullies sully
    50 sullying sultana sultanas sultanate sultanates sumac summation summations summerhouse
    50 summerhouses summitry summoner summoners sumo sump sumps sunbather sunbathers sunbeam
    50 sunbeams sunbonnet sunbonnets sunder sundered sundering sunders sunfish sunfishes sunlamp
    50 sunlamps sunless sunroof sunroofs sunspot sunspots sunstroke superabundance superabundances
    50 superabundant superannuate superannuated superannuates superannuating supercharge
    50 supercharged supercharger superchargers supercharges supercharging supercilious
    50 superconductivity superconductor superconductors superego superegos superficiality
    50 superfluity superintend superintended superintendence superintendency superintending
    50 superintends superlatively superman supermen supermodel supermodels supernova supernovae
    50 supernovas supernumeraries supernumerary supersize supersized supersizes supersizing
    50 superspreader superspreaders superstitiously supertanker supertankers supervene supervened
    50 supervenes supervening supine supped supping suppleness suppliant suppliants supplicant
    50 supplicants supplicate supplicated supplicates supplicating supplication supplications
    50 supportable suppositories suppository suppurate suppurated suppurates suppurating
    50 suppuration supranational supremacist supremacists sups surcease surceased surceases
    50 surceasing surefooted sureness sureties surety surfeit surfeited surfeiting surfeits
    50 surliness surmountable surplice surplices surrealism surrealist surrealists surreptitiously
    50 surreys surtax surtaxed surtaxes surtaxing susceptibility sushi suspenseful suture sutured
    50 sutures suturing svelte svelter sveltest swaddle swaddled swaddles swaddling swag swagged
    50 swagging swags swain swains swallowtail swallowtails swami swamis swankier swankiest swanky
    50 sward swards swash swashbuckler swashbucklers swashbuckling swashed swashes swashing
    50 swastika swastikas swath swaths swatter swattered swattering swatters swaybacked swearer
    50 swearers swearword swearwords sweetbread sweetbreads sweetbrier sweetbriers sweetish
    50 sweetmeat sweetmeats swellhead swellheaded swellheads swiftness swinger swingers swinish
    50 swirly switchback switchbacks switchblade switchblades swordplay swordsman swordsmen
    50 sybarite sybarites sybaritic sycophantic syllabic syllabication syllabification syllabified
    50 syllabifies syllabify syllabifying syllogism syllogisms syllogistic sylph sylphs sylvan
    50 symbioses symbiosis symbiotic symbolization symmetries symposiums synchronizations
    50 synchronously syncopate syncopated syncopates syncopating syncopation synergism synergistic
    50 synergy syntactical syphilitic syphilitics syrupy systematize systematized systematizes
    50 systematizing systemic systemics systolic tableaux tableland tablelands tableware tabular
    50 tabulator tabulators tachometer tachometers tacitness taciturnity tackler tacklers tactician
    50 tacticians tactile tactlessness taffeta tailcoat tailcoats tailless tailwind tailwinds
    50 takeaways talkativeness tallness tallyho tallyhoed tallyhoing tallyhos tam tamable tamale
    50 tamales tamarind tamarinds tamers tamp tamped tamping tamps tams tanager tanagers tangelo
    50 tangelos tangibility tangibly tankful tankfuls tanneries tanners tannery tannin tansy
    50 tapioca tapir tapirs taproom taprooms taproot taproots tardily tare tared tares taring taro
    50 taros tarpon tarpons tarragon tarragons tartly tartness taser tasered tasering tasers
    50 taskmaster taskmasters tastelessly tastelessness tastiness tat tats tatted tatting tattler
    50 tattlers tattooist tattooists taupe tautness tautological tautologies tawdriness taxidermist
    50 taxidermists taxonomic taxonomies taxonomy tbs teabag teachable teal tealight tealights
    50 teals tearfully tearier teariest tearjerker tearjerkers tearoom tearooms teary teasel
    50 teasels teaser teasers teatime tech techno technocracy technocrat technocrats techs
    50 tectonics tediousness teenier teeniest teeny tel telecast telecaster telecasters telecasting
    50 telecasts telecommunication teleconference teleconferenced teleconferences teleconferencing
    50 telegrapher telegraphers telegraphic telegraphy telekinesis telemarketing telemeter
    50 telemeters telemetries telemetry telepathically telephonic telephony telephoto telephotos
    50 teletypes teletypewriter teletypewriters televangelist televangelists telex telexed telexes
    50 telexing tellingly temblor temblors tempera temperamentally temperas tempestuously
    50 tempestuousness temporally temporize temporized temporizes temporizing tempter tempters
    50 temptingly temptress temptresses tempura tenability tenaciously tendentious tendentiously
    50 tendentiousness tenderfoot tenderfoots tenderizer tenderizers tenderloin tenderloins
    50 tendinitis tenfold tenon tenoned tenoning tenons tenpin tenpins tensely tenseness tensile
    50 tensor tenuously tenuousness terabit terabits terabyte terabytes tercentenaries tercentenary
    50 termagant termagants terminable terminological tern terns terrapin terrapins terrarium
    50 terrariums terrifically terrifyingly terry tertiary testamentary testate testates testily
    50 testiness testosterone tetrahedron tetrahedrons texted texting textural thalami thalamus
    50 thallium thankfulness thanklessly thanksgiving thanksgivings theatrically thees theism
    50 theistic thematically thenceforth thenceforward theocracies theocracy theocratic theosophy
    50 therapeutically therapeutics thereto therewith thermally thermionic thermodynamic
    50 thermoplastic thermoplastics thermos thermoses thermostatic thespian thespians thiamine
    50 thickener thickeners thickenings thickset thieved thievery thieving thievish thighbone
    50 thighbones thimbleful thimblefuls thine thinners thinness thistledown tho thoracic thorax
    50 thoraxes thorium thoroughgoing thrall thralldom thralled thralling thralls thrasher
    50 thrashers threefold threescore threescores threesome threesomes threnodies threnody
    50 thriftily thriftiness throatily throatiness throe throes thromboses thrombosis thrower
    50 throwers thru thrum thrummed thrumming thrums thrush thrushes thruway thruways thumbscrew
    50 thumbscrews thunderclap thunderclaps thundercloud thunderclouds thunderhead thunderheads
    50 thunderously thundershower thundershowers thwack thwacked thwacking thwacks thymus thymuses
    50 thyself ti tibia tibiae ticker tickers tiddlywinks tidewater tidewaters tidily tidiness
    50 tigress tigresses tildes tillable tillage tiller tillers timberland timberline timberlines
    50 timbre timbres timelessness timeline timelines timeliness timepiece timepieces timestamp
    50 timestamps timetabled timetabling timeworn timorous timorously timpani timpanist timpanists
    50 tincture tinctured tinctures tincturing tine tines tingly tinsmith tinsmiths
    50 tintinnabulation tintinnabulations tipper tippers tipple tippled tippler tipplers tipples
    50 tippling tipsily tipster tipsters tiptop tiptops tirelessly tirelessness tiresomely
    50 tiresomeness titan titanic titanium titans tithe tithed tithes tithing titillation titmice
    50 titmouse tittle tittles titular toadied toadies toady toadying toastmaster toastmasters
    50 tocsin tocsins toddies toddy toiler toilers toilette toilsome toke toked tokes toking
    50 tolerantly toms tonalities tonality toneless toner tonier toniest tonsillectomies
    50 tonsillectomy tonsorial tonsure tonsured tonsures tonsuring tony toolbars toolbox toolboxes
    50 toothed toothier toothiest toothless toothsome toothy topcoat topcoats topically topknot
    50 topknots topmast topmasts topmost topographic topographical topological topologically
    50 topsail topsails topside topsides topsoil toque toques tor torchlight toreador toreadors
    50 torpid torpidity torpor torqued torques torquing tors torsion torte tortes tortoiseshell
    50 tortoiseshells tortuously torus tossup tossups totemic touchingly toughly tourmaline tourney
    50 tourneys towelings towhead towheaded towheads townsfolk townsman townsmen towpath towpaths
    50 toxemia toxicologist toxicologists traceable traceries tracery trachea tracheae
    50 tracheotomies tracheotomy tracings tracker trackers tractable tradesman tradesmen traduce
    50 traduced traduces traducing trafficker traffickers tragedian tragedians tragicomedies
    50 tragicomedy traipse traipsed traipses traipsing tram trammed trammel trammeled trammeling
    50 trammels tramming trams tranquilly trans transceiver transceivers transcendent
    50 transcendentalism transcendentalist transcendentalists transcendentally transducer
    50 transducers transept transepts transferal transferals transference transfiguration
    50 transfigure transfigured transfigures transfiguring transfinite transfix transfixed
    50 transfixes transfixing transfuse transfused transfuses transfusing transgressor
    50 transgressors transience transiency transitively transliterate transliterated transliterates
    50 transliterating transliterations transmigrate transmigrated transmigrates transmigrating
    50 transmigration transmissible transmittable transmittal transmutation transmutations
    50 transmute transmuted transmutes transmuting transnational transnationals transoceanic
    50 transom transoms transphobia transphobic transpiration transplantation transponder
    50 transponders transporter transporters transposition transpositions transship transshipment
    50 transshipped transshipping transships transubstantiation transversely transvestism trapdoors
    50 trapezoidal trappable trapshooting trashcans travail travailed travailing travails
    50 travelogue travelogues treacherously treadle treadled treadles treadling treas treasonable
    50 treasonous treeless trefoil trefoils tremolo tremolos tremulous tremulously trenchantly
    50 tress triad triads triage triangulation triathlon triathlons tribalism tribesman tribesmen
    50 tribune tribunes trice triceratops trickiness tricolor tricolors triennial triennials
    50 trifecta trifectas trifler triflers trifocals trig triglyceride triglycerides trigonometric
    50 trilateral trilaterals trillionth trillionths trimaran trimarans trimly trimmers trimness
    50 trinities tripartite triply triptych triptychs trisect trisected trisecting trisects tritely
    50 triteness triumphal triumvirate triumvirates trivet trivets trivialities trochee trochees
    50 troglodyte troglodytes troika troikas trollop trollops trombonist trombonists troopship
    50 troopships trope tropes tropism tropisms troposphere tropospheres troth trotter trotters
    50 trouper troupers trousseau trousseaux troys truckle truckled truckles truckling truculence
    50 truculently trumpery truncheon truncheons truss trussed trusses trussing trusteeship
    50 trusteeships trustfully trustfulness trustworthiness truther truthers truthiness tryst
    50 trysted trysting trysts tsunami tsunamis tubeless tuber tubercle tubercles tubercular
    50 tuberculous tuberous tubers tucker tuckered tuckering tuckers tulle tumbledown tumbleweed
    50 tumbleweeds tumbrel tumbrels tumid tun tunefully tuneless tunelessly tungsten tunnies tunny
    50 tuns turbid turbojet turbojets turboprop turboprops turbot turbots turbulently turducken
    50 turduckens turgidity turgidly turmeric turmerics turnabout turnabouts turners turnkey
    50 turnkeys turnoff turnoffs turpitude turtledove turtledoves tusked tussock tussocks tutelage
    50 tutu tutus twaddle twaddled twaddles twaddling twain tweedier tweediest tweeds tweedy
    50 tweeter tweeters twerk twerked twerking twerks twiggier twiggiest twiggy twilled twinklings
    50 twirler twirlers twofer twofers twofold twosome twosomes tympanum tympanums typescripts
    50 typesetters typographer typographers typographically typography tyrannically tyrannosaur
    50 tyrannosaurs tyrannosaurus tyrannosauruses tyrannous tyro tyros ubiquitously ukulele
    50 ukuleles ulcerate ulcerated ulcerates ulcerating ulceration ulcerations ulcerous ulna ulnae
    50 ultraconservative ultraconservatives ultramarine ultras ultrasonically ululate ululated
    50 ululates ululating umbel umbels umber umbilical umbilici umbilicus umbrage umiak umiaks
    50 umlaut umlauts ump umped umping umps unaccented unacceptability unaccustomed unacknowledged
    50 unacquainted unadorned unadvised unafraid unalterable unalterably unannounced unanticipated
    50 unappealing unappetizing unappreciated unappreciative unapproachable unashamed unashamedly
    50 unasked unassailable unassisted unattributed unauthenticated unavailing unbar unbarred
    50 unbarring unbars unbeknownst unbelief unbend unbending unbends unbent unbidden unbind
    50 unbinding unbinds unblushing unbolt unbolted unbolting unbolts unbosom unbosomed unbosoming
    50 unbosoms unbound unbranded unbuckle unbuckled unbuckles unbuckling uncalled uncaring uncased
    50 uncatalogued unceasingly uncensored unceremonious unceremoniously unchanging uncharitably
    50 uncivil uncivilized unclaimed unclasp unclasped unclasping unclasps unclassified uncleanlier
    50 uncleanliest uncleanly uncleanness unclothe unclothed unclothes unclothing uncluttered
    50 uncoil uncoiled uncoiling uncoils uncollected uncommitted uncommunicative uncomplaining
    50 uncompleted uncomplicated uncomplimentary uncomprehending uncompressed uncompromisingly
    50 unconcern unconcernedly unconquerable unconscionably unconsidered uncontaminated uncontested
    50 unconventionally unconvincingly uncooked uncooperative uncoordinated uncork uncorked
    50 uncorking uncorks uncorrelated uncorroborated uncounted uncouple uncoupled uncouples
    50 uncoupling uncritical unction unctions unctuous unctuously unctuousness uncultivated undated
    50 undeceive undeceived undeceives undeceiving undecipherable undeclared undefeated undefended
    50 undefinable undelivered undemanding undemonstrative undependable underachieve underachieved
    50 underachiever underachievers underachieves underachieving underact underacted underacting
    50 underacts underarm underarms underbellies underbelly underbid underbidding underbids
    50 undercarriage undercarriages undercharge undercharged undercharges undercharging
    50 underclothes underclothing undercoat undercoated undercoating undercoats underdeveloped
    50 underdone underemployed underexpose underexposed underexposes underexposing underfed
    50 underfeed underfeeding underfeeds underfunded underhand underhandedly underling underlings
    50 undermost underpin underpinned underpinning underpinnings underpins underplay underplayed
    50 underplaying underplays undersea undersecretaries undersecretary undersell underselling
    50 undersells undershoot undershooting undershoots undershorts undershot undersign undersigned
    50 undersigning undersigns undersized underskirt underskirts undersold understandingly
    50 underused undervalue undervalued undervalues undervaluing underwriter underwriters
    50 undeservedly undeserving undesirability undetectable undeterred undies undignified undiluted
    50 undiminished undisciplined undiscovered undiscriminating undisguised undisputed
    50 undistinguished undivided undulant undulate undulated undulates undulation undulations
    50 unearned uneaten unedited unembarrassed unemotional unendurable unenforceable unenthusiastic
    50 unenviable unequivocally unerringly unevenness uneventfully unexampled unexceptionable
    50 unexceptional unexciting unexplored unexpurgated unfailingly unfaithfully unfaithfulness
    50 unfamiliarity unfathomable unfavorably unfeelingly unfeigned unfetter unfettered unfettering
    50 unfetters unflagging unflappable unflattering unflinching unflinchingly unforeseeable
    50 unforgettably unforgiving unformed unfrequented unfriend unfriended unfriending
    50 unfriendliness unfriends unfrock unfrocked unfrocking unfrocks unfulfilled unfurnished
    50 ungainliness ungentlemanly ungovernable ungracious ungratefulness ungrudging unguarded
    50 unguent unguents ungulate ungulates unhand unhanded unhanding unhands unharmed unhealthful
    50 unheeded unhesitating unhesitatingly unhindered unhinge unhinged unhinges unhinging unhitch
    50 unhitched unhitches unhitching unhorse unhorsed unhorses unhorsing unhurried unhurt
    50 unicameral unicycles unidentifiable unidirectional unimaginable unimpaired unimpeachable
    50 unimplementable unimplemented unimpressive uninhabited uninitialized uninjured uninstall
    50 uninstallable uninstalled uninstaller uninstallers uninstalling uninstalls unintelligibly
    50 uninterpreted uninterrupted uninvited uninviting unionization unitary universality
    50 unknowable unknowing unknowings unlace unlaced unlaces unlacing unlatch unlatched unlatches
    50 unlatching unlawfully unlearn unlearned unlearning unlearns unleavened unlettered unlicensed
    50 unlikelihood unloose unloosed unlooses unloosing unloved unluckily unmade unmake unmakes
    50 unmaking unmanageable unmanlier unmanliest unmanly unmannerly unmatched unmemorable
    50 unmentionable unmentionables unmerciful unmercifully unmindful unmissed unmoral unneeded
    50 unnoticeable unnumbered unobjectionable unobservant unobstructed unobtrusively unoffensive
    50 unopened unopposed unorganized unpainted unpalatable unpardonable unpatriotic unpaved
    50 unperturbed unpin unpinned unpinning unpins unplanned unplumbed unpolluted unpredictability
    50 unprejudiced unpremeditated unpretentious unpreventable unpromising unprompted
    50 unpronounceable unproved unpunished unquenchable unquestioning unquestioningly unquote
    50 unquoted unquotes unquoting unreachable unready unrealistically unrealized unreasonableness
    50 unrecognizable unreconstructed unrecorded unrefined unregenerate unregistered unregulated
    50 unrehearsed unreleased unrelentingly unrelieved unremitting unrepentant unrequited
    50 unrewarding unripe unriper unripest unromantic unsaddle unsaddled unsaddles unsaddling
    50 unsalted unsanctioned unsatisfying unsaturated unschooled unscramble unscrambled unscrambles
    50 unscrambling unscrupulously unscrupulousness unseal unsealed unsealing unseals unseasonably
    50 unseasoned unseeing unseemliness unselfish unselfishly unselfishness unsent unsentimental
    50 unshakable unshaven unsheathe unsheathed unsheathes unsheathing unsightliness unskillful
    50 unsmiling unsnap unsnapped unsnapping unsnaps unsnarl unsnarled unsnarling unsnarls
    50 unsociable unsold unsparing unspeakably unspecific unspoiled unstated unsteadily
    50 unsteadiness unstop unstopped unstopping unstops unstressed unstrung unstudied unsubscribe
    50 unsubscribed unsubscribes unsubscribing unsubstantial unsubtle unsuitably unsupervised
    50 unsurpassed unsurprising unsuspected unsweetened unswerving unsympathetic untainted untamed
    50 untapped untaught untested untidiness untimeliness untiringly untitled untreated untroubled
    50 untruth untruthfully untruths untutored untwist untwisted untwisting untwists unutterable
    50 unutterably unvarnished unvarying unverified unvoiced unwarier unwariest unwariness
    50 unwavering unwed unwholesome unwieldiness unwillingly unwisely unworldly unworthier
    50 unworthiest unworthiness upbraid upbraided upbraiding upbraids upcountry updater updraft
    50 updrafts upland uplands upmarket uppercut uppercuts uppercutting upraise upraised upraises
    50 upraising uproarious uproariously upsides urbanity urbanization urbanize urbanized urbanizes
    50 urbanizing urea urethra urethrae uric urinal urinals urinalyses urinalysis urinary urination
    50 urologist urologists urology usability username usernames usherette usherettes usurer
    50 usurers usurious usurpation usurper usurpers usury uterine utilitarians uttermost uvula
    50 uvular uvulars uvulas vacillation vacillations vacuity vacuously vagrancy vainglorious
    50 vainglory valance valances vale valedictories valedictory valence valences vales validations
    50 validness valorous valuation valuations vamoose vamoosed vamooses vamoosing vamp vamped
    50 vamping vamps vanadium vantage vantages vape vaped vapes vapid vapidity vapidness vaping
    50 vaporization vaporizer vaporizers vaporous variably variate varicolored varicose variegate
    50 variegated variegates variegating varlet varlets varmint varmints vascular vassal vassalage
    50 vassals vaudeville vaulter vaulters vaunt vaunted vaunting vaunts vectored vectoring veep
    50 veeps vegetate vegetated vegetates vegetating vegetative veld velds vellum velours velveteen
    50 venal venality venally venereal vengefully venial venomously venous ventral ventricular
    50 venturesome venturous veracious verbalize verbalized verbalizes verbalizing verbena verbenas
    50 verdant verdigris verdigrised verdigrises verdigrising verdure verifiable verily
    50 verisimilitude veritably verities verity vermicelli vermilion verminous vermouth vernal
    50 versification versified versifies versify versifying vertebral vertex vertexes vertiginous
    50 vesicle vesicles vesper vespers vestigial vestries vestry vetch vetches viand viands
    50 vibrancy vibrantly vibraphone vibraphones vibrato vibrator vibrators vibratos viburnum
    50 viburnums vicarage vicarages viceroy viceroys vichyssoise viciousness vicissitude
    50 vicissitudes victoriously victual victualed victualing videodisc videodiscs viewfinder
    50 viewfinders vigilantism vigilantly vignette vignetted vignettes vignetting vilely vileness
    50 vilification villein villeins vim vinaigrette vindicator vindicators vindictively
    50 vindictiveness vinegary vintner vintners viol violable violator violators violist violists
    50 violoncello violoncellos viols virago viragoes vireo vireos virginal virginals virgule
    50 virgules virology virtuosity virtuousness virulence virulently viscera visceral viscid
    50 viscount viscountess viscountesses viscounts viscus visualization vitalize vitalized
    50 vitalizes vitalizing vitals vitiate vitiated vitiates vitiating vitiation viticulture
    50 vitreous vitriol vituperate vituperated vituperates vituperating vituperation vituperative
    50 viva vivace vivaciousness vivas vividness vivified vivifies vivify vivifying viviparous
    50 vixen vixenish vixens viz vizier viziers vocalic vocalization vocalizations vocalize
    50 vocalized vocalizes vocalizing vocally vocative vocatives vociferate vociferated vociferates
    50 vociferating vociferation voguish voiceless voicemail voicemails voile vole voles voltaic
    50 voltmeters volubility voluble volubly voluminously voluptuaries voluptuary voluptuously
    50 voluptuousness voodooism voraciously votaries votary votive vouchsafe vouchsafed vouchsafes
    50 vouchsafing voyeuristic vulcanization vulcanize vulcanized vulcanizes vulcanizing vulgarism
    50 vulgarisms vulgarization vulgarize vulgarized vulgarizes vulgarizing vulgarly vulnerably
    50 vulva vulvae vuvuzela vuvuzelas wack wacker wackest wackiness wacko wackos wacks wader
    50 waders wadi wadis waggish waggle waggled waggles waggling wagoner wagoners wainscot
    50 wainscoted wainscoting wainscotings wainscots waistcoats wakeful wakefulness wale waled
    50 wales waling walkway walkways wallabies wallaby wallboard walleye walleyed walleyes
    50 wallflower wallflowers wallopings wampum wanderlust wanderlusts wangle wangled wangles
    50 wangling wanly wantonly wantonness wapiti wapitis warbler warblers warder warders wardroom
    50 wardrooms warhorse warhorses wariness warmers warmhearted warthog warthogs wartier wartiest
    50 warty washboard washboards washbowl washbowls washerwoman washerwomen washstand washstands
    50 washtub washtubs waspish wassail wassailed wassailing wassails wastefulness wastepaper
    50 waster wasters wastewater wastrel wastrels watchband watchbands watcher watchers watchfully
    50 watchfulness watchtower watchtowers waterboard waterboarded waterboarding waterboardings
    50 waterboards watercourse watercourses watercraft watercress waterfowl waterfowls waterline
    50 waterlines waterside watersides waterspout waterspouts wattage wattle wattled wattles
    50 wattling wavelet wavelets waviness waxen waxwing waxwings waxwork waxworks wayfarer
    50 wayfarers wayfaring wayfarings waywardly waywardness weakfish weakfishes weal weals
    50 wealthiness weaponless wearable wearer wearers weathercock weathercocks weatherize
    50 weatherized weatherizes weatherizing weatherman weathermen weatherproof weatherproofed
    50 weatherproofing weatherproofs webcam webcams webcast webcasting webcasts webinar webinars
    50 webisode webisodes webmaster webmasters webmistress webmistresses weeder weeders weeper
    50 weepers weepier weepies weepiest weepings weepy weevil weevils weft wefts weightiness weir
    50 weirdly weirs welkin wellspring wellsprings welterweight welterweights wench wenches wend
    50 wended wending wends wens westernmost wetland wetlands wetly wetness whalebone whammies
    50 whammy whatnot wheal wheals wheaten wheelbase wheelbases wheelwright wheelwrights wheezier
    50 wheeziest wheezy whelk whelked whelks whelp whelped whelping whelps whereat wherefore
    50 wherefores whereof wheresoever whetstone whetstones whey whimsicality whimsically whimsies
    50 whimsy whinier whiniest whiny whippersnapper whippersnappers whippet whippets whippoorwill
    50 whippoorwills whirligig whirligigs whist whistler whistlers whit whitecap whitecaps
    50 whitefish whitefishes whitener whiteners whitewall whitewalls whiting whitings whitish whits
    50 whittler whittlers wholeness wholesomeness whomever whomsoever whoopee whoopees whopping
    50 whorehouse whorehouses whorl whorled whorls whosoever wickerwork wideness widescreen
    50 widescreens widowhood wifely wigeon wiggler wigglers wigglier wiggliest wiggly wight wights
    50 wigwag wigwagged wigwagging wigwags wiki wikis wildebeest wildebeests wildflower wildflowers
    50 wildfowl wiled wiliness wiling willfulness willies wimple wimpled wimples wimpling windbag
    50 windbags windbreak windbreaks windburn windiness windjammer windjammers windlass windlasses
    50 windowed windsock windsocks windstorm windstorms windup windups windward wineries winery
    50 winger wingless wingnut wingnuts wingspread wingspreads winnow winnowed winnowing winnows
    50 winsomely wintergreen winterize winterized winterizes winterizing wireless wirelesses
    50 wiriness wiseacre wiseacres wisher wishers wishfully wisteria wisterias wistfulness witchery
    50 withal witlessly wittily wittiness wittingly wizardry wkly woeful woefuller woefullest
    50 woefully wolfhound wolfhounds wolfish wolfram wolverine wolverines womanish womanize
    50 womanized womanizer womanizers womanizes womanizing womanlier womanliest womanlike
    50 womanliness womenfolk womenfolks wonderment wondrously wonted woodbine woodcarving
    50 woodcarvings woodcock woodcocks woodcraft woodcut woodcuts woodcutter woodcutters
    50 woodcutting woodenly woodenness woodiness woodman woodmen woodpile woodpiles woodshed
    50 woodsheds woodsier woodsiest woodsy woodworking woodworm wooer wooers woofer woofers
    50 woolgathering woolliness wooziness wordiness wordplay workaday workday workdays workflow
    50 workflows workhorse workhorses workhouse workhouses workingman workplaces workweek workweeks
    50 worldliness wormier wormiest wormwood wormy worrier worriers worrywart worrywarts worshipful
    50 worthily worthiness worthlessness wrack wraith wraiths wraparound wraparounds wrathful
    50 wrathfully wreckers wriggler wrigglers wriggly wrinklier wrinklies wrinkliest wrinkly
    50 wristband wristbands wrongfulness wrongheaded wrongheadedly wrongheadedness wrongness wroth
    50 wryness wuss wusses xenon xerographic xerography xylem xylophonist xylophonists yachtsman
    50 yachtsmen yahoos yammer yammered yammering yammers yardage yardages yardarm yardarms yaw
    50 yawed yawing yawl yawls yaws yea yeas yeastier yeastiest yeasty yeoman yeomen yeshiva
    50 yeshivas yesteryear yieldings yip yipped yipping yips yodeler yodelers yogi yogis yon yore
    50 youngish youthfully youthfulness yttrium yuccas yuk yukked yukking yuks yule yuletide yup
    50 yups zaniness zapper zappers zealots zealousness zebu zebus zed zeds zephyr zephyrs zeppelin
    50 zeppelins zestful zestfully zilch zing zinged zinger zingers zinging zings zinnia zinnias
    50 zippier zippiest zippy zircon zirconium zircons zither zithers zodiacal zonal zonked
    50 zwieback zygote zygotes
    55 aah abseil abseiled abseiling abseils absolutist absolutists academe accessorize
    55 accessorized accessorizes accessorizing accumulators achingly acquaintanceship acquirer
    55 acquirers acrimoniously acupressure adaption adaptions adjudications admin adulatory
    55 adventitiously adventurism adventurist adventurists advertorial advertorials aerobatic
    55 aerodrome aerodromes aerogram aerograms aeronautic affectedly affordability afters ageist
    55 ageists aggro agitprop agoraphobia agoraphobic agoraphobics ahchoo airbag airbags airbase
    55 airbases airbed airbeds aircraftman aircraftmen aircrew aircrews airdrome airdromes airflow
    55 airguns airletters airlock airlocks airplay airshow airshows airspeed airstrike airstrikes
    55 airtime airwoman airwomen airworthiness aitch aitches alehouse alehouses algal alluringly
    55 almoner almoners almshouse almshouses alpines altarpiece altarpieces alveolar alveolars
    55 amateurishly amateurishness amazonian ambit ambulanceman ambulancemen ambulancewoman
    55 ambulancewomen amortizable amphora anachronistically anally anciently androgyny angelica
    55 anglicism anglicisms anglicize anglicized anglicizes anglicizing anglophile anglophiles
    55 anglophone anglophones angostura annualized anomalously answerphone answerphones antenatal
    55 antibacterial anticoagulant anticoagulants antimacassar antimacassars antirrhinum
    55 antirrhinums antithetic antonymous antsy anyways apparatchik apparatchiks appealingly applet
    55 applets aquatically aquatint aquatints arachnophobia arbitrage arbitrager arbitragers
    55 arbitrageur arbitrageurs archaeologically archduchess archduchesses archival armload
    55 armloads aromatherapist aromatherapists arsed arsing articled articulacy arugula ascetically
    55 aspidistra aspidistras assiduity asthmatically astrologically astrophysical asymmetries
    55 asymptomatic athleticism atishoo atmospherics attendee attendees attenders attitudinal
    55 aubergine aubergines audiotape audiotapes auntie aunties authoress authoresses authorial
    55 autobahn autobahns autocross automaker automakers autosuggestion averagely avionic
    55 avuncularly baccy backbench backbenches backchat backcloth backcloths backcomb backcombed
    55 backcombing backcombs backdoor backhander backhanders backroom backrooms backscratching
    55 backslapping backstreet backstreets backwoodsman backwoodsmen baddie baddies bagful bagfuls
    55 baguette baguettes bailey baileys bairn bairns balaclava balaclavas baldies baldy ballcock
    55 ballcocks balletic ballgirl ballgirls ballgown ballgowns ballsed ballses ballsing bally
    55 bandleader bandleaders bandmaster bandmasters bandsman bandsmen banger bankable bannock
    55 bannocks banquette banquettes bap baps barbie barbies barflies barfly barkeeper barkeepers
    55 barmen barmier barmiest barmy barney barneys baronetcies baronetcy baronies barony barracked
    55 barracking basilisk basilisks basketry basketwork basque basques basset bassets bathwater
    55 batman batmen batterings battleaxe battleaxes battledress battler battlers beachfront
    55 beachwear beanfeast beanfeasts beanie beanies beanpole beanpoles beansprout beansprouts
    55 beatifically beaut beauts becquerel becquerels bedaub bedaubed bedaubing bedaubs bedchamber
    55 bedchambers bedhead bedheads bedpost bedposts bedsit bedsits bedsitter bedsitters
    55 beefburgers beefcake beefcakes beery beetroot beetroots begetter begetters begum begums
    55 behaviorism behaviorist behaviorists behaviors behindhand bejewel bejeweled bejeweling
    55 bejewels bendable benders bendier bendiest bendy benedictine berk berks beseechingly
    55 bespectacled bestselling betel bevvies bevvy bewigged bewilderingly bhaji bicarb bicarbonate
    55 bicentenaries bicentenary biff biffed biffing biffs bijou bilabial bilabials bilberries
    55 bilberry billhook billhooks billiard billycan billycans bindweed binman binmen biodegrade
    55 biodegraded biodegrades biodegrading biomass biopic biopics birdbrain birdbrains birdlike
    55 birdsong birdying bitchiness bitmaps bitty blabber blabbered blabbering blabbers
    55 blackcurrants blackleg blacklegs blag blagged blagging blags blancmanges blather blathered
    55 blathering blathers bleeper bleepers blighter blighters blimey blimpish blitzkrieg
    55 blitzkriegs bloater bloaters blockbusting bloke blokes blokish bloodily bloodletting
    55 bloodline bloodlines bloodstock blotto blowhard blowhards blowhole blowholes blowlamp
    55 blowlamps blowpipe blowpipes blowy blueish bluesy boathouse boathouses boatload boatloads
    55 boatyard boatyards bobsleigh bobsleighs bod bodacious bodge bodged bodges bodging bods
    55 bodysuit bodysuits boffin boffins bollard bollards bollocking bollockings bollocks bolshie
    55 bolthole boltholes bombsite bombsites bonce bonces bondholder bondholders boneshaker
    55 boneshakers bonhomie bonk bonked bonking bonks booger boogers boogeyman boogeymen boohoo
    55 bookable bookbinder bookbinders bookbinding bookplate bookplates bookstall bookstalls boomer
    55 boomers boonies bootlace bootlaces borehole boreholes borrowings borstal borstals bosomy
    55 botheration bottler bottlers bougainvillea bougainvilleas boules bourbons bovver boxroom
    55 boxrooms boxy bradawl bradawls brae brainpower brainwave brainwaves brasserie brasseries
    55 breadboard breadboards breadbox breadboxes breadcrumb breadcrumbs breadline breakaway
    55 breakaways breakout breakouts bream breams breastfed breastfeed breastfeeding breastfeeds
    55 breathalyze breathalyzed breathalyzer breathalyzers breathalyzes breathalyzing brickie
    55 brickies brickwork brickyard brickyards bridleway bridleways brie brigadier brigadiers
    55 brights brill brilliantine brioche brioches bro broadminded broadsheet broadsheets brollies
    55 brolly bronchitic broodily broodiness broody bros broughams brownfield bruit bruited
    55 bruiting bruits brushstroke brushstrokes brushwork brutishness bub bubblegum bubs buffetings
    55 buggered buggering buggery bullshitter bullshitters bullwhip bullwhips bumbag bumbags bumf
    55 bumph bumptiousness bungee bungees burgh burghs burgundies burgundy bursaries bursary busk
    55 busked busker buskers busking busks busload busloads bustier bustiers bustiest busty butties
    55 butty byre byres byzantine cabdriver cabdrivers caber cabers cafetiere cafetieres caff caffs
    55 cagoule cagoules caiman caimans cakewalk calamitously camerawork camiknickers campanologist
    55 campanologists campanology canalization canalize canalized canalizes canalizing candida
    55 candidature candidatures candlelit candlewick candyfloss cannelloni canoodle canoodled
    55 canoodles canoodling cantonment cantonments canyoning capitation capitations capsicum
    55 capsicums caramelize caramelized caramelizes caramelizing carbolic carboniferous carbonize
    55 carbonized carbonizes carbonizing cardamom cardamoms cardamon cardamons cardholder
    55 cardholders cardie cardies careerism careerist careerists carer carers carhop carhops
    55 carload carloads carob carobs carpool carpooled carpooling carpools carriageways carroty
    55 carrycot carrycots carter carters carthorse carthorses cartload cartloads carveries carvery
    55 casebook casebooks cashless castellated catalyses catchments catchphrases catsuit catsuits
    55 catteries cattery caver cavers cavilings ceasefires ceilidh ceilidhs celeb celebs celeriac
    55 cellmate cellmates cellphone cellphones centralism centralist centrality cerebration cert
    55 certitudes certs cesspit cesspits chairmanships chalkiness champers changeability changeless
    55 chapati chapatis chapatti chapattis chappies chappy charabanc charabancs characterful
    55 characterless chard charladies charlady charlie charlies charmless chatline chatlines
    55 chauvinistically cheapo cheerio cheeseboard cheeseboards cheeseparing chesty chicane
    55 chicanes chickenfeed chickenshit chickenshits chihuahua chihuahuas childminder childminders
    55 childminding chillingly chinless chinwag chinwags chipboard chipolata chipolatas chippie
    55 chippies chippings chippy chirpier chirpiest chirpily chirpiness chirpy chivied chivies
    55 chivy chivying choc chocoholic chocoholics chocs choirboy choirboys choirmaster choirmasters
    55 chromosomal chronograph chronographs chuffed chummily chunder chundered chundering chunders
    55 chunter chuntered chuntering chunters churchgoing churchwarden churchwardens churchwoman
    55 churchwomen chutneys ciao cine circumlocutory circumspectly citywide cladding clanger
    55 clangers clansman clansmen clanswoman clanswomen clapperboard clapperboards classlessness
    55 clearway clearways clementine clementines cliffhanging clifftop clifftops climatologist
    55 climatologists climatology clingfilm cliquey clonk clonked clonking clonks cloyingly
    55 clubbable clubber clubbers clubland clumpy coachload coachloads coachwork coalface coalfaces
    55 coalfield coalfields coalmine coalmines coastguard coastguards coatroom coatrooms coattail
    55 coattails coaxingly cobber cobbers cobnut cobnuts cobwebbed cochineal cockchafer cockchafers
    55 cockfighting codpiece codpieces codswallop cofferdam cofferdams cogitations cognoscente
    55 cognoscenti coir coley coleys collaborationist collaboratively collagen collarless
    55 collectivization colonnaded colorant colorants colorist colorists colorization colorize
    55 colorized colorizes colorizing colorway colorways combativeness comfortless commensurately
    55 commie commies commissionaires commonalities commonality commutable companionably
    55 completions comprehensibly compressible computerate comradely conceitedly concernedly
    55 concertgoer concertgoers concessionary conchie conchies concision concomitantly concordat
    55 concordats concuss concussed concusses concussing conductress conductresses coned coneys
    55 confidingly conflate conflated conflates conflating conflation conflations conger congers
    55 congregant congregants coning conker conkers consequentially conservancies conservancy
    55 conservatoire conservatoires consignee consignees consolatory conspicuousness
    55 conspiratorially constitutionalism consumerist consummately contagiously contemplatively
    55 contentiousness contextualization contextualize contextualized contextualizes
    55 contextualizing contextually contingently continuities contraflow contraflows
    55 contraindication contraindications convector convectors convener conveners conventioneer
    55 conventioneers convertibility conveyancing convivially cony cookhouse cookhouses cookware
    55 copperplate copybook copyist copyists coquetry coquettishly cor coracle coracles
    55 coreligionist coreligionists corgi corgis corkage corker corkers corncrake corncrakes
    55 cornfield cornfields cornflour corporatism corrie corries corvette cos cosh coshed coshes
    55 coshing cosines cosset cosseted cosseting cossets cossetted cossetting costumer costumers
    55 costumier costumiers coterminous cottager cottagers cottaging couchette couchettes coulis
    55 counterargument counterarguments counterblast counterblasts countercultures counterfoil
    55 counterfoils counterinsurgency countermeasure countermeasures counteroffensive
    55 counteroffensives counterpointed counterpointing countervail countervailed countervailing
    55 countervails countrywide countywide courgette courgettes couriered couriering coursebook
    55 coursebooks coursework couscous couture couturier couturiers cowbell cowbells cowcatcher
    55 cowcatchers cowpat cowpats cowrie cowries cowshed cowsheds coxed coxes coxing coypu coypus
    55 crabgrass crabwise cracklings craftspeople craftswoman craftswomen crammer crammers crampon
    55 crampons crapper crappers crawler crawlers creakily creakiness creationist creationists cred
    55 credentialed credentialing creditworthiness creditworthy credulousness crenelate crenelated
    55 crenelates crenelating crepuscular cricketing crikey criminality criminalize criminalized
    55 criminalizes criminalizing cripes cripplingly crispbread crispbreads croft crofter crofters
    55 crofting cronyism crosscurrent crosscurrents crosspatch crosspatches crosswind crosswinds
    55 crusher crushers crushingly cryogenic cryonics cuboid cuboids cudgelings culpably cultivable
    55 cuppa cuppas curated curating curbside curmudgeonly curricular cuspidor cuspidors cussedly
    55 cussedness cutaway cutaways cutey cuteys cutie cuties cyan cyborg cyborgs cystitis czarism
    55 czarist czarists daftness dag dago dagoes dagos dags dammit dandified dandifies dandify
    55 dandifying dang darkie darkies datebook datebooks dauntingly daycare daylong dazzlingly
    55 deadhead deadheaded deadheading deadheads deaneries deanery dearests dearies deary debauchee
    55 debauchees decaff decaffs decafs decathlete decathletes decider deciders decimalization
    55 deckchair deckchairs declarable declassification decoders deconstruct deconstructed
    55 deconstructing deconstructionism deconstructionist deconstructionists deconstructs decontrol
    55 decontrolled decontrolling decontrols decoratively decouple decoupled decouples decoupling
    55 deerstalker deerstalkers defectively defectiveness deferral deferrals defibrillator
    55 defibrillators deflationary deflower deflowered deflowering deflowers defog defogged
    55 defogging defogs defrock defrocked defrocking defrocks degradable delectably deliberative
    55 delightedly deliverable deliveryman deliverymen delouse deloused delouses delousing
    55 delusively demagogically demarcations demigoddess demigoddesses demist demisted demister
    55 demisters demisting demists demob demobbed demobbing demobs demoniacally demonically
    55 demonize demonized demonizes demonizing demonology demonstrability demotic demotivate
    55 demotivated demotivates demotivating demureness demystification demystified demystifies
    55 demystify demystifying denationalization denationalize denationalized denationalizes
    55 denationalizing deniable depersonalize depersonalized depersonalizes depersonalizing
    55 deportee deportees deprecatingly depressurization depressurize depressurized depressurizes
    55 depressurizing derv descale descaled descales descaling deselect deselected deselecting
    55 deselection deselects desertification deskill deskilled deskilling deskills despotically
    55 dessertspoon dessertspoonful dessertspoonfuls dessertspoons destabilization destabilized
    55 destabilizes destabilizing desultorily determinedly detestably detrimentally devastatingly
    55 deviancy dhow dhows diagrammatically dialectical dialectics diaspora diatonic dickens
    55 dickhead dickheads dickybird dickybirds dictatorially didactically diddly diddlysquat
    55 diddums didgeridoo didgeridoos diffract diffracted diffracting diffracts digestives diktat
    55 diktats dildo dildos dilutions dinar dinars dingbat dingbats dingily dinnertime dinnerware
    55 dioxides diplomatist diplomatists dippier dippiest dippy dipso dipsos directionless
    55 disafforest disafforested disafforesting disafforests disarmingly disbelievingly discernibly
    55 discographies discography disconcertingly discounter discounters discreditably discretely
    55 discreteness disequilibrium disestablishment dishy disincentives disingenuously
    55 disinvestment disjuncture dismissively disorientate disorientated disorientates
    55 disorientating disparagingly disruptively distastefulness distractedly distributional
    55 distributorship distributorships disyllabic ditherer ditherers ditransitive divestiture
    55 divestment dob dobbed dobbing doberman dobermans dobs docker dockers dockland docklands
    55 dockside dockworker dockworkers doddery doddle dodgem dodgems dodgier dodgiest dodgy dogcart
    55 dogcarts dogleg doglegs dogsbodies dogsbody dogsled dogsleds domiciliary dominatrices
    55 dominatrix donnish doodah doodahs doolally doomsayer doomsayers doomster doomsters doorjamb
    55 doorjambs doorkeeper doorkeepers doorknocker doorknockers doorposts doorstepped doorstepping
    55 doorstop doorstops dosh doss dossed dosser dossers dosses dosshouse dosshouses dossing dost
    55 dottier dottiest doublespeak dovecot dovecote dovecotes dovecots dovish downmarket downriver
    55 downshift downshifted downshifting downshifts downside downspout downspouts downtrend dowser
    55 dowsers doyenne doyennes dozier doziest dozily doziness dozy draftswoman draftswomen
    55 dragster dragsters drainboard drainboards draper drapers drat dratted draughtboard
    55 draughtboards dreamboat dreamboats dreaminess drear driftnet driftnets drippier drippiest
    55 drippy druggie druggies druggy drumbeat drumbeats dubbin duckboards duckies duckweed ducky
    55 duelings duffed duffing duffs dumbo dumbos dumbstruck dumper dumpers dunderhead dunderheads
    55 duopolies duopoly duplicitous dustcart dustcarts dustsheet dustsheets duvets earpiece
    55 earpieces earthbound earthwards ecu ecumenism ecus edgily educationalist educationalists
    55 educationist educationists educative edutainment eek eff effed effing efflorescence effs
    55 eggcup eggcups egocentrically egocentricity egomania egomaniac egomaniacs eisteddfod
    55 eisteddfods elasticated elasticize elasticized elasticizes elasticizing electorally
    55 electrics elevenses eliminator eliminators emblematically embrocation embrocations
    55 embryological emotionless emotively empiricist empiricists emulsifier emulsifiers enabler
    55 enablers enamelings encrypting endgame endgames endorphin endpoint endpoints engorgement
    55 enhancers enjoyably enquirer enquirers enquiringly enteritis enticingly entrepreneurship
    55 entryphone entryphones ephemera epidemiological epidemiologist epidemiologists epidural
    55 epidurals epigraph epigraphs epiphany eponymous equerries equerry er ergonomically escalope
    55 escalopes escapologist escapologists escapology escudo escudos ethanol ethnocentric
    55 ethnocentrism ethnographer ethnographers ethnographic ethnographically ethnography
    55 ethnologically etiolated etymologically eugenic eulogist eulogists euphonious euphorically
    55 evaluative evensong everlastingly evocatively exaggeratedly exasperatedly exasperatingly
    55 exclusionary exclusions exculpation exculpatory execrably exeunt exfoliate exfoliated
    55 exfoliates exfoliating exfoliation exotica exoticism expansionary expansionism expat expats
    55 experiential exploitable exportable expressionlessly expropriator expropriators
    55 exquisiteness extemporization externalization externalizations externalize externalized
    55 externalizes externalizing extortionately extortioner extortioners extraditable
    55 extrajudicial extramural extraordinaire extraterritorial fab facecloth facecloths
    55 facilitator facilitators factorized factorizes faddiness faddishness faddy faff faffed
    55 faffing faffs fallback falsie falsies fanciable fandango fandangos fanlight fanlights
    55 fantasia fantasias fantasist fantasists fantastical fanzines farcically farmlands farmstead
    55 farmsteads farrago farragoes farrier farriers fascia fascias fascinatingly fastball
    55 fastballs fatalistically fatheaded fatso fatsos fatwa fatwas fave faves featherbrained
    55 fecklessness feelgood felicitation felicitations felicitously fella fellas fellers
    55 femaleness feminize feminized feminizes feminizing ferny ferryman ferrymen fess fessed
    55 fesses fessing fictionalization fictionalizations fiddlier fiddliest fieldsman fieldsmen
    55 fieldworker fieldworkers fightback filo filthily finalization fingermark fingermarks
    55 firebombings firebrick firebricks fireguard fireguards firelight firelighter firelighters
    55 firescreen firescreens firings fishcake fishcakes fishmonger fishmongers fissile fitment
    55 fitments fivers flagellant flagellants flameproof flans flashcard flashcards flatlet
    55 flatlets flatmate flatmates flavorsome fleabag fleabags fleabite fleabites fleapit fleapits
    55 fleshpot fleshpots flirtatiousness flirty floret florets flowerings fluvial flyaway flyblown
    55 flypast flypasts flysheets foodie foodies footballing footer footers footie footling
    55 footplate footplates footslogging footy forecourt forecourts foredoom foredoomed foredooming
    55 foredooms foreshore foreshores forfeitures forkful forkfuls formalin formalist formalists
    55 fornicator fornicators foxhunt foxhunting foxhunts fractiousness francophone fratricidal
    55 fraudster fraudsters freakishly freakishness freemasonry freephone freesia freesias freeware
    55 freshers friaries friary fricative fricatives frictions frig frigged frigging frigs frilled
    55 frisson frissons frogmarch frogmarched frogmarches frogmarching frogspawn frontbench
    55 frontbencher frontbenchers frontbenches frontierswoman frontierswomen frosh fruiterer
    55 fruiterers frumpish fuckhead fuckheads fug fuggy fulsomely fulsomeness functionalism
    55 functionalist functionalists funerary funfair funfairs fungoid funnyman funnymen fusilier
    55 fusiliers fusspot fusspots futurism futurist futurists gaffer gaffers gaga gainer gainers
    55 galumph galumphed galumphing galumphs gammon gammy gangsta gangstas ganja gasbag gasbags
    55 gasholder gasholders gasman gasmen gasometer gasometers gastroenteritis gastronome
    55 gastronomes gastronomically gateau gateaux gatecrash gatecrashed gatecrashes gatecrashing
    55 gatehouse gatehouses gatekeeper gatekeepers gator gators gaucheness gawd gawp gawped gawping
    55 gawps gazump gazumped gazumping gazumps geddit gelignite gen genealogically generalist
    55 generalists generational genned genning genocidal genocides gens genteelly geophysicist
    55 geophysicists geriatrician geriatricians gerontological gestalt gestalts ghee ghettoize
    55 ghettoized ghettoizes ghettoizing gigantically gillie gillies gingered gingering gingers
    55 gingery ginormous girly giro giros git gite gites gits giver givers glaciation glam glasnost
    55 glasshouse glasshouses glitterati gloatingly globalize globalized globalizes globalizing
    55 globetrotting gnocchi gnomic goalless goalmouth goalmouths goalscorer goalscorers gobbet
    55 gobbets gobsmacked gobstopper gobstoppers godawful goddammit godlessly godlessness godspeed
    55 goer goers goldfield goldfields goldmine goldmines golliwog golliwogs goodish googlies
    55 googly goosestep goosestepped goosestepping goosesteps gorgeousness gorgon gorgons gormless
    55 gotcha goth goths gouache gouaches grabbier grabbiest grabby gradable gramophones gran
    55 granddaddies granddaddy grans grasslands grassroots gratifyingly gratin gratins
    55 gratuitousness gravedigger gravediggers graveside gravesides gravitas greaser greasers
    55 greatcoat greatcoats greenfield greenflies greenfly greengage greengages grenadine griffon
    55 griffons grillings gritter gritters grizzle grizzles grizzling groomsman groomsmen grottier
    55 grottiest grotty groundcloth groundcloths groundnut groundnuts groundsheet groundsheets
    55 groundskeeper groundskeepers groundsman groundsmen groundwater gruelingly grumblings grump
    55 grumps guesthouse guesthouses guestroom guestrooms guildhall guildhalls guilelessly
    55 guillemot guillemots gumball gumballs gumboot gumboots gumshoe gumshoes gunfighter
    55 gunfighters gunge gungy gunmetal gunnel gunnels gushingly guv guvnor guvnors guvs gymkhana
    55 gymkhanas gymslip gymslips gyroscopic haggis haggises hagiographies hagiography hairband
    55 hairbands hairdryer hairdryers hairgrip hairgrips hairspray hairsprays haj hajj hajjes halal
    55 halftone halftones halfwit halfwits halterneck halternecks hammy handbrake handbrakes
    55 handhold handholds handover handovers handsaw handsaws harbormaster harbormasters hardboard
    55 hardcore hardscrabble harebell harebells haricot haricots harrumph harrumphed harrumphing
    55 harrumphs hast hatband hatbands hatbox hatboxes hatpin hatpins hatstand hatstands haulage
    55 haulier hauliers hawkishness haymaking hayrick hayricks hayride hayrides headbanger
    55 headbangers headbanging headbutt headbutted headbutting headbutts headcase headcases
    55 headcheese headcount headcounts headhunt headhunted headhunting headhunts headlamp headlamps
    55 headliner headliners headman headmen headquartered headquartering headscarf headscarves
    55 headship headships headteacher headteachers hearthrug hearthrugs heatproof heatwave
    55 heatwaves heftily hegemonic helipad helipads helluva helmeted hematological heptagonal
    55 heptathlon heptathlons herbals hereinafter heroines hessian hetero heteros heterosexually
    55 hidings hieroglyph hieroglyphs highers highlander highlanders hipbath hipbaths hiphuggers
    55 hipster hipsters histrionically hiya hmm hoardings hoick hoicked hoicking hoicks holdall
    55 holdalls holidaymaker holidaymakers holism holistically hols homeopath homeopaths homeworker
    55 homeworkers homeworking homoerotic honeypot honeypots honkies honky hoofer hoofers hoover
    55 hoovered hoovering hoovers horrifically horrifyingly horsebox horseboxes horseshit
    55 horsetrading horticulturalist horticulturalists hosepipe hosepipes hotfoot hotfooted
    55 hotfooting hotfoots hotplate hotplates hotpot hotpots hots hotted hotting houseboy houseboys
    55 housebreaker housebreakers houseful houseman housemaster housemasters housemate housemates
    55 housemen housemistress housemistresses houseproud houseroom housewifely hovercrafts humph
    55 hunkier hunkiest hunky hurtfully hurtfulness hydration hyperinflation hypermarkets
    55 hypnotherapist hypnotherapists hypnotherapy iconic iconoclasm iconography idealizations idem
    55 identifications identikit identikits ideologue ideologues idyllically illogicality
    55 illusionist illusionists imaginings immobilizer immobilizers immunodeficiency impeachable
    55 impertinences impetuousness impiousness imploringly impracticability imprudently
    55 inappropriateness inarticulacy inarticulateness inattentively inaudibility inauspiciously
    55 incautiously incestuously incestuousness incomer incomers incomprehensibility
    55 incomprehension inconsolably incorruptibly incrementally indecorously indestructibility
    55 indexation indexations indie indiscipline indispensability indissolubility indissolubly
    55 individualistically inductively ineradicable inexorability inexpertly inexpressibly
    55 inexpressive infill infilled infilling infills inflows infrastructural inglenook inglenooks
    55 ingloriously ingrowing injudiciously inkstand inkstands innit innocuousness innovatory
    55 innumeracy innumerate inopportunely inquisitorial inquorate insalubrious insanitary
    55 inscrutability insecticidal insipidity insipidly insipidness insolvencies inspectorate
    55 inspectorates instabilities instinctual institutionalization insultingly insuperably
    55 integrally intemperately interactivity interchangeability intercity intercommunication
    55 intergovernmental interlocutor interlocutors internalization internationalist
    55 internationalists internationalization interpenetrate interpenetrated interpenetrates
    55 interpenetrating interpenetration interregnum interregnums interventionism interventionist
    55 interventionists interwar intolerantly intractably intransigently intrauterine
    55 introspectively inventively investigatory invidiousness invigilate invigilated invigilates
    55 invigilating invigilation invigilator invigilators irascibly ironmonger ironmongers
    55 ironmongery ironstone irreconcilably irrecoverably irredeemably irreducible irreducibly
    55 irrefutably irrepressibly irreproachably isotherm isotherms ivied jackbooted jailbird
    55 jailbirds jailhouse jailhouses jammier jammiest jammy jawline jawlines jemmied jemmies jemmy
    55 jemmying jerkiness jeroboam jeroboams jerrycan jerrycans jetliner jetliners jink jinked
    55 jinking jinks jobshare jobshares jobsworth jobsworths joey joeys johnnies johnny joinery
    55 jojoba jokey jokier jokiest jollification jollifications jotter jotters journo journos jowly
    55 joylessly joylessness judder juddered juddering judders jugful jugfuls jurisdictions juryman
    55 jurymen jurywoman jurywomen kabuki kaleidoscopically kart karts kedgeree keelhaul keelhauled
    55 keelhauling keelhauls kelvin kelvins kerbside kerfuffle kerfuffles keyboardist keyboardists
    55 keypad keypads kibbutzes kickboxing kike kikes kilted kinetics kingmaker kingmakers kinsfolk
    55 kip kipped kipping kips kirsch kirsches kissogram kissograms kitted kitting klaxon klaxons
    55 knackered knackering knackers knicker knickerbockers knobbly knockabout knockdown knockoff
    55 knockoffs knuckleduster knuckledusters kohl korma krill kvetch kvetched kvetches kvetching
    55 laboriousness laddish laddishness ladyships laird lairds lakeside lambada lambadas lambswool
    55 lamplight landholding landholdings landless landmine landmines landownership landowning
    55 landslip landslips lapdog lapdogs largish lashings latchkey latchkeys lathery launderette
    55 launderettes laundromat laundromats lav lavatorial lavs lawman lawmen lawnmower lawnmowers
    55 layabout layabouts lbw leaderships leaseback leasebacks leatherette leaver leavers lech
    55 leched leches leching lectureship lectureships leftward legalistically legalities
    55 legionaries legionary legwarmer legwarmers leisured leisurewear leitmotiv leitmotivs
    55 lemonades lemongrass letterboxes lettings leucotomies leucotomy lexis librarianship lido
    55 lidos lifebelt lifebelts lightship lightships lilliputian lilo lilos limescale limey limeys
    55 linearity ling lings linguistically linkman linkmen lino lionization lippy liquidizer
    55 liquidizers listenable listeria literalness lithely litigator litigators liturgically
    55 liverish locos locum locums lollies lollop lolloped lolloping lollops lolly longbow longbows
    55 longhouse longhouses longueur longueurs longways loo loofahs looker lookers loos
    55 loquaciously louche loudhailer loudhailers lough loughs lounger lour loured louring lours
    55 loused lousing loutishness lovey loveys lowlander lowlanders lubricious lubriciously ludo
    55 luge luges lughole lugholes lulu lulus lumpectomies lumpectomy lumpen lunchboxes lungful
    55 lungfuls lurgy lychgate lychgates lyrebird lyrebirds lyricism mac macadamia macadamias
    55 macroeconomic macroeconomics macs mafia mafias mafiosi mafioso mag magicked magicking magics
    55 magistracy mags mailbag mailbags mailshot mailshots maisonette maisonettes majordomo
    55 majordomos makeover makeovers makeweight makeweights malachite maladministration maladroitly
    55 maladroitness mam mamba mambas mammies mammy mams managements manageress manageresses
    55 mandala mandalas maneuverings mangetout mangetouts maniacally manically manioc manky
    55 mantelshelf mantelshelves maraschino marge marginalization marginalize marginalized
    55 marginalizes marginalizing marginals marketeer marketeers marque marques marshland
    55 marshlands massif massifs masterclass masterclasses mastic mastitis masturbatory matchwood
    55 mater maters matey mateys mawkishness mayoress mayoresses meanderings meanie meanies
    55 meaningfulness meaninglessly meaninglessness meany mechanistically medico medicos mega
    55 megabucks megalithic megastar megastars megawatt megawatts melamine memsahib memsahibs
    55 meritocratic mescalin mesmeric messaged messaging messianic metalanguage metalanguages
    55 metaled metalwork methodologically meths mezzo mezzos mic mick mickey mickeys micks micro
    55 microbiological microelectronic microelectronics microlight microlights micros microwavable
    55 microwaveable mics midfield midfielder midfielders midsection midsections midsize millibar
    55 millibars millionairess millionairesses millpond millponds milometer milometers mincer
    55 mincers minder minders mindset mindsets mingy minibar minibars minicab minicabs minsters
    55 mirthlessly misapplications mishear misheard mishearing mishears mishit mishits mishitting
    55 misleadingly misname misnamed misnames misnaming misreport misreported misreporting
    55 misreports missus mistrustfully moaner moaners moated modeler modelers moggy moi monetarist
    55 monetarists moneybox moneyboxes moneylender moneylenders moneys mongol mongols monoplane
    55 monoplanes moonless moorhen moorhens moorlands mordantly moreish morph morphed morphia
    55 morphing morphs mosh moshed moshes moshing motet motets motiveless moussaka moussakas mouthy
    55 moviegoer moviegoers moxie mudflap mudflaps mudflat mudflats mudpack mudpacks muggins
    55 mujaheddin mullioned multiparty murmurings muscleman musclemen muscly musher mushers
    55 musicality mustached mustachioed mutterings muzak muzzily muzziness muzzy mycology
    55 myopically myxomatosis naan naans nae naff naffer naffest nah nameplate nameplates
    55 narcolepsy narcoleptic narky natch nationhood natter nattered nattering natters naturism
    55 naturist naturists nauseously nauseousness navvies navvy neanderthal neanderthals nearside
    55 neaten neatened neatening neatens nebulousness neckband neckbands necklaced necklacing
    55 necklacings necrophiliac necrophiliacs necropolis necropolises needlewoman needlewomen
    55 negroid neocolonialist neolithic nepotistic netball netherworld neutralist neutralists
    55 newsagent newsflashes newsgroup newsgroups newshound newshounds newsreader newsreaders
    55 newsroom newsrooms niff niffy nightdress nightdresses nightlight nightlights nightlong
    55 nightspot nightspots nightstand nightstands nightwatchman nightwatchmen nightwear nimby nob
    55 nobble nobbled nobbles nobbling nobs noddle noddles nohow nonconformism nonspecific
    55 nonstarter nonstarters nookie nooky northeastwards northwestwards nosebag nosebags notelet
    55 notelets notepads notifiable nowt nugatory numinous nutcase nutcases nuthouse nuthouses
    55 nutter nutters nymphet nymphets nympho nymphos oafishness oarswoman oarswomen oatcake
    55 oatcakes obfuscations objectification obnoxiousness obscurantism obscurantist obsessional
    55 obsessionally obstreperousness obstructionism occultist occultists occupationally occupier
    55 occupiers oceanfront och ocker ockers octanes oddment oddments oeuvre oeuvres offhandedness
    55 officialese offish oi oik oiks oilcan oilcans oilman oilmen oilskins oldish oldster
    55 oncologist oncologists onerousness onside onstage ontological ontology ooh oohed oohing oohs
    55 oomph oozy op opencast operatically opportunely opportunistically oppositions oppressiveness
    55 ops orangeness orangeries orangery orientalist orientalists orienteering ornithological
    55 orthographically osteoarthritis ostler ostlers otherness outboard outerwear outface outfaced
    55 outfaces outfacing outfall outfalls outflow outflows outgoings outguess outguessed
    55 outguesses outguessing outgun outgunned outgunning outguns outlandishness outpace outpaced
    55 outpaces outpacing outpoint outpointed outpointing outpoints outta outwith outwork outworker
    55 outworkers ouzo ouzos ovenproof ovenware overarching overarm overbid overbidding overbids
    55 overdevelop overdeveloped overdeveloping overdevelops overdrives overemphasis overestimation
    55 overexcite overexcited overexcites overexciting overflew overflies overflight overflights
    55 overflown overfly overflying overground overladen overleaf overmanned overmanning
    55 overpoweringly overstaffed overstretch overstretched overstretches overstretching
    55 oversubscribe oversubscribed oversubscribes oversubscribing overtire overtired overtires
    55 overtiring overvaluation overvaluations overvalue overvalued overvalues overvaluing
    55 overweeningly overwinter overwintered overwintering overwinters overwrote owlishly oxcart
    55 oxcarts oxidization oxtail oxtails pacey pacier paciest pacy paella paellas pageboy pageboys
    55 pah painkilling paintball paintbox paintboxes painterly pairings pajama paleolithic palish
    55 pally palmtop palmtops panamas panatella panatellas panpipes pantechnicon pantechnicons
    55 panto pantos paparazzi paparazzo paperbark paperbarks paperclip paperclips paperless papist
    55 papists pappy para paracetamol paracetamols paramountcy paranoiac paranoiacs paraquat paras
    55 parascending parasitical parasitically paratroop pardner pardners pardonably parities
    55 parkland parky parlous parochially parodist parodists parsimoniously partitive partitives
    55 passim passionflower passionflowers passivization passivize passivized passivizes
    55 passivizing pastille pastilles pastureland patchily patchouli paterfamilias paternalist
    55 paternalists pathfinder pathfinders patisserie patisseries patroness patronesses pavlova
    55 pavlovas payback paybacks payola payout payouts payphone payphones payslip payslips
    55 peacekeeper peacekeepers peachy peaky peashooter peashooters peaty pecker peckers peckish
    55 pedagogically pedalo pedalos pedestrianization pedophile pedophiles pedophilia peeler
    55 peelers peepbo peepshow peepshows peeress peeresses peewit peewits pejoratively peke pekes
    55 pekineses pekingese pekingeses pelmet pelmets pencilings penfriend penfriends pennyworth
    55 pensionable penumbra penumbras perambulation perambulations percipient percussive peregrine
    55 peregrines perestroika pergola pergolas perinatal peripherally perisher perishers perkily
    55 permanency permeation perpendicularly perplexedly personas perspex pertinently pertussis
    55 perv pervasively pervasiveness pervs pessaries pessary pestilential pesto petrodollar
    55 petrodollars petrology pfennig pfennigs phagocyte phagocytes phantasmagorical
    55 pharmacological phenom phenomenological phenomenology phenoms phew philistinism phonecard
    55 phonecards photocell photocells photostat photostats photostatted photostatting phrasebook
    55 phrasebooks phrenologist phrenologists physicality physio physiologically physios pianola
    55 pianolas pic picador picadors picketer picketers pics picturesquely picturesqueness
    55 piezoelectric piffling piggeries piggery pigheadedly pigheadedness pigmented pigswill
    55 pillared pillock pillocks pillowslip pillowslips pimpled pinewood pinewoods piney pinkness
    55 pinko pinkos pinnies pinny piousness pipette pipettes pipework piquantly pisser pissers
    55 pissoir pissoirs piste pistes pitas pithead pitheads pitilessness pitta pittas pityingly pix
    55 placatory placings plainchant plainsong plainspoken planeload planeloads planer planers
    55 playgroup playgroups playschool playschools playtime pleadingly pleadings pleb plebby plebe
    55 plebes plebs plenum plenums pliantly plimsoll plimsolls plonk plonked plonker plonkers
    55 plonking plonks plosive plosives plughole plugholes plummy pluralist pluralists poleaxe
    55 poleaxed poleaxes poleaxing polemicist polemicists policymaker policymakers politburo
    55 politburos politicization politicking pollard pollards poly polyandrous polyandry
    55 polymorphous polypropylene polys polysemous polyunsaturate polyunsaturates polyurethane pom
    55 pomander pomanders pommies pommy poms ponce ponced ponces poncing poncy ponderousness pong
    55 ponged ponging pongs ponied ponying poo pooed poof poofs poofter poofters pooing poolside
    55 poolsides poos poppadom poppadoms popper poppers poppet poppets porcelains porker porkers
    55 porkies porky portentousness positiveness positivist positivists postbag postbags postboxes
    55 postie posties postindustrial postings postmodernism postmodernist postmodernists
    55 postprandial postseason postural postwoman postwomen potently pothead potheads potholed
    55 potholer potholers potholing pottiness pouf pouffe pouffes poufs poundage poundings pow
    55 prams prang pranged pranging prangs prat prats prattler prattlers precariousness precast
    55 precook precooked precooking precooks predeterminer predeterminers predicatively predictors
    55 predigest predigested predigesting predigests predominately preemie preemies prelim prelims
    55 preliterate premiership prepacked preponderantly prepubescent presbyteries presbytery
    55 presenters preservationist preservationists presidium pressie pressies pretax
    55 preternaturally prezzie prezzies priggishness primitiveness primula primulas printmaking
    55 prion prions prioritization prissily prizewinning proactively probings probosces prodigally
    55 professionalization professionalize professionalized professionalizes professionalizing
    55 profiterole profiteroles programmatic prolapse prolapsed prolapses prolapsing prole proles
    55 pronominal propagator propagators propitiously proposers proprieties proprietorial
    55 proprietorially prosciutto proselytizer proselytizers protectionism protectionist
    55 protectionists prototypical provenances provincially provocateur provocateurs proximate
    55 prudishness pruriently psephologist psephologists psephology pseud pseudonymous pseuds
    55 pseudy psychedelia psychoactive psychoanalyses psychoanalytic psychoanalytically psychodrama
    55 psychodramas psychokinetic psychometric psychopathology psychotropic pubes pubis puce pud
    55 pudenda pudendum pudginess puds puffers pukka punchbag punchbags punchlines punctiliousness
    55 punishingly punitively punnet punnets pupate pupated pupates pupating purdah purposefulness
    55 purposelessly purposelessness pushbike pushbikes pushchair pushchairs pushily pushpin
    55 pushpins pusillanimously putz putzes pyrites pzazz quango quangos quantifiable
    55 quantification quantitatively quayside quaysides quickfire quickstep quicksteps quieten
    55 quietened quietening quietens quietism quiff quiffs quin quins quint quintessentially quints
    55 quorate qwerty rabbinic rabidly racegoer racegoers racialism racialist racialists raddled
    55 radicalize radicalized radicalizes radicalizing radicchio radiocarbon radiographer
    55 radiographers radiography raffishness ragbag ragga ragwort railcard railcards railwayman
    55 railwaymen rainproof ramblings ramekin ramekins rand randiness ranee ranees rangefinder
    55 rangefinders rantings rappel rappelled rappelling rappels rapporteur rapporteurs raptor
    55 raptors rapturously ratatouille ratbag ratbags ratepayer ratepayers raunchily ravelings
    55 raver ravers razzmatazz reactant reactants readdress readdressed readdresses readdressing
    55 reaffirmation reaffirmations reafforestation realigned realigning realignment realignments
    55 realigns realizations realpolitik rearguard reboot rebooted rebooting reboots
    55 recapitalization recapitalize recapitalized recapitalizes recapitalizing recce recces
    55 receivables recessionary recon recons reconstitution reconstructive recriminatory recto
    55 rectos redbrick redcurrant redcurrants redecoration redemptive rediscoveries reducible
    55 reductionist reductive referable reflate reflated reflates reflating reflation reflationary
    55 reflations reflectively reflexology reformist reformists refutable regularities
    55 regularization rehouse rehoused rehouses rehousing reinsurance rejig rejigged rejigger
    55 rejiggered rejiggering rejiggers rejigging rejigs relatedness relativism relativist
    55 relativists relaunch relaunched relaunches relaunching religiosity reliquaries reliquary
    55 remaindering remaster remastered remastering remasters reminiscently remix remixed remixes
    55 remixing remold remolded remolding remolds repairer repairers repatriations repetitively
    55 repressively repressiveness reprovingly resat resentfulness resettlement reshape reshaped
    55 reshapes reshaping resiliently resit resits resitting resourced resourcing respecter
    55 respecters reticently reticulated reticulation reticulations retro retsina returner
    55 returners revealingly revelings reverentially reversibility reversions revisionism
    55 revisionist revisionists revivalism reworkings righto rightward rightwards rimless riotously
    55 riotousness ripcord ripcords risings riskily risotto risottos rissole rissoles
    55 ritualistically ritualized riviera rivieras roadie roadies roadshows roadworks rockabilly
    55 rockeries rockery rockfall rockfalls roguishness rollerblading rollmop rollmops rollover
    55 rollovers romaines rondo rondos roofless rootlessness ropier ropiest ropy rosewater rota
    55 rotas rotter rotters rottweiler rottweilers roughcast roundel roundels rounders roust
    55 rousted rousting rousts roux rowan rowans rowdily rowlock rowlocks rubbernecker
    55 rubberneckers rubbings ruched ruck rucked rucking rucks ructions rudderless rugger
    55 rumbustious ruminative ruminatively rumormonger rumormongers runic rustlings sackings
    55 sacrificially sacrilegiously saddler saddlers saddlery sadhu sadhus sadomasochism
    55 sadomasochist sadomasochistic sadomasochists sagaciously sagely saggy sainted saleroom
    55 salerooms salesroom salesrooms sallowness saltbox saltboxes samey samosa samosas
    55 sanctimoniousness sandpit sandpits sangria sapper sappers sarge sarges sarky sarnie sarnies
    55 satanist satanists satiric satisfyingly satsuma satsumas savoy savoys scaliness scarcities
    55 scaremonger scaremongering scaremongers scarlatina scarp scarper scarpered scarpering
    55 scarpers scarps scatterings scatty schadenfreude schemata schematize schematized schematizes
    55 schematizing schizo schizos schmoozer schmoozers schnitzel schnitzels schnook schnooks
    55 scholasticism schoolbag schoolbags schoolkid schoolkids schoolmarmish scorekeeper
    55 scorekeepers scoreline scorelines scourer scourers scouter scouters scraggier scraggiest
    55 scraggy scrapheap scrapheaps scrapie scrapings scrapyard scrapyards scratchcard scratchcards
    55 scratchpad scratchpads screamingly scree screed screeds screenwriting screes scruffily
    55 scruffiness scrum scrumhalf scrumhalves scrummage scrummages scrummed scrumming scrump
    55 scrumped scrumping scrumps scrumpy scrums scrutineer scrutineers seaborne seafloor seafront
    55 seafronts seagull seagulls seahorse seahorses seamlessly searingly seasonality seaweeds
    55 seaworthiness sebum secateurs seconder seconders secondment secondments secularist
    55 secularists seductiveness seductress seductresses seedbed seedbeds seguing seismological
    55 sellotape sellotaped sellotapes sellotaping seltzers semibreve semibreves semiconducting
    55 semiotic semiquaver semiquavers semivowel semivowels semolina senescence senescent
    55 sensationalize sensationalized sensationalizes sensationalizing sententiously separability
    55 sequestrate sequestrated sequestrates sequestrating sequinned serializations serif serifs
    55 serotonin serveries servery setsquare setsquares sett setts sexologist sexologists sexology
    55 sextuplet sextuplets shacked shacking shakeout shakeouts shallowly shalom shamanism
    55 shamanistic shambolic shamefacedly shamelessness shandies shareholding shareholdings
    55 shareware sharpish shebeen shebeens sheila sheilas shellfire shh shiatsu shipowner
    55 shipowners shirty shitfaced shithead shitheads shitload shitted shoetree shoetrees
    55 shopfitter shopfitters shopfitting shopfront shopfronts shortcrust shorthanded shorties
    55 shortlisted shortlisting shortlists shorty showerproof showground showgrounds showjumping
    55 showstopper showstoppers showstopping showtime shrimper shrimpers sicced siccing sickbay
    55 sickbays sickie sickies sicko sickos sickout sickouts sickroom sickrooms sienna signalman
    55 signalmen silkiness simperingly simplistically simulacra simulacrum simulacrums simultaneity
    55 sines singalong singalongs singleness singlet singlets sinology sinuously sirrah sixfold
    55 sizzler sizzlers ska skeeter skeeters sketchbook sketchbooks sketchily sketchpad sketchpads
    55 skewbald skewbalds skibob skibobs skidpan skidpans skiffle skincare skinful skint skirmisher
    55 skirmishers skittishly skittishness skittle skittles skive skived skiver skivers skives
    55 skiving skua skuas slagged slagging slagheap slagheaps slapper slappers slatted slayed
    55 sleazebag sleazebags sleazeball sleazeballs sleeplessly sleepover sleepovers sleuthing
    55 sliminess slimline slimmers slingback slingbacks slipcase slipcases slippy slipstream
    55 slipstreams slipway slipways slobbed slobbery slobbing sloganeering slowcoach slowcoaches
    55 sludgy slummy slurry slutty smallholder smallholders smallholding smallholdings smasher
    55 smashers smiley smogs smokescreen smokescreens smokey smoochy smuttiness snakeskin snappily
    55 snappiness snappishly snatcher snatchers snazzily sneakily snick snicked snicking snicks
    55 snidely sniffer sniffers sniffier sniffiest sniffy snobbishly snog snogged snogging snogs
    55 snookered snookering snookers snootily snowboarder snowboarders snowfield snowfields
    55 snowline snugness socioeconomically sociologically sociopolitical sodomize sodomized
    55 sodomizes sodomizing softback softcover soldiery solemnities solemnization solemnness
    55 solicitousness solipsism solipsistic solitariness somberness someways songbook songbooks
    55 songstress songstresses songwriting sonogram sonograms sonorously sonsofbitches
    55 soporifically sou souk souks soullessly soullessness soundbite soundbites sousaphone
    55 sousaphones southeastwards southwestwards sozzled spacewoman spacewomen spangly sparkier
    55 sparkiest sparkly sparky sparrowhawk sparrowhawks speakerphone speakerphones specialism
    55 specialisms specificity speciousness spectate spectated spectates spectating speculatively
    55 speechified speechifies speechify speechifying speechlessly speechlessness speechwriter
    55 speechwriters speediness speleological speleologist speleologists speleology spelunking
    55 spermicidal sphagnum spic spics spiderweb spiderwebs spiff spiffed spiffing spiffs spikiness
    55 spillover spillovers spinelessly spinelessness spinney spinneys spiritedly spiv spivs
    55 splendors spliff spliffs splodges splosh sploshed sploshes sploshing sponginess sporrans
    55 sportingly sportspeople sportsperson spotlit spousal spreadeagled sprigged springbok
    55 springboks spritzer spritzers sprog sprogs spunks spymaster spymasters squally squarish
    55 squeezebox squeezeboxes squelchy squib squibs squidgy squiffy ssh stableman stablemate
    55 stablemates stablemen stably stagecraft stagestruck stagy stakeholder stakeholders
    55 stallholder stallholders stalwartly stammeringly standpipe standpipes starchily stardust
    55 starfruit stargaze stargazed stargazes stargazing starkers starstruck stasis statelessness
    55 statemented statementing stateswoman stateswomen statics stationmaster stationmasters
    55 statutorily staunchness stayer stayers steelmaker steelmakers steelworker steelworkers
    55 steelworks steepen steepened steepening steepens steno stenos stereoscopic sterilizations
    55 stetson stetsons stiflingly stigmatization stiltedly stimulative stipendiaries stipendiary
    55 stirringly stockbroking stockily stockist stockists stocktaking stodge stogie stogies
    55 stonemason stonemasons stonewashed stonkered stonking storyboard storyboards storytelling
    55 stoup stoups stouthearted stouts stowage straightforwardness straitlaced strategical
    55 stratospheric streaker streakers streetlamp streetlamps stretchered stretchering
    55 stretchmarks strewth striation striations stridency strikebound strikebreaker strikebreakers
    55 strikebreaking stripey stripy strongman strongmen strongroom strongrooms stroppier
    55 stroppiest stroppily stroppiness stroppy structuralism structuralists studbook studbooks
    55 studiousness stunner stunners stuntman stuntmen stylistics subaltern subalterns subaqua
    55 subarctic subcutaneously subeditor subeditors sublieutenant sublieutenants submariner
    55 submariners submissively submissiveness subserviently subsidiarity subsidizer subsidizers
    55 subspecies subtenant subtenants subtend subtended subtending subtends subtext subtexts
    55 subvention subventions subversively subversiveness subzero succubi succubus sultriness
    55 summat sumptuously sumptuousness sunbed sunbeds sunbelt sundeck sundecks sundress sundresses
    55 sunhat sunhats sunshade sunshades suntrap suntraps superannuation superciliously
    55 superciliousness superfluously superfluousness superglue supergrass supergrasses superhero
    55 superheroes supernaturally superstate superstates superstore superstores superwoman
    55 superwomen supinely suppertime supplementation suppressant suppressants suppressor
    55 suppressors supremo supremos surreptitiousness surrogacy surtitle surtitles survivable
    55 susceptibilities suss sussed susses sussing sustainability suttee suzerainty swanned
    55 swanning swansong swansongs sweatband sweatbands sweated sweatsuit sweatsuits swede swedes
    55 sweetcorn swimmingly swimwear swingeing swiz swizz swoosh swooshed swooshes swooshing
    55 swordsmanship swot swots swotted swotting sycophancy syllabub syllabubs sylphlike
    55 symbiotically symbolical synaptic synchronicity syndicalism syndicalist syndicalists
    55 synergies systematization systemically ta tabulations tachograph tachographs tagliatelle
    55 tailback tailbacks tailboard tailboards tailbone tailbones tailpiece tailpieces takeaway
    55 talkie talkies tallboy tallboys tamoxifen tandoori tapas tappet tappets taramasalata
    55 tarmacadam tarn tarns tarted tartiest tarting tarty tastings tater taters tattie tattier
    55 tatties tattiest tauten tautened tautening tautens tautologically taxiway taxiways taxman
    55 taxmen teabags teacake teacakes tearaway tearaways teasingly teatimes techie techies
    55 technicolor technocracies technocratic technophobe technophobes tectonic teddies teds
    55 teenybopper teenyboppers teetotalism telegenic telegraphese teleological teleology
    55 telephonist telephonists teleprinter teleprinters telesales teletext televangelism
    55 teleworker teleworkers teleworking tellies telly temporariness tench tenner tenners
    55 tentativeness terracotta terrine terrines territoriality tessellate tessellated tessellates
    55 tessellating tessellation tessellations testicular tetchier tetchiest tetchily tetchiness
    55 tetchy thalidomide thatchers theatergoer theatergoers theatricality theatricals themed
    55 theodolite theodolites theologically therm thermostatically therms thicko thickos
    55 thingamabob thingamabobs thingies thingumabob thingumabobs thingummies thingummy thingy
    55 thinkable threepence thrillingly thuggery thuggish thumbprint thumbprints thundery tiddler
    55 tiddlers tiddly tiddlywink tidemark tidemarks tiebreak tiebreaks tiepin tiepins tiered til
    55 tiler tilers timekeeping timelessly timeserver timeservers timeserving timeshare timeshares
    55 timorousness tinnitus tinplate tinpot tippex tippexed tippexes tippexing tipsiness tiredly
    55 titch titches titchy titian titivate titivated titivates titivating titties titty tizz
    55 toasties toccata toccatas toecap toecaps toerag toerags toff toffs togged togging tombola
    55 tombolas tonelessly toners tootle tootled tootles tootling tootsie tootsies topee topees
    55 topi topiary topicality topographically topper toppers topspin torpidly tortuousness
    55 torturous tosh tosser tossers touchily touchiness touchline touchlines touchpaper
    55 touchpapers toughed toughie toughies toughing touristy towelette towelettes townee townees
    55 townie townies towrope towropes toxicities toxicological toyboy toyboys trackball trackballs
    55 tracksuit tracksuits tractability trad tradespeople traditionalism tragicomic trainspotter
    55 trainspotters trainspotting traitorously tramcar tramcars tramlines trampolined trampolining
    55 tramway tramways tranche tranches transgenic transistorize transistorized transistorizes
    55 transistorizing transitivity transmogrified transmogrifies transmogrify transmogrifying
    55 trapeziums traumatically treacly treeline trenchancy trencher trenchers trendily trendiness
    55 trendsetter trendsetters trendsetting trews triathlete triathletes tribeswoman tribeswomen
    55 trier triers trigonometrical trilbies trilby tripper trippers tripwire tripwires
    55 triumphalism triumphalist trolleybus trolleybuses truelove trueloves trug trugs tsarists tum
    55 tumescence tumescent tums tumultuously tunefulness tuppence tuppenny tuque tuques turbaned
    55 turbidity turbo turbocharge turbocharged turbocharger turbochargers turbocharges
    55 turbocharging turbos turnings turps turreted tuts tutted tutting twat twats twiddly twilit
    55 twinset twinsets twirly twisty twitchier twitchiest twitchy twixt twopences twopenny
    55 typologies typology ululation ululations unaffectedly unalloyed unambitious unapologetic
    55 unarguable unarguably unattractively unawareness unbalance unbalances unbalancing
    55 unbelieving unbleached unblemished unblinking unblinkingly unbowed unbridgeable unchangeable
    55 uncomplainingly uncomprehendingly uncongenial unconstitutionally uncool uncritically
    55 uncrushable uncurl uncurled uncurling uncurls underachievement underclasses underestimation
    55 underestimations underfloor undermanned undermentioned undernourishment underutilized
    55 underway underwhelm underwhelmed underwhelming underwhelms undischarged undismayed uneatable
    55 unedifying unemotionally unethically unexpectedness unfaltering unfashionably unfathomably
    55 unfazed unfocused unforgivably ungraciously unhealthily unhelpfully unheralded unhurriedly
    55 unhygienic uni unilateralism unimaginably unimpeded uninterruptedly unionism unionist
    55 unionists unis unjustifiably unlit unlovely unmet unmissable unmolested unmusical
    55 unnervingly unpicked unpicking unpicks unplaced unplayable unprecedentedly unpredictably
    55 unprepossessing unprofessionally unquiet unreality unrelievedly unremarked unremittingly
    55 unrewarded unsalable unsaleable unscripted unsecured unseeded unseeingly unshaken unsocial
    55 unspectacular unsporting unstinting unstintingly unsullied unsurprisingly unsustainable
    55 untidily untrammeled untypical untypically unversed unwaged unwelcoming upholder upholders
    55 uploaded uploading uploads upperclasswoman upperclasswomen uprightness upriver uptempo
    55 uptrend upwind urbanely urological utilizable vac vacs vacuousness vaginas valencies valency
    55 valuer valuers variegation veg vegeburger vegeburgers veges vegged vegges veggieburger
    55 veggieburgers vegging velar velars velodrome velodromes verbosely verger vergers verruca
    55 verrucae verrucas verso versos vestigially vexatiously viably videoconferencing videoed
    55 videoing videophone videophones vino violincello violincellos viscose viscountcies
    55 viscountcy visualizations vitriolically vivisectionist vivisectionists vocab vocationally
    55 vodkas voraciousness wadge wadges wagtail wagtails walkabout walkabouts walkaway walkaways
    55 walkies walkover walkovers wallah wallahs wallies wally wanderings wank wanked wanker
    55 wankers wanking wanks wannabee wannabees wardress wardresses warpaint warplane warplanes
    55 waspishly watchable watchstrap watchstraps waterborne waterhole waterholes watermill
    55 watermills waterwheel waterwheels waveband wavebands wazoo wazoos weatherboard
    55 weatherboarding weatherboards weedkiller weedkillers weekender weekenders weenie weenies
    55 weeny weepie weighbridge weighbridges weightily weightings weightlessly wellie wellies
    55 wellingtons wellness welly westernization whackings whatshername whatshisname whatsit
    55 whatsits wheatgerm wheatmeal wheelhouse wheelhouses wheelie wheelies wheezily wheeziness
    55 whinge whinged whingeing whinger whingers whinges whinging whirlybird whirlybirds whiskery
    55 whitebait whiteboard whiteboards whited whiteout whitey whiteys wholefood wholefoods
    55 wholegrain wholemeal wholewheat whop whopped whops whoring whup whupped whupping whups
    55 widget widgets wienie wienies wildcatter wildcatters willy wimped wimping wimpish windblown
    55 windcheater windcheaters windless windsurfer windsurfers winkle winkled winkles winkling
    55 wised wiseguy wiseguys wising witheringly witter wittered wittering witters woad wodge
    55 wodges wog wogs wold wolds wonderingly wonk wonks wonky woodblock woodblocks woodlice
    55 woodlouse woodworms wooliness wop wops wordless wordlessly wordsmith wordsmiths workbasket
    55 workbaskets workmate workmates workroom workrooms workshy worktop worktops worriedly
    55 worryingly wotcha wracked wracking wracks wranglings wunderkind wunderkinds xenophobe
    55 xenophobes xerox xeroxed xeroxes xeroxing yachtswoman yachtswomen yang yashmak yashmaks
    55 yellowhammer yellowhammers yellowness yellowy yetis yid yids yikes yin yob yobbo yobbos yobs
    55 yogic yonks yuan yukky yuppified yuppifies yuppify yuppifying zappy zealotry zeitgeist zine
    55 zines zingy zonally zookeeper zookeepers zydeco
    """
}
