import 'react-dom/client';

/** The first part: React. */
export const next = () => import('./machines');
