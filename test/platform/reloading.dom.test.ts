import { readReload } from '../../src/platform/reloading';

test.each([
  ['he', 'he'],
  ['zz', undefined],
  ['constructor', undefined],
  ['', undefined],
])(
  '[S8] reads the language of a reload from its mark %j, and removes the mark',
  (mark, language) => {
    history.replaceState(null, '', `/services?menu=1&reloaded=${mark}#web`);
    const target = `${location.origin}/services?menu=1#web`;
    expect(readReload()).toEqual({ target, language });
    expect(location.href).toBe(target);
  },
);
