import { Checkbox } from 'antd';
import type { EditorProps } from '../../../crud/entity-screen.ts';
import { FieldEditor } from '../../../crud/field-editor.tsx';
import { APPLY_TO_SUB_PAGES, addedGroups } from './page-calls.ts';

/** Who sees the page. When groups are added to a page that has sub-pages, those can get them too. */
export function UserGroupsEditor(props: EditorProps) {
  const { values, record, set } = props;
  const subPages = (record?.subPages as unknown[] | undefined)?.length ?? 0;
  const added = addedGroups(record, values).length;
  return (
    <div className="editor-wide groups-editor">
      <FieldEditor {...props} />
      {subPages > 0 && added > 0 && (
        <Checkbox
          checked={values[APPLY_TO_SUB_PAGES] === true}
          onChange={({ target }) => set(APPLY_TO_SUB_PAGES, target.checked)}
        >
          Apply to the sub-pages: everyone of the added {added === 1 ? 'group' : 'groups'} sees the pages under this one
          too
        </Checkbox>
      )}
    </div>
  );
}
