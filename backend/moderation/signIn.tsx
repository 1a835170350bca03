/** @jsxImportSource hono/jsx */
import { Hono } from 'hono';
import { addressOf } from '../address';
import { createRateLimiter } from '../limits';
import { renderNotice } from './page';
import {
  dropSession,
  keepSession,
  type ModerationContext,
  type ModerationDependencies,
  type ModerationEnv,
  takeTarget,
  wordsOf,
} from './requests';
import { beginSession, createSignInLink, endSession, isLinkUsable, sessionLife } from './sessions';
import { signInAddress, signInLinkLife } from './signInLink';
import { fill } from './words/words';

const minutes = signInLinkLife / 60_000;
const hours = sessionLife / 3_600_000;

/** Limits for link requests, per address and in total. */
const requestLimits = {
  perAddress: { max: 10, within: signInLinkLife },
  inAll: { max: 600, within: signInLinkLife },
};
/** Limit for created links, whoever requests them. */
const linkLimit = { max: 2, within: signInLinkLife };

/** Routes for signing in and out: `/sign-in`, `/link/TOKEN`, `/sign-out`. */
export function signInRoutes(dependencies: ModerationDependencies): Hono<ModerationEnv> {
  const { database, now, trustedProxies, moderation } = dependencies;
  const requests = createRateLimiter(requestLimits, now);
  const sendLink = createLinkSender(dependencies);
  const isMailed = moderation.printLink === undefined;

  return new Hono<ModerationEnv>()
    .get('/sign-in', async (c) => {
      if (c.get('session')) return c.redirect('/moderate', 303);
      const { signIn, done } = wordsOf(c);
      return renderNotice(c, dependencies, {
        heading: signIn.heading,
        lead: fill(isMailed ? signIn.lead : signIn.printLead, { minutes }),
        message: c.req.query('done') === 'signedOut' ? done.signedOut : undefined,
        children: (
          <form method="post" action="/moderate/sign-in">
            {isMailed && (
              <div class="field">
                <label for="email">{signIn.email}</label>
                <input
                  id="email"
                  name="email"
                  type="email"
                  required
                  autocomplete="email"
                  dir="ltr"
                  maxlength={254}
                />
              </div>
            )}
            <button class="primary" type="submit">
              {isMailed ? signIn.submit : signIn.printSubmit}
            </button>
          </form>
        ),
      });
    })
    .post('/sign-in', async (c) => {
      const { signIn } = wordsOf(c);
      if (requests.consume(addressOf(c, trustedProxies)) > 0) {
        const { tooManyHeading: heading, tooMany: lead } = signIn;
        return renderNotice(c, dependencies, { heading, lead, status: 429, link: again(c) });
      }
      const { email } = await c.req.parseBody();
      // After the response, because the time to store a link would reveal the owner's address.
      setImmediate(() => sendLink(String(email)));
      return c.redirect('/moderate/sign-in/asked', 303);
    })
    .get('/sign-in/asked', (c) => {
      const { signIn } = wordsOf(c);
      const heading = isMailed ? signIn.askedHeading : signIn.printedHeading;
      const lead = fill(isMailed ? signIn.asked : signIn.printed, { minutes });
      return renderNotice(c, dependencies, { heading, lead, link: again(c) });
    })
    .get('/link/:token{[\\w-]{43}}', async (c) => {
      if (c.get('session')) return c.redirect('/moderate', 303);
      const token = c.req.param('token');
      if (!(await isLinkUsable(database, token, now()))) return renderGone(c, dependencies);
      const { signIn } = wordsOf(c);
      // GET does not use the link, because mail programs open links in advance.
      return renderNotice(c, dependencies, {
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
      const id = await beginSession(database, c.req.param('token'), now());
      if (id === undefined) return renderGone(c, dependencies);
      await keepSession(c, id, moderation);
      const wanted = takeTarget(c, moderation.origin);
      return c.redirect(wanted ?? '/moderate?done=signedIn#message', 303);
    })
    .post('/sign-out', async (c) => {
      const session = c.get('session');
      if (session) {
        await endSession(database, session, now());
        dropSession(c, moderation.origin);
      }
      return c.redirect('/moderate/sign-in?done=signedOut#message', 303);
    });
}

/** Creates and sends a link if the address is the owner's. */
function createLinkSender(dependencies: ModerationDependencies): (email: string) => void {
  const { database, now, log, owner, onOutbox, moderation } = dependencies;
  const { printLink } = moderation;
  const links = createRateLimiter({ perAddress: linkLimit, inAll: linkLimit }, now);
  return (email) => {
    const to = printLink ? undefined : owner;
    if (!printLink && !(to && isSameAddress(email, to.email))) return;
    if (links.consume('') > 0) {
      log.warn('too many sign-in links were requested: none was created');
      return;
    }
    createSignInLink(database, { now: now(), secret: moderation.secret, owner: to }).then(
      (id) => {
        if (printLink) printLink(signInAddress(id, moderation));
        else onOutbox?.();
      },
      (error: unknown) => log.error({ err: error }, 'a sign-in link could not be created'),
    );
  };
}

function isSameAddress(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.toLowerCase();
}

function renderGone(c: ModerationContext, dependencies: ModerationDependencies) {
  const { signIn } = wordsOf(c);
  return renderNotice(c, dependencies, {
    heading: signIn.goneHeading,
    lead: fill(signIn.gone, { minutes }),
    status: 410,
    link: again(c),
  });
}

/** Link to request another mail. */
function again(c: ModerationContext) {
  return { href: '/moderate/sign-in', label: wordsOf(c).signIn.again };
}
