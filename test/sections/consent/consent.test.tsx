import { screen } from '@testing-library/react';
import { ConsentPrompt } from '../../../src/sections/consent/ConsentPrompt';
import { ConsentSettings } from '../../../src/sections/consent/ConsentSettings';
import { renderWithSite } from '../../support/renderWithSite';
import { translatorOf } from '../../support/siteWords';

const t = translatorOf('en');
const asks = { analyticsId: 'G-TEST123456', analyticsConsent: 'ask' } as const;

const both = (
  <>
    <ConsentPrompt />
    <ConsentSettings />
  </>
);
const prompt = () => screen.queryByRole('region', { name: t('consent.title') });
const block = () => screen.queryByRole('region', { name: t('consent.settings.heading') });
const button = (name: string) => screen.queryByRole('button', { name });

afterEach(() => {
  localStorage.clear();
  Reflect.deleteProperty(navigator, 'globalPrivacyControl');
});

test('[S7] revokes and grants with one button, which keeps the focus', async () => {
  const { user } = await renderWithSite(both, { settings: asks });
  await user.click(screen.getByRole('button', { name: t('consent.settings.grant') }));
  expect(prompt()).toBeNull();
  const change = screen.getByRole('button', { name: t('consent.settings.withdraw') });
  expect(change).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('status')).toHaveTextContent(t('consent.settings.refused'));
  expect(change).toHaveFocus();
  expect(change).toHaveTextContent(t('consent.settings.grant'));
});

test.each(['yes', '', 'asking'])('[S7] ignores %j in storage', async (stored) => {
  localStorage.setItem('analytics-consent', stored);
  await renderWithSite(both, { settings: asks });
  expect(prompt()).toBeInTheDocument();
});

test('[S7] does not ask under Global Privacy Control, and cannot be granted', async () => {
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });
  await renderWithSite(both, { settings: asks });
  expect(prompt()).toBeNull();
  expect(screen.getByRole('status')).toHaveTextContent(t('consent.settings.refused'));
  expect(button(t('consent.settings.grant'))).toBeNull();
});

test.each([
  ['there is no measurement id', { analyticsId: '', analyticsConsent: 'ask' } as const],
  ['no consent is asked for', { analyticsId: 'G-TEST123456', analyticsConsent: 'none' } as const],
])('[S7] has no prompt and no settings where %s', async (_, settings) => {
  await renderWithSite(both, { settings });
  expect(prompt()).toBeNull();
  expect(block()).toBeNull();
});
