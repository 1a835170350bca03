import { sourceFiles } from './sourceFiles';

test('Every section of the specification has a test', () => {
  const titles = sourceFiles('test').filter(({ path }) => /\.(test|spec)\.tsx?$/.test(path));
  const named = new Set(titles.flatMap(({ code }) => code.match(/\[S\d\]/g) ?? []));
  expect([...named].sort()).toEqual(Array.from({ length: 9 }, (_, index) => `[S${index + 1}]`));
});
