import { render, screen } from '@testing-library/react';
import { Stars } from '../../src/ui/Stars';

test.each([
  [1, 1],
  [4.4, 4],
  [4.5, 5],
  [5, 5],
])('[S3] a rating of %d is an image with %d of five stars filled', (rating, filled) => {
  render(<Stars rating={rating} label="rating" />);
  const stars = [...screen.getByRole('img', { name: 'rating' }).children];
  expect(stars.map((star) => star.getAttribute('data-filled') === 'true')).toEqual(
    [0, 1, 2, 3, 4].map((place) => place < filled),
  );
});
