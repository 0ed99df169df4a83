import { Component, type ReactNode } from 'react'

type ErrorBoundaryProps = {
  renderFallback: (error: unknown, retry: () => void) => ReactNode
  /** A change of this value renders the children again after an error. */
  resetKey?: unknown
  /** Called once per error. */
  onError?: (error: unknown) => void
  children: ReactNode
}

type ErrorBoundaryState = { resetKey?: unknown } & ({ failed: false } | { failed: true; error: unknown })

/** Shows the fallback instead of children that threw while rendering. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failed: false }

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { failed: true, error }
  }

  static getDerivedStateFromProps(
    { resetKey }: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): ErrorBoundaryState | null {
    return resetKey === state.resetKey ? null : { failed: false, resetKey }
  }

  override componentDidCatch(error: unknown) {
    this.props.onError?.(error)
  }

  private readonly retry = () => this.setState({ failed: false })

  override render() {
    return this.state.failed ? this.props.renderFallback(this.state.error, this.retry) : this.props.children
  }
}
