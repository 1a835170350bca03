import { readReload } from '../../src/adapters/reloading';

const at = (path: string) => history.replaceState(null, '', path);

describe('[S8] A reload that the site requested', () => {
  test.each(['en', 'he'])(
    'is recognized by its mark, which is removed from the address: %s',
    (language) => {
      at(`/services?menu=1&reloaded=${language}#web`);
      const target = `${location.origin}/services?menu=1#web`;
      expect(readReload()).toEqual({ target, language });
      expect(location.href).toBe(target);
    },
  );

  test.each(['', 'fr', 'HE', 'constructor', '<b>'])('accepts no other language: %j', (mark) => {
    at(`/services?reloaded=${encodeURIComponent(mark)}`);
    expect(readReload()).toEqual({ target: `${location.origin}/services`, language: undefined });
    expect(location.search).toBe('');
  });
});
