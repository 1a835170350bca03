import { createHash, createHmac } from 'node:crypto';

/** Lifetime of a sign-in link, in ms. Expired links are not mailed. */
export const signInLinkLife = 15 * 60 * 1000;

interface AddressOptions {
  /** SERVICE_SECRET. */
  readonly secret: string;
  /** Public origin of the backend: `https://reviews.studio.com`. */
  readonly origin: string;
}

/**
 * Address of a sign-in link; its id is the `subject_id` of the outbox row. The token is an HMAC of the id and never
 * stored.
 */
export function signInAddress(linkId: string, { secret, origin }: AddressOptions): string {
  return new URL(`/moderate/link/${signInToken(linkId, secret)}`, origin).href;
}

/** Token of a link: 32 bytes, 43 characters of base64url. */
export function signInToken(linkId: string, secret: string): string {
  return createHmac('sha256', secret).update(`sign-in link ${linkId}`).digest('base64url');
}

/** Stored in place of a link's token; of another secret's token it is never the same. */
export function linkHash(token: string, secret: string): string {
  return createHmac('sha256', secret).update(token).digest('hex');
}

/** SHA-256 in hexadecimal, stored in place of a session id. */
export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
