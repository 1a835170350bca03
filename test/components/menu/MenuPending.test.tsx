import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { MenuPending } from '../../../src/components/MenuPending';

function Page({ onLeave, isWaiting }: { onLeave: () => void; isWaiting: boolean }) {
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button ref={button} type="button">
        Drinks
      </button>
      <button type="button">Next</button>
      {isWaiting && <MenuPending button={button} onLeave={onLeave} />}
    </>
  );
}

test('[S9] who goes on to another control while the menu is fetched does not get it', async () => {
  const onLeave = jest.fn();
  const user = userEvent.setup();
  const { rerender } = render(<Page onLeave={onLeave} isWaiting />);
  await user.tab();
  expect(onLeave).not.toHaveBeenCalled();
  await user.tab();
  expect(onLeave).toHaveBeenCalledTimes(1);

  screen.getByRole('button', { name: 'Drinks' }).focus();
  rerender(<Page onLeave={onLeave} isWaiting={false} />);
  await user.tab();
  expect(onLeave).toHaveBeenCalledTimes(1);
});

test('[S9] a window that loses the focus is not left', () => {
  const onLeave = jest.fn();
  render(<Page onLeave={onLeave} isWaiting />);
  const button = screen.getByRole('button', { name: 'Drinks' });
  button.focus();
  button.dispatchEvent(new FocusEvent('blur'));
  expect(onLeave).not.toHaveBeenCalled();
});
