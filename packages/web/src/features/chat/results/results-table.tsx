import { DownloadOutlined } from '@ant-design/icons';
import { type ChatColumn, exportQuery, type TableFormat } from '@pellucid/contract';
import { useMutation } from '@tanstack/react-query';
import { Button } from 'antd';
import { download } from '../../../lib/api.ts';
import { csvFile, saveFile } from '../../../lib/files.ts';
import { count } from '../../../lib/format.ts';
import { toast } from '../../../ui/notices.ts';
import type { ChatMessage } from '../messages/chat-message.ts';
import { cellText, isNumeric } from './cell-text.ts';
import { csvOf, resultFileName } from './csv.ts';

/** The rows of an answer, with how many there are and their files. */
export function ResultsTable({ message }: { message: ChatMessage }) {
  const { tableHeaders, tableData, rowCount, truncated } = message;
  const rows = rowCount === 1 ? '1 row' : `${count(rowCount)} rows`;
  return (
    <div className="chat-results">
      {/* biome-ignore lint/a11y/useSemanticElements: no landmark, as each answer has one */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <div className="chat-table" role="group" aria-label="Results" tabIndex={0}>
        <table>
          <thead>
            <tr>
              {tableHeaders.map((header) => (
                <th key={header.name} scope="col" data-numeric={isNumeric(header)}>
                  {header.label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {tableData.map((cells, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows of a result have no other identity
              <Row key={index} headers={tableHeaders} cells={cells} />
            ))}
          </tbody>
        </table>
      </div>
      <div className="chat-table-footer">
        <span>{truncated ? `The first ${rows}; there are more` : rows}</span>
        {rowCount > 0 && <Files message={message} />}
      </div>
    </div>
  );
}

function Row({ headers, cells }: { headers: readonly ChatColumn[]; cells: ChatMessage['tableData'][number] }) {
  return (
    <tr>
      {headers.map((header, at) => (
        <td key={header.name} data-numeric={isNumeric(header)} data-type={header.type}>
          {cellText(cells[at], header)}
        </td>
      ))}
    </tr>
  );
}

/** The rows on screen as CSV at once; all rows are asked of the server, where it said which query they are of. */
function Files({ message }: { message: ChatMessage }) {
  const { tableHeaders, tableData, truncated, interpretation } = message;
  const query = interpretation?.query ?? null;
  const all = useMutation({
    mutationFn: async (format: TableFormat) => {
      if (query === null) return;
      const { limit, ...all } = query;
      const body = truncated ? all : { ...all, limit };
      await download(exportQuery, { query: { format }, body }, `${resultFileName(new Date())}.${format}`);
    },
    onError: (error) => toast.error(error.message),
  });
  const saveShown = () => saveFile(`${resultFileName(new Date())}.csv`, csvFile(csvOf(tableHeaders, tableData)));
  return (
    <div className="chat-files">
      <Button size="small" icon={<DownloadOutlined aria-hidden="true" />} onClick={saveShown}>
        Download CSV
      </Button>
      {query !== null && truncated && (
        <Button size="small" loading={all.isPending} onClick={() => all.mutate('csv')}>
          All rows as CSV
        </Button>
      )}
      {query !== null && (
        <Button size="small" loading={all.isPending} onClick={() => all.mutate('xlsx')}>
          {truncated ? 'All rows as Excel' : 'Download Excel'}
        </Button>
      )}
    </div>
  );
}
