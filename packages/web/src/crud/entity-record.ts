/** A record as the generic screens know it: what its fields are, the definition says. */
export type EntityRecord = Readonly<Record<string, unknown>> & { readonly id: number; readonly version: number };
