/** Start of the fragment of an address that contains a menu. */
export const menuFragment = '#menu=';
