import { properties } from './properties';

/** As many inputs as leave time for all else. The same ones each time: `npm run soak` tries others, and more. */
const runs = 1000;
const seed = 15;

test.each(properties)('$name', ({ check }) => check(runs, seed));
