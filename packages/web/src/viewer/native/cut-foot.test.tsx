import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { OPENING, resultOf } from '../testing/fake-boards.ts';
import { CutFoot } from './cut-foot.tsx';
import { tileOf } from './viewer-snapshot.ts';

const found = tileOf(OPENING, 'natures');
if (found === undefined) throw new Error('The sample board has no tile of natures');
const orderBy = [{ field: 'total_amount', direction: 'desc' as const }];
const tile = { ...found, kind: 'table' as const, query: { ...found.query, orderBy, limit: 2 } };
const result = { ...resultOf(tile, { page: 'overview', filters: [], marks: [] }), rowCount: 2 };

it('a table that is cut says that it has the top rows alone, of how many and by what', () => {
  const { container, rerender } = render(
    <CutFoot opening={OPENING} tile={tile} result={{ ...result, truncated: true, groups: 1_204 }} asTable={false} />,
  );
  expect(container.textContent).toBe('Only the top 2 of 1,204 by Total spend');
  rerender(<CutFoot opening={OPENING} tile={tile} result={{ ...result, truncated: false }} asTable={false} />);
  expect(container.textContent).toBe('');
});
