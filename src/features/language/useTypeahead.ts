import { useActorRef } from '@xstate/react';
import { type KeyTyped, typeaheadMachine } from '../../../machines/typeahead.machine';
import { actorOptions } from '../../site/actorOptions';

/**
 * Type-ahead for one menu or submenu: handles a typed key, and returns `undefined` if it is not type-ahead. Works
 * without a site as well.
 */
export function useTypeahead() {
  const actor = useActorRef(typeaheadMachine, actorOptions('typeahead'));
  return (key: Omit<KeyTyped, 'type'>) => {
    const event: KeyTyped = { type: 'key.typed', ...key };
    if (!actor.getSnapshot().can(event)) return undefined;
    actor.send(event);
    return { match: actor.getSnapshot().context.match };
  };
}
