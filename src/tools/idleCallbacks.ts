/**
 * An init script for pages in Chromium's headless shell, which delays idle callbacks by 2 s, or for good, when no
 * frame is due: runs them in a task of their own instead.
 */
export const promptIdleCallbacks = `
  globalThis.requestIdleCallback = (callback) =>
    setTimeout(() => callback({ didTimeout: false, timeRemaining: () => 50 }), 1);
  globalThis.cancelIdleCallback = clearTimeout;
`;
