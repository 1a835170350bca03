import type { Database } from '../../service/database/database';
import {
  listReviews,
  type Review,
  type ReviewStatus,
  reviewStatuses,
  setReviewStatus,
} from '../../service/reviews';
import { resetReviews } from './localDatabase';
import { oneLine } from './oneLine';

/** A command that cannot be carried out; the message says what can. */
export class ModerationError extends Error {
  override readonly name = 'ModerationError';
}

const usage = `Usage: npm run reviews -- <command>
  list [${reviewStatuses.join('|')}]   show the reviews, newest first
  approve ID                         let the sites show a review
  reject ID                          keep a review from the sites
  reset                              replace all reviews by the sample set, where they began with it`;

interface Moderated {
  readonly database: Database;
  /** The appId that sample reviews carry. */
  readonly appId: string;
}

/**
 * Carries out one moderation command and gives what to print.
 * @throws ModerationError for an unknown command, status or id, or a missing or superfluous argument.
 */
export async function moderate(
  words: readonly string[],
  { database, appId }: Moderated,
): Promise<string> {
  const [command, argument, ...rest] = words;
  if (rest.length > 0) throw new ModerationError(`Too many words: ${rest.join(' ')}\n${usage}`);
  switch (command) {
    case 'list':
      return list(await listReviews(database), argument);
    case 'approve':
      return mark(database, argument, 'approved');
    case 'reject':
      return mark(database, argument, 'rejected');
    case 'reset':
      if (argument !== undefined) throw new ModerationError(`reset takes no ${argument}\n${usage}`);
      return reset(database, appId);
    case undefined:
      throw new ModerationError(`No command given.\n${usage}`);
    default:
      throw new ModerationError(`There is no command ${JSON.stringify(command)}.\n${usage}`);
  }
}

function list(reviews: readonly Review[], status: string | undefined): string {
  if (status !== undefined && !reviewStatuses.some((known) => known === status)) {
    throw new ModerationError(
      `There is no status ${JSON.stringify(status)}: expected ${reviewStatuses.join(', ')}, or none for all.`,
    );
  }
  const wanted = reviews.filter((review) => status === undefined || review.status === status);
  if (wanted.length === 0) return status ? `No review is ${status}.` : 'There are no reviews.';
  return table([
    ['ID', 'STATUS', 'RATING', 'NAME', 'REVIEW'],
    ...wanted.map(({ id, status, rating, name, review }) => [
      oneLine(id, 40),
      status,
      String(rating),
      oneLine(name, 24),
      oneLine(review, 48),
    ]),
  ]);
}

async function reset(database: Database, appId: string): Promise<string> {
  const count = await resetReviews(database, appId);
  if (count !== undefined) return `The ${count} sample reviews are back.`;
  throw new ModerationError(
    'These reviews did not begin as samples, and reset would delete them: expected the database of npm start',
  );
}

async function mark(database: Database, id: string | undefined, status: ReviewStatus) {
  const changed =
    id === undefined
      ? undefined
      : await setReviewStatus(database, { id, status, now: Date.now(), actor: 'command line' });
  if (changed) return `${id} (${oneLine(changed.name, 40)}) is ${status}.`;
  const ids = (await listReviews(database)).map((review) => review.id).join(', ') || 'none';
  const problem =
    id === undefined ? 'Which review?' : `No review has the id ${JSON.stringify(id)}.`;
  throw new ModerationError(`${problem} There are: ${ids}`);
}

function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
