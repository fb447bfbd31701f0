import type { Authority } from '@pellucid/contract';

export type AdminMenuLabel = 'Entities' | 'AS Admin' | 'Administration';

/** One line of an administrators' menu. Only screens that exist are listed. */
interface AdminEntry {
  label: string;
  /** An address of the router, with its leading slash. */
  to: string;
  /** Shown only where this flag of the profile info is on. */
  onlyWith?: 'swaggerEnabled';
}

interface AdminMenu {
  label: AdminMenuLabel;
  /** Any of these sees the menu and its screens; ROLE_ADMIN sees all (decisions, section 1). */
  authorities: readonly Authority[];
  entries: readonly AdminEntry[];
}

/** The administrators' menus of the top bar, in the order of the specification (portal, section 2). */
export const ADMIN_MENUS: readonly AdminMenu[] = [
  { label: 'Entities', authorities: ['ROLE_ENTITY_ADMIN'], entries: [] },
  { label: 'AS Admin', authorities: ['ROLE_AS_ADMIN'], entries: [] },
  { label: 'Administration', authorities: ['ROLE_ADMIN'], entries: [] },
];

/** Who sees a menu, and so who may open its screens. */
export function adminAuthorities(label: AdminMenuLabel): readonly Authority[] {
  return ADMIN_MENUS.find((menu) => menu.label === label)?.authorities ?? ['ROLE_ADMIN'];
}
