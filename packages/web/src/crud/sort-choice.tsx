import { Select } from 'antd';
import { useEntityArea } from './entity-context.tsx';
import { isSortable, type ListState } from './list-state.ts';

/** The order of a list where it has no headings to press. */
export function SortChoice({ state }: { state: ListState }) {
  const { columns, fields } = useEntityArea().screen.definition;
  const sortable = ['id', ...columns.filter((name) => isSortable(fields[name]))];
  const options = sortable.flatMap((name) => {
    const label = fields[name]?.label ?? 'Id';
    return [
      { value: `${name},asc`, label: `${label} ↑` },
      { value: `${name},desc`, label: `${label} ↓` },
    ];
  });
  return (
    <Select
      className="sort-choice"
      aria-label="Sort by"
      value={state.request.sort}
      options={options}
      onChange={(sort) => state.change({ sort })}
    />
  );
}
