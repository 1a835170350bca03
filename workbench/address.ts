import { fallbackLanguage, type Language, languageOf } from '../locales/languages';
import { type PagePath, pages } from '../src/content/navigation';
import { pathsOf, placeOf } from './player/paths';
import type { Progress } from './player/player';
import { isMachineName, type MachineName, models } from './walks/models';
import type { Path } from './walks/pathFile';

/** State of the workbench that its address holds, so that it survives a reload and can be sent as a link. */
export interface Address {
  readonly path: Path;
  /** Number of steps taken; `undefined` if nothing is set up. */
  readonly step: number | undefined;
  /** Machine in the chart and the list. */
  readonly shown: MachineName;
  readonly page: PagePath;
  readonly language: Language;
  readonly width: Width;
  /** Time of a stopped clock in ms; `undefined` if the clock runs. */
  readonly clock: number | undefined;
  readonly isHolding: boolean;
}

/** Widths of the framed page, in px. */
export const widths = { phone: 390, desktop: 1280 } as const;
export type Width = keyof typeof widths;

/** Reads an address; what it lacks or misspells has its default. */
export function readAddress(search: string): Address {
  const asked = new URLSearchParams(search);
  const name = asked.get('machine') ?? '';
  const machine = isMachineName(name) ? name : 'contactForm';
  const [first = ''] = Object.keys(models[machine].scenarios);
  const scenario = asked.get('scenario') ?? first;
  const did = asked.getAll('did');
  const paths = pathsOf(machine, scenario);
  const chosen = paths[Number(asked.get('path') ?? 1) - 1] ?? { machine, scenario, steps: [] };
  const shown = asked.get('shown') ?? '';
  return {
    path: did.length > 0 ? { machine, scenario, steps: did } : chosen,
    step: did.length > 0 ? did.length : numberIn(asked, 'step'),
    shown: isMachineName(shown) ? shown : machine,
    page: pages.find((page) => page === asked.get('page')) ?? '/',
    language: languageOf(asked.get('language')) ?? fallbackLanguage,
    width: asked.get('width') === 'desktop' ? 'desktop' : 'phone',
    clock: numberIn(asked, 'clock'),
    isHolding: asked.has('hold'),
  };
}

/** Writes an address without defaults. Steps by hand are listed, steps of a generated path are counted. */
export function writeAddress(
  progress: Progress,
  { shown, page, language, width, clock, isHolding }: Omit<Address, 'path' | 'step'>,
): string {
  const { machine, scenario, steps, taken, subject } = progress;
  const place = placeOf(progress);
  const isOnPath = place >= 0 && taken.every(({ step }, index) => step === steps[index]);
  const asked = new URLSearchParams({ machine, scenario });
  if (isOnPath) {
    asked.set('path', String(place + 1));
    if (subject) asked.set('step', String(taken.length));
  } else for (const { step } of taken) asked.append('did', step);
  if (shown !== machine) asked.set('shown', shown);
  if (page !== '/') asked.set('page', page);
  if (language !== fallbackLanguage) asked.set('language', language);
  if (width !== 'phone') asked.set('width', width);
  if (clock !== undefined) asked.set('clock', String(clock));
  if (isHolding) asked.set('hold', '');
  return `?${asked}`;
}

function numberIn(asked: URLSearchParams, key: string): number | undefined {
  const text = asked.get(key);
  return text !== null && /^\d+(\.\d+)?$/.test(text) ? Number(text) : undefined;
}
