import { render, screen } from '@testing-library/react';
import { Section } from '../../src/components/Section';

describe('[S2] A section', () => {
  test('is a region named by its heading', () => {
    render(
      <Section id="plans" heading="Three menus" lead="Begin small.">
        <p>Starter</p>
      </Section>,
    );
    const region = screen.getByRole('region', { name: 'Three menus' });
    expect(region).toContainElement(screen.getByRole('heading', { level: 2, name: 'Three menus' }));
    expect(region).toHaveTextContent('Begin small.');
    expect(region).toHaveTextContent('Starter');
    expect(region).toHaveAttribute('id', 'plans');
  });
});
