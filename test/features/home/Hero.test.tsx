import { screen } from '@testing-library/react';
import { Hero } from '../../../src/features/home/Hero';
import { Toasts } from '../../../src/features/toasts/Toasts';
import type { FetchCode } from '../../../src/platform/codeFetching';
import { renderWithSite } from '../../support/renderWithSite';
import { translatorOf } from '../../support/siteWords';

jest.mock('../../../src/features/menuEditor/MenuEditor', () => ({ MenuEditor: () => 'Editor' }));

const t = translatorOf('en');

test('[S8] tells that the menu editor did not load, and loads it at the next press', async () => {
  let isOnline = false;
  const fetchCode: FetchCode = async (_, load) => {
    if (!isOnline) throw new Error('offline');
    return load();
  };
  const page = (
    <>
      <Hero />
      <Toasts />
    </>
  );
  const { user } = await renderWithSite(page, { fetchCode });
  const write = screen.getByRole('button', { name: t('home.hero.menu.write') });
  await user.click(write);
  expect(await screen.findByText(t('errors.partFailed'))).toBeVisible();
  isOnline = true;
  await user.click(write);
  expect(await screen.findByText('Editor')).toBeVisible();
});
