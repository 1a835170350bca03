/** @jest-environment node */
import { createActor } from 'xstate';
import { siteMachine } from '../../machines/site.machine';
import { record } from './record';

function start(hasBanner = false) {
  const actor = createActor(siteMachine, { input: { rendered: 'en', host: 'en', hasBanner } });
  const emitted = record(actor);
  return { actor: actor.start(), emitted, ...actor.getSnapshot().context };
}

test('[S4] the site starts in the language of the page, with its panel closed and no banner', () => {
  const { language, panel, banner } = start();
  expect(language.getSnapshot().context).toEqual({ language: 'en', wanted: 'en' });
  expect(panel.getSnapshot().value).toBe('closed');
  expect(banner.getSnapshot().value).toBe('absent');
});

test('[S4] the host’s language and the banner’s message are handed down', () => {
  const actor = createActor(siteMachine, {
    input: { rendered: 'en', host: 'he', hasBanner: true },
  }).start();
  const { language, banner } = actor.getSnapshot().context;
  expect(language.getSnapshot().context.wanted).toBe('he');
  expect(banner.getSnapshot().value).toBe('visible');
});

test('[S2] another page closes the panel and is told', () => {
  const { actor, panel, emitted } = start();
  panel.send({ type: 'panel.opened' });
  expect(panel.getSnapshot().value).toBe('open');
  actor.send({ type: 'page.changed', path: '/contact' });
  expect(panel.getSnapshot().value).toBe('closed');
  expect(emitted).toEqual([{ type: 'page.shown', path: '/contact' }]);
});

test('[S4] a banner that was closed stays away on the next page', () => {
  const { actor, banner } = start(true);
  banner.send({ type: 'banner.closed' });
  actor.send({ type: 'page.changed', path: '/contact' });
  expect(banner.getSnapshot().value).toBe('closed');
  expect(actor.getSnapshot().status).toBe('active');
});

test('[S4] stopping the site stops what it owns', () => {
  const { actor, panel } = start();
  panel.send({ type: 'panel.opened' });
  actor.stop();
  expect(panel.getSnapshot().status).toBe('stopped');
});
