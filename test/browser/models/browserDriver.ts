import type { Page } from '@playwright/test';
import type { Model } from '../../../machines/testing/model';
import type { VariantName } from '../support/variants';
import type { Locale } from '../support/words';

/** Start of a path: a browser page with nothing opened. */
export interface Place {
  readonly page: Page;
  readonly locale: Locale;
  /** Base address of a site in the locale's language, without a trailing slash. */
  origin(variant?: VariantName): string;
}

/** Driver of one model on the exported site in Chromium. */
export interface AnyDriver {
  /** Moves that a person cannot make here, with the reason. */
  readonly cannot?: readonly Cannot<string, string>[];
  /** Set-up of each scenario. */
  readonly scenarios: Readonly<Record<string, unknown>>;
  /** Steps that are repeated in Hebrew, because they depend on direction or messages. */
  readonly inHebrew?: readonly string[];
  /** Console messages that failures in a path may cause. */
  readonly console?: RegExp;
  /** True if the path is taken in the workbench, which only slow tests build. */
  readonly needsWorkbench?: true;
  /** True if the page runs the machine's table without XState, which reports no transitions. */
  readonly hasNoActor?: true;
  open(setUp: unknown, place: Place): Promise<AnyScene>;
}

interface Cannot<State, Step> {
  readonly state: State;
  readonly step: Step;
  readonly why: string;
}

/** A page at the start of a path; only `pass` advances its clock. */
export interface AnyScene {
  /** Performs a step of a person or of an external service. */
  perform(step: string): Promise<unknown>;
  /** Advances time, in ms. */
  pass(milliseconds: number): Promise<void>;
  /** The facts that the page shows. */
  look(): Promise<object>;
  /** Resets the machine to the start of its scenario at the end of a path. If absent, a new page is needed. */
  restart?(): Promise<void>;
}

/** The driver of one model, with exactly its scenarios, steps and facts. A set-up is a path by default. */
export interface BrowserDriver<M extends Model, SetUp = string> extends AnyDriver {
  readonly scenarios: Readonly<Record<keyof M['scenarios'], SetUp>>;
  readonly inHebrew?: readonly Act<M>[];
  readonly cannot?: readonly Cannot<keyof M['states'] & string, keyof M['steps'] & string>[];
  open(setUp: SetUp, place: Place): Promise<Scene<M>>;
}

interface Scene<M extends Model> extends AnyScene {
  perform(step: Act<M>): Promise<unknown>;
  look(): Promise<Seen<M>>;
}

/** Steps of a model except those that only wait. */
type Act<M extends Model> = keyof {
  [Name in keyof M['steps'] as M['steps'][Name] extends { readonly wait: number }
    ? never
    : Name & string]: true;
};

/** Facts of a model that a page shows. */
export type Seen<M extends Model> = Without<
  ReturnType<M['project']>,
  NonNullable<M['unseen']>[number]
>;

/** `Omit` for each member of a union. */
type Without<Facts, Unseen extends PropertyKey> = Facts extends unknown
  ? Omit<Facts, Unseen>
  : never;

interface Parts<M extends Model, Look> extends Partial<Pick<AnyScene, 'pass' | 'restart'>> {
  readonly steps: Readonly<Record<Act<M>, () => Promise<unknown>>>;
  /** Every fact that the page shows, and no other. */
  look(): Promise<Look & Readonly<Record<Exclude<keyof Look, KeyOf<Seen<M>>>, never>>>;
  /** True if the machine does not depend on time, so that time may pass while the page renders. */
  readonly isTimeless?: true;
}

type KeyOf<Facts> = Facts extends unknown ? keyof Facts : never;

/** A scene on a page with a stopped clock. */
export function sceneOn<M extends Model, Look extends Seen<M>>(
  page: Page,
  { steps, look, isTimeless, ...others }: Parts<M, Look>,
): Scene<M> {
  return {
    async look() {
      if (isTimeless) await page.clock.runFor(aFewFrames);
      return look();
    },
    perform: (step) => steps[step](),
    pass: (milliseconds) => passTime(page, milliseconds),
    ...others,
  };
}

/** In ms. */
const aFewFrames = 50;

/** Advances the clock, in ms; long times at once, so that each timer fires at most once. */
export async function passTime(page: Page, milliseconds: number): Promise<void> {
  if (milliseconds > 100_000) await page.clock.fastForward(milliseconds);
  else await page.clock.runFor(milliseconds);
}
