import { Global } from '@emotion/react';
import styled from '@emotion/styled';
import { useI18n } from '../../i18n/I18nContext';
import { consentPromptId } from '../../start/pageContract';
import { notPrinted } from '../../tokens/print';
import { color } from '../../tokens/roles';
import { from, high, space, targetSize } from '../../tokens/space';
import { size } from '../../tokens/type';
import { Button, Buttons } from '../../ui/Button';
import { focusMain } from '../../ui/focusMain';
import { Container } from '../../ui/Section';
import { TextLink } from '../../ui/TextLink';
import { useConsent } from './useConsent';

export type ConsentAttribute = Exclude<ReturnType<typeof useConsent>['answer'], 'unknown'>;

/** Selects the document by the attribute that `src/features/consent/counting.early.ts` sets for the visit's consent. */
export function whereConsentIs(answer: ConsentAttribute) {
  return `html[data-consent="${answer}"]` as const;
}

const titleId = 'consent-title';
const asking = whereConsentIs('asking');

/**
 * Asks for consent to analytics, beside the page and never over it. The exported prompt is shown by
 * `src/features/consent/counting.early.ts` if there is something to ask, and answers by the values of its buttons.
 */
export function ConsentPrompt() {
  const { t } = useI18n();
  const { isNeeded, answer, grant, refuse } = useConsent();
  const isUnknown = answer === 'unknown';
  if (!isNeeded || !(isUnknown || answer === 'asking')) return null;
  const answerBy = (give: () => void) => () => {
    give();
    focusMain();
  };
  return (
    <Bar id={consentPromptId} hidden={isUnknown} aria-labelledby={titleId}>
      <Global styles={isUnknown ? { [asking]: roomBelow } : { html: roomBelow }} />
      <Row>
        <div>
          <Title id={titleId}>{t('consent.title')}</Title>
          <Text>
            {t('consent.text')} <Policy to="/privacy">{t('consent.privacyLink')}</Policy>
          </Text>
        </div>
        <Buttons>
          <Answer type="button" tone="quietOnDeep" value="granted" onClick={answerBy(grant)}>
            {t('consent.accept')}
          </Answer>
          <Answer type="button" tone="quietOnDeep" value="refused" onClick={answerBy(refuse)}>
            {t('consent.refuse')}
          </Answer>
        </Buttons>
      </Row>
    </Bar>
  );
}

/** Focused elements scroll clear of the prompt. Source: WCAG 2.2, success criterion 2.4.11. */
const roomBelow = {
  [high]: {
    '--prompt': space(56),
    [from('medium')]: { '--prompt': space(27) },
    scrollPaddingBlockEnd: 'var(--prompt)',
    '& body': { paddingBlockEnd: 'var(--prompt)' },
  },
};

/** A bar at the lower edge of the window; in low windows at the top of the page. */
const Bar = styled.section({
  zIndex: 11,
  // Hidden without styles, despite the rule that no style may reveal hidden content.
  [`${asking} &[hidden]`]: { display: 'block !important' },
  paddingBlock: `${space(3)} max(${space(3)}, env(safe-area-inset-bottom))`,
  borderBlockStart: `2px solid ${color.edge}`,
  backgroundColor: color.sheetInk,
  color: color.onDeep,
  fontSize: size.small,
  '& :focus-visible': { outlineColor: color.focusOnDeep },
  [high]: { position: 'fixed', insetInline: 0, insetBlockEnd: 0 },
  ...notPrinted,
});

const Row = styled(Container)({
  display: 'grid',
  gap: `${space(3)} ${space(8)}`,
  [from('medium')]: { gridTemplateColumns: '1fr auto', alignItems: 'center' },
});

const Title = styled.h2({ fontSize: size.lead });

const Text = styled.p({ lineHeight: 1.4, textWrap: 'wrap' });

const Policy = styled(TextLink)({ display: 'inline', color: 'inherit' });

const Answer = styled(Button)({
  flex: '1 1 8rem',
  minBlockSize: targetSize,
  fontSize: size.small,
  paddingInline: space(4),
});
