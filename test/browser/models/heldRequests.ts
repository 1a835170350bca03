import type { Page, Route } from '@playwright/test';

type Reply = (route: Route) => Promise<void>;

export interface HeldRequests {
  /** Answers pending and further requests until `hold`, because the page may be about to send one. */
  answer(reply: Reply): Promise<void>;
  /** Requests wait again from now on. */
  hold(): void;
}

/** Requests to an address that wait for a manual answer. */
export async function holdRequests(page: Page, address: string | RegExp): Promise<HeldRequests> {
  const waiting: Route[] = [];
  let reply: Reply | undefined;
  const give = async (route: Route) => {
    if (!reply) waiting.push(route);
    // The page may have aborted the request.
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
