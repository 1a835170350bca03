/** What a spreadsheet reads a cell as a formula by, also in its wide forms. Source: OWASP, CSV Injection. */
const formulaStart = /^[\s\u200e\u200f]*[=+\-@\uff1d\uff0b\uff0d\uff20]/;

/** One line of a CSV file, with its end. Every cell is quoted; none is a formula. Source: RFC 4180. */
export function csvLine(cells: readonly (string | number)[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

function csvCell(value: string | number): string {
  const text = String(value);
  const harmless = typeof value === 'string' && formulaStart.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}

/** Tells Excel that the file is UTF-8. */
export const byteOrderMark = '\ufeff';
