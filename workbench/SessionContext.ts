import { useSelector } from '@xstate/react';
import { createContext, useContext } from 'react';
import type { Bench } from './bench/bench';
import type { Session } from './session';

export const SessionContext = createContext<Session | undefined>(undefined);

/** @throws outside of a SessionContext. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession must be used within a SessionContext');
  return session;
}

/** State of the panels: the isolated machine if there is one, otherwise the page's machines. */
export function useBench(): Bench | undefined {
  const { frame, player } = useSession();
  const page = useSelector(frame, ({ context }) => context.bench);
  const set = useSelector(player, ({ context }) => context.subject?.bench);
  return set?.kind === 'alone' ? set : page;
}

/** Machine of the chart and the path. */
export function useMachineName() {
  return useSelector(useSession().player, ({ context }) => context.machine);
}
