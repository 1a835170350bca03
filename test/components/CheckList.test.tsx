import { render, screen } from '@testing-library/react';
import { CheckList } from '../../src/components/CheckList';

describe("[S2] What's Included", () => {
  test('stays a list where the style takes the bullets away', () => {
    render(<CheckList items={['One']} />);
    // Safari takes a list without bullets for none, unless it is named one.
    expect(screen.getByRole('list')).toHaveAttribute('role', 'list');
  });
});
