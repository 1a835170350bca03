import { screen, within } from '@testing-library/react';
import { NotFound } from '../../../src/sections/layout/NotFound';
import { UnexpectedErrorPage } from '../../../src/sections/layout/UnexpectedErrorPage';
import { renderWithSite } from '../../support/renderWithSite';

describe('[S2] The not-found page', () => {
  test('links to the six pages, none of them current', async () => {
    await renderWithSite(<NotFound />, { path: '/no-such-dish' });
    const links = within(screen.getByRole('list')).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'Home',
      'Services',
      'Portfolio',
      'Reviews',
      'Pricing',
      'Contact',
    ]);
    for (const link of links) expect(link).not.toHaveAttribute('aria-current');
  });
});

describe('[S8] The error page', () => {
  test.each([
    ['fault', 'The fault is ours, not yours.'],
    ['codeMissing', 'Check the connection and try again.'],
  ] as const)(
    'says Unexpected Application Error!, and what to do about a %s',
    async (cause, advice) => {
      const onRetry = jest.fn();
      const { user } = await renderWithSite(
        <UnexpectedErrorPage cause={cause} onRetry={onRetry} />,
      );
      const title = screen.getByRole('heading', { level: 1 });
      expect(title).toHaveTextContent('Unexpected Application Error!');
      expect(screen.getByText(advice, { exact: false })).toBeVisible();
      await user.click(screen.getByRole('button', { name: 'Load the page again' }));
      expect(onRetry).toHaveBeenCalledTimes(1);
      expect(screen.getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/');
    },
  );
});
