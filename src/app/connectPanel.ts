import type { SiteActor } from '../hooks/SiteContext';
import type { SiteRouter } from './router';

declare module '@tanstack/history' {
  interface HistoryState {
    /** Set on the history entry that Back leaves to close the panel. */
    readonly isPanelOpen?: boolean;
  }
}

/**
 * Adds a history entry for the open panel, so that Back closes it and stays on the page. Closing in another way
 * removes the entry; following a link replaces it.
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
 * Calls back after the next paint, so that the router's work does not delay feedback.
 * @returns a function that cancels it.
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

/** The entry exists before a pending page arrives. */
function openEntry(router: SiteRouter): void {
  void router.navigate({
    // Not '.', which leads home from an unknown page.
    to: router.state.location.pathname,
    search: true,
    hash: true,
    state: (state) => ({ ...state, isPanelOpen: true }),
    resetScroll: false,
    hashScrollIntoView: false,
  });
}
