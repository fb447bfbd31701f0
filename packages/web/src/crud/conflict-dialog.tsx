import { Button, Modal, Radio } from 'antd';
import { useState } from 'react';
import { useReturnFocus } from '../ui/use-return-focus.ts';
import { useEntityArea } from './entity-context.tsx';
import type { EntityRecord } from './entity-record.ts';
import { fieldText } from './field-text.ts';
import { type FormValues, toFormValues } from './form-values.ts';
import { diffVersions, merged, type Side } from './merge.ts';
import './conflict-dialog.css';

interface ConflictDialogProps {
  base: EntityRecord;
  mine: FormValues;
  theirs: EntityRecord;
  onMerged: (values: FormValues) => void;
  onCancel: () => void;
}

/** Shows both versions of a record that someone else saved meanwhile, field by field, and lets the person choose. */
export function ConflictDialog({ base, mine, theirs, onMerged, onCancel }: ConflictDialogProps) {
  useReturnFocus();
  const { definition } = useEntityArea().screen;
  const other = toFormValues(definition, theirs);
  const [differences] = useState(() => diffVersions(definition, toFormValues(definition, base), mine, other));
  const [choices, setChoices] = useState<Readonly<Record<string, Side>>>(() =>
    Object.fromEntries(differences.map(({ field, proposed }) => [field, proposed])),
  );
  const all = (side: Side) => Object.fromEntries(differences.map(({ field }) => [field, side]));
  const changedBy = ['updatedBy', 'updateBy', 'lastModifiedBy']
    .map((name) => theirs[name])
    .find((name) => typeof name === 'string');
  const shown = (field: string, value: unknown) => {
    const described = definition.fields[field];
    return (described && fieldText(described, value)) || '—';
  };

  return (
    <Modal
      open
      width={860}
      mask={{ closable: false }}
      title={`This ${definition.noun.one} was changed meanwhile`}
      onCancel={onCancel}
      footer={[
        <Button key="cancel" onClick={onCancel}>
          Back to the form
        </Button>,
        <Button key="theirs" onClick={() => onMerged(merged(mine, other, all('theirs')))}>
          Take all of theirs
        </Button>,
        <Button key="mine" onClick={() => onMerged(merged(mine, other, all('mine')))}>
          Keep all of mine
        </Button>,
        <Button key="save" type="primary" onClick={() => onMerged(merged(mine, other, choices))}>
          Save what is chosen
        </Button>,
      ]}
    >
      <p className="conflict-intro">
        {changedBy === undefined ? 'Someone' : String(changedBy)} saved it after you opened it. Nothing that you typed
        is lost: choose for each field which version to keep.
      </p>
      {differences.length === 0 ? (
        <p>Both versions say the same. Saving keeps them.</p>
      ) : (
        <div className="conflict-scroll">
          <table className="conflict">
            <thead>
              <tr>
                <th scope="col">Field</th>
                <th scope="col">Yours</th>
                <th scope="col">Theirs</th>
              </tr>
            </thead>
            <tbody>
              {differences.map(({ field, conflicting }) => {
                const label = definition.fields[field]?.label ?? field;
                const version = (side: Side, value: unknown) => (
                  <td>
                    <Radio
                      name={`keep-${field}`}
                      checked={choices[field] === side}
                      onChange={() => setChoices({ ...choices, [field]: side })}
                      aria-label={`${label}, ${side === 'mine' ? 'yours' : 'theirs'}: ${shown(field, value)}`}
                    >
                      <span className="conflict-side">{side === 'mine' ? 'Yours: ' : 'Theirs: '}</span>
                      {shown(field, value)}
                    </Radio>
                  </td>
                );
                return (
                  <tr key={field}>
                    <th scope="row">
                      {label}
                      {conflicting && <span className="conflict-both">Both of you changed it</span>}
                    </th>
                    {version('mine', mine[field])}
                    {version('theirs', other[field])}
                  </tr>
                );
              })}
            </tbody>
          </table>
        </div>
      )}
    </Modal>
  );
}
