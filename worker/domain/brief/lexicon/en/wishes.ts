import type { Wishes } from "../types";

/** English words for what a gift should or shouldn't be. */
export const wishes: Wishes = {
  cares: {
    eggs: "egg, eggs",
    fish: "fish products, eating fish, tuna, salmon, anchovies",
    shellfish: "shellfish, shrimp allergy, prawns, oysters, crab, lobster, seafood",
    honey: "honey",
    silk: "silk",
    down: "down feathers, feathers, goose down, down filling",
    animal: "animal products, gelatin, gelatine, animal derived, pearls, horn",
    plastic: "plastic, plastics, plastic toys",
    alcohol:
      "alcohol, alcoholic, booze, liquor, drinking, spirits, alcoholic drinks, drinks with alcohol",
    nuts: "nut, nuts, peanut, peanuts, almonds, hazelnuts, walnuts, tree nuts, cashews, pistachios, peanut butter, peanut butter cups, nut butter, almond butter, pecans, nut products",
    gluten: "gluten, wheat, flour with gluten",
    dairy: "dairy, milk, lactose, cheese, butter, cream, milk chocolate, chocolate milk",
    meat: "meat, meats, pork, beef, red meat, animal products, jerky, bacon, ham",
    sugar: "sugar, sugary, sugary things, sugary food, added sugar, sweet things",
    caffeine: "caffeine, caffeinated, caffeinated drinks, energy drinks",
    leather: "leather, leather goods, real leather, suede, fur",
    wool: "wool, woolen, woollen, merino, cashmere, lanolin, itchy sweaters",
    scent: `scent, scents, scented, smell, smells, smelly, smelly things, strong smells, fragrance,
      fragrances, perfume, perfumes, scented things, fragranced`,
    flame: `flame, flames, open flame, open fire, fire, matches, burning things, lighters, burning
      candles, lit candles, naked flame, naked flames, open flames, anything that burns, fires,
      fireworks`,
    sharp: "sharp, sharp objects, blades, blade, knife, knives, sharp things, weapons",
    "small-parts":
      "small parts, small pieces, tiny parts, tiny pieces, little pieces, choking hazards",
    screen: `screen, screens, screen time, displays, more screens, tablets, tv, electronics,
      electronic devices, electronic gadgets, electronic toys, electronic`,
    charging: `charging, charge, recharge, recharging, charger, chargers, batteries, battery, plug
      in, cables, usb cables, cords, electronics, electronic devices, electronic gadgets,
      electronic toys, electronic, needs charging, need charging, needs recharging, needs to be
      charged, need to be charged, needs batteries, need batteries, needs plugging in, plugs in,
      plug ins`,
    noise: `noise, noisy, loud, loud things, loud toys, noisy toys, noises, makes noise, toys that
      make noise, toys that make noises, loud music, noisemakers, squeaky toys`,
    clutter: `clutter, knick knacks, trinkets, dust collectors, tchotchkes, more stuff, more
      things, junk, stuff around, bric a brac, material things, physical things, physical gifts,
      useless stuff, collecting dust, collects dust, collect dust, gathering dust, gathers dust,
      gather dust, dust gatherers, dust catchers, dust catcher, dust collector, just sits around,
      just sit around, just sitting around, sits around, sit around, sitting around, just sits
      there, sits there, just sits on a shelf, sits on a shelf, sit on a shelf, sits on the shelf,
      just takes up space, takes up space, take up space, taking up space, ornaments, ornament,
      knickknacks, knickknack, knick knack, trinket, figurines, decorative objects, decorative
      items, decorative things, stuff that sits around`,
    heavy: "heavy, heavy things, bulky, heavy objects, bulky things, lifting",
    subscription: "subscription, subscriptions, memberships, monthly boxes, subscription boxes",
    living:
      "living things, live animals, live plants, living plants, live plant, pets, pet, houseplants",
  },
  categories: {
    home: "home goods, household items, homeware, home accessories, housewares, household stuff",
    kitchen:
      "kitchen, kitchenware, kitchen gadgets, kitchen stuff, cookware, kitchen things, utensils",
    books: `book, books, more books, novel, novels, reading material, hardbacks, paperbacks,
      picture books`,
    tech: `tech, technology, electronics, electronic, devices, tech gadgets, techy things, gadget,
      gadgets, gizmos, electronic devices, electronic gadgets, screen, screens, computers, tech
      stuff`,
    garden: "garden, garden stuff, garden things, garden tools, gardening tools",
    beauty: "beauty, beauty products, beauty stuff, cosmetics, toiletries",
    clothing:
      "clothes, clothing, apparel, garments, shirts, t shirts, sweaters, ties, clothes items",
    sports: "sport, sports, sports gear, sports equipment, sporting goods, sports stuff",
    games: "games, game, gaming stuff, toys and games",
    art: "art stuff, art supplies, art things, art sets, art kits, art, arts, artworks, artwork, art prints",
    music: "music, music stuff, musical things",
    outdoors: "outdoors, outdoor gear, outdoor stuff, outdoorsy things, outdoorsy",
    food: "food, foods, edibles, edible gifts, snacks, food gifts, things to eat",
    jewelry: "jewelry, jewellery, jewels, bling",
    kids: "kids stuff, childish things, children s things, baby things, baby stuff, childish",
    experiences: "experiences, vouchers, gift certificates, tickets, outings, experience gifts",
  },
  cliches: {
    candle: `candle, candles, scented candle, scented candles, lit candles, burning candles`,
    mug: "mug, mugs, coffee mugs, coffee mug, novelty mugs, cups",
    slippers: "slipper, slippers, house shoes",
    socks: "sock, socks, novelty socks, funny socks",
    tote: "tote, totes, tote bag, tote bags",
    "bath set":
      "bath set, bath sets, bath salts, bath bombs, bath products, shower gel, soap sets, soaps",
  },
  avoids: {
    "small-parts": `{puts|putting|put} {things|everything|stuff|toys} in {her|his|} mouth, mouths everything,
      still mouthing, everything goes in {her|his|their} mouth`,
    plastic: "plastic free, plastic-free, no plastic",
    eggs: "vegan, vegans, veganism",
    fish: "pure veg, only veg, veg only, pure vegetarian, eggetarian, jain, vegan, vegans, veganism, vegetarian, vegetarians",
    shellfish: "vegan, vegans, veganism, vegetarian, vegetarians",
    honey: "vegan, vegans, veganism",
    silk: "vegan, vegans, veganism",
    down: "vegan, vegans, veganism",
    animal: "vegan, vegans, veganism",
    alcohol: `alcohol free, alcohol-free, non alcoholic, nonalcoholic, no alcohol, without alcohol, sober, teetotal, teetotaler, teetotaller, muslim, halal, sobriety, in recovery,
      recovering alcoholic, gave up drinking, quit drinking, stopped drinking, pregnant, mocktails,
      does not touch alcohol, dry january, non drinker, alcoholics anonymous, mormon, teetotaller, tee total, t total, on the wagon, off the booze, off the drink, {gave|given|giving} up {alcohol|booze|drink|the booze|the drink}, stopped drinking, doesnt touch alcohol, {months|years|year} sober, in aa, lds, latter day saint, breastfeeding, breast feeding`,
    gluten:
      "gluten free, gf diet, celiac, coeliac, coeliacs, celiac disease, gluten intolerance, gluten sensitivity",
    dairy:
      "dairy free, lactose free, no dairy, vegan, vegans, veganism, lactose intolerant, lactose intolerance, plant based",
    meat: "pure veg, only veg, veg only, pure vegetarian, eggetarian, jain, vegetarian, vegetarians, veggie diet, vegan, vegans, veganism, plant based, pescatarian, meatless",
    sugar:
      "sugar problem, sugar patient, has sugar, high sugar, blood sugar, {type 1|type 2|type one|type two} diabetic, {type 1|type 2|type one|type two}, t1d, t2d, {watching|watches|cutting down on|cut out|cutting out|off} {her|his|their|} sugar, no sugar, sugar free, insulin, borderline diabetic, pre diabetic, diabetic, diabetics, diabetes, keto, keto diet, low carb, sugarless, prediabetic",
    caffeine: "decaf, decaffeinated, caffeine sensitive, sensitive to caffeine",
    leather: "vegan, vegans, veganism",
    wool: "vegan, vegans, veganism",
    scent: `{smells|smell|scents} {too strong|bother her|bother him|make her sick|make him sick|make her nauseous}, {everything|stuff} smells too strong, sensitive to smells, sensitive to smell, sensitive to scents, sensitive to scent,
      sensitive to fragrance, sensitive to fragrances, sensitive to perfume, scent sensitive,
      smell sensitive, unscented, {very|super|really|} sensitive skin, eczema, psoriasis, rosacea, dermatitis, {gets|suffers from|has|prone to} {migraines|migraine}, migraines, fragrance free, perfume free, mcs, asthma, asthmatic, sensitive nose`,
    screen:
      "{away|a break|break|time off} from {screens|the screen|the screens|a screen|the computer|computers}, off {screens|her phone|his phone|their phone|the phone}, digital detox, screen detox, unplugged",
    noise: "sensitive to noise, noise sensitive, sensitive to sound",
    clutter: `minimalist, minimalists, minimalism, minimal lifestyle, an experience not a thing,
      experiences not things, experience not a thing, experiences over things, experiences rather
      than things, experience rather than a thing, experiences rather than things, downsizing, has
      everything, lives with very little, decluttering, no more stuff, no more things, not a
      thing, not things`,
  },
  qualities: {
    handmade:
      "handmade, hand made, handcrafted, hand crafted, artisan, artisanal, homemade, hand knitted",
    personalized: `personalized, personalised, customized, customised, custom made, engraved,
      monogrammed, with her name, with his name, with their name, personal touch, more personal,
      something personal, bespoke, custom`,
    consumable:
      "consumable, edible, something to eat, something to drink, gets used up, use up, edibles",
    experience: `experience, experiences, tickets, something to do, an experience not a thing,
      experiences rather than things, day out, experience gift, outing, a class, workshop,
      workshops, experiences not things, adventure day, experience not a thing, experiences over
      things, experience rather than a thing`,
    practical: "practical, useful, functional, everyday use, something useful, can use, handy gift",
    sentimental: "sentimental, meaningful, heartfelt, emotional, touching, thoughtful, romantic",
    luxurious:
      "luxury, luxurious, fancy, fancier, high end, premium, posh, designer quality, upscale, indulgent",
    funny: `funny, funnier, something funny, something funnier, humor, humour, humorous, hilarious, silly, gag gift, quirky,
      jokes, joke gift, comedy, makes her laugh, makes him laugh, makes them laugh, sense of
      humor`,
    sustainable: `sustainable, eco friendly, ecofriendly, environmentally friendly, ethical, fair
      trade, eco, organic, recycled, cruelty free, green gifts, earth friendly, eco conscious`,
    compact: `compact, small apartment, tiny apartment, small flat, small space, small gift,
      lightweight, portable, little space, easy to pack, travel size, small home, tiny house,
      pocket size`,
    educational:
      "educational, learn something, learning, loves to learn, instructive, curious mind, brainy",
    active: "active, something active, keeps moving, energetic, active lifestyle, gets moving",
    shared: `shared, together, do together, for the whole family, to share, as a family, for two,
      share with, something to share, for both of them, family time`,
  },
};
