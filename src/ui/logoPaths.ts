/** Lines on the logo's menu card, and its thick line, in a box of 32 by 32. Shared with the backend, which has no React. */
export const logoBox = '0 0 32 32';
export const logoLines = 'M9 9h14M9 23h14';
export const logoAccent = 'M10 16h12';
