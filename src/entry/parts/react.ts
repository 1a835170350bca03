import 'react-dom/client';

/** First part: React. */
export const next = () => import('./machines');
