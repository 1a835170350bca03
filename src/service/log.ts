import { type DestinationStream, type Logger, pino } from 'pino';

/** JSON lines: time, level, message; of an error its kind, code and text. No visitor's address is ever in one. */
export function createLog(destination?: DestinationStream): Logger {
  const options = {
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: { err: describedError },
  };
  return destination ? pino(options, destination) : pino(options);
}

function describedError(error: unknown) {
  if (!(error instanceof Error)) return { message: String(error) };
  const code = 'code' in error ? error.code : undefined;
  return { type: error.name, code, message: error.message, stack: error.stack };
}
