import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StarPicker } from '../../../src/ui/fields/StarPicker';

const given = {
  id: 'rating',
  name: 'rating',
  label: 'Overall rating',
  names: ['1 star', '2 stars', '3 stars', '4 stars', '5 stars'],
  direction: 'ltr',
  error: undefined,
  isReadOnly: false,
} as const;

/** Focuses and checks the third star. */
function takeThird() {
  const third = screen.getByRole<HTMLInputElement>('radio', { name: '3 stars' });
  third.focus();
  third.checked = true;
  return third;
}

const chosen = () =>
  screen.getAllByRole<HTMLInputElement>('radio').findIndex(({ checked }) => checked) + 1;

describe('[S3] StarPicker', () => {
  test('shows focus moved by arrow keys, also after a mouse press', async () => {
    const user = userEvent.setup();
    render(<StarPicker {...given} />);
    await user.click(screen.getByRole('radio', { name: '2 stars' }));
    const focus = jest.spyOn(HTMLElement.prototype, 'focus');
    await user.keyboard('{ArrowRight}');
    expect(focus.mock.contexts.at(-1)).toBe(screen.getByRole('radio', { name: '3 stars' }));
    expect(focus).toHaveBeenLastCalledWith({ focusVisible: true });
  });

  test('ignores input while it is read-only', () => {
    render(<StarPicker {...given} isReadOnly />);
    expect(fireEvent.keyDown(takeThird(), { key: 'ArrowRight' })).toBe(false);
    expect(chosen()).toBe(3);
  });

  test('leaves keys with a modifier to the browser', () => {
    render(<StarPicker {...given} />);
    expect(fireEvent.keyDown(takeThird(), { key: 'ArrowLeft', altKey: true })).toBe(true);
    expect(chosen()).toBe(3);
  });
});
