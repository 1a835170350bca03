import '@testing-library/jest-dom';

if (typeof window !== 'undefined') {
  // jsdom has neither; Ariakit asks for the first, the router calls the second.
  Object.defineProperty(window, 'CSS', { value: { supports: () => false }, writable: true });
  window.scrollTo = () => {};
}
