import { execFileSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Files of a certificate that nobody believes but who is given `authority`, as PEM. */
export interface ThrowAwayCertificate {
  readonly authority: string;
  readonly chain: string;
  readonly key: string;
}

/** Makes a certificate for some host names, and the authority that has signed it; good for two days. */
export async function throwAwayCertificate(
  folder: string,
  hosts: readonly string[],
): Promise<ThrowAwayCertificate> {
  await mkdir(folder, { recursive: true });
  const at = (name: string) => path.join(folder, name);
  const openssl = (...args: readonly string[]) => execFileSync('openssl', args, { stdio: 'pipe' });
  const newKey = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'];
  const names = hosts.map((host) => `DNS:${host}`).join(',');
  await writeFile(at('names'), `subjectAltName=${names}\nbasicConstraints=CA:FALSE\n`);
  openssl(
    ...['req', '-x509', ...newKey, '-days', '2', '-subj', '/CN=Throw-away authority'],
    ...['-keyout', at('authority.key'), '-out', at('authority.pem')],
  );
  openssl(
    ...['req', ...newKey, '-subj', `/CN=${hosts[0]}`],
    ...['-keyout', at('key.pem'), '-out', at('request.pem')],
  );
  openssl(
    ...['x509', '-req', '-in', at('request.pem'), '-days', '2', '-extfile', at('names')],
    ...['-CA', at('authority.pem'), '-CAkey', at('authority.key'), '-CAcreateserial'],
    ...['-out', at('chain.pem')],
  );
  return { authority: at('authority.pem'), chain: at('chain.pem'), key: at('key.pem') };
}
