import { type EngineName, engineNames } from './drivers/engine';

/** How a scenario ended in an engine, and in how many ms. */
export interface Result {
  readonly scenario: string;
  readonly engine: EngineName;
  readonly outcome: 'passed' | 'failed' | 'not driven';
  /** Why it failed or was not driven. */
  readonly reason: string;
  readonly duration: number;
}

/** An engine that was asked for: its version, or why it could not be driven. */
export interface AskedEngine {
  readonly name: EngineName;
  readonly version?: string;
  readonly whyNot?: string;
}

/** Scenario by engine as Markdown, each in seconds; then what failed or was not driven, and why. */
export function reportOf(engines: readonly AskedEngine[], results: readonly Result[]): string {
  const asked = engineNames.flatMap((name) => engines.filter((engine) => engine.name === name));
  const scenarios = [...new Set(results.map(({ scenario }) => scenario))];
  const head = asked.map(({ name, version }) => `${name} ${version ?? ''}`.trim());
  const rows = scenarios.map((scenario) => [
    scenario,
    ...asked.map(({ name }) =>
      cellOf(results.find((one) => one.scenario === scenario && one.engine === name)),
    ),
  ]);
  const table = [['scenario', ...head], ['---', ...head.map(() => '---')], ...rows];
  const notes = [
    ...asked.flatMap(({ name, whyNot }) => (whyNot ? [`${name}: not driven: ${whyNot}`] : [])),
    ...results
      .filter(({ outcome }) => outcome !== 'passed')
      .map(
        ({ engine, scenario, outcome, reason }) => `${engine}: ${outcome}: ${scenario}: ${reason}`,
      ),
  ];
  const lines = rows.length > 0 ? table.map((cells) => `| ${cells.join(' | ')} |`) : [];
  return [...lines, ...(notes.length > 0 ? ['', ...notes.map((note) => `- ${note}`)] : [])].join(
    '\n',
  );
}

/** The line that every test command ends with. What was not driven is neither. */
export function countLine(results: readonly Result[]): string {
  const count = (outcome: Result['outcome']) =>
    results.filter((result) => result.outcome === outcome).length;
  return `${count('passed')} passed, ${count('failed')} failed`;
}

function cellOf(result: Result | undefined): string {
  if (!result) return 'not driven';
  const seconds = `${(result.duration / 1000).toFixed(1)} s`;
  return result.outcome === 'passed' ? seconds : result.outcome;
}
