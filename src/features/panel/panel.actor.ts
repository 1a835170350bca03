import type { AnyRouter } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { fromCallback } from 'xstate';
import { type PanelEvent, panelMachine } from '../../../machines/panel.machine';
import { useSiteActor } from '../../site/SiteContext';
import { siteActor } from '../../site/siteActor';
import { breakpoints } from '../../tokens/space';
import { useModal } from '../../ui/dialog/useModal';
import { focusMain } from '../../ui/focusMain';

declare module '@tanstack/history' {
  interface HistoryState {
    /** Set on the history entry that Back leaves to close the panel. */
    readonly isPanelOpen?: boolean;
  }
}

/**
 * The mobile menu. An open panel has a history entry, so that Back closes it and stays on the page. Closing it in
 * another way removes the entry; following a link replaces it.
 */
export const panel = siteActor({
  id: 'panel',
  machine: () =>
    panelMachine.provide({
      actors: {
        watchViewport: fromCallback<PanelEvent>(({ sendBack }) =>
          onceWiderThan(breakpoints.navigation, () => {
            sendBack({ type: 'viewport.widened' });
            // The button that opened it is gone.
            focusMain();
          }),
        ),
      },
    }),
  connect(panel, { router, onPageShown }) {
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
    onPageShown(() => panel.send({ type: 'page.changed' }));
  },
});

/**
 * Calls back once the window is at least `minWidth` px wide, for a font size of 16 px; larger fonts need a wider
 * window, as in the styles.
 * @returns a function that stops watching.
 */
function onceWiderThan(minWidth: number, widened: () => void): () => void {
  const query = window.matchMedia(`(min-width: ${minWidth / 16}em)`);
  const changed = () => query.matches && widened();
  changed();
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
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
function openEntry(router: AnyRouter): void {
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

/** Id of the panel; its buttons refer to it. */
export const panelId = 'panel';

/** Opens the navigation panel of small screens. */
export function usePanelButton() {
  const actor = useSiteActor(panel);
  return { open: () => actor.send({ type: 'panel.opened' }) };
}

/** The navigation panel of small screens; `dialog` is the ref of its native dialog. */
export function usePanel() {
  const actor = useSiteActor(panel);
  const { open } = usePanelButton();
  const isOpen = useSelector(actor, (snapshot) => snapshot.matches('open'));
  const dismiss = () => actor.send({ type: 'panel.dismissed' });
  const dialog = useModal({
    actor,
    isOpen: () => actor.getSnapshot().matches('open'),
    onOpened: open,
    onClosed: dismiss,
  });
  return { dialog, isOpen, dismiss };
}
