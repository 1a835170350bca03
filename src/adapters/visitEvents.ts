import type { Language } from '../../locales/languages';
import type { ConsentAnswer } from '../../machines/consentRules';

/*
 * Events between the site and `src/entry/counting.ts`. They are dispatched on the document because a bundle's entry
 * has no exports.
 */

/** Visit events that the site reports. */
export interface VisitUpdate {
  readonly path?: string;
  readonly language?: Language;
  readonly consent?: ConsentAnswer;
}

/** From the site to the analytics script. */
export const visitUpdates = documentEvent<VisitUpdate>('visit.updated');

/** From the analytics script to the site: an answer to the prerendered consent prompt. */
export const answerToPrompt = documentEvent<ConsentAnswer>('visit.answered');

function documentEvent<Detail>(type: string) {
  return {
    send: (detail: Detail) => document.dispatchEvent(new CustomEvent(type, { detail })),
    listen: (listener: (detail: Detail) => void) =>
      document.addEventListener(type, (event) => {
        if (event instanceof CustomEvent) listener(event.detail);
      }),
  };
}
