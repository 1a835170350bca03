import { domainToASCII } from 'node:url';

/** The common form of an address, which no mail program reads in another way. Source: RFC 5322, 3.4.1. */
const plainAddress =
  /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*@([a-z\d]([a-z\d-]*[a-z\d])?\.)+[a-z\d-]{2,}$/i;

/**
 * A visitor's address as it can stand in a header, its domain in ASCII. Undefined for one that quotes,
 * lists or comments, or is not in ASCII: the forms allow it, and it could name somebody else.
 */
export function replyAddress(address: string): string | undefined {
  const at = address.lastIndexOf('@');
  const ascii = `${address.slice(0, at)}@${domainToASCII(address.slice(at + 1))}`;
  return plainAddress.test(ascii) && ascii.length <= 254 ? ascii : undefined;
}
