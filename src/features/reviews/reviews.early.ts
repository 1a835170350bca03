/**
 * Shows the list of `/reviews` before hydration, in exported elements (`ReviewTemplate.tsx`) that React hydrates as its
 * own. The boot script imports this when the browser is idle.
 */

import { fallbackLanguage, languageOf } from '../../../locales/languages';
import type { Review } from '../../../machines/reviewList.machine';
import { textDirection } from '../../i18n/textDirection';
import { textLanguage } from '../../i18n/textLanguage';
import { cutText } from './cutText';
import type { EarlyReviews } from './earlyReviews';
import { type CardSlot, signatureOf, signatureSlots, starsOf } from './reviewCard';
import { listReviews } from './reviewsApi';

const language = languageOf(document.documentElement.lang) ?? fallbackLanguage;
// Looked up again, because a failed start puts another copy of the page in place.
const templateOnPage = () => document.querySelector<HTMLTemplateElement>('template[data-app-id]');
const template = templateOnPage();
if (template && isOwner()) request(template);

/** From the start on, React owns the list, unless the start fails. */
function isOwner(): boolean {
  return !/starting|live/.test(`${document.documentElement.dataset.start}`);
}

/** Resolves once the list is this script's again. */
function owned(): Promise<void> {
  return new Promise((resolve) => {
    const check = () => isOwner() && resolve();
    new MutationObserver(check).observe(document.documentElement, { attributes: true });
    check();
  });
}

function request(template: HTMLTemplateElement): void {
  const { api = '', appId = '', limit } = template.dataset;
  // In ms, as in the machine of the list.
  const signal = AbortSignal.timeout(10_000);
  const answer = listReviews({ api, appId, limit: Number(limit), signal });
  const early: EarlyReviews = { answer };
  window.earlyReviews = early;
  answer.then(
    (reviews) => show(early, reviews.length > 0 ? 'loaded' : 'empty', reviews),
    () => show(early, 'failed', []),
  );
}

async function show(
  early: EarlyReviews,
  status: NonNullable<EarlyReviews['shown']>['status'],
  reviews: readonly Review[],
): Promise<void> {
  await owned();
  const { content, parentElement: loading } = templateOnPage() ?? {};
  const list = content?.querySelector(`[data-list="${status}"]`);
  if (!content || !list) return;
  if (status === 'loaded') fill(list, content, reviews);
  const place = loading?.parentElement;
  place?.setAttribute('aria-busy', 'false');
  place?.replaceChildren(list);
  early.shown = { status, reviews };
}

/** Puts a card for each review in place of the samples. */
function fill(list: Element, content: DocumentFragment, reviews: readonly Review[]): void {
  const services = new Map(
    [...content.querySelectorAll('data')].map(({ value, textContent }) => [value, textContent]),
  );
  const samples = [...list.querySelectorAll<HTMLElement>('[data-stars]')];
  for (const review of reviews) {
    const stars = `${starsOf(review)}`;
    const card = samples.find(({ dataset }) => dataset.stars === stars)?.cloneNode(true);
    if (!(card instanceof HTMLElement)) continue;
    fillCard(card, review, services);
    samples[0]?.before(card);
  }
  for (const sample of samples) sample.remove();
}

function fillCard(card: HTMLElement, review: Review, services: ReadonlyMap<string, string>): void {
  const slot = (name: CardSlot) => card.querySelector<HTMLElement>(`[data-slot="${name}"]`);
  const shown = cutText(review.review);
  card.dir = textDirection(review.review) ?? 'ltr';
  label(slot('stars'), `${starsOf(review)}`, `${review.rating}`);
  write(slot('quote'), shown);
  if (shown === review.review) slot('more')?.remove();
  else label(slot('more'), '#', review.name);
  const lines = signatureOf(review, services, language);
  for (const name of signatureSlots) {
    const line = slot(name);
    if (lines[name]) write(line?.querySelector('[data-text]'), lines[name]);
    else line?.remove();
  }
  card.querySelector('time')?.setAttribute('datetime', review.date);
}

function write(element: Element | null | undefined, text: string): void {
  if (!element) return;
  element.textContent = text;
  const lang = textLanguage(text, language);
  if (lang) element.setAttribute('lang', lang);
}

function label(element: Element | null, placeholder: string, text: string): void {
  const words = element?.getAttribute('aria-label')?.replace(placeholder, () => text);
  element?.setAttribute('aria-label', `${words}`);
}
