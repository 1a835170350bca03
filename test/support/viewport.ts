/** Mock of `matchMedia` for `min-width`, in px for a font size of 16 px; it does not notify listeners by itself. */
export function matchMediaOf(width: () => number, listeners: Set<() => void>) {
  return (media: string) => ({
    media,
    get matches() {
      const min = /min-width: ?([\d.]+)em/.exec(media)?.[1];
      return min !== undefined && width() >= Number(min) * 16;
    },
    addEventListener: (_: string, listener: () => void) => void listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => void listeners.delete(listener),
  });
}

/** A window that a test can widen. */
export function resizableWindow(startWidth: number) {
  let width = startWidth;
  const listeners = new Set<() => void>();
  Object.defineProperty(window, 'matchMedia', {
    value: matchMediaOf(() => width, listeners),
    writable: true,
    configurable: true,
  });
  return {
    /** Number of listeners. */
    watchers: () => listeners.size,
    resizeTo(newWidth: number) {
      width = newWidth;
      for (const listener of listeners) listener();
    },
  };
}
