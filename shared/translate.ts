/**
 * What keys of translations there are, as types: read from the English texts, of which the other
 * languages have every one (`scripts/locales.test.ts`).
 */

/** The English texts by namespace. A new file of `locales/en` gets its line here. */
type Texts = {
  about: typeof import("../locales/en/about.json");
  account: typeof import("../locales/en/account.json");
  admin: typeof import("../locales/en/admin.json");
  auth: typeof import("../locales/en/auth.json");
  "blog-admin": typeof import("../locales/en/blog-admin.json");
  blog: typeof import("../locales/en/blog.json");
  compare: typeof import("../locales/en/compare.json");
  cards: typeof import("../locales/en/cards.json");
  chat: typeof import("../locales/en/chat.json");
  common: typeof import("../locales/en/common.json");
  dashboard: typeof import("../locales/en/dashboard.json");
  draws: typeof import("../locales/en/draws.json");
  entertainment: typeof import("../locales/en/entertainment.json");
  envelope: typeof import("../locales/en/envelope.json");
  errors: typeof import("../locales/en/errors.json");
  favorites: typeof import("../locales/en/favorites.json");
  "feedback-admin": typeof import("../locales/en/feedback-admin.json");
  feedback: typeof import("../locales/en/feedback.json");
  "gift-admin": typeof import("../locales/en/gift-admin.json");
  gift: typeof import("../locales/en/gift.json");
  gifts: typeof import("../locales/en/gifts.json");
  guests: typeof import("../locales/en/guests.json");
  home: typeof import("../locales/en/home.json");
  index: typeof import("../locales/en/index.json");
  legal: typeof import("../locales/en/legal.json");
  lists: typeof import("../locales/en/lists.json");
  "mail-admin": typeof import("../locales/en/mail-admin.json");
  mails: typeof import("../locales/en/mails.json");
  optimizer: typeof import("../locales/en/optimizer.json");
  owner: typeof import("../locales/en/owner.json");
  "party-costs": typeof import("../locales/en/party-costs.json");
  "party-gifts": typeof import("../locales/en/party-gifts.json");
  party: typeof import("../locales/en/party.json");
  people: typeof import("../locales/en/people.json");
  premium: typeof import("../locales/en/premium.json");
  reasons: typeof import("../locales/en/reasons.json");
  recipients: typeof import("../locales/en/recipients.json");
  requests: typeof import("../locales/en/requests.json");
  rsvp: typeof import("../locales/en/rsvp.json");
  savings: typeof import("../locales/en/savings.json");
  search: typeof import("../locales/en/search.json");
  "shared-list": typeof import("../locales/en/shared-list.json");
  talk: typeof import("../locales/en/talk.json");
  taste: typeof import("../locales/en/taste.json");
  themes: typeof import("../locales/en/themes.json");
  timeline: typeof import("../locales/en/timeline.json");
};

export type Namespace = keyof Texts;

/** A plural is asked for without the ending of its form: `gifts_one`, `gifts_other` as `gifts`. */
type Stem<Name extends string> = Name extends `${infer Plural}_${Intl.LDMLPluralRule}`
  ? Plural
  : Name;

/** Wordings to choose from are numbered: any number passes for `0`, `1` … */
type Numbered<Name extends string> = Name extends `${number}` ? `${number}` : Name;

/** The paths to the texts of a tree, with dots: `error.title`. */
type PathIn<Tree> = {
  [Name in keyof Tree & string]: Tree[Name] extends string
    ? Numbered<Stem<Name>>
    : `${Name}.${PathIn<Tree[Name]>}`;
}[keyof Tree & string];

/** The keys of a namespace. */
export type KeyOf<Name extends Namespace> = PathIn<Texts[Name]>;

/** The keys of all namespaces, each with its own: `errors:notFound`. */
export type QualifiedKey = { [Name in Namespace]: `${Name}:${KeyOf<Name>}` }[Namespace];

/** The values of a text's placeholders, and options of i18next (`count`). */
export type TextValues = Record<string, unknown>;

/**
 * A key that is put together of words which only running code knows, of stored rows or an address:
 * the one way past the types. Whoever calls it makes sure that there is a text.
 */
export const dynamicKey = (key: string) => key as QualifiedKey;

/** Translates a key such as `reasons:joined` into the visitor's language. */
export type Translate = (key: QualifiedKey, values?: TextValues) => string;
