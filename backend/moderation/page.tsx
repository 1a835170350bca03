/** @jsxImportSource hono/jsx */
import { type Child, createContext, useContext } from 'hono/jsx';
import { languages } from '../../locales/languages';
import type { OwnerLanguage } from '../../src/settings/serviceSchema';
import { roles } from '../../src/tokens/roles';
import { logoAccent, logoBox, logoLines } from '../../src/ui/logoPaths';
import { countWaiting, type Waiting } from '../items';
import { type BackendWords, fill } from '../words/words';
import { type ModerationContext, wordsOf } from './requests';
import { styles } from './styles';

interface View {
  readonly language: OwnerLanguage;
  readonly words: BackendWords;
  readonly studio: string;
  /** Undefined if nobody is signed in. */
  readonly waiting: Waiting | undefined;
}

const ViewContext = createContext<View | undefined>(undefined);

/** Language, messages and counts of the page. */
export function useView(): View {
  const view = useContext(ViewContext);
  if (!view) throw new Error('useView must be used within a page');
  return view;
}

export type PageStatus = 200 | 403 | 404 | 410 | 413 | 500 | 503;

interface Page {
  readonly title: string;
  readonly message?: string | undefined;
  readonly status?: PageStatus;
  readonly children: Child;
}

/** Renders a page in the language of the request. */
export async function renderPage(
  c: ModerationContext,
  { status = 200, ...page }: Page,
): Promise<Response> {
  const { database, studioName } = c.get('dependencies');
  const language = c.get('language');
  const waiting = c.get('session') === undefined ? undefined : await countWaiting(database);
  const view = { language, words: wordsOf(c), studio: studioName[language], waiting };
  const document = (
    <ViewContext.Provider value={view}>
      <Document {...page} />
    </ViewContext.Provider>
  );
  return c.html(`<!doctype html>${document}`, status);
}

interface Notice extends Omit<Page, 'children' | 'title'> {
  readonly heading: string;
  readonly lead?: string;
  /** The action on the page: a form, or a link. */
  readonly children?: Child;
  readonly link?: { readonly href: string; readonly label: string };
}

/** Renders a page with one message and one action. */
export function renderNotice(
  c: ModerationContext,
  { heading, lead, children, link, ...page }: Notice,
): Promise<Response> {
  return renderPage(c, {
    ...page,
    title: heading,
    children: (
      <div class="notice">
        <h1>{heading}</h1>
        {lead && <p class="lead">{lead}</p>}
        <div class="stub">
          {children}
          {link && (
            <a class="button" href={link.href}>
              {link.label}
            </a>
          )}
        </div>
      </div>
    ),
  });
}

function Document({ title, message, children }: Page) {
  const { language, words, studio } = useView();
  return (
    <html lang={language} dir={languages[language].direction}>
      <head>
        <meta charset="utf-8" />
        <title>{fill(words.title, { page: title, studio })}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href={icon} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own styles, whose hash the policy names */}
        <style dangerouslySetInnerHTML={{ __html: styles }} />
      </head>
      <body>
        <a class="skip" href="#content">
          {words.skip}
        </a>
        <Header />
        <main id="content" tabindex={-1}>
          {message !== undefined && (
            // The address ends in this id, so that focus starts here and a screen reader announces it.
            <p class="message" id="message" role="status" tabindex={-1}>
              {message}
            </p>
          )}
          {children}
        </main>
      </body>
    </html>
  );
}

/** The studio's name, links to the lists, the other language, and sign-out. */
function Header() {
  const { words, studio, language, waiting } = useView();
  const other = language === 'en' ? 'he' : 'en';
  return (
    <header class="head">
      <a class="brand" href="/moderate">
        <img src={icon} alt="" width="36" height="36" />
        <span>
          <strong>{studio}</strong>
          <small>{words.brand}</small>
        </span>
      </a>
      {waiting && (
        <nav aria-label={words.brand}>
          {(['reviews', 'inquiries'] as const).map((list) => (
            <a key={list} href={`/moderate#${list}`}>
              {words[list].heading}
              {waiting[list] > 0 && (
                <span class="count">
                  <span aria-hidden="true">{waiting[list]}</span>
                  <span class="hidden"> {fill(words.waiting, { count: waiting[list] })}</span>
                </span>
              )}
            </a>
          ))}
        </nav>
      )}
      <div class="aside">
        <form method="post" action="/moderate/language">
          <button class="plain" type="submit" name="language" value={other} lang={other}>
            {languages[other].name}
          </button>
        </form>
        {waiting && (
          <form method="post" action="/moderate/sign-out">
            <button class="plain" type="submit">
              {words.signOut}
            </button>
          </form>
        )}
      </div>
    </header>
  );
}

const { ink, highlight, accent } = roles.light;

/** The studio's logo, as in `src/ui/Logo.tsx`. */
const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${logoBox}" stroke="${ink}" stroke-width="2" stroke-linecap="round"><rect x="5" y="3" width="22" height="26" rx="2" fill="${highlight}"/><path d="${logoLines}"/><path d="${logoAccent}" stroke="${accent}" stroke-width="4"/></svg>`;

/** As a data URL, which needs no request. */
const icon = `data:image/svg+xml,${encodeURIComponent(drawing)}`;
