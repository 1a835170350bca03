import { byLanguage } from '../../locales/languages';
import type { PortfolioProject } from '../../src/content/portfolio';
import { inLanguages } from './inLanguages';

/** A project for tests, independent of `src/content/portfolio.ts`. */
export function sampleProject(id: string, own: Partial<PortfolioProject> = {}): PortfolioProject {
  return {
    id,
    name: inLanguages({ en: `The ${id}`, he: `ה־${id}` }),
    place: inLanguages({ en: 'Haifa', he: 'חיפה' }),
    service: 'qrMenu',
    description: inLanguages({ en: 'A menu on each table.', he: 'תפריט בכל שולחן.' }),
    link: byLanguage(() => `/menu/${id}`),
    sample: true,
    ...own,
  };
}
