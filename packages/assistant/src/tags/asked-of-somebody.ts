import type { Token } from '../text/tokens.ts';
import type { Tag } from './tag.ts';

const GETTING = /^(?:got|get|received|receive|took|accepted|earned|collected|pocketed)$/;

/** `how many got meals`: whoever gets something is counted, and not what they get. */
export function withGettersCounted(tokens: readonly Token[], tags: readonly Tag[]): Tag[] {
  return tags.flatMap((tag, at) => {
    const verb = tags[at + 1];
    const isMany = tag.kind === 'count' && tokens[tag.to - 1]?.low === 'many';
    const isGetting = verb?.kind === 'verb' && verb.role === 'payee' && verb.from === tag.to;
    if (!isMany || !isGetting || !GETTING.test(tokens[verb.from]?.low ?? '')) return [tag];
    return [tag, { kind: 'noun', noun: { dimension: 'recipient' }, from: tag.to, to: tag.to, score: 0 }];
  });
}
