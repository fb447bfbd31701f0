import type { PageView, VerifiedDashboard } from '@pellucid/contract';

const CERTIFICATION = 'Federal Certification Process';

/** Whether a page is where dashboards are verified. */
export function isCertificationPage({ menu, pageName }: Pick<PageView, 'menu' | 'pageName'>): boolean {
  return [menu, pageName].includes(CERTIFICATION);
}

/** Whether a page belongs to the menu of the certification: itself, or what stands under it. */
export function isCertificationMenu(page: Pick<PageView, 'menu' | 'pageName' | 'parentMenu'>): boolean {
  return isCertificationPage(page) || page.parentMenu?.menu === CERTIFICATION;
}

/** How many of the dashboards are verified, and how much that is; 100 % means all of them. */
export function progressOf(dashboards: readonly VerifiedDashboard[]): { verified: number; percent: number } {
  const verified = dashboards.filter((dashboard) => dashboard.verified === 'true').length;
  return { verified, percent: dashboards.length === 0 ? 0 : Math.floor((verified / dashboards.length) * 100) };
}
