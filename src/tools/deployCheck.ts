import process from 'node:process';
import { checkSites } from './deploy/checkSites';

/* `npm run deploy:check -- URL…`: asks live hosts, and prints what falls short. */

try {
  const { text, isRight } = await checkSites(process.argv.slice(2));
  console.log(text);
  process.exitCode = isRight ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
