import type { Language } from '../../locales/languages';
import type { Engine } from './drivers/engine';
import type { Result } from './report';
import { desk, type Scenario } from './scenarios/scenario';
import { Page } from './support/page';

type Sites = Readonly<Record<Language, string>>;

/** How long one scenario may take, in ms. */
const scenarioPatience = 60_000;
/** How long an engine may take for all of them, in ms: one that answers no more is not asked again. */
const enginePatience = 300_000;

/** Takes scenarios in an engine, one after the other, each told as it ends. Never rejects. */
export async function runEngine(
  engine: Engine,
  scenarios: readonly Scenario[],
  sites: Sites,
): Promise<readonly Result[]> {
  const deadline = Date.now() + enginePatience;
  const results: Result[] = [];
  for (const scenario of scenarios) {
    const result = await runScenario(engine, scenario, sites, deadline);
    const { outcome, duration, reason } = result;
    const end = `${outcome} ${(duration / 1000).toFixed(1)} s`;
    console.log(`${engine.name}: ${end}: ${scenario.name}${reason && `\n  ${reason}`}`);
    results.push(result);
  }
  return results;
}

/** Takes a scenario in a tab of its own. Never rejects. */
async function runScenario(
  engine: Engine,
  { name, view, undriven, run }: Scenario,
  sites: Sites,
  deadline: number,
): Promise<Result> {
  const start = Date.now();
  const end = (outcome: Result['outcome'], reason = ''): Result => {
    const duration = Date.now() - start;
    return { scenario: name, engine: engine.name, outcome, reason, duration };
  };
  const whyNot = undriven?.[engine.name];
  if (whyNot) return end('not driven', whyNot);
  if (start > deadline) return end('failed', `not begun after ${enginePatience / 1000} s`);
  try {
    const tab = await engine.openTab({ size: desk, hasScripts: true, isDark: false, ...view });
    try {
      const page = new Page(tab);
      await inTime(run({ page, sites }));
      await page.expectNoProblems();
    } finally {
      await tab.close();
    }
    return end('passed');
  } catch (error) {
    return end('failed', messageOf(error));
  }
}

async function inTime(running: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const error = new Error(`not done after ${scenarioPatience / 1000} s`);
    timer = setTimeout(() => reject(error), scenarioPatience);
  });
  await Promise.race([running, late]).finally(() => clearTimeout(timer));
}

/** What an error says, in one line or more. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
