import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { renderPage, wordsOf } from '../render';
import {
  hasOwnToken,
  isOwnPost,
  type ModerationContext,
  type ModerationDependencies,
  type ModerationEnv,
} from '../requests';
import { NoticePage } from '../views/NoticePage';

const largestForm = 16 * 1024;

/** Refuses what no page of the service has posted, and what is no form; reads the fields of the rest. */
export function guardPosts(
  dependencies: ModerationDependencies,
): MiddlewareHandler<ModerationEnv>[] {
  const refuse = (c: ModerationContext, status: 403 | 413 | 415) =>
    renderRefused(c, dependencies, status);
  return [
    bodyLimit({ maxSize: largestForm, onError: (c) => refuse(c, 413) }),
    async (c, next) => {
      if (c.req.method !== 'POST') return next();
      if (!isOwnPost(c, dependencies.moderation.origin)) return refuse(c, 403);
      const type = c.req.header('content-type') ?? '';
      if (!/^application\/x-www-form-urlencoded\s*(;|$)/i.test(type)) return refuse(c, 415);
      c.set('fields', new URLSearchParams(await c.req.text()));
      return next();
    },
  ];
}

/** Lets the owner pass: who is not signed in is led to where one does, and a form has to be the session's own. */
export function requireOwner(
  dependencies: ModerationDependencies,
): MiddlewareHandler<ModerationEnv> {
  return async (c, next) => {
    if (c.get('session') === undefined) {
      if (isFromElsewhere(c)) return renderOpening(c, dependencies);
      return c.redirect('/moderate/sign-in', 303);
    }
    if (c.req.method === 'POST' && !hasOwnToken(c)) return renderRefused(c, dependencies, 403);
    return next();
  };
}

/**
 * Whether a link on another site has led here, such as one in a mail that is read in the browser: then the
 * session's cookie is not sent, though it may be there.
 */
function isFromElsewhere(c: ModerationContext): boolean {
  return c.req.method === 'GET' && c.req.header('sec-fetch-site') === 'cross-site';
}

/** A page that goes on to the same address by itself: from here the browser sends the cookie. */
function renderOpening(c: ModerationContext, dependencies: ModerationDependencies) {
  const { signIn } = wordsOf(c);
  const url = new URL(c.req.url);
  url.searchParams.set('opened', '1');
  const next = url.pathname + url.search;
  return renderPage(c, dependencies, {
    title: signIn.opening,
    next,
    children: (
      <NoticePage heading={signIn.opening} lead="">
        <a className="button quiet" href={next}>
          {signIn.continue}
        </a>
      </NoticePage>
    ),
  });
}

function renderRefused(
  c: ModerationContext,
  dependencies: ModerationDependencies,
  status: 403 | 413 | 415,
) {
  const { errors } = wordsOf(c);
  return renderError(c, dependencies, {
    heading: errors.refusedHeading,
    lead: errors.refused,
    status,
  });
}

interface ErrorPage {
  readonly heading: string;
  readonly lead: string;
  readonly status: 403 | 404 | 413 | 415 | 500 | 503;
}

/** Says what went wrong, with the way back to the reviews. */
export function renderError(
  c: ModerationContext,
  dependencies: ModerationDependencies,
  { heading, lead, status }: ErrorPage,
): Promise<Response> {
  return renderPage(c, dependencies, {
    title: heading,
    status,
    address: '/moderate',
    children: (
      <NoticePage heading={heading} lead={lead}>
        <a className="button quiet" href="/moderate">
          {wordsOf(c).errors.home}
        </a>
      </NoticePage>
    ),
  });
}
