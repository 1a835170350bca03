import styled from '@emotion/styled';
import { useI18n } from '../../i18n/I18nContext';
import { sheet } from '../../tokens/illustrationStyle';
import { color } from '../../tokens/roles';
import { from, radius, space } from '../../tokens/space';
import { displayed, measure, size } from '../../tokens/type';
import { Section } from '../../ui/Section';

/** The four steps of a project. Source: docs/specification.md, section 2. */
export function Process() {
  const { t } = useI18n();
  // Without words for what is not sold.
  const works = (['menu', 'system'] as const).filter((work) => t(`services.process.${work}`));
  return (
    <Section
      id="process"
      isMain
      ground="kraft"
      heading={t('services.process.heading')}
      lead={t('services.process.lead')}
    >
      <Receipt>
        <Steps>
          {steps.map((id) => (
            <Step key={id}>
              <Words>
                <h3>{t(`services.process.steps.${id}.title`)}</h3>
                <p>{t(`services.process.steps.${id}.description`)}</p>
              </Words>
            </Step>
          ))}
        </Steps>
        {works.length > 0 && (
          <Foot>
            {works.map((work) => (
              <Line key={work}>
                <span>{t(`services.process.${work}`)}</span>
                <strong>{t(`services.process.${work}Time`)}</strong>
              </Line>
            ))}
          </Foot>
        )}
      </Receipt>
    </Section>
  );
}

const steps = ['discovery', 'design', 'development', 'launch'] as const;

/** A roll from the printer's slot. */
const Receipt = styled.div(sheet, {
  position: 'relative',
  marginBlockStart: space(5),
  breakInside: 'avoid',
  '&::before': {
    content: '""',
    position: 'absolute',
    insetInline: `max(-${space(3)}, -4vw)`,
    insetBlockStart: `-${space(3)}`,
    blockSize: space(5),
    borderRadius: radius.round,
    border: `2px solid ${color.edge}`,
    backgroundColor: color.wood,
  },
});

const Steps = styled.ol({
  listStyle: 'none',
  counterReset: 'step',
  [from('navigation')]: { display: 'grid', gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
});

const perforation = `2px dashed ${color.line}`;

const Step = styled.li({
  counterIncrement: 'step',
  display: 'flex',
  // Large text stands below its number.
  flexWrap: 'wrap',
  gap: space(5),
  padding: space(6),
  '& + &': { borderBlockStart: perforation },
  [from('navigation')]: {
    display: 'grid',
    alignContent: 'start',
    gap: space(2),
    '& + &': { borderBlockStart: 0, borderInlineStart: perforation },
  },
  '&::before': {
    content: 'counter(step, decimal-leading-zero)',
    ...displayed(size.title, 900),
    lineHeight: 1,
    flex: '0 0 1.3em',
  },
});

const Words = styled.div({ flex: '1 1 8rem', maxInlineSize: measure });

/** Last lines of the receipt: how long it takes. */
const Foot = styled.div({
  padding: space(6),
  borderBlockStart: `3px double ${color.edge}`,
  display: 'grid',
  gap: space(2),
  [from('navigation')]: { gridAutoFlow: 'column', columnGap: space(12) },
});

const Line = styled.p({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space(4),
});
