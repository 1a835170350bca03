import { type ActorRefFrom, createActor, fromCallback, fromPromise } from 'xstate';
import type { Language } from '../../locales/languages';
import { createStore, type Store } from './bench/store';
import { frameMachine } from './frame/frame.machine';
import type { FrameHost, FrameOrders } from './frame/frameHost';
import { livePlaceOf } from './frame/livePlaces';
import { firstPathOf } from './player/paths';
import { playerMachine } from './player/player.machine';
import type { PlayerEvent } from './player/playerSetup';
import type { Path, SetUp } from './player/progress';
import type { Rig } from './player/rig';
import { setUpAlone } from './player/setUpAlone';
import { setUpLive } from './player/setUpLive';
import { look, type Taken, takeStep } from './player/takeStep';
import { watchHand } from './player/watchHand';

/** By machine: the ids of the transitions that were taken since the workbench was opened. */
export type Coverage = ReadonlyMap<string, ReadonlySet<string>>;

/** All that runs behind one open workbench. */
export interface Session {
  readonly frame: ActorRefFrom<typeof frameMachine>;
  readonly player: ActorRefFrom<typeof playerMachine>;
  readonly coverage: Store<Coverage>;
  readonly language: Store<Language>;
  /** Loads a page in the frame, in a language. */
  open(orders: FrameOrders): void;
  /** What the frame's page is to find on this window. */
  hostFor(load: number): FrameHost;
}

type Stepping = { readonly rig: Rig; readonly state: string };

/** Starts a session; it ends with its window. */
export function createSession(): Session {
  const coverage = createStore<Coverage>(new Map());
  const language = createStore<Language>('en');
  const taken = (machine: string, transition: string) => {
    const known = coverage.get().get(machine) ?? new Set();
    if (known.has(transition)) return;
    coverage.set(new Map(coverage.get()).set(machine, new Set([...known, transition])));
  };
  const frame = createActor(frameMachine, { input: { language: 'en', path: '/' } }).start();
  const rigFor = ({ machine, situation }: Path): Promise<Rig> | Rig => {
    const place = livePlaceOf(machine, situation);
    return place
      ? setUpLive(frame, place, { machine, situation, language: language.get() })
      : setUpAlone(machine, situation, taken);
  };
  const provided = playerMachine.provide({
    actors: {
      setUp: fromPromise<SetUp, Path>(async ({ input }) => {
        const rig = await rigFor(input);
        // What was told before anybody listened cannot be held against it.
        rig.stage.hear();
        const to = rig.model.situations[rig.situation]?.starts ?? '';
        return { rig, differences: look(rig, { to, tells: [] }) };
      }),
      take: fromPromise<Taken, Stepping & { readonly step: string }>(({ input }) =>
        takeStep(input.rig, input.state, input.step),
      ),
      watchHand: fromCallback<PlayerEvent, Stepping>(({ input, sendBack }) =>
        watchHand(input.rig, input.state, {
          stepped: (one) => sendBack({ type: 'hand.stepped', taken: one }),
          strayed: () => sendBack({ type: 'hand.strayed' }),
        }),
      ),
    },
  });
  const player = createActor(provided, { input: firstPathOf('contactForm') }).start();
  return {
    frame,
    player,
    coverage,
    language,
    open(orders) {
      language.set(orders.language);
      const { machine, situation, steps } = player.getSnapshot().context;
      // The machines of the page that was there are gone with it.
      player.send({ type: 'path.chosen', machine, situation, steps });
      frame.send({ type: 'page.ordered', orders });
    },
    hostFor: (load) => ({
      orders: frame.getSnapshot().context.orders,
      opened: (bench) => frame.send({ type: 'page.opened', load, bench }),
      failed: (problem) => frame.send({ type: 'page.failed', load, problem }),
      taken,
    }),
  };
}
