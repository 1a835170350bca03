import { defineConfig, defineModel } from 'xstate-workbench';
import { jobMachine } from './job.js';

const jobModel = defineModel({
  machine: jobMachine,
  scenarios: { 'an empty queue': { starts: 'idle' } },
  steps: {
    queue: { events: [{ type: 'queued' }] },
    fail: { events: [{ type: 'failed' }] },
    finish: { events: [{ type: 'finished' }] },
  },
  project: ({ context, value }) => ({ is: value, tries: context.tries }),
  states: {
    idle: { projection: { is: 'idle', tries: 0 }, on: { queue: 'running' } },
    running: {
      projection: { is: 'running', tries: 1 },
      on: { fail: 'idle again', finish: 'done' },
    },
    'idle again': { projection: { is: 'idle', tries: 1 }, onlyListedSteps: true },
    done: { projection: { is: 'done', tries: 1 } },
  },
});

export default defineConfig({ models: { job: { model: jobModel } } });
