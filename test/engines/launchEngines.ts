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
      engines.push(await launches[name](watchScript));
    } catch (error) {
      if (!(error instanceof NoEngineError)) throw error;
      missing.push({ name, whyNot: messageOf(error) });
      console.log(`${name}: not driven: ${messageOf(error)}`);
    }
  }
  return { engines, missing };
}
