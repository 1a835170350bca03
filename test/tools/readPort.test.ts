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
    '%j is none, and the error says what was found',
    (PORT) => {
      expect(() => readPort({ PORT })).toThrow(
        `PORT is ${PORT}: expected a whole number from 1 to 65535`,
      );
    },
  );

  test('where the next port is wanted as well, the last one will not do', () => {
    expect(() => readPort({ PORT: '65535' }, { last: 65_534 })).toThrow('from 1 to 65534');
  });
});
