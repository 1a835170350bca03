import { randomBytes } from 'node:crypto';
import type { ModerationOptions } from '../../service/moderation/moderationOptions';
import { siteConfig } from '../../site.config';

/**
 * Moderation of `npm start`: the link to sign in with is printed.
 * @param origin where the local services are found: `http://localhost:4000`.
 */
export function localModeration(origin: string): ModerationOptions {
  return {
    // Of this start alone: the next one begins signed out.
    secret: randomBytes(32).toString('hex'),
    origin,
    ownerLanguage: 'en',
    studioName: siteConfig.studioName,
    enquiryDays: Number(siteConfig.enquiryDays),
    printLink: (address) => console.log(`Sign in at ${address}`),
  };
}
