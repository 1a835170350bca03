import { type ComponentProps, type KeyboardEvent, type ReactNode, useState } from 'react';

/** A button of the workbench. */
export function Tool(props: ComponentProps<'button'>) {
  return <button type="button" {...props} />;
}

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
    <label>
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
    </label>
  );
}

/** Scrolling part of a panel. */
export function Scroll(props: ComponentProps<'div'>) {
  // biome-ignore lint/a11y/noNoninteractiveTabindex: otherwise only a pointer can scroll it.
  // biome-ignore lint/a11y/useSemanticElements: a fieldset does not scroll.
  return <div className="scroll" tabIndex={0} role="group" {...props} />;
}

/** Up, Down, Home and End move the focus among buttons of a list. */
export function moveAmong(event: KeyboardEvent<HTMLElement>): void {
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('button, summary')];
  const at = buttons.findIndex((button) => button.matches(':focus'));
  if (at < 0 && !event.currentTarget.matches(':focus')) return;
  const place = placeAfter(event.key, at, buttons.length);
  if (place === undefined) return;
  event.preventDefault();
  buttons[place]?.focus();
}

/** Index that a key leads to in a list; `undefined` for other keys. */
export function placeAfter(key: string, at: number, count: number): number | undefined {
  const places: Readonly<Record<string, number>> = {
    ArrowDown: Math.min(at + 1, count - 1),
    ArrowUp: Math.max(at - 1, 0),
    Home: 0,
    End: count - 1,
  };
  return places[key];
}

/** Scrolls the part of the panel alone, and not the page. */
export function bringIntoView(element: Element | null): void {
  // TypeScript 7.0 does not know `container`.
  element?.scrollIntoView({ block: 'nearest', inline: 'nearest', ...{ container: 'nearest' } });
}
