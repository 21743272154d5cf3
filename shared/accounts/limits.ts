/** Apart from the schemas, so that a page may know a limit without loading them. */
export const ACCOUNT_LIMITS = {
  username: { min: 2, max: 30 },
  email: 254,
  /** Characters as people count them (code points); nothing is ever cut off. */
  password: { min: 6, max: 128 },
  resetCode: 40,
} as const;
