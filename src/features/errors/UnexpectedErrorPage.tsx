import { useI18n } from '../../i18n/I18nContext';
import { Button, ButtonAnchor, Buttons } from '../../ui/Button';
import { PageIntro } from '../chrome/PageIntro';

interface Props {
  /** `codeMissing`: the page's code failed to load; `fault`: it threw. */
  readonly cause: 'codeMissing' | 'fault';
  readonly onRetry: () => void;
}

/**
 * Error page. Home is a full page load, because the running code may be the cause. Source: docs/specification.md,
 * section 8.
 */
export function UnexpectedErrorPage({ cause, onRetry }: Props) {
  const { t } = useI18n();
  const text = cause === 'fault' ? 'errors.unexpected.text' : 'errors.codeMissing';
  return (
    <PageIntro of="errors.unexpected.title" lead={t(text)} drawing="pencil">
      <Buttons>
        <Button type="button" onClick={onRetry}>
          {t('errors.unexpected.reload')}
        </Button>
        <ButtonAnchor tone="quiet" href="/">
          {t('errors.unexpected.home')}
        </ButtonAnchor>
      </Buttons>
    </PageIntro>
  );
}
