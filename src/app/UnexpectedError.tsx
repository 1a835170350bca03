import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { ChunkLoadError } from '../adapters/codeFetching';
import { useRecovery } from '../hooks/useRecovery';
import { UnexpectedErrorPage } from '../sections/layout/UnexpectedErrorPage';

const told = new WeakSet<Error>();

/** Replaces a page that failed to render; header and language stay. */
export function UnexpectedError({ error }: ErrorComponentProps): ReactNode {
  const router = useRouter();
  const { reportChunkError, isReloading } = useRecovery();
  const isCodeMissing = error instanceof ChunkLoadError;
  useEffect(() => {
    // Once for each error, because a retry shows the same error until it succeeds.
    if (!isCodeMissing || told.has(error)) return;
    told.add(error);
    reportChunkError();
  }, [error, isCodeMissing, reportChunkError]);
  if (isReloading) return null;
  return (
    <UnexpectedErrorPage
      cause={isCodeMissing ? 'codeMissing' : 'fault'}
      onRetry={() => void router.invalidate()}
    />
  );
}
