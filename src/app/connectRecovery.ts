import { hasDraft } from '../../machines/formRules';
import { canReach, reloadAt } from '../adapters/reloading';
import type { SiteActor } from '../hooks/SiteContext';

/** Performs the decisions of the recovery machine. */
export function connectRecovery(actor: SiteActor): void {
  const { recovery, language } = actor.getSnapshot().context;
  recovery.on('reload.requested', ({ target }) =>
    reloadAt(target, language.getSnapshot().context.language),
  );
}

/**
 * Tells the recovery machine that a chunk of the current address failed to load. Ignored when the site is out of
 * reach, since a reload would lose the page, and when the visitor has moved on.
 */
export async function reportChunkError(actor: SiteActor): Promise<void> {
  const target = location.href;
  if (!(await canReach(target)) || location.href !== target) return;
  const { recovery, contactForm, reviewForm } = actor.getSnapshot().context;
  const drafts = [contactForm, reviewForm].map((form) => form.getSnapshot().context.values);
  recovery.send({ type: 'chunk.failed', target, hasDrafts: drafts.some(hasDraft) });
}
