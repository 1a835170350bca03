import { bannerMachine } from './banner.machine';
import { defineModel } from './testing/model';

/** Source: docs/specification.md, section 4. */
export const bannerModel = defineModel({
  machine: bannerMachine,
  page: '/',
  scenarios: {
    'with a message': { input: { hasMessage: true }, starts: 'visible' },
    'without a message': { input: { hasMessage: false }, starts: 'absent' },
  },
  steps: { 'close it': { events: [{ type: 'banner.closed' }] } },
  project: (snapshot) => ({ isVisible: snapshot.matches('visible') }),
  states: {
    visible: { projection: { isVisible: true }, on: { 'close it': 'closed' } },
    closed: { projection: { isVisible: false }, is: 'closed' },
    absent: { projection: { isVisible: false }, is: 'absent' },
  },
});
