import { render, screen } from '@testing-library/react';
import { Stars } from '../../src/components/Stars';

describe('[S3] A rating', () => {
  test('is one image with an accessible name', () => {
    render(<Stars rating={4} label="4 out of 5 stars" />);
    expect(screen.getByRole('img', { name: '4 out of 5 stars' })).toBeVisible();
  });

  test.each([
    [1, 1],
    [3, 3],
    [4.4, 4],
    [4.5, 5],
    [5, 5],
  ])('%d fills %d of five stars', (rating, filled) => {
    render(<Stars rating={rating} label="rating" />);
    const stars = [...screen.getByRole('img').children];
    expect(stars).toHaveLength(5);
    expect(stars.map((star) => star.getAttribute('data-filled') === 'true')).toEqual(
      stars.map((_, place) => place < filled),
    );
  });
});
