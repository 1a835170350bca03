import type { Service as ServiceNode } from 'schema-dts';
import { currency, type Language } from '../../locales/languages';
import { type AddOn, addOns } from '../content/addOns';
import { type Plan, plans } from '../content/plans';
import type { Price, PriceUnit } from '../content/price';
import { type Service, services } from '../content/services';
import type { Translate } from '../i18n/translator';
import type { Settings } from '../settings/settingsSchema';
import type { PagePath } from '../site.pages';

export interface PageInput {
  readonly path: PagePath;
  readonly language: Language;
  readonly settings: Settings;
  readonly t: Translate;
}

interface Sold {
  readonly name: (t: Translate) => string;
  readonly price: Price;
}

const soldService = ({ title, price }: Service): Sold => ({ name: (t) => t(title), price });

/** A plan's name alone is ambiguous. */
const soldPlan = (plan: Plan): Sold => ({
  ...plan,
  name: (t) => t('pricing.plans.fullName', { plan: t(plan.name) }),
});

const soldAddOn = (addOn: AddOn): Sold => ({ ...addOn, name: (t) => t(addOn.name) });

/** Offers of each page that sells. Without descriptions, which the page has, to keep the HTML small. */
const soldOn: Readonly<Partial<Record<PagePath, readonly Sold[]>>> = {
  '/services': services.map(soldService),
  '/pricing': [...plans.map(soldPlan), ...addOns.map(soldAddOn)],
};

/**
 * A service with its price for everything that a page sells.
 * @param provider id of the organization.
 */
export function offersOn(page: PageInput, provider: string): readonly ServiceNode[] {
  return (soldOn[page.path] ?? []).map((item) => offered(item, provider, page));
}

function offered({ name, price }: Sold, provider: string, { settings, t }: PageInput): ServiceNode {
  return {
    '@type': 'Service',
    name: name(t),
    provider: { '@id': provider },
    ...offerOf(price, settings, t),
  };
}

/** Only visible prices are offered. */
function offerOf(price: Price, { vatNote }: Settings, t: Translate): Pick<ServiceNode, 'offers'> {
  if (price.kind !== 'amount') return {};
  const unit = unitOf(price.per, t);
  return {
    offers: {
      '@type': 'Offer',
      priceSpecification: {
        '@type': Object.keys(unit).length > 0 ? 'UnitPriceSpecification' : 'PriceSpecification',
        price: price.amount,
        priceCurrency: currency,
        valueAddedTaxIncluded: vatNote !== 'excluded',
        ...unit,
      },
    },
  };
}

/** Months and hours have a unit code, other units a name. Source: UN/CEFACT Recommendation 20. */
function unitOf(unit: PriceUnit, t: Translate) {
  if (unit === 'once') return {};
  if (unit === 'month') return { unitCode: 'MON' };
  return unit === 'hour' ? { unitCode: 'HUR' } : { unitText: t(`units.${unit}`) };
}
