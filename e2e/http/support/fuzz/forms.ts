/** The forms of a page as a browser without scripts sees them, and hostile ways to send one. */
import fc from "fast-check";
import { parseHTML } from "linkedom";
import { day } from "../../../shared/forms";
import { sentValue } from "../locator";
import { ORIGIN } from "../page";
import { oddText } from "./values";

type Field = { name: string; type: string; value: string; options: string[] };
export type Form = {
  action: string;
  method: "GET" | "POST";
  fields: Field[];
  buttons: [name: string, value: string][];
};

/** Every form of a page, with the fields that it sends. */
export function formsOf(html: string, address: string): Form[] {
  const { document } = parseHTML(html);
  const base = new URL(address, ORIGIN);
  return [...document.querySelectorAll("form")].map((form) => {
    const id = form.getAttribute("id");
    const within = [...form.querySelectorAll("input, select, textarea, button")];
    const outside = id ? [...document.querySelectorAll(`[form="${id}"]`)] : [];
    const controls = [...new Set([...within, ...outside])].filter((one) =>
      one.hasAttribute("name"),
    );
    const isButton = (one: Element) =>
      one.tagName === "BUTTON" || one.getAttribute("type") === "submit";
    const nameOf = (one: Element) => one.getAttribute("name") ?? "";
    return {
      action: new URL(form.getAttribute("action") ?? base.href, base).href,
      method: form.getAttribute("method")?.toLowerCase() === "post" ? "POST" : "GET",
      fields: controls
        .filter((one) => !isButton(one))
        .map((one) => ({
          name: nameOf(one),
          type: one.getAttribute("type") ?? one.tagName.toLowerCase(),
          value: sentValue(one),
          options: [...one.querySelectorAll("option")].map(
            (option) => option.getAttribute("value") ?? option.textContent ?? "",
          ),
        })),
      buttons: controls
        .filter(isButton)
        .map((one) => [nameOf(one), one.getAttribute("value") ?? ""]),
    };
  });
}

const pick = fc.record({
  how: fc.oneof(
    { weight: 10, arbitrary: fc.constant("plausible" as const) },
    { weight: 6, arbitrary: fc.constant("odd" as const) },
    { weight: 1, arbitrary: fc.constant("missing" as const) },
    { weight: 1, arbitrary: fc.constant("twice" as const) },
  ),
  at: fc.nat(1_000),
  text: oddText,
});

/** How one form is filled and sent; the picks serve its fields in turn. */
export const formPlan = fc.record({
  form: fc.nat(1_000),
  button: fc.nat(1_000),
  picks: fc.array(pick, { minLength: 9, maxLength: 9 }),
  extra: fc.option(fc.tuple(oddText, oddText), { freq: 6 }),
  encoding: fc.oneof(
    { weight: 16, arbitrary: fc.constant("urlencoded" as const) },
    { weight: 3, arbitrary: fc.constant("multipart" as const) },
    {
      weight: 2,
      arbitrary: fc.constantFrom("files", "broken", "json", "text", "none", "percent"),
    },
  ),
});
export type FormPlan = typeof formPlan extends fc.Arbitrary<infer T> ? T : never;

const PLAUSIBLE: Record<string, string> = {
  email: "ana@example.com",
  password: "a kettle for my aunt",
  number: "12",
  date: day(40),
  time: "18:30",
  url: "https://kites.example/zephyrine",
};

/** What somebody might write there. */
function plausible({ type, value, options }: Field, at: number): string {
  if (options.length > 0) return options[at % options.length] ?? "";
  if (type === "checkbox" || type === "radio" || type === "hidden" || value !== "") return value;
  return PLAUSIBLE[type] ?? `Ana ${at} has a kettle`;
}

/** The pairs that are sent. */
export function pairsOf(form: Form, plan: FormPlan): [string, string][] {
  const button = form.buttons[plan.button % form.buttons.length];
  const pairs: [string, string][] = form.fields.flatMap((field, index): [string, string][] => {
    const { how, at, text } = plan.picks[index % plan.picks.length] ?? {
      how: "odd",
      at: 0,
      text: "",
    };
    const isKept = field.type === "hidden" && at % 4 !== 0;
    if (isKept || how === "plausible") return [[field.name, plausible(field, at)]];
    if (how === "missing") return [];
    if (how === "odd") return [[field.name, text]];
    return [
      [field.name, plausible(field, at)],
      [field.name, text],
    ];
  });
  return [...pairs, ...(button ? [button] : []), ...(plan.extra ? [plan.extra] : [])];
}

/** The body of these pairs and its content type. */
export function encode(
  pairs: readonly [string, string][],
  encoding: FormPlan["encoding"],
): { body: BodyInit | undefined; type: string } {
  const urlencoded = { type: "application/x-www-form-urlencoded" };
  const text = pairs.map(([name, value]) => `${name}=${value}`).join("&");
  const formed = pairs.map(([name, value]) => [name.toWellFormed(), value.toWellFormed()]);
  switch (encoding) {
    case "multipart":
    case "files": {
      const data = new FormData();
      for (const [name = "", value = ""] of formed) {
        if (encoding === "files") data.append(name, new File([value], "odd.txt"));
        else data.append(name, value);
      }
      return { body: data, type: "" };
    }
    case "broken":
      return { body: `--x\r\n${text}`, type: "multipart/form-data; boundary=x" };
    case "json":
      return { body: JSON.stringify(Object.fromEntries(pairs)), type: "application/json" };
    case "text":
      return { body: text, type: "text/plain" };
    case "none":
      return { body: undefined, ...urlencoded };
    case "percent":
      return { body: `${text}&%=%zz&=%&&&%ff%fe=%c0%80`, ...urlencoded };
    default:
      return { body: new URLSearchParams(formed as [string, string][]).toString(), ...urlencoded };
  }
}
