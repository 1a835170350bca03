import type { ReactNode } from 'react';
import { languages } from '../../../../locales/languages';
import { styles } from '../styles';
import { fill } from '../words/words';
import { Header } from './Header';
import { icon } from './icon';
import { Message, type MessageProps } from './Message';
import { useView } from './View';

interface Props {
  /** What the page is called, before the studio's name. */
  readonly title: string;
  readonly message?: MessageProps | undefined;
  /** An address that the browser goes on to by itself. */
  readonly next?: string | undefined;
  readonly children: ReactNode;
}

/** A whole page of moderation. */
export function Document({ title, message, next, children }: Props) {
  const { language, words, studio } = useView();
  return (
    <html lang={language} dir={languages[language].direction}>
      <head>
        <meta charSet="utf-8" />
        <title>{fill(words.title, { page: title, studio })}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light dark" />
        {next !== undefined && <meta httpEquiv="refresh" content={`0; url=${next}`} />}
        <link rel="icon" href={icon} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own styles, whose hash the policy names */}
        <style dangerouslySetInnerHTML={{ __html: styles }} />
      </head>
      <body>
        <a className="skip" href="#content">
          {words.skip}
        </a>
        <Header />
        <main id="content" tabIndex={-1}>
          {message && <Message {...message} />}
          {children}
        </main>
      </body>
    </html>
  );
}
