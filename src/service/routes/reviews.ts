import { Hono } from 'hono';
import type { Dependencies } from '../dependencies';
import type { Limits } from '../limits';
import { readPostedReview } from '../readPosted';
import { addReview } from '../reviews';
import { postGuards, wrongMethod } from './posts';

/**
 * `POST /api/reviews` → 201, or 208 for one that is there already; otherwise `{ error }`. Source:
 * specification, section 7.
 */
export function reviewRoutes(dependencies: Dependencies, limits: Limits): Hono {
  const { database, now, appId, owner, onOutbox, acceptsPrograms } = dependencies;
  return new Hono()
    .post('/api/reviews', ...postGuards(dependencies, limits), async (c) => {
      const reading = readPostedReview(await c.req.text(), acceptsPrograms);
      if (!reading.ok) return c.json({ error: reading.error }, reading.status);
      const { values } = reading.values;
      if (reading.values.appId !== appId) return c.json({ error: `appId is not ${appId}` }, 400);
      const outcome = await addReview(database, { appId, values, now: now(), owner });
      if (outcome === 'added') onOutbox?.();
      return c.json({ status: outcome }, outcome === 'added' ? 201 : 208);
    })
    .all('/api/reviews/:appId?', wrongMethod);
}
