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
          <path d="m12 2.6 2.9 6.1 6.6.8-4.9 4.6 1.3 6.6-5.9-3.3-5.9 3.3 1.3-6.6-4.9-4.6 6.6-.8z" />
        </svg>
      ))}
    </span>
  );
}
