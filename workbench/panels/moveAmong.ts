import type { KeyboardEvent } from 'react';

/** Up, Down, Home and End move the focus among buttons of a list. */
export function moveAmong(event: KeyboardEvent<HTMLElement>): void {
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('button, summary')];
  const at = buttons.findIndex((button) => button.matches(':focus'));
  if (at < 0) return;
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
