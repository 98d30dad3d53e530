import { Component, type ReactNode } from 'react';
import { report } from '../config/report';
import { LoadFailed } from './state-panels';

/** Catches errors of a page while rendering, including chunks that failed to load. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    report('page-failed', error);
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return <LoadFailed retry={() => window.location.reload()} />;
  }
}
