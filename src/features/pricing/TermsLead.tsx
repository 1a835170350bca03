import { workTerms } from '../../content/workTerms';
import { useI18n } from '../../i18n/I18nContext';
import { SampleBadge } from '../../ui/SampleBadge';

/** Lead of a section with promises, marked while the terms of work are samples. */
export function TermsLead({ children }: { readonly children: string }) {
  const { t } = useI18n();
  return (
    <>
      {`${children} `}
      {workTerms.sample && <SampleBadge>{t('pricing.faq.sample')}</SampleBadge>}
    </>
  );
}
