import '../../components/Button';
import '../../components/menu/Menu';
import '../../components/dialog/Modal';
import '../../components/Section';
import '../../components/TextLink';

/** Fourth part: Emotion and the components of every page. */
export const next = () => import('./layout');
