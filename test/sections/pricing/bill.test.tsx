import { screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { AddOnList } from '../../../src/sections/pricing/AddOnList';
import { renderWithSite } from '../../support/renderWithSite';

describe('[S9] The bill beside the add-ons', () => {
  test('adds or includes VAT like the prices', async () => {
    const { unmount } = await renderWithSite(<AddOnList />);
    expect(receipt()).toBe(
      'Every month|QR menu plan: Professional₪399|VAT (18%)₪71.82|Total per month₪470.82',
    );
    unmount();
    await renderWithSite(<AddOnList />, { settings: { vatNote: 'included' } });
    expect(receipt()).toBe(
      'Every month|QR menu plan: Professional₪399|Total per month₪399|Including VAT (18%)₪60.86',
    );
  });

  test('includes selections made during hydration', async () => {
    await renderWithSite(
      <>
        <AddOnList />
        <TickUnheard name="NFC stickers" />
      </>,
    );
    expect(screen.getByRole('checkbox', { name: 'NFC stickers' })).toBeChecked();
    expect(receipt()).toContain('NFC stickers (pack of 10)');
  });

  test('is carried to the contact form by the address', async () => {
    const { user, address } = await renderWithSite(<AddOnList />);
    await user.click(screen.getByRole('radio', { name: 'Enterprise' }));
    await user.click(screen.getByRole('checkbox', { name: 'NFC stickers' }));
    await user.click(screen.getByRole('button', { name: 'One more: NFC stickers' }));
    await user.click(screen.getByRole('link', { name: 'Continue to the form with this' }));
    expect(address()).toBe('/contact?about=enterprise.nfcStickers*2#order');
  });

  test('offers only add-ons that go with the plan, and keeps the others checked', async () => {
    const { user } = await renderWithSite(<AddOnList />);
    const language = screen.getByRole('checkbox', { name: 'Extra language' });
    await user.click(language);
    expect(receipt()).toContain('Extra language');
    await user.click(screen.getByRole('radio', { name: 'No plan' }));
    expect(receipt()).not.toContain('Extra language');
    expect(screen.getAllByText('Only with a plan.')).toHaveLength(3);
    const enabled = screen.getAllByRole('checkbox').filter((box) => !box.matches(':disabled'));
    expect(enabled.map((box) => box.getAttribute('value'))).toEqual([
      'nfcStickers',
      'menuPhotography',
      'tableQrCodes',
    ]);
    await user.click(screen.getByRole('radio', { name: 'Enterprise' }));
    expect(screen.getByText('Already in this plan.')).toBeVisible();
    expect(language).toBeDisabled();
    await user.click(screen.getByRole('radio', { name: 'Starter' }));
    expect(language).toBeChecked();
  });

  test('keeps a partial number in the field, and off the bill', async () => {
    const { user } = await renderWithSite(<AddOnList />);
    await user.click(screen.getByRole('radio', { name: 'No plan' }));
    expect(screen.queryByRole('link', { name: 'Continue to the form with this' })).toBeNull();
    await user.click(screen.getByRole('checkbox', { name: 'Table QR codes' }));
    const field = screen.getByRole('spinbutton', { name: 'How many: Table QR codes' });
    await user.clear(field);
    await user.type(field, '1');
    expect(field).toHaveValue(1);
    expect(receipt()).toContain('5 × Table QR codes₪245');
    await user.type(field, '2');
    expect(receipt()).toContain('12 × Table QR codes₪588');
    await user.clear(field);
    await user.tab();
    expect(field).toHaveValue(12);
  });
});

/** Lines of the receipt below its heading. */
function receipt(): string {
  const paper = screen.getByRole('heading', { name: 'What it comes to' }).parentElement;
  const lines = paper?.querySelectorAll('h4, p') ?? [];
  return [...lines].map(({ textContent }) => textContent?.replaceAll('\u00a0', ' ')).join('|');
}

/** Checks a box after the layout effects before it; no handler sees it. */
function TickUnheard({ name }: { readonly name: string }) {
  useLayoutEffect(() => {
    const box: HTMLInputElement = screen.getByRole('checkbox', { name });
    box.checked = true;
  });
  return null;
}
