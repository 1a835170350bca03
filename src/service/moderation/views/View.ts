import { createContext, useContext } from 'react';
import type { Language } from '../../../../locales/languages';
import type { Waiting } from '../lists';
import type { ModerationWords } from '../words/words';

/** What every part of a page may ask. */
export interface View {
  readonly language: Language;
  readonly words: ModerationWords;
  /** The studio's name in this language. */
  readonly studio: string;
  /** Where the page is found again: the language's button comes back to it. */
  readonly address: string;
  /** Undefined: nobody is signed in. */
  readonly signedIn: { readonly csrf: string; readonly waiting: Waiting } | undefined;
}

export const ViewContext = createContext<View | undefined>(undefined);

/** The page's language, words and session. @throws outside of a ViewContext. */
export function useView(): View {
  const view = useContext(ViewContext);
  if (!view) throw new Error('useView needs a ViewContext above it');
  return view;
}
