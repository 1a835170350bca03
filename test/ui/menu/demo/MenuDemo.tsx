import { MenuItem } from '@ariakit/react';
import styled from '@emotion/styled';
import { languages } from '../../../../locales/languages';
import { useTypeahead } from '../../../../src/features/language/language.actor';
import { gutter } from '../../../../src/tokens/space';
import { Menu } from '../../../../src/ui/menu/Menu';
import { MenuRow } from '../../../../src/ui/menu/MenuSheet';
import type { TestedLanguage } from '../../../support/inLanguages';
import { cafes } from './cafe';
import { MenuSubmenu } from './MenuSubmenu';

/** The menu component with submenus on a page of its own, in its language: `/menu?lang=he`. */
export function MenuDemo({ language }: { readonly language: TestedLanguage }) {
  const { title, drinks } = cafes[language];
  return (
    <Page>
      <a href="/menu">Before</a>
      <Menu
        label={title}
        button={title}
        direction={languages[language].direction}
        typeahead={useTypeahead()}
      >
        {drinks.map((drink) =>
          typeof drink === 'string' ? (
            <Drink key={drink} name={drink} />
          ) : (
            <Submenu key={drink[0]} names={drink} />
          ),
        )}
      </Menu>
      <button type="button">After</button>
    </Page>
  );
}

const Page = styled.main({ padding: gutter });

function Submenu({ names: [label, ...drinks] }: { readonly names: readonly string[] }) {
  return (
    <MenuSubmenu label={label} typeahead={useTypeahead()}>
      {drinks.map((drink) => (
        <Drink key={drink} name={drink} />
      ))}
    </MenuSubmenu>
  );
}

function Drink({ name }: { readonly name: string }) {
  return <MenuItem render={<MenuRow type="button" />}>{name}</MenuItem>;
}
