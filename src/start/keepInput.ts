/**
 * Remembers the exported controls, because React renders the whole page again if its HTML was changed on its way, for
 * example by a service that hides email addresses. The old elements go on holding what is typed until they are replaced.
 */
export function keepInput(page: Element) {
  const before = controlsIn(page);
  const keys = new Map([...before].map(([key, control]) => [control, key]));
  let focused = document.activeElement;
  const follow = ({ target }: Event) => {
    if (target instanceof Element && target.matches(kept)) focused = target;
  };
  page.addEventListener('focusin', follow);
  return {
    /** The present element of an exported control. */
    currentOf: (control: HTMLElement) =>
      control.isConnected ? control : controlsIn(page).get(keys.get(control) ?? ''),
    /**
     * Gives the present elements what the visitor has typed, chosen, opened and focused. Call it when others have
     * replaced the exported ones.
     */
    restore() {
      page.removeEventListener('focusin', follow);
      if ([...before.values()].every(({ isConnected }) => isConnected)) return;
      const after = controlsIn(page);
      for (const [key, old] of before) {
        const control = after.get(key);
        if (!control || control === old) continue;
        copyInput(old, control);
        if (old === focused) control.focus({ preventScroll: true });
      }
    },
  };
}

const kept = 'a, button, input, select, textarea, details, summary';

/** Controls by tag, name and position among those of the same name. */
function controlsIn(page: Element): ReadonlyMap<string, HTMLElement> {
  const controls = new Map<string, HTMLElement>();
  for (const control of page.querySelectorAll<HTMLElement>(kept)) {
    const names = ['id', 'name', 'value', 'href'].map((name) => control.getAttribute(name));
    let key = [control.tagName, ...names].join(' ');
    while (controls.has(key)) key += '+';
    controls.set(key, control);
  }
  return controls;
}

function copyInput(from: Element, to: Element): void {
  for (const name of ['open', 'checked', 'value']) {
    const value = Reflect.get(from, name);
    if (value !== Reflect.get(to, name)) Reflect.set(to, name, value);
  }
}
