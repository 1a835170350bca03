import styled from '@emotion/styled';
import { Button, ButtonAnchor } from '../../components/Button';
import { useI18n } from '../../i18n/I18nContext';
import { space } from '../../tokens/space';
import { drawnIllustration } from '../illustrations/drawingStyle';
import { Standing } from '../illustrations/Standing';
import { PageIntro } from './PageIntro';

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
  const text = cause === 'fault' ? 'errors.unexpected.text' : 'errors.newVersion.offline';
  return (
    <>
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
      <Room />
    </>
  );
}

/** Leaves space for the floating helpers below. */
const Room = styled.div({ blockSize: space(24) });

const Actions = styled.div({ display: 'flex', flexWrap: 'wrap', gap: space(3) });

/** A broken waiter's pencil. */
function BrokenPencil() {
  return (
    <Pencil viewBox="0 0 220 64" aria-hidden="true">
      <path data-fill="kraft" d="M2 52 26 40v22z" />
      <path d="m2 52 9-4v8z" data-fill="board" />
      <path data-fill="butter" d="M26 40h66l7 6-9 5 8 6-5 5H26z" />
      <path data-fill="butter" d="m128 38 58-26 9 20-58 26-1-7-7-1 3-6z" />
      <path data-fill="board" d="m186 12 11-5 9 20-11 5z" />
      <path data-fill="tomato" d="m197 7 8-3c6-2 15 17 9 20l-8 3z" />
      <path data-line="edge" d="m108 36-3-12M118 34l4-12M99 32 88 24" />
    </Pencil>
  );
}

const Pencil = styled.svg(drawnIllustration, { inlineSize: '3.4em' });
