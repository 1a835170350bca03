import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import { UnexpectedErrorPage } from '../features/errors/UnexpectedErrorPage';
import { ChunkLoadError } from '../platform/codeFetching';
import { useSite } from '../site/SiteContext';
import { focusMain } from '../ui/focusMain';

/**
 * Replaces a page that failed to render; header and language stay. If its code is missing, its exported document is
 * loaded instead.
 */
export function UnexpectedError({ error }: ErrorComponentProps): ReactNode {
  const router = useRouter();
  const { loadDocument } = useSite();
  const isCodeMissing = error instanceof ChunkLoadError;
  const [staysWith, setStaysWith] = useState<Error>();
  useEffect(() => {
    if (isCodeMissing) loadDocument().then(() => setStaysWith(error));
  }, [error, isCodeMissing, loadDocument]);
  if (isCodeMissing && staysWith !== error) return null;
  return (
    <UnexpectedErrorPage
      cause={isCodeMissing ? 'codeMissing' : 'unexpected'}
      onRetry={() => {
        // The pressed button goes.
        focusMain();
        void router.invalidate();
      }}
    />
  );
}
