import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import type { ActorRefFrom } from 'xstate';
import { billMachine } from '../../machines/bill.machine';
import {
  type BillChoice,
  type Bill as BillFacts,
  billOf,
  noPlan,
  type QuantityLimits,
} from '../../machines/billRules';
import type { AddOn } from '../content/addOns';
import type { Plan } from '../content/plans';
import { actorOptions } from './actorOptions';
import { type Site, useSite } from './SiteContext';

/** What can be chosen, and the rate of VAT in percent. */
export interface BillOffer {
  readonly plans: readonly Plan[];
  readonly addOns: readonly AddOn[];
  readonly vatPercent: number;
}

export interface Bill extends BillActions {
  readonly choice: BillChoice;
  readonly sums: BillFacts;
  /** Whether the listed amounts hold VAT. */
  readonly isVatIncluded: boolean;
  /** Whether nothing has changed for a moment: what it comes to is to be said. */
  readonly isSettled: boolean;
  readonly noPlan: typeof noPlan;
  limitsOf(addOn: AddOn): QuantityLimits;
}

interface BillActions {
  choosePlan(plan: string): void;
  tick(addOn: string, isChecked: boolean): void;
  setQuantity(addOn: string, quantity: number): void;
  /** Takes in what a person chose in the page before it answered, or what the browser has put back. */
  syncFromDom(place: HTMLElement): void;
}

/** What was on the bill of each site when its page was left. */
const keptChoices = new WeakMap<Site, BillChoice>();

/** The bill of the price list; a visitor who comes back in the same visit finds it as it was. */
export function useBill({ plans, addOns, vatPercent }: BillOffer): Bill {
  const site = useSite();
  const actor = useActorRef(billMachine, {
    ...actorOptions('bill', site),
    input: {
      choice: keptChoices.get(site) ?? {
        plan: plans.find(({ popular }) => popular)?.id ?? noPlan,
        quantities: {},
      },
      addOns: Object.fromEntries(addOns.map((addOn) => [addOn.id, limitsOf(addOn)])),
    },
  });
  const choice = useSelector(actor, ({ context }) => context);
  useEffect(() => () => void keptChoices.set(site, actor.getSnapshot().context), [actor, site]);
  const isVatIncluded = site.settings.vatNote === 'included';
  return {
    ...useMemo(() => actionsOf(actor), [actor]),
    choice,
    sums: billOf(choice, [...plans, ...addOns].map(itemOf), {
      percent: vatPercent,
      isIncluded: isVatIncluded,
    }),
    isVatIncluded,
    isSettled: useSelector(actor, (snapshot) => snapshot.matches('settled')),
    noPlan,
    limitsOf,
  };
}

function itemOf({ id, price }: Plan | AddOn) {
  return {
    id,
    amount: price.kind === 'amount' ? price.amount : undefined,
    isMonthly: price.kind === 'amount' && price.per === 'month',
  };
}

/** What is paid by the month, or once, is ordered once. */
function limitsOf({ price, min = 1 }: AddOn): QuantityLimits {
  const isCounted = price.kind === 'amount' && price.per !== 'month' && price.per !== 'once';
  return { min, max: isCounted ? maxPerItem : min };
}

const maxPerItem = 999;

function actionsOf(actor: ActorRefFrom<typeof billMachine>): BillActions {
  const choosePlan = (plan: string) => actor.send({ type: 'plan.chosen', plan });
  const tick = (addOn: string, isChecked: boolean) =>
    actor.send({ type: isChecked ? 'addOn.ticked' : 'addOn.unticked', addOn });
  return {
    choosePlan,
    tick,
    setQuantity: (addOn, quantity) => actor.send({ type: 'quantity.changed', addOn, quantity }),
    syncFromDom: (place) => {
      const { plan, quantities } = actor.getSnapshot().context;
      for (const { type, value, checked } of place.querySelectorAll('input')) {
        if (type === 'radio' && checked && value !== plan) choosePlan(value);
        if (type === 'checkbox' && checked !== value in quantities) tick(value, checked);
      }
    },
  };
}
