import styled from '@emotion/styled';
import { useI18n } from '../../i18n/I18nContext';
import { notPrinted } from '../../tokens/print';
import { color } from '../../tokens/roles';
import { from, radius, space } from '../../tokens/space';
import { Buttons } from '../../ui/Button';
import { ContactLink } from '../links/ContactLink';
import { NewTabNote } from '../links/NewTabNote';

/** Call and chat within reach of a thumb. Wide windows have them beside the form. */
export function QuickContact() {
  const { t } = useI18n();
  return (
    <Row>
      <Way to="phone">{t('contact.info.call')}</Way>
      <Way to="chat">
        {t('contact.info.chat.title')}
        <NewTabNote />
      </Way>
    </Row>
  );
}

const Row = styled(Buttons)({ [from('navigation')]: { display: 'none' }, ...notPrinted });

const Way = styled(ContactLink)({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '3rem',
  paddingInline: space(5),
  border: `2px solid ${color.edge}`,
  borderRadius: radius.round,
  fontWeight: 700,
  textDecoration: 'none',
});
