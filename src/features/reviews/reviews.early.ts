/**
 * Shows the list of `/reviews` before hydration, in copies of exported cards (`ReviewTemplate.tsx`) that React hydrates
 * as its own. The boot script imports this when the browser is idle. A list that is empty or out of reach starts the
 * site.
 */

import { fallbackLanguage, languageOf } from '../../../locales/languages';
import type { Review } from '../../../machines/reviewList.machine';
import { formatDate } from '../../i18n/format';
import { textDirection } from '../../i18n/textDirection';
import { textLanguage } from '../../i18n/textLanguage';
import { cutText } from './cutText';
import { listReviews } from './reviewsApi';

/** In ms, as in the machine of the list. */
const timeout = 10_000;
const language = languageOf(document.documentElement.lang) ?? fallbackLanguage;
const template = document.querySelector<HTMLTemplateElement>('template[data-app-id]');
if (template) show(template).catch(startSite);

async function show({ content, dataset, parentElement: place }: HTMLTemplateElement) {
  const { api = '', appId = '', limit } = dataset;
  const signal = AbortSignal.timeout(timeout);
  const reviews = await listReviews({ api, appId, limit: Number(limit), signal });
  // React hydrates the page that it has found.
  if ('live' in document.documentElement.dataset) return;
  if (reviews.length === 0) return startSite();
  const samples = [...content.querySelectorAll('li:not([aria-hidden])')];
  const services = new Map(
    [...content.querySelectorAll('option')].map(({ value, text }) => [value, text]),
  );
  samples[0]?.before(...reviews.map((review) => cardOf(review, samples, services)));
  for (const sample of samples) sample.remove();
  for (const option of content.querySelectorAll('option')) option.remove();
  place?.setAttribute('aria-busy', 'false');
  place?.replaceChildren(content);
  window.shownReviews = reviews;
}

/** A copy of the sample with the review's number of stars. */
function cardOf(
  { name, company, service, rating, review, date }: Review,
  samples: readonly Element[],
  services: ReadonlyMap<string, string>,
): Node {
  const stars = Math.round(rating);
  const card = samples[stars - 1]?.cloneNode(true) as HTMLElement;
  const [image, more] = card.querySelectorAll('[aria-label]');
  const [time] = card.querySelectorAll('time');
  const [quote] = card.querySelectorAll('blockquote');
  const shown = cutText(review);
  card.dir = textDirection(review) ?? 'ltr';
  label(image, `${stars}`, `${rating}`);
  if (quote) write(quote, shown);
  if (shown === review) more?.remove();
  else label(more, '#', name);
  const lines = [
    name,
    company,
    services.get(service) ?? service,
    date && formatDate(date, language),
  ];
  for (const [index, line] of [...card.querySelectorAll('p > span')].entries()) {
    const text = lines[index];
    if (text && line.firstElementChild) write(line.firstElementChild, text);
    else line.remove();
  }
  if (time) time.dateTime = date;
  return card;
}

/** Writes a text of any language. */
function write(element: Element, text: string): void {
  element.textContent = text;
  const lang = textLanguage(text, language);
  if (lang) element.setAttribute('lang', lang);
}

function label(element: Element | undefined, placeholder: string, text: string): void {
  const words = element?.getAttribute('aria-label') ?? '';
  element?.setAttribute(
    'aria-label',
    words.replace(placeholder, () => text),
  );
}

/** An interaction, as far as the boot script can tell. */
function startSite(): void {
  dispatchEvent(new Event('site.needed'));
}
