/**
 * The kinds of thing that gifts are ("turntable"), and how people name them; not for the browser.
 */
import names from "./kinds.json";
import type { Locale } from "./vocabulary";

/** Names of each kind by language, the usual one first. */
export const KINDS: Readonly<Record<string, Record<Locale, string[]>>> = names;

export const isKind = (id: string): boolean => Object.hasOwn(KINDS, id);

/** The usual name of a kind in a language. */
export const kindName = (id: string, locale: Locale): string => KINDS[id]?.[locale][0] ?? id;
