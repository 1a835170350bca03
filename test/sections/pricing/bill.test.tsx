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

  test('is added to the inquiry once, without amounts by quote', async () => {
    const { user, site, address } = await renderWithSite(<AddOnList />);
    const { contactForm } = site.actor.getSnapshot().context;
    contactForm.send({ type: 'field.changed', field: 'message', value: 'Twelve tables. ' });
    await user.click(screen.getByRole('radio', { name: 'Enterprise' }));
    await user.click(screen.getByRole('checkbox', { name: 'NFC stickers' }));
    await user.click(screen.getByRole('button', { name: 'One more: NFC stickers' }));
    await user.click(screen.getByRole('link', { name: 'Take this to the form' }));
    expect(address()).toBe('/contact#order');
    await user.click(screen.getByRole('link', { name: 'Take this to the form' }));
    expect(contactForm.getSnapshot().context.values.message).toBe(
      [
        'Twelve tables.',
        '',
        'My bill from the price list:',
        '',
        'Once',
        '2 × NFC stickers (pack of 10): ₪500',
        'VAT (18%): ₪90',
        'Total, once: ₪590',
        '',
        'By quote: QR menu plan: Enterprise',
      ].join('\n'),
    );
  });

  test('keeps a partial number in the field, and off the bill', async () => {
    const { user } = await renderWithSite(<AddOnList />);
    await user.click(screen.getByRole('radio', { name: 'No plan' }));
    expect(screen.queryByRole('link', { name: 'Take this to the form' })).toBeNull();
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
  const paper = screen.getByRole('heading', { name: 'Your bill' }).parentElement;
  const lines = paper?.querySelectorAll('h4, p') ?? [];
  return [...lines].map(({ textContent }) => textContent).join('|');
}

/** Checks a box after the layout effects before it; no handler sees it. */
function TickUnheard({ name }: { readonly name: string }) {
  useLayoutEffect(() => {
    const box: HTMLInputElement = screen.getByRole('checkbox', { name });
    box.checked = true;
  });
  return null;
}
