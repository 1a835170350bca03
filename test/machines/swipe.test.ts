import { createActor } from 'xstate';
import { swipeMachine } from '../../machines/swipe.machine';

test.each([
  ['from 2 px on with a pen', 'pen', '2,0', 'swiping'],
  ['not of 1 px with a pen', 'pen', '1,0', 'pressed'],
  ['on, wherever it is dragged once it has begun', 'mouse', '30,3 50,80', 'swiping'],
  ['after a touch that trembled less than 10 px', 'touch', '-9,9 12,9', 'swiping'],
  ['not to the left', 'touch', '-10,0', 'ignored'],
  ['not up', 'touch', '0,-10', 'ignored'],
  ['not down', 'touch', '0,10', 'ignored'],
  ['not down more than right', 'touch', '10,11', 'ignored'],
  ['not down as much as right', 'touch', '10,10', 'ignored'],
] as const)('[S4] swipes %s', (_, kind, path, state) => {
  const actor = createActor(swipeMachine, { input: { directions: ['right'] } }).start();
  actor.send({ type: 'pointer.pressed', x: 0, y: 0, kind });
  for (const place of path.split(' ')) {
    const [x = 0, y = 0] = place.split(',').map(Number);
    actor.send({ type: 'pointer.moved', x, y });
  }
  expect(actor.getSnapshot().value).toBe(state);
});
