import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Bench } from '../../workbench/bench/bench';
import { ClockPanel } from '../../workbench/panels/ClockPanel';
import { MachinePanel } from '../../workbench/panels/MachinePanel';
import { PathPanel } from '../../workbench/panels/PathPanel';
import { RequestPanel } from '../../workbench/panels/RequestPanel';
import { pathsOf } from '../../workbench/player/paths';
import { createPlayer } from '../../workbench/player/player';
import { setUpAlone } from '../../workbench/player/subject';
import { createSession, type Session, SessionContext } from '../../workbench/session';

// jsdom has no layout, so nothing scrolls.
Element.prototype.scrollIntoView = () => undefined;

let session: Session;
beforeEach(() => {
  session = createSession();
});

test('[S4] keeps manual settings of clock and requests for the next page in the frame', async () => {
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
  expect(session.frame.state.get().isHolding.get()).toBe(true);

  rerender(panels(next));
  await user.click(screen.getByRole('button', { name: 'Hold requests', pressed: true }));
  await user.click(screen.getByRole('button', { name: 'Run' }));
  expect(open().clock.isRunning()).toBe(true);
  expect(session.frame.state.get().isHolding.get()).toBe(false);
});

test('[S4] reports that a step stopped the clock and holds requests, and replays a path of one step', async () => {
  const user = userEvent.setup();
  const path = { machine: 'typeahead', scenario: 'a menu is open', steps: ['type m'] } as const;
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

describe('[S4] The address of the workbench', () => {
  const restoredFrom = async (search: string) => {
    const restored = createSession(search);
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
    const search =
      '?machine=toast&scenario=in+an+active+window&path=1&step=1&shown=panel&clock=4999';
    const { restored, bench, written } = await restoredFrom(search);
    await waitFor(() => expect(bench?.clock.now()).toBe(4999));
    expect(restored.player.progress.get().taken).toHaveLength(1);
    expect(restored.shown.get()).toBe('panel');
    await waitFor(() => expect(written()).toBe(search));
  });

  test('lists steps by hand', async () => {
    const search =
      '?machine=toast&scenario=in+an+active+window&did=the+pointer+enters&did=dismiss+it&clock=0';
    const { restored, written } = await restoredFrom(search);
    expect(restored.player.progress.get().state).toBe('ended');
    await restored.player.replay(1);
    expect(restored.player.progress.get().state).toBe('paused');
    await waitFor(() => expect(written()).toContain('&step=1&clock=0'));
  });
});

test('[S4] keeps the path when another machine is shown, until an uncovered transition is chosen', async () => {
  const user = userEvent.setup();
  session.choose({ machine: 'typeahead', scenario: 'a menu is open', steps: ['type m'] });
  await session.player.step();
  const { subject } = session.player.progress.get();
  render(
    <SessionContext value={session}>
      {subject && <MachinePanel bench={subject.bench} />}
    </SessionContext>,
  );
  await user.click(screen.getByRole('button', { name: 'toaster' }));
  expect(session.shown.get()).toBe('toaster');
  expect(session.player.progress.get()).toMatchObject({ machine: 'typeahead', isBusy: false });

  await user.click(screen.getByRole('button', { name: 'panel' }));
  await user.click(await screen.findByRole('button', { name: /dismissed.* \(2 steps\)/ }));
  const steps = ['open the panel', expect.any(String)];
  expect(session.player.progress.get()).toMatchObject({
    machine: 'panel',
    subject: undefined,
    steps,
  });
});

test('[S4] counts time by hand towards the timer of a step, and recognizes a timer of another actor', async () => {
  session.choose({
    machine: 'toast',
    scenario: 'in an active window',
    steps: ['five seconds pass'],
  });
  await session.player.replay(0);
  session.player.progress.get().subject?.bench.clock.increment(1000);
  await session.player.step();
  expect(session.player.progress.get()).toMatchObject({ isBusy: false, state: 'ended' });

  const path = {
    machine: 'toaster',
    scenario: 'in an active window',
    steps: ['a happens'],
  } as const;
  const player = createPlayer(async ({ machine, scenario }) => {
    const subject = setUpAlone({ machine, scenario }, () => {});
    return { subject, state: 'empty', since: 0, differences: [] };
  }, path);
  await player.step();
  player.progress.get().subject?.bench.clock.increment(5000);
  await waitFor(() => {
    const { taken, diverged } = player.progress.get();
    expect(taken.map(({ step }) => step)).toEqual(['a happens', 'five seconds pass']);
    expect(diverged).toEqual([]);
  });
});

test('[S4] runs every path of a machine, and lists those that fail', async () => {
  const scenario = 'a menu is open';
  const impossible = { machine: 'typeahead', scenario, steps: ['type m', 'fly'] } as const;
  await session.player.runAll([impossible, ...pathsOf('typeahead')]);
  expect(session.player.progress.get()).toMatchObject({ machine: 'typeahead', left: [] });
  render(
    <SessionContext value={session}>
      <PathPanel />
    </SessionContext>,
  );
  expect(screen.getByText('Ran 2 of 2 paths, 1 failed.')).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent('typeahead has no step "fly"');
});

test('[S4] sends any event by hand, and says what an unmodeled one changed', async () => {
  const user = userEvent.setup();
  session.choose({ machine: 'typeahead', scenario: 'a menu is open', steps: [] });
  await session.player.replay(0);
  const { subject } = session.player.progress.get();
  render(
    <SessionContext value={session}>
      <PathPanel />
      {subject && <MachinePanel bench={subject.bench} />}
    </SessionContext>,
  );
  const field = screen.getByRole('combobox', { name: 'Event to typeahead, as JSON' });
  await user.click(field);
  await user.paste('{"type":"key.typed","character":"z","at":0}');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  const problem = await screen.findByRole('alert');
  expect(problem).toHaveTextContent(/An action that the model does not define.* expected/);
  await user.clear(field);
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(screen.getByText(/Invalid JSON/)).toHaveRole('alert');
});
