/** The workbench is dense: its text has the site's smallest size. */
export const dataSize = '0.8125rem';

export const mono = 'ui-monospace, Menlo, Consolas, monospace';
