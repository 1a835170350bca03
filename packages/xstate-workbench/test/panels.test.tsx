import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Bench } from '../src/bench/bench';
import { createSession, type Session, SessionContext } from '../src/page/session';
import { ClockPanel } from '../src/panels/ClockPanel';
import { LogPanel } from '../src/panels/LogPanel';
import { MachinePanel } from '../src/panels/MachinePanel';
import { PathPanel } from '../src/panels/PathPanel';
import { RequestPanel } from '../src/panels/RequestPanel';

import { catalog, config } from './models/config';

// jsdom has no layout, so nothing scrolls.
Element.prototype.scrollIntoView = () => undefined;

let session: Session;
beforeEach(() => {
  session = createSession(config);
});

test('keeps manual settings of clock and requests for the next page in the frame', async () => {
  const user = userEvent.setup();
  const open = () => {
    session.open(session.frame.state.get().request);
    return session.frame.state.get().bench;
  };
  const panels = (bench: Bench) => (
    <SessionContext value={session}>
      <ClockPanel bench={bench} />
      <RequestPanel bench={bench} />
    </SessionContext>
  );
  const { rerender } = render(panels(open()));
  await user.click(screen.getByRole('button', { name: 'Hold requests', pressed: false }));
  await user.click(screen.getByRole('button', { name: 'Pause' }));

  const next = open();
  expect(next.clock.isRunning()).toBe(false);
  expect(session.isHolding.get()).toBe(true);

  rerender(panels(next));
  await user.click(screen.getByRole('button', { name: 'Hold requests', pressed: true }));
  await user.click(screen.getByRole('button', { name: 'Run' }));
  expect(open().clock.isRunning()).toBe(true);
  expect(session.isHolding.get()).toBe(false);
});

test('reports that a step stopped the clock and holds requests, and replays a path of one step', async () => {
  const user = userEvent.setup();
  const path = { machine: 'lamp', scenario: 'at night', steps: ['press'] };
  act(() => session.choose(path));
  render(
    <SessionContext value={session}>
      <PathPanel />
    </SessionContext>,
  );
  const stopped = 'clock is paused and requests are held';
  expect(screen.queryByText(stopped, { exact: false })).toBeNull();

  await user.click(screen.getByRole('button', { name: 'Step' }));
  const done = () => screen.findByText(/Done: 1 of 1 steps ✓/);
  await done();
  const notes = screen.getAllByRole('status').map(({ textContent }) => textContent);
  expect(notes).toContainEqual(expect.stringContaining(stopped));

  const first = session.player.progress.get().subject;
  await user.click(screen.getByRole('button', { name: 'Play' }));
  await done();
  expect(session.player.progress.get().subject).not.toBe(first);
});

describe('The address of the workbench', () => {
  const restoredFrom = async (search: string) => {
    const restored = createSession(config, search);
    let written = '';
    restored.keepAddress((next) => {
      written = next;
    });
    const bench = await waitFor(() => {
      const { isBusy, subject } = restored.player.progress.get();
      expect({ isBusy, isSetUp: subject !== undefined }).toEqual({ isBusy: false, isSetUp: true });
      return subject?.bench;
    });
    return { restored, bench, written: () => written };
  };

  test('restores machine, scenario, path, step, shown machine and a stopped clock', async () => {
    const search = '?machine=lamp&scenario=at+night&path=1&step=1&shown=host&clock=4999';
    const { restored, bench, written } = await restoredFrom(search);
    await waitFor(() => expect(bench?.clock.now()).toBe(4999));
    expect(restored.player.progress.get().taken).toHaveLength(1);
    expect(restored.shown.get()).toBe('host');
    await waitFor(() => expect(written()).toBe(search));
  });

  test('opens the page of its machine', () => {
    const pageOf = (search: string) => createSession(config, search).frame.state.get().request.path;
    expect(['', '?machine=list', '?machine=list&page=/'].map(pageOf)).toEqual(['/', '/list', '/']);
  });

  test('lists steps by hand', async () => {
    const search = '?machine=lamp&scenario=at+night&did=press&did=hold&clock=0';
    const { restored, written } = await restoredFrom(search);
    expect(restored.player.progress.get().state).toBe('held');
    await restored.player.replay(1);
    expect(restored.player.progress.get().state).toBe('on');
    await waitFor(() => expect(written()).toContain('&did=press&clock=0'));
  });
});

test('keeps the path when another machine is shown, until an uncovered transition is chosen', async () => {
  const user = userEvent.setup();
  session.choose({ machine: 'lamp', scenario: 'at night', steps: ['press'] });
  await session.player.step();
  const { subject } = session.player.progress.get();
  render(
    <SessionContext value={session}>
      {subject && <MachinePanel bench={subject.bench} />}
    </SessionContext>,
  );
  await user.click(screen.getByRole('button', { name: 'host' }));
  expect(session.shown.get()).toBe('host');
  expect(session.player.progress.get()).toMatchObject({ machine: 'lamp', isBusy: false });

  // In the words of the chart.
  const label = 'alone: guest.came → busy 1 step';
  await user.click(await screen.findByRole('button', { name: label }));
  expect(session.player.progress.get()).toMatchObject({
    machine: 'host',
    subject: undefined,
    steps: ['a guest comes'],
  });
});

test('offers a path by hand beside a given one', async () => {
  const user = userEvent.setup();
  session.choose({ machine: 'lamp', scenario: 'at night', steps: ['press', 'press'] });
  render(
    <SessionContext value={session}>
      <PathPanel />
    </SessionContext>,
  );
  const paths = screen.getByRole('combobox', { name: 'Path' });
  expect(paths).toHaveDisplayValue('given: 2 steps');
  await user.selectOptions(paths, 'by hand, step by step');
  expect(session.player.progress.get().steps).toEqual([]);
});

test('counts time by hand towards the timer of a step, and recognizes a timer of another actor', async () => {
  session.choose({ machine: 'lamp', scenario: 'at night', steps: ['press', 'five seconds pass'] });
  await session.player.replay(1);
  session.player.progress.get().subject?.bench.clock.increment(1000);
  await session.player.step();
  expect(session.player.progress.get()).toMatchObject({ isBusy: false, state: 'off', failure: '' });

  session.choose({ machine: 'host', scenario: 'at home', steps: ['a guest comes'] });
  await session.player.step();
  session.player.progress.get().subject?.bench.clock.increment(5000);
  await waitFor(() => {
    const { taken, diverged } = session.player.progress.get();
    expect(taken.map(({ step }) => step)).toEqual(['a guest comes', 'five seconds pass']);
    expect(diverged).toEqual([]);
  });
});

test('runs every path of a machine, and links those that fail', async () => {
  const user = userEvent.setup();
  const impossible = { machine: 'lamp', scenario: 'at night', steps: ['press', 'fly'] };
  await session.player.runAll([impossible, ...catalog.pathsOf('host')]);
  render(
    <SessionContext value={session}>
      <PathPanel />
    </SessionContext>,
  );
  expect(screen.getByText('Ran 2 of 2 paths, 1 failed.')).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent('lamp has no step "fly"');
  await user.click(screen.getByRole('link', { name: 'Open this path' }));
  expect(session.player.progress.get()).toMatchObject(impossible);
});

test('sends any event by hand, and answers if it changes nothing or too much', async () => {
  const user = userEvent.setup();
  session.choose({ machine: 'list', scenario: 'nowhere', steps: [] });
  session.choose({ machine: 'host', scenario: 'at home', steps: ['a guest comes'] });
  await session.player.step();
  const { subject } = session.player.progress.get();
  render(
    <SessionContext value={session}>
      <PathPanel />
      {subject && <MachinePanel bench={subject.bench} />}
    </SessionContext>,
  );
  await user.click(screen.getByRole('button', { name: 'host' }));
  const field = await screen.findByRole('combobox', { name: 'Event to host, as JSON' });
  const send = async (text: string) => {
    await user.clear(field);
    await user.click(field);
    if (text) await user.paste(text);
    await user.click(screen.getByRole('button', { name: 'Send' }));
  };
  await send('{"type":"guest.sang"}');
  const unknown = 'host has no event “guest.sang”. It has: guest.came, guest.left.';
  expect(await screen.findByText(unknown)).toHaveRole('status');
  await send('{"type":"guest.came"}');
  expect(await screen.findByText('host ignores “guest.came” in “busy”.')).toHaveRole('status');
  await send('');
  expect(await screen.findByText(/This is no event: Invalid JSON/)).toHaveRole('alert');
  await send('{"type":"guest.left"}');
  const problem = await screen.findByText(/An action that the model does not define/);
  expect(problem).toBeInTheDocument();
});

test('offers running actors after the log was cleared', async () => {
  const user = userEvent.setup();
  session.choose({ machine: 'lamp', scenario: 'at night', steps: ['press'] });
  await session.player.step();
  const { subject } = session.player.progress.get();
  render(subject && <LogPanel recorder={subject.bench.recorder} />);
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(await screen.findByText('No events yet.')).toBeInTheDocument();
  expect(screen.getByRole('option', { name: 'lamp' })).toBeInTheDocument();
});
