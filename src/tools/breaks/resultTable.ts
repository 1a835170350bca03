import type { Outcome } from './runBreaks';

/** One break's line of the table: break, caught by, seconds. */
export function resultLine({ broken, caughtBy, problem, seconds }: Outcome): string {
  const [what] = (problem ?? '').split('\n');
  const verdict = caughtBy
    ? `${broken.test}: ${caughtBy.title} (${caughtBy.reason})`
    : `SURVIVED ${what}`;
  return `${broken.name.padEnd(36)} ${String(seconds).padStart(4)} s  ${verdict.trim()}`;
}

/** What is to be read below the table: what each break takes away that survived, and last how many were caught. */
export function summary(outcomes: readonly Outcome[]): string {
  const survivors = outcomes.filter(({ caughtBy }) => caughtBy === undefined);
  return [
    ...survivors.map(({ broken: { name, file, loses, test }, problem = '' }) =>
      `${file}: break '${name}' survived. ${loses} Expected to fail: ${test}\n${problem}`.trim(),
    ),
    `${outcomes.length - survivors.length} passed, ${survivors.length} failed`,
  ].join('\n');
}
