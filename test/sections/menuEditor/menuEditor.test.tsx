import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { menuEditor as w } from '../../../locales/en/menuEditor';
import { encodeMenu } from '../../../machines/menuCode';
import { emptyMenu } from '../../../machines/menuValues';
import { Hero } from '../../../src/sections/home/Hero';
import { renderWithSite } from '../../support/renderWithSite';

// jsdom has no canvas.
beforeEach(() => jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null));

describe('[S2] The menu editor', () => {
  test('validates prices, lengths and the code’s capacity while typing', async () => {
    const { user } = await openEditor();
    write(w.name, 'Café Tut');
    const price = screen.getByRole('textbox', { name: 'Price of dish 1 in shekels' });
    await user.type(price, 'x');
    expect(price).toBeInvalid();
    expect(price).toHaveAccessibleDescription('Only digits, up to 9,999');
    expect(copyButton()).toBeNull();
    fireEvent.change(price, { target: { value: '' } });
    expect(price).toBeValid();
    expect(copyButton()).toBeVisible();

    write('Dish 3', 'a'.repeat(30));
    expect(screen.getByRole('textbox', { name: 'Dish 3' })).toHaveValue('a'.repeat(24));
    for (const name of ['Dish 1', 'Dish 2', 'Dish 3']) write(name, '漢字'.repeat(12));
    expect(within(screen.getByRole('dialog')).getByText(w.full)).toBeVisible();
    expect(copyButton()).toBeNull();
  });

  test('has a back in the other language and direction', async () => {
    const { user } = await openEditor();
    await user.click(screen.getByRole('button', { name: w.turn }));
    const name = screen.getByRole('textbox', { name: w.name });
    expect(name).toHaveAttribute('placeholder', 'קפה תות');
    expect(name.closest('[dir]')).toHaveAttribute('dir', 'rtl');
    fireEvent.change(name, { target: { value: 'Chez Tut' } });
    await waitFor(() =>
      expect(screen.getByRole('group', { name: w.back }).querySelector('[dir]')).toHaveAttribute(
        'dir',
        'ltr',
      ),
    );
  });

  test('adds the menu to the inquiry once', async () => {
    const { site, user } = await openEditor();
    write(w.name, '<b>Café</b> Tut');
    write('Dish 1', 'שקשוקה');
    write('Price of dish 1 in shekels', '58');
    write('Dish 2', 'Labneh');
    write('Price of dish 2 in shekels', '34.5');
    const { contactForm } = site.actors;
    contactForm.send({ type: 'field.changed', field: 'message', value: 'We open at seven. ' });
    const message = () => String(contactForm.getSnapshot().context.values.message);
    await user.click(await screen.findByRole('link', { name: w.toForm }));
    const cafe = {
      ...{ name: '<b>Café</b> Tut', dish1: 'שקשוקה', price1: '58' },
      ...{ dish2: 'Labneh', price2: '34.5' },
    };
    expect(message().split('\n')).toEqual([
      'We open at seven.',
      '',
      w.message,
      '<b>Café</b> Tut',
      `https://www.example.com/menu${encodeMenu({ ...emptyMenu, ...cafe })}`,
    ]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

const copyButton = () => screen.queryByRole('button', { name: w.share.clipboard });

function write(label: string, value: string): void {
  fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value } });
}

async function openEditor() {
  const rendered = await renderWithSite(<Hero />);
  const pencil = screen.getByRole('button', { name: 'Write your own menu' });
  await act(async () => void fireEvent.click(pencil));
  await screen.findByRole('dialog');
  return rendered;
}
