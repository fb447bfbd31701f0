import { defineEntity, type RecordOf } from '../entity/definition.ts';
import type { BooleanField, Field, Fields } from '../entity/field.ts';
import type { FieldError } from '../http/problem.ts';

const flag = <const L extends string>(label: L) =>
  ({ type: 'boolean', label, default: false }) as const satisfies BooleanField;

const PAGE_TYPES = [
  'Standard',
  'Pre Submission',
  'Custom',
  'Agg Spend',
  'Monitor',
  'Power User dashboard',
  'Other',
] as const;

/** An entry of the menu, a dashboard, or a link: what administrators call a page. */
export const pageInfoDef = defineEntity({
  name: 'pageInfo',
  path: 'page-infos',
  screen: 'admin/page-info',
  title: 'Configure Page',
  noun: { one: 'page', many: 'pages' },
  read: ['ROLE_ENTITY_ADMIN'],
  write: ['ROLE_ENTITY_ADMIN'],
  fields: {
    menu: { type: 'string', label: 'Menu', required: true, maxLength: 255 },
    pageName: { type: 'string', label: 'Page name', maxLength: 255 },
    pageType: { type: 'enum', label: 'Page type', values: PAGE_TYPES, default: 'Standard' },
    pageDomain: {
      type: 'enum',
      label: 'Page domain',
      help: 'Read by clients and reports: which payments the page is about. A board says itself what it asks.',
      values: ['General', 'Research'],
      codes: { G: 'General', R: 'Research' },
      default: 'General',
    },
    pageUrl: { type: 'string', label: 'Page URL', maxLength: 1000, default: '' },
    gaPageUrl: {
      type: 'string',
      label: 'Analytics page URL',
      help: 'Read by clients that count the views of a page under an address of its own; here they count by screen.',
      maxLength: 1000,
      default: '',
    },
    spCAnalysisPath: {
      type: 'string',
      label: 'Analysis path',
      help: 'The dashboard that the page shows: /Pellucid/Boards/ and its name; {company} stands for the company.',
      maxLength: 1000,
    },
    spPage: { type: 'string', label: 'Analysis page', help: 'The tab that opens first.', maxLength: 255 },
    datatable: { type: 'string', label: 'Data tables', help: 'Separated by commas.', maxLength: 1000 },
    isMenu: flag('Is a menu'),
    isDeleted: { type: 'boolean', label: 'Is deleted', default: false, readOnly: true },
    position: { type: 'integer', label: 'Position', min: 1, max: 200, clamp: true, default: 1 },
    parentMenu: { type: 'relation', label: 'Parent menu', to: 'pageInfo', show: 'menu' },
    icon: {
      type: 'json',
      label: 'Icon',
      fields: {
        name: { type: 'string', label: 'Icon name', maxLength: 255 },
        path: { type: 'string', label: 'Media type', maxLength: 100 },
        // Longer than an icon may be, so that one that is too large is told so and not cut off unread.
        data: { type: 'string', label: 'Picture', maxLength: 12_000_000 },
        height: { type: 'integer', label: 'Icon height', min: 1, max: 30, clamp: true, default: 20 },
        width: { type: 'integer', label: 'Icon width', min: 1, max: 30, clamp: true, default: 20 },
      },
    },
    subPages: {
      type: 'relations',
      label: 'Sub-pages',
      to: 'pageInfo',
      show: 'menu',
      mappedBy: 'parentMenu',
      hiddenBy: 'isDeleted',
    },
    userGroupList: {
      type: 'relations',
      label: 'User groups',
      to: 'userGroup',
      show: 'name',
      alias: 'userGroup',
      criteriaView: 'page_access',
    },
    subPagesFromSpotfire: {
      ...flag('Sub-pages from the analytics server'),
      help: "Read by clients that show a customer's own analytics server; boards of this product have pages of their own.",
    },
    helpText: { type: 'text', label: 'Help text', maxLength: 10_000 },
    filterErrorMessage: { type: 'text', label: 'Filter error message', maxLength: 1_000 },
    htmlUpload: {
      type: 'text',
      label: 'HTML',
      help: 'Read by other clients, and never shown here: foreign HTML could act in the name of who reads it.',
      maxLength: 200_000,
    },
    showByVersion: flag('Show by version'),
    showCustomizableHeader: flag('Show customizable header'),
    showClose: flag('Show close'),
    showToolBar: flag('Show tool bar'),
    showExportFile: flag('Show export file'),
    showExportVisualization: flag('Show export visualization'),
    showUndoRedo: flag('Show undo and redo'),
    showDodPanel: flag('Show details-on-demand panel'),
    showFilterPanel: flag('Show filter panel'),
    showPageNavigation: flag('Show page navigation'),
    showStatusBar: flag('Show status bar'),
    showAuthor: flag('Show author'),
    enableScreenshot: flag('Enable screenshot'),
    enableHelp: flag('Enable help'),
    createdBy: { type: 'string', label: 'Created by', maxLength: 100, stamp: 'createdBy' },
    updatedBy: { type: 'string', label: 'Updated by', maxLength: 100, stamp: 'updatedBy' },
  },
  labelField: 'menu',
  columns: ['menu', 'pageName', 'pageType', 'parentMenu', 'position', 'isMenu', 'isDeleted'],
  search: ['menu'],
  deletedFlag: 'isDeleted',
});
export type PageInfo = RecordOf<typeof pageInfoDef>;
export type Icon = NonNullable<PageInfo['icon']>;

type PageContent = Pick<PageInfo, 'isMenu' | 'pageName' | 'spCAnalysisPath' | 'spPage' | 'datatable'> & {
  icon: { name: string | null } | null;
  parentMenu: unknown;
};

/**
 * Fields that a page needs for what it is and that are empty: a menu at the top needs the name of its icon, a page that
 * is no menu needs what leads to its dashboard (docs/promises/pages.md#saving-a-page).
 */
export function missingPageFields(page: PageContent): FieldError[] {
  const needed = page.isMenu
    ? { 'icon.name': page.parentMenu === null ? page.icon?.name : 'not needed' }
    : {
        pageName: page.pageName,
        spCAnalysisPath: page.spCAnalysisPath,
        spPage: page.spPage,
        datatable: page.datatable,
      };
  return Object.entries(needed)
    .filter(([, value]) => value == null || value === '')
    .map(([field]) => ({ objectName: 'pageInfo', field, message: 'NotNull' }));
}

/** What is said of fields that must not be empty (docs/promises/pages.md#saving-a-page); `paths` as in field errors. */
export function emptyFieldsMessage(paths: readonly string[]): string {
  const labels = paths.map((path) => {
    const [name = '', inner] = path.split('.');
    const field: Field | undefined = Object.hasOwn(pageInfoDef.fields, name)
      ? (pageInfoDef.fields as Fields)[name]
      : undefined;
    const shown = inner !== undefined && field?.type === 'json' ? field.fields[inner] : field;
    return shown?.label ?? path;
  });
  return `Field(s): ${labels.join(', ')} Can't be Empty!`;
}

/** Bytes of an icon's picture. */
export const MAX_ICON_BYTES = 2 * 1024 * 1024;

/** What is said of a picture that cannot be an icon, word for word (docs/promises/pages.md#icons). */
export const ICON_REFUSAL = {
  type: 'Only Image/png and image/jpeg surpported',
  size: 'Image of more than 2MB not surpported',
  pixels: 'Image of more than 4096 x 4096 pixels not supported',
} as const;

/** What the file of each type begins and ends with: a name or a declared type proves nothing, and half a picture is none. */
const ICON_KINDS = [
  {
    type: 'image/png',
    // Signature, then the header chunk with its 13 bytes.
    begins: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52],
    ends: [0, 0, 0, 0, 0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82],
  },
  { type: 'image/jpeg', begins: [0xff, 0xd8, 0xff], ends: [0xff, 0xd9] },
] as const;

/** Media type of a picture that may be an icon, by its content alone; null for anything else. */
export function iconTypeOf(content: Uint8Array): (typeof ICON_KINDS)[number]['type'] | null {
  const found = ICON_KINDS.find(({ begins, ends }) => {
    const last = content.length - ends.length;
    return (
      last >= begins.length &&
      begins.every((byte, at) => content[at] === byte) &&
      ends.every((byte, at) => content[last + at] === byte)
    );
  });
  return found?.type ?? null;
}
