import {
  type StartEffect,
  type StartEvent,
  type StartState,
  startTable,
  transitionOf,
} from '../../machines/startTable';

/** Performs an effect; `detail` is that of its event. */
export type Effects = Readonly<Record<StartEffect, (detail?: Element) => void>>;

/** Runs the table of the start: takes transitions, and performs their effects in order. */
export function runStart(effects: Effects, changed: (state: StartState) => void) {
  let state: StartState = startTable.initial;
  const send = (event: StartEvent, detail?: Element): void => {
    const transition = transitionOf(state, event);
    if (!transition) return;
    const { target = state, actions = [] } = transition;
    state = target;
    changed(state);
    for (const effect of actions) effects[effect](detail);
  };
  return { send, state: () => state };
}
