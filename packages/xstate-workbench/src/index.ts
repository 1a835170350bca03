/* The interface of the package. */

export { anyStateText, type Chart, chartOf } from './charts/chartOf';
export { mermaidOf } from './charts/mermaidOf';
export { type Catalog, createCatalog } from './config/catalog';
export { defineConfig, type ModelEntry, type WorkbenchConfig } from './config/defineConfig';
export { defineModel } from './model/defineModel';
export type { Model, ModelState, Step, World } from './model/model';
export { type Mutant, mutantsOf } from './mutants/mutants';
export { type CoveringPath, coveringPaths, type Path } from './paths/coveringPaths';
export { differencesBetween } from './paths/differences';
export { differenceText, PathError } from './paths/failure';
export { type PathFile, readPathFile } from './paths/pathFile';
export { runPath } from './paths/runPath';
export { type Expect, pathsFor, pathsInBrowser, runScene } from './paths/runScene';
export type { AnyDriver, AnyScene } from './paths/scene';
export { type Transition, transitionId, transitionsOf } from './paths/transitions';
export { transitionsIn } from './paths/xstate5';
