import { after, type Draft, has, isFree, open, replace, take, textOf } from '../draft.ts';
import { addGroup } from '../groups.ts';

/** A breakdown of which nothing says by what. */
const BREAKDOWNS = [
  'breakdown',
  'breakdown of',
  'mix',
  'mix of',
  'composition',
  'composition of',
  'make-up of',
  'makeup of',
  'components of',
  'distribution of',
  'consist of',
  'consists of',
];
/** What something does that has parts: `how is it made up`. */
const HAS_PARTS = /^(?:ma(?:d|k)es?[ -]up|break(?:s)? down|broken down|split(?: up)?|divided?(?: up)?)$/i;

/** `the spending mix`, `how is its spend made up`: by what it was for, which is what parts of spend are before all else. */
export function readBreakdown(draft: Draft): void {
  const parted = partsAsked(draft);
  const isAlone = draft.groups.length === 0 && !draft.ranking && !draft.comparison && !draft.isList;
  if (!parted || !isAlone || has(draft, 'share')) return;
  if (parted.kind === 'restriction' || parted.kind === 'followUp') replace(draft, parted, { kind: 'filler' });
  take(draft, parted, ...open(draft, 'how'));
  if (draft.filters.some(({ field }) => field === 'nature')) {
    draft.cannot = 'Say what it shall be broken down by, for example by state or by company.';
    return;
  }
  addGroup(draft, { kind: 'dimension', dimension: 'nature' });
  draft.assumptions.push('A breakdown of which nothing else is said is by nature of payment.');
}

function partsAsked(draft: Draft) {
  const [first] = draft.tags.filter(({ kind }) => kind !== 'filler' && kind !== 'preposition');
  const isAsked = first?.kind === 'how' || first?.kind === 'which';
  return draft.tags.find((tag) => {
    const words = textOf(draft, tag).toLowerCase();
    if (tag.kind === 'by') return BREAKDOWNS.includes(words) && !isFree(draft, after(draft, tag), 'noun', 'grain');
    return isAsked && HAS_PARTS.test(words);
  });
}
