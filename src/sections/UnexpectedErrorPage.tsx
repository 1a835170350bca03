import styled from '@emotion/styled';
import { Button, ButtonAnchor } from '../components/Button';
import { useI18n } from '../i18n/I18nContext';
import { space } from '../tokens/space';
import { BrokenPencil } from './objects/BrokenPencil';
import { Standing } from './objects/Standing';
import { PageIntro } from './PageIntro';

interface Props {
  /** `codeMissing`: the page's code did not come; `fault`: it failed. */
  readonly cause: 'codeMissing' | 'fault';
  readonly onRetry: () => void;
}

/** A page that could not be shown. Home is a full load: the fault may be in what is loaded now. Source: specification, section 8. */
export function UnexpectedErrorPage({ cause, onRetry }: Props) {
  const { t } = useI18n();
  const text = cause === 'fault' ? 'errors.unexpected.text' : 'errors.newVersion.offline';
  return (
    <PageIntro
      heading={t('errors.unexpected.title')}
      lead={t(text)}
      drawing={
        <Standing>
          <BrokenPencil />
        </Standing>
      }
    >
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
