import type { Context } from 'hono';
import { type DestinationStream, type Logger, pino } from 'pino';

/** JSON lines with time, level and message, and the name, code and text of errors. Never has a visitor's address. */
export function createLog(destination?: DestinationStream): Logger {
  const formatters = { level: (label: string) => ({ level: label }) };
  const serializers = { err: describedError };
  const timestamp = pino.stdTimeFunctions.isoTime;
  return pino({ base: null, timestamp, formatters, serializers }, destination ?? standardOutput());
}

/** Keeps at most 1 MB of lines that cannot be written, such as on a full disk, and ends nothing for them. */
function standardOutput(): DestinationStream {
  // Synchronous, so that the last lines before a shutdown are written in order.
  const output = pino.destination({ dest: 1, sync: true, maxLength: 1e6 });
  output.on('error', () => {});
  return output;
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
