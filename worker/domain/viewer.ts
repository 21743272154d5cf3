/** Who asks. Accounts fill this in from D1 on every request; until someone signs in it is a visitor. */
export type Viewer = { isPremium: boolean };

export const VISITOR: Viewer = { isPremium: false };
