import { getHealth, getInfo, getLiveness, getProfileInfo, getReadiness } from '@pellucid/contract';
import type { Config } from '../../config.ts';
import { mount, type Server } from '../../http/mount.ts';
import { type HealthProbe, takeHealth } from './health.ts';

export interface OperationsDeps {
  config: Config;
  version: string;
  demoLogins: string[];
  probes: HealthProbe[];
}

export function operationsRoutes(server: Server, { config, version, demoLogins, probes }: OperationsDeps): void {
  mount(server, getProfileInfo, async () => ({
    productName: config.productName,
    version,
    companyName: config.companyName,
    inProduction: !config.demo,
    swaggerEnabled: config.apiDocs,
    demo: config.demo,
    demoLogins: config.demo ? demoLogins : [],
    contactUrl: config.contactUrl,
    demoBookingUrl: config.demoBookingUrl,
    tourVideoUrl: config.tourVideoUrl ?? null,
    spotfireUrl: config.spotfireUrl ?? null,
    analyticsId: config.demo ? null : (config.analyticsId ?? null),
  }));

  mount(server, getInfo, async () => ({
    build: { artifact: 'pellucid', name: config.productName, version },
    activeProfiles: [config.demo ? 'dev' : 'prod', ...(config.apiDocs ? ['swagger', 'api-docs'] : [])],
    'display-ribbon-on-profiles': 'dev',
  }));

  mount(server, getHealth, async (_, { caller, reply }) => {
    const health = await takeHealth(probes);
    if (health.status === 'DOWN') reply.status(503);
    return caller?.authorities.includes('ROLE_ADMIN') ? health : { status: health.status };
  });

  mount(server, getLiveness, async () => ({ status: 'UP' as const }));

  mount(server, getReadiness, async (_, { reply }) => {
    const { status } = await takeHealth(probes);
    if (status === 'DOWN') reply.status(503);
    return { status };
  });
}
