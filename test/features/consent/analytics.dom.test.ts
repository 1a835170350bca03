/** @jest-environment-options {"url": "https://www.studio.co.il/privacy"} */
import { storeConsent } from '../../../src/features/consent/consentMemory';

test('[S7] deletes the analytics cookies of the host and its parent domain after a refusal', () => {
  const cookies = [
    '_ga=GA1.1; domain=studio.co.il',
    '_ga_TEST0000=GS1.1; domain=studio.co.il',
    '_ga=GA1.2',
    'basket_ga=1',
  ];
  for (const cookie of cookies) Reflect.set(document, 'cookie', `${cookie}; path=/`);
  storeConsent('G-TEST0000', 'granted');
  expect(document.cookie.split('; ')).toHaveLength(4);
  storeConsent('G-TEST0000', 'refused');
  expect(document.cookie).toBe('basket_ga=1');
});
