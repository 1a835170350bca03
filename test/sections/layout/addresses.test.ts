import { chatLink, phoneLink } from '../../../src/sections/layout/addresses';

describe('[S2] Phone and chat links', () => {
  test.each([
    ['+972 3 000 0000', 'tel:+97230000000'],
    ['+972-54-765-4321', 'tel:+972547654321'],
    ['+1 (212) 555-0100', 'tel:+12125550100'],
  ])('%s is called at %s', (phone, address) => {
    expect(phoneLink(phone)).toBe(address);
  });

  test.each(['Hi! A & B? 100% #1 +', 'היי! אשמח לשמוע', 'two\nlines'])(
    'the greeting %j is unchanged',
    (greeting) => {
      const url = new URL(chatLink('+972 54 765 4321', greeting));
      expect(url.origin + url.pathname).toBe('https://wa.me/972547654321');
      expect(url.searchParams.get('text')).toBe(greeting);
      expect([...url.searchParams.keys()]).toEqual(['text']);
    },
  );
});
