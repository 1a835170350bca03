import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { ActorRefFrom } from 'xstate';
import { billMachine } from '../../../machines/bill.machine';
import { type BillChoice, noPlan } from '../../../machines/billRules';
import { type AddOn, addOns } from '../../content/addOns';
import { plans } from '../../content/plans';
import { readStorage, writeStorage } from '../../platform/visit';
import { useSettings, useSiteActor } from '../../site/SiteContext';
import { siteActor } from '../../site/siteActor';
import { type ChosenItem, obstacleOf, quantityLimits, sumsOf } from './choice';

/** Key of the quantities in session storage, which outlives a document. */
const key = 'quantities';

/** The bill of the price list, kept for the rest of the visit. */
const bill = siteActor({
  id: 'bill',
  machine: () => billMachine,
  input: () => ({
    choice: { plan: plans.find(({ popular }) => popular)?.id ?? noPlan, quantities: {} },
    addOns: Object.fromEntries(addOns.map((addOn) => [addOn.id, quantityLimits(addOn)])),
  }),
  connect(bill) {
    // The browser restores boxes and plan, but a quantity is no exported field.
    addEventListener('pagehide', () =>
      writeStorage('sessionStorage', key, JSON.stringify(bill.getSnapshot().context.quantities)),
    );
  },
});

export type Bill = ReturnType<typeof useBill>;

/** The bill of the price list, kept for the rest of the visit. */
export function useBill() {
  const actor = useSiteActor(bill);
  const { vatNote } = useSettings();
  const kept = useSelector(actor, ({ context }) => context);
  const fitting = addOns.filter((addOn) => !obstacleOf(addOn, kept.plan)).map(({ id }) => id);
  // A checked add-on is restored with a plan that supports it.
  const choice = {
    plan: kept.plan,
    quantities: Object.fromEntries(
      Object.entries(kept.quantities).filter(([id]) => fitting.includes(id)),
    ),
  };
  const items = itemsOf(choice);
  return {
    ...useMemo(() => actionsOf(actor), [actor]),
    choice,
    items,
    sums: sumsOf(items, vatNote),
    /** True after a pause without changes, when the total is announced. */
    isSettled: useSelector(actor, (snapshot) => snapshot.matches('settled')),
    /** Why an add-on does not go with the chosen plan; undefined if it does. */
    obstacleOf: (addOn: AddOn) => obstacleOf(addOn, kept.plan),
  };
}

function itemsOf({ plan, quantities }: BillChoice): readonly ChosenItem[] {
  const chosen = Object.entries(quantities).map(([id, quantity]) => ({ id, quantity }));
  return plan === noPlan ? chosen : [{ id: plan, quantity: 1 }, ...chosen];
}

function actionsOf(actor: ActorRefFrom<typeof billMachine>) {
  const choosePlan = (plan: string) => actor.send({ type: 'plan.chosen', plan });
  const tick = (addOn: string, isChecked: boolean) =>
    actor.send({ type: isChecked ? 'addOn.ticked' : 'addOn.unticked', addOn });
  const setQuantity = (addOn: string, quantity: number) =>
    actor.send({ type: 'quantity.changed', addOn, quantity });
  let restored = keptQuantities();
  return {
    choosePlan,
    tick,
    setQuantity,
    /** Reads selections that were made before hydration or restored by the browser. */
    read: (place: HTMLElement) => {
      const { plan, quantities } = actor.getSnapshot().context;
      // A disabled box is unchecked for as long as it does not go with the plan.
      for (const { type, value, checked } of place.querySelectorAll<HTMLInputElement>(
        'input:enabled',
      )) {
        if (type === 'radio' && checked && value !== plan) choosePlan(value);
        if (type !== 'checkbox' || checked === value in quantities) continue;
        tick(value, checked);
        setQuantity(value, restored[value] ?? 0);
      }
      // Later boxes are not restored, but checked.
      restored = {};
    },
  };
}

/** Quantities that an earlier document of this tab kept. The machine refuses those that are out of range. */
function keptQuantities(): Readonly<Record<string, number>> {
  try {
    const kept: unknown = JSON.parse(readStorage('sessionStorage', key) ?? '{}');
    const isNumber = (entry: [string, unknown]): entry is [string, number] =>
      typeof entry[1] === 'number';
    return Object.fromEntries(Object.entries(kept ?? {}).filter(isNumber));
  } catch {
    return {};
  }
}
