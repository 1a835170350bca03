import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Kind of an import: types only, static, or dynamic. */
export type ImportKind = 'types' | 'value' | 'dynamic';

export interface SourceFile {
  /** Relative to the project, with forward slashes. */
  readonly path: string;
  /** Text without comments. */
  readonly code: string;
  readonly imports: readonly { readonly kind: ImportKind; readonly target: string }[];
}

/** Every TypeScript file below these folders with its imports: files without extension, packages by name. */
export function sourceFiles(...folders: readonly string[]): readonly SourceFile[] {
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) =>
      path.posix.join(folder, name),
    ),
  );
  return files
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => {
      const text = readFileSync(file, 'utf8');
      const code = text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '$1');
      return { path: file, code, imports: importsOf(code, file) };
    });
}

function importsOf(code: string, file: string): SourceFile['imports'] {
  const staticImport =
    /^(?:import|export)\s+(type\s+)?(?:[\w$*{][\w$*{},\s]*?from\s+)?['"]([^'"]+)['"]/gm;
  const targetOf = (name: string) =>
    name.startsWith('.')
      ? path.posix.join(path.posix.dirname(file), name).replace(/\.tsx?$/, '')
      : name;
  return [
    ...[...code.matchAll(staticImport)].map(([, type, name = '']) => ({
      kind: type ? ('types' as const) : ('value' as const),
      target: targetOf(name),
    })),
    ...[...code.matchAll(/\bimport\(\s*['"]([^'"]+)['"]/g)].map(([, name = '']) => ({
      kind: 'dynamic' as const,
      target: targetOf(name),
    })),
  ];
}
