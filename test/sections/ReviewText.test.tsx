import { screen } from '@testing-library/react';
import { ReviewText } from '../../src/sections/ReviewText';
import { renderWithSite } from '../support/renderWithSite';

const long = 'A long evening. '.repeat(60).trim();

describe('[S7] The text of a review', () => {
  test('stands whole when it is short', async () => {
    await renderWithSite(<ReviewText text="Lovely work." author="Dana" />);
    expect(screen.getByText('Lovely work.')).toHaveAttribute('dir', 'auto');
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('is cut at about 600 characters when it is long', async () => {
    await renderWithSite(<ReviewText text={long} author="Dana" />);
    const shown = screen.getByRole('blockquote').textContent;
    expect(shown).toMatch(/…$/);
    expect(shown.length).toBeGreaterThan(550);
    expect(shown.length).toBeLessThanOrEqual(601);
  });

  test('shows more, and less again, by a button that says whose review it is', async () => {
    const { user } = await renderWithSite(<ReviewText text={long} author="Dana" />);
    const more = screen.getByRole('button', { name: 'Show more of the review by Dana' });
    expect(more).toHaveTextContent('Show more');
    expect(more).toHaveAttribute('aria-expanded', 'false');
    await user.click(more);
    expect(screen.getByRole('blockquote')).toHaveTextContent(long);
    const less = screen.getByRole('button', { name: /^Show less/ });
    expect(less).toHaveAttribute('aria-expanded', 'true');
    expect(less).toHaveFocus();
    await user.click(less);
    expect(screen.getByRole('blockquote').textContent).toMatch(/…$/);
  });

  test('offers it in Hebrew', async () => {
    await renderWithSite(<ReviewText text={long} author="דנה" />, { language: 'he' });
    const more = screen.getByRole('button', { name: 'להציג עוד מחוות הדעת של דנה' });
    expect(more).toHaveTextContent('להציג עוד');
  });
});
