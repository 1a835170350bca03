import * as v from 'valibot';
import type { Catalog } from '../config/catalog';
import type { MachinePath } from '../paths/coveringPaths';
import type { Progress } from '../player/progress';

/** Widths of the framed page, in px. */
export const widths = { phone: 390, desktop: 1280 } as const;
export type Width = keyof typeof widths;

const number = v.fallback(v.optional(v.pipe(v.string(), v.toNumber())), undefined);

/** Parts of an address by their keys; what it lacks or misspells has its default. */
function schemaOf({ config, names, placeOf }: Catalog, machine: string | undefined) {
  const pages = config.pages ?? [];
  const page = pages.find((one) => machine !== undefined && one === placeOf(machine)?.path);
  const variants = Object.entries(config.variants ?? {}).map(([name, labels]) => {
    const values = Object.keys(labels);
    return [name, v.fallback(v.picklist(values), values[0] ?? '')] as const;
  });
  return v.object({
    /** Number of steps taken; `undefined` if nothing is set up. */
    step: number,
    page: v.fallback(v.picklist(pages), page ?? pages[0] ?? ''),
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
    shown: v.fallback(v.optional(v.picklist(names)), undefined),
    variants: v.object(Object.fromEntries(variants)),
  });
}

type Settings = v.InferOutput<ReturnType<typeof schemaOf>>;

/** State of the workbench that its address holds, so that it survives a reload and can be sent as a link. */
export interface Address extends Settings {
  readonly path: MachinePath;
}

export function readAddress(search: string, catalog: Catalog): Address {
  const asked = new URLSearchParams(search);
  const given = Object.fromEntries(asked);
  const named = catalog.names.find((name) => name === given.machine);
  const settings = v.parse(schemaOf(catalog, named), { ...given, variants: given });
  const machine = named ?? catalog.firstName;
  const scenario = asked.get('scenario') ?? catalog.firstPathOf(machine).scenario;
  const steps = asked.getAll('did');
  const place = Number(asked.get('path') ?? 1) - 1;
  const chosen = steps.length > 0 ? undefined : catalog.pathsOf(machine, scenario)[place];
  return {
    ...settings,
    path: chosen ?? { machine, scenario, steps },
    step: steps.length > 0 ? steps.length : settings.step,
  };
}

/** Writes an address without defaults. Steps by hand are listed, steps of a generated path are counted. */
export function writeAddress(
  progress: Progress,
  { variants, ...settings }: Partial<Settings>,
  catalog: Catalog,
): string {
  const { machine, scenario, steps, taken, subject } = progress;
  const place = catalog.indexOf(progress);
  const isOnPath = place >= 0 && taken.every(({ step }, index) => step === steps[index]);
  const asked = new URLSearchParams({ machine, scenario });
  if (isOnPath) {
    asked.set('path', String(place + 1));
    if (subject) asked.set('step', String(taken.length));
  } else for (const { step } of taken) asked.append('did', step);
  const defaults = v.parse(schemaOf(catalog, machine), { variants: {} });
  const known = new Map<string, unknown>(Object.entries({ ...defaults, ...defaults.variants }));
  for (const [key, value] of Object.entries({ ...settings, ...variants }))
    if (value !== known.get(key)) asked.set(key, String(value));
  return `?${asked}`;
}
