/** The only script of `/menu`: shows the menu that its address holds, on the exported page (`tools/menus`). */
import { decodeMenu } from '../../../machines/menuCode';
import { type MenuCardSide, sideOf } from '../../../machines/menuValues';
import { textDirection } from '../../i18n/textDirection';

/** Elements that a menu in one language does not need. */
const choice = '.languages, input, [data-side="back"]';
const menu = decodeMenu(location.hash);
const sides = menu && ([sideOf(menu, 'face'), sideOf(menu, 'back')] as const);
addEventListener('hashchange', () => location.reload());
if (sides) show(sides);
else for (const note of document.querySelectorAll('[data-unreadable]')) reveal(note);

function show([face, back]: readonly (MenuCardSide | undefined)[]): void {
  document.body.className = menu?.paper ?? '';
  document.title = [face?.name, back?.name].filter((name) => name).join(' · ');
  // A menu in one language has one side, and nothing to choose.
  const [first = back, second] = [face, face && back];
  if (first) fill('face', first);
  if (second) fill('back', second);
  else for (const part of document.querySelectorAll(choice)) part.remove();
  for (const main of document.querySelectorAll('main')) reveal(main);
}

function fill(side: 'face' | 'back', { name, dishes }: MenuCardSide): void {
  const card = document.querySelector<HTMLElement>(`[data-side="${side}"]`);
  const line = card?.querySelector('li');
  if (!card || !line) return;
  const [label = name] = [name, ...dishes.map((dish) => dish.name)].filter((text) => text);
  const direction = textDirection(label) ?? 'ltr';
  card.dir = direction;
  const pattern = document.querySelector('main')?.dataset[direction] ?? '#';
  write(card, 'h1', name);
  write(document, `[for="${side}"]`, label);
  for (const dish of dishes) {
    // Prices have at most four digits. Formatting the first by `Intl` takes a phone 50 ms, before anything is painted.
    const amount = dish.price?.toString().replace(/^\d(?=\d{3})/, '$&,');
    const next = line.cloneNode(true) as HTMLElement;
    write(next, 'span', dish.name);
    write(next, 'bdi', amount === undefined ? '' : pattern.replace('#', amount));
    line.before(next);
  }
  line.remove();
}

function write(parent: ParentNode, selector: string, text: string): void {
  const element = parent.querySelector(selector);
  if (element) element.textContent = text;
}

function reveal(element: Element): void {
  element.removeAttribute('hidden');
}
