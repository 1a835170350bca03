import { fromPromise } from 'xstate';
import type { Language } from '../../locales/languages';
import { contactFormMachine } from '../../machines/contactForm.machine';
import { type FormValues, inquiryFields, withAbout } from '../../machines/formRules';
import type { FormOutcome } from '../../machines/formSetup';
import { keptDraft } from '../adapters/draftMemory';
import { postInquiry } from '../adapters/requests';
import { searchParameter } from '../adapters/visit';
import { choiceParameter } from '../content/choiceParameter';
import type { MessageStore } from '../i18n/messageStore';
import { type Connections, type SiteStart, siteActor } from './siteActor';

/**
 * The inquiry, with a toast for each result. A choice in the address begins the message, and leaves the address once it
 * is sent. Source: docs/specification.md, section 8.
 */
export const contactForm = siteActor({
  machine: ({ settings, messages, interceptPort }: SiteStart) =>
    contactFormMachine.provide({
      actors: {
        send: interceptPort(
          'send',
          fromPromise<FormOutcome, FormValues>(async ({ input, signal, system }) => {
            const languageActor: Connections['language'] = system.get('language');
            const { language } = languageActor.getSnapshot().context;
            const inquiry = withAbout(input, await carriedChoice(language, messages));
            return postInquiry(settings, inquiry, signal);
          }),
        ),
      },
    }),
  input: () => ({ draft: keptDraft('contactForm', inquiryFields) }),
  connect(form, { router, showToast }) {
    const dropChoice = () => {
      if (searchParameter(choiceParameter) === null) return;
      void router.navigate({ to: '/contact', replace: true, resetScroll: false });
    };
    form.on('form.sent', dropChoice);
    form.on('form.repeated', dropChoice);
    form.on('form.sent', () => showToast('contactSent'));
    form.on('form.repeated', () => showToast('contactRepeated'));
    form.on('form.failed', () => showToast('contactFailed'));
    form.on('form.limited', () => showToast('contactLimited'));
  },
});

/** The choice in the page's language; empty without one. */
async function carriedChoice(language: Language, messages: MessageStore): Promise<string> {
  const about = searchParameter(choiceParameter);
  if (about === null) return '';
  const { aboutText } = await import('../content/choiceText');
  return aboutText(about, { language, t: messages.translator(language) });
}
