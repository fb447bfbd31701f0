import type { ConfigProperty } from '@pellucid/contract';
import { useQuery } from '@tanstack/react-query';
import { Checkbox, Input, Skeleton } from 'antd';
import { useState } from 'react';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { OperationsFrame } from './operations-frame.tsx';
import { configurationQuery } from './operations-queries.ts';
import './configuration-page.css';

/** Every setting with its value, its default and where it comes from. */
export function Component() {
  const configuration = useQuery(configurationQuery);
  const [text, setText] = useState('');
  const [onlyDifferent, setOnlyDifferent] = useState(false);
  const searchText = text.trim().toLowerCase();
  const settings = (configuration.data ?? []).filter(
    (setting) =>
      (!onlyDifferent || setting.differs) &&
      [setting.name, setting.description, setting.value].some((part) => part?.toLowerCase().includes(searchText)),
  );
  const groups = [...new Set(settings.map(({ group }) => group))];
  const different = configuration.data?.filter(({ differs }) => differs).length ?? 0;
  return (
    <OperationsFrame
      title="Configuration"
      lead="Settings are environment variables, read once when the server starts. Secrets never leave the server."
      loading={configuration}
    >
      <div className="ops-filters">
        <Input.Search
          allowClear
          className="ops-search"
          aria-label="Filter settings"
          placeholder="Filter settings"
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <Checkbox checked={onlyDifferent} onChange={({ target }) => setOnlyDifferent(target.checked)}>
          Only what differs from the default ({different})
        </Checkbox>
      </div>
      {configuration.isPending && <Skeleton active paragraph={{ rows: 10 }} />}
      {configuration.data !== undefined && settings.length === 0 && (
        <p className="card ops-empty">
          {searchText === '' ? 'Every setting has its default.' : `No setting contains “${text.trim()}”.`}
        </p>
      )}
      {groups.map((group) => (
        <section key={group} className="ops-part">
          <h2>{group}</h2>
          <SettingTable group={group} settings={settings.filter((setting) => setting.group === group)} />
        </section>
      ))}
    </OperationsFrame>
  );
}

const COLUMNS: readonly Column<ConfigProperty>[] = [
  {
    key: 'name',
    title: 'Setting',
    isRowHeader: true,
    cell: ({ name, description }) => (
      <>
        <code>{name}</code>
        <span className="ops-note">{description}</span>
      </>
    ),
  },
  {
    key: 'value',
    title: 'Value',
    isLabelled: true,
    cell: ({ value, differs, kind }) => (
      <>
        <Value value={value} />
        {differs && <span className="pill pill-warning">changed</span>}
        {kind === 'secret' && value !== null && <span className="ops-note">set, and hidden</span>}
      </>
    ),
  },
  { key: 'default', title: 'Default', isLabelled: true, cell: (setting) => <Value value={setting.default} /> },
  { key: 'source', title: 'From', isLabelled: true, cell: ({ source }) => source },
];

function SettingTable({ group, settings }: { group: string; settings: readonly ConfigProperty[] }) {
  return (
    <DataTable
      className="settings-table"
      label={group}
      columns={COLUMNS}
      rows={settings}
      keyOf={({ name }) => name}
      rowClass={({ differs }) => (differs ? 'setting-differs' : undefined)}
    />
  );
}

function Value({ value }: { value: string | null }) {
  return value === null ? <span className="ops-quiet">not set</span> : <code className="setting-value">{value}</code>;
}
