import { expect } from '@playwright/test';
import type { Expect } from '../../models/driver';

/** Looks until the page shows what is expected. */
export const seenOnPage: Expect = (look, expected, where) =>
  expect.poll(look, { message: where, intervals: [20, 50, 100, 250] }).toEqual(expected);
