import { startMachine } from './start.machine';
import { defineModel } from './testing/defineModel';

/** Effects in order, as the machine emits them. */
const effects = (...types: readonly string[]) => types.map((type) => ({ type }));

const starts = { to: 'starting', emits: effects('load') } as const;
const pressed = { to: 'starting', emits: effects('queue', 'load') } as const;

/** Source: docs/performance.md, "The start". */
export const startModel = defineModel({
  machine: startMachine,
  scenarios: { 'a page that is opened': { starts: 'hidden' } },
  steps: {
    'show the page': { events: [{ type: 'page.shown' }] },
    interact: { events: [{ type: 'interaction' }] },
    'press a control': { events: [{ type: 'control.pressed' }] },
    'press a link': { events: [{ type: 'link.pressed' }] },
    'stay on the page': { events: [{ type: 'press.over' }] },
    'need code': { events: [{ type: 'code.needed' }] },
    'become live': { events: [{ type: 'site.live' }] },
    'lose a chunk': { events: [{ type: 'code.failed' }] },
    'wait after a failure': { events: [{ type: 'retry.due' }] },
    'get a connection': { events: [{ type: 'connection.restored' }] },
    'leave and return': { events: [{ type: 'page.left' }] },
  },
  project: (snapshot) => ({ state: snapshot.value }),
  states: {
    hidden: {
      projection: { state: 'hidden' },
      on: { 'show the page': { to: 'waiting', emits: effects('prepare') } },
    },
    waiting: {
      projection: { state: 'waiting' },
      on: {
        interact: starts,
        'press a control': pressed,
        'press a link': { to: 'leaving', emits: effects('awaitNavigation') },
        'need code': starts,
        'leave and return': { to: 'waiting', emits: effects('closeDialogs') },
      },
    },
    leaving: {
      projection: { state: 'leaving' },
      on: {
        'stay on the page': starts,
        'press a control': pressed,
        'need code': starts,
        'leave and return': { to: 'waiting', emits: effects('closeDialogs') },
      },
    },
    starting: {
      projection: { state: 'starting' },
      on: {
        'press a control': { to: 'starting', emits: effects('queue') },
        'become live': { to: 'live', emits: effects('release') },
        'lose a chunk': { to: 'failed', emits: effects('recover') },
        'leave and return': { to: 'starting', emits: effects('closeDialogs') },
      },
    },
    failed: {
      projection: { state: 'failed' },
      on: {
        'press a control': { to: 'pressed', emits: effects('queue') },
        'wait after a failure': 'waiting',
        'get a connection': 'waiting',
        'leave and return': { to: 'failed', emits: effects('closeDialogs') },
      },
    },
    pressed: {
      projection: { state: 'pressed' },
      on: {
        'press a control': { to: 'pressed', emits: effects('queue') },
        'wait after a failure': starts,
        'get a connection': starts,
        'leave and return': { to: 'pressed', emits: effects('closeDialogs') },
      },
    },
    live: { projection: { state: 'live' } },
  },
});
