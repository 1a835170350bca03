import type { Chart, ChartArrow, ChartState } from './chartOf';

/** A state and its descendants, parents first. */
export function statesFrom(state: ChartState): readonly ChartState[] {
  return [state, ...state.states.flatMap(statesFrom)];
}

/** True if an arrow leads from a state to one of its descendants. */
export function leadsInside({ source, target }: ChartArrow, { root }: Chart): boolean {
  const from = statesFrom(root).find(({ id }) => id === source);
  return from?.states.some((child) => statesFrom(child).some(({ id }) => id === target)) ?? false;
}

/** True if an arrow leads to a state that is defined before its source. */
export function leadsBack({ source, target }: ChartArrow, { root }: Chart): boolean {
  const ids = statesFrom(root).map(({ id }) => id);
  return ids.indexOf(target) < ids.indexOf(source);
}
