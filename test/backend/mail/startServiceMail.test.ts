import { createLog } from '../../../src/backend/log';
import { readServiceSettings } from '../../../src/backend/settings';
import { startService } from '../../../src/backend/startService';
import { sentInquiry, temporaryFolder } from '../support';
import { smtpServer } from './smtpServer';

const environment = {
  SERVICE_SECRET: '0123456789abcdef0123456789abcdef',
  ORIGIN_EN: 'https://www.studio.test',
  ORIGIN_HE: 'https://www.studio-test.co.il',
  MAIL_FROM: 'site@studio.test',
  OWNER_EMAIL: 'owner@studio.test',
  OWNER_LANGUAGE: 'he',
};

test('[S5] mails an inquiry with the configured settings, and stops after it is sent', async () => {
  let onMail = () => {};
  const mails = await smtpServer({}, 0, () => onMail());
  const next = () => new Promise<void>((resolve) => (onMail = resolve));
  const lines: string[] = [];
  const settings = readServiceSettings({
    ...environment,
    SMTP_URL: `smtp://127.0.0.1:${mails.port}`,
  });
  const service = await startService({
    settings: { ...settings, port: 0, databaseUrl: `file:${await temporaryFolder()}/studio.db` },
    host: '127.0.0.1',
    log: createLog({ write: (line) => void lines.push(line) }),
  });
  const at = `http://127.0.0.1:${service.port}`;
  const origin = environment.ORIGIN_EN;
  const first = next();
  await fetch(`${at}/api/inquiries`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify(sentInquiry),
  });
  await first;
  await service.stop('the test has ended');
  expect(mails.received[0]?.email).toMatchObject({
    from: { name: 'סטודיו תפריט' },
    subject: 'פנייה חדשה מאת \u2068Dana Levi\u2069',
    replyTo: [{ name: 'Dana Levi', address: 'dana@example.com' }],
  });
  const log = lines.map((line) => JSON.parse(line));
  expect(log.map(({ msg }) => msg)).toEqual(expect.arrayContaining(['mail sent']));
  // The site's settings are placeholders here.
  expect(lines.join('')).toContain('REVIEWS_API is expected to be');
  expect(lines.join('')).not.toMatch(/dana|Dana|owner@studio/);
});
