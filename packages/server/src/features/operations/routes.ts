import { type DemoAccount, getInfo, getProfileInfo } from '@pellucid/contract';
import { mount, type Server } from '../../http/mount.ts';

/** What everyone may know of the configuration. */
export interface ProfileConfig {
  demo: boolean;
  demoOnNetwork: boolean;
  apiDocs: boolean;
  productName: string;
  companyName: string;
  contactUrl: string;
  demoBookingUrl: string;
  tourVideoUrl: string | undefined;
  spotfireUrl: string | undefined;
  analytics: { id: string; url: string } | undefined;
}

interface ProfileRoutesDeps {
  config: ProfileConfig;
  version: string;
  /** Offered to everyone in demo mode, and to nobody outside it. */
  demoAccounts: DemoAccount[];
  /** What JHipster calls profiles: demo mode or production, and the API documentation. */
  profiles: string[];
}

export function operationsRoutes(server: Server, { config, version, demoAccounts, profiles }: ProfileRoutesDeps): void {
  mount(server, getProfileInfo, async () => ({
    productName: config.productName,
    version,
    companyName: config.companyName,
    inProduction: !config.demo,
    swaggerEnabled: config.apiDocs,
    activeProfiles: profiles,
    ribbonEnv: config.demo ? 'dev' : null,
    demo: config.demo,
    demoOnNetwork: config.demoOnNetwork,
    demoAccounts: config.demo ? demoAccounts : [],
    contactUrl: config.contactUrl,
    demoBookingUrl: config.demoBookingUrl,
    tourVideoUrl: config.tourVideoUrl ?? null,
    spotfireUrl: config.spotfireUrl ?? null,
    analyticsId: config.analytics?.id ?? null,
    analyticsUrl: config.analytics?.url ?? null,
  }));

  mount(server, getInfo, async () => ({
    build: { artifact: 'pellucid', name: config.productName, version },
    activeProfiles: profiles,
    'display-ribbon-on-profiles': 'dev',
  }));
}
