import type { AliasesByTag } from "../types";

/** English words for each interest; see `lexicon/types.ts` for the marks. */
export const interests: AliasesByTag = {
  gardening: `garden, gardens, gardening, gardener, gardens, horticulture, allotment, plants, roses,
    flowers, flower beds, vegetable patch, veggie garden, seeds, green thumb, green fingers,
    backyard, growing vegetables, tomatoes, planting, landscaping, greenhouse`,
  houseplants: `houseplant, house plants, indoor plants, plants, potted plants, plant mom, plant
    dad, plant lady, plant parent, succulents, cactus, cacti, monstera, orchids, bonsai,
    terrarium`,
  cooking: `cook, cooks, cooking, cooked, cuisine, recipes, chef, home cook, kitchen, sushi, pasta,
    meal prep, stir fry, curry, cookbooks, making dinner, culinary, air fryer, ramen`,
  baking: `bake, bakes, baking, baked, baker, bread, bread making, sourdough, cakes, cupcakes,
    cookies, pastry, pastries, muffins, pies*, patisserie, cake decorating, bake off`,
  grilling: `grill, grills, grilling, griller, bbq, barbecue, barbecuing, barbeque, smoker grill,
    steak, steaks, grill master, pitmaster, brisket, ribs, burgers, smoking meat`,
  coffee: `coffee, coffees, espresso, cappuccino, latte, lattes, barista, pour over, cold brew,
    french press, coffee beans, aeropress, caffeine addict, moka pot, java lover`,
  tea: `tea, teas, green tea, black tea, herbal tea, matcha, chai, oolong, earl grey, tea drinker,
    teapot, afternoon tea, tea time, loose leaf, cuppa`,
  wine: `wine, wines, red wine, white wine, wine tasting, vineyard, vineyards, winery, sommelier,
    champagne, prosecco, pinot noir*, merlot, chardonnay, oenophile, rosé wine, reds and whites,
    {burgundy|sherry|natural|sparkling|italian|spanish|french|dessert} wine, burgundies, port wine,
    wine cellar, wine club, full bodied reds, crisp whites, bubbly`,
  beer: `beer, beers, craft beer, ale, ales, ipa, lager, stout, brewing, homebrew, home brewing,
    homebrewing, brewery, breweries, brewer, pilsner`,
  cocktails: `cocktail, cocktails, mixology, mixologist, bartending, bartender, gin, whiskey,
    whisky, bourbon, rum, vodka, tequila, mezcal, margaritas, martini, scotch, mojitos, home bar`,
  sweets: `sweets, sweet tooth, candy, candies, chocolate, chocolates, dessert, desserts, fudge,
    caramel, gummy bears, marshmallows, chocoholic, truffles, toffee, ice cream, milk chocolate, peanut butter cups, chocolate milk`,
  gourmet: `gourmet, foodie, foodies, fine food, food lover, cheese, cheeses, olive oil,
    charcuterie, restaurants, fine dining, sushi, spices, hot sauce, delicacies, snacks, spicy
    food, food, fruit baskets`,
  reading: `read, reads, reading, reader, book, books, bookworm, novels, novel, fiction,
    literature, library, book club, bookshop, kindle, bookish, harry potter, audiobooks, fantasy
    books, romance novels, biographies, jane austen, bedtime stories, bedtime story, picture books,
    picture book, story books, storybooks, storybook, fairy tales, fairytales, story time,
    storytime, stories, being read to, children's books, board books, sci fi novels, short stories,
    banned books`,
  writing: `writes, writing, writer, author, journaling, journalling, journal, diary, creative
    writing, stationery, fountain pens, notebooks, storytelling, blogging, blogger, novelist,
    nanowrimo`,
  history: `history, historian, historical, history buff, ancient rome, world war, ww2, civil war,
    medieval, archaeology, egyptology, middle ages, antiquity, vikings, military history, forbidden
    city`,
  science: `science, scientist, chemistry, physics, biology, experiments, microscope, stem toys,
    engineering, geology, nerdy science, lab, maths, math, mathematics, chemist, physicist`,
  space: `outer space, space*, astronomy, astronomer, stargazing, telescope, planets, astronaut,
    astronauts, nasa, rockets, cosmos, the stars, moon landing, galaxies, spacex, star gazing`,
  nature: `nature, wildlife, forests, outdoors, trees, national parks, natural world, mushrooms,
    foraging, butterflies, insects, bees, animals, oceans, ecology, mushroom hunting`,
  birds: `bird, birds, birding, birdwatching, bird watching, birder, bird feeder, ornithology,
    owls, parrots, hummingbirds, birdhouse, robins, twitcher, backyard birds, shooting birds,
    robin, finches, songbirds, bird song`,
  cats: `cat, cats, kitten, kittens, kitty, cat lady, cat lover, cat mom, cat dad, feline, felines,
    tabby, siamese, crazy cat lady, pets, pet`,
  dogs: `dog, dogs, puppy, puppies, pup, dog lover, dog mom, dog dad, dog walking, labrador,
    golden retriever, poodle, dachshund, corgi, terrier, doggo, pets, pet`,
  horses: `horse, horses, horse riding, horseback riding, horseback, equestrian, pony, ponies,
    dressage, show jumping, stables, rodeo, riding horses`,
  dinosaurs: `dinosaur, dinosaurs, dino, dinos, t rex, tyrannosaurus, triceratops, jurassic park,
    jurassic, fossils, paleontology, velociraptor, stegosaurus`,
  hiking: `hike, hikes, hiking, hiker, trekking, treks, backpacking, mountains, mountain walks,
    trails, walking, rambling, trail walks, hillwalking, long walks, appalachian trail, camino de
    santiago`,
  camping: `camp*, camping, camper, campfire, tent, tents, camper van, campervan, vanlife, van life,
    bushcraft, glamping, caravanning, rv trips, motorhome, sleeping under the stars`,
  fishing: `fish*, fishing, fisherman, angler, angling, fly fishing, trout, bass fishing, ice
    fishing, fishing rod, carp fishing, lures`,
  cycling: `bike, bikes, biking, bicycle, bicycles, cycling, cyclist, cycles, mountain biking, mtb,
    road bike, gravel bike, bike rides, tour de france, bmx, e bike`,
  running: `run*, =runs, running, runner, jogging, jogger, jogs, marathon, marathons, half marathon,
    5k, 10k, trail running, parkrun, ultramarathon, sprinting`,
  yoga: `yoga, yogi, vinyasa, pilates, yoga mat, hot yoga, ashtanga, yoga teacher, yoga class,
    downward dog, asanas, yoga studio`,
  fitness: `fitness, gym, working out, workout, workouts, works out, exercise, exercising,
    crossfit, weightlifting, weight lifting, lifting weights, bodybuilding, strength training,
    sport, sports, athletic, athlete, sporty, boxing, martial arts, zumba, karate, personal
    trainer, gymnastics, trains for, training for, triathlon, triathlons, spin class`,
  swimming: `swim, swims, swimming, swimmer, swimming pool, pool laps, lap swimming, open water,
    wild swimming, synchronized swimming, swim team, backstroke`,
  golf: `golf, golfs, golfing, golfer, golf course, putting green, driving range, pga, golf clubs,
    mini golf, tee time, tiger woods`,
  "racket-sports": `tennis, badminton, squash, table tennis, ping pong, pickleball, padel, racket,
    racquet, racquetball, wimbledon, roger federer, paddle tennis`,
  soccer: `soccer, football, footballer, premier league, world cup, champions league, messi,
    ronaldo, goalkeeper, fifa, manchester united, arsenal, soccer player`,
  basketball: `basketball, nba, hoops, lebron james, michael jordan, wnba, shooting hoops, dunking,
    steph curry, lakers, slam dunk, basket ball`,
  "winter-sports": `ski*, =skis, skiing, skier, snowboard, snowboarding, snowboarder, ice skating,
    ice skates, ice hockey, hockey, sledding, snowshoeing, cross country skiing, winter sports,
    figure skating, snow sports, sledging`,
  climbing: `climb, climbs, climbing, climber, bouldering, rock climbing, mountaineering,
    mountaineer, alpinism, climbing gym, via ferrata, ice climbing`,
  "water-sports": `surf, surfing, surfer, kayak, kayaking, canoe, canoeing, paddleboarding, paddle
    boarding, sup board, sailing, sailor, sails, boating, boats, windsurfing, kitesurfing, scuba,
    scuba diving, diving, snorkeling, snorkelling, rafting, rowing, water sports, jet ski`,
  beach: `beach, beaches, beachgoer, seaside, sunbathing, sand castles, sandcastles, the sea, ocean,
    beach house, seashells, beach days, sunbathe, coast`,
  picnic: `picnic, picnics, picnicking, picknick, picnic basket, picnic blanket, eating outdoors,
    al fresco, lunch in the park, hamper`,
  travel: `travel, travels, traveling, travelling, traveler, traveller, trips, road trip, road
    trips, globetrotter, backpacker, wanderlust, vacations, holidays abroad, exploring the world,
    cruises, flying abroad, city breaks, adventures, jetsetter, digital nomad, backpacking,
    interrailing, interrail, interrails, gap year, round the world, around the world, solo travel,
    hostels, sightseeing, new countries, travel bug, safari, safaris, trip, cruise, globe trotting,
    passport`,
  photography: `photo, photos, photography, photographer, camera, cameras, taking pictures,
    instagram, polaroid, instax, darkroom, dslr, photographs, film camera, lenses, landscape
    photography, photographing, shooting birds, shooting portraits, shooting landscapes, shooting
    film, shoots film, shoots weddings, street shooting, slr, mirrorless, point and shoot, taking
    photos, takes photos, takes pictures, wildlife shots, camera lens, tripod, photo walks`,
  film: `film, films, movie, movies, cinema, film buff, cinephile, movie nights, hollywood,
    netflix, star wars, marvel movies, disney movies, tv shows, series, documentaries, tv series,
    anime, television, horror movies, pixar, horror, horror flicks,
    {horror|action|scary|romantic|sci fi|science fiction|disaster|superhero|old|classic|black and
    white|foreign|indie|silent} {movies|films|flicks}, flicks, rom com, rom coms, sci fi, film
    noir, sitcom, sitcoms, soap operas, k drama, k dramas, bollywood, binge watching, binge
    watches, tv, the oscars, =westerns*, western movies`,
  music: `music, musical taste, concerts, concert, gigs, live music, music lover, jazz, rock music,
    classical music, pop music, hip hop, rap, opera, bands, festivals, beatles, taylor swift, k
    pop, kpop, metalhead, heavy metal, country music, spotify, reggae, techno, edm, lullaby,
    lullabies, nursery rhymes, songs, blues, folk music, soul music, r b, k pop music, punk, indie
    music`,
  instruments: `instrument, instruments, guitar, guitarist, piano, pianist, plays piano, violin,
    drums, drummer, ukulele, saxophone, flute, cello, trumpet, banjo, harmonica, keyboard player,
    musician, bass guitar, clarinet, accordion, music lessons, plays in a band, strums, strumming,
    guitars, shredding guitar, jamming, plays guitar, plays the guitar, plays the piano, plays
    drums, learning guitar, learning the guitar, learning piano, learning the piano, ukelele,
    fiddle, synths, synthesizer, six string, bass player, percussion`,
  vinyl: `vinyl, vinyls, records, record collection, record player, turntable, lps, record store,
    crate digging, vinyl collector, gramophone, old records`,
  singing: `sing, sings, singing, singer, choir, karaoke, vocals, vocalist, a cappella, chorus,
    opera singing, church choir, voice lessons, nursery rhymes, sings in a choir, sings along`,
  dance: `dance, dances, dancing, dancer, ballet, ballerina, salsa, tango, tap dance, ballroom,
    hip hop dance, swing dancing, bachata, breakdance, zumba, flamenco, tap dancing`,
  theatre: `theatre, theater, musicals, broadway, west end, plays on stage, acting, actor, actress,
    drama club, stage, improv, hamilton, shakespeare, drama, performing arts`,
  painting: `paint, paints, painting, paintings, painter, watercolor, watercolour, watercolors,
    acrylics, oil paint, paint by numbers, canvas, easel, bob ross, art, artist, arty, artsy,
    artistic, gouache, alcohol ink, alcohol inks, alcohol markers`,
  drawing: `draw*, =draws, drawing, sketch, sketches, sketching, sketchbook, doodling, doodles,
    colouring, coloring, coloring books, crayons, pencils, illustration, illustrator, manga
    drawing`,
  pottery: `pottery, potter, ceramics, ceramic, ceramicist, clay, kiln, wheel throwing, sculpting,
    sculpture, stoneware, porcelain, throwing pots, clay modelling`,
  knitting: `knit, knits, knitting, knitter, crochet, crochets, crocheting, yarn, wool crafts,
    knitwear, amigurumi, hooks and yarn, skeins, balls of yarn, weaving, macrame`,
  sewing: `sew, sews, sewing, sewing machine, seamstress, quilting, quilt, quilts, quilter,
    embroidery, embroiders, cross stitch, needlework, dressmaking, patchwork, tailoring, fabric,
    needlepoint`,
  woodworking: `woodworking, woodworker, woodwork, carpentry, carpenter, wood carving, whittling,
    wood, woodturning, joinery, cabinet making, lathe, carving, wood shop`,
  diy: `diy, do it yourself, home improvement, tools, tool box, toolbox, handyman, handy, power
    tools, drill, renovation, renovating, fixing things, repairs, tinkering, tinkerer, upcycling,
    fixer`,
  crafts: `craft, crafts, crafting, crafter, crafty, arts and crafts, scrapbooking, scrapbook,
    origami, candle making, soap making, resin, beading, paper crafts, cricut, glitter, making
    things, friendship bracelets`,
  calligraphy: `calligraphy, calligrapher, hand lettering, lettering, brush pens, penmanship,
    brush lettering, dip pens, copperplate, beautiful handwriting`,
  jewelry: `jewelry, jewellery, jewels, necklace, necklaces, earrings, bracelet, bracelets, rings,
    pendant*, silver rings, diamonds, pearls, brooches, gemstones, bling, watches, gold jewelry`,
  fashion: `fashion, fashionista, clothes, clothing, style, stylish, shoes, sneakers, sneakerhead,
    handbags, handbag, purses, dresses, outfits, streetwear, shopping, designer bags, scarves,
    hats, vogue, vintage clothes, socks, tote bags, scarf, hat, trainers`,
  skincare: `skincare, skin care, face masks, moisturizer, serum, serums, facials, beauty routine,
    beauty, k beauty, bath bombs, body lotion, hand cream, sunscreen, self care, lotions, body butter, shea butter`,
  makeup: `makeup, make up, cosmetics, lipstick, eyeshadow, mascara, nail polish, nails, manicure,
    sephora, beauty, eyeliner, foundation shades, blush, nail art, lip gloss`,
  fragrance: `fragrance, fragrances, perfume, perfumes, cologne, eau de parfum, scents, scented
    candles, essential oils, aromatherapy, incense, diffuser, aftershave, candles, home
    fragrance`,
  grooming: `grooming, shaving, beard, beard care, beards, razor, barber, hair care, haircare, hair
    styling, mustache, moustache, shave, straight razor, beard oil, hairdressing`,
  wellness: `wellness, spa, spas, massage, massages, relaxation, relaxing, self care, sauna, hot
    baths, bubble baths, well being, wellbeing, pampering, healthy living, health, stress relief,
    unwinding, hot tub`,
  meditation: `meditation, meditate, meditates, meditating, mindfulness, mindful, zen, breathwork,
    buddhism, buddhist, tibetan bowls, singing bowls, crystals, headspace app, spirituality, tarot,
    spiritual`,
  sleep: `sleep, sleeps, sleeping, naps, napping, insomnia, better sleep, pillows, pajamas, pyjamas,
    cozy nights, weighted blanket, sleepyhead, blankets, bedtime, good night s rest, white noise, white noise machine`,
  "board-games": `board game, board games, boardgames, boardgame, tabletop games, catan, monopoly,
    scrabble, game night, game nights, family games, party games, carcassonne, ticket to ride, risk
    game, backgammon, strategy games, cluedo, dominoes, mahjong`,
  puzzles: `puzzle, puzzles, jigsaw, jigsaws, crossword, crosswords, sudoku, brain teasers, rubiks
    cube, rubik s cube, wordle, brainteasers, riddles, escape rooms, escape room, logic games`,
  chess: `chess, chess player, chess set, chess club, checkmate, grandmaster, queen s gambit,
    magnus carlsen, chessboard, chess puzzles`,
  "card-games": `card game, card games, playing cards, poker, bridge player, plays bridge, uno*,
    rummy, solitaire, magic the gathering, pokemon cards, tarot cards, blackjack, cards, cribbage,
    canasta`,
  "video-games": `video game, video games, videogames, videogame, gaming, gamer, gamers, nintendo,
    playstation, xbox, minecraft, fortnite, mario kart, zelda, pc gaming, esports, e sports,
    roblox, steam deck, computer games, console games, animal crossing, pokemon, retro games, call
    of duty, switch, the switch, console, consoles, mobile games, phone games, gaming pc,
    speedrunning, arcade games, handheld games`,
  "role-playing": `role playing, roleplaying, role play, rpg, rpgs, dungeons and dragons, d d, dnd,
    tabletop rpg, larp, cosplay, dungeon master, warhammer, dice*, critical role, fantasy worlds,
    dungeons dragons, pathfinder`,
  "building-toys": `lego, legos, building toys, building blocks, building bricks, duplo, magnetic
    tiles, magna tiles, k nex, meccano, construction sets, bricks, model kits, building sets,
    construction toys, playmobil, gundam`,
  "pretend-play": `pretend play, dolls, doll, barbie, dollhouse, doll house, dress up, play
    kitchen, make believe, princesses, princess, superheroes, superhero, stuffed animals, teddy
    bears, toys, plushies, plush, unicorns, pirates, knights, toy soldiers, puppets, imaginary
    play, tea parties*, action figures, fairies, frozen elsa, paw patrol, bluey, peppa pig, toy,
    playing house, playing shop, playing doctor, toy kitchen`,
  collecting: `collect, collects, collecting, collector, collections, collectibles, collectables,
    stamps, coins, coin collecting, antiques, memorabilia, funko pop, trading cards, vintage
    finds, flea markets, stamp collecting, baseball cards, figurines, minerals, thrifting`,
  cars: `car*, =cars, classic cars, vintage cars, sports cars, motor racing, formula 1, f1,
    formula one, racing cars, motorcycles, motorcycle, motorbikes, motorbike, driving,
    automobiles, mechanic, ferrari, porsche, tesla, nascar, car repair, trucks, monster trucks,
    hot wheels, tractors`,
  trains: `train*, =trains, model trains, model railway, railways, railroad, railroads, locomotives,
    locomotive, trainspotting, steam trains, thomas the tank engine, toy trains, subway, train set`,
  aviation: `aviation, airplanes, airplane, aeroplanes, planes*, aircraft, pilot, flying planes*,
    jets, helicopters, plane spotting, flight simulator, aviator, fighter jets, drones, gliding,
    paragliding`,
  coding: `coding, codes software, coder, programming, programmer, programs computers, software,
    python, javascript, developer, web development, hacking, raspberry pi, arduino, robotics,
    robots, computers, computer science, software engineer, coding games`,
  gadgets: `gadget, gadgets, tech, technology, electronics, techie, gizmos, new tech, smartphone,
    smartwatch, apple products, iphone, ipad, tablets, geek, geeky, drones, 3d printing, 3d printer,
    virtual reality, phone accessories, tech lover, laptop`,
  "smart-home": `smart home, smart lights, alexa, google home, home automation, smart speakers,
    hue lights, philips hue, smart plugs, robot vacuum, connected home, smart thermostat, home
    assistant, smart bulbs, amazon echo`,
  audio: `audio, headphones, earbuds, speakers, speaker, bluetooth speaker, hi fi, hifi,
    audiophile, podcasts, podcast, sound system, airpods, soundbar, stereo, sonos, good sound,
    earphones, radio, noise cancelling headphones, noise canceling headphones, noise cancelling, noise canceling, ham radio`,
  "home-decor": `home decor, decor, decorating, interior decorating, decorations, home decoration,
    interiors, candles, cushions, throw pillows, vases, wall art, furniture, cozy home, rugs,
    frames, nesting, hygge, ornaments, lamps, cosy home, homebody, homely`,
  hosting: `hosting, hostess, entertaining, dinner party, entertains, having friends over, party
    host, tableware, having people over, cheese boards, hosts, brunches, potlucks, barware, dinner
    parties, throws parties, {have|having|has} {people|friends|guests|everyone|family|
    company|the neighbours|the neighbors} {over|round|around}, {people|friends|guests|
    everyone} {over|round} for dinner, {invite|invites|inviting} {people|friends|guests} {to
    dinner|for dinner|over|round}, {cook|cooks|cooking} for {friends|guests|a crowd}, house
    guests, dinner guests, supper club, hospitality, host, welcoming guests, throwing parties,
    cocktail parties, garden parties, housewarming parties, throwing dinner parties, throws dinner
    parties, parties*`,
  organizing: `organizing, organising, organization, organized, organised, tidy, tidying,
    decluttering, planners, planner, bullet journal, bullet journaling, marie kondo, storage, neat
    freak, calendars, to do lists, labels, tidiness, home organization, stationery`,
  design: `design, designer, graphic design, interior design, architecture, architect, typography,
    industrial design, bauhaus, mid century, scandinavian design, ux, eames, modern design`,
  museums: `museum, museums, art galleries, gallery, galleries, exhibitions, exhibits, art
    history, impressionism, art museums, monet, van gogh, louvre, culture, cultural, fine art,
    art, art lover`,
  languages: `languages, foreign languages, language learning, learning spanish, learning french,
    learning languages, polyglot, linguistics, duolingo, learning chinese, learning japanese,
    linguist, learning italian, learning english, learning german, translator, bilingual, {learn|
    learning|study|studies|studying|practicing} {italian|spanish|french|german|english|
    japanese|chinese|mandarin|cantonese|korean|russian|arabic|portuguese|dutch|greek|
    hebrew|hindi|swedish|norwegian|danish|finnish|polish|turkish|thai|vietnamese|welsh|
    irish|gaelic|latin|ukrainian|czech|swahili|esperanto|sign language|a language|a new
    language|languages}, {italian|spanish|french|german|english|japanese|chinese|mandarin|
    korean|russian|arabic|portuguese} {lessons|classes|course|grammar}, sign language`,
  "family-history": `family history, genealogy, ancestry, family tree, ancestors, heritage, dna
    test, roots research, family stories, genealogist, family recipes, family roots`,
  keepsakes: `keepsake, keepsakes, mementos, memories, photo albums, photo album, souvenirs,
    heirlooms, nostalgia, nostalgic, time capsule, memory box, memory book, family photos,
    sentimental things`,
  sustainability: `sustainability, sustainable living, environment, environmentalist, zero waste,
    recycling, eco living, climate, climate change, green living, plastic free, low waste,
    composting, environmental, compost, second hand, solar power, upcycling, save the planet,
    saving the planet, cares about the planet, good for the planet, saving the earth`,
  mystery: `mystery, mysteries, crime novels, true crime, detective, detectives, detective stories,
    agatha christie, sherlock holmes, sherlock, whodunit, murder mystery, thrillers, thriller, crime
    fiction, noir*, murder mysteries, poirot, crime shows, crime stories, secret codes`,
  poetry: `poetry, poems, poem, poet, poets, verse, haiku, sonnets, rupi kaur, emily dickinson,
    spoken word, mary oliver, slam poetry, poetry readings`,
  comics: `comics, comic, comic books, comic book, graphic novels, manga, marvel comics, batman,
    superman, spider man, spiderman, dc comics, tintin, asterix, anime, webtoons, snoopy, calvin
    and hobbes, marvel, one piece, naruto, x men, avengers`,
};
