import { createBrowserInspector } from '@statelyai/inspect';
import { assign, createActor, setup } from 'xstate';

/* Another application with XState and Stately's client. It shares no code with the site or the workbench. */

const todos = setup({
  types: {
    context: {} as { readonly titles: readonly string[] },
    events: {} as { readonly type: 'todo.added'; readonly title: string } | { type: 'all.done' },
  },
  actions: {
    add: assign(({ context }, title: string) => ({ titles: [...context.titles, title] })),
    clear: assign({ titles: [] }),
  },
  guards: { hasTitle: (_, title: string) => title !== '' },
}).createMachine({
  id: 'todos',
  context: { titles: [] },
  initial: 'free',
  on: {
    'todo.added': {
      guard: { type: 'hasTitle', params: ({ event }) => event.title },
      target: '.busy',
      actions: { type: 'add', params: ({ event }) => event.title },
    },
  },
  states: { free: {}, busy: { on: { 'all.done': { target: 'free', actions: 'clear' } } } },
});

const inspector = createBrowserInspector({ url: '/workbench?receive', autoStart: false });
const actor = createActor(todos, { inspect: inspector.inspect }).start();

document.querySelector('#inspect')?.addEventListener('click', () => inspector.start());
document.querySelector('form')?.addEventListener('submit', (event) => {
  event.preventDefault();
  const title = document.querySelector('input')?.value ?? '';
  actor.send({ type: 'todo.added', title });
});
actor.subscribe(({ context }) => {
  document
    .querySelector('ul')
    ?.replaceChildren(
      ...context.titles.map((title) =>
        Object.assign(document.createElement('li'), { textContent: title }),
      ),
    );
});
