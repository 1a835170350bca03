/** @jsxImportSource hono/jsx */
import { hash } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { csrf } from 'hono/csrf';
import { HTTPException } from 'hono/http-exception';
import { jsxRenderer } from 'hono/jsx-renderer';
import { languageDetector } from 'hono/language';
import { secureHeaders } from 'hono/secure-headers';
import type { StatusCode } from 'hono/utils/http-status';
import { isLocal } from '../address';
import { type Database, isDatabaseFault } from '../database/database';
import type { Dependencies } from '../dependencies';
import { forget } from '../forget';
import { findItem, readLists, rejectAll, setState } from '../items';
import { isBrokenOff } from '../log';
import { fill, isolated } from '../words/words';
import { ListsPage } from './ListsPage';
import { type ModerationEnv, Page, viewOf } from './page';
import { askForPassword } from './password';
import { styles } from './styles';

/**
 * `/moderate`: the owner's moderation page, behind a password. It needs no scripts: each action is a form that
 * redirects to the page with the result.
 */
export function moderationRoutes(dependencies: Dependencies): Hono<ModerationEnv> {
  const { database, now, origin, ownerLanguage, studioName, inquiryDays } = dependencies;
  const ownOrigin = new URL(origin).origin;
  return new Hono<ModerationEnv>()
    .basePath('/moderate')
    .use(
      '*',
      strictHeaders(origin),
      (c, next) => {
        c.set('studioName', studioName);
        c.header('x-robots-tag', 'noindex, nofollow');
        c.header('cache-control', 'no-store');
        return next();
      },
      languageDetector({
        supportedLanguages: ['en', 'he'],
        fallbackLanguage: ownerLanguage,
        order: ['querystring', 'cookie'],
        lookupQueryString: 'language',
        lookupCookie: 'moderation-language',
        cookieOptions: { path: '/moderate', sameSite: 'Lax', httpOnly: true },
      }),
      jsxRenderer(),
      askForPassword(dependencies),
      bodyLimit({ maxSize: 16 * 1024, onError: (c) => renderProblem(c, 'refused', 413) }),
      // Every type that `parseBody` reads; other posts change nothing.
      csrf({ origin: ownOrigin }),
    )
    .get('/', async (c) => {
      const { of: shown = '' } = c.req.query();
      const lists = await readLists(database, shown);
      const message = await messageOf(c, database);
      return c.render(
        <Page title={viewOf(c.var).words.heading} {...{ message, lists }}>
          <ListsPage {...{ lists, shown, inquiryDays }} />
        </Page>,
      );
    })
    .post('/items/:id', async (c) => {
      const id = c.req.param('id');
      const state = String((await c.req.parseBody()).act);
      const isDone =
        state === 'deleted'
          ? (await forget(database, id)).deleted.length > 0
          : await setState(database, { id, state, now: now() });
      // Of an unknown action, or one of the other list.
      if (!isDone && (await findItem(database, id))) throw new HTTPException(400);
      const done = isDone ? state : 'gone';
      return c.redirect(`/moderate?${new URLSearchParams({ done, id })}#message`, 303);
    })
    .post('/reject-all', async (c) => {
      const { id } = await c.req.parseBody({ all: true });
      await rejectAll(database, id, now());
      return c.redirect('/moderate?done=allRejected#message', 303);
    })
    .all('*', (c) => renderProblem(c, 'missing', 404))
    .onError((error, c) => {
      if (isBrokenOff(c, error)) return c.body(null, 400);
      // Does not use the database, which may be the cause.
      if (!(error instanceof HTTPException)) {
        return renderProblem(c, 'failed', isDatabaseFault(error) ? 503 : 500);
      }
      // With the question for the password, or the time to wait.
      for (const [name, value] of error.getResponse().headers) c.header(name, value);
      const { status } = error;
      const problem = status === 401 ? 'password' : status === 429 ? 'limited' : 'refused';
      const given = c.req.header('origin')?.slice(0, 100) ?? 'none';
      const expected = `expected ${ownOrigin}, as in REVIEWS_API or CONTACT_ENDPOINT`;
      c.set('reason', status === 403 ? `Origin not allowed: ${given}; ${expected}` : problem);
      return renderProblem(c, problem, status);
    });
}

/** Allows only the page's own style and icon; no scripts. */
function strictHeaders(origin: string) {
  const styleHash = hash('sha256', styles, 'base64');
  return secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      styleSrc: [`'sha256-${styleHash}'`],
      imgSrc: ['data:'],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
      baseUri: ["'none'"],
    },
    // Not `no-referrer`, which makes browsers send `Origin: null` to this origin as well.
    referrerPolicy: 'same-origin',
    xFrameOptions: 'DENY',
    strictTransportSecurity: !isLocal(origin),
  });
}

function renderProblem(
  c: Context<ModerationEnv>,
  problem: 'password' | 'limited' | 'refused' | 'missing' | 'failed',
  status: StatusCode,
) {
  const { errors } = viewOf(c.var).words;
  const title = errors[`${problem}Heading`];
  c.status(status);
  return c.render(
    <Page title={title}>
      <div class="notice">
        <h1>{title}</h1>
        <p class="lead">{errors[problem]}</p>
        <a class="button" href="/moderate">
          {errors.home}
        </a>
      </div>
    </Page>,
  );
}

/** Confirmation of the action that the address names, if it still applies. */
async function messageOf(c: Context<ModerationEnv>, database: Database) {
  const { done: texts } = viewOf(c.var).words;
  const { done, id = '', of: shown } = c.req.query();
  // A mail leads to what was deleted meanwhile.
  if (shown !== undefined && !(await findItem(database, shown))) return texts.gone;
  if (done === 'gone' || done === 'deleted' || done === 'allRejected') return texts[done];
  const item = await findItem(database, id);
  if (item?.state !== done) return undefined;
  return item && fill(texts[item.state], { name: isolated(item.name) });
}
