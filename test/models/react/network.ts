import type { Scene } from '../driver';
import { statusOf } from '../statusOf';
import { createDeferredPort } from './deferredPort';
import { afterwards } from './page';

/** Stands in for the network: what is posted is taken or refused by hand. */
export function playNetwork(): Pick<Scene, 'answer'> {
  const port = createDeferredPort<{ readonly ok: boolean; readonly status: number }>();
  Object.assign(globalThis, { fetch: port.ask });
  afterwards(() => Reflect.deleteProperty(globalThis, 'fetch'));
  return {
    answer(_, answer) {
      const status = answer === 'failure' ? 500 : statusOf(answer.output);
      return port.answer({ ok: status < 400, status });
    },
  };
}
