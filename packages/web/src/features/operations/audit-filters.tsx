import { auditActionLabel, entityLabel, getAuditTerms } from '@pellucid/contract';
import { useQuery } from '@tanstack/react-query';
import { Button, Input, Select } from 'antd';
import { type SyntheticEvent, useEffect, useState } from 'react';
import { call } from '../../lib/api.ts';
import { earliestDay } from '../../lib/moment.ts';
import type { AuditState, Condition } from './audit-state.ts';
import './audit-filters.css';

type Conditions = AuditState['conditions'];

interface Option {
  value: string;
  label: string;
}

/** Codes to choose from by what people read for them, in its order. */
function labelled(codes: readonly string[], labelOf: (code: string) => string): Option[] {
  return codes
    .map((value) => ({ value, label: labelOf(value) }))
    .sort((one, other) => one.label.localeCompare(other.label));
}

/** The search of the audit trail; what is typed counts with Enter or when the field is left. */
export function AuditFilters({
  conditions,
  onChange,
}: {
  conditions: Conditions;
  onChange: (next: Conditions) => void;
}) {
  const [typed, setTyped] = useState(conditions);
  useEffect(() => setTyped(conditions), [conditions]);
  const terms = useQuery({
    queryKey: ['operations', 'audit-terms'],
    queryFn: ({ signal }) => call(getAuditTerms, undefined, { signal, quiet: true }),
  });

  const apply = (next: Conditions) => {
    const given = Object.fromEntries(Object.entries(next).filter(([, value]) => value.trim() !== ''));
    if (JSON.stringify(given) !== JSON.stringify(conditions)) onChange(given);
  };
  const set = (name: Condition, value: string | undefined) => {
    const next = { ...typed, [name]: value ?? '' };
    setTyped(next);
    return next;
  };
  const text = (name: Condition, label: string, type: 'text' | 'date' = 'text') => (
    <div className="ops-field">
      <span aria-hidden="true">{label}</span>
      <Input
        aria-label={label}
        type={type}
        {...(type === 'date' && { min: earliestDay() })}
        allowClear={type === 'text'}
        maxLength={100}
        value={typed[name] ?? ''}
        onChange={({ target }) => set(name, target.value)}
        onBlur={() => apply(typed)}
      />
    </div>
  );
  const choice = (name: Condition, label: string, options: readonly Option[] | undefined) => (
    <div className="ops-field">
      <span aria-hidden="true">{label}</span>
      <Select
        showSearch
        allowClear
        aria-label={label}
        placeholder="Any"
        optionFilterProp="label"
        popupMatchSelectWidth={false}
        options={[...(options ?? [])]}
        value={typed[name] || undefined}
        loading={terms.isLoading}
        onChange={(value?: string) => apply(set(name, value))}
      />
    </div>
  );
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    apply(typed);
  };

  return (
    <form className="card audit-filters" onSubmit={submit} aria-label="Search the audit trail">
      {text('fromDate', 'From (UTC day)', 'date')}
      {text('toDate', 'To (UTC day)', 'date')}
      {text('user', 'User (login)')}
      {choice('action', 'Action', terms.data && labelled(terms.data.actions, auditActionLabel))}
      {choice('entity', 'Entity', terms.data && labelled(terms.data.entities, entityLabel))}
      {text('entityId', 'Record id')}
      <div className="audit-buttons">
        <Button type="primary" htmlType="submit">
          Search
        </Button>
        <Button disabled={Object.keys(conditions).length === 0} onClick={() => apply({})}>
          Clear
        </Button>
      </div>
    </form>
  );
}
