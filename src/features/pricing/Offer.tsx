import styled from '@emotion/styled';
import { workTerms } from '../../content/workTerms';
import { useI18n } from '../../i18n/I18nContext';
import { useSettings } from '../../site/SiteContext';
import { space } from '../../tokens/space';
import { size } from '../../tokens/type';
import { SampleBadge } from '../../ui/SampleBadge';

/** Lowest price, days until a menu is live, and the VAT note: once on the first screen of every page with prices. */
export function Offer() {
  const { t } = useI18n();
  const { vatNote } = useSettings();
  const words = vatNote === 'included' ? 'pricing.vatIncluded' : 'pricing.vatExcluded';
  return (
    <Lines>
      <Days>{t('promises.offer')}</Days>
      <Vat>{t(words)}</Vat>{' '}
      {workTerms.sample && <SampleBadge>{t('pricing.faq.sample')}</SampleBadge>}
    </Lines>
  );
}

const Days = styled.p({ fontSize: size.body, fontWeight: 700, paddingBlockEnd: space(1.5) });

/** The badge is on its line. */
const Vat = styled.p({ display: 'inline' });

const Lines = styled.div({ fontSize: size.small, lineHeight: 1.4 });
