import { DeleteOutlined } from '@ant-design/icons';
import { deletePowerUserDashboard } from '@pellucid/contract';
import { useQueryClient } from '@tanstack/react-query';
import { Button, Modal } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { tellFailure } from '../../../crud/tell-failure.ts';
import { call } from '../../../lib/api.ts';
import { mainMenuQuery } from '../../../lib/menu.ts';
import { paths } from '../../../lib/paths.ts';
import { toast } from '../../../ui/notices.ts';
import type { ActionPage } from './page-action-rules.ts';

/** The action "Delete this Dashboard": it asks first, and leads home when the dashboard is gone. */
export function DeleteDashboard({ page }: { page: ActionPage }) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [state, setState] = useState<'closed' | 'asking' | 'deleting'>('closed');
  const remove = async () => {
    setState('deleting');
    try {
      const id = String(page.id ?? page.pageName ?? page.menu);
      await call(deletePowerUserDashboard, { params: { id } }, { quiet: true });
    } catch (error) {
      tellFailure(error);
      setState('asking');
      return;
    }
    await queries.invalidateQueries({ queryKey: mainMenuQuery.queryKey });
    toast.success(`${page.menu} is deleted`);
    await navigate(paths.home);
    // Kept as it was before, it would be shown once more to who goes back.
    queries.removeQueries({ queryKey: ['page-info'] });
  };
  return (
    <>
      <Button danger icon={<DeleteOutlined aria-hidden="true" />} onClick={() => setState('asking')}>
        Delete this Dashboard
      </Button>
      <Modal
        title={`Delete ${page.menu}?`}
        open={state !== 'closed'}
        okText="Delete"
        okButtonProps={{ danger: true, loading: state === 'deleting' }}
        onOk={() => void remove()}
        onCancel={() => setState('closed')}
        destroyOnHidden
      >
        <p>It disappears from the menu of everyone who sees it.</p>
      </Modal>
    </>
  );
}
