import type { Site } from './SiteContext';

/** What a machine is called in an inspector; what it is watched by and keeps its time by, where there is such a thing. */
export function actorOptions(
  id: string,
  { inspect, clock }: Partial<Pick<Site, 'inspect' | 'clock'>>,
) {
  return { id, ...(inspect && { inspect }), ...(clock && { clock }) };
}
