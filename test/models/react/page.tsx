import { act, fireEvent } from '@testing-library/react';
import { type ReactNode, StrictMode } from 'react';
import { type RenderedSite, renderWithSite, type SiteOptions } from '../../support/renderWithSite';

/** Renders what stands in a page, in StrictMode. */
export function openPage(children: ReactNode, options: SiteOptions): Promise<RenderedSite> {
  return renderWithSite(<StrictMode>{children}</StrictMode>, options);
}

/** Lets fake time go by, in ms, and React follow. */
export const pass = (milliseconds: number) =>
  act(() => jest.advanceTimersByTimeAsync(milliseconds));

/** Presses a control as a keyboard or a screen reader does: no pointer comes near it. */
export async function press(control: HTMLElement): Promise<void> {
  fireEvent.click(control);
  await pass(0);
}

/** How a person does each step, by its name in the model. */
export function performing(steps: Readonly<Record<string, () => unknown>>) {
  return async (step: string): Promise<void> => {
    const perform = steps[step];
    if (!perform) throw new Error(`nobody here can "${step}"`);
    const done = perform();
    await (done instanceof Promise ? done : pass(0));
  };
}

/** For a part that asks the outside world for nothing. */
export async function answersNothing(port: string): Promise<never> {
  throw new Error(`nothing here asks for "${port}"`);
}

/** Does something once this walk is over. */
export function afterwards(end: () => void): void {
  ends.push(end);
}

/** Lets something listen to the window for this walk alone: the site's own never stop. */
export function listening(follow: () => void): void {
  const listen = jest.spyOn(window, 'addEventListener');
  follow();
  const heard = [...listen.mock.calls];
  listen.mockRestore();
  afterwards(() => {
    for (const [type, listener] of heard) window.removeEventListener(type, listener);
  });
}

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});
