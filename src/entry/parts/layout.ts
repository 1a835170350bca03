import '../../app/routeTree';
import '../../app/defaultParams';

/** The fourth part: Emotion, what surrounds every page, and the table that leads to the pages. */
export const next = async () => ({ start: (await import('./hydrate')).start });
