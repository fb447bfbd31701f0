import { LEVEL_MINUTES, LOG_LEVELS, type LoggerState, LogLevel, setLogger } from '@pellucid/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button, Select } from 'antd';
import { useState } from 'react';
import { call } from '../../lib/api.ts';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { alert, toast } from '../../ui/notices.ts';
import { LOGGERS_KEY } from './operations-queries.ts';
import { exactMoment, timespan } from './units.ts';
import './logger-table.css';

const DURATIONS = [5, 15, 60, 240, LEVEL_MINUTES.max].map((minutes) => ({
  value: minutes,
  label: `for ${timespan(minutes * 60)}`,
}));

interface Change {
  name: string;
  level: LogLevel | null;
}

function columnsOf(change: (change: Change) => void): Column<[name: string, logger: LoggerState]>[] {
  return [
    {
      key: 'name',
      title: 'Logger',
      isRowHeader: true,
      cell: ([name, { about }]) => (
        <>
          <code>{name}</code>
          <span className="ops-note">{about}</span>
        </>
      ),
    },
    {
      key: 'level',
      title: 'Level',
      cell: ([name, { effectiveLevel }]) => (
        <Select
          aria-label={`Level of ${name}`}
          className="log-level-select"
          value={effectiveLevel}
          options={LOG_LEVELS.map((value) => ({ value, label: value }))}
          onChange={(level) => change({ name, level: LogLevel.parse(level) })}
        />
      ),
    },
    {
      key: 'until',
      title: 'Until',
      cell: ([name, { revertsAt, changedBy }]) =>
        revertsAt !== null && (
          <>
            <span>
              {exactMoment(revertsAt).slice(0, 16)}
              <span className="ops-note">changed by {changedBy}</span>
            </span>
            <Button aria-label={`End the change of ${name} now`} onClick={() => change({ name, level: null })}>
              End now
            </Button>
          </>
        ),
    },
  ];
}

/** The loggers: a level is changed for the chosen time and goes back by itself. */
export function LoggerTable({ loggers }: { loggers: Readonly<Record<string, LoggerState>> }) {
  const [minutes, setMinutes] = useState<number>(LEVEL_MINUTES.default);
  const queries = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: ({ name, level }: Change) =>
      call(setLogger, { params: { name }, body: { configuredLevel: level, minutes } }),
    onSuccess: (_, { name, level }) =>
      toast.success(
        level === null ? `${name} is back at its own level` : `${name} logs ${level} for ${timespan(minutes * 60)}`,
      ),
    onError: (error) => alert.error(error.message),
    onSettled: () => queries.invalidateQueries({ queryKey: LOGGERS_KEY }),
  });
  return (
    <section className="ops-part">
      <div className="ops-part-head">
        <h2>Loggers</h2>
        <Select
          aria-label="How long a change holds"
          className="log-duration"
          prefix="Change levels"
          options={DURATIONS}
          value={minutes}
          onChange={setMinutes}
        />
      </div>
      <DataTable
        className="logger-table"
        label="Loggers"
        columns={columnsOf(mutate)}
        rows={Object.entries(loggers)}
        keyOf={([name]) => name}
      />
    </section>
  );
}
