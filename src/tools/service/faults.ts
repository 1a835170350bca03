import type { Fault } from './fault';
import { connections } from './faults/connections';
import { diskFull } from './faults/diskFull';
import { killed } from './faults/killed';
import { locked } from './faults/locked';
import { mailDown } from './faults/mailDown';
import { malformed } from './faults/malformed';
import { slowClients } from './faults/slowClients';
import { stopped } from './faults/stopped';
import { twoProcesses } from './faults/twoProcesses';

/** All that is done to the service, the longest last. */
export const faults: readonly Fault[] = [
  twoProcesses,
  locked,
  diskFull,
  slowClients,
  connections,
  stopped,
  mailDown,
  malformed,
  killed,
];
