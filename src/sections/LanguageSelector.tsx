import { lazy, useRef, useState } from 'react';
import { type Language, languages } from '../../locales/languages';
import { Chevron } from '../components/Chevron';
import { Flag } from '../components/Flag';
import { MenuPending } from '../components/MenuPending';
import { type MenuStart, MenuTrigger } from '../components/MenuTrigger';
import { VisuallyHidden } from '../components/VisuallyHidden';
import { useHydrated } from '../hooks/useHydrated';
import { useLanguage } from '../hooks/useLanguage';
import { useI18n } from '../i18n/I18nContext';
import { flagOf } from './flagOf';
import { LazyPart } from './LazyPart';

const fetchMenu = () => import('./LanguageMenu');
const LanguageMenu = lazy(async () => ({ default: (await fetchMenu()).LanguageMenu }));

/** Somebody is about to press. If it does not come, opening it says so. */
const prepare = () => void fetchMenu().catch(() => {});

/**
 * Shows the flag and name of the page's language, and opens the menu of languages, which is fetched when
 * it is first wanted. If that fails, the next press changes the language.
 */
export function LanguageSelector() {
  const { t } = useI18n();
  const { language, isLoading, choose } = useLanguage();
  // The export knows of nothing underway, and React leaves attributes as they were exported.
  const isHydrated = useHydrated();
  const button = useRef<HTMLButtonElement>(null);
  const [start, setStart] = useState<MenuStart>();
  const [hasFailed, setHasFailed] = useState(false);
  const close = () => setStart(undefined);
  const fail = () => {
    setHasFailed(true);
    close();
  };
  return (
    <>
      <MenuTrigger
        ref={button}
        isOpen={start !== undefined}
        onOpen={hasFailed ? () => choose(otherThan(language)) : setStart}
        onClose={close}
        onNear={prepare}
        isBusy={isHydrated && isLoading}
        hasMenu={!hasFailed}
      >
        <Flag country={flagOf(language)} />
        <VisuallyHidden>{t('layout.language.label')}: </VisuallyHidden>
        <span lang={language}>{languages[language].name}</span>
        {!hasFailed && <Chevron />}
      </MenuTrigger>
      <LazyPart
        isWanted={start !== undefined}
        fallback={<MenuPending button={button} onLeave={close} />}
        onFailure={fail}
      >
        <LanguageMenu start={start} onClose={close} button={button} />
      </LazyPart>
    </>
  );
}

function otherThan(language: Language): Language {
  return language === 'en' ? 'he' : 'en';
}
