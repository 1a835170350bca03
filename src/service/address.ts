import { BlockList } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/**
 * Where a request comes from, to count by. Of `X-Forwarded-For` only what the owner's own proxies have added
 * counts, from its end; the rest is whatever the visitor wrote. IPv6 is cut to its first 64 bits, which
 * belong to one customer. Never written down.
 */
export function addressOf(c: Context, trustedProxies: number): string {
  const peer = peerOf(c) ?? 'unknown';
  if (trustedProxies === 0) return network(peer);
  const forwarded = (c.req.header('x-forwarded-for') ?? '').split(',').map((part) => part.trim());
  return network(forwarded.at(-trustedProxies) || peer);
}

/** Whether a proxy on this machine or in its network has passed the request on. */
export function isBehindProxy(c: Context): boolean {
  const peer = peerOf(c)?.replace(/^::ffff:(?=\d+\.)/, '');
  if (peer === undefined || c.req.header('x-forwarded-for') === undefined) return false;
  return privateNetworks.check(peer, peer.includes(':') ? 'ipv6' : 'ipv4');
}

const privateNetworks = new BlockList();
privateNetworks.addSubnet('127.0.0.0', 8);
privateNetworks.addSubnet('10.0.0.0', 8);
privateNetworks.addSubnet('172.16.0.0', 12);
privateNetworks.addSubnet('192.168.0.0', 16);
privateNetworks.addAddress('::1', 'ipv6');
privateNetworks.addSubnet('fc00::', 7, 'ipv6');

/** Who has opened the connection; undefined where there is none, as in tests. */
function peerOf(c: Context): string | undefined {
  return c.env && 'incoming' in c.env ? getConnInfo(c).remote.address : undefined;
}

function network(address: string): string {
  const plain = address.toLowerCase().replace(/^::ffff:(?=\d+\.)/, '');
  if (!plain.includes(':')) return plain.slice(0, 45);
  const [head = '', tail = ''] = plain.split('::');
  const groups = head.split(':').filter((group) => group !== '');
  const rest = tail.split(':').filter((group) => group !== '');
  const zeros = plain.includes('::') ? Math.max(0, 8 - groups.length - rest.length) : 0;
  const all = [...groups, ...Array<string>(zeros).fill('0'), ...rest];
  return all
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')
    .slice(0, 45);
}
