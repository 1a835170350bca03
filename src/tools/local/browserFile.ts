import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The text of a file in `browser/`: plain scripts and styles that the stand-ins hand to a page as they are. */
export function browserFile(name: string): string {
  return readFileSync(join(fileURLToPath(import.meta.url), '../browser', name), 'utf8');
}

/** For scripts and styles that a page of another host loads: fresh each time, usable across origins. */
export const sharedHeaders = {
  script: shared('text/javascript; charset=utf-8'),
  style: shared('text/css; charset=utf-8'),
} as const;

function shared(type: string) {
  return {
    'content-type': type,
    'cache-control': 'no-cache',
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
  };
}
