import { Section } from '../../components/Section';
import { SiteLink } from '../../components/SiteLink';
import { services } from '../../content/services';
import { useI18n } from '../../i18n/I18nContext';
import { PriceList } from './PriceList';

/** The services with their prices; each name links to its card. */
export function ServicePrices() {
  const { t } = useI18n();
  return (
    <Section
      id="service-prices"
      ground="raised"
      heading={t('pricing.services.heading')}
      lead={t('pricing.services.lead')}
    >
      <PriceList
        lines={services.map(({ id, anchor, title, mainFeature, price }) => ({
          id,
          name: (
            <SiteLink to="/services" hash={anchor}>
              {t(title)}
            </SiteLink>
          ),
          description: t(mainFeature),
          price,
        }))}
      />
    </Section>
  );
}
