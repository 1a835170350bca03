import type { Language } from '../../locales/languages';
import type { Cover } from './covers';
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
  /** The drawn cover. */
  readonly image: Cover;
  /** Where 'Preview Website' leads: http(s). */
  readonly link: string;
  /** True while this is an invented example and not the studio's own work; the card says so. */
  readonly sample: boolean;
}
