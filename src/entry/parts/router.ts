import '../../app/router';
import '../../app/CurrentPage';
import '../../components/SiteLink';

/** Third part: the router. */
export const next = () => import('./components');
