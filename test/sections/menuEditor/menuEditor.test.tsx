import { act, fireEvent, screen, within } from '@testing-library/react';
import { menuEditor as w } from '../../../locales/en/menuEditor';
import { encodeMenu } from '../../../machines/menuCode';
import { emptyMenu, type MenuValues } from '../../../machines/menuValues';
import { Hero } from '../../../src/sections/home/Hero';
import { type RenderedSite, renderWithSite } from '../../support/renderWithSite';

const cafe: MenuValues = {
  ...emptyMenu,
  name: '<b>Café</b> Tut',
  dish1: 'שקשוקה',
  price1: '58',
  dish2: 'Labneh',
  price2: '34.5',
};

afterEach(() => window.history.replaceState(null, '', '/'));

describe('[S2] The menu editor', () => {
  test('shows the sample for an address without a valid menu', async () => {
    await open('#menu=B<i>');
    expect(within(dialog()).getByText('Shakshuka')).toBeVisible();
  });

  test('validates prices, lengths and the code’s capacity while typing', async () => {
    const { user } = await open(encodeMenu(cafe));
    await user.click(screen.getByRole('button', { name: w.write }));
    const price = screen.getByRole('textbox', { name: 'Price of dish 1 in shekels' });
    await user.type(price, 'x');
    expect(price).toBeInvalid();
    expect(price).toHaveAccessibleDescription('Only digits, up to 9,999');
    expect(addressShown()).toBeUndefined();
    fireEvent.change(price, { target: { value: '' } });
    expect(price).toBeValid();

    const dish = screen.getByRole('textbox', { name: 'Dish 3' });
    fireEvent.change(dish, { target: { value: 'a'.repeat(30) } });
    expect(dish).toHaveValue('a'.repeat(24));
    for (const name of ['Dish 1', 'Dish 2', 'Dish 3']) {
      const value = '漢字'.repeat(12);
      fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
    }
    expect(within(dialog()).getByText(w.full)).toBeVisible();
    expect(addressShown()).toBeUndefined();
  });

  test('adds the menu to the inquiry once', async () => {
    const { site, user } = await open(encodeMenu(cafe));
    const { contactForm } = site.actors;
    contactForm.send({ type: 'field.changed', field: 'message', value: 'We open at seven. ' });
    const message = () => String(contactForm.getSnapshot().context.values.message);
    await user.click(screen.getByRole('link', { name: w.toForm }));
    const taken = message();
    expect(taken.split('\n')).toEqual([
      'We open at seven.',
      '',
      w.message,
      '<b>Café</b> Tut',
      'שקשוקה ₪58',
      'Labneh ₪34.5',
      `https://www.example.com/${encodeMenu(cafe)}`,
    ]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

const dialog = () => screen.getByRole('dialog');

function addressShown(): string | undefined {
  return within(dialog()).queryByText(/#menu=/)?.textContent ?? undefined;
}

/** Like opening an address with a menu on a loaded page. */
async function open(fragment: string | undefined): Promise<RenderedSite> {
  const rendered = await renderWithSite(<Hero />);
  window.history.replaceState(null, '', `/${fragment}`);
  await act(async () => void window.dispatchEvent(new Event('hashchange')));
  await screen.findByRole('dialog');
  return rendered;
}
