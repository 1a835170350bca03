import { type DestinationStream, type Logger, pino } from 'pino';

/**
 * JSON lines with time, level and message, and the name, code and text of errors. Never contains a visitor's address.
 */
export function createLog(destination?: DestinationStream): Logger {
  const options = {
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: { err: describedError },
  };
  // Synchronous, so that the last lines before a shutdown are written in order.
  return pino(options, destination ?? pino.destination({ dest: 1, sync: true }));
}

function describedError(error: unknown) {
  if (!(error instanceof Error)) return { message: String(error) };
  const code = 'code' in error ? error.code : undefined;
  return { type: error.name, code, message: error.message, stack: error.stack };
}
