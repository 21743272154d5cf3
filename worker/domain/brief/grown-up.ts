import type { StatedInterest } from "#shared/brief/schema";
import type { InterestId } from "#shared/catalogue/vocabulary";
import type { AgeRange } from "./parse-age";
import { isNameOf } from "./scan";

/** From this age on nobody is given what is made for children. */
const GROWN_UP = 15;

/** Words of children's interests that adults use as well: stickers, superheroes. */
const OF_ADULTS: Partial<Record<InterestId, InterestId>> = {
  "kids-crafts": "making",
  "kids-games": "board-games",
  "kids-music": "instruments",
  "stem-toys": "science",
  "superhero-play": "superheroes",
  princesses: "disney",
  "bath-toys": "spa",
  "bikes-scooters-kids": "cycling",
};

/** Up to this age crafts are those of children, which are a subject of their own. */
const CHILD = 12;
/** Words of a child that mean another interest: « la gym » is no weight room, «arte» no museum. */
const OF_CHILDREN: readonly { id: InterestId; child: InterestId; words: RegExp }[] = [
  { id: "making", child: "kids-crafts", words: /^/ },
  { id: "fitness", child: "gymnastics", words: /^(?:la )?(?:gym|gimnasia)$/i },
  {
    id: "television",
    child: "disney",
    words: /dessins? anim|dibujos anim|caricatur|cartoon|动画/i,
  },
  { id: "art-history", child: "painting", words: /^(?:el )?arte$/i },
];

/**
 * The stated interests as people of these years have them: an adult's stickers are handicraft.
 * Without the children's one where the same words name another interest.
 */
export function asOfAge(
  interests: readonly StatedInterest[],
  ages: AgeRange | null,
): StatedInterest[] {
  if (ages && ages[1] <= CHILD) {
    return interests.map((interest) => {
      const { id, words } = interest;
      const own = OF_CHILDREN.find((other) => other.id === id && other.words.test(words));
      return own ? { ...interest, id: own.child } : interest;
    });
  }
  if (!ages || ages[0] < GROWN_UP) return [...interests];
  const known = new Set<InterestId>();
  return interests.flatMap((interest) => {
    const adult = isNameOf(interest.id, interest.words) ? undefined : OF_ADULTS[interest.id];
    const isNamed = interests.some(
      ({ id, words }) => id !== interest.id && words === interest.words,
    );
    if (adult && isNamed) return [];
    const id = adult ?? interest.id;
    if (known.has(id)) return [];
    known.add(id);
    return [{ ...interest, id }];
  });
}
