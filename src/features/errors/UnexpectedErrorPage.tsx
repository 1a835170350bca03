import { useLayoutEffect } from 'react';
import { useI18n } from '../../i18n/I18nContext';
import { Button, ButtonAnchor, Buttons } from '../../ui/Button';
import { focusMain } from '../../ui/focusMain';
import { PageIntro } from '../chrome/PageIntro';

interface Props {
  /** `codeMissing`: the page's code failed to load; `unexpected`: it threw. */
  readonly cause: 'codeMissing' | 'unexpected';
  readonly onRetry: () => void;
}

/**
 * Error page. Home is a full page load, because the running code may be the cause. Source: docs/specification.md,
 * section 8.
 */
export function UnexpectedErrorPage({ cause, onRetry }: Props) {
  const { t } = useI18n();
  const of = `errors.${cause}.title` as const;
  const title = t(of);
  // The navigation has already set the title of the page that did not load.
  useLayoutEffect(() => {
    const before = document.title;
    document.title = title;
    // The pressed link is gone with its page.
    if (document.activeElement === document.body) focusMain();
    return () => {
      document.title = before;
    };
  }, [title]);
  return (
    <div role="alert">
      <PageIntro of={of} lead={t(`errors.${cause}.text`)} drawing="pencil">
        <Buttons>
          <Button type="button" onClick={onRetry}>
            {t('errors.unexpected.reload')}
          </Button>
          <ButtonAnchor tone="quiet" href="/">
            {t('errors.unexpected.home')}
          </ButtonAnchor>
        </Buttons>
      </PageIntro>
    </div>
  );
}
