import helmet from 'helmet';
import type { Server } from '../base/server.ts';

export interface SecurityHeaderOptions {
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
const PERMISSIONS = 'camera=(), geolocation=(), microphone=(), payment=(), usb=()';
const REFERRER = 'strict-origin-when-cross-origin';

/**
 * Headers that tell the browser what a page of ours may do. No inline script and no other host, unless a setting names
 * it; inline styles are allowed because the component library writes its styles at run time.
 */
export function secureHeaders(server: Server, options: SecurityHeaderOptions): void {
  const { viewerOrigins, mediaOrigins, analyticsOrigins } = options;
  const https = isHttps(options.publicUrl);
  // Made once: the framework's plugin makes it anew for each request, more than a tenth of a short one.
  const setHeaders = helmet({
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
    referrerPolicy: { policy: REFERRER },
    frameguard: { action: 'deny' },
    crossOriginEmbedderPolicy: false,
  });
  server.addHook('onRequest', (request, reply, done) => {
    reply.header('Permissions-Policy', PERMISSIONS);
    if (/^\/(api|management|control)\//.test(request.url)) reply.header('Cache-Control', 'no-store');
    setHeaders(request.raw, reply.raw, () => done());
  });
}

/** The same for an answer that is only a text and that no hook sees: nothing in it may be loaded or kept. */
export function plainAnswerHeaders({ publicUrl }: SecurityHeaderOptions): Record<string, string> {
  return {
    'Cache-Control': 'no-store',
    'Content-Security-Policy': "default-src 'none';frame-ancestors 'none'",
    'Permissions-Policy': PERMISSIONS,
    'Referrer-Policy': REFERRER,
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    ...(isHttps(publicUrl) && { 'Strict-Transport-Security': `max-age=${YEAR}; includeSubDomains` }),
  };
}

function isHttps(publicUrl: string | undefined): boolean {
  return publicUrl?.startsWith('https:') ?? false;
}
