import { firstScreenId } from '../start/pageContract';
import { motion } from '../tokens/motion';
import { gutter } from '../tokens/space';
import { onPageShown } from './connectActors';
import type { SiteRouter } from './router';

/**
 * After a change of page, what stands on the counter slides along it, and the bill travels from its receipt into the
 * form. Only the new page moves. View transitions are not used: while one runs, hit testing skips the captured elements
 * in every engine, and clicks are lost. Source: CSS View Transitions Level 1, "skip hit testing".
 */
export function connectPageMotion(router: SiteRouter): void {
  let receipt: DOMRect | undefined;
  router.subscribe('onBeforeLoad', () => {
    receipt = document.querySelector('[data-bill="receipt"]')?.getBoundingClientRect();
  });
  onPageShown(router, () => {
    const counter = document.getElementById(firstScreenId);
    for (const thing of counter?.parentElement?.children ?? [])
      if (thing !== counter) {
        // Not the ground behind it, nor its fold.
        const parts = thing.querySelectorAll('[data-on-counter]');
        for (const part of parts.length > 0 ? parts : [thing])
          moveIn(part, { translate: `calc(-1 * ${gutter} * var(--dir))` });
      }
    const slip = document.querySelector('[data-bill="slip"]');
    if (receipt && slip)
      moveIn(slip, { transform: fitInto(receipt, slip.getBoundingClientRect()) });
  });
}

/** Transform of an element at `to` that fits its width, and its upper edge, to those of `from`. */
function fitInto(from: DOMRect, to: DOMRect): string {
  const scale = from.width / to.width;
  const across = from.x - to.x + (from.width - to.width) / 2;
  const down = from.y - to.y + (to.height * (scale - 1)) / 2;
  return `translate(${across}px, ${down}px) scale(${scale})`;
}

/** Moves an element to its place from another, unless the visitor prefers reduced motion. */
function moveIn(element: Element, from: Keyframe): void {
  if (!('animate' in element) || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const move = element.animate([{ ...from, offset: 0 }], {
    duration: motion.page,
    easing: 'ease-out',
  });
  // A pressed control stays under the pointer, because a click needs both of its ends on one element.
  const over = new AbortController();
  const { signal } = over;
  move.onfinish = () => over.abort();
  addEventListener('pointerdown', () => move.pause(), { signal });
  for (const end of ['pointerup', 'pointercancel'])
    addEventListener(end, () => move.play(), { signal });
}
