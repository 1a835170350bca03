import { MenuItem } from '@ariakit/react';
import { Global } from '@emotion/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { languages } from '../../../../locales/languages';
import { useTypeahead } from '../../../../src/features/language/language.actor';
import { globalStyles } from '../../../../src/tokens/globalStyles';
import { Menu } from '../../../../src/ui/menu/Menu';
import { MenuRow } from '../../../../src/ui/menu/MenuSheet';
import { cafes } from './cafe';
import { MenuSubmenu } from './MenuSubmenu';

const language = new URLSearchParams(location.search).get('lang') === 'he' ? 'he' : 'en';
const { direction } = languages[language];
document.documentElement.lang = language;
document.documentElement.dir = direction;

/** The menu component with submenus on a page of its own, in its language: `/menu?lang=he`. */
function MenuDemo() {
  const { title, drinks } = cafes[language];
  return (
    <main>
      <Global styles={globalStyles} />
      <a href="/menu">Before</a>
      <Menu label={title} button={title} direction={direction} typeahead={useTypeahead()}>
        {drinks.map((drink) =>
          typeof drink === 'string' ? (
            <Drink key={drink} name={drink} />
          ) : (
            <MenuSubmenu key={drink[0]} label={drink[0]}>
              {drink.slice(1).map((name) => (
                <Drink key={name} name={name} />
              ))}
            </MenuSubmenu>
          ),
        )}
      </Menu>
      <button type="button">After</button>
    </main>
  );
}

function Drink({ name }: { readonly name: string }) {
  return <MenuItem render={<MenuRow type="button" />}>{name}</MenuItem>;
}

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <StrictMode>
      <MenuDemo />
    </StrictMode>,
  );
