import type { Action } from './monkey/action';
import { judge } from './monkey/judge';
import type { Look } from './monkey/look';
import { createRandom } from './random';

const look: Look = {
  mark: 1,
  address: 'http://localhost/',
  focused: 'button "Send"',
  isAtEnd: false,
  overflow: [],
  isPage: true,
  isReadable: true,
  hasCrashed: false,
  view: { width: 390, height: 800, targets: [] },
};
const lost: Look = { ...look, focused: undefined };
const key = (name: string): Action => ({ kind: 'key', key: name });
const press: Action = { kind: 'click', x: 0, y: 0 };
const questionsAt = (...moment: Parameters<typeof judge>) =>
  judge(...moment).map(({ question }) => question);

describe('[S8] A monkey', () => {
  test.each<[string, Look, Action, Look, readonly string[]]>([
    ['finds nothing where nothing is wrong', look, key('Enter'), look, []],
    ['finds the focus lost by a key', look, key('Enter'), lost, ['focus']],
    ['finds the focus lost by text', look, { kind: 'type', text: 'a' }, lost, ['focus']],
    ['lets a press beside everything take the focus', look, press, lost, []],
    ['lets a new document begin without', look, key('Enter'), { ...lost, mark: 2 }, []],
    ['lets Tab leave the page at its end', { ...look, isAtEnd: true }, key('Tab'), lost, []],
    ['lets no other key do so', { ...look, isAtEnd: true }, key('Escape'), lost, ['focus']],
    ['finds what is too wide', look, press, { ...look, overflow: ['p'] }, ['overflow']],
    ['finds a page that says nothing', look, press, { ...look, isReadable: false }, ['dead end']],
    ['finds the page of errors', look, press, { ...look, hasCrashed: true }, ['error']],
  ])('%s', (_, before, action, after, questions) => {
    expect(questionsAt(before, action, after)).toEqual(questions);
  });

  test('goes the same way for the same seed', () => {
    const way = (seed: number) => {
      const random = createRandom(seed);
      return Array.from({ length: 20 }, () => random.byWeight({ a: 1, b: 3 }) + random.below(9));
    };
    expect(way(7)).toEqual(way(7));
    expect(way(7)).not.toEqual(way(8));
  });
});
