import styled from '@emotion/styled';
import { lazy, Suspense, useRef, useState } from 'react';
import { languages } from '../../locales/languages';
import { Chevron } from '../components/Chevron';
import { Flag } from '../components/Flag';
import { VisuallyHidden } from '../components/VisuallyHidden';
import { useLanguage } from '../hooks/useLanguage';
import { useI18n } from '../i18n/I18nContext';
import { color } from '../tokens/roles';
import { radius, space, targetSize } from '../tokens/space';
import { size } from '../tokens/type';
import { flagOf } from './flagOf';

const LanguageMenu = lazy(async () => ({ default: (await import('./LanguageMenu')).LanguageMenu }));

/** Shows the flag and name of the page's language, and opens the menu of languages. */
export function LanguageSelector() {
  const { t } = useI18n();
  const { language, isLoading } = useLanguage();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const open = () => {
    setWasOpened(true);
    setOpen(true);
  };
  return (
    <>
      <Trigger
        ref={button}
        type="button"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-busy={isLoading}
        onClick={() => (isOpen ? setOpen(false) : open())}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          open();
        }}
      >
        <Flag country={flagOf(language)} />
        <VisuallyHidden>{t('layout.language.label')}: </VisuallyHidden>
        <span lang={language}>{languages[language].name}</span>
        <Chevron />
      </Trigger>
      {wasOpened && (
        <Suspense>
          <LanguageMenu isOpen={isOpen} setOpen={setOpen} button={button} />
        </Suspense>
      )}
    </>
  );
}

const Trigger = styled.button({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(2),
  minBlockSize: targetSize,
  paddingInline: space(2.5),
  border: 0,
  borderRadius: radius.small,
  backgroundColor: 'transparent',
  fontSize: size.small,
  fontWeight: 600,
  '&:hover, &[aria-expanded="true"]': { backgroundColor: color.counter },
});
