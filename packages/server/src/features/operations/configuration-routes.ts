import { type ConfigProperty, getConfigProps, getConfiguration, getEnv } from '@pellucid/contract';
import { mount, type Server } from '../../http/mount.ts';

/** The configuration, for our screen and in the two shapes of a JHipster server. They came masked. */
export function configurationRoutes(
  server: Server,
  deps: { report: readonly ConfigProperty[]; profiles: string[] },
): void {
  const { report: configProperties, profiles } = deps;
  mount(server, getConfiguration, async () => [...configProperties]);

  mount(server, getEnv, async () => ({
    activeProfiles: profiles,
    propertySources: [
      {
        name: 'systemEnvironment',
        properties: Object.fromEntries(
          configProperties
            .filter(({ source }) => source === 'environment')
            .map(({ name, value }) => [name, { value, origin: `System Environment Property "${name}"` }]),
        ),
      },
      {
        name: 'defaults',
        properties: Object.fromEntries(configProperties.map((one) => [one.name, { value: one.default }])),
      },
    ],
  }));

  mount(server, getConfigProps, async () => {
    const groups = [...new Set(configProperties.map(({ group }) => group))];
    const beans = groups.map((group) => {
      const inGroup = configProperties.filter((property) => property.group === group);
      const properties = Object.fromEntries(inGroup.map(({ name, value }) => [name, value]));
      return [group, { prefix: `pellucid.${group.toLowerCase().replaceAll(' ', '-')}`, properties }];
    });
    return { contexts: { pellucid: { beans: Object.fromEntries(beans), parentId: null } } };
  });
}
