import { type Criterion, emptyFieldsMessage, missingPageFields, pageInfoCalls, pageInfoDef } from '@pellucid/contract';
import type { EntityScreen, FieldErrors } from '../../../crud/entity-screen.ts';
import type { FormValues } from '../../../crud/form-values.ts';
import { constraintMessage, fieldAt } from '../../../crud/validation.ts';
import { toast } from '../../../ui/notices.ts';
import { DeleteWithSubPages } from './delete-with-sub-pages.tsx';
import { IconEditor } from './icon-editor.tsx';
import { IconValue } from './icon-value.tsx';
import { MenuPreview } from './menu-preview.tsx';
import { applyGroups } from './page-calls.ts';
import { UserGroupsEditor } from './user-groups-editor.tsx';

const present: readonly Criterion[] = [{ field: 'isDeleted', operator: 'equals', values: [false] }];

/** Configure Page: what the menu shows, to whom, and how each dashboard opens. */
export const pageInfoScreen: EntityScreen = {
  definition: pageInfoDef,
  calls: pageInfoCalls,
  groups: [
    { title: 'Identity', fields: ['menu', 'pageName', 'pageType', 'pageDomain', 'isMenu', 'isDeleted'] },
    {
      title: 'Structure and access',
      fields: ['parentMenu', 'position', 'userGroupList', 'pageUrl', 'gaPageUrl', 'subPagesFromSpotfire'],
    },
    {
      title: 'Analysis',
      fields: ['spCAnalysisPath', 'spPage', 'datatable', 'showByVersion', 'filterErrorMessage', 'htmlUpload'],
    },
    { title: 'Icon and help', fields: ['icon', 'helpText', 'enableHelp', 'enableScreenshot'] },
    {
      title: 'Display switches',
      fields: Object.keys(pageInfoDef.fields).filter((name) => /^show(?!ByVersion)/.test(name)),
    },
  ],
  values: { icon: IconValue },
  editors: { icon: IconEditor, userGroupList: UserGroupsEditor },
  pickerCriteria: { parentMenu: present },
  requiredFields,
  validate: (values) => Object.fromEntries(emptyFields(values).map((path) => [path, emptyText(path)])),
  onInvalid: (values) => {
    const empty = emptyFields(values);
    if (empty.length > 0) toast.error(emptyFieldsMessage(empty));
  },
  afterSave: applyGroups,
  FormAside: MenuPreview,
  DeleteBody: DeleteWithSubPages,
  invalidates: [['main-menu'], ['menu-icons'], ['page-info']],
};

function emptyText(path: string): string {
  return constraintMessage(fieldAt(pageInfoDef, path), 'NotNull');
}

const EMPTY_PAGE = { pageName: null, spCAnalysisPath: null, spPage: null, datatable: null, icon: null };

/** What a page must have for what it is: a menu at the top, a menu under another, or a page with a dashboard. */
function requiredFields({ isMenu, parentMenu }: FormValues): string[] {
  const page = { ...EMPTY_PAGE, isMenu: isMenu === true, parentMenu: parentMenu ?? null };
  return missingPageFields(page).map(({ field }) => field);
}

/** What a page needs for what it is and that is empty, the menu text first (docs/promises/pages.md#saving-a-page). */
function emptyFields(values: FormValues): (keyof FieldErrors)[] {
  const text = (name: string) => String(values[name] ?? '').trim();
  const missing = missingPageFields({
    isMenu: values.isMenu === true,
    pageName: text('pageName'),
    spCAnalysisPath: text('spCAnalysisPath'),
    spPage: text('spPage'),
    datatable: text('datatable'),
    icon: { name: String((values.icon as { name?: string } | null)?.name ?? '').trim() },
    parentMenu: values.parentMenu ?? null,
  });
  return [...(text('menu') === '' ? ['menu'] : []), ...missing.map(({ field }) => field)];
}
