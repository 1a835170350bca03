import * as v from 'valibot';
import { covers } from '../../content/covers';
import { priceWords, unitWords } from '../../content/price';
import { services } from '../../content/services';
import {
  amount,
  color,
  count,
  date,
  each,
  type FactRule,
  hour,
  id,
  inBothLanguages,
  listOf,
  oneOf,
  opaqueColor,
  percent,
  positive,
  record,
  text,
  textOrNumber,
  webAddress,
  words,
  year,
  yesOrNo,
} from './rules';
import type { FactName } from './siteFacts';

const otherPrices = Object.keys(priceWords);

/** An amount with its unit, or one of the words that stand in its place. */
const price = v.lazy((value) =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'amount'
    ? record({ amount, per: oneOf(Object.keys(unitWords)) })
    : record({ kind: oneOf(['amount', ...otherPrices]) }),
);

const question = record({ id, question: words, answer: words });
const titled = record({ id, title: words, description: words });
const option = { value: id, label: words };
const legalLine = record({ words });

/** What each fact has to be, and the file that it stands in. More than these may stand there. */
export const factRules: Readonly<Record<FactName, { file: string; rule: FactRule }>> = {
  claims: {
    file: 'src/content/claims.ts',
    rule: v.intersect([each(positive), record({ uptime: percent })]),
  },
  services: {
    file: 'src/content/services.ts',
    rule: listOf(
      record({
        id,
        title: words,
        description: words,
        preview: words,
        features: listOf(words),
        price,
      }),
    ),
  },
  plans: {
    file: 'src/content/plans.ts',
    rule: listOf(
      record({
        id,
        name: words,
        price,
        description: words,
        features: listOf(
          v.lazy((value) =>
            typeof value === 'object' && value !== null && 'params' in value
              ? record({ key: words, params: each(textOrNumber) })
              : record({ key: words }),
          ),
        ),
        button: words,
        popular: yesOrNo,
      }),
    ),
  },
  addOns: {
    file: 'src/content/addOns.ts',
    rule: listOf(
      v.lazy((value) => {
        const isCounted = typeof value === 'object' && value !== null && 'fewest' in value;
        return record({
          id,
          name: words,
          description: words,
          price,
          ...(isCounted && { fewest: count }),
        });
      }),
    ),
  },
  contactFaq: { file: 'src/content/faq.ts', rule: listOf(question) },
  pricingFaq: { file: 'src/content/faq.ts', rule: listOf(question) },
  features: { file: 'src/content/features.ts', rule: listOf(titled) },
  processSteps: { file: 'src/content/process.ts', rule: listOf(titled) },
  serviceOptions: { file: 'src/content/enquiryOptions.ts', rule: listOf(record(option)) },
  timelineOptions: { file: 'src/content/enquiryOptions.ts', rule: listOf(record(option)) },
  budgetOptions: {
    file: 'src/content/enquiryOptions.ts',
    rule: listOf(
      v.lazy((value) => {
        const ends = ['from', 'to'].filter(
          (end) => typeof value === 'object' && value !== null && end in value,
        );
        return record({ ...option, ...Object.fromEntries(ends.map((end) => [end, amount])) });
      }),
    ),
  },
  portfolio: {
    file: 'src/content/portfolio.ts',
    rule: listOf(
      record({
        id,
        name: inBothLanguages,
        place: inBothLanguages,
        service: oneOf(services.map((service) => service.id)),
        description: inBothLanguages,
        image: oneOf(covers),
        link: webAddress,
        sample: yesOrNo,
      }),
    ),
  },
  heroMenu: {
    file: 'src/content/heroMenu.ts',
    rule: record({
      restaurant: inBothLanguages,
      dishes: listOf(
        record({ id, name: inBothLanguages, description: inBothLanguages, price: amount }),
      ),
    }),
  },
  receiptLines: {
    file: 'src/content/drawings.ts',
    rule: listOf(record({ item: words, quantity: count, price: amount })),
  },
  ledgerSlots: {
    file: 'src/content/drawings.ts',
    rule: listOf(record({ time: hour, guest: words, isFree: yesOrNo })),
  },
  docketLines: { file: 'src/content/drawings.ts', rule: listOf(words) },
  serviceTagItems: {
    file: 'src/content/drawings.ts',
    rule: listOf(record({ item: words, isDone: yesOrNo })),
  },
  legalPages: {
    file: 'src/content/legal.ts',
    rule: each(
      record({
        updated: date,
        sample: yesOrNo,
        sections: listOf(record({ id, heading: words, paragraphs: listOf(legalLine) })),
      }),
    ),
  },
  accessibilityTest: {
    file: 'src/content/accessibility.ts',
    rule: record({
      sample: yesOrNo,
      date,
      testedBy: inBothLanguages,
      testedWith: inBothLanguages,
      screenReaders: listOf(text),
    }),
  },
  office: { file: 'src/content/accessibility.ts', rule: each(yesOrNo) },
  team: {
    file: 'src/content/team.ts',
    rule: record({
      sample: yesOrNo,
      members: listOf(record({ id, name: inBothLanguages, role: inBothLanguages, since: year })),
    }),
  },
  vatPercent: { file: 'src/content/price.ts', rule: percent },
  workTerms: {
    file: 'src/content/workTerms.ts',
    rule: record({
      sample: yesOrNo,
      menuDays: count,
      systemWeeks: record({ from: count, to: count }),
      posSystems: inBothLanguages,
      cardProcessors: inBothLanguages,
      deliveryServices: inBothLanguages,
      supportDays: inBothLanguages,
      supportHours: record({ from: hour, to: hour }),
      dataDays: count,
      deliveryDays: count,
      maintenanceHour: amount,
    }),
  },
  palette: { file: 'src/tokens/palette.ts', rule: each(opaqueColor) },
  roles: { file: 'src/tokens/roles.ts', rule: record({ light: each(color), dark: each(color) }) },
};
