/** Stand-ins for the files that Parcel builds, with their content. */
export const builtFiles = {
  'boot.0000aaaa.js': 'f(JSON.parse(`{"bootData":"written by the export"}`))',
  'counting.0a0a0a0a.js': 'counting',
  'client.1111bbbb.js': 'client',
  'en.2222cccc.js': 'words',
  'he.3333dddd.js': 'words',
  'page.4444eeee.js': 'page',
  'font.5555ffff.woff2': 'font',
};

const font = '/assets/font.5555ffff.woff2';

export const fonts = {
  faces: `@font-face{font-family:'Test';src:url(${font})}`,
  preload: { en: [font], he: [font] },
};
