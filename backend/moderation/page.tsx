/** @jsxImportSource hono/jsx */
import type { Child } from 'hono/jsx';
import { useRequestContext } from 'hono/jsx-renderer';
import type { LanguageVariables } from 'hono/language';
import { languages } from '../../locales/languages';
import type { OwnerLanguage } from '../../src/settings/serviceSchema';
import type { Lists } from '../items';
import { fill, words } from '../words/words';
import { styles } from './styles';

interface Props {
  readonly title: string;
  readonly message?: string | undefined;
  /** Undefined on a page that tells of a problem. */
  readonly lists?: Lists;
  readonly children: Child;
}

/** Variables in the context of every moderation route. */
export interface ModerationEnv {
  readonly Variables: LanguageVariables & {
    studioName: Readonly<Record<OwnerLanguage, string>>;
    /** Why the request is refused, for the log. */
    reason: string;
  };
}

/** Language and messages of the request. */
export function viewOf(variables: { readonly language: string }) {
  const language = variables.language === 'he' ? 'he' : 'en';
  return { language, words: words[language] } as const;
}

/** Language and messages of the page. */
export function useView() {
  return viewOf(useRequestContext<ModerationEnv>().var);
}

/** The whole page around its content. */
export function Page({ children, title, message, lists }: Props) {
  const { language, words } = useView();
  const studio = useRequestContext<ModerationEnv>().var.studioName[language];
  const other = language === 'en' ? 'he' : 'en';
  return (
    <html lang={language} dir={languages[language].direction}>
      <head>
        <meta charset="utf-8" />
        <title>{fill(words.title, { page: title, studio })}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href="data:," />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own styles, whose hash the policy names */}
        <style dangerouslySetInnerHTML={{ __html: styles }} />
      </head>
      <body>
        <a class="skip" href="#content">
          {words.skip}
        </a>
        <header class="head">
          <a class="brand" href="/moderate">
            <strong>{studio}</strong>
            <small>{words.brand}</small>
          </a>
          {lists && (
            <nav aria-label={words.brand}>
              {(['reviews', 'inquiries'] as const).map((list) => (
                <a key={list} href={`/moderate#${list}`}>
                  {words[list].heading}
                  {lists[list].waiting > 0 && (
                    <span
                      class="count"
                      role="img"
                      aria-label={fill(words.waiting, { count: lists[list].waiting })}
                    >
                      {lists[list].waiting}
                    </span>
                  )}
                </a>
              ))}
            </nav>
          )}
          <a class="aside" href={`/moderate?language=${other}`} lang={other}>
            {languages[other].name}
          </a>
        </header>
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
