import { encodeMenu } from './menuCode';
import { menuEditorMachine, type ShareMethod } from './menuEditor.machine';
import { emptyMenu, type MenuField, type MenuValues } from './menuValues';
import { defineModel } from './testing/model';

const written: MenuValues = { ...emptyMenu, name: 'Café Tut' };

/** Last status message. */
type Said = 'nothing' | 'ready' | 'shared' | 'shareFailed';

const closed = { view: 'closed' } as const;

/** The dialog with the name of the restaurant as typed. A menu that is still being written shows when it opens again. */
const editing = (name: string, said: Said, isEncodable = true) =>
  ({ view: 'editing', name, isEncodable, said }) as const;

const asking = (method: ShareMethod) => ({
  share: { method, fragment: encodeMenu(written) ?? '' },
});

export const menuEditorModel = defineModel({
  machine: menuEditorMachine,
  alike: { 'share.requested.method': { clipboard: ['paper', 'picture'] } },
  equivalent: {
    'menuEditor start: empties method': 'it is read while sharing, which sets it',
    'menuEditor change: empties method': 'the same',
  },
  scenarios: { 'on the home page': { starts: 'sample' } },
  steps: {
    'press the edit button': { events: [{ type: 'editor.opened' }] },
    leave: { events: [{ type: 'editor.closed' }] },
    'write a name': { events: [change('name', written.name)] },
    'write an invalid price': { events: [change('price1', 'ask us')] },
    'clear the price': { events: [change('price1', '')] },
    'clear the name': { events: [change('name', '')] },
    'a second passes': { wait: 1000 },
    'the timeout ends': { wait: 5000 },
    'copy the link': { events: [{ type: 'share.requested', method: 'clipboard' }] },
    'open the share sheet': { events: [{ type: 'share.requested', method: 'sheet' }] },
    'sharing succeeds': { done: 'share', output: true },
    'sharing is cancelled': { done: 'share', output: false },
    'sharing fails': { fail: 'share' },
  },
  project(snapshot) {
    if (snapshot.matches({ view: 'closed' })) return closed;
    const isInvalid = snapshot.matches({ menu: { changed: 'invalid' } });
    const isEncodable = !snapshot.hasTag('sample') && !isInvalid;
    const { name } = snapshot.context.values;
    const said = (['ready', 'shared'] as const).find((state) => snapshot.matches({ menu: state }));
    const failed = snapshot.hasTag('shareFailed') ? 'shareFailed' : 'nothing';
    return editing(name, said ?? failed, isEncodable);
  },
  onlyListedSteps: () => true,
  states: {
    sample: {
      projection: closed,
      on: { 'press the edit button': 'blank' },
    },
    blank: {
      projection: editing('', 'nothing', false),
      is: { view: 'editing', menu: 'sample' },
      on: {
        leave: 'sample',
        'write a name': 'written',
        'copy the link': 'blank',
      },
    },
    written: {
      projection: editing(written.name, 'nothing'),
      is: { view: 'editing', menu: { changed: 'encodable' } },
      on: {
        leave: 'written, closed',
        'clear the name': 'blank',
        'write an invalid price': 'invalid price',
        'copy the link': 'copying',
        'a second passes': 'ready',
      },
    },
    'written, closed': {
      projection: closed,
      on: { 'press the edit button': 'written', 'a second passes': 'ready, closed' },
    },
    'invalid price': {
      projection: editing(written.name, 'nothing', false),
      is: { view: 'editing', menu: { changed: 'invalid' } },
      on: { 'clear the price': 'written', 'copy the link': 'invalid price' },
    },
    ready: {
      projection: editing(written.name, 'ready'),
      on: {
        'press the edit button': 'ready',
        leave: 'ready, closed',
        'write a name': 'written',
        'write an invalid price': 'invalid price',
        'copy the link': 'copying',
        'open the share sheet': 'in the share sheet',
      },
    },
    'ready, closed': {
      projection: closed,
      on: { leave: 'ready, closed', 'press the edit button': 'ready' },
    },
    copying: {
      projection: editing(written.name, 'nothing'),
      is: { view: 'editing', menu: { sharing: 'waiting' } },
      activeActors: asking('clipboard'),
      on: {
        'sharing succeeds': 'shared',
        'sharing fails': 'shareFailed',
        'write a name': 'written',
        'the timeout ends': 'unanswered',
      },
    },
    unanswered: {
      projection: editing(written.name, 'shareFailed'),
      is: { view: 'editing', menu: { sharing: 'unanswered' } },
      activeActors: asking('clipboard'),
      on: {
        'sharing succeeds': 'shared',
        'sharing fails': 'shareFailed',
        'write a name': 'written',
        'open the share sheet': 'in the share sheet',
      },
    },
    'in the share sheet': {
      projection: editing(written.name, 'nothing'),
      is: { view: 'editing', menu: { sharing: 'waiting' } },
      activeActors: asking('sheet'),
      on: {
        'open the share sheet': 'in the share sheet',
        'sharing succeeds': 'shared',
        'sharing is cancelled': 'ready',
        'copy the link': 'copying',
      },
    },
    shared: {
      projection: editing(written.name, 'shared'),
      on: { 'write a name': 'written', 'copy the link': 'copying' },
    },
    shareFailed: {
      projection: editing(written.name, 'shareFailed'),
      is: { view: 'editing', menu: 'shareFailed' },
      on: { 'write a name': 'written', 'open the share sheet': 'in the share sheet' },
    },
  },
});

function change(field: MenuField, value: string) {
  return { type: 'field.changed', field, value } as const;
}
