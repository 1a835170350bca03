import { renderToStaticMarkup } from 'react-dom/server';
import { MarkShapes, markBox } from '../../../components/Mark';

const svg = renderToStaticMarkup(
  <svg xmlns="http://www.w3.org/2000/svg" viewBox={markBox}>
    <MarkShapes />
  </svg>,
);

/** The studio's mark as an address that needs no request. */
export const icon = `data:image/svg+xml,${encodeURIComponent(svg)}`;
