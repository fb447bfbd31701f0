import type { VerifiedDashboard } from '@pellucid/contract';
import { Button, Checkbox } from 'antd';
import { type FormEvent, useState } from 'react';
import { tellFailure } from '../../../crud/tell-failure.ts';

interface VerifyFormProps {
  dashboards: readonly VerifiedDashboard[];
  /** Told of the dashboards whose checkbox says something else now, with what it says. */
  onSubmit: (flags: ReadonlyMap<number, boolean>) => Promise<void>;
  isReadOnly: boolean;
}

/** A checkbox for each dashboard that a company verifies, and Submit. */
export function VerifyForm({ dashboards, onSubmit, isReadOnly }: VerifyFormProps) {
  const [changed, setChanged] = useState<ReadonlyMap<number, boolean>>(new Map());
  const [busy, setBusy] = useState(false);
  const toggle = ({ id, verified }: VerifiedDashboard, checked: boolean) => {
    const next = new Map(changed);
    if (String(checked) === verified) next.delete(id);
    else next.set(id, checked);
    setChanged(next);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    // The choice stays.
    await onSubmit(changed).catch(tellFailure);
    setBusy(false);
  };
  return (
    <form onSubmit={(event) => void submit(event)}>
      <fieldset disabled={isReadOnly}>
        <legend className="visually-hidden">Verify dashboards</legend>
        {dashboards.map((dashboard) => (
          <Checkbox
            key={dashboard.id}
            disabled={isReadOnly}
            checked={changed.get(dashboard.id) ?? dashboard.verified === 'true'}
            onChange={({ target }) => toggle(dashboard, target.checked)}
          >
            Verify {dashboard.dashboard}
          </Checkbox>
        ))}
      </fieldset>
      {isReadOnly ? (
        <p className="certification-hint">Who answers for compliance in your company verifies them.</p>
      ) : (
        <Button type="primary" htmlType="submit" disabled={changed.size === 0} loading={busy}>
          Submit
        </Button>
      )}
    </form>
  );
}
