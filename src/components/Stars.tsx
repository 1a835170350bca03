import styled from '@emotion/styled';
import { color } from '../tokens/roles';
import { starPath } from './starPath';

interface Props {
  /** 1 to 5; partial stars are rounded. */
  readonly rating: number;
  /** Accessible name of the rating. */
  readonly label: string;
}

const places = [1, 2, 3, 4, 5];

/** A rating as five stars. */
export function Stars({ rating, label }: Props) {
  return (
    <Row role="img" aria-label={label}>
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
