import styled from '@emotion/styled';
import { color } from '../../tokens/roles';
import { radius, space, targetSize } from '../../tokens/space';

/** Label around a `CheckBox`. */
export const CheckLabel = styled.label({
  display: 'inline-flex',
  // Separate line box, so that the text aligns with content beside the label.
  alignItems: 'baseline',
  gap: space(3),
  paddingBlock: space(2.5),
  minInlineSize: targetSize,
  cursor: 'pointer',
});

/** A checkbox or radio button in its label. Hidden where nothing would handle it. */
export const CheckBox = styled.input({
  flex: 'none',
  // Centered on the first line.
  alignSelf: 'flex-start',
  margin: `calc((1.55em - ${space(6)}) / 2) 0 0`,
  display: 'grid',
  placeContent: 'center',
  inlineSize: space(6),
  blockSize: space(6),
  border: `2px solid ${color.edge}`,
  borderRadius: radius.small,
  backgroundColor: color.raised,
  appearance: 'none',
  cursor: 'inherit',
  '@media (scripting: none)': { display: 'none' },
  '&[type="radio"]': { borderRadius: radius.round },
  '&:checked, &[aria-invalid="true"]': { borderColor: color.accent },
  '&:checked::before': { content: '""', backgroundColor: color.accent },
  '&[type="checkbox"]:checked': { backgroundColor: color.accent },
  '&[type="checkbox"]:checked::before': {
    inlineSize: '0.875rem',
    blockSize: '0.875rem',
    backgroundColor: color.onAccent,
    clipPath: 'polygon(11% 46%, 0 59%, 38% 92%, 100% 20%, 88% 9%, 37% 68%)',
  },
  '&[type="radio"]:checked::before': {
    inlineSize: space(3),
    blockSize: space(3),
    borderRadius: '50%',
  },
  // Also from the text of the label. A leading colon would select a state of the box itself.
  '*:hover > &': { borderColor: color.accent },
  '*:active > &:not(:checked)': { backgroundColor: color.surfaceSunken },
  // In forced colors the browser draws the control.
  '@media (forced-colors: active)': { appearance: 'auto' },
});
