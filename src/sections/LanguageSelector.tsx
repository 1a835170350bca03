import { lazy, Suspense, useRef, useState } from 'react';
import { type Language, languages } from '../../locales/languages';
import { Chevron } from '../components/Chevron';
import { ErrorBoundary } from '../components/ErrorBoundary';
import { Flag } from '../components/Flag';
import { MenuPending } from '../components/MenuPending';
import { type MenuStart, MenuTrigger } from '../components/MenuTrigger';
import { VisuallyHidden } from '../components/VisuallyHidden';
import { useHydrated } from '../hooks/useHydrated';
import { useLanguage } from '../hooks/useLanguage';
import { useRecovery } from '../hooks/useRecovery';
import { useI18n } from '../i18n/I18nContext';
import { flagOf } from './flagOf';

const LanguageMenu = lazy(async () => ({ default: (await import('./LanguageMenu')).LanguageMenu }));

/**
 * Shows the flag and name of the page's language, and opens the menu of languages, which is fetched when
 * it is first wanted. If that fails, the next press changes the language.
 */
export function LanguageSelector() {
  const { t } = useI18n();
  const { language, isLoading, choose } = useLanguage();
  // The export knows of nothing underway, and React leaves attributes as they were exported.
  const isHydrated = useHydrated();
  const { reportChunkError } = useRecovery();
  const button = useRef<HTMLButtonElement>(null);
  const [start, setStart] = useState<MenuStart>();
  const [menu, setMenu] = useState<'unwanted' | 'wanted' | 'failed'>('unwanted');
  const close = () => setStart(undefined);
  const open = (from: MenuStart) => {
    setMenu('wanted');
    setStart(from);
  };
  const fail = () => {
    setMenu('failed');
    close();
    reportChunkError();
  };
  return (
    <>
      <MenuTrigger
        ref={button}
        isOpen={start !== undefined}
        onOpen={menu === 'failed' ? () => choose(otherThan(language)) : open}
        onClose={close}
        isBusy={isHydrated && isLoading}
        hasMenu={menu !== 'failed'}
      >
        <Flag country={flagOf(language)} />
        <VisuallyHidden>{t('layout.language.label')}: </VisuallyHidden>
        <span lang={language}>{languages[language].name}</span>
        {menu !== 'failed' && <Chevron />}
      </MenuTrigger>
      {menu === 'wanted' && (
        <ErrorBoundary onFailure={fail}>
          <Suspense fallback={<MenuPending button={button} onLeave={close} />}>
            <LanguageMenu start={start} onClose={close} button={button} />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
}

function otherThan(language: Language): Language {
  return language === 'en' ? 'he' : 'en';
}
