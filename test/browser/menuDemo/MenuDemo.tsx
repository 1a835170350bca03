import { MenuItem as AriakitMenuItem, type MenuStore } from '@ariakit/react';
import styled from '@emotion/styled';
import { type ReactNode, useRef, useState } from 'react';
import { type Language, languages } from '../../../locales/languages';
import { Button } from '../../../src/components/Button';
import { Icon } from '../../../src/components/Icon';
import { Menu } from '../../../src/components/menu/Menu';
import { MenuItemRadio } from '../../../src/components/menu/MenuItemRadio';
import { MenuRow } from '../../../src/components/menu/MenuRow';
import { useTypeahead } from '../../../src/hooks/useTypeahead';
import { gutter, space } from '../../../src/tokens/space';
import { type CafeEntry, cafes, workbenchWords } from './cafe';
import { LastSubmenuContext, MenuSubmenu } from './MenuSubmenu';

interface Props {
  readonly language: Language;
}

/** The menu component, and its last selection. */
function MenuDemo({ language }: Props) {
  const words = workbenchWords[language];
  const [order, setOrder] = useState<string>();
  return (
    <section aria-labelledby="menu-demo">
      <h2 id="menu-demo">{words.menuHeading}</h2>
      <p>{words.menuExplanation}</p>
      <CafeMenu language={language} onOrder={setOrder} />
      <p role="status">{order ? `${words.ordered}: ${order}` : words.nothingOrdered}</p>
      <Button type="button" tone="quiet" onClick={() => setOrder(undefined)}>
        {words.cancelOrder}
      </Button>
    </section>
  );
}

interface CafeMenuProps extends Props {
  readonly onOrder: (drink: string) => void;
}

/** Demo of the menu component: button, items, submenus. */
function CafeMenu({ language, onOrder }: CafeMenuProps) {
  const { title, entries, firstChoice } = cafes[language];
  const lastSubmenu = useRef<MenuStore>(undefined);
  const [values, setValues] = useState<Readonly<Record<string, string>>>({ choice: firstChoice });
  return (
    <Menu
      label={title}
      button={
        <>
          {title}
          <Icon name="chevron" size={12} />
        </>
      }
      direction={languages[language].direction}
      typeahead={useTypeahead()}
      values={values}
      onChange={setValues}
    >
      <LastSubmenuContext value={lastSubmenu}>
        {entries.map((entry) =>
          entry.kind === 'drink' ? (
            <MenuItem
              key={entry.name}
              isDisabled={entry.isSoldOut ?? false}
              onChoose={() => onOrder(entry.name)}
            >
              {entry.name}
            </MenuItem>
          ) : (
            <CafeSubmenu key={entry.name} entry={entry} onOrder={onOrder} />
          ),
        )}
      </LastSubmenuContext>
    </Menu>
  );
}

interface CafeSubmenuProps {
  readonly entry: Exclude<CafeEntry, { kind: 'drink' }>;
  readonly onOrder: (drink: string) => void;
}

/** Variants of a drink, or a group of radio items. */
function CafeSubmenu({ entry, onOrder }: CafeSubmenuProps) {
  return (
    <MenuSubmenu label={entry.name} typeahead={useTypeahead()}>
      {entry.kind === 'kinds'
        ? entry.kinds.map((kind) => (
            <MenuItem key={kind} onChoose={() => onOrder(`${entry.name}, ${kind}`)}>
              {kind}
            </MenuItem>
          ))
        : entry.choices.map((choice) => (
            <MenuItemRadio key={choice} name="choice" value={choice}>
              {choice}
            </MenuItemRadio>
          ))}
    </MenuSubmenu>
  );
}

/** The menu component on a page of its own, in its language: `/menu?lang=he`. */
export function MenuView({ language }: Props) {
  const other = language === 'en' ? 'he' : 'en';
  return (
    <Page>
      <h1>Menu</h1>
      <a href={`?lang=${other}`} lang={other}>
        {workbenchWords[language].otherLanguage}
      </a>
      <MenuDemo language={language} />
    </Page>
  );
}

const Page = styled.main({
  display: 'grid',
  gap: space(8),
  justifyItems: 'start',
  maxInlineSize: '60rem',
  marginInline: 'auto',
  padding: gutter,
});

interface MenuItemProps {
  readonly onChoose: () => void;
  /** Disabled items are listed but cannot be focused. */
  readonly isDisabled?: boolean;
  readonly children: ReactNode;
}

/** An action that closes the menu. */
function MenuItem({ onChoose, isDisabled = false, children }: MenuItemProps) {
  return (
    <AriakitMenuItem disabled={isDisabled} onClick={onChoose} render={<MenuRow type="button" />}>
      {children}
    </AriakitMenuItem>
  );
}
