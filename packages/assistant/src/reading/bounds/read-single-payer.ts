import type { Tag } from '../../tags/tag.ts';
import { before, type Draft, has, replace, textOf } from '../draft.ts';

const ONE = /^(?:a )?(?:single|one|1)$/i;
const FROM = /^(?:by|from)$/i;

/** `more than 300 records from a single company`: a number or amount that holds for one of them, so that each pair has a row. */
export function asSinglePayer(draft: Draft): void {
  if (!has(draft, 'comparator') || has(draft, 'count', 'only', 'rank', 'not')) return;
  for (const company of draft.tags) {
    if (company.kind !== 'noun' || company.noun.dimension !== 'company' || company.noun.where) continue;
    const one = before(draft, company, []);
    const article = one && before(draft, one, []);
    const isArticle = article?.kind === 'filler' && /^a$/i.test(textOf(draft, article));
    const by = isArticle ? before(draft, article, []) : article;
    if (!one || !by || !ONE.test(textOf(draft, one)) || !FROM.test(textOf(draft, by)) || isMany(draft, company))
      continue;
    for (const tag of [by, ...(isArticle ? [article] : []), one, company]) replace(draft, tag, { kind: 'filler' });
    draft.isOfPair = true;
  }
}

function isMany({ tokens }: Draft, { to }: Tag): boolean {
  const last = tokens[to - 1];
  return last !== undefined && last.low !== last.lemma;
}

/** Those who are asked for have a row with each company; without such rows nobody can tell of whom the number is. */
export function readSinglePayer(draft: Draft): void {
  if (!draft.isOfPair) return;
  const [group, ...others] = draft.groups;
  // `…, and which company was it`: their rows show it.
  const isShown = others.every((one) => one.kind === 'dimension' && one.dimension === 'company');
  const isOfPeople = group?.kind === 'dimension' && group.dimension === 'recipient' && isShown;
  if (isOfPeople && !draft.comparison && !draft.among)
    draft.groups = [group, { kind: 'dimension', dimension: 'company' }];
  else draft.cannot ??= 'I can tell what a single company paid of rows of people alone: ask for a list of them.';
}
