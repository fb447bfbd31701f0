import { expect, it } from 'vitest';
import { ADMINISTRATION_PATHS, AS_ADMIN_PATHS, ENTITY_PATHS } from './entity-routes.tsx';
import { ENTITY_SCREENS } from './screens.ts';

it('every entity has its screens at the route that its definition names, and links lead to entities with screens', () => {
  const paths = new Map(Object.entries({ ...ENTITY_PATHS, ...AS_ADMIN_PATHS, ...ADMINISTRATION_PATHS }));
  for (const { definition } of ENTITY_SCREENS.values()) {
    expect(paths.get(definition.screen), definition.screen).toBe(definition.name);
    for (const field of Object.values(definition.fields)) {
      if (field.type === 'relation' || field.type === 'relations')
        expect(ENTITY_SCREENS.has(field.to), `${definition.name} → ${field.to}`).toBe(true);
    }
  }
  for (const [path, name] of paths) expect(ENTITY_SCREENS.has(name), path).toBe(true);
});
