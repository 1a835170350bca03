import { Component, createContext, type ReactNode, use } from 'react';

/** Shown in place of a part that failed to render. */
export const FailedPartContext = createContext<ReactNode>(null);

interface Props {
  /** Called after a failure. Nothing is shown then. */
  readonly onFailure?: () => void;
  readonly children: ReactNode;
}

/** Error boundary that keeps the page when a part of it fails to render. */
export class PartBoundary extends Component<Props, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch() {
    this.props.onFailure?.();
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return this.props.onFailure ? null : <FailedPart />;
  }
}

function FailedPart() {
  return use(FailedPartContext);
}
