import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { MenuTrigger } from '../../../src/components/MenuTrigger';

function setUp({ isOpen = false } = {}) {
  const onOpen = jest.fn();
  const onClose = jest.fn();
  render(
    <MenuTrigger
      ref={createRef<HTMLButtonElement>()}
      isOpen={isOpen}
      onOpen={onOpen}
      onClose={onClose}
    >
      Drinks
    </MenuTrigger>,
  );
  return { onOpen, onClose, user: userEvent.setup(), button: screen.getByRole('button') };
}

test('[S9] the button of a menu says so, and whether it is open', () => {
  const { button } = setUp({ isOpen: true });
  expect(button).toHaveAccessibleName('Drinks');
  expect(button).toHaveAttribute('aria-haspopup', 'menu');
  expect(button).toHaveAttribute('aria-expanded', 'true');
});

test('[S9] a pointer opens the menu without choosing an item', async () => {
  const { button, onOpen, user } = setUp();
  await user.click(button);
  expect(onOpen.mock.calls).toEqual([['container']]);
});

test.each([
  ['{Enter}', 'first'],
  [' ', 'first'],
  ['{ArrowDown}', 'first'],
  ['{ArrowUp}', 'last'],
])('[S9] the key %j opens the menu on its %s item', async (key, start) => {
  const { button, onOpen, user } = setUp();
  button.focus();
  await user.keyboard(key);
  expect(onOpen.mock.calls).toEqual([[start]]);
});

test('[S9] other keys leave the menu closed', async () => {
  const { button, onOpen, user } = setUp();
  button.focus();
  await user.keyboard('{ArrowRight}{ArrowLeft}{Home}d{Escape}');
  expect(onOpen).not.toHaveBeenCalled();
});

test('[S9] the button of an open menu closes it', async () => {
  const { button, onOpen, onClose, user } = setUp({ isOpen: true });
  await user.click(button);
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(onOpen).not.toHaveBeenCalled();
});
