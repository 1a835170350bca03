import { Global } from '@emotion/react';
import styled from '@emotion/styled';
import { useI18n } from '../../i18n/I18nContext';
import { consentPromptId } from '../../start/pageContract';
import { aboveHelpers, lowerEdge } from '../../tokens/floating';
import { tornSheet } from '../../tokens/illustrationStyle';
import { color } from '../../tokens/roles';
import { from, high, space } from '../../tokens/space';
import { size } from '../../tokens/type';
import { Button, Buttons } from '../../ui/Button';
import { focusMain } from '../../ui/focusMain';
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
    <Slip id={consentPromptId} hidden={isUnknown} aria-labelledby={titleId}>
      <Global styles={isUnknown ? { [asking]: roomBelow } : { html: roomBelow }} />
      <div>
        <Title id={titleId}>{t('consent.title')}</Title>
        <Text>{t('consent.text')}</Text>
        <TextLink to="/privacy">{t('consent.privacyLink')}</TextLink>
      </div>
      <Buttons>
        <Answer type="button" tone="quiet" value="granted" onClick={answerBy(grant)}>
          {t('consent.accept')}
        </Answer>
        <Answer type="button" tone="quiet" value="refused" onClick={answerBy(refuse)}>
          {t('consent.refuse')}
        </Answer>
      </Buttons>
    </Slip>
  );
}

/** Focused elements scroll clear of the prompt. Source: WCAG 2.2, success criterion 2.4.11. */
const roomBelow = {
  [high]: {
    '--prompt': space(85),
    [from('medium')]: { '--prompt': space(42) },
    scrollPaddingBlockEnd: 'var(--prompt)',
    '& body': { paddingBlockEnd: 'var(--prompt)' },
  },
};

/** Beside the floating helpers if there is space, otherwise above them; in low windows at the top of the page. */
const Slip = styled.section(tornSheet, {
  zIndex: 9,
  display: 'grid',
  // Hidden without styles, despite the rule that no style may reveal hidden content.
  [`${asking} &[hidden]`]: { display: 'grid !important' },
  gap: space(3),
  padding: `${space(3)} ${space(4)}`,
  filter: `drop-shadow(4px 4px 0 ${color.shadow})`,
  fontSize: size.small,
  [high]: {
    position: 'fixed',
    insetInline: space(4),
    insetBlockEnd: aboveHelpers,
    [from('medium')]: {
      insetInlineEnd: space(20),
      insetBlockEnd: lowerEdge,
      maxInlineSize: '46rem',
    },
  },
  [from('navigation')]: { gridTemplateColumns: '1fr auto', alignItems: 'center' },
});

const Title = styled.h2({ fontSize: size.heading });

const Text = styled.p({ marginBlockStart: space(1), lineHeight: 1.4 });

const Answer = styled(Button)({ flex: '1 1 8rem', fontSize: size.small, paddingInline: space(4) });
