import type { Page, Route } from '@playwright/test';

type Reply = (route: Route) => Promise<void>;

export interface HeldRequests {
  /** Answers what waits, and whatever comes until `hold`: the page may be about to ask. */
  answer(reply: Reply): Promise<void>;
  /** From now on requests wait again. */
  hold(): void;
}

/** Requests for an address that wait to be answered by hand. */
export async function holdRequests(page: Page, address: string): Promise<HeldRequests> {
  const waiting: Route[] = [];
  let reply: Reply | undefined;
  const give = async (route: Route) => {
    if (!reply) waiting.push(route);
    // The page may have given up what is answered now.
    else await reply(route).catch(() => {});
  };
  await page.route(address, give);
  return {
    async answer(given) {
      reply = given;
      await Promise.all(waiting.splice(0).map(give));
    },
    hold() {
      reply = undefined;
    },
  };
}
