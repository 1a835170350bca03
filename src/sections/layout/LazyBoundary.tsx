import { Component, type ReactNode, Suspense, useState } from 'react';
import { useRecovery } from '../../hooks/useRecovery';

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
export function LazyBoundary({ isWanted, fallback, onFailure, children }: Props) {
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

interface ErrorBoundaryProps {
  /** Called when a part that was to be fetched did not come, or failed. */
  readonly onFailure: () => void;
  readonly children: ReactNode;
}

/** Around a part that is fetched when it is wanted: its failure leaves the page as it is. */
class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch() {
    this.props.onFailure();
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
