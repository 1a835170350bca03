import { language as languageActor } from '../features/language/language.actor';
import type { MessageStore } from '../i18n/messageStore';
import { announce } from '../platform/announcer';
import { metaOf } from '../site/pagePath';
import type { Site } from '../site/SiteContext';
import { onPageShown } from './connectActors';
import { updateHead } from './documentHead';
import { type SiteRouter, shownPagePath } from './router';

/**
 * After each navigation within the visit: updates the head, focuses the new heading or the
 * target of the hash, and announces the page once. Logs one console entry for an unknown page, after a full load too.
 */
export function connectNavigation(site: Site, messages: MessageStore, router: SiteRouter): void {
  logIfUnknown(router);
  followLinksWithinPage(router);
  onPageShown(router, ({ hash }) => {
    logIfUnknown(router);
    updateHead(site, messages, router);
    focusOn(hash);
    const { language } = site.actors.of(languageActor).getSnapshot().context;
    const t = messages.translator(language);
    const page = t(`${metaOf(shownPagePath(router))}.name`);
    announce(t('layout.announcements.page', { page }));
  });
}

/**
 * Scrolls to the target of a link to the shown page, and focuses it, like a browser without a router. The router
 * leaves the focus, and it restores the position if the address has the same hash already. Remove when it does both.
 */
function followLinksWithinPage(router: SiteRouter): void {
  let pressed: HTMLAnchorElement | null = null;
  const press = ({ target }: Event) => {
    pressed = target instanceof Element ? target.closest('a') : null;
  };
  // The router may render before the event has bubbled, or later.
  document.addEventListener('click', press, true);
  document.addEventListener('click', ({ defaultPrevented }) => {
    if (!defaultPrevented) pressed = null;
  });
  router.subscribe('onRendered', ({ toLocation: { href, hash }, pathChanged }) => {
    if (!pathChanged && pressed?.href === location.origin + href) {
      const part = document.getElementById(hash);
      if (part) part.scrollIntoView();
      else scrollTo({ top: 0 });
      focusOn(hash);
    }
    pressed = null;
  });
}

/** Focuses the element of a hash, or the heading of the page. */
function focusOn(hash: string): void {
  const target = document.getElementById(hash) ?? document.querySelector<HTMLElement>('main h1');
  if (!target) return;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

function logIfUnknown(router: SiteRouter): void {
  if (!shownPagePath(router)) console.warn(`Page not found: ${router.state.location.pathname}`);
}
