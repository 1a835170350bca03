/**
 * Port in `PORT`; 4000 if unset or empty.
 * @throws Error for an invalid port.
 */
export function readPort({
  PORT: text = '',
}: Readonly<Record<string, string | undefined>>): number {
  if (text.trim() === '') return 4000;
  const port = /^\s*\d+\s*$/.test(text) ? Number(text) : 0;
  if (port >= 1 && port <= 65_535) return port;
  throw new Error(`PORT is ${text}: expected a whole number from 1 to 65535`);
}
