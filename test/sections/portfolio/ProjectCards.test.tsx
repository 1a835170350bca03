import { screen } from '@testing-library/react';
import { portfolio } from '../../../src/content/portfolio';
import { ProjectCards } from '../../../src/sections/portfolio/ProjectCards';
import { renderWithSite, switchLanguage } from '../../support/renderWithSite';

describe('[S2] Project cards', () => {
  test('show a message instead of an empty list', async () => {
    const { site } = await renderWithSite(<ProjectCards projects={[]} level="h3" />);
    expect(screen.getByText('No projects to show yet.')).toBeVisible();
    expect(screen.queryByRole('list')).toBeNull();
    await switchLanguage(site, 'he');
    expect(screen.getByText('עדיין אין כאן עבודות.')).toBeVisible();
  });

  test('mark samples, and mirror covers for the page’s direction', async () => {
    const projects = portfolio
      .slice(0, 2)
      .map((project, place) => ({ ...project, image: 'hummus' as const, sample: place === 0 }));
    const { container, site } = await renderWithSite(
      <ProjectCards projects={projects} level="h3" />,
    );
    const cover = () => container.querySelector('img')?.getAttribute('src');
    const [sample, own] = screen.getAllByRole('listitem');
    expect(sample).toHaveTextContent('Sample');
    expect(own).not.toHaveTextContent('Sample');
    expect(cover()).toBe('/covers/hummus.ltr.svg');
    await switchLanguage(site, 'he');
    expect(sample).toHaveTextContent('דוגמה');
    expect(cover()).toBe('/covers/hummus.rtl.svg');
  });
});
