import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const kept = '.samples';
export const replaced: readonly string[] = [
  ...'locales/en locales/he src/content src/site.config.ts'.split(' '),
  ...'docs/specification.md static test/spoken src/features/forms/inquiryOptions.ts'.split(' '),
];

/** Keeps what an owner replaces, so that the tests of the program run in a copy that has the samples. */
export function keepSamples(): readonly string[] {
  for (const name of replaced) cpSync(name, path.join(kept, name), { recursive: true });
  return replaced;
}

/** A copy of the project with the kept samples in their places; undefined without them. */
export function copyWithSamples(): string | undefined {
  if (!existsSync(kept)) return undefined;
  const copy = mkdtempSync(path.join(tmpdir(), 'samples-'));
  const own = [kept, 'node_modules', 'dist', '.env', '.cache', '.parcel-cache', '.data'];
  for (const name of readdirSync('.').filter((one) => !own.includes(one)))
    cpSync(name, path.join(copy, name), { recursive: true });
  for (const name of replaced) {
    const sample = path.join(kept, name);
    if (existsSync(sample)) cpSync(sample, path.join(copy, name), { recursive: true });
  }
  linkPackages(copy);
  return copy;
}

/**
 * Hard links to `node_modules`, where the file system allows them. Not a symbolic link, because Parcel's shared bundle
 * (package.json) has only files inside of the project.
 */
export function linkPackages(copy: string): void {
  try {
    execFileSync('cp', ['-al', 'node_modules', copy], { stdio: 'ignore' });
  } catch {
    execFileSync('cp', ['-a', 'node_modules', copy]);
  }
}
