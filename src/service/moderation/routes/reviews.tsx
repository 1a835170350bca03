import { Hono } from 'hono';
import { optionLabel } from '../../optionLabels';
import { findReview, reviewStatuses, setReviewStatus } from '../../reviews';
import { lastActions } from '../history';
import { listAddress, readListQuery } from '../listQuery';
import { readList, readWhole, reviewSource } from '../lists';
import { renderPage, wordsOf } from '../render';
import type { ModerationContext, ModerationDependencies, ModerationEnv } from '../requests';
import { spreadsheetTime } from '../time';
import type { MessageProps } from '../views/Message';
import { ReviewsPage } from '../views/ReviewsPage';
import { fill, isolated } from '../words/words';
import { csvAnswer } from './csvAnswer';

const path = '/moderate/reviews';

/** The reviews: the list, the download, and what changes one. */
export function reviewRoutes(dependencies: ModerationDependencies): Hono<ModerationEnv> {
  const { database, now } = dependencies;
  const queryOf = (c: ModerationContext) => readListQuery(c.req.query(), reviewSource.filters);
  return new Hono<ModerationEnv>()
    .get('/reviews', async (c) => {
      const query = queryOf(c);
      const list = await readList(database, reviewSource, query);
      const ids = list.items.map(({ id }) => id);
      return renderPage(c, dependencies, {
        title: wordsOf(c).reviews.heading,
        message: await messageOf(c, dependencies),
        children: (
          <ReviewsPage
            path={path}
            query={query}
            list={list}
            decisions={await lastActions(database, ids)}
          />
        ),
      });
    })
    .get('/reviews.csv', (c) => {
      const { csv, reviews } = wordsOf(c);
      const language = c.get('language');
      return csvAnswer(c, dependencies, {
        name: 'reviews',
        head: [
          ...[csv.name, csv.company, csv.service, csv.rating, csv.review],
          ...[csv.email, csv.status, csv.sent, csv.decided],
        ],
        items: readWhole(database, reviewSource, queryOf(c)),
        cellsOf: (review) => [
          review.name,
          review.company,
          optionLabel('service', review.service, language),
          review.rating,
          review.review,
          review.email,
          reviews[review.status],
          spreadsheetTime(review.createdAt),
          spreadsheetTime(review.decidedAt),
        ],
      });
    })
    .post('/reviews/:id', async (c) => {
      const id = c.req.param('id');
      const status = reviewStatuses.find((one) => one === c.get('fields').get('status'));
      const before = status && (await findReview(database, id));
      const after =
        before && (await setReviewStatus(database, { id, status, now: now(), actor: 'owner' }));
      const done = after ? { done: after.status, id, was: before.status } : { done: 'gone' };
      return c.redirect(`${listAddress(path, queryOf(c), done)}#message`, 303);
    });
}

/** What was just done, told by the address. */
async function messageOf(
  c: ModerationContext,
  { database }: ModerationDependencies,
): Promise<MessageProps | undefined> {
  const { done: texts } = wordsOf(c);
  const { done, id = '', was } = c.req.query();
  if (done === 'signedIn') return { text: texts.signedIn };
  if (done === 'gone') return { text: texts.gone };
  const review = reviewStatuses.some((one) => one === done) && (await findReview(database, id));
  if (!review || review.status !== done) return undefined;
  const action = listAddress(`${path}/${id}`, readListQuery(c.req.query(), reviewSource.filters));
  return {
    text: fill(texts[review.status], { name: isolated(review.name) }),
    undo: was && was !== done ? { action, fields: { status: was } } : undefined,
  };
}
