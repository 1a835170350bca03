import { createActor } from 'xstate';
import type { Language } from '../../locales/languages';
import { siteMachine } from '../../src/actors/siteActors';
import type { Settings } from '../../src/settings/settingsSchema';
import { exampleSettings } from '../support/exampleSettings';
import { messagesOf } from '../support/siteWords';

const shown = { en: 'Closed on Friday', he: 'בשישי סגור' };

/** The site's actors before they start. */
function actorsWith(changes: Partial<Settings>, host: Language = 'en') {
  const settings = { ...exampleSettings, ...changes };
  const messages = messagesOf(settings);
  const root = createActor(
    siteMachine({
      settings,
      messages,
      rendered: 'en',
      host,
      interceptPort: (_port, logic) => logic,
    }),
  );
  return { root, actors: root.getSnapshot().context };
}

test.each<[Partial<Settings>, Language, unknown[]]>([
  [{ bannerMessage: { en: '', he: '' }, analyticsId: '' }, 'en', ['en', 'absent', 'notNeeded']],
  [
    { bannerMessage: shown, analyticsId: 'G-TEST', analyticsConsent: 'ask' },
    'he',
    ['he', 'visible', 'asking'],
  ],
])('[S4] passes host and settings to its actors: %#', (changes, host, expected) => {
  const { root, actors } = actorsWith(changes, host);
  root.start();
  const states = [actors.banner, actors.consent].map((actor) => actor.getSnapshot().value);
  expect([actors.language.getSnapshot().context.wanted, ...states]).toEqual(expected);
});

test('[S7] applies an answer from before the machines started', () => {
  const { root, actors } = actorsWith({ analyticsId: 'G-TEST', analyticsConsent: 'ask' });
  actors.consent.send({ type: 'consent.granted' });
  const changes: boolean[] = [];
  actors.consent.on('consent.changed', ({ allowed }) => changes.push(allowed));
  root.start();
  expect([actors.consent.getSnapshot().value, changes]).toEqual(['granted', [true]]);
});
