import type { Standing } from '@pellucid/contract';
import type { NativeViewer } from './native-viewer.ts';

interface StandingNoteProps {
  viewer: Pick<NativeViewer, 'act'>;
  standing: Standing;
}

/** Where the company that the view is about stands among all, in words, and the way from one's own company to its figures. */
export function StandingNote({ viewer, standing }: StandingNoteProps) {
  const { value, own } = standing;
  const onClick = () =>
    viewer.act({ type: 'filter', field: 'company', condition: { field: 'company', op: 'eq', value } });
  return (
    <p className="board-tile-standing">
      <span>{standingText(standing)}</span>
      {own && (
        <button type="button" className="board-link" data-screen-only onClick={onClick}>
          Show only it
        </button>
      )}
    </p>
  );
}

/** `Your company, Aster Pharma, is 37th of 812.` */
export function standingText({ value, rank, of, own }: Standing): string {
  const name = own ? `Your company, ${value},` : value;
  if (rank === null) return `${name} paid nothing under these filters.`;
  return `${name} is ${ordinal(rank)} of ${of.toLocaleString('en-US')}.`;
}

const ENDINGS: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd', other: 'th' };
const rules = new Intl.PluralRules('en-US', { type: 'ordinal' });

function ordinal(rank: number): string {
  return `${rank.toLocaleString('en-US')}${ENDINGS[rules.select(rank)]}`;
}
