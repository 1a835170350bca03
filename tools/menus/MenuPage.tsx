import { formats } from '../../locales/formats';
import { type Language, languageCodes, languages, nextLanguage } from '../../locales/languages';
import type { SampleMenu } from '../../src/content/sampleMenus';
import { Money } from '../../src/i18n/Money';
import { menuEditorMessages } from '../../src/i18n/menuEditorMessages';
import { writeHash } from '../../src/start/pageContract';

interface Props {
  /** Language of the root, whose side is shown first. */
  readonly language: Language;
  /** A sample; without it `src/features/menuEditor/menuPage.early.ts` fills the page with the menu in the address. */
  readonly menu: SampleMenu | undefined;
}

/** Price pattern of each direction, from its first language: a written menu states no language. */
const pricePatterns = Object.fromEntries(
  languageCodes
    .map((language) => [`data-${languages[language].direction}`, formats[language].shekels])
    .reverse(),
);

/**
 * Body of a menu page: the card on both sides, and a control that shows one of them. The control is two radio
 * buttons, which need no script; they come first, so that styles can follow from them.
 */
export function MenuPage({ language, menu }: Props) {
  const t = menuEditorMessages(language);
  const sides = [
    ['face', language],
    ['back', nextLanguage(language)],
  ] as const;
  return (
    <>
      {!menu && (
        <>
          <noscript>
            <p>{t('page.noScript')}</p>
          </noscript>
          {(['missing', 'damaged'] as const).map((fault) => (
            <p key={fault} hidden data-unreadable={fault}>
              {t(`page.${fault}`)} <a href={`/${writeHash}`}>{t('title')}</a>
            </p>
          ))}
        </>
      )}
      <main hidden={!menu} {...(!menu && pricePatterns)}>
        {sides.map(([side]) => (
          <input key={side} id={side} type="radio" name="side" defaultChecked={side === 'face'} />
        ))}
        <div className="languages">
          {sides.map(([side, lang]) => (
            <label key={side} htmlFor={side} lang={lang}>
              {menu && languages[lang].name}
            </label>
          ))}
        </div>
        {sides.map(([side, lang]) =>
          menu ? (
            <article key={side} data-side={side} lang={lang} dir={languages[lang].direction}>
              <SampleSide menu={menu} language={lang} />
            </article>
          ) : (
            <article key={side} data-side={side} lang="">
              <BlankSide />
            </article>
          ),
        )}
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

function SampleSide({
  menu,
  language,
}: {
  readonly menu: SampleMenu;
  readonly language: Language;
}) {
  const t = menuEditorMessages(language);
  return (
    <>
      <header>
        <h1>{menu.name[language]}</h1>
        <p>{menu.hours[language]}</p>
      </header>
      <div className="groups">
        {menu.groups.map(({ title, dishes }) => (
          <section key={title.en}>
            <h2>{title[language]}</h2>
            <ul>
              {dishes.map(({ name, description, price, mark }) => (
                <li key={name.en}>
                  <div>
                    <span>
                      {mark === 'gone' ? <s>{name[language]}</s> : name[language]}{' '}
                      {mark && <small>{t(`page.${mark}`)}</small>}
                    </span>
                    <i />
                    <Money amount={price} language={language} />
                  </div>
                  {description && <p>{description[language]}</p>}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}

/** A line is copied for each dish. */
function BlankSide() {
  return (
    <>
      <header>
        <h1 dir="auto">{}</h1>
      </header>
      <ul>
        <li>
          <div>
            <span dir="auto" />
            <i />
            <bdi />
          </div>
        </li>
      </ul>
    </>
  );
}
