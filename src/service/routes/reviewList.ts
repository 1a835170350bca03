import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { Hono } from 'hono';
import type { Dependencies } from '../dependencies';
import { listApproved, type Review } from '../reviews';

/** Most reviews that are answered: the site shows 12. */
const mostReviews = 100;

/** For how long an answer may be given again, in ms: another program may have changed the database. */
const freshFor = 1000;

/**
 * `GET /api/reviews/:appId` → approved reviews, newest first. It stands before everything that other calls pass
 * and writes its headers at once: that doubles how many it answers. Browsers ask each time, at the cost of a
 * 304; a CDN keeps the list for a minute and renews it aside. Source: specification, section 7.
 */
export function reviewListRoute(dependencies: Dependencies): Hono {
  const { isOwnOrigin } = dependencies;
  const listOf = createLists(dependencies);
  return new Hono().get('/api/reviews/:appId', async (c) => {
    const { headers: own, etag, bodies } = await listOf(c.req.param('appId'));
    const origin = c.req.header('origin');
    const isOwn = origin !== undefined && isOwnOrigin(origin);
    const headers = isOwn ? { ...own, 'access-control-allow-origin': origin } : own;
    if (isKnown(c.req.header('if-none-match'), etag)) return c.body(null, 304, headers);
    const { body, encoding } = bodies[encodingOf(c.req.header('accept-encoding'))];
    return c.body(body, 200, { ...headers, ...encoding });
  });
}

type Encoding = 'br' | 'gzip' | 'identity';

interface Body {
  readonly body: string | Uint8Array<ArrayBuffer>;
  /** What the headers have to say of it. */
  readonly encoding: Readonly<Record<string, string>>;
}

/** Made once for each list, so that an answer takes no more than choosing. */
interface ListAnswer {
  /** Weak: it is the same for every encoding. */
  readonly etag: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly bodies: Readonly<Record<Encoding, Body>>;
}

/** The answer for the one site that this service is for; any other has no reviews. */
function createLists({ database, now, appId: own }: Dependencies) {
  const none = answerOf('[]');
  let kept: (ListAnswer & { readonly plain: string; at: number; writes: number }) | undefined;
  return async (appId: string): Promise<ListAnswer> => {
    if (appId !== own) return none;
    const at = now();
    const writes = database.writes();
    if (kept && kept.writes === writes && at - kept.at < freshFor) return kept;
    const plain = JSON.stringify((await listApproved(database, own, mostReviews)).map(published));
    const answer = plain === kept?.plain ? kept : { ...(await answerOf(plain)), plain };
    kept = { ...answer, at, writes };
    return kept;
  };
}

const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

async function answerOf(plain: string): Promise<ListAnswer> {
  const [br, gzipped] = await Promise.all([
    promisify(brotliCompress)(plain, brotli),
    promisify(gzip)(plain),
  ]);
  const etag = `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
  const type = { 'content-type': 'application/json; charset=utf-8' };
  return {
    etag,
    headers: {
      etag,
      'cache-control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=60',
      'x-content-type-options': 'nosniff',
      vary: 'Accept-Encoding, Origin',
    },
    bodies: {
      br: { body: new Uint8Array(br), encoding: { ...type, 'content-encoding': 'br' } },
      gzip: { body: new Uint8Array(gzipped), encoding: { ...type, 'content-encoding': 'gzip' } },
      identity: { body: plain, encoding: type },
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
  const tag = etag.replace('W/', '');
  return header.split(',').some((one) => one.trim().replace(/^W\//, '') === tag);
}
