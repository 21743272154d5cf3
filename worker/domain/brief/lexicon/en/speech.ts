import type { Aliases, Signal } from "../types";
import { idioms } from "./idioms";

/** English words that steer meaning; `negation.ts` says how. */
export const signals: Record<Signal, Aliases> = {
  no: `{can't|cant|cannot|can not} {post|mail|ship|send} {anything|}, no, not, nothing, never, none, don't, dont, doesn't, doesnt, does not, do not, isn't, isnt,
    is not, aren't, are not, didn't, won't, wouldn't, avoid, avoids, avoiding, skip, anything but,
    everything but, all but, anything other than, everything except, anything except, except,
    except for, other than, apart from, aside from, less, fewer, instead of, rather than, non, nor, neither, can't eat, cannot eat,
    can't have, cannot have, can't use, stay away from, stays away from, steer clear of, free of,
    free from, no longer, zero, anything besides`,
  surplus: `{all over|everywhere} {already|as it is}, all over the place already, no more, has everything for, have everything for, have everything to do with,
    has everything to do with, has all the gear for, has every, have every, too many, too much,
    way too many, enough, plenty of, drowning in, has enough, got enough,
    already has enough, already has too many, already has plenty of, overflowing with, swimming in,
    inundated with, overrun with, up to her ears in, up to his ears in, buried in, knee deep in,
    {has|have|got|owns|own} {all the|all her|all his|all their|all of the|every single},
    {got a|has a|have a|has got a|have got a|owns a} {mountain|ton|tonne|load|pile|heap|million|
    truckload|boatload|shedload|wardrobe full|closet full|drawer full|cupboard full|shelf full|
    houseful|house full} of,
    {got|has|have|owns|own} {loads|tons|piles|heaps|mountains|stacks|oodles|masses|shelves|drawers|
    boxes|bags|lots and lots} of,
    {has|have|got|owns} {about a|like a|a|} {million|gazillion|zillion|hundred|thousand|billion},
    {has|have|got|owns} {hundreds|dozens|thousands} of, than sense,
    {got|has|have|owns|own} {so|far too|waaay too|wayyy too|more than enough} many,
    {got|has|have|owns} more than enough,
    than {she|he|they} {will|ll|can|could} {ever|possibly} {use|need|read|wear|finish},
    than {she|he|they} {knows|know} what to do with,
    than {she|he|they} {needs|need|can use|can wear},
    coming out of {her|his|their} ears, out the wazoo, everywhere already, in every colour,
    in every color`,
  own: `already has, already have, already owns, already own, already got, already bought, owns,
    owns a, has a, has an,
    has her own, has his own, have a, got a, got an, she has a, he has a, has one, has her,
    has his, just got a, just bought a,
    has got a, has got an, has the, have the, have an, has got the, have got a, have got the,
    got the,
    have their own, allready has, allready have, allready got, alredy has, already have the,
    already has the,
    already owns a, already gave {him|her|them} {a|an|}, already got {him|her|them} {a|an|},
    already bought {him|her|them} {a|an|}, gave {him|her|them} {a|an} , got {him|her|them} {a|an|},
    bought {him|her|them} {a|an}, are getting {him|her|them} {a|an|},
    is getting {him|her|them} {a|an|},
    just got {him|her|them} {a|an}, just got {her|his|the|their}, just got {her|his} own,
    just bought an, just bought {her|his|the},
    just got an, treated {herself|himself|themselves} to {a|an|},
    bought {herself|himself|themselves} {a|an|},
    got {herself|himself|themselves} {a|an|}, swears by {her|his|their}`,
  ban: `was last year, was so last year, phase is over, banned, ban, bans, not allowed,
    isn't allowed, aren't allowed, is not allowed, are not
    allowed, isnt allowed, arent allowed, not allowed to have, not allowed to use, not allowed to
    burn, not allowed to light, forbidden, forbid, forbids, prohibited, prohibit, prohibits, not
    permitted, aren't permitted, isn't permitted, are not permitted, is not permitted, disallowed,
    disallow, disallows, {doesn't|don't|does not|do not|won't|will not} {allow|permit},
    never allowed, against the rules, against the dorm rules, not okay in the dorm, outlawed,
    can't burn, can't light, cannot burn, cannot light, no burning, no lighting`,
  without: "without, w/o, not even",
  hate: `no longer {a fan of|into|likes|loves|cares for}, {isn't|isnt|not} {into|a fan of} {it|that} anymore, hate, hates, hated, hating, dislikes, dislike, detest, detests, despise, despises,
    loathe, loathes, can't stand, cannot stand, can not stand, cant stand, allergic to, allergic,
    allergy to, allergies to, intolerant to, intolerant of, intolerance to, intolerance of,
    anaphylactic, anaphylactic to, anaphylaxis, anaphylaxis to, anaphylactic shock, goes into
    anaphylactic shock from, reacts badly to, epipen for, not into, isn't into, not a fan of, no
    fan of, not keen on, not interested in, no interest in, isn't interested in, not fond of,
    doesn't like, don't like, does not like, do not like, doesn't enjoy, does not enjoy, doesn't
    care for, doesn't want, don't want, does not want, do not want, doesn't need, don't need, does
    not need, no use for, sick of, tired of, bored of, bored by, fed up with, afraid of, scared
    of, terrified of, averse to, aversion to, opposed to, against, not big on, quit, gave up,
    given up, stopped, outgrew, outgrown, has outgrown, grown out of, grew out of, too old for,
    too cool for,
    moved on from, gone off, went off, over her, over his, bothered by, cant do, can't do,
    cannot do, can't bear, cant bear,
    cannot bear, couldn't care less about, turns {her|his|their} nose up at, steer away from,
    isnt into, isnt a fan of,
    doesnt like, dont like, doesnt want, dont want, doesnt need, dont need, doesnt enjoy,
    doesnt eat, dont eat, doesnt care for,
    dosent like, dosent want, dosent need, isn't keen on, isnt keen on, isn't big on,
    isn't bothered about, bored with,
    had enough of, has had enough of, annoyed by, sensitive to, uninterested in, doesn't eat, does
    not eat, don't eat, never eats, could do without, can do without`,
  abstain: `dont drink, they dont drink, doesn't drink, does not drink, don't drink, doesnt drink,
    do not drink, never drinks, can't
    drink, cannot drink, no longer drinks, isn't drinking, not drinking, won't drink, non drinking`,
  after: `{but can't|but cant|but cannot} {any more|anymore|now|any longer|do it anymore|do it any more|do that anymore|do it now|manage it now},
    but no longer can, but had to {stop|give it up|quit}, so not that, so no more of those, so no more of these, so none of that, so not those,
    but not that, not that again, not those again, so no more of that, anything but that,
    not another one, and not that, free, allergy, allergies, intolerant, intolerance,
    intolerances, allergen, allergens, food
    allergy, food allergies, food intolerance, food intolerances, dietary restrictions, dietary
    restriction, dietary requirements, to avoid, to be avoided, must be avoided,
    should be avoided, a
    no, is a no, are a no, a no no, is a no no, are a no no, a no go, no go, no gos, {a|is a|are a}
    {hard|big|firm|strict|definite|absolute} no, no way, a definite no go, not ok, not okay,
    isn't ok,
    aren't ok, isn't okay, aren't okay, is not ok, are not ok, is not okay, are not okay, a deal
    breaker, are a problem, is a problem, not his thing, not her thing, not their
    thing, not my thing, isn't his thing, isn't her thing,
    {is|are} for {babies|kids|little kids|old people} {now|}, {is|are} too babyish,
    {is|are} babyish,
    {is|are} so last year, makes {her|him|them} {ill|sick|sneeze|itch},
    {not|isn't|isnt|aren't|arent} {her|his|their|my} {cup of tea|jam|bag|scene|vibe},
    {gives|give} {her|him|them} {migraines|headaches|a headache|heartburn|hives|a rash},
    aren't his thing, aren't her thing, isn't
    their thing, aren't their thing, off limits, no thanks, no thank you, not for him, not for her,
    not for them, bore him, bore her, bores him, bores her, bore them, averse, are out, is out`,
  past: `sold {the|his|her|their}, used to, {she|he|they|who} use to, used to {love|like|enjoy|adore|be|have|own|play|do|collect},
    used to be {into|really into|obsessed with|mad about|crazy about|big on|a big fan of|able to},
    used to {love|like} to, {was|were} {into|really into|big into|mad about|crazy about|obsessed with},
    {was|were} {a keen|an avid}, {he|she} was {a|an}, in {her|his|their} {youth|younger days|day|heyday},
    back in the day, back then, when {she|he|they} {was|were} {young|younger|fit|able}, formerly,
    once {played|collected|sang|danced|painted|owned|ran|raced}, {but|then|and} sold {it|them|the lot},
    {sold|gave away} {it|them} all, sold the lot, sold it, sold them,
    {hasnt|hasn't|havent|haven't} {played|touched|painted|done it|done that} in {years|ages|decades}`,
  like: `{taken|took|takes|taking} up, {got|gets|getting|gotten} into, {now|these days} {its|it's|it is} all {about|}, {watches|plays|reads|drinks|eats|listens to|spends} {way |far |}too much {time on |}, {way |far |}too much time {on|in|at|with}, love, loves, loved, loving, like, likes, liked, enjoy, enjoys, enjoying, adore, adores,
    into, fan of, passionate about, obsessed with, obsessed, crazy about, mad about, nuts about,
    nuts for, keen on, fond of, interested in, addicted to, can't live without, cannot live
    without, can not live without, cant live without, couldn't live without, could not live
    without, can't do without, cannot do without, cant do without, can't function without,
    cannot function without,
    can't start without, cant start without, cannot start without, {can't|cant|cannot|couldn't}
    start {the|a|his|her|their} {day|morning} without,
    never starts {the|a|his|her|their} {day|morning} without, never misses, never misses a,
    never misses an,
    doesn't miss a, wouldn't miss, never skips, can't survive without, cannot survive without,
    can't go without,
    can't go a day without, never goes without, never leaves home without, never without, not
    without, can't get enough, cannot get enough, cant get enough, never gets enough, never has
    enough, never enough, not enough, can never have enough, can never have too many, can't have
    too many, never too many, never too much, can't resist, cannot resist, doesn't mind, does not
    mind, don't mind, not only, not just, nothing better than, nothing more than, nothing but,
    nothing like, prefers, prefer, wants, want, needs, enjoyed, can't say no to, never says no to,
    loves nothing more than, can't stop, can't go wrong, can eat, can drink, okay with, ok with,
    fine
    with, is okay with, is ok with, is fine with, no problem with, no issue with, no issues with,
    doesn't have enough, don't have enough,
    doesn't already have, don't already have, doesn't already own`,
  allow: `fine, is fine, are fine, are all fine, ok, okay, is ok, are ok, is okay, are okay, are
    welcome, is welcome, all right, alright, no problem, no problem at all, isn't a problem,
    aren't a
    problem, is not a problem, are not a problem, is no problem, are no problem, not an issue,
    isn't an
    issue, aren't an issue, yes, yes please, are good, is good`,
  break: `but, however, though, although, yet, because, since, then, instead, while, otherwise,
    just,
    only, also, still`,
  and: "and, as well as, plus",
  or: "or",
  pronoun: "he, she, they, i, we, who",
  filler: `cancer {survivor|survivors}, {beat|beaten} cancer, survived cancer, ${idioms}, {her|his|their} {doctor|doctors|gp|physio}, {works|working|nurse|carer|job} {in|at} {a|the} {care home|nursing home|care homes}, cooks up a storm, {on|round|around} the block, brick outhouse, running on {fumes|empty}, on stage, straight line, in all weathers, on the {train|bus|metro|tube}, {her|his|their|sore|bad|left|right|forty} foot, foot hurts, on foot,
    {afraid|scared|fear|terrified} of the dark, scared of heights, afraid of heights, used to live, used to work, used to come, {is|isnt|isn't|he's|she's|i'm|are|get|gets|got|getting|not} used to, in pen, {quit|quits|stopped|gave up|given up} smoking, {not much|not a lot of|no} money, {on|in} {earth|the planet},
    {super|so|that|very|really|all that|particularly} close, hes, shes, theyre, im, lol, lmao, omg, btw, haha,
    {is|are|he's|she's|they're} {English|French|Spanish|Italian|German|Chinese|Japanese|Korean|
    Russian|Portuguese|Mexican|Scottish|Irish}, what is the weather, what's the weather, how is the
    weather, how's the weather, free time, spare time, leisure time, no idea, no ideas, not sure,
    don't know, dont
    know, do not know, doesn't matter, no matter, no doubt, no preference, no
    preferences, not picky, no clue, no one, nobody, old enough, good enough, big enough, feel
    free, free spirit, for free, a lot, lots, gift, gifts, present, presents, something, anything,
    everything, things, thing, stuff, lover, lovers, enthusiast, fan, fans, addict, junkie,
    fanatic, buff, nut job, person, people, type, kind, really, very, too, so, much, many, any,
    more, new, stuff like, related, things like, gifts like, anything like, something like,
    presents like, hobby, hobbies, interests, interest, time, weekend, weekends, day, home, house,
    old, year, years, good, great, nice, favorite, favourite, big, huge, little, bit, item, items,
    products, {never|never really|never actually|not|havent|haven't} met,
    {dont|don't} {know|really know} {him|her|them}, {dont|don't} know much about, never met,
    met {him|her|them} once, no clue what,
    has to be, have to be, have been, has been, has always, has always been, has never,
    have never, has just, has a thing for, has a soft spot for,
    has a sweet tooth for, has a passion for, has a love of, have a love of, has a love for,
    has an interest in, has a lot of fun, has a lot on, has a way with, has a great, has a good,
    had a,
    {potters|pottering|putters|puttering} {about|around|in}, plays about, watches the world go by,
    runs {a|the|her own|his own|their own} {business|shop|store|company|cafe|salon|restaurant|farm|
    team|house|club|charity|school|bakery|bar|pub|studio|daycare}, runs on, just walking,
    {just|} {started|starting|learning} {walking|to walk}, not walking yet, under the sun,
    {known|available} to man, you can {think of|imagine|name},
    thinks {she|he} is, make a wish, one of a kind, no time, no budget, not bad, why not, if not,
    whether or
    not, more or less, work, works, friend, friends, wife, husband, play, plays, playing, drinks,
    eats, allowed, permitted, dorm, dorms, dormitory, landlord, building, lease, rules, policy,
    health nut, severe, severely, deadly, mild, to switch, switch to, switch off, switch on,
    light switch, switch careers, switch jobs`,
};

/** Function words. */
export const stopWords = `a an the of in on at to for from by with about as is are was were be been being am
  has have had having do does did will would can could should may might must shall this that these
  those there here it its his her hers him he she they them their i my me mine we us our you your
  and or but if when where which who whom whose what how why because while than then too very really
  so such also just only even still again always often sometimes usually never ever maybe perhaps
  some any all both each every most many much more less few lot lots other another own same up out
  off over under down into onto through during before after between around without within not no
  nor don doesn isn aren didn won wouldn couldn shouldn hasn haven can s t re ve ll d m who's get gets
  getting got go goes going make makes making made take takes use uses using want wants need needs
  like likes loves love enjoys enjoy give gives giving buy buys look looks looking know knows think
  spends spend find finds keep keeps one two three first last every someone anyone himself herself
  themselves myself mostly especially especially mainly quite rather pretty already currently recently
  now today lately new old good great best nice things thing something anything everything nothing
  stuff gift gifts present presents ideas idea live lives lived living
  anymore day daily morning evening night year years week month love tired teen work works working mine please thanks bad used barely tons sent everyone everywhere high school hello hi well etc
  met meet wears wear wearing knows says said tells told basic small tiny simple decent proper whole ones lovely
  adorable pls plz plzz tho thru cuz bc obvs tbh def defo atm rn ppl bought isnt dont doesnt cant wont didnt
  hasnt havent puts put seems loads wee bloody mad called named round around`;
