import { Outlet } from 'react-router';
import { EntityAreaProvider } from '../../crud/entity-context.tsx';
import { ENTITY_SCREENS } from './screens.ts';

/** Around the screens of one entity; `base` is the route of its list. */
export function EntityArea({ entity, base }: { entity: string; base: string }) {
  const screen = ENTITY_SCREENS.get(entity);
  if (screen === undefined) throw new Error(`No screens for the entity ${entity}`);
  return (
    <EntityAreaProvider screens={ENTITY_SCREENS} screen={screen} base={base}>
      <Outlet />
    </EntityAreaProvider>
  );
}
