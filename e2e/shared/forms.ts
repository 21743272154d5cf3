/** Forms that browser tests and HTTP tests fill alike. */
import type { Language } from "./languages";

/** What a page of Playwright and a page of the HTTP tests have in common. */
type FormPage = {
  getByLabel(text: string, options: { exact: boolean }): FormField;
  getByRole(role: "button", options: { name: string }): { click(): Promise<unknown> };
};
type FormField = {
  fill(value: string): Promise<unknown>;
  selectOption(value: string): Promise<unknown>;
};
type Words = (language: Language, namespace: string) => (key: string) => string;

export const TEA_LOVER = {
  recipient: "奶奶",
  age: "51-70",
  occasion: "birthday",
  interests: "喝茶、园艺",
  budget: "0-50",
  relationship: "family",
};
export type Answers = typeof TEA_LOVER;

/** Answers that no gift fits, by the wish that prevents it and the button that gives it up. */
export const BLOCKED = [
  {
    wish: "budget",
    answers: {
      age: "11-14",
      occasion: "birthday",
      budget: "50-100",
      interests: "magic tricks, nothing to charge",
    },
    button: "Try $0-100",
    changed: { label: "Budget", value: "0-100" },
  },
  {
    wish: "occasion",
    answers: {
      age: "6-10",
      occasion: "house warming",
      budget: "0-50",
      interests: "dinosaurs, nothing to charge",
    },
    button: "Any occasion",
    changed: { label: "Occasion", value: "other" },
  },
] as const;

/** Fills the finder by its labels and sends it, as a visitor who speaks `language` would. */
export async function fillFinder(
  page: FormPage,
  { words, language, answers }: { words: Words; language: Language; answers: Answers },
) {
  const t = words(language, "home");
  const field = (name: string) => page.getByLabel(t(`finder.${name}`), { exact: true });
  await field("recipient").fill(answers.recipient);
  await field("age").selectOption(answers.age);
  await field("occasion").selectOption(answers.occasion);
  await field("interests").fill(answers.interests);
  await field("budget").selectOption(answers.budget);
  await field("relationship").selectOption(answers.relationship);
  await page.getByRole("button", { name: t("finder.submit") }).click();
}

/** The day so many days from now, as forms and calls write it. */
export const day = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** A party in two months, as `POST /api/parties` takes it. */
export const partyInput = (eventName: string) => ({
  eventName,
  eventType: "birthday",
  eventDate: day(60),
  eventTime: "18:30",
  timeZone: "Europe/Madrid",
  location: "The garden behind the library",
  budget: 500,
  attendeeCount: 12,
});

/** Fills in Event Setup by its labels. `t` answers the texts of "party". */
export async function fillEvent(page: FormPage, t: (key: string) => string, eventName: string) {
  const field = (name: string) => page.getByLabel(t(`setup.${name}`), { exact: true });
  await field("eventName").fill(eventName);
  await field("eventType").selectOption("birthday");
  await field("eventDate").fill(day(60));
  await field("eventTime").fill("18:30");
  await field("location").fill("At home");
  await field("budget").fill("250");
  await field("attendeeCount").fill("12");
}

/** Fills in a gift of the back office. `t` answers the texts of "gift-admin". */
export async function fillGift(
  form: Pick<FormPage, "getByLabel">,
  t: (key: string) => string,
  { name, category }: { name: string; category: string },
) {
  const field = (key: string) => form.getByLabel(t(`fields.${key}`), { exact: true });
  await field("name").fill(name);
  await field("description").fill("Grows where nothing else does.");
  await field("imageUrl").fill("/pictures/category-garden.webp");
  await field("price").fill("$25.99");
  await field("category").fill(category);
  await field("storeUrl").fill("https://garden.example/quillwort");
  await field("season").selectOption("winter");
}
