import { Hono } from 'hono';
import type { Dependencies } from '../dependencies';
import { addEnquiry } from '../enquiries';
import type { Limits } from '../limits';
import { readPostedEnquiry } from '../readPosted';
import { postGuards, wrongMethod } from './posts';

/** `POST /api/enquiries`, which `CONTACT_ENDPOINT` names → 201, or 208 where it is there already; otherwise `{ error }`. */
export function enquiryRoutes(dependencies: Dependencies, limits: Limits): Hono {
  const { database, now, owner, onOutbox, acceptsPrograms } = dependencies;
  return new Hono()
    .post('/api/enquiries', ...postGuards(dependencies, limits), async (c) => {
      const reading = readPostedEnquiry(await c.req.text(), acceptsPrograms);
      if (!reading.ok) return c.json({ error: reading.error }, reading.status);
      const outcome = await addEnquiry(database, { values: reading.values, now: now(), owner });
      if (outcome === 'added') onOutbox?.();
      return c.json({ status: outcome }, outcome === 'added' ? 201 : 208);
    })
    .all('/api/enquiries', wrongMethod);
}
