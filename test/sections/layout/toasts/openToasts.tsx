import { act, screen } from '@testing-library/react';
import type { ToastKind } from '../../../../machines/toaster.machine';
import { announcerId } from '../../../../src/adapters/announcer';
import { connectToasts } from '../../../../src/app/connectToasts';
import { Toasts } from '../../../../src/sections/layout/Toasts';
import { renderWithSite } from '../../../support/renderWithSite';
import { wordsOf } from '../../../support/siteWords';

/** Pointer events, which jsdom lacks. */
class PointerEventOfTests extends MouseEvent {
  readonly pointerId: number;
  readonly pointerType: string;

  // Not spread: Ariakit's event has no own keys, and would lose `bubbles`.
  constructor(type: string, init: PointerEventInit = {}) {
    const { pointerId = 0, pointerType = '' } = init;
    super(type, init);
    this.pointerId = pointerId;
    this.pointerType = pointerType;
  }
}

Object.defineProperty(window, 'PointerEvent', { value: PointerEventOfTests, configurable: true });

/** The toast region with other content before it, under fake time. */
export async function openToasts() {
  jest.spyOn(document, 'hasFocus').mockReturnValue(true);
  const page = (
    <>
      <main tabIndex={-1}>
        <h1>Reviews</h1>
        <button type="button">Before</button>
      </main>
      <Toasts />
      <div id={announcerId} role="status" />
    </>
  );
  const rendered = await renderWithSite(page);
  connectToasts(rendered.site.actor, wordsOf());
  const { toaster } = rendered.site.actor.getSnapshot().context;
  return {
    ...rendered,
    toaster,
    show: (kind: ToastKind) => act(async () => toaster.send({ type: 'toast.added', kind })),
    wait: async (milliseconds: number) => {
      await act(async () => {
        await jest.advanceTimersByTimeAsync(milliseconds);
      });
    },
  };
}

export const region = (name = 'Messages (F8)') => screen.getByRole('region', { name });

export const closeButton = (name = 'Close this message') => screen.getByRole('button', { name });

/** Content of the region; undefined while it is empty. */
export const words = (name?: string) => region(name).querySelector('p')?.textContent ?? undefined;

/** @throws if no toast is visible. */
export function message(): HTMLElement {
  const found = document.querySelector<HTMLElement>('section p');
  if (!found) throw new Error('nothing is shown');
  return found;
}
