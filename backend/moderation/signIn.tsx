/** @jsxImportSource hono/jsx */
import { Hono } from 'hono';
import type { Dependencies } from '../dependencies';
import { createRateLimiter, lineLimits } from '../limits';
import { fill } from '../words/words';
import { renderNotice } from './page';
import {
  keepSession,
  type ModerationContext,
  type ModerationEnv,
  takeTarget,
  wordsOf,
} from './requests';
import {
  beginSession,
  createSignInLink,
  endSession,
  isLinkUsable,
  sessionLife,
  signInAddress,
  signInLinkLife,
} from './sessions';

const minutes = signInLinkLife / 60_000;
const hours = sessionLife / 3_600_000;

/** Requests within this time, in ms, share one write, so that a flood of them costs little. */
const writeInterval = 50;

/** Routes for signing in and out: `/sign-in`, `/link/TOKEN`, `/sign-out`. */
export function signInRoutes(dependencies: Dependencies): Hono<ModerationEnv> {
  const sendLink = createLinkSender(dependencies);
  const isMailed = dependencies.printLink === undefined;

  return new Hono<ModerationEnv>()
    .on('GET', ['/sign-in', '/link/*'], async (c, next) =>
      c.get('session') ? c.redirect('/moderate', 303) : next(),
    )
    .get('/sign-in', (c) => {
      const { signIn, done } = wordsOf(c);
      return renderNotice(c, {
        heading: signIn.heading,
        lead: fill(isMailed ? signIn.lead : signIn.printLead, { minutes }),
        message: c.req.query('done') === 'signedOut' ? done.signedOut : undefined,
        children: (
          <form method="post" action="/moderate/sign-in">
            {isMailed && (
              <label>
                {signIn.email}
                <input
                  name="email"
                  type="email"
                  required
                  autocomplete="email"
                  dir="ltr"
                  maxlength={254}
                />
              </label>
            )}
            <button class="primary" type="submit">
              {isMailed ? signIn.submit : signIn.printSubmit}
            </button>
          </form>
        ),
      });
    })
    .post('/sign-in', async (c) => {
      const { email } = await c.req.parseBody();
      sendLink(String(email));
      return c.redirect('/moderate/sign-in/asked', 303);
    })
    .get('/sign-in/asked', (c) => {
      const { signIn } = wordsOf(c);
      const heading = isMailed ? signIn.askedHeading : signIn.printedHeading;
      const lead = fill(isMailed ? signIn.asked : signIn.printed, { minutes });
      return renderNotice(c, { heading, lead, link: again(c) });
    })
    .get('/link/:token{[\\w-]{43}}', async (c) => {
      const token = c.req.param('token');
      if (!(await isLinkUsable(dependencies, token))) return renderGone(c);
      const { signIn } = wordsOf(c);
      // GET does not use the link, because mail programs open links in advance.
      return renderNotice(c, {
        heading: signIn.linkHeading,
        lead: fill(signIn.link, { hours }),
        children: (
          <form method="post" action={`/moderate/link/${token}`}>
            <button class="primary" type="submit">
              {signIn.linkSubmit}
            </button>
          </form>
        ),
      });
    })
    .post('/link/:token{[\\w-]{43}}', async (c) => {
      if (c.get('session')) return c.redirect('/moderate', 303);
      const id = await beginSession(dependencies, c.req.param('token'));
      if (id === undefined) return renderGone(c);
      await keepSession(c, id);
      return c.redirect(takeTarget(c) ?? '/moderate?done=signedIn#message', 303);
    })
    .post('/sign-out', async (c) => {
      const session = c.get('session');
      if (session) await endSession(dependencies.database, session);
      await keepSession(c, undefined);
      return c.redirect('/moderate/sign-in?done=signedOut#message', 303);
    });
}

/**
 * Takes requests for a link, and sends one if the owner's address is among them. Nobody is refused, because that would
 * keep the owner out; and a wrong address costs the same write, because the time of the next answers would reveal the
 * owner's.
 */
function createLinkSender(dependencies: Dependencies): (email: string) => void {
  const { log, now, owner, onOutbox, printLink } = dependencies;
  const lines = createRateLimiter(lineLimits, now);
  let timer: NodeJS.Timeout | undefined;
  let isAsked = false;

  const send = async () => {
    const isOwner = isAsked;
    timer = undefined;
    isAsked = false;
    const id = await createSignInLink(dependencies, isOwner);
    if (id !== undefined && printLink) printLink(signInAddress(id, dependencies));
    else if (id !== undefined) onOutbox?.();
    else if (isOwner && lines.consume('') === 0) {
      log.warn('two sign-in links are still unused: no other was created');
    }
  };
  return (email) => {
    isAsked ||=
      printLink !== undefined || email.trim().toLowerCase() === owner?.email.toLowerCase();
    timer ??= setTimeout(() => {
      send().catch((error: unknown) => {
        if (lines.consume('error') > 0) return;
        log.error({ err: error }, 'a sign-in link could not be created');
      });
    }, writeInterval);
    timer.unref();
  };
}

function renderGone(c: ModerationContext) {
  const { goneHeading, gone } = wordsOf(c).signIn;
  const lead = fill(gone, { minutes });
  return renderNotice(c, { heading: goneHeading, lead, status: 410, link: again(c) });
}

function again(c: ModerationContext) {
  return { href: '/moderate/sign-in', label: wordsOf(c).signIn.again };
}
