import '../../components/Button';
import '../../components/menu/Menu';
import '../../components/dialog/Modal';
import '../../components/Section';
import '../../components/TextLink';

/** The fourth part: Emotion, and what every page is made of. */
export const next = () => import('./layout');
