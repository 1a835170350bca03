import { isTab } from '../ui/isTab';

/** Scrolls an element that Shift+Tab focuses into view: WebKit leaves a field under the sticky header. */
export function revealFocus(): void {
  addEventListener('keyup', (event) => {
    if (isTab(event))
      document.activeElement?.closest('main *')?.scrollIntoView({ block: 'nearest' });
  });
}
