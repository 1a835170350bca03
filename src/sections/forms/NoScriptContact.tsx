import styled from '@emotion/styled';
import { useSettings } from '../../hooks/SiteContext';
import { useI18n } from '../../i18n/I18nContext';
import { color } from '../../tokens/roles';
import { space, touchTarget } from '../../tokens/space';
import { size } from '../../tokens/type';
import { ContactLink } from '../links/ContactLink';

interface Props {
  /** Names the form if nothing else on the page does. */
  readonly heading?: string;
}

/** Contact details in place of a form when scripts are off. */
export function NoScriptContact({ heading }: Props) {
  const { t } = useI18n();
  const { email } = useSettings();
  return (
    <noscript>
      <Note>
        {heading && <h3>{heading}</h3>}
        <p>{t('errors.noScript.form')}</p>
        <a href={`mailto:${email}`}>{t('errors.noScript.email')}</a>
        <ContactLink to="phone">{t('errors.noScript.phone')}</ContactLink>
      </Note>
    </noscript>
  );
}

const Note = styled.div({
  display: 'grid',
  justifyItems: 'start',
  gap: space(2),
  padding: space(5),
  backgroundColor: color.highlight,
  color: color.onHighlight,
  '& h3': { fontSize: size.heading },
  '& a': {
    ...touchTarget,
    fontWeight: 700,
    overflowWrap: 'anywhere',
  },
});
