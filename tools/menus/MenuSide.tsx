import { type Language, languages } from '../../locales/languages';
import type { SampleMenu } from '../../src/content/sampleMenus';
import { Money } from '../../src/i18n/Money';
import { menuEditorMessages } from '../../src/i18n/menuEditorMessages';
import type { Look } from './look';

interface Props {
  readonly menu: Pick<SampleMenu, 'name' | 'hours' | 'groups'>;
  readonly language: Language;
  readonly look: Look;
}

/** One side of a sample: its menu in one language, and the drawing of its look. */
export function MenuSide({ menu, language, look: { drawing } }: Props) {
  const t = menuEditorMessages(language);
  return (
    <>
      <header>
        <h1>{menu.name[language]}</h1>
        <p>{menu.hours[language]}</p>
      </header>
      {drawing && (
        <svg
          className="drawn"
          xmlns="http://www.w3.org/2000/svg"
          viewBox={drawing.viewBox}
          aria-hidden="true"
        >
          <g {...(languages[language].direction === 'rtl' && mirrored(drawing.viewBox))}>
            {drawing.shapes}
          </g>
        </svg>
      )}
      <div className="groups">
        {menu.groups.map(({ title, dishes }) => (
          <section key={title.en}>
            <h2>{title[language]}</h2>
            <ul>
              {dishes.map(({ name, description, price, mark, from }) => (
                <li key={name.en} data-mark={mark}>
                  <div>
                    {from && <time dateTime={from.padStart(5, '0')}>{from}</time>}
                    <b>
                      <span>
                        {mark === 'gone' ? <s>{name[language]}</s> : name[language]}
                        {/* An en space stays on its line if the label wraps. */}
                        {mark && '\u2002'}
                        {mark && <small>{t(`page.${mark}`)}</small>}
                      </span>
                    </b>
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

/** Mirrored by coordinates, because WebKit misplaces elements with a CSS transform in a foreign object. */
function mirrored(viewBox: string) {
  const [x = 0, , width = 0] = viewBox.split(' ').map(Number);
  return { transform: `matrix(-1 0 0 1 ${2 * x + width} 0)` };
}
