import { type Language, languages } from '../../locales/languages';
import { markWords } from '../../src/content/heroMenu';
import type { PortfolioProject } from '../../src/content/portfolio';
import type { SampleMenu } from '../../src/content/sampleMenus';
import { Money } from '../../src/i18n/Money';
import { drawingOf, type Look } from './looks';

export type NamedMenu = SampleMenu & Pick<PortfolioProject, 'name'>;

interface Props {
  readonly menu: Omit<NamedMenu, 'id'>;
  readonly language: Language;
  readonly look: Look;
}

/** One side of a sample: its menu in one language, and the drawing of its look. */
export function MenuSide({ menu, language, look: { drawing } }: Props) {
  return (
    <>
      <header>
        <h1>{menu.name[language]}</h1>
        <p>{menu.hours[language]}</p>
      </header>
      {drawing && <Drawing className="drawn" {...{ drawing, language }} />}
      <div className="groups">
        {menu.groups.map(({ title, dishes }) => (
          <section key={title.en}>
            <h2>{title[language]}</h2>
            <ul>
              {dishes.map(({ id, name, description, price, marks = [], from }) => (
                <li key={name.en} data-mark={marks.find((mark) => mark === 'gone')}>
                  {id && <Drawing className="dish" drawing={drawingOf(id)} {...{ language }} />}
                  <div>
                    {from && <time dateTime={from.padStart(5, '0')}>{from}</time>}
                    <b>
                      <span>
                        {marks.includes('gone') ? <s>{name[language]}</s> : name[language]}
                        {/* An en space stays on its line if the label wraps. */}
                        {marks.length > 0 && '\u2002'}
                        {marks.length > 0 && (
                          <small>
                            {(marks.includes('gone') ? (['gone'] as const) : marks)
                              .map((mark) => markWords[mark][language])
                              .join(languages[language].list.comma)}
                          </small>
                        )}
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

interface DrawingProps {
  readonly className: 'drawn' | 'dish';
  readonly drawing: NonNullable<Look['drawing']>;
  readonly language: Language;
}

/** Mirrored by coordinates, because WebKit misplaces elements with a CSS transform in a foreign object. */
function Drawing({ className, drawing: { viewBox, shapes }, language }: DrawingProps) {
  const [x = 0, , width = 0] = viewBox.split(' ').map(Number);
  const isMirrored = languages[language].direction === 'rtl';
  return (
    <svg className={className} xmlns="http://www.w3.org/2000/svg" viewBox={viewBox} aria-hidden>
      <g transform={isMirrored ? `matrix(-1 0 0 1 ${2 * x + width} 0)` : undefined}>{shapes}</g>
    </svg>
  );
}
