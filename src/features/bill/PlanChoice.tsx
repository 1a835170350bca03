import styled from '@emotion/styled';
import { noPlan } from '../../../machines/billRules';
import { plans } from '../../content/plans';
import { managedMenu } from '../../content/services';
import { useI18n } from '../../i18n/I18nContext';
import { color } from '../../tokens/roles';
import { space } from '../../tokens/space';
import { CheckBox, CheckLabel } from '../../ui/fields/Check';
import type { Bill } from './bill.actor';

/** The initial plan of the bill, the service in place of one, or none. */
export function PlanChoice({ bill }: { readonly bill: Bill }) {
  const { t } = useI18n();
  const choices = [
    ...plans.map(({ id, name }) => ({ id, name: t(name) })),
    ...managedMenu.map(({ id, title }) => ({
      id,
      name: `${t(title)}: ${t('promises.managedMenu')}`,
    })),
    { id: noPlan, name: t('pricing.bill.noPlan') },
  ];
  return (
    <Group>
      <Legend>{t('pricing.bill.plan')}</Legend>
      {choices.map(({ id, name }) => (
        <Choice key={id}>
          <CheckBox
            type="radio"
            name="plan"
            value={id}
            checked={id === bill.choice.plan}
            onChange={() => bill.choosePlan(id)}
          />
          {name}
        </Choice>
      ))}
    </Group>
  );
}

const Group = styled.fieldset({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space(1)} ${space(6)}`,
  margin: 0,
  marginBlockEnd: space(8),
  padding: 0,
  border: 'none',
});

const Legend = styled.legend({ padding: 0, marginBlockEnd: space(1), color: color.inkSoft });

const Choice = styled(CheckLabel)({ fontWeight: 700 });
