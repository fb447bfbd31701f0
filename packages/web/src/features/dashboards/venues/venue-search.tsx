import { Button, Input, Select } from 'antd';
import { useState } from 'react';
import { inDialog } from '../../../ui/in-dialog.ts';
import { VENUE_STATUSES } from './venue-status.ts';
import { ANY_VENUE, type VenueSearch } from './venues-query.ts';

/** A select has no option for nothing. */
const ALL = -1;

/** What the list of venues is searched by; it changes with Search and Reset alone. */
export function VenueSearchForm({ onSearch }: { onSearch: (search: VenueSearch) => void }) {
  const [search, setSearch] = useState(ANY_VENUE);
  return (
    <search>
      <form
        className="venue-search"
        onSubmit={(event) => {
          event.preventDefault();
          onSearch({ ...search, text: search.text.trim() });
        }}
      >
        <Input
          aria-label="Venue"
          placeholder="Search Venue"
          maxLength={255}
          value={search.text}
          onChange={({ target }) => setSearch({ ...search, text: target.value })}
        />
        <Select
          aria-label="Review Venue Status"
          getPopupContainer={inDialog}
          value={search.status ?? ALL}
          options={[{ value: ALL, label: 'All Venue Status' }, ...VENUE_STATUSES]}
          onChange={(status: number) => setSearch({ ...search, status: status === ALL ? null : status })}
        />
        <Button type="primary" htmlType="submit">
          Search
        </Button>
        <Button
          onClick={() => {
            setSearch(ANY_VENUE);
            onSearch(ANY_VENUE);
          }}
        >
          Reset
        </Button>
      </form>
    </search>
  );
}
