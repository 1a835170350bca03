/** @jsxImportSource hono/jsx */
import { Hono } from 'hono';
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
import {
  beginSession,
  createSignInLink,
  endSession,
  isLinkUsable,
  sessionLife,
  signInAddress,
  signInLinkLife,
} from './sessions';
import { fill } from './words/words';

const minutes = signInLinkLife / 60_000;
const hours = sessionLife / 3_600_000;

/** Requests within this time, in ms, share one write, so that a flood of them costs little. */
const writeInterval = 50;

/** Routes for signing in and out: `/sign-in`, `/link/TOKEN`, `/sign-out`. */
export function signInRoutes(dependencies: ModerationDependencies): Hono<ModerationEnv> {
  const { database, now, moderation } = dependencies;
  const { secret } = moderation;
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
      return renderNotice(c, dependencies, { heading, lead, link: again(c) });
    })
    .get('/link/:token{[\\w-]{43}}', async (c) => {
      if (c.get('session')) return c.redirect('/moderate', 303);
      const token = c.req.param('token');
      if (!(await isLinkUsable(database, { token, secret, now: now() })))
        return renderGone(c, dependencies);
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
      const token = c.req.param('token');
      const id = await beginSession(database, { token, secret, now: now() });
      if (id === undefined) return renderGone(c, dependencies);
      await keepSession(c, id, moderation);
      const wanted = takeTarget(c, moderation.origin);
      return c.redirect(wanted ?? '/moderate?done=signedIn#message', 303);
    })
    .post('/sign-out', async (c) => {
      const session = c.get('session');
      if (session) {
        await endSession(database, session);
        dropSession(c, moderation.origin);
      }
      return c.redirect('/moderate/sign-in?done=signedOut#message', 303);
    });
}

/**
 * Takes requests for a link, and sends one if the owner's address is among them. Nobody is refused, because that would
 * keep the owner out; and a wrong address costs the same write, because the time of the next answers would reveal the
 * owner's.
 */
function createLinkSender(dependencies: ModerationDependencies): (email: string) => void {
  const { database, now, log, owner, onOutbox, moderation } = dependencies;
  const { printLink, secret } = moderation;
  let timer: NodeJS.Timeout | undefined;
  let isAsked = false;

  const send = async () => {
    const link = { now: now(), secret, isAsked, owner: printLink ? undefined : owner };
    timer = undefined;
    isAsked = false;
    const id = await createSignInLink(database, link);
    if (id !== undefined && printLink) printLink(signInAddress(id, moderation));
    else if (id !== undefined) onOutbox?.();
    else if (link.isAsked) log.warn('two sign-in links are still unused: no other was created');
  };
  return (email) => {
    isAsked ||= printLink !== undefined || (!!owner && isSameAddress(email, owner.email));
    timer ??= setTimeout(() => {
      send().catch((error: unknown) =>
        log.error({ err: error }, 'a sign-in link could not be created'),
      );
    }, writeInterval);
    timer.unref();
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
