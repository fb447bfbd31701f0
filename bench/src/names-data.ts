/** People beside those of the demonstration data. */
export const PEOPLE = 1_000_000;

const SAMPLE = 50_000;
const FIRST = 'Ada Bo Carl Dana Elena Farid Gita Hugo Ines Jonas Kira Liam Maya Nils Olga Pablo Quinn Rosa Samir Tara';
const SYLLABLES = 'al ber cor dan el far gan hol ist jor kel lan mor nas or pel qui ros sten tor ul van wes yor zim';

const pick = (list: string, at: string) =>
  `['${list.split(' ').join("','")}'][(1 + (${at}) % ${list.split(' ').length})::BIGINT]`;
/** Two to four syllables: half a million family names, some of them shared, as people's are. */
const family = [1, 2, 3]
  .map((part) => pick(SYLLABLES, `hash(n * 7 + ${part})`))
  .reduce((one, other) => `${one} || ${other}`);
const ending = `CASE WHEN hash(n) % 2 = 0 THEN ${pick(SYLLABLES, 'hash(n * 11)')} ELSE '' END`;

/** Fills a warehouse that has records of payments: each of the people has one, with the specialty and place of another's. */
export const FILL_PEOPLE: readonly string[] = [
  'CREATE TEMP TABLE last_key AS SELECT max(key) AS key FROM recipient',
  `INSERT INTO recipient (key, recipient_id, recipient, recipient_npi, named_in)
    SELECT (FROM last_key) + n, 'B' || n, ${pick(FIRST, 'hash(n * 3)')} || ' ' || upper(name[1]) || name[2:], 'N' || n, 2024
    FROM (SELECT n, ${family} || ${ending} AS name FROM range(1, ${PEOPLE + 1}) people(n))`,
  `CREATE TEMP TABLE sample_records AS SELECT row_number() OVER () AS n, * FROM general LIMIT ${SAMPLE}`,
  `INSERT INTO general BY NAME SELECT s.* EXCLUDE (n) REPLACE ((FROM last_key) + p.n AS recipient_key, 'B' || p.n AS record_id)
    FROM range(1, ${PEOPLE + 1}) p(n) JOIN sample_records s ON s.n = 1 + p.n % ${SAMPLE}`,
  'CHECKPOINT',
];

/** As people type: from two letters on, whole names, a rare one, one with a typo in each third, and what nobody is called. */
export const TYPED: readonly string[] = [
  'an',
  'ada',
  'mor',
  'rosa k',
  'elena b',
  'Ada Moreno',
  'zimsten',
  'corvan',
  'Samir Velross',
  'jonsa mor',
  'kria alber',
  'Olga pelqiu',
  'xqzzk',
  'B77777',
];
