import type { Context, MiddlewareHandler } from 'hono';
import { getCookie, getSignedCookie, setCookie, setSignedCookie } from 'hono/cookie';
import type { OwnerLanguage } from '../../src/settings/serviceSchema';
import { isThisMachine } from '../address';
import type { Dependencies } from '../dependencies';
import { type BackendWords, words } from '../words/words';
import { isSessionOpen, sessionLife, signInLinkLife } from './sessions';

/** Variables in the context of every moderation route. */
export interface ModerationEnv {
  readonly Variables: {
    dependencies: Dependencies;
    language: OwnerLanguage;
    /** Session id; undefined if nobody is signed in. */
    session: string | undefined;
  };
}

export type ModerationContext = Context<ModerationEnv>;

const languageCookie = 'moderation-language';
const targetCookie = 'moderation-wanted';

/** Reads language and session from cookies. */
export function readCookies(dependencies: Dependencies): MiddlewareHandler<ModerationEnv> {
  const { secret, origin, ownerLanguage } = dependencies;
  return async (c, next) => {
    c.set('dependencies', dependencies);
    const chosen = getCookie(c, languageCookie);
    c.set('language', chosen === 'en' || chosen === 'he' ? chosen : ownerLanguage);
    const id = await getSignedCookie(c, secret, sessionCookie(origin));
    c.set('session', id && (await isSessionOpen(dependencies, id)) ? id : undefined);
    await next();
  };
}

export function keepLanguage(c: ModerationContext, language: OwnerLanguage): void {
  setCookie(c, languageCookie, language, cookieOptions(c, 365 * 24 * 60 * 60 * 1000));
}

/** Sets the session cookie; clears it without an id. */
export function keepSession(c: ModerationContext, id: string | undefined): Promise<void> {
  const { secret, origin } = c.get('dependencies');
  const options = cookieOptions(c, id === undefined ? 0 : sessionLife);
  return setSignedCookie(c, sessionCookie(origin), id ?? '', secret, options);
}

/** Remembers the target of a mailed link during sign-in. */
export function rememberTarget(c: ModerationContext): void {
  const id = c.req.query('of') ?? '';
  if (isId(id)) setCookie(c, targetCookie, id, cookieOptions(c, signInLinkLife));
}

/** Takes the remembered target; undefined if there is none. */
export function takeTarget(c: ModerationContext): string | undefined {
  const id = getCookie(c, targetCookie) ?? '';
  if (!isId(id)) return undefined;
  setCookie(c, targetCookie, '', cookieOptions(c, 0));
  return addressOfItem(id);
}

/** Address of the page with a review or inquiry, at its card. */
export function addressOfItem(id: string): string {
  return `/moderate?shown=${id}#of-${id}`;
}

export function isId(text: string): boolean {
  return /^[0-9a-f]{16}$/.test(text);
}

export function wordsOf(c: ModerationContext): BackendWords {
  return words[c.get('language')];
}

/** Cookie name; browsers enforce `Secure` for this prefix. Source: RFC 6265bis, 4.1.3. */
function sessionCookie(origin: string): string {
  return isLocal(origin) ? 'moderation' : '__Secure-moderation';
}

/** Not `Strict`, because a link in webmail has to find the owner signed in. Forms name their origin. */
function cookieOptions(c: ModerationContext, life: number) {
  const options = { path: '/moderate', httpOnly: true, sameSite: 'Lax' } as const;
  return { ...options, secure: !isLocal(c.get('dependencies').origin), maxAge: life / 1000 };
}

/** True on the owner's own machine, which has no TLS. */
export function isLocal(origin: string): boolean {
  const { protocol, hostname } = new URL(origin);
  return protocol === 'http:' && isThisMachine(hostname);
}
