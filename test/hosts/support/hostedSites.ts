import process from 'node:process';
import {
  type HostedSites,
  hostedVariable,
  type ServerName,
} from '../../../src/tools/hosts/hostedSites';

export const serverNames: readonly ServerName[] = ['nginx', 'caddy'];

/** @throws Error that says how the tests are run. */
export function hostedSites(): HostedSites {
  const text = process.env[hostedVariable];
  if (!text) throw new Error('nothing is hosted: run these tests with npm run test:hosts');
  return JSON.parse(text);
}
