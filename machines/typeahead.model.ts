import { defineModel } from './model';
import { type KeyTyped, typeaheadMachine } from './typeahead.machine';

/** One is disabled, which no letter brings; two begin alike; one holds a space. */
const labels = ['Tea', 'Milk', undefined, 'Mint tea', 'תה'];

/** Source: specification, section 9; ARIA practices, Menu. */
export const typeaheadModel = defineModel({
  machine: typeaheadMachine,
  situations: { 'a menu is open': { starts: 'nothing typed' } },
  steps: {
    'type m': { events: [typed('m')] },
    'type i': { events: [typed('i')] },
    'press Space': { events: [typed(' ')] },
    'press ArrowDown': { events: [typed('ArrowDown')] },
    'half a second goes by': { wait: 500 },
    'a second goes by': { wait: 1000 },
  },
  project: ({ context }) => ({ buffer: context.buffer }),
  states: {
    'nothing typed': {
      seen: { buffer: '' },
      on: {
        'type m': { to: 'm', tells: found(1) },
        'type i': { to: 'i', tells: [] },
      },
    },
    m: {
      seen: { buffer: 'm' },
      on: {
        'type m': { to: 'mm', tells: found(1) },
        'type i': { to: 'mi', tells: found(1) },
        'press Space': { to: 'm and a space', tells: [] },
        'half a second goes by': 'm, half a second ago',
        'a second goes by': 'nothing typed',
      },
    },
    'm, half a second ago': {
      seen: { buffer: 'm' },
      isEdge: true,
      on: {
        'half a second goes by': 'nothing typed',
        'type i': { to: 'mi', tells: found(1) },
        'press ArrowDown': 'm, half a second ago',
      },
    },
    i: { seen: { buffer: 'i' }, isEdge: true, on: { 'a second goes by': 'nothing typed' } },
    mm: { seen: { buffer: 'mm' }, isEdge: true, on: { 'a second goes by': 'nothing typed' } },
    mi: { seen: { buffer: 'mi' }, isEdge: true, on: { 'a second goes by': 'nothing typed' } },
    'm and a space': {
      seen: { buffer: 'm ' },
      isEdge: true,
      on: { 'a second goes by': 'nothing typed' },
    },
  },
});

function typed(character: string): KeyTyped {
  return { type: 'key.typed', character, labels, activeIndex: -1 };
}

function found(index: number) {
  return [{ type: 'match.found', index }];
}
