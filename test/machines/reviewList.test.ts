import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { type Review, reviewListMachine } from '../../machines/reviewList.machine';
import { type Deferred, deferred, record, settle } from './record';

const review: Review = {
  id: '1',
  name: 'Dana',
  company: 'Café',
  service: 'other',
  rating: 5,
  review: 'Good',
};

function start(limit = 6) {
  const clock = new SimulatedClock();
  const calls: {
    readonly limit: number;
    readonly signal: AbortSignal;
    readonly answer: Deferred<readonly Review[]>;
  }[] = [];
  const listReviews = fromPromise<readonly Review[], { readonly limit: number }>(
    ({ input, signal }) => {
      const answer = deferred<readonly Review[]>();
      calls.push({ limit: input.limit, signal, answer });
      return answer.promise;
    },
  );
  const actor = createActor(reviewListMachine.provide({ actors: { listReviews } }), {
    clock,
    input: { limit },
  });
  const emitted = record(actor);
  actor.start();
  return {
    actor,
    clock,
    calls,
    emitted,
    retry: () => actor.send({ type: 'retry.pressed' }),
    succeed: (reviews: readonly Review[]) => {
      calls.at(-1)?.answer.resolve(reviews);
      return settle();
    },
    fail: () => {
      calls.at(-1)?.answer.reject(new Error('503'));
      return settle();
    },
    state: () => actor.getSnapshot().value,
    isBusy: () => actor.getSnapshot().hasTag('busy'),
    reviews: () => actor.getSnapshot().context.reviews,
  };
}

test.each([6, 12])('[S7] it asks once for at most %i reviews and shows them', async (limit) => {
  const list = start(limit);
  expect([list.state(), list.isBusy()]).toEqual(['loading', true]);
  expect(list.calls.map((call) => call.limit)).toEqual([limit]);
  list.retry();
  await list.succeed([review]);
  expect([list.state(), list.isBusy()]).toEqual(['loaded', false]);
  expect(list.reviews()).toEqual([review]);
  list.retry();
  expect(list.calls).toHaveLength(1);
  expect(list.emitted).toEqual([]);
});

test('[S4] without a review it is empty', async () => {
  const list = start();
  await list.succeed([]);
  expect(list.state()).toBe('empty');
  expect(list.reviews()).toEqual([]);
  list.retry();
  expect(list.state()).toBe('empty');
});

test('[S8] a list that cannot be had is told once, and tried again only when asked', async () => {
  const list = start();
  await list.fail();
  expect([list.state(), list.isBusy()]).toEqual(['failed', false]);
  expect(list.emitted).toEqual([{ type: 'reviews.failed' }]);
  list.clock.increment(1_000_000);
  expect(list.calls).toHaveLength(1);
  list.retry();
  expect(list.state()).toBe('loading');
  await list.succeed([review]);
  expect(list.state()).toBe('loaded');
  expect(list.emitted).toHaveLength(1);
});

test('[S8] a list that takes 10 seconds has failed, and its request is aborted', async () => {
  const list = start();
  list.clock.increment(9999);
  expect(list.state()).toBe('loading');
  expect(list.calls[0]?.signal.aborted).toBe(false);
  list.clock.increment(1);
  expect(list.state()).toBe('failed');
  expect(list.calls[0]?.signal.aborted).toBe(true);
  expect(list.emitted).toEqual([{ type: 'reviews.failed' }]);
  await list.succeed([review]);
  expect(list.state()).toBe('failed');
});

test('[S7] leaving the page aborts the request in silence', async () => {
  const list = start();
  list.actor.stop();
  expect(list.calls[0]?.signal.aborted).toBe(true);
  list.clock.increment(10_000);
  await list.fail();
  expect(list.emitted).toEqual([]);
});
