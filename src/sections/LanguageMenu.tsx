import type { RefObject } from 'react';
import { type Language, languages } from '../../locales/languages';
import { Flag } from '../components/Flag';
import { Menu, MenuItemRadio } from '../components/Menu';
import { useLanguage } from '../hooks/useLanguage';
import { useI18n } from '../i18n/I18nContext';
import { flagOf } from './flagOf';

interface Props {
  readonly isOpen: boolean;
  readonly setOpen: (isOpen: boolean) => void;
  readonly button: RefObject<HTMLButtonElement | null>;
}

/** The languages to choose from, each in its own words. */
export function LanguageMenu({ isOpen, setOpen, button }: Props) {
  const { t, direction } = useI18n();
  const { language, choose } = useLanguage();
  return (
    <Menu
      label={t('layout.language.label')}
      direction={direction}
      isOpen={isOpen}
      setOpen={setOpen}
      button={button}
    >
      {(Object.keys(languages) as Language[]).map((code) => (
        <MenuItemRadio
          key={code}
          lang={code}
          isChecked={code === language}
          onChoose={() => choose(code)}
        >
          <Flag country={flagOf(code)} />
          {languages[code].name}
        </MenuItemRadio>
      ))}
    </Menu>
  );
}
