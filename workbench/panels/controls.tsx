import styled from '@emotion/styled';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { color } from '../../src/tokens/roles';
import { radius, space } from '../../src/tokens/space';

/** The workbench is dense: its text has the site's smallest size. */
export const dataSize = '0.8125rem';

export const mono = 'ui-monospace, Menlo, Consolas, monospace';

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
  '@media (forced-colors: active)': {
    '&[aria-pressed="true"], &[aria-current="true"]': {
      forcedColorAdjust: 'none',
      backgroundColor: 'Highlight',
      color: 'HighlightText',
    },
  },
  '&:disabled': { opacity: 0.5, cursor: 'default' },
  '&:focus-visible': { outlineOffset: '1px' },
});

interface CopyProps {
  readonly children: ReactNode;
  readonly text: () => string;
}

/** Copies a text, and says whether the browser allowed that. */
export function CopyTool({ children, text }: CopyProps) {
  const [note, setNote] = useState('');
  const copy = () =>
    navigator.clipboard.writeText(text()).then(
      () => setNote('copied'),
      () => setNote('The browser did not allow it.'),
    );
  return (
    <>
      <Tool onClick={() => void copy()}>{children}</Tool>
      <span role="status">{note}</span>
    </>
  );
}

/** Buttons and fields in a row. */
export const Tools = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: space(1.5),
  fontSize: dataSize,
});

/** A label and its field. */
export const Labelled = styled.label({
  display: 'flex',
  flexDirection: 'column',
  gap: space(0.5),
  flex: '1 1 6rem',
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

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly value: string;
  readonly options: readonly Value[];
  readonly nameOf?: (value: Value) => string;
  readonly onChoose: (value: Value) => void;
}

/** A select with its label. */
export function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { label, value, options, nameOf = String, onChoose } = props;
  return (
    <Labelled>
      {label}
      <select
        value={value}
        onChange={({ target: { selectedIndex } }) => {
          const chosen = options[selectedIndex];
          if (chosen !== undefined) onChoose(chosen);
        }}
      >
        {options.map((one) => (
          <option key={one} value={one}>
            {nameOf(one)}
          </option>
        ))}
      </select>
    </Labelled>
  );
}

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

/** Text beside the data. */
export const Note = styled.p({ fontSize: dataSize, lineHeight: 1.4, color: color.inkSoft });

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

/** Up, Down, Home and End move the focus among buttons of a list. */
export function moveAmong(event: KeyboardEvent<HTMLElement>): void {
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('button, summary')];
  const at = buttons.findIndex((button) => button.matches(':focus'));
  if (at < 0 && !event.currentTarget.matches(':focus')) return;
  const places: Readonly<Record<string, number>> = {
    ArrowDown: Math.min(at + 1, buttons.length - 1),
    ArrowUp: Math.max(at - 1, 0),
    Home: 0,
    End: buttons.length - 1,
  };
  const place = places[event.key];
  if (place === undefined) return;
  event.preventDefault();
  buttons[place]?.focus();
}
