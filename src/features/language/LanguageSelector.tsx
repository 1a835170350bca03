import { Suspense } from 'react';
import { languages } from '../../../locales/languages';
import { siteLanguages } from '../../../locales/languagesOfSite';
import { useI18n } from '../../i18n/I18nContext';
import { useHydrated, useSettings } from '../../site/SiteContext';
import { Flag } from '../../ui/Flag';
import { Icon } from '../../ui/Icon';
import { Menu } from '../../ui/menu/Menu';
import { MenuItemRadio } from '../../ui/menu/MenuItemRadio';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { useLanguage, useTypeahead } from './language.actor';

/**
 * None on a site in one language. A button with the flag and name of the page's language, and a menu of languages. Hydrates after its surroundings, in
 * a task of its own: Ariakit's menu renders again synchronously after mount.
 */
export function LanguageSelector() {
  if (siteLanguages(useSettings()).length === 1) return null;
  return (
    <Suspense>
      <Selector />
    </Suspense>
  );
}

function Selector() {
  const { t, language } = useI18n();
  const { isLoading, choose } = useLanguage();
  const settings = useSettings();
  // The export has no pending state, and React does not update attributes during hydration.
  const isHydrated = useHydrated();
  const typeahead = useTypeahead();
  const label = t('layout.language.label');
  return (
    <Menu
      label={label}
      button={
        <>
          <Flag language={language} />
          <VisuallyHidden>{t('layout.labeled', { label, value: '' })}</VisuallyHidden>
          <span lang={language}>{languages[language].name}</span>
          <Icon name="chevron" size={12} />
        </>
      }
      isBusy={isHydrated && isLoading}
      direction={languages[language].direction}
      typeahead={typeahead}
      values={{ language }}
    >
      {siteLanguages(settings).map((code, index) => (
        <MenuItemRadio
          key={code}
          name="language"
          value={code}
          lang={code}
          isFirst={index === 0}
          onClick={() => choose(code)}
        >
          <Flag language={code} />
          {languages[code].name}
        </MenuItemRadio>
      ))}
    </Menu>
  );
}
