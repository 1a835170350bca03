/** The numbered sections of the specification. */
const sections = ['S1', 'S2', 'S3', 'S4', 'S5', 'S6', 'S7', 'S8', 'S9'] as const;

/**
 * The sections that no test names, such as `S6`. A name may carry several: `[S4] [S9] …`.
 * @param reports what the runners wrote, as JSON; a name is any text under `title` or `fullName`.
 */
export function sectionsWithoutTests(reports: readonly unknown[]): string[] {
  const named = new Set(reports.flatMap(namesIn).flatMap(sectionsOf));
  return sections.filter((section) => !named.has(section));
}

function sectionsOf(name: string): string[] {
  return [...name.matchAll(/\[(S\d)\]/g)].map(([, section = '']) => section);
}

function namesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    typeof part === 'string' ? (isName(key) ? [part] : []) : namesIn(part),
  );
}

function isName(key: string): boolean {
  return key === 'title' || key === 'fullName';
}
