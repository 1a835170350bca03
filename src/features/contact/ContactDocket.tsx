import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { formatPhone } from '../../i18n/format';
import { useI18n } from '../../i18n/I18nContext';
import { useSettings } from '../../site/SiteContext';
import { color } from '../../tokens/roles';
import { space } from '../../tokens/space';
import { size } from '../../tokens/type';
import { ContactLink } from '../links/ContactLink';
import { NewTabNote } from '../links/NewTabNote';
import { PlaceholderBadge } from '../links/PlaceholderBadge';
import { RailDocket } from './RailDocket';

/** Ways to reach the studio without a form, with its hours. */
export function ContactDocket() {
  const { t, language } = useI18n();
  const { email, phone, studioAddress } = useSettings();
  const way = (name: 'phone' | 'chat' | 'email' | 'address', link: ReactNode) => (
    <>
      <dt>{t(`contact.info.${name}.title`)}</dt>
      <dd>
        {link}
        <p>{t(`contact.info.${name}.description`)}</p>
      </dd>
    </>
  );
  return (
    <RailDocket id="contact-info">
      <h3>{t('contact.info.heading')}</h3>
      <p>{t('contact.info.lead')}</p>
      <Ways>
        {way(
          'phone',
          <ContactLink to="phone">
            <bdi dir="ltr">{formatPhone(phone, language)}</bdi>
            <PlaceholderBadge of="phone" />
          </ContactLink>,
        )}
        {way(
          'chat',
          <ContactLink to="chat">
            {t('contact.info.chat.link')}
            <PlaceholderBadge of="chat" />
            <NewTabNote />
          </ContactLink>,
        )}
        {way(
          'email',
          <a href={`mailto:${email}`}>
            <bdi>{email}</bdi>
          </a>,
        )}
        {way('address', <address>{studioAddress[language]}</address>)}
      </Ways>
    </RailDocket>
  );
}

const Ways = styled.dl({
  display: 'grid',
  '& dt': { fontWeight: 700, marginBlockStart: space(7) },
  '& dt:first-of-type': { marginBlockStart: space(2) },
  // A badge that does not fit beside its link starts a new line.
  '& a > span > *': { marginInlineStart: 0 },
  '& address': { fontStyle: 'normal', paddingBlock: space(1) },
  '& p': { fontSize: size.small, color: color.inkSoft },
});
