/** FIPS codes of the map's features, by postal code. Territories are drawn as boxes, see `us-map.ts`. */
export const STATES: Readonly<Record<string, { fips: string; name: string }>> = Object.fromEntries(
  `01AL Alabama,02AK Alaska,04AZ Arizona,05AR Arkansas,06CA California,08CO Colorado,09CT Connecticut,10DE Delaware,
11DC District of Columbia,12FL Florida,13GA Georgia,15HI Hawaii,16ID Idaho,17IL Illinois,18IN Indiana,19IA Iowa,20KS Kansas,
21KY Kentucky,22LA Louisiana,23ME Maine,24MD Maryland,25MA Massachusetts,26MI Michigan,27MN Minnesota,28MS Mississippi,
29MO Missouri,30MT Montana,31NE Nebraska,32NV Nevada,33NH New Hampshire,34NJ New Jersey,35NM New Mexico,36NY New York,
37NC North Carolina,38ND North Dakota,39OH Ohio,40OK Oklahoma,41OR Oregon,42PA Pennsylvania,44RI Rhode Island,
45SC South Carolina,46SD South Dakota,47TN Tennessee,48TX Texas,49UT Utah,50VT Vermont,51VA Virginia,53WA Washington,
54WV West Virginia,55WI Wisconsin,56WY Wyoming,60AS American Samoa,66GU Guam,69MP Northern Mariana Islands,
72PR Puerto Rico,78VI U.S. Virgin Islands`
    .split(',')
    .map((entry) => entry.trim())
    .map((entry) => [entry.slice(2, 4), { fips: entry.slice(0, 2), name: entry.slice(5) }]),
);

/** Territories, in the order of their boxes. */
export const TERRITORIES = ['PR', 'VI', 'GU', 'MP', 'AS'] as const;

const CODE_BY_NAME = new Map(Object.entries(STATES).map(([code, { name }]) => [name.toLowerCase(), code]));

/** The postal code of a state given as code or name, or null: abroad, military, blank. */
export function stateCodeOf(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const code = value.trim().toUpperCase();
  return code in STATES ? code : (CODE_BY_NAME.get(value.trim().toLowerCase()) ?? null);
}

export function stateName(value: unknown): string | null {
  const code = stateCodeOf(value);
  return code === null ? null : (STATES[code]?.name ?? null);
}
