/** In how many seconds after the page began to load nobody has filled in a form. */
const leastSeconds = 2;

interface BotSigns {
  /** What stands in the field that nobody sees. */
  readonly website?: string;
  /** How old the page was, where that is less than a person needs. */
  readonly seconds?: number;
}

/**
 * What tells a program that fills in the page's forms from a person. It is sent with a form; of a person
 * there is nothing to say, so that what they send stays exactly what is specified.
 */
export function botSigns(): BotSigns {
  const trap = document.querySelector('form [id$="-website"]');
  const website = trap instanceof HTMLInputElement ? trap.value : '';
  const seconds = performance.now() / 1000;
  return { ...(website !== '' && { website }), ...(seconds < leastSeconds && { seconds }) };
}
