import { Hono } from 'hono';
import type { Dependencies } from '../dependencies';
import { addInquiry } from '../inquiries';
import { readPostedInquiry } from '../readPosted';
import { type PostGuards, wrongMethod } from './posts';

/**
 * `POST /api/inquiries`, the target of `CONTACT_ENDPOINT`: 201, or 208 for a duplicate; otherwise `{ error }`. Sites
 * of earlier versions post to `/api/enquiries`.
 */
export function inquiryRoutes(dependencies: Dependencies, guards: PostGuards): Hono {
  const { database, now, owner, onOutbox } = dependencies;
  return new Hono()
    .post('/api/inquiries', ...guards, async (c) => {
      const reading = readPostedInquiry(await c.req.text());
      if (!reading.ok) return c.json({ error: reading.error }, 400);
      const outcome = await addInquiry(database, { values: reading.values, now: now(), owner });
      if (outcome === 'added') onOutbox?.();
      return c.json({ status: outcome }, outcome === 'added' ? 201 : 208);
    })
    .all('/api/inquiries', wrongMethod)
    .all('/api/enquiries', (c) => c.redirect('/api/inquiries', 308));
}
