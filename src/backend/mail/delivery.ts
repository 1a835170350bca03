import type { Mail } from './composeMail';

/**
 * Hands a mail over; when it has resolved, somebody else is responsible for it.
 * @throws DeliveryError; an aborted signal ends it the same way.
 */
export type Deliver = (mail: Mail, signal: AbortSignal) => Promise<void>;

/**
 * What kept a mail from being handed over: the server as a whole, for now; this mail, for now; this mail or the
 * login, for good as the server says.
 */
export type DeliveryFailure = 'server' | 'mail' | 'refused';

/** A mail that was not handed over. The message holds no address. */
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
