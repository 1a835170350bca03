import { type Language, languages } from '../../locales/languages';
import { writeHash } from '../../src/content/navigation';
import type { SampleMenu } from '../../src/content/sampleMenus';
import { menuEditorMessages } from '../../src/i18n/menuEditorMessages';
import { Money } from '../../src/sections/pricing/Money';

interface Props {
  /** Language of the root, whose side is shown first. */
  readonly language: Language;
}

/** Body of a sample's page: the card in both languages, and a control that shows one of them. */
export function SampleMenuPage({ language, menu }: Props & { readonly menu: SampleMenu }) {
  const other = language === 'en' ? 'he' : 'en';
  const sides = [
    ['face', language],
    ['back', other],
  ] as const;
  return (
    <main>
      <Languages language={language} names={[languages[language].name, languages[other].name]} />
      {sides.map(([side, lang]) => (
        <article key={side} data-side={side} lang={lang} dir={languages[lang].direction}>
          <header>
            <h1>{menu.name[lang]}</h1>
            <p>{menu.hours[lang]}</p>
          </header>
          <div className="groups">
            {menu.groups.map(({ title, dishes }) => (
              <section key={title.en}>
                <h2>{title[lang]}</h2>
                <ul>
                  {dishes.map((dish) => (
                    <SampleDish key={dish.name.en} dish={dish} language={lang} />
                  ))}
                </ul>
              </section>
            ))}
          </div>
        </article>
      ))}
      {sides.map(([side, lang]) => (
        <Foot key={side} side={side} language={lang} isSample />
      ))}
    </main>
  );
}

/** Body of the page whose menu is in the address: `src/entry/menu.ts` fills it in. */
export function WrittenMenuPage({ language }: Props) {
  const w = menuEditorMessages(language);
  return (
    <>
      <noscript>
        <p>{w('page.noScript')}</p>
      </noscript>
      <p hidden data-unreadable="">
        {w('page.unreadable')}
      </p>
      <main hidden>
        <Languages language={language} names={['', '']} />
        {(['face', 'back'] as const).map((side) => (
          <article key={side} data-side={side} lang="">
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
          </article>
        ))}
        <Foot language={language} />
      </main>
    </>
  );
}

/** Two radio buttons, which need no script. They come first, so that styles can follow from them. */
function Languages({ language, names }: Props & { readonly names: readonly string[] }) {
  const sides = ['face', 'back'] as const;
  const [face, back] = language === 'en' ? (['en', 'he'] as const) : (['he', 'en'] as const);
  return (
    <>
      {sides.map((side) => (
        <input key={side} id={side} type="radio" name="side" defaultChecked={side === 'face'} />
      ))}
      <div className="languages">
        {sides.map((side, index) => (
          <label key={side} htmlFor={side} lang={side === 'face' ? face : back}>
            {names[index]}
          </label>
        ))}
      </div>
    </>
  );
}

interface DishProps extends Props {
  readonly dish: SampleMenu['groups'][number]['dishes'][number];
}

function SampleDish({ dish: { name, description, price, mark }, language }: DishProps) {
  const w = menuEditorMessages(language);
  return (
    <li>
      <div>
        <span>
          {mark === 'gone' ? <s>{name[language]}</s> : name[language]}{' '}
          {mark && <small>{w(`page.${mark}`)}</small>}
        </span>
        <i />
        <Money amount={price} language={language} />
      </div>
      {description && <p>{description[language]}</p>}
    </li>
  );
}

interface FootProps extends Props {
  readonly side?: 'face' | 'back';
  readonly isSample?: boolean;
}

/** The only way from a menu to the site: to the editor. */
function Foot({ side, language, isSample }: FootProps) {
  const w = menuEditorMessages(language);
  return (
    <footer data-side={side} lang={language} dir={languages[language].direction}>
      {isSample && `${w('page.sample')} `}
      <a href={`/${writeHash}`}>{w('page.write')}</a>
    </footer>
  );
}
