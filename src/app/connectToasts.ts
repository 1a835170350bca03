import { announce } from '../adapters/announcer';
import { toasts } from '../content/toasts';
import type { SiteActor } from '../hooks/SiteContext';
import type { MessageStore } from '../i18n/messageStore';

/** Announces each toast once, in the page's language. Source: docs/specification.md, section 8. */
export function connectToasts(actor: SiteActor, words: MessageStore): void {
  const { toaster, language } = actor.getSnapshot().context;
  toaster.on('toast.shown', ({ kind }) => {
    const t = words.translator(language.getSnapshot().context.language);
    announce(t(toasts[kind].words));
  });
}
