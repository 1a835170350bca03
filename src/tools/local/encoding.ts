/** The content encodings that the sites are served in, the better one first. */
export type Encoding = 'br' | 'gzip';

/** The best encoding that an Accept-Encoding header allows; undefined means: as it is. */
export function chooseEncoding(accept: string | undefined): Encoding | undefined {
  const weights = new Map((accept ?? '').toLowerCase().split(',').map(weightOf));
  return (['br', 'gzip'] as const).find(
    (encoding) => (weights.get(encoding) ?? weights.get('*') ?? 0) > 0,
  );
}

function weightOf(part: string): [string, number] {
  const [name = '', ...parameters] = part.split(';').map((text) => text.trim());
  const q = parameters.find((parameter) => parameter.startsWith('q='));
  return [name, q ? Number(q.slice(2)) || 0 : 1];
}

/** Whether an If-None-Match header names this tag (weak comparison, RFC 9110 section 13.1.2). */
export function namesTag(ifNoneMatch: string | undefined, etag: string): boolean {
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '');
  return (ifNoneMatch ?? '')
    .split(',')
    .some((tag) => tag.trim() === '*' || opaque(tag) === opaque(etag));
}
