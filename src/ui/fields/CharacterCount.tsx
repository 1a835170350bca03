import styled from '@emotion/styled';
import { useEffect, useState } from 'react';
import { color } from '../../tokens/roles';
import { VisuallyHidden } from '../VisuallyHidden';

interface Props {
  readonly length: number;
  readonly maxLength: number;
  /** Label with the number of characters left. */
  readonly words: (left: number) => string;
}

/** True if a text is so long that its count appears. A short one, such as a number of three digits, is counted at a glance. */
export function isNearLimit(length: number, maxLength: number): boolean {
  return maxLength > 29 && length >= maxLength * 0.9;
}

/** Debounce before the count is announced, in ms. */
const debounce = 1000;

/** Characters left: visible near the limit, announced when typing pauses. */
export function CharacterCount({ length, maxLength, words }: Props) {
  const count = isNearLimit(length, maxLength) ? words(Math.max(maxLength - length, 0)) : '';
  const [heard, setHeard] = useState('');
  useEffect(() => {
    if (count === heard) return undefined;
    const timer = setTimeout(() => setHeard(count), debounce);
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
