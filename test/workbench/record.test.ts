import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { bookingBadgeMachine } from '../../machines/bookingBadge.machine';
import { toasterMachine } from '../../machines/toaster.machine';
import { createLog, entryText, lineOf, receive } from './receive';
import { createRecorder, type Entry } from './record';

const settle = () => new Promise((resolve) => setTimeout(resolve));

/** An inspected page with a toaster, and with two badges, of which the second hears of each toast and cannot load. */
function openPage() {
  const entries: Entry[] = [];
  const recorder = createRecorder(
    (entry) => entries.push(entry),
    () => (text) => text.replace('contactSent', '•••'),
  );
  const { inspect } = recorder;
  const loadDialog = fromPromise<void>(() => Promise.reject(new Error('offline')));
  const badge = bookingBadgeMachine.provide({ actors: { loadDialog } });
  createActor(badge, { inspect }).start();
  const hearing = createActor(badge, { inspect });
  const input = { now: () => 0, isWindowFocused: true };
  const toaster = createActor(toasterMachine, { inspect, input, clock: new SimulatedClock() });
  toaster.on('toast.shown', () => hearing.send({ type: 'dialog.opened' }));
  return { entries, hearing, toaster, ...recorder };
}

async function openInspector() {
  const opened = openPage();
  opened.hearing.start();
  opened.toaster.start();
  await settle();
  const before = opened.entries.length;
  opened.toaster.send({ type: 'toast.added', kind: 'contactSent' });
  await settle();
  const log = createLog();
  receive(log, { all: opened.entries });
  return { ...opened, log, received: log.entries.slice(before) };
}

describe('[Inspector] The log', () => {
  test('says who sent what to whom, and when XState does not report the sender', async () => {
    const { received } = await openInspector();
    expect(received.map((entry) => `${entry.depth} ${lineOf(entry)}`)).toEqual([
      '0 page → toaster: toast.added → showing',
      '1 toaster → toast-1: init → visible.showing',
      '1 toaster → toast-1: toast.resumed → visible.showing',
      '1 unknown → bookingBadge (2): dialog.opened → opening',
      '2 bookingBadge (2) → loadDialog: init',
      '0 loadDialog → loadDialog: reject',
      '1 loadDialog → bookingBadge (2): error → linked',
    ]);
  });

  test('has actions, emitted and raised events and changes of the context, and masks texts', async () => {
    const text = (await openInspector()).received.map(entryText).join('\n');
    for (const part of [
      'with {"type":"toast.added","kind":"•••"}',
      'actions enqueue, showNext, pauseOrResume, emitShown',
      'toaster emits {"type":"toast.shown","kind":"•••"}',
      'count: 0 → 1',
      'transition toaster.empty--[hasQueue]#0',
      'raises dialog.failed',
    ])
      expect(text).toContain(`\n  ${part}\n`);
  });

  test('has an event that was sent before the start when it is handled, with its actions', async () => {
    const { entries, hearing } = openPage();
    await settle();
    hearing.send({ type: 'dialog.opened' });
    hearing.start();
    await settle();
    expect(entries.slice(1, 3).map(lineOf)).toEqual([
      'page → bookingBadge (2): init → closed',
      'page → bookingBadge (2): dialog.opened → opening',
    ]);
    expect(entries[2]?.actions).toEqual(['emitOpened']);
  });

  test('has an event that fails', async () => {
    const { entries, inspect } = openPage();
    const fall = () => {
      throw new Error('fell');
    };
    const actor = createActor(bookingBadgeMachine.provide({ actions: { emitOpened: fall } }), {
      inspect,
    });
    actor.subscribe({ error: () => {} });
    actor.start().send({ type: 'dialog.opened' });
    await settle();
    expect(entries.at(-1)).toMatchObject({ type: 'dialog.opened', status: 'error' });
  });

  test('sends an event to an actor, forgets a closed page, and replaces what it had', async () => {
    const { log, entries, send, page } = await openInspector();
    receive(log, { all: entries });
    expect(log.entries).toHaveLength(entries.length);
    const sent = entries.find(({ name }) => name === 'bookingBadge (2)');
    send(sent?.actor ?? '', { type: 'dialog.failed' });
    await settle();
    expect(entries.at(-1)).toMatchObject({ name: 'bookingBadge (2)', type: 'dialog.failed' });
    receive(log, { ended: page });
    expect([...log.actors]).toEqual([]);
  });
});
