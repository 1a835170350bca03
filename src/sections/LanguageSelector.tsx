import styled from '@emotion/styled';
import { useRef, useState } from 'react';
import { languages } from '../../locales/languages';
import { Chevron } from '../components/Chevron';
import { Flag } from '../components/Flag';
import { type MenuStart, MenuTrigger } from '../components/MenuTrigger';
import { VisuallyHidden } from '../components/VisuallyHidden';
import { useHydrated } from '../hooks/useHydrated';
import { useLanguage } from '../hooks/useLanguage';
import { useI18n } from '../i18n/I18nContext';
import { flagOf } from './flagOf';
import { LanguageMenu } from './LanguageMenu';

/** Shows the flag and name of the page's language, and opens the menu of languages. */
export function LanguageSelector() {
  const { t, language } = useI18n();
  const { isLoading } = useLanguage();
  // The export knows of nothing underway, and React leaves attributes as they were exported.
  const isHydrated = useHydrated();
  const button = useRef<HTMLButtonElement>(null);
  const [start, setStart] = useState<MenuStart>();
  const close = () => setStart(undefined);
  return (
    <Anchor>
      <MenuTrigger
        ref={button}
        isOpen={start !== undefined}
        onOpen={setStart}
        onClose={() => {
          // Safari gives a pressed button no focus, and the menu that has it goes.
          button.current?.focus({ preventScroll: true });
          close();
        }}
        isBusy={isHydrated && isLoading}
      >
        <Flag country={flagOf(language)} />
        <VisuallyHidden>{t('layout.language.label')}: </VisuallyHidden>
        <span lang={language}>{languages[language].name}</span>
        <Chevron />
      </MenuTrigger>
      <LanguageMenu
        start={start}
        onOpened={() => setStart('container')}
        onClose={close}
        button={button}
      />
    </Anchor>
  );
}

const Anchor = styled.div({ position: 'relative' });
