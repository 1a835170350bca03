import { draftsKey } from './pageContract';

/**
 * Shows the drafts that an earlier document of this tab kept, by the names of their forms, until the machines do. Keeps
 * what the browser itself has restored.
 */
export function showDrafts(): void {
  try {
    const drafts: Record<string, Record<string, unknown>> = JSON.parse(
      sessionStorage[draftsKey] ?? '{}',
    );
    for (const [form, draft] of Object.entries(drafts))
      for (const [name, value] of Object.entries(draft)) {
        const control = document.forms.namedItem(form)?.elements.namedItem(name);
        if (control instanceof HTMLInputElement && value === true) control.checked = true;
        else if (control && 'value' in control) control.value ||= `${value}`;
      }
  } catch {
    // Storage is blocked, or another program has written the text.
  }
}
