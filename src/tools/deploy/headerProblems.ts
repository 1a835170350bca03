import { everywhere, overTls } from '../../service/site/headerTable';
import type { Reply } from './ask';

/** What is missing of the headers that every answer carries, one line each. */
export function headerProblems(reply: Reply, isSecure: boolean): readonly string[] {
  const expected = { ...everywhere, ...(isSecure && overTls) };
  return Object.entries(expected).flatMap(([name, value]) =>
    wrongHeader(reply, name, value, (found) => found === value),
  );
}

/** One line where a header is not what it should be. */
export function wrongHeader(
  reply: Reply,
  name: string,
  expected: string,
  isRight: (found: string) => boolean,
): readonly string[] {
  const found = reply.header(name.toLowerCase());
  if (isRight(found)) return [];
  return [`${name} is ${found === '' ? 'missing' : found}: expected ${expected}`];
}

/** Whether a browser asks again before it takes what it kept. */
export function isRevalidated(cacheControl: string): boolean {
  return /\bno-cache\b|\bno-store\b|\bmax-age=0\b/.test(cacheControl);
}
