import { DownloadOutlined, LoadingOutlined } from '@ant-design/icons';
import { useMutation } from '@tanstack/react-query';
import { Button, Dropdown } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { alert } from '../ui/notices.ts';
import { type ListFile, type ListRequest, saveList } from './entity-api.ts';
import { useEntityArea } from './entity-context.tsx';
import { failureText } from './faults.ts';

const FILES: readonly (ListFile & { label: string })[] = [
  { format: 'csv', columns: 'list', label: 'CSV, columns of this list' },
  { format: 'csv', columns: 'all', label: 'CSV, all fields' },
  { format: 'xlsx', columns: 'list', label: 'Excel, columns of this list' },
  { format: 'xlsx', columns: 'all', label: 'Excel, all fields' },
];

const keyOf = ({ format, columns }: ListFile) => `${format} ${columns}`;

/** Saves every record that matches, not only the page on screen. A long list says how far it is, and can be called off. */
export function ExportButton({ request, total }: { request: ListRequest; total: number }) {
  const { screen } = useEntityArea();
  const [bytes, setBytes] = useState(0);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  const save = useMutation({
    mutationFn: (file: ListFile) => {
      const calledOff = new AbortController();
      running.current = calledOff;
      setBytes(0);
      return saveList(screen, request, file, { signal: calledOff.signal, onBytes: setBytes });
    },
    onError: (error) => {
      if (running.current?.signal.aborted !== true) alert.error(failureText(error));
    },
  });
  if (save.isPending) {
    return (
      <Button icon={<LoadingOutlined aria-hidden="true" />} onClick={() => running.current?.abort()}>
        Cancel export{bytes > 0 && ` (${sizeText(bytes)})`}
      </Button>
    );
  }
  const items = FILES.map((file) => ({ key: keyOf(file), label: file.label }));
  const start = (key: string) => {
    const file = FILES.find((each) => keyOf(each) === key);
    if (file !== undefined) save.mutate({ format: file.format, columns: file.columns });
  };
  return (
    <Dropdown trigger={['click']} disabled={total === 0} menu={{ items, onClick: ({ key }) => start(key) }} autoFocus>
      <Button icon={<DownloadOutlined aria-hidden="true" />} aria-haspopup="menu">
        Export
      </Button>
    </Dropdown>
  );
}

function sizeText(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.ceil(bytes / 1_000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
