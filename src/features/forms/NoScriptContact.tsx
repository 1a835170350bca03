import type { CSSObject } from '@emotion/react';
import styled from '@emotion/styled';
import { useI18n } from '../../i18n/I18nContext';
import { useSettings } from '../../site/SiteContext';
import { surface } from '../../tokens/roles';
import { space, touchTarget } from '../../tokens/space';
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
        <Email href={`mailto:${email}`}>{t('errors.noScript.email')}</Email>
        <Phone to="phone">{t('errors.noScript.phone')}</Phone>
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
});

const link: CSSObject = { ...touchTarget, fontWeight: 700, overflowWrap: 'anywhere' };

const Email = styled.a(link);

const Phone = styled(ContactLink)(link);
