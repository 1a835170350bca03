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
 * Keeps what is being read where it is while the page is written anew: texts of another language are of
 * another length. To be called before the change.
 * @returns what corrects the scroll position, in the next frame; to be called after the change.
 */
function holdScrollPosition(): () => void {
  const read = partBeingRead();
  if (!read) return () => {};
  const before = read.getBoundingClientRect().top;
  return () => {
    requestAnimationFrame(() => {
      scrollBy({ top: read.getBoundingClientRect().top - before, behavior: 'instant' });
    });
  };
}

/** The innermost part in the middle of the window, from a heading or paragraph up to a section. */
function partBeingRead(): Element | null | undefined {
  if (scrollY === 0) return undefined;
  const middle = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
  return middle?.closest('h2, h3, p, li, dt, dd, details, section');
}
