import { en } from '../../locales/en';
import { he } from '../../locales/he';
import { flatWords } from '../locales/flatWords';
import { everyPage, readPage, unknownPath } from '../support/exportedPage';
import { loginFields, loginWords } from '../support/loginWords';

const notFound = (['en', 'he'] as const).map((language) => ({ language, path: unknownPath }));

test.each([...everyPage, ...notFound])(
  '[S6] $path, $language: nobody is asked who they are, and no control leads to a login',
  async ({ path, language }) => {
    const $ = await readPage(path, language);
    const controls = $('a, button, summary, input, select, textarea, [role=button], [role=link]');
    expect(controls.length).toBeGreaterThan(10);
    const names = controls.toArray().flatMap((control) => {
      const { title, 'aria-label': label, value } = $(control).attr() ?? {};
      return [$(control).text(), title, label, value].map((name) => name?.trim() ?? '');
    });
    expect(names.filter((name) => loginWords.test(name))).toEqual([]);
    const addresses = controls.toArray().map((control) => $(control).attr('href') ?? '');
    expect(addresses.filter((address) => /\/(log|sign)-?(in|up)|\/register/.test(address))).toEqual(
      [],
    );
    expect($(loginFields).length).toBe(0);
  },
);

test.each(Object.entries({ en, he }))(
  '[S6] no words of a login wait in %s for what opens later',
  (_, words) => {
    const login = Object.entries(flatWords(words)).filter(([, text]) => loginWords.test(text));
    expect(login).toEqual([]);
  },
);

test.each([
  'Log in',
  'Sign in',
  'Sign up',
  'Login',
  'Register',
  'My account',
  'כניסה',
  'התחברות',
  'הרשמה',
  'להירשם',
  'אזור אישי',
])('[S6] %j would be found', (name) => {
  expect(loginWords.test(name)).toBe(true);
});
