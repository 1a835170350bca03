import styled from '@emotion/styled';
import { useI18n } from '../../i18n/I18nContext';
import { sheet } from '../../tokens/illustrationStyle';
import { space } from '../../tokens/space';
import { Button } from '../../ui/Button';
import { useConsent } from './consent.actor';

/** `forbidden`: by Global Privacy Control. */
type ConsentAttribute = Exclude<ReturnType<typeof useConsent>['answer'], 'unknown'>;

/** Selects the document by the attribute that early script and actor set. */
function whereConsentIs(answer: ConsentAttribute) {
  return `html[data-consent="${answer}"]` as const;
}

const statuses = [
  ['asking', ['asking']],
  ['granted', ['granted']],
  ['refused', ['refused', 'forbidden']],
] as const satisfies Words;
const actions = [
  ['grant', ['asking', 'refused']],
  ['withdraw', ['granted']],
] as const satisfies Words;

type Words = readonly (readonly [key: string, answers: readonly ConsentAttribute[]])[];

/**
 * The current consent, and a button to change it. Empty if the site does not ask. The export has the messages of
 * every answer, and the document's attribute selects one.
 */
export function ConsentSettings() {
  const { t } = useI18n();
  const { isNeeded, answer, grant, withdraw } = useConsent();
  if (!isNeeded) return null;
  const words = (key: (typeof statuses | typeof actions)[number][0], answers: Words[number][1]) => {
    if (answer !== 'unknown' && !answers.includes(answer)) return null;
    return (
      <span key={key} data-for={answer === 'unknown' ? answers.join(' ') : undefined}>
        {t(`consent.settings.${key}`)}
      </span>
    );
  };
  return (
    <Box>
      <h2>{t('consent.settings.heading')}</h2>
      <p role="status">{statuses.map(([key, answers]) => words(key, answers))}</p>
      {/* One button with two labels, so that the focus stays. */}
      {answer !== 'forbidden' && (
        <Change type="button" tone="quiet" onClick={answer === 'granted' ? withdraw : grant}>
          {actions.map(([key, answers]) => words(key, answers))}
        </Change>
      )}
    </Box>
  );
}

/** Before hydration, hides content for other answers. */
function only(answer: ConsentAttribute, document: string) {
  return {
    [`${document} & [data-for]:not([data-for~="${answer}"])`]: { display: 'none' },
  };
}

const Box = styled.section(sheet, {
  padding: space(5),
  ...only('asking', 'html:not([data-consent])'),
  ...only('asking', whereConsentIs('asking')),
  ...only('granted', whereConsentIs('granted')),
  ...only('refused', whereConsentIs('refused')),
  ...only('forbidden', whereConsentIs('forbidden')),
});

const Change = styled(Button)({
  justifySelf: 'start',
  marginBlockStart: space(2),
  [`${whereConsentIs('forbidden')} &`]: { display: 'none' },
});
