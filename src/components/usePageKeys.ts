import { useEffect, useEffectEvent } from 'react';

/**
 * Calls back for a key pressed alone, anywhere in the page, and before anything else hears of it:
 * an overlay that is going to close by this key is still open. A key that is held down is one press.
 */
export function usePageKeys(onPress: (event: KeyboardEvent) => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { repeat, isComposing, ctrlKey, altKey, metaKey, shiftKey } = event;
    if (!(repeat || isComposing || ctrlKey || altKey || metaKey || shiftKey)) onPress(event);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    addEventListener('keydown', listener, { capture: true });
    return () => removeEventListener('keydown', listener, { capture: true });
  }, []);
}
