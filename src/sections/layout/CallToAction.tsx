import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { languages } from '../../../locales/languages';
import { Section } from '../../components/Section';
import { type Drawing, drawingAddress, drawings } from '../../content/covers';
import { useI18n } from '../../i18n/I18nContext';
import { notPrinted } from '../../tokens/print';
import { from, sectionGap, space } from '../../tokens/space';

interface Props {
  readonly heading: string;
  readonly lead: string;
  readonly drawing: Drawing;
  /** One or two links that look like buttons. */
  readonly children: ReactNode;
}

/** Closing call to action on dark green, with a drawing on its lower edge. */
export function CallToAction({ heading, lead, drawing, children }: Props) {
  const { language } = useI18n();
  const { width, height } = drawings[drawing];
  return (
    <Section id="closing" ground="deep" heading={heading} lead={lead}>
      <End>
        <Actions>{children}</Actions>
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
