/** One of the npm scripts of `npm run test:all`. */
export interface Suite {
  /** The script's name in package.json. Its last line is `N passed, N failed`. */
  readonly script: string;
  /** What the script is told. */
  readonly args?: readonly string[];
}

/** Everything that proves the project, what tells most in the least time first. */
export const suites: readonly Suite[] = [
  { script: 'test' },
  { script: 'test:hosts' },
  { script: 'test:skew' },
  { script: 'test:reproducible' },
  { script: 'test:service' },
  { script: 'service:faults', args: ['--quick'] },
  { script: 'test:engines' },
  { script: 'test:breaks' },
];

/**
 * The suites without those that `--except NAME[,NAME]` names.
 * @throws Error when an argument is another one, or names no suite.
 */
export function chooseSuites(all: readonly Suite[], args: readonly string[]): readonly Suite[] {
  const [option, names, ...rest] = args;
  if (option === undefined) return all;
  const scripts = all.map(({ script }) => script);
  const left = names?.split(',') ?? [];
  const unknown = left.find((name) => !scripts.includes(name));
  if (option !== '--except' || names === undefined || rest.length > 0 || unknown !== undefined) {
    throw new Error(
      `npm run test:all: '${unknown ?? args.join(' ')}' is unknown; expected --except and names out of ${scripts.join(', ')}, with commas between`,
    );
  }
  return all.filter(({ script }) => !left.includes(script));
}
