/** @jest-environment node */
import { readPort } from '../../src/tools/readPort';

describe('[Local services] PORT', () => {
  test.each([
    [undefined, 4000],
    ['', 4000],
    ['1', 1],
    [' 4001 ', 4001],
    ['65535', 65_535],
  ])('%j is port %d', (PORT, port) => {
    expect(readPort({ PORT })).toBe(port);
  });

  test.each(['abc', '0', '-1', '65536', '4000.5', '4e3', '0x10', '40 00'])(
    'rejects %j with its value',
    (PORT) => {
      expect(() => readPort({ PORT })).toThrow(
        `PORT is ${PORT}: expected a whole number from 1 to 65535`,
      );
    },
  );

  test('rejects the last port if the next one is needed as well', () => {
    expect(() => readPort({ PORT: '65535' }, { last: 65_534 })).toThrow('from 1 to 65534');
  });
});
