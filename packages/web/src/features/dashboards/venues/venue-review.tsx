import { EditOutlined } from '@ant-design/icons';
import type { RuleValue } from '@pellucid/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button, Select } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { inDialog } from '../../../ui/in-dialog.ts';
import { statusText, VENUE_STATUSES } from './venue-status.ts';
import { saveSelection, VENUES_KEY } from './venues-query.ts';

/** A select has no option for nothing. */
const NONE = -1;

interface VenueReviewProps {
  venue: RuleValue;
  mayReview: boolean;
  /** The rows of another search are on their way: what is begun in this one would be lost. */
  isLeaving: boolean;
  onSaved: () => void;
}

/**
 * What was decided of a venue, with Edit; then a choice, with Save and Cancel. After Save, however it ends, the list is read
 * anew: a failure says nothing of its own (docs/promises/venues.md#review-venue).
 */
export function VenueReview({ venue, mayReview, isLeaving, onSaved }: VenueReviewProps) {
  const queries = useQueryClient();
  const [draft, setDraft] = useState<{ selection: number | null } | null>(null);
  const save = useMutation({
    mutationFn: (selection: number | null) => saveSelection(venue, selection),
    onSuccess: onSaved,
    onSettled: async () => {
      await queries.invalidateQueries({ queryKey: VENUES_KEY });
      setDraft(null);
    },
  });
  const edit = useRef<HTMLButtonElement>(null);
  const wasEdited = useRef(false);
  useEffect(() => {
    if (draft === null && wasEdited.current) edit.current?.focus();
    wasEdited.current = draft !== null;
  }, [draft]);

  if (draft === null) {
    return (
      <div className="venue-review">
        <span data-selection={venue.selection ?? 'none'} className="venue-status">
          {statusText(venue.selection)}
        </span>
        {mayReview && (
          <Button
            ref={edit}
            size="small"
            icon={<EditOutlined aria-hidden="true" />}
            aria-label={`Edit ${venue.value}`}
            disabled={isLeaving}
            onClick={() => setDraft({ selection: venue.selection })}
          >
            Edit
          </Button>
        )}
      </div>
    );
  }
  return (
    <div className="venue-review">
      <Select
        autoFocus
        size="small"
        getPopupContainer={inDialog}
        className="venue-select"
        aria-label={`Status of ${venue.value}`}
        disabled={save.isPending}
        value={draft.selection ?? NONE}
        options={[{ value: NONE, label: statusText(null) }, ...VENUE_STATUSES]}
        onChange={(selection: number) => setDraft({ selection: selection === NONE ? null : selection })}
      />
      <span className="venue-actions">
        <Button size="small" type="primary" loading={save.isPending} onClick={() => save.mutate(draft.selection)}>
          Save
        </Button>
        <Button size="small" disabled={save.isPending} onClick={() => setDraft(null)}>
          Cancel
        </Button>
      </span>
    </div>
  );
}
