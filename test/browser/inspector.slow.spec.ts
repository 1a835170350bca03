import type { Page } from '@playwright/test';
import { expect, test } from './support/test';
import { portOf } from './support/variants';

interface Message {
  readonly type: string;
  readonly name?: string;
  readonly sessionId?: string;
  readonly event?: { readonly type: string };
  readonly snapshot?: { readonly value?: unknown; readonly status?: string };
}

/** A window that listens like https://stately.ai/inspect; no request leaves the machine. */
const receiver = `<!doctype html><title>Receiver</title><script>
  window.messages = [];
  addEventListener('message', ({ data }) => window.messages.push(data));
  opener.postMessage({ type: '@statelyai.connected' }, '*');
</script>`;

/** Every actor of the site's machine. */
const processes = [
  'language',
  'panel',
  'banner',
  'toaster',
  'contactForm',
  'reviewForm',
  'booking',
  'consent',
];

test('[S4] sends actors, events and snapshots to a receiver', async ({ page, context }) => {
  const origin = `http://127.0.0.1:${portOf('workbench')}`;
  await context.route(
    (url) => url.pathname === '/receiver',
    (route) => route.fulfill({ contentType: 'text/html', body: receiver }),
  );
  const [opened] = await Promise.all([
    context.waitForEvent('page'),
    page.goto(`${origin}/contact?inspect=stately&inspector=${origin}/receiver`),
  ]);
  const names = async () => (await told(opened, '@xstate.actor')).map(({ name }) => name);
  await expect.poll(names).toEqual(expect.arrayContaining(['site', ...processes]));

  await page.getByRole('textbox', { name: 'Full name' }).fill('Dana');
  const events = async () => (await told(opened, '@xstate.event')).map(({ event }) => event?.type);
  await expect.poll(events).toContain('field.changed');
  const states = async () =>
    (await told(opened, '@xstate.snapshot')).map(({ snapshot }) => snapshot?.value);
  await expect.poll(states).toContainEqual({ editable: 'editing' });
});

test('[S4] reports a silent or blocked inspector window in the console and on the page', async ({
  page,
  context,
  warnings,
  allowConsole,
}) => {
  allowConsole(/ERR_/);
  const address = `http://127.0.0.1:${portOf('workbench')}/terms?inspect=stately`;
  const line = (text: RegExp) => page.getByRole('status').filter({ hasText: text });

  // Tests cannot reach external servers.
  await page.clock.install();
  await Promise.all([context.waitForEvent('page'), page.goto(address)]);
  await page.clock.fastForward(10_000);
  const silent = /https:\/\/stately\.ai\/inspect has not answered within 10 seconds/;
  await expect(line(silent)).toBeVisible();

  await page.addInitScript(() => {
    window.open = () => null;
  });
  await page.goto(address);
  const blocked = /The browser did not let the inspector’s window open/;
  await expect(line(blocked)).toBeVisible();
  expect(warnings).toEqual([expect.stringMatching(silent), expect.stringMatching(blocked)]);
});

async function told(window: Page, type: string): Promise<Message[]> {
  const messages: Message[] = await window.evaluate(() => Reflect.get(globalThis, 'messages'));
  return messages.filter((message) => message.type === type);
}
