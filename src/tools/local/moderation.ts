import { oneLine } from './oneLine';
import { type Review, type ReviewStatus, statuses } from './review';
import type { ReviewsStore } from './reviewsStore';

/** A command that cannot be carried out; the message says what can. */
export class ModerationError extends Error {
  override readonly name = 'ModerationError';
}

const usage = `Usage: npm run reviews -- <command>
  list [${statuses.join('|')}]   show the reviews, newest first
  approve ID                         let the sites show a review
  reject ID                          keep a review from the sites
  reset                              replace all reviews by the sample set`;

/**
 * Carries out one moderation command and gives what to print.
 * @throws ModerationError for an unknown command, status or id, or a missing or superfluous argument.
 */
export async function moderate(words: readonly string[], store: ReviewsStore): Promise<string> {
  const [command, argument, ...rest] = words;
  if (rest.length > 0) throw new ModerationError(`Too many words: ${rest.join(' ')}\n${usage}`);
  switch (command) {
    case 'list':
      return list(await store.list(), argument);
    case 'approve':
      return mark(store, argument, 'approved');
    case 'reject':
      return mark(store, argument, 'rejected');
    case 'reset':
      if (argument !== undefined) throw new ModerationError(`reset takes no ${argument}\n${usage}`);
      return `The ${(await store.reset()).length} sample reviews are back.`;
    case undefined:
      throw new ModerationError(`No command given.\n${usage}`);
    default:
      throw new ModerationError(`There is no command ${JSON.stringify(command)}.\n${usage}`);
  }
}

function list(reviews: readonly Review[], status: string | undefined): string {
  if (status !== undefined && !statuses.some((known) => known === status)) {
    throw new ModerationError(
      `There is no status ${JSON.stringify(status)}: expected ${statuses.join(', ')}, or none for all.`,
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

async function mark(store: ReviewsStore, id: string | undefined, status: ReviewStatus) {
  const changed = id === undefined ? undefined : await store.setStatus(id, status);
  if (changed) return `${id} (${oneLine(changed.name, 40)}) is ${status}.`;
  const ids = (await store.list()).map((review) => review.id).join(', ') || 'none';
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
