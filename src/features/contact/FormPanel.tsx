import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { useI18n } from '../../i18n/I18nContext';
import { sheet } from '../../tokens/illustrationStyle';
import { notPrinted } from '../../tokens/print';
import { color } from '../../tokens/roles';
import { from, headerHeight, sectionGap, singleColumn, space } from '../../tokens/space';
import { displayFace, size } from '../../tokens/type';
import { Band, Container, Lead } from '../../ui/Section';
import { ContactDocket, panelPadding, RailDocket } from './ContactDocket';

interface Props {
  /** Of the section; also the prefix of the heading's id, which names the form. */
  readonly id: string;
  readonly heading: string;
  readonly lead: string;
  readonly children: ReactNode;
}

/** A form on an order rail, with the next steps and the contact details beside it. */
export function FormPanel({ id, heading, lead, children }: Props) {
  const { t } = useI18n();
  return (
    <Pass id={id} ground="deep">
      <Rail />
      <Hanging>
        <Docket>
          <Head>
            <Heading id={`${id}-heading`}>{heading}</Heading>
            <Words>{lead}</Words>
          </Head>
          {children}
        </Docket>
        <Beside>
          <RailDocket>
            <h3>{t('contact.next.heading')}</h3>
            <Steps>
              <Step>{t('contact.next.reply')}</Step>
              <Step>{t('contact.next.meeting')}</Step>
              <Step>{t('contact.next.price')}</Step>
            </Steps>
          </RailDocket>
          <ContactDocket />
        </Beside>
      </Hanging>
    </Pass>
  );
}

const railHeight = space(5);

const Pass = styled(Band)({
  isolation: 'isolate',
  // The rail is fixed to the counter of the hero.
  '&&': { marginBlockStart: 0, scrollMarginBlockStart: headerHeight },
  paddingBlockStart: 0,
  paddingBlockEnd: sectionGap.far,
  overflow: 'clip',
});

const Rail = styled.div({
  position: 'relative',
  zIndex: 1,
  blockSize: railHeight,
  backgroundColor: color.surfaceSunken,
  borderBlockEnd: `2px solid ${color.edge}`,
  ...notPrinted,
});

const Hanging = styled(Container)({
  ...singleColumn,
  alignItems: 'start',
  // A light background inside a dark section.
  '&& :focus-visible': { outlineColor: color.focus },
  [from('navigation')]: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(14rem, 25rem)',
    columnGap: `clamp(${space(6)}, 4vw, ${space(12)})`,
  },
});

const Docket = styled.div(sheet, {
  marginBlockStart: `-${space(2)}`,
  ...singleColumn,
  gap: space(6),
  padding: `${space(12)} ${panelPadding} ${space(8)}`,
  boxShadow: `6px 8px 0 ${color.shadow}`,
  '@media print': { padding: 0, border: 0 },
});

const Head = styled.div({
  display: 'grid',
  gap: space(2),
  paddingBlockEnd: space(6),
  borderBlockEnd: `2px solid ${color.edge}`,
  '@media print': { padding: 0, border: 0 },
});

const Heading = styled.h2({ fontSize: size.item });

const Words = styled(Lead)(notPrinted);

/** Follows the form on phones; beside it, stays in view. */
const Beside = styled.div({
  display: 'grid',
  gap: space(8),
  marginBlock: `${space(8)} ${space(2)}`,
  [from('navigation')]: {
    position: 'sticky',
    insetBlockStart: `calc(${headerHeight} - ${space(2)})`,
    marginBlockStart: `-${space(2)}`,
    // As high as the form without a bill.
    minBlockSize: `min(100% + ${space(2)}, 76.5rem)`,
    '@media print': { position: 'static' },
  },
});

const Steps = styled.ol({ display: 'grid', gap: space(3), paddingInlineStart: space(6) });

const Step = styled.li({
  alignContent: 'center',
  textWrap: 'balance',
  '& + &': { paddingBlockStart: space(3), borderBlockStart: `2px dashed ${color.line}` },
  '&::marker': { fontFamily: displayFace, fontWeight: 700 },
});
