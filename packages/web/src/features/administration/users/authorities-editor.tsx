import { AUTHORITY_LABELS, listAuthorities, userDef } from '@pellucid/contract';
import { useQuery } from '@tanstack/react-query';
import { Checkbox } from 'antd';
import { useId } from 'react';
import type { EditorProps } from '../../../crud/entity-screen.ts';
import { call } from '../../../lib/api.ts';

const { label, help, values: ALL } = userDef.fields.authorities;

/** What each role allows, in a line (docs/promises/access.md#roles). */
const ROLE_DESCRIPTIONS: Readonly<Record<(typeof ALL)[number], string>> = {
  ROLE_USER: 'Signs in and sees the dashboards of their user group',
  ROLE_POWER_USER: 'Removes dashboards that power users made',
  ROLE_COMPLIANCE: 'Keeps the meal limits of their company, its venues and its verified dashboards',
  ROLE_ENTITY_ADMIN: 'Keeps companies, users, groups and pages',
  ROLE_AS_ADMIN: 'Keeps parameters, versions and source files',
  ROLE_ADMIN: 'May do everything, and runs the product',
};

/** The roles of a user; those that the person who edits may not give stand there greyed out. */
export function AuthoritiesEditor({ values, errors, set }: EditorProps) {
  const given = useQuery({
    queryKey: ['authorities'],
    queryFn: ({ signal }) => call(listAuthorities, undefined, { signal }),
  });
  const id = useId();
  const error = errors.authorities;
  const held = (values.authorities ?? []) as readonly string[];
  const toggle = (authority: string, on: boolean) =>
    set(
      'authorities',
      ALL.filter((each) => (each === authority ? on : held.includes(each))),
    );
  return (
    <fieldset
      className="editor-wide roles-editor"
      data-field="authorities"
      aria-describedby={error === undefined ? `${id}-help` : `${id}-error ${id}-help`}
    >
      <legend className="editor-label">{label}</legend>
      <div className="roles">
        {ALL.map((authority) => (
          <Checkbox
            key={authority}
            checked={held.includes(authority)}
            disabled={given.data?.includes(authority) !== true}
            onChange={({ target }) => toggle(authority, target.checked)}
          >
            <span className="role-name">
              {AUTHORITY_LABELS[authority]} <code>{authority}</code>
            </span>
            <span className="role-meaning">{ROLE_DESCRIPTIONS[authority]}</span>
          </Checkbox>
        ))}
      </div>
      {error !== undefined && (
        <span id={`${id}-error`} className="field-error">
          {error}
        </span>
      )}
      <span id={`${id}-help`} className="field-hint">
        {help}
      </span>
    </fieldset>
  );
}
