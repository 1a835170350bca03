import type { Language } from '../../locales/languages';
import type { ConsentAnswer } from '../../machines/consentRules';

/*
 * How the site and `src/entry/counting.ts` talk: by events of the document, because a bundle's entry keeps no exports.
 */

/** What the site reports about a visit. */
export interface VisitNews {
  readonly path?: string;
  readonly language?: Language;
  readonly consent?: ConsentAnswer;
}

/** The site reports to the counting script. */
export const newsOfVisit = documentEvent<VisitNews>('visit.news');

/** The counting script reports an answer to the exported consent prompt. */
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
