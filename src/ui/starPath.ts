/** A star with five points, as a path in a box of 24 by 24. */
export const starPath =
  'm12 2.6 2.9 6.1 6.6.8-4.9 4.6 1.3 6.6-5.9-3.3-5.9 3.3 1.3-6.6-4.9-4.6 6.6-.8z';
