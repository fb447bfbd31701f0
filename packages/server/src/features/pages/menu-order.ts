import { sql } from 'drizzle-orm';

/** The order of a menu, wherever its pages `p` are listed: by position, then by text without regard to case. */
export const MENU_ORDER = sql`ORDER BY p.position, lower(p.menu) COLLATE "C", p.id`;
