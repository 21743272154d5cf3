/** What stands on a page, found as people and screen readers find it: by role, label or text. */
import type { parseHTML } from "linkedom";

export type Dom = ReturnType<typeof parseHTML>["document"];
type Text = string | RegExp;
type RoleOptions = { name?: Text; exact?: boolean; level?: number };
type Filter = { hasText?: Text; has?: Locator };

const CONTROLS = "input:not([type=hidden]), select, textarea";
const FIELD = /^(?:text|email|password|url|tel|date|time)?$/;

const normal = (text: string | null | undefined) => (text ?? "").replace(/\s+/g, " ").trim();

/** Not there for anybody: the words of a button for while it works, say. */
const UNSEEN = "script, style, template, .invisible";

/** Text as a reader gets it. */
export function textOf(element: Element): string {
  if (element.matches(UNSEEN)) return "";
  let text = "";
  for (const node of element.childNodes) {
    if (node.nodeType === 3) text += node.textContent;
    else if (node.nodeType === 1) text += textOf(node as Element);
  }
  return text;
}

const says = (text: string, expected: Text, exact = false) => {
  if (expected instanceof RegExp) return expected.test(normal(text));
  return exact
    ? normal(text) === normal(expected)
    : normal(text).toLowerCase().includes(normal(expected).toLowerCase());
};

/** The innermost elements that say a text: whatever surrounds them says it too. */
function innermost(element: Element, text: Text, exact: boolean): Element[] {
  if (element.tagName === "OPTION") return [];
  const all = textOf(element);
  if (typeof text === "string" && !says(all, text)) return [];
  const within = [...element.children].flatMap((child) => innermost(child, text, exact));
  if (within.length > 0) return within;
  return says(all, text, exact) ? [element] : [];
}

/** Labels of a form control, as `for`, as what surrounds it, or as `aria-label`. */
function labelsOf(control: Element): string[] {
  const { ownerDocument } = control;
  const labels = [...ownerDocument.querySelectorAll("label")].filter(
    (label) =>
      (control.id && label.getAttribute("for") === control.id) ||
      (!label.hasAttribute("for") && label.contains(control)),
  );
  return [...labels.map(textOf), ...referenced(control, "aria-labelledby")].concat(
    control.getAttribute("aria-label") ?? [],
  );
}

const referenced = (element: Element, attribute: string): string[] =>
  (element.getAttribute(attribute)?.split(/\s+/) ?? []).flatMap((id) => {
    const found = element.ownerDocument.getElementById(id);
    return found ? [textOf(found)] : [];
  });

/** The accessible name, of those sources that our pages use. */
function nameOf(element: Element): string {
  const label = element.getAttribute("aria-label");
  if (label) return label;
  const [by] = referenced(element, "aria-labelledby");
  if (by !== undefined) return by;
  if (element.matches(CONTROLS)) return labelsOf(element).join(" ");
  const parts = [textOf(element), ...[...element.querySelectorAll("img[alt]")].map(altOf)];
  return element.tagName === "IMG" ? altOf(element) : parts.join(" ");
}
const altOf = (image: Element) => image.getAttribute("alt") ?? "";

const ROLES: Record<string, string> = {
  alert: "[role=alert]",
  article: "article",
  banner: "header",
  button: "button, [role=button], input[type=submit]",
  checkbox: "input[type=checkbox]",
  combobox: "select",
  figure: "figure",
  heading: "h1, h2, h3, h4, h5, h6",
  img: "img, [role=img]",
  link: "a[href]",
  list: "ul, ol",
  listitem: "li",
  main: "main",
  navigation: "nav",
  radio: "input[type=radio]",
  region: "section[aria-label], section[aria-labelledby], [role=region]",
  row: "tr",
  searchbox: "input[type=search]",
  slider: "input[type=range]",
  spinbutton: "input[type=number]",
  switch: "[role=switch]",
  textbox: "input, textarea",
};

/**
 * Is it on screen without scripts? What is folded away, hidden or meant for scripts alone is not.
 */
export function isVisible(element: Element): boolean {
  for (let at: Element | null = element; at; at = at.parentElement) {
    if (at.hasAttribute("hidden") || at.tagName === "TEMPLATE") return false;
    if (at.tagName === "INPUT" && at.getAttribute("type") === "hidden") return false;
    if (at.tagName === "DIALOG" && !at.hasAttribute("open")) return false;
    const parent: Element | null = at.parentElement;
    if (parent?.tagName === "DETAILS" && !parent.hasAttribute("open") && at.tagName !== "SUMMARY") {
      return false;
    }
  }
  return true;
}

/** Elements of the page as it now is: found anew at each use, as in Playwright. */
export class Locator {
  constructor(
    readonly all: () => Element[],
    readonly page: Actions,
    readonly label: string,
  ) {}

  private of(label: string, find: (within: Element[]) => Element[]): Locator {
    return new Locator(() => [...new Set(find(this.all()))], this.page, `${this.label} ${label}`);
  }

  private within = (selector: string) => (found: Element[]) =>
    found.flatMap((element) => [...element.querySelectorAll(selector)]);

  locator(selector: string, { hasText }: Filter = {}): Locator {
    const found = this.of(selector, this.within(selector));
    return hasText === undefined ? found : found.filter({ hasText });
  }

  getByRole(role: string, { name, exact, level }: RoleOptions = {}): Locator {
    const selector = level ? `h${level}` : ROLES[role];
    if (!selector) throw new Error(`no role ${role}`);
    return this.of(`${role} ${name ?? ""}`, (found) =>
      this.within(selector)(found).filter(
        (element) =>
          (role !== "textbox" || FIELD.test(element.getAttribute("type") ?? "")) &&
          isVisible(element) &&
          (name === undefined || says(nameOf(element), name, exact)),
      ),
    );
  }

  getByLabel(label: Text, { exact = false } = {}): Locator {
    return this.of(`label ${label}`, (found) =>
      this.within("*")(found).filter((element) =>
        element.matches(CONTROLS) || element.hasAttribute("aria-label")
          ? labelsOf(element).some((text) => says(text, label, exact))
          : false,
      ),
    );
  }

  getByText(text: Text, { exact = false } = {}): Locator {
    return this.of(`text ${text}`, (found) => found.flatMap((one) => innermost(one, text, exact)));
  }

  filter({ hasText, has }: Filter): Locator {
    return this.of(`with ${hasText ?? has?.label}`, (found) =>
      found.filter(
        (element) =>
          (hasText === undefined || says(textOf(element), hasText)) &&
          (!has || has.all().some((one) => element.contains(one))),
      ),
    );
  }

  nth(index: number): Locator {
    return this.of(`#${index}`, (found) => {
      const one = found.at(index);
      return one ? [one] : [];
    });
  }
  first = () => this.nth(0);
  last = () => this.nth(-1);

  /** The only element. Throws an Error when there is none, or more than one. */
  one(): Element {
    const found = this.all();
    if (found.length !== 1) {
      throw new Error(`${found.length} elements for${this.label} at ${this.page.url()}`);
    }
    return found[0] as Element;
  }

  count = async () => this.all().length;
  innerText = async () => normal(textOf(this.one()));
  allTextContents = async () => this.all().map((element) => normal(textOf(element)));
  getAttribute = async (name: string) => this.one().getAttribute(name);
  inputValue = async () => sentValue(this.one());
  isVisible = async () => this.all().some(isVisible);

  async fill(text: string) {
    const field = this.one();
    if (field.tagName === "TEXTAREA") field.textContent = text;
    else field.setAttribute("value", text);
  }

  async setChecked(isChecked: boolean, _options = {}) {
    const box = this.one();
    if (box.getAttribute("type") === "radio" && isChecked) {
      const name = box.getAttribute("name");
      for (const one of box.ownerDocument.querySelectorAll("input[type=radio]")) {
        if (one.getAttribute("name") === name && formOf(one) === formOf(box)) {
          one.removeAttribute("checked");
        }
      }
    }
    box.toggleAttribute("checked", isChecked);
  }
  check = () => this.setChecked(true);
  uncheck = () => this.setChecked(false);

  async selectOption(expected: string | { label: string }) {
    const options = [...this.one().querySelectorAll("option")];
    const chosen = options.find((option) =>
      typeof expected === "string"
        ? (option.getAttribute("value") ?? normal(option.textContent)) === expected
        : normal(option.textContent) === expected.label,
    );
    if (!chosen) throw new Error(`no option ${JSON.stringify(expected)}`);
    for (const option of options) option.toggleAttribute("selected", option === chosen);
  }

  /** Presses Enter in a field: the form's first button sends it. */
  async press(key: string) {
    if (key !== "Enter") throw new Error(`no script hears ${key}`);
    const form = formOf(this.one());
    await this.page.submit(form, form.querySelector("button:not([type=button]):not([disabled])"));
  }

  async click(_options = {}) {
    const target = this.one();
    if (!isVisible(target)) throw new Error(`not visible:${this.label}`);
    const element = target.closest("a[href], button, summary") ?? target;
    if (element.tagName === "SUMMARY") {
      element.parentElement?.toggleAttribute("open");
    } else if (element.tagName === "A") {
      await this.page.goto(element.getAttribute("href") ?? "");
    } else if (element.tagName === "BUTTON" && element.getAttribute("type") !== "button") {
      if (element.hasAttribute("disabled")) throw new Error(`disabled:${this.label}`);
      await this.page.submit(formOf(element), element);
    } else {
      throw new Error(`nothing to press without scripts:${this.label}`);
    }
  }
}

/** What a press leads to. */
export type Actions = {
  url: () => string;
  goto: (address: string) => Promise<unknown>;
  submit: (form: Element, button: Element | null) => Promise<unknown>;
};

/** The form that a control belongs to. Throws an Error when there is none. */
export function formOf(control: Element): Element {
  const id = control.getAttribute("form");
  const form = id ? control.ownerDocument.getElementById(id) : control.closest("form");
  if (!form) throw new Error(`no form around ${control.outerHTML.slice(0, 100)}`);
  return form;
}

/** The value that a control would send. */
export function sentValue(control: Element): string {
  if (control.tagName === "TEXTAREA") return (control.textContent ?? "").replace(/^\n/, "");
  if (control.tagName !== "SELECT") return control.getAttribute("value") ?? "";
  const options = [...control.querySelectorAll("option")];
  const chosen = options.find((option) => option.hasAttribute("selected")) ?? options[0];
  return chosen?.getAttribute("value") ?? normal(chosen?.textContent);
}

export { normal, referenced };
