import path from 'node:path';
import process from 'node:process';
import { readSettings } from '../../settings/readSettings';
import { siteConfig } from '../../site.config';
import { measureAnswers } from './answers';
import { measureBuilds } from './builds';
import { measureBytes } from './bytes';
import type { Results, StartTrace } from './compare';
import type { Figure } from './figure';
import { commitName, committedFolder, committedResults, machineOf, writeResults } from './files';
import { measureFirstPress } from './firstPress';
import { measureIdleStart } from './idleStart';
import { measureLinks } from './links';
import { measureLighthouse, measurePaint } from './loading';
import { measureLongList } from './longList';
import { taskLines } from './mainThread';
import { measureMemory } from './memory';
import { type Options, readOptions } from './options';
import { launchBrowser } from './phone';
import { measureRendering } from './rendering';
import { summaryOf } from './report';
import type { Measure, Run } from './run';
import { measureServing } from './serving';
import { measureShifts } from './shifts';
import { serveBenchSites } from './sites';
import { measureStart, startTasks } from './start';
import { figureTable } from './table';
import { weigh } from './weight';

const folder = '.cache/bench';
/** Where runs go that are not whole. */
const draftFolder = `${folder}/report`;

/** The parts, in the order in which they run: what needs a quiet machine first. */
const parts: Readonly<Record<string, Measure>> = {
  lighthouse: measureLighthouse,
  paint: measurePaint,
  start: measureStart,
  press: measureFirstPress,
  idle: measureIdleStart,
  links: measureLinks,
  answers: measureAnswers,
  bytes: measureBytes,
  shifts: measureShifts,
  list: measureLongList,
  memory: measureMemory,
  rendering: measureRendering,
  builds: measureBuilds,
  serving: measureServing,
};

/** How often a load is measured. */
const wholeRounds = 3;
const quickRounds = 1;

/**
 * Runs what the words of the command line ask for.
 * @returns whether every goal was kept.
 */
export async function runBench(words: readonly string[], executablePath: string): Promise<boolean> {
  const options = readOptions(words, Object.keys(parts));
  if (options.kind === 'weight') {
    console.log(await weigh(readSettings(siteConfig, {}).settings, folder));
    return true;
  }
  const sites = await serveBenchSites(path.resolve(folder, 'sites'));
  const { browser, port } = await launchBrowser(executablePath);
  try {
    if (options.kind === 'trace') {
      for (const site of [sites.withoutId, sites.withId]) {
        console.log(`\nTasks over 20 ms of a start of ${options.path}, ${site.counting}`);
        console.log(taskLines(await startTasks(browser, site, options.path, 20)).join('\n'));
      }
      return true;
    }
    const skipped: string[] = [];
    const starts: StartTrace[] = [];
    const figures = await measureParts(options, {
      browser,
      port,
      sites,
      settings: readSettings(siteConfig, {}).settings,
      folder: path.resolve(folder, 'work'),
      isQuick: options.isQuick,
      rounds: options.isQuick ? quickRounds : wholeRounds,
      log: (...lines) => console.log(lines.join('\n')),
      skip: (reason) => {
        console.log(`  left out: ${reason}`);
        skipped.push(reason);
      },
      keepStart: (trace) => void starts.push(trace),
    });
    const results: Results = {
      at: new Date().toISOString(),
      commit: commitName(),
      isQuick: options.isQuick,
      machine: machineOf(browser.version()),
      figures,
      skipped,
      starts,
    };
    return await report(results, options);
  } finally {
    await browser.close();
    await sites.close();
  }
}

async function measureParts(
  { only }: Extract<Options, { kind: 'figures' }>,
  run: Run,
): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const name of only) {
    const started = performance.now();
    console.log(`\n${name}`);
    try {
      const found = (await parts[name]?.(run)) ?? [];
      console.log(
        figureTable(
          found.filter(({ isDetail }) => !isDetail),
          undefined,
        ),
      );
      figures.push(...found);
    } catch (error) {
      // The others are still worth their time.
      run.skip(`${name}: ${error instanceof Error ? error.message : error}`);
      process.exitCode = 1;
    }
    console.log(`  ${Math.round((performance.now() - started) / 1000)} s`);
  }
  return figures;
}

async function report(
  results: Results,
  { isQuick, only }: Extract<Options, { kind: 'figures' }>,
): Promise<boolean> {
  const before = committedResults();
  const isWhole = !isQuick && only.length === Object.keys(parts).length;
  const target = isWhole ? committedFolder : draftFolder;
  await writeResults(target, results, before);
  const summary = summaryOf(results, before);
  console.log(`\n${summary.join('\n')}\n\nWritten to ${target}/README.md`);
  return summary[0]?.endsWith(': 0') ?? false;
}
