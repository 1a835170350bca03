import type { SiteActor } from '../hooks/SiteContext';
import type { SiteRouter } from './router';

declare module '@tanstack/history' {
  interface HistoryState {
    /** Set on the entry that Back leaves to close the panel. */
    readonly isPanelOpen?: boolean;
  }
}

/**
 * Gives the open panel an entry in the history, so that Back closes it and stays on the page.
 * Closed in any other way it takes its entry back; a link chosen in it takes the entry's place.
 */
export function connectPanel(actor: SiteActor, router: SiteRouter): void {
  const { panel } = actor.getSnapshot().context;
  const isEntry = () => router.history.location.state.isPanelOpen === true;
  let wasOpen = false;
  let cancelEntry = () => {};
  panel.subscribe((snapshot) => {
    const isOpen = snapshot.matches('open');
    if (isOpen === wasOpen) return;
    wasOpen = isOpen;
    if (isOpen) cancelEntry = afterNextPaint(() => openEntry(router));
    else {
      cancelEntry();
      if (isEntry()) router.history.back();
    }
  });
  router.history.subscribe(() => {
    if (wasOpen && !isEntry()) panel.send({ type: 'panel.dismissed' });
  });
}

/**
 * Calls back once the next frame has been painted: the router's work must not hold up what is pressed.
 * @returns a function that calls it off.
 */
function afterNextPaint(callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(callback);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** The entry is there before a page that is on its way has come. */
function openEntry(router: SiteRouter): void {
  void router.navigate({
    // Not '.': where no page is, that would lead home.
    to: router.state.location.pathname,
    search: true,
    hash: true,
    state: (state) => ({ ...state, isPanelOpen: true }),
    resetScroll: false,
    hashScrollIntoView: false,
  });
}
