import styled from '@emotion/styled';
import { Button } from '../components/Button';
import { useConsent } from '../hooks/useConsent';
import { useI18n } from '../i18n/I18nContext';
import { color } from '../tokens/roles';
import { space } from '../tokens/space';

const headingId = 'consent';

/** The present answer to whether visits may be counted, and the way to change it. Nothing where nobody is asked. */
export function ConsentSettings() {
  const { t } = useI18n();
  const { isNeeded, answer, grant, withdraw } = useConsent();
  if (!isNeeded) return null;
  const isGranted = answer === 'granted';
  return (
    <Box aria-labelledby={headingId}>
      <h2 id={headingId}>{t('consent.settings.heading')}</h2>
      <p role="status">{t(`consent.settings.${answer === 'forbidden' ? 'refused' : answer}`)}</p>
      {/* One button with two faces: the focus stays where it is. */}
      {answer !== 'forbidden' && (
        <Button type="button" tone="quiet" onClick={isGranted ? withdraw : grant}>
          {t(isGranted ? 'consent.settings.withdraw' : 'consent.settings.grant')}
        </Button>
      )}
    </Box>
  );
}

const Box = styled.section({
  padding: space(5),
  border: `2px solid ${color.edge}`,
  backgroundColor: color.raised,
  '& > button': { justifySelf: 'start', marginBlockStart: space(2) },
});
