import { builderLayers } from './builderLayers';
import type { Layer } from './layer';
import { pageLayers } from './pageLayers';

/** The one way that imports go. Source: architecture, The house. */
export const layers: readonly Layer[] = [...pageLayers, ...builderLayers];
