import createCache, { type EmotionCache } from '@emotion/cache';
import { pageStylesId } from '../start/pageContract';

/** Emotion's cache key, the prefix of every class name. */
export const emotionKey = 't';

/** A class name or keyframes name of the page's styles. */
const styleName = new RegExp(`\\.${emotionKey}-(\\w+)|@keyframes (animation-\\w+)`, 'g');

/**
 * Emotion cache of the browser. It reads the existing class names from the exported styles and leaves their element
 * in place: Emotion would move it, and the browser would parse and match all of it again.
 */
export function createPageCache(): EmotionCache {
  // In development as well, because the content security policy refuses the text of a style element.
  const cache = createCache({ key: emotionKey, speedy: true });
  // Styles are not between elements, so the warning about `:nth-child` in development does not apply.
  if (process.env.NODE_ENV !== 'production') cache.compat = true;
  const styles = document.getElementById(pageStylesId)?.textContent ?? '';
  for (const [, className, animation] of styles.matchAll(styleName)) {
    cache.inserted[className ?? animation ?? ''] = true;
  }
  return cache;
}
