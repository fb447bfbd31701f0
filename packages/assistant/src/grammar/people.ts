import type { Tag, TagOf } from '../tags/tag.ts';
import type { Token } from '../text/tokens.ts';

/**
 * Tags in which those who are known by a specialty are people as `physicians` are, so that whatever is said of these may be said of
 * `cardiologists` too. Undefined where nobody is.
 */
export function withSpecialists(tags: readonly Tag[], tokens: readonly Token[]): readonly Tag[] | undefined {
  const people = tags.map((tag) => (isSpecialists(tag, tokens) ? asNoun(tag) : tag));
  return people.some((tag, at) => tag !== tags[at]) ? people : undefined;
}

/** Several of a specialty, or each of them; of two of the same name other rules know which. */
function isSpecialists(tag: Tag, tokens: readonly Token[]): tag is TagOf<'value'> {
  if (tag.kind !== 'value' || tag.isPerson !== true || !isOneField(tag)) return false;
  const last = tokens[tag.to - 1];
  return last !== undefined && (last.low !== last.lemma || EACH.test(tokens[tag.from - 1]?.low ?? ''));
}

const EACH = /^(?:each|every|which|by)$/;

/** `oncologists` are those of all the specialties that the one word stands for. */
function isOneField(tag: TagOf<'value'>): boolean {
  const { length } = choiceOf(tag)?.values ?? [];
  return length === 1 || (length > 1 && tag.choices.length === 1);
}

function choiceOf({ choices }: TagOf<'value'>) {
  return choices.find(({ field }) => field === 'specialty' || field === 'primary_type') ?? choices[0];
}

function asNoun(tag: TagOf<'value'>): TagOf<'noun'> {
  const { field = 'specialty', values = [] } = choiceOf(tag) ?? {};
  const { from, to, score } = tag;
  return { kind: 'noun', noun: { dimension: 'recipient', where: [{ field, values }] }, from, to, score };
}
