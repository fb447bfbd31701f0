import { getConfigProps, getConfiguration, getEnv, type Setting } from '@pellucid/contract';
import { mount, type Server } from '../../http/mount.ts';

/** The settings, for our screen and in the two shapes of a JHipster server. They came masked. */
export function configurationRoutes(server: Server, deps: { report: readonly Setting[]; profiles: string[] }): void {
  const { report: settings, profiles } = deps;
  mount(server, getConfiguration, async () => [...settings]);

  mount(server, getEnv, async () => ({
    activeProfiles: profiles,
    propertySources: [
      {
        name: 'systemEnvironment',
        properties: Object.fromEntries(
          settings
            .filter(({ source }) => source === 'environment')
            .map(({ name, value }) => [name, { value, origin: `System Environment Property "${name}"` }]),
        ),
      },
      {
        name: 'defaults',
        properties: Object.fromEntries(settings.map((one) => [one.name, { value: one.default }])),
      },
    ],
  }));

  mount(server, getConfigProps, async () => {
    const groups = [...new Set(settings.map(({ group }) => group))];
    const beans = groups.map((group) => {
      const inGroup = settings.filter((setting) => setting.group === group);
      const properties = Object.fromEntries(inGroup.map(({ name, value }) => [name, value]));
      return [group, { prefix: `pellucid.${group.toLowerCase().replaceAll(' ', '-')}`, properties }];
    });
    return { contexts: { pellucid: { beans: Object.fromEntries(beans), parentId: null } } };
  });
}
