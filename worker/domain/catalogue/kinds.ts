/**
 * The kinds of thing that gifts are ("turntable"), and how people name them; not for the browser.
 */

import type { Locale } from "#shared/locale";
import names from "./kinds.json";

/**
 * Names of each kind by language, the usual one first. A "=" before a name is a
 * mark for the reader, no part of the name.
 */
export const KINDS: Readonly<Record<string, Record<Locale, string[]>>> = names;

export const isKind = (id: string): boolean => Object.hasOwn(KINDS, id);

/** The usual name of a kind in a language, as people read it; the id of an unknown kind. */
export function kindName(id: string, locale: Locale): string {
  const [usual = id, ...others] = KINDS[id]?.[locale] ?? [];
  const plain = [usual, ...others].find((name) => !name.startsWith("="));
  return plain ?? usual.slice(1);
}
