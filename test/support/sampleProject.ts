import type { PortfolioProject } from '../../src/content/portfolio';

/** A project for tests, independent of `src/content/portfolio.ts`. */
export function sampleProject(id: string, own: Partial<PortfolioProject> = {}): PortfolioProject {
  return {
    id,
    name: { en: `The ${id}`, he: `ה־${id}` },
    place: { en: 'Haifa', he: 'חיפה' },
    service: 'qrMenu',
    description: { en: 'A menu on each table.', he: 'תפריט בכל שולחן.' },
    image: 'shelf',
    link: { en: `/menu/${id}`, he: `/menu/${id}` },
    sample: true,
    ...own,
  };
}
