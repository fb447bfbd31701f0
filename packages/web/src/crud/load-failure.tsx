import { Button } from 'antd';
import { failureText } from './faults.ts';

/** In place of what could not be loaded, with the way to try again. */
export function LoadFailure({ error, onRetry }: { error: unknown; onRetry: () => unknown }) {
  return (
    <div className="banner banner-danger load-failure" role="alert">
      <p>{failureText(error)}</p>
      <Button onClick={() => void onRetry()}>Try again</Button>
    </div>
  );
}
