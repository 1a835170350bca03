import type { RefObject } from 'react';
import { type Language, languages } from '../../locales/languages';
import { ChoiceMenu } from '../components/ChoiceMenu';
import { ChoiceMenuItem } from '../components/ChoiceMenuItem';
import { Flag } from '../components/Flag';
import type { MenuStart } from '../components/MenuTrigger';
import { useLanguage } from '../hooks/useLanguage';
import { useTypeahead } from '../hooks/useTypeahead';
import { useI18n } from '../i18n/I18nContext';
import { flagOf } from './flagOf';

interface Props {
  /** Where the focus begins; `undefined` while the menu is closed. */
  readonly start: MenuStart | undefined;
  readonly onOpened: () => void;
  readonly onClose: () => void;
  readonly button: RefObject<HTMLButtonElement | null>;
}

/** The languages to choose from, each in its own words. */
export function LanguageMenu(props: Props) {
  const { t, language } = useI18n();
  const { choose } = useLanguage();
  const typeahead = useTypeahead();
  return (
    <ChoiceMenu {...props} label={t('layout.language.label')} typeahead={typeahead}>
      {(Object.keys(languages) as Language[]).map((code) => (
        <ChoiceMenuItem
          key={code}
          lang={code}
          isChecked={code === language}
          onChoose={() => choose(code)}
        >
          <Flag country={flagOf(code)} />
          {languages[code].name}
        </ChoiceMenuItem>
      ))}
    </ChoiceMenu>
  );
}
