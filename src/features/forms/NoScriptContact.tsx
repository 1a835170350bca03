import styled from '@emotion/styled';
import { useI18n } from '../../i18n/I18nContext';
import { useSettings } from '../../site/SiteContext';
import { surface } from '../../tokens/roles';
import { space, touchTarget } from '../../tokens/space';
import { size } from '../../tokens/type';
import { ContactLink } from '../links/ContactLink';

/** Contact details in place of a form when scripts are off, with a heading if nothing else names the form. */
export function NoScriptContact({ heading }: { readonly heading?: string }) {
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
  ...surface.highlight,
  '& h3': { fontSize: size.heading },
  '& a': {
    ...touchTarget,
    fontWeight: 700,
    overflowWrap: 'anywhere',
  },
});
