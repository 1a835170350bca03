import process from 'node:process';
import { runLoad } from './service/load';

/*
 * `npm run service:load`: requests per second and the 99th percentile of the time of an answer, on one core,
 * beside a handler that does nothing. Fails where reads are slower than half of it.
 */

try {
  const isKept = await runLoad();
  process.exit(isKept ? 0 : 1);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
