import { Hono } from 'hono';
import { isThisMachine } from '../../backend/address';

/*
 * Any web page may send requests to a development server. These rules refuse pages of other origins, and names that
 * a foreign DNS server resolves to this machine (DNS rebinding).
 */

const refusal = 'Expected a page of this machine';

/** The app, without requests of other origins and for other hosts: they get 403. */
export function withOwnRequests(app: Hono): Hono {
  return new Hono().all('*', (c) =>
    isOwn(c.req.header('host'), c.req.header('origin'))
      ? app.fetch(c.req.raw, c.env)
      : c.text(refusal, 403),
  );
}

function isOwn(host = '', origin = `http://${host}`): boolean {
  return [`http://${host}`, origin].every(
    (address) => URL.canParse(address) && isThisMachine(new URL(address).hostname),
  );
}
