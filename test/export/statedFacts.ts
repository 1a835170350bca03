import type { CheerioAPI } from 'cheerio';
import type { Language } from '../../locales/languages';
import { addOns } from '../../src/content/addOns';
import { claims } from '../../src/content/claims';
import { receiptLines } from '../../src/content/drawings';
import { heroMenu } from '../../src/content/heroMenu';
import { paymentTerms } from '../../src/content/paymentTerms';
import { plans } from '../../src/content/plans';
import { type Price, vatPercent } from '../../src/content/price';
import { previewedServices, services } from '../../src/content/services';
import { workTerms } from '../../src/content/workTerms';
import { budgetOptions } from '../../src/features/forms/inquiryOptions';
import type { Settings } from '../../src/settings/settingsSchema';
import type { TestedLanguage } from '../support/inLanguages';
import { translatorOf } from '../support/siteWords';

interface Priced {
  readonly price: Price;
}

/** Offers on a page, by file. */
const soldIn: Readonly<Record<string, readonly Priced[]>> = {
  'index.html': [...plans.slice(0, 1), ...previewedServices],
  'services.html': services,
  'pricing.html': [...plans, ...addOns],
};

const drawnLines = receiptLines.map(({ quantity, price }) => quantity * price);
const drawnReceipt = [...drawnLines, drawnLines.reduce((sum, amount) => sum + amount)];

/** Amounts of a page that are not the studio's prices: illustrations, estimates, ranges. */
const otherAmountsIn: Readonly<Record<string, readonly number[]>> = {
  'index.html': [
    claims.starterPrice,
    workTerms.maintenanceHour,
    ...heroMenu.dishes.map(({ price }) => price),
    ...drawnReceipt,
  ],
  'services.html': [claims.starterPrice, workTerms.maintenanceHour, ...drawnReceipt],
  'pricing.html': [claims.starterPrice, workTerms.maintenanceHour, ...exampleBill()],
  'contact.html': budgetOptions.flatMap((option) => [
    ...('from' in option ? [option.from] : []),
    ...('to' in option ? [option.to] : []),
  ]),
};

/** Total of the popular plan with VAT, as exported on the receipt beside the add-ons. */
function exampleBill(): readonly number[] {
  const { price } = plans.find(({ popular }) => popular) ?? {};
  if (price?.kind !== 'amount') throw new Error('the popular plan has no amount');
  return [(price.amount * vatPercent) / 100, (price.amount * (100 + vatPercent)) / 100];
}

/** The studio's prices on a page, in order. */
export function pricesOf(file: string): readonly number[] {
  return (soldIn[file] ?? []).flatMap(({ price }) => {
    if (price.kind === 'hourlyOrMonthly') return [workTerms.maintenanceHour];
    return price.kind === 'amount' ? [price.amount] : [];
  });
}

/** All distinct amounts that the facts add to a page. */
export function amountsOf(file: string): readonly number[] {
  return sorted([...pricesOf(file), ...(otherAmountsIn[file] ?? [])]);
}

/**
 * All distinct amounts in a page's HTML: texts, attributes, structured data, hidden or drawn ones. A sign without a
 * number, or another currency format, is returned with its context.
 */
export function amountsIn(html: string): readonly (number | string)[] {
  const text = html
    .replace(/<style.*?<\/style>/gs, '')
    .replace(/<[^>]*>/g, (tag) => `|${tag.slice(1, -1)}|`)
    .replace(/&nbsp;/g, '\u00a0')
    .replace(/[\u2066-\u2069]/g, '');
  const amounts: (number | string)[] = [];
  const rest = text.replace(written, (_, ...groups: unknown[]) => {
    const numbers = groups.slice(0, 3).filter((one) => typeof one === 'string');
    amounts.push(...numbers.map((one) => Number(one.replaceAll(',', ''))));
    return '';
  });
  return sorted([
    ...amounts,
    ...(rest.match(/.{0,20}(?:₪|\d\s?(?:ש״ח|שקל|NIS|ILS|shekel)).{0,20}/g) ?? []),
  ]);
}

/** `₪299`, `₪71.82`, `299 ₪`, `1,000 עד 5,000 ₪`. */
const written = /₪(\d[\d,]*(?:\.\d\d)?)|(?:(\d[\d,]*) עד )?(\d[\d,]*(?:\.\d\d)?)[ \u00a0]₪/g;

/** Prices of all offers in a page's structured data, in order. */
export function offersIn($: CheerioAPI): readonly Readonly<Record<string, unknown>>[] {
  const { '@graph': graph = [] } = JSON.parse(
    $('script[type="application/ld+json"]').text() || '{}',
  );
  return graph.flatMap((node: { offers?: { priceSpecification: Record<string, unknown> } }) =>
    node.offers ? [node.offers.priceSpecification] : [],
  );
}

/** VAT notes of a page. */
export function vatNotesIn($: CheerioAPI, language: Language, note: Settings['vatNote']) {
  const key = note === 'included' ? 'pricing.vatIncluded' : 'pricing.vatExcluded';
  const words = translatorOf(language)(key, { vatPercent });
  return $('main p')
    .toArray()
    .filter((paragraph) => $(paragraph).text() === words);
}

type Measure = 'percent' | 'hours' | 'minutes';

/** Numeric promises, by fact. */
export const promised: Readonly<Record<Measure, readonly number[]>> = {
  percent: [claims.uptime, vatPercent, paymentTerms.foreignVatPercent],
  hours: [claims.replyHours],
  minutes: [claims.meetingMinutes],
};

/** Numbers with these units on a page: in its text, its description and its structured data. */
export function promisesIn(
  $: CheerioAPI,
  language: TestedLanguage,
): Record<Measure, readonly number[]> {
  const descriptions = $('meta[content]')
    .toArray()
    .map((meta) => $(meta).attr('content'));
  const body = $('body').clone();
  body.find('style, script').remove();
  const data = $('script[type="application/ld+json"]').text();
  const text = [body.text(), ...descriptions, data].join('\n');
  const numbersOf = (measure: Measure) =>
    [...text.matchAll(measures[language][measure])].map(([, number]) => Number(number));
  return {
    percent: numbersOf('percent'),
    hours: numbersOf('hours'),
    minutes: numbersOf('minutes'),
  };
}

const measures: Readonly<Record<TestedLanguage, Readonly<Record<Measure, RegExp>>>> = {
  en: {
    percent: /([\d.]+)%/g,
    hours: /(\d+)[ -]hours?\b/g,
    minutes: /(\d+)(?:-| | free )minutes?\b/g,
  },
  he: {
    percent: /([\d.]+)%/g,
    hours: /(\d+) (?:ה)?שעות/g,
    minutes: /(\d+) (?:ה)?דקות/g,
  },
};

function sorted<One extends number | string>(values: readonly One[]): readonly One[] {
  return [...new Set(values)].sort((one, other) => (one < other ? -1 : 1));
}
