import { Component, Fragment, type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import { type Language, languages } from '../../locales/languages';
import { useLanguage } from '../features/language/language.actor';
import { I18nContext } from '../i18n/I18nContext';
import type { MessageStore } from '../i18n/messageStore';

interface Props {
  readonly messages: MessageStore;
  /** Called after the page has rendered in another language, before paint. */
  readonly onShown?: ((language: Language) => void) | undefined;
  readonly children: ReactNode;
}

/**
 * Provides messages in the language of the language machine. Another language renders in a transition, because
 * rendering all messages at once would block the page.
 */
export function LanguageProvider({ messages, onShown, children }: Props) {
  const language = useDeferredValue(useLanguage().language);
  // A browser that translates replaces text nodes, which React would go on to update: renders a translated page anew.
  const [page, setPage] = useState({ language, key: 0 });
  if (page.language !== language)
    setPage({ language, key: page.key + Number(document.querySelector('font') !== null) });
  const i18n = useMemo(
    () => ({
      language,
      direction: languages[language].direction,
      t: messages.translator(language),
    }),
    [language, messages],
  );
  return (
    <I18nContext value={i18n}>
      <Following language={language} onShown={onShown} />
      <Fragment key={page.key}>{children}</Fragment>
    </I18nContext>
  );
}

type FollowingProps = Pick<Props, 'onShown'> & { readonly language: Language };

/**
 * Keeps the visible text in place while the language changes. A class component, because only
 * `getSnapshotBeforeUpdate` runs before the DOM changes.
 */
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
 * Remembers the position of the visible text, because text length differs between languages.
 * @returns a function that restores the position in the next frame.
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

/** The first heading on screen, or else the first other text; undefined at the top of the page. */
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
