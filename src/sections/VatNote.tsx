import styled from '@emotion/styled';
import { useSettings } from '../hooks/useSettings';
import { useI18n } from '../i18n/I18nContext';
import { color } from '../tokens/roles';
import { size } from '../tokens/type';

/** Whether the prices above it hold VAT. */
export function VatNote() {
  const { t } = useI18n();
  const { vatNote } = useSettings();
  return <Note>{t(vatNote === 'included' ? 'pricing.vatIncluded' : 'pricing.vatExcluded')}</Note>;
}

const Note = styled.p({ fontSize: size.small, color: color.inkSoft });
