import { createActor, fromCallback } from 'xstate';
import { type PanelEvent, panelMachine } from '../../machines/panel.machine';

function start() {
  let watching = 0;
  let widen = () => {};
  const watchViewport = fromCallback<PanelEvent>(({ sendBack }) => {
    watching += 1;
    widen = () => sendBack({ type: 'viewport.widened' });
    return () => {
      watching -= 1;
    };
  });
  const actor = createActor(panelMachine.provide({ actors: { watchViewport } })).start();
  return {
    actor,
    send: (type: PanelEvent['type']) => actor.send({ type }),
    widen: () => widen(),
    watching: () => watching,
    state: () => actor.getSnapshot().value,
  };
}

test('[S4] the panel is closed until its button is pressed', () => {
  const panel = start();
  expect(panel.state()).toBe('closed');
  for (const type of ['panel.dismissed', 'page.changed', 'viewport.widened'] as const) {
    panel.send(type);
    expect(panel.state()).toBe('closed');
  }
  panel.send('panel.opened');
  expect(panel.state()).toBe('open');
});

test.each(['panel.dismissed', 'page.changed', 'viewport.widened'] as const)(
  '[S4] %s closes the panel, and it opens again',
  (type) => {
    const panel = start();
    panel.send('panel.opened');
    panel.send(type);
    expect(panel.state()).toBe('closed');
    panel.send('panel.opened');
    expect(panel.state()).toBe('open');
  },
);

test('[S2] the window is watched only while the panel is open, and growing it closes the panel', () => {
  const panel = start();
  expect(panel.watching()).toBe(0);
  panel.send('panel.opened');
  panel.send('panel.opened');
  expect(panel.watching()).toBe(1);
  panel.widen();
  expect(panel.state()).toBe('closed');
  expect(panel.watching()).toBe(0);
});

test('[S4] a stopped panel watches nothing', () => {
  const panel = start();
  panel.send('panel.opened');
  panel.actor.stop();
  expect(panel.watching()).toBe(0);
});
