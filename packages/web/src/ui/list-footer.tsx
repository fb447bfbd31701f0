import { Grid, Select } from 'antd';
import { count } from '../lib/format.ts';
import { Pager } from './pager.tsx';
import './list-footer.css';

interface ListFooterProps {
  /** From 1. */
  page: number;
  size: number;
  total: number;
  /** More match than are counted. */
  isTotalCapped?: boolean;
  onPage: (page: number) => void;
  /** Of what, where a screen has several lists: `roll-ups`. */
  of?: string;
  /** Sizes to choose from, where the size is not fixed. */
  sizes?: readonly number[];
  onSize?: (size: number) => void;
}

/** Under every list: which rows are on screen, the way to the others, and how many stand on a page. */
export function ListFooter(props: ListFooterProps) {
  const { page, size, total, isTotalCapped = false, onPage, of, sizes = [], onSize } = props;
  const isWide = Grid.useBreakpoint().md ?? true;
  if (total === 0) return null;
  return (
    <footer className="list-footer">
      <span className="list-count">
        {count((page - 1) * size + 1)}–{count(Math.min(page * size, total))} of {isTotalCapped && 'more than '}
        {count(total)}
      </span>
      <Pager page={page} pages={Math.max(1, Math.ceil(total / size))} onChange={onPage} of={of} compact={!isWide} />
      {onSize !== undefined && (
        <Select
          aria-label="Rows per page"
          value={size}
          options={sizes.map((value) => ({ value, label: `${value} / page` }))}
          onChange={onSize}
        />
      )}
    </footer>
  );
}
