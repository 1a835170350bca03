import {
  type StartEffect,
  type StartEvent,
  type StartState,
  transitionOf,
} from '../../machines/startTable';

/** Performs an effect; `detail` is that of its event. */
export type Effects = Readonly<Record<StartEffect, (detail?: Element) => void>>;

/** Runs the table of the start: takes transitions, and performs their effects in order. */
export function runStart(effects: Effects, changed: (state: StartState) => void) {
  let state: StartState = 'hidden';
  const send = (event: StartEvent, detail?: Element): void => {
    const transition = transitionOf(state, event);
    if (!transition) return;
    const [target, ...performed] = transition;
    state = target;
    changed(state);
    for (const effect of performed) effects[effect](detail);
  };
  return { send, state: () => state };
}
