import styled from '@emotion/styled';
import { useI18n } from '../../i18n/I18nContext';
import { textLanguage } from '../../i18n/textLanguage';
import { navLinks, shownLinks } from '../../site/navigation';
import { useSettings } from '../../site/SiteContext';
import { color } from '../../tokens/roles';
import { from, sectionGap, space } from '../../tokens/space';
import { displayed, size } from '../../tokens/type';
import { ButtonLink, Buttons } from '../../ui/Button';
import { Container } from '../../ui/Section';
import { TextLink } from '../../ui/TextLink';
import { PageIntro } from '../chrome/PageIntro';

/**
 * Page for unknown paths. Starts the site immediately, because the visit is logged. Source: docs/specification.md,
 * section 2.
 */
export function NotFound() {
  const { t, language } = useI18n();
  const settings = useSettings();
  return (
    <div data-needs-client="">
      <PageIntro of="errors.notFound.title" lead={t('errors.notFound.text')} drawing="plate">
        <Buttons>
          <ButtonLink to="/">{t('errors.notFound.home')}</ButtonLink>
          <ButtonLink to="/contact" tone="quiet">
            {t('errors.notFound.contact')}
          </ButtonLink>
        </Buttons>
      </PageIntro>
      <More>
        <Heading>{t('errors.notFound.linksHeading')}</Heading>
        <Links role="list">
          {shownLinks(settings, navLinks).map(({ to, label }) => (
            <li key={to}>
              <PageLink to={to} lang={textLanguage(t(label), language)}>
                {t(label)}
              </PageLink>
            </li>
          ))}
        </Links>
      </More>
    </div>
  );
}

const More = styled(Container)({ paddingBlock: sectionGap.far });

const Heading = styled.h2({
  paddingBlockEnd: space(3),
  marginBlockEnd: space(3),
  borderBlockEnd: `3px double ${color.ink}`,
  fontSize: size.heading,
});

const Links = styled.ul({
  columnGap: space(12),
  [from('medium')]: { columnCount: 2 },
});

const PageLink = styled(TextLink)({
  display: 'flex',
  gap: space(2),
  alignItems: 'baseline',
  ...displayed(size.heading, 500),
  color: color.ink,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
  '&::before': {
    content: '""',
    order: 1,
    flex: 1,
    borderBlockEnd: `2px dotted ${color.inkSoft}`,
    opacity: 0.5,
  },
  '&::after': { content: '"→"', order: 1, color: color.accent },
  '[dir="rtl"] &::after': { content: '"←"' },
});
