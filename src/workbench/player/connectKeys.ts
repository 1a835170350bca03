import type { ActorRefFrom } from 'xstate';
import type { playerMachine } from './player.machine';

/** Alt and one of these, by its place on the keyboard: Option writes other letters. */
const keys = { step: 'KeyS', play: 'KeyP', reset: 'KeyR' } as const;

/**
 * Takes the path's keys in a window: in the framed page as well, which takes the focus as it is stepped.
 * @returns how to stop.
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
