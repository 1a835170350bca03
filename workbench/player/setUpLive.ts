import { type ActorRefFrom, waitFor } from 'xstate';
import type { Language } from '../../locales/languages';
import type { Bench } from '../bench/bench';
import { actorOf } from '../bench/recorder';
import type { frameMachine } from '../frame/frame.machine';
import type { LivePlace } from '../frame/livePlaces';
import type { MachineName } from '../walks/models';
import { type Subject, subjectOn } from './subject';

interface Wanted {
  readonly machine: MachineName;
  readonly scenario: string;
  readonly language: Language;
}

/**
 * Reloads the framed page in a scenario.
 * @throws if the page or the machine is missing.
 */
export async function setUpLive(
  frame: ActorRefFrom<typeof frameMachine>,
  place: LivePlace,
  { machine, scenario, language }: Wanted,
): Promise<Subject> {
  const request = {
    language: place.language ?? language,
    path: place.path,
    scenario: { machine, name: scenario },
  };
  frame.send({ type: 'page.requested', request });
  const { context } = await waitFor(frame, (snapshot) => !snapshot.matches('loading'));
  const { bench, problem } = context;
  if (!bench) throw new Error(`The page did not load: ${problem}`);
  await appearance(bench, machine);
  const subject = subjectOn(bench, machine, scenario);
  if (!subject) throw new Error(`${machine} does not run on ${place.path}.`);
  // A reloaded page has new machines.
  const isGone = () => frame.getSnapshot().context.bench !== bench;
  return { ...subject, isStopped: () => isGone() || subject.isStopped() };
}

/** Waits up to 5 seconds for the machine, because some start with a part of the page. */
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
