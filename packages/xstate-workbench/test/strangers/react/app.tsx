import { useMachine } from '@xstate/react';
import { createRoot } from 'react-dom/client';
import { control } from 'xstate-workbench/frame';
import { connect } from 'xstate-workbench/inspect';
import { doorMachine } from './door';

const controls = control();
const { inspect } = connect({ url: new URLSearchParams(location.search).get('inspector') ?? '' });

function Door() {
  const [snapshot, send] = useMachine(doorMachine, controls?.options ?? { inspect });
  return (
    <main>
      <h1>Door</h1>
      <p>{`The door is ${snapshot.value}.`}</p>
      <button type="button" onClick={() => send({ type: 'sensor.tripped' })}>
        Walk in
      </button>
    </main>
  );
}

const place = document.getElementById('app');
if (place) createRoot(place).render(<Door />);
controls?.opened();
