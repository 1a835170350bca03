/** How long the inspector has to answer, in ms. */
const patience = 10_000;

/**
 * Says in the console and in a line above the page that the inspector's window did not open (`null`), or that
 * nothing has answered there in time. The line goes when an answer comes after all.
 */
export function reportSilence(page: Window, inspector: Window | null, url: string): void {
  const line = page.document.createElement('p');
  line.role = 'status';
  line.style.padding = '0.25rem 1rem';
  const say = (problem: string) => {
    console.warn(problem);
    line.textContent = problem;
    page.document.body.prepend(line);
  };
  if (!inspector) {
    say(
      'The browser did not let the inspector’s window open: allow it for this address, then reload.',
    );
    return;
  }
  const timer = page.setTimeout(() => {
    say(
      `${url} has not answered within 10 seconds: is it reachable from here, and its window open?`,
    );
  }, patience);
  page.addEventListener('message', ({ source, data }) => {
    if (source !== inspector || data?.type !== '@statelyai.connected') return;
    page.clearTimeout(timer);
    line.remove();
  });
}
