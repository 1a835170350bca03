import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readSettings } from '../../src/settings/readSettings';
import { openPageBench } from '../../workbench/frame/openPageBench';
import { ClockPanel } from '../../workbench/panels/ClockPanel';
import { PathPanel } from '../../workbench/panels/PathPanel';
import { RequestPanel } from '../../workbench/panels/RequestPanel';
import { createSession, type Session, SessionContext } from '../../workbench/session';
import { exampleSettings } from '../support/exampleSettings';

const { settings } = readSettings(exampleSettings, {});
const pageData = { settings, year: 2026, photos: {}, code: {} };

// jsdom has no layout, so nothing scrolls.
Element.prototype.scrollBy = () => undefined;

let session: Session;
beforeEach(() => {
  session = createSession();
});
afterEach(() => {
  session.player.stop();
  session.frame.stop();
});

test('[S4] keeps manual settings of clock and requests for the next page in the frame', async () => {
  const user = userEvent.setup();
  const { bench } = openPageBench(session.hostFor(1), pageData);
  render(
    <SessionContext value={session}>
      <ClockPanel bench={bench} />
      <RequestPanel bench={bench} />
    </SessionContext>,
  );
  await user.click(screen.getByRole('button', { name: 'Pause' }));
  await user.click(screen.getByRole('checkbox', { name: 'hold requests' }));

  const { bench: next } = openPageBench(session.hostFor(2), pageData);
  expect(next.clock.isRunning()).toBe(false);
  expect(next.isHolding.get()).toBe(true);

  await user.click(screen.getByRole('button', { name: 'Run' }));
  await user.click(screen.getByRole('checkbox', { name: 'hold requests' }));
  const { bench: last } = openPageBench(session.hostFor(3), pageData);
  expect(last.clock.isRunning()).toBe(true);
  expect(last.isHolding.get()).toBe(false);
});

test('[S4] reports that a step stopped the clock and holds requests, and replays a path of one step', async () => {
  const user = userEvent.setup();
  const path = { machine: 'typeahead', scenario: 'a menu is open', steps: ['type m'] } as const;
  act(() => session.player.send({ type: 'path.chosen', ...path }));
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

  const first = session.player.getSnapshot().context.subject;
  await user.click(screen.getByRole('button', { name: 'Play' }));
  await done();
  expect(session.player.getSnapshot().context.subject).not.toBe(first);
});
