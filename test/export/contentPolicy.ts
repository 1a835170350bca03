/** The content security policy that holds for every path, by directive. */
export function policyIn(headers: string): Record<string, string[]> {
  const line = /^\/\*\n(?: {2}.*\n)*? {2}Content-Security-Policy: (.*)$/m.exec(headers)?.[1];
  if (!line) throw new Error('no policy for every path');
  return Object.fromEntries(
    line.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}
