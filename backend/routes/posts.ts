import type { Handler, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { addressOf, isBehindProxy } from '../address';
import type { Dependencies } from '../dependencies';
import type { RateLimiter } from '../limits';

/** Four bytes for each character of the longest form, plus JSON syntax. */
const maxBodyBytes = 32 * 1024;

/**
 * Guards of every form submission before the body is read: other origins, other content types, rate limits and large
 * bodies are refused.
 */
export function postGuards(
  { isOwnOrigin, ownOrigins = [], trustedProxies, log }: Dependencies,
  rateLimiter: RateLimiter,
): [MiddlewareHandler, MiddlewareHandler] {
  const warnOnce = once((fields: object, message: string) => log.warn(fields, message));
  return [
    async (c, next) => {
      if (trustedProxies === 0 && isBehindProxy(c)) {
        warnOnce(
          'proxy',
          {},
          'X-Forwarded-For came from this network, and TRUST_PROXY is 0: all visitors count as one; expected the number of proxies, such as 1',
        );
      }
      const origin = c.req.header('origin');
      if (origin !== undefined && !isOwnOrigin(origin)) {
        const fields = { origin: origin.slice(0, 100), expected: ownOrigins };
        warnOnce(
          `origin ${origin}`,
          fields,
          'posts from this origin are refused: ORIGIN_EN and ORIGIN_HE name the expected ones',
        );
        return c.json({ error: 'Origin not allowed' }, 403);
      }
      const type = c.req.header('content-type') ?? '';
      if (!/^application\/json\s*(;|$)/i.test(type)) {
        return c.json({ error: 'Content type must be application/json' }, 415);
      }
      const seconds = rateLimiter.consume(addressOf(c, trustedProxies));
      if (seconds === 0) return next();
      const error = `Too many requests: try again in ${seconds} seconds`;
      return c.json({ error }, 429, { 'retry-after': String(seconds) });
    },
    bodyLimit({
      maxSize: maxBodyBytes,
      onError: (c) => c.json({ error: `The body is larger than ${maxBodyBytes} bytes` }, 413),
    }),
  ];
}

/** Answers unsupported methods. */
export const wrongMethod: Handler = (c) =>
  c.json({ error: `${c.req.method} is not allowed here` }, 405, {
    allow: 'GET, HEAD, POST, OPTIONS',
  });

/** Warns once for each of the first 20 keys, because visitors choose them and could fill the log. */
function once(warn: (fields: object, message: string) => void) {
  const known = new Set<string>();
  return (name: string, fields: object, message: string) => {
    if (known.has(name) || known.size === 20) return;
    known.add(name);
    warn(fields, message);
  };
}
