import { type ReactNode, Suspense, useState } from 'react';
import { ErrorBoundary } from '../components/ErrorBoundary';
import { useRecovery } from '../hooks/useRecovery';

interface Props {
  readonly isWanted: boolean;
  /** Stands in for the part while it is being fetched. */
  readonly fallback?: ReactNode;
  /** Called when the part could not be fetched, or failed. Nothing stands in its place then. */
  readonly onFailure?: () => void;
  /** A component made by `lazy`. */
  readonly children: ReactNode;
}

/** A part of the page that is fetched when it is first wanted, and is kept from then on. */
export function LazyPart({ isWanted, fallback, onFailure, children }: Props) {
  const { reportChunkError } = useRecovery();
  const [wasWanted, setWasWanted] = useState(isWanted);
  if (isWanted && !wasWanted) setWasWanted(true);
  if (!wasWanted) return null;
  const fail = () => {
    onFailure?.();
    reportChunkError();
  };
  return (
    <ErrorBoundary onFailure={fail}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </ErrorBoundary>
  );
}
