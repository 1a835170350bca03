import type { ActorRefFrom } from 'xstate';
import type { playerMachine } from './player.machine';

/** Alt and one of these keys, by position, because Option types other letters. */
const keys = { step: 'KeyS', play: 'KeyP', reset: 'KeyR' } as const;

/**
 * Handles the path's shortcuts in a window, including the frame, which receives the focus while stepping.
 * @returns a function that stops.
 */
export function connectKeys(
  window: Window,
  player: ActorRefFrom<typeof playerMachine>,
): () => void {
  const press = (event: KeyboardEvent) => {
    if (!event.altKey || event.ctrlKey || event.metaKey) return;
    const { intent } = player.getSnapshot().context;
    if (event.code === keys.step) player.send({ type: 'step.pressed' });
    else if (event.code === keys.reset) player.send({ type: 'reset.pressed' });
    else if (event.code === keys.play) {
      player.send({ type: intent === 'play' ? 'pause.pressed' : 'play.pressed' });
    } else return;
    event.preventDefault();
  };
  window.addEventListener('keydown', press);
  return () => window.removeEventListener('keydown', press);
}
