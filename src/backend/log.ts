import { type DestinationStream, type Logger, pino } from 'pino';

/** JSON lines: time, level, message; of an error its kind, code and text. No visitor's address is ever in one. */
export function createLog(destination?: DestinationStream): Logger {
  const options = {
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: { err: describedError },
  };
  // Written at once, so that the lines of a stop are there, and in order.
  return pino(options, destination ?? pino.destination({ dest: 1, sync: true }));
}

function describedError(error: unknown) {
  if (!(error instanceof Error)) return { message: String(error) };
  const code = 'code' in error ? error.code : undefined;
  return { type: error.name, code, message: error.message, stack: error.stack };
}
