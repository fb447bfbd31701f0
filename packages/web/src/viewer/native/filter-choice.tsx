import type { Condition, FieldInfo } from '@pellucid/contract';
import { Button, Input, Segmented } from 'antd';
import { type FormEvent, useState } from 'react';
import { FilterList, type FilterListProps } from './filter-list.tsx';
import { chosenValues, conditionOn, excludedValues, exclusionOn } from './mark-conditions.ts';

type Mode = 'is' | 'not' | 'contains';

interface FilterChoiceProps extends Omit<FilterListProps, 'chosen' | 'onChange'> {
  condition: Condition | null;
  onChange: (condition: Condition | null) => void;
}

const LABELS: Readonly<Record<Mode, string>> = { is: 'Is', not: 'Is not', contains: 'Contains' };

/** Values to choose or to leave out, or a text that they contain. */
export function FilterChoice({ condition, onChange, ...list }: FilterChoiceProps) {
  const { field, single, searchFirst } = list;
  const [mode, setMode] = useState(() => modeOf(condition));
  const [of, setOf] = useState(condition);
  // A condition that came from elsewhere (undo, a chip) is shown as what it is.
  if (of !== condition) {
    setOf(condition);
    if (condition !== null) setMode(modeOf(condition));
  }
  const values = mode === 'not' ? excludedValues(condition) : chosenValues(condition);
  const change = (to: Mode) => {
    setMode(to);
    if (to === 'is') onChange(conditionOn(field.name, excludedValues(condition)));
    if (to === 'not') onChange(exclusionOn(field.name, chosenValues(condition)));
  };
  return (
    <>
      {!single && (
        <Segmented
          block
          size="small"
          aria-label={`How to filter ${field.label}`}
          value={mode}
          options={modesOf(field, searchFirst).map((value) => ({ value, label: LABELS[value] }))}
          onChange={change}
        />
      )}
      {mode === 'contains' ? (
        <FilterText key={JSON.stringify(condition)} field={field} condition={condition} onChange={onChange} />
      ) : (
        <FilterList
          {...list}
          chosen={values}
          onChange={(next) => onChange(mode === 'not' ? exclusionOn(field.name, next) : conditionOn(field.name, next))}
        />
      )}
    </>
  );
}

/** Of short lists values are chosen. An id is known by its name, which is no text of its own. */
function modesOf({ type, shownAs }: FieldInfo, isLong: boolean): Mode[] {
  return isLong && type === 'text' && shownAs === undefined ? ['is', 'not', 'contains'] : ['is', 'not'];
}

function modeOf(condition: Condition | null): Mode {
  if (condition?.op === 'contains') return 'contains';
  return excludedValues(condition).length > 0 ? 'not' : 'is';
}

/** A text that the values contain; applies on Apply or Enter. */
function FilterText({ field, condition, onChange }: Pick<FilterChoiceProps, 'field' | 'condition' | 'onChange'>) {
  const applied = condition?.op === 'contains' ? String(condition.value ?? '') : '';
  const [typed, setTyped] = useState(applied);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const text = typed.trim();
    onChange(text === '' ? null : { field: field.name, op: 'contains', value: text });
  };
  return (
    <form className="board-filter-text" onSubmit={submit}>
      <Input
        size="small"
        allowClear
        maxLength={100}
        aria-label={`${field.label} contains`}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button size="small" htmlType="submit" type={typed.trim() === applied ? 'default' : 'primary'}>
        Apply
      </Button>
    </form>
  );
}
