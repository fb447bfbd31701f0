const LIST = `AL alabama, AK alaska, AZ arizona, AR arkansas, CA california, CO colorado, CT connecticut, DE delaware,
DC district of columbia, FL florida, GA georgia, HI hawaii, ID idaho, IL illinois, IN indiana, IA iowa, KS kansas, KY kentucky,
LA louisiana, ME maine, MD maryland, MA massachusetts, MI michigan, MN minnesota, MS mississippi, MO missouri, MT montana,
NE nebraska, NV nevada, NH new hampshire, NJ new jersey, NM new mexico, NY new york, NC north carolina, ND north dakota, OH ohio,
OK oklahoma, OR oregon, PA pennsylvania, RI rhode island, SC south carolina, SD south dakota, TN tennessee, TX texas, UT utah,
VT vermont, VA virginia, WA washington, WV west virginia, WI wisconsin, WY wyoming, PR puerto rico, GU guam, VI virgin islands,
AS american samoa, MP northern mariana islands`;

/** Postal codes by name, as the data has them. */
export const STATE_CODES: ReadonlyMap<string, string> = new Map([
  ...LIST.split(',').map((entry): [string, string] => {
    const [code = '', ...name] = entry.trim().split(' ');
    return [name.join(' '), code];
  }),
  ['washington dc', 'DC'],
  ['washington d c', 'DC'],
  ['new york state', 'NY'],
  ['washington state', 'WA'],
  ['state of washington', 'WA'],
  ['state of new york', 'NY'],
  ['cali', 'CA'],
  ['calif', 'CA'],
  ['mass', 'MA'],
]);

const CODES = new Set(STATE_CODES.values());
/** Codes that are words too: they count as states in capitals only. */
const WORDS = new Set([
  'IN',
  'OR',
  'ME',
  'HI',
  'OK',
  'OH',
  'PA',
  'LA',
  'AL',
  'MA',
  'ID',
  'DE',
  'CO',
  'MO',
  'AS',
  'VI',
  'MS',
  'MD',
  'PR',
  'MT',
  'AR',
  'SD',
]);

/** The state of a word that is a postal code. */
export function stateOfCode(text: string): string | undefined {
  const code = text.toUpperCase();
  if (!CODES.has(code)) return undefined;
  if (!WORDS.has(code)) return code;
  return text === code ? code : undefined;
}

/** States that people speak of as one; the regions of the Census Bureau. */
export const REGIONS: Readonly<Record<string, readonly string[]>> = {
  'new england': ['CT', 'ME', 'MA', 'NH', 'RI', 'VT'],
  northeast: ['CT', 'ME', 'MA', 'NH', 'RI', 'VT', 'NJ', 'NY', 'PA'],
  midwest: ['IL', 'IN', 'MI', 'OH', 'WI', 'IA', 'KS', 'MN', 'MO', 'NE', 'ND', 'SD'],
  'west coast': ['CA', 'OR', 'WA'],
};
