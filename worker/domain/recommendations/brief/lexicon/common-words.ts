export const commonWords = "";
