import { renderToStaticMarkup } from 'react-dom/server';
import { MarkShapes, markBox } from '../../components/Mark';

/** The studio's mark, as the header shows it: an SVG document without a size or a place of its own. */
export function markDrawing(): string {
  return renderToStaticMarkup(
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={markBox}>
      <MarkShapes />
    </svg>,
  );
}
