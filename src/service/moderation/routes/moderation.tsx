import { Hono } from 'hono';
import { routePath } from 'hono/route';
import { isDatabaseFault } from '../../database/database';
import { fontRoutes } from '../fonts';
import { strictHeaders } from '../headers';
import { readHistory } from '../history';
import { readPage } from '../listQuery';
import { renderPage, wordsOf } from '../render';
import {
  keepLanguage,
  type ModerationContext,
  type ModerationDependencies,
  type ModerationEnv,
  ownPath,
  readCookies,
} from '../requests';
import { HistoryPage } from '../views/HistoryPage';
import { deletionRoutes } from './deletion';
import { enquiryRoutes } from './enquiries';
import { guardPosts, renderError, requireOwner } from './guards';
import { reviewRoutes } from './reviews';
import { signInRoutes } from './signIn';

/**
 * `/moderate`: where the owner reads what came in and decides. Pages without scripts: every change is a form
 * that posts, and is led on to the page that shows what became of it.
 */
export function moderationRoutes(dependencies: ModerationDependencies): Hono {
  const { database, log, moderation } = dependencies;
  const open = new Hono<ModerationEnv>()
    .route('/', fontRoutes())
    .use('*', readCookies(dependencies), ...guardPosts(dependencies))
    .post('/language', (c) => {
      const fields = c.get('fields');
      keepLanguage(c, fields.get('language') === 'he' ? 'he' : 'en', moderation.origin);
      return c.redirect(`${ownPath(fields.get('to'))}#language`, 303);
    })
    .route('/', signInRoutes(dependencies));

  const owners = new Hono<ModerationEnv>()
    .use('*', requireOwner(dependencies))
    .get('/', (c) => c.redirect('/moderate/reviews', 303))
    .route('/', reviewRoutes(dependencies))
    .route('/', enquiryRoutes(dependencies))
    .route('/', deletionRoutes(dependencies))
    .get('/history', async (c) =>
      renderPage(c, dependencies, {
        title: wordsOf(c).history.heading,
        children: <HistoryPage {...(await readHistory(database, readPage(c.req.query('page'))))} />,
      }),
    )
    .all('*', (c) => {
      const { missingHeading: heading, missing: lead } = wordsOf(c).errors;
      return renderError(c, dependencies, { heading, lead, status: 404 });
    });

  const all = new Hono<ModerationEnv>()
    .basePath('/moderate')
    .use('*', strictHeaders)
    .route('/', open)
    .route('/', owners)
    .onError((error, c) => {
      log.error({ method: c.req.method, route: routePath(c), err: error }, 'request failed');
      return renderFailed(c, dependencies, isDatabaseFault(error) ? 503 : 500);
    });
  return new Hono().route('/', all);
}

/** Says so without the database, which may be what has failed. */
function renderFailed(
  c: ModerationContext,
  dependencies: ModerationDependencies,
  status: 500 | 503,
) {
  c.set('session', undefined);
  c.set('language', c.get('language') ?? dependencies.moderation.ownerLanguage);
  const { failedHeading: heading, failed: lead } = wordsOf(c).errors;
  return renderError(c, dependencies, { heading, lead, status });
}
