/** Addresses that open something by themselves: whoever reads one in a log could use it. */
const SECRET = /^\/(rsvp|calendar|dates|d|l|promises|taste|auth\/reset|auth\/confirm)\/.*/i;

/** The same path without what opens it. */
export const maskSecrets = (path: string): string => path.replace(SECRET, "/$1/…");

export const isSecretPath = (path: string): boolean => SECRET.test(path);
