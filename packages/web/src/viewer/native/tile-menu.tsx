import { MoreOutlined } from '@ant-design/icons';
import { Button, Dropdown, type MenuProps } from 'antd';
import type { TileFormat } from './export/save-tile.ts';

export type TileCommand = 'maximise' | 'table' | 'records' | TileFormat | 'source';

interface TileMenuProps {
  title: string;
  asTable: boolean;
  maximised: boolean;
  /** Table and figure tiles have no drawing to leave or to save. */
  drawn: boolean;
  canExport: boolean;
  canReadRows: boolean;
  onCommand: (command: TileCommand) => void;
}

export function TileMenu({ title, asTable, maximised, drawn, canExport, canReadRows, onCommand }: TileMenuProps) {
  const items: NonNullable<MenuProps['items']> = [
    { key: 'maximise', label: maximised ? 'Back to all tiles' : 'Maximise' },
    ...(drawn ? [{ key: 'table', label: asTable ? 'View as chart' : 'View as table' }] : []),
    ...(canReadRows ? [{ key: 'records', label: 'Show records' }] : []),
    ...(canExport ? [{ key: 'csv', label: 'Download as CSV' }] : []),
    ...(canExport && drawn && !asTable
      ? [
          { key: 'png', label: 'Download as PNG' },
          { key: 'svg', label: 'Download as SVG' },
        ]
      : []),
    { key: 'source', label: 'Where it comes from' },
  ];
  return (
    <Dropdown
      trigger={['click']}
      // Inside the page's main part: what floats outside every landmark is lost to screen readers.
      getPopupContainer={(button) => button.closest('main') ?? document.body}
      menu={{ items, onClick: ({ key }) => onCommand(key as TileCommand) }}
      placement="bottomRight"
    >
      <Button
        className="board-tile-menu"
        data-screen-only
        type="text"
        size="small"
        icon={<MoreOutlined aria-hidden="true" />}
        aria-label={`Menu of ${title}`}
      />
    </Dropdown>
  );
}
