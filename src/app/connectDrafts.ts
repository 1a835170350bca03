import type { AnyForm } from '../../machines/createFormMachine';
import { type FormValues, hasDraft } from '../../machines/formRules';
import type { SiteActors } from '../actors/siteActors';
import { readStorage, writeStorage } from '../adapters/visit';

type Drafts = Readonly<Partial<Record<string, FormValues>>>;

/** Session storage key of the drafts of both forms. */
const key = 'drafts';

const formNames = ['contactForm', 'reviewForm'] as const;

/**
 * Restores drafts that `loadDocument` kept into fields that are empty, and keeps them for the next page of this tab.
 * Call it once the forms have read what was typed before hydration.
 */
export function connectDrafts(actors: SiteActors): void {
  const drafts = readDrafts();
  if (!drafts) return;
  for (const name of formNames) {
    const form: AnyForm = actors[name];
    const draft = drafts[name];
    if (!draft || !hasDraft(draft)) continue;
    // A hidden form accepts no values.
    const isHidden = form.getSnapshot().hasTag('hidden');
    form.send({ type: 'form.opened' });
    for (const [field, value] of Object.entries(form.getSnapshot().context.values)) {
      const kept = draft[field];
      if (kept === undefined || typeof kept !== typeof value || value) continue;
      form.send({ type: 'field.changed', field, value: kept });
    }
    if (isHidden) form.send({ type: 'form.cancelled' });
  }
  addEventListener('pagehide', () => keepDrafts(actors));
}

/**
 * Writes the drafts of both forms into storage, where the next page of this tab finds them.
 * @returns false if there is a draft and storage is blocked or full.
 */
export function keepDrafts(actors: SiteActors): boolean {
  const drafts = formNames.map(
    (name) => [name, actors[name].getSnapshot().context.values] as const,
  );
  const isKept = writeStorage('sessionStorage', key, JSON.stringify(Object.fromEntries(drafts)));
  return isKept || !drafts.some(([, values]) => hasDraft(values));
}

/** Nothing if no text is stored, or if it is malformed. */
function readDrafts(): Drafts | undefined {
  try {
    return JSON.parse(readStorage('sessionStorage', key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}
