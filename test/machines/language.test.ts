import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { type LanguageCode, languageMachine } from '../../machines/language.machine';
import { type Deferred, deferred, record, settle } from './record';

function start(rendered: LanguageCode = 'en', host: LanguageCode = rendered) {
  const loads: { readonly language: LanguageCode; readonly answer: Deferred }[] = [];
  const loadWords = fromPromise<void, LanguageCode>(({ input }) => {
    const answer = deferred();
    loads.push({ language: input, answer });
    return answer.promise;
  });
  const clock = new SimulatedClock();
  const actor = createActor(languageMachine.provide({ actors: { loadWords } }), {
    input: { rendered, host },
    clock,
  });
  const emitted = record(actor);
  actor.start();
  return {
    emitted,
    clock,
    choose: (language: LanguageCode) => actor.send({ type: 'language.chosen', language }),
    /** Answers the latest load, or the one named. */
    succeed: (index = loads.length - 1) => {
      loads[index]?.answer.resolve();
      return settle();
    },
    fail: () => {
      loads.at(-1)?.answer.reject(new Error('offline'));
      return settle();
    },
    loaded: () => loads.map(({ language }) => language),
    state: () => actor.getSnapshot().value,
    isBusy: () => actor.getSnapshot().hasTag('busy'),
    context: () => actor.getSnapshot().context,
  };
}

test.each(['en', 'he'] as const)(
  '[S4] a page written in the host’s language (%s) stays',
  (code) => {
    const site = start(code);
    expect(site.state()).toBe('shown');
    expect(site.context()).toEqual({ language: code, wanted: code });
    expect(site.loaded()).toEqual([]);
    expect(site.emitted).toEqual([]);
  },
);

test('[S4] where the page and the host differ, the host wins', async () => {
  const site = start('en', 'he');
  expect(site.state()).toBe('loading');
  expect(site.isBusy()).toBe(true);
  expect(site.context()).toEqual({ language: 'en', wanted: 'he' });
  await site.succeed();
  expect(site.state()).toBe('shown');
  expect(site.isBusy()).toBe(false);
  expect(site.context()).toEqual({ language: 'he', wanted: 'he' });
  expect(site.emitted).toEqual([{ type: 'language.changed', language: 'he' }]);
});

test('[S4] the selector switches the language, told once its words are there', async () => {
  const site = start();
  site.choose('he');
  expect(site.loaded()).toEqual(['he']);
  expect(site.context().language).toBe('en');
  expect(site.emitted).toEqual([]);
  await site.succeed();
  expect(site.context().language).toBe('he');
  expect(site.emitted).toEqual([{ type: 'language.changed', language: 'he' }]);
});

test('[S4] choosing what is shown changes nothing', () => {
  const site = start();
  site.choose('en');
  expect(site.state()).toBe('shown');
  expect(site.loaded()).toEqual([]);
});

test('[S4] choosing what is already loading loads it once', async () => {
  const site = start();
  site.choose('he');
  site.choose('he');
  expect(site.loaded()).toEqual(['he']);
  await site.succeed();
  expect(site.emitted).toHaveLength(1);
});

test('[S4] going back while the words load leaves the page as it is', async () => {
  const site = start();
  site.choose('he');
  site.choose('en');
  expect(site.state()).toBe('shown');
  await site.succeed();
  expect(site.context()).toEqual({ language: 'en', wanted: 'en' });
  expect(site.emitted).toEqual([]);
  site.choose('he');
  expect(site.loaded()).toEqual(['he', 'he']);
});

test('[S4] a language whose words cannot be loaded leaves the page as it is, and can be tried again', async () => {
  const site = start();
  site.choose('he');
  await site.fail();
  expect(site.state()).toBe('shown');
  expect(site.context()).toEqual({ language: 'en', wanted: 'en' });
  expect(site.emitted).toEqual([{ type: 'language.failed', language: 'he' }]);
  site.choose('he');
  await site.succeed();
  expect(site.context().language).toBe('he');
});

test('[S4] words that do not come within 10 s have failed, and can be asked for again', async () => {
  const site = start();
  site.choose('he');
  site.clock.increment(9999);
  expect(site.state()).toBe('loading');
  site.clock.increment(1);
  expect(site.state()).toBe('shown');
  expect(site.context()).toEqual({ language: 'en', wanted: 'en' });
  expect(site.emitted).toEqual([{ type: 'language.failed', language: 'he' }]);
  await site.succeed();
  expect(site.context().language).toBe('en');
  site.choose('he');
  expect(site.loaded()).toEqual(['he', 'he']);
});
