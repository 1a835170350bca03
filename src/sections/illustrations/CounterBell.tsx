import styled from '@emotion/styled';
import { drawnIllustration } from './drawingStyle';

/** A counter bell. */
export function CounterBell() {
  return (
    <Bell viewBox="33 12 234 192" aria-hidden="true" data-object="bell">
      <path data-fill="board" d="M138 160h24v22h-24z" />
      <path data-fill="green" d="M44 204v-11c0-8 5-13 13-13h186c8 0 13 5 13 13v11z" />
      <path data-fill="paper" d="M52 150c0-58 42-102 98-102s98 44 98 102z" />
      <path
        data-fill="kraft"
        data-flat=""
        d="M183.8 54.1C221.2 68 248 104.8 248 150h-27C221 108 205.8 76.1 183.8 54.1z"
      />
      <path data-line="soft" data-shine="" d="M80 130c4-26 17-45 40-56" />
      <path d="M52 150c0-58 42-102 98-102s98 44 98 102z" />
      <path data-fill="paper" d="M42 150h216a8 8 0 0 1 0 16H42a8 8 0 0 1 0-16z" />
      <path data-fill="board" d="M139 34h22v14h-22z" />
      <path data-fill="tomato" d="M122 34c0-13 11-21 28-21s28 8 28 21z" />
      <path data-line="edge" d="M98 30 84 20M92 50l-17-5M202 30l14-10M208 50l17-5" />
    </Bell>
  );
}

const Bell = styled.svg(drawnIllustration, {
  inlineSize: '3em',
  '& [data-shine]': { strokeWidth: 5 },
});
