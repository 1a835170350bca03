import { createHash } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { styles } from './styles';

const styleHash = createHash('sha256').update(styles).digest('base64');

/** Nothing is loaded but the page's one style, the fonts and the icon; nothing runs. */
const policy = [
  "default-src 'none'",
  `style-src 'sha256-${styleHash}'`,
  "font-src 'self'",
  'img-src data:',
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join('; ');

const headers: Readonly<Record<string, string>> = {
  'content-security-policy': policy,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
  // Not `no-referrer`: with that, browsers send `Origin: null` even to ourselves.
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'x-robots-tag': 'noindex, nofollow',
};

/** What every answer of moderation carries; nothing of it is stored on the way. */
export const strictHeaders: MiddlewareHandler = async (c, next) => {
  await next();
  for (const [name, value] of Object.entries(headers)) c.header(name, value);
  if (!c.res.headers.has('cache-control')) c.header('cache-control', 'no-store');
};
