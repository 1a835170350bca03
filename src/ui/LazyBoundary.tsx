import { Component, type ReactNode, Suspense, useState } from 'react';

interface Props {
  readonly isWanted: boolean;
  /** Called when the code failed to load or to render. Nothing is shown then. */
  readonly onFailure: () => void;
  /** A component created by `lazy`. */
  readonly children: ReactNode;
}

/** A component that is loaded on first use and kept from then on. */
export function LazyBoundary({ isWanted, onFailure, children }: Props) {
  const [wasWanted, setWasWanted] = useState(isWanted);
  if (isWanted && !wasWanted) setWasWanted(true);
  if (!wasWanted) return null;
  return (
    <ErrorBoundary onFailure={onFailure}>
      <Suspense>{children}</Suspense>
    </ErrorBoundary>
  );
}

/** Error boundary that keeps the page when a lazy component fails. */
class ErrorBoundary extends Component<Omit<Props, 'isWanted'>, { readonly hasFailed: boolean }> {
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
