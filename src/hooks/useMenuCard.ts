import { useActorRef, useSelector } from '@xstate/react';
import { menuCardMachine } from '../../machines/menuCard.machine';
import { actorOptions } from './actorOptions';
import { useSite } from './SiteContext';

export interface MenuCard {
  /** Whether the side in the other language is up. */
  readonly isTurnedOver: boolean;
  turn(): void;
}

/** The menu card that a visitor turns over, from when it mounts until it leaves. */
export function useMenuCard(): MenuCard {
  const actor = useActorRef(menuCardMachine, actorOptions('menuCard', useSite()));
  return {
    isTurnedOver: useSelector(actor, (snapshot) => snapshot.matches('turnedOver')),
    turn: () => actor.send({ type: 'card.turned' }),
  };
}
