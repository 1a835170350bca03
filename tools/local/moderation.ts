import type { Database } from '../../backend/database/database';
import { findItem, readItems, setState } from '../../backend/items';
import { resetReviews } from './localDatabase';
import { oneLine } from './oneLine';

const usage = `Usage: npm run reviews -- <command>
  list          show the reviews, newest first
  approve ID    let the sites show a review
  reject ID     keep a review from the sites
  reset         replace all reviews with the samples, in a database that began with them`;

interface Moderated {
  readonly database: Database;
  /** The appId of the sample reviews. */
  readonly appId: string;
}

/**
 * Runs one moderation command.
 * @returns its output.
 * @throws Error for an unknown command or id; the message lists valid ones.
 */
export async function moderate(
  words: readonly string[],
  { database, appId }: Moderated,
): Promise<string> {
  const [command, id] = words;
  if (command === 'list' && !id) return list(database);
  if (command === 'approve') return mark(database, id, 'approved');
  if (command === 'reject') return mark(database, id, 'rejected');
  if (command === 'reset' && !id) return reset(database, appId);
  throw new Error(`Unknown command "${words.join(' ')}".\n${usage}`);
}

async function list(database: Database): Promise<string> {
  const row = (id: string, status: string, rating: string, name: string, review: string) =>
    `${id.padEnd(22)}  ${status.padEnd(8)}  ${rating.padEnd(6)}  ${oneLine(name, 24).padEnd(24)}  ${oneLine(review, 48)}`;
  const reviews = await readItems(database, "list = 'reviews'");
  return [
    row('ID', 'STATUS', 'RATING', 'NAME', 'REVIEW'),
    ...reviews.map((one) => row(one.id, one.state, `${one.rating}`, one.name, one.text)),
  ].join('\n');
}

async function reset(database: Database, appId: string): Promise<string> {
  const count = await resetReviews(database, appId);
  if (count !== undefined) return `The ${count} sample reviews are back.`;
  throw new Error(
    'These reviews did not begin as samples, and reset would delete them: expected the database of npm start',
  );
}

async function mark(database: Database, id = '', state: 'approved' | 'rejected') {
  const isChanged = await setState(database, { id, state, now: Date.now() });
  const changed = isChanged && (await findItem(database, id));
  if (changed) return `${id} (${oneLine(changed.name, 40)}) is ${state}.`;
  throw new Error(`No review has the id "${id}". There are:\n${await list(database)}`);
}
