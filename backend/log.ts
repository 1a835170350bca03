import type { Context } from 'hono';
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

/** True if the client broke the request off: it gets no answer, and must not fill the log. */
export function isBrokenOff(c: Context, error: Error): boolean {
  return c.req.raw.signal.aborted || ('code' in error && error.code === 'ECONNRESET');
}

function describedError(error: unknown) {
  if (!(error instanceof Error)) return { message: String(error) };
  const code = 'code' in error ? error.code : undefined;
  return { type: error.name, code, message: error.message, stack: error.stack };
}
