import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { StarPicker } from '../../../src/components/StarPicker';

const names = ['1 star', '2 stars', '3 stars', '4 stars', '5 stars'];

interface Given {
  readonly direction?: 'ltr' | 'rtl';
  readonly first?: number;
  readonly isReadOnly?: boolean;
}

function Picker({ direction = 'ltr', first = 0, isReadOnly = false }: Given) {
  const [value, setValue] = useState(first);
  return (
    <>
      <button type="button">Before</button>
      <StarPicker
        id="rating"
        name="rating"
        label="Overall rating"
        names={names}
        direction={direction}
        value={value}
        onChange={setValue}
        error={undefined}
        isReadOnly={isReadOnly}
      />
      <button type="button">After</button>
    </>
  );
}

const chosen = () =>
  screen.getAllByRole<HTMLInputElement>('radio').findIndex(({ checked }) => checked) + 1;

describe('[S3] Stars', () => {
  test('show the focus that an arrow moves, after a press of the mouse as well', async () => {
    const user = userEvent.setup();
    render(<Picker />);
    await user.click(screen.getByRole('radio', { name: '2 stars' }));
    const focus = jest.spyOn(HTMLElement.prototype, 'focus');
    await user.keyboard('{ArrowRight}');
    expect(focus.mock.contexts.at(-1)).toBe(screen.getByRole('radio', { name: '3 stars' }));
    expect(focus).toHaveBeenLastCalledWith({ focusVisible: true });
  });

  test('are one radio group by name, one tab stop', async () => {
    const user = userEvent.setup();
    render(<Picker first={3} />);
    expect(screen.getByRole('radiogroup', { name: 'Overall rating' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Before' }));
    await user.tab();
    expect(screen.getByRole('radio', { name: '3 stars' })).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('button', { name: 'After' })).toHaveFocus();
  });

  test.each([
    ['ltr', 'ArrowRight', 4],
    ['ltr', 'ArrowLeft', 2],
    ['ltr', 'ArrowDown', 4],
    ['ltr', 'ArrowUp', 2],
    ['rtl', 'ArrowLeft', 4],
    ['rtl', 'ArrowRight', 2],
    ['rtl', 'ArrowDown', 4],
    ['rtl', 'ArrowUp', 2],
  ] as const)('%s: %s leads from 3 to %d', async (direction, key, to) => {
    const user = userEvent.setup();
    render(<Picker direction={direction} first={3} />);
    screen.getByRole('radio', { name: '3 stars' }).focus();
    await user.keyboard(`{${key}}`);
    expect(chosen()).toBe(to);
    expect(screen.getByRole('radio', { name: names[to - 1] ?? '' })).toHaveFocus();
  });

  test('go on at the other end', async () => {
    const user = userEvent.setup();
    render(<Picker first={5} />);
    screen.getByRole('radio', { name: '5 stars' }).focus();
    await user.keyboard('{ArrowRight}');
    expect(chosen()).toBe(1);
    await user.keyboard('{ArrowLeft}');
    expect(chosen()).toBe(5);
  });

  test('take a press, and say the choice beside them', async () => {
    const user = userEvent.setup();
    render(<Picker />);
    await user.click(screen.getByRole('radio', { name: '4 stars' }));
    expect(chosen()).toBe(4);
    expect(screen.getByText('4 stars')).toBeVisible();
  });

  test('that are locked stand fast', () => {
    render(<Picker first={3} isReadOnly />);
    const third = screen.getByRole('radio', { name: '3 stars' });
    third.focus();
    expect(fireEvent.keyDown(third, { key: 'ArrowRight' })).toBe(false);
    expect(chosen()).toBe(3);
  });

  test('leave keys with a modifier to the browser', () => {
    render(<Picker first={3} />);
    const third = screen.getByRole('radio', { name: '3 stars' });
    third.focus();
    expect(fireEvent.keyDown(third, { key: 'ArrowLeft', altKey: true })).toBe(true);
    expect(chosen()).toBe(3);
  });
});
