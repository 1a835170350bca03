import { type ReactNode, useState } from 'react';

interface Props {
  readonly children: ReactNode;
}

/** A section that is left for another page, and come back to. */
export function TwoPages({ children }: Props) {
  const [isHere, setIsHere] = useState(true);
  return (
    <>
      {isHere && children}
      <button type="button" onClick={() => setIsHere(!isHere)}>
        Turn the page
      </button>
    </>
  );
}
