import { DownloadOutlined, LoadingOutlined } from '@ant-design/icons';
import { useMutation } from '@tanstack/react-query';
import { Button, Dropdown } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { alert } from '../ui/notices.ts';
import { type ExportChoice, exportList, type ListRequest } from './entity-api.ts';
import { useEntityArea } from './entity-context.tsx';
import { errorMessage } from './validation.ts';

const CHOICES: readonly (ExportChoice & { label: string })[] = [
  { format: 'csv', columns: 'list', label: 'CSV, columns of this list' },
  { format: 'csv', columns: 'all', label: 'CSV, all fields' },
  { format: 'xlsx', columns: 'list', label: 'Excel, columns of this list' },
  { format: 'xlsx', columns: 'all', label: 'Excel, all fields' },
];

const keyOf = ({ format, columns }: ExportChoice) => `${format} ${columns}`;

/** Saves every record that matches, not only the page on screen. A long list says how far it is, and can be called off. */
export function ExportButton({ request, total }: { request: ListRequest; total: number }) {
  const { screen } = useEntityArea();
  const [bytes, setBytes] = useState(0);
  const abort = useRef<AbortController | null>(null);
  useEffect(() => () => abort.current?.abort(), []);
  const save = useMutation({
    mutationFn: (file: ExportChoice) => {
      const controller = new AbortController();
      abort.current = controller;
      setBytes(0);
      return exportList(screen, request, file, { signal: controller.signal, onBytes: setBytes });
    },
    onError: (error) => {
      if (abort.current?.signal.aborted !== true) alert.error(errorMessage(error));
    },
  });
  if (save.isPending) {
    return (
      <Button icon={<LoadingOutlined aria-hidden="true" />} onClick={() => abort.current?.abort()}>
        Cancel export{bytes > 0 && ` (${sizeText(bytes)})`}
      </Button>
    );
  }
  const items = CHOICES.map((file) => ({ key: keyOf(file), label: file.label }));
  const start = (key: string) => {
    const file = CHOICES.find((each) => keyOf(each) === key);
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
