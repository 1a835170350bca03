import { defineConfig, defineModel } from 'xstate-workbench';
import { doorMachine } from './door';

const doorModel = defineModel({
  machine: doorMachine,
  scenarios: { 'in the morning': { starts: 'closed' } },
  steps: {
    'a visitor comes': { events: [{ type: 'sensor.tripped' }] },
    'three seconds pass': { wait: 3000 },
  },
  project: (snapshot) => ({ isOpen: snapshot.matches('open') }),
  states: {
    closed: { projection: { isOpen: false }, on: { 'a visitor comes': 'open' } },
    open: {
      projection: { isOpen: true },
      onlyListedSteps: true,
      on: { 'a visitor comes': 'open', 'three seconds pass': 'closed' },
    },
  },
});

export default defineConfig({
  models: { door: { model: doorModel, page: '/' } },
  site: process.env.SITE ?? 'http://localhost:5173',
  pages: ['/'],
});
