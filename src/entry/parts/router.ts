import '../../app/router';
import '../../app/CurrentPage';
import '../../components/SiteLink';

/** The third part: the router. */
export const next = () => import('./components');
