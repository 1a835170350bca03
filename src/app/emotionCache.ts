import createCache, { type EmotionCache } from '@emotion/cache';

/** Emotion's cache key: how every class name of the site begins. */
export const emotionKey = 't';

/**
 * The cache of the page in the browser. It knows by id the styles that the export wrote, and leaves their
 * element where it stands: Emotion itself would move it, and the browser parse and match all of it anew.
 */
export function createPageCache(): EmotionCache {
  const cache = createCache({ key: emotionKey });
  const written = document.querySelector<HTMLElement>('style[data-styles]')?.dataset.styles ?? '';
  for (const id of written.split(' ')) cache.inserted[id] = true;
  return cache;
}
