import { getHealth, getLiveness, getReadiness } from '@pellucid/contract';
import { mount, type Server } from '../../http/mount.ts';
import type { HealthMonitor } from './health.ts';

export function healthRoutes(server: Server, monitor: HealthMonitor): void {
  mount(server, getHealth, async (_, { caller, reply }) => {
    const told = caller?.authorities.includes('ROLE_ADMIN') ?? false;
    const { status, since, components, changes } = await (told ? monitor.take() : monitor.recent());
    if (status === 'DOWN') reply.status(503);
    return told ? { status, since, components, details: components, changes } : { status };
  });

  mount(server, getLiveness, async () => ({ status: 'UP' as const }));

  mount(server, getReadiness, async (_, { reply }) => {
    const { status } = await monitor.recent();
    if (status === 'DOWN') reply.status(503);
    return { status };
  });
}
