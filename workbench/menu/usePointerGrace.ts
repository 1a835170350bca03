import type { MenuStore } from '@ariakit/react';
import { useEffect, useRef } from 'react';

/** Grace period for a pointer that left the item, in ms. Source: docs/specification.md, section 9. */
const graceTime = 300;

export interface Grace {
  /** The pointer is moving to the submenu, so items in between ignore it. */
  onApproach(): boolean;
  /** Closes the submenu at once for a press or focus outside. */
  onOutside(event: Event): boolean;
  /** The pointer or focus has arrived. */
  end(): void;
}

/**
 * Keeps a submenu open for a grace period after the pointer leaves its item, restarted by each step towards the
 * submenu. Ariakit would close it as soon as another item is hovered.
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

/** Hovering an item focuses it or the menu around it. */
function isPointedAt(target: EventTarget | null, menu: MenuStore['parent']): boolean {
  const sheet = menu?.getState().contentElement;
  if (!sheet || !(target instanceof Element)) return false;
  return target === sheet || (sheet.contains(target) && target.matches(':hover'));
}
