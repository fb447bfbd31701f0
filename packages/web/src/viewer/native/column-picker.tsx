import { ColumnWidthOutlined, SearchOutlined } from '@ant-design/icons';
import { type FieldInfo, MAX_RECORD_COLUMNS } from '@pellucid/contract';
import { Button, Checkbox, Input, Popover } from 'antd';
import { useState } from 'react';

interface ColumnPickerProps {
  /** Every column that there is. */
  available: readonly FieldInfo[];
  /** Those that are shown, in their order. */
  shown: readonly string[];
  /** The board's own are replaced. */
  changed: boolean;
  /** Null: those of the board again. */
  onChange: (columns: string[] | null) => void;
}

/** Which columns the records have: a button, and the list of all of them to tick. A column that comes to it is the last. */
export function ColumnPicker(props: ColumnPickerProps) {
  const [open, setOpen] = useState(false);
  return (
    <Popover
      open={open}
      trigger="click"
      placement="topRight"
      destroyOnHidden
      getPopupContainer={(button) => button.closest('main') ?? document.body}
      content={<ColumnList {...props} />}
      onOpenChange={setOpen}
    >
      <Button
        size="small"
        data-screen-only
        icon={<ColumnWidthOutlined aria-hidden="true" />}
        aria-expanded={open}
        onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}
      >
        Columns
      </Button>
    </Popover>
  );
}

function ColumnList({ available, shown, changed, onChange }: ColumnPickerProps) {
  const [typed, setTyped] = useState('');
  const found = available.filter(({ label }) => label.toLowerCase().includes(typed.trim().toLowerCase()));
  const full = shown.length >= MAX_RECORD_COLUMNS - 1;
  const toggle = (name: string, on: boolean) =>
    onChange(on ? [...shown, name] : shown.filter((other) => other !== name));
  return (
    <fieldset className="column-picker" aria-label="Columns of the records">
      <Input
        size="small"
        allowClear
        autoFocus
        prefix={<SearchOutlined aria-hidden="true" />}
        placeholder="Search columns"
        aria-label="Search columns"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <ul>
        {found.map(({ name, label }) => {
          const on = shown.includes(name);
          return (
            <li key={name}>
              <Checkbox
                checked={on}
                disabled={on ? shown.length === 1 : full}
                onChange={({ target }) => toggle(name, target.checked)}
              >
                {label}
              </Checkbox>
            </li>
          );
        })}
      </ul>
      {found.length === 0 && <p>No Result Found</p>}
      {full && <p>No more than {MAX_RECORD_COLUMNS - 1} columns at once.</p>}
      <Button size="small" block disabled={!changed} onClick={() => onChange(null)}>
        Columns of this dashboard
      </Button>
    </fieldset>
  );
}
