import { useQuery } from '@tanstack/react-query';
import { Button, Checkbox, Input, InputNumber, Modal, Radio } from 'antd';
import { type ReactNode, useId, useState } from 'react';
import { count } from '../../../lib/format.ts';
import { COUNT_ONLY, recordsQuery } from '../records-query.ts';
import { pageRestrictions, type Restrictions, recordRestrictions } from '../restrictions.ts';
import { pageOf, tileOf } from '../viewer-snapshot.ts';
import { aboutView, saidOfRecords, totalText } from './about-view.ts';
import { type ExportFormat, type ExportKind, FORMATS, MAX_FIRST_ROWS, START_ROWS } from './export-kinds.ts';
import { proposedName } from './file-name.ts';
import { type ExportSubject, useExport } from './use-export.ts';

interface ExportDialogProps extends ExportSubject {
  /** What can be saved, the first of it at first. */
  kinds: readonly ExportKind[];
  onClose: () => void;
}

const KINDS: Readonly<Record<ExportKind, string>> = {
  records: 'Records',
  tiles: 'Tiles of this tab',
  picture: 'Picture or PDF',
};

/** Asks before anything is saved: what, how much of it and of what, in which format and under which name. */
export function ExportDialog({ kinds, onClose, ...subject }: ExportDialogProps) {
  const { viewer, opening, view, tiles } = subject;
  const [kind, setKind] = useState(kinds[0] ?? 'records');
  const [format, setFormat] = useState<ExportFormat>(FORMATS[kind][0]?.value ?? 'csv');
  const [named, setNamed] = useState<string | null>(null);
  const [limit, setLimit] = useState<number | null>(null);
  const [about, setAbout] = useState(true);
  // Closed before it is unmounted: the dialog gives the focus back when it closes.
  const [open, setOpen] = useState(true);
  const close = () => setOpen(false);
  const { save, saving, bytes, failure } = useExport(subject, close);
  const { detailsTile } = viewer.getSnapshot();
  const tile = detailsTile === null ? {} : { tile: detailsTile };
  const titled = detailsTile === null ? undefined : tileOf(opening, detailsTile);
  const { data, error } = useQuery(
    recordsQuery(opening.board.id, opening.dataVersion, view, { ...COUNT_ONLY, ...tile }),
  );
  const total = data?.total;
  const id = useId();

  const part = kind !== 'records' ? pageOf(opening, view.page).title : `${titled?.title ?? ''} records`;
  const fileName = named ?? proposedName(opening, view, tiles, part);
  const choose = (next: ExportKind) => {
    setKind(next);
    setFormat(FORMATS[next][0]?.value ?? 'csv');
  };
  const restrictions = shownIn(kind, { opening, view, tiles }, detailsTile);
  const start = () => {
    const inFull = shownIn(kind, { opening, view, tiles, inFull: true }, detailsTile);
    const said = saidOfRecords(opening, inFull, viewer.getSnapshot().recordsOrder);
    const told = about ? aboutView(opening, view, inFull, total) : null;
    void save({ kind, format, fileName: fileName.trim(), limit, about: told, said });
  };
  // Figures of other filters than the file says would be worse than none.
  const calculating = kind !== 'records' && pageOf(opening, view.page).tiles.some((each) => tiles[each.id]?.loading);
  const records = limit === null ? total?.records : Math.min(limit, total?.records ?? 0);
  return (
    <Modal
      open={open}
      title={kind === 'records' && titled !== undefined ? `Export records of ${titled.title}` : TITLES[kind]}
      width={520}
      onCancel={close}
      afterClose={onClose}
      footer={[
        <Button key="cancel" onClick={close}>
          Cancel
        </Button>,
        <Button
          key="save"
          type="primary"
          loading={saving}
          disabled={fileName.trim() === '' || calculating || (kind === 'records' && !records)}
          onClick={start}
        >
          {kind === 'records' && records !== undefined
            ? `Export ${count(records)} ${records === 1 ? 'record' : 'records'}`
            : 'Export'}
        </Button>,
      ]}
    >
      <div className="board-export">
        {kinds.length > 1 && (
          <Choice
            legend="What"
            value={kind}
            options={kinds.map((value) => ({ value, label: KINDS[value] }))}
            onChoose={choose}
          />
        )}
        {kind === 'records' && (
          <p role="status">
            {error === null ? contentText(totalText(opening, total), total?.records, limit) : error.message}
          </p>
        )}
        {calculating && <p role="status">The figures are still being calculated …</p>}
        <Contents {...restrictions} />
        {kind === 'records' && <Rows limit={limit} total={total?.records} onChange={setLimit} />}
        <Choice legend="Format" value={format} options={FORMATS[kind]} onChoose={setFormat} />
        <Checkbox checked={about} onChange={({ target }) => setAbout(target.checked)}>
          The file says what it holds: filters, totals, the date of the data, who made it and when, and the link
        </Checkbox>
        <div>
          <label htmlFor={id}>File name</label>
          <Input
            id={id}
            value={fileName}
            suffix={`.${format}`}
            maxLength={120}
            onChange={({ target }) => setNamed(target.value)}
          />
        </div>
        {saving && bytes > 0 && <p role="status">{count(Math.round(bytes / 1024))} KB so far …</p>}
        {failure !== null && <p role="alert">{failure}</p>}
      </div>
    </Modal>
  );
}

const TITLES: Readonly<Record<ExportKind, string>> = {
  records: 'Export records',
  tiles: 'Export the tiles of this tab',
  picture: 'Export this tab as a picture or PDF',
};

function shownIn(
  kind: ExportKind,
  shown: Pick<ExportSubject, 'opening' | 'view' | 'tiles'> & { inFull?: boolean },
  detailsTile: string | null,
): Restrictions {
  return kind === 'records' ? recordRestrictions(shown, detailsTile) : pageRestrictions(shown);
}

interface ChoiceProps<T extends string> {
  legend: string;
  value: T;
  options: readonly { value: T; label: ReactNode }[];
  onChoose: (value: T) => void;
}

function Choice<T extends string>({ legend, value, options, onChoose }: ChoiceProps<T>) {
  return (
    <fieldset>
      <legend>{legend}</legend>
      <Radio.Group options={[...options]} value={value} onChange={({ target }) => onChoose(target.value)} />
    </fieldset>
  );
}

interface RowsProps {
  limit: number | null;
  total: number | undefined;
  onChange: (limit: number | null) => void;
}

/** All records or the first of them, in the order of the list. */
function Rows({ limit, total, onChange }: RowsProps) {
  const begin = START_ROWS.find((rows) => total === undefined || rows < total) ?? 1;
  return (
    <fieldset>
      <legend>Rows</legend>
      <Radio.Group value={limit !== null} onChange={({ target }) => onChange(target.value ? begin : null)}>
        <Radio value={false}>All{total === undefined ? '' : ` ${count(total)}`}</Radio>
        <Radio value={true}>The first</Radio>
      </Radio.Group>
      {limit !== null && (
        <InputNumber
          size="small"
          min={1}
          max={Math.min(MAX_FIRST_ROWS, total ?? MAX_FIRST_ROWS)}
          precision={0}
          value={limit}
          aria-label="How many rows"
          onChange={(value) => onChange(value ?? 1)}
        />
      )}
    </fieldset>
  );
}

function contentText(totals: string | null, records: number | undefined, limit: number | null): string {
  if (totals === null || records === undefined) return 'Counting the records …';
  if (records === 0) return 'No records match: there is nothing to export.';
  if (limit !== null && limit < records) {
    const first = limit === 1 ? 'first record' : `first ${count(limit)} records`;
    return `The file has the ${first} in the order of the list, and says what they add up to. All together are ${totals}.`;
  }
  return `The file has all ${totals}.`;
}

function Contents({ board, filters, marks, tile }: Restrictions) {
  const all = [...board, ...filters, ...marks, ...tile];
  if (all.length === 0) return <p>Nothing is filtered or marked: it is everything on this dashboard.</p>;
  return (
    <div>
      <p>Only records with</p>
      <ul>
        {all.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </div>
  );
}
