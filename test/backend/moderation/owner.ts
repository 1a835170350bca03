import { type CheerioAPI, load } from 'cheerio';
import type { Dependencies, ModerationOptions } from '../../../backend/dependencies';
import { signInAddress } from '../../../backend/moderation/sessions';
import { dueMails } from '../../../backend/outbox';
import { service } from '../support';

export const secret = 'a secret of these tests 0123456789 abc';
/** Origin of the backend in these tests. */
export const origin = 'https://reviews.studio.test';

interface Options extends Partial<Dependencies> {
  readonly own?: Partial<ModerationOptions>;
}

/** The backend with moderation, and a browser without scripts. */
export async function moderated({ own, ...options }: Options = {}) {
  let onLink = () => {};
  const running = await service({
    moderation: {
      secret,
      origin,
      ownerLanguage: 'en',
      studioName: { en: 'Tafrit Studio', he: 'סטודיו תפריט' },
      inquiryDays: 400,
      ...own,
    },
    onOutbox: () => onLink(),
    ...options,
  });
  const { app, database, clock } = running;
  const browser = createBrowser(app);

  /** Requests a link as the owner, and returns its address from the outbox. */
  const askForLink = async () => {
    const isMade = new Promise<void>((resolve) => {
      onLink = resolve;
    });
    await browser.post('/moderate/sign-in', { email: 'Owner@Studio.test' });
    await isMade;
    const mails = await dueMails(database, clock.now);
    const link = mails.findLast(({ kind }) => kind === 'sign-in');
    return signInAddress(link?.subjectId ?? '', { secret, origin });
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

/** A page in the owner's browser. */
export interface Page {
  readonly response: Response;
  readonly $: CheerioAPI;
  /** Address after redirects, with the fragment. */
  readonly address: string;
}

/** Keeps cookies, follows redirects and submits forms, as a browser without scripts does. */
function createBrowser(app: {
  request: (path: string, init?: RequestInit) => Response | Promise<Response>;
}) {
  const cookies = new Map<string, string>();
  let page: Page | undefined;

  const request = async (path: string, init: RequestInit = {}): Promise<Page> => {
    const headers = new Headers(init.headers);
    if (cookies.size > 0) {
      headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    }
    const response = await app.request(new URL(path, origin).href, { ...init, headers });
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
      const action = button?.closest('form[method=post]').attr('action');
      if (!button || action === undefined) throw new Error(`No form's button fits ${selector}`);
      const { name, value = '' } = button.attr() ?? {};
      const hidden = [...button.closest('form').find('input[type=hidden]')].map(({ attribs }) => [
        attribs.name ?? '',
        attribs.value ?? '',
      ]);
      return post(action, [...hidden, ...(name === undefined ? [] : [[name, value]])]);
    },
  };
}

/** Visible text of a page. */
export function textOf({ $ }: Page, selector = 'main'): string {
  return $(selector)
    .text()
    .replace(/[\u2068\u2069]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
