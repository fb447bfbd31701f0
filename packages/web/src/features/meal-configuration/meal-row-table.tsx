import { DeleteOutlined } from '@ant-design/icons';
import { Button, Input } from 'antd';
import { useId } from 'react';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import type { MealField, MealRow, RowErrors } from './meal-rows.ts';

interface MealRowsProps {
  rows: readonly MealRow[];
  errors: ReadonlyMap<number, RowErrors>;
  onChange: (rows: MealRow[]) => void;
}

const FIELDS: { name: MealField; title: string }[] = [
  { name: 'mealCategory', title: 'Category' },
  { name: 'mealType', title: 'Meal Type' },
  { name: 'value', title: 'Value ($)' },
];

/** A row of inputs for each meal. */
export function MealRows({ rows, errors, onChange }: MealRowsProps) {
  const fields = FIELDS.map(
    ({ name, title }): Column<MealRow> => ({
      key: name,
      title,
      isLabelled: true,
      className: `meal-${name}`,
      cell: (row) => (
        <MealInput
          label={`${title} of meal ${rows.indexOf(row) + 1}`}
          isAmount={name === 'value'}
          value={row[name]}
          error={errors.get(row.key)?.[name]}
          onChange={(value) => onChange(rows.map((other) => (other === row ? { ...row, [name]: value } : other)))}
        />
      ),
    }),
  );
  const remove: Column<MealRow> = {
    key: 'remove',
    title: 'Remove',
    isTitleHidden: true,
    className: 'meal-remove',
    cell: (row) => (
      <Button
        icon={<DeleteOutlined aria-hidden="true" />}
        aria-label={`Remove meal ${rows.indexOf(row) + 1}`}
        title="Remove"
        onClick={() => onChange(rows.filter((other) => other !== row))}
      />
    ),
  };
  return (
    <DataTable
      label="Meals"
      className="meal-rows"
      columns={[...fields, remove]}
      rows={rows}
      keyOf={({ key }) => key}
      empty="No limits of its own yet."
    />
  );
}

interface MealInputProps {
  label: string;
  isAmount: boolean;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

function MealInput({ label, isAmount, value, error, onChange }: MealInputProps) {
  const errorId = useId();
  const invalid = error !== undefined;
  return (
    <>
      <Input
        aria-label={label}
        inputMode={isAmount ? 'decimal' : 'text'}
        maxLength={isAmount ? 13 : 100}
        autoComplete="off"
        value={value}
        aria-invalid={invalid}
        {...(invalid && { status: 'error' as const, 'aria-describedby': errorId })}
        onChange={({ target }) => onChange(target.value)}
      />
      {invalid && (
        <p id={errorId} className="field-error">
          {error}
        </p>
      )}
    </>
  );
}
