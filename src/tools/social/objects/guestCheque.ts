import { starPath } from '../../../components/starPath';
import { box, type Drawing, path } from '../drawing';
import { color, type DrawingContext, fromStart } from '../drawingContext';

/** A guest's cheque on the spike beside the till, its stars still to be filled. */
export function drawGuestCheque(context: DrawingContext): Drawing {
  const width = 340;
  const height = 430;
  const text = { x: 60, width: 220 };
  const foot = { x: 64, width: 212 };
  const stars = [0, 1, 2, 3, 4].map((place) =>
    path(
      starPath,
      `transform="translate(${58 + place * 46} 132) scale(1.7)" stroke="${color.accent}" stroke-width="2"`,
    ),
  );
  const written = [220, 220, 136].map((long, row) => {
    const { x } = fromStart(context, text, 0, long);
    return path(`M${x} ${228 + row * 40}h${long}`, `stroke="${color.inkSoft}"`);
  });
  return {
    width,
    height,
    foot,
    svg: [
      path(`M170 ${height - 20}V300`, 'stroke-width="6"'),
      box(foot, height - 38, 38, color.wood, 14),
      '<g transform="rotate(-3 170 200)">',
      box({ x: 32, width: 276 }, 62, 300),
      box({ x: 32, width: 276 }, 62, 32, color.accent),
      ...stars,
      ...written,
      '</g>',
      path('M170 112V6', 'stroke-width="6"'),
    ].join(''),
  };
}
