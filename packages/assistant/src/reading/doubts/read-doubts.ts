import type { Tag } from '../../tags/tag.ts';
import { after, before, type Draft, has, replace, textOf } from '../draft.ts';
import { refuseReversed } from './read-direction.ts';
import { readFigureDoubts } from './read-figure-doubts.ts';
import { askProfessionOrKind, refuseUnlikePeople } from './read-kind-doubts.ts';
import { readShareDoubts } from './read-share-doubts.ts';

/** What cannot be read without a word more. */
export function readDoubts(draft: Draft): void {
  readShareDoubts(draft);
  readFigureDoubts(draft);
  askProfessionOrKind(draft);
  refuseUnlikePeople(draft);
  refuseReversed(draft);
  const nop = draft.tags.find((tag) => textOf(draft, tag).toLowerCase() === 'nop');
  const isAlone =
    !draft.tags.some((tag) => tag.kind === 'value' && tag.choices[0]?.field === 'nature') &&
    nop &&
    !['by', 'which', 'count', 'rank'].includes(before(draft, nop)?.kind ?? '') &&
    !isBrokenDown(draft, nop) &&
    draft.figures.length === 0;
  if (nop && isAlone && has(draft, 'amount')) replace(draft, nop, { kind: 'measure', measure: 'payments' });
  else if (nop && isAlone) {
    draft.ambiguity = {
      text: '“NoP” is the nature of payment and the number of payments: which do you mean?',
      choices: [
        { label: 'Total amount by nature of payment', words: 'total amount by nature of payment' },
        { label: 'The number of payments', words: 'number of payments' },
      ],
      from: nop.from,
      to: nop.to,
    };
  }
  const isRankAlone =
    draft.ranking && draft.tags.every(({ kind }) => ['rank', 'number', 'filler', 'preposition'].includes(kind));
  if (isRankAlone && draft.groups.length === 0) {
    draft.ambiguity = {
      isOfRows: true,
      text: 'Which things shall be ranked?',
      choices: ['companies', 'physicians', 'natures of payment', 'states', 'products'].map((name) => ({
        label: name,
        words: `${textOf(draft, { from: 0, to: draft.tokens.length })} ${name}`,
      })),
      from: 0,
      to: draft.tokens.length,
    };
  }
}

/** `NoP breakdown`, `NoP distribution`: there are parts of the one alone. */
function isBrokenDown(draft: Draft, nop: Tag): boolean {
  const by = after(draft, nop);
  return by?.kind === 'by' && /breakdown|split|mix|composition|distribution/i.test(textOf(draft, by));
}
