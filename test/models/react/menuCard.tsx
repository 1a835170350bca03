import { screen } from '@testing-library/react';
import { MenuCard } from '../../../src/sections/MenuCard';
import type { ReactDriver } from './driver';
import { answersNothing, openPage, pass, performing } from './page';

export const menuCardDriver: ReactDriver = {
  async open(_, inspect) {
    const { user } = await openPage(<MenuCard />, { inspect });
    const isUp = (dish: string) => screen.getByText(dish).closest('[aria-hidden]') === null;
    return {
      perform: performing({ 'turn it over': () => user.click(screen.getByRole('button')) }),
      pass,
      answer: answersNothing,
      look: async () => ({ isTurnedOver: isUp('שקשוקה') && !isUp('Shakshuka') }),
    };
  },
};
