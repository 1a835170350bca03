/**
 * The port that a command serves at: `PORT`, or 4000.
 * @throws Error that says what is expected.
 */
export function readPort({ PORT = '4000' }: NodeJS.ProcessEnv): number {
  const port = Number(PORT.trim() || Number.NaN);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new Error(
    `PORT is ${JSON.stringify(PORT)}: expected a whole number from 0 to 65535.`,
  );
}
