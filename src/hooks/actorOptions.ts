import type { Site } from './SiteContext';

/** What a machine is watched by and keeps its time by; nothing where there is no such thing. */
export function actorOptions({ inspect, clock }: Partial<Pick<Site, 'inspect' | 'clock'>>) {
  return { ...(inspect && { inspect }), ...(clock && { clock }) };
}
