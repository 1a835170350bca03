declare module '@tanstack/react-router' {
  interface HistoryState {
    readonly carriedMenu?: CarriedMenu;
  }
}

/**
 * A written menu on its way to the contact form. It travels in the history entry, because the server would see what the
 * address holds.
 */
export interface CarriedMenu {
  readonly name: string;
  /** Of its page, with the menu in the fragment. */
  readonly address: string;
  /** For the message: what it is, its name and its address. */
  readonly text: string;
}

/** The menu in the state of a history entry, which another version of the site may have written. */
export function readCarriedMenu(state: unknown): CarriedMenu | undefined {
  const { name, address, text } = fieldsOf(fieldsOf(state).carriedMenu);
  if (typeof name !== 'string' || typeof address !== 'string' || typeof text !== 'string')
    return undefined;
  return { name, address, text };
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
