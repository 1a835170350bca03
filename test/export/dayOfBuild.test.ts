import { dayOfBuild } from '../../src/tools/export/dayOfBuild';

describe('[Export] The day of a build', () => {
  test('is what SOURCE_DATE_EPOCH says, in seconds', () => {
    expect(dayOfBuild('1767225599').toJSON()).toBe('2025-12-31T23:59:59.000Z');
  });

  test.each([undefined, ''])('is today where it says nothing (%p)', (epoch) => {
    expect(Math.abs(dayOfBuild(epoch).getTime() - Date.now())).toBeLessThan(10_000);
  });

  test.each(['yesterday', '-1', '1.5', '99999999999999999'])('cannot be %s', (epoch) => {
    expect(() => dayOfBuild(epoch)).toThrow(`SOURCE_DATE_EPOCH is ${epoch}: expected seconds`);
  });
});
