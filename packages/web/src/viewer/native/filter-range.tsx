import type { Condition, FieldInfo } from '@pellucid/contract';
import { Button, Input } from 'antd';
import { type FormEvent, useId, useState } from 'react';
import { earliestDay } from '../../lib/moment.ts';

interface FilterRangeProps {
  field: FieldInfo;
  condition: Condition | null;
  onChange: (condition: Condition | null) => void;
}

/** From and to, both included, either may be open; applies on Apply or Enter, both ends at once. */
export function FilterRange({ field, condition, onChange }: FilterRangeProps) {
  const [from, to] = endsOf(condition);
  const id = useId();
  const [typed, setTyped] = useState({ from, to, of: condition });
  // A condition that came from elsewhere (undo, a chip) replaces what was typed.
  if (typed.of !== condition) setTyped({ from, to, of: condition });

  const type = field.type === 'date' ? 'date' : 'number';
  const wrongWay = typed.from !== '' && typed.to !== '' && isAfter(typed.from, typed.to, type);
  const changed = typed.from !== from || typed.to !== to;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (changed && !wrongWay) onChange(rangeOf(field.name, typed.from, typed.to));
  };
  const input = (end: 'from' | 'to', label: string) => (
    <div>
      <label htmlFor={`${id}-${end}`}>{label}</label>
      <Input
        id={`${id}-${end}`}
        size="small"
        type={type}
        step="any"
        {...(type === 'date' && { min: earliestDay() })}
        value={typed[end]}
        status={wrongWay ? 'error' : ''}
        onChange={(event) => setTyped({ ...typed, [end]: event.target.value })}
      />
    </div>
  );
  return (
    <form className="board-filter-range" aria-label={`Range of ${field.label}`} onSubmit={submit}>
      {input('from', 'From')}
      {input('to', 'To')}
      {wrongWay && <p role="alert">“From” must not be after “To”.</p>}
      <Button size="small" htmlType="submit" type={changed ? 'primary' : 'default'} disabled={wrongWay}>
        Apply
      </Button>
    </form>
  );
}

function isAfter(from: string, to: string, type: 'date' | 'number'): boolean {
  return type === 'date' ? from > to : Number(from) > Number(to);
}

/** From and to of a range as text, empty where it is open. */
export function endsOf(condition: Condition | null): [string, string] {
  const { op, value } = condition ?? {};
  if (op === 'between' && Array.isArray(value)) return [String(value[0] ?? ''), String(value[1] ?? '')];
  if (value === undefined || value === null || Array.isArray(value)) return ['', ''];
  if (op === 'gte') return [String(value), ''];
  if (op === 'lte') return ['', String(value)];
  return op === 'eq' ? [String(value), String(value)] : ['', ''];
}

/** The condition between two ends, either of which may be open. Numbers stay text, so that decimals are exact. */
export function rangeOf(field: string, from: string, to: string): Condition | null {
  if (from === '' && to === '') return null;
  if (from === '') return { field, op: 'lte', value: to };
  return to === '' ? { field, op: 'gte', value: from } : { field, op: 'between', value: [from, to] };
}
