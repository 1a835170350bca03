import type { Language } from '../../locales/languages';
import type { Engine, EngineName } from './drivers/engine';
import { desk, type Scenario } from './scenarios/scenario';
import { Page } from './support/page';

/** How a scenario ended in an engine, and in how many ms. */
export interface Result {
  readonly scenario: string;
  readonly engine: EngineName;
  readonly outcome: 'passed' | 'failed' | 'not driven';
  /** Why it failed or was not driven. */
  readonly reason: string;
  readonly duration: number;
}

/** How long one scenario may take, in ms. */
const patience = 90_000;

/** Takes a scenario in a tab of its own. Never rejects. */
export async function runScenario(
  engine: Engine,
  { name, view, undriven, run }: Scenario,
  sites: Readonly<Record<Language, string>>,
): Promise<Result> {
  const start = Date.now();
  const result = (outcome: Result['outcome'], reason = '') =>
    ({
      scenario: name,
      engine: engine.name,
      outcome,
      reason,
      duration: Date.now() - start,
    }) as const;
  const whyNot = undriven?.[engine.name];
  if (whyNot) return result('not driven', whyNot);
  try {
    const tab = await engine.openTab({ size: desk, hasScripts: true, isDark: false, ...view });
    try {
      const page = new Page(tab);
      await inTime(run({ page, sites }));
      await page.expectNoProblems();
    } finally {
      await tab.close();
    }
    return result('passed');
  } catch (error) {
    return result('failed', error instanceof Error ? error.message : String(error));
  }
}

async function inTime(running: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const seconds = patience / 1000;
    timer = setTimeout(() => reject(new Error(`not done after ${seconds} s`)), patience);
  });
  await Promise.race([running, late]).finally(() => clearTimeout(timer));
}
