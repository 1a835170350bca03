import type { Chart, ChartArrow, ChartState } from './chartOf';

/** A state and all in it, each before what is in it. */
export function statesFrom(state: ChartState): readonly ChartState[] {
  return [state, ...state.states.flatMap(statesFrom)];
}

/** Whether an arrow leads from a state to one in it: whichever is active there, it holds. */
export function leadsInside({ source, target }: ChartArrow, { root }: Chart): boolean {
  const from = statesFrom(root).find(({ id }) => id === source);
  return from?.states.some((child) => statesFrom(child).some(({ id }) => id === target)) ?? false;
}

/** Whether an arrow leads to a state that is defined before the one it comes from. */
export function leadsBack({ source, target }: ChartArrow, { root }: Chart): boolean {
  const ids = statesFrom(root).map(({ id }) => id);
  return ids.indexOf(target) < ids.indexOf(source);
}
