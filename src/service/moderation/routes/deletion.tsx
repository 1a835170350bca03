import { Hono } from 'hono';
import * as v from 'valibot';
import * as rules from '../../../settings/rules';
import type { Database } from '../../database/database';
import { forgetAddress } from '../../privacy';
import { listAddress, readCount } from '../listQuery';
import { renderPage, wordsOf } from '../render';
import type { ModerationContext, ModerationDependencies, ModerationEnv } from '../requests';
import { ConfirmPage } from '../views/ConfirmPage';
import { DeletionPage } from '../views/DeletionPage';
import { fill, isolated } from '../words/words';

const path = '/moderate/deletion';

/**
 * Deletes all that is kept with somebody's email: `/deletion` asks for it, its post shows what there is, and
 * `/deletion/confirmed` deletes it. The email is posted, so that it stands in no address and in no log.
 */
export function deletionRoutes(dependencies: ModerationDependencies): Hono<ModerationEnv> {
  const { database, now } = dependencies;
  return new Hono<ModerationEnv>()
    .get('/deletion', (c) => {
      const { done, deletion } = wordsOf(c);
      const { done: deed, reviews, enquiries } = c.req.query();
      const counts = { reviews: readCount(reviews), enquiries: readCount(enquiries) };
      return renderPage(c, dependencies, {
        title: deletion.heading,
        message: deed === 'deletedAll' ? { text: fill(done.deletedAll, counts) } : undefined,
        children: <DeletionPage email="" error={undefined} />,
      });
    })
    .post('/deletion', async (c) => {
      const email = emailOf(c);
      const { deletion } = wordsOf(c);
      if (email === undefined) return renderAgain(c, dependencies, deletion.invalid);
      const { reviews, enquiries } = await countOf(database, email);
      if (reviews + enquiries === 0) {
        return renderAgain(c, dependencies, fill(deletion.none, { email: isolated(email) }));
      }
      return renderPage(c, dependencies, {
        title: deletion.confirmHeading,
        address: path,
        children: (
          <ConfirmPage
            heading={deletion.confirmHeading}
            lead={deletion.forGood}
            action={`${path}/confirmed`}
            fields={{ email }}
            submit={deletion.submit}
            keep={{ href: path, label: deletion.keep }}
          >
            <div className="card">
              <p>{fill(deletion.confirm, { email: isolated(email) })}</p>
              <ul>
                {reviews > 0 && <li>{fill(deletion.reviews, { count: reviews })}</li>}
                {enquiries > 0 && <li>{fill(deletion.enquiries, { count: enquiries })}</li>}
              </ul>
            </div>
          </ConfirmPage>
        ),
      });
    })
    .post('/deletion/confirmed', async (c) => {
      const email = emailOf(c);
      if (email === undefined) return renderAgain(c, dependencies, wordsOf(c).deletion.invalid);
      const { reviews, enquiries } = await forgetAddress(database, {
        email,
        now: now(),
        actor: 'owner',
      });
      const done = { done: 'deletedAll', reviews: String(reviews), enquiries: String(enquiries) };
      return c.redirect(`${listAddress(path, {}, done)}#message`, 303);
    });
}

function emailOf(c: ModerationContext): string | undefined {
  const email = (c.get('fields').get('email') ?? '').trim();
  return v.is(rules.email, email) && email.length <= 254 ? email : undefined;
}

/** Asks again, with what was wrong beside the field. */
function renderAgain(c: ModerationContext, dependencies: ModerationDependencies, error: string) {
  const { deletion } = wordsOf(c);
  const email = c.get('fields').get('email') ?? '';
  return renderPage(c, dependencies, {
    title: deletion.heading,
    address: path,
    status: 400,
    children: <DeletionPage email={email} error={error} />,
  });
}

const countRow = v.object({ reviews: v.number(), enquiries: v.number() });

async function countOf(database: Database, email: string) {
  const of = (table: string) =>
    `(SELECT count(*) FROM ${table} WHERE email <> '' AND lower(email) = lower(:email))`;
  const [counts] = await database.all(countRow, {
    sql: `SELECT ${of('reviews')} AS reviews, ${of('enquiries')} AS enquiries`,
    args: { email },
  });
  return counts ?? { reviews: 0, enquiries: 0 };
}
