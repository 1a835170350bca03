import { fromPromise } from 'xstate';
import type { Language } from '../../../locales/languages';
import { contactFormMachine } from '../../../machines/contactForm.machine';
import { type FormValues, inquiryFields, withAbout } from '../../../machines/formRules';
import type { FormOutcome } from '../../../machines/formSetup';
import type { MessageStore } from '../../i18n/messageStore';
import { searchParameter } from '../../platform/visit';
import { type SiteStart, siteActor } from '../../site/siteActor';
import { choiceParameter } from '../../start/pageContract';
import { keptDraft } from '../forms/draftMemory';
import { postInquiry } from '../forms/requests';
import { language as languageActor } from '../language/language.actor';
import { readCarriedMenu } from '../menuEditor/carriedMenu';
import { showToast } from '../toasts/toaster.actor';

/**
 * The inquiry, with a toast for each result. A choice in the address and a written menu begin the message, and leave
 * once it is sent. Source: docs/specification.md, section 8.
 */
export const contactForm = siteActor({
  id: 'contactForm',
  machine: ({ settings, messages, actors }: SiteStart) =>
    contactFormMachine.provide({
      actors: {
        send: fromPromise<FormOutcome, FormValues>(async ({ input, signal }) => {
          const { language } = actors.of(languageActor).getSnapshot().context;
          const choice = await carriedChoice(language, messages);
          const carried = [choice, readCarriedMenu(history.state)?.text]
            .filter(Boolean)
            .join('\n\n');
          const inquiry = withAbout(input, carried);
          return postInquiry(settings, inquiry, signal);
        }),
      },
    }),
  input: () => ({ draft: keptDraft('contactForm', inquiryFields), now: Date.now }),
  connect(form, { actors, router }) {
    const dropCarried = () => {
      const menu = readCarriedMenu(history.state);
      if (searchParameter(choiceParameter) === null && !menu) return;
      void router.navigate({ to: '/contact', replace: true, resetScroll: false });
    };
    form.on('form.sent', dropCarried);
    form.on('form.repeated', dropCarried);
    form.on('form.sent', () => showToast(actors, 'contactSent'));
    form.on('form.repeated', () => showToast(actors, 'contactRepeated'));
    form.on('form.failed', () => showToast(actors, 'contactFailed'));
    form.on('form.limited', () => showToast(actors, 'contactLimited'));
  },
});

/** The choice in the page's language; empty without one. */
async function carriedChoice(language: Language, messages: MessageStore): Promise<string> {
  const about = searchParameter(choiceParameter);
  if (about === null) return '';
  const { aboutText } = await import('../bill/choiceText');
  return aboutText(about, { language, t: messages.translator(language) });
}
