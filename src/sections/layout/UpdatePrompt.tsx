import styled from '@emotion/styled';
import { Button } from '../../components/Button';
import { CloseButton } from '../../components/CloseButton';
import { Container } from '../../components/Section';
import { useRecovery } from '../../hooks/useRecovery';
import { useI18n } from '../../i18n/I18nContext';
import { color } from '../../tokens/roles';
import { headerHeight, space } from '../../tokens/space';

/** Offers a reload after a deployment when an automatic reload would lose input. */
export function UpdatePrompt() {
  const { t } = useI18n();
  const { isPromptingReload, accept, decline } = useRecovery();
  if (!isPromptingReload) return null;
  return (
    <Strip role="alert">
      <Line>
        <p>
          <strong>{t('errors.newVersion.title')}.</strong> {t('errors.newVersion.text')}
        </p>
        <Button type="button" tone="quiet" onClick={accept}>
          {t('errors.newVersion.reload')}
        </Button>
        <CloseButton label={t('layout.banner.close')} onClick={decline} />
      </Line>
    </Strip>
  );
}

const Strip = styled.div({
  position: 'sticky',
  // Below the header, also when the page is scrolled.
  insetBlockStart: `calc(${headerHeight} + 2px)`,
  zIndex: 9,
  backgroundColor: color.highlight,
  color: color.onHighlight,
});

const Line = styled(Container)({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(4),
  paddingBlock: space(3),
  '& p': { flex: '1 1 20rem' },
  '& button': { color: 'inherit', borderColor: 'currentcolor' },
});
