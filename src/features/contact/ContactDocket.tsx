import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { formatPhone } from '../../i18n/format';
import { useI18n } from '../../i18n/I18nContext';
import { useSettings } from '../../site/SiteContext';
import { sheet } from '../../tokens/illustrationStyle';
import { color } from '../../tokens/roles';
import { from, space } from '../../tokens/space';
import { size } from '../../tokens/type';
import { textLink } from '../../ui/TextLink';
import { ContactLink } from '../links/ContactLink';
import { NewTabNote } from '../links/NewTabNote';
import { PlaceholderBadge } from '../links/PlaceholderBadge';

/** Ways to reach the studio without a form, with its hours. */
export function ContactDocket() {
  const { t, language } = useI18n();
  const { email, phone, messagingNumber, studioAddress } = useSettings();
  const way = (name: 'phone' | 'chat' | 'email' | 'address', link: ReactNode) => (
    <div>
      <Way>{t(`contact.info.${name}.title`)}</Way>
      <dd>
        {link}
        <Note>{t(`contact.info.${name}.description`)}</Note>
      </dd>
    </div>
  );
  return (
    <RailDocket id="contact-info">
      <h3>{t('contact.info.heading')}</h3>
      <p>{t('contact.info.lead')}</p>
      <Ways>
        {way(
          'phone',
          <RailContactLink to="phone">
            <bdi dir="ltr">{formatPhone(phone, language)}</bdi>
            <PlaceholderBadge of="phone" />
          </RailContactLink>,
        )}
        {messagingNumber !== null &&
          way(
            'chat',
            <RailContactLink to="chat">
              {t('contact.info.chat.link')}
              <PlaceholderBadge of="chat" />
              <NewTabNote />
              <OnPaper dir="ltr">{formatPhone(messagingNumber, language)}</OnPaper>
            </RailContactLink>,
          )}
        {way(
          'email',
          <RailAnchor href={`mailto:${email}`}>
            <bdi>{email}</bdi>
          </RailAnchor>,
        )}
        {way('address', <Address>{studioAddress[language]}</Address>)}
      </Ways>
    </RailDocket>
  );
}

/** The link holds the number, which paper cannot follow. */
const OnPaper = styled.bdi({ '@media screen': { display: 'none' } });

const Ways = styled.dl({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 16rem), 1fr))',
  gap: `${space(7)} ${space(6)}`,
  marginBlockStart: space(2),
});

const Way = styled.dt({ fontWeight: 700 });

const Address = styled.address({ fontStyle: 'normal', paddingBlock: space(1) });

const Note = styled.p({ fontSize: size.small, color: color.inkSoft });

/** Padding of a docket. */
export const panelPadding = `min(6.5vw, clamp(${space(5)}, 4vw, ${space(10)}))`;

/** A small sheet beside the form, below it on phones. */
export const RailDocket = styled.div(sheet, {
  breakInside: 'avoid',
  display: 'flex',
  flexDirection: 'column',
  gap: space(3),
  '& > :last-child': { flex: 1 },
  padding: `${space(8)} ${panelPadding} ${space(6)}`,
  [from('navigation')]: {
    paddingInline: space(6),
    '&:first-of-type': { borderBlockStartWidth: 0, paddingBlockStart: space(15.5) },
  },
});

const railLink = {
  ...textLink,
  flexWrap: 'wrap',
  columnGap: space(2),
  overflowWrap: 'anywhere',
} as const;

const RailAnchor = styled.a(railLink);

const RailContactLink = styled(ContactLink)(railLink);
