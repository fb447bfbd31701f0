import type { DataPort } from '../port/data-port.ts';
import type { Refused } from '../port/interpretation.ts';
import { outOfField } from '../refusals/refusals.ts';
import type { Kind, Tag } from '../tags/tag.ts';
import { type Lexicon, tagQuestion } from '../tags/tag-question.ts';
import { normalise } from '../text/normalise.ts';
import { tokenise } from '../text/tokens.ts';
import { lexiconOf } from '../values/lexicon.ts';
import { type Heard, heardOf, isPointing, withTopic } from './heard.ts';

/** A question without the talk around it, and what was made of that talk. */
export interface Told {
  readonly question: string;
  readonly assumptions: readonly string[];
}

/** `the new hires`, `our top accounts`: who says so of people around them may mean those of the question. */
const NARROWING: readonly Kind[] = ['noun', 'rank', 'not', 'new', 'only', 'growth', 'share', 'restriction'];
/** Kinds of words that could be a part of a question. */
const OF_DATA: readonly Kind[] = ['value', 'period', 'number', 'source', 'measure', 'statistic', ...NARROWING];

/** A word in capitals amid others may be a name that no list has: `the Ada Moreno slide`. */
const NAMED = /(?<=\w[\s-]+)(?!I\b)\p{Lu}\p{L}/u;

/** What is asked, once the talk around it is set aside: words of it that could be a part of the question are said to be none. */
export async function toldOf(said: string, data: DataPort): Promise<Told | Refused> {
  const parted = heardOf(said);
  const { asides, topic: spoken } = parted;
  const talk = [...asides, ...(spoken === undefined ? [] : [spoken])];
  if (talk.length === 0) return { question: parted.question, assumptions: [] };
  const outside = outOfField(withoutPlans(said));
  if (outside) return outside;
  const lexicon = await lexiconOf(data, await data.describe());
  const heard = withNamed(parted, lexicon);
  const asked = tagged(heard.question, lexicon);
  if (heard.purposes?.some((purpose) => namesMore(tagged(purpose, lexicon), asked)))
    return { question: said, assumptions: [] };
  const assumptions = heard.asides
    .filter((aside) => NAMED.test(aside) || saysMore(tagged(aside, lexicon), asked))
    .map((aside) => `“${aside}” is taken as no part of the question.`);
  const topic = topicOf(heard, asked, lexicon);
  if (topic === undefined) {
    const isLeft = heard.topic !== undefined && isOfOthers(tagged(heard.topic, lexicon), asked);
    const left = isLeft ? [`“${heard.topic}” is taken as no part of the question.`] : [];
    return { question: heard.question, assumptions: [...assumptions, ...left] };
  }
  return {
    question: withTopic(heard.question, topic),
    assumptions: [...assumptions, `The question is taken to be about “${topic}”.`],
  };
}

/** `for the Texas report`: an occasion named by nothing but a value of the data is about it. */
const OF_NAME = /\b(?:the|an?|my|our)\s+(?<name>\p{Lu}\S*(?:\s\p{Lu}\S*){0,2})\s+\p{Ll}+$/u;

function withNamed(heard: Heard, lexicon: Lexicon): Heard {
  const named = heard.asides.flatMap((aside) => OF_NAME.exec(aside)?.groups?.name ?? []);
  const [name] = named.filter((one) => tagged(one, lexicon).every(({ kind }) => kind === 'value'));
  if (name === undefined || heard.topic !== undefined) return heard;
  return { ...heard, asides: heard.asides.filter((aside) => OF_NAME.exec(aside)?.groups?.name !== name), topic: name };
}

/** `next month's meeting`, `we will be presenting`: plans of the asker, and no forecast. */
function withoutPlans(said: string): string {
  return said
    .replace(/\bnext\s+(?:year|quarter|month)'s\b/gi, 'the')
    .replace(/\b(?<=(?:i|we)(?:'ll|\s+will)\s)be\s+(?=(?:presenting|meeting|writing|reporting|preparing)\b)/gi, '');
}

/** What the talk is about, where the question points at it or does not say it itself. */
function topicOf({ question, topic }: Heard, asked: readonly Tag[], lexicon: Lexicon): string | undefined {
  if (topic === undefined) return undefined;
  if (!isPointing(question) && isOfOthers(tagged(topic, lexicon), asked)) return undefined;
  return isPointing(question) || saysMore(tagged(topic, lexicon), asked) || isUnknown(tagged(topic, lexicon))
    ? topic
    : undefined;
}

/** `I'm looking at diabetes: who spent the most on oncology`: what the question names itself of the kind is meant. */
function isOfOthers(topic: readonly Tag[], asked: readonly Tag[]): boolean {
  const named = fieldsOf(topic);
  return named.length > 0 && named.every((field) => fieldsOf(asked).includes(field)) && saysMore(topic, asked);
}

const fieldsOf = (tags: readonly Tag[]): readonly string[] =>
  tags.flatMap((tag) => (tag.kind === 'value' ? (tag.choices[0]?.field ?? []) : []));

/** The tags of words by themselves. */
export function tagged(text: string, lexicon: Lexicon): readonly Tag[] {
  return tagQuestion(tokenise(normalise(text)), lexicon);
}

/** A name that no list has may be somebody of the data. */
function isUnknown(tags: readonly Tag[]): boolean {
  return tags.some(({ kind }) => kind === 'unknown');
}

/** Whether words could say something that the question does not say itself. */
function saysMore(tags: readonly Tag[], asked: readonly Tag[]): boolean {
  return tags.some((tag) => OF_DATA.includes(tag.kind) && !asked.some((one) => meaningOf(one) === meaningOf(tag)));
}

/** `to judge oncology, rank the companies`: what a purpose names, and the question names nothing of its kind, may be a condition of it. */
function namesMore(tags: readonly Tag[], asked: readonly Tag[]): boolean {
  const named = tags.filter((tag) => NAMING.includes(tag.kind) && !fieldsOf([tag]).some(isIn(fieldsOf(asked))));
  return saysMore(named, asked);
}

const isIn = (all: readonly string[]) => (one: string) => all.includes(one);

const NAMING: readonly Kind[] = ['value', 'period', 'number', 'source'];

function meaningOf({ from, to, score, ...meaning }: Tag): string {
  return JSON.stringify(meaning);
}
