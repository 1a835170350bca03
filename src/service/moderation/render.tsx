import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { countWaiting } from './lists';
import type { ModerationContext, ModerationDependencies } from './requests';
import { Document } from './views/Document';
import type { MessageProps } from './views/Message';
import { ViewContext } from './views/View';
import { type ModerationWords, words } from './words/words';

interface Page {
  readonly title: string;
  readonly message?: MessageProps | undefined;
  /** An address that the browser goes on to by itself. */
  readonly next?: string;
  /** Where the page is found again. Default: the address that was asked for. */
  readonly address?: string;
  readonly status?: 200 | 400 | 403 | 404 | 410 | 413 | 415 | 429 | 500 | 503;
  readonly children: ReactNode;
}

/** Answers with a page, in the language of the request. */
export async function renderPage(
  c: ModerationContext,
  { database, moderation: { studioName } }: ModerationDependencies,
  { address = addressOf(c), status = 200, children, ...head }: Page,
): Promise<Response> {
  const language = c.get('language');
  const session = c.get('session');
  const signedIn = session && { csrf: session.csrf, waiting: await countWaiting(database) };
  const view = {
    language,
    words: words[language],
    studio: studioName[language],
    address,
    signedIn,
  };
  const markup = renderToStaticMarkup(
    <ViewContext value={view}>
      <Document {...head}>{children}</Document>
    </ViewContext>,
  );
  return c.html(`<!doctype html>${markup}`, status);
}

/** The words of the request's language. */
export function wordsOf(c: ModerationContext): ModerationWords {
  return words[c.get('language')];
}

/** What was asked for, without what was just done. */
function addressOf(c: ModerationContext): string {
  const url = new URL(c.req.url);
  for (const name of ['done', 'id', 'was', 'reviews', 'enquiries', 'opened'])
    url.searchParams.delete(name);
  return url.pathname + url.search;
}
