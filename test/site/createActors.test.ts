import { actors } from '../../src/app/actors';
import { consent as consentActor } from '../../src/features/consent/consent.actor';
import { createActors } from '../../src/site/createActors';
import { exampleSettings } from '../support/exampleSettings';
import { messagesOf } from '../support/siteWords';

const create = () =>
  createActors(actors, {
    settings: { ...exampleSettings, analyticsId: 'G-TEST', analyticsConsent: 'ask' },
    messages: messagesOf(),
    rendered: 'en',
    host: 'en',
    fetchCode: (_, load) => load(),
  });

test('[S7] applies an answer from before the machines started', () => {
  const running = create();
  const consent = running.of(consentActor);
  consent.send({ type: 'consent.granted' });
  const changes: boolean[] = [];
  consent.on('consent.changed', ({ allowed }) => changes.push(allowed));
  running.start();
  expect([consent.getSnapshot().value, changes]).toEqual(['granted', [true]]);
});
