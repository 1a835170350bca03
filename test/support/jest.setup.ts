import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { supplyDialogs } from './dialogs';
import { matchMediaOf } from './viewport';

// Long enough for a busy machine.
configure({ asyncUtilTimeout: 10_000 });

// APIs that jsdom lacks because it has no layout, and their users: Ariakit,
Object.defineProperty(window, 'CSS', { value: { supports: () => false }, writable: true });
Element.prototype.checkVisibility = isRendered;
Element.prototype.scrollIntoView = () => {};
// the router,
window.scrollTo = () => {};
Object.defineProperty(window, 'Response', { value: class Response {}, writable: true });
// modal dialogs,
supplyDialogs();
// and the panel.
Object.defineProperty(window, 'matchMedia', {
  value: matchMediaOf(() => 360, new Set()),
  writable: true,
  configurable: true,
});

function isRendered(this: Element): boolean {
  return this.isConnected && this.closest('[hidden]') === null;
}
