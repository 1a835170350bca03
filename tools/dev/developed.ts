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

/** What `npm run dev` builds beside the site's code and the workbench. */
export const developedSources = {
  /** A menu with submenus, which the site does not have. */
  menu: 'test/ui/menu/demo/menu.html',
  reload: 'tools/dev/page.ts',
} as const;
