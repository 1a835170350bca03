import '../components/Button';
import '../components/Section';
import '../components/CheckList';
import '../components/Stars';
import '../sections/Header';

/** The fourth part: Emotion, and the top of every page. */
export const next = () => import('./layout');
