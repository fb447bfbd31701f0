import { type DemoAccount, getHealth, getInfo, getLiveness, getProfileInfo, getReadiness } from '@pellucid/contract';
import type { Config } from '../../config.ts';
import { mount, type Server } from '../../http/mount.ts';
import { type HealthProbe, takeHealth } from './health.ts';

export interface OperationsDeps {
  config: Config;
  version: string;
  /** Offered to everyone in demo mode, and to nobody outside it. */
  demoAccounts: DemoAccount[];
  probes: HealthProbe[];
}

export function operationsRoutes(server: Server, { config, version, demoAccounts, probes }: OperationsDeps): void {
  const offered = config.demo ? demoAccounts : [];
  mount(server, getProfileInfo, async () => ({
    productName: config.productName,
    version,
    companyName: config.companyName,
    inProduction: !config.demo,
    swaggerEnabled: config.apiDocs,
    demo: config.demo,
    demoAccounts: offered,
    demoLogins: offered.map(({ login }) => login),
    contactUrl: config.contactUrl,
    demoBookingUrl: config.demoBookingUrl,
    tourVideoUrl: config.tourVideoUrl ?? null,
    spotfireUrl: config.spotfireUrl ?? null,
    analyticsId: config.analytics?.id ?? null,
    analyticsUrl: config.analytics?.url ?? null,
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
