import { createTransport } from 'nodemailer';
import * as v from 'valibot';
import { isThisMachine } from '../address';
import type { MailSettings } from '../settings';
import type { Mail } from './composeMail';

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

/**
 * Delivers over SMTP, with one connection for each mail. `failureOf` explains what it throws. A login requires TLS.
 * Without a login STARTTLS is used where the server offers it, except on this machine, whose certificates nobody
 * verifies.
 */
export function smtpDelivery({ settings, senderName, now, ca }: SmtpOptions) {
  const { hostname, username } = new URL(settings.smtpUrl);
  const hasLogin = username !== '';
  const transport = createTransport({
    url: settings.smtpUrl,
    requireTLS: hasLogin,
    forceAuth: hasLogin,
    ignoreTLS: !hasLogin && isThisMachine(hostname),
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
  return async (mail: Mail, signal: AbortSignal): Promise<void> => {
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
  };
}

const smtpError = v.object({
  message: v.fallback(v.string(), ''),
  code: v.fallback(v.optional(v.string()), undefined),
  /** `MAIL FROM`, `RCPT TO`, `DATA`, `CONN`, … */
  command: v.fallback(v.optional(v.string()), undefined),
  /** Three-digit reply code. Source: RFC 5321, 4.2.1. */
  responseCode: v.fallback(v.optional(v.number()), undefined),
});

export type Failure = ReturnType<typeof failureOf>;

/**
 * Why a delivery failed, in at most 500 characters without an address: server replies may repeat addresses. `isRefused`
 * if the server does not want this mail, now or later; a refused login concerns all mails.
 */
export function failureOf(error: unknown) {
  const { message, code, command, responseCode = 0 } = v.parse(smtpError, Object(error));
  const reason = [code, responseCode || '', command && `at ${command}`, message]
    .filter(Boolean)
    .join(' ')
    // Before the patterns, because a reply may be long.
    .slice(0, 2000)
    .replace(/\s+/g, ' ')
    .replace(/[^\s<>"(),:;]+@[^\s<>"(),:;]+/g, '…')
    .slice(0, 500);
  const isRefused = (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode >= 500;
  return { isRefused, reason };
}
