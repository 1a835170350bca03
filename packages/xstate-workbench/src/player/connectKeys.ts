import type { Player } from './player';

/**
 * Handles the path's shortcuts in a window, including the frame, which receives the focus while stepping. Keys are
 * compared by position, because Option types other letters.
 * @returns a function that stops.
 */
export function connectKeys(window: Window, player: Player): () => void {
  const orders = new Map([
    ['KeyS', () => player.step()],
    ['KeyP', player.play],
    ['KeyR', () => player.replay(0)],
  ]);
  const press = (event: KeyboardEvent) => {
    const order = orders.get(event.code);
    if (!order || !event.altKey || event.ctrlKey || event.metaKey) return;
    void order();
    event.preventDefault();
  };
  window.addEventListener('keydown', press);
  return () => window.removeEventListener('keydown', press);
}
