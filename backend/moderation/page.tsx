/** @jsxImportSource hono/jsx */
import type { Context } from 'hono';
import { type Child, createContext, useContext } from 'hono/jsx';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { languages } from '../../locales/languages';
import type { OwnerLanguage } from '../../src/settings/serviceSchema';
import { roles } from '../../src/tokens/roles';
import { logoAccent, logoBox, logoLines } from '../../src/ui/logoPaths';
import type { Waiting } from '../items';
import { type BackendWords, fill } from '../words/words';
import { styles } from './styles';

/** Language, messages and counts of the page. */
interface View {
  readonly language: OwnerLanguage;
  readonly words: BackendWords;
  readonly studio: string;
  /** Undefined on a page that tells of a problem. */
  readonly waiting?: Waiting | undefined;
}

/** Variables in the context of every moderation route. */
export interface ModerationEnv {
  readonly Variables: { view: View };
}

export type ModerationContext = Context<ModerationEnv>;

const ViewContext = createContext<View | undefined>(undefined);

export function useView(): View {
  const view = useContext(ViewContext);
  if (!view) throw new Error('useView must be used within a page');
  return view;
}

interface Page extends Pick<View, 'waiting'> {
  readonly title: string;
  readonly message?: string | undefined;
  readonly status?: ContentfulStatusCode;
  readonly children: Child;
}

/** Renders a page in the language of the request. */
export function renderPage(c: ModerationContext, { status = 200, waiting, ...page }: Page) {
  const document = (
    <ViewContext.Provider value={{ ...c.get('view'), waiting }}>
      <Document {...page} />
    </ViewContext.Provider>
  );
  return c.html(`<!doctype html>${document}`, status);
}

function Document({ title, message, children }: Omit<Page, 'status' | 'waiting'>) {
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

/** The studio's name, links to the lists, and the other language. */
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
      </div>
    </header>
  );
}

const { ink, highlight, accent } = roles.light;

/** The studio's logo, as in `src/ui/Logo.tsx`. */
const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${logoBox}" stroke="${ink}" stroke-width="2" stroke-linecap="round"><rect x="5" y="3" width="22" height="26" rx="2" fill="${highlight}"/><path d="${logoLines}"/><path d="${logoAccent}" stroke="${accent}" stroke-width="4"/></svg>`;

/** As a data URL, which needs no request. */
const icon = `data:image/svg+xml,${encodeURIComponent(drawing)}`;
