/** How an endpoint says what became of an inquiry or a review. */
export function statusOf(outcome: unknown): number {
  if (outcome === 'limited') return 429;
  return outcome === 'repeated' ? 208 : 201;
}
