import type { HistoryEntry } from '../history';
import type { ModerationWords } from '../words/words';
import { useView } from './View';

/** Who has done it, in words. */
export function Actor({ of: { actor } }: { readonly of: HistoryEntry }) {
  const { words } = useView();
  return <span>{actorName(actor, words)}</span>;
}

function actorName(actor: string, { history: { actors } }: ModerationWords): string {
  const names: Readonly<Record<string, string>> = {
    owner: actors.owner,
    'command line': actors.commandLine,
    service: actors.service,
  };
  return names[actor] ?? actor;
}
