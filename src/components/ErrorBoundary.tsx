import { Component, type ReactNode } from 'react';

interface Props {
  /** Called when a part that was to be fetched did not come, or failed. */
  readonly onFailure: () => void;
  readonly children: ReactNode;
}

/** Around a part that is fetched when it is wanted: its failure leaves the page as it is. */
export class ErrorBoundary extends Component<Props, { readonly hasFailed: boolean }> {
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
