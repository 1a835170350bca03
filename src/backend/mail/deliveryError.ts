import { DeliveryError, type DeliveryFailure } from './delivery';

/** Classifies an SMTP error, with a message without addresses and content. */
export function deliveryError(error: unknown): DeliveryError {
  const { code, command, responseCode, message } = detailsOf(error);
  const reason = [code, responseCode, command && `at ${command}`, withoutAddresses(message)]
    .filter((part) => part !== undefined && part !== '')
    .join(' ');
  return new DeliveryError(failureOf({ code, responseCode }), reason, { cause: error });
}

interface Details {
  readonly code?: string | undefined;
  /** Of SMTP: `MAIL FROM`, `RCPT TO`, `DATA`, `CONN`, … */
  readonly command?: string | undefined;
  /** Three-digit reply code. Source: RFC 5321, 4.2.1. */
  readonly responseCode?: number | undefined;
  readonly message: string;
}

function detailsOf(error: unknown): Details {
  if (!(error instanceof Error)) return { message: String(error) };
  const of = (name: string): unknown => Reflect.get(error, name);
  const [code, command, responseCode] = [of('code'), of('command'), of('responseCode')];
  return {
    code: typeof code === 'string' ? code : undefined,
    command: typeof command === 'string' ? command : undefined,
    responseCode: typeof responseCode === 'number' ? responseCode : undefined,
    message: error.message,
  };
}

/** 421 means that the whole server is closing; other 4xx codes concern one mail. */
function failureOf({
  code,
  responseCode = 0,
}: Pick<Details, 'code' | 'responseCode'>): DeliveryFailure {
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
