/** First paragraph of an exported constant's doc comment, without its source. Throws if there is none. */
export function docOf(source: string, name: string): string {
  const [before = '', after] = source.split(`\nexport const ${name} `);
  const comment = before.slice(before.lastIndexOf('/**'));
  if (after === undefined || !comment.endsWith('*/')) throw new Error(`${name} has no comment`);
  const text = comment.slice('/**'.length, -'*/'.length).replace(/^ *\* ?/gm, '');
  const [paragraph = ''] = text.trim().split(/\n\s*\n/);
  return paragraph.replace(/\s+/g, ' ').replace(/ ?Source: .*$/, '');
}
