import type { Tag, TagOf } from '../../tags/tag.ts';
import { after, type Draft, has, open, textOf } from '../draft.ts';
import { saysWhose } from '../shares/share-of-theirs.ts';

/** Shares of which nobody can say what the whole is. */
export function readShareDoubts(draft: Draft): void {
  const [share] = open(draft, 'share');
  if (share && !draft.ambiguity && !askWhose(draft, share) && !askWhole(draft, share)) askWhere(draft, share);
}

/** `top 10 share by year`: nothing says the first ten of what. */
function askWhose(draft: Draft, share: Tag): boolean {
  const number = draft.tags[draft.tags.indexOf(share) - 1];
  const rank = number && draft.tags[draft.tags.indexOf(number) - 1];
  if (number?.kind !== 'number' || number.isPercent || rank?.kind !== 'rank' || after(draft, share)?.kind === 'noun')
    return false;
  const choices = ['companies', 'physicians', 'recipients', 'states'];
  const first = textOf(draft, { from: rank.from, to: number.to });
  draft.ambiguity = {
    text: `The ${first} of what?`,
    choices: choices.map((name) => ({ label: name, words: `share of the ${first} ${name}` })),
    from: rank.from,
    to: share.to,
  };
  return true;
}

const PARTS: readonly string[] = ['nature', 'form', 'product', 'product_type', 'primary_type', 'specialty'];

/** Meals, hospitals: what there can be a share of in all that somebody has. */
function isPart(tag: Tag | undefined): tag is TagOf<'value'> | TagOf<'noun'> {
  if (tag?.kind === 'noun') return tag.noun.where !== undefined;
  return tag?.kind === 'value' && PARTS.includes(tag.choices[0]?.field ?? '');
}

/** `which state has the highest share of meals`: of all meals, or of what is paid there. */
function askWhole(draft: Draft, share: Tag): boolean {
  const { tags, tokens } = draft;
  const previous = tags[tags.indexOf(share) - 1];
  // `the largest share of spending on oncologists`.
  const part = after(draft, share, ['filler', 'preposition', 'amount', 'verb']);
  if (
    !draft.ranking ||
    saysWhose(draft, share) ||
    (previous?.kind !== 'rank' && previous?.kind !== 'by') ||
    !isPart(part)
  )
    return false;
  const beside = tags[tags.indexOf(part) + 1];
  const end = beside && ['amount', 'unit', 'verb'].includes(beside.kind) ? beside : part;
  const isSaid = ['in', 'of', 'within', 'out'].includes(tokens[end.to]?.low ?? '');
  if (isSaid && ['amount', 'unit', 'verb', 'by'].includes(after(draft, end)?.kind ?? '')) return false;
  const name = textOf(draft, part);
  draft.ambiguity = {
    text: `The share of ${name} in all that each has, or of each in all ${name}?`,
    choices: [
      { label: `the share of ${name} in all that each has`, words: `share of ${name} in total spend` },
      { label: `the share of each in all ${name}: who has the most`, words: `total amount for ${name}` },
    ],
    from: share.from,
    to: end.to,
  };
  return true;
}

/** `share of physicians in Texas`: of them, or of what is paid there. */
function askWhere(draft: Draft, share: Tag): void {
  const kind = after(draft, share);
  const place = kind && after(draft, kind);
  const isPlace = place?.kind === 'value' && ['state', 'city'].includes(place.choices[0]?.field ?? '');
  if (kind?.kind !== 'noun' || kind.noun.dimension !== 'recipient' || !isPlace) return;
  if (!kind.noun.where || draft.tokens[kind.to]?.low !== 'in' || has(draft, 'amount', 'unit', 'verb', 'by', 'which'))
    return;
  const [who, where] = [textOf(draft, kind), textOf(draft, place)];
  draft.ambiguity = {
    text: 'A share of what?',
    choices: [
      `what share of spend in ${where} went to ${who}`,
      `what share of spend went to ${who} in ${where}`,
      `what percent of ${who} are in ${where}`,
    ].map((words) => ({ label: words, words })),
    from: share.from,
    to: place.to,
  };
}
