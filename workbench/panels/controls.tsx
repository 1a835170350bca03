import styled from '@emotion/styled';
import { color } from '../../src/tokens/roles';
import { radius, space } from '../../src/tokens/space';
import { dataSize, mono } from './dataText';

/** A button of the workbench; filled while pressed. */
export const Tool = styled.button({
  minBlockSize: space(8),
  paddingBlock: space(1),
  paddingInline: space(2.5),
  border: `1px solid ${color.edge}`,
  borderRadius: radius.small,
  backgroundColor: 'transparent',
  color: color.ink,
  fontSize: dataSize,
  fontWeight: 600,
  lineHeight: 1.2,
  textAlign: 'start',
  '&:hover:not(:disabled), &[aria-pressed="true"], &[aria-current="true"]': {
    backgroundColor: color.ink,
    color: color.paper,
  },
  '&:disabled': { opacity: 0.5, cursor: 'default' },
  '&:focus-visible': { outlineOffset: '1px' },
});

/** Buttons and fields in a row. */
export const Tools = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(1.5),
  fontSize: dataSize,
});

/** A label and its field. */
export const Labelled = styled.label({
  display: 'flex',
  flexDirection: 'column',
  gap: space(0.5),
  flex: '1 1 8rem',
  minInlineSize: 0,
  fontSize: dataSize,
  color: color.inkSoft,
  'select, input': {
    inlineSize: '100%',
    minBlockSize: space(8),
    paddingInline: space(2),
    border: `1px solid ${color.edge}`,
    borderRadius: radius.small,
    backgroundColor: color.paper,
    color: color.ink,
    fontSize: dataSize,
  },
});

/** A checkbox and its label. */
export const CheckLabel = styled.label({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(1.5),
  minBlockSize: space(8),
  fontSize: dataSize,
  input: { accentColor: color.accent },
});

/** Scrolling part of a panel. */
export const Scroll = styled.div({
  flex: '1 1 auto',
  minBlockSize: 0,
  maxBlockSize: '22rem',
  overflow: 'auto',
  '[data-tall="true"] > &': { flexBasis: '5rem', maxBlockSize: 'none' },
});

/** Plain data. */
export const Data = styled.pre({
  margin: 0,
  fontFamily: mono,
  fontSize: dataSize,
  lineHeight: 1.4,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});

/** An error message. */
export const Problem = styled.div({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'start',
  gap: space(2),
  padding: space(2),
  borderInlineStart: `4px solid ${color.accent}`,
  backgroundColor: color.paper,
  fontSize: dataSize,
});
