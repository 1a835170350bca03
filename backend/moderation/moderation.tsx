/** @jsxImportSource hono/jsx */
import { createHash } from 'node:crypto';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
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
import { countWaiting, findItem, readLists, rejectAll, setState } from '../items';
import { isBrokenOff } from '../log';
import { fill, isolated } from '../words/words';
import { ListsPage } from './ListsPage';
import { type ModerationEnv, Page, viewOf } from './page';
import { askForPassword } from './password';
import { styles } from './styles';

const maxFormBytes = 16 * 1024;

/**
 * `/moderate`: the owner's moderation page, behind a password. It needs no scripts: each action is a form that
 * redirects to the page with the result.
 */
export function moderationRoutes(dependencies: Dependencies): Hono<ModerationEnv> {
  const { database, databaseFile, now, origin, ownerLanguage, studioName } = dependencies;
  return new Hono<ModerationEnv>()
    .basePath('/moderate')
    .use(
      '*',
      ...strictHeaders(origin),
      (c, next) => {
        c.set('studioName', studioName);
        return next();
      },
      languageDetector({
        ...{ supportedLanguages: ['en', 'he'], fallbackLanguage: ownerLanguage },
        ...{ order: ['querystring', 'cookie'], lookupQueryString: 'language' },
        lookupCookie: 'moderation-language',
        cookieOptions: { path: '/moderate', sameSite: 'Lax', httpOnly: true },
      }),
      jsxRenderer(),
      askForPassword(dependencies),
      bodyLimit({ maxSize: maxFormBytes, onError: (c) => renderProblem(c, 'refused', 413) }),
      refuseForeignPosts(origin),
    )
    .get('/', async (c) => {
      const { of = '', shown = '' } = c.req.query();
      if (/^[0-9a-f]{16}$/.test(of)) return c.redirect(`/moderate?shown=${of}#of-${of}`, 303);
      const lists = await readLists(database, shown);
      const waiting = await countWaiting(database);
      const { inquiryDays } = dependencies;
      const message = await messageOf(c, database);
      return c.render(
        <Page title={viewOf(c.var).words.heading} {...{ message, waiting }}>
          <ListsPage {...{ lists, shown, waiting, inquiryDays }} />
        </Page>,
      );
    })
    .post('/items/:id', async (c) => {
      const id = c.req.param('id');
      const state = String((await c.req.parseBody()).act);
      const isDone =
        state === 'deleted'
          ? (await forget(database, id, databaseFile)).count > 0
          : await setState(database, { id, state, now: now() });
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
      return renderProblem(c, problem, status);
    });
}

/** Rejects posts from other origins, whatever their content type. */
function refuseForeignPosts(origin: string): MiddlewareHandler {
  const check = csrf({ origin: new URL(origin).origin });
  return (c, next) => {
    if (c.req.method !== 'POST') return next();
    const type = c.req.header('content-type') ?? '';
    if (!/^application\/x-www-form-urlencoded\s*(;|$)/i.test(type)) throw new HTTPException(403);
    return check(c, next);
  };
}

/** Allows only the page's own style and icon; no scripts, no caching. */
function strictHeaders(origin: string): MiddlewareHandler[] {
  const styleHash = createHash('sha256').update(styles).digest('base64');
  return [
    secureHeaders({
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
    }),
    async (c, next) => {
      await next();
      c.header('x-robots-tag', 'noindex, nofollow');
      c.header('cache-control', 'no-store');
    },
  ];
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
  const { done, id = '', shown } = c.req.query();
  // A mail leads to what was deleted meanwhile.
  if (shown !== undefined && !(await findItem(database, shown))) return texts.gone;
  if (done === 'gone' || done === 'deleted' || done === 'allRejected') return texts[done];
  const item = await findItem(database, id);
  if (item?.state !== done) return undefined;
  return item && fill(texts[item.state], { name: isolated(item.name) });
}
