import '../../app/createSite';

/** Second part: XState and the machines with their adapters. */
export const next = () => import('./router');
