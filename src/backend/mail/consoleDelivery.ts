import type { Deliver } from './delivery';

/** For development: nothing is sent, each mail becomes a line. Of a link to sign in it holds the link. */
export function consoleDelivery(print: (line: string) => void): Deliver {
  return async ({ subject, link }) => {
    print(`Mail to the owner: ${subject} → ${link}`);
  };
}
