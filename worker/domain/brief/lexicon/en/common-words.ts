/**
 * Everyday English words beside those of `../common-words.ts` that a slip or two would turn into an
 * alias of any language: "restoring" is no misspelt "retiring". From the 17,000 most frequent words
 * of film subtitles (SUBTLEX-US), without those that mean the same as the alias ("thriftier").
 */
export const englishWords = `
  evensong   abstinence ache activate adapted admiring altering amazement ambience ambulance anesthetic
  anomalie arraignment arsonist assemble assisting astronomical autistic autographed auxiliary
  backer backhand backtrack backward bailed bale banana banging banker barbarian barbaric barbed
  barging barking barnyard barred barren basement bashed battered batterie bawling bazaar beak
  beaming beating beet begging behaving belonging bending benevolent bent betraying biased
  billboard billed bitterly bland blaring bleach bled bleeder bless blessed blinding blooming
  blunder blushing boast bodyguard boiling bombed bomber bonding botanical bother bourgeois
  bowing bragging bran branding breathing bred bribe britche bruising brushed brutality bugger
  bugging bullie bullying bunche burie burst bursting bushed busted busting bustle butting
  caller canned cannibal cardboard cared carnage carnal carnation carriage carrot casing catche
  catching caution cellophane chained chandelier chanting chap charisma charmer chatter chatting
  cheating cheery chimp chipping chirping chlorine chord cinder circuitry claiming clamp
  clanging clanking clasp clatter cleansing clearing clerical climax clinging clinking clipping
  cloaking cloning clutch clutching coached cocked cocoon coincide colder collage comet
  comforting committing commodity commoner commotion compartment compliment composing compromise
  compromised concealing conceited conceive conclude concur condone confession confusing conjure
  conning conquered conquering conquest consented constable construed consuming contented
  contraband contraction convent converse converting convince cooperate cooperated cooperating
  cordon corned correcting corridor cortex cosmic costing coughing courted courting covert
  crackling cram cramp cramping cranking crashing crass crave craving crawled creaking cremation
  criminally crook crooked croquet crossed crossfire crossroad crowding crowning crud crushing
  crutche crypt cultivate cunning cunt curing curled curse cursed cursing damnation dashboard
  deadbeat dealt decay decoy dedicate defective defended dehydrated dehydration delicacy
  depleted deportation deported depressing deprive descended descent deserter deserting
  desertion desolate destined destinie detained detergent detonate detonation detonator deuce
  devastation diffuse digestive dined ding diplomat directing discreet disgrace disgraced
  dismantle distract diverted doctorate doghouse dole domination donut doubling downfall
  draining drape dreaming dripping drooling drought drown ducat ducking duckling duet dumping
  duped duress dynamite ecstatic elaborate electrician elevation eleven elve endanger enslaved
  entrail equilibrium erection escalate escalated escalator eviction executing exiting exploding
  exploiting exposing expressly extracted faction famed fantasize farther farting fascinated
  fascination fece feud fictional fiend firehouse fished flapping flier fling flirting flunk
  fooling forcing fore fortunate fracture framing fret fringe fronting fuse fussing gavel gaze
  gazelle gent gill gleam gleaming gloat glowing goofing graceful gracious grasping grate
  grazing grilled grin grinding grinning groaning groping groupie growling guiding halftime
  handing hardball hardest haste hath hatred haunt haunting headstone heartbeat hesitate hinting
  hoist homeward honk hospitalized hostage hostile housewife housework hover humility humongous
  hunted hurting hysteria hysterical illusion implosion impolite improvise incision indulging
  infantry infernal influenced ingenious injecting innuendo insisting inspect instituted insured
  intentional interfere intestine intolerable intrusion invading invent invented inverted
  invincible jingling joust knicker lacking latrine lavish leaning lecturing leeche leper lice
  licked licking lied limiting linger lingo liter loan lode loitering loot lotto lowering
  luminous macaroni madman magistrate mango mantra marched marital mascot mastermind matron
  medallion meddling medic melting mercenarie microscopic middleman millimeter mimic minding
  minion missed moan mobilize mobster molesting monastery monologue monument moor moose moot
  moron mosquito motto mouthing mule mumble muttering mystical narrative nocturnal nosy nuisance
  objected objection observant observatory ogre ointment originated outdated outraged
  overlapping oversee padding painless palate panicking panting parched parked partake parted
  partied patched patching paternal patronize pawn pecking peddling pedestal peeking peeper
  pelvis perceive perverse pervert petal petting phonograph phony photographed pimping pinching
  pining pinning pinpoint pint pitching plague plaster platoon platter playmate plea plotted
  plotting pluck poaching politician polka ponder populated porch portray posse possesse pouting
  practising prancing praying prepped prescribe presenting pressed prestigious pretense pristine
  privately probation projecting prom prompted proper prophet prosecuting prosecution prosecutor
  protester protesting provoked prowess publisher pulp punishing punt puny pushover quieter
  quitting racking raffle raiding railing raining rancher ranting rapture ration rational
  rattling raving reache reacting realization recalled recite recollection rectal recurring
  redemption reeling regarded regretted rejection relaxed releasing relocating remiss repairing
  reprieve residue restoring retaliation retina retraction revel revelation revert revolver
  rewarding ringer risen roache roam roaming roaring rogue rooster rotating rouse roving ruining
  rumbling rustic sack sadistic saline saluting salvage sane sanitation sash scamming scare
  scarring schooling scram scramble scrambled screamed screaming screeching scripture scrutiny
  scum sedan seeming settling sever sewed shaking shaping shelling shielding shifting shilling
  shingle shitting shocking shooter shortage shouting shove shoving shred shrinking shuffle
  shutting sicker sift silenced silencer silo simmer simpler singed sinking sire siren skimming
  slacker slacking slamming slapping slashed sleigh slick sling slinging slipping slit slumming
  slurping smacking smarter smashing smelling smiling smuggling snapping snarling snatching
  sneaking sneezing snitched snooping snorting soar soot soothing sorcerer sounding spatter
  specialize speeding spied spike spilling spilt spit spite spitting spoiling spraying springing
  stab stabbing stag stair stale stalking stalling staring startled startling starvation
  starving stationary stealing steaming stepped stepping sticking stiffed stimulation sting
  stinger stinging stinker stinking stirring stitched stomped stomping storing strained strand
  stranded strapping streak streetcar stressing stretcher stretching stride struggling strutting
  stub stuffing sturdy suction suing superhuman superstar supervise supportive swapping swarming
  sweeping sweeter swelling swiftly swig swinging swirling switched symbolic tack taillight
  telemetry telethon tendencie tendency thanking therein thieving thine thinker thrilling
  thriving throbbing tick tiding ting tinkling tipping toasting toil told tolling tore torment
  tormented torn torpedoe toying traction trailing tramp transported transporting trapped
  trapping travesty trembling tricking trig trite trot trucking trusting tryout tuck typing
  unresolved untied unwilling uptight vacancy vantage veal ventilator verge vested videotape
  vile viral volcanic voluntarily vomiting wager waiter waking wander wasting watchdog waving
  weakness weatherman whine whipping whistling wield wile wishing witch wither worldly wrath
  wrecking yearn memory mixer stroking petting cuddling
`;
