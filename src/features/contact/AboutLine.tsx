import styled from '@emotion/styled';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useI18n } from '../../i18n/I18nContext';
import { useHydrated, useSettings, useSiteActor } from '../../site/SiteContext';
import { tornPaper } from '../../tokens/illustrationStyle';
import { color } from '../../tokens/roles';
import { below, space } from '../../tokens/space';
import { face, size } from '../../tokens/type';
import { CloseButton } from '../../ui/CloseButton';
import { Disclosure } from '../../ui/Disclosure';
import { BillReceipt } from '../bill/BillReceipt';
import { BillTotals } from '../bill/BillTotals';
import { type ChosenItem, readChoice, sumsOf } from '../bill/choice';
import { choiceNames } from '../bill/choiceText';
import { isOffered, serviceOptions } from '../forms/inquiryOptions';
import { contactForm } from './contactForm.actor';

/**
 * The choice that a link carried to the form, read from the address after hydration: its receipt, folded to names and totals.
 */
export function AboutLine({ onRemoved }: { readonly onRemoved: () => void }) {
  const i18n = useI18n();
  const { t } = i18n;
  const { vatNote } = useSettings();
  const navigate = useNavigate();
  const items = useCarriedChoice();
  const form = useSiteActor(contactForm);
  const service = items.length > 0 ? chosenService(items) : undefined;
  // Fills in the service, unless the visitor has chosen one.
  useEffect(() => {
    if (service && form.getSnapshot().context.values.service === '')
      form.send({ type: 'field.changed', field: 'service', value: service });
  }, [form, service]);
  if (items.length === 0) return null;
  const sums = sumsOf(items, vatNote);
  const summary = (
    <>
      <Names>{choiceNames(items, i18n)}</Names>
      <Sums>
        <BillTotals sums={sums} />
      </Sums>
    </>
  );
  return (
    <Receipt data-bill="slip">
      <Disclosure of="receipt" summary={summary}>
        <BillReceipt sums={sums} />
      </Disclosure>
      <Remove
        label={t('contact.form.removeAbout')}
        onClick={() => {
          void navigate({ to: '/contact', replace: true, resetScroll: false });
          onRemoved();
        }}
      />
    </Receipt>
  );
}

/** The choice in the address, after hydration. */
export function useCarriedChoice(): readonly ChosenItem[] {
  const { about }: { readonly about?: unknown } = useSearch({ strict: false });
  return useHydrated() ? readChoice(about) : [];
}

/** The service of the form that a choice belongs to. Stickers and add-ons belong to menus, or to “Other” where no menus are sold. */
function chosenService(items: readonly ChosenItem[]): string | undefined {
  const options = items.map(({ id }) => serviceOptions.findLast(({ of }) => of?.includes(id)));
  const sold = serviceOptions.filter(isOffered);
  const fallback = sold.find(({ of }) => of?.includes('qrMenu') ?? true);
  return (options.find((option) => option !== undefined) ?? fallback)?.value;
}

const Receipt = styled.div(tornPaper, {
  // Travels over what stands beside the form.
  zIndex: 1,
  paddingInline: space(4),
  color: color.sheetInk,
});

const Names = styled.span({
  fontFamily: face.text,
  fontSize: size.small,
  fontWeight: 400,
  [below(240)]: { gridColumn: '1 / -1' },
});

const Sums = styled.span({ gridArea: '2 / 1 / auto / -1', fontFamily: face.text });

const Remove = styled(CloseButton)({
  position: 'absolute',
  insetBlockStart: space(0.5),
  insetInlineEnd: 0,
  // Large text leaves no space beside the totals.
  [below(240)]: { position: 'static' },
});
