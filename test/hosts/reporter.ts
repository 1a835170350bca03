import { stripVTControlCharacters } from 'node:util';
import type { Reporter, TestError, TestResult } from '@playwright/test/reporter';

/** Prints the number of passed tests, and one line for each difference with the addresses that have it, in place of a stack trace for each test. */
export default class Differences implements Reporter {
  readonly #addresses = new Map<string, Set<string>>();

  #passed = 0;

  onTestEnd(_: unknown, { errors, status }: TestResult): void {
    if (status === 'passed') this.#passed += 1;
    for (const error of errors) this.onError(error);
  }

  onError({ message = '' }: TestError): void {
    const [, address = '', difference = ''] =
      /^(?:(https?:\S+): )?(.*)$/.exec(inOneLine(message)) ?? [];
    this.#addresses.set(difference, (this.#addresses.get(difference) ?? new Set()).add(address));
  }

  onEnd(): void {
    for (const [difference, addresses] of this.#addresses) {
      const [first, ...others] = addresses;
      console.log(
        `✗ ${difference} ${first}${others.length > 0 ? ` and ${others.length} more` : ''}`,
      );
    }
    console.log(`Differences: ${this.#addresses.size}`);
    console.log(`  ${this.#passed} passed`);
  }
}

/** `https://…: status: expected 404, received 200`, or the first line of another error. */
function inOneLine(message: string): string {
  const plain = stripVTControlCharacters(message).replace(/^Error: /, '');
  const [first = ''] = plain.split('\n');
  const [, expected] = /^Expected[\w ]*: +(.+)$/m.exec(plain) ?? [];
  const [, received] = /^Received[\w ]*: +(.+)$/m.exec(plain) ?? [];
  return expected === undefined ? first : `${first}: expected ${expected}, received ${received}`;
}
