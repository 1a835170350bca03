import { hash, timingSafeEqual } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { basicAuth } from 'hono/basic-auth';
import { HTTPException } from 'hono/http-exception';
import { addressOf } from '../address';
import type { Dependencies } from '../dependencies';
import { createRateLimiter, passwordLimits } from '../limits';

/**
 * Asks for the password, under any name. Wrong ones are limited by address and in all. Addresses that the right one
 * has come from are counted apart, so that others who guess do not keep the owner out.
 * @throws HTTPException 401 without the password, 429 after too many wrong ones.
 */
export function askForPassword({ password, trustedProxies, now }: Dependencies): MiddlewareHandler {
  const ofOwner = createRateLimiter(passwordLimits, now);
  const ofOthers = createRateLimiter(passwordLimits, now);
  const owners = new Set<string>();
  const limiterOf = (address: string) => (owners.has(address) ? ofOwner : ofOthers);
  // Of one length, as the comparison needs it.
  const hashOf = (text: string) => hash('sha256', text, 'buffer');
  const check = basicAuth({
    realm: 'moderation',
    // Synchronous, so that guesses at the same time are counted one by one.
    verifyUser: (_name, given, c) => {
      const address = addressOf(c, trustedProxies);
      const isRight = timingSafeEqual(hashOf(given), hashOf(password));
      if (isRight) owners.add(address);
      else limiterOf(address).consume(address);
      return isRight;
    },
  });
  return (c, next) => {
    const address = addressOf(c, trustedProxies);
    const seconds = limiterOf(address).wait(address);
    if (seconds === 0) return check(c, next);
    throw new HTTPException(429, {
      res: new Response(null, { headers: { 'retry-after': `${seconds}` } }),
    });
  };
}
