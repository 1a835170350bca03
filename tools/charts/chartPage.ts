import { readFile } from 'node:fs/promises';
import * as models from '../../machines/models';
import { chartOf } from './chartOf';
import { anyStateText, mermaidOf } from './mermaidOf';

/** The file with every chart, relative to the project. */
export const chartPageFile = 'machines/README.md';

/** Page with a chart of each machine, as Markdown. */
export async function chartPage(): Promise<string> {
  const sections = await Promise.all(
    Object.entries(models).map(async ([name, { machine }]) => {
      const source = await readFile(`machines/${name}.machine.ts`, 'utf8');
      return `## [${name}](${name}.machine.ts)

${docOf(source, `${name}Machine`)}

\`\`\`mermaid
${mermaidOf(chartOf(machine))}
\`\`\`
`;
    }),
  );
  return `${intro}\n${sections.join('\n')}`;
}

const intro = `# State charts

\`npm run record\` generates this page from the machines. A test fails if it is stale. The stepper and the inspector draw the same charts,
with the current state ([docs/machines.md](../docs/machines.md)).

An arrow from a dot leads to the initial state. An arrow is labeled with its event, \`[guard]\` and \`/ actions\`; numbered
transitions of one event are tried in order. Transitions that apply in every child state start at \`${anyStateText}\`. Internal
transitions and ignored events are listed inside the state.
`;

/** An exported constant's doc comment, without its source. Throws if there is none. */
function docOf(source: string, name: string): string {
  const [before = '', after] = source.split(`\nexport const ${name} `);
  const comment = before.slice(before.lastIndexOf('/**'));
  if (after === undefined || !comment.endsWith('*/')) throw new Error(`${name} has no comment`);
  const text = comment.slice('/**'.length, -'*/'.length).replace(/^ *\* ?/gm, '');
  return text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/ ?Source: .*$/, '');
}
