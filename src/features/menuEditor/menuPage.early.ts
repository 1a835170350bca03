/** The only script of `/menu`: shows the menu that its address holds, on the exported page (`tools/menus`). */
import { findMenu } from '../../../machines/findMenu';
import { decodeMenu, encodeMenu } from '../../../machines/menuCode';
import { type MenuCardSide, marks, nameLines, sideOf } from '../../../machines/menuValues';
import { isWrittenAs, textDirection } from '../../i18n/textDirection';

const found = decodeMenu(location.hash) ?? findMenu(location.href);
addEventListener('hashchange', () => location.reload());
if (typeof found === 'string') reveal(`[data-unreadable=${found}]`);
else show(found);

function show(menu: Exclude<typeof found, string>): void {
  // An address that was changed on its way is passed on whole.
  if (!decodeMenu(location.hash))
    history.replaceState(null, '', location.pathname + encodeMenu(menu));
  const [face, back] = [sideOf(menu, 'face'), sideOf(menu, 'back')];
  document.body.className = menu.paper;
  document.title = [face?.name, back?.name].filter(Boolean).join(' · ');
  // A menu in one language has one side, and nothing to choose.
  const [first = back, second] = [face, face && back];
  if (first) fill('face', first);
  if (second) fill('back', second);
  else
    for (const part of document.querySelectorAll('.languages, input, [data-side="back"]'))
      part.remove();
  reveal('main');
}

function fill(side: 'face' | 'back', { name, dishes, texts }: MenuCardSide): void {
  const card = document.querySelector<HTMLElement>(`[data-side="${side}"]`);
  const line = card?.querySelector('li');
  if (!card || !line) return;
  const written = texts.join('');
  const direction = textDirection(written) ?? 'ltr';
  card.dir = direction;
  const languages = Object.entries(document.querySelector('main')?.dataset ?? {});
  const spoken = languages.find(([code]) => isWrittenAs(code, written)) ?? languages[0];
  const [pattern = '#', thousands, decimal = '.', ...words] = spoken?.[1]?.split('|') ?? [];
  // An amount has no letters, from which `<bdi>` could take its direction.
  line.querySelector('bdi')?.setAttribute('dir', direction);
  for (const words of nameLines(name)) {
    const part = document.createElement('span');
    part.append(words, ' ');
    const wide = words.split(/[A-HK-RU-Zmw]/).length;
    part.style.cssText = `--letters:${words.length + 0.4 * wide}`;
    card.querySelector('h1')?.append(part);
  }
  write(document, `[for="${side}"]`, texts[0] ?? '');
  for (const dish of dishes) {
    // Prices have at most four digits. Formatting the first by `Intl` takes a phone 50 ms, before anything is painted.
    const digits = dish.price?.toString().replace(/\.\d$/, '$&0');
    const amount = digits?.replace('.', decimal).replace(/^\d(?=\d{3})/, `$&${thousands}`);
    const next = line.cloneNode(true) as HTMLElement;
    write(next, '[dir]', dish.name);
    const word = dish.mark && words[marks.indexOf(dish.mark)];
    const mark = next.querySelector('small');
    mark?.append(word ?? '');
    // An en space stays on its line if the mark wraps.
    if (word) mark?.before('\u2002');
    else mark?.remove();
    write(next, 'bdi', amount === undefined ? '' : pattern.replace('#', amount));
    line.before(next);
  }
  line.remove();
}

function write(parent: ParentNode, selector: string, text: string): void {
  const element = parent.querySelector(selector);
  if (element) element.textContent = text;
}

function reveal(selector: string): void {
  document.querySelector(selector)?.removeAttribute('hidden');
}
