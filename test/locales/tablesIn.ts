/** Rows of each table of a Markdown file by heading, without the header row. */
export function tablesIn(markdown: string): Readonly<Record<string, readonly string[][]>> {
  const parts = markdown.split(/^## /m).slice(1);
  return Object.fromEntries(
    parts.map((part) => {
      const [heading = '', ...lines] = part.split('\n');
      const rows = lines.filter((line) => line.startsWith('|')).slice(2);
      return [heading.trim(), rows.map(cellsOf)];
    }),
  );
}

function cellsOf(row: string) {
  return row
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
}
