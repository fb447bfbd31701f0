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

/** Several of one specialty; of two of the same name other rules know which. */
function isSpecialists(tag: Tag, tokens: readonly Token[]): tag is TagOf<'value'> {
  if (tag.kind !== 'value' || tag.isPerson !== true || choiceOf(tag)?.values.length !== 1) return false;
  const last = tokens[tag.to - 1];
  return last !== undefined && last.low !== last.lemma;
}

function choiceOf({ choices }: TagOf<'value'>) {
  return choices.find(({ field }) => field === 'specialty' || field === 'primary_type') ?? choices[0];
}

function asNoun(tag: TagOf<'value'>): TagOf<'noun'> {
  const { field = 'specialty', values = [] } = choiceOf(tag) ?? {};
  const { from, to, score } = tag;
  return { kind: 'noun', noun: { dimension: 'recipient', where: [{ field, values }] }, from, to, score };
}
