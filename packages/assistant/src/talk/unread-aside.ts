import type { DataPort } from '../port/data-port.ts';
import type { Kind } from '../tags/tag.ts';
import { lexiconOf } from '../values/lexicon.ts';
import { type Told, tagged } from './told.ts';

const MAX_WORDS = 14;
/** A pause at which a sentence may be left: of `$10,000` there is none. */
const PAUSE = /\s*[,;:](?!\d)\s*|\s+[-–—]+\s+|\s*\.\s+|\s*\((?=[^()]*\)[.?!]*$)/g;
/** What people say before they name what they want: `for the ride-along next week I need …`. */
const WANTING =
  /\b(?:i|we)(?:['’]d|\s+(?:would|will|just|also|really|urgently))?\s+(?:need|want|like|require)(?:\s+to\s+(?:know|see|have|get))?\s+(?=\w)/i;
/** Words of people about themselves and whom they ask. */
const OF_ASKER =
  /\b(?:i|me|my|mine|we|us|our|you|your|sorry|apolog\w+|thanks?|please|pls|hi|hello|hey|tomorrow|tonight|asap|boss|basic|dumb|silly|stupid|naive|obvious|newbie|confused|curious)\b/i;

/** When the asker needs it, which is no time of payments. */
const COMING = /\bnext\s+(?:week|month|quarter)\b/gi;
/** Words that say nothing of payments. */
const OF_TALK: readonly Kind[] = ['filler', 'preposition', 'unknown', 'verb', 'and', 'or', 'list', 'followUp'];

interface Apart {
  readonly aside: string;
  readonly rest: string;
}

/**
 * A question without a clause at either end that names nothing of the data and in which people speak of themselves: what is not placed in
 * it is no part of the question. Undefined where the words that nothing places stand elsewhere.
 */
export async function withoutUnreadAside(said: string, unplaced: string, data: DataPort): Promise<Told | undefined> {
  const [part] = partsOf(said).filter(({ aside }) => plain(aside).includes(plain(unplaced)));
  if (part === undefined || part.aside.split(/\s+/).length > MAX_WORDS) return undefined;
  const lexicon = await lexiconOf(data, await data.describe());
  if (tagged(part.aside.replace(COMING, ''), lexicon).some(({ kind }) => !OF_TALK.includes(kind))) return undefined;
  return { question: part.rest, assumptions: [`“${part.aside}” is taken as no part of the question.`] };
}

const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\d]+/gu, ' ');

/** The clauses at either end in which people speak of themselves, the shortest first. */
function partsOf(said: string): readonly Apart[] {
  const text = said.trim();
  const pauses = [...text.matchAll(PAUSE)];
  const wanting = WANTING.exec(text);
  const fronts = [...(wanting ? [wanting] : []), ...pauses].map((end) => ({
    aside: text.slice(0, end.index + (end === wanting ? end[0].length : 0)).trim(),
    rest: text.slice(end.index + end[0].length),
  }));
  const backs = pauses.toReversed().map(({ 0: sign, index }) => ({
    aside: text.slice(index + sign.length).replace(/[.?!)]+$/, ''),
    rest: text.slice(0, index),
  }));
  return [...fronts, ...backs].filter(({ aside, rest }) => OF_ASKER.test(aside) && /\w\W+\w/.test(rest));
}
