import { formats } from '../../locales/formats';
import { type Language, languageCodes, languages } from '../../locales/languages';
import { marks, maxPrice } from '../../machines/menuValues';
import { markWords } from '../../src/content/heroMenu';
import { menuEditorMessages } from '../../src/i18n/menuEditorMessages';
import { writeHash } from '../../src/start/pageContract';
import type { Look } from './looks';
import { MenuSide, type NamedMenu } from './MenuSide';

export interface MenuPageProps {
  /** Language of the root, whose side is shown first. */
  readonly language: Language;
  /** Of the other side; undefined on a site in one language, where a sample has one side. */
  readonly other: Language | undefined;
  /** A sample; without it `src/features/menuEditor/menuPage.early.ts` fills the page with the menu in the address. */
  readonly menu: NamedMenu | undefined;
  readonly look: Look;
}

/** Formats of prices and words of marks by language, the root's first, because a written menu states none. */
function wordsFrom(root: Language) {
  const codes = new Set([root, ...languageCodes]);
  const words = [...codes].map((language) => {
    const { shekels, money } = formats[language];
    const thousands = money.groupsFrom > maxPrice ? '' : money.thousands;
    const marked = marks.map((mark) => markWords[mark][language]);
    return [`data-${language}`, [shekels, thousands, money.decimal, ...marked].join('|')];
  });
  return Object.fromEntries(words);
}

/**
 * Body of a menu page: the card on both sides, and a control that shows one of them. The control is two radio
 * buttons, which need no script; they come first, so that styles can follow from them.
 */
export function MenuPage({ language, other, menu, look }: MenuPageProps) {
  const t = menuEditorMessages(language);
  const sides = [
    ['face', language] as const,
    ...(other || !menu ? [['back', other ?? language] as const] : []),
  ];
  const choices = sides.length > 1 ? sides : [];
  return (
    <>
      {!menu && (
        <>
          <noscript>
            <p>{t('page.noScript')}</p>
          </noscript>
          {(['missing', 'damaged'] as const).map((fault) => (
            <p key={fault} hidden data-unreadable={fault}>
              <img src="/favicon.svg" width={64} height={64} alt="" />
              {t(`page.${fault}`)} <a href={`/${writeHash}`}>{t('title')}</a>
            </p>
          ))}
        </>
      )}
      <main hidden={!menu} {...(!menu && wordsFrom(language))}>
        {choices.map(([side]) => (
          <input key={side} id={side} type="radio" name="side" defaultChecked={side === 'face'} />
        ))}
        <div className="languages">
          {choices.map(([side, lang]) => (
            <label key={side} htmlFor={side} lang={lang}>
              {menu && languages[lang].name}
            </label>
          ))}
        </div>
        {sides.map(([side, lang]) => (
          <article
            key={side}
            data-side={side}
            lang={menu ? lang : ''}
            dir={menu && languages[lang].direction}
          >
            {menu ? <MenuSide menu={menu} language={lang} look={look} /> : <BlankSide />}
          </article>
        ))}
        {sides.map(([side, lang]) => (
          <footer
            key={side}
            data-side={side}
            lang={menu && lang}
            dir={menu && languages[lang].direction}
          >
            {menu && `${menuEditorMessages(lang)('page.sample')} `}
            <a href={`/${writeHash}`}>{menuEditorMessages(menu ? lang : language)('page.write')}</a>
          </footer>
        ))}
      </main>
    </>
  );
}

function BlankSide() {
  return (
    <>
      <header>
        <h1 dir="auto">{}</h1>
      </header>
      <ul className="groups">
        <li>
          <div>
            <b>
              <span>
                <span dir="auto" />
                <small />
              </span>
            </b>
            <bdi />
          </div>
        </li>
      </ul>
    </>
  );
}
