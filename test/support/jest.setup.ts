import '@testing-library/jest-dom';
import { matchMediaOf } from './viewport';

if (typeof window !== 'undefined') {
  // jsdom has none of these; Ariakit asks for the first, the router calls the second, the panel the third.
  Object.defineProperty(window, 'CSS', { value: { supports: () => false }, writable: true });
  window.scrollTo = () => {};
  Object.defineProperty(window, 'matchMedia', {
    value: matchMediaOf(() => 360, new Set()),
    writable: true,
    configurable: true,
  });
}
