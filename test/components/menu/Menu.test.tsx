import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MenuItem } from '../../../src/components/MenuItem';
import { MenuItemRadio } from '../../../src/components/MenuItemRadio';
import { MenuSubmenu } from '../../../src/components/MenuSubmenu';
import { useTypeahead } from '../../../src/hooks/useTypeahead';
import { MenuButton } from '../../support/MenuButton';

interface Props {
  readonly direction: 'ltr' | 'rtl';
  readonly onChoose: (name: string) => void;
}

function Kitchen({ direction, onChoose }: Props) {
  return (
    <MenuButton direction={direction}>
      <MenuItem onChoose={() => onChoose('Bread')}>Bread</MenuItem>
      <MenuItem onChoose={() => onChoose('Bagel')} isDisabled>
        Bagel
      </MenuItem>
      <MenuSubmenu label="Soup" typeahead={useTypeahead()}>
        <MenuItemRadio isChecked onChoose={() => onChoose('Lentil')}>
          Lentil
        </MenuItemRadio>
        <MenuItemRadio isChecked={false} lang="he" onChoose={() => onChoose('מרק עוף')}>
          מרק עוף
        </MenuItemRadio>
      </MenuSubmenu>
      <MenuItem onChoose={() => onChoose('Blue cheese')}>Blue cheese</MenuItem>
    </MenuButton>
  );
}

async function open(direction: Props['direction'] = 'ltr') {
  const onChoose = jest.fn();
  const user = userEvent.setup();
  render(<Kitchen direction={direction} onChoose={onChoose} />);
  screen.getByRole('button').focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(item('Bread')).toHaveFocus());
  return { onChoose, user };
}

function item(name: string): HTMLElement {
  return screen.getByRole(/^(Lentil|מרק)/.test(name) ? 'menuitemradio' : 'menuitem', { name });
}

async function expectFocus(name: string) {
  await waitFor(() => expect(item(name)).toHaveFocus());
}

test('[S9] a closed menu is not in the page', () => {
  const { container } = render(<Kitchen direction="ltr" onChoose={() => {}} />);
  expect(screen.queryByRole('menu')).toBeNull();
  expect(container.querySelector('[style]')).toBeNull();
});

test('[S9] the menu and its items say what they are', async () => {
  const { user } = await open();
  expect(screen.getByRole('menu')).toHaveAccessibleName('Dishes');
  expect(item('Bagel')).toHaveAttribute('aria-disabled', 'true');
  expect(item('Soup')).toHaveAttribute('aria-haspopup', 'menu');
  expect(item('Soup')).toHaveAttribute('aria-expanded', 'false');
  await user.keyboard('{ArrowDown}{Enter}');
  await expectFocus('Lentil');
  expect(item('Soup')).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('menu', { name: 'Soup' })).toContainElement(item('Lentil'));
  expect(item('Lentil')).toBeChecked();
  expect(item('מרק עוף')).not.toBeChecked();
  expect(item('מרק עוף')).toHaveAttribute('lang', 'he');
});

test('[S9] an item that is chosen closes the menu and gives the focus back', async () => {
  const { user, onChoose } = await open();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  expect(onChoose.mock.calls).toEqual([['Bread']]);
  expect(screen.getByRole('button')).toHaveFocus();
});

test('[S9] a choice in a submenu closes both', async () => {
  const { user, onChoose } = await open();
  await user.keyboard('{ArrowDown}{ArrowRight}');
  await expectFocus('Lentil');
  await user.keyboard('{ArrowDown} ');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  expect(onChoose.mock.calls).toEqual([['מרק עוף']]);
});

test.each([
  ['ltr', '{ArrowRight}', '{ArrowLeft}'],
  ['rtl', '{ArrowLeft}', '{ArrowRight}'],
] as const)('[S9] in %s, %s opens a submenu and %s closes it', async (direction, forward, back) => {
  const { user } = await open(direction);
  await user.keyboard('{ArrowDown}');
  await expectFocus('Soup');
  await user.keyboard(back);
  expect(screen.getAllByRole('menu')).toHaveLength(1);
  await user.keyboard(forward);
  await expectFocus('Lentil');
  await user.keyboard(back);
  await expectFocus('Soup');
  expect(item('Soup')).toHaveAttribute('aria-expanded', 'false');
});

test('[S9] Escape closes one menu at a time', async () => {
  const { user } = await open();
  await user.keyboard('{ArrowDown}{Enter}');
  await expectFocus('Lentil');
  await user.keyboard('{Escape}');
  await expectFocus('Soup');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  expect(screen.getByRole('button')).toHaveFocus();
});

test('[S9] an Escape that closed a menu is spent', async () => {
  const { user } = await open();
  const heard = jest.fn<void, [boolean]>();
  const listen = (event: KeyboardEvent) => heard(event.defaultPrevented);
  document.addEventListener('keydown', listen);
  await user.keyboard('{Escape}');
  document.removeEventListener('keydown', listen);
  for (const [isSpent] of heard.mock.calls) expect(isSpent).toBe(true);
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
});

test('[S9] letters bring items, and pass over the disabled one', async () => {
  const { user } = await open();
  await user.keyboard('b');
  await expectFocus('Blue cheese');
  await user.keyboard('b');
  await expectFocus('Bread');
});

test('[S9] a Space inside of a word presses nothing', async () => {
  const { user, onChoose } = await open();
  await user.keyboard('blue c');
  await expectFocus('Blue cheese');
  expect(onChoose).not.toHaveBeenCalled();
});

test('[S9] Hebrew letters bring Hebrew items', async () => {
  const { user } = await open();
  await user.keyboard('{ArrowDown}{ArrowRight}');
  await expectFocus('Lentil');
  await user.keyboard('מ');
  await expectFocus('מרק עוף');
});

test('[S9] the menu closes when the window’s new size hides its button', async () => {
  await open();
  const button = screen.getByRole('button');
  button.getClientRects = () => Object.assign([], { item: () => null });
  act(() => void window.dispatchEvent(new Event('resize')));
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
});
