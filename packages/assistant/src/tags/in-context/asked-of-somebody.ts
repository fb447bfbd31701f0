import type { Token } from '../../text/tokens.ts';
import type { Tag, TagOf } from '../tag.ts';

const GETTING = /^(?:got|get|received|receive|took|accepted|earned|collected|pocketed)$/;

/** `how many got meals`: whoever gets something is counted, and not what they get. */
export function withGettersCounted(tokens: readonly Token[], tags: readonly Tag[]): Tag[] {
  const isOnly = tags.some(({ kind }) => kind === 'only');
  return tags.flatMap((tag, at) => {
    const verb = tags[at + 1];
    const isMany = tag.kind === 'count' && tokens[tag.to - 1]?.low === 'many';
    const noun =
      isMany && !isOnly && HAVING.test(tokens[tag.to]?.low ?? '') ? nounInFront(tags.slice(0, at)) : undefined;
    if (noun) return [tag, { ...noun, from: tag.to, to: tag.to, score: 0 }];
    const isGetting = verb?.kind === 'verb' && verb.role === 'payee' && verb.from === tag.to;
    if (!isMany || !isGetting || isOfThose(tags, at) || !GETTING.test(tokens[verb.from]?.low ?? '')) return [tag];
    return [tag, { kind: 'noun', noun: { dimension: 'recipient' }, from: tag.to, to: tag.to, score: 0 }];
  });
}

const HAVING = /^(?:had|have|has)$/;

/** `of the doctors in Ohio, how many had a meal above $100`: of them some are counted, and not the meals. */
function nounInFront(earlier: readonly Tag[]): Pick<TagOf<'noun'>, 'kind' | 'noun'> | undefined {
  const [of, who] = earlier.filter(({ kind }) => kind !== 'filler');
  if (of?.kind !== 'preposition' || !['of', 'among'].includes(of.word)) return undefined;
  // What they did is read as a clause of its own where it begins with `who`.
  if (earlier.some(({ kind }) => kind === 'verb') && !earlier.some(({ kind }) => kind === 'who')) return undefined;
  if (who?.kind === 'noun') return { kind: 'noun', noun: { dimension: who.noun.dimension } };
  return who?.kind === 'value' && who.isPerson ? { kind: 'noun', noun: { dimension: 'recipient' } } : undefined;
}

/** `of the doctors who …, how many got more than $50,000`: those in front are counted. */
function isOfThose(tags: readonly Tag[], at: number): boolean {
  const next = tags.slice(at).find(({ kind }) => !['count', 'verb', 'filler'].includes(kind));
  return next?.kind === 'comparator' && tags.slice(0, at).some(({ kind }) => kind === 'who');
}
