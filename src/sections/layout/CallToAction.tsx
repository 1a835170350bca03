import styled from '@emotion/styled';
import { languages } from '../../../locales/languages';
import { ButtonLink } from '../../components/Button';
import { Section } from '../../components/Section';
import { type Drawing, drawingAddress, drawings } from '../../content/covers';
import { useI18n } from '../../i18n/I18nContext';
import { notPrinted } from '../../tokens/print';
import { from, sectionGap, space } from '../../tokens/space';

interface Props {
  /** The page whose words it says. */
  readonly of: 'home' | 'services' | 'portfolio' | 'reviews' | 'pricing';
  readonly drawing: Drawing;
  /** Has a link to the prices as well. */
  readonly hasPrices?: boolean;
}

/** Closing call to action on dark green, with a drawing on its lower edge. */
export function CallToAction({ of, drawing, hasPrices }: Props) {
  const { t, language } = useI18n();
  const { width, height } = drawings[drawing];
  return (
    <Section
      id="closing"
      ground="deep"
      heading={t(`${of}.closing.heading`)}
      lead={t(`${of}.closing.lead`)}
    >
      <End>
        <Actions>
          <ButtonLink to="/contact" tone="onDeep">
            {t(`${of}.closing.contact`)}
          </ButtonLink>
          {hasPrices && (
            <ButtonLink to="/pricing" tone="quietOnDeep">
              {t('home.closing.pricing')}
            </ButtonLink>
          )}
        </Actions>
        <Image
          src={drawingAddress(drawing, languages[language].direction)}
          width={width}
          height={height}
          alt=""
          loading="lazy"
        />
      </End>
    </Section>
  );
}

const End = styled.div({ position: 'relative' });

const Actions = styled.div({ display: 'flex', flexWrap: 'wrap', gap: space(3) });

const Image = styled.img(notPrinted, {
  inlineSize: 'auto',
  blockSize: '9.5rem',
  marginBlock: `${space(8)} calc(-1 * ${sectionGap.near})`,
  // From where the longest heading fits beside the drawing.
  [from(1280)]: {
    position: 'absolute',
    // Beside the resting place of the floating helpers.
    insetInlineEnd: space(16),
    insetBlockEnd: 0,
    blockSize: '18rem',
  },
});
