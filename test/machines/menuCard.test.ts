import { createActor } from 'xstate';
import { menuCardMachine } from '../../machines/menuCard.machine';

test('[S2] the menu card lies face up, is turned over, and turned back', () => {
  const actor = createActor(menuCardMachine).start();
  const seen = [actor.getSnapshot().value];
  for (let turn = 0; turn < 3; turn += 1) {
    actor.send({ type: 'card.turned' });
    seen.push(actor.getSnapshot().value);
  }
  expect(seen).toEqual(['faceUp', 'turnedOver', 'faceUp', 'turnedOver']);
});
