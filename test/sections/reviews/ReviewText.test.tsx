import { screen } from '@testing-library/react';
import { ReviewText } from '../../../src/sections/reviews/ReviewText';
import { renderWithSite } from '../../support/renderWithSite';

const long = 'A long evening. '.repeat(60).trim();

describe('[S7] The text of a review', () => {
  test('expands and collapses by a button named by the writer', async () => {
    const { user } = await renderWithSite(<ReviewText text={long} author="Dana" />);
    const more = screen.getByRole('button', { name: 'Show more of the review by Dana' });
    expect(more).toHaveTextContent('Show more');
    const cut = screen.getByRole('blockquote').textContent;
    expect(cut.length).toBeGreaterThan(550);
    expect(cut.length).toBeLessThanOrEqual(601);
    expect(more).toHaveAttribute('aria-expanded', 'false');
    await user.click(more);
    expect(screen.getByRole('blockquote')).toHaveTextContent(long);
    const less = screen.getByRole('button', { name: /^Show less/ });
    expect(less).toHaveAttribute('aria-expanded', 'true');
    expect(less).toHaveFocus();
    await user.click(less);
    expect(screen.getByRole('blockquote').textContent).toMatch(/…$/);
  });
});
