import { hasDraft } from '../../machines/formRules';
import type { SiteActor } from '../hooks/SiteContext';
import { canReach, reloadAt } from '../services/reloading';

/** Carries out what the recovery machine decides. */
export function connectRecovery(actor: SiteActor): void {
  const { recovery, language } = actor.getSnapshot().context;
  recovery.on('reload.wanted', ({ target }) =>
    reloadAt(target, language.getSnapshot().context.language),
  );
}

/**
 * Tells the recovery machine that a piece of code did not come for the address that stands, unless
 * nothing can be reached at all: a reload without a connection would lose the page.
 */
export async function reportChunkError(actor: SiteActor): Promise<void> {
  const target = location.href;
  if (!(await canReach(target))) return;
  const { recovery, contactForm, reviewForm } = actor.getSnapshot().context;
  const drafts = [contactForm, reviewForm].map((form) => form.getSnapshot().context.values);
  recovery.send({ type: 'chunk.failed', target, hasDrafts: drafts.some(hasDraft) });
}
