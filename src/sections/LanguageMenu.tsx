import type { RefObject } from 'react';
import { type Language, languages } from '../../locales/languages';
import { Flag } from '../components/Flag';
import { Menu } from '../components/Menu';
import { MenuItemRadio } from '../components/MenuItemRadio';
import type { MenuStart } from '../components/MenuTrigger';
import { useLanguage } from '../hooks/useLanguage';
import { useTypeahead } from '../hooks/useTypeahead';
import { useI18n } from '../i18n/I18nContext';
import { flagOf } from './flagOf';

interface Props {
  /** Where the focus begins; `undefined` while the menu is closed. */
  readonly start: MenuStart | undefined;
  readonly onClose: () => void;
  readonly button: RefObject<HTMLButtonElement | null>;
}

/** The languages to choose from, each in its own words. */
export function LanguageMenu({ start, onClose, button }: Props) {
  const { t, direction } = useI18n();
  const { language, choose } = useLanguage();
  return (
    <Menu
      label={t('layout.language.label')}
      direction={direction}
      start={start}
      onClose={onClose}
      button={button}
      typeahead={useTypeahead()}
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
