import { Button } from 'antd';
import { errorMessage } from './validation.ts';
import './load-error.css';

interface LoadErrorProps {
  error: unknown;
  onRetry: () => unknown;
  /** Names what is missing where a screen asks for several things: "The history". */
  what?: string;
}

/** In place of what could not be loaded, with the way to try again. */
export function LoadError({ error, onRetry, what }: LoadErrorProps) {
  const message = errorMessage(error);
  return (
    <div className="banner banner-danger load-error" role="alert">
      <p>{what === undefined ? message : `${what} could not be loaded: ${message}`}</p>
      <Button onClick={() => void onRetry()}>Try again</Button>
    </div>
  );
}
