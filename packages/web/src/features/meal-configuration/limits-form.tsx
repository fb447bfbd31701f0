import type { ListedMealLimit } from '@pellucid/contract';
import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useBlocker } from 'react-router';
import { LeaveDialog } from '../../crud/leave-dialog.tsx';
import { ReasonField } from '../../crud/reason-field.tsx';
import { errorMessage } from '../../crud/validation.ts';
import { toast } from '../../ui/notices.ts';
import { MEALS_KEY, type MealPlace, saveLimits } from './meal-queries.ts';
import { MealRows } from './meal-row-table.tsx';
import { differ, errorsOf, rowsOf, withEmptyRow } from './meal-rows.ts';

interface LimitsFormProps {
  place: MealPlace;
  queryKey: QueryKey;
  limits: readonly ListedMealLimit[];
  /** What holds in all other cities: what a new city may begin with. */
  elsewhere: readonly ListedMealLimit[];
  onDirty: (isDirty: boolean) => void;
}

/** The limits of a place as they are typed; they are saved together. */
export function LimitsForm({ place, queryKey, limits, elsewhere, onDirty }: LimitsFormProps) {
  const queries = useQueryClient();
  const [stored, setStored] = useState(limits);
  const [rows, setRows] = useState(() => rowsOf(limits));
  const [reason, setReason] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const [attempts, setAttempts] = useState(0);
  const [isTried, setTried] = useState(false);
  const isDirty = differ(rows, stored);
  const save = useMutation({
    mutationFn: () => saveLimits(place, rows, reason),
    onSuccess: async (saved) => {
      setStored(saved);
      setRows(rowsOf(saved));
      setReason('');
      setTried(false);
      queries.setQueryData(queryKey, saved);
      toast.success(`The meal limits of ${place.city ?? 'all other cities'} are saved`);
      await queries.invalidateQueries({ queryKey: MEALS_KEY, refetchType: 'active' });
    },
  });
  useEffect(() => {
    onDirty(isDirty);
    return () => onDirty(false);
  }, [isDirty, onDirty]);
  // Once what is wrong is marked.
  useEffect(() => {
    if (attempts > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempts]);
  const blocker = useBlocker(isDirty);
  const errors = errorsOf(rows);

  return (
    <form
      ref={form}
      className="meal-form"
      aria-label="Meal limits"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (errors.size > 0) setAttempts(attempts + 1);
        else if (!save.isPending) save.mutate();
      }}
    >
      {save.isError && (
        <p className="banner banner-danger" role="alert">
          {errorMessage(save.error)}
        </p>
      )}
      <MealRows rows={rows} errors={isTried ? errors : new Map()} onChange={setRows} />
      <div className="meal-row-actions">
        <Button onClick={() => setRows(withEmptyRow(rows))}>Add a meal</Button>
        {rows.length === 0 && elsewhere.length > 0 && (
          <Button onClick={() => setRows(rowsOf(elsewhere))}>Begin with the limits of all other cities</Button>
        )}
      </div>
      <ReasonField value={reason} onChange={setReason} />
      <div className="meal-row-actions">
        <Button type="primary" htmlType="submit" loading={save.isPending} disabled={!isDirty}>
          Save
        </Button>
        <Button
          disabled={!isDirty || save.isPending}
          onClick={() => {
            setRows(rowsOf(stored));
            setTried(false);
          }}
        >
          Discard changes
        </Button>
        {isTried && errors.size > 0 && (
          <span className="field-error" role="status">
            {errors.size === 1 ? 'One meal needs your attention' : `${errors.size} meals need your attention`}
          </span>
        )}
      </div>
      {blocker.state === 'blocked' && <LeaveDialog onLeave={blocker.proceed} onStay={blocker.reset} />}
    </form>
  );
}
