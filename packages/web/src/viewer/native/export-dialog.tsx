import type { BoardOpening, BoardView, OrderBy, TableFormat } from '@pellucid/contract';
import { useQuery } from '@tanstack/react-query';
import { Button, Input, Modal, Radio } from 'antd';
import { useEffect, useId, useRef, useState } from 'react';
import { exactText } from '../../charts/values.ts';
import { ApiProblem } from '../../lib/api.ts';
import { count } from '../../lib/format.ts';
import type { NativeViewer } from './native-viewer.ts';
import { recordsQuery } from './records-query.ts';
import { recordRestrictions } from './restrictions.ts';
import { tileOf, type ViewerSnapshot } from './viewer-snapshot.ts';
import { fieldInfo } from './wording.ts';

interface ExportDialogProps {
  viewer: NativeViewer;
  opening: BoardOpening;
  view: BoardView;
  tiles: ViewerSnapshot['tiles'];
  /** The order of the file; none leaves it to the server. */
  orderBy?: OrderBy[];
  onClose: () => void;
}

const FORMATS: { value: TableFormat; label: string }[] = [
  { value: 'csv', label: 'CSV' },
  { value: 'xlsx', label: 'Excel (XLSX)' },
];
/** The count comes with a page of records; the dialog shows none of them. */
const COUNT_ONLY = { orderBy: [], limit: 1, offset: 0 };

/** Asks before records are saved: how many there are and of what, in which format and under which name. */
export function ExportDialog({ viewer, opening, view, tiles, orderBy = [], onClose }: ExportDialogProps) {
  const [format, setFormat] = useState<TableFormat>('csv');
  const [fileName, setFileName] = useState(`${opening.board.id}-records`);
  // Closed before it is unmounted: the dialog gives the focus back when it closes.
  const [open, setOpen] = useState(true);
  const close = () => setOpen(false);
  const { save, saving, failure } = useExport(viewer, close);
  const { detailsTile } = viewer.getSnapshot();
  const tile = detailsTile === null ? {} : { tile: detailsTile };
  const titled = detailsTile === null ? undefined : tileOf(opening, detailsTile);
  const total = useQuery(recordsQuery(opening.board.id, opening.dataVersion, view, { ...COUNT_ONLY, ...tile }));
  const records = total.data?.total.records;
  const id = useId();
  return (
    <Modal
      open={open}
      title={titled === undefined ? 'Export records' : `Export records of ${titled.title}`}
      width={480}
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
          disabled={!records || fileName.trim() === ''}
          onClick={() => void save({ format, fileName: fileName.trim(), orderBy })}
        >
          {records === undefined ? 'Export' : `Export ${count(records)} ${records === 1 ? 'record' : 'records'}`}
        </Button>,
      ]}
    >
      <div className="board-export">
        <p role="status">{total.isError ? total.error.message : contentText(opening, total.data?.total)}</p>
        <Contents {...recordRestrictions({ opening, view, tiles }, detailsTile)} />
        <fieldset>
          <legend>Format</legend>
          <Radio.Group options={FORMATS} value={format} onChange={({ target }) => setFormat(target.value)} />
        </fieldset>
        <div>
          <label htmlFor={id}>File name</label>
          <Input
            id={id}
            value={fileName}
            suffix={`.${format}`}
            maxLength={120}
            onChange={({ target }) => setFileName(target.value)}
          />
        </div>
        {failure !== null && <p role="alert">{failure}</p>}
      </div>
    </Modal>
  );
}

/** Saves the file and closes; closing earlier ends the download. */
function useExport(viewer: NativeViewer, onSaved: () => void) {
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const download = useRef(new AbortController());
  useEffect(() => {
    download.current = new AbortController();
    return () => download.current.abort();
  }, []);
  const save = async (options: { format: TableFormat; fileName: string; orderBy: OrderBy[] }) => {
    const { signal } = download.current;
    setSaving(true);
    setFailure(null);
    try {
      await viewer.exportRows({ ...options, signal });
      onSaved();
    } catch (cause) {
      if (signal.aborted) return;
      setFailure(cause instanceof ApiProblem ? cause.message : 'The file could not be saved.');
      setSaving(false);
    }
  };
  return { save, saving, failure };
}

function contentText(opening: BoardOpening, total: { records: number; sums: Record<string, string> } | undefined) {
  if (total === undefined) return 'Counting the records …';
  if (total.records === 0) return 'No records match: there is nothing to export.';
  const sums = Object.entries(total.sums).map(([name, sum]) => {
    const { label, type } = fieldInfo(opening, name);
    return `${label} ${exactText(sum, type)}`;
  });
  const records = `${count(total.records)} ${total.records === 1 ? 'record' : 'records'}`;
  return `The file has all ${[records, ...sums].join(', ')}.`;
}

function Contents({ board, filters, marks, tile }: ReturnType<typeof recordRestrictions>) {
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
