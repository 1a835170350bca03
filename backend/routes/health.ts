import { Hono } from 'hono';
import * as v from 'valibot';
import type { Dependencies } from '../dependencies';

/** `GET /healthz`: liveness. `GET /readyz`: readiness including the database; 503 if it fails. */
export function healthRoutes({ database }: Dependencies): Hono {
  return new Hono()
    .get('/healthz', (c) => c.json({ status: 'ok' }, 200, { 'cache-control': 'no-store' }))
    .get('/readyz', async (c) => {
      const isReady = await database.all(v.object({}), { sql: 'SELECT 1 AS one', args: [] }).then(
        () => true,
        () => false,
      );
      const answer = isReady ? { status: 'ok' } : { status: 'the database does not answer' };
      return c.json(answer, isReady ? 200 : 503, { 'cache-control': 'no-store' });
    });
}
