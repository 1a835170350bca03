import { Section } from '../components/Section';
import { addOns } from '../content/addOns';
import { useI18n } from '../i18n/I18nContext';
import { PriceList } from './PriceList';

/** What can be ordered beside a plan. */
export function AddOnList() {
  const { t } = useI18n();
  return (
    <Section id="add-ons" heading={t('pricing.addOns.heading')} lead={t('pricing.addOns.lead')}>
      <PriceList
        lines={addOns.map(({ id, name, description, price }) => ({
          id,
          name: t(name),
          description: t(description),
          price,
        }))}
      />
    </Section>
  );
}
