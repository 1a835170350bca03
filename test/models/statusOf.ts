/** Status code of an endpoint for a submission. */
export function statusOf(outcome: unknown): number {
  if (outcome === 'limited') return 429;
  return outcome === 'repeated' ? 208 : 201;
}
