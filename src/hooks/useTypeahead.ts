import { useActorRef } from '@xstate/react';
import { useContext } from 'react';
import { type KeyTyped, typeaheadMachine } from '../../machines/typeahead.machine';
import { actorOptions } from './actorOptions';
import { SiteContext } from './SiteContext';

/** Handles a key typed in a menu; `undefined` if it is not type-ahead. */
export type Typeahead = (
  key: Omit<KeyTyped, 'type'>,
) => { readonly match: number | undefined } | undefined;

/** Type-ahead for one menu or submenu. Works without a site as well. */
export function useTypeahead(): Typeahead {
  const site = useContext(SiteContext);
  const actor = useActorRef(typeaheadMachine, actorOptions('typeahead', site ?? {}));
  return (key) => {
    const event: KeyTyped = { type: 'key.typed', ...key };
    if (!actor.getSnapshot().can(event)) return undefined;
    actor.send(event);
    return { match: actor.getSnapshot().context.match };
  };
}
