import type { SnapshotFrom } from 'xstate';
import { encodeMenu } from './menuCode';
import { menuEditorMachine, type ShareMethod } from './menuEditor.machine';
import { emptyMenu, type MenuField, type MenuValues } from './menuValues';
import { defineModel } from './model';

/** Text on the card, and the fragment of another menu. */
const written: MenuValues = { ...emptyMenu, name: 'Café Tut' };
const received: MenuValues = { ...emptyMenu, name: 'Falafel Levi', dish1: 'Falafel', price1: '24' };

const fragmentOf = (values: MenuValues) => encodeMenu(values) ?? '';
const brokenFragment = '#menu=B<i>';

interface Seen {
  readonly view: 'closed' | 'reading' | 'unreadable' | 'writing';
  /** Name of the restaurant as typed; empty while the card shows the sample. */
  readonly name: string;
  /** True if the menu fits into a fragment. */
  readonly isEncodable: boolean;
  /** Last status message. */
  readonly said: 'nothing' | 'ready' | 'shared' | 'shareFailed';
}

const sample = { name: '', isEncodable: false, said: 'nothing' } as const;
const coded = { name: written.name, isEncodable: true, said: 'nothing' } as const;
const ready = { ...coded, said: 'ready' } as const;
const brought = { name: received.name, isEncodable: true, said: 'ready' } as const;

const asking = (way: ShareMethod, values: MenuValues) => ({
  share: { way, fragment: fragmentOf(values) },
});

export const menuEditorModel = defineModel({
  machine: menuEditorMachine,
  ports: { share: 'promise' },
  scenarios: { 'on the home page': { starts: 'sample' } },
  steps: {
    'press the pencil': { events: [{ type: 'editor.opened' }] },
    leave: { events: [{ type: 'editor.closed' }] },
    'write a name': { events: [change('name', written.name)] },
    'write words for a price': { events: [change('price1', 'ask us')] },
    'take the words off the price': { events: [change('price1', '')] },
    'wipe the name': { events: [change('name', '')] },
    'a second goes by': { wait: 1000 },
    'copy the link': { events: [{ type: 'share.requested', way: 'clipboard' }] },
    'open the share sheet': { events: [{ type: 'share.requested', way: 'sheet' }] },
    'it is passed on': { done: 'share', output: true },
    'it is called off': { done: 'share', output: false },
    'it cannot be passed on': { fail: 'share' },
    'open an address': { events: [{ type: 'address.opened', fragment: fragmentOf(received) }] },
    'open a broken address': { events: [{ type: 'address.opened', fragment: brokenFragment }] },
  },
  project: (snapshot): Seen => ({
    view: viewOf(snapshot),
    name: snapshot.context.values.name,
    isEncodable: snapshot.hasTag('coded'),
    said:
      (['ready', 'shared', 'shareFailed'] as const).find((menu) => snapshot.matches({ menu })) ??
      'nothing',
  }),
  states: {
    sample: {
      seen: { ...sample, view: 'closed' },
      isExplorationBoundary: true,
      on: {
        'press the pencil': 'blank',
        'open an address': 'reading',
        'open a broken address': 'unreadable',
      },
    },
    unreadable: {
      seen: { ...sample, view: 'unreadable' },
      isExplorationBoundary: true,
      on: { 'press the pencil': 'blank', leave: 'sample', 'open an address': 'reading' },
    },
    blank: {
      seen: { ...sample, view: 'writing' },
      is: { view: 'writing', menu: 'sample' },
      isExplorationBoundary: true,
      on: {
        leave: 'sample',
        'write a name': 'written',
        'copy the link': 'blank',
        'open a broken address': 'unreadable',
      },
    },
    written: {
      seen: { ...coded, view: 'writing' },
      is: { view: 'writing', menu: { writing: 'coded' } },
      isExplorationBoundary: true,
      on: {
        leave: 'written, left',
        'wipe the name': 'blank',
        'write words for a price': 'wrong price',
        'copy the link': 'copying',
        'a second goes by': 'ready',
      },
    },
    'written, left': {
      seen: { ...coded, view: 'closed' },
      isExplorationBoundary: true,
      on: { 'press the pencil': 'written', 'a second goes by': 'ready, left' },
    },
    'wrong price': {
      seen: { ...coded, isEncodable: false, view: 'writing' },
      is: { view: 'writing', menu: { writing: 'wrong' } },
      isExplorationBoundary: true,
      on: { 'take the words off the price': 'written', 'copy the link': 'wrong price' },
    },
    ready: {
      seen: { ...ready, view: 'writing' },
      isExplorationBoundary: true,
      on: {
        'press the pencil': 'ready',
        leave: 'ready, left',
        'write a name': 'written',
        'write words for a price': 'wrong price',
        'copy the link': 'copying',
        'open the share sheet': 'in the share sheet',
        'open an address': 'reading',
      },
    },
    'ready, left': {
      seen: { ...ready, view: 'closed' },
      isExplorationBoundary: true,
      on: {
        leave: 'ready, left',
        'press the pencil': 'ready',
        'open a broken address': 'unreadable beside what was written',
      },
    },
    'unreadable beside what was written': {
      seen: { ...ready, view: 'unreadable' },
      isExplorationBoundary: true,
      on: { 'press the pencil': 'ready', leave: 'ready, left' },
    },
    copying: {
      seen: { ...coded, view: 'writing' },
      is: { view: 'writing', menu: 'sharing' },
      pendingRequests: asking('clipboard', written),
      isExplorationBoundary: true,
      on: {
        'it is passed on': 'shared',
        'it cannot be passed on': 'shareFailed',
        'write a name': 'written',
      },
    },
    'in the share sheet': {
      seen: { ...coded, view: 'writing' },
      is: { view: 'writing', menu: 'sharing' },
      pendingRequests: asking('sheet', written),
      isExplorationBoundary: true,
      on: {
        'it is passed on': 'shared',
        'it is called off': 'ready',
        'copy the link': 'copying',
      },
    },
    shared: {
      seen: { ...ready, view: 'writing', said: 'shared' },
      isExplorationBoundary: true,
      on: { 'write a name': 'written', 'copy the link': 'copying' },
    },
    shareFailed: {
      seen: { ...ready, view: 'writing', said: 'shareFailed' },
      isExplorationBoundary: true,
      on: { 'write a name': 'written', 'open the share sheet': 'in the share sheet' },
    },
    reading: {
      seen: { ...brought, view: 'reading' },
      isExplorationBoundary: true,
      on: {
        'press the pencil': 'writing on it',
        leave: 'read',
        'open an address': 'reading',
        'open a broken address': 'unreadable after another',
        'open the share sheet': 'passing it on',
      },
    },
    'unreadable after another': {
      seen: { ...brought, view: 'unreadable' },
      isExplorationBoundary: true,
      on: { leave: 'read', 'press the pencil': 'writing on it' },
    },
    'passing it on': {
      seen: { ...brought, view: 'reading', said: 'nothing' },
      pendingRequests: asking('sheet', received),
      isExplorationBoundary: true,
      on: { 'it is called off': 'reading' },
    },
    'writing on it': {
      seen: { ...brought, view: 'writing' },
      isExplorationBoundary: true,
      on: {
        leave: 'read',
        'open an address': 'writing on it',
        'write a name': 'written over it',
      },
    },
    'written over it': {
      seen: { ...coded, view: 'writing' },
      isExplorationBoundary: true,
      on: { 'open an address': 'written over it', 'a second goes by': 'written over it, at rest' },
    },
    'written over it, at rest': {
      seen: { ...ready, view: 'writing' },
      isExplorationBoundary: true,
    },
    read: {
      seen: { ...brought, view: 'closed' },
      isExplorationBoundary: true,
      on: { 'press the pencil': 'writing on it', 'open an address': 'read' },
    },
  },
});

function viewOf({ value }: SnapshotFrom<typeof menuEditorMachine>): Seen['view'] {
  return value.view;
}

function change(field: MenuField, value: string) {
  return { type: 'field.changed', field, value } as const;
}
