import styled from '@emotion/styled';
import { vatPercent } from '../content/price';
import { useSettings } from '../hooks/useSettings';
import { useI18n } from '../i18n/I18nContext';
import { color } from '../tokens/roles';
import { space } from '../tokens/space';
import { size } from '../tokens/type';

interface Props {
  readonly ground?: 'paper' | 'deep';
}

/** Whether the page's prices hold VAT, and how much of it. It stands once on every page that has prices. */
export function VatNote({ ground = 'paper' }: Props) {
  const { t } = useI18n();
  const { vatNote } = useSettings();
  const words = vatNote === 'included' ? 'pricing.vatIncluded' : 'pricing.vatExcluded';
  return <Note data-ground={ground}>{t(words, { vatPercent })}</Note>;
}

const Note = styled.p({
  fontSize: size.small,
  color: color.inkSoft,
  '&[data-ground="deep"]': { color: color.onDeepSoft, marginBlockEnd: space(6) },
});
