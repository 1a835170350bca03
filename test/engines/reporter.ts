import process from 'node:process';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** Prints results as they arrive, then a table of scenarios and engines, and the totals last. */
// biome-ignore lint/style/noDefaultExport: Playwright reads the default export.
export default class TableReporter implements Reporter {
  private readonly rows = new Map<string, Record<string, string>>();
  private passed = 0;
  private failed = 0;
  private readonly flaky: string[] = [];

  onTestEnd(test: TestCase, { status, duration, errors, retry }: TestResult): void {
    const engine = test.parent.project()?.name ?? '';
    const outcome = `${status} ${(duration / 1000).toFixed(1)} s`;
    console.log(`${engine}: ${outcome}: ${test.title}`);
    for (const { stack, message } of errors) console.log(stack ?? message);
    this.rows.set(test.title, { ...this.rows.get(test.title), [engine]: outcome });
    if (status !== 'passed' && retry < test.retries) return;
    if (status !== 'passed') this.failed += 1;
    else this.passed += 1;
    if (test.outcome() === 'flaky') this.flaky.push(`flaky: ${engine} › ${test.title}`);
  }

  onError({ message }: { message?: string }): void {
    console.error(message);
    this.failed += 1;
  }

  onExit(): Promise<void> {
    const engines = [...new Set([...this.rows.values()].flatMap((row) => Object.keys(row)))];
    const cells = [...this.rows].map(([title, row]) => [title, ...engines.map((one) => row[one])]);
    const table = [['scenario', ...engines], ['---', ...engines.map(() => '---')], ...cells];
    console.log(`\n${table.map((row) => `| ${row.join(' | ')} |`).join('\n')}\n`);
    for (const line of this.flaky) console.log(line);
    console.log(`${this.passed} passed, ${this.failed} failed`);
    if (this.failed > 0) process.exitCode = 1;
    return Promise.resolve();
  }
}
