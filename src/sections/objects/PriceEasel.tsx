import styled from '@emotion/styled';
import { color } from '../../tokens/roles';
import { drawnThing } from './drawingStyle';

/** The price list on its easel: every line has its price, whatever the line says. */
export function PriceEasel() {
  return (
    <Easel viewBox="12 2 166 298" aria-hidden="true" data-object="easel">
      <path data-fill="board" d="M90 200h10l3 100H87z" />
      <path data-fill="kraft" d="M86 4h12L32 300H19zM92 4h12l67 296h-13z" />
      <path data-fill="kraft" d="M22 32h146v204H22z" />
      <path data-fill="green" d="M31 41h128v186H31z" />
      <path
        data-sign=""
        data-upright=""
        d="M80 90V56h14c9 0 14 5 14 13v11M90 67v23h14c9 0 14-5 14-13V56"
      />
      <path data-line="chalk" d="M45 106h100M45 111h100" />
      <path
        data-line="chalk"
        d="M45 134c4-8 7-8 8 0 4-7 7-7 8 0 3-8 7-8 8 0 3-7 6-7 8 0M45 158c4-8 7-8 8 0 4-7 7-7 8 0 3-8 7-8 8 0 3-7 6-7 8 0 3-8 7-7 8 0M45 182c4-8 7-8 8 0 4-7 7-7 8 0M45 206c4-8 7-8 8 0 4-7 7-7 8 0 3-8 7-8 8 0 3-7 6-7 8 0"
      />
      <path data-line="chalk" data-leader="" d="M86 134h34M94 158h26M70 182h50M86 206h34" />
      <path data-price="" d="M128 132h17M128 156h17M128 180h17M128 204h17" />
      <path data-fill="kraft" d="M12 236h166v12H12z" />
    </Easel>
  );
}

const Easel = styled.svg(drawnThing, {
  inlineSize: '1.72em',
  '& [data-sign], & [data-price]': { stroke: color.highlight, strokeWidth: 4 },
  '& [data-leader]': { strokeDasharray: '0 6' },
});
