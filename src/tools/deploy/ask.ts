import { type IncomingMessage, request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

/** What a host has answered, redirects not followed. */
export interface Reply {
  readonly status: number;
  /** By its name in small letters; several of one name joined as HTTP allows, none as an empty text. */
  header(name: string): string;
  /** The body, uncompressed. */
  readonly body: Buffer;
}

/**
 * Asks for an address as it is written.
 * @throws Error that says which host did not answer, and why.
 */
export type Ask = (address: string, headers?: Readonly<Record<string, string>>) => Promise<Reply>;

/** Where a connection leads instead of where its address says, for a host that is not public yet. */
export interface Detour {
  readonly host: string;
  readonly port: number;
  /** Certificates to believe, as PEM. */
  readonly ca?: string | undefined;
}

/** How long a host may take, in ms. */
const patience = 15_000;

/** @param detour is asked for each address; `undefined` leaves it as it is. */
export function createAsk(detour: (url: URL) => Detour | undefined = () => undefined): Ask {
  return (address, headers = {}) => {
    const [, scheme = '', path = '/'] = /^(https?:)\/\/[^/]+(\/.*)?$/.exec(address) ?? [];
    const url = new URL(address);
    const { host, port, ca }: Detour = detour(url) ?? {
      // Not every system knows that such a name is itself. Source: RFC 6761, section 6.3.
      host: url.hostname.replace(/^.*\.localhost$/, 'localhost'),
      port: Number(url.port || (scheme === 'https:' ? 443 : 80)),
    };
    const options = {
      host,
      port,
      // Not the URL's own, which is tidied up.
      path,
      headers: { host: url.host, ...headers },
      timeout: patience,
      servername: url.hostname,
      ...(ca !== undefined && { ca }),
    };
    const send = scheme === 'https:' ? requestSecure : requestPlain;
    return new Promise((resolve, reject) => {
      const fail = (error: Error) =>
        reject(new Error(`${url.origin} does not answer: ${error.message}`, { cause: error }));
      const sent = send(options, (message) => read(message).then(resolve, fail));
      sent.on('timeout', () => sent.destroy(new Error(`nothing came for ${patience / 1000} s`)));
      sent.on('error', fail);
      sent.end();
    });
  };
}

async function read(message: IncomingMessage): Promise<Reply> {
  const parts: Buffer[] = [];
  for await (const part of message) parts.push(part);
  const header = (name: string) => [message.headers[name] ?? ''].flat().join(', ');
  return {
    status: message.statusCode ?? 0,
    header,
    body: decoded(Buffer.concat(parts), header('content-encoding')),
  };
}

function decoded(body: Buffer, encoding: string): Buffer {
  if (body.length === 0) return body;
  if (encoding === 'br') return brotliDecompressSync(body);
  return encoding === 'gzip' ? gunzipSync(body) : body;
}
