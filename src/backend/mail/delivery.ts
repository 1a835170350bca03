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
