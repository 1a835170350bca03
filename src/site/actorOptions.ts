import type { Site } from './SiteContext';

/** Actor options: id for inspectors, and in development an inspector and a clock. */
export function actorOptions(
  id: string,
  { inspect, clock }: Partial<Pick<Site, 'inspect' | 'clock'>>,
) {
  return { id, ...(inspect && { inspect }), ...(clock && { clock }) };
}
