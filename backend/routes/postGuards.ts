import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { formSignals } from '../../machines/formRules';
import { addressOf } from '../address';
import type { Dependencies } from '../dependencies';
import { createRateLimiter, usualLimits } from '../limits';

/** Four bytes for each character of the longest form, plus JSON syntax. */
const maxBodyBytes = 32 * 1024;

/**
 * Guards of every form submission, in order: other origins, other content types, programs in the form, more posts than
 * the limits allow, and large bodies are refused before the body is read.
 */
export function postGuards(dependencies: Dependencies): [MiddlewareHandler, MiddlewareHandler] {
  const { isOwnOrigin, trustedProxies, now } = dependencies;
  const posts = createRateLimiter(dependencies.limits ?? usualLimits, now);
  return [
    async (c, next) => {
      const origin = c.req.header('origin');
      if (origin !== undefined && !isOwnOrigin(origin)) {
        const error = `Origin not allowed: ${origin.slice(0, 100)}; see ORIGIN_EN and ORIGIN_HE`;
        return c.json({ error }, 403);
      }
      const type = c.req.header('content-type') ?? '';
      if (!/^application\/json\s*(;|$)/i.test(type)) {
        return c.json({ error: 'Content type must be application/json' }, 415);
      }
      if (c.req.header(formSignals) !== undefined) {
        return c.json({ error: 'Submission rejected as automated' }, 422);
      }
      const seconds = posts.consume(addressOf(c, trustedProxies));
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
