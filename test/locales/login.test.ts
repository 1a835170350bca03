import { en } from '../../locales/en';
import { he } from '../../locales/he';
import { loginWords } from '../support/loginWords';
import { flatWords } from './flatWords';

test.each(Object.entries({ en, he }))('[S6] mentions no login in %s', (_, words) => {
  const login = Object.entries(flatWords(words)).filter(([, text]) => loginWords.test(text));
  expect(login).toEqual([]);
});

test.each([
  'Log in',
  'Sign up',
  'Register',
  'My account',
  'כניסה',
  'התחברות',
  'להירשם',
  'אזור אישי',
])('[S6] would find %j', (name) => {
  expect(loginWords.test(name)).toBe(true);
});
