import { type EnduranceOptions, readEnduranceOptions } from '../../../src/tools/endurance/options';

const defaults: EnduranceOptions = {
  seed: 1,
  runs: 2,
  limit: 3,
  minutes: 4,
  actions: 5,
  languages: ['en', 'he'],
  widths: [390, 1280],
  only: undefined,
  isResumed: false,
  replay: undefined,
};
const read = (...words: readonly string[]) =>
  readEnduranceOptions(
    words,
    ['seed', 'resume', 'actions', 'language', 'width', 'only', 'replay'],
    defaults,
  );

describe('[Commands] What soak and monkey are told', () => {
  test('stands in the place of what they do by themselves', () => {
    expect(read()).toEqual(defaults);
    expect(read('--seed', '7', '--language', 'he', '--width', '800', '--only', 'visitor')).toEqual({
      ...defaults,
      seed: 7,
      languages: ['he'],
      widths: [800],
      only: 'visitor',
    });
    expect(read('--resume', '7')).toEqual({ ...defaults, seed: 7, isResumed: true });
    expect(read('--replay', 'a.json', '--actions', '9')).toEqual({
      ...defaults,
      replay: 'a.json',
      actions: 9,
    });
  });

  test.each([
    [
      ['--speed', '7'],
      '--speed is no option: expected --seed 10, --resume 10, --actions 10, --language en|he, ',
    ],
    [['--runs', '7'], '--runs is no option: expected '],
    [['--seed'], '--seed stands alone: expected --seed 10'],
    [['--seed', 'x'], '--seed is x: expected a whole number, such as --seed 10'],
    [['--width', '1.5'], '--width is 1.5: expected a whole number, such as --width 390'],
    [['--seed', '-1'], '--seed is -1: expected a whole number'],
    [['--language', 'el'], '--language is el: expected en or he'],
    [['--only', 'both'], '--only is both: expected properties or visitor'],
  ])('%j is refused with what is expected', (words, message) => {
    expect(() => read(...words)).toThrow(message);
  });
});
