import { createBrowserInspector } from '@statelyai/inspect';
import { createActor } from 'xstate';
import { valveMachine } from './valve.js';

/* The same application with Stately's client. */

const url = new URLSearchParams(location.search).get('inspector') ?? '';
const inspector = createBrowserInspector({ url, autoStart: false });
const valve = createActor(valveMachine, { inspect: inspector.inspect }).start();

for (const [name, act] of Object.entries({
  Turn: () => valve.send({ type: 'turn' }),
  Inspect: () => inspector.start(),
})) {
  const button = Object.assign(document.createElement('button'), { textContent: name });
  button.addEventListener('click', act);
  document.getElementById('app')?.append(button);
}
