import { expect } from '@playwright/test';
import type { Expect } from '../../models/driver';

/** Looks until the page shows what is expected. */
export const seenOnPage: Expect = (look, expectedOf, where) =>
  expect(async () => {
    const seen = await look();
    expect(seen, where).toEqual(expectedOf(seen));
  }).toPass({ intervals: [20, 50, 100, 250], timeout: 20_000 });
