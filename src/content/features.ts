import type { MessageKey } from '../../locales/words';

/** One of the home page's feature cards. */
export interface Feature {
  readonly id: 'rush' | 'bothScripts' | 'openPrice';
  readonly title: MessageKey;
  readonly description: MessageKey;
}

/** The three feature cards, in order. Source: docs/specification.md, section 2. */
export const features: readonly Feature[] = [
  {
    id: 'rush',
    title: 'home.features.rush.title',
    description: 'home.features.rush.description',
  },
  {
    id: 'bothScripts',
    title: 'home.features.bothScripts.title',
    description: 'home.features.bothScripts.description',
  },
  {
    id: 'openPrice',
    title: 'home.features.openPrice.title',
    description: 'home.features.openPrice.description',
  },
];
