import { useI18n } from '../../i18n/I18nContext';
import { ButtonLink, Buttons } from '../../ui/Button';
import { Section } from '../../ui/Section';

interface Props {
  /** The page whose words it says. */
  readonly of: 'home' | 'services' | 'portfolio' | 'reviews' | 'pricing';
  /** Has a link to the prices as well. */
  readonly hasPrices?: boolean;
}

/** Closing call to action on dark green. */
export function CallToAction({ of, hasPrices }: Props) {
  const { t } = useI18n();
  return (
    <Section
      id="closing"
      ground="deep"
      heading={t(`${of}.closing.heading`)}
      lead={t(`${of}.closing.lead`)}
      action={
        <Buttons>
          <ButtonLink to="/contact" tone="onDeep">
            {t(`${of}.closing.contact`)}
          </ButtonLink>
          {hasPrices && (
            <ButtonLink to="/pricing" tone="quietOnDeep">
              {t('home.closing.pricing')}
            </ButtonLink>
          )}
        </Buttons>
      }
    />
  );
}
