import { Component, type ErrorInfo, type ReactNode } from 'react';

interface Props {
  /** What the person knows this part as: "The top bar". */
  part: string;
  /** Shown instead of the usual message. */
  fallback?: ReactNode;
  /** A change of it tries again: the address, the board. */
  resetKey?: unknown;
  children: ReactNode;
}

interface State {
  failed: boolean;
  resetKey: unknown;
}

/** Keeps a crash inside its part of the page: the rest stays usable. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true };
  }

  static getDerivedStateFromProps(props: Props, state: State): Partial<State> | null {
    return props.resetKey === state.resetKey ? null : { failed: false, resetKey: props.resetKey };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    console.error(`${this.props.part} failed`, error, info.componentStack);
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    if (this.props.fallback !== undefined) return this.props.fallback;
    return (
      <div className="banner banner-danger" role="alert">
        <p>{this.props.part} could not be shown. The rest of the page still works.</p>
        <button type="button" className="button" onClick={() => this.setState({ failed: false })}>
          Try again
        </button>
      </div>
    );
  }
}
