import { Component, type ReactNode } from 'react'

type ErrorBoundaryProps = {
  renderFallback: (error: unknown, retry: () => void) => ReactNode
  /** Whatever the children show: once it is something else, they get another chance. */
  resetKey?: unknown
  /** Told of each error, once. */
  onError?: (error: unknown) => void
  children: ReactNode
}

type ErrorBoundaryState = { resetKey?: unknown } & ({ failed: false } | { failed: true; error: unknown })

/** Shows the fallback in place of children that threw while rendering. */
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
