import type { Context, MiddlewareHandler } from 'hono';
import { getCookie, getSignedCookie, setCookie, setSignedCookie } from 'hono/cookie';
import type { Language } from '../../../locales/languages';
import type { Dependencies } from '../dependencies';
import type { ModerationOptions } from './moderationOptions';
import { isSessionOpen, sessionLife } from './sessions';
import { signInLinkLife } from './signInLink';
import { type ModerationWords, words } from './words/words';

/** What every route of moderation finds in its context. */
export interface ModerationEnv {
  readonly Variables: {
    language: Language;
    /** The id of the owner's session; undefined: nobody is signed in. */
    session: string | undefined;
  };
}

export type ModerationContext = Context<ModerationEnv>;

/** What the routes of moderation work with. */
export type ModerationDependencies = Dependencies & { readonly moderation: ModerationOptions };

const languageCookie = 'moderation-language';

/** Reads the language and the session of a request. */
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

/** Remembers the language in this browser. */
export function keepLanguage(c: ModerationContext, language: Language, origin: string): void {
  const maxAge = 365 * 24 * 60 * 60;
  setCookie(c, languageCookie, language, { ...cookieOptions(origin), sameSite: 'Lax', maxAge });
}

/** Signs this browser in. */
export async function keepSession(
  c: ModerationContext,
  id: string,
  { secret, origin }: ModerationOptions,
): Promise<void> {
  const options = { ...cookieOptions(origin), maxAge: sessionLife / 1000 };
  await setSignedCookie(c, sessionCookie(origin), id, secret, options);
}

/** Signs it out. */
export function dropSession(c: ModerationContext, origin: string): void {
  setCookie(c, sessionCookie(origin), '', { ...cookieOptions(origin), maxAge: 0 });
}

/** Remembers the review or inquiry that a mail has led to, for after signing in. */
export function keepWanted(c: ModerationContext, origin: string): void {
  const id = c.req.query('of') ?? '';
  if (!isId(id)) return;
  setCookie(c, wantedCookie, id, { ...cookieOptions(origin), maxAge: signInLinkLife / 1000 });
}

/** The address of what was remembered; undefined where nothing was. */
export function takeWanted(c: ModerationContext, origin: string): string | undefined {
  const id = getCookie(c, wantedCookie) ?? '';
  if (!isId(id)) return undefined;
  setCookie(c, wantedCookie, '', { ...cookieOptions(origin), maxAge: 0 });
  return `/moderate#of-${id}`;
}

const wantedCookie = 'moderation-wanted';

export function isId(text: string): boolean {
  return /^[0-9a-f]{16}$/.test(text);
}

/** The words of the request's language. */
export function wordsOf(c: ModerationContext): ModerationWords {
  return words[c.get('language')];
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
export function isLocal(origin: string): boolean {
  const { protocol, hostname } = new URL(origin);
  return protocol === 'http:' && /^(localhost|.+\.localhost|127\.0\.0\.1|\[::1\])$/.test(hostname);
}
