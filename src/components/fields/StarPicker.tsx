import styled from '@emotion/styled';
import type { KeyboardEvent } from 'react';
import { clearOfHelpers } from '../../tokens/floating';
import { color } from '../../tokens/roles';
import { radius, space, targetSize } from '../../tokens/space';
import { size } from '../../tokens/type';
import { blockKeysExceptTab } from '../isTab';
import { starPath } from '../starPath';
import { Field, type FieldProps } from './Field';
import { describedControl, fieldIds } from './fieldIds';

interface Props extends FieldProps {
  /** Accessible names of the five stars, lowest first. */
  readonly names: readonly string[];
  readonly direction: 'ltr' | 'rtl';
}

/**
 * Star rating: radio buttons with one tab stop. Left and right follow the text direction. The radio buttons hold the
 * choice and styles show it, so that a choice renders nothing.
 */
export function StarPicker({ names, direction, isReadOnly, ...field }: Props) {
  const step = (event: KeyboardEvent<HTMLElement>) => {
    const change = stepOf(event, direction);
    if (change === 0) return;
    event.preventDefault();
    const stars = [...event.currentTarget.querySelectorAll('input')];
    const from = stars.findIndex((star) => star.matches(':focus'));
    const to = (from + change + stars.length) % stars.length;
    // WebKit shows no focus ring after a mouse press and scripted focus.
    stars[to]?.focus({ focusVisible: true });
    stars[to]?.click();
  };
  return (
    <Field {...field} of="group">
      <Line>
        <Stars
          id={field.id}
          role="radiogroup"
          aria-labelledby={fieldIds(field.id).label}
          aria-required={field.isRequired}
          aria-disabled={isReadOnly}
          onKeyDown={isReadOnly ? blockKeysExceptTab : step}
          {...describedControl(field)}
        >
          {names.map((name, index) => (
            <Place key={name}>
              <input type="radio" name={field.name} value={index + 1} aria-label={name} />
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d={starPath} />
              </svg>
            </Place>
          ))}
        </Stars>
        <Chosen aria-hidden="true">
          {names.map((name) => (
            <span key={name}>{name}</span>
          ))}
        </Chosen>
      </Line>
    </Field>
  );
}

function stepOf(event: KeyboardEvent, direction: 'ltr' | 'rtl'): -1 | 0 | 1 {
  if (event.altKey || event.ctrlKey || event.metaKey) return 0;
  if (event.key === 'ArrowDown') return 1;
  if (event.key === 'ArrowUp') return -1;
  if (event.key === (direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight')) return 1;
  if (event.key === (direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft')) return -1;
  return 0;
}

const Line = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space(3),
});

const Stars = styled.div({
  display: 'flex',
  minInlineSize: 0,
  marginInlineStart: `-${space(1.5)}`,
  '&[aria-disabled="true"]': { pointerEvents: 'none', opacity: 0.65 },
  // Previews the stars up to the pointer.
  '@media (hover: hover)': {
    '&:hover svg': { fill: color.highlight },
    '& > label:hover ~ label svg': { fill: 'transparent' },
  },
});

/** Up to the chosen star. */
const filled = '&:has(> :checked, ~ label > :checked) > svg';

const Place = styled.label({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: targetSize,
  minInlineSize: 0,
  blockSize: targetSize,
  cursor: 'pointer',
  '& > input': {
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    margin: 0,
    opacity: 0,
    cursor: 'inherit',
    scrollMarginBlockEnd: clearOfHelpers,
  },
  '& > svg': {
    // The button below receives the press while the star shrinks.
    pointerEvents: 'none',
    inlineSize: '2rem',
    blockSize: '2rem',
    borderRadius: radius.small,
    fill: 'transparent',
    stroke: color.accent,
    strokeWidth: 1.5,
    strokeLinejoin: 'round',
  },
  [filled]: { fill: color.accent },
  '&:active > svg': { scale: '0.88' },
  '@media (forced-colors: active)': {
    '& > svg': { stroke: 'ButtonText' },
    [filled]: { fill: 'ButtonText' },
  },
  // Firefox 115 shows the radio buttons.
  '@supports not selector(:has(a))': { '& > input': { opacity: 1 }, '& > svg': { opacity: 0 } },
  '& > input:focus-visible + svg': { outline: `3px solid ${color.focus}`, outlineOffset: '1px' },
});

const Chosen = styled.span(
  { fontSize: size.small, color: color.inkSoft, '& > span': { display: 'none' } },
  [1, 2, 3, 4, 5].map((star) => ({
    [`:has(> :nth-of-type(${star}) > :checked) + & > :nth-of-type(${star})`]: { display: 'inline' },
  })),
);
