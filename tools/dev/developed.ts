import process from 'node:process';

const root = process.env.DEV_FOLDER ?? '.cache/dev';

/** Output of `npm run dev`, which its processes share. */
export const developed = {
  root,
  /** Code of the browser, with Parcel's manifest. */
  code: `${root}/code`,
  /** Rules and files of the fonts (`Fonts`), because subsetting takes two seconds. */
  fonts: `${root}/fonts.json`,
  /** Name of the exported roots in `root`. They are replaced as a whole. */
  site: 'site',
} as const;

/** Pages that are rendered in the browser. */
export const workbenchPages = {
  '/workbench': 'test/workbench/stepper.html',
  '/workbench/inspector': 'test/workbench/inspector.html',
  /** A menu with submenus, which the site does not have. */
  '/workbench/menu': 'test/ui/menu/demo/menu.html',
} as const;

/** Scripts that the server adds to pages. */
export const pageScripts = {
  inspect: 'test/workbench/inspect.ts',
  reload: 'tools/dev/page.ts',
} as const;

/** Everything that `npm run dev` builds beside the site's code. */
export const developedSources: readonly string[] = [
  ...Object.values(workbenchPages),
  ...Object.values(pageScripts),
];
