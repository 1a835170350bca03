import type { Context, MiddlewareHandler } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { Language } from '../../../locales/languages';
import type { Dependencies } from '../dependencies';
import type { ModerationOptions } from './moderationOptions';
import { cookieOf, findSession, type Session, sessionLife } from './sessions';
import { isSame } from './signedText';

/** What every route of moderation finds in its context. */
export interface ModerationEnv {
  readonly Variables: {
    language: Language;
    session: Session | undefined;
    /** The fields of what was posted. */
    fields: URLSearchParams;
  };
}

export type ModerationContext = Context<ModerationEnv>;

/** What the routes of moderation work with. */
export type ModerationDependencies = Dependencies & { readonly moderation: ModerationOptions };

const languageCookie = 'moderation-language';

/** Tells the language and the session of a request. */
export function readCookies({
  database,
  now,
  moderation: { secret, origin, ownerLanguage },
}: ModerationDependencies): MiddlewareHandler<ModerationEnv> {
  return async (c, next) => {
    const chosen = getCookie(c, languageCookie);
    c.set('language', chosen === 'en' || chosen === 'he' ? chosen : ownerLanguage);
    const cookie = getCookie(c, sessionCookie(origin));
    const session = cookie && (await findSession(database, cookie, { now: now(), secret }));
    c.set('session', session || undefined);
    await next();
  };
}

/** Remembers the language in this browser. */
export function keepLanguage(c: ModerationContext, language: Language, origin: string): void {
  const maxAge = 365 * 24 * 60 * 60;
  setCookie(c, languageCookie, language, { ...cookieOptions(origin), sameSite: 'Lax', maxAge });
}

/** Signs this browser in. */
export function keepSession(
  c: ModerationContext,
  id: string,
  { secret, origin }: ModerationOptions,
): void {
  const maxAge = sessionLife / 1000;
  setCookie(c, sessionCookie(origin), cookieOf(id, secret), { ...cookieOptions(origin), maxAge });
}

/** Signs it out. */
export function dropSession(c: ModerationContext, origin: string): void {
  setCookie(c, sessionCookie(origin), '', { ...cookieOptions(origin), maxAge: 0 });
}

/** The cookie's name; the prefix makes browsers hold it to `Secure`. Source: RFC 6265bis, 4.1.3. */
function sessionCookie(origin: string): string {
  return isLocal(origin) ? 'moderation' : '__Secure-moderation';
}

function cookieOptions(origin: string) {
  const options = { path: '/moderate', httpOnly: true, sameSite: 'Strict' } as const;
  return { ...options, secure: !isLocal(origin) };
}

/** On the owner's own machine there is no TLS. */
function isLocal(origin: string): boolean {
  const { protocol, hostname } = new URL(origin);
  return protocol === 'http:' && /^(localhost|.+\.localhost|127\.0\.0\.1|\[::1\])$/.test(hostname);
}

/**
 * Whether a page of the service itself has posted: browsers say so (`Sec-Fetch-Site`), and older ones name the
 * page's origin.
 */
export function isOwnPost(c: ModerationContext, origin: string): boolean {
  const site = c.req.header('sec-fetch-site');
  if (site !== undefined) return site === 'same-origin';
  const from = c.req.header('origin');
  if (from === undefined || !URL.canParse(from)) return false;
  return from === new URL(origin).origin || new URL(from).host === c.req.header('host');
}

/** Whether a form that was posted is one of this session's. */
export function hasOwnToken(c: ModerationContext): boolean {
  const session = c.get('session');
  return session !== undefined && isSame(c.get('fields').get('csrf') ?? '', session.csrf);
}

/** A path of moderation that was sent along; anything else is the first page. */
export function ownPath(path: string | null): string {
  return path !== null && /^\/moderate([/?][\w\-./?=&%+~]*)?$/.test(path) ? path : '/moderate';
}
