import { billMachine } from './bill.machine';
import { defineModel } from './testing/model';

const input = {
  choice: { plan: 'professional', quantities: {} },
  addOns: { tableQrCodes: { min: 5, max: 999 } },
};

const codes = (quantity: number) =>
  ({ type: 'quantity.changed', addOn: 'tableQrCodes', quantity }) as const;

/** Visible state: the plan, the quantity of table codes, and whether the total is announced. */
const projection = (plan: string, quantity: number | undefined, isSaid = false) => ({
  plan,
  quantity,
  isSaid,
});

export const billModel = defineModel({
  machine: billMachine,
  page: '/pricing',
  scenarios: { 'on the price list': { input, starts: 'initial selection' } },
  steps: {
    'choose Starter': { events: [{ type: 'plan.chosen', plan: 'starter' }] },
    'choose no plan': { events: [{ type: 'plan.chosen', plan: 'none' }] },
    'check table codes': { events: [{ type: 'addOn.ticked', addOn: 'tableQrCodes' }] },
    'uncheck table codes': { events: [{ type: 'addOn.unticked', addOn: 'tableQrCodes' }] },
    'ask for twelve': { events: [codes(12)] },
    'ask for too few': { events: [codes(4)] },
    'ask for too many': { events: [codes(1000)] },
    'ask for a part of one': { events: [codes(7.5)] },
    'half of the debounce passes': { wait: 500 },
    'the debounce ends': { wait: 1000 },
  },
  project: (snapshot) => ({
    plan: snapshot.context.plan,
    quantity: snapshot.context.quantities.tableQrCodes,
    isSaid: snapshot.matches('settled'),
  }),
  onlyListedSteps: (state) => state !== 'initial selection',
  states: {
    'initial selection': {
      projection: projection('professional', undefined),
      on: {
        'choose Starter': 'Starter',
        'choose no plan': 'no plan',
        'check table codes': 'ticked',
      },
    },
    Starter: {
      projection: projection('starter', undefined),
      on: {
        'half of the debounce passes': 'Starter, half of the debounce',
        'the debounce ends': 'Starter, total announced',
      },
    },
    'Starter, half of the debounce': {
      projection: projection('starter', undefined),
      on: {
        'choose no plan': 'no plan',
        'half of the debounce passes': 'Starter, total announced',
      },
    },
    'Starter, total announced': {
      projection: projection('starter', undefined, true),
      on: {
        'choose no plan': 'no plan',
        'uncheck table codes': 'Starter, total announced',
        'ask for twelve': 'Starter, total announced',
      },
    },
    'no plan': {
      projection: projection('none', undefined),
      on: {
        'choose Starter': 'Starter',
        'check table codes': 'no plan, ticked',
        'the debounce ends': 'no plan, announced',
      },
    },
    'no plan, ticked': {
      projection: projection('none', 5),
      on: {
        'ask for twelve': 'no plan, twelve',
        'the debounce ends': 'no plan, ticked, announced',
      },
    },
    'no plan, ticked, announced': {
      projection: projection('none', 5, true),
    },
    'no plan, twelve': {
      projection: projection('none', 12),
      on: { 'the debounce ends': 'no plan, twelve, announced' },
    },
    'no plan, twelve, announced': {
      projection: projection('none', 12, true),
    },
    'no plan, announced': {
      projection: projection('none', undefined, true),
      on: { 'choose Starter': 'Starter' },
    },
    ticked: {
      projection: projection('professional', 5),
      on: {
        'ask for twelve': 'twelve',
        'ask for too few': 'ticked',
        'ask for too many': 'ticked',
        'ask for a part of one': 'ticked',
        'uncheck table codes': 'unticked',
        'the debounce ends': 'checked, announced',
      },
    },
    'checked, announced': {
      projection: projection('professional', 5, true),
      on: { 'ask for twelve': 'twelve', 'uncheck table codes': 'unticked' },
    },
    twelve: {
      projection: projection('professional', 12),
      on: { 'uncheck table codes': 'unticked', 'the debounce ends': 'twelve, announced' },
    },
    'twelve, announced': {
      projection: projection('professional', 12, true),
      on: { 'ask for too few': 'twelve, announced', 'uncheck table codes': 'unticked' },
    },
    unticked: {
      projection: projection('professional', undefined),
      on: { 'check table codes': 'ticked', 'the debounce ends': 'unchecked, announced' },
    },
    'unchecked, announced': {
      projection: projection('professional', undefined, true),
      on: { 'check table codes': 'ticked' },
    },
  },
});
