import { setup } from 'xstate';

export type MenuCardEvent = { readonly type: 'card.turned' };

/** The sample menu card on the home page: it lies with one language up and can be turned over. Source: design, The things on the counter. */
export const menuCardMachine = setup({
  types: { events: {} as MenuCardEvent },
}).createMachine({
  id: 'menuCard',
  initial: 'faceUp',
  states: {
    faceUp: {
      description: 'The side in the language of the page is up.',
      on: { 'card.turned': { target: 'turnedOver' } },
    },
    turnedOver: {
      description: 'The side in the other language is up.',
      on: { 'card.turned': { target: 'faceUp' } },
    },
  },
});
