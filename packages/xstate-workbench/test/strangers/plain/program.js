import { createActor } from 'xstate';
import { connect } from 'xstate-workbench/inspect';
import { jobMachine } from './job.js';

const { inspect } = connect({ url: process.env.WORKBENCH_URL });
const job = createActor(jobMachine, { inspect }).start();
job.send({ type: 'queued' });
job.send({ type: 'failed' });
// The program runs a little longer than the connection needs.
setTimeout(() => job.send({ type: 'queued' }), 300);
setTimeout(() => process.exit(), 1500);
