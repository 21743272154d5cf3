/** Tables in Drizzle's words. Money is in cents, time in UTC seconds. */
export * from "./accounts";
export * from "./admin";
export * from "./blog";
export * from "./catalogue";
export * from "./chat";
export * from "./claims";
export * from "./draws";
export * from "./mail";
export * from "./parties";
export * from "./people";
export * from "./possessions";
export * from "./premium";
export * from "./recommendations";
export * from "./settings";
