import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { formSignals } from '../../machines/formRules';
import { addressOf, proxyProblem } from '../address';
import type { Dependencies } from '../dependencies';
import { createRateLimiter, usualLimits } from '../limits';

/** Four bytes for each character of the longest form, plus JSON syntax. */
const maxBodyBytes = 32 * 1024;

const hour = 60 * 60 * 1000;
/** Warnings of refused origins: each once an hour, because visitors invent them and could fill the log. */
const originWarnings = { perAddress: { max: 1, within: hour }, inAll: { max: 20, within: hour } };

/**
 * Guards of every form submission, in order: other origins, other content types, programs in the form, more posts than
 * the limits allow, and large bodies are refused before the body is read.
 */
export function createPostGuards(
  dependencies: Dependencies,
): [MiddlewareHandler, MiddlewareHandler] {
  const { isOwnOrigin, ownOrigins = [], trustedProxies, now, log } = dependencies;
  const posts = createRateLimiter(dependencies.limits ?? usualLimits, now);
  const warnings = createRateLimiter(originWarnings, now);
  const misspeltWarnings = createRateLimiter(originWarnings, now);
  let isProxyKnown = false;
  return [
    async (c, next) => {
      const problem = proxyProblem(c, trustedProxies);
      if (problem !== undefined && !isProxyKnown) log.warn(problem);
      isProxyKnown ||= problem !== undefined;
      const origin = c.req.header('origin');
      if (origin !== undefined && !isOwnOrigin(origin)) {
        const shown = origin.slice(0, 100);
        const isOwners = ownOrigins.some((own) => isMisspelt(shown, own));
        if ((isOwners ? misspeltWarnings : warnings).consume(shown) === 0) {
          const line = { origin: shown, expected: ownOrigins };
          log.warn(line, 'posts from this origin are refused: see ORIGIN_EN and ORIGIN_HE');
        }
        return c.json({ error: 'Origin not allowed' }, 403);
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

/** True if an origin has most pairs of neighboring letters of ours: it is misspelt rather than invented. */
function isMisspelt(origin: string, own: string): boolean {
  const host = own.replace(/^https?:\/\/(www\.)?/, '');
  const pairs = [...host].slice(1).map((letter, at) => `${host[at]}${letter}`);
  return pairs.filter((pair) => origin.includes(pair)).length > pairs.length * 0.6;
}
