/**
 * Emotion's hash of styles, with five characters instead of seven: names are the part of a page that compresses worst.
 * FNV-1a, in base 36.
 * @throws Error in the export and in tests if two styles have the same name. A change in either gives it another name.
 */
module.exports = function hash(styles) {
  let value = 0x811c9dc5;
  for (let index = 0; index < styles.length; index++)
    value = Math.imul(value ^ styles.charCodeAt(index), 0x01000193);
  const name = ((value >>> 0) % 36 ** 5).toString(36);
  if (typeof process !== 'undefined') {
    named[name] ??= styles;
    if (named[name] !== styles)
      throw new Error(`two styles are named ${name}: ${named[name]} and ${styles}`);
  }
  return name;
};

const named = {};
