#!/usr/bin/env node
import 'tsx';

/* The command in this repository, from its sources. `npm pack` packs the built one. */

await import('./src/command/main.ts');
