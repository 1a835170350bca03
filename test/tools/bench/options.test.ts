import { readOptions } from '../../../src/tools/bench/options';

const parts = ['start', 'bytes'];
const read = (line: string) => readOptions(line.split(' ').filter(Boolean), parts);

describe('[Bench] The words of the command line', () => {
  test('choose what is done', () => {
    expect(read('')).toEqual({ kind: 'figures', isQuick: false, only: parts });
    expect(read('--quick --only bytes')).toEqual({
      kind: 'figures',
      isQuick: true,
      only: ['bytes'],
    });
    expect(read('--weight')).toEqual({ kind: 'weight' });
    expect(read('--trace /reviews')).toEqual({ kind: 'trace', path: '/reviews' });
  });

  test.each([
    ['--fast', '--fast is no option: expected --quick, --only start,bytes, --weight or --trace'],
    ['--only', '--only is alone: expected names of start,bytes'],
    ['--only start,heap', '--only is heap: expected names of start,bytes'],
    ['--trace', '--trace is alone: expected one path'],
    ['--trace reviews', '--trace is reviews: expected one path'],
  ])('are refused with what is expected: %s', (line, message) => {
    expect(() => read(line)).toThrow(message);
  });
});
