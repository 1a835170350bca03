import type { Browser, CDPSession } from '@playwright/test';

/** What a tab says and is told by the browser's own protocol. */
export interface BareTab {
  send(method: string, params?: object): Promise<Record<string, unknown>>;
  /**
   * The value of an expression in the page.
   * @throws what the expression throws.
   */
  evaluate(expression: string): Promise<unknown>;
  /** Resolves when the tab tells of it the next time. */
  next(event: string): Promise<void>;
}

interface Message {
  readonly id?: number;
  readonly method?: string;
  readonly result?: Record<string, unknown>;
  readonly error?: { readonly message: string };
}

/**
 * Opens a tab that nothing but this speaks to, for as long as `visit` takes. Playwright prepares each document of
 * its own pages by scripts and worlds of its own, which are long tasks on a slow processor.
 */
export async function inBareTab<Result>(
  browser: Browser,
  visit: (tab: BareTab) => Promise<Result>,
): Promise<Result> {
  const session = await browser.newBrowserCDPSession();
  const { browserContextId } = await session.send('Target.createBrowserContext');
  try {
    const { targetId } = await session.send('Target.createTarget', {
      url: 'about:blank',
      browserContextId,
    });
    const { sessionId } = await session.send('Target.attachToTarget', { targetId, flatten: false });
    return await visit(tabOf(session, sessionId));
  } finally {
    await session.send('Target.disposeBrowserContext', { browserContextId });
    await session.detach();
  }
}

function tabOf(session: CDPSession, sessionId: string): BareTab {
  const answers = new Map<number, (message: Message) => void>();
  const listeners = new Map<string, (() => void)[]>();
  session.on('Target.receivedMessageFromTarget', (received) => {
    if (received.sessionId !== sessionId) return;
    const message: Message = JSON.parse(received.message);
    if (message.id !== undefined) answers.get(message.id)?.(message);
    if (message.method === undefined) return;
    for (const listener of listeners.get(message.method) ?? []) listener();
    listeners.delete(message.method);
  });
  let last = 0;
  const send: BareTab['send'] = async (method, params = {}) => {
    last += 1;
    const id = last;
    const answered = new Promise<Message>((resolve) => answers.set(id, resolve));
    const message = JSON.stringify({ id, method, params });
    await session.send('Target.sendMessageToTarget', { sessionId, message });
    const { result = {}, error } = await answered;
    answers.delete(id);
    if (error) throw new Error(`${method}: ${error.message}`);
    return result;
  };
  return {
    send,
    async evaluate(expression) {
      const { result, exceptionDetails } = await send('Runtime.evaluate', {
        // What tsx leaves in functions that are sent into the page.
        expression: `globalThis.__name ??= (named) => named; ${expression}`,
        returnByValue: true,
      });
      if (exceptionDetails) {
        throw new Error(`${expression.slice(0, 80)}: ${JSON.stringify(exceptionDetails)}`);
      }
      return typeof result === 'object' && result !== null
        ? Reflect.get(result, 'value')
        : undefined;
    },
    next: (event) =>
      new Promise((resolve) => {
        listeners.set(event, [...(listeners.get(event) ?? []), resolve]);
      }),
  };
}
