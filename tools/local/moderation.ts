import type { Database } from '../../backend/database/database';
import { findItem, type Item, readItems, reviewStates, setState } from '../../backend/items';
import { resetReviews } from './localDatabase';
import { oneLine } from './oneLine';

/** A command that cannot run; the message lists valid commands. */
export class ModerationError extends Error {
  override readonly name = 'ModerationError';
}

const usage = `Usage: npm run reviews -- <command>
  list [${reviewStates.join('|')}]   show the reviews, newest first
  approve ID                         let the sites show a review
  reject ID                          keep a review from the sites
  reset                              replace all reviews with the samples, in a database that began with them`;

interface Moderated {
  readonly database: Database;
  /** The appId of the sample reviews. */
  readonly appId: string;
}

/**
 * Runs one moderation command.
 * @returns its output.
 * @throws ModerationError for an unknown command, status or id, or a wrong number of arguments.
 */
export async function moderate(
  words: readonly string[],
  { database, appId }: Moderated,
): Promise<string> {
  const [command, argument, ...rest] = words;
  if (rest.length > 0) throw new ModerationError(`Too many arguments: ${rest.join(' ')}\n${usage}`);
  if (command === 'list') return list(await listReviews(database), argument);
  if (command === 'approve') return mark(database, argument, 'approved');
  if (command === 'reject') return mark(database, argument, 'rejected');
  if (command === 'reset' && argument === undefined) return reset(database, appId);
  throw new ModerationError(`Unknown command "${words.join(' ')}".\n${usage}`);
}

function list(reviews: readonly Item[], wanted: string | undefined): string {
  if (wanted !== undefined && !reviewStates.some((known) => known === wanted)) {
    throw new ModerationError(
      `There is no status "${wanted}": expected ${reviewStates.join(', ')}, or none for all.`,
    );
  }
  const found = reviews.filter(({ state }) => wanted === undefined || state === wanted);
  const row = (id: string, status: string, rating: string, name: string, review: string) =>
    `${id.padEnd(22)}  ${status.padEnd(8)}  ${rating.padEnd(6)}  ${oneLine(name, 24).padEnd(24)}  ${oneLine(review, 48)}`;
  return [
    row('ID', 'STATUS', 'RATING', 'NAME', 'REVIEW'),
    ...found.map((one) => row(one.id, one.state, `${one.rating}`, one.name, one.text)),
  ].join('\n');
}

async function reset(database: Database, appId: string): Promise<string> {
  const count = await resetReviews(database, appId);
  if (count !== undefined) return `The ${count} sample reviews are back.`;
  throw new ModerationError(
    'These reviews did not begin as samples, and reset would delete them: expected the database of npm start',
  );
}

async function mark(database: Database, id = '', state: 'approved' | 'rejected') {
  const isChanged = await setState(database, { id, state, now: Date.now() });
  const changed = isChanged && (await findItem(database, id));
  if (changed) return `${id} (${oneLine(changed.name, 40)}) is ${state}.`;
  const ids = (await listReviews(database)).map((review) => review.id).join(', ') || 'none';
  throw new ModerationError(`No review has the id "${id}". There are: ${ids}`);
}

function listReviews(database: Database): Promise<Item[]> {
  return readItems(database, "list = 'reviews'");
}
