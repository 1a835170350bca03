import '../../app/routeTree';
import '../../app/defaultParams';

/** Fifth part: the layout and the route table. */
export const next = async () => ({ start: (await import('./hydrate')).start });
