import { screen } from '@testing-library/react';
import { vatPercent } from '../../../src/content/price';
import { AddOnList } from '../../../src/features/bill/AddOnList';
import { formatShekels } from '../../../src/i18n/format';
import { amountOf } from '../../support/amountOf';
import { renderWithSite } from '../../support/renderWithSite';

jest.mock('../../../src/content/workTerms', () => {
  const { workTerms } = jest.requireActual('../../../src/content/workTerms');
  return { workTerms: { ...workTerms, minTables: 5 } };
});

describe('[S9] The bill beside the add-ons', () => {
  test('names the VAT that prices include', async () => {
    await renderWithSite(<AddOnList />, { settings: { vatNote: 'included' } });
    const amount = amountOf('professional');
    const monthly = formatShekels(amount, 'en');
    const vat = formatShekels(
      Math.round((amount * 100 * vatPercent) / (100 + vatPercent)) / 100,
      'en',
    );
    expect(receipt()).toBe(
      `Every month|QR menu plan: Professional${monthly}|Monthly, with VAT${monthly}|Including VAT (${vatPercent}%)${vat}`,
    );
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
    expect(receipt()).toBe('Custom pricing|QR menu plan: Enterprise');
    await user.click(screen.getByRole('checkbox', { name: 'NFC stickers' }));
    expect(receipt()).toMatch(/\|By quote, not in the total\|QR menu plan: Enterprise$/);
    // The service is the Starter plan with the changes made by the studio.
    await user.click(screen.getByRole('radio', { name: 'Managed QR menu' }));
    expect(language).toBeChecked();
    expect(receipt()).toMatch(/^Every month\|Managed QR menu₪\d+\|/);
  });

  test('keeps a partial number in the field, and off the bill', async () => {
    const { user } = await renderWithSite(<AddOnList />);
    await user.click(screen.getByRole('radio', { name: 'No plan' }));
    expect(screen.queryByRole('link', { name: 'Send us this total' })).toBeNull();
    await user.click(screen.getByRole('checkbox', { name: 'Table QR codes' }));
    const field = screen.getByRole('spinbutton', { name: 'How many: Table QR codes' });
    await user.clear(field);
    await user.type(field, '1');
    expect(field).toHaveValue('1');
    const codes = (count: number) => formatShekels(count * amountOf('tableQrCodes'), 'en');
    expect(receipt()).toContain(`5 × Table QR codes${codes(5)}`);
    await user.type(field, '2');
    expect(receipt()).toContain(`12 × Table QR codes${codes(12)}`);
    await user.clear(field);
    await user.tab();
    expect(field).toHaveValue('12');
    await user.click(screen.getByRole('button', { name: 'One more: Table QR codes' }));
    expect(field).toHaveValue('13');
  });

  test('refuses a quantity out of its limits with the reason, and steps to one within', async () => {
    const { user } = await renderWithSite(<AddOnList />);
    await user.click(screen.getByRole('checkbox', { name: 'Table QR codes' }));
    const field = screen.getByRole('spinbutton', { name: 'How many: Table QR codes' });
    await user.clear(field);
    await user.type(field, '4');
    await user.tab();
    expect(field).toHaveValue('5');
    expect(field).toHaveAccessibleDescription('From 5 to 999');
    await user.type(field, '{ArrowUp}{ArrowUp}{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(field).toHaveValue('5');
    expect(field).not.toHaveAccessibleDescription();
  });
});

/** Lines of the receipt below its heading. */
function receipt(): string {
  const paper = screen.getByRole('heading', { name: 'What it comes to' }).parentElement;
  const lines = paper?.querySelectorAll('h4, p') ?? [];
  return [...lines].map(({ textContent }) => textContent?.replaceAll('\u00a0', ' ')).join('|');
}
