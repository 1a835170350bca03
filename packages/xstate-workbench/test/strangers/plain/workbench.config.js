import { defineConfig, defineModel } from 'xstate-workbench';
import { valveMachine } from './valve.js';

const valveModel = defineModel({
  machine: valveMachine,
  scenarios: { 'a new valve': { starts: 'shut' } },
  steps: { 'turn it': { events: [{ type: 'turn' }] } },
  project: ({ context, value }) => ({ is: value, times: context.times }),
  states: {
    shut: { projection: { is: 'shut', times: 0 }, on: { 'turn it': 'open' } },
    open: { projection: { is: 'open', times: 1 }, on: { 'turn it': 'shut again' } },
    'shut again': { projection: { is: 'shut', times: 1 }, onlyListedSteps: true },
  },
});

export default defineConfig({ models: { valve: { model: valveModel } } });
