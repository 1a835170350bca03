/** @jest-environment node */
import { readPort } from '../../tools/readPort';

test('[Local services] reads PORT, which is 4000 when it is empty', () => {
  const ports = [undefined, '', '1', ' 4001 ', '65535'].map((PORT) => readPort({ PORT }));
  expect(ports).toEqual([4000, 4000, 1, 4001, 65_535]);
});

test('[Local services] rejects any other PORT with its value and what is expected', () => {
  for (const PORT of ['abc', '0', '-1', '65536', '4000.5', '4e3', '0x10', '40 00'])
    expect(() => readPort({ PORT })).toThrow(`PORT is ${PORT}: expected a whole number from 1 to`);
  expect(() => readPort({ PORT: '65535' }, { last: 65_534 })).toThrow('from 1 to 65534');
});
