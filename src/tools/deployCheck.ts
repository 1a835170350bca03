import process from 'node:process';
import { createAsk } from './deploy/ask';
import { deployProblems } from './deploy/deployment';

/* `npm run deploy:check -- URL…`: asks live hosts, and prints what falls short. */

const addresses = process.argv.slice(2);

try {
  if (addresses.length === 0) {
    throw new Error(
      'Which site? npm run deploy:check -- https://www.example.com https://www.example.co.il',
    );
  }
  for (const address of addresses) {
    if (!/^https?:\/\/[^/]+\/?$/.test(address) || !URL.canParse(address)) {
      throw new Error(
        `${address} is no site: expected scheme and host with nothing behind, such as https://www.studio.com`,
      );
    }
  }
  for (const address of addresses) {
    const problems = await deployProblems(address, createAsk());
    if (problems.length > 0) process.exitCode = 1;
    const sum = problems.length === 0 ? 'nothing falls short' : `${problems.length} fall short`;
    console.log([`${address}: ${sum}`, ...problems].join('\n  '));
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
