import { createActor } from 'xstate';
import { connect } from 'xstate-workbench/inspect';
import { valveMachine } from './valve.js';

const { inspect } = connect({ url: new URLSearchParams(location.search).get('inspector') });
const valve = createActor(valveMachine, { inspect }).start();

const place = document.getElementById('app');
const text = document.createElement('p');
const button = Object.assign(document.createElement('button'), { textContent: 'Turn' });
button.addEventListener('click', () => valve.send({ type: 'turn' }));
place?.append(text, button);
valve.subscribe(({ value, context }) => {
  text.textContent = `The valve is ${value}, opened ${context.times} times.`;
});
