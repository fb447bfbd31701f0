import { EnvironmentOutlined } from '@ant-design/icons';
import { Button, Modal } from 'antd';
import { type ReactNode, useState } from 'react';
import { useProfileInfo } from '../../../lib/profile-info.ts';
import { ReloadBanner } from './reload-banner.tsx';
import { VenueList } from './venue-list.tsx';
import { VenueSearchForm } from './venue-search.tsx';
import { ANY_VENUE, type VenueSearch } from './venues-query.ts';
import './venues.css';

/**
 * The button "Review Venue" and its modal. Closing it after a review reloads the dashboard, and the banner that asked for that
 * goes (docs/promises/venues.md#reload-banner).
 */
export function ReviewVenue({ onReload }: { onReload: () => void }) {
  const [open, setOpen] = useState(false);
  const [isUpdated, setUpdated] = useState(false);
  const [isDismissed, setDismissed] = useState(false);
  const reload = () => {
    setUpdated(false);
    onReload();
  };
  const close = () => {
    setOpen(false);
    if (isUpdated) reload();
  };
  return (
    <>
      <Button icon={<EnvironmentOutlined aria-hidden="true" />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Review Venue
      </Button>
      <Modal
        title="Review Venue"
        open={open}
        width={960}
        onCancel={close}
        footer={<Button onClick={close}>Close</Button>}
        destroyOnHidden
      >
        <Venues
          onSaved={() => {
            setUpdated(true);
            setDismissed(false);
          }}
        >
          {isUpdated && !isDismissed && <ReloadBanner onReload={reload} onDismiss={() => setDismissed(true)} />}
        </Venues>
      </Modal>
    </>
  );
}

function Venues({ onSaved, children }: { onSaved: () => void; children: ReactNode }) {
  const [search, setSearch] = useState<VenueSearch>(ANY_VENUE);
  const demo = useProfileInfo()?.demo === true;
  return (
    <div className="venues">
      {children}
      {demo && <p className="venue-note">These venues are made up for the demonstration.</p>}
      <VenueSearchForm onSearch={setSearch} />
      <VenueList search={search} onSaved={onSaved} />
    </div>
  );
}
