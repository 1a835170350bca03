import type { Context, MiddlewareHandler } from 'hono';
import { getCookie, getSignedCookie, setCookie, setSignedCookie } from 'hono/cookie';
import type { Language } from '../../locales/languages';
import { isThisMachine } from '../address';
import type { Dependencies, ModerationOptions } from '../dependencies';
import { isSessionOpen, sessionLife, signInLinkLife } from './sessions';
import { type ModerationWords, words } from './words/words';

/** Variables in the context of every moderation route. */
export interface ModerationEnv {
  readonly Variables: {
    language: Language;
    /** Session id; undefined if nobody is signed in. */
    session: string | undefined;
  };
}

export type ModerationContext = Context<ModerationEnv>;

/** Dependencies of the moderation routes. */
export type ModerationDependencies = Dependencies & { readonly moderation: ModerationOptions };

const languageCookie = 'moderation-language';

/** Reads language and session from cookies. */
export function readCookies({
  database,
  now,
  moderation: { secret, origin, ownerLanguage },
}: ModerationDependencies): MiddlewareHandler<ModerationEnv> {
  return async (c, next) => {
    const chosen = getCookie(c, languageCookie);
    c.set('language', chosen === 'en' || chosen === 'he' ? chosen : ownerLanguage);
    const id = await getSignedCookie(c, secret, sessionCookie(origin));
    c.set('session', id && (await isSessionOpen(database, id, now())) ? id : undefined);
    await next();
  };
}

/** Stores the language in a cookie. */
export function keepLanguage(c: ModerationContext, language: Language, origin: string): void {
  setCookie(c, languageCookie, language, cookieOptions(origin, 365 * 24 * 60 * 60 * 1000));
}

/** Sets the session cookie. */
export function keepSession(c: ModerationContext, id: string, options: ModerationOptions) {
  const { secret, origin } = options;
  return setSignedCookie(c, sessionCookie(origin), id, secret, cookieOptions(origin, sessionLife));
}

/** Clears the session cookie. */
export function dropSession(c: ModerationContext, origin: string): void {
  setCookie(c, sessionCookie(origin), '', cookieOptions(origin, 0));
}

/** Remembers the target of a mailed link during sign-in. */
export function rememberTarget(c: ModerationContext, origin: string): void {
  const id = c.req.query('of') ?? '';
  if (isId(id)) setCookie(c, targetCookie, id, cookieOptions(origin, signInLinkLife));
}

/** Takes the remembered target; undefined if there is none. */
export function takeTarget(c: ModerationContext, origin: string): string | undefined {
  const id = getCookie(c, targetCookie) ?? '';
  if (!isId(id)) return undefined;
  setCookie(c, targetCookie, '', cookieOptions(origin, 0));
  return addressOfItem(id);
}

const targetCookie = 'moderation-wanted';

/** Address of the page with a review or inquiry, at its card. */
export function addressOfItem(id: string): string {
  return `/moderate?shown=${id}#of-${id}`;
}

export function isId(text: string): boolean {
  return /^[0-9a-f]{16}$/.test(text);
}

/** Messages in the language of the request. */
export function wordsOf(c: ModerationContext): ModerationWords {
  return words[c.get('language')];
}

/** Cookie name; browsers enforce `Secure` for this prefix. Source: RFC 6265bis, 4.1.3. */
function sessionCookie(origin: string): string {
  return isLocal(origin) ? 'moderation' : '__Secure-moderation';
}

/** Not `Strict`, because a link in webmail has to find the owner signed in. Forms name their origin. */
function cookieOptions(origin: string, life: number) {
  const options = { path: '/moderate', httpOnly: true, sameSite: 'Lax' } as const;
  return { ...options, secure: !isLocal(origin), maxAge: life / 1000 };
}

/** True on the owner's own machine, which has no TLS. */
export function isLocal(origin: string): boolean {
  const { protocol, hostname } = new URL(origin);
  return protocol === 'http:' && isThisMachine(hostname);
}
