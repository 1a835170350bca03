import createCache, { type EmotionCache } from '@emotion/cache';

/** Emotion's cache key: how every class name of the site begins. */
export const emotionKey = 't';

/** Id of the element that carries the page's styles. */
export const pageStylesId = 'page-styles';

/** A class or an animation of the page's styles, as Emotion names them. */
const styleName = new RegExp(`\\.${emotionKey}-(\\w+)|@keyframes (animation-\\w+)`, 'g');

/**
 * The cache of the page in the browser. It reads off the styles that the export wrote which ones those are,
 * and leaves their element where it stands: Emotion itself would move it, and the browser parse and match
 * all of it anew.
 */
export function createPageCache(): EmotionCache {
  const cache = createCache({ key: emotionKey });
  const written = document.getElementById(pageStylesId)?.textContent ?? '';
  for (const [, className, animation] of written.matchAll(styleName)) {
    cache.inserted[className ?? animation ?? ''] = true;
  }
  return cache;
}
