import { type Break, type BreakArea, BreakError } from './break';

/**
 * The breaks that the command line asks for: by name, `--area NAME`, `--slice I/N` for the I-th of N equal
 * parts of what is left; all of them without any.
 * @throws BreakError when an argument names nothing that there is.
 */
export function chooseBreaks(
  areas: readonly BreakArea[],
  args: readonly string[],
): readonly Break[] {
  const names: string[] = [];
  let chosen = areas;
  let slice = { part: 1, of: 1 };
  for (let index = 0; index < args.length; index += 1) {
    const arg = args[index] ?? '';
    if (arg === '--area') chosen = [areaCalled(areas, args[++index])];
    else if (arg === '--slice') slice = sliceOf(args[++index]);
    else if (arg.startsWith('-')) throw unknown(arg, 'a break’s name, --area NAME or --slice I/N');
    else names.push(arg);
  }
  const all = chosen.flatMap(({ breaks }) => breaks);
  const lost = names.find((name) => !all.some((one) => one.name === name));
  if (lost !== undefined) throw unknown(lost, `the name of a break in ${areaNames(chosen)}`);
  const named = names.length === 0 ? all : all.filter(({ name }) => names.includes(name));
  return named.filter((_, index) => index % slice.of === slice.part - 1);
}

function areaCalled(areas: readonly BreakArea[], name = ''): BreakArea {
  const found = areas.find(({ area }) => area === name);
  if (!found) throw unknown(`--area ${name}`, areaNames(areas));
  return found;
}

function areaNames(areas: readonly BreakArea[]): string {
  return areas.map(({ area }) => area).join(', ');
}

function sliceOf(text = ''): { readonly part: number; readonly of: number } {
  const [part = 0, of = 0] = /^[1-9]\d*\/[1-9]\d*$/.test(text) ? text.split('/').map(Number) : [];
  if (part < 1 || part > of) throw unknown(`--slice ${text}`, '--slice I/N with I from 1 to N');
  return { part, of };
}

function unknown(given: string, expected: string): BreakError {
  return new BreakError(`npm run test:breaks: '${given}' is unknown; expected ${expected}`);
}
