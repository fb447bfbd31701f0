import { Button } from 'antd';
import { errorMessage } from './validation.ts';

/** In place of what could not be loaded, with the way to try again. */
export function LoadError({ error, onRetry }: { error: unknown; onRetry: () => unknown }) {
  return (
    <div className="banner banner-danger load-error" role="alert">
      <p>{errorMessage(error)}</p>
      <Button onClick={() => void onRetry()}>Try again</Button>
    </div>
  );
}
