import { act, screen } from '@testing-library/react';
import type { ConsentAnswer } from '../../machines/consentRules';
import { connectAnalytics } from '../../src/app/connectAnalytics';
import { ConsentPrompt } from '../../src/sections/ConsentPrompt';
import type { EarlyVisit } from '../../src/services/earlyVisit';
import { renderWithSite } from '../support/renderWithSite';

const settings = { analyticsId: 'G-TEST123456', analyticsConsent: 'ask' } as const;
const sent = { path: '/', language: 'en', domain: 'international' } as const;

/** A page that takes this visit over; `press` answers in the prompt as it was exported. */
async function takeOver(before: Pick<EarlyVisit, 'sent' | 'answer'>) {
  let press: (answer: ConsentAnswer) => void = () => {};
  const early: EarlyVisit = {
    ...before,
    forward(receive) {
      press = receive;
    },
    end() {},
  };
  const { site, router } = await renderWithSite(<ConsentPrompt />, { settings, early });
  connectAnalytics(site, router, early);
  return { site, press: (answer: ConsentAnswer) => act(async () => press(answer)) };
}

const prompt = () => screen.queryByRole('region');
const counted = () => {
  const { dataLayer = [] } = window;
  if (!Array.isArray(dataLayer)) throw new Error('the data layer is no list');
  return dataLayer.map(([command, name, details]) => details?.page_path ?? name ?? command);
};

afterEach(() => {
  localStorage.clear();
  delete window.dataLayer;
  delete document.documentElement.dataset.consent;
});

test('[S7] a page that was counted before the site started counts once, and the next one then', async () => {
  const { site } = await takeOver({ sent, answer: 'granted' });
  expect([prompt(), counted()]).toEqual([null, []]);
  site.actor.send({ type: 'page.changed', path: '/pricing' });
  expect(counted()).toEqual(['/pricing']);
});

test('[S7] a refusal is known to a site that starts, though the browser kept nothing', async () => {
  const { site } = await takeOver({ answer: 'refused' });
  site.actor.send({ type: 'page.changed', path: '/pricing' });
  expect([prompt(), counted()]).toEqual([null, []]);
});

test('[S7] an answer in the exported prompt, while it is brought to life, is kept and counted once', async () => {
  const { press } = await takeOver({});
  expect(prompt()).toBeInTheDocument();
  await press('granted');
  await press('granted');
  expect(prompt()).toBeNull();
  expect(counted()).toEqual([expect.any(Date), '/', 'language_view', 'domain_view']);
  expect(localStorage.getItem('analytics-consent')).toBe('granted');
  expect(document.documentElement.dataset.consent).toBe('granted');
});
