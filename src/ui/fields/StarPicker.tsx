import styled from '@emotion/styled';
import { Fragment, type KeyboardEvent } from 'react';
import { color } from '../../tokens/roles';
import { radius, space, targetSize } from '../../tokens/space';
import { size } from '../../tokens/type';
import { blockKeysExceptTab } from '../isTab';
import { starPath } from '../Stars';
import { Field } from './Field';
import { describedControl, type FieldProps, fieldIds } from './fieldIds';

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
          <Fragment key={name}>
            <Radio type="radio" name={field.name} value={index + 1} aria-label={name} />
            <Star viewBox="0 0 24 24" aria-hidden="true">
              <path d={starPath} />
            </Star>
          </Fragment>
        ))}
        <Chosen aria-hidden="true">
          {names.map((name, index) => (
            <Name key={name} data-star={index + 1}>
              {name}
            </Name>
          ))}
        </Chosen>
      </Stars>
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

/** Shrinks with large text, when the name of the choice wraps. */
const starSize = `min(${targetSize}, 19%)`;

/** Siblings, each star on its radio button, because the style of a sibling costs less than `:has()`. */
const Stars = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  marginInlineStart: `-${space(1.5)}`,
  // The buttons receive the pointer, so that only they preview a choice.
  pointerEvents: 'none',
  '&[aria-disabled="true"]': { opacity: 0.65 },
});

const Radio = styled.input({
  flex: 'none',
  inlineSize: starSize,
  blockSize: targetSize,
  margin: 0,
  marginInlineEnd: `calc(-1 * ${starSize})`,
  opacity: 0,
  cursor: 'pointer',
  pointerEvents: 'auto',
  '[aria-disabled="true"] > &': { pointerEvents: 'none' },
});

/** After a radio button of a group with a choice: no such button is indeterminate. */
const filled = '*:not(:indeterminate) + &';

const Star = styled.svg({
  flex: 'none',
  inlineSize: `calc(${starSize} - 12px)`,
  marginInline: '6px',
  blockSize: '2rem',
  borderRadius: radius.small,
  fill: 'transparent',
  stroke: color.accent,
  strokeWidth: 1.5,
  strokeLinejoin: 'round',
  [filled]: { fill: color.accent },
  '@media (forced-colors: active)': { stroke: 'ButtonText', [filled]: { fill: 'ButtonText' } },
  '*:checked + & ~ &': { fill: 'transparent' },
  // Previews the stars up to the pointer.
  '@media (hover: hover)': {
    '*:hover > &&': { fill: color.highlight },
    '*:hover + & ~ &': { fill: 'transparent' },
  },
  '*:active + &': { scale: '0.88' },
  '*:focus-visible + &': { outline: `3px solid ${color.focus}`, outlineOffset: '1px' },
});

/** The names lie on each other, so that a choice changes no layout. */
const Chosen = styled.span({
  display: 'grid',
  marginInlineStart: space(3),
  fontSize: size.small,
  color: color.inkSoft,
});

const Name = styled.span(
  { gridArea: '1 / 1', visibility: 'hidden' },
  [1, 2, 3, 4, 5].map((star) => ({
    [`[value="${star}"]:checked ~ * > &[data-star="${star}"]`]: { visibility: 'visible' },
  })),
);
