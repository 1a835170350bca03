import type { Deliver } from './delivery';

/** Development transport: prints each mail as one line, including sign-in links. */
export function consoleDelivery(print: (line: string) => void): Deliver {
  return async ({ subject, link }) => {
    print(`Mail to the owner: ${subject} → ${link}`);
  };
}
