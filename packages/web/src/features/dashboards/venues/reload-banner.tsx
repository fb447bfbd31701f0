import { CloseIcon } from '../../../ui/icons.tsx';

interface ReloadBannerProps {
  onReload: () => void;
  onDismiss: () => void;
}

/** Says that what is on screen was asked for before the data changed. */
export function ReloadBanner({ onReload, onDismiss }: ReloadBannerProps) {
  return (
    <div className="banner reload-banner" role="status">
      <p>
        To reflect the changes made to the data, please{' '}
        <button type="button" className="board-link" onClick={onReload}>
          Reload
        </button>{' '}
        the dashboard.
      </p>
      <button type="button" className="icon-button" aria-label="Dismiss" onClick={onDismiss}>
        <CloseIcon />
      </button>
    </div>
  );
}
