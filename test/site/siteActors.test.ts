import { createActor } from 'xstate';
import { siteMachine } from '../../src/site/siteActors';
import { exampleSettings } from '../support/exampleSettings';
import { messagesOf } from '../support/siteWords';

test('[S7] applies an answer from before the machines started', () => {
  const root = createActor(
    siteMachine({
      settings: { ...exampleSettings, analyticsId: 'G-TEST', analyticsConsent: 'ask' },
      messages: messagesOf(),
      rendered: 'en',
      host: 'en',
      interceptPort: (_port, logic) => logic,
    }),
  );
  const { consent } = root.getSnapshot().context;
  consent.send({ type: 'consent.granted' });
  const changes: boolean[] = [];
  consent.on('consent.changed', ({ allowed }) => changes.push(allowed));
  root.start();
  expect([consent.getSnapshot().value, changes]).toEqual(['granted', [true]]);
});
