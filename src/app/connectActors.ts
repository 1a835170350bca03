import type { AnyRouter } from '@tanstack/react-router';
import { language } from '../features/language/language.actor';
import type { MessageStore } from '../i18n/messageStore';
import { announce } from '../platform/announcer';
import { titleKey } from '../seo/pageHead';
import type { Site } from '../site/SiteContext';
import { type SiteRouter, shownPagePath } from './router';

/** Connects the actors to the router and the document. Call it before they start. */
export function connectActors(
  { settings, actors, loadDocument, reportFailedPart }: Site,
  messages: MessageStore,
  router: SiteRouter,
): void {
  actors.connect({
    settings,
    router,
    actors,
    loadDocument,
    reportFailedPart,
    announce: (message) =>
      announce(message(messages.translator(actors.of(language).getSnapshot().context.language))),
    titleIn: (shown) => messages.translator(shown)(titleKey(shownPagePath(router))),
    onPageShown: (listener) => onPageShown(router, ({ pathname }) => listener(pathname)),
  });
}

/** Calls back with the new location after each change of the page within the visit. */
export function onPageShown(
  router: AnyRouter,
  listener: (location: { readonly pathname: string; readonly hash: string }) => void,
): void {
  router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
    if (fromLocation && pathChanged) listener(toLocation);
  });
}
