import { starPath } from '../../../components/starPath';

interface Props {
  /** 1 to 5. */
  readonly rating: number;
  /** Says the rating in words. */
  readonly label: string;
}

const places = [1, 2, 3, 4, 5];

/** A rating as five stars. */
export function Stars({ rating, label }: Props) {
  return (
    <span className="stars" role="img" aria-label={label}>
      {places.map((place) => (
        <svg
          key={place}
          className={place <= rating ? 'filled' : undefined}
          viewBox="0 0 24 24"
          aria-hidden="true"
        >
          <path d={starPath} />
        </svg>
      ))}
    </span>
  );
}
