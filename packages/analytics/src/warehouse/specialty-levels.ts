/** A level of a published specialty as SQL: `|` separates them; old rows have `/` instead, which is also part of some names. */
const level = (nth: number) =>
  `nullif(trim(CASE WHEN contains(specialty, '|') THEN split_part(specialty, '|', ${nth}) ELSE split_part(specialty, '/', ${nth}) END), '')`;

/** The first level, as SQL over the column `specialty`: the provider grouping. */
export const SPECIALTY_GROUP = level(1);

/** The second level: what the provider is called within the grouping. A specialty of one level stands for itself. */
export const SPECIALTY_CLASSIFICATION = `coalesce(${level(2)}, ${level(1)})`;
