import { languages } from '../../../../locales/languages';
import { fill } from '../words/words';
import { ActionForm } from './ActionForm';
import { icon } from './icon';
import { useView } from './View';

/** The studio's name, the pages, the other language, the way out. */
export function Header() {
  const { words, studio, signedIn } = useView();
  return (
    <header className="head">
      <a className="brand" href="/moderate">
        <img src={icon} alt="" width="36" height="36" />
        <span>
          <strong>{studio}</strong>
          <small>{words.brand}</small>
        </span>
      </a>
      {signedIn && (
        <Pages reviews={signedIn.waiting.reviews} enquiries={signedIn.waiting.enquiries} />
      )}
      <div className="aside">
        <LanguageButton />
        {signedIn && (
          <ActionForm action="/moderate/sign-out">
            <button className="plain" type="submit">
              {words.nav.signOut}
            </button>
          </ActionForm>
        )}
      </div>
    </header>
  );
}

interface PagesProps {
  readonly reviews: number;
  readonly enquiries: number;
}

function Pages({ reviews, enquiries }: PagesProps) {
  const { words, address } = useView();
  const pages = [
    { href: '/moderate/reviews', label: words.nav.reviews, waiting: reviews },
    { href: '/moderate/enquiries', label: words.nav.enquiries, waiting: enquiries },
    { href: '/moderate/deletion', label: words.nav.deletion, waiting: 0 },
    { href: '/moderate/history', label: words.nav.history, waiting: 0 },
  ];
  return (
    <nav aria-label={words.nav.label}>
      <ul role="list">
        {pages.map(({ href, label, waiting }) => (
          <li key={href}>
            <a href={href} aria-current={address.startsWith(href) ? 'page' : undefined}>
              {label}
              {waiting > 0 && (
                <span className="count">
                  <span aria-hidden="true">{waiting}</span>
                  <span className="hidden"> {fill(words.nav.waiting, { count: waiting })}</span>
                </span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Names the other language in its own words. */
function LanguageButton() {
  const { language, address } = useView();
  const other = language === 'en' ? 'he' : 'en';
  return (
    <form method="post" action="/moderate/language">
      <input type="hidden" name="language" value={other} />
      <input type="hidden" name="to" value={address} />
      <button className="plain" type="submit" id="language" lang={other}>
        {languages[other].name}
      </button>
    </form>
  );
}
