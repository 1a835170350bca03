import type { Language } from '../../locales/languages';
import type { ServiceId } from './services';

/** One project of the portfolio. Its words stand here, in each language, because it is bundled apart. */
export interface PortfolioProject {
  readonly id: string;
  readonly name: Readonly<Record<Language, string>>;
  /** The town or region. */
  readonly place: Readonly<Record<Language, string>>;
  /** What was ordered. */
  readonly service: ServiceId;
  /** What changed, and for whom. */
  readonly description: Readonly<Record<Language, string>>;
  /** The id of a drawn cover. */
  readonly image: string;
  /** Where 'Preview Website' leads: http(s). */
  readonly link: string;
  /** True while this is an invented example and not the studio's own work; the card says so. */
  readonly sample: boolean;
}

/**
 * The same projects, once they are known to be usable.
 * @throws Error naming the project, the value and what is expected, when a name stands twice (in
 * either language, whatever its case) or a link is not http(s).
 */
export function parsePortfolio(projects: readonly PortfolioProject[]): readonly PortfolioProject[] {
  const seen = new Map<string, string>();
  for (const project of projects) {
    for (const name of [project.name.en, project.name.he]) {
      const spelling = name.trim().toLowerCase();
      const owner = seen.get(spelling);
      if (owner !== undefined && owner !== project.id) {
        throw unusable(
          project,
          'name',
          name,
          `a name that project "${owner}" does not have already`,
        );
      }
      seen.set(spelling, project.id);
    }
    if (!isWebAddress(project.link)) {
      throw unusable(project, 'link', project.link, 'an address starting with https:// or http://');
    }
  }
  const ids = projects.map(({ id }) => id);
  for (const project of projects.filter(({ id }, index) => ids.indexOf(id) !== index)) {
    throw unusable(project, 'id', project.id, 'an id that no other project has');
  }
  return projects;
}

function unusable(project: PortfolioProject, field: string, value: string, expected: string) {
  return new Error(
    `src/content/portfolio.ts, project "${project.id}": ${field} is ${JSON.stringify(value)}, expected ${expected}`,
  );
}

function isWebAddress(value: string) {
  try {
    return /^https?:$/.test(new URL(value).protocol);
  } catch {
    return false;
  }
}
