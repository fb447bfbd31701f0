import { QuestionCircleOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { HelpTour } from './help-tour.tsx';

/** The action that shows the help text of a dashboard. */
export function HelpButton({ title, text }: { title: string; text: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button icon={<QuestionCircleOutlined aria-hidden="true" />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Help
      </Button>
      {open && <HelpTour title={title} text={text} onLeave={() => setOpen(false)} />}
    </>
  );
}
