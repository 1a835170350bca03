import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** SHA-256 in hexadecimal: what the database holds in place of what opens a door. */
export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** What only a holder of the secret can make of a text, 43 characters of base64url. */
export function signatureOf(purpose: string, text: string, secret: string): string {
  return createHmac('sha256', secret).update(`${purpose} ${text}`).digest('base64url');
}

/** Whether both are the same, in a time that does not tell where they differ. */
export function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
