/** Windows in px: one in which the navigation is in the panel, and one in which it stands in the header. */
export const narrow = { width: 390, height: 844 };
export const wide = { width: 1280, height: 800 };
