import { ABBREVIATED } from './abbreviated.ts';
import { lemma } from './lemma.ts';
import { normalise } from './normalise.ts';

/** A word or number of a question, and where it stands. */
export interface Token {
  /** As written. */
  readonly text: string;
  readonly low: string;
  readonly lemma: string;
  readonly start: number;
  readonly end: number;
  /** What stands between quotation marks is a value, letter for letter. */
  readonly quoted?: true;
}

/** Dates and numbers with their signs, words, and what joins them; each alternative reads forward only. */
const TOKEN =
  /"[^"]{1,200}"|\d{4}-\d{2}-\d{2}|(?:19|20)\d{2}-(?:0[1-9]|1[0-2])(?!\d)|\d{1,2}\/(?:\d{1,2}\/)?(?:19|20)\d{2}(?!\d)|[$€]?\d+(?:,\d{3})*(?:\.\d+)?(?:\p{L}+\d*|%|'s\b)?|\b(?:[wW]\/(?:[oO]\b)?|[bB]\/[wW]\b)|(?:\p{L}\.){2,}|[\p{L}\p{M}]+\d*(?:'[\p{L}]+|(?<=[sS])')?|[&%$+\-/<>=≥≤,#]/gu;

const CONTRACTED: Readonly<Record<string, readonly string[]>> = {
  "what's": ['what', 'is'],
  "who's": ['who', 'is'],
  "where's": ['where', 'is'],
  "how's": ['how', 'is'],
  "let's": ['let', 'us'],
  "i'd": ['i', 'would'],
  "i'm": ['i', 'am'],
  "isn't": ['is', 'not'],
  "aren't": ['are', 'not'],
  "wasn't": ['was', 'not'],
  "weren't": ['were', 'not'],
  "didn't": ['did', 'not'],
  "don't": ['do', 'not'],
  "doesn't": ['does', 'not'],
  "haven't": ['have', 'not'],
  "hasn't": ['has', 'not'],
  "that's": ['that', 'is'],
  once: ['1', 'times'],
  twice: ['2', 'times'],
  thrice: ['3', 'times'],
};

/** Signs that are words. */
const SIGNS: Readonly<Record<string, string>> = {
  '&': 'and',
  '+': 'and',
  '%': 'percent',
  '>': 'over',
  '<': 'under',
  '≥': 'at least',
  '≤': 'at most',
  '#': 'number',
  ',': ',',
};

/** The words of a text with their places; a dash between numbers is `to`. */
export function tokenise(question: string): Token[] {
  const found = [...question.matchAll(TOKEN)];
  return found.flatMap((match, index) => {
    const text = match[0];
    const start = match.index;
    const next = found[index + 1];
    if (text.startsWith('"')) {
      const inner = text.slice(1, -1);
      return [
        {
          text: inner,
          low: inner.toLowerCase(),
          lemma: phraseOf(inner),
          start,
          end: start + text.length,
          quoted: true,
        },
      ];
    }
    const before = found[index - 1]?.[0] ?? '';
    const after = next?.[0] ?? '';
    const isBehind = found[index - 1]?.index === start - before.length;
    const isBetween = isBehind && next?.index === start + text.length;
    // `Jan 2021 - Dec 2023`: from the one month to the other.
    const isOfMonths = text === '-' && isMonth(found[index - 2]?.[0] ?? '') && YEAR.test(before) && isMonth(after);
    const words = isOfMonths
      ? ['to']
      : (isBehind && signBehind(text, before, isBetween ? after : '')) || wordsOf(text, before, after);
    return words.map((low) => ({
      text,
      low,
      lemma: lemma(low),
      start,
      end: start + text.length,
    }));
  });
}

/** A sign right behind a word: of `$100,000+` and `2023+` it is what goes beyond, of `Q1-2024` and `2024/Q1` nothing. */
function signBehind(sign: string, before: string, after: string): readonly string[] | undefined {
  if (sign === '+' && /^\$?\d/.test(before) && after === '') return YEAR.test(before) ? ['onward'] : ['or', 'more'];
  if (!/^[-/]$/.test(sign)) return undefined;
  const isPart = /^[qh][1-4]$/i;
  return (isPart.test(before) && YEAR.test(after)) || (YEAR.test(before) && isPart.test(after)) ? [] : undefined;
}

const YEAR = /^(?:19|20)\d{2}$/;

function wordsOf(text: string, before: string, after: string): readonly string[] {
  const low = text.toLowerCase();
  if (low === '-') return isRange(before, after) ? ['to'] : [];
  if (low === '=') return isBound(before) || !/^[$\d]/.test(after) ? [] : ['exactly'];
  if (isBound(low) && after === '=') return ['at', low === '>' ? 'least' : 'most'];
  if (low === ',') return [','];
  // `Texas / meals / 2024` is a list; `2022/2023` are years.
  if (low === '/') return /\d$/.test(before) && /^\d/.test(after) ? ['slash'] : [','];
  // `research $ by year`; of `$ 500` it is the sign of the number.
  if (low === '$') return /^\d/.test(after) ? [] : ['dollars'];
  if (SIGNS[low] !== undefined) return SIGNS[low].split(' ');
  if (CONTRACTED[low]) return CONTRACTED[low];
  if (Object.hasOwn(ABBREVIATED, low)) return [ABBREVIATED[low] ?? low];
  if (low.endsWith("'s") || low.endsWith("s'")) return [low.replace(/'s?$/, '')];
  const [, rank, count] = /^(top|bottom|first|last)(\d+)$/.exec(low) ?? [];
  if (rank && count) return [rank, count];
  if (/^(\p{L}\.)+$/u.test(low)) return [low.replaceAll('.', '')];
  return [low];
}

/** `2021-24`, `$5-$10`, `March - June`; of `2024 - 10 companies` the number is no year. */
function isRange(before: string, after: string): boolean {
  if (isMonth(before) && isMonth(after)) return true;
  if (YEAR.test(before) && /^(?:present|now|today|date)$/i.test(after)) return true;
  if (YEAR.test(before) && /^\d{1,3}$/.test(after)) return after.length === 2 && after > before.slice(2);
  return /\d/.test(before) && /\d/.test(after);
}

/** `>=` is one sign of two. */
function isBound(sign: string): boolean {
  return sign === '>' || sign === '<';
}

function isMonth(text: string): boolean {
  return /^(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/i.test(text);
}

/** A text as values are compared: lemmas of its words with single spaces between. */
export function phraseOf(text: string): string {
  return tokenise(normalise(text).replaceAll('"', ' '))
    .filter(({ low }) => low !== ',' && low !== 'slash')
    .map((token) => token.lemma)
    .join(' ');
}
