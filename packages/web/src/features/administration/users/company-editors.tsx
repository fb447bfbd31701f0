import { type Criterion, hasAnyAuthority } from '@pellucid/contract';
import type { EditorProps } from '../../../crud/entity-screen.ts';
import { FieldEditor } from '../../../crud/field-editor.tsx';
import { linkText } from '../../../crud/field-text.ts';
import { useSession } from '../../../lib/session.ts';

function idOf(link: unknown): number | null {
  return (link as { id: number } | null | undefined)?.id ?? null;
}

/**
 * The company of a user. A user group belongs to a company too, so that another company takes the group out of the form;
 * back at the company that the user is of, their group fits again.
 */
export function CompanyEditor(props: EditorProps) {
  const { values, record, set } = props;
  const change = (name: string, company: unknown) => {
    set(name, company);
    if (idOf(company) === idOf(values.company)) return;
    const isBack = record !== null && idOf(company) === idOf(record.company);
    set('userGroup', isBack ? record.userGroup : null);
  };
  return <FieldEditor {...props} set={change} />;
}

/** The user group: one of the chosen company, or for who has none, one that belongs to nobody. */
export function UserGroupEditor(props: EditorProps) {
  const { values, record } = props;
  const company = useCompanyOf(values.company);
  const pickerCriteria: readonly Criterion[] =
    company === null
      ? [{ field: 'company', operator: 'specified', values: [false] }]
      : [{ field: 'company', operator: 'equals', values: [company] }];
  const hasMoved = record !== null && idOf(record.company) !== idOf(values.company);
  const left = hasMoved && idOf(values.userGroup) === null ? linkText(record.userGroup, 'name') : '';
  return (
    <div>
      <FieldEditor {...props} pickerCriteria={pickerCriteria} />
      <span className="field-hint" role="status">
        {left !== '' && `${left} is a group of the other company: choose a new one.`}
      </span>
    </div>
  );
}

/** The company that the server will keep the user in: without a choice, that of whoever may write for no other. */
function useCompanyOf(chosen: unknown): number | null {
  const { account } = useSession();
  const isForAll = account === null || hasAnyAuthority(account.authorities, ['ROLE_ADMIN']);
  return idOf(chosen) ?? (isForAll ? null : idOf(account.company));
}
