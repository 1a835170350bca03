import styled from '@emotion/styled';
import type { AddOn } from '../../content/addOns';
import { unitLabels } from '../../content/price';
import { useI18n } from '../../i18n/I18nContext';
import { Money } from '../../i18n/Money';
import { leader } from '../../tokens/illustrationStyle';
import { color } from '../../tokens/roles';
import { space } from '../../tokens/space';
import { displayed, measure, size } from '../../tokens/type';
import { CheckBox, CheckLabel } from '../../ui/fields/Check';
import type { Bill } from './bill.actor';
import { QuantityField } from './QuantityField';

/**
 * An add-on of the price list: its name with a checkbox, leader dots and its price. Only the name without scripts. Below is
 * its quantity and what to know of it, or the reason why it cannot be checked.
 */
export function AddOnLine({ addOn, bill }: { readonly addOn: AddOn; readonly bill: Bill }) {
  const { t, language } = useI18n();
  const { id, name, description, price, notes } = addOn;
  const obstacle = bill.obstacleOf(addOn);
  const note = notes?.[bill.choice.plan];
  return (
    <Line>
      <Term>
        <Label>
          <CheckBox
            type="checkbox"
            name="addOn"
            value={id}
            aria-describedby={`price-${id}`}
            checked={id in bill.choice.quantities}
            disabled={obstacle !== undefined}
            onChange={({ currentTarget }) => bill.tick(id, currentTarget.checked)}
          />
          <Name>{t(name)}</Name>
        </Label>
      </Term>
      <Amount id={`price-${id}`}>
        <Figure amount={price.amount} language={language} /> <Unit>{t(unitLabels[price.per])}</Unit>
      </Amount>
      <Description>
        {t(description)}
        {obstacle ? (
          <strong> {t(`pricing.bill.${obstacle}`)}</strong>
        ) : (
          <>
            {note && <strong> {t(note)}</strong>}
            <QuantityField addOn={addOn} bill={bill} />
          </>
        )}
      </Description>
    </Line>
  );
}

const Line = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'last baseline',
  columnGap: space(2),
});

const Term = styled.dt({
  flex: '1 1 8rem',
  ...displayed(size.body),
});

const Name = styled.span(leader);

const Amount = styled.dd({ display: 'contents' });

const Figure = styled(Money)(displayed(size.heading));

const Unit = styled.span({
  flexBasis: '100%',
  marginBlockEnd: space(1),
  fontSize: size.small,
  textAlign: 'end',
});

const Description = styled.dd({
  flexBasis: '100%',
  paddingInline: `${space(9)} max(0px, 100% - ${measure} - ${space(9)})`,
  color: color.inkSoft,
  '@media (scripting: none)': { paddingInlineStart: 0 },
});

/** Large touch target that does not change the line. */
const Label = styled(CheckLabel)({
  display: 'flex',
  // The leader and the price are on the name's last line.
  alignItems: 'last baseline',
  marginBlock: `-${space(2.5)}`,
});
