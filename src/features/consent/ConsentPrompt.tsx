import { Global } from '@emotion/react';
import styled from '@emotion/styled';
import { useI18n } from '../../i18n/I18nContext';
import { board } from '../../tokens/illustrationStyle';
import { notPrinted } from '../../tokens/print';
import { color } from '../../tokens/roles';
import { from, high, space, targetSize } from '../../tokens/space';
import { size } from '../../tokens/type';
import { Button } from '../../ui/Button';
import { focusMain } from '../../ui/focusMain';
import { Container } from '../../ui/Section';
import { TextLink } from '../../ui/TextLink';
import { useConsent } from './consent.actor';

const titleId = 'consent-title';

/**
 * Asks for consent to analytics once the visitor has read on, in the front of the counter: a drawer at the lower edge of
 * the window. Never exported, because a site that has been scrolled is live.
 */
export function ConsentPrompt() {
  const { t } = useI18n();
  const { isNeeded, isAsked, grant, refuse } = useConsent();
  if (!isNeeded || !isAsked) return null;
  const answerBy = (give: () => void) => () => {
    give();
    // The pressed button disappears.
    focusMain();
  };
  return (
    <Drawer aria-labelledby={titleId}>
      <Global styles={{ html: roomBelow }} />
      <Row>
        <Words>
          <Title id={titleId}>{t('consent.title')}</Title>
          <Text>
            {t('consent.text')} <Policy to="/privacy">{t('consent.privacyLink')}</Policy>
          </Text>
        </Words>
        <Answer type="button" tone="quiet" onClick={answerBy(grant)}>
          {t('consent.accept')}
        </Answer>
        <Answer type="button" tone="quiet" onClick={answerBy(refuse)}>
          {t('consent.refuse')}
        </Answer>
      </Row>
    </Drawer>
  );
}

/** Focused elements scroll clear of the prompt. Source: WCAG 2.2, success criterion 2.4.11. */
const roomBelow = {
  [high]: {
    '--prompt': space(28),
    [from('medium')]: { '--prompt': space(16) },
    scrollPaddingBlockEnd: 'var(--prompt)',
    '& body': { paddingBlockEnd: 'var(--prompt)' },
  },
};

/** In low windows, such as at 400 % zoom, at the top of the page. */
const Drawer = styled.section({
  zIndex: 11,
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  minBlockSize: 'var(--prompt)',
  backgroundColor: color.surfaceSunken,
  color: color.ink,
  fontSize: size.small,
  '&::before': { ...board, content: '""', blockSize: '10px' },
  [high]: { position: 'fixed', insetInline: 0, insetBlockEnd: 0 },
  ...notPrinted,
});

const Row = styled(Container)({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(2),
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
  [from('medium')]: { columnGap: space(4) },
});

const Words = styled.div({
  flex: '1 1 9rem',
  [from('navigation')]: { display: 'flex', alignItems: 'baseline', columnGap: space(4) },
});

const Title = styled.h2({ fontSize: size.small, lineHeight: 1.2 });

const Text = styled.p({ lineHeight: 1.25, fontSize: '0.8125rem' });

const Policy = styled(TextLink)({ display: 'inline', color: 'inherit' });

const Answer = styled(Button)({
  minBlockSize: targetSize,
  minInlineSize: '3.25rem',
  padding: `0 ${space(2)}`,
  fontSize: size.small,
  [from('medium')]: { minInlineSize: '6rem' },
  [from('navigation')]: { minInlineSize: '8rem' },
});
