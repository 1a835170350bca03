import { launchChromium } from './drivers/chromium';
import { type Engine, type EngineName, type Launch, NoEngineError } from './drivers/engine';
import { launchFirefox } from './drivers/firefox';
import { launchWebkit } from './drivers/webkit';
import { messageOf } from './runEngine';
import { watchScript } from './support/watchScript';

const launches: Readonly<Record<EngineName, Launch>> = {
  chromium: launchChromium,
  firefox: launchFirefox,
  webkit: launchWebkit,
};

/** Every start of this run, done or on its way. */
const started: Promise<Engine>[] = [];

/** The engines that could be started, and why each other one could not. */
export interface Launched {
  readonly engines: readonly Engine[];
  readonly missing: readonly { readonly name: EngineName; readonly whyNot: string }[];
}

/**
 * Starts engines, one after the other: what is installed for one must not hold up another that runs.
 * @throws Error when one that is there does not start.
 */
export async function launchEngines(names: readonly EngineName[]): Promise<Launched> {
  const engines: Engine[] = [];
  const missing: { name: EngineName; whyNot: string }[] = [];
  for (const name of names) {
    try {
      const launch = launches[name](watchScript);
      started.push(launch);
      engines.push(await launch);
    } catch (error) {
      if (!(error instanceof NoEngineError)) throw error;
      missing.push({ name, whyNot: messageOf(error) });
      console.log(`${name}: not driven: ${messageOf(error)}`);
    }
  }
  return { engines, missing };
}

/** Ends what was started, and what still starts once it has. Never rejects. */
export async function closeEngines(): Promise<void> {
  for (const launched of await Promise.allSettled(started.splice(0))) {
    if (launched.status === 'fulfilled') await launched.value.close().catch(() => {});
  }
}
