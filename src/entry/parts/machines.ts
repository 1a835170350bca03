import '../../app/createSite';

/** The second part: XState, and the machines wired to the outside world. */
export const next = () => import('./router');
