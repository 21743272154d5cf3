import { SECURITY_SWITCHES, SWITCHES } from "#shared/settings/schema";

const security: readonly string[] = SECURITY_SWITCHES;

/** Statements that turn on each switch which ordinary requests read. */
export const SWITCHES_ON = SWITCHES.filter((name) => !security.includes(name)).map(
  (name) => `REPLACE INTO settings (key, value) VALUES ('switch:${name}', 'on')`,
);
