import { type CheerioAPI, load } from 'cheerio';
import type { Dependencies } from '../../../backend/dependencies';
import { service } from '../support';

/** The backend, and the owner's browser without scripts, which knows the password. */
export async function moderated(options: Partial<Dependencies> = {}) {
  const running = await service(options);
  const { app, dependencies } = running;
  const browser = createBrowser(dependencies.password, (path, init) =>
    app.request(new URL(path, dependencies.origin).href, init),
  );
  return { ...running, browser };
}

/** A page in the owner's browser. */
export interface Page {
  readonly response: Response;
  readonly $: CheerioAPI;
  /** Address after redirects, with the fragment. */
  readonly address: string;
}

/** Keeps cookies, follows redirects and submits forms, as a browser without scripts does. */
function createBrowser(
  password: string,
  fetch: (path: string, init: RequestInit) => Response | Promise<Response>,
) {
  let cookie = '';
  let page: Page | undefined;
  let signIn = authorization(password);

  const request = async (path: string, init: RequestInit = {}): Promise<Page> => {
    const headers = new Headers({ cookie, ...signIn, ...init.headers });
    const response = await fetch(path, { ...init, headers });
    cookie = response.headers.get('set-cookie') ?? cookie;
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
    post,
    open: request,
    /** Types another password; undefined cancels. */
    type: (typed: string | undefined) => {
      signIn = authorization(typed);
    },
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

function authorization(password: string | undefined): Record<string, string> {
  return password === undefined ? {} : { authorization: `Basic ${btoa(`owner:${password}`)}` };
}

/** Visible text of a page. */
export function textOf({ $ }: Page, selector = 'main'): string {
  const text = $(selector)
    .text()
    .replace(/[\u2068\u2069]/g, '');
  return text.replace(/\s+/g, ' ').trim();
}
