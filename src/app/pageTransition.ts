import { motion } from '../tokens/motion';

/**
 * Fades in a page that has just taken another's place, unless the reader wants no motion. It moves nothing
 * and covers nothing, so a press meanwhile reaches what it was meant for. A view transition would not do:
 * while one runs, hit testing skips the elements that it captured, in every engine, and the press is lost.
 * Source: CSS View Transitions Level 1, "skip hit testing".
 */
export function fadeIn(page: Element): void {
  if (!('animate' in page) || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  page.animate({ opacity: [0.3, 1] }, { duration: motion.page, easing: 'ease-out' });
}
