import styled from '@emotion/styled';
import { color } from '../tokens/roles';

const places = [1, 2, 3, 4, 5];

/** A rating of 1 to 5 as five stars; partial stars are rounded. `label` is its accessible name. */
export function Stars({ rating, label }: { readonly rating: number; readonly label: string }) {
  return (
    <Row role="img" aria-label={label} data-slot="stars">
      {places.map((place) => (
        <Star
          key={place}
          viewBox="0 0 24 24"
          aria-hidden="true"
          data-filled={place <= Math.round(rating)}
        >
          <path d={starPath} />
        </Star>
      ))}
    </Row>
  );
}

const Row = styled.span({ display: 'inline-flex', gap: '0.125rem' });

const Star = styled.svg({
  inlineSize: '1.25rem',
  blockSize: '1.25rem',
  fill: 'transparent',
  stroke: color.accent,
  strokeWidth: 1.5,
  strokeLinejoin: 'round',
  '&[data-filled="true"]': { fill: color.accent },
});

/** A star with five points, as a path in a box of 24 by 24. */
export const starPath =
  'm12 2.6 2.9 6.1 6.6.8-4.9 4.6 1.3 6.6-5.9-3.3-5.9 3.3 1.3-6.6-4.9-4.6 6.6-.8z';
