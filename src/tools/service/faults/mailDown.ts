import { type Client, createClient } from '@libsql/client';
import { expectThat, type Fault } from '../fault';
import { type MailServer, openMailServer } from '../mailServer';
import { postNumber, send } from '../posts';
import { type ServerProcess, startProcess } from '../serverProcess';
import { appId } from './appId';

const minute = 60_000;
/** How long the mail server is down, in minutes of the moved clock; after half of them one process is killed. */
const down = 60;
/** Within how many minutes everything has to be out once it is back. */
const within = 10;

/** The mail server is down for an hour while two processes take posts on one database, and one of them is killed. */
export const mailDown: Fault = {
  name: 'SMTP down for an hour, two processes',
  expected: 'every post is mailed once within 10 minutes after it is back, none twice',
  run: async (_, folder) => {
    const url = `file:${folder}/mail.db`;
    const gone = await openMailServer();
    await gone.close();
    const start = (ahead: number) =>
      startProcess(url, { environment: { ...mailSettings(gone), CLOCK_AHEAD: String(ahead) } });
    const services = [await start(0), await start(0)];
    const outbox = createClient({ url });
    let mailServer: MailServer | undefined;
    let posted = 0;
    /** The clock moves on only while no mail is under way: a delivery takes no minute. */
    const pass = async (minutes: number) => {
      for (const service of services) await service.moveClock(minutes * minute);
      for (const { port } of services) {
        const status = await send(port, postNumber(posted++, appId));
        expectThat(status === 201, `a post was answered with ${status}`);
      }
      for (const service of services) await service.mailIdle();
    };
    try {
      for (let minutes = 0; minutes < down; minutes += 1) {
        if (minutes === down / 2) {
          await services.pop()?.kill();
          services.push(await start(minutes * minute));
        }
        await pass(minutes);
      }
      const { attempts } = await stateOf(outbox);
      mailServer = await openMailServer(gone.port);
      let minutes = down;
      do await pass(minutes++);
      while ((await stateOf(outbox)).sent < posted && minutes < down + within);
      const { received } = mailServer;
      const different = new Set(received).size;
      expectThat(different === received.length, `${received.length - different} came twice`);
      expectThat(received.length === posted, `${received.length} of ${posted} were mailed`);
      return `${posted} mails, each once, ${minutes - down} minutes after it was back; ${attempts} attempts in the hour, a process killed halfway`;
    } finally {
      outbox.close();
      await Promise.all(services.map((service: ServerProcess) => service.stop()));
      await mailServer?.close();
    }
  },
};

function mailSettings({ port }: MailServer) {
  return {
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    MAIL_FROM: 'site@example.com',
    OWNER_EMAIL: 'owner@example.com',
  };
}

/** How many mails have been sent, and how often it was tried. */
async function stateOf(outbox: Client) {
  const { rows } = await outbox.execute('SELECT count(sent_at), sum(attempts) FROM outbox');
  const [sent = 0, attempts = 0] = Object.values(rows[0] ?? {}).map(Number);
  return { sent, attempts };
}
