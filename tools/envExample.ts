import { serviceVariables, variableGroups } from '../src/settings/variables';

/**
 * Text of `.env.example`. Values are left out: copied into `.env`, they would keep overriding later edits of
 * `src/site.config.ts`.
 */
export function envExample(): string {
  const groups = variableGroups.map(({ doc, variables }) => {
    const expected = new Set(variables.map((variable) => variable.expected));
    const lines = [`# ${doc}`, `# Expected: ${[...expected].join('; ')}`];
    return [...lines, ...variables.map(({ name }) => `#${name}=`)].join('\n');
  });
  const service = serviceVariables.map(({ name, doc, expected, fallback }) =>
    [
      `# ${doc}`,
      `# Expected: ${expected}${fallback ? `; ${fallback} where not set` : ''}`,
      `#${name}=`,
    ].join('\n'),
  );
  return [head, ...groups, serviceHead, ...service].join('\n\n').concat('\n');
}

const head = `# Written by \`npm run record\`. Each variable takes the place of one value of src/site.config.ts at build time.
# Copy what differs into a file named .env, without the # before its name, or set it in the environment.`;

const serviceHead = `# Settings of the service behind the site (docs/operator.md). It reads them only from the environment.`;
