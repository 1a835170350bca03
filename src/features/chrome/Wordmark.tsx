import styled from '@emotion/styled';
import { useI18n } from '../../i18n/I18nContext';
import { Logo } from '../../illustrations/Logo';
import { useSettings } from '../../site/SiteContext';
import { space, touchTarget } from '../../tokens/space';
import { displayed, size } from '../../tokens/type';
import { SiteLink } from '../../ui/SiteLink';

/** The studio's logo and name; links to home. */
export function Wordmark() {
  const { t, language } = useI18n();
  const { studioName } = useSettings();
  return (
    <HomeLink to="/" aria-label={t('layout.logo')} activeOptions={{ exact: true }}>
      <Sign />
      <span aria-hidden="true">{studioName[language]}</span>
    </HomeLink>
  );
}

const HomeLink = styled(SiteLink)({
  ...touchTarget,
  gap: space(2.5),
  ...displayed(size.heading),
  lineHeight: 1.1,
  textDecoration: 'none',
});

const Sign = styled(Logo)({
  // Its outline begins where the text of a page does.
  marginInlineStart: `-${space(1)}`,
});
