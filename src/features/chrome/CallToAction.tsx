import styled from '@emotion/styled';
import { useI18n } from '../../i18n/I18nContext';
import type { Closing } from '../../site/headings';
import { ButtonLink, Buttons } from '../../ui/Button';
import { Band } from '../../ui/Section';
import { Fold } from './Fold';

interface Props {
  /** The page whose words it says. */
  readonly of: Closing;
  readonly hasPrices?: boolean;
}

/** Closing call to action on dark green. */
export function CallToAction({ of, hasPrices }: Props) {
  const { t } = useI18n();
  return (
    <Place id="closing" ground="deep">
      <Fold
        heading={`${of}.closing.heading`}
        kind="closing"
        drawing={drawings[of]}
        lead={of === 'reviews' ? undefined : t(`${of}.closing.lead`)}
      >
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
      </Fold>
    </Place>
  );
}

const drawings = {
  home: 'folded',
  services: 'order',
  portfolio: 'frame',
  reviews: 'check',
  pricing: 'roll',
} as const;

const Place = styled(Band)({ paddingBlock: 0 });
