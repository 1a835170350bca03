/**
 * Masks text that was typed in the fields of a document, wherever a message contains it: names, addresses, messages.
 * Types of events and states are kept.
 */
export function createMask(document: Document): (message: unknown) => unknown {
  const typed = new Set<string>();
  const note = (field: unknown) => {
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
    const isText = !['checkbox', 'radio', 'submit', 'button', 'hidden'].includes(field.type);
    if (isText && field.value.trim() !== '') typed.add(field.value.trim());
  };
  document.addEventListener('input', ({ target }) => note(target), true);

  const hide = (value: unknown, key?: string): unknown => {
    if (typeof value === 'string') return isPrivate(value) && !kept.has(key ?? '') ? '•••' : value;
    if (Array.isArray(value)) return value.map((one) => hide(one));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, hide(inner, key)]));
  };
  const isPrivate = (text: string) =>
    typed.has(text.trim()) || [...typed].some((one) => one.length > 3 && text.includes(one));
  return (message) => {
    // Drafts were typed in an earlier document.
    document.querySelectorAll('input, textarea').forEach(note);
    return hide(message);
  };
}

/** Keys of messages that never have typed text. */
const kept: ReadonlySet<string> = new Set(['type', 'status', 'definition', 'sessionId']);
