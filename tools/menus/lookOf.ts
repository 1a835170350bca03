import { menuPapers } from '../../src/tokens/menuPapers';
import type { Look } from './look';
import { bakery } from './places/bakery';
import { barber } from './places/barber';
import { card } from './places/card';
import { flowers } from './places/flowers';
import { guesthouse } from './places/guesthouse';
import { hummus } from './places/hummus';

/** Places with a look of their own, by the id of their menu. */
const looks: Readonly<Record<string, Look>> = { bakery, barber, flowers, guesthouse, hummus };

/** The look of a menu: of its place, or the studio's white card. */
export function lookOf(id: string | undefined): Look {
  return (id && looks[id]) || card(menuPapers.white);
}
