import styled from '@emotion/styled';
import { useI18n } from '../../i18n/I18nContext';
import { IllustrationImage } from '../../illustrations/IllustrationImage';
import { notPrinted } from '../../tokens/print';
import { space } from '../../tokens/space';
import { Button } from '../../ui/Button';
import { Lead } from '../../ui/Section';

interface Props {
  /** No approved review, or a list that could not be loaded. */
  readonly status: 'empty' | 'failed';
  readonly onRetry?: () => void;
}

/** Replaces the reviews with a message and a small illustration beside it, or above it on phones. */
export function ReviewNotice({ status, onRetry }: Props) {
  const { t } = useI18n();
  return (
    <Row>
      <Illustration>
        <IllustrationImage drawing="bell" />
      </Illustration>
      <Words>
        {status === 'empty' ? (
          <Lead>{t('reviews.list.empty')}</Lead>
        ) : (
          <>
            <div>
              <Lead>
                <strong>{t('reviews.toasts.listFailed')}.</strong>
              </Lead>
              <p>{t('reviews.list.failed')}</p>
            </div>
            <Button type="button" tone="quiet" onClick={onRetry}>
              {t('reviews.list.retry')}
            </Button>
          </>
        )}
      </Words>
    </Row>
  );
}

const Row = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space(6)} ${space(8)}`,
});

const Illustration = styled.div({ fontSize: '2.125rem' }, notPrinted);

const Words = styled.div({
  flex: '1 1 18rem',
  display: 'grid',
  justifyItems: 'start',
  gap: space(4),
});
