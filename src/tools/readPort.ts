interface PortOptions {
  /** The highest that will do. Default: 65535. */
  readonly last?: number;
}

/**
 * The port that `PORT` names; 4000 where it is not set or empty.
 * @throws Error with what was found when it is no port.
 */
export function readPort(
  { PORT: text = '' }: Readonly<Record<string, string | undefined>>,
  { last = 65_535 }: PortOptions = {},
): number {
  if (text.trim() === '') return 4000;
  const port = /^\s*\d+\s*$/.test(text) ? Number(text) : 0;
  if (port >= 1 && port <= last) return port;
  throw new Error(`PORT is ${text}: expected a whole number from 1 to ${last}`);
}
