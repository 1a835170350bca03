import type { Browser } from '@playwright/test';
import type { Settings } from '../../settings/settingsSchema';
import type { StartTrace } from './compare';
import type { Figure } from './figure';
import type { BenchSites } from './sites';

/** What every part of the bench is given. */
export interface Run {
  readonly browser: Browser;
  /** Where that browser is reached from outside. */
  readonly port: number;
  readonly sites: BenchSites;
  readonly settings: Settings;
  /** Absolute; the part may make folders in it. */
  readonly folder: string;
  readonly isQuick: boolean;
  /** How often a load is measured: its spread is told. */
  readonly rounds: number;
  log(...lines: readonly string[]): void;
  /** Notes that something could not be measured, and why. */
  skip(reason: string): void;
  /** Keeps the tasks of a start for the report. */
  keepStart(trace: StartTrace): void;
}

/** A part of the bench. */
export type Measure = (run: Run) => Promise<Figure[]>;
