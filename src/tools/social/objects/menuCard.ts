import { heroMenu } from '../../../content/heroMenu';
import { box, type Drawing, path } from '../drawing';
import { color, type DrawingContext, lettering } from '../drawingContext';

const soldOut = 'malabi';

/** A printed menu card; what is sold out has been struck with a red pencil. */
export function drawMenuCard(context: DrawingContext): Drawing {
  const { language, setType } = context;
  const whole = { x: 0, width: 292 };
  const height = 416;
  const words = { x: 24, width: whole.width - 48, align: 'middle', face: 'display' } as const;
  const size = 44;
  const dishes = heroMenu.dishes.flatMap(({ id, name }, row) => {
    const y = 200 + row * 78;
    const printed = lettering(context, name[language], { ...words, y, size });
    if (id !== soldOut) return [printed];
    const half = (setType(name[language], 'display', language).width * size) / 2 + 16;
    const struck = `M${whole.width / 2 - half} ${y - 8}c${half * 0.6} -16 ${half * 1.3} 6 ${half * 2} -12`;
    return [printed, path(struck, `stroke="${color.accent}" stroke-width="7"`)];
  });
  return {
    width: whole.width,
    height,
    foot: whole,
    svg: [
      box(whole, 0, height),
      lettering(context, heroMenu.restaurant[language], { ...words, y: 86, size: 58 }),
      path(`M24 120h${words.width}M24 130h${words.width}`, 'stroke-width="3"'),
      ...dishes,
    ].join(''),
  };
}
