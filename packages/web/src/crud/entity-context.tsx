import { hasAnyAuthority } from '@pellucid/contract';
import { useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useSession } from '../lib/session.ts';
import { ENTITY_KEY } from './entity-api.ts';
import type { EntityScreen } from './entity-screen.ts';

/** Every entity by name: links lead from one to another. */
export type EntityScreens = ReadonlyMap<string, EntityScreen>;

interface Area {
  screens: EntityScreens;
  screen: EntityScreen;
  /** Route of the list, `/admin/company`; an entity may be mounted at two. */
  base: string;
}

const AreaContext = createContext<Area | null>(null);

export function EntityAreaProvider({ children, ...area }: Area & { children: ReactNode }) {
  return <AreaContext value={area}>{children}</AreaContext>;
}

/** The entity whose screens these are, and who may change it. */
export function useEntityArea() {
  const area = useContext(AreaContext);
  if (area === null) throw new Error('Screens of an entity belong inside an EntityAreaProvider');
  const authorities = useSession().account?.authorities ?? [];
  return { ...area, canWrite: hasAnyAuthority(authorities, area.screen.definition.write), authorities };
}

/** The screens of another entity, which a field links to. */
export function useScreenOf(entity: string): EntityScreen {
  const screen = useEntityArea().screens.get(entity);
  if (screen === undefined) throw new Error(`No screen knows the entity ${entity}`);
  return screen;
}

/** Tells the state of a link that the person came from inside: saving then goes back to the previous page. */
interface NavigationState {
  inApp: true;
}
export const IN_APP: NavigationState = { inApp: true };

/** Ways between the screens of an entity. The state of the list is in the address and goes along. */
export function useEntityPaths() {
  const { base } = useEntityArea();
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const list = `${base}${search}`;
  return {
    list,
    create: `${base}/new${search}`,
    view: (id: number) => `${base}/${id}/view${search}`,
    edit: (id: number) => `${base}/${id}/edit${search}`,
    remove: (id: number) => `${base}/${id}/delete${search}`,
    /** To the page before this one; to the list for who came by a link from outside. */
    back: () => ((state as NavigationState | null)?.inApp === true ? navigate(-1) : navigate(list, { replace: true })),
    toList: () => navigate(list, { replace: true }),
  };
}

/** Makes everything old that a change of this entity may show in. */
export function useInvalidateEntity(): () => Promise<unknown> {
  const queries = useQueryClient();
  const { invalidates = [] } = useEntityArea().screen;
  return () =>
    Promise.all(
      [[ENTITY_KEY], ...invalidates].map((queryKey) => queries.invalidateQueries({ queryKey: [...queryKey] })),
    );
}
