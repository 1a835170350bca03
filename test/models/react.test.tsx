/**
 * On the domain that the analytics model's visit comes by.
 * @jest-environment-options {"url": "https://www.example.co.il/"}
 */
import type { MachineName } from '../../src/models/machines';
import { models } from '../../src/models/models';
import { takenTransitions } from '../../src/models/takenTransitions';
import { forgetCoverage, keepCoverage } from '../../src/tools/models/coverage';
import { type Expect, unexplained, walkScene, walksFor } from './driver';
import { analyticsDriver } from './react/analytics';
import { bannerDriver } from './react/banner';
import { bookingDriver } from './react/booking';
import { consentDriver } from './react/consent';
import { contactFormDriver } from './react/contactForm';
import type { ReactDriver } from './react/driver';
import { languageDriver } from './react/language';
import { menuCardDriver } from './react/menuCard';
import { pass } from './react/page';
import { panelDriver } from './react/panel';
import { recoveryDriver } from './react/recovery';
import { reviewFormDriver } from './react/reviewForm';
import { reviewListDriver } from './react/reviewList';
import { siteDriver } from './react/site';
import { swipeDriver } from './react/swipe';
import { toastDriver } from './react/toast';
import { toasterDriver } from './react/toaster';
import { typeaheadDriver } from './react/typeahead';

const drivers: Readonly<Record<MachineName, ReactDriver>> = {
  analytics: analyticsDriver,
  banner: bannerDriver,
  booking: bookingDriver,
  consent: consentDriver,
  contactForm: contactFormDriver,
  language: languageDriver,
  menuCard: menuCardDriver,
  panel: panelDriver,
  recovery: recoveryDriver,
  reviewForm: reviewFormDriver,
  reviewList: reviewListDriver,
  site: siteDriver,
  swipe: swipeDriver,
  toast: toastDriver,
  toaster: toasterDriver,
  typeahead: typeaheadDriver,
};

const expectAtOnce: Expect = async (look, expected, where) => {
  await pass(0);
  expect({ where, seen: await look() }).toEqual({ where, seen: expected });
};

beforeAll(() => forgetCoverage('react'));
beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe.each(Object.entries(drivers))('The model of %s in React', (name, driver) => {
  const machine = name as MachineName;
  const model = models[machine];
  const taken = new Set<string>();
  const inspect = takenTransitions(model.machine.id, (transition) => taken.add(transition));
  const walks = walksFor(model, driver).map((walk, index) => ({ ...walk, number: index + 1 }));

  test.each(walks)('[S4] holds, $situation, walk $number', async (walk) => {
    const scene = await driver.open(walk.situation, inspect);
    await walkScene(model, walk, scene, expectAtOnce);
    await scene.end?.();
  });

  test('[S4] is walked over every transition that a person can bring about', async () => {
    const notTaken = driver.notTaken ?? {};
    await keepCoverage({ machine, walk: 'react', taken: [...taken], notTaken });
    expect(unexplained(model, driver, taken)).toEqual({ leftOut: [], needless: [] });
  });
});
