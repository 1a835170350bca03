import { readFileSync } from 'node:fs';
import { indexes } from '../../tools/indexes';

test.each(Object.entries(indexes()))('[S2] %s is as `npm run record` writes it', (file, text) => {
  const withoutBreaks = (code: string) => code.replace(/\s+/g, ' ');
  expect(withoutBreaks(readFileSync(file, 'utf8'))).toBe(withoutBreaks(text));
});
