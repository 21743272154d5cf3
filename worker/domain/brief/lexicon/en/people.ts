import type { Occasion } from "#shared/catalogue/vocabulary";
import type { Aliases, Kin } from "../types";

/** English words for people, by what they are to the giver. */
export const kin: Record<Kin, Aliases> = {
  "family/women": `mil*, sil*, mom, mum, mommy, mummy, mama, mother, sister, sis, daughter, aunt, auntie, aunty,
    niece, grandma, grandmother, granny, gran*, nana, nan, nanna, mother in law, mum in law, mom in law,
    sister in law, daughter in law, granddaughter, stepmother, stepmom, stepmum, stepsister,
    stepdaughter, godmother, goddaughter, great aunt, great grandmother, half sister, female cousin`,
  "family/men": `fil*, bil*, dad, daddy, father, papa, pa*, pop, brother, bro, son*, uncle, nephew, grandpa,
    grandfather, granddad, grandad, gramps, father in law, dad in law, brother in law, son in law,
    grandson, stepfather, stepdad, stepbrother, stepson, godfather, godson, great uncle, half brother,
    great grandfather`,
  "family/anyone": `family, parents, parent, cousin, cousins, sibling, siblings, kid, kids, child,
    children, grandchild, grandchildren, grandkids, grandkid, grandparents, grandparent, relative,
    relatives, in laws, parents in law, twins, godchild, baby, toddler, newborn, stepchild`,
  "partner/women":
    "wife, girlfriend, fiancee, wifey, bride to be, gf, ex wife, ex girlfriend, missus",
  "partner/men": "husband, boyfriend, hubby, fiance, bf, ex husband, ex boyfriend",
  "partner/anyone": `partner, spouse, significant other, better half, other half, soulmate, soul mate,
    sweetheart, lover, life partner`,
  "friend/women": "girl friend, female friend, gal pal, bridesmaid, maid of honor",
  "friend/men": "male friend, best man, groomsman, guy friend",
  "friend/anyone": `friend, friends, best friend, bestie, bff, buddy, pal*, mate, roommate, flatmate,
    housemate, pen pal, classmate, close friend, old friend, friend from work, work friend, schoolmate`,
  "colleague/women": "female boss, female colleague, female coworker, businesswoman",
  "colleague/men": "male colleague, male coworker, male boss, businessman",
  "colleague/anyone": `boss, colleague, colleagues, coworker, co worker, coworkers, co workers, workmate,
    manager, team, teammate, employee, employees, supervisor, intern, secretary, assistant, office mate,
    client, clients, team lead, secret santa, employer, director, business partner, mentor at work,
    work colleague, teammates, office`,
  "other/women": `lady, woman, girl, neighbor lady, landlady, housekeeper lady, actress, nun, waitress,
    hostess, women, girls, ladies`,
  "other/men":
    "gentleman, man, guy, boy, landlord, priest, mailman, men, boys, dude, postman, handyman",
  "other/anyone": `teacher, teachers, neighbor, neighbour, neighbors, neighbours, doctor, nurse, coach,
    babysitter, nanny, mentor, tutor, professor, trainer, host, hosts, therapist, hairdresser, myself,
    stranger, acquaintance, someone, couple, newlyweds, student, dentist, vet, principal, mail carrier,
    dog walker, cleaner, caregiver, caretaker, instructor`,
};

/** English words for occasions. */
export const occasions: Record<Exclude<Occasion, "other">, Aliases> = {
  birthday: "birthday, bday, b day, birth day, birthday party, turning, sweet sixteen",
  christmas: "christmas, xmas, x mas, noel, santa, secret santa, yuletide, christmas eve, advent",
  anniversary: "anniversary, wedding anniversary, anniversaries, silver wedding, golden wedding",
  wedding:
    "wedding, weddings, marriage, getting married, bridal shower, engagement, nuptials, newlyweds",
  graduation:
    "graduation, graduate, graduating, finishing school, commencement, degree, diploma, prom",
  valentine: "valentine, valentine's day, valentines day, valentines, st valentine, 14 february",
  easter: "easter, easter sunday, easter egg hunt",
  "mother's day": "mother's day, mothers day, mum's day, mothering sunday, mom's day, mother day",
  "father's day": "father's day, fathers day, dad's day, father day",
  "independence day": "independence day, 4th of july, fourth of july, july 4th, july 4, 4 july",
  halloween: "halloween, hallowe'en, all hallows eve, trick or treat, all hallows",
  thanksgiving: "thanksgiving, thanksgiving day, friendsgiving, turkey day",
  "baby shower": "baby shower, new baby, expecting a baby, gender reveal, having a baby, newborn",
  "house warming":
    "house warming, housewarming, new home, new house, moving in, new apartment, new flat",
  retirement: "retirement, retiring, retires, retired, leaving work, pension, farewell from work",
};
