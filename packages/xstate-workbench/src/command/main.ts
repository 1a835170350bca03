#!/usr/bin/env node
import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { createCatalog } from '../config/catalog';
import { findConfig, loadConfig } from './loadConfig';
import { chart, replay, run } from './run';
import { serve } from './serve';

const usage = `Usage: xstate-workbench [command]

  (none)         serves the inspector, and the workbench of workbench.config.ts
  run [machine]  takes every path of the models, and prints what differs
  replay FILE    takes exported paths
  chart FILE     writes a chart of every machine, as Mermaid in Markdown

Options: --config FILE, --port NUMBER (4600)
`;

const commands = new Map(Object.entries({ run, replay, chart }));

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      config: { type: 'string' },
      port: { type: 'string', default: '4600' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  const [command, ...operands] = positionals;
  const config = values.config === undefined ? findConfig() : path.resolve(values.config);
  if (values.help) console.log(usage);
  else if (command === undefined) await start(config, Number(values.port));
  else {
    const act = commands.get(command);
    if (!act) throw new Error(`${command} is no command.\n\n${usage}`);
    await act(createCatalog(await loadConfig(config)), operands);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function start(config: string | undefined, port: number): Promise<void> {
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error('--port must be a number from 0 to 65535.');
  const { site } = config ? await loadConfig(config) : {};
  const { address, socketAddress } = await serve({ port, config, site });
  console.log(`
Inspector  ${address}/inspect
Workbench  ${config ? `${address}/workbench` : 'none: there is no workbench.config.ts here'}

In a page of localhost:

  import { connect } from 'xstate-workbench/inspect';
  const { inspect } = connect({ url: '${address}/inspect' });
  createActor(machine, { inspect }).start();

In a Node program the same, with this url:

  ${socketAddress}
`);
}
