import * as en from './en';
import * as he from './he';
import type { Language } from './languages';
import type { Words } from './words';

/**
 * The messages of all languages at once; a missing or extra key is a type error. The site loads one at a time:
 * `src/i18n/messageStore.ts`. English is the type of all others, and the fallback. `{{name}}` is filled at run time;
 * every message can use `studio`, `email`, `phone`, `year`, `uptime`, `replyHours`, `meetingMinutes`, `startWeeks`, and
 * each of `promises`.
 */
export const dictionaries: Readonly<Record<Language, Words<typeof en>>> = { en, he };
