import { type CheerioAPI, load } from 'cheerio';
import type { Dependencies } from '../../../backend/dependencies';
import { dueMails } from '../../../backend/mail/outbox';
import { signInAddress } from '../../../backend/moderation/sessions';
import { service } from '../support';

/** The backend, and the owner's browser without scripts. */
export async function moderated(options: Partial<Dependencies> = {}) {
  let onLink = () => {};
  const running = await service({ onOutbox: () => onLink(), ...options });
  const { app, database, clock, dependencies } = running;
  const browser = createBrowser((path, init) =>
    app.request(new URL(path, dependencies.origin).href, init),
  );

  /** Requests a link as the owner, and returns its address from the outbox. */
  const askForLink = async () => {
    const isMade = new Promise<void>((resolve) => (onLink = resolve));
    await browser.post('/moderate/sign-in', { email: 'Owner@Studio.test' });
    await isMade;
    const mails = await dueMails(database, clock.now);
    const link = mails.findLast(({ kind }) => kind === 'sign-in');
    return signInAddress(link?.subjectId ?? '', dependencies);
  };

  return {
    ...running,
    browser,
    askForLink,
    signIn: async () => {
      await browser.open(await askForLink());
      return browser.press('main button');
    },
  };
}

/** The backend with the owner signed in. */
export async function signedIn(options: Partial<Dependencies> = {}) {
  const running = await moderated(options);
  await running.signIn();
  return running;
}

/** A page in the owner's browser. */
export interface Page {
  readonly response: Response;
  readonly $: CheerioAPI;
  /** Address after redirects, with the fragment. */
  readonly address: string;
}

/** Keeps cookies, follows redirects and submits forms, as a browser without scripts does. */
function createBrowser(fetch: (path: string, init: RequestInit) => Response | Promise<Response>) {
  const cookies = new Map<string, string>();
  let page: Page | undefined;

  const request = async (path: string, init: RequestInit = {}): Promise<Page> => {
    const headers = new Headers(init.headers);
    if (cookies.size > 0) {
      headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    }
    const response = await fetch(path, { ...init, headers });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (/Max-Age=0/.test(cookie)) cookies.delete(name);
      else cookies.set(name, value);
    }
    const next = response.headers.get('location');
    if (next !== null) return request(next);
    page = { response, $: load(await response.clone().text()), address: path };
    return page;
  };

  const post = (
    path: string,
    fields: Readonly<Record<string, string>> | string[][],
    headers: Readonly<Record<string, string>> = { 'sec-fetch-site': 'same-origin' },
  ) => request(path, { method: 'POST', body: new URLSearchParams(fields), headers });

  return {
    cookies,
    post,
    open: request,
    /** Submits the form of a button, and follows the redirect. */
    press: (selector: string) => {
      const button = page?.$(selector).first();
      const form = button?.closest('form[method=post]');
      const action = form?.attr('action');
      if (!button || !form || !action) throw new Error(`No form's button fits ${selector}`);
      const inputs = form.find('input[type=hidden]').toArray();
      const fields = [...inputs.map(({ attribs }) => attribs), button.attr() ?? {}];
      return post(
        action,
        fields.map(({ name = '', value = '' }) => [name, value]),
      );
    },
  };
}

/** Visible text of a page. */
export function textOf({ $ }: Page, selector = 'main'): string {
  const text = $(selector)
    .text()
    .replace(/[\u2068\u2069]/g, '');
  return text.replace(/\s+/g, ' ').trim();
}
