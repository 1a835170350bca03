import { screen, within } from '@testing-library/react';
import { receiptLines } from '../../../src/content/drawings';
import type { IllustrationName } from '../../../src/content/services';
import { formatShekels } from '../../../src/i18n/format';
import { IllustrationImage } from '../../../src/sections/illustrations/IllustrationImage';
import { ServiceIllustration } from '../../../src/sections/illustrations/ServiceIllustration';
import { MenuCard } from '../../../src/sections/menuEditor/MenuCard';
import { ProjectCover } from '../../../src/sections/portfolio/ProjectCover';
import { renderWithSite, switchLanguage } from '../../support/renderWithSite';

const words: readonly (readonly [object: IllustrationName, en: string, he: string])[] = [
  ['tableTent', 'Scan for the menu', 'סרקו לתפריט'],
  ['sticker', 'Tap here', 'הצמידו כאן'],
  ['receipt', '2 × Espresso', '2 × אספרסו'],
  ['ledger', 'Haddad, high chair', 'חדאד, כיסא תינוק'],
  ['docket', 'No onions', 'בלי בצל'],
  ['serviceTag', 'Holiday hours', 'שעות חג'],
];

describe('[S2] The illustrations', () => {
  test.each(words)(
    'have texts of %s in both languages, hidden from assistive technology',
    async (object, en, he) => {
      const { container, site } = await renderWithSite(<ServiceIllustration object={object} />);
      expect(screen.getByText(en)).toBeVisible();
      expect(screen.getByText(en).closest('[aria-hidden="true"]')).not.toBeNull();
      await switchLanguage(site, 'he');
      expect(screen.getByText(he)).toBeVisible();
      expect(container.querySelectorAll('[id], [style]')).toHaveLength(0);
    },
  );

  test('mirror covers for the page’s direction', async () => {
    const { container, site } = await renderWithSite(
      <ProjectCover image="hummus">Sign</ProjectCover>,
    );
    const files = () =>
      [...container.querySelectorAll('img')].map(({ src }) => new URL(src).pathname);
    expect(files()).toEqual(['/covers/hummus.ltr.svg']);
    await switchLanguage(site, 'he');
    expect(files()).toEqual(['/covers/hummus.rtl.svg']);
  });

  test('hide decorations of page headers from assistive technology', async () => {
    const { container } = await renderWithSite(<IllustrationImage drawing="crate" />);
    expect(container.querySelectorAll('img[alt=""]')).toHaveLength(1);
    expect(container.textContent).toBe('');
    expect(container.querySelectorAll('[id], [style]')).toHaveLength(0);
  });

  test.each(['en', 'he'] as const)(
    'have a receipt total that is the sum of its lines, %s',
    async (language) => {
      const { container } = await renderWithSite(<ServiceIllustration object="receipt" />, {
        language,
      });
      const sum = receiptLines.reduce((total, { quantity, price }) => total + quantity * price, 0);
      expect(container.querySelector('[data-total] bdi')).toHaveTextContent(
        // With normalized spaces, as the matcher compares.
        formatShekels(sum, language).replace('\u00a0', ' '),
      );
    },
  );

  test('have the QR code of the page’s language', async () => {
    const { container, site } = await renderWithSite(<ServiceIllustration object="tableTent" />);
    const file = () => container.querySelector('[data-qr]')?.getAttribute('src');
    expect(file()).toBe('/covers/code.en.svg');
    await switchLanguage(site, 'he');
    expect(file()).toBe('/covers/code.he.svg');
  });
});

describe('[S2] The menu card', () => {
  test('turns to the other language and back', async () => {
    const { user } = await renderWithSite(<MenuCard />);
    const card = within(screen.getByRole('group', { name: /sample menu card/ }));
    const sideWith = (dish: string) => card.getByText(dish).closest('[lang]');
    expect(sideWith('Shakshuka')).not.toHaveAttribute('aria-hidden');
    expect(sideWith('שקשוקה')).toHaveAttribute('aria-hidden', 'true');

    await user.click(screen.getByRole('button', { name: 'Turn over to Hebrew' }));
    expect(sideWith('Shakshuka')).toHaveAttribute('aria-hidden', 'true');
    expect(sideWith('שקשוקה')).not.toHaveAttribute('aria-hidden');
    expect(sideWith('שקשוקה')).toHaveAttribute('lang', 'he');
    expect(sideWith('שקשוקה')).toHaveAttribute('dir', 'rtl');

    await user.click(screen.getByRole('button', { name: 'Turn back to English' }));
    expect(sideWith('Shakshuka')).not.toHaveAttribute('aria-hidden');
  });

  test('can be Hebrew', async () => {
    const { user } = await renderWithSite(<MenuCard />, { language: 'he' });
    await user.click(screen.getByRole('button', { name: 'לצד האנגלי' }));
    expect(screen.getByRole('button', { name: 'לצד העברי' })).toBeVisible();
    expect(screen.getByText('Shakshuka').closest('[lang]')).toHaveAttribute('dir', 'ltr');
  });
});
