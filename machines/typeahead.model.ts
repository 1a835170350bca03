import { defineModel } from './testing/model';
import { type KeyTyped, typeaheadMachine } from './typeahead.machine';

/** One item is disabled, two start alike, and one has a space. */
const labels = ['Tea', 'Milk', undefined, 'Mint tea', 'תה'];

/** Source: docs/specification.md, section 9; ARIA practices, Menu. */
export const typeaheadModel = defineModel({
  machine: typeaheadMachine,
  scenarios: { 'a menu is open': { starts: 'nothing typed' } },
  steps: {
    'type m': { events: [typed('m')] },
    'type i': { events: [typed('i')] },
    'press Space': { events: [typed(' ')] },
    'press ArrowDown': { events: [typed('ArrowDown')] },
    'half a second passes': { wait: 500 },
    'a second passes': { wait: 1000 },
  },
  project: ({ context: { buffer, match } }) => ({ buffer, match }),
  onlyListedSteps: (state) => state !== 'nothing typed' && state !== 'm',
  states: {
    'nothing typed': {
      projection: { buffer: '', match: undefined },
      on: {
        'type m': 'm',
        'type i': 'i',
      },
    },
    m: {
      projection: { buffer: 'm', match: 1 },
      on: {
        'type m': 'mm',
        'type i': 'mi',
        'press Space': 'm and a space',
        'half a second passes': 'm, half a second ago',
        'a second passes': 'nothing typed',
      },
    },
    'm, half a second ago': {
      projection: { buffer: 'm', match: 1 },
      on: {
        'half a second passes': 'nothing typed',
        'type i': 'mi',
        'press ArrowDown': 'm, half a second ago',
      },
    },
    i: {
      projection: { buffer: 'i', match: undefined },
      on: { 'a second passes': 'nothing typed' },
    },
    mm: {
      projection: { buffer: 'mm', match: 1 },
      on: { 'a second passes': 'nothing typed' },
    },
    mi: {
      projection: { buffer: 'mi', match: 1 },
      on: { 'a second passes': 'nothing typed' },
    },
    'm and a space': {
      projection: { buffer: 'm ', match: undefined },
      on: { 'a second passes': 'nothing typed' },
    },
  },
});

function typed(character: string): KeyTyped {
  return { type: 'key.typed', character, labels, activeIndex: -1 };
}
