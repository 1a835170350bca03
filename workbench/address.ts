import * as v from 'valibot';
import { fallbackLanguage, languageCodes } from '../locales/languages';
import { pages } from '../src/site/navigation';
import { firstPathOf, pathsOf, placeOf } from './player/paths';
import type { Progress } from './player/player';
import { machineNames } from './walks/models';
import type { Path } from './walks/pathFile';

const number = v.fallback(v.optional(v.pipe(v.string(), v.toNumber())), undefined);

/** Parts of an address by their keys; what it lacks or misspells has its default. */
const schema = v.object({
  machine: v.fallback(v.picklist(machineNames), 'contactForm'),
  /** Number of steps taken; `undefined` if nothing is set up. */
  step: number,
  page: v.fallback(v.picklist(pages), '/'),
  language: v.fallback(v.picklist(languageCodes), fallbackLanguage),
  width: v.fallback(v.picklist(['phone', 'desktop']), 'phone'),
  /** Time of a stopped clock in ms; `undefined` if the clock runs. */
  clock: number,
  hold: v.fallback(
    v.pipe(
      v.string(),
      v.transform((text) => text === 'true'),
    ),
    false,
  ),
  /** Machine in the chart and the list, if it is not the path's. */
  shown: v.fallback(v.optional(v.picklist(machineNames)), undefined),
});

type Settings = v.InferOutput<typeof schema>;

/** State of the workbench that its address holds, so that it survives a reload and can be sent as a link. */
export interface Address extends Settings {
  readonly path: Path;
}

/** Widths of the framed page, in px. */
export const widths = { phone: 390, desktop: 1280 } as const;
export type Width = Settings['width'];

export function readAddress(search: string): Address {
  const asked = new URLSearchParams(search);
  const settings = v.parse(schema, Object.fromEntries(asked));
  const { machine } = settings;
  const scenario = asked.get('scenario') ?? firstPathOf(machine).scenario;
  const steps = asked.getAll('did');
  const place = Number(asked.get('path') ?? 1) - 1;
  const chosen = steps.length > 0 ? undefined : pathsOf(machine, scenario)[place];
  return {
    ...settings,
    path: chosen ?? { machine, scenario, steps },
    step: steps.length > 0 ? steps.length : settings.step,
  };
}

/** Writes an address without defaults. Steps by hand are listed, steps of a generated path are counted. */
export function writeAddress(progress: Progress, settings: Partial<Settings>): string {
  const { machine, scenario, steps, taken, subject } = progress;
  const place = placeOf(progress);
  const isOnPath = place >= 0 && taken.every(({ step }, index) => step === steps[index]);
  const asked = new URLSearchParams({ machine, scenario });
  if (isOnPath) {
    asked.set('path', String(place + 1));
    if (subject) asked.set('step', String(taken.length));
  } else for (const { step } of taken) asked.append('did', step);
  const defaults = new Map<string, unknown>(Object.entries(v.parse(schema, {})));
  for (const [key, value] of Object.entries(settings))
    if (value !== defaults.get(key)) asked.set(key, String(value));
  return `?${asked}`;
}
