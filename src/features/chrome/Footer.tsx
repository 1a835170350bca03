import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { formatPhone } from '../../i18n/format';
import { useI18n } from '../../i18n/I18nContext';
import { studioYear } from '../../i18n/studioTime';
import {
  footerCompanyLinks,
  footerServiceLinks,
  legalLinks,
  shownLinks,
} from '../../site/navigation';
import { useHydrated, useSettings, useSite } from '../../site/SiteContext';
import { notPrinted } from '../../tokens/print';
import { color, surface } from '../../tokens/roles';
import { from, space } from '../../tokens/space';
import { size } from '../../tokens/type';
import { Container } from '../../ui/Section';
import { PlaceholderBadge } from '../links/PlaceholderBadge';
import { Email, FooterLink, LinkRow, Phone, RowLink, SocialLinks } from './FooterLink';
import { Wordmark } from './Wordmark';

/** Three columns about the studio, its services and its contact details. */
export function Footer() {
  const { t, language } = useI18n();
  const settings = useSettings();
  const { email, phone, studioLegalName, studioCompanyNumber } = settings;
  // On every page, and the largest page has no space for it.
  const isHydrated = useHydrated();
  const { year } = useSite();
  return (
    <Ground>
      <Container>
        <Columns>
          <About>
            <Wordmark />
            <p>{t('layout.footer.description')}</p>
            <SocialLinks />
          </About>
          <Column heading={t('layout.footer.servicesHeading')}>
            {footerServiceLinks.map(({ to, hash, label }) => (
              <li key={hash}>
                <FooterLink to={to} hash={hash} activeOptions={{ exact: true, includeHash: true }}>
                  {t(label)}
                </FooterLink>
              </li>
            ))}
          </Column>
          <Column heading={t('layout.footer.companyHeading')}>
            {shownLinks(settings, footerCompanyLinks).map(({ to, label }) => (
              <li key={to}>
                <FooterLink to={to}>{t(label)}</FooterLink>
              </li>
            ))}
            <li>
              <Email href={`mailto:${email}`}>
                <bdi>{email}</bdi>
              </Email>
            </li>
            <li>
              <Phone to="phone">
                <bdi dir="ltr">{formatPhone(phone, language)}</bdi>
                {isHydrated && <PlaceholderBadge of="phone" />}
              </Phone>
            </li>
          </Column>
        </Columns>
        <SmallPrint>
          <div>
            <p>
              {t('layout.footer.copyright', { year: isHydrated ? studioYear(Date.now()) : year })}
            </p>
            <p>
              {t('layout.footer.registered', {
                legalName: studioLegalName[language],
                companyNumber: studioCompanyNumber,
                registration: t(`layout.registration.${settings.studioRegistration}`),
              })}
            </p>
          </div>
          <nav aria-label={t('layout.footer.legalLabel')}>
            <LinkRow role="list">
              {shownLinks(settings, legalLinks).map(({ to, label }) => (
                <li key={to}>
                  <RowLink to={to}>{t(label)}</RowLink>
                </li>
              ))}
            </LinkRow>
          </nav>
        </SmallPrint>
      </Container>
    </Ground>
  );
}

function Column({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <div>
      <ColumnHeading>{heading}</ColumnHeading>
      <ul role="list">{children}</ul>
    </div>
  );
}

const Ground = styled.footer({
  // Apart from the closing section above it.
  ...surface.footer,
  paddingBlock: `${space(12)} ${space(8)}`,
  borderBlockStart: `2px dashed ${color.lineOnDeep}`,
  fontSize: size.small,
  '& :focus-visible': { outlineColor: color.highlight },
  // In print the links to pages, and the headings of their columns, say nothing.
  '@media print': { paddingBlock: space(4), breakInside: 'avoid' },
});

const Columns = styled.div({
  display: 'grid',
  gap: `${space(10)} ${space(4)}`,
  // One for large text; the second is as wide as a long email address.
  [from(300)]: { gridTemplateColumns: 'minmax(7rem, 1fr) minmax(48%, max-content)' },
  [from('navigation')]: { gridTemplateColumns: '2fr 1fr 1fr' },
  '@media print': { display: 'block' },
});

const About = styled.div({
  display: 'grid',
  justifyItems: 'start',
  alignContent: 'start',
  gap: space(4),
  '& > p': { textWrap: 'balance' },
  maxInlineSize: '26rem',
  gridColumn: '1 / -1',
  // The name, which is a target, is on the line of the headings.
  [from('navigation')]: { gridColumn: 'auto', marginBlockStart: `-${space(2.5)}` },
});

const ColumnHeading = styled.h2({
  fontSize: size.heading,
  marginBlockEnd: space(3),
  ...notPrinted,
});

const SmallPrint = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space(2)} ${space(8)}`,
  marginBlockStart: space(10),
  paddingBlockStart: space(5),
  borderBlockStart: `1px solid ${color.lineOnDeep}`,
});
