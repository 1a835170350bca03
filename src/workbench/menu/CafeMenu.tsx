import { useRef, useState } from 'react';
import type { Language } from '../../../locales/languages';
import { languages } from '../../../locales/languages';
import { Chevron } from '../../components/Chevron';
import { Menu } from '../../components/Menu';
import { MenuItem } from '../../components/MenuItem';
import { type MenuStart, MenuTrigger } from '../../components/MenuTrigger';
import { useTypeahead } from '../../hooks/useTypeahead';
import { CafeSubmenu } from './CafeSubmenu';
import { cafes } from './cafe';

interface Props {
  readonly language: Language;
  readonly onOrder: (drink: string) => void;
}

/** The menu component at work: button, items, submenus. */
export function CafeMenu({ language, onOrder }: Props) {
  const { title, entries, firstChoice } = cafes[language];
  const button = useRef<HTMLButtonElement>(null);
  const [start, setStart] = useState<MenuStart>();
  const [chosen, setChosen] = useState(firstChoice);
  const close = () => setStart(undefined);
  return (
    <>
      <MenuTrigger ref={button} isOpen={start !== undefined} onOpen={setStart} onClose={close}>
        {title}
        <Chevron />
      </MenuTrigger>
      <Menu
        label={title}
        direction={languages[language].direction}
        start={start}
        onClose={close}
        button={button}
        typeahead={useTypeahead()}
      >
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
            <CafeSubmenu
              key={entry.name}
              entry={entry}
              chosen={chosen}
              onOrder={onOrder}
              onChoose={setChosen}
            />
          ),
        )}
      </Menu>
    </>
  );
}
