import { useQuery } from '@tanstack/react-query';
import { mainMenuQuery, menuPages } from '../../lib/menu.ts';
import { boardViewer } from '../../viewer/current-viewer.ts';

/** The free dashboard of the natures, by the name that its menu entry has from the start. */
const DASHBOARD = 'General Spend by NoP';

/** Makes addresses of the dashboard with one nature chosen; null where the person's menu does not have it. */
export function useNatureDashboard(programYear: number | null): (label: string) => string | null {
  const menu = useQuery(mainMenuQuery).data ?? [];
  const page = menuPages(menu).find(({ entry }) => (entry.pageName ?? entry.menu) === DASHBOARD);
  return (label) => {
    if (page === undefined || !('to' in page.link)) return null;
    const year = programYear === null ? [] : [{ field: 'program_year', op: 'eq' as const, value: programYear }];
    const filters = [...year, { field: 'nature', op: 'eq' as const, value: label }];
    return `${page.link.to}&${boardViewer.linkState('overview', filters)}`;
  };
}
