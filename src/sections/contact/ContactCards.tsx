import styled from '@emotion/styled';
import { Section } from '../../components/Section';
import { usePlaceholders } from '../../hooks/usePlaceholders';
import { useSettings } from '../../hooks/useSettings';
import { formatPhone } from '../../i18n/format';
import { useI18n } from '../../i18n/I18nContext';
import { color } from '../../tokens/roles';
import { from, space, targetSize } from '../../tokens/space';
import { size } from '../../tokens/type';
import { chatLink, phoneLink } from '../layout/addresses';
import { NewTabNote } from '../layout/NewTabNote';
import { PlaceholderBadge } from '../layout/PlaceholderBadge';

/** Ways to reach the studio without a form. */
export function ContactCards() {
  const { t, language } = useI18n();
  const { email, phone, messagingNumber, studioAddress } = useSettings();
  const placeholders = usePlaceholders();
  return (
    <Section id="contact-info" heading={t('contact.info.heading')} lead={t('contact.info.lead')}>
      <Cards role="list">
        <Card>
          <h3>{t('contact.info.email.title')}</h3>
          <p>{t('contact.info.email.description')}</p>
          <a href={`mailto:${email}`}>
            <bdi>{email}</bdi>
          </a>
        </Card>
        <Card>
          <h3>{t('contact.info.phone.title')}</h3>
          <p>{t('contact.info.phone.description')}</p>
          <a
            href={phoneLink(phone)}
            title={placeholders.phone ? t('layout.placeholder') : undefined}
          >
            <bdi dir="ltr">{formatPhone(phone, language)}</bdi>
            <PlaceholderBadge of="phone" />
          </a>
        </Card>
        <Card>
          <h3>{t('contact.info.chat.title')}</h3>
          <p>{t('contact.info.chat.description')}</p>
          <a
            href={chatLink(messagingNumber, t('layout.chat.greeting'))}
            target="_blank"
            rel="noopener"
            title={placeholders.chat ? t('layout.placeholder') : undefined}
          >
            {t('contact.info.chat.link')}
            <PlaceholderBadge of="chat" />
            <NewTabNote />
          </a>
        </Card>
        <Card>
          <h3>{t('contact.info.address.title')}</h3>
          <p>{t('contact.info.address.description')}</p>
          <address>{studioAddress[language]}</address>
        </Card>
      </Cards>
    </Section>
  );
}

const Cards = styled.ul({
  display: 'grid',
  gap: space(8),
  [from('panel')]: { gridTemplateColumns: '1fr 1fr' },
  [from('navigation')]: { gridTemplateColumns: 'repeat(4, 1fr)' },
});

const Card = styled.li({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  gap: space(2),
  paddingBlockStart: space(4),
  borderBlockStart: `3px solid ${color.edge}`,
  '& h3': { fontSize: size.heading },
  '& a': {
    display: 'inline-flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space(2),
    minBlockSize: targetSize,
    fontWeight: 600,
    color: color.accent,
    overflowWrap: 'anywhere',
  },
  // A badge that does not fit beside its link starts a new line.
  '& a > span > *': { marginInlineStart: 0 },
  '& address': { fontStyle: 'normal', paddingBlock: space(2.5) },
});
