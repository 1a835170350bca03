import styled from '@emotion/styled';
import { useI18n } from '../../i18n/I18nContext';
import { notPrinted } from '../../tokens/print';
import { Buttons, quietButton } from '../../ui/Button';
import { ContactLink } from '../links/ContactLink';
import { NewTabNote } from '../links/NewTabNote';

/** Call and chat on the first screen. */
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

const Row = styled(Buttons)(notPrinted);

const Way = styled(ContactLink)(quietButton);
