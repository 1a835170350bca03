import styled from '@emotion/styled';
import { Button, ButtonAnchor } from '../components/Button';
import { useI18n } from '../i18n/I18nContext';
import { space } from '../tokens/space';
import { PageIntro } from './PageIntro';

interface Props {
  readonly onRetry: () => void;
}

/** A page that could not be shown. Home is a full load: the fault may be in what is loaded now. Source: specification, section 8. */
export function UnexpectedErrorPage({ onRetry }: Props) {
  const { t } = useI18n();
  return (
    <PageIntro heading={t('errors.unexpected.title')} lead={t('errors.unexpected.text')}>
      <Actions>
        <Button type="button" onClick={onRetry}>
          {t('errors.unexpected.reload')}
        </Button>
        <ButtonAnchor tone="quiet" href="/">
          {t('errors.unexpected.home')}
        </ButtonAnchor>
      </Actions>
    </PageIntro>
  );
}

const Actions = styled.div({ display: 'flex', flexWrap: 'wrap', gap: space(3) });
