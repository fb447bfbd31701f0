import helmet from '@fastify/helmet';
import type { Server } from './server.ts';

export interface SecuritySettings {
  /** Where the product is reached; https turns on Strict-Transport-Security. */
  publicUrl: string | undefined;
  /** Origins of a customer's analytics server, whose script and frame the dashboard page may load. */
  viewerOrigins: string[];
  /** Origins of the product tour's video. */
  mediaOrigins: string[];
  /** Origins that page views are sent to. They never give a script. */
  analyticsOrigins: string[];
}

const YEAR = 365 * 24 * 60 * 60;

/**
 * Headers that tell the browser what a page of ours may do. No inline script and no other host, unless a setting names
 * it; inline styles are allowed because the component library writes its styles at run time.
 */
export async function secureHeaders(server: Server, settings: SecuritySettings): Promise<void> {
  const { viewerOrigins, mediaOrigins, analyticsOrigins } = settings;
  const https = settings.publicUrl?.startsWith('https:') ?? false;
  await server.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...viewerOrigins],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'", 'data:'],
        connectSrc: ["'self'", 'data:', 'blob:', ...viewerOrigins, ...analyticsOrigins],
        mediaSrc: ["'self'", 'blob:', ...mediaOrigins],
        workerSrc: ["'self'", 'blob:'],
        frameSrc: ["'self'", ...viewerOrigins, ...mediaOrigins],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(https && { upgradeInsecureRequests: [] }),
      },
    },
    strictTransportSecurity: https ? { maxAge: YEAR, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    frameguard: { action: 'deny' },
    crossOriginEmbedderPolicy: false,
  });
  server.addHook('onRequest', async (request, reply) => {
    reply.header('Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()');
    if (/^\/(api|management)\//.test(request.url)) reply.header('Cache-Control', 'no-store');
  });
}
