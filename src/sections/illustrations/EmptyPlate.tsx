import styled from '@emotion/styled';
import { color } from '../../tokens/roles';
import { paperStroke } from './drawingStyle';

/** An empty plate for an empty list. Fork left and knife right in every language. */
export function EmptyPlate() {
  return (
    <Place viewBox="0 6 440 299" aria-hidden="true" data-object="plate">
      <path data-mat="" d="M12 20h416v284H12z" />
      <path data-seam="" d="M24 32h392v260H24z" />
      <ellipse data-shadow="" cx="225" cy="169" rx="125" ry="122" />
      <circle data-china="" cx="220" cy="162" r="124" />
      <circle data-rim="" cx="220" cy="162" r="114" />
      <circle data-china="" cx="220" cy="162" r="82" />
      <path data-shine="" d="M160 132a68 68 0 0 1 34-32" />
      <g data-crumbs="">
        <path d="m204 178 9-5 6 7-8 6zM238 150l6-2 2 6-6 2zM250 190l8 1-3 7-7-2zM224 206l4 2-3 4-4-2z" />
      </g>
      <g data-silver="">
        <path d="M50 70v46c0 10 5 15 9 17l-3 118c0 9 14 9 14 0l-3-118c4-2 9-7 9-17V70" />
        <path data-line="" d="M59 70v40M67 70v40" />
        <path d="M372 70c20 22 22 66 14 96l-2 85c0 9-14 9-14 0z" />
      </g>
    </Place>
  );
}

const Place = styled.svg(paperStroke, {
  inlineSize: '100%',
  maxInlineSize: '30rem',
  '& [data-mat]': { fill: color.kraft },
  '& [data-seam]': { strokeDasharray: '1 8' },
  '& [data-shadow]': { fill: color.shadowContact, stroke: 'none' },
  '& [data-china]': { fill: color.sheet },
  '& [data-rim]': { fill: color.sheet, stroke: color.highlight, strokeWidth: 5 },
  '& [data-shine]': { stroke: color.sheetRule, strokeWidth: 4 },
  '& [data-crumbs]': { fill: color.highlight },
  '& [data-silver] path': { fill: color.sheet },
  '& [data-silver] [data-line]': { fill: 'none' },
});
