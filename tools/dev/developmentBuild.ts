import path from 'node:path';
import type { Parcel } from '@parcel/core';
import { developed } from './developed';

/**
 * Options of Parcel for code that is not optimized, and reports to `window.inspectMachines`. Names contain a content
 * hash.
 */
export function developmentBuild(
  entries: readonly string[],
): ConstructorParameters<typeof Parcel>[0] {
  return {
    entries: entries.map((entry) => path.resolve(entry)),
    mode: 'development',
    env: { NODE_ENV: 'development', INSPECTABLE: 'true' },
    shouldAutoInstall: false,
    shouldContentHash: true,
    targets: {
      browser: {
        context: 'browser',
        includeNodeModules: true,
        distDir: developed.code,
        publicUrl: '/assets/',
        outputFormat: 'esmodule',
        optimize: false,
        // The boot script inlines constants, as in the export.
        scopeHoist: true,
        sourceMap: false,
        engines: { browsers: ['chrome 109', 'edge 109', 'safari 16', 'firefox 115'] },
      },
    },
    defaultTargetOptions: { shouldOptimize: false, shouldScopeHoist: true, sourceMaps: false },
  };
}
