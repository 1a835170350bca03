import styled from '@emotion/styled';
import { Section } from '../components/Section';
import { processSteps } from '../content/process';
import { useI18n } from '../i18n/I18nContext';
import { color } from '../tokens/roles';
import { from, space } from '../tokens/space';
import { face, size } from '../tokens/type';

/** The four steps from the first talk to the launch. */
export function Process() {
  const { t } = useI18n();
  return (
    <Section id="process" heading={t('services.process.heading')} lead={t('services.process.lead')}>
      <Steps>
        {processSteps.map(({ id, title, description }) => (
          <Step key={id}>
            <div>
              <h3>{t(title)}</h3>
              <p>{t(description)}</p>
            </div>
          </Step>
        ))}
      </Steps>
    </Section>
  );
}

const Steps = styled.ol({
  listStyle: 'none',
  counterReset: 'step',
  maxInlineSize: '46rem',
  border: `2px solid ${color.edge}`,
  backgroundColor: color.raised,
  [from('panel')]: { marginInlineStart: '16.66%' },
});

const Step = styled.li({
  counterIncrement: 'step',
  display: 'flex',
  gap: space(5),
  padding: space(6),
  '& + &': { borderBlockStart: `2px dashed ${color.line}` },
  '&::before': {
    content: 'counter(step)',
    fontFamily: face.display,
    fontSize: size.title,
    fontWeight: 700,
    lineHeight: 1,
  },
  '& h3': { fontSize: size.heading, marginBlockEnd: space(1) },
});
