import { billMachine } from './bill.machine';
import { defineModel } from './model';

const input = {
  choice: { plan: 'professional', quantities: {} },
  addOns: { tableQrCodes: { min: 5, max: 999 } },
};

const codes = (quantity: number) =>
  ({ type: 'quantity.changed', addOn: 'tableQrCodes', quantity }) as const;

/** Visible state: the plan, the quantity of table codes, and whether the total is announced. */
const seen = (plan: string, quantity: number | undefined, isSaid = false) => ({
  plan,
  quantity,
  isSaid,
});

export const billModel = defineModel({
  machine: billMachine,
  scenarios: { 'on the price list': { input, starts: 'as it is first' } },
  steps: {
    'choose Starter': { events: [{ type: 'plan.chosen', plan: 'starter' }] },
    'choose no plan': { events: [{ type: 'plan.chosen', plan: 'none' }] },
    'tick table codes': { events: [{ type: 'addOn.ticked', addOn: 'tableQrCodes' }] },
    'untick table codes': { events: [{ type: 'addOn.unticked', addOn: 'tableQrCodes' }] },
    'ask for twelve': { events: [codes(12)] },
    'ask for too few': { events: [codes(4)] },
    'ask for too many': { events: [codes(1000)] },
    'ask for a part of one': { events: [codes(7.5)] },
    'half a moment goes by': { wait: 500 },
    'a moment goes by': { wait: 1000 },
  },
  project: (snapshot) => ({
    plan: snapshot.context.plan,
    quantity: snapshot.context.quantities.tableQrCodes,
    isSaid: snapshot.matches('settled'),
  }),
  states: {
    'as it is first': {
      seen: seen('professional', undefined),
      on: {
        'choose Starter': 'Starter',
        'choose no plan': 'no plan',
        'tick table codes': 'ticked',
      },
    },
    Starter: {
      seen: seen('starter', undefined),
      isExplorationBoundary: true,
      on: {
        'half a moment goes by': 'Starter, half a moment',
        'a moment goes by': 'Starter, said',
      },
    },
    'Starter, half a moment': {
      seen: seen('starter', undefined),
      isExplorationBoundary: true,
      on: { 'choose no plan': 'no plan', 'half a moment goes by': 'Starter, said' },
    },
    'Starter, said': {
      seen: seen('starter', undefined, true),
      isExplorationBoundary: true,
      on: {
        'choose no plan': 'no plan',
        'untick table codes': 'Starter, said',
        'ask for twelve': 'Starter, said',
      },
    },
    'no plan': {
      seen: seen('none', undefined),
      isExplorationBoundary: true,
      on: { 'choose Starter': 'Starter', 'a moment goes by': 'no plan, said' },
    },
    'no plan, said': {
      seen: seen('none', undefined, true),
      isExplorationBoundary: true,
      on: { 'choose Starter': 'Starter' },
    },
    ticked: {
      seen: seen('professional', 5),
      isExplorationBoundary: true,
      on: {
        'ask for twelve': 'twelve',
        'ask for too few': 'ticked',
        'ask for too many': 'ticked',
        'ask for a part of one': 'ticked',
        'untick table codes': 'unticked',
        'a moment goes by': 'ticked, said',
      },
    },
    'ticked, said': {
      seen: seen('professional', 5, true),
      isExplorationBoundary: true,
      on: { 'ask for twelve': 'twelve', 'untick table codes': 'unticked' },
    },
    twelve: {
      seen: seen('professional', 12),
      isExplorationBoundary: true,
      on: { 'untick table codes': 'unticked', 'a moment goes by': 'twelve, said' },
    },
    'twelve, said': {
      seen: seen('professional', 12, true),
      isExplorationBoundary: true,
      on: { 'ask for too few': 'twelve, said', 'untick table codes': 'unticked' },
    },
    unticked: {
      seen: seen('professional', undefined),
      isExplorationBoundary: true,
      on: { 'tick table codes': 'ticked', 'a moment goes by': 'unticked, said' },
    },
    'unticked, said': {
      seen: seen('professional', undefined, true),
      isExplorationBoundary: true,
      on: { 'tick table codes': 'ticked' },
    },
  },
});
