import { act, fireEvent, screen } from '@testing-library/react';
import type { InspectionEvent } from 'xstate';
import type { Language } from '../../../locales/languages';
import { connectBrowser } from '../../../src/app/connectBrowser';
import { Toasts } from '../../../src/sections/Toasts';
import { message, press, words } from '../../sections/toasts/openToasts';
import { listening, openPage, pass } from './page';

interface Options {
  readonly language?: Language;
  readonly isWindowFocused: boolean;
  readonly inspect: (event: InspectionEvent) => void;
}

/** Something to read, and the region of short messages. */
export async function openToastPage({ language = 'en', isWindowFocused, inspect }: Options) {
  jest.spyOn(document, 'hasFocus').mockReturnValue(isWindowFocused);
  const { site } = await openPage(
    <>
      <main tabIndex={-1}>
        <h1>Reviews</h1>
        <button type="button">Before</button>
      </main>
      <Toasts />
    </>,
    { language, inspect },
  );
  listening(() => connectBrowser(site));
  return site;
}

/**
 * What a person does about a message, by the names that the models give it. One that is held outlasts
 * any time: whenever it is, a minute goes by.
 */
export function toastSteps(isWindowFocused: boolean) {
  const heldBy = new Set<string>(isWindowFocused ? [] : ['window']);
  const rest = async () => {
    await pass(0);
    if (words() === undefined) for (const reason of ['hover', 'focus']) heldBy.delete(reason);
    else if (heldBy.size > 0) await pass(60_000);
  };
  const hold = (reason: string, how: () => void) => async () => {
    heldBy.add(reason);
    how();
    await rest();
  };
  const release = (reason: string, how: () => void) => async () => {
    heldBy.delete(reason);
    how();
    await rest();
  };
  return {
    rest,
    /** Left alone, every message goes in its time. */
    async end() {
      fireEvent.pointerOver(heading());
      act(() => before().focus());
      happenToWindow('focus');
      await pass(20_000);
      expect(words()).toBeUndefined();
    },
    steps: {
      'the pointer comes': hold('hover', () => fireEvent.pointerOver(message())),
      'the pointer leaves': release('hover', () => fireEvent.pointerOver(heading())),
      'the focus comes': hold('focus', () => fireEvent.keyDown(document.body, { key: 'F8' })),
      'the focus leaves': release('focus', () => act(() => before().focus())),
      'the window loses the focus': hold('window', () => happenToWindow('blur')),
      'the window gets the focus': release('window', () => happenToWindow('focus')),
      'dismiss it': async () => {
        fireEvent.keyDown(document.body, { key: 'Escape' });
        await rest();
      },
      'swipe it away': async () => {
        const pointer = press(message(), { pointerType: 'touch' });
        pointer.move(60);
        pointer.release();
        await rest();
      },
    },
  };
}

const heading = () => screen.getByRole('heading', { name: 'Reviews' });
const before = () => screen.getByRole('button', { name: 'Before' });
const happenToWindow = (type: 'blur' | 'focus') =>
  act(() => void window.dispatchEvent(new Event(type)));
