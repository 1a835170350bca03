import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';

/** A self-signed certificate for `localhost`, valid for a day, with its key; both PEM. Source: RFC 5280, 4.1. */
export function createCertificate(now = Date.now()): {
  readonly cert: string;
  readonly key: string;
} {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const body = certificateBody(publicKey, now);
  const der = sequence(body, ecdsaWithSha256, bitString(sign('sha256', body, privateKey)));
  const lines = der.toString('base64').replace(/.{64}/g, '$&\n');
  return {
    cert: `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`,
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  };
}

const day = 24 * 60 * 60 * 1000;

function certificateBody(publicKey: KeyObject, now: number): Buffer {
  const name = sequence(tagged(0x31, sequence(identifier('550403'), tagged(0x0c, 'localhost'))));
  const names = sequence(tagged(0x82, 'localhost'));
  return sequence(
    tagged(0xa0, tagged(0x02, Buffer.from([2]))),
    tagged(0x02, Buffer.from([1])),
    ecdsaWithSha256,
    name,
    sequence(time(now - day), time(now + day)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    tagged(0xa3, sequence(sequence(identifier('551d11'), tagged(0x04, names)))),
  );
}

/** 1.2.840.10045.4.3.2, ECDSA with SHA-256. */
const ecdsaWithSha256 = sequence(identifier('2a8648ce3d040302'));

function identifier(hex: string): Buffer {
  return tagged(0x06, Buffer.from(hex, 'hex'));
}

function time(at: number): Buffer {
  return tagged(0x17, new Date(at).toISOString().replace(/^..|[-T:]|\.\d+/g, ''));
}

function bitString(bytes: Buffer): Buffer {
  return tagged(0x03, Buffer.concat([Buffer.from([0]), bytes]));
}

function sequence(...parts: Buffer[]): Buffer {
  return tagged(0x30, Buffer.concat(parts));
}

/** A DER value: tag, length, bytes. */
function tagged(tag: number, value: Buffer | string): Buffer {
  const bytes = typeof value === 'string' ? Buffer.from(value) : value;
  const { length } = bytes;
  const size =
    length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, ...size]), bytes]);
}
