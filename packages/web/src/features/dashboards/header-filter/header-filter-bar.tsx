import type { FilterControlsProps } from './filter-kind.ts';

/** The controls of a page's header filter, on one line where there is room. */
export function HeaderFilterBar(props: FilterControlsProps) {
  const { Controls = EachAtOnce } = props.filter.kind;
  return (
    <search className="dashboard-filter" aria-label="Filter of the dashboard" data-screen-only>
      <Controls {...props} />
    </search>
  );
}

function EachAtOnce({ filter, chosen, waits, onChoose }: FilterControlsProps) {
  return filter.choices.map(({ choice, field }) => (
    <choice.Control
      key={choice.name}
      settings={filter.settings}
      field={field}
      chosen={chosen[choice.name] ?? null}
      waits={waits}
      onChoose={(text) => onChoose({ [choice.name]: text })}
    />
  ));
}
