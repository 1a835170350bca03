import { announce } from '../adapters/announcer';
import { toasts } from '../content/toasts';
import type { SiteActor } from '../hooks/SiteContext';
import type { MessageStore } from '../i18n/messageStore';

/** Says each toast once, in the language of the page. Source: specification, section 8. */
export function connectToasts(actor: SiteActor, words: MessageStore): void {
  const { toaster, language } = actor.getSnapshot().context;
  toaster.on('toast.shown', ({ kind }) => {
    const t = words.translator(language.getSnapshot().context.language);
    announce(t(toasts[kind].words));
  });
}
