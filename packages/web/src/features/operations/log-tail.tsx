import { DownloadOutlined } from '@ant-design/icons';
import { getLogfile, LOG_LEVELS, LogLevel, type LogLine } from '@pellucid/contract';
import { Button, Input, Select, Skeleton, Switch } from 'antd';
import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { download } from '../../lib/api.ts';
import { exactMoment } from './units.ts';
import { useLogTail } from './use-log-tail.ts';
import './log-tail.css';

/** The log as it is written, with filters; it follows its end as long as the person does not scroll away from it. */
export function LogTail({ loggers }: { loggers: readonly string[] }) {
  const [level, setLevel] = useState<LogLevel>('TRACE');
  const [logger, setLogger] = useState<string | undefined>();
  const [typed, setTyped] = useState('');
  const [live, setLive] = useState(true);
  const text = useDeferredValue(typed.trim());
  const { lines, error } = useLogTail({ level, logger, text }, live);
  const host = useRef<HTMLDivElement>(null);
  const atEnd = useRef(true);

  // biome-ignore lint/correctness/useExhaustiveDependencies: new lines are what moves the end
  useEffect(() => {
    const element = host.current;
    if (element !== null && atEnd.current) element.scrollTop = element.scrollHeight;
  }, [lines]);

  return (
    <section className="ops-part">
      <div className="ops-part-head">
        <h2>Newest lines</h2>
        <Button icon={<DownloadOutlined />} onClick={() => download(getLogfile, {}, 'pellucid.log')}>
          Download
        </Button>
      </div>
      <div className="ops-filters">
        <Select
          aria-label="Least level"
          className="log-level-select"
          value={level}
          options={LOG_LEVELS.filter((one) => one !== 'OFF')
            .toReversed()
            .map((value) => ({ value, label: value === 'TRACE' ? 'All levels' : `${value} and graver` }))}
          onChange={(value) => setLevel(LogLevel.parse(value))}
        />
        <Select
          allowClear
          aria-label="Logger"
          className="log-level-select"
          placeholder="All loggers"
          value={logger}
          options={loggers.map((value) => ({ value, label: value }))}
          onChange={setLogger}
        />
        <Input.Search
          allowClear
          className="ops-search"
          aria-label="Text in the lines"
          placeholder="Text in the lines"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <span className="log-live">
          <Switch aria-label="Follow the log" checked={live} onChange={setLive} size="small" /> Follow
        </span>
      </div>
      {error !== null && (
        <p className="banner banner-danger" role="alert">
          The log could not be read: {error.message}. {live ? 'Trying again every two seconds.' : ''}
        </p>
      )}
      {lines === undefined && error === null && <Skeleton active paragraph={{ rows: 8 }} />}
      {lines !== undefined && (
        <div
          className="card log-lines"
          ref={host}
          role="log"
          aria-label="Log lines"
          aria-live="off"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard
          tabIndex={0}
          onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
            atEnd.current = scrollHeight - scrollTop - clientHeight < 40;
          }}
        >
          {lines.length === 0 && <p className="ops-empty">{emptyText(level, text)}</p>}
          {lines.map((line) => (
            <Line key={line.number} line={line} />
          ))}
        </div>
      )}
    </section>
  );
}

function Line({ line }: { line: LogLine }) {
  const facts = Object.entries(line.facts).filter(([name]) => name !== 'reqId');
  return (
    <details className={`log-line log-${line.level.toLowerCase()}`}>
      <summary>
        <time dateTime={line.at}>{exactMoment(line.at).slice(11)}</time>
        <span className="log-level">{line.level}</span>
        <span className="log-logger">{line.logger}</span>
        <span className="log-message">
          {line.message}{' '}
          <span className="log-facts">{facts.map(([name, value]) => `${name}=${factText(value)}`).join(' ')}</span>
        </span>
      </summary>
      <pre>{JSON.stringify({ at: line.at, ...line.facts }, null, 2)}</pre>
    </details>
  );
}

function factText(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value);
  return 'message' in value && typeof value.message === 'string' ? value.message : JSON.stringify(value);
}

function emptyText(level: LogLevel, text: string): string {
  return level === 'TRACE' && text === ''
    ? 'Nothing was logged yet. Lower the level of a logger above to see more.'
    : 'No kept line passes this filter.';
}
