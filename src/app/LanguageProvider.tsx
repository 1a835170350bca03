import { Component, type ReactNode, useDeferredValue, useMemo } from 'react';
import { type Language, languages } from '../../locales/languages';
import { useLanguage } from '../hooks/useLanguage';
import { I18nContext } from '../i18n/I18nContext';
import type { MessageStore } from '../i18n/messageStore';

interface Props {
  readonly words: MessageStore;
  /** Called when the page has come to read in another language, before the browser paints it. */
  readonly onShown?: (language: Language) => void;
  readonly children: ReactNode;
}

/**
 * Gives the page its words in the language that the language machine shows. Another language is rendered
 * behind the one that is shown, in slices: all the words of a page at once would hold it up.
 */
export function LanguageProvider({ words, onShown, children }: Props) {
  const language = useDeferredValue(useLanguage().language);
  const i18n = useMemo(
    () => ({
      language,
      direction: languages[language].direction,
      t: words.translator(language),
    }),
    [language, words],
  );
  return (
    <I18nContext value={i18n}>
      <Following language={language} onShown={onShown} />
      {children}
    </I18nContext>
  );
}

interface FollowingProps {
  readonly language: Language;
  readonly onShown: Props['onShown'];
}

/** Keeps what is being read in its place while the page changes its language. Only a class can look before. */
class Following extends Component<FollowingProps> {
  override getSnapshotBeforeUpdate({ language }: FollowingProps) {
    return language === this.props.language ? null : holdScrollPosition();
  }

  override componentDidUpdate(
    _before: FollowingProps,
    _state: unknown,
    release: (() => void) | null,
  ) {
    if (!release) return;
    this.props.onShown?.(this.props.language);
    release();
  }

  override render() {
    return null;
  }
}

/**
 * Remembers where the text on screen is before the language changes: texts of another language differ in length.
 * @returns a function that scrolls the text back to its place, in the next frame.
 */
function holdScrollPosition(): () => void {
  const read = partBeingRead();
  if (!read) return () => {};
  const before = read.getBoundingClientRect().top;
  return () => {
    requestAnimationFrame(() => {
      if (!read.isConnected) return;
      scrollBy({ top: read.getBoundingClientRect().top - before, behavior: 'instant' });
    });
  };
}

/** The first heading on screen, or else the first other text; nothing at the top of the page. */
function partBeingRead(): Element | undefined {
  if (scrollY === 0) return undefined;
  const top = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  const isOnScreen = (element: Element) => {
    const box = element.getBoundingClientRect();
    return box.height > 0 && box.top >= top && box.bottom <= innerHeight;
  };
  const first = (selector: string) => [...document.querySelectorAll(selector)].find(isOnScreen);
  return first('main :is(h1, h2, h3)') ?? first(':is(main, footer) :is(p, li, dt, dd, summary)');
}
