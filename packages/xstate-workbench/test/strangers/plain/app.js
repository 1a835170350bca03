import { createBrowserInspector } from '@statelyai/inspect';
import { createActor } from 'xstate';
import { connect } from 'xstate-workbench/inspect';
import { jobMachine } from './job.js';

/* With Stately's client, if the address says so. */

const { inspector: url, client } = Object.fromEntries(new URLSearchParams(location.search));
const stately = client && createBrowserInspector({ url, autoStart: false });
const { inspect } = stately ?? connect({ url });
const job = createActor(jobMachine, { inspect }).start();

for (const [textContent, act] of Object.entries({
  Turn: () => job.send({ type: job.getSnapshot().matches('idle') ? 'queued' : 'failed' }),
  ...(stately && { Inspect: () => stately.start() }),
})) {
  const button = Object.assign(document.createElement('button'), { textContent });
  button.addEventListener('click', act);
  document.getElementById('app')?.append(button);
}
