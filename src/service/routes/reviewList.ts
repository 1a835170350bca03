import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { HttpBindings } from '@hono/node-server';
import { type Context, type Handler, Hono } from 'hono';
import type { Dependencies } from '../dependencies';
import { listApproved, type Review } from '../reviews';

/** Most reviews that are answered: the site shows 12. */
const mostReviews = 100;

/** For how long an answer may be given again, in ms: another program may have changed the database. */
const freshFor = 1000;

/**
 * `GET /api/reviews/:appId` → approved reviews, newest first. It stands before everything that other calls pass,
 * and a list that is there is answered without a promise, by the server's short way: that triples how many it
 * answers. Browsers ask each time, at the cost of a 304; a CDN keeps the list for a minute and renews it aside.
 * Source: specification, section 7.
 */
export function reviewListRoute(dependencies: Dependencies): Hono {
  const { isOwnOrigin } = dependencies;
  const listOf = createLists(dependencies);

  const answer = (c: Context, { etag, unchanged, bodies }: ListAnswer): Response => {
    const asked = headersOf(c);
    const isUnchanged = isKnown(asked('if-none-match'), etag);
    const { body, headers } = isUnchanged
      ? unchanged
      : bodies[encodingOf(asked('accept-encoding'))];
    const origin = asked('origin');
    const isOwn = origin !== undefined && isOwnOrigin(origin);
    return new Response(body, {
      status: isUnchanged ? 304 : 200,
      headers: isOwn ? { ...headers, 'access-control-allow-origin': origin } : headers,
    });
  };
  const handle: Handler = (c) => {
    const list = listOf(c.req.param('appId') ?? '');
    return list instanceof Promise ? list.then((made) => answer(c, made)) : answer(c, list);
  };
  return new Hono().get('/api/reviews/:appId', handle);
}

/** Reads a header as Node has parsed it, which `c.req.header` would do again; in tests there is no Node. */
function headersOf(
  c: Context,
): (name: 'origin' | 'if-none-match' | 'accept-encoding') => string | undefined {
  const node = c.env as Partial<HttpBindings> | undefined;
  const headers = node?.incoming?.headers;
  if (!headers) return (name) => c.req.header(name);
  return (name) => headers[name]?.toString();
}

type Encoding = 'br' | 'gzip' | 'identity';

interface Body {
  readonly body: string | Uint8Array<ArrayBuffer> | null;
  readonly headers: Readonly<Record<string, string>>;
}

/** Made once for each list, so that an answer takes no more than choosing. */
interface ListAnswer {
  /** Weak: it is the same for every encoding. */
  readonly etag: string;
  readonly unchanged: Body;
  readonly bodies: Readonly<Record<Encoding, Body>>;
}

/** The answer for the one site that this service is for, at once where it is fresh; any other has no reviews. */
function createLists({ database, now, appId: own }: Dependencies) {
  const none = answerOf('[]');
  let kept: (ListAnswer & { readonly plain: string; at: number; writes: number }) | undefined;

  const renew = async (at: number, writes: number): Promise<ListAnswer> => {
    const plain = JSON.stringify((await listApproved(database, own, mostReviews)).map(published));
    const answer = plain === kept?.plain ? kept : { ...(await answerOf(plain)), plain };
    kept = { ...answer, at, writes };
    return kept;
  };
  return (appId: string): ListAnswer | Promise<ListAnswer> => {
    if (appId !== own) return none;
    const at = now();
    const writes = database.writes();
    const isFresh = kept?.writes === writes && at - kept.at < freshFor;
    return kept && isFresh ? kept : renew(at, writes);
  };
}

const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

async function answerOf(plain: string): Promise<ListAnswer> {
  const [br, gzipped] = await Promise.all([
    promisify(brotliCompress)(plain, brotli),
    promisify(gzip)(plain),
  ]);
  const etag = `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
  const always = {
    etag,
    'cache-control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=60',
    'x-content-type-options': 'nosniff',
    vary: 'Accept-Encoding, Origin',
  };
  const headers = { ...always, 'content-type': 'application/json; charset=utf-8' };
  return {
    etag,
    unchanged: { body: null, headers: always },
    bodies: {
      br: { body: new Uint8Array(br), headers: { ...headers, 'content-encoding': 'br' } },
      gzip: { body: new Uint8Array(gzipped), headers: { ...headers, 'content-encoding': 'gzip' } },
      identity: { body: plain, headers },
    },
  };
}

/** What everybody may read: all but the writer's address. */
function published({ id, appId, name, company, service, rating, review, ...rest }: Review) {
  const { status, createdAt } = rest;
  const time = new Date(createdAt).toISOString();
  return { id, appId, name, company, service, rating, review, status, createdAt: time };
}

const accepts = {
  br: /(?:^|[\s,])br\s*(?:,|$|;\s*q=(?!0(?:\.0*)?\s*(?:,|$)))/i,
  gzip: /(?:^|[\s,])gzip\s*(?:,|$|;\s*q=(?!0(?:\.0*)?\s*(?:,|$)))/i,
};

/** The best that the header names, and not with `q=0`. Source: RFC 9110, 12.5.3. */
function encodingOf(header = ''): Encoding {
  if (accepts.br.test(header)) return 'br';
  return accepts.gzip.test(header) ? 'gzip' : 'identity';
}

/** Whether one of the tags is this one; weakly, as `If-None-Match` asks. Source: RFC 9110, 13.1.2. */
function isKnown(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  if (header === etag) return true;
  const tag = etag.replace('W/', '');
  return header.split(',').some((one) => one.trim().replace(/^W\//, '') === tag);
}
