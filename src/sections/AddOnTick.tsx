import styled from '@emotion/styled';
import { tickStyle } from '../components/tickStyle';
import type { AddOn } from '../content/addOns';
import type { Bill } from '../hooks/useBill';
import { useI18n } from '../i18n/I18nContext';
import { space } from '../tokens/space';

interface Props {
  readonly addOn: AddOn;
  readonly bill: Bill;
}

/** The name of an add-on with the box that puts it on the bill. Without scripts it is the name alone. */
export function AddOnTick({ addOn: { id, name }, bill }: Props) {
  const { t } = useI18n();
  return (
    <Label>
      <input
        type="checkbox"
        name="addOn"
        value={id}
        checked={id in bill.choice.quantities}
        onChange={({ currentTarget }) => bill.tick(id, currentTarget.checked)}
      />
      {t(name)}
    </Label>
  );
}

/** As high as a finger needs, without moving the line. */
const Label = styled.label(tickStyle, { marginBlock: `-${space(2.5)}` });
