import { screen } from '@testing-library/react';
import { connectAnalytics } from '../../src/app/connectAnalytics';
import { ConsentPrompt } from '../../src/sections/ConsentPrompt';
import type { EarlyVisit } from '../../src/services/earlyVisit';
import { renderWithSite } from '../support/renderWithSite';

const settings = { analyticsId: 'G-TEST123456', analyticsConsent: 'ask' } as const;
const sent = { path: '/', language: 'en', domain: 'international' } as const;

/** A page that starts when this has become of the visit. */
async function takeOver(early: Pick<EarlyVisit, 'sent' | 'answer'>) {
  const { site, router } = await renderWithSite(<ConsentPrompt />, { settings, early });
  connectAnalytics(site, router);
  return site;
}

const prompt = () => screen.queryByRole('region');
const counted = () => {
  const { dataLayer = [] } = window;
  if (!Array.isArray(dataLayer)) throw new Error('the data layer is no list');
  return dataLayer.map(([command, name, details]) => details?.page_path ?? name ?? command);
};

afterEach(() => {
  delete window.dataLayer;
});

test('[S7] a page that was counted before the site started counts once, and the next one then', async () => {
  const site = await takeOver({ sent, answer: 'granted' });
  expect([prompt(), counted()]).toEqual([null, []]);
  site.actor.send({ type: 'page.changed', path: '/pricing' });
  expect(counted()).toEqual(['/pricing']);
});

test('[S7] a refusal is known to a site that starts, though the browser kept nothing', async () => {
  const site = await takeOver({ answer: 'refused' });
  site.actor.send({ type: 'page.changed', path: '/pricing' });
  expect([prompt(), counted()]).toEqual([null, []]);
});
