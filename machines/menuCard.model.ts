import { menuCardMachine } from './menuCard.machine';
import { defineModel } from './model';

/** Source: design, The things on the counter. */
export const menuCardModel = defineModel({
  machine: menuCardMachine,
  scenarios: { 'on the home page': { starts: 'face up' } },
  steps: { 'turn it over': { events: [{ type: 'card.turned' }] } },
  project: (snapshot) => ({ isTurnedOver: snapshot.matches('turnedOver') }),
  states: {
    'face up': { seen: { isTurnedOver: false }, on: { 'turn it over': 'turned over' } },
    'turned over': { seen: { isTurnedOver: true }, on: { 'turn it over': 'face up' } },
  },
});
