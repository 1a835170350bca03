import type { PortfolioProject } from '../../content/portfolio';

/** True if all projects are samples, so that the section says it once instead of each card. */
export function areSamples(projects: readonly PortfolioProject[]): boolean {
  return projects.length > 0 && projects.every(({ sample }) => sample);
}
