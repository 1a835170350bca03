import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import ipaddr from 'ipaddr.js';

/**
 * Address of the client for rate limits. Of `X-Forwarded-For` only the part added by trusted proxies counts, from its
 * end; the rest is written by the visitor. IPv6 is cut to its /64, which belongs to one customer. Never logged.
 */
export function addressOf(c: Context, trustedProxies: number): string {
  const peer = peerOf(c) ?? 'unknown';
  if (trustedProxies === 0) return network(peer);
  const forwarded = (c.req.header('x-forwarded-for') ?? '').split(',').map((part) => part.trim());
  return network(forwarded.at(-trustedProxies) || peer);
}

/** True if a proxy on this machine or in its network forwarded the request. */
export function isBehindProxy(c: Context): boolean {
  const peer = peerOf(c);
  if (!peer || !ipaddr.isValid(peer) || c.req.header('x-forwarded-for') === undefined) return false;
  return ['loopback', 'private', 'uniqueLocal'].includes(ipaddr.process(peer).range());
}

/** Peer address of the connection; undefined in tests. */
function peerOf(c: Context): string | undefined {
  return c.env && 'incoming' in c.env ? getConnInfo(c).remote.address : undefined;
}

function network(address: string): string {
  if (!ipaddr.isValid(address)) return address.slice(0, 45);
  const parsed = ipaddr.process(address);
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString();
  return parsed.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':');
}
