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
    canBeOrdered: ({ context }, { addOn, quantity }: { addOn: string; quantity: number }) => {
      const limits = context.addOns[addOn];
      return addOn in context.quantities && limits !== undefined && isWithin(limits, quantity);
    },
  },
  actions: {
    choosePlan: assign((_, plan: string) => ({ plan })),
    order: assign(({ context }, { addOn, quantity }: { addOn: string; quantity: number }) => ({
      quantities: { ...context.quantities, [addOn]: quantity },
    })),
    tick: assign(({ context }, addOn: string) => ({
      quantities: { ...context.quantities, [addOn]: context.addOns[addOn]?.min ?? 1 },
    })),
    untick: assign(({ context }, addOn: string) => {
      const { [addOn]: _left, ...quantities } = context.quantities;
      return { quantities };
    }),
  },
  delays: { pause: 1000 },
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
      guard: { type: 'canBeOrdered', params: ({ event }) => event },
      target: '.changing',
      actions: { type: 'order', params: ({ event }) => event },
    },
  },
  states: {
    untouched: {
      description: 'Nothing has changed since the page came, so nothing is said.',
    },
    changing: {
      description: 'Something was changed a moment ago; what it comes to is not said yet.',
      after: { pause: { target: 'settled' } },
    },
    settled: { description: 'What it comes to is said.' },
  },
});
