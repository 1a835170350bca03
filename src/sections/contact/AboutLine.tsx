import styled from '@emotion/styled';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { CloseButton } from '../../components/CloseButton';
import { Icon } from '../../components/Icon';
import { readChoice } from '../../content/choice';
import { sumsOf } from '../../content/choiceSums';
import { useSettings } from '../../hooks/SiteContext';
import { useHydrated } from '../../hooks/useHydrated';
import { useI18n } from '../../i18n/I18nContext';
import { tornPaper } from '../../tokens/illustrationStyle';
import { color } from '../../tokens/roles';
import { space } from '../../tokens/space';
import { BillReceipt } from '../pricing/BillReceipt';
import { BillTotals } from '../pricing/BillTotals';

interface Props {
  /** Called after the visitor has removed the line. */
  readonly onRemoved: () => void;
}

/**
 * The choice that a link carried to the form, read from the address after hydration: its receipt, folded to the totals.
 * Not part of the form's component: another render before the form has read the fields would clear them.
 */
export function AboutLine({ onRemoved }: Props) {
  const { t } = useI18n();
  const { vatNote } = useSettings();
  const isHydrated = useHydrated();
  const { about }: { readonly about?: unknown } = useSearch({ strict: false });
  const navigate = useNavigate();
  const items = isHydrated ? readChoice(about) : [];
  if (items.length === 0) return null;
  const sums = sumsOf(items, vatNote === 'included');
  return (
    <Receipt>
      <details>
        <summary>
          <BillTotals sums={sums} />
          <Sign name="plus" size={16} />
        </summary>
        <BillReceipt sums={sums} />
      </details>
      <CloseButton
        label={t('contact.form.removeAbout')}
        onClick={() => {
          void navigate({ to: '/contact', replace: true, resetScroll: false });
          onRemoved();
        }}
      />
    </Receipt>
  );
}

const Receipt = styled.div(tornPaper, {
  padding: `${space(3)} ${space(4)}`,
  marginBlockEnd: space(2),
  color: color.sheetInk,
  '& > button': { position: 'absolute', insetBlockStart: space(3.5), insetInlineEnd: 0 },
  '& summary': {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: space(3),
    minBlockSize: space(12),
    // Beside the close button.
    paddingInlineEnd: space(10),
    cursor: 'pointer',
    fontWeight: 700,
    listStyle: 'none',
  },
  '& > [open] > summary': { marginBlockEnd: space(4) },
  '& summary::-webkit-details-marker': { display: 'none' },
});

const Sign = styled(Icon)({
  color: color.sheetAccent,
  'details[open] > summary > &': { rotate: '45deg' },
});
