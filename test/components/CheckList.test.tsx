import { render, screen } from '@testing-library/react';
import { CheckList } from '../../src/components/CheckList';

describe("[S2] What's Included", () => {
  test('is a list, its ticks for the eye alone', () => {
    render(<CheckList items={['One scan', 'No app', 'Both directions']} />);
    expect(screen.getByRole('list')).toBeVisible();
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'One scan',
      'No app',
      'Both directions',
    ]);
    expect(screen.queryByRole('img')).toBeNull();
  });

  test('stays a list where the style takes the bullets away', () => {
    render(<CheckList items={['One']} />);
    // Safari takes a list without bullets for none, unless it is named one.
    expect(screen.getByRole('list')).toHaveAttribute('role', 'list');
  });
});
