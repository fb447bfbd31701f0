import { useQuery } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import { LogTail } from './log-tail.tsx';
import { LoggerTable } from './logger-table.tsx';
import { OperationsFrame } from './operations-frame.tsx';
import { loggersQuery } from './operations-queries.ts';

/** How much the server says about itself, and what it said last. */
export function Component() {
  const loggers = useQuery(loggersQuery);
  const names = Object.keys(loggers.data?.loggers ?? {}).filter((name) => name !== 'ROOT');
  return (
    <OperationsFrame
      title="Logs"
      lead="A changed level goes back by itself, and with a restart. Passwords, tokens and keys are taken out of every line."
      loading={loggers}
    >
      {loggers.data === undefined && loggers.error === null && <Skeleton active paragraph={{ rows: 6 }} />}
      {loggers.data !== undefined && <LoggerTable loggers={loggers.data.loggers} />}
      <LogTail loggers={names} />
    </OperationsFrame>
  );
}
