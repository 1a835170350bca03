/** Prefix of the class names; the export and the browser must agree on it. */
export const emotionKey = 't';
