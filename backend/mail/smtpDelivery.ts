import { createTransport, type SMTPTransportOptions } from 'nodemailer';
import { isThisMachine } from '../address';
import type { MailSettings } from '../settings';
import { type Deliver, deliveryError } from './delivery';

interface SmtpOptions {
  readonly settings: MailSettings;
  /** Display name of the sender. */
  readonly senderName: string;
  readonly now: () => number;
  /** Additional trusted certificates, PEM. */
  readonly ca?: string;
}

/** Timeout of one mail, in ms. */
const deliveryLimit = 2 * 60 * 1000;

/** Delivers over SMTP, with one connection for each mail. */
export function smtpDelivery({ settings, senderName, now, ca }: SmtpOptions): Deliver {
  const transport = createTransport({
    ...connectionOf(settings.smtpUrl),
    connectionTimeout: 20_000,
    greetingTimeout: 20_000,
    socketTimeout: 30_000,
    // Never treat text as a path or URL to load.
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(ca === undefined ? {} : { tls: { ca } }),
  });
  const { from } = settings;
  const domain = from.slice(from.lastIndexOf('@') + 1);
  return async (mail, signal) => {
    try {
      await transport.sendMail({
        from: { name: senderName, address: from },
        to: { name: '', address: mail.to },
        ...(mail.replyTo && { replyTo: { ...mail.replyTo } }),
        envelope: { from, to: [mail.to] },
        messageId: `<${mail.identity}@${domain}>`,
        date: new Date(now()),
        subject: mail.subject,
        text: mail.text,
        headers: { 'Content-Language': mail.language, 'Auto-Submitted': 'auto-generated' },
        signal: AbortSignal.any([signal, AbortSignal.timeout(deliveryLimit)]),
      });
    } catch (error) {
      throw deliveryError(error);
    }
  };
}

/**
 * Connection options from `SMTP_URL`. A login requires TLS. Without a login STARTTLS is used where the server offers
 * it, except on this machine, whose certificates nobody verifies.
 */
function connectionOf(smtpUrl: string): SMTPTransportOptions {
  const { protocol, hostname, port, username, password } = new URL(smtpUrl);
  const secure = protocol === 'smtps:';
  const hasLogin = username !== '';
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port === '' ? (secure ? 465 : 587) : Number(port),
    secure,
    requireTLS: hasLogin && !secure,
    ignoreTLS: !hasLogin && !secure && isThisMachine(hostname),
    ...(hasLogin && {
      auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
      forceAuth: true,
    }),
  };
}
