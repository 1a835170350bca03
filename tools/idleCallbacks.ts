/**
 * Init script for Chromium's headless shell, which delays idle callbacks by 2 s or forever when no frame is due: runs
 * them in a separate task instead.
 */
export const promptIdleCallbacks = `
  globalThis.requestIdleCallback = (callback) =>
    setTimeout(() => callback({ didTimeout: false, timeRemaining: () => 50 }), 1);
  globalThis.cancelIdleCallback = clearTimeout;
`;
