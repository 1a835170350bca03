import styled from '@emotion/styled';
import { vatPercent } from '../../content/price';
import { useI18n } from '../../i18n/I18nContext';
import { useSettings } from '../../site/SiteContext';
import { size } from '../../tokens/type';

/** VAT note: whether prices include VAT, and the rate. Shown once on every page with prices. */
export function VatNote() {
  const { t } = useI18n();
  const { vatNote } = useSettings();
  const words = vatNote === 'included' ? 'pricing.vatIncluded' : 'pricing.vatExcluded';
  return <Note>{t(words, { vatPercent })}</Note>;
}

const Note = styled.p({ fontSize: size.small });
