import { type CheerioAPI, load } from 'cheerio';
import type { Dependencies } from '../../../backend/dependencies';
import { service } from '../support';

/** A page in the owner's browser. */
export interface Page {
  readonly response: Response;
  readonly $: CheerioAPI;
  /** Address after redirects, with the fragment. */
  readonly address: string;
}

type Fields = Readonly<Record<string, string>> | string[][];

/**
 * The backend, and the owner's browser without scripts, which knows the password. It keeps cookies, follows redirects
 * and submits forms.
 */
export async function moderated(options: Partial<Dependencies> = {}) {
  const running = await service(options);
  const { app, dependencies } = running;
  let cookie = '';
  let page: Page | undefined;
  let signIn = authorization(dependencies.password);

  const open = async (address: string, init: RequestInit = {}): Promise<Page> => {
    const headers = new Headers({ cookie, ...signIn, ...init.headers });
    const response = await app.request(new URL(address, dependencies.origin).href, {
      ...init,
      headers,
    });
    cookie = response.headers.get('set-cookie') ?? cookie;
    const next = response.headers.get('location');
    if (next !== null) return open(next);
    page = { response, $: load(await response.clone().text()), address };
    return page;
  };
  const post = (path: string, fields: Fields, headers = sameOrigin) =>
    open(path, { method: 'POST', body: new URLSearchParams(fields), headers });
  const browser = {
    open,
    post,
    /** Types another password; undefined cancels. */
    type: (typed: string | undefined) => {
      signIn = authorization(typed);
    },
    /** Submits the form of a button, and follows the redirect. */
    press: (selector: string) => {
      const button = page?.$(selector).first();
      const form = button?.closest('form[method=post]');
      if (!button || !form?.length) throw new Error(`No form's button fits ${selector}`);
      const inputs = form.find('input[type=hidden]').toArray();
      const fields = [...inputs.map(({ attribs }) => attribs), button.attr() ?? {}];
      return post(
        form.attr('action') ?? '',
        fields.map(({ name = '', value = '' }) => [name, value]),
      );
    },
  };
  return { ...running, browser };
}

const sameOrigin: Readonly<Record<string, string>> = { 'sec-fetch-site': 'same-origin' };

/** Under any name, here under none. */
function authorization(password: string | undefined): Record<string, string> {
  return password === undefined ? {} : { authorization: `Basic ${btoa(`:${password}`)}` };
}

/** Visible text of a page. */
export function textOf({ $ }: Page, selector = 'main'): string {
  const text = $(selector)
    .text()
    .replace(/[\u2068\u2069]/g, '');
  return text.replace(/\s+/g, ' ').trim();
}
