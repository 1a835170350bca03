import type { Model } from '../model/model';

/** The default export of `workbench.config.ts`. */
export interface WorkbenchConfig {
  /** Models by the ids of their machines. */
  readonly models: Readonly<Record<string, ModelEntry>>;
  /**
   * Address of the running application, such as `http://localhost:5173`. The command serves its pages beside the
   * workbench, because a frame can be controlled only if both have one origin.
   */
  readonly site?: string;
  /** Paths of the pages that the frame offers; the first is opened. Absent if the workbench frames no application. */
  readonly pages?: readonly string[];
  /** Choices for the framed page, such as its language: for each, the label of each value. The first is the default. */
  readonly variants?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** A model, and where its machine runs in the application. */
export interface ModelEntry {
  readonly model: Model;
  /** Path of a page that runs the machine; absent if it is tested on its own. */
  readonly page?: string;
  /** Part of the page to scroll to: `#order`. */
  readonly hash?: string;
  /** Scenario that ends before the page can be controlled. */
  readonly except?: string;
}

/**
 * Checks the types of a configuration.
 * @example
 * export default defineConfig({
 *   models: { toast: { model: toastModel, page: '/terms' } },
 *   site: 'http://localhost:5173',
 *   pages: ['/', '/terms'],
 *   variants: { language: { en: 'English', he: 'Hebrew' } },
 * });
 */
export function defineConfig<const Config extends WorkbenchConfig>(config: Config): Config {
  return config;
}
