/** Part of every host name of the Hebrew site. */
export const hebrewHost = '.co.il';
