import { assign, setup } from 'xstate';
import { type BillChoice, isWithin, type QuantityLimits } from './billRules';

export interface BillInput {
  /** Initial selection. */
  readonly choice: BillChoice;
  /** Minimum and maximum quantity of each add-on, by id. */
  readonly addOns: Readonly<Record<string, QuantityLimits>>;
}

export type BillEvent =
  | { readonly type: 'plan.chosen'; readonly plan: string }
  | { readonly type: 'addOn.ticked'; readonly addOn: string }
  | { readonly type: 'addOn.unticked'; readonly addOn: string }
  | { readonly type: 'quantity.changed'; readonly addOn: string; readonly quantity: number };

/**
 * A plan and add-ons that a visitor selects on the price list. The total is announced once, after a pause without
 * changes.
 */
export const billMachine = setup({
  types: {
    context: {} as BillChoice & Pick<BillInput, 'addOns'>,
    input: {} as BillInput,
    events: {} as BillEvent,
  },
  guards: {
    isChecked: ({ context }, addOn: string) => addOn in context.quantities,
    isValidQuantity: ({ context }, { addOn, quantity }: { addOn: string; quantity: number }) => {
      const limits = context.addOns[addOn];
      return addOn in context.quantities && limits !== undefined && isWithin(limits, quantity);
    },
  },
  actions: {
    choosePlan: assign((_, plan: string) => ({ plan })),
    setQuantity: assign(
      ({ context }, { addOn, quantity }: { addOn: string; quantity: number }) => ({
        quantities: { ...context.quantities, [addOn]: quantity },
      }),
    ),
    tick: assign(({ context }, addOn: string) => ({
      quantities: { ...context.quantities, [addOn]: context.addOns[addOn]?.min ?? 1 },
    })),
    untick: assign(({ context }, addOn: string) => {
      const { [addOn]: _removed, ...quantities } = context.quantities;
      return { quantities };
    }),
  },
  delays: { debounce: 1000 },
}).createMachine({
  id: 'bill',
  context: ({ input }) => ({ ...input.choice, addOns: input.addOns }),
  initial: 'untouched',
  on: {
    'plan.chosen': {
      target: '.changing',
      actions: { type: 'choosePlan', params: ({ event }) => event.plan },
    },
    'addOn.ticked': {
      target: '.changing',
      actions: { type: 'tick', params: ({ event }) => event.addOn },
    },
    'addOn.unticked': {
      guard: { type: 'isChecked', params: ({ event }) => event.addOn },
      target: '.changing',
      actions: { type: 'untick', params: ({ event }) => event.addOn },
    },
    'quantity.changed': {
      guard: { type: 'isValidQuantity', params: ({ event }) => event },
      target: '.changing',
      actions: { type: 'setQuantity', params: ({ event }) => event },
    },
  },
  states: {
    untouched: {
      description: 'No change yet, so no announcement.',
    },
    changing: {
      description: 'The selection has changed; the total is announced after a pause.',
      after: { debounce: { target: 'settled' } },
    },
    settled: { description: 'The total has been announced.' },
  },
});
