/** Hash of home that opens the menu editor. */
export const writeHash = '#menu';
