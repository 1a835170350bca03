import { createActor, SimulatedClock } from 'xstate';
import {
  type RecoveryEvent,
  type RecoveryInput,
  recoveryMachine,
} from '../../machines/recovery.machine';
import { record } from './record';

const chunkFailed = (target: string, hasDrafts = false): RecoveryEvent => ({
  type: 'chunk.failed',
  target,
  hasDrafts,
});
const accepted: RecoveryEvent = { type: 'reload.accepted' };

function start(input: RecoveryInput = {}) {
  const clock = new SimulatedClock();
  const actor = createActor(recoveryMachine, { clock, input });
  const emitted = record(actor);
  actor.start();
  return {
    clock,
    send: (...events: readonly RecoveryEvent[]) => events.forEach(actor.send),
    reloads: () => emitted.map(({ target }) => target),
    state: () => actor.getSnapshot().value,
    isBusy: () => actor.getSnapshot().hasTag('busy'),
    target: () => actor.getSnapshot().context.target,
  };
}

test('[S8] code that cannot be fetched reloads once, at the address that was asked for', () => {
  const recovery = start();
  expect(recovery.state()).toBe('idle');
  recovery.send(accepted, { type: 'reload.declined' });
  expect(recovery.state()).toBe('idle');
  recovery.send(chunkFailed('/pricing'));
  expect(recovery.state()).toBe('reloading');
  expect(recovery.isBusy()).toBe(true);
  recovery.send(chunkFailed('/pricing'), chunkFailed('/contact'), accepted);
  expect(recovery.reloads()).toEqual(['/pricing']);
});

test('[S8] an address that was already reloaded for is offered, not reloaded', () => {
  const recovery = start({ hasReloadedFor: '/pricing' });
  recovery.send(chunkFailed('/pricing'));
  expect(recovery.state()).toBe('promptingReload');
  expect(recovery.isBusy()).toBe(false);
  expect(recovery.target()).toBe('/pricing');
  expect(recovery.reloads()).toEqual([]);
});

test('[S8] another address than the one reloaded for is reloaded', () => {
  const recovery = start({ hasReloadedFor: '/pricing' });
  recovery.send(chunkFailed('/contact'));
  expect(recovery.reloads()).toEqual(['/contact']);
});

test('[S8] typed text is not thrown away: the reload is offered', () => {
  const recovery = start();
  recovery.send(chunkFailed('/pricing', true));
  expect(recovery.state()).toBe('promptingReload');
  expect(recovery.reloads()).toEqual([]);
});

test('[S8] a person’s own press always reloads', () => {
  const recovery = start({ hasReloadedFor: '/pricing' });
  recovery.send(chunkFailed('/pricing', true), accepted);
  expect(recovery.state()).toBe('reloading');
  expect(recovery.reloads()).toEqual(['/pricing']);
});

test('[S8] an offer can be declined', () => {
  const recovery = start();
  recovery.send(chunkFailed('/pricing', true), { type: 'reload.declined' });
  expect(recovery.state()).toBe('idle');
  expect(recovery.reloads()).toEqual([]);
});

test('[S8] an offer follows the address that was asked for last, under the same rules', () => {
  const recovery = start({ hasReloadedFor: '/pricing' });
  recovery.send(chunkFailed('/pricing'), chunkFailed('/contact', true));
  expect(recovery.state()).toBe('promptingReload');
  expect(recovery.target()).toBe('/contact');
  recovery.send(chunkFailed('/contact'));
  expect(recovery.reloads()).toEqual(['/contact']);
});

test('[S8] a reload that does not come within 10 seconds is offered, never repeated by itself', () => {
  const recovery = start();
  recovery.send(chunkFailed('/pricing'));
  recovery.clock.increment(9999);
  expect(recovery.state()).toBe('reloading');
  recovery.clock.increment(1);
  expect(recovery.state()).toBe('promptingReload');
  recovery.send(chunkFailed('/pricing'));
  expect(recovery.state()).toBe('promptingReload');
  expect(recovery.reloads()).toEqual(['/pricing']);
  recovery.send(accepted);
  expect(recovery.reloads()).toEqual(['/pricing', '/pricing']);
});
