import * as v from 'valibot';
import type { Mail } from './composeMail';

/**
 * Delivers a mail; after it resolves, the mail server is responsible.
 * @throws DeliveryError, also when the signal aborts.
 */
export type Deliver = (mail: Mail, signal: AbortSignal) => Promise<void>;

/**
 * Cause of a failed delivery: `server` for a temporary failure of the whole server, `mail` for a temporary failure of
 * this mail, `refused` for a permanent failure of this mail or the login.
 */
export type DeliveryFailure = 'server' | 'mail' | 'refused';

/** A failed delivery. The message contains no address. */
export class DeliveryError extends Error {
  override readonly name = 'DeliveryError';

  constructor(
    readonly failure: DeliveryFailure,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** Classifies an SMTP error, with a message without addresses and content. */
export function deliveryError(error: unknown): DeliveryError {
  const { code, command, responseCode } = v.parse(smtpError, Object(error));
  const message = withoutAddresses(error instanceof Error ? error.message : String(error));
  const reason = [code, responseCode, command && `at ${command}`, message]
    .filter((part) => part !== undefined && part !== '')
    .join(' ');
  return new DeliveryError(failureOf(code, responseCode), reason, { cause: error });
}

const smtpError = v.object({
  code: v.fallback(v.optional(v.string()), undefined),
  /** `MAIL FROM`, `RCPT TO`, `DATA`, `CONN`, … */
  command: v.fallback(v.optional(v.string()), undefined),
  /** Three-digit reply code. Source: RFC 5321, 4.2.1. */
  responseCode: v.fallback(v.optional(v.number()), undefined),
});

/** 421 means that the whole server is closing; other 4xx codes concern one mail. */
function failureOf(code: string | undefined, responseCode = 0): DeliveryFailure {
  const isAnswer = code === 'EENVELOPE' || code === 'EMESSAGE' || code === 'EAUTH';
  if (!isAnswer) return 'server';
  if (responseCode >= 500) return 'refused';
  return code === 'EAUTH' || responseCode === 421 ? 'server' : 'mail';
}

/** Server replies may repeat addresses. */
function withoutAddresses(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/[^\s<>"(),:;]+@[^\s<>"(),:;]+/g, '…')
    .slice(0, 300);
}
