import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openRecord } from './record';

const folder = mkdtempSync(path.join(tmpdir(), 'record-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('[S8] The record of a soak', () => {
  test('goes on where it was left, and tries what broke once more', () => {
    const first = openRecord(7, false, folder);
    first.add({ name: 'a', round: 0, runs: 5000 });
    first.add({ name: 'a', round: 1, runs: 4000 });
    first.add({ name: 'b', round: 0, runs: 5000, broken: 'here' });
    // It was ended in the middle of a line.
    appendFileSync(first.file, '{"name":"a","rou');
    const second = openRecord(7, true, folder);
    expect([second.next('a'), second.runs('a')]).toEqual([2, 9000]);
    expect([second.next('b'), second.runs('b')]).toEqual([0, 0]);
    second.add({ name: 'a', round: 2, runs: 5000 });
    expect(openRecord(7, true, folder).runs('a')).toBe(14_000);
  });

  test('begins anew unless it is to be resumed', () => {
    openRecord(8, false, folder).add({ name: 'a', round: 0, runs: 5000 });
    expect(openRecord(8, false, folder).runs('a')).toBe(0);
  });

  test('cannot be resumed where there is none', () => {
    expect(() => openRecord(9, true, folder)).toThrow(
      /^--resume is 9, but there is no .*properties-9\.jsonl: expected a seed that was tried$/,
    );
  });
});
