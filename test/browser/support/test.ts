import { type BrowserContext, test as base, type ConsoleMessage } from '@playwright/test';
import { origins } from './addresses';
import type { VariantName } from './variants';
import { watch } from './watch';

export { expect } from '@playwright/test';
export { hydrateSite, openHydrated } from './hydrateSite';

interface Fixtures {
  /** The variant of `english` and `hebrew`; change it with `test.use({ variant: 'banner' })`. */
  readonly variant: VariantName;
  /** Base addresses of both sites, without a trailing slash. */
  readonly english: string;
  readonly hebrew: string;
  readonly sites: ReturnType<typeof origins>;
  /** Declares an expected console error. Unexpected errors fail a test, and so does an expected one that is missing. */
  readonly expectConsole: (text: RegExp) => void;
  /** Declares an optional console error, for example if a reload may come first. */
  readonly allowConsole: (text: RegExp) => void;
  /** Console warnings so far. */
  readonly warnings: readonly string[];
}

/** Playwright's `test` on the exported site; fails on errors that the page does not show. */
export const test = base.extend<Fixtures & { problems: Problems }>({
  variant: ['default', { option: true }],
  sites: async ({ variant }, use) => use(origins(variant)),
  english: async ({ sites }, use) => use(sites.en),
  hebrew: async ({ sites }, use) => use(sites.he),
  problems: [
    async ({ context }, use) => {
      const problems = new Problems(context);
      await watch(context);
      await use(problems);
      // A request that is pending when a test ends loses its page, which is not an error.
      const left = [context, ...context.pages()];
      await Promise.all(left.map((routed) => routed.unrouteAll({ behavior: 'ignoreErrors' })));
      problems.report();
    },
    { auto: true },
  ],
  expectConsole: async ({ problems }, use) => use((text) => problems.expected.push(text)),
  allowConsole: async ({ problems }, use) => use((text) => problems.allowed.push(text)),
  warnings: async ({ problems }, use) => use(problems.warnings),
});

class Problems {
  readonly warnings: string[] = [];
  readonly expected: RegExp[] = [];
  readonly allowed: RegExp[] = [];
  private readonly errors: string[] = [];

  constructor(context: BrowserContext) {
    context.on('weberror', (error) => this.errors.push(withCauses(error.error())));
    context.on('console', (message) => this.read(message));
  }

  private read(message: ConsoleMessage) {
    const line = `${message.text()} (${message.location().url})`;
    if (message.type() === 'error') this.errors.push(line);
    if (message.type() === 'warning') this.warnings.push(message.text());
  }

  report() {
    const known = [...this.expected, ...this.allowed];
    const unexpected = this.errors.filter((line) => !known.some((text) => text.test(line)));
    const missing = this.expected.filter((text) => !this.errors.some((line) => text.test(line)));
    if (unexpected.length > 0) throw new Error(`the console held: ${unexpected.join('\n')}`);
    if (missing.length > 0) throw new Error(`the console never held ${missing.join(' or ')}`);
  }
}

/** React has the recovered error in the cause. */
function withCauses(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const own = error.stack ?? error.message;
  return error.cause === undefined ? own : `${own}\ncaused by ${withCauses(error.cause)}`;
}
