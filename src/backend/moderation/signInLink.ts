import { createHash, createHmac } from 'node:crypto';

/** For how long a link to sign in with can be used, in ms. A mail that could not go out before is not sent. */
export const signInLinkLife = 15 * 60 * 1000;

interface AddressOptions {
  /** SERVICE_SECRET. */
  readonly secret: string;
  /** Where owners reach the service: `https://reviews.studio.com`. */
  readonly origin: string;
}

/**
 * The address to sign in at, whole, of a link's id: that of the outbox's `subject_id` for mails of the kind
 * `sign-in`. Its token is made of the id with the secret, so that it is written down nowhere.
 */
export function signInAddress(linkId: string, { secret, origin }: AddressOptions): string {
  return new URL(`/moderate/link/${signInToken(linkId, secret)}`, origin).href;
}

/** The token of a link: 32 bytes, 43 characters of base64url. */
export function signInToken(linkId: string, secret: string): string {
  return createHmac('sha256', secret).update(`sign-in link ${linkId}`).digest('base64url');
}

/** SHA-256 in hexadecimal: the database holds it in place of a token or a session's id. */
export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
