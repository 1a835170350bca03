import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { StarPicker } from '../../../src/components/fields/StarPicker';

interface Given {
  readonly first?: number;
  readonly isReadOnly?: boolean;
}

function Picker({ first = 0, isReadOnly = false }: Given) {
  const [value, setValue] = useState(first);
  return (
    <StarPicker
      id="rating"
      name="rating"
      label="Overall rating"
      names={['1 star', '2 stars', '3 stars', '4 stars', '5 stars']}
      direction="ltr"
      value={value}
      onChange={setValue}
      error={undefined}
      isReadOnly={isReadOnly}
    />
  );
}

const chosen = () =>
  screen.getAllByRole<HTMLInputElement>('radio').findIndex(({ checked }) => checked) + 1;

describe('[S3] StarPicker', () => {
  test('shows focus moved by arrow keys, also after a mouse press', async () => {
    const user = userEvent.setup();
    render(<Picker />);
    await user.click(screen.getByRole('radio', { name: '2 stars' }));
    const focus = jest.spyOn(HTMLElement.prototype, 'focus');
    await user.keyboard('{ArrowRight}');
    expect(focus.mock.contexts.at(-1)).toBe(screen.getByRole('radio', { name: '3 stars' }));
    expect(focus).toHaveBeenLastCalledWith({ focusVisible: true });
  });

  test('ignores input while it is read-only', () => {
    render(<Picker first={3} isReadOnly />);
    const third = screen.getByRole('radio', { name: '3 stars' });
    third.focus();
    expect(fireEvent.keyDown(third, { key: 'ArrowRight' })).toBe(false);
    expect(chosen()).toBe(3);
  });

  test('leaves keys with a modifier to the browser', () => {
    render(<Picker first={3} />);
    const third = screen.getByRole('radio', { name: '3 stars' });
    third.focus();
    expect(fireEvent.keyDown(third, { key: 'ArrowLeft', altKey: true })).toBe(true);
    expect(chosen()).toBe(3);
  });
});
