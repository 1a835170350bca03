import { screen, within } from '@testing-library/react';
import type { PortfolioProject } from '../../../src/content/portfolioProject';
import { PortfolioPreview } from '../../../src/sections/home/PortfolioPreview';
import { ProjectCards } from '../../../src/sections/portfolio/ProjectCards';
import { renderWithSite, switchLanguage } from '../../support/renderWithSite';

const project = (id: string, changes: Partial<PortfolioProject> = {}): PortfolioProject => ({
  id,
  name: { en: `Café ${id}`, he: `קפה ${id}` },
  place: { en: 'Haifa', he: 'חיפה' },
  service: 'qrMenu',
  description: { en: `What changed at ${id}.`, he: `מה השתנה אצל ${id}.` },
  image: 'hummus',
  link: { en: `https://example.com/${id}`, he: `https://example.co.il/${id}` },
  sample: false,
  ...changes,
});

describe('[S2] Project cards', () => {
  test('show a message instead of an empty list', async () => {
    const { site } = await renderWithSite(<ProjectCards projects={[]} level="h3" />);
    expect(screen.getByText('No projects to show yet.')).toBeVisible();
    expect(screen.queryByRole('list')).toBeNull();
    await switchLanguage(site, 'he');
    expect(screen.getByText('עדיין אין כאן עבודות.')).toBeVisible();
  });

  test('have a name, a description and a preview in a new tab', async () => {
    await renderWithSite(<ProjectCards projects={[project('one'), project('two')]} level="h3" />);
    const [first, second] = screen.getAllByRole('listitem');
    if (!first || !second) throw new Error('two cards are missing');
    expect(within(first).getByRole('heading', { level: 3, name: 'Café one' })).toBeVisible();
    expect(within(first).getByText('Haifa · QR menus')).toBeVisible();
    expect(within(first).getByText('What changed at one.')).toBeVisible();
    const link = within(second).getByRole('link', {
      name: 'Preview Website: Café two (opens in a new tab)',
    });
    expect(link).toHaveTextContent('Preview Website');
    expect(link).toHaveAttribute('href', 'https://example.com/two');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
  });

  test('mark samples in the page’s language', async () => {
    const projects = [project('invented', { sample: true }), project('own')];
    const { site } = await renderWithSite(<ProjectCards projects={projects} level="h3" />);
    const [invented, own] = screen.getAllByRole('listitem');
    expect(invented).toHaveTextContent('Sample');
    expect(own).not.toHaveTextContent('Sample');
    await switchLanguage(site, 'he');
    expect(invented).toHaveTextContent('דוגמה');
    expect(own).not.toHaveTextContent('דוגמה');
  });

  test('hide covers from assistive technology', async () => {
    await renderWithSite(<ProjectCards projects={[project('one')]} level="h2" />);
    expect(screen.getAllByRole('heading')).toHaveLength(1);
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.getAllByText('Café one')).toHaveLength(1);
  });

  test('show the first projects on home, with a link to all', async () => {
    const projects = ['one', 'two', 'three', 'four', 'five'].map((id) => project(id));
    const { user, address } = await renderWithSite(<PortfolioPreview projects={projects} />);
    const shown = screen
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent);
    expect(shown).toEqual(projects.slice(0, shown.length).map(({ name }) => name.en));
    expect(shown.length).toBeLessThan(projects.length);
    await user.click(screen.getByRole('link', { name: 'See every project' }));
    expect(address()).toBe('/portfolio');
  });
});
