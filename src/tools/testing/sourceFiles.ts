import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';

/** Every command runs at the top of the project. */
export const projectRoot = process.cwd();

/** How one file takes in another: for its types alone, at once, or when it is wanted. */
export type ImportKind = 'types' | 'value' | 'dynamic';

export interface Import {
  readonly kind: ImportKind;
  /** The path below the project without its ending, such as `src/tokens/roles`; a package's name as written. */
  readonly target: string;
  readonly isPackage: boolean;
}

export interface SourceFile {
  /** Below the project, with forward slashes. */
  readonly path: string;
  readonly text: string;
  /** The text without comments, and with every string empty. */
  readonly code: string;
  readonly imports: readonly Import[];
}

/** Every TypeScript file below these folders of the project. */
export function sourceFiles(...folders: readonly string[]): readonly SourceFile[] {
  return filesBelow(...folders)
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => {
      const text = readFileSync(path.join(projectRoot, file), 'utf8');
      return { path: file, text, code: codeOf(text), imports: importsOf(text, file) };
    });
}

/** Every file below these folders of the project. */
export function filesBelow(...folders: readonly string[]): readonly string[] {
  return folders.flatMap((folder) =>
    readdirSync(path.join(projectRoot, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => path.relative(projectRoot, path.join(parentPath, name)))
      .map((file) => file.split(path.sep).join('/')),
  );
}

/** What a file takes in, in the three forms that the code uses. */
export function importsOf(text: string, file: string): readonly Import[] {
  const code = withoutComments(text);
  const fixed = /^(?:import|export)\s+(type\s+)?(?:[\w$*{][\w$*{},\s]*?from\s+)?['"]([^'"]+)['"]/gm;
  const found = [...code.matchAll(fixed)].map(([, type, name = '']) => ({
    kind: type ? ('types' as const) : ('value' as const),
    ...targetOf(name, file),
  }));
  const wanted = [...code.matchAll(/\bimport\(\s*['"]([^'"]+)['"]/g)].map(([, name = '']) => ({
    kind: 'dynamic' as const,
    ...targetOf(name, file),
  }));
  return [...found, ...wanted];
}

function targetOf(name: string, file: string): Omit<Import, 'kind'> {
  if (!name.startsWith('.')) return { target: name, isPackage: true };
  const target = path.posix.join(path.posix.dirname(file), name).replace(/\.tsx?$/, '');
  return { target, isPackage: false };
}

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '$1');
}

function codeOf(text: string): string {
  return withoutComments(text).replace(/(['"])(?:\\.|(?!\1)[^\\\n])*\1/g, '$1$1');
}
