import path from 'node:path';
import { filesBelow, sourceFiles } from '../../src/tools/testing/sourceFiles';

const files = sourceFiles('src', 'machines', 'locales');

describe('[House] Habits', () => {
  test('nothing is exported as a default, but what Parcel loads', () => {
    const pattern = /^export\s+default\b|\bas\s+default\b/m;
    const users = files.filter(({ code }) => pattern.test(code)).map(({ path }) => path);
    expect(users.filter((file) => !file.startsWith('src/tools/parcel/'))).toEqual([]);
  });

  test('no file or folder is named after nothing: utils, helpers, common, index', () => {
    const nameless = filesBelow('src', 'machines', 'locales').filter((file) =>
      file.split('/').some((part) => /^(utils?|helpers?|common|index)(\.tsx?)?$/i.test(part)),
    );
    expect(nameless).toEqual([]);
  });

  test('no two names differ only in case: some file systems take one for the other', () => {
    const names = filesBelow('src', 'machines', 'locales', 'test', 'docs').map(
      // An import leaves out how a name ends.
      (file) => file.replace(/\.\w+$/, ''),
    );
    const spellings = new Map<string, Set<string>>();
    for (const name of names) {
      const spelling = name.toLowerCase();
      spellings.set(spelling, (spellings.get(spelling) ?? new Set()).add(name));
    }
    const alike = [...spellings.values()].filter(({ size }) => size > 1);
    expect(alike.map((same) => [...same])).toEqual([]);
  });

  test('`any` is no type here', () => {
    const users = files.filter(({ code }) => /(?<!\.)\bany\b(?!\s*[:(])/.test(typesOnly(code)));
    expect(users.map(({ path }) => path)).toEqual([]);
  });

  test('components stand in files of their own name', () => {
    const components = files.filter(({ path }) =>
      /^src\/(components|sections|pages)\/.*\.tsx$/.test(path),
    );
    const strangers = components.filter(({ path: file, code }) => {
      const name = path.basename(file, '.tsx');
      return !new RegExp(`^export (function|const|class) ${name}\\b`, 'm').test(code);
    });
    expect(components.length).toBeGreaterThan(40);
    expect(strangers.map(({ path }) => path)).toEqual([]);
  });

  test('no key of words goes past the types', () => {
    const users = files.filter(({ code }) => /\bas (MessageKey|unknown|never)\b/.test(code));
    expect(users.map(({ path }) => path)).toEqual([]);
  });

  test('styles name inline and block sides, so that Hebrew mirrors them', () => {
    const physical =
      /\b(margin|padding|border)(Left|Right)\b|\b(left|right): ?['"`\d]|\btextAlign: '(left|right)'/;
    const users = files
      .filter(({ path }) => /^src\/(components|sections|pages|app|tokens)\//.test(path))
      .filter(({ text }) => physical.test(text));
    expect(users.map(({ path }) => path)).toEqual([]);
  });

  test('a styled element with props of its own says which it hands on: in the browser Emotion lets all pass', () => {
    const element = /\bstyled(?:\.\w+|\([^,()]+\))</;
    const users = files.filter(({ text }) => element.test(text));
    expect(users.map(({ path }) => path)).toEqual([]);
  });

  test('no double line is 4 px wide: WebKit draws it as one', () => {
    const users = files.filter(({ text }) => /\b4px double\b/.test(text));
    expect(users.map(({ path }) => path)).toEqual([]);
  });

  test('no nested selector begins with a colon: it would be read as the element’s own state', () => {
    // Emotion makes `.a:lang(he) .a` of `:lang(he) &`, and `.a:focus-visible` of `:focus-visible`.
    const users = files
      .filter(({ path }) => /^src\/(components|sections|pages|app)\//.test(path))
      .filter(({ text }) => /^\s*(['"`]):.+\1: ?{/m.test(text));
    expect(users.map(({ path }) => path)).toEqual([]);
  });

  test('only roles name pigments, the two pictures that keep their colours, and what checks them', () => {
    const users = files
      .filter(({ imports }) => imports.some(({ target }) => target === 'src/tokens/palette'))
      .map(({ path }) => path);
    const allowed = [
      'src/tokens/roles.ts',
      'src/components/Flag.tsx',
      'src/components/Mark.tsx',
      'src/tools/facts/siteFacts.ts',
    ];
    expect(users.filter((file) => !allowed.includes(file))).toEqual([]);
  });
});

/** What is left when words between tags are gone: `>any number of<` is no type. */
function typesOnly(code: string): string {
  return code.replace(/>[^<>{}()=;]*</g, '><');
}
