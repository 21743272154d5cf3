/** Translates a key such as `reasons:joined` into the visitor's language. */
export type Translate = (key: string, values?: Record<string, unknown>) => string;
