import fc from 'fast-check';
import { cardText, marks, papers } from '../../machines/menuValues';

const latin = [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const hebrew = [...'אבגדהוזחטיךכלםמןנסעףפץצקרשת'];
const signs = [..." 0123456789.,'’&!?()-–"];
const text = fc
  .string({ unit: fc.constantFrom(...latin, ...hebrew, ...signs), maxLength: 24 })
  .map(cardText);
const price = fc.oneof(
  fc.constant(''),
  fc.integer({ min: 0, max: 9999 }).map(String),
  fc.integer({ min: 1, max: 99 }).map((agorot) => `12.${`${agorot}`.padStart(2, '0')}`),
);
const prices = { price1: price, price2: price, price3: price, price4: price };
const mark = fc.constantFrom('', ...marks);
const marked = { mark1: mark, mark2: mark, mark3: mark, mark4: mark };
const paper = fc.constantFrom(...papers);
const side = { name: text, dish1: text, dish2: text, dish3: text, dish4: text };
const back = { backName: text, backDish1: text, backDish2: text, backDish3: text, backDish4: text };

/** Any menu in both alphabets, which may be too long for a code. */
export const writtenMenu = fc.record({ ...side, ...back, ...prices, ...marked, paper });
