import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

/** Styles of both pages. */
export function readStyles(): Promise<string> {
  return readFile(fileURLToPath(import.meta.resolve('xstate-workbench/page.css')), 'utf8');
}

/** HTML of a page. `socket` is the address that the inspector listens to. */
export function htmlOf(title: string, script: string, socket = ''): string {
  return `<!doctype html>
<html lang="en" dir="ltr">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${title}</title>
    <link rel="icon" href="data:," />
    <link rel="stylesheet" href="/workbench/page.css" />
    <script type="module" src="${script}"></script>
  </head>
  <body>
    <div id="root" data-socket="${socket}"></div>
  </body>
</html>
`;
}

/** The workbench with the models of a configuration, or else the inspector, as one script. */
export async function bundlePage(config?: string): Promise<string> {
  const entry = 'virtual:page';
  const source = config
    ? `import config from ${JSON.stringify(config)};
       import { openWorkbench } from 'xstate-workbench/page';
       openWorkbench(config);`
    : `import { openInspector } from 'xstate-workbench/page';
       openInspector(document.getElementById('root').dataset.socket);`;
  const importer = config ?? fileURLToPath(import.meta.url);
  const bundle = await rolldown({
    input: entry,
    platform: 'browser',
    logLevel: 'warn',
    // A configuration may read variables, which a page does not have.
    transform: { define: { 'process.env.NODE_ENV': '"production"', 'process.env': '{}' } },
    plugins: [
      {
        name: 'page',
        resolveId: (id) => (id === entry ? path.join(path.dirname(importer), entry) : null),
        load: (id) => (id.endsWith(entry) ? source : null),
      },
    ],
  });
  const { output } = await bundle.generate({ format: 'esm', codeSplitting: false });
  await bundle.close();
  return output[0].code;
}
