import { readSettings } from '../../src/settings/readSettings';
import { exampleSettings } from '../support/exampleSettings';
import { refusal } from './refusal';

describe('[Settings] A malformed value', () => {
  test.each([
    ['STUDIO_NAME_EN', '', 'text that is not empty'],
    ['STUDIO_NAME_HE', '  ', 'text that is not empty'],
    ['STUDIO_ADDRESS_EN', '', 'text that is not empty'],
    ['STUDIO_ADDRESS_HE', '', 'text that is not empty'],
    ['STUDIO_LEGAL_NAME_HE', '', 'text that is not empty'],
    ['STUDIO_COMPANY_NUMBER', '51-523456-7', 'nine digits'],
    ['STUDIO_COMPANY_NUMBER', '', 'nine digits'],
    ['ACCESSIBILITY_CONTACT_NAME_HE', '', 'text that is not empty'],
    ['ACCESSIBILITY_CONTACT_EMAIL', 'ruth', 'an email address'],
    ['ACCESSIBILITY_CONTACT_PHONE', '04-123', 'an international number'],
    ['EMAIL', 'hello', 'an email address'],
    ['EMAIL', 'hello@studio', 'an email address'],
    ['EMAIL', 'two words@studio.com', 'an email address'],
    ['EMAIL', 'a@b@studio.com', 'an email address'],
    ['EMAIL', '', 'an email address'],
    ['SECURITY_CONTACT', 'security', 'an email address, or an https address'],
    ['SECURITY_CONTACT', 'http://other.com/security', 'an email address, or an https address'],
    ['SECURITY_EXPIRES', '', 'a day of the calendar'],
    ['SECURITY_EXPIRES', '2027-02-29', 'a day of the calendar'],
    ['SECURITY_EXPIRES', 'next year', 'a day of the calendar'],
    ['SECURITY_EXPIRES', '2027-06-30T12:00:00Z', 'a day of the calendar'],
    ['PHONE', '03-123-4567', 'an international number'],
    ['PHONE', '+972 call us', 'an international number'],
    ['PHONE', '+972 3', 'an international number'],
    ['PHONE', '+9721234567890123', 'an international number'],
    ['MESSAGING_NUMBER', '0501234567', 'an international number'],
    ['ORIGIN_EN', 'www.studio.com', 'scheme and host with nothing behind'],
    ['ORIGIN_EN', 'https://www.studio.com/', 'scheme and host with nothing behind'],
    ['ORIGIN_EN', 'https://www.studio.com/en', 'scheme and host with nothing behind'],
    ['ORIGIN_HE', 'ftp://www.studio.co.il', 'scheme and host with nothing behind'],
    ['ORIGIN_HE', '', 'scheme and host with nothing behind'],
    ['REVIEWS_API', 'https://reviews.studio.com/api', 'scheme and host with nothing behind'],
    ['REVIEWS_API', 'reviews', 'or empty'],
    ['REVIEWS_APP_ID', 'two words', 'letters, digits'],
    ['REVIEWS_APP_ID', '', 'letters, digits'],
    ['BOOKING_URL', 'calendly.com/studio', 'an http(s) address'],
    ['BOOKING_URL', 'javascript:alert(1)', 'an http(s) address'],
    ['BOOKING_URL', 'javascript://studio.com/%0aalert(1)', 'an http(s) address'],
    ['BOOKING_URL', '', 'an http(s) address'],
    ['BOOKING_WIDGET_HOST', 'https://assets.calendly.com/widget.js', 'scheme and host'],
    ['ANALYTICS_ID', 'UA 123', 'a measurement id'],
    ['ANALYTICS_CONSENT', 'yes', 'none or ask'],
    ['ANALYTICS_HOST', '//count.studio.com', 'scheme and host'],
    ['CONTACT_ENDPOINT', '/inquiries', 'an http(s) address'],
    // Values that would loosen or break the content security policy.
    ['BOOKING_WIDGET_HOST', 'https://*.calendly.com', 'and no wildcard'],
    ['BOOKING_WIDGET_HOST', 'https://*', 'and no wildcard'],
    ['BOOKING_WIDGET_HOST', "https://calendly.com;script-src.'unsafe-inline'", 'scheme and host'],
    ['ANALYTICS_HOST', 'https://count.studio.com,*', 'scheme and host'],
    ['REVIEWS_API', 'https://user:word@reviews.studio.com', 'scheme and host'],
    ['REVIEWS_API', 'data:application/json,[]', 'scheme and host'],
    ['ORIGIN_EN', 'https://www.studio.com"$x', 'scheme and host'],
    ['BOOKING_URL', 'https://calendly.com;x/studio', 'an http(s) address'],
    ['BOOKING_URL', 'https://studio@calendly.com/30min', 'an http(s) address'],
    ['CONTACT_ENDPOINT', 'https://*.studio.com/inbox', 'an http(s) address'],
    ['CONTACT_ENDPOINT', 'file:///inbox', 'an http(s) address'],
    ['SOCIAL_INSTAGRAM', 'data:text/html,x', 'an http(s) address'],
    ['VAT_NOTE', 'maybe', 'excluded or included'],
    ['ORIGIN_HE', 'https://www.example.com', 'another host than ORIGIN_EN'],
    ['ORIGIN_HE', 'http://www.example.com', 'another host than ORIGIN_EN'],
    ['SOCIAL_FACEBOOK', '@studio', 'an http(s) address'],
    ['SOCIAL_LINKEDIN', 'javascript:0', 'an http(s) address'],
    ['SOCIAL_INSTAGRAM', 'studio', 'or empty'],
  ])('%s=%j is rejected with key, value and expectation', (name, value, expected) => {
    const message = refusal({ [name]: value });
    const line = message.split('\n').find((text) => text.trim().startsWith(`${name} is`));
    expect(line).toContain(JSON.stringify(value.trim()));
    expect(line).toContain(expected);
    expect(message.split('\n')).toHaveLength(2);
  });

  test('is reported with all others, one per line', () => {
    const message = refusal({ EMAIL: 'hello', PHONE: '03', ORIGIN_EN: 'studio', VAT_NOTE: '' });
    const [, ...lines] = message.split('\n').map((line) => line.trim());
    expect(lines.map((line) => line.split(' ')[0])).toEqual([
      'EMAIL',
      'PHONE',
      'ORIGIN_EN',
      'VAT_NOTE',
    ]);
  });

  test('is found in the owner’s file as well', () => {
    expect(() => readSettings({ ...exampleSettings, phone: '03-123' }, {})).toThrow(
      /PHONE is "03-123"/,
    );
  });

  test('does not cause a comparison of two malformed origins', () => {
    const lines = refusal({ ORIGIN_EN: 'studio', ORIGIN_HE: 'studio' }).split('\n');
    expect(lines).toHaveLength(3);
  });

  test('includes a misspelled variable, whose value would be ignored', () => {
    expect(refusal({ EMIAL: 'a@b.com', PHONE: '03' }).split('\n').slice(1)).toEqual([
      expect.stringContaining('PHONE is "03"'),
      '  EMIAL is not a setting; did you mean EMAIL?',
    ]);
  });
});
