import type { Language } from '../../locales/languages';
import type { Cover } from './covers';
import type { Photo } from './photo';
import type { ServiceId } from './services';

/** One project of the portfolio, with its texts in each language, because it is bundled separately. */
export interface PortfolioProject {
  readonly id: string;
  readonly name: Readonly<Record<Language, string>>;
  /** Town or region. */
  readonly place: Readonly<Record<Language, string>>;
  /** The order. */
  readonly service: ServiceId;
  /** The result, and for whom. */
  readonly description: Readonly<Record<Language, string>>;
  /** A photograph, or a drawn cover. */
  readonly image: Photo | Cover;
  /** Target of 'Preview Website': http(s), or the menu of a sample (`/menu/…`). */
  readonly link: Readonly<Record<Language, string>>;
  /** True for an invented sample; its section or its card says so. */
  readonly sample: boolean;
}

/** True if all projects are samples, so that the section says it once instead of each card. */
export function areSamples(projects: readonly PortfolioProject[]): boolean {
  return projects.length > 0 && projects.every(({ sample }) => sample);
}
