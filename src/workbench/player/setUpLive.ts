import { type ActorRefFrom, waitFor } from 'xstate';
import type { Language } from '../../../locales/languages';
import type { MachineName } from '../../models/machines';
import type { Bench } from '../bench/bench';
import { actorOf } from '../bench/recorder';
import type { frameMachine } from '../frame/frame.machine';
import type { LivePlace } from '../frame/livePlaces';
import { type Rig, rigOn } from './rig';

interface Wanted {
  readonly machine: MachineName;
  readonly situation: string;
  readonly language: Language;
}

/** Loads the page in the frame anew in a situation. @throws when it, or the machine on it, does not come. */
export async function setUpLive(
  frame: ActorRefFrom<typeof frameMachine>,
  place: LivePlace,
  { machine, situation, language }: Wanted,
): Promise<Rig> {
  const orders = {
    language: place.language ?? language,
    path: place.path,
    situation: { machine, name: situation },
  };
  frame.send({ type: 'page.ordered', orders });
  const { context } = await waitFor(frame, (snapshot) => !snapshot.matches('loading'));
  const { bench, problem } = context;
  if (!bench) throw new Error(`The page did not load: ${problem}`);
  await appearance(bench, machine);
  const rig = rigOn(bench, machine, situation);
  if (!rig) throw new Error(`${machine} does not run on ${place.path}.`);
  // A page that was loaded anew took its machines with it.
  const isGone = () => frame.getSnapshot().context.bench !== bench;
  return { ...rig, isStopped: () => isGone() || rig.isStopped() };
}

/** Until the machine runs, or for 5 seconds: some start with a part of the page. */
function appearance({ recorder }: Bench, machine: MachineName): Promise<void> {
  const isThere = () => actorOf(recorder.actors.get(), machine)?.status !== undefined;
  if (isThere()) return Promise.resolve();
  return new Promise((resolve) => {
    const finish = () => {
      clearTimeout(timer);
      unsubscribe();
      resolve();
    };
    const timer = setTimeout(finish, 5000);
    const unsubscribe = recorder.actors.subscribe(() => isThere() && finish());
  });
}
