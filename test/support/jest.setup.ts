import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

configure({
  // Long enough for a busy machine.
  asyncUtilTimeout: 10_000,
  // Mounts, unmounts and mounts again: a component's own actor is stopped and restarted.
  reactStrictMode: true,
});

/** Nothing is in view, or changes its size. */
class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
}
Object.assign(window, { IntersectionObserver: Observer, ResizeObserver: Observer });

// APIs that jsdom lacks because it has no layout, and their users: Ariakit,
Object.defineProperty(window, 'CSS', { value: { supports: () => false }, writable: true });
Element.prototype.checkVisibility = function () {
  return this.isConnected && this.closest('[hidden]') === null;
};
Element.prototype.scrollIntoView = () => {};
// the router,
window.scrollTo = () => {};
Object.defineProperty(window, 'Response', { value: class Response {}, writable: true });
// and the panel: a narrow window that keeps its width.
window.matchMedia = (media) =>
  Object.assign(new EventTarget(), { media, matches: false }) as MediaQueryList;
