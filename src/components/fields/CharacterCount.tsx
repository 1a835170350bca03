import styled from '@emotion/styled';
import { useEffect, useState } from 'react';
import { color } from '../../tokens/roles';
import { VisuallyHidden } from '../VisuallyHidden';

interface Props {
  readonly length: number;
  readonly maxLength: number;
  /** Says how many characters are left. */
  readonly words: (left: number) => string;
}

/** The part of the limit from which on the count shows. */
const nearLimit = 0.9;

/** How long typing rests before the count is said aloud, in ms. */
const rest = 1000;

/** How many characters a text may still take: seen near the limit, heard when typing rests. */
export function CharacterCount({ length, maxLength, words }: Props) {
  const count = length >= maxLength * nearLimit ? words(Math.max(maxLength - length, 0)) : '';
  const [heard, setHeard] = useState('');
  useEffect(() => {
    if (count === heard) return undefined;
    const timer = setTimeout(() => setHeard(count), rest);
    return () => clearTimeout(timer);
  }, [count, heard]);
  return (
    <>
      {count && <Seen aria-hidden="true">{count}</Seen>}
      <VisuallyHidden aria-live="polite">{heard}</VisuallyHidden>
    </>
  );
}

const Seen = styled.span({ color: color.inkSoft, fontVariantNumeric: 'tabular-nums' });
