import { NotFound } from '../../../src/features/errors/NotFound';
import { renderWithSite, switchLanguage } from '../../support/renderWithSite';

test('[S3] changes all texts of a page that the browser has translated', async () => {
  const plain = await renderWithSite(<NotFound />);
  await switchLanguage(plain.site, 'he');
  const hebrew = plain.container.textContent;
  plain.unmount();
  const translated = await renderWithSite(<NotFound />);
  wrapTexts(translated.container);
  await switchLanguage(translated.site, 'he');
  expect(translated.container).toHaveTextContent(`${hebrew}`, { normalizeWhitespace: false });
});

/** Replaces each text node like the translator of Chrome. */
function wrapTexts(container: Element): void {
  const walker = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
  const texts: Node[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode);
  for (const text of texts) {
    const font = document.createElement('font');
    font.append(`${text.textContent}`);
    text.parentNode?.replaceChild(font, text);
  }
}
