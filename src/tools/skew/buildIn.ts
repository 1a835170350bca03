import { execFile } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { variableNames } from '../../settings/variables';

const run = promisify(execFile);

/**
 * Builds a copy of the project where it lies, into its own `dist`, by its own code and with the owner's file alone:
 * what this machine's environment says of the studio does not count.
 * @param environment is set for this build.
 * @throws Error with what the build said when it fails.
 */
export async function buildIn(
  project: string,
  environment: Readonly<Record<string, string>>,
): Promise<void> {
  const inherited = Object.entries(process.env).filter(([name]) => !variableNames.includes(name));
  const env = { ...Object.fromEntries(inherited), ...environment };
  const command = ['--import', 'tsx', 'src/tools/build.ts'];
  try {
    await run(process.execPath, command, { cwd: project, env });
  } catch (error) {
    const said = error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error);
    throw new Error(`the copy in ${path.basename(project)} does not build: ${said.trim()}`);
  }
}
