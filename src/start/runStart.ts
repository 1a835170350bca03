import { delayOf, nextStates, type StartEvent, type StartState } from '../../machines/startTable';

/** Runs the table of the start: takes transitions and waits for delays. Calls back when another state is entered. */
export function runStart(entered: (state: StartState) => void) {
  let state: StartState = 'hidden';
  let timer: ReturnType<typeof setTimeout>;
  const send = (event: StartEvent | 'after'): void => {
    const target = nextStates(state)[event];
    if (!target) return;
    clearTimeout(timer);
    // A state without a delay has nothing after it.
    timer = setTimeout(send, delayOf(target), 'after');
    if (target === state) return;
    state = target;
    entered(state);
  };
  return { send, state: () => state };
}
