import styled from '@emotion/styled';
import { languages } from '../../../locales/languages';
import { siteLanguages } from '../../../locales/languagesOfSite';
import { useI18n } from '../../i18n/I18nContext';
import { useSettings } from '../../site/SiteContext';
import { color, surface } from '../../tokens/roles';
import { space } from '../../tokens/space';
import { size } from '../../tokens/type';
import { CloseButton } from '../../ui/CloseButton';
import { focusMain } from '../../ui/focusMain';
import { Container } from '../../ui/Section';
import { useBanner } from './banner.actor';

/** A banner above the header until it is closed; nothing without a message. */
export function Banner() {
  const { t, language } = useI18n();
  const settings = useSettings();
  const { isVisible, close } = useBanner();
  if (!isVisible) return null;
  // A message in one language is shown in all, with its `lang`.
  const written = [language, ...siteLanguages(settings)].find((one) => settings.bannerMessage[one]);
  if (!written) return null;
  return (
    <Strip aria-label={t('layout.banner.label')}>
      <Line>
        <p lang={written} dir={languages[written].direction}>
          {settings.bannerMessage[written]}
        </p>
        <CloseButton
          label={t('layout.banner.close')}
          onClick={() => {
            close();
            focusMain();
          }}
        />
      </Line>
    </Strip>
  );
}

const Strip = styled.aside({
  ...surface.highlight,
  fontSize: size.small,
  fontWeight: 700,
  '& :focus-visible': { outlineColor: color.onHighlight },
});

const Line = styled(Container)({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(4),
});
