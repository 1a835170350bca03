import { readReload } from '../../src/adapters/reloading';

const at = (path: string) => {
  sessionStorage.clear();
  history.replaceState(null, '', path);
};

describe('[S8] A load that the site itself asked for', () => {
  test.each(['en', 'he'])('is known by its mark, which goes: %s', (language) => {
    at(`/services?menu=1&reloaded=${language}#web`);
    const target = `${location.origin}/services?menu=1#web`;
    expect(readReload()).toEqual({ target, language });
    expect(location.href).toBe(target);
  });

  test.each(['', 'fr', 'HE', 'constructor', '<b>'])('names no other language: %j', (mark) => {
    at(`/services?reloaded=${encodeURIComponent(mark)}`);
    expect(readReload()).toEqual({ target: `${location.origin}/services`, language: undefined });
    expect(location.search).toBe('');
  });

  test('is known by what the visit remembers, where the address says nothing', () => {
    at('/services');
    expect(readReload()).toBeUndefined();
    sessionStorage.setItem('reloaded-for', 'https://www.studio.com/services');
    expect(readReload()?.target).toBe('https://www.studio.com/services');
  });
});
