import { MenuItem } from '../../components/MenuItem';
import { MenuItemRadio } from '../../components/MenuItemRadio';
import { MenuSubmenu } from '../../components/MenuSubmenu';
import { useTypeahead } from '../../hooks/useTypeahead';
import type { CafeEntry } from './cafe';

interface Props {
  readonly entry: Exclude<CafeEntry, { kind: 'drink' }>;
  /** The choice that holds. */
  readonly chosen: string;
  readonly onOrder: (drink: string) => void;
  readonly onChoose: (choice: string) => void;
}

/** The kinds of one drink, or choices of which one holds. */
export function CafeSubmenu({ entry, chosen, onOrder, onChoose }: Props) {
  return (
    <MenuSubmenu label={entry.name} typeahead={useTypeahead()}>
      {entry.kind === 'kinds'
        ? entry.kinds.map((kind) => (
            <MenuItem key={kind} onChoose={() => onOrder(`${entry.name}, ${kind}`)}>
              {kind}
            </MenuItem>
          ))
        : entry.choices.map((choice) => (
            <MenuItemRadio
              key={choice}
              isChecked={choice === chosen}
              onChoose={() => onChoose(choice)}
            >
              {choice}
            </MenuItemRadio>
          ))}
    </MenuSubmenu>
  );
}
