import type { MessageKey } from '../../locales/words';

/** One step of a project. */
export interface ProcessStep {
  readonly id: 'discovery' | 'design' | 'development' | 'launch';
  readonly title: MessageKey;
  readonly description: MessageKey;
}

/** The four steps, in order. Source: docs/specification.md, section 2. */
export const processSteps: readonly ProcessStep[] = [
  {
    id: 'discovery',
    title: 'services.process.steps.discovery.title',
    description: 'services.process.steps.discovery.description',
  },
  {
    id: 'design',
    title: 'services.process.steps.design.title',
    description: 'services.process.steps.design.description',
  },
  {
    id: 'development',
    title: 'services.process.steps.development.title',
    description: 'services.process.steps.development.description',
  },
  {
    id: 'launch',
    title: 'services.process.steps.launch.title',
    description: 'services.process.steps.launch.description',
  },
];
