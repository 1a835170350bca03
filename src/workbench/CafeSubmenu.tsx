import { useState } from 'react';
import { MenuItem } from '../components/MenuItem';
import { MenuItemRadio } from '../components/MenuItemRadio';
import { MenuSubmenu } from '../components/MenuSubmenu';
import { useTypeahead } from '../hooks/useTypeahead';
import type { CafeEntry } from './cafe';

interface Props {
  readonly entry: Exclude<CafeEntry, { kind: 'drink' }>;
  readonly onOrder: (drink: string) => void;
}

/** The kinds of one drink, or choices of which one holds. */
export function CafeSubmenu({ entry, onOrder }: Props) {
  const [chosen, setChosen] = useState(0);
  return (
    <MenuSubmenu label={entry.name} typeahead={useTypeahead()}>
      {entry.kind === 'kinds'
        ? entry.kinds.map((kind) => (
            <MenuItem key={kind} onChoose={() => onOrder(`${entry.name}, ${kind}`)}>
              {kind}
            </MenuItem>
          ))
        : entry.choices.map((choice, index) => (
            <MenuItemRadio
              key={choice}
              isChecked={index === chosen}
              onChoose={() => setChosen(index)}
            >
              {choice}
            </MenuItemRadio>
          ))}
    </MenuSubmenu>
  );
}
