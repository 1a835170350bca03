import { Hono } from 'hono';
import type { Dependencies } from '../dependencies';
import { addInquiry } from '../inquiries';
import type { RateLimiter } from '../limits';
import { readPostedInquiry } from '../readPosted';
import { postGuards, wrongMethod } from './posts';

/** `POST /api/inquiries`, the target of `CONTACT_ENDPOINT`: 201, or 208 for a duplicate; otherwise `{ error }`. */
export function inquiryRoutes(dependencies: Dependencies, rateLimiter: RateLimiter): Hono {
  const { database, now, owner, onOutbox, allowsBots } = dependencies;
  return new Hono()
    .post('/api/inquiries', ...postGuards(dependencies, rateLimiter), async (c) => {
      const reading = readPostedInquiry(await c.req.text(), allowsBots);
      if (!reading.ok) return c.json({ error: reading.error }, reading.status);
      const outcome = await addInquiry(database, { values: reading.values, now: now(), owner });
      if (outcome === 'added') onOutbox?.();
      return c.json({ status: outcome }, outcome === 'added' ? 201 : 208);
    })
    .all('/api/inquiries', wrongMethod);
}
