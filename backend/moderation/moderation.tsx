/** @jsxImportSource hono/jsx */
import { createHash } from 'node:crypto';
import { Hono, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { csrf } from 'hono/csrf';
import { HTTPException } from 'hono/http-exception';
import { routePath } from 'hono/route';
import { secureHeaders } from 'hono/secure-headers';
import { isDatabaseFault } from '../database/database';
import { findInquiry, setInquiryAnswered } from '../inquiries';
import { findReview, reviewStatuses, setReviewStatus } from '../reviews';
import { ListsPage } from './ListsPage';
import { readLists } from './lists';
import { type PageStatus, renderNotice, renderPage } from './page';
import {
  isId,
  isLocal,
  keepLanguage,
  type ModerationContext,
  type ModerationDependencies,
  type ModerationEnv,
  readCookies,
  rememberTarget,
  wordsOf,
} from './requests';
import { signInRoutes } from './signIn';
import { styles } from './styles';
import { fill, isolated } from './words/words';

const maxFormBytes = 16 * 1024;

/**
 * `/moderate`: the owner's moderation page. It needs no scripts: each action is a form that redirects to the page
 * with the result.
 */
export function moderationRoutes(dependencies: ModerationDependencies): Hono {
  const { database, now, log, moderation } = dependencies;
  const owners = new Hono<ModerationEnv>()
    .use('*', requireOwner(dependencies))
    .get('/', async (c) => {
      // Mails use a query instead of a fragment, because sign-in redirects lose fragments.
      const id = c.req.query('of') ?? '';
      if (isId(id)) return c.redirect(`/moderate#of-${id}`, 303);
      return renderPage(c, dependencies, {
        title: wordsOf(c).heading,
        message: await messageOf(c, dependencies),
        children: (
          <ListsPage {...(await readLists(database))} inquiryDays={moderation.inquiryDays} />
        ),
      });
    })
    .post('/reviews/:id', async (c) => {
      const id = c.req.param('id');
      const { status: asked } = await c.req.parseBody();
      const status = reviewStatuses.find((one) => one === asked);
      const review = status && (await setReviewStatus(database, { id, status, now: now() }));
      return c.redirect(addressAfter(review ? review.status : 'gone', id), 303);
    })
    .post('/inquiries/:id', async (c) => {
      const id = c.req.param('id');
      const isAnswered = (await c.req.parseBody()).answered === 'yes';
      const action = { id, now: now(), isAnswered };
      const inquiry = await setInquiryAnswered(database, action);
      if (!inquiry) return c.redirect(addressAfter('gone', id), 303);
      return c.redirect(addressAfter(isAnswered ? 'answered' : 'open', id), 303);
    })
    .all('*', (c) => renderProblem(c, dependencies, 'missing', 404));

  const all = new Hono<ModerationEnv>()
    .basePath('/moderate')
    .use('*', ...strictHeaders(moderation.origin))
    .use('*', readCookies(dependencies))
    .use(
      '*',
      bodyLimit({
        maxSize: maxFormBytes,
        onError: (c) => renderProblem(c, dependencies, 'refused', 413),
      }),
      refuseForeignPosts(moderation.origin),
    )
    .post('/language', async (c) => {
      const { language } = await c.req.parseBody();
      keepLanguage(c, language === 'he' ? 'he' : 'en', moderation.origin);
      return c.redirect('/moderate', 303);
    })
    .route('/', signInRoutes(dependencies))
    .route('/', owners)
    .onError((error, c) => {
      if (error instanceof HTTPException) return renderProblem(c, dependencies, 'refused', 403);
      log.error({ method: c.req.method, route: routePath(c), err: error }, 'request failed');
      // Does not use the database, which may be the cause.
      c.set('session', undefined);
      c.set('language', c.get('language') ?? moderation.ownerLanguage);
      return renderProblem(c, dependencies, 'failed', isDatabaseFault(error) ? 503 : 500);
    });
  return new Hono().route('/', all);
}

/** Rejects posts from other origins, whatever their content type. */
function refuseForeignPosts(origin: string): MiddlewareHandler {
  const own = new URL(origin);
  const isOwn = (from: string, host: string | undefined) =>
    from === own.origin || (URL.canParse(from) && new URL(from).host === host);
  const check = csrf({ origin: (from, c) => isOwn(from, c.req.header('host')) });
  return (c, next) => {
    if (c.req.method !== 'POST') return next();
    const type = c.req.header('content-type') ?? '';
    if (!type.startsWith('application/x-www-form-urlencoded')) throw new HTTPException(403);
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
      permissionsPolicy: { camera: false, geolocation: false, microphone: false },
      strictTransportSecurity: !isLocal(origin),
    }),
    async (c, next) => {
      await next();
      c.header('x-robots-tag', 'noindex, nofollow');
      c.header('cache-control', 'no-store');
    },
  ];
}

/** Requires a session; redirects to sign-in otherwise. */
function requireOwner(dependencies: ModerationDependencies): MiddlewareHandler<ModerationEnv> {
  return async (c, next) => {
    if (c.get('session') !== undefined) return next();
    // A link in a webmail page arrives without the SameSite=Strict cookie.
    const isFromElsewhere = c.req.header('sec-fetch-site') === 'cross-site';
    if (c.req.method === 'GET' && isFromElsewhere) return renderOpening(c, dependencies);
    rememberTarget(c, dependencies.moderation.origin);
    return c.redirect('/moderate/sign-in', 303);
  };
}

/** Page that reloads the same address, now with the cookie. */
function renderOpening(c: ModerationContext, dependencies: ModerationDependencies) {
  const { signIn } = wordsOf(c);
  const { pathname, searchParams } = new URL(c.req.url);
  const of = searchParams.get('of') ?? '';
  const next = `${pathname}?opened=1${isId(of) ? `&of=${of}` : ''}`;
  return renderNotice(c, dependencies, {
    heading: signIn.opening,
    next,
    link: { href: next, label: signIn.continue },
  });
}

/** Error page with a link back. */
function renderProblem(
  c: ModerationContext,
  dependencies: ModerationDependencies,
  problem: 'refused' | 'missing' | 'failed',
  status: PageStatus,
) {
  const { errors } = wordsOf(c);
  return renderNotice(c, dependencies, {
    heading: errors[`${problem}Heading`],
    lead: errors[problem],
    status,
    link: { href: '/moderate', label: errors.home },
  });
}

function addressAfter(done: string, id: string): string {
  return `/moderate?${new URLSearchParams({ done, id })}#message`;
}

/** Confirmation of the action that the address names, if it still applies. */
async function messageOf(
  c: ModerationContext,
  { database }: ModerationDependencies,
): Promise<string | undefined> {
  const { done: texts } = wordsOf(c);
  const { done, id = '' } = c.req.query();
  if (done === 'signedIn' || done === 'gone') return texts[done];
  if (done === 'answered' || done === 'open') {
    const inquiry = await findInquiry(database, id);
    if (!inquiry || (inquiry.answeredAt !== null) !== (done === 'answered')) return undefined;
    return fill(texts[done], { name: isolated(inquiry.name) });
  }
  const status = reviewStatuses.find((one) => one === done);
  const review = status && (await findReview(database, id));
  if (!review || review.status !== status) return undefined;
  return fill(texts[status], { name: isolated(review.name) });
}
