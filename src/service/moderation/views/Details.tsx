import type { ReactNode } from 'react';

interface Props {
  /** What is known, by name; what is empty is left out. */
  readonly entries: readonly (readonly [name: string | false, value: ReactNode])[];
}

/** What is known of a review or an enquiry beside its text. */
export function Details({ entries }: Props) {
  const known = entries.filter(([name, value]) => name && value);
  return (
    <dl>
      {known.map(([name, value]) => (
        <div key={String(name)}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
