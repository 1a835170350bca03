import { act, fireEvent, render, screen } from '@testing-library/react';
import { CharacterCount } from '../../../src/ui/fields/CharacterCount';
import { SelectField } from '../../../src/ui/fields/SelectField';
import { TextField } from '../../../src/ui/fields/TextField';

const given = {
  id: 'order-dish',
  name: 'dish',
  label: 'Dish',
  error: undefined,
  isReadOnly: false,
  maxLength: 10,
};

describe('[S5] A field', () => {
  test.each([true, false])('can be read and left while it is read-only (%s)', (isReadOnly) => {
    render(
      <>
        <TextField {...given} isReadOnly={isReadOnly} />
        <SelectField {...given} id="s" placeholder="?" options={[]} isReadOnly={isReadOnly} />
      </>,
    );
    expect(screen.getByRole('textbox').hasAttribute('readonly')).toBe(isReadOnly);
    expect(screen.getByRole('textbox')).toBeEnabled();
    expect(screen.getByRole('combobox')).toHaveAttribute('aria-disabled', String(isReadOnly));
    expect(fireEvent.keyDown(screen.getByRole('combobox'), { key: 'ArrowDown' })).toBe(!isReadOnly);
    for (const tab of [{ key: 'Tab' }, { key: 'Unidentified', code: 'Tab', shiftKey: true }]) {
      expect(fireEvent.keyDown(screen.getByRole('combobox'), tab)).toBe(true);
    }
  });
});

describe('[S5] The character count', () => {
  const words = (left: number) => `Characters left: ${left}`;
  const count = (length: number, maxLength = 2000) => (
    <CharacterCount length={length} maxLength={maxLength} words={words} />
  );

  test.each([
    [0, undefined, 2000],
    [1799, undefined, 2000],
    [1800, 'Characters left: 200', 2000],
    [2000, 'Characters left: 0', 2000],
    [2001, 'Characters left: 0', 2000],
    [27, 'Characters left: 3', 30],
    [3, undefined, 3],
  ])('at %d characters shows %j', (length, shown, maxLength) => {
    render(count(length, maxLength));
    expect(screen.queryByText(/left/)?.textContent).toBe(shown);
  });

  test('is announced after a pause of a second, not on every key', () => {
    jest.useFakeTimers();
    const { container, rerender } = render(count(1799));
    const heard = container.querySelector('[aria-live="polite"]');
    for (const length of [1801, 1802, 1803]) {
      rerender(count(length));
      act(() => jest.advanceTimersByTime(999));
      expect(heard).toBeEmptyDOMElement();
    }
    act(() => jest.advanceTimersByTime(1));
    expect(heard).toHaveTextContent('Characters left: 197');
    jest.useRealTimers();
  });
});
