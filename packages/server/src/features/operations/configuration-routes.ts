import { type ConfigProperty, getConfigProps, getConfiguration, getEnv } from '@pellucid/contract';
import { mount, type Server } from '../../http/mount.ts';

/** The configuration, for our screen and in the two shapes of a JHipster server. They came masked. */
export function configurationRoutes(
  server: Server,
  deps: { report: readonly ConfigProperty[]; profiles: string[] },
): void {
  const { report: configProperties, profiles } = deps;
  mount(server, getConfiguration, async () => [...configProperties]);

  mount(server, getEnv, async () => {
    const given = configProperties.filter(({ source }) => source === 'environment');
    const plain = (properties: [string, string | null][]) => Object.fromEntries(properties);
    return {
      activeProfiles: profiles,
      propertySources: [
        {
          name: 'systemEnvironment',
          properties: Object.fromEntries(
            given.map(({ name, value }) => [name, { value, origin: `System Environment Property "${name}"` }]),
          ),
        },
        {
          name: 'defaults',
          properties: Object.fromEntries(configProperties.map((one) => [one.name, { value: one.default }])),
        },
      ],
      // The same for JHipster 4: a key for each source.
      profiles,
      systemEnvironment: plain(given.map(({ name, value }) => [name, value])),
      defaults: plain(configProperties.map((one) => [one.name, one.default])),
    };
  });

  mount(server, getConfigProps, async () => {
    const groups = [...new Set(configProperties.map(({ group }) => group))];
    const beans = Object.fromEntries(
      groups.map((group) => {
        const inGroup = configProperties.filter((property) => property.group === group);
        const properties = Object.fromEntries(inGroup.map(({ name, value }) => [name, value]));
        return [group, { prefix: `pellucid.${group.toLowerCase().replaceAll(' ', '-')}`, properties }];
      }),
    );
    // JHipster 4 reads the beans at the top, later ones inside their context.
    return { ...beans, contexts: { pellucid: { beans, parentId: null } } };
  });
}
