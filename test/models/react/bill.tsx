import { fireEvent, screen, within } from '@testing-library/react';
import { AddOnList } from '../../../src/sections/AddOnList';
import { translatorOf } from '../../support/siteWords';
import { billImpossible } from '../bill';
import type { ReactDriver } from './driver';
import { answersNothing, openPage, pass, performing, press } from './page';

const t = translatorOf('en');

export const billDriver: ReactDriver = {
  cannot: billImpossible,
  async open(_, inspect) {
    await openPage(<AddOnList />, { inspect });
    const plans = screen.getByRole('group', { name: t('pricing.bill.plan') });
    const codes = screen.getByRole('checkbox', { name: t('pricing.addOns.tableQrCodes.name') });
    const quantity = () => screen.queryByRole<HTMLInputElement>('spinbutton');
    const choose = (name: string) => () => press(within(plans).getByRole('radio', { name }));
    const ask = (value: string) => async () => {
      const field = quantity();
      if (!field) throw new Error('nothing is ticked');
      fireEvent.change(field, { target: { value } });
      fireEvent.blur(field);
      await pass(0);
    };
    return {
      perform: performing({
        'choose Starter': choose(t('pricing.plans.starter.name')),
        'choose no plan': choose(t('pricing.bill.noPlan')),
        'tick table codes': () => press(codes),
        'untick table codes': () => press(codes),
        'ask for twelve': ask('12'),
        'ask for too few': ask('4'),
        'ask for too many': ask('1000'),
        'ask for a part of one': ask('7.5'),
      }),
      pass,
      answer: answersNothing,
      look: async () => ({
        plan: within(plans).getByRole<HTMLInputElement>('radio', { checked: true }).value,
        quantity: quantity()?.valueAsNumber,
        isSaid: screen.getByRole('status').textContent !== '',
      }),
    };
  },
};
