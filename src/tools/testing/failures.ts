import { stripVTControlCharacters } from 'node:util';

/**
 * What runners wrote about the tests that failed, to be said again where a long output ends; the last lines of
 * an output that names none.
 * @param output of Jest, of Playwright, or of a program that marks what failed with ✗.
 * @param limit of lines.
 */
export function failuresIn(output: string, limit = 60): readonly string[] {
  const lines = stripVTControlCharacters(output).trimEnd().split('\n');
  const failures: string[] = [];
  let isInside = false;
  for (const line of lines) {
    if (begins.test(line)) isInside = true;
    else if (ends.test(line)) isInside = false;
    if (isInside || marked.test(line)) failures.push(line.trimEnd());
  }
  if (failures.length === 0) return lines.slice(-limit);
  const left = failures.length - limit;
  return left > 0 ? [...failures.slice(0, limit), `… and ${left} lines more`] : failures;
}

/** A numbered failure of Playwright's, and one of Jest's. */
const begins = /^ {2}(?:\d+\) |● )/;
/** The next file of Jest's, and the sums of both. */
const ends = /^(?:PASS|FAIL|Tests?:|Test Suites:|Ran all)|^ {2}\d+ (?:failed|passed|flaky|skipped)/;
const marked = /^\s*(?:✗|✘)/;
