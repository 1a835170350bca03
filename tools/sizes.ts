import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';

/** Lines and files of code of each room. When limits rise, one of them says what a visitor, owner or developer gets. */
export type Sizes = Readonly<
  Record<string, { readonly lines: number; readonly files: number; readonly reason?: string }>
>;

export const limitsFile = 'test/house/sizes.json';

/** Sizes of three folders in `src`, of the other files of each folder at the top, and of the `root`. Counts new files too, but none that git ignores. */
export function sizes(): Sizes {
  const found: Record<string, Sizes[string]> = {};
  for (const file of git('ls-files', '-co', '--exclude-standard').filter(isCode)) {
    const added = readFileSync(file, 'utf8').split('\n').length - 1;
    const [room = 'root'] = /^src\/(features|start|ui)(?=\/)|^\w+(?=\/)/.exec(file) ?? [];
    const { lines, files } = found[room] ?? { lines: 0, files: 0 };
    found[room] = { lines: lines + added, files: files + 1 };
  }
  return found;
}

/** A line for each room beyond its limits, with a loose limit, or with one that rose while no room has a new reason, and the fix. */
export function sizeProblems(limits: Sizes, found: Sizes, before: Sizes): string {
  const all = Object.keys({ ...limits, ...found });
  // One change, such as a new field, may need space in several rooms.
  const isReasoned = all.some((room) => limits[room]?.reason !== before[room]?.reason);
  const rooms = all.flatMap((room) => {
    const wrong = (['lines', 'files'] as const).flatMap((unit) => {
      const sizeIn = (one: Sizes) => one[room]?.[unit] ?? 0;
      const [limit, has] = [sizeIn(limits), sizeIn(found)] as const;
      if (has > limit || has < limit * 0.98) return [`${has} ${unit}, limit ${limit}`];
      return limit <= sizeIn(before) || isReasoned ? [] : [`limit ${limit} ${unit} rose`];
    });
    return wrong.length > 0 ? [`${room}: ${wrong.join('; ')}`] : [];
  });
  const isRecorded = rooms.every((line) => line.endsWith('rose'));
  const fix = `${isRecorded ? '' : 'Take away what is too much, or: npm run record sizes. '}In ${limitsFile}, give one of the rooms above whose limits rose another "reason" in place of its own: what a visitor, owner or developer gets, such as "Visitors read Arabic."`;
  return rooms.length > 0 ? [...rooms, fix].join('\n') : '';
}

/** The last committed limits that differ from these; these themselves if there are none. */
export function limitsBefore(limits: Sizes): Sizes {
  const versions = git('log', '-2', '--format=%h', '--', limitsFile).map(
    (commit): Sizes => JSON.parse(git('show', `${commit}:${limitsFile}`).join('\n')),
  );
  return versions.find((one) => !isDeepStrictEqual(one, limits)) ?? limits;
}

function isCode(file: string): boolean {
  return /^[^.].*\.(m?[jt]s|tsx|py|sh)$/.test(file) && existsSync(file);
}

function git(...command: readonly string[]): readonly string[] {
  const output = execFileSync('git', command, { encoding: 'utf8' });
  return output.split('\n').filter((line) => line !== '');
}
