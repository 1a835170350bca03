import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import ipaddr from 'ipaddr.js';

/**
 * Address of the client for rate limits. Of `X-Forwarded-For` only the part added by trusted proxies counts, from its
 * end; the rest is written by the visitor. IPv6 is cut to its /64, which belongs to one customer. Never logged.
 */
export function addressOf(c: Context, trustedProxies: number): string {
  const forwarded = c.req.header('x-forwarded-for')?.split(',') ?? [];
  const given = trustedProxies > 0 ? forwarded.at(-trustedProxies) : undefined;
  // A test has no connection.
  const peer = c.env && 'incoming' in c.env ? getConnInfo(c).remote.address : undefined;
  // All that is not an address counts as the proxy, because visitors can vary it.
  return networkOf(given) ?? networkOf(peer) ?? 'unknown';
}

/** True for a host name or address of this machine, as URLs write it. */
export function isThisMachine(host: string): boolean {
  return /^(.+\.)?localhost$|^127\.\d+\.\d+\.\d+$|^\[::1\]$/.test(host);
}

/** True on the owner's own machine, which has no TLS. */
export function isLocal(origin: string): boolean {
  const { protocol, hostname } = new URL(origin);
  return protocol === 'http:' && isThisMachine(hostname);
}

function networkOf(written = ''): string | undefined {
  // Some proxies add the port.
  const address = written.trim().replace(/^\[(.+)\](:\d+)?$|^([\d.]+):\d+$/, '$1$3');
  if (!ipaddr.isValid(address)) return undefined;
  const parsed = ipaddr.process(address);
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString();
  const network = parsed.parts.slice(0, 4).map((part) => part.toString(16));
  return network.join(':');
}
