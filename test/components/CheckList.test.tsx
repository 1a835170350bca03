import { render, screen } from '@testing-library/react';
import { CheckList } from '../../src/components/CheckList';

describe("[S2] What's Included", () => {
  test('has the list role where styles remove the bullets', () => {
    render(<CheckList items={['One']} />);
    // Safari does not announce a list without bullets unless it has the role.
    expect(screen.getByRole('list')).toHaveAttribute('role', 'list');
  });
});
