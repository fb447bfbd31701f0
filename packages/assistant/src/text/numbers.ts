/** A number of a question. */
export interface ReadNumber {
  /** Exact decimal text. */
  readonly value: string;
  readonly isMoney: boolean;
  readonly isPercent: boolean;
  readonly isOrdinal: boolean;
}

const MULTIPLIERS: Readonly<Record<string, number>> = {
  k: 3,
  thousand: 3,
  grand: 3,
  m: 6,
  mm: 6,
  mn: 6,
  mil: 6,
  mio: 6,
  million: 6,
  b: 9,
  bn: 9,
  billion: 9,
};

const UNITS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const ORDINALS =
  'zeroth first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth'.split(
    ' ',
  );
const TENTHS = 'twentieth thirtieth fortieth fiftieth sixtieth seventieth eightieth ninetieth'.split(' ');
const WORDS: ReadonlyMap<string, number> = new Map([
  ...UNITS.map((word, value) => [word, value] as const),
  ...TENS.map((word, index) => [word, 20 + 10 * index] as const),
  ['dozen', 12],
  ['hundred', 100],
]);

const FIGURE = /^([$€]?)(\d[\d,]*)(\.\d+)?(\p{L}+|%)?$/u;

/** A number in one word: `10k`, `$1.5M`, `25%`, `3rd`, `twelve`. */
export function readNumber(low: string): ReadNumber | undefined {
  const word = WORDS.get(low);
  if (word !== undefined) return plain(String(word));
  const tenth = TENTHS.indexOf(low);
  const ordinal = tenth < 0 ? ORDINALS.indexOf(low) : 20 + 10 * tenth;
  if (ordinal > 0) return { ...plain(String(ordinal)), isOrdinal: true };
  const match = FIGURE.exec(low);
  if (!match) return undefined;
  const [, currency, whole = '', fraction = '', suffix = ''] = match;
  const digits = whole.replaceAll(',', '');
  if (digits.length > 13 || currency === '€') return undefined;
  // `50.000` is fifty thousand where some come from, and fifty here.
  if (suffix === '' && /^\.\d{3}$/.test(fraction) && digits !== '0' && digits.length <= 3) return undefined;
  if (/^(st|nd|rd|th)$/.test(suffix)) return { ...plain(digits), isOrdinal: true };
  if (suffix === '%') return { ...plain(digits + fraction), isPercent: true };
  const power = suffix === '' ? 0 : MULTIPLIERS[suffix];
  if (power === undefined) return suffix === 'usd' ? { ...plain(digits + fraction), isMoney: true } : undefined;
  return { ...plain(scaled(digits, fraction.slice(1), power)), isMoney: currency !== '' };
}

/** A number of several words from a place on: `1.5 million dollars`, `twenty five`, `a dozen`; with the words it takes. */
export function readNumberAt(words: readonly string[], at: number): (ReadNumber & { length: number }) | undefined {
  if (words[at] === 'half' && words[at + 1] === 'a' && MULTIPLIERS[words[at + 2] ?? ''] !== undefined) {
    const rest = readNumberAt(['0.5', ...words.slice(at + 2)], 0);
    return rest && { ...rest, length: rest.length + 1 };
  }
  if (words[at] === 'a' && MULTIPLIERS[words[at + 1] ?? ''] !== undefined) {
    const rest = readNumberAt(['1', ...words.slice(at + 1)], 0);
    return rest && { ...rest, length: rest.length };
  }
  const parts = quartersAt(words, at);
  if (parts) return parts;
  const article = words[at] === 'a' && (words[at + 1] === 'dozen' || words[at + 1] === 'hundred') ? 1 : 0;
  const start = at + article;
  const first = readNumber(words[start] ?? '');
  if (!first) return undefined;
  let { value } = first;
  let next = start + 1;
  const isPlain = !first.isOrdinal && !first.isPercent;
  const second = readNumber(words[next] ?? '');
  if (isPlain && TENS.includes(words[start] ?? '') && second && Number(second.value) < 10) {
    value = String(Number(value) + Number(second.value));
    next += 1;
  }
  if (isPlain && words[next] === 'hundred') {
    value = scaled(value, '', 2);
    next += 1;
  }
  const power = isPlain ? MULTIPLIERS[words[next] ?? ''] : undefined;
  if (power !== undefined) {
    const [whole = '', fraction = ''] = value.split('.');
    value = scaled(whole, fraction, power);
    next += 1;
  }
  const unit = words[next] ?? '';
  const isMoney = first.isMoney || /^(dollars?|usd|bucks?)$/.test(unit);
  const isPercent = first.isPercent || unit === 'percent';
  if ((isMoney && !first.isMoney) || (isPercent && !first.isPercent)) next += 1;
  else if (first.isMoney && /^(dollars?|usd)$/.test(unit)) next += 1;
  return { ...first, value, isMoney, isPercent, length: next - at };
}

/** `a quarter of a million`, `three quarters of a million`, `half of a million`. */
function quartersAt(words: readonly string[], at: number): (ReadNumber & { length: number }) | undefined {
  const said =
    /^(?:(?:a |one |1 )?(?<one>quarter)|(?:three|3) (?<three>quarters)|(?<half>half)) (?:of )?(?:a |one |1 )?(?=(?:million|billion)\b)/.exec(
      words.slice(at, at + 8).join(' '),
    );
  if (!said) return undefined;
  const length = said[0].trim().split(' ').length;
  const value = said.groups?.one ? '0.25' : said.groups?.three ? '0.75' : '0.5';
  const rest = readNumberAt([value, ...words.slice(at + length)], 0);
  return rest && { ...rest, length: rest.length + length - 1 };
}

function plain(value: string): ReadNumber {
  return { value, isMoney: false, isPercent: false, isOrdinal: false };
}

/** Moves the decimal point, on the text: what is exact stays so. */
function scaled(whole: string, fraction: string, power: number): string {
  const digits = `${whole}${fraction.padEnd(power, '0')}`;
  const at = whole.length + power;
  const rest = digits.slice(at).replace(/0+$/, '');
  const left = digits.slice(0, at).replace(/^0+(?=\d)/, '');
  return rest === '' ? left : `${left}.${rest}`;
}
