import { type PageView, pageInfoDef } from '@pellucid/contract';
import { defaultValues } from '../crud/form-values.ts';
import { ANALYST } from './fake-api.ts';

/** A page that the analyst may see, as its screen reads it. */
export function pageView(more: Partial<PageView> = {}): PageView {
  return {
    ...(defaultValues(pageInfoDef) as unknown as PageView),
    id: 7,
    version: 0,
    menu: 'Spend',
    pageName: 'Spend',
    icon: null,
    parentMenu: null,
    isDeleted: false,
    createdBy: 'system',
    updatedBy: null,
    subPages: [],
    userGroupList: [{ id: 1, name: ANALYST.userGroup ?? '' }],
    configurationFilter: null,
    analysisPath: '/Pellucid/Boards/sample-board',
    boardId: 'sample-board',
    ...more,
  };
}
