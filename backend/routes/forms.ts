import { type Handler, Hono } from 'hono';
import {
  type FieldTable,
  inquiryFields,
  reviewFields,
  type ValuesOf,
} from '../../machines/formRules';
import type { Dependencies } from '../dependencies';
import { readPosted } from '../readPosted';
import { addInquiry, addReview } from '../submissions';
import { postGuards } from './postGuards';

/**
 * `POST /api/reviews`, and `POST /api/inquiries`, the target of `CONTACT_ENDPOINT`: 201, or 208 for a duplicate;
 * otherwise `{ error }`. Source: docs/specification.md, section 7.
 */
export function formRoutes(dependencies: Dependencies): Hono {
  const { appId, onOutbox } = dependencies;
  const guards = postGuards(dependencies);
  const keep =
    <Fields extends FieldTable>(
      fields: Fields,
      fixed: Readonly<Record<string, string>>,
      add: (values: ValuesOf<Fields>) => Promise<'added' | 'duplicate'>,
    ): Handler =>
    async (c) => {
      const reading = readPosted(await c.req.text(), fields, fixed);
      if ('error' in reading) return c.json(reading, 400);
      const status = await add(reading.values);
      if (status === 'added') onOutbox?.();
      return c.json({ status }, status === 'added' ? 201 : 208);
    };
  const keepReview = keep(reviewFields, { appId }, (values) => addReview(dependencies, values));
  const keepInquiry = keep(inquiryFields, {}, (values) => addInquiry(dependencies, values));
  return new Hono()
    .post('/api/reviews', ...guards, keepReview)
    .post('/api/inquiries', ...guards, keepInquiry);
}
