import type { MenuStore } from '@ariakit/react';
import { useEffect, useRef } from 'react';

/** How long a submenu waits for the pointer that left its item, in ms. Source: specification, section 9. */
const graceTime = 300;

export interface Grace {
  /** The pointer is on its way to the submenu: what lies between does not answer to it. */
  onApproach(): boolean;
  /** Whether a press or a focus outside of the submenu closes it at once. */
  onOutside(event: Event): boolean;
  /** The pointer or the focus has arrived. */
  end(): void;
}

/**
 * Keeps a submenu open for a moment after the pointer has left its item: anew with every step towards
 * the submenu, once for a step away. Ariakit by itself closes it as soon as another item is hovered.
 */
export function usePointerGrace(submenu: MenuStore): Grace {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const end = () => clearTimeout(timer.current);
  const begin = () => {
    end();
    timer.current = setTimeout(submenu.hide, graceTime);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    end,
    onApproach() {
      begin();
      return true;
    },
    onOutside(event) {
      const isHover = event.type === 'focusin' && isPointedAt(event.target, submenu.parent);
      if (isHover) begin();
      return !isHover;
    },
  };
}

/** A pointer on an item moves the focus to the item or to the menu around it. */
function isPointedAt(target: EventTarget | null, menu: MenuStore['parent']): boolean {
  const sheet = menu?.getState().contentElement;
  if (!sheet || !(target instanceof Element)) return false;
  return target === sheet || (sheet.contains(target) && target.matches(':hover'));
}
