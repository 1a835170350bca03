/** The workbench is dense: its texts are as small as the site's smallest may be. */
export const dataSize = '0.8125rem';

export const mono = 'ui-monospace, Menlo, Consolas, monospace';
