import styled from '@emotion/styled';
import { drawnIllustration } from './drawingStyle';

interface Props {
  /** An empty book shows a pen. */
  readonly hasEntry?: boolean;
}

/** An open guest book with scribbles in no language. */
export function GuestBook({ hasEntry = false }: Props) {
  return (
    <Book viewBox="6 12 328 208" aria-hidden="true" data-object="guestBook">
      <path data-fill="green" d="M16 200 42 32h256l26 168z" />
      <path data-fill="board" d="M26 194 50 28h240l24 166c-60-12-124-12-144 2-20-14-84-14-144-2z" />
      <path data-fill="paper" d="M170 188c-20-14-84-14-142-2L52 26c40-12 98-10 118 4z" />
      <path data-fill="paper" d="M170 188c20-14 84-14 142-2L288 26c-40-12-98-10-118 4z" />
      <path
        data-line="soft"
        d="M57 66c32-7 73-7 101 0M182 66c28-7 69-7 101 0M54 94c32-7 76-7 104 0M182 94c28-7 72-7 104 0M50 122c32-7 80-7 108 0M182 122c28-7 76-7 108 0M46 150c32-7 84-7 112 0M182 150c28-7 80-7 112 0"
      />
      {hasEntry && (
        <path
          data-written=""
          d="M64 63c2.4 0 2.1-12.6 3.8-12.6s0.3 12.6 3.5 12.6c2.5 0 2.1-6.9 3.9-6.9s0.4 6.9 3.5 6.9c2.7 0 2.3-8 4.2-8s0.3 8 3.1 8c2.3 0 1.9-6.9 3.6-6.9s0.4 6.9 3.8 6.9M100.3 63c2.4 0 2.1-6.9 3.8-6.9s0.3 6.9 3.2 6.9c2.9 0 2.5-8 4.5-8s0.3 8 3.4 8c2.8 0 2.4-6.9 4.4-6.9s0.3 6.9 3.4 6.9c2.7 0 2.3-6.9 4.2-6.9s0.3 6.9 3.1 6.9c2.7 0 2.3-8 4.2-8s0.4 8 3.8 8M61 91c2.6 0 2.2-6.9 4.1-6.9s0.4 6.9 3.7 6.9c2.7 0 2.3-6.9 4.2-6.9s0.3 6.9 3 6.9c2.7 0 2.4-13.8 4.3-13.8s0.4 13.8 3.5 13.8c2.4 0 2.1-6.9 3.8-6.9s0.3 6.9 3 6.9c2.8 0 2.4-8 4.4-8s0.3 8 3.4 8c2.7 0 2.3-6.9 4.3-6.9s0.4 6.9 3.8 6.9M113.6 91c2.7 0 2.3-8 4.3-8s0.4 8 3.8 8c2.5 0 2.2-6.9 3.9-6.9s0.4 6.9 3.7 6.9c2.5 0 2.2-6.9 4-6.9s0.4 6.9 3.9 6.9M57 119c2.8 0 2.4-8 4.4-8s0.3 8 3.1 8c2.3 0 2-12.6 3.7-12.6s0.3 12.6 3.2 12.6c2.9 0 2.5-6.9 4.5-6.9s0.3 6.9 3.4 6.9c2.7 0 2.3-6.9 4.2-6.9s0.3 6.9 3.3 6.9c2.6 0 2.2-8 4.1-8s0.3 8 3.3 8M186 63c2.5 0 2.1-13.8 3.9-13.8s0.4 13.8 3.5 13.8c2.6 0 2.3-6.9 4.1-6.9s0.4 6.9 3.8 6.9c2.7 0 2.3-8 4.2-8s0.4 8 3.8 8M216.5 63c2.8 0 2.4-6.9 4.4-6.9s0.4 6.9 3.9 6.9c2.7 0 2.3-8 4.2-8s0.3 8 3.1 8c2.8 0 2.4-6.9 4.4-6.9s0.4 6.9 3.9 6.9c2.8 0 2.4-6.9 4.5-6.9s0.4 6.9 3.5 6.9M186 91c2.7 0 2.3-6.9 4.3-6.9s0.3 6.9 3.2 6.9c2.8 0 2.4-12.6 4.4-12.6s0.4 12.6 3.5 12.6c2.4 0 2.1-6.9 3.8-6.9s0.3 6.9 3 6.9c2.8 0 2.4-8 4.4-8s0.4 8 3.9 8"
        />
      )}
      <path data-fill="kraft" d="M6 198h328v22H6z" />
      <path data-fill="tomato" d="M163 186v28l7-7 7 7v-28c-3 0-5 1-7 2-2-1-4-2-7-2z" />
      <path data-fill="shadow" d="m228 92 16-3 78-52-4-8-78 52z" />
      <g transform="translate(224 88) rotate(-34)">
        <path data-fill="paper" d="m0 0 17-6v12z" />
        <path data-fill="green" d="M17-6h70V6H17z" />
        <path data-fill="butter" d="M87-6h24c8 0 8 12 0 12H87z" />
      </g>
    </Book>
  );
}

const Book = styled.svg(drawnIllustration, {
  inlineSize: '3.6em',
  '& [data-written]': { strokeWidth: 1.5 },
});
