import { defineEntity, type RecordOf } from '../entity/definition.ts';
import { entityEndpoints } from '../entity/endpoints.ts';

const administered = { read: ['ROLE_ENTITY_ADMIN'], write: ['ROLE_ENTITY_ADMIN'] } as const;

/** Who made and last changed a menu or standard page, and whether it is out of use. */
const kept = {
  createdAt: { type: 'instant', label: 'Created at', stamp: 'createdAt' },
  createdBy: { type: 'string', label: 'Created by', maxLength: 50, stamp: 'createdBy' },
  updateAt: { type: 'instant', label: 'Updated at', stamp: 'updatedAt' },
  updateBy: { type: 'string', label: 'Updated by', maxLength: 50, stamp: 'updatedBy' },
  isDeleted: { type: 'boolean', label: 'Is deleted', default: false },
} as const;

/** A kind of configuration menu. */
export const configurationMenuTypeDef = defineEntity({
  name: 'configurationMenuType',
  path: 'configuration-menu-types',
  screen: 'admin/configuration-menu-type',
  noun: { one: 'configuration menu type', many: 'configuration menu types' },
  ...administered,
  fields: {
    menuTypeName: { type: 'string', label: 'Menu type name', required: true, maxLength: 100, unique: true },
    configurationMenu: {
      type: 'relations',
      label: 'Configuration menus',
      to: 'configurationMenu',
      show: 'menuName',
      mappedBy: 'configurationMenuType',
      hiddenBy: 'isDeleted',
    },
  },
  labelField: 'menuTypeName',
  columns: ['menuTypeName', 'configurationMenu'],
  search: ['menuTypeName'],
  all: true,
});
export type ConfigurationMenuType = RecordOf<typeof configurationMenuTypeDef>;
export const configurationMenuTypeCalls = entityEndpoints(configurationMenuTypeDef);

/** A menu that standard pages hang under. */
export const configurationMenuDef = defineEntity({
  name: 'configurationMenu',
  path: 'configuration-menus',
  screen: 'admin/configuration-menu',
  noun: { one: 'configuration menu', many: 'configuration menus' },
  ...administered,
  fields: {
    menuName: { type: 'string', label: 'Menu name', required: true, maxLength: 255 },
    parentMenu: { type: 'relation', label: 'Parent menu', to: 'configurationMenu', show: 'menuName' },
    configurationMenuType: {
      type: 'relation',
      label: 'Configuration menu type',
      to: 'configurationMenuType',
      show: 'menuTypeName',
    },
    configurationStandardPage: {
      type: 'relations',
      label: 'Configuration standard pages',
      to: 'configurationStandardPage',
      show: 'pageName',
      mappedBy: 'menu',
      hiddenBy: 'isDeleted',
    },
    ...kept,
  },
  labelField: 'menuName',
  columns: ['menuName', 'parentMenu', 'configurationMenuType', 'isDeleted'],
  search: ['menuName'],
  deletedFlag: 'isDeleted',
  all: true,
});
export type ConfigurationMenu = RecordOf<typeof configurationMenuDef>;
export const configurationMenuCalls = entityEndpoints(configurationMenuDef);

/** A page that stands beside the pages it is linked to, as a pill. */
export const configurationStandardPageDef = defineEntity({
  name: 'configurationStandardPage',
  path: 'configuration-standard-pages',
  screen: 'admin/configuration-standard-page',
  title: 'Page Advance Configuration',
  noun: { one: 'configuration standard page', many: 'configuration standard pages' },
  ...administered,
  fields: {
    pageName: { type: 'string', label: 'Page name', required: true, maxLength: 255 },
    position: { type: 'integer', label: 'Position', min: 1, max: 200, clamp: true, default: 1 },
    pageUrl: { type: 'string', label: 'Page URL', maxLength: 1000 },
    pageInfos: { type: 'relations', label: 'Pages', to: 'pageInfo', show: 'menu' },
    menu: {
      type: 'relation',
      label: 'Configuration menu',
      to: 'configurationMenu',
      show: 'menuName',
      alias: 'configurationMenu',
    },
    filters: {
      type: 'relations',
      label: 'Filters',
      to: 'configurationStandardPagesFilter',
      show: 'filterDatatableName',
      mappedBy: 'configurationStandardPage',
    },
    ...kept,
  },
  labelField: 'pageName',
  columns: ['pageName', 'position', 'pageUrl', 'menu', 'isDeleted'],
  search: ['pageName'],
  deletedFlag: 'isDeleted',
  all: true,
});
export type ConfigurationStandardPage = RecordOf<typeof configurationStandardPageDef>;
export const configurationStandardPageCalls = entityEndpoints(configurationStandardPageDef);
