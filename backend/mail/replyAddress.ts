import { domainToASCII } from 'node:url';

/** Address syntax that mail programs agree on. Source: RFC 5322, 3.4.1. */
const plainAddress =
  /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*@([a-z\d]([a-z\d-]*[a-z\d])?\.)+[a-z\d-]{2,}$/i;

/**
 * Converts a visitor's address for a mail header, with its domain in ASCII. Undefined for quoted, listed, commented
 * or non-ASCII addresses, which forms allow but which could name another recipient.
 */
export function replyAddress(address: string): string | undefined {
  const at = address.lastIndexOf('@');
  const ascii = `${address.slice(0, at)}@${domainToASCII(address.slice(at + 1))}`;
  return plainAddress.test(ascii) && ascii.length <= 254 ? ascii : undefined;
}
